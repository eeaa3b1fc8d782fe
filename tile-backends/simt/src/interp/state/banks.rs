//! How often accesses of shared memory meet in a bank.
//!
//! Shared memory has 32 banks of four bytes, and in a cycle gives one word of
//! each. An access of a warp is done in wavefronts, each of as many lanes as all
//! banks can serve: 32 lanes at once if each has up to four bytes, 16 with eight, 8
//! with sixteen, as has each matrix of `load_matrix` and `store_matrix` with its eight
//! rows. In a wavefront, lanes may want the same word; different words of one bank
//! are given one after the other.
//!
//! Counted is what threads access; what copies bring on their own and what
//! matrix instructions read themselves is not.

use crate::ir::{Buf, Inst, Kernel, Op};
use crate::layout::{BANK, BANKS};
use rustc_hash::FxHashMap;
use std::fmt;
use tile_core::ir::Span;

/// What a run showed besides its results.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Every instruction that accessed shared memory, in program order.
    pub shared: Vec<SharedAccess>,
}

impl Report {
    /// Wavefronts of all instructions that better layouts would save.
    pub fn excess(&self) -> u64 {
        self.shared.iter().map(SharedAccess::excess).sum()
    }
}

/// What an instruction's accesses of shared memory cost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SharedAccess {
    /// The instruction's name.
    pub op: &'static str,
    /// Where the user wrote what it comes from.
    pub span: Span,
    /// The name of the buffer.
    pub buf: String,
    /// Bytes of a lane.
    pub bytes: u32,
    /// How often a warp executed it.
    pub count: u64,
    /// Wavefronts that took.
    pub wavefronts: u64,
    /// Wavefronts that it would take if no lanes met.
    pub least: u64,
}

impl SharedAccess {
    /// Wavefronts that a better layout would save.
    pub fn excess(&self) -> u64 {
        self.wavefronts - self.least
    }
}

impl fmt::Display for SharedAccess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SharedAccess { op, span, buf, bytes, count, wavefronts, least } = self;
        let (line, column) = (span.line, span.column);
        write!(
            f,
            "{op} of {bytes} bytes of `{buf}` ({line}:{column}): {wavefronts} wavefronts for {least}, {count} times"
        )
    }
}

#[derive(Clone, Copy, Default)]
struct Counts {
    bytes: u32,
    count: u64,
    wavefronts: u64,
    least: u64,
}

/// Counts by instruction.
#[derive(Default)]
pub(in crate::interp) struct Traffic(FxHashMap<*const Inst, Counts>);

impl Traffic {
    /// Notes an access of a warp: the first byte of each lane that takes part,
    /// by lane, and bytes of each.
    pub(in crate::interp) fn note(&mut self, inst: &Inst, lanes: &[Option<usize>], bytes: usize) {
        let words = match bytes {
            0..=4 => 1,
            5..=8 => 2,
            _ => 4,
        };
        let together = BANKS as usize / words;
        let counts = self.0.entry(inst).or_default();
        counts.bytes = bytes as u32;
        counts.count += 1;
        for group in lanes.chunks(together) {
            let needed = wavefronts(group.iter().flatten().copied(), bytes);
            counts.wavefronts += needed;
            counts.least += needed.min(1);
        }
    }

    /// Adds what another part of the run counted.
    pub(in crate::interp) fn add(&mut self, other: Traffic) {
        for (inst, more) in other.0 {
            let counts = self.0.entry(inst).or_default();
            let (count, wavefronts) = (counts.count + more.count, counts.wavefronts + more.wavefronts);
            *counts = Counts { bytes: more.bytes, count, wavefronts, least: counts.least + more.least };
        }
    }

    /// What was counted, in the order of the program.
    pub(in crate::interp) fn report(&self, kernel: &Kernel) -> Report {
        let mut shared = Vec::new();
        kernel.walk(&mut |inst| {
            if let (Some(counts), Some(buf)) = (self.0.get(&std::ptr::from_ref(inst)), accessed(inst)) {
                let Counts { bytes, count, wavefronts, least } = *counts;
                let (op, buf) = (inst.op.name(), kernel.bufs[buf].name.clone());
                shared.push(SharedAccess { op, span: inst.span, buf, bytes, count, wavefronts, least });
            }
        });
        Report { shared }
    }
}

fn accessed(inst: &Inst) -> Option<Buf> {
    match inst.op {
        Op::Load { buf, .. } | Op::Store { buf, .. } | Op::LoadMatrix { buf, .. } | Op::StoreMatrix { buf, .. } => {
            Some(buf)
        }
        _ => None,
    }
}

/// Wavefronts of lanes that access so many bytes each: as many as a bank has
/// different words to give.
fn wavefronts(lanes: impl Iterator<Item = usize>, bytes: usize) -> u64 {
    let bank = BANK as usize;
    let mut words: Vec<usize> = lanes.flat_map(|at| at / bank..(at + bytes).div_ceil(bank)).collect();
    words.sort_unstable();
    words.dedup();
    let mut banks = [0; BANKS as usize];
    for word in words {
        banks[word % BANKS as usize] += 1;
    }
    banks.into_iter().max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::Inst;

    fn excess(lanes: &[Option<usize>], bytes: usize) -> (u64, u64) {
        let op = Op::Barrier {};
        let inst = Inst {
            op,
            args: Vec::new(),
            results: Vec::new(),
            blocks: Vec::new(),
            hints: tile_core::ir::CopyHints::default(),
            span: Span::default(),
        };
        let mut traffic = Traffic::default();
        traffic.note(&inst, lanes, bytes);
        let counts = traffic.0[&std::ptr::from_ref(&inst)];
        (counts.wavefronts, counts.least)
    }

    #[test]
    fn words_of_a_bank_come_one_after_the_other() {
        let lanes = |at: &dyn Fn(usize) -> usize| (0..BANKS as usize).map(|lane| Some(at(lane))).collect::<Vec<_>>();
        // Neighbours; one word for all; bytes of eight words; every second word.
        assert_eq!(excess(&lanes(&|lane| 4 * lane), 4), (1, 1));
        assert_eq!(excess(&lanes(&|_| 64), 4), (1, 1));
        assert_eq!(excess(&lanes(&|lane| lane), 1), (1, 1));
        assert_eq!(excess(&lanes(&|lane| 8 * lane), 4), (2, 1));
        // A column of rows of all banks, and of such rows with a word of padding.
        assert_eq!(excess(&lanes(&|lane| 128 * lane), 4), (32, 1));
        assert_eq!(excess(&lanes(&|lane| 132 * lane), 4), (1, 1));
        // Half-warps and quarters.
        assert_eq!(excess(&lanes(&|lane| 8 * lane), 8), (2, 2));
        assert_eq!(excess(&lanes(&|lane| 16 * lane), 16), (4, 4));
        assert_eq!(excess(&lanes(&|lane| 32 * lane), 16), (8, 4));
        assert_eq!(excess(&lanes(&|lane| 128 * lane), 16), (32, 4));
        // Whoever is off takes no part.
        let mut some = lanes(&|lane| 128 * lane);
        some[2..].fill(None);
        assert_eq!(excess(&some, 4), (2, 1));
        assert_eq!(excess(&some, 16), (2, 1));
    }
}
