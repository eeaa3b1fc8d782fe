//! Emits subviews of tensors as `memref`s, and the loads and stores through them.

use super::Emitted;
use super::emit::Emitter;
use super::types::{GM, elem, stored};
use crate::ir::{Axis, Fixpipe, Level, Subview, Tile, Val};
use tile_core::elem::DType;
use tile_core::ir::{AtomicOp, Literal};

/// A constant, or an SSA value.
enum Number {
    Known(i64),
    Val(String),
}

impl Number {
    fn text(&self) -> String {
        match self {
            Number::Known(value) => value.to_string(),
            Number::Val(name) => name.clone(),
        }
    }

    /// Its text with a type.
    fn ty(&self) -> String {
        match self {
            Number::Known(value) => value.to_string(),
            Number::Val(_) => "?".to_owned(),
        }
    }
}

fn texts(numbers: &[Number]) -> String {
    numbers.iter().map(Number::text).collect::<Vec<String>>().join(", ")
}

fn types(numbers: &[Number]) -> String {
    numbers.iter().map(Number::ty).collect::<Vec<String>>().join(", ")
}

impl Emitter<'_> {
    fn number(&mut self, val: Val) -> Emitted<Number> {
        Ok(match self.program.int(val) {
            Some(value) => Number::Known(value),
            None => Number::Val(self.val(val)?),
        })
    }

    /// How many indices of an axis exist.
    fn count(&mut self, axis: &Axis) -> Emitted<Number> {
        match (self.program.int(axis.first), self.program.int(axis.end)) {
            (Some(first), Some(end)) => Ok(Number::Known(end - first)),
            (Some(0), None) => self.number(axis.end),
            _ => {
                let (first, end) = (self.val(axis.first)?, self.val(axis.end)?);
                Ok(Number::Val(self.define("count", &format!("arith.subi {end}, {first} : index"))))
            }
        }
    }

    /// How many indices of each axis exist.
    fn counts(&mut self, subview: &Subview) -> Emitted<Vec<Number>> {
        subview.axes.iter().map(|axis| self.count(axis)).collect()
    }

    /// The subview of these extents: its name and its type.
    fn part(&mut self, subview: &Subview, counts: &[Number]) -> Emitted<(String, String)> {
        let program = self.program;
        let mut strides: Vec<Number> = Vec::new();
        let mut offset = self.val(subview.offset)?;
        for axis in &subview.axes {
            if program.int(axis.first) != Some(0) {
                let (first, stride) = (self.val(axis.first)?, self.val(axis.stride)?);
                let skipped = self.define("skip", &format!("arith.muli {first}, {stride} : index"));
                offset = self.define("at", &format!("arith.addi {offset}, {skipped} : index"));
            }
            strides.push(self.number(axis.stride)?);
        }
        for (stride, count) in strides.iter_mut().zip(counts).rev() {
            // An axis of extent 0 or 1 needs no stride.
            if matches!((&*stride, count), (Number::Known(0), Number::Known(0 | 1))) {
                *stride = Number::Known(1);
            }
        }
        let name = self.tensors.get(&subview.tensor).cloned().unwrap_or_default();
        let of = stored(program.tensors[subview.tensor].elem);
        let extents: String = counts.iter().map(|count| format!("{}x", count.ty())).collect();
        let ty = format!("memref<{extents}{of}, strided<[{}], offset: ?>, {GM}>", types(&strides));
        let text = format!(
            "memref.reinterpret_cast {name} to offset: [{offset}], sizes: [{}], strides: [{}] : memref<?x{of}, {GM}> to {ty}",
            texts(counts),
            texts(&strides),
        );
        let base = format!("{}_at", program.tensors[subview.tensor].name);
        Ok((self.define(&base, &text), ty))
    }

    /// Whether all indices of a tile exist.
    fn full(&self, subview: &Subview, tile: Tile) -> bool {
        let shape = self.extents(tile);
        subview.axes.iter().zip(shape).all(|(axis, &extent)| {
            self.program.int(axis.first) == Some(0) && self.program.int(axis.end) == Some(extent.into())
        })
    }

    /// The condition that the existing part is smaller than its tile; `None` if it is known to
    /// be.
    fn short(&mut self, counts: &[Number], shape: &[u32]) -> Option<String> {
        let known = |(count, &extent): (&Number, &u32)| match count {
            Number::Known(count) => *count < i64::from(extent),
            Number::Val(_) => false,
        };
        if counts.iter().zip(shape).any(known) {
            return None;
        }
        let mut all: Option<String> = None;
        for (count, &extent) in counts.iter().zip(shape) {
            let Number::Val(count) = count else { continue };
            let extent = self.index(extent.into());
            let short = self.define("short", &format!("arith.cmpi slt, {count}, {extent} : index"));
            all = Some(match all {
                Some(other) => self.define("short", &format!("arith.ori {other}, {short} : i1")),
                None => short,
            });
        }
        all
    }

    /// Whether it is known that no index exists: there are no types for such subviews.
    fn is_empty(&self, subview: &Subview) -> bool {
        let known = |axis: &Axis| self.program.int(axis.first).zip(self.program.int(axis.end));
        subview.axes.iter().any(|axis| known(axis).is_some_and(|(first, end)| first >= end))
    }

    /// Row-major strides of a tile.
    fn dense(shape: &[u32]) -> Vec<i64> {
        let mut strides = vec![1; shape.len()];
        for axis in (1..shape.len()).rev() {
            strides[axis - 1] = strides[axis] * i64::from(shape[axis]);
        }
        strides
    }

    pub(super) fn load(&mut self, dst: Tile, subview: &Subview, pad: Option<Val>) -> Emitted<()> {
        let data = &self.program.tiles[dst];
        let of = elem(data.elem);
        let shape = self.extents(dst).to_vec();
        let extents: String = shape.iter().map(|extent| format!("{extent}x")).collect();
        let ty = format!("memref<{extents}{of}>");
        let base = self.base(dst);
        let buffer = self.define(&format!("{base}_buf"), &format!("memref.alloc() : {ty}"));
        // The load fills the rest of the last block, too.
        let mut padding = String::new();
        let pad = match pad {
            Some(pad) => Some(self.val(pad)?),
            None if shape != data.shape => Some(self.constant(Literal::Int(0), data.elem)),
            None => None,
        };
        if let Some(value) = &pad {
            padding = format!(" pad_mode = <PadValue> pad_value = {value} : {of}");
            if data.level == Level::Ub {
                self.line(&format!("hivm.hir.vbrc ins({value} : {of}) outs({buffer} : {ty})"));
            }
        }
        if self.is_empty(subview) && data.level == Level::Ub {
            let name = self.define(&base, &format!("bufferization.to_tensor {buffer} restrict writable : {ty}"));
            self.set(dst, name);
            return Ok(());
        }
        let counts = self.counts(subview)?;
        let (source, source_ty) = self.part(subview, &counts)?;
        if pad.is_some() && data.level == Level::L1 {
            padding.push_str(" init_out_buffer = true");
            if let Some(condition) = self.short(&counts, &shape) {
                padding.push_str(&format!(" init_condition = {condition} : i1"));
            }
        }
        if self.full(subview, dst) {
            self.line(&format!("hivm.hir.load ins({source} : {source_ty}) outs({buffer} : {ty})"));
        } else {
            let mut firsts = Vec::new();
            for axis in &subview.axes {
                firsts.push(self.number(axis.first)?);
            }
            let strides = Self::dense(&shape);
            let steps = vec!["1"; strides.len()].join(", ");
            let sizes: String = counts.iter().map(|count| format!("{}x", count.ty())).collect();
            let strided: Vec<String> = strides.iter().map(i64::to_string).collect();
            let offset = firsts.iter().zip(&strides).try_fold(0, |sum, (first, stride)| match first {
                Number::Known(first) => Some(sum + first * stride),
                Number::Val(_) => None,
            });
            let offset = match offset {
                Some(0) => String::new(),
                Some(known) => format!(", offset: {known}"),
                None => ", offset: ?".to_owned(),
            };
            let part_ty = format!("memref<{sizes}{of}, strided<[{}]{offset}>>", strided.join(", "));
            let text = format!(
                "memref.subview {buffer}[{}] [{}] [{steps}] : {ty} to {part_ty}",
                texts(&firsts),
                texts(&counts),
            );
            let part = self.define(&format!("{base}_part"), &text);
            self.line(&format!("hivm.hir.load ins({source} : {source_ty}) outs({part} : {part_ty}){padding}"));
        }
        let name = self.define(&base, &format!("bufferization.to_tensor {buffer} restrict writable : {ty}"));
        self.set(dst, name);
        Ok(())
    }

    /// Hides constant extents of a part of a tile from the vendor's compiler, in a kernel of both
    /// kinds of core: if the extents are known both vector units store all of the part, otherwise
    /// each its own.
    fn hide_ends(&mut self, counts: &mut [Number], src: Tile) {
        for (count, extent) in counts.iter_mut().zip(self.extents(src).to_vec()) {
            let Number::Known(known @ 1..) = *count else { continue };
            if known >= i64::from(extent) {
                continue;
            }
            let (known, none) = (self.index(known), self.index(0));
            let cores = self.define("cores", "hivm.hir.get_block_num -> i64");
            let zero = self.constant(Literal::Int(0), DType::I64);
            let some = self.define("some", &format!("arith.cmpi sgt, {cores}, {zero} : i64"));
            *count = Number::Val(self.define("count", &format!("arith.select {some}, {known}, {none} : index")));
        }
    }

    pub(super) fn store(
        &mut self,
        subview: &Subview,
        src: Tile,
        atomic: Option<AtomicOp>,
        fixpipe: Fixpipe,
    ) -> Emitted<()> {
        if self.is_empty(subview) {
            return Ok(());
        }
        let data = &self.program.tiles[src];
        let to = self.program.tensors[subview.tensor].elem;
        let mut value = self.tile(src);
        // The vendor's compiler places no flag between a write to a buffer in the previous
        // iteration and a store from it, where it has several buffers.
        if data.level == Level::Ub && self.handed_on.contains(&value) {
            let empty = self.empty(src);
            value = self.handed(src, &value, &empty);
        }
        let of = stored(to);
        if fixpipe.relu {
            let (empty, from) = (self.empty(src), self.ty(src));
            let text = format!("hivm.hir.vrelu ins({value} : {from}) outs({empty} : {from}) -> {from}");
            value = self.define("relu", &text);
        }
        let extents: String = data.shape.iter().map(|extent| format!("{extent}x")).collect();
        let mut ty = format!("tensor<{extents}{of}>");
        if elem(data.elem) != of {
            let empty = self.define("e", &format!("tensor.empty() : {ty}"));
            let from = self.ty(src);
            let text = format!("hivm.hir.vcast ins({value} : {from}) outs({empty} : {ty}) round_mode = <rint> -> {ty}");
            value = self.define("cast", &text);
        }
        let mut counts = self.counts(subview)?;
        if !self.full(subview, src) {
            // Vector units may store it.
            if fixpipe.relu || data.level == Level::Ub && self.is_mixed() {
                self.hide_ends(&mut counts, src);
            }
            let mut firsts = Vec::new();
            for axis in &subview.axes {
                firsts.push(self.number(axis.first)?);
            }
            let sizes: String = counts.iter().map(|count| format!("{}x", count.ty())).collect();
            let part_ty = format!("tensor<{sizes}{of}>");
            let steps = vec!["1"; counts.len()].join(", ");
            let text = format!(
                "tensor.extract_slice {value}[{}] [{}] [{steps}] : {ty} to {part_ty}",
                texts(&firsts),
                texts(&counts),
            );
            value = self.define("part", &text);
            ty = part_ty;
        }
        let (target, target_ty) = self.part(subview, &counts)?;
        let atomic = atomic.map_or_else(String::new, |op| format!(" atomic = <{}>", op.name()));
        self.line(&format!("hivm.hir.store ins({value} : {ty}) outs({target} : {target_ty}){atomic}"));
        Ok(())
    }
}
