//! Boxes of tensors.

use super::global::Access;
use super::machine::{Machine, Outcome};
use super::operands::tf32;
use crate::ir::{Buf, Home, Source, TensorMap, TensorMapData, Window};
use std::rc::Rc;

/// How a tensor lies in global memory.
pub(super) struct Tensor {
    /// Of the global buffers.
    number: usize,
    width: usize,
    extents: Vec<i64>,
    /// In elements.
    strides: Vec<i64>,
}

/// A row of a box: where its first element is, and which of its elements exist.
struct Row {
    start: i64,
    exist: std::ops::Range<usize>,
}

impl Tensor {
    /// The rows of a box at these coordinates.
    fn rows(&self, extents: &[u32], coordinates: &[i64]) -> Vec<Row> {
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
    fn windows(
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
    fn bytes(&self, row: &Row) -> (std::ops::Range<usize>, std::ops::Range<usize>) {
        let inside = row.exist.start * self.width..row.exist.end * self.width;
        if inside.is_empty() {
            return (0..0, 0..0);
        }
        let start = (row.start + row.exist.start as i64) as usize * self.width;
        (start..start + inside.len(), inside)
    }
}

impl<'m> Machine<'m> {
    /// The tensor that a map is of.
    pub(super) fn tensor(&mut self, map: TensorMap) -> Outcome<Rc<Tensor>> {
        let data = &self.kernel.maps[map];
        if let Some(tensor) = self.tensors.get(&data.buf) {
            return Ok(tensor.clone());
        }
        let Home::Global { of, .. } = self.kernel.bufs[data.buf].home else {
            return Err("a map of shared memory".to_owned());
        };
        let axes = 0..data.extents.len() as u32;
        let extents = axes.clone().map(|axis| (self.host)(Source::Extent(of, axis)) as i64).collect();
        let strides = axes.map(|axis| (self.host)(Source::Stride(of, axis)) as i64).collect();
        let width = self.kernel.bufs[data.buf].elem.bytes();
        let tensor = Tensor { number: self.number(data.buf), width, extents, strides };
        tensor.check().map_err(|message| format!("`{}` {message}", self.kernel.bufs[data.buf].name))?;
        let tensor = Rc::new(tensor);
        self.tensors.insert(data.buf, tensor.clone());
        Ok(tensor)
    }

    /// The byte of shared memory where a box begins.
    pub(super) fn box_at(&self, map: TensorMap, buf: Buf, index: i64) -> Outcome<usize> {
        let data = &self.kernel.maps[map];
        let at = self.shared_at(buf, index, data.elements() as usize)?;
        let row = self.row_bytes(data);
        if !row.is_multiple_of(16) {
            return Err(format!("rows of {row} bytes are not a multiple of 16"));
        }
        let align = data.swizzle.map_or(128, |swizzle| swizzle.period().max(128));
        if at % align as usize != 0 {
            return Err(format!("a box at byte {at} is not aligned to {align}"));
        }
        match data.swizzle {
            Some(swizzle) if row != swizzle.span() as usize => {
                Err(format!("rows of {row} bytes do not fill the {} that are permuted", swizzle.span()))
            }
            _ => Ok(at),
        }
    }

    fn row_bytes(&self, data: &TensorMapData) -> usize {
        data.extents[data.extents.len() - 1] as usize * self.kernel.bufs[data.buf].elem.bytes()
    }

    /// Bytes of a box.
    pub(super) fn box_bytes(&self, map: TensorMap) -> u32 {
        let data = &self.kernel.maps[map];
        data.elements() * self.kernel.bufs[data.buf].elem.bytes() as u32
    }

    /// Copies a box to shared memory, zeros where the tensor has no element.
    pub(super) fn copy_in(&mut self, map: TensorMap, rank: usize, at: usize, coordinates: &[i64]) -> Outcome {
        let tensor = self.tensor(map)?;
        let data = &self.kernel.maps[map];
        let length = self.row_bytes(data);
        let rows = match &data.window {
            Some(window) => tensor.windows(window, &data.extents, coordinates, self.host)?,
            None => tensor.rows(&data.extents, coordinates),
        };
        for (number, row) in rows.iter().enumerate() {
            let (from, to) = tensor.bytes(row);
            for at in from.clone().step_by(tensor.width) {
                self.note_between(rank, (tensor.number, at), Access::Read)?;
            }
            let mut bytes = vec![0; length];
            let source = self.globals[tensor.number].get(from).ok_or("the tensor is larger than its memory")?;
            bytes[to].copy_from_slice(source);
            if data.tf32 {
                let (words, []) = bytes.as_chunks_mut::<4>() else {
                    return Err("a row of no whole elements".to_owned());
                };
                words.iter_mut().for_each(|word| *word = (tf32(u32::from_le_bytes(*word).into()) as u32).to_le_bytes());
            }
            for (chunk, bytes) in bytes.chunks(16).enumerate() {
                let byte = (at + number * length + chunk * 16) as u32;
                let byte = data.swizzle.map_or(byte, |swizzle| swizzle.apply(byte));
                self.blocks[rank].shared.bytes_mut(byte as usize, 16).copy_from_slice(bytes);
            }
        }
        Ok(())
    }

    /// The bytes of a box in shared memory, row by row.
    pub(super) fn gather(&self, map: TensorMap, rank: usize, at: usize) -> Vec<u8> {
        let data = &self.kernel.maps[map];
        let chunks = 0..self.box_bytes(map) / 16;
        let chunk = |chunk: u32| {
            let byte = at as u32 + chunk * 16;
            let byte = data.swizzle.map_or(byte, |swizzle| swizzle.apply(byte));
            self.blocks[rank].shared.bytes(byte as usize, 16)
        };
        chunks.flat_map(chunk).copied().collect()
    }

    /// Copies a box to the tensor, or adds it, as far as it has elements.
    pub(super) fn copy_out(
        &mut self,
        map: TensorMap,
        rank: usize,
        coordinates: &[i64],
        bytes: &[u8],
        add: bool,
    ) -> Outcome {
        let tensor = self.tensor(map)?;
        let data = &self.kernel.maps[map];
        let length = self.row_bytes(data);
        for (row, bytes) in tensor.rows(&data.extents, coordinates).iter().zip(bytes.chunks(length)) {
            let (to, from) = tensor.bytes(row);
            let missing = "the tensor is larger than its memory";
            for (at, from) in to.clone().step_by(tensor.width).zip(from.clone().step_by(tensor.width)) {
                let there = self.globals[tensor.number].get(at..at + tensor.width).ok_or(missing)?;
                let same = *there == bytes[from..from + tensor.width];
                let access = if add { Access::Update } else { Access::Write { same } };
                self.note_between(rank, (tensor.number, at), access)?;
            }
            let place = self.globals[tensor.number].get_mut(to).ok_or(missing)?;
            if !add {
                place.copy_from_slice(&bytes[from]);
                continue;
            }
            let ((sums, []), (terms, [])) = (place.as_chunks_mut::<4>(), bytes[from].as_chunks::<4>()) else {
                return Err("a row of no whole elements".to_owned());
            };
            for (sum, term) in sums.iter_mut().zip(terms) {
                *sum = (f32::from_le_bytes(*sum) + f32::from_le_bytes(*term)).to_le_bytes();
            }
        }
        Ok(())
    }
}

impl Tensor {
    /// What hardware wants of a tensor.
    fn check(&self) -> Outcome {
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
