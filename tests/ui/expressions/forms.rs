use tile_kernel::prelude::*;

#[tile_expr]
fn statements(x: &Tensor<f32, 2>, out: &mut Tensor<f32, 2>) {
    for i in 0..4 {}
    out[[i, j]] -= x[[i, j]];
    let (a, b) = (1.0, 2.0);
    let c;
    let d = x[[0, 0]];
    let e = |(i, j)| x[[i, j]];
    dims!(x: 3);
}

#[tile_expr]
fn targets(x: &Tensor<f32, 2>, out: &mut Tensor<f32, 2>) {
    out = x;
    x[[i, j]] = 1.0;
    out[[i, i]] = 1.0;
    out[[i, 0]] = 1.0;
    out[[0, 1]] += 1.0;
    x[[i, j]] += 1.0;
}

#[tile_expr]
fn nothing(x: &Tensor<f32, 2>, out: &mut Tensor<f32, 2>) {
    let y = |i, j| x[[i, j]];
}

#[tile_expr]
fn values(x: &Tensor<f32, 2>, out: &mut Tensor<f32, 2>) {
    let y = |i, j| x[[i, j]];
    out[[i, j]] = out[[i, j]] + 1.0;
    out[[i, j]] = z[[i, j]];
    out[[i, j]] = y(i);
    out[[i, j]] = if i < j { x[[i, j]] };
    out[[i, j]] = { let a = 1.0; a };
    out[[i, j]] = x[[i, j]..2];
    out[[i, j]] = match i { _ => 1.0 };
    out[[i, j]] = __7 + x[[i, __0]];
}

#[tile_expr]
fn reductions(x: &Tensor<f32, 2>, out: &mut Tensor<f32, 1>) {
    out[i] = sum(x[[i, k]]);
    out[i] = product(2, x[[i, k]]);
    out[i] = mean(k, x[[i, k]], k < i);
    out[i] = sum(k, x[[i, k]] * sum(k, x[[i, k]]));
    out[i] = argmax(x[[i, k]]);
    out[i] = argmin(2, x[[i, k]]);
}

#[tile_expr]
fn running(x: &Tensor<f32, 2>, out: &mut Tensor<f32, 2>) {
    let run = |i, j| sum(k <= j, x[[i, k]]);
    out[[i, j]] = mean(k <= j, x[[i, k]]);
    out[[i, j]] = argmax(k <= j, x[[i, k]]);
    out[[i, j]] = sum(k <= 3, x[[i, k]]);
    out[[i, j]] = sum(k <= j, x[[i, k]] * x[[i, j]]);
    out[[i, j]] = run(i, j + 1);
}

#[tile_expr]
fn scans(x: &Tensor<f32, 2>, out: &mut Tensor<f32, 2>) {
    let run = |i, j| scan(k <= j, |h| h + x[[i, k]]);
    out[[i, j]] = scan(k <= j, x[[i, k]]);
    out[[i, j]] = scan(k <= j);
    out[[i, j]] = scan(k, |h| h + x[[i, k]]);
    out[[i, j]] = scan(k <= 3, |h| h + x[[i, k]]);
    out[[i, j]] = scan(k <= j, |h, g| h + g);
    out[[i, j]] = scan(k <= j, |h| h + x[[i, j]]);
    out[[i, j]] = scan(k <= j, x[[i, j]], |h| h + x[[i, k]]);
    out[[i, j]] = scan(k <= j, |i| x[[i, k]] + 1.0);
    out[[i, j]] = scan(k <= j, |h| h + x[[i, k + cast::<usize>(h)]]);
    out[[i, j]] = scan(k <= j, |h| h + sum(l, x[[i, l]] * h));
    out[[i, j]] = scan(k <= j, |h| h + max(k, x[[i, k]]));
    out[[i, j]] = run(i, j + 1);
}

fn main() {}
