use tile_kernel::prelude::*;

#[tile_kernel(default(T = f32, N = 4))]
fn bound<T: Int, const N: usize>(y: &mut Tensor<T, 1>) {
    parallel!(N, |i| {
        y[i] = 1;
    });
}

#[tile_kernel(default(N = 4.0))]
fn default<const N: usize>(y: &mut Tensor<f32, 1>) {
    parallel!(N, |i| {
        y[i] = 1.0;
    });
}

#[tile_kernel(tune(N = [8, true]))]
fn tune<const N: usize>(y: &mut Tensor<f32, 1>) {
    parallel!(N, |i| {
        y[i] = 1.0;
    });
}

fn main() {}
