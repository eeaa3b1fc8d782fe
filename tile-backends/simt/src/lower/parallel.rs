//! `parallel!`: iterations to threads.

use super::fragment_accesses::{Access, accesses, has_neighbours};
use super::gemm::wgmma;
use super::infer::iteration_layout;
use super::lin::Lin;
use super::shapes::{extents, free_layout};
use super::uses::only_reads;
use super::{Item, Lane, Lower, Lowered};
use crate::ir::{Op as Thread, Val};
use crate::layout::Fragment;
use rustc_hash::FxHashSet;
use tile_core::elem::DType;
use tile_core::ir::{AtomicOp, BinOp, Effect, Func, Inst, InstId, Op, RegionId, Space, Value, ValueDef};

impl<'f> Lower<'f> {
    /// The run that a sweep over a layout may visit: no wider than an access.
    pub(super) fn vector(&self, layout: &Fragment, extents: &[u32], width: usize) -> u32 {
        let run = layout.vector();
        let last = extents.last().copied().unwrap_or(1);
        let mut vector = (16 / width as u32).max(1);
        while vector > 1 && (!run.is_multiple_of(vector) || !last.is_multiple_of(vector)) {
            vector /= 2;
        }
        vector
    }

    pub(super) fn parallel(&mut self, inst: &Inst) -> Lowered<()> {
        let func = self.func;
        let region = inst.regions[0];
        let lane = Lane::default();
        let extents = inst.args.iter().map(|&e| self.index(&lane, e)).collect::<Lowered<Vec<Lin>>>()?;
        let known: Option<Vec<u32>> = extents.iter().map(|e| u32::try_from(e.as_int()?).ok()).collect();
        self.phase();
        let accesses = accesses(func, inst);
        if known.as_ref().is_some_and(|known| known.contains(&0)) {
            return Ok(());
        }
        let Some(known) = known else {
            let spilled = self.spill_all(region, accesses.iter())?;
            self.sweep_unknown(&extents, &mut |lower, run| lower.lanes(region, &mut lower.lanes_of(region, run)))?;
            return self.unspill_all(&spilled);
        };
        let threads = self.threads();
        let free = free_layout(&known, threads, self.element(region));
        let wanted = iteration_layout(func, inst, &accesses, &self.layouts)
            .filter(|layout| known.iter().enumerate().all(|(axis, &extent)| layout.extent(axis) >= extent));
        let layout = wanted.unwrap_or_else(|| free.clone());
        let misfits = self.misfits(&accesses, &layout, &known);
        // Iterations that replicas may not repeat.
        let alone = layout.replicas() > 1 && self.must_run_once(region, &misfits);
        let (layout, misfits) =
            if alone { (free, accesses.iter().map(|access| access.root).collect()) } else { (layout, misfits) };
        let in_registers = accesses.iter().any(|access| !misfits.contains(&access.root));
        let slices = self.enter_slices(region, &misfits)?;
        let whole =
            |access: &&Access| misfits.contains(&access.root) && !slices.iter().any(|slice| slice.0 == access.root);
        let spilled = self.spill_all(region, accesses.iter().filter(whole))?;
        let once = if alone { self.first_replica(&layout) } else { None };
        let vector =
            if self.has_control(region) { 1 } else { self.vector(&layout, &known, self.element(region) as usize) };
        // Loops of a sweep have what is the same in all iterations once; registers are named one by one.
        let exact = known.iter().enumerate().all(|(axis, &extent)| layout.extent(axis) == extent);
        let guard = self.guard_of(region).filter(|_| in_registers && exact);
        let loads = self.operand_loads(region).filter(|_| in_registers && exact && vector > 1 && misfits.is_empty());
        self.guarded(once, &mut |lower| {
            let mut runs = Vec::new();
            lower.sweep(&layout, &extents, vector, !in_registers, &mut |lower, run| {
                if guard.is_some() || loads.is_some() {
                    runs.push(lower.lanes_of(region, run));
                    return Ok(());
                }
                lower.lanes(region, &mut lower.lanes_of(region, run))
            })?;
            match (guard, loads) {
                (Some(guard), _) => lower.guarded_runs(region, guard, runs),
                (None, Some(loads)) => lower.loaded_runs(region, loads, runs),
                (None, None) => Ok(()),
            }
        })?;
        self.items.extend(slices);
        self.unspill_all(&spilled)
    }

    /// The fragments that are distributed otherwise than the iterations, or have
    /// fewer elements: what lies beyond is zero, and registers hold anything.
    fn misfits(&self, accesses: &[Access], layout: &Fragment, known: &[u32]) -> FxHashSet<Value> {
        let fits = |access: &&Access| {
            let held = extents(self.func, access.root).unwrap_or_default();
            access.stays_within(known, &held)
                && access.layout_for(layout).is_some_and(|wanted| self.layouts[&access.root].same_threads(&wanted))
        };
        accesses.iter().filter(|access| !fits(access)).map(|access| access.root).collect()
    }

    fn spill_all<'a>(
        &mut self,
        region: RegionId,
        accesses: impl Iterator<Item = &'a Access>,
    ) -> Lowered<Vec<(Value, bool)>> {
        let mut spilled: Vec<(Value, bool)> = Vec::new();
        for access in accesses {
            match spilled.iter_mut().find(|(root, _)| *root == access.root) {
                Some((_, written)) => *written |= access.written,
                None => spilled.push((access.root, access.written)),
            }
        }
        for &(root, _) in &spilled {
            let view = self.view(&Lane::default(), root)?;
            // A part that is not written keeps what it held, if it held anything.
            self.spill_view(&view, !self.untouched.contains(&(region, root)))?;
        }
        Ok(spilled)
    }

    fn unspill_all(&mut self, spilled: &[(Value, bool)]) -> Lowered<()> {
        for &(root, written) in spilled {
            let view = self.view(&Lane::default(), root)?;
            self.unspill_view(&view, written)?;
        }
        Ok(())
    }

    /// The bytes of the elements that runs are as long for as an access is wide:
    /// the narrowest in memory that the region accesses. Where all of it is shared
    /// memory, the widest that it stores there: what neighbouring threads store at
    /// once is then in one piece, and in different banks.
    fn element(&self, region: RegionId) -> u32 {
        let func = self.func;
        let (mut narrowest, mut stored, mut inside) = (4, 0, true);
        func.walk(region, &mut |_, inst| {
            let memory = match &inst.op {
                Op::Load {} => inst.args[0],
                Op::Store { .. } => inst.args[1],
                _ => return,
            };
            if let Some(mem) = func.ty(memory).mem()
                && matches!(mem.space, Space::Global | Space::Shared)
                && let Some(dtype) = mem.elem.dtype()
            {
                let width = dtype.bytes() as u32;
                narrowest = width.min(narrowest);
                inside &= mem.space == Space::Shared;
                if matches!(inst.op, Op::Store { .. }) {
                    stored = width.max(stored);
                }
            }
        });
        if inside { stored.clamp(narrowest, 4) } else { narrowest }
    }

    /// Whether iterations are executed one at a time: they loop, branch each for itself, or have
    /// arrays of their own.
    fn has_control(&self, region: RegionId) -> bool {
        let mut found = false;
        self.func.walk(region, &mut |_, inst| {
            let array = |value: Value| self.func.ty(value).mem().is_some_and(|mem| mem.rank() > 0);
            found |= match inst.op {
                Op::If {} => inst.result.is_some() || !is_same_in_runs(self.func, region, inst.args[0]),
                Op::Alloc {} => inst.result.is_some_and(array),
                _ => !inst.regions.is_empty(),
            };
        });
        found
    }

    /// The branch that all else of an iteration but what its condition follows from is in, if
    /// there is one.
    fn guard_of(&self, region: RegionId) -> Option<InstId> {
        let func = self.func;
        let (&last, before) = func.regions[region].insts.split_last()?;
        let is = matches!(func.insts[last].op, Op::If {}) && func.insts[last].result.is_none();
        (is && before.iter().all(|&id| only_reads(func, id))).then_some(last)
    }

    /// How many of an iteration's instructions load, or come before others that do, where all that it
    /// sets is an operand that a warpgroup's instructions take from registers, and what one iteration
    /// loads lies beside what others do that are not of its run.
    fn operand_loads(&self, region: RegionId) -> Option<usize> {
        let func = self.func;
        let insts = &func.regions[region].insts;
        let (&last, before) = insts.split_last()?;
        let store = &func.insts[last];
        let Op::Store { .. } = store.op else { return None };
        let sets = before.iter().all(|&id| only_reads(func, id)) && wgmma::is_taken(func, func.root(store.args[1]));
        let is_load = |id: InstId| matches!(func.insts[id].op, Op::Load {});
        let load = before.iter().rposition(|&id| is_load(id));
        let beside = |id: InstId| func.insts[id].args[1..].last().is_some_and(|&x| has_neighbours(func, region, x));
        load.filter(|_| sets && before.iter().any(|&id| is_load(id) && beside(id))).map(|at| at + 1)
    }

    /// Executes iterations whose first instructions load: a thread's neighbours in memory are loaded at
    /// once, whichever of its iterations need them.
    fn loaded_runs(&mut self, region: RegionId, loads: usize, runs: Vec<Vec<Lane>>) -> Lowered<()> {
        let func = self.func;
        let (first, rest) = func.regions[region].insts.split_at(loads);
        let lengths: Vec<usize> = runs.iter().map(Vec::len).collect();
        let mut lanes = runs.concat();
        for &id in first {
            self.at_statement(&func.insts[id]);
            self.step(&func.insts[id], &mut lanes)?;
        }
        let mut from = 0;
        for length in lengths {
            let run = &mut lanes[from..from + length];
            from += length;
            for &id in rest {
                self.at_statement(&func.insts[id]);
                self.step(&func.insts[id], run)?;
            }
        }
        Ok(())
    }

    /// Executes iterations that are one branch, those with the same condition behind each other in
    /// one branch: which is the case of a row's elements where the condition is the row's.
    fn guarded_runs(&mut self, region: RegionId, guard: InstId, runs: Vec<Vec<Lane>>) -> Lowered<()> {
        let func = self.func;
        let inst = &func.insts[guard];
        let mut groups: Vec<(Val, Vec<Vec<Lane>>)> = Vec::new();
        for mut lanes in runs {
            for &id in func.regions[region].insts.iter().filter(|&&id| id != guard) {
                self.at_statement(&func.insts[id]);
                self.step(&func.insts[id], &mut lanes)?;
            }
            for (condition, lanes) in self.by_condition(inst, lanes)? {
                match groups.iter_mut().find(|group| group.0 == condition) {
                    Some((_, runs)) => runs.push(lanes),
                    None => groups.push((condition, vec![lanes])),
                }
            }
        }
        self.at_statement(inst);
        groups.iter().try_for_each(|(condition, runs)| self.branch_of(inst, *condition, runs))
    }

    /// A branch without a result, of lanes with one condition, each run behind the other.
    fn branch_of(&mut self, inst: &Inst, condition: Val, runs: &[Vec<Lane>]) -> Lowered<()> {
        self.choose(inst, condition, &mut |lower, side| {
            runs.iter().try_for_each(|lanes| lower.lanes(side, &mut lanes.clone()))?;
            Ok(None)
        })?;
        Ok(())
    }

    /// Lanes that branch, by their condition: all together where it is the same, one by one
    /// otherwise.
    fn by_condition(&mut self, inst: &Inst, lanes: Vec<Lane>) -> Lowered<Vec<(Val, Vec<Lane>)>> {
        let conditions = lanes.iter().map(|lane| self.scalar(lane, inst.args[0])).collect::<Lowered<Vec<Val>>>()?;
        Ok(match conditions.split_first() {
            Some((&first, rest)) if rest.iter().all(|&other| other == first) => vec![(first, lanes)],
            _ => conditions.into_iter().zip(lanes.into_iter().map(|lane| vec![lane])).collect(),
        })
    }

    /// Whether repeating an iteration, even with the same operands, would show.
    /// `spilled` are the fragments that are in memory meanwhile.
    fn must_run_once(&self, region: RegionId, spilled: &FxHashSet<Value>) -> bool {
        let func = self.func;
        let (mut observed, mut loaded, mut stored) = (false, FxHashSet::default(), FxHashSet::default());
        func.walk(region, &mut |_, inst| {
            let memory = |value: Value| {
                let root = func.root(value);
                let space = func.ty(root).mem().map(|mem| mem.space);
                (matches!(space, Some(Space::Global | Space::Shared)) || spilled.contains(&root)).then_some(root)
            };
            match &inst.op {
                Op::Print { .. } | Op::Assert { .. } | Op::Atomic { .. } => observed = true,
                Op::Load {} => loaded.extend(memory(inst.args[0])),
                Op::Store { .. } => stored.extend(memory(inst.args[1])),
                _ => {}
            }
        });
        observed || loaded.intersection(&stored).next().is_some()
    }

    /// Iterations at these indices.
    fn lanes_of(&self, region: RegionId, run: &[Vec<Lin>]) -> Vec<Lane> {
        let args = &self.func.regions[region].args;
        let lane =
            |index: &Vec<Lin>| Lane { items: args.iter().copied().zip(index.iter().cloned().map(Item::Int)).collect() };
        run.iter().map(lane).collect()
    }

    pub(super) fn lanes(&mut self, region: RegionId, lanes: &mut [Lane]) -> Lowered<()> {
        let func = self.func;
        for &id in &func.regions[region].insts {
            let inst = &func.insts[id];
            self.at_statement(inst);
            self.step(inst, lanes)?;
        }
        Ok(())
    }

    /// Executes an instruction for each lane.
    pub(super) fn step(&mut self, inst: &Inst, lanes: &mut [Lane]) -> Lowered<()> {
        let func = self.func;
        match &inst.op {
            Op::Alloc {} => {
                let result = inst.result.expect("an allocation has a result");
                for lane in lanes {
                    let Some(view) = self.variable(result)? else {
                        return self.error("a tile made inside `parallel!`");
                    };
                    lane.items.insert(result, Item::View(view));
                }
                Ok(())
            }
            Op::Load {} => {
                let result = inst.result.expect("a load has a result");
                let (views, indices) = self.places(lanes, inst.args[0], &inst.args[1..])?;
                let values = match views.as_slice() {
                    [view] => self.load(view, &indices)?,
                    _ => {
                        let mut values = Vec::new();
                        for (view, index) in views.iter().zip(&indices) {
                            values.extend(self.load(view, std::slice::from_ref(index))?);
                        }
                        values
                    }
                };
                for (lane, value) in lanes.iter_mut().zip(values) {
                    lane.items.insert(result, self.made(value));
                }
                Ok(())
            }
            Op::Store { .. } => self.lane_store(inst, lanes),
            Op::Atomic { op, order } => {
                let rank = func.ty(inst.args[0]).mem().map_or(0, |mem| mem.rank());
                for lane in lanes {
                    let view = self.view(lane, inst.args[0])?;
                    let (indices, values) = inst.args[1..].split_at(rank);
                    let index = indices.iter().map(|&i| self.index(lane, i)).collect::<Lowered<Vec<Lin>>>()?;
                    let values = values.iter().map(|&v| self.scalar(lane, v)).collect::<Lowered<Vec<Val>>>()?;
                    debug_assert_eq!(values.len(), if *op == AtomicOp::Cas { 2 } else { 1 });
                    let old = self.atomic(*op, *order, &view, &index, &values)?;
                    if let Some(result) = inst.result {
                        lane.items.insert(result, Item::Val(old));
                    }
                }
                Ok(())
            }
            Op::Print { format } => self.observe(inst, lanes, &Thread::Print { format: format.clone() }),
            Op::Assert { format, fault } => {
                self.observe(inst, lanes, &Thread::Assert { format: format.clone(), fault: *fault })
            }
            Op::If {} => self.lane_if(inst, lanes),
            Op::Barrier {} | Op::Shuffle {} | Op::Ballot {} => self.meet(inst, lanes),
            Op::For { .. } => {
                for lane in lanes {
                    let [lo, hi, step] = [0, 1, 2].map(|i| self.index(lane, inst.args[i]));
                    let (lo, hi, step) = (lo?, hi?, step?);
                    self.loop_over(&lo, &hi, &step, |lower, counter| {
                        let region = inst.regions[0];
                        let mut inner = [lane.clone()];
                        inner[0].items.insert(lower.func.regions[region].args[0], Item::Int(counter));
                        lower.lanes(region, &mut inner)
                    })?;
                }
                Ok(())
            }
            Op::Bin { op: BinOp::Div } if self.divide_lanes(inst, lanes)? => Ok(()),
            _ => {
                for lane in lanes {
                    let Some(item) = self.pure(lane, inst)? else {
                        return self.error(format!("`{}` inside `parallel!`", inst.op.name()));
                    };
                    if let Some(result) = inst.result {
                        lane.items.insert(result, item);
                    }
                }
                Ok(())
            }
        }
    }

    /// Prints or asserts, for each lane.
    fn observe(&mut self, inst: &Inst, lanes: &[Lane], op: &Thread) -> Lowered<()> {
        for lane in lanes {
            let args = inst.args.iter().map(|&v| self.scalar(lane, v)).collect::<Lowered<Vec<Val>>>()?;
            self.b.effect(op.clone(), &args);
        }
        Ok(())
    }

    /// Divides the lanes' values together, if that is better.
    fn divide_lanes(&mut self, inst: &Inst, lanes: &mut [Lane]) -> Lowered<bool> {
        let Some(result) = inst.result.filter(|&result| self.func.ty(result).elem().dtype() == Some(DType::F32)) else {
            return Ok(false);
        };
        let mut operands = [Vec::new(), Vec::new()];
        for (values, &arg) in operands.iter_mut().zip(&inst.args) {
            *values = lanes.iter().map(|lane| self.scalar(lane, arg)).collect::<Lowered<Vec<Val>>>()?;
        }
        let Some(quotients) = self.quotients(&operands[0], &operands[1]) else { return Ok(false) };
        for (lane, quotient) in lanes.iter_mut().zip(quotients) {
            lane.items.insert(result, Item::Val(quotient));
        }
        Ok(true)
    }

    /// The view, once if all lanes have the same, and the index of each lane.
    fn places(
        &mut self,
        lanes: &[Lane],
        memory: Value,
        indices: &[Value],
    ) -> Lowered<(Vec<super::view::View>, Vec<Vec<Lin>>)> {
        let own = lanes.iter().any(|lane| lane.items.contains_key(&memory));
        let mut views = Vec::new();
        let mut out = Vec::new();
        for (i, lane) in lanes.iter().enumerate() {
            if own || i == 0 {
                views.push(self.view(lane, memory)?);
            }
            out.push(indices.iter().map(|&index| self.index(lane, index)).collect::<Lowered<Vec<Lin>>>()?);
        }
        Ok((views, out))
    }

    pub(super) fn lane_store(&mut self, inst: &Inst, lanes: &mut [Lane]) -> Lowered<()> {
        let (views, indices) = self.places(lanes, inst.args[1], &inst.args[2..])?;
        let values = lanes.iter().map(|lane| self.scalar(lane, inst.args[0])).collect::<Lowered<Vec<Val>>>()?;
        match views.as_slice() {
            [view] => self.store(view, &indices, &values),
            _ => {
                for ((view, index), value) in views.iter().zip(&indices).zip(&values) {
                    self.store(view, std::slice::from_ref(index), std::slice::from_ref(value))?;
                }
                Ok(())
            }
        }
    }

    fn lane_if(&mut self, inst: &Inst, lanes: &mut [Lane]) -> Lowered<()> {
        if inst.result.is_none() {
            for (condition, lanes) in self.by_condition(inst, lanes.to_vec())? {
                self.branch_of(inst, condition, &[lanes])?;
            }
            return Ok(());
        }
        for lane in lanes {
            let condition = self.scalar(lane, inst.args[0])?;
            let chosen = self.choose(inst, condition, &mut |lower, region| {
                let mut inner = [lane.clone()];
                lower.lanes(region, &mut inner)?;
                lower.region_result(region, &inner[0])
            })?;
            if let (Some(result), Some(item)) = (inst.result, chosen) {
                lane.items.insert(result, item);
            }
        }
        Ok(())
    }
}

/// Whether a condition in a `parallel!` is the same along its last axis, which runs go along: it
/// follows from other indices, and from memory that the loop does not write.
fn is_same_in_runs(func: &Func, region: RegionId, value: Value) -> bool {
    match func.values[value].def {
        ValueDef::Arg(of, number) if of == region => (number as usize) + 1 < func.regions[region].args.len(),
        ValueDef::Arg(..) | ValueDef::Param(_) => true,
        ValueDef::Inst(id) => {
            let inst = &func.insts[id];
            let steady = match inst.op {
                Op::Load {} => !is_written(func, region, func.root(inst.args[0])),
                _ => inst.regions.is_empty() && inst.op.effect() == Effect::Pure,
            };
            steady && inst.args.iter().all(|&arg| is_same_in_runs(func, region, arg))
        }
    }
}

/// Whether a region writes to memory.
fn is_written(func: &Func, region: RegionId, root: Value) -> bool {
    let mut found = false;
    func.walk(region, &mut |_, inst| {
        found |= inst.written().is_some_and(|memory| func.root(memory) == root);
    });
    found
}
