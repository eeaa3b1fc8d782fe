//! Common-subexpression elimination: computes equal values once.
//!
//! Before:
//! ```text
//! %2 = bin.add %0, %1 : index
//! %3 = bin.add %1, %0 : index
//! %4 = region %5, %2, axes = [16] : shared<f32, [16]>
//! %6 = region %5, %3, axes = [16] : shared<f32, [16]>
//! ```
//! After:
//! ```text
//! %2 = bin.add %0, %1 : index
//! %4 = region %5, %2, axes = [16] : shared<f32, [16]>
//! ```
//!
//! Two instructions are equal when operation, attributes, operands and type
//! are. The earlier one must be visible where the later one stands: tables
//! nest as regions do. Views of memory count, since they only name it; loads
//! do not. An extent that the prologue reads is not read again by blocks.

use super::rewrite::{Cursor, Fate, Rewrite, is_movable, rewrite};
use crate::ir::{BinOp, Func, InstId, Op, RegionId, Type, Value};
use std::collections::HashMap;

/// Runs the pass.
pub(super) fn run(func: &mut Func) {
    rewrite(func, &mut Cse::default());
}

type Key = (Op, Vec<Value>, Type);

#[derive(Default)]
struct Cse {
    known: HashMap<Key, Value>,
    /// For each open region, what it made known.
    scopes: Vec<Vec<Key>>,
}

fn commutes(op: &Op) -> bool {
    matches!(op, Op::Bin { op: BinOp::Add | BinOp::Mul | BinOp::And | BinOp::Or | BinOp::Xor })
}

impl Rewrite for Cse {
    fn inst(&mut self, at: &mut Cursor<'_>, id: InstId) -> Fate {
        let inst = &at.func.insts[id];
        let Some(result) = inst.result.filter(|_| is_movable(&inst.op)) else { return Fate::Keep };
        let mut args = inst.args.clone();
        if commutes(&inst.op) {
            args.sort();
        }
        let key = (inst.op.clone(), args, at.func.ty(result).clone());
        if let Some(&earlier) = self.known.get(&key) {
            return Fate::Replace(earlier);
        }
        self.known.insert(key.clone(), result);
        if let Some(scope) = self.scopes.last_mut() {
            scope.push(key);
        }
        Fate::Keep
    }

    fn enter(&mut self, _: &Func, _: RegionId, _: Option<InstId>) {
        self.scopes.push(Vec::new());
    }

    fn leave(&mut self) {
        // Host values are visible in the body, but a block computes a constant
        // as fast as it fetches one, so tables do not outlive the prologue. It
        // fetches an extent in any case.
        let outermost = self.scopes.len() == 1;
        for key in self.scopes.pop().unwrap_or_default() {
            if !(outermost && matches!(key.0, Op::Extent { .. })) {
                self.known.remove(&key);
            }
        }
    }
}
