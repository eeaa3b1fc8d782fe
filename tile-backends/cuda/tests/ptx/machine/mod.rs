//! One thread of a GPU: runs the scalar part of a PTX text on the host, so that
//! what an emitted instruction sequence computes is tested without a device.
//!
//! Instructions have the meaning of the PTX manual. Hardware approximations
//! are replaced by correctly rounded results; how far the hardware is from
//! them only a device can tell. Blocks have one thread at a time: barriers do
//! nothing, and what lanes do together is not here.

#![allow(dead_code, reason = "each test uses a part")]

mod convert;
mod float;
mod int;
mod parse;
mod run;

pub(crate) use parse::Module;
pub(crate) use run::Machine;

/// The width of a PTX type in bits.
pub(crate) fn width(ty: &str) -> u32 {
    match ty {
        "pred" => 1,
        "e4m3x2" | "e5m2x2" => 16,
        "f16x2" | "bf16x2" => 32,
        _ => ty.trim_start_matches(|c: char| !c.is_ascii_digit() || ty.starts_with("bf") && c == 'b')[..]
            .trim_start_matches(|c: char| c.is_alphabetic())
            .parse()
            .unwrap_or_else(|_| panic!("width of {ty}")),
    }
}

/// The low bits that a type has.
pub(crate) fn mask(ty: &str, x: u64) -> u64 {
    match width(ty) {
        64 => x,
        bits => x & ((1 << bits) - 1),
    }
}
