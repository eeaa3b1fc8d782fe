//! Every kernel with user-written schedules: persistent blocks and tile orders on Ampere, which
//! has no warp specialisation, and all schedules on Hopper where a kernel is warp specialised. A
//! run takes one of three slices.

use crate::SLICES;
use crate::assembled::{Assembled, Job};
use crate::grid::each_instance;
use tile_core::elem::DType;
use tile_core::ir::schedule::CudaHints;
use tile_core::passes::fit;
use tile_cuda::compile::{Compiled, LaunchFacts, compile};
use tile_cuda::ptx::Arch;
use tile_golden::slice::Slices;
use tile_kernel::launch::{Instance, LaunchError};
use tile_kernels::registry::KERNELS;

/// The schedules, and whether each is about warp specialisation.
fn schedules() -> Vec<(bool, CudaHints)> {
    let rules = CudaHints::default;
    vec![
        (false, CudaHints { persistent: Some(true), raster: Some(64), ..rules() }),
        (false, CudaHints { persistent: Some(false), raster: Some(3), ..rules() }),
        (true, CudaHints { persistent: Some(false), raster: Some(1), ..rules() }),
        (true, CudaHints { persistent: Some(false), split: Some(2), ..rules() }),
        (true, CudaHints { persistent: Some(false), clusters: Some(2), ..rules() }),
        (true, CudaHints { registers: Some([24, 152]), ..rules() }),
        (true, CudaHints { swap: Some(true), ..rules() }),
        (true, CudaHints { swap: Some(false), ..rules() }),
        (true, CudaHints { stage_vectors: Some(true), ..rules() }),
        (true, CudaHints { stage_vectors: Some(false), ..rules() }),
    ]
}

/// An instance that is run so.
fn scheduled(instance: &Instance<'_>, schedule: &CudaHints, arch: Arch) -> Result<Compiled, LaunchError> {
    fit(instance, |func| {
        let mut func = func.clone();
        func.schedule.cuda = schedule.clone();
        compile(&func, &LaunchFacts::strongest(&func), arch)
    })
}

#[test]
fn what_users_say_is_assembled() {
    let assembled = Assembled::new();
    let slices = Slices::of_environment();
    let mut texts = [0; 2];
    let mut number = 0;
    each_instance(&mut |kernel, default, instance| {
        let elems = instance.elems();
        for (warp_specialized, schedule) in schedules() {
            // Operands of warpgroup instructions have few bits.
            let mut wanted = if warp_specialized { elems.contains(&DType::BF16) } else { elems == default.elems() };
            number += usize::from(wanted);
            wanted &= slices.takes(number, SLICES);
            let name = format!("{kernel} {elems:?} with {schedule:?}");
            let arch = if warp_specialized { Arch::Sm90a } else { Arch::Sm80 };
            let compiled = match wanted.then(|| scheduled(instance, &schedule, arch)) {
                Some(Ok(compiled)) if compiled.kernel.is_divided() == warp_specialized => compiled,
                // An architecture may have too little shared memory.
                None | Some(Ok(_) | Err(LaunchError::Memory { .. })) => continue,
                Some(Err(error)) => panic!("{name} for {arch}: {error}"),
            };
            let stays = compiled.kernel.persistent;
            assert!(schedule.persistent.is_none_or(|asked| asked == stays), "{name} for {arch}");
            texts[usize::from(warp_specialized)] += 1;
            assembled.push(Job { name, text: compiled.emitted.text, arch, strict: false });
        }
    });
    println!("{texts:?} texts");
    assembled.finish();
    assert!(texts[0] > KERNELS.len() / SLICES && texts[1] > 100 / SLICES, "{texts:?} texts");
}
