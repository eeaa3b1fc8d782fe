//! Type-erased epilogues that the macro-kernel calls on register tiles.
//!
//! A kernel may compute with each accumulator of a GEMM before it stores it: add a bias and a
//! residual, scale, apply an activation, convert. That code is compiled with the kernel, for
//! the level. The macro-kernel is compiled once, without it, and calls it through a function
//! pointer for each register tile. The register tile passes through a buffer of its size, which
//! stays in L1.

/// Some sums, a rectangle of a product.
#[derive(Clone, Copy, Debug)]
pub struct AccumulatorTile {
    /// The first one; rows are contiguous.
    pub(crate) ptr: *mut u8,
    /// Bytes from one row to the next.
    pub(crate) step: i64,
    /// The place of the first one in the product.
    pub(crate) at: [i64; 2],
    pub(crate) extent: [i64; 2],
}

/// Computes with sums and stores the results; what it is made for comes first.
pub(crate) type EpilogueFn = unsafe fn(*const (), &AccumulatorTile);

/// Columns that a [`EpilogueFn`] takes at a time: those of the widest register tile.
pub(crate) const COLUMNS: i64 = 64;

/// A map of sums, and the part of the product that the output has.
#[derive(Clone, Copy, Debug)]
pub struct Epilogue {
    pub(crate) run_fn: EpilogueFn,
    pub(crate) context: *const (),
    /// The indices from which on the output has no elements.
    pub(crate) hi: [i64; 2],
    /// Whether what has no place in the output need not be computed.
    pub(crate) side_effect_free: bool,
}

impl Epilogue {
    /// Ends some columns of a product.
    ///
    /// # Safety
    /// The sums can be read, what the map was made for exists, its output can be
    /// written, and the CPU has the level that it was made for.
    #[inline(always)]
    pub(super) unsafe fn run(&self, acc: &AccumulatorTile) {
        // SAFETY: the caller's promise.
        unsafe { (self.run_fn)(self.context, acc) }
    }

    /// Ends a product that is in a tile with contiguous rows, in parts as wide as
    /// register tiles.
    ///
    /// # Safety
    /// As for [`Epilogue::end`]; `wide` is at most [`COLUMNS`].
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
