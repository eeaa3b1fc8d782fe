//! Rows: the memory operands of a vector loop.
//!
//! The innermost loop of a `parallel!` is a function over one [`Row`] for each memory operand,
//! indexed from 0. Where a row exists as a whole and is contiguous, it is a slice: as function
//! arguments, `&[T]` and `&mut [T]` tell LLVM that nothing else touches the memory. It would
//! otherwise have to check that at run time, or could not vectorise at all. The same function
//! is instantiated with [`Guarded`] rows for the edges.

use super::relaxed;
use crate::atomic::AtomicOp;
use crate::scalar::CpuElem;

/// Something to read elements from.
pub trait Row<T: CpuElem> {
    /// Element `i`.
    ///
    /// # Safety
    /// `i` is below the number of iterations that the row was made for.
    unsafe fn get(&self, i: usize) -> T;

    /// Whether elements are bytes, each of which [`Row::word`] reads with the three behind it: the
    /// row takes every `step`-th element of memory without gaps.
    #[inline(always)]
    fn has_words(&self, _step: i64) -> bool {
        false
    }

    /// The word of element `i` and the three bytes behind it in memory, the first lowest.
    ///
    /// # Safety
    /// As for [`Row::get`]; the row has words, and the three bytes exist.
    #[inline(always)]
    unsafe fn word(&self, _i: usize) -> u32 {
        unreachable!("a row without words")
    }
}

/// Something to write elements to as well.
pub trait RowMut<T: CpuElem>: Row<T> {
    /// Writes element `i`.
    ///
    /// # Safety
    /// As for [`Row::get`].
    unsafe fn set(&mut self, i: usize, value: T);

    /// Combines element `i` with `value`, and gives the old one. Not atomic.
    ///
    /// # Safety
    /// As for [`Row::get`].
    #[inline(always)]
    unsafe fn update(&mut self, i: usize, op: AtomicOp, value: T) -> T {
        // SAFETY: the caller's promise.
        unsafe {
            let old = self.get(i);
            self.set(i, op.apply(old, value));
            old
        }
    }
}

impl<T: CpuElem> Row<T> for &[T] {
    #[inline(always)]
    unsafe fn get(&self, i: usize) -> T {
        // SAFETY: the slice has an element for each iteration.
        unsafe { *self.get_unchecked(i) }
    }
}

impl<T: CpuElem> Row<T> for &mut [T] {
    #[inline(always)]
    unsafe fn get(&self, i: usize) -> T {
        // SAFETY: the slice has an element for each iteration.
        unsafe { *self.get_unchecked(i) }
    }
}

impl<T: CpuElem> RowMut<T> for &mut [T] {
    #[inline(always)]
    unsafe fn set(&mut self, i: usize, value: T) {
        // SAFETY: the slice has an element for each iteration.
        unsafe { *self.get_unchecked_mut(i) = value };
    }
}

/// Elements at a distance, all of which exist.
#[derive(Clone, Copy, Debug)]
pub struct Strided<T> {
    pub(super) ptr: *mut T,
    pub(super) stride: i64,
}

impl<T> Strided<T> {
    #[inline(always)]
    fn at(&self, i: usize) -> *mut T {
        self.ptr.wrapping_offset((i as i64).wrapping_mul(self.stride) as isize)
    }
}

impl<T: CpuElem> Row<T> for Strided<T> {
    #[inline(always)]
    unsafe fn get(&self, i: usize) -> T {
        // SAFETY: every element of the row exists.
        T::from_bits(unsafe { *self.at(i).cast::<T::Bits>() })
    }

    #[inline(always)]
    fn has_words(&self, step: i64) -> bool {
        size_of::<T>() == 1 && self.stride == step
    }

    #[inline(always)]
    unsafe fn word(&self, i: usize) -> u32 {
        // SAFETY: the caller promises four bytes here.
        u32::from_le(unsafe { self.at(i).cast::<u32>().read_unaligned() })
    }
}

impl<T: CpuElem> RowMut<T> for Strided<T> {
    #[inline(always)]
    unsafe fn set(&mut self, i: usize, value: T) {
        // SAFETY: every element of the row exists.
        unsafe { *self.at(i) = value };
    }
}

/// Elements at a distance, each checked.
#[derive(Clone, Copy, Debug)]
pub struct Guarded<T> {
    /// Address of index 0 of the row.
    pub(super) ptr: *mut T,
    pub(super) stride: i64,
    /// The index that iteration 0 accesses.
    pub(super) from: i64,
    /// The indices that exist.
    pub(super) span: [i64; 2],
    /// What the others read as.
    pub(super) fill: T,
}

impl<T: CpuElem> Guarded<T> {
    /// The address that iteration `i` accesses, if it exists.
    #[inline(always)]
    fn at(&self, i: usize) -> Option<*mut T> {
        let index = self.from + i as i64;
        let exists = index >= self.span[0] && index < self.span[1];
        if exists { Some(self.ptr.wrapping_offset(index.wrapping_mul(self.stride) as isize)) } else { None }
    }

    /// The same row, accessed atomically.
    #[inline(always)]
    pub fn relaxed(self) -> Relaxed<T> {
        Relaxed(self)
    }
}

impl<T: CpuElem> Row<T> for Guarded<T> {
    #[inline(always)]
    unsafe fn get(&self, i: usize) -> T {
        match self.at(i) {
            // SAFETY: the element exists.
            Some(ptr) => T::from_bits(unsafe { *ptr.cast::<T::Bits>() }),
            None => self.fill,
        }
    }
}

impl<T: CpuElem> RowMut<T> for Guarded<T> {
    #[inline(always)]
    unsafe fn set(&mut self, i: usize, value: T) {
        if let Some(ptr) = self.at(i) {
            // SAFETY: the element exists.
            unsafe { *ptr = value };
        }
    }
}

/// Elements that another block may be accessing.
#[derive(Clone, Copy, Debug)]
pub struct Relaxed<T>(Guarded<T>);

impl<T: CpuElem> Row<T> for Relaxed<T> {
    #[inline(always)]
    unsafe fn get(&self, i: usize) -> T {
        match self.0.at(i) {
            // SAFETY: the element exists.
            Some(ptr) => unsafe { relaxed::load(ptr) },
            None => self.0.fill,
        }
    }
}

impl<T: CpuElem> RowMut<T> for Relaxed<T> {
    #[inline(always)]
    unsafe fn set(&mut self, i: usize, value: T) {
        if let Some(ptr) = self.0.at(i) {
            // SAFETY: the element exists.
            unsafe { relaxed::store(ptr, value) };
        }
    }
}
