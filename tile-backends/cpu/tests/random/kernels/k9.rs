// Emitted from the random kernel of seed 9.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize, const BN: usize, const BK: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize, const BN: usize, const BK: usize> __Kernel<BM, BN, BK> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        mut t5_row: R0,
        v1: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t5_row.set(lane, v1);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<bool>,
        R1: __cpu::row::Row<i32>,
        R2: __cpu::row::Row<bool>,
        R3: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        t5_row_2: R0,
        x1_row: R1,
        x0_row: R2,
        mut t6_row: R3,
        t5: __cpu::View<bool, 2>,
        v5: f64,
        v8: f64,
        v2: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12 = start + lane as i64;
                let v9 = t5_row_2.get(lane);
                let v10 = x1_row.get(lane);
                let v11 = __Elem::min(__Elem::to::<f64>(v9), __Elem::to::<f64>(v10));
                let v13 = __Elem::abs(v11);
                let v12 = t5.load([i12.wrapping_add(3), i12.wrapping_sub(4)], <bool as __Elem>::ZERO);
                let v14 = x0_row.get(lane);
                let v15 = __Elem::fma::<L>(v2, __Elem::select(v12, v13, v5), __Elem::fma::<L>(2.0_f64, __Elem::to::<f64>(v14), v8));
                t6_row.set(lane, v15);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_row.set(lane, 2_u8);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<bool>, R1: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        t5_row_3: R0,
        mut t7_row_2: R1,
        v10: u8,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15 = start + lane as i64;
                let v11 = t5_row_3.get(lane);
                t7_row_2.update(lane, __cpu::AtomicOp::And, v10.wrapping_add(__Elem::to::<u8>(v11)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<f64>,
        R1: __cpu::row::RowMut<bool>,
    >(
        level: L,
        start: i64,
        count: i64,
        t6_row_2: R0,
        mut t8_row: R1,
        i16: i64,
        v13: f64,
        v18: f64,
        v15: bool,
        v12: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17 = start + lane as i64;
                let v16 = t6_row_2.get(lane);
                let v17 = t8_row.get(lane);
                let v19 = __Elem::to::<f64>(__Elem::div(i17.wrapping_mul(BM as i64), BM as i64));
                let v20 = __Elem::select(v15, v19, v18);
                let v21 = __Elem::select(i16 <= i17, __Elem::fma::<L>(v16, v13, __Elem::to::<f64>(v17)), v20);
                t8_row.set(lane, v12 >= v21);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<bool>,
        R1: __cpu::row::Row<bool>,
        R2: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        t5_row_4: R0,
        x0_row_2: R1,
        mut t9_row: R2,
        x0: __cpu::View<bool, 2>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20 = start + lane as i64;
                let v16 = x0.load([__Elem::div(i20, 4_i64), i20.wrapping_sub(3)], <bool as __Elem>::ZERO);
                let v17 = t5_row_4.get(lane);
                let v19 = x0_row_2.get(lane);
                let v20 = __Elem::min(__Elem::to::<f64>(v17), __Elem::to::<f64>(v19));
                t9_row.set(lane, __Elem::to::<f64>(v16) + v20);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<i32>,
        R1: __cpu::row::RowMut<bool>,
    >(
        level: L,
        start: i64,
        count: i64,
        x1_row_2: R0,
        mut t13_row: R1,
        v23: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v24 = x1_row_2.get(lane);
                t13_row.set(lane, v23 < __Elem::to::<i64>(v24));
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<u8>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_3: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26 = start + lane as i64;
                let v24 = t7_row_3.get(lane);
                let v25 = __Elem::to::<u64>(v24).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i26)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i26), 7_i64)], v25, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t8_row_2: R0,
        v26: i64,
        v27: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28 = start + lane as i64;
                let v28 = t8_row_2.get(lane);
                let v29 = __Elem::to::<u64>(v28).wrapping_mul(__Elem::to::<u64>(v27.wrapping_add(i28)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v26.wrapping_add(i28), 7_i64)], v29, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t11_row: R0,
        v30: i64,
        v31: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30 = start + lane as i64;
                let v32 = t11_row.get(lane);
                let v33 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v32) * 16.0_f32));
                let v34 = v33.wrapping_mul(__Elem::to::<u64>(v31.wrapping_add(i30)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v30.wrapping_add(i30), 7_i64)], v34, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t12_row: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31 = start + lane as i64;
                let v35 = t12_row.get(lane);
                let v36 = __Elem::to::<u64>(v35).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i31)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i31), 7_i64)], v36, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t13_row_2: R0,
        v38: i64,
        v40: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i34 = start + lane as i64;
                let v41 = t13_row_2.get(lane);
                let v42 = __Elem::to::<u64>(v41).wrapping_mul(__Elem::to::<u64>(v40.wrapping_add(i34)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v38.wrapping_add(i34), 7_i64)], v42, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut y2_row: R0,
        v43: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y2_row.set(lane, v43);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        mut t5_2_row: R0,
        v47: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t5_2_row.set(lane, v47);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<bool>,
        R1: __cpu::row::Row<i32>,
        R2: __cpu::row::Row<bool>,
        R3: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        t5_2_row_2: R0,
        x1_2_row: R1,
        x0_2_row: R2,
        mut t6_2_row: R3,
        t5_2: __cpu::View<bool, 2>,
        v51: f64,
        v54: f64,
        v48: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12 = start + lane as i64;
                let v55 = t5_2_row_2.get(lane);
                let v56 = x1_2_row.get(lane);
                let v57 = __Elem::min(__Elem::to::<f64>(v55), __Elem::to::<f64>(v56));
                let v13_2 = __Elem::abs(v57);
                let v58 = t5_2.load([i12.wrapping_add(3), i12.wrapping_sub(4)], <bool as __Elem>::ZERO);
                let v59 = x0_2_row.get(lane);
                let v60 = __Elem::fma::<L>(v48, __Elem::select(v58, v13_2, v51), __Elem::fma::<L>(2.0_f64, __Elem::to::<f64>(v59), v54));
                t6_2_row.set(lane, v60);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_2_row.set(lane, 2_u8);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<bool>, R1: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        t5_2_row_3: R0,
        mut t7_2_row_2: R1,
        v56: u8,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15_2 = start + lane as i64;
                let v57 = t5_2_row_3.get(lane);
                t7_2_row_2.update(lane, __cpu::AtomicOp::And, v56.wrapping_add(__Elem::to::<u8>(v57)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<f64>,
        R1: __cpu::row::RowMut<bool>,
    >(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_2: R0,
        mut t8_2_row: R1,
        i16_2: i64,
        v59: f64,
        v18_2: f64,
        v61: bool,
        v58: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17 = start + lane as i64;
                let v62 = t6_2_row_2.get(lane);
                let v63 = t8_2_row.get(lane);
                let v64 = __Elem::to::<f64>(__Elem::div(i17.wrapping_mul(BM as i64), BM as i64));
                let v65 = __Elem::select(v61, v64, v18_2);
                let v66 = __Elem::select(i16_2 <= i17, __Elem::fma::<L>(v62, v59, __Elem::to::<f64>(v63)), v65);
                t8_2_row.set(lane, v58 >= v66);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<bool>,
        R1: __cpu::row::Row<bool>,
        R2: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        t5_2_row_4: R0,
        x0_2_row_2: R1,
        mut t9_2_row: R2,
        x0_2: __cpu::View<bool, 2>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20 = start + lane as i64;
                let v62 = x0_2.load([__Elem::div(i20, 4_i64), i20.wrapping_sub(3)], <bool as __Elem>::ZERO);
                let v63 = t5_2_row_4.get(lane);
                let v64 = x0_2_row_2.get(lane);
                let v65 = __Elem::min(__Elem::to::<f64>(v63), __Elem::to::<f64>(v64));
                t9_2_row.set(lane, __Elem::to::<f64>(v62) + v65);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<i32>,
        R1: __cpu::row::RowMut<bool>,
    >(
        level: L,
        start: i64,
        count: i64,
        x1_2_row_2: R0,
        mut t13_2_row: R1,
        v67: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v68 = x1_2_row_2.get(lane);
                t13_2_row.set(lane, v67 < __Elem::to::<i64>(v68));
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::Row<u8>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_3: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26_2 = start + lane as i64;
                let v68 = t7_2_row_3.get(lane);
                let v69 = __Elem::to::<u64>(v68).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i26_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i26_2), 7_i64)], v69);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row_2: R0,
        v70: i64,
        v71: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28_2 = start + lane as i64;
                let v72 = t8_2_row_2.get(lane);
                let v73 = __Elem::to::<u64>(v72).wrapping_mul(__Elem::to::<u64>(v71.wrapping_add(i28_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v70.wrapping_add(i28_2), 7_i64)], v73);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t11_2_row: R0,
        v74: i64,
        v75: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30_2 = start + lane as i64;
                let v76 = t11_2_row.get(lane);
                let v77 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v76) * 16.0_f32));
                let v78 = v77.wrapping_mul(__Elem::to::<u64>(v75.wrapping_add(i30_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v74.wrapping_add(i30_2), 7_i64)], v78);
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31_2 = start + lane as i64;
                let v79 = t12_2_row.get(lane);
                let v80 = __Elem::to::<u64>(v79).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i31_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i31_2), 7_i64)], v80);
            }
        }
    }

    #[inline]
    unsafe fn parallel_25<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t13_2_row_2: R0,
        v82: i64,
        v84: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i34_2 = start + lane as i64;
                let v85 = t13_2_row_2.get(lane);
                let v86 = __Elem::to::<u64>(v85).wrapping_mul(__Elem::to::<u64>(v84.wrapping_add(i34_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v82.wrapping_add(i34_2), 7_i64)], v86);
            }
        }
    }

    #[inline]
    unsafe fn parallel_26<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut y2_2_row: R0,
        v87: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y2_2_row.set(lane, v87);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize, const BN: usize, const BK: usize> __cpu::Kernel for __Kernel<BM, BN, BK> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_9", args);
        let d0 = plan.extent(0, 0);
        plan.expect("x0", 0, 1, d0)?;
        let d1 = plan.extent(1, 0);
        let d2 = plan.extent(2, 0);
        let d3 = plan.extent(2, 1);
        plan.expect("y3", 3, 0, d2)?;
        plan.expect("y3", 3, 1, d3)?;
        plan.expect("h4", 4, 0, 7)?;
        let v0 = d2.wrapping_add(BN as i64);
        let v1 = v0.wrapping_sub(1);
        let v2 = __Elem::div(v1, BN as i64);
        let v3 = d3.wrapping_add(BN as i64);
        let v4 = v3.wrapping_sub(1);
        let v5 = __Elem::div(v4, BN as i64);
        plan.value(d2);
        plan.value(d3);
        plan.value(d0);
        plan.panels(0, [BK as i64, 1], 0b100, [1, BK as i64], __cpu::panel_b_bytes::<f64, f64, f64>);
        plan.finish([1, v2, v5])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<bool, 2>([BM as i64, BK as i64 + 1]);
        size.tile::<f64, 2>([BM as i64, BK as i64 + 1]);
        size.tile::<u8, 1>([BK as i64]);
        size.tile::<bool, 2>([BK as i64, BN as i64]);
        size.tile::<f64, 2>([BM as i64, 1]);
        size.panel_b::<L, f64, f64, f64>(1, BK as i64);
        size.tile::<f64, 2>([BM as i64, BK as i64]);
        size.gemm::<L, f64, f64, f64>(BM as i64, BK as i64, 1);
        size.tile::<bool, 1>([BK as i64]);
        size.tile::<bool, 3>([2 * BN as i64, BM as i64, BN as i64]);
        size.tile::<f64, 2>([BN as i64, BN as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<bool, 2>(call, 0);
            let x1 = __cpu::tensor::<i32, 1>(call, 1);
            let y2 = __cpu::tensor::<i32, 2>(call, 2);
            let y3 = __cpu::tensor::<f64, 2>(call, 3);
            let h4 = __cpu::tensor::<u64, 1>(call, 4);
            let _p7 = __cpu::scalar::<f64>(call.args, 6);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let d2 = __cpu::value::<i64>(call, 0);
            let d3 = __cpu::value::<i64>(call, 1);
            let d0 = __cpu::value::<i64>(call, 2);
            for block in __cpu::Blocks::new(call) {
                let [_, b4, b5] = block.index;
                let mut scratch = block.scratch;
                let t5 = scratch.tile::<bool, 2>([BM as i64, BK as i64 + 1]);
                for i8 in 0_i64..(BK as i64 + 1) {
                    let v0 = x1.load([i8], <i32 as __Elem>::ZERO);
                    let v1 = b5 <= __Elem::div(__Elem::to::<i64>(v0), 3_i64);
                    let t5_row = t5.row(0, [0, i8], BM as i64);
                    Self::parallel::<L, _>(level, 0, BM as i64, t5_row.strided(0), v1);
                }
                let t6 = scratch.tile::<f64, 2>([BM as i64, BK as i64 + 1]);
                let whole = x1.has_rows(0, [0], [[0, 1]], [BM as i64, BK as i64 + 1]) && x0.has_rows(1, [d2, 0], [[0, 0], [0, 1]], [BM as i64, BK as i64 + 1]);
                if whole {
                    for i11 in 0_i64..(BM as i64) {
                        let v2 = __Elem::sqrt::<L, false>(__Elem::abs(0.25_f64));
                        let v3 = x1.load([b4], <i32 as __Elem>::ZERO);
                        let v4 = x1.load([3], <i32 as __Elem>::ZERO);
                        let v5 = __Elem::to::<f64>(v3) * __Elem::to::<f64>(v4);
                        let v6 = x1.load([d2], <i32 as __Elem>::ZERO);
                        let v7 = t5.load([__Elem::to::<i64>(v6), d3], <bool as __Elem>::ZERO);
                        let v8 = __Elem::to::<f64>(v7);
                        let t5_row_2 = t5.row(1, [i11, 0], BK as i64 + 1);
                        let x1_row = x1.whole_row(0, [0], BK as i64 + 1, 1);
                        let x0_row = x0.whole_row(1, [d2, 0], BK as i64 + 1, 1);
                        let t6_row = t6.row(1, [i11, 0], BK as i64 + 1);
                        Self::parallel_2::<L, true, _, _, _, _>(
                            level,
                            0,
                            BK as i64 + 1,
                            t5_row_2.slice(0, BK as i64 + 1),
                            x1_row.slice(0, BK as i64 + 1),
                            x0_row.slice(0, BK as i64 + 1),
                            t6_row.slice_mut(0, BK as i64 + 1),
                            t5,
                            v5,
                            v8,
                            v2,
                        );
                    }
                } else {
                    for i11 in 0_i64..(BM as i64) {
                        let v2 = __Elem::sqrt::<L, false>(__Elem::abs(0.25_f64));
                        let v3 = x1.load([b4], <i32 as __Elem>::ZERO);
                        let v4 = x1.load([3], <i32 as __Elem>::ZERO);
                        let v5 = __Elem::to::<f64>(v3) * __Elem::to::<f64>(v4);
                        let v6 = x1.load([d2], <i32 as __Elem>::ZERO);
                        let v7 = t5.load([__Elem::to::<i64>(v6), d3], <bool as __Elem>::ZERO);
                        let v8 = __Elem::to::<f64>(v7);
                        let t5_row_2 = t5.row(1, [i11, 0], BK as i64 + 1);
                        let x1_row = x1.row(0, [0], BK as i64 + 1);
                        let x0_row = x0.row(1, [d2, 0], BK as i64 + 1);
                        let t6_row = t6.row(1, [i11, 0], BK as i64 + 1);
                        let (from, to) = __cpu::common(BK as i64 + 1, [x1_row.unit_span(), x0_row.unit_span()]);
                        Self::parallel_2::<L, false, _, _, _, _>(
                            level,
                            from,
                            to - from,
                            t5_row_2.slice(from, to - from),
                            x1_row.slice(from, to - from),
                            x0_row.slice(from, to - from),
                            t6_row.slice_mut(from, to - from),
                            t5,
                            v5,
                            v8,
                            v2,
                        );
                        if to - from < BK as i64 + 1 {
                            for (start, end) in [(0, from), (to, BK as i64 + 1)] {
                                Self::parallel_2::<L, false, _, _, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t5_row_2.slice(start, end - start),
                                    x1_row.guarded(start, <i32 as __Elem>::ZERO),
                                    x0_row.guarded(start, <bool as __Elem>::ZERO),
                                    t6_row.slice_mut(start, end - start),
                                    t5,
                                    v5,
                                    v8,
                                    v2,
                                );
                            }
                        }
                    }
                }
                let t7 = scratch.tile::<u8, 1>([BK as i64]);
                let t7_row = t7.row(0, [0], BK as i64);
                Self::parallel_3::<L, _>(level, 0, BK as i64, t7_row.slice_mut(0, BK as i64));
                let t8 = scratch.tile::<bool, 2>([BK as i64, BN as i64]);
                let x0_at = x0.window([0, b5.wrapping_mul(2 * BN as i64)], [x0.extent[0], BN as i64]);
                __cpu::gather::<L, _, _, _, _>(x0_at, t7, t8, <bool as __Elem>::ZERO);
                let v9 = x0.load([b4, 12], <bool as __Elem>::ZERO);
                let v10 = __Elem::to::<u8>(v9);
                let t5_row_3 = t5.row(1, [d3, 0], 2 * BN as i64);
                let t7_row_2 = t7.row(0, [0], 2 * BN as i64);
                let (from, to) = __cpu::common(2 * BN as i64, [t5_row_3.unit_span(), t7_row_2.unit_span()]);
                Self::parallel_4::<L, _, _>(
                    level,
                    from,
                    to - from,
                    t5_row_3.slice(from, to - from),
                    t7_row_2.slice_mut(from, to - from),
                    v10,
                );
                if to - from < 2 * BN as i64 {
                    for (start, end) in [(0, from), (to, 2 * BN as i64)] {
                        Self::parallel_4::<L, _, _>(
                            level,
                            start,
                            end - start,
                            t5_row_3.guarded(start, <bool as __Elem>::ZERO),
                            t7_row_2.guarded(start, <u8 as __Elem>::ZERO),
                            v10,
                        );
                    }
                }
                let whole_2 = t6.has_rows(1, [18, 0], [[0, 0], [0, 1]], [BK as i64, BN as i64]);
                if whole_2 {
                    for i16 in 0_i64..(BK as i64) {
                        let v18 = (-4.0_f64) + _p7;
                        let v12 = t6.load([19, i16.wrapping_add(1)], <f64 as __Elem>::ZERO);
                        let v13 = t6.load([2, i16], <f64 as __Elem>::ZERO);
                        let v14 = t6.load([d2, d3], <f64 as __Elem>::ZERO);
                        let v15 = __Elem::is_nan(v14);
                        let t6_row_2 = t6.whole_row(1, [18, 0], BN as i64, 1);
                        let t8_row = t8.row(1, [i16, 0], BN as i64);
                        Self::parallel_5::<L, true, _, _>(
                            level,
                            0,
                            BN as i64,
                            t6_row_2.slice(0, BN as i64),
                            t8_row.slice_mut(0, BN as i64),
                            i16,
                            v13,
                            v18,
                            v15,
                            v12,
                        );
                    }
                } else {
                    for i16 in 0_i64..(BK as i64) {
                        let v18 = (-4.0_f64) + _p7;
                        let v12 = t6.load([19, i16.wrapping_add(1)], <f64 as __Elem>::ZERO);
                        let v13 = t6.load([2, i16], <f64 as __Elem>::ZERO);
                        let v14 = t6.load([d2, d3], <f64 as __Elem>::ZERO);
                        let v15 = __Elem::is_nan(v14);
                        let t6_row_2 = t6.row(1, [18, 0], BN as i64);
                        let t8_row = t8.row(1, [i16, 0], BN as i64);
                        let (from, to) = __cpu::common(BN as i64, [t6_row_2.unit_span()]);
                        Self::parallel_5::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            t6_row_2.slice(from, to - from),
                            t8_row.slice_mut(from, to - from),
                            i16,
                            v13,
                            v18,
                            v15,
                            v12,
                        );
                        if to - from < BN as i64 {
                            for (start, end) in [(0, from), (to, BN as i64)] {
                                Self::parallel_5::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t6_row_2.guarded(start, <f64 as __Elem>::ZERO),
                                    t8_row.slice_mut(start, end - start),
                                    i16,
                                    v13,
                                    v18,
                                    v15,
                                    v12,
                                );
                            }
                        }
                    }
                }
                let t9 = scratch.tile::<f64, 2>([BM as i64, 1]);
                let whole_3 = t5.has_rows(1, [d3, 0], [[0, 0], [0, 1]], [BM as i64, 1]) && x0.has_rows(1, [11, 0], [[0, 0], [0, 1]], [BM as i64, 1]);
                if whole_3 {
                    for i19 in 0_i64..(BM as i64) {
                        let t5_row_4 = t5.whole_row(1, [d3, 0], 1, 1);
                        let x0_row_2 = x0.whole_row(1, [11, 0], 1, 1);
                        let t9_row = t9.row(1, [i19, 0], 1);
                        Self::parallel_6::<L, true, _, _, _>(
                            level,
                            0,
                            1,
                            t5_row_4.slice(0, 1),
                            x0_row_2.slice(0, 1),
                            t9_row.slice_mut(0, 1),
                            x0,
                        );
                    }
                } else {
                    for i19 in 0_i64..(BM as i64) {
                        let t5_row_4 = t5.row(1, [d3, 0], 1);
                        let x0_row_2 = x0.row(1, [11, 0], 1);
                        let t9_row = t9.row(1, [i19, 0], 1);
                        let (from, to) = __cpu::common(1, [t5_row_4.unit_span(), x0_row_2.unit_span()]);
                        Self::parallel_6::<L, false, _, _, _>(
                            level,
                            from,
                            to - from,
                            t5_row_4.slice(from, to - from),
                            x0_row_2.slice(from, to - from),
                            t9_row.slice_mut(from, to - from),
                            x0,
                        );
                        if to - from < 1 {
                            for (start, end) in [(0, from), (to, 1)] {
                                Self::parallel_6::<L, false, _, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t5_row_4.guarded(start, <bool as __Elem>::ZERO),
                                    x0_row_2.guarded(start, <bool as __Elem>::ZERO),
                                    t9_row.slice_mut(start, end - start),
                                    x0,
                                );
                            }
                        }
                    }
                }
                let t10_own = scratch.panel_b::<L, f64, f64, f64>(1, BK as i64);
                let mut t10 = t10_own;
                let x0_at_2 = x0.window([b5.wrapping_add(3), 15], [BK as i64, 1]);
                let t10_slot = panels_0.slot([b5.wrapping_add(3), 15], t10_own);
                t10 = t10_slot.panel;
                if !t10_slot.ready {
                    __cpu::pack_b::<L, _, f64, f64, f64>(x0_at_2.permute([1, 0]), <f64 as __Elem>::ZERO, t10);
                    t10_slot.publish();
                }
                let t11 = scratch.tile::<f64, 2>([BM as i64, BK as i64]);
                let v16 = x0.load([__Elem::div(b4, 1_i64), d3], <bool as __Elem>::ZERO);
                let v17 = x1.load([d0], <i32 as __Elem>::ZERO);
                let v19 = t8.load([b4.wrapping_add(2), __Elem::to::<i64>(v17)], <bool as __Elem>::ZERO);
                let v21 = __Elem::fma::<L>(__Elem::to::<f64>(v16), __Elem::to::<f64>(v19), _p7);
                __cpu::fill::<L, _, _>(t11, v21);
                __cpu::gemm_packed_b::<L, f64, f64, f64>(t9, t10, t11, true, scratch.rest());
                let t12 = scratch.tile::<bool, 1>([BK as i64]);
                let v20 = t11.load([b5, b5], <f64 as __Elem>::ZERO);
                let v22 = t7.load([b4], <u8 as __Elem>::ZERO);
                let v22_2 = v20 > __Elem::to::<f64>(v22);
                __cpu::fill::<L, _, _>(t12, v22_2);
                __cpu::reduce::<L, __cpu::reduce::Any, _, _, 2>(t8, 1, __cpu::insert_axis(t12, 1), true, <bool as __Elem>::ZERO);
                let t13 = scratch.tile::<bool, 3>([2 * BN as i64, BM as i64, BN as i64]);
                let whole_4 = x1.has_rows(0, [0], [[0, 0, 1]], [2 * BN as i64, BM as i64, BN as i64]);
                if whole_4 {
                    for i23 in 0_i64..(2 * BN as i64) {
                        for i24 in 0_i64..(BM as i64) {
                            let v23 = i23.wrapping_sub(3);
                            let x1_row_2 = x1.whole_row(0, [0], BN as i64, 1);
                            let t13_row = t13.row(2, [i23, i24, 0], BN as i64);
                            Self::parallel_7::<L, true, _, _>(
                                level,
                                0,
                                BN as i64,
                                x1_row_2.slice(0, BN as i64),
                                t13_row.slice_mut(0, BN as i64),
                                v23,
                            );
                        }
                    }
                } else {
                    for i23 in 0_i64..(2 * BN as i64) {
                        for i24 in 0_i64..(BM as i64) {
                            let v23 = i23.wrapping_sub(3);
                            let x1_row_2 = x1.row(0, [0], BN as i64);
                            let t13_row = t13.row(2, [i23, i24, 0], BN as i64);
                            let (from, to) = __cpu::common(BN as i64, [x1_row_2.unit_span()]);
                            Self::parallel_7::<L, false, _, _>(
                                level,
                                from,
                                to - from,
                                x1_row_2.slice(from, to - from),
                                t13_row.slice_mut(from, to - from),
                                v23,
                            );
                            if to - from < BN as i64 {
                                for (start, end) in [(0, from), (to, BN as i64)] {
                                    Self::parallel_7::<L, false, _, _>(
                                        level,
                                        start,
                                        end - start,
                                        x1_row_2.guarded(start, <i32 as __Elem>::ZERO),
                                        t13_row.slice_mut(start, end - start),
                                        v23,
                                    );
                                }
                            }
                        }
                    }
                }
                let t7_row_3 = t7.row(0, [0], BK as i64);
                Self::parallel_8::<L, _>(level, 0, BK as i64, t7_row_3.slice(0, BK as i64), h4);
                for i27 in 0_i64..(BK as i64) {
                    let v26 = 5_i64.wrapping_add(i27).wrapping_mul(5);
                    let v27 = 5_i64.wrapping_add(i27).wrapping_mul(5);
                    let t8_row_2 = t8.row(1, [i27, 0], BN as i64);
                    Self::parallel_9::<L, _>(level, 0, BN as i64, t8_row_2.slice(0, BN as i64), v26, v27, h4);
                }
                for i29 in 0_i64..(BM as i64) {
                    let v30 = 5_i64.wrapping_add(i29).wrapping_mul(5);
                    let v31 = 5_i64.wrapping_add(i29).wrapping_mul(5);
                    let t11_row = t11.row(1, [i29, 0], BK as i64);
                    Self::parallel_10::<L, _>(level, 0, BK as i64, t11_row.slice(0, BK as i64), v30, v31, h4);
                }
                let t12_row = t12.row(0, [0], BK as i64);
                Self::parallel_11::<L, _>(level, 0, BK as i64, t12_row.slice(0, BK as i64), h4);
                for i32 in 0_i64..(2 * BN as i64) {
                    for i33 in 0_i64..(BM as i64) {
                        let v37 = 5_i64.wrapping_add(i32).wrapping_mul(5).wrapping_add(i33);
                        let v38 = v37.wrapping_mul(5);
                        let v39 = 5_i64.wrapping_add(i32).wrapping_mul(5).wrapping_add(i33);
                        let v40 = v39.wrapping_mul(5);
                        let t13_row_2 = t13.row(2, [i32, i33, 0], BN as i64);
                        Self::parallel_12::<L, _>(level, 0, BN as i64, t13_row_2.slice(0, BN as i64), v38, v40, h4);
                    }
                }
                let whole_5 = y2.has_rows(1, [b4.wrapping_mul(BN as i64), b5.wrapping_mul(BN as i64)], [[1, 0], [0, 1]], [BN as i64, BN as i64]);
                if whole_5 {
                    for i35 in 0_i64..(BN as i64) {
                        let v43 = x1.load([i35], <i32 as __Elem>::ZERO);
                        let y2_row = y2.whole_row(1, [b4.wrapping_mul(BN as i64).wrapping_add(i35), b5.wrapping_mul(BN as i64)], BN as i64, 1);
                        Self::parallel_13::<L, true, _>(level, 0, BN as i64, y2_row.slice_mut(0, BN as i64), v43);
                    }
                } else {
                    for i35 in 0_i64..(BN as i64) {
                        let v43 = x1.load([i35], <i32 as __Elem>::ZERO);
                        let y2_row = y2.row(1, [b4.wrapping_mul(BN as i64).wrapping_add(i35), b5.wrapping_mul(BN as i64)], BN as i64);
                        let (from, to) = __cpu::common(BN as i64, [y2_row.unit_span()]);
                        Self::parallel_13::<L, false, _>(
                            level,
                            from,
                            to - from,
                            y2_row.slice_mut(from, to - from),
                            v43,
                        );
                        if to - from < BN as i64 {
                            for (start, end) in [(0, from), (to, BN as i64)] {
                                Self::parallel_13::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    y2_row.guarded(start, <i32 as __Elem>::ZERO),
                                    v43,
                                );
                            }
                        }
                    }
                }
                let t14 = scratch.tile::<f64, 2>([BN as i64, BN as i64]);
                let v44 = x1.load([d2], <i32 as __Elem>::ZERO);
                let v45 = t7.load([__Elem::to::<i64>(v44)], <u8 as __Elem>::ZERO);
                let t11_at = t11.window([__Elem::to::<i64>(v45), b4], [BN as i64, BN as i64]);
                __cpu::copy::<L, _, _, _>(t11_at, t14, <f64 as __Elem>::ZERO);
                let y3_at = y3.window([b4.wrapping_mul(BN as i64), b5.wrapping_mul(BN as i64)], [BN as i64, BN as i64]);
                __cpu::copy::<L, _, _, _>(t14, y3_at, <f64 as __Elem>::ZERO);
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<bool, 2>(call, 0);
            let x1_2 = __cpu::tensor::<i32, 1>(call, 1);
            let y2_2 = __cpu::tensor::<i32, 2>(call, 2);
            let y3_2 = __cpu::tensor::<f64, 2>(call, 3);
            let h4_2 = __cpu::tensor::<u64, 1>(call, 4);
            let _p7_2 = __cpu::scalar::<f64>(call.args, 6);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let d2_2 = __cpu::value::<i64>(call, 0);
            let d3_2 = __cpu::value::<i64>(call, 1);
            let d0_2 = __cpu::value::<i64>(call, 2);
            for block in __cpu::Blocks::new(call) {
                let [_, b4_2, b5_2] = block.index;
                let mut scratch = block.scratch;
                let t5_2 = scratch.tile::<bool, 2>([BM as i64, BK as i64 + 1]);
                for i8_2 in 0_i64..(BK as i64 + 1) {
                    let v46 = x1_2.load([i8_2], <i32 as __Elem>::ZERO);
                    let v47 = b5_2 <= __Elem::div(__Elem::to::<i64>(v46), 3_i64);
                    let t5_2_row = t5_2.row(0, [0, i8_2], BM as i64);
                    Self::parallel_14::<L, _>(level, 0, BM as i64, t5_2_row.strided(0), v47);
                }
                let t6_2 = scratch.tile::<f64, 2>([BM as i64, BK as i64 + 1]);
                let whole_6 = x1_2.has_rows(0, [0], [[0, 1]], [BM as i64, BK as i64 + 1]) && x0_2.has_rows(1, [d2_2, 0], [[0, 0], [0, 1]], [BM as i64, BK as i64 + 1]);
                if whole_6 {
                    for i11_2 in 0_i64..(BM as i64) {
                        let v48 = __Elem::sqrt::<L, false>(__Elem::abs(0.25_f64));
                        let v49 = x1_2.load([b4_2], <i32 as __Elem>::ZERO);
                        let v50 = x1_2.load([3], <i32 as __Elem>::ZERO);
                        let v51 = __Elem::to::<f64>(v49) * __Elem::to::<f64>(v50);
                        let v52 = x1_2.load([d2_2], <i32 as __Elem>::ZERO);
                        let v53 = t5_2.load([__Elem::to::<i64>(v52), d3_2], <bool as __Elem>::ZERO);
                        let v54 = __Elem::to::<f64>(v53);
                        let t5_2_row_2 = t5_2.row(1, [i11_2, 0], BK as i64 + 1);
                        let x1_2_row = x1_2.whole_row(0, [0], BK as i64 + 1, 1);
                        let x0_2_row = x0_2.whole_row(1, [d2_2, 0], BK as i64 + 1, 1);
                        let t6_2_row = t6_2.row(1, [i11_2, 0], BK as i64 + 1);
                        Self::parallel_15::<L, true, _, _, _, _>(
                            level,
                            0,
                            BK as i64 + 1,
                            t5_2_row_2.slice(0, BK as i64 + 1),
                            x1_2_row.slice(0, BK as i64 + 1),
                            x0_2_row.slice(0, BK as i64 + 1),
                            t6_2_row.slice_mut(0, BK as i64 + 1),
                            t5_2,
                            v51,
                            v54,
                            v48,
                        );
                    }
                } else {
                    for i11_2 in 0_i64..(BM as i64) {
                        let v48 = __Elem::sqrt::<L, false>(__Elem::abs(0.25_f64));
                        let v49 = x1_2.load([b4_2], <i32 as __Elem>::ZERO);
                        let v50 = x1_2.load([3], <i32 as __Elem>::ZERO);
                        let v51 = __Elem::to::<f64>(v49) * __Elem::to::<f64>(v50);
                        let v52 = x1_2.load([d2_2], <i32 as __Elem>::ZERO);
                        let v53 = t5_2.load([__Elem::to::<i64>(v52), d3_2], <bool as __Elem>::ZERO);
                        let v54 = __Elem::to::<f64>(v53);
                        let t5_2_row_2 = t5_2.row(1, [i11_2, 0], BK as i64 + 1);
                        let x1_2_row = x1_2.row(0, [0], BK as i64 + 1);
                        let x0_2_row = x0_2.row(1, [d2_2, 0], BK as i64 + 1);
                        let t6_2_row = t6_2.row(1, [i11_2, 0], BK as i64 + 1);
                        let (from, to) = __cpu::common(BK as i64 + 1, [x1_2_row.unit_span(), x0_2_row.unit_span()]);
                        Self::parallel_15::<L, false, _, _, _, _>(
                            level,
                            from,
                            to - from,
                            t5_2_row_2.slice(from, to - from),
                            x1_2_row.slice(from, to - from),
                            x0_2_row.slice(from, to - from),
                            t6_2_row.slice_mut(from, to - from),
                            t5_2,
                            v51,
                            v54,
                            v48,
                        );
                        if to - from < BK as i64 + 1 {
                            for (start, end) in [(0, from), (to, BK as i64 + 1)] {
                                Self::parallel_15::<L, false, _, _, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t5_2_row_2.slice(start, end - start),
                                    x1_2_row.guarded(start, <i32 as __Elem>::ZERO),
                                    x0_2_row.guarded(start, <bool as __Elem>::ZERO),
                                    t6_2_row.slice_mut(start, end - start),
                                    t5_2,
                                    v51,
                                    v54,
                                    v48,
                                );
                            }
                        }
                    }
                }
                let t7_2 = scratch.tile::<u8, 1>([BK as i64]);
                let t7_2_row = t7_2.row(0, [0], BK as i64);
                Self::parallel_16::<L, _>(level, 0, BK as i64, t7_2_row.slice_mut(0, BK as i64));
                let t8_2 = scratch.tile::<bool, 2>([BK as i64, BN as i64]);
                let x0_2_at = x0_2.window([0, b5_2.wrapping_mul(2 * BN as i64)], [x0_2.extent[0], BN as i64]);
                __cpu::gather::<L, _, _, _, _>(x0_2_at, t7_2, t8_2, <bool as __Elem>::ZERO);
                let v55 = x0_2.load([b4_2, 12], <bool as __Elem>::ZERO);
                let v56 = __Elem::to::<u8>(v55);
                let t5_2_row_3 = t5_2.row(1, [d3_2, 0], 2 * BN as i64);
                let t7_2_row_2 = t7_2.row(0, [0], 2 * BN as i64);
                let (from, to) = __cpu::common(2 * BN as i64, [t5_2_row_3.unit_span(), t7_2_row_2.unit_span()]);
                Self::parallel_17::<L, _, _>(
                    level,
                    from,
                    to - from,
                    t5_2_row_3.slice(from, to - from),
                    t7_2_row_2.slice_mut(from, to - from),
                    v56,
                );
                if to - from < 2 * BN as i64 {
                    for (start, end) in [(0, from), (to, 2 * BN as i64)] {
                        Self::parallel_17::<L, _, _>(
                            level,
                            start,
                            end - start,
                            t5_2_row_3.guarded(start, <bool as __Elem>::ZERO),
                            t7_2_row_2.guarded(start, <u8 as __Elem>::ZERO),
                            v56,
                        );
                    }
                }
                let whole_7 = t6_2.has_rows(1, [18, 0], [[0, 0], [0, 1]], [BK as i64, BN as i64]);
                if whole_7 {
                    for i16_2 in 0_i64..(BK as i64) {
                        let v18_2 = (-4.0_f64) + _p7_2;
                        let v58 = t6_2.load([19, i16_2.wrapping_add(1)], <f64 as __Elem>::ZERO);
                        let v59 = t6_2.load([2, i16_2], <f64 as __Elem>::ZERO);
                        let v60 = t6_2.load([d2_2, d3_2], <f64 as __Elem>::ZERO);
                        let v61 = __Elem::is_nan(v60);
                        let t6_2_row_2 = t6_2.whole_row(1, [18, 0], BN as i64, 1);
                        let t8_2_row = t8_2.row(1, [i16_2, 0], BN as i64);
                        Self::parallel_18::<L, true, _, _>(
                            level,
                            0,
                            BN as i64,
                            t6_2_row_2.slice(0, BN as i64),
                            t8_2_row.slice_mut(0, BN as i64),
                            i16_2,
                            v59,
                            v18_2,
                            v61,
                            v58,
                        );
                    }
                } else {
                    for i16_2 in 0_i64..(BK as i64) {
                        let v18_2 = (-4.0_f64) + _p7_2;
                        let v58 = t6_2.load([19, i16_2.wrapping_add(1)], <f64 as __Elem>::ZERO);
                        let v59 = t6_2.load([2, i16_2], <f64 as __Elem>::ZERO);
                        let v60 = t6_2.load([d2_2, d3_2], <f64 as __Elem>::ZERO);
                        let v61 = __Elem::is_nan(v60);
                        let t6_2_row_2 = t6_2.row(1, [18, 0], BN as i64);
                        let t8_2_row = t8_2.row(1, [i16_2, 0], BN as i64);
                        let (from, to) = __cpu::common(BN as i64, [t6_2_row_2.unit_span()]);
                        Self::parallel_18::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            t6_2_row_2.slice(from, to - from),
                            t8_2_row.slice_mut(from, to - from),
                            i16_2,
                            v59,
                            v18_2,
                            v61,
                            v58,
                        );
                        if to - from < BN as i64 {
                            for (start, end) in [(0, from), (to, BN as i64)] {
                                Self::parallel_18::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t6_2_row_2.guarded(start, <f64 as __Elem>::ZERO),
                                    t8_2_row.slice_mut(start, end - start),
                                    i16_2,
                                    v59,
                                    v18_2,
                                    v61,
                                    v58,
                                );
                            }
                        }
                    }
                }
                let t9_2 = scratch.tile::<f64, 2>([BM as i64, 1]);
                let whole_8 = t5_2.has_rows(1, [d3_2, 0], [[0, 0], [0, 1]], [BM as i64, 1]) && x0_2.has_rows(1, [11, 0], [[0, 0], [0, 1]], [BM as i64, 1]);
                if whole_8 {
                    for i19_2 in 0_i64..(BM as i64) {
                        let t5_2_row_4 = t5_2.whole_row(1, [d3_2, 0], 1, 1);
                        let x0_2_row_2 = x0_2.whole_row(1, [11, 0], 1, 1);
                        let t9_2_row = t9_2.row(1, [i19_2, 0], 1);
                        Self::parallel_19::<L, true, _, _, _>(
                            level,
                            0,
                            1,
                            t5_2_row_4.slice(0, 1),
                            x0_2_row_2.slice(0, 1),
                            t9_2_row.slice_mut(0, 1),
                            x0_2,
                        );
                    }
                } else {
                    for i19_2 in 0_i64..(BM as i64) {
                        let t5_2_row_4 = t5_2.row(1, [d3_2, 0], 1);
                        let x0_2_row_2 = x0_2.row(1, [11, 0], 1);
                        let t9_2_row = t9_2.row(1, [i19_2, 0], 1);
                        let (from, to) = __cpu::common(1, [t5_2_row_4.unit_span(), x0_2_row_2.unit_span()]);
                        Self::parallel_19::<L, false, _, _, _>(
                            level,
                            from,
                            to - from,
                            t5_2_row_4.slice(from, to - from),
                            x0_2_row_2.slice(from, to - from),
                            t9_2_row.slice_mut(from, to - from),
                            x0_2,
                        );
                        if to - from < 1 {
                            for (start, end) in [(0, from), (to, 1)] {
                                Self::parallel_19::<L, false, _, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t5_2_row_4.guarded(start, <bool as __Elem>::ZERO),
                                    x0_2_row_2.guarded(start, <bool as __Elem>::ZERO),
                                    t9_2_row.slice_mut(start, end - start),
                                    x0_2,
                                );
                            }
                        }
                    }
                }
                let t10_2_own = scratch.panel_b::<L, f64, f64, f64>(1, BK as i64);
                let mut t10_2 = t10_2_own;
                let x0_2_at_2 = x0_2.window([b5_2.wrapping_add(3), 15], [BK as i64, 1]);
                let t10_2_slot = panels_0.slot([b5_2.wrapping_add(3), 15], t10_2_own);
                t10_2 = t10_2_slot.panel;
                if !t10_2_slot.ready {
                    __cpu::pack_b::<L, _, f64, f64, f64>(x0_2_at_2.permute([1, 0]), <f64 as __Elem>::ZERO, t10_2);
                    t10_2_slot.publish();
                }
                let t11_2 = scratch.tile::<f64, 2>([BM as i64, BK as i64]);
                let v62 = x0_2.load([__Elem::div(b4_2, 1_i64), d3_2], <bool as __Elem>::ZERO);
                let v63 = x1_2.load([d0_2], <i32 as __Elem>::ZERO);
                let v64 = t8_2.load([b4_2.wrapping_add(2), __Elem::to::<i64>(v63)], <bool as __Elem>::ZERO);
                let v21_2 = __Elem::fma::<L>(__Elem::to::<f64>(v62), __Elem::to::<f64>(v64), _p7_2);
                __cpu::fill::<L, _, _>(t11_2, v21_2);
                __cpu::gemm_packed_b::<L, f64, f64, f64>(t9_2, t10_2, t11_2, true, scratch.rest());
                let t12_2 = scratch.tile::<bool, 1>([BK as i64]);
                let v65 = t11_2.load([b5_2, b5_2], <f64 as __Elem>::ZERO);
                let v66 = t7_2.load([b4_2], <u8 as __Elem>::ZERO);
                let v22_3 = v65 > __Elem::to::<f64>(v66);
                __cpu::fill::<L, _, _>(t12_2, v22_3);
                __cpu::reduce::<L, __cpu::reduce::Any, _, _, 2>(t8_2, 1, __cpu::insert_axis(t12_2, 1), true, <bool as __Elem>::ZERO);
                let t13_2 = scratch.tile::<bool, 3>([2 * BN as i64, BM as i64, BN as i64]);
                let whole_9 = x1_2.has_rows(0, [0], [[0, 0, 1]], [2 * BN as i64, BM as i64, BN as i64]);
                if whole_9 {
                    for i23_2 in 0_i64..(2 * BN as i64) {
                        for i24_2 in 0_i64..(BM as i64) {
                            let v67 = i23_2.wrapping_sub(3);
                            let x1_2_row_2 = x1_2.whole_row(0, [0], BN as i64, 1);
                            let t13_2_row = t13_2.row(2, [i23_2, i24_2, 0], BN as i64);
                            Self::parallel_20::<L, true, _, _>(
                                level,
                                0,
                                BN as i64,
                                x1_2_row_2.slice(0, BN as i64),
                                t13_2_row.slice_mut(0, BN as i64),
                                v67,
                            );
                        }
                    }
                } else {
                    for i23_2 in 0_i64..(2 * BN as i64) {
                        for i24_2 in 0_i64..(BM as i64) {
                            let v67 = i23_2.wrapping_sub(3);
                            let x1_2_row_2 = x1_2.row(0, [0], BN as i64);
                            let t13_2_row = t13_2.row(2, [i23_2, i24_2, 0], BN as i64);
                            let (from, to) = __cpu::common(BN as i64, [x1_2_row_2.unit_span()]);
                            Self::parallel_20::<L, false, _, _>(
                                level,
                                from,
                                to - from,
                                x1_2_row_2.slice(from, to - from),
                                t13_2_row.slice_mut(from, to - from),
                                v67,
                            );
                            if to - from < BN as i64 {
                                for (start, end) in [(0, from), (to, BN as i64)] {
                                    Self::parallel_20::<L, false, _, _>(
                                        level,
                                        start,
                                        end - start,
                                        x1_2_row_2.guarded(start, <i32 as __Elem>::ZERO),
                                        t13_2_row.slice_mut(start, end - start),
                                        v67,
                                    );
                                }
                            }
                        }
                    }
                }
                let t7_2_row_3 = t7_2.row(0, [0], BK as i64);
                Self::parallel_21::<L, _>(level, 0, BK as i64, t7_2_row_3.slice(0, BK as i64), h4_2);
                for i27_2 in 0_i64..(BK as i64) {
                    let v70 = 5_i64.wrapping_add(i27_2).wrapping_mul(5);
                    let v71 = 5_i64.wrapping_add(i27_2).wrapping_mul(5);
                    let t8_2_row_2 = t8_2.row(1, [i27_2, 0], BN as i64);
                    Self::parallel_22::<L, _>(level, 0, BN as i64, t8_2_row_2.slice(0, BN as i64), v70, v71, h4_2);
                }
                for i29_2 in 0_i64..(BM as i64) {
                    let v74 = 5_i64.wrapping_add(i29_2).wrapping_mul(5);
                    let v75 = 5_i64.wrapping_add(i29_2).wrapping_mul(5);
                    let t11_2_row = t11_2.row(1, [i29_2, 0], BK as i64);
                    Self::parallel_23::<L, _>(level, 0, BK as i64, t11_2_row.slice(0, BK as i64), v74, v75, h4_2);
                }
                let t12_2_row = t12_2.row(0, [0], BK as i64);
                Self::parallel_24::<L, _>(level, 0, BK as i64, t12_2_row.slice(0, BK as i64), h4_2);
                for i32_2 in 0_i64..(2 * BN as i64) {
                    for i33_2 in 0_i64..(BM as i64) {
                        let v81 = 5_i64.wrapping_add(i32_2).wrapping_mul(5).wrapping_add(i33_2);
                        let v82 = v81.wrapping_mul(5);
                        let v83 = 5_i64.wrapping_add(i32_2).wrapping_mul(5).wrapping_add(i33_2);
                        let v84 = v83.wrapping_mul(5);
                        let t13_2_row_2 = t13_2.row(2, [i32_2, i33_2, 0], BN as i64);
                        Self::parallel_25::<L, _>(
                            level,
                            0,
                            BN as i64,
                            t13_2_row_2.slice(0, BN as i64),
                            v82,
                            v84,
                            h4_2,
                        );
                    }
                }
                let whole_10 = y2_2.has_rows(1, [b4_2.wrapping_mul(BN as i64), b5_2.wrapping_mul(BN as i64)], [[1, 0], [0, 1]], [BN as i64, BN as i64]);
                if whole_10 {
                    for i35_2 in 0_i64..(BN as i64) {
                        let v87 = x1_2.load([i35_2], <i32 as __Elem>::ZERO);
                        let y2_2_row = y2_2.whole_row(1, [b4_2.wrapping_mul(BN as i64).wrapping_add(i35_2), b5_2.wrapping_mul(BN as i64)], BN as i64, 1);
                        Self::parallel_26::<L, true, _>(level, 0, BN as i64, y2_2_row.slice_mut(0, BN as i64), v87);
                    }
                } else {
                    for i35_2 in 0_i64..(BN as i64) {
                        let v87 = x1_2.load([i35_2], <i32 as __Elem>::ZERO);
                        let y2_2_row = y2_2.row(1, [b4_2.wrapping_mul(BN as i64).wrapping_add(i35_2), b5_2.wrapping_mul(BN as i64)], BN as i64);
                        let (from, to) = __cpu::common(BN as i64, [y2_2_row.unit_span()]);
                        Self::parallel_26::<L, false, _>(
                            level,
                            from,
                            to - from,
                            y2_2_row.slice_mut(from, to - from),
                            v87,
                        );
                        if to - from < BN as i64 {
                            for (start, end) in [(0, from), (to, BN as i64)] {
                                Self::parallel_26::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    y2_2_row.guarded(start, <i32 as __Elem>::ZERO),
                                    v87,
                                );
                            }
                        }
                    }
                }
                let t14_2 = scratch.tile::<f64, 2>([BN as i64, BN as i64]);
                let v88 = x1_2.load([d2_2], <i32 as __Elem>::ZERO);
                let v89 = t7_2.load([__Elem::to::<i64>(v88)], <u8 as __Elem>::ZERO);
                let t11_2_at = t11_2.window([__Elem::to::<i64>(v89), b4_2], [BN as i64, BN as i64]);
                __cpu::copy::<L, _, _, _>(t11_2_at, t14_2, <f64 as __Elem>::ZERO);
                let y3_2_at = y3_2.window([b4_2.wrapping_mul(BN as i64), b5_2.wrapping_mul(BN as i64)], [BN as i64, BN as i64]);
                __cpu::copy::<L, _, _, _>(t14_2, y3_2_at, <f64 as __Elem>::ZERO);
            }
        }
    }
}
