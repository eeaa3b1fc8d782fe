use tile_kernel::prelude::*;

#[tile_kernel]
fn named_arguments(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    dims!(x = [m, 2 * n], y = [m, n]);
    let [i] = blocks([m]);
    let mut t = fragment::<f32>([1, 8]);
    copy(x.at([i, 0], other = 0.0), &mut t);
    parallel!(8, |j| {
        y[[i, j]] = t[[0, j]].max(other = 1.0);
    });
}

#[tile_kernel]
fn unbound(x: &Tensor<f32, 2>) {
    dims!(x = [m, 2 * n]);
}

fn main() {}
