//! Loops that leave out masked steps, on the interpreter of tile IR: the same bits for finite data.

use std::borrow::Cow;
use tile_conformance::{Check, Session, test_seed};
use tile_core::interp::{Interpreter, Options, run};
use tile_core::launch::check_host_args;
use tile_core::passes::{Masks, instantiate, skip_masked_steps};
use tile_kernel::launch::{Arg, Device, HostDevice, Instance, LaunchError};
use tile_kernels::testing::Random;

/// The interpreter, of functions after the pass.
#[derive(Debug)]
struct Skipping;

impl HostDevice for Skipping {}

impl Device for Skipping {
    fn target(&self) -> &'static str {
        "interpreter"
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        check_host_args(instance, args, self.target())?;
        let func = instantiate(instance)?;
        let skipping = skip_masked_steps(&func, Masks::OfElements);
        let stays = matches!(skipping, Cow::Borrowed(_));
        assert!(
            !stays || !["masked", "documents"].contains(&func.name.as_str()),
            "loops through all keys leave out what masks hide"
        );
        run(&skipping, instance.def().file, args, &Options::default())
    }
}

/// Launches with and without the pass.
struct Both;

impl Session for Both {
    fn random(&self) -> Random {
        Random::new(test_seed(None))
    }

    fn run(&self, check: &Check<'_>) {
        let [with, without] = [&Skipping as &dyn HostDevice, &Interpreter::default()]
            .map(|device| check.launch(device).unwrap_or_else(|error| panic!("{}: {error}", check.name)));
        check.all_right(&with).unwrap_or_else(|wrong| panic!("{wrong}"));
        assert_eq!(with, without, "{}", check.name);
    }
}

macro_rules! tests {
    ($($module:ident::$case:ident,)*) => {$(
        #[test]
        fn $case() {
            let case = concat!(stringify!($module), "::", stringify!($case));
            tile_conformance::find(case).expect("a case of the list").run(&Both);
        }
    )*};
}
tests! {
    masks::hidden_tiles_of_keys,
    masks::hidden_tiles_of_warpgroups,
    masks::hidden_documents_of_keys,
    masks::hidden_documents_of_warpgroups,
    masks::windows_caps_and_biases,
    sparse::attention_with_block_masks,
}
