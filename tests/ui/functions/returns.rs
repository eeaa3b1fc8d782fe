use tile_kernel::prelude::*;

#[tile_fn]
fn half(x: f32) -> f32 {
    return x * 0.5;
}

fn main() {}
