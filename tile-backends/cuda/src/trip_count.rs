//! How many iterations the loop of a kernel has, computed where it is launched.
//!
//! Bounds of loops are computed by blocks. Those that follow from extents and scalars
//! alone, as most do, are a small expression of what the prologue of a launch knows.

use tile_core::ir::{BinOp, Func, Inst, Literal, Op, Value};
use tile_core::launch::prologue::{Plan, Prologue, Slot, Source};

/// A number that a launch knows.
#[derive(PartialEq, Eq, Debug)]
enum Number {
    Known(i64),
    Slot(Slot),
    Bin(BinOp, Box<[Number; 2]>),
}

/// The iterations of the one loop that a kernel's blocks are about.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct TripCount {
    lo: Number,
    hi: Number,
}

impl TripCount {
    /// Of the loop in the body of a function; `None` where there is not one, or where
    /// launches do not know its bounds.
    pub(crate) fn of(func: &Func, prologue: &Prologue) -> Option<TripCount> {
        let insts = || func.regions[func.body].insts.iter().map(|&id| &func.insts[id]);
        let mut loops = insts().filter(|inst| matches!(inst.op, Op::For { .. }));
        let (Some(only), None) = (loops.next(), loops.next()) else { return None };
        let number = |at: usize| Number::of(func, prologue, only.args[at]);
        Some(TripCount { lo: number(0)?, hi: number(1)? })
    }

    /// How many iterations a launch has, of steps of one.
    pub(crate) fn count(&self, plan: &Plan) -> Option<i64> {
        self.hi.get(plan)?.checked_sub(self.lo.get(plan)?)
    }
}

impl Number {
    fn of(func: &Func, prologue: &Prologue, value: Value) -> Option<Number> {
        if let Some(slot) = prologue.slot(Source::Host(value)) {
            return Some(Number::Slot(slot));
        }
        let Inst { op, args, .. } = func.def(value)?;
        match op {
            Op::Const { value: Literal::Int(known) } => i64::try_from(*known).ok().map(Number::Known),
            Op::Extent { axis } => prologue.slot(Source::Extent(func.root(args[0]), *axis)).map(Number::Slot),
            Op::Bin { op } => {
                let [x, y] = [args[0], args[1]].map(|arg| Number::of(func, prologue, arg));
                Some(Number::Bin(*op, Box::new([x?, y?])))
            }
            _ => None,
        }
    }

    fn get(&self, plan: &Plan) -> Option<i64> {
        match self {
            Number::Known(known) => Some(*known),
            Number::Slot(slot) => Some(plan.get(*slot) as i64),
            Number::Bin(op, args) => {
                let (x, y) = (args[0].get(plan)?, args[1].get(plan)?);
                match op {
                    BinOp::Add => x.checked_add(y),
                    BinOp::Sub => x.checked_sub(y),
                    BinOp::Mul => x.checked_mul(y),
                    BinOp::Div => x.checked_div(y),
                    BinOp::Min => Some(x.min(y)),
                    BinOp::Max => Some(x.max(y)),
                    _ => None,
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tile_core::ir::text::parse;
    use tile_core::launch::{Arg, Scalar};

    fn steps(body: &str) -> Option<i64> {
        let text = format!("kernel k(%k k: index) grid %k body (%g: index) {{ {body} }}");
        let func = parse(&text).unwrap_or_else(|e| panic!("{text}: {e}"));
        let prologue = Prologue::new(&func).expect("it is concrete");
        let plan = prologue.plan(&[Arg::Scalar(Scalar::index(1000))]).expect("nothing is required");
        TripCount::of(&func, &prologue)?.count(&plan)
    }

    #[test]
    fn bounds_follow_from_scalars() {
        let zero = "%zero = const 0 : index %one = const 1 : index %b = const 64 : index %c = const 63 : index";
        let each = "for %zero, %hi, %one (%i: index) {}";
        assert_eq!(steps(&format!("{zero} %s = bin.add %k, %c : index %hi = bin.div %s, %b : index {each}")), Some(16));
        assert_eq!(steps(&format!("{zero} %hi = bin.min %k, %b : index {each}")), Some(64));
        assert_eq!(steps(&format!("{zero} %hi = bin.div %k, %zero : index {each}")), None);
        assert_eq!(steps(&format!("{zero} %hi = bin.sub %b, %c : index {each} {}", each.replace("%i", "%j"))), None);
        assert_eq!(steps(zero), None);
    }
}
