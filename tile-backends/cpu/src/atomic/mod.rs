//! Atomic read-modify-write operations on memory of any element type.
//!
//! Every operation is a compare-exchange loop on the unsigned integer of the
//! element's width, so one loop serves integers and floats of 8 to 64 bits.
//! Those with an instruction of their own (integer add, bit operations,
//! exchange) use it.

pub(crate) mod bits;

pub use bits::{AtomicBits, AtomicOp, Order};

use crate::level::Level;
use crate::scalar::CpuElem;
use crate::view::View;
use std::sync::atomic::Ordering;
use tile_core::elem::Kind;

/// An [`AtomicOp`] as a type, for loops that are compiled for one.
pub trait UpdateOp {
    /// The operation as a value.
    const OP: AtomicOp;
}

macro_rules! update_ops {
    ($($name:ident)*) => {$(
        /// The operation of this name as a type.
        #[derive(Clone, Copy, Debug)]
        pub struct $name;
        impl UpdateOp for $name {
            const OP: AtomicOp = AtomicOp::$name;
        }
    )*};
}
update_ops!(Add Max Min And Or Xor);

impl AtomicOp {
    /// What is written where `old` was.
    #[inline(always)]
    pub(crate) fn apply<T: CpuElem>(self, old: T, value: T) -> T {
        match self {
            AtomicOp::Add => CpuElem::add(old, value),
            AtomicOp::Max => CpuElem::max(old, value),
            AtomicOp::Min => CpuElem::min(old, value),
            AtomicOp::And => CpuElem::and(old, value),
            AtomicOp::Or => CpuElem::or(old, value),
            AtomicOp::Xor => CpuElem::xor(old, value),
            AtomicOp::Exchange => value,
        }
    }
}

/// Replaces the element at `ptr` by `op` of it and `value`; returns what was
/// there.
///
/// # Safety
/// `ptr` is aligned, valid for reads and writes, and accessed by other threads
/// only atomically during the call.
#[inline(always)]
pub unsafe fn atomic_rmw<T: CpuElem>(op: AtomicOp, ptr: *mut T, value: T, order: Order) -> T {
    let bits = ptr.cast::<T::Bits>();
    // Two's complement addition and bit operations do not depend on the sign.
    let direct = match T::DTYPE.kind() {
        Kind::Int | Kind::Uint => true,
        Kind::Bool => !matches!(op, AtomicOp::Add),
        Kind::Float => matches!(op, AtomicOp::Exchange),
    };
    if direct {
        // SAFETY: the caller's promise; `T::Bits` has the size and, being the
        // integer of that width, at most the alignment of `T`.
        if let Some(old) = unsafe { T::Bits::direct(bits, op, value.to_bits(), order) } {
            return T::from_bits(old);
        }
    }
    // SAFETY: as above.
    let mut old = unsafe { T::Bits::load(bits, Ordering::Relaxed) };
    loop {
        let new = op.apply(T::from_bits(old), value).to_bits();
        // SAFETY: as above.
        match unsafe { T::Bits::compare_exchange(bits, old, new, order) } {
            Ok(_) => return T::from_bits(old),
            Err(now) => old = now,
        }
    }
}

/// Writes `new` at `ptr` if the element there has the encoding of `expected`;
/// returns what was there. Equality is of bits, so −0.0 is not 0.0 and a NaN
/// equals itself.
///
/// # Safety
/// As [`atomic_rmw`].
#[inline(always)]
pub unsafe fn atomic_compare_exchange<T: CpuElem>(ptr: *mut T, expected: T, new: T, order: Order) -> T {
    // SAFETY: the caller's promise.
    let old = unsafe { T::Bits::compare_exchange(ptr.cast(), expected.to_bits(), new.to_bits(), order) };
    match old {
        Ok(bits) | Err(bits) => T::from_bits(bits),
    }
}

/// Combines every existing element of `src`, converted, into the element of
/// `dst` at the same index; elements that `dst` lacks are skipped. The
/// elements are taken in row-major order, each atomically, not all together.
///
/// # Safety
/// Existing indices of `src` are readable, and those of `dst` are as
/// [`atomic_rmw`] demands.
#[inline(always)]
pub unsafe fn atomic_tile<L: Level, S: CpuElem, D: CpuElem, const R: usize>(
    op: AtomicOp,
    src: View<S, R>,
    dst: View<D, R>,
    order: Order,
) {
    let mut indices = crate::rows::Odometer::new(crate::rows::overlap(&src, &dst), R);
    while let Some(index) = indices.next() {
        // SAFETY: the index exists in both views; the caller's promise.
        unsafe { atomic_rmw(op, dst.at(index), (*src.at(index)).to::<D>(), order) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level::Baseline;
    use tile_core::num::{F8E4M3, bf16, f16};

    fn hammer<T: CpuElem>(count: i32) -> T {
        struct Cell<T>(std::cell::UnsafeCell<T>);
        // SAFETY: accessed atomically only.
        unsafe impl<T: Send> Sync for Cell<T> {}
        let cell = Cell(std::cell::UnsafeCell::new(T::ZERO));
        let cell = &cell;
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(move || {
                    for _ in 0..count {
                        // SAFETY: the cell lives as long as the scope.
                        unsafe { atomic_rmw(AtomicOp::Add, cell.0.get(), T::ONE, Order::Relaxed) };
                    }
                });
            }
        });
        // SAFETY: all threads have joined.
        unsafe { *cell.0.get() }
    }

    #[test]
    fn no_addition_is_lost() {
        let many = if cfg!(miri) { 50 } else { 500 };
        let sum = 4 * many;
        assert_eq!(hammer::<f32>(many), sum as f32);
        assert_eq!(hammer::<f64>(many), sum as f64);
        assert_eq!(hammer::<f16>(many).to_f32(), sum as f32);
        assert_eq!(hammer::<bf16>(50).to_f32(), 200.0);
        assert_eq!(hammer::<F8E4M3>(2).to_f32(), 8.0);
        assert_eq!(hammer::<i8>(300), (1200 % 256 - 256) as i8);
        assert_eq!(hammer::<u16>(many), sum as u16);
        assert_eq!(hammer::<i64>(many), sum as i64);
    }

    #[test]
    fn operations_return_the_old_value() {
        let mut x = -3_i32;
        let p = &raw mut x;
        let run = |op, value| {
            // SAFETY: a local variable.
            unsafe { (atomic_rmw(op, p, value, Order::SeqCst), *p) }
        };
        assert_eq!(run(AtomicOp::Max, -5), (-3, -3));
        assert_eq!(run(AtomicOp::Min, -5), (-3, -5));
        assert_eq!(run(AtomicOp::And, 0xff), (-5, 0xfb));
        assert_eq!(run(AtomicOp::Or, 4), (0xfb, 0xff));
        assert_eq!(run(AtomicOp::Xor, 1), (0xff, 0xfe));
        assert_eq!(run(AtomicOp::Exchange, 9), (0xfe, 9));
        assert_eq!(run(AtomicOp::Add, i32::MAX), (9, i32::MIN + 8));
        let mut y = f32::NAN;
        // SAFETY: a local variable.
        let old = unsafe { atomic_rmw(AtomicOp::Max, &raw mut y, -1.0, Order::AcqRel) };
        assert!(old.is_nan() && y == -1.0);
        // SAFETY: as above.
        let old = unsafe { atomic_compare_exchange(&raw mut y, -1.0, 2.0, Order::Acquire) };
        assert_eq!((old, y), (-1.0, 2.0));
        // SAFETY: as above.
        let old = unsafe { atomic_compare_exchange(&raw mut y, -1.0, 3.0, Order::Release) };
        assert_eq!((old, y), (2.0, 2.0));
    }

    #[test]
    fn tiles_skip_what_does_not_exist() {
        let mut tensor = [1.0_f32; 12];
        let mut tile = [f16::from_f32(2.0); 16];
        let dst = View::packed(tensor.as_mut_ptr(), [3, 4]).window([-1, 2], [4, 4]);
        let src = View::packed(tile.as_mut_ptr(), [4, 4]);
        // SAFETY: the views describe the arrays.
        unsafe { atomic_tile::<Baseline, _, _, 2>(AtomicOp::Add, src, dst, Order::Relaxed) };
        assert_eq!(tensor, [1., 1., 3., 3., 1., 1., 3., 3., 1., 1., 3., 3.]);
    }
}
