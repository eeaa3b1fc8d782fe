use tile_kernel::prelude::*;

#[tile_fn]
fn accumulated<T: Float>(x: T::Acc) -> f32 {
    cast::<f32>(x)
}

fn main() {}
