use tile_kernel::prelude::*;

#[tile_kernel]
fn parameters(a: [f32; 4], b: (f32, f32), c: fn(f32) -> f32, (d, e): (f32, f32), #[cold] f: f32, y: &mut Tensor<f32, 1>) {
    fill(y, f);
}

#[tile_kernel]
fn bounds<'a, T: Element + Copy, U>(x: &Tensor<T, 1>, y: &'a mut Tensor<U, 1>)
where
    for<'b> T: Element,
    Vec<U>: Clone,
    'a: 'static,
{
    copy(x, y);
}

#[tile_kernel]
fn consts<const N: i32, const M: char>(y: &mut Tensor<f32, 1>) {
    fill(y, 0.0);
}

#[tile_kernel]
async fn asynchronous(y: &mut Tensor<f32, 1>) {
    fill(y, 0.0);
}

#[tile_kernel]
unsafe extern "C" fn foreign(y: &mut Tensor<f32, 1>) -> f32 {
    fill(y, 0.0);
}

#[tile_kernel]
fn implicit(x: impl Fn(f32), y: &dyn Fn(f32), z: &[f32], w: &mut Vec<f32>, v: Tensor<f32, 1>, u: Option<f32>) {}

#[tile_fn]
fn pair(x: f32) -> (f32, f32) {
    (x, x)
}

fn main() {}
