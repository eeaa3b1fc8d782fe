//! Proofs that two extents differ, whatever the values of their symbols.
//!
//! `BM` and `BM / 2` differ in every instance, since an extent is at least 1;
//! `BM` and `BM / 2 * 2` do not. The difference of two extents is bounded from
//! below by a polynomial: a quotient by a number is replaced by a fraction that
//! is at most that far away, and each symbol by its least value plus something
//! that is not negative. If then no coefficient is negative, the sign is known.

use super::{Atom, Dim, Sym, Term};
use std::collections::BTreeMap;

/// A polynomial with fractions over one denominator. Symbols of a product are
/// sorted.
#[derive(Clone, Debug)]
struct Fraction {
    terms: BTreeMap<Vec<Sym>, i128>,
    denominator: i128,
}

impl Dim {
    /// Whether two extents, each at least 1, differ for all values of the
    /// symbols that are at least 1. `false` also when that cannot be told.
    pub fn never_equals(&self, other: &Dim) -> bool {
        let difference = self.sub(other);
        if let Some(value) = difference.as_int() {
            return value != 0;
        }
        let mut least = BTreeMap::new();
        self.least(&mut least);
        other.least(&mut least);
        positive(&difference, &least) || positive(&other.sub(self), &least)
    }

    /// Whether the value is at least `bound` for all values of the symbols that
    /// are at least 1. `false` also when that cannot be told.
    pub fn at_least(&self, bound: i64) -> bool {
        let above = self.sub(&Dim::int(bound - 1));
        above.as_int().map_or_else(|| positive(&above, &BTreeMap::new()), |value| value > 0)
    }

    /// The least values of symbols for which the extent, if it is a quotient
    /// by a number, is at least 1.
    fn least(&self, least: &mut BTreeMap<Sym, i128>) {
        let [Term { atoms, coefficient: 1.. }] = self.terms.as_slice() else { return };
        let [Atom::Div(a, b)] = atoms.as_slice() else { return };
        let (Some(sym), Some(by @ 1..)) = (a.as_sym(), b.as_int()) else { return };
        let known = least.entry(sym).or_insert(1);
        *known = (*known).max(by.into());
    }
}

/// Whether a difference is positive where symbols have at least these values,
/// or 1.
fn positive(difference: &Dim, least: &BTreeMap<Sym, i128>) -> bool {
    let Some(bound) = below(difference) else { return false };
    let Some(shifted) = shifted(&bound.terms, least) else { return false };
    shifted.values().all(|&coefficient| coefficient >= 0) && shifted.get(&Vec::new()).is_some_and(|&rest| rest > 0)
}

/// A polynomial that is at most the expression, where symbols are at least 1.
fn below(dim: &Dim) -> Option<Fraction> {
    let mut sum = Fraction { terms: BTreeMap::new(), denominator: 1 };
    for Term { atoms, coefficient } in &dim.terms {
        let coefficient = i128::from(*coefficient);
        let term = match atoms.as_slice() {
            [Atom::Div(a, b)] => {
                let by @ 1.. = i128::from(b.as_int()?) else { return None };
                if !a.is_polynomial() || !positive(a, &BTreeMap::new()) {
                    return None;
                }
                let mut part = polynomial(a)?;
                part.denominator = by;
                if coefficient > 0 {
                    // Rounded down by less than 1.
                    part.add(Vec::new(), 1 - by)?;
                }
                part.times(coefficient)?
            }
            [Atom::Rem(a, b)] => {
                let by @ 1.. = i128::from(b.as_int()?) else { return None };
                if !a.is_polynomial() || !positive(a, &BTreeMap::new()) {
                    return None;
                }
                let least = if coefficient > 0 { 0 } else { (by - 1).checked_mul(coefficient)? };
                Fraction { terms: BTreeMap::from([(Vec::new(), least)]), denominator: 1 }
            }
            _ => {
                let product: Option<Vec<Sym>> = atoms.iter().map(symbol).collect();
                Fraction { terms: BTreeMap::from([(product?, coefficient)]), denominator: 1 }
            }
        };
        sum = sum.plus(&term)?;
    }
    Some(sum)
}

fn symbol(atom: &Atom) -> Option<Sym> {
    match atom {
        Atom::Sym(sym) => Some(*sym),
        Atom::Div(..) | Atom::Rem(..) => None,
    }
}

fn polynomial(dim: &Dim) -> Option<Fraction> {
    let mut out = Fraction { terms: BTreeMap::new(), denominator: 1 };
    for term in &dim.terms {
        let product: Option<Vec<Sym>> = term.atoms.iter().map(symbol).collect();
        out.add(product?, term.coefficient.into())?;
    }
    Some(out)
}

impl Fraction {
    fn add(&mut self, product: Vec<Sym>, coefficient: i128) -> Option<()> {
        let known = self.terms.entry(product).or_insert(0);
        *known = known.checked_add(coefficient)?;
        Some(())
    }

    fn times(mut self, factor: i128) -> Option<Fraction> {
        for coefficient in self.terms.values_mut() {
            *coefficient = coefficient.checked_mul(factor)?;
        }
        Some(self)
    }

    fn plus(self, other: &Fraction) -> Option<Fraction> {
        let denominator = self.denominator.checked_mul(other.denominator)?;
        let (by, other_by) = (other.denominator, self.denominator);
        let mut sum = self.times(by)?;
        sum.denominator = denominator;
        for (product, coefficient) in &other.terms {
            sum.add(product.clone(), coefficient.checked_mul(other_by)?)?;
        }
        Some(sum)
    }
}

/// The polynomial in what symbols exceed their least values by; `None` when it
/// has many terms.
fn shifted(terms: &BTreeMap<Vec<Sym>, i128>, least: &BTreeMap<Sym, i128>) -> Option<BTreeMap<Vec<Sym>, i128>> {
    let mut out: BTreeMap<Vec<Sym>, i128> = BTreeMap::new();
    for (product, &coefficient) in terms {
        if product.len() > 8 {
            return None;
        }
        // Of each factor either the symbol's excess or its least value.
        for choice in 0..1_u32 << product.len() {
            let (mut left, mut value) = (Vec::new(), coefficient);
            for (i, sym) in product.iter().enumerate() {
                if choice >> i & 1 == 1 {
                    left.push(*sym);
                } else {
                    value = value.checked_mul(least.get(sym).copied().unwrap_or(1))?;
                }
            }
            let known = out.entry(left).or_insert(0);
            *known = known.checked_add(value)?;
        }
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sym(i: u32) -> Dim {
        Dim::sym(Sym::Const(i))
    }

    fn half(dim: &Dim) -> Dim {
        dim.div(&Dim::int(2)).expect("a quotient")
    }

    #[test]
    fn what_differs_in_every_instance() {
        let (m, n) = (sym(0), sym(1));
        let two = Dim::int(2);
        let cases = [
            (m.clone(), half(&m), true),
            (m.mul(&n), half(&m.mul(&n)), true),
            (half(&m), m.div(&Dim::int(4)).expect("a quotient"), true),
            (m.clone(), m.add(&n), true),
            (m.mul(&two), m.clone(), true),
            (half(&m).add(&m), m.clone(), false),
            (m.add(&Dim::int(1)), half(&m), true),
            (m.clone(), n.clone(), false),
            (m.mul(&two), n.mul(&Dim::int(3)), false),
            (m.clone(), half(&m).mul(&two), false),
            (m.clone(), half(&n), false),
            (m.clone(), m.div(&n).expect("a quotient"), false),
            (m.rem(&Dim::int(4)).expect("a remainder").add(&m), m.clone(), false),
            (m.rem(&Dim::int(4)).expect("a remainder"), Dim::int(4), true),
            (m.clone(), m.clone(), false),
            (Dim::int(3), Dim::int(4), true),
            (m.clone(), Dim::int(4), false),
        ];
        for (a, b, wanted) in cases {
            assert_eq!(a.never_equals(&b), wanted, "{a:?} and {b:?}");
            assert_eq!(b.never_equals(&a), wanted, "{b:?} and {a:?}");
            // Against all small values.
            let meet = (1..64).any(|x| {
                (1..64).any(|y| {
                    let value = |sym| Some(if sym == Sym::Const(0) { x } else { y });
                    let (a, b) = (a.eval(&value), b.eval(&value));
                    a == b && a.is_some_and(|a| a > 0)
                })
            });
            assert!(!(wanted && meet), "{a:?} and {b:?}");
        }
    }

    #[test]
    fn lower_bounds() {
        let (m, n) = (sym(0), sym(1));
        assert!(m.at_least(1) && !m.at_least(2));
        assert!(m.mul(&n).add(&m).at_least(2));
        assert!(!m.sub(&n).at_least(0));
        assert!(half(&m).add(&Dim::int(1)).at_least(1));
        assert!(!half(&m).at_least(1));
        assert!(Dim::int(0).at_least(0) && !Dim::int(-1).at_least(0));
    }
}
