use tile_kernel::prelude::*;

#[tile_kernel]
fn shapes(y: &mut Tensor<f32, 2>) {
    let mut a = shared::<f32>([8, 4]);
    let mut b = shared::<f32>([5, 8]);
    let mut c = shared::<f32>([4, 8]);
    let mut d = shared::<f32>([4]);
    let mut acc = fragment::<f32>([8, 8]);
    let mut tall = fragment::<f32>([9, 8]);
    let mut wide = fragment::<f32>([8, 9]);
    clear(&mut a);
    clear(&mut b);
    clear(&mut c);
    clear(&mut d);
    clear(&mut acc);
    clear(&mut tall);
    clear(&mut wide);
    gemm(&a, &b, &mut acc);
    gemm_set(&a, &b, &mut acc);
    gemm(&a, &c, &mut tall);
    gemm(&a, &c, &mut wide);
    gemm(&a, &a, &mut acc);
    gemm(&a, &d, &mut acc);
    gemm(&a, &c);
    gemm(&acc, &acc, &mut acc);
    copy(&acc, y.at_mut([0, 0]));
}

#[tile_kernel]
fn types(y: &mut Tensor<f32, 2>) {
    let mut f = shared::<f32>([8, 8]);
    let mut h = shared::<f16>([8, 8]);
    let mut i = shared::<i8>([8, 8]);
    let mut b = shared::<bool>([8, 8]);
    let mut acc = fragment::<f32>([8, 8]);
    clear(&mut f);
    clear(&mut h);
    clear(&mut i);
    clear(&mut b);
    clear(&mut acc);
    gemm(&f, &h, &mut acc);
    gemm(&i, &i, &mut acc);
    gemm_set(&h, &h, &mut h);
    gemm(&b, &b, &mut acc);
    copy(&acc, y.at_mut([0, 0]));
}

#[tile_kernel]
fn inner_unknown(a: &Tensor<f32, 2>, b: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    let mut acc = fragment::<f32>([8, 8]);
    clear(&mut acc);
    gemm(a, b, &mut acc);
    copy(&acc, y.at_mut([0, 0]));
}

#[tile_kernel]
fn rows_unknown(a: &Tensor<f32, 2>, b: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    dims!(a = [_, k], b = [k, 8]);
    let mut acc = fragment::<f32>([8, 8]);
    clear(&mut acc);
    gemm(a, b, &mut acc);
    copy(&acc, y.at_mut([0, 0]));
}

#[tile_kernel]
fn columns_unknown(a: &Tensor<f32, 2>, b: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    dims!(a = [8, k], b = [k, _]);
    let mut acc = fragment::<f32>([8, 8]);
    clear(&mut acc);
    gemm(a, b, &mut acc);
    copy(&acc, y.at_mut([0, 0]));
}

fn main() {}
