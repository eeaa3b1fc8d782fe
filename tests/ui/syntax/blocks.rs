use tile_kernel::prelude::*;

#[tile_kernel]
fn names(y: &mut Tensor<f32, 1>) {
    let [by, bx] = blocks([4]);
    y[by + bx];
}

#[tile_kernel]
fn scalar(y: &mut Tensor<f32, 1>) {
    let b = blocks([4]);
    clear(y.at_mut((span(b, 4),)));
}

#[tile_kernel]
fn number(y: &mut Tensor<f32, 1>) {
    let [b] = blocks(4);
    clear(y.at_mut((span(b, 4),)));
}

#[tile_kernel]
fn twice(y: &mut Tensor<f32, 1>) {
    let [b] = blocks([4]);
    let [c] = blocks([4]);
    clear(y.at_mut((span(b + c, 4),)));
}

fn main() {}
