use tile_kernel::prelude::*;

#[tile_fn]
fn halve<const N: usize>(x: &mut Tile<f32, 1>) {
    dims!(x = [N]);
    parallel!(N, |i| {
        x[i] *= 0.5;
    });
}

#[tile_kernel]
fn calls<const N: usize, const FLAG: bool>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([N]);
    copy(x.at([0]), &mut t);
    halve::<N>(y);
    halve::<N>(t.at_mut([0]));
    halve::<N>(x.at([0]));
    parallel!(N, |i| {
        halve::<N>(&mut t);
        y[i] = 0.0;
    });
    halve::<FLAG>(&mut t);
    halve::<{ N * 2 }>(&mut t);
    copy(&t, y.at_mut([0]));
}

fn main() {}
