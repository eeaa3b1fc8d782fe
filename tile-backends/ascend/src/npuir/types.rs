//! Spellings of types and attributes.

use tile_core::elem::DType;
use tile_core::ir::CmpOp;
use tile_core::num::Round;

/// The address space of global memory.
pub(super) const GM: &str = "#hivm.address_space<gm>";

/// The type of an element or a scalar. Integers are signless there.
pub(super) fn elem(elem: DType) -> &'static str {
    match elem {
        DType::F64 => "f64",
        DType::F32 => "f32",
        DType::F16 => "f16",
        DType::BF16 => "bf16",
        DType::E4M3 => "f8E4M3FN",
        DType::E5M2 => "f8E5M2",
        DType::I64 | DType::U64 => "i64",
        DType::I32 | DType::U32 => "i32",
        DType::I16 | DType::U16 => "i16",
        DType::I8 | DType::U8 => "i8",
        DType::Bool => "i1",
        DType::Index => "index",
    }
}

/// The element type in global memory, where a `bool` is a byte.
pub(super) fn stored(of: DType) -> &'static str {
    if of == DType::Bool { "i8" } else { elem(of) }
}

pub(super) fn tensor(shape: &[u32], of: DType) -> String {
    let extents: String = shape.iter().map(|extent| format!("{extent}x")).collect();
    format!("tensor<{extents}{}>", elem(of))
}

pub(super) fn round(round: Option<Round>) -> &'static str {
    match round {
        None => "round",
        Some(Round::NearestEven) => "rint",
        Some(Round::TowardZero) => "trunc",
        Some(Round::Up) => "ceil",
        Some(Round::Down) => "floor",
    }
}

pub(super) fn compare(op: CmpOp) -> &'static str {
    match op {
        CmpOp::Eq => "eq",
        CmpOp::Ne => "ne",
        CmpOp::Lt => "lt",
        CmpOp::Le => "le",
        CmpOp::Gt => "gt",
        CmpOp::Ge => "ge",
    }
}
