//! Teams of warpgroups.
//!
//! A team's program is reached by a branch on the number of the warpgroup,
//! which is the same in a whole warp, so that instructions that want all
//! threads of a warp may stand in it. All programs end at the same place.
//!
//! The block's own barrier is number 0; team `i` has number `i + 1`, and
//! warpgroup `i` number `GROUP_BARRIERS + i`.

use super::arch::REGISTERS;
use super::asm::{Label, Operand};
use super::emitted::EmitError;
use super::emitter::Emitter;
use tile_simt::ir::{Block, Inst, Op, Partition};

/// The registers that a thread may have, a multiple of 8.
const LEAST: u32 = 24;
const MOST: u32 = 256;
/// Threads of a warpgroup.
pub(super) const WARPGROUP: u32 = 128;
/// The barrier of warpgroup 0: a block has 16, half of them for the eight
/// warpgroups of 1024 threads.
pub(super) const GROUP_BARRIERS: u32 = 8;

impl Emitter<'_> {
    pub(super) fn warp_specialize(&mut self, inst: &Inst, partitions: &[Partition]) -> Result<(), EmitError> {
        if self.partition.is_some() {
            return Err(EmitError::Malformed("partitions inside of a partition".to_owned()));
        }
        if self.sites.iter().any(|site| site.kind.fails()) {
            // A thread whose assertion fails leaves, and barriers that count
            // would wait for it.
            return Err(EmitError::Malformed("partitions in a kernel that asserts".to_owned()));
        }
        if partitions.len() >= GROUP_BARRIERS as usize {
            return Err(EmitError::Malformed(format!(
                "{} partitions, which have not as many barriers",
                partitions.len()
            )));
        }
        self.check_registers(partitions)?;
        let group = self.warpgroup();
        let end = self.asm.label();
        let mut first = 0;
        let mut next: Option<Label> = None;
        for (number, (partition, block)) in partitions.iter().zip(&inst.blocks).enumerate() {
            if let Some(label) = next.take() {
                self.asm.place(label);
            }
            first += partition.threads / WARPGROUP;
            let last = number + 1 == partitions.len();
            if !last {
                let label = self.asm.label();
                let later = self.asm.pred("setp.ge.u32", &[group, Operand::Int(first.into())]);
                self.asm.jump_if(later, label);
                next = Some(label);
            }
            if let Some(registers) = partition.registers {
                let change = if registers < self.entry_registers(partitions) { "dec" } else { "inc" };
                self.asm.line(format_args!("setmaxnreg.{change}.sync.aligned.u32 {registers}"));
            }
            self.partition = Some((number + 1, partition.threads));
            self.block(block)?;
            self.partition = None;
            if !last {
                self.asm.jump(end);
            }
        }
        self.asm.place(end);
        Ok(())
    }

    /// The assembler ignores a redistribution that cannot be, and a block whose
    /// threads want more registers than there are waits for ever.
    fn check_registers(&self, partitions: &[Partition]) -> Result<(), EmitError> {
        if partitions.iter().all(|partition| partition.registers.is_none()) {
            return Ok(());
        }
        let entry = self.entry_registers(partitions);
        let mut sum = 0;
        for partition in partitions {
            let registers = partition.registers.unwrap_or(entry);
            if !registers.is_multiple_of(8) || !(LEAST..=MOST).contains(&registers) {
                return Err(EmitError::Malformed(format!("a partition of {registers} registers a thread")));
            }
            sum += registers * partition.threads;
        }
        // What is redistributed is what the block has started with.
        let all = entry * self.kernel.threads;
        if sum > all {
            return Err(EmitError::Malformed(format!("partitions of {sum} registers, the block has {all}")));
        }
        Ok(())
    }

    /// Registers of each thread when a block starts, where they are to be
    /// redistributed.
    fn entry_registers(&self, partitions: &[Partition]) -> u32 {
        at_start(self.kernel.threads, blocks_at_once(partitions).unwrap_or(1))
    }
}

/// Registers of each of so many threads when one of so many blocks starts.
fn at_start(threads: u32, blocks: u32) -> u32 {
    (REGISTERS / (threads * blocks) / 8 * 8).min(MOST)
}

/// Blocks whose registers a multiprocessor has at once, where they are
/// redistributed: as many as start with what their partitions take.
fn blocks_at_once(partitions: &[Partition]) -> Option<u32> {
    let sum: Option<u32> =
        partitions.iter().map(|partition| partition.registers.map(|registers| registers * partition.threads)).sum();
    let threads: u32 = partitions.iter().map(|partition| partition.threads).sum();
    let start = |blocks: &u32| at_start(threads, *blocks) * threads;
    sum.filter(|&sum| sum > 0).map(|sum| (1..=REGISTERS / sum).rev().find(|it| sum <= start(it)).unwrap_or(1))
}

/// If registers are redistributed in a block, how many such blocks a multiprocessor
/// has registers for.
pub(super) fn redistributed(block: &Block) -> Option<u32> {
    block.insts.iter().find_map(|inst| match &inst.op {
        Op::WarpSpecialize { partitions } => blocks_at_once(partitions),
        _ => inst.blocks.iter().find_map(redistributed),
    })
}
