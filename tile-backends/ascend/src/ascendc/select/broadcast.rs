//! Broadcasting instructions: repeats one instruction over rows of operands of different shapes.
//!
//! The work is a space of repetitions: the axes of rows, and the repetitions of a row. One axis is
//! covered by the instruction itself, with its repetition count and each operand's stride; it is
//! the one that leaves the fewest instructions. The others are unrolled or looped over. A
//! broadcast axis has stride 0, and an operand with one element for each row has a stride of no
//! block along it.
//!
//! ```text
//! 64 rows of 128 times one of 64 rows         Mul(t, t, c, 64, 64, {1, 1, 0, 16, 16, 1})
//!                                             Mul(t[64], t[64], c, 64, 64, {1, 1, 0, 16, 16, 1})
//! a row of 4096 minus one element             Sub(t, t, c, 64, 64, {1, 1, 0, 8, 8, 0})
//! ```

use super::super::api_table::MOST_REPEATS;
use super::{Lines, Select, Selected, at, sum, times};
use crate::chip::Chip;
use crate::ir::Tile;
use tile_core::elem::DType;
use tile_emit::Writer;

/// The largest repetition count of an instruction.
pub(super) const MOST: u64 = MOST_REPEATS;
/// The largest stride between repetitions of `Copy`, in blocks; for other instructions it is
/// [`MOST`].
pub(super) const FAR: u64 = 4095;
/// The number of instructions up to which they are unrolled.
const WRITTEN_OUT: u64 = 4;

/// An operand of a broadcasting instruction.
#[derive(Clone)]
pub(super) struct RowOperand {
    pub(super) name: String,
    /// Extents of the axes of rows.
    pub(super) outer: Vec<u64>,
    /// Blocks of a row.
    pub(super) blocks: u64,
    /// Bytes of an element.
    pub(super) width: u64,
    /// Whether a row is one broadcast element.
    pub(super) one: bool,
}

/// The start of an instruction's operand, and its strides.
pub(super) struct Part {
    pub(super) at: String,
    pub(super) block: u64,
    pub(super) repeat: u64,
}

/// One axis of repetitions: their number, and each operand's stride in blocks.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Axis {
    extent: u64,
    strides: Vec<u64>,
}

impl Axis {
    /// Instructions for the axis if it is covered by repetitions.
    fn calls(&self) -> u64 {
        self.extent.div_ceil(MOST)
    }
}

/// Merges axes that are contiguous with each other.
fn merged(axes: impl Iterator<Item = Axis>) -> Vec<Axis> {
    let mut merged: Vec<Axis> = Vec::new();
    for axis in axes.filter(|axis| axis.extent > 1) {
        match merged.last_mut() {
            Some(outer) if outer.strides.iter().zip(&axis.strides).all(|(&far, &near)| far == near * axis.extent) => {
                outer.extent *= axis.extent;
                outer.strides = axis.strides;
            }
            _ => merged.push(axis),
        }
    }
    merged
}

/// Removes the axis that the instruction covers by repetitions: the one that leaves the fewest
/// instructions; among equals the last, with the repetitions of a row, `chunks` axes at the end,
/// coming last of all.
fn repeated(axes: &mut Vec<Axis>, chunks: usize, far: u64) -> Option<Axis> {
    let rows = axes.len() - chunks;
    let order = (rows..axes.len()).chain(0..rows);
    let fits = order.filter(|&i| axes[i].strides.iter().all(|&stride| stride <= far));
    let left = |i: usize| (axes[i].calls() as f64) / axes[i].extent as f64;
    let best = fits.reduce(|best, i| if left(i) <= left(best) { i } else { best })?;
    Some(axes.remove(best))
}

impl Select<'_> {
    pub(super) fn walked(&mut self, tile: Tile, cast: Option<&str>) -> RowOperand {
        let rows = self.rows(tile);
        let name = self.tile(tile);
        let name = cast.map_or(name.clone(), |ty| format!("{name}.ReinterpretCast<{ty}>()"));
        // Elements that are reinterpreted as 16-bit integers.
        let width = if cast.is_some_and(|ty| ty.contains("16")) { 2 } else { rows.width };
        RowOperand { name, outer: rows.outer.clone(), blocks: rows.pitch / 32, width, one: rows.repeated() }
    }

    /// A single block, broadcast to all rows.
    pub(super) fn block_of(name: String, rank: usize, width: u64) -> RowOperand {
        RowOperand { name, outer: vec![1; rank], blocks: 1, width, one: true }
    }

    /// The text of an instruction over all rows of `operands[0]`, each of `cols` elements. `emit`
    /// formats it from the operands, the mask and the repetition count; strides are at most `far`
    /// blocks.
    pub(super) fn by_rows(
        &mut self,
        cols: u64,
        far: u64,
        operands: &[RowOperand],
        emit: &dyn Fn(&[Part], &str, u64) -> String,
    ) -> Lines {
        let dst = &operands[0];
        let width = operands.iter().map(|operand| operand.width).max().unwrap_or(dst.width);
        let lanes = u64::from(Chip::REPEAT) / width;
        let rows: Vec<Axis> = (0..dst.outer.len())
            .map(|axis| {
                let stride = |operand: &RowOperand| match operand.outer[axis] {
                    1 => 0,
                    _ => operand.outer[axis + 1..].iter().product::<u64>() * operand.blocks,
                };
                Axis { extent: dst.outer[axis], strides: operands.iter().map(stride).collect() }
            })
            .collect();
        if dst.one {
            return self.repetitions(merged(rows.into_iter()), 0, far, operands, 0, 32 / width, emit);
        }
        let whole = cols / lanes;
        let mut lines = Vec::new();
        if whole > 0 {
            let stride = |operand: &RowOperand| if operand.one { 0 } else { lanes * operand.width / 32 };
            let chunks = Axis { extent: whole, strides: operands.iter().map(stride).collect() };
            let before = merged(rows.iter().cloned()).len();
            let axes = merged(rows.iter().cloned().chain([chunks]));
            let chunks = axes.len() - before.min(axes.len());
            lines.push(self.repetitions(axes, chunks, far, operands, 0, lanes, emit));
        }
        if !cols.is_multiple_of(lanes) {
            let axes = merged(rows.into_iter());
            lines.push(self.repetitions(axes, 0, far, operands, whole * lanes, cols % lanes, emit));
        }
        let sum = |count: &dyn Fn(&Lines) -> u64| lines.iter().map(count).sum();
        let (calls, repeats) = (sum(&|lines| lines.calls), sum(&|lines| lines.repeats.unwrap_or(lines.calls)));
        let text: Vec<String> = lines.into_iter().map(|lines| lines.text).collect();
        Lines::new(text.join("\n"), calls, repeats)
    }

    /// The instructions of a space of repetitions of so many lanes, from a column on.
    #[allow(clippy::too_many_arguments, reason = "what an instruction is made of")]
    fn repetitions(
        &mut self,
        mut axes: Vec<Axis>,
        chunks: usize,
        far: u64,
        operands: &[RowOperand],
        column: u64,
        mask: u64,
        emit: &dyn Fn(&[Part], &str, u64) -> String,
    ) -> Lines {
        let all: u64 = axes.iter().map(|axis| axis.extent).product();
        let still = Axis { extent: 1, strides: vec![0; operands.len()] };
        let own = repeated(&mut axes, chunks, far).unwrap_or(still);
        let dst_one = operands[0].one;
        // Offsets of the unrolled instructions, in blocks of each operand.
        let mut places = vec![vec![0; operands.len()]];
        let mut loops: Vec<(String, Axis)> = Vec::new();
        for axis in axes {
            if places.len() as u64 * axis.extent <= WRITTEN_OUT {
                let next = |place: &Vec<u64>| {
                    let (place, strides) = (place.clone(), axis.strides.clone());
                    (0..axis.extent)
                        .map(move |i| place.iter().zip(&strides).map(|(at, stride)| at + i * stride).collect())
                };
                places = places.iter().flat_map(next).collect();
            } else {
                loops.push((self.names.fresh("i"), axis));
            }
        }
        let mut lines = Vec::new();
        for first in (0..own.extent).step_by(MOST as usize) {
            let count = (own.extent - first).min(MOST);
            for place in &places {
                let part = |(i, operand): (usize, &RowOperand)| {
                    let per_block = 32 / operand.width;
                    let fixed = (place[i] + first * own.strides[i]) * per_block;
                    let mut parts = vec![(fixed + if operand.one { 0 } else { column }).to_string()];
                    parts.extend(loops.iter().map(|(name, axis)| times(name, axis.strides[i] * per_block)));
                    let block = u64::from(!operand.one || dst_one);
                    Part { at: at(&operand.name, &sum(&parts)), block, repeat: own.strides[i] }
                };
                let parts: Vec<Part> = operands.iter().enumerate().map(part).collect();
                lines.push(emit(&parts, &mask.to_string(), count));
            }
        }
        let calls = lines.len() as u64 * loops.iter().map(|(_, axis)| axis.extent).product::<u64>();
        Lines::new(nest(&loops, lines), calls, all)
    }

    /// Copies the elements, broadcast along axes of extent 1.
    pub(super) fn copied(&mut self, cols: u64, to: RowOperand, from: RowOperand) -> Lines {
        self.by_rows(cols, FAR, &[to, from], &|p, mask, repeats| {
            format!(
                "Copy({}, {}, {mask}, {repeats}, CopyRepeatParams{{{}, {}, {}, {}}});",
                p[0].at, p[1].at, p[0].block, p[1].block, p[0].repeat, p[1].repeat
            )
        })
    }

    /// An operand with the extents of `like`: itself, or a broadcast copy in the scratch memory.
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
        let d = RowOperand {
            name: to.clone(),
            outer: shape.iter().map(|&extent| extent.into()).collect(),
            blocks: rows.pitch / 32,
            width: rows.width,
            one: rows.repeated(),
        };
        let s = self.walked(tile, None);
        let text = self.copied(rows.cols, d, s);
        self.vector(text, None, &[tile], [false, true]);
        Ok((to, true))
    }
}

/// Wraps lines in loops.
fn nest(loops: &[(String, Axis)], lines: Vec<String>) -> String {
    let mut out = Writer::<2>::default();
    for (name, Axis { extent, .. }) in loops {
        out.open(format!("for (int64_t {name} = 0; {name} < {extent}; {name}++) {{"));
    }
    for line in lines {
        out.line(line);
    }
    for _ in loops {
        out.close("}");
    }
    out.statement()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn axis(extent: u64, strides: &[u64]) -> Axis {
        Axis { extent, strides: strides.to_vec() }
    }

    #[test]
    fn axes_that_go_on_are_one() {
        assert_eq!(merged([axis(4, &[32, 0]), axis(4, &[8, 0])].into_iter()), [axis(16, &[8, 0])]);
        assert_eq!(merged([axis(1, &[9, 9]), axis(4, &[8, 0])].into_iter()), [axis(4, &[8, 0])]);
        let apart = [axis(64, &[16, 1]), axis(2, &[8, 0])];
        assert_eq!(merged(apart.clone().into_iter()), apart);
    }

    #[test]
    fn the_axis_with_most_repetitions_is_the_instructions_own() {
        let own = |axes: &[Axis], chunks: usize| repeated(&mut axes.to_vec(), chunks, MOST);
        // Rows of two repetitions each, and one row of 64.
        assert_eq!(own(&[axis(64, &[16, 1]), axis(2, &[8, 0])], 1), Some(axis(64, &[16, 1])));
        assert_eq!(own(&[axis(64, &[8, 0])], 1), Some(axis(64, &[8, 0])));
        // Rows before chunks if the count is the same.
        assert_eq!(own(&[axis(64, &[255, 1]), axis(64, &[8, 0])], 1), Some(axis(64, &[255, 1])));
        // Not axes with too large strides.
        assert_eq!(own(&[axis(64, &[256, 1]), axis(4, &[8, 0])], 1), Some(axis(4, &[8, 0])));
        assert_eq!(own(&[axis(64, &[256, 1])], 0), None);
        // 300 rows are two instructions, 250 one.
        assert_eq!(own(&[axis(300, &[16, 1]), axis(250, &[8, 0])], 0), Some(axis(250, &[8, 0])));
    }
}
