//! Strategies: the choices in which lowerings of one function differ, and which of them is
//! tried after one that failed.
//!
//! | choice | tried first | then |
//! |---|---|---|
//! | cooperative matrices | with them | leaving them one at a time, then without, where accumulators lack room to leave them |
//! | sparse GEMMs | as they are | expanded, where an instruction does not take them |
//! | operands that threads compute | in registers | through shared memory; as the user wrote them |
//! | warp specialisation | with all copies in the producer | with less shared memory, fewer copies; none |
//! | vectors that epilogues read, tiles that operands are computed from | brought by the producer | loaded where they are read |
//! | copies through registers | two stages | one, where shared memory lacks room |
//!
//! A strategy is data. [`Planner`](super::Planner) makes a plan of one, and
//! [`search`](super::search) walks through them.

use crate::lower::LowerError;
use crate::lower::warp_specialize::{Brings, Limits};
use std::fmt::{self, Display, Formatter};

/// The choices of a lowering.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::lower) struct Strategy {
    /// Whether GEMMs use the cooperative matrices that the target has.
    pub(super) cooperative: bool,
    pub(super) sparse: Sparse,
    pub(super) operands: Operands,
    /// Whether warps are specialised where that is possible.
    pub(super) specialise: bool,
    pub(super) limits: Limits,
    /// Whether the producer brings vectors that epilogues read.
    pub(super) vectors: bool,
    /// Whether it brings tiles that operands are computed from.
    pub(super) tiles: bool,
    /// Whether tiles that are loaded through registers have one stage.
    pub(super) single_stage: bool,
    /// Whether sums leave cooperative matrices one at a time, through as little shared memory as that takes.
    pub(super) narrow_exchange: bool,
}

/// What becomes of GEMMs with a sparse left operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sparse {
    /// Instructions take it as it is stored.
    AsIs,
    /// It is expanded where no instruction takes it.
    Expanded,
}

/// Where operands of GEMMs are that threads compute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Operands {
    /// In the registers that the instruction reads.
    Registers,
    /// In shared memory, which threads write.
    Shared,
    /// Where the user has them.
    AsWritten,
}

/// What a failed plan had, of which another strategy could have less.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Traits {
    /// Whether the function has sparse GEMMs.
    pub(super) sparse: bool,
    /// Whether warps could be specialised without limits and with operands as written.
    pub(super) specialises: bool,
    /// Whether its warps are specialised.
    pub(super) specialised: bool,
    pub(super) gathers: bool,
    pub(super) im2col: bool,
    pub(super) pingpong: bool,
    /// Whether its producer brings vectors of an epilogue.
    pub(super) vectors: bool,
    /// Whether it brings tiles that operands are computed from.
    pub(super) tiles: bool,
    /// Whether it has second stages of tiles that are loaded through registers.
    pub(super) second_stages: bool,
}

/// Why a strategy gives no kernel.
#[derive(Debug)]
pub(super) enum Failure {
    /// The function has nothing that it is about.
    Inapplicable,
    /// It gives no more than another one that costs less.
    NoGain,
    Error(LowerError),
}

impl Strategy {
    /// The first strategy for a function, with or without cooperative matrices.
    pub(super) fn first(cooperative: bool, sparse: Sparse) -> Strategy {
        let (operands, limits) = (Operands::Registers, Limits::default());
        Strategy {
            cooperative,
            sparse,
            operands,
            specialise: true,
            limits,
            vectors: true,
            tiles: true,
            single_stage: false,
            narrow_exchange: false,
        }
    }

    /// Whether only a kernel whose warps are specialised is worth its rewrites.
    pub(super) fn needs_specialisation(self) -> bool {
        self.operands == Operands::Shared
    }

    /// The same with operands elsewhere, and with nothing of what was given up for the others.
    pub(super) fn with_operands(self, operands: Operands) -> Strategy {
        let narrow_exchange = self.narrow_exchange;
        Strategy { operands, narrow_exchange, ..Strategy::first(self.cooperative, self.sparse) }
    }

    /// What is tried after this one; nothing where the failure is final.
    pub(super) fn after(self, failure: &Failure, had: &Traits) -> Option<Strategy> {
        let error = if let Failure::Error(error) = failure { Some(error) } else { None };
        let repaired = error.and_then(|error| self.repaired(error, had));
        let repaired = repaired.or_else(|| self.otherwise(error, had));
        repaired.or_else(|| match error {
            // Accumulators need room to leave cooperative matrices.
            Some(LowerError::Memory { .. }) if self.cooperative && !self.narrow_exchange => {
                Some(Strategy { narrow_exchange: true, ..Strategy::first(true, self.sparse) })
            }
            Some(LowerError::Memory { .. }) if self.cooperative => Some(Strategy::first(false, self.sparse)),
            _ => None,
        })
    }

    /// The same with less of what did not fit, or could not be.
    fn repaired(self, error: &LowerError, had: &Traits) -> Option<Strategy> {
        let unsupported = matches!(error, LowerError::Unsupported { .. });
        let limits = match *error {
            // What statements exchange in shared memory is known once they are lowered, and
            // may need the room of second stages.
            LowerError::Memory { .. } if had.second_stages && !self.single_stage => {
                return Some(Strategy { single_stage: true, ..self });
            }
            _ if !had.specialised => return None,
            // The plan could not see where boxes of vectors begin, or of tiles.
            _ if unsupported && had.vectors => return Some(Strategy { vectors: false, single_stage: false, ..self }),
            _ if unsupported && had.tiles => return Some(Strategy { tiles: false, single_stage: false, ..self }),
            // Or that of the pipelines' stages.
            LowerError::Memory { needed, available } if self.limits.reserve < available => {
                self.limits.reserving(self.more_to_reserve(needed - available))
            }
            // The plan could not see that warpgroups would wait for each other.
            _ if unsupported && had.pingpong => self.limits.without_pingpong(),
            _ if unsupported && had.im2col => self.limits.bringing(Brings::Gathers),
            // Nor whether runs of what is gathered are aligned.
            _ if unsupported && had.gathers => self.limits.bringing(Brings::TmaTiles),
            // Nor where boxes begin: threads that copy for themselves have no such limits.
            _ if unsupported && self.limits.brings != Brings::Operands => self.limits.bringing(Brings::Operands),
            _ => return None,
        };
        Some(Strategy { limits, single_stage: false, ..self })
    }

    /// Bytes to reserve besides, where so many lack: twice as many in all where what is reserved exceeds
    /// that several times. Pipelines give up whole stages, so that a few bytes change nothing.
    fn more_to_reserve(self, lacking: u32) -> u32 {
        let reserved = self.limits.reserve;
        if reserved >= lacking.saturating_mul(4) { reserved } else { lacking }
    }

    /// The next way to have operands, roles and sparse GEMMs.
    fn otherwise(self, error: Option<&LowerError>, had: &Traits) -> Option<Strategy> {
        match self.operands {
            Operands::Registers => return Some(self.with_operands(Operands::Shared)),
            Operands::Shared => return Some(self.with_operands(Operands::AsWritten)),
            Operands::AsWritten => {}
        }
        let unsupported = matches!(error, Some(LowerError::Unsupported { .. }));
        if unsupported && self.specialise && had.specialises {
            return Some(Strategy { specialise: false, ..self.with_operands(Operands::AsWritten) });
        }
        let expanded = self.sparse == Sparse::AsIs && had.sparse;
        expanded.then(|| Strategy::first(self.cooperative, Sparse::Expanded))
    }
}

/// ```text
/// operands in registers; 13312 bytes reserved; producer loads TMA tiles
/// ```
impl Display for Strategy {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self.operands {
            Operands::Registers => "operands in registers",
            Operands::Shared => "operands through shared memory",
            Operands::AsWritten => "operands as written",
        })?;
        let words = [
            (!self.specialise, "no warp specialisation"),
            (self.cooperative, "cooperative matrices"),
            (self.sparse == Sparse::Expanded, "sparse operands expanded"),
            (self.single_stage, "one stage"),
            (self.narrow_exchange, "sums one at a time"),
            (!self.limits.warpgroup_pingpong, "no warpgroup ping-pong"),
            (!self.vectors, "vectors of epilogues as written"),
            (!self.tiles, "tiles behind operands as written"),
        ];
        for (_, word) in words.iter().filter(|(holds, _)| *holds) {
            write!(f, "; {word}")?;
        }
        match self.limits.brings {
            Brings::All => {}
            Brings::Gathers => f.write_str("; producer loads TMA tiles and gathers")?,
            Brings::TmaTiles => f.write_str("; producer loads TMA tiles")?,
            Brings::Operands => f.write_str("; producer loads operands of GEMMs")?,
        }
        match self.limits.reserve {
            0 => Ok(()),
            bytes => write!(f, "; {bytes} bytes reserved"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tile_core::ir::Span;

    fn unsupported() -> Failure {
        Failure::Error(LowerError::Unsupported { span: Span::default(), reason: String::new() })
    }

    fn memory(needed: u32, available: u32) -> Failure {
        Failure::Error(LowerError::Memory { needed, available })
    }

    /// The strategies from the first to the last, where each fails in the same way.
    fn walk(first: Strategy, had: Traits, fails: impl Fn(&Strategy) -> Failure) -> Vec<String> {
        let mut all = vec![first];
        while let Some(next) = all[all.len() - 1].after(&fails(&all[all.len() - 1]), &had) {
            assert!(!all.contains(&next), "{next} again");
            all.push(next);
        }
        all.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn what_is_unsupported_ends_without_warp_specialisation() {
        let had = Traits { specialises: true, ..Traits::default() };
        assert_eq!(
            walk(Strategy::first(false, Sparse::AsIs), had, |_| unsupported()),
            [
                "operands in registers",
                "operands through shared memory",
                "operands as written",
                "operands as written; no warp specialisation",
            ]
        );
    }

    #[test]
    fn a_specialised_plan_gives_up_one_thing_after_the_other() {
        let first = Strategy::first(false, Sparse::AsIs).with_operands(Operands::AsWritten);
        let mut strategy = first;
        let mut had = Traits {
            specialised: true,
            vectors: true,
            tiles: true,
            gathers: true,
            im2col: true,
            pingpong: true,
            ..Traits::default()
        };
        let mut texts = Vec::new();
        while let Some(next) = strategy.after(&unsupported(), &had) {
            texts.push(next.to_string());
            had.vectors &= next.vectors;
            had.tiles &= next.tiles;
            had.pingpong &= next.limits.warpgroup_pingpong && next.limits.brings == Brings::All;
            had.im2col &= next.limits.brings == Brings::All;
            had.gathers &= next.limits.brings != Brings::TmaTiles;
            strategy = next;
        }
        assert_eq!(
            texts,
            [
                "operands as written; vectors of epilogues as written",
                "operands as written; vectors of epilogues as written; tiles behind operands as written",
                "operands as written; no warpgroup ping-pong; vectors of epilogues as written; tiles behind operands as written",
                "operands as written; vectors of epilogues as written; tiles behind operands as written; producer loads TMA tiles and gathers",
                "operands as written; vectors of epilogues as written; tiles behind operands as written; producer loads TMA tiles",
                "operands as written; vectors of epilogues as written; tiles behind operands as written; producer loads operands of GEMMs",
            ]
        );
    }

    #[test]
    fn few_bytes_do_not_lack_often() {
        let had = Traits { specialised: true, ..Traits::default() };
        let first = Strategy::first(false, Sparse::AsIs).with_operands(Operands::AsWritten);
        // A stage has 16 KiB.
        let fails = |strategy: &Strategy| {
            if strategy.limits.reserve < 16_384 { memory(100_096, 100_000) } else { unsupported() }
        };
        let texts = walk(first, had, fails);
        let reserved: Vec<&String> =
            texts.iter().filter(|text| !text.contains("producer") && text.ends_with("reserved")).collect();
        assert_eq!(reserved.len(), 10, "{reserved:?}");
        assert!(reserved[3].contains("; 384 bytes"), "{reserved:?}");
        assert!(reserved[9].contains("; 24576 bytes"), "{reserved:?}");
    }

    #[test]
    fn memory_takes_second_stages_then_what_pipelines_have_then_matrices() {
        let had = Traits { second_stages: true, specialised: true, ..Traits::default() };
        let first = Strategy::first(true, Sparse::AsIs).with_operands(Operands::AsWritten);
        let texts = walk(first, had, |_| memory(300, 200));
        assert_eq!(texts[1], "operands as written; cooperative matrices; one stage");
        assert_eq!(texts[2], "operands as written; cooperative matrices; 100 bytes reserved");
        assert_eq!(texts[4], "operands as written; cooperative matrices; 200 bytes reserved");
        assert_eq!(texts[6], "operands in registers; cooperative matrices; sums one at a time");
        assert!(texts.contains(&"operands in registers".to_owned()), "{texts:?}");
        assert!(texts.last().unwrap().starts_with("operands as written; one stage; 200 bytes"), "{texts:?}");
    }

    #[test]
    fn sparse_gemms_are_expanded_whatever_failed() {
        let first = Strategy::first(false, Sparse::AsIs).with_operands(Operands::AsWritten);
        let had = Traits { sparse: true, ..Traits::default() };
        let next = first.after(&memory(2, 1), &had).unwrap();
        assert_eq!(next, Strategy::first(false, Sparse::Expanded));
        let last = next.with_operands(Operands::AsWritten);
        assert_eq!(last.after(&memory(2, 1), &had), None);
    }

    #[test]
    fn other_errors_are_final() {
        let first = Strategy::first(false, Sparse::AsIs).with_operands(Operands::AsWritten);
        let had = Traits { specialised: true, specialises: true, ..Traits::default() };
        assert_eq!(first.after(&Failure::Error(LowerError::IllFormed(String::new())), &had), None);
    }
}
