// Emitted from the random kernel of seed 12.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize> __Kernel<BM> {
    #[inline]
    unsafe fn parallel<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<i32>,
        R1: __cpu::row::Row<i32>,
        R2: __cpu::row::RowMut<i32>,
    >(
        level: L,
        start: i64,
        count: i64,
        x2_row: R0,
        x2_row_2: R1,
        mut t8_row: R2,
        v0: u32,
        x2: __cpu::View<i32, 1>,
        v1: i32,
        x0: __cpu::View<__cpu::bf16, 3>,
        d3: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10 = start + lane as i64;
                let v2 = x2_row.get(lane);
                let v3 = x2_row_2.get(lane);
                let v4 = x2.load([__Elem::to::<i64>(v3)], <i32 as __Elem>::ZERO);
                let v5 = x0.load([i10, i10, d3], <__cpu::bf16 as __Elem>::ZERO);
                let v6 = __Elem::to_round::<L, i32>(v5, __cpu::Round::NearestEven);
                let v7 = __Elem::select(3 >= __Elem::to::<i64>(v4), v1, v6);
                let v8 = x2_row_2.get(lane);
                let v9 = __Elem::select(v0 < __Elem::to::<u32>(__Elem::div(i10, 4_i64)), v2.wrapping_mul(v7), v8);
                t8_row.set(lane, v9);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<i32>, R1: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t8_row_2: R0,
        x2_row_3: R1,
        v2: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12 = start + lane as i64;
                let v3 = __Elem::to::<i32>(__Elem::rem(i12.wrapping_sub(9), i12.wrapping_sub(2)));
                let v4 = x2_row_3.get(lane);
                let v5 = __Elem::select(__Elem::to::<i32>(i12.wrapping_sub(9)) < v3, v2, v4);
                t8_row_2.set(lane, v5);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        v5: i32,
        a5: __cpu::View<i32, 1>,
        d3: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                a5.atomic(__cpu::AtomicOp::And, [d3], v5, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t7_row: R0,
        v6: i64,
        v7: i64,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16 = start + lane as i64;
                let v8 = t7_row.get(lane);
                let v9 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v8) * 16.0_f32));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v6.wrapping_add(i16), 7_i64)], v9.wrapping_mul(__Elem::to::<u64>(v7.wrapping_add(i16))), __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t8_row_3: R0,
        v10: i64,
        v11: i64,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18 = start + lane as i64;
                let v12 = t8_row_3.get(lane);
                let v13 = __Elem::to::<u64>(v12).wrapping_mul(__Elem::to::<u64>(v11.wrapping_add(i18)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v10.wrapping_add(i18), 7_i64)], v13, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<
        L: __cpu::Level,
        R0: __cpu::row::Row<i32>,
        R1: __cpu::row::Row<i32>,
        R2: __cpu::row::Row<__cpu::bf16>,
        R3: __cpu::row::RowMut<__cpu::bf16>,
    >(
        level: L,
        start: i64,
        count: i64,
        x2_row_4: R0,
        t8_row_4: R1,
        x1_row: R2,
        mut y3_row: R3,
        v14: i64,
        x2: __cpu::View<i32, 1>,
        v16: i32,
        x0: __cpu::View<__cpu::bf16, 3>,
        x1: __cpu::View<__cpu::bf16, 3>,
        v17: __cpu::bf16,
        b5: i64,
        d2: i64,
        v18: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19 = start + lane as i64;
                let v19 = x2_row_4.get(lane);
                let v20 = x2.load([__Elem::to::<i64>(v19)], <i32 as __Elem>::ZERO);
                let v21 = x0.load([i19, 4, i19], <__cpu::bf16 as __Elem>::ZERO);
                let v22 = x1.load([i19, i19, 8], <__cpu::bf16 as __Elem>::ZERO);
                let v23 = __Elem::mul(__Elem::abs(__Elem::add(v21, v22)), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v24 = x1.load([d2, i19, i19], <__cpu::bf16 as __Elem>::ZERO);
                let v25 = x0.load([i19, i19.wrapping_add(i19), 4], <__cpu::bf16 as __Elem>::ZERO);
                let v26 = __Elem::mul(__Elem::max(__Elem::trunc::<L, false>(v24), v25), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v27 = t8_row_4.get(lane);
                let v28 = x2_row_4.get(lane);
                let v29 = x0.load([i19.wrapping_add(2), v18, __Elem::to::<i64>(__Elem::to::<u8>(i19.wrapping_sub(7)))], <__cpu::bf16 as __Elem>::ZERO);
                let v30 = x1_row.get(lane);
                let v31 = __Elem::add(v29, __Elem::sub(<__cpu::bf16 as __Elem>::of_i64(-3), v30));
                let v32 = __Elem::mul(v31, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v33 = __Elem::add(__Elem::abs(v32), <__cpu::bf16 as __Elem>::ONE);
                let v34 = x1.load([i19, i19, i19], <__cpu::bf16 as __Elem>::ZERO);
                let v35 = __Elem::mul(__Elem::abs(v34), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v36 = __Elem::select(v27 > v28, __Elem::recip::<L, false>(v33), __Elem::neg(__Elem::softplus::<L, false>(v35)));
                let v37 = __Elem::select(!(i19 <= b5), __Elem::exp::<L, false>(v26), v36);
                let v38 = __Elem::select((i19 <= v14) ^ (v20 == v16), __Elem::atan2::<L, false>(v23, v17), v37);
                y3_row.set(lane, v38);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>, R1: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        x1_row_2: R0,
        mut y4_row: R1,
        v39: bool,
        v41: bool,
        x1: __cpu::View<__cpu::bf16, 3>,
        v42: i64,
        x0: __cpu::View<__cpu::bf16, 3>,
        v43: __cpu::bf16,
        v44: __cpu::bf16,
        b5: i64,
        d2: i64,
        v45: bool,
        v46: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20 = start + lane as i64;
                let v47 = x1_row_2.get(lane);
                let v48 = __Elem::mul(v47, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v49 = x1.load([i20, v42, __Elem::div(i20, 2_i64)], <__cpu::bf16 as __Elem>::ZERO);
                let v50 = __Elem::mul(v49, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v51 = x0.load([i20, 3, i20], <__cpu::bf16 as __Elem>::ZERO);
                let v52 = __Elem::mul(__Elem::fma::<L>(v43, v44, __Elem::neg(v51)), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v53 = x0.load([i20, 2, i20], <__cpu::bf16 as __Elem>::ZERO);
                let v54 = x0.load([i20, i20, d2], <__cpu::bf16 as __Elem>::ZERO);
                let v55 = __Elem::select(v45, v53, v54);
                let v56 = __Elem::select(b5 == i20, v55, v46);
                let v57 = __Elem::mul(v56, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v58 = __Elem::add(__Elem::abs(v57), <__cpu::bf16 as __Elem>::ONE);
                let v59 = __Elem::select(i20.wrapping_add(1) < 0, __Elem::acos::<L, false>(v52), __Elem::rsqrt::<L, false>(v58));
                let v60 = __Elem::select(v41 & (i20 == 5), __Elem::sigmoid::<L, false>(v50), v59);
                let v61 = __Elem::select((7 == i20) ^ v39, __Elem::log1p::<L, false>(v48), v60);
                y4_row.set(lane, v61);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<i32>,
        R1: __cpu::row::Row<i32>,
        R2: __cpu::row::RowMut<i32>,
    >(
        level: L,
        start: i64,
        count: i64,
        x2_2_row: R0,
        x2_2_row_2: R1,
        mut t8_2_row: R2,
        v62: u32,
        x2_2: __cpu::View<i32, 1>,
        v63: i32,
        x0_2: __cpu::View<__cpu::bf16, 3>,
        d3_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10 = start + lane as i64;
                let v64 = x2_2_row.get(lane);
                let v65 = x2_2_row_2.get(lane);
                let v66 = x2_2.load([__Elem::to::<i64>(v65)], <i32 as __Elem>::ZERO);
                let v67 = x0_2.load([i10, i10, d3_2], <__cpu::bf16 as __Elem>::ZERO);
                let v68 = __Elem::to_round::<L, i32>(v67, __cpu::Round::NearestEven);
                let v69 = __Elem::select(3 >= __Elem::to::<i64>(v66), v63, v68);
                let v70 = x2_2_row_2.get(lane);
                let v71 = __Elem::select(v62 < __Elem::to::<u32>(__Elem::div(i10, 4_i64)), v64.wrapping_mul(v69), v70);
                t8_2_row.set(lane, v71);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<i32>, R1: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t8_2_row_2: R0,
        x2_2_row_3: R1,
        v64: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12 = start + lane as i64;
                let v65 = __Elem::to::<i32>(__Elem::rem(i12.wrapping_sub(9), i12.wrapping_sub(2)));
                let v66 = x2_2_row_3.get(lane);
                let v67 = __Elem::select(__Elem::to::<i32>(i12.wrapping_sub(9)) < v65, v64, v66);
                t8_2_row_2.set(lane, v67);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        v67: i32,
        a5_2: __cpu::View<i32, 1>,
        d3_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                a5_2.update(__cpu::AtomicOp::And, [d3_2], v67);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row: R0,
        v68: i64,
        v69: i64,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16_2 = start + lane as i64;
                let v70 = t7_2_row.get(lane);
                let v71 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v70) * 16.0_f32));
                let v72 = v71.wrapping_mul(__Elem::to::<u64>(v69.wrapping_add(i16_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v68.wrapping_add(i16_2), 7_i64)], v72);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row_3: R0,
        v73: i64,
        v74: i64,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18_2 = start + lane as i64;
                let v75 = t8_2_row_3.get(lane);
                let v76 = __Elem::to::<u64>(v75).wrapping_mul(__Elem::to::<u64>(v74.wrapping_add(i18_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v73.wrapping_add(i18_2), 7_i64)], v76);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<
        L: __cpu::Level,
        R0: __cpu::row::Row<i32>,
        R1: __cpu::row::Row<i32>,
        R2: __cpu::row::Row<__cpu::bf16>,
        R3: __cpu::row::RowMut<__cpu::bf16>,
    >(
        level: L,
        start: i64,
        count: i64,
        x2_2_row_4: R0,
        t8_2_row_4: R1,
        x1_2_row: R2,
        mut y3_2_row: R3,
        v77: i64,
        x2_2: __cpu::View<i32, 1>,
        v79: i32,
        x0_2: __cpu::View<__cpu::bf16, 3>,
        x1_2: __cpu::View<__cpu::bf16, 3>,
        v80: __cpu::bf16,
        b5_2: i64,
        d2_2: i64,
        v81: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19_2 = start + lane as i64;
                let v82 = x2_2_row_4.get(lane);
                let v83 = x2_2.load([__Elem::to::<i64>(v82)], <i32 as __Elem>::ZERO);
                let v84 = x0_2.load([i19_2, 4, i19_2], <__cpu::bf16 as __Elem>::ZERO);
                let v85 = x1_2.load([i19_2, i19_2, 8], <__cpu::bf16 as __Elem>::ZERO);
                let v86 = __Elem::mul(__Elem::abs(__Elem::add(v84, v85)), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v87 = x1_2.load([d2_2, i19_2, i19_2], <__cpu::bf16 as __Elem>::ZERO);
                let v88 = x0_2.load([i19_2, i19_2.wrapping_add(i19_2), 4], <__cpu::bf16 as __Elem>::ZERO);
                let v89 = __Elem::mul(__Elem::max(__Elem::trunc::<L, false>(v87), v88), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v90 = t8_2_row_4.get(lane);
                let v91 = x2_2_row_4.get(lane);
                let v92 = __Elem::to::<i64>(__Elem::to::<u8>(i19_2.wrapping_sub(7)));
                let v93 = x0_2.load([i19_2.wrapping_add(2), v81, v92], <__cpu::bf16 as __Elem>::ZERO);
                let v94 = x1_2_row.get(lane);
                let v95 = __Elem::add(v93, __Elem::sub(<__cpu::bf16 as __Elem>::of_i64(-3), v94));
                let v96 = __Elem::mul(v95, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v97 = __Elem::add(__Elem::abs(v96), <__cpu::bf16 as __Elem>::ONE);
                let v98 = x1_2.load([i19_2, i19_2, i19_2], <__cpu::bf16 as __Elem>::ZERO);
                let v99 = __Elem::mul(__Elem::abs(v98), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v100 = __Elem::select(v90 > v91, __Elem::recip::<L, false>(v97), __Elem::neg(__Elem::softplus::<L, false>(v99)));
                let v101 = __Elem::select(!(i19_2 <= b5_2), __Elem::exp::<L, false>(v89), v100);
                let v102 = __Elem::select((i19_2 <= v77) ^ (v83 == v79), __Elem::atan2::<L, false>(v86, v80), v101);
                y3_2_row.set(lane, v102);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>, R1: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        x1_2_row_2: R0,
        mut y4_2_row: R1,
        v103: bool,
        v105: bool,
        x1_2: __cpu::View<__cpu::bf16, 3>,
        v106: i64,
        x0_2: __cpu::View<__cpu::bf16, 3>,
        v107: __cpu::bf16,
        v108: __cpu::bf16,
        b5_2: i64,
        d2_2: i64,
        v109: bool,
        v110: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20_2 = start + lane as i64;
                let v111 = x1_2_row_2.get(lane);
                let v112 = __Elem::mul(v111, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v113 = x1_2.load([i20_2, v106, __Elem::div(i20_2, 2_i64)], <__cpu::bf16 as __Elem>::ZERO);
                let v114 = __Elem::mul(v113, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v115 = x0_2.load([i20_2, 3, i20_2], <__cpu::bf16 as __Elem>::ZERO);
                let v116 = __Elem::mul(__Elem::fma::<L>(v107, v108, __Elem::neg(v115)), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v117 = x0_2.load([i20_2, 2, i20_2], <__cpu::bf16 as __Elem>::ZERO);
                let v118 = x0_2.load([i20_2, i20_2, d2_2], <__cpu::bf16 as __Elem>::ZERO);
                let v119 = __Elem::select(v109, v117, v118);
                let v120 = __Elem::select(b5_2 == i20_2, v119, v110);
                let v121 = __Elem::mul(v120, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v122 = __Elem::add(__Elem::abs(v121), <__cpu::bf16 as __Elem>::ONE);
                let v123 = __Elem::select(i20_2.wrapping_add(1) < 0, __Elem::acos::<L, false>(v116), __Elem::rsqrt::<L, false>(v122));
                let v124 = __Elem::select(v105 & (i20_2 == 5), __Elem::sigmoid::<L, false>(v114), v123);
                let v125 = __Elem::select((7 == i20_2) ^ v103, __Elem::log1p::<L, false>(v112), v124);
                y4_2_row.set(lane, v125);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize> __cpu::Kernel for __Kernel<BM> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_12", args);
        let d0 = plan.extent(0, 0);
        plan.expect("x0", 0, 1, d0)?;
        let d1 = plan.extent(0, 2);
        plan.expect("x1", 1, 0, d1)?;
        plan.expect("x1", 1, 1, 4)?;
        let d2 = plan.extent(1, 2);
        let d3 = plan.extent(2, 0);
        let d4 = plan.extent(3, 0);
        plan.expect("y4", 4, 0, d4)?;
        let d6 = plan.extent(5, 0);
        plan.expect("h6", 6, 0, 7)?;
        let v0 = d4.wrapping_add(3);
        let n8 = __Elem::div(v0, 4_i64);
        let v1 = d4.wrapping_add(3);
        let v2 = __Elem::div(v1, 4_i64);
        plan.value(n8);
        plan.value(d6);
        plan.value(d2);
        plan.value(d3);
        plan.value(d0);
        plan.value(d1);
        plan.value(d4);
        plan.finish([1, 1, v2])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<__cpu::bf16, 2>([BM as i64 + 1, 4]);
        size.tile::<i32, 2>([BM as i64, 4]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<__cpu::bf16, 3>(call, 0);
            let x1 = __cpu::tensor::<__cpu::bf16, 3>(call, 1);
            let x2 = __cpu::tensor::<i32, 1>(call, 2);
            let y3 = __cpu::tensor::<__cpu::bf16, 1>(call, 3);
            let y4 = __cpu::tensor::<__cpu::bf16, 1>(call, 4);
            let a5 = __cpu::tensor::<i32, 1>(call, 5);
            let h6 = __cpu::tensor::<u64, 1>(call, 6);
            let n8 = __cpu::value::<i64>(call, 0);
            let d6 = __cpu::value::<i64>(call, 1);
            let d2 = __cpu::value::<i64>(call, 2);
            let d3 = __cpu::value::<i64>(call, 3);
            let d0 = __cpu::value::<i64>(call, 4);
            let d1 = __cpu::value::<i64>(call, 5);
            let d4 = __cpu::value::<i64>(call, 6);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b5] = block.index;
                let mut scratch = block.scratch;
                let t7 = scratch.tile::<__cpu::bf16, 2>([BM as i64 + 1, 4]);
                let x1_at = x1.window([n8, d6, b5], [1, 4, BM as i64 + 1]).squeeze([1, 2]);
                let x1_at_at = x1_at.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(x1_at_at, t7, <__cpu::bf16 as __Elem>::of_i64(2));
                let t8 = scratch.tile::<i32, 2>([BM as i64, 4]);
                let whole = x2.has_rows(0, [4], [[0, 1]], [BM as i64, 4]) && x2.has_rows(0, [0], [[0, 1]], [BM as i64, 4]);
                if whole {
                    for i9 in 0_i64..(BM as i64) {
                        let v0 = __Elem::to::<u32>(2_i64);
                        let v1 = x2.load([d2], <i32 as __Elem>::ZERO);
                        let x2_row = x2.whole_row(0, [4], 4, 1);
                        let x2_row_2 = x2.whole_row(0, [0], 4, 1);
                        let t8_row = t8.row(1, [i9, 0], 4);
                        Self::parallel::<L, true, _, _, _>(
                            level,
                            0,
                            4,
                            x2_row.slice(0, 4),
                            x2_row_2.slice(0, 4),
                            t8_row.slice_mut(0, 4),
                            v0,
                            x2,
                            v1,
                            x0,
                            d3,
                        );
                    }
                } else {
                    for i9 in 0_i64..(BM as i64) {
                        let v0 = __Elem::to::<u32>(2_i64);
                        let v1 = x2.load([d2], <i32 as __Elem>::ZERO);
                        let x2_row = x2.row(0, [4], 4);
                        let x2_row_2 = x2.row(0, [0], 4);
                        let t8_row = t8.row(1, [i9, 0], 4);
                        let (from, to) = __cpu::common(4, [x2_row.unit_span(), x2_row_2.unit_span()]);
                        Self::parallel::<L, false, _, _, _>(
                            level,
                            from,
                            to - from,
                            x2_row.slice(from, to - from),
                            x2_row_2.slice(from, to - from),
                            t8_row.slice_mut(from, to - from),
                            v0,
                            x2,
                            v1,
                            x0,
                            d3,
                        );
                        if to - from < 4 {
                            for (start, end) in [(0, from), (to, 4)] {
                                Self::parallel::<L, false, _, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    x2_row.guarded(start, <i32 as __Elem>::ZERO),
                                    x2_row_2.guarded(start, <i32 as __Elem>::ZERO),
                                    t8_row.slice_mut(start, end - start),
                                    v0,
                                    x2,
                                    v1,
                                    x0,
                                    d3,
                                );
                            }
                        }
                    }
                }
                let whole_2 = t8.has_rows(1, [0, 0], [[1, 0], [0, 1]], [BM as i64, __Elem::min(d3, 4_i64)]) && x2.has_rows(0, [0], [[0, 1]], [BM as i64, __Elem::min(d3, 4_i64)]);
                if whole_2 {
                    for i11 in 0_i64..(BM as i64) {
                        let v2 = 0_i32.wrapping_add(0_i32.wrapping_add(0_i32));
                        let t8_row_2 = t8.whole_row(1, [i11, 0], __Elem::min(d3, 4_i64), 1);
                        let x2_row_3 = x2.whole_row(0, [0], __Elem::min(d3, 4_i64), 1);
                        Self::parallel_2::<L, true, _, _>(
                            level,
                            0,
                            __Elem::min(d3, 4_i64),
                            t8_row_2.slice_mut(0, __Elem::min(d3, 4_i64)),
                            x2_row_3.slice(0, __Elem::min(d3, 4_i64)),
                            v2,
                        );
                    }
                } else {
                    for i11 in 0_i64..(BM as i64) {
                        let v2 = 0_i32.wrapping_add(0_i32.wrapping_add(0_i32));
                        let t8_row_2 = t8.row(1, [i11, 0], __Elem::min(d3, 4_i64));
                        let x2_row_3 = x2.row(0, [0], __Elem::min(d3, 4_i64));
                        let (from, to) = __cpu::common(__Elem::min(d3, 4_i64), [t8_row_2.unit_span(), x2_row_3.unit_span()]);
                        Self::parallel_2::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            t8_row_2.slice_mut(from, to - from),
                            x2_row_3.slice(from, to - from),
                            v2,
                        );
                        if to - from < __Elem::min(d3, 4_i64) {
                            for (start, end) in [(0, from), (to, __Elem::min(d3, 4_i64))] {
                                Self::parallel_2::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t8_row_2.guarded(start, <i32 as __Elem>::ZERO),
                                    x2_row_3.guarded(start, <i32 as __Elem>::ZERO),
                                    v2,
                                );
                            }
                        }
                    }
                }
                let t8_at = t8.window([d0.wrapping_mul(BM as i64), d3], [BM as i64 + 1, 4]);
                __cpu::copy::<L, _, _, _>(t8_at, t7, <__cpu::bf16 as __Elem>::ZERO);
                let v3 = t8.load([d1, 0], <i32 as __Elem>::ZERO);
                let v4 = t8.load([x2.extent[0], d4], <i32 as __Elem>::ZERO);
                let v5 = __Elem::div(!v3, v4);
                Self::parallel_3::<L>(level, 0, BM as i64 + 1, v5, a5, d3);
                let mut prefetch = __cpu::PacedPrefetch::new(__cpu::PrefetchList::new([x1_at_at.paced_prefetch_rows([1, 0], __cpu::is_non_temporal(call, &x1))]), 4 * BM as i64 + 4);
                for i15 in 0_i64..(BM as i64 + 1) {
                    let v6 = 5_i64.wrapping_add(i15).wrapping_mul(5);
                    let v7 = 5_i64.wrapping_add(i15).wrapping_mul(5);
                    let t7_row = t7.row(1, [i15, 0], 4);
                    let mut chunks = __cpu::RowChunks::new(0, 4, &prefetch);
                    while chunks.advance() {
                        let (start, count) = chunks.chunk();
                        Self::parallel_4::<L, _>(level, start, count, t7_row.slice(start, count), v6, v7, h6);
                        prefetch.issue_for(count);
                    }
                }
                for i17 in 0_i64..(BM as i64) {
                    let v10 = 5_i64.wrapping_add(i17).wrapping_mul(5);
                    let v11 = 5_i64.wrapping_add(i17).wrapping_mul(5);
                    let t8_row_3 = t8.row(1, [i17, 0], 4);
                    Self::parallel_5::<L, _>(level, 0, 4, t8_row_3.slice(0, 4), v10, v11, h6);
                }
                let v14 = x0.extent[0];
                let v15 = x0.load([d6, b5, 4], <__cpu::bf16 as __Elem>::ZERO);
                let v16 = __Elem::to::<i32>(v15);
                let v17 = __Elem::add(<__cpu::bf16 as __Elem>::ONE, <__cpu::bf16 as __Elem>::of_i64(-1));
                let v18 = __Elem::div(x1.extent[0].wrapping_mul(4), 4_i64);
                let x2_row_4 = x2.row(0, [0], 4);
                let t8_row_4 = t8.row(1, [7, 0], 4);
                let x1_row = x1.row(1, [11, 0, b5], 4);
                let y3_row = y3.row(0, [b5.wrapping_mul(4)], 4);
                let (from, to) = __cpu::common(4, [x2_row_4.unit_span(), t8_row_4.unit_span(), x1_row.span(), y3_row.unit_span()]);
                Self::parallel_6::<L, _, _, _, _>(
                    level,
                    from,
                    to - from,
                    x2_row_4.slice(from, to - from),
                    t8_row_4.slice(from, to - from),
                    x1_row.strided(from),
                    y3_row.slice_mut(from, to - from),
                    v14,
                    x2,
                    v16,
                    x0,
                    x1,
                    v17,
                    b5,
                    d2,
                    v18,
                );
                if to - from < 4 {
                    for (start, end) in [(0, from), (to, 4)] {
                        Self::parallel_6::<L, _, _, _, _>(
                            level,
                            start,
                            end - start,
                            x2_row_4.guarded(start, <i32 as __Elem>::ZERO),
                            t8_row_4.guarded(start, <i32 as __Elem>::ZERO),
                            x1_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            y3_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            v14,
                            x2,
                            v16,
                            x0,
                            x1,
                            v17,
                            b5,
                            d2,
                            v18,
                        );
                    }
                }
                let v39 = 7 != n8;
                let v40 = x2.load([5], <i32 as __Elem>::ZERO);
                let v41 = 3 < n8;
                let v42 = x1.extent[2];
                let v43 = __Elem::mul(<__cpu::bf16 as __Elem>::of_i64(-1), <__cpu::bf16 as __Elem>::of_i64(-1));
                let v44 = __Elem::add(<__cpu::bf16 as __Elem>::of_i64(-1), <__cpu::bf16 as __Elem>::ZERO);
                let v45 = 6 >= d0;
                let v46 = __Elem::abs(__Elem::to::<__cpu::bf16>(n8));
                let x1_row_2 = x1.row(0, [3, __Elem::to::<i64>(v40), 1], 4);
                let y4_row = y4.row(0, [b5.wrapping_mul(4)], 4);
                let (from, to) = __cpu::common(4, [x1_row_2.span(), y4_row.unit_span()]);
                Self::parallel_7::<L, _, _>(
                    level,
                    from,
                    to - from,
                    x1_row_2.strided(from),
                    y4_row.slice_mut(from, to - from),
                    v39,
                    v41,
                    x1,
                    v42,
                    x0,
                    v43,
                    v44,
                    b5,
                    d2,
                    v45,
                    v46,
                );
                if to - from < 4 {
                    for (start, end) in [(0, from), (to, 4)] {
                        Self::parallel_7::<L, _, _>(
                            level,
                            start,
                            end - start,
                            x1_row_2.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            y4_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            v39,
                            v41,
                            x1,
                            v42,
                            x0,
                            v43,
                            v44,
                            b5,
                            d2,
                            v45,
                            v46,
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
            let x0_2 = __cpu::tensor::<__cpu::bf16, 3>(call, 0);
            let x1_2 = __cpu::tensor::<__cpu::bf16, 3>(call, 1);
            let x2_2 = __cpu::tensor::<i32, 1>(call, 2);
            let y3_2 = __cpu::tensor::<__cpu::bf16, 1>(call, 3);
            let y4_2 = __cpu::tensor::<__cpu::bf16, 1>(call, 4);
            let a5_2 = __cpu::tensor::<i32, 1>(call, 5);
            let h6_2 = __cpu::tensor::<u64, 1>(call, 6);
            let n8_2 = __cpu::value::<i64>(call, 0);
            let d6_2 = __cpu::value::<i64>(call, 1);
            let d2_2 = __cpu::value::<i64>(call, 2);
            let d3_2 = __cpu::value::<i64>(call, 3);
            let d0_2 = __cpu::value::<i64>(call, 4);
            let d1_2 = __cpu::value::<i64>(call, 5);
            let d4_2 = __cpu::value::<i64>(call, 6);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b5_2] = block.index;
                let mut scratch = block.scratch;
                let t7_2 = scratch.tile::<__cpu::bf16, 2>([BM as i64 + 1, 4]);
                let x1_2_at = x1_2.window([n8_2, d6_2, b5_2], [1, 4, BM as i64 + 1]).squeeze([1, 2]);
                let x1_2_at_at = x1_2_at.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(x1_2_at_at, t7_2, <__cpu::bf16 as __Elem>::of_i64(2));
                let t8_2 = scratch.tile::<i32, 2>([BM as i64, 4]);
                let whole_3 = x2_2.has_rows(0, [4], [[0, 1]], [BM as i64, 4]) && x2_2.has_rows(0, [0], [[0, 1]], [BM as i64, 4]);
                if whole_3 {
                    for i9_2 in 0_i64..(BM as i64) {
                        let v62 = __Elem::to::<u32>(2_i64);
                        let v63 = x2_2.load([d2_2], <i32 as __Elem>::ZERO);
                        let x2_2_row = x2_2.whole_row(0, [4], 4, 1);
                        let x2_2_row_2 = x2_2.whole_row(0, [0], 4, 1);
                        let t8_2_row = t8_2.row(1, [i9_2, 0], 4);
                        Self::parallel_8::<L, true, _, _, _>(
                            level,
                            0,
                            4,
                            x2_2_row.slice(0, 4),
                            x2_2_row_2.slice(0, 4),
                            t8_2_row.slice_mut(0, 4),
                            v62,
                            x2_2,
                            v63,
                            x0_2,
                            d3_2,
                        );
                    }
                } else {
                    for i9_2 in 0_i64..(BM as i64) {
                        let v62 = __Elem::to::<u32>(2_i64);
                        let v63 = x2_2.load([d2_2], <i32 as __Elem>::ZERO);
                        let x2_2_row = x2_2.row(0, [4], 4);
                        let x2_2_row_2 = x2_2.row(0, [0], 4);
                        let t8_2_row = t8_2.row(1, [i9_2, 0], 4);
                        let (from, to) = __cpu::common(4, [x2_2_row.unit_span(), x2_2_row_2.unit_span()]);
                        Self::parallel_8::<L, false, _, _, _>(
                            level,
                            from,
                            to - from,
                            x2_2_row.slice(from, to - from),
                            x2_2_row_2.slice(from, to - from),
                            t8_2_row.slice_mut(from, to - from),
                            v62,
                            x2_2,
                            v63,
                            x0_2,
                            d3_2,
                        );
                        if to - from < 4 {
                            for (start, end) in [(0, from), (to, 4)] {
                                Self::parallel_8::<L, false, _, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    x2_2_row.guarded(start, <i32 as __Elem>::ZERO),
                                    x2_2_row_2.guarded(start, <i32 as __Elem>::ZERO),
                                    t8_2_row.slice_mut(start, end - start),
                                    v62,
                                    x2_2,
                                    v63,
                                    x0_2,
                                    d3_2,
                                );
                            }
                        }
                    }
                }
                let whole_4 = t8_2.has_rows(1, [0, 0], [[1, 0], [0, 1]], [BM as i64, __Elem::min(d3_2, 4_i64)]) && x2_2.has_rows(0, [0], [[0, 1]], [BM as i64, __Elem::min(d3_2, 4_i64)]);
                if whole_4 {
                    for i11_2 in 0_i64..(BM as i64) {
                        let v64 = 0_i32.wrapping_add(0_i32.wrapping_add(0_i32));
                        let t8_2_row_2 = t8_2.whole_row(1, [i11_2, 0], __Elem::min(d3_2, 4_i64), 1);
                        let x2_2_row_3 = x2_2.whole_row(0, [0], __Elem::min(d3_2, 4_i64), 1);
                        Self::parallel_9::<L, true, _, _>(
                            level,
                            0,
                            __Elem::min(d3_2, 4_i64),
                            t8_2_row_2.slice_mut(0, __Elem::min(d3_2, 4_i64)),
                            x2_2_row_3.slice(0, __Elem::min(d3_2, 4_i64)),
                            v64,
                        );
                    }
                } else {
                    for i11_2 in 0_i64..(BM as i64) {
                        let v64 = 0_i32.wrapping_add(0_i32.wrapping_add(0_i32));
                        let t8_2_row_2 = t8_2.row(1, [i11_2, 0], __Elem::min(d3_2, 4_i64));
                        let x2_2_row_3 = x2_2.row(0, [0], __Elem::min(d3_2, 4_i64));
                        let (from, to) = __cpu::common(__Elem::min(d3_2, 4_i64), [t8_2_row_2.unit_span(), x2_2_row_3.unit_span()]);
                        Self::parallel_9::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            t8_2_row_2.slice_mut(from, to - from),
                            x2_2_row_3.slice(from, to - from),
                            v64,
                        );
                        if to - from < __Elem::min(d3_2, 4_i64) {
                            for (start, end) in [(0, from), (to, __Elem::min(d3_2, 4_i64))] {
                                Self::parallel_9::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t8_2_row_2.guarded(start, <i32 as __Elem>::ZERO),
                                    x2_2_row_3.guarded(start, <i32 as __Elem>::ZERO),
                                    v64,
                                );
                            }
                        }
                    }
                }
                let t8_2_at = t8_2.window([d0_2.wrapping_mul(BM as i64), d3_2], [BM as i64 + 1, 4]);
                __cpu::copy::<L, _, _, _>(t8_2_at, t7_2, <__cpu::bf16 as __Elem>::ZERO);
                let v65 = t8_2.load([d1_2, 0], <i32 as __Elem>::ZERO);
                let v66 = t8_2.load([x2_2.extent[0], d4_2], <i32 as __Elem>::ZERO);
                let v67 = __Elem::div(!v65, v66);
                Self::parallel_10::<L>(level, 0, BM as i64 + 1, v67, a5_2, d3_2);
                let mut prefetch_2 = __cpu::PacedPrefetch::new(__cpu::PrefetchList::new([x1_2_at_at.paced_prefetch_rows([1, 0], __cpu::is_non_temporal(call, &x1_2))]), 4 * BM as i64 + 4);
                for i15_2 in 0_i64..(BM as i64 + 1) {
                    let v68 = 5_i64.wrapping_add(i15_2).wrapping_mul(5);
                    let v69 = 5_i64.wrapping_add(i15_2).wrapping_mul(5);
                    let t7_2_row = t7_2.row(1, [i15_2, 0], 4);
                    let mut chunks_2 = __cpu::RowChunks::new(0, 4, &prefetch_2);
                    while chunks_2.advance() {
                        let (start, count) = chunks_2.chunk();
                        Self::parallel_11::<L, _>(
                            level,
                            start,
                            count,
                            t7_2_row.slice(start, count),
                            v68,
                            v69,
                            h6_2,
                        );
                        prefetch_2.issue_for(count);
                    }
                }
                for i17_2 in 0_i64..(BM as i64) {
                    let v73 = 5_i64.wrapping_add(i17_2).wrapping_mul(5);
                    let v74 = 5_i64.wrapping_add(i17_2).wrapping_mul(5);
                    let t8_2_row_3 = t8_2.row(1, [i17_2, 0], 4);
                    Self::parallel_12::<L, _>(level, 0, 4, t8_2_row_3.slice(0, 4), v73, v74, h6_2);
                }
                let v77 = x0_2.extent[0];
                let v78 = x0_2.load([d6_2, b5_2, 4], <__cpu::bf16 as __Elem>::ZERO);
                let v79 = __Elem::to::<i32>(v78);
                let v80 = __Elem::add(<__cpu::bf16 as __Elem>::ONE, <__cpu::bf16 as __Elem>::of_i64(-1));
                let v81 = __Elem::div(x1_2.extent[0].wrapping_mul(4), 4_i64);
                let x2_2_row_4 = x2_2.row(0, [0], 4);
                let t8_2_row_4 = t8_2.row(1, [7, 0], 4);
                let x1_2_row = x1_2.row(1, [11, 0, b5_2], 4);
                let y3_2_row = y3_2.row(0, [b5_2.wrapping_mul(4)], 4);
                let (from, to) = __cpu::common(4, [x2_2_row_4.unit_span(), t8_2_row_4.unit_span(), x1_2_row.span(), y3_2_row.unit_span()]);
                Self::parallel_13::<L, _, _, _, _>(
                    level,
                    from,
                    to - from,
                    x2_2_row_4.slice(from, to - from),
                    t8_2_row_4.slice(from, to - from),
                    x1_2_row.strided(from),
                    y3_2_row.slice_mut(from, to - from),
                    v77,
                    x2_2,
                    v79,
                    x0_2,
                    x1_2,
                    v80,
                    b5_2,
                    d2_2,
                    v81,
                );
                if to - from < 4 {
                    for (start, end) in [(0, from), (to, 4)] {
                        Self::parallel_13::<L, _, _, _, _>(
                            level,
                            start,
                            end - start,
                            x2_2_row_4.guarded(start, <i32 as __Elem>::ZERO),
                            t8_2_row_4.guarded(start, <i32 as __Elem>::ZERO),
                            x1_2_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            y3_2_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            v77,
                            x2_2,
                            v79,
                            x0_2,
                            x1_2,
                            v80,
                            b5_2,
                            d2_2,
                            v81,
                        );
                    }
                }
                let v103 = 7 != n8_2;
                let v104 = x2_2.load([5], <i32 as __Elem>::ZERO);
                let v105 = 3 < n8_2;
                let v106 = x1_2.extent[2];
                let v107 = __Elem::mul(<__cpu::bf16 as __Elem>::of_i64(-1), <__cpu::bf16 as __Elem>::of_i64(-1));
                let v108 = __Elem::add(<__cpu::bf16 as __Elem>::of_i64(-1), <__cpu::bf16 as __Elem>::ZERO);
                let v109 = 6 >= d0_2;
                let v110 = __Elem::abs(__Elem::to::<__cpu::bf16>(n8_2));
                let x1_2_row_2 = x1_2.row(0, [3, __Elem::to::<i64>(v104), 1], 4);
                let y4_2_row = y4_2.row(0, [b5_2.wrapping_mul(4)], 4);
                let (from, to) = __cpu::common(4, [x1_2_row_2.span(), y4_2_row.unit_span()]);
                Self::parallel_14::<L, _, _>(
                    level,
                    from,
                    to - from,
                    x1_2_row_2.strided(from),
                    y4_2_row.slice_mut(from, to - from),
                    v103,
                    v105,
                    x1_2,
                    v106,
                    x0_2,
                    v107,
                    v108,
                    b5_2,
                    d2_2,
                    v109,
                    v110,
                );
                if to - from < 4 {
                    for (start, end) in [(0, from), (to, 4)] {
                        Self::parallel_14::<L, _, _>(
                            level,
                            start,
                            end - start,
                            x1_2_row_2.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            y4_2_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            v103,
                            v105,
                            x1_2,
                            v106,
                            x0_2,
                            v107,
                            v108,
                            b5_2,
                            d2_2,
                            v109,
                            v110,
                        );
                    }
                }
            }
        }
    }
}
