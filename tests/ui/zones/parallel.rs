use tile_kernel::prelude::*;

#[tile_kernel]
fn inside(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    let mut total = 0.0;
    let mut t = shared::<f32>([8]);
    parallel!(8, |i| {
        total += x[[i, 0]];
        copy(x.at([0, i]), &mut t);
        let s = shared::<f32>([8]);
        parallel!(8, |j| {
            y[[i, j]] = 0.0;
        });
        pipelined!(0..4, stages = 2, |k| {
            y[[i, k]] = 0.0;
        });
    });
    y[[0, 0]] = total;
    store_unordered(y, [0, 0], total);
}

fn main() {}
