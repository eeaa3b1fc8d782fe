//! Schedules of an instance that the device offers searches.

use crate::kernels::product;
use crate::{HOPPER, turn, zeros};
use std::sync::Mutex;
use tile_core::launch::{Arg, Hook, Hooked, Instance, LaunchError, Planned};
use tile_cuda::Cuda;
use tile_kernel::launch::Device;
use tile_kernel::prelude::*;

/// Keeps what the device offers of a launch.
#[derive(Default)]
struct Offered(Mutex<Vec<Planned>>);

impl Hook<Cuda> for Offered {
    fn launch(&self, device: &Cuda, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        *self.0.lock().expect("nothing panics") = device.plans(instance, args);
        device.launch(instance, args)
    }
}

/// The schedules of a product, in order.
fn offered() -> Vec<Planned> {
    let cuda = Cuda::new(HOPPER).expect("the stand-in has it");
    let (a, b) = (zeros::<f16, 2>(&cuda, [512, 512]), zeros(&cuda, [512, 512]));
    let mut c = zeros(&cuda, [512, 512]);
    let hooked = Hooked::new(&cuda, Offered::default());
    product::<128, 64>().launch(&hooked, &a, &b, &mut c).expect("it is launched");
    hooked.into_hook().0.into_inner().expect("nothing panics")
}

#[test]
fn each_choice_of_the_planner_has_others_and_those_are_expected_to_take_a_time() {
    let _turn = turn();
    let plans = offered();
    let texts: Vec<String> = plans.iter().map(|plan| plan.overrides.to_string()).collect();
    for choice in ["raster", "split", "persistent", "stages", "clusters = 2", "swap = true"] {
        assert!(texts.iter().any(|text| text.contains(choice)), "{choice}: {texts:?}");
    }
    let seconds: Vec<f64> = plans.iter().map(|plan| plan.seconds.expect("the model knows products")).collect();
    assert!(seconds.iter().all(|&seconds| seconds > 0.0) && seconds.is_sorted(), "{seconds:?}");
}
