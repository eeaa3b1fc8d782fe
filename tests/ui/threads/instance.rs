//! A number of threads that an instance cannot have.
use tile_kernel::prelude::*;

#[tile_kernel(default(N = 2048))]
fn many<const N: usize>(y: &mut Tensor<f32, 1>) {
    dims!(y = [N]);
    threads!(N, |t| y[t.index()] = 1.0);
}

fn main() {}
// language: §11
