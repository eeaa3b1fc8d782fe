//! Tile operations on single elements: copies, fills, gathers, scatters and
//! element-wise atomics.

use super::for_each_element::Visit;
use super::lin::Lin;
use super::shapes::free_layout;
use super::transposed_shared::is_transposed;
use super::view::{Root, View};
use super::{Lane, Lower, Lowered};
use crate::ir::Val;
use crate::layout::Fragment;
use tile_core::ir::{AtomicOp, Inst, InstId, Order};

/// A view in an element-wise operation.
pub(super) struct Part<'v> {
    pub(super) view: &'v View,
    /// The axes of the operation that index it, in order.
    pub(super) axes: Vec<usize>,
    pub(super) written: bool,
}

impl<'f> Lower<'f> {
    /// Visits all indices below the extents, each in the thread that holds its
    /// element in the parts that are fragments; a fragment that is distributed
    /// otherwise goes through shared memory. With `once`, what is written to
    /// memory is read before, and one thread does both.
    pub(super) fn elementwise(
        &mut self,
        extents: &[Lin],
        parts: &[Part<'_>],
        once: bool,
        visit: &mut Visit<'_, 'f>,
    ) -> Lowered<()> {
        let known: Option<Vec<u32>> = extents.iter().map(|e| u32::try_from(e.as_int()?).ok()).collect();
        self.phase();
        if known.as_ref().is_some_and(|known| known.contains(&0)) {
            return Ok(());
        }
        let Some(known) = known else {
            for part in parts {
                self.spill_view(part.view, true)?;
            }
            self.sweep_unknown(extents, visit)?;
            return parts.iter().try_for_each(|part| self.unspill_view(part.view, part.written));
        };
        let width = parts.iter().map(|part| part.view.elem.bytes()).min().unwrap_or(4);
        let threads = self.threads();
        let mut layout = None;
        for part in parts {
            if layout.is_none() || part.written {
                layout = self.part_layout(part, &known).or(layout);
            }
        }
        let layout = layout.unwrap_or_else(|| free_layout(&known, threads, width as u32));
        let (mut in_registers, mut written_there) = (false, false);
        for part in parts {
            let Root::Fragment(number) = part.view.root else { continue };
            let fits = self
                .axes_of(part, &known)
                .is_some_and(|axes| self.fragments[number].layout.same_threads(&layout.select(&axes)));
            if fits {
                in_registers = true;
                written_there |= part.written;
            } else {
                self.spill(number, true)?;
            }
        }
        // Replicas of a register are all to be written.
        let once = if once && !written_there { self.first_replica(&layout) } else { None };
        let vector = self.vector(&layout, &known, width);
        self.guarded(once, &mut |lower| lower.sweep(&layout, extents, vector, !in_registers, visit))?;
        parts.iter().try_for_each(|part| self.unspill_view(part.view, part.written))
    }

    /// For each axis of the fragment behind a part the axis of the operation
    /// that indexes it, and all of it: what lies beyond a fragment is zero, and
    /// registers hold anything there.
    fn axes_of(&self, part: &Part<'_>, extents: &[u32]) -> Option<Vec<Option<usize>>> {
        let Root::Fragment(number) = part.view.root else { return None };
        let held = &self.fragments[number].extents;
        let mut axes = vec![None; held.len()];
        for (axis, &index) in part.view.axes.iter().zip(&part.axes) {
            let (home, shift) = axis.home.as_ref()?;
            if shift.as_int() != Some(0) || extents[index] > held[*home] {
                return None;
            }
            axes[*home] = Some(index);
        }
        for (home, at) in &part.view.dropped {
            let only = held[*home] == 1 && at.as_int() == Some(0);
            if !only {
                return None;
            }
        }
        Some(axes)
    }

    /// The distribution of the operation that a fragment wants.
    fn part_layout(&self, part: &Part<'_>, extents: &[u32]) -> Option<Fragment> {
        let Root::Fragment(number) = part.view.root else { return None };
        let axes = self.axes_of(part, extents)?;
        let back: Option<Vec<usize>> =
            (0..extents.len()).map(|axis| axes.iter().position(|&a| a == Some(axis))).collect();
        let back: Vec<Option<usize>> = back?.into_iter().map(Some).collect();
        let layout = self.fragments[number].layout.select(&back);
        extents.iter().enumerate().all(|(axis, &extent)| layout.extent(axis) >= extent).then_some(layout)
    }

    pub(super) fn copy(&mut self, id: InstId) -> Lowered<()> {
        if self.leave_in_place(id)? {
            return Ok(());
        }
        let lane = Lane::default();
        let inst = &self.func.insts[id];
        let (src, dst) = (self.view(&lane, inst.args[0])?, self.view(&lane, inst.args[1])?);
        if self.is_write(id) && self.write_bulk(id, &src, &dst, false)? {
            return Ok(());
        }
        let tile = inst.args[1];
        if let (true, &[m, k]) = (is_transposed(self.func, self.target, tile), &dst.extents().unwrap_or_default()[..]) {
            return self.copy_transposed(&src, &dst, [m, k]);
        }
        if self.copy_staged(id, &src, &dst)? {
            return Ok(());
        }
        self.copy_views(&src, &dst)
    }

    pub(super) fn copy_views(&mut self, src: &View, dst: &View) -> Lowered<()> {
        let rank = src.axes.len().min(dst.axes.len());
        let (src, dst) = (&src.clone().with_rank(rank), &dst.clone().with_rank(rank));
        let axes: Vec<usize> = (0..dst.axes.len()).collect();
        // Tiles have the extents that are known.
        let extents: Vec<Lin> = src
            .axes
            .iter()
            .zip(&dst.axes)
            .map(|(src, dst)| if dst.extent.as_int().is_some() { dst.extent.clone() } else { src.extent.clone() })
            .collect();
        let parts = [Part { view: src, axes: axes.clone(), written: false }, Part { view: dst, axes, written: true }];
        let round = src.elem != dst.elem;
        self.elementwise(&extents, &parts, false, &mut |lower, run| {
            let mut values = lower.load(src, run)?;
            if round {
                for value in &mut values {
                    *value = lower.b.cast(*value, dst.elem);
                }
            }
            lower.store(dst, run, &values)
        })
    }

    pub(super) fn fill(&mut self, inst: &Inst) -> Lowered<()> {
        let lane = Lane::default();
        let dst = self.view(&lane, inst.args[0])?;
        let value = self.scalar(&lane, inst.args[1])?;
        let value = self.b.cast(value, dst.elem);
        let extents: Vec<Lin> = dst.axes.iter().map(|axis| axis.extent.clone()).collect();
        let parts = [Part { view: &dst, axes: (0..extents.len()).collect(), written: true }];
        self.elementwise(&extents, &parts, false, &mut |lower, run| lower.store(&dst, run, &vec![value; run.len()]))
    }

    pub(super) fn gather(&mut self, inst: &Inst) -> Lowered<()> {
        let lane = Lane::default();
        let [src, rows, dst] = [0, 1, 2].map(|i| self.view(&lane, inst.args[i]));
        let (src, rows, dst) = (src?, rows?, dst?);
        self.by_rows(&rows, &dst, &src, false)
    }

    pub(super) fn scatter(&mut self, id: InstId) -> Lowered<()> {
        let lane = Lane::default();
        let inst = &self.func.insts[id];
        let [src, rows, dst] = [0, 1, 2].map(|i| self.view(&lane, inst.args[i]));
        let (src, rows, dst) = (src?, rows?, dst?);
        if self.is_write(id) && self.scatter_staged(&src, &rows, &dst)? {
            return Ok(());
        }
        self.by_rows(&rows, &src, &dst, true)
    }

    /// Moves the rows of `near` from or to the rows of `far` that `rows`
    /// names.
    fn by_rows(&mut self, rows: &View, near: &View, far: &View, scatter: bool) -> Lowered<()> {
        let extents: Vec<Lin> = near.axes.iter().map(|axis| axis.extent.clone()).collect();
        // Rows of a fragment lie in other threads.
        self.spill_view(far, true)?;
        let parts = [
            Part { view: near, axes: (0..extents.len()).collect(), written: !scatter },
            Part { view: rows, axes: vec![0], written: false },
        ];
        self.elementwise(&extents, &parts, false, &mut |lower, run| {
            let mut places = Vec::new();
            for index in run {
                let row = lower.load(rows, &[index[..1].to_vec()])?[0];
                let row = lower.b.cast(row, tile_core::elem::DType::Index);
                let mut place = index.clone();
                place[0] = Lin::val(row);
                places.push(place);
            }
            let (from, to, at, into) =
                if scatter { (near, far, run, &places[..]) } else { (far, near, &places[..], run) };
            let mut values = lower.load(from, at)?;
            for value in &mut values {
                *value = lower.b.cast(*value, to.elem);
            }
            lower.store(to, into, &values)
        })?;
        self.unspill_view(far, scatter)
    }

    pub(super) fn atomic_tile(&mut self, id: InstId, op: AtomicOp, order: Order) -> Lowered<()> {
        let lane = Lane::default();
        let inst = &self.func.insts[id];
        let (src, dst) = (self.view(&lane, inst.args[0])?, self.view(&lane, inst.args[1])?);
        if self.is_write(id) && self.write_bulk(id, &src, &dst, true)? {
            return Ok(());
        }
        let rank = src.axes.len().min(dst.axes.len());
        let (src, dst) = (src.with_rank(rank), dst.with_rank(rank));
        let extents: Vec<Lin> = src.axes.iter().map(|axis| axis.extent.clone()).collect();
        let parts = [Part { view: &src, axes: (0..extents.len()).collect(), written: false }];
        self.elementwise(&extents, &parts, true, &mut |lower, run| {
            let values: Vec<Val> = lower.load(&src, run)?;
            for (index, value) in run.iter().zip(values) {
                let value = lower.b.cast(value, dst.elem);
                lower.atomic(op, order, &dst, index, &[value])?;
            }
            Ok(())
        })
    }
}
