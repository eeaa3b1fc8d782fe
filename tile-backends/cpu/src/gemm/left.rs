//! How the micro-kernel addresses the units of A.

/// The units of the rows of a register tile at one step of K.
pub(super) trait Left<U>: Copy {
    /// The unit of row `i`.
    ///
    /// # Safety
    /// The row is one of the tile's and the step is in range.
    unsafe fn unit(self, i: usize) -> *const U;

    /// The same `steps` later.
    fn after(self, steps: usize) -> Self;
}

/// A panel: the units of a step are adjacent.
#[derive(Clone, Copy)]
pub(super) struct Packed<U> {
    at: *const U,
    /// Units from one step to the next.
    width: usize,
}

impl<U> Packed<U> {
    #[inline(always)]
    pub(super) fn new(at: *const U, width: usize) -> Self {
        Packed { at, width }
    }
}

impl<U: Copy> Left<U> for Packed<U> {
    #[inline(always)]
    unsafe fn unit(self, i: usize) -> *const U {
        // SAFETY: a step has a unit for every row.
        unsafe { self.at.add(i) }
    }

    #[inline(always)]
    fn after(self, steps: usize) -> Self {
        Packed { at: self.at.wrapping_add(steps * self.width), ..self }
    }
}

/// Rows in place: the units of a row are adjacent.
#[derive(Clone, Copy)]
pub(super) struct Strided<U> {
    at: *const U,
    /// Bytes from one row to the next.
    row: usize,
}

impl<U> Strided<U> {
    #[inline(always)]
    pub(super) fn new(at: *const U, row: usize) -> Self {
        Strided { at, row }
    }
}

impl<U: Copy> Left<U> for Strided<U> {
    #[inline(always)]
    unsafe fn unit(self, i: usize) -> *const U {
        self.at.wrapping_byte_add(i * self.row)
    }

    #[inline(always)]
    fn after(self, steps: usize) -> Self {
        Strided { at: self.at.wrapping_add(steps), ..self }
    }
}
