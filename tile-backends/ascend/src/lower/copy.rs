//! Lowers copies, fills, and gathers of rows.

use super::access::storage;
use super::memory_space::{Init, Location, is_zero, stores};
use super::view::{Root, View};
use super::{Code, Lower, Lowered};
use crate::ir::{Level, Op as Npu, Tile, Val};
use tile_core::elem::DType;
use tile_core::ir::{AtomicOp, Inst, Value};

impl Lower<'_> {
    pub(super) fn copy(&mut self, inst: &Inst) -> Lowered<()> {
        let (src, dst) = (self.view(inst.args[0])?, self.view(inst.args[1])?);
        if let Some(kept) = self.promoted_tile(&src) {
            let tile = self.read_promoted(&src, kept)?;
            let tile = self.cast_tile(tile, src.elem, number(dst.elem), None)?;
            return self.write_view(&dst, tile, &self.b.shape(kept), None);
        }
        if let Some(kept) = self.promoted_tile(&dst) {
            let tile = self.read_view(&src, &self.b.shape(kept))?;
            let tile = self.cast_tile(tile, number(src.elem), dst.elem, None)?;
            self.b.push(Npu::Copy { dst: kept, src: tile });
            return Ok(());
        }
        if let (Root::Tensor(..), Root::Tile(value)) = (src.root, dst.root)
            && self.load_operand(&src, &dst, value)?
        {
            return Ok(());
        }
        if let (Root::Tile(value), Root::Tensor(..)) = (src.root, dst.root)
            && stores(self.func, inst)
            && self.store_accumulator(&src, &dst, value)?
        {
            return Ok(());
        }
        let (mut src_extents, mut dst_extents) = (self.static_extents(&src)?, self.static_extents(&dst)?);
        if src_extents.is_none() && src.axes.len() == dst.axes.len() {
            src_extents.clone_from(&dst_extents);
        } else if dst_extents.is_none() && src.axes.len() == dst.axes.len() {
            dst_extents.clone_from(&src_extents);
        }
        let (Some(src_extents), Some(dst_extents)) = (src_extents, dst_extents) else {
            return self.error(Code::Extent, "a copy between tensors; copy through a tile");
        };
        let tile = self.read_view(&src, &src_extents)?;
        let tile = self.cast_tile(tile, number(src.elem), number(dst.elem), None)?;
        self.write_view(&dst, tile, &dst_extents, None)
    }

    /// Loads a tile that GEMMs read into L1, and also into the vector memory if vector units read
    /// it; not if anything else writes it.
    fn load_operand(&mut self, src: &View, dst: &View, value: Value) -> Lowered<bool> {
        let uses = self.uses.get(&value).copied().unwrap_or_default();
        let shape = self.home(value).shape.clone();
        let direct = uses.operand && !uses.made && !self.is_on_vector_units(value);
        let plain = direct && src.elem == dst.elem && shape.len() == 2 && src.fill.is_none();
        if !plain || !self.is_whole(dst)? || src.axes.len() != 2 {
            return Ok(false);
        }
        // A subview with exchanged axes is loaded as it lies; its user multiplies it transposed.
        if src.axes[0] > src.axes[1] {
            return Ok(false);
        }
        let origin = src.origin.clone();
        if src.axes.iter().any(|&axis| self.b.range(origin[axis]).0 < 0) {
            return Ok(false);
        }
        let name = self.func.values[value].name.clone();
        let tile = self.b.named_tile(name.as_deref(), Level::L1, src.elem, &shape);
        // The vendor's library multiplies whole fractals along k.
        let zero = self.zero(src.elem);
        let ends = self.load_subview(src, tile, Some(zero))?;
        if uses.read {
            let pad = self.fill_of(src)?;
            let both = self.vector_buffer(value)?;
            let kept = self.b.shape(both);
            let loaded = if kept == shape { both } else { self.b.tile(src.elem, &shape) };
            self.load_subview(src, loaded, Some(pad))?;
            if loaded != both {
                self.b.push(Npu::Reshape { dst: both, src: loaded });
            }
            self.written(value);
        }
        self.home(value).operand = Some((tile, ends));
        Ok(true)
    }

    /// Stores an accumulator from its current memory.
    fn store_accumulator(&mut self, src: &View, dst: &View, value: Value) -> Lowered<bool> {
        let home = self.home(value).clone();
        let (Some(tile), Some(valid)) = (home.sums, home.valid) else { return Ok(false) };
        if !matches!(home.place, Location::Cube | Location::Both) || matches!(home.init, Init::Var(_)) {
            return Ok(false);
        }
        if !self.is_whole(src)? || dst.axes.len() != 2 || dst.axes[0] > dst.axes[1] {
            return Ok(false);
        }
        let origin = dst.origin.clone();
        let steps: Vec<super::access::Steps> = dst
            .axes
            .iter()
            .zip(&home.shape)
            .map(|(&axis, &extent)| super::access::Steps { on: vec![(axis, 1)], extent, limit: None })
            .collect();
        let subview = self.subview(dst.root, &origin, &steps)?;
        // No more than the accumulator has.
        let specified = |end: Val, valid: Val, extent: u32, lower: &Lower<'_>| {
            end == valid || lower.b.known_int(valid) == Some(extent.into())
        };
        let [m, n] = [0, 1].map(|axis| {
            let valid = if axis == 0 { valid.0 } else { valid.1 };
            specified(subview.axes[axis].end, valid, home.shape[axis], self)
        });
        if !m || !n {
            return Ok(false);
        }
        self.b.push(Npu::store(subview, tile));
        Ok(true)
    }

    pub(super) fn fill(&mut self, inst: &Inst) -> Lowered<()> {
        let dst = self.view(inst.args[0])?;
        let whole = self.is_whole(&dst)?;
        if let Root::Tile(value) = dst.root
            && whole
            && is_zero(self.func, inst)
            && !self.is_on_vector_units(value)
        {
            let home = self.home(value);
            home.operand = None;
            if let (Init::Var(var), Location::Cube) = (home.init, home.place) {
                let truth = self.b.truth(true);
                self.b.push(Npu::Set { var, value: truth });
            } else {
                (home.place, home.init) = (Location::Zero, Init::Never);
            }
            return Ok(());
        }
        let value = self.scalar(inst.args[1])?;
        let value = self.stored(value)?;
        if let (Root::Tile(of), true) = (dst.root, whole) {
            let tile = self.vector_buffer(of)?;
            self.b.push(Npu::Fill { dst: tile, value });
            self.written(of);
            return Ok(());
        }
        let Some(extents) = self.static_extents(&dst)? else {
            return self.fill_line(&dst, value);
        };
        let tile = self.b.tile(storage(dst.elem), &extents);
        self.b.push(Npu::Fill { dst: tile, value });
        self.write_view(&dst, tile, &extents, None)
    }

    /// Fills a row of unknown length, in chunks.
    fn fill_line(&mut self, dst: &View, value: Val) -> Lowered<()> {
        const CHUNK: u32 = 1024;
        if dst.axes.len() != 1 {
            return self.error(Code::Extent, "a fill of a tensor whose extents are known at launch alone");
        }
        let tile = self.b.tile(storage(dst.elem), &[CHUNK]);
        self.b.push(Npu::Fill { dst: tile, value });
        let hi = self.view_extent(dst, 0)?;
        let (lo, step) = (self.b.int(0), self.b.int(CHUNK.into()));
        let most = self.b.range(hi).1.max(1);
        let counter = self.b.counter(Some("chunk"), (0, most - 1));
        self.b.open();
        let mut origin = dst.origin.clone();
        let axis = dst.axes[0];
        origin[axis] = self.b.add(origin[axis], counter);
        let left = self.b.sub(hi, counter);
        let end = self.b.bin(tile_core::ir::BinOp::Min, left, step);
        let steps = [super::access::Steps { on: vec![(axis, 1)], extent: CHUNK, limit: Some((lo, end)) }];
        let subview = self.subview(dst.root, &origin, &steps)?;
        self.b.push(Npu::store(subview, tile));
        let body = self.b.close();
        self.b.push(Npu::For { counter, lo, hi, step, stages: 1, body });
        Ok(())
    }

    /// A loop over rows; `body` takes the row and its number in the other tensor.
    fn rows(&mut self, index: Value, body: &mut dyn FnMut(&mut Self, Val, Val) -> Lowered<()>) -> Lowered<()> {
        let view = self.view(index)?;
        let Some(extents) = self.static_extents(&view)? else {
            return self.error(Code::Extent, "row numbers of unknown extent");
        };
        let numbers = self.read_view(&view, &extents)?;
        let numbers = self.cast_tile(numbers, view.elem, DType::I32, None)?;
        let (lo, hi, step) = (self.b.int(0), self.b.int(extents[0].into()), self.b.int(1));
        let counter = self.b.counter(Some("row"), (0, i64::from(extents[0]) - 1));
        self.b.open();
        let number = self.b.val(DType::I32, None);
        self.b.push(Npu::Peek { dst: number, src: numbers, at: vec![counter] });
        let number = self.convert(number, DType::Index, None);
        body(self, counter, number)?;
        let body = self.b.close();
        self.b.push(Npu::For { counter, lo, hi, step, stages: 1, body });
        Ok(())
    }

    /// A view of one row, with the first axis dropped.
    fn row_of(&mut self, view: &View, row: Val) -> View {
        let mut view = view.clone();
        let axis = view.axes.remove(0);
        view.extents.remove(0);
        view.origin[axis] = self.b.add(view.origin[axis], row);
        view
    }

    pub(super) fn gather(&mut self, inst: &Inst) -> Lowered<()> {
        let (src, dst) = (self.view(inst.args[0])?, self.view(inst.args[2])?);
        let extents = match self.static_extents(&dst)? {
            Some(extents) => extents,
            None => return self.error(Code::Extent, "a gather to extents that are known at launch alone"),
        };
        if let Root::Tile(_) = src.root {
            return self.error(Code::Access, "rows of a tile are gathered; gather them from the tensor");
        }
        let all = self.b.tile(storage(src.elem), &extents);
        // Every row is overwritten.
        self.b.push(Npu::Undef { dst: all });
        self.rows(inst.args[1], &mut |lower, row, number| {
            let one = lower.row_of(&src, number);
            let part = lower.read_view(&one, &extents[1..])?;
            let mut shape = extents.clone();
            shape[0] = 1;
            let part = lower.reshaped(part, &shape);
            let zero = lower.b.int(0);
            let at = std::iter::once(row).chain(std::iter::repeat_n(zero, extents.len() - 1)).collect();
            lower.b.push(Npu::Insert { dst: all, src: part, at });
            Ok(())
        })?;
        let all = self.cast_tile(all, src.elem, dst.elem, None)?;
        self.write_view(&dst, all, &extents, None)
    }

    pub(super) fn scatter(&mut self, inst: &Inst) -> Lowered<()> {
        let (src, dst) = (self.view(inst.args[0])?, self.view(inst.args[2])?);
        let Some(extents) = self.static_extents(&src)? else {
            return self.error(Code::Extent, "a scatter of extents that are known at launch alone");
        };
        if let Root::Tile(_) = dst.root {
            return self.error(Code::Access, "rows of a tile are scattered; scatter them to the tensor");
        }
        let all = self.read_view(&src, &extents)?;
        let all = self.cast_tile(all, src.elem, dst.elem, None)?;
        self.rows(inst.args[1], &mut |lower, row, number| {
            let part = lower.row(all, row)?;
            let one = lower.row_of(&dst, number);
            lower.write_view(&one, part, &extents[1..], None)
        })
    }

    fn row(&mut self, tile: Tile, row: Val) -> Lowered<Tile> {
        let mut shape = self.b.shape(tile);
        let zero = self.b.int(0);
        let at: Vec<Val> = std::iter::once(row).chain(std::iter::repeat_n(zero, shape.len() - 1)).collect();
        shape[0] = 1;
        self.slice(tile, &at, &shape)
    }

    pub(super) fn atomic_tile(&mut self, inst: &Inst, op: AtomicOp) -> Lowered<()> {
        let (src, dst) = (self.view(inst.args[0])?, self.view(inst.args[1])?);
        let Some(extents) = self.static_extents(&src)? else {
            return self.error(Code::Extent, "an atomic of extents that are known at launch alone");
        };
        self.has_atomic(op, dst.elem)?;
        let tile = self.read_view(&src, &extents)?;
        if let Root::Tile(_) = dst.root {
            return self.error(Code::Atomic, "tiles are a block's own; combine them in a `parallel!`");
        }
        if let Some(kept) = self.promoted_tile(&dst) {
            self.add_promoted(kept, tile);
            return Ok(());
        }
        self.write_view(&dst, tile, &extents, Some(op))
    }

    pub(super) fn has_atomic(&self, op: AtomicOp, elem: DType) -> Lowered<()> {
        let ops = matches!(op, AtomicOp::Add | AtomicOp::Max | AtomicOp::Min);
        let elems = matches!(elem, DType::F32 | DType::F16 | DType::BF16 | DType::I32 | DType::I16 | DType::I8);
        if ops && elems {
            return Ok(());
        }
        let adds = op == AtomicOp::Add && elem == DType::U32;
        if adds {
            return Ok(());
        }
        self.error(Code::Atomic, format!("stores combine by add, max and min, not by {} of {elem}", op.name()))
    }
}

/// The type as which a stored element is converted.
fn number(elem: DType) -> DType {
    if elem == DType::Bool { storage(elem) } else { elem }
}
