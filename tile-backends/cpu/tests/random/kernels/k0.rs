// Emitted from the random kernel of seed 0.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;

pub const SCALE_0: f64 = f64::from_bits(4618441417868443648);

#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<T: __Elem, const BM: usize>(::core::marker::PhantomData<(T,)>);

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<T: __Elem, const BM: usize> __Kernel<T, BM> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t4_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v1 = t4_row.get(lane);
                if v1 < (-3.0_f32) {
                    t4_row.set(lane, 1.0_f32);
                }
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        mut t5_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v2 = t5_row.get(lane);
                let v3 = t5_row.get(lane);
                if v2 >= v3 {
                    t5_row.set(lane, 0_u8);
                }
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<u8>, R1: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        t9_row: R0,
        mut t5_row_2: R1,
        v8: u8,
        v9: bool,
        v12: u8,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v13 = t9_row.get(lane);
                let v14 = t5_row_2.get(lane);
                let v15 = t5_row_2.get(lane);
                let v16 = __Elem::select(v9, v14, v15);
                let v17 = __Elem::div(v13, v8).wrapping_mul(v16).wrapping_mul(5_u8);
                t5_row_2.set(lane, __Elem::div(v17.wrapping_add(v12), 5_u8));
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::Row<u8>>(
        level: L,
        start: i64,
        count: i64,
        x0_row: R0,
        t9: __cpu::View<u8, 2>,
        i14: i64,
        v18: u8,
        v19: u8,
        x0: __cpu::View<u8, 3>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15 = start + lane as i64;
                let v20 = t9.load([i14, (BM as i64).wrapping_sub(i15)], <u8 as __Elem>::ZERO);
                let v21 = t9.load([i14, (BM as i64).wrapping_sub(i15)], <u8 as __Elem>::ZERO);
                let v22 = x0_row.get(lane);
                let v23 = t9.load([i14, (BM as i64).wrapping_sub(i15)], <u8 as __Elem>::ZERO);
                let v24 = x0.load([19, i14, __Elem::to::<i64>(v23)], <u8 as __Elem>::ZERO);
                let v25 = __Elem::select((v20 == v18) | (v21 != v19), v22, v24);
                t9.store([i14, (BM as i64).wrapping_sub(i15)], v25);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t4_row_2: R0,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17 = start + lane as i64;
                let v20 = t4_row_2.get(lane);
                let v21 = __Elem::to::<u64>(__Elem::to::<i64>(v20 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i17)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i17), 7_i64)], v21, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<u8>>(
        level: L,
        start: i64,
        count: i64,
        t5_row_3: R0,
        v22: i64,
        v23: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19 = start + lane as i64;
                let v24 = t5_row_3.get(lane);
                let v25 = __Elem::to::<u64>(v24).wrapping_mul(__Elem::to::<u64>(v23.wrapping_add(i19)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v22.wrapping_add(i19), 7_i64)], v25, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t6_row: R0,
        v26: i64,
        v27: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v28 = t6_row.get(lane);
                let v29 = __Elem::to::<u64>(v28).wrapping_mul(__Elem::to::<u64>(v27.wrapping_add(i21)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v26.wrapping_add(i21), 7_i64)], v29, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<u8>>(
        level: L,
        start: i64,
        count: i64,
        t9_row_2: R0,
        v30: i64,
        v31: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v32 = t9_row_2.get(lane);
                let v33 = __Elem::to::<u64>(v32).wrapping_mul(__Elem::to::<u64>(v31.wrapping_add(i23)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v30.wrapping_add(i23), 7_i64)], v33, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t10_row: R0,
        v34: i64,
        v35: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25 = start + lane as i64;
                let v36 = t10_row.get(lane);
                let v37 = __Elem::to::<u64>(v36).wrapping_mul(__Elem::to::<u64>(v35.wrapping_add(i25)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v34.wrapping_add(i25), 7_i64)], v37, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t4_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v40 = t4_2_row.get(lane);
                if v40 < (-3.0_f32) {
                    t4_2_row.set(lane, 1.0_f32);
                }
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        mut t5_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v41 = t5_2_row.get(lane);
                let v42 = t5_2_row.get(lane);
                if v41 >= v42 {
                    t5_2_row.set(lane, 0_u8);
                }
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<u8>, R1: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row: R0,
        mut t5_2_row_2: R1,
        v47: u8,
        v48: bool,
        v50: u8,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v51 = t9_2_row.get(lane);
                let v52 = t5_2_row_2.get(lane);
                let v53 = t5_2_row_2.get(lane);
                let v54 = __Elem::select(v48, v52, v53);
                let v55 = __Elem::div(v51, v47).wrapping_mul(v54).wrapping_mul(5_u8);
                t5_2_row_2.set(lane, __Elem::div(v55.wrapping_add(v50), 5_u8));
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::Row<u8>>(
        level: L,
        start: i64,
        count: i64,
        x0_2_row: R0,
        t9_2: __cpu::View<u8, 2>,
        i14_2: i64,
        v56: u8,
        v57: u8,
        x0_2: __cpu::View<u8, 3>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15 = start + lane as i64;
                let v58 = t9_2.load([i14_2, (BM as i64).wrapping_sub(i15)], <u8 as __Elem>::ZERO);
                let v59 = t9_2.load([i14_2, (BM as i64).wrapping_sub(i15)], <u8 as __Elem>::ZERO);
                let v60 = x0_2_row.get(lane);
                let v61 = t9_2.load([i14_2, (BM as i64).wrapping_sub(i15)], <u8 as __Elem>::ZERO);
                let v62 = x0_2.load([19, i14_2, __Elem::to::<i64>(v61)], <u8 as __Elem>::ZERO);
                let v63 = __Elem::select((v58 == v56) | (v59 != v57), v60, v62);
                t9_2.store([i14_2, (BM as i64).wrapping_sub(i15)], v63);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t4_2_row_2: R0,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17_2 = start + lane as i64;
                let v58 = t4_2_row_2.get(lane);
                let v59 = __Elem::to::<u64>(__Elem::to::<i64>(v58 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i17_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i17_2), 7_i64)], v59);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<u8>>(
        level: L,
        start: i64,
        count: i64,
        t5_2_row_3: R0,
        v60: i64,
        v61: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19_2 = start + lane as i64;
                let v62 = t5_2_row_3.get(lane);
                let v63 = __Elem::to::<u64>(v62).wrapping_mul(__Elem::to::<u64>(v61.wrapping_add(i19_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v60.wrapping_add(i19_2), 7_i64)], v63);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row: R0,
        v64: i64,
        v65: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21_2 = start + lane as i64;
                let v66 = t6_2_row.get(lane);
                let v67 = __Elem::to::<u64>(v66).wrapping_mul(__Elem::to::<u64>(v65.wrapping_add(i21_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v64.wrapping_add(i21_2), 7_i64)], v67);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<u8>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row_2: R0,
        v68: i64,
        v69: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23_2 = start + lane as i64;
                let v70 = t9_2_row_2.get(lane);
                let v71 = __Elem::to::<u64>(v70).wrapping_mul(__Elem::to::<u64>(v69.wrapping_add(i23_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v68.wrapping_add(i23_2), 7_i64)], v71);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t10_2_row: R0,
        v72: i64,
        v73: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25_2 = start + lane as i64;
                let v74 = t10_2_row.get(lane);
                let v75 = __Elem::to::<u64>(v74).wrapping_mul(__Elem::to::<u64>(v73.wrapping_add(i25_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v72.wrapping_add(i25_2), 7_i64)], v75);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<T: __Elem, const BM: usize> __cpu::Kernel for __Kernel<T, BM> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_0", args);
        let d1 = plan.extent(0, 0);
        plan.expect("x0", 0, 1, 2 * BM as i64)?;
        plan.expect("x0", 0, 2, d1)?;
        let d2 = plan.extent(1, 0);
        plan.expect("y1", 1, 1, d2)?;
        plan.expect("y1", 1, 2, BM as i64)?;
        plan.expect("y2", 2, 0, d2)?;
        plan.expect("y2", 2, 1, d2)?;
        plan.expect("y2", 2, 2, BM as i64)?;
        plan.expect("h3", 3, 0, 7)?;
        let v0 = d2.wrapping_add(BM as i64);
        let v1 = v0.wrapping_sub(1);
        let v2 = __Elem::div(v1, BM as i64);
        let v3 = d2.wrapping_add(BM as i64 + 1);
        let v4 = v3.wrapping_sub(1);
        let v5 = __Elem::div(v4, BM as i64 + 1);
        plan.value(d1);
        plan.value(d2);
        plan.panels(0, [1, 2 * BM as i64, 2 * BM as i64], 0b010, [2 * BM as i64, 2 * BM as i64], __cpu::panel_a_bytes::<u8, u8, i32>);
        plan.panels(0, [1, 2 * BM as i64, 2 * BM as i64], 0b010, [2 * BM as i64, 2 * BM as i64], __cpu::panel_b_bytes::<u8, u8, i32>);
        plan.finish([1, v2, v5])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f32, 1>([2 * BM as i64]);
        size.tile::<u8, 2>([BM as i64, BM as i64]);
        size.tile::<i32, 2>([2 * BM as i64, 2 * BM as i64]);
        size.panel_a::<L, u8, u8, i32>(2 * BM as i64, 2 * BM as i64);
        size.panel_b::<L, u8, u8, i32>(2 * BM as i64, 2 * BM as i64);
        size.gemm::<L, u8, u8, i32>(2 * BM as i64, 2 * BM as i64, 2 * BM as i64);
        size.tile::<u8, 2>([1, BM as i64]);
        size.tile::<i32, 2>([1, 2 * BM as i64]);
        size.tile::<T, 3>([BM as i64, BM as i64 + 1, BM as i64]);
        size.tile::<<T as __Elem>::Accum, 3>([BM as i64, BM as i64 + 1, BM as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<u8, 3>(call, 0);
            let y1 = __cpu::tensor::<T, 3>(call, 1);
            let y2 = __cpu::tensor::<<T as __Elem>::Accum, 3>(call, 2);
            let h3 = __cpu::tensor::<u64, 1>(call, 3);
            let _p5 = __cpu::scalar::<i64>(call.args, 4);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let panels_1 = __cpu::PanelCache::new::<L>(call, 1);
            let d1 = __cpu::value::<i64>(call, 0);
            let d2 = __cpu::value::<i64>(call, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, b3, b4] = block.index;
                let mut scratch = block.scratch;
                let t4 = scratch.tile::<f32, 1>([2 * BM as i64]);
                let v0 = __Elem::rem(b3.wrapping_mul(2 * BM as i64).wrapping_add(_p5), 2 * BM as i64);
                let x0_at = x0.window([_p5.wrapping_mul(BM as i64), _p5.wrapping_mul(BM as i64), v0], [2 * BM as i64, 1, 1]).squeeze([0]);
                __cpu::copy::<L, _, _, _>(x0_at, t4, <f32 as __Elem>::ZERO);
                let t5 = scratch.tile::<u8, 2>([BM as i64, BM as i64]);
                let x0_at_2 = x0.window([_p5.wrapping_mul(BM as i64 + 1), _p5.wrapping_mul(BM as i64 + 1), b4.wrapping_mul(BM as i64)], [BM as i64, BM as i64, 1]).squeeze([0, 1]);
                __cpu::copy::<L, _, _, _>(x0_at_2, t5, <u8 as __Elem>::ZERO);
                let t4_row = t4.row(0, [0], __Elem::min(d1, 2 * BM as i64));
                let (from, to) = __cpu::common(__Elem::min(d1, 2 * BM as i64), [t4_row.unit_span()]);
                Self::parallel::<L, _>(level, from, to - from, t4_row.slice_mut(from, to - from));
                if to - from < __Elem::min(d1, 2 * BM as i64) {
                    for (start, end) in [(0, from), (to, __Elem::min(d1, 2 * BM as i64))] {
                        Self::parallel::<L, _>(
                            level,
                            start,
                            end - start,
                            t4_row.guarded(start, <f32 as __Elem>::ZERO),
                        );
                    }
                }
                let whole = t5.has([0, 0], [[2, 0], [0, 2]], [BM as i64, BM as i64]);
                if whole {
                    for i7 in 0_i64..(BM as i64) {
                        let t5_row = t5.whole_row(1, [i7.wrapping_mul(2), 0], BM as i64, 2);
                        Self::parallel_2::<L, true, _>(level, 0, BM as i64, t5_row.strided(0));
                    }
                } else {
                    for i7 in 0_i64..(BM as i64) {
                        let t5_row = t5.row_by(1, [i7.wrapping_mul(2), 0], BM as i64, 2);
                        let (from, to) = __cpu::common(BM as i64, [t5_row.span()]);
                        Self::parallel_2::<L, false, _>(level, from, to - from, t5_row.strided(from));
                        if to - from < BM as i64 {
                            for (start, end) in [(0, from), (to, BM as i64)] {
                                Self::parallel_2::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    t5_row.guarded(start, <u8 as __Elem>::ZERO),
                                );
                            }
                        }
                    }
                }
                let t6 = scratch.tile::<i32, 2>([2 * BM as i64, 2 * BM as i64]);
                __cpu::fill::<L, _, _>(t6, 0_i32);
                let t7_own = scratch.panel_a::<L, u8, u8, i32>(2 * BM as i64, 2 * BM as i64);
                let t8_own = scratch.panel_b::<L, u8, u8, i32>(2 * BM as i64, 2 * BM as i64);
                for k9 in 0_i64..3 {
                    let v2 = x0.load([_p5, _p5, b3], <u8 as __Elem>::ZERO);
                    let v3 = x0.load([_p5, _p5, __Elem::to::<i64>(v2)], <u8 as __Elem>::ZERO);
                    let x0_at_3 = x0.window([__Elem::to::<i64>(v3), _p5.wrapping_mul(BM as i64), k9.wrapping_mul(2 * BM as i64)], [1, 2 * BM as i64, 2 * BM as i64]);
                    let t7_slot = panels_0.slot([__Elem::to::<i64>(v3), _p5.wrapping_mul(BM as i64), k9.wrapping_mul(2 * BM as i64)], t7_own);
                    let v4 = t5.load([x0.extent[2], 0], <u8 as __Elem>::ZERO);
                    let x0_at_4 = x0.window([__Elem::to::<i64>(v4), k9.wrapping_mul(2 * BM as i64), b3], [1, 2 * BM as i64, 2 * BM as i64]);
                    let t8_slot = panels_1.slot([__Elem::to::<i64>(v4), k9.wrapping_mul(2 * BM as i64), b3], t8_own);
                    __cpu::gemm_packed::<L, _, _, u8, u8, i32>(__cpu::Operand::Fresh(x0_at_3.squeeze([1, 2]), <u8 as __Elem>::ZERO, t7_slot), __cpu::Operand::Fresh(x0_at_4.squeeze([1, 2]), <u8 as __Elem>::ZERO, t8_slot), t6, 2 * BM as i64, true, __cpu::Ahead::new([]));
                }
                let mut v10 = <u8 as __Elem>::ZERO;
                v10 = 3_u8;
                for k11 in 0_i64..3 {
                    let v5 = v10;
                    let v6 = x0.load([_p5, _p5, d2], <u8 as __Elem>::ZERO);
                    let v7 = x0.load([d2, _p5, b3], <u8 as __Elem>::ZERO);
                    v10 = v5.wrapping_add(__Elem::abs(v6) | v7);
                }
                let t9 = scratch.tile::<u8, 2>([1, BM as i64]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 2>(t5, 0, t9, false, <u8 as __Elem>::ZERO);
                let t10 = scratch.tile::<i32, 2>([1, 2 * BM as i64]);
                __cpu::reduce::<L, __cpu::reduce::AbsSum, _, _, 2>(t6, 0, t10, false, <i32 as __Elem>::ZERO);
                for i12 in 0_i64..(BM as i64) {
                    let v8 = t9.load([i12, 0], <u8 as __Elem>::ZERO);
                    let v9 = 5 <= 5;
                    let v11 = __Elem::div(i12, 3_i64).wrapping_mul(2 * BM as i64).wrapping_add(i12);
                    let v12 = t9.load([i12, __Elem::div(v11, 2 * BM as i64)], <u8 as __Elem>::ZERO);
                    let t9_row = t9.row(1, [0, 0], BM as i64);
                    let t5_row_2 = t5.row(0, [0, i12], BM as i64);
                    Self::parallel_3::<L, _, _>(
                        level,
                        0,
                        BM as i64,
                        t9_row.slice(0, BM as i64),
                        t5_row_2.strided(0),
                        v8,
                        v9,
                        v12,
                    );
                }
                let whole_2 = x0.has([b3, 0, 0], [[0, 0], [0, 1], [1, 0]], [1, BM as i64]);
                if whole_2 {
                    for i14 in 0_i64..1 {
                        let v18 = v10;
                        let v19 = v10;
                        let x0_row = x0.whole_row(1, [b3, 0, i14], BM as i64, 1);
                        Self::parallel_4::<L, true, _>(
                            level,
                            0,
                            BM as i64,
                            x0_row.strided(0),
                            t9,
                            i14,
                            v18,
                            v19,
                            x0,
                        );
                    }
                } else {
                    for i14 in 0_i64..1 {
                        let v18 = v10;
                        let v19 = v10;
                        let x0_row = x0.row(1, [b3, 0, i14], BM as i64);
                        let (from, to) = __cpu::common(BM as i64, [x0_row.span()]);
                        Self::parallel_4::<L, false, _>(
                            level,
                            from,
                            to - from,
                            x0_row.strided(from),
                            t9,
                            i14,
                            v18,
                            v19,
                            x0,
                        );
                        if to - from < BM as i64 {
                            for (start, end) in [(0, from), (to, BM as i64)] {
                                Self::parallel_4::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    x0_row.guarded(start, <u8 as __Elem>::ZERO),
                                    t9,
                                    i14,
                                    v18,
                                    v19,
                                    x0,
                                );
                            }
                        }
                    }
                }
                let t4_row_2 = t4.row(0, [0], 2 * BM as i64);
                Self::parallel_5::<L, _>(level, 0, 2 * BM as i64, t4_row_2.slice(0, 2 * BM as i64), h3);
                for i18 in 0_i64..(BM as i64) {
                    let v22 = 5_i64.wrapping_add(i18).wrapping_mul(5);
                    let v23 = 5_i64.wrapping_add(i18).wrapping_mul(5);
                    let t5_row_3 = t5.row(1, [i18, 0], BM as i64);
                    Self::parallel_6::<L, _>(level, 0, BM as i64, t5_row_3.slice(0, BM as i64), v22, v23, h3);
                }
                for i20 in 0_i64..(2 * BM as i64) {
                    let v26 = 5_i64.wrapping_add(i20).wrapping_mul(5);
                    let v27 = 5_i64.wrapping_add(i20).wrapping_mul(5);
                    let t6_row = t6.row(1, [i20, 0], 2 * BM as i64);
                    Self::parallel_7::<L, _>(level, 0, 2 * BM as i64, t6_row.slice(0, 2 * BM as i64), v26, v27, h3);
                }
                for i22 in 0_i64..1 {
                    let v30 = 5_i64.wrapping_add(i22).wrapping_mul(5);
                    let v31 = 5_i64.wrapping_add(i22).wrapping_mul(5);
                    let t9_row_2 = t9.row(1, [i22, 0], BM as i64);
                    Self::parallel_8::<L, _>(level, 0, BM as i64, t9_row_2.slice(0, BM as i64), v30, v31, h3);
                }
                for i24 in 0_i64..1 {
                    let v34 = 5_i64.wrapping_add(i24).wrapping_mul(5);
                    let v35 = 5_i64.wrapping_add(i24).wrapping_mul(5);
                    let t10_row = t10.row(1, [i24, 0], 2 * BM as i64);
                    Self::parallel_9::<L, _>(
                        level,
                        0,
                        2 * BM as i64,
                        t10_row.slice(0, 2 * BM as i64),
                        v34,
                        v35,
                        h3,
                    );
                }
                let t11 = scratch.tile::<T, 3>([BM as i64, BM as i64 + 1, BM as i64]);
                let v38 = t5.load([d1, 0], <u8 as __Elem>::ZERO);
                let x0_at_5 = x0.window([__Elem::to::<i64>(v38).wrapping_add(3), _p5, 15], [BM as i64, BM as i64, BM as i64 + 1]);
                let x0_at_5_at = x0_at_5.permute([1, 2, 0]);
                __cpu::copy::<L, _, _, _>(x0_at_5_at, t11, <T as __Elem>::ZERO);
                let y1_at = y1.window([b3.wrapping_mul(BM as i64), b4.wrapping_mul(BM as i64 + 1), 0], [BM as i64, BM as i64 + 1, BM as i64]);
                __cpu::copy::<L, _, _, _>(t11, y1_at, <T as __Elem>::ZERO);
                let t12 = scratch.tile::<<T as __Elem>::Accum, 3>([BM as i64, BM as i64 + 1, BM as i64]);
                let x0_at_6 = x0.window([b3.wrapping_mul(2 * BM as i64), _p5.wrapping_mul(BM as i64), _p5.wrapping_mul(BM as i64 + 1)], [BM as i64, BM as i64 + 1, BM as i64]);
                __cpu::copy::<L, _, _, _>(x0_at_6, t12, <<T as __Elem>::Accum as __Elem>::ZERO);
                let y2_at = y2.window([b3.wrapping_mul(BM as i64), b4.wrapping_mul(BM as i64 + 1), 0], [BM as i64, BM as i64 + 1, BM as i64]);
                __cpu::copy::<L, _, _, _>(t12, y2_at, <<T as __Elem>::Accum as __Elem>::ZERO);
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<u8, 3>(call, 0);
            let y1_2 = __cpu::tensor::<T, 3>(call, 1);
            let y2_2 = __cpu::tensor::<<T as __Elem>::Accum, 3>(call, 2);
            let h3_2 = __cpu::tensor::<u64, 1>(call, 3);
            let _p5_2 = __cpu::scalar::<i64>(call.args, 4);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let panels_1 = __cpu::PanelCache::new::<L>(call, 1);
            let d1_2 = __cpu::value::<i64>(call, 0);
            let d2_2 = __cpu::value::<i64>(call, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, b3_2, b4_2] = block.index;
                let mut scratch = block.scratch;
                let t4_2 = scratch.tile::<f32, 1>([2 * BM as i64]);
                let v39 = __Elem::rem(b3_2.wrapping_mul(2 * BM as i64).wrapping_add(_p5_2), 2 * BM as i64);
                let x0_2_at = x0_2.window([_p5_2.wrapping_mul(BM as i64), _p5_2.wrapping_mul(BM as i64), v39], [2 * BM as i64, 1, 1]).squeeze([0]);
                __cpu::copy::<L, _, _, _>(x0_2_at, t4_2, <f32 as __Elem>::ZERO);
                let t5_2 = scratch.tile::<u8, 2>([BM as i64, BM as i64]);
                let x0_2_at_2 = x0_2.window([_p5_2.wrapping_mul(BM as i64 + 1), _p5_2.wrapping_mul(BM as i64 + 1), b4_2.wrapping_mul(BM as i64)], [BM as i64, BM as i64, 1]).squeeze([0, 1]);
                __cpu::copy::<L, _, _, _>(x0_2_at_2, t5_2, <u8 as __Elem>::ZERO);
                let t4_2_row = t4_2.row(0, [0], __Elem::min(d1_2, 2 * BM as i64));
                let (from, to) = __cpu::common(__Elem::min(d1_2, 2 * BM as i64), [t4_2_row.unit_span()]);
                Self::parallel_10::<L, _>(level, from, to - from, t4_2_row.slice_mut(from, to - from));
                if to - from < __Elem::min(d1_2, 2 * BM as i64) {
                    for (start, end) in [(0, from), (to, __Elem::min(d1_2, 2 * BM as i64))] {
                        Self::parallel_10::<L, _>(
                            level,
                            start,
                            end - start,
                            t4_2_row.guarded(start, <f32 as __Elem>::ZERO),
                        );
                    }
                }
                let whole_3 = t5_2.has([0, 0], [[2, 0], [0, 2]], [BM as i64, BM as i64]);
                if whole_3 {
                    for i7_2 in 0_i64..(BM as i64) {
                        let t5_2_row = t5_2.whole_row(1, [i7_2.wrapping_mul(2), 0], BM as i64, 2);
                        Self::parallel_11::<L, true, _>(level, 0, BM as i64, t5_2_row.strided(0));
                    }
                } else {
                    for i7_2 in 0_i64..(BM as i64) {
                        let t5_2_row = t5_2.row_by(1, [i7_2.wrapping_mul(2), 0], BM as i64, 2);
                        let (from, to) = __cpu::common(BM as i64, [t5_2_row.span()]);
                        Self::parallel_11::<L, false, _>(level, from, to - from, t5_2_row.strided(from));
                        if to - from < BM as i64 {
                            for (start, end) in [(0, from), (to, BM as i64)] {
                                Self::parallel_11::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    t5_2_row.guarded(start, <u8 as __Elem>::ZERO),
                                );
                            }
                        }
                    }
                }
                let t6_2 = scratch.tile::<i32, 2>([2 * BM as i64, 2 * BM as i64]);
                __cpu::fill::<L, _, _>(t6_2, 0_i32);
                let t7_2_own = scratch.panel_a::<L, u8, u8, i32>(2 * BM as i64, 2 * BM as i64);
                let t8_2_own = scratch.panel_b::<L, u8, u8, i32>(2 * BM as i64, 2 * BM as i64);
                for k9_2 in 0_i64..3 {
                    let v41 = x0_2.load([_p5_2, _p5_2, b3_2], <u8 as __Elem>::ZERO);
                    let v42 = x0_2.load([_p5_2, _p5_2, __Elem::to::<i64>(v41)], <u8 as __Elem>::ZERO);
                    let x0_2_at_3 = x0_2.window([__Elem::to::<i64>(v42), _p5_2.wrapping_mul(BM as i64), k9_2.wrapping_mul(2 * BM as i64)], [1, 2 * BM as i64, 2 * BM as i64]);
                    let t7_2_slot = panels_0.slot([__Elem::to::<i64>(v42), _p5_2.wrapping_mul(BM as i64), k9_2.wrapping_mul(2 * BM as i64)], t7_2_own);
                    let v43 = t5_2.load([x0_2.extent[2], 0], <u8 as __Elem>::ZERO);
                    let x0_2_at_4 = x0_2.window([__Elem::to::<i64>(v43), k9_2.wrapping_mul(2 * BM as i64), b3_2], [1, 2 * BM as i64, 2 * BM as i64]);
                    let t8_2_slot = panels_1.slot([__Elem::to::<i64>(v43), k9_2.wrapping_mul(2 * BM as i64), b3_2], t8_2_own);
                    __cpu::gemm_packed::<L, _, _, u8, u8, i32>(__cpu::Operand::Fresh(x0_2_at_3.squeeze([1, 2]), <u8 as __Elem>::ZERO, t7_2_slot), __cpu::Operand::Fresh(x0_2_at_4.squeeze([1, 2]), <u8 as __Elem>::ZERO, t8_2_slot), t6_2, 2 * BM as i64, true, __cpu::Ahead::new([]));
                }
                let mut v10_2 = <u8 as __Elem>::ZERO;
                v10_2 = 3_u8;
                for k11_2 in 0_i64..3 {
                    let v44 = v10_2;
                    let v45 = x0_2.load([_p5_2, _p5_2, d2_2], <u8 as __Elem>::ZERO);
                    let v46 = x0_2.load([d2_2, _p5_2, b3_2], <u8 as __Elem>::ZERO);
                    v10_2 = v44.wrapping_add(__Elem::abs(v45) | v46);
                }
                let t9_2 = scratch.tile::<u8, 2>([1, BM as i64]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 2>(t5_2, 0, t9_2, false, <u8 as __Elem>::ZERO);
                let t10_2 = scratch.tile::<i32, 2>([1, 2 * BM as i64]);
                __cpu::reduce::<L, __cpu::reduce::AbsSum, _, _, 2>(t6_2, 0, t10_2, false, <i32 as __Elem>::ZERO);
                for i12_2 in 0_i64..(BM as i64) {
                    let v47 = t9_2.load([i12_2, 0], <u8 as __Elem>::ZERO);
                    let v48 = 5 <= 5;
                    let v49 = __Elem::div(i12_2, 3_i64).wrapping_mul(2 * BM as i64).wrapping_add(i12_2);
                    let v50 = t9_2.load([i12_2, __Elem::div(v49, 2 * BM as i64)], <u8 as __Elem>::ZERO);
                    let t9_2_row = t9_2.row(1, [0, 0], BM as i64);
                    let t5_2_row_2 = t5_2.row(0, [0, i12_2], BM as i64);
                    Self::parallel_12::<L, _, _>(
                        level,
                        0,
                        BM as i64,
                        t9_2_row.slice(0, BM as i64),
                        t5_2_row_2.strided(0),
                        v47,
                        v48,
                        v50,
                    );
                }
                let whole_4 = x0_2.has([b3_2, 0, 0], [[0, 0], [0, 1], [1, 0]], [1, BM as i64]);
                if whole_4 {
                    for i14_2 in 0_i64..1 {
                        let v56 = v10_2;
                        let v57 = v10_2;
                        let x0_2_row = x0_2.whole_row(1, [b3_2, 0, i14_2], BM as i64, 1);
                        Self::parallel_13::<L, true, _>(
                            level,
                            0,
                            BM as i64,
                            x0_2_row.strided(0),
                            t9_2,
                            i14_2,
                            v56,
                            v57,
                            x0_2,
                        );
                    }
                } else {
                    for i14_2 in 0_i64..1 {
                        let v56 = v10_2;
                        let v57 = v10_2;
                        let x0_2_row = x0_2.row(1, [b3_2, 0, i14_2], BM as i64);
                        let (from, to) = __cpu::common(BM as i64, [x0_2_row.span()]);
                        Self::parallel_13::<L, false, _>(
                            level,
                            from,
                            to - from,
                            x0_2_row.strided(from),
                            t9_2,
                            i14_2,
                            v56,
                            v57,
                            x0_2,
                        );
                        if to - from < BM as i64 {
                            for (start, end) in [(0, from), (to, BM as i64)] {
                                Self::parallel_13::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    x0_2_row.guarded(start, <u8 as __Elem>::ZERO),
                                    t9_2,
                                    i14_2,
                                    v56,
                                    v57,
                                    x0_2,
                                );
                            }
                        }
                    }
                }
                let t4_2_row_2 = t4_2.row(0, [0], 2 * BM as i64);
                Self::parallel_14::<L, _>(level, 0, 2 * BM as i64, t4_2_row_2.slice(0, 2 * BM as i64), h3_2);
                for i18_2 in 0_i64..(BM as i64) {
                    let v60 = 5_i64.wrapping_add(i18_2).wrapping_mul(5);
                    let v61 = 5_i64.wrapping_add(i18_2).wrapping_mul(5);
                    let t5_2_row_3 = t5_2.row(1, [i18_2, 0], BM as i64);
                    Self::parallel_15::<L, _>(level, 0, BM as i64, t5_2_row_3.slice(0, BM as i64), v60, v61, h3_2);
                }
                for i20_2 in 0_i64..(2 * BM as i64) {
                    let v64 = 5_i64.wrapping_add(i20_2).wrapping_mul(5);
                    let v65 = 5_i64.wrapping_add(i20_2).wrapping_mul(5);
                    let t6_2_row = t6_2.row(1, [i20_2, 0], 2 * BM as i64);
                    Self::parallel_16::<L, _>(
                        level,
                        0,
                        2 * BM as i64,
                        t6_2_row.slice(0, 2 * BM as i64),
                        v64,
                        v65,
                        h3_2,
                    );
                }
                for i22_2 in 0_i64..1 {
                    let v68 = 5_i64.wrapping_add(i22_2).wrapping_mul(5);
                    let v69 = 5_i64.wrapping_add(i22_2).wrapping_mul(5);
                    let t9_2_row_2 = t9_2.row(1, [i22_2, 0], BM as i64);
                    Self::parallel_17::<L, _>(level, 0, BM as i64, t9_2_row_2.slice(0, BM as i64), v68, v69, h3_2);
                }
                for i24_2 in 0_i64..1 {
                    let v72 = 5_i64.wrapping_add(i24_2).wrapping_mul(5);
                    let v73 = 5_i64.wrapping_add(i24_2).wrapping_mul(5);
                    let t10_2_row = t10_2.row(1, [i24_2, 0], 2 * BM as i64);
                    Self::parallel_18::<L, _>(
                        level,
                        0,
                        2 * BM as i64,
                        t10_2_row.slice(0, 2 * BM as i64),
                        v72,
                        v73,
                        h3_2,
                    );
                }
                let t11_2 = scratch.tile::<T, 3>([BM as i64, BM as i64 + 1, BM as i64]);
                let v76 = t5_2.load([d1_2, 0], <u8 as __Elem>::ZERO);
                let x0_2_at_5 = x0_2.window([__Elem::to::<i64>(v76).wrapping_add(3), _p5_2, 15], [BM as i64, BM as i64, BM as i64 + 1]);
                let x0_2_at_5_at = x0_2_at_5.permute([1, 2, 0]);
                __cpu::copy::<L, _, _, _>(x0_2_at_5_at, t11_2, <T as __Elem>::ZERO);
                let y1_2_at = y1_2.window([b3_2.wrapping_mul(BM as i64), b4_2.wrapping_mul(BM as i64 + 1), 0], [BM as i64, BM as i64 + 1, BM as i64]);
                __cpu::copy::<L, _, _, _>(t11_2, y1_2_at, <T as __Elem>::ZERO);
                let t12_2 = scratch.tile::<<T as __Elem>::Accum, 3>([BM as i64, BM as i64 + 1, BM as i64]);
                let x0_2_at_6 = x0_2.window([b3_2.wrapping_mul(2 * BM as i64), _p5_2.wrapping_mul(BM as i64), _p5_2.wrapping_mul(BM as i64 + 1)], [BM as i64, BM as i64 + 1, BM as i64]);
                __cpu::copy::<L, _, _, _>(x0_2_at_6, t12_2, <<T as __Elem>::Accum as __Elem>::ZERO);
                let y2_2_at = y2_2.window([b3_2.wrapping_mul(BM as i64), b4_2.wrapping_mul(BM as i64 + 1), 0], [BM as i64, BM as i64 + 1, BM as i64]);
                __cpu::copy::<L, _, _, _>(t12_2, y2_2_at, <<T as __Elem>::Accum as __Elem>::ZERO);
            }
        }
    }
}
