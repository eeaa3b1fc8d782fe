//! The next token beside a sort.

use crate::{FLOATS, noise, values};
use burn::tensor::{DType, Tensor};
use tile_burn::{Result, ops};

/// The token of one row: what is kept by a sort, and the first whose running sum exceeds the target.
fn sampled(logits: &[f32], uniform: f32, temperature: f32, top_k: Option<usize>, top_p: f32) -> i32 {
    let high = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut weights: Vec<f64> = logits.iter().map(|x| f64::from((x - high) / temperature).exp()).collect();
    let sorted = |weights: &[f64]| {
        let mut sorted = weights.to_vec();
        sorted.sort_by(|a, b| b.total_cmp(a));
        sorted
    };
    if let Some(least) = top_k.and_then(|count| sorted(&weights).get(count - 1).copied()) {
        weights.iter_mut().for_each(|w| *w = if *w >= least { *w } else { 0.0 });
    }
    let goal = f64::from(top_p) * weights.iter().sum::<f64>();
    let mut mass = 0.0;
    let least = sorted(&weights).into_iter().find(|w| {
        mass += w;
        mass >= goal
    });
    let least = least.unwrap_or(0.0);
    weights.iter_mut().for_each(|w| *w = if *w >= least { *w } else { 0.0 });
    let target = f64::from(uniform) * weights.iter().sum::<f64>();
    let mut sum = 0.0;
    let token = weights.iter().position(|w| {
        sum += w;
        sum > target
    });
    token.unwrap_or(0) as i32
}

#[test]
fn tokens() -> Result<()> {
    for dtype in FLOATS {
        for (m, n) in [(1, 1), (12, 30), (5, 2500)] {
            let logits = (noise([m, n], 3) * 6.0).cast(dtype);
            let uniform = noise([m], 5) * 0.499 + 0.5;
            for (temperature, top_k, top_p) in
                [(1.0, None, 1.0), (0.7, Some(1), 1.0), (1.3, Some(5), 1.0), (1.0, Some(20), 0.71), (2.0, None, 0.33)]
            {
                let found = ops::sample(&logits, &uniform, temperature, top_k, top_p)?;
                let (rows, numbers) = (values(&logits), values(&uniform));
                let expected: Vec<i32> = rows
                    .chunks(n)
                    .zip(&numbers)
                    .map(|(row, &number)| sampled(row, number, temperature, top_k, top_p))
                    .collect();
                let found = found.into_data().try_to_vec::<i32>().unwrap();
                assert_eq!(found, expected, "{dtype:?} {m}x{n} of {top_k:?} and {top_p}");
            }
        }
    }
    let (logits, uniform) = (noise([2, 3, 40], 1), Tensor::<2>::full([2, 3], 0.5, &burn::tensor::Device::flex()));
    let tokens = ops::sample(&logits, &uniform, 1.0, Some(8), 0.9)?;
    assert_eq!((tokens.dims(), tokens.dtype()), ([2, 3], DType::I32));
    let error = ops::sample(&logits, &uniform, 1.0, Some(0), 1.0).unwrap_err().to_string();
    assert_eq!(error, "kernel `sample_top_p`: `top_k` is 0, expected at least 1");
    let error = ops::sample(&logits, &uniform.narrow(0, 0, 1), 1.0, None, 1.0).unwrap_err().to_string();
    assert_eq!(error, "kernel `sample_top_p`: `uniform` are [1, 3] and `logits` [2, 3, 40], expected (…) and (…, n)");
    Ok(())
}
