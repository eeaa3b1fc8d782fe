//! Cache sizes of this machine.
//!
//! They decide prefetching, non-temporal stores and scheduling, so they change how fast a
//! launch is, never its results. The CPU reports them. The environment variable
//! `TILE_CPU_CACHES`, three sizes such as `48K,1M,32M` for L1, L2 and last-level cache, and
//! [`Cpu::with_caches`](crate::Cpu::with_caches) override them, for machines that report wrong
//! sizes and for experiments.

use std::sync::OnceLock;

/// Bytes of each cache that data of one thread can be in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Caches {
    /// L1 data cache.
    pub first: usize,
    /// The one behind it.
    pub second: usize,
    /// The last one, which threads share.
    pub third: usize,
}

/// Those of a machine that does not say.
const USUAL: Caches = Caches { first: 32 << 10, second: 512 << 10, third: 8 << 20 };

impl Caches {
    /// Those of this machine, found once.
    pub fn of_machine() -> Caches {
        static CACHES: OnceLock<Caches> = OnceLock::new();
        *CACHES.get_or_init(|| {
            let stated = std::env::var("TILE_CPU_CACHES").ok();
            stated.and_then(|text| Caches::parse(&text)).or_else(detected).unwrap_or(USUAL)
        })
    }

    /// Three sizes, separated by commas, in bytes or with a `K` or `M`.
    fn parse(text: &str) -> Option<Caches> {
        let size = |word: &str| {
            let (digits, shift) = match word.trim().split_at_checked(word.trim().len().wrapping_sub(1)) {
                Some((digits, "K")) => (digits, 10),
                Some((digits, "M")) => (digits, 20),
                _ => (word.trim(), 0),
            };
            digits.parse::<usize>().ok()?.checked_mul(1 << shift)
        };
        let sizes: Option<Vec<usize>> = text.split(',').map(size).collect();
        match sizes?[..] {
            [first, second, third] => Some(Caches { first, second, third }),
            _ => None,
        }
    }
}

/// The sizes that the CPU reports.
#[cfg(all(target_arch = "x86_64", not(miri)))]
fn detected() -> Option<Caches> {
    use std::arch::x86_64::{__cpuid_count, CpuidResult};
    // SAFETY: every CPU of this architecture has the instruction.
    #[allow(unused_unsafe, reason = "it is a safe function from Rust 1.94 on")]
    let cpuid = |leaf: u32, part: u32| -> CpuidResult { unsafe { __cpuid_count(leaf, part) } };
    // AMD has the same table elsewhere; CPUs without one have no leaf 4.
    let (basic, extended) = (cpuid(0, 0).eax, cpuid(0x8000_0000, 0).eax);
    let topology = extended >= 0x8000_001d && cpuid(0x8000_0001, 0).ecx >> 22 & 1 == 1;
    let leaf = if topology {
        0x8000_001d
    } else if basic >= 4 {
        4
    } else {
        return None;
    };
    let mut sizes = [0; 3];
    for index in 0..16 {
        let cache = cpuid(leaf, index);
        let (kind, level) = (cache.eax & 31, (cache.eax >> 5 & 7) as usize);
        // Data and unified caches.
        if !matches!(kind, 1 | 3) {
            if kind == 0 { break } else { continue }
        }
        let field = |shift: u32, bits: u32| (cache.ebx >> shift & ((1 << bits) - 1)) as usize + 1;
        if let Some(size) = sizes.get_mut(level.wrapping_sub(1)) {
            *size = field(0, 12) * field(12, 10) * field(22, 10) * (cache.ecx as usize + 1);
        }
    }
    let [first, second, third] = sizes;
    (first > 0 && second > 0).then_some(Caches { first, second, third: third.max(second) })
}

#[cfg(not(all(target_arch = "x86_64", not(miri))))]
fn detected() -> Option<Caches> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read() {
        let caches = Caches { first: 48 << 10, second: 1 << 20, third: 1000 };
        assert_eq!(Caches::parse("48K, 1M,1000"), Some(caches));
        for wrong in ["", "1K,2K", "1K,2K,3X", "1K,2K,3K,4K", "-1,1,1", "99999999999999999M,1,1"] {
            assert_eq!(Caches::parse(wrong), None, "{wrong}");
        }
        let here = Caches::of_machine();
        assert!(here.first <= here.second && here.second <= here.third, "{here:?}");
    }
}
