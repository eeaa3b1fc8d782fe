//! Choices among what is legal.

/// A sequence of choices, from a seed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    seed: u64,
    state: u64,
}

impl Choice {
    pub(super) fn new(seed: u64) -> Choice {
        Choice { seed, state: seed }
    }

    /// Whether the first choice and the latest time are always taken.
    pub(super) fn is_orderly(&self) -> bool {
        self.seed == 0
    }

    /// One of so many, the first if orderly.
    pub(super) fn pick(&mut self, count: usize) -> usize {
        if self.is_orderly() {
            return 0;
        }
        // SplitMix64.
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.state;
        x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((x ^ x >> 31) % count as u64) as usize
    }

    /// Whether something happens before it must.
    pub(super) fn is_early(&mut self) -> bool {
        self.pick(3) == 1
    }

    /// The lane that acts for a warp of so many, always the same.
    pub(super) fn elected(&self, lanes: usize) -> usize {
        (self.seed % lanes as u64) as usize
    }
}
