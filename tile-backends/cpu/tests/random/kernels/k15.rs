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
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t6_row: R0,
        v0: i64,
        v1: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i11 = start + lane as i64;
                let v2 = t6_row.get(lane);
                let v3 = __Elem::to::<u64>(v2).wrapping_mul(__Elem::to::<u64>(v1.wrapping_add(i11)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v0.wrapping_add(i11), 7_i64)], v3, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_3: R0,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12 = start + lane as i64;
                let v4 = t7_row_3.get(lane);
                let v5 = __Elem::to::<u64>(__Elem::to::<i64>(v4 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i12)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i12), 7_i64)], v5, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        v6: i64,
        v7: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14 = start + lane as i64;
                let v8 = t8_row.get(lane);
                let v9 = __Elem::to::<u64>(v8).wrapping_mul(__Elem::to::<u64>(v7.wrapping_add(i14)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v6.wrapping_add(i14), 7_i64)], v9, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<<T as __Elem>::Accum>,
        R1: __cpu::row::Row<<T as __Elem>::Accum>,
        R2: __cpu::row::RowMut<T>,
    >(
        level: L,
        start: i64,
        count: i64,
        t8_row_2: R0,
        t6_row_2: R1,
        mut y2_row: R2,
        x1: __cpu::View<f32, 4>,
        i15: i64,
        b2: i64,
        v16: T,
        v13: bool,
        v21: T,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v22 = t8_row_2.get(lane);
                let v23 = x1.load([i15, __Elem::to::<i64>(v22), 0, b2], <f32 as __Elem>::ZERO);
                let v24 = t6_row_2.get(lane);
                let v25 = __Elem::min(__Elem::to_round::<L, T>(v23, __cpu::Round::TowardZero), __Elem::to::<T>(v24));
                y2_row.set(lane, __Elem::select(v13, __Elem::max(v25, v16), v21));
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
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
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
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
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row: R0,
        v22: i64,
        v23: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i11_2 = start + lane as i64;
                let v24 = t6_2_row.get(lane);
                let v25 = __Elem::to::<u64>(v24).wrapping_mul(__Elem::to::<u64>(v23.wrapping_add(i11_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v22.wrapping_add(i11_2), 7_i64)], v25);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_3: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12_2 = start + lane as i64;
                let v26 = t7_2_row_3.get(lane);
                let v27 = __Elem::to::<u64>(__Elem::to::<i64>(v26 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i12_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i12_2), 7_i64)], v27);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        v28: i64,
        v29: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14_2 = start + lane as i64;
                let v30 = t8_2_row.get(lane);
                let v31 = __Elem::to::<u64>(v30).wrapping_mul(__Elem::to::<u64>(v29.wrapping_add(i14_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v28.wrapping_add(i14_2), 7_i64)], v31);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<<T as __Elem>::Accum>,
        R1: __cpu::row::Row<<T as __Elem>::Accum>,
        R2: __cpu::row::RowMut<T>,
    >(
        level: L,
        start: i64,
        count: i64,
        t8_2_row_2: R0,
        t6_2_row_2: R1,
        mut y2_2_row: R2,
        x1_2: __cpu::View<f32, 4>,
        i15_2: i64,
        b2_2: i64,
        v38: T,
        v35: bool,
        v43: T,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v44 = t8_2_row_2.get(lane);
                let v45 = x1_2.load([i15_2, __Elem::to::<i64>(v44), 0, b2_2], <f32 as __Elem>::ZERO);
                let v46 = t6_2_row_2.get(lane);
                let v47 = __Elem::min(__Elem::to_round::<L, T>(v45, __cpu::Round::TowardZero), __Elem::to::<T>(v46));
                y2_2_row.set(lane, __Elem::select(v35, __Elem::max(v47, v38), v43));
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
        size.tile::<f32, 1>([BK as i64]);
        size.tile::<<T as __Elem>::Accum, 2>([BN as i64 + 1, BN as i64]);
        size.panel_a::<L, <T as __Elem>::Accum, <T as __Elem>::Accum, <T as __Elem>::Accum>(BN as i64 + 1, 1);
        size.panel_b::<L, <T as __Elem>::Accum, <T as __Elem>::Accum, <T as __Elem>::Accum>(1, BN as i64);
        size.gemm::<L, <T as __Elem>::Accum, <T as __Elem>::Accum, <T as __Elem>::Accum>(BN as i64 + 1, BN as i64, 1);
        size.tile::<u64, 1>([BM as i64]);
        size.tile::<T, 2>([BM as i64, BM as i64]);
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
                __cpu::copy::<L, _, _, _>(x0_at, t6, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t7 = scratch.tile::<f32, 1>([BK as i64]);
                let t7_row = t7.row(0, [0], BK as i64);
                Self::parallel::<L, _>(level, 0, BK as i64, t7_row.slice_mut(0, BK as i64));
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
                let n8 = __Elem::max(__Elem::rem(b2, 6_i64), 0_i64);
                let t7_row_2 = t7.row(0, [0], BK as i64);
                Self::parallel_2::<L, _>(level, 0, BK as i64, t7_row_2.slice_mut(0, BK as i64));
                let t11 = scratch.tile::<u64, 1>([BM as i64]);
                let t8_at = t8.window([b3.wrapping_mul(BN as i64 + 1), b3.wrapping_mul(BM as i64)], [1, BM as i64]);
                __cpu::copy::<L, _, _, _>(t8_at.squeeze([1]), t11, __Elem::to::<u64>(<<T as __Elem>::Accum as __Elem>::ONE));
                let a4_at = a4.window([b3.wrapping_mul(4)], [BM as i64]);
                __cpu::atomic_tile::<L, _, _, _>(__cpu::AtomicOp::Min, t11, a4_at, <u64 as __Elem>::ZERO, __cpu::Order::Acquire);
                for i10 in 0_i64..(BM as i64) {
                    let v0 = 5_i64.wrapping_add(i10).wrapping_mul(5);
                    let v1 = 5_i64.wrapping_add(i10).wrapping_mul(5);
                    let t6_row = t6.row(1, [i10, 0], BN as i64);
                    Self::parallel_3::<L, _>(level, 0, BN as i64, t6_row.slice(0, BN as i64), v0, v1, h5);
                }
                let t7_row_3 = t7.row(0, [0], BK as i64);
                Self::parallel_4::<L, _>(level, 0, BK as i64, t7_row_3.slice(0, BK as i64), h5);
                for i13 in 0_i64..(BN as i64 + 1) {
                    let v6 = 5_i64.wrapping_add(i13).wrapping_mul(5);
                    let v7 = 5_i64.wrapping_add(i13).wrapping_mul(5);
                    let t8_row = t8.row(1, [i13, 0], BN as i64);
                    Self::parallel_5::<L, _>(level, 0, BN as i64, t8_row.slice(0, BN as i64), v6, v7, h5);
                }
                let whole = t8.has([0, n8], [[0, 1], [0, 0]], [BM as i64, BM as i64]) && t6.has_rows(1, [n8, 0], [[0, 0], [0, 1]], [BM as i64, BM as i64]) && y2.has_rows(1, [b2.wrapping_mul(BM as i64), b3.wrapping_mul(BM as i64)], [[1, 0], [0, 1]], [BM as i64, BM as i64]);
                if whole {
                    for i15 in 0_i64..(BM as i64) {
                        let v10 = t7.load([b3], <f32 as __Elem>::ZERO);
                        let v11 = t6.load([i15, i15], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v12 = x1.load([16, __Elem::to::<i64>(v11), d0, b3], <f32 as __Elem>::ZERO);
                        let v13 = v10 > (v12 / 6.0_f32);
                        let v14 = t8.load([16, i15], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v15 = x1.load([b3, 5, b2, x1.extent[2]], <f32 as __Elem>::ZERO);
                        let v16 = __Elem::add(__Elem::to::<T>(v14), __Elem::to::<T>(v15));
                        let v17 = x1.load([i15, i15, _q5, b3], <f32 as __Elem>::ZERO);
                        let v18 = t7.load([d0], <f32 as __Elem>::ZERO);
                        let v19 = t6.load([i15, 15], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v20 = __Elem::div(__Elem::to::<T>(v19), <T as __Elem>::of_i64(2));
                        let v21 = __Elem::add(__Elem::add(__Elem::to::<T>(v17), __Elem::to::<T>(v18)), v20);
                        let t8_row_2 = t8.whole_row(0, [0, n8], BM as i64, 1);
                        let t6_row_2 = t6.whole_row(1, [n8, 0], BM as i64, 1);
                        let y2_row = y2.whole_row(1, [b2.wrapping_mul(BM as i64).wrapping_add(i15), b3.wrapping_mul(BM as i64)], BM as i64, 1);
                        let mut staging = __cpu::StagingBuffer::new();
                        let mut chunks = __cpu::StreamingRow::new(y2_row, 0, BM as i64, __cpu::is_non_temporal(call, &y2), &mut staging);
                        while chunks.advance() {
                            let (start, count) = chunks.chunk();
                            Self::parallel_6::<L, true, _, _, _>(
                                level,
                                start,
                                count,
                                t8_row_2.strided(start),
                                t6_row_2.slice(start, count),
                                chunks.slice_mut(),
                                x1,
                                i15,
                                b2,
                                v16,
                                v13,
                                v21,
                            );
                            chunks.store();
                        }
                    }
                } else {
                    for i15 in 0_i64..(BM as i64) {
                        let v10 = t7.load([b3], <f32 as __Elem>::ZERO);
                        let v11 = t6.load([i15, i15], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v12 = x1.load([16, __Elem::to::<i64>(v11), d0, b3], <f32 as __Elem>::ZERO);
                        let v13 = v10 > (v12 / 6.0_f32);
                        let v14 = t8.load([16, i15], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v15 = x1.load([b3, 5, b2, x1.extent[2]], <f32 as __Elem>::ZERO);
                        let v16 = __Elem::add(__Elem::to::<T>(v14), __Elem::to::<T>(v15));
                        let v17 = x1.load([i15, i15, _q5, b3], <f32 as __Elem>::ZERO);
                        let v18 = t7.load([d0], <f32 as __Elem>::ZERO);
                        let v19 = t6.load([i15, 15], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v20 = __Elem::div(__Elem::to::<T>(v19), <T as __Elem>::of_i64(2));
                        let v21 = __Elem::add(__Elem::add(__Elem::to::<T>(v17), __Elem::to::<T>(v18)), v20);
                        let t8_row_2 = t8.row(0, [0, n8], BM as i64);
                        let t6_row_2 = t6.row(1, [n8, 0], BM as i64);
                        let y2_row = y2.row(1, [b2.wrapping_mul(BM as i64).wrapping_add(i15), b3.wrapping_mul(BM as i64)], BM as i64);
                        let (from, to) = __cpu::common(BM as i64, [t8_row_2.span(), t6_row_2.unit_span(), y2_row.unit_span()]);
                        let mut staging = __cpu::StagingBuffer::new();
                        let mut chunks = __cpu::StreamingRow::new(y2_row, from, to - from, __cpu::is_non_temporal(call, &y2), &mut staging);
                        while chunks.advance() {
                            let (start, count) = chunks.chunk();
                            Self::parallel_6::<L, false, _, _, _>(
                                level,
                                start,
                                count,
                                t8_row_2.strided(start),
                                t6_row_2.slice(start, count),
                                chunks.slice_mut(),
                                x1,
                                i15,
                                b2,
                                v16,
                                v13,
                                v21,
                            );
                            chunks.store();
                        }
                        if to - from < BM as i64 {
                            for (start, end) in [(0, from), (to, BM as i64)] {
                                Self::parallel_6::<L, false, _, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t8_row_2.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                    t6_row_2.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                    y2_row.guarded(start, <T as __Elem>::ZERO),
                                    x1,
                                    i15,
                                    b2,
                                    v16,
                                    v13,
                                    v21,
                                );
                            }
                        }
                    }
                }
                let t12 = scratch.tile::<T, 2>([BM as i64, BM as i64]);
                let t8_at_2 = t8.window([d4, d1], [BM as i64, BM as i64]);
                let t8_at_2_at = t8_at_2.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(t8_at_2_at, t12, <T as __Elem>::ZERO);
                let y3_at = y3.window([b2.wrapping_mul(BM as i64), b3.wrapping_mul(BM as i64)], [BM as i64, BM as i64]);
                __cpu::copy_out::<L, _, _, _>(t12, y3_at, <T as __Elem>::ZERO, __cpu::is_non_temporal(call, &y3), __cpu::PacedPrefetch::none());
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
                let t6_2 = scratch.tile::<<T as __Elem>::Accum, 2>([BM as i64, BN as i64]);
                let x0_2_at = x0_2.window([d4_2, b3_2.wrapping_mul(BN as i64 + 1)], [BM as i64, BN as i64]);
                __cpu::copy::<L, _, _, _>(x0_2_at, t6_2, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t7_2 = scratch.tile::<f32, 1>([BK as i64]);
                let t7_2_row = t7_2.row(0, [0], BK as i64);
                Self::parallel_7::<L, _>(level, 0, BK as i64, t7_2_row.slice_mut(0, BK as i64));
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
                let n8_2 = __Elem::max(__Elem::rem(b2_2, 6_i64), 0_i64);
                let t7_2_row_2 = t7_2.row(0, [0], BK as i64);
                Self::parallel_8::<L, _>(level, 0, BK as i64, t7_2_row_2.slice_mut(0, BK as i64));
                let t11_2 = scratch.tile::<u64, 1>([BM as i64]);
                let t8_2_at = t8_2.window([b3_2.wrapping_mul(BN as i64 + 1), b3_2.wrapping_mul(BM as i64)], [1, BM as i64]);
                __cpu::copy::<L, _, _, _>(t8_2_at.squeeze([1]), t11_2, __Elem::to::<u64>(<<T as __Elem>::Accum as __Elem>::ONE));
                let a4_2_at = a4_2.window([b3_2.wrapping_mul(4)], [BM as i64]);
                __cpu::update_tile::<L, __cpu::atomic::Min, _, _, _>(t11_2, a4_2_at, <u64 as __Elem>::ZERO);
                for i10_2 in 0_i64..(BM as i64) {
                    let v22 = 5_i64.wrapping_add(i10_2).wrapping_mul(5);
                    let v23 = 5_i64.wrapping_add(i10_2).wrapping_mul(5);
                    let t6_2_row = t6_2.row(1, [i10_2, 0], BN as i64);
                    Self::parallel_9::<L, _>(level, 0, BN as i64, t6_2_row.slice(0, BN as i64), v22, v23, h5_2);
                }
                let t7_2_row_3 = t7_2.row(0, [0], BK as i64);
                Self::parallel_10::<L, _>(level, 0, BK as i64, t7_2_row_3.slice(0, BK as i64), h5_2);
                for i13_2 in 0_i64..(BN as i64 + 1) {
                    let v28 = 5_i64.wrapping_add(i13_2).wrapping_mul(5);
                    let v29 = 5_i64.wrapping_add(i13_2).wrapping_mul(5);
                    let t8_2_row = t8_2.row(1, [i13_2, 0], BN as i64);
                    Self::parallel_11::<L, _>(level, 0, BN as i64, t8_2_row.slice(0, BN as i64), v28, v29, h5_2);
                }
                let whole_2 = t8_2.has([0, n8_2], [[0, 1], [0, 0]], [BM as i64, BM as i64]) && t6_2.has_rows(1, [n8_2, 0], [[0, 0], [0, 1]], [BM as i64, BM as i64]) && y2_2.has_rows(1, [b2_2.wrapping_mul(BM as i64), b3_2.wrapping_mul(BM as i64)], [[1, 0], [0, 1]], [BM as i64, BM as i64]);
                if whole_2 {
                    for i15_2 in 0_i64..(BM as i64) {
                        let v32 = t7_2.load([b3_2], <f32 as __Elem>::ZERO);
                        let v33 = t6_2.load([i15_2, i15_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v34 = x1_2.load([16, __Elem::to::<i64>(v33), d0_2, b3_2], <f32 as __Elem>::ZERO);
                        let v35 = v32 > (v34 / 6.0_f32);
                        let v36 = t8_2.load([16, i15_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v37 = x1_2.load([b3_2, 5, b2_2, x1_2.extent[2]], <f32 as __Elem>::ZERO);
                        let v38 = __Elem::add(__Elem::to::<T>(v36), __Elem::to::<T>(v37));
                        let v39 = x1_2.load([i15_2, i15_2, _q5_2, b3_2], <f32 as __Elem>::ZERO);
                        let v40 = t7_2.load([d0_2], <f32 as __Elem>::ZERO);
                        let v41 = t6_2.load([i15_2, 15], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v42 = __Elem::div(__Elem::to::<T>(v41), <T as __Elem>::of_i64(2));
                        let v43 = __Elem::add(__Elem::add(__Elem::to::<T>(v39), __Elem::to::<T>(v40)), v42);
                        let t8_2_row_2 = t8_2.whole_row(0, [0, n8_2], BM as i64, 1);
                        let t6_2_row_2 = t6_2.whole_row(1, [n8_2, 0], BM as i64, 1);
                        let y2_2_row = y2_2.whole_row(1, [b2_2.wrapping_mul(BM as i64).wrapping_add(i15_2), b3_2.wrapping_mul(BM as i64)], BM as i64, 1);
                        let mut staging_2 = __cpu::StagingBuffer::new();
                        let mut chunks_2 = __cpu::StreamingRow::new(y2_2_row, 0, BM as i64, __cpu::is_non_temporal(call, &y2_2), &mut staging_2);
                        while chunks_2.advance() {
                            let (start, count) = chunks_2.chunk();
                            Self::parallel_12::<L, true, _, _, _>(
                                level,
                                start,
                                count,
                                t8_2_row_2.strided(start),
                                t6_2_row_2.slice(start, count),
                                chunks_2.slice_mut(),
                                x1_2,
                                i15_2,
                                b2_2,
                                v38,
                                v35,
                                v43,
                            );
                            chunks_2.store();
                        }
                    }
                } else {
                    for i15_2 in 0_i64..(BM as i64) {
                        let v32 = t7_2.load([b3_2], <f32 as __Elem>::ZERO);
                        let v33 = t6_2.load([i15_2, i15_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v34 = x1_2.load([16, __Elem::to::<i64>(v33), d0_2, b3_2], <f32 as __Elem>::ZERO);
                        let v35 = v32 > (v34 / 6.0_f32);
                        let v36 = t8_2.load([16, i15_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v37 = x1_2.load([b3_2, 5, b2_2, x1_2.extent[2]], <f32 as __Elem>::ZERO);
                        let v38 = __Elem::add(__Elem::to::<T>(v36), __Elem::to::<T>(v37));
                        let v39 = x1_2.load([i15_2, i15_2, _q5_2, b3_2], <f32 as __Elem>::ZERO);
                        let v40 = t7_2.load([d0_2], <f32 as __Elem>::ZERO);
                        let v41 = t6_2.load([i15_2, 15], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v42 = __Elem::div(__Elem::to::<T>(v41), <T as __Elem>::of_i64(2));
                        let v43 = __Elem::add(__Elem::add(__Elem::to::<T>(v39), __Elem::to::<T>(v40)), v42);
                        let t8_2_row_2 = t8_2.row(0, [0, n8_2], BM as i64);
                        let t6_2_row_2 = t6_2.row(1, [n8_2, 0], BM as i64);
                        let y2_2_row = y2_2.row(1, [b2_2.wrapping_mul(BM as i64).wrapping_add(i15_2), b3_2.wrapping_mul(BM as i64)], BM as i64);
                        let (from, to) = __cpu::common(BM as i64, [t8_2_row_2.span(), t6_2_row_2.unit_span(), y2_2_row.unit_span()]);
                        let mut staging_2 = __cpu::StagingBuffer::new();
                        let mut chunks_2 = __cpu::StreamingRow::new(y2_2_row, from, to - from, __cpu::is_non_temporal(call, &y2_2), &mut staging_2);
                        while chunks_2.advance() {
                            let (start, count) = chunks_2.chunk();
                            Self::parallel_12::<L, false, _, _, _>(
                                level,
                                start,
                                count,
                                t8_2_row_2.strided(start),
                                t6_2_row_2.slice(start, count),
                                chunks_2.slice_mut(),
                                x1_2,
                                i15_2,
                                b2_2,
                                v38,
                                v35,
                                v43,
                            );
                            chunks_2.store();
                        }
                        if to - from < BM as i64 {
                            for (start, end) in [(0, from), (to, BM as i64)] {
                                Self::parallel_12::<L, false, _, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t8_2_row_2.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                    t6_2_row_2.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                    y2_2_row.guarded(start, <T as __Elem>::ZERO),
                                    x1_2,
                                    i15_2,
                                    b2_2,
                                    v38,
                                    v35,
                                    v43,
                                );
                            }
                        }
                    }
                }
                let t12_2 = scratch.tile::<T, 2>([BM as i64, BM as i64]);
                let t8_2_at_2 = t8_2.window([d4_2, d1_2], [BM as i64, BM as i64]);
                let t8_2_at_2_at = t8_2_at_2.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(t8_2_at_2_at, t12_2, <T as __Elem>::ZERO);
                let y3_2_at = y3_2.window([b2_2.wrapping_mul(BM as i64), b3_2.wrapping_mul(BM as i64)], [BM as i64, BM as i64]);
                __cpu::copy_out::<L, _, _, _>(t12_2, y3_2_at, <T as __Elem>::ZERO, __cpu::is_non_temporal(call, &y3_2), __cpu::PacedPrefetch::none());
            }
        }
    }
}
