// Emitted from the random kernel of seed 15.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<T: __Elem, const BM: usize, const BN: usize, const BK: usize>(::core::marker::PhantomData<(T,)>);

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<T: __Elem, const BM: usize, const BN: usize, const BK: usize> __Kernel<T, BM, BN, BK> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_row.set(lane, 1.0_f32);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_row_2: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i9 = start + lane as i64;
                t7_row_2.update(lane, __cpu::AtomicOp::Exchange, 4.0_f32);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        mut t11_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t11_row.set(lane, 1_u64);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row: R0,
        v0: i64,
        v1: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12 = start + lane as i64;
                let v2 = t6_2_row.get(lane);
                let v3 = __Elem::to::<u64>(v2).wrapping_mul(__Elem::to::<u64>(v1.wrapping_add(i12)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v0.wrapping_add(i12), 7_i64)], v3, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_3: R0,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i13 = start + lane as i64;
                let v2 = t7_row_3.get(lane);
                let v3 = __Elem::to::<u64>(__Elem::to::<i64>(v2 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i13)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i13), 7_i64)], v3, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        v4: i64,
        v5: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15 = start + lane as i64;
                let v6 = t8_row.get(lane);
                let v7 = __Elem::to::<u64>(v6).wrapping_mul(__Elem::to::<u64>(v5.wrapping_add(i15)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v4.wrapping_add(i15), 7_i64)], v7, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut y2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y2_row.set(lane, <T as __Elem>::ZERO);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<<T as __Elem>::Accum>,
        R1: __cpu::row::Row<f32>,
        R2: __cpu::row::Row<f32>,
        R3: __cpu::row::RowMut<T>,
    >(
        level: L,
        start: i64,
        count: i64,
        t8_row_2: R0,
        x1_row: R1,
        x1_row_2: R2,
        mut y3_row: R3,
        v9: T,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y3_row.set(lane, v9);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_2_row.set(lane, 1.0_f32);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_2_row_2: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i9_2 = start + lane as i64;
                t7_2_row_2.update(lane, __cpu::AtomicOp::Exchange, 4.0_f32);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        mut t11_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t11_2_row.set(lane, 1_u64);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t6_4_row: R0,
        v10: i64,
        v11: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12 = start + lane as i64;
                let v12 = t6_4_row.get(lane);
                let v13 = __Elem::to::<u64>(v12).wrapping_mul(__Elem::to::<u64>(v11.wrapping_add(i12)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v10.wrapping_add(i12), 7_i64)], v13);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_3: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i13_2 = start + lane as i64;
                let v12 = t7_2_row_3.get(lane);
                let v13 = __Elem::to::<u64>(__Elem::to::<i64>(v12 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i13_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i13_2), 7_i64)], v13);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        v14: i64,
        v15: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15_2 = start + lane as i64;
                let v16 = t8_2_row.get(lane);
                let v17 = __Elem::to::<u64>(v16).wrapping_mul(__Elem::to::<u64>(v15.wrapping_add(i15_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v14.wrapping_add(i15_2), 7_i64)], v17);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut y2_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y2_2_row.set(lane, <T as __Elem>::ZERO);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<<T as __Elem>::Accum>,
        R1: __cpu::row::Row<f32>,
        R2: __cpu::row::Row<f32>,
        R3: __cpu::row::RowMut<T>,
    >(
        level: L,
        start: i64,
        count: i64,
        t8_2_row_2: R0,
        x1_2_row: R1,
        x1_2_row_2: R2,
        mut y3_2_row: R3,
        v19: T,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y3_2_row.set(lane, v19);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<T: __Elem, const BM: usize, const BN: usize, const BK: usize> __cpu::Kernel for __Kernel<T, BM, BN, BK> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_15", args);
        let d0 = plan.extent(0, 0);
        let d1 = plan.extent(0, 1);
        plan.expect("x1", 1, 0, BN as i64 + 1)?;
        plan.expect("x1", 1, 1, BN as i64 + 1)?;
        plan.expect("x1", 1, 2, 1)?;
        plan.expect("x1", 1, 3, 1)?;
        plan.expect("y2", 2, 0, d1)?;
        plan.expect("y2", 2, 1, d1)?;
        plan.expect("y3", 3, 0, d1)?;
        plan.expect("y3", 3, 1, d1)?;
        let d4 = plan.extent(4, 0);
        plan.expect("h5", 5, 0, 7)?;
        let v0 = d1 < 100;
        plan.require(v0, format_args!("extents are below 100"))?;
        let v1 = d1.wrapping_add(BM as i64 - 1);
        let v2 = __Elem::div(v1, BM as i64);
        let v3 = d1.wrapping_add(BM as i64 - 1);
        let v4 = __Elem::div(v3, BM as i64);
        plan.value(d4);
        plan.value(d0);
        plan.value(d1);
        plan.panels(0, [BN as i64 + 1, 1], 0b010, [BN as i64 + 1, 1], [0, 1], [false, true], __cpu::panel_a::<<T as __Elem>::Accum, <T as __Elem>::Accum, <T as __Elem>::Accum>());
        plan.panels(1, [1, 1, 1, BN as i64], 0b100, [1, BN as i64], [2, 3], [true, false], __cpu::panel_b::<<T as __Elem>::Accum, <T as __Elem>::Accum, <T as __Elem>::Accum>());
        plan.finish([1, v2, v4])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<<T as __Elem>::Accum, 2>([BM as i64, BN as i64]);
        size.tile::<f32, 1>([BM as i64]);
        size.tile::<<T as __Elem>::Accum, 2>([BN as i64 + 1, BN as i64]);
        size.panel_a::<L, <T as __Elem>::Accum, <T as __Elem>::Accum, <T as __Elem>::Accum>(BN as i64 + 1, 1);
        size.panel_b::<L, <T as __Elem>::Accum, <T as __Elem>::Accum, <T as __Elem>::Accum>(1, BN as i64);
        size.gemm::<L, <T as __Elem>::Accum, <T as __Elem>::Accum, <T as __Elem>::Accum>(BN as i64 + 1, BN as i64, 1);
        size.tile::<u64, 1>([BM as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<<T as __Elem>::Accum, 2>(call, 0);
            let x1 = __cpu::tensor::<f32, 4>(call, 1);
            let y2 = __cpu::tensor::<T, 2>(call, 2);
            let y3 = __cpu::tensor::<T, 2>(call, 3);
            let a4 = __cpu::tensor::<u64, 1>(call, 4);
            let h5 = __cpu::tensor::<u64, 1>(call, 5);
            let _q5 = __cpu::scalar::<i64>(call.args, 6);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let panels_1 = __cpu::PanelCache::new::<L>(call, 1);
            let d4 = __cpu::value::<i64>(call, 0);
            let d0 = __cpu::value::<i64>(call, 1);
            let d1 = __cpu::value::<i64>(call, 2);
            for block in __cpu::Blocks::new(call) {
                let [_, b2, b3] = block.index;
                let mut scratch = block.scratch;
                let t6 = scratch.tile::<<T as __Elem>::Accum, 2>([BM as i64, BN as i64]);
                let x0_at = x0.window([d4, b3.wrapping_mul(BN as i64 + 1)], [BM as i64, BN as i64]);
                let t6_2 = __cpu::read_in_place::<L, _, _>(x0_at, t6, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t7 = scratch.tile::<f32, 1>([BM as i64]);
                let t7_row = t7.row(0, [0], BM as i64);
                Self::parallel::<L, _>(level, 0, BM as i64, t7_row.slice_mut(0, BM as i64));
                let t8 = scratch.tile::<<T as __Elem>::Accum, 2>([BN as i64 + 1, BN as i64]);
                __cpu::fill::<L, _, _>(t8, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t9_own = scratch.panel_a::<L, <T as __Elem>::Accum, <T as __Elem>::Accum, <T as __Elem>::Accum>(BN as i64 + 1, 1);
                let t10_own = scratch.panel_b::<L, <T as __Elem>::Accum, <T as __Elem>::Accum, <T as __Elem>::Accum>(1, BN as i64);
                for k7 in 0_i64..3 {
                    let x0_at_2 = x0.window([b2.wrapping_mul(BK as i64), k7.wrapping_mul(1)], [BN as i64 + 1, 1]);
                    let t9_slot = panels_0.slot([b2.wrapping_mul(BK as i64), k7.wrapping_mul(1)], t9_own);
                    let x1_at = x1.window([d0, 0, k7.wrapping_mul(1), b3.wrapping_mul(BN as i64 + 1)], [1, 1, 1, BN as i64]);
                    let t10_slot = panels_1.slot([d0, 0, k7.wrapping_mul(1), b3.wrapping_mul(BN as i64 + 1)], t10_own);
                    __cpu::sized!((BN as i64 + 1) * (BN as i64) <= 13824, gemm_packed::<L, _, _, <T as __Elem>::Accum, <T as __Elem>::Accum, <T as __Elem>::Accum>(__cpu::Operand::FusedPack(x0_at_2, <<T as __Elem>::Accum as __Elem>::ZERO, t9_slot), __cpu::Operand::FusedPack(x1_at.squeeze([2, 3]), <<T as __Elem>::Accum as __Elem>::ZERO, t10_slot), t8, 1, true, __cpu::PrefetchList::new([panels_0.prefetch_rows([b2.wrapping_mul(BK as i64), k7.wrapping_mul(1)], [0, 1], x0_at_2.prefetch_rows([0, 1])), panels_1.prefetch_rows([d0, 0, k7.wrapping_mul(1), b3.wrapping_mul(BN as i64 + 1)], [0, 0, 1, 0], x1_at.prefetch_rows([0, 0, 1, 0]))])));
                }
                let t7_row_2 = t7.row(0, [0], BM as i64);
                Self::parallel_2::<L, _>(level, 0, BM as i64, t7_row_2.slice_mut(0, BM as i64));
                let t11 = scratch.tile::<u64, 1>([BM as i64]);
                let t11_row = t11.row(0, [0], BM as i64);
                Self::parallel_3::<L, _>(level, 0, BM as i64, t11_row.slice_mut(0, BM as i64));
                let a4_at = a4.window([b2], [BM as i64]);
                __cpu::atomic_tile::<L, _, _, _>(__cpu::AtomicOp::Min, t11, a4_at, <u64 as __Elem>::ZERO, __cpu::Order::Relaxed);
                let whole = t6_2.has_rows(1, [0, 0], [[1, 0], [0, 1]], [BM as i64, BN as i64]);
                if whole {
                    for i11 in 0_i64..(BM as i64) {
                        let v0 = 5_i64.wrapping_add(i11).wrapping_mul(5);
                        let v1 = 5_i64.wrapping_add(i11).wrapping_mul(5);
                        let t6_2_row = t6_2.whole_row(1, [i11, 0], BN as i64, 1);
                        Self::parallel_4::<L, true, _>(
                            level,
                            0,
                            BN as i64,
                            t6_2_row.slice(0, BN as i64),
                            v0,
                            v1,
                            h5,
                        );
                    }
                } else {
                    for i11 in 0_i64..(BM as i64) {
                        let v0 = 5_i64.wrapping_add(i11).wrapping_mul(5);
                        let v1 = 5_i64.wrapping_add(i11).wrapping_mul(5);
                        let t6_2_row = t6_2.row(1, [i11, 0], BN as i64);
                        let (from, to) = __cpu::common(BN as i64, [t6_2_row.unit_span()]);
                        Self::parallel_4::<L, false, _>(
                            level,
                            from,
                            to - from,
                            t6_2_row.slice(from, to - from),
                            v0,
                            v1,
                            h5,
                        );
                        if to - from < BN as i64 {
                            for (start, end) in [(0, from), (to, BN as i64)] {
                                Self::parallel_4::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    t6_2_row.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                    v0,
                                    v1,
                                    h5,
                                );
                            }
                        }
                    }
                }
                let t7_row_3 = t7.row(0, [0], BM as i64);
                Self::parallel_5::<L, _>(level, 0, BM as i64, t7_row_3.slice(0, BM as i64), h5);
                for i14 in 0_i64..(BN as i64 + 1) {
                    let v4 = 5_i64.wrapping_add(i14).wrapping_mul(5);
                    let v5 = 5_i64.wrapping_add(i14).wrapping_mul(5);
                    let t8_row = t8.row(1, [i14, 0], BN as i64);
                    Self::parallel_6::<L, _>(level, 0, BN as i64, t8_row.slice(0, BN as i64), v4, v5, h5);
                }
                let whole_2 = y2.has_rows(1, [b2.wrapping_mul(BM as i64), b3.wrapping_mul(BM as i64)], [[1, 0], [0, 1]], [BM as i64, BM as i64]);
                if whole_2 {
                    for i16 in 0_i64..(BM as i64) {
                        let y2_row = y2.whole_row(1, [b2.wrapping_mul(BM as i64).wrapping_add(i16), b3.wrapping_mul(BM as i64)], BM as i64, 1);
                        let mut staging = __cpu::StagingBuffer::new();
                        let mut chunks = __cpu::StreamingRow::new(y2_row, 0, BM as i64, __cpu::is_non_temporal(call, &y2), &mut staging);
                        while chunks.advance() {
                            let (start, count) = chunks.chunk();
                            Self::parallel_7::<L, true, _>(level, start, count, chunks.slice_mut());
                            chunks.store();
                        }
                    }
                } else {
                    for i16 in 0_i64..(BM as i64) {
                        let y2_row = y2.row(1, [b2.wrapping_mul(BM as i64).wrapping_add(i16), b3.wrapping_mul(BM as i64)], BM as i64);
                        let (from, to) = __cpu::common(BM as i64, [y2_row.unit_span()]);
                        let mut staging = __cpu::StagingBuffer::new();
                        let mut chunks = __cpu::StreamingRow::new(y2_row, from, to - from, __cpu::is_non_temporal(call, &y2), &mut staging);
                        while chunks.advance() {
                            let (start, count) = chunks.chunk();
                            Self::parallel_7::<L, false, _>(level, start, count, chunks.slice_mut());
                            chunks.store();
                        }
                        if to - from < BM as i64 {
                            for (start, end) in [(0, from), (to, BM as i64)] {
                                Self::parallel_7::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    y2_row.guarded(start, <T as __Elem>::ZERO),
                                );
                            }
                        }
                    }
                }
                let whole_3 = t8.has([0, 10], [[0, 1], [0, 0]], [BM as i64, BM as i64]) && x1.has([0, 0, b2, b2], [[1, 0], [0, 1], [0, 0], [0, 0]], [BM as i64, BM as i64]) && x1.has([_q5, 0, d4, d1], [[0, 0], [0, 1], [0, 0], [0, 0]], [BM as i64, BM as i64]) && y3.has_rows(1, [b2.wrapping_mul(BM as i64), b3.wrapping_mul(BM as i64)], [[1, 0], [0, 1]], [BM as i64, BM as i64]);
                if whole_3 {
                    for i19 in 0_i64..(BM as i64) {
                        let v8 = __Elem::to::<i32>(b3.wrapping_sub(5)) == __Elem::to::<i32>(b2);
                        let v9 = __Elem::to::<T>(b2);
                        let t8_row_2 = t8.whole_row(0, [0, 10], BM as i64, 1);
                        let x1_row = x1.whole_row(1, [i19, 0, b2, b2], BM as i64, 1);
                        let x1_row_2 = x1.whole_row(1, [_q5, 0, d4, d1], BM as i64, 1);
                        let y3_row = y3.whole_row(1, [b2.wrapping_mul(BM as i64).wrapping_add(i19), b3.wrapping_mul(BM as i64)], BM as i64, 1);
                        let mut staging_2 = __cpu::StagingBuffer::new();
                        let mut chunks_2 = __cpu::StreamingRow::new(y3_row, 0, BM as i64, __cpu::is_non_temporal(call, &y3), &mut staging_2);
                        while chunks_2.advance() {
                            let (start, count) = chunks_2.chunk();
                            Self::parallel_8::<L, true, _, _, _, _>(
                                level,
                                start,
                                count,
                                t8_row_2.strided(start),
                                x1_row.strided(start),
                                x1_row_2.strided(start),
                                chunks_2.slice_mut(),
                                v9,
                            );
                            chunks_2.store();
                        }
                    }
                } else {
                    for i19 in 0_i64..(BM as i64) {
                        let v8 = __Elem::to::<i32>(b3.wrapping_sub(5)) == __Elem::to::<i32>(b2);
                        let v9 = __Elem::to::<T>(b2);
                        let t8_row_2 = t8.row(0, [0, 10], BM as i64);
                        let x1_row = x1.row(1, [i19, 0, b2, b2], BM as i64);
                        let x1_row_2 = x1.row(1, [_q5, 0, d4, d1], BM as i64);
                        let y3_row = y3.row(1, [b2.wrapping_mul(BM as i64).wrapping_add(i19), b3.wrapping_mul(BM as i64)], BM as i64);
                        let (from, to) = __cpu::common(BM as i64, [t8_row_2.span(), x1_row.span(), x1_row_2.span(), y3_row.unit_span()]);
                        let mut staging_2 = __cpu::StagingBuffer::new();
                        let mut chunks_2 = __cpu::StreamingRow::new(y3_row, from, to - from, __cpu::is_non_temporal(call, &y3), &mut staging_2);
                        while chunks_2.advance() {
                            let (start, count) = chunks_2.chunk();
                            Self::parallel_8::<L, false, _, _, _, _>(
                                level,
                                start,
                                count,
                                t8_row_2.strided(start),
                                x1_row.strided(start),
                                x1_row_2.strided(start),
                                chunks_2.slice_mut(),
                                v9,
                            );
                            chunks_2.store();
                        }
                        if to - from < BM as i64 {
                            for (start, end) in [(0, from), (to, BM as i64)] {
                                Self::parallel_8::<L, false, _, _, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t8_row_2.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                    x1_row.guarded(start, <f32 as __Elem>::ZERO),
                                    x1_row_2.guarded(start, <f32 as __Elem>::ZERO),
                                    y3_row.guarded(start, <T as __Elem>::ZERO),
                                    v9,
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
            let x0_2 = __cpu::tensor::<<T as __Elem>::Accum, 2>(call, 0);
            let x1_2 = __cpu::tensor::<f32, 4>(call, 1);
            let y2_2 = __cpu::tensor::<T, 2>(call, 2);
            let y3_2 = __cpu::tensor::<T, 2>(call, 3);
            let a4_2 = __cpu::tensor::<u64, 1>(call, 4);
            let h5_2 = __cpu::tensor::<u64, 1>(call, 5);
            let _q5_2 = __cpu::scalar::<i64>(call.args, 6);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let panels_1 = __cpu::PanelCache::new::<L>(call, 1);
            let d4_2 = __cpu::value::<i64>(call, 0);
            let d0_2 = __cpu::value::<i64>(call, 1);
            let d1_2 = __cpu::value::<i64>(call, 2);
            for block in __cpu::Blocks::new(call) {
                let [_, b2_2, b3_2] = block.index;
                let mut scratch = block.scratch;
                let t6_3 = scratch.tile::<<T as __Elem>::Accum, 2>([BM as i64, BN as i64]);
                let x0_2_at = x0_2.window([d4_2, b3_2.wrapping_mul(BN as i64 + 1)], [BM as i64, BN as i64]);
                let t6_4 = __cpu::read_in_place::<L, _, _>(x0_2_at, t6_3, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t7_2 = scratch.tile::<f32, 1>([BM as i64]);
                let t7_2_row = t7_2.row(0, [0], BM as i64);
                Self::parallel_9::<L, _>(level, 0, BM as i64, t7_2_row.slice_mut(0, BM as i64));
                let t8_2 = scratch.tile::<<T as __Elem>::Accum, 2>([BN as i64 + 1, BN as i64]);
                __cpu::fill::<L, _, _>(t8_2, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t9_2_own = scratch.panel_a::<L, <T as __Elem>::Accum, <T as __Elem>::Accum, <T as __Elem>::Accum>(BN as i64 + 1, 1);
                let t10_2_own = scratch.panel_b::<L, <T as __Elem>::Accum, <T as __Elem>::Accum, <T as __Elem>::Accum>(1, BN as i64);
                for k7_2 in 0_i64..3 {
                    let x0_2_at_2 = x0_2.window([b2_2.wrapping_mul(BK as i64), k7_2.wrapping_mul(1)], [BN as i64 + 1, 1]);
                    let t9_2_slot = panels_0.slot([b2_2.wrapping_mul(BK as i64), k7_2.wrapping_mul(1)], t9_2_own);
                    let x1_2_at = x1_2.window([d0_2, 0, k7_2.wrapping_mul(1), b3_2.wrapping_mul(BN as i64 + 1)], [1, 1, 1, BN as i64]);
                    let t10_2_slot = panels_1.slot([d0_2, 0, k7_2.wrapping_mul(1), b3_2.wrapping_mul(BN as i64 + 1)], t10_2_own);
                    __cpu::sized!((BN as i64 + 1) * (BN as i64) <= 13824, gemm_packed::<L, _, _, <T as __Elem>::Accum, <T as __Elem>::Accum, <T as __Elem>::Accum>(__cpu::Operand::FusedPack(x0_2_at_2, <<T as __Elem>::Accum as __Elem>::ZERO, t9_2_slot), __cpu::Operand::FusedPack(x1_2_at.squeeze([2, 3]), <<T as __Elem>::Accum as __Elem>::ZERO, t10_2_slot), t8_2, 1, true, __cpu::PrefetchList::new([panels_0.prefetch_rows([b2_2.wrapping_mul(BK as i64), k7_2.wrapping_mul(1)], [0, 1], x0_2_at_2.prefetch_rows([0, 1])), panels_1.prefetch_rows([d0_2, 0, k7_2.wrapping_mul(1), b3_2.wrapping_mul(BN as i64 + 1)], [0, 0, 1, 0], x1_2_at.prefetch_rows([0, 0, 1, 0]))])));
                }
                let t7_2_row_2 = t7_2.row(0, [0], BM as i64);
                Self::parallel_10::<L, _>(level, 0, BM as i64, t7_2_row_2.slice_mut(0, BM as i64));
                let t11_2 = scratch.tile::<u64, 1>([BM as i64]);
                let t11_2_row = t11_2.row(0, [0], BM as i64);
                Self::parallel_11::<L, _>(level, 0, BM as i64, t11_2_row.slice_mut(0, BM as i64));
                let a4_2_at = a4_2.window([b2_2], [BM as i64]);
                __cpu::update_tile::<L, __cpu::atomic::Min, _, _, _>(t11_2, a4_2_at, <u64 as __Elem>::ZERO);
                let whole_4 = t6_4.has_rows(1, [0, 0], [[1, 0], [0, 1]], [BM as i64, BN as i64]);
                if whole_4 {
                    for i11_2 in 0_i64..(BM as i64) {
                        let v10 = 5_i64.wrapping_add(i11_2).wrapping_mul(5);
                        let v11 = 5_i64.wrapping_add(i11_2).wrapping_mul(5);
                        let t6_4_row = t6_4.whole_row(1, [i11_2, 0], BN as i64, 1);
                        Self::parallel_12::<L, true, _>(
                            level,
                            0,
                            BN as i64,
                            t6_4_row.slice(0, BN as i64),
                            v10,
                            v11,
                            h5_2,
                        );
                    }
                } else {
                    for i11_2 in 0_i64..(BM as i64) {
                        let v10 = 5_i64.wrapping_add(i11_2).wrapping_mul(5);
                        let v11 = 5_i64.wrapping_add(i11_2).wrapping_mul(5);
                        let t6_4_row = t6_4.row(1, [i11_2, 0], BN as i64);
                        let (from, to) = __cpu::common(BN as i64, [t6_4_row.unit_span()]);
                        Self::parallel_12::<L, false, _>(
                            level,
                            from,
                            to - from,
                            t6_4_row.slice(from, to - from),
                            v10,
                            v11,
                            h5_2,
                        );
                        if to - from < BN as i64 {
                            for (start, end) in [(0, from), (to, BN as i64)] {
                                Self::parallel_12::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    t6_4_row.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                    v10,
                                    v11,
                                    h5_2,
                                );
                            }
                        }
                    }
                }
                let t7_2_row_3 = t7_2.row(0, [0], BM as i64);
                Self::parallel_13::<L, _>(level, 0, BM as i64, t7_2_row_3.slice(0, BM as i64), h5_2);
                for i14_2 in 0_i64..(BN as i64 + 1) {
                    let v14 = 5_i64.wrapping_add(i14_2).wrapping_mul(5);
                    let v15 = 5_i64.wrapping_add(i14_2).wrapping_mul(5);
                    let t8_2_row = t8_2.row(1, [i14_2, 0], BN as i64);
                    Self::parallel_14::<L, _>(level, 0, BN as i64, t8_2_row.slice(0, BN as i64), v14, v15, h5_2);
                }
                let whole_5 = y2_2.has_rows(1, [b2_2.wrapping_mul(BM as i64), b3_2.wrapping_mul(BM as i64)], [[1, 0], [0, 1]], [BM as i64, BM as i64]);
                if whole_5 {
                    for i16_2 in 0_i64..(BM as i64) {
                        let y2_2_row = y2_2.whole_row(1, [b2_2.wrapping_mul(BM as i64).wrapping_add(i16_2), b3_2.wrapping_mul(BM as i64)], BM as i64, 1);
                        let mut staging_3 = __cpu::StagingBuffer::new();
                        let mut chunks_3 = __cpu::StreamingRow::new(y2_2_row, 0, BM as i64, __cpu::is_non_temporal(call, &y2_2), &mut staging_3);
                        while chunks_3.advance() {
                            let (start, count) = chunks_3.chunk();
                            Self::parallel_15::<L, true, _>(level, start, count, chunks_3.slice_mut());
                            chunks_3.store();
                        }
                    }
                } else {
                    for i16_2 in 0_i64..(BM as i64) {
                        let y2_2_row = y2_2.row(1, [b2_2.wrapping_mul(BM as i64).wrapping_add(i16_2), b3_2.wrapping_mul(BM as i64)], BM as i64);
                        let (from, to) = __cpu::common(BM as i64, [y2_2_row.unit_span()]);
                        let mut staging_3 = __cpu::StagingBuffer::new();
                        let mut chunks_3 = __cpu::StreamingRow::new(y2_2_row, from, to - from, __cpu::is_non_temporal(call, &y2_2), &mut staging_3);
                        while chunks_3.advance() {
                            let (start, count) = chunks_3.chunk();
                            Self::parallel_15::<L, false, _>(level, start, count, chunks_3.slice_mut());
                            chunks_3.store();
                        }
                        if to - from < BM as i64 {
                            for (start, end) in [(0, from), (to, BM as i64)] {
                                Self::parallel_15::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    y2_2_row.guarded(start, <T as __Elem>::ZERO),
                                );
                            }
                        }
                    }
                }
                let whole_6 = t8_2.has([0, 10], [[0, 1], [0, 0]], [BM as i64, BM as i64]) && x1_2.has([0, 0, b2_2, b2_2], [[1, 0], [0, 1], [0, 0], [0, 0]], [BM as i64, BM as i64]) && x1_2.has([_q5_2, 0, d4_2, d1_2], [[0, 0], [0, 1], [0, 0], [0, 0]], [BM as i64, BM as i64]) && y3_2.has_rows(1, [b2_2.wrapping_mul(BM as i64), b3_2.wrapping_mul(BM as i64)], [[1, 0], [0, 1]], [BM as i64, BM as i64]);
                if whole_6 {
                    for i19_2 in 0_i64..(BM as i64) {
                        let v18 = __Elem::to::<i32>(b3_2.wrapping_sub(5)) == __Elem::to::<i32>(b2_2);
                        let v19 = __Elem::to::<T>(b2_2);
                        let t8_2_row_2 = t8_2.whole_row(0, [0, 10], BM as i64, 1);
                        let x1_2_row = x1_2.whole_row(1, [i19_2, 0, b2_2, b2_2], BM as i64, 1);
                        let x1_2_row_2 = x1_2.whole_row(1, [_q5_2, 0, d4_2, d1_2], BM as i64, 1);
                        let y3_2_row = y3_2.whole_row(1, [b2_2.wrapping_mul(BM as i64).wrapping_add(i19_2), b3_2.wrapping_mul(BM as i64)], BM as i64, 1);
                        let mut staging_4 = __cpu::StagingBuffer::new();
                        let mut chunks_4 = __cpu::StreamingRow::new(y3_2_row, 0, BM as i64, __cpu::is_non_temporal(call, &y3_2), &mut staging_4);
                        while chunks_4.advance() {
                            let (start, count) = chunks_4.chunk();
                            Self::parallel_16::<L, true, _, _, _, _>(
                                level,
                                start,
                                count,
                                t8_2_row_2.strided(start),
                                x1_2_row.strided(start),
                                x1_2_row_2.strided(start),
                                chunks_4.slice_mut(),
                                v19,
                            );
                            chunks_4.store();
                        }
                    }
                } else {
                    for i19_2 in 0_i64..(BM as i64) {
                        let v18 = __Elem::to::<i32>(b3_2.wrapping_sub(5)) == __Elem::to::<i32>(b2_2);
                        let v19 = __Elem::to::<T>(b2_2);
                        let t8_2_row_2 = t8_2.row(0, [0, 10], BM as i64);
                        let x1_2_row = x1_2.row(1, [i19_2, 0, b2_2, b2_2], BM as i64);
                        let x1_2_row_2 = x1_2.row(1, [_q5_2, 0, d4_2, d1_2], BM as i64);
                        let y3_2_row = y3_2.row(1, [b2_2.wrapping_mul(BM as i64).wrapping_add(i19_2), b3_2.wrapping_mul(BM as i64)], BM as i64);
                        let (from, to) = __cpu::common(BM as i64, [t8_2_row_2.span(), x1_2_row.span(), x1_2_row_2.span(), y3_2_row.unit_span()]);
                        let mut staging_4 = __cpu::StagingBuffer::new();
                        let mut chunks_4 = __cpu::StreamingRow::new(y3_2_row, from, to - from, __cpu::is_non_temporal(call, &y3_2), &mut staging_4);
                        while chunks_4.advance() {
                            let (start, count) = chunks_4.chunk();
                            Self::parallel_16::<L, false, _, _, _, _>(
                                level,
                                start,
                                count,
                                t8_2_row_2.strided(start),
                                x1_2_row.strided(start),
                                x1_2_row_2.strided(start),
                                chunks_4.slice_mut(),
                                v19,
                            );
                            chunks_4.store();
                        }
                        if to - from < BM as i64 {
                            for (start, end) in [(0, from), (to, BM as i64)] {
                                Self::parallel_16::<L, false, _, _, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t8_2_row_2.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                    x1_2_row.guarded(start, <f32 as __Elem>::ZERO),
                                    x1_2_row_2.guarded(start, <f32 as __Elem>::ZERO),
                                    y3_2_row.guarded(start, <T as __Elem>::ZERO),
                                    v19,
                                );
                            }
                        }
                    }
                }
            }
        }
    }
}
