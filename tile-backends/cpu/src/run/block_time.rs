//! Block times: how long a block of a kernel took in its last launch.
//!
//! A launch of a few microseconds is over before another thread has woken up. A kernel's cost
//! cannot be read off its arguments, but the last launch of the same code tells. The table is
//! small and lossy: kernels that collide on an entry overwrite each other, and an absent entry
//! means "not known to be short".

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

const ENTRIES: usize = 256;

/// A tag in the upper half, nanoseconds for each block as `f32` in the lower.
static TABLE: [AtomicU64; ENTRIES] = [const { AtomicU64::new(0) }; ENTRIES];

/// The code whose blocks are timed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Key {
    entry: usize,
    tag: u32,
}

impl Key {
    /// For the code at an address, run at a level.
    pub(super) fn new(code: usize, level: u32) -> Key {
        // Fibonacci hashing: the product's upper bits depend on all bits.
        let hash = (code as u64 ^ u64::from(level) << 60).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        // A tag is never the zero of an empty entry.
        Key { entry: (hash >> 56) as usize % ENTRIES, tag: (hash >> 16) as u32 | 1 }
    }

    /// How long `blocks` blocks will take on one thread, if known.
    pub(super) fn estimate(self, blocks: i64) -> Option<Duration> {
        let word = TABLE[self.entry].load(Ordering::Relaxed);
        if (word >> 32) as u32 != self.tag {
            return None;
        }
        let nanos = f32::from_bits(word as u32) * blocks as f32;
        Some(Duration::from_nanos(nanos as u64))
    }

    /// Blocks worth `blocks` average ones took this long on one thread.
    pub(super) fn record(self, blocks: f64, time: Duration) {
        if blocks > 0.0 {
            let nanos = time.as_nanos() as f32 / blocks as f32;
            TABLE[self.entry].store(u64::from(self.tag) << 32 | u64::from(nanos.to_bits()), Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn estimates_follow_records() {
        let key = Key::new(0x1234_5678, 2);
        assert_eq!(key.estimate(10), None);
        key.record(4.0, Duration::from_nanos(400));
        assert_eq!(key.estimate(10), Some(Duration::from_nanos(1000)));
        assert_eq!(Key::new(0x1234_5678, 1).estimate(10), None);
    }
}
