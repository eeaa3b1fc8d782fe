//! Uniformity analysis: which values of a `threads` region are the same for all threads.
//!
//! Threads meet where all of them come. A barrier waits for all threads of the region, an
//! exchange for those of a warp, so the conditions and loop bounds around it have to be the
//! same for as many. That is decided here, from how values are computed:
//!
//! ```text
//! threads %n (%t) {
//!   %l = lanes             block        %w = bin.div %t, %l    warp
//!   %x = load %s, %zero    block        %b = ballot %c         warp
//!   %y = load %s, %t       thread       %v = load %variable    thread
//! }
//! ```
//!
//! A barrier of a group waits for the threads from one number to another alone. It stands in the branch
//! of these, a condition of the group, and all else around it is the same for the block:
//!
//! ```text
//! %m = member %t, %first, %end      warp
//! if %m {
//!   if %x { barrier %m }            the group's, as %x is the block's
//! }
//! ```
//!
//! What is read from memory at one index is one value, since nobody writes it meanwhile; a
//! variable of the thread counts as its own, whatever is stored in it.

use crate::interp::LANES;
use crate::ir::{BinOp, Effect, Func, Inst, InstId, Literal, Op, RegionId, Value, ValueDef};
use std::collections::HashMap;

/// For which threads a value is the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Scope {
    /// All of the block.
    Block,
    /// Those of a warp.
    Warp,
    /// One.
    Thread,
}

/// An operation at which threads meet, and which not all of them may reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Divergent {
    /// The operation.
    pub inst: InstId,
    /// The condition or loop around it, the outermost, that threads take differently; itself, where it is
    /// the barrier of a group and stands outside of the branch of its members.
    pub under: InstId,
}

/// See the module.
#[derive(Clone, Debug, Default)]
pub struct Uniformity {
    scopes: HashMap<Value, Scope>,
    /// Operations at which threads meet that stand where not all of them come.
    pub divergent: Vec<Divergent>,
}

impl Uniformity {
    /// Of the values in all `threads` of a function.
    pub fn of(func: &Func) -> Uniformity {
        let mut found = Uniformity::default();
        let mut regions = Vec::new();
        func.walk(func.body, &mut |_, inst| {
            if matches!(inst.op, Op::Threads {}) {
                regions.push(inst.regions[0]);
            }
        });
        for region in regions {
            for &thread in &func.regions[region].args {
                found.scopes.insert(thread, Scope::Thread);
            }
            Walk { func, found: &mut found, around: Vec::new() }.region(region);
        }
        found
    }

    /// For which threads a value is the same; for all where none computes it.
    pub fn scope(&self, value: Value) -> Scope {
        self.scopes.get(&value).copied().unwrap_or(Scope::Block)
    }
}

struct Walk<'a> {
    func: &'a Func,
    found: &'a mut Uniformity,
    /// Conditions and loops around.
    around: Vec<Around>,
}

/// A condition or loop, with the threads that take it alike.
struct Around {
    scope: Scope,
    inst: InstId,
    /// The condition that holds inside, of a branch that has no other side.
    members: Option<Value>,
}

impl Walk<'_> {
    fn region(&mut self, region: RegionId) {
        let func = self.func;
        for &id in &func.regions[region].insts {
            let inst = &func.insts[id];
            if inst.op.effect() == Effect::Meet
                && let Some(under) = self.divides(id, inst)
            {
                self.found.divergent.push(Divergent { inst: id, under });
            }
            let operands = self.widest(&inst.args);
            for (number, &inner) in inst.regions.iter().enumerate() {
                for &arg in &func.regions[inner].args {
                    self.found.scopes.insert(arg, operands);
                }
                let members = self.members(inst).filter(|_| number == 0);
                self.around.push(Around { scope: operands, inst: id, members });
                self.region(inner);
                self.around.pop();
            }
            if let Some(result) = inst.result {
                let scope = self.result(inst, operands);
                self.found.scopes.insert(result, scope);
            }
        }
    }

    /// The condition of a branch that has no other side.
    fn members(&self, inst: &Inst) -> Option<Value> {
        let empty = |&other: &RegionId| self.func.regions[other].insts.is_empty();
        let alone = matches!(inst.op, Op::If {}) && inst.result.is_none() && inst.regions.iter().skip(1).all(empty);
        inst.args.first().copied().filter(|_| alone)
    }

    /// What stands around an operation at which threads meet and keeps some of them away.
    fn divides(&self, id: InstId, inst: &Inst) -> Option<InstId> {
        let most = if let Op::Barrier {} = inst.op { Scope::Block } else { Scope::Warp };
        let group = inst.args.first().copied().filter(|_| most == Scope::Block);
        // The others of the block are not waited for.
        let own = |around: &Around| group.is_some() && around.members == group;
        if group.is_some() && !self.around.iter().any(own) {
            return Some(id);
        }
        self.around.iter().find(|around| around.scope > most && !own(around)).map(|around| around.inst)
    }

    fn widest(&self, values: &[Value]) -> Scope {
        values.iter().map(|&value| self.found.scope(value)).max().unwrap_or(Scope::Block)
    }

    fn result(&self, inst: &Inst, operands: Scope) -> Scope {
        let func = self.func;
        match &inst.op {
            // Groups are of whole warps.
            Op::Ballot {} | Op::Member {} => Scope::Warp,
            Op::Atomic { .. } => Scope::Thread,
            Op::Alloc {} => Scope::Thread,
            Op::Bin { op: BinOp::Div } if self.is_warp(inst) => Scope::Warp,
            Op::If {} => {
                let given = inst.regions.iter().filter_map(|&region| func.regions[region].result);
                given.map(|value| self.found.scope(value)).max().unwrap_or(Scope::Block).max(operands)
            }
            _ => operands,
        }
    }

    /// Whether it divides the thread's number by the lanes of a warp, or of several.
    fn is_warp(&self, inst: &Inst) -> bool {
        let &[number, lanes] = inst.args.as_slice() else { return false };
        let thread = match self.func.values[number].def {
            ValueDef::Arg(region, _) => {
                self.func.insts.values().any(|inst| matches!(inst.op, Op::Threads {}) && inst.regions.contains(&region))
            }
            ValueDef::Inst(_) | ValueDef::Param(_) => false,
        };
        thread && self.func.def(lanes).is_some_and(|lanes| is_of_warps(&lanes.op))
    }
}

/// Whether as many threads are whole warps on every target: a warp has at most [`LANES`], a power of
/// two.
fn is_of_warps(op: &Op) -> bool {
    let whole = |threads: i128| threads > 0 && threads % i128::from(LANES) == 0;
    match op {
        Op::Lanes {} => true,
        Op::Const { value: Literal::Int(threads) } => whole(*threads),
        Op::Dim { dim } => dim.as_int().is_some_and(|threads| whole(threads.into())),
        _ => false,
    }
}
