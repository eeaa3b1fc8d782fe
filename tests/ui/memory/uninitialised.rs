use tile_kernel::prelude::*;

#[tile_kernel]
fn product(a: &Tensor<f32, 2>, c: &mut Tensor<f32, 2>) {
    let mut a_s = shared::<f32>([16, 16]);
    let mut acc = fragment::<f32>([16, 16]);
    for k in 0..4 {
        copy(a.at([0, k * 16]), &mut a_s);
        gemm(&a_s, a_s.t(), &mut acc);
    }
    copy(&acc, c.at_mut([0, 0]));
}

#[tile_kernel]
fn others(y: &mut Tensor<f32, 1>) {
    let mut s = shared::<f32>([8]);
    let mut t = shared::<f32>([8, 8]);
    let mut u = fragment::<f32>([8]);
    fill(&mut t, 1.0);
    reduce_max_into(&t, &mut s, 1);
    if y[0] > 0.0 {
        copy(&u, y.at_mut([0]));
    } else {
        clear(&mut u);
    }
    parallel!(8, |i| {
        let mut v = local::<f32>([2]);
        y[i] = v[0];
        v[1] = 0.0;
    });
}

fn main() {}
