//! Verifier of scalar operations.

use super::elem::{Class, class, same_width};
use super::op::{At, Check};
use crate::elem::{DType, Elem};
use crate::ir::dim::Same;
use crate::ir::{BinOp, UnOp};

impl At<'_> {
    /// Operand `i` is of a family that has the operation.
    pub(super) fn family(&self, i: usize, what: &str, admits: impl Fn(Class) -> bool) -> Result<Elem, String> {
        let elem = self.ty(i).elem();
        if admits(class(self.func, elem)) {
            return Ok(elem);
        }
        Err(format!("{} is {}, expected {what}", self.operand(i), self.func.elem_text(elem)))
    }

    /// Operand `i` has the type of operand 0.
    fn like_first(&self, first: Elem, i: usize) -> Check {
        self.is(i, first)
    }
}

fn is_int(class: Class) -> bool {
    class == Class::Int
}

fn is_float(class: Class) -> bool {
    class == Class::Float
}

fn is_bits(class: Class) -> bool {
    matches!(class, Class::Int | Class::Bool)
}

pub(super) fn un(at: At<'_>, op: UnOp) -> Check {
    at.scalar(0)?;
    let elem = match op {
        UnOp::Neg | UnOp::Abs => at.family(0, "a number", Class::is_num)?,
        UnOp::Not => at.family(0, "an integer or bool", is_bits)?,
        UnOp::CountOnes | UnOp::LeadingZeros => at.family(0, "an integer", is_int)?,
        UnOp::Exp
        | UnOp::Exp2
        | UnOp::Ln
        | UnOp::Log2
        | UnOp::Log10
        | UnOp::Sin
        | UnOp::Cos
        | UnOp::Tanh
        | UnOp::Erf
        | UnOp::Sigmoid
        | UnOp::Sqrt
        | UnOp::Rsqrt
        | UnOp::Recip
        | UnOp::Floor
        | UnOp::Ceil
        | UnOp::Round
        | UnOp::RoundEven
        | UnOp::Trunc
        | UnOp::IsNan
        | UnOp::IsFinite => at.family(0, "a float", is_float)?,
    };
    match op {
        UnOp::IsNan | UnOp::IsFinite => at.gives(Elem::BOOL),
        UnOp::CountOnes | UnOp::LeadingZeros => at.gives(Elem::Is(DType::U32)),
        _ => at.gives(elem),
    }
}

pub(super) fn bin(at: At<'_>, op: BinOp) -> Check {
    at.scalar(0)?;
    at.scalar(1)?;
    let elem = match op {
        BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Div | BinOp::Min | BinOp::Max => {
            at.family(0, "a number", Class::is_num)?
        }
        BinOp::MinNan | BinOp::MaxNan | BinOp::Pow => at.family(0, "a float", is_float)?,
        BinOp::Rem | BinOp::Shl | BinOp::Shr => at.family(0, "an integer", is_int)?,
        BinOp::And | BinOp::Or | BinOp::Xor => at.family(0, "an integer or bool", is_bits)?,
    };
    match op {
        BinOp::Shl | BinOp::Shr => at.family(1, "an integer", is_int).map(drop)?,
        _ => at.like_first(elem, 1)?,
    }
    at.gives(elem)
}

pub(super) fn cmp(at: At<'_>) -> Check {
    let elem = at.scalar(0)?;
    at.like_first(elem, 1)?;
    at.gives(Elem::BOOL)
}

pub(super) fn select(at: At<'_>) -> Check {
    at.is(0, Elem::BOOL)?;
    let elem = at.scalar(1)?;
    at.is(2, elem)?;
    at.gives(elem)
}

pub(super) fn fma(at: At<'_>) -> Check {
    at.scalar(0)?;
    let elem = at.family(0, "a number", Class::is_num)?;
    at.like_first(elem, 1)?;
    at.like_first(elem, 2)?;
    at.gives(elem)
}

pub(super) fn bits(at: At<'_>) -> Check {
    let (from, to) = (at.scalar(0)?, at.result_scalar()?);
    if same_width(at.func, from, to) == Same::No {
        return Err(format!("{} is not read as {}", at.func.elem_text(from), at.func.elem_text(to)));
    }
    Ok(())
}
