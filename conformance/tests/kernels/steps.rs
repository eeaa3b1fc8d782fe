//! A GEMM of many rows on the CPU whose number of k steps is odd.

use tile_kernel::prelude::*;
use tile_kernels::matmul::matmul;
use tile_kernels::testing::poisoned;

/// Each sum is one product, 52 times.
#[test]
fn odd_numbers_of_steps_of_many_rows() {
    let [m, n, k] = [4096, 208, 104];
    let a = Tensor::from_fn([m, k], |[i, _]| (i % 5) as f32 - 2.0);
    let b = Tensor::from_fn([k, n], |[p, j]| (p % 2) as f32 * ((j % 3) as f32 + 1.0));
    let mut c = poisoned::<f32, 2>([m, n]);
    matmul::<f32, f32, 64, 64, 8>().launch(&Cpu::new(), &a, &b, &mut c).expect("it runs");
    assert!((0..m).all(|i| (0..n).all(|j| c[[i, j]] == ((i % 5) as f32 - 2.0) * ((j % 3) as f32 + 1.0) * 52.0)));
}
