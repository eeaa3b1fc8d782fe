use tile_kernel::prelude::*;

#[tile_kernel]
fn operands(x: &Tensor<u8, 1>, s: &Tensor<f32, 1>, w: &Tensor<u32, 1>, y: &mut Tensor<u32, 1>) {
    dims!(x = [n], s = [n], w = [n], y = [n]);
    parallel!(n, |i| {
        y[i] = cast::<u32>(x[i].dot4_u8(x[i]));
        y[i] = cast::<u32>(s[i].dot4_i8(s[i]));
        y[i] = w[i].dot4_u8_i8(cast::<i32>(w[i]));
        y[i] = w[i].dot4_u8();
        y[i] = cast::<u32>(i.dot4_u8(i));
    });
}

#[tile_kernel]
fn words(x: &Tensor<u8, 1>, i8s: &Tensor<i8, 1>, y: &mut Tensor<u32, 1>) {
    dims!(x = [n], i8s = [n], y = [n]);
    parallel!(n, |i| {
        y[i] = u32::from_le_bytes([x[i], x[i], x[i]]);
        y[i] = u32::from_le_bytes(x[i]);
        y[i] = u32::from_le_bytes([i8s[i], i8s[i], i8s[i], i8s[i]]);
        y[i] = cast::<u32>(f32::from_le_bytes([x[i], x[i], x[i], x[i]]));
    });
}

fn main() {}
