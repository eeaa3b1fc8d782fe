//! Type-erased epilogues that the macro-kernel calls on register tiles.
//!
//! A kernel may compute with each accumulator of a GEMM before it stores it: add a bias and a
//! residual, scale, apply an activation, convert. That code is compiled with the kernel, for
//! the level. The macro-kernel is compiled once, without it, and calls it through a function
//! pointer for each register tile. The register tile passes through a buffer of its size, which
//! stays in L1.

/// A rectangle of a GEMM's accumulators.
#[derive(Clone, Copy, Debug)]
pub struct AccumulatorTile {
    /// The first one; rows are contiguous.
    pub(crate) ptr: *mut u8,
    /// Bytes from one row to the next.
    pub(crate) step: i64,
    /// The index of the first one in the GEMM.
    pub(crate) at: [i64; 2],
    pub(crate) extent: [i64; 2],
}

/// Applies an epilogue to accumulators; the first argument is its context.
pub(crate) type EpilogueFn = unsafe fn(*const (), &AccumulatorTile);

/// The most columns that an [`EpilogueFn`] takes: those of the widest register tile.
pub(crate) const COLUMNS: i64 = 64;

/// A type-erased epilogue, and the part of the GEMM that the output has.
#[derive(Clone, Copy, Debug)]
pub struct Epilogue {
    pub(crate) run_fn: EpilogueFn,
    pub(crate) context: *const (),
    /// The indices from which on the output has no elements.
    pub(crate) hi: [i64; 2],
    /// Whether elements that the output does not have need not be computed.
    pub(crate) side_effect_free: bool,
}

impl Epilogue {
    /// Applies the epilogue to some columns of accumulators.
    ///
    /// # Safety
    /// The accumulators can be read, the epilogue's context exists, its output can be
    /// written, and the CPU has the level that it was made for.
    #[inline(always)]
    pub(super) unsafe fn run(&self, acc: &AccumulatorTile) {
        // SAFETY: the caller's promise.
        unsafe { (self.run_fn)(self.context, acc) }
    }

    /// Applies the epilogue to a tile with contiguous rows, in parts as wide as register tiles.
    ///
    /// # Safety
    /// As for [`Epilogue::run`]; `wide` is at most [`COLUMNS`].
    pub(crate) unsafe fn run_tile(&self, acc: &AccumulatorTile, elem: usize, wide: i64) {
        let [m, n] = acc.extent;
        let mut j = 0;
        while j < n {
            let cols = if n - j < wide { n - j } else { wide };
            let ptr = acc.ptr.wrapping_add(j as usize * elem);
            // SAFETY: the caller's promise.
            unsafe { self.run(&AccumulatorTile { ptr, at: [acc.at[0], acc.at[1] + j], extent: [m, cols], ..*acc }) };
            j += cols;
        }
    }
}
