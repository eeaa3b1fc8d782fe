use tile_kernel::prelude::*;

const E: usize = 64;

// What was probably meant.
#[tile_kernel]
fn products<const BM: usize, const BN: usize, const BK: usize>(c: &mut Tensor<f32, 2>) {
    let mut a = shared::<f32>([BM, BK]);
    let mut b = shared::<f32>([BK, BN]);
    let mut a_t = shared::<f32>([BK, BM]);
    let mut b_t = shared::<f32>([BN, BK]);
    let mut acc = fragment::<f32>([BM, BN]);
    let mut sums = fragment::<f32>([BN, BM]);
    let mut wide = fragment::<f32>([BM, E]);
    clear(&mut a);
    clear(&mut b);
    clear(&mut a_t);
    clear(&mut b_t);
    clear(&mut acc);
    clear(&mut sums);
    clear(&mut wide);
    gemm(&b, &a, &mut acc);
    gemm(&a_t, &b, &mut acc);
    gemm(&a_t.t(), &b.t(), &mut acc);
    gemm(&a_t, &b_t, &mut acc);
    gemm(&b_t, &a, &mut acc);
    gemm(&a, &b, &mut sums);
    gemm_set(&b, &a_t, &mut acc);
    gemm(&a, &b_t, &mut wide);
    gemm(&a, &b, &mut wide);
    copy(&acc, c.at_mut([0, 0]));
}

// Different in every instance, whatever the parameters.
#[tile_kernel]
fn parts<const M: usize, const N: usize>(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    let mut whole = shared::<f32>([M, N]);
    let mut half = shared::<f32>([M / 2, N]);
    let mut quarter = shared::<f32>([M / 4, N]);
    let mut more = shared::<f32>([M, N + E]);
    let mut even = shared::<f32>([M / 2 * 2, N]);
    let mut row = shared::<f32>([N]);
    let mut flat = shared::<f32>([M * N]);
    copy(x.at([0, 0]), &mut whole);
    copy(x.at([0, 0]), &mut half);
    clear(&mut quarter);
    clear(&mut more);
    clear(&mut row);
    clear(&mut flat);
    copy(&half, &mut whole);
    copy(&quarter, &mut half);
    copy(&whole, &mut more);
    copy(&whole, &mut even);
    copy(&row, &mut whole);
    copy(&whole, &mut row);
    copy(&whole, &mut flat);
    copy(whole.reshape([M / 2, N]), &mut half);
    reduce_sum(&half, &mut row, 1);
    reduce_max(&whole.t(), &mut row, 0);
    atomic_add(&whole, &mut half, Relaxed);
    copy(&even, y.at_mut([0, 0]));
}

#[tile_kernel]
fn rows<const M: usize, const N: usize>(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    let mut few = shared::<f32>([N, 8]);
    let mut many = shared::<f32>([M, 8]);
    let mut at = shared::<i32>([N]);
    clear(&mut few);
    clear(&mut many);
    clear(&mut at);
    scatter(&many, &at, &mut few);
    gather(&few, &at, &mut many);
    gather(x.at((.., span(0, 4))), &at, &mut few);
    copy(&few, y.at_mut([0, 0]));
}

fn main() {}
