use tile_kernel::prelude::*;

#[tile_kernel(default(N = 8), tune(N = [8, 16], where N > 8))]
fn refuses_the_default<const N: usize>(y: &mut Tensor<f32, 1>) {
    parallel!(N, |i| {
        y[i] = 1.0;
    });
}

#[tile_kernel(default(N = 8), tune(N = [8, 16], where N + 1))]
fn no_condition<const N: usize>(y: &mut Tensor<f32, 1>) {
    parallel!(N, |i| {
        y[i] = 1.0;
    });
}

#[tile_kernel(default(N = 8), tune(N = [8, 16], where M < 8))]
fn unknown<const N: usize>(y: &mut Tensor<f32, 1>) {
    parallel!(N, |i| {
        y[i] = 1.0;
    });
}

fn main() {}
