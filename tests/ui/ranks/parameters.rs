//! Memory of ranks and signals as parameters in forms that they do not have.
use tile_kernel::prelude::*;

#[tile_kernel]
fn rank(x: &Peers<f32, 5>, y: &mut Peers<f32, 0>) {
    let [_b] = blocks([1]);
}

#[tile_kernel]
fn signals(s: &Signals<u32>, t: &mut Signals) {
    let [_b] = blocks([1]);
}

#[tile_kernel]
fn value(s: Signals) {
    let [_b] = blocks([1]);
}

#[tile_fn]
fn peers(x: &Peers<f32, 1>) {}

#[tile_fn]
fn words(s: &Signals) {}

fn main() {}
// language: §13.1 x: &Peers<T, R>
// language: §13.1 not there
