//! Sums of warpgroups to rows of a tensor that indices name, in wide stores.
//!
//! ```text
//! scatter %acc, %rows, %y   ──►   buffer = cast %acc          (64 rows of a panel, as for TMA)
//!                                 group barrier
//!                                 %y[%rows[i]] = buffer[i]    (16 bytes at a time)
//! ```
//!
//! A thread holds pairs of columns, so stores of its own would touch a sector for each of
//! them, and each would need the index of its row. Each warpgroup brings a panel in order in one
//! of its buffers, as [for a TMA store](super::tma_epilogue), but it is threads that store it:
//! neighbours take neighbouring chunks of a row, and a thread has few rows, whose indices it
//! reads once.

use super::super::{Lower, Lowered};
use super::GROUP;
use super::tma_epilogue::{Panel, ROWS, Staging, Sum};
use crate::ir::{Op, Swizzle, Val};
use crate::lower::lin::{Lin, Range};
use crate::lower::shapes::extents;
use crate::lower::uses::is_fragment;
use crate::lower::view::{Root, View};
use tile_core::elem::DType;
use tile_core::ir::{BinOp, Func, InstId, Op as Tile};

/// Bytes of a store.
const CHUNK: u32 = 16;

/// Whether a statement scatters a whole fragment of elements that buffers are made for.
pub(super) fn is_scatter(func: &Func, id: InstId) -> bool {
    let inst = &func.insts[id];
    let (Tile::Scatter {}, Some(&src), Some(dst)) = (&inst.op, inst.args.first(), inst.written()) else { return false };
    let width = func.ty(dst).elem().dtype().map_or(0, DType::bytes);
    matches!(width, 2 | 4)
        && func.root(src) == src
        && is_fragment(func, src)
        && !is_fragment(func, dst)
        && extents(func, src).is_some_and(|extents| extents.len() == 2)
}

impl Lower<'_> {
    /// Scatters a sum by way of the warpgroups' buffers; false where that cannot be.
    pub(in crate::lower) fn scatter_staged(&mut self, src: &View, rows: &View, dst: &View) -> Lowered<bool> {
        let Some(sum) = self.whole_sum(src) else { return Ok(false) };
        let width = dst.elem.bytes() as u32;
        let global = matches!(dst.root, Root::Memory(buf) if !self.b.kernel().bufs[buf].is_shared());
        let swizzle = Swizzle::of_rows(sum.columns * width);
        let (Some(swizzle), true) = (swizzle, global && !sum.transposed && self.takes_wide(dst)) else {
            return Ok(false);
        };
        let panel = Panel { swizzle, wide: swizzle.span() / width, high: ROWS };
        // Indices lie in the threads that hold their rows.
        self.phase();
        self.spill_view(rows, true)?;
        let first = self.first_of_copies();
        self.guarded(first, &mut |lower| lower.scatter_sum(&sum, &panel, rows, dst))?;
        self.unspill_view(rows, false)?;
        Ok(true)
    }

    fn scatter_sum(&mut self, sum: &Sum, panel: &Panel, rows: &View, dst: &View) -> Lowered<()> {
        let held = self.fragments[sum.number].clone();
        let elem = dst.elem;
        let width = elem.bytes() as u32;
        let count = self.specialized.roles.buffers;
        let buf = self.staging(elem);
        let group = self.warpgroup();
        let buffers = group.scale((count * ROWS * panel.swizzle.span() / width).into());
        let place = self.staged_place(panel, elem, &buffers, false);
        let staging = Staging { held: &held, panel, buf, place, elem };
        let chunks = panel.swizzle.span() / CHUNK;
        let (chunk, row) = (self.digit(1, chunks), self.digit(chunks, GROUP / chunks));
        let from = self.staged_chunk(panel, elem, &buffers, &chunk, &row);
        let [down, right] = [BinOp::Div, BinOp::Rem]
            .map(|op| self.known.bin(&mut self.b, op, &group, &Lin::int(sum.split.across.into())));
        let (top, left) = (down.scale(sum.rows.into()), right.scale(sum.columns.into()));
        // TMA stores of another statement may read the buffers.
        let by_tma = |id: &InstId| !matches!(self.func.insts[*id].op, Tile::Scatter {});
        if self.specialized.roles.writes.iter().any(by_tma) {
            self.drain_writes()?;
        }
        let mut number = 0;
        for above in (0..sum.rows).step_by(ROWS as usize) {
            // The rows of the thread, and where they go.
            let steps = (0..ROWS).step_by((GROUP / chunks) as usize);
            let mut targets = Vec::new();
            for step in steps {
                let row = top.add(&row).add_int((above + step).into());
                let index = self.load(rows, &[vec![row]])?[0];
                targets.push((step, Lin::val(self.b.cast(index, DType::Index))));
            }
            for column in (0..sum.columns).step_by(panel.wide as usize) {
                // What the buffer held was stored before the barrier that came last, where there are
                // two that alternate.
                if count == 1 || number == 0 {
                    self.b.effect(Op::GroupBarrier {}, &[]);
                }
                let offset = number % count * ROWS * panel.wide;
                number += 1;
                self.stage(&staging, offset, [above, column])?;
                self.b.effect(Op::GroupBarrier {}, &[]);
                for (step, target) in &targets {
                    let offset = i64::from(offset + step * panel.wide);
                    let values = self.b.values(
                        Op::Load { buf, offset, guarded: false },
                        &[from],
                        elem,
                        (CHUNK / width) as usize,
                    );
                    let first = left.add(&chunk.scale((CHUNK / width).into())).add_int(column.into());
                    let places: Vec<Vec<Lin>> =
                        (0..values.len()).map(|at| vec![target.clone(), first.add_int(at as i64)]).collect();
                    self.store(dst, &places, &values)?;
                }
            }
        }
        Ok(())
    }

    /// Where a thread finds its chunk of its first row; a step of rows on it is as far as
    /// without the swizzle, for a step is a multiple of eight rows.
    fn staged_chunk(&mut self, panel: &Panel, elem: DType, base: &Lin, chunk: &Lin, row: &Lin) -> Val {
        let each = CHUNK / elem.bytes() as u32;
        let straight = row.scale(panel.wide.into()).add(&chunk.scale(each.into()));
        let mut by = self.known.bin(&mut self.b, BinOp::Div, row, &Lin::int((128 / panel.swizzle.span()).into()));
        by = self.known.bin(&mut self.b, BinOp::Rem, &by, &Lin::int((panel.swizzle.span() / CHUNK).into()));
        let [straight, by, base] = [straight, by.scale(each.into()), base.clone()]
            .map(|lin| self.known.register(&mut self.b, &lin, DType::I32));
        let permuted = self.b.bin(BinOp::Xor, straight, by);
        let place = self.b.add(permuted, base);
        self.known.state(place, Range::below(1 << 20), each.into());
        place
    }
}
