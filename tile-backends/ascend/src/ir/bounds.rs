//! Symbolic bounds: relations between indices that ranges alone do not show.
//!
//! The part of an axis that a loop's iteration covers, `min(64, n - k * 64)` with `k` below
//! `(n + 63) / 64`, is at least one because both depend on the same `n`.

use super::build::{Builder, Range, combined};
use super::ids::Val;
use super::ops::ScalarOp;
use tile_core::ir::{BinOp, CmpOp};

impl Builder {
    /// Whether an index is at least one wherever it is computed; with `first`, the condition that
    /// a counter is at its start, whether it is at least one there.
    pub fn is_positive(&self, val: Val, first: Option<Val>) -> bool {
        let first = first.and_then(|condition| match self.made(condition) {
            Some((ScalarOp::Cmp(CmpOp::Eq), &[counter, lo])) => Some((counter, lo)),
            _ => None,
        });
        self.positive(val, first)
    }

    fn positive(&self, val: Val, first: Option<(Val, Val)>) -> bool {
        if self.range_where(val, first).0 > 0 {
            return true;
        }
        match self.made(val) {
            Some((ScalarOp::Bin(BinOp::Min), args)) => args.iter().all(|&arg| self.positive(arg, first)),
            Some((ScalarOp::Bin(BinOp::Max), args)) => args.iter().any(|&arg| self.positive(arg, first)),
            Some((ScalarOp::Select, args)) => args[1..].iter().all(|&arg| self.positive(arg, first)),
            Some((ScalarOp::Bin(BinOp::Sub), &[whole, part])) => self.is_below(part, whole),
            _ => false,
        }
    }

    /// The range of an index under the assumption that one counter equals another value.
    fn range_where(&self, val: Val, is: Option<(Val, Val)>) -> Range {
        let Some((counter, lo)) = is else { return self.range(val) };
        if val == counter {
            return self.range(lo);
        }
        let (least, most) = self.range(val);
        let Some((ScalarOp::Bin(op), &[a, b])) = self.made(val) else { return (least, most) };
        let there = combined(op, self.range_where(a, is), self.range_where(b, is));
        (least.max(there.0), most.min(there.1))
    }

    /// Whether a counter, or a multiple of it, is below the end of its loop.
    fn is_below(&self, part: Val, whole: Val) -> bool {
        let (counter, by) = match self.made(part) {
            Some((ScalarOp::Bin(BinOp::Mul), &[a, b])) => match (self.known_int(a), self.known_int(b)) {
                (_, Some(by)) => (a, by),
                (Some(by), _) => (b, by),
                _ => return false,
            },
            _ => (part, 1),
        };
        let Some(end) = self.end_of(counter) else { return false };
        self.range(counter).0 >= 0 && self.range(whole).0 >= 0 && by > 0 && self.is_part(end, whole, by)
    }

    /// Whether an index is at most `⌈whole / by⌉`.
    fn is_part(&self, end: Val, whole: Val, by: i64) -> bool {
        match self.made(end) {
            _ if by == 1 && end == whole => true,
            Some((ScalarOp::Bin(BinOp::Min), args)) => args.iter().any(|&arg| self.is_part(arg, whole, by)),
            Some((ScalarOp::Bin(BinOp::Div), &[sum, divisor])) if self.known_int(divisor) == Some(by) => {
                match self.made(sum) {
                    Some((ScalarOp::Bin(BinOp::Add), &[a, b])) => {
                        let more = |val: Val| self.known_int(val) == Some(by - 1);
                        more(b) && self.is_part(a, whole, 1) || more(a) && self.is_part(b, whole, 1)
                    }
                    _ => false,
                }
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chip::Chip;
    use crate::ir::Program;
    use tile_core::elem::DType;

    /// Columns of a step of 64 in `lo..hi`, of `n` in all, and whether the step is the
    /// first one.
    fn step(b: &mut Builder, lo: Val, hi: Val, n: Val) -> [Val; 2] {
        let range = (b.range(lo).0, b.range(hi).1);
        let counter = b.counter(None, range);
        b.below(counter, hi);
        b.open();
        let (zero, wide) = (b.int(0), b.int(64));
        let at = b.mul(counter, wide);
        let left = b.sub(n, at);
        let some = b.bin(BinOp::Min, wide, left);
        [b.bin(BinOp::Max, some, zero), b.cmp(CmpOp::Eq, counter, lo)]
    }

    fn builder() -> (Builder, Val, Val) {
        let mut b = Builder::new(Program::new("p", Chip::from_name("910B1").expect("a chip")));
        let n = b.val(DType::Index, Some("n"));
        b.bound(n, (1, 1 << 20));
        let (more, wide) = (b.int(63), b.int(64));
        let sum = b.add(n, more);
        let steps = b.bin(BinOp::Div, sum, wide);
        (b, n, steps)
    }

    #[test]
    fn steps_up_to_the_end_have_columns() {
        let (mut b, n, steps) = builder();
        let zero = b.int(0);
        let [columns, _] = step(&mut b, zero, steps, n);
        assert!(b.range(columns).0 == 0 && b.is_positive(columns, None));
    }

    #[test]
    fn steps_of_another_number_may_have_none_but_the_first() {
        let (mut b, n, _) = builder();
        let (zero, three) = (b.int(0), b.int(3));
        let [columns, first] = step(&mut b, zero, three, n);
        assert!(!b.is_positive(columns, None) && b.is_positive(columns, Some(first)));
    }

    #[test]
    fn a_first_step_behind_the_end_has_none() {
        let (mut b, n, _) = builder();
        let (one, three) = (b.int(1), b.int(3));
        let [columns, first] = step(&mut b, one, three, n);
        assert!(!b.is_positive(columns, Some(first)));
    }
}
