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
    unsafe fn parallel_4<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<bool>,
        R1: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        t4_row_3: R0,
        mut t6_row: R1,
        v15: bool,
        v17: f32,
        v20: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v21 = t4_row_3.get(lane);
                t6_row.set(lane, __Elem::select(v15, __Elem::to::<f32>(v21), v17) * v20);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_row: R0,
        v22: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_row.set(lane, v22);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t4_row_4: R0,
        v24: i64,
        v25: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24 = start + lane as i64;
                let v26 = t4_row_4.get(lane);
                let v27 = __Elem::to::<u64>(v26).wrapping_mul(__Elem::to::<u64>(v25.wrapping_add(i24)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v24.wrapping_add(i24), 7_i64)], v27, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<i16>>(
        level: L,
        start: i64,
        count: i64,
        t5_row_2: R0,
        v29: i64,
        v31: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27 = start + lane as i64;
                let v32 = t5_row_2.get(lane);
                let v33 = __Elem::to::<u64>(v32).wrapping_mul(__Elem::to::<u64>(v31.wrapping_add(i27)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v29.wrapping_add(i27), 7_i64)], v33, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_2: R0,
        v34: i64,
        v35: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29 = start + lane as i64;
                let v36 = t6_row_2.get(lane);
                let v37 = __Elem::to::<u64>(__Elem::to::<i64>(v36 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v35.wrapping_add(i29)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v34.wrapping_add(i29), 7_i64)], v37, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_2: R0,
        v38: i64,
        v39: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31 = start + lane as i64;
                let v40 = t7_row_2.get(lane);
                let v41 = __Elem::to::<u64>(__Elem::to::<i64>(v40 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v39.wrapping_add(i31)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v38.wrapping_add(i31), 7_i64)], v41, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        v42: i64,
        v43: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33 = start + lane as i64;
                let v44 = t8_row.get(lane);
                let v45 = __Elem::to::<u64>(__Elem::to::<i64>(v44 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v43.wrapping_add(i33)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v42.wrapping_add(i33), 7_i64)], v45, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        mut t4_2_row: R0,
        v46: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t4_2_row.set(lane, v46);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::RowMut<i16>>(
        level: L,
        start: i64,
        count: i64,
        mut t5_2_row: R0,
        v49: i16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t5_2_row.set(lane, v49);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::RowMut<bool>>(
        level: L,
        block: &__cpu::Block<'_>,
        start: i64,
        count: i64,
        mut t4_2_row_2: R0,
        v50: bool,
        v55: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                if !v50 {
                    __cpu::fail(block, concat!(file!(), ":10:5"), format_args!("an index is within its bounds"));
                }
                t4_2_row_2.set(lane, v55);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<bool>,
        R1: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        t4_2_row_3: R0,
        mut t6_2_row: R1,
        v61: bool,
        v63: f32,
        v66: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v67 = t4_2_row_3.get(lane);
                t6_2_row.set(lane, __Elem::select(v61, __Elem::to::<f32>(v67), v63) * v66);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_2_row: R0,
        v69: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_2_row.set(lane, v69);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t4_2_row_4: R0,
        v71: i64,
        v72: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24_2 = start + lane as i64;
                let v73 = t4_2_row_4.get(lane);
                let v74 = __Elem::to::<u64>(v73).wrapping_mul(__Elem::to::<u64>(v72.wrapping_add(i24_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v71.wrapping_add(i24_2), 7_i64)], v74);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<i16>>(
        level: L,
        start: i64,
        count: i64,
        t5_2_row_2: R0,
        v76: i64,
        v78: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27_2 = start + lane as i64;
                let v79 = t5_2_row_2.get(lane);
                let v80 = __Elem::to::<u64>(v79).wrapping_mul(__Elem::to::<u64>(v78.wrapping_add(i27_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v76.wrapping_add(i27_2), 7_i64)], v80);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_2: R0,
        v81: i64,
        v82: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29_2 = start + lane as i64;
                let v83 = t6_2_row_2.get(lane);
                let v84 = __Elem::to::<u64>(__Elem::to::<i64>(v83 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v82.wrapping_add(i29_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v81.wrapping_add(i29_2), 7_i64)], v84);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_2: R0,
        v85: i64,
        v86: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31_2 = start + lane as i64;
                let v87 = t7_2_row_2.get(lane);
                let v88 = __Elem::to::<u64>(__Elem::to::<i64>(v87 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v86.wrapping_add(i31_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v85.wrapping_add(i31_2), 7_i64)], v88);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        v89: i64,
        v90: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33_2 = start + lane as i64;
                let v91 = t8_2_row.get(lane);
                let v92 = __Elem::to::<u64>(__Elem::to::<i64>(v91 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v90.wrapping_add(i33_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v89.wrapping_add(i33_2), 7_i64)], v92);
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
        plan.value(d2);
        plan.value(n9);
        plan.finish([1, v4, v7])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<bool, 2>([3, 6]);
        size.tile::<i16, 3>([6, 3, 6]);
        size.tile::<f32, 2>([6, 6]);
        size.tile::<f32, 2>([6, 6]);
        size.tile::<f32, 2>([6, 6]);
        size.gemm::<L, f32, f32, f32>(6, 6, 6);
        size.tile::<f32, 2>([6, 3]);
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
            let d2 = __cpu::value::<i64>(call, 2);
            let n9 = __cpu::value::<i64>(call, 3);
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
                let whole = t4.has_rows(1, [n9, 0], [[0, 0], [0, 1]], [6, 6]);
                if whole {
                    for i18 in 0_i64..6 {
                        let v10 = x0.load([d2], <u64 as __Elem>::ZERO);
                        let v11 = x1.load([__Elem::to::<i64>(v10)], <i16 as __Elem>::ZERO);
                        let v12 = t5.load([3, __Elem::to::<i64>(v11), n9], <i16 as __Elem>::ZERO);
                        let v13 = t5.load([__Elem::to::<i64>(v12), x0.extent[0], d2], <i16 as __Elem>::ZERO);
                        let v14 = x1.load([__Elem::to::<i64>(v13)], <i16 as __Elem>::ZERO);
                        let v15 = 7 >= __Elem::to::<i64>(v14);
                        let v16 = t4.load([x0.extent[0], b6], <bool as __Elem>::ZERO);
                        let v17 = __Elem::to::<f32>(v16);
                        let v18 = x1.load([i18], <i16 as __Elem>::ZERO);
                        let v19 = t4.load([__Elem::to::<i64>(v18), __Elem::rem(i18, 6_i64)], <bool as __Elem>::ZERO);
                        let v20 = __Elem::to::<f32>(v19);
                        let t4_row_3 = t4.whole_row(1, [n9, 0], 6, 1);
                        let t6_row = t6.row(1, [i18, 0], 6);
                        Self::parallel_4::<L, true, _, _>(
                            level,
                            0,
                            6,
                            t4_row_3.slice(0, 6),
                            t6_row.slice_mut(0, 6),
                            v15,
                            v17,
                            v20,
                        );
                    }
                } else {
                    for i18 in 0_i64..6 {
                        let v10 = x0.load([d2], <u64 as __Elem>::ZERO);
                        let v11 = x1.load([__Elem::to::<i64>(v10)], <i16 as __Elem>::ZERO);
                        let v12 = t5.load([3, __Elem::to::<i64>(v11), n9], <i16 as __Elem>::ZERO);
                        let v13 = t5.load([__Elem::to::<i64>(v12), x0.extent[0], d2], <i16 as __Elem>::ZERO);
                        let v14 = x1.load([__Elem::to::<i64>(v13)], <i16 as __Elem>::ZERO);
                        let v15 = 7 >= __Elem::to::<i64>(v14);
                        let v16 = t4.load([x0.extent[0], b6], <bool as __Elem>::ZERO);
                        let v17 = __Elem::to::<f32>(v16);
                        let v18 = x1.load([i18], <i16 as __Elem>::ZERO);
                        let v19 = t4.load([__Elem::to::<i64>(v18), __Elem::rem(i18, 6_i64)], <bool as __Elem>::ZERO);
                        let v20 = __Elem::to::<f32>(v19);
                        let t4_row_3 = t4.row(1, [n9, 0], 6);
                        let t6_row = t6.row(1, [i18, 0], 6);
                        let (from, to) = __cpu::common(6, [t4_row_3.unit_span()]);
                        Self::parallel_4::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            t4_row_3.slice(from, to - from),
                            t6_row.slice_mut(from, to - from),
                            v15,
                            v17,
                            v20,
                        );
                        if to - from < 6 {
                            for (start, end) in [(0, from), (to, 6)] {
                                Self::parallel_4::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t4_row_3.guarded(start, <bool as __Elem>::ZERO),
                                    t6_row.slice_mut(start, end - start),
                                    v15,
                                    v17,
                                    v20,
                                );
                            }
                        }
                    }
                }
                let t7 = scratch.tile::<f32, 2>([6, 6]);
                for i20 in 0_i64..6 {
                    let v21 = t4.load([__Elem::div(n9.wrapping_mul(3).wrapping_add(n9), 3_i64), x1.extent[0]], <bool as __Elem>::ZERO);
                    let v22 = __Elem::to::<f32>(v21);
                    let t7_row = t7.row(1, [i20, 0], 6);
                    Self::parallel_5::<L, _>(level, 0, 6, t7_row.slice_mut(0, 6), v22);
                }
                let t8 = scratch.tile::<f32, 2>([6, 6]);
                let v23 = t4.load([n9.wrapping_mul(3), d2], <bool as __Elem>::ZERO);
                let v22_2 = __Elem::to::<f32>(v23);
                __cpu::fill::<L, _, _>(t8, v22_2);
                let t7_at = t7.permute([1, 0]);
                __cpu::gemm::<L, f32, f32, f32>(t6, t7_at, t8, true, scratch.rest());
                for i23 in 0_i64..3 {
                    let v24 = 5_i64.wrapping_add(i23).wrapping_mul(5);
                    let v25 = 5_i64.wrapping_add(i23).wrapping_mul(5);
                    let t4_row_4 = t4.row(1, [i23, 0], 6);
                    Self::parallel_6::<L, _>(level, 0, 6, t4_row_4.slice(0, 6), v24, v25, h3);
                }
                for i25 in 0_i64..6 {
                    for i26 in 0_i64..3 {
                        let v28 = 5_i64.wrapping_add(i25).wrapping_mul(5).wrapping_add(i26);
                        let v29 = v28.wrapping_mul(5);
                        let v30 = 5_i64.wrapping_add(i25).wrapping_mul(5).wrapping_add(i26);
                        let v31 = v30.wrapping_mul(5);
                        let t5_row_2 = t5.row(2, [i25, i26, 0], 6);
                        Self::parallel_7::<L, _>(level, 0, 6, t5_row_2.slice(0, 6), v29, v31, h3);
                    }
                }
                for i28 in 0_i64..6 {
                    let v34 = 5_i64.wrapping_add(i28).wrapping_mul(5);
                    let v35 = 5_i64.wrapping_add(i28).wrapping_mul(5);
                    let t6_row_2 = t6.row(1, [i28, 0], 6);
                    Self::parallel_8::<L, _>(level, 0, 6, t6_row_2.slice(0, 6), v34, v35, h3);
                }
                for i30 in 0_i64..6 {
                    let v38 = 5_i64.wrapping_add(i30).wrapping_mul(5);
                    let v39 = 5_i64.wrapping_add(i30).wrapping_mul(5);
                    let t7_row_2 = t7.row(1, [i30, 0], 6);
                    Self::parallel_9::<L, _>(level, 0, 6, t7_row_2.slice(0, 6), v38, v39, h3);
                }
                for i32 in 0_i64..6 {
                    let v42 = 5_i64.wrapping_add(i32).wrapping_mul(5);
                    let v43 = 5_i64.wrapping_add(i32).wrapping_mul(5);
                    let t8_row = t8.row(1, [i32, 0], 6);
                    Self::parallel_10::<L, _>(level, 0, 6, t8_row.slice(0, 6), v42, v43, h3);
                }
                let t9 = scratch.tile::<f32, 2>([6, 3]);
                let t4_at = __cpu::View::packed(t4.ptr, [6, 3]);
                __cpu::copy::<L, _, _, _>(t4_at, t9, <f32 as __Elem>::ZERO);
                let y2_at = y2.window([b6.wrapping_mul(6), b7.wrapping_mul(3)], [6, 3]);
                __cpu::copy::<L, _, _, _>(t9, y2_at, <f32 as __Elem>::ZERO);
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
            let d2_2 = __cpu::value::<i64>(call, 2);
            let n9_2 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, b6_2, b7_2] = block.index;
                let mut scratch = block.scratch;
                let t4_2 = scratch.tile::<bool, 2>([3, 6]);
                for i10_2 in 0_i64..6 {
                    let v46 = i10_2 < i10_2;
                    let t4_2_row = t4_2.row(0, [0, i10_2], 3);
                    Self::parallel_11::<L, _>(level, 0, 3, t4_2_row.strided(0), v46);
                }
                let t5_2 = scratch.tile::<i16, 3>([6, 3, 6]);
                for i12_2 in 0_i64..6 {
                    for i13_2 in 0_i64..3 {
                        let v47 = t4_2.load([i13_2, d4_2], <bool as __Elem>::ZERO);
                        let v48 = 4_i16.wrapping_add(__Elem::to::<i16>(v47).wrapping_mul(-2_i16));
                        let v49 = v48.wrapping_neg();
                        let t5_2_row = t5_2.row(2, [i12_2, i13_2, 0], 6);
                        Self::parallel_12::<L, _>(level, 0, 6, t5_2_row.slice_mut(0, 6), v49);
                    }
                }
                __cpu::scan::<L, __cpu::reduce::Sum, _, _, _>(t5_2, 1, t5_2, false, <i16 as __Elem>::ZERO);
                for i15_2 in 0_i64..3 {
                    let v50 = d4_2 < 5;
                    let v51 = x0_2.load([i15_2], <u64 as __Elem>::ZERO);
                    let v52 = x1_2.load([i15_2], <i16 as __Elem>::ZERO);
                    let v53 = t5_2.load_inside([0, i15_2, 1]);
                    let v54 = t5_2.load([i15_2, 2, d4_2], <i16 as __Elem>::ZERO);
                    let v55 = (i15_2 < __Elem::div(__Elem::to::<i64>(v51), 1_i64)) ^ ((v52 != v53) & (__Elem::to::<i64>(v54) > d3_2));
                    let t4_2_row_2 = t4_2.row_by(1, [3_i64.wrapping_sub(i15_2), 0], 6, 2);
                    let (from, to) = __cpu::common(6, [t4_2_row_2.span()]);
                    Self::parallel_13::<L, _>(
                        level,
                        &block.with(scratch),
                        from,
                        to - from,
                        t4_2_row_2.strided(from),
                        v50,
                        v55,
                    );
                    if to - from < 6 {
                        for (start, end) in [(0, from), (to, 6)] {
                            Self::parallel_13::<L, _>(
                                level,
                                &block.with(scratch),
                                start,
                                end - start,
                                t4_2_row_2.guarded(start, <bool as __Elem>::ZERO),
                                v50,
                                v55,
                            );
                        }
                    }
                }
                let t6_2 = scratch.tile::<f32, 2>([6, 6]);
                let whole_2 = t4_2.has_rows(1, [n9_2, 0], [[0, 0], [0, 1]], [6, 6]);
                if whole_2 {
                    for i18_2 in 0_i64..6 {
                        let v56 = x0_2.load([d2_2], <u64 as __Elem>::ZERO);
                        let v57 = x1_2.load([__Elem::to::<i64>(v56)], <i16 as __Elem>::ZERO);
                        let v58 = t5_2.load([3, __Elem::to::<i64>(v57), n9_2], <i16 as __Elem>::ZERO);
                        let v59 = t5_2.load([__Elem::to::<i64>(v58), x0_2.extent[0], d2_2], <i16 as __Elem>::ZERO);
                        let v60 = x1_2.load([__Elem::to::<i64>(v59)], <i16 as __Elem>::ZERO);
                        let v61 = 7 >= __Elem::to::<i64>(v60);
                        let v62 = t4_2.load([x0_2.extent[0], b6_2], <bool as __Elem>::ZERO);
                        let v63 = __Elem::to::<f32>(v62);
                        let v64 = x1_2.load([i18_2], <i16 as __Elem>::ZERO);
                        let v65 = t4_2.load([__Elem::to::<i64>(v64), __Elem::rem(i18_2, 6_i64)], <bool as __Elem>::ZERO);
                        let v66 = __Elem::to::<f32>(v65);
                        let t4_2_row_3 = t4_2.whole_row(1, [n9_2, 0], 6, 1);
                        let t6_2_row = t6_2.row(1, [i18_2, 0], 6);
                        Self::parallel_14::<L, true, _, _>(
                            level,
                            0,
                            6,
                            t4_2_row_3.slice(0, 6),
                            t6_2_row.slice_mut(0, 6),
                            v61,
                            v63,
                            v66,
                        );
                    }
                } else {
                    for i18_2 in 0_i64..6 {
                        let v56 = x0_2.load([d2_2], <u64 as __Elem>::ZERO);
                        let v57 = x1_2.load([__Elem::to::<i64>(v56)], <i16 as __Elem>::ZERO);
                        let v58 = t5_2.load([3, __Elem::to::<i64>(v57), n9_2], <i16 as __Elem>::ZERO);
                        let v59 = t5_2.load([__Elem::to::<i64>(v58), x0_2.extent[0], d2_2], <i16 as __Elem>::ZERO);
                        let v60 = x1_2.load([__Elem::to::<i64>(v59)], <i16 as __Elem>::ZERO);
                        let v61 = 7 >= __Elem::to::<i64>(v60);
                        let v62 = t4_2.load([x0_2.extent[0], b6_2], <bool as __Elem>::ZERO);
                        let v63 = __Elem::to::<f32>(v62);
                        let v64 = x1_2.load([i18_2], <i16 as __Elem>::ZERO);
                        let v65 = t4_2.load([__Elem::to::<i64>(v64), __Elem::rem(i18_2, 6_i64)], <bool as __Elem>::ZERO);
                        let v66 = __Elem::to::<f32>(v65);
                        let t4_2_row_3 = t4_2.row(1, [n9_2, 0], 6);
                        let t6_2_row = t6_2.row(1, [i18_2, 0], 6);
                        let (from, to) = __cpu::common(6, [t4_2_row_3.unit_span()]);
                        Self::parallel_14::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            t4_2_row_3.slice(from, to - from),
                            t6_2_row.slice_mut(from, to - from),
                            v61,
                            v63,
                            v66,
                        );
                        if to - from < 6 {
                            for (start, end) in [(0, from), (to, 6)] {
                                Self::parallel_14::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t4_2_row_3.guarded(start, <bool as __Elem>::ZERO),
                                    t6_2_row.slice_mut(start, end - start),
                                    v61,
                                    v63,
                                    v66,
                                );
                            }
                        }
                    }
                }
                let t7_2 = scratch.tile::<f32, 2>([6, 6]);
                for i20_2 in 0_i64..6 {
                    let v67 = __Elem::div(n9_2.wrapping_mul(3).wrapping_add(n9_2), 3_i64);
                    let v68 = t4_2.load([v67, x1_2.extent[0]], <bool as __Elem>::ZERO);
                    let v69 = __Elem::to::<f32>(v68);
                    let t7_2_row = t7_2.row(1, [i20_2, 0], 6);
                    Self::parallel_15::<L, _>(level, 0, 6, t7_2_row.slice_mut(0, 6), v69);
                }
                let t8_2 = scratch.tile::<f32, 2>([6, 6]);
                let v70 = t4_2.load([n9_2.wrapping_mul(3), d2_2], <bool as __Elem>::ZERO);
                let v22_3 = __Elem::to::<f32>(v70);
                __cpu::fill::<L, _, _>(t8_2, v22_3);
                let t7_2_at = t7_2.permute([1, 0]);
                __cpu::gemm::<L, f32, f32, f32>(t6_2, t7_2_at, t8_2, true, scratch.rest());
                for i23_2 in 0_i64..3 {
                    let v71 = 5_i64.wrapping_add(i23_2).wrapping_mul(5);
                    let v72 = 5_i64.wrapping_add(i23_2).wrapping_mul(5);
                    let t4_2_row_4 = t4_2.row(1, [i23_2, 0], 6);
                    Self::parallel_16::<L, _>(level, 0, 6, t4_2_row_4.slice(0, 6), v71, v72, h3_2);
                }
                for i25_2 in 0_i64..6 {
                    for i26_2 in 0_i64..3 {
                        let v75 = 5_i64.wrapping_add(i25_2).wrapping_mul(5).wrapping_add(i26_2);
                        let v76 = v75.wrapping_mul(5);
                        let v77 = 5_i64.wrapping_add(i25_2).wrapping_mul(5).wrapping_add(i26_2);
                        let v78 = v77.wrapping_mul(5);
                        let t5_2_row_2 = t5_2.row(2, [i25_2, i26_2, 0], 6);
                        Self::parallel_17::<L, _>(level, 0, 6, t5_2_row_2.slice(0, 6), v76, v78, h3_2);
                    }
                }
                for i28_2 in 0_i64..6 {
                    let v81 = 5_i64.wrapping_add(i28_2).wrapping_mul(5);
                    let v82 = 5_i64.wrapping_add(i28_2).wrapping_mul(5);
                    let t6_2_row_2 = t6_2.row(1, [i28_2, 0], 6);
                    Self::parallel_18::<L, _>(level, 0, 6, t6_2_row_2.slice(0, 6), v81, v82, h3_2);
                }
                for i30_2 in 0_i64..6 {
                    let v85 = 5_i64.wrapping_add(i30_2).wrapping_mul(5);
                    let v86 = 5_i64.wrapping_add(i30_2).wrapping_mul(5);
                    let t7_2_row_2 = t7_2.row(1, [i30_2, 0], 6);
                    Self::parallel_19::<L, _>(level, 0, 6, t7_2_row_2.slice(0, 6), v85, v86, h3_2);
                }
                for i32_2 in 0_i64..6 {
                    let v89 = 5_i64.wrapping_add(i32_2).wrapping_mul(5);
                    let v90 = 5_i64.wrapping_add(i32_2).wrapping_mul(5);
                    let t8_2_row = t8_2.row(1, [i32_2, 0], 6);
                    Self::parallel_20::<L, _>(level, 0, 6, t8_2_row.slice(0, 6), v89, v90, h3_2);
                }
                let t9_2 = scratch.tile::<f32, 2>([6, 3]);
                let t4_2_at = __cpu::View::packed(t4_2.ptr, [6, 3]);
                __cpu::copy::<L, _, _, _>(t4_2_at, t9_2, <f32 as __Elem>::ZERO);
                let y2_2_at = y2_2.window([b6_2.wrapping_mul(6), b7_2.wrapping_mul(3)], [6, 3]);
                __cpu::copy::<L, _, _, _>(t9_2, y2_2_at, <f32 as __Elem>::ZERO);
            }
        }
    }
}
