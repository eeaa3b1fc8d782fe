//! Tables of micro-kernels: their arguments, the functions for every height and width, and the
//! panel format that they read.
//!
//! The macro-kernel chooses from them at run time. They name no vector type: element types have
//! become sizes and function pointers.

/// The arguments of a micro-kernel.
#[derive(Clone, Copy)]
pub(super) struct Call {
    /// Panel of `H` rows: `steps` groups of `group_width(H)` units. In place,
    /// the first of `H` rows of `steps` units.
    pub(super) a: *const u8,
    /// In place, bytes from one row of A to the next.
    pub(super) a_row: usize,
    /// For `gemv`, bytes from one unit of a row of A to the next.
    pub(super) a_step: usize,
    /// `steps` groups of at least `NV * LANES` units; with A in place and vectors
    /// that mask, of at least `cols`.
    pub(super) b: *const u8,
    /// Bytes from one group of B to the next.
    pub(super) b_step: usize,
    /// Groups to sum over.
    pub(super) steps: usize,
    /// Rows, as the micro-kernel has them: `H`.
    pub(super) rows: usize,
    /// `H` values of C's type to start the rows from, or null for zeros.
    pub(super) bias: *const u8,
    /// First element of the tile of C, rows contiguous.
    pub(super) c: *mut u8,
    /// Bytes from one row of C to the next.
    pub(super) c_step: isize,
    /// Columns of C that exist, in `(NV - 1) * LANES + 1 ..= NV * LANES`.
    pub(super) cols: usize,
    /// What to add to the result.
    pub(super) start: InitialAcc,
}

/// What is added to the result of a micro-kernel.
#[derive(Clone, Copy)]
pub(super) enum InitialAcc {
    /// Nothing.
    Nothing,
    /// Zeros.
    Zeros,
    /// A tile like that of C, its first element and the bytes from one row to
    /// the next. It may be the tile of C itself.
    Tile(*const u8, isize),
}

/// A micro-kernel of fixed height and width.
pub(super) type MicroKernelFn = unsafe fn(&Call);

/// Rows of A at most, for micro-kernels that take few and all columns.
pub(super) const FEW_ROWS: usize = 4;

/// GEMV-like micro-kernels (`gemv`) by rows of A less one.
pub(super) type GemvFns = [MicroKernelFn; FEW_ROWS];

/// Micro-kernels by rows of A less one. They take all columns of a call.
pub(super) type Lines = [MicroKernelFn; FEW_ROWS];

/// The dot-product micro-kernels (`dot`) of a vector type.
pub(super) struct Dots {
    /// For a B as it is.
    pub(super) plain: Lines,
    /// For one whose units are to be flipped.
    pub(super) flipped: Lines,
}

/// The micro-kernels of a vector type for a packed 4-bit B (`dequantise`).
pub(super) struct U4Tiles {
    /// Micro-kernels by `[height - 1][vectors - 1]`: for a B in cache, and for one that comes
    /// from memory.
    pub(super) packed: [&'static [[MicroKernelFn; 2]]; 2],
    pub(super) in_place: [&'static [[MicroKernelFn; 2]]; 2],
    /// Functions for few rows, if there are any.
    pub(super) lines: Option<U4Lines>,
}

/// Functions for all columns of a packed 4-bit B by `[height - 1]`, with A packed and in place:
/// with few rows, a call for each panel would cost half as much as its arithmetic.
pub(super) type U4Lines = [[MicroKernelFn; FEW_ROWS]; 2];

/// Units from one group of a panel of `rows` rows to the next: padded to a
/// power of two, so that packing stores whole registers.
pub(super) const fn group_width(rows: usize) -> usize {
    match rows {
        0..=2 => rows,
        3..=4 => 4,
        5..=8 => 8,
        _ => 16,
    }
}

/// Rows of the tallest tile whose A is read in place. Every second one takes a
/// register for addresses (`a_operand::Strided`), of which a machine has few, and rows that are
/// a multiple of 4 KiB apart compete for one set of the L1 cache, which has eight
/// ways or twelve.
pub(super) const IN_PLACE_ROWS: usize = 8;

/// A height that tiles in place have.
pub(super) const fn in_place_height(rows: usize) -> usize {
    if rows < IN_PLACE_ROWS { rows } else { IN_PLACE_ROWS }
}

/// The micro-kernels of one operand scheme at one level, and their panel format.
#[derive(Clone, Copy)]
pub(super) struct MicroKernel {
    /// Micro-kernels by `[height - 1][vectors - 1]`.
    pub(super) tiles: &'static &'static [[MicroKernelFn; 2]],
    /// The same for an A that is read in place, up to [`IN_PLACE_ROWS`].
    pub(super) in_place: &'static &'static [[MicroKernelFn; 2]],
    /// Those of one vector, of every height up to [`IN_PLACE_ROWS`]: their accumulators fit the
    /// registers of every machine.
    pub(super) narrow: &'static [MicroKernelFn; IN_PLACE_ROWS],
    /// Micro-kernels of two vectors by `[height - 1]`, for a packed A and a B that comes from
    /// memory.
    pub(super) prefetching_b: &'static &'static [MicroKernelFn],
    /// Dot-product micro-kernels for operands that are both contiguous along K, if there are any.
    pub(super) dots: Option<&'static Dots>,
    /// GEMV-like micro-kernels for few rows and a row-major B, if there are any.
    pub(super) gemv_fns: Option<&'static GemvFns>,
    /// Micro-kernels for a packed 4-bit B, if there are any.
    pub(super) u4: Option<&'static U4Tiles>,
    /// The extents of the tiles, and the format of the panels.
    pub(super) shape: Shape,
}

impl std::ops::Deref for MicroKernel {
    type Target = Shape;
    #[inline(always)]
    fn deref(&self) -> &Shape {
        &self.shape
    }
}

/// The extents of the register tiles of one operand scheme at one level, and the
/// panel format that they read. Apart from [`MicroKernel`], because whoever computes sizes
/// from it must not link the micro-kernels of every scheme.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    /// Whether there are micro-kernels for a packed 4-bit B.
    pub(super) u4: bool,
    /// Rows of the tallest register tile (MR).
    pub(super) rows: usize,
    /// Rows that are packed and multiplied at once, a power of two: 1, or those of a register of
    /// AMX.
    pub(super) row_granule: usize,
    /// Units of a row of A that are adjacent in a panel, a power of two: 1, or those of a row of a
    /// register of AMX.
    pub(super) row_units: usize,
    /// Units of a row of A for each step of a column of B: 1, or 2 where an element is split.
    pub(super) row_parts: usize,
    /// Columns of C in a vector, a power of two.
    pub(super) lanes: usize,
    /// Whether tiles with A in place read no more of B than exists.
    pub(super) masks: bool,
    /// Steps of K in a unit, a power of two.
    pub(super) group: usize,
    /// Bytes of a unit.
    pub(super) unit: usize,
    /// Bytes of an element of C.
    pub(super) elem: usize,
}

/// `m` rows divided into as few parts as there are of at most `most`.
#[inline(always)]
const fn even_height(m: usize, most: usize) -> usize {
    // Divisions cost small GEMMs time, except those by a constant.
    if m <= most {
        return if m == 0 { 1 } else { m };
    }
    if m <= 2 * most {
        return m.div_ceil(2);
    }
    if m <= 3 * most {
        return m.div_ceil(3);
    }
    m.div_ceil(m.div_ceil(most))
}

/// `n / d` rounded up, for a power of two `d`.
#[inline(always)]
const fn parts(n: usize, d: usize) -> usize {
    (n + d - 1) >> d.trailing_zeros()
}

impl Shape {
    /// Groups that hold `k` steps.
    #[inline(always)]
    pub(super) const fn groups(&self, k: usize) -> usize {
        parts(k, self.group)
    }

    /// The height of the row panels of `m` rows: as tall as fits, and such
    /// that the last panel is not left much shorter than the others.
    #[inline(always)]
    pub(super) const fn panel_rows(&self, m: usize) -> usize {
        let height = even_height(m, self.rows);
        if m <= self.rows { height } else { self.granules(height) }
    }

    /// Rows rounded up to whole granules.
    #[inline(always)]
    pub(super) const fn granules(&self, rows: usize) -> usize {
        parts(rows, self.row_granule) * self.row_granule
    }

    /// Units from one group of a panel of `rows` rows to the next.
    #[inline(always)]
    pub(super) const fn row_panel_width(&self, rows: usize) -> usize {
        if self.row_granule == 1 { group_width(rows) } else { self.granules(rows) }
    }

    /// Bytes of the units of a panel of `rows` rows and `k` steps.
    #[inline(always)]
    pub(super) const fn row_panel_bytes(&self, rows: usize, k: usize) -> usize {
        let units = parts(self.groups(k), self.row_units) * self.row_units;
        self.row_panel_width(rows) * units * self.row_parts * self.unit
    }

    /// Whether `m` rows of `k` elements can be read in place as far as their extents go.
    #[inline(always)]
    pub(super) const fn fits_in_place(&self, m: usize, k: usize) -> bool {
        m & (self.row_granule - 1) == 0 && k & (self.group * self.row_units - 1) == 0
    }

    /// The same for rows that are read in place.
    #[inline(always)]
    pub(super) const fn in_place_rows(&self, m: usize) -> usize {
        if self.row_granule == 1 { even_height(m, in_place_height(self.rows)) } else { self.panel_rows(m) }
    }

    /// Columns of a full column panel (NR).
    #[inline(always)]
    pub(super) const fn panel_cols(&self) -> usize {
        2 * self.lanes
    }

    /// Column panels of `n` columns.
    #[inline(always)]
    pub(super) const fn col_panels(&self, n: usize) -> usize {
        parts(n, self.panel_cols())
    }

    /// Columns rounded up to whole vectors.
    #[inline(always)]
    pub(super) const fn padded(&self, cols: usize) -> usize {
        parts(cols, self.lanes) * self.lanes
    }
}
