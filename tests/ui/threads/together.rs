//! Barriers and exchanges that not all threads reach.
use tile_kernel::prelude::*;

#[tile_kernel]
fn diverge(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [64], y = [64]);
    threads!(64, |t| {
        let i = t.index();
        if i < 32 {
            t.barrier();
        }
        if t.warp() == 0 {
            t.barrier();
        }
        if t.lane() == 0 {
            y[i] = t.shuffle_xor(x[i], 1);
        }
        for _ in 0..i {
            let found = t.any(x[i] > 0.0);
            y[i] = select(found, 1.0, 0.0);
        }
        let mut n = 3;
        n += 1;
        for k in 0..n {
            y[i] = t.shuffle_idx(x[i], k);
        }
        if t.any(x[i] > 1.0) {
            t.barrier();
        }
    });
}

fn main() {}
// language: §11.2 together
