// Emitted from the random kernel of seed 2.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<T: __Elem>(::core::marker::PhantomData<(T,)>);

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<T: __Elem> __Kernel<T> {
    #[inline]
    unsafe fn parallel<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<<T as __Elem>::Accum>,
        R1: __cpu::row::RowMut<__cpu::bf16>,
    >(
        level: L,
        start: i64,
        count: i64,
        x0_row: R0,
        mut t6_row: R1,
        v0: bool,
        v4: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v5 = x0_row.get(lane);
                let v6 = __Elem::div(__Elem::to::<__cpu::bf16>(v5), <__cpu::bf16 as __Elem>::of_f64(5.0_f64));
                t6_row.set(lane, __Elem::abs(__Elem::select(v0, v6, v4)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_row: R0,
        x1: __cpu::View<T, 2>,
        x0: __cpu::View<<T as __Elem>::Accum, 3>,
        v5: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16 = start + lane as i64;
                let mut s17 = <__cpu::bf16 as __Elem>::ZERO;
                s17 = <__cpu::bf16 as __Elem>::ZERO;
                for k18 in 0_i64..2 {
                    let v6 = s17;
                    let v7 = x1.load([k18, k18], <T as __Elem>::ZERO);
                    let v8 = x1.load([4, __Elem::to::<i64>(v7)], <T as __Elem>::ZERO);
                    let v9 = x0.load([i16, __Elem::rem(__Elem::to::<i64>(v8), 2_i64), v5], <<T as __Elem>::Accum as __Elem>::ZERO);
                    s17 = __Elem::add(v6, __Elem::to::<__cpu::bf16>(v9));
                }
                let v10 = s17;
                t7_row.set(lane, v10);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t9_row: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19 = start + lane as i64;
                let v12 = t9_row.get(lane);
                let v13 = __Elem::to::<u64>(v12).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i19)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i19), 7_i64)], v13, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t10_row: R0,
        v16: i64,
        v19: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24 = start + lane as i64;
                let v20 = t10_row.get(lane);
                let v21 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v20) * 16.0_f32));
                let v22 = v21.wrapping_mul(__Elem::to::<u64>(v19.wrapping_add(i24)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v16.wrapping_add(i24), 7_i64)], v22, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t11_row: R0,
        v23: i64,
        v24: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26 = start + lane as i64;
                let v25 = t11_row.get(lane);
                let v26 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v25) * 16.0_f32));
                let v27 = v26.wrapping_mul(__Elem::to::<u64>(v24.wrapping_add(i26)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v23.wrapping_add(i26), 7_i64)], v27, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t12_row: R0,
        v28: i64,
        v29: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28 = start + lane as i64;
                let v30 = t12_row.get(lane);
                let v31 = __Elem::to::<u64>(__Elem::to::<i64>(v30 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v29.wrapping_add(i28)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v28.wrapping_add(i28), 7_i64)], v31, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t13_row: R0,
        v32: i64,
        v33: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30 = start + lane as i64;
                let v34 = t13_row.get(lane);
                let v35 = __Elem::to::<u64>(__Elem::to::<i64>(v34 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v33.wrapping_add(i30)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v32.wrapping_add(i30), 7_i64)], v35, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<
        L: __cpu::Level,
        R0: __cpu::row::Row<f32>,
        R1: __cpu::row::Row<f32>,
        R2: __cpu::row::Row<f32>,
        R3: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        t13_row_2: R0,
        t13_row_3: R1,
        t12_row_2: R2,
        mut y2_row: R3,
        t8: __cpu::View<__cpu::bf16, 4>,
        v37: i64,
        d0: i64,
        t13: __cpu::View<f32, 2>,
        v42: bool,
        v43: f32,
        v40: bool,
        v39: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i32 = start + lane as i64;
                let v44 = t8.load([i32.wrapping_add(3), i32, v37, d0], <__cpu::bf16 as __Elem>::ZERO);
                let v45 = t13.load_inside([i32, i32]);
                let v46 = t13_row_2.get(lane);
                let v47 = t13_row_3.get(lane);
                let v48 = __Elem::sin::<L, false>((v45 * __Elem::max(v46, v47)) * 0.5_f32);
                let v49 = t12_row_2.get(lane);
                let v50 = __Elem::abs(__Elem::round_ties_even::<L, false>(v49 + v43) * 0.5_f32);
                let v51 = t13.load([i32, __Elem::rem(i32, 2_i64)], <f32 as __Elem>::ZERO);
                let v52 = __Elem::select((i32 <= d0) ^ v42, __Elem::rsqrt::<L, false>(v50 + 1.0_f32), __Elem::exp2::<L, false>(v51 * 0.5_f32));
                let v53 = __Elem::select(__Elem::is_nan(v44), v39, __Elem::select(v40, v48, v52));
                y2_row.set(lane, v53);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<
        L: __cpu::Level,
        R0: __cpu::row::Row<f32>,
        R1: __cpu::row::Row<f32>,
        R2: __cpu::row::Row<f32>,
        R3: __cpu::row::Row<f32>,
        R4: __cpu::row::Row<f32>,
        R5: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        t12_row_3: R0,
        t12_row_4: R1,
        t13_row_4: R2,
        t13_row_5: R3,
        t12_row_5: R4,
        mut y3_row: R5,
        v54: i64,
        b4: i64,
        v55: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i34 = start + lane as i64;
                let v57 = t12_row_3.get(lane);
                let v58 = t12_row_4.get(lane);
                let v59 = __Elem::erf::<L, false>(__Elem::ceil::<L, false>((-4.0_f32) + v58) * 0.5_f32);
                let v60 = b4 == __Elem::to::<i64>(__Elem::to::<i8>(i34.wrapping_sub(8)));
                let v61 = t13_row_4.get(lane);
                let v62 = t13_row_5.get(lane);
                let v63 = t12_row_5.get(lane);
                let v64 = __Elem::sigmoid::<L, false>((__Elem::abs(v62) + ((-1.0_f32) + v63)) * 0.5_f32);
                let v65 = __Elem::select(v60, __Elem::exp2::<L, false>((-__Elem::abs(v61)) * 0.5_f32), v64);
                let v66 = __Elem::select(__Elem::div(i34, 2_i64) > v54, __Elem::tanh::<L, false>(v57 * 0.5_f32), __Elem::select(v55, v59, v65));
                y3_row.set(lane, v66);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<<T as __Elem>::Accum>,
        R1: __cpu::row::RowMut<__cpu::bf16>,
    >(
        level: L,
        start: i64,
        count: i64,
        x0_2_row: R0,
        mut t6_2_row: R1,
        v67: bool,
        v71: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v72 = x0_2_row.get(lane);
                let v73 = __Elem::div(__Elem::to::<__cpu::bf16>(v72), <__cpu::bf16 as __Elem>::of_f64(5.0_f64));
                t6_2_row.set(lane, __Elem::abs(__Elem::select(v67, v73, v71)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_2_row: R0,
        x1_2: __cpu::View<T, 2>,
        x0_2: __cpu::View<<T as __Elem>::Accum, 3>,
        v72: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16_2 = start + lane as i64;
                let mut s17_2 = <__cpu::bf16 as __Elem>::ZERO;
                s17_2 = <__cpu::bf16 as __Elem>::ZERO;
                for k18_2 in 0_i64..2 {
                    let v73 = s17_2;
                    let v74 = x1_2.load([k18_2, k18_2], <T as __Elem>::ZERO);
                    let v75 = x1_2.load([4, __Elem::to::<i64>(v74)], <T as __Elem>::ZERO);
                    let v76 = x0_2.load([i16_2, __Elem::rem(__Elem::to::<i64>(v75), 2_i64), v72], <<T as __Elem>::Accum as __Elem>::ZERO);
                    s17_2 = __Elem::add(v73, __Elem::to::<__cpu::bf16>(v76));
                }
                let v77 = s17_2;
                t7_2_row.set(lane, v77);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19_2 = start + lane as i64;
                let v79 = t9_2_row.get(lane);
                let v80 = __Elem::to::<u64>(v79).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i19_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i19_2), 7_i64)], v80);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t10_2_row: R0,
        v83: i64,
        v86: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24_2 = start + lane as i64;
                let v87 = t10_2_row.get(lane);
                let v88 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v87) * 16.0_f32));
                let v89 = v88.wrapping_mul(__Elem::to::<u64>(v86.wrapping_add(i24_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v83.wrapping_add(i24_2), 7_i64)], v89);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t11_2_row: R0,
        v90: i64,
        v91: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26_2 = start + lane as i64;
                let v92 = t11_2_row.get(lane);
                let v93 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v92) * 16.0_f32));
                let v94 = v93.wrapping_mul(__Elem::to::<u64>(v91.wrapping_add(i26_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v90.wrapping_add(i26_2), 7_i64)], v94);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row: R0,
        v95: i64,
        v96: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28_2 = start + lane as i64;
                let v97 = t12_2_row.get(lane);
                let v98 = __Elem::to::<u64>(__Elem::to::<i64>(v97 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v96.wrapping_add(i28_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v95.wrapping_add(i28_2), 7_i64)], v98);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t13_2_row: R0,
        v99: i64,
        v100: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30_2 = start + lane as i64;
                let v101 = t13_2_row.get(lane);
                let v102 = __Elem::to::<u64>(__Elem::to::<i64>(v101 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v100.wrapping_add(i30_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v99.wrapping_add(i30_2), 7_i64)], v102);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<
        L: __cpu::Level,
        R0: __cpu::row::Row<f32>,
        R1: __cpu::row::Row<f32>,
        R2: __cpu::row::Row<f32>,
        R3: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        t13_2_row_2: R0,
        t13_2_row_3: R1,
        t12_2_row_2: R2,
        mut y2_2_row: R3,
        t8_2: __cpu::View<__cpu::bf16, 4>,
        v104: i64,
        d0_2: i64,
        t13_2: __cpu::View<f32, 2>,
        v109: bool,
        v110: f32,
        v107: bool,
        v106: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i32_2 = start + lane as i64;
                let v111 = t8_2.load([i32_2.wrapping_add(3), i32_2, v104, d0_2], <__cpu::bf16 as __Elem>::ZERO);
                let v112 = t13_2.load_inside([i32_2, i32_2]);
                let v113 = t13_2_row_2.get(lane);
                let v114 = t13_2_row_3.get(lane);
                let v115 = __Elem::sin::<L, false>((v112 * __Elem::max(v113, v114)) * 0.5_f32);
                let v116 = t12_2_row_2.get(lane);
                let v117 = __Elem::round_ties_even::<L, false>(v116 + v110) * 0.5_f32;
                let v118 = t13_2.load([i32_2, __Elem::rem(i32_2, 2_i64)], <f32 as __Elem>::ZERO);
                let v119 = __Elem::select((i32_2 <= d0_2) ^ v109, __Elem::rsqrt::<L, false>(__Elem::abs(v117) + 1.0_f32), __Elem::exp2::<L, false>(v118 * 0.5_f32));
                let v120 = __Elem::select(__Elem::is_nan(v111), v106, __Elem::select(v107, v115, v119));
                y2_2_row.set(lane, v120);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<
        L: __cpu::Level,
        R0: __cpu::row::Row<f32>,
        R1: __cpu::row::Row<f32>,
        R2: __cpu::row::Row<f32>,
        R3: __cpu::row::Row<f32>,
        R4: __cpu::row::Row<f32>,
        R5: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        t12_2_row_3: R0,
        t12_2_row_4: R1,
        t13_2_row_4: R2,
        t13_2_row_5: R3,
        t12_2_row_5: R4,
        mut y3_2_row: R5,
        v121: i64,
        b4_2: i64,
        v123: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i34_2 = start + lane as i64;
                let v125 = t12_2_row_3.get(lane);
                let v126 = t12_2_row_4.get(lane);
                let v127 = __Elem::erf::<L, false>(__Elem::ceil::<L, false>((-4.0_f32) + v126) * 0.5_f32);
                let v128 = __Elem::to::<i64>(__Elem::to::<i8>(i34_2.wrapping_sub(8)));
                let v129 = t13_2_row_4.get(lane);
                let v130 = t13_2_row_5.get(lane);
                let v131 = t12_2_row_5.get(lane);
                let v132 = __Elem::sigmoid::<L, false>((__Elem::abs(v130) + ((-1.0_f32) + v131)) * 0.5_f32);
                let v133 = __Elem::select(b4_2 == v128, __Elem::exp2::<L, false>((-__Elem::abs(v129)) * 0.5_f32), v132);
                let v134 = __Elem::select(__Elem::div(i34_2, 2_i64) > v121, __Elem::tanh::<L, false>(v125 * 0.5_f32), __Elem::select(v123, v127, v133));
                y3_2_row.set(lane, v134);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<T: __Elem> __cpu::Kernel for __Kernel<T> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_2", args);
        let d0 = plan.extent(0, 0);
        plan.expect("x0", 0, 1, 6)?;
        plan.expect("x0", 0, 2, d0)?;
        let d1 = plan.extent(1, 0);
        plan.expect("x1", 1, 1, d0)?;
        let d2 = plan.extent(2, 0);
        let d3 = plan.extent(2, 1);
        plan.expect("y3", 3, 0, d2)?;
        plan.expect("y3", 3, 1, d3)?;
        plan.expect("h4", 4, 0, 7)?;
        plan.workspace::<f32, 2>([d2, d3])?;
        let v0 = d2.wrapping_add(3);
        let v1 = __Elem::div(v0, 4_i64);
        let v2 = d3.wrapping_add(2);
        let v3 = __Elem::div(v2, 3_i64);
        plan.value(d1);
        plan.value(d2);
        plan.value(d0);
        plan.value(d3);
        plan.finish([1, v1, v3])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<__cpu::bf16, 4>([4, 6, 3, 3]);
        size.tile::<__cpu::bf16, 5>([3, 3, 6, 3, 1]);
        size.tile::<__cpu::bf16, 4>([3, 3, 6, 1]);
        size.tile::<T, 1>([4]);
        size.tile::<__cpu::bf16, 5>([3, 3, 6, 3, 1]);
        size.tile::<__cpu::bf16, 2>([3, 6]);
        size.tile::<f32, 2>([4, 3]);
        size.tile::<f32, 2>([4, 3]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<<T as __Elem>::Accum, 3>(call, 0);
            let x1 = __cpu::tensor::<T, 2>(call, 1);
            let y2 = __cpu::tensor::<f32, 2>(call, 2);
            let y3 = __cpu::tensor::<f32, 2>(call, 3);
            let h4 = __cpu::tensor::<u64, 1>(call, 4);
            let _q7 = __cpu::scalar::<i64>(call.args, 6);
            let w5 = __cpu::workspace::<f32, 2>(call, 0, 0);
            let d1 = __cpu::value::<i64>(call, 0);
            let d2 = __cpu::value::<i64>(call, 1);
            let d0 = __cpu::value::<i64>(call, 2);
            let d3 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, b4, b5] = block.index;
                let mut scratch = block.scratch;
                let t6 = scratch.tile::<__cpu::bf16, 4>([4, 6, 3, 3]);
                let whole = x0.has_rows(2, [_q7, 3, 0], [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 1]], [4, 6, 3, 3]);
                if whole {
                    for i8 in 0_i64..4 {
                        for i9 in 0_i64..6 {
                            for i10 in 0_i64..3 {
                                let v0 = i10 != i8;
                                let v1 = x0.load([d1, i8, 0], <<T as __Elem>::Accum as __Elem>::ZERO);
                                let v2 = x1.load([i8, 0], <T as __Elem>::ZERO);
                                let v3 = x0.load([b5.wrapping_add(__Elem::to::<i64>(v1)), __Elem::to::<i64>(v2), i9], <<T as __Elem>::Accum as __Elem>::ZERO);
                                let v4 = __Elem::to::<__cpu::bf16>(v3);
                                let x0_row = x0.whole_row(2, [_q7, 3, 0], 3, 1);
                                let t6_row = t6.row(3, [i8, i9, i10, 0], 3);
                                Self::parallel::<L, true, _, _>(
                                    level,
                                    0,
                                    3,
                                    x0_row.slice(0, 3),
                                    t6_row.slice_mut(0, 3),
                                    v0,
                                    v4,
                                );
                            }
                        }
                    }
                } else {
                    for i8 in 0_i64..4 {
                        for i9 in 0_i64..6 {
                            for i10 in 0_i64..3 {
                                let v0 = i10 != i8;
                                let v1 = x0.load([d1, i8, 0], <<T as __Elem>::Accum as __Elem>::ZERO);
                                let v2 = x1.load([i8, 0], <T as __Elem>::ZERO);
                                let v3 = x0.load([b5.wrapping_add(__Elem::to::<i64>(v1)), __Elem::to::<i64>(v2), i9], <<T as __Elem>::Accum as __Elem>::ZERO);
                                let v4 = __Elem::to::<__cpu::bf16>(v3);
                                let x0_row = x0.row(2, [_q7, 3, 0], 3);
                                let t6_row = t6.row(3, [i8, i9, i10, 0], 3);
                                let (from, to) = __cpu::common(3, [x0_row.unit_span()]);
                                Self::parallel::<L, false, _, _>(
                                    level,
                                    from,
                                    to - from,
                                    x0_row.slice(from, to - from),
                                    t6_row.slice_mut(from, to - from),
                                    v0,
                                    v4,
                                );
                                if to - from < 3 {
                                    for (start, end) in [(0, from), (to, 3)] {
                                        Self::parallel::<L, false, _, _>(
                                            level,
                                            start,
                                            end - start,
                                            x0_row.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                            t6_row.slice_mut(start, end - start),
                                            v0,
                                            v4,
                                        );
                                    }
                                }
                            }
                        }
                    }
                }
                let t7 = scratch.tile::<__cpu::bf16, 5>([3, 3, 6, 3, 1]);
                for i12 in 0_i64..3 {
                    for i13 in 0_i64..3 {
                        for i14 in 0_i64..6 {
                            for i15 in 0_i64..3 {
                                let v5 = x0.extent[2];
                                let t7_row = t7.row(4, [i12, i13, i14, i15, 0], 1);
                                Self::parallel_2::<L, _>(level, 0, 1, t7_row.slice_mut(0, 1), x1, x0, v5);
                            }
                        }
                    }
                }
                let t8 = scratch.tile::<__cpu::bf16, 4>([3, 3, 6, 1]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 5>(t7, 3, __cpu::insert_axis(t8, 3), false, <__cpu::bf16 as __Elem>::ZERO);
                let t9 = scratch.tile::<T, 1>([4]);
                __cpu::fill::<L, _, _>(t9, <T as __Elem>::ZERO);
                let t10 = scratch.tile::<__cpu::bf16, 5>([3, 3, 6, 3, 1]);
                __cpu::scan::<L, __cpu::reduce::Max, _, _, _>(t7, 1, t10, true, <__cpu::bf16 as __Elem>::ZERO);
                let t11 = scratch.tile::<__cpu::bf16, 2>([3, 6]);
                let v11 = x1.load([d0, d3], <T as __Elem>::ZERO);
                let t10_at = t10.window([d0, b5.wrapping_mul(6), d2.wrapping_mul(3), d0, b5.wrapping_mul(4)], [1, 1, 1, 3, 6]);
                __cpu::copy::<L, _, _, _>(t10_at.squeeze([3, 4]), t11, __Elem::to::<__cpu::bf16>(v11));
                let t12 = scratch.tile::<f32, 2>([4, 3]);
                let x1_at = x1.window([b4, d2], [4, 3]);
                __cpu::copy::<L, _, _, _>(x1_at, t12, <f32 as __Elem>::ZERO);
                let t13 = scratch.tile::<f32, 2>([4, 3]);
                let w5_at = w5.window([b4.wrapping_mul(4), b5.wrapping_mul(3)], [4, 3]);
                __cpu::copy::<L, _, _, _>(t12, w5_at, <f32 as __Elem>::ZERO);
                let w5_at_2 = w5.window([b4.wrapping_mul(4), b5.wrapping_mul(3)], [4, 3]);
                __cpu::copy::<L, _, _, _>(w5_at_2, t13, <f32 as __Elem>::ZERO);
                let t9_row = t9.row(0, [0], 4);
                Self::parallel_3::<L, _>(level, 0, 4, t9_row.slice(0, 4), h4);
                for i20 in 0_i64..3 {
                    for i21 in 0_i64..3 {
                        for i22 in 0_i64..6 {
                            for i23 in 0_i64..3 {
                                let v14 = 5_i64.wrapping_add(i20).wrapping_mul(5).wrapping_add(i21);
                                let v15 = v14.wrapping_mul(5).wrapping_add(i22).wrapping_mul(5).wrapping_add(i23);
                                let v16 = v15.wrapping_mul(5);
                                let v17 = 5_i64.wrapping_add(i20).wrapping_mul(5).wrapping_add(i21);
                                let v18 = v17.wrapping_mul(5).wrapping_add(i22).wrapping_mul(5).wrapping_add(i23);
                                let v19 = v18.wrapping_mul(5);
                                let t10_row = t10.row(4, [i20, i21, i22, i23, 0], 1);
                                Self::parallel_4::<L, _>(level, 0, 1, t10_row.slice(0, 1), v16, v19, h4);
                            }
                        }
                    }
                }
                for i25 in 0_i64..3 {
                    let v23 = 5_i64.wrapping_add(i25).wrapping_mul(5);
                    let v24 = 5_i64.wrapping_add(i25).wrapping_mul(5);
                    let t11_row = t11.row(1, [i25, 0], 6);
                    Self::parallel_5::<L, _>(level, 0, 6, t11_row.slice(0, 6), v23, v24, h4);
                }
                for i27 in 0_i64..4 {
                    let v28 = 5_i64.wrapping_add(i27).wrapping_mul(5);
                    let v29 = 5_i64.wrapping_add(i27).wrapping_mul(5);
                    let t12_row = t12.row(1, [i27, 0], 3);
                    Self::parallel_6::<L, _>(level, 0, 3, t12_row.slice(0, 3), v28, v29, h4);
                }
                for i29 in 0_i64..4 {
                    let v32 = 5_i64.wrapping_add(i29).wrapping_mul(5);
                    let v33 = 5_i64.wrapping_add(i29).wrapping_mul(5);
                    let t13_row = t13.row(1, [i29, 0], 3);
                    Self::parallel_7::<L, _>(level, 0, 3, t13_row.slice(0, 3), v32, v33, h4);
                }
                for i31 in 0_i64..4 {
                    let v36 = t9.load([_q7], <T as __Elem>::ZERO);
                    let v37 = __Elem::to::<i64>(v36).wrapping_add(4);
                    let v38 = t13.load([i31, d0], <f32 as __Elem>::ZERO);
                    let v39 = __Elem::rsqrt::<L, false>(__Elem::abs((4.0_f32 * v38) * 0.5_f32) + 1.0_f32);
                    let v40 = i31 > i31;
                    let v41 = t9.load_inside([i31]);
                    let v42 = 0 <= i31;
                    let v43 = __Elem::to::<f32>(d0);
                    let t13_row_2 = t13.row(1, [1, 0], 3);
                    let t13_row_3 = t13.row(1, [__Elem::to::<i64>(v41), 0], 3);
                    let t12_row_2 = t12.row(1, [i31, 0], 3);
                    let y2_row = y2.row(1, [b4.wrapping_mul(4).wrapping_add(i31), b5.wrapping_mul(3)], 3);
                    let (from, to) = __cpu::common(3, [t13_row_3.unit_span(), y2_row.unit_span()]);
                    Self::parallel_8::<L, _, _, _, _>(
                        level,
                        from,
                        to - from,
                        t13_row_2.slice(from, to - from),
                        t13_row_3.slice(from, to - from),
                        t12_row_2.slice(from, to - from),
                        y2_row.slice_mut(from, to - from),
                        t8,
                        v37,
                        d0,
                        t13,
                        v42,
                        v43,
                        v40,
                        v39,
                    );
                    if to - from < 3 {
                        for (start, end) in [(0, from), (to, 3)] {
                            Self::parallel_8::<L, _, _, _, _>(
                                level,
                                start,
                                end - start,
                                t13_row_2.slice(start, end - start),
                                t13_row_3.guarded(start, <f32 as __Elem>::ZERO),
                                t12_row_2.slice(start, end - start),
                                y2_row.guarded(start, <f32 as __Elem>::ZERO),
                                t8,
                                v37,
                                d0,
                                t13,
                                v42,
                                v43,
                                v40,
                                v39,
                            );
                        }
                    }
                }
                for i33 in 0_i64..4 {
                    let v54 = x1.extent[1];
                    let v55 = 2 > __Elem::div(_q7, 3_i64);
                    let v56 = x1.load([d1, d3], <T as __Elem>::ZERO);
                    let t12_row_3 = t12.row(0, [0, __Elem::to::<i64>(__Elem::to::<i32>(d0.wrapping_sub(3)))], 3);
                    let t12_row_4 = t12.row(1, [__Elem::to::<i64>(v56), 0], 3);
                    let t13_row_4 = t13.row(1, [0, 0], 3);
                    let t13_row_5 = t13.row(1, [d0, 0], 3);
                    let t12_row_5 = t12.row(1, [d1, 0], 3);
                    let y3_row = y3.row(1, [b4.wrapping_mul(4).wrapping_add(i33), b5.wrapping_mul(3)], 3);
                    let (from, to) = __cpu::common(3, [t12_row_3.span(), t12_row_4.unit_span(), t13_row_5.unit_span(), t12_row_5.unit_span(), y3_row.unit_span()]);
                    Self::parallel_9::<L, _, _, _, _, _, _>(
                        level,
                        from,
                        to - from,
                        t12_row_3.strided(from),
                        t12_row_4.slice(from, to - from),
                        t13_row_4.slice(from, to - from),
                        t13_row_5.slice(from, to - from),
                        t12_row_5.slice(from, to - from),
                        y3_row.slice_mut(from, to - from),
                        v54,
                        b4,
                        v55,
                    );
                    if to - from < 3 {
                        for (start, end) in [(0, from), (to, 3)] {
                            Self::parallel_9::<L, _, _, _, _, _, _>(
                                level,
                                start,
                                end - start,
                                t12_row_3.guarded(start, <f32 as __Elem>::ZERO),
                                t12_row_4.guarded(start, <f32 as __Elem>::ZERO),
                                t13_row_4.slice(start, end - start),
                                t13_row_5.guarded(start, <f32 as __Elem>::ZERO),
                                t12_row_5.guarded(start, <f32 as __Elem>::ZERO),
                                y3_row.guarded(start, <f32 as __Elem>::ZERO),
                                v54,
                                b4,
                                v55,
                            );
                        }
                    }
                }
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<<T as __Elem>::Accum, 3>(call, 0);
            let x1_2 = __cpu::tensor::<T, 2>(call, 1);
            let y2_2 = __cpu::tensor::<f32, 2>(call, 2);
            let y3_2 = __cpu::tensor::<f32, 2>(call, 3);
            let h4_2 = __cpu::tensor::<u64, 1>(call, 4);
            let _q7_2 = __cpu::scalar::<i64>(call.args, 6);
            let w5_2 = __cpu::workspace::<f32, 2>(call, 0, 0);
            let d1_2 = __cpu::value::<i64>(call, 0);
            let d2_2 = __cpu::value::<i64>(call, 1);
            let d0_2 = __cpu::value::<i64>(call, 2);
            let d3_2 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, b4_2, b5_2] = block.index;
                let mut scratch = block.scratch;
                let t6_2 = scratch.tile::<__cpu::bf16, 4>([4, 6, 3, 3]);
                let whole_2 = x0_2.has_rows(2, [_q7_2, 3, 0], [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 1]], [4, 6, 3, 3]);
                if whole_2 {
                    for i8_2 in 0_i64..4 {
                        for i9_2 in 0_i64..6 {
                            for i10_2 in 0_i64..3 {
                                let v67 = i10_2 != i8_2;
                                let v68 = x0_2.load([d1_2, i8_2, 0], <<T as __Elem>::Accum as __Elem>::ZERO);
                                let v69 = x1_2.load([i8_2, 0], <T as __Elem>::ZERO);
                                let v70 = x0_2.load([b5_2.wrapping_add(__Elem::to::<i64>(v68)), __Elem::to::<i64>(v69), i9_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                                let v71 = __Elem::to::<__cpu::bf16>(v70);
                                let x0_2_row = x0_2.whole_row(2, [_q7_2, 3, 0], 3, 1);
                                let t6_2_row = t6_2.row(3, [i8_2, i9_2, i10_2, 0], 3);
                                Self::parallel_10::<L, true, _, _>(
                                    level,
                                    0,
                                    3,
                                    x0_2_row.slice(0, 3),
                                    t6_2_row.slice_mut(0, 3),
                                    v67,
                                    v71,
                                );
                            }
                        }
                    }
                } else {
                    for i8_2 in 0_i64..4 {
                        for i9_2 in 0_i64..6 {
                            for i10_2 in 0_i64..3 {
                                let v67 = i10_2 != i8_2;
                                let v68 = x0_2.load([d1_2, i8_2, 0], <<T as __Elem>::Accum as __Elem>::ZERO);
                                let v69 = x1_2.load([i8_2, 0], <T as __Elem>::ZERO);
                                let v70 = x0_2.load([b5_2.wrapping_add(__Elem::to::<i64>(v68)), __Elem::to::<i64>(v69), i9_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                                let v71 = __Elem::to::<__cpu::bf16>(v70);
                                let x0_2_row = x0_2.row(2, [_q7_2, 3, 0], 3);
                                let t6_2_row = t6_2.row(3, [i8_2, i9_2, i10_2, 0], 3);
                                let (from, to) = __cpu::common(3, [x0_2_row.unit_span()]);
                                Self::parallel_10::<L, false, _, _>(
                                    level,
                                    from,
                                    to - from,
                                    x0_2_row.slice(from, to - from),
                                    t6_2_row.slice_mut(from, to - from),
                                    v67,
                                    v71,
                                );
                                if to - from < 3 {
                                    for (start, end) in [(0, from), (to, 3)] {
                                        Self::parallel_10::<L, false, _, _>(
                                            level,
                                            start,
                                            end - start,
                                            x0_2_row.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                            t6_2_row.slice_mut(start, end - start),
                                            v67,
                                            v71,
                                        );
                                    }
                                }
                            }
                        }
                    }
                }
                let t7_2 = scratch.tile::<__cpu::bf16, 5>([3, 3, 6, 3, 1]);
                for i12_2 in 0_i64..3 {
                    for i13_2 in 0_i64..3 {
                        for i14_2 in 0_i64..6 {
                            for i15_2 in 0_i64..3 {
                                let v72 = x0_2.extent[2];
                                let t7_2_row = t7_2.row(4, [i12_2, i13_2, i14_2, i15_2, 0], 1);
                                Self::parallel_11::<L, _>(level, 0, 1, t7_2_row.slice_mut(0, 1), x1_2, x0_2, v72);
                            }
                        }
                    }
                }
                let t8_2 = scratch.tile::<__cpu::bf16, 4>([3, 3, 6, 1]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 5>(t7_2, 3, __cpu::insert_axis(t8_2, 3), false, <__cpu::bf16 as __Elem>::ZERO);
                let t9_2 = scratch.tile::<T, 1>([4]);
                __cpu::fill::<L, _, _>(t9_2, <T as __Elem>::ZERO);
                let t10_2 = scratch.tile::<__cpu::bf16, 5>([3, 3, 6, 3, 1]);
                __cpu::scan::<L, __cpu::reduce::Max, _, _, _>(t7_2, 1, t10_2, true, <__cpu::bf16 as __Elem>::ZERO);
                let t11_2 = scratch.tile::<__cpu::bf16, 2>([3, 6]);
                let v78 = x1_2.load([d0_2, d3_2], <T as __Elem>::ZERO);
                let t10_2_at = t10_2.window([d0_2, b5_2.wrapping_mul(6), d2_2.wrapping_mul(3), d0_2, b5_2.wrapping_mul(4)], [1, 1, 1, 3, 6]);
                __cpu::copy::<L, _, _, _>(t10_2_at.squeeze([3, 4]), t11_2, __Elem::to::<__cpu::bf16>(v78));
                let t12_2 = scratch.tile::<f32, 2>([4, 3]);
                let x1_2_at = x1_2.window([b4_2, d2_2], [4, 3]);
                __cpu::copy::<L, _, _, _>(x1_2_at, t12_2, <f32 as __Elem>::ZERO);
                let t13_2 = scratch.tile::<f32, 2>([4, 3]);
                let w5_2_at = w5_2.window([b4_2.wrapping_mul(4), b5_2.wrapping_mul(3)], [4, 3]);
                __cpu::copy::<L, _, _, _>(t12_2, w5_2_at, <f32 as __Elem>::ZERO);
                let w5_2_at_2 = w5_2.window([b4_2.wrapping_mul(4), b5_2.wrapping_mul(3)], [4, 3]);
                __cpu::copy::<L, _, _, _>(w5_2_at_2, t13_2, <f32 as __Elem>::ZERO);
                let t9_2_row = t9_2.row(0, [0], 4);
                Self::parallel_12::<L, _>(level, 0, 4, t9_2_row.slice(0, 4), h4_2);
                for i20_2 in 0_i64..3 {
                    for i21_2 in 0_i64..3 {
                        for i22_2 in 0_i64..6 {
                            for i23_2 in 0_i64..3 {
                                let v81 = 5_i64.wrapping_add(i20_2).wrapping_mul(5).wrapping_add(i21_2);
                                let v82 = v81.wrapping_mul(5).wrapping_add(i22_2).wrapping_mul(5).wrapping_add(i23_2);
                                let v83 = v82.wrapping_mul(5);
                                let v84 = 5_i64.wrapping_add(i20_2).wrapping_mul(5).wrapping_add(i21_2);
                                let v85 = v84.wrapping_mul(5).wrapping_add(i22_2).wrapping_mul(5).wrapping_add(i23_2);
                                let v86 = v85.wrapping_mul(5);
                                let t10_2_row = t10_2.row(4, [i20_2, i21_2, i22_2, i23_2, 0], 1);
                                Self::parallel_13::<L, _>(level, 0, 1, t10_2_row.slice(0, 1), v83, v86, h4_2);
                            }
                        }
                    }
                }
                for i25_2 in 0_i64..3 {
                    let v90 = 5_i64.wrapping_add(i25_2).wrapping_mul(5);
                    let v91 = 5_i64.wrapping_add(i25_2).wrapping_mul(5);
                    let t11_2_row = t11_2.row(1, [i25_2, 0], 6);
                    Self::parallel_14::<L, _>(level, 0, 6, t11_2_row.slice(0, 6), v90, v91, h4_2);
                }
                for i27_2 in 0_i64..4 {
                    let v95 = 5_i64.wrapping_add(i27_2).wrapping_mul(5);
                    let v96 = 5_i64.wrapping_add(i27_2).wrapping_mul(5);
                    let t12_2_row = t12_2.row(1, [i27_2, 0], 3);
                    Self::parallel_15::<L, _>(level, 0, 3, t12_2_row.slice(0, 3), v95, v96, h4_2);
                }
                for i29_2 in 0_i64..4 {
                    let v99 = 5_i64.wrapping_add(i29_2).wrapping_mul(5);
                    let v100 = 5_i64.wrapping_add(i29_2).wrapping_mul(5);
                    let t13_2_row = t13_2.row(1, [i29_2, 0], 3);
                    Self::parallel_16::<L, _>(level, 0, 3, t13_2_row.slice(0, 3), v99, v100, h4_2);
                }
                for i31_2 in 0_i64..4 {
                    let v103 = t9_2.load([_q7_2], <T as __Elem>::ZERO);
                    let v104 = __Elem::to::<i64>(v103).wrapping_add(4);
                    let v105 = t13_2.load([i31_2, d0_2], <f32 as __Elem>::ZERO);
                    let v106 = __Elem::rsqrt::<L, false>(__Elem::abs((4.0_f32 * v105) * 0.5_f32) + 1.0_f32);
                    let v107 = i31_2 > i31_2;
                    let v108 = t9_2.load_inside([i31_2]);
                    let v109 = 0 <= i31_2;
                    let v110 = __Elem::to::<f32>(d0_2);
                    let t13_2_row_2 = t13_2.row(1, [1, 0], 3);
                    let t13_2_row_3 = t13_2.row(1, [__Elem::to::<i64>(v108), 0], 3);
                    let t12_2_row_2 = t12_2.row(1, [i31_2, 0], 3);
                    let y2_2_row = y2_2.row(1, [b4_2.wrapping_mul(4).wrapping_add(i31_2), b5_2.wrapping_mul(3)], 3);
                    let (from, to) = __cpu::common(3, [t13_2_row_3.unit_span(), y2_2_row.unit_span()]);
                    Self::parallel_17::<L, _, _, _, _>(
                        level,
                        from,
                        to - from,
                        t13_2_row_2.slice(from, to - from),
                        t13_2_row_3.slice(from, to - from),
                        t12_2_row_2.slice(from, to - from),
                        y2_2_row.slice_mut(from, to - from),
                        t8_2,
                        v104,
                        d0_2,
                        t13_2,
                        v109,
                        v110,
                        v107,
                        v106,
                    );
                    if to - from < 3 {
                        for (start, end) in [(0, from), (to, 3)] {
                            Self::parallel_17::<L, _, _, _, _>(
                                level,
                                start,
                                end - start,
                                t13_2_row_2.slice(start, end - start),
                                t13_2_row_3.guarded(start, <f32 as __Elem>::ZERO),
                                t12_2_row_2.slice(start, end - start),
                                y2_2_row.guarded(start, <f32 as __Elem>::ZERO),
                                t8_2,
                                v104,
                                d0_2,
                                t13_2,
                                v109,
                                v110,
                                v107,
                                v106,
                            );
                        }
                    }
                }
                for i33_2 in 0_i64..4 {
                    let v121 = x1_2.extent[1];
                    let v122 = __Elem::to::<i64>(__Elem::to::<i32>(d0_2.wrapping_sub(3)));
                    let v123 = 2 > __Elem::div(_q7_2, 3_i64);
                    let v124 = x1_2.load([d1_2, d3_2], <T as __Elem>::ZERO);
                    let t12_2_row_3 = t12_2.row(0, [0, v122], 3);
                    let t12_2_row_4 = t12_2.row(1, [__Elem::to::<i64>(v124), 0], 3);
                    let t13_2_row_4 = t13_2.row(1, [0, 0], 3);
                    let t13_2_row_5 = t13_2.row(1, [d0_2, 0], 3);
                    let t12_2_row_5 = t12_2.row(1, [d1_2, 0], 3);
                    let y3_2_row = y3_2.row(1, [b4_2.wrapping_mul(4).wrapping_add(i33_2), b5_2.wrapping_mul(3)], 3);
                    let (from, to) = __cpu::common(3, [t12_2_row_3.span(), t12_2_row_4.unit_span(), t13_2_row_5.unit_span(), t12_2_row_5.unit_span(), y3_2_row.unit_span()]);
                    Self::parallel_18::<L, _, _, _, _, _, _>(
                        level,
                        from,
                        to - from,
                        t12_2_row_3.strided(from),
                        t12_2_row_4.slice(from, to - from),
                        t13_2_row_4.slice(from, to - from),
                        t13_2_row_5.slice(from, to - from),
                        t12_2_row_5.slice(from, to - from),
                        y3_2_row.slice_mut(from, to - from),
                        v121,
                        b4_2,
                        v123,
                    );
                    if to - from < 3 {
                        for (start, end) in [(0, from), (to, 3)] {
                            Self::parallel_18::<L, _, _, _, _, _, _>(
                                level,
                                start,
                                end - start,
                                t12_2_row_3.guarded(start, <f32 as __Elem>::ZERO),
                                t12_2_row_4.guarded(start, <f32 as __Elem>::ZERO),
                                t13_2_row_4.slice(start, end - start),
                                t13_2_row_5.guarded(start, <f32 as __Elem>::ZERO),
                                t12_2_row_5.guarded(start, <f32 as __Elem>::ZERO),
                                y3_2_row.guarded(start, <f32 as __Elem>::ZERO),
                                v121,
                                b4_2,
                                v123,
                            );
                        }
                    }
                }
            }
        }
    }
}
