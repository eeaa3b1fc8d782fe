use tile_kernel::prelude::*;

#[tile_kernel]
fn arrays(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    let [a, b] = 5;
    let [c, d] = x.at([0, 0]);
    let e = x.shape();
    pipelined!(0..4, stages = 2, order = [first], |k| {
        copy(x, y);
    });
    let f = 1e400;
    let g = 170141183460469231731687303715884105728;
    let h = 1.0_f128;
    copy(x, y);
}

fn main() {}
