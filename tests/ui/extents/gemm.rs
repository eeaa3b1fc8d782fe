use tile_kernel::prelude::*;

#[tile_kernel]
fn gemms<const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<f32, 2>,
    b: &Tensor<f32, 2>,
    c: &mut Tensor<f32, 2>,
) {
    let mut a_s = shared::<f32>([BM, BK]);
    let mut b_s = shared::<f32>([BN, BK]);
    let mut acc = fragment::<f32>([BM, BN]);
    let mut row = fragment::<f32>([BN]);
    clear(&mut acc);
    clear(&mut row);
    copy(a.at([0, 0]), &mut a_s);
    copy(b.at([0, 0]), &mut b_s);
    gemm(&a_s, &b_s, &mut acc);
    gemm(&b_s, &a_s.t(), &mut acc);
    gemm(&a_s, &row, &mut acc);
    gemm(a.at([0, 0]), b_s.t(), c.at_mut([0, 0]));
    copy(&acc, c.at_mut([0, 0]));
}

fn main() {}
