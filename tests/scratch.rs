#![allow(missing_docs, unreachable_pub, dead_code)]
use tile_kernel::prelude::*;
#[tile_kernel]
fn a(x: &Tensor<i32, 1>, y: &mut Tensor<i32, 1>, f: bool, g: i32) {
    dims!(x = [n], y = [n]);
    let [b] = blocks([n]);
    parallel!(1, |i| {
        let chosen = if f { g } else { 3 };
        y[b + i] = x[b + i] + chosen;
    });
}
