//! Index expressions as sums, with what can be proved of them.
//!
//! A [`Sum`] is `c₀ + Σ cᵢ·xᵢ` whose coefficients are numbers or [extents](Dim) of const parameters.
//! The atoms `xᵢ` are the counter of a loop, values in front of the loop, minima, maxima, choices
//! between sums, products of them and quotients by a positive extent. Equal expressions have equal
//! sums, so that differences cancel.

use crate::ir::dim::MOST;
use crate::ir::{Dim, Sym, Value};
use std::collections::{BTreeMap, BTreeSet};

/// What is no sum itself.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Atom {
    /// The loop's counter.
    Counter,
    /// A value in front of the loop.
    Value {
        /// Which.
        value: Value,
        /// Whether it is an extent, a block index or the like: not negative, and far below 2⁶³.
        natural: bool,
    },
    /// The smaller of two.
    Min(Box<[Sum; 2]>),
    /// The larger of two.
    Max(Box<[Sum; 2]>),
    /// A quotient, rounded towards zero; the divisor is positive.
    Quotient(Box<Sum>, Dim),
    /// A product.
    Product(Box<[Sum; 2]>),
    /// The first where a condition in front of the loop holds, and the second where it does not.
    Choice(Value, Box<[Sum; 2]>),
}

/// `constant + Σ coefficient·atom`; no coefficient is zero.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) struct Sum {
    pub(super) constant: Dim,
    pub(super) terms: BTreeMap<Atom, Dim>,
}

/// How many alternatives of minima and maxima a proof goes through.
const TRIES: u32 = 6;

/// Bits of a value that a launch is assumed or checked to keep to.
pub(super) const VALUE_BITS: u32 = 40;

/// Bits of a const parameter that an instance is checked to keep to.
pub(super) const SYMBOL_BITS: u32 = 16;

impl Sum {
    pub(super) fn int(constant: i64) -> Sum {
        Sum::extent(Dim::int(constant))
    }

    pub(super) fn extent(constant: Dim) -> Sum {
        Sum { constant, terms: BTreeMap::new() }
    }

    pub(super) fn atom(atom: Atom) -> Sum {
        Sum { constant: Dim::default(), terms: BTreeMap::from([(atom, Dim::int(1))]) }
    }

    pub(super) fn add(&self, other: &Sum) -> Option<Sum> {
        let mut out = self.clone();
        out.constant = sum(&out.constant, &other.constant)?;
        for (atom, coefficient) in &other.terms {
            let total = out.terms.entry(atom.clone()).or_default();
            *total = sum(total, coefficient)?;
        }
        out.terms.retain(|_, coefficient| *coefficient != Dim::default());
        Some(out)
    }

    pub(super) fn scale(&self, factor: &Dim) -> Option<Sum> {
        let mut out = self.clone();
        out.constant = product(&out.constant, factor)?;
        for coefficient in out.terms.values_mut() {
            *coefficient = product(coefficient, factor)?;
        }
        out.terms.retain(|_, coefficient| *coefficient != Dim::default());
        Some(out)
    }

    pub(super) fn sub(&self, other: &Sum) -> Option<Sum> {
        self.add(&other.scale(&Dim::int(-1))?)
    }

    pub(super) fn plus(&self, constant: i64) -> Option<Sum> {
        self.add(&Sum::int(constant))
    }

    pub(super) fn mul(&self, other: &Sum) -> Option<Sum> {
        match (self.as_extent(), other.as_extent()) {
            (Some(factor), _) => other.scale(factor),
            (_, Some(factor)) => self.scale(factor),
            _ => Some(Sum::atom(Atom::Product(Box::new([self.clone(), other.clone()])))),
        }
    }

    /// A quotient by a positive extent; nothing where it is a number that is not positive.
    pub(super) fn div(&self, divisor: &Dim) -> Option<Sum> {
        let value = self.as_extent().and_then(Dim::as_int);
        match (divisor.as_int(), value) {
            (Some(1), _) => Some(self.clone()),
            (Some(divisor @ 2..), Some(value)) => Some(Sum::int(value / divisor)),
            (Some(2..) | None, _) => Some(Sum::atom(Atom::Quotient(Box::new(self.clone()), divisor.clone()))),
            _ => None,
        }
    }

    pub(super) fn min(self, other: Sum) -> Sum {
        if other.is_at_least(&self) {
            self
        } else if self.is_at_least(&other) {
            other
        } else {
            Sum::atom(Atom::Min(Box::new([self, other])))
        }
    }

    pub(super) fn max(self, other: Sum) -> Sum {
        if other.is_at_least(&self) {
            other
        } else if self.is_at_least(&other) {
            self
        } else {
            Sum::atom(Atom::Max(Box::new([self, other])))
        }
    }

    /// The first where a condition holds, and the second where it does not.
    pub(super) fn choice(condition: Value, first: Sum, second: Sum) -> Sum {
        match first == second {
            true => first,
            false => Sum::atom(Atom::Choice(condition, Box::new([first, second]))),
        }
    }

    /// The number or extent, if it is one.
    pub(super) fn as_extent(&self) -> Option<&Dim> {
        self.terms.is_empty().then_some(&self.constant)
    }

    /// The single atom with the counter and what is left, where that atom is taken once.
    pub(super) fn isolated(&self) -> Option<(Atom, Sum)> {
        let mut counting = self.terms.iter().filter(|(atom, _)| Sum::atom((*atom).clone()).counts());
        let (Some((atom, once)), None) = (counting.next(), counting.next()) else { return None };
        if once.as_int() != Some(1) {
            return None;
        }
        let mut rest = self.clone();
        rest.terms.remove(atom);
        Some((atom.clone(), rest))
    }

    /// Whether the counter occurs in it.
    pub(super) fn counts(&self) -> bool {
        self.terms.keys().any(|atom| match atom {
            Atom::Counter => true,
            Atom::Value { .. } => false,
            Atom::Quotient(dividend, _) => dividend.counts(),
            Atom::Min(sides) | Atom::Max(sides) | Atom::Product(sides) | Atom::Choice(_, sides) => {
                sides.iter().any(Sum::counts)
            }
        })
    }

    /// The counter's coefficient and what is left, where it occurs in no other atom.
    pub(super) fn linear(&self) -> Option<(Dim, Sum)> {
        let mut rest = self.clone();
        let coefficient = rest.terms.remove(&Atom::Counter).unwrap_or_default();
        (!rest.counts()).then_some((coefficient, rest))
    }

    /// Whether it is proved to be at least another one. The counter counts from zero or more.
    pub(super) fn is_at_least(&self, other: &Sum) -> bool {
        self.sub(other).is_some_and(|difference| difference.is_natural())
    }

    /// Whether it is proved not to be negative. The counter counts from zero or more.
    pub(super) fn is_natural(&self) -> bool {
        self.natural_within(TRIES)
    }

    fn natural_within(&self, tries: u32) -> bool {
        let natural = |(atom, times): (&Atom, &Dim)| times.never_negative() && atom.is_natural(tries);
        if self.constant.never_negative() && self.terms.iter().all(natural) {
            return true;
        }
        let Some(tries) = tries.checked_sub(1) else { return false };
        self.quotients_cancel(tries) || self.terms.iter().any(|(atom, times)| self.split(atom, times, tries))
    }

    /// Whether it is not negative because of either, or for both, sides of an extreme.
    fn split(&self, atom: &Atom, times: &Dim, tries: u32) -> bool {
        let negative = || Dim::default().sub(times).never_negative();
        // A maximum is at least either side; it is one of both.
        let (sides, either) = match atom {
            Atom::Max(sides) => (sides, times.never_negative()),
            Atom::Min(sides) => (sides, negative()),
            Atom::Choice(_, sides) => (sides, false),
            _ => return false,
        };
        let mut rest = self.clone();
        rest.terms.remove(atom);
        let mut holds = sides.iter().map(|side| {
            let side = side.scale(times).and_then(|side| rest.add(&side));
            side.is_some_and(|side| side.natural_within(tries))
        });
        if either { holds.any(|holds| holds) } else { holds.all(|holds| holds) }
    }

    /// Whether it is not negative once a quotient is left out against one that is not larger.
    fn quotients_cancel(&self, tries: u32) -> bool {
        let quotients = self.terms.iter().filter_map(|(atom, times)| match atom {
            Atom::Quotient(dividend, divisor) => Some((atom, dividend, divisor, times.as_int()?)),
            _ => None,
        });
        quotients.clone().filter(|larger| larger.3 == 1).any(|larger| {
            quotients.clone().filter(|smaller| (smaller.2, smaller.3) == (larger.2, -1)).any(|smaller| {
                let mut rest = self.clone();
                rest.terms.remove(larger.0);
                rest.terms.remove(smaller.0);
                let difference = larger.1.sub(smaller.1);
                difference.is_some_and(|difference| difference.natural_within(tries)) && rest.natural_within(tries)
            })
        })
    }

    /// Bits of the magnitude, where no part of the computation leaves 62 of them. The counter has
    /// as many as given.
    pub(super) fn bits(&self, counter: u32) -> Option<u32> {
        let mut most = self.constant.bits(SYMBOL_BITS);
        for (atom, times) in &self.terms {
            let atom = match atom {
                Atom::Counter => counter,
                Atom::Value { .. } => VALUE_BITS,
                Atom::Quotient(dividend, divisor) => {
                    let dividend = dividend.bits(counter)?;
                    // A quotient times its divisor is no more than the dividend.
                    let multiplied = if times == divisor { times.bits(SYMBOL_BITS) } else { 0 };
                    dividend.saturating_sub(multiplied)
                }
                Atom::Min(sides) | Atom::Max(sides) | Atom::Choice(_, sides) => {
                    sides[0].bits(counter)?.max(sides[1].bits(counter)?)
                }
                Atom::Product(sides) => sides[0].bits(counter)? + sides[1].bits(counter)?,
            };
            most = most.max(atom + times.bits(SYMBOL_BITS));
        }
        let summands = self.terms.len() + usize::from(self.constant != Dim::default());
        let all = most + summands.next_power_of_two().trailing_zeros();
        (all <= 62).then_some(all)
    }

    /// What it is made of.
    pub(super) fn parts(&self) -> Parts {
        let mut parts = Parts::default();
        self.add_parts(&mut parts);
        parts
    }

    fn add_parts(&self, parts: &mut Parts) {
        parts.extent(&self.constant);
        for (atom, times) in &self.terms {
            parts.extent(times);
            match atom {
                Atom::Counter => {}
                Atom::Value { value, natural } => drop(parts.values.insert(*value, *natural)),
                Atom::Quotient(dividend, divisor) => {
                    parts.positive(divisor);
                    dividend.add_parts(parts);
                }
                Atom::Min(sides) | Atom::Max(sides) | Atom::Product(sides) | Atom::Choice(_, sides) => {
                    sides.iter().for_each(|side| side.add_parts(parts));
                }
            }
        }
    }
}

/// What sums are made of. They are computed right where this is within bounds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Parts {
    /// Values in front of the loop, and whether they are known not to be negative. Their magnitudes
    /// have up to [`VALUE_BITS`].
    pub(super) values: BTreeMap<Value, bool>,
    /// Const parameters. They have up to [`SYMBOL_BITS`].
    pub(super) symbols: BTreeSet<Sym>,
    /// Extents that are taken to be positive.
    pub(super) positive: BTreeSet<Dim>,
}

impl Parts {
    pub(super) fn extend(&mut self, other: Parts) {
        self.values.extend(other.values);
        self.symbols.extend(other.symbols);
        self.positive.extend(other.positive);
    }

    fn extent(&mut self, extent: &Dim) {
        extent.symbols(&mut |symbol| {
            self.symbols.insert(symbol);
        });
    }

    /// Takes an extent to be positive.
    pub(super) fn positive(&mut self, extent: &Dim) {
        self.extent(extent);
        if !extent.sub(&Dim::int(1)).never_negative() {
            self.positive.insert(extent.clone());
        }
    }
}

/// Extents' sum; nothing where numbers overflow.
fn sum(x: &Dim, y: &Dim) -> Option<Dim> {
    match (x.as_int(), y.as_int()) {
        (Some(x), Some(y)) => x.checked_add(y).map(Dim::int),
        _ => Some(x.add(y)),
    }
}

/// Extents' product; nothing where numbers overflow, or it has too many terms to compare.
fn product(x: &Dim, y: &Dim) -> Option<Dim> {
    match (x.as_int(), y.as_int()) {
        (Some(x), Some(y)) => x.checked_mul(y).map(Dim::int),
        _ => (x.size() * y.size() <= MOST).then(|| x.mul(y)),
    }
}

impl Atom {
    fn is_natural(&self, tries: u32) -> bool {
        match self {
            Atom::Counter => true,
            Atom::Value { natural, .. } => *natural,
            Atom::Quotient(dividend, _) => dividend.natural_within(tries),
            Atom::Product(sides) | Atom::Min(sides) | Atom::Choice(_, sides) => {
                sides.iter().all(|side| side.natural_within(tries))
            }
            Atom::Max(sides) => sides.iter().any(|side| side.natural_within(tries)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(number: usize) -> Sum {
        Sum::atom(Atom::Value { value: Value::new(number), natural: true })
    }

    #[test]
    fn bounds_of_tiles_are_compared() {
        let (n, x, window) = (value(0), value(1), value(2));
        let first = x.scale(&Dim::int(128)).unwrap();
        let end = first.plus(128).unwrap();
        // n.min(x * 128 + 128).div_ceil(64) and (x * 128 + 128).div_ceil(64).
        let tiles = |end: Sum| end.plus(63).unwrap().div(&Dim::int(64)).unwrap();
        let (clipped, whole) = (tiles(n.clone().min(end.clone())), tiles(end));
        assert!(whole.is_at_least(&clipped) && !clipped.is_at_least(&whole));
        // (x * 128).max(window) - window is no index below zero.
        let from = first.clone().max(window.clone()).sub(&window).unwrap();
        assert!(from.is_natural() && from.div(&Dim::int(64)).unwrap().is_natural());
        assert!(!first.sub(&window).unwrap().is_natural());
        // The extreme of comparable sums is one of them.
        assert_eq!(first.clone().max(first.plus(1).unwrap()), first.plus(1).unwrap());
    }

    #[test]
    fn bounds_of_symbolic_tiles_are_compared() {
        let (n, x) = (value(0), value(1));
        let [rows, columns] = [0, 1].map(|number| Dim::sym(Sym::Const(number)));
        let tiles = |end: Sum| {
            let up = end.add(&Sum::extent(columns.clone())).unwrap().plus(-1).unwrap();
            up.div(&columns).unwrap()
        };
        let end = x.scale(&rows).unwrap().add(&Sum::extent(rows.clone())).unwrap();
        let (clipped, whole) = (tiles(n.clone().min(end.clone())), tiles(end.clone()));
        assert!(whole.is_at_least(&clipped) && !clipped.is_at_least(&whole));
        let Parts { values, symbols, positive } = clipped.parts();
        assert_eq!((values.len(), symbols.len(), positive), (2, 2, BTreeSet::from([columns.clone()])));
        // Counters of loops over tiles of columns, times their number of columns.
        let counter = whole.bits(0).unwrap();
        assert_eq!(counter, VALUE_BITS + SYMBOL_BITS + 1);
        let all = tiles(n.clone()).bits(0).unwrap();
        assert!(Sum::atom(Atom::Counter).scale(&columns).unwrap().add(&n).unwrap().bits(all).is_some());
        assert_eq!(Sum::choice(Value::new(3), n.clone(), n.clone()), n);
        let chosen = Sum::choice(Value::new(3), n.clone(), x.plus(1).unwrap());
        assert!(chosen.is_natural() && !chosen.is_at_least(&n) && chosen.is_at_least(&n.clone().min(x.clone())));
    }

    #[test]
    fn magnitudes_are_bounded() {
        let x = value(0);
        assert_eq!(x.bits(0), Some(VALUE_BITS));
        assert_eq!(x.plus(1).unwrap().bits(0), Some(VALUE_BITS + 1));
        assert_eq!(x.scale(&Dim::int(1 << 22)).unwrap().bits(0), Some(62));
        assert_eq!(x.scale(&Dim::int((1 << 22) + 1)).unwrap().bits(0), None);
        assert_eq!(x.mul(&x).unwrap().bits(0), None);
        assert!(Sum::atom(Atom::Counter).scale(&Dim::int(128)).unwrap().bits(41).is_some());
    }
}
