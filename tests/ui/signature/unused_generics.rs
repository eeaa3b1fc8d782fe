use tile_kernel::prelude::*;

#[tile_kernel(default(T = f32, U = f32, BM = 8, BN = 8, _KEPT = 1))]
fn kernel<T: Float, U: Float, const BM: usize, const BN: usize, const _KEPT: usize>(y: &mut Tensor<T, 1>)
where
    U: Num,
{
    let mut t = shared::<T>([BM]);
    clear(&mut t);
    copy(&t, y.at_mut([0]));
}

#[tile_fn]
fn function<const N: usize, const FLAG: bool>(x: &mut Tile<f32, 1>) {
    dims!(x = [N]);
    clear(x);
}

fn main() {}
