//! How a tensor lies in global memory, and where the rows of its boxes are.

use crate::interp::Outcome;
use crate::ir::{Source, Window};

/// How a tensor lies in global memory.
pub(in crate::interp) struct Tensor {
    /// Of the global buffers.
    pub(in crate::interp) number: usize,
    pub(in crate::interp) width: usize,
    pub(in crate::interp) extents: Vec<i64>,
    /// In elements.
    pub(in crate::interp) strides: Vec<i64>,
}

/// A row of a box: where its first element is, and which of its elements exist.
pub(in crate::interp) struct Row {
    start: i64,
    exist: std::ops::Range<usize>,
}

impl Tensor {
    /// The rows of a box at these coordinates.
    pub(in crate::interp) fn rows(&self, extents: &[u32], coordinates: &[i64]) -> Vec<Row> {
        let rank = extents.len();
        let last = rank - 1;
        let count: u32 = extents[..last].iter().product();
        let row = |number: u32| {
            let mut rest = number;
            let mut start = 0;
            let mut exists = true;
            for axis in (0..last).rev() {
                let at = coordinates[axis] + i64::from(rest % extents[axis]);
                rest /= extents[axis];
                exists &= (0..self.extents[axis]).contains(&at);
                start += at * self.strides[axis];
            }
            let first = coordinates[last];
            let length = i64::from(extents[last]);
            let [lo, hi] = [-first, self.extents[last] - first].map(|x| x.clamp(0, length) as usize);
            Row { start: start + first, exist: lo..if exists { hi.max(lo) } else { lo } }
        };
        (0..count).map(row).collect()
    }

    /// The places of a window from these coordinates on, shifted by those that
    /// follow them.
    pub(in crate::interp) fn windows(
        &self,
        window: &Window,
        extents: &[u32],
        coordinates: &[i64],
        host: &dyn Fn(Source) -> u64,
    ) -> Outcome<Vec<Row>> {
        let bounds = window.bounds(&self.extents, &|source| host(source) as i64);
        let bounds = bounds.ok_or("a window that TMA copies cannot follow")?;
        let rank = extents.len();
        let ((place, shifts), sides) = (coordinates.split_at(rank), 1..rank - 1);
        let mut place = place.to_vec();
        let last = |axis: usize| self.extents[axis] - 1 + i64::from(bounds.last[axis - 1]);
        for axis in sides.clone() {
            let first = i64::from(bounds.first[axis - 1]);
            let apart = (place[axis] - first).rem_euclid(bounds.step[axis - 1].into());
            if !(first..=last(axis)).contains(&place[axis]) || apart != 0 {
                return Err(format!("the window has no place {} on axis {axis}", place[axis]));
            }
            if !(0..=i64::from(bounds.shift[axis - 1])).contains(&shifts[axis - 1]) {
                return Err(format!("a window is shifted by {} on axis {axis}", shifts[axis - 1]));
            }
        }
        let mut rows = Vec::with_capacity(extents[0] as usize);
        for _ in 0..extents[0] {
            let mut at = place.clone();
            sides.clone().for_each(|axis| at[axis] += shifts[axis - 1]);
            let one: Vec<u32> = std::iter::once(1).chain(extents[1..].iter().copied()).collect();
            rows.extend(self.rows(&one, &at));
            for axis in (0..rank - 1).rev() {
                if axis == 0 {
                    place[0] += 1;
                    break;
                }
                place[axis] += i64::from(bounds.step[axis - 1]);
                if place[axis] <= last(axis) {
                    break;
                }
                place[axis] = bounds.first[axis - 1].into();
            }
        }
        Ok(rows)
    }

    /// The bytes of a row that exist: where in memory, and where in the row.
    pub(in crate::interp) fn bytes(&self, row: &Row) -> (std::ops::Range<usize>, std::ops::Range<usize>) {
        let inside = row.exist.start * self.width..row.exist.end * self.width;
        if inside.is_empty() {
            return (0..0, 0..0);
        }
        let start = (row.start + row.exist.start as i64) as usize * self.width;
        (start..start + inside.len(), inside)
    }

    /// What hardware wants of a tensor.
    pub(in crate::interp) fn check(&self) -> Outcome {
        let last = self.strides.len() - 1;
        for (axis, (&extent, &stride)) in self.extents.iter().zip(&self.strides).enumerate() {
            if extent <= 1 {
                continue;
            }
            if axis == last && stride != 1 {
                return Err("has no rows of neighbouring elements".to_owned());
            }
            if axis != last && stride * self.width as i64 % 16 != 0 {
                return Err(format!("has a stride of {stride} elements, no multiple of 16 bytes"));
            }
        }
        Ok(())
    }
}
