use tile_kernel::prelude::*;

const SCALE: f32 = 0.5;

#[tile_fn]
fn double(x: f32) -> f32 {
    x * 2.0
}

#[tile_kernel]
fn unknown(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [n], y = [n]);
    let a = double(x[0]);
    println!("{}", SCALE);
    copy(x, y);
}

fn main() {}
