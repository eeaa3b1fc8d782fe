//! Ready ops beside burn's own composition of operations, with gradients by burn's autodiff.

mod attention;
mod experts;
mod quantised;
mod rows;
mod sampling;

use burn::tensor::{DType, Device, Tensor, TensorData};
use tile_burn::Result;

/// Numbers between −1 and 1 that look random, the same ones each time.
pub(crate) fn noise<const D: usize>(shape: [usize; D], seed: u64) -> Tensor<D> {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let count = shape.iter().product();
    let values: Vec<f32> = std::iter::repeat_with(|| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((state >> 40) as f32) / (1_u64 << 23) as f32 - 1.0
    })
    .take(count)
    .collect();
    Tensor::from_data(TensorData::new(values, shape), &Device::flex())
}

/// The elements, as `f32`.
pub(crate) fn values<const D: usize>(tensor: &Tensor<D>) -> Vec<f32> {
    tensor.to_data().convert::<f32>().try_to_vec().unwrap()
}

/// The largest difference of two tensors, and where it is not a number, infinity.
pub(crate) fn apart<const D: usize>(a: &Tensor<D>, b: &Tensor<D>) -> f32 {
    assert_eq!(a.dims(), b.dims());
    let differences = values(a).into_iter().zip(values(b));
    differences.map(|(a, b)| if (a - b).is_nan() { f32::INFINITY } else { (a - b).abs() }).fold(0.0, f32::max)
}

/// The largest magnitude, or one.
pub(crate) fn top<const D: usize>(tensor: &Tensor<D>) -> f32 {
    values(tensor).into_iter().fold(1.0, |top, x| top.max(x.abs()))
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

pub(crate) fn flat<const D: usize>(tensor: Tensor<D>) -> Tensor<1> {
    let count = tensor.shape().num_elements();
    tensor.reshape([count])
}

/// Compares an op with burn's composition on arguments of every float type, which are flat, and
/// which both give their shapes: the result, and the gradients of all arguments for an arbitrary
/// gradient of the result. The composition computes in `f32` from the same rounded values.
pub(crate) fn compare(
    name: &str,
    args: &[Tensor<1>],
    ours: &dyn Fn(&[Tensor<1>]) -> Result<Tensor<1>>,
    theirs: &dyn Fn(&[Tensor<1>]) -> Tensor<1>,
) -> Result<()> {
    let device = Device::flex().autodiff();
    for dtype in FLOATS {
        let rounded: Vec<TensorData> =
            args.iter().map(|arg| arg.clone().cast(dtype).cast(DType::F32).into_data()).collect();
        type Run<'a> = &'a dyn Fn(&[Tensor<1>]) -> Result<Tensor<1>>;
        let run = |f: Run<'_>, dtype: DType| -> Result<(Tensor<1>, Vec<Tensor<1>>)> {
            let leaves: Vec<Tensor<1>> = rounded
                .iter()
                .map(|data| Tensor::<1>::from_data(data.clone(), (&device, dtype)).require_grad())
                .collect();
            let out = f(&leaves)?;
            let weights = noise(out.dims(), 99).cast(out.dtype());
            let found = (out.clone() * weights).cast(DType::F32).sum().backward();
            // What the result does not depend on has none.
            let gradient = |leaf: &Tensor<1>| leaf.grad(&found).unwrap_or_else(|| leaf.zeros_like().inner());
            Ok((out.inner(), leaves.iter().map(gradient).collect()))
        };
        let (out, gradients) = run(ours, dtype)?;
        let (expected, expected_gradients) = run(&|args| Ok(theirs(args)), DType::F32)?;
        let found = apart(&out, &expected);
        assert!(found < limit(dtype), "{name} {dtype:?}: {found}");
        for (i, (gradient, expected)) in gradients.iter().zip(&expected_gradients).enumerate() {
            let (found, top) = (apart(gradient, expected), top(expected));
            assert!(gradient.dtype() == dtype && found < limit(dtype) * top, "{name} {dtype:?}, gradient {i}: {found}");
        }
    }
    Ok(())
}
