use tile_kernel::prelude::*;

#[tile_kernel]
fn twice(x: &Tensor<f32, 1>, x: &mut Tensor<f32, 1>) {
    copy(x, x);
}

#[tile_kernel]
fn generics<T: Float, const T: usize>(y: &mut Tensor<T, 1>) {
    clear(y);
}

#[tile_fn]
fn function(a: f32, a: f32) -> f32 {
    a
}

fn main() {}
