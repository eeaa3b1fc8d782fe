//! Instruction selection of transposes, in squares of 16 blocks.
//!
//! One instruction takes 16 blocks of 32 bytes from any addresses and writes their columns as rows
//! ("TransDataTo5HD" of the Ascend C reference of CANN 9.1): of 16 rows of 16 elements of 2 bytes,
//! 16 rows of 16; of 16 rows of 8 elements of 4 bytes, 8 rows of 16, each of two blocks. It repeats
//! along rows or columns, whichever has more squares.
//!
//! At the edges, missing source rows are
//! replaced by the last one, and their results go to row padding; the results of missing columns
//! go to the scratch memory.
//!
//! A transpose that keeps the last axis copies rows. Others, and those of bytes, the scalar unit
//! computes element by element.

use super::{Lines, Select, Selected, at, sum, times};
use crate::chip::Chip;
use crate::ir::Tile;

/// The largest repetition count of an instruction.
const MOST: u64 = 255;
/// Blocks of an instruction.
pub(super) const BLOCKS: u64 = 16;

/// A matrix and the destination of its transpose.
struct Matrix {
    /// Names of the first elements.
    to: String,
    of: String,
    ty: &'static str,
    width: u64,
    rows: u64,
    cols: u64,
    /// The row stride in elements.
    step: u64,
    to_step: u64,
    /// Unused result blocks, one for each instruction that needs one ([`dumps`]), and the first
    /// of them.
    dump: String,
    first_dump: String,
}

/// Blocks transposed in scratch memory: a row for each of their lanes.
pub(super) struct TransposedBlocks {
    pub(super) name: String,
    /// The row stride in elements.
    pub(super) step: u64,
    /// A block for unused results.
    pub(super) dump: String,
}

/// A group of squares of a matrix, transposed by one instruction.
struct Squares {
    /// The first row and column.
    row: String,
    col: String,
    /// How many of each exist.
    rows: u64,
    cols: u64,
    /// The repetition count, and strides in blocks of destination and source.
    repeats: u64,
    strides: (u64, u64),
    /// Its block for unused results.
    dump: String,
}

impl Matrix {
    /// Elements of a block.
    fn lanes(&self) -> u64 {
        u64::from(Chip::BLOCK) / self.width
    }

    fn blocks(&self, elements: u64) -> u64 {
        elements * self.width / u64::from(Chip::BLOCK)
    }

    /// The instruction, without its repetition.
    fn text(&self, squares: &Squares, [to, from, i]: &[String; 3]) -> String {
        let lanes = self.lanes();
        let row = match squares.rows {
            BLOCKS => i.clone(),
            rows => format!("({i} < {rows} ? {i} : {})", rows - 1),
        };
        let place = sum(&[times(&sum(&[squares.row.clone(), row]), self.step), squares.col.clone()]);
        // Rows of the result are so many blocks each.
        let halves = BLOCKS / lanes;
        let (column, core_code) = match halves {
            1 => (i.clone(), "0".to_owned()),
            _ => (format!("{i} / {halves}"), format!("{i} % {halves} * {lanes}")),
        };
        let there =
            sum(&[times(&sum(&[squares.col.clone(), column.clone()]), self.to_step), squares.row.clone(), core_code]);
        let mut missing = Vec::new();
        if squares.cols < lanes {
            missing.push(format!("{column} >= {}", squares.cols));
        }
        if halves > 1 && squares.rows <= lanes {
            missing.push(format!("{i} % {halves} == 1"));
        }
        let there = match missing.is_empty() {
            true => at(&self.to, &there),
            false => {
                let dump = sum(&[self.first_dump.clone(), squares.dump.clone()]);
                let dump = at(&self.dump, &times(&dump, lanes));
                format!("({} ? {dump} : {})", missing.join(" || "), at(&self.to, &there))
            }
        };
        // The instruction has no bf16; its bits serve as well.
        let ty = if self.ty == "bfloat16_t" { "uint16_t" } else { self.ty };
        let (far, near) = if squares.repeats == 1 { (0, 0) } else { squares.strides };
        format!(
            "{{\n  uint64_t {to}[{BLOCKS}], {from}[{BLOCKS}];\n  for (int64_t {i} = 0; {i} < {BLOCKS}; {i}++) {{\n    \
             {from}[{i}] = (uint64_t){}.GetPhyAddr();\n    {to}[{i}] = (uint64_t){there}.GetPhyAddr();\n  }}\n  \
             TransDataTo5HD<{}>({to}, {from}, TransDataTo5HDParams(false, false, {}, {far}, {near}));\n}}",
            at(&self.of, &place),
            ty,
            squares.repeats
        )
    }
}

impl Select<'_> {
    pub(super) fn transpose(&mut self, dst: Tile, src: Tile, axes: &[u32]) -> Selected<()> {
        let rank = axes.len();
        let shape = self.program.tiles[src].shape.clone();
        let stays = |axis: usize| axes[axis] as usize == axis;
        if axes.last() == Some(&(rank as u32 - 1)) {
            let axes = axes.to_vec();
            let from = |index: &[String]| from_axes(&axes, index);
            let of = |axis: usize| [axis, axes[axis] as usize];
            return self.copy_whole_rows(dst, (dst, &<[String]>::to_vec), (src, &from), &of);
        }
        let last_two = rank >= 2 && (0..rank - 2).all(stays);
        if last_two && (shape[rank - 1] == 1 || shape[rank - 2] == 1) {
            return self.reshape(dst, src);
        }
        if last_two && matches!(self.rows(src).width, 2 | 4) {
            return self.exchanged(dst, src);
        }
        let axes = axes.to_vec();
        // Axis i of the result is axis axes[i] of the source.
        self.by_elements(dst, dst, src, &<[String]>::to_vec, &move |index| from_axes(&axes, index))
    }

    /// Transposes the last two axes.
    fn exchanged(&mut self, dst: Tile, src: Tile) -> Selected<()> {
        let (rows, turned) = (self.rows(src), self.rows(dst));
        let (height, before) = rows.outer.split_last().unwrap_or((&1, &[]));
        let count: u64 = before.iter().product();
        let (of, to) = (self.tile(src), self.tile(dst));
        let b = self.names.fresh("b");
        let part = |name: &str, elements: u64| match count {
            1 => name.to_owned(),
            _ => at(name, &times(&b, elements)),
        };
        let ty = self.local_type(self.elem(src))?;
        let lanes = u64::from(Chip::BLOCK) / rows.width;
        let each = dumps(*height, rows.cols, lanes);
        let dump = match each {
            0 => String::new(),
            _ => self.scratch(ty, rows.width, each * count * lanes),
        };
        let matrix = Matrix {
            to: part(&to, rows.cols * turned.step()),
            of: part(&of, height * rows.step()),
            ty,
            width: rows.width,
            rows: *height,
            cols: rows.cols,
            step: rows.step(),
            to_step: turned.step(),
            dump,
            first_dump: if count == 1 { "0".to_owned() } else { times(&b, each) },
        };
        let mut lines = self.transposed(&matrix);
        if count > 1 {
            let body = lines.text.replace('\n', "\n  ");
            let text = format!("for (int64_t {b} = 0; {b} < {count}; {b}++) {{\n  {body}\n}}");
            lines = Lines::new(text, lines.calls * count, lines.repeats.unwrap_or(0) * count);
        }
        self.vector(lines, Some(dst), &[src], [false, each > 0]);
        Ok(())
    }

    /// Transposes blocks of a tile, the first at `of` and the others `step` elements apart.
    pub(super) fn transpose_blocks(
        &mut self,
        src: Tile,
        of: String,
        count: u64,
        step: u64,
    ) -> Selected<TransposedBlocks> {
        let width = self.rows(src).width;
        let ty = self.local_type(self.elem(src))?;
        let (lanes, to_step) = (u64::from(Chip::BLOCK) / width, count.next_multiple_of(BLOCKS));
        let to = self.scratch(ty, width, lanes * to_step);
        let dump = self.scratch(ty, width, lanes);
        let turned = TransposedBlocks { name: to.clone(), step: to_step, dump: dump.clone() };
        let first_dump = "0".to_owned();
        let lines =
            self.transposed(&Matrix { to, of, ty, width, rows: count, cols: lanes, step, to_step, dump, first_dump });
        self.vector(lines, None, &[src], [false, true]);
        Ok(turned)
    }

    /// The instructions that transpose a matrix.
    fn transposed(&mut self, matrix: &Matrix) -> Lines {
        let names = ["to", "from", "i"].map(|name| self.names.fresh(name));
        let counter = self.names.fresh("c");
        squares(matrix, &counter, &names)
    }
}

/// The index of the source from that of the result.
fn from_axes(axes: &[u32], index: &[String]) -> Vec<String> {
    let mut from = vec![String::new(); index.len()];
    for (i, &axis) in axes.iter().enumerate() {
        from[axis as usize] = index[i].clone();
    }
    from
}

/// How many instructions of a matrix write rows that its transpose lacks.
fn dumps(rows: u64, cols: u64, lanes: u64) -> u64 {
    let (low, narrow) = (rows % BLOCKS, cols % lanes);
    let lower = if low > 0 && low <= lanes && lanes < BLOCKS { cols / lanes } else { 0 };
    let right = if narrow > 0 { rows.div_ceil(BLOCKS) } else { 0 };
    lower + right
}

fn squares(matrix: &Matrix, counter: &str, names: &[String; 3]) -> Lines {
    let lanes = matrix.lanes();
    let (tall, wide) = (matrix.rows / BLOCKS, matrix.cols / lanes);
    let (low, narrow) = (matrix.rows % BLOCKS, matrix.cols % lanes);
    let (mut parts, mut calls, mut repeats) = (Vec::new(), 0, 0);
    // Appends existing squares along an axis: `count` counted, `each` repeated.
    let mut put = |count: u64, each: u64, make: &dyn Fn(&str, u64, u64) -> Squares| {
        for first in (0..each).step_by(MOST as usize) {
            let some = (each - first).min(MOST);
            calls += count;
            repeats += count * some;
            parts.push(match count {
                1 => matrix.text(&make("0", first, some), names),
                _ => {
                    let text = matrix.text(&make(counter, first, some), names);
                    format!("for (int64_t {counter} = 0; {counter} < {count}; {counter}++) {text}")
                }
            });
        }
    };
    let down = (matrix.blocks(BLOCKS), matrix.blocks(BLOCKS * matrix.step));
    let across = (matrix.blocks(lanes * matrix.to_step), 1);
    if tall > 0 && wide > 0 && tall >= wide {
        put(wide, tall, &|i, first, repeats| Squares {
            row: (first * BLOCKS).to_string(),
            col: times(i, lanes),
            rows: BLOCKS,
            cols: lanes,
            repeats,
            strides: down,
            dump: String::new(),
        });
    } else if tall > 0 && wide > 0 {
        put(tall, wide, &|i, first, repeats| Squares {
            row: times(i, BLOCKS),
            col: (first * lanes).to_string(),
            rows: BLOCKS,
            cols: lanes,
            repeats,
            strides: across,
            dump: String::new(),
        });
    }
    // Along the lower edge, the right one, and in the corner.
    let lower = dumps(matrix.rows, matrix.cols - narrow, lanes);
    if low > 0 && wide > 0 {
        let row = (matrix.rows - low).to_string();
        put(wide, 1, &|i, _, repeats| Squares {
            row: row.clone(),
            col: times(i, lanes),
            rows: low,
            cols: lanes,
            repeats,
            strides: (0, 0),
            dump: i.to_owned(),
        });
    }
    let col = (matrix.cols - narrow).to_string();
    if narrow > 0 && tall > 0 {
        put(tall, 1, &|i, _, repeats| Squares {
            row: times(i, BLOCKS),
            col: col.clone(),
            rows: BLOCKS,
            cols: narrow,
            repeats,
            strides: (0, 0),
            dump: sum(&[lower.to_string(), i.to_owned()]),
        });
    }
    if low > 0 && narrow > 0 {
        put(1, 1, &|_, _, repeats| Squares {
            row: (matrix.rows - low).to_string(),
            col: col.clone(),
            rows: low,
            cols: narrow,
            repeats,
            strides: (0, 0),
            dump: (lower + tall).to_string(),
        });
    }
    Lines::new(parts.join("\n"), calls, repeats)
}
