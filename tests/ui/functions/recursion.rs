use tile_kernel::prelude::*;

#[tile_fn]
fn even(n: i32) -> i32 {
    let rest: i32 = even(n - 2);
    rest
}

fn main() {}
