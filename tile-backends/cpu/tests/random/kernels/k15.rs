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
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t9_row: R0,
        v10: f32,
        v8: f32,
        t7: __cpu::View<f32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i9 = start + lane as i64;
                let v11 = t9_row.get(lane);
                let v12 = __Elem::select(3 < i9, v11 / 4.75_f32, v10);
                t7.compare_exchange([i9], v8, v12, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t6_row: R0,
        v13: i64,
        v14: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i11 = start + lane as i64;
                let v15 = t6_row.get(lane);
                let v16 = __Elem::to::<u64>(v15).wrapping_mul(__Elem::to::<u64>(v14.wrapping_add(i11)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v13.wrapping_add(i11), 7_i64)], v16, __cpu::Order::Relaxed);
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
                let v17 = t7_row_2.get(lane);
                let v18 = __Elem::to::<u64>(__Elem::to::<i64>(v17 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i12)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i12), 7_i64)], v18, __cpu::Order::Relaxed);
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
                let v19 = t8_row.get(lane);
                let v20 = __Elem::to::<u64>(__Elem::to::<i64>(v19 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i13)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i13), 7_i64)], v20, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t9_row_2: R0,
        v22: i64,
        v24: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17 = start + lane as i64;
                let v25 = t9_row_2.get(lane);
                let v26 = __Elem::to::<u64>(__Elem::to::<i64>(v25 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v24.wrapping_add(i17)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v22.wrapping_add(i17), 7_i64)], v26, __cpu::Order::Relaxed);
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
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row: R0,
        v39: f32,
        v37: f32,
        t7_2: __cpu::View<f32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i9_2 = start + lane as i64;
                let v40 = t9_2_row.get(lane);
                let v41 = __Elem::select(3 < i9_2, v40 / 4.75_f32, v39);
                t7_2.compare_exchange([i9_2], v37, v41, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row: R0,
        v42: i64,
        v43: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i11_2 = start + lane as i64;
                let v44 = t6_2_row.get(lane);
                let v45 = __Elem::to::<u64>(v44).wrapping_mul(__Elem::to::<u64>(v43.wrapping_add(i11_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v42.wrapping_add(i11_2), 7_i64)], v45);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_2: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12_2 = start + lane as i64;
                let v46 = t7_2_row_2.get(lane);
                let v47 = __Elem::to::<u64>(__Elem::to::<i64>(v46 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i12_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i12_2), 7_i64)], v47);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i13_2 = start + lane as i64;
                let v48 = t8_2_row.get(lane);
                let v49 = __Elem::to::<u64>(__Elem::to::<i64>(v48 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i13_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i13_2), 7_i64)], v49);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row_2: R0,
        v51: i64,
        v53: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17_2 = start + lane as i64;
                let v54 = t9_2_row_2.get(lane);
                let v55 = __Elem::to::<u64>(__Elem::to::<i64>(v54 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v53.wrapping_add(i17_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v51.wrapping_add(i17_2), 7_i64)], v55);
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
        plan.value(d1);
        plan.value(d0);
        plan.finish([1, v2, v4])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<<T as __Elem>::Accum, 2>([BM as i64, BN as i64]);
        size.tile::<f32, 1>([BK as i64]);
        size.tile::<f32, 1>([1]);
        size.tile::<f32, 4>([BN as i64, BM as i64, 1, 1]);
        size.tile::<u64, 1>([BK as i64]);
        size.tile::<T, 2>([BM as i64, BM as i64]);
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
            let d4 = __cpu::value::<i64>(call, 0);
            let d1 = __cpu::value::<i64>(call, 1);
            let d0 = __cpu::value::<i64>(call, 2);
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
                __cpu::reduce::<L, __cpu::reduce::Product, _, _, 1>(t7, 0, t8, false, <f32 as __Elem>::ZERO);
                let mut v7 = <f32 as __Elem>::ZERO;
                v7 = 1.0_f32;
                for k8 in 0_i64..5 {
                    let v0 = v7;
                    let v1 = t7.load([_q5], <f32 as __Elem>::ZERO);
                    let v2 = x0.load([b3, b2], <<T as __Elem>::Accum as __Elem>::ZERO);
                    let v3 = t6.load([d1, d4], <<T as __Elem>::Accum as __Elem>::ZERO);
                    let v4 = x1.load([d1.wrapping_add(4), __Elem::div(_q5.wrapping_mul(BN as i64), BN as i64), b3, __Elem::to::<i64>(v3)], <f32 as __Elem>::ZERO);
                    let v5 = __Elem::max(__Elem::min_nan(v1, __Elem::to::<f32>(v2)), v4);
                    v7 = v0 + v5;
                }
                let t9 = scratch.tile::<f32, 4>([BN as i64, BM as i64, 1, 1]);
                __cpu::fill::<L, _, _>(t9, 0.0_f32);
                let v6 = t8.load([b3], <f32 as __Elem>::ZERO);
                let v8 = (-1.0_f32) + v6;
                let v9 = t8.load([d4], <f32 as __Elem>::ZERO);
                let v10 = __Elem::abs(v9);
                let t9_row = t9.row(1, [d4, 0, 0, d0], BK as i64);
                let (from, to) = __cpu::common(BK as i64, [t9_row.span()]);
                Self::parallel_2::<L, _>(level, from, to - from, t9_row.strided(from), v10, v8, t7);
                if to - from < BK as i64 {
                    for (start, end) in [(0, from), (to, BK as i64)] {
                        Self::parallel_2::<L, _>(
                            level,
                            start,
                            end - start,
                            t9_row.guarded(start, <f32 as __Elem>::ZERO),
                            v10,
                            v8,
                            t7,
                        );
                    }
                }
                let t10 = scratch.tile::<u64, 1>([BK as i64]);
                let x0_at_2 = x0.window([b3.wrapping_mul(BN as i64), b2.wrapping_mul(BK as i64)], [1, BK as i64]).squeeze([1]);
                __cpu::copy::<L, _, _, _>(x0_at_2, t10, <u64 as __Elem>::ZERO);
                let a4_at = a4.window([d1], [BK as i64]);
                __cpu::atomic_tile::<L, _, _, _>(__cpu::AtomicOp::Min, t10, a4_at, <u64 as __Elem>::ZERO, __cpu::Order::Acquire);
                for i10 in 0_i64..(BM as i64) {
                    let v13 = 5_i64.wrapping_add(i10).wrapping_mul(5);
                    let v14 = 5_i64.wrapping_add(i10).wrapping_mul(5);
                    let t6_row = t6.row(1, [i10, 0], BN as i64);
                    Self::parallel_3::<L, _>(level, 0, BN as i64, t6_row.slice(0, BN as i64), v13, v14, h5);
                }
                let t7_row_2 = t7.row(0, [0], BK as i64);
                Self::parallel_4::<L, _>(level, 0, BK as i64, t7_row_2.slice(0, BK as i64), h5);
                let t8_row = t8.row(0, [0], 1);
                Self::parallel_5::<L, _>(level, 0, 1, t8_row.slice(0, 1), h5);
                let mut prefetch = __cpu::PacedPrefetch::new(__cpu::PrefetchList::new([x0_at.paced_prefetch_rows([0, BN as i64 + 1], __cpu::is_non_temporal(call, &x0))]), BM as i64 * BN as i64);
                for i14 in 0_i64..(BN as i64) {
                    for i15 in 0_i64..(BM as i64) {
                        for i16 in 0_i64..1 {
                            let v21 = 5_i64.wrapping_add(i14).wrapping_mul(5).wrapping_add(i15);
                            let v22 = v21.wrapping_mul(5).wrapping_add(i16).wrapping_mul(5);
                            let v23 = 5_i64.wrapping_add(i14).wrapping_mul(5).wrapping_add(i15);
                            let v24 = v23.wrapping_mul(5).wrapping_add(i16).wrapping_mul(5);
                            let t9_row_2 = t9.row(3, [i14, i15, i16, 0], 1);
                            let mut chunks = __cpu::RowChunks::new(0, 1, &prefetch);
                            while chunks.advance() {
                                let (start, count) = chunks.chunk();
                                Self::parallel_6::<L, _>(
                                    level,
                                    start,
                                    count,
                                    t9_row_2.slice(start, count),
                                    v22,
                                    v24,
                                    h5,
                                );
                                prefetch.issue_for(count);
                            }
                        }
                    }
                }
                let t11 = scratch.tile::<T, 2>([BM as i64, BM as i64]);
                let v27 = t6.load([1, b2], <<T as __Elem>::Accum as __Elem>::ZERO);
                let v28 = x1.load([__Elem::to::<i64>(v27), d4, 0, 0], <f32 as __Elem>::ZERO);
                let t9_at = t9.window([b2, b3.wrapping_mul(BK as i64), b3, b3.wrapping_mul(BM as i64)], [1, 1, BM as i64, BM as i64]);
                __cpu::copy::<L, _, _, _>(t9_at.squeeze([2, 3]), t11, __Elem::to::<T>(v28));
                let y2_at = y2.window([b2.wrapping_mul(BM as i64), b3.wrapping_mul(BM as i64)], [BM as i64, BM as i64]);
                __cpu::copy_out::<L, _, _, _>(t11, y2_at, <T as __Elem>::ZERO, __cpu::is_non_temporal(call, &y2), __cpu::PacedPrefetch::none());
                let t12 = scratch.tile::<T, 2>([BM as i64, BM as i64]);
                let v29 = t6.load([x0.extent[0], d1], <<T as __Elem>::Accum as __Elem>::ZERO);
                let t9_at_2 = t9.window([b3, __Elem::to::<i64>(v29), b2.wrapping_mul(BM as i64), b2.wrapping_mul(BM as i64)], [1, 1, BM as i64, BM as i64]);
                __cpu::copy::<L, _, _, _>(t9_at_2.squeeze([2, 3]), t12, <T as __Elem>::ZERO);
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
            let d4_2 = __cpu::value::<i64>(call, 0);
            let d1_2 = __cpu::value::<i64>(call, 1);
            let d0_2 = __cpu::value::<i64>(call, 2);
            for block in __cpu::Blocks::new(call) {
                let [_, b2_2, b3_2] = block.index;
                let mut scratch = block.scratch;
                let t6_2 = scratch.tile::<<T as __Elem>::Accum, 2>([BM as i64, BN as i64]);
                let x0_2_at = x0_2.window([d4_2, b3_2.wrapping_mul(BN as i64 + 1)], [BM as i64, BN as i64]);
                __cpu::copy::<L, _, _, _>(x0_2_at, t6_2, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t7_2 = scratch.tile::<f32, 1>([BK as i64]);
                let t7_2_row = t7_2.row(0, [0], BK as i64);
                Self::parallel_7::<L, _>(level, 0, BK as i64, t7_2_row.slice_mut(0, BK as i64));
                let t8_2 = scratch.tile::<f32, 1>([1]);
                __cpu::reduce::<L, __cpu::reduce::Product, _, _, 1>(t7_2, 0, t8_2, false, <f32 as __Elem>::ZERO);
                let mut v7_2 = <f32 as __Elem>::ZERO;
                v7_2 = 1.0_f32;
                for k8_2 in 0_i64..5 {
                    let v30 = v7_2;
                    let v31 = t7_2.load([_q5_2], <f32 as __Elem>::ZERO);
                    let v32 = x0_2.load([b3_2, b2_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                    let v33 = t6_2.load([d1_2, d4_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                    let v34 = x1_2.load([d1_2.wrapping_add(4), __Elem::div(_q5_2.wrapping_mul(BN as i64), BN as i64), b3_2, __Elem::to::<i64>(v33)], <f32 as __Elem>::ZERO);
                    let v35 = __Elem::max(__Elem::min_nan(v31, __Elem::to::<f32>(v32)), v34);
                    v7_2 = v30 + v35;
                }
                let t9_2 = scratch.tile::<f32, 4>([BN as i64, BM as i64, 1, 1]);
                __cpu::fill::<L, _, _>(t9_2, 0.0_f32);
                let v36 = t8_2.load([b3_2], <f32 as __Elem>::ZERO);
                let v37 = (-1.0_f32) + v36;
                let v38 = t8_2.load([d4_2], <f32 as __Elem>::ZERO);
                let v39 = __Elem::abs(v38);
                let t9_2_row = t9_2.row(1, [d4_2, 0, 0, d0_2], BK as i64);
                let (from, to) = __cpu::common(BK as i64, [t9_2_row.span()]);
                Self::parallel_8::<L, _>(level, from, to - from, t9_2_row.strided(from), v39, v37, t7_2);
                if to - from < BK as i64 {
                    for (start, end) in [(0, from), (to, BK as i64)] {
                        Self::parallel_8::<L, _>(
                            level,
                            start,
                            end - start,
                            t9_2_row.guarded(start, <f32 as __Elem>::ZERO),
                            v39,
                            v37,
                            t7_2,
                        );
                    }
                }
                let t10_2 = scratch.tile::<u64, 1>([BK as i64]);
                let x0_2_at_2 = x0_2.window([b3_2.wrapping_mul(BN as i64), b2_2.wrapping_mul(BK as i64)], [1, BK as i64]).squeeze([1]);
                __cpu::copy::<L, _, _, _>(x0_2_at_2, t10_2, <u64 as __Elem>::ZERO);
                let a4_2_at = a4_2.window([d1_2], [BK as i64]);
                __cpu::update_tile::<L, __cpu::atomic::Min, _, _, _>(t10_2, a4_2_at, <u64 as __Elem>::ZERO);
                for i10_2 in 0_i64..(BM as i64) {
                    let v42 = 5_i64.wrapping_add(i10_2).wrapping_mul(5);
                    let v43 = 5_i64.wrapping_add(i10_2).wrapping_mul(5);
                    let t6_2_row = t6_2.row(1, [i10_2, 0], BN as i64);
                    Self::parallel_9::<L, _>(level, 0, BN as i64, t6_2_row.slice(0, BN as i64), v42, v43, h5_2);
                }
                let t7_2_row_2 = t7_2.row(0, [0], BK as i64);
                Self::parallel_10::<L, _>(level, 0, BK as i64, t7_2_row_2.slice(0, BK as i64), h5_2);
                let t8_2_row = t8_2.row(0, [0], 1);
                Self::parallel_11::<L, _>(level, 0, 1, t8_2_row.slice(0, 1), h5_2);
                let mut prefetch_2 = __cpu::PacedPrefetch::new(__cpu::PrefetchList::new([x0_2_at.paced_prefetch_rows([0, BN as i64 + 1], __cpu::is_non_temporal(call, &x0_2))]), BM as i64 * BN as i64);
                for i14_2 in 0_i64..(BN as i64) {
                    for i15_2 in 0_i64..(BM as i64) {
                        for i16_2 in 0_i64..1 {
                            let v50 = 5_i64.wrapping_add(i14_2).wrapping_mul(5).wrapping_add(i15_2);
                            let v51 = v50.wrapping_mul(5).wrapping_add(i16_2).wrapping_mul(5);
                            let v52 = 5_i64.wrapping_add(i14_2).wrapping_mul(5).wrapping_add(i15_2);
                            let v53 = v52.wrapping_mul(5).wrapping_add(i16_2).wrapping_mul(5);
                            let t9_2_row_2 = t9_2.row(3, [i14_2, i15_2, i16_2, 0], 1);
                            let mut chunks_2 = __cpu::RowChunks::new(0, 1, &prefetch_2);
                            while chunks_2.advance() {
                                let (start, count) = chunks_2.chunk();
                                Self::parallel_12::<L, _>(
                                    level,
                                    start,
                                    count,
                                    t9_2_row_2.slice(start, count),
                                    v51,
                                    v53,
                                    h5_2,
                                );
                                prefetch_2.issue_for(count);
                            }
                        }
                    }
                }
                let t11_2 = scratch.tile::<T, 2>([BM as i64, BM as i64]);
                let v56 = t6_2.load([1, b2_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                let v57 = x1_2.load([__Elem::to::<i64>(v56), d4_2, 0, 0], <f32 as __Elem>::ZERO);
                let t9_2_at = t9_2.window([b2_2, b3_2.wrapping_mul(BK as i64), b3_2, b3_2.wrapping_mul(BM as i64)], [1, 1, BM as i64, BM as i64]);
                __cpu::copy::<L, _, _, _>(t9_2_at.squeeze([2, 3]), t11_2, __Elem::to::<T>(v57));
                let y2_2_at = y2_2.window([b2_2.wrapping_mul(BM as i64), b3_2.wrapping_mul(BM as i64)], [BM as i64, BM as i64]);
                __cpu::copy_out::<L, _, _, _>(t11_2, y2_2_at, <T as __Elem>::ZERO, __cpu::is_non_temporal(call, &y2_2), __cpu::PacedPrefetch::none());
                let t12_2 = scratch.tile::<T, 2>([BM as i64, BM as i64]);
                let v58 = t6_2.load([x0_2.extent[0], d1_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                let t9_2_at_2 = t9_2.window([b3_2, __Elem::to::<i64>(v58), b2_2.wrapping_mul(BM as i64), b2_2.wrapping_mul(BM as i64)], [1, 1, BM as i64, BM as i64]);
                __cpu::copy::<L, _, _, _>(t9_2_at_2.squeeze([2, 3]), t12_2, <T as __Elem>::ZERO);
                let y3_2_at = y3_2.window([b2_2.wrapping_mul(BM as i64), b3_2.wrapping_mul(BM as i64)], [BM as i64, BM as i64]);
                __cpu::copy_out::<L, _, _, _>(t12_2, y3_2_at, <T as __Elem>::ZERO, __cpu::is_non_temporal(call, &y3_2), __cpu::PacedPrefetch::none());
            }
        }
    }
}
