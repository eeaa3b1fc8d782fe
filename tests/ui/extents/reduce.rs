use tile_kernel::prelude::*;

#[tile_kernel]
fn reductions<const M: usize, const N: usize>(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 1>, axis: usize) {
    let mut t = shared::<f32>([M, N]);
    let mut rows = shared::<f32>([M]);
    copy(x.at([0, 0]), &mut t);
    reduce_sum(&t, &mut rows, 0);
    reduce_sum(&t, &mut rows, 2);
    reduce_sum(&t, &mut rows, axis);
    reduce_sum(x.at([0, 0]), &mut rows, 1);
    cumsum(&t, &mut rows, 0);
    copy(&rows, y.at_mut([0]));
}

fn main() {}
