//! What a thread reads that it, or all of them, may not have written.
use tile_kernel::prelude::*;

#[tile_kernel]
fn read(y: &mut Tensor<f32, 1>) {
    dims!(y = [64]);
    let mut before = shared::<f32>([64]);
    let mut half = shared::<f32>([64]);
    let mut warps = shared::<f32>([64]);
    threads!(64, |t| {
        let mut r = local::<f32>([2]);
        r[0] = 1.0;
        before[t.index()] = r[1];
        y[t.index()] = before[63 - t.index()];
        if t.index() < 32 {
            half[t.index()] = 1.0;
        }
        if t.lane() == 0 {
            warps[t.warp()] = 1.0;
        }
        t.barrier();
        y[t.index()] = half[t.index()] + warps[0];
    });
}

fn main() {}
// language: §11.3 initialisation
