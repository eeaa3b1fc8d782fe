use tile_kernel::prelude::*;

#[tile_fn]
fn double(x: f32) -> f32 {
    x * 2.0
}

#[tile_kernel]
fn before(x: &Tensor<f32, 2>, n: &mut Tensor<i32, 1>, y: &mut Tensor<f32, 2>) {
    dims!(x = [m, k]);
    let mut a = 1.0;
    let b = double(2.0);
    let c = x[[0, 0]];
    let d = x.at([0, 0]);
    let e = if m > 4 {
        let f = 2;
        f
    } else {
        3
    };
    let g = n.atomic_add([0], 1, Relaxed);
    println!("{m}");
    assert!(m > 4, "m is {m}");
    copy(x, y);
    for i in 0..4 {}
    require!(double(1.0) > 0.0, "a call");
    require!(x[[0, 0]] > 0.0, "an element");
    require!(x.t().dim(0) > 4, "a view");
    let [by] = blocks([m]);
    copy(x.at([by, 0]), y.at_mut((by, span(0, 4))));
}

fn main() {}
