use tile_kernel::prelude::*;

#[tile_kernel]
fn unknown_hints(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    let mut t = shared::<f32>([16, 16]);
    let mut acc = fragment::<f32>([16, 16]);
    copy(x.at([0, 0]), &mut t);
    clear(&mut acc);
    gemm(&t, &t, &mut acc, gpu(polcy = square));
    gemm(&t, &t, &mut acc, gpu(instruction = wgmma));
    copy(&acc, y.at_mut([0, 0]));
}

#[tile_kernel]
fn unknown_instructions(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    let mut t = shared::<f32>([16, 16]);
    let mut acc = fragment::<f32>([16, 16]);
    copy(x.at([0, 0]), &mut t);
    gemm_set(&t, &t, &mut acc, gpu(mma = tensor_cores));
    gemm(&t, &t, &mut acc, gpu(mma = m64n128));
    gemm(&t, &t, &mut acc, gpu(mma));
    copy(&acc, y.at_mut([0, 0]));
}

#[tile_kernel]
fn unknown_policy(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    let mut t = shared::<f32>([16, 16]);
    let mut acc = fragment::<f32>([16, 16]);
    copy(x.at([0, 0]), &mut t);
    gemm_set(&t, &t, &mut acc, gpu(policy = full_row));
    copy(&acc, y.at_mut([0, 0]));
}

#[tile_kernel]
fn no_hints_of_gemms(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    let mut t = shared::<f32>([16, 16]);
    let mut acc = fragment::<f32>([16, 16]);
    copy(x.at([0, 0]), &mut t);
    gemm_set(&t, &t, &mut acc, cuda(mma = wgmma));
    gemm(&t, &t, &mut acc, gpu());
    gemm(&t, &t, &mut acc, mma = wgmma);
    copy(&acc, y.at_mut([0, 0]));
}

#[tile_kernel]
fn twice(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    let mut t = shared::<f32>([16, 16]);
    let mut acc = fragment::<f32>([16, 16]);
    copy(x.at([0, 0]), &mut t);
    gemm_set(&t, &t, &mut acc, gpu(mma = fma, mma = wgmma));
    copy(&acc, y.at_mut([0, 0]));
}

#[tile_kernel]
fn of_a_sparse_product(x: &Tensor<f16, 2>, m: &Tensor<u8, 2>, y: &mut Tensor<f32, 2>) {
    let mut a = shared::<f16>([16, 16]);
    let mut b = shared::<f16>([32, 16]);
    let mut meta = shared::<u8>([16, 4]);
    let mut acc = fragment::<f32>([16, 16]);
    copy(x.at([0, 0]), &mut a);
    copy(x.at([0, 0]), &mut b);
    copy(m.at([0, 0]), &mut meta);
    clear(&mut acc);
    gemm_sp(&a, &meta, &b, &mut acc, gpu(mma = mma));
    copy(&acc, y.at_mut([0, 0]));
}

fn main() {}
