//! Groups of threads that a block does not have, or that do not meet.
use tile_kernel::prelude::*;

#[tile_kernel]
fn ends(n: usize, y: &mut Tensor<f32, 1>) {
    dims!(y = [128]);
    threads!(128, |t| {
        t.group(0..48, |g| g.barrier());
        t.group(16..64, |g| g.barrier());
        t.group(64..160, |g| g.barrier());
        t.group(64..64, |g| g.barrier());
        t.group(64..32, |g| g.barrier());
        t.group(-32..32, |g| g.barrier());
        t.group(0..n, |g| g.barrier());
    });
    y.group(0..32, |g| g.barrier());
}

#[tile_kernel]
fn forms(y: &mut Tensor<f32, 1>) {
    dims!(y = [64]);
    threads!(64, |t| {
        t.group(0..32, |g, h| y[g.index()] = 1.0);
        t.group(0..32, || y[t.index()] = 1.0);
        t.group(32, |g| y[g.index()] = 1.0);
        t.group(0, 32);
        t.groups(0);
        t.group(0..32, |g| y[g] = 1.0);
    });
}

#[tile_kernel]
fn together(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [64], y = [64]);
    threads!(64, |t| {
        t.group(0..32, |g| {
            t.group(0..32, |h| h.barrier());
            g.group(0..32, |h| h.barrier());
            t.barrier();
            y[g.index()] = x[g.index()];
        });
    });
}

#[tile_kernel]
fn apart(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [64], y = [64]);
    threads!(64, |t| {
        t.group(0..32, |g| {
            if g.lane() == 0 {
                g.barrier();
            }
            for _ in 0..g.index() {
                g.barrier();
            }
            if g.any(x[g.index()] > 0.0) {
                g.barrier();
            }
            y[g.index()] = x[g.index()];
        });
        if t.warp() == 0 {
            t.group(0..64, |g| g.barrier());
        }
    });
}

fn main() {}
// language: §11.4
