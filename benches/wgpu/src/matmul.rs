//! GEMM of square matrices beside burn.

use crate::burn::{Burn, Peer};
use crate::report::{Expected, Launch, Outcome, Report, titled};
use burn_backend::ops::FloatTensorOps;
use tile_kernel::prelude::*;
use tile_kernel::wgpu::WgpuTensor;
use tile_examples::Work;
use tile_kernels::testing::{Random, Tolerance, array};
use tile_kernels::matmul::matmul;
use tile_kernels::reference::{self, Array};

/// C = A·B of square matrices, with `f32` accumulators.
pub(crate) fn measure<T: Float + burn_backend::Element>(report: &mut Report, n: usize) -> Outcome {
    let name = titled("matmul", <T as Element>::DTYPE, &[n, n, n]);
    if !report.wants(&name) {
        return Ok(());
    }
    let mut random = Random::new(1);
    let [a, b] = [(); 2].map(|()| random.tensor::<T, 2>([n, n]));
    let rows = [0, n / 3, n - 1];
    let part = |c: Array| Array::new(&[rows.len(), n], rows.iter().flat_map(|&i| c.row([i]).to_vec()).collect());
    let tolerance = Tolerance::rounded::<T>().sum::<f32>(n, 1.0);
    let expected = Expected::same(reference::matmul_rows(&array(&a), &array(&b), &rows), tolerance, &part);

    let peer: Peer = report.peer.clone();
    let [a_peer, b_peer] = [&a, &b].map(|x| peer.tensor(x));
    let wgpu = report.wgpu.clone();
    let (a, b) = (WgpuTensor::from_host(&wgpu, &a.view())?, WgpuTensor::from_host(&wgpu, &b.view())?);
    let out = WgpuTensor::<T, 2>::zeros(&wgpu, [n, n])?;
    macro_rules! tiles {
        ($([$bm:literal, $bn:literal, $bk:literal],)*) => {
            [$((
                concat!($bm, "x", $bn, "x", $bk),
                Box::new(|c: &mut WgpuTensor<T, 2>| matmul::<T, T, $bm, $bn, $bk>().launch(&wgpu, &a, &b, c))
                    as Launch<'_, T, 2>,
            ),)*]
        };
    }
    let tiles = tiles![
        [64, 64, 16],
        [64, 64, 32],
        [128, 128, 8],
        [128, 64, 16],
        [128, 128, 16],
        [128, 64, 32],
        [128, 128, 32],
        [128, 256, 32],
        [256, 128, 32],
    ];
    let run_peer = || Burn::float_matmul(a_peer.clone(), b_peer.clone());
    report.compare(&name, Work::product([n, n, n]), out, &tiles, &run_peer, &expected)
}
