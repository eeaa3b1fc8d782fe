use tile_kernel::prelude::*;

#[tile_fn]
fn double(x: f32) -> f32 {
    x * 2.0
}

#[tile_kernel]
fn unknown(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    parallel!(8, |i| {
        y[i] = dobule(x[i]);
    });
}

fn main() {}
