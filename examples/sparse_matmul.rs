//! GEMM with 2:4 structured sparsity: half the memory for the left operand, and on tensor cores up
//! to twice the rate.
//!
//! ```text
//! cargo run --release --example sparse_matmul -- --size 512x512x1024
//! cargo run --release --features cuda --example sparse_matmul -- --backend cuda --dtype bf16
//! ```

use std::process::ExitCode;
use tile_examples::{Run, Work, run};
use tile_kernel::elem::DType;
use tile_kernel::prelude::*;
use tile_kernels::reference::{self, transpose};
use tile_kernels::sparse24::{compress, expand, matmul_sparse24, prune};
use tile_kernels::testing::{Tolerance, array, poisoned};

fn main() -> ExitCode {
    run(|run| match run.dtype(&[DType::F32, DType::BF16, DType::F16]) {
        DType::BF16 => example::<bf16>(run),
        DType::F16 => example::<f16>(run),
        _ => example::<f32>(run),
    })
}

fn example<T: Float>(run: &mut Run) -> Result<(), LaunchError> {
    let device = run.device()?;
    let size @ [m, n, k] = run.size([256, 256, 512]);
    // The two largest of each four are kept, as when weights are pruned.
    let a = prune(&run.random.tensor::<T, 2>([m, k]));
    let b = run.random.tensor::<T, 2>([n, k]);
    let (kept, places) = compress(&a).expect("a pruned matrix whose columns are a multiple of eight");
    assert_eq!(expand(&kept, &places), a, "nothing is lost");
    let mut c = poisoned::<T, 2>([m, n]);
    let kernel = matmul_sparse24::<T, T, 128, 128, 64>();
    let time = run.time(|| kernel.launch(&device, &kept, &places, &b, &mut c))?;
    let expected = reference::matmul(&array(&a), &transpose(&array(&b)));
    let checked = Tolerance::rounded::<T>().sum::<T::Acc>(k, 1.0).check(&array(&c), &expected);
    run.report::<T>(&format!("matmul_sparse24 {m}x{n}x{k}"), Work::product(size), &time, checked);
    Ok(())
}
