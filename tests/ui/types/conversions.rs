use tile_kernel::prelude::*;

#[tile_kernel]
fn conversions<T: Float>(x: &Tensor<f32, 1>, z: &Tensor<T, 1>, y: &mut Tensor<f32, 1>) {
    let a = x[0] as T;
    let b = z[0].to_bits();
    let c = T::from_bits(1);
    let d = f32::from_bits(x[0]);
    let e = cast::<String>(x[0]);
    let f = z.bitcast::<f32>();
    copy(x, y);
}

fn main() {}
