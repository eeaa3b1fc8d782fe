use tile_kernel::prelude::*;

#[tile_kernel]
fn associated<T: Float>(x: &Tensor<f32, 1>, y: &mut Tensor<T, 1>) {
    parallel!(8, |i| {
        let a = f64::from(x[i]);
        let b = f32::max(x[i], 0.0);
        let c = T::zero();
        let d = f32::gamma(x[i], b);
        y[i] = cast::<T>(a);
    });
}

fn main() {}
