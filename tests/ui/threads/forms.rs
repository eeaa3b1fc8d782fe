//! `threads!` and the methods of a thread in forms that they do not have.
use tile_kernel::prelude::*;

#[tile_kernel]
fn counts<const N: usize>(y: &mut Tensor<f32, 1>) {
    dims!(y = [n]);
    threads!(n, |t| y[t.index()] = 1.0);
    threads!(2048, |t| y[t.index()] = 1.0);
    threads!(0, |t| y[t.index()] = 1.0);
    threads!(64, |i, j| y[i] = 1.0);
    threads!(64, || y[0] = 1.0);
    threads!(N, |_| y[0] = 1.0);
}

#[tile_kernel]
fn methods(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    let x0 = x[0];
    threads!(64, |t| {
        y[t] = x0;
        y[t.index()] = t.shuffle_xor(x[t.index()]);
        y[t.index()] = t.shuffle_xor(x[t.index()], 1.0);
        y[t.idx()] = 1.0;
        y[t.size_of_the_block()] = 1.0;
        y[0] = t.barrier();
        t.lane();
        if t.any(3) {
            t.barrier(0);
        }
        t = 3;
    });
    thread!(64, |t| y[t.index()] = 1.0);
}

fn main() {}
// language: §11.1 t.index()
