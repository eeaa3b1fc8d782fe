//! Random numbers for test data.

/// Random numbers that depend on a seed alone.
#[derive(Clone, Debug)]
pub struct Random {
    rng: fastrand::Rng,
}

impl Random {
    /// The numbers of a seed.
    pub fn new(seed: u64) -> Random {
        Random { rng: fastrand::Rng::with_seed(seed) }
    }

    /// Uniform in `lo..hi`.
    pub fn between(&mut self, lo: f64, hi: f64) -> f64 {
        lo + (hi - lo) * self.rng.f64()
    }

    /// Uniform among `0..n`; 0 where `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        self.rng.usize(0..n.max(1))
    }

    /// −1 or 1.
    pub fn sign(&mut self) -> f64 {
        if self.rng.bool() { 1.0 } else { -1.0 }
    }

    /// One of several.
    pub(crate) fn choose<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        (!from.is_empty()).then(|| from[self.below(from.len())])
    }
}
