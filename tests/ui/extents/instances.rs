use tile_kernel::prelude::*;

const NONE: usize = 0;

// What the symbolic checks leave open is checked with the values.
#[tile_kernel(default(BM = 65, BN = 32))]
fn halves<const BM: usize, const BN: usize>(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    let mut whole = shared::<f32>([BM, BN]);
    let mut even = shared::<f32>([BM / 2 * 2, BN]);
    copy(x.at([0, 0]), &mut whole);
    copy(&whole, &mut even);
    copy(&even, y.at_mut([0, 0]));
}

#[tile_kernel(default(BM = 24))]
fn stated<const BM: usize>(y: &mut Tensor<f32, 1>) {
    require!(BM % 16 == 0, "BM is a multiple of 16");
    let mut t = shared::<f32>([BM]);
    clear(&mut t);
    copy(&t, y.at_mut([0]));
}

#[tile_kernel(default(BN = 48))]
fn negative<const BN: usize>(y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([BN - 64]);
    clear(&mut t);
    copy(&t, y.at_mut([0]));
}

#[tile_kernel(default(BN = 64, SPLITS = 0))]
fn divided<const BN: usize, const SPLITS: usize>(y: &mut Tensor<f32, 1>) {
    let mut t = fragment::<f32>([BN / SPLITS]);
    clear(&mut t);
    copy(&t, y.at_mut([0]));
}

#[tile_kernel(default(N = 0))]
fn axpy<const N: usize>(a: f32, x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [n], y = [n]);
    let [b] = blocks([n.div_ceil(N)]);
    parallel!(N, |i| {
        y[b * N + i] = a * x[b * N + i] + y[b * N + i];
    });
}

#[tile_kernel(default(STAGES = 0))]
fn stages<const STAGES: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([8]);
    clear(&mut t);
    pipelined!(0..4, stages = STAGES, |k| {
        copy(x.at([8 * k]), &mut t);
    });
    copy(&t, y.at_mut([0]));
}

#[tile_kernel(default(STEP = 0))]
fn steps<const STEP: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([8]);
    clear(&mut t);
    for k in (0..4).step_by(STEP) {
        copy(x.at([8 * k]), &mut t);
    }
    copy(&t, y.at_mut([0]));
}

#[tile_kernel(default(LEN = 0))]
fn spans<const LEN: usize>(x: &mut Tensor<f32, 1>) {
    clear(x.at_mut((span(0, LEN),)));
}

#[tile_kernel(default(G = 3))]
fn grid<const G: usize>(y: &mut Tensor<f32, 1>) {
    let [b] = blocks([G / 4]);
    let mut t = shared::<f32>([8]);
    clear(&mut t);
    copy(&t, y.at_mut([8 * b]));
}

#[tile_kernel]
fn outside(y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([NONE]);
    clear(&mut t);
    copy(&t, y.at_mut([0]));
}

#[tile_kernel(default(T = f16, U = f32))]
fn cells<T: Element, U: Element>(x: &Tensor<T, 1>, y: &mut Tensor<U, 1>) {
    let mut t = shared::<T>([8]);
    copy(x.at([0]), &mut t);
    copy(t.bitcast::<U>(), y.at_mut([0]));
}

#[tile_fn]
fn quarters<const N: usize, const P: usize>(x: &mut Tile<f32, 1>) {
    dims!(x = [N]);
    parallel!(N / P, |i| {
        x[P * i] = 0.0;
    });
}

#[tile_kernel(default(N = 4))]
fn called<const N: usize>(y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([N]);
    clear(&mut t);
    quarters::<N, 8>(&mut t);
    copy(&t, y.at_mut([0]));
}

fn main() {}
