//! Registers of partitions.
//!
//! All threads of a block start with the same number, and hand registers to each other:
//! a producer counts addresses, consumers hold sums. The user may say how many each has
//! (`cuda(registers)`), as far as a block has them; who waits for registers that are not there
//! waits for ever.

use super::super::{Lower, LowerError, Lowered};
use super::GROUP;
use super::specialization::WarpSpecialization;
use crate::lower::target::Target;
use tile_core::ir::Func;
use tile_core::ir::schedule::CudaHints;

/// Registers of a thread of the producer and of a consumer, by the number of
/// consumer warpgroups, when the producer, which counts addresses, leaves most to
/// the accumulators. A block starts with 168 for each of 384 threads, 128 for
/// each of 512, and has no others to hand out.
const REGISTERS: [Option<[u32; 2]>; 4] = [None, None, Some([40, 232]), Some([32, 160])];

/// Two warpgroups with more words of fragments to a thread get the producer's
/// last registers, for its addresses are fewer then than the sums.
const CROWDED_REGISTERS: [u32; 2] = [24, 240];

/// The same where a block is one of two with one consumer warpgroup each, of so many
/// words of fragments to a thread that half of the registers in equal parts do not
/// hold them.
const HALF_REGISTERS: [u32; 2] = [24, 232];

/// The most words that they do.
const HALF: u64 = 64;

/// Registers where the producer's threads compute where to gather from.
const GATHERING_REGISTERS: [Option<[u32; 2]>; 4] = [None, None, Some([56, 224]), Some([56, 152])];

/// Registers are handed out in such multiples.
const GRAIN: u32 = 8;

/// Registers of a block with so many consumer warpgroups, where a multiprocessor runs so
/// many.
fn of_block(target: &Target, consumers: u32, blocks: u32) -> u32 {
    let threads = GROUP * (1 + consumers);
    let each = target.register_file / (threads * blocks) / GRAIN * GRAIN;
    each.min(CudaHints::MOST_REGISTERS) * threads
}

/// Registers that partitions take.
fn taken([producer, consumer]: [u32; 2], consumers: u32) -> u32 {
    GROUP * (producer + consumer * consumers)
}

/// The most blocks of a multiprocessor, of which each has the registers that the user
/// asks for, if that is any number.
pub(super) fn most_blocks(func: &Func, target: &Target, roles: &WarpSpecialization) -> Option<u32> {
    let (asked, consumers) = (func.schedule.cuda.registers?, roles.groups * roles.consumers);
    let most = target.register_file / taken(asked, consumers).max(1);
    (1..=most).rev().find(|&blocks| taken(asked, consumers) <= of_block(target, consumers, blocks)).or(Some(1))
}

impl Lower<'_> {
    /// Registers of a thread of the producer and of one of so many consumer warpgroups;
    /// nothing where all keep what they start with.
    pub(super) fn registers(&self, consumers: u32) -> Lowered<Option<[u32; 2]>> {
        if let Some(asked) = self.func.schedule.cuda.registers {
            return self.are_there(asked, consumers).map(|()| Some(asked));
        }
        let held = self.specialized.roles.held / u64::from(self.threads());
        let halves = consumers == 1 && self.specialized.roles.blocks == 2 && held > HALF;
        let crowded = consumers == 2 && held > super::CROWDED;
        Ok(match (self.specialized.roles.has_gathers(), crowded) {
            (true, _) => GATHERING_REGISTERS[consumers as usize],
            (false, true) => Some(CROWDED_REGISTERS),
            (false, false) if halves => Some(HALF_REGISTERS),
            (false, false) => REGISTERS[consumers as usize],
        })
    }

    /// Whether a block has the registers that the user asks for.
    fn are_there(&self, asked: [u32; 2], consumers: u32) -> Lowered<()> {
        let (all, taken) = (of_block(self.target, consumers, 1), taken(asked, consumers));
        if taken <= all {
            return Ok(());
        }
        let [producer, consumer] = asked;
        let left = (all / GROUP).saturating_sub(producer) / consumers / GRAIN * GRAIN;
        let fits = left.min(CudaHints::MOST_REGISTERS);
        Err(LowerError::Override {
            reason: format!(
                "`cuda(registers = [{producer}, {consumer}])` are {taken} of a block with {consumers} warpgroups that \
                 multiply, which has {all}; `cuda(registers = [{producer}, {fits}])` fits"
            ),
        })
    }
}
