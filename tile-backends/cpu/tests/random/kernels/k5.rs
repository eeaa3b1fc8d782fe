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
    unsafe fn parallel<
        L: __cpu::Level,
        R0: __cpu::row::Row<i32>,
        R1: __cpu::row::Row<i32>,
        R2: __cpu::row::Row<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        x1_row: R0,
        t9_row: R1,
        t7_row: R2,
        t9: __cpu::View<i32, 1>,
        t7: __cpu::View<f32, 2>,
        t10: __cpu::View<f32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i9 = start + lane as i64;
                let v2 = x1_row.get(lane);
                let v3 = t9.load([__Elem::to::<i64>(v2)], <i32 as __Elem>::ZERO);
                let v4 = t9_row.get(lane);
                let v5 = t7_row.get(lane);
                let v6 = __Elem::fma::<L>(__Elem::to::<f32>(v3), __Elem::to::<f32>(v4), v5);
                let v7 = t7.load([i9, i9], <f32 as __Elem>::ZERO);
                t10.compare_exchange([i9], v6, v7, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<i64>>(
        level: L,
        start: i64,
        count: i64,
        mut t14_row: R0,
        v10: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t14_row.set(lane, v10);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<i64>>(
        level: L,
        start: i64,
        count: i64,
        t14_row_2: R0,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12 = start + lane as i64;
                let v11 = t14_row_2.get(lane);
                let v12 = __Elem::to::<u64>(v11).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i12)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i12), 7_i64)], v12, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t15_row: R0,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i13 = start + lane as i64;
                let v13 = t15_row.get(lane);
                let v14 = __Elem::to::<u64>(__Elem::to::<i64>(v13 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i13)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i13), 7_i64)], v14, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t16_row: R0,
        x1: __cpu::View<i32, 3>,
        d2: i64,
        v17: i32,
        v15: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15 = start + lane as i64;
                let v18 = x1.load([i15, i15, d2], <i32 as __Elem>::ZERO);
                let v19 = __Elem::select(v15, v18, v17);
                t16_row.set(lane, v19);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_2: R0,
        a5: __cpu::View<i32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16 = start + lane as i64;
                let v20 = __Elem::rem(i16.wrapping_sub(4).wrapping_mul(BM as i64), BM as i64);
                let v21 = t7_row_2.get(lane);
                a5.atomic(__cpu::AtomicOp::And, [v20], __Elem::to_round::<L, i32>(v21, __cpu::Round::Up), __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t9_row_2: R0,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17 = start + lane as i64;
                let v22 = t9_row_2.get(lane);
                let v23 = __Elem::to::<u64>(v22).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i17)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i17), 7_i64)], v23, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t10_row: R0,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18 = start + lane as i64;
                let v24 = t10_row.get(lane);
                let v25 = __Elem::to::<u64>(__Elem::to::<i64>(v24 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i18)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i18), 7_i64)], v25, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t11_row: R0,
        v26: i64,
        v27: i64,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20 = start + lane as i64;
                let v28 = t11_row.get(lane);
                let v29 = __Elem::to::<u64>(__Elem::to::<i64>(v28 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v27.wrapping_add(i20)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v26.wrapping_add(i20), 7_i64)], v29, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t12_row: R0,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v30 = t12_row.get(lane);
                let v31 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v30) * 16.0_f32));
                let v32 = v31.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i21)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i21), 7_i64)], v32, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t16_row_2: R0,
        v33: i64,
        v34: i64,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v35 = t16_row_2.get(lane);
                let v36 = __Elem::to::<u64>(v35).wrapping_mul(__Elem::to::<u64>(v34.wrapping_add(i23)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v33.wrapping_add(i23), 7_i64)], v36, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut v37_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v39 = v37_row.get(lane);
                v37_row.set(lane, v39 / 6.0_f32);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        t17_row: R0,
        mut v40_row: R1,
        v43: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v44 = t17_row.get(lane);
                let v45 = v44 - v43;
                v40_row.set(lane, v45 * v45);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        v46_row: R0,
        mut t18_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v48 = v46_row.get(lane);
                t18_row.set(lane, v48 / 6.0_f32);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<f64>, R1: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        t12_row_2: R0,
        mut t19_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s26 = <f64 as __Elem>::ZERO;
                s26 = 0.0_f64;
                for k27 in 0_i64..2 {
                    let v49 = s26;
                    s26 = v49 + 4.0_f64;
                }
                let v50 = s26;
                t19_row.set(lane, v50);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<
        L: __cpu::Level,
        R0: __cpu::row::Row<i32>,
        R1: __cpu::row::Row<i32>,
        R2: __cpu::row::Row<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        x1_2_row: R0,
        t9_2_row: R1,
        t7_2_row: R2,
        t9_2: __cpu::View<i32, 1>,
        t7_2: __cpu::View<f32, 2>,
        t10_2: __cpu::View<f32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i9_2 = start + lane as i64;
                let v53 = x1_2_row.get(lane);
                let v54 = t9_2.load([__Elem::to::<i64>(v53)], <i32 as __Elem>::ZERO);
                let v55 = t9_2_row.get(lane);
                let v56 = t7_2_row.get(lane);
                let v57 = __Elem::fma::<L>(__Elem::to::<f32>(v54), __Elem::to::<f32>(v55), v56);
                let v58 = t7_2.load([i9_2, i9_2], <f32 as __Elem>::ZERO);
                t10_2.compare_exchange([i9_2], v57, v58, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::RowMut<i64>>(
        level: L,
        start: i64,
        count: i64,
        mut t14_2_row: R0,
        v61: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t14_2_row.set(lane, v61);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::Row<i64>>(
        level: L,
        start: i64,
        count: i64,
        t14_2_row_2: R0,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12_2 = start + lane as i64;
                let v62 = t14_2_row_2.get(lane);
                let v63 = __Elem::to::<u64>(v62).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i12_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i12_2), 7_i64)], v63);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t15_2_row: R0,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i13_2 = start + lane as i64;
                let v64 = t15_2_row.get(lane);
                let v65 = __Elem::to::<u64>(__Elem::to::<i64>(v64 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i13_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i13_2), 7_i64)], v65);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t16_2_row: R0,
        x1_2: __cpu::View<i32, 3>,
        d2_2: i64,
        v68: i32,
        v66: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15_2 = start + lane as i64;
                let v69 = x1_2.load([i15_2, i15_2, d2_2], <i32 as __Elem>::ZERO);
                let v70 = __Elem::select(v66, v69, v68);
                t16_2_row.set(lane, v70);
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_2: R0,
        a5_2: __cpu::View<i32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16_2 = start + lane as i64;
                let v71 = __Elem::rem(i16_2.wrapping_sub(4).wrapping_mul(BM as i64), BM as i64);
                let v72 = t7_2_row_2.get(lane);
                a5_2.update(__cpu::AtomicOp::And, [v71], __Elem::to_round::<L, i32>(v72, __cpu::Round::Up));
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row_2: R0,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17_2 = start + lane as i64;
                let v73 = t9_2_row_2.get(lane);
                let v74 = __Elem::to::<u64>(v73).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i17_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i17_2), 7_i64)], v74);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t10_2_row: R0,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18_2 = start + lane as i64;
                let v75 = t10_2_row.get(lane);
                let v76 = __Elem::to::<u64>(__Elem::to::<i64>(v75 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i18_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i18_2), 7_i64)], v76);
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t11_2_row: R0,
        v77: i64,
        v78: i64,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20_2 = start + lane as i64;
                let v79 = t11_2_row.get(lane);
                let v80 = __Elem::to::<u64>(__Elem::to::<i64>(v79 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v78.wrapping_add(i20_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v77.wrapping_add(i20_2), 7_i64)], v80);
            }
        }
    }

    #[inline]
    unsafe fn parallel_25<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row: R0,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21_2 = start + lane as i64;
                let v81 = t12_2_row.get(lane);
                let v82 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v81) * 16.0_f32));
                let v83 = v82.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i21_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i21_2), 7_i64)], v83);
            }
        }
    }

    #[inline]
    unsafe fn parallel_26<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t16_2_row_2: R0,
        v84: i64,
        v85: i64,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23_2 = start + lane as i64;
                let v86 = t16_2_row_2.get(lane);
                let v87 = __Elem::to::<u64>(v86).wrapping_mul(__Elem::to::<u64>(v85.wrapping_add(i23_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v84.wrapping_add(i23_2), 7_i64)], v87);
            }
        }
    }

    #[inline]
    unsafe fn parallel_27<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut v88_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v90 = v88_row.get(lane);
                v88_row.set(lane, v90 / 6.0_f32);
            }
        }
    }

    #[inline]
    unsafe fn parallel_28<L: __cpu::Level, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        t17_2_row: R0,
        mut v91_row: R1,
        v94: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v95 = t17_2_row.get(lane);
                let v96 = v95 - v94;
                v91_row.set(lane, v96 * v96);
            }
        }
    }

    #[inline]
    unsafe fn parallel_29<L: __cpu::Level, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        v97_row: R0,
        mut t18_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v99 = v97_row.get(lane);
                t18_2_row.set(lane, v99 / 6.0_f32);
            }
        }
    }

    #[inline]
    unsafe fn parallel_30<L: __cpu::Level, R0: __cpu::row::Row<f64>, R1: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row_2: R0,
        mut t19_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s26_2 = <f64 as __Elem>::ZERO;
                s26_2 = 0.0_f64;
                for k27_2 in 0_i64..2 {
                    let v100 = s26_2;
                    s26_2 = v100 + 4.0_f64;
                }
                let v101 = s26_2;
                t19_2_row.set(lane, v101);
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
        plan.value(d4);
        plan.value(d6);
        plan.value(n8);
        plan.value(d2);
        plan.finish([1, 1, v3])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f32, 2>([BM as i64, 2]);
        size.tile::<f64, 1>([BM as i64]);
        size.tile::<i32, 1>([2]);
        size.tile::<f32, 1>([2]);
        size.tile::<f32, 2>([BM as i64, 1]);
        size.tile::<f64, 1>([BM as i64]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<f64, 1>([BM as i64]);
            size.tile::<i64, 1>([6]);
            size.tile::<f32, 1>([6]);
            outer.cover(size);
        }
        size.tile::<i32, 2>([6, BM as i64]);
        size.tile::<f32, 3>([BM as i64, 2, 6]);
        size.tile::<f32, 2>([BM as i64, 2]);
        size.tile::<f32, 2>([BM as i64, 2]);
        size.tile::<f32, 3>([BM as i64, 2, 6]);
        size.tile::<f32, 2>([BM as i64, 2]);
        size.tile::<f64, 1>([BM as i64]);
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
            let d4 = __cpu::value::<i64>(call, 0);
            let d6 = __cpu::value::<i64>(call, 1);
            let n8 = __cpu::value::<i64>(call, 2);
            let d2 = __cpu::value::<i64>(call, 3);
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
                let t10 = scratch.tile::<f32, 1>([2]);
                let v0 = t9.load([x2.extent[1]], <i32 as __Elem>::ZERO);
                let t9_at = t9.window([d4.wrapping_add(4)], [2]);
                __cpu::copy::<L, _, _, _>(t9_at, t10, __Elem::to::<f32>(v0));
                let v1 = x1.load([d6, 2, n8], <i32 as __Elem>::ZERO);
                let x1_row = x1.row(0, [0, 11, __Elem::to::<i64>(v1)], 2);
                let t9_row = t9.row(0, [0], 2);
                let t7_row = t7.row(1, [d2, 0], 2);
                let (from, to) = __cpu::common(2, [x1_row.span(), t7_row.unit_span()]);
                Self::parallel::<L, _, _, _>(
                    level,
                    from,
                    to - from,
                    x1_row.strided(from),
                    t9_row.slice(from, to - from),
                    t7_row.slice(from, to - from),
                    t9,
                    t7,
                    t10,
                );
                if to - from < 2 {
                    for (start, end) in [(0, from), (to, 2)] {
                        Self::parallel::<L, _, _, _>(
                            level,
                            start,
                            end - start,
                            x1_row.guarded(start, <i32 as __Elem>::ZERO),
                            t9_row.slice(start, end - start),
                            t7_row.guarded(start, <f32 as __Elem>::ZERO),
                            t9,
                            t7,
                            t10,
                        );
                    }
                }
                let t11 = scratch.tile::<f32, 2>([BM as i64, 1]);
                __cpu::fill::<L, _, _>(t11, 1.0_f32);
                __cpu::reduce::<L, __cpu::reduce::Max, _, _, 2>(t7, 1, t11, true, <f32 as __Elem>::ZERO);
                let t12 = scratch.tile::<f64, 1>([BM as i64]);
                __cpu::scan::<L, __cpu::reduce::Sum, _, _, _>(t8, 0, t12, true, <f64 as __Elem>::ZERO);
                for k10 in 0_i64..3 {
                    let mut scratch = scratch;
                    let t13 = scratch.tile::<f64, 1>([BM as i64]);
                    __cpu::scan::<L, __cpu::reduce::Min, _, _, _>(t12, 0, t13, false, <f64 as __Elem>::ZERO);
                    let t14 = scratch.tile::<i64, 1>([6]);
                    let v8 = t9.load([n8], <i32 as __Elem>::ZERO);
                    let v9 = t9.load([d6], <i32 as __Elem>::ZERO);
                    let v10 = __Elem::to::<i64>(v8).wrapping_mul(__Elem::to::<i64>(v9));
                    let t14_row = t14.row(0, [0], 6);
                    Self::parallel_2::<L, _>(level, 0, 6, t14_row.slice_mut(0, 6), v10);
                    let t15 = scratch.tile::<f32, 1>([6]);
                    __cpu::gather::<L, _, _, _, _>(x0, t14, t15, <f32 as __Elem>::ZERO);
                    let t14_row_2 = t14.row(0, [0], 6);
                    Self::parallel_3::<L, _>(level, 0, 6, t14_row_2.slice(0, 6), h6);
                    let t15_row = t15.row(0, [0], 6);
                    Self::parallel_4::<L, _>(level, 0, 6, t15_row.slice(0, 6), h6);
                }
                let t16 = scratch.tile::<i32, 2>([6, BM as i64]);
                for i14 in 0_i64..6 {
                    let v15 = __Elem::to::<u16>(3_i64) <= __Elem::to::<u16>(i14);
                    let v16 = t9.load([d2], <i32 as __Elem>::ZERO);
                    let v17 = __Elem::to::<i32>(d2).wrapping_add(__Elem::min(v16, 3_i32));
                    let t16_row = t16.row(1, [i14, 0], BM as i64);
                    Self::parallel_5::<L, _>(
                        level,
                        0,
                        BM as i64,
                        t16_row.slice_mut(0, BM as i64),
                        x1,
                        d2,
                        v17,
                        v15,
                    );
                }
                let t7_row_2 = t7.row(0, [0, _q7], BM as i64);
                let (from, to) = __cpu::common(BM as i64, [t7_row_2.span()]);
                Self::parallel_6::<L, _>(level, from, to - from, t7_row_2.strided(from), a5);
                if to - from < BM as i64 {
                    for (start, end) in [(0, from), (to, BM as i64)] {
                        Self::parallel_6::<L, _>(
                            level,
                            start,
                            end - start,
                            t7_row_2.guarded(start, <f32 as __Elem>::ZERO),
                            a5,
                        );
                    }
                }
                let t9_row_2 = t9.row(0, [0], 2);
                Self::parallel_7::<L, _>(level, 0, 2, t9_row_2.slice(0, 2), h6);
                let t10_row = t10.row(0, [0], 2);
                Self::parallel_8::<L, _>(level, 0, 2, t10_row.slice(0, 2), h6);
                for i19 in 0_i64..(BM as i64) {
                    let v26 = 5_i64.wrapping_add(i19).wrapping_mul(5);
                    let v27 = 5_i64.wrapping_add(i19).wrapping_mul(5);
                    let t11_row = t11.row(1, [i19, 0], 1);
                    Self::parallel_9::<L, _>(level, 0, 1, t11_row.slice(0, 1), v26, v27, h6);
                }
                let t12_row = t12.row(0, [0], BM as i64);
                Self::parallel_10::<L, _>(level, 0, BM as i64, t12_row.slice(0, BM as i64), h6);
                for i22 in 0_i64..6 {
                    let v33 = 5_i64.wrapping_add(i22).wrapping_mul(5);
                    let v34 = 5_i64.wrapping_add(i22).wrapping_mul(5);
                    let t16_row_2 = t16.row(1, [i22, 0], BM as i64);
                    Self::parallel_11::<L, _>(level, 0, BM as i64, t16_row_2.slice(0, BM as i64), v33, v34, h6);
                }
                let t17 = scratch.tile::<f32, 3>([BM as i64, 2, 6]);
                let x1_at = x1.window([d6, d4, _q7], [6, BM as i64, 2]);
                let x1_at_at = x1_at.permute([1, 2, 0]);
                __cpu::copy::<L, _, _, _>(x1_at_at, t17, <f32 as __Elem>::ZERO);
                let t18 = scratch.tile::<f32, 2>([BM as i64, 2]);
                let v37 = scratch.tile::<f32, 2>([BM as i64, 2]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 3>(t17, 2, __cpu::insert_axis(v37, 2), false, <f32 as __Elem>::ZERO);
                for v38 in 0_i64..(BM as i64) {
                    let v37_row = v37.row(1, [v38, 0], 2);
                    Self::parallel_12::<L, _>(level, 0, 2, v37_row.slice_mut(0, 2));
                }
                let v40 = scratch.tile::<f32, 3>([BM as i64, 2, 6]);
                for v41 in 0_i64..(BM as i64) {
                    for v42 in 0_i64..2 {
                        let v43 = v37.load_inside([v41, v42]);
                        let t17_row = t17.row(2, [v41, v42, 0], 6);
                        let v40_row = v40.row(2, [v41, v42, 0], 6);
                        Self::parallel_13::<L, _, _>(
                            level,
                            0,
                            6,
                            t17_row.slice(0, 6),
                            v40_row.slice_mut(0, 6),
                            v43,
                        );
                    }
                }
                let v46 = scratch.tile::<f32, 2>([BM as i64, 2]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 3>(v40, 2, __cpu::insert_axis(v46, 2), false, <f32 as __Elem>::ZERO);
                for v47 in 0_i64..(BM as i64) {
                    let v46_row = v46.row(1, [v47, 0], 2);
                    let t18_row = t18.row(1, [v47, 0], 2);
                    Self::parallel_14::<L, _, _>(level, 0, 2, v46_row.slice(0, 2), t18_row.slice_mut(0, 2));
                }
                let y3_at_2 = y3.window([b5.wrapping_mul(BM as i64), 0], [BM as i64, 2]);
                __cpu::copy::<L, _, _, _>(t18, y3_at_2, <f32 as __Elem>::ZERO);
                let t19 = scratch.tile::<f64, 1>([BM as i64]);
                let mut prefetch = __cpu::PacedPrefetch::new(__cpu::PrefetchList::new([x0_at.paced_prefetch_rows([1], __cpu::is_non_temporal(call, &x0))]), BM as i64);
                let y4_at = y4.window([b5.wrapping_mul(BM as i64)], [BM as i64]);
                let mut copy_out = __cpu::FusedCopyOut::new(t19, y4_at, <f64 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y4));
                let t12_row_2 = t12.row(0, [0], BM as i64);
                let t19_row = t19.row(0, [0], BM as i64);
                let mut chunks = copy_out.chunks([0], 0, BM as i64, &prefetch);
                while chunks.advance() {
                    let (start, count) = chunks.chunk();
                    Self::parallel_15::<L, _, _>(
                        level,
                        start,
                        count,
                        t12_row_2.slice(start, count),
                        t19_row.slice_mut(start, count),
                    );
                    copy_out.store::<L>([0], start, count);
                    prefetch.issue_for(count);
                }
                copy_out.finish::<L>();
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
            let d4_2 = __cpu::value::<i64>(call, 0);
            let d6_2 = __cpu::value::<i64>(call, 1);
            let n8_2 = __cpu::value::<i64>(call, 2);
            let d2_2 = __cpu::value::<i64>(call, 3);
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
                let t10_2 = scratch.tile::<f32, 1>([2]);
                let v51 = t9_2.load([x2_2.extent[1]], <i32 as __Elem>::ZERO);
                let t9_2_at = t9_2.window([d4_2.wrapping_add(4)], [2]);
                __cpu::copy::<L, _, _, _>(t9_2_at, t10_2, __Elem::to::<f32>(v51));
                let v52 = x1_2.load([d6_2, 2, n8_2], <i32 as __Elem>::ZERO);
                let x1_2_row = x1_2.row(0, [0, 11, __Elem::to::<i64>(v52)], 2);
                let t9_2_row = t9_2.row(0, [0], 2);
                let t7_2_row = t7_2.row(1, [d2_2, 0], 2);
                let (from, to) = __cpu::common(2, [x1_2_row.span(), t7_2_row.unit_span()]);
                Self::parallel_16::<L, _, _, _>(
                    level,
                    from,
                    to - from,
                    x1_2_row.strided(from),
                    t9_2_row.slice(from, to - from),
                    t7_2_row.slice(from, to - from),
                    t9_2,
                    t7_2,
                    t10_2,
                );
                if to - from < 2 {
                    for (start, end) in [(0, from), (to, 2)] {
                        Self::parallel_16::<L, _, _, _>(
                            level,
                            start,
                            end - start,
                            x1_2_row.guarded(start, <i32 as __Elem>::ZERO),
                            t9_2_row.slice(start, end - start),
                            t7_2_row.guarded(start, <f32 as __Elem>::ZERO),
                            t9_2,
                            t7_2,
                            t10_2,
                        );
                    }
                }
                let t11_2 = scratch.tile::<f32, 2>([BM as i64, 1]);
                __cpu::fill::<L, _, _>(t11_2, 1.0_f32);
                __cpu::reduce::<L, __cpu::reduce::Max, _, _, 2>(t7_2, 1, t11_2, true, <f32 as __Elem>::ZERO);
                let t12_2 = scratch.tile::<f64, 1>([BM as i64]);
                __cpu::scan::<L, __cpu::reduce::Sum, _, _, _>(t8_2, 0, t12_2, true, <f64 as __Elem>::ZERO);
                for k10_2 in 0_i64..3 {
                    let mut scratch = scratch;
                    let t13_2 = scratch.tile::<f64, 1>([BM as i64]);
                    __cpu::scan::<L, __cpu::reduce::Min, _, _, _>(t12_2, 0, t13_2, false, <f64 as __Elem>::ZERO);
                    let t14_2 = scratch.tile::<i64, 1>([6]);
                    let v59 = t9_2.load([n8_2], <i32 as __Elem>::ZERO);
                    let v60 = t9_2.load([d6_2], <i32 as __Elem>::ZERO);
                    let v61 = __Elem::to::<i64>(v59).wrapping_mul(__Elem::to::<i64>(v60));
                    let t14_2_row = t14_2.row(0, [0], 6);
                    Self::parallel_17::<L, _>(level, 0, 6, t14_2_row.slice_mut(0, 6), v61);
                    let t15_2 = scratch.tile::<f32, 1>([6]);
                    __cpu::gather::<L, _, _, _, _>(x0_2, t14_2, t15_2, <f32 as __Elem>::ZERO);
                    let t14_2_row_2 = t14_2.row(0, [0], 6);
                    Self::parallel_18::<L, _>(level, 0, 6, t14_2_row_2.slice(0, 6), h6_2);
                    let t15_2_row = t15_2.row(0, [0], 6);
                    Self::parallel_19::<L, _>(level, 0, 6, t15_2_row.slice(0, 6), h6_2);
                }
                let t16_2 = scratch.tile::<i32, 2>([6, BM as i64]);
                for i14_2 in 0_i64..6 {
                    let v66 = __Elem::to::<u16>(3_i64) <= __Elem::to::<u16>(i14_2);
                    let v67 = t9_2.load([d2_2], <i32 as __Elem>::ZERO);
                    let v68 = __Elem::to::<i32>(d2_2).wrapping_add(__Elem::min(v67, 3_i32));
                    let t16_2_row = t16_2.row(1, [i14_2, 0], BM as i64);
                    Self::parallel_20::<L, _>(
                        level,
                        0,
                        BM as i64,
                        t16_2_row.slice_mut(0, BM as i64),
                        x1_2,
                        d2_2,
                        v68,
                        v66,
                    );
                }
                let t7_2_row_2 = t7_2.row(0, [0, _q7_2], BM as i64);
                let (from, to) = __cpu::common(BM as i64, [t7_2_row_2.span()]);
                Self::parallel_21::<L, _>(level, from, to - from, t7_2_row_2.strided(from), a5_2);
                if to - from < BM as i64 {
                    for (start, end) in [(0, from), (to, BM as i64)] {
                        Self::parallel_21::<L, _>(
                            level,
                            start,
                            end - start,
                            t7_2_row_2.guarded(start, <f32 as __Elem>::ZERO),
                            a5_2,
                        );
                    }
                }
                let t9_2_row_2 = t9_2.row(0, [0], 2);
                Self::parallel_22::<L, _>(level, 0, 2, t9_2_row_2.slice(0, 2), h6_2);
                let t10_2_row = t10_2.row(0, [0], 2);
                Self::parallel_23::<L, _>(level, 0, 2, t10_2_row.slice(0, 2), h6_2);
                for i19_2 in 0_i64..(BM as i64) {
                    let v77 = 5_i64.wrapping_add(i19_2).wrapping_mul(5);
                    let v78 = 5_i64.wrapping_add(i19_2).wrapping_mul(5);
                    let t11_2_row = t11_2.row(1, [i19_2, 0], 1);
                    Self::parallel_24::<L, _>(level, 0, 1, t11_2_row.slice(0, 1), v77, v78, h6_2);
                }
                let t12_2_row = t12_2.row(0, [0], BM as i64);
                Self::parallel_25::<L, _>(level, 0, BM as i64, t12_2_row.slice(0, BM as i64), h6_2);
                for i22_2 in 0_i64..6 {
                    let v84 = 5_i64.wrapping_add(i22_2).wrapping_mul(5);
                    let v85 = 5_i64.wrapping_add(i22_2).wrapping_mul(5);
                    let t16_2_row_2 = t16_2.row(1, [i22_2, 0], BM as i64);
                    Self::parallel_26::<L, _>(level, 0, BM as i64, t16_2_row_2.slice(0, BM as i64), v84, v85, h6_2);
                }
                let t17_2 = scratch.tile::<f32, 3>([BM as i64, 2, 6]);
                let x1_2_at = x1_2.window([d6_2, d4_2, _q7_2], [6, BM as i64, 2]);
                let x1_2_at_at = x1_2_at.permute([1, 2, 0]);
                __cpu::copy::<L, _, _, _>(x1_2_at_at, t17_2, <f32 as __Elem>::ZERO);
                let t18_2 = scratch.tile::<f32, 2>([BM as i64, 2]);
                let v88 = scratch.tile::<f32, 2>([BM as i64, 2]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 3>(t17_2, 2, __cpu::insert_axis(v88, 2), false, <f32 as __Elem>::ZERO);
                for v89 in 0_i64..(BM as i64) {
                    let v88_row = v88.row(1, [v89, 0], 2);
                    Self::parallel_27::<L, _>(level, 0, 2, v88_row.slice_mut(0, 2));
                }
                let v91 = scratch.tile::<f32, 3>([BM as i64, 2, 6]);
                for v92 in 0_i64..(BM as i64) {
                    for v93 in 0_i64..2 {
                        let v94 = v88.load_inside([v92, v93]);
                        let t17_2_row = t17_2.row(2, [v92, v93, 0], 6);
                        let v91_row = v91.row(2, [v92, v93, 0], 6);
                        Self::parallel_28::<L, _, _>(
                            level,
                            0,
                            6,
                            t17_2_row.slice(0, 6),
                            v91_row.slice_mut(0, 6),
                            v94,
                        );
                    }
                }
                let v97 = scratch.tile::<f32, 2>([BM as i64, 2]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 3>(v91, 2, __cpu::insert_axis(v97, 2), false, <f32 as __Elem>::ZERO);
                for v98 in 0_i64..(BM as i64) {
                    let v97_row = v97.row(1, [v98, 0], 2);
                    let t18_2_row = t18_2.row(1, [v98, 0], 2);
                    Self::parallel_29::<L, _, _>(level, 0, 2, v97_row.slice(0, 2), t18_2_row.slice_mut(0, 2));
                }
                let y3_2_at_2 = y3_2.window([b5_2.wrapping_mul(BM as i64), 0], [BM as i64, 2]);
                __cpu::copy::<L, _, _, _>(t18_2, y3_2_at_2, <f32 as __Elem>::ZERO);
                let t19_2 = scratch.tile::<f64, 1>([BM as i64]);
                let mut prefetch_2 = __cpu::PacedPrefetch::new(__cpu::PrefetchList::new([x0_2_at.paced_prefetch_rows([1], __cpu::is_non_temporal(call, &x0_2))]), BM as i64);
                let y4_2_at = y4_2.window([b5_2.wrapping_mul(BM as i64)], [BM as i64]);
                let mut copy_out_2 = __cpu::FusedCopyOut::new(t19_2, y4_2_at, <f64 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y4_2));
                let t12_2_row_2 = t12_2.row(0, [0], BM as i64);
                let t19_2_row = t19_2.row(0, [0], BM as i64);
                let mut chunks_2 = copy_out_2.chunks([0], 0, BM as i64, &prefetch_2);
                while chunks_2.advance() {
                    let (start, count) = chunks_2.chunk();
                    Self::parallel_30::<L, _, _>(
                        level,
                        start,
                        count,
                        t12_2_row_2.slice(start, count),
                        t19_2_row.slice_mut(start, count),
                    );
                    copy_out_2.store::<L>([0], start, count);
                    prefetch_2.issue_for(count);
                }
                copy_out_2.finish::<L>();
            }
        }
    }
}
