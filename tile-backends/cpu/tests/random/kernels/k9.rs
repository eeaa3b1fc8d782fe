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
        v17: u8,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15 = start + lane as i64;
                let v18 = t5_row_3.get(lane);
                t7_row_2.update(lane, __cpu::AtomicOp::And, v17.wrapping_add(__Elem::to::<u8>(v18)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<f64>, R1: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_2: R0,
        mut t8_row: R1,
        i16: i64,
        v20: f64,
        v18_2: f64,
        v22: bool,
        v19: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17 = start + lane as i64;
                let v23 = t6_row_2.get(lane);
                let v24 = t8_row.get(lane);
                let v25 = __Elem::to::<f64>(__Elem::div(i17.wrapping_mul(BM as i64), BM as i64));
                let v26 = __Elem::select(v22, v25, v18_2);
                let v27 = __Elem::select(i16 <= i17, __Elem::fma::<L>(v23, v20, __Elem::to::<f64>(v24)), v26);
                t8_row.set(lane, v19 >= v27);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<
        L: __cpu::Level,
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
                let v28 = x0.load([__Elem::div(i20, 4_i64), i20.wrapping_sub(3)], <bool as __Elem>::ZERO);
                let v29 = t5_row_4.get(lane);
                let v30 = x0_row_2.get(lane);
                let v31 = __Elem::min(__Elem::to::<f64>(v29), __Elem::to::<f64>(v30));
                t9_row.set(lane, __Elem::to::<f64>(v28) + v31);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<i32>, R1: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        x1_row_2: R0,
        mut t13_row: R1,
        v37: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v38 = x1_row_2.get(lane);
                t13_row.set(lane, v37 < __Elem::to::<i64>(v38));
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
                let v39 = t7_row_3.get(lane);
                let v40 = __Elem::to::<u64>(v39).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i26)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i26), 7_i64)], v40, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t8_row_2: R0,
        v41: i64,
        v42: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28 = start + lane as i64;
                let v43 = t8_row_2.get(lane);
                let v44 = __Elem::to::<u64>(v43).wrapping_mul(__Elem::to::<u64>(v42.wrapping_add(i28)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v41.wrapping_add(i28), 7_i64)], v44, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t11_row: R0,
        v45: i64,
        v46: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30 = start + lane as i64;
                let v47 = t11_row.get(lane);
                let v48 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v47) * 16.0_f32));
                let v49 = v48.wrapping_mul(__Elem::to::<u64>(v46.wrapping_add(i30)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v45.wrapping_add(i30), 7_i64)], v49, __cpu::Order::Relaxed);
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
                let v50 = t12_row.get(lane);
                let v51 = __Elem::to::<u64>(v50).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i31)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i31), 7_i64)], v51, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t13_row_2: R0,
        v53: i64,
        v55: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i34 = start + lane as i64;
                let v56 = t13_row_2.get(lane);
                let v57 = __Elem::to::<u64>(v56).wrapping_mul(__Elem::to::<u64>(v55.wrapping_add(i34)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v53.wrapping_add(i34), 7_i64)], v57, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut y2_row: R0,
        v58: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y2_row.set(lane, v58);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        mut t5_2_row: R0,
        v62: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t5_2_row.set(lane, v62);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<
        L: __cpu::Level,
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
        v66: f64,
        v69: f64,
        v63: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12_2 = start + lane as i64;
                let v70 = t5_2_row_2.get(lane);
                let v71 = x1_2_row.get(lane);
                let v72 = __Elem::min(__Elem::to::<f64>(v70), __Elem::to::<f64>(v71));
                let v13_2 = __Elem::abs(v72);
                let v73 = t5_2.load([i12_2.wrapping_add(3), i12_2.wrapping_sub(4)], <bool as __Elem>::ZERO);
                let v74 = x0_2_row.get(lane);
                let v75 = __Elem::fma::<L>(v63, __Elem::select(v73, v13_2, v66), __Elem::fma::<L>(2.0_f64, __Elem::to::<f64>(v74), v69));
                t6_2_row.set(lane, v75);
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
        v77: u8,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15_2 = start + lane as i64;
                let v78 = t5_2_row_3.get(lane);
                t7_2_row_2.update(lane, __cpu::AtomicOp::And, v77.wrapping_add(__Elem::to::<u8>(v78)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::Row<f64>, R1: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_2: R0,
        mut t8_2_row: R1,
        i16_2: i64,
        v80: f64,
        v18_3: f64,
        v82: bool,
        v79: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17_2 = start + lane as i64;
                let v83 = t6_2_row_2.get(lane);
                let v84 = t8_2_row.get(lane);
                let v85 = __Elem::to::<f64>(__Elem::div(i17_2.wrapping_mul(BM as i64), BM as i64));
                let v86 = __Elem::select(v82, v85, v18_3);
                let v87 = __Elem::select(i16_2 <= i17_2, __Elem::fma::<L>(v83, v80, __Elem::to::<f64>(v84)), v86);
                t8_2_row.set(lane, v79 >= v87);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<
        L: __cpu::Level,
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
                let i20_2 = start + lane as i64;
                let v88 = x0_2.load([__Elem::div(i20_2, 4_i64), i20_2.wrapping_sub(3)], <bool as __Elem>::ZERO);
                let v89 = t5_2_row_4.get(lane);
                let v90 = x0_2_row_2.get(lane);
                let v91 = __Elem::min(__Elem::to::<f64>(v89), __Elem::to::<f64>(v90));
                t9_2_row.set(lane, __Elem::to::<f64>(v88) + v91);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::Row<i32>, R1: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        x1_2_row_2: R0,
        mut t13_2_row: R1,
        v97: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v98 = x1_2_row_2.get(lane);
                t13_2_row.set(lane, v97 < __Elem::to::<i64>(v98));
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
                let v99 = t7_2_row_3.get(lane);
                let v100 = __Elem::to::<u64>(v99).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i26_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i26_2), 7_i64)], v100);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row_2: R0,
        v101: i64,
        v102: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28_2 = start + lane as i64;
                let v103 = t8_2_row_2.get(lane);
                let v104 = __Elem::to::<u64>(v103).wrapping_mul(__Elem::to::<u64>(v102.wrapping_add(i28_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v101.wrapping_add(i28_2), 7_i64)], v104);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t11_2_row: R0,
        v105: i64,
        v106: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30_2 = start + lane as i64;
                let v107 = t11_2_row.get(lane);
                let v108 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v107) * 16.0_f32));
                let v109 = v108.wrapping_mul(__Elem::to::<u64>(v106.wrapping_add(i30_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v105.wrapping_add(i30_2), 7_i64)], v109);
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
                let v110 = t12_2_row.get(lane);
                let v111 = __Elem::to::<u64>(v110).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i31_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i31_2), 7_i64)], v111);
            }
        }
    }

    #[inline]
    unsafe fn parallel_25<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t13_2_row_2: R0,
        v113: i64,
        v115: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i34_2 = start + lane as i64;
                let v116 = t13_2_row_2.get(lane);
                let v117 = __Elem::to::<u64>(v116).wrapping_mul(__Elem::to::<u64>(v115.wrapping_add(i34_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v113.wrapping_add(i34_2), 7_i64)], v117);
            }
        }
    }

    #[inline]
    unsafe fn parallel_26<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut y2_2_row: R0,
        v118: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y2_2_row.set(lane, v118);
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
                    Self::parallel_2::<L, _, _, _, _>(
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
                            Self::parallel_2::<L, _, _, _, _>(
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
                let t7 = scratch.tile::<u8, 1>([BK as i64]);
                let t7_row = t7.row(0, [0], BK as i64);
                Self::parallel_3::<L, _>(level, 0, BK as i64, t7_row.slice_mut(0, BK as i64));
                let t8 = scratch.tile::<bool, 2>([BK as i64, BN as i64]);
                let x0_at = x0.window([0, b5.wrapping_mul(2 * BN as i64)], [x0.extent[0], BN as i64]);
                __cpu::gather::<L, _, _, _, _>(x0_at, t7, t8, <bool as __Elem>::ZERO);
                let v16 = x0.load([b4, 12], <bool as __Elem>::ZERO);
                let v17 = __Elem::to::<u8>(v16);
                let t5_row_3 = t5.row(1, [d3, 0], 2 * BN as i64);
                let t7_row_2 = t7.row(0, [0], 2 * BN as i64);
                let (from, to) = __cpu::common(2 * BN as i64, [t5_row_3.unit_span(), t7_row_2.unit_span()]);
                Self::parallel_4::<L, _, _>(
                    level,
                    from,
                    to - from,
                    t5_row_3.slice(from, to - from),
                    t7_row_2.slice_mut(from, to - from),
                    v17,
                );
                if to - from < 2 * BN as i64 {
                    for (start, end) in [(0, from), (to, 2 * BN as i64)] {
                        Self::parallel_4::<L, _, _>(
                            level,
                            start,
                            end - start,
                            t5_row_3.guarded(start, <bool as __Elem>::ZERO),
                            t7_row_2.guarded(start, <u8 as __Elem>::ZERO),
                            v17,
                        );
                    }
                }
                for i16 in 0_i64..(BK as i64) {
                    let v18_2 = (-4.0_f64) + _p7;
                    let v19 = t6.load([19, i16.wrapping_add(1)], <f64 as __Elem>::ZERO);
                    let v20 = t6.load([2, i16], <f64 as __Elem>::ZERO);
                    let v21 = t6.load([d2, d3], <f64 as __Elem>::ZERO);
                    let v22 = __Elem::is_nan(v21);
                    let t6_row_2 = t6.row(1, [18, 0], BN as i64);
                    let t8_row = t8.row(1, [i16, 0], BN as i64);
                    let (from, to) = __cpu::common(BN as i64, [t6_row_2.unit_span()]);
                    Self::parallel_5::<L, _, _>(
                        level,
                        from,
                        to - from,
                        t6_row_2.slice(from, to - from),
                        t8_row.slice_mut(from, to - from),
                        i16,
                        v20,
                        v18_2,
                        v22,
                        v19,
                    );
                    if to - from < BN as i64 {
                        for (start, end) in [(0, from), (to, BN as i64)] {
                            Self::parallel_5::<L, _, _>(
                                level,
                                start,
                                end - start,
                                t6_row_2.guarded(start, <f64 as __Elem>::ZERO),
                                t8_row.slice_mut(start, end - start),
                                i16,
                                v20,
                                v18_2,
                                v22,
                                v19,
                            );
                        }
                    }
                }
                let t9 = scratch.tile::<f64, 2>([BM as i64, 1]);
                for i19 in 0_i64..(BM as i64) {
                    let t5_row_4 = t5.row(1, [d3, 0], 1);
                    let x0_row_2 = x0.row(1, [11, 0], 1);
                    let t9_row = t9.row(1, [i19, 0], 1);
                    let (from, to) = __cpu::common(1, [t5_row_4.unit_span(), x0_row_2.unit_span()]);
                    Self::parallel_6::<L, _, _, _>(
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
                            Self::parallel_6::<L, _, _, _>(
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
                let v32 = x0.load([__Elem::div(b4, 1_i64), d3], <bool as __Elem>::ZERO);
                let v33 = x1.load([d0], <i32 as __Elem>::ZERO);
                let v34 = t8.load([b4.wrapping_add(2), __Elem::to::<i64>(v33)], <bool as __Elem>::ZERO);
                let v21_2 = __Elem::fma::<L>(__Elem::to::<f64>(v32), __Elem::to::<f64>(v34), _p7);
                __cpu::fill::<L, _, _>(t11, v21_2);
                __cpu::gemm_packed_b::<L, f64, f64, f64>(t9, t10, t11, true, scratch.rest());
                let t12 = scratch.tile::<bool, 1>([BK as i64]);
                let v35 = t11.load([b5, b5], <f64 as __Elem>::ZERO);
                let v36 = t7.load([b4], <u8 as __Elem>::ZERO);
                let v22_2 = v35 > __Elem::to::<f64>(v36);
                __cpu::fill::<L, _, _>(t12, v22_2);
                __cpu::reduce::<L, __cpu::reduce::Any, _, _, 2>(t8, 1, __cpu::insert_axis(t12, 1), true, <bool as __Elem>::ZERO);
                let t13 = scratch.tile::<bool, 3>([2 * BN as i64, BM as i64, BN as i64]);
                for i23 in 0_i64..(2 * BN as i64) {
                    for i24 in 0_i64..(BM as i64) {
                        let v37 = i23.wrapping_sub(3);
                        let x1_row_2 = x1.row(0, [0], BN as i64);
                        let t13_row = t13.row(2, [i23, i24, 0], BN as i64);
                        let (from, to) = __cpu::common(BN as i64, [x1_row_2.unit_span()]);
                        Self::parallel_7::<L, _, _>(
                            level,
                            from,
                            to - from,
                            x1_row_2.slice(from, to - from),
                            t13_row.slice_mut(from, to - from),
                            v37,
                        );
                        if to - from < BN as i64 {
                            for (start, end) in [(0, from), (to, BN as i64)] {
                                Self::parallel_7::<L, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    x1_row_2.guarded(start, <i32 as __Elem>::ZERO),
                                    t13_row.slice_mut(start, end - start),
                                    v37,
                                );
                            }
                        }
                    }
                }
                let t7_row_3 = t7.row(0, [0], BK as i64);
                Self::parallel_8::<L, _>(level, 0, BK as i64, t7_row_3.slice(0, BK as i64), h4);
                for i27 in 0_i64..(BK as i64) {
                    let v41 = 5_i64.wrapping_add(i27).wrapping_mul(5);
                    let v42 = 5_i64.wrapping_add(i27).wrapping_mul(5);
                    let t8_row_2 = t8.row(1, [i27, 0], BN as i64);
                    Self::parallel_9::<L, _>(level, 0, BN as i64, t8_row_2.slice(0, BN as i64), v41, v42, h4);
                }
                for i29 in 0_i64..(BM as i64) {
                    let v45 = 5_i64.wrapping_add(i29).wrapping_mul(5);
                    let v46 = 5_i64.wrapping_add(i29).wrapping_mul(5);
                    let t11_row = t11.row(1, [i29, 0], BK as i64);
                    Self::parallel_10::<L, _>(level, 0, BK as i64, t11_row.slice(0, BK as i64), v45, v46, h4);
                }
                let t12_row = t12.row(0, [0], BK as i64);
                Self::parallel_11::<L, _>(level, 0, BK as i64, t12_row.slice(0, BK as i64), h4);
                for i32 in 0_i64..(2 * BN as i64) {
                    for i33 in 0_i64..(BM as i64) {
                        let v52 = 5_i64.wrapping_add(i32).wrapping_mul(5).wrapping_add(i33);
                        let v53 = v52.wrapping_mul(5);
                        let v54 = 5_i64.wrapping_add(i32).wrapping_mul(5).wrapping_add(i33);
                        let v55 = v54.wrapping_mul(5);
                        let t13_row_2 = t13.row(2, [i32, i33, 0], BN as i64);
                        Self::parallel_12::<L, _>(level, 0, BN as i64, t13_row_2.slice(0, BN as i64), v53, v55, h4);
                    }
                }
                for i35 in 0_i64..(BN as i64) {
                    let v58 = x1.load([i35], <i32 as __Elem>::ZERO);
                    let y2_row = y2.row(1, [b4.wrapping_mul(BN as i64).wrapping_add(i35), b5.wrapping_mul(BN as i64)], BN as i64);
                    let (from, to) = __cpu::common(BN as i64, [y2_row.unit_span()]);
                    Self::parallel_13::<L, _>(level, from, to - from, y2_row.slice_mut(from, to - from), v58);
                    if to - from < BN as i64 {
                        for (start, end) in [(0, from), (to, BN as i64)] {
                            Self::parallel_13::<L, _>(
                                level,
                                start,
                                end - start,
                                y2_row.guarded(start, <i32 as __Elem>::ZERO),
                                v58,
                            );
                        }
                    }
                }
                let t14 = scratch.tile::<f64, 2>([BN as i64, BN as i64]);
                let v59 = x1.load([d2], <i32 as __Elem>::ZERO);
                let v60 = t7.load([__Elem::to::<i64>(v59)], <u8 as __Elem>::ZERO);
                let t11_at = t11.window([__Elem::to::<i64>(v60), b4], [BN as i64, BN as i64]);
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
                    let v61 = x1_2.load([i8_2], <i32 as __Elem>::ZERO);
                    let v62 = b5_2 <= __Elem::div(__Elem::to::<i64>(v61), 3_i64);
                    let t5_2_row = t5_2.row(0, [0, i8_2], BM as i64);
                    Self::parallel_14::<L, _>(level, 0, BM as i64, t5_2_row.strided(0), v62);
                }
                let t6_2 = scratch.tile::<f64, 2>([BM as i64, BK as i64 + 1]);
                for i11_2 in 0_i64..(BM as i64) {
                    let v63 = __Elem::sqrt::<L, false>(__Elem::abs(0.25_f64));
                    let v64 = x1_2.load([b4_2], <i32 as __Elem>::ZERO);
                    let v65 = x1_2.load([3], <i32 as __Elem>::ZERO);
                    let v66 = __Elem::to::<f64>(v64) * __Elem::to::<f64>(v65);
                    let v67 = x1_2.load([d2_2], <i32 as __Elem>::ZERO);
                    let v68 = t5_2.load([__Elem::to::<i64>(v67), d3_2], <bool as __Elem>::ZERO);
                    let v69 = __Elem::to::<f64>(v68);
                    let t5_2_row_2 = t5_2.row(1, [i11_2, 0], BK as i64 + 1);
                    let x1_2_row = x1_2.row(0, [0], BK as i64 + 1);
                    let x0_2_row = x0_2.row(1, [d2_2, 0], BK as i64 + 1);
                    let t6_2_row = t6_2.row(1, [i11_2, 0], BK as i64 + 1);
                    let (from, to) = __cpu::common(BK as i64 + 1, [x1_2_row.unit_span(), x0_2_row.unit_span()]);
                    Self::parallel_15::<L, _, _, _, _>(
                        level,
                        from,
                        to - from,
                        t5_2_row_2.slice(from, to - from),
                        x1_2_row.slice(from, to - from),
                        x0_2_row.slice(from, to - from),
                        t6_2_row.slice_mut(from, to - from),
                        t5_2,
                        v66,
                        v69,
                        v63,
                    );
                    if to - from < BK as i64 + 1 {
                        for (start, end) in [(0, from), (to, BK as i64 + 1)] {
                            Self::parallel_15::<L, _, _, _, _>(
                                level,
                                start,
                                end - start,
                                t5_2_row_2.slice(start, end - start),
                                x1_2_row.guarded(start, <i32 as __Elem>::ZERO),
                                x0_2_row.guarded(start, <bool as __Elem>::ZERO),
                                t6_2_row.slice_mut(start, end - start),
                                t5_2,
                                v66,
                                v69,
                                v63,
                            );
                        }
                    }
                }
                let t7_2 = scratch.tile::<u8, 1>([BK as i64]);
                let t7_2_row = t7_2.row(0, [0], BK as i64);
                Self::parallel_16::<L, _>(level, 0, BK as i64, t7_2_row.slice_mut(0, BK as i64));
                let t8_2 = scratch.tile::<bool, 2>([BK as i64, BN as i64]);
                let x0_2_at = x0_2.window([0, b5_2.wrapping_mul(2 * BN as i64)], [x0_2.extent[0], BN as i64]);
                __cpu::gather::<L, _, _, _, _>(x0_2_at, t7_2, t8_2, <bool as __Elem>::ZERO);
                let v76 = x0_2.load([b4_2, 12], <bool as __Elem>::ZERO);
                let v77 = __Elem::to::<u8>(v76);
                let t5_2_row_3 = t5_2.row(1, [d3_2, 0], 2 * BN as i64);
                let t7_2_row_2 = t7_2.row(0, [0], 2 * BN as i64);
                let (from, to) = __cpu::common(2 * BN as i64, [t5_2_row_3.unit_span(), t7_2_row_2.unit_span()]);
                Self::parallel_17::<L, _, _>(
                    level,
                    from,
                    to - from,
                    t5_2_row_3.slice(from, to - from),
                    t7_2_row_2.slice_mut(from, to - from),
                    v77,
                );
                if to - from < 2 * BN as i64 {
                    for (start, end) in [(0, from), (to, 2 * BN as i64)] {
                        Self::parallel_17::<L, _, _>(
                            level,
                            start,
                            end - start,
                            t5_2_row_3.guarded(start, <bool as __Elem>::ZERO),
                            t7_2_row_2.guarded(start, <u8 as __Elem>::ZERO),
                            v77,
                        );
                    }
                }
                for i16_2 in 0_i64..(BK as i64) {
                    let v18_3 = (-4.0_f64) + _p7_2;
                    let v79 = t6_2.load([19, i16_2.wrapping_add(1)], <f64 as __Elem>::ZERO);
                    let v80 = t6_2.load([2, i16_2], <f64 as __Elem>::ZERO);
                    let v81 = t6_2.load([d2_2, d3_2], <f64 as __Elem>::ZERO);
                    let v82 = __Elem::is_nan(v81);
                    let t6_2_row_2 = t6_2.row(1, [18, 0], BN as i64);
                    let t8_2_row = t8_2.row(1, [i16_2, 0], BN as i64);
                    let (from, to) = __cpu::common(BN as i64, [t6_2_row_2.unit_span()]);
                    Self::parallel_18::<L, _, _>(
                        level,
                        from,
                        to - from,
                        t6_2_row_2.slice(from, to - from),
                        t8_2_row.slice_mut(from, to - from),
                        i16_2,
                        v80,
                        v18_3,
                        v82,
                        v79,
                    );
                    if to - from < BN as i64 {
                        for (start, end) in [(0, from), (to, BN as i64)] {
                            Self::parallel_18::<L, _, _>(
                                level,
                                start,
                                end - start,
                                t6_2_row_2.guarded(start, <f64 as __Elem>::ZERO),
                                t8_2_row.slice_mut(start, end - start),
                                i16_2,
                                v80,
                                v18_3,
                                v82,
                                v79,
                            );
                        }
                    }
                }
                let t9_2 = scratch.tile::<f64, 2>([BM as i64, 1]);
                for i19_2 in 0_i64..(BM as i64) {
                    let t5_2_row_4 = t5_2.row(1, [d3_2, 0], 1);
                    let x0_2_row_2 = x0_2.row(1, [11, 0], 1);
                    let t9_2_row = t9_2.row(1, [i19_2, 0], 1);
                    let (from, to) = __cpu::common(1, [t5_2_row_4.unit_span(), x0_2_row_2.unit_span()]);
                    Self::parallel_19::<L, _, _, _>(
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
                            Self::parallel_19::<L, _, _, _>(
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
                let v92 = x0_2.load([__Elem::div(b4_2, 1_i64), d3_2], <bool as __Elem>::ZERO);
                let v93 = x1_2.load([d0_2], <i32 as __Elem>::ZERO);
                let v94 = t8_2.load([b4_2.wrapping_add(2), __Elem::to::<i64>(v93)], <bool as __Elem>::ZERO);
                let v21_3 = __Elem::fma::<L>(__Elem::to::<f64>(v92), __Elem::to::<f64>(v94), _p7_2);
                __cpu::fill::<L, _, _>(t11_2, v21_3);
                __cpu::gemm_packed_b::<L, f64, f64, f64>(t9_2, t10_2, t11_2, true, scratch.rest());
                let t12_2 = scratch.tile::<bool, 1>([BK as i64]);
                let v95 = t11_2.load([b5_2, b5_2], <f64 as __Elem>::ZERO);
                let v96 = t7_2.load([b4_2], <u8 as __Elem>::ZERO);
                let v22_3 = v95 > __Elem::to::<f64>(v96);
                __cpu::fill::<L, _, _>(t12_2, v22_3);
                __cpu::reduce::<L, __cpu::reduce::Any, _, _, 2>(t8_2, 1, __cpu::insert_axis(t12_2, 1), true, <bool as __Elem>::ZERO);
                let t13_2 = scratch.tile::<bool, 3>([2 * BN as i64, BM as i64, BN as i64]);
                for i23_2 in 0_i64..(2 * BN as i64) {
                    for i24_2 in 0_i64..(BM as i64) {
                        let v97 = i23_2.wrapping_sub(3);
                        let x1_2_row_2 = x1_2.row(0, [0], BN as i64);
                        let t13_2_row = t13_2.row(2, [i23_2, i24_2, 0], BN as i64);
                        let (from, to) = __cpu::common(BN as i64, [x1_2_row_2.unit_span()]);
                        Self::parallel_20::<L, _, _>(
                            level,
                            from,
                            to - from,
                            x1_2_row_2.slice(from, to - from),
                            t13_2_row.slice_mut(from, to - from),
                            v97,
                        );
                        if to - from < BN as i64 {
                            for (start, end) in [(0, from), (to, BN as i64)] {
                                Self::parallel_20::<L, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    x1_2_row_2.guarded(start, <i32 as __Elem>::ZERO),
                                    t13_2_row.slice_mut(start, end - start),
                                    v97,
                                );
                            }
                        }
                    }
                }
                let t7_2_row_3 = t7_2.row(0, [0], BK as i64);
                Self::parallel_21::<L, _>(level, 0, BK as i64, t7_2_row_3.slice(0, BK as i64), h4_2);
                for i27_2 in 0_i64..(BK as i64) {
                    let v101 = 5_i64.wrapping_add(i27_2).wrapping_mul(5);
                    let v102 = 5_i64.wrapping_add(i27_2).wrapping_mul(5);
                    let t8_2_row_2 = t8_2.row(1, [i27_2, 0], BN as i64);
                    Self::parallel_22::<L, _>(
                        level,
                        0,
                        BN as i64,
                        t8_2_row_2.slice(0, BN as i64),
                        v101,
                        v102,
                        h4_2,
                    );
                }
                for i29_2 in 0_i64..(BM as i64) {
                    let v105 = 5_i64.wrapping_add(i29_2).wrapping_mul(5);
                    let v106 = 5_i64.wrapping_add(i29_2).wrapping_mul(5);
                    let t11_2_row = t11_2.row(1, [i29_2, 0], BK as i64);
                    Self::parallel_23::<L, _>(level, 0, BK as i64, t11_2_row.slice(0, BK as i64), v105, v106, h4_2);
                }
                let t12_2_row = t12_2.row(0, [0], BK as i64);
                Self::parallel_24::<L, _>(level, 0, BK as i64, t12_2_row.slice(0, BK as i64), h4_2);
                for i32_2 in 0_i64..(2 * BN as i64) {
                    for i33_2 in 0_i64..(BM as i64) {
                        let v112 = 5_i64.wrapping_add(i32_2).wrapping_mul(5).wrapping_add(i33_2);
                        let v113 = v112.wrapping_mul(5);
                        let v114 = 5_i64.wrapping_add(i32_2).wrapping_mul(5).wrapping_add(i33_2);
                        let v115 = v114.wrapping_mul(5);
                        let t13_2_row_2 = t13_2.row(2, [i32_2, i33_2, 0], BN as i64);
                        Self::parallel_25::<L, _>(
                            level,
                            0,
                            BN as i64,
                            t13_2_row_2.slice(0, BN as i64),
                            v113,
                            v115,
                            h4_2,
                        );
                    }
                }
                for i35_2 in 0_i64..(BN as i64) {
                    let v118 = x1_2.load([i35_2], <i32 as __Elem>::ZERO);
                    let y2_2_row = y2_2.row(1, [b4_2.wrapping_mul(BN as i64).wrapping_add(i35_2), b5_2.wrapping_mul(BN as i64)], BN as i64);
                    let (from, to) = __cpu::common(BN as i64, [y2_2_row.unit_span()]);
                    Self::parallel_26::<L, _>(level, from, to - from, y2_2_row.slice_mut(from, to - from), v118);
                    if to - from < BN as i64 {
                        for (start, end) in [(0, from), (to, BN as i64)] {
                            Self::parallel_26::<L, _>(
                                level,
                                start,
                                end - start,
                                y2_2_row.guarded(start, <i32 as __Elem>::ZERO),
                                v118,
                            );
                        }
                    }
                }
                let t14_2 = scratch.tile::<f64, 2>([BN as i64, BN as i64]);
                let v119 = x1_2.load([d2_2], <i32 as __Elem>::ZERO);
                let v120 = t7_2.load([__Elem::to::<i64>(v119)], <u8 as __Elem>::ZERO);
                let t11_2_at = t11_2.window([__Elem::to::<i64>(v120), b4_2], [BN as i64, BN as i64]);
                __cpu::copy::<L, _, _, _>(t11_2_at, t14_2, <f64 as __Elem>::ZERO);
                let y3_2_at = y3_2.window([b4_2.wrapping_mul(BN as i64), b5_2.wrapping_mul(BN as i64)], [BN as i64, BN as i64]);
                __cpu::copy::<L, _, _, _>(t14_2, y3_2_at, <f64 as __Elem>::ZERO);
            }
        }
    }
}
