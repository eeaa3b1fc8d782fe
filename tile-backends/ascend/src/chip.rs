//! The table of chips and of the resources of their AI cores.
//!
//! Sizes are those of the vendor's platform tables, which its compilers plan memory with. Chips
//! that differ in clock or name but have the same core differ in nothing that the generated
//! program depends on, except the number of cores.

use std::fmt;

/// A generation of AI cores, by what programs can do on them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Generation {
    /// 910B and 910_93: cube and vector units exchange data through global memory.
    C220,
    /// 950: data moves between L0C, the vector memory and L1 directly.
    C310,
}

/// A chip.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chip {
    /// The vendor's name, as its compilers take it.
    pub name: &'static str,
    /// The generation of its cores.
    pub generation: Generation,
    /// AI cores; a block runs on one.
    pub cores: u32,
    /// Clock of a core, in MHz.
    pub clock: u32,
    /// Bytes of a vector unit's memory (UB) that programs may use.
    pub ub: u32,
    /// Bytes of L1.
    pub l1: u32,
    /// Bytes of L0A, and of L0B.
    pub l0: u32,
    /// Bytes of L0C.
    pub l0c: u32,
    /// Bytes per second between global memory and all cores, by the platform
    /// tables.
    pub bandwidth: u64,
}

const KIB: u32 = 1024;

const fn c220(name: &'static str, cores: u32, clock: u32, gigabytes: u64) -> Chip {
    Chip {
        name,
        generation: Generation::C220,
        cores,
        clock,
        ub: 192 * KIB,
        l1: 512 * KIB,
        l0: 64 * KIB,
        l0c: 128 * KIB,
        bandwidth: gigabytes * 1_000_000_000,
    }
}

const fn c310(name: &'static str, cores: u32, clock: u32, gigabytes: u64) -> Chip {
    Chip {
        name,
        generation: Generation::C310,
        cores,
        clock,
        ub: 248 * KIB,
        l1: 512 * KIB,
        l0: 64 * KIB,
        l0c: 256 * KIB,
        bandwidth: gigabytes * 1_000_000_000,
    }
}

impl Chip {
    /// Every chip, oldest generation first.
    pub const ALL: &'static [Chip] = &[
        c220("910B1", 24, 1850, 1420),
        c220("910B2", 24, 1800, 1380),
        c220("910B2C", 24, 1800, 1380),
        c220("910B3", 20, 1800, 1150),
        c220("910B4", 20, 1500, 960),
        c220("910B4-1", 20, 1500, 960),
        c220("910_9362", 20, 1500, 960),
        c220("910_9372", 20, 1800, 1150),
        c220("910_9381", 24, 1800, 1380),
        c220("910_9382", 24, 1800, 1380),
        c220("910_9391", 24, 1850, 1420),
        c220("910_9392", 24, 1850, 1420),
        c310("950PR_9579", 28, 1650, 1600),
        c310("950PR_9589", 32, 1650, 1600),
        c310("950PR_9599", 36, 1800, 1600),
    ];

    /// The smallest unit of transfer for the vector memory and L1, and the alignment of tiles
    /// there, in bytes.
    pub const BLOCK: u32 = 32;
    /// Bytes that one repetition of a vector instruction covers.
    pub const REPEAT: u32 = 256;
    /// Rows of the fractals that the cube multiplies; their columns are
    /// [`Chip::BLOCK`] bytes.
    pub const FRACTAL: u32 = 16;
    /// Vector units of an AI core.
    pub const VECTORS: u32 = 2;

    /// The chip of that name, with or without the vendor's prefix.
    pub fn from_name(name: &str) -> Option<Chip> {
        let name = name.strip_prefix("Ascend").unwrap_or(name);
        Chip::ALL.iter().find(|chip| chip.name == name).copied()
    }
}

impl fmt::Display for Chip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique_and_found() {
        for chip in Chip::ALL {
            assert_eq!(Chip::from_name(chip.name), Some(*chip));
            assert_eq!(Chip::from_name(&format!("Ascend{chip}")), Some(*chip));
        }
        assert_eq!(Chip::from_name("910"), None);
    }
}
