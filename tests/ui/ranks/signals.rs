//! Signals in forms and places that they do not have.
use tile_kernel::prelude::*;

#[tile_kernel]
fn forms(s: &Signals, y: &mut Tensor<f32, 1>) {
    let [_b] = blocks([1]);
    s.set(0, 1);
    s.reset(0);
    s.rank(0).sett(0, 1);
    s.rank(0).clear_all(0, 1);
    s.of(0).set(0, 1);
    s.rank().set(0, 1);
    s.rank(0).set(0);
    s.rank(0).set(0, 1.0);
    s.rank(0).wait(0.5, 1);
    let seen = s.rank(0);
    let sum = s + 1;
    s = 1;
    let n = s.ranks();
    y[0] = 1.0;
}

#[tile_kernel]
fn zones(s: &Signals, y: &mut Tensor<f32, 1>) {
    let [n] = y.shape();
    s.rank(0).set(0, 1);
    let [_b] = blocks([1]);
    parallel!(64, |i| {
        s.rank(0).add(0, 1);
        y[i] = 1.0;
    });
    threads!(64, |t| {
        s.rank(0).wait(0, 1);
        y[t.index()] = 1.0;
    });
}

fn main() {}
// language: §13.2
// language: §13.2 s.rank(r).set(i, v)
// language: §13.2 s.rank(r).wait(i, v)
