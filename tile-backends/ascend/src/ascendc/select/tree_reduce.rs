//! Tree reduction: reduces rows to one element each by blocks and pairs of blocks.
//!
//! An instruction that reduces a whole repetition to one element takes several times as long as
//! one that reduces each block, or that combines two tiles. So blocks are reduced, over all rows
//! at once, as long as that leaves whole blocks in a row; where it would not, adjacent blocks are
//! combined first:
//!
//! ```text
//! 128 f32 of a row ── blocks ──► 16 ── pairs of blocks ──► 8 ── blocks ──► 1
//! ```

use super::{Lines, Select, Selected, at};
use crate::chip::Chip;
use crate::ir::{ReduceOp, Tile};

/// One level of the tree, over contiguous elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Level {
    /// Each block becomes one element.
    Blocks,
    /// Each pair of blocks becomes one block.
    Pairs,
}

/// The levels from rows of so many elements to one, if the length allows it.
fn levels(cols: u64, per_block: u64) -> Option<Vec<Level>> {
    let mut levels = Vec::new();
    let mut left = cols;
    while left > 1 {
        if !left.is_multiple_of(per_block) {
            return None;
        }
        let blocks = left / per_block;
        let level = match blocks {
            1 => Level::Blocks,
            _ if blocks.is_multiple_of(per_block) => Level::Blocks,
            _ if blocks.is_multiple_of(2) => Level::Pairs,
            _ => return None,
        };
        left /= if level == Level::Blocks { per_block } else { 2 };
        levels.push(level);
    }
    (cols > 1).then_some(levels)
}

/// The largest repetition count of an instruction.
const MOST: u64 = 255;

impl Select<'_> {
    /// Reduces rows of floats level by level; `false` if their length does not allow it.
    pub(super) fn reduce_tree(&mut self, op: ReduceOp, dst: Tile, src: Tile) -> Selected<bool> {
        let rows = self.rows(src);
        let per_block = u64::from(Chip::BLOCK) / rows.width;
        let Some(levels) = levels(rows.cols, per_block) else { return Ok(false) };
        let (pair, blocks) = match op {
            ReduceOp::Sum => ("Add", "BlockReduceSum"),
            ReduceOp::Max => ("Max", "BlockReduceMax"),
            _ => ("Min", "BlockReduceMin"),
        };
        let ty = self.local_type(self.elem(src))?;
        let lanes = u64::from(Chip::REPEAT) / rows.width;
        let mut from = self.tile(src);
        let mut count = rows.elements();
        for (number, level) in levels.into_iter().enumerate() {
            let left = count / if level == Level::Blocks { per_block } else { 2 };
            let to = self.scratch(ty, rows.width, left.next_multiple_of(per_block));
            // Lanes of all repetitions, of the source or of the destination.
            let all = if level == Level::Blocks { count } else { left };
            let piece = |first: u64, repeats: u64, mask: u64| match level {
                Level::Blocks => format!(
                    "{blocks}({}, {}, {repeats}, {mask}, 1, 1, 8);",
                    at(&to, &(first * 8).to_string()),
                    at(&from, &(first * lanes).to_string())
                ),
                Level::Pairs => format!(
                    "{pair}({}, {}, {}, {mask}, {repeats}, BinaryRepeatParams{{1, 2, 2, 8, 16, 16}});",
                    at(&to, &(first * lanes).to_string()),
                    at(&from, &(first * 2 * lanes).to_string()),
                    at(&from, &(first * 2 * lanes + per_block).to_string())
                ),
            };
            let whole = all / lanes;
            let mut lines = Vec::new();
            for first in (0..whole).step_by(MOST as usize) {
                lines.push(piece(first, (whole - first).min(MOST), lanes));
            }
            if !all.is_multiple_of(lanes) {
                lines.push(piece(whole, 1, all % lanes));
            }
            let text = Lines::new(lines.join("\n"), lines.len() as u64, all.div_ceil(lanes));
            let read: &[Tile] = if number == 0 { &[src] } else { &[] };
            self.vector(text, None, read, [number > 0, true]);
            (from, count) = (to, left);
        }
        self.spread_rows(dst, &from, count)?;
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_become_one_element_by_blocks_and_pairs() {
        use Level::{Blocks, Pairs};
        assert_eq!(levels(8, 8), Some(vec![Blocks]));
        assert_eq!(levels(32, 8), Some(vec![Pairs, Pairs, Blocks]));
        assert_eq!(levels(64, 8), Some(vec![Blocks, Blocks]));
        assert_eq!(levels(128, 8), Some(vec![Blocks, Pairs, Blocks]));
        assert_eq!(levels(64, 16), Some(vec![Pairs, Pairs, Blocks]));
        // Three blocks remain, or parts of one.
        assert_eq!(levels(192, 8), None);
        assert_eq!(levels(20, 8), None);
        assert_eq!(levels(1, 8), None);
    }
}
