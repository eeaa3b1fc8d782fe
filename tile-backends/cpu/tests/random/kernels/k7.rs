// Emitted from the random kernel of seed 7.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize, const BN: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize, const BN: usize> __Kernel<BM, BN> {
    #[inline(always)]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t5_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t5_row.set(lane, <__cpu::bf16 as __Elem>::ZERO);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_2<
        L: __cpu::Level,
        R0: __cpu::row::Row<i8>,
        R1: __cpu::row::RowMut<__cpu::bf16>,
        R2: __cpu::row::Row<__cpu::bf16>,
        R3: __cpu::row::Row<__cpu::bf16>,
    >(
        level: L,
        start: i64,
        count: i64,
        x1_row: R0,
        mut t6_row: R1,
        t5_row_2: R2,
        t5_row_3: R3,
        t5: __cpu::View<__cpu::bf16, 2>,
        i13: i64,
        v2: __cpu::bf16,
        v3: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14 = start + lane as i64;
                let v4 = x1_row.get(lane);
                let v5 = t5.load([__Elem::to::<i64>(v4), i13], <__cpu::bf16 as __Elem>::ZERO);
                let v6 = t6_row.get(lane);
                let v7 = t5.load([i14, i14], <__cpu::bf16 as __Elem>::ZERO);
                let v8 = t5_row_2.get(lane);
                let v9 = t6_row.get(lane);
                let v10 = t5_row_3.get(lane);
                let v11 = __Elem::mul(__Elem::add(__Elem::max(v5, v2), __Elem::add(v6, v7)), __Elem::add(__Elem::sub(v8, v9), __Elem::add(v3, v10)));
                t6_row.set(lane, v11);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_row_2: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v12 = t6_row_2.get(lane);
                t6_row_2.set(lane, v12);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>, R1: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        x0_row: R0,
        mut t9_row: R1,
        t6: __cpu::View<__cpu::bf16, 2>,
        v22: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v23 = t6.load_inside([i23, i23]);
                if __Elem::is_nan(v23) {
                    t9_row.set(lane, v22);
                }
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t9_row_2: R0,
        v24: i64,
        v25: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26 = start + lane as i64;
                let v26 = t9_row_2.get(lane);
                let v27 = __Elem::to::<u64>(v26).wrapping_mul(__Elem::to::<u64>(v25.wrapping_add(i26)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v24.wrapping_add(i26), 7_i64)], v27, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t10_row: R0,
        v28: i64,
        v29: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28 = start + lane as i64;
                let v30 = t10_row.get(lane);
                let v31 = __Elem::to::<u64>(__Elem::to::<i64>(v30 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v29.wrapping_add(i28)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v28.wrapping_add(i28), 7_i64)], v31, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t7_row: R0,
        v32: i64,
        v33: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30 = start + lane as i64;
                let v34 = t7_row.get(lane);
                let v35 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v34) * 16.0_f32));
                let v36 = v35.wrapping_mul(__Elem::to::<u64>(v33.wrapping_add(i30)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v32.wrapping_add(i30), 7_i64)], v36, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        v37: i64,
        v38: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i32 = start + lane as i64;
                let v39 = t8_row.get(lane);
                let v40 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v39) * 16.0_f32));
                let v41 = v40.wrapping_mul(__Elem::to::<u64>(v38.wrapping_add(i32)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v37.wrapping_add(i32), 7_i64)], v41, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t5_row_4: R0,
        v44: i64,
        v45: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i34 = start + lane as i64;
                let v46 = t5_row_4.get(lane);
                let v47 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v46) * 16.0_f32));
                let v48 = v47.wrapping_mul(__Elem::to::<u64>(v45.wrapping_add(i34)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v44.wrapping_add(i34), 7_i64)], v48, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_3: R0,
        v49: i64,
        v50: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i36 = start + lane as i64;
                let v51 = t6_row_3.get(lane);
                let v52 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v51) * 16.0_f32));
                let v53 = v52.wrapping_mul(__Elem::to::<u64>(v50.wrapping_add(i36)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v49.wrapping_add(i36), 7_i64)], v53, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_2: R0,
        v54: i64,
        v55: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i38 = start + lane as i64;
                let v56 = t7_row_2.get(lane);
                let v57 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v56) * 16.0_f32));
                let v58 = v57.wrapping_mul(__Elem::to::<u64>(v55.wrapping_add(i38)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v54.wrapping_add(i38), 7_i64)], v58, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>, R1: __cpu::row::RowMut<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        x0_row_2: R0,
        mut y2_row: R1,
        b8: i64,
        v59: bool,
        i40: i64,
        x0: __cpu::View<__cpu::f16, 3>,
        d2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i41 = start + lane as i64;
                let mut s42 = <__cpu::f16 as __Elem>::ZERO;
                s42 = <__cpu::f16 as __Elem>::ZERO;
                for k43 in 0_i64..1 {
                    let v60 = s42;
                    let v61 = x0.load([k43, k43, d2], <__cpu::f16 as __Elem>::ZERO);
                    let v62 = __Elem::select(i40 > i41, v61, <__cpu::f16 as __Elem>::of_i64(-4));
                    let v63 = x0_row_2.get(lane);
                    let v64 = __Elem::add(v60, __Elem::select((b8 > i41) | v59, v62, v63));
                    s42 = v64;
                }
                let v65 = s42;
                y2_row.set(lane, v65);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::RowMut<i8>>(
        level: L,
        start: i64,
        count: i64,
        mut y3_row: R0,
        v67: i8,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y3_row.set(lane, v67);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize, const BN: usize> __cpu::Kernel for __Kernel<BM, BN> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_7", args);
        let d1 = plan.extent(0, 0);
        let d2 = plan.extent(0, 1);
        plan.expect("x0", 0, 2, 2 * BN as i64)?;
        let d3 = plan.extent(1, 0);
        let d4 = plan.extent(1, 1);
        let d5 = plan.extent(1, 2);
        let d6 = plan.extent(2, 0);
        plan.expect("y2", 2, 1, d3)?;
        let d7 = plan.extent(2, 2);
        plan.expect("y3", 3, 0, d6)?;
        plan.expect("y3", 3, 1, d3)?;
        plan.expect("y3", 3, 2, d7)?;
        plan.expect("h4", 4, 0, 7)?;
        let v0 = d3 < 100;
        plan.require(v0, "extents are below 100")?;
        let v1 = d6.wrapping_add(BN as i64);
        let v2 = v1.wrapping_sub(1);
        let v3 = __Elem::div(v2, BN as i64);
        let v4 = d3.wrapping_add(BM as i64);
        let v5 = v4.wrapping_sub(1);
        let v6 = __Elem::div(v5, BM as i64);
        let v7 = d7.wrapping_add(BM as i64);
        let v8 = v7.wrapping_sub(1);
        let v9 = __Elem::div(v8, BM as i64);
        plan.value(d5);
        plan.value(d3);
        plan.value(d4);
        plan.value(d7);
        plan.value(d6);
        plan.value(d2);
        plan.panels(0, [1, BM as i64, BN as i64], 0b110, [BM as i64, BN as i64], __cpu::panel_a_bytes::<__cpu::f16, __cpu::f16, f32>);
        plan.panels(0, [1, BN as i64, BM as i64], 0b110, [BN as i64, BM as i64], __cpu::panel_b_bytes::<__cpu::f16, __cpu::f16, f32>);
        plan.finish([v3, v6, v9])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<__cpu::bf16, 2>([2 * BN as i64, BM as i64]);
        size.tile::<__cpu::bf16, 2>([BM as i64, BN as i64]);
        size.tile::<__cpu::bf16, 2>([2 * BN as i64, BM as i64]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<__cpu::bf16, 2>([2 * BN as i64, BM as i64]);
            {
                let outer = &mut size;
                let mut size = outer.scope();
                size.tile::<i32, 2>([BM as i64, 1]);
                size.tile::<f32, 2>([BM as i64, BM as i64]);
                {
                    let outer = &mut size;
                    let mut size = outer.scope();
                    size.panel_a::<L, __cpu::f16, __cpu::f16, f32>(BM as i64, BN as i64);
                    size.panel_b::<L, __cpu::f16, __cpu::f16, f32>(BN as i64, BM as i64);
                    size.gemm::<L, __cpu::f16, __cpu::f16, f32>(BM as i64, BM as i64, BN as i64);
                    outer.cover(size);
                }
                outer.cover(size);
            }
            outer.cover(size);
        }
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<i8, 3>([BM as i64, BN as i64, 2 * BN as i64]);
            outer.cover(size);
        }
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<__cpu::f16, 3>(call, 0);
            let x1 = __cpu::tensor::<i8, 3>(call, 1);
            let y2 = __cpu::tensor::<__cpu::f16, 3>(call, 2);
            let y3 = __cpu::tensor::<i8, 3>(call, 3);
            let h4 = __cpu::tensor::<u64, 1>(call, 4);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let panels_1 = __cpu::PanelCache::new::<L>(call, 1);
            let d5 = __cpu::value::<i64>(call, 0);
            let d3 = __cpu::value::<i64>(call, 1);
            let d4 = __cpu::value::<i64>(call, 2);
            let d7 = __cpu::value::<i64>(call, 3);
            let d6 = __cpu::value::<i64>(call, 4);
            let d2 = __cpu::value::<i64>(call, 5);
            for block in __cpu::Blocks::new(call) {
                let [b8, b9, b10] = block.index;
                let mut scratch = block.scratch;
                let t5 = scratch.tile::<__cpu::bf16, 2>([2 * BN as i64, BM as i64]);
                for i11 in 0_i64..(BM as i64) {
                    let t5_row = t5.row(0, [0, i11], 2 * BN as i64);
                    Self::parallel::<L, _>(level, 0, 2 * BN as i64, t5_row.strided(0));
                }
                let t6 = scratch.tile::<__cpu::bf16, 2>([BM as i64, BN as i64]);
                let v0 = x1.load([d5, b10, b9], <i8 as __Elem>::ZERO);
                let v1 = x1.load([2, b10, b10], <i8 as __Elem>::ZERO);
                let x0_at = x0.window([__Elem::rem(__Elem::to::<i64>(v0), 2_i64), b10.wrapping_mul(BN as i64), __Elem::to::<i64>(v1)], [BM as i64, 1, BN as i64]).squeeze([0, 2]);
                __cpu::copy::<L, _, _, _>(x0_at, t6, <__cpu::bf16 as __Elem>::ZERO);
                for i13 in 0_i64..(BM as i64) {
                    let v2 = t5.load([4, 3], <__cpu::bf16 as __Elem>::ZERO);
                    let v3 = t5.load([i13, d5], <__cpu::bf16 as __Elem>::ZERO);
                    let x1_row = x1.row(2, [i13, b9, 0], __Elem::min(d3, BN as i64));
                    let t6_row = t6.row(1, [(BM as i64).wrapping_sub(i13), 0], __Elem::min(d3, BN as i64));
                    let t5_row_2 = t5.row(1, [d4, 0], __Elem::min(d3, BN as i64));
                    let t5_row_3 = t5.row(0, [0, 1], __Elem::min(d3, BN as i64));
                    let (from, to) = __cpu::common(__Elem::min(d3, BN as i64), [x1_row.unit_span(), t6_row.unit_span(), t5_row_2.unit_span(), t5_row_3.span()]);
                    Self::parallel_2::<L, _, _, _, _>(
                        level,
                        from,
                        to - from,
                        x1_row.slice(from, to - from),
                        t6_row.slice_mut(from, to - from),
                        t5_row_2.slice(from, to - from),
                        t5_row_3.strided(from),
                        t5,
                        i13,
                        v2,
                        v3,
                    );
                    for (start, end) in [(0, from), (to, __Elem::min(d3, BN as i64))] {
                        Self::parallel_2::<L, _, _, _, _>(
                            level,
                            start,
                            end - start,
                            x1_row.guarded(start, <i8 as __Elem>::ZERO),
                            t6_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            t5_row_2.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            t5_row_3.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            t5,
                            i13,
                            v2,
                            v3,
                        );
                    }
                }
                let t7 = scratch.tile::<__cpu::bf16, 2>([2 * BN as i64, BM as i64]);
                __cpu::scan::<L, __cpu::reduce::Max, _, _, _>(t5, 1, t7, true, <__cpu::bf16 as __Elem>::ZERO);
                for i15 in 0_i64..__Elem::min(d5, BM as i64) {
                    let t6_row_2 = t6.row_by(1, [i15, 0], BN as i64, 2);
                    let (from, to) = __cpu::common(BN as i64, [t6_row_2.span()]);
                    Self::parallel_3::<L, _>(level, from, to - from, t6_row_2.strided(from));
                    for (start, end) in [(0, from), (to, BN as i64)] {
                        Self::parallel_3::<L, _>(
                            level,
                            start,
                            end - start,
                            t6_row_2.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                        );
                    }
                }
                let v13 = x1.load([d7, b9, b10], <i8 as __Elem>::ZERO);
                if __Elem::to::<i64>(v13) >= b8 {
                    let mut scratch = scratch;
                    let mut v17 = <i8 as __Elem>::ZERO;
                    v17 = 2_i8;
                    for k18 in 0_i64..2 {
                        let v14 = v17;
                        let v15 = x1.load([d5, k18, b10], <i8 as __Elem>::ZERO);
                        let v16 = x1.load([11, b10, 0], <i8 as __Elem>::ZERO);
                        let v18 = x1.load([d7, b9, b9], <i8 as __Elem>::ZERO);
                        let v19 = __Elem::max(v15, v16).wrapping_mul(3_i8).wrapping_add(v18);
                        v17 = v14.wrapping_add(__Elem::rem(v19, 3_i8));
                    }
                    let t8 = scratch.tile::<__cpu::bf16, 2>([2 * BN as i64, BM as i64]);
                    __cpu::scan::<L, __cpu::reduce::Sum, _, _, _>(t5, 0, t8, true, <__cpu::bf16 as __Elem>::ZERO);
                    for k19 in __cpu::steps(0, b9, 2) {
                        let mut scratch = scratch;
                        let x0_at_2 = x0.window([k19.wrapping_mul(BN as i64), b10.wrapping_mul(2 * BN as i64), b10.wrapping_mul(BM as i64)], [1, BM as i64, BN as i64]).squeeze([1, 2]);
                        __cpu::copy::<L, _, _, _>(x0_at_2, t6, __Elem::to::<__cpu::bf16>(__Elem::to::<__cpu::f16>(b10)));
                        let v20 = __Elem::min(<__cpu::bf16 as __Elem>::of_f64(-4.375_f64), <__cpu::bf16 as __Elem>::of_f64(-2.0_f64));
                        let t6_at = t6.window([b10.wrapping_mul(BM as i64), d6.wrapping_mul(2 * BN as i64)], [BM as i64, BN as i64]);
                        __cpu::fill::<L, _, _>(t6_at, v20);
                        let t9 = scratch.tile::<i32, 2>([BM as i64, 1]);
                        __cpu::arg_reduce::<L, __cpu::reduce::ArgMin, _, _, 2>(t6, 1, t9, <__cpu::bf16 as __Elem>::ZERO);
                        let t10 = scratch.tile::<f32, 2>([BM as i64, BM as i64]);
                        __cpu::fill::<L, _, _>(t10, 0.0_f32);
                        for k21 in 0_i64..4 {
                            let mut scratch = scratch;
                            let t11_own = scratch.panel_a::<L, __cpu::f16, __cpu::f16, f32>(BM as i64, BN as i64);
                            let mut t11 = t11_own;
                            let t12_own = scratch.panel_b::<L, __cpu::f16, __cpu::f16, f32>(BN as i64, BM as i64);
                            let mut t12 = t12_own;
                            let x0_at_3 = x0.window([b10, b9.wrapping_mul(BM as i64), k21.wrapping_mul(BN as i64)], [1, BM as i64, BN as i64]);
                            let t11_slot = panels_0.slot([b10, b9.wrapping_mul(BM as i64), k21.wrapping_mul(BN as i64)], t11_own);
                            t11 = t11_slot.panel;
                            if !t11_slot.ready {
                                __cpu::gemm::pack_a::<L, _, __cpu::f16, __cpu::f16, f32>(x0_at_3.squeeze([1, 2]), <__cpu::f16 as __Elem>::ZERO, t11);
                                t11_slot.publish();
                            }
                            let x0_at_4 = x0.window([b10, k21.wrapping_mul(BN as i64), b9.wrapping_mul(BN as i64)], [1, BN as i64, BM as i64]);
                            let t12_slot = panels_1.slot([b10, k21.wrapping_mul(BN as i64), b9.wrapping_mul(BN as i64)], t12_own);
                            t12 = t12_slot.panel;
                            if !t12_slot.ready {
                                __cpu::gemm::pack_b::<L, _, __cpu::f16, __cpu::f16, f32>(x0_at_4.squeeze([1, 2]), <__cpu::f16 as __Elem>::ZERO, t12);
                                t12_slot.publish();
                            }
                            __cpu::gemm_packed::<L, __cpu::f16, __cpu::f16, f32>(t11, t12, t10, BN as i64, true, __cpu::Ahead::new([]));
                        }
                        for i22 in 0_i64..__Elem::min(d6, BM as i64) {
                            let v21 = t8.load([i22, i22], <__cpu::bf16 as __Elem>::ZERO);
                            let v22 = __Elem::to::<i32>(v21);
                            let x0_row = x0.row_by(2, [k19, d7, 0], 1, 4);
                            let t9_row = t9.row(1, [i22, 0], 1);
                            let (from, to) = __cpu::common(1, [x0_row.span(), t9_row.unit_span()]);
                            Self::parallel_4::<L, _, _>(
                                level,
                                from,
                                to - from,
                                x0_row.strided(from),
                                t9_row.slice_mut(from, to - from),
                                t6,
                                v22,
                            );
                            for (start, end) in [(0, from), (to, 1)] {
                                Self::parallel_4::<L, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    x0_row.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                                    t9_row.guarded(start, <i32 as __Elem>::ZERO),
                                    t6,
                                    v22,
                                );
                            }
                        }
                        for i25 in 0_i64..(BM as i64) {
                            let v24 = 5_i64.wrapping_add(i25).wrapping_mul(5);
                            let v25 = 5_i64.wrapping_add(i25).wrapping_mul(5);
                            let t9_row_2 = t9.row(1, [i25, 0], 1);
                            Self::parallel_5::<L, _>(level, 0, 1, t9_row_2.slice(0, 1), v24, v25, h4);
                        }
                        for i27 in 0_i64..(BM as i64) {
                            let v28 = 5_i64.wrapping_add(i27).wrapping_mul(5);
                            let v29 = 5_i64.wrapping_add(i27).wrapping_mul(5);
                            let t10_row = t10.row(1, [i27, 0], BM as i64);
                            Self::parallel_6::<L, _>(
                                level,
                                0,
                                BM as i64,
                                t10_row.slice(0, BM as i64),
                                v28,
                                v29,
                                h4,
                            );
                        }
                    }
                    for i29 in 0_i64..(2 * BN as i64) {
                        let v32 = 5_i64.wrapping_add(i29).wrapping_mul(5);
                        let v33 = 5_i64.wrapping_add(i29).wrapping_mul(5);
                        let t7_row = t7.row(1, [i29, 0], BM as i64);
                        Self::parallel_7::<L, _>(level, 0, BM as i64, t7_row.slice(0, BM as i64), v32, v33, h4);
                    }
                    for i31 in 0_i64..(2 * BN as i64) {
                        let v37 = 5_i64.wrapping_add(i31).wrapping_mul(5);
                        let v38 = 5_i64.wrapping_add(i31).wrapping_mul(5);
                        let t8_row = t8.row(1, [i31, 0], BM as i64);
                        Self::parallel_8::<L, _>(level, 0, BM as i64, t8_row.slice(0, BM as i64), v37, v38, h4);
                    }
                } else {
                    let mut scratch = scratch;
                    let t13 = scratch.tile::<i8, 3>([BM as i64, BN as i64, 2 * BN as i64]);
                    let v42 = x1.load([b8, 4, b9], <i8 as __Elem>::ZERO);
                    let v43 = t5.load([d5, b9], <__cpu::bf16 as __Elem>::ZERO);
                    let x1_at = x1.window([b10.wrapping_mul(2 * BN as i64), __Elem::to::<i64>(v42), b10], [2 * BN as i64, BM as i64, BN as i64]);
                    let x1_at_at = x1_at.permute([1, 2, 0]);
                    __cpu::copy::<L, _, _, _>(x1_at_at, t13, __Elem::to::<i8>(v43));
                }
                for i33 in 0_i64..(2 * BN as i64) {
                    let v44 = 5_i64.wrapping_add(i33).wrapping_mul(5);
                    let v45 = 5_i64.wrapping_add(i33).wrapping_mul(5);
                    let t5_row_4 = t5.row(1, [i33, 0], BM as i64);
                    Self::parallel_9::<L, _>(level, 0, BM as i64, t5_row_4.slice(0, BM as i64), v44, v45, h4);
                }
                for i35 in 0_i64..(BM as i64) {
                    let v49 = 5_i64.wrapping_add(i35).wrapping_mul(5);
                    let v50 = 5_i64.wrapping_add(i35).wrapping_mul(5);
                    let t6_row_3 = t6.row(1, [i35, 0], BN as i64);
                    Self::parallel_10::<L, _>(level, 0, BN as i64, t6_row_3.slice(0, BN as i64), v49, v50, h4);
                }
                for i37 in 0_i64..(2 * BN as i64) {
                    let v54 = 5_i64.wrapping_add(i37).wrapping_mul(5);
                    let v55 = 5_i64.wrapping_add(i37).wrapping_mul(5);
                    let t7_row_2 = t7.row(1, [i37, 0], BM as i64);
                    Self::parallel_11::<L, _>(level, 0, BM as i64, t7_row_2.slice(0, BM as i64), v54, v55, h4);
                }
                for i39 in 0_i64..(BN as i64) {
                    for i40 in 0_i64..(BM as i64) {
                        let v59 = i40 <= 6;
                        let x0_row_2 = x0.row(2, [0, __Elem::min(d6, b9), 0], BM as i64);
                        let y2_row = y2.row(2, [b8.wrapping_mul(BN as i64).wrapping_add(i39), b9.wrapping_mul(BM as i64).wrapping_add(i40), b10.wrapping_mul(BM as i64)], BM as i64);
                        let (from, to) = __cpu::common(BM as i64, [x0_row_2.unit_span(), y2_row.unit_span()]);
                        Self::parallel_12::<L, _, _>(
                            level,
                            from,
                            to - from,
                            x0_row_2.slice(from, to - from),
                            y2_row.slice_mut(from, to - from),
                            b8,
                            v59,
                            i40,
                            x0,
                            d2,
                        );
                        for (start, end) in [(0, from), (to, BM as i64)] {
                            Self::parallel_12::<L, _, _>(
                                level,
                                start,
                                end - start,
                                x0_row_2.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                                y2_row.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                                b8,
                                v59,
                                i40,
                                x0,
                                d2,
                            );
                        }
                    }
                }
                for i44 in 0_i64..(BN as i64) {
                    for i45 in 0_i64..(BM as i64) {
                        let v66 = t7.load([d4, 1], <__cpu::bf16 as __Elem>::ZERO);
                        let v67 = __Elem::to::<i8>(v66);
                        let y3_row = y3.row(2, [b8.wrapping_mul(BN as i64).wrapping_add(i44), b9.wrapping_mul(BM as i64).wrapping_add(i45), b10.wrapping_mul(BM as i64)], BM as i64);
                        let (from, to) = __cpu::common(BM as i64, [y3_row.unit_span()]);
                        Self::parallel_13::<L, _>(level, from, to - from, y3_row.slice_mut(from, to - from), v67);
                        for (start, end) in [(0, from), (to, BM as i64)] {
                            Self::parallel_13::<L, _>(
                                level,
                                start,
                                end - start,
                                y3_row.guarded(start, <i8 as __Elem>::ZERO),
                                v67,
                            );
                        }
                    }
                }
            }
        }
    }
}
