use tile_kernel::prelude::*;

#[tile_kernel]
fn unstable(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    let t = yield 1.0;
    copy(x, y);
}

fn main() {}
