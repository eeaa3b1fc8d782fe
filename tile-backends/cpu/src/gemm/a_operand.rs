//! How a micro-kernel addresses operand A: in a packed panel, or row by row in place.

use super::kernel_table::IN_PLACE_ROWS;

/// The units of the rows of a register tile at one step of K.
pub(super) trait ARows<U>: Copy {
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

impl<U: Copy> ARows<U> for Packed<U> {
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
    /// Bytes to the first, third, fifth and seventh row. x86 addresses these, and the
    /// ones that are twice and four times as far, from one register.
    odd: [usize; 4],
}

impl<U> Strided<U> {
    /// Rows that are so many bytes apart, of which `rows` are read.
    #[inline(always)]
    pub(super) fn new(at: *const U, apart: &usize, rows: usize) -> Self {
        // Were they known to be multiples of one number, the compiler would walk from
        // row to row, with an addition for each broadcast. So each is read anew.
        // SAFETY: it is a reference.
        let apart = || unsafe { std::ptr::read_volatile(apart) };
        let bytes = |row: usize| if row < rows { row * apart() } else { 0 };
        Strided { at, odd: [bytes(1), bytes(3), bytes(5), bytes(7)] }
    }
}

impl<U: Copy> ARows<U> for Strided<U> {
    #[inline(always)]
    unsafe fn unit(self, i: usize) -> *const U {
        const { assert!(IN_PLACE_ROWS == 8) };
        let [first, third, fifth, seventh] = self.odd;
        self.at.wrapping_byte_add(match i {
            0 => 0,
            1 | 2 | 4 => i * first,
            3 | 6 => i / 3 * third,
            5 => fifth,
            _ => seventh,
        })
    }

    #[inline(always)]
    fn after(self, steps: usize) -> Self {
        Strided { at: self.at.wrapping_add(steps), ..self }
    }
}
