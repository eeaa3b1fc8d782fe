use tile_kernel::prelude::*;

#[tile_fn]
fn doubled<T: Float>(x: &mut Tile<T, 1>, by: T) {
    dims!(x = [16]);
    parallel!(16, |i| {
        x[i] *= by;
    });
}

#[tile_fn]
fn halved(x: &mut Tile<f32, 1>) {
    dims!(x = [16]);
    parallel!(16, |i| {
        x[i] *= 0.5;
    });
}

// What a tile function takes is in its signature, which rustc sees.
#[tile_kernel]
fn calls<T: Float, U: Float>(x: &Tensor<T, 1>, by: U, y: &mut Tensor<T, 1>) {
    let mut t = shared::<T>([16]);
    copy(x.at([0]), &mut t);
    doubled(&mut t, by);
    halved(&mut t);
    copy(&t, y.at_mut([0]));
}

fn main() {}
