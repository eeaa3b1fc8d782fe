use tile_kernel::prelude::*;

#[tile_kernel]
fn shapes<const BM: usize, const BN: usize, const BK: usize>(y: &mut Tensor<f32, 2>) {
    let mut a = shared::<f16>([BM, BK]);
    let mut kept = shared::<f16>([BM, 16]);
    let mut places = shared::<u8>([BM, 4]);
    let mut few = shared::<u8>([BM, 2]);
    let mut other = shared::<u8>([BN, 4]);
    let mut b = shared::<f16>([32, BN]);
    let mut turned = shared::<f16>([BN, 32]);
    let mut row = shared::<u8>([4]);
    let mut acc = fragment::<f32>([BM, BN]);
    let mut tall = fragment::<f32>([BN, BN]);
    let mut wide = fragment::<f32>([BM, BM]);
    clear(&mut a);
    clear(&mut kept);
    clear(&mut places);
    clear(&mut few);
    clear(&mut other);
    clear(&mut b);
    clear(&mut turned);
    clear(&mut row);
    clear(&mut acc);
    clear(&mut tall);
    clear(&mut wide);
    gemm_sp(&kept, &few, &b, &mut acc);
    gemm_sp(&kept, &other, &b, &mut acc);
    gemm_sp(&a, &places, &b, &mut acc);
    gemm_sp(&kept, &places, &turned, &mut acc);
    gemm_sp(&kept, &places, &b, &mut tall);
    gemm_sp(&kept, &places, &b, &mut wide);
    gemm_sp(&kept, &row, &b, &mut acc);
    gemm_sp(&kept, &b, &mut acc);
    copy(&acc, y.at_mut([0, 0]));
}

#[tile_kernel]
fn types(y: &mut Tensor<f32, 2>) {
    let mut kept = shared::<f16>([16, 16]);
    let mut flags = shared::<bool>([16, 16]);
    let mut signed = shared::<i8>([16, 4]);
    let mut places = shared::<u8>([16, 4]);
    let mut b = shared::<bf16>([32, 16]);
    let mut h = shared::<f16>([32, 16]);
    let mut acc = fragment::<f32>([16, 16]);
    let mut half = shared::<f16>([16, 16]);
    clear(&mut kept);
    clear(&mut flags);
    clear(&mut signed);
    clear(&mut places);
    clear(&mut b);
    clear(&mut h);
    clear(&mut acc);
    clear(&mut half);
    gemm_sp(&kept, &signed, &h, &mut acc);
    gemm_sp(&kept, &places, &b, &mut acc);
    gemm_sp(&flags, &places, &h, &mut acc);
    gemm_sp(&kept, &places, &h, &mut half);
    gemm_sp(&half, &places, &h, &mut half);
    copy(&acc, y.at_mut([0, 0]));
}

#[tile_kernel]
fn unknown(a: &Tensor<f32, 2>, meta: &Tensor<u8, 2>, b: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    let mut acc = fragment::<f32>([8, 8]);
    clear(&mut acc);
    gemm_sp(a, meta, b, &mut acc);
    copy(&acc, y.at_mut([0, 0]));
}

#[tile_kernel]
fn places_unknown(meta: &Tensor<u8, 2>, y: &mut Tensor<f32, 2>) {
    dims!(meta = [8, _]);
    let mut kept = shared::<f32>([8, 16]);
    let mut b = shared::<f32>([32, 8]);
    let mut acc = fragment::<f32>([8, 8]);
    clear(&mut kept);
    clear(&mut b);
    clear(&mut acc);
    gemm_sp(&kept, meta, &b, &mut acc);
    copy(&acc, y.at_mut([0, 0]));
}

#[tile_kernel]
fn rows_unknown(meta: &Tensor<u8, 2>, y: &mut Tensor<f32, 2>) {
    dims!(meta = [_, 4]);
    let mut kept = shared::<f32>([8, 16]);
    let mut b = shared::<f32>([32, 8]);
    let mut acc = fragment::<f32>([8, 8]);
    clear(&mut kept);
    clear(&mut b);
    clear(&mut acc);
    gemm_sp(&kept, meta, &b, &mut acc);
    copy(&acc, y.at_mut([0, 0]));
}

#[tile_kernel]
fn columns_unknown(b: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    dims!(b = [32, _]);
    let mut kept = shared::<f32>([8, 16]);
    let mut places = shared::<u8>([8, 4]);
    let mut acc = fragment::<f32>([8, 8]);
    clear(&mut kept);
    clear(&mut places);
    clear(&mut acc);
    gemm_sp(&kept, &places, b, &mut acc);
    copy(&acc, y.at_mut([0, 0]));
}

#[tile_kernel]
fn uninitialised(a: &Tensor<f32, 2>, meta: &Tensor<u8, 2>, b: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    let mut acc = fragment::<f32>([8, 8]);
    let mut b_s = shared::<f32>([32, 8]);
    copy(b.at([0, 0]), &mut b_s);
    gemm_sp(a.at([0, 0]), meta.at([0, 0]), &b_s, &mut acc);
    copy(&acc, y.at_mut([0, 0]));
}

fn main() {}
