use tile_kernel::prelude::*;

#[tile_kernel]
fn rows(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    dims!(x = [m, n], y = [m, n]);
    let [i] = blocks([m]);
    for j in 0..n {
        y[[i, j]] = x[i, j];
    }
}

fn main() {}
