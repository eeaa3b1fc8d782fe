use tile_kernel::prelude::*;

#[tile_fn]
fn double(x: usize) -> usize {
    x * 2
}

#[tile_kernel]
fn prologue(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [n], y = [n]);
    let mut t = shared::<f32>([8]);
    let mut count = 0;
    let first = x[0];
    let twice = double(n);
    clear(y);
    println!("{n}");
    let [b] = blocks([n]);
    copy(x.at([b]), y.at_mut((span(b, 8),)));
}

fn main() {}
