use tile_kernel::prelude::*;

#[tile_kernel(args(CopyArgs, x = 1.0, scale = 1.0, scale = 2.0, factor = 2.0, other = 1))]
fn copies<T: Float>(x: &Tensor<T, 1>, scale: f32, factor: T, y: &mut Tensor<T, 1>) {
    parallel!(4, |i| y[i] = x[i] * cast::<T>(scale) * factor);
}

#[tile_kernel(args = CopyArgs)]
fn malformed(y: &mut Tensor<f32, 1>) {
    clear(y);
}

#[tile_kernel(args(ScaleArgs, scale = 1.0, shift = 0))]
fn scales(x: &Tensor<f32, 1>, scale: f32, shift: f32, y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| y[i] = x[i] * scale + shift);
}

fn main() {
    let (x, mut y) = (Tensor::zeros([4]), Tensor::zeros([4]));
    let _ = scales().launch_with(&Cpu::new(), ScaleArgs { x: &x, scale: 1.0, y: &mut y });
    let _ = scales().launch_with(&Cpu::new(), ScaleArgs { scale: 1, ..ScaleArgs::new(&x, &mut y) });
}

// language: §1.2 args(LinearArgs, scale = 1.0)
