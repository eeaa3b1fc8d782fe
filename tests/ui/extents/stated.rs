use tile_kernel::prelude::*;

// What `require!` states is not asked again.
#[tile_kernel]
fn stated<const M: usize, const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    require!(M == N, "square");
    let mut a = shared::<f32>([2 * M]);
    let mut b = shared::<f32>([N + M]);
    let mut c = shared::<f32>([3 * N]);
    copy(x.at([0]), &mut a);
    copy(&a, &mut b);
    copy(&a, &mut c);
    copy(&b, y.at_mut([0]));
}

fn main() {}
