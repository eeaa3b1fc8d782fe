use tile_kernel::prelude::*;

#[tile_expr]
fn unbounded(x: &Tensor<f32, 1>, out: &mut Tensor<f32, 1>) {
    out[i] = sum(r, x[i + r]);
}

#[tile_expr]
fn outputs(x: &Tensor<f32, 2>, sums: &mut Tensor<f32, 1>, out: &mut Tensor<f32, 2>) {
    sums[i] = sum(j, x[[i, j]]);
    out[[i, j]] = x[[i, j]];
}

#[tile_expr]
fn matrices(x: &Tensor<f32, 3>, out: &mut Tensor<f32, 2>) {
    out[[i, j]] = sum((k, l), softmax(l, x[[i, j, l]] * x[[i, k, l]]) * x[[k, j, l]]);
}

#[tile_expr]
fn inner(x: &Tensor<f32, 2>, y: &Tensor<f32, 2>, out: &mut Tensor<f32, 2>) {
    out[[i, j]] = sum(k, (x[[i, k]] - logsumexp(l, y[[k, l]] + x[[i, j]])).abs() * y[[j, k]]);
}

#[tile_expr]
fn nested(x: &Tensor<f32, 2>, y: &Tensor<f32, 2>, out: &mut Tensor<f32, 2>) {
    out[[i, j]] = sum(k, (logsumexp(l, y[[k, l]]) - x[[i, k]] - x[[j, k]]).abs());
}

#[tile_expr]
fn divided(x: &Tensor<f32, 2>, y: &Tensor<f32, 2>, out: &mut Tensor<f32, 2>) {
    out[[i, j]] = sum(k, x[[i, k]] * y[[k, j]]) + sum(k <= j, x[[i, k]]);
}

#[tile_expr]
fn chains(x: &Tensor<f32, 2>, y: &Tensor<f32, 2>, out: &mut Tensor<f32, 2>) {
    out[[i, j]] = sum(k, x[[i, k]] * y[[k, j]]) + scan(k <= j, |h| h + x[[i, k]]);
}

#[tile_expr]
fn both_ways(x: &Tensor<f32, 2>, out: &mut Tensor<f32, 2>) {
    out[[i, j]] = sum(k <= j, x[[i, k]]) + scan(k >= j, |h| h + x[[i, k]]);
}

#[tile_expr]
fn projected(a: &Tensor<f32, 2>, c: &Tensor<f32, 2>, out: &mut Tensor<f32, 2>) {
    out[[t, d]] = sum(n, c[[t, n]] * scan(s <= t, |h| a[[d, n]] * h + c[[s, n]]));
}

#[tile_expr]
fn floats<T: Float>(x: &Tensor<T, 1>, table: &Tensor<f32, 2>, sums: &mut Tensor<f32, 2>) {
    sums[[x[i], j]] += table[[table[[0, i]], j]];
}

#[tile_expr]
fn where_to(x: &Tensor<f32, 1>, ids: &Tensor<i32, 1>, out: &mut Tensor<f32, 1>) {
    out[ids[i] + r] += x[i];
}

// What the tile kernel cannot do points at the expression.
#[tile_expr]
fn types(x: &Tensor<f32, 1>, ids: &Tensor<i32, 1>, out: &mut Tensor<f32, 1>) {
    out[i] = x[i] + ids[i];
}

#[tile_expr]
fn names(x: &Tensor<f32, 1>, out: &mut Tensor<f32, 1>) {
    out[i] = x[i] * scale;
}

fn main() {}
