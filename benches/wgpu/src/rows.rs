//! Row kernels beside burn, bound by memory.

use crate::burn::Burn;
use crate::report::{Expected, Launch, Outcome, Report, titled};
use burn_backend::ops::{ActivationOps, FloatTensorOps};
use tile_kernel::elem::DType;
use tile_kernel::wgpu::WgpuTensor;
use tile_examples::Work;
use tile_kernels::testing::{Random, Tolerance, array};
use tile_kernels::norm;
use tile_kernels::reference;
use tile_kernels::softmax;

/// Instances of a kernel that keeps a row in a tile, of those that suit rows of
/// `n` elements.
macro_rules! rows_in_tiles {
    ($n:expr, $($bn:literal => $launch:expr,)*) => {{
        let mut tiles: Vec<(&str, Launch<'_, f32, 2>)> = Vec::new();
        $(if $n <= $bn && $n >= $bn / 4 {
            tiles.push((concat!("1x", $bn), Box::new($launch)));
        })*
        tiles
    }};
}

pub(crate) fn softmax(report: &mut Report, n: usize) -> Outcome {
    let name = titled("softmax", DType::F32, &[n, n]);
    if !report.wants(&name) {
        return Ok(());
    }
    let x = Random::new(1).tensor_between::<f32, 2>([n, n], -10.0, 10.0);
    let tolerance = Tolerance::rounded::<f32>().sum::<f32>(16, 1.0);
    let expected = Expected::same(reference::softmax(&array(&x)), tolerance, &|out| out);
    let (wgpu, x_peer) = (report.wgpu.clone(), report.peer.tensor(&x));
    let x = WgpuTensor::from_host(&wgpu, &x.view())?;
    let out = WgpuTensor::<f32, 2>::zeros(&wgpu, [n, n])?;
    let mut tiles = rows_in_tiles!(n,
        512 => |y: &mut _| softmax::softmax::<f32, 1, 512>().launch(&wgpu, &x, y),
        1024 => |y: &mut _| softmax::softmax::<f32, 1, 1024>().launch(&wgpu, &x, y),
        2048 => |y: &mut _| softmax::softmax::<f32, 1, 2048>().launch(&wgpu, &x, y),
        4096 => |y: &mut _| softmax::softmax::<f32, 1, 4096>().launch(&wgpu, &x, y),
    );
    tiles.push(("4x1024", Box::new(|y: &mut _| softmax::online_softmax::<f32, 4, 1024>().launch(&wgpu, &x, y))));
    let run_peer = || Burn::softmax(x_peer.clone(), 1);
    report.compare(&name, Work::elements::<f32>(2 * n * n), out, &tiles, &run_peer, &expected)
}

pub(crate) fn rms_norm(report: &mut Report, n: usize) -> Outcome {
    const EPS: f32 = 1e-5;
    let name = titled("rms_norm", DType::F32, &[n, n]);
    if !report.wants(&name) {
        return Ok(());
    }
    let mut random = Random::new(1);
    let (x, weight) = (random.tensor::<f32, 2>([n, n]), random.tensor::<f32, 1>([n]));
    let tolerance = Tolerance::rounded::<f32>().sum::<f32>(16, 4.0);
    let expected = Expected::same(reference::rms_norm(&array(&x), &array(&weight), EPS.into()), tolerance, &|out| out);
    let (wgpu, x_peer) = (report.wgpu.clone(), report.peer.tensor(&x));
    let weight_peer = Burn::float_reshape(report.peer.tensor(&weight), [1, n].into());
    let (x, weight) = (WgpuTensor::from_host(&wgpu, &x.view())?, WgpuTensor::from_host(&wgpu, &weight.view())?);
    let out = WgpuTensor::<f32, 2>::zeros(&wgpu, [n, n])?;
    let tiles = rows_in_tiles!(n,
        512 => |y: &mut _| norm::rms_norm::<f32, 1, 512>().launch(&wgpu, &x, &weight, y, EPS),
        1024 => |y: &mut _| norm::rms_norm::<f32, 1, 1024>().launch(&wgpu, &x, &weight, y, EPS),
        2048 => |y: &mut _| norm::rms_norm::<f32, 1, 2048>().launch(&wgpu, &x, &weight, y, EPS),
        4096 => |y: &mut _| norm::rms_norm::<f32, 1, 4096>().launch(&wgpu, &x, &weight, y, EPS),
    );
    // As its module of that name does.
    let run_peer = || {
        let x = x_peer.clone();
        let square = Burn::float_mul(x.clone(), x.clone());
        let mean = Burn::float_add_scalar(Burn::float_mean_dim(square, 1), EPS.into());
        Burn::float_mul(Burn::float_div(x, Burn::float_sqrt(mean)), weight_peer.clone())
    };
    report.compare(&name, Work::elements::<f32>(2 * n * n), out, &tiles, &run_peer, &expected)
}
