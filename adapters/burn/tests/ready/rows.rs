//! Norms, softmax, losses, rotary embedding and gates.

use crate::{FLOATS, apart, compare, flat, noise, values};
use burn::tensor::{DType, Device, Int, Tensor, activation};
use tile_burn::{Result, ops};

const ROWS: [[usize; 3]; 3] = [[1, 5, 33], [2, 3, 64], [1, 2, 1025]];

/// x / √(mean x² + eps) · weight.
fn rms(x: Tensor<3>, weight: &Tensor<1>) -> Tensor<3> {
    let square = (x.clone() * x.clone()).mean_dim(2);
    x / (square + 1e-5).sqrt() * weight.clone().reshape([1, 1, -1])
}

/// (x − mean) / √(var + eps) · weight + bias.
fn centred(x: Tensor<3>, weight: &Tensor<1>, bias: &Tensor<1>) -> Tensor<3> {
    let x = x.clone() - x.mean_dim(2);
    rms(x, weight) + bias.clone().reshape([1, 1, -1])
}

#[test]
fn norms() -> Result<()> {
    for shape in ROWS {
        let args = [flat(noise(shape, 1)), noise([shape[2]], 2), noise([shape[2]], 3)];
        compare(
            "rms_norm",
            &args[..2],
            &|args| Ok(flat(ops::rms_norm(&args[0].clone().reshape(shape), &args[1], 1e-5)?)),
            &|args| flat(rms(args[0].clone().reshape(shape), &args[1])),
        )?;
        compare(
            "layer_norm",
            &args,
            &|args| Ok(flat(ops::layer_norm(&args[0].clone().reshape(shape), &args[1], &args[2], 1e-5)?)),
            &|args| flat(centred(args[0].clone().reshape(shape), &args[1], &args[2])),
        )?;
    }
    let error = ops::rms_norm(&noise([1, 8193], 1), &noise([8193], 2), 1e-5).unwrap_err().to_string();
    assert_eq!(error, "kernel `rms_norm`: rows of `x` have 8193 elements, expected at most 8192");
    let error = ops::rms_norm(&noise([2, 5], 1), &noise([6], 2), 1e-5).unwrap_err().to_string();
    assert_eq!(error, "argument `weight`: axis 0 has extent 6, expected 5");
    Ok(())
}

/// What is made of a norm and the sum that it is of.
type Mix = fn((Tensor<3>, Tensor<3>)) -> Tensor<3>;

#[test]
fn norms_with_a_residual() -> Result<()> {
    for shape in ROWS {
        let n = shape[2];
        let args = [flat(noise(shape, 1)), flat(noise(shape, 4)), noise([n], 2), noise([n], 3)];
        // Both results, and each alone.
        let mixes: [Mix; 3] = [|(out, sum)| out * (sum * 0.5), |(out, _)| out, |(_, sum)| sum.clone() * sum];
        for mix in mixes {
            let both = |args: &[Tensor<1>]| [0, 1].map(|i| args[i].clone().reshape(shape));
            compare(
                "layer_norm_residual",
                &args,
                &|args| {
                    let [x, residual] = both(args);
                    Ok(flat(mix(ops::layer_norm_residual(&x, &residual, &args[2], &args[3], 1e-5)?)))
                },
                &|args| {
                    let [x, residual] = both(args);
                    let sum = x + residual;
                    flat(mix((centred(sum.clone(), &args[2], &args[3]), sum)))
                },
            )?;
            compare(
                "rms_norm_residual",
                &args[..3],
                &|args| {
                    let [x, residual] = both(args);
                    Ok(flat(mix(ops::rms_norm_residual(&x, &residual, &args[2], 1e-5)?)))
                },
                &|args| {
                    let [x, residual] = both(args);
                    let sum = x + residual;
                    flat(mix((rms(sum.clone(), &args[2]), sum)))
                },
            )?;
        }
    }
    Ok(())
}

#[test]
fn softmax_of_rows() -> Result<()> {
    for shape in [[1, 5, 33], [2, 3, 7], [1, 3, 2500]] {
        compare(
            "softmax",
            &[flat(noise(shape, 1) * 8.0)],
            &|args| Ok(flat(ops::softmax(&args[0].clone().reshape(shape))?)),
            &|args| flat(activation::softmax(args[0].clone().reshape(shape), 2)),
        )?;
    }
    let error = ops::softmax(&noise([2, 3], 1).cast(DType::F64)).unwrap_err().to_string();
    assert_eq!(error, "kernel `softmax`: elements are F64, expected F32, F16 or BF16");
    Ok(())
}

#[test]
fn cross_entropy() -> Result<()> {
    let cpu = Device::flex();
    for (m, n) in [(1, 2), (6, 37), (3, 1100)] {
        let targets: Vec<i64> = (0..m as i64).map(|i| (i * 7 + 1) % n as i64).collect();
        let targets = Tensor::<1, Int>::from_data(targets.as_slice(), (&cpu, DType::I64));
        compare(
            "cross_entropy",
            &[flat(noise([m, n], 1) * 5.0)],
            &|args| ops::cross_entropy(&args[0].clone().reshape([m, n]), &targets),
            &|args| {
                let log_p = activation::log_softmax(args[0].clone().reshape([m, n]), 1);
                flat(log_p.gather(1, targets.clone().reshape([m, 1])).neg())
            },
        )?;
    }
    // An ignored row costs nothing and has no gradient.
    let device = cpu.clone().autodiff();
    let x = Tensor::<2>::from_data(noise([2, 4], 3).into_data(), &device).require_grad();
    let loss = ops::cross_entropy(&x, &Tensor::<1, Int>::from_data([-1, 2], &cpu))?;
    assert_eq!(values(&loss)[0], 0.0);
    let gradient = values(&x.grad(&loss.sum().backward()).unwrap());
    assert_eq!(gradient[..4], [0.0; 4]);
    assert!(gradient[6] < 0.0);
    let error = ops::cross_entropy(&x, &Tensor::<1, Int>::from_data([1], &cpu)).unwrap_err().to_string();
    assert_eq!(error, "kernel `cross_entropy`: `targets` are [1] and `logits` [2, 4], expected (…) and (…, n)");
    Ok(())
}

#[test]
fn rope() -> Result<()> {
    let cpu = Device::flex();
    for dim in [64, 128, 256] {
        let angles = noise([10, dim / 2], 5) * 3.0;
        let (cos, sin) = (angles.clone().cos(), angles.sin());
        let position = Tensor::<2, Int>::from_data([[3, 0, 9], [1, 2, 3]], &cpu);
        let shape = [2, 3, 5, dim];
        compare(
            "rope",
            &[flat(noise(shape, 1))],
            &|args| Ok(flat(ops::rope(&args[0].clone().reshape(shape), &cos, &sin, &position)?)),
            &|args| {
                let x = args[0].clone().reshape(shape);
                let at = |table: &Tensor<2>| {
                    table.clone().select(0, position.clone().reshape([6])).reshape([2, 3, 1, dim / 2])
                };
                let (cos, sin) = (at(&cos), at(&sin));
                let (u, v) = (x.clone().narrow(3, 0, dim / 2), x.narrow(3, dim / 2, dim / 2));
                let first = u.clone() * cos.clone() - v.clone() * sin.clone();
                flat(Tensor::cat(vec![first, v * cos + u * sin], 3))
            },
        )?;
    }
    // One row of positions serves all sequences.
    let (x, table) = (noise([2, 3, 2, 64], 1), noise([4, 32], 2));
    let one = Tensor::<2, Int>::from_data([[2, 0, 1]], &cpu);
    let both = Tensor::<2, Int>::from_data([[2, 0, 1], [2, 0, 1]], &cpu);
    assert_eq!(apart(&ops::rope(&x, &table, &table, &one)?, &ops::rope(&x, &table, &table, &both)?), 0.0);
    let error = ops::rope(&x.clone().narrow(3, 0, 48), &table, &table, &one).unwrap_err().to_string();
    assert_eq!(error, "kernel `rope`: heads have 48 elements, expected 64, 128 or 256");
    let error = ops::rope(&x, &table, &table, &one.narrow(1, 0, 2)).unwrap_err().to_string();
    assert_eq!(error, "kernel `rope`: `positions` are [1, 2], expected (2, 3) or (1, 3)");
    Ok(())
}

#[test]
fn swiglu() -> Result<()> {
    for shape in [[1, 5, 34], [2, 3, 64], [1, 2, 4100]] {
        compare(
            "swiglu",
            &[flat(noise(shape, 1) * 2.0)],
            &|args| Ok(flat(ops::swiglu(&args[0].clone().reshape(shape))?)),
            &|args| {
                let (x, n) = (args[0].clone().reshape(shape), shape[2] / 2);
                flat(activation::silu(x.clone().narrow(2, 0, n)) * x.narrow(2, n, n))
            },
        )?;
    }
    let error = ops::swiglu(&noise([2, 5], 1)).unwrap_err().to_string();
    assert!(error.starts_with("kernel `silu_mul`: axis 1 of `out` does not follow"), "{error}");
    Ok(())
}

#[test]
fn rows_of_any_strides() -> Result<()> {
    for dtype in FLOATS {
        let x = noise([64, 6], 1).cast(dtype).transpose();
        let contiguous = Tensor::<2>::from_data(x.to_data(), (&Device::flex(), dtype));
        assert_eq!(apart(&ops::softmax(&x)?, &ops::softmax(&contiguous)?), 0.0);
    }
    Ok(())
}
