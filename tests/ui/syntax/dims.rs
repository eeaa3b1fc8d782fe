use tile_kernel::prelude::*;

#[tile_kernel]
fn colon(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x: [n]);
    copy(x, y);
}

#[tile_kernel]
fn ranks(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 1>, scale: f32) {
    dims!(x = [n], scale = [m], z = [k]);
    fill(y, scale * x[[0, 0]]);
}

#[tile_kernel]
fn unknown(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [2 * n], y = [m]);
    copy(x, y);
}

#[tile_kernel]
fn late(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([8]);
    clear(&mut t);
    dims!(x = [n], y = [n], t = [8]);
    copy(x, y);
}

fn main() {}
