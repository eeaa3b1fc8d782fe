//! Ceiling division, written with the operations that tile IR has.
//!
//! For operands that are never negative:
//! ```text
//! (x + (y - 1)) / y
//! ```
//! For a dividend of any sign, with a divisor that is never negative:
//! ```text
//! x / y + clamp(x % y, 0, 1)
//! ```
//! because `/` truncates, which is upwards already where the quotient is
//! negative. A divisor of any sign multiplies the remainder by its own sign
//! first. A divisor of zero gives zero in each form.

use super::build::Builder;
use super::func::{Func, Inst, ValueDef};
use super::ids::Value;
use super::ops::{BinOp, Op};
use super::types::Literal;
use std::collections::HashMap;

/// The largest extent of a tensor that a launch accepts: the sum of two does
/// not wrap.
pub const LARGEST_EXTENT: i64 = 1 << 62;

impl Builder<'_> {
    /// The quotient of two indices, rounded towards +∞; zero for a divisor of
    /// zero. `natural` says which arguments of regions are known never to be
    /// negative.
    pub fn div_ceil(&mut self, x: Value, y: Value, natural: &dyn Fn(Value) -> bool) -> Value {
        let [dividend, divisor] = [x, y].map(|value| self.func.never_negative(value, natural));
        // The sum would wrap.
        let large = [x, y].iter().any(|&value| self.func.is_above(value, LARGEST_EXTENT));
        if dividend && divisor && !large {
            return self.steps(x, y);
        }
        let quotient = self.bin(BinOp::Div, x, y);
        let mut rest = self.bin(BinOp::Rem, x, y);
        let one = self.index(1);
        if !divisor {
            let least = self.index(-1);
            let sign = self.bin(BinOp::Min, y, one);
            let sign = self.bin(BinOp::Max, sign, least);
            rest = self.bin(BinOp::Mul, rest, sign);
        }
        let zero = self.index(0);
        let up = self.bin(BinOp::Max, rest, zero);
        let up = self.bin(BinOp::Min, up, one);
        self.bin(BinOp::Add, quotient, up)
    }

    /// How many steps of `y`, which is never negative, it takes to reach `x`:
    /// the quotient rounded up, and for a negative `x` some number that is not
    /// positive, which as the end of a loop from zero is as good.
    pub fn steps(&mut self, x: Value, y: Value) -> Value {
        let one = self.index(1);
        let less = self.bin(BinOp::Sub, y, one);
        let sum = self.bin(BinOp::Add, x, less);
        self.bin(BinOp::Div, sum, y)
    }
}

impl Func {
    /// Whether a value is a literal above a number.
    fn is_above(&self, value: Value, number: i64) -> bool {
        matches!(self.def(value), Some(Inst { op: Op::Const { value: Literal::Int(x) }, .. }) if *x > number.into())
    }

    /// Whether an index is at least zero for all arguments of a launch, as long
    /// as its sums and products do not wrap: extents are, scalar parameters and
    /// elements need not be. `natural` says so of arguments of regions; block
    /// indices are known. `false` also when that cannot be told.
    pub fn never_negative(&self, value: Value, natural: &dyn Fn(Value) -> bool) -> bool {
        Natural { func: self, natural, known: HashMap::new() }.holds(value, 0)
    }
}

/// As far as definitions are followed.
const DEEPEST: usize = 100;

/// What is found of the values on the way, each of which is looked at once.
struct Natural<'a> {
    func: &'a Func,
    natural: &'a dyn Fn(Value) -> bool,
    known: HashMap<Value, bool>,
}

impl Natural<'_> {
    fn holds(&mut self, value: Value, depth: usize) -> bool {
        if let Some(&known) = self.known.get(&value) {
            return known;
        }
        let holds = depth < DEEPEST && self.defined(value, depth + 1);
        self.known.insert(value, holds);
        holds
    }

    fn defined(&mut self, value: Value, depth: usize) -> bool {
        let func = self.func;
        let id = match func.values[value].def {
            ValueDef::Inst(id) => id,
            ValueDef::Arg(region, _) => return region == func.body || (self.natural)(value),
            ValueDef::Param(_) => return false,
        };
        let inst = &func.insts[id];
        let mut of = |i: usize| self.holds(inst.args[i], depth);
        match &inst.op {
            Op::Const { value: Literal::Int(x) } => *x >= 0,
            Op::Dim { dim } => dim.never_negative(),
            Op::Extent { .. } => true,
            Op::Bin { op } => match op {
                BinOp::Add | BinOp::Mul | BinOp::Div | BinOp::Min | BinOp::Or | BinOp::Xor => of(0) && of(1),
                BinOp::Max | BinOp::And => of(0) || of(1),
                BinOp::Rem | BinOp::Shr => of(0),
                BinOp::Sub | BinOp::Shl | BinOp::MinNan | BinOp::MaxNan | BinOp::Pow | crate::derived_bin_ops!() => {
                    false
                }
            },
            Op::Select {} => of(1) && of(2),
            // Of the start and the end.
            Op::Aggregate { op, axis } if op.searches() => of(*axis as usize + 1) && of(inst.args.len() - 3),
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::FuncKind;

    #[test]
    fn sums_of_sums_are_looked_at_once() {
        let mut func = Func::new("sums", FuncKind::Kernel);
        let body = func.body;
        let mut b = Builder::at(&mut func, body);
        let mut sum = b.index(1);
        for _ in 0..DEEPEST - 2 {
            sum = b.bin(BinOp::Add, sum, sum);
        }
        let difference = b.bin(BinOp::Sub, sum, sum);
        let most = b.bin(BinOp::Max, difference, sum);
        let further = (0..DEEPEST).fold(sum, |x, _| b.bin(BinOp::Mul, x, x));
        assert!(func.never_negative(sum, &|_| false));
        assert!(!func.never_negative(difference, &|_| false));
        assert!(func.never_negative(most, &|_| false));
        // Too far to be told.
        assert!(!func.never_negative(further, &|_| false));
    }
}
