use tile_kernel::prelude::*;

#[tile_kernel]
fn literals(x: &Tensor<i8, 1>, y: &mut Tensor<i8, 1>) {
    parallel!(8, |i| {
        y[i] = x[i] + 300;
        y[i] = x[i - 1_usize + 2] * -129;
    });
}

fn main() {}
