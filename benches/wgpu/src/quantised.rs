//! GEMV with 4-bit weights beside burn.

use crate::burn::{self, Burn};
use crate::report::{Expected, Launch, Outcome, Report, titled};
use burn_backend::ops::QTensorOps;
use burn_backend::quantization::{QuantScheme, QuantStore, QuantValue, ScaleDtype};
use burn_backend::{DType, FloatDType, TensorPrimitive};
use tile_kernel::wgpu::WgpuTensor;
use tile_kernels::gemv::gemv_int4;
use tile_examples::Work;
use tile_kernels::testing::{Random, Tolerance, array};
use tile_kernels::reference;

/// Weights with one scale.
const GROUP: usize = 128;

/// y = W·x. Each has weights of its own, with its own zero and range of codes.
pub(crate) fn gemv(report: &mut Report, n: usize) -> Outcome {
    let name = titled("gemv_int4", tile_kernel::elem::DType::F32, &[n, n]);
    if !report.wants(&name) {
        return Ok(());
    }
    let mut random = Random::new(1);
    let x = random.tensor::<f32, 1>([n]);
    let packed = random.indices::<u8, 2>([n, n / 2], 256);
    let scale = random.tensor_between::<f32, 2>([n / GROUP, n], 0.01, 0.1);
    let of_ours = reference::gemv(&reference::dequant_int4(&array(&packed), &array(&scale)), &array(&x));

    let scheme = QuantScheme::default()
        .with_value(QuantValue::Q4S)
        .with_store(QuantStore::PackedU32(0))
        .per_block([GROUP as u8], ScaleDtype::F32);
    let floats = report.peer.tensor(&random.tensor::<f32, 2>([n, n]));
    let codes = Burn::quantize_dynamic(floats, &scheme);
    let weights = burn::array(Burn::dequantize(codes.clone(), FloatDType::F32))?;
    let of_peer = reference::gemv(&weights, &array(&x));
    let x_peer = report.peer.tensor(&x.clone().reshape([n, 1])?);
    let tolerance = Tolerance::rounded::<f32>().sum::<f32>(n, 1.0);
    let expected = Expected { part: &|out| out.reshape(&[n]), of_ours, of_peer, tolerance };

    let wgpu = report.wgpu.clone();
    let (x, packed) = (WgpuTensor::from_host(&wgpu, &x.view())?, WgpuTensor::from_host(&wgpu, &packed.view())?);
    let scale = WgpuTensor::from_host(&wgpu, &scale.view())?;
    let out = WgpuTensor::<f32, 1>::zeros(&wgpu, [n])?;
    macro_rules! tiles {
        ($([$bn:literal, $groups:literal],)*) => {
            [$((
                concat!($bn, "x", $groups, "x128"),
                Box::new(|y: &mut WgpuTensor<f32, 1>| {
                    gemv_int4::<f32, $bn, GROUP, $groups>().launch(&wgpu, &packed, &scale, &x, y)
                }) as Launch<'_, f32, 1>,
            ),)*]
        };
    }
    let tiles = tiles![[8, 1], [16, 1], [32, 1], [4, 4], [8, 4], [16, 4], [2, 8], [4, 8], [8, 8],];
    let run_peer = || {
        let (w, x) = (TensorPrimitive::QFloat(codes.clone()), TensorPrimitive::Float(x_peer.clone()));
        match Burn::q_matmul(w, x) {
            TensorPrimitive::Float(y) => y,
            TensorPrimitive::QFloat(y) => Burn::dequantize(y, FloatDType::from(DType::F32)),
        }
    };
    report.compare(&name, Work::elements::<u8>(n * n / 2), out, &tiles, &run_peer, &expected)
}
