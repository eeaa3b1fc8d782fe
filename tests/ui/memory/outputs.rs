use tile_kernel::prelude::*;

#[tile_kernel]
fn copied(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>, z: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([8]);
    copy(x.at([0]), &mut t);
    parallel!(8, |i| {
        y[i] = t[i] + z[i];
    });
}

#[tile_fn]
fn total(t: &mut Tile<f32, 1>, s: &mut Tile<f32, 1>) {
    dims!(t = [8], s = [1]);
    reduce_sum(t, s, 0);
}

fn main() {}
