//! References of sampling the next token.

use super::Array;

/// The index of the largest element of each row, the lowest of equal ones.
pub fn argmax(x: &Array) -> Vec<i32> {
    let [_, n] = x.dims();
    let place = |row: &[f64]| (0..n).rev().max_by(|&i, &j| row[i].total_cmp(&row[j])).unwrap_or(0) as i32;
    x.data.chunks_exact(n.max(1)).map(place).collect()
}

/// Top-p sampling: the nucleus of softmax(x / temperature) by a sort, and the first of its tokens, in
/// the order of indices, where the sum of probabilities exceeds `uniform` times their total.
pub fn sample_top_p(x: &Array, uniform: &[f64], temperature: f64, top_p: f64) -> Vec<i32> {
    let [_, n] = x.dims();
    let sample = |(row, uniform): (&[f64], &f64)| {
        let high = row.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let weight: Vec<f64> = row.iter().map(|x| ((x - high) / temperature).exp()).collect();
        let mut sorted = weight.clone();
        sorted.sort_by(|a, b| b.total_cmp(a));
        let goal = top_p.min(1.0) * sorted.iter().sum::<f64>();
        let mut mass = 0.0;
        let reached = |w: &&f64| {
            mass += **w;
            mass >= goal
        };
        let least = sorted.iter().find(reached).or(sorted.last()).copied().unwrap_or(0.0);
        let kept: Vec<f64> = weight.iter().map(|&w| if w >= least { w } else { 0.0 }).collect();
        let target = uniform * kept.iter().sum::<f64>();
        let mut sum = 0.0;
        let crossed = |w: &f64| {
            sum += w;
            sum > target
        };
        kept.iter().position(crossed).unwrap_or(0) as i32
    };
    x.data.chunks_exact(n.max(1)).zip(uniform).map(sample).collect()
}
