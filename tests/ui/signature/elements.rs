use tile_kernel::prelude::*;

type Half = f16;

#[tile_kernel]
fn alias(x: &Tensor<Half, 1>, y: &mut Tensor<f61, 1>) {
    copy(x, y);
}

#[tile_kernel]
fn index(x: &Tensor<usize, 1>, y: &mut Tensor<f32, 1>) {
    copy(x, y);
}

#[tile_kernel]
fn scalar(text: String, y: &mut Tensor<f32, 1>) {
    fill(y, text);
}

fn main() {}
