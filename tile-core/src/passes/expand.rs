//! Puts the decomposition of derived operations in their place.
//!
//! Before:
//! ```text
//! %1 = un.cosh %0 : f16
//! ```
//! After, in `f32`:
//! ```text
//! %1 = cast %0 : f32
//! …
//! %9 = bin.add %7, %8 : f32
//! %10 = cast %9 : f16
//! ```
//! Not one of [`PASSES`](super::PASSES), because it depends on the backend: one calls it on what
//! [`instantiate`](super::instantiate()) gives. Floats narrower than `f32` are computed in it and
//! rounded once. The decompositions, with their accuracy, are in [`crate::expand`].

use super::expand_reductions::decompose;
use super::expand_remainder;
use super::rewrite::{Cursor, Fate, Rewrite, rewrite};
use super::run_passes;
use crate::elem::{DType, Elem};
use crate::expand::{self, Arith};
use crate::ir::verify::verify;
use crate::ir::{BinOp, CmpOp, Func, Inst, InstId, Literal, Op, ReduceOp, RegionId, Type, UnOp, Value};
use std::borrow::Cow;

/// What a backend makes itself.
#[derive(Clone, Copy, Debug, Default)]
pub struct Natives {
    /// Derived functions of one operand.
    pub un: &'static [UnOp],
    /// Derived functions of two operands.
    pub bin: &'static [BinOp],
    /// Derived reductions.
    pub reductions: &'static [ReduceOp],
    /// Whether an FMA is one instruction.
    pub fma: bool,
    /// Whether the remainder of floats is its own. Otherwise it has scalar loops in `parallel`.
    pub remainder: bool,
    /// Whether it reads the bits of a float. Otherwise the sign of a zero is that of its inverse,
    /// and the sign of a NaN counts as plus.
    pub bits: bool,
}

/// A concrete function without derived operations other than a backend's own.
pub fn expand<'f>(given: &'f Func, natives: &Natives) -> Cow<'f, Func> {
    let func = expand_reductions(given, natives.reductions);
    let reduced = matches!(func, Cow::Owned(_));
    if !reduced && !func.insts.values().any(|inst| natives.lack(&inst.op) || natives.divides(&func, inst)) {
        return func;
    }
    let mut func = func.into_owned();
    rewrite(&mut func, &mut Expand { natives, host: false });
    // Decompositions share constants and parts. A function that was ill-formed before, as by a
    // schedule that does not fit it, stays so: whoever lowers it says why.
    let tidied = run_passes(&mut func, None);
    debug_assert!(tidied.is_ok() || verify(given).is_err(), "{tidied:?}");
    Cow::Owned(func)
}

/// A function, symbolic or not, without derived reductions other than these.
pub fn expand_reductions<'f>(func: &'f Func, natives: &'static [ReduceOp]) -> Cow<'f, Func> {
    let lacks = |op: &Op| matches!(op, Op::Reduce { op, .. } if op.row().derived && !natives.contains(op));
    if !func.insts.values().any(|inst| lacks(&inst.op)) {
        return Cow::Borrowed(func);
    }
    let mut func = func.clone();
    rewrite(&mut func, &mut Reductions { natives });
    Cow::Owned(func)
}

struct Reductions {
    natives: &'static [ReduceOp],
}

impl Rewrite for Reductions {
    fn inst(&mut self, at: &mut Cursor<'_>, id: InstId) -> Fate {
        match at.func.insts[id].op {
            Op::Reduce { op, .. } if op.row().derived && !self.natives.contains(&op) => {
                decompose(at.func, id).map_or(Fate::Keep, |region| Fate::Splice(region, Vec::new()))
            }
            _ => Fate::Keep,
        }
    }
}

impl Natives {
    /// Whether an operation has to be replaced.
    fn lack(&self, op: &Op) -> bool {
        match op {
            Op::Un { op } => op.row().derived && !self.un.contains(op),
            Op::Bin { op } => op.row().derived && !self.bin.contains(op),
            _ => false,
        }
    }

    /// Whether an instruction is a remainder of floats that has to be decomposed.
    fn divides(&self, func: &Func, inst: &Inst) -> bool {
        let float = |&x: &Value| func.ty(x).scalar().and_then(Elem::dtype).is_some_and(DType::is_float);
        !self.remainder && matches!(inst.op, Op::Bin { op: BinOp::Rem }) && inst.args.first().is_some_and(float)
    }
}

struct Expand<'n> {
    natives: &'n Natives,
    /// Whether the host's region is being visited: the host divides by itself.
    host: bool,
}

impl Rewrite for Expand<'_> {
    fn enter(&mut self, func: &Func, region: RegionId, owner: Option<InstId>) {
        if owner.is_none() {
            self.host = region == func.host;
        }
    }

    fn inst(&mut self, at: &mut Cursor<'_>, id: InstId) -> Fate {
        let inst = &at.func.insts[id];
        let Some(dtype) = inst.result.and_then(|result| at.func.ty(result).scalar()).and_then(Elem::dtype) else {
            return Fate::Keep;
        };
        if !self.host && self.natives.divides(at.func, inst) {
            let region = expand_remainder::decompose(at.func, id);
            return region.map_or(Fate::Keep, |region| Fate::Splice(region, Vec::new()));
        }
        let (op, args) = (inst.op.clone(), inst.args.clone());
        let value = match dtype {
            DType::I32 | DType::U32 => self.words(at, &op, &args, dtype),
            DType::F64 => Instructions::<true>::new(at, self.natives).apply(&op, &args),
            _ if dtype.is_float() => self.narrow(at, &op, &args, dtype),
            _ => None,
        };
        value.map_or(Fate::Keep, Fate::Replace)
    }
}

impl Expand<'_> {
    /// Of words of four bytes.
    fn words(&self, at: &mut Cursor<'_>, op: &Op, args: &[Value], dtype: DType) -> Option<Value> {
        match (op, args) {
            (Op::Bin { op: bin }, &[x, y]) if self.natives.lack(op) => {
                let mut insert = |op: Op, args: &[Value], ty: Type| at.insert(op, args, ty);
                Some(expand::dot4(&mut insert, [x, y], dtype, bin.dot4_signs()?))
            }
            _ => None,
        }
    }

    /// Of `f32`, or of a narrower float in it.
    fn narrow(&self, at: &mut Cursor<'_>, op: &Op, args: &[Value], dtype: DType) -> Option<Value> {
        if !self.natives.lack(op) {
            return None;
        }
        let cast = |at: &mut Cursor<'_>, x: Value, to: DType| {
            if dtype == DType::F32 { x } else { at.insert(Op::Cast { round: None }, &[x], Type::Scalar(to.into())) }
        };
        let wide: Vec<Value> = args.iter().map(|&x| cast(at, x, DType::F32)).collect();
        let value = Instructions::<false>::new(at, self.natives).apply(op, &wide)?;
        Some(cast(at, value, dtype))
    }
}

/// Instructions in front of the one that is expanded.
struct Instructions<'c, 'f, const WIDE: bool> {
    at: &'c mut Cursor<'f>,
    natives: &'c Natives,
}

impl<'c, 'f, const WIDE: bool> Instructions<'c, 'f, WIDE> {
    fn new(at: &'c mut Cursor<'f>, natives: &'c Natives) -> Self {
        Instructions { at, natives }
    }

    fn apply(mut self, op: &Op, args: &[Value]) -> Option<Value> {
        match (op, args) {
            (Op::Un { op }, &[x]) if !self.natives.un.contains(op) => expand::un(&mut self, *op, x),
            (Op::Bin { op }, &[x, y]) if !self.natives.bin.contains(op) => expand::bin(&mut self, *op, x, y),
            _ => None,
        }
    }

    fn float(&mut self, op: Op, args: &[Value]) -> Value {
        let dtype = if WIDE { DType::F64 } else { DType::F32 };
        self.at.insert(op, args, Type::Scalar(dtype.into()))
    }

    fn truth(&mut self, op: Op, args: &[Value]) -> Value {
        self.at.insert(op, args, Type::Scalar(Elem::BOOL))
    }

    fn un(&mut self, op: UnOp, x: Value) -> Value {
        self.float(Op::Un { op }, &[x])
    }

    fn bin(&mut self, op: BinOp, x: Value, y: Value) -> Value {
        self.float(Op::Bin { op }, &[x, y])
    }

    /// The encoding and its type.
    fn encoding(&mut self, x: Value) -> (Value, Type) {
        let ty = Type::Scalar(if WIDE { DType::I64 } else { DType::I32 }.into());
        (self.at.insert(Op::Bits {}, &[x], ty.clone()), ty)
    }
}

impl<const WIDE: bool> Arith for Instructions<'_, '_, WIDE> {
    type Value = Value;
    type Truth = Value;
    const WIDE: bool = WIDE;

    fn number(&mut self, x: f64) -> Value {
        // As the type has it, so that the text says what is computed with.
        let x = if WIDE { x } else { f64::from(x as f32) };
        self.float(Op::Const { value: Literal::Float(x) }, &[])
    }
    fn add(&mut self, x: Value, y: Value) -> Value {
        self.bin(BinOp::Add, x, y)
    }
    fn sub(&mut self, x: Value, y: Value) -> Value {
        self.bin(BinOp::Sub, x, y)
    }
    fn mul(&mut self, x: Value, y: Value) -> Value {
        self.bin(BinOp::Mul, x, y)
    }
    fn div(&mut self, x: Value, y: Value) -> Value {
        self.bin(BinOp::Div, x, y)
    }
    fn mul_add(&mut self, x: Value, y: Value, z: Value) -> Value {
        if self.natives.fma {
            return self.float(Op::Fma {}, &[x, y, z]);
        }
        let product = self.mul(x, y);
        self.add(product, z)
    }
    fn neg(&mut self, x: Value) -> Value {
        self.un(UnOp::Neg, x)
    }
    fn abs(&mut self, x: Value) -> Value {
        self.un(UnOp::Abs, x)
    }
    fn sqrt(&mut self, x: Value) -> Value {
        self.un(UnOp::Sqrt, x)
    }
    fn exp(&mut self, x: Value) -> Value {
        self.un(UnOp::Exp, x)
    }
    fn ln(&mut self, x: Value) -> Value {
        self.un(UnOp::Ln, x)
    }
    fn sin(&mut self, x: Value) -> Value {
        self.un(UnOp::Sin, x)
    }
    fn cos(&mut self, x: Value) -> Value {
        self.un(UnOp::Cos, x)
    }
    fn lt(&mut self, x: Value, y: Value) -> Value {
        self.truth(Op::Cmp { op: CmpOp::Lt }, &[x, y])
    }
    fn eq(&mut self, x: Value, y: Value) -> Value {
        self.truth(Op::Cmp { op: CmpOp::Eq }, &[x, y])
    }
    fn select(&mut self, condition: Value, x: Value, y: Value) -> Value {
        self.float(Op::Select {}, &[condition, x, y])
    }
    fn is_negative(&mut self, x: Value) -> Value {
        if self.natives.bits {
            let (bits, ty) = self.encoding(x);
            let zero = self.at.insert(Op::Const { value: Literal::Int(0) }, &[], ty);
            return self.truth(Op::Cmp { op: CmpOp::Lt }, &[bits, zero]);
        }
        let zero = self.number(0.0);
        let one = self.number(1.0);
        let inverse = self.div(one, x);
        let is_zero = self.eq(x, zero);
        let signed = self.select(is_zero, inverse, x);
        self.lt(signed, zero)
    }
    fn with_sign(&mut self, x: Value, sign: Value) -> Value {
        if self.natives.bits {
            let lowest = if WIDE { i64::MIN.into() } else { i32::MIN.into() };
            let ((size, ty), (sign, _)) = (self.encoding(x), self.encoding(sign));
            let mut part = |bits: Value, mask: i128| {
                let mask = self.at.insert(Op::Const { value: Literal::Int(mask) }, &[], ty.clone());
                self.at.insert(Op::Bin { op: BinOp::And }, &[bits, mask], ty.clone())
            };
            let (size, sign) = (part(size, -1 - lowest), part(sign, lowest));
            let bits = self.at.insert(Op::Bin { op: BinOp::Or }, &[size, sign], ty);
            return self.float(Op::Bits {}, &[bits]);
        }
        let size = self.abs(x);
        let minus = self.neg(size);
        let negative = self.is_negative(sign);
        self.select(negative, minus, size)
    }
}
