use tile_kernel::prelude::*;

#[tile_kernel]
fn tensors(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    copy(x, y);
}

#[tile_kernel]
fn tile(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [n], y = [m]);
    let mut t = shared::<f32>([8]);
    copy(x, &mut t);
    copy(&t, y.at_mut([n - m]));
}

fn main() {}
