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
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t4_row_2: R0,
        v5: i64,
        v7: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16 = start + lane as i64;
                let v8 = t4_row_2.get(lane);
                let v9 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v8) * 16.0_f32));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v5.wrapping_add(i16), 7_i64)], v9.wrapping_mul(__Elem::to::<u64>(v7.wrapping_add(i16))), __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t5_row_2: R0,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17 = start + lane as i64;
                let v10 = t5_row_2.get(lane);
                let v11 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v10) * 16.0_f32));
                let v12 = v11.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i17)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i17), 7_i64)], v12, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        v14: i64,
        v15: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19 = start + lane as i64;
                let v16 = t8_row.get(lane);
                let v17 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v16) * 16.0_f32));
                let v18 = v17.wrapping_mul(__Elem::to::<u64>(v15.wrapping_add(i19)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v14.wrapping_add(i19), 7_i64)], v18, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t9_row: R0,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20 = start + lane as i64;
                let v19 = t9_row.get(lane);
                let v20 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v19) * 16.0_f32));
                let v21 = v20.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i20)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i20), 7_i64)], v21, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t10_row: R0,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v22 = t10_row.get(lane);
                let v23 = __Elem::to::<u64>(__Elem::to::<i64>(v22 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i21)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i21), 7_i64)], v23, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<f32>,
        R1: __cpu::row::Row<f32>,
        R2: __cpu::row::Row<f32>,
        R3: __cpu::row::Row<f32>,
        R4: __cpu::row::Row<f32>,
        R5: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        t3_row_2: R0,
        t3_row_3: R1,
        t3_row_4: R2,
        t3_row_5: R3,
        t3_row_6: R4,
        mut y1_row: R5,
        t3: __cpu::View<f32, 2>,
        b5: i64,
        v25: f32,
        v24: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v26 = t3_row_2.get(lane);
                let v27 = t3_row_3.get(lane);
                let v28 = i23.wrapping_sub(5);
                let v29 = __Elem::min(__Elem::max(__Elem::rem(v28, 4_i64), 0_i64), 1_i64);
                let v30 = t3.load([b5, __Elem::div(v28, 4_i64).wrapping_add(v29)], <f32 as __Elem>::ZERO);
                let v31 = t3_row_4.get(lane);
                let v32 = t3_row_5.get(lane);
                let v33 = __Elem::hypot::<L, false>((1.0_f32 - v32) * 0.5_f32, v25);
                let v34 = t3_row_6.get(lane);
                let v35 = __Elem::abs(__Elem::min(__Elem::abs(v34), 3.0_f32) * 0.5_f32);
                let v36 = __Elem::select(v31 != (-3.0_f32), v33, __Elem::log2::<L, false>(v35));
                let v37 = __Elem::select(v24, __Elem::atan::<L, false>(v30 * 0.5_f32), v36);
                let v38 = __Elem::select(i23 > i23, __Elem::acos::<L, false>((-(v26 + v27)) * 0.5_f32), v37);
                y1_row.set(lane, v38);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut t4_2_row: R0,
        v26: T,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t4_2_row.set(lane, v26);
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
                let v27 = t3_2_row.get(lane);
                t5_2_row.set(lane, __Elem::to::<T>(__Elem::floor::<L, false>(v27)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t4_2_row_2: R0,
        v31: i64,
        v33: i64,
        h2_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16_2 = start + lane as i64;
                let v34 = t4_2_row_2.get(lane);
                let v35 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v34) * 16.0_f32));
                let v36 = v35.wrapping_mul(__Elem::to::<u64>(v33.wrapping_add(i16_2)));
                h2_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v31.wrapping_add(i16_2), 7_i64)], v36);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t5_2_row_2: R0,
        h2_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17_2 = start + lane as i64;
                let v37 = t5_2_row_2.get(lane);
                let v38 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v37) * 16.0_f32));
                let v39 = v38.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i17_2)));
                h2_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i17_2), 7_i64)], v39);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        v40: i64,
        v41: i64,
        h2_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19_2 = start + lane as i64;
                let v42 = t8_2_row.get(lane);
                let v43 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v42) * 16.0_f32));
                let v44 = v43.wrapping_mul(__Elem::to::<u64>(v41.wrapping_add(i19_2)));
                h2_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v40.wrapping_add(i19_2), 7_i64)], v44);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row: R0,
        h2_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20_2 = start + lane as i64;
                let v45 = t9_2_row.get(lane);
                let v46 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v45) * 16.0_f32));
                let v47 = v46.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i20_2)));
                h2_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i20_2), 7_i64)], v47);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t10_2_row: R0,
        h2_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21_2 = start + lane as i64;
                let v48 = t10_2_row.get(lane);
                let v49 = __Elem::to::<u64>(__Elem::to::<i64>(v48 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i21_2)));
                h2_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i21_2), 7_i64)], v49);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<f32>,
        R1: __cpu::row::Row<f32>,
        R2: __cpu::row::Row<f32>,
        R3: __cpu::row::Row<f32>,
        R4: __cpu::row::Row<f32>,
        R5: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        t3_2_row_2: R0,
        t3_2_row_3: R1,
        t3_2_row_4: R2,
        t3_2_row_5: R3,
        t3_2_row_6: R4,
        mut y1_2_row: R5,
        t3_2: __cpu::View<f32, 2>,
        b5_2: i64,
        v51: f32,
        v50: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v52 = t3_2_row_2.get(lane);
                let v53 = t3_2_row_3.get(lane);
                let v54 = i23.wrapping_sub(5);
                let v55 = __Elem::min(__Elem::max(__Elem::rem(v54, 4_i64), 0_i64), 1_i64);
                let v56 = t3_2.load([b5_2, __Elem::div(v54, 4_i64).wrapping_add(v55)], <f32 as __Elem>::ZERO);
                let v57 = t3_2_row_4.get(lane);
                let v58 = t3_2_row_5.get(lane);
                let v59 = __Elem::hypot::<L, false>((1.0_f32 - v58) * 0.5_f32, v51);
                let v60 = t3_2_row_6.get(lane);
                let v61 = __Elem::abs(__Elem::min(__Elem::abs(v60), 3.0_f32) * 0.5_f32);
                let v62 = __Elem::select(v57 != (-3.0_f32), v59, __Elem::log2::<L, false>(v61));
                let v63 = __Elem::select(v50, __Elem::atan::<L, false>(v56 * 0.5_f32), v62);
                let v64 = __Elem::select(i23 > i23, __Elem::acos::<L, false>((-(v52 + v53)) * 0.5_f32), v63);
                y1_2_row.set(lane, v64);
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
        plan.panels(0, [1, 1], 0b110, [1, 1], [0, 1], [false, false], __cpu::panel_b::<T, T, <T as __Elem>::Accum>());
        plan.finish([1, v2, v4])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f32, 2>([BM as i64, 1]);
        size.tile::<T, 3>([1, BN as i64, 1]);
        size.tile::<T, 1>([BM as i64]);
        size.tile::<T, 2>([BM as i64, 1]);
        size.panel_b::<L, T, T, <T as __Elem>::Accum>(1, 1);
        size.tile::<<T as __Elem>::Accum, 2>([BM as i64, 1]);
        size.gemm::<L, T, T, <T as __Elem>::Accum>(BM as i64, 1, 1);
        size.tile::<<T as __Elem>::Accum, 1>([BM as i64]);
        size.tile::<f32, 1>([1]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<<T as __Elem>::Accum, 2>(call, 0);
            let y1 = __cpu::tensor::<f32, 2>(call, 1);
            let h2 = __cpu::tensor::<u64, 1>(call, 2);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let d3 = __cpu::value::<i64>(call, 0);
            let n8 = __cpu::value::<i64>(call, 1);
            let d2 = __cpu::value::<i64>(call, 2);
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
                let t6 = scratch.tile::<T, 2>([BM as i64, 1]);
                __cpu::copy::<L, _, _, _>(t3, t6, <T as __Elem>::ZERO);
                let t7_own = scratch.panel_b::<L, T, T, <T as __Elem>::Accum>(1, 1);
                let mut t7 = t7_own;
                let x0_at = x0.window([b5.wrapping_add(3), b4], [1, 1]);
                let t7_slot = panels_0.slot([b5.wrapping_add(3), b4], t7_own);
                t7 = t7_slot.panel;
                if !t7_slot.ready {
                    __cpu::pack_b::<L, _, T, T, <T as __Elem>::Accum>(x0_at, <T as __Elem>::ZERO, t7);
                    t7_slot.publish();
                }
                let t8 = scratch.tile::<<T as __Elem>::Accum, 2>([BM as i64, 1]);
                let v2 = t3.load([d3, __Elem::min(b4, b4.wrapping_add(1))], <f32 as __Elem>::ZERO);
                let v13 = __Elem::to::<<T as __Elem>::Accum>(v2);
                __cpu::fill::<L, _, _>(t8, v13);
                __cpu::sized!((BM as i64) <= 13824, gemm_packed_b::<L, T, T, <T as __Elem>::Accum>(t6, t7, t8, true, scratch.rest()));
                let t9 = scratch.tile::<<T as __Elem>::Accum, 1>([BM as i64]);
                __cpu::copy::<L, _, _, _>(t5, t9, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t10 = scratch.tile::<f32, 1>([1]);
                let v3 = t3.load([b4, b4], <f32 as __Elem>::ZERO);
                let t4_at = t4.window([d3.wrapping_mul(BN as i64), b4.wrapping_mul(BM as i64), b4], [1, 1, 1]).squeeze([2]);
                __cpu::copy::<L, _, _, _>(t4_at, t10, __Elem::to::<f32>(__Elem::to::<T>(v3)));
                let t5_at = t5.window([n8.wrapping_mul(BM as i64)], [1]);
                __cpu::copy::<L, _, _, _>(t10, t5_at, <T as __Elem>::ZERO);
                for i14 in 0_i64..1 {
                    for i15 in 0_i64..(BN as i64) {
                        let v4 = 5_i64.wrapping_add(i14).wrapping_mul(5).wrapping_add(i15);
                        let v5 = v4.wrapping_mul(5);
                        let v6 = 5_i64.wrapping_add(i14).wrapping_mul(5).wrapping_add(i15);
                        let v7 = v6.wrapping_mul(5);
                        let t4_row_2 = t4.row(2, [i14, i15, 0], 1);
                        Self::parallel_3::<L, _>(level, 0, 1, t4_row_2.slice(0, 1), v5, v7, h2);
                    }
                }
                let t5_row_2 = t5.row(0, [0], BM as i64);
                Self::parallel_4::<L, _>(level, 0, BM as i64, t5_row_2.slice(0, BM as i64), h2);
                for i18 in 0_i64..(BM as i64) {
                    let v14 = 5_i64.wrapping_add(i18).wrapping_mul(5);
                    let v15 = 5_i64.wrapping_add(i18).wrapping_mul(5);
                    let t8_row = t8.row(1, [i18, 0], 1);
                    Self::parallel_5::<L, _>(level, 0, 1, t8_row.slice(0, 1), v14, v15, h2);
                }
                let t9_row = t9.row(0, [0], BM as i64);
                Self::parallel_6::<L, _>(level, 0, BM as i64, t9_row.slice(0, BM as i64), h2);
                let t10_row = t10.row(0, [0], 1);
                Self::parallel_7::<L, _>(level, 0, 1, t10_row.slice(0, 1), h2);
                let whole = t3.has_rows(1, [b5, 0], [[0, 0], [0, 1]], [BM as i64, 1]) && t3.has_rows(1, [d3, 0], [[0, 0], [0, 1]], [BM as i64, 1]) && t3.has_rows(1, [2, 0], [[1, 0], [0, 1]], [BM as i64, 1]) && t3.has_rows(1, [4, 0], [[0, 0], [0, 1]], [BM as i64, 1]) && t3.has([0, d2], [[0, 1], [0, 0]], [BM as i64, 1]) && y1.has_rows(1, [b4.wrapping_mul(BM as i64), b5.wrapping_mul(1)], [[1, 0], [0, 1]], [BM as i64, 1]);
                if whole {
                    for i22 in 0_i64..(BM as i64) {
                        let v24 = n8 != b4;
                        let v25 = __Elem::round::<L, false>(__Elem::to::<f32>(b4));
                        let t3_row_2 = t3.whole_row(1, [b5, 0], 1, 1);
                        let t3_row_3 = t3.whole_row(1, [d3, 0], 1, 1);
                        let t3_row_4 = t3.whole_row(1, [i22.wrapping_add(2), 0], 1, 1);
                        let t3_row_5 = t3.whole_row(1, [4, 0], 1, 1);
                        let t3_row_6 = t3.whole_row(0, [0, d2], 1, 1);
                        let y1_row = y1.whole_row(1, [b4.wrapping_mul(BM as i64).wrapping_add(i22), b5.wrapping_mul(1)], 1, 1);
                        Self::parallel_8::<L, true, _, _, _, _, _, _>(
                            level,
                            0,
                            1,
                            t3_row_2.slice(0, 1),
                            t3_row_3.slice(0, 1),
                            t3_row_4.slice(0, 1),
                            t3_row_5.slice(0, 1),
                            t3_row_6.strided(0),
                            y1_row.slice_mut(0, 1),
                            t3,
                            b5,
                            v25,
                            v24,
                        );
                    }
                } else {
                    for i22 in 0_i64..(BM as i64) {
                        let v24 = n8 != b4;
                        let v25 = __Elem::round::<L, false>(__Elem::to::<f32>(b4));
                        let t3_row_2 = t3.row(1, [b5, 0], 1);
                        let t3_row_3 = t3.row(1, [d3, 0], 1);
                        let t3_row_4 = t3.row(1, [i22.wrapping_add(2), 0], 1);
                        let t3_row_5 = t3.row(1, [4, 0], 1);
                        let t3_row_6 = t3.row(0, [0, d2], 1);
                        let y1_row = y1.row(1, [b4.wrapping_mul(BM as i64).wrapping_add(i22), b5.wrapping_mul(1)], 1);
                        let (from, to) = __cpu::common(1, [t3_row_2.unit_span(), t3_row_3.unit_span(), t3_row_4.unit_span(), t3_row_5.unit_span(), t3_row_6.span(), y1_row.unit_span()]);
                        Self::parallel_8::<L, false, _, _, _, _, _, _>(
                            level,
                            from,
                            to - from,
                            t3_row_2.slice(from, to - from),
                            t3_row_3.slice(from, to - from),
                            t3_row_4.slice(from, to - from),
                            t3_row_5.slice(from, to - from),
                            t3_row_6.strided(from),
                            y1_row.slice_mut(from, to - from),
                            t3,
                            b5,
                            v25,
                            v24,
                        );
                        if to - from < 1 {
                            for (start, end) in [(0, from), (to, 1)] {
                                Self::parallel_8::<L, false, _, _, _, _, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t3_row_2.guarded(start, <f32 as __Elem>::ZERO),
                                    t3_row_3.guarded(start, <f32 as __Elem>::ZERO),
                                    t3_row_4.guarded(start, <f32 as __Elem>::ZERO),
                                    t3_row_5.guarded(start, <f32 as __Elem>::ZERO),
                                    t3_row_6.guarded(start, <f32 as __Elem>::ZERO),
                                    y1_row.guarded(start, <f32 as __Elem>::ZERO),
                                    t3,
                                    b5,
                                    v25,
                                    v24,
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
            let y1_2 = __cpu::tensor::<f32, 2>(call, 1);
            let h2_2 = __cpu::tensor::<u64, 1>(call, 2);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let d3_2 = __cpu::value::<i64>(call, 0);
            let n8_2 = __cpu::value::<i64>(call, 1);
            let d2_2 = __cpu::value::<i64>(call, 2);
            for block in __cpu::Blocks::new(call) {
                let [_, b4_2, b5_2] = block.index;
                let mut scratch = block.scratch;
                let t3_2 = scratch.tile::<f32, 2>([BM as i64, 1]);
                let y1_2_at = y1_2.window([b4_2.wrapping_mul(BM as i64), b5_2.wrapping_mul(1)], [BM as i64, 1]);
                __cpu::copy::<L, _, _, _>(y1_2_at, t3_2, <f32 as __Elem>::ZERO);
                let t4_2 = scratch.tile::<T, 3>([1, BN as i64, 1]);
                for i9_2 in 0_i64..1 {
                    for i10_2 in 0_i64..(BN as i64) {
                        let v26 = __Elem::to::<T>(-3.0_f32);
                        let t4_2_row = t4_2.row(2, [i9_2, i10_2, 0], 1);
                        Self::parallel_9::<L, _>(level, 0, 1, t4_2_row.slice_mut(0, 1), v26);
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
                let t6_2 = scratch.tile::<T, 2>([BM as i64, 1]);
                __cpu::copy::<L, _, _, _>(t3_2, t6_2, <T as __Elem>::ZERO);
                let t7_2_own = scratch.panel_b::<L, T, T, <T as __Elem>::Accum>(1, 1);
                let mut t7_2 = t7_2_own;
                let x0_2_at = x0_2.window([b5_2.wrapping_add(3), b4_2], [1, 1]);
                let t7_2_slot = panels_0.slot([b5_2.wrapping_add(3), b4_2], t7_2_own);
                t7_2 = t7_2_slot.panel;
                if !t7_2_slot.ready {
                    __cpu::pack_b::<L, _, T, T, <T as __Elem>::Accum>(x0_2_at, <T as __Elem>::ZERO, t7_2);
                    t7_2_slot.publish();
                }
                let t8_2 = scratch.tile::<<T as __Elem>::Accum, 2>([BM as i64, 1]);
                let v28 = t3_2.load([d3_2, __Elem::min(b4_2, b4_2.wrapping_add(1))], <f32 as __Elem>::ZERO);
                let v13_2 = __Elem::to::<<T as __Elem>::Accum>(v28);
                __cpu::fill::<L, _, _>(t8_2, v13_2);
                __cpu::sized!((BM as i64) <= 13824, gemm_packed_b::<L, T, T, <T as __Elem>::Accum>(t6_2, t7_2, t8_2, true, scratch.rest()));
                let t9_2 = scratch.tile::<<T as __Elem>::Accum, 1>([BM as i64]);
                __cpu::copy::<L, _, _, _>(t5_2, t9_2, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t10_2 = scratch.tile::<f32, 1>([1]);
                let v29 = t3_2.load([b4_2, b4_2], <f32 as __Elem>::ZERO);
                let t4_2_at = t4_2.window([d3_2.wrapping_mul(BN as i64), b4_2.wrapping_mul(BM as i64), b4_2], [1, 1, 1]).squeeze([2]);
                __cpu::copy::<L, _, _, _>(t4_2_at, t10_2, __Elem::to::<f32>(__Elem::to::<T>(v29)));
                let t5_2_at = t5_2.window([n8_2.wrapping_mul(BM as i64)], [1]);
                __cpu::copy::<L, _, _, _>(t10_2, t5_2_at, <T as __Elem>::ZERO);
                for i14_2 in 0_i64..1 {
                    for i15_2 in 0_i64..(BN as i64) {
                        let v30 = 5_i64.wrapping_add(i14_2).wrapping_mul(5).wrapping_add(i15_2);
                        let v31 = v30.wrapping_mul(5);
                        let v32 = 5_i64.wrapping_add(i14_2).wrapping_mul(5).wrapping_add(i15_2);
                        let v33 = v32.wrapping_mul(5);
                        let t4_2_row_2 = t4_2.row(2, [i14_2, i15_2, 0], 1);
                        Self::parallel_11::<L, _>(level, 0, 1, t4_2_row_2.slice(0, 1), v31, v33, h2_2);
                    }
                }
                let t5_2_row_2 = t5_2.row(0, [0], BM as i64);
                Self::parallel_12::<L, _>(level, 0, BM as i64, t5_2_row_2.slice(0, BM as i64), h2_2);
                for i18_2 in 0_i64..(BM as i64) {
                    let v40 = 5_i64.wrapping_add(i18_2).wrapping_mul(5);
                    let v41 = 5_i64.wrapping_add(i18_2).wrapping_mul(5);
                    let t8_2_row = t8_2.row(1, [i18_2, 0], 1);
                    Self::parallel_13::<L, _>(level, 0, 1, t8_2_row.slice(0, 1), v40, v41, h2_2);
                }
                let t9_2_row = t9_2.row(0, [0], BM as i64);
                Self::parallel_14::<L, _>(level, 0, BM as i64, t9_2_row.slice(0, BM as i64), h2_2);
                let t10_2_row = t10_2.row(0, [0], 1);
                Self::parallel_15::<L, _>(level, 0, 1, t10_2_row.slice(0, 1), h2_2);
                let whole_2 = t3_2.has_rows(1, [b5_2, 0], [[0, 0], [0, 1]], [BM as i64, 1]) && t3_2.has_rows(1, [d3_2, 0], [[0, 0], [0, 1]], [BM as i64, 1]) && t3_2.has_rows(1, [2, 0], [[1, 0], [0, 1]], [BM as i64, 1]) && t3_2.has_rows(1, [4, 0], [[0, 0], [0, 1]], [BM as i64, 1]) && t3_2.has([0, d2_2], [[0, 1], [0, 0]], [BM as i64, 1]) && y1_2.has_rows(1, [b4_2.wrapping_mul(BM as i64), b5_2.wrapping_mul(1)], [[1, 0], [0, 1]], [BM as i64, 1]);
                if whole_2 {
                    for i22_2 in 0_i64..(BM as i64) {
                        let v50 = n8_2 != b4_2;
                        let v51 = __Elem::round::<L, false>(__Elem::to::<f32>(b4_2));
                        let t3_2_row_2 = t3_2.whole_row(1, [b5_2, 0], 1, 1);
                        let t3_2_row_3 = t3_2.whole_row(1, [d3_2, 0], 1, 1);
                        let t3_2_row_4 = t3_2.whole_row(1, [i22_2.wrapping_add(2), 0], 1, 1);
                        let t3_2_row_5 = t3_2.whole_row(1, [4, 0], 1, 1);
                        let t3_2_row_6 = t3_2.whole_row(0, [0, d2_2], 1, 1);
                        let y1_2_row = y1_2.whole_row(1, [b4_2.wrapping_mul(BM as i64).wrapping_add(i22_2), b5_2.wrapping_mul(1)], 1, 1);
                        Self::parallel_16::<L, true, _, _, _, _, _, _>(
                            level,
                            0,
                            1,
                            t3_2_row_2.slice(0, 1),
                            t3_2_row_3.slice(0, 1),
                            t3_2_row_4.slice(0, 1),
                            t3_2_row_5.slice(0, 1),
                            t3_2_row_6.strided(0),
                            y1_2_row.slice_mut(0, 1),
                            t3_2,
                            b5_2,
                            v51,
                            v50,
                        );
                    }
                } else {
                    for i22_2 in 0_i64..(BM as i64) {
                        let v50 = n8_2 != b4_2;
                        let v51 = __Elem::round::<L, false>(__Elem::to::<f32>(b4_2));
                        let t3_2_row_2 = t3_2.row(1, [b5_2, 0], 1);
                        let t3_2_row_3 = t3_2.row(1, [d3_2, 0], 1);
                        let t3_2_row_4 = t3_2.row(1, [i22_2.wrapping_add(2), 0], 1);
                        let t3_2_row_5 = t3_2.row(1, [4, 0], 1);
                        let t3_2_row_6 = t3_2.row(0, [0, d2_2], 1);
                        let y1_2_row = y1_2.row(1, [b4_2.wrapping_mul(BM as i64).wrapping_add(i22_2), b5_2.wrapping_mul(1)], 1);
                        let (from, to) = __cpu::common(1, [t3_2_row_2.unit_span(), t3_2_row_3.unit_span(), t3_2_row_4.unit_span(), t3_2_row_5.unit_span(), t3_2_row_6.span(), y1_2_row.unit_span()]);
                        Self::parallel_16::<L, false, _, _, _, _, _, _>(
                            level,
                            from,
                            to - from,
                            t3_2_row_2.slice(from, to - from),
                            t3_2_row_3.slice(from, to - from),
                            t3_2_row_4.slice(from, to - from),
                            t3_2_row_5.slice(from, to - from),
                            t3_2_row_6.strided(from),
                            y1_2_row.slice_mut(from, to - from),
                            t3_2,
                            b5_2,
                            v51,
                            v50,
                        );
                        if to - from < 1 {
                            for (start, end) in [(0, from), (to, 1)] {
                                Self::parallel_16::<L, false, _, _, _, _, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t3_2_row_2.guarded(start, <f32 as __Elem>::ZERO),
                                    t3_2_row_3.guarded(start, <f32 as __Elem>::ZERO),
                                    t3_2_row_4.guarded(start, <f32 as __Elem>::ZERO),
                                    t3_2_row_5.guarded(start, <f32 as __Elem>::ZERO),
                                    t3_2_row_6.guarded(start, <f32 as __Elem>::ZERO),
                                    y1_2_row.guarded(start, <f32 as __Elem>::ZERO),
                                    t3_2,
                                    b5_2,
                                    v51,
                                    v50,
                                );
                            }
                        }
                    }
                }
            }
        }
    }
}
