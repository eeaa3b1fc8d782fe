//! Reproducible random data for inputs.

use crate::reference::Array;
use tile_kernel::elem::Kind;
use tile_kernel::prelude::{Element, Tensor};

/// A random number generator, SplitMix64 (Steele et al., OOPSLA 2014): small, and good enough for
/// test data.
#[derive(Clone, Debug)]
pub struct Random {
    state: u64,
}

impl Random {
    /// A generator that always gives the same numbers for the same seed.
    pub fn new(seed: u64) -> Random {
        Random { state: seed }
    }

    /// A seed that differs from run to run.
    pub fn fresh_seed() -> u64 {
        use std::hash::{BuildHasher, RandomState};
        RandomState::new().hash_one(0) & 0xffff_ffff
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.state ^ (self.state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Uniform in `lo..hi`.
    pub fn between(&mut self, lo: f64, hi: f64) -> f64 {
        lo + (hi - lo) * ((self.bits() >> 11) as f64 / (1_u64 << 53) as f64)
    }

    /// Uniform among `0..n`.
    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.bits()) * n as u128) >> 64) as usize
    }

    /// A tensor of numbers between −1 and 1, or of integers from −8 to 7 (0 to
    /// 15 when unsigned): small enough that sums in 64-bit floats are exact.
    pub fn tensor<T: Element, const R: usize>(&mut self, shape: [usize; R]) -> Tensor<T, R> {
        if T::DTYPE.is_float() {
            return self.tensor_between(shape, -1.0, 1.0);
        }
        let lo = if T::DTYPE.kind() == Kind::Uint { 0 } else { -8 };
        Tensor::from_fn(shape, |_| T::from_i128(lo + (self.bits() % 16) as i128))
    }

    /// A tensor of numbers between `lo` and `hi`.
    pub fn tensor_between<T: Element, const R: usize>(&mut self, shape: [usize; R], lo: f64, hi: f64) -> Tensor<T, R> {
        Tensor::from_fn(shape, |_| T::from_f64(self.between(lo, hi)))
    }

    /// A tensor of integers below `n`.
    pub fn indices<T: Element, const R: usize>(&mut self, shape: [usize; R], n: usize) -> Tensor<T, R> {
        Tensor::from_fn(shape, |_| T::from_i128(self.below(n) as i128))
    }

    /// An array of zeros and ones, ones with the stated probability.
    pub fn mask(&mut self, shape: &[usize], density: f64) -> Array {
        let len = shape.iter().product();
        Array::new(shape, (0..len).map(|_| f64::from(u8::from(self.between(0.0, 1.0) < density))).collect())
    }
}
