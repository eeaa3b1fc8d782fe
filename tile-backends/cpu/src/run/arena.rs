//! The arena: aligned, zeroed memory of a thread's tiles.
//!
//! Most of a tile's memory is never touched where a matrix is smaller than the tile, and the
//! system maps zero pages on demand. So zeros are requested with the default alignment of
//! allocations: with a larger one the standard library writes the zeros itself, and the first
//! launch of a process waits for hundreds of page faults. Memory aligned to a line or a page
//! lies inside.

use std::alloc::{Layout, alloc_zeroed, dealloc};
use std::cell::Cell;

/// Tiles start on cache lines, and large memory on pages.
const LINE: usize = 64;
const PAGE: usize = 4096;

/// Zeroed memory, aligned to a cache line at least.
#[derive(Debug)]
pub(crate) struct Zeroed {
    start: *mut u8,
    bytes: usize,
    /// What was allocated; nothing for no bytes.
    allocation: Option<(*mut u8, Layout)>,
}

impl Zeroed {
    /// `bytes` of it; `None` when there is not so much.
    pub(crate) fn new(bytes: usize) -> Option<Zeroed> {
        let align = if bytes >= PAGE { PAGE } else { LINE };
        if bytes == 0 {
            return Some(Zeroed { start: std::ptr::without_provenance_mut(align), bytes, allocation: None });
        }
        let layout = Layout::from_size_align(bytes.checked_add(align)?, align_of::<usize>()).ok()?;
        // SAFETY: the size is not zero.
        let memory = unsafe { alloc_zeroed(layout) };
        if memory.is_null() {
            return None;
        }
        let start = memory.wrapping_add(memory.addr().wrapping_neg() % align);
        Some(Zeroed { start, bytes, allocation: Some((memory, layout)) })
    }

    /// How many bytes.
    pub(crate) fn len(&self) -> usize {
        self.bytes
    }

    /// The first byte.
    pub(crate) fn start(&self) -> *mut u8 {
        self.start
    }
}

// SAFETY: owned memory of plain bytes.
unsafe impl Send for Zeroed {}

impl Drop for Zeroed {
    fn drop(&mut self) {
        if let Some((memory, layout)) = self.allocation {
            // SAFETY: allocated with this layout.
            unsafe { dealloc(memory, layout) };
        }
    }
}

thread_local! {
    static ARENA: Cell<Option<Zeroed>> = const { Cell::new(None) };
}

/// Calls `f` with `bytes` of memory that belong to this thread until `f`
/// returns. The memory holds what earlier calls left there, zeros at first.
/// `None` when there is not so much.
pub(super) fn with<R>(bytes: usize, f: impl FnOnce(*mut u8) -> R) -> Option<R> {
    // Taken, not borrowed: should `f` come back here, it finds no arena and
    // gets one of its own.
    let arena = ARENA.take().filter(|arena| arena.len() >= bytes);
    let arena = match arena {
        Some(arena) => arena,
        None => Zeroed::new(bytes)?,
    };
    let result = f(arena.start());
    ARENA.set(Some(arena));
    Some(result)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_kept_and_grows() {
        let first = with(100, |p| p.addr()).unwrap();
        assert_eq!(with(80, |p| p.addr()).unwrap(), first);
        let (outer, inner) = with(64, |p| (p.addr(), with(64, |p| p.addr()).unwrap())).unwrap();
        assert_ne!(outer, inner);
        assert_eq!(with(1 << 16, |p| p.addr() % PAGE).unwrap(), 0);
        let small = Zeroed::new(1).unwrap();
        assert_eq!((small.len(), small.start().addr() % LINE), (1, 0));
        assert_eq!(Zeroed::new(0).unwrap().start().addr() % LINE, 0);
        // Miri ends where an allocator would say no.
        assert!(cfg!(miri) || Zeroed::new(isize::MAX as usize - 4096).is_none());
    }

    /// The first launch of a process pays for the pages that it touches alone.
    #[test]
    #[cfg(all(target_os = "linux", not(miri)))]
    fn pages_that_nobody_touches_are_not_there() {
        // In pages; other tests allocate meanwhile.
        let resident = || -> usize {
            let numbers = std::fs::read_to_string("/proc/self/statm").unwrap();
            numbers.split(' ').nth(1).unwrap().parse().unwrap()
        };
        let before = resident();
        let memory = Zeroed::new(256 << 20).unwrap();
        assert!(resident() < before + (64 << 20) / PAGE);
        // SAFETY: inside.
        assert_eq!(unsafe { memory.start().add(memory.len() - 1).read() }, 0);
    }
}
