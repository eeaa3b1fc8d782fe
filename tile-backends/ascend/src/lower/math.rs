//! Elementary functions that the hardware lacks, composed of those that it has.
//!
//! All are computed in `f32`, within the bounds of `docs/math.md` where the hardware's own `exp`
//! and `ln` are: the polynomials add less than an ulp or two.

use super::{Code, Lower, Lowered};
use crate::ir::{BinaryOp, Op as Npu, Operand, Tile, UnaryOp};
use std::f64::consts::{LN_2, LOG2_E, LOG10_E, PI};
use tile_core::elem::DType;
use tile_core::ir::{CmpOp, UnOp};
use tile_core::num::Round;

/// π in parts of 8 bits, and what is left.
const PARTS_OF_PI: [f64; 6] = [
    3.140_625,
    0.000_968_933_105_468_75,
    -1.281_499_862_670_898_4e-6,
    1.979_060_471_057_892e-9,
    5.115_907_697_472_721e-12,
    1.078_060_590_694_847_7e-14,
];

impl Lower<'_> {
    /// A function of one operand in `f32`.
    pub(super) fn function(&mut self, op: UnOp, x: Tile) -> Lowered<Tile> {
        Ok(match op {
            UnOp::Neg => self.with(BinaryOp::Mul, x, -1.0),
            UnOp::Abs => self.unary(UnaryOp::Abs, x),
            UnOp::Exp => self.unary(UnaryOp::Exp, x),
            UnOp::Exp2 => {
                let x = self.with(BinaryOp::Mul, x, LN_2);
                self.unary(UnaryOp::Exp, x)
            }
            UnOp::Ln => self.unary(UnaryOp::Ln, x),
            UnOp::Log2 | UnOp::Log10 => {
                let x = self.unary(UnaryOp::Ln, x);
                self.with(BinaryOp::Mul, x, if op == UnOp::Log2 { LOG2_E } else { LOG10_E })
            }
            UnOp::Sqrt => self.unary(UnaryOp::Sqrt, x),
            UnOp::Rsqrt => {
                let root = self.unary(UnaryOp::Sqrt, x);
                self.one_over(root)
            }
            UnOp::Recip => self.one_over(x),
            UnOp::Sigmoid => {
                // 1 / (1 + exp(-x)): exp may be infinite, and the quotient is 0.
                let negative = self.with(BinaryOp::Mul, x, -1.0);
                let power = self.unary(UnaryOp::Exp, negative);
                let below = self.with(BinaryOp::Add, power, 1.0);
                self.one_over(below)
            }
            UnOp::Tanh => self.tanh(x),
            UnOp::Erf => self.erf(x),
            UnOp::Sin => {
                let sine = self.sine(x, 0.0);
                // The sine of -0 is -0.
                let zero = self.zero(DType::F32);
                let is_zero = self.compare(CmpOp::Eq, x, Operand::Scalar(zero));
                self.choice(is_zero, x, sine)
            }
            UnOp::Cos => self.sine(x, 0.5),
            UnOp::Floor => self.integral(x, Some(Round::Down)),
            UnOp::Ceil => self.integral(x, Some(Round::Up)),
            UnOp::Trunc => self.integral(x, Some(Round::TowardZero)),
            UnOp::RoundEven => self.integral(x, Some(Round::NearestEven)),
            UnOp::Round => self.integral(x, None),
            UnOp::IsNan => self.compare(CmpOp::Ne, x, Operand::Tile(x)),
            UnOp::IsFinite => {
                let size = self.unary(UnaryOp::Abs, x);
                let infinity = self.number(f64::INFINITY, DType::F32);
                self.compare(CmpOp::Lt, size, Operand::Scalar(infinity))
            }
            // Derived ones are replaced before.
            UnOp::Not | UnOp::CountOnes | UnOp::LeadingZeros | tile_core::derived_un_ops!() => {
                return self.error(Code::Element, format!("`{}` of floats", op.name()));
            }
        })
    }

    fn integral(&mut self, x: Tile, round: Option<Round>) -> Tile {
        let dst = self.like(x, DType::F32);
        self.b.push(Npu::Round { dst, src: x, round });
        dst
    }

    pub(super) fn one_over(&mut self, x: Tile) -> Tile {
        let one = self.number(1.0, DType::F32);
        let one = self.splat(one, self.b.shape(x).len());
        self.both(BinaryOp::Div, one, x)
    }

    /// A polynomial by Horner's rule, highest coefficient first.
    fn polynomial(&mut self, x: Tile, coefficients: &[f64]) -> Tile {
        let mut sum = None;
        for &coefficient in coefficients {
            sum = Some(match sum {
                None => {
                    let value = self.number(coefficient, DType::F32);
                    self.splat(value, self.b.shape(x).len())
                }
                Some(sum) => {
                    let product = self.both(BinaryOp::Mul, x, sum);
                    self.with(BinaryOp::Add, product, coefficient)
                }
            });
        }
        sum.unwrap_or(x)
    }

    /// Selects the first where the magnitude is at least a bound, else the second.
    fn from(&mut self, size: Tile, bound: f64, large: Tile, small: Tile) -> Tile {
        let bound = self.number(bound, DType::F32);
        let is_large = self.compare(CmpOp::Ge, size, Operand::Scalar(bound));
        self.choice(is_large, large, small)
    }

    /// Copies the sign of `x`.
    fn signed(&mut self, x: Tile, size: Tile) -> Tile {
        let zero = self.zero(DType::F32);
        let negative = self.compare(CmpOp::Lt, x, Operand::Scalar(zero));
        let minus = self.with(BinaryOp::Mul, size, -1.0);
        self.choice(negative, minus, size)
    }

    /// 1 − 2 / (exp(2|x|) + 1), with x's own series near zero, where that cancels.
    fn tanh(&mut self, x: Tile) -> Tile {
        let size = self.unary(UnaryOp::Abs, x);
        let twice = self.with(BinaryOp::Mul, size, 2.0);
        let power = self.unary(UnaryOp::Exp, twice);
        let below = self.with(BinaryOp::Add, power, 1.0);
        let quotient = self.one_over(below);
        let part = self.with(BinaryOp::Mul, quotient, -2.0);
        let far = self.with(BinaryOp::Add, part, 1.0);
        let far = self.signed(x, far);
        let square = self.both(BinaryOp::Mul, x, x);
        // Coefficients of tanh's series, adjusted to |x| < 0.625.
        let series = [-5.704_988e-3, 2.063_909e-2, -5.373_972e-2, 1.333_145e-1, -3.333_328e-1];
        let sum = self.polynomial(square, &series);
        // A product, so that -0 stays -0.
        let rest = self.both(BinaryOp::Mul, square, sum);
        let factor = self.with(BinaryOp::Add, rest, 1.0);
        let near = self.both(BinaryOp::Mul, x, factor);
        self.from(size, 0.625, far, near)
    }

    /// x·P(x²) near zero, 1 − exp(Q(|x|)) elsewhere.
    fn erf(&mut self, x: Tile) -> Tile {
        let size = self.unary(UnaryOp::Abs, x);
        let most = self.with(BinaryOp::Min, size, 4.0);
        let far = [
            -1.728_534_7e-5,
            3.831_971_26e-4,
            -3.883_964_38e-3,
            2.425_462_19e-2,
            -1.067_778_77e-1,
            -6.348_466_87e-1,
            -1.287_175_12e-1,
        ];
        let sum = self.polynomial(most, &far);
        let product = self.both(BinaryOp::Mul, sum, most);
        let exponent = self.both(BinaryOp::Sub, product, most);
        let power = self.unary(UnaryOp::Exp, exponent);
        let minus = self.with(BinaryOp::Mul, power, -1.0);
        let far = self.with(BinaryOp::Add, minus, 1.0);
        let far = self.signed(x, far);
        let near =
            [-5.967_617_03e-4, 4.991_194_23e-3, -2.676_813_49e-2, 1.128_199_25e-1, -3.761_253_36e-1, 1.283_791_66e-1];
        let square = self.both(BinaryOp::Mul, x, x);
        let sum = self.polynomial(square, &near);
        let product = self.both(BinaryOp::Mul, sum, x);
        let near = self.both(BinaryOp::Add, product, x);
        self.from(size, 0.927_734_4, far, near)
    }

    /// sin(x + shift·π): x less the nearest multiple of π, and the series of what is left, negated
    /// for odd multiples.
    ///
    /// The multiple is taken off in parts of π of 8 bits, whose products with counts of up to 16
    /// bits are exact, so that angles up to 65504 are reduced without a loss of digits.
    fn sine(&mut self, x: Tile, shift: f64) -> Tile {
        let turns = self.with(BinaryOp::Mul, x, 1.0 / PI);
        let turns = if shift == 0.0 { turns } else { self.with(BinaryOp::Add, turns, shift) };
        let count = self.integral(turns, Some(Round::NearestEven));
        // Half a turn less for the cosine, taken off exactly.
        let odd_count = if shift == 0.0 { count } else { self.with(BinaryOp::Add, count, -shift) };
        let mut rest = x;
        for part in PARTS_OF_PI {
            let off = self.with(BinaryOp::Mul, odd_count, -part);
            rest = self.both(BinaryOp::Add, rest, off);
        }
        let square = self.both(BinaryOp::Mul, rest, rest);
        let series = [2.601_903_06e-6, -1.980_741_87e-4, 8.333_025_13e-3, -1.666_665_67e-1];
        let sum = self.polynomial(square, &series);
        let cubic = self.both(BinaryOp::Mul, square, rest);
        let more = self.both(BinaryOp::Mul, cubic, sum);
        let sine = self.both(BinaryOp::Add, rest, more);
        // 1 − 2·(count mod 2).
        let half = self.with(BinaryOp::Mul, count, 0.5);
        let whole = self.integral(half, Some(Round::Down));
        let twice = self.with(BinaryOp::Mul, whole, -2.0);
        let odd = self.both(BinaryOp::Add, count, twice);
        let sign = self.with(BinaryOp::Mul, odd, -2.0);
        let sign = self.with(BinaryOp::Add, sign, 1.0);
        self.both(BinaryOp::Mul, sine, sign)
    }
}
