//! Products with 4-bit and 8-bit weights.

use crate::{FLOATS, apart, limit, noise, top, values};
use burn::tensor::{DType, Device, Int, Tensor, TensorData};
use tile_burn::{Result, ops};

/// The weights that 4-bit codes stand for.
fn int4_weights(packed: &Tensor<2, Int>, scale: &Tensor<2>) -> Tensor<2> {
    let [n, half] = packed.dims();
    let (codes, scale) = (packed.to_data().try_to_vec::<u8>().unwrap(), values(scale));
    let weight = |i: usize, j: usize| {
        let (group, at) = (j / 32, j % 32);
        let byte = codes[i * half + group * 16 + at % 16];
        let code = if at < 16 { byte & 15 } else { byte >> 4 };
        (f32::from(code) - 8.0) * scale[group * n + i]
    };
    let weights: Vec<f32> = (0..n * 2 * half).map(|at| weight(at / (2 * half), at % (2 * half))).collect();
    Tensor::from_data(TensorData::new(weights, [n, 2 * half]), &Device::flex())
}

#[test]
fn four_bits() -> Result<()> {
    for dtype in FLOATS {
        // A few rows and many, and an n that is no multiple of a tile.
        for shape in [[1, 1, 128], [3, 7, 96], [1, 70, 256]] {
            let k = shape[2];
            let (x, w) = (noise(shape, 1).cast(dtype), noise([50, k], 2).cast(dtype));
            let (packed, scale) = ops::quantize_int4(&w)?;
            assert_eq!((packed.dtype(), scale.dtype()), (DType::U8, dtype));
            let dequantised = int4_weights(&packed, &scale);
            // Rounding moves a weight by half a scale at most.
            assert!(apart(&dequantised, &w) < 0.5 / 7.0 + limit(dtype));
            let found = ops::matmul_int4(&x, &packed, &scale)?;
            let expected = x.cast(DType::F32).matmul(dequantised.transpose().unsqueeze());
            assert!(apart(&found, &expected) < limit(dtype) * top(&expected), "{dtype:?} {shape:?}");
        }
    }
    let error = ops::quantize_int4(&noise([4, 40], 1)).unwrap_err().to_string();
    assert_eq!(error, "kernel `quantize_int4`: `w` has 40 columns, expected a multiple of 32");
    Ok(())
}

#[test]
fn eight_bits() -> Result<()> {
    for dtype in FLOATS {
        for shape in [[1, 1, 100], [2, 5, 64], [1, 70, 256]] {
            let k = shape[2];
            let (x, w) = (noise(shape, 1).cast(dtype), noise([50, k], 2));
            let (codes, scale) = ops::quantize_int8(&w)?;
            assert_eq!(codes.dtype(), DType::I8);
            let dequantised = codes.clone().cast(burn::tensor::FloatDType::F32) * scale.clone().reshape([50, 1]);
            assert!(apart(&dequantised, &w) < 0.5 / 127.0 + 1e-6);
            let found = ops::matmul_int8(&x, &codes, &scale)?;
            let expected = x.cast(DType::F32).matmul(dequantised.transpose().unsqueeze());
            assert!(apart(&found, &expected) < limit(dtype) * top(&expected), "{dtype:?} {shape:?}");
        }
    }
    Ok(())
}
