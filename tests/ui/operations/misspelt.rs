use tile_kernel::prelude::*;

#[tile_kernel]
fn misspelt(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 1>) {
    dims!(x = [8, 4], y = [8]);
    let mut t = shared::<f32>([8, 4]);
    let mut s = shared::<f32>([8]);
    copy(x, &mut t);
    reduce_mean_into(&t, &mut s, 1);
    reduce_var_into(&t, &mut s, 1);
    reduce_argmax_into(&t, &mut s, 1);
    reduce_maen(&t, &mut s, 1);
    reduce_logsumxp(&t, &mut s, 1);
    reduce_sum_inot(&t, &mut s, 1);
    reduce_nomr2_into(&t, &mut s, 1);
    reduce_maxnan(&t, &mut s, 1);
    reduce_median(&t, &mut s, 1);
    cumprd(&t, &mut t, 1);
    cummin_reverse(&t, &mut t, 1);
    copy(&s, y);
}

fn main() {}
