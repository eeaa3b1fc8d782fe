//! Index expressions as sums, with what can be proved of them.
//!
//! A [`Sum`] is `c₀ + Σ cᵢ·xᵢ` with known coefficients. The atoms `xᵢ` are the counter of a loop,
//! values in front of the loop, minima, maxima, products of sums and quotients by a positive number.
//! Equal expressions have equal sums, so that differences cancel.

use crate::ir::Value;
use std::collections::BTreeMap;

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
    Quotient(Box<Sum>, i64),
    /// A product.
    Product(Box<[Sum; 2]>),
}

/// `constant + Σ coefficient·atom`; no coefficient is zero.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) struct Sum {
    pub(super) constant: i64,
    pub(super) terms: BTreeMap<Atom, i64>,
}

/// How many alternatives of minima and maxima a proof goes through.
const TRIES: u32 = 6;

/// Bits of a value that a launch is assumed or checked to keep to.
pub(super) const VALUE_BITS: u32 = 40;

impl Sum {
    pub(super) fn int(constant: i64) -> Sum {
        Sum { constant, terms: BTreeMap::new() }
    }

    pub(super) fn atom(atom: Atom) -> Sum {
        Sum { constant: 0, terms: BTreeMap::from([(atom, 1)]) }
    }

    pub(super) fn add(&self, other: &Sum) -> Option<Sum> {
        let mut out = self.clone();
        out.constant = out.constant.checked_add(other.constant)?;
        for (atom, &coefficient) in &other.terms {
            let sum = out.terms.entry(atom.clone()).or_default();
            *sum = sum.checked_add(coefficient)?;
        }
        out.terms.retain(|_, coefficient| *coefficient != 0);
        Some(out)
    }

    pub(super) fn scale(&self, factor: i64) -> Option<Sum> {
        let mut out = self.clone();
        out.constant = out.constant.checked_mul(factor)?;
        for coefficient in out.terms.values_mut() {
            *coefficient = coefficient.checked_mul(factor)?;
        }
        out.terms.retain(|_, coefficient| *coefficient != 0);
        Some(out)
    }

    pub(super) fn sub(&self, other: &Sum) -> Option<Sum> {
        self.add(&other.scale(-1)?)
    }

    pub(super) fn plus(&self, constant: i64) -> Option<Sum> {
        self.add(&Sum::int(constant))
    }

    pub(super) fn mul(&self, other: &Sum) -> Option<Sum> {
        match (self.as_int(), other.as_int()) {
            (Some(factor), _) => other.scale(factor),
            (_, Some(factor)) => self.scale(factor),
            _ => Some(Sum::atom(Atom::Product(Box::new([self.clone(), other.clone()])))),
        }
    }

    /// A quotient by a positive number.
    pub(super) fn div(&self, divisor: i64) -> Option<Sum> {
        match (divisor, self.as_int()) {
            (1, _) => Some(self.clone()),
            (2.., Some(value)) => Some(Sum::int(value / divisor)),
            (2.., None) => Some(Sum::atom(Atom::Quotient(Box::new(self.clone()), divisor))),
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

    /// The number, if it is one.
    pub(super) fn as_int(&self) -> Option<i64> {
        self.terms.is_empty().then_some(self.constant)
    }

    /// The single atom with the counter and what is left, where that atom is taken once.
    pub(super) fn isolated(&self) -> Option<(Atom, Sum)> {
        let mut counting = self.terms.iter().filter(|(atom, _)| Sum::atom((*atom).clone()).counts());
        let (Some((atom, 1)), None) = (counting.next(), counting.next()) else { return None };
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
            Atom::Min(sides) | Atom::Max(sides) | Atom::Product(sides) => sides.iter().any(Sum::counts),
        })
    }

    /// The counter's coefficient and what is left, where it occurs in no other atom.
    pub(super) fn linear(&self) -> Option<(i64, Sum)> {
        let mut rest = self.clone();
        let coefficient = rest.terms.remove(&Atom::Counter).unwrap_or(0);
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
        if self.constant >= 0 && self.terms.iter().all(|(atom, &times)| times > 0 && atom.is_natural(tries)) {
            return true;
        }
        let Some(tries) = tries.checked_sub(1) else { return false };
        self.quotients_cancel(tries) || self.terms.iter().any(|(atom, &times)| self.split(atom, times, tries))
    }

    /// Whether it is not negative because of either, or for both, sides of an extreme.
    fn split(&self, atom: &Atom, times: i64, tries: u32) -> bool {
        let (sides, larger) = match atom {
            Atom::Max(sides) => (sides, true),
            Atom::Min(sides) => (sides, false),
            _ => return false,
        };
        let mut rest = self.clone();
        rest.terms.remove(atom);
        let mut holds = sides.iter().map(|side| {
            let side = side.scale(times).and_then(|side| rest.add(&side));
            side.is_some_and(|side| side.natural_within(tries))
        });
        // A maximum is at least either side; it is one of both.
        if larger == (times > 0) { holds.any(|holds| holds) } else { holds.all(|holds| holds) }
    }

    /// Whether it is not negative once a quotient is left out against one that is not larger.
    fn quotients_cancel(&self, tries: u32) -> bool {
        let quotients = self.terms.iter().filter_map(|(atom, &times)| match atom {
            Atom::Quotient(dividend, divisor) => Some((atom, dividend, *divisor, times)),
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
        let bits = |number: i64| i64::BITS - number.unsigned_abs().leading_zeros();
        let mut most = bits(self.constant);
        for (atom, &times) in &self.terms {
            let atom = match atom {
                Atom::Counter => counter,
                Atom::Value { .. } => VALUE_BITS,
                Atom::Quotient(dividend, _) => dividend.bits(counter)?,
                Atom::Min(sides) | Atom::Max(sides) => sides[0].bits(counter)?.max(sides[1].bits(counter)?),
                Atom::Product(sides) => sides[0].bits(counter)? + sides[1].bits(counter)?,
            };
            most = most.max(atom + bits(times));
        }
        let all = most + bits(self.terms.len() as i64);
        (all <= 62).then_some(all)
    }

    /// The values in it, and whether they are known not to be negative.
    pub(super) fn values(&self) -> BTreeMap<Value, bool> {
        let of = |atom: &Atom| match atom {
            Atom::Counter => BTreeMap::new(),
            Atom::Value { value, natural } => BTreeMap::from([(*value, *natural)]),
            Atom::Quotient(dividend, _) => dividend.values(),
            Atom::Min(sides) | Atom::Max(sides) | Atom::Product(sides) => sides.iter().flat_map(Sum::values).collect(),
        };
        self.terms.keys().flat_map(of).collect()
    }
}

impl Atom {
    fn is_natural(&self, tries: u32) -> bool {
        match self {
            Atom::Counter => true,
            Atom::Value { natural, .. } => *natural,
            Atom::Quotient(dividend, _) => dividend.natural_within(tries),
            Atom::Product(sides) | Atom::Min(sides) => sides.iter().all(|side| side.natural_within(tries)),
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
        let first = x.scale(128).unwrap();
        let end = first.plus(128).unwrap();
        // n.min(x * 128 + 128).div_ceil(64) and (x * 128 + 128).div_ceil(64).
        let tiles = |end: Sum| end.plus(63).unwrap().div(64).unwrap();
        let (clipped, whole) = (tiles(n.clone().min(end.clone())), tiles(end));
        assert!(whole.is_at_least(&clipped) && !clipped.is_at_least(&whole));
        // (x * 128).max(window) - window is no index below zero.
        let from = first.clone().max(window.clone()).sub(&window).unwrap();
        assert!(from.is_natural() && from.div(64).unwrap().is_natural());
        assert!(!first.sub(&window).unwrap().is_natural());
        // The extreme of comparable sums is one of them.
        assert_eq!(first.clone().max(first.plus(1).unwrap()), first.plus(1).unwrap());
    }

    #[test]
    fn magnitudes_are_bounded() {
        let x = value(0);
        assert_eq!(x.bits(0), Some(VALUE_BITS + 2));
        assert_eq!(x.scale(1 << 25).unwrap().bits(0), None);
        assert_eq!(x.mul(&x).unwrap().bits(0), None);
        assert!(Sum::atom(Atom::Counter).scale(128).unwrap().bits(41).is_some());
    }
}
