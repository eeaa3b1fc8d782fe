use tile_kernel::prelude::*;

#[tile_fn]
fn made<const N: usize>() -> Tile<f32, 1> {
    let mut t = shared::<f32>([N]);
    clear(&mut t);
    t
}

#[tile_kernel]
fn other_type(y: &mut Tensor<f32, 1>) {
    let a: Tile<i32, 1> = made::<4>();
    dims!(a = [4]);
    copy(&a, y.at_mut([0]));
}

#[tile_kernel]
fn not_mutable(y: &mut Tensor<f32, 1>) {
    let a: Tile<f32, 1> = made::<4>();
    dims!(a = [4]);
    clear(&mut a);
    copy(&a, y.at_mut([0]));
}

fn main() {}
