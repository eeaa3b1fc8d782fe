use tile_kernel::prelude::*;

#[tile_kernel]
fn by_value(x: Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    copy(x, y);
}

#[tile_kernel]
fn slice(x: &[f32], y: &mut Tensor<f32, 1>) {
    copy(x, y);
}

#[tile_kernel]
fn reference(scale: &f32, y: &mut Tensor<f32, 1>) {
    fill(y, scale);
}

#[tile_kernel]
fn rank<const R: usize>(x: &Tensor<f32, R>, y: &mut Tensor<f32, 6>) {
    copy(x, y);
}

#[tile_kernel]
fn arguments(x: &Tensor<f32>, y: &mut Tensor) {
    copy(x, y);
}

#[tile_kernel]
fn tile(x: &Tile<f32, 1>, y: &mut Tensor<f32, 1>) {
    copy(x, y);
}

#[tile_kernel]
fn patterns((a, b): (f32, f32), mut n: usize, #[cfg(all())] c: f32, y: &mut Tensor<f32, 1>) {
    fill(y, a + b + c);
}

fn main() {}
