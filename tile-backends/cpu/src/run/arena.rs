//! Aligned memory.

use std::alloc::{Layout, alloc_zeroed, dealloc};
use std::cell::Cell;

/// Tiles start on cache lines, and large memory on pages.
const LINE: usize = 64;
const PAGE: usize = 4096;

/// Zeroed memory, aligned to a cache line at least.
#[derive(Debug)]
pub(crate) struct Zeroed {
    memory: *mut u8,
    layout: Layout,
}

impl Zeroed {
    /// `bytes` of it; `None` when there is not so much.
    pub(crate) fn new(bytes: usize) -> Option<Zeroed> {
        let align = if bytes >= PAGE { PAGE } else { LINE };
        let layout = Layout::from_size_align(bytes, align).ok()?;
        if bytes == 0 {
            return Some(Zeroed { memory: std::ptr::without_provenance_mut(align), layout });
        }
        // SAFETY: the size is not zero.
        let memory = unsafe { alloc_zeroed(layout) };
        (!memory.is_null()).then_some(Zeroed { memory, layout })
    }

    /// How many bytes.
    pub(crate) fn len(&self) -> usize {
        self.layout.size()
    }

    /// The first byte.
    pub(crate) fn start(&self) -> *mut u8 {
        self.memory
    }
}

// SAFETY: owned memory of plain bytes.
unsafe impl Send for Zeroed {}

impl Drop for Zeroed {
    fn drop(&mut self) {
        if self.layout.size() > 0 {
            // SAFETY: allocated with this layout.
            unsafe { dealloc(self.memory, self.layout) };
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
        // Miri ends where an allocator would say no.
        assert!(cfg!(miri) || Zeroed::new(isize::MAX as usize - 4096).is_none());
    }
}
