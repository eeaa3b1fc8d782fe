//! A small pseudo-random number generator, the same on every machine.

/// Splitmix64, behind the choices that someone else makes, if any.
#[derive(Clone, Debug)]
pub struct Rng {
    state: u64,
    /// Choices still to be made, the last one first.
    choices: Vec<u8>,
}

impl Rng {
    /// A stream of numbers that depends on the seed.
    pub fn new(seed: u64) -> Rng {
        Rng { state: seed.wrapping_mul(0x2545_f491_4f6c_dd1d) ^ 0x5bf0_3635_dcf6_0a5d, choices: Vec::new() }
    }

    /// A stream whose first small numbers are the given bytes, one each, so
    /// that a fuzzer which changes a byte changes one choice.
    pub fn of_choices(choices: &[u8]) -> Rng {
        Rng { choices: choices.iter().rev().copied().collect(), ..Rng::new(0) }
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.state ^ (self.state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from 0 to `n` - 1; 0 when `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        if n <= 256
            && let Some(choice) = self.choices.pop()
        {
            return usize::from(choice) % n.max(1);
        }
        (self.bits() % (n as u64).max(1)) as usize
    }

    /// A number from `lo` to `hi`, both included.
    pub fn between(&mut self, lo: i64, hi: i64) -> i64 {
        match usize::try_from(hi.abs_diff(lo)) {
            Ok(span @ ..256) => lo + self.below(span + 1) as i64,
            _ => lo + (self.bits() % (hi.abs_diff(lo) + 1)) as i64,
        }
    }

    /// True in so many of a hundred cases.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of the items, if there are any.
    pub fn pick<T: Clone>(&mut self, items: &[T]) -> Option<T> {
        items.get(self.below(items.len())).cloned()
    }
}
