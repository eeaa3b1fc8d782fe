//! Finds the tiles that can be split by rows.
//!
//! A fixed point: at first all tiles are split. A statement that needs a tile whole says so; one
//! whose result has the rows of its operands splits all of them or none. Tiles become whole until
//! nothing changes, each with the first reason.

use super::called;
use crate::ir::{Level, Op, Operand, Program, Tile};
use std::collections::HashMap;

/// Which tiles stay whole, and why.
pub(super) struct Rows<'p> {
    program: &'p Program,
    whole: HashMap<Tile, String>,
}

/// The first axis of a shape that has more than one index.
pub(super) fn axis(shape: &[u32]) -> Option<usize> {
    shape.iter().position(|&extent| extent > 1)
}

impl<'p> Rows<'p> {
    /// Analyses a program; an error is the reason why nothing can be split.
    pub(super) fn of(program: &'p Program) -> Result<Rows<'p>, String> {
        let mut rows = Rows { program, whole: HashMap::new() };
        let mut flags = false;
        program.walk(&mut |inst| {
            flags |= matches!(inst.op, Op::Sync(_));
            for tile in inst.op.written().into_iter().flatten().chain(inst.op.read(program)) {
                let shape = &program.tiles[tile].shape;
                match axis(shape) {
                    None => rows.keep(tile, || "has one element".to_owned()),
                    Some(axis) if !shape[axis].is_multiple_of(2) => {
                        rows.keep(tile, || format!("has {} rows", shape[axis]));
                    }
                    Some(_) => {}
                }
            }
        });
        if flags {
            return Err("the program sets flags itself".to_owned());
        }
        loop {
            let before = rows.whole.len();
            program.walk(&mut |inst| rows.op(&inst.op));
            if rows.whole.len() == before {
                return Ok(rows);
            }
        }
    }

    /// The reason why a tile stays whole.
    pub(super) fn whole(&self, tile: Tile) -> Option<&str> {
        self.whole.get(&tile).map(String::as_str)
    }

    /// The axis along which a tile in the vector memory is split.
    pub(super) fn divided(&self, tile: Tile) -> Option<usize> {
        let data = &self.program.tiles[tile];
        if data.level != Level::Ub || self.whole.contains_key(&tile) { None } else { axis(&data.shape) }
    }

    fn shape(&self, tile: Tile) -> &'p [u32] {
        &self.program.tiles[tile].shape
    }

    fn axis(&self, tile: Tile) -> Option<usize> {
        axis(self.shape(tile))
    }

    fn keep(&mut self, tile: Tile, reason: impl FnOnce() -> String) {
        let program = self.program;
        self.whole.entry(tile).or_insert_with(|| format!("{} stays whole: it {}", called(program, tile), reason()));
    }

    /// Ties two tiles: both are split, or neither.
    fn alike(&mut self, a: Tile, b: Tile) {
        for (from, to) in [(a, b), (b, a)] {
            if let Some(reason) = self.whole.get(&from).cloned() {
                self.whole.entry(to).or_insert(reason);
            }
        }
    }

    fn pointwise(&mut self, dst: Tile, operands: &[Tile]) {
        let axis = self.axis(dst);
        for &operand in operands {
            if axis.is_some_and(|axis| self.shape(operand)[axis] > 1) {
                self.alike(dst, operand);
            } else {
                self.keep(operand, || "is the same for all rows".to_owned());
            }
        }
    }

    /// Ties a part to the tile that it is a part of, from `at` on.
    fn part(&mut self, part: Tile, of: Tile, at: &[crate::ir::Val]) {
        let axis = self.axis(of);
        let same = axis == self.axis(part)
            && axis.is_some_and(|axis| {
                self.shape(part)[axis] == self.shape(of)[axis] && self.program.int(at[axis]) == Some(0)
            });
        if same {
            self.alike(part, of);
        } else {
            self.keep(of, || "is cut across its rows".to_owned());
            self.keep(part, || "is cut out of the rows of another".to_owned());
        }
    }

    fn op(&mut self, op: &Op) {
        let with = |a: &Tile, b: &Operand| match b {
            Operand::Tile(b) => vec![*a, *b],
            Operand::Scalar(_) => vec![*a],
        };
        match op {
            Op::Peek { src, .. } => self.keep(*src, || "is looked into".to_owned()),
            Op::Poke { dst, .. } => self.keep(*dst, || "is written element by element".to_owned()),
            Op::Move { dst, src, .. } => {
                let tile = if self.program.tiles[*src].level == Level::Ub { *src } else { *dst };
                let data = &self.program.tiles[tile];
                // Halves are transferred as whole blocks of memory.
                let half = data.elements() * data.elem.bytes() as u64 / 2;
                if axis(&data.shape) != Some(0) || !half.is_multiple_of(crate::chip::Chip::BLOCK.into()) {
                    self.keep(tile, || "is transferred to or from the cube, and too small for halves".to_owned());
                }
            }
            Op::Unary { dst, src, .. }
            | Op::Copy { dst, src }
            | Op::Cast { dst, src, .. }
            | Op::Round { dst, src, .. }
            | Op::PadTail { dst, src, .. }
            | Op::Bitcast { dst, src } => self.pointwise(*dst, &[*src]),
            Op::Binary { dst, a, b, .. } | Op::Compare { dst, a, b, .. } => self.pointwise(*dst, &with(a, b)),
            Op::Select { dst, condition, a, b } => self.pointwise(*dst, &[*condition, *a, *b]),
            Op::Reduce { op, dst, index, src, axis } => {
                for result in [Some(*dst), *index].into_iter().flatten() {
                    if self.axis(*src) == Some(*axis as usize) {
                        self.keep(*src, || format!("is reduced across its rows (`reduce.{}`)", op.name()));
                    }
                    self.alike(*src, result);
                }
            }
            Op::Scan { dst, src, axis, .. } => {
                if self.axis(*src) == Some(*axis as usize) {
                    self.keep(*src, || "is scanned across its rows".to_owned());
                }
                self.alike(*src, *dst);
            }
            Op::Transpose { dst, src, axes } => {
                let from = self.axis(*dst).map(|axis| axes[axis] as usize);
                if from != self.axis(*src) {
                    self.keep(*src, || "is transposed".to_owned());
                }
                self.alike(*src, *dst);
            }
            // Halves of rows are halves of elements in row-major order.
            Op::Reshape { dst, src } => self.alike(*src, *dst),
            Op::Slice { dst, src, at } => self.part(*dst, *src, at),
            Op::Insert { dst, src, at } => self.part(*src, *dst, at),
            Op::Gather { dst, src, index } => {
                self.keep(*src, || "is a table".to_owned());
                self.alike(*dst, *index);
            }
            Op::Scalar { .. }
            | Op::Get { .. }
            | Op::Set { .. }
            | Op::Read { .. }
            | Op::For { .. }
            | Op::If { .. }
            | Op::Load { .. }
            | Op::Store { .. }
            | Op::Mmad(_)
            | Op::Undef { .. }
            | Op::Fill { .. }
            | Op::Iota { .. }
            | Op::Sync(_) => {}
        }
    }
}
