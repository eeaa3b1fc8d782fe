//! Index arithmetic.
//!
//! Assemblers neither reassociate address arithmetic nor move constants into
//! the offset of an access, so indices are kept as sums until they are used:
//! a constant plus terms, each a register times a constant. A thousand
//! accesses of an unrolled loop then share the computation of the terms and
//! differ in the constant alone, which becomes the access' offset.
//!
//! A term's register has an integer type and stands for the integer it holds.
//! What is known of that integer, its range and a divisor, decides which
//! bounds need no check and which accesses may be wide.

use crate::ir::{Builder, Val};
use rustc_hash::FxHashMap;
use tile_core::elem::DType;
use tile_core::ir::BinOp;

/// An interval of integers, both ends included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Range {
    pub(super) lo: i64,
    pub(super) hi: i64,
}

impl Range {
    pub(super) const ALL: Range = Range { lo: i64::MIN, hi: i64::MAX };
    pub(super) const NATURAL: Range = Range { lo: 0, hi: i64::MAX };

    pub(super) fn below(end: i64) -> Range {
        Range { lo: 0, hi: end - 1 }
    }

    pub(super) fn only(value: i64) -> Range {
        Range { lo: value, hi: value }
    }

    /// Of sums; nothing when one might wrap. So are the others.
    pub(super) fn add(self, other: Range) -> Option<Range> {
        Some(Range { lo: self.lo.checked_add(other.lo)?, hi: self.hi.checked_add(other.hi)? })
    }

    pub(super) fn sub(self, other: Range) -> Option<Range> {
        Some(Range { lo: self.lo.checked_sub(other.hi)?, hi: self.hi.checked_sub(other.lo)? })
    }

    pub(super) fn mul(self, other: Range) -> Option<Range> {
        let (p, q) = (self.scale(other.lo)?, self.scale(other.hi)?);
        Some(Range { lo: p.lo.min(q.lo), hi: p.hi.max(q.hi) })
    }

    fn scale(self, by: i64) -> Option<Range> {
        let (a, b) = (self.lo.checked_mul(by)?, self.hi.checked_mul(by)?);
        Some(Range { lo: a.min(b), hi: a.max(b) })
    }

    /// Of the larger of two integers.
    pub(super) fn max(self, other: Range) -> Range {
        Range { lo: self.lo.max(other.lo), hi: self.hi.max(other.hi) }
    }

    /// Of the smaller one.
    pub(super) fn min(self, other: Range) -> Range {
        Range { lo: self.lo.min(other.lo), hi: self.hi.min(other.hi) }
    }

    pub(super) fn fits_i32(self) -> bool {
        self.lo >= i32::MIN.into() && self.hi <= i32::MAX.into()
    }
}

/// What is known of a register's integer.
#[derive(Clone, Copy, Debug)]
struct Fact {
    range: Range,
    /// Divides the integer.
    divisor: i64,
}

/// A sum: constant and terms, by register in ascending order.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Lin {
    terms: Vec<(Val, i64)>,
    pub(super) constant: i64,
}

impl Lin {
    pub(super) fn int(constant: i64) -> Lin {
        Lin { terms: Vec::new(), constant }
    }

    pub(super) fn val(val: Val) -> Lin {
        Lin { terms: vec![(val, 1)], constant: 0 }
    }

    /// The integer, if no register is left.
    pub(super) fn as_int(&self) -> Option<i64> {
        self.terms.is_empty().then_some(self.constant)
    }

    pub(super) fn add(&self, other: &Lin) -> Lin {
        let mut terms = self.terms.clone();
        for &(val, by) in &other.terms {
            match terms.binary_search_by_key(&val, |term| term.0) {
                Ok(i) => terms[i].1 = terms[i].1.wrapping_add(by),
                Err(i) => terms.insert(i, (val, by)),
            }
        }
        terms.retain(|term| term.1 != 0);
        Lin { terms, constant: self.constant.wrapping_add(other.constant) }
    }

    pub(super) fn add_int(&self, by: i64) -> Lin {
        Lin { terms: self.terms.clone(), constant: self.constant.wrapping_add(by) }
    }

    pub(super) fn scale(&self, by: i64) -> Lin {
        if by == 0 {
            return Lin::default();
        }
        let terms = self.terms.iter().map(|&(val, c)| (val, c.wrapping_mul(by))).collect();
        Lin { terms, constant: self.constant.wrapping_mul(by) }
    }

    pub(super) fn sub(&self, other: &Lin) -> Lin {
        self.add(&other.scale(-1))
    }

    /// The sum without its constant.
    pub(super) fn terms(&self) -> Lin {
        Lin { terms: self.terms.clone(), constant: 0 }
    }

    /// The terms of some registers, and the rest with the constant.
    pub(super) fn split(&self, which: impl Fn(Val) -> bool) -> (Lin, Lin) {
        let (some, rest) = self.terms.iter().partition(|term| which(term.0));
        (Lin { terms: some, constant: 0 }, Lin { terms: rest, constant: self.constant })
    }

    /// Its registers.
    pub(super) fn registers(&self) -> impl Iterator<Item = Val> + use<'_> {
        self.terms.iter().map(|term| term.0)
    }

    /// What gives a sum's terms, one by one, and the constant.
    pub(super) fn each_term(&self) -> impl Iterator<Item = (Val, i64)> + use<'_> {
        self.terms.iter().copied()
    }
}

/// What is known of registers.
#[derive(Debug, Default)]
pub(super) struct Facts {
    known: FxHashMap<Val, Fact>,
    /// What a register's integer is less than, where that is a sum of others.
    below: FxHashMap<Val, Lin>,
}

/// Bounds of registers that are taken one after the other to compare two sums.
const BOUNDS: usize = 4;

impl Facts {
    /// States what a register's integer is.
    pub(super) fn state(&mut self, val: Val, range: Range, divisor: i64) {
        self.known.insert(val, Fact { range, divisor });
    }

    /// States that an integer, if it is that of one register, is no smaller.
    pub(super) fn at_least(&mut self, lin: &Lin, lo: i64) {
        if let ([(val, 1)], 0) = (&lin.terms[..], lin.constant) {
            let Fact { range, divisor } = self.of(*val);
            self.state(*val, range.max(Range::only(lo)), divisor);
        }
    }

    /// States that an integer, if it is that of one register, is less than another.
    pub(super) fn is_below(&mut self, lin: &Lin, end: &Lin) {
        if let ([(val, 1)], 0) = (&lin.terms[..], lin.constant)
            && end.as_int().is_none()
        {
            self.below.insert(*val, end.clone());
        }
    }

    /// States that two integers are equal, if the first is that of one register: it has what is
    /// known of either.
    pub(super) fn is_equal(&mut self, lin: &Lin, other: &Lin) {
        if let ([(val, 1)], 0) = (&lin.terms[..], lin.constant) {
            let (Fact { range, divisor }, also) = (self.of(*val), self.range(other));
            let by = self.divisor(other).max(1);
            let both = Range { lo: range.lo.max(also.lo), hi: range.hi.min(also.hi) };
            let divisor = (divisor / gcd(divisor, by).max(1)).checked_mul(by).unwrap_or(divisor);
            self.state(*val, if both.lo <= both.hi { both } else { range }, divisor);
        }
    }

    /// Whether a sum lies in `0..end` for certain.
    pub(super) fn is_inside(&self, x: &Lin, end: &Lin) -> bool {
        self.range(x).lo >= 0 && self.is_less(x, end)
    }

    /// Whether a sum is less than another for certain: by ranges, and by what registers are below.
    fn is_less(&self, x: &Lin, end: &Lin) -> bool {
        if self.range(x).hi < self.range(end).lo {
            return true;
        }
        let mut gap = end.sub(x).add_int(-1);
        for _ in 0..BOUNDS {
            if self.range(&gap).lo >= 0 {
                return true;
            }
            let bounded = |&(val, by): &(Val, i64)| Some((val, by, self.below.get(&val).filter(|_| by < 0)?));
            let Some((val, by, bound)) = gap.terms.iter().find_map(bounded) else { return false };
            // At the largest that the register can be, the gap is the smallest.
            let highest = bound.add_int(-1);
            gap = gap.sub(&Lin::val(val).scale(by)).add(&highest.scale(by));
        }
        self.range(&gap).lo >= 0
    }

    fn of(&self, val: Val) -> Fact {
        self.known.get(&val).copied().unwrap_or(Fact { range: Range::ALL, divisor: 1 })
    }

    /// What a sum can be; everything when it might wrap.
    pub(super) fn range(&self, lin: &Lin) -> Range {
        let start = Some(Range::only(lin.constant));
        let sum = lin.terms.iter().fold(start, |sum, &(val, by)| sum?.add(self.of(val).range.scale(by)?));
        sum.unwrap_or(Range::ALL)
    }

    /// A sum that leaves the same rest when divided, of smaller parts where none
    /// of them is negative.
    pub(super) fn residue(&self, lin: &Lin, by: i64) -> Lin {
        let natural = |&(val, c): &(Val, i64)| c >= 0 && self.of(val).range.lo >= 0;
        if lin.constant < 0 || !lin.terms.iter().all(natural) || self.range(lin) == Range::ALL {
            return lin.clone();
        }
        let terms = lin.terms.iter().map(|&(val, c)| (val, c % by)).filter(|term| term.1 != 0).collect();
        Lin { terms, constant: lin.constant % by }
    }

    /// A divisor of a sum; zero for zero.
    pub(super) fn divisor(&self, lin: &Lin) -> i64 {
        lin.terms.iter().fold(lin.constant.unsigned_abs() as i64, |sum, &(val, by)| {
            gcd(sum, self.of(val).divisor.wrapping_mul(by.wrapping_abs()))
        })
    }
}

pub(super) fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a.wrapping_abs() } else { gcd(b, a.wrapping_rem(b)) }
}

/// Index arithmetic over a builder.
impl Facts {
    /// The sum in a register of `i32` or `index`. In `i32` it is the integer
    /// modulo 2³².
    pub(super) fn register(&self, b: &mut Builder, lin: &Lin, ty: DType) -> Val {
        let mut sum = None;
        for &(val, by) in &lin.terms {
            let val = b.cast(val, ty);
            let product = b.mul_int(val, by);
            sum = Some(match sum {
                None => product,
                Some(sum) => b.add(sum, product),
            });
        }
        match sum {
            None => b.int(wrap(lin.constant, ty), ty),
            Some(sum) => b.add_int(sum, wrap(lin.constant, ty)),
        }
    }

    /// The sum in a register of the narrowest type that holds it.
    pub(super) fn narrow(&self, b: &mut Builder, lin: &Lin) -> Val {
        let ty = if self.range(lin).fits_i32() { DType::I32 } else { DType::Index };
        self.register(b, lin, ty)
    }

    /// Both sums in registers of the narrowest type that holds both.
    pub(super) fn pair(&self, b: &mut Builder, x: &Lin, y: &Lin) -> (Val, Val) {
        let narrow = self.range(x).fits_i32() && self.range(y).fits_i32();
        let ty = if narrow { DType::I32 } else { DType::Index };
        (self.register(b, x, ty), self.register(b, y, ty))
    }

    /// The product.
    pub(super) fn mul(&mut self, b: &mut Builder, x: &Lin, y: &Lin) -> Lin {
        match (x.as_int(), y.as_int()) {
            (Some(by), _) => y.scale(by),
            (_, Some(by)) => x.scale(by),
            (None, None) => {
                let (vx, vy) = (self.register(b, x, DType::Index), self.register(b, y, DType::Index));
                let val = b.mul(vx, vy);
                let range = self.range(x).mul(self.range(y)).unwrap_or(Range::ALL);
                let divisor = self.divisor(x).checked_mul(self.divisor(y)).unwrap_or(1);
                self.state(val, range, divisor);
                Lin::val(val)
            }
        }
    }

    /// Another function of two indices.
    pub(super) fn bin(&mut self, b: &mut Builder, op: BinOp, x: &Lin, y: &Lin) -> Lin {
        match op {
            BinOp::Add => return x.add(y),
            BinOp::Sub => return x.sub(y),
            BinOp::Mul => return self.mul(b, x, y),
            _ => {}
        }
        let (rx, ry) = (self.range(x), self.range(y));
        let constant = y.as_int().filter(|&by| by > 0 && rx.lo >= 0);
        let (val, range) = match (op, constant) {
            (BinOp::Div, Some(by)) => {
                if let Some((quotient, _)) = self.parted(x, by) {
                    return quotient;
                }
                let vx = self.narrow(b, x);
                (b.div_int(vx, by), Range { lo: rx.lo / by, hi: rx.hi / by })
            }
            (BinOp::Rem, Some(by)) => {
                if self.divisor(x) % by == 0 {
                    return Lin::default();
                }
                if let Some((_, rest)) = self.parted(x, by) {
                    return rest;
                }
                let vx = self.narrow(b, x);
                (b.rem_int(vx, by), Range { lo: 0, hi: rx.hi.min(by - 1) })
            }
            _ => {
                let (vx, vy) = self.pair(b, x, y);
                let range = match op {
                    BinOp::Min => rx.min(ry),
                    BinOp::Max => rx.max(ry),
                    // Towards zero.
                    BinOp::Div if rx != Range::ALL && ry.lo >= 1 && ry.lo == ry.hi => {
                        Range { lo: rx.lo / ry.lo, hi: rx.hi / ry.lo }
                    }
                    BinOp::Div if rx.lo >= 0 && ry.lo >= 0 => Range { lo: 0, hi: rx.hi },
                    BinOp::Rem if rx.lo >= 0 && ry.lo >= 0 => Range { lo: 0, hi: rx.hi.min(ry.hi) },
                    BinOp::And if rx.lo >= 0 && ry.lo >= 0 => Range { lo: 0, hi: rx.hi.min(ry.hi) },
                    _ => Range::ALL,
                };
                let wide = if range == Range::ALL && b.ty(vx) == DType::I32 {
                    // Shifts and the like may leave 32 bits.
                    let (vx, vy) = (b.cast(vx, DType::Index), b.cast(vy, DType::Index));
                    b.bin(op, vx, vy)
                } else {
                    b.bin(op, vx, vy)
                };
                (wide, range)
            }
        };
        if let Some(known) = b.known(val) {
            return Lin::int(known);
        }
        self.state(val, range, 1);
        Lin::val(val)
    }

    /// Quotient and remainder of a sum that is not negative, where the terms
    /// that are no multiples stay between two neighbouring multiples.
    fn parted(&self, x: &Lin, by: i64) -> Option<(Lin, Lin)> {
        let (whole, rest): (Vec<_>, Vec<_>) = x.terms.iter().partition(|term| term.1 % by == 0);
        let rest = Lin { terms: rest, constant: x.constant };
        let range = self.range(&rest);
        let multiple = range.lo.div_euclid(by);
        if range == Range::ALL || range.hi.div_euclid(by) != multiple {
            return None;
        }
        let whole = whole.into_iter().map(|(val, c)| (val, c / by)).collect();
        Some((Lin { terms: whole, constant: multiple }, rest.add_int(-multiple * by)))
    }
}

fn wrap(value: i64, ty: DType) -> i64 {
    if ty == DType::I32 { i64::from(value as i32) } else { value }
}
