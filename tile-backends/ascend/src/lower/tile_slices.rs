//! Lowers reads and writes of tile elements in a `parallel!` to slices and gathers.
//!
//! All iterations together read or write a slice of a tile, of which each axis follows one index.
//! Where an axis follows several (`8 * g + j`), or every second element (`2 * i`), the tile is
//! reshaped so that the axis is split into digits. Elements at computed indices go through a
//! gather, or are selected from their row by comparing indices.

use super::iteration_values::{Affine, Lane, Space, What};
use super::view::View;
use super::{Code, Lower, Lowered};
use crate::ir::{BinaryOp, Op as Npu, Operand, ReduceOp, Tile, Val};
use tile_core::elem::DType;
use tile_core::ir::{CmpOp, Value};

/// A slice of a tile whose axes are split into digits.
struct Part {
    /// The extents of the whole tile, split.
    shape: Vec<u32>,
    at: Vec<Val>,
    extents: Vec<u32>,
    /// The iteration index that each digit follows.
    follows: Vec<Option<usize>>,
}

impl Part {
    /// The iteration indices in the order of the digits that follow them.
    fn order(&self) -> Vec<usize> {
        self.follows.iter().filter_map(|follows| *follows).collect()
    }
}

impl Lower<'_> {
    fn part(&mut self, shape: &[u32], affines: &[Affine], space: &Space) -> Lowered<Part> {
        let mut part = Part { shape: Vec::new(), at: Vec::new(), extents: Vec::new(), follows: Vec::new() };
        let mut push = |whole: u32, at: Val, extent: u32, follows: Option<usize>| {
            part.shape.push(whole);
            part.at.push(at);
            part.extents.push(extent);
            part.follows.push(follows);
        };
        for (&whole, affine) in shape.iter().zip(affines) {
            let mut moving: Vec<(i64, usize)> =
                affine.by.iter().enumerate().filter(|(_, by)| **by != 0).map(|(axis, &by)| (by, axis)).collect();
            moving.sort_unstable_by(|a, b| b.cmp(a));
            match moving[..] {
                [] => push(whole, affine.base, 1, None),
                [(1, axis)] => push(whole, affine.base, space.extents[axis], Some(axis)),
                _ => {
                    let unsplit = "an index of a tile that moves neither by ones nor by digits of its axis";
                    let Some(base) = self.b.known_int(affine.base).filter(|&base| base >= 0) else {
                        return self.error(Code::Access, unsplit);
                    };
                    let (mut rest, mut left) = (i64::from(whole), base);
                    for &(by, axis) in &moving {
                        let extent = space.extents[axis];
                        if by <= 0 || rest % by != 0 || left / by + i64::from(extent) > rest / by {
                            return self.error(Code::Access, unsplit);
                        }
                        let at = self.b.int(left / by);
                        push((rest / by) as u32, at, extent, Some(axis));
                        (rest, left) = (by, left % by);
                    }
                    if rest > 1 {
                        let at = self.b.int(left);
                        push(rest as u32, at, 1, None);
                    }
                }
            }
        }
        let mut order = part.order();
        order.sort_unstable();
        if order.windows(2).any(|pair| pair[0] == pair[1]) {
            return self.error(Code::Access, "an index of `parallel!` moves along two axes of a tile");
        }
        Ok(part)
    }

    /// Reads a slice of a tile, with the axes of the iterations.
    fn read_part(&mut self, view: &View, value: Value, part: &Part, space: &Space) -> Lowered<Tile> {
        let whole = self.vector_tile(value, &view.shape, view.elem)?;
        let whole = self.reshaped(whole, &part.shape);
        let tile = self.slice(whole, &part.at, &part.extents)?;
        let order = part.order();
        let mut shape = vec![1; space.extents.len()];
        for &axis in &order {
            shape[axis] = space.extents[axis];
        }
        if order.is_sorted() {
            return Ok(self.reshaped(tile, &shape));
        }
        let dense: Vec<u32> = order.iter().map(|&axis| space.extents[axis]).collect();
        let tile = self.reshaped(tile, &dense);
        let mut sorted = order.clone();
        sorted.sort_unstable();
        let axes: Vec<u32> =
            sorted.iter().map(|axis| order.iter().position(|of| of == axis).unwrap_or(0) as u32).collect();
        let straight: Vec<u32> = sorted.iter().map(|&axis| space.extents[axis]).collect();
        let dst = self.b.tile(self.b.elem(tile), &straight);
        self.b.push(Npu::Transpose { dst, src: tile, axes });
        Ok(self.reshaped(dst, &shape))
    }

    pub(super) fn load_tile(&mut self, view: &View, value: Value, at: &[Lane], space: &Space) -> Lowered<Tile> {
        if let Some(affines) = affines(at) {
            let part = self.part(&view.shape, &affines, space)?;
            return self.read_part(view, value, &part, space);
        }
        match at {
            [index] => self.gathered(view, value, index, space),
            [row, index] => {
                let What::Affine(row) = &row.what else {
                    return self.error(Code::Access, "elements of a tile whose rows are computed for each iteration");
                };
                let (table, mask, n) = self.picked(view, value, row, index, space)?;
                let elem = self.b.elem(table);
                let zero = self.zero(elem);
                let zero = self.splat(zero, 2);
                let mut one = self.choice(mask, table, zero);
                if elem == DType::F16 {
                    one = self.convert_tile(one, DType::F16, DType::F32, None)?;
                }
                let sum = self.b.tile(self.b.elem(one), &[n, 1]);
                self.b.reduce(ReduceOp::Sum, sum, one, 1);
                let sum = if elem == DType::F16 { self.convert_tile(sum, DType::F32, DType::F16, None)? } else { sum };
                let mut shape = vec![1; space.extents.len()];
                shape[0] = n;
                let sum = self.reshaped(sum, &shape);
                self.narrowed(sum, view.elem)
            }
            _ => self.error(Code::Access, "elements of a tile of several axes are found by a value"),
        }
    }

    /// Gathers elements of a tile.
    fn gathered(&mut self, view: &View, value: Value, index: &Lane, space: &Space) -> Lowered<Tile> {
        let stored = self.vector_tile(value, &view.shape, view.elem)?;
        let table = self.widened(stored, view.elem)?;
        let half = self.b.elem(table) == DType::F16;
        let table = if half { self.convert_tile(table, DType::F16, DType::F32, None)? } else { table };
        if self.b.elem(table) == DType::Bool {
            return self.error(Code::Access, "truth values are found by a value");
        }
        let index = self.materialize(index, space)?;
        let shape = self.b.shape(index);
        let last = f64::from(view.shape[0]) - 1.0;
        let above = self.with(BinaryOp::Max, index, 0.0);
        let safe = self.with(BinaryOp::Min, above, last);
        let count = shape.iter().product();
        let flat = self.reshaped(safe, &[count]);
        let found = self.b.tile(self.b.elem(table), &[count]);
        self.b.push(Npu::Gather { dst: found, src: table, index: flat });
        let found = self.reshaped(found, &shape);
        // Out-of-range indices match no element.
        let inside = self.compare(CmpOp::Eq, index, Operand::Tile(safe));
        let zero = self.zero(self.b.elem(table));
        let zero = self.splat(zero, shape.len());
        let found = self.choice(inside, found, zero);
        let found = if half { self.convert_tile(found, DType::F32, DType::F16, None)? } else { found };
        self.narrowed(found, view.elem)
    }

    /// Selects the element of each iteration from its row.
    fn picked(
        &mut self,
        view: &View,
        value: Value,
        row: &Affine,
        index: &Lane,
        space: &Space,
    ) -> Lowered<(Tile, Tile, u32)> {
        let line = space.extents[1..].iter().all(|&extent| extent == 1);
        if !line || view.shape.len() != 2 || row.by.iter().skip(1).any(|&by| by != 0) || row.by[0] > 1 {
            return self.error(Code::Access, "elements of a tile that are found by values over several indices");
        }
        let n = space.extents[0];
        let rows = if row.by[0] == 0 { 1 } else { n };
        let whole = self.vector_tile(value, &view.shape, view.elem)?;
        let zero = self.b.int(0);
        let table = self.slice(whole, &[row.base, zero], &[rows, view.shape[1]])?;
        let table = self.widened(table, view.elem)?;
        let index = self.materialize(index, space)?;
        let count = self.b.shape(index).iter().product();
        let index = self.reshaped(index, &[count, 1]);
        let place = self.b.tile(DType::I32, &[1, view.shape[1]]);
        self.b.push(Npu::Iota { dst: place, axis: 1 });
        let mask = self.b.tile(DType::Bool, &[n, view.shape[1]]);
        let index = self.repeated(index, &[n, 1]);
        self.b.push(Npu::Compare { op: CmpOp::Eq, dst: mask, a: place, b: Operand::Tile(index) });
        Ok((table, mask, n))
    }

    /// Stores computed elements, of the iterations for which `mask` holds.
    pub(super) fn store_tile(
        &mut self,
        view: &View,
        value: Value,
        at: &[Lane],
        tile: Tile,
        mask: Option<Tile>,
        space: &Space,
    ) -> Lowered<()> {
        let Some(affines) = affines(at) else { return self.store_picked(view, value, at, tile, mask, space) };
        let part = self.part(&view.shape, &affines, space)?;
        let order = part.order();
        let lonely = (0..space.extents.len()).any(|axis| space.extents[axis] > 1 && !order.contains(&axis));
        if lonely {
            return self.error(Code::Access, "several iterations store to one element of a tile");
        }
        let mut tile = tile;
        if let Some(mask) = mask {
            let old = self.read_part(view, value, &part, space)?;
            let old = self.widened(old, view.elem)?;
            tile = self.choice(mask, tile, old);
        }
        let mut tile = self.narrowed(tile, view.elem)?;
        if part.extents == part.shape && order.is_sorted() {
            // The whole tile: broadcast on the way.
            tile = self.repeated(tile, &space.extents);
            let tile = self.reshaped(tile, &view.shape);
            return self.write_whole(value, tile);
        }
        tile = self.repeated(tile, &space.extents);
        if !order.is_sorted() {
            let mut sorted = order.clone();
            sorted.sort_unstable();
            let straight: Vec<u32> = sorted.iter().map(|&axis| space.extents[axis]).collect();
            tile = self.reshaped(tile, &straight);
            let axes: Vec<u32> =
                order.iter().map(|axis| sorted.iter().position(|of| of == axis).unwrap_or(0) as u32).collect();
            let turned: Vec<u32> = order.iter().map(|&axis| space.extents[axis]).collect();
            let dst = self.b.tile(self.b.elem(tile), &turned);
            self.b.push(Npu::Transpose { dst, src: tile, axes });
            tile = dst;
        }
        let tile = self.reshaped(tile, &part.extents);
        if part.extents == part.shape {
            let tile = self.reshaped(tile, &view.shape);
            return self.write_whole(value, tile);
        }
        self.insert(value, &part.shape, view.elem, tile, &part.at)
    }

    fn store_picked(
        &mut self,
        view: &View,
        value: Value,
        at: &[Lane],
        tile: Tile,
        mask: Option<Tile>,
        space: &Space,
    ) -> Lowered<()> {
        let [Lane { what: What::Affine(row), .. }, index] = at else {
            return self.error(Code::Access, "elements of a tile are written that are found by a value");
        };
        let all = space.extents[0] == 1 || row.by[0] == 1;
        let whole = view.shape[0] == space.extents[0] && self.b.known_int(row.base) == Some(0) && all;
        if !whole || mask.is_some() {
            return self.error(Code::Access, "elements of some rows of a tile are written that are found by a value");
        }
        let (table, place, n) = self.picked(view, value, row, index, space)?;
        let tile = self.repeated(tile, &space.extents.clone());
        let tile = self.reshaped(tile, &[n, 1]);
        let new = self.choice(place, tile, table);
        let new = self.narrowed(new, view.elem)?;
        self.write_whole(value, new)
    }
}

fn affines(at: &[Lane]) -> Option<Vec<Affine>> {
    at.iter()
        .map(|lane| match &lane.what {
            What::Affine(affine) => Some(affine.clone()),
            What::Scalar(_) | What::Tile(_) => None,
        })
        .collect()
}
