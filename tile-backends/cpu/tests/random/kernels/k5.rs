// Emitted from the random kernel of seed 5.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<T: __Elem, const BM: usize>(::core::marker::PhantomData<(T,)>);

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<T: __Elem, const BM: usize> __Kernel<T, BM> {
    #[inline(always)]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_row: R0,
        v0: T,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t6_row.set(lane, v0);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<T>, R1: __cpu::row::Row<f64>, R2: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        x1_row: R0,
        x0_row: R1,
        mut t7_row: R2,
        x1: __cpu::View<T, 3>,
        p8: T,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14 = start + lane as i64;
                let v1 = x1_row.get(lane);
                let v2 = x1.load([i14, 5, __Elem::to::<i64>(v1)], <T as __Elem>::ZERO);
                let v3 = x0_row.get(lane);
                let v4 = __Elem::select(__Elem::to::<i64>(v2) < i14, __Elem::to::<T>(v3), p8);
                let v5 = x0_row.get(lane);
                t7_row.set(lane, __Elem::min(v4, __Elem::to::<T>(v5)));
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::RowMut<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        mut t11_row: R0,
        v12: <T as __Elem>::Accum,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t11_row.set(lane, v12);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::RowMut<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        mut t12_row: R0,
        v14: <T as __Elem>::Accum,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t12_row.set(lane, v14);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::RowMut<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        mut t12_row_2: R0,
        x1: __cpu::View<T, 3>,
        i19: i64,
        t8: __cpu::View<<T as __Elem>::Accum, 2>,
        v16: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20 = start + lane as i64;
                let mut s22 = <<T as __Elem>::Accum as __Elem>::ZERO;
                s22 = <<T as __Elem>::Accum as __Elem>::ZERO;
                for k23 in 0_i64..1 {
                    let v17 = s22;
                    let v18 = t12_row_2.get(lane);
                    s22 = __Elem::add(v17, __Elem::abs(v18));
                }
                let v19 = t12_row_2.get(lane);
                let v20 = x1.load([i20, i20, i19], <T as __Elem>::ZERO);
                let v21 = t8.load([__Elem::to::<i64>(v20), i19], <<T as __Elem>::Accum as __Elem>::ZERO);
                if __Elem::ge(v19, v21) & v16 {
                    let v22 = s22;
                    t12_row_2.set(lane, v22);
                }
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>, R1: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        t12_row_3: R0,
        mut t7_row_2: R1,
        t12: __cpu::View<<T as __Elem>::Accum, 2>,
        b6: i64,
        t8: __cpu::View<<T as __Elem>::Accum, 2>,
        d4: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s26 = <T as __Elem>::ZERO;
                s26 = <T as __Elem>::ZERO;
                for k27 in 0_i64..4 {
                    let v23 = s26;
                    let v24 = t12_row_3.get(lane);
                    let v25 = t12.load([__Elem::to::<i64>(v24), b6], <<T as __Elem>::Accum as __Elem>::ZERO);
                    let v26 = t8.load([d4, __Elem::to::<i64>(v25)], <<T as __Elem>::Accum as __Elem>::ZERO);
                    let v27 = __Elem::div(__Elem::to::<T>(v26), <T as __Elem>::of_i64(5));
                    let v28 = __Elem::add(v23, __Elem::div(v27, <T as __Elem>::of_i64(3)));
                    s26 = v28;
                }
                let v29 = s26;
                t7_row_2.set(lane, v29);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t4_row: R0,
        v31: i64,
        v33: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30 = start + lane as i64;
                let v34 = t4_row.get(lane);
                let v35 = __Elem::to::<u64>(__Elem::to::<i64>(v34 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v33.wrapping_add(i30)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v31.wrapping_add(i30), 7_i64)], v35, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t5_row: R0,
        v37: i64,
        v39: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33 = start + lane as i64;
                let v40 = t5_row.get(lane);
                let v41 = __Elem::to::<u64>(__Elem::to::<i64>(v40 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v39.wrapping_add(i33)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v37.wrapping_add(i33), 7_i64)], v41, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_2: R0,
        v42: i64,
        v43: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i35 = start + lane as i64;
                let v44 = t6_row_2.get(lane);
                let v45 = __Elem::to::<u64>(v44).wrapping_mul(__Elem::to::<u64>(v43.wrapping_add(i35)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v42.wrapping_add(i35), 7_i64)], v45, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_3: R0,
        v46: i64,
        v47: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i37 = start + lane as i64;
                let v48 = t7_row_3.get(lane);
                let v49 = __Elem::to::<u64>(v48).wrapping_mul(__Elem::to::<u64>(v47.wrapping_add(i37)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v46.wrapping_add(i37), 7_i64)], v49, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        v50: i64,
        v51: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i39 = start + lane as i64;
                let v52 = t8_row.get(lane);
                let v53 = __Elem::to::<u64>(v52).wrapping_mul(__Elem::to::<u64>(v51.wrapping_add(i39)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v50.wrapping_add(i39), 7_i64)], v53, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t9_row: R0,
        v54: i64,
        v55: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i41 = start + lane as i64;
                let v56 = t9_row.get(lane);
                let v57 = __Elem::to::<u64>(__Elem::to::<i64>(v56 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v55.wrapping_add(i41)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v54.wrapping_add(i41), 7_i64)], v57, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t10_row: R0,
        v59: i64,
        v61: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i44 = start + lane as i64;
                let v62 = t10_row.get(lane);
                let v63 = __Elem::to::<u64>(__Elem::to::<i64>(v62 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v61.wrapping_add(i44)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v59.wrapping_add(i44), 7_i64)], v63, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t11_row_2: R0,
        v64: i64,
        v65: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i46 = start + lane as i64;
                let v66 = t11_row_2.get(lane);
                let v67 = __Elem::to::<u64>(v66).wrapping_mul(__Elem::to::<u64>(v65.wrapping_add(i46)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v64.wrapping_add(i46), 7_i64)], v67, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t12_row_4: R0,
        v68: i64,
        v69: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i48 = start + lane as i64;
                let v70 = t12_row_4.get(lane);
                let v71 = __Elem::to::<u64>(v70).wrapping_mul(__Elem::to::<u64>(v69.wrapping_add(i48)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v68.wrapping_add(i48), 7_i64)], v71, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t13_row: R0,
        v72: i64,
        v73: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i50 = start + lane as i64;
                let v74 = t13_row.get(lane);
                let v75 = __Elem::to::<u64>(v74).wrapping_mul(__Elem::to::<u64>(v73.wrapping_add(i50)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v72.wrapping_add(i50), 7_i64)], v75, __cpu::Order::Relaxed);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<T: __Elem, const BM: usize> __cpu::Kernel for __Kernel<T, BM> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_5", args);
        let d0 = plan.extent(0, 0);
        let d1 = plan.extent(1, 0);
        plan.expect("x1", 1, 1, d1)?;
        let d2 = plan.extent(1, 2);
        let d3 = plan.extent(2, 0);
        let d4 = plan.extent(2, 1);
        plan.expect("h3", 3, 0, 7)?;
        let v0 = d3 < 100;
        plan.require(v0, "extents are below 100")?;
        let v1 = d3.wrapping_add(8);
        let v2 = v1.wrapping_sub(1);
        let v3 = __Elem::div(v2, 8_i64);
        let v4 = d4.wrapping_add(8);
        let v5 = v4.wrapping_sub(1);
        let v6 = __Elem::div(v5, 8_i64);
        plan.value(d0);
        plan.value(d2);
        plan.value(d4);
        plan.finish([1, v3, v6])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f32, 3>([BM as i64, 6, 8]);
        size.tile::<f32, 3>([6, 6, BM as i64]);
        size.tile::<T, 2>([BM as i64, 6]);
        size.tile::<T, 2>([6, 8]);
        size.tile::<<T as __Elem>::Accum, 2>([BM as i64, 8]);
        size.gemm::<L, T, T, <T as __Elem>::Accum>(BM as i64, 8, 6);
        size.tile::<f32, 2>([8, 8]);
        size.tile::<f32, 3>([8, 8, BM as i64]);
        size.tile::<<T as __Elem>::Accum, 2>([BM as i64, 8]);
        size.tile::<<T as __Elem>::Accum, 2>([8, BM as i64]);
        size.tile::<<T as __Elem>::Accum, 2>([BM as i64, BM as i64]);
        size.gemm::<L, <T as __Elem>::Accum, <T as __Elem>::Accum, <T as __Elem>::Accum>(BM as i64, BM as i64, 8);
        size.tile::<f32, 2>([8, 8]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<f64, 1>(call, 0);
            let x1 = __cpu::tensor::<T, 3>(call, 1);
            let y2 = __cpu::tensor::<f32, 2>(call, 2);
            let h3 = __cpu::tensor::<u64, 1>(call, 3);
            let p8 = __cpu::scalar::<T>(call.args, 5);
            let q9 = __cpu::scalar::<i64>(call.args, 6);
            let d0 = __cpu::value::<i64>(call, 0);
            let d2 = __cpu::value::<i64>(call, 1);
            let d4 = __cpu::value::<i64>(call, 2);
            for block in __cpu::Blocks::new(call) {
                let [_, b5, b6] = block.index;
                let mut scratch = block.scratch;
                let t4 = scratch.tile::<f32, 3>([BM as i64, 6, 8]);
                let x1_at = x1.window([b6, b6.wrapping_mul(BM as i64), b5.wrapping_sub(d0)], [8, BM as i64, 6]);
                let x1_at_at = x1_at.permute([1, 2, 0]);
                __cpu::copy::<L, _, _, _>(x1_at_at, t4, <f32 as __Elem>::ZERO);
                let t5 = scratch.tile::<f32, 3>([6, 6, BM as i64]);
                let x1_at_2 = x1.window([3, d0.wrapping_add(3), 4], [6, 6, BM as i64]);
                __cpu::copy::<L, _, _, _>(x1_at_2, t5, <f32 as __Elem>::ZERO);
                let n10 = __Elem::max(__Elem::rem(b5, 4_i64), 0_i64);
                let t6 = scratch.tile::<T, 2>([BM as i64, 6]);
                for i11 in 0_i64..(BM as i64) {
                    let v0 = __Elem::mul(<T as __Elem>::of_i64(-2), <T as __Elem>::of_i64(2));
                    let t6_row = t6.row(1, [i11, 0], 6);
                    Self::parallel::<L, _>(level, 0, 6, t6_row.slice_mut(0, 6), v0);
                }
                let t7 = scratch.tile::<T, 2>([6, 8]);
                for i13 in 0_i64..6 {
                    let x1_row = x1.row(1, [q9, 0, i13], 8);
                    let x0_row = x0.row(0, [0], 8);
                    let t7_row = t7.row(1, [i13, 0], 8);
                    let (from, to) = __cpu::common(8, [x1_row.span(), x0_row.unit_span()]);
                    Self::parallel_2::<L, _, _, _>(level, from, to - from, x1_row.strided(from), x0_row.slice(from, to - from), t7_row.slice_mut(from, to - from), x1, p8);
                    for (start, end) in [(0, from), (to, 8)] {
                        Self::parallel_2::<L, _, _, _>(level, start, end - start, x1_row.guarded(start, <T as __Elem>::ZERO), x0_row.guarded(start, <f64 as __Elem>::ZERO), t7_row.slice_mut(start, end - start), x1, p8);
                    }
                }
                let t8 = scratch.tile::<<T as __Elem>::Accum, 2>([BM as i64, 8]);
                __cpu::gemm::gemm::<L, T, T, <T as __Elem>::Accum>(t6, t7, t8, false, scratch.rest());
                let t9 = scratch.tile::<f32, 2>([8, 8]);
                let t6_at = t6.window([b5, __Elem::max(b6, b5)], [8, 8]);
                __cpu::copy::<L, _, _, _>(t6_at, t9, <f32 as __Elem>::ZERO);
                let t10 = scratch.tile::<f32, 3>([8, 8, BM as i64]);
                let v6 = x1.load([13, 2, b5], <T as __Elem>::ZERO);
                let v7 = t4.load([q9, __Elem::to::<i64>(v6), q9], <f32 as __Elem>::ZERO);
                let v8 = t4.load([b5, b5, b6], <f32 as __Elem>::ZERO);
                let v9 = __Elem::select(5 >= b6, v7, v8) * ((-3.875_f32) / 0.25_f32);
                __cpu::fill::<L, _, _>(t10, v9);
                let t11 = scratch.tile::<<T as __Elem>::Accum, 2>([BM as i64, 8]);
                for i15 in 0_i64..(BM as i64) {
                    let v10 = __Elem::sub(<<T as __Elem>::Accum as __Elem>::ONE, <<T as __Elem>::Accum as __Elem>::of_i64(-1));
                    let v11 = __Elem::add(<<T as __Elem>::Accum as __Elem>::of_i64(-1), <<T as __Elem>::Accum as __Elem>::of_i64(-1));
                    let v12 = __Elem::sub(v10, v11);
                    let t11_row = t11.row(1, [i15, 0], 8);
                    Self::parallel_3::<L, _>(level, 0, 8, t11_row.slice_mut(0, 8), v12);
                }
                let t12 = scratch.tile::<<T as __Elem>::Accum, 2>([8, BM as i64]);
                for i17 in 0_i64..8 {
                    let v13 = __Elem::min(<<T as __Elem>::Accum as __Elem>::of_i64(2), <<T as __Elem>::Accum as __Elem>::of_i64(-2));
                    let v14 = __Elem::mul(<<T as __Elem>::Accum as __Elem>::of_i64(-1), v13);
                    let t12_row = t12.row(1, [i17, 0], BM as i64);
                    Self::parallel_4::<L, _>(level, 0, BM as i64, t12_row.slice_mut(0, BM as i64), v14);
                }
                let t13 = scratch.tile::<<T as __Elem>::Accum, 2>([BM as i64, BM as i64]);
                let v15 = t8.load([b5.wrapping_mul(3), __Elem::max(b6, n10.wrapping_mul(3))], <<T as __Elem>::Accum as __Elem>::ZERO);
                __cpu::fill::<L, _, _>(t13, v15);
                __cpu::fill::<L, _, _>(t13, <<T as __Elem>::Accum as __Elem>::ZERO);
                __cpu::gemm::gemm::<L, <T as __Elem>::Accum, <T as __Elem>::Accum, <T as __Elem>::Accum>(t11, t12, t13, true, scratch.rest());
                for i19 in 0_i64..8 {
                    let v16 = q9 > i19;
                    let t12_row_2 = t12.row(1, [i19, 0], BM as i64);
                    Self::parallel_5::<L, _>(level, 0, BM as i64, t12_row_2.slice_mut(0, BM as i64), x1, i19, t8, v16);
                }
                for i24 in 0_i64..6 {
                    let t12_row_3 = t12.row(0, [0, q9], 8);
                    let t7_row_2 = t7.row(1, [6_i64.wrapping_sub(i24), 0], 8);
                    let (from, to) = __cpu::common(8, [t12_row_3.span(), t7_row_2.unit_span()]);
                    Self::parallel_6::<L, _, _>(level, from, to - from, t12_row_3.strided(from), t7_row_2.slice_mut(from, to - from), t12, b6, t8, d4);
                    for (start, end) in [(0, from), (to, 8)] {
                        Self::parallel_6::<L, _, _>(level, start, end - start, t12_row_3.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO), t7_row_2.guarded(start, <T as __Elem>::ZERO), t12, b6, t8, d4);
                    }
                }
                for i28 in 0_i64..(BM as i64) {
                    for i29 in 0_i64..6 {
                        let v30 = 1_i64.wrapping_mul(5).wrapping_add(i28).wrapping_mul(5).wrapping_add(i29);
                        let v31 = v30.wrapping_mul(5);
                        let v32 = 1_i64.wrapping_mul(5).wrapping_add(i28).wrapping_mul(5).wrapping_add(i29);
                        let v33 = v32.wrapping_mul(5);
                        let t4_row = t4.row(2, [i28, i29, 0], 8);
                        Self::parallel_7::<L, _>(level, 0, 8, t4_row.slice(0, 8), v31, v33, h3);
                    }
                }
                for i31 in 0_i64..6 {
                    for i32 in 0_i64..6 {
                        let v36 = 1_i64.wrapping_mul(5).wrapping_add(i31).wrapping_mul(5).wrapping_add(i32);
                        let v37 = v36.wrapping_mul(5);
                        let v38 = 1_i64.wrapping_mul(5).wrapping_add(i31).wrapping_mul(5).wrapping_add(i32);
                        let v39 = v38.wrapping_mul(5);
                        let t5_row = t5.row(2, [i31, i32, 0], BM as i64);
                        Self::parallel_8::<L, _>(level, 0, BM as i64, t5_row.slice(0, BM as i64), v37, v39, h3);
                    }
                }
                for i34 in 0_i64..(BM as i64) {
                    let v42 = 1_i64.wrapping_mul(5).wrapping_add(i34).wrapping_mul(5);
                    let v43 = 1_i64.wrapping_mul(5).wrapping_add(i34).wrapping_mul(5);
                    let t6_row_2 = t6.row(1, [i34, 0], 6);
                    Self::parallel_9::<L, _>(level, 0, 6, t6_row_2.slice(0, 6), v42, v43, h3);
                }
                for i36 in 0_i64..6 {
                    let v46 = 1_i64.wrapping_mul(5).wrapping_add(i36).wrapping_mul(5);
                    let v47 = 1_i64.wrapping_mul(5).wrapping_add(i36).wrapping_mul(5);
                    let t7_row_3 = t7.row(1, [i36, 0], 8);
                    Self::parallel_10::<L, _>(level, 0, 8, t7_row_3.slice(0, 8), v46, v47, h3);
                }
                for i38 in 0_i64..(BM as i64) {
                    let v50 = 1_i64.wrapping_mul(5).wrapping_add(i38).wrapping_mul(5);
                    let v51 = 1_i64.wrapping_mul(5).wrapping_add(i38).wrapping_mul(5);
                    let t8_row = t8.row(1, [i38, 0], 8);
                    Self::parallel_11::<L, _>(level, 0, 8, t8_row.slice(0, 8), v50, v51, h3);
                }
                for i40 in 0_i64..8 {
                    let v54 = 1_i64.wrapping_mul(5).wrapping_add(i40).wrapping_mul(5);
                    let v55 = 1_i64.wrapping_mul(5).wrapping_add(i40).wrapping_mul(5);
                    let t9_row = t9.row(1, [i40, 0], 8);
                    Self::parallel_12::<L, _>(level, 0, 8, t9_row.slice(0, 8), v54, v55, h3);
                }
                for i42 in 0_i64..8 {
                    for i43 in 0_i64..8 {
                        let v58 = 1_i64.wrapping_mul(5).wrapping_add(i42).wrapping_mul(5).wrapping_add(i43);
                        let v59 = v58.wrapping_mul(5);
                        let v60 = 1_i64.wrapping_mul(5).wrapping_add(i42).wrapping_mul(5).wrapping_add(i43);
                        let v61 = v60.wrapping_mul(5);
                        let t10_row = t10.row(2, [i42, i43, 0], BM as i64);
                        Self::parallel_13::<L, _>(level, 0, BM as i64, t10_row.slice(0, BM as i64), v59, v61, h3);
                    }
                }
                for i45 in 0_i64..(BM as i64) {
                    let v64 = 1_i64.wrapping_mul(5).wrapping_add(i45).wrapping_mul(5);
                    let v65 = 1_i64.wrapping_mul(5).wrapping_add(i45).wrapping_mul(5);
                    let t11_row_2 = t11.row(1, [i45, 0], 8);
                    Self::parallel_14::<L, _>(level, 0, 8, t11_row_2.slice(0, 8), v64, v65, h3);
                }
                for i47 in 0_i64..8 {
                    let v68 = 1_i64.wrapping_mul(5).wrapping_add(i47).wrapping_mul(5);
                    let v69 = 1_i64.wrapping_mul(5).wrapping_add(i47).wrapping_mul(5);
                    let t12_row_4 = t12.row(1, [i47, 0], BM as i64);
                    Self::parallel_15::<L, _>(level, 0, BM as i64, t12_row_4.slice(0, BM as i64), v68, v69, h3);
                }
                for i49 in 0_i64..(BM as i64) {
                    let v72 = 1_i64.wrapping_mul(5).wrapping_add(i49).wrapping_mul(5);
                    let v73 = 1_i64.wrapping_mul(5).wrapping_add(i49).wrapping_mul(5);
                    let t13_row = t13.row(1, [i49, 0], BM as i64);
                    Self::parallel_16::<L, _>(level, 0, BM as i64, t13_row.slice(0, BM as i64), v72, v73, h3);
                }
                let t14 = scratch.tile::<f32, 2>([8, 8]);
                let v76 = t13.load([b5, b6], <<T as __Elem>::Accum as __Elem>::ZERO);
                let v77 = t6.load([b5, 2], <T as __Elem>::ZERO);
                let v78 = t11.load([b6, __Elem::to::<i64>(v77)], <<T as __Elem>::Accum as __Elem>::ZERO);
                let t13_at = t13.window([b5.wrapping_sub(4), __Elem::to::<i64>(v76)], [8, 8]);
                let t13_at_at = t13_at.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(t13_at_at, t14, __Elem::to::<f32>(v78));
                let y2_at = y2.window([b5.wrapping_mul(8), b6.wrapping_mul(8)], [8, 8]);
                __cpu::copy::<L, _, _, _>(t14, y2_at, <f32 as __Elem>::ZERO);
            }
        }
    }
}
