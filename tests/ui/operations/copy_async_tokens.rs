//! Tokens of asynchronous copies in forms that they do not have.
use tile_kernel::prelude::*;

#[tile_kernel]
fn tokens(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [64], y = [64]);
    let early = copy_async(x, y);
    let [b] = blocks([1]);
    let mut s = shared::<f32>([64]);
    let mut t = shared::<f32>([64]);
    copy_async(x, &mut s);
    let _ = copy_async(x, &mut s);
    let stored = copy_async(&s, y);
    let between = copy_async(&t, &mut s);
    let n = 1.0 + copy_async(x, &mut s);
    let less = copy_async(x);
    let arrived = copy_async(x, &mut s);
    let doubled = arrived + 1.0;
    let value = arrived.wait();
    arrived.await_all();
    arrived.wait(1);
    arrived.wait();
    arrived.wait();
    let first = copy_async(x, &mut s);
    if b == 0 {
        first.wait();
    }
    let second = copy_async(x, &mut t);
    for k in 0..4 {
        second.wait();
    }
    parallel!(64, |i| {
        let third = copy_async(x, &mut t);
        y[i] = 0.0;
    });
}

fn main() {}
// language: §4.3 arrived.wait()
