//! The next token beside a sort.

use crate::{FLOATS, noise};
use candle_core::{DType, Result, Tensor};
use tile_candle::ops;

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
    let mut distinct = std::collections::BTreeSet::new();
    for dtype in FLOATS {
        for (m, n) in [(1, 1), (12, 30), (5, 2500)] {
            let logits = (noise(&[m, n], 3) * 6.0)?.to_dtype(dtype)?;
            let uniform = ((noise(&[m], 5) * 0.499)? + 0.5)?;
            for (temperature, top_k, top_p) in
                [(1.0, None, 1.0), (0.7, Some(1), 1.0), (1.3, Some(5), 1.0), (1.0, Some(20), 0.71), (2.0, None, 0.33)]
            {
                let found = ops::sample(&logits, &uniform, temperature, top_k, top_p)?.to_vec1::<i32>()?;
                let rows = logits.to_dtype(DType::F32)?.to_vec2::<f32>()?;
                let numbers = uniform.to_vec1::<f32>()?;
                let expected: Vec<i32> = rows
                    .iter()
                    .zip(&numbers)
                    .map(|(row, &number)| sampled(row, number, temperature, top_k, top_p))
                    .collect();
                assert_eq!(found, expected, "{dtype:?} {m}x{n} of {top_k:?} and {top_p}");
                distinct.extend(found);
            }
        }
    }
    assert!(distinct.len() > 20, "{distinct:?}");
    Ok(())
}

#[test]
fn logits_of_more_axes_and_what_does_not_fit() -> Result<()> {
    let (logits, uniform) = (noise(&[2, 3, 40], 1), Tensor::full(0.5_f32, (2, 3), &crate::CPU)?);
    let tokens = ops::sample(&logits, &uniform, 1.0, Some(8), 0.9)?;
    assert_eq!((tokens.dims(), tokens.dtype()), (&[2, 3][..], DType::I32));
    let error = |temperature, top_k| ops::sample(&logits, &uniform, temperature, top_k, 1.0).unwrap_err().to_string();
    assert_eq!(error(1.0, Some(0)), "kernel `sample_top_p`: `top_k` is 0, expected at least 1");
    assert!(error(0.0, None).contains("the temperature is positive"), "{}", error(0.0, None));
    Ok(())
}
