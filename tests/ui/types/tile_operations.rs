use tile_kernel::prelude::*;

#[tile_kernel]
fn operations<T: Element>(x: &Tensor<T, 2>, z: &Tensor<f32, 2>, y: &mut Tensor<f32, 1>, rows: &Tensor<f32, 1>) {
    let mut t = shared::<T>([8, 8]);
    let mut f = shared::<f32>([8, 8]);
    let mut s = shared::<f32>([8]);
    let mut i = shared::<i32>([8]);
    copy(x.at([0, 0]), &mut t);
    copy(z.at([0, 0]), &mut f);
    copy(rows.at([0]), &mut s);
    reduce_sum(&t, &mut s, 1);
    reduce_any(&f, &mut s, 1);
    reduce_argmax(&f, &mut s, 1);
    cumsum(&s, &mut i, 0);
    gather(&f, &s, &mut t);
    fill(&mut f, true);
    copy(&s, y.at_mut([0]));
}

fn main() {}
