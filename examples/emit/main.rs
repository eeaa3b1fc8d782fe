//! A compiler explorer: prints a kernel after any stage of compilation, for any target.
//!
//! ```sh
//! emit="cargo run --release --features cuda,wgpu,ascend --example emit --"
//! $emit                                        # the kernels there are
//! $emit matmul                                 # tile IR, as the macro embeds it
//! $emit matmul --after licm                    # … of the default instance, after a pass
//! $emit matmul --target cpu                    # the Rust text that the CPU runs
//! $emit matmul --target sm_90a                 # the PTX of the default instance
//! $emit matmul --target sm_90a --with T=bf16,O=bf16,BK=64   # … of another
//! $emit matmul --target sm_90a:split=4         # … with split-K over a cluster of four blocks
//! $emit matmul --target sm_90a:stream=132      # … with stream-K over so many blocks
//! $emit matmul --target sm_90a --after lower   # its thread IR
//! $emit matmul --target sm_90a --after threads:barriers     # … after one of its passes
//! $emit matmul --target sm_90a --time-passes   # the time of each pass
//! $emit matmul --target sm_90a --after plan    # what was decided: roles, pipelines, schedules
//! $emit matmul --target sm_90a --after candidates           # … and what else was tried
//! $emit matmul --target sm_90a --after layout  # layouts of tiles
//! $emit matmul --target sm_90a --layout-svg matmul.svg      # … drawn
//! $emit matmul --target sm_90a --schedule-svg plan.svg      # the plan, drawn
//! $emit matmul --target cuda-c:sm_80           # its CUDA C++
//! $emit matmul --target hip:gfx1100             # its HIP C++
//! $emit matmul --target wgsl                   # the WGSL of the default instance
//! $emit matmul --target wgsl:coop --with T=f16,O=f16        # … with cooperative matrices
//! $emit matmul --target wgsl:software         # … for a software GPU (lavapipe)
//! $emit matmul --target spirv --with T=i8,O=i32             # its SPIR-V, disassembled
//! $emit matmul --target npuir:910B1            # its AscendNPU IR
//! $emit matmul --target npuir:910B1 --after npu             # its NPU IR
//! $emit matmul --target ascendc:910B1                       # its Ascend C
//! $emit matmul --target ascendc:910B1 --after npu:fixpipe   # its NPU IR after a pass
//! $emit matmul --target ascendc:910B1 --after memory        # memory plan: addresses of tiles
//! $emit matmul --target ascendc:910B1 --memory-svg mm       # … drawn: mm.ub.svg, …
//! $emit matmul --target ascendc:910B1 --after cost          # cost model: a bound on its speed
//! $emit matmul --target ascendc:910B1 --after cost --extents a=512x64,b=64x512
//! ```
//!
//! A target needs its backend's feature and no other: `cuda` for `sm_…`, `cuda-c:…` and `hip:…`, `wgpu` for `wgsl`,
//! `wgsl:coop`, `wgsl:software` and `spirv`, `ascend` for `npuir:CHIP` and `ascendc:CHIP`; `cpu`
//! needs none.
//!
//! - `--after` names a stage:
//!   - `specialize`, `inline`, or a pass of tile IR, for every target;
//!   - `candidates`, `plan`, `layout`, `threads` (the thread IR as it is lowered), `threads:PASS`
//!     (after a pass of it) and `lower` (after all of them), for GPUs;
//!   - `npu` (the NPU IR behind the lowering), `npu:lower` (before its passes), `npu:PASS` (after a
//!     pass of it), and for Ascend C `memory` and `cost`, for NPUs.
//! - `--with` sets type and const parameters by name; flags take 0 and 1. The others are those of
//!   the default instance.
//! - `--time-passes` prints, in place of the program, how long each pass and stage of its compile
//!   took: of tile IR, thread IR or NPU IR, and the emitter. `--verify` runs the verifier after each
//!   pass, which builds without optimisation do anyway.
//! - `--extents` names the extents of a launch whose cost is predicted; they are large otherwise.
//!
//! PTX, WGSL and SPIR-V are those for launches on row-major tensors with extents that are
//! multiples of 16. No driver is needed to see them.
//!
//! It is the command `emit` of `cargo tile`, which works on any crate, for the kernels of this
//! repository.

use std::process::ExitCode;
use tile_cli::Registered;
use tile_kernels::registry::KERNELS;

fn main() -> ExitCode {
    let registered = |entry: &tile_kernels::registry::Entry| {
        let mut found = None;
        (entry.with)(&mut |kernel| {
            let (def, tuning) = (kernel.def(), kernel.tuning());
            found = Some(Registered { def, path: entry.name, tuning, default: Some(entry.with), written: None });
        });
        found.expect("an entry calls its argument")
    };
    let kernels: Vec<Registered> = KERNELS.iter().map(registered).collect();
    tile_cli::main_of("emit", &kernels)
}
