// Emitted from softmax.tile.
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
        v0: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v1 = t_row.get(lane);
                let e = __Elem::exp::<L, false>(v1 - v0);
                t_row.set(lane, e);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t_row_2: R0,
        v2: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v3 = t_row_2.get(lane);
                t_row_2.set(lane, v3 / v2);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<T: __Elem, const BM: usize, const N: usize> __cpu::Kernel for __Kernel<T, BM, N> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("softmax", args);
        let m = plan.extent(0, 0);
        let n = plan.extent(0, 1);
        plan.expect("y", 1, 0, m)?;
        plan.expect("y", 1, 1, n)?;
        let v0 = m.wrapping_add(BM as i64 - 1);
        let v1 = __Elem::div(v0, BM as i64);
        let v2 = n <= (N as i64);
        plan.require(v2, format_args!("a row fits a tile"))?;
        plan.finish([1, 1, v1])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f32, 2>([BM as i64, N as i64]);
        size.tile::<f32, 1>([BM as i64]);
        size.tile::<f32, 1>([BM as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x = __cpu::tensor::<T, 2>(call, 0);
            let y = __cpu::tensor::<T, 2>(call, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, _, by] = block.index;
                let mut scratch = block.scratch;
                let row0 = by.wrapping_mul(BM as i64);
                let t = scratch.tile::<f32, 2>([BM as i64, N as i64]);
                let x_at = x.window([row0, 0], [BM as i64, N as i64]);
                __cpu::copy::<L, _, _, _>(x_at, t, __Elem::to::<f32>(<T as __Elem>::of_f64(f64::NEG_INFINITY)));
                let top = scratch.tile::<f32, 1>([BM as i64]);
                __cpu::reduce::<L, __cpu::reduce::Max, _, _, 2>(__cpu::without_tail::<L, __cpu::reduce::Max, _, 2>(t, x_at.hi[1]), 1, __cpu::insert_axis(top, 1), false, <f32 as __Elem>::ZERO);
                let mut prefetch = __cpu::PacedPrefetch::new(__cpu::PrefetchList::new([x_at.paced_prefetch_rows([BM as i64, 0], __cpu::is_non_temporal(call, &x))]), BM as i64 * N as i64);
                for i in 0_i64..(BM as i64) {
                    let v0 = top.load_inside([i]);
                    let t_row = t.row(1, [i, 0], N as i64);
                    let live = __cpu::with_tail(x_at.hi[1]);
                    let mut chunks = __cpu::RowChunks::new(0, N as i64, &prefetch);
                    while chunks.advance() {
                        let (start, count) = chunks.chunk();
                        let part = __cpu::live_part(live, start, count);
                        Self::parallel::<L, _>(level, start, part, t_row.slice_mut(start, part), v0);
                        if part < count {
                            let last = t_row.slice(live - 1, 1)[0];
                            t_row.slice_mut(start + part, count - part).fill(last);
                        }
                        prefetch.issue_for(count);
                    }
                }
                let sum = scratch.tile::<f32, 1>([BM as i64]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 2>(__cpu::without_tail::<L, __cpu::reduce::Sum, _, 2>(t, x_at.hi[1]), 1, __cpu::insert_axis(sum, 1), false, <f32 as __Elem>::ZERO);
                let y_at = y.window([row0, 0], [BM as i64, N as i64]);
                let mut copy_out = __cpu::FusedCopyOut::new(t, y_at, <T as __Elem>::ZERO, __cpu::is_non_temporal(call, &y));
                let needed = copy_out.needed();
                for i_2 in 0_i64..(BM as i64) {
                    let v2 = sum.load_inside([i_2]);
                    let t_row_2 = t.row(1, [i_2, 0], needed);
                    let mut chunks_2 = copy_out.chunks([i_2, 0], 0, needed, &__cpu::PacedPrefetch::none());
                    while chunks_2.advance() {
                        let (start, count) = chunks_2.chunk();
                        Self::parallel_2::<L, _>(level, start, count, t_row_2.slice_mut(start, count), v2);
                        copy_out.store::<L>([i_2, 0], start, count);
                    }
                }
                copy_out.finish::<L>();
            }
        }
    }
}
