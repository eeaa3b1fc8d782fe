//! Lowers `parallel!` to operations on whole tiles.
//!
//! Iterations do not touch what others write, so the statements of the body run one after the
//! other, each for all iterations. Under a condition that varies between iterations both branches
//! run, and their writes are masked: in tiles by selection, in tensors by a narrower subview, for
//! which the condition must bound an index.

use super::iteration_values::{Affine, Lane, Space, What};
use super::iterations::{Iterations, Mask};
use super::view::{Root, View};
use super::{Code, Item, Lower, Lowered};
use crate::ir::{Op as Npu, Val};
use std::collections::HashMap;
use tile_core::elem::DType;
use tile_core::ir::{BinOp, Inst, Op, RegionId, Type, Value};

/// The chunk in which an index of unknown extent is processed.
const CHUNK: u32 = 256;

impl Lower<'_> {
    pub(super) fn parallel(&mut self, inst: &Inst) -> Lowered<()> {
        let extents = inst.args.iter().map(|&arg| self.scalar(arg)).collect::<Lowered<Vec<Val>>>()?;
        let region = inst.regions[0];
        let args = self.func.regions[region].args.clone();
        let mut known = Vec::new();
        let mut limits = Vec::new();
        let mut bases = Vec::new();
        let mut open = Vec::new();
        // A tile that the loop reads has to be in its memory before the loop.
        if extents.iter().any(|&extent| self.b.known_int(extent).is_none()) {
            for (value, mut touch) in super::memory_space::touches(self.func, region) {
                if self.homes.contains_key(&value) {
                    touch.killed = false;
                    self.settle(value, touch)?;
                }
            }
        }
        for (axis, &extent) in extents.iter().enumerate() {
            match self.b.known_int(extent) {
                Some(extent) if extent <= 0 => return Ok(()),
                Some(extent) => {
                    let Ok(extent) = u32::try_from(extent) else {
                        return self.error(Code::Extent, "a `parallel!` of that many iterations");
                    };
                    known.push(extent);
                    limits.push(None);
                    bases.push(self.b.int(0));
                }
                None => {
                    // In chunks.
                    let chunk = if axis + 1 == extents.len() { CHUNK } else { 1 };
                    let (lo, step) = (self.b.int(0), self.b.int(chunk.into()));
                    let most = self.b.range(extent).1.max(1);
                    let name = self.func.values[args[axis]].name.clone();
                    let counter = self.b.counter(name.as_deref(), (0, most - 1));
                    self.b.open();
                    open.push((counter, lo, extent, step));
                    let left = self.b.sub(extent, counter);
                    let count = self.b.int(chunk.into());
                    let end = self.b.bin(BinOp::Min, left, count);
                    known.push(chunk);
                    limits.push((chunk > 1).then_some((lo, end)));
                    bases.push(counter);
                }
            }
        }
        // One row of elements, where the tiles are columns.
        if known.len() == 1 && self.prefers_columns(region) {
            known.push(1);
            limits.push(None);
        }
        let rank = known.len();
        let mut lanes = HashMap::new();
        for (axis, (&arg, &base)) in args.iter().zip(&bases).enumerate() {
            let mut by = vec![0; rank];
            by[axis] = i64::from(known[axis] > 1);
            let lane = self.lane_affine(Affine { base, by }, DType::Index);
            lanes.insert(arg, lane);
        }
        let mut run = Iterations {
            space: Space { extents: known },
            lanes,
            vars: HashMap::new(),
            mask: Mask { limits, tile: None },
            kept: HashMap::new(),
        };
        self.lanes_of(&mut run, region)?;
        for (counter, lo, hi, step) in open.into_iter().rev() {
            let body = self.b.close();
            self.b.push(Npu::For { counter, lo, hi, step, stages: 1, body });
        }
        Ok(())
    }

    fn prefers_columns(&mut self, region: RegionId) -> bool {
        let func = self.func;
        let mut votes = 0;
        func.walk(region, &mut |_, inst| {
            let memory = match inst.op {
                Op::Load {} => inst.args[0],
                Op::Store { .. } => inst.args[1],
                _ => return,
            };
            let root = func.root(memory);
            if self.homes.contains_key(&root) {
                votes += if self.keeps_columns(root) { 1 } else { -1 };
            }
        });
        votes > 0
    }

    fn lanes_of(&mut self, run: &mut Iterations, region: RegionId) -> Lowered<()> {
        let func = self.func;
        for &id in &func.regions[region].insts {
            let inst = &func.insts[id];
            self.b.span = inst.span;
            self.lane_statement(run, inst)?;
        }
        Ok(())
    }

    pub(super) fn lane(&mut self, run: &Iterations, value: Value) -> Lowered<Lane> {
        if let Some(lane) = run.lanes.get(&value) {
            return Ok(lane.clone());
        }
        let val = self.scalar(value)?;
        Ok(self.lane_scalar(val))
    }

    fn lane_statement(&mut self, run: &mut Iterations, inst: &Inst) -> Lowered<()> {
        let func = self.func;
        let lane = match &inst.op {
            Op::Const { .. } | Op::Dim { .. } | Op::Extent { .. } => {
                let val = self.scalar_inst(inst)?;
                self.lane_scalar(val)
            }
            Op::Sym { .. } => return self.defect("a symbol without a value"),
            Op::Un { op } => {
                let x = self.lane(run, inst.args[0])?;
                let elem = self.result_elem(inst)?;
                self.lane_un(*op, &x, elem, &run.space)?
            }
            Op::Bin { op } => {
                let (a, b) = (self.lane(run, inst.args[0])?, self.lane(run, inst.args[1])?);
                self.lane_bin(*op, &a, &b, &run.space)?
            }
            Op::Cmp { op } => {
                let (a, b) = (self.lane(run, inst.args[0])?, self.lane(run, inst.args[1])?);
                self.lane_cmp(*op, &a, &b, &run.space)?
            }
            Op::Select {} => {
                let [c, a, b] = [0, 1, 2].map(|i| self.lane(run, inst.args[i]));
                self.lane_select(&c?, &a?, &b?, &run.space)?
            }
            Op::Fma {} => {
                let [a, b, c] = [0, 1, 2].map(|i| self.lane(run, inst.args[i]));
                self.lane_fma(&[a?, b?, c?], &run.space)?
            }
            Op::Asm { .. } => self.lane(run, inst.args[0])?,
            Op::Cast { round } => {
                let x = self.lane(run, inst.args[0])?;
                let elem = self.result_elem(inst)?;
                self.lane_cast(&x, elem, *round, &run.space)?
            }
            Op::Bits {} => return self.error(Code::Element, "bits of an element have no lowering"),
            Op::Load {} => self.lane_load(run, inst)?,
            Op::Store { unordered } => return self.lane_store(run, inst, *unordered),
            Op::Atomic { op, .. } => return self.lane_atomic(run, inst, *op),
            Op::Alloc {} => {
                let Some(value) = inst.result else { return Ok(()) };
                let Type::Mem(ty) = func.ty(value) else { return Ok(()) };
                if ty.rank() > 0 {
                    return self.error(Code::Access, "an array of each iteration; use a tile with one more axis");
                }
                run.vars.insert(value, None);
                return Ok(());
            }
            Op::Region { .. } | Op::Permute { .. } | Op::Reshape {} | Op::Bitcast {} => {
                let mut uniform = true;
                for &arg in inst.args.iter().skip(1) {
                    uniform &= matches!(self.lane(run, arg)?.what, What::Scalar(_));
                }
                if !uniform {
                    return self.error(Code::Access, "a region whose address depends on the iteration");
                }
                for &arg in inst.args.iter().skip(1) {
                    if let What::Scalar(val) = self.lane(run, arg)?.what {
                        self.items.insert(arg, Item::Scalar(val));
                    }
                }
                let view = self.view_of(inst)?;
                if let Some(value) = inst.result {
                    self.items.insert(value, Item::View(view));
                }
                return Ok(());
            }
            Op::If {} => return self.lane_if(run, inst),
            Op::For { .. } => return self.lane_for(run, inst),
            Op::Print { .. } | Op::Assert { .. } => {
                return self.error(
                    Code::Message,
                    "`println!` and `assert!` have no lowering; run the kernel on the CPU or interpreter",
                );
            }
            _ => return self.defect("a tile operation in a `parallel!`"),
        };
        if let Some(value) = inst.result {
            run.lanes.insert(value, lane);
        }
        Ok(())
    }

    fn result_elem(&self, inst: &Inst) -> Lowered<DType> {
        match inst.result {
            Some(result) => self.dtype(self.func.ty(result).elem()),
            None => self.defect("an operation without a result"),
        }
    }

    fn lane_if(&mut self, run: &mut Iterations, inst: &Inst) -> Lowered<()> {
        let condition = self.lane(run, inst.args[0])?;
        let result = inst.result;
        if let What::Scalar(val) = condition.what
            && let Some(known) = self.b.known_int(val)
        {
            let Some(&region) = inst.regions.get(usize::from(known == 0)) else { return Ok(()) };
            self.lanes_of(run, region)?;
            if let (Some(result), Some(value)) = (result, self.func.regions[region].result) {
                let lane = self.lane(run, value)?;
                run.lanes.insert(result, lane);
            }
            return Ok(());
        }
        let outer = run.mask.clone();
        let mut results = Vec::new();
        for (number, &region) in inst.regions.iter().enumerate() {
            if self.func.regions[region].insts.is_empty() && self.func.regions[region].result.is_none() {
                continue;
            }
            run.mask = self.masked(run, &outer, &condition, number == 1, inst.args[0])?;
            self.lanes_of(run, region)?;
            if let Some(value) = self.func.regions[region].result {
                results.push(self.lane(run, value)?);
            }
        }
        run.mask = outer;
        if let (Some(result), [a, b]) = (result, &results[..]) {
            let lane = self.lane_select(&condition, a, b, &run.space)?;
            run.lanes.insert(result, lane);
        }
        Ok(())
    }

    /// Lowers a serial loop inside an iteration.
    fn lane_for(&mut self, run: &mut Iterations, inst: &Inst) -> Lowered<()> {
        let mut bounds = Vec::new();
        for &arg in &inst.args {
            match self.lane(run, arg)?.what {
                What::Scalar(val) => bounds.push(val),
                _ => return self.error(Code::Control, "a loop whose bounds depend on the iteration"),
            }
        }
        let [lo, hi, step] = bounds[..] else { return self.defect("a loop without bounds") };
        let region = inst.regions[0];
        let arg = self.func.regions[region].args[0];
        let range = (self.b.range(lo).0, (self.b.range(hi).1 - 1).max(self.b.range(lo).0));
        let touched = super::memory_space::touches(self.func, region);
        for &(value, mut touch) in &touched {
            if self.homes.contains_key(&value) {
                touch.killed = false;
                self.settle(value, touch)?;
            }
        }
        // Variables that the loop writes need storage.
        let mut written = Vec::new();
        self.func.walk(region, &mut |_, inst| {
            if let Op::Store { .. } = inst.op
                && run.vars.contains_key(&inst.args[1])
                && !written.contains(&inst.args[1])
            {
                written.push(inst.args[1]);
            }
        });
        let mut places = Vec::new();
        for value in written {
            let Some(Some(lane)) = run.vars.get(&value).cloned() else { continue };
            let tile = self.materialize(&lane, &run.space)?;
            let place = self.b.tile(self.b.elem(tile), &run.space.extents);
            self.b.push(Npu::Copy { dst: place, src: tile });
            run.vars.insert(value, Some(Lane { elem: lane.elem, what: What::Tile(place) }));
            places.push((value, place));
        }
        let name = self.func.values[arg].name.clone();
        let counter = self.b.counter(name.as_deref(), range);
        self.b.open();
        let lane = self.lane_scalar(counter);
        run.lanes.insert(arg, lane);
        self.lanes_of(run, region)?;
        for &(value, place) in &places {
            if let Some(Some(lane)) = run.vars.get(&value).cloned() {
                let tile = self.materialize(&lane, &run.space)?;
                if tile != place {
                    self.b.push(Npu::Copy { dst: place, src: tile });
                }
                run.vars.insert(value, Some(Lane { elem: lane.elem, what: What::Tile(place) }));
            }
        }
        let body = self.b.close();
        self.b.push(Npu::For { counter, lo, hi, step, stages: 1, body });
        Ok(())
    }

    pub(super) fn element_of(&mut self, run: &Iterations, view: &View, args: &[Value]) -> Lowered<Vec<Lane>> {
        let rank = run.space.extents.len();
        let mut at: Vec<Lane> = view
            .origin
            .iter()
            .map(|&base| Lane { elem: DType::Index, what: What::Affine(Affine { base, by: vec![0; rank] }) })
            .collect();
        for (&axis, &arg) in view.axes.iter().zip(args) {
            let index = self.lane(run, arg)?;
            let sum = self.lane_bin(BinOp::Add, &at[axis], &index, &run.space)?;
            at[axis] = sum;
        }
        // All indices are affine, as they stand.
        for lane in &mut at {
            if let What::Scalar(base) = lane.what {
                lane.what = What::Affine(Affine { base, by: vec![0; rank] });
            }
        }
        Ok(at)
    }

    fn lane_load(&mut self, run: &mut Iterations, inst: &Inst) -> Lowered<Lane> {
        if let Some(var) = run.vars.get(&inst.args[0]) {
            return match var {
                Some(lane) => Ok(lane.clone()),
                None => self.defect("a variable is read before it is written"),
            };
        }
        if let Some(Item::Var(_)) = self.items.get(&inst.args[0]) {
            let val = self.scalar_inst(inst)?;
            return Ok(self.lane_scalar(val));
        }
        let view = self.view(inst.args[0])?;
        let at = self.element_of(run, &view, &inst.args[1..])?;
        let stored = match view.root {
            Root::Tensor(..) => self.load_lanes(run, &view, &at)?,
            Root::Tile(value) => {
                let tile = self.load_tile(&view, value, &at, &run.space)?;
                if Some(tile) == self.homes.get(&value).and_then(|home| home.vector_tile())
                    && let Some(result) = inst.result
                {
                    run.kept.entry(tile).or_default().push(result);
                }
                tile
            }
        };
        let tile = self.widened(stored, view.elem)?;
        Ok(Lane { elem: view.elem, what: What::Tile(tile) })
    }

    fn lane_store(&mut self, run: &mut Iterations, inst: &Inst, unordered: bool) -> Lowered<()> {
        let value = self.lane(run, inst.args[0])?;
        if run.vars.contains_key(&inst.args[1]) {
            let mask = self.mask_tile(run)?;
            let old = run.vars.get(&inst.args[1]).cloned().flatten();
            let new = match (mask, old) {
                (Some(mask), Some(old)) => {
                    let condition = Lane { elem: DType::Bool, what: What::Tile(mask) };
                    self.lane_select(&condition, &value, &old, &run.space)?
                }
                _ => value,
            };
            run.vars.insert(inst.args[1], Some(new));
            return Ok(());
        }
        let view = self.view(inst.args[1])?;
        let at = self.element_of(run, &view, &inst.args[2..])?;
        match view.root {
            Root::Tensor(..) => {
                let tile = self.materialize(&value, &run.space)?;
                let tile = self.narrowed(tile, view.elem)?;
                self.store_lanes(run, &view, &at, tile, None, unordered)
            }
            Root::Tile(of) => {
                self.keep(run, of, inst)?;
                let tile = self.materialize(&value, &run.space)?;
                {
                    let mask = self.mask_tile(run)?;
                    self.store_tile(&view, of, &at, tile, mask, &run.space)
                }
            }
        }
    }

    /// Copies a tile that is about to change, for values that were read from it and are used
    /// later.
    fn keep(&mut self, run: &mut Iterations, of: Value, store: &Inst) -> Lowered<()> {
        let home = self.vector_buffer(of)?;
        let Some(values) = run.kept.remove(&home) else { return Ok(()) };
        let mut copy = None;
        for value in values {
            if !self.used_after(value, store) {
                continue;
            }
            let Some(lane) = run.lanes.get(&value).cloned() else { continue };
            if !matches!(lane.what, What::Tile(tile) if tile == home) {
                continue;
            }
            let tile = match copy {
                Some(tile) => tile,
                None => {
                    let tile = self.like(home, self.b.elem(home));
                    self.b.push(Npu::Copy { dst: tile, src: home });
                    copy = Some(tile);
                    tile
                }
            };
            run.lanes.insert(value, Lane { elem: lane.elem, what: What::Tile(tile) });
        }
        for var in run.vars.values_mut().flatten() {
            if matches!(var.what, What::Tile(tile) if tile == home) {
                let tile = self.like(home, self.b.elem(home));
                self.b.push(Npu::Copy { dst: tile, src: home });
                var.what = What::Tile(tile);
            }
        }
        Ok(())
    }

    /// Whether a statement behind `store` may use a value.
    fn used_after(&self, value: Value, store: &Inst) -> bool {
        let (mut behind, mut used) = (false, false);
        self.func.walk(self.func.body, &mut |_, inst| {
            used |= behind && inst.args.contains(&value);
            behind |= std::ptr::eq(inst, store);
        });
        used
    }
}
