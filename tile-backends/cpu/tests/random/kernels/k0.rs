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
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<i64>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_row: R0,
        v14: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t9_row.set(lane, v14);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<i64>>(
        level: L,
        start: i64,
        count: i64,
        t11_row: R0,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15 = start + lane as i64;
                let v19 = t11_row.get(lane);
                let v20 = __Elem::to::<u64>(v19).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i15)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i15), 7_i64)], v20, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t12_row: R0,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16 = start + lane as i64;
                let v21 = t12_row.get(lane);
                let v22 = __Elem::to::<u64>(v21).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i16)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i16), 7_i64)], v22, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t14_row: R0,
        v23: i16,
        v26: __cpu::bf16,
        v28: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19 = start + lane as i64;
                let v29 = __Elem::to::<i16>(i19.wrapping_sub(2).wrapping_sub(8)) < v23;
                t14_row.set(lane, __Elem::select(!v29, v26, v28));
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        v31: i32,
        a4: __cpu::View<i32, 1>,
        b2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                a4.atomic(__cpu::AtomicOp::Add, [b2], v31, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        v32: i64,
        v33: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22 = start + lane as i64;
                let v34 = t8_row.get(lane);
                let v35 = __Elem::to::<u64>(v34).wrapping_mul(__Elem::to::<u64>(v33.wrapping_add(i22)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v32.wrapping_add(i22), 7_i64)], v35, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<i64>>(
        level: L,
        start: i64,
        count: i64,
        t9_row_2: R0,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v36 = t9_row_2.get(lane);
                let v37 = __Elem::to::<u64>(v36).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i23)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i23), 7_i64)], v37, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t10_row: R0,
        v38: i64,
        v39: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25 = start + lane as i64;
                let v40 = t10_row.get(lane);
                let v41 = __Elem::to::<u64>(v40).wrapping_mul(__Elem::to::<u64>(v39.wrapping_add(i25)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v38.wrapping_add(i25), 7_i64)], v41, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t13_row: R0,
        v42: i64,
        v43: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27 = start + lane as i64;
                let v44 = t13_row.get(lane);
                let v45 = __Elem::to::<u64>(v44).wrapping_mul(__Elem::to::<u64>(v43.wrapping_add(i27)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v42.wrapping_add(i27), 7_i64)], v45, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t14_row_2: R0,
        v47: i64,
        v49: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30 = start + lane as i64;
                let v50 = t14_row_2.get(lane);
                let v51 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v50) * 16.0_f32));
                let v52 = v51.wrapping_mul(__Elem::to::<u64>(v49.wrapping_add(i30)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v47.wrapping_add(i30), 7_i64)], v52, __cpu::Order::AcqRel);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut y3_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y3_row.set(lane, <T as __Elem>::of_i64(4));
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_2_row: R0,
        v53: T,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i7_2 = start + lane as i64;
                t6_2_row.set(lane, __Elem::shr(v53, __Elem::to::<T>(i7_2.wrapping_add(1))));
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::RowMut<i64>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_2_row: R0,
        v65: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t9_2_row.set(lane, v65);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<i64>>(
        level: L,
        start: i64,
        count: i64,
        t11_2_row: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15_2 = start + lane as i64;
                let v70 = t11_2_row.get(lane);
                let v71 = __Elem::to::<u64>(v70).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i15_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i15_2), 7_i64)], v71);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16_2 = start + lane as i64;
                let v72 = t12_2_row.get(lane);
                let v73 = __Elem::to::<u64>(v72).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i16_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i16_2), 7_i64)], v73);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t14_2_row: R0,
        v74: i16,
        v77: __cpu::bf16,
        v79: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19_2 = start + lane as i64;
                let v80 = __Elem::to::<i16>(i19_2.wrapping_sub(2).wrapping_sub(8)) < v74;
                t14_2_row.set(lane, __Elem::select(!v80, v77, v79));
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        v82: i32,
        a4_2: __cpu::View<i32, 1>,
        b2_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                a4_2.update(__cpu::AtomicOp::Add, [b2_2], v82);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        v83: i64,
        v84: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22_2 = start + lane as i64;
                let v85 = t8_2_row.get(lane);
                let v86 = __Elem::to::<u64>(v85).wrapping_mul(__Elem::to::<u64>(v84.wrapping_add(i22_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v83.wrapping_add(i22_2), 7_i64)], v86);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::Row<i64>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row_2: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23_2 = start + lane as i64;
                let v87 = t9_2_row_2.get(lane);
                let v88 = __Elem::to::<u64>(v87).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i23_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i23_2), 7_i64)], v88);
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t10_2_row: R0,
        v89: i64,
        v90: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25_2 = start + lane as i64;
                let v91 = t10_2_row.get(lane);
                let v92 = __Elem::to::<u64>(v91).wrapping_mul(__Elem::to::<u64>(v90.wrapping_add(i25_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v89.wrapping_add(i25_2), 7_i64)], v92);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t13_2_row: R0,
        v93: i64,
        v94: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27_2 = start + lane as i64;
                let v95 = t13_2_row.get(lane);
                let v96 = __Elem::to::<u64>(v95).wrapping_mul(__Elem::to::<u64>(v94.wrapping_add(i27_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v93.wrapping_add(i27_2), 7_i64)], v96);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t14_2_row_2: R0,
        v98: i64,
        v100: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30_2 = start + lane as i64;
                let v101 = t14_2_row_2.get(lane);
                let v102 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v101) * 16.0_f32));
                let v103 = v102.wrapping_mul(__Elem::to::<u64>(v100.wrapping_add(i30_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v98.wrapping_add(i30_2), 7_i64)], v103);
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut y3_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y3_2_row.set(lane, <T as __Elem>::of_i64(4));
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
        let v1 = d1.wrapping_add(3);
        let n5 = __Elem::div(v1, 4_i64);
        let v2 = d1.wrapping_add(3);
        let v3 = __Elem::div(v2, 4_i64);
        plan.value(d1);
        plan.value(n5);
        plan.finish([1, 1, v3])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<T, 2>([4, 6]);
        size.tile::<f32, 3>([8, 4, 8]);
        size.tile::<T, 2>([1, 6]);
        size.tile::<i64, 1>([8]);
        size.tile::<T, 2>([8, 6]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<i64, 1>([1]);
            size.tile::<T, 1>([8]);
            outer.cover(size);
        }
        size.tile::<T, 2>([1, 6]);
        size.tile::<__cpu::bf16, 3>([6, 4, 6]);
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
                    let v4: <T as __Elem>::Accum = if __Elem::lt(v2, v3) {
                        let v5 = __Elem::shl(<<T as __Elem>::Accum as __Elem>::of_i64(3), __Elem::to::<<T as __Elem>::Accum>(n5.wrapping_add(1)));
                        v5
                    } else {
                        let v6 = __Elem::select(b2 > n5, <<T as __Elem>::Accum as __Elem>::of_i64(4), <<T as __Elem>::Accum as __Elem>::of_i64(3));
                        v6
                    };
                    v8 = __Elem::add(v1, v4);
                }
                let t8 = scratch.tile::<T, 2>([1, 6]);
                __cpu::reduce::<L, __cpu::reduce::AbsSum, _, _, 2>(t6, 0, t8, false, <T as __Elem>::ZERO);
                let mut v10 = <f32 as __Elem>::ZERO;
                v10 = 1.0_f32;
                for k11 in 0_i64..1 {
                    let v7 = v10;
                    let v9 = x1.load([0], <u8 as __Elem>::ZERO);
                    let v11 = t7.load([k11, 1, d1], <f32 as __Elem>::ZERO);
                    let v12 = __Elem::max_nan((-0.75_f32) / (-6.0_f32), __Elem::fma::<L>(-4.25_f32, __Elem::to::<f32>(v9), v11));
                    v10 = v7 + v12;
                }
                let t9 = scratch.tile::<i64, 1>([8]);
                let v13 = x2.load([d1.wrapping_mul(2)], <__cpu::bf16 as __Elem>::ZERO);
                let v14 = __Elem::to::<i64>(v13).wrapping_neg();
                let t9_row = t9.row(0, [0], 8);
                Self::parallel_2::<L, _>(level, 0, 8, t9_row.slice_mut(0, 8), v14);
                let t10 = scratch.tile::<T, 2>([8, 6]);
                __cpu::gather::<L, _, _, _, _>(t6, t9, t10, <T as __Elem>::ZERO);
                for k13 in 0_i64..d1 {
                    let mut scratch = scratch;
                    let v15 = t6.load([b2, x2.extent[0]], <T as __Elem>::ZERO);
                    let v16 = t8.load([b2, d1], <T as __Elem>::ZERO);
                    let v17 = t10.load([x1.extent[0], b2], <T as __Elem>::ZERO);
                    let v18 = t6.load([__Elem::to::<i64>(v17), n5], <T as __Elem>::ZERO);
                    let v14_2 = __Elem::xor(__Elem::shl(v15, v16), v18);
                    __cpu::fill::<L, _, _>(t8, v14_2);
                    let t11 = scratch.tile::<i64, 1>([1]);
                    __cpu::reduce::<L, __cpu::reduce::Max, _, _, 1>(t9, 0, t11, false, <i64 as __Elem>::ZERO);
                    let t12 = scratch.tile::<T, 1>([8]);
                    __cpu::copy::<L, _, _, _>(t9, t12, <T as __Elem>::ZERO);
                    let t11_row = t11.row(0, [0], 1);
                    Self::parallel_3::<L, _>(level, 0, 1, t11_row.slice(0, 1), h5);
                    let t12_row = t12.row(0, [0], 8);
                    Self::parallel_4::<L, _>(level, 0, 8, t12_row.slice(0, 8), h5);
                }
                let t13 = scratch.tile::<T, 2>([1, 6]);
                __cpu::fill::<L, _, _>(t13, <T as __Elem>::ONE);
                __cpu::reduce::<L, __cpu::reduce::AbsMax, _, _, 2>(t8, 0, t13, true, <T as __Elem>::ZERO);
                let t14 = scratch.tile::<__cpu::bf16, 3>([6, 4, 6]);
                for i17 in 0_i64..6 {
                    for i18 in 0_i64..4 {
                        let v23 = __Elem::to::<i16>(3_i64);
                        let v24 = x1.load([b2], <u8 as __Elem>::ZERO);
                        let v25 = __Elem::sqrt::<L, false>(__Elem::abs(__Elem::to::<__cpu::bf16>(v24)));
                        let v26 = __Elem::abs(v25);
                        let v27 = x2.load([0], <__cpu::bf16 as __Elem>::ZERO);
                        let v28 = __Elem::abs(__Elem::div(v27, <__cpu::bf16 as __Elem>::of_i64(6)));
                        let t14_row = t14.row(0, [0, i18, i17], 6);
                        Self::parallel_5::<L, _>(level, 0, 6, t14_row.strided(0), v23, v26, v28);
                    }
                }
                let v30 = x2.load([b2], <__cpu::bf16 as __Elem>::ZERO);
                let v31 = __Elem::to::<i32>(v30);
                Self::parallel_6::<L>(level, 0, 8, v31, a4, b2);
                for i21 in 0_i64..1 {
                    let v32 = 5_i64.wrapping_add(i21).wrapping_mul(5);
                    let v33 = 5_i64.wrapping_add(i21).wrapping_mul(5);
                    let t8_row = t8.row(1, [i21, 0], 6);
                    Self::parallel_7::<L, _>(level, 0, 6, t8_row.slice(0, 6), v32, v33, h5);
                }
                let t9_row_2 = t9.row(0, [0], 8);
                Self::parallel_8::<L, _>(level, 0, 8, t9_row_2.slice(0, 8), h5);
                for i24 in 0_i64..8 {
                    let v38 = 5_i64.wrapping_add(i24).wrapping_mul(5);
                    let v39 = 5_i64.wrapping_add(i24).wrapping_mul(5);
                    let t10_row = t10.row(1, [i24, 0], 6);
                    Self::parallel_9::<L, _>(level, 0, 6, t10_row.slice(0, 6), v38, v39, h5);
                }
                for i26 in 0_i64..1 {
                    let v42 = 5_i64.wrapping_add(i26).wrapping_mul(5);
                    let v43 = 5_i64.wrapping_add(i26).wrapping_mul(5);
                    let t13_row = t13.row(1, [i26, 0], 6);
                    Self::parallel_10::<L, _>(level, 0, 6, t13_row.slice(0, 6), v42, v43, h5);
                }
                for i28 in 0_i64..6 {
                    for i29 in 0_i64..4 {
                        let v46 = 5_i64.wrapping_add(i28).wrapping_mul(5).wrapping_add(i29);
                        let v47 = v46.wrapping_mul(5);
                        let v48 = 5_i64.wrapping_add(i28).wrapping_mul(5).wrapping_add(i29);
                        let v49 = v48.wrapping_mul(5);
                        let t14_row_2 = t14.row(2, [i28, i29, 0], 6);
                        Self::parallel_11::<L, _>(level, 0, 6, t14_row_2.slice(0, 6), v47, v49, h5);
                    }
                }
                let y3_row = y3.row(0, [b2.wrapping_mul(4)], 4);
                let (from, to) = __cpu::common(4, [y3_row.unit_span()]);
                let mut staging = __cpu::StagingBuffer::new();
                let mut chunks = __cpu::StreamingRow::new(y3_row, from, to - from, __cpu::is_non_temporal(call, &y3), &mut staging);
                while chunks.advance() {
                    let (start, count) = chunks.chunk();
                    Self::parallel_12::<L, _>(level, start, count, chunks.slice_mut());
                    chunks.store();
                }
                if to - from < 4 {
                    for (start, end) in [(0, from), (to, 4)] {
                        Self::parallel_12::<L, _>(
                            level,
                            start,
                            end - start,
                            y3_row.guarded(start, <T as __Elem>::ZERO),
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
            let d1_2 = __cpu::value::<i64>(call, 0);
            let n5_2 = __cpu::value::<i64>(call, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b2_2] = block.index;
                let mut scratch = block.scratch;
                let t6_2 = scratch.tile::<T, 2>([4, 6]);
                for i6_2 in 0_i64..6 {
                    let v53 = __Elem::add(<T as __Elem>::ONE, __Elem::to::<T>(d1_2));
                    let t6_2_row = t6_2.row(0, [0, i6_2], 4);
                    Self::parallel_13::<L, _>(level, 0, 4, t6_2_row.strided(0), v53);
                }
                let t7_2 = scratch.tile::<f32, 3>([8, 4, 8]);
                let x0_2_at = x0_2.window([n5_2, b2_2.wrapping_mul(4), b2_2.wrapping_mul(6), x1_2.extent[0]], [8, 4, 1, 8]).squeeze([0, 1, 3]);
                __cpu::copy::<L, _, _, _>(x0_2_at, t7_2, <f32 as __Elem>::ZERO);
                let mut v8_2 = <<T as __Elem>::Accum as __Elem>::ZERO;
                v8_2 = <<T as __Elem>::Accum as __Elem>::of_i64(4);
                for k9_2 in 0_i64..4 {
                    let v54 = v8_2;
                    let v55 = x2_2.load([b2_2], <__cpu::bf16 as __Elem>::ZERO);
                    let v56 = __Elem::div(b2_2.wrapping_mul(6).wrapping_add(b2_2), 6_i64);
                    let v57: <T as __Elem>::Accum = if __Elem::lt(v55, __Elem::to::<__cpu::bf16>(v56)) {
                        let v58 = __Elem::shl(<<T as __Elem>::Accum as __Elem>::of_i64(3), __Elem::to::<<T as __Elem>::Accum>(n5_2.wrapping_add(1)));
                        v58
                    } else {
                        let v59 = __Elem::select(b2_2 > n5_2, <<T as __Elem>::Accum as __Elem>::of_i64(4), <<T as __Elem>::Accum as __Elem>::of_i64(3));
                        v59
                    };
                    v8_2 = __Elem::add(v54, v57);
                }
                let t8_2 = scratch.tile::<T, 2>([1, 6]);
                __cpu::reduce::<L, __cpu::reduce::AbsSum, _, _, 2>(t6_2, 0, t8_2, false, <T as __Elem>::ZERO);
                let mut v10_2 = <f32 as __Elem>::ZERO;
                v10_2 = 1.0_f32;
                for k11_2 in 0_i64..1 {
                    let v60 = v10_2;
                    let v61 = x1_2.load([0], <u8 as __Elem>::ZERO);
                    let v62 = t7_2.load([k11_2, 1, d1_2], <f32 as __Elem>::ZERO);
                    let v63 = __Elem::max_nan((-0.75_f32) / (-6.0_f32), __Elem::fma::<L>(-4.25_f32, __Elem::to::<f32>(v61), v62));
                    v10_2 = v60 + v63;
                }
                let t9_2 = scratch.tile::<i64, 1>([8]);
                let v64 = x2_2.load([d1_2.wrapping_mul(2)], <__cpu::bf16 as __Elem>::ZERO);
                let v65 = __Elem::to::<i64>(v64).wrapping_neg();
                let t9_2_row = t9_2.row(0, [0], 8);
                Self::parallel_14::<L, _>(level, 0, 8, t9_2_row.slice_mut(0, 8), v65);
                let t10_2 = scratch.tile::<T, 2>([8, 6]);
                __cpu::gather::<L, _, _, _, _>(t6_2, t9_2, t10_2, <T as __Elem>::ZERO);
                for k13_2 in 0_i64..d1_2 {
                    let mut scratch = scratch;
                    let v66 = t6_2.load([b2_2, x2_2.extent[0]], <T as __Elem>::ZERO);
                    let v67 = t8_2.load([b2_2, d1_2], <T as __Elem>::ZERO);
                    let v68 = t10_2.load([x1_2.extent[0], b2_2], <T as __Elem>::ZERO);
                    let v69 = t6_2.load([__Elem::to::<i64>(v68), n5_2], <T as __Elem>::ZERO);
                    let v14_3 = __Elem::xor(__Elem::shl(v66, v67), v69);
                    __cpu::fill::<L, _, _>(t8_2, v14_3);
                    let t11_2 = scratch.tile::<i64, 1>([1]);
                    __cpu::reduce::<L, __cpu::reduce::Max, _, _, 1>(t9_2, 0, t11_2, false, <i64 as __Elem>::ZERO);
                    let t12_2 = scratch.tile::<T, 1>([8]);
                    __cpu::copy::<L, _, _, _>(t9_2, t12_2, <T as __Elem>::ZERO);
                    let t11_2_row = t11_2.row(0, [0], 1);
                    Self::parallel_15::<L, _>(level, 0, 1, t11_2_row.slice(0, 1), h5_2);
                    let t12_2_row = t12_2.row(0, [0], 8);
                    Self::parallel_16::<L, _>(level, 0, 8, t12_2_row.slice(0, 8), h5_2);
                }
                let t13_2 = scratch.tile::<T, 2>([1, 6]);
                __cpu::fill::<L, _, _>(t13_2, <T as __Elem>::ONE);
                __cpu::reduce::<L, __cpu::reduce::AbsMax, _, _, 2>(t8_2, 0, t13_2, true, <T as __Elem>::ZERO);
                let t14_2 = scratch.tile::<__cpu::bf16, 3>([6, 4, 6]);
                for i17_2 in 0_i64..6 {
                    for i18_2 in 0_i64..4 {
                        let v74 = __Elem::to::<i16>(3_i64);
                        let v75 = x1_2.load([b2_2], <u8 as __Elem>::ZERO);
                        let v76 = __Elem::sqrt::<L, false>(__Elem::abs(__Elem::to::<__cpu::bf16>(v75)));
                        let v77 = __Elem::abs(v76);
                        let v78 = x2_2.load([0], <__cpu::bf16 as __Elem>::ZERO);
                        let v79 = __Elem::abs(__Elem::div(v78, <__cpu::bf16 as __Elem>::of_i64(6)));
                        let t14_2_row = t14_2.row(0, [0, i18_2, i17_2], 6);
                        Self::parallel_17::<L, _>(level, 0, 6, t14_2_row.strided(0), v74, v77, v79);
                    }
                }
                let v81 = x2_2.load([b2_2], <__cpu::bf16 as __Elem>::ZERO);
                let v82 = __Elem::to::<i32>(v81);
                Self::parallel_18::<L>(level, 0, 8, v82, a4_2, b2_2);
                for i21_2 in 0_i64..1 {
                    let v83 = 5_i64.wrapping_add(i21_2).wrapping_mul(5);
                    let v84 = 5_i64.wrapping_add(i21_2).wrapping_mul(5);
                    let t8_2_row = t8_2.row(1, [i21_2, 0], 6);
                    Self::parallel_19::<L, _>(level, 0, 6, t8_2_row.slice(0, 6), v83, v84, h5_2);
                }
                let t9_2_row_2 = t9_2.row(0, [0], 8);
                Self::parallel_20::<L, _>(level, 0, 8, t9_2_row_2.slice(0, 8), h5_2);
                for i24_2 in 0_i64..8 {
                    let v89 = 5_i64.wrapping_add(i24_2).wrapping_mul(5);
                    let v90 = 5_i64.wrapping_add(i24_2).wrapping_mul(5);
                    let t10_2_row = t10_2.row(1, [i24_2, 0], 6);
                    Self::parallel_21::<L, _>(level, 0, 6, t10_2_row.slice(0, 6), v89, v90, h5_2);
                }
                for i26_2 in 0_i64..1 {
                    let v93 = 5_i64.wrapping_add(i26_2).wrapping_mul(5);
                    let v94 = 5_i64.wrapping_add(i26_2).wrapping_mul(5);
                    let t13_2_row = t13_2.row(1, [i26_2, 0], 6);
                    Self::parallel_22::<L, _>(level, 0, 6, t13_2_row.slice(0, 6), v93, v94, h5_2);
                }
                for i28_2 in 0_i64..6 {
                    for i29_2 in 0_i64..4 {
                        let v97 = 5_i64.wrapping_add(i28_2).wrapping_mul(5).wrapping_add(i29_2);
                        let v98 = v97.wrapping_mul(5);
                        let v99 = 5_i64.wrapping_add(i28_2).wrapping_mul(5).wrapping_add(i29_2);
                        let v100 = v99.wrapping_mul(5);
                        let t14_2_row_2 = t14_2.row(2, [i28_2, i29_2, 0], 6);
                        Self::parallel_23::<L, _>(level, 0, 6, t14_2_row_2.slice(0, 6), v98, v100, h5_2);
                    }
                }
                let y3_2_row = y3_2.row(0, [b2_2.wrapping_mul(4)], 4);
                let (from, to) = __cpu::common(4, [y3_2_row.unit_span()]);
                let mut staging_2 = __cpu::StagingBuffer::new();
                let mut chunks_2 = __cpu::StreamingRow::new(y3_2_row, from, to - from, __cpu::is_non_temporal(call, &y3_2), &mut staging_2);
                while chunks_2.advance() {
                    let (start, count) = chunks_2.chunk();
                    Self::parallel_24::<L, _>(level, start, count, chunks_2.slice_mut());
                    chunks_2.store();
                }
                if to - from < 4 {
                    for (start, end) in [(0, from), (to, 4)] {
                        Self::parallel_24::<L, _>(
                            level,
                            start,
                            end - start,
                            y3_2_row.guarded(start, <T as __Elem>::ZERO),
                        );
                    }
                }
            }
        }
    }
}
