//! Persistent kernels: a line of blocks as long as the machine is wide, each of
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
//! ([`uneven`](super::balance)).
//!
//! The blocks of a cluster take neighbours on the last axis together, as one place of
//! a grid that has fewer there, or one tile, if they share its loop.
//!
//! The user may say which order it is (`cuda(raster)`), and that each tile has a block of its
//! own, or that blocks of a kernel without warp specialisation stay (`cuda(persistent)`). A block of its own
//! takes the place of its number, in the same order.

use super::super::lin::{Lin, Range};
use super::super::{Lower, Lowered, Target};
use super::specialization::{CONSUMERS, WarpSpecialization};
use crate::ir::Special;
use crate::lower::grid::LINE;
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp, Func};

/// Rows of the threadblock swizzle.
const BAND: u32 = 8;

/// A persistent kernel is launched on no larger grids: it counts blocks, and
/// bands of them, in `i32`.
pub const MOST: i64 = 1 << 27;

/// Whether warp-specialised blocks are persistent. A block that waits for others must not have further
/// tiles to do.
pub(super) fn is_persistent(func: &Func) -> bool {
    func.schedule.cuda.persistent != Some(false) && !func.has_ranks()
}

impl WarpSpecialization {
    /// Whether blocks are persistent, of a kernel whose warps are specialised or not.
    pub(super) fn is_persistent(&self, func: &Func, target: &Target) -> bool {
        match self.groups {
            0 => target.lines && func.schedule.cuda.persistent == Some(true) && is_persistent(func),
            _ => is_persistent(func),
        }
    }

    /// Rows of the threadblock swizzle in which tiles are taken; 1 for the grid's own order.
    pub(super) fn band(&self, func: &Func, target: &Target) -> u32 {
        let rule = if self.square { BAND } else { 1 };
        func.schedule.cuda.raster.filter(|_| target.lines).unwrap_or(rule)
    }
}

impl Lower<'_> {
    /// Whether blocks are persistent.
    pub(in crate::lower) fn is_persistent(&self) -> bool {
        self.specialized.roles.is_persistent(self.func, self.target)
    }

    /// The most tiles of a grid.
    fn most_tiles(&self) -> i64 {
        if self.is_persistent() { MOST } else { LINE }
    }

    /// Rows of the threadblock swizzle in which tiles are taken; 1 for the grid's own order.
    pub(in crate::lower) fn band(&self) -> u32 {
        self.specialized.roles.band(self.func, self.target)
    }

    /// Does something for each of the block's tiles.
    pub(in crate::lower) fn each_tile(&mut self, body: &mut dyn FnMut(&mut Self) -> Lowered<()>) -> Lowered<()> {
        // Another role found it.
        self.found = None;
        if !self.is_persistent() {
            self.block_indices()?;
            return body(self);
        }
        let mut extents = self.grid_extents(MOST)?;
        let [worker, workers] = [Special::Worker, Special::Workers].map(|what| {
            let val = self.b.special(what);
            self.known.state(val, Range { lo: i64::from(what == Special::Workers), hi: 1 << 20 }, 1);
            Lin::val(val)
        });
        if let Some(imbalance) = self.specialized.roles.imbalance {
            return self.each_balanced_tile(imbalance, &extents, &[worker, workers], body);
        }
        let rank = self.rank_apart();
        let [worker, workers] = [worker, workers].map(|lin| self.in_cluster(&lin));
        if let Some(last) = extents.last_mut().filter(|_| rank.is_some()) {
            *last = self.in_cluster(last);
        }
        let total = extents.iter().fold(Lin::int(1), |total, extent| self.product(&total, extent));
        if let Some(stream) = self.specialized.roles.stream_k {
            return self.each_part(stream, &extents, [worker, workers, total], body);
        }
        if self.specialized.roles.reversed {
            return self.each_wave(&extents, [worker, workers, total], body);
        }
        let (first, step) = match self.specialized.order {
            Some(order) => (worker.add(&workers.scale(order.consumer.into())), workers.scale(CONSUMERS.into())),
            None => (worker, workers),
        };
        self.loop_over(&first, &total, &step, |lower, tile| {
            lower.take_tile(&tile, &extents, rank.as_ref());
            body(lower)
        })
    }

    /// Does something for each of the block's tiles, one in each wave; every other wave is taken in the
    /// opposite order of blocks.
    fn each_wave(
        &mut self,
        extents: &[Lin],
        [worker, workers, total]: [Lin; 3],
        body: &mut dyn FnMut(&mut Self) -> Lowered<()>,
    ) -> Lowered<()> {
        self.loop_over(&Lin::default(), &total, &workers, |lower, first| {
            let [first, worker, workers, total] =
                [&first, &worker, &workers, &total].map(|lin| lower.known.register(&mut lower.b, lin, DType::I32));
            let wave = lower.b.bin(BinOp::Div, first, workers);
            let odd = lower.b.rem_int(wave, 2);
            let one = lower.b.int(1, DType::I32);
            let odd = lower.b.cmp(CmpOp::Eq, odd, one);
            let mirrored = lower.b.bin(BinOp::Sub, workers, worker);
            let mirrored = lower.b.add_int(mirrored, -1);
            let place = lower.b.select(odd, mirrored, worker);
            let tile = lower.b.add(first, place);
            lower.known.state(tile, Range { lo: 0, hi: MOST << 1 }, 1);
            let inside = lower.b.cmp(CmpOp::Lt, tile, total);
            lower.guarded(Some(inside), &mut |lower| {
                lower.take_tile(&Lin::val(tile), extents, None);
                body(lower)
            })
        })
    }

    /// Gives the block, whose number in a line this is, its place in the order of tiles.
    pub(in crate::lower) fn own_tile(&mut self, number: &Lin, mut extents: Vec<Lin>) {
        let rank = self.rank_apart();
        if let Some(last) = extents.last_mut().filter(|_| rank.is_some()) {
            *last = self.in_cluster(last);
        }
        let tile = self.in_cluster(number);
        self.take_tile(&tile, &extents, rank.as_ref());
    }

    /// The block's number in its cluster, if that is which of several tiles it takes.
    fn rank_apart(&mut self) -> Option<Lin> {
        let apart = self.cluster() > 1 && self.specialized.roles.split.is_none();
        apart.then(|| self.rank())
    }

    /// Of a number of blocks, that of clusters.
    pub(in crate::lower) fn in_cluster(&mut self, blocks: &Lin) -> Lin {
        let cluster = Lin::int(self.cluster().into());
        self.known.bin(&mut self.b, BinOp::Div, blocks, &cluster)
    }

    /// Gives the block the place of a tile, or of the first of those that its cluster
    /// takes.
    fn take_tile(&mut self, tile: &Lin, extents: &[Lin], rank: Option<&Lin>) {
        let mut place = self.place_of(tile, extents);
        if let (Some(rank), Some(last)) = (rank, place.last_mut()) {
            *last = last.scale(self.cluster().into()).add(rank);
        }
        self.at_place(&place);
    }

    /// The product of two counts of blocks, which is one.
    pub(super) fn product(&mut self, x: &Lin, y: &Lin) -> Lin {
        match (x.as_int(), y.as_int()) {
            (Some(by), _) => y.scale(by),
            (_, Some(by)) => x.scale(by),
            (None, None) => {
                let [x, y] = [x, y].map(|lin| self.known.register(&mut self.b, lin, DType::I32));
                let val = self.b.mul(x, y);
                self.known.state(val, Range { lo: 1, hi: self.most_tiles() }, 1);
                Lin::val(val)
            }
        }
    }

    /// The indices of a tile, slowest axis first.
    pub(super) fn place_of(&mut self, tile: &Lin, extents: &[Lin]) -> Vec<Lin> {
        let mut rest = tile.clone();
        let mut place = Vec::new();
        let mut axes = extents;
        if let ([outer @ .., rows, columns], true) = (extents, self.band() > 1) {
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
        let (most, tall) = (self.most_tiles(), i64::from(self.band()));
        let b = &mut self.b;
        // Tiles of a band may be more than those of the grid.
        let band = match most * tall > i64::from(u32::MAX) {
            true => {
                let tall = b.int(tall, DType::U32);
                let tall = b.bin(BinOp::Min, rows, tall);
                b.mul(columns, tall)
            }
            false => b.mul_int(columns, tall),
        };
        let number = b.bin(BinOp::Div, at, band);
        let before = b.mul(number, band);
        let within = b.bin(BinOp::Sub, at, before);
        let first = b.mul_int(number, tall);
        let left = b.bin(BinOp::Sub, rows, first);
        let tall = b.int(tall, DType::U32);
        let height = b.bin(BinOp::Min, left, tall);
        let column = b.bin(BinOp::Div, within, height);
        let above = b.mul(column, height);
        let row = b.bin(BinOp::Sub, within, above);
        let row = b.add(row, first);
        [row, column].map(|val| {
            let val = self.b.cast(val, DType::I32);
            self.known.state(val, Range { lo: 0, hi: most }, 1);
            Lin::val(val)
        })
    }
}
