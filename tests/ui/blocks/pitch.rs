use tile_kernel::prelude::*;

/// One element for each block, `N` apart.
#[tile_kernel(default(N = 0))]
fn apart<const N: usize>(y: &mut Tensor<f32, 1>) {
    let [b] = blocks([64]);
    parallel!(1, |i| y[b * N + i] = 1.0);
}

fn main() {}
