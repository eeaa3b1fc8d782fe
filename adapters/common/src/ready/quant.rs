//! Products with quantised weights, and the codes of such weights.

use super::{Floats, Ready, of_dtype, refused};
use tile_kernel::launch::LaunchError;
use tile_kernels::quant;

/// Elements along k that share a scale of 4-bit weights.
pub const GROUP: usize = 32;

/// Products of `m` rows with 4-bit weights in groups of [`GROUP`].
pub fn matmul_int4(dtype: Floats, m: usize) -> Ready {
    of_dtype!(dtype, T => match m {
        0..=16 => Ready::new(quant::matmul_int4::<T, 16, 64, GROUP, 4>().fitted()),
        _ => Ready::new(quant::matmul_int4::<T, 64, 64, GROUP, 4>().fitted()),
    })
}

/// Products of `m` rows with 8-bit weights.
pub fn matmul_int8(dtype: Floats, m: usize) -> Ready {
    of_dtype!(dtype, T => match m {
        0..=16 => Ready::new(quant::matmul_int8::<T, 16, 128, 64>()),
        _ => Ready::new(quant::matmul_int8::<T, 64, 128, 64>().fitted()),
    })
}

/// Weights `[n, k]`, of which `weights` has the elements, as codes `[n, k / 2]`, two to a byte, and
/// scales `[k / 32, n]`: the largest magnitude of a group is ±7 scales.
///
/// # Errors
/// Unless `k` is a multiple of [`GROUP`] and there are n·k elements.
pub fn int4_codes(weights: &[f32], n: usize, k: usize) -> Result<(Vec<u8>, Vec<f32>), LaunchError> {
    const OP: &str = "quantize_int4";
    if !k.is_multiple_of(GROUP) {
        return Err(refused(OP, format!("`w` has {k} columns, expected a multiple of {GROUP}")));
    }
    check_count(OP, weights, n, k)?;
    let groups = k / GROUP;
    let (mut packed, mut scales) = (vec![0_u8; n * k / 2], vec![0.0_f32; groups * n]);
    for (i, group) in weights.chunks(GROUP).enumerate() {
        let scale = group.iter().fold(0.0_f32, |top, x| top.max(x.abs())) / 7.0;
        scales[i % groups * n + i / groups] = scale;
        let code = |x: f32| if scale > 0.0 { ((x / scale).round().clamp(-8.0, 7.0) + 8.0) as u8 } else { 8 };
        for j in 0..GROUP / 2 {
            packed[i * GROUP / 2 + j] = code(group[j]) | code(group[j + GROUP / 2]) << 4;
        }
    }
    Ok((packed, scales))
}

/// Weights `[n, k]`, of which `weights` has the elements, as codes `[n, k]` and scales `[n]`: the
/// largest magnitude of a row is ±127 scales.
///
/// # Errors
/// Unless there are n·k elements.
pub fn int8_codes(weights: &[f32], n: usize, k: usize) -> Result<(Vec<i8>, Vec<f32>), LaunchError> {
    check_count("quantize_int8", weights, n, k)?;
    let (mut codes, mut scales) = (Vec::with_capacity(n * k), Vec::with_capacity(n));
    for row in weights.chunks(k.max(1)) {
        let scale = row.iter().fold(0.0_f32, |top, x| top.max(x.abs())) / 127.0;
        scales.push(scale);
        codes.extend(row.iter().map(|x| if scale > 0.0 { (x / scale).round() as i8 } else { 0 }));
    }
    scales.resize(n, 0.0);
    Ok((codes, scales))
}

fn check_count(op: &str, weights: &[f32], n: usize, k: usize) -> Result<(), LaunchError> {
    if weights.len() == n * k {
        return Ok(());
    }
    Err(refused(op, format!("`w` has {} elements, expected {n}·{k}", weights.len())))
}
