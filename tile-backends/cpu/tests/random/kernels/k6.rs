// Emitted from the random kernel of seed 6.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;

pub const ROWS_6: usize = 4_u64 as usize;

#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl __Kernel {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        mut t4_row: R0,
        i9: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10 = start + lane as i64;
                t4_row.set(lane, i9 != i10);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<u64>, R1: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        x0_row: R0,
        mut t5_row: R1,
        v0: bool,
        t4: __cpu::View<bool, 3>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i11 = start + lane as i64;
                if v0 {
                    let v1 = x0_row.get(lane);
                    let v2 = t4.load([i11, i11, __Elem::to::<i64>(v1)], <bool as __Elem>::ZERO);
                    t5_row.set(lane, v2);
                }
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        t6: __cpu::View<u64, 2>,
        t7: __cpu::View<u64, 2>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12 = start + lane as i64;
                let v3 = t6.load_inside([i12, i12]);
                let v4 = t6.load([i12, __Elem::to::<i64>(v3)], <u64 as __Elem>::ZERO);
                let v5 = t8_row.get(lane);
                t7.update(__cpu::AtomicOp::Min, [i12, i12], v4 & v5);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<u64>,
        R1: __cpu::row::Row<u64>,
        R2: __cpu::row::RowMut<u64>,
    >(
        level: L,
        start: i64,
        count: i64,
        t6_row: R0,
        t6_row_2: R1,
        mut t10_row: R2,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v6 = t6_row.get(lane);
                let v7 = t6_row_2.get(lane);
                t10_row.set(lane, __Elem::max(v6, v7).wrapping_add(1_u64));
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::RowMut<i16>>(
        level: L,
        start: i64,
        count: i64,
        mut t13_row: R0,
        v8: i16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t13_row.set(lane, v8);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t7_row: R0,
        v9: i64,
        v10: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18 = start + lane as i64;
                let v11 = t7_row.get(lane);
                let v12 = v11.wrapping_mul(__Elem::to::<u64>(v10.wrapping_add(i18)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v9.wrapping_add(i18), 7_i64)], v12, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t8_row_2: R0,
        v13: i64,
        v14: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20 = start + lane as i64;
                let v16 = t8_row_2.get(lane);
                let v17 = v16.wrapping_mul(__Elem::to::<u64>(v14.wrapping_add(i20)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v13.wrapping_add(i20), 7_i64)], v17, __cpu::Order::AcqRel);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t12_row: R0,
        v18: i64,
        v19: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22 = start + lane as i64;
                let v20 = t12_row.get(lane);
                let v21 = v20.wrapping_mul(__Elem::to::<u64>(v19.wrapping_add(i22)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v18.wrapping_add(i22), 7_i64)], v21, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<i16>>(
        level: L,
        start: i64,
        count: i64,
        t13_row_2: R0,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v22 = t13_row_2.get(lane);
                let v23 = __Elem::to::<u64>(v22).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i23)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i23), 7_i64)], v23, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t14_row: R0,
        v24: i64,
        v25: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25 = start + lane as i64;
                let v26 = t14_row.get(lane);
                let v27 = v26.wrapping_mul(__Elem::to::<u64>(v25.wrapping_add(i25)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v24.wrapping_add(i25), 7_i64)], v27, __cpu::Order::AcqRel);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<u64>,
        R1: __cpu::row::RowMut<u64>,
    >(
        level: L,
        start: i64,
        count: i64,
        t6_row_3: R0,
        mut y2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v28 = t6_row_3.get(lane);
                y2_row.set(lane, v28.wrapping_add(0_u64));
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        mut t4_2_row: R0,
        i9_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10_2 = start + lane as i64;
                t4_2_row.set(lane, i9_2 != i10_2);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<u64>, R1: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        x0_2_row: R0,
        mut t5_2_row: R1,
        v28: bool,
        t4_2: __cpu::View<bool, 3>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i11_2 = start + lane as i64;
                if v28 {
                    let v29 = x0_2_row.get(lane);
                    let v30 = t4_2.load([i11_2, i11_2, __Elem::to::<i64>(v29)], <bool as __Elem>::ZERO);
                    t5_2_row.set(lane, v30);
                }
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        t6_2: __cpu::View<u64, 2>,
        t7_2: __cpu::View<u64, 2>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12_2 = start + lane as i64;
                let v31 = t6_2.load_inside([i12_2, i12_2]);
                let v32 = t6_2.load([i12_2, __Elem::to::<i64>(v31)], <u64 as __Elem>::ZERO);
                let v33 = t8_2_row.get(lane);
                t7_2.update(__cpu::AtomicOp::Min, [i12_2, i12_2], v32 & v33);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<u64>,
        R1: __cpu::row::Row<u64>,
        R2: __cpu::row::RowMut<u64>,
    >(
        level: L,
        start: i64,
        count: i64,
        t6_2_row: R0,
        t6_2_row_2: R1,
        mut t10_2_row: R2,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v34 = t6_2_row.get(lane);
                let v35 = t6_2_row_2.get(lane);
                t10_2_row.set(lane, __Elem::max(v34, v35).wrapping_add(1_u64));
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::RowMut<i16>>(
        level: L,
        start: i64,
        count: i64,
        mut t13_2_row: R0,
        v36: i16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t13_2_row.set(lane, v36);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row: R0,
        v37: i64,
        v38: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18_2 = start + lane as i64;
                let v39 = t7_2_row.get(lane);
                let v40 = v39.wrapping_mul(__Elem::to::<u64>(v38.wrapping_add(i18_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v37.wrapping_add(i18_2), 7_i64)], v40);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row_2: R0,
        v41: i64,
        v42: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20_2 = start + lane as i64;
                let v43 = t8_2_row_2.get(lane);
                let v44 = v43.wrapping_mul(__Elem::to::<u64>(v42.wrapping_add(i20_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v41.wrapping_add(i20_2), 7_i64)], v44);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row: R0,
        v45: i64,
        v46: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22_2 = start + lane as i64;
                let v47 = t12_2_row.get(lane);
                let v48 = v47.wrapping_mul(__Elem::to::<u64>(v46.wrapping_add(i22_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v45.wrapping_add(i22_2), 7_i64)], v48);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::Row<i16>>(
        level: L,
        start: i64,
        count: i64,
        t13_2_row_2: R0,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23_2 = start + lane as i64;
                let v49 = t13_2_row_2.get(lane);
                let v50 = __Elem::to::<u64>(v49).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i23_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i23_2), 7_i64)], v50);
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t14_2_row: R0,
        v51: i64,
        v52: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25_2 = start + lane as i64;
                let v53 = t14_2_row.get(lane);
                let v54 = v53.wrapping_mul(__Elem::to::<u64>(v52.wrapping_add(i25_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v51.wrapping_add(i25_2), 7_i64)], v54);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<u64>,
        R1: __cpu::row::RowMut<u64>,
    >(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_3: R0,
        mut y2_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v55 = t6_2_row_3.get(lane);
                y2_2_row.set(lane, v55.wrapping_add(0_u64));
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl __cpu::Kernel for __Kernel {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_6", args);
        let d0 = plan.extent(0, 0);
        plan.expect("x0", 0, 1, d0)?;
        plan.expect("x1", 1, 0, d0)?;
        plan.expect("x1", 1, 1, 6)?;
        let d1 = plan.extent(1, 2);
        let d2 = plan.extent(2, 0);
        plan.expect("y2", 2, 1, d2)?;
        plan.expect("h3", 3, 0, 7)?;
        let v0 = d2 < 100;
        plan.require(v0, format_args!("extents are below 100"))?;
        let v1 = d2.wrapping_add(6);
        let v2 = v1.wrapping_sub(1);
        let v3 = __Elem::div(v2, 6_i64);
        let v4 = d2.wrapping_add(ROWS_6 as i64);
        let v5 = v4.wrapping_sub(1);
        let v6 = __Elem::div(v5, ROWS_6 as i64);
        plan.value(d0);
        plan.value(d1);
        plan.panels(1, [ROWS_6 as i64, 1, 8], 0b010, [8, ROWS_6 as i64], [2, 0], [false, false], __cpu::panel_b::<u64, u64, u64>());
        plan.finish([1, v3, v6])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<bool, 3>([8, 8, ROWS_6 as i64]);
        size.tile::<bool, 1>([8]);
        size.tile::<u64, 2>([6, 12]);
        size.tile::<u64, 2>([24, 8]);
        size.tile::<u64, 2>([6, 8]);
        size.tile::<u8, 2>([6, 3]);
        size.gemm_sp::<L, u64, u64, u64>(6, 8);
        size.tile::<u64, 2>([8, 6]);
        size.panel_b::<L, u64, u64, u64>(8, ROWS_6 as i64);
        size.tile::<u64, 2>([6, ROWS_6 as i64]);
        size.gemm::<L, u64, u64, u64>(6, ROWS_6 as i64, 8);
        size.tile::<i16, 1>([ROWS_6 as i64]);
        size.tile::<u64, 2>([ROWS_6 as i64, 8]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<u64, 2>(call, 0);
            let x1 = __cpu::tensor::<bool, 3>(call, 1);
            let y2 = __cpu::tensor::<u64, 2>(call, 2);
            let h3 = __cpu::tensor::<u64, 1>(call, 3);
            let _q7 = __cpu::scalar::<i64>(call.args, 6);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let d0 = __cpu::value::<i64>(call, 0);
            let d1 = __cpu::value::<i64>(call, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, b3, b4] = block.index;
                let mut scratch = block.scratch;
                let t4 = scratch.tile::<bool, 3>([8, 8, ROWS_6 as i64]);
                for i8 in 0_i64..(ROWS_6 as i64) {
                    for i9 in 0_i64..8 {
                        let t4_row = t4.row(0, [0, i9, i8], 8);
                        Self::parallel::<L, _>(level, 0, 8, t4_row.strided(0), i9);
                    }
                }
                let t5 = scratch.tile::<bool, 1>([8]);
                let t4_at = t4.window([b3.wrapping_mul(ROWS_6 as i64), b4, b3], [1, 1, 8]);
                __cpu::copy::<L, _, _, _>(t4_at.squeeze([2]), t5, <bool as __Elem>::ZERO);
                let v0 = b3 >= 7;
                let x0_row = x0.row(1, [b3, 0], 8);
                let t5_row = t5.row(0, [0], 8);
                let (from, to) = __cpu::common(8, [x0_row.unit_span()]);
                Self::parallel_2::<L, _, _>(
                    level,
                    from,
                    to - from,
                    x0_row.slice(from, to - from),
                    t5_row.slice_mut(from, to - from),
                    v0,
                    t4,
                );
                if to - from < 8 {
                    for (start, end) in [(0, from), (to, 8)] {
                        Self::parallel_2::<L, _, _>(
                            level,
                            start,
                            end - start,
                            x0_row.guarded(start, <u64 as __Elem>::ZERO),
                            t5_row.slice_mut(start, end - start),
                            v0,
                            t4,
                        );
                    }
                }
                let t6 = scratch.tile::<u64, 2>([6, 12]);
                let t4_at_2 = t4.window([d0, __Elem::div(d0, 2_i64), b3], [1, 6, 12]);
                __cpu::copy::<L, _, _, _>(t4_at_2.squeeze([1, 2]), t6, <u64 as __Elem>::ZERO);
                let t7 = scratch.tile::<u64, 2>([24, 8]);
                let x1_at = x1.window([__Elem::min(b3, 0_i64), d0, b4], [8, 1, 24]).squeeze([0, 2]);
                let x1_at_at = x1_at.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(x1_at_at, t7, <u64 as __Elem>::ZERO);
                let t8 = scratch.tile::<u64, 2>([6, 8]);
                __cpu::fill::<L, _, _>(t8, 0_u64);
                let t9 = scratch.tile::<u8, 2>([6, 3]);
                __cpu::fill::<L, _, _>(t9, 212_u8);
                __cpu::gemm_sp::<L, u64, u64, u64>((t6, <u64 as __Elem>::ZERO), (t9, <u8 as __Elem>::ZERO), (t7, <u64 as __Elem>::ZERO), t8, scratch);
                let t8_row = t8.row_by(1, [__Elem::div(d1, 3_i64), 0], 6, 4);
                let (from, to) = __cpu::common(6, [t8_row.span()]);
                Self::parallel_3::<L, _>(level, from, to - from, t8_row.strided(from), t6, t7);
                if to - from < 6 {
                    for (start, end) in [(0, from), (to, 6)] {
                        Self::parallel_3::<L, _>(
                            level,
                            start,
                            end - start,
                            t8_row.guarded(start, <u64 as __Elem>::ZERO),
                            t6,
                            t7,
                        );
                    }
                }
                let t10 = scratch.tile::<u64, 2>([8, 6]);
                let whole = t6.has([0, _q7], [[0, 1], [0, 0]], [8, 6]);
                if whole {
                    for i13 in 0_i64..8 {
                        let t6_row = t6.whole_row(0, [0, _q7], 6, 1);
                        let t6_row_2 = t6.row(0, [0, i13], 6);
                        let t10_row = t10.row(1, [i13, 0], 6);
                        Self::parallel_4::<L, true, _, _, _>(
                            level,
                            0,
                            6,
                            t6_row.strided(0),
                            t6_row_2.strided(0),
                            t10_row.slice_mut(0, 6),
                        );
                    }
                } else {
                    for i13 in 0_i64..8 {
                        let t6_row = t6.row(0, [0, _q7], 6);
                        let t6_row_2 = t6.row(0, [0, i13], 6);
                        let t10_row = t10.row(1, [i13, 0], 6);
                        let (from, to) = __cpu::common(6, [t6_row.span()]);
                        Self::parallel_4::<L, false, _, _, _>(
                            level,
                            from,
                            to - from,
                            t6_row.strided(from),
                            t6_row_2.strided(from),
                            t10_row.slice_mut(from, to - from),
                        );
                        if to - from < 6 {
                            for (start, end) in [(0, from), (to, 6)] {
                                Self::parallel_4::<L, false, _, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t6_row.guarded(start, <u64 as __Elem>::ZERO),
                                    t6_row_2.strided(start),
                                    t10_row.slice_mut(start, end - start),
                                );
                            }
                        }
                    }
                }
                let t11_own = scratch.panel_b::<L, u64, u64, u64>(8, ROWS_6 as i64);
                let mut t11 = t11_own;
                let x1_at_2 = x1.window([b3, __Elem::rem(b3, 1_i64), b3.wrapping_mul(ROWS_6 as i64)], [ROWS_6 as i64, 1, 8]).squeeze([0, 2]);
                let t11_slot = panels_0.slot([b3, __Elem::rem(b3, 1_i64), b3.wrapping_mul(ROWS_6 as i64)], t11_own);
                t11 = t11_slot.panel;
                if !t11_slot.ready {
                    __cpu::pack_b::<L, _, u64, u64, u64>(x1_at_2.permute([1, 0]), <u64 as __Elem>::ZERO, t11);
                    t11_slot.publish();
                }
                let t12 = scratch.tile::<u64, 2>([6, ROWS_6 as i64]);
                let v6 = x0.load([b3, b3], <u64 as __Elem>::ZERO);
                let v7 = t7.load([b3, b3], <u64 as __Elem>::ZERO);
                let v15 = __Elem::div(v6 ^ v7, 2_u64);
                __cpu::fill::<L, _, _>(t12, v15);
                __cpu::fill::<L, _, _>(t12, 0_u64);
                let t10_at = t10.permute([1, 0]);
                __cpu::gemm_packed_b::<L, u64, u64, u64>(t10_at, t11, t12, true, scratch.rest());
                let t13 = scratch.tile::<i16, 1>([ROWS_6 as i64]);
                let v8 = __Elem::abs(-1_i16);
                let t13_row = t13.row(0, [0], ROWS_6 as i64);
                Self::parallel_5::<L, _>(level, 0, ROWS_6 as i64, t13_row.slice_mut(0, ROWS_6 as i64), v8);
                let t14 = scratch.tile::<u64, 2>([ROWS_6 as i64, 8]);
                __cpu::gather::<L, _, _, _, _>(t7, t13, t14, <u64 as __Elem>::ZERO);
                for i17 in 0_i64..24 {
                    let v9 = 5_i64.wrapping_add(i17).wrapping_mul(5);
                    let v10 = 5_i64.wrapping_add(i17).wrapping_mul(5);
                    let t7_row = t7.row(1, [i17, 0], 8);
                    Self::parallel_6::<L, _>(level, 0, 8, t7_row.slice(0, 8), v9, v10, h3);
                }
                for i19 in 0_i64..6 {
                    let v13 = 5_i64.wrapping_add(i19).wrapping_mul(5);
                    let v14 = 5_i64.wrapping_add(i19).wrapping_mul(5);
                    let t8_row_2 = t8.row(1, [i19, 0], 8);
                    Self::parallel_7::<L, _>(level, 0, 8, t8_row_2.slice(0, 8), v13, v14, h3);
                }
                for i21 in 0_i64..6 {
                    let v18 = 5_i64.wrapping_add(i21).wrapping_mul(5);
                    let v19 = 5_i64.wrapping_add(i21).wrapping_mul(5);
                    let t12_row = t12.row(1, [i21, 0], ROWS_6 as i64);
                    Self::parallel_8::<L, _>(
                        level,
                        0,
                        ROWS_6 as i64,
                        t12_row.slice(0, ROWS_6 as i64),
                        v18,
                        v19,
                        h3,
                    );
                }
                let t13_row_2 = t13.row(0, [0], ROWS_6 as i64);
                Self::parallel_9::<L, _>(level, 0, ROWS_6 as i64, t13_row_2.slice(0, ROWS_6 as i64), h3);
                for i24 in 0_i64..(ROWS_6 as i64) {
                    let v24 = 5_i64.wrapping_add(i24).wrapping_mul(5);
                    let v25 = 5_i64.wrapping_add(i24).wrapping_mul(5);
                    let t14_row = t14.row(1, [i24, 0], 8);
                    Self::parallel_10::<L, _>(level, 0, 8, t14_row.slice(0, 8), v24, v25, h3);
                }
                let whole_2 = t6.has_rows(1, [0, 0], [[0, 0], [0, 1]], [6, ROWS_6 as i64]) && y2.has_rows(1, [b3.wrapping_mul(6), b4.wrapping_mul(ROWS_6 as i64)], [[1, 0], [0, 1]], [6, ROWS_6 as i64]);
                if whole_2 {
                    for i26 in 0_i64..6 {
                        let t6_row_3 = t6.whole_row(1, [0, 0], ROWS_6 as i64, 1);
                        let y2_row = y2.whole_row(1, [b3.wrapping_mul(6).wrapping_add(i26), b4.wrapping_mul(ROWS_6 as i64)], ROWS_6 as i64, 1);
                        let mut lines = __cpu::Lines::new();
                        let mut pieces = __cpu::Pieces::new(y2_row, 0, ROWS_6 as i64, __cpu::is_far(call, &y2), &mut lines);
                        while pieces.advance() {
                            let (start, count) = pieces.piece();
                            Self::parallel_11::<L, true, _, _>(
                                level,
                                start,
                                count,
                                t6_row_3.slice(start, count),
                                pieces.slice_mut(),
                            );
                            pieces.store();
                        }
                    }
                } else {
                    for i26 in 0_i64..6 {
                        let t6_row_3 = t6.row(1, [0, 0], ROWS_6 as i64);
                        let y2_row = y2.row(1, [b3.wrapping_mul(6).wrapping_add(i26), b4.wrapping_mul(ROWS_6 as i64)], ROWS_6 as i64);
                        let (from, to) = __cpu::common(ROWS_6 as i64, [t6_row_3.unit_span(), y2_row.unit_span()]);
                        let mut lines = __cpu::Lines::new();
                        let mut pieces = __cpu::Pieces::new(y2_row, from, to - from, __cpu::is_far(call, &y2), &mut lines);
                        while pieces.advance() {
                            let (start, count) = pieces.piece();
                            Self::parallel_11::<L, false, _, _>(
                                level,
                                start,
                                count,
                                t6_row_3.slice(start, count),
                                pieces.slice_mut(),
                            );
                            pieces.store();
                        }
                        if to - from < ROWS_6 as i64 {
                            for (start, end) in [(0, from), (to, ROWS_6 as i64)] {
                                Self::parallel_11::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t6_row_3.guarded(start, <u64 as __Elem>::ZERO),
                                    y2_row.guarded(start, <u64 as __Elem>::ZERO),
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
            let x0_2 = __cpu::tensor::<u64, 2>(call, 0);
            let x1_2 = __cpu::tensor::<bool, 3>(call, 1);
            let y2_2 = __cpu::tensor::<u64, 2>(call, 2);
            let h3_2 = __cpu::tensor::<u64, 1>(call, 3);
            let _q7_2 = __cpu::scalar::<i64>(call.args, 6);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let d0_2 = __cpu::value::<i64>(call, 0);
            let d1_2 = __cpu::value::<i64>(call, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, b3_2, b4_2] = block.index;
                let mut scratch = block.scratch;
                let t4_2 = scratch.tile::<bool, 3>([8, 8, ROWS_6 as i64]);
                for i8_2 in 0_i64..(ROWS_6 as i64) {
                    for i9_2 in 0_i64..8 {
                        let t4_2_row = t4_2.row(0, [0, i9_2, i8_2], 8);
                        Self::parallel_12::<L, _>(level, 0, 8, t4_2_row.strided(0), i9_2);
                    }
                }
                let t5_2 = scratch.tile::<bool, 1>([8]);
                let t4_2_at = t4_2.window([b3_2.wrapping_mul(ROWS_6 as i64), b4_2, b3_2], [1, 1, 8]);
                __cpu::copy::<L, _, _, _>(t4_2_at.squeeze([2]), t5_2, <bool as __Elem>::ZERO);
                let v28 = b3_2 >= 7;
                let x0_2_row = x0_2.row(1, [b3_2, 0], 8);
                let t5_2_row = t5_2.row(0, [0], 8);
                let (from, to) = __cpu::common(8, [x0_2_row.unit_span()]);
                Self::parallel_13::<L, _, _>(
                    level,
                    from,
                    to - from,
                    x0_2_row.slice(from, to - from),
                    t5_2_row.slice_mut(from, to - from),
                    v28,
                    t4_2,
                );
                if to - from < 8 {
                    for (start, end) in [(0, from), (to, 8)] {
                        Self::parallel_13::<L, _, _>(
                            level,
                            start,
                            end - start,
                            x0_2_row.guarded(start, <u64 as __Elem>::ZERO),
                            t5_2_row.slice_mut(start, end - start),
                            v28,
                            t4_2,
                        );
                    }
                }
                let t6_2 = scratch.tile::<u64, 2>([6, 12]);
                let t4_2_at_2 = t4_2.window([d0_2, __Elem::div(d0_2, 2_i64), b3_2], [1, 6, 12]);
                __cpu::copy::<L, _, _, _>(t4_2_at_2.squeeze([1, 2]), t6_2, <u64 as __Elem>::ZERO);
                let t7_2 = scratch.tile::<u64, 2>([24, 8]);
                let x1_2_at = x1_2.window([__Elem::min(b3_2, 0_i64), d0_2, b4_2], [8, 1, 24]).squeeze([0, 2]);
                let x1_2_at_at = x1_2_at.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(x1_2_at_at, t7_2, <u64 as __Elem>::ZERO);
                let t8_2 = scratch.tile::<u64, 2>([6, 8]);
                __cpu::fill::<L, _, _>(t8_2, 0_u64);
                let t9_2 = scratch.tile::<u8, 2>([6, 3]);
                __cpu::fill::<L, _, _>(t9_2, 212_u8);
                __cpu::gemm_sp::<L, u64, u64, u64>((t6_2, <u64 as __Elem>::ZERO), (t9_2, <u8 as __Elem>::ZERO), (t7_2, <u64 as __Elem>::ZERO), t8_2, scratch);
                let t8_2_row = t8_2.row_by(1, [__Elem::div(d1_2, 3_i64), 0], 6, 4);
                let (from, to) = __cpu::common(6, [t8_2_row.span()]);
                Self::parallel_14::<L, _>(level, from, to - from, t8_2_row.strided(from), t6_2, t7_2);
                if to - from < 6 {
                    for (start, end) in [(0, from), (to, 6)] {
                        Self::parallel_14::<L, _>(
                            level,
                            start,
                            end - start,
                            t8_2_row.guarded(start, <u64 as __Elem>::ZERO),
                            t6_2,
                            t7_2,
                        );
                    }
                }
                let t10_2 = scratch.tile::<u64, 2>([8, 6]);
                let whole_3 = t6_2.has([0, _q7_2], [[0, 1], [0, 0]], [8, 6]);
                if whole_3 {
                    for i13_2 in 0_i64..8 {
                        let t6_2_row = t6_2.whole_row(0, [0, _q7_2], 6, 1);
                        let t6_2_row_2 = t6_2.row(0, [0, i13_2], 6);
                        let t10_2_row = t10_2.row(1, [i13_2, 0], 6);
                        Self::parallel_15::<L, true, _, _, _>(
                            level,
                            0,
                            6,
                            t6_2_row.strided(0),
                            t6_2_row_2.strided(0),
                            t10_2_row.slice_mut(0, 6),
                        );
                    }
                } else {
                    for i13_2 in 0_i64..8 {
                        let t6_2_row = t6_2.row(0, [0, _q7_2], 6);
                        let t6_2_row_2 = t6_2.row(0, [0, i13_2], 6);
                        let t10_2_row = t10_2.row(1, [i13_2, 0], 6);
                        let (from, to) = __cpu::common(6, [t6_2_row.span()]);
                        Self::parallel_15::<L, false, _, _, _>(
                            level,
                            from,
                            to - from,
                            t6_2_row.strided(from),
                            t6_2_row_2.strided(from),
                            t10_2_row.slice_mut(from, to - from),
                        );
                        if to - from < 6 {
                            for (start, end) in [(0, from), (to, 6)] {
                                Self::parallel_15::<L, false, _, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t6_2_row.guarded(start, <u64 as __Elem>::ZERO),
                                    t6_2_row_2.strided(start),
                                    t10_2_row.slice_mut(start, end - start),
                                );
                            }
                        }
                    }
                }
                let t11_2_own = scratch.panel_b::<L, u64, u64, u64>(8, ROWS_6 as i64);
                let mut t11_2 = t11_2_own;
                let x1_2_at_2 = x1_2.window([b3_2, __Elem::rem(b3_2, 1_i64), b3_2.wrapping_mul(ROWS_6 as i64)], [ROWS_6 as i64, 1, 8]).squeeze([0, 2]);
                let t11_2_slot = panels_0.slot([b3_2, __Elem::rem(b3_2, 1_i64), b3_2.wrapping_mul(ROWS_6 as i64)], t11_2_own);
                t11_2 = t11_2_slot.panel;
                if !t11_2_slot.ready {
                    __cpu::pack_b::<L, _, u64, u64, u64>(x1_2_at_2.permute([1, 0]), <u64 as __Elem>::ZERO, t11_2);
                    t11_2_slot.publish();
                }
                let t12_2 = scratch.tile::<u64, 2>([6, ROWS_6 as i64]);
                let v34 = x0_2.load([b3_2, b3_2], <u64 as __Elem>::ZERO);
                let v35 = t7_2.load([b3_2, b3_2], <u64 as __Elem>::ZERO);
                let v15_2 = __Elem::div(v34 ^ v35, 2_u64);
                __cpu::fill::<L, _, _>(t12_2, v15_2);
                __cpu::fill::<L, _, _>(t12_2, 0_u64);
                let t10_2_at = t10_2.permute([1, 0]);
                __cpu::gemm_packed_b::<L, u64, u64, u64>(t10_2_at, t11_2, t12_2, true, scratch.rest());
                let t13_2 = scratch.tile::<i16, 1>([ROWS_6 as i64]);
                let v36 = __Elem::abs(-1_i16);
                let t13_2_row = t13_2.row(0, [0], ROWS_6 as i64);
                Self::parallel_16::<L, _>(level, 0, ROWS_6 as i64, t13_2_row.slice_mut(0, ROWS_6 as i64), v36);
                let t14_2 = scratch.tile::<u64, 2>([ROWS_6 as i64, 8]);
                __cpu::gather::<L, _, _, _, _>(t7_2, t13_2, t14_2, <u64 as __Elem>::ZERO);
                for i17_2 in 0_i64..24 {
                    let v37 = 5_i64.wrapping_add(i17_2).wrapping_mul(5);
                    let v38 = 5_i64.wrapping_add(i17_2).wrapping_mul(5);
                    let t7_2_row = t7_2.row(1, [i17_2, 0], 8);
                    Self::parallel_17::<L, _>(level, 0, 8, t7_2_row.slice(0, 8), v37, v38, h3_2);
                }
                for i19_2 in 0_i64..6 {
                    let v41 = 5_i64.wrapping_add(i19_2).wrapping_mul(5);
                    let v42 = 5_i64.wrapping_add(i19_2).wrapping_mul(5);
                    let t8_2_row_2 = t8_2.row(1, [i19_2, 0], 8);
                    Self::parallel_18::<L, _>(level, 0, 8, t8_2_row_2.slice(0, 8), v41, v42, h3_2);
                }
                for i21_2 in 0_i64..6 {
                    let v45 = 5_i64.wrapping_add(i21_2).wrapping_mul(5);
                    let v46 = 5_i64.wrapping_add(i21_2).wrapping_mul(5);
                    let t12_2_row = t12_2.row(1, [i21_2, 0], ROWS_6 as i64);
                    Self::parallel_19::<L, _>(
                        level,
                        0,
                        ROWS_6 as i64,
                        t12_2_row.slice(0, ROWS_6 as i64),
                        v45,
                        v46,
                        h3_2,
                    );
                }
                let t13_2_row_2 = t13_2.row(0, [0], ROWS_6 as i64);
                Self::parallel_20::<L, _>(level, 0, ROWS_6 as i64, t13_2_row_2.slice(0, ROWS_6 as i64), h3_2);
                for i24_2 in 0_i64..(ROWS_6 as i64) {
                    let v51 = 5_i64.wrapping_add(i24_2).wrapping_mul(5);
                    let v52 = 5_i64.wrapping_add(i24_2).wrapping_mul(5);
                    let t14_2_row = t14_2.row(1, [i24_2, 0], 8);
                    Self::parallel_21::<L, _>(level, 0, 8, t14_2_row.slice(0, 8), v51, v52, h3_2);
                }
                let whole_4 = t6_2.has_rows(1, [0, 0], [[0, 0], [0, 1]], [6, ROWS_6 as i64]) && y2_2.has_rows(1, [b3_2.wrapping_mul(6), b4_2.wrapping_mul(ROWS_6 as i64)], [[1, 0], [0, 1]], [6, ROWS_6 as i64]);
                if whole_4 {
                    for i26_2 in 0_i64..6 {
                        let t6_2_row_3 = t6_2.whole_row(1, [0, 0], ROWS_6 as i64, 1);
                        let y2_2_row = y2_2.whole_row(1, [b3_2.wrapping_mul(6).wrapping_add(i26_2), b4_2.wrapping_mul(ROWS_6 as i64)], ROWS_6 as i64, 1);
                        let mut lines_2 = __cpu::Lines::new();
                        let mut pieces_2 = __cpu::Pieces::new(y2_2_row, 0, ROWS_6 as i64, __cpu::is_far(call, &y2_2), &mut lines_2);
                        while pieces_2.advance() {
                            let (start, count) = pieces_2.piece();
                            Self::parallel_22::<L, true, _, _>(
                                level,
                                start,
                                count,
                                t6_2_row_3.slice(start, count),
                                pieces_2.slice_mut(),
                            );
                            pieces_2.store();
                        }
                    }
                } else {
                    for i26_2 in 0_i64..6 {
                        let t6_2_row_3 = t6_2.row(1, [0, 0], ROWS_6 as i64);
                        let y2_2_row = y2_2.row(1, [b3_2.wrapping_mul(6).wrapping_add(i26_2), b4_2.wrapping_mul(ROWS_6 as i64)], ROWS_6 as i64);
                        let (from, to) = __cpu::common(ROWS_6 as i64, [t6_2_row_3.unit_span(), y2_2_row.unit_span()]);
                        let mut lines_2 = __cpu::Lines::new();
                        let mut pieces_2 = __cpu::Pieces::new(y2_2_row, from, to - from, __cpu::is_far(call, &y2_2), &mut lines_2);
                        while pieces_2.advance() {
                            let (start, count) = pieces_2.piece();
                            Self::parallel_22::<L, false, _, _>(
                                level,
                                start,
                                count,
                                t6_2_row_3.slice(start, count),
                                pieces_2.slice_mut(),
                            );
                            pieces_2.store();
                        }
                        if to - from < ROWS_6 as i64 {
                            for (start, end) in [(0, from), (to, ROWS_6 as i64)] {
                                Self::parallel_22::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t6_2_row_3.guarded(start, <u64 as __Elem>::ZERO),
                                    y2_2_row.guarded(start, <u64 as __Elem>::ZERO),
                                );
                            }
                        }
                    }
                }
            }
        }
    }
}
