// Emitted from the random kernel of seed 13.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize, const BN: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize, const BN: usize> __Kernel<BM, BN> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        x1_row: R0,
        mut t7_row: R1,
        v0: f32,
        d5: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut l8_cells = [<f32 as __Elem>::ZERO; 4];
                let l8 = __cpu::View::packed(l8_cells.as_mut_ptr(), [4]);
                for k13 in 0_i64..4 {
                    l8.store([k13], v0);
                }
                let v1 = l8.load([d5], <f32 as __Elem>::ZERO);
                t7_row.set(lane, v1);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<u32>, R1: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        x0_row: R0,
        mut t9_row: R1,
        x0: __cpu::View<u32, 3>,
        d5: i64,
        x1: __cpu::View<f32, 3>,
        v4: i64,
        d6: i64,
        v5: i64,
        v6: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15 = start + lane as i64;
                let v7 = x0_row.get(lane);
                let v8 = x0.load([__Elem::to::<i64>(v7), d5, i15], <u32 as __Elem>::ZERO);
                let v9 = x1.load([__Elem::to::<i64>(v8), 0, v4], <f32 as __Elem>::ZERO);
                let v10 = x0.load([i15, i15, 1], <u32 as __Elem>::ZERO);
                let v11 = x1.load([__Elem::to::<i64>(v10), d6, 8], <f32 as __Elem>::ZERO);
                let v12 = x1.load([i15, v5, i15], <f32 as __Elem>::ZERO);
                let v13 = __Elem::round_ties_even::<L, false>(v9) + ((v11 + v12) * v6);
                t9_row.set(lane, v13);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<bool>, R1: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        t6_row: R0,
        mut t14_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v14 = t6_row.get(lane);
                t14_row.set(lane, __Elem::to::<u32>(v14));
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut t15_row: R0,
        v16: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t15_row.set(lane, v16);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut t17_row: R0,
        v19: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t17_row.set(lane, v19);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::Row<u32>, R1: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        t14_row_2: R0,
        mut t18_row: R1,
        v23: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v24 = t14_row_2.get(lane);
                t18_row.set(lane, __Elem::select(v23, 0_u32, v24));
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        x1_row_2: R0,
        a4: __cpu::View<i64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27 = start + lane as i64;
                let v28 = x1_row_2.get(lane);
                let v29 = __Elem::to_round::<L, i64>(v28, __cpu::Round::NearestEven);
                a4.atomic(__cpu::AtomicOp::Min, [__Elem::min(i27, i27)], v29, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t15_row_2: R0,
        v30: i64,
        v31: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29 = start + lane as i64;
                let v32 = t15_row_2.get(lane);
                let v33 = __Elem::to::<u64>(v32).wrapping_mul(__Elem::to::<u64>(v31.wrapping_add(i29)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v30.wrapping_add(i29), 7_i64)], v33, __cpu::Order::AcqRel);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t16_row: R0,
        v34: i64,
        v35: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31 = start + lane as i64;
                let v36 = t16_row.get(lane);
                let v37 = __Elem::to::<u64>(v36).wrapping_mul(__Elem::to::<u64>(v35.wrapping_add(i31)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v34.wrapping_add(i31), 7_i64)], v37, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t19_row: R0,
        v38: i64,
        v39: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33 = start + lane as i64;
                let v40 = t19_row.get(lane);
                let v41 = __Elem::to::<u64>(v40).wrapping_mul(__Elem::to::<u64>(v39.wrapping_add(i33)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v38.wrapping_add(i33), 7_i64)], v41, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t20_row: R0,
        v43: i64,
        v45: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i36 = start + lane as i64;
                let v46 = t20_row.get(lane);
                let v47 = __Elem::to::<u64>(v46).wrapping_mul(__Elem::to::<u64>(v45.wrapping_add(i36)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v43.wrapping_add(i36), 7_i64)], v47, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t21_row: R0,
        v49: i64,
        v51: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i39 = start + lane as i64;
                let v52 = t21_row.get(lane);
                let v53 = __Elem::to::<u64>(v52).wrapping_mul(__Elem::to::<u64>(v51.wrapping_add(i39)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v49.wrapping_add(i39), 7_i64)], v53, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        mut y2_row: R0,
        t20: __cpu::View<bool, 3>,
        v54: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut l22_cells = [<bool as __Elem>::ZERO; 2];
                let l22 = __cpu::View::packed(l22_cells.as_mut_ptr(), [2]);
                for k42 in 0_i64..2 {
                    let v55 = t20.load([k42, k42, k42], <bool as __Elem>::ZERO);
                    l22.store([k42], v55);
                }
                let v56 = l22.load([v54], <bool as __Elem>::ZERO);
                y2_row.set(lane, v56);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut y3_row: R0,
        t19: __cpu::View<u32, 2>,
        t16: __cpu::View<u32, 2>,
        t15: __cpu::View<u32, 2>,
        v57: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i43 = start + lane as i64;
                let mut s44 = <u32 as __Elem>::ZERO;
                s44 = 0_u32;
                for k45 in 0_i64..5 {
                    let v58 = s44;
                    let v59 = t19.load([k45, 1], <u32 as __Elem>::ZERO);
                    let v60 = t16.load([k45, 1], <u32 as __Elem>::ZERO);
                    let v61 = t15.load([i43, k45], <u32 as __Elem>::ZERO);
                    let v62 = __Elem::select(k45 < k45, __Elem::min(v59, v60), __Elem::shl(v61, v57));
                    s44 = v58.wrapping_add(v62);
                }
                let v63 = s44;
                y3_row.set(lane, v63);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        x1_2_row: R0,
        mut t7_2_row: R1,
        v64: f32,
        d5_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut l8_2_cells = [<f32 as __Elem>::ZERO; 4];
                let l8_2 = __cpu::View::packed(l8_2_cells.as_mut_ptr(), [4]);
                for k13_2 in 0_i64..4 {
                    l8_2.store([k13_2], v64);
                }
                let v65 = l8_2.load([d5_2], <f32 as __Elem>::ZERO);
                t7_2_row.set(lane, v65);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<u32>, R1: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        x0_2_row: R0,
        mut t9_2_row: R1,
        x0_2: __cpu::View<u32, 3>,
        d5_2: i64,
        x1_2: __cpu::View<f32, 3>,
        v68: i64,
        d6_2: i64,
        v69: i64,
        v70: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15_2 = start + lane as i64;
                let v71 = x0_2_row.get(lane);
                let v72 = x0_2.load([__Elem::to::<i64>(v71), d5_2, i15_2], <u32 as __Elem>::ZERO);
                let v73 = x1_2.load([__Elem::to::<i64>(v72), 0, v68], <f32 as __Elem>::ZERO);
                let v74 = x0_2.load([i15_2, i15_2, 1], <u32 as __Elem>::ZERO);
                let v75 = x1_2.load([__Elem::to::<i64>(v74), d6_2, 8], <f32 as __Elem>::ZERO);
                let v76 = x1_2.load([i15_2, v69, i15_2], <f32 as __Elem>::ZERO);
                let v77 = __Elem::round_ties_even::<L, false>(v73) + ((v75 + v76) * v70);
                t9_2_row.set(lane, v77);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<bool>, R1: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row: R0,
        mut t14_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v78 = t6_2_row.get(lane);
                t14_2_row.set(lane, __Elem::to::<u32>(v78));
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut t15_2_row: R0,
        v80: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t15_2_row.set(lane, v80);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut t17_2_row: R0,
        v83: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t17_2_row.set(lane, v83);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<u32>,
        R1: __cpu::row::RowMut<u32>,
    >(
        level: L,
        start: i64,
        count: i64,
        t14_2_row_2: R0,
        mut t18_2_row: R1,
        v86: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v87 = t14_2_row_2.get(lane);
                t18_2_row.set(lane, __Elem::select(v86, 0_u32, v87));
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        x1_2_row_2: R0,
        a4_2: __cpu::View<i64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27_2 = start + lane as i64;
                let v90 = x1_2_row_2.get(lane);
                let v91 = __Elem::to_round::<L, i64>(v90, __cpu::Round::NearestEven);
                a4_2.update(__cpu::AtomicOp::Min, [__Elem::min(i27_2, i27_2)], v91);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t15_2_row_2: R0,
        v92: i64,
        v93: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29_2 = start + lane as i64;
                let v94 = t15_2_row_2.get(lane);
                let v95 = __Elem::to::<u64>(v94).wrapping_mul(__Elem::to::<u64>(v93.wrapping_add(i29_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v92.wrapping_add(i29_2), 7_i64)], v95);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t16_2_row: R0,
        v96: i64,
        v97: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31_2 = start + lane as i64;
                let v98 = t16_2_row.get(lane);
                let v99 = __Elem::to::<u64>(v98).wrapping_mul(__Elem::to::<u64>(v97.wrapping_add(i31_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v96.wrapping_add(i31_2), 7_i64)], v99);
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t19_2_row: R0,
        v100: i64,
        v101: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33_2 = start + lane as i64;
                let v102 = t19_2_row.get(lane);
                let v103 = __Elem::to::<u64>(v102).wrapping_mul(__Elem::to::<u64>(v101.wrapping_add(i33_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v100.wrapping_add(i33_2), 7_i64)], v103);
            }
        }
    }

    #[inline]
    unsafe fn parallel_25<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t20_2_row: R0,
        v105: i64,
        v107: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i36_2 = start + lane as i64;
                let v108 = t20_2_row.get(lane);
                let v109 = __Elem::to::<u64>(v108).wrapping_mul(__Elem::to::<u64>(v107.wrapping_add(i36_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v105.wrapping_add(i36_2), 7_i64)], v109);
            }
        }
    }

    #[inline]
    unsafe fn parallel_26<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t21_2_row: R0,
        v111: i64,
        v113: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i39_2 = start + lane as i64;
                let v114 = t21_2_row.get(lane);
                let v115 = __Elem::to::<u64>(v114).wrapping_mul(__Elem::to::<u64>(v113.wrapping_add(i39_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v111.wrapping_add(i39_2), 7_i64)], v115);
            }
        }
    }

    #[inline]
    unsafe fn parallel_27<L: __cpu::Level, R0: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        mut y2_2_row: R0,
        t20_2: __cpu::View<bool, 3>,
        v116: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut l22_2_cells = [<bool as __Elem>::ZERO; 2];
                let l22_2 = __cpu::View::packed(l22_2_cells.as_mut_ptr(), [2]);
                for k42_2 in 0_i64..2 {
                    let v117 = t20_2.load([k42_2, k42_2, k42_2], <bool as __Elem>::ZERO);
                    l22_2.store([k42_2], v117);
                }
                let v118 = l22_2.load([v116], <bool as __Elem>::ZERO);
                y2_2_row.set(lane, v118);
            }
        }
    }

    #[inline]
    unsafe fn parallel_28<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut y3_2_row: R0,
        t19_2: __cpu::View<u32, 2>,
        t16_2: __cpu::View<u32, 2>,
        t15_2: __cpu::View<u32, 2>,
        v119: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i43_2 = start + lane as i64;
                let mut s44_2 = <u32 as __Elem>::ZERO;
                s44_2 = 0_u32;
                for k45_2 in 0_i64..5 {
                    let v120 = s44_2;
                    let v121 = t19_2.load([k45_2, 1], <u32 as __Elem>::ZERO);
                    let v122 = t16_2.load([k45_2, 1], <u32 as __Elem>::ZERO);
                    let v123 = t15_2.load([i43_2, k45_2], <u32 as __Elem>::ZERO);
                    let v124 = __Elem::select(k45_2 < k45_2, __Elem::min(v121, v122), __Elem::shl(v123, v119));
                    s44_2 = v120.wrapping_add(v124);
                }
                let v125 = s44_2;
                y3_2_row.set(lane, v125);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize, const BN: usize> __cpu::Kernel for __Kernel<BM, BN> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_13", args);
        let d1 = plan.extent(0, 0);
        plan.expect("x0", 0, 1, d1)?;
        let d2 = plan.extent(0, 2);
        let d3 = plan.extent(1, 0);
        let d4 = plan.extent(1, 1);
        let d5 = plan.extent(1, 2);
        let d6 = plan.extent(2, 0);
        plan.expect("y3", 3, 0, d6)?;
        plan.expect("a4", 4, 0, d1)?;
        plan.expect("h5", 5, 0, 7)?;
        let v0 = d6.wrapping_add(2 * BN as i64 - 1);
        let v1 = __Elem::div(v0, 2 * BN as i64);
        plan.value(d4);
        plan.value(d5);
        plan.value(d3);
        plan.value(d1);
        plan.value(d6);
        plan.panels(1, [1, BN as i64, 1], 0b000, [BN as i64, 1], [1, 2], [false, true], __cpu::panel_a::<f32, f32, f32>());
        plan.panels(1, [1, 1, 2 * BN as i64], 0b000, [1, 2 * BN as i64], [1, 2], [true, false], __cpu::panel_b::<f32, f32, f32>());
        plan.finish([1, 1, v1])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<bool, 2>([BN as i64, BN as i64]);
        size.tile::<f32, 1>([BM as i64]);
        size.tile::<f32, 1>([BM as i64]);
        size.tile::<bool, 2>([BM as i64, 2 * BN as i64]);
        size.tile::<f32, 2>([BN as i64, 2 * BN as i64]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.panel_a::<L, f32, f32, f32>(BN as i64, 1);
            size.panel_b::<L, f32, f32, f32>(1, 2 * BN as i64);
            size.gemm::<L, f32, f32, f32>(BN as i64, 2 * BN as i64, 1);
            outer.cover(size);
        }
        size.tile::<u32, 2>([2 * BN as i64, BM as i64 + 1]);
        size.tile::<u32, 2>([2 * BN as i64, BM as i64 + 1]);
        size.tile::<u32, 2>([BM as i64 + 1, BM as i64 + 1]);
        size.gemm::<L, u32, u32, u32>(BM as i64 + 1, BM as i64 + 1, 2 * BN as i64);
        size.tile::<u32, 2>([BM as i64 + 1, BM as i64 + 1]);
        size.tile::<u32, 2>([BM as i64 + 1, BM as i64 + 1]);
        size.tile::<u32, 2>([BM as i64 + 1, BM as i64 + 1]);
        size.gemm::<L, u32, u32, u32>(BM as i64 + 1, BM as i64 + 1, BM as i64 + 1);
        size.tile::<bool, 3>([BN as i64, BN as i64, BM as i64 + 1]);
        size.tile::<bool, 3>([BN as i64, BN as i64, 1]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<u32, 3>(call, 0);
            let x1 = __cpu::tensor::<f32, 3>(call, 1);
            let y2 = __cpu::tensor::<bool, 1>(call, 2);
            let y3 = __cpu::tensor::<u32, 1>(call, 3);
            let a4 = __cpu::tensor::<i64, 1>(call, 4);
            let h5 = __cpu::tensor::<u64, 1>(call, 5);
            let _p8 = __cpu::scalar::<i64>(call.args, 6);
            let _p9 = __cpu::scalar::<f32>(call.args, 7);
            let _q10 = __cpu::scalar::<i64>(call.args, 8);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let panels_1 = __cpu::PanelCache::new::<L>(call, 1);
            let d4 = __cpu::value::<i64>(call, 0);
            let d5 = __cpu::value::<i64>(call, 1);
            let d3 = __cpu::value::<i64>(call, 2);
            let d1 = __cpu::value::<i64>(call, 3);
            let d6 = __cpu::value::<i64>(call, 4);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b7] = block.index;
                let mut scratch = block.scratch;
                let t6 = scratch.tile::<bool, 2>([BN as i64, BN as i64]);
                let x0_at = x0.window([__Elem::shr(_q10.wrapping_sub(9), 3_i64), d4.wrapping_mul(BN as i64), _p8.wrapping_mul(2 * BM as i64)], [1, BN as i64, BN as i64]);
                __cpu::copy::<L, _, _, _>(x0_at.squeeze([1, 2]), t6, <bool as __Elem>::ZERO);
                let t7 = scratch.tile::<f32, 1>([BM as i64]);
                let v0 = __Elem::sqrt::<L, false>(__Elem::abs(_p9));
                let x1_row = x1.row(2, [_q10, d5, 0], BM as i64);
                let t7_row = t7.row(0, [0], BM as i64);
                let (from, to) = __cpu::common(BM as i64, [x1_row.unit_span()]);
                Self::parallel::<L, _, _>(
                    level,
                    from,
                    to - from,
                    x1_row.slice(from, to - from),
                    t7_row.slice_mut(from, to - from),
                    v0,
                    d5,
                );
                if to - from < BM as i64 {
                    for (start, end) in [(0, from), (to, BM as i64)] {
                        Self::parallel::<L, _, _>(
                            level,
                            start,
                            end - start,
                            x1_row.guarded(start, <f32 as __Elem>::ZERO),
                            t7_row.slice_mut(start, end - start),
                            v0,
                            d5,
                        );
                    }
                }
                let t9 = scratch.tile::<f32, 1>([BM as i64]);
                let v2 = x0.load([d3, 9, 3], <u32 as __Elem>::ZERO);
                let v3 = __Elem::to::<i64>(v2).wrapping_mul(BM as i64 + 1).wrapping_add(d1);
                let v4 = __Elem::div(v3, BM as i64 + 1);
                let v5 = x0.extent[1];
                let v6 = x1.load([d4, d5, _q10], <f32 as __Elem>::ZERO);
                let x0_row = x0.row(2, [b7, _q10, 0], BM as i64);
                let t9_row = t9.row(0, [0], BM as i64);
                let (from, to) = __cpu::common(BM as i64, [x0_row.unit_span()]);
                Self::parallel_2::<L, _, _>(
                    level,
                    from,
                    to - from,
                    x0_row.slice(from, to - from),
                    t9_row.slice_mut(from, to - from),
                    x0,
                    d5,
                    x1,
                    v4,
                    d6,
                    v5,
                    v6,
                );
                if to - from < BM as i64 {
                    for (start, end) in [(0, from), (to, BM as i64)] {
                        Self::parallel_2::<L, _, _>(
                            level,
                            start,
                            end - start,
                            x0_row.guarded(start, <u32 as __Elem>::ZERO),
                            t9_row.slice_mut(start, end - start),
                            x0,
                            d5,
                            x1,
                            v4,
                            d6,
                            v5,
                            v6,
                        );
                    }
                }
                let t10 = scratch.tile::<bool, 2>([BM as i64, 2 * BN as i64]);
                let t6_at = t6.window([b7.wrapping_mul(BM as i64), __Elem::rem(d4, 2_i64)], [BM as i64, 2 * BN as i64]);
                __cpu::copy::<L, _, _, _>(t6_at, t10, <bool as __Elem>::ZERO);
                let t11 = scratch.tile::<f32, 2>([BN as i64, 2 * BN as i64]);
                __cpu::fill::<L, _, _>(t11, 0.0_f32);
                for k16 in 0_i64..4 {
                    let mut scratch = scratch;
                    let t12_own = scratch.panel_a::<L, f32, f32, f32>(BN as i64, 1);
                    let t13_own = scratch.panel_b::<L, f32, f32, f32>(1, 2 * BN as i64);
                    let x1_at = x1.window([_p8, _q10, k16.wrapping_mul(1)], [1, BN as i64, 1]);
                    let t12_slot = panels_0.slot([_p8, _q10, k16.wrapping_mul(1)], t12_own);
                    let x1_at_2 = x1.window([d4, k16.wrapping_mul(1), _p8.wrapping_mul(BM as i64 + 1)], [1, 1, 2 * BN as i64]);
                    let t13_slot = panels_1.slot([d4, k16.wrapping_mul(1), _p8.wrapping_mul(BM as i64 + 1)], t13_own);
                    __cpu::sized!((BN as i64) * (2 * BN as i64) <= 13824, gemm_packed::<L, _, _, f32, f32, f32>(__cpu::Operand::FusedPack(x1_at.squeeze([1, 2]), <f32 as __Elem>::ZERO, t12_slot), __cpu::Operand::FusedPack(x1_at_2.squeeze([1, 2]), <f32 as __Elem>::ZERO, t13_slot), t11, 1, true, __cpu::PrefetchList::new([])));
                }
                let t14 = scratch.tile::<u32, 2>([2 * BN as i64, BM as i64 + 1]);
                for i17 in 0_i64..(2 * BN as i64) {
                    let t6_row = t6.row(1, [x0.extent[0], 0], BM as i64 + 1);
                    let t14_row = t14.row(1, [i17, 0], BM as i64 + 1);
                    let (from, to) = __cpu::common(BM as i64 + 1, [t6_row.unit_span()]);
                    Self::parallel_3::<L, _, _>(
                        level,
                        from,
                        to - from,
                        t6_row.slice(from, to - from),
                        t14_row.slice_mut(from, to - from),
                    );
                    if to - from < BM as i64 + 1 {
                        for (start, end) in [(0, from), (to, BM as i64 + 1)] {
                            Self::parallel_3::<L, _, _>(
                                level,
                                start,
                                end - start,
                                t6_row.guarded(start, <bool as __Elem>::ZERO),
                                t14_row.slice_mut(start, end - start),
                            );
                        }
                    }
                }
                let t15 = scratch.tile::<u32, 2>([2 * BN as i64, BM as i64 + 1]);
                for i19 in 0_i64..(2 * BN as i64) {
                    let v15 = t10.load([_p8, _q10], <bool as __Elem>::ZERO);
                    let v16 = 2_u32.wrapping_mul(__Elem::to::<u32>(v15));
                    let t15_row = t15.row(1, [i19, 0], BM as i64 + 1);
                    Self::parallel_4::<L, _>(level, 0, BM as i64 + 1, t15_row.slice_mut(0, BM as i64 + 1), v16);
                }
                let t16 = scratch.tile::<u32, 2>([BM as i64 + 1, BM as i64 + 1]);
                let v17 = x0.load([d4, d5, b7], <u32 as __Elem>::ZERO);
                let v18 = t10.load([_p8, d3.wrapping_add(__Elem::to::<i64>(v17))], <bool as __Elem>::ZERO);
                let v21 = __Elem::to::<u32>(v18);
                __cpu::fill::<L, _, _>(t16, v21);
                let t14_at = t14.permute([1, 0]);
                __cpu::sized!((BM as i64 + 1) * (BM as i64 + 1) * (2 * BN as i64) <= 13824, gemm::<L, u32, u32, u32>(t14_at, t15, t16, true, scratch.rest()));
                let t17 = scratch.tile::<u32, 2>([BM as i64 + 1, BM as i64 + 1]);
                for i22 in 0_i64..(BM as i64 + 1) {
                    let v19 = t15.load([d4, 3], <u32 as __Elem>::ZERO);
                    let t17_row = t17.row(1, [i22, 0], BM as i64 + 1);
                    Self::parallel_5::<L, _>(level, 0, BM as i64 + 1, t17_row.slice_mut(0, BM as i64 + 1), v19);
                }
                let t18 = scratch.tile::<u32, 2>([BM as i64 + 1, BM as i64 + 1]);
                let whole = t14.has_rows(1, [b7, 0], [[0, 0], [0, 1]], [BM as i64 + 1, BM as i64 + 1]);
                if whole {
                    for i24 in 0_i64..(BM as i64 + 1) {
                        let v20 = t9.load([2], <f32 as __Elem>::ZERO);
                        let v22 = t10.load([d1, 15], <bool as __Elem>::ZERO);
                        let v23 = __Elem::is_nan(v20) & v22;
                        let t14_row_2 = t14.whole_row(1, [b7, 0], BM as i64 + 1, 1);
                        let t18_row = t18.row(1, [i24, 0], BM as i64 + 1);
                        Self::parallel_6::<L, true, _, _>(
                            level,
                            0,
                            BM as i64 + 1,
                            t14_row_2.slice(0, BM as i64 + 1),
                            t18_row.slice_mut(0, BM as i64 + 1),
                            v23,
                        );
                    }
                } else {
                    for i24 in 0_i64..(BM as i64 + 1) {
                        let v20 = t9.load([2], <f32 as __Elem>::ZERO);
                        let v22 = t10.load([d1, 15], <bool as __Elem>::ZERO);
                        let v23 = __Elem::is_nan(v20) & v22;
                        let t14_row_2 = t14.row(1, [b7, 0], BM as i64 + 1);
                        let t18_row = t18.row(1, [i24, 0], BM as i64 + 1);
                        let (from, to) = __cpu::common(BM as i64 + 1, [t14_row_2.unit_span()]);
                        Self::parallel_6::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            t14_row_2.slice(from, to - from),
                            t18_row.slice_mut(from, to - from),
                            v23,
                        );
                        if to - from < BM as i64 + 1 {
                            for (start, end) in [(0, from), (to, BM as i64 + 1)] {
                                Self::parallel_6::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t14_row_2.guarded(start, <u32 as __Elem>::ZERO),
                                    t18_row.slice_mut(start, end - start),
                                    v23,
                                );
                            }
                        }
                    }
                }
                let t19 = scratch.tile::<u32, 2>([BM as i64 + 1, BM as i64 + 1]);
                let t17_at = t17.permute([1, 0]);
                __cpu::sized!((BM as i64 + 1) * (BM as i64 + 1) * (BM as i64 + 1) <= 13824, gemm::<L, u32, u32, u32>(t17_at, t18, t19, false, scratch.rest()));
                let t20 = scratch.tile::<bool, 3>([BN as i64, BN as i64, BM as i64 + 1]);
                let x1_at_3 = x1.window([d6.wrapping_mul(2 * BN as i64), d3, d6.wrapping_mul(BN as i64)], [BN as i64, BN as i64, BM as i64 + 1]);
                __cpu::copy::<L, _, _, _>(x1_at_3, t20, <bool as __Elem>::ZERO);
                let t21 = scratch.tile::<bool, 3>([BN as i64, BN as i64, 1]);
                let v24 = t14.load([x0.extent[2], d4], <u32 as __Elem>::ZERO);
                let v26 = t10.load([__Elem::to::<i64>(v24).wrapping_sub(3), d4.wrapping_sub(1)], <bool as __Elem>::ZERO);
                __cpu::fill::<L, _, _>(t21, v26);
                __cpu::reduce::<L, __cpu::reduce::Any, _, _, 3>(t20, 2, t21, true, <bool as __Elem>::ZERO);
                let v25 = t19.load([d4, d4], <u32 as __Elem>::ZERO);
                let v27 = t14.load([__Elem::to::<i64>(v25), d4], <u32 as __Elem>::ZERO);
                let x1_row_2 = x1.row(2, [__Elem::to::<i64>(v27), __Elem::rem(d5, 1_i64), 0], BN as i64);
                let (from, to) = __cpu::common(BN as i64, [x1_row_2.unit_span()]);
                Self::parallel_7::<L, _>(level, from, to - from, x1_row_2.slice(from, to - from), a4);
                if to - from < BN as i64 {
                    for (start, end) in [(0, from), (to, BN as i64)] {
                        Self::parallel_7::<L, _>(
                            level,
                            start,
                            end - start,
                            x1_row_2.guarded(start, <f32 as __Elem>::ZERO),
                            a4,
                        );
                    }
                }
                for i28 in 0_i64..(2 * BN as i64) {
                    let v30 = 5_i64.wrapping_add(i28).wrapping_mul(5);
                    let v31 = 5_i64.wrapping_add(i28).wrapping_mul(5);
                    let t15_row_2 = t15.row(1, [i28, 0], BM as i64 + 1);
                    Self::parallel_8::<L, _>(
                        level,
                        0,
                        BM as i64 + 1,
                        t15_row_2.slice(0, BM as i64 + 1),
                        v30,
                        v31,
                        h5,
                    );
                }
                for i30 in 0_i64..(BM as i64 + 1) {
                    let v34 = 5_i64.wrapping_add(i30).wrapping_mul(5);
                    let v35 = 5_i64.wrapping_add(i30).wrapping_mul(5);
                    let t16_row = t16.row(1, [i30, 0], BM as i64 + 1);
                    Self::parallel_9::<L, _>(
                        level,
                        0,
                        BM as i64 + 1,
                        t16_row.slice(0, BM as i64 + 1),
                        v34,
                        v35,
                        h5,
                    );
                }
                for i32 in 0_i64..(BM as i64 + 1) {
                    let v38 = 5_i64.wrapping_add(i32).wrapping_mul(5);
                    let v39 = 5_i64.wrapping_add(i32).wrapping_mul(5);
                    let t19_row = t19.row(1, [i32, 0], BM as i64 + 1);
                    Self::parallel_10::<L, _>(
                        level,
                        0,
                        BM as i64 + 1,
                        t19_row.slice(0, BM as i64 + 1),
                        v38,
                        v39,
                        h5,
                    );
                }
                for i34 in 0_i64..(BN as i64) {
                    for i35 in 0_i64..(BN as i64) {
                        let v42 = 5_i64.wrapping_add(i34).wrapping_mul(5).wrapping_add(i35);
                        let v43 = v42.wrapping_mul(5);
                        let v44 = 5_i64.wrapping_add(i34).wrapping_mul(5).wrapping_add(i35);
                        let v45 = v44.wrapping_mul(5);
                        let t20_row = t20.row(2, [i34, i35, 0], BM as i64 + 1);
                        Self::parallel_11::<L, _>(
                            level,
                            0,
                            BM as i64 + 1,
                            t20_row.slice(0, BM as i64 + 1),
                            v43,
                            v45,
                            h5,
                        );
                    }
                }
                for i37 in 0_i64..(BN as i64) {
                    for i38 in 0_i64..(BN as i64) {
                        let v48 = 5_i64.wrapping_add(i37).wrapping_mul(5).wrapping_add(i38);
                        let v49 = v48.wrapping_mul(5);
                        let v50 = 5_i64.wrapping_add(i37).wrapping_mul(5).wrapping_add(i38);
                        let v51 = v50.wrapping_mul(5);
                        let t21_row = t21.row(2, [i37, i38, 0], 1);
                        Self::parallel_12::<L, _>(level, 0, 1, t21_row.slice(0, 1), v49, v51, h5);
                    }
                }
                let v54 = __Elem::to::<i64>(__Elem::to::<u32>(d1.wrapping_sub(5)));
                let y2_row = y2.row(0, [b7.wrapping_mul(2 * BN as i64)], 2 * BN as i64);
                let (from, to) = __cpu::common(2 * BN as i64, [y2_row.unit_span()]);
                let mut staging = __cpu::StagingBuffer::new();
                let mut chunks = __cpu::StreamingRow::new(y2_row, from, to - from, __cpu::is_non_temporal(call, &y2), &mut staging);
                while chunks.advance() {
                    let (start, count) = chunks.chunk();
                    Self::parallel_13::<L, _>(level, start, count, chunks.slice_mut(), t20, v54);
                    chunks.store();
                }
                if to - from < 2 * BN as i64 {
                    for (start, end) in [(0, from), (to, 2 * BN as i64)] {
                        Self::parallel_13::<L, _>(
                            level,
                            start,
                            end - start,
                            y2_row.guarded(start, <bool as __Elem>::ZERO),
                            t20,
                            v54,
                        );
                    }
                }
                let v57 = t14.load([5, 4], <u32 as __Elem>::ZERO);
                let y3_row = y3.row(0, [b7.wrapping_mul(2 * BN as i64)], 2 * BN as i64);
                let (from, to) = __cpu::common(2 * BN as i64, [y3_row.unit_span()]);
                let mut staging_2 = __cpu::StagingBuffer::new();
                let mut chunks_2 = __cpu::StreamingRow::new(y3_row, from, to - from, __cpu::is_non_temporal(call, &y3), &mut staging_2);
                while chunks_2.advance() {
                    let (start, count) = chunks_2.chunk();
                    Self::parallel_14::<L, _>(level, start, count, chunks_2.slice_mut(), t19, t16, t15, v57);
                    chunks_2.store();
                }
                if to - from < 2 * BN as i64 {
                    for (start, end) in [(0, from), (to, 2 * BN as i64)] {
                        Self::parallel_14::<L, _>(
                            level,
                            start,
                            end - start,
                            y3_row.guarded(start, <u32 as __Elem>::ZERO),
                            t19,
                            t16,
                            t15,
                            v57,
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
            let x0_2 = __cpu::tensor::<u32, 3>(call, 0);
            let x1_2 = __cpu::tensor::<f32, 3>(call, 1);
            let y2_2 = __cpu::tensor::<bool, 1>(call, 2);
            let y3_2 = __cpu::tensor::<u32, 1>(call, 3);
            let a4_2 = __cpu::tensor::<i64, 1>(call, 4);
            let h5_2 = __cpu::tensor::<u64, 1>(call, 5);
            let _p8_2 = __cpu::scalar::<i64>(call.args, 6);
            let _p9_2 = __cpu::scalar::<f32>(call.args, 7);
            let _q10_2 = __cpu::scalar::<i64>(call.args, 8);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let panels_1 = __cpu::PanelCache::new::<L>(call, 1);
            let d4_2 = __cpu::value::<i64>(call, 0);
            let d5_2 = __cpu::value::<i64>(call, 1);
            let d3_2 = __cpu::value::<i64>(call, 2);
            let d1_2 = __cpu::value::<i64>(call, 3);
            let d6_2 = __cpu::value::<i64>(call, 4);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b7_2] = block.index;
                let mut scratch = block.scratch;
                let t6_2 = scratch.tile::<bool, 2>([BN as i64, BN as i64]);
                let x0_2_at = x0_2.window([__Elem::shr(_q10_2.wrapping_sub(9), 3_i64), d4_2.wrapping_mul(BN as i64), _p8_2.wrapping_mul(2 * BM as i64)], [1, BN as i64, BN as i64]);
                __cpu::copy::<L, _, _, _>(x0_2_at.squeeze([1, 2]), t6_2, <bool as __Elem>::ZERO);
                let t7_2 = scratch.tile::<f32, 1>([BM as i64]);
                let v64 = __Elem::sqrt::<L, false>(__Elem::abs(_p9_2));
                let x1_2_row = x1_2.row(2, [_q10_2, d5_2, 0], BM as i64);
                let t7_2_row = t7_2.row(0, [0], BM as i64);
                let (from, to) = __cpu::common(BM as i64, [x1_2_row.unit_span()]);
                Self::parallel_15::<L, _, _>(
                    level,
                    from,
                    to - from,
                    x1_2_row.slice(from, to - from),
                    t7_2_row.slice_mut(from, to - from),
                    v64,
                    d5_2,
                );
                if to - from < BM as i64 {
                    for (start, end) in [(0, from), (to, BM as i64)] {
                        Self::parallel_15::<L, _, _>(
                            level,
                            start,
                            end - start,
                            x1_2_row.guarded(start, <f32 as __Elem>::ZERO),
                            t7_2_row.slice_mut(start, end - start),
                            v64,
                            d5_2,
                        );
                    }
                }
                let t9_2 = scratch.tile::<f32, 1>([BM as i64]);
                let v66 = x0_2.load([d3_2, 9, 3], <u32 as __Elem>::ZERO);
                let v67 = __Elem::to::<i64>(v66).wrapping_mul(BM as i64 + 1).wrapping_add(d1_2);
                let v68 = __Elem::div(v67, BM as i64 + 1);
                let v69 = x0_2.extent[1];
                let v70 = x1_2.load([d4_2, d5_2, _q10_2], <f32 as __Elem>::ZERO);
                let x0_2_row = x0_2.row(2, [b7_2, _q10_2, 0], BM as i64);
                let t9_2_row = t9_2.row(0, [0], BM as i64);
                let (from, to) = __cpu::common(BM as i64, [x0_2_row.unit_span()]);
                Self::parallel_16::<L, _, _>(
                    level,
                    from,
                    to - from,
                    x0_2_row.slice(from, to - from),
                    t9_2_row.slice_mut(from, to - from),
                    x0_2,
                    d5_2,
                    x1_2,
                    v68,
                    d6_2,
                    v69,
                    v70,
                );
                if to - from < BM as i64 {
                    for (start, end) in [(0, from), (to, BM as i64)] {
                        Self::parallel_16::<L, _, _>(
                            level,
                            start,
                            end - start,
                            x0_2_row.guarded(start, <u32 as __Elem>::ZERO),
                            t9_2_row.slice_mut(start, end - start),
                            x0_2,
                            d5_2,
                            x1_2,
                            v68,
                            d6_2,
                            v69,
                            v70,
                        );
                    }
                }
                let t10_2 = scratch.tile::<bool, 2>([BM as i64, 2 * BN as i64]);
                let t6_2_at = t6_2.window([b7_2.wrapping_mul(BM as i64), __Elem::rem(d4_2, 2_i64)], [BM as i64, 2 * BN as i64]);
                __cpu::copy::<L, _, _, _>(t6_2_at, t10_2, <bool as __Elem>::ZERO);
                let t11_2 = scratch.tile::<f32, 2>([BN as i64, 2 * BN as i64]);
                __cpu::fill::<L, _, _>(t11_2, 0.0_f32);
                for k16_2 in 0_i64..4 {
                    let mut scratch = scratch;
                    let t12_2_own = scratch.panel_a::<L, f32, f32, f32>(BN as i64, 1);
                    let t13_2_own = scratch.panel_b::<L, f32, f32, f32>(1, 2 * BN as i64);
                    let x1_2_at = x1_2.window([_p8_2, _q10_2, k16_2.wrapping_mul(1)], [1, BN as i64, 1]);
                    let t12_2_slot = panels_0.slot([_p8_2, _q10_2, k16_2.wrapping_mul(1)], t12_2_own);
                    let x1_2_at_2 = x1_2.window([d4_2, k16_2.wrapping_mul(1), _p8_2.wrapping_mul(BM as i64 + 1)], [1, 1, 2 * BN as i64]);
                    let t13_2_slot = panels_1.slot([d4_2, k16_2.wrapping_mul(1), _p8_2.wrapping_mul(BM as i64 + 1)], t13_2_own);
                    __cpu::sized!((BN as i64) * (2 * BN as i64) <= 13824, gemm_packed::<L, _, _, f32, f32, f32>(__cpu::Operand::FusedPack(x1_2_at.squeeze([1, 2]), <f32 as __Elem>::ZERO, t12_2_slot), __cpu::Operand::FusedPack(x1_2_at_2.squeeze([1, 2]), <f32 as __Elem>::ZERO, t13_2_slot), t11_2, 1, true, __cpu::PrefetchList::new([])));
                }
                let t14_2 = scratch.tile::<u32, 2>([2 * BN as i64, BM as i64 + 1]);
                for i17_2 in 0_i64..(2 * BN as i64) {
                    let t6_2_row = t6_2.row(1, [x0_2.extent[0], 0], BM as i64 + 1);
                    let t14_2_row = t14_2.row(1, [i17_2, 0], BM as i64 + 1);
                    let (from, to) = __cpu::common(BM as i64 + 1, [t6_2_row.unit_span()]);
                    Self::parallel_17::<L, _, _>(
                        level,
                        from,
                        to - from,
                        t6_2_row.slice(from, to - from),
                        t14_2_row.slice_mut(from, to - from),
                    );
                    if to - from < BM as i64 + 1 {
                        for (start, end) in [(0, from), (to, BM as i64 + 1)] {
                            Self::parallel_17::<L, _, _>(
                                level,
                                start,
                                end - start,
                                t6_2_row.guarded(start, <bool as __Elem>::ZERO),
                                t14_2_row.slice_mut(start, end - start),
                            );
                        }
                    }
                }
                let t15_2 = scratch.tile::<u32, 2>([2 * BN as i64, BM as i64 + 1]);
                for i19_2 in 0_i64..(2 * BN as i64) {
                    let v79 = t10_2.load([_p8_2, _q10_2], <bool as __Elem>::ZERO);
                    let v80 = 2_u32.wrapping_mul(__Elem::to::<u32>(v79));
                    let t15_2_row = t15_2.row(1, [i19_2, 0], BM as i64 + 1);
                    Self::parallel_18::<L, _>(level, 0, BM as i64 + 1, t15_2_row.slice_mut(0, BM as i64 + 1), v80);
                }
                let t16_2 = scratch.tile::<u32, 2>([BM as i64 + 1, BM as i64 + 1]);
                let v81 = x0_2.load([d4_2, d5_2, b7_2], <u32 as __Elem>::ZERO);
                let v82 = t10_2.load([_p8_2, d3_2.wrapping_add(__Elem::to::<i64>(v81))], <bool as __Elem>::ZERO);
                let v21_2 = __Elem::to::<u32>(v82);
                __cpu::fill::<L, _, _>(t16_2, v21_2);
                let t14_2_at = t14_2.permute([1, 0]);
                __cpu::sized!((BM as i64 + 1) * (BM as i64 + 1) * (2 * BN as i64) <= 13824, gemm::<L, u32, u32, u32>(t14_2_at, t15_2, t16_2, true, scratch.rest()));
                let t17_2 = scratch.tile::<u32, 2>([BM as i64 + 1, BM as i64 + 1]);
                for i22_2 in 0_i64..(BM as i64 + 1) {
                    let v83 = t15_2.load([d4_2, 3], <u32 as __Elem>::ZERO);
                    let t17_2_row = t17_2.row(1, [i22_2, 0], BM as i64 + 1);
                    Self::parallel_19::<L, _>(level, 0, BM as i64 + 1, t17_2_row.slice_mut(0, BM as i64 + 1), v83);
                }
                let t18_2 = scratch.tile::<u32, 2>([BM as i64 + 1, BM as i64 + 1]);
                let whole_2 = t14_2.has_rows(1, [b7_2, 0], [[0, 0], [0, 1]], [BM as i64 + 1, BM as i64 + 1]);
                if whole_2 {
                    for i24_2 in 0_i64..(BM as i64 + 1) {
                        let v84 = t9_2.load([2], <f32 as __Elem>::ZERO);
                        let v85 = t10_2.load([d1_2, 15], <bool as __Elem>::ZERO);
                        let v86 = __Elem::is_nan(v84) & v85;
                        let t14_2_row_2 = t14_2.whole_row(1, [b7_2, 0], BM as i64 + 1, 1);
                        let t18_2_row = t18_2.row(1, [i24_2, 0], BM as i64 + 1);
                        Self::parallel_20::<L, true, _, _>(
                            level,
                            0,
                            BM as i64 + 1,
                            t14_2_row_2.slice(0, BM as i64 + 1),
                            t18_2_row.slice_mut(0, BM as i64 + 1),
                            v86,
                        );
                    }
                } else {
                    for i24_2 in 0_i64..(BM as i64 + 1) {
                        let v84 = t9_2.load([2], <f32 as __Elem>::ZERO);
                        let v85 = t10_2.load([d1_2, 15], <bool as __Elem>::ZERO);
                        let v86 = __Elem::is_nan(v84) & v85;
                        let t14_2_row_2 = t14_2.row(1, [b7_2, 0], BM as i64 + 1);
                        let t18_2_row = t18_2.row(1, [i24_2, 0], BM as i64 + 1);
                        let (from, to) = __cpu::common(BM as i64 + 1, [t14_2_row_2.unit_span()]);
                        Self::parallel_20::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            t14_2_row_2.slice(from, to - from),
                            t18_2_row.slice_mut(from, to - from),
                            v86,
                        );
                        if to - from < BM as i64 + 1 {
                            for (start, end) in [(0, from), (to, BM as i64 + 1)] {
                                Self::parallel_20::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t14_2_row_2.guarded(start, <u32 as __Elem>::ZERO),
                                    t18_2_row.slice_mut(start, end - start),
                                    v86,
                                );
                            }
                        }
                    }
                }
                let t19_2 = scratch.tile::<u32, 2>([BM as i64 + 1, BM as i64 + 1]);
                let t17_2_at = t17_2.permute([1, 0]);
                __cpu::sized!((BM as i64 + 1) * (BM as i64 + 1) * (BM as i64 + 1) <= 13824, gemm::<L, u32, u32, u32>(t17_2_at, t18_2, t19_2, false, scratch.rest()));
                let t20_2 = scratch.tile::<bool, 3>([BN as i64, BN as i64, BM as i64 + 1]);
                let x1_2_at_3 = x1_2.window([d6_2.wrapping_mul(2 * BN as i64), d3_2, d6_2.wrapping_mul(BN as i64)], [BN as i64, BN as i64, BM as i64 + 1]);
                __cpu::copy::<L, _, _, _>(x1_2_at_3, t20_2, <bool as __Elem>::ZERO);
                let t21_2 = scratch.tile::<bool, 3>([BN as i64, BN as i64, 1]);
                let v87 = t14_2.load([x0_2.extent[2], d4_2], <u32 as __Elem>::ZERO);
                let v26_2 = t10_2.load([__Elem::to::<i64>(v87).wrapping_sub(3), d4_2.wrapping_sub(1)], <bool as __Elem>::ZERO);
                __cpu::fill::<L, _, _>(t21_2, v26_2);
                __cpu::reduce::<L, __cpu::reduce::Any, _, _, 3>(t20_2, 2, t21_2, true, <bool as __Elem>::ZERO);
                let v88 = t19_2.load([d4_2, d4_2], <u32 as __Elem>::ZERO);
                let v89 = t14_2.load([__Elem::to::<i64>(v88), d4_2], <u32 as __Elem>::ZERO);
                let x1_2_row_2 = x1_2.row(2, [__Elem::to::<i64>(v89), __Elem::rem(d5_2, 1_i64), 0], BN as i64);
                let (from, to) = __cpu::common(BN as i64, [x1_2_row_2.unit_span()]);
                Self::parallel_21::<L, _>(level, from, to - from, x1_2_row_2.slice(from, to - from), a4_2);
                if to - from < BN as i64 {
                    for (start, end) in [(0, from), (to, BN as i64)] {
                        Self::parallel_21::<L, _>(
                            level,
                            start,
                            end - start,
                            x1_2_row_2.guarded(start, <f32 as __Elem>::ZERO),
                            a4_2,
                        );
                    }
                }
                for i28_2 in 0_i64..(2 * BN as i64) {
                    let v92 = 5_i64.wrapping_add(i28_2).wrapping_mul(5);
                    let v93 = 5_i64.wrapping_add(i28_2).wrapping_mul(5);
                    let t15_2_row_2 = t15_2.row(1, [i28_2, 0], BM as i64 + 1);
                    Self::parallel_22::<L, _>(
                        level,
                        0,
                        BM as i64 + 1,
                        t15_2_row_2.slice(0, BM as i64 + 1),
                        v92,
                        v93,
                        h5_2,
                    );
                }
                for i30_2 in 0_i64..(BM as i64 + 1) {
                    let v96 = 5_i64.wrapping_add(i30_2).wrapping_mul(5);
                    let v97 = 5_i64.wrapping_add(i30_2).wrapping_mul(5);
                    let t16_2_row = t16_2.row(1, [i30_2, 0], BM as i64 + 1);
                    Self::parallel_23::<L, _>(
                        level,
                        0,
                        BM as i64 + 1,
                        t16_2_row.slice(0, BM as i64 + 1),
                        v96,
                        v97,
                        h5_2,
                    );
                }
                for i32_2 in 0_i64..(BM as i64 + 1) {
                    let v100 = 5_i64.wrapping_add(i32_2).wrapping_mul(5);
                    let v101 = 5_i64.wrapping_add(i32_2).wrapping_mul(5);
                    let t19_2_row = t19_2.row(1, [i32_2, 0], BM as i64 + 1);
                    Self::parallel_24::<L, _>(
                        level,
                        0,
                        BM as i64 + 1,
                        t19_2_row.slice(0, BM as i64 + 1),
                        v100,
                        v101,
                        h5_2,
                    );
                }
                for i34_2 in 0_i64..(BN as i64) {
                    for i35_2 in 0_i64..(BN as i64) {
                        let v104 = 5_i64.wrapping_add(i34_2).wrapping_mul(5).wrapping_add(i35_2);
                        let v105 = v104.wrapping_mul(5);
                        let v106 = 5_i64.wrapping_add(i34_2).wrapping_mul(5).wrapping_add(i35_2);
                        let v107 = v106.wrapping_mul(5);
                        let t20_2_row = t20_2.row(2, [i34_2, i35_2, 0], BM as i64 + 1);
                        Self::parallel_25::<L, _>(
                            level,
                            0,
                            BM as i64 + 1,
                            t20_2_row.slice(0, BM as i64 + 1),
                            v105,
                            v107,
                            h5_2,
                        );
                    }
                }
                for i37_2 in 0_i64..(BN as i64) {
                    for i38_2 in 0_i64..(BN as i64) {
                        let v110 = 5_i64.wrapping_add(i37_2).wrapping_mul(5).wrapping_add(i38_2);
                        let v111 = v110.wrapping_mul(5);
                        let v112 = 5_i64.wrapping_add(i37_2).wrapping_mul(5).wrapping_add(i38_2);
                        let v113 = v112.wrapping_mul(5);
                        let t21_2_row = t21_2.row(2, [i37_2, i38_2, 0], 1);
                        Self::parallel_26::<L, _>(level, 0, 1, t21_2_row.slice(0, 1), v111, v113, h5_2);
                    }
                }
                let v116 = __Elem::to::<i64>(__Elem::to::<u32>(d1_2.wrapping_sub(5)));
                let y2_2_row = y2_2.row(0, [b7_2.wrapping_mul(2 * BN as i64)], 2 * BN as i64);
                let (from, to) = __cpu::common(2 * BN as i64, [y2_2_row.unit_span()]);
                let mut staging_3 = __cpu::StagingBuffer::new();
                let mut chunks_3 = __cpu::StreamingRow::new(y2_2_row, from, to - from, __cpu::is_non_temporal(call, &y2_2), &mut staging_3);
                while chunks_3.advance() {
                    let (start, count) = chunks_3.chunk();
                    Self::parallel_27::<L, _>(level, start, count, chunks_3.slice_mut(), t20_2, v116);
                    chunks_3.store();
                }
                if to - from < 2 * BN as i64 {
                    for (start, end) in [(0, from), (to, 2 * BN as i64)] {
                        Self::parallel_27::<L, _>(
                            level,
                            start,
                            end - start,
                            y2_2_row.guarded(start, <bool as __Elem>::ZERO),
                            t20_2,
                            v116,
                        );
                    }
                }
                let v119 = t14_2.load([5, 4], <u32 as __Elem>::ZERO);
                let y3_2_row = y3_2.row(0, [b7_2.wrapping_mul(2 * BN as i64)], 2 * BN as i64);
                let (from, to) = __cpu::common(2 * BN as i64, [y3_2_row.unit_span()]);
                let mut staging_4 = __cpu::StagingBuffer::new();
                let mut chunks_4 = __cpu::StreamingRow::new(y3_2_row, from, to - from, __cpu::is_non_temporal(call, &y3_2), &mut staging_4);
                while chunks_4.advance() {
                    let (start, count) = chunks_4.chunk();
                    Self::parallel_28::<L, _>(level, start, count, chunks_4.slice_mut(), t19_2, t16_2, t15_2, v119);
                    chunks_4.store();
                }
                if to - from < 2 * BN as i64 {
                    for (start, end) in [(0, from), (to, 2 * BN as i64)] {
                        Self::parallel_28::<L, _>(
                            level,
                            start,
                            end - start,
                            y3_2_row.guarded(start, <u32 as __Elem>::ZERO),
                            t19_2,
                            t16_2,
                            t15_2,
                            v119,
                        );
                    }
                }
            }
        }
    }
}
