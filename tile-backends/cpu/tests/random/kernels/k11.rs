// Emitted from the random kernel of seed 11.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;

pub const SCALE_11: i32 = 5_u64 as i32;

#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize, const BN: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize, const BN: usize> __Kernel<BM, BN> {
    #[inline]
    unsafe fn parallel<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<f64>,
        R1: __cpu::row::Row<f64>,
        R2: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        t5_row: R0,
        x1_row: R1,
        mut t6_row: R2,
        t5: __cpu::View<f64, 2>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i7 = start + lane as i64;
                let v0 = t5_row.get(lane);
                let v1 = t5.load([i7, i7], <f64 as __Elem>::ZERO);
                let v2 = t5.load([i7, i7], <f64 as __Elem>::ZERO);
                t6_row.set(lane, __Elem::abs(v0) * (v1 * __Elem::abs(v2)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_row: R0,
        v2: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_row.set(lane, v2);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t5_row_2: R0,
        v3: i64,
        v4: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15 = start + lane as i64;
                let v5 = t5_row_2.get(lane);
                let v6 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v5) * 16.0_f32));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v3.wrapping_add(i15), 7_i64)], v6.wrapping_mul(__Elem::to::<u64>(v4.wrapping_add(i15))), __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_2: R0,
        v8: i64,
        v10: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18 = start + lane as i64;
                let v11 = t6_row_2.get(lane);
                let v12 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v11) * 16.0_f32));
                let v13 = v12.wrapping_mul(__Elem::to::<u64>(v10.wrapping_add(i18)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v8.wrapping_add(i18), 7_i64)], v13, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_2: R0,
        v15: i64,
        v17: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22 = start + lane as i64;
                let v18 = t7_row_2.get(lane);
                let v19 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v18) * 16.0_f32));
                let v20 = v19.wrapping_mul(__Elem::to::<u64>(v17.wrapping_add(i22)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v15.wrapping_add(i22), 7_i64)], v20, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        v21: i64,
        v22: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24 = start + lane as i64;
                let v23 = t8_row.get(lane);
                let v24 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v23) * 16.0_f32));
                let v25 = v24.wrapping_mul(__Elem::to::<u64>(v22.wrapping_add(i24)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v21.wrapping_add(i24), 7_i64)], v25, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut t11_row: R0,
        v26: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t11_row.set(lane, v26);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<f64>, R1: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        v27_row: R0,
        mut t12_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v29 = v27_row.get(lane);
                t12_row.set(lane, v29 / 2.0_f64);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut y3_row: R0,
        v30: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s31 = <f64 as __Elem>::ZERO;
                s31 = 0.0_f64;
                for k32 in 0_i64..3 {
                    let v31 = s31;
                    s31 = v31 + v30;
                }
                let v32 = s31;
                y3_row.set(lane, v32);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<f64>,
        R1: __cpu::row::Row<f64>,
        R2: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        t5_2_row: R0,
        x1_2_row: R1,
        mut t6_2_row: R2,
        t5_2: __cpu::View<f64, 2>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i7 = start + lane as i64;
                let v31 = t5_2_row.get(lane);
                let v32 = t5_2.load([i7, i7], <f64 as __Elem>::ZERO);
                let v33 = t5_2.load([i7, i7], <f64 as __Elem>::ZERO);
                t6_2_row.set(lane, __Elem::abs(v31) * (v32 * __Elem::abs(v33)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_2_row: R0,
        v33: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_2_row.set(lane, v33);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t5_2_row_2: R0,
        v34: i64,
        v35: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15_2 = start + lane as i64;
                let v36 = t5_2_row_2.get(lane);
                let v37 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v36) * 16.0_f32));
                let v38 = v37.wrapping_mul(__Elem::to::<u64>(v35.wrapping_add(i15_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v34.wrapping_add(i15_2), 7_i64)], v38);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_2: R0,
        v40: i64,
        v42: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18_2 = start + lane as i64;
                let v43 = t6_2_row_2.get(lane);
                let v44 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v43) * 16.0_f32));
                let v45 = v44.wrapping_mul(__Elem::to::<u64>(v42.wrapping_add(i18_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v40.wrapping_add(i18_2), 7_i64)], v45);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_2: R0,
        v47: i64,
        v49: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22_2 = start + lane as i64;
                let v50 = t7_2_row_2.get(lane);
                let v51 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v50) * 16.0_f32));
                let v52 = v51.wrapping_mul(__Elem::to::<u64>(v49.wrapping_add(i22_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v47.wrapping_add(i22_2), 7_i64)], v52);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        v53: i64,
        v54: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24_2 = start + lane as i64;
                let v55 = t8_2_row.get(lane);
                let v56 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v55) * 16.0_f32));
                let v57 = v56.wrapping_mul(__Elem::to::<u64>(v54.wrapping_add(i24_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v53.wrapping_add(i24_2), 7_i64)], v57);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut t11_2_row: R0,
        v58: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t11_2_row.set(lane, v58);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<f64>, R1: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        v59_row: R0,
        mut t12_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v61 = v59_row.get(lane);
                t12_2_row.set(lane, v61 / 2.0_f64);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut y3_2_row: R0,
        v62: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s31 = <f64 as __Elem>::ZERO;
                s31 = 0.0_f64;
                for k32 in 0_i64..3 {
                    let v63 = s31;
                    s31 = v63 + v62;
                }
                let v64 = s31;
                y3_2_row.set(lane, v64);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize, const BN: usize> __cpu::Kernel for __Kernel<BM, BN> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_11", args);
        let d0 = plan.extent(0, 0);
        plan.expect("x0", 0, 1, BN as i64)?;
        let d1 = plan.extent(1, 0);
        plan.expect("x1", 1, 1, d0)?;
        plan.expect("y2", 2, 0, d1)?;
        plan.expect("y2", 2, 1, d1)?;
        plan.expect("y3", 3, 0, d1)?;
        plan.expect("y3", 3, 1, d1)?;
        plan.expect("y3", 3, 2, BN as i64)?;
        plan.expect("h4", 4, 0, 7)?;
        let v0 = d1.wrapping_add(BN as i64 - 1);
        let v1 = __Elem::div(v0, BN as i64);
        let v2 = d1.wrapping_add(1);
        let v3 = __Elem::div(v2, 2_i64);
        plan.value(d1);
        plan.panels(1, [BM as i64, BN as i64], 0b000, [BM as i64, BN as i64], [0, 1], [false, true], __cpu::panel_a::<f64, f64, f64>());
        plan.panels(1, [BN as i64, 2], 0b100, [BN as i64, 2], [0, 1], [true, false], __cpu::panel_b::<f64, f64, f64>());
        plan.finish([1, v1, v3])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f64, 2>([BN as i64, 2]);
        size.tile::<f64, 3>([BM as i64, BM as i64, BN as i64]);
        size.tile::<f64, 4>([BN as i64, 2, BM as i64, BN as i64]);
        size.tile::<f64, 2>([BM as i64, 2]);
        size.panel_a::<L, f64, f64, f64>(BM as i64, BN as i64);
        size.panel_b::<L, f64, f64, f64>(BN as i64, 2);
        size.gemm::<L, f64, f64, f64>(BM as i64, 2, BN as i64);
        size.tile::<f64, 3>([BN as i64, 2, 2]);
        size.tile::<f64, 2>([BN as i64, 2]);
        size.tile::<f64, 2>([BN as i64, 2]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<f64, 2>(call, 0);
            let x1 = __cpu::tensor::<f64, 2>(call, 1);
            let y2 = __cpu::tensor::<f64, 2>(call, 2);
            let y3 = __cpu::tensor::<f64, 3>(call, 3);
            let h4 = __cpu::tensor::<u64, 1>(call, 4);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let panels_1 = __cpu::PanelCache::new::<L>(call, 1);
            let d1 = __cpu::value::<i64>(call, 0);
            for block in __cpu::Blocks::new(call) {
                let [_, b2, b3] = block.index;
                let mut scratch = block.scratch;
                let t5 = scratch.tile::<f64, 2>([BN as i64, 2]);
                let y2_at = y2.window([b2.wrapping_mul(BN as i64), b3.wrapping_mul(2)], [BN as i64, 2]);
                __cpu::copy::<L, _, _, _>(y2_at, t5, <f64 as __Elem>::ZERO);
                let t6 = scratch.tile::<f64, 3>([BM as i64, BM as i64, BN as i64]);
                let whole = t5.has_rows(1, [0, 0], [[0, 0, 0], [0, 0, 1]], [BM as i64, BM as i64, BN as i64]) && x1.has([0, b3], [[0, 0, 1], [0, 0, 0]], [BM as i64, BM as i64, BN as i64]);
                if whole {
                    for i5 in 0_i64..(BM as i64) {
                        for i6 in 0_i64..(BM as i64) {
                            let t5_row = t5.whole_row(1, [0, 0], BN as i64, 1);
                            let x1_row = x1.whole_row(0, [0, b3], BN as i64, 1);
                            let t6_row = t6.row(2, [i5, i6, 0], BN as i64);
                            Self::parallel::<L, true, _, _, _>(
                                level,
                                0,
                                BN as i64,
                                t5_row.slice(0, BN as i64),
                                x1_row.strided(0),
                                t6_row.slice_mut(0, BN as i64),
                                t5,
                            );
                        }
                    }
                } else {
                    for i5 in 0_i64..(BM as i64) {
                        for i6 in 0_i64..(BM as i64) {
                            let t5_row = t5.row(1, [0, 0], BN as i64);
                            let x1_row = x1.row(0, [0, b3], BN as i64);
                            let t6_row = t6.row(2, [i5, i6, 0], BN as i64);
                            let (from, to) = __cpu::common(BN as i64, [t5_row.unit_span(), x1_row.span()]);
                            Self::parallel::<L, false, _, _, _>(
                                level,
                                from,
                                to - from,
                                t5_row.slice(from, to - from),
                                x1_row.strided(from),
                                t6_row.slice_mut(from, to - from),
                                t5,
                            );
                            if to - from < BN as i64 {
                                for (start, end) in [(0, from), (to, BN as i64)] {
                                    Self::parallel::<L, false, _, _, _>(
                                        level,
                                        start,
                                        end - start,
                                        t5_row.guarded(start, <f64 as __Elem>::ZERO),
                                        x1_row.guarded(start, <f64 as __Elem>::ZERO),
                                        t6_row.slice_mut(start, end - start),
                                        t5,
                                    );
                                }
                            }
                        }
                    }
                }
                let t7 = scratch.tile::<f64, 4>([BN as i64, 2, BM as i64, BN as i64]);
                for i9 in 0_i64..(BN as i64) {
                    for i10 in 0_i64..2 {
                        for i11 in 0_i64..(BM as i64) {
                            let v0 = x1.load([3, i10.wrapping_add(1)], <f64 as __Elem>::ZERO);
                            let v1 = x1.load([i11, __Elem::min(i10, i10)], <f64 as __Elem>::ZERO);
                            let v2 = __Elem::abs(v0) + v1;
                            let t7_row = t7.row(3, [i9, i10, i11, 0], BN as i64);
                            Self::parallel_2::<L, _>(level, 0, BN as i64, t7_row.slice_mut(0, BN as i64), v2);
                        }
                    }
                }
                let t8 = scratch.tile::<f64, 2>([BM as i64, 2]);
                __cpu::fill::<L, _, _>(t8, 0.0_f64);
                let t9_own = scratch.panel_a::<L, f64, f64, f64>(BM as i64, BN as i64);
                let t10_own = scratch.panel_b::<L, f64, f64, f64>(BN as i64, 2);
                for k13 in 0_i64..4 {
                    let x1_at = x1.window([d1.wrapping_mul(BN as i64), k13.wrapping_mul(BN as i64)], [BM as i64, BN as i64]);
                    let t9_slot = panels_0.slot([d1.wrapping_mul(BN as i64), k13.wrapping_mul(BN as i64)], t9_own);
                    let x1_at_2 = x1.window([k13.wrapping_mul(BN as i64), b3], [BN as i64, 2]);
                    let t10_slot = panels_1.slot([k13.wrapping_mul(BN as i64), b3], t10_own);
                    __cpu::sized!((BM as i64) * (BN as i64) <= 6912, gemm_packed::<L, _, _, f64, f64, f64>(__cpu::Operand::FusedPack(x1_at, <f64 as __Elem>::ZERO, t9_slot), __cpu::Operand::FusedPack(x1_at_2, <f64 as __Elem>::ZERO, t10_slot), t8, BN as i64, true, __cpu::PrefetchList::new([])));
                }
                for i14 in 0_i64..(BN as i64) {
                    let v3 = 5_i64.wrapping_add(i14).wrapping_mul(5);
                    let v4 = 5_i64.wrapping_add(i14).wrapping_mul(5);
                    let t5_row_2 = t5.row(1, [i14, 0], 2);
                    Self::parallel_3::<L, _>(level, 0, 2, t5_row_2.slice(0, 2), v3, v4, h4);
                }
                for i16 in 0_i64..(BM as i64) {
                    for i17 in 0_i64..(BM as i64) {
                        let v7 = 5_i64.wrapping_add(i16).wrapping_mul(5).wrapping_add(i17);
                        let v8 = v7.wrapping_mul(5);
                        let v9 = 5_i64.wrapping_add(i16).wrapping_mul(5).wrapping_add(i17);
                        let v10 = v9.wrapping_mul(5);
                        let t6_row_2 = t6.row(2, [i16, i17, 0], BN as i64);
                        Self::parallel_4::<L, _>(level, 0, BN as i64, t6_row_2.slice(0, BN as i64), v8, v10, h4);
                    }
                }
                for i19 in 0_i64..(BN as i64) {
                    for i20 in 0_i64..2 {
                        for i21 in 0_i64..(BM as i64) {
                            let v14 = 5_i64.wrapping_add(i19).wrapping_mul(5).wrapping_add(i20);
                            let v15 = v14.wrapping_mul(5).wrapping_add(i21).wrapping_mul(5);
                            let v16 = 5_i64.wrapping_add(i19).wrapping_mul(5).wrapping_add(i20);
                            let v17 = v16.wrapping_mul(5).wrapping_add(i21).wrapping_mul(5);
                            let t7_row_2 = t7.row(3, [i19, i20, i21, 0], BN as i64);
                            Self::parallel_5::<L, _>(
                                level,
                                0,
                                BN as i64,
                                t7_row_2.slice(0, BN as i64),
                                v15,
                                v17,
                                h4,
                            );
                        }
                    }
                }
                for i23 in 0_i64..(BM as i64) {
                    let v21 = 5_i64.wrapping_add(i23).wrapping_mul(5);
                    let v22 = 5_i64.wrapping_add(i23).wrapping_mul(5);
                    let t8_row = t8.row(1, [i23, 0], 2);
                    Self::parallel_6::<L, _>(level, 0, 2, t8_row.slice(0, 2), v21, v22, h4);
                }
                let t11 = scratch.tile::<f64, 3>([BN as i64, 2, 2]);
                for i25 in 0_i64..(BN as i64) {
                    for i26 in 0_i64..2 {
                        let v26 = __Elem::fma::<L>(0.0_f64, 0.0_f64, -1.0_f64) + 2.0_f64;
                        let t11_row = t11.row(2, [i25, i26, 0], 2);
                        Self::parallel_7::<L, _>(level, 0, 2, t11_row.slice_mut(0, 2), v26);
                    }
                }
                let t12 = scratch.tile::<f64, 2>([BN as i64, 2]);
                let v27 = scratch.tile::<f64, 2>([BN as i64, 2]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 3>(t11, 2, __cpu::insert_axis(v27, 2), false, <f64 as __Elem>::ZERO);
                for v28 in 0_i64..(BN as i64) {
                    let v27_row = v27.row(1, [v28, 0], 2);
                    let t12_row = t12.row(1, [v28, 0], 2);
                    Self::parallel_8::<L, _, _>(level, 0, 2, v27_row.slice(0, 2), t12_row.slice_mut(0, 2));
                }
                let y2_at_2 = y2.window([b2.wrapping_mul(BN as i64), b3.wrapping_mul(2)], [BN as i64, 2]);
                __cpu::copy::<L, _, _, _>(t12, y2_at_2, <f64 as __Elem>::ZERO);
                let whole_2 = y3.has_rows(2, [b2.wrapping_mul(BN as i64), b3.wrapping_mul(2), 0], [[1, 0, 0], [0, 1, 0], [0, 0, 1]], [BN as i64, 2, BN as i64]);
                if whole_2 {
                    for i28 in 0_i64..(BN as i64) {
                        for i29 in 0_i64..2 {
                            let v30 = __Elem::to::<f64>(i29);
                            let y3_row = y3.whole_row(2, [b2.wrapping_mul(BN as i64).wrapping_add(i28), b3.wrapping_mul(2).wrapping_add(i29), 0], BN as i64, 1);
                            let mut staging = __cpu::StagingBuffer::new();
                            let mut chunks = __cpu::StreamingRow::new(y3_row, 0, BN as i64, __cpu::is_non_temporal(call, &y3), &mut staging);
                            while chunks.advance() {
                                let (start, count) = chunks.chunk();
                                Self::parallel_9::<L, true, _>(level, start, count, chunks.slice_mut(), v30);
                                chunks.store();
                            }
                        }
                    }
                } else {
                    for i28 in 0_i64..(BN as i64) {
                        for i29 in 0_i64..2 {
                            let v30 = __Elem::to::<f64>(i29);
                            let y3_row = y3.row(2, [b2.wrapping_mul(BN as i64).wrapping_add(i28), b3.wrapping_mul(2).wrapping_add(i29), 0], BN as i64);
                            let (from, to) = __cpu::common(BN as i64, [y3_row.unit_span()]);
                            let mut staging = __cpu::StagingBuffer::new();
                            let mut chunks = __cpu::StreamingRow::new(y3_row, from, to - from, __cpu::is_non_temporal(call, &y3), &mut staging);
                            while chunks.advance() {
                                let (start, count) = chunks.chunk();
                                Self::parallel_9::<L, false, _>(level, start, count, chunks.slice_mut(), v30);
                                chunks.store();
                            }
                            if to - from < BN as i64 {
                                for (start, end) in [(0, from), (to, BN as i64)] {
                                    Self::parallel_9::<L, false, _>(
                                        level,
                                        start,
                                        end - start,
                                        y3_row.guarded(start, <f64 as __Elem>::ZERO),
                                        v30,
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
            let x0_2 = __cpu::tensor::<f64, 2>(call, 0);
            let x1_2 = __cpu::tensor::<f64, 2>(call, 1);
            let y2_2 = __cpu::tensor::<f64, 2>(call, 2);
            let y3_2 = __cpu::tensor::<f64, 3>(call, 3);
            let h4_2 = __cpu::tensor::<u64, 1>(call, 4);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let panels_1 = __cpu::PanelCache::new::<L>(call, 1);
            let d1_2 = __cpu::value::<i64>(call, 0);
            for block in __cpu::Blocks::new(call) {
                let [_, b2_2, b3_2] = block.index;
                let mut scratch = block.scratch;
                let t5_2 = scratch.tile::<f64, 2>([BN as i64, 2]);
                let y2_2_at = y2_2.window([b2_2.wrapping_mul(BN as i64), b3_2.wrapping_mul(2)], [BN as i64, 2]);
                __cpu::copy::<L, _, _, _>(y2_2_at, t5_2, <f64 as __Elem>::ZERO);
                let t6_2 = scratch.tile::<f64, 3>([BM as i64, BM as i64, BN as i64]);
                let whole_3 = t5_2.has_rows(1, [0, 0], [[0, 0, 0], [0, 0, 1]], [BM as i64, BM as i64, BN as i64]) && x1_2.has([0, b3_2], [[0, 0, 1], [0, 0, 0]], [BM as i64, BM as i64, BN as i64]);
                if whole_3 {
                    for i5_2 in 0_i64..(BM as i64) {
                        for i6_2 in 0_i64..(BM as i64) {
                            let t5_2_row = t5_2.whole_row(1, [0, 0], BN as i64, 1);
                            let x1_2_row = x1_2.whole_row(0, [0, b3_2], BN as i64, 1);
                            let t6_2_row = t6_2.row(2, [i5_2, i6_2, 0], BN as i64);
                            Self::parallel_10::<L, true, _, _, _>(
                                level,
                                0,
                                BN as i64,
                                t5_2_row.slice(0, BN as i64),
                                x1_2_row.strided(0),
                                t6_2_row.slice_mut(0, BN as i64),
                                t5_2,
                            );
                        }
                    }
                } else {
                    for i5_2 in 0_i64..(BM as i64) {
                        for i6_2 in 0_i64..(BM as i64) {
                            let t5_2_row = t5_2.row(1, [0, 0], BN as i64);
                            let x1_2_row = x1_2.row(0, [0, b3_2], BN as i64);
                            let t6_2_row = t6_2.row(2, [i5_2, i6_2, 0], BN as i64);
                            let (from, to) = __cpu::common(BN as i64, [t5_2_row.unit_span(), x1_2_row.span()]);
                            Self::parallel_10::<L, false, _, _, _>(
                                level,
                                from,
                                to - from,
                                t5_2_row.slice(from, to - from),
                                x1_2_row.strided(from),
                                t6_2_row.slice_mut(from, to - from),
                                t5_2,
                            );
                            if to - from < BN as i64 {
                                for (start, end) in [(0, from), (to, BN as i64)] {
                                    Self::parallel_10::<L, false, _, _, _>(
                                        level,
                                        start,
                                        end - start,
                                        t5_2_row.guarded(start, <f64 as __Elem>::ZERO),
                                        x1_2_row.guarded(start, <f64 as __Elem>::ZERO),
                                        t6_2_row.slice_mut(start, end - start),
                                        t5_2,
                                    );
                                }
                            }
                        }
                    }
                }
                let t7_2 = scratch.tile::<f64, 4>([BN as i64, 2, BM as i64, BN as i64]);
                for i9_2 in 0_i64..(BN as i64) {
                    for i10_2 in 0_i64..2 {
                        for i11_2 in 0_i64..(BM as i64) {
                            let v31 = x1_2.load([3, i10_2.wrapping_add(1)], <f64 as __Elem>::ZERO);
                            let v32 = x1_2.load([i11_2, __Elem::min(i10_2, i10_2)], <f64 as __Elem>::ZERO);
                            let v33 = __Elem::abs(v31) + v32;
                            let t7_2_row = t7_2.row(3, [i9_2, i10_2, i11_2, 0], BN as i64);
                            Self::parallel_11::<L, _>(level, 0, BN as i64, t7_2_row.slice_mut(0, BN as i64), v33);
                        }
                    }
                }
                let t8_2 = scratch.tile::<f64, 2>([BM as i64, 2]);
                __cpu::fill::<L, _, _>(t8_2, 0.0_f64);
                let t9_2_own = scratch.panel_a::<L, f64, f64, f64>(BM as i64, BN as i64);
                let t10_2_own = scratch.panel_b::<L, f64, f64, f64>(BN as i64, 2);
                for k13_2 in 0_i64..4 {
                    let x1_2_at = x1_2.window([d1_2.wrapping_mul(BN as i64), k13_2.wrapping_mul(BN as i64)], [BM as i64, BN as i64]);
                    let t9_2_slot = panels_0.slot([d1_2.wrapping_mul(BN as i64), k13_2.wrapping_mul(BN as i64)], t9_2_own);
                    let x1_2_at_2 = x1_2.window([k13_2.wrapping_mul(BN as i64), b3_2], [BN as i64, 2]);
                    let t10_2_slot = panels_1.slot([k13_2.wrapping_mul(BN as i64), b3_2], t10_2_own);
                    __cpu::sized!((BM as i64) * (BN as i64) <= 6912, gemm_packed::<L, _, _, f64, f64, f64>(__cpu::Operand::FusedPack(x1_2_at, <f64 as __Elem>::ZERO, t9_2_slot), __cpu::Operand::FusedPack(x1_2_at_2, <f64 as __Elem>::ZERO, t10_2_slot), t8_2, BN as i64, true, __cpu::PrefetchList::new([])));
                }
                for i14_2 in 0_i64..(BN as i64) {
                    let v34 = 5_i64.wrapping_add(i14_2).wrapping_mul(5);
                    let v35 = 5_i64.wrapping_add(i14_2).wrapping_mul(5);
                    let t5_2_row_2 = t5_2.row(1, [i14_2, 0], 2);
                    Self::parallel_12::<L, _>(level, 0, 2, t5_2_row_2.slice(0, 2), v34, v35, h4_2);
                }
                for i16_2 in 0_i64..(BM as i64) {
                    for i17_2 in 0_i64..(BM as i64) {
                        let v39 = 5_i64.wrapping_add(i16_2).wrapping_mul(5).wrapping_add(i17_2);
                        let v40 = v39.wrapping_mul(5);
                        let v41 = 5_i64.wrapping_add(i16_2).wrapping_mul(5).wrapping_add(i17_2);
                        let v42 = v41.wrapping_mul(5);
                        let t6_2_row_2 = t6_2.row(2, [i16_2, i17_2, 0], BN as i64);
                        Self::parallel_13::<L, _>(
                            level,
                            0,
                            BN as i64,
                            t6_2_row_2.slice(0, BN as i64),
                            v40,
                            v42,
                            h4_2,
                        );
                    }
                }
                for i19_2 in 0_i64..(BN as i64) {
                    for i20_2 in 0_i64..2 {
                        for i21_2 in 0_i64..(BM as i64) {
                            let v46 = 5_i64.wrapping_add(i19_2).wrapping_mul(5).wrapping_add(i20_2);
                            let v47 = v46.wrapping_mul(5).wrapping_add(i21_2).wrapping_mul(5);
                            let v48 = 5_i64.wrapping_add(i19_2).wrapping_mul(5).wrapping_add(i20_2);
                            let v49 = v48.wrapping_mul(5).wrapping_add(i21_2).wrapping_mul(5);
                            let t7_2_row_2 = t7_2.row(3, [i19_2, i20_2, i21_2, 0], BN as i64);
                            Self::parallel_14::<L, _>(
                                level,
                                0,
                                BN as i64,
                                t7_2_row_2.slice(0, BN as i64),
                                v47,
                                v49,
                                h4_2,
                            );
                        }
                    }
                }
                for i23_2 in 0_i64..(BM as i64) {
                    let v53 = 5_i64.wrapping_add(i23_2).wrapping_mul(5);
                    let v54 = 5_i64.wrapping_add(i23_2).wrapping_mul(5);
                    let t8_2_row = t8_2.row(1, [i23_2, 0], 2);
                    Self::parallel_15::<L, _>(level, 0, 2, t8_2_row.slice(0, 2), v53, v54, h4_2);
                }
                let t11_2 = scratch.tile::<f64, 3>([BN as i64, 2, 2]);
                for i25_2 in 0_i64..(BN as i64) {
                    for i26_2 in 0_i64..2 {
                        let v58 = __Elem::fma::<L>(0.0_f64, 0.0_f64, -1.0_f64) + 2.0_f64;
                        let t11_2_row = t11_2.row(2, [i25_2, i26_2, 0], 2);
                        Self::parallel_16::<L, _>(level, 0, 2, t11_2_row.slice_mut(0, 2), v58);
                    }
                }
                let t12_2 = scratch.tile::<f64, 2>([BN as i64, 2]);
                let v59 = scratch.tile::<f64, 2>([BN as i64, 2]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 3>(t11_2, 2, __cpu::insert_axis(v59, 2), false, <f64 as __Elem>::ZERO);
                for v60 in 0_i64..(BN as i64) {
                    let v59_row = v59.row(1, [v60, 0], 2);
                    let t12_2_row = t12_2.row(1, [v60, 0], 2);
                    Self::parallel_17::<L, _, _>(level, 0, 2, v59_row.slice(0, 2), t12_2_row.slice_mut(0, 2));
                }
                let y2_2_at_2 = y2_2.window([b2_2.wrapping_mul(BN as i64), b3_2.wrapping_mul(2)], [BN as i64, 2]);
                __cpu::copy::<L, _, _, _>(t12_2, y2_2_at_2, <f64 as __Elem>::ZERO);
                let whole_4 = y3_2.has_rows(2, [b2_2.wrapping_mul(BN as i64), b3_2.wrapping_mul(2), 0], [[1, 0, 0], [0, 1, 0], [0, 0, 1]], [BN as i64, 2, BN as i64]);
                if whole_4 {
                    for i28_2 in 0_i64..(BN as i64) {
                        for i29_2 in 0_i64..2 {
                            let v62 = __Elem::to::<f64>(i29_2);
                            let y3_2_row = y3_2.whole_row(2, [b2_2.wrapping_mul(BN as i64).wrapping_add(i28_2), b3_2.wrapping_mul(2).wrapping_add(i29_2), 0], BN as i64, 1);
                            let mut staging_2 = __cpu::StagingBuffer::new();
                            let mut chunks_2 = __cpu::StreamingRow::new(y3_2_row, 0, BN as i64, __cpu::is_non_temporal(call, &y3_2), &mut staging_2);
                            while chunks_2.advance() {
                                let (start, count) = chunks_2.chunk();
                                Self::parallel_18::<L, true, _>(level, start, count, chunks_2.slice_mut(), v62);
                                chunks_2.store();
                            }
                        }
                    }
                } else {
                    for i28_2 in 0_i64..(BN as i64) {
                        for i29_2 in 0_i64..2 {
                            let v62 = __Elem::to::<f64>(i29_2);
                            let y3_2_row = y3_2.row(2, [b2_2.wrapping_mul(BN as i64).wrapping_add(i28_2), b3_2.wrapping_mul(2).wrapping_add(i29_2), 0], BN as i64);
                            let (from, to) = __cpu::common(BN as i64, [y3_2_row.unit_span()]);
                            let mut staging_2 = __cpu::StagingBuffer::new();
                            let mut chunks_2 = __cpu::StreamingRow::new(y3_2_row, from, to - from, __cpu::is_non_temporal(call, &y3_2), &mut staging_2);
                            while chunks_2.advance() {
                                let (start, count) = chunks_2.chunk();
                                Self::parallel_18::<L, false, _>(level, start, count, chunks_2.slice_mut(), v62);
                                chunks_2.store();
                            }
                            if to - from < BN as i64 {
                                for (start, end) in [(0, from), (to, BN as i64)] {
                                    Self::parallel_18::<L, false, _>(
                                        level,
                                        start,
                                        end - start,
                                        y3_2_row.guarded(start, <f64 as __Elem>::ZERO),
                                        v62,
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
