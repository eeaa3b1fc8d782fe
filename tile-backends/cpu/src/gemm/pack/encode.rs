//! Encodings of panels: from elements in a register to units in a register.

use super::Units;

/// Turns elements into units of `V`.
///
/// # Safety
/// The operations require the features of `V`'s level.
pub(super) trait Encode<V: Units> {
    /// Bytes of an element.
    const SIZE: usize;
    /// Elements in a unit.
    const GROUP: usize;
    /// What the row sums are multiplied by; 0 when none are kept.
    const SUM: i32 = 0;
    /// Units of the `LANES * GROUP` elements in the low bytes of `raw`.
    unsafe fn along(raw: V) -> V;
    /// Units whose parts are the `LANES` elements in the low bytes of each of
    /// the first `GROUP` rows.
    unsafe fn across(rows: [V; 4]) -> V;
    /// `sums` plus the sum of the elements of each unit.
    unsafe fn add_sums(sums: V, _units: V) -> V {
        sums
    }
}

/// The conversions to 32-bit units. Inputs are in the low bytes of `self`.
///
/// # Safety
/// The operations require the features of the type's level.
pub(super) trait Units32: Units {
    /// Widens binary16 to binary32.
    unsafe fn f16(self) -> Self;
    /// Widens bfloat16 to binary32.
    unsafe fn bf16(self) -> Self;
    /// Widens E4M3 to binary32.
    unsafe fn e4m3(self) -> Self;
    /// Widens E5M2 to binary32.
    unsafe fn e5m2(self) -> Self;
    /// Pairs of 16-bit elements of two rows.
    unsafe fn zip16(rows: [Self; 2]) -> Self;
    /// Quadruples of bytes of four rows.
    unsafe fn zip8(rows: [Self; 4]) -> Self;
    /// Widens bytes to 16 bits.
    unsafe fn widen<const SIGNED: bool>(self) -> Self;
    /// Pairs of bytes of two rows, widened to 16 bits.
    unsafe fn zip_widen<const SIGNED: bool>(rows: [Self; 2]) -> Self;
    /// Exclusive or of every unit.
    unsafe fn xor(self, bits: u32) -> Self;
    /// `self` plus the sum of the bytes of each unit.
    unsafe fn add_bytes<const SIGNED: bool>(self, units: Self) -> Self;
}

/// Elements that are units already, of `SIZE` bytes.
pub(super) struct Same<const SIZE: usize>;
impl<V: Units, const SIZE: usize> Encode<V> for Same<SIZE> {
    const SIZE: usize = SIZE;
    const GROUP: usize = 1;
    #[inline(always)]
    unsafe fn along(raw: V) -> V {
        raw
    }
    #[inline(always)]
    unsafe fn across(rows: [V; 4]) -> V {
        rows[0]
    }
}

macro_rules! widening_float {
    ($($(#[$doc:meta])* $name:ident, $size:literal, $convert:ident;)*) => {$(
        $(#[$doc])*
        pub(super) struct $name;
        impl<V: Units32> Encode<V> for $name {
            const SIZE: usize = $size;
            const GROUP: usize = 1;
            #[inline(always)]
            unsafe fn along(raw: V) -> V {
                // SAFETY: the caller's contract is the same.
                unsafe { raw.$convert() }
            }
            #[inline(always)]
            unsafe fn across(rows: [V; 4]) -> V {
                // SAFETY: as above.
                unsafe { rows[0].$convert() }
            }
        }
    )*};
}
widening_float! {
    /// binary16 to binary32.
    FromF16, 2, f16;
    /// bfloat16 to binary32.
    FromBf16, 2, bf16;
    /// E4M3 to binary32.
    FromE4m3, 1, e4m3;
    /// E5M2 to binary32.
    FromE5m2, 1, e5m2;
}

/// Pairs of 16-bit elements.
pub(super) struct Pairs;
impl<V: Units32> Encode<V> for Pairs {
    const SIZE: usize = 2;
    const GROUP: usize = 2;
    #[inline(always)]
    unsafe fn along(raw: V) -> V {
        raw
    }
    #[inline(always)]
    unsafe fn across(rows: [V; 4]) -> V {
        // SAFETY: the caller's contract is the same.
        unsafe { V::zip16([rows[0], rows[1]]) }
    }
}

/// Pairs of bytes widened to 16 bits.
pub(super) struct WidePairs<const SIGNED: bool>;
impl<V: Units32, const SIGNED: bool> Encode<V> for WidePairs<SIGNED> {
    const SIZE: usize = 1;
    const GROUP: usize = 2;
    #[inline(always)]
    unsafe fn along(raw: V) -> V {
        // SAFETY: the caller's contract is the same.
        unsafe { raw.widen::<SIGNED>() }
    }
    #[inline(always)]
    unsafe fn across(rows: [V; 4]) -> V {
        // SAFETY: as above.
        unsafe { V::zip_widen::<SIGNED>([rows[0], rows[1]]) }
    }
}

/// Quadruples of bytes, exclusive-ored with `FLIP`. A `SUM` below zero also
/// says that the bytes are signed.
pub(super) struct Quads<const FLIP: u32, const SUM: i32>;
impl<V: Units32, const FLIP: u32, const SUM: i32> Encode<V> for Quads<FLIP, SUM> {
    const SIZE: usize = 1;
    const GROUP: usize = 4;
    const SUM: i32 = SUM;
    #[inline(always)]
    unsafe fn along(raw: V) -> V {
        // SAFETY: the caller's contract is the same.
        unsafe { if FLIP == 0 { raw } else { raw.xor(FLIP) } }
    }
    #[inline(always)]
    unsafe fn across(rows: [V; 4]) -> V {
        // SAFETY: as above.
        unsafe { Self::along(V::zip8(rows)) }
    }
    #[inline(always)]
    unsafe fn add_sums(sums: V, units: V) -> V {
        // SAFETY: as above.
        unsafe { if SUM < 0 { sums.add_bytes::<true>(units) } else { sums.add_bytes::<false>(units) } }
    }
}
