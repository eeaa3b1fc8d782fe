use tile_kernel::prelude::*;

#[tile_kernel(raster = 0)]
fn no_rows(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

#[tile_kernel(raster = 65)]
fn too_many_rows(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

#[tile_kernel(raster = 2)]
fn one_line(y: &mut Tensor<f32, 1>) {
    let [b] = blocks([4]);
    parallel!(4, |i| { y[b * 4 + i] = 0.0; });
}

#[tile_kernel(persistent = 1)]
fn a_number(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

#[tile_kernel(turns = true, persistent = false)]
fn nobody_to_take_turns_with(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

#[tile_kernel(split = 2, clusters)]
fn each_and_together(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

#[tile_kernel(registers = [40, 236])]
fn no_multiple_of_8(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

#[tile_kernel(registers = [16, 264])]
fn too_few_and_too_many(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

#[tile_kernel(registers = [40])]
fn one_team(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

#[tile_kernel(registers = 40)]
fn no_teams(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

#[tile_kernel(swap)]
fn no_answer(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| { y[i] = 0.0; });
}

fn main() {}
