use tile_kernel::prelude::*;

#[tile_kernel]
fn shapes(y: &mut Tensor<f32, 2>) {
    let mut t = shared::<f32>([8, 4]);
    let mut b = shared::<bool>([8, 4]);
    let mut d = shared::<f32>([5]);
    let mut e = shared::<bool>([5]);
    let mut i = shared::<i32>([5]);
    clear(&mut t);
    clear(&mut b);
    clear(&mut d);
    clear(&mut e);
    reduce_sum(&t, &mut d, 1);
    reduce_sum_into(&t, &mut d, 0);
    reduce_max(&t, &mut d, 1);
    reduce_max_into(&t, &mut d, 0);
    reduce_min(&t, &mut d, 1);
    reduce_min_into(&t, &mut d, 0);
    reduce_product(&t, &mut d, 1);
    reduce_product_into(&t, &mut d, 0);
    reduce_abs_max(&t, &mut d, 1);
    reduce_abs_max_into(&t, &mut d, 0);
    reduce_abs_sum(&t, &mut d, 1);
    reduce_abs_sum_into(&t, &mut d, 0);
    reduce_any(&b, &mut e, 1);
    reduce_any_into(&b, &mut e, 0);
    reduce_all(&b, &mut e, 1);
    reduce_all_into(&b, &mut e, 0);
    reduce_argmax(&t, &mut i, 1);
    reduce_argmin(&t, &mut i, 1);
    reduce_sum(&t, &mut d, 2);
    reduce_sum(&t, &mut d);
    reduce_sum(&t, &mut t, 0);
    reduce_argmax_into(&t, &mut i, 0);
    reduce_max_nan(&t, &mut d, 1);
    reduce_max_nan_into(&t, &mut d, 0);
    reduce_min_nan(&t, &mut d, 1);
    reduce_min_nan_into(&t, &mut d, 0);
    reduce_norm2(&t, &mut d, 1);
    reduce_norm2_into(&t, &mut d, 0);
    reduce_logsumexp(&t, &mut d, 1);
    reduce_logsumexp_into(&t, &mut d, 0);
    reduce_mean(&t, &mut d, 1);
    reduce_var(&t, &mut d, 1);
    reduce_mean_into(&t, &mut d, 0);
    reduce_median(&t, &mut d, 1);
    copy(&t, y.at_mut([0, 0]));
}

#[tile_kernel]
fn known_at_launch(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    let mut d = shared::<f32>([8]);
    reduce_mean(x, &mut d, 1);
    copy(&d, y.at_mut((0, ..)));
}

#[tile_kernel]
fn whole_numbers(y: &mut Tensor<i32, 1>) {
    let mut t = shared::<i32>([8, 4]);
    let mut d = shared::<i32>([8]);
    clear(&mut t);
    reduce_var(&t, &mut d, 1);
    copy(&d, y.at_mut([0]));
}

#[tile_kernel]
fn types(y: &mut Tensor<f32, 2>) {
    let mut t = shared::<f32>([8, 4]);
    let mut b = shared::<bool>([8, 4]);
    let mut d = shared::<f32>([8]);
    let mut e = shared::<bool>([8]);
    clear(&mut t);
    clear(&mut b);
    clear(&mut d);
    clear(&mut e);
    reduce_sum(&b, &mut d, 1);
    reduce_sum(&t, &mut e, 1);
    reduce_max(&b, &mut d, 1);
    reduce_max(&t, &mut e, 1);
    reduce_min(&b, &mut d, 1);
    reduce_min(&t, &mut e, 1);
    reduce_product(&b, &mut d, 1);
    reduce_abs_max(&b, &mut d, 1);
    reduce_abs_sum(&b, &mut d, 1);
    reduce_any(&t, &mut d, 1);
    reduce_all(&t, &mut d, 1);
    reduce_argmax(&t, &mut d, 1);
    reduce_argmax(&b, &mut d, 1);
    reduce_argmin(&t, &mut d, 1);
    reduce_argmin(&b, &mut d, 1);
    copy(&t, y.at_mut([0, 0]));
}

fn main() {}
