//! Scratch memory: a stack allocator for the tiles of a block.
//!
//! Tiles are allocated one after the other from memory that belongs to the running thread, each
//! on its own cache lines. A loop body or branch works on a copy of the [`Scratch`], so its
//! tiles are freed when it ends. [`ScratchSize`] makes the same allocations without memory, by
//! which a launch knows what to reserve; emitted code calls both in the same order.

use crate::scalar::CpuElem;
use crate::view::View;
use tile_core::elem::DType;

const LINE: usize = 64;

/// The part of the thread's memory that is free.
#[derive(Clone, Copy, Debug)]
pub struct Scratch {
    top: *mut u8,
}

impl Scratch {
    /// All of a call's scratch memory.
    #[inline(always)]
    pub fn new(memory: *mut u8) -> Self {
        Scratch { top: memory }
    }

    /// A new tile. Its contents are left over from earlier tiles, except that
    /// tiles of `bool` hold `false`: other bytes than 0 and 1 must never be
    /// read as `bool`.
    ///
    /// # Safety
    /// [`ScratchSize`] made the same moves for the memory given to
    /// [`Scratch::new`].
    #[inline(always)]
    pub unsafe fn tile<T: CpuElem, const R: usize>(&mut self, extent: [i64; R]) -> View<T, R> {
        let bytes = bytes::<T, R>(extent);
        let view = View::packed(self.top.cast::<T>(), extent);
        // SAFETY: the memory has room for the tile, by the caller's promise.
        unsafe {
            if matches!(T::DTYPE, DType::Bool) {
                self.top.write_bytes(0, bytes);
            }
            self.top = self.top.add(bytes);
        }
        view
    }

    /// Room for a routine's own use, until the next tile is made.
    #[inline(always)]
    pub fn rest(&self) -> *mut u8 {
        self.top
    }

    /// `bytes` for operands in a routine's own format.
    ///
    /// # Safety
    /// As for [`Scratch::tile`].
    #[inline(always)]
    pub unsafe fn panel(&mut self, bytes: usize) -> *mut u8 {
        let panel = self.top;
        // SAFETY: the memory has room, by the caller's promise.
        self.top = unsafe { panel.add(bytes.next_multiple_of(LINE)) };
        panel
    }
}

#[inline(always)]
fn bytes<T, const R: usize>(extent: [i64; R]) -> usize {
    let mut count = size_of::<T>();
    let mut axis = 0;
    while axis < R {
        count = count.saturating_mul(if extent[axis] > 0 { extent[axis] as usize } else { 0 });
        axis += 1;
    }
    count.checked_next_multiple_of(LINE).unwrap_or(usize::MAX)
}

/// What [`Scratch`] needs.
#[derive(Clone, Copy, Debug, Default)]
pub struct ScratchSize {
    now: usize,
    most: usize,
}

impl ScratchSize {
    /// Nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// As [`Scratch::tile`].
    pub fn tile<T: CpuElem, const R: usize>(&mut self, extent: [i64; R]) {
        self.panel(bytes::<T, R>(extent));
    }

    /// As [`Scratch::panel`].
    pub fn panel(&mut self, bytes: usize) {
        self.now = self.now.saturating_add(bytes.checked_next_multiple_of(LINE).unwrap_or(usize::MAX));
        self.most = self.most.max(self.now);
    }

    /// A routine uses `bytes` of [`Scratch::rest`].
    pub fn rest(&mut self, bytes: usize) {
        self.most = self.most.max(self.now.saturating_add(bytes));
    }

    /// The start of a scope.
    pub fn scope(&self) -> Self {
        ScratchSize { now: self.now, most: self.now }
    }

    /// The end of a scope that [`ScratchSize::scope`] began.
    pub fn cover(&mut self, scope: Self) {
        self.most = self.most.max(scope.most);
    }

    /// Bytes in all, whole cache lines.
    pub fn bytes(&self) -> usize {
        self.most.checked_next_multiple_of(LINE).unwrap_or(usize::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_follow_the_moves() {
        let mut size = ScratchSize::new();
        size.tile::<f32, 2>([3, 5]);
        let mut inner = size.scope();
        inner.tile::<u8, 1>([65]);
        size.cover(inner);
        size.rest(10);
        assert_eq!(size.bytes(), 64 + 128);
        size.tile::<f64, 2>([i64::MAX, i64::MAX]);
        assert_eq!(size.bytes(), usize::MAX);
    }
}
