use tile_kernel::prelude::*;

#[tile_kernel]
fn gemms(a: &Tensor<f16, 2>, b: &Tensor<f32, 2>, c: &mut Tensor<f16, 2>) {
    let mut a_s = shared::<f16>([16, 16]);
    let mut b_s = shared::<f32>([16, 16]);
    let mut flags = shared::<bool>([16, 16]);
    let mut acc = fragment::<f16>([16, 16]);
    copy(a.at([0, 0]), &mut a_s);
    copy(b.at([0, 0]), &mut b_s);
    copy(b.at([0, 0]), &mut flags);
    clear(&mut acc);
    gemm(&a_s, &b_s, &mut acc);
    gemm(&a_s, &a_s, &mut acc);
    gemm(&flags, &flags, &mut acc);
    copy(&acc, c.at_mut([0, 0]));
}

fn main() {}
