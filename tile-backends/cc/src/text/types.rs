//! Names of types, and what C++ computes with.

use tile_core::elem::DType;

/// The name of a type, as C++ has it or the head or the library of a dialect defines it.
pub(super) fn name(ty: DType) -> &'static str {
    match ty {
        DType::F32 => "float",
        DType::F64 => "double",
        _ => suffix(ty),
    }
}

/// The end of the names of functions on the type.
pub(super) fn suffix(ty: DType) -> &'static str {
    match ty {
        DType::Index => "i64",
        _ => ty.name(),
    }
}

/// The type of an integer's register: at least 32 bits, as C++ computes.
pub(super) fn computed(ty: DType) -> DType {
    match ty {
        DType::I8 | DType::I16 => DType::I32,
        DType::U8 | DType::U16 => DType::U32,
        DType::Index => DType::I64,
        _ => ty,
    }
}

/// Whether a float is of a type that C++ computes with.
pub(super) fn is_native(ty: DType) -> bool {
    matches!(ty, DType::F32 | DType::F64)
}
