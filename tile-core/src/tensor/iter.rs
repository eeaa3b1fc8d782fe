//! Iteration in row-major order of the indices, whatever the strides.

use super::layout::Layout;
use std::marker::PhantomData;

/// The offsets of a layout's elements in row-major order of their indices.
#[derive(Clone, Debug)]
pub(super) struct Offsets<const R: usize> {
    layout: Layout<R>,
    index: [i64; R],
    offset: i64,
    left: usize,
}

impl<const R: usize> Offsets<R> {
    pub(super) fn new(layout: Layout<R>) -> Self {
        Offsets { layout, index: [0; R], offset: 0, left: layout.len() }
    }
}

impl<const R: usize> Iterator for Offsets<R> {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        self.left = self.left.checked_sub(1)?;
        let current = self.offset as usize;
        if self.left == 0 {
            return Some(current);
        }
        for axis in (0..R).rev() {
            if self.index[axis] + 1 < self.layout.shape[axis] {
                self.index[axis] += 1;
                self.offset += self.layout.strides[axis];
                break;
            }
            self.offset -= self.layout.strides[axis] * self.index[axis];
            self.index[axis] = 0;
        }
        Some(current)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

/// The elements of a tensor or view in row-major order, by value.
#[derive(Debug)]
pub struct Iter<'a, T, const R: usize> {
    first: *const T,
    offsets: Offsets<R>,
    borrow: PhantomData<&'a T>,
}

// SAFETY: an iterator over shared borrows of `T`, by copies.
unsafe impl<T: Sync, const R: usize> Send for Iter<'_, T, R> {}
// SAFETY: as above.
unsafe impl<T: Sync, const R: usize> Sync for Iter<'_, T, R> {}

impl<T, const R: usize> Clone for Iter<'_, T, R> {
    fn clone(&self) -> Self {
        Iter { first: self.first, offsets: self.offsets.clone(), borrow: PhantomData }
    }
}

impl<T: Copy, const R: usize> Iter<'_, T, R> {
    /// # Safety
    /// Every element of `layout` from `first` on is readable during `'a`.
    pub(super) unsafe fn new(first: *const T, layout: Layout<R>) -> Self {
        Iter { first, offsets: Offsets::new(layout), borrow: PhantomData }
    }
}

impl<T: Copy, const R: usize> Iterator for Iter<'_, T, R> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        let offset = self.offsets.next()?;
        // SAFETY: an offset of the layout, readable by the promise of `new`.
        Some(unsafe { *self.first.add(offset) })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.offsets.size_hint()
    }
}

impl<T: Copy, const R: usize> ExactSizeIterator for Iter<'_, T, R> {}

/// The elements of a mutable tensor or view in row-major order.
#[derive(Debug)]
pub struct IterMut<'a, T, const R: usize> {
    first: *mut T,
    offsets: Offsets<R>,
    borrow: PhantomData<&'a mut T>,
}

// SAFETY: an iterator over exclusive borrows of distinct `T`.
unsafe impl<T: Send, const R: usize> Send for IterMut<'_, T, R> {}
// SAFETY: a shared iterator gives nothing out.
unsafe impl<T: Sync, const R: usize> Sync for IterMut<'_, T, R> {}

impl<T, const R: usize> IterMut<'_, T, R> {
    /// # Safety
    /// `layout` is injective and its elements from `first` on are borrowed
    /// exclusively during `'a`.
    pub(super) unsafe fn new(first: *mut T, layout: Layout<R>) -> Self {
        IterMut { first, offsets: Offsets::new(layout), borrow: PhantomData }
    }
}

impl<'a, T, const R: usize> Iterator for IterMut<'a, T, R> {
    type Item = &'a mut T;

    fn next(&mut self) -> Option<&'a mut T> {
        let offset = self.offsets.next()?;
        // SAFETY: an element of the borrow of `new`, and of no other item,
        // since the layout is injective and each offset comes once.
        Some(unsafe { &mut *self.first.add(offset) })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.offsets.size_hint()
    }
}

impl<T, const R: usize> ExactSizeIterator for IterMut<'_, T, R> {}
