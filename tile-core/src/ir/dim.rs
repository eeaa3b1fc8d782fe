//! Symbolic extents: polynomials over a function's symbols, in normal form.
//!
//! A [`Dim`] is an integer expression over the function's symbols, kept in a
//! normal form so that two extents can be compared without their values: a
//! polynomial whose atoms are symbols and the divisions and remainders that do
//! not simplify. `[BM, 2 * BK]` equals `[BM, BK + BK]`; `BM / 2 * 2` equals
//! `BM` only once `BM` has a value, and until then the comparison says
//! [`Same::Unknown`] and the macro leaves a condition for instantiation.

mod differ;
mod size;

pub(crate) use size::MOST;
use std::fmt::Write;

/// A symbol whose value is fixed when an instance is made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Sym {
    /// Const parameter number `.0` of the function.
    Const(u32),
    /// Outside constant number `.0` of the function.
    Extern(u32),
}

/// A factor of a term.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
enum Atom {
    Sym(Sym),
    /// Quotient, rounded towards zero.
    Div(Box<Dim>, Box<Dim>),
    Rem(Box<Dim>, Box<Dim>),
}

/// A product of atoms times a coefficient. Atoms are sorted.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
struct Term {
    atoms: Vec<Atom>,
    coefficient: i64,
}

/// A symbolic integer in normal form: terms sorted by atoms, no coefficient
/// zero, no two terms with the same atoms.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Dim {
    terms: Vec<Term>,
}

/// The outcome of comparing two symbolic extents.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Same {
    /// Equal for every value of the symbols.
    Yes,
    /// Different for every value of the symbols.
    No,
    /// Depends on the values.
    Unknown,
}

impl Dim {
    /// A number.
    pub fn int(value: i64) -> Dim {
        Dim { terms: if value == 0 { Vec::new() } else { vec![Term { atoms: Vec::new(), coefficient: value }] } }
    }

    /// A symbol.
    pub fn sym(sym: Sym) -> Dim {
        Dim::atom(Atom::Sym(sym))
    }

    fn atom(atom: Atom) -> Dim {
        Dim { terms: vec![Term { atoms: vec![atom], coefficient: 1 }] }
    }

    /// The number, if no symbol is left.
    pub fn as_int(&self) -> Option<i64> {
        match self.terms.as_slice() {
            [] => Some(0),
            [term] if term.atoms.is_empty() => Some(term.coefficient),
            _ => None,
        }
    }

    /// The number of terms of the normal form.
    pub(crate) fn terms(&self) -> usize {
        self.terms.len()
    }

    /// The number of terms and factors, those inside quotients included.
    pub(crate) fn weight(&self) -> usize {
        let atom = |atom: &Atom| match atom {
            Atom::Sym(_) => 1,
            Atom::Div(a, b) | Atom::Rem(a, b) => 1 + a.weight() + b.weight(),
        };
        self.terms.iter().map(|term| 1 + term.atoms.iter().map(atom).sum::<usize>()).sum()
    }

    /// How deep quotients and remainders nest.
    pub(crate) fn depth(&self) -> usize {
        let atom = |atom: &Atom| match atom {
            Atom::Sym(_) => 0,
            Atom::Div(a, b) | Atom::Rem(a, b) => 1 + a.depth().max(b.depth()),
        };
        self.terms.iter().flat_map(|term| &term.atoms).map(atom).max().unwrap_or(0)
    }

    /// The symbol, if the expression is just one.
    pub fn as_sym(&self) -> Option<Sym> {
        match self.terms.as_slice() {
            [Term { atoms, coefficient: 1 }] => match atoms.as_slice() {
                [Atom::Sym(sym)] => Some(*sym),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether the expression is one quotient or remainder, which [`Dim::text`]
    /// writes in parentheses.
    pub(crate) fn is_quotient(&self) -> bool {
        match self.terms.as_slice() {
            [Term { atoms, coefficient: 1 }] => matches!(atoms.as_slice(), [Atom::Div(..) | Atom::Rem(..)]),
            _ => false,
        }
    }

    /// The divisors in the expression, the innermost first.
    pub fn divisors(&self) -> Vec<Dim> {
        let mut out = Vec::new();
        for atom in self.terms.iter().flat_map(|term| &term.atoms) {
            if let Atom::Div(a, b) | Atom::Rem(a, b) = atom {
                out.extend(a.divisors());
                out.extend(b.divisors());
                out.push((**b).clone());
            }
        }
        out
    }

    fn normal(mut terms: Vec<Term>) -> Dim {
        terms.sort();
        let mut out: Vec<Term> = Vec::new();
        for term in terms {
            match out.last_mut() {
                Some(last) if last.atoms == term.atoms => {
                    last.coefficient = last.coefficient.wrapping_add(term.coefficient);
                }
                _ => out.push(term),
            }
        }
        out.retain(|term| term.coefficient != 0);
        Dim { terms: out }
    }

    /// Sum.
    pub fn add(&self, other: &Dim) -> Dim {
        Dim::normal(self.terms.iter().chain(&other.terms).cloned().collect())
    }

    /// Difference.
    pub fn sub(&self, other: &Dim) -> Dim {
        self.add(&other.mul(&Dim::int(-1)))
    }

    /// Product.
    pub fn mul(&self, other: &Dim) -> Dim {
        let mut terms = Vec::new();
        for a in &self.terms {
            for b in &other.terms {
                let mut atoms: Vec<Atom> = a.atoms.iter().chain(&b.atoms).cloned().collect();
                atoms.sort();
                terms.push(Term { atoms, coefficient: a.coefficient.wrapping_mul(b.coefficient) });
            }
        }
        Dim::normal(terms)
    }

    /// Quotient rounded towards zero; `None` when the divisor is zero.
    pub fn div(&self, other: &Dim) -> Option<Dim> {
        match (self.as_int(), other.as_int()) {
            (_, Some(0)) => None,
            (Some(a), Some(b)) => a.checked_div(b).map(Dim::int),
            (_, Some(1)) => Some(self.clone()),
            _ if self.terms.is_empty() => Some(Dim::int(0)),
            _ => Some(match self.exact_quotient(other) {
                Some(quotient) => quotient,
                None => Dim::atom(Atom::Div(Box::new(self.clone()), Box::new(other.clone()))),
            }),
        }
    }

    /// Remainder of [`Dim::div`]; `None` when the divisor is zero.
    pub fn rem(&self, other: &Dim) -> Option<Dim> {
        match (self.as_int(), other.as_int()) {
            (_, Some(0)) => None,
            (Some(a), Some(b)) => a.checked_rem(b).map(Dim::int),
            (_, Some(1)) => Some(Dim::int(0)),
            _ if self.exact_quotient(other).is_some() => Some(Dim::int(0)),
            _ => Some(Dim::atom(Atom::Rem(Box::new(self.clone()), Box::new(other.clone())))),
        }
    }

    /// Quotient rounded towards +∞; `None` when the divisor is zero or the
    /// result leaves 64 bits.
    pub fn div_ceil(&self, other: &Dim) -> Option<Dim> {
        if let (Some(a), Some(b)) = (self.as_int(), other.as_int()) {
            let quotient = a.checked_div(b)?;
            let up = a % b != 0 && (a < 0) == (b < 0);
            return Some(Dim::int(quotient + i64::from(up)));
        }
        if self.never_negative() && other.never_negative() {
            return self.add(other).sub(&Dim::int(1)).div(other);
        }
        // One where the remainder is not zero and has the divisor's sign: its
        // product with the divisor lies strictly between plus and minus the
        // divisor's square.
        let square = other.mul(other);
        let up = self.rem(other)?.mul(other).add(&square).sub(&Dim::int(1)).div(&square)?;
        Some(self.div(other)?.add(&up))
    }

    /// The quotient when every term of `self` is a multiple of the single
    /// term of `other`. A symbol that cancels must not be zero; extents and
    /// const parameters used as divisors are positive.
    fn exact_quotient(&self, other: &Dim) -> Option<Dim> {
        let [divisor] = other.terms.as_slice() else { return None };
        let mut terms = Vec::new();
        for term in &self.terms {
            if term.coefficient.checked_rem(divisor.coefficient)? != 0 {
                return None;
            }
            let mut atoms = term.atoms.clone();
            for atom in &divisor.atoms {
                let position = atoms.iter().position(|a| a == atom)?;
                atoms.remove(position);
            }
            terms.push(Term { atoms, coefficient: term.coefficient / divisor.coefficient });
        }
        Some(Dim::normal(terms))
    }

    /// Whether the value is at least zero for all values of the symbols that
    /// are at least zero. `false` also when that cannot be told.
    pub fn never_negative(&self) -> bool {
        let atom = |atom: &Atom| match atom {
            Atom::Sym(_) => true,
            Atom::Div(a, b) | Atom::Rem(a, b) => a.never_negative() && b.never_negative(),
        };
        self.terms.iter().all(|term| term.coefficient >= 0 && term.atoms.iter().all(atom))
            || self.without_quotients().is_some_and(|least| least.never_negative())
    }

    /// Something that is not greater: with `c·a` in the place of a term
    /// `c·(a / d)`, where `c` is negative and `d` a positive number. None without
    /// such terms.
    fn without_quotients(&self) -> Option<Dim> {
        let mut least = Dim::int(0);
        let mut found = false;
        for term in &self.terms {
            let part = |at: usize| match &term.atoms[at] {
                Atom::Div(a, d) => match d.as_int() {
                    Some(d) if d > 0 && a.never_negative() => Some((at, a, d)),
                    _ => None,
                },
                _ => None,
            };
            let quotient = (0..term.atoms.len()).find_map(part).filter(|_| term.coefficient < 0);
            let Some((at, dividend, divisor)) = quotient else {
                least = least.add(&Dim { terms: vec![term.clone()] });
                continue;
            };
            let mut rest = term.clone();
            rest.atoms.remove(at);
            // Towards the greater magnitude.
            rest.coefficient = -(rest.coefficient.checked_neg()?.checked_add(divisor - 1)? / divisor);
            least = least.add(&Dim { terms: vec![rest] }.mul(dividend));
            found = true;
        }
        found.then_some(least)
    }

    /// Whether the value is at least zero for all values of the symbols that are
    /// at least zero, and at least one where `positive` says so. `false` also when
    /// that cannot be told.
    ///
    /// Of quotients by numbers and of remainders the ends of their ranges are
    /// taken: `BN - BN / 2 - 1` is never negative for a positive `BN`.
    pub fn at_least_zero(&self, positive: &dyn Fn(Sym) -> bool) -> bool {
        let divided = self.terms.iter().find(|term| term.atoms.iter().any(|atom| !matches!(atom, Atom::Sym(_))));
        let Some(Term { atoms, coefficient }) = divided else {
            let shifted = self.substitute(&|sym| positive(sym).then(|| Dim::sym(sym).add(&Dim::int(1))));
            return shifted.is_some_and(|dim| dim.never_negative());
        };
        let [Atom::Div(a, b) | Atom::Rem(a, b)] = atoms.as_slice() else { return false };
        let term = Dim { terms: vec![Term { atoms: atoms.clone(), coefficient: *coefficient }] };
        let (rest, factor) = (self.sub(&term), Dim::int(*coefficient));
        let divisor = b.as_int().unwrap_or(0);
        if !a.at_least_zero(positive) || (divisor < 1 && !b.sub(&Dim::int(1)).at_least_zero(positive)) {
            return false;
        }
        // Neither is negative.
        if *coefficient > 0 && rest.at_least_zero(positive) {
            return true;
        }
        let most = b.sub(&Dim::int(1));
        match (&atoms[0], divisor) {
            // A quotient by a number: `divisor * quotient` is between `a - most` and `a`.
            (Atom::Div(..), 1..) => {
                let end = if *coefficient > 0 { a.sub(&most) } else { (**a).clone() };
                let scaled = rest.mul(b).add(&factor.mul(&end));
                // What is above -1 is at least 0.
                scaled.add(&most).at_least_zero(positive)
            }
            (Atom::Rem(..), _) if *coefficient < 0 => rest.add(&factor.mul(&most)).at_least_zero(positive),
            (Atom::Div(..), _) if *coefficient < 0 => rest.add(&factor.mul(a)).at_least_zero(positive),
            _ => false,
        }
    }

    /// Two expressions without negative terms of which the second less the first is
    /// this one.
    pub fn sides(&self) -> (Dim, Dim) {
        let (less, more): (Vec<Term>, Vec<Term>) = self.terms.iter().cloned().partition(|term| term.coefficient < 0);
        (Dim::default().sub(&Dim { terms: less }), Dim { terms: more })
    }

    /// Compares two extents.
    pub fn same(&self, other: &Dim) -> Same {
        match self.sub(other).as_int() {
            Some(0) => Same::Yes,
            Some(_) => Same::No,
            None => Same::Unknown,
        }
    }

    /// The value once every symbol has one. `None` when a symbol has none, a
    /// divisor is zero, or the result leaves 64 bits.
    pub fn eval(&self, value: &dyn Fn(Sym) -> Option<i64>) -> Option<i64> {
        let mut sum = 0_i64;
        for term in &self.terms {
            let mut product = term.coefficient;
            for atom in &term.atoms {
                let factor = match atom {
                    Atom::Sym(sym) => value(*sym)?,
                    Atom::Div(a, b) => a.eval(value)?.checked_div(b.eval(value)?)?,
                    Atom::Rem(a, b) => a.eval(value)?.checked_rem(b.eval(value)?)?,
                };
                product = product.checked_mul(factor)?;
            }
            sum = sum.checked_add(product)?;
        }
        Some(sum)
    }

    /// Whether the expression is made of sums and products alone: no quotient
    /// or remainder was left standing.
    pub fn is_polynomial(&self) -> bool {
        self.terms.iter().flat_map(|term| &term.atoms).all(|atom| matches!(atom, Atom::Sym(_)))
    }

    /// The expression with symbols replaced; `None` when a divisor becomes
    /// zero.
    pub fn substitute(&self, value: &dyn Fn(Sym) -> Option<Dim>) -> Option<Dim> {
        let mut sum = Dim::int(0);
        for term in &self.terms {
            let mut product = Dim::int(term.coefficient);
            for atom in &term.atoms {
                let factor = match atom {
                    Atom::Sym(sym) => value(*sym).unwrap_or_else(|| Dim::sym(*sym)),
                    Atom::Div(a, b) => a.substitute(value)?.div(&b.substitute(value)?)?,
                    Atom::Rem(a, b) => a.substitute(value)?.rem(&b.substitute(value)?)?,
                };
                product = product.mul(&factor);
            }
            sum = sum.add(&product);
        }
        Some(sum)
    }

    /// Calls `f` for every symbol, in order of appearance.
    pub fn symbols(&self, f: &mut dyn FnMut(Sym)) {
        for atom in self.terms.iter().flat_map(|term| &term.atoms) {
            match atom {
                Atom::Sym(sym) => f(*sym),
                Atom::Div(a, b) | Atom::Rem(a, b) => {
                    a.symbols(f);
                    b.symbols(f);
                }
            }
        }
    }

    /// Rust-syntax text; `name` spells a symbol. Reading it back by Rust's
    /// rules gives the same expression.
    pub fn text(&self, name: &dyn Fn(Sym) -> String) -> String {
        if self.terms.is_empty() {
            return "0".to_owned();
        }
        let mut out = String::new();
        // Constant last reads best: `2*BK + 1`.
        let (constants, rest): (Vec<&Term>, Vec<&Term>) = self.terms.iter().partition(|t| t.atoms.is_empty());
        for (i, term) in rest.into_iter().chain(constants).enumerate() {
            let magnitude = term.coefficient.unsigned_abs();
            match (i, term.coefficient < 0) {
                (0, false) => {}
                (0, true) => out.push('-'),
                (_, false) => out.push_str(" + "),
                (_, true) => out.push_str(" - "),
            }
            let mut factors: Vec<String> = Vec::new();
            if magnitude != 1 || term.atoms.is_empty() {
                factors.push(magnitude.to_string());
            }
            for atom in &term.atoms {
                factors.push(match atom {
                    Atom::Sym(sym) => name(*sym),
                    Atom::Div(a, b) => format!("({} / {})", a.operand(name), b.operand(name)),
                    Atom::Rem(a, b) => format!("({} % {})", a.operand(name), b.operand(name)),
                });
            }
            let _ = write!(out, "{}", factors.join("*"));
        }
        out
    }

    /// The text with parentheses unless it has them or needs none.
    fn operand(&self, name: &dyn Fn(Sym) -> String) -> String {
        let text = self.text(name);
        let one_factor = match self.terms.as_slice() {
            [] => true,
            [Term { atoms, coefficient }] => match atoms.len() {
                0 => *coefficient > 0,
                atoms => atoms == 1 && *coefficient == 1,
            },
            _ => false,
        };
        if one_factor { text } else { format!("({text})") }
    }
}

#[cfg(test)]
mod tests;
