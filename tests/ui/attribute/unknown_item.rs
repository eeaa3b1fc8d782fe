use tile_kernel::prelude::*;

#[tile_kernel(thread = 128)]
fn near(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

#[tile_kernel(grid(4), fast_math)]
fn far(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

#[tile_kernel(num_warps = 4)]
fn theirs(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

#[tile_kernel(tf23)]
fn close(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

fn main() {}
