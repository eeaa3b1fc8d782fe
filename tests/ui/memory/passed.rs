use tile_kernel::prelude::*;

#[tile_fn]
fn scale<const N: usize>(x: &mut Tile<f32, 1>, s: &Tile<f32, 1>) {
    dims!(x = [N], s = [N]);
    parallel!(N, |i| {
        x[i] *= s[i];
    });
}

#[tile_fn]
fn twice<const N: usize>(x: &Tile<f32, 1>) {
    dims!(x = [N]);
    scale::<N>(&mut x, x);
}

#[tile_kernel]
fn unwritten(y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([8]);
    let s = shared::<f32>([8]);
    clear(&mut t);
    scale::<8>(&mut t, &s);
    copy(&t, y.at_mut([0]));
}

fn main() {}
