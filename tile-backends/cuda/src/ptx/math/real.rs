//! Expressions over `f32` or `f64`, for the elementary functions.
//!
//! The functions are written once for a width where the algorithm is the same,
//! and every operation states its rounding.

use crate::ptx::asm::{Asm, Class, Label, Operand};

/// An operand, or a number that takes the width of its place.
#[derive(Clone, Copy)]
pub(in crate::ptx) enum Term {
    /// Computed.
    Is(Operand),
    /// A literal.
    Number(f64),
}

impl From<Operand> for Term {
    fn from(x: Operand) -> Term {
        Term::Is(x)
    }
}

impl From<f64> for Term {
    fn from(x: f64) -> Term {
        Term::Number(x)
    }
}

/// Writes floating-point expressions of one width.
pub(in crate::ptx) struct Real<'a> {
    pub(in crate::ptx) asm: &'a mut Asm,
    wide: bool,
}

macro_rules! operations {
    ($($(#[$doc:meta])* $name:ident $op:literal ($($arg:ident),+);)*) => {$(
        $(#[$doc])*
        pub(in crate::ptx) fn $name(&mut self, $($arg: impl Into<Term>),+) -> Operand {
            let args = [$(self.term($arg)),+];
            self.op($op, &args)
        }
    )*};
}

impl<'a> Real<'a> {
    /// Expressions over `f32`.
    pub(in crate::ptx) fn single(asm: &'a mut Asm) -> Real<'a> {
        Real { asm, wide: false }
    }

    /// Expressions over `f64`.
    pub(in crate::ptx) fn double(asm: &'a mut Asm) -> Real<'a> {
        Real { asm, wide: true }
    }

    fn class(&self) -> Class {
        if self.wide { Class::B64 } else { Class::B32 }
    }

    fn suffix(&self) -> &'static str {
        if self.wide { "f64" } else { "f32" }
    }

    /// The operand of a term.
    pub(in crate::ptx) fn term(&self, x: impl Into<Term>) -> Operand {
        match x.into() {
            Term::Is(x) => x,
            Term::Number(x) if self.wide => Operand::F64(x.to_bits()),
            Term::Number(x) => Operand::F32((x as f32).to_bits()),
        }
    }

    fn op(&mut self, name: &str, args: &[Operand]) -> Operand {
        self.asm.value(self.class(), &format!("{name}.{}", self.suffix()), args)
    }

    operations! {
        /// `x + y`.
        add "add.rn" (x, y);
        /// `x - y`.
        sub "sub.rn" (x, y);
        /// `x * y`.
        mul "mul.rn" (x, y);
        /// `x * y + z` in one rounding.
        fma "fma.rn" (x, y, z);
        /// `x / y`.
        div "div.rn" (x, y);
        /// `1 / x`.
        recip "rcp.rn" (x);
        /// √x.
        sqrt "sqrt.rn" (x);
        /// `-x`.
        neg "neg" (x);
        /// `|x|`.
        abs "abs" (x);
        /// The smaller; the other when one is NaN.
        min "min" (x, y);
    }

    /// The nearest integer, ties to even.
    pub(in crate::ptx) fn round_even(&mut self, x: impl Into<Term>) -> Operand {
        let x = self.term(x);
        let t = self.suffix();
        self.asm.value(self.class(), &format!("cvt.rni.{t}.{t}"), &[x])
    }

    /// `magnitude` with the sign of `sign`.
    pub(in crate::ptx) fn copysign(&mut self, magnitude: impl Into<Term>, sign: impl Into<Term>) -> Operand {
        let args = [self.term(sign), self.term(magnitude)];
        self.op("copysign", &args)
    }

    /// A comparison: `eq`, `lt`, …, false for NaN, or `nan`.
    pub(in crate::ptx) fn test(&mut self, name: &str, x: impl Into<Term>, y: impl Into<Term>) -> Operand {
        let args = [self.term(x), self.term(y)];
        self.asm.pred(&format!("setp.{name}.{}", self.suffix()), &args)
    }

    /// `x` if the condition holds, else `y`.
    pub(in crate::ptx) fn select(&mut self, condition: Operand, x: impl Into<Term>, y: impl Into<Term>) -> Operand {
        let (x, y) = (self.term(x), self.term(y));
        let op = format!("selp.{}", self.suffix());
        self.asm.value(self.class(), &op, &[x, y, condition])
    }

    /// `x` limited to `lo..=hi`, NaN kept.
    pub(in crate::ptx) fn limit(&mut self, x: Operand, lo: f64, hi: f64) -> Operand {
        let above = self.test("gt", x, hi);
        let y = self.select(above, hi, x);
        let below = self.test("lt", x, lo);
        self.select(below, lo, y)
    }

    /// The polynomial with these coefficients, constant term first.
    pub(in crate::ptx) fn horner(&mut self, x: Operand, coefficients: &[f64]) -> Operand {
        let (last, rest) = coefficients.split_last().expect("a polynomial has coefficients");
        let mut sum = self.term(*last);
        for &coefficient in rest.iter().rev() {
            sum = self.fma(sum, x, coefficient);
        }
        sum
    }

    /// An instruction on the bits of the width, such as `add.s` or `and.b`.
    pub(in crate::ptx) fn bits(&mut self, name: &str, x: Operand, y: impl Into<Operand>) -> Operand {
        let width = if self.wide { "64" } else { "32" };
        self.asm.value(self.class(), &format!("{name}{width}"), &[x, y.into()])
    }

    /// `x` or what the block makes where the condition holds; the block is
    /// skipped elsewhere.
    pub(in crate::ptx) fn replace_where(
        &mut self,
        condition: Operand,
        x: Operand,
        otherwise: impl FnOnce(&mut Real<'_>) -> Operand,
    ) -> Operand {
        let mov = if self.wide { "mov.b64" } else { "mov.b32" };
        let result = self.asm.value(self.class(), mov, &[x]);
        let end: Label = self.asm.label();
        self.asm.jump_unless(condition, end);
        let y = otherwise(self);
        self.asm.set(result, mov, &[y]);
        self.asm.place(end);
        result
    }
}
