//! What does not stand in `threads!`, and where `threads!` does not stand.
use tile_kernel::prelude::*;

#[tile_fn]
fn apply(x: f32) -> f32 {
    x * 2.0
}

#[tile_fn]
fn whole(s: &mut Tile<f32, 1>) {
    dims!(s = [64]);
    threads!(64, |t| s[t.index()] = 1.0);
}

#[tile_fn]
fn halve(s: &mut Tile<f32, 1>) {
    dims!(s = [64]);
    parallel!(64, |i| s[i] *= 0.5);
}

#[tile_kernel]
fn inside(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [64], y = [64]);
    let mut s = shared::<f32>([64]);
    let mut f = fragment::<f32>([64]);
    let mut total = 0.0;
    copy(x, &mut s);
    copy(x, &mut f);
    parallel!(64, |i| {
        threads!(64, |t| y[t.index()] = s[i]);
    });
    threads!(64, |t| {
        threads!(64, |u| y[u.index()] = 1.0);
        parallel!(64, |i| y[i] = 1.0);
        pipelined!(0..4, stages = 2, |k| y[k] = 1.0);
        copy(&s, &mut f);
        tile!(s = 1.0);
        let mut own = shared::<f32>([4]);
        total = apply(s[t.index()]);
        y[t.index()] = f[t.index()];
        f[t.index()] = 1.0;
        halve(&mut s);
    });
    y[0] = total;
}

fn main() {}
// language: §11
