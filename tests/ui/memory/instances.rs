use tile_kernel::prelude::*;

#[tile_kernel(default(BN = 7))]
fn even<const BN: usize>(y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([BN]);
    parallel!(BN / 2, |i| {
        t[i] = 1.0;
        t[i + BN / 2] = 2.0;
    });
    copy(&t, y.at_mut([0]));
}

#[tile_kernel(default(STEPS = 0))]
fn steps<const STEPS: usize>(y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([8]);
    for k in 0..STEPS {
        fill(&mut t, cast::<f32>(k));
    }
    copy(&t, y.at_mut([0]));
}

fn main() {
    even::<8>();
    steps::<1>();
}
