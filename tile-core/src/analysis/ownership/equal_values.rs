//! Values that are equal in any two blocks that access a common element.

use super::Ownership;
use crate::ir::{Effect, Op, Type, Value, ValueDef};
use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};

/// Values that are the same in two blocks, and what follows.
#[derive(Debug, Default)]
pub(super) struct EqualValues {
    values: BTreeSet<Value>,
    /// Memo of [`Ownership::is_equal`].
    asked: RefCell<HashMap<Value, bool>>,
}

impl EqualValues {
    /// These values are equal in both blocks.
    pub(super) fn on(values: BTreeSet<Value>) -> EqualValues {
        EqualValues { values, asked: RefCell::default() }
    }
}

impl Ownership<'_, '_> {
    /// Whether a value is the same in two blocks, given those that are known to be.
    pub(super) fn is_equal(&self, value: Value, equal: &EqualValues) -> bool {
        if equal.values.contains(&value) {
            return true;
        }
        let known = equal.asked.borrow().get(&value).copied();
        known.unwrap_or_else(|| {
            let same = self.follows(value, equal);
            equal.asked.borrow_mut().insert(value, same);
            same
        })
    }

    /// Whether it follows from how a value is made.
    fn follows(&self, value: Value, equal: &EqualValues) -> bool {
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
                    Type::Scalar(_) => self.is_equal(self.values.canonical(arg), equal),
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
