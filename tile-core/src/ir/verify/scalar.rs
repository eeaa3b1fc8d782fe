//! Verifier of scalar operations.

use super::check::{At, Check};
use super::elem::{Class, class, same_width};
use crate::elem::{DType, Elem};
use crate::ir::AsmArm;
use crate::ir::dim::Same;
use crate::ir::pointwise::{self, Gives};
use crate::ir::target_asm::{asm_fault, is_register};
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

/// The types of a class, as the verifier calls them, and whether a family is within them.
pub(super) fn admitted(of: pointwise::Class) -> (&'static str, fn(Class) -> bool) {
    match of {
        pointwise::Class::Number => ("a number", Class::is_num),
        pointwise::Class::Float => ("a float", |class| class == Class::Float),
        pointwise::Class::Integer => ("an integer", |class| class == Class::Int),
        pointwise::Class::Bool => ("bool", |class| class == Class::Bool),
        pointwise::Class::Word => ("i32 or u32", |class| class == Class::Int),
        pointwise::Class::Bits => ("an integer or bool", |class| matches!(class, Class::Int | Class::Bool)),
    }
}

pub(super) fn un(at: At<'_>, op: UnOp) -> Check {
    at.scalar(0)?;
    let (what, admits) = admitted(op.row().class);
    let elem = at.family(0, what, admits)?;
    match op.row().gives {
        Gives::Same => at.gives(elem),
        Gives::Bool => at.gives(Elem::BOOL),
        Gives::Word => at.gives(Elem::Is(DType::U32)),
    }
}

pub(super) fn bin(at: At<'_>, op: BinOp) -> Check {
    at.scalar(0)?;
    at.scalar(1)?;
    let (what, admits) = admitted(op.row().class);
    let elem = at.family(0, what, admits)?;
    if op.row().class == pointwise::Class::Word && !matches!(elem, Elem::Is(DType::I32 | DType::U32)) {
        return at.family(0, what, |_| false).map(drop);
    }
    match op {
        BinOp::Shl | BinOp::Shr => at.family(1, what, admits).map(drop)?,
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

/// Operands are what registers of 16, 32 or 64 bits hold.
pub(super) fn asm(at: At<'_>, arms: &[AsmArm]) -> Check {
    for operand in 0..at.inst.args.len() {
        let elem = at.scalar(operand)?;
        if !elem.dtype().is_some_and(is_register) {
            let found = at.func.elem_text(elem);
            return Err(format!("{} is {found}, expected a number of 16, 32 or 64 bits", at.operand(operand)));
        }
    }
    at.gives(at.scalar(0)?)?;
    asm_fault(arms, at.inst.args.len() - 1).map_or(Ok(()), Err)
}

pub(super) fn bits(at: At<'_>) -> Check {
    let (from, to) = (at.scalar(0)?, at.result_scalar()?);
    if same_width(at.func, from, to) == Same::No {
        return Err(format!("{} is not read as {}", at.func.elem_text(from), at.func.elem_text(to)));
    }
    Ok(())
}
