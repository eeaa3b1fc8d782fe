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
        block: &__cpu::Block<'_>,
        start: i64,
        count: i64,
        mut t4_row: R0,
        v0: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10 = start + lane as i64;
                if !v0 {
                    __cpu::fail(block, concat!(file!(), ":4:5"), format_args!("an index is within its bounds"));
                }
                t4_row.set(lane, 1 <= i10);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<
        L: __cpu::Level,
        R0: __cpu::row::Row<u64>,
        R1: __cpu::row::Row<u64>,
        R2: __cpu::row::Row<u64>,
        R3: __cpu::row::RowMut<i32>,
    >(
        level: L,
        start: i64,
        count: i64,
        t6_row: R0,
        x0_row: R1,
        t6_row_2: R2,
        mut t7_row: R3,
        x0: __cpu::View<u64, 2>,
        b3: i64,
        v1: u64,
        x1: __cpu::View<bool, 3>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i11 = start + lane as i64;
                let v2 = t6_row.get(lane);
                let v3 = x0.load([b3, __Elem::to::<i64>(v2)], <u64 as __Elem>::ZERO);
                let v4 = x0_row.get(lane);
                let v5 = x1.load([__Elem::to::<i64>(v4), i11, i11], <bool as __Elem>::ZERO);
                let v6 = t6_row_2.get(lane);
                let v7 = __Elem::select(v3 >= v1, __Elem::to::<i32>(v5), 1_i32.wrapping_sub(__Elem::to::<i32>(v6)));
                t7_row.set(lane, v7);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t4_row_2: R0,
        v9: i64,
        v11: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14 = start + lane as i64;
                let v12 = t4_row_2.get(lane);
                let v13 = __Elem::to::<u64>(v12).wrapping_mul(__Elem::to::<u64>(v11.wrapping_add(i14)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v9.wrapping_add(i14), 7_i64)], v13, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t5_row: R0,
        v14: i64,
        v15: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16 = start + lane as i64;
                let v16 = t5_row.get(lane);
                let v17 = v16.wrapping_mul(__Elem::to::<u64>(v15.wrapping_add(i16)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v14.wrapping_add(i16), 7_i64)], v17, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_3: R0,
        v18: i64,
        v19: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18 = start + lane as i64;
                let v20 = t6_row_3.get(lane);
                let v21 = v20.wrapping_mul(__Elem::to::<u64>(v19.wrapping_add(i18)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v18.wrapping_add(i18), 7_i64)], v21, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_2: R0,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19 = start + lane as i64;
                let v22 = t7_row_2.get(lane);
                let v23 = __Elem::to::<u64>(v22).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i19)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i19), 7_i64)], v23, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        v24: i64,
        v25: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v26 = t8_row.get(lane);
                let v27 = v26.wrapping_mul(__Elem::to::<u64>(v25.wrapping_add(i21)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v24.wrapping_add(i21), 7_i64)], v27, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::RowMut<bool>>(
        level: L,
        block: &__cpu::Block<'_>,
        start: i64,
        count: i64,
        mut t4_2_row: R0,
        v29: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10_2 = start + lane as i64;
                if !v29 {
                    __cpu::fail(block, concat!(file!(), ":4:5"), format_args!("an index is within its bounds"));
                }
                t4_2_row.set(lane, 1 <= i10_2);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<
        L: __cpu::Level,
        R0: __cpu::row::Row<u64>,
        R1: __cpu::row::Row<u64>,
        R2: __cpu::row::Row<u64>,
        R3: __cpu::row::RowMut<i32>,
    >(
        level: L,
        start: i64,
        count: i64,
        t6_2_row: R0,
        x0_2_row: R1,
        t6_2_row_2: R2,
        mut t7_2_row: R3,
        x0_2: __cpu::View<u64, 2>,
        b3_2: i64,
        v30: u64,
        x1_2: __cpu::View<bool, 3>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i11_2 = start + lane as i64;
                let v31 = t6_2_row.get(lane);
                let v32 = x0_2.load([b3_2, __Elem::to::<i64>(v31)], <u64 as __Elem>::ZERO);
                let v33 = x0_2_row.get(lane);
                let v34 = x1_2.load([__Elem::to::<i64>(v33), i11_2, i11_2], <bool as __Elem>::ZERO);
                let v35 = t6_2_row_2.get(lane);
                let v36 = __Elem::select(v32 >= v30, __Elem::to::<i32>(v34), 1_i32.wrapping_sub(__Elem::to::<i32>(v35)));
                t7_2_row.set(lane, v36);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t4_2_row_2: R0,
        v38: i64,
        v40: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14_2 = start + lane as i64;
                let v41 = t4_2_row_2.get(lane);
                let v42 = __Elem::to::<u64>(v41).wrapping_mul(__Elem::to::<u64>(v40.wrapping_add(i14_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v38.wrapping_add(i14_2), 7_i64)], v42);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t5_2_row: R0,
        v43: i64,
        v44: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16_2 = start + lane as i64;
                let v45 = t5_2_row.get(lane);
                let v46 = v45.wrapping_mul(__Elem::to::<u64>(v44.wrapping_add(i16_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v43.wrapping_add(i16_2), 7_i64)], v46);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_3: R0,
        v47: i64,
        v48: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18_2 = start + lane as i64;
                let v49 = t6_2_row_3.get(lane);
                let v50 = v49.wrapping_mul(__Elem::to::<u64>(v48.wrapping_add(i18_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v47.wrapping_add(i18_2), 7_i64)], v50);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_2: R0,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19_2 = start + lane as i64;
                let v51 = t7_2_row_2.get(lane);
                let v52 = __Elem::to::<u64>(v51).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i19_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i19_2), 7_i64)], v52);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        v53: i64,
        v54: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21_2 = start + lane as i64;
                let v55 = t8_2_row.get(lane);
                let v56 = v55.wrapping_mul(__Elem::to::<u64>(v54.wrapping_add(i21_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v53.wrapping_add(i21_2), 7_i64)], v56);
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
        let v1 = d2.wrapping_add(5);
        let v2 = __Elem::div(v1, 6_i64);
        let v3 = d2.wrapping_add(ROWS_6 as i64 - 1);
        let v4 = __Elem::div(v3, ROWS_6 as i64);
        plan.value(d0);
        plan.value(d1);
        plan.finish([1, v2, v4])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<bool, 3>([8, 8, ROWS_6 as i64]);
        size.tile::<u64, 2>([6, ROWS_6 as i64]);
        size.tile::<u64, 2>([6, 6]);
        size.tile::<i32, 1>([6]);
        size.tile::<u64, 2>([6, 8]);
        size.tile::<u64, 2>([6, ROWS_6 as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<u64, 2>(call, 0);
            let x1 = __cpu::tensor::<bool, 3>(call, 1);
            let y2 = __cpu::tensor::<u64, 2>(call, 2);
            let h3 = __cpu::tensor::<u64, 1>(call, 3);
            let _p6 = __cpu::scalar::<u64>(call.args, 5);
            let d0 = __cpu::value::<i64>(call, 0);
            let d1 = __cpu::value::<i64>(call, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, b3, b4] = block.index;
                let mut scratch = block.scratch;
                let t4 = scratch.tile::<bool, 3>([8, 8, ROWS_6 as i64]);
                for i8 in 0_i64..8 {
                    for i9 in 0_i64..8 {
                        let v0 = i9 < 8;
                        let t4_row = t4.row(2, [i8, i9, 0], ROWS_6 as i64);
                        Self::parallel::<L, _>(
                            level,
                            &block.with(scratch),
                            0,
                            ROWS_6 as i64,
                            t4_row.slice_mut(0, ROWS_6 as i64),
                            v0,
                        );
                    }
                }
                let t5 = scratch.tile::<u64, 2>([6, ROWS_6 as i64]);
                let x1_at = x1.window([x0.extent[1], b3, b3.wrapping_mul(ROWS_6 as i64)], [6, 1, ROWS_6 as i64]).squeeze([0, 2]);
                __cpu::copy::<L, _, _, _>(x1_at, t5, <u64 as __Elem>::ZERO);
                let t6 = scratch.tile::<u64, 2>([6, 6]);
                let x1_at_2 = x1.window([b3, d0, b4.wrapping_mul(8)], [6, 1, 6]).squeeze([0, 2]);
                __cpu::copy::<L, _, _, _>(x1_at_2, t6, <u64 as __Elem>::ZERO);
                let t5_at = t5.window([d0, b4.wrapping_mul(ROWS_6 as i64)], [6, 6]);
                let t5_at_at = t5_at.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(t6, t5_at_at, <u64 as __Elem>::ZERO);
                let t7 = scratch.tile::<i32, 1>([6]);
                let v1 = x0.load([b4, b3], <u64 as __Elem>::ZERO);
                let t6_row = t6.row(1, [3, 0], 6);
                let x0_row = x0.row(1, [2, 0], 6);
                let t6_row_2 = t6.row(0, [0, d1], 6);
                let t7_row = t7.row(0, [0], 6);
                let (from, to) = __cpu::common(6, [x0_row.unit_span(), t6_row_2.span()]);
                Self::parallel_2::<L, _, _, _, _>(
                    level,
                    from,
                    to - from,
                    t6_row.slice(from, to - from),
                    x0_row.slice(from, to - from),
                    t6_row_2.strided(from),
                    t7_row.slice_mut(from, to - from),
                    x0,
                    b3,
                    v1,
                    x1,
                );
                if to - from < 6 {
                    for (start, end) in [(0, from), (to, 6)] {
                        Self::parallel_2::<L, _, _, _, _>(
                            level,
                            start,
                            end - start,
                            t6_row.slice(start, end - start),
                            x0_row.guarded(start, <u64 as __Elem>::ZERO),
                            t6_row_2.guarded(start, <u64 as __Elem>::ZERO),
                            t7_row.slice_mut(start, end - start),
                            x0,
                            b3,
                            v1,
                            x1,
                        );
                    }
                }
                let t8 = scratch.tile::<u64, 2>([6, 8]);
                let x0_at = x0.window([0, b4.wrapping_mul(6)], [x0.extent[0], 8]);
                __cpu::gather::<L, _, _, _, _>(x0_at, t7, t8, <u64 as __Elem>::ZERO);
                for i12 in 0_i64..8 {
                    for i13 in 0_i64..8 {
                        let v8 = 5_i64.wrapping_add(i12).wrapping_mul(5).wrapping_add(i13);
                        let v9 = v8.wrapping_mul(5);
                        let v10 = 5_i64.wrapping_add(i12).wrapping_mul(5).wrapping_add(i13);
                        let v11 = v10.wrapping_mul(5);
                        let t4_row_2 = t4.row(2, [i12, i13, 0], ROWS_6 as i64);
                        Self::parallel_3::<L, _>(
                            level,
                            0,
                            ROWS_6 as i64,
                            t4_row_2.slice(0, ROWS_6 as i64),
                            v9,
                            v11,
                            h3,
                        );
                    }
                }
                for i15 in 0_i64..6 {
                    let v14 = 5_i64.wrapping_add(i15).wrapping_mul(5);
                    let v15 = 5_i64.wrapping_add(i15).wrapping_mul(5);
                    let t5_row = t5.row(1, [i15, 0], ROWS_6 as i64);
                    Self::parallel_4::<L, _>(level, 0, ROWS_6 as i64, t5_row.slice(0, ROWS_6 as i64), v14, v15, h3);
                }
                let mut prefetch = __cpu::PacedPrefetch::new(__cpu::PrefetchList::new([x1_at_2.paced_prefetch_rows([0, 8], __cpu::is_non_temporal(call, &x1))]), 36);
                for i17 in 0_i64..6 {
                    let v18 = 5_i64.wrapping_add(i17).wrapping_mul(5);
                    let v19 = 5_i64.wrapping_add(i17).wrapping_mul(5);
                    let t6_row_3 = t6.row(1, [i17, 0], 6);
                    let mut chunks = __cpu::RowChunks::new(0, 6, &prefetch);
                    while chunks.advance() {
                        let (start, count) = chunks.chunk();
                        Self::parallel_5::<L, _>(level, start, count, t6_row_3.slice(start, count), v18, v19, h3);
                        prefetch.issue_for(count);
                    }
                }
                let t7_row_2 = t7.row(0, [0], 6);
                Self::parallel_6::<L, _>(level, 0, 6, t7_row_2.slice(0, 6), h3);
                for i20 in 0_i64..6 {
                    let v24 = 5_i64.wrapping_add(i20).wrapping_mul(5);
                    let v25 = 5_i64.wrapping_add(i20).wrapping_mul(5);
                    let t8_row = t8.row(1, [i20, 0], 8);
                    Self::parallel_7::<L, _>(level, 0, 8, t8_row.slice(0, 8), v24, v25, h3);
                }
                let t9 = scratch.tile::<u64, 2>([6, ROWS_6 as i64]);
                let v28 = __Elem::rem(b3.wrapping_mul(ROWS_6 as i64), ROWS_6 as i64);
                let t5_at_2 = t5.window([b3, v28], [6, ROWS_6 as i64]);
                __cpu::copy::<L, _, _, _>(t5_at_2, t9, _p6);
                let y2_at = y2.window([b3.wrapping_mul(6), b4.wrapping_mul(ROWS_6 as i64)], [6, ROWS_6 as i64]);
                __cpu::copy_out::<L, _, _, _>(t9, y2_at, <u64 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y2), __cpu::PacedPrefetch::none());
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
            let _p6_2 = __cpu::scalar::<u64>(call.args, 5);
            let d0_2 = __cpu::value::<i64>(call, 0);
            let d1_2 = __cpu::value::<i64>(call, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, b3_2, b4_2] = block.index;
                let mut scratch = block.scratch;
                let t4_2 = scratch.tile::<bool, 3>([8, 8, ROWS_6 as i64]);
                for i8_2 in 0_i64..8 {
                    for i9_2 in 0_i64..8 {
                        let v29 = i9_2 < 8;
                        let t4_2_row = t4_2.row(2, [i8_2, i9_2, 0], ROWS_6 as i64);
                        Self::parallel_8::<L, _>(
                            level,
                            &block.with(scratch),
                            0,
                            ROWS_6 as i64,
                            t4_2_row.slice_mut(0, ROWS_6 as i64),
                            v29,
                        );
                    }
                }
                let t5_2 = scratch.tile::<u64, 2>([6, ROWS_6 as i64]);
                let x1_2_at = x1_2.window([x0_2.extent[1], b3_2, b3_2.wrapping_mul(ROWS_6 as i64)], [6, 1, ROWS_6 as i64]).squeeze([0, 2]);
                __cpu::copy::<L, _, _, _>(x1_2_at, t5_2, <u64 as __Elem>::ZERO);
                let t6_2 = scratch.tile::<u64, 2>([6, 6]);
                let x1_2_at_2 = x1_2.window([b3_2, d0_2, b4_2.wrapping_mul(8)], [6, 1, 6]).squeeze([0, 2]);
                __cpu::copy::<L, _, _, _>(x1_2_at_2, t6_2, <u64 as __Elem>::ZERO);
                let t5_2_at = t5_2.window([d0_2, b4_2.wrapping_mul(ROWS_6 as i64)], [6, 6]);
                let t5_2_at_at = t5_2_at.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(t6_2, t5_2_at_at, <u64 as __Elem>::ZERO);
                let t7_2 = scratch.tile::<i32, 1>([6]);
                let v30 = x0_2.load([b4_2, b3_2], <u64 as __Elem>::ZERO);
                let t6_2_row = t6_2.row(1, [3, 0], 6);
                let x0_2_row = x0_2.row(1, [2, 0], 6);
                let t6_2_row_2 = t6_2.row(0, [0, d1_2], 6);
                let t7_2_row = t7_2.row(0, [0], 6);
                let (from, to) = __cpu::common(6, [x0_2_row.unit_span(), t6_2_row_2.span()]);
                Self::parallel_9::<L, _, _, _, _>(
                    level,
                    from,
                    to - from,
                    t6_2_row.slice(from, to - from),
                    x0_2_row.slice(from, to - from),
                    t6_2_row_2.strided(from),
                    t7_2_row.slice_mut(from, to - from),
                    x0_2,
                    b3_2,
                    v30,
                    x1_2,
                );
                if to - from < 6 {
                    for (start, end) in [(0, from), (to, 6)] {
                        Self::parallel_9::<L, _, _, _, _>(
                            level,
                            start,
                            end - start,
                            t6_2_row.slice(start, end - start),
                            x0_2_row.guarded(start, <u64 as __Elem>::ZERO),
                            t6_2_row_2.guarded(start, <u64 as __Elem>::ZERO),
                            t7_2_row.slice_mut(start, end - start),
                            x0_2,
                            b3_2,
                            v30,
                            x1_2,
                        );
                    }
                }
                let t8_2 = scratch.tile::<u64, 2>([6, 8]);
                let x0_2_at = x0_2.window([0, b4_2.wrapping_mul(6)], [x0_2.extent[0], 8]);
                __cpu::gather::<L, _, _, _, _>(x0_2_at, t7_2, t8_2, <u64 as __Elem>::ZERO);
                for i12_2 in 0_i64..8 {
                    for i13_2 in 0_i64..8 {
                        let v37 = 5_i64.wrapping_add(i12_2).wrapping_mul(5).wrapping_add(i13_2);
                        let v38 = v37.wrapping_mul(5);
                        let v39 = 5_i64.wrapping_add(i12_2).wrapping_mul(5).wrapping_add(i13_2);
                        let v40 = v39.wrapping_mul(5);
                        let t4_2_row_2 = t4_2.row(2, [i12_2, i13_2, 0], ROWS_6 as i64);
                        Self::parallel_10::<L, _>(
                            level,
                            0,
                            ROWS_6 as i64,
                            t4_2_row_2.slice(0, ROWS_6 as i64),
                            v38,
                            v40,
                            h3_2,
                        );
                    }
                }
                for i15_2 in 0_i64..6 {
                    let v43 = 5_i64.wrapping_add(i15_2).wrapping_mul(5);
                    let v44 = 5_i64.wrapping_add(i15_2).wrapping_mul(5);
                    let t5_2_row = t5_2.row(1, [i15_2, 0], ROWS_6 as i64);
                    Self::parallel_11::<L, _>(
                        level,
                        0,
                        ROWS_6 as i64,
                        t5_2_row.slice(0, ROWS_6 as i64),
                        v43,
                        v44,
                        h3_2,
                    );
                }
                let mut prefetch_2 = __cpu::PacedPrefetch::new(__cpu::PrefetchList::new([x1_2_at_2.paced_prefetch_rows([0, 8], __cpu::is_non_temporal(call, &x1_2))]), 36);
                for i17_2 in 0_i64..6 {
                    let v47 = 5_i64.wrapping_add(i17_2).wrapping_mul(5);
                    let v48 = 5_i64.wrapping_add(i17_2).wrapping_mul(5);
                    let t6_2_row_3 = t6_2.row(1, [i17_2, 0], 6);
                    let mut chunks_2 = __cpu::RowChunks::new(0, 6, &prefetch_2);
                    while chunks_2.advance() {
                        let (start, count) = chunks_2.chunk();
                        Self::parallel_12::<L, _>(
                            level,
                            start,
                            count,
                            t6_2_row_3.slice(start, count),
                            v47,
                            v48,
                            h3_2,
                        );
                        prefetch_2.issue_for(count);
                    }
                }
                let t7_2_row_2 = t7_2.row(0, [0], 6);
                Self::parallel_13::<L, _>(level, 0, 6, t7_2_row_2.slice(0, 6), h3_2);
                for i20_2 in 0_i64..6 {
                    let v53 = 5_i64.wrapping_add(i20_2).wrapping_mul(5);
                    let v54 = 5_i64.wrapping_add(i20_2).wrapping_mul(5);
                    let t8_2_row = t8_2.row(1, [i20_2, 0], 8);
                    Self::parallel_14::<L, _>(level, 0, 8, t8_2_row.slice(0, 8), v53, v54, h3_2);
                }
                let t9_2 = scratch.tile::<u64, 2>([6, ROWS_6 as i64]);
                let v57 = __Elem::rem(b3_2.wrapping_mul(ROWS_6 as i64), ROWS_6 as i64);
                let t5_2_at_2 = t5_2.window([b3_2, v57], [6, ROWS_6 as i64]);
                __cpu::copy::<L, _, _, _>(t5_2_at_2, t9_2, _p6_2);
                let y2_2_at = y2_2.window([b3_2.wrapping_mul(6), b4_2.wrapping_mul(ROWS_6 as i64)], [6, ROWS_6 as i64]);
                __cpu::copy_out::<L, _, _, _>(t9_2, y2_2_at, <u64 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y2_2), __cpu::PacedPrefetch::none());
            }
        }
    }
}
