// Emitted from streamed.tile.
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
    unsafe fn parallel<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::Row<T>, R1: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        x_row: R0,
        mut t_row: R1,
        start_2: i64,
        n: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let j = start + lane as i64;
                let c = start_2.wrapping_add(j);
                let a = x_row.get(lane);
                let b = __Elem::to::<f32>(a);
                let inside = c < n;
                let v = b;
                t_row.set(lane, v);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t_row_2: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let old = t_row_2.get(lane);
                let e = __Elem::exp::<L, false>(old);
                t_row_2.set(lane, e);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<T: __Elem, const BM: usize, const N: usize> __cpu::Kernel for __Kernel<T, BM, N> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("streamed", args);
        let m = plan.extent(0, 0);
        let n = plan.extent(0, 1);
        plan.expect("s", 1, 0, m)?;
        let v0 = m.wrapping_add(BM as i64 - 1);
        let v1 = __Elem::div(v0, BM as i64);
        plan.value(n);
        plan.finish([1, 1, v1])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
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
            let s = __cpu::tensor::<f32, 1>(call, 1);
            let n = __cpu::value::<i64>(call, 0);
            for block in __cpu::Blocks::new(call) {
                let [_, _, by] = block.index;
                let mut scratch = block.scratch;
                let row0 = by.wrapping_mul(BM as i64);
                let sum = scratch.tile::<f32, 1>([BM as i64]);
                __cpu::fill::<L, _, _>(sum, 0.0_f32);
                for p in 0_i64..__Elem::div(n.wrapping_add(N as i64 - 1), N as i64) {
                    let mut scratch = scratch;
                    let start_2 = p.wrapping_mul(N as i64);
                    let t = scratch.tile::<f32, 2>([BM as i64, N as i64]);
                    let whole = x.has_rows(1, [row0, start_2], [[1, 0], [0, 1]], [BM as i64, N as i64]);
                    if whole {
                        for i in 0_i64..(BM as i64) {
                            let r = row0.wrapping_add(i);
                            let x_row = x.whole_row(1, [r, start_2], N as i64, 1);
                            let t_row = t.row(1, [i, 0], N as i64);
                            let live = n.saturating_sub(start_2);
                            let part = __cpu::live_part(live, 0, N as i64);
                            Self::parallel::<L, true, _, _>(
                                level,
                                0,
                                part,
                                x_row.slice(0, part),
                                t_row.slice_mut(0, part),
                                start_2,
                                n,
                            );
                            t_row.slice_mut(0 + part, N as i64 - part).fill(f32::NEG_INFINITY);
                        }
                    } else {
                        for i in 0_i64..(BM as i64) {
                            let r = row0.wrapping_add(i);
                            let x_row = x.row(1, [r, start_2], N as i64);
                            let t_row = t.row(1, [i, 0], N as i64);
                            let live = n.saturating_sub(start_2);
                            let (from, to) = __cpu::common(N as i64, [x_row.unit_span()]);
                            let part = __cpu::live_part(live, from, to - from);
                            Self::parallel::<L, false, _, _>(
                                level,
                                from,
                                part,
                                x_row.slice(from, part),
                                t_row.slice_mut(from, part),
                                start_2,
                                n,
                            );
                            t_row.slice_mut(from + part, to - from - part).fill(f32::NEG_INFINITY);
                            if to - from < N as i64 {
                                for (start, end) in [(0, from), (to, N as i64)] {
                                    let part_2 = __cpu::live_part(live, start, end - start);
                                    Self::parallel::<L, false, _, _>(
                                        level,
                                        start,
                                        part_2,
                                        x_row.guarded(start, <T as __Elem>::ZERO),
                                        t_row.slice_mut(start, part_2),
                                        start_2,
                                        n,
                                    );
                                    t_row.slice_mut(start + part_2, end - start - part_2).fill(f32::NEG_INFINITY);
                                }
                            }
                        }
                    }
                    let mut prefetch = __cpu::PacedPrefetch::new(__cpu::PrefetchList::new([x.window([row0, start_2], [BM as i64, N as i64]).paced_prefetch_rows(__cpu::next_offset(p.saturating_add(1) < __Elem::div(n.wrapping_add(N as i64 - 1), N as i64), [0, N as i64], [BM as i64, 0], [0, N as i64], p - 0), __cpu::is_non_temporal(call, &x))]), BM as i64 * N as i64);
                    for i_2 in 0_i64..(BM as i64) {
                        let t_row_2 = t.row(1, [i_2, 0], N as i64);
                        let mut chunks = __cpu::RowChunks::new(0, N as i64, &prefetch);
                        while chunks.advance() {
                            let (start, count) = chunks.chunk();
                            Self::parallel_2::<L, _>(level, start, count, t_row_2.slice_mut(start, count));
                            prefetch.issue_for(count);
                        }
                    }
                    __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 2>(t, 1, __cpu::insert_axis(sum, 1), true, <f32 as __Elem>::ZERO);
                }
                let s_at = s.window([row0], [BM as i64]);
                __cpu::copy_out::<L, _, _, _>(sum, s_at, <f32 as __Elem>::ZERO, __cpu::is_non_temporal(call, &s), __cpu::PacedPrefetch::none());
            }
        }
    }
}
