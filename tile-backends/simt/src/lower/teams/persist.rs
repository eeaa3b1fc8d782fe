//! Blocks that stay: a line of blocks as long as the machine is wide, each of
//! which takes every so-manieth tile of the grid.
//!
//! A producer then runs ahead into the next tile while the consumers write out
//! the last one.
//!
//! The order matters for the cache that all blocks share. Where tiles that are
//! neighbours on either of the last two axes read the same rows or columns, the
//! grid is walked in bands of [`BAND`] rows, column by column, so that the tiles
//! of one moment form a rectangle that is nearly square.
//!
//! It matters for balance, too, where the last axis says how much work a tile is
//! ([`uneven`](super::uneven)).
//!
//! The blocks of a cluster take neighbours on the last axis together, as one place of
//! a grid that has fewer there, or one tile, if they share its loop.

use super::super::lin::{Lin, Range};
use super::super::{Lower, Lowered};
use super::turns::TURNS;
use crate::ir::Special;
use tile_core::elem::DType;
use tile_core::ir::BinOp;

/// Rows of a band.
const BAND: i64 = 8;

/// A persistent kernel is launched on no larger grids: it counts blocks, and
/// bands of them, in `i32`.
pub const MOST: i64 = 1 << 27;

impl Lower<'_> {
    /// Does something for each of the block's tiles.
    pub(super) fn each_tile(&mut self, body: &mut dyn FnMut(&mut Self) -> Lowered<()>) -> Lowered<()> {
        let mut extents = self.grid_extents(MOST)?;
        let [worker, workers] = [Special::Worker, Special::Workers].map(|what| {
            let val = self.b.special(what);
            self.known.state(val, Range { lo: i64::from(what == Special::Workers), hi: 1 << 20 }, 1);
            Lin::val(val)
        });
        if let Some(heavy) = self.teams.roles.uneven {
            return self.each_uneven_tile(heavy, &extents, &[worker, workers], body);
        }
        let cluster = Lin::int(self.cluster().into());
        let apart = self.cluster() > 1 && self.teams.roles.split.is_none();
        let rank = apart.then(|| self.rank());
        let [worker, workers] = [worker, workers].map(|lin| self.known.bin(&mut self.b, BinOp::Div, &lin, &cluster));
        if let Some(last) = extents.last_mut().filter(|_| apart) {
            *last = self.known.bin(&mut self.b, BinOp::Div, last, &cluster);
        }
        let total = extents.iter().fold(Lin::int(1), |total, extent| self.product(&total, extent));
        if let Some(stream) = self.teams.roles.stream_k {
            return self.each_part(stream, &extents, [worker, workers, total], body);
        }
        let (first, step) = match self.teams.order {
            Some(order) => (worker.add(&workers.scale(order.consumer.into())), workers.scale(TURNS.into())),
            None => (worker, workers),
        };
        self.loop_over(&first, &total, &step, |lower, tile| {
            let mut place = lower.place_of(&tile, &extents);
            if let (Some(rank), Some(last)) = (&rank, place.last_mut()) {
                *last = last.scale(cluster.constant).add(rank);
            }
            lower.at_place(&place);
            body(lower)
        })
    }

    /// The product of two counts of blocks, which is one.
    pub(super) fn product(&mut self, x: &Lin, y: &Lin) -> Lin {
        match (x.as_int(), y.as_int()) {
            (Some(by), _) => y.scale(by),
            (_, Some(by)) => x.scale(by),
            (None, None) => {
                let [x, y] = [x, y].map(|lin| self.known.register(&mut self.b, lin, DType::I32));
                let val = self.b.mul(x, y);
                self.known.state(val, Range { lo: 1, hi: MOST }, 1);
                Lin::val(val)
            }
        }
    }

    /// The indices of a tile, slowest axis first.
    pub(super) fn place_of(&mut self, tile: &Lin, extents: &[Lin]) -> Vec<Lin> {
        let mut rest = tile.clone();
        let mut place = Vec::new();
        let mut axes = extents;
        if let ([outer @ .., rows, columns], true) = (extents, self.teams.roles.square) {
            let mut at = rest.clone();
            if !outer.is_empty() {
                let plane = self.product(rows, columns);
                at = self.known.bin(&mut self.b, BinOp::Rem, &rest, &plane);
                rest = self.known.bin(&mut self.b, BinOp::Div, &rest, &plane);
            }
            let [row, column] = self.in_bands(&at, rows, columns);
            place.extend([column, row]);
            axes = outer;
        }
        let mut outer = self.in_order(&rest, axes);
        place.reverse();
        outer.extend(place);
        outer
    }

    /// Row and column of a tile in bands. Of what a producer does before its first
    /// copy this takes longest: it has as few divisions as can be, of numbers
    /// without sign.
    fn in_bands(&mut self, at: &Lin, rows: &Lin, columns: &Lin) -> [Lin; 2] {
        let [at, rows, columns] = [at, rows, columns].map(|lin| {
            let val = self.known.register(&mut self.b, lin, DType::I32);
            self.b.cast(val, DType::U32)
        });
        let b = &mut self.b;
        let band = b.mul_int(columns, BAND);
        let number = b.bin(BinOp::Div, at, band);
        let before = b.mul(number, band);
        let within = b.bin(BinOp::Sub, at, before);
        let first = b.mul_int(number, BAND);
        let left = b.bin(BinOp::Sub, rows, first);
        let most = b.int(BAND, DType::U32);
        let height = b.bin(BinOp::Min, left, most);
        let column = b.bin(BinOp::Div, within, height);
        let above = b.mul(column, height);
        let row = b.bin(BinOp::Sub, within, above);
        let row = b.add(row, first);
        [row, column].map(|val| {
            let val = self.b.cast(val, DType::I32);
            self.known.state(val, Range { lo: 0, hi: MOST }, 1);
            Lin::val(val)
        })
    }
}
