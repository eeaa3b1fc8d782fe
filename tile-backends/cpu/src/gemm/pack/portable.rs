//! Packing without intrinsics: 16-byte registers as arrays.

use super::encode::Units32;
use super::{Units, packers};
use tile_core::num::{F8E4M3, F8E5M2};

/// `N` units of type `U`.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(super) struct Array<U, const N: usize>([U; N]);

impl<U: Copy + Default, const N: usize> Units for Array<U, N> {
    const LANES: usize = N;
    const BYTES: usize = size_of::<U>();
    type Part = [usize; 3];
    #[inline(always)]
    unsafe fn zero() -> Self {
        Self([U::default(); N])
    }
    #[inline(always)]
    unsafe fn load(p: *const u8, len: usize) -> Self {
        let mut out = Self([U::default(); N]);
        // SAFETY: `len` bytes exist at `p` and fit in the register.
        unsafe { std::ptr::copy_nonoverlapping(p, out.0.as_mut_ptr().cast::<u8>(), len) };
        out
    }
    #[inline(always)]
    fn part(len: usize, lo: usize, hi: usize) -> Self::Part {
        [len, lo, hi]
    }
    #[inline(always)]
    unsafe fn load_part(p: *const u8, [len, lo, hi]: Self::Part) -> Self {
        if lo == 0 && hi == len {
            // SAFETY: by the contract.
            return unsafe { Self::load(p, len) };
        }
        let mut out = Self([U::default(); N]);
        let bytes = out.0.as_mut_ptr().cast::<u8>();
        // SAFETY: `lo..hi` exists at `p` and lies within the register.
        unsafe { std::ptr::copy_nonoverlapping(p.wrapping_add(lo), bytes.add(lo), hi - lo) };
        out
    }
    #[inline(always)]
    unsafe fn store_part(self, p: *mut u8, n: usize) {
        // SAFETY: there is room for `n <= N` units.
        unsafe { std::ptr::copy_nonoverlapping(self.0.as_ptr().cast::<u8>(), p, n * Self::BYTES) }
    }
    #[inline(always)]
    unsafe fn store(self, p: *mut u8) {
        // SAFETY: there is room for N units.
        unsafe { p.cast::<[U; N]>().write_unaligned(self.0) }
    }
    #[inline(always)]
    unsafe fn transpose(block: &mut [Self; 16]) {
        for i in 0..N {
            for j in 0..i {
                let (a, b) = (block[i].0[j], block[j].0[i]);
                block[i].0[j] = b;
                block[j].0[i] = a;
            }
        }
    }
}

type W32 = Array<u32, 4>;

impl W32 {
    /// The 16-bit elements in memory order.
    #[inline(always)]
    fn u16s(self) -> [u16; 8] {
        // SAFETY: the same bytes, any of which are valid.
        unsafe { std::mem::transmute(self.0) }
    }

    /// The bytes in memory order.
    #[inline(always)]
    fn u8s(self) -> [u8; 16] {
        // SAFETY: the same bytes, any of which are valid.
        unsafe { std::mem::transmute(self.0) }
    }

    /// Units that hold pairs of 16-bit elements in memory order.
    #[inline(always)]
    fn from_pairs(pairs: [[u16; 2]; 4]) -> Self {
        // SAFETY: the same bytes, any of which are valid.
        unsafe { Self(std::mem::transmute::<[[u16; 2]; 4], [u32; 4]>(pairs)) }
    }
}

/// A byte as a 16-bit integer.
#[inline(always)]
fn wide<const SIGNED: bool>(x: u8) -> u16 {
    if SIGNED { i16::from(x as i8) as u16 } else { u16::from(x) }
}

/// The binary32 of the same value as a binary16. The shifted encoding is the
/// value times 2^-112, subnormals included.
#[inline(always)]
fn f16_to_f32(bits: u16) -> u32 {
    let sign = u32::from(bits & 0x8000) << 16;
    let magnitude = u32::from(bits & 0x7fff);
    let scaled = (f32::from_bits(magnitude << 13) * f32::from_bits(0x7780_0000)).to_bits();
    let special = if magnitude >= 0x7c00 { 0x7f80_0000 } else { 0 };
    sign | scaled | special
}

impl Units32 for W32 {
    #[inline(always)]
    unsafe fn f16(self) -> Self {
        let raw = self.u16s();
        Self(std::array::from_fn(|i| f16_to_f32(raw[i])))
    }
    #[inline(always)]
    unsafe fn bf16(self) -> Self {
        let raw = self.u16s();
        Self(std::array::from_fn(|i| u32::from(raw[i]) << 16))
    }
    #[inline(always)]
    unsafe fn e4m3(self) -> Self {
        let raw = self.u8s();
        Self(std::array::from_fn(|i| F8E4M3::from_bits(raw[i]).to_f32().to_bits()))
    }
    #[inline(always)]
    unsafe fn e5m2(self) -> Self {
        let raw = self.u8s();
        Self(std::array::from_fn(|i| F8E5M2::from_bits(raw[i]).to_f32().to_bits()))
    }
    #[inline(always)]
    unsafe fn zip16(rows: [Self; 2]) -> Self {
        let rows = rows.map(Self::u16s);
        Self::from_pairs(std::array::from_fn(|i| [rows[0][i], rows[1][i]]))
    }
    #[inline(always)]
    unsafe fn zip8(rows: [Self; 4]) -> Self {
        let rows = rows.map(Self::u8s);
        Self(std::array::from_fn(|i| u32::from_ne_bytes(rows.map(|row| row[i]))))
    }
    #[inline(always)]
    unsafe fn widen<const SIGNED: bool>(self) -> Self {
        let raw = self.u8s();
        Self::from_pairs(std::array::from_fn(|i| [wide::<SIGNED>(raw[2 * i]), wide::<SIGNED>(raw[2 * i + 1])]))
    }
    #[inline(always)]
    unsafe fn zip_widen<const SIGNED: bool>(rows: [Self; 2]) -> Self {
        let rows = rows.map(Self::u8s);
        Self::from_pairs(std::array::from_fn(|i| [wide::<SIGNED>(rows[0][i]), wide::<SIGNED>(rows[1][i])]))
    }
    #[inline(always)]
    unsafe fn xor(self, bits: u32) -> Self {
        Self(self.0.map(|x| x ^ bits))
    }
    #[inline(always)]
    unsafe fn add_bytes<const SIGNED: bool>(self, units: Self) -> Self {
        let sum = |unit: u32| unit.to_ne_bytes().iter().fold(0, |s, &b| s + i32::from(wide::<SIGNED>(b) as i16));
        Self(std::array::from_fn(|i| self.0[i].wrapping_add(sum(units.0[i]) as u32)))
    }
}

packers!(Array<u64, 2>, W32, Array<u16, 8>);
