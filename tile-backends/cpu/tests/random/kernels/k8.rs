// Emitted from the random kernel of seed 8.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize> __Kernel<BM> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_row: R0,
        x1: __cpu::View<f32, 3>,
        d2: i64,
        b5: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i9 = start + lane as i64;
                let mut s10 = <f32 as __Elem>::ZERO;
                s10 = 0.0_f32;
                for k11 in 0_i64..4 {
                    let v0 = s10;
                    let v1 = x1.load([i9, k11, k11], <f32 as __Elem>::ZERO);
                    let v2 = x1.load([d2, k11, b5], <f32 as __Elem>::ZERO);
                    let v3 = __Elem::max_nan(__Elem::max(v1, v2), __Elem::to::<f32>(i9));
                    s10 = v0 + v3;
                }
                let v4 = s10;
                t6_row.set(lane, v4);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<u16>, R1: __cpu::row::RowMut<u16>>(
        level: L,
        start: i64,
        count: i64,
        x0_row: R0,
        mut t7_row: R1,
        x0: __cpu::View<u16, 3>,
        b5: i64,
        v5: u16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12 = start + lane as i64;
                let v6 = x0_row.get(lane);
                let v7 = __Elem::rem(v6.wrapping_mul(6_u16), 6_u16).wrapping_mul(6_u16);
                let v8 = x0.load([i12, b5, i12], <u16 as __Elem>::ZERO);
                t7_row.set(lane, __Elem::max(v5, __Elem::rem(v7.wrapping_add(v8), 6_u16)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<u16>, R1: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        x0_row_2: R1,
        x1: __cpu::View<f32, 3>,
        v9: u16,
        t7: __cpu::View<u16, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14 = start + lane as i64;
                let v10 = t8_row.get(lane);
                let v11 = x1.load([i14.wrapping_add(1), __Elem::to::<i64>(v10), i14], <f32 as __Elem>::ZERO);
                let v12 = x0_row_2.get(lane);
                let v13 = __Elem::rem(v12.wrapping_mul(2_u16).wrapping_add(v9), 2_u16);
                let v14 = __Elem::to_round::<L, u16>(v11, __cpu::Round::Up).wrapping_mul(v13);
                t7.update(__cpu::AtomicOp::And, [0], v14);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_row: R0,
        v15: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t9_row.set(lane, v15);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t10_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t10_row.set(lane, -2.0_f32);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t10_row_2: R0,
        v16: i64,
        v17: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v18 = t10_row_2.get(lane);
                let v20 = __Elem::to::<u64>(__Elem::to::<i64>(v18 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v17.wrapping_add(i21)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v16.wrapping_add(i21), 7_i64)], v20, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t11_row: R0,
        v21: i64,
        v22: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v23 = t11_row.get(lane);
                let v24 = __Elem::to::<u64>(__Elem::to::<i64>(v23 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v22.wrapping_add(i23)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v21.wrapping_add(i23), 7_i64)], v24, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<u16>, R1: __cpu::row::RowMut<u16>>(
        level: L,
        start: i64,
        count: i64,
        x0_row_3: R0,
        mut t7_row_2: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26 = start + lane as i64;
                let v32 = x0_row_3.get(lane);
                t7_row_2.update(lane, __cpu::AtomicOp::Xor, v32);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_2: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27 = start + lane as i64;
                let v33 = t6_row_2.get(lane);
                let v34 = __Elem::to::<u64>(__Elem::to::<i64>(v33 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i27)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i27), 7_i64)], v34, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_3: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28 = start + lane as i64;
                let v35 = t7_row_3.get(lane);
                let v36 = __Elem::to::<u64>(v35).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i28)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i28), 7_i64)], v36, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t8_row_2: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29 = start + lane as i64;
                let v37 = t8_row_2.get(lane);
                let v38 = __Elem::to::<u64>(v37).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i29)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i29), 7_i64)], v38, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t12_row: R0,
        v39: i64,
        v40: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31 = start + lane as i64;
                let v41 = t12_row.get(lane);
                let v42 = __Elem::to::<u64>(v41).wrapping_mul(__Elem::to::<u64>(v40.wrapping_add(i31)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v39.wrapping_add(i31), 7_i64)], v42, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t13_row: R0,
        v43: i64,
        v44: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33 = start + lane as i64;
                let v45 = t13_row.get(lane);
                let v46 = __Elem::to::<u64>(v45).wrapping_mul(__Elem::to::<u64>(v44.wrapping_add(i33)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v43.wrapping_add(i33), 7_i64)], v46, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut y2_row: R0,
        v47: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y2_row.set(lane, v47);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<u16>>(
        level: L,
        start: i64,
        count: i64,
        mut y3_row: R0,
        x0: __cpu::View<u16, 3>,
        _q8: i64,
        v48: u16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s38 = <u16 as __Elem>::ZERO;
                s38 = 0_u16;
                for k39 in 0_i64..2 {
                    let v49 = s38;
                    let v50 = x0.load([_q8, k39, k39], <u16 as __Elem>::ZERO);
                    s38 = v49.wrapping_add(v50.wrapping_mul(v48));
                }
                let v51 = s38;
                y3_row.set(lane, v51);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_2_row: R0,
        x1_2: __cpu::View<f32, 3>,
        d2_2: i64,
        b5_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i9_2 = start + lane as i64;
                let mut s10_2 = <f32 as __Elem>::ZERO;
                s10_2 = 0.0_f32;
                for k11_2 in 0_i64..4 {
                    let v49 = s10_2;
                    let v50 = x1_2.load([i9_2, k11_2, k11_2], <f32 as __Elem>::ZERO);
                    let v51 = x1_2.load([d2_2, k11_2, b5_2], <f32 as __Elem>::ZERO);
                    let v52 = __Elem::max_nan(__Elem::max(v50, v51), __Elem::to::<f32>(i9_2));
                    s10_2 = v49 + v52;
                }
                let v53 = s10_2;
                t6_2_row.set(lane, v53);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<u16>, R1: __cpu::row::RowMut<u16>>(
        level: L,
        start: i64,
        count: i64,
        x0_2_row: R0,
        mut t7_2_row: R1,
        x0_2: __cpu::View<u16, 3>,
        b5_2: i64,
        v54: u16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12_2 = start + lane as i64;
                let v55 = x0_2_row.get(lane);
                let v56 = __Elem::rem(v55.wrapping_mul(6_u16), 6_u16).wrapping_mul(6_u16);
                let v57 = x0_2.load([i12_2, b5_2, i12_2], <u16 as __Elem>::ZERO);
                let v58 = __Elem::max(v54, __Elem::rem(v56.wrapping_add(v57), 6_u16));
                t7_2_row.set(lane, v58);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::Row<u16>, R1: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        x0_2_row_2: R1,
        x1_2: __cpu::View<f32, 3>,
        v59: u16,
        t7_2: __cpu::View<u16, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14_2 = start + lane as i64;
                let v60 = t8_2_row.get(lane);
                let v61 = x1_2.load([i14_2.wrapping_add(1), __Elem::to::<i64>(v60), i14_2], <f32 as __Elem>::ZERO);
                let v62 = x0_2_row_2.get(lane);
                let v63 = __Elem::rem(v62.wrapping_mul(2_u16).wrapping_add(v59), 2_u16);
                let v64 = __Elem::to_round::<L, u16>(v61, __cpu::Round::Up).wrapping_mul(v63);
                t7_2.update(__cpu::AtomicOp::And, [0], v64);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_2_row: R0,
        v65: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t9_2_row.set(lane, v65);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t10_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t10_2_row.set(lane, -2.0_f32);
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t10_2_row_2: R0,
        v66: i64,
        v67: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21_2 = start + lane as i64;
                let v68 = t10_2_row_2.get(lane);
                let v69 = __Elem::to::<u64>(__Elem::to::<i64>(v68 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v67.wrapping_add(i21_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v66.wrapping_add(i21_2), 7_i64)], v69);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t11_2_row: R0,
        v70: i64,
        v71: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23_2 = start + lane as i64;
                let v72 = t11_2_row.get(lane);
                let v73 = __Elem::to::<u64>(__Elem::to::<i64>(v72 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v71.wrapping_add(i23_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v70.wrapping_add(i23_2), 7_i64)], v73);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level, R0: __cpu::row::Row<u16>, R1: __cpu::row::RowMut<u16>>(
        level: L,
        start: i64,
        count: i64,
        x0_2_row_3: R0,
        mut t7_2_row_2: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26_2 = start + lane as i64;
                let v81 = x0_2_row_3.get(lane);
                t7_2_row_2.update(lane, __cpu::AtomicOp::Xor, v81);
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_2: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27_2 = start + lane as i64;
                let v82 = t6_2_row_2.get(lane);
                let v83 = __Elem::to::<u64>(__Elem::to::<i64>(v82 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i27_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i27_2), 7_i64)], v83);
            }
        }
    }

    #[inline]
    unsafe fn parallel_25<L: __cpu::Level, R0: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_3: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28_2 = start + lane as i64;
                let v84 = t7_2_row_3.get(lane);
                let v85 = __Elem::to::<u64>(v84).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i28_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i28_2), 7_i64)], v85);
            }
        }
    }

    #[inline]
    unsafe fn parallel_26<L: __cpu::Level, R0: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row_2: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29_2 = start + lane as i64;
                let v86 = t8_2_row_2.get(lane);
                let v87 = __Elem::to::<u64>(v86).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i29_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i29_2), 7_i64)], v87);
            }
        }
    }

    #[inline]
    unsafe fn parallel_27<L: __cpu::Level, R0: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row: R0,
        v88: i64,
        v89: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31_2 = start + lane as i64;
                let v90 = t12_2_row.get(lane);
                let v91 = __Elem::to::<u64>(v90).wrapping_mul(__Elem::to::<u64>(v89.wrapping_add(i31_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v88.wrapping_add(i31_2), 7_i64)], v91);
            }
        }
    }

    #[inline]
    unsafe fn parallel_28<L: __cpu::Level, R0: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t13_2_row: R0,
        v92: i64,
        v93: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33_2 = start + lane as i64;
                let v94 = t13_2_row.get(lane);
                let v95 = __Elem::to::<u64>(v94).wrapping_mul(__Elem::to::<u64>(v93.wrapping_add(i33_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v92.wrapping_add(i33_2), 7_i64)], v95);
            }
        }
    }

    #[inline]
    unsafe fn parallel_29<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut y2_2_row: R0,
        v96: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y2_2_row.set(lane, v96);
            }
        }
    }

    #[inline]
    unsafe fn parallel_30<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<u16>>(
        level: L,
        start: i64,
        count: i64,
        mut y3_2_row: R0,
        x0_2: __cpu::View<u16, 3>,
        _q8_2: i64,
        v97: u16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s38 = <u16 as __Elem>::ZERO;
                s38 = 0_u16;
                for k39 in 0_i64..2 {
                    let v98 = s38;
                    let v99 = x0_2.load([_q8_2, k39, k39], <u16 as __Elem>::ZERO);
                    s38 = v98.wrapping_add(v99.wrapping_mul(v97));
                }
                let v100 = s38;
                y3_2_row.set(lane, v100);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize> __cpu::Kernel for __Kernel<BM> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_8", args);
        let d0 = plan.extent(0, 0);
        plan.expect("x0", 0, 1, BM as i64)?;
        plan.expect("x0", 0, 2, 2 * BM as i64)?;
        let d1 = plan.extent(1, 0);
        let d2 = plan.extent(1, 1);
        let d3 = plan.extent(1, 2);
        plan.expect("y2", 2, 0, d1)?;
        let d4 = plan.extent(2, 1);
        plan.expect("y3", 3, 0, d1)?;
        plan.expect("y3", 3, 1, d4)?;
        plan.expect("h4", 4, 0, 7)?;
        plan.workspace::<u16, 2>([d1, d4])?;
        let v0 = d1.wrapping_add(6);
        let v1 = v0.wrapping_sub(1);
        let v2 = __Elem::div(v1, 6_i64);
        let v3 = d4.wrapping_add(2 * BM as i64);
        let v4 = v3.wrapping_sub(1);
        let v5 = __Elem::div(v4, 2 * BM as i64);
        plan.value(d2);
        plan.value(d3);
        plan.value(d1);
        plan.value(d4);
        plan.finish([1, v2, v5])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f32, 1>([6]);
        size.tile::<u16, 1>([BM as i64]);
        size.tile::<u16, 1>([2 * BM as i64]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<f32, 2>([2 * BM as i64, 6]);
            size.tile::<f32, 2>([BM as i64, 6]);
            size.tile::<f32, 2>([2 * BM as i64, BM as i64]);
            size.gemm::<L, f32, f32, f32>(2 * BM as i64, BM as i64, 6);
            outer.cover(size);
        }
        size.tile::<u16, 2>([6, 2 * BM as i64]);
        size.tile::<u16, 2>([6, 2 * BM as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<u16, 3>(call, 0);
            let x1 = __cpu::tensor::<f32, 3>(call, 1);
            let y2 = __cpu::tensor::<f32, 2>(call, 2);
            let y3 = __cpu::tensor::<u16, 2>(call, 3);
            let h4 = __cpu::tensor::<u64, 1>(call, 4);
            let _q8 = __cpu::scalar::<i64>(call.args, 6);
            let w5 = __cpu::workspace::<u16, 2>(call, 0, 0);
            let d2 = __cpu::value::<i64>(call, 0);
            let d3 = __cpu::value::<i64>(call, 1);
            let d1 = __cpu::value::<i64>(call, 2);
            let d4 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, b5, b6] = block.index;
                let mut scratch = block.scratch;
                let t6 = scratch.tile::<f32, 1>([6]);
                let t6_row = t6.row(0, [0], 6);
                Self::parallel::<L, _>(level, 0, 6, t6_row.slice_mut(0, 6), x1, d2, b5);
                let t7 = scratch.tile::<u16, 1>([BM as i64]);
                let v5 = __Elem::to::<u16>(d3);
                let x0_row = x0.row(2, [d2, x1.extent[1], 0], BM as i64);
                let t7_row = t7.row(0, [0], BM as i64);
                let (from, to) = __cpu::common(BM as i64, [x0_row.unit_span()]);
                Self::parallel_2::<L, _, _>(
                    level,
                    from,
                    to - from,
                    x0_row.slice(from, to - from),
                    t7_row.slice_mut(from, to - from),
                    x0,
                    b5,
                    v5,
                );
                if to - from < BM as i64 {
                    for (start, end) in [(0, from), (to, BM as i64)] {
                        Self::parallel_2::<L, _, _>(
                            level,
                            start,
                            end - start,
                            x0_row.guarded(start, <u16 as __Elem>::ZERO),
                            t7_row.slice_mut(start, end - start),
                            x0,
                            b5,
                            v5,
                        );
                    }
                }
                let t8 = scratch.tile::<u16, 1>([2 * BM as i64]);
                let x1_at = x1.window([b5.wrapping_mul(2 * BM as i64), __Elem::rem(b6, 3_i64), d1.wrapping_sub(_q8)], [1, 1, 2 * BM as i64]);
                __cpu::copy::<L, _, _, _>(x1_at.squeeze([2]), t8, <u16 as __Elem>::ZERO);
                let v9 = t8.load([x1.extent[2]], <u16 as __Elem>::ZERO);
                let t8_row = t8.row(0, [0], 2 * BM as i64);
                let x0_row_2 = x0.row(2, [2, b6, 0], 2 * BM as i64);
                let (from, to) = __cpu::common(2 * BM as i64, [x0_row_2.unit_span()]);
                Self::parallel_3::<L, _, _>(
                    level,
                    from,
                    to - from,
                    t8_row.slice(from, to - from),
                    x0_row_2.slice(from, to - from),
                    x1,
                    v9,
                    t7,
                );
                if to - from < 2 * BM as i64 {
                    for (start, end) in [(0, from), (to, 2 * BM as i64)] {
                        Self::parallel_3::<L, _, _>(
                            level,
                            start,
                            end - start,
                            t8_row.slice(start, end - start),
                            x0_row_2.guarded(start, <u16 as __Elem>::ZERO),
                            x1,
                            v9,
                            t7,
                        );
                    }
                }
                if _q8 == b5 {
                    let mut scratch = scratch;
                    let t9 = scratch.tile::<f32, 2>([2 * BM as i64, 6]);
                    for i15 in 0_i64..(2 * BM as i64) {
                        let v15 = ((-1.0_f32) + 1.0_f32) + (-1.0_f32);
                        let t9_row = t9.row(1, [i15, 0], 6);
                        Self::parallel_4::<L, _>(level, 0, 6, t9_row.slice_mut(0, 6), v15);
                    }
                    let t10 = scratch.tile::<f32, 2>([BM as i64, 6]);
                    for i17 in 0_i64..(BM as i64) {
                        let t10_row = t10.row(1, [i17, 0], 6);
                        Self::parallel_5::<L, _>(level, 0, 6, t10_row.slice_mut(0, 6));
                    }
                    let t11 = scratch.tile::<f32, 2>([2 * BM as i64, BM as i64]);
                    let v19 = __Elem::abs(__Elem::abs(1.0_f32));
                    __cpu::fill::<L, _, _>(t11, v19);
                    __cpu::fill::<L, _, _>(t11, 0.0_f32);
                    let t10_at = t10.permute([1, 0]);
                    __cpu::gemm::<L, f32, f32, f32>(t9, t10_at, t11, true, scratch.rest());
                    for i20 in 0_i64..(BM as i64) {
                        let v16 = 5_i64.wrapping_add(i20).wrapping_mul(5);
                        let v17 = 5_i64.wrapping_add(i20).wrapping_mul(5);
                        let t10_row_2 = t10.row(1, [i20, 0], 6);
                        Self::parallel_6::<L, _>(level, 0, 6, t10_row_2.slice(0, 6), v16, v17, h4);
                    }
                    for i22 in 0_i64..(2 * BM as i64) {
                        let v21 = 5_i64.wrapping_add(i22).wrapping_mul(5);
                        let v22 = 5_i64.wrapping_add(i22).wrapping_mul(5);
                        let t11_row = t11.row(1, [i22, 0], BM as i64);
                        Self::parallel_7::<L, _>(level, 0, BM as i64, t11_row.slice(0, BM as i64), v21, v22, h4);
                    }
                } else {
                    let mut v24_2 = <u16 as __Elem>::ZERO;
                    v24_2 = 4_u16;
                    for k25 in 0_i64..2 {
                        let v25 = v24_2;
                        let v26 = x0.load([b6, 1, b5], <u16 as __Elem>::ZERO);
                        let v27 = x0.load([10, b6, b5], <u16 as __Elem>::ZERO);
                        let v28 = t7.load([__Elem::to::<i64>(v27)], <u16 as __Elem>::ZERO);
                        let v29 = __Elem::div(__Elem::to::<i64>(v28).wrapping_sub(1).wrapping_mul(6), 6_i64);
                        let v30 = t8.load([v29], <u16 as __Elem>::ZERO);
                        let v31 = __Elem::shr(v26.wrapping_mul(__Elem::to::<u16>(b6.wrapping_sub(3))), v30);
                        v24_2 = v25.wrapping_add(v31);
                    }
                    __cpu::scan::<L, __cpu::reduce::Sum, _, _, _>(t7, 0, t7, true, <u16 as __Elem>::ZERO);
                }
                let x0_row_3 = x0.row(2, [0, b6, 0], 6);
                let t7_row_2 = t7.row(0, [0], 6);
                let (from, to) = __cpu::common(6, [x0_row_3.unit_span(), t7_row_2.unit_span()]);
                Self::parallel_8::<L, _, _>(
                    level,
                    from,
                    to - from,
                    x0_row_3.slice(from, to - from),
                    t7_row_2.slice_mut(from, to - from),
                );
                if to - from < 6 {
                    for (start, end) in [(0, from), (to, 6)] {
                        Self::parallel_8::<L, _, _>(
                            level,
                            start,
                            end - start,
                            x0_row_3.guarded(start, <u16 as __Elem>::ZERO),
                            t7_row_2.guarded(start, <u16 as __Elem>::ZERO),
                        );
                    }
                }
                let t12 = scratch.tile::<u16, 2>([6, 2 * BM as i64]);
                let x1_at_2 = x1.window([b5.wrapping_mul(2 * BM as i64), b5.wrapping_mul(BM as i64), b5.wrapping_mul(BM as i64)], [6, 2 * BM as i64, 1]).squeeze([0, 1]);
                __cpu::copy::<L, _, _, _>(x1_at_2, t12, <u16 as __Elem>::ZERO);
                let t13 = scratch.tile::<u16, 2>([6, 2 * BM as i64]);
                let w5_at = w5.window([b5.wrapping_mul(6), b6.wrapping_mul(2 * BM as i64)], [6, 2 * BM as i64]);
                __cpu::copy::<L, _, _, _>(t12, w5_at, <u16 as __Elem>::ZERO);
                let w5_at_2 = w5.window([b5.wrapping_mul(6), b6.wrapping_mul(2 * BM as i64)], [6, 2 * BM as i64]);
                __cpu::copy::<L, _, _, _>(w5_at_2, t13, <u16 as __Elem>::ZERO);
                let t6_row_2 = t6.row(0, [0], 6);
                Self::parallel_9::<L, _>(level, 0, 6, t6_row_2.slice(0, 6), h4);
                let t7_row_3 = t7.row(0, [0], BM as i64);
                Self::parallel_10::<L, _>(level, 0, BM as i64, t7_row_3.slice(0, BM as i64), h4);
                let t8_row_2 = t8.row(0, [0], 2 * BM as i64);
                Self::parallel_11::<L, _>(level, 0, 2 * BM as i64, t8_row_2.slice(0, 2 * BM as i64), h4);
                for i30 in 0_i64..6 {
                    let v39 = 5_i64.wrapping_add(i30).wrapping_mul(5);
                    let v40 = 5_i64.wrapping_add(i30).wrapping_mul(5);
                    let t12_row = t12.row(1, [i30, 0], 2 * BM as i64);
                    Self::parallel_12::<L, _>(
                        level,
                        0,
                        2 * BM as i64,
                        t12_row.slice(0, 2 * BM as i64),
                        v39,
                        v40,
                        h4,
                    );
                }
                for i32 in 0_i64..6 {
                    let v43 = 5_i64.wrapping_add(i32).wrapping_mul(5);
                    let v44 = 5_i64.wrapping_add(i32).wrapping_mul(5);
                    let t13_row = t13.row(1, [i32, 0], 2 * BM as i64);
                    Self::parallel_13::<L, _>(
                        level,
                        0,
                        2 * BM as i64,
                        t13_row.slice(0, 2 * BM as i64),
                        v43,
                        v44,
                        h4,
                    );
                }
                let whole = y2.has_rows(1, [b5.wrapping_mul(6), b6.wrapping_mul(2 * BM as i64)], [[1, 0], [0, 1]], [6, 2 * BM as i64]);
                if whole {
                    for i34 in 0_i64..6 {
                        let v47 = __Elem::sigmoid::<L, false>(((2.0_f32 * (-2.0_f32)) * 2.0_f32) * 0.5_f32);
                        let y2_row = y2.whole_row(1, [b5.wrapping_mul(6).wrapping_add(i34), b6.wrapping_mul(2 * BM as i64)], 2 * BM as i64, 1);
                        Self::parallel_14::<L, true, _>(
                            level,
                            0,
                            2 * BM as i64,
                            y2_row.slice_mut(0, 2 * BM as i64),
                            v47,
                        );
                    }
                } else {
                    for i34 in 0_i64..6 {
                        let v47 = __Elem::sigmoid::<L, false>(((2.0_f32 * (-2.0_f32)) * 2.0_f32) * 0.5_f32);
                        let y2_row = y2.row(1, [b5.wrapping_mul(6).wrapping_add(i34), b6.wrapping_mul(2 * BM as i64)], 2 * BM as i64);
                        let (from, to) = __cpu::common(2 * BM as i64, [y2_row.unit_span()]);
                        Self::parallel_14::<L, false, _>(
                            level,
                            from,
                            to - from,
                            y2_row.slice_mut(from, to - from),
                            v47,
                        );
                        if to - from < 2 * BM as i64 {
                            for (start, end) in [(0, from), (to, 2 * BM as i64)] {
                                Self::parallel_14::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    y2_row.guarded(start, <f32 as __Elem>::ZERO),
                                    v47,
                                );
                            }
                        }
                    }
                }
                let whole_2 = y3.has_rows(1, [b5.wrapping_mul(6), b6.wrapping_mul(2 * BM as i64)], [[1, 0], [0, 1]], [6, 2 * BM as i64]);
                if whole_2 {
                    for i36 in 0_i64..6 {
                        let v48 = __Elem::to::<u16>(d4);
                        let y3_row = y3.whole_row(1, [b5.wrapping_mul(6).wrapping_add(i36), b6.wrapping_mul(2 * BM as i64)], 2 * BM as i64, 1);
                        Self::parallel_15::<L, true, _>(
                            level,
                            0,
                            2 * BM as i64,
                            y3_row.slice_mut(0, 2 * BM as i64),
                            x0,
                            _q8,
                            v48,
                        );
                    }
                } else {
                    for i36 in 0_i64..6 {
                        let v48 = __Elem::to::<u16>(d4);
                        let y3_row = y3.row(1, [b5.wrapping_mul(6).wrapping_add(i36), b6.wrapping_mul(2 * BM as i64)], 2 * BM as i64);
                        let (from, to) = __cpu::common(2 * BM as i64, [y3_row.unit_span()]);
                        Self::parallel_15::<L, false, _>(
                            level,
                            from,
                            to - from,
                            y3_row.slice_mut(from, to - from),
                            x0,
                            _q8,
                            v48,
                        );
                        if to - from < 2 * BM as i64 {
                            for (start, end) in [(0, from), (to, 2 * BM as i64)] {
                                Self::parallel_15::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    y3_row.guarded(start, <u16 as __Elem>::ZERO),
                                    x0,
                                    _q8,
                                    v48,
                                );
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
            let x0_2 = __cpu::tensor::<u16, 3>(call, 0);
            let x1_2 = __cpu::tensor::<f32, 3>(call, 1);
            let y2_2 = __cpu::tensor::<f32, 2>(call, 2);
            let y3_2 = __cpu::tensor::<u16, 2>(call, 3);
            let h4_2 = __cpu::tensor::<u64, 1>(call, 4);
            let _q8_2 = __cpu::scalar::<i64>(call.args, 6);
            let w5_2 = __cpu::workspace::<u16, 2>(call, 0, 0);
            let d2_2 = __cpu::value::<i64>(call, 0);
            let d3_2 = __cpu::value::<i64>(call, 1);
            let d1_2 = __cpu::value::<i64>(call, 2);
            let d4_2 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, b5_2, b6_2] = block.index;
                let mut scratch = block.scratch;
                let t6_2 = scratch.tile::<f32, 1>([6]);
                let t6_2_row = t6_2.row(0, [0], 6);
                Self::parallel_16::<L, _>(level, 0, 6, t6_2_row.slice_mut(0, 6), x1_2, d2_2, b5_2);
                let t7_2 = scratch.tile::<u16, 1>([BM as i64]);
                let v54 = __Elem::to::<u16>(d3_2);
                let x0_2_row = x0_2.row(2, [d2_2, x1_2.extent[1], 0], BM as i64);
                let t7_2_row = t7_2.row(0, [0], BM as i64);
                let (from, to) = __cpu::common(BM as i64, [x0_2_row.unit_span()]);
                Self::parallel_17::<L, _, _>(
                    level,
                    from,
                    to - from,
                    x0_2_row.slice(from, to - from),
                    t7_2_row.slice_mut(from, to - from),
                    x0_2,
                    b5_2,
                    v54,
                );
                if to - from < BM as i64 {
                    for (start, end) in [(0, from), (to, BM as i64)] {
                        Self::parallel_17::<L, _, _>(
                            level,
                            start,
                            end - start,
                            x0_2_row.guarded(start, <u16 as __Elem>::ZERO),
                            t7_2_row.slice_mut(start, end - start),
                            x0_2,
                            b5_2,
                            v54,
                        );
                    }
                }
                let t8_2 = scratch.tile::<u16, 1>([2 * BM as i64]);
                let x1_2_at = x1_2.window([b5_2.wrapping_mul(2 * BM as i64), __Elem::rem(b6_2, 3_i64), d1_2.wrapping_sub(_q8_2)], [1, 1, 2 * BM as i64]);
                __cpu::copy::<L, _, _, _>(x1_2_at.squeeze([2]), t8_2, <u16 as __Elem>::ZERO);
                let v59 = t8_2.load([x1_2.extent[2]], <u16 as __Elem>::ZERO);
                let t8_2_row = t8_2.row(0, [0], 2 * BM as i64);
                let x0_2_row_2 = x0_2.row(2, [2, b6_2, 0], 2 * BM as i64);
                let (from, to) = __cpu::common(2 * BM as i64, [x0_2_row_2.unit_span()]);
                Self::parallel_18::<L, _, _>(
                    level,
                    from,
                    to - from,
                    t8_2_row.slice(from, to - from),
                    x0_2_row_2.slice(from, to - from),
                    x1_2,
                    v59,
                    t7_2,
                );
                if to - from < 2 * BM as i64 {
                    for (start, end) in [(0, from), (to, 2 * BM as i64)] {
                        Self::parallel_18::<L, _, _>(
                            level,
                            start,
                            end - start,
                            t8_2_row.slice(start, end - start),
                            x0_2_row_2.guarded(start, <u16 as __Elem>::ZERO),
                            x1_2,
                            v59,
                            t7_2,
                        );
                    }
                }
                if _q8_2 == b5_2 {
                    let mut scratch = scratch;
                    let t9_2 = scratch.tile::<f32, 2>([2 * BM as i64, 6]);
                    for i15_2 in 0_i64..(2 * BM as i64) {
                        let v65 = ((-1.0_f32) + 1.0_f32) + (-1.0_f32);
                        let t9_2_row = t9_2.row(1, [i15_2, 0], 6);
                        Self::parallel_19::<L, _>(level, 0, 6, t9_2_row.slice_mut(0, 6), v65);
                    }
                    let t10_2 = scratch.tile::<f32, 2>([BM as i64, 6]);
                    for i17_2 in 0_i64..(BM as i64) {
                        let t10_2_row = t10_2.row(1, [i17_2, 0], 6);
                        Self::parallel_20::<L, _>(level, 0, 6, t10_2_row.slice_mut(0, 6));
                    }
                    let t11_2 = scratch.tile::<f32, 2>([2 * BM as i64, BM as i64]);
                    let v19_2 = __Elem::abs(__Elem::abs(1.0_f32));
                    __cpu::fill::<L, _, _>(t11_2, v19_2);
                    __cpu::fill::<L, _, _>(t11_2, 0.0_f32);
                    let t10_2_at = t10_2.permute([1, 0]);
                    __cpu::gemm::<L, f32, f32, f32>(t9_2, t10_2_at, t11_2, true, scratch.rest());
                    for i20_2 in 0_i64..(BM as i64) {
                        let v66 = 5_i64.wrapping_add(i20_2).wrapping_mul(5);
                        let v67 = 5_i64.wrapping_add(i20_2).wrapping_mul(5);
                        let t10_2_row_2 = t10_2.row(1, [i20_2, 0], 6);
                        Self::parallel_21::<L, _>(level, 0, 6, t10_2_row_2.slice(0, 6), v66, v67, h4_2);
                    }
                    for i22_2 in 0_i64..(2 * BM as i64) {
                        let v70 = 5_i64.wrapping_add(i22_2).wrapping_mul(5);
                        let v71 = 5_i64.wrapping_add(i22_2).wrapping_mul(5);
                        let t11_2_row = t11_2.row(1, [i22_2, 0], BM as i64);
                        Self::parallel_22::<L, _>(
                            level,
                            0,
                            BM as i64,
                            t11_2_row.slice(0, BM as i64),
                            v70,
                            v71,
                            h4_2,
                        );
                    }
                } else {
                    let mut v24_3 = <u16 as __Elem>::ZERO;
                    v24_3 = 4_u16;
                    for k25_2 in 0_i64..2 {
                        let v74 = v24_3;
                        let v75 = x0_2.load([b6_2, 1, b5_2], <u16 as __Elem>::ZERO);
                        let v76 = v75.wrapping_mul(__Elem::to::<u16>(b6_2.wrapping_sub(3)));
                        let v77 = x0_2.load([10, b6_2, b5_2], <u16 as __Elem>::ZERO);
                        let v78 = t7_2.load([__Elem::to::<i64>(v77)], <u16 as __Elem>::ZERO);
                        let v79 = __Elem::div(__Elem::to::<i64>(v78).wrapping_sub(1).wrapping_mul(6), 6_i64);
                        let v80 = t8_2.load([v79], <u16 as __Elem>::ZERO);
                        v24_3 = v74.wrapping_add(__Elem::shr(v76, v80));
                    }
                    __cpu::scan::<L, __cpu::reduce::Sum, _, _, _>(t7_2, 0, t7_2, true, <u16 as __Elem>::ZERO);
                }
                let x0_2_row_3 = x0_2.row(2, [0, b6_2, 0], 6);
                let t7_2_row_2 = t7_2.row(0, [0], 6);
                let (from, to) = __cpu::common(6, [x0_2_row_3.unit_span(), t7_2_row_2.unit_span()]);
                Self::parallel_23::<L, _, _>(
                    level,
                    from,
                    to - from,
                    x0_2_row_3.slice(from, to - from),
                    t7_2_row_2.slice_mut(from, to - from),
                );
                if to - from < 6 {
                    for (start, end) in [(0, from), (to, 6)] {
                        Self::parallel_23::<L, _, _>(
                            level,
                            start,
                            end - start,
                            x0_2_row_3.guarded(start, <u16 as __Elem>::ZERO),
                            t7_2_row_2.guarded(start, <u16 as __Elem>::ZERO),
                        );
                    }
                }
                let t12_2 = scratch.tile::<u16, 2>([6, 2 * BM as i64]);
                let x1_2_at_2 = x1_2.window([b5_2.wrapping_mul(2 * BM as i64), b5_2.wrapping_mul(BM as i64), b5_2.wrapping_mul(BM as i64)], [6, 2 * BM as i64, 1]).squeeze([0, 1]);
                __cpu::copy::<L, _, _, _>(x1_2_at_2, t12_2, <u16 as __Elem>::ZERO);
                let t13_2 = scratch.tile::<u16, 2>([6, 2 * BM as i64]);
                let w5_2_at = w5_2.window([b5_2.wrapping_mul(6), b6_2.wrapping_mul(2 * BM as i64)], [6, 2 * BM as i64]);
                __cpu::copy::<L, _, _, _>(t12_2, w5_2_at, <u16 as __Elem>::ZERO);
                let w5_2_at_2 = w5_2.window([b5_2.wrapping_mul(6), b6_2.wrapping_mul(2 * BM as i64)], [6, 2 * BM as i64]);
                __cpu::copy::<L, _, _, _>(w5_2_at_2, t13_2, <u16 as __Elem>::ZERO);
                let t6_2_row_2 = t6_2.row(0, [0], 6);
                Self::parallel_24::<L, _>(level, 0, 6, t6_2_row_2.slice(0, 6), h4_2);
                let t7_2_row_3 = t7_2.row(0, [0], BM as i64);
                Self::parallel_25::<L, _>(level, 0, BM as i64, t7_2_row_3.slice(0, BM as i64), h4_2);
                let t8_2_row_2 = t8_2.row(0, [0], 2 * BM as i64);
                Self::parallel_26::<L, _>(level, 0, 2 * BM as i64, t8_2_row_2.slice(0, 2 * BM as i64), h4_2);
                for i30_2 in 0_i64..6 {
                    let v88 = 5_i64.wrapping_add(i30_2).wrapping_mul(5);
                    let v89 = 5_i64.wrapping_add(i30_2).wrapping_mul(5);
                    let t12_2_row = t12_2.row(1, [i30_2, 0], 2 * BM as i64);
                    Self::parallel_27::<L, _>(
                        level,
                        0,
                        2 * BM as i64,
                        t12_2_row.slice(0, 2 * BM as i64),
                        v88,
                        v89,
                        h4_2,
                    );
                }
                for i32_2 in 0_i64..6 {
                    let v92 = 5_i64.wrapping_add(i32_2).wrapping_mul(5);
                    let v93 = 5_i64.wrapping_add(i32_2).wrapping_mul(5);
                    let t13_2_row = t13_2.row(1, [i32_2, 0], 2 * BM as i64);
                    Self::parallel_28::<L, _>(
                        level,
                        0,
                        2 * BM as i64,
                        t13_2_row.slice(0, 2 * BM as i64),
                        v92,
                        v93,
                        h4_2,
                    );
                }
                let whole_3 = y2_2.has_rows(1, [b5_2.wrapping_mul(6), b6_2.wrapping_mul(2 * BM as i64)], [[1, 0], [0, 1]], [6, 2 * BM as i64]);
                if whole_3 {
                    for i34_2 in 0_i64..6 {
                        let v96 = __Elem::sigmoid::<L, false>(((2.0_f32 * (-2.0_f32)) * 2.0_f32) * 0.5_f32);
                        let y2_2_row = y2_2.whole_row(1, [b5_2.wrapping_mul(6).wrapping_add(i34_2), b6_2.wrapping_mul(2 * BM as i64)], 2 * BM as i64, 1);
                        Self::parallel_29::<L, true, _>(
                            level,
                            0,
                            2 * BM as i64,
                            y2_2_row.slice_mut(0, 2 * BM as i64),
                            v96,
                        );
                    }
                } else {
                    for i34_2 in 0_i64..6 {
                        let v96 = __Elem::sigmoid::<L, false>(((2.0_f32 * (-2.0_f32)) * 2.0_f32) * 0.5_f32);
                        let y2_2_row = y2_2.row(1, [b5_2.wrapping_mul(6).wrapping_add(i34_2), b6_2.wrapping_mul(2 * BM as i64)], 2 * BM as i64);
                        let (from, to) = __cpu::common(2 * BM as i64, [y2_2_row.unit_span()]);
                        Self::parallel_29::<L, false, _>(
                            level,
                            from,
                            to - from,
                            y2_2_row.slice_mut(from, to - from),
                            v96,
                        );
                        if to - from < 2 * BM as i64 {
                            for (start, end) in [(0, from), (to, 2 * BM as i64)] {
                                Self::parallel_29::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    y2_2_row.guarded(start, <f32 as __Elem>::ZERO),
                                    v96,
                                );
                            }
                        }
                    }
                }
                let whole_4 = y3_2.has_rows(1, [b5_2.wrapping_mul(6), b6_2.wrapping_mul(2 * BM as i64)], [[1, 0], [0, 1]], [6, 2 * BM as i64]);
                if whole_4 {
                    for i36_2 in 0_i64..6 {
                        let v97 = __Elem::to::<u16>(d4_2);
                        let y3_2_row = y3_2.whole_row(1, [b5_2.wrapping_mul(6).wrapping_add(i36_2), b6_2.wrapping_mul(2 * BM as i64)], 2 * BM as i64, 1);
                        Self::parallel_30::<L, true, _>(
                            level,
                            0,
                            2 * BM as i64,
                            y3_2_row.slice_mut(0, 2 * BM as i64),
                            x0_2,
                            _q8_2,
                            v97,
                        );
                    }
                } else {
                    for i36_2 in 0_i64..6 {
                        let v97 = __Elem::to::<u16>(d4_2);
                        let y3_2_row = y3_2.row(1, [b5_2.wrapping_mul(6).wrapping_add(i36_2), b6_2.wrapping_mul(2 * BM as i64)], 2 * BM as i64);
                        let (from, to) = __cpu::common(2 * BM as i64, [y3_2_row.unit_span()]);
                        Self::parallel_30::<L, false, _>(
                            level,
                            from,
                            to - from,
                            y3_2_row.slice_mut(from, to - from),
                            x0_2,
                            _q8_2,
                            v97,
                        );
                        if to - from < 2 * BM as i64 {
                            for (start, end) in [(0, from), (to, 2 * BM as i64)] {
                                Self::parallel_30::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    y3_2_row.guarded(start, <u16 as __Elem>::ZERO),
                                    x0_2,
                                    _q8_2,
                                    v97,
                                );
                            }
                        }
                    }
                }
            }
        }
    }
}
