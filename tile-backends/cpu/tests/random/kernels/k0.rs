// Emitted from the random kernel of seed 0.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;

pub const SCALE_0: f64 = f64::from_bits(4618441417868443648);

#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<T: __Elem>(::core::marker::PhantomData<(T,)>);

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<T: __Elem> __Kernel<T> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_row: R0,
        v0: T,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i7 = start + lane as i64;
                t6_row.set(lane, __Elem::shr(v0, __Elem::to::<T>(i7.wrapping_add(1))));
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t8_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10 = start + lane as i64;
                let v7 = __Elem::to::<i32>(i10).wrapping_mul(3_i32).wrapping_add(1_i32);
                t8_row.set(lane, v7);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s13 = <T as __Elem>::ZERO;
                s13 = <T as __Elem>::ZERO;
                for k14 in 0_i64..4 {
                    let v9 = s13;
                    s13 = __Elem::add(v9, <T as __Elem>::ONE);
                }
                let v10 = s13;
                t9_row.set(lane, v10);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        mut t10_row: R0,
        v11: u8,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t10_row.set(lane, v11);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        v13: i32,
        v14: i32,
        t12: __cpu::View<i32, 2>,
        i17: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18 = start + lane as i64;
                t12.compare_exchange([i17, i18], v13, v14, __cpu::Order::AcqRel);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        v18: f32,
        t7: __cpu::View<f32, 3>,
        i19: i64,
        v19: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                t7.store([i19, v19, 8_i64.wrapping_sub(i21)], v18);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t14_row: R0,
        v32: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t14_row.set(lane, v32);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t15_row: R0,
        v34: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t15_row.set(lane, v34);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t12_row: R0,
        v39: i64,
        v40: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30 = start + lane as i64;
                let v41 = t12_row.get(lane);
                let v42 = __Elem::to::<u64>(v41).wrapping_mul(__Elem::to::<u64>(v40.wrapping_add(i30)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v39.wrapping_add(i30), 7_i64)], v42, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<u8>>(
        level: L,
        start: i64,
        count: i64,
        t13_row: R0,
        v44: i64,
        v46: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33 = start + lane as i64;
                let v47 = t13_row.get(lane);
                let v48 = __Elem::to::<u64>(v47).wrapping_mul(__Elem::to::<u64>(v46.wrapping_add(i33)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v44.wrapping_add(i33), 7_i64)], v48, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t14_row_2: R0,
        v49: i64,
        v50: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i35 = start + lane as i64;
                let v51 = t14_row_2.get(lane);
                let v52 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v51) * 16.0_f32));
                let v53 = v52.wrapping_mul(__Elem::to::<u64>(v50.wrapping_add(i35)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v49.wrapping_add(i35), 7_i64)], v53, __cpu::Order::AcqRel);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t15_row_2: R0,
        v54: i64,
        v55: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i37 = start + lane as i64;
                let v56 = t15_row_2.get(lane);
                let v57 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v56) * 16.0_f32));
                let v58 = v57.wrapping_mul(__Elem::to::<u64>(v55.wrapping_add(i37)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v54.wrapping_add(i37), 7_i64)], v58, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t16_row: R0,
        v59: i64,
        v60: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i39 = start + lane as i64;
                let v61 = t16_row.get(lane);
                let v62 = __Elem::to::<u64>(__Elem::to::<i64>(v61 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v60.wrapping_add(i39)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v59.wrapping_add(i39), 7_i64)], v62, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<
        L: __cpu::Level,
        R0: __cpu::row::Row<f32>,
        R1: __cpu::row::Row<T>,
        R2: __cpu::row::Row<T>,
        R3: __cpu::row::RowMut<T>,
    >(
        level: L,
        start: i64,
        count: i64,
        t16_row_2: R0,
        t9_row_2: R1,
        t9_row_3: R2,
        mut y3_row: R3,
        v64: f32,
        t9: __cpu::View<T, 2>,
        v66: T,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i40 = start + lane as i64;
                let v67 = t16_row_2.get(lane);
                let v68 = t9.load_inside([i40, i40]);
                let v69 = t9.load_inside([i40, i40]);
                let v70 = t9_row_2.get(lane);
                let v71 = __Elem::select(i40 < 6, v69, v70);
                let v72 = t9_row_3.get(lane);
                let v73 = __Elem::select(v67 < v64, __Elem::mul(v68, v71), __Elem::mul(v72, v66));
                y3_row.set(lane, v73);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_2_row: R0,
        v74: T,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i7_2 = start + lane as i64;
                t6_2_row.set(lane, __Elem::shr(v74, __Elem::to::<T>(i7_2.wrapping_add(1))));
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t8_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10_2 = start + lane as i64;
                let v81 = __Elem::to::<i32>(i10_2).wrapping_mul(3_i32).wrapping_add(1_i32);
                t8_2_row.set(lane, v81);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s13_2 = <T as __Elem>::ZERO;
                s13_2 = <T as __Elem>::ZERO;
                for k14_2 in 0_i64..4 {
                    let v82 = s13_2;
                    s13_2 = __Elem::add(v82, <T as __Elem>::ONE);
                }
                let v83 = s13_2;
                t9_2_row.set(lane, v83);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        mut t10_2_row: R0,
        v84: u8,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t10_2_row.set(lane, v84);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        v86: i32,
        v87: i32,
        t12_2: __cpu::View<i32, 2>,
        i17_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18_2 = start + lane as i64;
                t12_2.compare_exchange([i17_2, i18_2], v86, v87, __cpu::Order::AcqRel);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        v91: f32,
        t7_2: __cpu::View<f32, 3>,
        i19_2: i64,
        v92: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21_2 = start + lane as i64;
                t7_2.store([i19_2, v92, 8_i64.wrapping_sub(i21_2)], v91);
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t14_2_row: R0,
        v104: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t14_2_row.set(lane, v104);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t15_2_row: R0,
        v106: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t15_2_row.set(lane, v106);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row: R0,
        v111: i64,
        v112: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30_2 = start + lane as i64;
                let v113 = t12_2_row.get(lane);
                let v114 = __Elem::to::<u64>(v113).wrapping_mul(__Elem::to::<u64>(v112.wrapping_add(i30_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v111.wrapping_add(i30_2), 7_i64)], v114);
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::Row<u8>>(
        level: L,
        start: i64,
        count: i64,
        t13_2_row: R0,
        v116: i64,
        v118: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33_2 = start + lane as i64;
                let v119 = t13_2_row.get(lane);
                let v120 = __Elem::to::<u64>(v119).wrapping_mul(__Elem::to::<u64>(v118.wrapping_add(i33_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v116.wrapping_add(i33_2), 7_i64)], v120);
            }
        }
    }

    #[inline]
    unsafe fn parallel_25<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t14_2_row_2: R0,
        v121: i64,
        v122: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i35_2 = start + lane as i64;
                let v123 = t14_2_row_2.get(lane);
                let v124 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v123) * 16.0_f32));
                let v125 = v124.wrapping_mul(__Elem::to::<u64>(v122.wrapping_add(i35_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v121.wrapping_add(i35_2), 7_i64)], v125);
            }
        }
    }

    #[inline]
    unsafe fn parallel_26<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t15_2_row_2: R0,
        v126: i64,
        v127: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i37_2 = start + lane as i64;
                let v128 = t15_2_row_2.get(lane);
                let v129 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v128) * 16.0_f32));
                let v130 = v129.wrapping_mul(__Elem::to::<u64>(v127.wrapping_add(i37_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v126.wrapping_add(i37_2), 7_i64)], v130);
            }
        }
    }

    #[inline]
    unsafe fn parallel_27<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t16_2_row: R0,
        v131: i64,
        v132: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i39_2 = start + lane as i64;
                let v133 = t16_2_row.get(lane);
                let v134 = __Elem::to::<u64>(__Elem::to::<i64>(v133 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v132.wrapping_add(i39_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v131.wrapping_add(i39_2), 7_i64)], v134);
            }
        }
    }

    #[inline]
    unsafe fn parallel_28<
        L: __cpu::Level,
        R0: __cpu::row::Row<f32>,
        R1: __cpu::row::Row<T>,
        R2: __cpu::row::Row<T>,
        R3: __cpu::row::RowMut<T>,
    >(
        level: L,
        start: i64,
        count: i64,
        t16_2_row_2: R0,
        t9_2_row_2: R1,
        t9_2_row_3: R2,
        mut y3_2_row: R3,
        v136: f32,
        t9_2: __cpu::View<T, 2>,
        v138: T,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i40_2 = start + lane as i64;
                let v139 = t16_2_row_2.get(lane);
                let v140 = t9_2.load_inside([i40_2, i40_2]);
                let v141 = t9_2.load_inside([i40_2, i40_2]);
                let v142 = t9_2_row_2.get(lane);
                let v143 = __Elem::select(i40_2 < 6, v141, v142);
                let v144 = t9_2_row_3.get(lane);
                let v145 = __Elem::select(v139 < v136, __Elem::mul(v140, v143), __Elem::mul(v144, v138));
                y3_2_row.set(lane, v145);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<T: __Elem> __cpu::Kernel for __Kernel<T> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_0", args);
        plan.expect("x0", 0, 0, 6)?;
        plan.expect("x0", 0, 1, 8)?;
        plan.expect("x0", 0, 2, 4)?;
        plan.expect("x0", 0, 3, 1)?;
        let d1 = plan.extent(1, 0);
        plan.expect("x2", 2, 0, d1)?;
        plan.expect("y3", 3, 0, d1)?;
        plan.expect("a4", 4, 0, d1)?;
        plan.expect("h5", 5, 0, 7)?;
        let v0 = d1 < 100;
        plan.require(v0, format_args!("extents are below 100"))?;
        let v1 = d1.wrapping_add(4);
        let v2 = v1.wrapping_sub(1);
        let n5 = __Elem::div(v2, 4_i64);
        let v3 = d1.wrapping_add(4);
        let v4 = v3.wrapping_sub(1);
        let v5 = __Elem::div(v4, 4_i64);
        plan.value(d1);
        plan.value(n5);
        plan.finish([1, 1, v5])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<T, 2>([4, 6]);
        size.tile::<f32, 3>([8, 4, 8]);
        size.tile::<i32, 1>([6]);
        size.tile::<T, 2>([6, 6]);
        size.tile::<u8, 2>([4, 6]);
        size.panel_b::<L, u8, u8, i32>(4, 4);
        size.tile::<i32, 2>([6, 4]);
        size.gemm::<L, u8, u8, i32>(6, 4, 4);
        size.tile::<u8, 3>([8, 8, 4]);
        size.tile::<__cpu::bf16, 2>([6, 6]);
        size.tile::<__cpu::bf16, 2>([6, 4]);
        size.tile::<f32, 2>([6, 4]);
        size.gemm::<L, __cpu::bf16, __cpu::bf16, f32>(6, 4, 6);
        size.tile::<i32, 1>([8]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<f32, 4>(call, 0);
            let x1 = __cpu::tensor::<u8, 1>(call, 1);
            let x2 = __cpu::tensor::<__cpu::bf16, 1>(call, 2);
            let y3 = __cpu::tensor::<T, 1>(call, 3);
            let a4 = __cpu::tensor::<i32, 1>(call, 4);
            let h5 = __cpu::tensor::<u64, 1>(call, 5);
            let _p3 = __cpu::scalar::<f32>(call.args, 6);
            let _p4 = __cpu::scalar::<u8>(call.args, 7);
            let d1 = __cpu::value::<i64>(call, 0);
            let n5 = __cpu::value::<i64>(call, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b2] = block.index;
                let mut scratch = block.scratch;
                let t6 = scratch.tile::<T, 2>([4, 6]);
                for i6 in 0_i64..6 {
                    let v0 = __Elem::add(<T as __Elem>::ONE, __Elem::to::<T>(d1));
                    let t6_row = t6.row(0, [0, i6], 4);
                    Self::parallel::<L, _>(level, 0, 4, t6_row.strided(0), v0);
                }
                let t7 = scratch.tile::<f32, 3>([8, 4, 8]);
                let x0_at = x0.window([n5, b2.wrapping_mul(4), b2.wrapping_mul(6), x1.extent[0]], [8, 4, 1, 8]).squeeze([0, 1, 3]);
                __cpu::copy::<L, _, _, _>(x0_at, t7, <f32 as __Elem>::ZERO);
                let mut v8 = <<T as __Elem>::Accum as __Elem>::ZERO;
                v8 = <<T as __Elem>::Accum as __Elem>::of_i64(4);
                for k9 in 0_i64..4 {
                    let v1 = v8;
                    let v2 = x2.load([b2], <__cpu::bf16 as __Elem>::ZERO);
                    let v3 = __Elem::to::<__cpu::bf16>(__Elem::div(b2.wrapping_mul(6).wrapping_add(b2), 6_i64));
                    let v4 = __Elem::shl(<<T as __Elem>::Accum as __Elem>::of_i64(3), __Elem::to::<<T as __Elem>::Accum>(n5.wrapping_add(1)));
                    let v5 = __Elem::select(b2 > n5, <<T as __Elem>::Accum as __Elem>::of_i64(3), <<T as __Elem>::Accum as __Elem>::of_i64(3));
                    let v6 = __Elem::add(v1, __Elem::select(__Elem::lt(v2, v3), v4, v5));
                    v8 = v6;
                }
                let t8 = scratch.tile::<i32, 1>([6]);
                let t8_row = t8.row(0, [0], 6);
                Self::parallel_2::<L, _>(level, 0, 6, t8_row.slice_mut(0, 6));
                let t9 = scratch.tile::<T, 2>([6, 6]);
                for i11 in 0_i64..6 {
                    let t9_row = t9.row(1, [i11, 0], 6);
                    Self::parallel_3::<L, _>(level, 0, 6, t9_row.slice_mut(0, 6));
                }
                __cpu::scatter::<L, _, _, _, _>(t9, t8, t6, <T as __Elem>::ZERO);
                let t10 = scratch.tile::<u8, 2>([4, 6]);
                for i15 in 0_i64..4 {
                    let v11 = __Elem::to::<u8>(n5);
                    let t10_row = t10.row(1, [i15, 0], 6);
                    Self::parallel_4::<L, _>(level, 0, 6, t10_row.slice_mut(0, 6), v11);
                }
                let t11 = scratch.panel_b::<L, u8, u8, i32>(4, 4);
                let t9_at = t9.window([d1.wrapping_mul(4), n5.wrapping_mul(4)], [4, 4]);
                __cpu::pack_b::<L, _, u8, u8, i32>(t9_at, <u8 as __Elem>::ZERO, t11);
                let t12 = scratch.tile::<i32, 2>([6, 4]);
                let t10_at = t10.permute([1, 0]);
                __cpu::gemm_packed_b::<L, u8, u8, i32>(t10_at, t11, t12, false, scratch.rest());
                let t13 = scratch.tile::<u8, 3>([8, 8, 4]);
                let v12 = x2.load([0], <__cpu::bf16 as __Elem>::ZERO);
                let x0_at_2 = x0.window([b2.wrapping_mul(8), b2, b2.wrapping_mul(8), b2], [1, 8, 8, 4]);
                __cpu::copy::<L, _, _, _>(x0_at_2.squeeze([1, 2, 3]), t13, __Elem::to::<u8>(__Elem::to::<f32>(v12)));
                for i17 in 0_i64..6 {
                    let v13 = __Elem::to::<i32>(n5);
                    let v14 = __Elem::to::<i32>(b2);
                    Self::parallel_5::<L>(level, 0, 4, v13, v14, t12, i17);
                }
                for i19 in 0_i64..8 {
                    for i20 in 0_i64..4 {
                        let v15 = t12.load([d1, i20], <i32 as __Elem>::ZERO);
                        let v16 = __cpu::bitcast::<f32, u32>(__Elem::to::<f32>(v15)) & 2147483647_u32;
                        let v17 = __cpu::bitcast::<f32, u32>(__cpu::bitcast::<u32, f32>(v16));
                        let v18 = __cpu::bitcast::<u32, f32>(v17 | 2147483648_u32);
                        let v19 = i20.wrapping_mul(2);
                        Self::parallel_6::<L>(level, 0, 8, v18, t7, i19, v19);
                    }
                }
                let mut v22 = <__cpu::bf16 as __Elem>::ZERO;
                v22 = <__cpu::bf16 as __Elem>::of_i64(2);
                for k23 in 0_i64..1 {
                    let v20 = v22;
                    let v21 = x2.load([b2], <__cpu::bf16 as __Elem>::ZERO);
                    let v23 = x1.load([0], <u8 as __Elem>::ZERO);
                    let v24 = x2.load([__Elem::to::<i64>(v23)], <__cpu::bf16 as __Elem>::ZERO);
                    let v25 = x2.load([0], <__cpu::bf16 as __Elem>::ZERO);
                    let v26 = t8.load([n5], <i32 as __Elem>::ZERO);
                    let v27 = x2.load([__Elem::to::<i64>(v26)], <__cpu::bf16 as __Elem>::ZERO);
                    let v28 = __Elem::add(v20, __Elem::mul(__Elem::fma::<L>(v21, v24, v25), v27));
                    v22 = v28;
                }
                let t14 = scratch.tile::<__cpu::bf16, 2>([6, 6]);
                for i24 in 0_i64..6 {
                    let v29 = x1.load([__Elem::rem(b2.wrapping_mul(4), 4_i64)], <u8 as __Elem>::ZERO);
                    let v30 = x2.load([n5], <__cpu::bf16 as __Elem>::ZERO);
                    let v31 = x2.load([__Elem::div(n5, 1_i64)], <__cpu::bf16 as __Elem>::ZERO);
                    let v32 = __Elem::select(v29 == _p4, v30, v31);
                    let t14_row = t14.row(1, [i24, 0], 6);
                    Self::parallel_7::<L, _>(level, 0, 6, t14_row.slice_mut(0, 6), v32);
                }
                let t15 = scratch.tile::<__cpu::bf16, 2>([6, 4]);
                for i26 in 0_i64..6 {
                    let v33 = __Elem::select(4 == i26, <__cpu::bf16 as __Elem>::of_i64(2), <__cpu::bf16 as __Elem>::ZERO);
                    let v34 = __Elem::fma::<L>(<__cpu::bf16 as __Elem>::ZERO, <__cpu::bf16 as __Elem>::of_i64(-1), v33);
                    let t15_row = t15.row(1, [i26, 0], 4);
                    Self::parallel_8::<L, _>(level, 0, 4, t15_row.slice_mut(0, 4), v34);
                }
                let t16 = scratch.tile::<f32, 2>([6, 4]);
                let v35 = t12.load([b2, b2], <i32 as __Elem>::ZERO);
                let v36 = t8.load([b2], <i32 as __Elem>::ZERO);
                let v37 = x0.load([0, 6, __Elem::to::<i64>(v35), __Elem::to::<i64>(v36)], <f32 as __Elem>::ZERO);
                let v28_2 = __Elem::abs(_p3) + __Elem::min(-4.625_f32, v37);
                __cpu::fill::<L, _, _>(t16, v28_2);
                __cpu::fill::<L, _, _>(t16, 0.0_f32);
                __cpu::gemm::<L, __cpu::bf16, __cpu::bf16, f32>(t14, t15, t16, true, scratch.rest());
                let t17 = scratch.tile::<i32, 1>([8]);
                let x1_at = x1.window([__Elem::rem(b2, 1_i64)], [8]);
                __cpu::copy::<L, _, _, _>(x1_at, t17, <i32 as __Elem>::ZERO);
                let v38 = x1.load([n5], <u8 as __Elem>::ZERO);
                let a4_at = a4.window([__Elem::to::<i64>(v38).wrapping_mul(1)], [8]);
                __cpu::atomic_tile::<L, _, _, _>(__cpu::AtomicOp::Add, t17, a4_at, <i32 as __Elem>::ZERO, __cpu::Order::Acquire);
                for i29 in 0_i64..6 {
                    let v39 = 5_i64.wrapping_add(i29).wrapping_mul(5);
                    let v40 = 5_i64.wrapping_add(i29).wrapping_mul(5);
                    let t12_row = t12.row(1, [i29, 0], 4);
                    Self::parallel_9::<L, _>(level, 0, 4, t12_row.slice(0, 4), v39, v40, h5);
                }
                for i31 in 0_i64..8 {
                    for i32 in 0_i64..8 {
                        let v43 = 5_i64.wrapping_add(i31).wrapping_mul(5).wrapping_add(i32);
                        let v44 = v43.wrapping_mul(5);
                        let v45 = 5_i64.wrapping_add(i31).wrapping_mul(5).wrapping_add(i32);
                        let v46 = v45.wrapping_mul(5);
                        let t13_row = t13.row(2, [i31, i32, 0], 4);
                        Self::parallel_10::<L, _>(level, 0, 4, t13_row.slice(0, 4), v44, v46, h5);
                    }
                }
                for i34 in 0_i64..6 {
                    let v49 = 5_i64.wrapping_add(i34).wrapping_mul(5);
                    let v50 = 5_i64.wrapping_add(i34).wrapping_mul(5);
                    let t14_row_2 = t14.row(1, [i34, 0], 6);
                    Self::parallel_11::<L, _>(level, 0, 6, t14_row_2.slice(0, 6), v49, v50, h5);
                }
                for i36 in 0_i64..6 {
                    let v54 = 5_i64.wrapping_add(i36).wrapping_mul(5);
                    let v55 = 5_i64.wrapping_add(i36).wrapping_mul(5);
                    let t15_row_2 = t15.row(1, [i36, 0], 4);
                    Self::parallel_12::<L, _>(level, 0, 4, t15_row_2.slice(0, 4), v54, v55, h5);
                }
                for i38 in 0_i64..6 {
                    let v59 = 5_i64.wrapping_add(i38).wrapping_mul(5);
                    let v60 = 5_i64.wrapping_add(i38).wrapping_mul(5);
                    let t16_row = t16.row(1, [i38, 0], 4);
                    Self::parallel_13::<L, _>(level, 0, 4, t16_row.slice(0, 4), v59, v60, h5);
                }
                let v63 = t16.load_inside([4, 3]);
                let v64 = v63 + _p3;
                let v65 = t6.load([d1, x1.extent[0]], <T as __Elem>::ZERO);
                let v66 = t9.load([__Elem::to::<i64>(v65), 3], <T as __Elem>::ZERO);
                let t16_row_2 = t16.row(1, [d1.wrapping_add(2), 0], 4);
                let t9_row_2 = t9.row(0, [0, n5], 4);
                let t9_row_3 = t9.row(1, [b2, 0], 4);
                let y3_row = y3.row(0, [b2.wrapping_mul(4)], 4);
                let (from, to) = __cpu::common(4, [t16_row_2.unit_span(), t9_row_2.span(), t9_row_3.unit_span(), y3_row.unit_span()]);
                let mut lines = __cpu::Lines::new();
                let mut pieces = __cpu::Pieces::new(y3_row, from, to - from, __cpu::is_far(call, &y3), &mut lines);
                while pieces.advance() {
                    let (start, count) = pieces.piece();
                    Self::parallel_14::<L, _, _, _, _>(
                        level,
                        start,
                        count,
                        t16_row_2.slice(start, count),
                        t9_row_2.strided(start),
                        t9_row_3.slice(start, count),
                        pieces.slice_mut(),
                        v64,
                        t9,
                        v66,
                    );
                    pieces.store();
                }
                if to - from < 4 {
                    for (start, end) in [(0, from), (to, 4)] {
                        Self::parallel_14::<L, _, _, _, _>(
                            level,
                            start,
                            end - start,
                            t16_row_2.guarded(start, <f32 as __Elem>::ZERO),
                            t9_row_2.guarded(start, <T as __Elem>::ZERO),
                            t9_row_3.guarded(start, <T as __Elem>::ZERO),
                            y3_row.guarded(start, <T as __Elem>::ZERO),
                            v64,
                            t9,
                            v66,
                        );
                    }
                }
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<f32, 4>(call, 0);
            let x1_2 = __cpu::tensor::<u8, 1>(call, 1);
            let x2_2 = __cpu::tensor::<__cpu::bf16, 1>(call, 2);
            let y3_2 = __cpu::tensor::<T, 1>(call, 3);
            let a4_2 = __cpu::tensor::<i32, 1>(call, 4);
            let h5_2 = __cpu::tensor::<u64, 1>(call, 5);
            let _p3_2 = __cpu::scalar::<f32>(call.args, 6);
            let _p4_2 = __cpu::scalar::<u8>(call.args, 7);
            let d1_2 = __cpu::value::<i64>(call, 0);
            let n5_2 = __cpu::value::<i64>(call, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b2_2] = block.index;
                let mut scratch = block.scratch;
                let t6_2 = scratch.tile::<T, 2>([4, 6]);
                for i6_2 in 0_i64..6 {
                    let v74 = __Elem::add(<T as __Elem>::ONE, __Elem::to::<T>(d1_2));
                    let t6_2_row = t6_2.row(0, [0, i6_2], 4);
                    Self::parallel_15::<L, _>(level, 0, 4, t6_2_row.strided(0), v74);
                }
                let t7_2 = scratch.tile::<f32, 3>([8, 4, 8]);
                let x0_2_at = x0_2.window([n5_2, b2_2.wrapping_mul(4), b2_2.wrapping_mul(6), x1_2.extent[0]], [8, 4, 1, 8]).squeeze([0, 1, 3]);
                __cpu::copy::<L, _, _, _>(x0_2_at, t7_2, <f32 as __Elem>::ZERO);
                let mut v8_2 = <<T as __Elem>::Accum as __Elem>::ZERO;
                v8_2 = <<T as __Elem>::Accum as __Elem>::of_i64(4);
                for k9_2 in 0_i64..4 {
                    let v75 = v8_2;
                    let v76 = x2_2.load([b2_2], <__cpu::bf16 as __Elem>::ZERO);
                    let v77 = __Elem::div(b2_2.wrapping_mul(6).wrapping_add(b2_2), 6_i64);
                    let v78 = __Elem::shl(<<T as __Elem>::Accum as __Elem>::of_i64(3), __Elem::to::<<T as __Elem>::Accum>(n5_2.wrapping_add(1)));
                    let v79 = __Elem::select(b2_2 > n5_2, <<T as __Elem>::Accum as __Elem>::of_i64(3), <<T as __Elem>::Accum as __Elem>::of_i64(3));
                    let v80 = __Elem::select(__Elem::lt(v76, __Elem::to::<__cpu::bf16>(v77)), v78, v79);
                    v8_2 = __Elem::add(v75, v80);
                }
                let t8_2 = scratch.tile::<i32, 1>([6]);
                let t8_2_row = t8_2.row(0, [0], 6);
                Self::parallel_16::<L, _>(level, 0, 6, t8_2_row.slice_mut(0, 6));
                let t9_2 = scratch.tile::<T, 2>([6, 6]);
                for i11_2 in 0_i64..6 {
                    let t9_2_row = t9_2.row(1, [i11_2, 0], 6);
                    Self::parallel_17::<L, _>(level, 0, 6, t9_2_row.slice_mut(0, 6));
                }
                __cpu::scatter::<L, _, _, _, _>(t9_2, t8_2, t6_2, <T as __Elem>::ZERO);
                let t10_2 = scratch.tile::<u8, 2>([4, 6]);
                for i15_2 in 0_i64..4 {
                    let v84 = __Elem::to::<u8>(n5_2);
                    let t10_2_row = t10_2.row(1, [i15_2, 0], 6);
                    Self::parallel_18::<L, _>(level, 0, 6, t10_2_row.slice_mut(0, 6), v84);
                }
                let t11_2 = scratch.panel_b::<L, u8, u8, i32>(4, 4);
                let t9_2_at = t9_2.window([d1_2.wrapping_mul(4), n5_2.wrapping_mul(4)], [4, 4]);
                __cpu::pack_b::<L, _, u8, u8, i32>(t9_2_at, <u8 as __Elem>::ZERO, t11_2);
                let t12_2 = scratch.tile::<i32, 2>([6, 4]);
                let t10_2_at = t10_2.permute([1, 0]);
                __cpu::gemm_packed_b::<L, u8, u8, i32>(t10_2_at, t11_2, t12_2, false, scratch.rest());
                let t13_2 = scratch.tile::<u8, 3>([8, 8, 4]);
                let v85 = x2_2.load([0], <__cpu::bf16 as __Elem>::ZERO);
                let x0_2_at_2 = x0_2.window([b2_2.wrapping_mul(8), b2_2, b2_2.wrapping_mul(8), b2_2], [1, 8, 8, 4]);
                __cpu::copy::<L, _, _, _>(x0_2_at_2.squeeze([1, 2, 3]), t13_2, __Elem::to::<u8>(__Elem::to::<f32>(v85)));
                for i17_2 in 0_i64..6 {
                    let v86 = __Elem::to::<i32>(n5_2);
                    let v87 = __Elem::to::<i32>(b2_2);
                    Self::parallel_19::<L>(level, 0, 4, v86, v87, t12_2, i17_2);
                }
                for i19_2 in 0_i64..8 {
                    for i20_2 in 0_i64..4 {
                        let v88 = t12_2.load([d1_2, i20_2], <i32 as __Elem>::ZERO);
                        let v89 = __cpu::bitcast::<f32, u32>(__Elem::to::<f32>(v88)) & 2147483647_u32;
                        let v90 = __cpu::bitcast::<f32, u32>(__cpu::bitcast::<u32, f32>(v89));
                        let v91 = __cpu::bitcast::<u32, f32>(v90 | 2147483648_u32);
                        let v92 = i20_2.wrapping_mul(2);
                        Self::parallel_20::<L>(level, 0, 8, v91, t7_2, i19_2, v92);
                    }
                }
                let mut v22_2 = <__cpu::bf16 as __Elem>::ZERO;
                v22_2 = <__cpu::bf16 as __Elem>::of_i64(2);
                for k23_2 in 0_i64..1 {
                    let v93 = v22_2;
                    let v94 = x2_2.load([b2_2], <__cpu::bf16 as __Elem>::ZERO);
                    let v95 = x1_2.load([0], <u8 as __Elem>::ZERO);
                    let v96 = x2_2.load([__Elem::to::<i64>(v95)], <__cpu::bf16 as __Elem>::ZERO);
                    let v97 = x2_2.load([0], <__cpu::bf16 as __Elem>::ZERO);
                    let v98 = t8_2.load([n5_2], <i32 as __Elem>::ZERO);
                    let v99 = x2_2.load([__Elem::to::<i64>(v98)], <__cpu::bf16 as __Elem>::ZERO);
                    let v100 = __Elem::add(v93, __Elem::mul(__Elem::fma::<L>(v94, v96, v97), v99));
                    v22_2 = v100;
                }
                let t14_2 = scratch.tile::<__cpu::bf16, 2>([6, 6]);
                for i24_2 in 0_i64..6 {
                    let v101 = x1_2.load([__Elem::rem(b2_2.wrapping_mul(4), 4_i64)], <u8 as __Elem>::ZERO);
                    let v102 = x2_2.load([n5_2], <__cpu::bf16 as __Elem>::ZERO);
                    let v103 = x2_2.load([__Elem::div(n5_2, 1_i64)], <__cpu::bf16 as __Elem>::ZERO);
                    let v104 = __Elem::select(v101 == _p4_2, v102, v103);
                    let t14_2_row = t14_2.row(1, [i24_2, 0], 6);
                    Self::parallel_21::<L, _>(level, 0, 6, t14_2_row.slice_mut(0, 6), v104);
                }
                let t15_2 = scratch.tile::<__cpu::bf16, 2>([6, 4]);
                for i26_2 in 0_i64..6 {
                    let v105 = __Elem::select(4 == i26_2, <__cpu::bf16 as __Elem>::of_i64(2), <__cpu::bf16 as __Elem>::ZERO);
                    let v106 = __Elem::fma::<L>(<__cpu::bf16 as __Elem>::ZERO, <__cpu::bf16 as __Elem>::of_i64(-1), v105);
                    let t15_2_row = t15_2.row(1, [i26_2, 0], 4);
                    Self::parallel_22::<L, _>(level, 0, 4, t15_2_row.slice_mut(0, 4), v106);
                }
                let t16_2 = scratch.tile::<f32, 2>([6, 4]);
                let v107 = t12_2.load([b2_2, b2_2], <i32 as __Elem>::ZERO);
                let v108 = t8_2.load([b2_2], <i32 as __Elem>::ZERO);
                let v109 = x0_2.load([0, 6, __Elem::to::<i64>(v107), __Elem::to::<i64>(v108)], <f32 as __Elem>::ZERO);
                let v28_3 = __Elem::abs(_p3_2) + __Elem::min(-4.625_f32, v109);
                __cpu::fill::<L, _, _>(t16_2, v28_3);
                __cpu::fill::<L, _, _>(t16_2, 0.0_f32);
                __cpu::gemm::<L, __cpu::bf16, __cpu::bf16, f32>(t14_2, t15_2, t16_2, true, scratch.rest());
                let t17_2 = scratch.tile::<i32, 1>([8]);
                let x1_2_at = x1_2.window([__Elem::rem(b2_2, 1_i64)], [8]);
                __cpu::copy::<L, _, _, _>(x1_2_at, t17_2, <i32 as __Elem>::ZERO);
                let v110 = x1_2.load([n5_2], <u8 as __Elem>::ZERO);
                let a4_2_at = a4_2.window([__Elem::to::<i64>(v110).wrapping_mul(1)], [8]);
                __cpu::update_tile::<L, _, _, _>(__cpu::AtomicOp::Add, t17_2, a4_2_at, <i32 as __Elem>::ZERO);
                for i29_2 in 0_i64..6 {
                    let v111 = 5_i64.wrapping_add(i29_2).wrapping_mul(5);
                    let v112 = 5_i64.wrapping_add(i29_2).wrapping_mul(5);
                    let t12_2_row = t12_2.row(1, [i29_2, 0], 4);
                    Self::parallel_23::<L, _>(level, 0, 4, t12_2_row.slice(0, 4), v111, v112, h5_2);
                }
                for i31_2 in 0_i64..8 {
                    for i32_2 in 0_i64..8 {
                        let v115 = 5_i64.wrapping_add(i31_2).wrapping_mul(5).wrapping_add(i32_2);
                        let v116 = v115.wrapping_mul(5);
                        let v117 = 5_i64.wrapping_add(i31_2).wrapping_mul(5).wrapping_add(i32_2);
                        let v118 = v117.wrapping_mul(5);
                        let t13_2_row = t13_2.row(2, [i31_2, i32_2, 0], 4);
                        Self::parallel_24::<L, _>(level, 0, 4, t13_2_row.slice(0, 4), v116, v118, h5_2);
                    }
                }
                for i34_2 in 0_i64..6 {
                    let v121 = 5_i64.wrapping_add(i34_2).wrapping_mul(5);
                    let v122 = 5_i64.wrapping_add(i34_2).wrapping_mul(5);
                    let t14_2_row_2 = t14_2.row(1, [i34_2, 0], 6);
                    Self::parallel_25::<L, _>(level, 0, 6, t14_2_row_2.slice(0, 6), v121, v122, h5_2);
                }
                for i36_2 in 0_i64..6 {
                    let v126 = 5_i64.wrapping_add(i36_2).wrapping_mul(5);
                    let v127 = 5_i64.wrapping_add(i36_2).wrapping_mul(5);
                    let t15_2_row_2 = t15_2.row(1, [i36_2, 0], 4);
                    Self::parallel_26::<L, _>(level, 0, 4, t15_2_row_2.slice(0, 4), v126, v127, h5_2);
                }
                for i38_2 in 0_i64..6 {
                    let v131 = 5_i64.wrapping_add(i38_2).wrapping_mul(5);
                    let v132 = 5_i64.wrapping_add(i38_2).wrapping_mul(5);
                    let t16_2_row = t16_2.row(1, [i38_2, 0], 4);
                    Self::parallel_27::<L, _>(level, 0, 4, t16_2_row.slice(0, 4), v131, v132, h5_2);
                }
                let v135 = t16_2.load_inside([4, 3]);
                let v136 = v135 + _p3_2;
                let v137 = t6_2.load([d1_2, x1_2.extent[0]], <T as __Elem>::ZERO);
                let v138 = t9_2.load([__Elem::to::<i64>(v137), 3], <T as __Elem>::ZERO);
                let t16_2_row_2 = t16_2.row(1, [d1_2.wrapping_add(2), 0], 4);
                let t9_2_row_2 = t9_2.row(0, [0, n5_2], 4);
                let t9_2_row_3 = t9_2.row(1, [b2_2, 0], 4);
                let y3_2_row = y3_2.row(0, [b2_2.wrapping_mul(4)], 4);
                let (from, to) = __cpu::common(4, [t16_2_row_2.unit_span(), t9_2_row_2.span(), t9_2_row_3.unit_span(), y3_2_row.unit_span()]);
                let mut lines_2 = __cpu::Lines::new();
                let mut pieces_2 = __cpu::Pieces::new(y3_2_row, from, to - from, __cpu::is_far(call, &y3_2), &mut lines_2);
                while pieces_2.advance() {
                    let (start, count) = pieces_2.piece();
                    Self::parallel_28::<L, _, _, _, _>(
                        level,
                        start,
                        count,
                        t16_2_row_2.slice(start, count),
                        t9_2_row_2.strided(start),
                        t9_2_row_3.slice(start, count),
                        pieces_2.slice_mut(),
                        v136,
                        t9_2,
                        v138,
                    );
                    pieces_2.store();
                }
                if to - from < 4 {
                    for (start, end) in [(0, from), (to, 4)] {
                        Self::parallel_28::<L, _, _, _, _>(
                            level,
                            start,
                            end - start,
                            t16_2_row_2.guarded(start, <f32 as __Elem>::ZERO),
                            t9_2_row_2.guarded(start, <T as __Elem>::ZERO),
                            t9_2_row_3.guarded(start, <T as __Elem>::ZERO),
                            y3_2_row.guarded(start, <T as __Elem>::ZERO),
                            v136,
                            t9_2,
                            v138,
                        );
                    }
                }
            }
        }
    }
}
