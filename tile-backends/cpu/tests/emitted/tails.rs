// Emitted from tails.tile.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(
    clippy::all,
    missing_docs,
    non_camel_case_types,
    unused_imports,
    unreachable_pub,
    reason = "emitted text"
)]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;

#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<T: __Elem, const BM: usize, const N: usize>(::core::marker::PhantomData<(T,)>);

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<T: __Elem, const BM: usize, const N: usize> __Kernel<T, BM, N> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t_row: R0,
        h: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let a = t_row.get(lane);
                let d = a - h;
                let e = __Elem::exp::<L, false>(d);
                t_row.set(lane, e);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        t_row_2: R0,
        mut u_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let a_2 = t_row_2.get(lane);
                let o = a_2 + 1.0_f32;
                u_row.set(lane, o);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        u_row_2: R0,
        mut w_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let a_3 = u_row_2.get(lane);
                let b = w_row.get(lane);
                let c = a_3 * b;
                w_row.set(lane, c);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        t_row_3: R0,
        mut u_row_3: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let j = start + lane as i64;
                let a_4 = t_row_3.get(lane);
                let k = __Elem::to::<f32>(j);
                let c_2 = a_4 + k;
                u_row_3.set(lane, c_2);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        t_row_4: R0,
        mut v_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let a_5 = t_row_4.get(lane);
                let c_3 = a_5 * a_5;
                v_row.set(lane, c_3);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        v_row_2: R0,
        mut t_row_5: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let a_6 = v_row_2.get(lane);
                let c_4 = a_6 + 1.0_f32;
                t_row_5.set(lane, c_4);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<T: __Elem, const BM: usize, const N: usize> __cpu::Kernel for __Kernel<T, BM, N> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("tails", args);
        let m = plan.extent(0, 0);
        let n = plan.extent(0, 1);
        plan.expect("y", 2, 0, m)?;
        plan.expect("y", 2, 1, n)?;
        plan.expect("s", 3, 0, m)?;
        plan.expect("z", 1, 0, m)?;
        let v0 = m.wrapping_add(BM as i64 - 1);
        let v1 = __Elem::div(v0, BM as i64);
        plan.finish([1, 1, v1])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f32, 2>([BM as i64, N as i64]);
        size.tile::<f32, 1>([BM as i64]);
        size.tile::<f32, 1>([BM as i64]);
        size.tile::<f32, 2>([BM as i64, N as i64]);
        size.tile::<f32, 1>([BM as i64]);
        size.tile::<f32, 1>([BM as i64]);
        size.tile::<f32, 2>([BM as i64, N as i64]);
        size.tile::<f32, 1>([BM as i64]);
        size.tile::<f32, 1>([BM as i64]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<f32, 2>([BM as i64, N as i64]);
            outer.cover(size);
        }
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x = __cpu::tensor::<T, 2>(call, 0);
            let z = __cpu::tensor::<T, 2>(call, 1);
            let y = __cpu::tensor::<T, 2>(call, 2);
            let s = __cpu::tensor::<f32, 2>(call, 3);
            let from_2 = __cpu::scalar::<i64>(call.args, 4);
            for block in __cpu::Blocks::new(call) {
                let [_, _, by] = block.index;
                let mut scratch = block.scratch;
                let row0 = by.wrapping_mul(BM as i64);
                let t = scratch.tile::<f32, 2>([BM as i64, N as i64]);
                let x_at = x.window([row0, from_2], [BM as i64, N as i64]);
                __cpu::copy::<L, _, _, _>(x_at, t, __Elem::to::<f32>(<T as __Elem>::of_f64(f64::NEG_INFINITY)));
                let top = scratch.tile::<f32, 1>([BM as i64]);
                __cpu::reduce::<L, __cpu::reduce::Max, _, _, 2>(__cpu::without_tail::<L, __cpu::reduce::Max, _, 2>(t, x_at.hi[1]), 1, __cpu::insert_axis(top, 1), false, <f32 as __Elem>::ZERO);
                let mut prefetch = __cpu::PacedPrefetch::new(__cpu::PrefetchList::new([x_at.paced_prefetch_rows([BM as i64, 0], __cpu::is_non_temporal(call, &x))]), BM as i64 * N as i64);
                for i in 0_i64..(BM as i64) {
                    let h = top.load_inside([i]);
                    let t_row = t.row(1, [i, 0], N as i64);
                    let live = __cpu::with_tail(x_at.hi[1]);
                    let mut chunks = __cpu::RowChunks::new(0, N as i64, &prefetch);
                    while chunks.advance() {
                        let (start, count) = chunks.chunk();
                        let part = __cpu::live_part(live, start, count);
                        Self::parallel::<L, _>(level, start, part, t_row.slice_mut(start, part), h);
                        if part < count {
                            let last = t_row.slice(live - 1, 1)[0];
                            t_row.slice_mut(start + part, count - part).fill(last);
                        }
                        prefetch.issue_for(count);
                    }
                }
                let sum = scratch.tile::<f32, 1>([BM as i64]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 2>(__cpu::without_tail::<L, __cpu::reduce::Sum, _, 2>(t, x_at.hi[1]), 1, __cpu::insert_axis(sum, 1), false, <f32 as __Elem>::ZERO);
                let u = scratch.tile::<f32, 2>([BM as i64, N as i64]);
                for i_2 in 0_i64..(BM as i64) {
                    let t_row_2 = t.row(1, [i_2, 0], N as i64);
                    let u_row = u.row(1, [i_2, 0], N as i64);
                    let live_2 = __cpu::with_tail(x_at.hi[1]);
                    let part_2 = __cpu::live_part(live_2, 0, N as i64);
                    Self::parallel_2::<L, _, _>(
                        level,
                        0,
                        part_2,
                        t_row_2.slice(0, part_2),
                        u_row.slice_mut(0, part_2),
                    );
                    if part_2 < N as i64 {
                        let last = u_row.slice(live_2 - 1, 1)[0];
                        u_row.slice_mut(0 + part_2, N as i64 - part_2).fill(last);
                    }
                }
                let ones = scratch.tile::<f32, 1>([BM as i64]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 2>(__cpu::without_tail::<L, __cpu::reduce::Sum, _, 2>(u, x_at.hi[1]), 1, __cpu::insert_axis(ones, 1), false, <f32 as __Elem>::ZERO);
                let product = scratch.tile::<f32, 1>([BM as i64]);
                __cpu::reduce::<L, __cpu::reduce::Product, _, _, 2>(__cpu::without_tail::<L, __cpu::reduce::Product, _, 2>(u, x_at.hi[1]), 1, __cpu::insert_axis(product, 1), false, <f32 as __Elem>::ZERO);
                let w = scratch.tile::<f32, 2>([BM as i64, N as i64]);
                let z_at = z.window([row0, 0], [BM as i64, N as i64]);
                __cpu::copy::<L, _, _, _>(z_at, w, <f32 as __Elem>::ZERO);
                for i_3 in 0_i64..(BM as i64) {
                    let u_row_2 = u.row(1, [i_3, 0], N as i64);
                    let w_row = w.row(1, [i_3, 0], N as i64);
                    Self::parallel_3::<L, _, _>(
                        level,
                        0,
                        N as i64,
                        u_row_2.slice(0, N as i64),
                        w_row.slice_mut(0, N as i64),
                    );
                }
                let mixed = scratch.tile::<f32, 1>([BM as i64]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 2>(w, 1, __cpu::insert_axis(mixed, 1), false, <f32 as __Elem>::ZERO);
                let mut prefetch_2 = __cpu::PacedPrefetch::new(__cpu::PrefetchList::new([z_at.paced_prefetch_rows([BM as i64, 0], __cpu::is_non_temporal(call, &z))]), BM as i64 * N as i64);
                for i_4 in 0_i64..(BM as i64) {
                    let t_row_3 = t.row(1, [i_4, 0], N as i64);
                    let u_row_3 = u.row(1, [i_4, 0], N as i64);
                    let mut chunks_2 = __cpu::RowChunks::new(0, N as i64, &prefetch_2);
                    while chunks_2.advance() {
                        let (start, count) = chunks_2.chunk();
                        Self::parallel_4::<L, _, _>(
                            level,
                            start,
                            count,
                            t_row_3.slice(start, count),
                            u_row_3.slice_mut(start, count),
                        );
                        prefetch_2.issue_for(count);
                    }
                }
                let places = scratch.tile::<f32, 1>([BM as i64]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 2>(u, 1, __cpu::insert_axis(places, 1), false, <f32 as __Elem>::ZERO);
                for lap in 0_i64..3 {
                    let mut scratch = scratch;
                    let v = scratch.tile::<f32, 2>([BM as i64, N as i64]);
                    for i_5 in 0_i64..(BM as i64) {
                        let t_row_4 = t.row(1, [i_5, 0], N as i64);
                        let v_row = v.row(1, [i_5, 0], N as i64);
                        Self::parallel_5::<L, _, _>(
                            level,
                            0,
                            N as i64,
                            t_row_4.slice(0, N as i64),
                            v_row.slice_mut(0, N as i64),
                        );
                    }
                    let v_row_2 = v.row(0, [0, N as i64 - 1], BM as i64);
                    let t_row_5 = t.row(0, [0, N as i64 - 1], BM as i64);
                    let (from, to) = __cpu::common(BM as i64, [v_row_2.span(), t_row_5.span()]);
                    Self::parallel_6::<L, _, _>(
                        level,
                        from,
                        to - from,
                        v_row_2.strided(from),
                        t_row_5.strided(from),
                    );
                    if to - from < BM as i64 {
                        for (start, end) in [(0, from), (to, BM as i64)] {
                            Self::parallel_6::<L, _, _>(
                                level,
                                start,
                                end - start,
                                v_row_2.guarded(start, <f32 as __Elem>::ZERO),
                                t_row_5.guarded(start, <f32 as __Elem>::ZERO),
                            );
                        }
                    }
                }
                let y_at = y.window([row0, 0], [BM as i64, N as i64]);
                __cpu::copy_out::<L, _, _, _>(t, y_at, <T as __Elem>::ZERO, __cpu::is_non_temporal(call, &y), __cpu::PacedPrefetch::none());
                let s_at = s.window([row0, 0], [BM as i64, 1]).squeeze([0]);
                __cpu::copy_out::<L, _, _, _>(sum, s_at, <f32 as __Elem>::ZERO, __cpu::is_non_temporal(call, &s), __cpu::PacedPrefetch::none());
                let s_at_2 = s.window([row0, 1], [BM as i64, 1]).squeeze([0]);
                __cpu::copy_out::<L, _, _, _>(ones, s_at_2, <f32 as __Elem>::ZERO, __cpu::is_non_temporal(call, &s), __cpu::PacedPrefetch::none());
                let s_at_3 = s.window([row0, 2], [BM as i64, 1]).squeeze([0]);
                __cpu::copy_out::<L, _, _, _>(product, s_at_3, <f32 as __Elem>::ZERO, __cpu::is_non_temporal(call, &s), __cpu::PacedPrefetch::none());
                let s_at_4 = s.window([row0, 3], [BM as i64, 1]).squeeze([0]);
                __cpu::copy_out::<L, _, _, _>(mixed, s_at_4, <f32 as __Elem>::ZERO, __cpu::is_non_temporal(call, &s), __cpu::PacedPrefetch::none());
                let s_at_5 = s.window([row0, 4], [BM as i64, 1]).squeeze([0]);
                __cpu::copy_out::<L, _, _, _>(places, s_at_5, <f32 as __Elem>::ZERO, __cpu::is_non_temporal(call, &s), __cpu::PacedPrefetch::none());
            }
        }
    }
}
