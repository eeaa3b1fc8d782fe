//! Bringing elements that cannot be loaded as they are: other strides, other
//! element types, and missing elements that do not read as zero.

use super::Chunk;
use tile_core::num::{Element, bf16};

/// Copies elements of one type, at any stride, to adjacent elements of another.
#[derive(Clone, Copy)]
pub(in crate::gemm) struct Gather {
    /// `(src, bytes between elements, dst, count)`.
    run: unsafe fn(*const u8, i64, *mut u8, usize),
    /// The bytes that missing elements read as.
    fill: [u8; 8],
}

impl Gather {
    /// The gathering of `S` as `T`, with `fill` for missing elements.
    pub(in crate::gemm) fn new<S: Element, T: Element>(fill: T) -> Gather {
        let mut bytes = [0; 8];
        // SAFETY: an element has at most 8 bytes, none of them padding.
        unsafe { bytes.as_mut_ptr().cast::<T>().write_unaligned(fill) };
        Gather { run: run::<S, T>, fill: bytes }
    }

    /// Writes the first `chunk.extent` elements, of `size` bytes each, to `out`.
    ///
    /// # Safety
    /// The elements of `chunk` that exist can be read.
    #[inline(always)]
    pub(super) unsafe fn chunk(&self, chunk: &Chunk, out: &mut [u8; 64], size: usize) {
        for i in (0..chunk.lo).chain(chunk.hi..chunk.extent) {
            out[i * size..][..size].copy_from_slice(&self.fill[..size]);
        }
        let at = chunk.at.wrapping_offset(chunk.lo as isize * chunk.step as isize);
        // SAFETY: these elements exist, and a chunk fits in a register.
        unsafe { (self.run)(at, chunk.step, out.as_mut_ptr().add(chunk.lo * size), chunk.hi - chunk.lo) }
    }
}

unsafe fn run<S: Element, T: Element>(src: *const u8, step: i64, dst: *mut u8, count: usize) {
    for i in 0..count {
        // SAFETY: the caller passes `count` elements of each.
        unsafe {
            let x = src.wrapping_offset(i as isize * step as isize).cast::<S>().read_unaligned();
            dst.cast::<T>().add(i).write_unaligned(convert(x));
        }
    }
}

/// `x` as `T`, rounded once.
#[inline(always)]
fn convert<S: Element, T: Element>(x: S) -> T {
    use tile_core::elem::DType::*;
    match (S::DTYPE, T::DTYPE) {
        // SAFETY: the same type.
        (s, t) if s == t => unsafe { std::mem::transmute_copy(&x) },
        // SAFETY: DTYPE names the types.
        (F32, BF16) => unsafe {
            let x: f32 = std::mem::transmute_copy(&x);
            std::mem::transmute_copy(&bf16::from_f32(x))
        },
        (s, t) if s.is_float() || t.is_float() => T::from_f64(x.to_f64()),
        _ => T::from_i128(x.to_i128()),
    }
}
