use tile_kernel::prelude::*;

#[tile_fn]
fn nothing(x: f32) -> f32 {
    let y = x * 2.0;
}

#[tile_fn]
fn other(x: f32) -> f32 {
    x as f16
}

#[tile_fn]
fn unstated(x: &mut Tile<f32, 1>) {
    clear(x);
}

#[tile_fn]
fn tensor(x: &mut Tensor<f32, 1>) {
    let y = x[0];
}

#[tile_fn]
fn read_only<const N: usize>(x: &Tile<f32, 1>) {
    dims!(x = [N]);
    parallel!(N, |i| {
        x[i] = 0.0;
    });
}

#[tile_fn]
fn grid(x: f32) -> f32 {
    let [b] = blocks([4]);
    require!(4 > 2, "arithmetic");
    x
}

#[tile_fn]
fn names(x: &mut Tile<f32, 1>) {
    dims!(x = [n]);
    clear(x);
}

fn main() {}
