//! The grid and the loops of the language.
//!
//! These are ordinary iterations: a body that were run would run block 0.

use std::ops::Range;

/// The index of this block in a grid of the given extents, slowest axis first:
/// `let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);`
///
/// One to three axes. A grid with an extent of zero launches nothing.
pub fn blocks<const R: usize>(grid: [usize; R]) -> [usize; R] {
    let _ = grid;
    [0; R]
}

/// What `parallel!((M, N), |i, j| { … })` iterates over: every index tuple
/// below the extents, in any order or at the same time.
pub fn parallel<const R: usize>(extents: [usize; R]) -> Indices<R> {
    let next = if extents.contains(&0) { None } else { Some([0; R]) };
    Indices { extents, next }
}

/// The index tuples below some extents.
#[derive(Clone, Debug)]
pub struct Indices<const R: usize> {
    extents: [usize; R],
    next: Option<[usize; R]>,
}

impl<const R: usize> Iterator for Indices<R> {
    type Item = [usize; R];

    fn next(&mut self) -> Option<[usize; R]> {
        let current = self.next?;
        let mut index = current;
        self.next = None;
        for axis in (0..R).rev() {
            index[axis] += 1;
            if index[axis] < self.extents[axis] {
                self.next = Some(index);
                break;
            }
            index[axis] = 0;
        }
        Some(current)
    }
}

/// What `pipelined!(a..b, stages = 3, |k| { … })` iterates over: `a..b`, in
/// order. Copies of later iterations may be in flight.
pub fn pipelined(range: Range<usize>, stages: usize) -> Range<usize> {
    let _ = stages;
    range
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parallel_visits_each_index_once() {
        let all: Vec<_> = parallel([2, 3]).collect();
        assert_eq!(all, [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2]]);
        assert_eq!(parallel([4, 0]).count(), 0);
        assert_eq!(parallel([]).count(), 1);
    }
}
