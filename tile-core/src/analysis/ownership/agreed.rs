//! What two blocks agree on.

use super::Ownership;
use crate::ir::{Effect, Op, Type, Value, ValueDef};
use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};

/// Values that are the same in two blocks, and what follows.
#[derive(Debug, Default)]
pub(super) struct Agreed {
    values: BTreeSet<Value>,
    /// Answers so far.
    asked: RefCell<HashMap<Value, bool>>,
}

impl Agreed {
    /// The blocks agree on these values.
    pub(super) fn on(values: BTreeSet<Value>) -> Agreed {
        Agreed { values, asked: RefCell::default() }
    }
}

impl Ownership<'_, '_> {
    /// Whether a value is the same in two blocks that agree on others.
    pub(super) fn is_equal(&self, value: Value, agreed: &Agreed) -> bool {
        if agreed.values.contains(&value) {
            return true;
        }
        let known = agreed.asked.borrow().get(&value).copied();
        known.unwrap_or_else(|| {
            let equal = self.follows(value, agreed);
            agreed.asked.borrow_mut().insert(value, equal);
            equal
        })
    }

    /// Whether it follows from how a value is made.
    fn follows(&self, value: Value, agreed: &Agreed) -> bool {
        let func = self.values.func;
        match func.values[value].def {
            ValueDef::Param(_) => true,
            // Of an axis of the grid with one block.
            ValueDef::Arg(region, _) => region == func.body && self.indices.iter().all(|(index, _)| *index != value),
            ValueDef::Inst(_) if !self.values.is_made_in(value, func.body) => true,
            ValueDef::Inst(id) => {
                let inst = &func.insts[id];
                let fixed = match &inst.op {
                    Op::Load {} => func.is_input(inst.args[0]),
                    Op::Extent { .. } => true,
                    op => op.effect() == Effect::Pure,
                };
                let same = |&arg: &Value| match func.ty(arg) {
                    Type::Mem(_) => self.is_input_itself(arg),
                    Type::Scalar(_) => self.is_equal(self.values.canonical(arg), agreed),
                };
                fixed && inst.args.iter().all(same)
            }
        }
    }

    /// Whether memory is a tensor parameter and no view.
    fn is_input_itself(&self, memory: Value) -> bool {
        matches!(self.values.func.values[memory].def, ValueDef::Param(_))
    }
}
