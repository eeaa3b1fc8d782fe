use tile_kernel::prelude::*;

#[tile_kernel(
    threads = 64,
    turns = false,
    clusters,
    split = 2,
    raster = 4,
    persistent = false,
    registers = [40, 240],
    swap = true,
    vectors = 1,
    units(t = cube),
)]
fn items_of_their_own(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

fn main() {}
