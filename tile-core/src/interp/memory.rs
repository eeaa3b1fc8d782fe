//! Storage of the interpreter, and strided views of it.
//!
//! A tile is a vector of encodings, one `u64` for each cell, and for each cell
//! the *epoch* of its last write. Making a tile anew starts an epoch, so that
//! a fresh tile costs nothing and a read of a cell that nothing has written
//! since is noticed. Tensors are the caller's memory.
//!
//! A view is an affine map from its indices to cells, with bounds. Every kind
//! of view but `reshape` keeps axes apart, so bounds are one interval for each
//! axis: the intersection of the bounds of all views around it. An index
//! outside, on any axis, has no cell. `reshape` takes whole storage alone,
//! where there is nothing to keep.

/// One axis of a view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ViewAxis {
    /// The number of indices.
    pub extent: i64,
    /// The first index that has a cell.
    pub lo: i64,
    /// One above the last index that has a cell.
    pub hi: i64,
    /// Stride, in cells.
    pub stride: i64,
}

impl ViewAxis {
    fn has(self, index: i64) -> bool {
        self.lo <= index && index < self.hi
    }
}

/// What a memory value names.
#[derive(Clone, Debug, Default)]
pub(super) struct View {
    /// The number of the storage.
    pub storage: usize,
    /// The cell that index 0 on every axis would have.
    pub base: i64,
    /// Whether an index that was dropped lies outside.
    pub empty: bool,
    /// The encoding that reads outside give.
    pub outside: u64,
    /// The axes.
    pub axes: Vec<ViewAxis>,
}

impl View {
    /// All cells of storage with the extents, in row-major order.
    pub(super) fn whole(storage: usize, extents: impl Iterator<Item = i64>) -> View {
        let mut axes: Vec<ViewAxis> = extents.map(|extent| ViewAxis { extent, lo: 0, hi: extent, stride: 0 }).collect();
        let mut stride = 1_i64;
        for axis in axes.iter_mut().rev() {
            axis.stride = stride;
            stride = stride.saturating_mul(axis.extent);
        }
        View { storage, axes, ..View::default() }
    }

    /// The number of indices, or the most an `i64` holds.
    pub(super) fn len(&self) -> i64 {
        self.axes.iter().fold(1, |n, axis| axis.extent.saturating_mul(n))
    }

    /// The extents.
    pub(super) fn extents(&self) -> Vec<i64> {
        self.axes.iter().map(|axis| axis.extent).collect()
    }

    /// The cell of an index, if it has one.
    #[inline]
    pub(super) fn cell(&self, index: impl Iterator<Item = i64>) -> Option<i64> {
        let mut cell = self.base;
        for (axis, i) in self.axes.iter().zip(index) {
            if !axis.has(i) {
                return None;
            }
            cell = cell.wrapping_add(i.wrapping_mul(axis.stride));
        }
        if self.empty { None } else { Some(cell) }
    }

    /// Takes one index of the axis of another view. An index outside leaves no
    /// cells; the base wraps then, and is of no account.
    pub(super) fn drop(&mut self, axis: ViewAxis, index: i64) {
        self.base = self.base.wrapping_add(index.wrapping_mul(axis.stride));
        self.empty |= !axis.has(index);
    }

    /// Keeps `extent` indices of the axis of another view, from `offset` on.
    /// The base may leave the storage; the cells of indices that exist are
    /// those they were.
    pub(super) fn keep(&mut self, axis: ViewAxis, offset: i64, extent: i64) {
        self.base = self.base.wrapping_add(offset.wrapping_mul(axis.stride));
        let (lo, hi) = (axis.lo.saturating_sub(offset).max(0), axis.hi.saturating_sub(offset).min(extent));
        self.axes.push(ViewAxis { extent, lo, hi, stride: axis.stride });
    }

    /// The view without its first axis, at one index of it.
    pub(super) fn row(&self, index: i64) -> View {
        let mut row = View { axes: self.axes[1..].to_vec(), ..self.clone() };
        row.drop(self.axes[0], index);
        row
    }

    /// Calls `f` with the position in row-major order and the cell of every
    /// index; with `None` where there is no cell.
    pub(super) fn each<E>(&self, mut f: impl FnMut(usize, Option<i64>) -> Result<(), E>) -> Result<(), E> {
        let Some((inner, outer)) = self.axes.split_last() else {
            return f(0, if self.empty { None } else { Some(self.base) });
        };
        if self.axes.iter().any(|axis| axis.extent <= 0) {
            return Ok(());
        }
        let mut index = vec![0_i64; outer.len()];
        let mut position = 0;
        loop {
            let row = self.cell(index.iter().copied());
            for i in 0..inner.extent {
                let cell = match row {
                    Some(row) if inner.has(i) => Some(row.wrapping_add(i.wrapping_mul(inner.stride))),
                    _ => None,
                };
                f(position, cell)?;
                position += 1;
            }
            if !advance(&mut index, outer.iter().map(|axis| axis.extent)) {
                return Ok(());
            }
        }
    }
}

/// The index after `index` in row-major order; `false` after the last.
fn advance(index: &mut [i64], extents: impl DoubleEndedIterator<Item = i64> + ExactSizeIterator) -> bool {
    for (i, extent) in index.iter_mut().zip(extents).rev() {
        *i += 1;
        if *i < extent {
            return true;
        }
        *i = 0;
    }
    false
}

/// The index at a position in row-major order.
pub(super) fn unravel(position: i64, extents: &[i64], index: &mut [i64]) {
    let mut rest = position;
    for (i, &extent) in index.iter_mut().zip(extents).rev() {
        *i = rest % extent;
        rest /= extent;
    }
}

/// Cells.
#[derive(Debug)]
pub(super) enum Storage {
    /// A tensor of the caller.
    Host {
        /// The address of cell 0.
        address: *mut u8,
        /// Bytes of a cell.
        bytes: usize,
    },
    /// A tile, a workspace or a variable.
    Cells {
        /// Encodings.
        cells: Vec<u64>,
        /// The epoch of each cell's last write.
        written: Vec<u32>,
        /// The present epoch.
        epoch: u32,
    },
}

impl Storage {
    /// No cells yet.
    pub(super) fn empty() -> Storage {
        Storage::Cells { cells: Vec::new(), written: Vec::new(), epoch: 0 }
    }

    /// Makes the storage anew with `len` cells that nothing has written.
    /// Gives the number of bytes that could not be had.
    pub(super) fn renew(&mut self, len: usize) -> Result<(), u64> {
        let Storage::Cells { cells, written, epoch } = self else { return Ok(()) };
        if cells.len() == len && *epoch < u32::MAX {
            *epoch += 1;
            return Ok(());
        }
        cells.clear();
        written.clear();
        let refused = |_| 12_u64.saturating_mul(len as u64);
        cells.try_reserve_exact(len).map_err(refused)?;
        written.try_reserve_exact(len).map_err(refused)?;
        cells.resize(len, 0);
        written.resize(len, 0);
        *epoch = 1;
        Ok(())
    }

    /// Fills cells that nothing has written with zeros.
    pub(super) fn zero(&mut self) {
        if let Storage::Cells { cells, written, epoch } = self {
            cells.fill(0);
            written.fill(*epoch);
        }
    }

    /// Takes a cell's contents away; gives whether it had any.
    pub(super) fn forget(&mut self, cell: i64) -> bool {
        let Storage::Cells { written, epoch, .. } = self else { return true };
        let cell = &mut written[cell as usize];
        // Epochs count from one.
        std::mem::replace(cell, 0) == *epoch
    }

    /// The encoding in a cell; `None` when nothing has written it.
    #[inline]
    pub(super) fn get(&self, cell: i64) -> Option<u64> {
        match self {
            Storage::Cells { cells, written, epoch } => {
                let cell = cell as usize;
                (written[cell] == *epoch).then(|| cells[cell])
            }
            Storage::Host { address, bytes } => {
                // SAFETY: `cell` comes from `View::cell`, so its index lies
                // within the extents of the tensor argument, whose contract
                // puts every such cell into one allocation that is borrowed
                // for the launch. Cells hold plain numbers of `bytes` bytes.
                unsafe {
                    let cell = address.offset(cell as isize * *bytes as isize);
                    Some(match bytes {
                        1 => u64::from(cell.read()),
                        2 => u64::from(cell.cast::<u16>().read_unaligned()),
                        4 => u64::from(cell.cast::<u32>().read_unaligned()),
                        _ => cell.cast::<u64>().read_unaligned(),
                    })
                }
            }
        }
    }

    /// Writes an encoding into a cell.
    #[inline]
    pub(super) fn set(&mut self, cell: i64, bits: u64) {
        match self {
            Storage::Cells { cells, written, epoch } => {
                let cell = cell as usize;
                cells[cell] = bits;
                written[cell] = *epoch;
            }
            Storage::Host { address, bytes } => {
                // SAFETY: as for `get`; the interpreter writes through
                // parameters that are `&mut` alone, checked when arguments are
                // bound, and it is the only thread that uses the borrow.
                unsafe {
                    let cell = address.offset(cell as isize * *bytes as isize);
                    match bytes {
                        1 => cell.write(bits as u8),
                        2 => cell.cast::<u16>().write_unaligned(bits as u16),
                        4 => cell.cast::<u32>().write_unaligned(bits as u32),
                        _ => cell.cast::<u64>().write_unaligned(bits),
                    }
                }
            }
        }
    }
}
