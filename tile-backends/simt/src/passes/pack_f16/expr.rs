//! What a 16-bit float is computed from.
//!
//! A value that was computed in `f32` and rounded equals one computed in the
//! narrow type where the operands have narrow values and
//!
//! - the operation is a sum or difference: `f32` has at least 2p + 2 digits for
//!   both narrow types, so rounding twice is rounding once (Figueroa, "When is
//!   double rounding innocuous?", 1995), and sums of subnormal numbers are exact;
//! - it is a product of `f16`, which is exact in `f32`;
//! - it is a product of `bf16` one factor of which is a whole number: exact
//!   again, while a product of two tiny `bf16` is rounded twice below the
//!   smallest `f32`;
//! - it is a sum, difference or product of whole numbers that stay in the range
//!   where the narrow type has all whole numbers.

use super::defs::Defs;
use super::word::largest;
use crate::ir::{Op, Val};
use tile_core::elem::DType;
use tile_core::interp::scalar::Number;
use tile_core::ir::BinOp;
use tile_core::num::Round;

/// A narrow float.
pub(super) enum Expr {
    /// A value of the type.
    Leaf(Val),
    /// An encoding.
    Const(u64),
    /// An integer of which [`Defs::word`](super::word) makes a float.
    Whole(Val),
    /// A function of two floats of the type.
    Bin(BinOp, Box<[Expr; 2]>),
    /// `x * y + z`, rounded once.
    Fma(Box<[Expr; 3]>),
}

/// Whole numbers that a value lies between.
type Between = Option<(i64, i64)>;

/// How many operations two expressions have in common, if they are of one form.
pub(super) fn steps(low: &Expr, high: &Expr) -> Option<usize> {
    match (low, high) {
        (Expr::Leaf(_), Expr::Leaf(_)) | (Expr::Const(_), Expr::Const(_)) => Some(0),
        (Expr::Whole(_), Expr::Whole(_)) => Some(1),
        (Expr::Bin(op, low), Expr::Bin(other, high)) if op == other => all(&low[..], &high[..]),
        (Expr::Fma(low), Expr::Fma(high)) => all(&low[..], &high[..]),
        _ => None,
    }
}

fn all(low: &[Expr], high: &[Expr]) -> Option<usize> {
    low.iter().zip(high).try_fold(1, |sum, (low, high)| Some(sum + steps(low, high)?))
}

/// The whole number that an encoding stands for.
pub(super) fn whole_number(ty: DType, bits: u64) -> Option<i64> {
    match Number::decode(ty, bits) {
        Number::Float(x) if x.fract() == 0.0 && x.abs() <= 2048.0 => Some(x as i64),
        _ => None,
    }
}

/// Up to where the type has all whole numbers.
fn dense(ty: DType) -> i64 {
    if ty == DType::F16 { 1 << 11 } else { 1 << 8 }
}

/// Operations that exist for pairs.
fn exists(op: BinOp) -> bool {
    matches!(op, BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Min | BinOp::Max | BinOp::MinNan | BinOp::MaxNan)
}

impl Defs {
    /// The expression of a value of the type.
    pub(super) fn expr(&self, val: Val, ty: DType) -> Expr {
        let Some(def) = self.get(val) else { return Expr::Leaf(val) };
        let found = match def.op {
            Op::Const { .. } => self.constant(val).map(Expr::Const),
            Op::Bin { op } if exists(op) => {
                Some(Expr::Bin(op, Box::new([self.expr(def.args[0], ty), self.expr(def.args[1], ty)])))
            }
            Op::Fma {} => Some(Expr::Fma(Box::new([0, 1, 2].map(|i| self.expr(def.args[i], ty))))),
            Op::Cast { round: None | Some(Round::NearestEven) } => {
                let from = def.args[0];
                match self.ty(from) {
                    DType::F32 => self.rounded(from, ty),
                    _ => self.is_small(from, ty).then_some(Expr::Whole(from)),
                }
            }
            _ => None,
        };
        found.unwrap_or(Expr::Leaf(val))
    }

    /// An `f32` rounded to the type.
    fn rounded(&self, val: Val, ty: DType) -> Option<Expr> {
        if let Some((expr, _)) = self.exact(val, ty) {
            return Some(expr);
        }
        let def = self.get(val)?;
        let Op::Bin { op: op @ (BinOp::Add | BinOp::Sub | BinOp::Mul) } = def.op else { return None };
        let (x, x_whole) = self.exact(def.args[0], ty)?;
        let (y, y_whole) = self.exact(def.args[1], ty)?;
        let once = op != BinOp::Mul || ty == DType::F16 || x_whole.is_some() || y_whole.is_some();
        once.then(|| Expr::Bin(op, Box::new([x, y])))
    }

    /// An `f32` whose value the type has.
    fn exact(&self, val: Val, ty: DType) -> Option<(Expr, Between)> {
        let def = self.get(val)?;
        match def.op {
            Op::Const { .. } => {
                let bits = self.constant(val)?;
                let narrow = Number::decode(DType::F32, bits).encode(ty, None);
                (Number::decode(ty, narrow).encode(DType::F32, None) == bits).then(|| {
                    let whole = whole_number(ty, narrow).filter(|x| x.abs() <= dense(ty));
                    (Expr::Const(narrow), whole.map(|x| (x, x)))
                })
            }
            Op::Cast { .. } => {
                let from = def.args[0];
                match self.ty(from) {
                    other if other == ty => Some((self.expr(from, ty), None)),
                    _ if self.is_small(from, ty) => Some((Expr::Whole(from), Some((0, self.most(from)? as i64)))),
                    _ => None,
                }
            }
            Op::Bin { op: op @ (BinOp::Add | BinOp::Sub | BinOp::Mul) } => {
                let (x, x_whole) = self.exact(def.args[0], ty)?;
                let (y, y_whole) = self.exact(def.args[1], ty)?;
                let ((a, b), (c, d)) = (x_whole?, y_whole?);
                let ends = match op {
                    BinOp::Add => [a + c, b + d, a + c, b + d],
                    BinOp::Sub => [a - d, b - c, a - d, b - c],
                    _ => [a * c, a * d, b * c, b * d],
                };
                let (lo, hi) = (ends.iter().min().copied()?, ends.iter().max().copied()?);
                // A whole zero has one sign only where it is a sum.
                let signed = op == BinOp::Mul && (lo < 0 || a < 0 || c < 0);
                (lo >= -dense(ty) && hi <= dense(ty) && !signed)
                    .then(|| (Expr::Bin(op, Box::new([x, y])), Some((lo, hi))))
            }
            _ => None,
        }
    }

    /// Whether an integer is small enough to be made a float by its bits.
    fn is_small(&self, val: Val, ty: DType) -> bool {
        self.most(val).is_some_and(|most| most <= largest(ty))
    }
}
