//! Operands of a warpgroup's matrix instructions: where each element lies.

use super::Outcome;
use crate::ir::{MATRIX_LANES, Matrix};
use std::ops::{Add, Mul};
use tile_core::elem::DType;
use tile_core::interp::scalar::Number;

/// Rows of `a`.
pub(super) const ROWS: usize = 64;
/// Bytes of a row of `a` in one instruction.
pub(super) const DEPTH: usize = 32;

/// What an instruction reads of an operand.
#[derive(Clone, Copy)]
pub(super) struct Face {
    pub(super) rows: usize,
    /// Bytes of a row.
    pub(super) depth: usize,
    /// Bytes of an element.
    pub(super) width: usize,
}

/// The chunks of 16 bytes of an operand: where each is, and the row and the
/// place in `k` of its first element.
pub(super) fn chunks(matrix: &Matrix, base: usize, face: Face) -> Vec<(usize, usize, usize)> {
    let Face { rows, depth, width } = face;
    let span = matrix.swizzle.span() as usize;
    let (stride, leading) = (matrix.stride as usize, matrix.leading as usize);
    let place = |at: usize| matrix.swizzle.apply(at as u32) as usize;
    let per = 16 / width;
    let mut chunks = Vec::new();
    if matrix.transposed {
        // Rows of memory run along the operand's rows.
        for k in 0..depth / width {
            for row in (0..rows).step_by(per) {
                let (panel, within) = (row * width / span, row * width % span);
                chunks.push((place(base + panel * leading + k / 8 * stride + k % 8 * span + within), row, k));
            }
        }
    } else {
        for row in 0..rows {
            for k in (0..depth / width).step_by(per) {
                chunks.push((place(base + row / 8 * stride + row % 8 * span + k * width), row, k));
            }
        }
    }
    chunks
}

/// The bits of an `f32`, rounded to the nearest that a matrix instruction reads
/// whole, ties away from zero.
pub(super) fn tf32(bits: u64) -> u64 {
    let finite = bits & 0x7f80_0000 != 0x7f80_0000;
    let kept = (if finite { bits + 0x1000 } else { bits }) & !0x1fff;
    // A NaN stays one.
    if bits & 0x7fff_ffff > 0x7f80_0000 { kept | 0x40_0000 } else { kept }
}

/// An element as it enters a product: of `f32` the instruction reads the upper
/// 19 bits.
pub(super) fn element(ty: DType, bits: u64) -> Number {
    Number::decode(ty, if ty == DType::F32 { bits & !0x1fff } else { bits })
}

/// The elements of an operand, row after row.
pub(super) struct Elements {
    depth: usize,
    floats: Vec<f64>,
    ints: Vec<i64>,
}

impl Elements {
    /// `depth` is a number of bytes.
    pub(super) fn new(ty: DType, rows: usize, depth: usize) -> Elements {
        let depth = depth / ty.bytes();
        let count = rows * depth;
        let (floats, ints) = if ty.is_float() { (count, 0) } else { (0, count) };
        Elements { depth, floats: vec![0.0; floats], ints: vec![0; ints] }
    }

    pub(super) fn set(&mut self, row: usize, k: usize, number: Number) {
        let at = row * self.depth + k;
        match number {
            Number::Float(x) => self.floats[at] = x,
            Number::Int(x) => self.ints[at] = x as i64,
        }
    }

    pub(super) fn floats(&self, row: usize) -> &[f64] {
        &self.floats[row * self.depth..][..self.depth]
    }

    pub(super) fn ints(&self, row: usize) -> &[i64] {
        &self.ints[row * self.depth..][..self.depth]
    }
}

/// The places of both elements of a group of four along `k`, of one of 16 rows;
/// `places` are the words of a warp.
pub(super) fn group_places(places: &[u64], ty: DType, row: usize, group: usize) -> Outcome<[usize; 2]> {
    let (g, below) = (row % 8, row / 8);
    // Which of four threads has the nibble, and where.
    let (lane, nibble) = match ty.bits() {
        16 => (group / 4, group % 4 + 4 * below),
        _ => (group / 8 * 2 + below, group % 8),
    };
    let nibble = places[4 * g + lane] >> (4 * nibble) & 15;
    let (first, second) = (nibble as usize & 3, nibble as usize >> 2);
    match first < second {
        true => Ok([first, second]),
        false => Err(format!("the places {first} and {second} of a sparse operand do not increase")),
    }
}

/// Two of each four elements of `k`, each put in its place; `places` are the
/// words of the threads.
pub(super) fn expand(kept: &Elements, places: &[u64], ty: DType) -> Outcome<Elements> {
    let mut all = Elements::new(ty, ROWS, 2 * DEPTH);
    for (row, group) in (0..ROWS).flat_map(|row| (0..all.depth / 4).map(move |group| (row, group))) {
        let found = group_places(&places[row / 16 * MATRIX_LANES as usize..], ty, row % 16, group)?;
        for (i, place) in found.into_iter().enumerate() {
            let (from, to) = (row * kept.depth + 2 * group + i, row * all.depth + 4 * group + place);
            match ty.is_float() {
                true => all.floats[to] = kept.floats[from],
                false => all.ints[to] = kept.ints[from],
            }
        }
    }
    Ok(all)
}

/// A sum of products; written for builds that do not optimize, which tests are.
pub(super) fn dot<T: Copy + Default + Add<Output = T> + Mul<Output = T>>(x: &[T], y: &[T]) -> T {
    let mut sum = T::default();
    let mut i = 0;
    while i < x.len() {
        sum = sum + x[i] * y[i];
        i += 1;
    }
    sum
}

/// The row and column of the accumulator that a thread's register is.
pub(super) fn place(thread: usize, register: usize) -> (usize, usize) {
    let (warp, lane) = (thread / 32, thread % 32);
    let row = 16 * warp + lane / 4 + 8 * (register % 4 / 2);
    (row, 8 * (register / 4) + 2 * (lane % 4) + register % 2)
}

/// The left operand from registers: of each word the row and the place in `k`
/// of its first element as [`place`] of a register pair.
pub(super) fn unpack(words: &[Vec<u64>], ty: DType) -> Elements {
    let per = 4 / ty.bytes();
    let mut elements = Elements::new(ty, ROWS, DEPTH);
    for (number, words) in words.iter().enumerate() {
        for (thread, word) in words.iter().enumerate() {
            let (warp, lane) = (thread / 32, thread % 32);
            let row = 16 * warp + lane / 4 + 8 * (number % 2);
            let first = number / 2 * 4 * per + lane % 4 * per;
            for i in 0..per {
                let bits = word >> (i as u32 * ty.bits()) & (u64::MAX >> (64 - ty.bits()));
                elements.set(row, first + i, element(ty, bits));
            }
        }
    }
    elements
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_float_is_cut_to_what_the_instruction_reads() {
        let read = |x: f32| element(DType::F32, x.to_bits().into());
        assert_eq!(read(1.0 + 1.0 / 1024.0), Number::Float(1.0 + 1.0 / 1024.0));
        assert_eq!(read(-1.0 - 1.0 / 1025.0), Number::Float(-1.0));
        assert_eq!(read(1.0 - f32::EPSILON), Number::Float(1.0 - 1.0 / 2048.0));
    }

    #[test]
    fn a_float_is_rounded_to_what_the_instruction_reads() {
        let round = |x: f32| f32::from_bits(tf32(x.to_bits().into()) as u32);
        assert_eq!(round(1.0 + 1.0 / 1024.0), 1.0 + 1.0 / 1024.0);
        assert_eq!(round(-1.0 - 1.0 / 2048.0), -1.0 - 1.0 / 1024.0);
        assert_eq!(round(1.0 + 1.0 / 2049.0), 1.0);
        assert_eq!(round(f32::INFINITY), f32::INFINITY);
        assert!(round(f32::from_bits(0x7f80_0001)).is_nan() && round(f32::NAN).is_nan());
        assert_eq!(round(f32::MAX), f32::INFINITY);
    }

    #[test]
    fn a_warpgroup_holds_every_element_once() {
        let mut seen = rustc_hash::FxHashSet::default();
        for thread in 0..128 {
            (0..12).for_each(|register| assert!(seen.insert(place(thread, register))));
        }
        assert_eq!(seen.len(), ROWS * 24);
        assert!(seen.iter().all(|&(row, column)| row < ROWS && column < 24));
    }
}
