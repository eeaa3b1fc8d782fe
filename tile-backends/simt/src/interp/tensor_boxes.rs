//! Boxes of tensors: copies of them to shared memory and back.

use super::Outcome;
use super::machine::Machine;
use super::operands::tf32;
use super::state::global::Access;
use super::state::tensor::Tensor;
use crate::ir::{Buf, Home, Source, TensorMap, TensorMapData};
use std::rc::Rc;

impl<'m> Machine<'m> {
    /// The tensor that a map is of, for a block.
    pub(super) fn tensor(&mut self, map: TensorMap, block: usize) -> Outcome<Rc<Tensor>> {
        let data = &self.kernel.maps[map];
        let launch = self.blocks[block].of;
        if let Some(tensor) = self.tensors.get(&(launch, data.buf)) {
            return Ok(tensor.clone());
        }
        let Home::Global { of, .. } = self.kernel.bufs[data.buf].home else {
            return Err("a map of shared memory".to_owned());
        };
        let host = self.ranks[launch].host;
        let axes = 0..data.extents.len() as u32;
        let extents = axes.clone().map(|axis| (host)(Source::Extent(of, axis)) as i64).collect();
        let strides = axes.map(|axis| (host)(Source::Stride(of, axis)) as i64).collect();
        let width = self.kernel.bufs[data.buf].elem.bytes();
        let tensor = Tensor { number: self.number(launch, data.buf), width, extents, strides };
        tensor.check().map_err(|message| format!("`{}` {message}", self.kernel.bufs[data.buf].name))?;
        let tensor = Rc::new(tensor);
        self.tensors.insert((launch, data.buf), tensor.clone());
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
        let tensor = self.tensor(map, rank)?;
        let data = &self.kernel.maps[map];
        let length = self.row_bytes(data);
        let rows = match &data.window {
            Some(window) => {
                tensor.windows(window, &data.extents, coordinates, self.ranks[self.blocks[rank].of].host)?
            }
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
        let tensor = self.tensor(map, rank)?;
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
