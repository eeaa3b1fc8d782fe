// Emitted from the random kernel of seed 11.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<T: __Elem, const BM: usize>(::core::marker::PhantomData<(T,)>);

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<T: __Elem, const BM: usize> __Kernel<T, BM> {
    #[inline(always)]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut t5_row: R0,
        t4: __cpu::View<T, 3>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s9 = <f64 as __Elem>::ZERO;
                s9 = 0.0_f64;
                for k10 in 0_i64..2 {
                    let v4 = s9;
                    let v5 = t4.load_inside([k10, k10, k10]);
                    let v6 = __Elem::sqrt::<L, false>(__Elem::abs(__Elem::to::<f64>(v5)));
                    s9 = v4 + (-v6);
                }
                let v7 = s9;
                t5_row.set(lane, v7);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<T>, R1: __cpu::row::RowMut<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        x0_row: R0,
        mut t8_row: R1,
        x0: __cpu::View<T, 2>,
        i11: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v8 = x0_row.get(lane);
                let v9 = x0.load([__Elem::to::<i64>(v8), i11], <T as __Elem>::ZERO);
                t8_row.set(lane, __Elem::to::<<T as __Elem>::Accum>(v9));
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<T>, R1: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        x0_row_2: R0,
        mut t10_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v10 = x0_row_2.get(lane);
                t10_row.set(lane, v10);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::RowMut<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        mut t12_row: R0,
        v16: <T as __Elem>::Accum,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t12_row.set(lane, v16);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::RowMut<i64>>(
        level: L,
        start: i64,
        count: i64,
        mut t13_row: R0,
        v22: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t13_row.set(lane, v22);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<T>, R1: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        x1_row: R0,
        mut y3_row: R1,
        t4: __cpu::View<T, 3>,
        x1: __cpu::View<T, 2>,
        t5: __cpu::View<f64, 2>,
        d0: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let mut l14_cells = [<f64 as __Elem>::ZERO; 4];
                let l14 = __cpu::View::packed(l14_cells.as_mut_ptr(), [4]);
                for k24 in 0_i64..4 {
                    let v23 = x1_row.get(lane);
                    let v24 = t4.load([__Elem::to::<i64>(v23), i23, i23], <T as __Elem>::ZERO);
                    let v25 = __cpu::bitcast::<f64, u64>(__Elem::to::<f64>(v24)) & 9223372036854775807_u64;
                    let v26 = x1.load([15, k24], <T as __Elem>::ZERO);
                    let v27 = t5.load([__Elem::to::<i64>(v26), d0], <f64 as __Elem>::ZERO);
                    l14.store([k24], __cpu::bitcast::<u64, f64>(v25) + v27);
                }
                let v28 = l14.load([3], <f64 as __Elem>::ZERO);
                y3_row.set(lane, v28);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<T: __Elem, const BM: usize> __cpu::Kernel for __Kernel<T, BM> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_11", args);
        let d0 = plan.extent(0, 0);
        plan.expect("x0", 0, 1, BM as i64)?;
        let d1 = plan.extent(1, 0);
        let d2 = plan.extent(1, 1);
        let d3 = plan.extent(2, 0);
        plan.expect("y2", 2, 1, 8)?;
        plan.expect("y3", 3, 0, d3)?;
        let v0 = d0 < 100;
        plan.require(v0, "extents are below 100")?;
        let v1 = d3.wrapping_add(BM as i64);
        let v2 = v1.wrapping_sub(1);
        let v3 = __Elem::div(v2, BM as i64);
        plan.value(d1);
        plan.value(d0);
        plan.value(d2);
        plan.value(d3);
        plan.finish([1, 1, v3])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<T, 3>([2, 2, 2]);
        size.tile::<f64, 2>([8, 8]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<T, 2>([2, 2]);
            size.tile::<T, 2>([BM as i64, BM as i64]);
            outer.cover(size);
        }
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<<T as __Elem>::Accum, 3>([2, BM as i64, BM as i64]);
            outer.cover(size);
        }
        size.tile::<T, 2>([BM as i64, 2]);
        size.tile::<T, 2>([2, 2]);
        size.tile::<<T as __Elem>::Accum, 2>([BM as i64, 2]);
        size.gemm::<L, T, T, <T as __Elem>::Accum>(BM as i64, 2, 2);
        size.tile::<<T as __Elem>::Accum, 3>([8, BM as i64, BM as i64]);
        size.tile::<i64, 2>([BM as i64, 8]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<T, 2>(call, 0);
            let x1 = __cpu::tensor::<T, 2>(call, 1);
            let y2 = __cpu::tensor::<i64, 2>(call, 2);
            let y3 = __cpu::tensor::<f64, 1>(call, 3);
            let d1 = __cpu::value::<i64>(call, 0);
            let d0 = __cpu::value::<i64>(call, 1);
            let d2 = __cpu::value::<i64>(call, 2);
            let d3 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b4] = block.index;
                let mut scratch = block.scratch;
                let t4 = scratch.tile::<T, 3>([2, 2, 2]);
                let v0 = x0.load([d1, d1], <T as __Elem>::ZERO);
                let v1 = x0.load([d2, d1], <T as __Elem>::ZERO);
                let v2 = x0.load([__Elem::div(b4, 2_i64), d2.wrapping_mul(1)], <T as __Elem>::ZERO);
                let v3 = __Elem::select((__Elem::to::<i64>(v0) == d0) | (d0 == d0), __Elem::mul(<T as __Elem>::of_i64(-4), v1), v2);
                __cpu::fill::<L, _, _>(t4, v3);
                let t5 = scratch.tile::<f64, 2>([8, 8]);
                for i7 in 0_i64..8 {
                    let t5_row = t5.row(0, [0, i7], 8);
                    Self::parallel::<L, _>(level, 0, 8, t5_row.strided(0), t4);
                }
                if d0 <= d0.wrapping_sub(4) {
                    let mut scratch = scratch;
                    let t6 = scratch.tile::<T, 2>([2, 2]);
                    let t4_at = t4.window([b4.wrapping_mul(8), b4.wrapping_mul(BM as i64), b4], [1, 2, 2]);
                    __cpu::copy::<L, _, _, _>(t4_at.squeeze([1, 2]), t6, <T as __Elem>::ZERO);
                    let t7 = scratch.tile::<T, 2>([BM as i64, BM as i64]);
                    let x1_at = x1.window([d3.wrapping_mul(BM as i64), d0.wrapping_mul(2)], [BM as i64, BM as i64]);
                    let x1_at_at = x1_at.permute([1, 0]);
                    __cpu::copy::<L, _, _, _>(x1_at_at, t7, <T as __Elem>::ZERO);
                } else {
                    let mut scratch = scratch;
                    let t8 = scratch.tile::<<T as __Elem>::Accum, 3>([2, BM as i64, BM as i64]);
                    for i11 in 0_i64..(BM as i64) {
                        for i12 in 0_i64..(BM as i64) {
                            let x0_row = x0.row(0, [0, 0], 2);
                            let t8_row = t8.row(0, [0, i12, i11], 2);
                            let (from, to) = __cpu::common(2, [x0_row.span()]);
                            Self::parallel_2::<L, _, _>(level, from, to - from, x0_row.strided(from), t8_row.strided(from), x0, i11);
                            for (start, end) in [(0, from), (to, 2)] {
                                Self::parallel_2::<L, _, _>(level, start, end - start, x0_row.guarded(start, <T as __Elem>::ZERO), t8_row.strided(start), x0, i11);
                            }
                        }
                    }
                }
                let t9 = scratch.tile::<T, 2>([BM as i64, 2]);
                let x0_at = x0.window([d2.wrapping_mul(2), d0], [2, BM as i64]);
                let x0_at_at = x0_at.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(x0_at_at, t9, <T as __Elem>::ZERO);
                let t10 = scratch.tile::<T, 2>([2, 2]);
                for i14 in 0_i64..2 {
                    let x0_row_2 = x0.row(0, [0, i14], 2);
                    let t10_row = t10.row(1, [i14, 0], 2);
                    let (from, to) = __cpu::common(2, [x0_row_2.span()]);
                    Self::parallel_3::<L, _, _>(level, from, to - from, x0_row_2.strided(from), t10_row.slice_mut(from, to - from));
                    for (start, end) in [(0, from), (to, 2)] {
                        Self::parallel_3::<L, _, _>(level, start, end - start, x0_row_2.guarded(start, <T as __Elem>::ZERO), t10_row.slice_mut(start, end - start));
                    }
                }
                let t11 = scratch.tile::<<T as __Elem>::Accum, 2>([BM as i64, 2]);
                let v11 = x0.load([1, 0], <T as __Elem>::ZERO);
                __cpu::fill::<L, _, _>(t11, __Elem::neg(__Elem::to::<<T as __Elem>::Accum>(v11)));
                let t10_at = t10.permute([1, 0]);
                __cpu::gemm::gemm::<L, T, T, <T as __Elem>::Accum>(t9, t10_at, t11, true, scratch.rest());
                let t12 = scratch.tile::<<T as __Elem>::Accum, 3>([8, BM as i64, BM as i64]);
                for i17 in 0_i64..(BM as i64) {
                    for i18 in 0_i64..(BM as i64) {
                        let v12 = t11.load([i17, i18], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v13 = t9.load([i17, i18], <T as __Elem>::ZERO);
                        let v14 = t11.load([__Elem::to::<i64>(v13), i18], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v15 = t11.load([i17, i18], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v16 = __Elem::or(__Elem::shr(v12, v14), v15);
                        let t12_row = t12.row(0, [0, i18, i17], 8);
                        Self::parallel_4::<L, _>(level, 0, 8, t12_row.strided(0), v16);
                    }
                }
                let t13 = scratch.tile::<i64, 2>([BM as i64, 8]);
                for i21 in 0_i64..(BM as i64) {
                    let v17 = t10.load([1, i21], <T as __Elem>::ZERO);
                    let v18 = t9.load([i21, i21], <T as __Elem>::ZERO);
                    let v19 = __Elem::max(1_i64.wrapping_add(__Elem::to::<i64>(v17)), __Elem::to::<i64>(v18));
                    let v20 = t9.load([i21, i21], <T as __Elem>::ZERO);
                    let v21 = x0.load([__Elem::to::<i64>(v20), i21], <T as __Elem>::ZERO);
                    let v22 = v19.wrapping_mul(__Elem::abs(__Elem::to::<i64>(v21)));
                    let t13_row = t13.row(1, [i21, 0], 8);
                    Self::parallel_5::<L, _>(level, 0, 8, t13_row.slice_mut(0, 8), v22);
                }
                let y2_at = y2.window([b4.wrapping_mul(BM as i64), 0], [BM as i64, 8]);
                __cpu::copy::<L, _, _, _>(t13, y2_at, <i64 as __Elem>::ZERO);
                let x1_row = x1.row(1, [d3, 0], BM as i64);
                let y3_row = y3.row(0, [b4.wrapping_mul(BM as i64)], BM as i64);
                let (from, to) = __cpu::common(BM as i64, [x1_row.unit_span(), y3_row.unit_span()]);
                Self::parallel_6::<L, _, _>(level, from, to - from, x1_row.slice(from, to - from), y3_row.slice_mut(from, to - from), t4, x1, t5, d0);
                for (start, end) in [(0, from), (to, BM as i64)] {
                    Self::parallel_6::<L, _, _>(level, start, end - start, x1_row.guarded(start, <T as __Elem>::ZERO), y3_row.guarded(start, <f64 as __Elem>::ZERO), t4, x1, t5, d0);
                }
            }
        }
    }
}
