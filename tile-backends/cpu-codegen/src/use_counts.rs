//! Use counts: which values the emitted text mentions, and how often.
//!
//! A value that is mentioned once, where it is computed, is emitted inline without a
//! name; one that is not mentioned is dead code. The count depends on the plans of the
//! vector loops: an index that became the index of a row is not computed in the loop.

use crate::facts::Facts;
use crate::parallel::{Access, Nest};
use std::collections::{BTreeMap, HashMap};
use tile_core::analysis::is_name;
use tile_core::ir::{BinOp, Dim, Effect, Inst, InstId, Op, RegionId, UnOp, Value};

/// A position in the text: in a region, or in front of the vector loop of a `parallel` with this
/// body.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    In(RegionId),
    BeforeLoop(RegionId),
}

/// Mentions of each value.
#[derive(Debug)]
pub(crate) struct UseCounts<'a, 'f> {
    facts: &'a Facts<'f>,
    nests: &'a BTreeMap<InstId, Nest>,
    mentions: HashMap<Value, (u32, Place)>,
}

impl<'a, 'f> UseCounts<'a, 'f> {
    /// Counts all mentions in the function.
    pub(crate) fn new(facts: &'a Facts<'f>, nests: &'a BTreeMap<InstId, Nest>) -> UseCounts<'a, 'f> {
        let mut use_counts = UseCounts { facts, nests, mentions: HashMap::new() };
        let func = facts.func;
        if let Some(result) = func.regions[func.body].result {
            use_counts.mention(result, Place::In(func.body));
        }
        use_counts.region(func.body, None);
        for &extent in &func.grid {
            use_counts.mention(extent, Place::In(func.host));
        }
        use_counts.region(func.host, None);
        use_counts
    }

    /// Whether the text mentions the value.
    pub(crate) fn is_used(&self, value: Value) -> bool {
        self.mentions.contains_key(&value)
    }

    /// Whether the text mentions the value once, at `place`.
    pub(crate) fn is_single(&self, value: Value, place: Place) -> bool {
        self.mentions.get(&value) == Some(&(1, place))
    }

    /// Where the code of an instruction of `region` stands.
    pub(crate) fn place(region: RegionId, nest: Option<&(RegionId, &Nest)>, result: Option<Value>) -> Place {
        match nest {
            Some((body, nest)) if result.is_some_and(|value| nest.hoisted.contains(&value)) => Place::BeforeLoop(*body),
            _ => Place::In(region),
        }
    }

    fn mention(&mut self, value: Value, place: Place) {
        let entry = self.mentions.entry(value).or_insert((0, place));
        entry.0 += 1;
        if entry.1 != place {
            // More than one place counts as more than one mention.
            entry.0 += 1;
        }
    }

    fn all(&mut self, values: &[Value], place: Place) {
        for &value in values {
            self.mention(value, place);
        }
    }

    /// Last instruction first, so that uses are seen before definitions.
    fn region(&mut self, region: RegionId, nest: Option<(RegionId, &'a Nest)>) {
        let func = self.facts.func;
        for &id in func.regions[region].insts.iter().rev() {
            let inst = &func.insts[id];
            let place = Self::place(region, nest.as_ref(), inst.result);
            let dead = inst.result.is_some_and(|value| !self.is_used(value));
            match inst.op.effect() {
                Effect::Pure | Effect::Alloc | Effect::Read if dead => {}
                Effect::Control => self.control(id, inst, place, nest),
                _ => self.operands(id, inst, place, nest),
            }
        }
    }

    fn control(&mut self, id: InstId, inst: &Inst, place: Place, nest: Option<(RegionId, &'a Nest)>) {
        let nests = self.nests;
        let inner = match nests.get(&id) {
            Some(nest) => Some((inst.regions[0], nest)),
            None => nest,
        };
        if let Some(nest) = nests.get(&id) {
            let before = Place::BeforeLoop(inst.regions[0]);
            for row in &nest.rows {
                self.mention(row.memory, before);
                for &index in &row.index {
                    self.base(index, nest, before);
                }
            }
        }
        for &region in inst.regions.iter().rev() {
            if let Some(result) = self.facts.func.regions[region].result
                && inst.result.is_some_and(|value| self.is_used(value))
            {
                self.mention(result, Place::In(region));
            }
            self.region(region, inner);
        }
        self.all(&inst.args, place);
    }

    /// Mentions the operands of the value of `index` at the start of a row.
    fn base(&mut self, index: Value, nest: &Nest, place: Place) {
        if index == nest.index {
            return;
        }
        match self.facts.func.def(index) {
            Some(inst) if is_sum(inst) && self.facts.affine(index).coefficient(nest.index) != Dim::default() => {
                for &arg in &inst.args {
                    self.base(arg, nest, place);
                }
            }
            _ => self.mention(index, place),
        }
    }

    fn operands(&mut self, id: InstId, inst: &Inst, place: Place, nest: Option<(RegionId, &Nest)>) {
        let is_row = nest.is_some_and(|(_, nest)| matches!(nest.accesses.get(&id), Some(Access::Row(_))));
        match &inst.op {
            Op::Load {} if is_row => {}
            Op::Store { .. } if is_row => self.mention(inst.args[0], place),
            _ => self.all(&inst.args, place),
        }
    }
}

/// Whether an index's value at the start of a row is put together from those
/// of its operands.
pub(crate) fn is_sum(inst: &Inst) -> bool {
    matches!(inst.op, Op::Bin { op: BinOp::Add | BinOp::Sub | BinOp::Mul } | Op::Un { op: UnOp::Neg } | Op::Cast { .. })
        && is_name(inst)
}
