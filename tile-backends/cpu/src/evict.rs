//! Eviction of tensors from all caches, so that the next launch reads them from memory.

use tile_core::launch::{Arg, Memory, check_extents};

/// Evicts the lines of all tensors; `false` where the architecture has no such instruction for
/// programs.
///
/// Copies of constants that a device packed stay where they are.
#[cfg(all(target_arch = "x86_64", not(miri)))]
pub(crate) fn evict(args: &[Arg<'_>]) -> bool {
    use crate::prefetch::LINE;
    use std::arch::x86_64::{_mm_clflush, _mm_mfence};
    for arg in args {
        let Arg::Tensor(tensor) = arg else { continue };
        if tensor.memory != Memory::Host || check_extents("", tensor).is_err() {
            continue;
        }
        let span = tensor.span();
        let lines = (0..span).step_by(LINE).chain(span.checked_sub(1));
        for at in lines {
            // SAFETY: lines of the argument's elements, which are allocated; every x86-64 CPU has
            // SSE2, and eviction changes no contents.
            unsafe { _mm_clflush(tensor.address.cast::<u8>().wrapping_add(at)) };
        }
    }
    // SAFETY: every x86-64 CPU has SSE2.
    #[allow(unused_unsafe, reason = "it is a safe function from Rust 1.94 on")]
    unsafe {
        _mm_mfence();
    }
    true
}

/// See above.
#[cfg(not(all(target_arch = "x86_64", not(miri))))]
pub(crate) fn evict(_: &[Arg<'_>]) -> bool {
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use tile_core::elem::DType;
    use tile_core::launch::{TensorArg, TensorParts};

    fn arg<'a>(data: &'a mut [u8], shape: &'a [i64], strides: &'a [i64]) -> Arg<'a> {
        let address = data.as_mut_ptr().cast();
        let parts = TensorParts { dtype: DType::U8, address, memory: Memory::Host, shape, strides, mutable: true };
        // SAFETY: the shapes below stay within the data, unless they are refused.
        Arg::Tensor(unsafe { TensorArg::new(parts) })
    }

    #[test]
    fn contents_stay() {
        let mut data: Vec<u8> = (0..1000).map(|i| i as u8).collect();
        for (shape, strides) in [([10, 100], [100, 1]), ([3, 5], [300, 70]), ([0, 5], [300, 70]), ([2, -5], [1, 1])] {
            assert_eq!(evict(&[arg(&mut data, &shape, &strides)]), cfg!(all(target_arch = "x86_64", not(miri))));
        }
        assert!(data.iter().enumerate().all(|(i, &value)| value == i as u8));
    }
}
