use tile_kernel::prelude::*;

#[tile_kernel]
fn silent(y: &mut Tensor<f32, 1>) {
    let [b] = blocks([64], disjoint = "");
    parallel!(1, |i| y[i + b] = 1.0);
}

#[tile_kernel]
fn flag(y: &mut Tensor<f32, 1>) {
    let [b] = blocks([64], disjoint = true);
    parallel!(1, |i| y[i + b] = 1.0);
}

#[tile_kernel]
fn other(y: &mut Tensor<f32, 1>) {
    let [b] = blocks([64], distinct = "each is one");
    parallel!(1, |i| y[i + b] = 1.0);
}

#[tile_kernel]
fn more(y: &mut Tensor<f32, 1>) {
    let [b] = blocks([64], 4);
    parallel!(1, |i| y[i + b] = 1.0);
}

#[tile_kernel]
fn again(y: &mut Tensor<f32, 1>) {
    let [b] = blocks([64], disjoint = "each is one", disjoint = "each is one");
    parallel!(1, |i| y[i + b] = 1.0);
}

fn main() {}
