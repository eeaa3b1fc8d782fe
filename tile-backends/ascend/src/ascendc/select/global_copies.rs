//! Instruction selection of loads and stores between global and vector memory.
//!
//! The last two axes of a subview are one instruction, which moves rows of any length; outer axes
//! are loops. A row begins at a whole block of the tile, so missing elements at its start are
//! padded by the instruction itself. Tiles with one element a row are broadcast after the load.

use super::super::sync::OWN_EVENT;
use super::{Access, Call, Lines, Node, Path, When, Work};
use super::{Select, Selected, at, sum, times};
use crate::ir::{Pipe, Subview, Tile, Val};
use tile_core::elem::DType;
use tile_core::ir::AtomicOp;
use tile_emit::Writer;

/// The existing part of an axis: its first index and its length, as texts.
pub(super) struct Part {
    pub(super) first: String,
    pub(super) count: String,
    /// Whether it is the whole axis, and surely not empty.
    pub(super) whole: bool,
}

impl Select<'_> {
    pub(super) fn parts(&self, subview: &Subview, shape: &[u32]) -> Vec<Part> {
        let known = |val: Val| self.program.int(val);
        subview
            .axes
            .iter()
            .zip(shape)
            .map(|(axis, &extent)| {
                let (first, end) = (self.val(axis.first), self.val(axis.end));
                let count = match (known(axis.first), known(axis.end)) {
                    (Some(first), Some(end)) => (end - first).to_string(),
                    (Some(0), None) => end,
                    _ => format!("({end} - {first})"),
                };
                let whole = known(axis.first) == Some(0) && known(axis.end) == Some(extent.into());
                Part { first, count, whole }
            })
            .collect()
    }

    /// Two conditions: that nothing of a subview is missing, and that something exists.
    fn conditions(parts: &[Part], shape: &[u32]) -> (String, String) {
        let partial: Vec<String> = parts
            .iter()
            .zip(shape)
            .filter(|(part, _)| !part.whole)
            .map(|(part, extent)| format!("{} < {extent}", part.count))
            .collect();
        let exists: Vec<String> = parts
            .iter()
            .filter(|part| part.count.parse::<i64>().map_or(true, |count| count <= 0))
            .map(|part| format!("{} > 0", part.count))
            .collect();
        let exists = if exists.is_empty() { "true".to_owned() } else { exists.join(" && ") };
        (partial.join(" || "), exists)
    }

    fn offset(&self, subview: &Subview, parts: &[Part], from: usize) -> Vec<String> {
        let mut terms = vec![self.val(subview.offset)];
        for (axis, part) in subview.axes.iter().zip(parts).skip(from) {
            terms.push(product(&part.first, &self.val(axis.stride)));
        }
        terms
    }

    pub(super) fn load(&mut self, dst: Tile, subview: &Subview, pad: Option<Val>) -> Selected<()> {
        let shape = self.program.tiles[dst].shape.clone();
        let parts = self.parts(subview, &shape);
        let (partial, exists) = Self::conditions(&parts, &shape);
        if let Some(pad) = pad
            && !partial.is_empty()
        {
            self.pad(dst, pad, &partial)?;
        }
        self.when(&exists, &mut |select| select.load_rows(dst, subview, &parts, pad))
    }

    /// Fills a tile where part of it does not exist. The following load is synchronised here, so
    /// that it need not wait where nothing is missing.
    fn pad(&mut self, dst: Tile, pad: Val, partial: &str) -> Selected<()> {
        self.lists.push(Vec::new());
        self.fill(dst, pad)?;
        let mut inner = self.lists.pop().unwrap_or_default();
        for node in &mut inner {
            if let Node::Call(call) = node {
                call.after.push(format!("SetFlag<HardEvent::V_MTE2>({OWN_EVENT});"));
                call.after.push(format!("WaitFlag<HardEvent::V_MTE2>({OWN_EVENT});"));
                // Waits, so that the next fill does not set a flag that is still set.
                call.after.push(format!("SetFlag<HardEvent::MTE2_V>({OWN_EVENT});"));
                call.after.push(format!("WaitFlag<HardEvent::MTE2_V>({OWN_EVENT});"));
                call.accesses.iter_mut().for_each(|access| access.waited = Some(Pipe::Mte2));
            }
        }
        let condition = partial.to_owned();
        self.push(Node::If { condition, when: When::Edge, then: inner, otherwise: Vec::new() });
        Ok(())
    }

    fn load_rows(&mut self, dst: Tile, subview: &Subview, parts: &[Part], pad: Option<Val>) -> Selected<()> {
        let rows = self.rows(dst);
        let elem = self.elem(dst);
        let tensor = subview.tensor;
        let source = self.tensors[&tensor].clone();
        let rank = subview.axes.len();
        let (last, part) = (&subview.axes[rank - 1], &parts[rank - 1]);
        let contiguous = self.program.int(last.stride) == Some(1);
        if elem == DType::Bool || rows.repeated() || !contiguous {
            return self.load_elements(dst, subview, parts);
        }
        // Rows by one instruction; outer axes by loops.
        let per = 32 / rows.width;
        let (left, begin) = match part.first.as_str() {
            "0" => ("0".to_owned(), "0".to_owned()),
            first => (format!("{first} % {per}"), format!("{first} / {per} * {per}")),
        };
        let length = format!("uint32_t({})", times(&part.count, rows.width));
        let used = if left == "0" { part.count.clone() } else { format!("({left} + {})", part.count) };
        let filled = format!("({per} - {used} % {per}) % {per}");
        let exact = part.count.parse::<u64>().is_ok_and(|count| left == "0" && count % per == 0);
        let ty = self.local_type(elem)?;
        let padding = match pad {
            Some(pad) if !exact => {
                let value = self.tile_scalar(pad);
                format!("DataCopyPadExtParams<{ty}>(true, {left}, {filled}, {value})")
            }
            _ if left != "0" => format!("DataCopyPadExtParams<{ty}>(true, {left}, 0, {ty}())"),
            _ => format!("DataCopyPadExtParams<{ty}>()"),
        };
        let name = self.tile(dst);
        let mut accesses: Vec<Access> = self.tensor_access(Pipe::Mte2, tensor, false).into_iter().collect();
        accesses.push(self.writes(Pipe::Mte2, dst));
        let text = self.rows_text(subview, parts, &rows, &begin, &|place, offset, count, gap| {
            let (source_gap, blocks) = gap;
            let skip = match exact {
                true => "0".to_owned(),
                false => format!("uint32_t({blocks} - ({used} + {}) / {per})", per - 1),
            };
            format!(
                "DataCopyPad({}, {}, DataCopyExtParams({count}, {length}, {source_gap}, {skip}, 0), {padding});",
                at(&name, place),
                at(&source, offset)
            )
        })?;
        let call = self.plain(text, accesses);
        let node = self.moved(tensor, call);
        self.push(node);
        Ok(())
    }

    /// Loops and instructions over the rows of a subview. `emit` gets the position in the tile,
    /// that in the tensor, the number of rows, and the gap between rows in the tensor in bytes
    /// with the blocks of a row in the tile.
    #[allow(clippy::type_complexity, reason = "one function for loads and stores")]
    fn rows_text(
        &mut self,
        subview: &Subview,
        parts: &[Part],
        rows: &super::Rows,
        begin: &str,
        emit: &dyn Fn(&str, &str, &str, (String, u64)) -> String,
    ) -> Selected<String> {
        let rank = subview.axes.len();
        let blocks = rows.pitch / 32;
        let count = if rows.repeated() { "1".to_owned() } else { parts[rank - 1].count.clone() };
        let mut loops = Vec::new();
        let mut place = vec![begin.to_owned()];
        let mut offset = self.offset(subview, parts, rank - 1);
        let mut steps = vec![rows.step()];
        for &extent in rows.outer.iter().rev() {
            steps.push(steps[steps.len() - 1] * extent);
        }
        steps.reverse();
        // Axes outside of the one that the instruction covers.
        let alone = rank >= 2 && self.rows_are_apart(subview, rows, &count);
        for axis in 0..rank.saturating_sub(1) {
            let (step, stride) = (steps[axis + 1], self.val(subview.axes[axis].stride));
            let part = &parts[axis];
            if axis + 2 == rank && alone {
                place.push(times(&part.first, step));
                offset.push(product(&part.first, &stride));
                continue;
            }
            if part.count == "1" {
                place.push(times(&part.first, step));
                offset.push(product(&part.first, &stride));
                continue;
            }
            let name = self.names.fresh("i");
            let end = self.val(subview.axes[axis].end);
            loops.push(format!("for (int64_t {name} = {}; {name} < {end}; {name}++)", part.first));
            place.push(times(&name, step));
            offset.push(product(&name, &stride));
        }
        let single =
            |place: &[String], offset: &[String]| emit(&sum(place), &sum(offset), "1", ("0".to_owned(), blocks));
        let body = if rank >= 2 && alone {
            let (part, axis) = (&parts[rank - 2], &subview.axes[rank - 2]);
            let stride = self.val(axis.stride);
            let width = global_width(rows.width, self.elem_of(subview));
            let bytes = times(&format!("({stride} - {count})"), width);
            let gap = match (stride.parse::<u64>(), count.parse::<u64>()) {
                (Ok(stride), Ok(count)) => ((stride - count) * width).to_string(),
                _ => format!("uint32_t({bytes})"),
            };
            let known = part.count.parse::<u64>().is_ok();
            let rows_count = if known { part.count.clone() } else { format!("uint16_t({})", part.count) };
            let gap = if rows_count == "1" { "0".to_owned() } else { gap };
            let one_row = rows_count == "1";
            let at_once = emit(&sum(&place), &sum(&offset), &rows_count, (gap, blocks));
            if one_row || stride.parse::<u64>().is_ok() || !self.program.is_strided() {
                at_once
            } else {
                // Rows may overlap, or have a stride too large for one instruction.
                let row = self.names.fresh("row");
                place.push(times(&row, steps[rank - 1]));
                offset.push(product(&row, &stride));
                let by_row = single(&place, &offset);
                format!(
                    "if ({stride} >= {count} && {bytes} <= 4294967295) {{\n  {at_once}\n}} else {{\n  \
                     for (int64_t {row} = 0; {row} < {}; {row}++)\n    {by_row}\n}}",
                    part.count
                )
            }
        } else {
            single(&place, &offset)
        };
        let mut out = Writer::<2>::default();
        for head in &loops {
            out.open(head);
        }
        out.lines(body);
        Ok(out.statement())
    }

    /// Whether one instruction may cover rows: there are not too many, and they do not overlap as
    /// far as is known.
    fn rows_are_apart(&self, subview: &Subview, rows: &super::Rows, count: &str) -> bool {
        let rank = subview.axes.len();
        let stride = self.program.int(subview.axes[rank - 2].stride);
        let width = stride.zip(count.parse::<i64>().ok());
        let overlaps = width.is_some_and(|(stride, count)| stride < count) || stride == Some(0);
        rows.outer[rank - 2] <= 4095 && !overlaps
    }

    fn elem_of(&self, subview: &Subview) -> DType {
        self.program.tensors[subview.tensor].elem
    }

    /// Loads elements one by one, with the scalar unit: one for each row, `bool`, and strided
    /// elements.
    fn load_elements(&mut self, dst: Tile, subview: &Subview, parts: &[Part]) -> Selected<()> {
        let tensor = subview.tensor;
        let name = self.tensors[&tensor].clone();
        if self.program.tensors[tensor].writable {
            return self.load_column(dst, subview, parts);
        }
        let rows = self.rows(dst);
        let elem = self.elem(dst);
        let d = self.tile(dst);
        let mut out = Writer::<2>::default();
        let mut place = Vec::new();
        let mut offset = vec![self.val(subview.offset)];
        let mut steps = vec![if rows.repeated() { 0 } else { 1 }, rows.step()];
        for &extent in rows.outer.iter().rev() {
            steps.push(steps[steps.len() - 1] * extent);
        }
        let rank = subview.axes.len();
        for (depth, (axis, part)) in subview.axes.iter().zip(parts).enumerate() {
            let i = self.names.fresh("i");
            let end = self.val(axis.end);
            out.open(format!("for (int64_t {i} = {}; {i} < {end}; {i}++)", part.first));
            place.push(times(&i, steps[rank - 1 - depth]));
            offset.push(product(&i, &self.val(axis.stride)));
        }
        let value = format!("{name}.GetValue({})", sum(&offset));
        let value = match elem {
            DType::Bool => format!("{value} != 0 ? half(1.0f) : half(0.0f)"),
            _ => value,
        };
        let place = sum(&place);
        if rows.repeated() && rows.width >= 2 {
            out.line(format!("Duplicate({}, {value}, {});", at(&d, &place), rows.step()));
            let count = rows.rows();
            self.vector(Lines::new(out.statement(), count, count), Some(dst), &[], [false, false]);
        } else if rows.repeated() {
            return self.unsupported("a column of bytes is loaded");
        } else {
            out.line(format!("{d}.SetValue({place}, {value});"));
            let access = self.writes(Pipe::S, dst);
            self.call(out.statement(), vec![access]);
        }
        Ok(())
    }

    /// Loads one element for each row, of a tensor that the kernel writes: to the scratch memory,
    /// and broadcast from there.
    fn load_column(&mut self, dst: Tile, subview: &Subview, parts: &[Part]) -> Selected<()> {
        let rows = self.rows(dst);
        let rank = subview.axes.len();
        let line = rank == 1 || rank == 2;
        let stride = if rank == 2 { self.program.int(subview.axes[0].stride) } else { Some(1) };
        if !rows.repeated() || !line || stride != Some(1) || rows.width < 2 || self.elem(dst) == DType::Bool {
            return self.unsupported("elements that are apart are loaded from a tensor that the kernel writes");
        }
        let ty = self.local_type(self.elem(dst))?;
        let count = rows.rows();
        let thin = self.scratch(ty, rows.width, count.next_multiple_of(32 / rows.width));
        let along = &parts[0];
        if along.first != "0" {
            return self.unsupported("a column is loaded that begins outside of its tensor");
        }
        let offset = sum(&[self.val(subview.offset)]);
        let source = self.tensors[&subview.tensor].clone();
        let text = format!(
            "DataCopyPad({thin}, {}, DataCopyExtParams(1, uint32_t({}), 0, 0, 0), DataCopyPadExtParams<{ty}>());",
            at(&source, &offset),
            times(&along.count, rows.width)
        );
        let mut accesses: Vec<Access> = self.tensor_access(Pipe::Mte2, subview.tensor, false).into_iter().collect();
        accesses.extend(self.scratch_accesses(Pipe::Mte2, &thin, true));
        let mut call = self.plain(text, accesses);
        let bytes = count * rows.width;
        call.work = Work::Move { bytes, path: Path::GlobalToUb, tensor: Some(subview.tensor) };
        self.push(Node::Call(call));
        self.spread_rows(dst, &thin, count)
    }

    pub(super) fn store(&mut self, subview: &Subview, src: Tile, atomic: Option<AtomicOp>) -> Selected<()> {
        let shape = self.program.tiles[src].shape.clone();
        let parts = self.parts(subview, &shape);
        let (_, exists) = Self::conditions(&parts, &shape);
        let rows = self.rows(src);
        let elem = self.elem(src);
        let rank = subview.axes.len();
        let apart = !rows.repeated() && self.program.int(subview.axes[rank - 1].stride) != Some(1);
        if apart && (rows.width < 2 || elem == DType::Bool) {
            return self.unsupported(format!(
                "a row of {elem} is stored to an axis that is not contiguous; transpose the tile first"
            ));
        }
        if !rows.repeated() && !apart && parts[rank - 1].first != "0" {
            return self.unsupported("a row is stored from its middle on");
        }
        if !matches!(atomic, None | Some(AtomicOp::Add | AtomicOp::Max | AtomicOp::Min)) {
            return self.unsupported("stores add, or take the larger or smaller");
        }
        let mut name = self.tile(src);
        let mut rows = rows;
        let mut accesses = vec![self.reads(Pipe::Mte3, src)];
        if elem == DType::Bool {
            // Bytes, in the scratch memory.
            let narrow = super::Rows::of(&shape, DType::U8);
            let bytes = self.scratch("uint8_t", 1, narrow.elements());
            let mode = "RoundMode::CAST_RINT";
            if rows.repeated() {
                return self.unsupported("a column of `bool` is stored");
            }
            let text = self.cast_each(&bytes, &name, mode, &narrow, &rows);
            self.vector(text, None, &[src], [false, true]);
            accesses = self.scratch_accesses(Pipe::Mte3, &bytes, false);
            name = bytes;
            rows = narrow;
        }
        let (mut subview, mut parts) = (subview.clone(), parts);
        if apart {
            // Each element in a block of its own, as rows of one.
            let ty = self.local_type(elem)?;
            let (elements, per) = (rows.elements(), 32 / rows.width);
            let blocks = self.scratch(ty, rows.width, elements.next_multiple_of(8) * per);
            let spread = brcb(&blocks, &name, per, elements);
            self.vector(Lines::from(spread), None, &[src], [false, true]);
            let outer = rows.outer.iter().copied().chain([rows.step(), 1]).map(|extent| extent as u32);
            rows = super::Rows::of(&outer.collect::<Vec<_>>(), elem);
            subview.axes.extend(subview.axes.last().copied());
            parts.push(Part { first: "0".to_owned(), count: "1".to_owned(), whole: true });
            accesses = self.scratch_accesses(Pipe::Mte3, &blocks, false);
            name = blocks;
        }
        let (subview, parts, rank) = (&subview, parts, subview.axes.len());
        let source = self.tensors[&subview.tensor].clone();
        let global = super::layout::global_type(self.elem_of(subview));
        let Some(global) = global else { return self.unsupported("the tensor has no type in Ascend C") };
        accesses.extend(self.tensor_access(Pipe::Mte3, subview.tensor, true));
        let count = if rows.repeated() { "1".to_owned() } else { parts[rank - 1].count.clone() };
        let length = format!("uint32_t({})", times(&count, rows.width));
        let exact = count.parse::<u64>().is_ok_and(|count| (count * rows.width).is_multiple_of(32)) || rows.repeated();
        let per = 32 / rows.width;
        self.when(&exists, &mut |select| {
            let text = select.rows_text(subview, &parts, &rows, "0", &|place, offset, count_rows, (gap, blocks)| {
                let skip = match exact {
                    true => "0".to_owned(),
                    false => format!("uint32_t({blocks} - ({count} + {}) / {per})", per - 1),
                };
                format!(
                    "DataCopyPad({}, {}, DataCopyExtParams({count_rows}, {length}, {skip}, {gap}, 0));",
                    at(&source, offset),
                    at(&name, place)
                )
            })?;
            let (before, after) = atomically(atomic, global);
            let mut call = Call { before, after, ..select.plain(text, accesses.clone()) };
            call.work = Work::Move { bytes: rows.bytes(), path: Path::UbToGlobal, tensor: Some(subview.tensor) };
            select.push(Node::Call(call));
            Ok(())
        })
    }
}

/// Broadcasts contiguous elements to all lanes of a block each.
pub(super) fn brcb(blocks: &str, elements: &str, lanes: u64, count: u64) -> String {
    let mut lines = Vec::new();
    for first in (0..count.div_ceil(8)).step_by(255) {
        let repeats = (count.div_ceil(8) - first).min(255);
        let (to, from) = (at(blocks, &(first * 8 * lanes).to_string()), at(elements, &(first * 8).to_string()));
        lines.push(format!("Brcb({to}, {from}, {repeats}, BrcbRepeatParams{{1, 8}});"));
    }
    lines.join("\n")
}

pub(super) fn atomically(atomic: Option<AtomicOp>, ty: &str) -> (Vec<String>, Vec<String>) {
    let name = match atomic {
        None => return (Vec::new(), Vec::new()),
        Some(AtomicOp::Max) => "Max",
        Some(AtomicOp::Min) => "Min",
        Some(_) => "Add",
    };
    (vec![format!("SetAtomic{name}<{ty}>();")], vec!["SetAtomicNone();".to_owned()])
}

/// Bytes of an element in global memory, given those in a tile.
fn global_width(width: u64, elem: DType) -> u64 {
    if elem == DType::Bool { 1 } else { width }
}

fn product(a: &str, b: &str) -> String {
    match (a, b) {
        ("0", _) | (_, "0") => "0".to_owned(),
        ("1", other) | (other, "1") => other.to_owned(),
        _ => match (a.parse::<i64>(), b.parse::<i64>()) {
            (Ok(a), Ok(b)) => (a * b).to_string(),
            _ => {
                let part = |text: &str| if text.contains(' ') { format!("({text})") } else { text.to_owned() };
                format!("{} * {}", part(a), part(b))
            }
        },
    }
}
