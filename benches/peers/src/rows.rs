//! Row and elementwise kernels beside candle, bound by memory or by the exponential.

use crate::limits::copy;
use crate::matrix;
use crate::report::{Outcome, Peer, Report, Task, random};
use candle_core::Tensor as Candle;
use tile_kernel::prelude::*;
use tile_kernels::elementwise::{add, gelu, gelu_tanh};
use tile_examples::Work;
use tile_kernels::norm::{layer_norm, rms_norm};
use tile_kernels::rows::transpose;
use tile_kernels::softmax::{cross_entropy, softmax};

/// The bar for row kernels: the share of a copy's bandwidth.
const BAR: f64 = 0.85;

pub(crate) fn measure(report: &mut Report) -> Outcome {
    let cpu = report.device();
    let mut random = random();
    let (m, n) = (4096, 4096);
    let eps = 1e-5;
    let x = random.tensor::<f32, 2>([m, n]);
    let (weight, bias) = (random.tensor::<f32, 1>([n]), random.tensor::<f32, 1>([n]));
    let mut out = Tensor::<f32, 2>::zeros([m, n]);
    // What a copy is measured with.
    let (from, mut to, threads) = (x.to_vec(), vec![0.0; m * n], report.threads);
    let bytes = 2 * size_of::<f32>() * m * n;
    let (xc, wc, bc) = (matrix::candle(&x)?, matrix::candle(&weight)?, matrix::candle(&bias)?);

    let mut case = |name: &str,
                    arrays: usize,
                    ours: &mut dyn FnMut(&mut Tensor<f32, 2>) -> Result<(), LaunchError>,
                    peer: &dyn Fn() -> candle_core::Result<Candle>|
     -> Outcome {
        let name = format!("{name} f32 {m}x{n}");
        if !report.wants(&name) {
            return Ok(());
        }
        ours(&mut out)?;
        peer()?;
        let work = Work::elements::<f32>(arrays * m * n);
        // Both calls succeeded just now.
        let peers = vec![Peer::new("candle", || drop(peer()))];
        let task = Task::new(&name, work).bar(BAR).beside_copy(bytes, || copy(threads, &from, &mut to));
        report.compare(task, &mut || drop(ours(&mut out)), peers)
    };
    case("softmax", 2, &mut |out| softmax::<f32, 1, 4096>().launch(&cpu, &x, out), &|| {
        candle_nn::ops::softmax_last_dim(&xc)
    })?;
    case("layer_norm", 2, &mut |out| layer_norm::<f32, 1, 4096>().launch(&cpu, &x, &weight, &bias, out, eps), &|| {
        candle_nn::ops::layer_norm(&xc, &wc, &bc, eps)
    })?;
    case("rms_norm", 2, &mut |out| rms_norm::<f32, 1, 4096>().launch(&cpu, &x, &weight, out, eps), &|| {
        candle_nn::ops::rms_norm(&xc, &wc, eps)
    })?;
    case("transpose", 2, &mut |out| transpose::<f32, 64, 64>().launch(&cpu, &x, out), &|| {
        xc.t().and_then(|x| x.contiguous())
    })?;
    let target = random_targets(m, n);
    let targets = candle_core::Tensor::from_vec(
        target.iter().map(i64::from).collect::<Vec<_>>(),
        &[m],
        &candle_core::Device::Cpu,
    )?;
    let [mut loss, mut lse] = [(); 2].map(|()| Tensor::<f32, 1>::zeros([m]));
    let mut entropy =
        |_: &mut Tensor<f32, 2>| cross_entropy::<f32, 4, 1024>().launch(&cpu, &x, &target, &mut loss, &mut lse);
    case("cross_entropy", 1, &mut entropy, &|| candle_nn::loss::cross_entropy(&xc, &targets))?;
    let flat = x.view().reshape([m * n])?;
    let into = |out: &mut Tensor<f32, 2>,
                launch: &dyn Fn(&mut TensorViewMut<'_, f32, 1>) -> Result<(), LaunchError>| {
        launch(&mut out.view_mut().reshape([m * n]).expect("an owned tensor is contiguous"))
    };
    case("gelu", 2, &mut |out| into(out, &|out| gelu::<f32, 4096>().launch(&cpu, &flat, out)), &|| xc.gelu_erf())?;
    case("gelu_tanh", 2, &mut |out| into(out, &|out| gelu_tanh::<f32, 4096>().launch(&cpu, &flat, out)), &|| {
        xc.gelu()
    })?;
    case("add", 3, &mut |out| into(out, &|out| add::<f32, 4096>().launch(&cpu, &flat, &flat, out)), &|| &xc + &xc)
}

/// A column for each row.
fn random_targets(m: usize, n: usize) -> Tensor<i32, 1> {
    random().indices::<i32, 1>([m], n)
}
