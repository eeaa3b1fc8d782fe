// Emitted from the random kernel of seed 4.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;

pub const SCALE_4: i32 = 2_u64 as i32;

#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl __Kernel {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::Row<u32>, R1: __cpu::row::RowMut<f32>>(
        level: L,
        block: &__cpu::Block<'_>,
        start: i64,
        count: i64,
        x1_row: R0,
        mut t6_row: R1,
        x0: __cpu::View<f32, 3>,
        v0: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i9 = start + lane as i64;
                if !(i9 < 1) {
                    __cpu::fail(block, concat!(file!(), ":4:5"), format_args!("an index is within its bounds"));
                }
                let v1 = x0.load([i9, i9, i9], <f32 as __Elem>::ZERO);
                let v2 = x1_row.get(lane);
                let v3 = x0.load([i9, i9, __Elem::to::<i64>(v2)], <f32 as __Elem>::ZERO);
                t6_row.set(lane, (-(v1 + v3)) * v0);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_2: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i11 = start + lane as i64;
                let v4 = t6_row_2.get(lane);
                let v5 = __Elem::to::<u64>(__Elem::to::<i64>(v4 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i11)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i11), 7_i64)], v5, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t7_row: R0,
        v7: i64,
        v9: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14 = start + lane as i64;
                let v10 = t7_row.get(lane);
                let v11 = __Elem::to::<u64>(v10).wrapping_mul(__Elem::to::<u64>(v9.wrapping_add(i14)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v7.wrapping_add(i14), 7_i64)], v11, __cpu::Order::AcqRel);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::RowMut<i64>>(
        level: L,
        start: i64,
        count: i64,
        mut t8_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t8_row.set(lane, -1_i64);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t14_row: R0,
        t7: __cpu::View<u32, 3>,
        d3: i64,
        d4: i64,
        t8: __cpu::View<i64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17 = start + lane as i64;
                let v12 = t7.load([i17, i17, d3], <u32 as __Elem>::ZERO);
                let v13 = __Elem::div(__Elem::to::<i64>(v12).wrapping_mul(3).wrapping_add(d4), 3_i64);
                let v14 = t8.load([v13], <i64 as __Elem>::ZERO);
                t14_row.set(lane, __Elem::to::<f32>(v14));
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        x0_row: R0,
        mut t15_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v15 = x0_row.get(lane);
                t15_row.set(lane, __Elem::to::<f64>(v15));
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut t16_row: R0,
        v17: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t16_row.set(lane, v17);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut t16_row_2: R0,
        v18: f64,
        v19: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v20 = t16_row_2.get(lane);
                let v21 = __Elem::ceil::<L, false>(__Elem::fma::<L>(v18, v20, v19) * (-0.25_f64));
                t16_row_2.set(lane, v21);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::Row<i64>, R1: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        t8_row_2: R0,
        mut t18_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v20 = t8_row_2.get(lane);
                t18_row.set(lane, __Elem::to::<f64>(v20) + (-1.0_f64));
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t16_row_3: R0,
        v21: i64,
        v22: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28 = start + lane as i64;
                let v23 = t16_row_3.get(lane);
                let v24 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v23) * 16.0_f32));
                let v25 = v24.wrapping_mul(__Elem::to::<u64>(v22.wrapping_add(i28)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v21.wrapping_add(i28), 7_i64)], v25, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t17_row: R0,
        v27: i64,
        v28: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30 = start + lane as i64;
                let v29 = t17_row.get(lane);
                let v30 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v29) * 16.0_f32));
                let v31 = v30.wrapping_mul(__Elem::to::<u64>(v28.wrapping_add(i30)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v27.wrapping_add(i30), 7_i64)], v31, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t20_row: R0,
        v32: i64,
        v33: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i32 = start + lane as i64;
                let v34 = t20_row.get(lane);
                let v35 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v34) * 16.0_f32));
                let v36 = v35.wrapping_mul(__Elem::to::<u64>(v33.wrapping_add(i32)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v32.wrapping_add(i32), 7_i64)], v36, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t22_row: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33 = start + lane as i64;
                let v37 = t22_row.get(lane);
                let v38 = __Elem::to::<u64>(__Elem::to::<i64>(v37 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i33)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i33), 7_i64)], v38, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t23_row: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i34 = start + lane as i64;
                let v39 = t23_row.get(lane);
                let v40 = __Elem::to::<u64>(__Elem::to::<i64>(v39 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i34)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i34), 7_i64)], v40, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<u32>, R1: __cpu::row::RowMut<f32>>(
        level: L,
        block: &__cpu::Block<'_>,
        start: i64,
        count: i64,
        x1_2_row: R0,
        mut t6_2_row: R1,
        x0_2: __cpu::View<f32, 3>,
        v41: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i9_2 = start + lane as i64;
                if !(i9_2 < 1) {
                    __cpu::fail(block, concat!(file!(), ":4:5"), format_args!("an index is within its bounds"));
                }
                let v42 = x0_2.load([i9_2, i9_2, i9_2], <f32 as __Elem>::ZERO);
                let v43 = x1_2_row.get(lane);
                let v44 = x0_2.load([i9_2, i9_2, __Elem::to::<i64>(v43)], <f32 as __Elem>::ZERO);
                t6_2_row.set(lane, (-(v42 + v44)) * v41);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_2: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i11_2 = start + lane as i64;
                let v45 = t6_2_row_2.get(lane);
                let v46 = __Elem::to::<u64>(__Elem::to::<i64>(v45 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i11_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i11_2), 7_i64)], v46);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row: R0,
        v48: i64,
        v50: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14_2 = start + lane as i64;
                let v51 = t7_2_row.get(lane);
                let v52 = __Elem::to::<u64>(v51).wrapping_mul(__Elem::to::<u64>(v50.wrapping_add(i14_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v48.wrapping_add(i14_2), 7_i64)], v52);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::RowMut<i64>>(
        level: L,
        start: i64,
        count: i64,
        mut t8_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t8_2_row.set(lane, -1_i64);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t14_2_row: R0,
        t7_2: __cpu::View<u32, 3>,
        d3_2: i64,
        d4_2: i64,
        t8_2: __cpu::View<i64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17_2 = start + lane as i64;
                let v53 = t7_2.load([i17_2, i17_2, d3_2], <u32 as __Elem>::ZERO);
                let v54 = __Elem::to::<i64>(v53).wrapping_mul(3).wrapping_add(d4_2);
                let v55 = t8_2.load([__Elem::div(v54, 3_i64)], <i64 as __Elem>::ZERO);
                t14_2_row.set(lane, __Elem::to::<f32>(v55));
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<f32>,
        R1: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        x0_2_row: R0,
        mut t15_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v56 = x0_2_row.get(lane);
                t15_2_row.set(lane, __Elem::to::<f64>(v56));
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut t16_2_row: R0,
        v58: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t16_2_row.set(lane, v58);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut t16_2_row_2: R0,
        v59: f64,
        v60: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v61 = t16_2_row_2.get(lane);
                let v62 = __Elem::ceil::<L, false>(__Elem::fma::<L>(v59, v61, v60) * (-0.25_f64));
                t16_2_row_2.set(lane, v62);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<i64>,
        R1: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        t8_2_row_2: R0,
        mut t18_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v61 = t8_2_row_2.get(lane);
                t18_2_row.set(lane, __Elem::to::<f64>(v61) + (-1.0_f64));
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t16_2_row_3: R0,
        v62: i64,
        v63: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28_2 = start + lane as i64;
                let v64 = t16_2_row_3.get(lane);
                let v65 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v64) * 16.0_f32));
                let v66 = v65.wrapping_mul(__Elem::to::<u64>(v63.wrapping_add(i28_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v62.wrapping_add(i28_2), 7_i64)], v66);
            }
        }
    }

    #[inline]
    unsafe fn parallel_25<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t17_2_row: R0,
        v67: i64,
        v68: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30_2 = start + lane as i64;
                let v69 = t17_2_row.get(lane);
                let v70 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v69) * 16.0_f32));
                let v71 = v70.wrapping_mul(__Elem::to::<u64>(v68.wrapping_add(i30_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v67.wrapping_add(i30_2), 7_i64)], v71);
            }
        }
    }

    #[inline]
    unsafe fn parallel_26<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t20_2_row: R0,
        v72: i64,
        v73: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i32_2 = start + lane as i64;
                let v74 = t20_2_row.get(lane);
                let v75 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v74) * 16.0_f32));
                let v76 = v75.wrapping_mul(__Elem::to::<u64>(v73.wrapping_add(i32_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v72.wrapping_add(i32_2), 7_i64)], v76);
            }
        }
    }

    #[inline]
    unsafe fn parallel_27<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t22_2_row: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33_2 = start + lane as i64;
                let v77 = t22_2_row.get(lane);
                let v78 = __Elem::to::<u64>(__Elem::to::<i64>(v77 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i33_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i33_2), 7_i64)], v78);
            }
        }
    }

    #[inline]
    unsafe fn parallel_28<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t23_2_row: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i34_2 = start + lane as i64;
                let v79 = t23_2_row.get(lane);
                let v80 = __Elem::to::<u64>(__Elem::to::<i64>(v79 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i34_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i34_2), 7_i64)], v80);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl __cpu::Kernel for __Kernel {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_4", args);
        let d1 = plan.extent(0, 0);
        let d2 = plan.extent(0, 1);
        plan.expect("x0", 0, 2, d2)?;
        let d3 = plan.extent(1, 0);
        plan.expect("x2", 2, 0, 4)?;
        let d4 = plan.extent(2, 1);
        let d5 = plan.extent(3, 0);
        plan.expect("h4", 4, 0, 7)?;
        plan.workspace::<f32, 1>([d5])?;
        let v0 = d5.wrapping_add(4);
        let v1 = v0.wrapping_sub(1);
        let v2 = __Elem::div(v1, 4_i64);
        plan.value(d2);
        plan.value(d5);
        plan.value(d1);
        plan.value(d3);
        plan.value(d4);
        plan.panels(0, [1, 4, 4], 0b000, [4, 4], [1, 2], [false, true], __cpu::panel_a::<f32, f32, f32>());
        plan.panels(0, [1, 4, 1], 0b000, [4, 1], [1, 2], [true, false], __cpu::panel_b::<f32, f32, f32>());
        plan.finish([1, 1, v2])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f32, 1>([1]);
        size.tile::<u32, 3>([4, 3, 3]);
        size.tile::<i64, 1>([3]);
        size.tile::<f32, 1>([3]);
        size.tile::<u32, 1>([1]);
        size.tile::<f32, 2>([4, 1]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.panel_a::<L, f32, f32, f32>(4, 4);
            size.panel_b::<L, f32, f32, f32>(4, 1);
            size.gemm::<L, f32, f32, f32>(4, 1, 4);
            outer.cover(size);
        }
        size.tile::<f32, 1>([3]);
        size.tile::<f64, 2>([3, 3]);
        size.tile::<f64, 2>([1, 3]);
        size.tile::<f64, 2>([3, 1]);
        size.gemm::<L, f64, f64, f64>(3, 1, 3);
        size.tile::<f64, 2>([4, 12]);
        size.panel_b::<L, f64, f64, f64>(24, 3);
        size.tile::<f64, 2>([4, 3]);
        size.tile::<u8, 2>([4, 3]);
        size.gemm_sp_packed::<L, f64, f64, f64>(4, 3, 24);
        size.tile::<f32, 1>([4]);
        size.tile::<f32, 1>([4]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<f32, 3>(call, 0);
            let x1 = __cpu::tensor::<u32, 1>(call, 1);
            let y3 = __cpu::tensor::<f64, 1>(call, 3);
            let h4 = __cpu::tensor::<u64, 1>(call, 4);
            let _p8 = __cpu::scalar::<i64>(call.args, 6);
            let w5 = __cpu::workspace::<f32, 1>(call, 0, 0);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let panels_1 = __cpu::PanelCache::new::<L>(call, 1);
            let d2 = __cpu::value::<i64>(call, 0);
            let d5 = __cpu::value::<i64>(call, 1);
            let d1 = __cpu::value::<i64>(call, 2);
            let d3 = __cpu::value::<i64>(call, 3);
            let d4 = __cpu::value::<i64>(call, 4);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b6] = block.index;
                let mut scratch = block.scratch;
                let t6 = scratch.tile::<f32, 1>([1]);
                let v0 = __Elem::to::<f32>(d2);
                let x1_row = x1.row(0, [0], 1);
                let t6_row = t6.row(0, [0], 1);
                let (from, to) = __cpu::common(1, [x1_row.unit_span()]);
                Self::parallel::<L, _, _>(
                    level,
                    &block.with(scratch),
                    from,
                    to - from,
                    x1_row.slice(from, to - from),
                    t6_row.slice_mut(from, to - from),
                    x0,
                    v0,
                );
                if to - from < 1 {
                    for (start, end) in [(0, from), (to, 1)] {
                        Self::parallel::<L, _, _>(
                            level,
                            &block.with(scratch),
                            start,
                            end - start,
                            x1_row.guarded(start, <u32 as __Elem>::ZERO),
                            t6_row.slice_mut(start, end - start),
                            x0,
                            v0,
                        );
                    }
                }
                let t7 = scratch.tile::<u32, 3>([4, 3, 3]);
                let x0_at = x0.window([_p8.wrapping_mul(3), d2.wrapping_mul(3), d5.wrapping_mul(1)], [4, 3, 3]);
                __cpu::copy::<L, _, _, _>(x0_at, t7, <u32 as __Elem>::ZERO);
                for k10 in 0_i64..d1 {
                    let t6_row_2 = t6.row(0, [0], 1);
                    Self::parallel_2::<L, _>(level, 0, 1, t6_row_2.slice(0, 1), h4);
                    for i12 in 0_i64..4 {
                        for i13 in 0_i64..3 {
                            let v6 = 5_i64.wrapping_add(i12).wrapping_mul(5).wrapping_add(i13);
                            let v7 = v6.wrapping_mul(5);
                            let v8 = 5_i64.wrapping_add(i12).wrapping_mul(5).wrapping_add(i13);
                            let v9 = v8.wrapping_mul(5);
                            let t7_row = t7.row(2, [i12, i13, 0], 3);
                            Self::parallel_3::<L, _>(level, 0, 3, t7_row.slice(0, 3), v7, v9, h4);
                        }
                    }
                }
                let t8 = scratch.tile::<i64, 1>([3]);
                let t8_row = t8.row(0, [0], 3);
                Self::parallel_4::<L, _>(level, 0, 3, t8_row.slice_mut(0, 3));
                let t9 = scratch.tile::<f32, 1>([3]);
                __cpu::gather::<L, _, _, _, _>(t6, t8, t9, <f32 as __Elem>::ZERO);
                let t10 = scratch.tile::<u32, 1>([1]);
                let x0_at_2 = x0.window([b6.wrapping_mul(3), _p8.wrapping_sub(2), b6.wrapping_mul(3)], [1, 1, 1]);
                __cpu::copy::<L, _, _, _>(x0_at_2.squeeze([2]), t10, <u32 as __Elem>::ZERO);
                let t11 = scratch.tile::<f32, 2>([4, 1]);
                __cpu::fill::<L, _, _>(t11, 0.0_f32);
                for k16 in 0_i64..4 {
                    let mut scratch = scratch;
                    let t12_own = scratch.panel_a::<L, f32, f32, f32>(4, 4);
                    let t13_own = scratch.panel_b::<L, f32, f32, f32>(4, 1);
                    let x0_at_3 = x0.window([_p8, d2.wrapping_mul(1), k16.wrapping_mul(4)], [1, 4, 4]);
                    let t12_slot = panels_0.slot([_p8, d2.wrapping_mul(1), k16.wrapping_mul(4)], t12_own);
                    let x0_at_4 = x0.window([_p8, k16.wrapping_mul(4), d5.wrapping_mul(4)], [1, 4, 1]);
                    let t13_slot = panels_1.slot([_p8, k16.wrapping_mul(4), d5.wrapping_mul(4)], t13_own);
                    __cpu::gemm_packed::<L, _, _, f32, f32, f32>(__cpu::Operand::Fresh(x0_at_3.squeeze([1, 2]), <f32 as __Elem>::ZERO, t12_slot), __cpu::Operand::Fresh(x0_at_4.squeeze([1, 2]), <f32 as __Elem>::ZERO, t13_slot), t11, 4, true, __cpu::Ahead::new([]));
                }
                let t14 = scratch.tile::<f32, 1>([3]);
                let t14_row = t14.row(0, [0], 3);
                Self::parallel_5::<L, _>(level, 0, 3, t14_row.slice_mut(0, 3), t7, d3, d4, t8);
                let t10_at = t10.window([d3.wrapping_mul(1)], [3]);
                __cpu::copy::<L, _, _, _>(t14, t10_at, <u32 as __Elem>::ZERO);
                let t15 = scratch.tile::<f64, 2>([3, 3]);
                let whole = x0.has([0, 0, 0], [[0, 1], [1, 0], [1, 0]], [3, 3]);
                if whole {
                    for i18 in 0_i64..3 {
                        let x0_row = x0.whole_row(0, [0, i18, i18], 3, 1);
                        let t15_row = t15.row(1, [i18, 0], 3);
                        Self::parallel_6::<L, true, _, _>(level, 0, 3, x0_row.strided(0), t15_row.slice_mut(0, 3));
                    }
                } else {
                    for i18 in 0_i64..3 {
                        let x0_row = x0.row(0, [0, i18, i18], 3);
                        let t15_row = t15.row(1, [i18, 0], 3);
                        let (from, to) = __cpu::common(3, [x0_row.span()]);
                        Self::parallel_6::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            x0_row.strided(from),
                            t15_row.slice_mut(from, to - from),
                        );
                        if to - from < 3 {
                            for (start, end) in [(0, from), (to, 3)] {
                                Self::parallel_6::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    x0_row.guarded(start, <f32 as __Elem>::ZERO),
                                    t15_row.slice_mut(start, end - start),
                                );
                            }
                        }
                    }
                }
                let t16 = scratch.tile::<f64, 2>([1, 3]);
                for i20 in 0_i64..1 {
                    let v15 = t8.load([__Elem::div(b6, 4_i64)], <i64 as __Elem>::ZERO);
                    let v16 = t8.load_inside([i20]);
                    let v17 = __Elem::to::<f64>(v15) * __Elem::to::<f64>(v16);
                    let t16_row = t16.row(1, [i20, 0], 3);
                    Self::parallel_7::<L, _>(level, 0, 3, t16_row.slice_mut(0, 3), v17);
                }
                let t17 = scratch.tile::<f64, 2>([3, 1]);
                let t16_at = t16.permute([1, 0]);
                __cpu::gemm::<L, f64, f64, f64>(t15, t16_at, t17, false, scratch.rest());
                let whole_2 = t16.has_rows(1, [2, 1], [[1, 0], [0, 1]], [1, 3]);
                if whole_2 {
                    for i22 in 0_i64..1 {
                        let v18 = __Elem::to::<f64>(__Elem::rem(i22.wrapping_mul(1), 1_i64));
                        let v19 = t17.load([i22, b6], <f64 as __Elem>::ZERO);
                        let t16_row_2 = t16.whole_row(1, [i22.wrapping_add(2), 1], 3, 1);
                        Self::parallel_8::<L, true, _>(level, 0, 3, t16_row_2.slice_mut(0, 3), v18, v19);
                    }
                } else {
                    for i22 in 0_i64..1 {
                        let v18 = __Elem::to::<f64>(__Elem::rem(i22.wrapping_mul(1), 1_i64));
                        let v19 = t17.load([i22, b6], <f64 as __Elem>::ZERO);
                        let t16_row_2 = t16.row(1, [i22.wrapping_add(2), 1], 3);
                        let (from, to) = __cpu::common(3, [t16_row_2.unit_span()]);
                        Self::parallel_8::<L, false, _>(
                            level,
                            from,
                            to - from,
                            t16_row_2.slice_mut(from, to - from),
                            v18,
                            v19,
                        );
                        if to - from < 3 {
                            for (start, end) in [(0, from), (to, 3)] {
                                Self::parallel_8::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    t16_row_2.guarded(start, <f64 as __Elem>::ZERO),
                                    v18,
                                    v19,
                                );
                            }
                        }
                    }
                }
                let t18 = scratch.tile::<f64, 2>([4, 12]);
                let whole_3 = t8.has_rows(0, [0], [[0, 1]], [4, 12]);
                if whole_3 {
                    for i24 in 0_i64..4 {
                        let t8_row_2 = t8.whole_row(0, [0], 12, 1);
                        let t18_row = t18.row(1, [i24, 0], 12);
                        Self::parallel_9::<L, true, _, _>(
                            level,
                            0,
                            12,
                            t8_row_2.slice(0, 12),
                            t18_row.slice_mut(0, 12),
                        );
                    }
                } else {
                    for i24 in 0_i64..4 {
                        let t8_row_2 = t8.row(0, [0], 12);
                        let t18_row = t18.row(1, [i24, 0], 12);
                        let (from, to) = __cpu::common(12, [t8_row_2.unit_span()]);
                        Self::parallel_9::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            t8_row_2.slice(from, to - from),
                            t18_row.slice_mut(from, to - from),
                        );
                        if to - from < 12 {
                            for (start, end) in [(0, from), (to, 12)] {
                                Self::parallel_9::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t8_row_2.guarded(start, <i64 as __Elem>::ZERO),
                                    t18_row.slice_mut(start, end - start),
                                );
                            }
                        }
                    }
                }
                let t19 = scratch.panel_b::<L, f64, f64, f64>(24, 3);
                let x0_at_5 = x0.window([_p8.wrapping_mul(3), __Elem::max(d3, d5), d5.wrapping_mul(1)], [3, 1, 24]).squeeze([0, 2]);
                let x0_at_5_at = x0_at_5.permute([1, 0]);
                __cpu::pack_b::<L, _, f64, f64, f64>(x0_at_5_at, __Elem::to::<f64>(-3.0_f32), t19);
                let t20 = scratch.tile::<f64, 2>([4, 3]);
                let v20 = t16.load([b6, _p8], <f64 as __Elem>::ZERO);
                let v26 = __Elem::abs(__Elem::max(v20, 0.625_f64));
                __cpu::fill::<L, _, _>(t20, v26);
                __cpu::fill::<L, _, _>(t20, 0.0_f64);
                let t21 = scratch.tile::<u8, 2>([4, 3]);
                __cpu::fill::<L, _, _>(t21, 144_u8);
                __cpu::gemm_sp_packed::<L, f64, f64, f64>(t18, t21, t19, t20, scratch);
                let t22 = scratch.tile::<f32, 1>([4]);
                let t11_at = t11.window([b6.wrapping_mul(4), 0], [1, 4]);
                __cpu::copy::<L, _, _, _>(t11_at.squeeze([1]), t22, <f32 as __Elem>::ZERO);
                let t23 = scratch.tile::<f32, 1>([4]);
                let w5_at = w5.window([b6.wrapping_mul(4)], [4]);
                __cpu::copy::<L, _, _, _>(t22, w5_at, <f32 as __Elem>::ZERO);
                let w5_at_2 = w5.window([b6.wrapping_mul(4)], [4]);
                __cpu::copy::<L, _, _, _>(w5_at_2, t23, <f32 as __Elem>::ZERO);
                for i27 in 0_i64..1 {
                    let v21 = 5_i64.wrapping_add(i27).wrapping_mul(5);
                    let v22 = 5_i64.wrapping_add(i27).wrapping_mul(5);
                    let t16_row_3 = t16.row(1, [i27, 0], 3);
                    Self::parallel_10::<L, _>(level, 0, 3, t16_row_3.slice(0, 3), v21, v22, h4);
                }
                for i29 in 0_i64..3 {
                    let v27 = 5_i64.wrapping_add(i29).wrapping_mul(5);
                    let v28 = 5_i64.wrapping_add(i29).wrapping_mul(5);
                    let t17_row = t17.row(1, [i29, 0], 1);
                    Self::parallel_11::<L, _>(level, 0, 1, t17_row.slice(0, 1), v27, v28, h4);
                }
                for i31 in 0_i64..4 {
                    let v32 = 5_i64.wrapping_add(i31).wrapping_mul(5);
                    let v33 = 5_i64.wrapping_add(i31).wrapping_mul(5);
                    let t20_row = t20.row(1, [i31, 0], 3);
                    Self::parallel_12::<L, _>(level, 0, 3, t20_row.slice(0, 3), v32, v33, h4);
                }
                let t22_row = t22.row(0, [0], 4);
                Self::parallel_13::<L, _>(level, 0, 4, t22_row.slice(0, 4), h4);
                let t23_row = t23.row(0, [0], 4);
                Self::parallel_14::<L, _>(level, 0, 4, t23_row.slice(0, 4), h4);
                let y3_at = y3.window([b6.wrapping_mul(4)], [4]);
                __cpu::copy_out::<L, _, _, _>(t22, y3_at, <f64 as __Elem>::ZERO, __cpu::is_far(call, &y3), __cpu::Coming::nothing());
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<f32, 3>(call, 0);
            let x1_2 = __cpu::tensor::<u32, 1>(call, 1);
            let y3_2 = __cpu::tensor::<f64, 1>(call, 3);
            let h4_2 = __cpu::tensor::<u64, 1>(call, 4);
            let _p8_2 = __cpu::scalar::<i64>(call.args, 6);
            let w5_2 = __cpu::workspace::<f32, 1>(call, 0, 0);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let panels_1 = __cpu::PanelCache::new::<L>(call, 1);
            let d2_2 = __cpu::value::<i64>(call, 0);
            let d5_2 = __cpu::value::<i64>(call, 1);
            let d1_2 = __cpu::value::<i64>(call, 2);
            let d3_2 = __cpu::value::<i64>(call, 3);
            let d4_2 = __cpu::value::<i64>(call, 4);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b6_2] = block.index;
                let mut scratch = block.scratch;
                let t6_2 = scratch.tile::<f32, 1>([1]);
                let v41 = __Elem::to::<f32>(d2_2);
                let x1_2_row = x1_2.row(0, [0], 1);
                let t6_2_row = t6_2.row(0, [0], 1);
                let (from, to) = __cpu::common(1, [x1_2_row.unit_span()]);
                Self::parallel_15::<L, _, _>(
                    level,
                    &block.with(scratch),
                    from,
                    to - from,
                    x1_2_row.slice(from, to - from),
                    t6_2_row.slice_mut(from, to - from),
                    x0_2,
                    v41,
                );
                if to - from < 1 {
                    for (start, end) in [(0, from), (to, 1)] {
                        Self::parallel_15::<L, _, _>(
                            level,
                            &block.with(scratch),
                            start,
                            end - start,
                            x1_2_row.guarded(start, <u32 as __Elem>::ZERO),
                            t6_2_row.slice_mut(start, end - start),
                            x0_2,
                            v41,
                        );
                    }
                }
                let t7_2 = scratch.tile::<u32, 3>([4, 3, 3]);
                let x0_2_at = x0_2.window([_p8_2.wrapping_mul(3), d2_2.wrapping_mul(3), d5_2.wrapping_mul(1)], [4, 3, 3]);
                __cpu::copy::<L, _, _, _>(x0_2_at, t7_2, <u32 as __Elem>::ZERO);
                for k10_2 in 0_i64..d1_2 {
                    let t6_2_row_2 = t6_2.row(0, [0], 1);
                    Self::parallel_16::<L, _>(level, 0, 1, t6_2_row_2.slice(0, 1), h4_2);
                    for i12_2 in 0_i64..4 {
                        for i13_2 in 0_i64..3 {
                            let v47 = 5_i64.wrapping_add(i12_2).wrapping_mul(5).wrapping_add(i13_2);
                            let v48 = v47.wrapping_mul(5);
                            let v49 = 5_i64.wrapping_add(i12_2).wrapping_mul(5).wrapping_add(i13_2);
                            let v50 = v49.wrapping_mul(5);
                            let t7_2_row = t7_2.row(2, [i12_2, i13_2, 0], 3);
                            Self::parallel_17::<L, _>(level, 0, 3, t7_2_row.slice(0, 3), v48, v50, h4_2);
                        }
                    }
                }
                let t8_2 = scratch.tile::<i64, 1>([3]);
                let t8_2_row = t8_2.row(0, [0], 3);
                Self::parallel_18::<L, _>(level, 0, 3, t8_2_row.slice_mut(0, 3));
                let t9_2 = scratch.tile::<f32, 1>([3]);
                __cpu::gather::<L, _, _, _, _>(t6_2, t8_2, t9_2, <f32 as __Elem>::ZERO);
                let t10_2 = scratch.tile::<u32, 1>([1]);
                let x0_2_at_2 = x0_2.window([b6_2.wrapping_mul(3), _p8_2.wrapping_sub(2), b6_2.wrapping_mul(3)], [1, 1, 1]);
                __cpu::copy::<L, _, _, _>(x0_2_at_2.squeeze([2]), t10_2, <u32 as __Elem>::ZERO);
                let t11_2 = scratch.tile::<f32, 2>([4, 1]);
                __cpu::fill::<L, _, _>(t11_2, 0.0_f32);
                for k16_2 in 0_i64..4 {
                    let mut scratch = scratch;
                    let t12_2_own = scratch.panel_a::<L, f32, f32, f32>(4, 4);
                    let t13_2_own = scratch.panel_b::<L, f32, f32, f32>(4, 1);
                    let x0_2_at_3 = x0_2.window([_p8_2, d2_2.wrapping_mul(1), k16_2.wrapping_mul(4)], [1, 4, 4]);
                    let t12_2_slot = panels_0.slot([_p8_2, d2_2.wrapping_mul(1), k16_2.wrapping_mul(4)], t12_2_own);
                    let x0_2_at_4 = x0_2.window([_p8_2, k16_2.wrapping_mul(4), d5_2.wrapping_mul(4)], [1, 4, 1]);
                    let t13_2_slot = panels_1.slot([_p8_2, k16_2.wrapping_mul(4), d5_2.wrapping_mul(4)], t13_2_own);
                    __cpu::gemm_packed::<L, _, _, f32, f32, f32>(__cpu::Operand::Fresh(x0_2_at_3.squeeze([1, 2]), <f32 as __Elem>::ZERO, t12_2_slot), __cpu::Operand::Fresh(x0_2_at_4.squeeze([1, 2]), <f32 as __Elem>::ZERO, t13_2_slot), t11_2, 4, true, __cpu::Ahead::new([]));
                }
                let t14_2 = scratch.tile::<f32, 1>([3]);
                let t14_2_row = t14_2.row(0, [0], 3);
                Self::parallel_19::<L, _>(level, 0, 3, t14_2_row.slice_mut(0, 3), t7_2, d3_2, d4_2, t8_2);
                let t10_2_at = t10_2.window([d3_2.wrapping_mul(1)], [3]);
                __cpu::copy::<L, _, _, _>(t14_2, t10_2_at, <u32 as __Elem>::ZERO);
                let t15_2 = scratch.tile::<f64, 2>([3, 3]);
                let whole_4 = x0_2.has([0, 0, 0], [[0, 1], [1, 0], [1, 0]], [3, 3]);
                if whole_4 {
                    for i18_2 in 0_i64..3 {
                        let x0_2_row = x0_2.whole_row(0, [0, i18_2, i18_2], 3, 1);
                        let t15_2_row = t15_2.row(1, [i18_2, 0], 3);
                        Self::parallel_20::<L, true, _, _>(
                            level,
                            0,
                            3,
                            x0_2_row.strided(0),
                            t15_2_row.slice_mut(0, 3),
                        );
                    }
                } else {
                    for i18_2 in 0_i64..3 {
                        let x0_2_row = x0_2.row(0, [0, i18_2, i18_2], 3);
                        let t15_2_row = t15_2.row(1, [i18_2, 0], 3);
                        let (from, to) = __cpu::common(3, [x0_2_row.span()]);
                        Self::parallel_20::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            x0_2_row.strided(from),
                            t15_2_row.slice_mut(from, to - from),
                        );
                        if to - from < 3 {
                            for (start, end) in [(0, from), (to, 3)] {
                                Self::parallel_20::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    x0_2_row.guarded(start, <f32 as __Elem>::ZERO),
                                    t15_2_row.slice_mut(start, end - start),
                                );
                            }
                        }
                    }
                }
                let t16_2 = scratch.tile::<f64, 2>([1, 3]);
                for i20_2 in 0_i64..1 {
                    let v56 = t8_2.load([__Elem::div(b6_2, 4_i64)], <i64 as __Elem>::ZERO);
                    let v57 = t8_2.load_inside([i20_2]);
                    let v58 = __Elem::to::<f64>(v56) * __Elem::to::<f64>(v57);
                    let t16_2_row = t16_2.row(1, [i20_2, 0], 3);
                    Self::parallel_21::<L, _>(level, 0, 3, t16_2_row.slice_mut(0, 3), v58);
                }
                let t17_2 = scratch.tile::<f64, 2>([3, 1]);
                let t16_2_at = t16_2.permute([1, 0]);
                __cpu::gemm::<L, f64, f64, f64>(t15_2, t16_2_at, t17_2, false, scratch.rest());
                let whole_5 = t16_2.has_rows(1, [2, 1], [[1, 0], [0, 1]], [1, 3]);
                if whole_5 {
                    for i22_2 in 0_i64..1 {
                        let v59 = __Elem::to::<f64>(__Elem::rem(i22_2.wrapping_mul(1), 1_i64));
                        let v60 = t17_2.load([i22_2, b6_2], <f64 as __Elem>::ZERO);
                        let t16_2_row_2 = t16_2.whole_row(1, [i22_2.wrapping_add(2), 1], 3, 1);
                        Self::parallel_22::<L, true, _>(level, 0, 3, t16_2_row_2.slice_mut(0, 3), v59, v60);
                    }
                } else {
                    for i22_2 in 0_i64..1 {
                        let v59 = __Elem::to::<f64>(__Elem::rem(i22_2.wrapping_mul(1), 1_i64));
                        let v60 = t17_2.load([i22_2, b6_2], <f64 as __Elem>::ZERO);
                        let t16_2_row_2 = t16_2.row(1, [i22_2.wrapping_add(2), 1], 3);
                        let (from, to) = __cpu::common(3, [t16_2_row_2.unit_span()]);
                        Self::parallel_22::<L, false, _>(
                            level,
                            from,
                            to - from,
                            t16_2_row_2.slice_mut(from, to - from),
                            v59,
                            v60,
                        );
                        if to - from < 3 {
                            for (start, end) in [(0, from), (to, 3)] {
                                Self::parallel_22::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    t16_2_row_2.guarded(start, <f64 as __Elem>::ZERO),
                                    v59,
                                    v60,
                                );
                            }
                        }
                    }
                }
                let t18_2 = scratch.tile::<f64, 2>([4, 12]);
                let whole_6 = t8_2.has_rows(0, [0], [[0, 1]], [4, 12]);
                if whole_6 {
                    for i24_2 in 0_i64..4 {
                        let t8_2_row_2 = t8_2.whole_row(0, [0], 12, 1);
                        let t18_2_row = t18_2.row(1, [i24_2, 0], 12);
                        Self::parallel_23::<L, true, _, _>(
                            level,
                            0,
                            12,
                            t8_2_row_2.slice(0, 12),
                            t18_2_row.slice_mut(0, 12),
                        );
                    }
                } else {
                    for i24_2 in 0_i64..4 {
                        let t8_2_row_2 = t8_2.row(0, [0], 12);
                        let t18_2_row = t18_2.row(1, [i24_2, 0], 12);
                        let (from, to) = __cpu::common(12, [t8_2_row_2.unit_span()]);
                        Self::parallel_23::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            t8_2_row_2.slice(from, to - from),
                            t18_2_row.slice_mut(from, to - from),
                        );
                        if to - from < 12 {
                            for (start, end) in [(0, from), (to, 12)] {
                                Self::parallel_23::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t8_2_row_2.guarded(start, <i64 as __Elem>::ZERO),
                                    t18_2_row.slice_mut(start, end - start),
                                );
                            }
                        }
                    }
                }
                let t19_2 = scratch.panel_b::<L, f64, f64, f64>(24, 3);
                let x0_2_at_5 = x0_2.window([_p8_2.wrapping_mul(3), __Elem::max(d3_2, d5_2), d5_2.wrapping_mul(1)], [3, 1, 24]).squeeze([0, 2]);
                let x0_2_at_5_at = x0_2_at_5.permute([1, 0]);
                __cpu::pack_b::<L, _, f64, f64, f64>(x0_2_at_5_at, __Elem::to::<f64>(-3.0_f32), t19_2);
                let t20_2 = scratch.tile::<f64, 2>([4, 3]);
                let v61 = t16_2.load([b6_2, _p8_2], <f64 as __Elem>::ZERO);
                let v26_2 = __Elem::abs(__Elem::max(v61, 0.625_f64));
                __cpu::fill::<L, _, _>(t20_2, v26_2);
                __cpu::fill::<L, _, _>(t20_2, 0.0_f64);
                let t21_2 = scratch.tile::<u8, 2>([4, 3]);
                __cpu::fill::<L, _, _>(t21_2, 144_u8);
                __cpu::gemm_sp_packed::<L, f64, f64, f64>(t18_2, t21_2, t19_2, t20_2, scratch);
                let t22_2 = scratch.tile::<f32, 1>([4]);
                let t11_2_at = t11_2.window([b6_2.wrapping_mul(4), 0], [1, 4]);
                __cpu::copy::<L, _, _, _>(t11_2_at.squeeze([1]), t22_2, <f32 as __Elem>::ZERO);
                let t23_2 = scratch.tile::<f32, 1>([4]);
                let w5_2_at = w5_2.window([b6_2.wrapping_mul(4)], [4]);
                __cpu::copy::<L, _, _, _>(t22_2, w5_2_at, <f32 as __Elem>::ZERO);
                let w5_2_at_2 = w5_2.window([b6_2.wrapping_mul(4)], [4]);
                __cpu::copy::<L, _, _, _>(w5_2_at_2, t23_2, <f32 as __Elem>::ZERO);
                for i27_2 in 0_i64..1 {
                    let v62 = 5_i64.wrapping_add(i27_2).wrapping_mul(5);
                    let v63 = 5_i64.wrapping_add(i27_2).wrapping_mul(5);
                    let t16_2_row_3 = t16_2.row(1, [i27_2, 0], 3);
                    Self::parallel_24::<L, _>(level, 0, 3, t16_2_row_3.slice(0, 3), v62, v63, h4_2);
                }
                for i29_2 in 0_i64..3 {
                    let v67 = 5_i64.wrapping_add(i29_2).wrapping_mul(5);
                    let v68 = 5_i64.wrapping_add(i29_2).wrapping_mul(5);
                    let t17_2_row = t17_2.row(1, [i29_2, 0], 1);
                    Self::parallel_25::<L, _>(level, 0, 1, t17_2_row.slice(0, 1), v67, v68, h4_2);
                }
                for i31_2 in 0_i64..4 {
                    let v72 = 5_i64.wrapping_add(i31_2).wrapping_mul(5);
                    let v73 = 5_i64.wrapping_add(i31_2).wrapping_mul(5);
                    let t20_2_row = t20_2.row(1, [i31_2, 0], 3);
                    Self::parallel_26::<L, _>(level, 0, 3, t20_2_row.slice(0, 3), v72, v73, h4_2);
                }
                let t22_2_row = t22_2.row(0, [0], 4);
                Self::parallel_27::<L, _>(level, 0, 4, t22_2_row.slice(0, 4), h4_2);
                let t23_2_row = t23_2.row(0, [0], 4);
                Self::parallel_28::<L, _>(level, 0, 4, t23_2_row.slice(0, 4), h4_2);
                let y3_2_at = y3_2.window([b6_2.wrapping_mul(4)], [4]);
                __cpu::copy_out::<L, _, _, _>(t22_2, y3_2_at, <f64 as __Elem>::ZERO, __cpu::is_far(call, &y3_2), __cpu::Coming::nothing());
            }
        }
    }
}
