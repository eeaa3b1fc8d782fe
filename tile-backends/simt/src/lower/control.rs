//! Block-level statements.

use super::lin::{Lin, Range, gcd};
use super::view::{Root, View};
use super::{Item, Lane, Lower, Lowered};
use crate::facts::{NARROW, TensorFacts};
use crate::ir::{Block, BufData, Home, Op as Thread, Source, Val};
use tile_core::elem::DType;
use tile_core::ir::{CmpOp, Inst, InstId, Op, Reach, RegionId, Space, Type, Value};

impl Lower<'_> {
    /// Parameters, the prologue's values and the block's indices.
    pub(super) fn params(&mut self) -> Lowered<()> {
        let func = self.func;
        for (i, param) in func.params.iter().enumerate() {
            match func.ty(param.value) {
                Type::Scalar(_) => self.host_value(param.value),
                Type::Mem(_) => self.tensor(param.value, &param.name, i),
            }
        }
        func.walk(func.host, &mut |_, inst| {
            if let Some(result) = inst.result {
                match func.ty(result) {
                    Type::Scalar(_) => self.host_value(result),
                    Type::Mem(_) => self.workspace(result),
                }
            }
        });
        self.equal_extents();
        // Where there is a block, there is one along each axis.
        for extent in &func.grid {
            if let Some(Item::Int(blocks)) = self.items.get(extent) {
                self.known.at_least(&blocks.clone(), 1);
            }
        }
        self.b.kernel().grid = func.regions[func.body].args.len() as u32;
        if self.specialized.roles.groups > 0 || self.is_persistent() {
            return Ok(());
        }
        self.block_indices()
    }

    /// Takes extents of tensors that the host has found to equal others for these, so that what is
    /// below one is known to be below the other.
    fn equal_extents(&mut self) {
        let func = self.func;
        let mut expected = Vec::new();
        func.walk(func.host, &mut |_, inst| {
            if let Op::Expect { axis } = inst.op {
                expected.push((inst.args[0], axis as usize, inst.args[1]));
            }
        });
        for (tensor, axis, extent) in expected {
            let Some(Item::Int(extent)) = self.items.get(&extent).cloned() else { continue };
            let Some(Item::View(view)) = self.items.get_mut(&tensor) else { continue };
            let own = view.axes[axis].replace_extent(&extent);
            self.known.is_equal(&extent, &own);
        }
    }

    /// A scalar that the host computes. Parameters that nothing reads are
    /// removed at the end.
    fn host_value(&mut self, value: Value) {
        let func = self.func;
        let Some(ty) = func.ty(value).elem().dtype() else { return };
        if let Some(inst) = func.def(value)
            && let Op::Extent { axis } = inst.op
            && let Some(Item::View(view)) = self.items.get(&inst.args[0])
        {
            let extent = view.axes[axis as usize].extent.clone();
            self.items.insert(value, Item::Int(extent));
            return;
        }
        if let Some(inst) = func.def(value)
            && let Op::Const { .. } = inst.op
            && let Ok(Some(item)) = self.pure(&Lane::default(), &inst.clone())
        {
            self.items.insert(value, item);
            return;
        }
        let val = self.b.param(Source::Host(value), ty);
        if ty == DType::Index {
            self.known.state(val, self.host_range(value), 1);
        }
        let item = self.made(val);
        self.items.insert(value, item);
    }

    fn tensor(&mut self, value: Value, name: &str, position: usize) {
        let func = self.func;
        let Some(mem) = func.ty(value).mem() else { return };
        let Some(elem) = mem.elem.dtype() else { return };
        // What other ranks write is read as what the kernel writes.
        let writable = func.params[position].mutable || func.params[position].reach != Reach::Own;
        let home = Home::Global { of: value, writable };
        let buf = self.b.buf(BufData { name: name.to_owned(), elem, len: 0, home });
        let facts = self.facts.tensor(func, value).unwrap_or(TensorFacts::weakest(elem.bytes()));
        if facts.constant && self.target.dependent_launch {
            self.b.kernel().constants.insert(buf);
        }
        let range = Range { lo: 0, hi: most(Some(facts)) };
        let mut axes = Vec::new();
        for (axis, extent) in mem.shape.iter().enumerate() {
            let last = axis + 1 == mem.rank();
            let number = axis as u32;
            let extent = match extent.dim().and_then(|dim| dim.as_int()) {
                Some(extent) => Lin::int(extent),
                None => self.host(Source::Extent(value, number), range, if last { facts.last.into() } else { 1 }),
            };
            let stride = if last && facts.unit {
                Lin::int(1)
            } else {
                let divisor = if last { 1 } else { u32::from(facts.stride_align) / elem.bytes() as u32 };
                self.host(Source::Stride(value, number), range, divisor.max(1))
            };
            axes.push((extent, stride));
        }
        self.items.insert(value, Item::View(View::whole(Root::Memory(buf), elem, axes.into_iter())));
    }

    fn host(&mut self, source: Source, range: Range, divisor: u32) -> Lin {
        let val = self.b.param(source, DType::Index);
        self.known.state(val, range, divisor.into());
        Lin::val(val)
    }

    /// A workspace: contiguous, its extents known to the host.
    fn workspace(&mut self, value: Value) {
        let func = self.func;
        let Some(mem) = func.ty(value).mem().filter(|mem| mem.space == Space::Global) else { return };
        let (Some(elem), Some(inst)) = (mem.elem.dtype(), func.def(value)) else { return };
        if !matches!(inst.op, Op::Alloc {}) {
            return;
        }
        let name = func.values[value].name.clone().unwrap_or_else(|| "workspace".to_owned());
        let home = Home::Global { of: value, writable: true };
        let buf = self.b.buf(BufData { name, elem, len: 0, home });
        let mut axes = Vec::new();
        let mut stride = Lin::int(1);
        for (axis, extent) in mem.shape.iter().enumerate().rev() {
            let extent = match extent.dim().and_then(|dim| dim.as_int()) {
                Some(extent) => Lin::int(extent),
                None => self.host(Source::Extent(value, axis as u32), Range::NATURAL, 1),
            };
            axes.push((extent.clone(), stride.clone()));
            stride = self.known.mul(&mut self.b, &stride, &extent);
        }
        axes.reverse();
        self.items.insert(value, Item::View(View::whole(Root::Memory(buf), elem, axes.into_iter())));
    }

    /// A region of block-level statements.
    pub(super) fn block(&mut self, region: RegionId) -> Lowered<()> {
        self.statements(region, &|_| false)
    }

    /// The statements of a region but those that are done elsewhere.
    pub(super) fn statements(&mut self, region: RegionId, elsewhere: &dyn Fn(InstId) -> bool) -> Lowered<()> {
        let insts = &self.func.regions[region].insts;
        self.each_statement(insts.iter().copied().filter(|&id| !elsewhere(id)))
    }

    /// What is made next is a part of a statement.
    pub(super) fn at_statement(&mut self, inst: &Inst) {
        (self.b.span, self.b.hints) = (inst.span, inst.copy_hints());
    }

    /// These statements but those that are the producer's or a loop's.
    pub(super) fn each_statement(&mut self, insts: impl Iterator<Item = InstId>) -> Lowered<()> {
        for id in insts {
            if self.is_produced(id) || self.is_mainloop_clear(id) {
                continue;
            }
            self.at_statement(&self.func.insts[id]);
            self.forget_found(id);
            if self.overlapped(id)? {
                continue;
            }
            self.await_products(id);
            self.await_tiles(id)?;
            if self.meetings.contains(&id) {
                self.b.effect(Thread::Barrier {}, &[]);
            }
            self.swap_buffers(id)?;
            self.meet_at_memory(id)?;
            self.statement(id)?;
            self.forget_found(id);
            self.release_tiles(id);
            self.issue_early(id)?;
        }
        self.await_all_products();
        Ok(())
    }

    fn statement(&mut self, id: InstId) -> Lowered<()> {
        let inst = &self.func.insts[id];
        let lane = Lane::default();
        if let Some(item) = self.pure(&lane, inst)? {
            if let Some(result) = inst.result {
                self.items.insert(result, item);
            }
            return Ok(());
        }
        match &inst.op {
            Op::Alloc {} => self.alloc(inst),
            Op::For { .. } => {
                let held = self.hold_sums(inst.regions[0]);
                self.repeated(inst)?;
                self.release_sums(held)
            }
            Op::If {} => self.uniform_if(inst),
            Op::Parallel {} => self.parallel(inst),
            Op::Threads {} => self.region_of_threads(inst),
            Op::Copy { asynchronous: true, .. } => self.begin_copy(id),
            Op::Copy { .. } => self.copy(id),
            Op::CopyWait {} => self.wait_for_copy(id),
            Op::Fill {} => self.fill(inst),
            Op::Gather {} => self.gather(inst),
            Op::Scatter {} => self.scatter(id),
            Op::Gemm { accumulate, .. } => self.gemm(id, *accumulate),
            Op::GemmSp {} => self.gemm_sp(id),
            Op::Reduce { op, axis, accumulate } => self.reduce(inst, *op, *axis as usize, *accumulate),
            Op::Scan { op, axis, reverse } => self.scan(inst, *op, *axis as usize, *reverse),
            Op::AtomicTile { op, order } => self.atomic_tile(id, *op, *order),
            Op::Aggregate { op, axis } => {
                let item = self.aggregate(inst, *op, *axis as usize)?;
                self.items.extend(inst.result.map(|result| (result, item)));
                Ok(())
            }
            Op::Load {} | Op::Store { .. } | Op::Atomic { .. } | Op::Print { .. } | Op::Assert { .. } => {
                self.single(inst)
            }
            Op::Signal { op } => self.signal(inst, *op),
            Op::Wait {} => self.wait(inst),
            // Checked by the host before the launch.
            Op::Require { .. } | Op::Expect { .. } => Ok(()),
            op => self.error(format!("`{}` has no lowering here", op.name())),
        }
    }

    /// A loop.
    fn repeated(&mut self, inst: &Inst) -> Lowered<()> {
        if let Some(early) = self.pipelines.early.get(&inst.regions[0]).cloned() {
            return self.pipelined(inst, &early);
        }
        if let Some(planned) = self.pipelines.planned.get(&inst.regions[0]).cloned() {
            return self.planned(inst, &planned);
        }
        let done = self
            .mainloop(inst)
            .or_else(|| self.gemm_overlap(inst))
            .or_else(|| self.warpgroup_pingpong(inst))
            .or_else(|| self.two_level(inst))
            .or_else(|| self.early_issue(inst))
            .or_else(|| self.metadata_prefetch(inst));
        done.unwrap_or_else(|| self.serial(inst, Self::block))
    }

    /// A loop of which `body` makes the region.
    pub(super) fn serial(&mut self, inst: &Inst, body: impl FnOnce(&mut Self, RegionId) -> Lowered<()>) -> Lowered<()> {
        let [lo, hi, step] = self.bounds(inst)?;
        self.loop_over(&lo, &hi, &step, |lower, counter| {
            let region = inst.regions[0];
            let arg = lower.func.regions[region].args[0];
            lower.items.insert(arg, Item::Int(counter));
            body(lower, region)
        })
    }

    /// Start, end and step of a loop.
    pub(super) fn bounds(&mut self, inst: &Inst) -> Lowered<[Lin; 3]> {
        let [lo, hi, step] = [0, 1, 2].map(|i| self.index(&Lane::default(), inst.args[i]));
        let bounds = [lo?, hi?, step?];
        Ok(self.part_of(inst, bounds))
    }

    /// A loop; its counter is an index with the range of the bounds. Nothing
    /// when the step is below 1.
    pub(super) fn loop_over(
        &mut self,
        lo: &Lin,
        hi: &Lin,
        step: &Lin,
        body: impl FnOnce(&mut Self, Lin) -> Lowered<()>,
    ) -> Lowered<()> {
        let (from, to) = (self.known.range(lo), self.known.range(hi));
        let most = to.hi.saturating_sub(1).max(from.lo);
        // A counter stops at a step, which may be well below the bound: what an
        // unrolled loop adds to it then stays below, too.
        let last = match (lo.as_int(), step.as_int()) {
            (Some(lo), Some(step @ 1..)) => most.checked_sub(lo).map(|way| lo + way / step * step),
            _ => None,
        };
        let range = Range { lo: from.lo, hi: last.unwrap_or(most) };
        let divisor = gcd(self.known.divisor(lo), self.known.divisor(step));
        let fits = |range: Range| range.lo >= i32::MIN.into() && range.hi < i64::from(i32::MAX) / 2;
        let steps = self.known.range(step);
        let ty = if fits(from) && fits(to) && fits(steps) { DType::I32 } else { DType::Index };
        let positive = steps.lo >= 1;
        let (vlo, mut vhi) = (self.known.register(&mut self.b, lo, ty), self.known.register(&mut self.b, hi, ty));
        let mut vstep = self.known.register(&mut self.b, step, ty);
        if !positive {
            let one = self.b.int(1, ty);
            let runs = self.b.cmp(CmpOp::Ge, vstep, one);
            vhi = self.b.select(runs, vhi, vlo);
            vstep = self.b.select(runs, vstep, one);
        }
        let counter = self.b.open(Some(ty)).expect("a loop has a counter");
        self.known.state(counter, range, divisor.max(1));
        self.known.is_below(&Lin::val(counter), hi);
        let result = body(self, Lin::val(counter));
        let block = self.b.close();
        self.b.repeat(vlo, vhi, vstep, block);
        result
    }

    fn uniform_if(&mut self, inst: &Inst) -> Lowered<()> {
        let condition = self.scalar(&Lane::default(), inst.args[0])?;
        let chosen = self.beside_products(|lower| {
            lower.choose(inst, condition, &mut |lower, region| {
                lower.block(region)?;
                lower.region_result(region, &Lane::default())
            })
        })?;
        if let (Some(result), Some(item)) = (inst.result, chosen) {
            self.items.insert(result, item);
        }
        Ok(())
    }

    /// What a region gives, in a register.
    pub(super) fn region_result(&mut self, region: RegionId, lane: &Lane) -> Lowered<Option<Val>> {
        self.func.regions[region].result.map(|value| self.scalar(lane, value)).transpose()
    }

    /// A branch of which `side` makes each region; the result of the side that
    /// is taken, if the branch has one.
    pub(super) fn choose(
        &mut self,
        inst: &Inst,
        condition: Val,
        side: &mut dyn FnMut(&mut Self, RegionId) -> Lowered<Option<Val>>,
    ) -> Lowered<Option<Item>> {
        let var = match inst.result.map(|result| self.func.ty(result).elem().dtype()) {
            None => None,
            Some(Some(ty)) => Some(self.b.var("chosen", ty, 1)),
            Some(None) => return self.error("a branch has no concrete type"),
        };
        let mut blocks = [Block::default(), Block::default()];
        for (block, &region) in blocks.iter_mut().zip(&inst.regions) {
            self.b.open(None);
            let outcome = side(self, region);
            if let (Some(var), Ok(Some(value))) = (var, &outcome) {
                self.b.set(var, 0, *value);
            }
            *block = self.b.close();
            outcome?;
        }
        let [then, otherwise] = blocks;
        self.b.branch(condition, then, otherwise);
        Ok(var.map(|var| {
            let val = self.b.get(var, 0);
            self.made(val)
        }))
    }

    /// A single element at block level: read by all threads, written by one.
    fn single(&mut self, inst: &Inst) -> Lowered<()> {
        let mut lane = Lane::default();
        match &inst.op {
            Op::Load {} => {
                let view = self.view(&lane, inst.args[0])?;
                if !matches!(view.root, Root::Variable(_)) {
                    self.phase();
                }
                self.spill_view(&view, true)?;
                let index = inst.args[1..].iter().map(|&i| self.index(&lane, i)).collect::<Lowered<Vec<Lin>>>()?;
                let val = self.load(&view, &[index])?[0];
                self.unspill_view(&view, false)?;
                let result = inst.result.expect("a load has a result");
                let item = self.made(val);
                self.items.insert(result, item);
                Ok(())
            }
            Op::Store { .. } if self.is_variable(inst.args[1])? => {
                self.lane_store(inst, std::slice::from_mut(&mut lane))
            }
            Op::Atomic { .. } if inst.result.is_some() => self.single_atomic(inst),
            Op::Store { .. } => {
                self.phase();
                let view = self.view(&lane, inst.args[1])?;
                self.spill_view(&view, true)?;
                self.by_first_thread(&mut |lower| lower.lane_store(inst, &mut [Lane::default()]))?;
                self.unspill_view(&view, true)
            }
            _ => {
                self.phase();
                self.by_first_thread(&mut |lower| lower.step(inst, &mut [Lane::default()]))
            }
        }
    }

    fn is_variable(&self, value: Value) -> Lowered<bool> {
        Ok(matches!(self.view(&Lane::default(), value)?.root, Root::Variable(_)))
    }

    pub(super) fn by_first_thread(&mut self, body: &mut dyn FnMut(&mut Self) -> Lowered<()>) -> Lowered<()> {
        let thread = self.thread();
        let first = self.is_zero(&Lin::val(thread));
        self.guarded(Some(first), body)
    }

    /// An atomic of the block: one thread does it, all get the old value.
    fn single_atomic(&mut self, inst: &Inst) -> Lowered<()> {
        let result = inst.result.expect("an atomic with a result");
        let Some(ty) = self.func.ty(result).elem().dtype() else { return self.error("an atomic without type") };
        let cell = self.b.shared("old", ty, 1);
        self.phase();
        self.by_first_thread(&mut |lower| {
            let mut lane = [Lane::default()];
            lower.step(inst, &mut lane)?;
            let old = lower.scalar(&lane[0], result)?;
            let zero = lower.b.int(0, DType::I32);
            lower.b.effect(Thread::Store { buf: cell, offset: 0, guarded: false }, &[zero, old]);
            Ok(())
        })?;
        self.phase();
        let zero = self.b.int(0, DType::I32);
        let old: Val = self.b.values(Thread::Load { buf: cell, offset: 0, guarded: false }, &[zero], ty, 1)[0];
        self.items.insert(result, Item::Val(old));
        Ok(())
    }
}

/// The largest extent, stride or offset of a tensor of which that is known.
pub(super) fn most(facts: Option<TensorFacts>) -> i64 {
    if facts.is_some_and(|facts| facts.narrow) { NARROW } else { i64::MAX }
}
