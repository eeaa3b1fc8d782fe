//! Norms, softmax, losses, rotary embedding and gates.

use crate::{CPU, FLOATS, apart, compare, noise};
use candle_core::{D, DType, IndexOp, Result, Tensor, Var};
use tile_candle::ops;

fn mean_square(x: &Tensor) -> Result<Tensor> {
    x.sqr()?.mean_keepdim(D::Minus1)
}

pub(crate) fn softmax(x: &Tensor) -> Result<Tensor> {
    let e = x.broadcast_sub(&x.max_keepdim(D::Minus1)?.detach())?.exp()?;
    e.broadcast_div(&e.sum_keepdim(D::Minus1)?)
}

#[test]
fn rms_norm() -> Result<()> {
    // A row longer than the smaller kernel's, and more axes than two.
    for shape in [&[5, 33][..], &[2, 3, 64], &[2, 1025]] {
        let n = shape[shape.len() - 1];
        compare(
            "rms_norm",
            &[noise(shape, 1), noise(&[n], 2)],
            &|args| ops::rms_norm(&args[0], &args[1], 1e-5),
            &|args| args[0].broadcast_div(&(mean_square(&args[0])? + 1e-5)?.sqrt()?)?.broadcast_mul(&args[1]),
        )?;
    }
    let error = ops::rms_norm(&noise(&[1, 8193], 1), &noise(&[8193], 2), 1e-5).unwrap_err().to_string();
    assert_eq!(error, "kernel `rms_norm`: rows of `x` have 8193 elements, expected at most 8192");
    let error = ops::rms_norm(&noise(&[2, 5], 1), &noise(&[6], 2), 1e-5).unwrap_err().to_string();
    assert_eq!(error, "argument `weight`: axis 0 has extent 6, expected 5");
    Ok(())
}

#[test]
fn layer_norm() -> Result<()> {
    for shape in [&[5, 33][..], &[2, 3, 64], &[2, 1500]] {
        let n = shape[shape.len() - 1];
        compare(
            "layer_norm",
            &[noise(shape, 1), noise(&[n], 2), noise(&[n], 3)],
            &|args| ops::layer_norm(&args[0], &args[1], &args[2], 1e-5),
            &|args| {
                let x = args[0].broadcast_sub(&args[0].mean_keepdim(D::Minus1)?)?;
                let unit = x.broadcast_div(&(mean_square(&x)? + 1e-5)?.sqrt()?)?;
                unit.broadcast_mul(&args[1])?.broadcast_add(&args[2])
            },
        )?;
    }
    Ok(())
}

/// What is made of a norm and the sum that it is of.
type Mix = fn((Tensor, Tensor)) -> Result<Tensor>;

#[test]
fn norms_with_a_residual() -> Result<()> {
    for shape in [&[5, 33][..], &[2, 3, 64], &[2, 1025]] {
        let n = shape[shape.len() - 1];
        let args = [noise(shape, 1), noise(shape, 4), noise(&[n], 2), noise(&[n], 3)];
        // Both results, and each alone.
        let mixes: [Mix; 3] = [|(out, sum)| out * (sum * 0.5)?, |(out, _)| Ok(out), |(_, sum)| sum.sqr()];
        for mix in mixes {
            compare(
                "layer_norm_residual",
                &args,
                &|args| {
                    let (out, sum) = ops::layer_norm_residual(&args[0], &args[1], &args[2], &args[3], 1e-5)?;
                    mix((out, sum))
                },
                &|args| {
                    let sum = (&args[0] + &args[1])?;
                    let x = sum.broadcast_sub(&sum.mean_keepdim(D::Minus1)?)?;
                    let unit = x.broadcast_div(&(mean_square(&x)? + 1e-5)?.sqrt()?)?;
                    let out = unit.broadcast_mul(&args[2])?.broadcast_add(&args[3])?;
                    mix((out, sum))
                },
            )?;
            compare(
                "rms_norm_residual",
                &args[..3],
                &|args| mix(ops::rms_norm_residual(&args[0], &args[1], &args[2], 1e-5)?),
                &|args| {
                    let sum = (&args[0] + &args[1])?;
                    let unit = sum.broadcast_div(&(mean_square(&sum)? + 1e-5)?.sqrt()?)?;
                    mix((unit.broadcast_mul(&args[2])?, sum))
                },
            )?;
        }
    }
    Ok(())
}

#[test]
fn softmax_of_rows() -> Result<()> {
    for shape in [&[5, 33][..], &[2, 3, 7], &[3, 2500]] {
        let x = (noise(shape, 1) * 8.0)?;
        compare("softmax", &[x], &|args| ops::softmax(&args[0]), &|args| softmax(&args[0]))?;
    }
    let error = ops::softmax(&noise(&[2, 3], 1).to_dtype(DType::F64)?).unwrap_err().to_string();
    assert_eq!(error, "kernel `softmax`: elements are F64, expected F32, F16 or BF16");
    Ok(())
}

#[test]
fn cross_entropy() -> Result<()> {
    for (m, n) in [(1, 2), (6, 37), (3, 1100)] {
        let target = Tensor::from_iter((0..m as i64).map(|i| (i * 7 + 1) % n as i64), &CPU)?;
        compare(
            "cross_entropy",
            &[(noise(&[m, n], 1) * 5.0)?],
            &|args| ops::cross_entropy(&args[0], &target),
            &|args| {
                let x = &args[0];
                let shifted = x.broadcast_sub(&x.max_keepdim(1)?.detach())?;
                let log_p = shifted.broadcast_sub(&shifted.exp()?.sum_keepdim(1)?.log()?)?;
                log_p.gather(&target.unsqueeze(1)?, 1)?.squeeze(1)?.neg()
            },
        )?;
    }
    // An ignored row costs nothing and has no gradient.
    let x = Var::from_tensor(&noise(&[2, 4], 3))?;
    let loss = ops::cross_entropy(&x, &Tensor::new(&[-1_i64, 2], &CPU)?)?;
    assert_eq!(loss.i(0)?.to_scalar::<f32>()?, 0.0);
    let store = loss.sum_all()?.backward()?;
    let gradient = store.get(&x).unwrap();
    assert_eq!(gradient.i(0)?.to_vec1::<f32>()?, [0.0; 4]);
    assert!(gradient.i((1, 2))?.to_scalar::<f32>()? < 0.0);
    Ok(())
}

#[test]
fn rope() -> Result<()> {
    for dim in [64, 128, 256] {
        let angles = (noise(&[10, dim / 2], 5) * 3.0)?;
        let (cos, sin) = (angles.cos()?, angles.sin()?);
        let position = Tensor::new(&[[3_u32, 0, 9], [1, 2, 3]], &CPU)?;
        compare("rope", &[noise(&[2, 3, 5, dim], 1)], &|args| ops::rope(&args[0], &cos, &sin, &position), &|args| {
            let at = |table: &Tensor| table.index_select(&position.flatten_all()?, 0)?.reshape((2, 3, 1, dim / 2));
            let (cos, sin) = (at(&cos)?, at(&sin)?);
            let (u, v) = (args[0].narrow(3, 0, dim / 2)?, args[0].narrow(3, dim / 2, dim / 2)?);
            let first = (u.broadcast_mul(&cos)? - v.broadcast_mul(&sin)?)?;
            let second = (v.broadcast_mul(&cos)? + u.broadcast_mul(&sin)?)?;
            Tensor::cat(&[first, second], 3)
        })?;
    }
    // One row of positions serves all sequences.
    let (x, table) = (noise(&[2, 3, 2, 64], 1), noise(&[4, 32], 2));
    let one = Tensor::new(&[2_u32, 0, 1], &CPU)?;
    let both = one.broadcast_as((2, 3))?;
    assert_eq!(apart(&ops::rope(&x, &table, &table, &one)?, &ops::rope(&x, &table, &table, &both)?), 0.0);
    let error = ops::rope(&x.narrow(3, 0, 48)?, &table, &table, &one).unwrap_err().to_string();
    assert_eq!(error, "kernel `rope`: heads have 48 elements, expected 64, 128 or 256");
    Ok(())
}

#[test]
fn swiglu() -> Result<()> {
    for shape in [&[5, 34][..], &[2, 3, 64], &[2, 4100]] {
        compare("swiglu", &[(noise(shape, 1) * 2.0)?], &|args| ops::swiglu(&args[0]), &|args| {
            let n = args[0].dim(D::Minus1)? / 2;
            let (gate, up) = (args[0].narrow(D::Minus1, 0, n)?, args[0].narrow(D::Minus1, n, n)?);
            gate.silu()? * up
        })?;
    }
    let error = ops::swiglu(&noise(&[2, 5], 1)).unwrap_err().to_string();
    assert!(error.starts_with("kernel `silu_mul`: axis 1 of `out` does not follow"), "{error}");
    Ok(())
}

#[test]
fn rows_of_any_strides() -> Result<()> {
    for dtype in FLOATS {
        let x = noise(&[64, 6], 1).to_dtype(dtype)?.t()?;
        assert!(!x.is_contiguous());
        assert_eq!(apart(&ops::softmax(&x)?, &ops::softmax(&x.contiguous()?)?), 0.0);
    }
    Ok(())
}
