//! Execution order of blocks, iterations and colliding rows, natural or shuffled.
//!
//! The language leaves the order open. The natural order is the default; a shuffled one
//! shows programs whose results depend on it. A shuffle of `n` things is
//! `i ↦ a·i + b mod n` with `a` coprime to `n`: no table, and every pair of adjacent
//! things is separated or exchanged by some seed.

/// The order of things the language leaves open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Order {
    /// First to last.
    #[default]
    Natural,
    /// An order that depends on the seed.
    Shuffled(u64),
}

/// A permutation of `0..n`.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Permutation {
    n: i64,
    factor: i64,
    offset: i64,
}

impl Permutation {
    pub(super) fn at(self, i: i64) -> i64 {
        ((i128::from(self.factor) * i128::from(i) + i128::from(self.offset)) % i128::from(self.n)) as i64
    }
}

/// Makes permutations.
#[derive(Clone, Debug)]
pub(super) struct Shuffler {
    state: Option<u64>,
}

impl Shuffler {
    pub(super) fn new(order: Order) -> Shuffler {
        Shuffler {
            state: match order {
                Order::Natural => None,
                Order::Shuffled(seed) => Some(seed),
            },
        }
    }

    /// A number below a bound, another one for each call when shuffled; else 0.
    pub(super) fn below(&mut self, bound: u64) -> u64 {
        let Some(state) = &mut self.state else { return 0 };
        // splitmix64
        *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (*state ^ (*state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % bound.max(1)
    }

    /// A permutation of `0..n`, another one for each call when shuffled.
    pub(super) fn permutation(&mut self, n: i64) -> Permutation {
        if n <= 1 || self.state.is_none() {
            return Permutation { n, factor: 1, offset: 0 };
        }
        let offset = self.below(n as u64) as i64;
        let mut factor = 1 + self.below(n as u64 - 1) as i64;
        while gcd(factor, n) != 1 {
            factor = factor % (n - 1) + 1;
        }
        Permutation { n, factor, offset }
    }
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shuffles_are_permutations() {
        for seed in 0..if cfg!(miri) { 2 } else { 20 } {
            let mut shuffler = Shuffler::new(Order::Shuffled(seed));
            for n in 1..40 {
                let p = shuffler.permutation(n);
                let mut seen: Vec<i64> = (0..n).map(|i| p.at(i)).collect();
                seen.sort_unstable();
                assert!(seen.into_iter().eq(0..n), "{n} {p:?}");
            }
        }
    }
}
