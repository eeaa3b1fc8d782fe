use tile_kernel::prelude::*;

#[tile_kernel]
fn copies<const M: usize, const N: usize>(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    let mut a = shared::<f32>([M, N]);
    let mut b = shared::<f32>([N, M]);
    let mut c = shared::<f32>([M, N + 1]);
    let mut d = shared::<f32>([2, M, N]);
    copy(x.at([0, 0]), &mut a);
    copy(&a, &mut b);
    copy(&a, &mut c);
    copy(&a, &mut d);
    copy(&a, y);
    copy(x.at([0, 0]), y.at_mut([0, 0]));
    copy(x.at([0, 0]), &mut d);
    clear(y.at_mut([0, 0]));
}

fn main() {}
