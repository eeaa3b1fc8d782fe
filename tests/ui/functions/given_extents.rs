use tile_kernel::prelude::*;

#[tile_fn]
fn made<const N: usize>() -> Tile<f32, 1> {
    let mut t = shared::<f32>([N]);
    clear(&mut t);
    t
}

#[tile_kernel(default(N = 4))]
fn other_extent<const N: usize>(y: &mut Tensor<f32, 1>) {
    let a: Tile<f32, 1> = made::<N>();
    dims!(a = [N * 2]);
    copy(&a, y.at_mut([0]));
}

fn main() {}
