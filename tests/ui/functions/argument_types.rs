use tile_kernel::prelude::*;

#[tile_fn]
fn silu(x: f32) -> f32 {
    x * x.sigmoid()
}

#[tile_fn]
fn scale_rows<const M: usize, const N: usize>(x: &mut Tile<f32, 2>, s: &Tile<f32, 1>) {
    dims!(x = [M, N], s = [M]);
    parallel!((M, N), |i, j| {
        x[[i, j]] *= s[i];
    });
}

#[tile_kernel]
fn scalar_of_another_type(x: &Tensor<f64, 1>, y: &mut Tensor<f32, 1>) {
    parallel!(8, |i| {
        y[i] = silu(x[i]);
    });
}

#[tile_kernel]
fn result_of_another_type(x: &Tensor<f32, 1>, y: &mut Tensor<f64, 1>) {
    parallel!(8, |i| {
        y[i] = silu(x[i]);
    });
}

#[tile_kernel]
fn tile_of_another_type(y: &mut Tensor<f64, 2>) {
    let mut a = shared::<f64>([8, 8]);
    let mut s = shared::<f32>([8]);
    clear(&mut a);
    clear(&mut s);
    scale_rows::<8, 8>(&mut a, &s);
    copy(&a, y.at_mut([0, 0]));
}

#[tile_kernel]
fn tile_of_another_rank(y: &mut Tensor<f32, 2>) {
    let mut a = shared::<f32>([8, 8]);
    clear(&mut a);
    scale_rows::<8, 8>(&mut a, &a);
    copy(&a, y.at_mut([0, 0]));
}

#[tile_kernel]
fn one_argument_too_many(y: &mut Tensor<f32, 2>) {
    let mut a = shared::<f32>([8, 8]);
    let mut s = shared::<f32>([8]);
    clear(&mut a);
    clear(&mut s);
    scale_rows::<8, 8>(&mut a, &s, 1.0);
    copy(&a, y.at_mut([0, 0]));
}

#[tile_kernel]
fn one_const_too_few(y: &mut Tensor<f32, 2>) {
    let mut a = shared::<f32>([8, 8]);
    let mut s = shared::<f32>([8]);
    clear(&mut a);
    clear(&mut s);
    scale_rows::<8>(&mut a, &s);
    copy(&a, y.at_mut([0, 0]));
}

#[tile_kernel]
fn tile_for_a_scalar(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    let mut a = shared::<f32>([8]);
    copy(x.at([0]), &mut a);
    let b: f32 = silu(&a);
    parallel!(8, |i| {
        y[i] = b;
    });
}

#[tile_kernel]
fn no_result(y: &mut Tensor<f32, 2>) {
    let mut a = shared::<f32>([8, 8]);
    let mut s = shared::<f32>([8]);
    clear(&mut a);
    clear(&mut s);
    let b: f32 = scale_rows::<8, 8>(&mut a, &s);
    fill(y, b);
}

fn plain(x: f32) -> f32 {
    x
}

#[tile_kernel]
fn not_a_tile_function(y: &mut Tensor<f32, 1>) {
    parallel!(8, |i| {
        y[i] = plain(y[i]);
    });
}

fn main() {}
