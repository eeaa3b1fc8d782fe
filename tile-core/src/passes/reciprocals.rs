//! Division of a tile by one number: a reciprocal in front of it, and products.
//!
//! Before, in a kernel with `fast_math`, where `%cap` is the same for all iterations:
//! ```text
//! parallel %64, %64 (%i: index, %j: index) {
//!   …
//!   %q = bin.div %s, %cap : f32
//! }
//! ```
//! After:
//! ```text
//! %r = un.recip %cap : f32
//! parallel %64, %64 (%i: index, %j: index) {
//!   …
//!   %q = bin.mul %s, %r : f32
//! }
//! ```
//! A quotient is then rounded twice, which `fast_math` allows.

use super::rewrite::{Cursor, Fate, Rewrite, rewrite};
use super::run_passes;
use crate::elem::Elem;
use crate::ir::{BinOp, Func, InstId, Op, RegionId, Type, UnOp, Value};
use std::borrow::Cow;
use std::collections::HashSet;

/// A function with `fast_math` in this form; not one of [`PASSES`](super::PASSES), which keep
/// results to the bit.
pub fn reciprocals(func: &Func) -> Cow<'_, Func> {
    if !func.schedule.fast_math || !func.insts.values().any(|inst| inst.op == Op::Bin { op: BinOp::Div }) {
        return Cow::Borrowed(func);
    }
    let mut rewritten = func.clone();
    let mut pass = Reciprocals::default();
    rewrite(&mut rewritten, &mut pass);
    if !pass.changed {
        return Cow::Borrowed(func);
    }
    let tidied = run_passes(&mut rewritten, None);
    debug_assert!(tidied.is_ok(), "{tidied:?}");
    Cow::Owned(rewritten)
}

#[derive(Default)]
struct Reciprocals {
    /// For each region around the place, what a `parallel` defines, if it is that one's.
    around: Vec<Option<HashSet<Value>>>,
    changed: bool,
}

impl Rewrite for Reciprocals {
    fn inst(&mut self, at: &mut Cursor<'_>, id: InstId) -> Fate {
        let inst = &at.func.insts[id];
        let single = inst.op == Op::Bin { op: BinOp::Div } && *at.func.ty(inst.args[0]) == Type::Scalar(Elem::F32);
        let inside = self.around.iter().flatten().next_back();
        let Some(inside) = inside.filter(|_| single) else { return Fate::Keep };
        let [x, y] = [inst.args[0], inst.args[1]];
        if inside.contains(&y) {
            return Fate::Keep;
        }
        self.changed = true;
        let reciprocal = at.insert(Op::Un { op: UnOp::Recip }, &[y], Type::Scalar(Elem::F32));
        at.become_op(id, Op::Bin { op: BinOp::Mul }, &[x, reciprocal])
    }

    fn enter(&mut self, func: &Func, region: RegionId, owner: Option<InstId>) {
        let parallel = owner.is_some_and(|owner| matches!(func.insts[owner].op, Op::Parallel {}));
        self.around.push(parallel.then(|| {
            let mut inside: HashSet<Value> = func.regions[region].args.iter().copied().collect();
            func.walk(region, &mut |_, inst| {
                inside.extend(inst.result);
                inst.regions.iter().for_each(|&inner| inside.extend(&func.regions[inner].args));
            });
            inside
        }));
    }

    fn leave(&mut self) {
        self.around.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::parse;

    /// The number of quotients and of reciprocals of a function whose tile is divided by `y`.
    fn quotients(schedule: &str, y: &str) -> (usize, usize) {
        let text = format!(
            "kernel k(%x x: mut global<f32, [?]>, %cap cap: f32) {schedule}
             host {{ %blocks = const 1 : index }}
             grid %blocks
             body (%g: index) {{
               %n = const 64 : index
               parallel %n (%i: index) {{
                 %v = load %x, %i : f32
                 %q = bin.div %v, {y} : f32
                 store %q, %x, %i
               }}
             }}"
        );
        let func = parse(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let func = reciprocals(&func);
        let count = |wanted: Op| {
            let mut found = 0;
            func.walk(func.body, &mut |_, inst| found += usize::from(inst.op == wanted));
            found
        };
        (count(Op::Bin { op: BinOp::Div }), count(Op::Un { op: UnOp::Recip }))
    }

    #[test]
    fn common_divisors_are_inverted_where_approximations_are_welcome() {
        assert_eq!(quotients("", "%cap"), (1, 0));
        assert_eq!(quotients("schedule fast_math", "%cap"), (0, 1));
        // Its own reciprocal is as dear as the quotient.
        assert_eq!(quotients("schedule fast_math", "%v"), (1, 0));
    }
}
