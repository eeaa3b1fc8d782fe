//! Cases of `tests/kernels` as AscendNPU IR: through the vendor's compiler, then
//! instruction by instruction on this machine (`tile-backends/ascend/sim`).
//! `docs/known-gaps.md` says which cases are missing here, and why.

mod support;

#[path = "../kernels/elementwise.rs"]
mod elementwise;
#[path = "../kernels/normalisation.rs"]
#[allow(dead_code, reason = "some cases wait for the backend")]
mod normalisation;
#[path = "../kernels/rearrangement.rs"]
#[allow(dead_code, reason = "some cases wait for the backend")]
mod rearrangement;

#[test]
fn add_of_every_type() {
    elementwise::add_of_every_type();
}

#[test]
fn activations_of_floats() {
    elementwise::activations_of_floats();
}

#[test]
fn softmax_of_rows() {
    normalisation::softmax_of_rows();
}

#[test]
fn maxima_of_rows() {
    rearrangement::maxima_of_rows();
}
