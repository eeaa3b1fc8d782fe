// Emitted from calls.tile.
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
pub struct __Kernel<const BM: usize>(());

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize> __cpu::Kernel for __Kernel<BM> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("calls", args);
        let v0 = plan.extent(0, 0);
        let v1 = __Elem::div(v0, BM as i64);
        plan.finish([1, 1, v1])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f32, 2>([BM as i64, 2 * BM as i64]);
        size.rest(<scale_rows>::host_scratch::<L, (__cpu::View<f32, 2>, (f32, ())), ()>(&[BM as i64, 2 * BM as i64]));
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x = __cpu::tensor::<f32, 2>(call, 0);
            let f = __cpu::scalar::<f32>(call.args, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b] = block.index;
                let mut scratch = block.scratch;
                let v0 = b.wrapping_mul(BM as i64);
                let t = scratch.tile::<f32, 2>([BM as i64, 2 * BM as i64]);
                let x_at = x.window([v0, 0], [BM as i64, 2 * BM as i64]);
                __cpu::copy::<L, _, _, _>(x_at, t, <f32 as __Elem>::ZERO);
                let () = <scale_rows>::host(level, &block.with(scratch), &[BM as i64, 2 * BM as i64], (t, (f, ())));
                let x_at_2 = x.window([v0, 0], [BM as i64, 2 * BM as i64]);
                __cpu::copy::<L, _, _, _>(t, x_at_2, <f32 as __Elem>::ZERO);
            }
        }
    }
}
