//! Tile registers as GEMMs see them, in builds without AMX, too: whether a thread may use them, and
//! their configuration.

/// Whether this thread may use tile registers.
#[inline(always)]
pub(super) fn are_active() -> bool {
    #[cfg(all(target_arch = "x86_64", not(miri), feature = "avx512"))]
    return crate::amx::is_active();
    #[cfg(not(all(target_arch = "x86_64", not(miri), feature = "avx512")))]
    false
}

/// Whether this thread would have used tile registers, were they active, since the last time that it
/// was asked.
pub(crate) fn take_missed() -> bool {
    #[cfg(all(target_arch = "x86_64", not(miri), feature = "avx512"))]
    return crate::amx::take_missed();
    #[cfg(not(all(target_arch = "x86_64", not(miri), feature = "avx512")))]
    false
}

/// Prepares this thread for micro-kernels with tile registers.
///
/// # Safety
/// They are active.
#[inline(always)]
pub(super) unsafe fn configure() {
    #[cfg(all(target_arch = "x86_64", not(miri), feature = "avx512"))]
    // SAFETY: the caller's promise.
    unsafe {
        crate::amx::configure();
    }
}
