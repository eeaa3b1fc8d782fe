//! Size limits of the normal form of an extent.
//!
//! Repeated squaring doubles the number of factors at each step. An analysis that
//! multiplies what a kernel computes step by step keeps an operation as it is where its
//! normal form would be too large to compare.

use super::{Atom, Dim, Term};

/// The most that the sizes of two factors may multiply to.
pub(crate) const MOST: usize = 4096;

impl Dim {
    /// The number of terms and atoms, those inside of quotients too.
    pub fn size(&self) -> usize {
        let atom = |atom: &Atom| match atom {
            Atom::Sym(_) => 1,
            Atom::Div(a, b) | Atom::Rem(a, b) => 1 + a.size() + b.size(),
        };
        self.terms.iter().map(|term| 1 + term.atoms.iter().map(atom).sum::<usize>()).sum()
    }

    /// Bits of the magnitude: it is at most two to their number. Symbols have so many.
    pub(crate) fn bits(&self, symbol: u32) -> u32 {
        let log = |number: u64| number.checked_next_power_of_two().map_or(u64::BITS, u64::trailing_zeros);
        let atom = |atom: &Atom| match atom {
            Atom::Sym(_) => symbol,
            Atom::Div(a, _) | Atom::Rem(a, _) => a.bits(symbol),
        };
        let term = |term: &Term| log(term.coefficient.unsigned_abs()) + term.atoms.iter().map(atom).sum::<u32>();
        self.terms.iter().map(term).max().map_or(0, |most| most + log(self.terms.len() as u64))
    }
}

#[cfg(test)]
mod tests {
    use crate::ir::{Dim, Sym};

    #[test]
    fn sizes_of_squares_double() {
        let n = Dim::sym(Sym::Const(0));
        let square = (0..6).fold(n.clone(), |x, _| x.mul(&x));
        assert_eq!(square.size(), 65);
        let (product, sum) = (n.mul(&n), n.add(&Dim::int(1)));
        assert_eq!([n.bits(4), sum.bits(4), Dim::int(5).bits(4), n.mul(&sum).bits(4)], [4, 5, 3, 9]);
        assert_eq!([n.size(), sum.size(), product.size(), product.div(&sum).map_or(0, |q| q.size())], [2, 3, 3, 8]);
    }
}
