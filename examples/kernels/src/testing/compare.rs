//! Comparison of results with references, within a tolerance.

use crate::reference::Array;
use std::fmt;
use tile_kernel::elem::DType;
use tile_kernel::prelude::{Element, Tensor};

/// A tensor as a reference [`Array`] of `f64`.
pub fn array<T: Element, const R: usize>(x: &Tensor<T, R>) -> Array {
    Array::new(&x.shape(), x.iter().map(T::to_f64).collect())
}

/// A poisoned output, which shows what a kernel failed to write: NaN in floats, an implausible
/// number in integers.
pub fn poisoned<T: Element, const R: usize>(shape: [usize; R]) -> Tensor<T, R> {
    Tensor::full(shape, if T::DTYPE.is_float() { T::from_f64(f64::NAN) } else { T::from_i128(0x5a5a_5a5a) })
}

/// The allowed distance of a result from its reference: `relative`·|reference| + `absolute`.
#[derive(Clone, Copy, Debug)]
pub struct Tolerance {
    relative: f64,
    absolute: f64,
}

impl Tolerance {
    /// No difference is allowed.
    pub const EXACT: Tolerance = Tolerance { relative: 0.0, absolute: 0.0 };

    /// One rounding to `T` of a result that is right to within another.
    pub fn rounded<T: Element>() -> Tolerance {
        Tolerance { relative: 2.0 * roundoff(T::DTYPE), absolute: smallest(T::DTYPE) }
    }

    /// Adds the rounding errors of a sum of `terms` terms of at most `magnitude`, accumulated in
    /// `A` in any order, where the reference is such a sum in `f64`.
    ///
    /// Partial sums of random terms grow with the square root of their number, and so do their
    /// rounding errors: the bound is linear in `terms`.
    pub fn sum<A: Element>(self, terms: usize, magnitude: f64) -> Tolerance {
        let roundoff = roundoff(A::DTYPE) + roundoff(DType::F64);
        Tolerance { absolute: self.absolute + 2.0 * roundoff * terms as f64 * magnitude, ..self }
    }

    /// Adds the errors of `steps` additions to a sum in `A` that cut partial sums off rather than round
    /// them, as tensor cores do: all have one sign, so the bound grows with the sum.
    pub fn truncated<A: Element>(self, steps: usize) -> Tolerance {
        Tolerance { relative: self.relative + roundoff(A::DTYPE) * steps as f64, ..self }
    }

    /// Adds the rounding errors of intermediate results of at most `magnitude`, rounded to `A`.
    pub fn through<A: Element>(self, magnitude: f64) -> Tolerance {
        self.sum::<A>(2, magnitude)
    }

    fn allows(self, expected: f64) -> f64 {
        self.relative * expected.abs() + self.absolute
    }

    /// The largest error of `got`, or the first element that exceeds the
    /// tolerance.
    ///
    /// # Errors
    /// When an element exceeds the tolerance, or shapes differ.
    pub fn check(self, got: &Array, expected: &Array) -> Result<Error, Mismatch> {
        let mut error = Error { largest: 0.0, of_limit: 0.0 };
        if got.shape != expected.shape {
            return Err(Mismatch::Shape { got: got.shape.clone(), expected: expected.shape.clone() });
        }
        for (i, (x, y)) in got.data.iter().zip(&expected.data).enumerate() {
            let (difference, limit) = ((x - y).abs(), self.allows(*y));
            // Written so that NaN is a mismatch. What is near infinity is not
            // infinite.
            let fine = x == y || y.is_finite() && difference <= limit;
            if !fine {
                let index = unravel(i, &got.shape);
                return Err(Mismatch::Element { index, got: *x, expected: *y, limit });
            }
            if x != y {
                error.largest = error.largest.max(difference);
                error.of_limit = error.of_limit.max(difference / limit);
            }
        }
        Ok(error)
    }
}

/// The unit roundoff: half the distance between adjacent values at 1; zero for integers.
fn roundoff(dtype: DType) -> f64 {
    match dtype {
        DType::F64 => 2_f64.powi(-53),
        DType::F32 => 2_f64.powi(-24),
        DType::F16 => 2_f64.powi(-11),
        DType::BF16 => 2_f64.powi(-8),
        DType::E4M3 => 2_f64.powi(-4),
        DType::E5M2 => 2_f64.powi(-3),
        _ => 0.0,
    }
}

/// The smallest subnormal: the distance between adjacent values at 0.
fn smallest(dtype: DType) -> f64 {
    match dtype {
        DType::F16 => 2_f64.powi(-24),
        DType::E4M3 => 2_f64.powi(-9),
        DType::E5M2 => 2_f64.powi(-16),
        _ => 0.0,
    }
}

fn unravel(mut i: usize, shape: &[usize]) -> Vec<usize> {
    let mut index: Vec<usize> = shape
        .iter()
        .rev()
        .map(|n| {
            let digit = i % n;
            i /= n;
            digit
        })
        .collect();
    index.reverse();
    index
}

/// How far a result lies from its reference.
#[derive(Clone, Copy, Debug)]
pub struct Error {
    /// The largest difference.
    pub largest: f64,
    /// The largest ratio of a difference to the difference allowed.
    pub of_limit: f64,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "max error {:.1e} ({:.0}% of the tolerance)", self.largest, 100.0 * self.of_limit)
    }
}

/// A result that differs from its reference.
#[derive(Clone, Debug)]
pub enum Mismatch {
    /// The shapes differ.
    Shape {
        /// The result's.
        got: Vec<usize>,
        /// The reference's.
        expected: Vec<usize>,
    },
    /// An element differs by more than the tolerance.
    Element {
        /// Its index.
        index: Vec<usize>,
        /// The result.
        got: f64,
        /// The reference.
        expected: f64,
        /// The difference allowed.
        limit: f64,
    },
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mismatch::Shape { got, expected } => write!(f, "shape {got:?}, expected {expected:?}"),
            Mismatch::Element { index, got, expected, limit } => {
                write!(f, "element {index:?} is {got:e}, expected {expected:e} within {limit:.1e}")
            }
        }
    }
}

impl std::error::Error for Mismatch {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_out_or_wrong_is_a_mismatch() {
        let expected = Array::new(&[2, 2], vec![1.0, 2.0, f64::NEG_INFINITY, 0.0]);
        let check = |got: [f64; 4]| Tolerance::rounded::<f32>().check(&Array::new(&[2, 2], got.to_vec()), &expected);
        assert_eq!(check([1.0, 2.0 + 1e-7, f64::NEG_INFINITY, 0.0]).unwrap().largest, 2.0 + 1e-7 - 2.0);
        for wrong in
            [[1.0, 2.0, f64::NEG_INFINITY, f64::NAN], [1.0, 2.0, -1e300, 0.0], [1.0, 2.1, f64::NEG_INFINITY, 0.0]]
        {
            assert!(matches!(check(wrong), Err(Mismatch::Element { .. })), "{wrong:?}");
        }
        let shape = Tolerance::EXACT.check(&Array::zeros(&[4]), &Array::zeros(&[2, 2]));
        assert!(matches!(shape, Err(Mismatch::Shape { .. })));
    }
}
