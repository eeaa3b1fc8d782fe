//! Errors of making a tensor or view.

use std::fmt;

/// Why a tensor or view could not be made.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TensorError {
    /// The data is shorter or longer than the layout needs.
    Length {
        /// Elements that the layout needs.
        expected: usize,
        /// Elements there are.
        found: usize,
    },
    /// A byte offset or an address at which no element may begin.
    Alignment {
        /// What it is of, such as "byte offset".
        what: &'static str,
        /// The offset or the address.
        found: u64,
        /// What it must be a multiple of, in bytes.
        multiple: u64,
    },
    /// A part of memory that ends before the layout's last element does.
    Bytes {
        /// The byte that the part begins with.
        offset: u64,
        /// Bytes that the layout needs from there on.
        needed: u64,
        /// Bytes of the whole memory.
        found: u64,
    },
    /// Memory that a tensor cannot have, for a reason that is not its size.
    Unusable {
        /// What the memory has to be, and what it is.
        reason: String,
    },
    /// The number of elements, or the distance between two of them, leaves
    /// the range of `isize`.
    TooLarge {
        /// The extents.
        shape: Vec<usize>,
        /// The strides, in elements.
        strides: Vec<usize>,
    },
    /// There is not so much memory.
    Memory {
        /// The extents.
        shape: Vec<usize>,
        /// Bytes of an element.
        bytes: usize,
    },
    /// Two indices of a mutable view, or of a tensor, would name one element.
    Overlap {
        /// The extents.
        shape: Vec<usize>,
        /// The strides, in elements.
        strides: Vec<usize>,
    },
    /// A stride is negative.
    NegativeStride {
        /// The axis, from 0.
        axis: usize,
        /// Its stride, in elements.
        stride: isize,
    },
    /// A list of axes that is no permutation.
    Axes {
        /// The list.
        axes: Vec<usize>,
    },
    /// An index range that leaves its axis.
    Range {
        /// The axis, from 0.
        axis: usize,
        /// Start of the range.
        start: usize,
        /// End of the range, exclusive.
        end: usize,
        /// The extent of the axis.
        extent: usize,
    },
    /// An extent that is neither 1 nor the one to broadcast to.
    Broadcast {
        /// The axis, from 0.
        axis: usize,
        /// The extent asked for.
        expected: usize,
        /// The extent there is.
        found: usize,
    },
    /// A reshape of a view whose elements are not in row-major order without
    /// gaps, or to another number of elements.
    Reshape {
        /// The extents there are.
        from: Vec<usize>,
        /// The extents asked for.
        to: Vec<usize>,
        /// Whether the view has gaps or another order.
        strided: bool,
    },
}

impl fmt::Display for TensorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TensorError::Length { expected, found } => {
                write!(f, "the layout needs {expected} elements, the data has {found}")
            }
            TensorError::Alignment { what, found, multiple } => {
                write!(f, "{what} {found} is not a multiple of {multiple} bytes")
            }
            TensorError::Bytes { offset, needed, found } => {
                write!(f, "the layout needs {needed} bytes from byte {offset} on, the memory has {found} bytes in all")
            }
            TensorError::Unusable { reason } => f.write_str(reason),
            TensorError::TooLarge { shape, strides } => {
                write!(f, "extents {shape:?} with strides {strides:?} leave the range of isize")
            }
            TensorError::Memory { shape, bytes } => {
                write!(f, "there is no memory for extents {shape:?} of {bytes} bytes each")
            }
            TensorError::Overlap { shape, strides } => {
                write!(
                    f,
                    "extents {shape:?} with strides {strides:?} name some element twice, expected distinct elements"
                )
            }
            TensorError::NegativeStride { axis, stride } => {
                write!(f, "axis {axis} has stride {stride}, expected a non-negative one")
            }
            TensorError::Axes { axes } => {
                write!(f, "{axes:?} is not a permutation of the axes 0..{}", axes.len())
            }
            TensorError::Range { axis, start, end, extent } => {
                write!(f, "range {start}..{end} leaves axis {axis} of extent {extent}")
            }
            TensorError::Broadcast { axis, expected, found } => {
                write!(f, "axis {axis} has extent {found}, which cannot be repeated to {expected}")
            }
            TensorError::Reshape { from, to, strided: true } => {
                write!(f, "a view of extents {from:?} that is not contiguous cannot be reshaped to {to:?}")
            }
            TensorError::Reshape { from, to, strided: false } => {
                write!(f, "extents {from:?} and {to:?} have different numbers of elements")
            }
        }
    }
}

impl std::error::Error for TensorError {}
