//! What a GEMM is given: the plan for its types, its operands and its target.

use super::epilogue::Epilogue;
use super::gemv::GemvRows;
use super::kernel_table::{Dots, GemvFns, InitialAcc, MicroKernel};
use super::pack::{Gather, PackFn};
use crate::view::View;

/// How a combination of types is multiplied at a level on this machine.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    pub(super) kernel: MicroKernel,
    /// Bytes in front of each row panel for starting values; often none.
    pub(super) bias_bytes: usize,
    pub(super) pack_a: &'static PackFn,
    pub(super) pack_b: &'static PackFn,
    /// Whether units of A are elements of A as they are, adjacent along K.
    pub(super) a_is_units: bool,
    /// Whether units of B are elements of B as they are.
    pub(super) b_is_units: bool,
    /// GEMV-like micro-kernels for few rows and a row-major B, if there are any.
    pub(super) gemv_fns: Option<&'static GemvFns>,
    /// How those find A.
    pub(super) gemv_rows: GemvRows,
    /// Dot-product micro-kernels, for an A and a B whose units are elements, adjacent along K.
    pub(super) dots: Option<&'static Dots>,
    /// Whether those have to offset the bytes of B.
    pub(super) dots_flip: bool,
    /// Whether the micro-kernels use tile registers, which a thread configures first.
    pub(super) tile_registers: bool,
}

/// An operand that is yet to be packed. Strides are in bytes.
#[derive(Clone, Copy)]
pub(super) struct Source {
    pub(super) view: View<u8, 2>,
    pub(super) gather: Option<Gather>,
    /// Bytes of an element.
    pub(super) elem: usize,
}

/// The row operand.
#[derive(Clone, Copy)]
pub(super) enum RowOperand {
    /// Packed by `pack_rows`.
    Packed(*const u8),
    /// In place: `in_place` or `both_in_place` has said so. Its first element, and
    /// the bytes from one row to the next.
    InPlace(*const u8, usize),
}

/// The column operand.
#[derive(Clone, Copy)]
pub(super) enum ColumnOperand {
    /// Packed by `pack_columns`.
    Packed(*const u8),
    /// To be packed by the macro-kernel, as `pack_columns` does, panel by panel.
    FusedPack { src: Source, dst: *mut u8 },
    /// To be packed a panel at a time into `scratch`.
    Unpacked { src: Source, scratch: *mut u8 },
    /// 4-bit values, two in a byte (see `dequantise`), of which `pack_columns` has packed the
    /// bytes.
    U4(*const u8),
}

/// Where results go, and what they are added to. Strides are in bytes.
#[derive(Clone, Copy)]
pub(super) struct Target<'a> {
    pub(super) c: View<u8, 2>,
    /// A tile has the extents of C and contiguous rows, or it is C itself.
    pub(super) start: InitialAcc,
    /// The epilogue that takes the results instead of C, whose rows are contiguous then.
    pub(super) epilogue: Option<&'a Epilogue>,
}

impl Target<'_> {
    /// What is added at an index.
    pub(super) fn start_at(&self, at: [i64; 2]) -> InitialAcc {
        match self.start {
            InitialAcc::Tile(start, step) => {
                let row = start.wrapping_offset(at[0] as isize * step);
                InitialAcc::Tile(row.wrapping_offset(at[1] as isize * self.c.stride[1] as isize), step)
            }
            other => other,
        }
    }
}

/// Up to this many row panels do not repay packing: B is read in place where it can be.
pub(super) const REPAYS_PACKING: usize = 2;

impl Plan {
    pub(super) fn row_panel_bytes(&self, rows: usize, k: usize) -> usize {
        self.bias_bytes + self.kernel.row_panel_bytes(rows, k)
    }
}
