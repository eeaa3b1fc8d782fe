//! Tiles and tensors: their names, memory, and how instructions access them.

use super::super::code::{Access, Region, Rotation, buffer_index};
use super::super::core_transfer::Route;
use super::super::layout::{self, Rows};
use super::super::space::Space;
use super::{Select, Selected};
use crate::ir::{Level, Operand, Pipe, Tensor, Tile};
use tile_core::elem::DType;
use tile_core::ir::Id as _;

impl<'p> Select<'p> {
    pub(super) fn rows(&self, tile: Tile) -> Rows {
        let data = &self.program.tiles[tile];
        Rows::of(&data.shape, data.elem)
    }

    pub(super) fn elem(&self, tile: Tile) -> DType {
        self.program.tiles[tile].elem
    }

    pub(super) fn local_type(&self, elem: DType) -> Selected<&'static str> {
        match layout::local_type(elem) {
            Some(name) => Ok(name),
            None => self.unsupported(format!("there are no tiles of {elem}")),
        }
    }

    /// The name of a tile, which is declared here if it is not.
    pub(super) fn tile(&mut self, tile: Tile) -> String {
        self.used.insert(tile);
        self.uses.insert(space(self.program.tiles[tile].level));
        self.tiles[&tile].clone()
    }

    pub(super) fn declaration(&self, tile: Tile) -> Selected<String> {
        let data = &self.program.tiles[tile];
        let buffer = match data.level {
            Level::Ub => "ub",
            Level::L1 => "l1",
            Level::L0C => "l0c",
        };
        let bytes = layout::bytes(data);
        let count = bytes / layout::width(data.elem);
        let ty = self.local_type(data.elem)?;
        let start = data.start.unwrap_or(0);
        let life = self.plan.live_ranges.iter().find(|life| life.tile == tile);
        if let Some(slot) = self.slot_of(tile) {
            let name = &self.tiles[&tile];
            return Ok(format!("auto {name} = {buffer}.GetWithOffset<{ty}>({count}, {start} + {slot} * {bytes});"));
        }
        let start = match life.and_then(|life| life.local).filter(|_| data.buffers > 1) {
            Some(of) => format!("{start} + {} * {bytes}", buffer_index(of)),
            None => start.to_string(),
        };
        Ok(format!("auto {} = {buffer}.GetWithOffset<{ty}>({count}, {start});", self.tiles[&tile]))
    }

    /// The variable with the buffer index of an on-chip core transfer.
    pub(super) fn slot_of(&self, tile: Tile) -> Option<String> {
        let mut on_chip = self.transfers.iter().filter(|(_, transfer)| transfer.route == Route::OnChip);
        on_chip.find(|((dst, _), _)| *dst == tile).map(|(_, transfer)| transfer.slot())
    }

    pub(super) fn region(&self, tile: Tile) -> Region {
        let data = &self.program.tiles[tile];
        let start = u64::from(data.start.unwrap_or(0));
        let end = start + layout::bytes(data) * u64::from(data.buffers);
        let local = self.plan.live_ranges.iter().find(|life| life.tile == tile).and_then(|life| life.local);
        let rotation = local.filter(|_| data.buffers > 1).map(|of| Rotation { of, buffers: data.buffers });
        Region { space: space(data.level), start, end, rotation }
    }

    pub(super) fn reads(&self, pipe: Pipe, tile: Tile) -> Access {
        Access::new(pipe, self.region(tile), false)
    }

    pub(super) fn writes(&self, pipe: Pipe, tile: Tile) -> Access {
        Access::new(pipe, self.region(tile), true)
    }

    pub(super) fn tensor_access(&self, pipe: Pipe, tensor: Tensor, write: bool) -> Option<Access> {
        // Nothing orders reads of a read-only tensor.
        let space = Space::Global(tensor.index() as u32);
        let region = Region { space, start: 0, end: 1, rotation: None };
        self.program.tensors[tensor].writable.then_some(Access::new(pipe, region, write))
    }

    pub(super) fn operand_tile(operand: Operand) -> Option<Tile> {
        match operand {
            Operand::Tile(tile) => Some(tile),
            Operand::Scalar(_) => None,
        }
    }
}

pub(super) fn space(level: Level) -> Space {
    match level {
        Level::Ub => Space::Ub,
        Level::L1 => Space::L1,
        Level::L0C => Space::L0c,
    }
}
