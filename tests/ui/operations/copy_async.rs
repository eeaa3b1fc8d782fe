//! Asynchronous copies whose memory is used before the wait, or that are not waited for once.
use tile_kernel::prelude::*;

#[tile_kernel]
fn in_between(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [64], y = [64]);
    let mut s = shared::<f32>([64]);
    let mut t = shared::<f32>([64]);
    clear(&mut t);
    let arrived = copy_async(x, &mut s);
    copy(&s, y);
    arrived.wait();
    let arrived = copy_async(x, &mut s);
    fill(&mut s, 1.0);
    arrived.wait();
    let arrived = copy_async(x, &mut s);
    let again = copy_async(x, &mut s);
    again.wait();
    arrived.wait();
    let arrived = copy_async(y, &mut s);
    copy(&t, y);
    arrived.wait();
    let arrived = copy_async(x, &mut s);
    parallel!(64, |i| t[i] = s[i]);
    arrived.wait();
}

#[tile_kernel]
fn unfinished(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [64], y = [64]);
    let mut s = shared::<f32>([64]);
    clear(y);
    let arrived = copy_async(x, &mut s);
    for k in 0..4 {
        let mut t = shared::<f32>([64]);
        let again = copy_async(x, &mut t);
    }
}

#[tile_kernel]
fn ordered(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 1>) {
    dims!(x = [8, 64], y = [64]);
    let mut s = shared::<f32>([64]);
    let mut t = fragment::<f32>([64]);
    clear(&mut t);
    pipelined!(0..8, stages = 2, order = [0, 1, 2], |k| {
        let arrived = copy_async(x.at((k, ..)), &mut s);
        arrived.wait();
        parallel!(64, |i| t[i] += s[i]);
    });
    copy(&t, y);
}

fn main() {}
// language: §4.3 between
// language: §4.3 once
