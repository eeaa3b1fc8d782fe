//! Which block of the grid a block is.
//!
//! Blocks have a number on each axis of the grid. Devices count few blocks on some
//! axes (65535 on all but the fastest, of NVIDIA's), so a launch that has more
//! there numbers its blocks along one axis, and each finds its place by division
//! ([`LaunchFacts::flat`](crate::facts::LaunchFacts::flat)). Persistent kernels,
//! whose blocks take tiles by number, do so always (`warp_specialize/persistent`).

use super::lin::{Lin, Range};
use super::{Item, Lane, Lower, Lowered};
use crate::ir::Special;
use tile_core::elem::DType;
use tile_core::ir::{BinOp, Value};

/// The most blocks of a line: what a 31-bit number counts.
pub(super) const LINE: i64 = i32::MAX as i64;

impl Lower<'_> {
    /// The indices of the block, where it is no persistent kernel's. A tile whose loop
    /// blocks of a cluster share has as many, neighbours on the last axis.
    pub(super) fn block_indices(&mut self) -> Lowered<()> {
        let func = self.func;
        let args = func.regions[func.body].args.clone();
        if (self.facts.flat || self.band() > 1) && args.len() > 1 {
            self.b.kernel().grid = 1;
            let line = self.b.special(Special::Block(0));
            self.known.state(line, Range { lo: 0, hi: LINE }, 1);
            let extents = self.grid_extents(LINE)?;
            self.own_tile(&Lin::val(line), extents);
            return Ok(());
        }
        let (shared, last) = (self.shares_tiles(), args.len().saturating_sub(1));
        for (axis, arg) in args.into_iter().enumerate() {
            let val = self.b.special(Special::Block(axis as u8));
            // A grid has no more blocks on an axis than a 31-bit number counts.
            let most = func.grid.get(axis).map_or(i64::MAX, |&blocks| self.host_range(blocks).hi);
            let most = if shared { i64::MAX } else { most };
            self.known.state(val, Range::below(most.clamp(1, 1 << 31)), 1);
            let at = match shared && axis == last {
                true => self.in_cluster(&Lin::val(val)),
                false => Lin::val(val),
            };
            self.at_index(axis, arg, at);
        }
        Ok(())
    }

    /// Gives the block a place in the grid.
    pub(super) fn at_place(&mut self, place: &[Lin]) {
        let args = &self.func.regions[self.func.body].args;
        for (axis, (&arg, at)) in args.iter().zip(place).enumerate() {
            self.at_index(axis, arg, at.clone());
        }
    }

    /// Gives the block an index of the grid, which is below the grid's extent.
    fn at_index(&mut self, axis: usize, arg: Value, at: Lin) {
        if let Some(Item::Int(end)) = self.func.grid.get(axis).and_then(|end| self.items.get(end)).cloned() {
            self.known.is_below(&at, &end);
        }
        self.items.insert(arg, Item::Int(at));
    }

    /// The extents of the grid, of which none has more blocks than `most`.
    pub(super) fn grid_extents(&mut self, most: i64) -> Lowered<Vec<Lin>> {
        let func = self.func;
        let mut extents = Vec::new();
        for &extent in &func.grid {
            let lin = self.index(&Lane::default(), extent)?;
            extents.push(match lin.as_int() {
                Some(_) => lin,
                None => {
                    let val = self.known.register(&mut self.b, &lin, DType::I32);
                    self.known.state(val, Range { lo: 1, hi: most }, 1);
                    Lin::val(val)
                }
            });
        }
        Ok(extents)
    }

    /// The indices of a number that counts them all, the last axis first.
    pub(super) fn in_order(&mut self, number: &Lin, extents: &[Lin]) -> Vec<Lin> {
        let mut rest = number.clone();
        let mut place = Vec::new();
        for (axis, extent) in extents.iter().enumerate().rev() {
            if axis == 0 {
                place.push(rest.clone());
            } else {
                place.push(self.known.bin(&mut self.b, BinOp::Rem, &rest, extent));
                rest = self.known.bin(&mut self.b, BinOp::Div, &rest, extent);
            }
        }
        place.reverse();
        place
    }
}
