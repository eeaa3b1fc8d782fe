#![deny(warnings)]

use tile_kernel::prelude::*;

#[tile_kernel]
fn unused(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [n], y = [m]);
    let [bx] = blocks([1]);
    let unused_value = x[0] * 2.0;
    let mut never_assigned = 1.0;
    fill(y.at_mut((span(0, 8),)), never_assigned);
}

fn main() {}
