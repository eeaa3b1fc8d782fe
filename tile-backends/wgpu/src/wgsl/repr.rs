//! How values of thread IR are values of WGSL.
//!
//! WGSL computes with `bool`, `i32`, `u32` and `f32`, and with `f16` where the
//! device has it. Narrower integers are kept extended in the words of their kind,
//! other narrow floats as their encodings in a `u32`, so that copying one costs
//! nothing and computing with one is a conversion to `f32` and back. Integers of 64
//! bits are two words.

use super::class::Class;
use tile_core::elem::{DType, Kind};
use tile_core::interp::scalar::Number;
use tile_simt::ir::Kernel;

/// A type of WGSL.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Repr {
    Bool,
    I32,
    U32,
    F32,
    F16,
    /// Two words, low first.
    Wide,
}

impl Repr {
    pub(super) fn name(self) -> &'static str {
        match self {
            Repr::Bool => "bool",
            Repr::I32 => "i32",
            Repr::U32 => "u32",
            Repr::F32 => "f32",
            Repr::F16 => "f16",
            Repr::Wide => "vec2<u32>",
        }
    }
}

/// Whether there is a type that holds a value: none holds `f64`.
pub(super) fn is_held(ty: DType) -> bool {
    ty != DType::F64
}

/// Which types hold values, in a kernel that was found to have no `f64`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Types {
    /// Whether there is a type of 16 bits.
    f16: bool,
    /// Whether `fma` rounds once, or need not.
    pub(super) fma: bool,
    /// Whether WGSL's own functions are good enough.
    pub(super) fast: bool,
    /// Whether a software GPU executes the module.
    software_gpu: bool,
}

impl Types {
    pub(super) fn new(kernel: &Kernel, class: &Class) -> Types {
        let fast = kernel.fast_math;
        Types { f16: class.f16, fma: class.fma || fast, fast, software_gpu: class.software_gpu }
    }

    /// The function that rounds to the nearest whole number, ties to even. WGSL's does;
    /// Mesa's on a software GPU takes halves away from zero where its vectors are longer
    /// than those of which the software GPU rounds.
    pub(super) fn round_even(self) -> &'static str {
        if self.software_gpu { "round_even_f32" } else { "round" }
    }

    /// The type that holds a value.
    pub(super) fn repr(self, ty: DType) -> Repr {
        match ty {
            DType::Bool => Repr::Bool,
            DType::F32 => Repr::F32,
            DType::F16 if self.f16 => Repr::F16,
            DType::I64 | DType::U64 | DType::Index => Repr::Wide,
            _ => match ty.kind() {
                Kind::Int => Repr::I32,
                _ => Repr::U32,
            },
        }
    }

    /// The literal of an encoding. It may stand wherever an operand does.
    pub(super) fn literal(self, ty: DType, bits: u64) -> String {
        let low = bits as u32;
        match self.repr(ty) {
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
                    // The fewest digits that tell it from its neighbours are those of a larger number,
                    // which browsers refuse.
                    true if x == f32::MAX => "3.402823466e38f".to_owned(),
                    true if x == f32::MIN => "(-3.402823466e38f)".to_owned(),
                    true if x < 0.0 => format!("({x:e}f)"),
                    true => format!("{x:e}f"),
                    // No literal has a sign of zero, and none is infinite.
                    false => format!("f32_of(0x{low:08x}u)"),
                }
            }
            // As those of `f32`, whose literals hold these numbers exactly.
            Repr::F16 => match Number::decode(ty, bits) {
                Number::Float(x) if (x as f32).is_normal() || low == 0 => match x < 0.0 {
                    true => format!("({x:e}h)"),
                    false => format!("{x:e}h"),
                },
                _ => format!("f16_of(0x{low:04x}u)"),
            },
        }
    }

    /// The encoding of a value of at most 32 bits in a word, zero above.
    pub(super) fn encoding(self, ty: DType, x: &str) -> String {
        match self.repr(ty) {
            Repr::Bool => format!("select(0u, 1u, {x})"),
            Repr::U32 => x.to_owned(),
            Repr::F32 => format!("bitcast<u32>({x})"),
            Repr::F16 => format!("pack2x16float(vec2<f32>(f32({x}), 0.0f))"),
            Repr::I32 if ty.bits() == 32 => format!("bitcast<u32>({x})"),
            Repr::I32 => format!("(bitcast<u32>({x}) & 0x{:x}u)", (1_u32 << ty.bits()) - 1),
            Repr::Wide => unreachable!("a value of 64 bits is no word"),
        }
    }

    /// The value of an encoding in the low bits of a word; above may be anything if
    /// `dirty`.
    pub(super) fn decoding(self, ty: DType, word: &str, dirty: bool) -> String {
        let bits = ty.bits();
        match self.repr(ty) {
            Repr::Bool if dirty => format!("(({word}) & 0xffu) != 0u"),
            Repr::Bool => format!("({word}) != 0u"),
            Repr::U32 if dirty && bits < 32 => format!("({word}) & 0x{:x}u", (1_u32 << bits) - 1),
            Repr::U32 => word.to_owned(),
            Repr::F32 => format!("bitcast<f32>({word})"),
            // Both ways are exact: the word holds a number of 16 bits.
            Repr::F16 => format!("f16(unpack2x16float({word}).x)"),
            Repr::I32 if bits == 32 => format!("bitcast<i32>({word})"),
            Repr::I32 => format!("(bitcast<i32>({word}) << {0}u) >> {0}u", 32 - bits),
            Repr::Wide => unreachable!("a value of 64 bits is no word"),
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
