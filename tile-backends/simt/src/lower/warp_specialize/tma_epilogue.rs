//! Sums of warpgroups to tensors, by TMA stores.
//!
//! A thread holds pairs of columns, so stores of its own would touch a sector
//! for each 8 bytes. Each warpgroup brings 64 rows of a panel's width in order
//! in one of two buffers of shared memory, permuted as a tensor map wants them,
//! and one of its threads starts a TMA store, which is waited for when the
//! buffer is used again: the next tile is multiplied meanwhile.
//!
//! A sum that was multiplied as its transpose has the tensor's rows along the
//! instructions' columns: matrix stores transpose pairs, elements of 4 bytes go
//! one by one.
//!
//! TMA stores are in no order with anything else, so this is for a tensor that
//! the kernel does nothing else with: copies ([`is_write`]), and atomic additions
//! ([`is_addition`]), for which a thread would start an instruction for each
//! element, and wait for a place in the queue of its loads and stores. A copy in
//! a loop begins when that of the iteration before has written.

use super::super::{Held, Lower, Lowered};
use super::{ALIGNED, GROUP};
use crate::facts::LaunchFacts;
use crate::ir::{Buf, BufData, Home, MATRIX_LANES, Op, Special, Swizzle, TensorMap, TensorMapData, Val};
use crate::lower::gemm::wgmma;
use crate::lower::lin::Lin;
use crate::lower::shapes::extents;
use crate::lower::uses::is_fragment;
use crate::lower::view::{Root, View};
use rustc_hash::FxHashSet;
use tile_core::elem::DType;
use tile_core::ir::{AtomicOp, BinOp, CmpOp, Func, InstId, Op as Tile, Order, RegionId, Value};

/// Rows that a warpgroup stores at a time.
pub(super) const ROWS: u32 = 64;

/// Buffers of a warpgroup, if there is room.
pub(super) const BUFFERS: u32 = 2;

/// Bytes of a buffer.
pub(super) const STAGING: u32 = ROWS * 128;

/// Whether a copy may be a TMA store: a fragment goes to a tensor that nothing else touches. In kernels of
/// several ranks one of the GEMMs' sums goes to any, and what else touches that is in order with it
/// ([`meetings`](super::peers::meetings)).
pub(super) fn is_write(func: &Func, facts: &LaunchFacts, id: InstId, sums: &FxHashSet<Value>) -> bool {
    let args = &func.insts[id].args;
    let width = args.get(1).and_then(|&dst| func.ty(dst).elem().dtype()).map_or(0, DType::bytes);
    matches!(func.insts[id].op, Tile::Copy { .. })
        && matches!(width, 1 | 2 | 4)
        && is_box_of_sum(func, facts, id)
        && (is_alone(func, id) || func.has_ranks() && sums.contains(&func.root(args[0])))
}

/// The regions that a block executes at most once: its body, and the branches of
/// conditions there, which are the block's as a whole.
pub(super) fn run_once(func: &Func) -> FxHashSet<RegionId> {
    let (mut found, mut open) = (FxHashSet::default(), vec![func.body]);
    while let Some(region) = open.pop() {
        found.insert(region);
        for &id in &func.regions[region].insts {
            let inst = &func.insts[id];
            if matches!(inst.op, Tile::If {}) {
                open.extend(&inst.regions);
            }
        }
    }
    found
}

/// Whether atomic additions may be TMA stores that add: those of a fragment to a
/// tensor that nothing else touches, in no order with anything.
pub(super) fn is_addition(func: &Func, facts: &LaunchFacts, id: InstId) -> bool {
    let inst = &func.insts[id];
    let floats = || inst.args[..2].iter().all(|&arg| func.ty(arg).elem().dtype() == Some(DType::F32));
    matches!(inst.op, Tile::AtomicTile { op: AtomicOp::Add, order: Order::Relaxed })
        && floats()
        && is_box_of_sum(func, facts, id)
        && is_alone(func, id)
}

/// Whether nothing else touches what a statement writes.
fn is_alone(func: &Func, id: InstId) -> bool {
    let tensor = func.root(func.insts[id].args[1]);
    let mut uses = 0;
    func.walk(func.body, &mut |_, inst| {
        let memory = |&&arg: &&Value| func.ty(arg).mem().is_some() && func.root(arg) == tensor;
        let names = inst.op.is_view() || matches!(inst.op, Tile::Extent { .. });
        uses += usize::from(!names && inst.args.iter().any(|arg| memory(&arg)));
    });
    uses == 1
}

/// Whether a statement takes a fragment to boxes of a tensor.
fn is_box_of_sum(func: &Func, facts: &LaunchFacts, id: InstId) -> bool {
    let inst = &func.insts[id];
    let (src, dst) = (inst.args[0], inst.args[1]);
    let tensor = func.root(dst);
    let whole = func.root(src) == src && is_fragment(func, src);
    let width = func.ty(dst).elem().dtype().map_or(0, DType::bytes);
    whole
        && extents(func, src).is_some_and(|extents| extents.len() == 2)
        // Rows that end inside of 16 bytes are left to threads: a TMA store
        // written by hand to such a tensor was an illegal instruction.
        && facts.tensor(func, tensor).is_some_and(|facts| facts.bulk && usize::from(facts.last) * width >= 16)
}

/// A sum, and what of it a warpgroup has, as instructions see it.
pub(super) struct Sum {
    /// Of the fragment.
    pub(super) number: usize,
    pub(super) split: wgmma::Split,
    pub(super) rows: u32,
    pub(super) columns: u32,
    /// Whether the tensor has its transpose.
    pub(super) transposed: bool,
}

impl Sum {
    /// Columns of the tensor's that a warpgroup brings in order at a time, if
    /// there is room for them.
    fn wide(&self) -> u32 {
        if self.transposed { ROWS } else { self.columns }
    }

    /// Rows of the tensor's in a box of elements of so many bytes.
    fn high(&self, width: u32) -> u32 {
        let fits = |high: &u32| self.columns.is_multiple_of(*high) && high * ROWS * width <= STAGING;
        if self.transposed { [64, 48, 32, 16, 8].into_iter().find(fits).unwrap_or(8) } else { ROWS }
    }
}

/// Where a thread's registers of 16 rows and so many columns of a sum lie from
/// its first: each eight columns, the two halves of the rows, the two of a pair of
/// columns. In the order in which a matrix store takes them.
fn places(columns: u32) -> impl Iterator<Item = (u32, u32, u32)> {
    let halves = (0..columns).step_by(8).flat_map(|eight| [0, 8].map(|half| (eight, half)));
    halves.flat_map(|(eight, half)| [0, 1].map(|e| (eight, half, e)))
}

/// How rows lie in a buffer.
pub(super) struct Panel {
    pub(super) swizzle: Swizzle,
    /// Columns.
    pub(super) wide: u32,
    /// Rows.
    pub(super) high: u32,
}

/// A tensor's box at the view of a tile.
struct Target {
    map: TensorMap,
    panel: Panel,
    /// The first element, by the tensor's axes.
    corner: Vec<Lin>,
    row_axis: usize,
    column_axis: usize,
}

/// What a warpgroup brings in order, and where.
pub(super) struct Staging<'a> {
    /// The sum.
    pub(super) held: &'a Held,
    pub(super) panel: &'a Panel,
    /// The buffers of all warpgroups.
    pub(super) buf: Buf,
    /// See [`Lower::staged_place`].
    pub(super) place: Val,
    /// Type of the tensor's elements.
    pub(super) elem: DType,
}

impl Lower<'_> {
    /// Copies a sum to a tensor in bulk, or adds it; false where that cannot be.
    pub(in crate::lower) fn write_bulk(&mut self, id: InstId, src: &View, dst: &View, add: bool) -> Lowered<bool> {
        let Some(sum) = self.whole_sum(src) else { return Ok(false) };
        // Of bytes there is no matrix store, and transposed ones would go one by one.
        if sum.transposed && dst.elem.bytes() == 1 {
            return Ok(false);
        }
        let high = sum.high(dst.elem.bytes() as u32);
        let Some(target) = self.box_of(dst, sum.wide(), high) else { return Ok(false) };
        let first = self.first_of_copies();
        let again = self.specialized.roles.rewrites.contains(&id);
        self.guarded(first, &mut |lower| lower.write_sum(&sum, &target, dst.elem, (add, again)))?;
        Ok(true)
    }

    /// Where all warpgroups hold a sum, whether this is the first, which stores it.
    pub(super) fn first_of_copies(&mut self) -> Option<Val> {
        let copies = self.specialized.roles.gemm_warpgroups() < self.specialized.roles.groups;
        copies.then(|| {
            let group = self.b.special(Special::Warpgroup);
            let zero = self.b.int(0, DType::I32);
            self.b.cmp(CmpOp::Eq, group, zero)
        })
    }

    /// Adds to the tensor, or stores; `again` if an earlier store may have been to the same place.
    fn write_sum(&mut self, sum: &Sum, target: &Target, elem: DType, (add, again): (bool, bool)) -> Lowered<()> {
        let (high, wide) = (target.panel.high, target.panel.wide);
        let held = self.fragments[sum.number].clone();
        let count = self.specialized.roles.buffers;
        let buf = self.staging(elem);
        let group = self.warpgroup();
        let buffers = group.scale((count * STAGING / elem.bytes() as u32).into());
        let place = self.staged_place(&target.panel, elem, &buffers, sum.transposed);
        let staging = Staging { held: &held, panel: &target.panel, buf, place, elem };
        let index = self.known.register(&mut self.b, &buffers, DType::I32);
        let leader = self.digit(1, GROUP);
        let leader = self.is_zero(&leader);
        let [down, right] = [BinOp::Div, BinOp::Rem]
            .map(|op| self.known.bin(&mut self.b, op, &group, &Lin::int(sum.split.across.into())));
        let step = if sum.transposed { high } else { wide };
        let pieces: Vec<[u32; 2]> = (0..sum.rows)
            .step_by(ROWS as usize)
            .flat_map(|row| (0..sum.columns).step_by(step as usize).map(move |column| [row, column]))
            .collect();
        // Boxes that lie behind each other in a buffer.
        let panels = if sum.transposed { ROWS / wide } else { 1 };
        // All at once, if there are buffers for them.
        let together = if pieces.len() <= count as usize { pieces.len() } else { 1 };
        for (number, pieces) in pieces.chunks(together).enumerate() {
            // Buffers alternate in what one statement stores. What it starts with
            // may have been used last before.
            let pending = u32::from(number > 0 && count > 1);
            let written = again && number == 0;
            self.guarded(Some(leader), &mut |lower| {
                lower.b.effect(Op::TmaWait { pending, written }, &[]);
                Ok(())
            })?;
            self.b.effect(Op::GroupBarrier {}, &[]);
            let offset = |i: usize| (number + i) as u32 % count * panels * high * wide;
            for (i, &piece) in pieces.iter().enumerate() {
                match sum.transposed {
                    true => self.stage_transposed(&staging, offset(i), piece)?,
                    false => self.stage(&staging, offset(i), piece)?,
                }
            }
            self.b.effect(Op::ProxyFence {}, &[]);
            self.b.effect(Op::GroupBarrier {}, &[]);
            let mut places = Vec::new();
            for (i, &[row, column]) in pieces.iter().enumerate() {
                let (own, across) = (down.scale(sum.rows.into()), right.scale(sum.columns.into()));
                let (rows, columns) = (own.add_int(row.into()), across.add_int(column.into()));
                let (top, left) = if sum.transposed { (columns, rows) } else { (rows, columns) };
                for panel in 0..panels {
                    let mut at = target.corner.clone();
                    at[target.row_axis] = at[target.row_axis].add(&top);
                    at[target.column_axis] = at[target.column_axis].add(&left).add_int((panel * wide).into());
                    let coordinates = at.iter().map(|lin| self.known.register(&mut self.b, lin, DType::I32));
                    let args = [index].into_iter().chain(coordinates).collect::<Vec<Val>>();
                    places.push((offset(i) + panel * high * wide, args));
                }
            }
            self.guarded(Some(leader), &mut |lower| {
                for (offset, args) in &places {
                    let offset = (*offset).into();
                    lower.b.effect(Op::TmaStore { map: target.map, src: buf, offset, add }, args);
                }
                lower.b.effect(Op::TmaCommit {}, &[]);
                Ok(())
            })?;
        }
        Ok(())
    }

    /// The buffers of all warpgroups that store, for elements of a type.
    pub(super) fn staging(&mut self, elem: DType) -> Buf {
        let roles = &self.specialized.roles;
        let len = roles.gemm_warpgroups() * roles.buffers * STAGING / elem.bytes() as u32;
        let home = Home::Shared { start: None, align: Swizzle::B128.period() };
        let name = format!("staging_{elem}");
        let staging =
            *self.specialized.staging.entry(elem).or_insert_with(|| self.b.buf(BufData { name, elem, len, home }));
        // Each warpgroup has its own, and waits for itself: one that is done with a
        // tile begins the next while others write out theirs.
        self.b.kernel().pipelined.insert(staging);
        staging
    }

    /// Waits until the stores that were started have read what they store.
    pub(super) fn drain_writes(&mut self) -> Lowered<()> {
        if self.specialized.staging.is_empty() {
            return Ok(());
        }
        self.await_stores(false)
    }

    /// Waits until the stores of all warpgroups have written.
    pub(in crate::lower) fn await_writes(&mut self) -> Lowered<()> {
        if self.specialized.roles.writes.is_empty() {
            return Ok(());
        }
        self.await_stores(true)
    }

    /// In front of a statement that touches memory as others do, of which one stores by TMA: stores have
    /// written, and threads are done with it.
    pub(in crate::lower) fn meet_at_memory(&mut self, id: InstId) -> Lowered<()> {
        if self.specialized.roles.meetings.contains(&id) {
            self.await_writes()?;
            self.b.effect(Op::GlobalProxyFence {}, &[]);
            self.b.effect(Op::Barrier {}, &[]);
        }
        Ok(())
    }

    fn await_stores(&mut self, written: bool) -> Lowered<()> {
        let leader = self.digit(1, GROUP);
        let leader = self.is_zero(&leader);
        self.guarded(Some(leader), &mut |lower| {
            lower.b.effect(Op::TmaWait { pending: 0, written }, &[]);
            Ok(())
        })
    }

    /// What a view shows, if it is all of a sum.
    pub(super) fn whole_sum(&self, src: &View) -> Option<Sum> {
        let number = self.whole_fragment(src)?;
        let held = &self.fragments[number];
        let [rows, columns] = held.extents[..] else { return None };
        let roles = &self.specialized.roles;
        let (groups, all) = (roles.gemm_warpgroups(), roles.groups / roles.gemm_warpgroups());
        let straight = wgmma::split_of(&held.layout, rows, columns, groups, all);
        let transposed = || wgmma::split_of(&held.layout.select(&[Some(1), Some(0)]), columns, rows, groups, all);
        let (split, [rows, columns], transposed) = match straight {
            Some(split) => (split, [rows, columns], false),
            None => (transposed()?, [columns, rows], true),
        };
        let (rows, columns) = (rows / split.down, columns / split.across);
        (!held.spilled).then_some(Sum { number, split, rows, columns, transposed })
    }

    fn box_of(&mut self, dst: &View, columns: u32, high: u32) -> Option<Target> {
        let Root::Memory(buf) = dst.root else { return None };
        let Home::Global { of, .. } = self.b.kernel().bufs[buf].home else { return None };
        let tensor = self.tensor_extents(of)?;
        let [row_axis, column_axis] = [0, 1].map(|i| dst.axes.get(i)?.home.clone());
        let (row_axis, column_axis) = (row_axis?, column_axis?);
        let rank = dst.axes.len() + dst.dropped.len();
        if rank != tensor.len() || column_axis.0 + 1 != rank || self.active.is_some() {
            return None;
        }
        if self.known.divisor(&column_axis.1) * dst.elem.bytes() as i64 % ALIGNED != 0 {
            return None;
        }
        // No bounds but the tensor's.
        let kept = dst.axes.iter().all(|axis| {
            let Some((home, shift)) = &axis.home else { return false };
            axis.bounds.iter().all(|(s, end)| {
                let far = s.add(&axis.extent).add_int(-1);
                let certain = self.known.range(s).lo >= 0 && self.known.is_inside(&far, end);
                certain || s == shift && *end == tensor[*home]
            })
        });
        let dropped = dst.checks.iter().all(|(x, end)| {
            self.known.is_inside(x, end) || dst.dropped.iter().any(|(home, at)| at == x && *end == tensor[*home])
        });
        let swizzle = Swizzle::of_rows(columns * dst.elem.bytes() as u32)?;
        if !kept || !dropped {
            return None;
        }
        let wide = swizzle.span() / dst.elem.bytes() as u32;
        let mut box_extents = vec![1; rank];
        (box_extents[row_axis.0], box_extents[column_axis.0]) = (high, wide);
        let corner = dst.coordinates(&[Lin::default(), Lin::default()], rank);
        let map =
            self.b.map(TensorMapData { buf, extents: box_extents, swizzle: Some(swizzle), tf32: false, window: None });
        let panel = Panel { swizzle, wide, high };
        Some(Target { map, panel, corner, row_axis: row_axis.0, column_axis: column_axis.0 })
    }

    /// The extents of a tensor argument.
    fn tensor_extents(&self, of: Value) -> Option<Vec<Lin>> {
        match self.items.get(&of) {
            Some(crate::lower::Item::View(view)) => Some(view.axes.iter().map(|axis| axis.extent.clone()).collect()),
            _ => None,
        }
    }

    /// Where a thread puts column 0 of a panel's rows: the row that it names to a
    /// matrix store, or its own.
    pub(super) fn staged_place(&mut self, panel: &Panel, elem: DType, base: &Lin, transposed: bool) -> Val {
        let width = elem.bytes() as u32;
        let warp = self.digit(MATRIX_LANES, 4);
        let chunk = 16 / width;
        let (row, at) = match (width, transposed) {
            (2, false) => (self.digit(1, 16), self.digit(16, 2).scale(chunk.into())),
            // The thread's pair of columns starts at its number in four.
            (_, false) => (self.digit(4, 8), self.digit(1, 4).scale(2)),
            (2, true) => {
                let row = self.digit(1, 8).add(&self.digit(16, 2).scale(8));
                (row, self.digit(8, 2).scale(chunk.into()))
            }
            (_, true) => (self.digit(1, 4).scale(2), self.digit(4, 8)),
        };
        let straight = if transposed {
            let panels = panel.wide / 16;
            let [number, within] =
                [BinOp::Div, BinOp::Rem].map(|op| self.known.bin(&mut self.b, op, &warp, &Lin::int(panels.into())));
            let far = number.scale((panel.high * panel.wide).into()).add(&within.scale(16));
            row.scale(panel.wide.into()).add(&at).add(&far)
        } else {
            row.add(&warp.scale(16)).scale(panel.wide.into()).add(&at)
        };
        // The number of the 128 bytes that a row lies in, in whole chunks. Rows
        // below differ by multiples of eight rows, which change nothing.
        let rows = 128 / panel.swizzle.span();
        let mut by = row;
        if rows > 1 {
            by = self.known.bin(&mut self.b, BinOp::Div, &by, &Lin::int(rows.into()));
        }
        let chunks = panel.swizzle.span() / 16;
        by = self.known.bin(&mut self.b, BinOp::Rem, &by, &Lin::int(chunks.into())).scale(chunk.into());
        let [straight, by] = [straight, by].map(|lin| self.known.register(&mut self.b, &lin, DType::I32));
        let permuted = self.b.bin(BinOp::Xor, straight, by);
        let base = self.known.register(&mut self.b, base, DType::I32);
        // Buffers start at multiples of the period, so the sum permutes nothing.
        self.b.add(permuted, base)
    }

    /// Puts the transpose of a piece of the sum into a buffer.
    fn stage_transposed(&mut self, staging: &Staging<'_>, offset: u32, [row, column]: [u32; 2]) -> Lowered<()> {
        let &Staging { held, panel, buf, place, elem } = staging;
        let step = if panel.high.is_multiple_of(16) { 16 } else { 8 };
        for down in (0..panel.high).step_by(step as usize) {
            let mut values = Vec::new();
            for (across, below, e) in places(step) {
                // Of the fragment, whose axes are the tensor's.
                let Some(at) = held.layout.register(&[column + down + across + e, row + below]) else {
                    return self.error("a sum has no such register");
                };
                let val = self.b.get(held.var, at);
                values.push((across, below, e, self.b.cast(val, elem)));
            }
            let offset = i64::from(offset + down * panel.wide);
            if elem.bytes() == 2 {
                let pack =
                    |pair: &[(u32, u32, u32, Val)]| self.b.value(Op::Pack {}, &[pair[0].3, pair[1].3], DType::U32);
                let words: Vec<Val> = values.chunks(2).map(pack).collect();
                let args: Vec<Val> = [place].into_iter().chain(words).collect();
                self.b.effect(Op::StoreMatrix { buf, offset, transposed: true }, &args);
                continue;
            }
            for (across, below, e, value) in values {
                // Eight columns on, or a row, is another chunk of the same row.
                let chunk = 16 / elem.bytes() as u32;
                let by = self.b.int((below ^ (e * chunk)).into(), DType::I32);
                let index = if below + e == 0 { place } else { self.b.bin(BinOp::Xor, place, by) };
                let offset = offset + i64::from((across + e) * panel.wide);
                self.b.effect(Op::Store { buf, offset, guarded: false }, &[index, value]);
            }
        }
        Ok(())
    }

    /// Puts a piece of the sum into a buffer.
    pub(super) fn stage(&mut self, staging: &Staging<'_>, offset: u32, [row, column]: [u32; 2]) -> Lowered<()> {
        let &Staging { held, panel, buf, place, elem } = staging;
        let step = if elem.bytes() == 2 { 16 } else { 8 };
        for across in (0..panel.wide).step_by(step as usize) {
            let mut values = Vec::new();
            for (right, down, e) in places(step) {
                let Some(at) = held.layout.register(&[row + down, column + across + right + e]) else {
                    return self.error("a sum has no such register");
                };
                let val = self.b.get(held.var, at);
                values.push(self.b.cast(val, elem));
            }
            let by = self.b.int(across.into(), DType::I32);
            let index = if across == 0 { place } else { self.b.bin(BinOp::Xor, place, by) };
            if elem.bytes() == 2 {
                let words: Vec<Val> =
                    values.chunks(2).map(|pair| self.b.value(Op::Pack {}, pair, DType::U32)).collect();
                let args: Vec<Val> = [index].into_iter().chain(words).collect();
                self.b.effect(Op::StoreMatrix { buf, offset: offset.into(), transposed: false }, &args);
            } else {
                for (half, pair) in values.chunks(2).enumerate() {
                    let offset = i64::from(offset + half as u32 * 8 * panel.wide);
                    self.b.effect(Op::Store { buf, offset, guarded: false }, &[index, pair[0], pair[1]]);
                }
            }
        }
        Ok(())
    }
}
