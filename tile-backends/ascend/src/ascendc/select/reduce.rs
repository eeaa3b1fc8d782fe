//! Instruction selection of reductions.
//!
//! - *Along rows* of suitable length, blocks and pairs of them are reduced (`tree_reduce`). Other
//!   rows are first combined to one repetition, which one instruction reduces. Results are
//!   contiguous and are then broadcast to a block each.
//! - *Along other axes* whole rows are combined.
//! - What the hardware cannot reduce along rows was decomposed before (`passes/row_reductions`);
//!   what is left (rows that take too much memory, types without arithmetic) the scalar unit
//!   reduces, element by element.

use super::broadcast::{MOST, RowOperand};
use super::global_copies::brcb;
use super::shuffle::{MOST_GAP, MOST_ROWS};
use super::{Lines, Select, Selected, at, repeats_of};
use crate::chip::Chip;
use crate::ir::{Pipe, ReduceOp, Tile};
use tile_core::elem::DType;

impl Select<'_> {
    pub(super) fn reduce(
        &mut self,
        op: ReduceOp,
        dst: Tile,
        index: Option<Tile>,
        src: Tile,
        axis: u32,
    ) -> Selected<()> {
        let elem = self.elem(src);
        let shape = self.program.tiles[src].shape.clone();
        let last = axis as usize + 1 == shape.len();
        let float = matches!(elem, DType::F32 | DType::F16 | DType::Bool);
        let simple = matches!(op, ReduceOp::Sum | ReduceOp::Max | ReduceOp::Min) && index.is_none();
        if shape[axis as usize] == 1 && index.is_none() {
            return self.copy(dst, src);
        }
        if last && simple && float {
            return self.reduce_rows(op, dst, src);
        }
        let vectors = float || matches!(elem, DType::I32 | DType::I16);
        if !last
            && vectors
            && index.is_none()
            && matches!(op, ReduceOp::Sum | ReduceOp::Max | ReduceOp::Min | ReduceOp::Product)
        {
            return self.reduce_outer(op, dst, src, axis);
        }
        self.reduce_scalar(op, dst, index, src, axis)
    }

    fn reduce_rows(&mut self, op: ReduceOp, dst: Tile, src: Tile) -> Selected<()> {
        if self.reduce_tree(op, dst, src)? {
            return Ok(());
        }
        let rows = self.rows(src);
        let repeat = u64::from(Chip::REPEAT);
        let lanes = repeat / rows.width;
        let ty = self.local_type(self.elem(src))?;
        let name = self.tile(src);
        let count = rows.rows();
        let (pair, whole, order) = match op {
            ReduceOp::Sum => ("Add", "WholeReduceSum", ""),
            ReduceOp::Max => ("Max", "WholeReduceMax", ", ReduceOrder::ORDER_ONLY_VALUE"),
            _ => ("Min", "WholeReduceMin", ", ReduceOrder::ORDER_ONLY_VALUE"),
        };
        let blocks = rows.pitch / 32;
        let thin = self.scratch(ty, rows.width, count.next_multiple_of(8));
        let (from, mask, stride, wide) = if rows.cols <= lanes {
            (name.clone(), rows.cols, blocks, false)
        } else {
            let acc = self.scratch(ty, rows.width, count * lanes);
            let step = rows.step();
            // Row by row where the row stride exceeds the instruction's.
            let r = self.names.fresh("r");
            let apart = blocks > 255;
            let line = |column: &str, mask: &str, first: bool| {
                let lines = |text: String| Lines::new(text, if apart { count } else { count.div_ceil(255) }, count);
                let piece = |row: &str, repeats: u64, near: u64, far: u64| {
                    let a = super::times(row, lanes);
                    let s = super::sum(&[super::times(row, step), column.to_owned()]);
                    if first {
                        format!(
                            "Copy({}, {}, {mask}, {repeats}, CopyRepeatParams{{1, 1, {near}, {far}}});",
                            at(&acc, &a),
                            at(&name, &s)
                        )
                    } else {
                        format!(
                            "{pair}({0}, {0}, {1}, {mask}, {repeats}, BinaryRepeatParams{{1, 1, 1, {near}, {near}, {far}}});",
                            at(&acc, &a),
                            at(&name, &s)
                        )
                    }
                };
                if apart {
                    lines(format!("for (int64_t {r} = 0; {r} < {count}; {r}++)\n  {}", piece(&r, 1, 8, 8)))
                } else {
                    let mut all = Vec::new();
                    for first_row in (0..count).step_by(255) {
                        all.push(piece(&first_row.to_string(), (count - first_row).min(255), 8, blocks));
                    }
                    lines(all.join("\n"))
                }
            };
            self.vector(line("0", &lanes.to_string(), true), None, &[src], [false, true]);
            let full = rows.cols / lanes * lanes;
            if full > lanes {
                let body = self.names.fresh("c");
                let text = line(&body, &lanes.to_string(), false);
                let name = body.clone();
                self.lists.push(Vec::new());
                self.vector(text, None, &[src], [true, true]);
                let inner = self.lists.pop().unwrap_or_default();
                let head = format!("int64_t {name} = {lanes}; {name} < {full}; {name} += {lanes}");
                self.repeat(head, full / lanes - 1, inner);
            }
            if full < rows.cols {
                let text = line(&full.to_string(), &(rows.cols - full).to_string(), false);
                self.vector(text, None, &[src], [true, true]);
            }
            (acc, lanes, 8, true)
        };
        let mut lines = Vec::new();
        for first in (0..count).step_by(255) {
            let repeats = (count - first).min(255);
            let s = at(&from, &(first * stride * 32 / rows.width).to_string());
            let d = at(&thin, &first.to_string());
            lines.push(format!("{whole}({d}, {s}, {mask}, {repeats}, 1, 1, {stride}{order});"));
        }
        let reduced = Lines::new(lines.join("\n"), lines.len() as u64, count);
        self.vector(reduced, None, &[src], [wide, true]);
        self.spread_rows(dst, &thin, count)
    }

    /// Broadcasts contiguous elements to a block each.
    pub(super) fn spread_rows(&mut self, dst: Tile, thin: &str, count: u64) -> Selected<()> {
        let d = self.tile(dst);
        let lines = brcb(&d, thin, 32 / self.rows(dst).width, count);
        self.vector(lines, Some(dst), &[], [true, false]);
        Ok(())
    }

    fn reduce_outer(&mut self, op: ReduceOp, dst: Tile, src: Tile, axis: u32) -> Selected<()> {
        let rows = self.rows(src);
        let axis = axis as usize;
        let before: u64 = rows.outer[..axis].iter().product();
        let (extent, behind) = (rows.outer[axis], rows.outer[axis + 1..].iter().product::<u64>());
        let piece = behind * rows.step();
        let (d, s) = (self.tile(dst), self.tile(src));
        let name = match op {
            ReduceOp::Sum => "Add",
            ReduceOp::Max => "Max",
            ReduceOp::Min => "Min",
            _ => "Mul",
        };
        let bytes = piece * rows.width;
        let text = self.pieces_copied(&d, &s, before, bytes / 32, [1, extent]);
        self.vector(text, Some(dst), &[src], [false, false]);
        if extent == 1 {
            return Ok(());
        }
        let a = self.names.fresh("a");
        let next = at(&s, &super::times(&a, piece));
        let lines = self.pieces(name, [(&d, 1), (&d, 1), (&next, extent)], before, piece, rows.width);
        self.lists.push(Vec::new());
        self.vector(lines, Some(dst), &[dst, src], [false, false]);
        let body = self.lists.pop().unwrap_or_default();
        self.repeat(format!("int64_t {a} = 1; {a} < {extent}; {a}++"), extent - 1, body);
        Ok(())
    }

    /// Copies pieces of whole blocks, with a stride on each side.
    pub(super) fn pieces_copied(&mut self, d: &str, s: &str, count: u64, blocks: u64, apart: [u64; 2]) -> Lines {
        let repeats = count * repeats_of(blocks * 32);
        let gaps = apart.map(|apart| (apart - 1) * blocks);
        if count <= MOST_ROWS && gaps.iter().all(|&gap| gap <= MOST_GAP) {
            let [into, of] = if count == 1 { [0, 0] } else { gaps };
            let text = format!("DataCopy({d}, {s}, DataCopyParams({count}, {blocks}, {of}, {into}));");
            return Lines::new(text, 1, repeats);
        }
        let o = self.names.fresh("o");
        // The element type does not matter for whole blocks.
        let bits = |name: &str| format!("{name}.ReinterpretCast<uint32_t>()");
        let place = |name: &str, apart: u64| format!("{}[{}]", bits(name), super::times(&o, apart * blocks * 8));
        let text = format!(
            "for (int64_t {o} = 0; {o} < {count}; {o}++)\n  DataCopy({}, {}, DataCopyParams(1, {blocks}, 0, 0));",
            place(d, apart[0]),
            place(s, apart[1])
        );
        Lines::new(text, count, repeats)
    }

    /// A binary instruction over pieces of `piece` elements, with strides.
    pub(super) fn pieces(
        &mut self,
        name: &str,
        operands: [(&str, u64); 3],
        count: u64,
        piece: u64,
        width: u64,
    ) -> Lines {
        if count == 1 {
            let [d, a, b] = operands.map(|(name, _)| name);
            return Lines::new(format!("{name}({d}, {a}, {b}, {piece});"), 1, repeats_of(piece * width));
        }
        let walked = |(name, apart): (&str, u64)| RowOperand {
            name: name.to_owned(),
            outer: vec![count],
            blocks: apart * piece * width / 32,
            width,
            one: false,
        };
        self.by_rows(piece, MOST, &operands.map(walked), &|p, mask, repeats| {
            format!(
                "{name}({}, {}, {}, {mask}, {repeats}, BinaryRepeatParams{{1, 1, 1, {}, {}, {}}});",
                p[0].at, p[1].at, p[2].at, p[0].repeat, p[1].repeat, p[2].repeat
            )
        })
    }

    /// Reduces on the scalar unit, with loops over the axes around the reduced one.
    fn reduce_scalar(&mut self, op: ReduceOp, dst: Tile, index: Option<Tile>, src: Tile, axis: u32) -> Selected<()> {
        let (rows, out) = (self.rows(src), self.rows(dst));
        let ty = self.local_type(self.elem(src))?;
        if matches!(self.elem(src), DType::BF16) {
            return self.unsupported("a reduction of bf16");
        }
        let (d, s) = (self.tile(dst), self.tile(src));
        let axis = axis as usize;
        let last = axis == rows.outer.len();
        let [r, q, c, lane, best, place, next] =
            ["r", "q", "c", "lane", "best", "place", "next"].map(|name| self.names.fresh(name));
        let (before, extent, behind, cols) = if last {
            (rows.rows(), rows.cols, 1, 1)
        } else {
            let before: u64 = rows.outer[..axis].iter().product();
            (before, rows.outer[axis], rows.outer[axis + 1..].iter().product(), rows.cols)
        };
        let (step, out_step) = (rows.step(), out.step());
        let source = if last {
            format!("{r} * {step} + {q}")
        } else {
            format!("(({r} / {behind} * {extent} + {q}) * {behind} + {r} % {behind}) * {step} + {c}")
        };
        let target = format!("{r} * {out_step} + {c}");
        let better = match op {
            ReduceOp::ArgMax => Some('>'),
            ReduceOp::ArgMin => Some('<'),
            _ => None,
        };
        let combine = match op {
            ReduceOp::Sum => format!("{best} = {best} + {next};"),
            ReduceOp::Product => format!("{best} = {best} * {next};"),
            ReduceOp::Max => format!("if ({next} > {best}) {best} = {next};"),
            ReduceOp::Min => format!("if ({next} < {best}) {best} = {next};"),
            ReduceOp::ArgMax | ReduceOp::ArgMin => String::new(),
        };
        let mut text = format!("for (int64_t {r} = 0; {r} < {}; {r}++)\n", before * behind);
        text += &format!("  for (int64_t {c} = 0; {c} < {cols}; {c}++) {{\n");
        let first = source.replace(&q, "0");
        text += &format!("    {ty} {best} = {s}.GetValue({first});\n");
        if index.is_some() {
            text += &format!("    int32_t {place} = 0;\n");
        }
        text += &format!("    for (int64_t {q} = 1; {q} < {extent}; {q}++) {{\n");
        text += &format!("      const {ty} {next} = {s}.GetValue({source});\n");
        match (better, &index) {
            (Some(sign), Some(_)) => {
                text += &format!(
                    "      if ({next} {sign} {best} || ({best} != {best} && {next} == {next})) {best} = {next}, {place} = int32_t({q});\n"
                )
            }
            (Some(sign), None) => text += &format!("      if ({next} {sign} {best}) {best} = {next};\n"),
            (None, _) => text += &format!("      {combine}\n"),
        }
        text += "    }\n";
        let store = |name: &str, repeated: bool, target: &str, lanes: u64, value: &str| {
            if repeated {
                format!(
                    "    for (int64_t {lane} = 0; {lane} < {lanes}; {lane}++)\n      {name}.SetValue({target} + {lane}, {value});\n"
                )
            } else {
                format!("    {name}.SetValue({target}, {value});\n")
            }
        };
        text += &store(&d, out.repeated(), &target, out_step, &best);
        let mut accesses = vec![self.reads(Pipe::S, src), self.writes(Pipe::S, dst)];
        if let Some(index) = index {
            let places = self.rows(index);
            let name = self.tile(index);
            let target = format!("{r} * {} + {c}", places.step());
            text += &store(&name, places.repeated(), &target, places.step(), &place);
            accesses.push(self.writes(Pipe::S, index));
        }
        text += "  }";
        self.call(text, accesses);
        Ok(())
    }
}
