//! Random kernels through the whole runtime, on the thread interpreter.

use crate::simulate::like;
use crate::{AMPERE, HOPPER, turn};
use tile_core::interp::Interpreter;
use tile_core::launch::{Definition, Device, HostDevice, Instance, KernelDef, LaunchError, Tunable};
use tile_core::testing::Random;
use tile_cuda::Cuda;
use tile_cuda_stand_in::Turn;

/// A random kernel as a handle.
struct Handle(&'static KernelDef, Random);

impl Definition for Handle {
    fn def(&self) -> &'static KernelDef {
        self.0
    }
    fn tuning(&self) -> &'static [Tunable] {
        &[]
    }
    fn with_definition(&self, f: &mut dyn FnMut(&Instance<'_>)) {
        let (elems, consts, externs) = (self.1.elems(), self.1.consts(), self.1.externs());
        f(&Instance::new(self.0, &elems, &consts, &externs));
    }
}

/// Has what is launched simulated, and launches it.
struct Simulated<'t>(&'t Turn, &'t Cuda, Random);

impl HostDevice for Simulated<'_> {}

impl Device for Simulated<'_> {
    fn target(&self) -> &'static str {
        "cuda"
    }
    fn launch(&self, instance: &Instance<'_>, args: &mut [tile_core::launch::Arg<'_>]) -> Result<(), LaunchError> {
        // Copies have the alignment of what they are copied from, and so the
        // facts.
        like(self.0, self.1, &Handle(instance.def(), self.2.clone()), false, args);
        self.1.host_adapter().launch(instance, args)
    }
}

#[test]
fn random_kernels_agree_with_the_interpreter() {
    for (device, seeds) in [(HOPPER, 0..14), (AMPERE, 25..31)] {
        let turn = turn();
        let cuda = Cuda::new(device).expect("the stand-in has it");
        for seed in seeds {
            let random = Random::new(seed);
            let expected = random.launch_on(&Interpreter::default()).expect("random kernels have a meaning");
            let found = random.launch_on(&Simulated(&turn, &cuda, random.clone()));
            let found = found.unwrap_or_else(|error| panic!("seed {seed}: {error}"));
            for (expected, found) in expected.iter().zip(&found) {
                expected.agrees(found).unwrap_or_else(|reason| panic!("seed {seed}: {reason}"));
            }
        }
    }
}
