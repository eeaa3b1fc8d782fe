//! Memory layouts of tiles.
//!
//! - *Vector memory*: rows (the last axis) are contiguous, each padded to whole blocks of 32
//!   bytes, so that every row may be an operand. A tile whose last axis has extent 1 has one block
//!   for each row, with the element replicated in every lane: that is what vector instructions
//!   broadcast along a row.
//! - *L1*: columns of 32 bytes, each of all rows padded to a multiple of 16 (fractals, column by
//!   column).
//! - *L0C*: the same with columns of 16 accumulators.
//!
//! A `bool` is a number of 16 bits, 0 or 1: the hardware compares to bit masks, but has no logic
//! operations on them.

use crate::chip::Chip;
use crate::ir::{Level, TileData};
use tile_core::elem::DType;

/// Bytes of an element.
pub(super) fn width(elem: DType) -> u64 {
    match elem {
        DType::Bool => 2,
        other => other.bytes() as u64,
    }
}

/// The type in Ascend C, on chip.
pub(super) fn local_type(elem: DType) -> Option<&'static str> {
    match elem {
        DType::Bool => Some("half"),
        DType::Index => None,
        other => global_type(other),
    }
}

/// The type in Ascend C, in global memory.
pub(super) fn global_type(elem: DType) -> Option<&'static str> {
    Some(match elem {
        DType::F32 => "float",
        DType::F16 => "half",
        DType::BF16 => "bfloat16_t",
        DType::I8 => "int8_t",
        DType::U8 | DType::Bool => "uint8_t",
        DType::I16 => "int16_t",
        DType::U16 => "uint16_t",
        DType::I32 => "int32_t",
        DType::U32 => "uint32_t",
        DType::I64 => "int64_t",
        _ => return None,
    })
}

/// The layout of a tile in the vector memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Rows {
    /// All extents but the last.
    pub(super) outer: Vec<u64>,
    pub(super) cols: u64,
    pub(super) width: u64,
    /// The row stride in bytes.
    pub(super) pitch: u64,
}

impl Rows {
    pub(super) fn of(shape: &[u32], elem: DType) -> Rows {
        let (&cols, outer) = shape.split_last().unwrap_or((&1, &[]));
        let width = width(elem);
        let pitch = (u64::from(cols) * width).next_multiple_of(Chip::BLOCK.into());
        Rows { outer: outer.iter().map(|&extent| extent.into()).collect(), cols: cols.into(), width, pitch }
    }

    pub(super) fn rows(&self) -> u64 {
        self.outer.iter().product()
    }

    /// The row stride in elements.
    pub(super) fn step(&self) -> u64 {
        self.pitch / self.width
    }

    /// The element count with row padding.
    pub(super) fn elements(&self) -> u64 {
        self.rows() * self.step()
    }

    pub(super) fn bytes(&self) -> u64 {
        self.rows() * self.pitch
    }

    /// Whether the element of a row is replicated in every lane.
    pub(super) fn repeated(&self) -> bool {
        self.cols == 1
    }
}

/// A matrix in L1: padded rows, and columns of 32 bytes.
pub(super) fn fractal(shape: &[u32], elem: DType) -> (u64, u64) {
    let lanes = u64::from(Chip::BLOCK) / width(elem);
    let [rows, cols] = [shape.first(), shape.get(1)].map(|extent| extent.copied().map_or(1, u64::from));
    (rows.next_multiple_of(Chip::FRACTAL.into()), cols.div_ceil(lanes))
}

/// The bytes of a tile in its memory, rounded up to allocation granularity.
pub(super) fn bytes(tile: &TileData) -> u64 {
    match tile.level {
        Level::Ub => Rows::of(&tile.shape, tile.elem).bytes().next_multiple_of(Chip::REPEAT.into()),
        Level::L1 => {
            // Both operands may be read in whole fractals along either axis.
            let (rows, columns) = fractal(&tile.shape, tile.elem);
            let lanes = u64::from(Chip::BLOCK) / width(tile.elem);
            let whole = (columns * lanes).next_multiple_of(16) / lanes;
            (rows.next_multiple_of(lanes) * whole * u64::from(Chip::BLOCK)).next_multiple_of(512)
        }
        Level::L0C => {
            let [rows, cols] =
                [0, 1].map(|axis| tile.shape.get(axis).copied().map_or(1, u64::from).next_multiple_of(16));
            (rows * cols * width(tile.elem)).next_multiple_of(512)
        }
    }
}
