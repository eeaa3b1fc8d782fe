//! Rows of a large output that a vector loop stores with non-temporal stores.
//!
//! No portable code makes LLVM emit non-temporal stores in a loop that it vectorises. So where
//! an output is larger than the last-level cache, the loop stores a chunk of the row to a
//! staging buffer that stays in L1, and the chunk is copied from there by the stores that
//! [`copy_out`](crate::copy::copy_out) uses.
//!
//! Compute-bound loops gain nothing by it: ordinary stores overlap with computation, and the
//! copy of a chunk does not.

use crate::copy::{fence, store_non_temporal};
use crate::level::Baseline;
use crate::scalar::CpuElem;
use crate::view::View;
use std::mem::MaybeUninit;

/// Bytes of a chunk: few beside any L1, and enough to amortise its ends.
const BYTES: usize = 1 << 10;

/// Rows of fewer bytes are stored by ordinary stores.
const SHORT: usize = 1 << 10;

/// Bytes of a cache line.
const LINE: usize = 64;

/// The staging buffer of a chunk.
#[derive(Debug)]
#[repr(align(64))]
pub struct StagingBuffer(MaybeUninit<[u8; BYTES]>);

impl StagingBuffer {
    /// An uninitialised buffer.
    #[inline(always)]
    #[expect(clippy::new_without_default, reason = "for emitted code")]
    pub fn new() -> StagingBuffer {
        StagingBuffer(MaybeUninit::uninit())
    }
}

/// Iterates over the chunks of a row that is stored by non-temporal stores.
#[derive(Debug)]
pub struct StreamingRow<T> {
    row: View<T, 1>,
    /// The staging buffer, or null where the row itself is written.
    staging: *mut u8,
    /// The current chunk.
    from: i64,
    count: i64,
    end: i64,
}

impl<T: CpuElem> StreamingRow<T> {
    /// The `count` elements from `from` on, through `staging` if the row is `non_temporal`.
    /// This value borrows `staging` for its lifetime.
    #[inline(always)]
    pub fn new(row: View<T, 1>, from: i64, count: i64, non_temporal: bool, staging: &mut StagingBuffer) -> Self {
        let count = if count > 0 { count } else { 0 };
        let bytes = (count as usize).saturating_mul(size_of::<T>());
        let staging =
            if non_temporal && bytes >= SHORT { staging.0.as_mut_ptr().cast::<u8>() } else { std::ptr::null_mut() };
        if !staging.is_null() {
            // What a slice covers has to be initialised.
            // SAFETY: the memory has this size.
            unsafe { staging.write_bytes(0, BYTES) };
        }
        StreamingRow { row, staging, from, count: 0, end: from + count }
    }

    /// Advances to the next chunk, if there is one.
    #[inline(always)]
    pub fn advance(&mut self) -> bool {
        self.from += self.count;
        let left = self.end - self.from;
        if left <= 0 {
            return false;
        }
        self.count = left;
        if !self.staging.is_null() {
            // Chunks end with a cache line.
            let room = ((BYTES - self.row.at([self.from]).addr() % LINE) / size_of::<T>()) as i64;
            self.count = if left < room { left } else { room };
        }
        true
    }

    /// The first index and the length of the current chunk.
    #[inline(always)]
    pub fn chunk(&self) -> (i64, i64) {
        (self.from, self.count)
    }

    /// The elements of the current chunk, all of which must be written.
    ///
    /// # Safety
    /// As for [`View::slice_mut`], and the staging buffer still exists.
    #[inline(always)]
    pub unsafe fn slice_mut<'a>(&self) -> &'a mut [T] {
        // SAFETY: the caller's promise; elements have no invalid zeros, and a
        // chunk fits.
        unsafe {
            if self.staging.is_null() {
                self.row.slice_mut(self.from, self.count)
            } else {
                std::slice::from_raw_parts_mut(self.staging.cast(), self.count as usize)
            }
        }
    }

    /// Copies the staging buffer to the row, if the chunk is in the buffer.
    ///
    /// # Safety
    /// As for [`StreamingRow::slice_mut`].
    #[inline(always)]
    pub unsafe fn store(&self) {
        if self.staging.is_null() {
            return;
        }
        let to = self.row.at([self.from]).cast::<u8>();
        // SAFETY: the caller's promise; the lines are no part of an output.
        unsafe { store_non_temporal::<Baseline>(self.staging, to, self.count as usize * size_of::<T>()) };
        if self.from + self.count == self.end {
            fence();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(non_temporal: bool, skip: usize, n: usize) -> (Vec<u32>, usize) {
        let mut memory = vec![7_u32; n + 40];
        let row = View::packed(memory.as_mut_ptr().wrapping_add(skip), [n as i64]);
        let mut staging = StagingBuffer::new();
        let mut chunks = StreamingRow::new(row, 3, n as i64 - 5, non_temporal, &mut staging);
        let mut number = 0;
        while chunks.advance() {
            let (from, count) = chunks.chunk();
            // SAFETY: the row's elements exist.
            unsafe {
                let chunk = chunks.slice_mut();
                assert_eq!(chunk.len() as i64, count);
                for (i, x) in chunk.iter_mut().enumerate() {
                    *x = from as u32 + i as u32 + 1000;
                }
                chunks.store();
            }
            number += 1;
        }
        (memory, number)
    }

    #[test]
    fn every_element_is_stored_once() {
        for n in [5, 6, 300, 1029, 5000] {
            for skip in [0, 1, 16, 31] {
                let (near, one) = written(false, skip, n);
                assert!(one <= 1);
                assert!(near.iter().enumerate().all(|(i, &x)| {
                    let at = i.wrapping_sub(skip);
                    x == if (3..n - 2).contains(&at) { at as u32 + 1000 } else { 7 }
                }));
                let (non_temporal, chunks) = written(true, skip, n);
                assert_eq!((non_temporal, chunks > 1), (near, n >= 300), "{n}");
            }
        }
    }
}
