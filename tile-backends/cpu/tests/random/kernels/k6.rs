// Emitted from the random kernel of seed 6.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


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
        v0: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t4_row.set(lane, v0);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<i16>>(
        level: L,
        start: i64,
        count: i64,
        mut t5_row: R0,
        v3: i16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t5_row.set(lane, v3);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::RowMut<bool>>(
        level: L,
        block: &__cpu::Block<'_>,
        start: i64,
        count: i64,
        mut t4_row_2: R0,
        v4: bool,
        v9: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                if !v4 {
                    __cpu::fail(block, concat!(file!(), ":10:5"), format_args!("an index is within its bounds"));
                }
                t4_row_2.set(lane, v9);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_row: R0,
        v10: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t6_row.set(lane, v10);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t4_row_3: R0,
        v11: i64,
        v12: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22 = start + lane as i64;
                let v13 = t4_row_3.get(lane);
                let v14 = __Elem::to::<u64>(v13).wrapping_mul(__Elem::to::<u64>(v12.wrapping_add(i22)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v11.wrapping_add(i22), 7_i64)], v14, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<i16>>(
        level: L,
        start: i64,
        count: i64,
        t5_row_2: R0,
        v16: i64,
        v18: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25 = start + lane as i64;
                let v19 = t5_row_2.get(lane);
                let v21 = __Elem::to::<u64>(v19).wrapping_mul(__Elem::to::<u64>(v18.wrapping_add(i25)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v16.wrapping_add(i25), 7_i64)], v21, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        v22: i64,
        v23: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27 = start + lane as i64;
                let v24 = t8_row.get(lane);
                let v25 = __Elem::to::<u64>(__Elem::to::<i64>(v24 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v23.wrapping_add(i27)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v22.wrapping_add(i27), 7_i64)], v25, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t9_row: R0,
        v26: i64,
        v27: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29 = start + lane as i64;
                let v28 = t9_row.get(lane);
                let v29 = __Elem::to::<u64>(v28).wrapping_mul(__Elem::to::<u64>(v27.wrapping_add(i29)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v26.wrapping_add(i29), 7_i64)], v29, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<bool>,
        R1: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        t4_row_4: R0,
        mut y2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s32 = <f32 as __Elem>::ZERO;
                s32 = 0.0_f32;
                for k33 in 0_i64..4 {
                    let v30 = s32;
                    let v31 = t4_row_4.get(lane);
                    s32 = v30 + __Elem::to::<f32>(v31);
                }
                let v32 = s32;
                y2_row.set(lane, v32);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        mut t4_2_row: R0,
        v30: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t4_2_row.set(lane, v30);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::RowMut<i16>>(
        level: L,
        start: i64,
        count: i64,
        mut t5_2_row: R0,
        v33: i16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t5_2_row.set(lane, v33);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::RowMut<bool>>(
        level: L,
        block: &__cpu::Block<'_>,
        start: i64,
        count: i64,
        mut t4_2_row_2: R0,
        v34: bool,
        v39: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                if !v34 {
                    __cpu::fail(block, concat!(file!(), ":10:5"), format_args!("an index is within its bounds"));
                }
                t4_2_row_2.set(lane, v39);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_2_row: R0,
        v40: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t6_2_row.set(lane, v40);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t4_2_row_3: R0,
        v41: i64,
        v42: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22_2 = start + lane as i64;
                let v43 = t4_2_row_3.get(lane);
                let v44 = __Elem::to::<u64>(v43).wrapping_mul(__Elem::to::<u64>(v42.wrapping_add(i22_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v41.wrapping_add(i22_2), 7_i64)], v44);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<i16>>(
        level: L,
        start: i64,
        count: i64,
        t5_2_row_2: R0,
        v46: i64,
        v48: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25_2 = start + lane as i64;
                let v49 = t5_2_row_2.get(lane);
                let v50 = __Elem::to::<u64>(v49).wrapping_mul(__Elem::to::<u64>(v48.wrapping_add(i25_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v46.wrapping_add(i25_2), 7_i64)], v50);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        v51: i64,
        v52: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27_2 = start + lane as i64;
                let v53 = t8_2_row.get(lane);
                let v54 = __Elem::to::<u64>(__Elem::to::<i64>(v53 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v52.wrapping_add(i27_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v51.wrapping_add(i27_2), 7_i64)], v54);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row: R0,
        v55: i64,
        v56: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29_2 = start + lane as i64;
                let v57 = t9_2_row.get(lane);
                let v58 = __Elem::to::<u64>(v57).wrapping_mul(__Elem::to::<u64>(v56.wrapping_add(i29_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v55.wrapping_add(i29_2), 7_i64)], v58);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<bool>,
        R1: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        t4_2_row_4: R0,
        mut y2_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s32 = <f32 as __Elem>::ZERO;
                s32 = 0.0_f32;
                for k33 in 0_i64..4 {
                    let v59 = s32;
                    let v60 = t4_2_row_4.get(lane);
                    s32 = v59 + __Elem::to::<f32>(v60);
                }
                let v61 = s32;
                y2_2_row.set(lane, v61);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl __cpu::Kernel for __Kernel {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_6", args);
        let d2 = plan.extent(0, 0);
        let d3 = plan.extent(1, 0);
        let d4 = plan.extent(2, 0);
        let d5 = plan.extent(2, 1);
        plan.expect("h3", 3, 0, 7)?;
        let v0 = d4.wrapping_add(6);
        let v1 = v0.wrapping_sub(1);
        let n9 = __Elem::div(v1, 6_i64);
        let v2 = d4.wrapping_add(6);
        let v3 = v2.wrapping_sub(1);
        let v4 = __Elem::div(v3, 6_i64);
        let v5 = d5.wrapping_add(3);
        let v6 = v5.wrapping_sub(1);
        let v7 = __Elem::div(v6, 3_i64);
        plan.value(d4);
        plan.value(d3);
        plan.value(n9);
        plan.value(d2);
        plan.finish([1, v4, v7])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<bool, 2>([3, 6]);
        size.tile::<i16, 3>([6, 3, 6]);
        size.tile::<f32, 2>([6, 6]);
        size.panel_b::<L, f32, f32, f32>(6, 6);
        size.tile::<f32, 2>([6, 6]);
        size.gemm::<L, f32, f32, f32>(6, 6, 6);
        size.tile::<bool, 2>([3, 1]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<u64, 1>(call, 0);
            let x1 = __cpu::tensor::<i16, 1>(call, 1);
            let y2 = __cpu::tensor::<f32, 2>(call, 2);
            let h3 = __cpu::tensor::<u64, 1>(call, 3);
            let d4 = __cpu::value::<i64>(call, 0);
            let d3 = __cpu::value::<i64>(call, 1);
            let n9 = __cpu::value::<i64>(call, 2);
            let d2 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, b6, b7] = block.index;
                let mut scratch = block.scratch;
                let t4 = scratch.tile::<bool, 2>([3, 6]);
                for i10 in 0_i64..6 {
                    let v0 = i10 < i10;
                    let t4_row = t4.row(0, [0, i10], 3);
                    Self::parallel::<L, _>(level, 0, 3, t4_row.strided(0), v0);
                }
                let t5 = scratch.tile::<i16, 3>([6, 3, 6]);
                for i12 in 0_i64..6 {
                    for i13 in 0_i64..3 {
                        let v1 = t4.load([i13, d4], <bool as __Elem>::ZERO);
                        let v2 = 4_i16.wrapping_add(__Elem::to::<i16>(v1).wrapping_mul(-2_i16));
                        let v3 = v2.wrapping_neg();
                        let t5_row = t5.row(2, [i12, i13, 0], 6);
                        Self::parallel_2::<L, _>(level, 0, 6, t5_row.slice_mut(0, 6), v3);
                    }
                }
                __cpu::scan::<L, __cpu::reduce::Sum, _, _, _>(t5, 1, t5, false, <i16 as __Elem>::ZERO);
                for i15 in 0_i64..3 {
                    let v4 = d4 < 5;
                    let v5 = x0.load([i15], <u64 as __Elem>::ZERO);
                    let v6 = x1.load([i15], <i16 as __Elem>::ZERO);
                    let v7 = t5.load_inside([0, i15, 1]);
                    let v8 = t5.load([i15, 2, d4], <i16 as __Elem>::ZERO);
                    let v9 = (i15 < __Elem::div(__Elem::to::<i64>(v5), 1_i64)) ^ ((v6 != v7) & (__Elem::to::<i64>(v8) > d3));
                    let t4_row_2 = t4.row_by(1, [3_i64.wrapping_sub(i15), 0], 6, 2);
                    let (from, to) = __cpu::common(6, [t4_row_2.span()]);
                    Self::parallel_3::<L, _>(
                        level,
                        &block.with(scratch),
                        from,
                        to - from,
                        t4_row_2.strided(from),
                        v4,
                        v9,
                    );
                    if to - from < 6 {
                        for (start, end) in [(0, from), (to, 6)] {
                            Self::parallel_3::<L, _>(
                                level,
                                &block.with(scratch),
                                start,
                                end - start,
                                t4_row_2.guarded(start, <bool as __Elem>::ZERO),
                                v4,
                                v9,
                            );
                        }
                    }
                }
                let t6 = scratch.tile::<f32, 2>([6, 6]);
                for i18 in 0_i64..6 {
                    let v10 = __Elem::to::<f32>(n9);
                    let t6_row = t6.row(1, [i18, 0], 6);
                    Self::parallel_4::<L, _>(level, 0, 6, t6_row.slice_mut(0, 6), v10);
                }
                let t7 = scratch.panel_b::<L, f32, f32, f32>(6, 6);
                let t4_at = t4.window([b6.wrapping_mul(6), __Elem::rem(b6, 4_i64)], [6, 6]);
                let t4_at_at = t4_at.permute([1, 0]);
                __cpu::pack_b::<L, _, f32, f32, f32>(t4_at_at.permute([1, 0]), __Elem::to::<f32>(b7 <= 2), t7);
                let t8 = scratch.tile::<f32, 2>([6, 6]);
                __cpu::gemm_packed_b::<L, f32, f32, f32>(t6, t7, t8, false, scratch.rest());
                let t9 = scratch.tile::<bool, 2>([3, 1]);
                let v20 = 3 <= 6;
                __cpu::fill::<L, _, _>(t9, v20);
                __cpu::reduce::<L, __cpu::reduce::Any, _, _, 2>(t4, 1, t9, true, <bool as __Elem>::ZERO);
                for i21 in 0_i64..3 {
                    let v11 = 5_i64.wrapping_add(i21).wrapping_mul(5);
                    let v12 = 5_i64.wrapping_add(i21).wrapping_mul(5);
                    let t4_row_3 = t4.row(1, [i21, 0], 6);
                    Self::parallel_5::<L, _>(level, 0, 6, t4_row_3.slice(0, 6), v11, v12, h3);
                }
                for i23 in 0_i64..6 {
                    for i24 in 0_i64..3 {
                        let v15 = 5_i64.wrapping_add(i23).wrapping_mul(5).wrapping_add(i24);
                        let v16 = v15.wrapping_mul(5);
                        let v17 = 5_i64.wrapping_add(i23).wrapping_mul(5).wrapping_add(i24);
                        let v18 = v17.wrapping_mul(5);
                        let t5_row_2 = t5.row(2, [i23, i24, 0], 6);
                        Self::parallel_6::<L, _>(level, 0, 6, t5_row_2.slice(0, 6), v16, v18, h3);
                    }
                }
                for i26 in 0_i64..6 {
                    let v22 = 5_i64.wrapping_add(i26).wrapping_mul(5);
                    let v23 = 5_i64.wrapping_add(i26).wrapping_mul(5);
                    let t8_row = t8.row(1, [i26, 0], 6);
                    Self::parallel_7::<L, _>(level, 0, 6, t8_row.slice(0, 6), v22, v23, h3);
                }
                for i28 in 0_i64..3 {
                    let v26 = 5_i64.wrapping_add(i28).wrapping_mul(5);
                    let v27 = 5_i64.wrapping_add(i28).wrapping_mul(5);
                    let t9_row = t9.row(1, [i28, 0], 1);
                    Self::parallel_8::<L, _>(level, 0, 1, t9_row.slice(0, 1), v26, v27, h3);
                }
                let whole = t4.has([0, d2], [[0, 1], [0, 0]], [6, 3]) && y2.has_rows(1, [b6.wrapping_mul(6), b7.wrapping_mul(3)], [[1, 0], [0, 1]], [6, 3]);
                if whole {
                    for i30 in 0_i64..6 {
                        let t4_row_4 = t4.whole_row(0, [0, d2], 3, 1);
                        let y2_row = y2.whole_row(1, [b6.wrapping_mul(6).wrapping_add(i30), b7.wrapping_mul(3)], 3, 1);
                        Self::parallel_9::<L, true, _, _>(level, 0, 3, t4_row_4.strided(0), y2_row.slice_mut(0, 3));
                    }
                } else {
                    for i30 in 0_i64..6 {
                        let t4_row_4 = t4.row(0, [0, d2], 3);
                        let y2_row = y2.row(1, [b6.wrapping_mul(6).wrapping_add(i30), b7.wrapping_mul(3)], 3);
                        let (from, to) = __cpu::common(3, [t4_row_4.span(), y2_row.unit_span()]);
                        Self::parallel_9::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            t4_row_4.strided(from),
                            y2_row.slice_mut(from, to - from),
                        );
                        if to - from < 3 {
                            for (start, end) in [(0, from), (to, 3)] {
                                Self::parallel_9::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t4_row_4.guarded(start, <bool as __Elem>::ZERO),
                                    y2_row.guarded(start, <f32 as __Elem>::ZERO),
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
            let x0_2 = __cpu::tensor::<u64, 1>(call, 0);
            let x1_2 = __cpu::tensor::<i16, 1>(call, 1);
            let y2_2 = __cpu::tensor::<f32, 2>(call, 2);
            let h3_2 = __cpu::tensor::<u64, 1>(call, 3);
            let d4_2 = __cpu::value::<i64>(call, 0);
            let d3_2 = __cpu::value::<i64>(call, 1);
            let n9_2 = __cpu::value::<i64>(call, 2);
            let d2_2 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, b6_2, b7_2] = block.index;
                let mut scratch = block.scratch;
                let t4_2 = scratch.tile::<bool, 2>([3, 6]);
                for i10_2 in 0_i64..6 {
                    let v30 = i10_2 < i10_2;
                    let t4_2_row = t4_2.row(0, [0, i10_2], 3);
                    Self::parallel_10::<L, _>(level, 0, 3, t4_2_row.strided(0), v30);
                }
                let t5_2 = scratch.tile::<i16, 3>([6, 3, 6]);
                for i12_2 in 0_i64..6 {
                    for i13_2 in 0_i64..3 {
                        let v31 = t4_2.load([i13_2, d4_2], <bool as __Elem>::ZERO);
                        let v32 = 4_i16.wrapping_add(__Elem::to::<i16>(v31).wrapping_mul(-2_i16));
                        let v33 = v32.wrapping_neg();
                        let t5_2_row = t5_2.row(2, [i12_2, i13_2, 0], 6);
                        Self::parallel_11::<L, _>(level, 0, 6, t5_2_row.slice_mut(0, 6), v33);
                    }
                }
                __cpu::scan::<L, __cpu::reduce::Sum, _, _, _>(t5_2, 1, t5_2, false, <i16 as __Elem>::ZERO);
                for i15_2 in 0_i64..3 {
                    let v34 = d4_2 < 5;
                    let v35 = x0_2.load([i15_2], <u64 as __Elem>::ZERO);
                    let v36 = x1_2.load([i15_2], <i16 as __Elem>::ZERO);
                    let v37 = t5_2.load_inside([0, i15_2, 1]);
                    let v38 = t5_2.load([i15_2, 2, d4_2], <i16 as __Elem>::ZERO);
                    let v39 = (i15_2 < __Elem::div(__Elem::to::<i64>(v35), 1_i64)) ^ ((v36 != v37) & (__Elem::to::<i64>(v38) > d3_2));
                    let t4_2_row_2 = t4_2.row_by(1, [3_i64.wrapping_sub(i15_2), 0], 6, 2);
                    let (from, to) = __cpu::common(6, [t4_2_row_2.span()]);
                    Self::parallel_12::<L, _>(
                        level,
                        &block.with(scratch),
                        from,
                        to - from,
                        t4_2_row_2.strided(from),
                        v34,
                        v39,
                    );
                    if to - from < 6 {
                        for (start, end) in [(0, from), (to, 6)] {
                            Self::parallel_12::<L, _>(
                                level,
                                &block.with(scratch),
                                start,
                                end - start,
                                t4_2_row_2.guarded(start, <bool as __Elem>::ZERO),
                                v34,
                                v39,
                            );
                        }
                    }
                }
                let t6_2 = scratch.tile::<f32, 2>([6, 6]);
                for i18_2 in 0_i64..6 {
                    let v40 = __Elem::to::<f32>(n9_2);
                    let t6_2_row = t6_2.row(1, [i18_2, 0], 6);
                    Self::parallel_13::<L, _>(level, 0, 6, t6_2_row.slice_mut(0, 6), v40);
                }
                let t7_2 = scratch.panel_b::<L, f32, f32, f32>(6, 6);
                let t4_2_at = t4_2.window([b6_2.wrapping_mul(6), __Elem::rem(b6_2, 4_i64)], [6, 6]);
                let t4_2_at_at = t4_2_at.permute([1, 0]);
                __cpu::pack_b::<L, _, f32, f32, f32>(t4_2_at_at.permute([1, 0]), __Elem::to::<f32>(b7_2 <= 2), t7_2);
                let t8_2 = scratch.tile::<f32, 2>([6, 6]);
                __cpu::gemm_packed_b::<L, f32, f32, f32>(t6_2, t7_2, t8_2, false, scratch.rest());
                let t9_2 = scratch.tile::<bool, 2>([3, 1]);
                let v20_2 = 3 <= 6;
                __cpu::fill::<L, _, _>(t9_2, v20_2);
                __cpu::reduce::<L, __cpu::reduce::Any, _, _, 2>(t4_2, 1, t9_2, true, <bool as __Elem>::ZERO);
                for i21_2 in 0_i64..3 {
                    let v41 = 5_i64.wrapping_add(i21_2).wrapping_mul(5);
                    let v42 = 5_i64.wrapping_add(i21_2).wrapping_mul(5);
                    let t4_2_row_3 = t4_2.row(1, [i21_2, 0], 6);
                    Self::parallel_14::<L, _>(level, 0, 6, t4_2_row_3.slice(0, 6), v41, v42, h3_2);
                }
                for i23_2 in 0_i64..6 {
                    for i24_2 in 0_i64..3 {
                        let v45 = 5_i64.wrapping_add(i23_2).wrapping_mul(5).wrapping_add(i24_2);
                        let v46 = v45.wrapping_mul(5);
                        let v47 = 5_i64.wrapping_add(i23_2).wrapping_mul(5).wrapping_add(i24_2);
                        let v48 = v47.wrapping_mul(5);
                        let t5_2_row_2 = t5_2.row(2, [i23_2, i24_2, 0], 6);
                        Self::parallel_15::<L, _>(level, 0, 6, t5_2_row_2.slice(0, 6), v46, v48, h3_2);
                    }
                }
                for i26_2 in 0_i64..6 {
                    let v51 = 5_i64.wrapping_add(i26_2).wrapping_mul(5);
                    let v52 = 5_i64.wrapping_add(i26_2).wrapping_mul(5);
                    let t8_2_row = t8_2.row(1, [i26_2, 0], 6);
                    Self::parallel_16::<L, _>(level, 0, 6, t8_2_row.slice(0, 6), v51, v52, h3_2);
                }
                for i28_2 in 0_i64..3 {
                    let v55 = 5_i64.wrapping_add(i28_2).wrapping_mul(5);
                    let v56 = 5_i64.wrapping_add(i28_2).wrapping_mul(5);
                    let t9_2_row = t9_2.row(1, [i28_2, 0], 1);
                    Self::parallel_17::<L, _>(level, 0, 1, t9_2_row.slice(0, 1), v55, v56, h3_2);
                }
                let whole_2 = t4_2.has([0, d2_2], [[0, 1], [0, 0]], [6, 3]) && y2_2.has_rows(1, [b6_2.wrapping_mul(6), b7_2.wrapping_mul(3)], [[1, 0], [0, 1]], [6, 3]);
                if whole_2 {
                    for i30_2 in 0_i64..6 {
                        let t4_2_row_4 = t4_2.whole_row(0, [0, d2_2], 3, 1);
                        let y2_2_row = y2_2.whole_row(1, [b6_2.wrapping_mul(6).wrapping_add(i30_2), b7_2.wrapping_mul(3)], 3, 1);
                        Self::parallel_18::<L, true, _, _>(
                            level,
                            0,
                            3,
                            t4_2_row_4.strided(0),
                            y2_2_row.slice_mut(0, 3),
                        );
                    }
                } else {
                    for i30_2 in 0_i64..6 {
                        let t4_2_row_4 = t4_2.row(0, [0, d2_2], 3);
                        let y2_2_row = y2_2.row(1, [b6_2.wrapping_mul(6).wrapping_add(i30_2), b7_2.wrapping_mul(3)], 3);
                        let (from, to) = __cpu::common(3, [t4_2_row_4.span(), y2_2_row.unit_span()]);
                        Self::parallel_18::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            t4_2_row_4.strided(from),
                            y2_2_row.slice_mut(from, to - from),
                        );
                        if to - from < 3 {
                            for (start, end) in [(0, from), (to, 3)] {
                                Self::parallel_18::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t4_2_row_4.guarded(start, <bool as __Elem>::ZERO),
                                    y2_2_row.guarded(start, <f32 as __Elem>::ZERO),
                                );
                            }
                        }
                    }
                }
            }
        }
    }
}
