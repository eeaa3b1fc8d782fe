use tile_kernel::prelude::*;

#[tile_kernel]
struct Matmul;

#[tile_fn]
const X: f32 = 1.0;

fn main() {}
