// Emitted from the random kernel of seed 5.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize> __Kernel<BM> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t19_row: R0,
        v8: i64,
        v11: i64,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12 = start + lane as i64;
                let v12 = t19_row.get(lane);
                let v13 = __Elem::to::<u64>(__Elem::to::<i64>(v12 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v11.wrapping_add(i12)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v8.wrapping_add(i12), 7_i64)], v13, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t20_row: R0,
        v14: i64,
        v15: i64,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14 = start + lane as i64;
                let v16 = t20_row.get(lane);
                let v17 = __Elem::to::<u64>(__Elem::to::<i64>(v16 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v15.wrapping_add(i14)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v14.wrapping_add(i14), 7_i64)], v17, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t7_row: R0,
        t13: __cpu::View<f32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15 = start + lane as i64;
                let v18 = t13.load([6_i64.wrapping_sub(i15)], <f32 as __Elem>::ZERO);
                let v19 = __Elem::select(6 == i15, v18, -1.0_f32);
                let v20 = t7_row.get(lane);
                let v21 = t7_row.get(lane);
                let v22 = __Elem::max(v19 + __Elem::fma::<L>(v20, -2.0_f32, v21), 2.0_f32);
                t13.store([6_i64.wrapping_sub(i15)], v22);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        x1_row: R0,
        v25: i32,
        a5: __cpu::View<i32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v27 = x1_row.get(lane);
                a5.atomic(__cpu::AtomicOp::And, [4], v25 & v27, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t9_row: R0,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18 = start + lane as i64;
                let v28 = t9_row.get(lane);
                let v29 = __Elem::to::<u64>(v28).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i18)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i18), 7_i64)], v29, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t10_row: R0,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19 = start + lane as i64;
                let v30 = t10_row.get(lane);
                let v31 = __Elem::to::<u64>(__Elem::to::<i64>(v30 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i19)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i19), 7_i64)], v31, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t11_row: R0,
        v32: i64,
        v33: i64,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v34 = t11_row.get(lane);
                let v35 = __Elem::to::<u64>(__Elem::to::<i64>(v34 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v33.wrapping_add(i21)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v32.wrapping_add(i21), 7_i64)], v35, __cpu::Order::AcqRel);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t12_row: R0,
        v36: i64,
        v37: i64,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v38 = t12_row.get(lane);
                let v39 = __Elem::to::<u64>(__Elem::to::<i64>(v38 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v37.wrapping_add(i23)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v36.wrapping_add(i23), 7_i64)], v39, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t13_row: R0,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24 = start + lane as i64;
                let v40 = t13_row.get(lane);
                let v41 = __Elem::to::<u64>(__Elem::to::<i64>(v40 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i24)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i24), 7_i64)], v41, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<
        L: __cpu::Level,
        R0: __cpu::row::Row<i32>,
        R1: __cpu::row::Row<i32>,
        R2: __cpu::row::Row<f32>,
        R3: __cpu::row::Row<f32>,
        R4: __cpu::row::Row<f32>,
        R5: __cpu::row::Row<f32>,
        R6: __cpu::row::Row<i32>,
        R7: __cpu::row::Row<f32>,
        R8: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        x2_row: R0,
        x1_row_2: R1,
        t7_row_2: R2,
        t7_row_3: R3,
        x0_row: R4,
        t7_row_4: R5,
        x1_row_3: R6,
        t11_row_2: R7,
        mut y3_row: R8,
        t7: __cpu::View<f32, 2>,
        x1: __cpu::View<i32, 3>,
        x2: __cpu::View<i32, 2>,
        _q7: i64,
        d4: i64,
        b5: i64,
        v44: f32,
        v46: f32,
        d2: i64,
        x0: __cpu::View<f32, 1>,
        v47: f32,
        v42: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26 = start + lane as i64;
                let v48 = t7.load([i26, i26], <f32 as __Elem>::ZERO);
                let v49 = x2_row.get(lane);
                let v50 = x1_row_2.get(lane);
                let v51 = x1.load([__Elem::to::<i64>(v49), __Elem::to::<i64>(v50), i26], <i32 as __Elem>::ZERO);
                let v52 = x2.load([__Elem::to::<i64>(v51), _q7], <i32 as __Elem>::ZERO);
                let v53 = x1.load([d4, 15, __Elem::to::<i64>(v52)], <i32 as __Elem>::ZERO);
                let v54 = t7.load([b5, __Elem::to::<i64>(v53)], <f32 as __Elem>::ZERO);
                let v55 = __Elem::sinh::<L, true>(__Elem::fma::<L>(v44, v48 * v54, v46) * 0.5_f32);
                let v56 = t7_row_2.get(lane);
                let v57 = t7_row_3.get(lane);
                let v58 = t7.load([i26, i26], <f32 as __Elem>::ZERO);
                let v59 = x0_row.get(lane);
                let v60 = __Elem::acos::<L, true>((__Elem::ceil::<L, true>(v58) - (-v59)) * 0.5_f32);
                let v61 = t7_row_4.get(lane);
                let v62 = x1_row_3.get(lane);
                let v63 = t7.load([d2, __Elem::to::<i64>(v62)], <f32 as __Elem>::ZERO);
                let v64 = t11_row_2.get(lane);
                let v65 = __Elem::fma::<L>(__Elem::abs(v61), v63 * v64, -3.0_f32) * 0.5_f32;
                let v66 = x1.load([i26, i26, i26], <i32 as __Elem>::ZERO);
                let v67 = x0.load([__Elem::to::<i64>(v66)], <f32 as __Elem>::ZERO);
                let v68 = __Elem::select(i26 < i26, __Elem::acos::<L, true>(v65), __Elem::acos::<L, true>(__Elem::max(v47, v67) * 0.5_f32));
                let v69 = __Elem::select(__Elem::is_nan(v56) | __Elem::is_nan(v57), v60, v68);
                y3_row.set(lane, __Elem::select(v42, v55, v69));
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut y4_row: R0,
        t8: __cpu::View<f64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27 = start + lane as i64;
                let v70 = __Elem::rem(i27.wrapping_mul(BM as i64).wrapping_add(i27), BM as i64);
                let v71 = t8.load([v70], <f64 as __Elem>::ZERO);
                y4_row.set(lane, v71);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t19_2_row: R0,
        v80: i64,
        v81: i64,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12_2 = start + lane as i64;
                let v82 = t19_2_row.get(lane);
                let v83 = __Elem::to::<u64>(__Elem::to::<i64>(v82 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v81.wrapping_add(i12_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v80.wrapping_add(i12_2), 7_i64)], v83);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t20_2_row: R0,
        v84: i64,
        v85: i64,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14_2 = start + lane as i64;
                let v86 = t20_2_row.get(lane);
                let v87 = __Elem::to::<u64>(__Elem::to::<i64>(v86 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v85.wrapping_add(i14_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v84.wrapping_add(i14_2), 7_i64)], v87);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row: R0,
        t13_2: __cpu::View<f32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15_2 = start + lane as i64;
                let v88 = t13_2.load([6_i64.wrapping_sub(i15_2)], <f32 as __Elem>::ZERO);
                let v89 = __Elem::select(6 == i15_2, v88, -1.0_f32);
                let v90 = t7_2_row.get(lane);
                let v91 = t7_2_row.get(lane);
                let v92 = __Elem::max(v89 + __Elem::fma::<L>(v90, -2.0_f32, v91), 2.0_f32);
                t13_2.store([6_i64.wrapping_sub(i15_2)], v92);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        x1_2_row: R0,
        v95: i32,
        a5_2: __cpu::View<i32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v97 = x1_2_row.get(lane);
                a5_2.update(__cpu::AtomicOp::And, [4], v95 & v97);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row: R0,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18_2 = start + lane as i64;
                let v98 = t9_2_row.get(lane);
                let v99 = __Elem::to::<u64>(v98).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i18_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i18_2), 7_i64)], v99);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t10_2_row: R0,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19_2 = start + lane as i64;
                let v100 = t10_2_row.get(lane);
                let v101 = __Elem::to::<u64>(__Elem::to::<i64>(v100 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i19_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i19_2), 7_i64)], v101);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t11_2_row: R0,
        v102: i64,
        v103: i64,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21_2 = start + lane as i64;
                let v104 = t11_2_row.get(lane);
                let v105 = __Elem::to::<u64>(__Elem::to::<i64>(v104 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v103.wrapping_add(i21_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v102.wrapping_add(i21_2), 7_i64)], v105);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row: R0,
        v106: i64,
        v107: i64,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23_2 = start + lane as i64;
                let v108 = t12_2_row.get(lane);
                let v109 = __Elem::to::<u64>(__Elem::to::<i64>(v108 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v107.wrapping_add(i23_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v106.wrapping_add(i23_2), 7_i64)], v109);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t13_2_row: R0,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24_2 = start + lane as i64;
                let v110 = t13_2_row.get(lane);
                let v111 = __Elem::to::<u64>(__Elem::to::<i64>(v110 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i24_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i24_2), 7_i64)], v111);
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<
        L: __cpu::Level,
        R0: __cpu::row::Row<i32>,
        R1: __cpu::row::Row<i32>,
        R2: __cpu::row::Row<f32>,
        R3: __cpu::row::Row<f32>,
        R4: __cpu::row::Row<f32>,
        R5: __cpu::row::Row<f32>,
        R6: __cpu::row::Row<i32>,
        R7: __cpu::row::Row<f32>,
        R8: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        x2_2_row: R0,
        x1_2_row_2: R1,
        t7_2_row_2: R2,
        t7_2_row_3: R3,
        x0_2_row: R4,
        t7_2_row_4: R5,
        x1_2_row_3: R6,
        t11_2_row_2: R7,
        mut y3_2_row: R8,
        t7_2: __cpu::View<f32, 2>,
        x1_2: __cpu::View<i32, 3>,
        x2_2: __cpu::View<i32, 2>,
        _q7_2: i64,
        d4_2: i64,
        b5_2: i64,
        v114: f32,
        v116: f32,
        d2_2: i64,
        x0_2: __cpu::View<f32, 1>,
        v117: f32,
        v112: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26_2 = start + lane as i64;
                let v118 = t7_2.load([i26_2, i26_2], <f32 as __Elem>::ZERO);
                let v119 = x2_2_row.get(lane);
                let v120 = x1_2_row_2.get(lane);
                let v121 = x1_2.load([__Elem::to::<i64>(v119), __Elem::to::<i64>(v120), i26_2], <i32 as __Elem>::ZERO);
                let v122 = x2_2.load([__Elem::to::<i64>(v121), _q7_2], <i32 as __Elem>::ZERO);
                let v123 = x1_2.load([d4_2, 15, __Elem::to::<i64>(v122)], <i32 as __Elem>::ZERO);
                let v124 = t7_2.load([b5_2, __Elem::to::<i64>(v123)], <f32 as __Elem>::ZERO);
                let v125 = __Elem::sinh::<L, true>(__Elem::fma::<L>(v114, v118 * v124, v116) * 0.5_f32);
                let v126 = t7_2_row_2.get(lane);
                let v127 = t7_2_row_3.get(lane);
                let v128 = t7_2.load([i26_2, i26_2], <f32 as __Elem>::ZERO);
                let v129 = x0_2_row.get(lane);
                let v130 = __Elem::acos::<L, true>((__Elem::ceil::<L, true>(v128) - (-v129)) * 0.5_f32);
                let v131 = t7_2_row_4.get(lane);
                let v132 = x1_2_row_3.get(lane);
                let v133 = t7_2.load([d2_2, __Elem::to::<i64>(v132)], <f32 as __Elem>::ZERO);
                let v134 = t11_2_row_2.get(lane);
                let v135 = __Elem::fma::<L>(__Elem::abs(v131), v133 * v134, -3.0_f32);
                let v136 = x1_2.load([i26_2, i26_2, i26_2], <i32 as __Elem>::ZERO);
                let v137 = x0_2.load([__Elem::to::<i64>(v136)], <f32 as __Elem>::ZERO);
                let v138 = __Elem::acos::<L, true>(__Elem::max(v117, v137) * 0.5_f32);
                let v139 = __Elem::select(i26_2 < i26_2, __Elem::acos::<L, true>(v135 * 0.5_f32), v138);
                let v140 = __Elem::select(__Elem::is_nan(v126) | __Elem::is_nan(v127), v130, v139);
                y3_2_row.set(lane, __Elem::select(v112, v125, v140));
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut y4_2_row: R0,
        t8_2: __cpu::View<f64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27_2 = start + lane as i64;
                let v141 = __Elem::rem(i27_2.wrapping_mul(BM as i64).wrapping_add(i27_2), BM as i64);
                let v142 = t8_2.load([v141], <f64 as __Elem>::ZERO);
                y4_2_row.set(lane, v142);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize> __cpu::Kernel for __Kernel<BM> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_5", args);
        let d2 = plan.extent(0, 0);
        plan.expect("x1", 1, 0, d2)?;
        let d3 = plan.extent(1, 1);
        plan.expect("x1", 1, 2, BM as i64)?;
        plan.expect("x2", 2, 0, 2)?;
        let d4 = plan.extent(2, 1);
        plan.expect("y3", 3, 0, d4)?;
        plan.expect("y3", 3, 1, 2)?;
        plan.expect("y4", 4, 0, d4)?;
        let d6 = plan.extent(5, 0);
        plan.expect("h6", 6, 0, 7)?;
        let v0 = d6 < 100;
        plan.require(v0, format_args!("extents are below 100"))?;
        let v1 = d4.wrapping_add(BM as i64 - 1);
        let n8 = __Elem::div(v1, BM as i64);
        let v2 = d4.wrapping_add(BM as i64 - 1);
        let v3 = __Elem::div(v2, BM as i64);
        plan.value(n8);
        plan.value(d2);
        plan.value(d4);
        plan.value(d6);
        plan.value(d3);
        plan.finish([1, 1, v3])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f32, 2>([BM as i64, 2]);
        size.tile::<f64, 1>([BM as i64]);
        size.tile::<i32, 1>([2]);
        size.tile::<f32, 1>([BM as i64]);
        size.tile::<f32, 2>([1, 2]);
        size.tile::<f32, 2>([6, 2]);
        size.tile::<f32, 1>([6]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<f32, 2>([6, 4]);
            size.tile::<f32, 2>([2, 8]);
            size.tile::<f32, 2>([6, 2]);
            size.tile::<u8, 2>([6, 1]);
            size.gemm_sp::<L, f32, f32, f32>(6, 2);
            size.tile::<f32, 2>([BM as i64, BM as i64]);
            size.tile::<f32, 2>([BM as i64, 2]);
            size.tile::<f32, 2>([BM as i64, 2]);
            size.gemm::<L, f32, f32, f32>(BM as i64, 2, BM as i64);
            outer.cover(size);
        }
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<f32, 1>(call, 0);
            let x1 = __cpu::tensor::<i32, 3>(call, 1);
            let x2 = __cpu::tensor::<i32, 2>(call, 2);
            let y3 = __cpu::tensor::<f32, 2>(call, 3);
            let y4 = __cpu::tensor::<f64, 1>(call, 4);
            let a5 = __cpu::tensor::<i32, 1>(call, 5);
            let h6 = __cpu::tensor::<u64, 1>(call, 6);
            let _q7 = __cpu::scalar::<i64>(call.args, 7);
            let n8 = __cpu::value::<i64>(call, 0);
            let d2 = __cpu::value::<i64>(call, 1);
            let d4 = __cpu::value::<i64>(call, 2);
            let d6 = __cpu::value::<i64>(call, 3);
            let d3 = __cpu::value::<i64>(call, 4);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b5] = block.index;
                let mut scratch = block.scratch;
                let t7 = scratch.tile::<f32, 2>([BM as i64, 2]);
                let y3_at = y3.window([b5.wrapping_mul(BM as i64), 0], [BM as i64, 2]);
                __cpu::copy::<L, _, _, _>(y3_at, t7, <f32 as __Elem>::ZERO);
                let t8 = scratch.tile::<f64, 1>([BM as i64]);
                let x0_at = x0.window([b5], [BM as i64]);
                __cpu::copy::<L, _, _, _>(x0_at, t8, <f64 as __Elem>::ZERO);
                let t9 = scratch.tile::<i32, 1>([2]);
                __cpu::fill::<L, _, _>(t9, 0_i32);
                let t10 = scratch.tile::<f32, 1>([BM as i64]);
                __cpu::reduce::<L, __cpu::reduce::AbsSum, _, _, 2>(t7, 1, __cpu::insert_axis(t10, 1), false, <f32 as __Elem>::ZERO);
                let t11 = scratch.tile::<f32, 2>([1, 2]);
                __cpu::reduce::<L, __cpu::reduce::MinNan, _, _, 2>(t7, 0, t11, false, <f32 as __Elem>::ZERO);
                let t12 = scratch.tile::<f32, 2>([6, 2]);
                let v0 = x2.load([x1.extent[1], b5], <i32 as __Elem>::ZERO);
                let x1_at = x1.window([1, b5.wrapping_mul(6), __Elem::to::<i64>(v0)], [6, 1, 2]).squeeze([0, 2]);
                __cpu::copy::<L, _, _, _>(x1_at, t12, <f32 as __Elem>::ZERO);
                let t13 = scratch.tile::<f32, 1>([6]);
                __cpu::reduce::<L, __cpu::reduce::Max, _, _, 2>(t12, 1, __cpu::insert_axis(t13, 1), false, <f32 as __Elem>::ZERO);
                let v1 = x1.load([n8, d2, _q7], <i32 as __Elem>::ZERO);
                let v2 = x1.load([d4, d2, __Elem::to::<i64>(v1)], <i32 as __Elem>::ZERO);
                if __Elem::rem(__Elem::to::<i64>(v2), 2_i64) > d6 {
                    let mut scratch = scratch;
                    let t14 = scratch.tile::<f32, 2>([6, 4]);
                    let t7_at = t7.window([d2.wrapping_sub(2), n8.wrapping_mul(2)], [6, 4]);
                    __cpu::copy::<L, _, _, _>(t7_at, t14, <f32 as __Elem>::ZERO);
                    let t15 = scratch.tile::<f32, 2>([2, 8]);
                    let t7_at_2 = t7.window([b5, b5], [8, 2]);
                    let t7_at_2_at = t7_at_2.permute([1, 0]);
                    __cpu::copy::<L, _, _, _>(t7_at_2_at, t15, <f32 as __Elem>::ZERO);
                    let t16 = scratch.tile::<f32, 2>([6, 2]);
                    let v3 = x0.load([_q7], <f32 as __Elem>::ZERO);
                    let v4 = x0.load([d3], <f32 as __Elem>::ZERO);
                    let v9 = v3 + v4;
                    __cpu::fill::<L, _, _>(t16, v9);
                    let t17 = scratch.tile::<u8, 2>([6, 1]);
                    __cpu::fill::<L, _, _>(t17, 212_u8);
                    let t15_at = t15.permute([1, 0]);
                    __cpu::gemm_sp::<L, f32, f32, f32>((t14, <f32 as __Elem>::ZERO), (t17, <u8 as __Elem>::ZERO), (t15_at, <f32 as __Elem>::ZERO), t16, scratch);
                    __cpu::scan::<L, __cpu::reduce::Product, _, _, _>(t15, 1, t15, true, <f32 as __Elem>::ZERO);
                    let t18 = scratch.tile::<f32, 2>([BM as i64, BM as i64]);
                    let v5 = t9.load([d3], <i32 as __Elem>::ZERO);
                    let v6 = __Elem::div(__Elem::to::<i64>(v5).wrapping_sub(8), d2.wrapping_sub(3));
                    let t15_at_2 = t15.window([v6, __Elem::min(d2, d6)], [BM as i64, BM as i64]);
                    __cpu::copy::<L, _, _, _>(t15_at_2, t18, -3.0_f32);
                    let t19 = scratch.tile::<f32, 2>([BM as i64, 2]);
                    let t14_at = t14.window([n8, _q7], [BM as i64, 2]);
                    __cpu::copy::<L, _, _, _>(t14_at, t19, <f32 as __Elem>::ZERO);
                    let t20 = scratch.tile::<f32, 2>([BM as i64, 2]);
                    let v7 = t11.load([0, d4], <f32 as __Elem>::ZERO);
                    let v10 = 4.0_f32 * (v7 - __Elem::to::<f32>(n8));
                    __cpu::fill::<L, _, _>(t20, v10);
                    __cpu::fill::<L, _, _>(t20, 0.0_f32);
                    let t18_at = t18.permute([1, 0]);
                    __cpu::sized!((BM as i64) * (BM as i64) <= 6912, gemm::<L, f32, f32, f32>(t18_at, t19, t20, true, scratch.rest()));
                    for i11 in 0_i64..(BM as i64) {
                        let v8 = 5_i64.wrapping_add(i11).wrapping_mul(5);
                        let v11 = 5_i64.wrapping_add(i11).wrapping_mul(5);
                        let t19_row = t19.row(1, [i11, 0], 2);
                        Self::parallel::<L, _>(level, 0, 2, t19_row.slice(0, 2), v8, v11, h6);
                    }
                    for i13 in 0_i64..(BM as i64) {
                        let v14 = 5_i64.wrapping_add(i13).wrapping_mul(5);
                        let v15 = 5_i64.wrapping_add(i13).wrapping_mul(5);
                        let t20_row = t20.row(1, [i13, 0], 2);
                        Self::parallel_2::<L, _>(level, 0, 2, t20_row.slice(0, 2), v14, v15, h6);
                    }
                }
                let t7_row = t7.row(0, [0, d2], __Elem::min(d4, 6_i64));
                let (from, to) = __cpu::common(__Elem::min(d4, 6_i64), [t7_row.span()]);
                Self::parallel_3::<L, _>(level, from, to - from, t7_row.strided(from), t13);
                if to - from < __Elem::min(d4, 6_i64) {
                    for (start, end) in [(0, from), (to, __Elem::min(d4, 6_i64))] {
                        Self::parallel_3::<L, _>(
                            level,
                            start,
                            end - start,
                            t7_row.guarded(start, <f32 as __Elem>::ZERO),
                            t13,
                        );
                    }
                }
                let v23 = x1.load([d4, d4, b5], <i32 as __Elem>::ZERO);
                let v24 = x2.load([0, d6], <i32 as __Elem>::ZERO);
                let v25 = __Elem::div(v23, v24);
                let v26 = t9.load_inside([1]);
                let x1_row = x1.row_by(1, [__Elem::to::<i64>(v26), 0, 3], 6, 3);
                let (from, to) = __cpu::common(6, [x1_row.span()]);
                Self::parallel_4::<L, _>(level, from, to - from, x1_row.strided(from), v25, a5);
                if to - from < 6 {
                    for (start, end) in [(0, from), (to, 6)] {
                        Self::parallel_4::<L, _>(
                            level,
                            start,
                            end - start,
                            x1_row.guarded(start, <i32 as __Elem>::ZERO),
                            v25,
                            a5,
                        );
                    }
                }
                let t9_row = t9.row(0, [0], 2);
                Self::parallel_5::<L, _>(level, 0, 2, t9_row.slice(0, 2), h6);
                let t10_row = t10.row(0, [0], BM as i64);
                Self::parallel_6::<L, _>(level, 0, BM as i64, t10_row.slice(0, BM as i64), h6);
                for i20 in 0_i64..1 {
                    let v32 = 5_i64.wrapping_add(i20).wrapping_mul(5);
                    let v33 = 5_i64.wrapping_add(i20).wrapping_mul(5);
                    let t11_row = t11.row(1, [i20, 0], 2);
                    Self::parallel_7::<L, _>(level, 0, 2, t11_row.slice(0, 2), v32, v33, h6);
                }
                for i22 in 0_i64..6 {
                    let v36 = 5_i64.wrapping_add(i22).wrapping_mul(5);
                    let v37 = 5_i64.wrapping_add(i22).wrapping_mul(5);
                    let t12_row = t12.row(1, [i22, 0], 2);
                    Self::parallel_8::<L, _>(level, 0, 2, t12_row.slice(0, 2), v36, v37, h6);
                }
                let t13_row = t13.row(0, [0], 6);
                Self::parallel_9::<L, _>(level, 0, 6, t13_row.slice(0, 6), h6);
                for i25 in 0_i64..(BM as i64) {
                    let v42 = 1 == i25;
                    let v43 = t11.load_inside([0, 0]);
                    let v44 = __Elem::abs(v43);
                    let v45 = t10.load_inside([i25]);
                    let v46 = __Elem::round::<L, true>(v45);
                    let v47 = __Elem::to::<f32>(d6);
                    let x2_row = x2.row(0, [0, i25], 2);
                    let x1_row_2 = x1.row(2, [1, x0.extent[0], 0], 2);
                    let t7_row_2 = t7.row(1, [1, 0], 2);
                    let t7_row_3 = t7.row(0, [0, 1], 2);
                    let x0_row = x0.row(0, [0], 2);
                    let t7_row_4 = t7.row(1, [i25, 0], 2);
                    let x1_row_3 = x1.row(0, [0, i25, i25], 2);
                    let t11_row_2 = t11.row(1, [b5, 0], 2);
                    let y3_row = y3.row(1, [b5.wrapping_mul(BM as i64).wrapping_add(i25), 0], 2);
                    let (from, to) = __cpu::common(2, [x2_row.span(), x1_row_2.unit_span(), t7_row_2.unit_span(), t7_row_3.span(), x0_row.unit_span(), x1_row_3.span(), t11_row_2.unit_span(), y3_row.unit_span()]);
                    Self::parallel_10::<L, _, _, _, _, _, _, _, _, _>(
                        level,
                        from,
                        to - from,
                        x2_row.strided(from),
                        x1_row_2.slice(from, to - from),
                        t7_row_2.slice(from, to - from),
                        t7_row_3.strided(from),
                        x0_row.slice(from, to - from),
                        t7_row_4.slice(from, to - from),
                        x1_row_3.strided(from),
                        t11_row_2.slice(from, to - from),
                        y3_row.slice_mut(from, to - from),
                        t7,
                        x1,
                        x2,
                        _q7,
                        d4,
                        b5,
                        v44,
                        v46,
                        d2,
                        x0,
                        v47,
                        v42,
                    );
                    if to - from < 2 {
                        for (start, end) in [(0, from), (to, 2)] {
                            Self::parallel_10::<L, _, _, _, _, _, _, _, _, _>(
                                level,
                                start,
                                end - start,
                                x2_row.guarded(start, <i32 as __Elem>::ZERO),
                                x1_row_2.guarded(start, <i32 as __Elem>::ZERO),
                                t7_row_2.guarded(start, <f32 as __Elem>::ZERO),
                                t7_row_3.guarded(start, <f32 as __Elem>::ZERO),
                                x0_row.guarded(start, <f32 as __Elem>::ZERO),
                                t7_row_4.slice(start, end - start),
                                x1_row_3.guarded(start, <i32 as __Elem>::ZERO),
                                t11_row_2.guarded(start, <f32 as __Elem>::ZERO),
                                y3_row.guarded(start, <f32 as __Elem>::ZERO),
                                t7,
                                x1,
                                x2,
                                _q7,
                                d4,
                                b5,
                                v44,
                                v46,
                                d2,
                                x0,
                                v47,
                                v42,
                            );
                        }
                    }
                }
                let y4_row = y4.row(0, [b5.wrapping_mul(BM as i64)], BM as i64);
                let (from, to) = __cpu::common(BM as i64, [y4_row.unit_span()]);
                let mut staging = __cpu::StagingBuffer::new();
                let mut chunks = __cpu::StreamingRow::new(y4_row, from, to - from, __cpu::is_non_temporal(call, &y4), &mut staging);
                while chunks.advance() {
                    let (start, count) = chunks.chunk();
                    Self::parallel_11::<L, _>(level, start, count, chunks.slice_mut(), t8);
                    chunks.store();
                }
                if to - from < BM as i64 {
                    for (start, end) in [(0, from), (to, BM as i64)] {
                        Self::parallel_11::<L, _>(
                            level,
                            start,
                            end - start,
                            y4_row.guarded(start, <f64 as __Elem>::ZERO),
                            t8,
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
            let x0_2 = __cpu::tensor::<f32, 1>(call, 0);
            let x1_2 = __cpu::tensor::<i32, 3>(call, 1);
            let x2_2 = __cpu::tensor::<i32, 2>(call, 2);
            let y3_2 = __cpu::tensor::<f32, 2>(call, 3);
            let y4_2 = __cpu::tensor::<f64, 1>(call, 4);
            let a5_2 = __cpu::tensor::<i32, 1>(call, 5);
            let h6_2 = __cpu::tensor::<u64, 1>(call, 6);
            let _q7_2 = __cpu::scalar::<i64>(call.args, 7);
            let n8_2 = __cpu::value::<i64>(call, 0);
            let d2_2 = __cpu::value::<i64>(call, 1);
            let d4_2 = __cpu::value::<i64>(call, 2);
            let d6_2 = __cpu::value::<i64>(call, 3);
            let d3_2 = __cpu::value::<i64>(call, 4);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b5_2] = block.index;
                let mut scratch = block.scratch;
                let t7_2 = scratch.tile::<f32, 2>([BM as i64, 2]);
                let y3_2_at = y3_2.window([b5_2.wrapping_mul(BM as i64), 0], [BM as i64, 2]);
                __cpu::copy::<L, _, _, _>(y3_2_at, t7_2, <f32 as __Elem>::ZERO);
                let t8_2 = scratch.tile::<f64, 1>([BM as i64]);
                let x0_2_at = x0_2.window([b5_2], [BM as i64]);
                __cpu::copy::<L, _, _, _>(x0_2_at, t8_2, <f64 as __Elem>::ZERO);
                let t9_2 = scratch.tile::<i32, 1>([2]);
                __cpu::fill::<L, _, _>(t9_2, 0_i32);
                let t10_2 = scratch.tile::<f32, 1>([BM as i64]);
                __cpu::reduce::<L, __cpu::reduce::AbsSum, _, _, 2>(t7_2, 1, __cpu::insert_axis(t10_2, 1), false, <f32 as __Elem>::ZERO);
                let t11_2 = scratch.tile::<f32, 2>([1, 2]);
                __cpu::reduce::<L, __cpu::reduce::MinNan, _, _, 2>(t7_2, 0, t11_2, false, <f32 as __Elem>::ZERO);
                let t12_2 = scratch.tile::<f32, 2>([6, 2]);
                let v72 = x2_2.load([x1_2.extent[1], b5_2], <i32 as __Elem>::ZERO);
                let x1_2_at = x1_2.window([1, b5_2.wrapping_mul(6), __Elem::to::<i64>(v72)], [6, 1, 2]).squeeze([0, 2]);
                __cpu::copy::<L, _, _, _>(x1_2_at, t12_2, <f32 as __Elem>::ZERO);
                let t13_2 = scratch.tile::<f32, 1>([6]);
                __cpu::reduce::<L, __cpu::reduce::Max, _, _, 2>(t12_2, 1, __cpu::insert_axis(t13_2, 1), false, <f32 as __Elem>::ZERO);
                let v73 = x1_2.load([n8_2, d2_2, _q7_2], <i32 as __Elem>::ZERO);
                let v74 = x1_2.load([d4_2, d2_2, __Elem::to::<i64>(v73)], <i32 as __Elem>::ZERO);
                if __Elem::rem(__Elem::to::<i64>(v74), 2_i64) > d6_2 {
                    let mut scratch = scratch;
                    let t14_2 = scratch.tile::<f32, 2>([6, 4]);
                    let t7_2_at = t7_2.window([d2_2.wrapping_sub(2), n8_2.wrapping_mul(2)], [6, 4]);
                    __cpu::copy::<L, _, _, _>(t7_2_at, t14_2, <f32 as __Elem>::ZERO);
                    let t15_2 = scratch.tile::<f32, 2>([2, 8]);
                    let t7_2_at_2 = t7_2.window([b5_2, b5_2], [8, 2]);
                    let t7_2_at_2_at = t7_2_at_2.permute([1, 0]);
                    __cpu::copy::<L, _, _, _>(t7_2_at_2_at, t15_2, <f32 as __Elem>::ZERO);
                    let t16_2 = scratch.tile::<f32, 2>([6, 2]);
                    let v75 = x0_2.load([_q7_2], <f32 as __Elem>::ZERO);
                    let v76 = x0_2.load([d3_2], <f32 as __Elem>::ZERO);
                    let v9_2 = v75 + v76;
                    __cpu::fill::<L, _, _>(t16_2, v9_2);
                    let t17_2 = scratch.tile::<u8, 2>([6, 1]);
                    __cpu::fill::<L, _, _>(t17_2, 212_u8);
                    let t15_2_at = t15_2.permute([1, 0]);
                    __cpu::gemm_sp::<L, f32, f32, f32>((t14_2, <f32 as __Elem>::ZERO), (t17_2, <u8 as __Elem>::ZERO), (t15_2_at, <f32 as __Elem>::ZERO), t16_2, scratch);
                    __cpu::scan::<L, __cpu::reduce::Product, _, _, _>(t15_2, 1, t15_2, true, <f32 as __Elem>::ZERO);
                    let t18_2 = scratch.tile::<f32, 2>([BM as i64, BM as i64]);
                    let v77 = t9_2.load([d3_2], <i32 as __Elem>::ZERO);
                    let v78 = __Elem::div(__Elem::to::<i64>(v77).wrapping_sub(8), d2_2.wrapping_sub(3));
                    let t15_2_at_2 = t15_2.window([v78, __Elem::min(d2_2, d6_2)], [BM as i64, BM as i64]);
                    __cpu::copy::<L, _, _, _>(t15_2_at_2, t18_2, -3.0_f32);
                    let t19_2 = scratch.tile::<f32, 2>([BM as i64, 2]);
                    let t14_2_at = t14_2.window([n8_2, _q7_2], [BM as i64, 2]);
                    __cpu::copy::<L, _, _, _>(t14_2_at, t19_2, <f32 as __Elem>::ZERO);
                    let t20_2 = scratch.tile::<f32, 2>([BM as i64, 2]);
                    let v79 = t11_2.load([0, d4_2], <f32 as __Elem>::ZERO);
                    let v10_2 = 4.0_f32 * (v79 - __Elem::to::<f32>(n8_2));
                    __cpu::fill::<L, _, _>(t20_2, v10_2);
                    __cpu::fill::<L, _, _>(t20_2, 0.0_f32);
                    let t18_2_at = t18_2.permute([1, 0]);
                    __cpu::sized!((BM as i64) * (BM as i64) <= 6912, gemm::<L, f32, f32, f32>(t18_2_at, t19_2, t20_2, true, scratch.rest()));
                    for i11_2 in 0_i64..(BM as i64) {
                        let v80 = 5_i64.wrapping_add(i11_2).wrapping_mul(5);
                        let v81 = 5_i64.wrapping_add(i11_2).wrapping_mul(5);
                        let t19_2_row = t19_2.row(1, [i11_2, 0], 2);
                        Self::parallel_12::<L, _>(level, 0, 2, t19_2_row.slice(0, 2), v80, v81, h6_2);
                    }
                    for i13_2 in 0_i64..(BM as i64) {
                        let v84 = 5_i64.wrapping_add(i13_2).wrapping_mul(5);
                        let v85 = 5_i64.wrapping_add(i13_2).wrapping_mul(5);
                        let t20_2_row = t20_2.row(1, [i13_2, 0], 2);
                        Self::parallel_13::<L, _>(level, 0, 2, t20_2_row.slice(0, 2), v84, v85, h6_2);
                    }
                }
                let t7_2_row = t7_2.row(0, [0, d2_2], __Elem::min(d4_2, 6_i64));
                let (from, to) = __cpu::common(__Elem::min(d4_2, 6_i64), [t7_2_row.span()]);
                Self::parallel_14::<L, _>(level, from, to - from, t7_2_row.strided(from), t13_2);
                if to - from < __Elem::min(d4_2, 6_i64) {
                    for (start, end) in [(0, from), (to, __Elem::min(d4_2, 6_i64))] {
                        Self::parallel_14::<L, _>(
                            level,
                            start,
                            end - start,
                            t7_2_row.guarded(start, <f32 as __Elem>::ZERO),
                            t13_2,
                        );
                    }
                }
                let v93 = x1_2.load([d4_2, d4_2, b5_2], <i32 as __Elem>::ZERO);
                let v94 = x2_2.load([0, d6_2], <i32 as __Elem>::ZERO);
                let v95 = __Elem::div(v93, v94);
                let v96 = t9_2.load_inside([1]);
                let x1_2_row = x1_2.row_by(1, [__Elem::to::<i64>(v96), 0, 3], 6, 3);
                let (from, to) = __cpu::common(6, [x1_2_row.span()]);
                Self::parallel_15::<L, _>(level, from, to - from, x1_2_row.strided(from), v95, a5_2);
                if to - from < 6 {
                    for (start, end) in [(0, from), (to, 6)] {
                        Self::parallel_15::<L, _>(
                            level,
                            start,
                            end - start,
                            x1_2_row.guarded(start, <i32 as __Elem>::ZERO),
                            v95,
                            a5_2,
                        );
                    }
                }
                let t9_2_row = t9_2.row(0, [0], 2);
                Self::parallel_16::<L, _>(level, 0, 2, t9_2_row.slice(0, 2), h6_2);
                let t10_2_row = t10_2.row(0, [0], BM as i64);
                Self::parallel_17::<L, _>(level, 0, BM as i64, t10_2_row.slice(0, BM as i64), h6_2);
                for i20_2 in 0_i64..1 {
                    let v102 = 5_i64.wrapping_add(i20_2).wrapping_mul(5);
                    let v103 = 5_i64.wrapping_add(i20_2).wrapping_mul(5);
                    let t11_2_row = t11_2.row(1, [i20_2, 0], 2);
                    Self::parallel_18::<L, _>(level, 0, 2, t11_2_row.slice(0, 2), v102, v103, h6_2);
                }
                for i22_2 in 0_i64..6 {
                    let v106 = 5_i64.wrapping_add(i22_2).wrapping_mul(5);
                    let v107 = 5_i64.wrapping_add(i22_2).wrapping_mul(5);
                    let t12_2_row = t12_2.row(1, [i22_2, 0], 2);
                    Self::parallel_19::<L, _>(level, 0, 2, t12_2_row.slice(0, 2), v106, v107, h6_2);
                }
                let t13_2_row = t13_2.row(0, [0], 6);
                Self::parallel_20::<L, _>(level, 0, 6, t13_2_row.slice(0, 6), h6_2);
                for i25_2 in 0_i64..(BM as i64) {
                    let v112 = 1 == i25_2;
                    let v113 = t11_2.load_inside([0, 0]);
                    let v114 = __Elem::abs(v113);
                    let v115 = t10_2.load_inside([i25_2]);
                    let v116 = __Elem::round::<L, true>(v115);
                    let v117 = __Elem::to::<f32>(d6_2);
                    let x2_2_row = x2_2.row(0, [0, i25_2], 2);
                    let x1_2_row_2 = x1_2.row(2, [1, x0_2.extent[0], 0], 2);
                    let t7_2_row_2 = t7_2.row(1, [1, 0], 2);
                    let t7_2_row_3 = t7_2.row(0, [0, 1], 2);
                    let x0_2_row = x0_2.row(0, [0], 2);
                    let t7_2_row_4 = t7_2.row(1, [i25_2, 0], 2);
                    let x1_2_row_3 = x1_2.row(0, [0, i25_2, i25_2], 2);
                    let t11_2_row_2 = t11_2.row(1, [b5_2, 0], 2);
                    let y3_2_row = y3_2.row(1, [b5_2.wrapping_mul(BM as i64).wrapping_add(i25_2), 0], 2);
                    let (from, to) = __cpu::common(2, [x2_2_row.span(), x1_2_row_2.unit_span(), t7_2_row_2.unit_span(), t7_2_row_3.span(), x0_2_row.unit_span(), x1_2_row_3.span(), t11_2_row_2.unit_span(), y3_2_row.unit_span()]);
                    Self::parallel_21::<L, _, _, _, _, _, _, _, _, _>(
                        level,
                        from,
                        to - from,
                        x2_2_row.strided(from),
                        x1_2_row_2.slice(from, to - from),
                        t7_2_row_2.slice(from, to - from),
                        t7_2_row_3.strided(from),
                        x0_2_row.slice(from, to - from),
                        t7_2_row_4.slice(from, to - from),
                        x1_2_row_3.strided(from),
                        t11_2_row_2.slice(from, to - from),
                        y3_2_row.slice_mut(from, to - from),
                        t7_2,
                        x1_2,
                        x2_2,
                        _q7_2,
                        d4_2,
                        b5_2,
                        v114,
                        v116,
                        d2_2,
                        x0_2,
                        v117,
                        v112,
                    );
                    if to - from < 2 {
                        for (start, end) in [(0, from), (to, 2)] {
                            Self::parallel_21::<L, _, _, _, _, _, _, _, _, _>(
                                level,
                                start,
                                end - start,
                                x2_2_row.guarded(start, <i32 as __Elem>::ZERO),
                                x1_2_row_2.guarded(start, <i32 as __Elem>::ZERO),
                                t7_2_row_2.guarded(start, <f32 as __Elem>::ZERO),
                                t7_2_row_3.guarded(start, <f32 as __Elem>::ZERO),
                                x0_2_row.guarded(start, <f32 as __Elem>::ZERO),
                                t7_2_row_4.slice(start, end - start),
                                x1_2_row_3.guarded(start, <i32 as __Elem>::ZERO),
                                t11_2_row_2.guarded(start, <f32 as __Elem>::ZERO),
                                y3_2_row.guarded(start, <f32 as __Elem>::ZERO),
                                t7_2,
                                x1_2,
                                x2_2,
                                _q7_2,
                                d4_2,
                                b5_2,
                                v114,
                                v116,
                                d2_2,
                                x0_2,
                                v117,
                                v112,
                            );
                        }
                    }
                }
                let y4_2_row = y4_2.row(0, [b5_2.wrapping_mul(BM as i64)], BM as i64);
                let (from, to) = __cpu::common(BM as i64, [y4_2_row.unit_span()]);
                let mut staging_2 = __cpu::StagingBuffer::new();
                let mut chunks_2 = __cpu::StreamingRow::new(y4_2_row, from, to - from, __cpu::is_non_temporal(call, &y4_2), &mut staging_2);
                while chunks_2.advance() {
                    let (start, count) = chunks_2.chunk();
                    Self::parallel_22::<L, _>(level, start, count, chunks_2.slice_mut(), t8_2);
                    chunks_2.store();
                }
                if to - from < BM as i64 {
                    for (start, end) in [(0, from), (to, BM as i64)] {
                        Self::parallel_22::<L, _>(
                            level,
                            start,
                            end - start,
                            y4_2_row.guarded(start, <f64 as __Elem>::ZERO),
                            t8_2,
                        );
                    }
                }
            }
        }
    }
}
