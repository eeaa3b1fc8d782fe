//! Products with 4-bit and 8-bit weights.

use crate::{FLOATS, apart, limit, noise};
use candle_core::{DType, Result, Tensor};
use tile_candle::ops;

/// The weights that 4-bit codes stand for.
fn int4_weights(packed: &Tensor, scale: &Tensor) -> Result<Tensor> {
    let (n, half) = packed.dims2()?;
    let (codes, scale) = (packed.to_vec2::<u8>()?, scale.to_dtype(DType::F32)?.to_vec2::<f32>()?);
    let weight = |i: usize, j: usize| {
        let (group, at) = (j / 32, j % 32);
        let byte = codes[i][group * 16 + at % 16];
        let code = if at < 16 { byte & 15 } else { byte >> 4 };
        (f32::from(code) - 8.0) * scale[group][i]
    };
    let weights = (0..n * 2 * half).map(|at| weight(at / (2 * half), at % (2 * half)));
    Tensor::from_iter(weights, packed.device())?.reshape((n, 2 * half))
}

#[test]
fn four_bits() -> Result<()> {
    for dtype in FLOATS {
        // A few rows and many, and an n that is no multiple of a tile.
        for shape in [&[1, 128][..], &[3, 7, 96], &[70, 256]] {
            let k = shape[shape.len() - 1];
            let (x, w) = (noise(shape, 1).to_dtype(dtype)?, noise(&[50, k], 2).to_dtype(dtype)?);
            let (packed, scale) = ops::quantize_int4(&w)?;
            let dequantised = int4_weights(&packed, &scale)?;
            // Rounding moves a weight by half a scale at most.
            assert!(apart(&dequantised, &w) < 0.5 / 7.0 + limit(dtype));
            let found = ops::matmul_int4(&x, &packed, &scale)?;
            let expected = x.to_dtype(DType::F32)?.broadcast_matmul(&dequantised.t()?)?;
            let top = expected.abs()?.flatten_all()?.max(0)?.to_scalar::<f32>()?.max(1.0);
            assert!(apart(&found, &expected) < limit(dtype) * top, "{dtype:?} {shape:?}");
        }
    }
    let error = ops::quantize_int4(&noise(&[4, 40], 1)).unwrap_err().to_string();
    assert_eq!(error, "kernel `quantize_int4`: `w` has 40 columns, expected a multiple of 32");
    Ok(())
}

#[test]
fn eight_bits() -> Result<()> {
    for dtype in FLOATS {
        for shape in [&[1, 100][..], &[2, 5, 64], &[70, 256]] {
            let k = shape[shape.len() - 1];
            let (x, w) = (noise(shape, 1).to_dtype(dtype)?, noise(&[50, k], 2));
            let (codes, scale) = ops::quantize_int8(&w)?;
            let signed: Vec<f32> =
                codes.flatten_all()?.to_vec1::<u8>()?.iter().map(|&code| f32::from(code as i8)).collect();
            let dequantised = Tensor::from_vec(signed, (50, k), w.device())?.broadcast_mul(&scale.unsqueeze(1)?)?;
            assert!(apart(&dequantised, &w) < 0.5 / 127.0 + 1e-6);
            let found = ops::matmul_int8(&x, &codes, &scale)?;
            let expected = x.to_dtype(DType::F32)?.broadcast_matmul(&dequantised.t()?)?;
            let top = expected.abs()?.flatten_all()?.max(0)?.to_scalar::<f32>()?.max(1.0);
            assert!(apart(&found, &expected) < limit(dtype) * top, "{dtype:?} {shape:?}");
        }
    }
    Ok(())
}
