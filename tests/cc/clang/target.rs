//! Dialects of CUDA C++ are lowered for as the PTX backend is for Ampere, whose launches take their code.

use tile_cc::cuda::{SM_80, SM_90};
use tile_cuda::ptx::{Arch, target};
use tile_simt::lower::Target;

#[test]
fn targets_are_those_of_the_ptx_backend() {
    // The text has no orders of memory among devices.
    let ampere = Target { ranks: false, ..target(Arch::Sm80) };
    assert_eq!(Target { name: ampere.name.clone(), ..(SM_80.target)() }, ampere);
    // With the shared memory that Hopper has.
    let max_shared = target(Arch::Sm90a).max_shared;
    assert_eq!(Target { name: ampere.name.clone(), ..(SM_90.target)() }, Target { max_shared, ..ampere });
}
