//! Zeroed vectors from an allocator that has zeroed memory ready (`calloc`).

use crate::num::Element;
use std::alloc::{Layout, alloc_zeroed};

/// `len` zeros, or `None` when there is not so much memory. Pages that nothing
/// touches are never made, as with `vec![0; len]`, which cannot fail but ends
/// the process.
pub(super) fn vec<T: Element>(len: usize) -> Option<Vec<T>> {
    let layout = Layout::array::<T>(len).ok()?;
    if layout.size() == 0 {
        return Some(Vec::new());
    }
    // SAFETY: the size is not zero.
    let memory = unsafe { alloc_zeroed(layout) };
    if memory.is_null() {
        return None;
    }
    // SAFETY: allocated by the global allocator with the layout of `len`
    // elements; zero bits are a value of every element type, its default.
    Some(unsafe { Vec::from_raw_parts(memory.cast::<T>(), len, len) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::num::{F8E4M3, F8E5M2, bf16, f16};

    fn zeros<T: Element>() {
        let all = vec::<T>(3).unwrap();
        assert!(all.len() == 3 && all.iter().all(|x| *x == T::default()));
        assert_eq!(vec::<T>(0), Some(Vec::new()));
        // Miri ends where an allocator would say no.
        assert!(vec::<T>(usize::MAX).is_none() && (cfg!(miri) || vec::<T>(usize::MAX / 2).is_none()));
    }

    #[test]
    fn zeros_are_defaults() {
        for check in [zeros::<f64>, zeros::<f32>, zeros::<f16>, zeros::<bf16>, zeros::<F8E4M3>, zeros::<F8E5M2>] {
            check();
        }
        for check in [zeros::<i64>, zeros::<i32>, zeros::<i16>, zeros::<i8>, zeros::<bool>] {
            check();
        }
        for check in [zeros::<u64>, zeros::<u32>, zeros::<u16>, zeros::<u8>] {
            check();
        }
    }
}
