use tile_kernel::prelude::*;

#[tile_fn(inline)]
fn double(x: f32) -> f32 {
    x * 2.0
}

fn main() {}
