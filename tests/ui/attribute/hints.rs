use tile_kernel::prelude::*;

#[tile_kernel(cuda(raster = 0))]
fn no_rows(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

#[tile_kernel(cuda(raster = 65))]
fn too_many_rows(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

#[tile_kernel(cuda(raster = 2))]
fn one_line(y: &mut Tensor<f32, 1>) {
    let [b] = blocks([4]);
    parallel!(4, |i| { y[b * 4 + i] = 0.0; });
}

#[tile_kernel(cuda(persistent = 1))]
fn a_number(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

#[tile_kernel(cuda(pingpong = true, persistent = false))]
fn no_persistent_blocks(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

#[tile_kernel(cuda(split = 2, clusters = 2))]
fn each_and_together(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

#[tile_kernel(cuda(registers = [40, 236]))]
fn no_multiple_of_8(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

#[tile_kernel(cuda(registers = [16, 264]))]
fn too_few_and_too_many(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

#[tile_kernel(cuda(registers = [40]))]
fn one_number(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

#[tile_kernel(cuda(registers = 40))]
fn no_list(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

#[tile_kernel(cuda(swap))]
fn no_answer(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

#[tile_kernel(cuda(split = 16, split = 4, split = -1))]
fn out_of_range(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

#[tile_kernel(cuda(threads = 64, pingpong = true, pingpong = false, rastr = 8, num_warps = 4))]
fn misplaced_twice_and_unknown(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

#[tile_kernel(cuda, gpu = 128)]
fn no_hints(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

fn main() {}
