// Emitted from masked.tile.
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
    unsafe fn parallel<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<T>,
        R1: __cpu::row::Row<f32>,
        R2: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        x_row: R0,
        w_row: R1,
        mut t_row: R2,
        live: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let j = start + lane as i64;
                let a = x_row.get(lane);
                let b = __Elem::to::<f32>(a);
                let c = w_row.get(lane);
                let d = b * c;
                let inside = j < live;
                let v = d;
                t_row.set(lane, v);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        t_row_2: R0,
        mut part_3_row: R1,
        h: f32,
        r_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let j = start + lane as i64;
                let old = t_row_2.get(lane);
                let sq = old - h;
                let seen = r_2 >= j;
                let v = sq;
                part_3_row.set(lane, v);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<f32>,
        R1: __cpu::row::Row<f32>,
        R2: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        part_3_row_2: R0,
        w_row_2: R1,
        mut u_row: R2,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let p = part_3_row_2.get(lane);
                let c = w_row_2.get(lane);
                let q = p + c;
                u_row.set(lane, q);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<T: __Elem, const BM: usize, const N: usize> __cpu::Kernel for __Kernel<T, BM, N> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("masked", args);
        let m = plan.extent(0, 0);
        let n = plan.extent(0, 1);
        plan.expect("w", 1, 0, n)?;
        plan.expect("y", 2, 0, m)?;
        plan.expect("y", 2, 1, n)?;
        plan.expect("s", 3, 0, m)?;
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
        size.tile::<f32, 2>([BM as i64, N as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x = __cpu::tensor::<T, 2>(call, 0);
            let w = __cpu::tensor::<f32, 1>(call, 1);
            let y = __cpu::tensor::<T, 2>(call, 2);
            let s = __cpu::tensor::<f32, 1>(call, 3);
            let live = __cpu::scalar::<i64>(call.args, 4);
            for block in __cpu::Blocks::new(call) {
                let [_, _, by] = block.index;
                let mut scratch = block.scratch;
                let row0 = by.wrapping_mul(BM as i64);
                let t = scratch.tile::<f32, 2>([BM as i64, N as i64]);
                let top = scratch.tile::<f32, 1>([BM as i64]);
                let sum = scratch.tile::<f32, 1>([BM as i64]);
                let whole = x.has_rows(1, [row0, 0], [[1, 0], [0, 1]], [BM as i64, N as i64]) && w.has_rows(0, [0], [[0, 1]], [BM as i64, N as i64]);
                if whole {
                    for i in 0_i64..(BM as i64) {
                        let r = row0.wrapping_add(i);
                        let x_row = x.whole_row(1, [r, 0], N as i64, 1);
                        let w_row = w.whole_row(0, [0], N as i64, 1);
                        let t_row = t.row(1, [i, 0], N as i64);
                        let live_2 = live.saturating_sub(0);
                        let part = __cpu::live_part(live_2, 0, N as i64);
                        Self::parallel::<L, true, _, _, _>(
                            level,
                            0,
                            part,
                            x_row.slice(0, part),
                            w_row.slice(0, part),
                            t_row.slice_mut(0, part),
                            live,
                        );
                        t_row.slice_mut(0 + part, N as i64 - part).fill(-1e30_f32);
                    }
                } else {
                    for i in 0_i64..(BM as i64) {
                        let r = row0.wrapping_add(i);
                        let x_row = x.row(1, [r, 0], N as i64);
                        let w_row = w.row(0, [0], N as i64);
                        let t_row = t.row(1, [i, 0], N as i64);
                        let live_2 = live.saturating_sub(0);
                        let (from, to) = __cpu::common(N as i64, [x_row.unit_span(), w_row.unit_span()]);
                        let part = __cpu::live_part(live_2, from, to - from);
                        Self::parallel::<L, false, _, _, _>(
                            level,
                            from,
                            part,
                            x_row.slice(from, part),
                            w_row.slice(from, part),
                            t_row.slice_mut(from, part),
                            live,
                        );
                        t_row.slice_mut(from + part, to - from - part).fill(-1e30_f32);
                        if to - from < N as i64 {
                            for (start, end) in [(0, from), (to, N as i64)] {
                                let part_2 = __cpu::live_part(live_2, start, end - start);
                                Self::parallel::<L, false, _, _, _>(
                                    level,
                                    start,
                                    part_2,
                                    x_row.guarded(start, <T as __Elem>::ZERO),
                                    w_row.guarded(start, <f32 as __Elem>::ZERO),
                                    t_row.slice_mut(start, part_2),
                                    live,
                                );
                                t_row.slice_mut(start + part_2, end - start - part_2).fill(-1e30_f32);
                            }
                        }
                    }
                }
                __cpu::reduce::<L, __cpu::reduce::Max, _, _, 2>(t, 1, __cpu::insert_axis(top, 1), false, <f32 as __Elem>::ZERO);
                let part_3 = scratch.tile::<f32, 2>([BM as i64, N as i64]);
                for i_2 in 0_i64..(BM as i64) {
                    let r_2 = row0.wrapping_add(i_2);
                    let h = top.load_inside([i_2]);
                    let t_row_2 = t.row(1, [i_2, 0], N as i64);
                    let part_3_row = part_3.row(1, [i_2, 0], N as i64);
                    let live_3 = r_2.saturating_add(1).saturating_sub(0);
                    let part_4 = __cpu::live_part(live_3, 0, N as i64);
                    Self::parallel_2::<L, _, _>(
                        level,
                        0,
                        part_4,
                        t_row_2.slice(0, part_4),
                        part_3_row.slice_mut(0, part_4),
                        h,
                        r_2,
                    );
                    part_3_row.slice_mut(0 + part_4, N as i64 - part_4).fill(0.0_f32);
                }
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 2>(part_3, 1, __cpu::insert_axis(sum, 1), false, <f32 as __Elem>::ZERO);
                let u = scratch.tile::<f32, 2>([BM as i64, N as i64]);
                let y_at = y.window([row0, 0], [BM as i64, N as i64]);
                let mut copy_out = __cpu::FusedCopyOut::new(u, y_at, <T as __Elem>::ZERO, __cpu::is_non_temporal(call, &y));
                let needed = copy_out.needed();
                let whole_2 = w.has_rows(0, [0], [[0, 1]], [BM as i64, N as i64]);
                if whole_2 {
                    for i_3 in 0_i64..(BM as i64) {
                        let part_3_row_2 = part_3.row(1, [i_3, 0], N as i64);
                        let w_row_2 = w.whole_row(0, [0], N as i64, 1);
                        let u_row = u.row(1, [i_3, 0], N as i64);
                        let mut chunks = copy_out.chunks([i_3, 0], 0, N as i64, &__cpu::PacedPrefetch::none());
                        while chunks.advance() {
                            let (start, count) = chunks.chunk();
                            Self::parallel_3::<L, true, _, _, _>(
                                level,
                                start,
                                count,
                                part_3_row_2.slice(start, count),
                                w_row_2.slice(start, count),
                                u_row.slice_mut(start, count),
                            );
                            copy_out.store::<L>([i_3, 0], start, count);
                        }
                    }
                } else {
                    for i_3 in 0_i64..(BM as i64) {
                        let part_3_row_2 = part_3.row(1, [i_3, 0], needed);
                        let w_row_2 = w.row(0, [0], needed);
                        let u_row = u.row(1, [i_3, 0], needed);
                        let (from, to) = __cpu::common(needed, [w_row_2.unit_span()]);
                        Self::parallel_3::<L, false, _, _, _>(
                            level,
                            from,
                            to - from,
                            part_3_row_2.slice(from, to - from),
                            w_row_2.slice(from, to - from),
                            u_row.slice_mut(from, to - from),
                        );
                        if to - from < needed {
                            for (start, end) in [(0, from), (to, needed)] {
                                Self::parallel_3::<L, false, _, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    part_3_row_2.slice(start, end - start),
                                    w_row_2.guarded(start, <f32 as __Elem>::ZERO),
                                    u_row.slice_mut(start, end - start),
                                );
                            }
                        }
                    }
                }
                copy_out.finish::<L>();
                let s_at = s.window([row0], [BM as i64]);
                __cpu::copy_out::<L, _, _, _>(sum, s_at, <f32 as __Elem>::ZERO, __cpu::is_non_temporal(call, &s), __cpu::PacedPrefetch::none());
            }
        }
    }
}
