//! Ready ops beside candle's own composition of ops, with gradients by candle's autograd.

mod attention;
mod experts;
mod quantised;
mod rows;
mod sampling;

use candle_core::{DType, Device, Result, Tensor, Var};

pub(crate) const CPU: Device = Device::Cpu;

/// Numbers between −1 and 1 that look random, the same ones each time.
pub(crate) fn noise(shape: &[usize], seed: u64) -> Tensor {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let count = shape.iter().product();
    let values: Vec<f32> = std::iter::repeat_with(|| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((state >> 40) as f32) / (1_u64 << 23) as f32 - 1.0
    })
    .take(count)
    .collect();
    Tensor::from_vec(values, shape, &CPU).unwrap()
}

/// The largest difference of two tensors, and where it is not a number, infinity.
pub(crate) fn apart(a: &Tensor, b: &Tensor) -> f32 {
    assert_eq!(a.dims(), b.dims());
    let [a, b] = [a, b].map(|t| t.to_dtype(DType::F32).unwrap().flatten_all().unwrap().to_vec1::<f32>().unwrap());
    let differences = a.iter().zip(&b).map(|(a, b)| if (a - b).is_nan() { f32::INFINITY } else { (a - b).abs() });
    differences.fold(0.0, f32::max)
}

/// How far apart results of a type may be, of values about one.
pub(crate) fn limit(dtype: DType) -> f32 {
    match dtype {
        DType::F32 => 2e-5,
        DType::F16 => 4e-3,
        DType::BF16 => 3e-2,
        other => panic!("{other:?}"),
    }
}

pub(crate) const FLOATS: [DType; 3] = [DType::F32, DType::F16, DType::BF16];

/// Compares an op with candle's composition on arguments of every float type: the result, and the
/// gradients of all arguments for an arbitrary gradient of the result. The composition computes in
/// `f32` from the same rounded values.
pub(crate) fn compare(
    name: &str,
    args: &[Tensor],
    ours: &dyn Fn(&[Tensor]) -> Result<Tensor>,
    theirs: &dyn Fn(&[Tensor]) -> Result<Tensor>,
) -> Result<()> {
    for dtype in FLOATS {
        let args: Vec<Tensor> = args.iter().map(|arg| arg.to_dtype(dtype)).collect::<Result<_>>()?;
        let run = |f: &dyn Fn(&[Tensor]) -> Result<Tensor>, dtype: DType| -> Result<(Tensor, Vec<Tensor>)> {
            let vars: Vec<Var> =
                args.iter().map(|arg| Var::from_tensor(&arg.to_dtype(dtype)?)).collect::<Result<_>>()?;
            let tensors: Vec<Tensor> = vars.iter().map(|var| var.as_tensor().clone()).collect();
            let out = f(&tensors)?;
            let weights = noise(out.dims(), 99).to_dtype(out.dtype())?;
            let store = (&out * weights)?.to_dtype(DType::F32)?.sum_all()?.backward()?;
            // What the result does not depend on has none.
            let gradient = |var: &Var| store.get(var).cloned().map_or_else(|| var.zeros_like(), Ok);
            let gradients = vars.iter().map(gradient).collect::<Result<_>>()?;
            Ok((out, gradients))
        };
        let (out, gradients) = run(ours, dtype)?;
        let (expected, expected_gradients) = run(theirs, DType::F32)?;
        let found = apart(&out, &expected);
        assert!(found < limit(dtype), "{name} {dtype:?}: {found}");
        for (i, (gradient, expected)) in gradients.iter().zip(&expected_gradients).enumerate() {
            let found = apart(gradient, expected);
            let top = expected.abs()?.flatten_all()?.max(0)?.to_scalar::<f32>()?.max(1.0);
            assert!(gradient.dtype() == dtype && found < limit(dtype) * top, "{name} {dtype:?}, gradient {i}: {found}");
        }
    }
    Ok(())
}
