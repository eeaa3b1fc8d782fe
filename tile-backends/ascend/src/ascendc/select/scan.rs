//! Instruction selection of scans.
//!
//! Along other axes than the last, each row is combined with the one before. Along the last axis a
//! two-level scan processes all rows at once:
//!
//! ```text
//! a b c d e f g h | i j k …          rows of blocks of 8
//!   │ transposed: lanes of 8 rows, a row for each position in a block
//!   ▼
//! row q += row q - 1                 sums within blocks; the last row has the blocks'
//!   │ transposed back     │ each to a block of its own
//!   ▼                     ▼
//! sums within blocks  +   sums of blocks, in steps of 1, 2, 4, … blocks; those of the
//!                         block before
//! ```
//!
//! Extremes of floats, which ignore NaN, types without vector addition, and rows that need too much
//! memory for that, the scalar unit scans element by element.

use super::transpose::{BLOCKS, TransposedBlocks};
use super::{Lines, Select, Selected, at, repeats_of, sum, times};
use crate::ir::{Pipe, Tile};
use tile_core::elem::DType;
use tile_core::ir::ScanOp;

/// Elements of 4 bytes in a block.
const LANES: u64 = 8;

impl Select<'_> {
    pub(super) fn scan(&mut self, op: ScanOp, dst: Tile, src: Tile, axis: u32, reverse: bool) -> Selected<()> {
        let rows = self.rows(src);
        let elem = self.elem(src);
        let last = axis as usize == rows.outer.len();
        if last && rows.repeated() {
            return self.copy(dst, src);
        }
        let instruction = match (op, elem) {
            (ScanOp::Sum, DType::F32 | DType::F16 | DType::I32 | DType::I16) => Some("Add"),
            (ScanOp::Product, DType::F32 | DType::F16 | DType::I32 | DType::I16) => Some("Mul"),
            (ScanOp::Max, DType::I32 | DType::I16) => Some("Max"),
            (ScanOp::Min, DType::I32 | DType::I16) => Some("Min"),
            _ => None,
        };
        // One transpose, and block sums twice.
        let room = 3 * rows.bytes() <= u64::from(self.program.chip.ub) / 3;
        let whole = !reverse || rows.cols.is_multiple_of(LANES);
        match instruction {
            Some(name) if !last => self.scan_rows(name, dst, src, axis as usize, reverse),
            Some(name) if rows.width == 4 && room && whole => self.scan_lines(name, dst, src, reverse),
            _ => self.scan_scalar(op, dst, src, axis, reverse),
        }
    }

    /// Scans along another axis than the last: rows, one after the other.
    fn scan_rows(&mut self, name: &str, dst: Tile, src: Tile, axis: usize, reverse: bool) -> Selected<()> {
        let rows = self.rows(src);
        let before: u64 = rows.outer[..axis].iter().product();
        let (extent, behind) = (rows.outer[axis], rows.outer[axis + 1..].iter().product::<u64>());
        let piece = behind * rows.step();
        let bytes = piece * rows.width;
        let (d, s) = (self.tile(dst), self.tile(src));
        let q = self.names.fresh("q");
        let place = |name: &str, row: &str| at(name, &times(row, piece));
        let first = if reverse { extent - 1 } else { 0 }.to_string();
        let copy = self.pieces_copied(&place(&d, &first), &place(&s, &first), before, bytes / 32, [extent, extent]);
        self.vector(copy, Some(dst), &[src], [false, false]);
        if extent == 1 {
            return Ok(());
        }
        let (row, past) = match reverse {
            true => (format!("{} - {q}", extent - 1), format!("{extent} - {q}")),
            false => (q.clone(), format!("{q} - 1")),
        };
        let [to, last, next] = [place(&d, &row), place(&d, &past), place(&s, &row)];
        let operands = [(&*to, extent), (&*last, extent), (&*next, extent)];
        let lines = self.pieces(name, operands, before, piece, rows.width);
        self.lists.push(Vec::new());
        self.vector(lines, Some(dst), &[dst, src], [false, false]);
        let body = self.lists.pop().unwrap_or_default();
        self.repeat(format!("int64_t {q} = 1; {q} < {extent}; {q}++"), extent - 1, body);
        Ok(())
    }

    /// Scans along rows of elements of 4 bytes.
    fn scan_lines(&mut self, name: &str, dst: Tile, src: Tile, reverse: bool) -> Selected<()> {
        let rows = self.rows(src);
        let ty = self.local_type(self.elem(src))?;
        let (lines, each) = (rows.rows(), rows.step() / LANES);
        let blocks = lines * each;
        let (d, s) = (self.tile(dst), self.tile(src));
        let TransposedBlocks { name: blocks_t, step: wide, dump } = self.transpose_blocks(src, s, blocks, LANES)?;
        let row = |q: u64| at(&blocks_t, &(q * wide).to_string());
        for step in 1..LANES {
            let (q, past) = if reverse { (LANES - 1 - step, LANES - step) } else { (step, step - 1) };
            let text = format!("{name}({0}, {1}, {0}, {blocks});", row(q), row(past));
            self.vector(Lines::new(text, 1, repeats_of(blocks * 4)), None, &[], [true, true]);
        }
        let back = self.blocks_back(&d, &blocks_t, ty, blocks, wide, &dump);
        self.vector(back, Some(dst), &[], [true, false]);
        if each == 1 {
            return Ok(());
        }
        let count = blocks.next_multiple_of(LANES) * LANES;
        let [mut sums, mut next] = [0, 1].map(|_| self.scratch(ty, 4, count));
        let brcb = super::global_copies::brcb(&sums, &row(if reverse { 0 } else { LANES - 1 }), LANES, blocks);
        self.vector(Lines::new(brcb, 1, repeats_of(count * 4)), None, &[], [true, true]);
        let r = self.names.fresh("r");
        // A position in the blocks of a row.
        let place = |name: &str, block: u64| match lines {
            1 => at(name, &(block * LANES).to_string()),
            _ => at(name, &sum(&[times(&r, each * LANES), (block * LANES).to_string()])),
        };
        let looped = |body: &[String]| match lines {
            1 => body.join("\n"),
            _ => format!("for (int64_t {r} = 0; {r} < {lines}; {r}++) {{\n  {}\n}}", body.join("\n  ")),
        };
        let mut step = 1;
        while step < each {
            let rest = each - step;
            // The elements that are combined, and those that are copied.
            let (to, from, kept) = if reverse { (0, step, rest) } else { (step, 0, 0) };
            let body = [
                format!(
                    "{name}({}, {}, {}, {});",
                    place(&next, to),
                    place(&sums, to),
                    place(&sums, from),
                    rest * LANES
                ),
                format!("DataCopy({}, {}, DataCopyParams(1, {step}, 0, 0));", place(&next, kept), place(&sums, kept)),
            ];
            let repeats = lines * (repeats_of(rest * 32) + repeats_of(step * 32));
            self.vector(Lines::new(looped(&body), 2 * lines, repeats), None, &[], [true, true]);
            (sums, next) = (next, sums);
            step *= 2;
        }
        let (to, from) = if reverse { (0, 1) } else { (1, 0) };
        let body = format!("{name}({0}, {0}, {1}, {2});", place(&d, to), place(&sums, from), (each - 1) * LANES);
        let work = Lines::new(looped(&[body]), lines, lines * repeats_of((each - 1) * 32));
        self.vector(work, Some(dst), &[dst], [true, false]);
        Ok(())
    }

    /// Transposes eight rows of 4 bytes, each column of which becomes a block: pairs of blocks of
    /// each row, 16 columns at once.
    fn blocks_back(&mut self, d: &str, blocks_t: &str, ty: &str, blocks: u64, wide: u64, dump: &str) -> Lines {
        let [to, from, i] = ["to", "from", "i"].map(|name| self.names.fresh(name));
        let piece = |first: u64, columns: u64, repeats: u64| {
            let place = at(d, &format!("({first} + {i} % 2 * {LANES} + {i} / 2) * {LANES}"));
            let place = match columns {
                BLOCKS => place,
                _ => format!("({i} % 2 * {LANES} + {i} / 2 >= {columns} ? {dump} : {place})"),
            };
            let (far, near) = if repeats == 1 { (0, 0) } else { (BLOCKS, 2) };
            format!(
                "{{\n  uint64_t {to}[{BLOCKS}], {from}[{BLOCKS}];\n  for (int64_t {i} = 0; {i} < {BLOCKS}; {i}++) {{\n    \
                 {from}[{i}] = (uint64_t){}.GetPhyAddr();\n    {to}[{i}] = (uint64_t){place}.GetPhyAddr();\n  }}\n  \
                 TransDataTo5HD<{ty}>({to}, {from}, TransDataTo5HDParams(false, false, {repeats}, {far}, {near}));\n}}",
                at(blocks_t, &format!("{i} % {LANES} * {wide} + {first} + {i} / {LANES} * {LANES}"))
            )
        };
        let whole = blocks / BLOCKS;
        let mut parts = Vec::new();
        for first in (0..whole).step_by(255) {
            parts.push(piece(first * BLOCKS, BLOCKS, (whole - first).min(255)));
        }
        if !blocks.is_multiple_of(BLOCKS) {
            parts.push(piece(whole * BLOCKS, blocks % BLOCKS, 1));
        }
        Lines::new(parts.join("\n"), parts.len() as u64, blocks.div_ceil(BLOCKS))
    }

    /// Scans element by element, with the scalar unit.
    fn scan_scalar(&mut self, op: ScanOp, dst: Tile, src: Tile, axis: u32, reverse: bool) -> Selected<()> {
        let rows = self.rows(src);
        let ty = self.local_type(self.elem(src))?;
        let (d, s) = (self.tile(dst), self.tile(src));
        let axis = axis as usize;
        let last = axis == rows.outer.len();
        let step = rows.step();
        let [r, q, c, all, next] = ["r", "q", "c", "all", "next"].map(|name| self.names.fresh(name));
        let cols = if last { 1 } else { rows.cols.max(if rows.repeated() { step } else { 1 }) };
        let (before, extent, behind) = if last {
            (rows.rows(), rows.cols, 1)
        } else {
            let before: u64 = rows.outer[..axis].iter().product();
            (before, rows.outer[axis], rows.outer[axis + 1..].iter().product())
        };
        let at = if reverse { format!("({extent} - 1 - {q})") } else { q.clone() };
        let place = if last {
            format!("{r} * {step} + {at}")
        } else {
            format!("(({r} / {behind} * {extent} + {at}) * {behind} + {r} % {behind}) * {step} + {c}")
        };
        let combine = match op {
            ScanOp::Sum => format!("{all} = {q} == 0 ? {next} : {ty}({all} + {next});"),
            ScanOp::Product => format!("{all} = {q} == 0 ? {next} : {ty}({all} * {next});"),
            ScanOp::Max | ScanOp::Min => {
                let better = if op == ScanOp::Max { ">" } else { "<" };
                let or_nan = if self.elem(src).is_float() { format!(" || {all} != {all}") } else { String::new() };
                format!("{all} = {q} == 0 || {next} {better} {all}{or_nan} ? {next} : {all};")
            }
        };
        let text = format!(
            "for (int64_t {r} = 0; {r} < {}; {r}++)\n  for (int64_t {c} = 0; {c} < {cols}; {c}++) {{\n    \
             {ty} {all} = {ty}(0);\n    for (int64_t {q} = 0; {q} < {extent}; {q}++) {{\n      \
             const {ty} {next} = {s}.GetValue({place});\n      {combine}\n      {d}.SetValue({place}, {all});\n    }}\n  }}",
            before * behind
        );
        let accesses = vec![self.reads(Pipe::S, src), self.writes(Pipe::S, dst)];
        self.call(text, accesses);
        Ok(())
    }
}
