use tile_kernel::prelude::*;

const LIMIT: f32 = 1.0;

#[tile_kernel]
fn assignments(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    let a = 1.0;
    a = 2.0;
    a += x[0];
    let mut t = shared::<f32>([4]);
    t = x;
    LIMIT = 2.0;
    t.at_mut([0]) = 1.0;
    copy(&t, y);
}

fn main() {}
