use tile_kernel::prelude::*;

#[tile_kernel]
fn scans(y: &mut Tensor<f32, 2>) {
    let mut t = shared::<f32>([8, 4]);
    let mut u = shared::<f32>([4, 8]);
    let mut h = shared::<f16>([8, 4]);
    let mut b = shared::<bool>([8, 4]);
    clear(&mut t);
    clear(&mut u);
    clear(&mut b);
    cumsum(&t, &mut u, 1);
    cumsum(&t, &mut h, 1);
    cumsum(&b, &mut b, 1);
    cummax(&t, &mut u, 1);
    cummax(&t, &mut h, 1);
    cummax(&b, &mut b, 1);
    cumsum_rev(&t, &mut u, 1);
    cumsum_rev(&t, &mut h, 1);
    cumsum_rev(&b, &mut b, 1);
    cummax_rev(&t, &mut u, 1);
    cummax_rev(&t, &mut h, 1);
    cummax_rev(&b, &mut b, 1);
    cumprod(&t, &mut u, 1);
    cumprod(&t, &mut h, 1);
    cumprod(&b, &mut b, 1);
    cummin(&t, &mut u, 1);
    cummin(&t, &mut h, 1);
    cummin(&b, &mut b, 1);
    cumprod_rev(&t, &mut u, 1);
    cumprod_rev(&t, &mut h, 1);
    cumprod_rev(&b, &mut b, 1);
    cummin_rev(&t, &mut u, 1);
    cummin_rev(&t, &mut h, 1);
    cummin_rev(&b, &mut b, 1);
    cumsum(&t, &mut u, 2);
    cumsum(&t, &mut u);
    cumsum(t.t(), &mut t, 0);
    copy(&t, y.at_mut([0, 0]));
}

fn main() {}
