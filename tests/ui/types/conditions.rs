use tile_kernel::prelude::*;

#[tile_kernel]
fn conditions(n: usize, scale: f32, x: &Tensor<i32, 1>, y: &mut Tensor<f32, 1>) {
    if n {
        clear(y);
    }
    let a = select(scale, 1.0, 2.0);
    let e = select(1.0, scale, 2.0);
    let b = y[x[0]];
    for i in 0..x[0] {
        clear(y);
    }
    assert!(n, "n");
    let mut c = 1.0;
    c = n;
    let d: u32 = n;
    y.atomic_add(0, n, Relaxed);
}

fn main() {}
