//! Fragment maps of matrix instructions: which lane and which register holds each element of an
//! operand, and so how many lanes a warp must have for it.
//!
//! All matrix instructions of thread IR are made of core matrices of eight rows, each held by four
//! lanes side by side (PTX ISA, "Matrix Fragments for mma.m16n8k16"). Verifier, interpreter and
//! lowering read the numbers from here.
//!
//! ```text
//! sum m16n8          columns 0 1   2 3   4 5   6 7
//! row 0, registers 0 1       T0    T1    T2    T3
//! row 1                      T4    T5    T6    T7
//! ⋮
//! row 8, registers 2 3       T0    T1    T2    T3
//! ```

use super::ops::{Mma, Op};
use tile_core::elem::DType;

/// Lanes along the rows and along the columns of a core matrix.
pub const CORE_LANES: [u32; 2] = [8, 4];

/// Lanes of the warps whose matrix instructions these are.
pub const MATRIX_LANES: u32 = CORE_LANES[0] * CORE_LANES[1];

/// How the elements of an operand are spread over lanes and registers of a warp.
///
/// A right operand `b[k, n]` is described transposed: its rows are the `n`, its columns the `k`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FragmentMap {
    /// Rows and columns.
    pub extents: [u32; 2],
    /// Lanes along rows and columns.
    pub lanes: [u32; 2],
    /// Neighbouring elements of a row that a lane holds.
    pub run: u32,
    /// Elements of a register.
    pub packed: u32,
}

/// Where an element is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The lane.
    pub lane: u32,
    /// Which of its registers.
    pub register: u32,
    /// Which element of the register, from the lowest bits on.
    pub element: u32,
}

impl FragmentMap {
    /// A factor: its runs are words of 32 bits, or single elements that are wider.
    fn factor(rows: u8, columns: u8, ty: DType) -> FragmentMap {
        let run = (32 / ty.bits()).max(1);
        FragmentMap { extents: [rows.into(), columns.into()], lanes: CORE_LANES, run, packed: run }
    }

    /// Lanes that hold it together.
    pub fn lane_count(&self) -> u32 {
        self.lanes[0] * self.lanes[1]
    }

    /// Registers of a lane.
    pub fn registers(&self) -> u32 {
        self.extents[0] * self.extents[1] / self.lane_count() / self.packed
    }

    /// Registers of a lane that lie along rows.
    pub fn rows(&self) -> u32 {
        self.extents[0] / self.lanes[0]
    }

    /// Columns from a run of a lane to its next.
    pub fn step(&self) -> u32 {
        self.run * self.lanes[1]
    }

    /// Whether whole core matrices make it.
    pub fn is_whole(&self) -> bool {
        self.extents[0].is_multiple_of(self.lanes[0])
            && self.extents[1].is_multiple_of(self.step())
            && self.extents.iter().all(|&extent| extent > 0)
    }

    /// Where an element is.
    pub fn place(&self, row: u32, column: u32) -> Place {
        let lane = row % self.lanes[0] * self.lanes[1] + column % self.step() / self.run;
        let number = row / self.lanes[0] + self.rows() * (column / self.step());
        let element = column % self.run + self.run * number;
        Place { lane, register: element / self.packed, element: element % self.packed }
    }
}

impl Mma {
    /// The left operand, of which a sparse one holds half of the columns.
    pub fn left(&self) -> FragmentMap {
        FragmentMap::factor(self.m, self.kept(), self.a)
    }

    /// The right operand: a row for each column of it.
    pub fn right(&self) -> FragmentMap {
        FragmentMap::factor(self.n, self.k, self.b)
    }

    /// The accumulator, with one element in each register.
    pub fn sum(&self) -> FragmentMap {
        FragmentMap { extents: [self.m.into(), self.n.into()], lanes: CORE_LANES, run: 2, packed: 1 }
    }
}

impl Op {
    /// The lanes that warps must have for the instruction, where any number does not do.
    pub fn lanes(&self) -> Option<u32> {
        match self {
            Op::Mma { mma } => Some(mma.sum().lane_count()),
            Op::LoadMatrix { .. }
            | Op::StoreMatrix { .. }
            | Op::Wgmma { .. }
            | Op::WgmmaFence {}
            | Op::WgmmaCommit {}
            | Op::WgmmaWait { .. } => Some(MATRIX_LANES),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rustc_hash::FxHashSet;

    const SHAPES: [([u8; 3], [DType; 2], bool); 9] = [
        ([16, 8, 16], [DType::F16, DType::F32], false),
        ([16, 8, 8], [DType::F16, DType::F32], false),
        ([16, 8, 8], [DType::F32, DType::F32], false),
        ([16, 8, 4], [DType::F32, DType::F32], false),
        ([16, 8, 32], [DType::I8, DType::I32], false),
        ([16, 8, 16], [DType::I8, DType::I32], false),
        ([8, 8, 4], [DType::F64, DType::F64], false),
        ([16, 8, 32], [DType::F16, DType::F32], true),
        ([16, 8, 64], [DType::I8, DType::I32], true),
    ];

    #[test]
    fn every_element_has_a_place_of_its_own() {
        for ([m, n, k], [ty, acc], sparse) in SHAPES {
            let mma = Mma { m, n, k, a: ty, b: ty, acc, sparse };
            for map in [mma.left(), mma.right(), mma.sum()] {
                assert!(map.is_whole(), "{map:?}");
                assert_eq!(map.lane_count(), MATRIX_LANES);
                let mut places = FxHashSet::default();
                for row in 0..map.extents[0] {
                    for column in 0..map.extents[1] {
                        let Place { lane, register, element } = map.place(row, column);
                        assert!(lane < MATRIX_LANES && register < map.registers() && element < map.packed, "{map:?}");
                        assert!(places.insert((lane, register, element)), "{map:?}: {row}, {column}");
                    }
                }
                let all = map.lane_count() * map.registers() * map.packed;
                assert_eq!(places.len() as u32, all, "{map:?} leaves registers empty");
            }
        }
    }

    /// PTX ISA, "Matrix Fragments for mma.m16n8k16": `a1` of thread 5 is row 1, column 3; `a6` row
    /// 9, column 10; `c3` row 9, column 3; `b2` row (of k) 10, column 1.
    #[test]
    fn elements_are_where_the_isa_says() {
        let mma = Mma { m: 16, n: 8, k: 16, a: DType::F16, b: DType::F16, acc: DType::F32, sparse: false };
        let at = |lane, register, element| Place { lane, register, element };
        assert_eq!(mma.left().place(1, 3), at(5, 0, 1));
        assert_eq!(mma.left().place(9, 10), at(5, 3, 0));
        assert_eq!(mma.sum().place(9, 3), at(5, 3, 0));
        assert_eq!(mma.right().place(1, 10), at(5, 1, 0));
    }
}
