//! Exact overlap test of strided memory: whether two views share a byte.
//!
//! Two pieces meet when some byte of an element of one is a byte of an element of the other.
//! Written out, that asks for integers in given ranges whose weighted sum is a given number,
//! the weights being the strides.
//!
//! The search below decides it exactly: it picks the coefficient of the largest weight, which
//! leaves few choices because the smaller weights cannot make up for much (one choice for
//! layouts that come from slicing, transposing and splitting one array), and cuts a branch
//! whose remainder the greatest common divisor of the other weights does not divide. The
//! problem is NP-hard in general, so the search has a budget; a layout contrived to exhaust it
//! is taken to overlap.

use crate::launch::TensorParts;

/// Nodes of the search. Layouts that arise from views need about one for each
/// axis.
const BUDGET: u32 = 20_000;

/// Whether every index of a layout names an element of its own.
pub(crate) fn distinct(shape: &[i64], strides: &[i64]) -> bool {
    if shape.contains(&0) || nested(shape, strides) {
        return true;
    }
    let axes: Vec<(i128, i128)> =
        shape.iter().zip(strides).filter(|&(&n, _)| n > 1).map(|(&n, &s)| (s.into(), n.into())).collect();
    // Two indices that differ first on axis `k`, by `1 + z[k]`, and anyhow on
    // the others, by `z[m] - (n[m] - 1)`, are the same element when
    // Σ s[m]·z[m] = Σ s[m]·(n[m] - 1) - s[k], the right sum without `k`.
    axes.iter().enumerate().all(|(k, &(stride, extent))| {
        let mut target = -stride;
        let mut terms = vec![(stride, extent - 2)];
        for &(s, n) in axes[..k].iter().chain(&axes[k + 1..]) {
            target += s * (n - 1);
            terms.push((s, 2 * (n - 1)));
        }
        !reachable(target, terms)
    })
}

/// Whether each axis steps over all that the axes after it span: the common
/// case, for which no search is needed.
fn nested(shape: &[i64], strides: &[i64]) -> bool {
    let mut span = 1;
    for (&n, &s) in shape.iter().zip(strides).rev() {
        if n > 1 {
            if s < span {
                return false;
            }
            span += (n - 1) * s;
        }
    }
    true
}

/// Whether two tensors share a byte.
pub(crate) fn meet(a: &TensorParts<'_>, b: &TensorParts<'_>) -> bool {
    if a.memory != b.memory || a.shape.contains(&0) || b.shape.contains(&0) {
        return false;
    }
    if end(a) <= b.address.addr() as i128 || end(b) <= a.address.addr() as i128 {
        return false;
    }
    // base(a) + Σ i·s + x = base(b) + Σ j·t + y; the terms of `b` change side
    // by counting from the last index, i.e. z = n - 1 - j.
    let mut target = b.address.addr() as i128 - a.address.addr() as i128;
    let mut terms = Vec::new();
    for (&n, &s) in a.shape.iter().zip(a.strides) {
        terms.push((bytes(s, a), i128::from(n) - 1));
    }
    for (&n, &s) in b.shape.iter().zip(b.strides) {
        let (s, n) = (bytes(s, b), i128::from(n) - 1);
        target += s * n;
        terms.push((s, n));
    }
    let (x, y) = (a.dtype.bytes() as i128 - 1, b.dtype.bytes() as i128 - 1);
    target += y;
    terms.push((1, x + y));
    reachable(target, terms)
}

/// One past the last byte of a tensor that has elements.
fn end(a: &TensorParts<'_>) -> i128 {
    let last: i128 = a.shape.iter().zip(a.strides).map(|(&n, &s)| bytes(s, a) * (i128::from(n) - 1)).sum();
    a.address.addr() as i128 + last + a.dtype.bytes() as i128
}

fn bytes(stride: i64, of: &TensorParts<'_>) -> i128 {
    i128::from(stride) * of.dtype.bytes() as i128
}

/// Whether Σ weight·z = target for some 0 <= z <= limit, weights being
/// non-negative. `true` when the budget runs out.
fn reachable(target: i128, mut terms: Vec<(i128, i128)>) -> bool {
    terms.retain(|&(weight, limit)| weight > 0 && limit > 0);
    terms.sort_unstable_by(|a, b| b.cmp(a));
    // Equal weights are one term with a larger limit.
    terms.dedup_by(|next, kept| {
        let same = next.0 == kept.0;
        if same {
            kept.1 += next.1;
        }
        same
    });
    let mut budget = BUDGET;
    search(target, &terms, &mut budget).unwrap_or(true)
}

/// `None` when the budget runs out.
fn search(target: i128, terms: &[(i128, i128)], budget: &mut u32) -> Option<bool> {
    *budget = budget.checked_sub(1)?;
    let Some((&(weight, limit), rest)) = terms.split_first() else { return Some(target == 0) };
    // Saturation keeps the bound a bound; no real layout comes near.
    let most = rest.iter().fold(0_i128, |sum, (w, l)| sum.saturating_add(w.saturating_mul(*l)));
    let divisor = terms.iter().fold(0, |g, &(w, _)| gcd(g, w));
    if target < 0 || target > weight.saturating_mul(limit).saturating_add(most) || target % divisor != 0 {
        return Some(false);
    }
    let lowest = if target > most { (target - most - 1) / weight + 1 } else { 0 };
    let highest = limit.min(target / weight);
    for z in lowest..=highest {
        if search(target - weight * z, rest, budget)? {
            return Some(true);
        }
    }
    Some(false)
}

fn gcd(a: i128, b: i128) -> i128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elem::DType;
    use crate::launch::Memory;
    use std::collections::HashSet;

    const ROUNDS: usize = if cfg!(miri) { 40 } else { 3000 };

    fn offsets(shape: &[i64], strides: &[i64]) -> Vec<i64> {
        let mut out = vec![0];
        for (&n, &s) in shape.iter().zip(strides) {
            out = out.iter().flat_map(|o| (0..n).map(move |i| o + i * s)).collect();
        }
        out
    }

    fn random(state: &mut u64, below: i64) -> i64 {
        *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((*state >> 33) as i64) % below
    }

    #[test]
    fn distinct_agrees_with_enumeration() {
        let mut state = 7;
        for _ in 0..ROUNDS {
            let rank = 1 + random(&mut state, 3) as usize;
            let shape: Vec<i64> = (0..rank).map(|_| random(&mut state, 5)).collect();
            let strides: Vec<i64> = (0..rank).map(|_| random(&mut state, 9)).collect();
            let all = offsets(&shape, &strides);
            let unique: HashSet<i64> = all.iter().copied().collect();
            assert_eq!(distinct(&shape, &strides), unique.len() == all.len(), "{shape:?} {strides:?}");
        }
    }

    #[test]
    fn meet_agrees_with_enumeration() {
        let mut state = 11;
        let types = [DType::F32, DType::I8, DType::F16];
        for _ in 0..ROUNDS {
            let mut piece = || {
                let rank = 1 + random(&mut state, 2) as usize;
                let shape: Vec<i64> = (0..rank).map(|_| random(&mut state, 5)).collect();
                let strides: Vec<i64> = (0..rank).map(|_| random(&mut state, 9)).collect();
                (types[random(&mut state, 3) as usize], 64 + random(&mut state, 40) as usize, shape, strides)
            };
            let cells = |(dtype, base, shape, strides): &(DType, usize, Vec<i64>, Vec<i64>)| -> HashSet<i64> {
                let width = dtype.bytes() as i64;
                let starts = offsets(shape, strides).into_iter().map(|o| *base as i64 + o * width);
                starts.flat_map(|start| start..start + width).collect()
            };
            let (a, b) = (piece(), piece());
            fn arg(p: &(DType, usize, Vec<i64>, Vec<i64>)) -> TensorParts<'_> {
                TensorParts {
                    dtype: p.0,
                    address: std::ptr::without_provenance_mut(p.1),
                    memory: Memory::Host,
                    shape: &p.2,
                    strides: &p.3,
                    mutable: false,
                }
            }
            assert_eq!(meet(&arg(&a), &arg(&b)), !cells(&a).is_disjoint(&cells(&b)), "{a:?} {b:?}");
        }
    }

    #[test]
    fn huge_layouts_are_decided_at_once() {
        let n = 1 << 40;
        assert!(distinct(&[n, 1 << 20], &[1 << 20, 1]));
        assert!(!distinct(&[n, 8], &[0, 1]));
        assert!(!distinct(&[n, n], &[1, 1]));
        assert!(distinct(&[n, 2], &[2, 1]));
    }
}
