// Emitted from pass_on.tile.
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
pub struct __Kernel(());

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl __cpu::Kernel for __Kernel {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("pass_on", args);
        let n = plan.extent(0, 1);
        let v0 = __Elem::div(n, 4_i64);
        plan.finish([1, 1, v0])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f32, 1>([4]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x = __cpu::tensor::<f32, 2>(call, 0);
            let s = __cpu::tensor::<u32, 2>(call, 1);
            let y = __cpu::tensor::<f32, 1>(call, 2);
            let me = __cpu::scalar::<i64>(call.args, 3);
            let least = __cpu::scalar::<u32>(call.args, 4);
            for block in __cpu::Blocks::new(call) {
                let [_, _, v0] = block.index;
                let mut scratch = block.scratch;
                let v1 = __Elem::rem(me.wrapping_add(1), x.extent[0]);
                let at = v0.wrapping_mul(4);
                let t = scratch.tile::<f32, 1>([4]);
                __cpu::fill::<L, _, _>(t, __Elem::to::<f32>(me));
                let x_at = x.window([v1, at], [1, 4]).squeeze([1]);
                __cpu::relaxed::copy::<L, _, _, _, false, true>(t, x_at, <f32 as __Elem>::ZERO);
                if !__cpu::add_to_word(call, block.index, 1, [v1, v0], 1_u32, concat!(file!(), ":0:0")) {
                    return;
                }
                if !__cpu::wait_for_word(call, block.index, 1, [me, v0], least, concat!(file!(), ":0:0")) {
                    return;
                }
                let x_at_2 = x.window([me, at], [1, 4]).squeeze([1]);
                __cpu::relaxed::copy::<L, _, _, _, true, false>(x_at_2, t, <f32 as __Elem>::ZERO);
                let y_at = y.window([at], [4]);
                __cpu::copy_out::<L, _, _, _>(t, y_at, <f32 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y), __cpu::PacedPrefetch::none());
            }
        }
    }

    const RANKS: Option<__cpu::HostRanks> = Some(__cpu::HostRanks { peers: &[0], signals: &[1], waits: true, refused: None });
}
