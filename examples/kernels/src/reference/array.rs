//! A dense array of `f64` of any rank, the data type of the references.

use std::ops::{Index, IndexMut};

/// A dense, row-major array of `f64`.
#[derive(Clone, Debug, PartialEq)]
pub struct Array {
    /// Extents.
    pub shape: Vec<usize>,
    /// Elements, the last axis fastest.
    pub data: Vec<f64>,
}

impl Array {
    /// All zeros.
    pub fn zeros(shape: &[usize]) -> Array {
        Array { shape: shape.to_vec(), data: vec![0.0; shape.iter().product()] }
    }

    /// From elements in row-major order.
    ///
    /// # Panics
    /// When their number is not that of the shape.
    pub fn new(shape: &[usize], data: Vec<f64>) -> Array {
        assert_eq!(shape.iter().product::<usize>(), data.len(), "elements of an array of shape {shape:?}");
        Array { shape: shape.to_vec(), data }
    }

    /// The same elements under another shape of equal product.
    pub fn reshape(self, shape: &[usize]) -> Array {
        Array::new(shape, self.data)
    }

    /// With every element replaced.
    pub fn map(mut self, f: impl Fn(f64) -> f64) -> Array {
        for x in &mut self.data {
            *x = f(*x);
        }
        self
    }

    /// The extents of an array of rank `R`.
    ///
    /// # Panics
    /// When the rank is another.
    pub fn dims<const R: usize>(&self) -> [usize; R] {
        self.shape.as_slice().try_into().unwrap_or_else(|_| panic!("rank of {:?} is not {R}", self.shape))
    }

    /// The elements along the last axis at the given place on the others.
    pub fn row<const R: usize>(&self, index: [usize; R]) -> &[f64] {
        let (start, n) = self.row_range(&index);
        &self.data[start..start + n]
    }

    /// [`Array::row`], to write.
    pub fn row_mut<const R: usize>(&mut self, index: [usize; R]) -> &mut [f64] {
        let (start, n) = self.row_range(&index);
        &mut self.data[start..start + n]
    }

    fn row_range(&self, index: &[usize]) -> (usize, usize) {
        let [outer @ .., n] = self.shape.as_slice() else { panic!("an array of rank 0 has no rows") };
        assert_eq!(outer.len(), index.len(), "axes before the last of {:?}", self.shape);
        let row = index.iter().zip(outer).fold(0, |row, (i, n)| {
            assert!(i < n, "index {index:?} of an array of shape {:?}", self.shape);
            row * n + i
        });
        (row * n, *n)
    }

    fn offset<const R: usize>(&self, index: [usize; R]) -> usize {
        let mut offset = 0;
        for (i, n) in index.into_iter().zip(self.dims::<R>()) {
            assert!(i < n, "index {index:?} of an array of shape {:?}", self.shape);
            offset = offset * n + i;
        }
        offset
    }
}

impl<const R: usize> Index<[usize; R]> for Array {
    type Output = f64;
    fn index(&self, index: [usize; R]) -> &f64 {
        &self.data[self.offset(index)]
    }
}

impl<const R: usize> IndexMut<[usize; R]> for Array {
    fn index_mut(&mut self, index: [usize; R]) -> &mut f64 {
        let offset = self.offset(index);
        &mut self.data[offset]
    }
}
