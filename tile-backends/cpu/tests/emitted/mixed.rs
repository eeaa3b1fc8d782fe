// Emitted from mixed.tile.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(
    clippy::all,
    missing_docs,
    non_camel_case_types,
    unused_imports,
    unreachable_pub,
    reason = "emitted text"
)]

use super::cube::cube;
use super::scale_rows::scale_rows;
use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;

#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<T: __Elem, const N: usize, const K: usize>(::core::marker::PhantomData<(T,)>);

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<T: __Elem, const N: usize, const K: usize> __Kernel<T, N, K> {
    #[inline]
    unsafe fn parallel<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::RowMut<f32>,
        R1: __cpu::row::RowMut<u32>,
    >(
        level: L,
        block: &__cpu::Block<'_>,
        start: i64,
        count: i64,
        mut y_row: R0,
        mut z_row: R1,
        u: __cpu::View<f32, 2>,
        i: i64,
        v2: __cpu::View<f32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let j = start + lane as i64;
                let mut v4_cells = [<f32 as __Elem>::ZERO; 4];
                let v4 = __cpu::View::packed(v4_cells.as_mut_ptr(), [4]);
                let mut acc = <f32 as __Elem>::ZERO;
                acc = 0.0_f32;
                for q in 0_i64..4 {
                    let v5 = u.load([i, j.wrapping_add(q)], <f32 as __Elem>::ZERO);
                    v4.store([q], v5);
                    v2.store([(N as i64).wrapping_add(q)], v5);
                }
                for r in 0_i64..4 {
                    let v6 = v4.load([r], <f32 as __Elem>::ZERO);
                    let v7 = v2.load([(N as i64).wrapping_add(r)], <f32 as __Elem>::ZERO);
                    let v8 = acc;
                    acc = v8 + __Elem::fma::<L>(v6, 0.5_f32, v7);
                }
                let v9 = acc;
                let v10: f32 = <cube>::host(level, block, &[], (v9, ()));
                y_row.set(lane, v10);
                let v11 = __Elem::shr(__cpu::bitcast::<f32, u32>(v9), __cpu::shift_amount::<i32, u32>(__Elem::to::<i32>(j)));
                z_row.set(lane, !__Elem::count_ones(v11 & 255_u32));
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut t_at_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v4 = t_at_2_row.get(lane);
                let v5 = __Elem::min(__Elem::abs(__Elem::mul(v4, <T as __Elem>::of_i64(2))), <T as __Elem>::of_i64(100));
                t_at_2_row.set(lane, v5);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<T>, R1: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        v6_row: R0,
        mut t_at_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v7 = v6_row.get(lane);
                let v8 = t_at_row.get(lane);
                t_at_row.set(lane, __Elem::add(v7, v8));
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::RowMut<f32>,
        R1: __cpu::row::RowMut<u32>,
    >(
        level: L,
        block: &__cpu::Block<'_>,
        start: i64,
        count: i64,
        mut y_2_row: R0,
        mut z_2_row: R1,
        u_2: __cpu::View<f32, 2>,
        i_2: i64,
        v11: __cpu::View<f32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let j = start + lane as i64;
                let mut v13_cells = [<f32 as __Elem>::ZERO; 4];
                let v13 = __cpu::View::packed(v13_cells.as_mut_ptr(), [4]);
                let mut acc = <f32 as __Elem>::ZERO;
                acc = 0.0_f32;
                for q in 0_i64..4 {
                    let v14 = u_2.load([i_2, j.wrapping_add(q)], <f32 as __Elem>::ZERO);
                    v13.store([q], v14);
                    v11.store([(N as i64).wrapping_add(q)], v14);
                }
                for r in 0_i64..4 {
                    let v15 = v13.load([r], <f32 as __Elem>::ZERO);
                    let v16 = v11.load([(N as i64).wrapping_add(r)], <f32 as __Elem>::ZERO);
                    let v17 = acc;
                    acc = v17 + __Elem::fma::<L>(v15, 0.5_f32, v16);
                }
                let v18 = acc;
                let v19: f32 = <cube>::host(level, block, &[], (v18, ()));
                y_2_row.set(lane, v19);
                let v20 = __Elem::shr(__cpu::bitcast::<f32, u32>(v18), __cpu::shift_amount::<i32, u32>(__Elem::to::<i32>(j)));
                z_2_row.set(lane, !__Elem::count_ones(v20 & 255_u32));
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut t_2_at_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v13 = t_2_at_2_row.get(lane);
                let v14 = __Elem::min(__Elem::abs(__Elem::mul(v13, <T as __Elem>::of_i64(2))), <T as __Elem>::of_i64(100));
                t_2_at_2_row.set(lane, v14);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<T>, R1: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        v15_row: R0,
        mut t_2_at_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v16 = v15_row.get(lane);
                let v17 = t_2_at_row.get(lane);
                t_2_at_row.set(lane, __Elem::add(v16, v17));
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<T: __Elem, const N: usize, const K: usize> __cpu::Kernel for __Kernel<T, N, K> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("mixed", args);
        let v0 = plan.extent(1, 0);
        let v1 = __Elem::div(v0, N as i64);
        plan.finish([1, 1, v1])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<i32, 1>([N as i64]);
        size.tile::<T, 2>([N as i64, K as i64]);
        size.tile::<f32, 2>([N as i64, K as i64]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<f32, 1>([2 * N as i64]);
            size.rest(<cube>::host_scratch::<L, (f32, ()), f32>(&[]));
            outer.cover(size);
        }
        size.tile::<T, 1>([K as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x = __cpu::tensor::<T, 2>(call, 0);
            let idx = __cpu::tensor::<i32, 1>(call, 1);
            let y = __cpu::tensor::<f32, 2>(call, 2);
            let z = __cpu::tensor::<u32, 2>(call, 3);
            let s = __cpu::tensor::<T, 2>(call, 4);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b] = block.index;
                let mut scratch = block.scratch;
                let v0 = b.wrapping_mul(N as i64);
                let v1 = scratch.tile::<i32, 1>([N as i64]);
                let idx_at = idx.window([v0], [N as i64]);
                __cpu::copy::<L, _, _, _>(idx_at, v1, <i32 as __Elem>::ZERO);
                let t = scratch.tile::<T, 2>([N as i64, K as i64]);
                let x_at = x.window([0, 0], [x.extent[0], K as i64]);
                __cpu::gather::<L, _, _, _, _>(x_at, v1, t, <T as __Elem>::ZERO);
                let u = scratch.tile::<f32, 2>([N as i64, K as i64]);
                __cpu::copy::<L, _, _, _>(t, u, <f32 as __Elem>::ZERO);
                __cpu::scan::<L, __cpu::reduce::Sum, _, _, _>(u, 1, u, false, <f32 as __Elem>::ZERO);
                {
                    let mut scratch = scratch;
                    let v2 = scratch.tile::<f32, 1>([2 * N as i64]);
                    let whole = y.has_rows(1, [v0, 0], [[1, 0], [0, 1]], [N as i64, K as i64]) && z.has_rows(1, [v0, 0], [[1, 0], [0, 1]], [N as i64, K as i64]);
                    if whole {
                        for i in 0_i64..(N as i64) {
                            let v3 = v0.wrapping_add(i);
                            let y_row = y.whole_row(1, [v3, 0], K as i64, 1);
                            let z_row = z.whole_row(1, [v3, 0], K as i64, 1);
                            Self::parallel::<L, true, _, _>(
                                level,
                                &block.with(scratch),
                                0,
                                K as i64,
                                y_row.slice_mut(0, K as i64),
                                z_row.slice_mut(0, K as i64),
                                u,
                                i,
                                v2,
                            );
                        }
                    } else {
                        for i in 0_i64..(N as i64) {
                            let v3 = v0.wrapping_add(i);
                            let y_row = y.row(1, [v3, 0], K as i64);
                            let z_row = z.row(1, [v3, 0], K as i64);
                            let (from, to) = __cpu::common(K as i64, [y_row.unit_span(), z_row.unit_span()]);
                            Self::parallel::<L, false, _, _>(
                                level,
                                &block.with(scratch),
                                from,
                                to - from,
                                y_row.slice_mut(from, to - from),
                                z_row.slice_mut(from, to - from),
                                u,
                                i,
                                v2,
                            );
                            if to - from < K as i64 {
                                for (start, end) in [(0, from), (to, K as i64)] {
                                    Self::parallel::<L, false, _, _>(
                                        level,
                                        &block.with(scratch),
                                        start,
                                        end - start,
                                        y_row.guarded(start, <f32 as __Elem>::ZERO),
                                        z_row.guarded(start, <u32 as __Elem>::ZERO),
                                        u,
                                        i,
                                        v2,
                                    );
                                }
                            }
                        }
                    }
                }
                let t_at = t.permute([1, 0]);
                let t_at_2 = __cpu::View::packed(t.ptr, [N as i64 * K as i64]);
                let t_at_2_row = t_at_2.row(0, [0], N as i64 * K as i64);
                Self::parallel_2::<L, _>(
                    level,
                    0,
                    N as i64 * K as i64,
                    t_at_2_row.slice_mut(0, N as i64 * K as i64),
                );
                let v6 = scratch.tile::<T, 1>([K as i64]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 2>(t_at, 1, __cpu::insert_axis(v6, 1), false, <T as __Elem>::ZERO);
                let v6_row = v6.row(0, [0], K as i64);
                let t_at_row = t_at.row(0, [0, 0], K as i64);
                Self::parallel_3::<L, _, _>(
                    level,
                    0,
                    K as i64,
                    v6_row.slice(0, K as i64),
                    t_at_row.slice_mut(0, K as i64),
                );
                __cpu::relaxed::scatter::<L, _, _, _, _>(t, v1, s, <T as __Elem>::ZERO);
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x_2 = __cpu::tensor::<T, 2>(call, 0);
            let idx_2 = __cpu::tensor::<i32, 1>(call, 1);
            let y_2 = __cpu::tensor::<f32, 2>(call, 2);
            let z_2 = __cpu::tensor::<u32, 2>(call, 3);
            let s_2 = __cpu::tensor::<T, 2>(call, 4);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b_2] = block.index;
                let mut scratch = block.scratch;
                let v9 = b_2.wrapping_mul(N as i64);
                let v10 = scratch.tile::<i32, 1>([N as i64]);
                let idx_2_at = idx_2.window([v9], [N as i64]);
                __cpu::copy::<L, _, _, _>(idx_2_at, v10, <i32 as __Elem>::ZERO);
                let t_2 = scratch.tile::<T, 2>([N as i64, K as i64]);
                let x_2_at = x_2.window([0, 0], [x_2.extent[0], K as i64]);
                __cpu::gather::<L, _, _, _, _>(x_2_at, v10, t_2, <T as __Elem>::ZERO);
                let u_2 = scratch.tile::<f32, 2>([N as i64, K as i64]);
                __cpu::copy::<L, _, _, _>(t_2, u_2, <f32 as __Elem>::ZERO);
                __cpu::scan::<L, __cpu::reduce::Sum, _, _, _>(u_2, 1, u_2, false, <f32 as __Elem>::ZERO);
                {
                    let mut scratch = scratch;
                    let v11 = scratch.tile::<f32, 1>([2 * N as i64]);
                    let whole_2 = y_2.has_rows(1, [v9, 0], [[1, 0], [0, 1]], [N as i64, K as i64]) && z_2.has_rows(1, [v9, 0], [[1, 0], [0, 1]], [N as i64, K as i64]);
                    if whole_2 {
                        for i_2 in 0_i64..(N as i64) {
                            let v12 = v9.wrapping_add(i_2);
                            let y_2_row = y_2.whole_row(1, [v12, 0], K as i64, 1);
                            let z_2_row = z_2.whole_row(1, [v12, 0], K as i64, 1);
                            Self::parallel_4::<L, true, _, _>(
                                level,
                                &block.with(scratch),
                                0,
                                K as i64,
                                y_2_row.slice_mut(0, K as i64),
                                z_2_row.slice_mut(0, K as i64),
                                u_2,
                                i_2,
                                v11,
                            );
                        }
                    } else {
                        for i_2 in 0_i64..(N as i64) {
                            let v12 = v9.wrapping_add(i_2);
                            let y_2_row = y_2.row(1, [v12, 0], K as i64);
                            let z_2_row = z_2.row(1, [v12, 0], K as i64);
                            let (from, to) = __cpu::common(K as i64, [y_2_row.unit_span(), z_2_row.unit_span()]);
                            Self::parallel_4::<L, false, _, _>(
                                level,
                                &block.with(scratch),
                                from,
                                to - from,
                                y_2_row.slice_mut(from, to - from),
                                z_2_row.slice_mut(from, to - from),
                                u_2,
                                i_2,
                                v11,
                            );
                            if to - from < K as i64 {
                                for (start, end) in [(0, from), (to, K as i64)] {
                                    Self::parallel_4::<L, false, _, _>(
                                        level,
                                        &block.with(scratch),
                                        start,
                                        end - start,
                                        y_2_row.guarded(start, <f32 as __Elem>::ZERO),
                                        z_2_row.guarded(start, <u32 as __Elem>::ZERO),
                                        u_2,
                                        i_2,
                                        v11,
                                    );
                                }
                            }
                        }
                    }
                }
                let t_2_at = t_2.permute([1, 0]);
                let t_2_at_2 = __cpu::View::packed(t_2.ptr, [N as i64 * K as i64]);
                let t_2_at_2_row = t_2_at_2.row(0, [0], N as i64 * K as i64);
                Self::parallel_5::<L, _>(
                    level,
                    0,
                    N as i64 * K as i64,
                    t_2_at_2_row.slice_mut(0, N as i64 * K as i64),
                );
                let v15 = scratch.tile::<T, 1>([K as i64]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 2>(t_2_at, 1, __cpu::insert_axis(v15, 1), false, <T as __Elem>::ZERO);
                let v15_row = v15.row(0, [0], K as i64);
                let t_2_at_row = t_2_at.row(0, [0, 0], K as i64);
                Self::parallel_6::<L, _, _>(
                    level,
                    0,
                    K as i64,
                    v15_row.slice(0, K as i64),
                    t_2_at_row.slice_mut(0, K as i64),
                );
                __cpu::scatter::<L, _, _, _, _>(t_2, v10, s_2, <T as __Elem>::ZERO);
            }
        }
    }
}
