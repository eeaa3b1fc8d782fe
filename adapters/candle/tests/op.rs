//! Kernels of a user's own as ops: arities, layouts, element types, gradients, and errors.

use candle_core::{DType, Device, IndexOp, Result, Tensor as Candle, Var};
use tile_candle::Op;
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

/// Four arguments and two results: u = (a + b)·c, v = b·d.
#[tile_kernel]
fn mixed(
    a: &Tensor<f32, 1>,
    b: &Tensor<f32, 1>,
    c: &Tensor<f32, 1>,
    d: &Tensor<f64, 1>,
    u: &mut Tensor<f32, 1>,
    v: &mut Tensor<f64, 1>,
) {
    dims!(a = [n], b = [n], c = [n], d = [n], u = [n], v = [n]);
    parallel!(n, |i| {
        u[i] = (a[i] + b[i]) * c[i];
        v[i] = cast::<f64>(b[i]) * d[i];
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

/// y += a·x.
#[tile_kernel]
fn accumulate(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>, a: f32) {
    dims!(x = [n], y = [n]);
    parallel!(n, |i| {
        y[i] += a * x[i];
    });
}

/// out = x·scale, for 8-bit integers, which candle has no type of.
#[tile_kernel]
fn dequantise(x: &Tensor<i8, 1>, out: &mut Tensor<f32, 1>, scale: f32) {
    dims!(x = [n], out = [n]);
    parallel!(n, |i| {
        out[i] = cast::<f32>(x[i]) * scale;
    });
}

const CPU: Device = Device::Cpu;

fn tensor(shape: (usize, usize), start: f32) -> Candle {
    let (m, n) = shape;
    Candle::arange(start, start + (m * n) as f32, &CPU).unwrap().reshape(shape).unwrap()
}

fn rows(tensor: &Candle) -> Vec<Vec<f64>> {
    // By `f32`, because candle 0.11 converts no 8-bit floats to `f64`: that never ends.
    tensor.to_dtype(DType::F32).unwrap().to_dtype(DType::F64).unwrap().to_vec2().unwrap()
}

/// The largest difference of two tensors.
fn apart(a: &Candle, b: &Candle) -> f64 {
    assert_eq!((a.dims(), a.dtype()), (b.dims(), b.dtype()));
    let difference = (a.to_dtype(DType::F64).unwrap() - b.to_dtype(DType::F64).unwrap()).unwrap();
    difference.abs().unwrap().flatten_all().unwrap().max(0).unwrap().to_scalar().unwrap()
}

#[test]
fn one_line_makes_an_op() -> Result<()> {
    let (x, y) = (tensor((3, 4), 0.0), tensor((3, 4), 100.0));
    let op = Op::new(axpy::<f32>()).scalar("a", 2.0_f32);
    let expected = ((&x * 2.0)? + &y)?;
    assert_eq!(apart(&op.apply(&[&x, &y])?, &expected), 0.0);
    assert_eq!(apart(&x.apply_op2(&y, op)?, &expected), 0.0);
    Ok(())
}

#[test]
fn layouts_are_passed_without_copies() -> Result<()> {
    let op = Op::new(axpy::<f32>()).scalar("a", 2.0_f32);
    let big = tensor((8, 10), 0.0);
    // A part with an offset, transposed; a row that is broadcast.
    let x = big.i((2..6, 3..8))?.t()?;
    let y = tensor((1, 4), 50.0).broadcast_as((5, 4))?;
    assert!(!x.is_contiguous() && !y.is_contiguous());
    assert_eq!(apart(&op.apply(&[&x, &y])?, &((&x * 2.0)? + &y)?), 0.0);
    // Without elements.
    let none = Candle::zeros((0, 4), DType::F32, &CPU)?;
    assert_eq!(op.apply(&[&none, &none])?.dims(), [0, 4]);
    Ok(())
}

#[test]
fn all_element_types_of_both() -> Result<()> {
    let x = tensor((2, 6), 1.0);
    fn halve<T: Num + 'static + Send + Sync>(x: &Candle, dtype: DType) -> Result<()> {
        let x = x.to_dtype(dtype)?;
        let half = Op::new(first_half::<T>()).apply(&[&x])?;
        assert_eq!((half.dims(), half.dtype()), (&[2, 3][..], dtype));
        assert_eq!(rows(&half), [[1.0, 2.0, 3.0], [7.0, 8.0, 9.0]]);
        Ok(())
    }
    halve::<f64>(&x, DType::F64)?;
    halve::<f32>(&x, DType::F32)?;
    halve::<f16>(&x, DType::F16)?;
    halve::<bf16>(&x, DType::BF16)?;
    halve::<F8E4M3>(&x, DType::F8E4M3)?;
    halve::<u8>(&x, DType::U8)?;
    halve::<u32>(&x, DType::U32)?;
    halve::<i16>(&x, DType::I16)?;
    halve::<i32>(&x, DType::I32)?;
    halve::<i64>(&x, DType::I64)?;
    // 255 is −1 of an `i8`.
    let codes = Candle::new(&[255_u8, 2, 128], &CPU)?;
    let found = Op::new(dequantise()).scalar("scale", 0.5_f32).apply(&[&codes])?;
    assert_eq!(found.to_vec1::<f32>()?, [-0.5, 1.0, -64.0]);
    Ok(())
}

#[test]
fn an_extent_that_does_not_follow_is_given() -> Result<()> {
    let x = Candle::arange(0.0_f32, 8.0, &CPU)?;
    let op = Op::new(partial_sums());
    let error = op.apply(&[&x]).unwrap_err().to_string();
    assert_eq!(
        error,
        "kernel `partial_sums`: axis 0 of `out` does not follow from the other arguments, expected its extent to be given"
    );
    assert_eq!(op.extent("out", 0, 2).apply(&[&x])?.to_vec1::<f32>()?, [6.0, 22.0]);
    Ok(())
}

#[test]
fn gradients_of_an_op_with_two_arguments() -> Result<()> {
    let (x, y) = (Var::from_tensor(&tensor((3, 4), 0.0))?, Var::from_tensor(&tensor((3, 4), 5.0))?);
    let op = Op::new(axpy::<f32>()).scalar("a", 3.0_f32).backward(axpy_backward::<f32>());
    let loss = |z: &Candle| z.sqr()?.sum_all();
    let ours = loss(&op.apply(&[&x, &y])?)?.backward()?;
    let theirs = loss(&((x.as_tensor() * 3.0)? + y.as_tensor())?)?.backward()?;
    for var in [&x, &y] {
        assert_eq!(apart(ours.get(var).unwrap(), theirs.get(var).unwrap()), 0.0);
    }
    Ok(())
}

#[test]
fn gradients_of_many_arguments_and_results() -> Result<()> {
    let new = |values: [f64; 3], dtype| Var::from_tensor(&Candle::new(&values, &CPU)?.to_dtype(dtype)?);
    let a = new([1.0, 2.0, 3.0], DType::F32)?;
    let b = new([-1.0, 4.0, 0.5], DType::F32)?;
    let c = new([2.0, 0.25, 8.0], DType::F32)?;
    let d = new([0.5, 3.0, -2.0], DType::F64)?;
    let op = Op::new(mixed()).backward(mixed_backward());
    let apply = || -> Result<(Candle, Candle)> {
        let mut results = op.apply_all(&[&a, &b, &c, &d])?.into_iter();
        Ok((results.next().unwrap(), results.next().unwrap()))
    };
    let composed = || -> Result<(Candle, Candle)> {
        let u = (a.as_tensor() + b.as_tensor())?.mul(&c)?;
        let v = b.to_dtype(DType::F64)?.mul(&d)?;
        Ok((u, v))
    };
    type Loss = fn(&(Candle, Candle)) -> Result<Candle>;
    let losses: [Loss; 3] = [
        |(u, v)| u.to_dtype(DType::F64)?.sqr()?.sum_all()? + v.sqr()?.sum_all()?,
        // A result that nothing uses, and one that is used twice.
        |(u, _)| u.mul(u)?.sum_all(),
        |(_, v)| v.exp()?.sum_all(),
    ];
    for loss in losses {
        let results = apply()?;
        let expected = composed()?;
        assert_eq!((apart(&results.0, &expected.0), apart(&results.1, &expected.1)), (0.0, 0.0));
        let theirs = loss(&expected)?.backward()?;
        // The graph may be walked more than once.
        for _ in 0..2 {
            let ours = loss(&results)?.backward()?;
            for var in [&a, &b, &c, &d] {
                let zeros = var.zeros_like()?;
                let gradients = [&ours, &theirs].map(|store| store.get(var).unwrap_or(&zeros));
                assert!(apart(gradients[0], gradients[1]) < 1e-6);
            }
        }
    }
    Ok(())
}

#[test]
fn a_function_may_be_the_backward_pass() -> Result<()> {
    let x = Var::from_tensor(&tensor((2, 4), 0.0))?;
    let op = Op::new(first_half::<f32>()).backward_with(|args, _, gradients| {
        let rest = args[0].zeros_like()?.narrow(1, 0, 2)?;
        Ok(vec![Some(Candle::cat(&[&gradients[0], &rest], 1)?)])
    });
    let found = x.apply_op1(op)?.sum_all()?.backward()?;
    assert_eq!(rows(found.get(&x).unwrap()), [[1.0, 1.0, 0.0, 0.0]; 2]);
    Ok(())
}

#[test]
fn in_place() -> Result<()> {
    let x = Candle::new(&[1.0_f32, 2.0, 3.0], &CPU)?;
    let y = Candle::new(&[[10.0_f32, 0.0], [20.0, 0.0], [30.0, 0.0]], &CPU)?;
    let op = Op::new(accumulate()).scalar("a", 2.0_f32);
    // A column: a stride of two.
    y.i((.., 0))?.inplace_op2(&x, &op)?;
    assert_eq!(rows(&y), [[12.0, 0.0], [24.0, 0.0], [36.0, 0.0]]);
    op.apply_in_place(&[&y.i((.., 1))?], &[&x])?;
    assert_eq!(rows(&y), [[12.0, 2.0], [24.0, 4.0], [36.0, 6.0]]);
    let error = op.apply_in_place(&[&x], &[&x]).unwrap_err().to_string();
    assert_eq!(error, "output `y` shares memory with argument `x`, expected separate memory");
    let error = y.inplace_op2(&x, &op).unwrap_err().to_string();
    assert_eq!(error, "kernel `accumulate`: `y` is a tensor of rank 2, expected rank 1");
    let error = y.i((.., 1))?.inplace_op2(&x.i(..2)?, &op).unwrap_err().to_string();
    assert_eq!(error, "argument `y`: axis 0 has extent 3, expected 2");
    let double = x.to_dtype(DType::F64)?;
    let error = double.inplace_op2(&x, &op).unwrap_err().to_string();
    assert_eq!(error, "argument `y` has elements f64, expected f32");
    Ok(())
}

#[test]
fn errors_name_the_argument() -> Result<()> {
    let (x, y) = (tensor((3, 4), 0.0), tensor((3, 5), 0.0));
    let op = Op::new(axpy::<f32>()).scalar("a", 2.0_f32);
    let error = |op: &Op, inputs: &[&Candle]| op.apply(inputs).unwrap_err().to_string();
    assert_eq!(error(&op, &[&x, &y]), "argument `y`: axis 1 has extent 5, expected 4");
    assert_eq!(error(&op, &[&x]), "kernel `axpy`: 1 tensors, expected 2: x, y");
    assert_eq!(error(&op, &[&x, &x.to_dtype(DType::F16)?]), "argument `y` has elements f16, expected f32");
    assert_eq!(error(&op, &[&x, &x.i(0)?]), "kernel `axpy`: `y` is a tensor of rank 1, expected rank 2");
    let without = Op::new(axpy::<f32>());
    assert_eq!(error(&without, &[&x, &x]), "kernel `axpy`: the scalar `a` is missing, expected `.scalar(\"a\", …)`");
    let wrong = without.clone().scalar("b", 1.0_f32);
    assert_eq!(error(&wrong, &[&x, &x]), "kernel `axpy`: there is no scalar `b`, expected one of: a");
    let wide = without.clone().scalar("a", 1.0_f64);
    assert_eq!(error(&wide, &[&x, &x]), "argument `a` has elements f64, expected f32");
    let axis = op.clone().extent("out", 2, 7);
    assert_eq!(error(&axis, &[&x, &x]), "kernel `axpy`: there is no output `out` with an axis 2");
    // An op of candle has one result.
    let error = x.i(0)?.apply_op1(Op::new(first_half::<f32>())).unwrap_err().to_string();
    assert_eq!(error, "kernel `first_half`: `x` is a tensor of rank 1, expected rank 2");
    let one = x.i(0)?;
    let error = one.apply_op3(&one, &one, Op::new(mixed())).unwrap_err().to_string();
    assert_eq!(error, "kernel `mixed`: 3 tensors, expected 4: a, b, c, d");
    Ok(())
}

#[test]
fn a_gradient_that_no_kernel_writes_is_an_error() -> Result<()> {
    let x = Var::from_tensor(&tensor((2, 4), 0.0))?;
    let op = Op::new(first_half::<f32>());
    let error = op.apply(&[&x])?.sum_all()?.backward().unwrap_err().to_string();
    assert!(error.contains("backward is not supported for first_half"), "{error}");
    // `mixed_backward` takes tensors that this op does not have.
    let op = op.backward(mixed_backward());
    let error = op.apply(&[&x])?.sum_all()?.backward().unwrap_err().to_string();
    assert_eq!(
        error,
        "kernel `mixed_backward`: backward of `first_half` has no tensor `a`, expected one of d_out, out, x"
    );
    // And this backward pass has no gradient of `y`.
    let y = Var::from_tensor(&tensor((2, 4), 0.0))?;
    let op = Op::new(axpy::<f32>()).scalar("a", 2.0_f32).backward(scale_backward());
    let error = op.apply(&[&x, &y])?.sum_all()?.backward().unwrap_err().to_string();
    assert_eq!(error, "kernel `axpy`: the argument `y` has no gradient: no backward kernel writes `d_y`");
    // It is not missed where `y` is a constant.
    let found = op.apply(&[&x, &y.detach()])?.sum_all()?.backward()?;
    assert_eq!(rows(found.get(&x).unwrap()), [[2.0; 4]; 2]);
    Ok(())
}
