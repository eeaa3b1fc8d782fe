//! Pairwise coverage: chooses the points to compile where not all are compiled. For each kernel
//! every pair of values of two axes is covered.
//!
//! The axes are types, extents, compilers and buffers. A failure that depends on one value, or on
//! two together, is found with the very kernel. One that depends on three is found with the kernels
//! whose points happen to have them: kernels begin at different points, so they differ in which
//! three they have.

use crate::points::Point;
use std::collections::BTreeSet;

/// Two values, each with its axis.
type Pair = [(usize, usize); 2];

fn pairs(point: &Point) -> impl Iterator<Item = Pair> {
    let axes = point.axes;
    (0..axes.len()).flat_map(move |i| (i + 1..axes.len()).map(move |j| [(i, axes[i]), (j, axes[j])]))
}

/// Some of the points of one kernel, such that each pair of values that a point has, one
/// of these has.
pub(crate) fn cover<'p>(points: &[&'p Point]) -> Vec<&'p Point> {
    let mut left: BTreeSet<Pair> = points.iter().flat_map(|point| pairs(point)).collect();
    let mut chosen = Vec::new();
    let start = points.first().map_or(0, |point| point.kernel * 7 % points.len());
    while !left.is_empty() {
        let gain = |point: &Point| pairs(point).filter(|pair| left.contains(pair)).count();
        // The first of those that bring most.
        let mut best = (0, start);
        for at in (start..points.len()).chain(0..start) {
            let gain = gain(points[at]);
            if gain > best.0 {
                best = (gain, at);
            }
        }
        for pair in pairs(points[best.1]) {
            left.remove(&pair);
        }
        chosen.push(points[best.1]);
    }
    chosen
}
