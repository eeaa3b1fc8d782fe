//! Loop fission for scalars: variables of a GEMM loop that others read get a loop of their own.
//!
//! ```text
//! %fresh = true                      %fresh' = true
//! for ko {                           for ko { if mask[ko] { %fresh' = false } }
//!   if mask[ko] {              ──►   %fresh = true
//!     acc = mmad … %fresh            for ko { if mask[ko] { acc = mmad … ; %fresh = false } }
//!     %fresh = false                 %fresh = %fresh'
//!   }                                t = select %fresh, 0, acc
//! }
//! t = select %fresh, 0, acc
//! ```
//!
//! The vendor's compiler assigns the loop to the cube core and what follows to the vector cores,
//! and fails where a scalar would cross between them. A loop of scalars alone runs on both.

use crate::ir::live::{Cell, Cells, live_after, live_in};
use crate::ir::{Block, Inst, Op, Program, Val, ValData, Var, VarData};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

/// Duplicates the scalar part of such loops.
pub(crate) fn run(program: &mut Program) {
    let mut body = std::mem::take(&mut program.body);
    block(&mut body, &Cells::new(), program);
    program.body = body;
}

fn block(block_: &mut Block, behind: &Cells, program: &mut Program) {
    let after = live_after(program, block_, behind);
    let mut insts = Vec::new();
    for (mut inst, live) in std::mem::take(&mut block_.insts).into_iter().zip(after) {
        let multiplies = match &inst.op {
            Op::For { body, .. } => {
                let mut found = false;
                body.walk(&mut |inst| found |= matches!(inst.op, Op::Mmad(_)));
                found
            }
            _ => false,
        };
        let mut wanted = BTreeSet::new();
        if multiplies {
            for block in inst.op.blocks() {
                block.walk(&mut |inst| {
                    if let Op::Set { var, .. } = inst.op
                        && live.contains(&Cell::Var(var))
                    {
                        wanted.insert(var);
                    }
                });
            }
        }
        let loops = (!wanted.is_empty()).then(|| Slice::new(program, &inst, &wanted)).flatten();
        let inside: Cells = match &inst.op {
            Op::For { body, .. } => live_in(program, body, &live).union(&live).copied().collect(),
            _ => live.clone(),
        };
        for inner in inst.op.blocks_mut() {
            block(inner, &inside, program);
        }
        let Some(slice) = loops else {
            insts.push(inst);
            continue;
        };
        let span = inst.span;
        let copy = |from: Var, to: Var, insts: &mut Vec<Inst>, program: &mut Program| {
            let elem = program.vars[from].elem;
            let value = program.vals.push(ValData { name: None, elem, constant: None });
            insts.push(Inst { op: Op::Get { dst: value, var: from }, span });
            insts.push(Inst { op: Op::Set { var: to, value }, span });
        };
        for (&var, &own) in &slice.vars {
            copy(var, own, &mut insts, program);
        }
        insts.push(Inst { op: slice.op, span });
        insts.push(inst);
        for (&var, &own) in &slice.vars {
            copy(own, var, &mut insts, program);
        }
    }
    block_.insts = insts;
}

/// The part of a loop that computes some variables.
struct Slice {
    /// The loop.
    op: Op,
    /// The copies of the variables, including those that they depend on.
    vars: BTreeMap<Var, Var>,
}

impl Slice {
    /// `None` if the variables depend on what vector units compute.
    fn new(program: &mut Program, inst: &Inst, wanted: &BTreeSet<Var>) -> Option<Slice> {
        // Variables on which they depend transitively.
        let mut vars = wanted.clone();
        loop {
            let mut needed = HashSet::new();
            values(&inst.op, &vars, &mut needed);
            let before = vars.len();
            for block in inst.op.blocks() {
                block.walk(&mut |inst| match inst.op {
                    Op::Get { dst, var } if needed.contains(&dst) => {
                        vars.insert(var);
                    }
                    _ => {}
                });
            }
            if vars.len() == before {
                break;
            }
        }
        let mut needed = HashSet::new();
        values(&inst.op, &vars, &mut needed);
        let mut computed = false;
        for block in inst.op.blocks() {
            block.walk(&mut |inst| {
                computed |= matches!(inst.op, Op::Peek { dst, .. } if needed.contains(&dst));
            });
        }
        if computed {
            return None;
        }
        let mut own = BTreeMap::new();
        for &var in &vars {
            let VarData { name, elem } = program.vars[var].clone();
            own.insert(var, program.vars.push(VarData { name, elem }));
        }
        let mut copy = Copy { program, needed, vars: &own, vals: HashMap::new() };
        let op = copy.op(&inst.op)?;
        Some(Slice { op, vars: own })
    }
}

/// The scalars that variables are computed from, and the conditions under which they are.
fn values(op: &Op, vars: &BTreeSet<Var>, needed: &mut HashSet<Val>) {
    loop {
        let before = needed.len();
        let mut add = |op: &Op| match op {
            Op::Set { var, value } if vars.contains(var) => {
                needed.insert(*value);
            }
            Op::Scalar { dst, args, .. } if needed.contains(dst) => needed.extend(args),
            Op::Read { dst, offset, .. } if needed.contains(dst) => {
                needed.insert(*offset);
            }
            Op::If { condition, .. } if sets(op, vars) => {
                needed.insert(*condition);
            }
            Op::For { lo, hi, step, .. } if sets(op, vars) => needed.extend([lo, hi, step]),
            _ => {}
        };
        for block in op.blocks() {
            block.walk(&mut |inst| add(&inst.op));
        }
        if needed.len() == before {
            return;
        }
    }
}

fn sets(op: &Op, vars: &BTreeSet<Var>) -> bool {
    let mut found = false;
    for block in op.blocks() {
        block.walk(&mut |inst| found |= matches!(inst.op, Op::Set { var, .. } if vars.contains(&var)));
    }
    found
}

/// A copy of scalar statements, with fresh values.
struct Copy<'a> {
    program: &'a mut Program,
    needed: HashSet<Val>,
    vars: &'a BTreeMap<Var, Var>,
    vals: HashMap<Val, Val>,
}

impl Copy<'_> {
    fn block(&mut self, of: &Block) -> Block {
        let insts = of.insts.iter().filter_map(|inst| Some(Inst { op: self.op(&inst.op)?, span: inst.span }));
        Block { insts: insts.collect() }
    }

    fn val(&self, val: Val) -> Val {
        self.vals.get(&val).copied().unwrap_or(val)
    }

    fn fresh(&mut self, val: Val) -> Val {
        let data = self.program.vals[val].clone();
        let own = self.program.vals.push(data);
        self.vals.insert(val, own);
        own
    }

    fn op(&mut self, op: &Op) -> Option<Op> {
        let vars: BTreeSet<Var> = self.vars.keys().copied().collect();
        Some(match op {
            Op::Scalar { dst, op, args } if self.needed.contains(dst) => {
                let args = args.iter().map(|&arg| self.val(arg)).collect();
                Op::Scalar { dst: self.fresh(*dst), op: *op, args }
            }
            Op::Read { dst, tensor, offset } if self.needed.contains(dst) => {
                let offset = self.val(*offset);
                Op::Read { dst: self.fresh(*dst), tensor: *tensor, offset }
            }
            Op::Get { dst, var } if self.needed.contains(dst) => Op::Get { dst: self.fresh(*dst), var: self.vars[var] },
            Op::Set { var, value } if vars.contains(var) => Op::Set { var: self.vars[var], value: self.val(*value) },
            Op::If { condition, then, otherwise } if sets(op, &vars) => {
                let condition = self.val(*condition);
                Op::If { condition, then: self.block(then), otherwise: self.block(otherwise) }
            }
            Op::For { counter, lo, hi, step, body, .. } if sets(op, &vars) => {
                let [lo, hi, step] = [lo, hi, step].map(|&val| self.val(val));
                Op::For { counter: self.fresh(*counter), lo, hi, step, stages: 1, body: self.block(body) }
            }
            _ => return None,
        })
    }
}
