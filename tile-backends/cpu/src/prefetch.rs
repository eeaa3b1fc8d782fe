//! The prefetch instruction.

/// Bytes of a cache line, as prefetches count them.
pub(crate) const LINE: usize = 64;

/// Prefetches a cache line; a hint that may be ignored, for any address.
#[inline(always)]
pub(crate) fn prefetch(address: *const u8) {
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    {
        use std::arch::x86_64::{_MM_HINT_T1, _mm_prefetch};
        // SAFETY: prefetching never faults, and every x86-64 CPU has SSE.
        unsafe { _mm_prefetch::<_MM_HINT_T1>(address.cast()) };
    }
    #[cfg(not(all(target_arch = "x86_64", not(miri))))]
    let _ = address;
}
