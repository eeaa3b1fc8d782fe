//! How constants are written.

use super::helpers::Helpers;
use tile_core::elem::DType;
use tile_core::interp::scalar::Number;
use tile_core::ir::Literal;

/// A constant by its encoding.
pub(super) fn literal(helpers: &mut Helpers<'_>, ty: DType, bits: u64) -> String {
    let float = |digits: f64, suffix: &str| format!("{digits:?}{suffix}");
    match (ty, Number::decode(ty, bits)) {
        (DType::Bool, _) => (if bits == 0 { "false" } else { "true" }).to_owned(),
        (DType::F32, Number::Float(x)) if x.is_finite() => format!("{:?}f", x as f32),
        (DType::F64, Number::Float(x)) if x.is_finite() => float(x, ""),
        (DType::F32, _) => helpers.bits_of("float", &format!("0x{bits:08x}u")),
        (DType::F64, _) => helpers.bits_of("double", &format!("0x{bits:016x}ull")),
        (DType::F16 | DType::BF16 | DType::E4M3 | DType::E5M2, _) => {
            format!("{}{{0x{bits:x}}}", helpers.ty(ty))
        }
        (DType::I32, _) if bits as u32 == 1 << 31 => "(-2147483647 - 1)".to_owned(),
        (DType::I64 | DType::Index, _) if bits == 1 << 63 => "(-9223372036854775807ll - 1)".to_owned(),
        (DType::I32, _) => format!("{}", bits as u32 as i32),
        (DType::U32, _) => format!("{}u", bits as u32),
        (DType::I64 | DType::Index, _) => format!("{}ll", bits as i64),
        (DType::U64, _) => format!("{bits}ull"),
        (DType::I8, _) => format!("(i8){}", bits as u8 as i8),
        (DType::I16, _) => format!("(i16){}", bits as u16 as i16),
        (DType::U8, _) => format!("(u8){}", bits as u8),
        (DType::U16, _) => format!("(u16){}", bits as u16),
    }
}

/// A literal of tile IR in the type.
pub(super) fn encoding(ty: DType, value: Literal) -> u64 {
    tile_core::interp::scalar::eval_literal(value, ty).bits
}
