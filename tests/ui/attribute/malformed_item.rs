use tile_kernel::prelude::*;

#[tile_kernel(gpu(threads = many))]
fn threads(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

#[tile_kernel(gpu(threads = 5000))]
fn too_many(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

#[tile_kernel(fast_math, fast_math)]
fn twice(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

#[tile_kernel(tf32 = true)]
fn value(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

#[tile_kernel(cuda(pingpong))]
fn no_answer(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

#[tile_kernel(ascend(vectors = 3))]
fn too_many_units(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

#[tile_kernel(ascend(units(t = gpu)))]
fn no_unit(y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([4]);
    fill(&mut t, 0.0);
    copy(&t, y.at_mut([0]));
}

#[tile_kernel(ascend(units(u = cube, acc = vector, total = vector, total = cube)))]
fn no_tiles(y: &mut Tensor<f32, 1>) {
    let mut total = shared::<f32>([4]);
    fill(&mut total, 0.0);
    copy(&total, y.at_mut([0]));
}

#[tile_kernel(cuda(split = 3))]
fn thirds(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

#[tile_kernel(tune(N = []))]
fn none<const N: usize>(y: &mut Tensor<f32, 1>) {
    parallel!(N, |i| { y[i] = 0.0; });
}

fn main() {}
