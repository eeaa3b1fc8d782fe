//! Floats narrower than 32 bits: to and from `f32`.
//!
//! Widening is exact. Narrowing rounds once in any mode. `f16` has instructions for every mode
//! and `bf16` for two; the 8-bit formats have one for rounding to nearest, from `sm_89` on.
//!
//! What has no instruction is integer arithmetic on the encoding of the `f32`: the part of the
//! mantissa that does not fit is dropped after adding half of it, all of it or nothing, and a
//! carry into the exponent comes out right because encodings count units upwards. Subnormal
//! results of 8-bit formats are rounded by adding a power of two so large that its last place
//! is the format's smallest value.

use super::arch::{Arch, Version};
use super::asm::{Asm, Class, Operand};
use tile_core::elem::DType;
use tile_core::num::Round;

/// The modifier of an instruction that rounds.
pub(super) fn mode(round: Round) -> &'static str {
    match round {
        Round::NearestEven => "rn",
        Round::TowardZero => "rz",
        Round::Up => "rp",
        Round::Down => "rm",
    }
}

/// The parameters of an 8-bit format.
struct F8 {
    mantissa: u32,
    bias: u32,
    /// Encoding of the largest finite magnitude, and of NaN.
    max: i64,
    nan: i64,
    /// Encoding of infinity, where there is one.
    infinity: Option<i64>,
    packed: &'static str,
}

fn format(ty: DType) -> F8 {
    match ty {
        DType::E5M2 => F8 { mantissa: 2, bias: 15, max: 0x7b, nan: 0x7e, infinity: Some(0x7c), packed: "e5m2x2" },
        _ => F8 { mantissa: 3, bias: 7, max: 0x7e, nan: 0x7f, infinity: None, packed: "e4m3x2" },
    }
}

/// Whether conversions between 8-bit and wider floats are instructions.
fn has_f8(asm: &mut Asm) -> bool {
    let has = asm.arch >= Arch::Sm89;
    if asm.arch == Arch::Sm89 {
        asm.require(Version(8, 1));
    }
    has
}

/// The value of a narrow float as an `f32`; an `f32` as it is.
pub(super) fn widen(asm: &mut Asm, ty: DType, x: Operand) -> Operand {
    match ty {
        DType::F16 => asm.b32("cvt.f32.f16", &[x]),
        // The encoding is the upper half of that of the `f32`.
        DType::BF16 => asm.join(Class::B32, "mov.b32", &[Operand::Int(0), x]),
        // The encoding is the upper half of that of an `f16`.
        DType::E5M2 => {
            let half = asm.b32("shl.b32", &[x, Operand::Int(8)]);
            let half = asm.b16("cvt.u16.u32", &[half]);
            asm.b32("cvt.f32.f16", &[half])
        }
        DType::E4M3 if has_f8(asm) => {
            let pair = asm.b16("cvt.u16.u32", &[x]);
            let halves = asm.b32("cvt.rn.f16x2.e4m3x2", &[pair]);
            let [low, _] = asm.split(Class::B16, "mov.b32", halves);
            asm.b32("cvt.f32.f16", &[low])
        }
        DType::E4M3 => {
            // With the exponent in the place of that of an `f16`, whose bias
            // is larger by 8.
            let sign = asm.b32("and.b32", &[x, Operand::Int(0x80)]);
            let sign = asm.b32("shl.b32", &[sign, Operand::Int(8)]);
            let magnitude = asm.b32("and.b32", &[x, Operand::Int(0x7f)]);
            let half = asm.b32("shl.b32", &[magnitude, Operand::Int(7)]);
            let half = asm.b32("or.b32", &[half, sign]);
            let half = asm.b16("cvt.u16.u32", &[half]);
            let scaled = asm.b32("cvt.f32.f16", &[half]);
            let value = asm.b32("mul.rn.f32", &[scaled, Operand::F32(256_f32.to_bits())]);
            let nan = asm.pred("setp.eq.u32", &[magnitude, Operand::Int(0x7f)]);
            asm.b32("selp.b32", &[Operand::Int(0x7fc0_0000), value, nan])
        }
        _ => x,
    }
}

/// An `f32` rounded to a narrow float; an `f32` as it is.
pub(super) fn narrow(asm: &mut Asm, ty: DType, x: Operand, round: Round) -> Operand {
    match (ty, round) {
        (DType::F16, _) => asm.b16(&format!("cvt.{}.f16.f32", mode(round)), &[x]),
        (DType::BF16, Round::NearestEven | Round::TowardZero) => {
            asm.b16(&format!("cvt.{}.bf16.f32", mode(round)), &[x])
        }
        (DType::BF16, Round::Up | Round::Down) => bf16_directed(asm, x, round),
        (DType::E4M3 | DType::E5M2, Round::NearestEven) if has_f8(asm) => {
            let format = format(ty);
            let op = format!("cvt.rn.satfinite.{}.f32", format.packed);
            let pair = asm.b16(&op, &[Operand::F32(0), x]);
            let code = asm.b32("cvt.u32.u16", &[pair]);
            infinity(asm, &format, x, code)
        }
        (DType::E4M3 | DType::E5M2, _) => f8_by_hand(asm, &format(ty), x, round),
        _ => x,
    }
}

/// Two `f32`, the second lowest, rounded to `e4m3` by the instruction that
/// architectures from `sm_89` on have.
pub(super) fn pair_of_e4m3(asm: &mut Asm, wide: [Operand; 2]) -> Operand {
    let has = has_f8(asm);
    debug_assert!(has, "values wait to be paired where there is an instruction for pairs");
    asm.b16("cvt.rn.satfinite.e4m3x2.f32", &wide)
}

/// The instruction saturates infinities, too.
fn infinity(asm: &mut Asm, format: &F8, x: Operand, code: Operand) -> Operand {
    let Some(infinity) = format.infinity else { return code };
    let magnitude = asm.b32("and.b32", &[x, Operand::Int(0x7fff_ffff)]);
    let is = asm.pred("setp.eq.u32", &[magnitude, Operand::Int(0x7f80_0000)]);
    let sign = asm.b32("and.b32", &[code, Operand::Int(0x80)]);
    let infinite = asm.b32("or.b32", &[sign, Operand::Int(infinity)]);
    asm.b32("selp.b32", &[infinite, code, is])
}

/// Whether the magnitude rounds up: a predicate, or known.
fn away(asm: &mut Asm, x: Operand, round: Round) -> Operand {
    let op = if round == Round::Up { "setp.ge.s32" } else { "setp.lt.s32" };
    asm.pred(op, &[x, Operand::Int(0)])
}

fn bf16_directed(asm: &mut Asm, x: Operand, round: Round) -> Operand {
    let away = away(asm, x, round);
    let added = asm.b32("selp.b32", &[Operand::Int(0xffff), Operand::Int(0), away]);
    // No carry reaches the sign, since NaN is replaced.
    let sum = asm.b32("add.u32", &[x, added]);
    let [_, high] = asm.split(Class::B16, "mov.b32", sum);
    let nan = asm.pred("setp.nan.f32", &[x, x]);
    asm.b16("selp.b16", &[Operand::Int(0x7fc0), high, nan])
}

fn f8_by_hand(asm: &mut Asm, format: &F8, x: Operand, round: Round) -> Operand {
    let dropped = 23 - format.mantissa;
    let magnitude = asm.b32("and.b32", &[x, Operand::Int(0x7fff_ffff)]);
    let directed = matches!(round, Round::Up | Round::Down).then(|| away(asm, x, round));

    // Normal results: rebias, round, drop.
    let rebiased = asm.b32("sub.u32", &[magnitude, Operand::Int(i64::from((127 - format.bias) << 23))]);
    let rounded = match (round, directed) {
        (Round::NearestEven, _) => {
            let last = asm.b32("bfe.u32", &[rebiased, Operand::Int(dropped.into()), Operand::Int(1)]);
            let half = asm.b32("add.u32", &[last, Operand::Int((1 << (dropped - 1)) - 1)]);
            asm.b32("add.u32", &[rebiased, half])
        }
        (_, Some(away)) => {
            let added = asm.b32("selp.b32", &[Operand::Int((1 << dropped) - 1), Operand::Int(0), away]);
            asm.b32("add.u32", &[rebiased, added])
        }
        (_, None) => rebiased,
    };
    let normal = asm.b32("shr.u32", &[rounded, Operand::Int(dropped.into())]);

    // Subnormal results: the last place of `unit` is the smallest value.
    let unit = Operand::F32((127 + 1 - format.bias + dropped) << 23);
    let sum = match (round, directed) {
        (Round::NearestEven, _) => asm.b32("add.rn.f32", &[magnitude, unit]),
        (_, Some(away)) => {
            let up = asm.b32("add.rp.f32", &[magnitude, unit]);
            let down = asm.b32("add.rz.f32", &[magnitude, unit]);
            asm.b32("selp.b32", &[up, down, away])
        }
        (_, None) => asm.b32("add.rz.f32", &[magnitude, unit]),
    };
    let subnormal = asm.b32("sub.u32", &[sum, unit_bits(unit)]);

    let smallest_normal = Operand::Int(i64::from((127 + 1 - format.bias) << 23));
    let is_normal = asm.pred("setp.ge.u32", &[magnitude, smallest_normal]);
    let code = asm.b32("selp.b32", &[normal, subnormal, is_normal]);
    let code = asm.b32("min.u32", &[code, Operand::Int(format.max)]);
    let beyond = asm.pred("setp.gt.u32", &[magnitude, Operand::Int(0x7f80_0000)]);
    let code = match format.infinity {
        Some(infinity) => {
            let infinite = asm.pred("setp.eq.u32", &[magnitude, Operand::Int(0x7f80_0000)]);
            asm.b32("selp.b32", &[Operand::Int(infinity), code, infinite])
        }
        None => code,
    };
    let code = asm.b32("selp.b32", &[Operand::Int(format.nan), code, beyond]);
    let sign = asm.b32("shr.u32", &[x, Operand::Int(24)]);
    let sign = asm.b32("and.b32", &[sign, Operand::Int(0x80)]);
    asm.b32("or.b32", &[code, sign])
}

/// The encoding as an integer operand.
fn unit_bits(unit: Operand) -> Operand {
    match unit {
        Operand::F32(bits) => Operand::Int(bits.into()),
        other => other,
    }
}
