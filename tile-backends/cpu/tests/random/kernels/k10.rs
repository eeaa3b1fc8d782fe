// Emitted from the random kernel of seed 10.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<T: __Elem, const BM: usize, const BN: usize>(::core::marker::PhantomData<(T,)>);

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<T: __Elem, const BM: usize, const BN: usize> __Kernel<T, BM, BN> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut t4_row: R0,
        v0: T,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t4_row.set(lane, v0);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        t3_row: R0,
        mut t5_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v1 = t3_row.get(lane);
                t5_row.set(lane, __Elem::to::<T>(__Elem::floor::<L, false>(v1)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_row: R0,
        t3: __cpu::View<f32, 2>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14 = start + lane as i64;
                let v2 = t3.load_inside([i14, i14]);
                let v3 = t3.load_inside([i14, i14]);
                t7_row.set(lane, v2 - __Elem::abs(v3));
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t3_row_2: R0,
        v8: i64,
        v9: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18 = start + lane as i64;
                let v10 = t3_row_2.get(lane);
                let v11 = __Elem::to::<u64>(__Elem::to::<i64>(v10 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v9.wrapping_add(i18)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v8.wrapping_add(i18), 7_i64)], v11, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t4_row_2: R0,
        v13: i64,
        v16: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v17 = t4_row_2.get(lane);
                let v18 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v17) * 16.0_f32));
                let v19 = v18.wrapping_mul(__Elem::to::<u64>(v16.wrapping_add(i21)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v13.wrapping_add(i21), 7_i64)], v19, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t5_row_2: R0,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22 = start + lane as i64;
                let v20 = t5_row_2.get(lane);
                let v21 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v20) * 16.0_f32));
                let v22 = v21.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i22)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i22), 7_i64)], v22, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        v23: i64,
        v24: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24 = start + lane as i64;
                let v25 = t8_row.get(lane);
                let v26 = __Elem::to::<u64>(__Elem::to::<i64>(v25 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v24.wrapping_add(i24)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v23.wrapping_add(i24), 7_i64)], v26, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t10_row: R0,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25 = start + lane as i64;
                let v27 = t10_row.get(lane);
                let v28 = __Elem::to::<u64>(v27).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i25)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i25), 7_i64)], v28, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut t4_2_row: R0,
        v29: T,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t4_2_row.set(lane, v29);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        t3_2_row: R0,
        mut t5_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v30 = t3_2_row.get(lane);
                t5_2_row.set(lane, __Elem::to::<T>(__Elem::floor::<L, false>(v30)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_2_row: R0,
        t3_2: __cpu::View<f32, 2>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14_2 = start + lane as i64;
                let v31 = t3_2.load_inside([i14_2, i14_2]);
                let v32 = t3_2.load_inside([i14_2, i14_2]);
                t7_2_row.set(lane, v31 - __Elem::abs(v32));
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t3_2_row_2: R0,
        v37: i64,
        v38: i64,
        h2_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18_2 = start + lane as i64;
                let v39 = t3_2_row_2.get(lane);
                let v40 = __Elem::to::<u64>(__Elem::to::<i64>(v39 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v38.wrapping_add(i18_2)));
                h2_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v37.wrapping_add(i18_2), 7_i64)], v40);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t4_2_row_2: R0,
        v42: i64,
        v44: i64,
        h2_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21_2 = start + lane as i64;
                let v45 = t4_2_row_2.get(lane);
                let v46 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v45) * 16.0_f32));
                let v47 = v46.wrapping_mul(__Elem::to::<u64>(v44.wrapping_add(i21_2)));
                h2_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v42.wrapping_add(i21_2), 7_i64)], v47);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t5_2_row_2: R0,
        h2_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22_2 = start + lane as i64;
                let v48 = t5_2_row_2.get(lane);
                let v49 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v48) * 16.0_f32));
                let v50 = v49.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i22_2)));
                h2_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i22_2), 7_i64)], v50);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        v51: i64,
        v52: i64,
        h2_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24_2 = start + lane as i64;
                let v53 = t8_2_row.get(lane);
                let v54 = __Elem::to::<u64>(__Elem::to::<i64>(v53 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v52.wrapping_add(i24_2)));
                h2_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v51.wrapping_add(i24_2), 7_i64)], v54);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t10_2_row: R0,
        h2_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25_2 = start + lane as i64;
                let v55 = t10_2_row.get(lane);
                let v56 = __Elem::to::<u64>(v55).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i25_2)));
                h2_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i25_2), 7_i64)], v56);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<T: __Elem, const BM: usize, const BN: usize> __cpu::Kernel for __Kernel<T, BM, BN> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_10", args);
        let d1 = plan.extent(0, 0);
        let d2 = plan.extent(0, 1);
        let d3 = plan.extent(1, 0);
        plan.expect("y1", 1, 1, d2)?;
        plan.expect("h2", 2, 0, 7)?;
        let v0 = d3.wrapping_add(BM as i64 - 1);
        let n8 = __Elem::div(v0, BM as i64);
        let v1 = d3.wrapping_add(BM as i64 - 1);
        let v2 = __Elem::div(v1, BM as i64);
        let v3 = d2.wrapping_add(0);
        let v4 = __Elem::div(v3, 1_i64);
        plan.value(d3);
        plan.value(n8);
        plan.value(d2);
        plan.value(d1);
        plan.finish([1, v2, v4])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f32, 2>([BM as i64, 1]);
        size.tile::<T, 3>([1, BN as i64, 1]);
        size.tile::<T, 1>([BM as i64]);
        size.tile::<f32, 2>([1, 8]);
        size.tile::<f32, 2>([16, 1]);
        size.tile::<f32, 2>([1, 1]);
        size.tile::<u8, 2>([1, 2]);
        size.gemm_sp::<L, f32, f32, f32>(1, 1);
        size.tile::<i32, 1>([BM as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<<T as __Elem>::Accum, 2>(call, 0);
            let y1 = __cpu::tensor::<f32, 2>(call, 1);
            let h2 = __cpu::tensor::<u64, 1>(call, 2);
            let d3 = __cpu::value::<i64>(call, 0);
            let n8 = __cpu::value::<i64>(call, 1);
            let d2 = __cpu::value::<i64>(call, 2);
            let d1 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, b4, b5] = block.index;
                let mut scratch = block.scratch;
                let t3 = scratch.tile::<f32, 2>([BM as i64, 1]);
                let y1_at = y1.window([b4.wrapping_mul(BM as i64), b5.wrapping_mul(1)], [BM as i64, 1]);
                __cpu::copy::<L, _, _, _>(y1_at, t3, <f32 as __Elem>::ZERO);
                let t4 = scratch.tile::<T, 3>([1, BN as i64, 1]);
                for i9 in 0_i64..1 {
                    for i10 in 0_i64..(BN as i64) {
                        let v0 = __Elem::to::<T>(-3.0_f32);
                        let t4_row = t4.row(2, [i9, i10, 0], 1);
                        Self::parallel::<L, _>(level, 0, 1, t4_row.slice_mut(0, 1), v0);
                    }
                }
                let t5 = scratch.tile::<T, 1>([BM as i64]);
                let t3_row = t3.row(0, [0, b4], BM as i64);
                let t5_row = t5.row(0, [0], BM as i64);
                let (from, to) = __cpu::common(BM as i64, [t3_row.span()]);
                Self::parallel_2::<L, _, _>(
                    level,
                    from,
                    to - from,
                    t3_row.strided(from),
                    t5_row.slice_mut(from, to - from),
                );
                if to - from < BM as i64 {
                    for (start, end) in [(0, from), (to, BM as i64)] {
                        Self::parallel_2::<L, _, _>(
                            level,
                            start,
                            end - start,
                            t3_row.guarded(start, <f32 as __Elem>::ZERO),
                            t5_row.slice_mut(start, end - start),
                        );
                    }
                }
                let t6 = scratch.tile::<f32, 2>([1, 8]);
                let x0_at = x0.window([b5.wrapping_add(3), b4], [1, 8]);
                __cpu::copy::<L, _, _, _>(x0_at, t6, <f32 as __Elem>::ZERO);
                let t7 = scratch.tile::<f32, 2>([16, 1]);
                for i13 in 0_i64..16 {
                    let t7_row = t7.row(1, [i13, 0], 1);
                    Self::parallel_3::<L, _>(level, 0, 1, t7_row.slice_mut(0, 1), t3);
                }
                let t8 = scratch.tile::<f32, 2>([1, 1]);
                let v15: f32 = if b5 != b4 {
                    let v4 = t3.load([d3, b4], <f32 as __Elem>::ZERO);
                    v4 / 4.0_f32
                } else {
                    let v5 = t3.load([b4, n8], <f32 as __Elem>::ZERO);
                    let v6 = t3.load([d3, b4], <f32 as __Elem>::ZERO);
                    let v7 = t3.load([d2, b4], <f32 as __Elem>::ZERO);
                    __Elem::fma::<L>(v5, v6, v7)
                };
                __cpu::fill::<L, _, _>(t8, v15);
                __cpu::fill::<L, _, _>(t8, 0.0_f32);
                let t9 = scratch.tile::<u8, 2>([1, 2]);
                __cpu::fill::<L, _, _>(t9, 212_u8);
                __cpu::gemm_sp::<L, f32, f32, f32>((t6, <f32 as __Elem>::ZERO), (t9, <u8 as __Elem>::ZERO), (t7, <f32 as __Elem>::ZERO), t8, scratch);
                let t10 = scratch.tile::<i32, 1>([BM as i64]);
                let t4_at = t4.window([b4.wrapping_mul(BM as i64), d2, d1.wrapping_mul(BM as i64)], [1, 1, BM as i64]);
                __cpu::copy::<L, _, _, _>(t4_at.squeeze([2]), t10, <i32 as __Elem>::ZERO);
                let t8_at = t8.window([d2.wrapping_mul(BM as i64), d2.wrapping_mul(BM as i64)], [1, BM as i64]);
                __cpu::copy::<L, _, _, _>(t10, t8_at.squeeze([1]), <f32 as __Elem>::ZERO);
                for i17 in 0_i64..(BM as i64) {
                    let v8 = 5_i64.wrapping_add(i17).wrapping_mul(5);
                    let v9 = 5_i64.wrapping_add(i17).wrapping_mul(5);
                    let t3_row_2 = t3.row(1, [i17, 0], 1);
                    Self::parallel_4::<L, _>(level, 0, 1, t3_row_2.slice(0, 1), v8, v9, h2);
                }
                for i19 in 0_i64..1 {
                    for i20 in 0_i64..(BN as i64) {
                        let v12 = 5_i64.wrapping_add(i19).wrapping_mul(5).wrapping_add(i20);
                        let v13 = v12.wrapping_mul(5);
                        let v14 = 5_i64.wrapping_add(i19).wrapping_mul(5).wrapping_add(i20);
                        let v16 = v14.wrapping_mul(5);
                        let t4_row_2 = t4.row(2, [i19, i20, 0], 1);
                        Self::parallel_5::<L, _>(level, 0, 1, t4_row_2.slice(0, 1), v13, v16, h2);
                    }
                }
                let t5_row_2 = t5.row(0, [0], BM as i64);
                Self::parallel_6::<L, _>(level, 0, BM as i64, t5_row_2.slice(0, BM as i64), h2);
                for i23 in 0_i64..1 {
                    let v23 = 5_i64.wrapping_add(i23).wrapping_mul(5);
                    let v24 = 5_i64.wrapping_add(i23).wrapping_mul(5);
                    let t8_row = t8.row(1, [i23, 0], 1);
                    Self::parallel_7::<L, _>(level, 0, 1, t8_row.slice(0, 1), v23, v24, h2);
                }
                let t10_row = t10.row(0, [0], BM as i64);
                Self::parallel_8::<L, _>(level, 0, BM as i64, t10_row.slice(0, BM as i64), h2);
                let y1_at_2 = y1.window([b4.wrapping_mul(BM as i64), b5.wrapping_mul(1)], [BM as i64, 1]);
                __cpu::copy::<L, _, _, _>(t3, y1_at_2, <f32 as __Elem>::ZERO);
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<<T as __Elem>::Accum, 2>(call, 0);
            let y1_2 = __cpu::tensor::<f32, 2>(call, 1);
            let h2_2 = __cpu::tensor::<u64, 1>(call, 2);
            let d3_2 = __cpu::value::<i64>(call, 0);
            let n8_2 = __cpu::value::<i64>(call, 1);
            let d2_2 = __cpu::value::<i64>(call, 2);
            let d1_2 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, b4_2, b5_2] = block.index;
                let mut scratch = block.scratch;
                let t3_2 = scratch.tile::<f32, 2>([BM as i64, 1]);
                let y1_2_at = y1_2.window([b4_2.wrapping_mul(BM as i64), b5_2.wrapping_mul(1)], [BM as i64, 1]);
                __cpu::copy::<L, _, _, _>(y1_2_at, t3_2, <f32 as __Elem>::ZERO);
                let t4_2 = scratch.tile::<T, 3>([1, BN as i64, 1]);
                for i9_2 in 0_i64..1 {
                    for i10_2 in 0_i64..(BN as i64) {
                        let v29 = __Elem::to::<T>(-3.0_f32);
                        let t4_2_row = t4_2.row(2, [i9_2, i10_2, 0], 1);
                        Self::parallel_9::<L, _>(level, 0, 1, t4_2_row.slice_mut(0, 1), v29);
                    }
                }
                let t5_2 = scratch.tile::<T, 1>([BM as i64]);
                let t3_2_row = t3_2.row(0, [0, b4_2], BM as i64);
                let t5_2_row = t5_2.row(0, [0], BM as i64);
                let (from, to) = __cpu::common(BM as i64, [t3_2_row.span()]);
                Self::parallel_10::<L, _, _>(
                    level,
                    from,
                    to - from,
                    t3_2_row.strided(from),
                    t5_2_row.slice_mut(from, to - from),
                );
                if to - from < BM as i64 {
                    for (start, end) in [(0, from), (to, BM as i64)] {
                        Self::parallel_10::<L, _, _>(
                            level,
                            start,
                            end - start,
                            t3_2_row.guarded(start, <f32 as __Elem>::ZERO),
                            t5_2_row.slice_mut(start, end - start),
                        );
                    }
                }
                let t6_2 = scratch.tile::<f32, 2>([1, 8]);
                let x0_2_at = x0_2.window([b5_2.wrapping_add(3), b4_2], [1, 8]);
                __cpu::copy::<L, _, _, _>(x0_2_at, t6_2, <f32 as __Elem>::ZERO);
                let t7_2 = scratch.tile::<f32, 2>([16, 1]);
                for i13_2 in 0_i64..16 {
                    let t7_2_row = t7_2.row(1, [i13_2, 0], 1);
                    Self::parallel_11::<L, _>(level, 0, 1, t7_2_row.slice_mut(0, 1), t3_2);
                }
                let t8_2 = scratch.tile::<f32, 2>([1, 1]);
                let v15_2: f32 = if b5_2 != b4_2 {
                    let v33 = t3_2.load([d3_2, b4_2], <f32 as __Elem>::ZERO);
                    v33 / 4.0_f32
                } else {
                    let v34 = t3_2.load([b4_2, n8_2], <f32 as __Elem>::ZERO);
                    let v35 = t3_2.load([d3_2, b4_2], <f32 as __Elem>::ZERO);
                    let v36 = t3_2.load([d2_2, b4_2], <f32 as __Elem>::ZERO);
                    __Elem::fma::<L>(v34, v35, v36)
                };
                __cpu::fill::<L, _, _>(t8_2, v15_2);
                __cpu::fill::<L, _, _>(t8_2, 0.0_f32);
                let t9_2 = scratch.tile::<u8, 2>([1, 2]);
                __cpu::fill::<L, _, _>(t9_2, 212_u8);
                __cpu::gemm_sp::<L, f32, f32, f32>((t6_2, <f32 as __Elem>::ZERO), (t9_2, <u8 as __Elem>::ZERO), (t7_2, <f32 as __Elem>::ZERO), t8_2, scratch);
                let t10_2 = scratch.tile::<i32, 1>([BM as i64]);
                let t4_2_at = t4_2.window([b4_2.wrapping_mul(BM as i64), d2_2, d1_2.wrapping_mul(BM as i64)], [1, 1, BM as i64]);
                __cpu::copy::<L, _, _, _>(t4_2_at.squeeze([2]), t10_2, <i32 as __Elem>::ZERO);
                let t8_2_at = t8_2.window([d2_2.wrapping_mul(BM as i64), d2_2.wrapping_mul(BM as i64)], [1, BM as i64]);
                __cpu::copy::<L, _, _, _>(t10_2, t8_2_at.squeeze([1]), <f32 as __Elem>::ZERO);
                for i17_2 in 0_i64..(BM as i64) {
                    let v37 = 5_i64.wrapping_add(i17_2).wrapping_mul(5);
                    let v38 = 5_i64.wrapping_add(i17_2).wrapping_mul(5);
                    let t3_2_row_2 = t3_2.row(1, [i17_2, 0], 1);
                    Self::parallel_12::<L, _>(level, 0, 1, t3_2_row_2.slice(0, 1), v37, v38, h2_2);
                }
                for i19_2 in 0_i64..1 {
                    for i20_2 in 0_i64..(BN as i64) {
                        let v41 = 5_i64.wrapping_add(i19_2).wrapping_mul(5).wrapping_add(i20_2);
                        let v42 = v41.wrapping_mul(5);
                        let v43 = 5_i64.wrapping_add(i19_2).wrapping_mul(5).wrapping_add(i20_2);
                        let v44 = v43.wrapping_mul(5);
                        let t4_2_row_2 = t4_2.row(2, [i19_2, i20_2, 0], 1);
                        Self::parallel_13::<L, _>(level, 0, 1, t4_2_row_2.slice(0, 1), v42, v44, h2_2);
                    }
                }
                let t5_2_row_2 = t5_2.row(0, [0], BM as i64);
                Self::parallel_14::<L, _>(level, 0, BM as i64, t5_2_row_2.slice(0, BM as i64), h2_2);
                for i23_2 in 0_i64..1 {
                    let v51 = 5_i64.wrapping_add(i23_2).wrapping_mul(5);
                    let v52 = 5_i64.wrapping_add(i23_2).wrapping_mul(5);
                    let t8_2_row = t8_2.row(1, [i23_2, 0], 1);
                    Self::parallel_15::<L, _>(level, 0, 1, t8_2_row.slice(0, 1), v51, v52, h2_2);
                }
                let t10_2_row = t10_2.row(0, [0], BM as i64);
                Self::parallel_16::<L, _>(level, 0, BM as i64, t10_2_row.slice(0, BM as i64), h2_2);
                let y1_2_at_2 = y1_2.window([b4_2.wrapping_mul(BM as i64), b5_2.wrapping_mul(1)], [BM as i64, 1]);
                __cpu::copy::<L, _, _, _>(t3_2, y1_2_at_2, <f32 as __Elem>::ZERO);
            }
        }
    }
}
