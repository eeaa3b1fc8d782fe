use tile_kernel::prelude::*;

#[tile_kernel]
fn bound(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 1>) {
    dims!(x = [M, K], y = [M]);
    let [b] = blocks([M]);
    if b == 0 { fill(y, 1.0); }
}

#[tile_kernel]
fn constants<const BLOCK: usize>(y: &mut Tensor<f32, 1>) {
    let mut t = fragment::<f32>([BLOKC]);
    let mut s = fragment::<f32>([SIZE]);
    fill(y, 1.0);
}

#[tile_kernel]
fn undeclared(x: &Tensor<T, 1>, y: &mut Tensor<T, 1>) {
    copy(x, y);
}

#[tile_kernel]
fn anonymous(x: &Tensor<impl Float, 1>, y: &mut Tensor<f32, 1>) {
    fill(y, 1.0);
}

#[tile_kernel]
fn types(x: &Tensor<float16, 1>, n: int32, y: &mut Tensor<f32, 1>) {
    fill(y, 1.0);
}

#[tile_fn]
fn returned(x: &Tile<f32, 1>) -> Tile<f32, 1> {
    x
}

fn main() {}
