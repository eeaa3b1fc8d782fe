use tile_kernel::prelude::*;

mod config {
    pub const SCALE: f32 = 1.0;
}

#[tile_fn]
fn double<T: Num, const N: usize>(x: T) -> T {
    x + x
}

#[tile_kernel]
fn kinds<T: Float>(x: &Tensor<T, 2>, y: &mut Tensor<T, 2>) {
    let mut t = shared::<f32>([4, 4]);
    let a = T::MAX;
    let b = T;
    let c = t.permute(1);
    let d = t.at((span(1), 0));
    let e = t.reshape(16);
    let f = shared::<4>([4]);
    let g = x.shape();
    let h = 1.0;
    let i = h[0];
    let j = {
        let k = 1.0;
    };
    config::SCALE = 2.0;
    for l in (0..4).step_by(0) {}
    let n: T = double::<T, 99999999999999999999>(x[[0, 0]]);
    let o: T = double::<T, 'a'>(x[[0, 0]]);
    let p: T = double::<T, N = 1>(x[[0, 0]]);
    let q = x.dim(2);
    fill(&mut t, 1.0, 2.0);
    let r = h.max();
    copy(x, y);
}

fn main() {}
