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
    unsafe fn parallel<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::Row<f64>, R1: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        x1_row: R0,
        mut t7_row: R1,
        v6: f64,
        v5: f64,
        _q8: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut l8_cells = [<f64 as __Elem>::ZERO; 3];
                let l8 = __cpu::View::packed(l8_cells.as_mut_ptr(), [3]);
                for k14 in 0_i64..3 {
                    let v7 = x1_row.get(lane);
                    l8.store([k14], v5 + __Elem::min_nan(v6, v7));
                }
                let v8 = l8.load([_q8], <f64 as __Elem>::ZERO);
                t7_row.set(lane, v8);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::Row<f64>, R1: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        x1_row_2: R0,
        mut t9_row: R1,
        t7: __cpu::View<f64, 5>,
        v7: i64,
        v8: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17 = start + lane as i64;
                let v9 = t7.load([i17, v7, i17.wrapping_add(2), i17, i17], <f64 as __Elem>::ZERO);
                let v10 = t7.load_inside([i17, 0, i17, i17, i17]);
                if v9 > v10 {
                    let v11 = x1_row_2.get(lane);
                    t9_row.set(lane, v8 * (-v11));
                }
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_row: R0,
        v11: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t6_row.set(lane, v11);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_2: R0,
        v15: i64,
        v16: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24 = start + lane as i64;
                let v17 = t6_row_2.get(lane);
                let v18 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v17) * 16.0_f32));
                let v19 = v18.wrapping_mul(__Elem::to::<u64>(v16.wrapping_add(i24)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v15.wrapping_add(i24), 7_i64)], v19, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_2: R0,
        v23: i64,
        v26: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29 = start + lane as i64;
                let v27 = t7_row_2.get(lane);
                let v28 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v27) * 16.0_f32));
                let v29 = v28.wrapping_mul(__Elem::to::<u64>(v26.wrapping_add(i29)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v23.wrapping_add(i29), 7_i64)], v29, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t9_row_2: R0,
        v30: i64,
        v31: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31 = start + lane as i64;
                let v32 = t9_row_2.get(lane);
                let v33 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v32) * 16.0_f32));
                let v34 = v33.wrapping_mul(__Elem::to::<u64>(v31.wrapping_add(i31)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v30.wrapping_add(i31), 7_i64)], v34, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut y3_row: R0,
        i32: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut l12_cells = [<u32 as __Elem>::ZERO; 3];
                let l12 = __cpu::View::packed(l12_cells.as_mut_ptr(), [3]);
                for k35 in 0_i64..3 {
                    l12.store([k35], 0_u32);
                }
                let v35 = l12.load([i32], <u32 as __Elem>::ZERO);
                y3_row.set(lane, v35);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<
        L: __cpu::Level,
        R0: __cpu::row::Row<u32>,
        R1: __cpu::row::Row<f64>,
        R2: __cpu::row::RowMut<u32>,
    >(
        level: L,
        start: i64,
        count: i64,
        x0_row: R0,
        t9_row_3: R1,
        mut y4_row: R2,
        v35: i64,
        x0: __cpu::View<u32, 3>,
        _q8: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i36 = start + lane as i64;
                let v36 = t9_row_3.get(lane);
                let v37 = x0.load([i36, _q8, __Elem::div(v35.wrapping_add(i36), 1_i64)], <u32 as __Elem>::ZERO);
                let v38 = __Elem::div(__Elem::count_ones(__Elem::to::<u32>(v36)) ^ v37, 6_u32);
                y4_row.set(lane, v38);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::Row<f64>, R1: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        x1_2_row: R0,
        mut t7_2_row: R1,
        v45: f64,
        v44: f64,
        _q8_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut l8_cells = [<f64 as __Elem>::ZERO; 3];
                let l8 = __cpu::View::packed(l8_cells.as_mut_ptr(), [3]);
                for k14 in 0_i64..3 {
                    let v46 = x1_2_row.get(lane);
                    l8.store([k14], v44 + __Elem::min_nan(v45, v46));
                }
                let v47 = l8.load([_q8_2], <f64 as __Elem>::ZERO);
                t7_2_row.set(lane, v47);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<f64>,
        R1: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        x1_2_row_2: R0,
        mut t9_2_row: R1,
        t7_2: __cpu::View<f64, 5>,
        v46: i64,
        v47: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17 = start + lane as i64;
                let v48 = t7_2.load([i17, v46, i17.wrapping_add(2), i17, i17], <f64 as __Elem>::ZERO);
                let v49 = t7_2.load_inside([i17, 0, i17, i17, i17]);
                if v48 > v49 {
                    let v50 = x1_2_row_2.get(lane);
                    t9_2_row.set(lane, v47 * (-v50));
                }
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_2_row: R0,
        v50: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t6_2_row.set(lane, v50);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_2: R0,
        v54: i64,
        v55: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24_2 = start + lane as i64;
                let v56 = t6_2_row_2.get(lane);
                let v57 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v56) * 16.0_f32));
                let v58 = v57.wrapping_mul(__Elem::to::<u64>(v55.wrapping_add(i24_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v54.wrapping_add(i24_2), 7_i64)], v58);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_2: R0,
        v61: i64,
        v64: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29_2 = start + lane as i64;
                let v65 = t7_2_row_2.get(lane);
                let v66 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v65) * 16.0_f32));
                let v67 = v66.wrapping_mul(__Elem::to::<u64>(v64.wrapping_add(i29_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v61.wrapping_add(i29_2), 7_i64)], v67);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row_2: R0,
        v68: i64,
        v69: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31_2 = start + lane as i64;
                let v70 = t9_2_row_2.get(lane);
                let v71 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v70) * 16.0_f32));
                let v72 = v71.wrapping_mul(__Elem::to::<u64>(v69.wrapping_add(i31_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v68.wrapping_add(i31_2), 7_i64)], v72);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut y3_2_row: R0,
        i32_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut l12_cells = [<u32 as __Elem>::ZERO; 3];
                let l12 = __cpu::View::packed(l12_cells.as_mut_ptr(), [3]);
                for k35 in 0_i64..3 {
                    l12.store([k35], 0_u32);
                }
                let v73 = l12.load([i32_2], <u32 as __Elem>::ZERO);
                y3_2_row.set(lane, v73);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<
        L: __cpu::Level,
        R0: __cpu::row::Row<u32>,
        R1: __cpu::row::Row<f64>,
        R2: __cpu::row::RowMut<u32>,
    >(
        level: L,
        start: i64,
        count: i64,
        x0_2_row: R0,
        t9_2_row_3: R1,
        mut y4_2_row: R2,
        v73: i64,
        x0_2: __cpu::View<u32, 3>,
        _q8_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i36_2 = start + lane as i64;
                let v74 = t9_2_row_3.get(lane);
                let v75 = x0_2.load([i36_2, _q8_2, __Elem::div(v73.wrapping_add(i36_2), 1_i64)], <u32 as __Elem>::ZERO);
                let v76 = __Elem::div(__Elem::count_ones(__Elem::to::<u32>(v74)) ^ v75, 6_u32);
                y4_2_row.set(lane, v76);
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
        let d3 = plan.extent(0, 2);
        plan.expect("x1", 1, 0, d3)?;
        plan.expect("x1", 1, 1, d1)?;
        let d4 = plan.extent(1, 2);
        let d5 = plan.extent(2, 0);
        let d6 = plan.extent(3, 0);
        plan.expect("y3", 3, 1, 4)?;
        plan.expect("y4", 4, 0, d6)?;
        plan.expect("h5", 5, 0, 7)?;
        let v0 = d6.wrapping_add(0);
        let v1 = __Elem::div(v0, 1_i64);
        plan.value(d3);
        plan.value(d6);
        plan.value(d4);
        plan.value(d1);
        plan.value(d5);
        plan.value(d2);
        plan.panels(1, [1, 4, 1], 0b000, [4, 1], [1, 2], [false, true], __cpu::panel_a::<f64, f64, f64>());
        plan.panels(1, [1, 1, 1], 0b000, [1, 1], [1, 2], [true, false], __cpu::panel_b::<f64, f64, f64>());
        plan.finish([1, 1, v1])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f64, 2>([4, 3]);
        size.tile::<f64, 5>([3, 3, 3, 1, 3]);
        size.tile::<f64, 2>([4, 1]);
        size.panel_a::<L, f64, f64, f64>(4, 1);
        size.panel_b::<L, f64, f64, f64>(1, 1);
        size.gemm::<L, f64, f64, f64>(4, 1, 1);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<u32, 3>(call, 0);
            let x1 = __cpu::tensor::<f64, 3>(call, 1);
            let x2 = __cpu::tensor::<f32, 1>(call, 2);
            let y3 = __cpu::tensor::<u32, 2>(call, 3);
            let y4 = __cpu::tensor::<u32, 1>(call, 4);
            let h5 = __cpu::tensor::<u64, 1>(call, 5);
            let _q8 = __cpu::scalar::<i64>(call.args, 6);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let panels_1 = __cpu::PanelCache::new::<L>(call, 1);
            let d3 = __cpu::value::<i64>(call, 0);
            let d6 = __cpu::value::<i64>(call, 1);
            let d4 = __cpu::value::<i64>(call, 2);
            let d1 = __cpu::value::<i64>(call, 3);
            let d5 = __cpu::value::<i64>(call, 4);
            let d2 = __cpu::value::<i64>(call, 5);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b7] = block.index;
                let mut scratch = block.scratch;
                let t6 = scratch.tile::<f64, 2>([4, 3]);
                let v0 = x0.load([4, d6, d4], <u32 as __Elem>::ZERO);
                let v1 = x0.load([__Elem::to::<i64>(v0), b7, d6], <u32 as __Elem>::ZERO);
                let v2 = __Elem::shr(__Elem::to::<i64>(v1).wrapping_sub(4), d4.wrapping_sub(4));
                let x0_at = x0.window([d3.wrapping_mul(1), v2, b7.wrapping_mul(4)], [1, 4, 3]);
                __cpu::copy::<L, _, _, _>(x0_at.squeeze([1, 2]), t6, <f64 as __Elem>::ZERO);
                let t7 = scratch.tile::<f64, 5>([3, 3, 3, 1, 3]);
                let whole = x1.has([_q8, 0, 0], [[0, 0, 0, 0, 0], [0, 0, 0, 0, 1], [0, 0, 1, 0, 0]], [3, 1, 3, 3, 3]);
                if whole {
                    for i9 in 0_i64..3 {
                        for i10 in 0_i64..1 {
                            for i11 in 0_i64..3 {
                                for i12 in 0_i64..3 {
                                    let v3 = x2.load([i10], <f32 as __Elem>::ZERO);
                                    let v4 = x1.load([i10, i12, i9], <f64 as __Elem>::ZERO);
                                    let v5 = __Elem::min_nan(__Elem::to_round::<L, f64>(v3, __cpu::Round::Down), v4);
                                    let v6 = t6.load_inside([i9, i9]);
                                    let x1_row = x1.whole_row(1, [_q8, 0, i11], 3, 1);
                                    let t7_row = t7.row(0, [0, i12, i11, i10, i9], 3);
                                    Self::parallel::<L, true, _, _>(
                                        level,
                                        0,
                                        3,
                                        x1_row.strided(0),
                                        t7_row.strided(0),
                                        v6,
                                        v5,
                                        _q8,
                                    );
                                }
                            }
                        }
                    }
                } else {
                    for i9 in 0_i64..3 {
                        for i10 in 0_i64..1 {
                            for i11 in 0_i64..3 {
                                for i12 in 0_i64..3 {
                                    let v3 = x2.load([i10], <f32 as __Elem>::ZERO);
                                    let v4 = x1.load([i10, i12, i9], <f64 as __Elem>::ZERO);
                                    let v5 = __Elem::min_nan(__Elem::to_round::<L, f64>(v3, __cpu::Round::Down), v4);
                                    let v6 = t6.load_inside([i9, i9]);
                                    let x1_row = x1.row(1, [_q8, 0, i11], 3);
                                    let t7_row = t7.row(0, [0, i12, i11, i10, i9], 3);
                                    let (from, to) = __cpu::common(3, [x1_row.span()]);
                                    Self::parallel::<L, false, _, _>(
                                        level,
                                        from,
                                        to - from,
                                        x1_row.strided(from),
                                        t7_row.strided(from),
                                        v6,
                                        v5,
                                        _q8,
                                    );
                                    if to - from < 3 {
                                        for (start, end) in [(0, from), (to, 3)] {
                                            Self::parallel::<L, false, _, _>(
                                                level,
                                                start,
                                                end - start,
                                                x1_row.guarded(start, <f64 as __Elem>::ZERO),
                                                t7_row.strided(start),
                                                v6,
                                                v5,
                                                _q8,
                                            );
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
                let t9 = scratch.tile::<f64, 2>([4, 1]);
                __cpu::fill::<L, _, _>(t9, 0.0_f64);
                let t10_own = scratch.panel_a::<L, f64, f64, f64>(4, 1);
                let t11_own = scratch.panel_b::<L, f64, f64, f64>(1, 1);
                for k15 in 0_i64..4 {
                    let x1_at = x1.window([d5, d1.wrapping_mul(1), k15.wrapping_mul(1)], [1, 4, 1]);
                    let t10_slot = panels_0.slot([d5, d1.wrapping_mul(1), k15.wrapping_mul(1)], t10_own);
                    let x1_at_2 = x1.window([d5, k15.wrapping_mul(1), d5], [1, 1, 1]);
                    let t11_slot = panels_1.slot([d5, k15.wrapping_mul(1), d5], t11_own);
                    __cpu::sized!(true, gemm_packed::<L, _, _, f64, f64, f64>(__cpu::Operand::FusedPack(x1_at.squeeze([1, 2]), <f64 as __Elem>::ZERO, t10_slot), __cpu::Operand::FusedPack(x1_at_2.squeeze([1, 2]), <f64 as __Elem>::ZERO, t11_slot), t9, 1, true, __cpu::PrefetchList::new([panels_0.prefetch_rows([d5, d1.wrapping_mul(1), k15.wrapping_mul(1)], [0, 0, 1], x1_at.prefetch_rows([0, 0, 1])), panels_1.prefetch_rows([d5, k15.wrapping_mul(1), d5], [0, 1, 0], x1_at_2.prefetch_rows([0, 1, 0]))])));
                }
                __cpu::scan::<L, __cpu::reduce::Max, _, _, _>(t7, 1, t7, false, <f64 as __Elem>::ZERO);
                let whole_2 = x1.has([d2, 0, 1], [[0, 0], [0, 1], [0, 0]], [4, 1]) && t9.has_rows(1, [0, 2], [[1, 0], [0, 1]], [4, 1]);
                if whole_2 {
                    for i16 in 0_i64..4 {
                        let v7 = x1.extent[0];
                        let v8 = (__Elem::to::<f64>(d5) * 2.0_f64) * (__Elem::to::<f64>(d5) + __Elem::to::<f64>(d5));
                        let x1_row_2 = x1.whole_row(1, [d2, 0, 1], 1, 1);
                        let t9_row = t9.whole_row(1, [i16, 2], 1, 1);
                        Self::parallel_2::<L, true, _, _>(
                            level,
                            0,
                            1,
                            x1_row_2.strided(0),
                            t9_row.slice_mut(0, 1),
                            t7,
                            v7,
                            v8,
                        );
                    }
                } else {
                    for i16 in 0_i64..4 {
                        let v7 = x1.extent[0];
                        let v8 = (__Elem::to::<f64>(d5) * 2.0_f64) * (__Elem::to::<f64>(d5) + __Elem::to::<f64>(d5));
                        let x1_row_2 = x1.row(1, [d2, 0, 1], 1);
                        let t9_row = t9.row(1, [i16, 2], 1);
                        let (from, to) = __cpu::common(1, [x1_row_2.span(), t9_row.unit_span()]);
                        Self::parallel_2::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            x1_row_2.strided(from),
                            t9_row.slice_mut(from, to - from),
                            t7,
                            v7,
                            v8,
                        );
                        if to - from < 1 {
                            for (start, end) in [(0, from), (to, 1)] {
                                Self::parallel_2::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    x1_row_2.guarded(start, <f64 as __Elem>::ZERO),
                                    t9_row.guarded(start, <f64 as __Elem>::ZERO),
                                    t7,
                                    v7,
                                    v8,
                                );
                            }
                        }
                    }
                }
                for i18 in 0_i64..3 {
                    let v9 = t9.load([_q8.wrapping_mul(2), d1], <f64 as __Elem>::ZERO);
                    let v10 = x1.load([b7.wrapping_mul(3), 18, _q8], <f64 as __Elem>::ZERO);
                    let v11 = __Elem::select(0 >= 7, v9, v10);
                    let t6_row = t6.row(0, [0, i18], 4);
                    Self::parallel_3::<L, _>(level, 0, 4, t6_row.strided(0), v11);
                }
                let mut v21 = <f64 as __Elem>::ZERO;
                v21 = 0.0_f64;
                for k22 in 0_i64..2 {
                    let v12 = v21;
                    let v13 = __Elem::min(__Elem::max(__Elem::rem(0_i64, 1_i64), 0_i64), 1_i64);
                    let v14 = __Elem::select(0_i64.wrapping_add(v13) > 0, __Elem::abs(-(-3.125_f64)), (-(-2.0_f64)) + (-(-4.0_f64)));
                    v21 = v12 + ((4.75_f64 + v14) / 2.25_f64);
                }
                for i23 in 0_i64..4 {
                    let v15 = 5_i64.wrapping_add(i23).wrapping_mul(5);
                    let v16 = 5_i64.wrapping_add(i23).wrapping_mul(5);
                    let t6_row_2 = t6.row(1, [i23, 0], 3);
                    Self::parallel_4::<L, _>(level, 0, 3, t6_row_2.slice(0, 3), v15, v16, h5);
                }
                for i25 in 0_i64..3 {
                    for i26 in 0_i64..3 {
                        for i27 in 0_i64..3 {
                            for i28 in 0_i64..1 {
                                let v20 = 5_i64.wrapping_add(i25).wrapping_mul(5).wrapping_add(i26);
                                let v22 = v20.wrapping_mul(5).wrapping_add(i27).wrapping_mul(5).wrapping_add(i28);
                                let v23 = v22.wrapping_mul(5);
                                let v24 = 5_i64.wrapping_add(i25).wrapping_mul(5).wrapping_add(i26);
                                let v25 = v24.wrapping_mul(5).wrapping_add(i27).wrapping_mul(5).wrapping_add(i28);
                                let v26 = v25.wrapping_mul(5);
                                let t7_row_2 = t7.row(4, [i25, i26, i27, i28, 0], 3);
                                Self::parallel_5::<L, _>(level, 0, 3, t7_row_2.slice(0, 3), v23, v26, h5);
                            }
                        }
                    }
                }
                for i30 in 0_i64..4 {
                    let v30 = 5_i64.wrapping_add(i30).wrapping_mul(5);
                    let v31 = 5_i64.wrapping_add(i30).wrapping_mul(5);
                    let t9_row_2 = t9.row(1, [i30, 0], 1);
                    Self::parallel_6::<L, _>(level, 0, 1, t9_row_2.slice(0, 1), v30, v31, h5);
                }
                let whole_3 = y3.has_rows(1, [b7.wrapping_mul(1), 0], [[1, 0], [0, 1]], [1, 4]);
                if whole_3 {
                    for i32 in 0_i64..1 {
                        let y3_row = y3.whole_row(1, [b7.wrapping_mul(1).wrapping_add(i32), 0], 4, 1);
                        let mut staging = __cpu::StagingBuffer::new();
                        let mut chunks = __cpu::StreamingRow::new(y3_row, 0, 4, __cpu::is_non_temporal(call, &y3), &mut staging);
                        while chunks.advance() {
                            let (start, count) = chunks.chunk();
                            Self::parallel_7::<L, true, _>(level, start, count, chunks.slice_mut(), i32);
                            chunks.store();
                        }
                    }
                } else {
                    for i32 in 0_i64..1 {
                        let y3_row = y3.row(1, [b7.wrapping_mul(1).wrapping_add(i32), 0], 4);
                        let (from, to) = __cpu::common(4, [y3_row.unit_span()]);
                        let mut staging = __cpu::StagingBuffer::new();
                        let mut chunks = __cpu::StreamingRow::new(y3_row, from, to - from, __cpu::is_non_temporal(call, &y3), &mut staging);
                        while chunks.advance() {
                            let (start, count) = chunks.chunk();
                            Self::parallel_7::<L, false, _>(level, start, count, chunks.slice_mut(), i32);
                            chunks.store();
                        }
                        if to - from < 4 {
                            for (start, end) in [(0, from), (to, 4)] {
                                Self::parallel_7::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    y3_row.guarded(start, <u32 as __Elem>::ZERO),
                                    i32,
                                );
                            }
                        }
                    }
                }
                let v35 = _q8.wrapping_sub(4).wrapping_mul(1);
                let x0_row = x0.row(0, [0, _q8, 7], 1);
                let t9_row_3 = t9.row(1, [d2, 0], 1);
                let y4_row = y4.row(0, [b7.wrapping_mul(1)], 1);
                let (from, to) = __cpu::common(1, [x0_row.span(), t9_row_3.unit_span(), y4_row.unit_span()]);
                let mut staging_2 = __cpu::StagingBuffer::new();
                let mut chunks_2 = __cpu::StreamingRow::new(y4_row, from, to - from, __cpu::is_non_temporal(call, &y4), &mut staging_2);
                while chunks_2.advance() {
                    let (start, count) = chunks_2.chunk();
                    Self::parallel_8::<L, _, _, _>(
                        level,
                        start,
                        count,
                        x0_row.strided(start),
                        t9_row_3.slice(start, count),
                        chunks_2.slice_mut(),
                        v35,
                        x0,
                        _q8,
                    );
                    chunks_2.store();
                }
                if to - from < 1 {
                    for (start, end) in [(0, from), (to, 1)] {
                        Self::parallel_8::<L, _, _, _>(
                            level,
                            start,
                            end - start,
                            x0_row.guarded(start, <u32 as __Elem>::ZERO),
                            t9_row_3.guarded(start, <f64 as __Elem>::ZERO),
                            y4_row.guarded(start, <u32 as __Elem>::ZERO),
                            v35,
                            x0,
                            _q8,
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
            let x1_2 = __cpu::tensor::<f64, 3>(call, 1);
            let x2_2 = __cpu::tensor::<f32, 1>(call, 2);
            let y3_2 = __cpu::tensor::<u32, 2>(call, 3);
            let y4_2 = __cpu::tensor::<u32, 1>(call, 4);
            let h5_2 = __cpu::tensor::<u64, 1>(call, 5);
            let _q8_2 = __cpu::scalar::<i64>(call.args, 6);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let panels_1 = __cpu::PanelCache::new::<L>(call, 1);
            let d3_2 = __cpu::value::<i64>(call, 0);
            let d6_2 = __cpu::value::<i64>(call, 1);
            let d4_2 = __cpu::value::<i64>(call, 2);
            let d1_2 = __cpu::value::<i64>(call, 3);
            let d5_2 = __cpu::value::<i64>(call, 4);
            let d2_2 = __cpu::value::<i64>(call, 5);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b7_2] = block.index;
                let mut scratch = block.scratch;
                let t6_2 = scratch.tile::<f64, 2>([4, 3]);
                let v39 = x0_2.load([4, d6_2, d4_2], <u32 as __Elem>::ZERO);
                let v40 = x0_2.load([__Elem::to::<i64>(v39), b7_2, d6_2], <u32 as __Elem>::ZERO);
                let v41 = __Elem::shr(__Elem::to::<i64>(v40).wrapping_sub(4), d4_2.wrapping_sub(4));
                let x0_2_at = x0_2.window([d3_2.wrapping_mul(1), v41, b7_2.wrapping_mul(4)], [1, 4, 3]);
                __cpu::copy::<L, _, _, _>(x0_2_at.squeeze([1, 2]), t6_2, <f64 as __Elem>::ZERO);
                let t7_2 = scratch.tile::<f64, 5>([3, 3, 3, 1, 3]);
                let whole_4 = x1_2.has([_q8_2, 0, 0], [[0, 0, 0, 0, 0], [0, 0, 0, 0, 1], [0, 0, 1, 0, 0]], [3, 1, 3, 3, 3]);
                if whole_4 {
                    for i9_2 in 0_i64..3 {
                        for i10_2 in 0_i64..1 {
                            for i11_2 in 0_i64..3 {
                                for i12_2 in 0_i64..3 {
                                    let v42 = x2_2.load([i10_2], <f32 as __Elem>::ZERO);
                                    let v43 = x1_2.load([i10_2, i12_2, i9_2], <f64 as __Elem>::ZERO);
                                    let v44 = __Elem::min_nan(__Elem::to_round::<L, f64>(v42, __cpu::Round::Down), v43);
                                    let v45 = t6_2.load_inside([i9_2, i9_2]);
                                    let x1_2_row = x1_2.whole_row(1, [_q8_2, 0, i11_2], 3, 1);
                                    let t7_2_row = t7_2.row(0, [0, i12_2, i11_2, i10_2, i9_2], 3);
                                    Self::parallel_9::<L, true, _, _>(
                                        level,
                                        0,
                                        3,
                                        x1_2_row.strided(0),
                                        t7_2_row.strided(0),
                                        v45,
                                        v44,
                                        _q8_2,
                                    );
                                }
                            }
                        }
                    }
                } else {
                    for i9_2 in 0_i64..3 {
                        for i10_2 in 0_i64..1 {
                            for i11_2 in 0_i64..3 {
                                for i12_2 in 0_i64..3 {
                                    let v42 = x2_2.load([i10_2], <f32 as __Elem>::ZERO);
                                    let v43 = x1_2.load([i10_2, i12_2, i9_2], <f64 as __Elem>::ZERO);
                                    let v44 = __Elem::min_nan(__Elem::to_round::<L, f64>(v42, __cpu::Round::Down), v43);
                                    let v45 = t6_2.load_inside([i9_2, i9_2]);
                                    let x1_2_row = x1_2.row(1, [_q8_2, 0, i11_2], 3);
                                    let t7_2_row = t7_2.row(0, [0, i12_2, i11_2, i10_2, i9_2], 3);
                                    let (from, to) = __cpu::common(3, [x1_2_row.span()]);
                                    Self::parallel_9::<L, false, _, _>(
                                        level,
                                        from,
                                        to - from,
                                        x1_2_row.strided(from),
                                        t7_2_row.strided(from),
                                        v45,
                                        v44,
                                        _q8_2,
                                    );
                                    if to - from < 3 {
                                        for (start, end) in [(0, from), (to, 3)] {
                                            Self::parallel_9::<L, false, _, _>(
                                                level,
                                                start,
                                                end - start,
                                                x1_2_row.guarded(start, <f64 as __Elem>::ZERO),
                                                t7_2_row.strided(start),
                                                v45,
                                                v44,
                                                _q8_2,
                                            );
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
                let t9_2 = scratch.tile::<f64, 2>([4, 1]);
                __cpu::fill::<L, _, _>(t9_2, 0.0_f64);
                let t10_2_own = scratch.panel_a::<L, f64, f64, f64>(4, 1);
                let t11_2_own = scratch.panel_b::<L, f64, f64, f64>(1, 1);
                for k15_2 in 0_i64..4 {
                    let x1_2_at = x1_2.window([d5_2, d1_2.wrapping_mul(1), k15_2.wrapping_mul(1)], [1, 4, 1]);
                    let t10_2_slot = panels_0.slot([d5_2, d1_2.wrapping_mul(1), k15_2.wrapping_mul(1)], t10_2_own);
                    let x1_2_at_2 = x1_2.window([d5_2, k15_2.wrapping_mul(1), d5_2], [1, 1, 1]);
                    let t11_2_slot = panels_1.slot([d5_2, k15_2.wrapping_mul(1), d5_2], t11_2_own);
                    __cpu::sized!(true, gemm_packed::<L, _, _, f64, f64, f64>(__cpu::Operand::FusedPack(x1_2_at.squeeze([1, 2]), <f64 as __Elem>::ZERO, t10_2_slot), __cpu::Operand::FusedPack(x1_2_at_2.squeeze([1, 2]), <f64 as __Elem>::ZERO, t11_2_slot), t9_2, 1, true, __cpu::PrefetchList::new([panels_0.prefetch_rows([d5_2, d1_2.wrapping_mul(1), k15_2.wrapping_mul(1)], [0, 0, 1], x1_2_at.prefetch_rows([0, 0, 1])), panels_1.prefetch_rows([d5_2, k15_2.wrapping_mul(1), d5_2], [0, 1, 0], x1_2_at_2.prefetch_rows([0, 1, 0]))])));
                }
                __cpu::scan::<L, __cpu::reduce::Max, _, _, _>(t7_2, 1, t7_2, false, <f64 as __Elem>::ZERO);
                let whole_5 = x1_2.has([d2_2, 0, 1], [[0, 0], [0, 1], [0, 0]], [4, 1]) && t9_2.has_rows(1, [0, 2], [[1, 0], [0, 1]], [4, 1]);
                if whole_5 {
                    for i16_2 in 0_i64..4 {
                        let v46 = x1_2.extent[0];
                        let v47 = (__Elem::to::<f64>(d5_2) * 2.0_f64) * (__Elem::to::<f64>(d5_2) + __Elem::to::<f64>(d5_2));
                        let x1_2_row_2 = x1_2.whole_row(1, [d2_2, 0, 1], 1, 1);
                        let t9_2_row = t9_2.whole_row(1, [i16_2, 2], 1, 1);
                        Self::parallel_10::<L, true, _, _>(
                            level,
                            0,
                            1,
                            x1_2_row_2.strided(0),
                            t9_2_row.slice_mut(0, 1),
                            t7_2,
                            v46,
                            v47,
                        );
                    }
                } else {
                    for i16_2 in 0_i64..4 {
                        let v46 = x1_2.extent[0];
                        let v47 = (__Elem::to::<f64>(d5_2) * 2.0_f64) * (__Elem::to::<f64>(d5_2) + __Elem::to::<f64>(d5_2));
                        let x1_2_row_2 = x1_2.row(1, [d2_2, 0, 1], 1);
                        let t9_2_row = t9_2.row(1, [i16_2, 2], 1);
                        let (from, to) = __cpu::common(1, [x1_2_row_2.span(), t9_2_row.unit_span()]);
                        Self::parallel_10::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            x1_2_row_2.strided(from),
                            t9_2_row.slice_mut(from, to - from),
                            t7_2,
                            v46,
                            v47,
                        );
                        if to - from < 1 {
                            for (start, end) in [(0, from), (to, 1)] {
                                Self::parallel_10::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    x1_2_row_2.guarded(start, <f64 as __Elem>::ZERO),
                                    t9_2_row.guarded(start, <f64 as __Elem>::ZERO),
                                    t7_2,
                                    v46,
                                    v47,
                                );
                            }
                        }
                    }
                }
                for i18_2 in 0_i64..3 {
                    let v48 = t9_2.load([_q8_2.wrapping_mul(2), d1_2], <f64 as __Elem>::ZERO);
                    let v49 = x1_2.load([b7_2.wrapping_mul(3), 18, _q8_2], <f64 as __Elem>::ZERO);
                    let v50 = __Elem::select(0 >= 7, v48, v49);
                    let t6_2_row = t6_2.row(0, [0, i18_2], 4);
                    Self::parallel_11::<L, _>(level, 0, 4, t6_2_row.strided(0), v50);
                }
                let mut v21_2 = <f64 as __Elem>::ZERO;
                v21_2 = 0.0_f64;
                for k22_2 in 0_i64..2 {
                    let v51 = v21_2;
                    let v52 = __Elem::min(__Elem::max(__Elem::rem(0_i64, 1_i64), 0_i64), 1_i64);
                    let v53 = __Elem::select(0_i64.wrapping_add(v52) > 0, __Elem::abs(-(-3.125_f64)), (-(-2.0_f64)) + (-(-4.0_f64)));
                    v21_2 = v51 + ((4.75_f64 + v53) / 2.25_f64);
                }
                for i23_2 in 0_i64..4 {
                    let v54 = 5_i64.wrapping_add(i23_2).wrapping_mul(5);
                    let v55 = 5_i64.wrapping_add(i23_2).wrapping_mul(5);
                    let t6_2_row_2 = t6_2.row(1, [i23_2, 0], 3);
                    Self::parallel_12::<L, _>(level, 0, 3, t6_2_row_2.slice(0, 3), v54, v55, h5_2);
                }
                for i25_2 in 0_i64..3 {
                    for i26_2 in 0_i64..3 {
                        for i27_2 in 0_i64..3 {
                            for i28_2 in 0_i64..1 {
                                let v59 = 5_i64.wrapping_add(i25_2).wrapping_mul(5).wrapping_add(i26_2);
                                let v60 = v59.wrapping_mul(5).wrapping_add(i27_2).wrapping_mul(5).wrapping_add(i28_2);
                                let v61 = v60.wrapping_mul(5);
                                let v62 = 5_i64.wrapping_add(i25_2).wrapping_mul(5).wrapping_add(i26_2);
                                let v63 = v62.wrapping_mul(5).wrapping_add(i27_2).wrapping_mul(5).wrapping_add(i28_2);
                                let v64 = v63.wrapping_mul(5);
                                let t7_2_row_2 = t7_2.row(4, [i25_2, i26_2, i27_2, i28_2, 0], 3);
                                Self::parallel_13::<L, _>(level, 0, 3, t7_2_row_2.slice(0, 3), v61, v64, h5_2);
                            }
                        }
                    }
                }
                for i30_2 in 0_i64..4 {
                    let v68 = 5_i64.wrapping_add(i30_2).wrapping_mul(5);
                    let v69 = 5_i64.wrapping_add(i30_2).wrapping_mul(5);
                    let t9_2_row_2 = t9_2.row(1, [i30_2, 0], 1);
                    Self::parallel_14::<L, _>(level, 0, 1, t9_2_row_2.slice(0, 1), v68, v69, h5_2);
                }
                let whole_6 = y3_2.has_rows(1, [b7_2.wrapping_mul(1), 0], [[1, 0], [0, 1]], [1, 4]);
                if whole_6 {
                    for i32_2 in 0_i64..1 {
                        let y3_2_row = y3_2.whole_row(1, [b7_2.wrapping_mul(1).wrapping_add(i32_2), 0], 4, 1);
                        let mut staging_3 = __cpu::StagingBuffer::new();
                        let mut chunks_3 = __cpu::StreamingRow::new(y3_2_row, 0, 4, __cpu::is_non_temporal(call, &y3_2), &mut staging_3);
                        while chunks_3.advance() {
                            let (start, count) = chunks_3.chunk();
                            Self::parallel_15::<L, true, _>(level, start, count, chunks_3.slice_mut(), i32_2);
                            chunks_3.store();
                        }
                    }
                } else {
                    for i32_2 in 0_i64..1 {
                        let y3_2_row = y3_2.row(1, [b7_2.wrapping_mul(1).wrapping_add(i32_2), 0], 4);
                        let (from, to) = __cpu::common(4, [y3_2_row.unit_span()]);
                        let mut staging_3 = __cpu::StagingBuffer::new();
                        let mut chunks_3 = __cpu::StreamingRow::new(y3_2_row, from, to - from, __cpu::is_non_temporal(call, &y3_2), &mut staging_3);
                        while chunks_3.advance() {
                            let (start, count) = chunks_3.chunk();
                            Self::parallel_15::<L, false, _>(level, start, count, chunks_3.slice_mut(), i32_2);
                            chunks_3.store();
                        }
                        if to - from < 4 {
                            for (start, end) in [(0, from), (to, 4)] {
                                Self::parallel_15::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    y3_2_row.guarded(start, <u32 as __Elem>::ZERO),
                                    i32_2,
                                );
                            }
                        }
                    }
                }
                let v73 = _q8_2.wrapping_sub(4).wrapping_mul(1);
                let x0_2_row = x0_2.row(0, [0, _q8_2, 7], 1);
                let t9_2_row_3 = t9_2.row(1, [d2_2, 0], 1);
                let y4_2_row = y4_2.row(0, [b7_2.wrapping_mul(1)], 1);
                let (from, to) = __cpu::common(1, [x0_2_row.span(), t9_2_row_3.unit_span(), y4_2_row.unit_span()]);
                let mut staging_4 = __cpu::StagingBuffer::new();
                let mut chunks_4 = __cpu::StreamingRow::new(y4_2_row, from, to - from, __cpu::is_non_temporal(call, &y4_2), &mut staging_4);
                while chunks_4.advance() {
                    let (start, count) = chunks_4.chunk();
                    Self::parallel_16::<L, _, _, _>(
                        level,
                        start,
                        count,
                        x0_2_row.strided(start),
                        t9_2_row_3.slice(start, count),
                        chunks_4.slice_mut(),
                        v73,
                        x0_2,
                        _q8_2,
                    );
                    chunks_4.store();
                }
                if to - from < 1 {
                    for (start, end) in [(0, from), (to, 1)] {
                        Self::parallel_16::<L, _, _, _>(
                            level,
                            start,
                            end - start,
                            x0_2_row.guarded(start, <u32 as __Elem>::ZERO),
                            t9_2_row_3.guarded(start, <f64 as __Elem>::ZERO),
                            y4_2_row.guarded(start, <u32 as __Elem>::ZERO),
                            v73,
                            x0_2,
                            _q8_2,
                        );
                    }
                }
            }
        }
    }
}
