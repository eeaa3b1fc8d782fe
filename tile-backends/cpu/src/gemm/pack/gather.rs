//! Gathers of elements that packing cannot load as vectors: other strides, other element types,
//! and missing elements that do not read as zero.

use super::chunk::{Adjacent, Chunk};
use crate::convert::{cast, convert_row};
use crate::level::Level;
use crate::scalar::CpuElem;

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
    #[inline(always)]
    pub(in crate::gemm) fn new<L: Level, S: CpuElem, T: CpuElem>(fill: T) -> Gather {
        let run = match L::ID {
            #[cfg(all(target_arch = "x86_64", not(miri), feature = "avx512"))]
            crate::level::LevelId::Avx512 => avx512::<S, T>,
            #[cfg(all(target_arch = "x86_64", not(miri), feature = "avx2"))]
            crate::level::LevelId::Avx2 => avx2::<S, T>,
            _ => run::<L, S, T>,
        };
        let mut bytes = [0; 8];
        // SAFETY: an element has at most 8 bytes, none of them padding.
        unsafe { bytes.as_mut_ptr().cast::<T>().write_unaligned(fill) };
        Gather { run, fill: bytes }
    }

    /// Writes the first `chunk.extent` elements, of `size` bytes each, to `out`.
    ///
    /// # Safety
    /// The elements of `chunk` that exist can be read.
    #[inline(always)]
    pub(super) unsafe fn chunk(&self, chunk: &Chunk, out: &mut Adjacent, size: usize) {
        for i in (0..chunk.lo).chain(chunk.hi..chunk.extent) {
            out.0[i * size..][..size].copy_from_slice(&self.fill[..size]);
        }
        let at = chunk.at.wrapping_offset(chunk.lo as isize * chunk.step as isize);
        // SAFETY: these elements exist, and a chunk fits in a register.
        unsafe { (self.run)(at, chunk.step, out.0.as_mut_ptr().add(chunk.lo * size), chunk.hi - chunk.lo) }
    }
}

/// The loop, inlined into a function with the features of `L`.
#[inline(always)]
unsafe fn run<L: Level, S: CpuElem, T: CpuElem>(src: *const u8, step: i64, dst: *mut u8, count: usize) {
    let dst = dst.cast::<T>();
    // SAFETY: the caller passes `count` elements of each, which do not overlap.
    unsafe {
        if step == size_of::<S>() as i64 {
            if count > 0 {
                convert_row::<L, S, T>(src.cast(), dst, count);
            }
        } else {
            for i in 0..count {
                let x = *src.wrapping_offset(i as isize * step as isize).cast::<S>();
                *dst.add(i) = cast::<L, S, T>(x);
            }
        }
    }
}

#[cfg(all(target_arch = "x86_64", not(miri), feature = "avx512"))]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,fma,f16c")]
unsafe fn avx512<S: CpuElem, T: CpuElem>(src: *const u8, step: i64, dst: *mut u8, count: usize) {
    // SAFETY: the caller's contract is that of `run`.
    unsafe { run::<crate::level::Avx512, S, T>(src, step, dst, count) }
}

#[cfg(all(target_arch = "x86_64", not(miri), feature = "avx2"))]
#[target_feature(enable = "avx2,fma,f16c")]
unsafe fn avx2<S: CpuElem, T: CpuElem>(src: *const u8, step: i64, dst: *mut u8, count: usize) {
    // SAFETY: the caller's contract is that of `run`.
    unsafe { run::<crate::level::Avx2, S, T>(src, step, dst, count) }
}
