//! Checks on the IR of a whole function: races, initialisation, pipeline schedules.

mod blocks;
mod form;
mod init;
mod meet;
mod plan;
mod race;
mod token;

use crate::diag::{Errors, Loc};
use std::collections::HashSet;
use tile_core::analysis::init::Contents;
use tile_core::ir::{Condition, Func, InstId, Op, RegionId, Value};

/// A function with the source of its instructions.
pub(crate) struct Checked<'a> {
    pub(crate) errors: &'a Errors,
    pub(crate) func: &'a Func,
    /// By instruction.
    pub(crate) locs: &'a [Loc],
    /// The tiles that a call may write.
    pub(crate) call_writes: &'a HashSet<(InstId, Value)>,
}

/// Runs every check. Gives what is known of the contents of memory, and what only an
/// instance can tell.
pub(crate) fn run(checked: &Checked<'_>) -> (Contents, Vec<Condition>) {
    let contents = init::check(checked);
    let races = race::check(checked);
    token::check(checked);
    plan::check(checked);
    meet::check(checked);
    (contents, blocks::check(checked, &races))
}

/// What an instruction does to the memory it names.
#[derive(Default)]
struct Access {
    reads: Vec<Value>,
    writes: Vec<Value>,
}

impl Checked<'_> {
    fn loc(&self, inst: InstId) -> Loc {
        self.locs.get(inst.index()).copied().unwrap_or_else(|| Loc::at(proc_macro2::Span::call_site()))
    }

    /// The user's name for a piece of memory.
    fn name(&self, root: Value) -> String {
        self.func.values[root].name.clone().unwrap_or_else(|| "_".to_owned())
    }

    /// The roots that an instruction itself reads and writes.
    fn access(&self, id: InstId) -> Access {
        let inst = &self.func.insts[id];
        let root = |i: usize| inst.args.get(i).map(|&value| self.func.root(value));
        let mut access = Access::default();
        let Access { reads, writes } = &mut access;
        match &inst.op {
            Op::Load {} | Op::Aggregate { .. } => reads.extend(root(0)),
            Op::Store { .. } => writes.extend(root(1)),
            Op::Atomic { .. } => {
                reads.extend(root(0));
                writes.extend(root(0));
            }
            Op::Copy { .. } | Op::Scan { .. } => {
                reads.extend(root(0));
                writes.extend(root(1));
            }
            Op::Fill {} => writes.extend(root(0)),
            Op::Gather {} | Op::Scatter {} => {
                reads.extend((0..2).flat_map(root));
                writes.extend(root(2));
            }
            Op::Gemm { accumulate, .. } => {
                reads.extend((0..2).flat_map(root));
                if *accumulate {
                    reads.extend(root(2));
                }
                writes.extend(root(2));
            }
            Op::GemmSp {} => {
                reads.extend((0..4).flat_map(root));
                writes.extend(root(3));
            }
            Op::Reduce { accumulate, .. } => {
                reads.extend(root(0));
                if *accumulate {
                    reads.extend(root(1));
                }
                writes.extend(root(1));
            }
            Op::AtomicTile { .. } => {
                reads.extend((0..2).flat_map(root));
                writes.extend(root(1));
            }
            Op::Call { .. } => self.passed(id, &mut access),
            Op::Const { .. }
            | Op::Dim { .. }
            | Op::Sym { .. }
            | Op::Un { .. }
            | Op::Bin { .. }
            | Op::Cmp { .. }
            | Op::Select {}
            | Op::Fma {}
            | Op::Asm { .. }
            | Op::Cast { .. }
            | Op::Bits {}
            | Op::Extent { .. }
            | Op::Alloc {}
            | Op::Region { .. }
            | Op::Permute { .. }
            | Op::Reshape {}
            | Op::Bitcast {}
            | Op::For { .. }
            | Op::If {}
            | Op::Parallel {}
            | Op::Threads {}
            | Op::Barrier {}
            | Op::Member {}
            | Op::Signal { .. }
            | Op::Wait {}
            | Op::CopyWait {}
            | Op::Shuffle {}
            | Op::Ballot {}
            | Op::Lanes {}
            | Op::Require { .. }
            | Op::Expect { .. }
            | Op::Print { .. }
            | Op::Assert { .. } => {}
        }
        access
    }

    /// The roots that a call reads and writes.
    fn passed(&self, id: InstId, access: &mut Access) {
        for &arg in self.func.insts[id].args.iter().filter(|&&arg| self.func.ty(arg).mem().is_some()) {
            let writes = self.call_writes.contains(&(id, arg));
            if writes { &mut access.writes } else { &mut access.reads }.push(self.func.root(arg));
        }
    }

    /// The roots that a region writes.
    fn written(&self, region: RegionId) -> HashSet<Value> {
        let mut all = HashSet::new();
        self.func.walk(region, &mut |id, _| all.extend(self.access(id).writes));
        all
    }
}
