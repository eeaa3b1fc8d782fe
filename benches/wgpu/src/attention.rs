//! Attention forward beside burn.

use crate::burn::{Burn, Peer};
use crate::report::{Expected, Launch, Outcome, Report, titled};
use burn_backend::ops::ModuleOps;
use std::cell::RefCell;
use tile_kernel::prelude::*;
use tile_kernel::wgpu::WgpuTensor;
use tile_kernels::attention::flash_attention;
use tile_examples::Work;
use tile_kernels::testing::{Random, Tolerance, array};
use tile_kernels::reference::{self, Array, Mask};

const HEADS: usize = 8;

/// The extent of a head.
const D: usize = 64;

/// softmax(Q·Kᵀ/√D)·V of sequences of `n`, each query seeing all keys.
pub(crate) fn measure<T: Float + burn_backend::Element>(report: &mut Report, n: usize) -> Outcome {
    let shape = [1, HEADS, n, D];
    let name = titled("flash_attention", <T as Element>::DTYPE, &shape);
    if !report.wants(&name) {
        return Ok(());
    }
    let mut random = Random::new(1);
    let [q, k, v] = [(); 3].map(|()| random.tensor::<T, 4>(shape));
    let scale = (D as f32).sqrt().recip();
    let queries = [0, n / 3, n - 1];
    let part = |x: Array| {
        let rows = (0..HEADS).flat_map(|h| queries.iter().flat_map(move |&i| [(h, i)]));
        Array::new(&[1, HEADS, queries.len(), D], rows.flat_map(|(h, i)| x.row([0, h, i]).to_vec()).collect())
    };
    let tolerance = Tolerance::rounded::<T>().sum::<T>(16, 1.0);
    let right = reference::attention(&part(array(&q)), &array(&k), &array(&v), Mask::Full, scale.into());
    let expected = Expected::same(right, tolerance, &part);

    let peer: Peer = report.peer.clone();
    let [q_peer, k_peer, v_peer] = [&q, &k, &v].map(|x| peer.tensor(x));
    let wgpu = report.wgpu.clone();
    let q = WgpuTensor::from_host(&wgpu, &q.view())?;
    let (k, v) = (WgpuTensor::from_host(&wgpu, &k.view())?, WgpuTensor::from_host(&wgpu, &v.view())?);
    let out = WgpuTensor::<T, 4>::zeros(&wgpu, shape)?;
    let lse = RefCell::new(WgpuTensor::<f32, 3>::zeros(&wgpu, [1, HEADS, n])?);
    macro_rules! tiles {
        ($([$bm:literal, $bn:literal],)*) => {
            [$((
                concat!($bm, "x", $bn),
                Box::new(|out: &mut WgpuTensor<T, 4>| {
                    let kernel = flash_attention::<T, $bm, $bn, D, false>();
                    kernel.launch(&wgpu, &q, &k, &v, out, &mut *lse.borrow_mut(), scale)
                }) as Launch<'_, T, 4>,
            ),)*]
        };
    }
    let tiles = tiles![[32, 8], [32, 16], [64, 16], [128, 16], [32, 32], [64, 32], [128, 32], [32, 64], [64, 64],];
    let work = Work::Operations(4.0 * (HEADS * n * n * D) as f64);
    let run_peer = || {
        let (q, k, v) = (q_peer.clone(), k_peer.clone(), v_peer.clone());
        Burn::attention(q, k, v, None, None, Default::default())
    };
    report.compare(&name, work, out, &tiles, &run_peer, &expected)
}
