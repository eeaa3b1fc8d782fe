//! Quotients and remainders of a loop's counter, kept from one iteration to the
//! next.
//!
//! ```text
//! for t in 0..n {                          q = 0; r = 0; s = 0; p = 0
//!   c = t % a                              for t in 0..n {
//!   s = t / a % b               ──►          c = r; …
//!   p = t / a / b                            r += 1
//! }                                          if r == a { r = 0; q += 1; s += 1; if s == b { s = 0; p += 1 } }
//!                                          }
//! ```
//!
//! A division by what only the launch knows takes as long as a dozen other
//! instructions one after the other, and the producer has to keep up.

use super::super::{Item, Lane, Lower, Lowered};
use crate::ir::{Val, Var};
use crate::lower::lin::{Lin, Range};
use rustc_hash::FxHashSet;
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp, Func, InstId, Literal, Op, RegionId, Value, ValueDef};

/// What is divided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Dividend {
    Counter,
    /// The quotient of a digit before.
    Quotient(usize),
}

/// A remainder that counts, and the quotient, which moves when that wraps.
#[derive(Clone, Copy, Debug)]
pub(super) struct Digit {
    of: Dividend,
    by: Value,
    remainder: Var,
    quotient: Var,
}

/// The divisions in a region of its counter, directly or not, by what stands
/// outside: for each instruction its dividend's and its own divisor's place.
fn divisions(func: &Func, region: RegionId, positive: impl Fn(Value) -> bool) -> Vec<(InstId, Value, Value, BinOp)> {
    let insts = &func.regions[region].insts;
    let outside = |value: Value| match func.values[value].def {
        ValueDef::Inst(id) => !insts.contains(&id),
        ValueDef::Arg(of, _) => of != region,
        ValueDef::Param(_) => true,
    };
    let mut known = vec![func.regions[region].args[0]];
    let mut found = Vec::new();
    for &id in insts {
        let inst = &func.insts[id];
        if let Op::Bin { op: op @ (BinOp::Div | BinOp::Rem) } = inst.op
            && known.contains(&inst.args[0])
            && outside(inst.args[1])
            && positive(inst.args[1])
        {
            found.push((id, inst.args[0], inst.args[1], op));
            known.extend(inst.result.filter(|_| op == BinOp::Div));
        }
    }
    found
}

impl Lower<'_> {
    /// Begins the digits of a loop's counter that its region asks for; in front of
    /// the loop.
    pub(super) fn begin_digits(&mut self, region: RegionId, lo: &Lin, step: &Lin) -> Vec<Digit> {
        let func = self.func;
        if lo.as_int() != Some(0) || step.as_int() != Some(1) {
            return Vec::new();
        }
        let counter = func.regions[region].args[0];
        let mut digits: Vec<Digit> = Vec::new();
        let mut quotients: Vec<(Value, usize)> = Vec::new();
        for (id, dividend, by, op) in divisions(func, region, |by| self.is_positive(by)) {
            let of = match quotients.iter().find(|(value, _)| *value == dividend) {
                Some(&(_, digit)) => Dividend::Quotient(digit),
                None if dividend == counter => Dividend::Counter,
                None => continue,
            };
            let number = digits.iter().position(|digit| digit.of == of && digit.by == by).unwrap_or_else(|| {
                let ty = if self.divisor_range(by).fits_i32() { DType::I32 } else { DType::Index };
                let remainder = self.b.var("remainder", ty, 1);
                let quotient = self.b.var("quotient", DType::Index, 1);
                for (var, ty) in [(remainder, ty), (quotient, DType::Index)] {
                    let zero = self.b.int(0, ty);
                    self.b.set(var, 0, zero);
                }
                digits.push(Digit { of, by, remainder, quotient });
                digits.len() - 1
            });
            if let (BinOp::Div, Some(result)) = (op, func.insts[id].result) {
                quotients.push((result, number));
            }
        }
        digits
    }

    /// Lets the divisions of a region be what the digits say; gives their results.
    pub(super) fn show_digits(&mut self, region: RegionId, digits: &[Digit]) -> FxHashSet<Value> {
        let func = self.func;
        let mut shown = FxHashSet::default();
        if digits.is_empty() {
            return shown;
        }
        let counter = func.regions[region].args[0];
        let mut quotients: Vec<(Value, usize)> = Vec::new();
        for (id, dividend, by, op) in divisions(func, region, |by| self.is_positive(by)) {
            let of =
                quotients.iter().find(|(value, _)| *value == dividend).map(|&(_, digit)| Dividend::Quotient(digit));
            let of = of.or((dividend == counter).then_some(Dividend::Counter));
            let digit = digits.iter().position(|digit| Some(digit.of) == of && digit.by == by);
            let (Some(number), Some(result)) = (digit, func.insts[id].result) else { continue };
            let digit = digits[number];
            let (var, range) = match op {
                BinOp::Div => (digit.quotient, Range::NATURAL),
                _ => (digit.remainder, Range { lo: 0, hi: self.divisor_range(by).hi - 1 }),
            };
            let val = self.b.get(var, 0);
            self.known.state(val, range, 1);
            self.items.insert(result, Item::Int(Lin::val(val)));
            shown.insert(result);
            if op == BinOp::Div {
                quotients.push((result, number));
            }
        }
        shown
    }

    /// The next iteration's digits.
    pub(super) fn move_digits(&mut self, digits: &[Digit]) -> Lowered<()> {
        let mut carries: Vec<Val> = Vec::new();
        for digit in digits {
            let ty = self.b.kernel().vars[digit.remainder].elem;
            let by = self.index(&Lane::default(), digit.by)?;
            let by = self.known.register(&mut self.b, &by, ty);
            let before = self.b.get(digit.remainder, 0);
            let more = self.b.add_int(before, 1);
            let more = match digit.of {
                Dividend::Counter => more,
                Dividend::Quotient(of) => self.b.select(carries[of], more, before),
            };
            let wraps = self.b.cmp(CmpOp::Eq, more, by);
            let zero = self.b.int(0, ty);
            let after = self.b.select(wraps, zero, more);
            let quotient = self.b.get(digit.quotient, 0);
            let next = self.b.add_int(quotient, 1);
            let next = self.b.select(wraps, next, quotient);
            self.b.set(digit.remainder, 0, after);
            self.b.set(digit.quotient, 0, next);
            carries.push(wraps);
        }
        Ok(())
    }

    /// Whether a divisor is positive, with what TMA copies ask of extents: there
    /// are none of zero.
    fn is_positive(&self, value: Value) -> bool {
        self.divisor_range(value).lo >= 1
    }

    fn divisor_range(&self, value: Value) -> Range {
        let func = self.func;
        let Some(inst) = func.def(value) else { return Range::ALL };
        match &inst.op {
            Op::Const { value: Literal::Int(x) } => i64::try_from(*x).map_or(Range::ALL, Range::only),
            Op::Extent { .. } => {
                let bulk = self.facts.tensor(func, inst.args[0]).is_some_and(|facts| facts.bulk);
                let range = self.host_range(value);
                Range { lo: range.lo.max(i64::from(bulk)), hi: range.hi }
            }
            Op::Bin { op } => {
                let (x, y) = (self.divisor_range(inst.args[0]), self.divisor_range(inst.args[1]));
                match op {
                    BinOp::Add => x.add(y),
                    BinOp::Sub => x.sub(y),
                    BinOp::Mul => x.mul(y),
                    BinOp::Div if x.lo >= 0 && y.lo >= 1 => Some(Range { lo: x.lo / y.hi, hi: x.hi / y.lo }),
                    _ => None,
                }
                .unwrap_or(Range::ALL)
            }
            _ => self.host_range(value),
        }
    }
}
