use tile_kernel::prelude::*;

#[tile_fn]
fn doubled(t: &mut Tile<f32, 1>) {
    dims!(t = [8]);
    parallel!(8, |i| {
        t[i] *= 2.0;
    });
}

#[tile_fn]
fn started(t: &mut Tile<f32, 1>) {
    dims!(t = [8]);
    parallel!(4, |i| {
        t[i] = 1.0;
    });
}

#[tile_fn]
fn finished(t: &mut Tile<f32, 1>) {
    dims!(t = [8]);
    started(t);
}

#[tile_kernel]
fn reads(y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([8]);
    doubled(&mut t);
    copy(&t, y.at_mut([0]));
}

#[tile_kernel]
fn leaves_out(y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([8]);
    finished(&mut t);
    copy(&t, y.at_mut([0]));
}

fn main() {
    reads();
    leaves_out();
}
