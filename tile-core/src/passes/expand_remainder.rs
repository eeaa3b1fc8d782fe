//! Decomposes the remainder of floats into a long division of their mantissas.
//!
//! ```text
//! %z = bin.rem %x, %y : f32      mx, ex = mantissa and exponent of |x|;  my, ey = those of |y|
//!                                d = ex - ey
//!                                r = (mx << d % 7) % my
//!                           ──►  for d / 7 { r = (r << 7) % my }
//!                                z = |x| < |y| ? x : r · 2^(ey - bias), with the sign of x
//! ```
//!
//! - The remainder is exact, so no quotient of floats serves: it would need hundreds of digits.
//! - Everything is done on encodings. Machines that take subnormal numbers as zero, or divide
//!   inexactly, give the same.
//! - The loop has no iteration unless the quotient is 2⁷ or more (2¹⁰ for `f64`).

use crate::elem::{DType, Elem};
use crate::ir::{
    BinOp, Builder, CmpOp, Func, InstId, Literal, LoopKind, MemTy, Op, Region, RegionId, Space, Type, UnOp, Value,
};

/// How floats of one width are encoded.
struct Encoding {
    float: DType,
    /// The signed integer of the same width.
    int: DType,
    /// Explicit bits of the mantissa.
    mantissa: u32,
    /// By how many bits a mantissa may be shifted and stay a positive number.
    step: i128,
}

impl Encoding {
    /// The one in which numbers of a float type are divided: its own, or `f32`, which has them all.
    fn of(dtype: DType) -> Encoding {
        match dtype {
            DType::F64 => Encoding { float: DType::F64, int: DType::I64, mantissa: 52, step: 10 },
            _ => Encoding { float: DType::F32, int: DType::I32, mantissa: 23, step: 7 },
        }
    }

    /// The encoding of +∞, which is all ones in the exponent.
    fn infinity(&self) -> i128 {
        (1 << (self.int.bits() - 1)) - (1 << self.mantissa)
    }

    /// That of the quiet NaN.
    fn nan(&self) -> i128 {
        self.infinity() | 1 << (self.mantissa - 1)
    }

    /// The number whose only bit is the sign.
    fn sign(&self) -> i128 {
        -(1 << (self.int.bits() - 1))
    }
}

/// A region that yields the remainder of two floats.
pub(super) fn decompose(func: &mut Func, id: InstId) -> Option<RegionId> {
    let inst = &func.insts[id];
    let (&[x, y], span) = (&inst.args[..], inst.span) else { return None };
    let own = func.ty(inst.result?).scalar()?.dtype()?;
    let region = func.regions.push(Region::default());
    let mut b = Builder::at(func, region);
    b.span = span;
    let mut division = Division { b, encoding: Encoding::of(own) };
    let rest = division.remainder(x, y, own);
    func.regions[region].result = Some(rest);
    Some(region)
}

struct Division<'f> {
    b: Builder<'f>,
    encoding: Encoding,
}

impl Division<'_> {
    fn remainder(&mut self, x: Value, y: Value, own: DType) -> Value {
        let (bits_x, bits_y) = (self.bits(x, own), self.bits(y, own));
        let (size_x, size_y) = (self.size(bits_x), self.size(bits_y));
        let ((mantissa_x, exponent_x), (mantissa_y, exponent_y)) = (self.parts(size_x), self.parts(size_y));
        let zero = self.int(0);
        let apart = self.b.bin(BinOp::Sub, exponent_x, exponent_y);
        let apart = self.b.bin(BinOp::Max, apart, zero);
        let rest = self.divide(mantissa_x, mantissa_y, apart);
        let rest = self.scaled(rest, exponent_y);
        let sign = self.int(self.encoding.sign());
        let sign = self.b.bin(BinOp::And, bits_x, sign);
        let rest = self.b.bin(BinOp::Or, rest, sign);
        let less = self.truth(CmpOp::Lt, size_x, size_y);
        let rest = self.select(less, bits_x, rest);
        let bits = self.or_nan(rest, size_x, size_y);
        let float = Type::Scalar(self.encoding.float.into());
        let rest = self.b.value(Op::Bits {}, &[bits], &[], float);
        self.cast(rest, self.encoding.float, own)
    }

    /// The encoding of a number.
    fn bits(&mut self, x: Value, own: DType) -> Value {
        let x = self.cast(x, own, self.encoding.float);
        let int = Type::Scalar(self.encoding.int.into());
        self.b.value(Op::Bits {}, &[x], &[], int)
    }

    /// The encoding of a magnitude. Encodings of magnitudes are ordered as these are, NaN last.
    fn size(&mut self, bits: Value) -> Value {
        let mask = self.int(-1 - self.encoding.sign());
        self.b.bin(BinOp::And, bits, mask)
    }

    /// Mantissa and exponent of a magnitude: it is the one times two to the power of the other, up
    /// to a factor that all have. Subnormal numbers have the exponent of the least normal one.
    fn parts(&mut self, size: Value) -> (Value, Value) {
        let (one, digits) = (self.int(1), self.int(self.encoding.mantissa.into()));
        let exponent = self.b.bin(BinOp::Shr, size, digits);
        let exponent = self.b.bin(BinOp::Max, exponent, one);
        // The lowest bit of the exponent, where there is one, becomes the implicit one.
        let before = self.b.bin(BinOp::Sub, exponent, one);
        let before = self.b.bin(BinOp::Shl, before, digits);
        (self.b.bin(BinOp::Sub, size, before), exponent)
    }

    /// `x · 2^apart mod y`.
    fn divide(&mut self, x: Value, y: Value, apart: Value) -> Value {
        let elem: Elem = self.encoding.int.into();
        let cell = MemTy { space: Space::Local, elem, shape: Vec::new() };
        let cell = self.b.value(Op::Alloc {}, &[], &[], Type::Mem(cell));
        let step = self.int(self.encoding.step);
        let first = self.b.bin(BinOp::Rem, apart, step);
        self.divide_once(x, y, first, cell);
        let times = self.b.bin(BinOp::Div, apart, step);
        let times = self.b.value(Op::Cast { round: None }, &[times], &[], Type::INDEX);
        let (lo, by) = (self.b.index(0), self.b.index(1));
        let body = self.b.region(&[(Type::INDEX, None)]);
        let outside = std::mem::replace(&mut self.b.region, body);
        let rest = self.b.value(Op::Load {}, &[cell], &[], Type::Scalar(elem));
        self.divide_once(rest, y, step, cell);
        self.b.region = outside;
        self.b.effect(Op::For { kind: LoopKind::Serial }, &[lo, times, by], &[body]);
        self.b.value(Op::Load {}, &[cell], &[], Type::Scalar(elem))
    }

    fn divide_once(&mut self, x: Value, y: Value, digits: Value, cell: Value) {
        let x = self.b.bin(BinOp::Shl, x, digits);
        let rest = self.b.bin(BinOp::Rem, x, y);
        self.b.effect(Op::Store { unordered: false }, &[rest, cell], &[]);
    }

    /// The encoding of a mantissa times two to the power of an exponent.
    fn scaled(&mut self, mantissa: Value, exponent: Value) -> Value {
        let (zero, one) = (self.int(0), self.int(1));
        let digits = self.int(self.encoding.mantissa.into());
        let int = self.encoding.int;
        let zeros = self.b.value(Op::Un { op: UnOp::LeadingZeros }, &[mantissa], &[], Type::Scalar(DType::U32.into()));
        let zeros = self.cast(zeros, DType::U32, int);
        let spare = self.int(i128::from(int.bits() - 1 - self.encoding.mantissa));
        let missing = self.b.bin(BinOp::Sub, zeros, spare);
        let most = self.b.bin(BinOp::Sub, exponent, one);
        let by = self.b.bin(BinOp::Min, missing, most);
        let shifted = self.b.bin(BinOp::Shl, mantissa, by);
        let left = self.b.bin(BinOp::Sub, most, by);
        let left = self.b.bin(BinOp::Shl, left, digits);
        let bits = self.b.bin(BinOp::Add, shifted, left);
        let none = self.truth(CmpOp::Eq, mantissa, zero);
        self.select(none, zero, bits)
    }

    /// NaN where the dividend is infinite, the divisor zero, or one of them NaN.
    fn or_nan(&mut self, bits: Value, size_x: Value, size_y: Value) -> Value {
        let (zero, infinity, nan) = (self.int(0), self.int(self.encoding.infinity()), self.int(self.encoding.nan()));
        let endless = self.truth(CmpOp::Ge, size_x, infinity);
        let by_zero = self.truth(CmpOp::Eq, size_y, zero);
        let by_nan = self.truth(CmpOp::Gt, size_y, infinity);
        let none = self.b.bin(BinOp::Or, endless, by_zero);
        let none = self.b.bin(BinOp::Or, none, by_nan);
        self.select(none, nan, bits)
    }

    fn int(&mut self, value: i128) -> Value {
        self.b.literal(Literal::Int(value), self.encoding.int.into())
    }

    fn truth(&mut self, op: CmpOp, x: Value, y: Value) -> Value {
        self.b.value(Op::Cmp { op }, &[x, y], &[], Type::BOOL)
    }

    fn select(&mut self, condition: Value, x: Value, y: Value) -> Value {
        let ty = self.b.func.ty(x).clone();
        self.b.value(Op::Select {}, &[condition, x, y], &[], ty)
    }

    fn cast(&mut self, x: Value, from: DType, to: DType) -> Value {
        match from == to {
            true => x,
            false => self.b.value(Op::Cast { round: None }, &[x], &[], Type::Scalar(to.into())),
        }
    }
}
