//! The walk that rewriting passes share: visits instructions in program order and
//! replaces them.
//!
//! Each is visited once, with operands already replaced; definitions come before uses,
//! so one walk is enough. A pass says what becomes of each instruction and may append
//! new ones in front of it.

use crate::ir::{Dim, Func, Inst, InstId, Literal, Op, Region, RegionId, Span, Type, Value, ValueData, ValueDef};
use std::collections::HashMap;

/// What becomes of an instruction.
pub(super) enum Fate {
    /// It stays, maybe changed in place.
    Keep,
    /// It goes; its result, if any, is not used.
    Remove,
    /// Its result is that value.
    Replace(Value),
    /// The contents of one of its regions stand in its place, region arguments
    /// replaced by these values.
    Splice(RegionId, Vec<Value>),
}

/// A pass.
pub(super) trait Rewrite {
    /// Decides about an instruction.
    fn inst(&mut self, at: &mut Cursor<'_>, id: InstId) -> Fate;

    /// A region begins; `owner` is its instruction, unless it is the host's or
    /// the body.
    fn enter(&mut self, func: &Func, region: RegionId, owner: Option<InstId>) {
        let _ = (func, region, owner);
    }

    /// The region that was entered last ends.
    fn leave(&mut self) {}
}

/// The place in front of the instruction that is being visited.
pub(super) struct Cursor<'f> {
    pub(super) func: &'f mut Func,
    out: &'f mut Vec<InstId>,
    span: Span,
}

impl Cursor<'_> {
    /// Inserts a scalar instruction.
    pub(super) fn insert(&mut self, op: Op, args: &[Value], ty: Type) -> Value {
        let id = InstId::new(self.func.insts.len());
        let result = self.func.values.push(ValueData { ty, def: ValueDef::Inst(id), name: None });
        self.func.insts.push(Inst {
            op,
            args: args.to_vec(),
            regions: Vec::new(),
            result: Some(result),
            span: self.span,
        });
        self.out.push(id);
        result
    }

    /// Inserts an instruction without a result.
    pub(super) fn effect(&mut self, op: Op, args: &[Value]) {
        let id =
            self.func.insts.push(Inst { op, args: args.to_vec(), regions: Vec::new(), result: None, span: self.span });
        self.out.push(id);
    }

    /// Inserts an instruction without a result that holds a region, which takes so many indices and
    /// has what `fill` inserts.
    pub(super) fn nested(
        &mut self,
        op: Op,
        args: &[Value],
        indices: u32,
        fill: impl FnOnce(&mut Cursor<'_>, &[Value]),
    ) {
        let region = self.func.regions.push(Region::default());
        let index = |number| ValueData { ty: Type::INDEX, def: ValueDef::Arg(region, number), name: None };
        let indices: Vec<Value> = (0..indices).map(|number| self.func.values.push(index(number))).collect();
        self.func.regions[region].args.clone_from(&indices);
        let insts = build(self.func, self.span, |at| fill(at, &indices));
        self.func.regions[region].insts = insts;
        let inst = Inst { op, args: args.to_vec(), regions: vec![region], result: None, span: self.span };
        self.out.push(self.func.insts.push(inst));
    }

    /// Inserts a literal.
    pub(super) fn literal(&mut self, value: Literal, ty: Type) -> Value {
        self.insert(Op::Const { value }, &[], ty)
    }

    /// Inserts a number, or an extent of const parameters.
    pub(super) fn extent(&mut self, extent: &Dim) -> Value {
        match extent.as_int() {
            Some(number) => self.literal(Literal::Int(number.into()), Type::INDEX),
            None => self.insert(Op::Dim { dim: extent.clone() }, &[], Type::INDEX),
        }
    }

    /// Makes the instruction another one with the same result.
    pub(super) fn become_op(&mut self, id: InstId, op: Op, args: &[Value]) -> Fate {
        let inst = &mut self.func.insts[id];
        inst.op = op;
        inst.args = args.to_vec();
        Fate::Keep
    }

    /// Makes the instruction a literal.
    pub(super) fn become_literal(&mut self, id: InstId, value: Literal) -> Fate {
        self.become_op(id, Op::Const { value }, &[])
    }
}

/// Makes instructions for a place of the caller's choice.
pub(super) fn build(func: &mut Func, span: Span, fill: impl FnOnce(&mut Cursor<'_>)) -> Vec<InstId> {
    let mut out = Vec::new();
    fill(&mut Cursor { func, out: &mut out, span });
    out
}

/// Runs a pass over a function.
pub(super) fn rewrite(func: &mut Func, pass: &mut dyn Rewrite) {
    let mut walk = Walk { func, pass, renamed: HashMap::new() };
    walk.region(walk.func.host, None);
    let grid = std::mem::take(&mut walk.func.grid);
    walk.func.grid = grid.into_iter().map(|value| walk.current(value)).collect();
    walk.region(walk.func.body, None);
}

struct Walk<'f> {
    func: &'f mut Func,
    pass: &'f mut dyn Rewrite,
    renamed: HashMap<Value, Value>,
}

impl Walk<'_> {
    fn current(&self, value: Value) -> Value {
        self.renamed.get(&value).copied().unwrap_or(value)
    }

    fn rename(&mut self, from: Value, to: Value) {
        // What `to` was renamed to is known already: it was defined before.
        let to = self.current(to);
        if let Some(name) = self.func.values[from].name.take() {
            self.func.values[to].name.get_or_insert(name);
        }
        self.renamed.insert(from, to);
    }

    fn region(&mut self, id: RegionId, owner: Option<InstId>) {
        self.pass.enter(self.func, id, owner);
        let mut out = Vec::new();
        self.insts(id, &mut out);
        let result = self.func.regions[id].result;
        let result = result.map(|value| self.current(value));
        let region = &mut self.func.regions[id];
        region.insts = out;
        region.result = result;
        self.pass.leave();
    }

    fn insts(&mut self, region: RegionId, out: &mut Vec<InstId>) {
        for id in std::mem::take(&mut self.func.regions[region].insts) {
            for i in 0..self.func.insts[id].args.len() {
                let arg = self.func.insts[id].args[i];
                self.func.insts[id].args[i] = self.current(arg);
            }
            let span = self.func.insts[id].span;
            let fate = self.pass.inst(&mut Cursor { func: self.func, out, span }, id);
            let result = self.func.insts[id].result;
            match fate {
                Fate::Keep => {
                    out.push(id);
                    for inner in self.func.insts[id].regions.clone() {
                        self.region(inner, Some(id));
                    }
                }
                Fate::Remove => {}
                Fate::Replace(value) => {
                    if let Some(result) = result {
                        self.rename(result, value);
                    }
                }
                Fate::Splice(inner, values) => {
                    for (arg, value) in self.func.regions[inner].args.clone().into_iter().zip(values) {
                        self.rename(arg, value);
                    }
                    self.insts(inner, out);
                    if let (Some(result), Some(value)) = (result, self.func.regions[inner].result) {
                        self.rename(result, value);
                    }
                }
            }
        }
    }
}

/// Whether the operation computes its result from its operands alone, or names
/// memory by them, so that it may be moved, shared or left out.
pub(super) fn is_movable(op: &Op) -> bool {
    match op.effect() {
        crate::ir::Effect::Pure => true,
        crate::ir::Effect::Alloc => !matches!(op, Op::Alloc {}),
        crate::ir::Effect::Read
        | crate::ir::Effect::Write
        | crate::ir::Effect::Control
        | crate::ir::Effect::Observe
        | crate::ir::Effect::Meet
        | crate::ir::Effect::Order => false,
    }
}
