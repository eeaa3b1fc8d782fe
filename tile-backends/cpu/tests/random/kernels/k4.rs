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
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<i16>>(
        level: L,
        start: i64,
        count: i64,
        mut t14_row: R0,
        v7: i16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t14_row.set(lane, v7);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t9_row: R0,
        v8: i64,
        v9: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18 = start + lane as i64;
                let v10 = t9_row.get(lane);
                let v11 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v10) * 16.0_f32));
                let v12 = v11.wrapping_mul(__Elem::to::<u64>(v9.wrapping_add(i18)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v8.wrapping_add(i18), 7_i64)], v12, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t12_row: R0,
        v15: i64,
        v18: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v19 = t12_row.get(lane);
                let v20 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v19) * 16.0_f32));
                let v21 = v20.wrapping_mul(__Elem::to::<u64>(v18.wrapping_add(i23)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v15.wrapping_add(i23), 7_i64)], v21, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t13_row: R0,
        v23: i64,
        v25: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27 = start + lane as i64;
                let v26 = t13_row.get(lane);
                let v27 = __Elem::to::<u64>(v26).wrapping_mul(__Elem::to::<u64>(v25.wrapping_add(i27)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v23.wrapping_add(i27), 7_i64)], v27, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<i16>>(
        level: L,
        start: i64,
        count: i64,
        t14_row_2: R0,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28 = start + lane as i64;
                let v28 = t14_row_2.get(lane);
                let v29 = __Elem::to::<u64>(v28).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i28)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i28), 7_i64)], v29, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t15_row: R0,
        v30: i64,
        v31: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30 = start + lane as i64;
                let v32 = t15_row.get(lane);
                let v33 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v32) * 16.0_f32));
                let v34 = v33.wrapping_mul(__Elem::to::<u64>(v31.wrapping_add(i30)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v30.wrapping_add(i30), 7_i64)], v34, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<u32>, R1: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        x0_row: R0,
        mut y3_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v35 = x0_row.get(lane);
                y3_row.set(lane, v35);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut y4_row: R0,
        x0: __cpu::View<u32, 3>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33 = start + lane as i64;
                let v36 = x0.load([i33.wrapping_add(2), i33, i33], <u32 as __Elem>::ZERO);
                let v37 = x0.load([i33, 3, i33], <u32 as __Elem>::ZERO);
                y4_row.set(lane, v36 & v37);
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
        x1_2_row: R0,
        mut t7_2_row: R1,
        v44: f64,
        v43: f64,
        _q8_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut l8_cells = [<f64 as __Elem>::ZERO; 3];
                let l8 = __cpu::View::packed(l8_cells.as_mut_ptr(), [3]);
                for k14 in 0_i64..3 {
                    let v45 = x1_2_row.get(lane);
                    l8.store([k14], v43 + __Elem::min_nan(v44, v45));
                }
                let v46 = l8.load([_q8_2], <f64 as __Elem>::ZERO);
                t7_2_row.set(lane, v46);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::RowMut<i16>>(
        level: L,
        start: i64,
        count: i64,
        mut t14_2_row: R0,
        v45: i16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t14_2_row.set(lane, v45);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row: R0,
        v46: i64,
        v47: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18_2 = start + lane as i64;
                let v48 = t9_2_row.get(lane);
                let v49 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v48) * 16.0_f32));
                let v50 = v49.wrapping_mul(__Elem::to::<u64>(v47.wrapping_add(i18_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v46.wrapping_add(i18_2), 7_i64)], v50);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row: R0,
        v53: i64,
        v56: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23_2 = start + lane as i64;
                let v57 = t12_2_row.get(lane);
                let v58 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v57) * 16.0_f32));
                let v59 = v58.wrapping_mul(__Elem::to::<u64>(v56.wrapping_add(i23_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v53.wrapping_add(i23_2), 7_i64)], v59);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t13_2_row: R0,
        v61: i64,
        v63: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27_2 = start + lane as i64;
                let v64 = t13_2_row.get(lane);
                let v65 = __Elem::to::<u64>(v64).wrapping_mul(__Elem::to::<u64>(v63.wrapping_add(i27_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v61.wrapping_add(i27_2), 7_i64)], v65);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<i16>>(
        level: L,
        start: i64,
        count: i64,
        t14_2_row_2: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28_2 = start + lane as i64;
                let v66 = t14_2_row_2.get(lane);
                let v67 = __Elem::to::<u64>(v66).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i28_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i28_2), 7_i64)], v67);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t15_2_row: R0,
        v68: i64,
        v69: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30_2 = start + lane as i64;
                let v70 = t15_2_row.get(lane);
                let v71 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v70) * 16.0_f32));
                let v72 = v71.wrapping_mul(__Elem::to::<u64>(v69.wrapping_add(i30_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v68.wrapping_add(i30_2), 7_i64)], v72);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<u32>, R1: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        x0_2_row: R0,
        mut y3_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v73 = x0_2_row.get(lane);
                y3_2_row.set(lane, v73);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut y4_2_row: R0,
        x0_2: __cpu::View<u32, 3>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33_2 = start + lane as i64;
                let v74 = x0_2.load([i33_2.wrapping_add(2), i33_2, i33_2], <u32 as __Elem>::ZERO);
                let v75 = x0_2.load([i33_2, 3, i33_2], <u32 as __Elem>::ZERO);
                y4_2_row.set(lane, v74 & v75);
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
        size.tile::<f64, 5>([3, 3, 3, 1, 3]);
        size.tile::<i32, 4>([3, 3, 1, 3]);
        size.tile::<i16, 1>([4]);
        size.tile::<f64, 2>([4, 1]);
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
                let t12 = scratch.tile::<f64, 5>([3, 3, 3, 1, 3]);
                __cpu::scan::<L, __cpu::reduce::Max, _, _, _>(t7, 1, t12, true, <f64 as __Elem>::ZERO);
                let t13 = scratch.tile::<i32, 4>([3, 3, 1, 3]);
                __cpu::arg_reduce::<L, __cpu::reduce::ArgMin, _, _, 5>(t7, 2, __cpu::insert_axis(t13, 2), <f64 as __Elem>::ZERO);
                let t14 = scratch.tile::<i16, 1>([4]);
                let v7 = 2_i16.wrapping_sub(-1_i16).wrapping_neg();
                let t14_row = t14.row(0, [0], 4);
                Self::parallel_2::<L, _>(level, 0, 4, t14_row.slice_mut(0, 4), v7);
                let t15 = scratch.tile::<f64, 2>([4, 1]);
                __cpu::gather::<L, _, _, _, _>(t9, t14, t15, <f64 as __Elem>::ZERO);
                __cpu::scan::<L, __cpu::reduce::Min, _, _, _>(t14, 0, t14, false, <i16 as __Elem>::ZERO);
                for i17 in 0_i64..4 {
                    let v8 = 5_i64.wrapping_add(i17).wrapping_mul(5);
                    let v9 = 5_i64.wrapping_add(i17).wrapping_mul(5);
                    let t9_row = t9.row(1, [i17, 0], 1);
                    Self::parallel_3::<L, _>(level, 0, 1, t9_row.slice(0, 1), v8, v9, h5);
                }
                for i19 in 0_i64..3 {
                    for i20 in 0_i64..3 {
                        for i21 in 0_i64..3 {
                            for i22 in 0_i64..1 {
                                let v13 = 5_i64.wrapping_add(i19).wrapping_mul(5).wrapping_add(i20);
                                let v14 = v13.wrapping_mul(5).wrapping_add(i21).wrapping_mul(5).wrapping_add(i22);
                                let v15 = v14.wrapping_mul(5);
                                let v16 = 5_i64.wrapping_add(i19).wrapping_mul(5).wrapping_add(i20);
                                let v17 = v16.wrapping_mul(5).wrapping_add(i21).wrapping_mul(5).wrapping_add(i22);
                                let v18 = v17.wrapping_mul(5);
                                let t12_row = t12.row(4, [i19, i20, i21, i22, 0], 3);
                                Self::parallel_4::<L, _>(level, 0, 3, t12_row.slice(0, 3), v15, v18, h5);
                            }
                        }
                    }
                }
                for i24 in 0_i64..3 {
                    for i25 in 0_i64..3 {
                        for i26 in 0_i64..1 {
                            let v22 = 5_i64.wrapping_add(i24).wrapping_mul(5).wrapping_add(i25);
                            let v23 = v22.wrapping_mul(5).wrapping_add(i26).wrapping_mul(5);
                            let v24 = 5_i64.wrapping_add(i24).wrapping_mul(5).wrapping_add(i25);
                            let v25 = v24.wrapping_mul(5).wrapping_add(i26).wrapping_mul(5);
                            let t13_row = t13.row(3, [i24, i25, i26, 0], 3);
                            Self::parallel_5::<L, _>(level, 0, 3, t13_row.slice(0, 3), v23, v25, h5);
                        }
                    }
                }
                let t14_row_2 = t14.row(0, [0], 4);
                Self::parallel_6::<L, _>(level, 0, 4, t14_row_2.slice(0, 4), h5);
                for i29 in 0_i64..4 {
                    let v30 = 5_i64.wrapping_add(i29).wrapping_mul(5);
                    let v31 = 5_i64.wrapping_add(i29).wrapping_mul(5);
                    let t15_row = t15.row(1, [i29, 0], 1);
                    Self::parallel_7::<L, _>(level, 0, 1, t15_row.slice(0, 1), v30, v31, h5);
                }
                for i31 in 0_i64..1 {
                    let x0_row = x0.row(1, [x1.extent[2], 0, _q8], 4);
                    let y3_row = y3.row(1, [b7.wrapping_mul(1).wrapping_add(i31), 0], 4);
                    let (from, to) = __cpu::common(4, [x0_row.span(), y3_row.unit_span()]);
                    let mut staging = __cpu::StagingBuffer::new();
                    let mut chunks = __cpu::StreamingRow::new(y3_row, from, to - from, __cpu::is_non_temporal(call, &y3), &mut staging);
                    while chunks.advance() {
                        let (start, count) = chunks.chunk();
                        Self::parallel_8::<L, _, _>(level, start, count, x0_row.strided(start), chunks.slice_mut());
                        chunks.store();
                    }
                    if to - from < 4 {
                        for (start, end) in [(0, from), (to, 4)] {
                            Self::parallel_8::<L, _, _>(
                                level,
                                start,
                                end - start,
                                x0_row.guarded(start, <u32 as __Elem>::ZERO),
                                y3_row.guarded(start, <u32 as __Elem>::ZERO),
                            );
                        }
                    }
                }
                let y4_row = y4.row(0, [b7.wrapping_mul(1)], 1);
                let (from, to) = __cpu::common(1, [y4_row.unit_span()]);
                let mut staging_2 = __cpu::StagingBuffer::new();
                let mut chunks_2 = __cpu::StreamingRow::new(y4_row, from, to - from, __cpu::is_non_temporal(call, &y4), &mut staging_2);
                while chunks_2.advance() {
                    let (start, count) = chunks_2.chunk();
                    Self::parallel_9::<L, _>(level, start, count, chunks_2.slice_mut(), x0);
                    chunks_2.store();
                }
                if to - from < 1 {
                    for (start, end) in [(0, from), (to, 1)] {
                        Self::parallel_9::<L, _>(
                            level,
                            start,
                            end - start,
                            y4_row.guarded(start, <u32 as __Elem>::ZERO),
                            x0,
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
            for block in __cpu::Blocks::new(call) {
                let [_, _, b7_2] = block.index;
                let mut scratch = block.scratch;
                let t6_2 = scratch.tile::<f64, 2>([4, 3]);
                let v38 = x0_2.load([4, d6_2, d4_2], <u32 as __Elem>::ZERO);
                let v39 = x0_2.load([__Elem::to::<i64>(v38), b7_2, d6_2], <u32 as __Elem>::ZERO);
                let v40 = __Elem::shr(__Elem::to::<i64>(v39).wrapping_sub(4), d4_2.wrapping_sub(4));
                let x0_2_at = x0_2.window([d3_2.wrapping_mul(1), v40, b7_2.wrapping_mul(4)], [1, 4, 3]);
                __cpu::copy::<L, _, _, _>(x0_2_at.squeeze([1, 2]), t6_2, <f64 as __Elem>::ZERO);
                let t7_2 = scratch.tile::<f64, 5>([3, 3, 3, 1, 3]);
                let whole_2 = x1_2.has([_q8_2, 0, 0], [[0, 0, 0, 0, 0], [0, 0, 0, 0, 1], [0, 0, 1, 0, 0]], [3, 1, 3, 3, 3]);
                if whole_2 {
                    for i9_2 in 0_i64..3 {
                        for i10_2 in 0_i64..1 {
                            for i11_2 in 0_i64..3 {
                                for i12_2 in 0_i64..3 {
                                    let v41 = x2_2.load([i10_2], <f32 as __Elem>::ZERO);
                                    let v42 = x1_2.load([i10_2, i12_2, i9_2], <f64 as __Elem>::ZERO);
                                    let v43 = __Elem::min_nan(__Elem::to_round::<L, f64>(v41, __cpu::Round::Down), v42);
                                    let v44 = t6_2.load_inside([i9_2, i9_2]);
                                    let x1_2_row = x1_2.whole_row(1, [_q8_2, 0, i11_2], 3, 1);
                                    let t7_2_row = t7_2.row(0, [0, i12_2, i11_2, i10_2, i9_2], 3);
                                    Self::parallel_10::<L, true, _, _>(
                                        level,
                                        0,
                                        3,
                                        x1_2_row.strided(0),
                                        t7_2_row.strided(0),
                                        v44,
                                        v43,
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
                                    let v41 = x2_2.load([i10_2], <f32 as __Elem>::ZERO);
                                    let v42 = x1_2.load([i10_2, i12_2, i9_2], <f64 as __Elem>::ZERO);
                                    let v43 = __Elem::min_nan(__Elem::to_round::<L, f64>(v41, __cpu::Round::Down), v42);
                                    let v44 = t6_2.load_inside([i9_2, i9_2]);
                                    let x1_2_row = x1_2.row(1, [_q8_2, 0, i11_2], 3);
                                    let t7_2_row = t7_2.row(0, [0, i12_2, i11_2, i10_2, i9_2], 3);
                                    let (from, to) = __cpu::common(3, [x1_2_row.span()]);
                                    Self::parallel_10::<L, false, _, _>(
                                        level,
                                        from,
                                        to - from,
                                        x1_2_row.strided(from),
                                        t7_2_row.strided(from),
                                        v44,
                                        v43,
                                        _q8_2,
                                    );
                                    if to - from < 3 {
                                        for (start, end) in [(0, from), (to, 3)] {
                                            Self::parallel_10::<L, false, _, _>(
                                                level,
                                                start,
                                                end - start,
                                                x1_2_row.guarded(start, <f64 as __Elem>::ZERO),
                                                t7_2_row.strided(start),
                                                v44,
                                                v43,
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
                let t12_2 = scratch.tile::<f64, 5>([3, 3, 3, 1, 3]);
                __cpu::scan::<L, __cpu::reduce::Max, _, _, _>(t7_2, 1, t12_2, true, <f64 as __Elem>::ZERO);
                let t13_2 = scratch.tile::<i32, 4>([3, 3, 1, 3]);
                __cpu::arg_reduce::<L, __cpu::reduce::ArgMin, _, _, 5>(t7_2, 2, __cpu::insert_axis(t13_2, 2), <f64 as __Elem>::ZERO);
                let t14_2 = scratch.tile::<i16, 1>([4]);
                let v45 = 2_i16.wrapping_sub(-1_i16).wrapping_neg();
                let t14_2_row = t14_2.row(0, [0], 4);
                Self::parallel_11::<L, _>(level, 0, 4, t14_2_row.slice_mut(0, 4), v45);
                let t15_2 = scratch.tile::<f64, 2>([4, 1]);
                __cpu::gather::<L, _, _, _, _>(t9_2, t14_2, t15_2, <f64 as __Elem>::ZERO);
                __cpu::scan::<L, __cpu::reduce::Min, _, _, _>(t14_2, 0, t14_2, false, <i16 as __Elem>::ZERO);
                for i17_2 in 0_i64..4 {
                    let v46 = 5_i64.wrapping_add(i17_2).wrapping_mul(5);
                    let v47 = 5_i64.wrapping_add(i17_2).wrapping_mul(5);
                    let t9_2_row = t9_2.row(1, [i17_2, 0], 1);
                    Self::parallel_12::<L, _>(level, 0, 1, t9_2_row.slice(0, 1), v46, v47, h5_2);
                }
                for i19_2 in 0_i64..3 {
                    for i20_2 in 0_i64..3 {
                        for i21_2 in 0_i64..3 {
                            for i22_2 in 0_i64..1 {
                                let v51 = 5_i64.wrapping_add(i19_2).wrapping_mul(5).wrapping_add(i20_2);
                                let v52 = v51.wrapping_mul(5).wrapping_add(i21_2).wrapping_mul(5).wrapping_add(i22_2);
                                let v53 = v52.wrapping_mul(5);
                                let v54 = 5_i64.wrapping_add(i19_2).wrapping_mul(5).wrapping_add(i20_2);
                                let v55 = v54.wrapping_mul(5).wrapping_add(i21_2).wrapping_mul(5).wrapping_add(i22_2);
                                let v56 = v55.wrapping_mul(5);
                                let t12_2_row = t12_2.row(4, [i19_2, i20_2, i21_2, i22_2, 0], 3);
                                Self::parallel_13::<L, _>(level, 0, 3, t12_2_row.slice(0, 3), v53, v56, h5_2);
                            }
                        }
                    }
                }
                for i24_2 in 0_i64..3 {
                    for i25_2 in 0_i64..3 {
                        for i26_2 in 0_i64..1 {
                            let v60 = 5_i64.wrapping_add(i24_2).wrapping_mul(5).wrapping_add(i25_2);
                            let v61 = v60.wrapping_mul(5).wrapping_add(i26_2).wrapping_mul(5);
                            let v62 = 5_i64.wrapping_add(i24_2).wrapping_mul(5).wrapping_add(i25_2);
                            let v63 = v62.wrapping_mul(5).wrapping_add(i26_2).wrapping_mul(5);
                            let t13_2_row = t13_2.row(3, [i24_2, i25_2, i26_2, 0], 3);
                            Self::parallel_14::<L, _>(level, 0, 3, t13_2_row.slice(0, 3), v61, v63, h5_2);
                        }
                    }
                }
                let t14_2_row_2 = t14_2.row(0, [0], 4);
                Self::parallel_15::<L, _>(level, 0, 4, t14_2_row_2.slice(0, 4), h5_2);
                for i29_2 in 0_i64..4 {
                    let v68 = 5_i64.wrapping_add(i29_2).wrapping_mul(5);
                    let v69 = 5_i64.wrapping_add(i29_2).wrapping_mul(5);
                    let t15_2_row = t15_2.row(1, [i29_2, 0], 1);
                    Self::parallel_16::<L, _>(level, 0, 1, t15_2_row.slice(0, 1), v68, v69, h5_2);
                }
                for i31_2 in 0_i64..1 {
                    let x0_2_row = x0_2.row(1, [x1_2.extent[2], 0, _q8_2], 4);
                    let y3_2_row = y3_2.row(1, [b7_2.wrapping_mul(1).wrapping_add(i31_2), 0], 4);
                    let (from, to) = __cpu::common(4, [x0_2_row.span(), y3_2_row.unit_span()]);
                    let mut staging_3 = __cpu::StagingBuffer::new();
                    let mut chunks_3 = __cpu::StreamingRow::new(y3_2_row, from, to - from, __cpu::is_non_temporal(call, &y3_2), &mut staging_3);
                    while chunks_3.advance() {
                        let (start, count) = chunks_3.chunk();
                        Self::parallel_17::<L, _, _>(
                            level,
                            start,
                            count,
                            x0_2_row.strided(start),
                            chunks_3.slice_mut(),
                        );
                        chunks_3.store();
                    }
                    if to - from < 4 {
                        for (start, end) in [(0, from), (to, 4)] {
                            Self::parallel_17::<L, _, _>(
                                level,
                                start,
                                end - start,
                                x0_2_row.guarded(start, <u32 as __Elem>::ZERO),
                                y3_2_row.guarded(start, <u32 as __Elem>::ZERO),
                            );
                        }
                    }
                }
                let y4_2_row = y4_2.row(0, [b7_2.wrapping_mul(1)], 1);
                let (from, to) = __cpu::common(1, [y4_2_row.unit_span()]);
                let mut staging_4 = __cpu::StagingBuffer::new();
                let mut chunks_4 = __cpu::StreamingRow::new(y4_2_row, from, to - from, __cpu::is_non_temporal(call, &y4_2), &mut staging_4);
                while chunks_4.advance() {
                    let (start, count) = chunks_4.chunk();
                    Self::parallel_18::<L, _>(level, start, count, chunks_4.slice_mut(), x0_2);
                    chunks_4.store();
                }
                if to - from < 1 {
                    for (start, end) in [(0, from), (to, 1)] {
                        Self::parallel_18::<L, _>(
                            level,
                            start,
                            end - start,
                            y4_2_row.guarded(start, <u32 as __Elem>::ZERO),
                            x0_2,
                        );
                    }
                }
            }
        }
    }
}
