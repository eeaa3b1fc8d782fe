//! Arrays of `f64`, which references read.

use std::ops::Index;
use std::sync::Arc;

/// A tensor's elements as `f64`, in row-major order. A copy shares them.
///
/// Indexing with `usize` panics outside, as slices do; [`get`](Array::get) gives zero there, as a
/// kernel's reads do.
#[derive(Clone, PartialEq, Debug)]
pub struct Array<const R: usize> {
    pub(crate) shape: [usize; R],
    pub(crate) data: Arc<Vec<f64>>,
}

impl<const R: usize> Array<R> {
    /// The extent of each axis.
    pub fn shape(&self) -> [usize; R] {
        self.shape
    }

    /// The extent of one axis, counted from 0; 1 behind the last.
    pub fn extent(&self, axis: usize) -> usize {
        self.shape.get(axis).copied().unwrap_or(1)
    }

    /// An element, or 0 outside, as a kernel's reads are.
    pub fn get(&self, index: [i64; R]) -> f64 {
        let mut at = 0;
        for (i, &extent) in index.into_iter().zip(&self.shape) {
            match usize::try_from(i) {
                Ok(i) if i < extent => at = at * extent + i,
                _ => return 0.0,
            }
        }
        self.data[at]
    }

    /// All elements in row-major order.
    pub fn iter(&self) -> impl Iterator<Item = f64> {
        self.data.iter().copied()
    }
}

impl<const R: usize> Index<[usize; R]> for Array<R> {
    type Output = f64;

    fn index(&self, index: [usize; R]) -> &f64 {
        match place(&self.shape, &index) {
            Some(at) => &self.data[at],
            None => panic!("index {index:?} is outside of an array of extents {:?}", self.shape),
        }
    }
}

/// The position of an index in row-major order, if it is inside.
pub(crate) fn place(shape: &[usize], index: &[usize]) -> Option<usize> {
    let mut at = 0;
    for (&i, &extent) in index.iter().zip(shape) {
        if i >= extent {
            return None;
        }
        at = at * extent + i;
    }
    Some(at)
}

/// The index of a position in row-major order.
pub(crate) fn index_of(mut at: usize, shape: &[usize]) -> Vec<usize> {
    let mut index = vec![0; shape.len()];
    for (i, &extent) in index.iter_mut().zip(shape).rev() {
        *i = at % extent.max(1);
        at /= extent.max(1);
    }
    index
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_by_index_and_outside() {
        let array = Array { shape: [2, 3], data: Arc::new((0..6).map(f64::from).collect()) };
        assert_eq!((array[[1, 2]], array.get([1, 2]), array.get([-1, 0]), array.get([0, 3])), (5.0, 5.0, 0.0, 0.0));
        assert_eq!(index_of(5, &[2, 3]), [1, 2]);
        assert_eq!((place(&[2, 3], &[1, 0]), place(&[2, 3], &[2, 0])), (Some(3), None));
    }
}
