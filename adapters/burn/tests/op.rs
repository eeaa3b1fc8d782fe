//! Kernels of a user's own as ops: arities, layouts, element types, gradients, and errors.

use burn::backend::Flex;
use burn::backend::flex::{FlexTensor, Layout};
use burn::tensor::quantization::QuantScheme;
use burn::tensor::{Bool, BoolStore, Bytes, DType, Device, Float as Floats, Int, Tensor as Burn, TensorData};
use tile_burn::{AnyTensor, Op, Result};
use tile_kernel::prelude::*;

/// out = a·x + y, of any strides.
#[tile_kernel]
fn axpy<T: Float>(x: &Tensor<T, 2>, y: &Tensor<T, 2>, out: &mut Tensor<T, 2>, a: f32) {
    dims!(x = [m, n], y = [m, n], out = [m, n]);
    parallel!((m, n), |i, j| {
        out[[i, j]] = cast::<T>(a * cast::<f32>(x[[i, j]]) + cast::<f32>(y[[i, j]]));
    });
}

/// The gradients of [`axpy`].
#[tile_kernel]
fn axpy_backward<T: Float>(d_out: &Tensor<T, 2>, d_x: &mut Tensor<T, 2>, d_y: &mut Tensor<T, 2>, a: f32) {
    dims!(d_out = [m, n], d_x = [m, n], d_y = [m, n]);
    parallel!((m, n), |i, j| {
        d_x[[i, j]] = cast::<T>(a * cast::<f32>(d_out[[i, j]]));
        d_y[[i, j]] = d_out[[i, j]];
    });
}

/// d_x alone, of `a·x`.
#[tile_kernel]
fn scale_backward(d_out: &Tensor<f32, 2>, d_x: &mut Tensor<f32, 2>, a: f32) {
    dims!(d_out = [m, n], d_x = [m, n]);
    parallel!((m, n), |i, j| {
        d_x[[i, j]] = a * d_out[[i, j]];
    });
}

/// Four arguments and three results: u = (a + b)·c, v = b·d, and how often a > b.
#[tile_kernel]
fn mixed(
    a: &Tensor<f32, 1>,
    b: &Tensor<f32, 1>,
    c: &Tensor<f32, 1>,
    d: &Tensor<f64, 1>,
    u: &mut Tensor<f32, 1>,
    v: &mut Tensor<f64, 1>,
    above: &mut Tensor<i32, 1>,
) {
    dims!(a = [n], b = [n], c = [n], d = [n], u = [n], v = [n], above = [n]);
    parallel!(n, |i| {
        u[i] = (a[i] + b[i]) * c[i];
        v[i] = cast::<f64>(b[i]) * d[i];
        above[i] = select(a[i] > b[i], 1, 0);
    });
}

/// The gradients of [`mixed`].
#[tile_kernel]
fn mixed_backward(
    a: &Tensor<f32, 1>,
    b: &Tensor<f32, 1>,
    c: &Tensor<f32, 1>,
    d: &Tensor<f64, 1>,
    d_u: &Tensor<f32, 1>,
    d_v: &Tensor<f64, 1>,
    d_a: &mut Tensor<f32, 1>,
    d_b: &mut Tensor<f32, 1>,
    d_c: &mut Tensor<f32, 1>,
    d_d: &mut Tensor<f64, 1>,
) {
    dims!(a = [n], b = [n], c = [n], d = [n], d_u = [n], d_v = [n], d_a = [n], d_b = [n], d_c = [n], d_d = [n]);
    parallel!(n, |i| {
        d_a[i] = d_u[i] * c[i];
        d_b[i] = d_u[i] * c[i] + cast::<f32>(d_v[i] * d[i]);
        d_c[i] = d_u[i] * (a[i] + b[i]);
        d_d[i] = d_v[i] * cast::<f64>(b[i]);
    });
}

/// out = x for the first half of a row, whose length follows from `2·n`.
#[tile_kernel]
fn first_half<T: Num>(x: &Tensor<T, 2>, out: &mut Tensor<T, 2>) {
    dims!(out = [m, n], x = [m, 2 * n]);
    parallel!((m, n), |i, j| {
        out[[i, j]] = x[[i, j]];
    });
}

/// Adds up columns in blocks of a number that the caller states.
#[tile_kernel]
fn partial_sums(x: &Tensor<f32, 1>, out: &mut Tensor<f32, 1>) {
    dims!(x = [n], out = [parts]);
    parallel!(parts, |p| {
        let mut sum: f32 = 0.0;
        for i in 0..n.div_ceil(parts) {
            sum += x[p * n.div_ceil(parts) + i];
        }
        out[p] = sum;
    });
}

/// out = x where it is kept, and zero elsewhere.
#[tile_kernel]
fn keep(x: &Tensor<f32, 1>, kept: &Tensor<bool, 1>, out: &mut Tensor<f32, 1>, dropped: &mut Tensor<bool, 1>) {
    dims!(x = [n], kept = [n], out = [n], dropped = [n]);
    parallel!(n, |i| {
        out[i] = select(kept[i], x[i], 0.0);
        dropped[i] = !kept[i];
    });
}

fn counting(shape: [usize; 2], start: f32, device: &Device) -> Burn<2> {
    let values: Vec<f32> = (0..shape[0] * shape[1]).map(|i| start + i as f32).collect();
    Burn::from_data(TensorData::new(values, shape), device)
}

fn values<const D: usize>(tensor: &Burn<D>) -> Vec<f64> {
    tensor.to_data().convert::<f64>().try_to_vec().unwrap()
}

/// The largest difference of two tensors.
fn apart<const D: usize>(a: &Burn<D>, b: &Burn<D>) -> f64 {
    assert_eq!((a.dims(), a.dtype()), (b.dims(), b.dtype()));
    values(a).iter().zip(values(b)).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max)
}

#[test]
fn one_line_makes_an_op() -> Result<()> {
    let cpu = Device::flex();
    let (x, y) = (counting([3, 4], 0.0, &cpu), counting([3, 4], 100.0, &cpu));
    let op = Op::new(axpy::<f32>()).scalar("a", 2.0_f32);
    let expected = x.clone() * 2.0 + y.clone();
    assert_eq!(apart(&op.apply::<Burn<2>>((&x, &y))?, &expected), 0.0);
    // Owned tensors, and a list of tensors without types.
    assert_eq!(apart(&op.apply::<Burn<2>>((x.clone(), y.clone()))?, &expected), 0.0);
    let list: Vec<AnyTensor> = op.apply_all(&[x.into(), y.into()])?;
    assert_eq!((list.len(), list[0].dims(), list[0].dtype()), (1, vec![3, 4], DType::F32));
    assert_eq!(apart(&list[0].tensor::<2, Floats>()?, &expected), 0.0);
    Ok(())
}

#[test]
fn any_layout() -> Result<()> {
    let cpu = Device::flex();
    let op = Op::new(axpy::<f32>()).scalar("a", 2.0_f32);
    let big = counting([8, 10], 0.0, &cpu);
    // A part with an offset, transposed; a row that is broadcast; axes that run backwards.
    let x = big.clone().slice([2..6, 3..8]).transpose();
    let y = counting([1, 4], 50.0, &cpu).expand([5, 4]);
    let backwards = x.clone().flip([0, 1]);
    for y in [y, backwards] {
        let expected = x.clone() * 2.0 + y.clone();
        assert_eq!(apart(&op.apply::<Burn<2>>((&x, &y))?, &expected), 0.0);
        assert_eq!(apart(&op.apply::<Burn<2>>((&y, &x))?, &(y.clone() * 2.0 + x.clone())), 0.0);
    }
    // Without elements.
    let none = Burn::<2>::zeros([0, 4], &cpu);
    assert_eq!(op.apply::<Burn<2>>((&none, &none))?.dims(), [0, 4]);
    Ok(())
}

#[test]
fn all_element_types_of_both() -> Result<()> {
    let cpu = Device::flex();
    let expected = [1.0, 2.0, 3.0, 7.0, 8.0, 9.0];
    fn data() -> TensorData {
        TensorData::new((1..=12).collect::<Vec<i32>>(), [2, 6])
    }
    fn floats<T: Num + 'static + Send + Sync>(cpu: &Device, dtype: DType) -> Result<Vec<f64>> {
        let x = Burn::<2>::from_data(data(), (cpu, dtype));
        let half: Burn<2> = Op::new(first_half::<T>()).apply(&x)?;
        assert_eq!((half.dims(), half.dtype()), ([2, 3], dtype));
        Ok(values(&half))
    }
    fn integers<T: Num + 'static + Send + Sync>(cpu: &Device, dtype: DType) -> Result<Vec<f64>> {
        let x = Burn::<2, Int>::from_data(data(), (cpu, dtype));
        let half: Burn<2, Int> = Op::new(first_half::<T>()).apply(&x)?;
        assert_eq!((half.dims(), half.dtype()), ([2, 3], dtype));
        Ok(half.to_data().convert::<f64>().try_to_vec().unwrap())
    }
    assert_eq!(floats::<f64>(&cpu, DType::F64)?, expected);
    assert_eq!(floats::<f32>(&cpu, DType::F32)?, expected);
    assert_eq!(floats::<f16>(&cpu, DType::F16)?, expected);
    assert_eq!(floats::<bf16>(&cpu, DType::BF16)?, expected);
    assert_eq!(integers::<i64>(&cpu, DType::I64)?, expected);
    assert_eq!(integers::<i32>(&cpu, DType::I32)?, expected);
    assert_eq!(integers::<i16>(&cpu, DType::I16)?, expected);
    assert_eq!(integers::<i8>(&cpu, DType::I8)?, expected);
    assert_eq!(integers::<u64>(&cpu, DType::U64)?, expected);
    assert_eq!(integers::<u32>(&cpu, DType::U32)?, expected);
    assert_eq!(integers::<u16>(&cpu, DType::U16)?, expected);
    assert_eq!(integers::<u8>(&cpu, DType::U8)?, expected);
    Ok(())
}

#[test]
fn booleans() -> Result<()> {
    let cpu = Device::flex();
    let x = Burn::<1>::from_data([1.0, 2.0, 3.0], &cpu);
    let kept = x.clone().greater_elem(1.5);
    let (out, dropped): (Burn<1>, Burn<1, Bool>) = Op::new(keep()).apply((&x, &kept))?;
    assert_eq!(values(&out), [0.0, 2.0, 3.0]);
    assert_eq!(dropped.into_data().try_to_vec::<bool>().unwrap(), [true, false, false]);
    Ok(())
}

#[test]
fn memory_that_kernels_must_not_read() -> Result<()> {
    let cpu = Device::flex();
    let x = Burn::<1>::from_data([1.0, 2.0, 3.0], &cpu);
    // Bytes that are no booleans.
    let data = TensorData::from_bytes_vec(vec![0, 1, 2], [3], DType::Bool(BoolStore::Native));
    let wrong = Burn::<1, Bool>::from_data(data, &cpu);
    let error = Op::new(keep()).apply_all(&[x.clone().into(), wrong.into()]).unwrap_err().to_string();
    assert_eq!(error, "argument `kept`: has elements of `bool` with bytes other than 0 and 1");
    // Packed numbers.
    let packed = x.clone().quantize_dynamic(&QuantScheme::default());
    let error = Op::new(partial_sums()).extent("out", 0, 1).apply::<Burn<1>>(&packed).unwrap_err().to_string();
    assert!(error.starts_with("argument `x`: is quantized") && error.contains("dequantize it"), "{error}");
    // Memory that is not aligned is copied.
    let bytes: Vec<u8> = std::iter::once(0).chain([1.5_f32, 2.5].into_iter().flat_map(f32::to_ne_bytes)).collect();
    let part = Bytes::from_bytes_vec(bytes).shared().view(1, 9).unwrap();
    let odd = Burn::<1>::from_primitive::<Flex>(FlexTensor::new(part, Layout::contiguous([2].into()), DType::F32));
    assert_eq!(values(&Op::new(partial_sums()).extent("out", 0, 1).apply::<Burn<1>>(&odd)?), [4.0]);
    Ok(())
}

#[test]
fn an_extent_that_does_not_follow_is_given() -> Result<()> {
    let x = Burn::<1>::from_data([0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0], &Device::flex());
    let op = Op::new(partial_sums());
    let error = op.apply::<Burn<1>>(&x).unwrap_err().to_string();
    assert_eq!(
        error,
        "kernel `partial_sums`: axis 0 of `out` does not follow from the other arguments, expected its extent to be given"
    );
    assert_eq!(values(&op.extent("out", 0, 2).apply::<Burn<1>>(&x)?), [6.0, 22.0]);
    Ok(())
}

/// Devices with autodiff, without and with gradient checkpointing.
fn differentiating() -> [Device; 2] {
    let device = Device::flex().autodiff();
    [device.clone(), device.gradient_checkpointing()]
}

#[test]
fn gradients_of_an_op_with_two_arguments() -> Result<()> {
    let op = Op::new(axpy::<f32>()).scalar("a", 3.0_f32).backward(axpy_backward::<f32>());
    for device in differentiating() {
        let (x, y) = (counting([3, 4], 0.0, &device).require_grad(), counting([3, 4], 5.0, &device).require_grad());
        let loss = |z: Burn<2>| (z.clone() * z).sum();
        // Arguments that burn may compute again in the backward pass.
        let before = |x: &Burn<2>| (x.clone() * 0.5).sin();
        let ours = loss(op.apply((before(&x), &y))?).backward();
        let theirs = loss(before(&x) * 3.0 + y.clone()).backward();
        for leaf in [&x, &y] {
            assert!(apart(&leaf.grad(&ours).unwrap(), &leaf.grad(&theirs).unwrap()) < 1e-5);
        }
        // One tensor in both places.
        let twice = loss(op.apply((&x, &x))?).backward();
        assert!(apart(&x.grad(&twice).unwrap(), &(x.clone().inner() * 32.0)) < 1e-4);
    }
    Ok(())
}

type Pair = (Burn<1>, Burn<1>);

#[test]
fn gradients_of_many_arguments_and_results() -> Result<()> {
    let op = Op::new(mixed()).backward(mixed_backward());
    let losses: [fn(Pair) -> Burn<1>; 3] = [
        |(u, v)| u.cast(DType::F64).powi_scalar(2).sum() + v.powi_scalar(2).sum(),
        // A result that nothing uses, and one that is used twice.
        |(u, _)| (u.clone() * u).sum(),
        |(_, v)| v.exp().sum(),
    ];
    for (device, loss) in differentiating().into_iter().flat_map(|device| losses.map(|loss| (device.clone(), loss))) {
        let new = |values: [f64; 3], dtype| Burn::<1>::from_data(values, (&device, dtype)).require_grad();
        let a = new([1.0, 2.0, 3.0], DType::F32);
        let b = new([-1.0, 4.0, 0.5], DType::F32);
        let c = new([2.0, 0.25, 8.0], DType::F32);
        let d = new([0.5, 3.0, -2.0], DType::F64);
        let (u, v, above): (Burn<1>, Burn<1>, Burn<1, Int>) = op.apply((&a, &b, &c, &d))?;
        assert_eq!(above.into_data().convert::<i32>().try_to_vec::<i32>().unwrap(), [1, 0, 1]);
        let expected = ((a.clone() + b.clone()) * c.clone(), b.clone().cast(DType::F64) * d.clone());
        assert_eq!((apart(&u, &expected.0), apart(&v, &expected.1)), (0.0, 0.0));
        let (ours, theirs) = (loss((u, v)).backward(), loss(expected).backward());
        for leaf in [&a, &b, &c, &d] {
            let zeros = || leaf.zeros_like().inner();
            let [ours, theirs] = [&ours, &theirs].map(|found| leaf.grad(found).unwrap_or_else(zeros));
            assert!(apart(&ours, &theirs) < 1e-5);
        }
    }
    Ok(())
}

#[test]
fn what_is_not_differentiated_costs_no_graph() -> Result<()> {
    let op = Op::new(axpy::<f32>()).scalar("a", 2.0_f32);
    let [device, _] = differentiating();
    // A device with autodiff, and no leaf that needs a gradient: no backward pass is asked for.
    let x = counting([2, 2], 1.0, &device);
    let out: Burn<2> = op.apply((&x, &x))?;
    assert!(out.device().is_autodiff() && !out.is_tracked());
    // Constants of a device without autodiff.
    let y = counting([2, 2], 1.0, &Device::flex());
    let op = op.backward(scale_backward());
    let leaf = x.require_grad();
    let found = op.apply::<Burn<2>>((&leaf, &y))?.sum().backward();
    assert_eq!(values(&leaf.grad(&found).unwrap()), [2.0; 4]);
    Ok(())
}

#[test]
fn a_function_may_be_the_backward_pass() -> Result<()> {
    for device in differentiating() {
        let x = counting([2, 4], 0.0, &device).require_grad();
        let op = Op::new(first_half::<f32>()).backward_with(|args, _, gradients| {
            let rest = args[0].tensor::<2, Floats>()?.zeros_like().narrow(1, 0, 2);
            Ok(vec![Some(Burn::cat(vec![gradients[0].tensor()?, rest], 1).into())])
        });
        let found = op.apply::<Burn<2>>(&x)?.sum().backward();
        assert_eq!(values(&x.grad(&found).unwrap()), [1.0, 1.0, 0.0, 0.0].repeat(2));
    }
    Ok(())
}

#[test]
fn errors_name_the_argument() {
    let cpu = Device::flex();
    let (x, y) = (counting([3, 4], 0.0, &cpu), counting([3, 5], 0.0, &cpu));
    let op = Op::new(axpy::<f32>()).scalar("a", 2.0_f32);
    let error = |op: &Op, inputs: &[AnyTensor]| op.apply_all(inputs).unwrap_err().to_string();
    let any = |x: &Burn<2>| AnyTensor::from(x);
    let one: Burn<1> = x.clone().flatten(0, 1);
    assert_eq!(error(&op, &[any(&x), any(&y)]), "argument `y`: axis 1 has extent 5, expected 4");
    assert_eq!(error(&op, &[any(&x)]), "kernel `axpy`: 1 tensors, expected 2: x, y");
    let half = any(&x.clone().cast(DType::F16));
    assert_eq!(error(&op, &[any(&x), half]), "argument `y` has elements f16, expected f32");
    let integers = AnyTensor::from(x.clone().int());
    assert_eq!(error(&op, &[integers, any(&x)]), "argument `x` has elements i32, expected f32");
    let rank = error(&op, &[any(&x), one.clone().into()]);
    assert_eq!(rank, "kernel `axpy`: `y` is a tensor of rank 1, expected rank 2");
    let without = Op::new(axpy::<f32>());
    let missing = error(&without, &[any(&x), any(&x)]);
    assert_eq!(missing, "kernel `axpy`: the scalar `a` is missing, expected `.scalar(\"a\", …)`");
    let wrong = without.clone().scalar("b", 1.0_f32);
    assert_eq!(error(&wrong, &[any(&x), any(&x)]), "kernel `axpy`: there is no scalar `b`, expected one of: a");
    let wide = without.scalar("a", 1.0_f64);
    assert_eq!(error(&wide, &[any(&x), any(&x)]), "argument `a` has elements f64, expected f32");
    // What is asked for is what there is.
    let error = op.apply::<Burn<1>>((&x, &x)).unwrap_err().to_string();
    assert!(error.contains("`out`") && error.contains("rank 2 with elements F32, expected rank 1"), "{error}");
    let error = op.apply::<Burn<2, Int>>((&x, &x)).unwrap_err().to_string();
    assert!(error.contains("expected rank 2 and elements that are integers"), "{error}");
    let error = op.apply::<(Burn<2>, Burn<2>)>((&x, &x)).unwrap_err().to_string();
    assert_eq!(error, "kernel `axpy`: it has 1 results: out; 2 are asked for");
    let error = Op::new(mixed()).apply::<Burn<1>>((&one, &one, &one, one.clone().cast(DType::F64))).unwrap_err();
    assert_eq!(error.to_string(), "kernel `mixed`: it has 3 results: u, v, above; 1 are asked for");
}

#[test]
fn a_gradient_that_no_kernel_writes_is_an_error() -> Result<()> {
    let [device, balanced] = differentiating();
    let x = counting([2, 4], 0.0, &device).require_grad();
    let op = Op::new(first_half::<f32>());
    let error = op.apply::<Burn<2>>(&x).unwrap_err().to_string();
    assert_eq!(
        error,
        "kernel `first_half`: `x` is differentiated and the op has no backward pass, expected `.backward(…)`, or a tensor `.without_autodiff()`"
    );
    // `mixed_backward` takes tensors that this op does not have.
    let error = op.backward(mixed_backward()).apply::<Burn<2>>(&x).unwrap_err().to_string();
    assert_eq!(
        error,
        "kernel `mixed_backward`: backward of `first_half` has no tensor `a`, expected one of d_out, out, x"
    );
    // And this backward pass has no gradient of `y`.
    let y = counting([2, 4], 0.0, &device).require_grad();
    let op = Op::new(axpy::<f32>()).scalar("a", 2.0_f32).backward(scale_backward());
    let error = op.apply::<Burn<2>>((&x, &y)).unwrap_err().to_string();
    assert_eq!(error, "kernel `axpy`: the argument `y` has no gradient: no backward kernel writes `d_y`");
    // It is not missed where `y` is a constant.
    let found = op.apply::<Burn<2>>((&x, y.without_autodiff()))?.sum().backward();
    assert_eq!(values(&x.grad(&found).unwrap()), [2.0; 8]);
    // Gradient checkpointing is the same for all arguments.
    let error = op.apply::<Burn<2>>((&x, counting([2, 4], 0.0, &balanced))).unwrap_err().to_string();
    assert!(error.starts_with("kernel `axpy`: gradient checkpointing of its arguments differs"), "{error}");
    Ok(())
}
