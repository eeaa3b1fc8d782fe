//! Division of neighbours by one divisor.
//!
//! A correctly rounded division is a dozen instructions with a branch. Where a run of elements
//! is divided by the same number, as in a softmax, its reciprocal r is computed once, and in
//! two parts s + t that are as good as twice the digits.
//!
//! Then q = x·s + x·t is one of the two neighbours of x/y, its remainder x − q·y is a number of
//! the type, and q + r·(x − q·y), rounded once, is x/y rounded (Markstein, "Computation of
//! elementary functions on the IBM RISC System/6000 processor", 1990, theorem 4): four
//! instructions.
//!
//! That holds as long as nothing overflows or loses digits to the smallest
//! exponents. So the exponents are checked, for the run at once; a run that
//! fails the check is divided by instructions.
//!
//! Where a fused FMA is not one instruction, quotients stay quotients.

use super::Lower;
use crate::ir::{Op as Thread, Val};
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp, Literal, UnOp};

/// Runs shorter than this do not pay.
const FEW: usize = 4;

/// Bits of 2^n.
const fn power_of_two(n: i64) -> i64 {
    (127 + n) << 23
}

/// Dividends from 2^-100 to 2^100, and zero, by divisors from 2^-24 to 2^24.
const DIVIDEND: (i64, i64) = (power_of_two(-100), power_of_two(100));
const DIVISOR: (i64, i64) = (power_of_two(-24), power_of_two(24));

impl Lower<'_> {
    /// The quotients of elements and divisors, if there is a better way than an
    /// instruction for each.
    pub(super) fn quotients(&mut self, xs: &[Val], ys: &[Val]) -> Option<Vec<Val>> {
        let y = *ys.first()?;
        let apart = ys.iter().all(|&other| other == y) && xs[1..].iter().any(|&x| x != xs[0]);
        let pays = self.target.fma.contains(&DType::F32);
        if xs.len() < FEW || !apart || !pays || self.b.ty(y) != DType::F32 || self.func.schedule.fast_math {
            return None;
        }
        let one = self.b.constant(Literal::Float(1.0), DType::F32);
        let r = self.b.bin(BinOp::Div, one, y);
        let minus_y = self.b.un(UnOp::Neg, y);
        // The first part is not above the reciprocal, so the second not below 0:
        // a negative zero stays one.
        let rest = self.fused(minus_y, r, one);
        let (zero, step) = (self.zero(DType::F32), self.b.int(1, DType::U32));
        let above = self.b.cmp(CmpOp::Lt, rest, zero);
        let none = self.b.int(0, DType::U32);
        let step = self.b.select(above, step, none);
        let bits = self.b.value(Thread::Bits {}, &[r], DType::U32);
        let bits = self.b.bin(BinOp::Sub, bits, step);
        let high = self.b.value(Thread::Bits {}, &[bits], DType::F32);
        let rest = self.fused(minus_y, high, one);
        let low = self.b.bin(BinOp::Mul, r, rest);
        let fits = self.within(y, DIVISOR);
        let usual = self.are_usual(xs);
        let usual = self.b.bin(BinOp::And, usual, fits);
        let var = self.b.var("quotient", DType::F32, xs.len() as u32);
        self.b.open(None);
        for (at, &x) in xs.iter().enumerate() {
            let q = self.b.bin(BinOp::Mul, x, low);
            let q = self.fused(x, high, q);
            // The remainder with the sign turned: so a zero keeps its own.
            let minus_x = self.b.un(UnOp::Neg, x);
            let over = self.fused(q, y, minus_x);
            let under = self.b.un(UnOp::Neg, over);
            let q = self.fused(under, r, q);
            self.b.set(var, at as u32, q);
        }
        let fast = self.b.close();
        self.b.open(None);
        for (at, &x) in xs.iter().enumerate() {
            let q = self.b.bin(BinOp::Div, x, y);
            self.b.set(var, at as u32, q);
        }
        let slow = self.b.close();
        self.b.branch(usual, fast, slow);
        Some((0..xs.len() as u32).map(|at| self.b.get(var, at)).collect())
    }

    fn fused(&mut self, x: Val, y: Val, z: Val) -> Val {
        self.b.value(Thread::Fma {}, &[x, y, z], DType::F32)
    }

    /// Whether a float lies between two positive ones, given by their bits.
    fn within(&mut self, x: Val, (lo, hi): (i64, i64)) -> Val {
        let bits = self.b.value(Thread::Bits {}, &[x], DType::U32);
        let (least, span) = (self.b.int(lo, DType::U32), self.b.int(hi - lo, DType::U32));
        let above = self.b.bin(BinOp::Sub, bits, least);
        self.b.cmp(CmpOp::Le, above, span)
    }

    /// Whether all dividends that are numbers are zeros or have magnitudes in the
    /// range. Extremes are found first, in pairs: conditions would wait for each
    /// other.
    fn are_usual(&mut self, xs: &[Val]) -> Val {
        let (two, one) = (self.b.int(2, DType::U32), self.b.int(1, DType::U32));
        let (mut smallest, mut largest) = (Vec::new(), Vec::new());
        for &x in xs {
            // Twice the bits are without the sign; less one, zeros are the largest.
            let bits = self.b.value(Thread::Bits {}, &[x], DType::U32);
            let twice = self.b.bin(BinOp::Mul, bits, two);
            smallest.push(self.b.bin(BinOp::Sub, twice, one));
            largest.push(self.b.un(UnOp::Abs, x));
        }
        let (smallest, largest) = (self.in_pairs(BinOp::Min, smallest), self.in_pairs(BinOp::Max, largest));
        let least = self.b.int(2 * DIVIDEND.0 - 1, DType::U32);
        let large = self.b.cmp(CmpOp::Ge, smallest, least);
        let most = self.b.constant(Literal::Float(f64::from(f32::from_bits(DIVIDEND.1 as u32))), DType::F32);
        let small = self.b.cmp(CmpOp::Le, largest, most);
        self.b.bin(BinOp::And, large, small)
    }

    /// Combines values in pairs, and those in pairs, so that few wait for
    /// others.
    pub(super) fn in_pairs(&mut self, op: BinOp, mut values: Vec<Val>) -> Val {
        while values.len() > 1 {
            values = values
                .chunks(2)
                .map(|pair| match *pair {
                    [x, y] => self.b.bin(op, x, y),
                    _ => pair[0],
                })
                .collect();
        }
        values[0]
    }
}
