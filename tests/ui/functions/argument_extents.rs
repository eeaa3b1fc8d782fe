use tile_kernel::prelude::*;

#[tile_fn]
fn scale_rows<const M: usize, const N: usize>(x: &mut Tile<f32, 2>, s: &Tile<f32, 1>) {
    dims!(x = [M, N], s = [M]);
    parallel!((M, N), |i, j| {
        x[[i, j]] *= s[i];
    });
}

#[tile_kernel(default(BM = 16))]
fn longer<const BM: usize>(y: &mut Tensor<f32, 2>) {
    let mut a = shared::<f32>([BM, 8]);
    let mut s = shared::<f32>([8]);
    clear(&mut a);
    clear(&mut s);
    scale_rows::<BM, 8>(&mut a, &s);
    copy(&a, y.at_mut([0, 0]));
}

fn main() {}
