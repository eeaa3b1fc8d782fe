// Emitted from the random kernel of seed 7.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize, const BN: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize, const BN: usize> __Kernel<BM, BN> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t5_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t5_row.set(lane, <__cpu::bf16 as __Elem>::ZERO);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<
        L: __cpu::Level,
        R0: __cpu::row::Row<i8>,
        R1: __cpu::row::RowMut<__cpu::bf16>,
        R2: __cpu::row::Row<__cpu::bf16>,
        R3: __cpu::row::Row<__cpu::bf16>,
    >(
        level: L,
        start: i64,
        count: i64,
        x1_row: R0,
        mut t6_row: R1,
        t5_row_2: R2,
        t5_row_3: R3,
        t5: __cpu::View<__cpu::bf16, 2>,
        i13: i64,
        v2: __cpu::bf16,
        v3: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14 = start + lane as i64;
                let v4 = x1_row.get(lane);
                let v5 = t5.load([__Elem::to::<i64>(v4), i13], <__cpu::bf16 as __Elem>::ZERO);
                let v6 = t6_row.get(lane);
                let v7 = t5.load([i14, i14], <__cpu::bf16 as __Elem>::ZERO);
                let v8 = t5_row_2.get(lane);
                let v9 = t6_row.get(lane);
                let v10 = t5_row_3.get(lane);
                let v11 = __Elem::mul(__Elem::add(__Elem::max(v5, v2), __Elem::add(v6, v7)), __Elem::add(__Elem::sub(v8, v9), __Elem::add(v3, v10)));
                t6_row.set(lane, v11);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_row_2: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v12 = t6_row_2.get(lane);
                t6_row_2.set(lane, v12);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<__cpu::f16>,
        R1: __cpu::row::RowMut<i32>,
    >(
        level: L,
        start: i64,
        count: i64,
        x0_row: R0,
        mut t9_row: R1,
        t6: __cpu::View<__cpu::bf16, 2>,
        v21: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v22 = t6.load_inside([i23, i23]);
                if __Elem::is_nan(v22) {
                    t9_row.set(lane, v21);
                }
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t9_row_2: R0,
        v22: i64,
        v23: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26 = start + lane as i64;
                let v24 = t9_row_2.get(lane);
                let v25 = __Elem::to::<u64>(v24).wrapping_mul(__Elem::to::<u64>(v23.wrapping_add(i26)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v22.wrapping_add(i26), 7_i64)], v25, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t10_row: R0,
        v26: i64,
        v27: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28 = start + lane as i64;
                let v28 = t10_row.get(lane);
                let v29 = __Elem::to::<u64>(__Elem::to::<i64>(v28 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v27.wrapping_add(i28)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v26.wrapping_add(i28), 7_i64)], v29, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t7_row: R0,
        v30: i64,
        v31: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30 = start + lane as i64;
                let v32 = t7_row.get(lane);
                let v33 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v32) * 16.0_f32));
                let v34 = v33.wrapping_mul(__Elem::to::<u64>(v31.wrapping_add(i30)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v30.wrapping_add(i30), 7_i64)], v34, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        v35: i64,
        v36: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i32 = start + lane as i64;
                let v37 = t8_row.get(lane);
                let v38 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v37) * 16.0_f32));
                let v39 = v38.wrapping_mul(__Elem::to::<u64>(v36.wrapping_add(i32)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v35.wrapping_add(i32), 7_i64)], v39, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t5_row_4: R0,
        v42: i64,
        v43: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i34 = start + lane as i64;
                let v44 = t5_row_4.get(lane);
                let v45 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v44) * 16.0_f32));
                let v46 = v45.wrapping_mul(__Elem::to::<u64>(v43.wrapping_add(i34)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v42.wrapping_add(i34), 7_i64)], v46, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_3: R0,
        v47: i64,
        v48: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i36 = start + lane as i64;
                let v49 = t6_row_3.get(lane);
                let v50 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v49) * 16.0_f32));
                let v51 = v50.wrapping_mul(__Elem::to::<u64>(v48.wrapping_add(i36)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v47.wrapping_add(i36), 7_i64)], v51, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_2: R0,
        v52: i64,
        v53: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i38 = start + lane as i64;
                let v54 = t7_row_2.get(lane);
                let v55 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v54) * 16.0_f32));
                let v56 = v55.wrapping_mul(__Elem::to::<u64>(v53.wrapping_add(i38)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v52.wrapping_add(i38), 7_i64)], v56, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>, R1: __cpu::row::RowMut<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        x0_row_2: R0,
        mut y2_row: R1,
        b8: i64,
        v57: bool,
        i40: i64,
        x0: __cpu::View<__cpu::f16, 3>,
        d2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i41 = start + lane as i64;
                let mut s42 = <__cpu::f16 as __Elem>::ZERO;
                s42 = <__cpu::f16 as __Elem>::ZERO;
                for k43 in 0_i64..1 {
                    let v58 = s42;
                    let v59 = x0.load([k43, k43, d2], <__cpu::f16 as __Elem>::ZERO);
                    let v60 = __Elem::select(i40 > i41, v59, <__cpu::f16 as __Elem>::of_i64(-4));
                    let v61 = x0_row_2.get(lane);
                    let v62 = __Elem::add(v58, __Elem::select((b8 > i41) | v57, v60, v61));
                    s42 = v62;
                }
                let v63 = s42;
                y2_row.set(lane, v63);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<i8>>(
        level: L,
        start: i64,
        count: i64,
        mut y3_row: R0,
        v65: i8,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y3_row.set(lane, v65);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t5_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t5_2_row.set(lane, <__cpu::bf16 as __Elem>::ZERO);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<
        L: __cpu::Level,
        R0: __cpu::row::Row<i8>,
        R1: __cpu::row::RowMut<__cpu::bf16>,
        R2: __cpu::row::Row<__cpu::bf16>,
        R3: __cpu::row::Row<__cpu::bf16>,
    >(
        level: L,
        start: i64,
        count: i64,
        x1_2_row: R0,
        mut t6_2_row: R1,
        t5_2_row_2: R2,
        t5_2_row_3: R3,
        t5_2: __cpu::View<__cpu::bf16, 2>,
        i13_2: i64,
        v68: __cpu::bf16,
        v69: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14_2 = start + lane as i64;
                let v70 = x1_2_row.get(lane);
                let v71 = t5_2.load([__Elem::to::<i64>(v70), i13_2], <__cpu::bf16 as __Elem>::ZERO);
                let v72 = t6_2_row.get(lane);
                let v73 = t5_2.load([i14_2, i14_2], <__cpu::bf16 as __Elem>::ZERO);
                let v74 = __Elem::add(__Elem::max(v71, v68), __Elem::add(v72, v73));
                let v75 = t5_2_row_2.get(lane);
                let v76 = t6_2_row.get(lane);
                let v77 = t5_2_row_3.get(lane);
                let v78 = __Elem::add(__Elem::sub(v75, v76), __Elem::add(v69, v77));
                t6_2_row.set(lane, __Elem::mul(v74, v78));
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_2_row_2: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v79 = t6_2_row_2.get(lane);
                t6_2_row_2.set(lane, v79);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<__cpu::f16>,
        R1: __cpu::row::RowMut<i32>,
    >(
        level: L,
        start: i64,
        count: i64,
        x0_2_row: R0,
        mut t9_2_row: R1,
        t6_2: __cpu::View<__cpu::bf16, 2>,
        v86: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v87 = t6_2.load_inside([i23, i23]);
                if __Elem::is_nan(v87) {
                    t9_2_row.set(lane, v86);
                }
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row_2: R0,
        v87: i64,
        v88: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26_2 = start + lane as i64;
                let v89 = t9_2_row_2.get(lane);
                let v90 = __Elem::to::<u64>(v89).wrapping_mul(__Elem::to::<u64>(v88.wrapping_add(i26_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v87.wrapping_add(i26_2), 7_i64)], v90);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t10_2_row: R0,
        v91: i64,
        v92: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28_2 = start + lane as i64;
                let v93 = t10_2_row.get(lane);
                let v94 = __Elem::to::<u64>(__Elem::to::<i64>(v93 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v92.wrapping_add(i28_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v91.wrapping_add(i28_2), 7_i64)], v94);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row: R0,
        v95: i64,
        v96: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30_2 = start + lane as i64;
                let v97 = t7_2_row.get(lane);
                let v98 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v97) * 16.0_f32));
                let v99 = v98.wrapping_mul(__Elem::to::<u64>(v96.wrapping_add(i30_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v95.wrapping_add(i30_2), 7_i64)], v99);
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        v100: i64,
        v101: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i32_2 = start + lane as i64;
                let v102 = t8_2_row.get(lane);
                let v103 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v102) * 16.0_f32));
                let v104 = v103.wrapping_mul(__Elem::to::<u64>(v101.wrapping_add(i32_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v100.wrapping_add(i32_2), 7_i64)], v104);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t5_2_row_4: R0,
        v107: i64,
        v108: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i34_2 = start + lane as i64;
                let v109 = t5_2_row_4.get(lane);
                let v110 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v109) * 16.0_f32));
                let v111 = v110.wrapping_mul(__Elem::to::<u64>(v108.wrapping_add(i34_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v107.wrapping_add(i34_2), 7_i64)], v111);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_3: R0,
        v112: i64,
        v113: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i36_2 = start + lane as i64;
                let v114 = t6_2_row_3.get(lane);
                let v115 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v114) * 16.0_f32));
                let v116 = v115.wrapping_mul(__Elem::to::<u64>(v113.wrapping_add(i36_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v112.wrapping_add(i36_2), 7_i64)], v116);
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_2: R0,
        v117: i64,
        v118: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i38_2 = start + lane as i64;
                let v119 = t7_2_row_2.get(lane);
                let v120 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v119) * 16.0_f32));
                let v121 = v120.wrapping_mul(__Elem::to::<u64>(v118.wrapping_add(i38_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v117.wrapping_add(i38_2), 7_i64)], v121);
            }
        }
    }

    #[inline]
    unsafe fn parallel_25<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>, R1: __cpu::row::RowMut<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        x0_2_row_2: R0,
        mut y2_2_row: R1,
        b8_2: i64,
        v122: bool,
        i40_2: i64,
        x0_2: __cpu::View<__cpu::f16, 3>,
        d2_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i41_2 = start + lane as i64;
                let mut s42_2 = <__cpu::f16 as __Elem>::ZERO;
                s42_2 = <__cpu::f16 as __Elem>::ZERO;
                for k43_2 in 0_i64..1 {
                    let v123 = s42_2;
                    let v124 = x0_2.load([k43_2, k43_2, d2_2], <__cpu::f16 as __Elem>::ZERO);
                    let v125 = __Elem::select(i40_2 > i41_2, v124, <__cpu::f16 as __Elem>::of_i64(-4));
                    let v126 = x0_2_row_2.get(lane);
                    let v127 = __Elem::add(v123, __Elem::select((b8_2 > i41_2) | v122, v125, v126));
                    s42_2 = v127;
                }
                let v128 = s42_2;
                y2_2_row.set(lane, v128);
            }
        }
    }

    #[inline]
    unsafe fn parallel_26<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<i8>>(
        level: L,
        start: i64,
        count: i64,
        mut y3_2_row: R0,
        v130: i8,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y3_2_row.set(lane, v130);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize, const BN: usize> __cpu::Kernel for __Kernel<BM, BN> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_7", args);
        let d1 = plan.extent(0, 0);
        let d2 = plan.extent(0, 1);
        plan.expect("x0", 0, 2, 2 * BN as i64)?;
        let d3 = plan.extent(1, 0);
        let d4 = plan.extent(1, 1);
        let d5 = plan.extent(1, 2);
        let d6 = plan.extent(2, 0);
        plan.expect("y2", 2, 1, d3)?;
        let d7 = plan.extent(2, 2);
        plan.expect("y3", 3, 0, d6)?;
        plan.expect("y3", 3, 1, d3)?;
        plan.expect("y3", 3, 2, d7)?;
        plan.expect("h4", 4, 0, 7)?;
        let v0 = d3 < 100;
        plan.require(v0, "extents are below 100")?;
        let v1 = d6.wrapping_add(BN as i64);
        let v2 = v1.wrapping_sub(1);
        let v3 = __Elem::div(v2, BN as i64);
        let v4 = d3.wrapping_add(BM as i64);
        let v5 = v4.wrapping_sub(1);
        let v6 = __Elem::div(v5, BM as i64);
        let v7 = d7.wrapping_add(BM as i64);
        let v8 = v7.wrapping_sub(1);
        let v9 = __Elem::div(v8, BM as i64);
        plan.value(d5);
        plan.value(d3);
        plan.value(d4);
        plan.value(d7);
        plan.value(d6);
        plan.value(d2);
        plan.panels(0, [1, BM as i64, BN as i64], 0b110, [BM as i64, BN as i64], __cpu::panel_a_bytes::<__cpu::f16, __cpu::f16, f32>);
        plan.panels(0, [1, BN as i64, BM as i64], 0b110, [BN as i64, BM as i64], __cpu::panel_b_bytes::<__cpu::f16, __cpu::f16, f32>);
        plan.finish([v3, v6, v9])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<__cpu::bf16, 2>([2 * BN as i64, BM as i64]);
        size.tile::<__cpu::bf16, 2>([BM as i64, BN as i64]);
        size.tile::<__cpu::bf16, 2>([2 * BN as i64, BM as i64]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<__cpu::bf16, 2>([2 * BN as i64, BM as i64]);
            {
                let outer = &mut size;
                let mut size = outer.scope();
                size.tile::<i32, 2>([BM as i64, 1]);
                size.tile::<f32, 2>([BM as i64, BM as i64]);
                {
                    let outer = &mut size;
                    let mut size = outer.scope();
                    size.panel_a::<L, __cpu::f16, __cpu::f16, f32>(BM as i64, BN as i64);
                    size.panel_b::<L, __cpu::f16, __cpu::f16, f32>(BN as i64, BM as i64);
                    size.gemm::<L, __cpu::f16, __cpu::f16, f32>(BM as i64, BM as i64, BN as i64);
                    outer.cover(size);
                }
                outer.cover(size);
            }
            outer.cover(size);
        }
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<i8, 3>([BM as i64, BN as i64, 2 * BN as i64]);
            outer.cover(size);
        }
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<__cpu::f16, 3>(call, 0);
            let x1 = __cpu::tensor::<i8, 3>(call, 1);
            let y2 = __cpu::tensor::<__cpu::f16, 3>(call, 2);
            let y3 = __cpu::tensor::<i8, 3>(call, 3);
            let h4 = __cpu::tensor::<u64, 1>(call, 4);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let panels_1 = __cpu::PanelCache::new::<L>(call, 1);
            let d5 = __cpu::value::<i64>(call, 0);
            let d3 = __cpu::value::<i64>(call, 1);
            let d4 = __cpu::value::<i64>(call, 2);
            let d7 = __cpu::value::<i64>(call, 3);
            let d6 = __cpu::value::<i64>(call, 4);
            let d2 = __cpu::value::<i64>(call, 5);
            for block in __cpu::Blocks::new(call) {
                let [b8, b9, b10] = block.index;
                let mut scratch = block.scratch;
                let t5 = scratch.tile::<__cpu::bf16, 2>([2 * BN as i64, BM as i64]);
                for i11 in 0_i64..(BM as i64) {
                    let t5_row = t5.row(0, [0, i11], 2 * BN as i64);
                    Self::parallel::<L, _>(level, 0, 2 * BN as i64, t5_row.strided(0));
                }
                let t6 = scratch.tile::<__cpu::bf16, 2>([BM as i64, BN as i64]);
                let v0 = x1.load([d5, b10, b9], <i8 as __Elem>::ZERO);
                let v1 = x1.load([2, b10, b10], <i8 as __Elem>::ZERO);
                let x0_at = x0.window([__Elem::rem(__Elem::to::<i64>(v0), 2_i64), b10.wrapping_mul(BN as i64), __Elem::to::<i64>(v1)], [BM as i64, 1, BN as i64]).squeeze([0, 2]);
                __cpu::copy::<L, _, _, _>(x0_at, t6, <__cpu::bf16 as __Elem>::ZERO);
                for i13 in 0_i64..(BM as i64) {
                    let v2 = t5.load([4, 3], <__cpu::bf16 as __Elem>::ZERO);
                    let v3 = t5.load([i13, d5], <__cpu::bf16 as __Elem>::ZERO);
                    let x1_row = x1.row(2, [i13, b9, 0], __Elem::min(d3, BN as i64));
                    let t6_row = t6.row(1, [(BM as i64).wrapping_sub(i13), 0], __Elem::min(d3, BN as i64));
                    let t5_row_2 = t5.row(1, [d4, 0], __Elem::min(d3, BN as i64));
                    let t5_row_3 = t5.row(0, [0, 1], __Elem::min(d3, BN as i64));
                    let (from, to) = __cpu::common(__Elem::min(d3, BN as i64), [x1_row.unit_span(), t6_row.unit_span(), t5_row_2.unit_span(), t5_row_3.span()]);
                    Self::parallel_2::<L, _, _, _, _>(
                        level,
                        from,
                        to - from,
                        x1_row.slice(from, to - from),
                        t6_row.slice_mut(from, to - from),
                        t5_row_2.slice(from, to - from),
                        t5_row_3.strided(from),
                        t5,
                        i13,
                        v2,
                        v3,
                    );
                    if to - from < __Elem::min(d3, BN as i64) {
                        for (start, end) in [(0, from), (to, __Elem::min(d3, BN as i64))] {
                            Self::parallel_2::<L, _, _, _, _>(
                                level,
                                start,
                                end - start,
                                x1_row.guarded(start, <i8 as __Elem>::ZERO),
                                t6_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                                t5_row_2.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                                t5_row_3.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                                t5,
                                i13,
                                v2,
                                v3,
                            );
                        }
                    }
                }
                let t7 = scratch.tile::<__cpu::bf16, 2>([2 * BN as i64, BM as i64]);
                __cpu::scan::<L, __cpu::reduce::Max, _, _, _>(t5, 1, t7, true, <__cpu::bf16 as __Elem>::ZERO);
                let whole = t6.has([0, 0], [[1, 0], [0, 2]], [__Elem::min(d5, BM as i64), BN as i64]);
                if whole {
                    for i15 in 0_i64..__Elem::min(d5, BM as i64) {
                        let t6_row_2 = t6.whole_row(1, [i15, 0], BN as i64, 2);
                        Self::parallel_3::<L, true, _>(level, 0, BN as i64, t6_row_2.strided(0));
                    }
                } else {
                    for i15 in 0_i64..__Elem::min(d5, BM as i64) {
                        let t6_row_2 = t6.row_by(1, [i15, 0], BN as i64, 2);
                        let (from, to) = __cpu::common(BN as i64, [t6_row_2.span()]);
                        Self::parallel_3::<L, false, _>(level, from, to - from, t6_row_2.strided(from));
                        if to - from < BN as i64 {
                            for (start, end) in [(0, from), (to, BN as i64)] {
                                Self::parallel_3::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    t6_row_2.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                                );
                            }
                        }
                    }
                }
                let v12 = x1.load([d7, b9, b10], <i8 as __Elem>::ZERO);
                if __Elem::to::<i64>(v12) >= b8 {
                    let mut scratch = scratch;
                    let mut v17 = <i8 as __Elem>::ZERO;
                    v17 = 2_i8;
                    for k18 in 0_i64..2 {
                        let v13 = v17;
                        let v14 = x1.load([d5, k18, b10], <i8 as __Elem>::ZERO);
                        let v15 = x1.load([11, b10, 0], <i8 as __Elem>::ZERO);
                        let v16 = x1.load([d7, b9, b9], <i8 as __Elem>::ZERO);
                        let v18 = __Elem::max(v14, v15).wrapping_mul(3_i8).wrapping_add(v16);
                        v17 = v13.wrapping_add(__Elem::rem(v18, 3_i8));
                    }
                    let t8 = scratch.tile::<__cpu::bf16, 2>([2 * BN as i64, BM as i64]);
                    __cpu::scan::<L, __cpu::reduce::Sum, _, _, _>(t5, 0, t8, true, <__cpu::bf16 as __Elem>::ZERO);
                    for k19 in __cpu::steps(0, b9, 2) {
                        let mut scratch = scratch;
                        let x0_at_2 = x0.window([k19.wrapping_mul(BN as i64), b10.wrapping_mul(2 * BN as i64), b10.wrapping_mul(BM as i64)], [1, BM as i64, BN as i64]).squeeze([1, 2]);
                        __cpu::copy::<L, _, _, _>(x0_at_2, t6, __Elem::to::<__cpu::bf16>(__Elem::to::<__cpu::f16>(b10)));
                        let v20 = __Elem::min(<__cpu::bf16 as __Elem>::of_f64(-4.375_f64), <__cpu::bf16 as __Elem>::of_f64(-2.0_f64));
                        let t6_at = t6.window([b10.wrapping_mul(BM as i64), d6.wrapping_mul(2 * BN as i64)], [BM as i64, BN as i64]);
                        __cpu::fill::<L, _, _>(t6_at, v20);
                        let t9 = scratch.tile::<i32, 2>([BM as i64, 1]);
                        __cpu::arg_reduce::<L, __cpu::reduce::ArgMin, _, _, 2>(t6, 1, t9, <__cpu::bf16 as __Elem>::ZERO);
                        let t10 = scratch.tile::<f32, 2>([BM as i64, BM as i64]);
                        __cpu::fill::<L, _, _>(t10, 0.0_f32);
                        for k21 in 0_i64..4 {
                            let mut scratch = scratch;
                            let t11_own = scratch.panel_a::<L, __cpu::f16, __cpu::f16, f32>(BM as i64, BN as i64);
                            let t12_own = scratch.panel_b::<L, __cpu::f16, __cpu::f16, f32>(BN as i64, BM as i64);
                            let x0_at_3 = x0.window([b10, b9.wrapping_mul(BM as i64), k21.wrapping_mul(BN as i64)], [1, BM as i64, BN as i64]);
                            let t11_slot = panels_0.slot([b10, b9.wrapping_mul(BM as i64), k21.wrapping_mul(BN as i64)], t11_own);
                            let x0_at_4 = x0.window([b10, k21.wrapping_mul(BN as i64), b9.wrapping_mul(BN as i64)], [1, BN as i64, BM as i64]);
                            let t12_slot = panels_1.slot([b10, k21.wrapping_mul(BN as i64), b9.wrapping_mul(BN as i64)], t12_own);
                            __cpu::gemm_packed::<L, _, _, __cpu::f16, __cpu::f16, f32>(__cpu::Operand::Fresh(x0_at_3.squeeze([1, 2]), <__cpu::f16 as __Elem>::ZERO, t11_slot), __cpu::Operand::Fresh(x0_at_4.squeeze([1, 2]), <__cpu::f16 as __Elem>::ZERO, t12_slot), t10, BN as i64, true, __cpu::Ahead::new([]));
                        }
                        let whole_2 = x0.has([k19, d7, 0], [[0, 0], [0, 0], [0, 4]], [__Elem::min(d6, BM as i64), 1]) && t9.has_rows(1, [0, 0], [[1, 0], [0, 1]], [__Elem::min(d6, BM as i64), 1]);
                        if whole_2 {
                            for i22 in 0_i64..__Elem::min(d6, BM as i64) {
                                let v19 = t8.load([i22, i22], <__cpu::bf16 as __Elem>::ZERO);
                                let v21 = __Elem::to::<i32>(v19);
                                let x0_row = x0.whole_row(2, [k19, d7, 0], 1, 4);
                                let t9_row = t9.whole_row(1, [i22, 0], 1, 1);
                                Self::parallel_4::<L, true, _, _>(
                                    level,
                                    0,
                                    1,
                                    x0_row.strided(0),
                                    t9_row.slice_mut(0, 1),
                                    t6,
                                    v21,
                                );
                            }
                        } else {
                            for i22 in 0_i64..__Elem::min(d6, BM as i64) {
                                let v19 = t8.load([i22, i22], <__cpu::bf16 as __Elem>::ZERO);
                                let v21 = __Elem::to::<i32>(v19);
                                let x0_row = x0.row_by(2, [k19, d7, 0], 1, 4);
                                let t9_row = t9.row(1, [i22, 0], 1);
                                let (from, to) = __cpu::common(1, [x0_row.span(), t9_row.unit_span()]);
                                Self::parallel_4::<L, false, _, _>(
                                    level,
                                    from,
                                    to - from,
                                    x0_row.strided(from),
                                    t9_row.slice_mut(from, to - from),
                                    t6,
                                    v21,
                                );
                                if to - from < 1 {
                                    for (start, end) in [(0, from), (to, 1)] {
                                        Self::parallel_4::<L, false, _, _>(
                                            level,
                                            start,
                                            end - start,
                                            x0_row.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                                            t9_row.guarded(start, <i32 as __Elem>::ZERO),
                                            t6,
                                            v21,
                                        );
                                    }
                                }
                            }
                        }
                        for i25 in 0_i64..(BM as i64) {
                            let v22 = 5_i64.wrapping_add(i25).wrapping_mul(5);
                            let v23 = 5_i64.wrapping_add(i25).wrapping_mul(5);
                            let t9_row_2 = t9.row(1, [i25, 0], 1);
                            Self::parallel_5::<L, _>(level, 0, 1, t9_row_2.slice(0, 1), v22, v23, h4);
                        }
                        for i27 in 0_i64..(BM as i64) {
                            let v26 = 5_i64.wrapping_add(i27).wrapping_mul(5);
                            let v27 = 5_i64.wrapping_add(i27).wrapping_mul(5);
                            let t10_row = t10.row(1, [i27, 0], BM as i64);
                            Self::parallel_6::<L, _>(
                                level,
                                0,
                                BM as i64,
                                t10_row.slice(0, BM as i64),
                                v26,
                                v27,
                                h4,
                            );
                        }
                    }
                    for i29 in 0_i64..(2 * BN as i64) {
                        let v30 = 5_i64.wrapping_add(i29).wrapping_mul(5);
                        let v31 = 5_i64.wrapping_add(i29).wrapping_mul(5);
                        let t7_row = t7.row(1, [i29, 0], BM as i64);
                        Self::parallel_7::<L, _>(level, 0, BM as i64, t7_row.slice(0, BM as i64), v30, v31, h4);
                    }
                    for i31 in 0_i64..(2 * BN as i64) {
                        let v35 = 5_i64.wrapping_add(i31).wrapping_mul(5);
                        let v36 = 5_i64.wrapping_add(i31).wrapping_mul(5);
                        let t8_row = t8.row(1, [i31, 0], BM as i64);
                        Self::parallel_8::<L, _>(level, 0, BM as i64, t8_row.slice(0, BM as i64), v35, v36, h4);
                    }
                } else {
                    let mut scratch = scratch;
                    let t13 = scratch.tile::<i8, 3>([BM as i64, BN as i64, 2 * BN as i64]);
                    let v40 = x1.load([b8, 4, b9], <i8 as __Elem>::ZERO);
                    let v41 = t5.load([d5, b9], <__cpu::bf16 as __Elem>::ZERO);
                    let x1_at = x1.window([b10.wrapping_mul(2 * BN as i64), __Elem::to::<i64>(v40), b10], [2 * BN as i64, BM as i64, BN as i64]);
                    let x1_at_at = x1_at.permute([1, 2, 0]);
                    __cpu::copy::<L, _, _, _>(x1_at_at, t13, __Elem::to::<i8>(v41));
                }
                for i33 in 0_i64..(2 * BN as i64) {
                    let v42 = 5_i64.wrapping_add(i33).wrapping_mul(5);
                    let v43 = 5_i64.wrapping_add(i33).wrapping_mul(5);
                    let t5_row_4 = t5.row(1, [i33, 0], BM as i64);
                    Self::parallel_9::<L, _>(level, 0, BM as i64, t5_row_4.slice(0, BM as i64), v42, v43, h4);
                }
                for i35 in 0_i64..(BM as i64) {
                    let v47 = 5_i64.wrapping_add(i35).wrapping_mul(5);
                    let v48 = 5_i64.wrapping_add(i35).wrapping_mul(5);
                    let t6_row_3 = t6.row(1, [i35, 0], BN as i64);
                    Self::parallel_10::<L, _>(level, 0, BN as i64, t6_row_3.slice(0, BN as i64), v47, v48, h4);
                }
                for i37 in 0_i64..(2 * BN as i64) {
                    let v52 = 5_i64.wrapping_add(i37).wrapping_mul(5);
                    let v53 = 5_i64.wrapping_add(i37).wrapping_mul(5);
                    let t7_row_2 = t7.row(1, [i37, 0], BM as i64);
                    Self::parallel_11::<L, _>(level, 0, BM as i64, t7_row_2.slice(0, BM as i64), v52, v53, h4);
                }
                for i39 in 0_i64..(BN as i64) {
                    for i40 in 0_i64..(BM as i64) {
                        let v57 = i40 <= 6;
                        let x0_row_2 = x0.row(2, [0, __Elem::min(d6, b9), 0], BM as i64);
                        let y2_row = y2.row(2, [b8.wrapping_mul(BN as i64).wrapping_add(i39), b9.wrapping_mul(BM as i64).wrapping_add(i40), b10.wrapping_mul(BM as i64)], BM as i64);
                        let (from, to) = __cpu::common(BM as i64, [x0_row_2.unit_span(), y2_row.unit_span()]);
                        Self::parallel_12::<L, _, _>(
                            level,
                            from,
                            to - from,
                            x0_row_2.slice(from, to - from),
                            y2_row.slice_mut(from, to - from),
                            b8,
                            v57,
                            i40,
                            x0,
                            d2,
                        );
                        if to - from < BM as i64 {
                            for (start, end) in [(0, from), (to, BM as i64)] {
                                Self::parallel_12::<L, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    x0_row_2.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                                    y2_row.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                                    b8,
                                    v57,
                                    i40,
                                    x0,
                                    d2,
                                );
                            }
                        }
                    }
                }
                let whole_3 = y3.has_rows(2, [b8.wrapping_mul(BN as i64), b9.wrapping_mul(BM as i64), b10.wrapping_mul(BM as i64)], [[1, 0, 0], [0, 1, 0], [0, 0, 1]], [BN as i64, BM as i64, BM as i64]);
                if whole_3 {
                    for i44 in 0_i64..(BN as i64) {
                        for i45 in 0_i64..(BM as i64) {
                            let v64 = t7.load([d4, 1], <__cpu::bf16 as __Elem>::ZERO);
                            let v65 = __Elem::to::<i8>(v64);
                            let y3_row = y3.whole_row(2, [b8.wrapping_mul(BN as i64).wrapping_add(i44), b9.wrapping_mul(BM as i64).wrapping_add(i45), b10.wrapping_mul(BM as i64)], BM as i64, 1);
                            Self::parallel_13::<L, true, _>(
                                level,
                                0,
                                BM as i64,
                                y3_row.slice_mut(0, BM as i64),
                                v65,
                            );
                        }
                    }
                } else {
                    for i44 in 0_i64..(BN as i64) {
                        for i45 in 0_i64..(BM as i64) {
                            let v64 = t7.load([d4, 1], <__cpu::bf16 as __Elem>::ZERO);
                            let v65 = __Elem::to::<i8>(v64);
                            let y3_row = y3.row(2, [b8.wrapping_mul(BN as i64).wrapping_add(i44), b9.wrapping_mul(BM as i64).wrapping_add(i45), b10.wrapping_mul(BM as i64)], BM as i64);
                            let (from, to) = __cpu::common(BM as i64, [y3_row.unit_span()]);
                            Self::parallel_13::<L, false, _>(
                                level,
                                from,
                                to - from,
                                y3_row.slice_mut(from, to - from),
                                v65,
                            );
                            if to - from < BM as i64 {
                                for (start, end) in [(0, from), (to, BM as i64)] {
                                    Self::parallel_13::<L, false, _>(
                                        level,
                                        start,
                                        end - start,
                                        y3_row.guarded(start, <i8 as __Elem>::ZERO),
                                        v65,
                                    );
                                }
                            }
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
            let x0_2 = __cpu::tensor::<__cpu::f16, 3>(call, 0);
            let x1_2 = __cpu::tensor::<i8, 3>(call, 1);
            let y2_2 = __cpu::tensor::<__cpu::f16, 3>(call, 2);
            let y3_2 = __cpu::tensor::<i8, 3>(call, 3);
            let h4_2 = __cpu::tensor::<u64, 1>(call, 4);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let panels_1 = __cpu::PanelCache::new::<L>(call, 1);
            let d5_2 = __cpu::value::<i64>(call, 0);
            let d3_2 = __cpu::value::<i64>(call, 1);
            let d4_2 = __cpu::value::<i64>(call, 2);
            let d7_2 = __cpu::value::<i64>(call, 3);
            let d6_2 = __cpu::value::<i64>(call, 4);
            let d2_2 = __cpu::value::<i64>(call, 5);
            for block in __cpu::Blocks::new(call) {
                let [b8_2, b9_2, b10_2] = block.index;
                let mut scratch = block.scratch;
                let t5_2 = scratch.tile::<__cpu::bf16, 2>([2 * BN as i64, BM as i64]);
                for i11_2 in 0_i64..(BM as i64) {
                    let t5_2_row = t5_2.row(0, [0, i11_2], 2 * BN as i64);
                    Self::parallel_14::<L, _>(level, 0, 2 * BN as i64, t5_2_row.strided(0));
                }
                let t6_2 = scratch.tile::<__cpu::bf16, 2>([BM as i64, BN as i64]);
                let v66 = x1_2.load([d5_2, b10_2, b9_2], <i8 as __Elem>::ZERO);
                let v67 = x1_2.load([2, b10_2, b10_2], <i8 as __Elem>::ZERO);
                let x0_2_at = x0_2.window([__Elem::rem(__Elem::to::<i64>(v66), 2_i64), b10_2.wrapping_mul(BN as i64), __Elem::to::<i64>(v67)], [BM as i64, 1, BN as i64]).squeeze([0, 2]);
                __cpu::copy::<L, _, _, _>(x0_2_at, t6_2, <__cpu::bf16 as __Elem>::ZERO);
                for i13_2 in 0_i64..(BM as i64) {
                    let v68 = t5_2.load([4, 3], <__cpu::bf16 as __Elem>::ZERO);
                    let v69 = t5_2.load([i13_2, d5_2], <__cpu::bf16 as __Elem>::ZERO);
                    let x1_2_row = x1_2.row(2, [i13_2, b9_2, 0], __Elem::min(d3_2, BN as i64));
                    let t6_2_row = t6_2.row(1, [(BM as i64).wrapping_sub(i13_2), 0], __Elem::min(d3_2, BN as i64));
                    let t5_2_row_2 = t5_2.row(1, [d4_2, 0], __Elem::min(d3_2, BN as i64));
                    let t5_2_row_3 = t5_2.row(0, [0, 1], __Elem::min(d3_2, BN as i64));
                    let (from, to) = __cpu::common(__Elem::min(d3_2, BN as i64), [x1_2_row.unit_span(), t6_2_row.unit_span(), t5_2_row_2.unit_span(), t5_2_row_3.span()]);
                    Self::parallel_15::<L, _, _, _, _>(
                        level,
                        from,
                        to - from,
                        x1_2_row.slice(from, to - from),
                        t6_2_row.slice_mut(from, to - from),
                        t5_2_row_2.slice(from, to - from),
                        t5_2_row_3.strided(from),
                        t5_2,
                        i13_2,
                        v68,
                        v69,
                    );
                    if to - from < __Elem::min(d3_2, BN as i64) {
                        for (start, end) in [(0, from), (to, __Elem::min(d3_2, BN as i64))] {
                            Self::parallel_15::<L, _, _, _, _>(
                                level,
                                start,
                                end - start,
                                x1_2_row.guarded(start, <i8 as __Elem>::ZERO),
                                t6_2_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                                t5_2_row_2.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                                t5_2_row_3.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                                t5_2,
                                i13_2,
                                v68,
                                v69,
                            );
                        }
                    }
                }
                let t7_2 = scratch.tile::<__cpu::bf16, 2>([2 * BN as i64, BM as i64]);
                __cpu::scan::<L, __cpu::reduce::Max, _, _, _>(t5_2, 1, t7_2, true, <__cpu::bf16 as __Elem>::ZERO);
                let whole_4 = t6_2.has([0, 0], [[1, 0], [0, 2]], [__Elem::min(d5_2, BM as i64), BN as i64]);
                if whole_4 {
                    for i15_2 in 0_i64..__Elem::min(d5_2, BM as i64) {
                        let t6_2_row_2 = t6_2.whole_row(1, [i15_2, 0], BN as i64, 2);
                        Self::parallel_16::<L, true, _>(level, 0, BN as i64, t6_2_row_2.strided(0));
                    }
                } else {
                    for i15_2 in 0_i64..__Elem::min(d5_2, BM as i64) {
                        let t6_2_row_2 = t6_2.row_by(1, [i15_2, 0], BN as i64, 2);
                        let (from, to) = __cpu::common(BN as i64, [t6_2_row_2.span()]);
                        Self::parallel_16::<L, false, _>(level, from, to - from, t6_2_row_2.strided(from));
                        if to - from < BN as i64 {
                            for (start, end) in [(0, from), (to, BN as i64)] {
                                Self::parallel_16::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    t6_2_row_2.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                                );
                            }
                        }
                    }
                }
                let v79 = x1_2.load([d7_2, b9_2, b10_2], <i8 as __Elem>::ZERO);
                if __Elem::to::<i64>(v79) >= b8_2 {
                    let mut scratch = scratch;
                    let mut v17_2 = <i8 as __Elem>::ZERO;
                    v17_2 = 2_i8;
                    for k18_2 in 0_i64..2 {
                        let v80 = v17_2;
                        let v81 = x1_2.load([d5_2, k18_2, b10_2], <i8 as __Elem>::ZERO);
                        let v82 = x1_2.load([11, b10_2, 0], <i8 as __Elem>::ZERO);
                        let v83 = x1_2.load([d7_2, b9_2, b9_2], <i8 as __Elem>::ZERO);
                        let v84 = __Elem::max(v81, v82).wrapping_mul(3_i8).wrapping_add(v83);
                        v17_2 = v80.wrapping_add(__Elem::rem(v84, 3_i8));
                    }
                    let t8_2 = scratch.tile::<__cpu::bf16, 2>([2 * BN as i64, BM as i64]);
                    __cpu::scan::<L, __cpu::reduce::Sum, _, _, _>(t5_2, 0, t8_2, true, <__cpu::bf16 as __Elem>::ZERO);
                    for k19_2 in __cpu::steps(0, b9_2, 2) {
                        let mut scratch = scratch;
                        let x0_2_at_2 = x0_2.window([k19_2.wrapping_mul(BN as i64), b10_2.wrapping_mul(2 * BN as i64), b10_2.wrapping_mul(BM as i64)], [1, BM as i64, BN as i64]).squeeze([1, 2]);
                        __cpu::copy::<L, _, _, _>(x0_2_at_2, t6_2, __Elem::to::<__cpu::bf16>(__Elem::to::<__cpu::f16>(b10_2)));
                        let v20_2 = __Elem::min(<__cpu::bf16 as __Elem>::of_f64(-4.375_f64), <__cpu::bf16 as __Elem>::of_f64(-2.0_f64));
                        let t6_2_at = t6_2.window([b10_2.wrapping_mul(BM as i64), d6_2.wrapping_mul(2 * BN as i64)], [BM as i64, BN as i64]);
                        __cpu::fill::<L, _, _>(t6_2_at, v20_2);
                        let t9_2 = scratch.tile::<i32, 2>([BM as i64, 1]);
                        __cpu::arg_reduce::<L, __cpu::reduce::ArgMin, _, _, 2>(t6_2, 1, t9_2, <__cpu::bf16 as __Elem>::ZERO);
                        let t10_2 = scratch.tile::<f32, 2>([BM as i64, BM as i64]);
                        __cpu::fill::<L, _, _>(t10_2, 0.0_f32);
                        for k21_2 in 0_i64..4 {
                            let mut scratch = scratch;
                            let t11_2_own = scratch.panel_a::<L, __cpu::f16, __cpu::f16, f32>(BM as i64, BN as i64);
                            let t12_2_own = scratch.panel_b::<L, __cpu::f16, __cpu::f16, f32>(BN as i64, BM as i64);
                            let x0_2_at_3 = x0_2.window([b10_2, b9_2.wrapping_mul(BM as i64), k21_2.wrapping_mul(BN as i64)], [1, BM as i64, BN as i64]);
                            let t11_2_slot = panels_0.slot([b10_2, b9_2.wrapping_mul(BM as i64), k21_2.wrapping_mul(BN as i64)], t11_2_own);
                            let x0_2_at_4 = x0_2.window([b10_2, k21_2.wrapping_mul(BN as i64), b9_2.wrapping_mul(BN as i64)], [1, BN as i64, BM as i64]);
                            let t12_2_slot = panels_1.slot([b10_2, k21_2.wrapping_mul(BN as i64), b9_2.wrapping_mul(BN as i64)], t12_2_own);
                            __cpu::gemm_packed::<L, _, _, __cpu::f16, __cpu::f16, f32>(__cpu::Operand::Fresh(x0_2_at_3.squeeze([1, 2]), <__cpu::f16 as __Elem>::ZERO, t11_2_slot), __cpu::Operand::Fresh(x0_2_at_4.squeeze([1, 2]), <__cpu::f16 as __Elem>::ZERO, t12_2_slot), t10_2, BN as i64, true, __cpu::Ahead::new([]));
                        }
                        let whole_5 = x0_2.has([k19_2, d7_2, 0], [[0, 0], [0, 0], [0, 4]], [__Elem::min(d6_2, BM as i64), 1]) && t9_2.has_rows(1, [0, 0], [[1, 0], [0, 1]], [__Elem::min(d6_2, BM as i64), 1]);
                        if whole_5 {
                            for i22_2 in 0_i64..__Elem::min(d6_2, BM as i64) {
                                let v85 = t8_2.load([i22_2, i22_2], <__cpu::bf16 as __Elem>::ZERO);
                                let v86 = __Elem::to::<i32>(v85);
                                let x0_2_row = x0_2.whole_row(2, [k19_2, d7_2, 0], 1, 4);
                                let t9_2_row = t9_2.whole_row(1, [i22_2, 0], 1, 1);
                                Self::parallel_17::<L, true, _, _>(
                                    level,
                                    0,
                                    1,
                                    x0_2_row.strided(0),
                                    t9_2_row.slice_mut(0, 1),
                                    t6_2,
                                    v86,
                                );
                            }
                        } else {
                            for i22_2 in 0_i64..__Elem::min(d6_2, BM as i64) {
                                let v85 = t8_2.load([i22_2, i22_2], <__cpu::bf16 as __Elem>::ZERO);
                                let v86 = __Elem::to::<i32>(v85);
                                let x0_2_row = x0_2.row_by(2, [k19_2, d7_2, 0], 1, 4);
                                let t9_2_row = t9_2.row(1, [i22_2, 0], 1);
                                let (from, to) = __cpu::common(1, [x0_2_row.span(), t9_2_row.unit_span()]);
                                Self::parallel_17::<L, false, _, _>(
                                    level,
                                    from,
                                    to - from,
                                    x0_2_row.strided(from),
                                    t9_2_row.slice_mut(from, to - from),
                                    t6_2,
                                    v86,
                                );
                                if to - from < 1 {
                                    for (start, end) in [(0, from), (to, 1)] {
                                        Self::parallel_17::<L, false, _, _>(
                                            level,
                                            start,
                                            end - start,
                                            x0_2_row.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                                            t9_2_row.guarded(start, <i32 as __Elem>::ZERO),
                                            t6_2,
                                            v86,
                                        );
                                    }
                                }
                            }
                        }
                        for i25_2 in 0_i64..(BM as i64) {
                            let v87 = 5_i64.wrapping_add(i25_2).wrapping_mul(5);
                            let v88 = 5_i64.wrapping_add(i25_2).wrapping_mul(5);
                            let t9_2_row_2 = t9_2.row(1, [i25_2, 0], 1);
                            Self::parallel_18::<L, _>(level, 0, 1, t9_2_row_2.slice(0, 1), v87, v88, h4_2);
                        }
                        for i27_2 in 0_i64..(BM as i64) {
                            let v91 = 5_i64.wrapping_add(i27_2).wrapping_mul(5);
                            let v92 = 5_i64.wrapping_add(i27_2).wrapping_mul(5);
                            let t10_2_row = t10_2.row(1, [i27_2, 0], BM as i64);
                            Self::parallel_19::<L, _>(
                                level,
                                0,
                                BM as i64,
                                t10_2_row.slice(0, BM as i64),
                                v91,
                                v92,
                                h4_2,
                            );
                        }
                    }
                    for i29_2 in 0_i64..(2 * BN as i64) {
                        let v95 = 5_i64.wrapping_add(i29_2).wrapping_mul(5);
                        let v96 = 5_i64.wrapping_add(i29_2).wrapping_mul(5);
                        let t7_2_row = t7_2.row(1, [i29_2, 0], BM as i64);
                        Self::parallel_20::<L, _>(
                            level,
                            0,
                            BM as i64,
                            t7_2_row.slice(0, BM as i64),
                            v95,
                            v96,
                            h4_2,
                        );
                    }
                    for i31_2 in 0_i64..(2 * BN as i64) {
                        let v100 = 5_i64.wrapping_add(i31_2).wrapping_mul(5);
                        let v101 = 5_i64.wrapping_add(i31_2).wrapping_mul(5);
                        let t8_2_row = t8_2.row(1, [i31_2, 0], BM as i64);
                        Self::parallel_21::<L, _>(
                            level,
                            0,
                            BM as i64,
                            t8_2_row.slice(0, BM as i64),
                            v100,
                            v101,
                            h4_2,
                        );
                    }
                } else {
                    let mut scratch = scratch;
                    let t13_2 = scratch.tile::<i8, 3>([BM as i64, BN as i64, 2 * BN as i64]);
                    let v105 = x1_2.load([b8_2, 4, b9_2], <i8 as __Elem>::ZERO);
                    let v106 = t5_2.load([d5_2, b9_2], <__cpu::bf16 as __Elem>::ZERO);
                    let x1_2_at = x1_2.window([b10_2.wrapping_mul(2 * BN as i64), __Elem::to::<i64>(v105), b10_2], [2 * BN as i64, BM as i64, BN as i64]);
                    let x1_2_at_at = x1_2_at.permute([1, 2, 0]);
                    __cpu::copy::<L, _, _, _>(x1_2_at_at, t13_2, __Elem::to::<i8>(v106));
                }
                for i33_2 in 0_i64..(2 * BN as i64) {
                    let v107 = 5_i64.wrapping_add(i33_2).wrapping_mul(5);
                    let v108 = 5_i64.wrapping_add(i33_2).wrapping_mul(5);
                    let t5_2_row_4 = t5_2.row(1, [i33_2, 0], BM as i64);
                    Self::parallel_22::<L, _>(
                        level,
                        0,
                        BM as i64,
                        t5_2_row_4.slice(0, BM as i64),
                        v107,
                        v108,
                        h4_2,
                    );
                }
                for i35_2 in 0_i64..(BM as i64) {
                    let v112 = 5_i64.wrapping_add(i35_2).wrapping_mul(5);
                    let v113 = 5_i64.wrapping_add(i35_2).wrapping_mul(5);
                    let t6_2_row_3 = t6_2.row(1, [i35_2, 0], BN as i64);
                    Self::parallel_23::<L, _>(
                        level,
                        0,
                        BN as i64,
                        t6_2_row_3.slice(0, BN as i64),
                        v112,
                        v113,
                        h4_2,
                    );
                }
                for i37_2 in 0_i64..(2 * BN as i64) {
                    let v117 = 5_i64.wrapping_add(i37_2).wrapping_mul(5);
                    let v118 = 5_i64.wrapping_add(i37_2).wrapping_mul(5);
                    let t7_2_row_2 = t7_2.row(1, [i37_2, 0], BM as i64);
                    Self::parallel_24::<L, _>(
                        level,
                        0,
                        BM as i64,
                        t7_2_row_2.slice(0, BM as i64),
                        v117,
                        v118,
                        h4_2,
                    );
                }
                for i39_2 in 0_i64..(BN as i64) {
                    for i40_2 in 0_i64..(BM as i64) {
                        let v122 = i40_2 <= 6;
                        let x0_2_row_2 = x0_2.row(2, [0, __Elem::min(d6_2, b9_2), 0], BM as i64);
                        let y2_2_row = y2_2.row(2, [b8_2.wrapping_mul(BN as i64).wrapping_add(i39_2), b9_2.wrapping_mul(BM as i64).wrapping_add(i40_2), b10_2.wrapping_mul(BM as i64)], BM as i64);
                        let (from, to) = __cpu::common(BM as i64, [x0_2_row_2.unit_span(), y2_2_row.unit_span()]);
                        Self::parallel_25::<L, _, _>(
                            level,
                            from,
                            to - from,
                            x0_2_row_2.slice(from, to - from),
                            y2_2_row.slice_mut(from, to - from),
                            b8_2,
                            v122,
                            i40_2,
                            x0_2,
                            d2_2,
                        );
                        if to - from < BM as i64 {
                            for (start, end) in [(0, from), (to, BM as i64)] {
                                Self::parallel_25::<L, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    x0_2_row_2.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                                    y2_2_row.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                                    b8_2,
                                    v122,
                                    i40_2,
                                    x0_2,
                                    d2_2,
                                );
                            }
                        }
                    }
                }
                let whole_6 = y3_2.has_rows(2, [b8_2.wrapping_mul(BN as i64), b9_2.wrapping_mul(BM as i64), b10_2.wrapping_mul(BM as i64)], [[1, 0, 0], [0, 1, 0], [0, 0, 1]], [BN as i64, BM as i64, BM as i64]);
                if whole_6 {
                    for i44_2 in 0_i64..(BN as i64) {
                        for i45_2 in 0_i64..(BM as i64) {
                            let v129 = t7_2.load([d4_2, 1], <__cpu::bf16 as __Elem>::ZERO);
                            let v130 = __Elem::to::<i8>(v129);
                            let y3_2_row = y3_2.whole_row(2, [b8_2.wrapping_mul(BN as i64).wrapping_add(i44_2), b9_2.wrapping_mul(BM as i64).wrapping_add(i45_2), b10_2.wrapping_mul(BM as i64)], BM as i64, 1);
                            Self::parallel_26::<L, true, _>(
                                level,
                                0,
                                BM as i64,
                                y3_2_row.slice_mut(0, BM as i64),
                                v130,
                            );
                        }
                    }
                } else {
                    for i44_2 in 0_i64..(BN as i64) {
                        for i45_2 in 0_i64..(BM as i64) {
                            let v129 = t7_2.load([d4_2, 1], <__cpu::bf16 as __Elem>::ZERO);
                            let v130 = __Elem::to::<i8>(v129);
                            let y3_2_row = y3_2.row(2, [b8_2.wrapping_mul(BN as i64).wrapping_add(i44_2), b9_2.wrapping_mul(BM as i64).wrapping_add(i45_2), b10_2.wrapping_mul(BM as i64)], BM as i64);
                            let (from, to) = __cpu::common(BM as i64, [y3_2_row.unit_span()]);
                            Self::parallel_26::<L, false, _>(
                                level,
                                from,
                                to - from,
                                y3_2_row.slice_mut(from, to - from),
                                v130,
                            );
                            if to - from < BM as i64 {
                                for (start, end) in [(0, from), (to, BM as i64)] {
                                    Self::parallel_26::<L, false, _>(
                                        level,
                                        start,
                                        end - start,
                                        y3_2_row.guarded(start, <i8 as __Elem>::ZERO),
                                        v130,
                                    );
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
