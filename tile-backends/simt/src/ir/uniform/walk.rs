//! The walk over a kernel.

use super::each::{self, Each};
use super::{Eye, Varies};
use crate::ir::{Block, Buf, Inst, Kernel, Op, ShuffleMode, Special, Val, Var, VerifyError};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::ops::Range;
use tile_core::ir::verify::{Place, Position};
use tile_core::ir::{BinOp, Id as _};

/// What is known on the way.
pub(super) struct Walk<'a> {
    kernel: &'a Kernel,
    eye: Eye,
    /// Buffers in global memory that the kernel writes.
    written: BTreeSet<Buf>,
    pub(super) vals: Vec<Varies>,
    known: Vec<Option<Each>>,
    /// The instruction that makes a value.
    made: Vec<Option<&'a Inst>>,
    /// What was ever written to registers of arrays.
    registers: FxHashMap<(Var, u32), Varies>,
    /// Arrays that warpgroups' products write, which lay them out among the threads.
    sums: BTreeSet<Var>,
    /// Whether that grew in this round.
    grown: bool,
    /// The threads of the block, or of the partition.
    threads: Range<usize>,
    /// The conditions and bounds around.
    around: Vec<Around>,
    /// The next instruction.
    next: Position,
    /// The instructions that some threads do not come to.
    pub(super) errors: Vec<VerifyError>,
}

/// A condition, or bounds.
struct Around {
    varies: Varies,
    what: Val,
    /// What a condition is where this is.
    taken: Option<bool>,
}

impl<'a> Walk<'a> {
    /// What is known in the end, and the broken rules.
    pub(super) fn through(kernel: &'a Kernel, eye: Eye) -> Walk<'a> {
        let mut walk = Walk {
            kernel,
            eye,
            written: kernel.written(),
            vals: vec![Varies::NOT; kernel.vals.len()],
            known: vec![None; kernel.vals.len()],
            made: vec![None; kernel.vals.len()],
            registers: FxHashMap::default(),
            sums: BTreeSet::new(),
            grown: true,
            threads: 0..kernel.threads as usize,
            around: Vec::new(),
            next: Position::default(),
            errors: Vec::new(),
        };
        // Registers hold more and more, of eight bits each.
        while std::mem::take(&mut walk.grown) {
            walk.next = Position::default();
            walk.errors.clear();
            walk.block(&kernel.body);
        }
        walk
    }

    fn block(&mut self, block: &'a Block) {
        block.insts.iter().for_each(|inst| self.inst(inst));
    }

    /// The bits in which the numbers of the threads here differ at all.
    fn here(&self) -> Varies {
        let threads = self.threads.len() as u32;
        if threads.is_power_of_two() { Varies::within(threads) } else { Varies::EVERYWHERE }
    }

    fn control(&self) -> Varies {
        self.around.iter().fold(Varies::NOT, |all, around| all.and(around.varies)).common(self.here())
    }

    fn varies(&self, val: Val) -> Varies {
        self.vals[val.index()]
    }

    fn all(&self, vals: &[Val]) -> Varies {
        vals.iter().fold(Varies::NOT, |all, &val| all.and(self.varies(val)))
    }

    fn inst(&mut self, inst: &'a Inst) {
        let control = self.control();
        let position = self.next.step();
        if let Op::NamedBarrier { first, threads, .. } = inst.op {
            self.named_barrier(position, first as usize..(first + threads) as usize);
        }
        if let Some(needed) = self.needed(&inst.op)
            && !control.common(needed).is_not()
        {
            self.errors.push(self.refused(position, needed));
        }
        match &inst.op {
            Op::Set { var, at } => {
                let with = self.varies(inst.args[0]).and(control);
                let register = self.registers.entry((*var, *at)).or_insert(Varies::NOT);
                self.grown |= register.and(with) != *register;
                *register = register.and(with);
            }
            Op::Wgmma { sum, .. } => self.grown |= self.sums.insert(*sum),
            Op::If {} => {
                let varies = self.agreed(inst, self.varies(inst.args[0]));
                self.under(varies, inst.args[0], inst);
            }
            Op::For {} => {
                let counter = inst.blocks[0].args[0].index();
                self.vals[counter] = self.agreed(inst, self.varies(inst.args[0]).and(self.varies(inst.args[2])));
                let what = inst.args.iter().copied().max_by_key(|&arg| self.varies(arg).0);
                let varies = self.agreed(inst, self.all(&inst.args));
                self.under(varies, what.unwrap_or(inst.args[1]), inst);
            }
            Op::WarpSpecialize { partitions } => {
                let (block, around) = (self.threads.clone(), std::mem::take(&mut self.around));
                let mut first = 0;
                for (partition, program) in partitions.iter().zip(&inst.blocks) {
                    self.threads = first..first + partition.threads as usize;
                    first = self.threads.end;
                    self.block(program);
                }
                (self.threads, self.around) = (block, around);
            }
            _ => self.results(inst),
        }
    }

    fn results(&mut self, inst: &'a Inst) {
        if inst.results.is_empty() {
            return;
        }
        let varies = self.made(inst).common(self.here());
        for result in inst.results.iter().map(|result| result.index()) {
            self.made[result] = Some(inst);
            // A round before has computed it.
            if self.known[result].is_some() {
                continue;
            }
            if self.eye != Eye::Strict {
                self.known[result] = each::result(self.kernel, &self.known, inst);
            }
            self.vals[result] = self.known[result].as_ref().map_or(varies, |known| known.varies(&self.threads));
        }
    }

    /// What the results of an instruction vary with.
    fn made(&self, inst: &Inst) -> Varies {
        let operands = self.all(&inst.args);
        match inst.op {
            Op::Special { what } => match what {
                Special::Thread => Varies::EVERYWHERE,
                Special::Warpgroup => Varies::EVERYWHERE.but(Varies::IN_WARPGROUPS),
                Special::Block(_) | Special::Worker | Special::Workers | Special::Rank => Varies::NOT,
            },
            Op::Bin { op } if is_symmetric(op) => operands.but(self.across(inst)),
            Op::Get { var, .. } if self.sums.contains(&var) => Varies::EVERYWHERE,
            Op::Get { var, at } => self.registers.get(&(var, at)).copied().unwrap_or(Varies::NOT),
            Op::Load { buf, .. } if self.is_trusted(buf) => operands,
            Op::Shuffle { mode, width, .. } if self.eye != Eye::Strict => {
                let group = Varies::within(width);
                match mode {
                    ShuffleMode::Index => operands.but(group),
                    ShuffleMode::Xor => operands,
                    // What is the same in the group comes from any of its lanes.
                    _ if operands.common(group).is_not() => operands,
                    _ => operands.and(group),
                }
            }
            Op::Load { .. }
            | Op::Shuffle { .. }
            | Op::ShuffleAt {}
            | Op::Atomic { .. }
            | Op::Elect {}
            | Op::LoadMatrix { .. }
            | Op::Mma { .. } => Varies::EVERYWHERE,
            _ => operands,
        }
    }

    /// Whether threads that read one place of a buffer are seen to read one value.
    fn is_trusted(&self, buf: Buf) -> bool {
        match self.kernel.bufs[buf].is_shared() {
            true => self.eye != Eye::Strict,
            false => self.eye == Eye::Alone || !self.written.contains(&buf),
        }
    }

    /// The bits of lanes that exchange the operand of an operation and do it both.
    fn across(&self, inst: &Inst) -> Varies {
        let partner = |of: Val, own: Val| match self.made[of.index()] {
            Some(&Inst { op: Op::Shuffle { mode: ShuffleMode::Xor, lane, .. }, ref args, .. })
                if self.eye != Eye::Strict && args[0] == own && lane.is_power_of_two() =>
            {
                Varies(lane as u8)
            }
            _ => Varies::NOT,
        };
        partner(inst.args[0], inst.args[1]).and(partner(inst.args[1], inst.args[0]))
    }

    /// What a condition varies with, where a program says of those around barriers that
    /// they are the same for all.
    fn agreed(&self, inst: &Inst, varies: Varies) -> Varies {
        if self.eye == Eye::Strict && meets(inst) { Varies::NOT } else { varies }
    }

    fn under(&mut self, varies: Varies, what: Val, inst: &'a Inst) {
        for (side, block) in inst.blocks.iter().enumerate() {
            let taken = matches!(inst.op, Op::If {}).then_some(side == 0);
            self.around.push(Around { varies, what, taken });
            self.block(block);
            self.around.pop();
        }
    }

    /// Looks whether the threads of a named barrier come to it, and no others: by conditions that are known
    /// for each thread, as far as others are the same for all.
    fn named_barrier(&mut self, position: Position, range: Range<usize>) {
        if self.eye == Eye::Strict {
            return;
        }
        let mut comes: Vec<bool> =
            (0..self.kernel.threads as usize).map(|thread| self.threads.contains(&thread)).collect();
        for around in &self.around {
            match (around.taken, &self.known[around.what.index()]) {
                (Some(taken), Some(each)) => {
                    comes.iter_mut().enumerate().for_each(|(thread, comes)| *comes &= (each.at(thread) != 0) == taken);
                }
                _ if around.varies.is_not() => {}
                _ => {
                    let message = self.doubt(around);
                    return self.errors.push(VerifyError { place: Place::Inst(position), message });
                }
            }
        }
        if (0..comes.len()).any(|thread| comes[thread] != range.contains(&thread)) {
            let message = format!("expected that threads {range:?} come here, and no others");
            self.errors.push(VerifyError { place: Place::Inst(position), message });
        }
    }

    /// The bits that what is around an instruction must not change with.
    fn needed(&self, op: &Op) -> Option<Varies> {
        let lanes = self.kernel.lanes;
        Some(match together(op)? {
            // Looked at for its threads alone.
            Together::Range => return None,
            Together::Block => Varies::EVERYWHERE,
            Together::Warpgroup => Varies::IN_WARPGROUPS,
            Together::Warp => Varies::within(lanes),
            Together::Matrix(var) => {
                let matrix = self.kernel.vars[var].matrix;
                Varies::within(matrix.map_or(lanes, |matrix| lanes.max(matrix.lanes.into())))
            }
        })
    }

    fn refused(&self, position: Position, needed: Varies) -> VerifyError {
        let around = self.around.iter().find(|around| !around.varies.common(needed).is_not());
        let message = around.map_or_else(String::new, |around| self.doubt(around));
        VerifyError { place: Place::Inst(position), message }
    }

    fn doubt(&self, Around { varies, what, .. }: &Around) -> String {
        let varies = varies.text(self.kernel.lanes);
        format!("expected that all threads come here, but {what}, which decides that, {varies}")
    }
}

/// The threads that come to an instruction together.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Together {
    Block,
    /// Those of a named barrier.
    Range,
    Warpgroup,
    Warp,
    /// Those that hold a matrix of the array.
    Matrix(Var),
}

fn together(op: &Op) -> Option<Together> {
    match op {
        Op::Barrier {} | Op::Phase {} | Op::ClusterBarrier {} | Op::WarpSpecialize { .. } => Some(Together::Block),
        Op::NamedBarrier { .. } => Some(Together::Range),
        Op::GroupBarrier {} | Op::Wgmma { .. } | Op::WgmmaFence {} | Op::WgmmaCommit {} | Op::WgmmaWait { .. } => {
            Some(Together::Warpgroup)
        }
        Op::WarpBarrier {}
        | Op::Elect {}
        | Op::Shuffle { .. }
        | Op::ShuffleAt {}
        | Op::LoadMatrix { .. }
        | Op::StoreMatrix { .. }
        | Op::Mma { .. } => Some(Together::Warp),
        Op::CoopClear { var, .. } | Op::CoopLoad { var, .. } | Op::CoopStore { var, .. } => {
            Some(Together::Matrix(*var))
        }
        Op::CoopMultiply { sum, .. } => Some(Together::Matrix(*sum)),
        _ => None,
    }
}

/// Whether a statement holds an instruction that waits for other threads, or takes
/// something from them.
pub fn meets(inst: &Inst) -> bool {
    let mut insts = inst.blocks.iter().flat_map(|block| &block.insts);
    insts.any(|inst| together(&inst.op).is_some() || meets(inst))
}

/// Whether both orders of the operands give the same bits.
fn is_symmetric(op: BinOp) -> bool {
    use BinOp::{Add, And, Max, MaxNan, Min, MinNan, Mul, Or, Xor};
    matches!(op, Add | Mul | Min | Max | MinNan | MaxNan | And | Or | Xor)
}
