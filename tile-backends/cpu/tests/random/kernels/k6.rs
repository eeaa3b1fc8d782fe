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
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<bool>, R1: __cpu::row::RowMut<f32>>(
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
        v23: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_row.set(lane, v23);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t4_row_4: R0,
        v25: i64,
        v26: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24 = start + lane as i64;
                let v27 = t4_row_4.get(lane);
                let v28 = __Elem::to::<u64>(v27).wrapping_mul(__Elem::to::<u64>(v26.wrapping_add(i24)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v25.wrapping_add(i24), 7_i64)], v28, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<i16>>(
        level: L,
        start: i64,
        count: i64,
        t5_row_2: R0,
        v30: i64,
        v32: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27 = start + lane as i64;
                let v33 = t5_row_2.get(lane);
                let v34 = __Elem::to::<u64>(v33).wrapping_mul(__Elem::to::<u64>(v32.wrapping_add(i27)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v30.wrapping_add(i27), 7_i64)], v34, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_2: R0,
        v35: i64,
        v36: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29 = start + lane as i64;
                let v37 = t6_row_2.get(lane);
                let v38 = __Elem::to::<u64>(__Elem::to::<i64>(v37 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v36.wrapping_add(i29)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v35.wrapping_add(i29), 7_i64)], v38, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_2: R0,
        v39: i64,
        v40: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31 = start + lane as i64;
                let v41 = t7_row_2.get(lane);
                let v42 = __Elem::to::<u64>(__Elem::to::<i64>(v41 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v40.wrapping_add(i31)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v39.wrapping_add(i31), 7_i64)], v42, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        v43: i64,
        v44: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33 = start + lane as i64;
                let v45 = t8_row.get(lane);
                let v46 = __Elem::to::<u64>(__Elem::to::<i64>(v45 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v44.wrapping_add(i33)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v43.wrapping_add(i33), 7_i64)], v46, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        mut t4_2_row: R0,
        v47: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t4_2_row.set(lane, v47);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::RowMut<i16>>(
        level: L,
        start: i64,
        count: i64,
        mut t5_2_row: R0,
        v50: i16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t5_2_row.set(lane, v50);
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
        v51: bool,
        v56: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                if !v51 {
                    __cpu::fail(block, concat!(file!(), ":10:5"), format_args!("an index is within its bounds"));
                }
                t4_2_row_2.set(lane, v56);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<bool>, R1: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        t4_2_row_3: R0,
        mut t6_2_row: R1,
        v62: bool,
        v64: f32,
        v67: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v68 = t4_2_row_3.get(lane);
                t6_2_row.set(lane, __Elem::select(v62, __Elem::to::<f32>(v68), v64) * v67);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_2_row: R0,
        v71: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_2_row.set(lane, v71);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t4_2_row_4: R0,
        v73: i64,
        v74: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24_2 = start + lane as i64;
                let v75 = t4_2_row_4.get(lane);
                let v76 = __Elem::to::<u64>(v75).wrapping_mul(__Elem::to::<u64>(v74.wrapping_add(i24_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v73.wrapping_add(i24_2), 7_i64)], v76);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<i16>>(
        level: L,
        start: i64,
        count: i64,
        t5_2_row_2: R0,
        v78: i64,
        v80: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27_2 = start + lane as i64;
                let v81 = t5_2_row_2.get(lane);
                let v82 = __Elem::to::<u64>(v81).wrapping_mul(__Elem::to::<u64>(v80.wrapping_add(i27_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v78.wrapping_add(i27_2), 7_i64)], v82);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_2: R0,
        v83: i64,
        v84: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29_2 = start + lane as i64;
                let v85 = t6_2_row_2.get(lane);
                let v86 = __Elem::to::<u64>(__Elem::to::<i64>(v85 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v84.wrapping_add(i29_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v83.wrapping_add(i29_2), 7_i64)], v86);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_2: R0,
        v87: i64,
        v88: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31_2 = start + lane as i64;
                let v89 = t7_2_row_2.get(lane);
                let v90 = __Elem::to::<u64>(__Elem::to::<i64>(v89 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v88.wrapping_add(i31_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v87.wrapping_add(i31_2), 7_i64)], v90);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        v91: i64,
        v92: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33_2 = start + lane as i64;
                let v93 = t8_2_row.get(lane);
                let v94 = __Elem::to::<u64>(__Elem::to::<i64>(v93 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v92.wrapping_add(i33_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v91.wrapping_add(i33_2), 7_i64)], v94);
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
                    Self::parallel_4::<L, _, _>(
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
                            Self::parallel_4::<L, _, _>(
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
                let t7 = scratch.tile::<f32, 2>([6, 6]);
                for i20 in 0_i64..6 {
                    let v22 = t4.load([__Elem::div(n9.wrapping_mul(3).wrapping_add(n9), 3_i64), x1.extent[0]], <bool as __Elem>::ZERO);
                    let v23 = __Elem::to::<f32>(v22);
                    let t7_row = t7.row(1, [i20, 0], 6);
                    Self::parallel_5::<L, _>(level, 0, 6, t7_row.slice_mut(0, 6), v23);
                }
                let t8 = scratch.tile::<f32, 2>([6, 6]);
                let v24 = t4.load([n9.wrapping_mul(3), d2], <bool as __Elem>::ZERO);
                let v22_2 = __Elem::to::<f32>(v24);
                __cpu::fill::<L, _, _>(t8, v22_2);
                let t7_at = t7.permute([1, 0]);
                __cpu::gemm::<L, f32, f32, f32>(t6, t7_at, t8, true, scratch.rest());
                for i23 in 0_i64..3 {
                    let v25 = 5_i64.wrapping_add(i23).wrapping_mul(5);
                    let v26 = 5_i64.wrapping_add(i23).wrapping_mul(5);
                    let t4_row_4 = t4.row(1, [i23, 0], 6);
                    Self::parallel_6::<L, _>(level, 0, 6, t4_row_4.slice(0, 6), v25, v26, h3);
                }
                for i25 in 0_i64..6 {
                    for i26 in 0_i64..3 {
                        let v29 = 5_i64.wrapping_add(i25).wrapping_mul(5).wrapping_add(i26);
                        let v30 = v29.wrapping_mul(5);
                        let v31 = 5_i64.wrapping_add(i25).wrapping_mul(5).wrapping_add(i26);
                        let v32 = v31.wrapping_mul(5);
                        let t5_row_2 = t5.row(2, [i25, i26, 0], 6);
                        Self::parallel_7::<L, _>(level, 0, 6, t5_row_2.slice(0, 6), v30, v32, h3);
                    }
                }
                for i28 in 0_i64..6 {
                    let v35 = 5_i64.wrapping_add(i28).wrapping_mul(5);
                    let v36 = 5_i64.wrapping_add(i28).wrapping_mul(5);
                    let t6_row_2 = t6.row(1, [i28, 0], 6);
                    Self::parallel_8::<L, _>(level, 0, 6, t6_row_2.slice(0, 6), v35, v36, h3);
                }
                for i30 in 0_i64..6 {
                    let v39 = 5_i64.wrapping_add(i30).wrapping_mul(5);
                    let v40 = 5_i64.wrapping_add(i30).wrapping_mul(5);
                    let t7_row_2 = t7.row(1, [i30, 0], 6);
                    Self::parallel_9::<L, _>(level, 0, 6, t7_row_2.slice(0, 6), v39, v40, h3);
                }
                for i32 in 0_i64..6 {
                    let v43 = 5_i64.wrapping_add(i32).wrapping_mul(5);
                    let v44 = 5_i64.wrapping_add(i32).wrapping_mul(5);
                    let t8_row = t8.row(1, [i32, 0], 6);
                    Self::parallel_10::<L, _>(level, 0, 6, t8_row.slice(0, 6), v43, v44, h3);
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
                    let v47 = i10_2 < i10_2;
                    let t4_2_row = t4_2.row(0, [0, i10_2], 3);
                    Self::parallel_11::<L, _>(level, 0, 3, t4_2_row.strided(0), v47);
                }
                let t5_2 = scratch.tile::<i16, 3>([6, 3, 6]);
                for i12_2 in 0_i64..6 {
                    for i13_2 in 0_i64..3 {
                        let v48 = t4_2.load([i13_2, d4_2], <bool as __Elem>::ZERO);
                        let v49 = 4_i16.wrapping_add(__Elem::to::<i16>(v48).wrapping_mul(-2_i16));
                        let v50 = v49.wrapping_neg();
                        let t5_2_row = t5_2.row(2, [i12_2, i13_2, 0], 6);
                        Self::parallel_12::<L, _>(level, 0, 6, t5_2_row.slice_mut(0, 6), v50);
                    }
                }
                __cpu::scan::<L, __cpu::reduce::Sum, _, _, _>(t5_2, 1, t5_2, false, <i16 as __Elem>::ZERO);
                for i15_2 in 0_i64..3 {
                    let v51 = d4_2 < 5;
                    let v52 = x0_2.load([i15_2], <u64 as __Elem>::ZERO);
                    let v53 = x1_2.load([i15_2], <i16 as __Elem>::ZERO);
                    let v54 = t5_2.load_inside([0, i15_2, 1]);
                    let v55 = t5_2.load([i15_2, 2, d4_2], <i16 as __Elem>::ZERO);
                    let v56 = (i15_2 < __Elem::div(__Elem::to::<i64>(v52), 1_i64)) ^ ((v53 != v54) & (__Elem::to::<i64>(v55) > d3_2));
                    let t4_2_row_2 = t4_2.row_by(1, [3_i64.wrapping_sub(i15_2), 0], 6, 2);
                    let (from, to) = __cpu::common(6, [t4_2_row_2.span()]);
                    Self::parallel_13::<L, _>(
                        level,
                        &block.with(scratch),
                        from,
                        to - from,
                        t4_2_row_2.strided(from),
                        v51,
                        v56,
                    );
                    if to - from < 6 {
                        for (start, end) in [(0, from), (to, 6)] {
                            Self::parallel_13::<L, _>(
                                level,
                                &block.with(scratch),
                                start,
                                end - start,
                                t4_2_row_2.guarded(start, <bool as __Elem>::ZERO),
                                v51,
                                v56,
                            );
                        }
                    }
                }
                let t6_2 = scratch.tile::<f32, 2>([6, 6]);
                for i18_2 in 0_i64..6 {
                    let v57 = x0_2.load([d2_2], <u64 as __Elem>::ZERO);
                    let v58 = x1_2.load([__Elem::to::<i64>(v57)], <i16 as __Elem>::ZERO);
                    let v59 = t5_2.load([3, __Elem::to::<i64>(v58), n9_2], <i16 as __Elem>::ZERO);
                    let v60 = t5_2.load([__Elem::to::<i64>(v59), x0_2.extent[0], d2_2], <i16 as __Elem>::ZERO);
                    let v61 = x1_2.load([__Elem::to::<i64>(v60)], <i16 as __Elem>::ZERO);
                    let v62 = 7 >= __Elem::to::<i64>(v61);
                    let v63 = t4_2.load([x0_2.extent[0], b6_2], <bool as __Elem>::ZERO);
                    let v64 = __Elem::to::<f32>(v63);
                    let v65 = x1_2.load([i18_2], <i16 as __Elem>::ZERO);
                    let v66 = t4_2.load([__Elem::to::<i64>(v65), __Elem::rem(i18_2, 6_i64)], <bool as __Elem>::ZERO);
                    let v67 = __Elem::to::<f32>(v66);
                    let t4_2_row_3 = t4_2.row(1, [n9_2, 0], 6);
                    let t6_2_row = t6_2.row(1, [i18_2, 0], 6);
                    let (from, to) = __cpu::common(6, [t4_2_row_3.unit_span()]);
                    Self::parallel_14::<L, _, _>(
                        level,
                        from,
                        to - from,
                        t4_2_row_3.slice(from, to - from),
                        t6_2_row.slice_mut(from, to - from),
                        v62,
                        v64,
                        v67,
                    );
                    if to - from < 6 {
                        for (start, end) in [(0, from), (to, 6)] {
                            Self::parallel_14::<L, _, _>(
                                level,
                                start,
                                end - start,
                                t4_2_row_3.guarded(start, <bool as __Elem>::ZERO),
                                t6_2_row.slice_mut(start, end - start),
                                v62,
                                v64,
                                v67,
                            );
                        }
                    }
                }
                let t7_2 = scratch.tile::<f32, 2>([6, 6]);
                for i20_2 in 0_i64..6 {
                    let v69 = __Elem::div(n9_2.wrapping_mul(3).wrapping_add(n9_2), 3_i64);
                    let v70 = t4_2.load([v69, x1_2.extent[0]], <bool as __Elem>::ZERO);
                    let v71 = __Elem::to::<f32>(v70);
                    let t7_2_row = t7_2.row(1, [i20_2, 0], 6);
                    Self::parallel_15::<L, _>(level, 0, 6, t7_2_row.slice_mut(0, 6), v71);
                }
                let t8_2 = scratch.tile::<f32, 2>([6, 6]);
                let v72 = t4_2.load([n9_2.wrapping_mul(3), d2_2], <bool as __Elem>::ZERO);
                let v22_3 = __Elem::to::<f32>(v72);
                __cpu::fill::<L, _, _>(t8_2, v22_3);
                let t7_2_at = t7_2.permute([1, 0]);
                __cpu::gemm::<L, f32, f32, f32>(t6_2, t7_2_at, t8_2, true, scratch.rest());
                for i23_2 in 0_i64..3 {
                    let v73 = 5_i64.wrapping_add(i23_2).wrapping_mul(5);
                    let v74 = 5_i64.wrapping_add(i23_2).wrapping_mul(5);
                    let t4_2_row_4 = t4_2.row(1, [i23_2, 0], 6);
                    Self::parallel_16::<L, _>(level, 0, 6, t4_2_row_4.slice(0, 6), v73, v74, h3_2);
                }
                for i25_2 in 0_i64..6 {
                    for i26_2 in 0_i64..3 {
                        let v77 = 5_i64.wrapping_add(i25_2).wrapping_mul(5).wrapping_add(i26_2);
                        let v78 = v77.wrapping_mul(5);
                        let v79 = 5_i64.wrapping_add(i25_2).wrapping_mul(5).wrapping_add(i26_2);
                        let v80 = v79.wrapping_mul(5);
                        let t5_2_row_2 = t5_2.row(2, [i25_2, i26_2, 0], 6);
                        Self::parallel_17::<L, _>(level, 0, 6, t5_2_row_2.slice(0, 6), v78, v80, h3_2);
                    }
                }
                for i28_2 in 0_i64..6 {
                    let v83 = 5_i64.wrapping_add(i28_2).wrapping_mul(5);
                    let v84 = 5_i64.wrapping_add(i28_2).wrapping_mul(5);
                    let t6_2_row_2 = t6_2.row(1, [i28_2, 0], 6);
                    Self::parallel_18::<L, _>(level, 0, 6, t6_2_row_2.slice(0, 6), v83, v84, h3_2);
                }
                for i30_2 in 0_i64..6 {
                    let v87 = 5_i64.wrapping_add(i30_2).wrapping_mul(5);
                    let v88 = 5_i64.wrapping_add(i30_2).wrapping_mul(5);
                    let t7_2_row_2 = t7_2.row(1, [i30_2, 0], 6);
                    Self::parallel_19::<L, _>(level, 0, 6, t7_2_row_2.slice(0, 6), v87, v88, h3_2);
                }
                for i32_2 in 0_i64..6 {
                    let v91 = 5_i64.wrapping_add(i32_2).wrapping_mul(5);
                    let v92 = 5_i64.wrapping_add(i32_2).wrapping_mul(5);
                    let t8_2_row = t8_2.row(1, [i32_2, 0], 6);
                    Self::parallel_20::<L, _>(level, 0, 6, t8_2_row.slice(0, 6), v91, v92, h3_2);
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
