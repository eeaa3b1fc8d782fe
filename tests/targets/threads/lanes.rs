//! Warps of 16, 32 and 64 lanes: a selection of the suite, for GPUs that have nothing but threads,
//! shared memory and shuffles among the lanes of a warp.

use crate::common::{plain, run_threads_of};
use tile_conformance::{Check, Session, test_seed};
use tile_core::elem::DType;
use tile_core::launch::check_host_args;
use tile_core::passes::instantiate;
use tile_kernel::launch::{Arg, Device, HostDevice, Instance, LaunchError};
use tile_kernels::testing::Random;
use tile_simt::lower::Target;

/// A GPU with warps of so many lanes.
#[derive(Debug)]
struct Warps {
    lanes: u32,
}

impl Warps {
    fn described(&self) -> Target {
        let fma = vec![DType::F16, DType::BF16, DType::F32, DType::F64];
        Target { name: format!("warps of {}", self.lanes), warp: self.lanes, shuffles: self.lanes, fma, ..plain() }
    }
}

impl HostDevice for Warps {}

impl Device for Warps {
    fn target(&self) -> &'static str {
        "warps"
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        check_host_args(instance, args, self.target())?;
        let func = instantiate(instance)?;
        run_threads_of(&func, args, &self.described())
            .unwrap_or_else(|error| panic!("{} for {} lanes: {error}", func.name, self.lanes));
        Ok(())
    }
}

/// Launches for each number of lanes, and compares the outputs.
struct EveryWidth;

impl Session for EveryWidth {
    fn random(&self) -> Random {
        Random::new(test_seed(None))
    }

    fn run(&self, check: &Check<'_>) {
        for lanes in [16, 32, 64] {
            let outputs = check
                .launch(&Warps { lanes })
                .unwrap_or_else(|error| panic!("{} for {lanes} lanes: {error}", check.name));
            check.all_right(&outputs).unwrap_or_else(|wrong| panic!("for {lanes} lanes: {wrong}"));
        }
    }
}

macro_rules! tests {
    ($($module:ident::$case:ident,)*) => {$(
        #[test]
        fn $case() {
            let case = concat!(stringify!($module), "::", stringify!($case));
            tile_conformance::find(case).expect("a case of the list").run(&EveryWidth);
        }
    )*};
}
tests! {
    attention::attention_forward,
    edges::largest_of_many,
    edges::lesser_and_greater_of_nan,
    edges::places_of_extremes,
    experts::routing,
    functions::reductions_of_floats,
    matmul::batches,
    matmul::split_k,
    normalisation::norms_of_rows,
    normalisation::softmax_of_rows,
    rearrangement::hadamard_transform,
    rearrangement::maxima_of_rows,
    rearrangement::sums_along_rows,
    rearrangement::transpose_of_every_width,
    regions::what_a_block_wrote_is_what_it_reads,
    selection::histograms,
    selection::largest_elements_of_rows,
    sequence::linear_attention_in_chunks,
    threads::compaction_by_votes,
    threads::exchanges_of_lanes,
    threads::sums_by_shuffles,
}
