//! Walks of an instruction over the rows of operands whose shapes differ.
//!
//! The innermost axis of rows that all operands move along evenly is the
//! instruction's repetition, what is repeated stands still, and an operand with one
//! element for each row is read with a stride of no block along it.

use super::{Lines, Select, Selected, at, sum, times};
use crate::chip::Chip;
use crate::ir::Tile;
use tile_core::elem::DType;

/// The most repetitions of an instruction, and blocks between two.
pub(super) const MOST: u64 = 255;
/// Chunks of a row that are written out rather than looped over.
const WRITTEN_OUT: u64 = 4;

/// An operand of a walk by rows.
#[derive(Clone)]
pub(super) struct Walked {
    pub(super) name: String,
    /// Extents of the axes of rows.
    pub(super) outer: Vec<u64>,
    /// Blocks of a row.
    pub(super) blocks: u64,
    /// Whether one element stands for a row.
    pub(super) one: bool,
}

/// Where an operand of an instruction begins, and its strides.
pub(super) struct Part {
    pub(super) at: String,
    pub(super) block: u64,
    pub(super) repeat: u64,
}

impl Select<'_> {
    pub(super) fn walked(&mut self, tile: Tile, cast: Option<&str>) -> Walked {
        let rows = self.rows(tile);
        let name = self.tile(tile);
        let name = cast.map_or(name.clone(), |ty| format!("{name}.ReinterpretCast<{ty}>()"));
        Walked { name, outer: rows.outer.clone(), blocks: rows.pitch / 32, one: rows.repeated() }
    }

    /// A single block that stands for all rows.
    pub(super) fn block_of(name: String, rank: usize) -> Walked {
        Walked { name, outer: vec![1; rank], blocks: 1, one: true }
    }

    /// The text of an instruction over all rows of `operands[0]`, each of `cols`
    /// elements of `width` bytes; `emit` gives it from the parts, the mask and the
    /// number of repetitions.
    pub(super) fn by_rows(
        &mut self,
        cols: u64,
        width: u64,
        operands: &[Walked],
        emit: &dyn Fn(&[Part], &str, u64) -> String,
    ) -> Lines {
        let dst = &operands[0];
        let (lanes, per_block) = (u64::from(Chip::REPEAT) / width, 32 / width);
        // Axes of rows, with each operand's stride in blocks.
        let mut axes: Vec<(u64, Vec<u64>)> = Vec::new();
        for (axis, &extent) in dst.outer.iter().enumerate().filter(|(_, extent)| **extent > 1) {
            let stride = |operand: &Walked| match operand.outer[axis] {
                1 => 0,
                _ => operand.outer[axis + 1..].iter().product::<u64>() * operand.blocks,
            };
            axes.push((extent, operands.iter().map(stride).collect()));
        }
        let mut merged: Vec<(u64, Vec<u64>)> = Vec::new();
        for (extent, strides) in axes {
            match merged.last_mut() {
                Some((outer, far)) if far.iter().zip(&strides).all(|(&far, &near)| far == near * extent) => {
                    *outer *= extent;
                    *far = strides;
                }
                _ => merged.push((extent, strides)),
            }
        }
        let (repeat, mut strides) = merged.pop().unwrap_or((1, vec![0; operands.len()]));
        let mut loops: Vec<(String, u64, Vec<u64>)> = Vec::new();
        for (extent, strides) in merged {
            let name = self.names.fresh("i");
            loops.push((name, extent, strides));
        }
        let mut repeat = repeat;
        if repeat > 1 && strides.iter().any(|&stride| stride > MOST) {
            let name = self.names.fresh("r");
            loops.push((name, repeat, strides));
            strides = vec![0; operands.len()];
            repeat = 1;
        }
        let chunks = if dst.one { 1 } else { cols.div_ceil(lanes) };
        let times_run: u64 = loops.iter().map(|(_, extent, _)| extent).product();
        let calls = times_run * repeat.div_ceil(MOST) * chunks;
        let mut lines = Vec::new();
        for first in (0..repeat).step_by(MOST as usize) {
            let count = (repeat - first).min(MOST);
            let begin = |operand: usize, column: &str| {
                let mut parts = vec![(first * strides[operand] * per_block).to_string()];
                for (name, _, far) in &loops {
                    parts.push(times(name, far[operand] * per_block));
                }
                if !operands[operand].one {
                    parts.push(column.to_owned());
                }
                at(&operands[operand].name, &sum(&parts))
            };
            let line = |column: &str, mask: &str| {
                let parts: Vec<Part> = operands
                    .iter()
                    .enumerate()
                    .map(|(i, operand)| Part {
                        at: begin(i, column),
                        block: u64::from(!operand.one || dst.one),
                        repeat: strides[i],
                    })
                    .collect();
                emit(&parts, mask, count)
            };
            if dst.one {
                lines.push(line("0", &per_block.to_string()));
            } else if chunks <= WRITTEN_OUT {
                for column in (0..cols).step_by(lanes as usize) {
                    lines.push(line(&column.to_string(), &(cols - column).min(lanes).to_string()));
                }
            } else {
                let name = self.names.fresh("c");
                let whole = cols / lanes * lanes;
                lines.push(format!("for (int64_t {name} = 0; {name} < {whole}; {name} += {lanes})"));
                lines.push(format!("  {}", line(&name, &lanes.to_string())));
                if whole < cols {
                    lines.push(line(&whole.to_string(), &(cols - whole).to_string()));
                }
            }
        }
        Lines::new(nest(&loops, lines), calls, times_run * repeat * chunks)
    }

    /// An operand with the extents of `like`: itself, or a copy in the scratch
    /// memory.
    pub(super) fn spread(&mut self, tile: Tile, like: Tile, elem: DType) -> Selected<(String, bool)> {
        let mut shape = self.program.tiles[like].shape.clone();
        if self.program.tiles[tile].shape == shape {
            return Ok((self.tile(tile), false));
        }
        let rows = super::Rows::of(&shape, elem);
        let ty = self.local_type(elem)?;
        let lanes = u64::from(Chip::REPEAT) / rows.width;
        let to = self.scratch(ty, rows.width, rows.elements().next_multiple_of(lanes));
        shape.pop();
        let d = Walked {
            name: to.clone(),
            outer: shape.iter().map(|&extent| extent.into()).collect(),
            blocks: rows.pitch / 32,
            one: rows.repeated(),
        };
        let s = self.walked(tile, None);
        let text = self.by_rows(rows.cols, rows.width, &[d, s], &|p, mask, repeats| {
            format!(
                "Copy({}, {}, {mask}, {repeats}, CopyRepeatParams{{{}, {}, {}, {}}});",
                p[0].at, p[1].at, p[0].block, p[1].block, p[0].repeat, p[1].repeat
            )
        });
        self.vector(text, None, &[tile], [false, true]);
        Ok((to, true))
    }
}

/// Lines inside of loops.
fn nest(loops: &[(String, u64, Vec<u64>)], lines: Vec<String>) -> String {
    let mut out = String::new();
    for (depth, (name, extent, _)) in loops.iter().enumerate() {
        out += &format!("{}for (int64_t {name} = 0; {name} < {extent}; {name}++) {{\n", "  ".repeat(depth));
    }
    for line in lines {
        out += &format!("{}{line}\n", "  ".repeat(loops.len()));
    }
    for depth in (0..loops.len()).rev() {
        out += &format!("{}}}\n", "  ".repeat(depth));
    }
    out.trim_end().to_owned()
}
