use tile_kernel::prelude::*;

#[tile_kernel]
fn literals(scale: f32, n: usize, flag: bool, y: &mut Tensor<f32, 1>) {
    let a = scale * 2;
    let b = n * 0.5;
    let c = 1 + 0.5;
    let d = flag == 1;
    let e: f32 = 1;
    let f = if flag { 1.0 } else { 2 };
    let g = 1foo;
    let h = 340282366920938463463374607431768211455;
    fill(y, 0);
}

fn main() {}
