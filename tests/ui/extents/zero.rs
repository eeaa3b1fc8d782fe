use tile_kernel::prelude::*;

#[tile_kernel]
fn extents<const BN: usize>(y: &mut Tensor<f32, 1>) {
    let w = workspace::<f32>([0]);
    let [b] = blocks([0]);
    let mut t = shared::<f32>([BN]);
    clear(&mut t);
    parallel!(0, |i| {
        t[i] = 1.0;
    });
    parallel!(BN - BN, |i| {
        t[i] = 1.0;
    });
    copy(&t, y.at_mut([b * BN]));
}

#[tile_kernel]
fn divisors<const BN: usize, I: Int>(m: i32, s: I, x: &mut Tensor<i32, 1>, y: &mut Tensor<I, 1>) {
    dims!(x = [n]);
    let blocks_of = n.div_ceil(0);
    let none = n / 0;
    let rest = m % 0;
    let [b] = blocks([n.div_ceil(BN)]);
    parallel!(BN, |i| {
        x[b * BN + i] = m / (0);
        x[b * BN + i] /= 0;
        y[b * BN + i] = s / 0;
    });
}

#[tile_kernel]
fn indices<const BM: usize, const BN: usize>(y: &mut Tensor<f32, 2>) {
    let mut t = shared::<f32>([BM, BN]);
    let mut v = shared::<f32>([16]);
    clear(&mut t);
    clear(&mut v);
    let last = v[16];
    parallel!(BN, |j| {
        t[[BM, j]] = last + t[[BM - 1, j]];
    });
    parallel!(BM, |i| {
        t[[i, BN + 1]] = 0.0;
    });
    v.atomic_add(20, 1.0, Relaxed);
    copy(t.at([BM, 0]), y.at_mut((span(0, 4), span(0, 4))));
    copy(t.at((span(2 * BM, 4), span(0, 4))), y.at_mut([0, 0]));
}

fn main() {}
