use tile_kernel::prelude::*;

#[tile_kernel(default(N = 8), tune(N = [8, 16], where N > 4, M = [1]))]
fn behind<const N: usize>(y: &mut Tensor<f32, 1>) {
    parallel!(N, |i| {
        y[i] = 1.0;
    });
}

#[tile_kernel(default(N = 8), tune(where))]
fn missing<const N: usize>(y: &mut Tensor<f32, 1>) {
    parallel!(N, |i| {
        y[i] = 1.0;
    });
}

fn main() {}
