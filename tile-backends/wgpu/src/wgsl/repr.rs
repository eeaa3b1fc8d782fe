//! How values of thread IR are values of WGSL.
//!
//! WGSL computes with `bool`, `i32`, `u32` and `f32`. Narrower integers are kept
//! extended in the words of their kind, narrower floats as their encodings in a
//! `u32`, so that copying one costs nothing and computing with one is a
//! conversion to `f32` and back. Integers of 64 bits are two words.

use tile_core::elem::{DType, Kind};

/// A type of WGSL.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Repr {
    Bool,
    I32,
    U32,
    F32,
    /// Two words, low first.
    Wide,
}

/// The type that holds a value; nothing for `f64`, which no type holds.
pub(super) fn repr(ty: DType) -> Option<Repr> {
    Some(match ty {
        DType::Bool => Repr::Bool,
        DType::F64 => return None,
        DType::F32 => Repr::F32,
        DType::I64 | DType::U64 | DType::Index => Repr::Wide,
        _ => match ty.kind() {
            Kind::Int => Repr::I32,
            _ => Repr::U32,
        },
    })
}

/// The representation in a kernel that was found to have no `f64`.
pub(super) fn known(ty: DType) -> Repr {
    repr(ty).expect("kernels with f64 were refused")
}

impl Repr {
    pub(super) fn name(self) -> &'static str {
        match self {
            Repr::Bool => "bool",
            Repr::I32 => "i32",
            Repr::U32 => "u32",
            Repr::F32 => "f32",
            Repr::Wide => "vec2<u32>",
        }
    }
}

/// The literal of an encoding. It may stand wherever an operand does.
pub(super) fn literal(ty: DType, bits: u64) -> String {
    let low = bits as u32;
    match known(ty) {
        Repr::Bool => (bits != 0).to_string(),
        Repr::U32 => format!("{low}u"),
        Repr::Wide => format!("vec2<u32>({low}u, {}u)", (bits >> 32) as u32),
        Repr::I32 => match extended(ty, low) {
            i32::MIN => "bitcast<i32>(0x80000000u)".to_owned(),
            x if x < 0 => format!("({x}i)"),
            x => format!("{x}i"),
        },
        Repr::F32 => {
            let x = f32::from_bits(low);
            match x.is_normal() || low == 0 {
                true if x < 0.0 => format!("({x:e}f)"),
                true => format!("{x:e}f"),
                // No literal has a sign of zero, and none is infinite.
                false => format!("f32_of(0x{low:08x}u)"),
            }
        }
    }
}

fn extended(ty: DType, low: u32) -> i32 {
    match ty.bits() {
        8 => i32::from(low as i8),
        16 => i32::from(low as i16),
        _ => low as i32,
    }
}

/// A value of a narrow integer type after arithmetic in 32 bits: its digits
/// beyond the type's are made those of its sign, or zero.
pub(super) fn canonical(ty: DType, x: String) -> String {
    match (ty.bits(), ty.kind()) {
        (32.., _) => x,
        (bits, Kind::Int) => format!("(({x}) << {0}u) >> {0}u", 32 - bits),
        (bits, _) => format!("({x}) & 0x{:x}u", (1_u32 << bits) - 1),
    }
}

/// The encoding of a value of at most 32 bits in a word, zero above.
pub(super) fn encoding(ty: DType, x: &str) -> String {
    match known(ty) {
        Repr::Bool => format!("select(0u, 1u, {x})"),
        Repr::U32 => x.to_owned(),
        Repr::F32 => format!("bitcast<u32>({x})"),
        Repr::I32 if ty.bits() == 32 => format!("bitcast<u32>({x})"),
        Repr::I32 => format!("(bitcast<u32>({x}) & 0x{:x}u)", (1_u32 << ty.bits()) - 1),
        Repr::Wide => unreachable!("a value of 64 bits is no word"),
    }
}

/// The value of an encoding in the low bits of a word; above may be anything if
/// `dirty`.
pub(super) fn decoding(ty: DType, word: &str, dirty: bool) -> String {
    let bits = ty.bits();
    match known(ty) {
        Repr::Bool if dirty => format!("(({word}) & 0xffu) != 0u"),
        Repr::Bool => format!("({word}) != 0u"),
        Repr::U32 if dirty && bits < 32 => format!("({word}) & 0x{:x}u", (1_u32 << bits) - 1),
        Repr::U32 => word.to_owned(),
        Repr::F32 => format!("bitcast<f32>({word})"),
        Repr::I32 if bits == 32 => format!("bitcast<i32>({word})"),
        Repr::I32 => format!("(bitcast<i32>({word}) << {0}u) >> {0}u", 32 - bits),
        Repr::Wide => unreachable!("a value of 64 bits is no word"),
    }
}
