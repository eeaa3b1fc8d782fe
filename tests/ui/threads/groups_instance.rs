//! A group that an instance cannot have.
use tile_kernel::prelude::*;

#[tile_kernel(default(N = 96, K = 40))]
fn some<const N: usize, const K: usize>(y: &mut Tensor<f32, 1>) {
    dims!(y = [N]);
    threads!(N, |t| {
        t.group(K..N, |g| {
            y[g.index()] = 1.0;
            g.barrier();
        });
    });
}

fn main() {}
// language: §11.4
