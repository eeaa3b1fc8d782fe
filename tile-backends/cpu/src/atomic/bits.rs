//! Atomic operations on the unsigned integers of all widths, and their memory orders.

use std::sync::atomic::{AtomicU8, AtomicU16, AtomicU32, AtomicU64, Ordering};

/// Memory order of an atomic operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// Atomicity only.
    Relaxed,
    /// Later accesses stay after it.
    Acquire,
    /// Earlier accesses stay before it.
    Release,
    /// Both.
    AcqRel,
    /// Both, in one total order.
    SeqCst,
}

impl Order {
    #[inline(always)]
    fn success(self) -> Ordering {
        match self {
            Order::Relaxed => Ordering::Relaxed,
            Order::Acquire => Ordering::Acquire,
            Order::Release => Ordering::Release,
            Order::AcqRel => Ordering::AcqRel,
            Order::SeqCst => Ordering::SeqCst,
        }
    }

    /// The order of the load when a compare-exchange fails.
    #[inline(always)]
    fn failure(self) -> Ordering {
        match self {
            Order::Relaxed | Order::Release => Ordering::Relaxed,
            Order::Acquire | Order::AcqRel => Ordering::Acquire,
            Order::SeqCst => Ordering::SeqCst,
        }
    }
}

/// What a read-modify-write operation writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AtomicOp {
    /// old + value
    Add,
    /// max(old, value), preferring numbers to NaN.
    Max,
    /// min(old, value), preferring numbers to NaN.
    Min,
    /// old & value
    And,
    /// old | value
    Or,
    /// old ^ value
    Xor,
    /// value
    Exchange,
}

/// An unsigned integer that has an atomic form.
///
/// # Safety
/// The implementor is the unsigned integer of its width.
pub unsafe trait AtomicBits: Copy {
    /// Reads.
    ///
    /// # Safety
    /// `ptr` is aligned, valid for reads and writes, and accessed by other
    /// threads only atomically during the call. So for all methods here.
    unsafe fn load(ptr: *mut Self, order: Ordering) -> Self;
    /// Writes.
    ///
    /// # Safety
    /// As [`AtomicBits::load`].
    unsafe fn store(ptr: *mut Self, value: Self, order: Ordering);
    /// Writes `new` if the memory holds `expected`; the old value either way.
    ///
    /// # Safety
    /// As [`AtomicBits::load`].
    unsafe fn compare_exchange(ptr: *mut Self, expected: Self, new: Self, order: Order) -> Result<Self, Self>;
    /// The operations with an instruction of their own.
    ///
    /// # Safety
    /// As [`AtomicBits::load`].
    unsafe fn direct(ptr: *mut Self, op: AtomicOp, value: Self, order: Order) -> Option<Self>;
}

macro_rules! atomic_bits {
    ($($ty:ident $atomic:ident;)*) => {$(
        // SAFETY: an unsigned integer.
        unsafe impl AtomicBits for $ty {
            #[inline(always)]
            unsafe fn load(ptr: *mut Self, order: Ordering) -> Self {
                // SAFETY: the caller's promise.
                unsafe { $atomic::from_ptr(ptr) }.load(order)
            }
            #[inline(always)]
            unsafe fn store(ptr: *mut Self, value: Self, order: Ordering) {
                // SAFETY: the caller's promise.
                unsafe { $atomic::from_ptr(ptr) }.store(value, order)
            }
            #[inline(always)]
            unsafe fn compare_exchange(ptr: *mut Self, expected: Self, new: Self, order: Order) -> Result<Self, Self> {
                // SAFETY: the caller's promise.
                unsafe { $atomic::from_ptr(ptr) }.compare_exchange(expected, new, order.success(), order.failure())
            }
            #[inline(always)]
            unsafe fn direct(ptr: *mut Self, op: AtomicOp, value: Self, order: Order) -> Option<Self> {
                // SAFETY: the caller's promise.
                let atomic = unsafe { $atomic::from_ptr(ptr) };
                let order = order.success();
                match op {
                    AtomicOp::Add => Some(atomic.fetch_add(value, order)),
                    AtomicOp::And => Some(atomic.fetch_and(value, order)),
                    AtomicOp::Or => Some(atomic.fetch_or(value, order)),
                    AtomicOp::Xor => Some(atomic.fetch_xor(value, order)),
                    AtomicOp::Exchange => Some(atomic.swap(value, order)),
                    AtomicOp::Max | AtomicOp::Min => None,
                }
            }
        }
    )*};
}
atomic_bits! { u8 AtomicU8; u16 AtomicU16; u32 AtomicU32; u64 AtomicU64; }
