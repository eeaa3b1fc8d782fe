//! An exact model of the AMX instructions on tiles of 16 rows by 64 bytes.
//!
//! It follows the operation sections of Intel's Software Developer's Manual. `tdpbf16ps` adds the
//! products of the first elements of pairs in one sum and those of the second in another, each in
//! ascending order with FMA; their sum is added to C. Subnormal inputs and results are zeros.

use super::ops::{BF16, SIGNED_SIGNED, SIGNED_UNSIGNED, TileOps, UNSIGNED_SIGNED};
use super::{ROW_BYTES, ROWS};

type Tile = [[u8; ROW_BYTES]; ROWS];

/// Eight tile registers.
pub(crate) struct Model {
    tiles: [Tile; 8],
}

impl Model {
    /// Registers with zeros.
    pub(crate) fn new() -> Model {
        Model { tiles: [[[0; ROW_BYTES]; ROWS]; 8] }
    }
}

/// Zero for a subnormal.
fn flush(x: f32) -> f32 {
    if x.is_subnormal() { 0.0_f32.copysign(x) } else { x }
}

/// `x + y` and `x·y + z` as the instruction rounds them.
fn add(x: f32, y: f32) -> f32 {
    flush(x + y)
}
fn fma(x: f32, y: f32, z: f32) -> f32 {
    // A product of two bf16 that is normal is exact, so that the sum alone rounds; most machines
    // take a function for `mul_add`.
    let product = x * y;
    flush(if product.is_normal() { product + z } else { x.mul_add(y, z) })
}

/// Element `i` of a row of bf16, as f32.
fn bf16(row: &[u8; ROW_BYTES], i: usize) -> f32 {
    flush(f32::from_bits(u32::from(u16::from_le_bytes([row[2 * i], row[2 * i + 1]])) << 16))
}

fn word(row: &[u8; ROW_BYTES], i: usize) -> [u8; 4] {
    [row[4 * i], row[4 * i + 1], row[4 * i + 2], row[4 * i + 3]]
}

/// The products of bf16 for column `n` of row `c`.
fn dot_bf16(c: [u8; 4], a: &[u8; ROW_BYTES], b: &Tile, n: usize) -> [u8; 4] {
    let mut sums = [0.0_f32; 2];
    for (k, row) in b.iter().enumerate() {
        for (i, sum) in sums.iter_mut().enumerate() {
            *sum = fma(bf16(a, 2 * k + i), bf16(row, 2 * n + i), *sum);
        }
    }
    add(flush(f32::from_le_bytes(c)), add(sums[0], sums[1])).to_le_bytes()
}

/// The products of bytes for column `n` of row `c`.
fn dot_bytes(c: [u8; 4], a: &[u8; ROW_BYTES], b: &Tile, n: usize, [a_signed, b_signed]: [bool; 2]) -> [u8; 4] {
    let value = |byte: u8, signed: bool| if signed { i32::from(byte as i8) } else { i32::from(byte) };
    let mut sum = i32::from_le_bytes(c);
    for (k, row) in b.iter().enumerate() {
        for (x, y) in word(a, k).into_iter().zip(word(row, n)) {
            sum = sum.wrapping_add(value(x, a_signed) * value(y, b_signed));
        }
    }
    sum.to_le_bytes()
}

impl TileOps for Model {
    unsafe fn zero<const T: usize>(&mut self) {
        self.tiles[T] = [[0; ROW_BYTES]; ROWS];
    }
    unsafe fn load<const T: usize>(&mut self, rows: *const u8, step: isize) {
        for (i, row) in self.tiles[T].iter_mut().enumerate() {
            // SAFETY: the trait's contract.
            *row = unsafe { rows.wrapping_offset(i as isize * step).cast::<[u8; ROW_BYTES]>().read_unaligned() };
        }
    }
    unsafe fn store<const T: usize>(&mut self, rows: *mut u8, step: isize) {
        for (i, row) in self.tiles[T].iter().enumerate() {
            // SAFETY: the trait's contract.
            unsafe { rows.wrapping_offset(i as isize * step).cast::<[u8; ROW_BYTES]>().write_unaligned(*row) }
        }
    }
    unsafe fn multiply<const KIND: u8, const C: usize, const A: usize, const B: usize>(&mut self) {
        let (a, b) = (self.tiles[A], self.tiles[B]);
        for (c, a) in self.tiles[C].iter_mut().zip(&a) {
            for n in 0..ROWS {
                let old = word(c, n);
                let new = match KIND {
                    BF16 => dot_bf16(old, a, &b, n),
                    SIGNED_SIGNED => dot_bytes(old, a, &b, n, [true, true]),
                    SIGNED_UNSIGNED => dot_bytes(old, a, &b, n, [true, false]),
                    UNSIGNED_SIGNED => dot_bytes(old, a, &b, n, [false, true]),
                    _ => dot_bytes(old, a, &b, n, [false, false]),
                };
                c[4 * n..][..4].copy_from_slice(&new);
            }
        }
    }
}
