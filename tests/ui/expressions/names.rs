//! Names that a formula does not know, and what beginners write instead.

use tile_kernel::prelude::*;

#[tile_expr]
fn unknown_tensor(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    y[[i, j]] = sum(k, x[[i, k]] * w[[k, j]]);
}

#[tile_expr]
fn misspelt_tensor(input: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    y[[i, j]] = inptu[[i, j]];
}

#[tile_expr]
fn scalar_as_tensor(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>, scale: f32) {
    y[[i, j]] = x[[i, j]] * scale[j];
}

#[tile_expr]
fn free_index(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 1>) {
    y[[i]] = x[[i, j]];
}

#[tile_expr]
fn value_without_indices(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    let s = |i| sum(k, x[[i, k]]);
    y[[i, j]] = x[[i, j]] / s;
}

#[tile_expr]
fn value_like_a_tensor(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    let s = |i| sum(k, x[[i, k]]);
    y[[i, j]] = x[[i, j]] / s[i];
}

#[tile_expr]
fn method_of_tensor(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    y[[i, j]] = x[[i, j]] / x.sum();
}

#[tile_expr]
fn function_of_tensor(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    y[[i, j]] = exp(x);
}

#[tile_expr]
fn elementwise_method_of_tensor(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    y[[i, j]] = x.exp();
}

#[tile_expr]
fn misspelt_reduction(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    y[[i, j]] = sofmax(j, x[[i, j]]);
}

#[tile_expr]
fn misspelt_method(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    y[[i, j]] = x[[i, j]].rulu();
}

#[tile_expr]
fn activation_as_function(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    y[[i, j]] = silu(x[[i, j]]);
}

#[tile_expr]
fn index_behind(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    y[[i, j]] = x[[i, j]] - mean(x[[i, k]], k);
}

#[tile_expr]
fn softmax_over_two(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 1>) {
    y[[z]] = softmax((i, j), x[[i, j]]);
}

#[tile_expr]
fn two_bounds(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    y[[i, j]] = sum(r < 3, x[[i, j + r]]) + max(r < 5, x[[i + r, j]]);
}

#[tile_expr]
fn bound_here_alone(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 1>) {
    y[[i]] = sum(k < 3, x[[i, k]]) + max(k, x[[i, k]]);
}

#[tile_expr]
fn bound_of_output(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 1>) {
    y[[r]] = sum(r < 3, x[[r, r]]);
}

#[tile_expr]
fn assigned_input(x: &Tensor<f32, 2>, y: &Tensor<f32, 2>) {
    y[[i, j]] = x[[i, j]];
}

#[tile_expr]
fn assigned_again(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    let mut s = 0.0;
    y[[i, j]] = x[[i, j]] + s;
}

#[tile_expr]
fn no_names(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    y[[i, j]] = (x + x)[[i, j]];
    (y)[[i, j]] = x[[i, j]];
}

// Callers name the parameters that the author wrote.
#[tile_expr]
fn with_parameters<T: Float, const D: usize>(x: &Tensor<T, 2>, y: &mut Tensor<T, 2>) {
    dims!(x = [_, D]);
    y[[i, j]] = x[[i, j]] * 2;
}

fn main() {
    let _ = with_parameters::<f32, 64>();
}
