//! Instruction selection of data movement within the vector memory: slices, inserts, reshapes.
//!
//! Whole blocks of rows are copied, and so are tiles whose rows have no padding. Otherwise the
//! scalar unit moves element by element, which is slow. Transposes are in `transpose`.

use super::super::api_table::MOST_REPEATS;
use super::{Call, Lines, Node, Rows, Select, Selected, Work, at, repeats_of, sum, times};
use crate::chip::Chip;
use crate::ir::{Pipe, Tile, Val};
use tile_core::elem::DType;
use tile_emit::Writer;

/// The largest number of rows of a `DataCopy`, and the largest stride in blocks.
pub(super) const MOST_ROWS: u64 = 4095;
pub(super) const MOST_GAP: u64 = 65535;

/// A map from an index in one tile to that in another.
pub(super) type Index<'a> = &'a dyn Fn(&[String]) -> Vec<String>;

/// The index in a whole tile of an index in a part that begins at `begin`.
fn shifted(index: &[String], begin: &[String]) -> Vec<String> {
    index.iter().zip(begin).map(|(index, begin)| sum(&[begin.clone(), index.clone()])).collect()
}

impl Select<'_> {
    /// The offset of an element in a tile, from the text of each index.
    pub(super) fn element(&self, tile: Tile, index: &[String]) -> String {
        let rows = self.rows(tile);
        let Some((last, outer)) = index.split_last() else { return "0".to_owned() };
        let mut row = "0".to_owned();
        for (index, &extent) in outer.iter().zip(&rows.outer) {
            row = sum(&[times(&row, extent), index.clone()]);
        }
        let column = if rows.repeated() { "0".to_owned() } else { last.clone() };
        sum(&[times(&row, rows.step()), column])
    }

    /// Loops over the elements of `over`; each sets element `to(i)` of `dst` to element `from(i)`
    /// of `src`.
    pub(super) fn by_elements(
        &mut self,
        over: Tile,
        dst: Tile,
        src: Tile,
        to: &dyn Fn(&[String]) -> Vec<String>,
        from: &dyn Fn(&[String]) -> Vec<String>,
    ) -> Selected<()> {
        let shape = self.program.tiles[over].shape.clone();
        let names: Vec<String> = shape.iter().map(|_| self.names.fresh("i")).collect();
        let (d, s) = (self.tile(dst), self.tile(src));
        let target = self.element(dst, &to(&names));
        let source = self.element(src, &from(&names));
        let mut out = Writer::<2>::default();
        for (name, extent) in names.iter().zip(&shape) {
            out.open(format!("for (int64_t {name} = 0; {name} < {extent}; {name}++)"));
        }
        if self.rows(dst).repeated() {
            let lane = self.names.fresh("lane");
            let lanes = self.rows(dst).step();
            out.open(format!("for (int64_t {lane} = 0; {lane} < {lanes}; {lane}++)"));
            out.line(format!("{d}.SetValue({target} + {lane}, {s}.GetValue({source}));"));
        } else {
            out.line(format!("{d}.SetValue({target}, {s}.GetValue({source}));"));
        }
        let text = out.statement();
        let accesses = vec![self.reads(Pipe::S, src), self.writes(Pipe::S, dst)];
        let count: u64 = shape.iter().map(|&extent| u64::from(extent)).product();
        let lanes = if self.rows(dst).repeated() { self.rows(dst).step() } else { 1 };
        let call = Call { work: Work::Elements(count * lanes), ..self.plain(text, accesses) };
        self.push(Node::Call(call));
        Ok(())
    }

    /// Copies whole blocks from row `from(i)` of `src` to row `to(i)` of `dst`, for the rows of
    /// `over`. `axes` are the axes of `dst` and of `src` that an axis of `over` maps to: along
    /// the longest, one instruction copies all rows.
    pub(super) fn copy_whole_rows(
        &mut self,
        over: Tile,
        (dst, to): (Tile, Index<'_>),
        (src, from): (Tile, Index<'_>),
        axes: &dyn Fn(usize) -> [usize; 2],
    ) -> Selected<()> {
        let rows = self.rows(over);
        let (blocks, outer) = (rows.pitch / 32, &rows.outer);
        let strides = |axis: usize| {
            let [into, of] = axes(axis);
            [(dst, into), (src, of)].map(|(tile, axis)| {
                let rows = self.rows(tile);
                rows.outer[axis + 1..].iter().product::<u64>() * rows.pitch / 32
            })
        };
        let fits = |&axis: &usize| {
            let near = strides(axis).into_iter().all(|stride| (blocks..=blocks + MOST_GAP).contains(&stride));
            near && (2..=MOST_ROWS).contains(&outer[axis])
        };
        let along = (0..outer.len()).filter(fits).max_by_key(|&axis| outer[axis]);
        let (count, gaps) = match along {
            Some(axis) => (outer[axis], strides(axis).map(|stride| stride - blocks)),
            None => (1, [0, 0]),
        };
        let mut text = String::new();
        let (mut index, mut times) = (Vec::new(), 1);
        for (axis, &extent) in outer.iter().enumerate() {
            if extent == 1 || along == Some(axis) {
                index.push("0".to_owned());
                continue;
            }
            let name = self.names.fresh("i");
            text += &format!("for (int64_t {name} = 0; {name} < {extent}; {name}++)\n");
            times *= extent;
            index.push(name);
        }
        index.push("0".to_owned());
        let (d, s) = (self.tile(dst), self.tile(src));
        let (to, from) = (at(&d, &self.element(dst, &to(&index))), at(&s, &self.element(src, &from(&index))));
        let indent = if text.is_empty() { "" } else { "  " };
        let [into, of] = gaps;
        text += &format!("{indent}DataCopy({to}, {from}, DataCopyParams({count}, {blocks}, {of}, {into}));");
        // The other elements of the destination stay.
        let read = if over == dst { vec![src] } else { vec![src, dst] };
        let work = Lines::new(text, times, rows.rows() * repeats_of(rows.pitch));
        self.vector(work, Some(dst), &read, [false, false]);
        Ok(())
    }

    pub(super) fn reshape(&mut self, dst: Tile, src: Tile) -> Selected<()> {
        let (d, s) = (self.rows(dst), self.rows(src));
        let (dn, sn) = (self.tile(dst), self.tile(src));
        let dense = |rows: &Rows| !rows.repeated() && rows.pitch == rows.cols * rows.width;
        if d.cols == s.cols || d.rows() == 1 && s.rows() == 1 || dense(&d) && dense(&s) {
            let text = format!("DataCopy({dn}, {sn}, DataCopyParams(1, {}, 0, 0));", d.bytes().min(s.bytes()) / 32);
            self.vector(text, Some(dst), &[src], [false, false]);
            return Ok(());
        }
        let wide = d.width == 2 || d.width == 4;
        if d.repeated() && s.rows() == 1 && wide {
            // The same instruction as for results of reductions, from the tile.
            let count = d.rows();
            let step = d.step();
            let mut lines = Vec::new();
            for first in (0..count.div_ceil(8)).step_by(255) {
                let repeats = (count.div_ceil(8) - first).min(255);
                let to = at(&dn, &(first * 8 * step).to_string());
                let from = at(&sn, &(first * 8).to_string());
                lines.push(format!("Brcb({to}, {from}, {repeats}, BrcbRepeatParams{{1, 8}});"));
            }
            self.vector(lines.join("\n"), Some(dst), &[src], [false, false]);
            return Ok(());
        }
        if s.repeated() && d.rows() == 1 && matches!(self.elem(dst), DType::F32 | DType::F16 | DType::Bool) {
            let count = s.rows();
            let mut lines = Vec::new();
            for first in (0..count).step_by(255) {
                let repeats = (count - first).min(255);
                let to = at(&dn, &first.to_string());
                let from = at(&sn, &(first * s.step()).to_string());
                lines.push(format!("WholeReduceSum({to}, {from}, 1, {repeats}, 1, 1, 1);"));
            }
            let picked = Lines::new(lines.join("\n"), lines.len() as u64, count);
            self.vector(picked, Some(dst), &[src], [false, false]);
            return Ok(());
        }
        if s.repeated() && d.rows() == 1 && wide {
            // The first of the rows that the blocks are transposed to.
            let blocks_t = self.transpose_blocks(src, sn, s.rows(), s.step())?.name;
            let text = format!("DataCopy({dn}, {blocks_t}, DataCopyParams(1, {}, 0, 0));", d.bytes() / 32);
            self.vector(text, Some(dst), &[], [true, false]);
            return Ok(());
        }
        let from_shape = self.program.tiles[src].shape.clone();
        let to_shape = self.program.tiles[dst].shape.clone();
        self.by_elements(dst, dst, src, &<[String]>::to_vec, &move |index| {
            let mut linear = "0".to_owned();
            for (index, &extent) in index.iter().zip(&to_shape) {
                linear = sum(&[times(&linear, extent.into()), index.clone()]);
            }
            let mut from = Vec::new();
            let mut behind: u64 = 1;
            for &extent in from_shape.iter().rev() {
                from.push(format!("({linear}) / {behind} % {extent}"));
                behind *= u64::from(extent);
            }
            from.reverse();
            from
        })
    }

    pub(super) fn bitcast(&mut self, dst: Tile, src: Tile) -> Selected<()> {
        let rows = self.rows(dst);
        if rows.width != self.rows(src).width {
            return self.unsupported("a tile is read as elements of another width");
        }
        let ty = self.local_type(self.elem(dst))?;
        let (d, s) = (self.tile(dst), self.tile(src));
        let text =
            format!("DataCopy({d}, {s}.ReinterpretCast<{ty}>(), DataCopyParams(1, {}, 0, 0));", rows.bytes() / 32);
        self.vector(text, Some(dst), &[src], [false, false]);
        Ok(())
    }

    pub(super) fn slice(&mut self, dst: Tile, src: Tile, begin: &[Val]) -> Selected<()> {
        let (d, s) = (self.rows(dst), self.rows(src));
        let whole = d.cols == s.cols && self.rows_together(dst, src);
        let begin: Vec<String> = begin.iter().map(|&val| self.val(val)).collect();
        if whole {
            let place = self.element(src, &begin);
            let (dn, sn) = (self.tile(dst), self.tile(src));
            let text = format!("DataCopy({dn}, {}, DataCopyParams(1, {}, 0, 0));", at(&sn, &place), d.bytes() / 32);
            self.vector(text, Some(dst), &[src], [false, false]);
            return Ok(());
        }
        let from = |index: &[String]| shifted(index, &begin);
        if self.begins_a_block(&s, &begin) && d.repeated() == s.repeated() {
            return self.copy_whole_rows(dst, (dst, &<[String]>::to_vec), (src, &from), &|axis| [axis, axis]);
        }
        if d.repeated() && d.outer == s.outer && matches!(s.width, 2 | 4) {
            return self.column(dst, src, &begin[begin.len() - 1]);
        }
        self.by_elements(dst, dst, src, &<[String]>::to_vec, &from)
    }

    /// Extracts a column and broadcasts each of its elements to a block: it is a row of the
    /// transposed blocks.
    fn column(&mut self, dst: Tile, src: Tile, column: &str) -> Selected<()> {
        let rows = self.rows(src);
        let (count, lanes) = (rows.rows(), 32 / rows.width);
        let number = column.parse::<u64>().ok();
        let block = number.map_or_else(|| format!("{column} / {lanes} * {lanes}"), |n| (n / lanes * lanes).to_string());
        let first = at(&self.tile(src), &block);
        let blocks_t = self.transpose_blocks(src, first, count, rows.step())?;
        let across = blocks_t.step;
        let row = number.map_or_else(|| format!("{column} % {lanes} * {across}"), |n| (n % lanes * across).to_string());
        self.spread_rows(dst, &at(&blocks_t.name, &row), count)
    }

    /// Whether a part of rows begins at a block boundary.
    fn begins_a_block(&self, whole: &Rows, begin: &[String]) -> bool {
        let lanes = 32 / whole.width;
        let first = begin.last().and_then(|begin| begin.parse::<u64>().ok());
        first.is_some_and(|first| first.is_multiple_of(lanes) || whole.repeated())
    }

    pub(super) fn insert(&mut self, dst: Tile, src: Tile, begin: &[Val]) -> Selected<()> {
        let (d, s) = (self.rows(dst), self.rows(src));
        let begin: Vec<String> = begin.iter().map(|&val| self.val(val)).collect();
        if d.cols == s.cols && self.rows_together(src, dst) {
            let place = self.element(dst, &begin);
            let (dn, sn) = (self.tile(dst), self.tile(src));
            let text = format!("DataCopy({}, {sn}, DataCopyParams(1, {}, 0, 0));", at(&dn, &place), s.bytes() / 32);
            self.vector(text, Some(dst), &[src, dst], [false, false]);
            return Ok(());
        }
        let to = |index: &[String]| shifted(index, &begin);
        // No block is shared with other data.
        let whole = s.cols * s.width == s.pitch || d.cols == s.cols;
        if whole && self.begins_a_block(&d, &begin) && d.repeated() == s.repeated() {
            return self.copy_whole_rows(src, (dst, &to), (src, &<[String]>::to_vec), &|axis| [axis, axis]);
        }
        self.by_elements(src, dst, src, &to, &<[String]>::to_vec)
    }

    /// Whether the rows of a part are contiguous in the whole tile.
    fn rows_together(&self, part: Tile, whole: Tile) -> bool {
        let (part, whole) = (self.rows(part).outer, self.rows(whole).outer);
        let first = part.iter().position(|&extent| extent > 1).unwrap_or(part.len());
        part.iter().zip(&whole).skip(first + 1).all(|(part, whole)| part == whole)
    }

    pub(super) fn gather(&mut self, dst: Tile, src: Tile, index: Tile) -> Selected<()> {
        let rows = self.rows(dst);
        if !matches!(rows.width, 2 | 4) || rows.repeated() || self.rows(src).repeated() {
            return self.unsupported("elements of such a tile are not gathered");
        }
        let offsets = self.scratch("int32_t", 4, rows.cols);
        let (d, s, i) = (self.tile(dst), self.tile(src), self.tile(index));
        let text = format!("Muls({offsets}, {i}, int32_t({}), {});", rows.width, rows.cols);
        self.vector(text, None, &[index], [false, true]);
        let text = gathers(&d, &s, &offsets, rows.cols, rows.width);
        self.vector(text, Some(dst), &[src], [true, false]);
        Ok(())
    }
}

/// Gathers elements of `s`, in as many instructions as the repetition limit requires.
fn gathers(d: &str, s: &str, offsets: &str, count: u64, width: u64) -> String {
    let most = MOST_REPEATS * u64::from(Chip::REPEAT) / width;
    let parts = (0..count).step_by(most as usize).map(|first| {
        let (to, from) = (at(d, &first.to_string()), at(offsets, &first.to_string()));
        format!("Gather({to}, {s}, {from}.ReinterpretCast<uint32_t>(), 0, {});", (count - first).min(most))
    });
    parts.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_instruction_gathers_at_most_255_repetitions() {
        let whole = "Gather(d, s, o.ReinterpretCast<uint32_t>(), 0, 16320);";
        assert_eq!(gathers("d", "s", "o", 16320, 4), whole);
        let rest = "Gather(d[16320], s, o[16320].ReinterpretCast<uint32_t>(), 0, 64);";
        assert_eq!(gathers("d", "s", "o", 16384, 4), format!("{whole}\n{rest}"));
        assert_eq!(gathers("d", "s", "o", 16384, 2), "Gather(d, s, o.ReinterpretCast<uint32_t>(), 0, 16384);");
    }
}
