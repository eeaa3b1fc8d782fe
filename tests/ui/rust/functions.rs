use tile_kernel::prelude::*;

#[tile_fn]
fn double(x: f32) -> f32 {
    x * 2.0
}

#[tile_kernel]
fn functions(n: i32, x: &Tensor<f16, 1>, y: &mut Tensor<f32, 1>) {
    parallel!(8, |i| {
        let a: f32 = double(x[i]);
        let b: f32 = double(cast::<f32>(x[i]), 1.0);
        let c: i32 = double(a);
        let d: f32 = dobule(b);
        y[i] = d + (c + n) as f32;
    });
}

fn main() {}
