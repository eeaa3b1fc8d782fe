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
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        mut t10_row: R0,
        v0: u64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t10_row.set(lane, v0);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t6_row: R0,
        v1: i64,
        v2: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i11 = start + lane as i64;
                let v3 = t6_row.get(lane);
                let v4 = __Elem::to::<u64>(v3).wrapping_mul(__Elem::to::<u64>(v2.wrapping_add(i11)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v1.wrapping_add(i11), 7_i64)], v4, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_2: R0,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12 = start + lane as i64;
                let v5 = t7_row_2.get(lane);
                let v6 = __Elem::to::<u64>(__Elem::to::<i64>(v5 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i12)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i12), 7_i64)], v6, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i13 = start + lane as i64;
                let v7 = t8_row.get(lane);
                let v8 = __Elem::to::<u64>(__Elem::to::<i64>(v7 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i13)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i13), 7_i64)], v8, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t9_row: R0,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14 = start + lane as i64;
                let v9 = t9_row.get(lane);
                let v10 = __Elem::to::<u64>(v9).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i14)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i14), 7_i64)], v10, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut t12_row: R0,
        v12: T,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t12_row.set(lane, v12);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
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
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        mut t10_2_row: R0,
        v13: u64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t10_2_row.set(lane, v13);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row: R0,
        v14: i64,
        v15: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i11_2 = start + lane as i64;
                let v16 = t6_2_row.get(lane);
                let v17 = __Elem::to::<u64>(v16).wrapping_mul(__Elem::to::<u64>(v15.wrapping_add(i11_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v14.wrapping_add(i11_2), 7_i64)], v17);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_2: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12_2 = start + lane as i64;
                let v18 = t7_2_row_2.get(lane);
                let v19 = __Elem::to::<u64>(__Elem::to::<i64>(v18 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i12_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i12_2), 7_i64)], v19);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i13_2 = start + lane as i64;
                let v20 = t8_2_row.get(lane);
                let v21 = __Elem::to::<u64>(__Elem::to::<i64>(v20 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i13_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i13_2), 7_i64)], v21);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14_2 = start + lane as i64;
                let v22 = t9_2_row.get(lane);
                let v23 = __Elem::to::<u64>(v22).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i14_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i14_2), 7_i64)], v23);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut t12_2_row: R0,
        v25: T,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t12_2_row.set(lane, v25);
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
        plan.finish([1, v2, v4])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<<T as __Elem>::Accum, 2>([BM as i64, BN as i64]);
        size.tile::<f32, 1>([BK as i64]);
        size.tile::<f32, 1>([1]);
        size.tile::<i32, 1>([BN as i64]);
        size.tile::<u64, 1>([BN as i64 + 1]);
        size.tile::<T, 2>([BM as i64, BM as i64]);
        size.tile::<T, 2>([BM as i64, BM as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<<T as __Elem>::Accum, 2>(call, 0);
            let y2 = __cpu::tensor::<T, 2>(call, 2);
            let y3 = __cpu::tensor::<T, 2>(call, 3);
            let a4 = __cpu::tensor::<u64, 1>(call, 4);
            let h5 = __cpu::tensor::<u64, 1>(call, 5);
            let d4 = __cpu::value::<i64>(call, 0);
            let d0 = __cpu::value::<i64>(call, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, b2, b3] = block.index;
                let mut scratch = block.scratch;
                let t6 = scratch.tile::<<T as __Elem>::Accum, 2>([BM as i64, BN as i64]);
                let x0_at = x0.window([d4, b3.wrapping_mul(BN as i64 + 1)], [BM as i64, BN as i64]);
                __cpu::copy::<L, _, _, _>(x0_at, t6, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t7 = scratch.tile::<f32, 1>([BK as i64]);
                let t7_row = t7.row(0, [0], BK as i64);
                Self::parallel::<L, _>(level, 0, BK as i64, t7_row.slice_mut(0, BK as i64));
                let t8 = scratch.tile::<f32, 1>([1]);
                __cpu::fill::<L, _, _>(t8, 1.0_f32);
                __cpu::reduce::<L, __cpu::reduce::Min, _, _, 1>(t7, 0, t8, true, <f32 as __Elem>::ZERO);
                let t9 = scratch.tile::<i32, 1>([BN as i64]);
                __cpu::arg_reduce::<L, __cpu::reduce::ArgMax, _, _, 2>(t6, 0, __cpu::insert_axis(t9, 0), <<T as __Elem>::Accum as __Elem>::ZERO);
                let t10 = scratch.tile::<u64, 1>([BN as i64 + 1]);
                let v0 = __Elem::shl(2_u64, __Elem::to::<u64>(1_i64));
                let t10_row = t10.row(0, [0], BN as i64 + 1);
                Self::parallel_2::<L, _>(level, 0, BN as i64 + 1, t10_row.slice_mut(0, BN as i64 + 1), v0);
                let a4_at = a4.window([__Elem::div(d0, 4_i64)], [BN as i64 + 1]);
                __cpu::atomic_tile::<L, _, _, _>(__cpu::AtomicOp::Min, t10, a4_at, <u64 as __Elem>::ZERO, __cpu::Order::Relaxed);
                let mut prefetch = __cpu::PacedPrefetch::new(__cpu::PrefetchList::new([x0_at.paced_prefetch_rows([0, BN as i64 + 1], __cpu::is_non_temporal(call, &x0))]), BM as i64 * BN as i64);
                for i10 in 0_i64..(BM as i64) {
                    let v1 = 5_i64.wrapping_add(i10).wrapping_mul(5);
                    let v2 = 5_i64.wrapping_add(i10).wrapping_mul(5);
                    let t6_row = t6.row(1, [i10, 0], BN as i64);
                    let mut chunks = __cpu::RowChunks::new(0, BN as i64, &prefetch);
                    while chunks.advance() {
                        let (start, count) = chunks.chunk();
                        Self::parallel_3::<L, _>(level, start, count, t6_row.slice(start, count), v1, v2, h5);
                        prefetch.issue_for(count);
                    }
                }
                let t7_row_2 = t7.row(0, [0], BK as i64);
                Self::parallel_4::<L, _>(level, 0, BK as i64, t7_row_2.slice(0, BK as i64), h5);
                let t8_row = t8.row(0, [0], 1);
                Self::parallel_5::<L, _>(level, 0, 1, t8_row.slice(0, 1), h5);
                let t9_row = t9.row(0, [0], BN as i64);
                Self::parallel_6::<L, _>(level, 0, BN as i64, t9_row.slice(0, BN as i64), h5);
                let t11 = scratch.tile::<T, 2>([BM as i64, BM as i64]);
                __cpu::fill::<L, _, _>(t11, <T as __Elem>::ZERO);
                let y2_at = y2.window([b2.wrapping_mul(BM as i64), b3.wrapping_mul(BM as i64)], [BM as i64, BM as i64]);
                __cpu::copy_out::<L, _, _, _>(t11, y2_at, <T as __Elem>::ZERO, __cpu::is_non_temporal(call, &y2), __cpu::PacedPrefetch::none());
                let t12 = scratch.tile::<T, 2>([BM as i64, BM as i64]);
                for i15 in 0_i64..(BM as i64) {
                    let v11 = x0.load([13, 4], <<T as __Elem>::Accum as __Elem>::ZERO);
                    let v12 = __Elem::to::<T>(v11);
                    let t12_row = t12.row(0, [0, i15], BM as i64);
                    Self::parallel_7::<L, _>(level, 0, BM as i64, t12_row.strided(0), v12);
                }
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
            let y2_2 = __cpu::tensor::<T, 2>(call, 2);
            let y3_2 = __cpu::tensor::<T, 2>(call, 3);
            let a4_2 = __cpu::tensor::<u64, 1>(call, 4);
            let h5_2 = __cpu::tensor::<u64, 1>(call, 5);
            let d4_2 = __cpu::value::<i64>(call, 0);
            let d0_2 = __cpu::value::<i64>(call, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, b2_2, b3_2] = block.index;
                let mut scratch = block.scratch;
                let t6_2 = scratch.tile::<<T as __Elem>::Accum, 2>([BM as i64, BN as i64]);
                let x0_2_at = x0_2.window([d4_2, b3_2.wrapping_mul(BN as i64 + 1)], [BM as i64, BN as i64]);
                __cpu::copy::<L, _, _, _>(x0_2_at, t6_2, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t7_2 = scratch.tile::<f32, 1>([BK as i64]);
                let t7_2_row = t7_2.row(0, [0], BK as i64);
                Self::parallel_8::<L, _>(level, 0, BK as i64, t7_2_row.slice_mut(0, BK as i64));
                let t8_2 = scratch.tile::<f32, 1>([1]);
                __cpu::fill::<L, _, _>(t8_2, 1.0_f32);
                __cpu::reduce::<L, __cpu::reduce::Min, _, _, 1>(t7_2, 0, t8_2, true, <f32 as __Elem>::ZERO);
                let t9_2 = scratch.tile::<i32, 1>([BN as i64]);
                __cpu::arg_reduce::<L, __cpu::reduce::ArgMax, _, _, 2>(t6_2, 0, __cpu::insert_axis(t9_2, 0), <<T as __Elem>::Accum as __Elem>::ZERO);
                let t10_2 = scratch.tile::<u64, 1>([BN as i64 + 1]);
                let v13 = __Elem::shl(2_u64, __Elem::to::<u64>(1_i64));
                let t10_2_row = t10_2.row(0, [0], BN as i64 + 1);
                Self::parallel_9::<L, _>(level, 0, BN as i64 + 1, t10_2_row.slice_mut(0, BN as i64 + 1), v13);
                let a4_2_at = a4_2.window([__Elem::div(d0_2, 4_i64)], [BN as i64 + 1]);
                __cpu::update_tile::<L, __cpu::atomic::Min, _, _, _>(t10_2, a4_2_at, <u64 as __Elem>::ZERO);
                let mut prefetch_2 = __cpu::PacedPrefetch::new(__cpu::PrefetchList::new([x0_2_at.paced_prefetch_rows([0, BN as i64 + 1], __cpu::is_non_temporal(call, &x0_2))]), BM as i64 * BN as i64);
                for i10_2 in 0_i64..(BM as i64) {
                    let v14 = 5_i64.wrapping_add(i10_2).wrapping_mul(5);
                    let v15 = 5_i64.wrapping_add(i10_2).wrapping_mul(5);
                    let t6_2_row = t6_2.row(1, [i10_2, 0], BN as i64);
                    let mut chunks_2 = __cpu::RowChunks::new(0, BN as i64, &prefetch_2);
                    while chunks_2.advance() {
                        let (start, count) = chunks_2.chunk();
                        Self::parallel_10::<L, _>(
                            level,
                            start,
                            count,
                            t6_2_row.slice(start, count),
                            v14,
                            v15,
                            h5_2,
                        );
                        prefetch_2.issue_for(count);
                    }
                }
                let t7_2_row_2 = t7_2.row(0, [0], BK as i64);
                Self::parallel_11::<L, _>(level, 0, BK as i64, t7_2_row_2.slice(0, BK as i64), h5_2);
                let t8_2_row = t8_2.row(0, [0], 1);
                Self::parallel_12::<L, _>(level, 0, 1, t8_2_row.slice(0, 1), h5_2);
                let t9_2_row = t9_2.row(0, [0], BN as i64);
                Self::parallel_13::<L, _>(level, 0, BN as i64, t9_2_row.slice(0, BN as i64), h5_2);
                let t11_2 = scratch.tile::<T, 2>([BM as i64, BM as i64]);
                __cpu::fill::<L, _, _>(t11_2, <T as __Elem>::ZERO);
                let y2_2_at = y2_2.window([b2_2.wrapping_mul(BM as i64), b3_2.wrapping_mul(BM as i64)], [BM as i64, BM as i64]);
                __cpu::copy_out::<L, _, _, _>(t11_2, y2_2_at, <T as __Elem>::ZERO, __cpu::is_non_temporal(call, &y2_2), __cpu::PacedPrefetch::none());
                let t12_2 = scratch.tile::<T, 2>([BM as i64, BM as i64]);
                for i15_2 in 0_i64..(BM as i64) {
                    let v24 = x0_2.load([13, 4], <<T as __Elem>::Accum as __Elem>::ZERO);
                    let v25 = __Elem::to::<T>(v24);
                    let t12_2_row = t12_2.row(0, [0, i15_2], BM as i64);
                    Self::parallel_14::<L, _>(level, 0, BM as i64, t12_2_row.strided(0), v25);
                }
                let y3_2_at = y3_2.window([b2_2.wrapping_mul(BM as i64), b3_2.wrapping_mul(BM as i64)], [BM as i64, BM as i64]);
                __cpu::copy_out::<L, _, _, _>(t12_2, y3_2_at, <T as __Elem>::ZERO, __cpu::is_non_temporal(call, &y3_2), __cpu::PacedPrefetch::none());
            }
        }
    }
}
