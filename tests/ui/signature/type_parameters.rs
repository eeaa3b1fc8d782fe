use std::fmt::Display;
use tile_kernel::prelude::*;

#[tile_kernel]
fn unbounded<T>(y: &mut Tensor<T, 1>) {
    clear(y);
}

#[tile_kernel]
fn foreign<T: Element + Display>(y: &mut Tensor<T, 1>) {
    clear(y);
}

#[tile_kernel]
fn lifetime<'a, T: Element>(y: &'a mut Tensor<T, 1>) {
    clear(y);
}

#[tile_kernel]
fn constant<const N: u32>(y: &mut Tensor<f32, 1>) {
    clear(y);
}

#[tile_kernel]
fn clause<T>(y: &mut Tensor<T, 1>)
where
    T: Element,
    U: Float,
{
    clear(y);
}

fn main() {}
