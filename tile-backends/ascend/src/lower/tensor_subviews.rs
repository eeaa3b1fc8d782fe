//! Lowers reads and writes of tensor elements in a `parallel!` to subviews.
//!
//! All iterations together read or write one subview if the indices are affine. Where some are
//! computed for each iteration (rows by number), a loop loads or stores a subview for each of
//! those iterations: a gather or scatter of rows.

use super::access::{Steps, storage};
use super::iteration_values::{Affine, Lane, Space, What};
use super::iterations::{Iterations, Mask};
use super::view::View;
use super::{Code, Lower, Lowered};
use crate::ir::{Block, Fixpipe, Op as Npu, Tile, Val};
use std::collections::HashMap;
use tile_core::elem::DType;
use tile_core::ir::{AtomicOp, BinOp, CmpOp};

impl Lower<'_> {
    /// Splits indices into affine ones and those that are computed for each iteration.
    fn sums(at: &[Lane]) -> (Vec<Option<Affine>>, Vec<usize>) {
        let affines: Vec<Option<Affine>> = at
            .iter()
            .map(|lane| match &lane.what {
                What::Affine(affine) => Some(affine.clone()),
                What::Scalar(_) | What::Tile(_) => None,
            })
            .collect();
        let computed = (0..at.len()).filter(|&axis| affines[axis].is_none()).collect();
        (affines, computed)
    }

    /// The axis steps of the subview of all iterations together.
    fn lane_steps(&self, run: &Iterations, affines: &[Option<Affine>], limited: bool) -> (Vec<usize>, Vec<Steps>) {
        let mut axes = Vec::new();
        let mut steps = Vec::new();
        for (axis, &extent) in run.space.extents.iter().enumerate() {
            let on: Vec<(usize, i64)> = affines
                .iter()
                .enumerate()
                .filter_map(|(of, affine)| affine.as_ref().map(|affine| (of, affine.by[axis])).filter(|on| on.1 != 0))
                .collect();
            let limit = run.mask.limits.get(axis).copied().flatten().filter(|_| limited);
            if !on.is_empty() {
                axes.push(axis);
                steps.push(Steps { on, extent, limit });
            }
        }
        (axes, steps)
    }

    pub(super) fn load_lanes(&mut self, run: &Iterations, view: &View, at: &[Lane]) -> Lowered<Tile> {
        let (affines, computed) = Self::sums(at);
        let rank = run.space.extents.len();
        let pad = self.fill_of(view)?;
        if computed.is_empty() {
            return self.load_affine(run, view, &affines, pad);
        }
        // One subview for each of the iterations on which the indices depend.
        let mut numbers = Vec::new();
        let mut over = vec![1_u32; rank];
        for &axis in &computed {
            let tile = self.materialize(&at[axis], &run.space)?;
            for (over, extent) in over.iter_mut().zip(self.b.shape(tile)) {
                *over = (*over).max(extent);
            }
            numbers.push(tile);
        }
        let mut shape = over.clone();
        for affine in affines.iter().flatten() {
            for (axis, &by) in affine.by.iter().enumerate() {
                if by != 0 {
                    shape[axis] = run.space.extents[axis];
                }
            }
        }
        let numbers: Vec<Tile> = numbers.into_iter().map(|tile| self.repeated(tile, &over)).collect();
        let all = self.b.tile(storage(view.elem), &shape);
        // Every part is overwritten.
        self.b.push(Npu::Undef { dst: all });
        let over_axes = over.clone();
        let lins_of = affines.clone();
        let inner = Iterations {
            space: Space {
                extents: run.space.extents.iter().zip(&over).map(|(&e, &o)| if o > 1 { 1 } else { e }).collect(),
            },
            lanes: HashMap::new(),
            vars: HashMap::new(),
            mask: Mask::default(),
            kept: HashMap::new(),
        };
        self.elements(&over, &mut |lower, place| {
            let mut fixed = Vec::new();
            let mut number = 0;
            for affine in &lins_of {
                fixed.push(Some(match affine {
                    Some(affine) => lower.at_place(affine, place, &over_axes),
                    None => {
                        let val = lower.b.val(DType::I32, None);
                        lower.b.push(Npu::Peek { dst: val, src: numbers[number], at: place.to_vec() });
                        number += 1;
                        Affine { base: lower.convert(val, DType::Index, None), by: vec![0; rank] }
                    }
                }));
            }
            let part = lower.load_affine(&inner, view, &fixed, pad)?;
            let extents: Vec<u32> =
                shape.iter().zip(&over_axes).map(|(&extent, &over)| if over > 1 { 1 } else { extent }).collect();
            let part = lower.repeated(part, &extents);
            lower.b.push(Npu::Insert { dst: all, src: part, at: place.to_vec() });
            Ok(())
        })?;
        Ok(all)
    }

    /// Substitutes the loop's position for the indices that it runs over.
    pub(super) fn at_place(&mut self, affine: &Affine, place: &[Val], over: &[u32]) -> Affine {
        let mut fixed = affine.clone();
        for (axis, &val) in place.iter().enumerate() {
            if over[axis] > 1 && fixed.by[axis] != 0 {
                let by = self.b.int(fixed.by[axis]);
                let term = self.b.mul(val, by);
                fixed.base = self.b.add(fixed.base, term);
                fixed.by[axis] = 0;
            }
        }
        fixed
    }

    /// Loads the subview that affine indices describe, with the axes of the iterations.
    fn load_affine(&mut self, run: &Iterations, view: &View, affines: &[Option<Affine>], pad: Val) -> Lowered<Tile> {
        let origin: Vec<Val> = affines.iter().flatten().map(|affine| affine.base).collect();
        let (axes, mut steps) = self.lane_steps(run, affines, false);
        let rank = run.space.extents.len();
        if steps.is_empty() {
            // One element: an axis of extent 1 on the tensor's last axis.
            steps.push(Steps { on: vec![(origin.len() - 1, 1)], extent: 1, limit: None });
        }
        // Axes in memory order.
        let mut order: Vec<usize> = (0..steps.len()).collect();
        order.sort_by_key(|&number| steps[number].on.iter().map(|on| on.0).max());
        let sorted: Vec<Steps> = order.iter().map(|&number| steps[number].clone()).collect();
        let subview = self.subview(view.root, &origin, &sorted)?;
        let extents: Vec<u32> = sorted.iter().map(|step| step.extent).collect();
        let mut tile = self.b.tile(storage(view.elem), &extents);
        let pad = (!self.is_full(&subview, &extents)).then_some(pad);
        self.b.push(Npu::Load { dst: tile, subview, pad });
        if order.iter().enumerate().any(|(i, &of)| i != of) {
            let straight: Vec<u32> = steps.iter().map(|step| step.extent).collect();
            let dst = self.b.tile(self.b.elem(tile), &straight);
            let axes = (0..steps.len())
                .map(|number| order.iter().position(|&of| of == number).unwrap_or(number) as u32)
                .collect();
            self.b.push(Npu::Transpose { dst, src: tile, axes });
            tile = dst;
        }
        let mut shape = vec![1; rank];
        for &axis in &axes {
            shape[axis] = run.space.extents[axis];
        }
        Ok(self.reshaped(tile, &shape))
    }

    /// Stores a tile over all iterations to a tensor.
    pub(super) fn store_lanes(
        &mut self,
        run: &Iterations,
        view: &View,
        at: &[Lane],
        tile: Tile,
        atomic: Option<AtomicOp>,
        unordered: bool,
    ) -> Lowered<()> {
        if run.mask.tile.is_some() {
            return self.error(
                Code::Control,
                "a store to a tensor under a condition that bounds no index; select the value in a tile and copy that",
            );
        }
        let (affines, computed) = Self::sums(at);
        let space = &run.space;
        if computed.is_empty() {
            let moving = |axis: usize| affines.iter().flatten().any(|affine| affine.by[axis] != 0);
            let repeats = (0..space.extents.len()).any(|axis| space.extents[axis] > 1 && !moving(axis));
            if repeats && !unordered && atomic.is_none() {
                return self.error(Code::Access, "several iterations store to one element");
            }
            if repeats {
                return self.error(Code::Atomic, "several iterations combine in one element; reduce in a tile first");
            }
            return self.store_box(run, view, &affines, tile, atomic);
        }
        let mut over = vec![1_u32; space.extents.len()];
        let mut numbers = Vec::new();
        for &axis in &computed {
            let number = self.materialize(&at[axis], space)?;
            for (over, extent) in over.iter_mut().zip(self.b.shape(number)) {
                *over = (*over).max(extent);
            }
            numbers.push(number);
        }
        let numbers: Vec<Tile> = numbers.into_iter().map(|tile| self.repeated(tile, &over)).collect();
        let tile = self.repeated(tile, &space.extents.clone());
        let rank = over.len();
        let inner_extents: Vec<u32> =
            space.extents.iter().zip(&over).map(|(&e, &o)| if o > 1 { 1 } else { e }).collect();
        let limits = run.mask.limits.clone();
        let inner = Iterations {
            space: Space { extents: inner_extents.clone() },
            lanes: HashMap::new(),
            vars: HashMap::new(),
            mask: Mask {
                limits: limits.iter().zip(&over).map(|(limit, &o)| if o > 1 { None } else { *limit }).collect(),
                tile: None,
            },
            kept: HashMap::new(),
        };
        self.elements(&over.clone(), &mut |lower, place| {
            let mut fixed = Vec::new();
            let mut number = 0;
            for affine in &affines {
                fixed.push(Some(match affine {
                    Some(affine) => lower.at_place(affine, place, &over),
                    None => {
                        let val = lower.b.val(DType::I32, None);
                        lower.b.push(Npu::Peek { dst: val, src: numbers[number], at: place.to_vec() });
                        number += 1;
                        Affine { base: lower.convert(val, DType::Index, None), by: vec![0; rank] }
                    }
                }));
            }
            let part = lower.slice(tile, place, &inner_extents)?;
            let runs = lower.within(&limits, &over, place);
            if lower.b.known_int(runs) == Some(1) {
                return lower.store_box(&inner, view, &fixed, part, atomic);
            }
            lower.b.open();
            lower.store_box(&inner, view, &fixed, part, atomic)?;
            let then = lower.b.close();
            lower.b.push(Npu::If { condition: runs, then, otherwise: Block::default() });
            Ok(())
        })
    }

    /// Whether an iteration runs: those beyond the limits do not.
    fn within(&mut self, limits: &[Option<(Val, Val)>], over: &[u32], place: &[Val]) -> Val {
        let mut runs = self.b.truth(true);
        for (axis, limit) in limits.iter().enumerate() {
            if let (Some((lo, hi)), true) = (limit, over[axis] > 1) {
                for (op, bound) in [(CmpOp::Ge, *lo), (CmpOp::Lt, *hi)] {
                    let holds = self.b.cmp(op, place[axis], bound);
                    runs = self.b.bin(BinOp::And, runs, holds);
                }
            }
        }
        runs
    }

    fn store_box(
        &mut self,
        run: &Iterations,
        view: &View,
        affines: &[Option<Affine>],
        tile: Tile,
        atomic: Option<AtomicOp>,
    ) -> Lowered<()> {
        let origin: Vec<Val> = affines.iter().flatten().map(|affine| affine.base).collect();
        let (axes, mut steps) = self.lane_steps(run, affines, true);
        let mut shape = vec![1; run.space.extents.len()];
        for &axis in &axes {
            shape[axis] = run.space.extents[axis];
        }
        let mut tile = self.repeated(tile, &shape);
        if steps.is_empty() {
            steps.push(Steps { on: vec![(origin.len() - 1, 1)], extent: 1, limit: None });
        }
        // A limit on an index that the tensor's indices do not depend on applies to all.
        for (axis, limit) in run.mask.limits.iter().enumerate() {
            if let (Some(limit), false, Some(first)) = (limit, axes.contains(&axis), steps.first_mut()) {
                let zero = self.b.int(0);
                let count = self.b.int(first.extent.into());
                let any = self.b.cmp(CmpOp::Lt, limit.0, limit.1);
                let (lo, hi) = first.limit.unwrap_or((zero, count));
                first.limit = Some((lo, self.b.choose(any, hi, lo)));
            }
        }
        let straight: Vec<u32> = steps.iter().map(|step| step.extent).collect();
        tile = self.reshaped(tile, &straight);
        let mut order: Vec<usize> = (0..steps.len()).collect();
        order.sort_by_key(|&number| steps[number].on.iter().map(|on| on.0).max());
        if order.iter().enumerate().any(|(i, &of)| i != of) {
            let sorted: Vec<u32> = order.iter().map(|&number| steps[number].extent).collect();
            let dst = self.b.tile(self.b.elem(tile), &sorted);
            self.b.push(Npu::Transpose { dst, src: tile, axes: order.iter().map(|&axis| axis as u32).collect() });
            tile = dst;
        }
        let sorted: Vec<Steps> = order.iter().map(|&number| steps[number].clone()).collect();
        let subview = self.subview(view.root, &origin, &sorted)?;
        self.b.push(Npu::Store { subview, src: tile, atomic, fixpipe: Fixpipe::default() });
        Ok(())
    }
}
