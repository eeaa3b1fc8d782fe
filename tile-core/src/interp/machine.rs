//! The interpreter's execution loop: runs a resolved function.

use super::Options;
use super::async_copies::InFlight;
use super::memory::{Storage, View, unravel};
use super::order::{Permutation, Shuffler};
use super::program::{Action, Block, Program, Reg, Shown, Size, Slot, Step, Update, Window};
use super::race::{Blocks, Iterations, Team};
use super::ranks::Acting;
use super::scalar;
use super::shadow::Touch;
use crate::ir::{Format, Func, Order, Span, Value};
use crate::launch::{LaunchError, Scalar, SiteKind};

pub(super) type Outcome<T = ()> = Result<T, LaunchError>;

/// The state of a launch.
pub(super) struct Machine<'p> {
    pub(super) func: &'p Func,
    file: &'p str,
    options: &'p Options<'p>,
    pub(super) program: &'p Program,
    /// Encodings of scalars, by number of the value.
    pub(super) regs: Vec<u64>,
    /// Views, by number of the value.
    pub(super) views: Vec<View>,
    pub(super) storages: Vec<Storage>,
    pub(super) shuffler: Shuffler,
    pub(super) block: [i64; 3],
    steps_left: u64,
    /// Where races of iterations are looked for.
    iterations: Option<Iterations>,
    /// Where races of threads are looked for.
    pub(super) team: Option<Team>,
    /// Where races of blocks are looked for.
    blocks: Option<Blocks>,
    /// As which task of several ranks this runs, and what these did.
    pub(super) acting: Option<Acting>,
    /// The grid, and the order of its blocks.
    grid: Vec<i64>,
    order: Permutation,
    /// Extents of the outermost running `parallel`, for messages.
    pub(super) parallel: Vec<i64>,
    /// Asynchronous copies that nothing has waited for.
    pub(super) in_flight: Vec<InFlight>,
}

impl<'p> Machine<'p> {
    /// A machine whose storages are those of the tensor parameters.
    pub(super) fn new(
        func: &'p Func,
        file: &'p str,
        program: &'p Program,
        options: &'p Options<'p>,
        mut storages: Vec<Storage>,
    ) -> Machine<'p> {
        storages.resize_with(program.storages.len(), Storage::empty);
        Machine {
            func,
            file,
            options,
            program,
            regs: vec![0; program.values],
            views: vec![View::default(); program.values],
            storages,
            shuffler: Shuffler::new(options.order),
            block: [0; 3],
            steps_left: options.step_limit.unwrap_or(u64::MAX),
            iterations: options.check_races.then(Iterations::default),
            team: options.check_races.then(Team::default),
            blocks: None,
            acting: None,
            grid: Vec::new(),
            order: Permutation::default(),
            parallel: Vec::new(),
            in_flight: Vec::new(),
        }
    }

    /// Runs the prologue; gives the number of blocks.
    pub(super) fn start(&mut self) -> Outcome<i64> {
        let program = self.program;
        self.run(&program.host)?;
        let grid: Vec<i64> = program.grid.iter().map(|&reg| self.int(reg).max(0)).collect();
        let blocks = grid.iter().try_fold(1_i64, |n, &extent| n.checked_mul(extent));
        let Some(blocks) = blocks else {
            let mut extents = [1; 3];
            extents[3 - grid.len()..].copy_from_slice(&grid);
            return Err(LaunchError::Grid { kernel: self.func.name.clone(), grid: extents, limit: i64::MAX as u64 });
        };
        (self.grid, self.order) = (grid, self.shuffler.permutation(blocks));
        Ok(blocks)
    }

    /// The block at this place in the order begins.
    pub(super) fn enter(&mut self, place: i64) {
        self.block = self.block_at(place);
        let axes = self.grid.len();
        for (&reg, &i) in self.program.indices.iter().zip(&self.block[3 - axes..]) {
            self.regs[reg] = i as u64;
        }
    }

    /// Runs the prologue, then every block.
    pub(super) fn launch(&mut self) -> Outcome {
        let program = self.program;
        let blocks = self.start()?;
        if blocks > 1 && (self.options.check_races || self.func.disjoint.is_some()) {
            self.blocks = Some(Blocks::new(program.ordered));
        }
        for i in 0..blocks {
            self.enter(i);
            if let Some(blocks) = &mut self.blocks {
                blocks.next();
            }
            self.run(&program.body)?;
        }
        Ok(())
    }

    /// The block that is at this place in the order.
    pub(super) fn block_at(&self, place: i64) -> [i64; 3] {
        let mut block = [0; 3];
        unravel(self.order.at(place), &self.grid, &mut block[3 - self.grid.len()..]);
        block
    }

    fn run(&mut self, block: &'p Block) -> Outcome {
        self.steps(&block.steps)
    }

    pub(super) fn steps(&mut self, steps: &'p [Step]) -> Outcome {
        steps.iter().try_for_each(|step| self.step(step))
    }

    /// Lanes of a warp.
    pub(super) fn lanes(&self) -> usize {
        self.options.lanes as usize
    }

    /// A scalar of type `index`.
    pub(super) fn int(&self, reg: Reg) -> i64 {
        self.regs[reg] as i64
    }

    pub(super) fn step(&mut self, step: &'p Step) -> Outcome {
        let span = step.span;
        self.spend(1, span)?;
        match &step.action {
            Action::Set { dst, bits } => self.regs[*dst] = *bits,
            Action::Map1 { f, dst, x } => self.regs[*dst] = f(self.regs[*x]),
            Action::Map2 { f, dst, x, y } => self.regs[*dst] = f(self.regs[*x], self.regs[*y]),
            Action::Map3 { f, dst, x, y, z } => self.regs[*dst] = f(self.regs[*x], self.regs[*y], self.regs[*z]),
            Action::Select { dst, condition, x, y } => {
                self.regs[*dst] = self.regs[if self.regs[*condition] != 0 { *x } else { *y }];
            }
            Action::Cast { cast, dst, x } => self.regs[*dst] = cast.apply(self.regs[*x]),
            Action::Extent { dst, of, axis } => self.regs[*dst] = self.views[*of].axes[*axis].extent as u64,

            Action::Alloc { view, storage, extents, zeroed } => self.alloc(*view, *storage, extents, *zeroed, span)?,
            Action::Region { view, of, windows, fill } => self.region(*view, *of, windows, *fill),
            Action::Permute { view, of, axes } => {
                let mut permuted = self.views[*of].clone();
                let of = &self.views[*of];
                permuted.axes = axes.iter().map(|&axis| of.axes[axis as usize]).collect();
                self.views[*view] = permuted;
            }
            Action::Reshape { view, of, extents } => {
                // Only whole tiles are reshaped, which the verifier checks.
                self.views[*view] = View::whole(self.views[*of].storage, extents.iter().copied());
            }
            Action::Alias { view, of } => self.views[*view] = self.views[*of].clone(),

            Action::Load { dst, of, index } => self.regs[*dst] = self.load(*of, index, span)?,
            Action::Aggregate { dst, of, index, axis, to, what } => {
                self.regs[*dst] = self.aggregate(*of, index, (*axis, *to), *what, span)?;
            }
            Action::Store { value, of, index, unordered } => {
                if let Some(cell) = self.cell(*of, index) {
                    self.touch(*of, cell, if *unordered { Touch::StoreUnordered } else { Touch::Store }, span)?;
                    let bits = self.regs[*value];
                    self.storages[self.views[*of].storage].set(cell, bits);
                }
            }
            Action::Atomic { dst, of, index, update, order, x, y } => {
                let old = match self.cell(*of, index) {
                    Some(cell) => {
                        let operands = (self.regs[*x], self.regs[*y]);
                        self.update(*of, cell, (*update, *order), operands, span)?
                    }
                    None => scalar::ZERO,
                };
                if let Some(dst) = *dst {
                    self.regs[dst] = old;
                }
            }

            Action::Copy { .. }
            | Action::Begin { .. }
            | Action::Complete { .. }
            | Action::Fill { .. }
            | Action::Gather { .. }
            | Action::Scatter { .. }
            | Action::Gemm(_)
            | Action::GemmSp(_)
            | Action::Reduce(_)
            | Action::Scan(_)
            | Action::AtomicTile { .. } => self.tile(&step.action, span)?,

            Action::For { lo, hi, step, counter, body } => {
                let (mut i, hi, step) = (self.int(*lo), self.int(*hi), self.int(*step));
                while step >= 1 && i < hi {
                    self.spend(1, span)?;
                    self.regs[*counter] = i as u64;
                    self.run(body)?;
                    match i.checked_add(step) {
                        Some(next) => i = next,
                        None => break,
                    }
                }
            }
            Action::If { condition, then, otherwise, dst } => {
                let branch = if self.regs[*condition] != 0 { then } else { otherwise };
                self.run(branch)?;
                if let (Some(dst), Some(result)) = (*dst, branch.result) {
                    self.regs[dst] = self.regs[result];
                }
            }
            Action::Parallel { extents, indices, body } => self.parallel(extents, indices, body, span)?,
            Action::Threads(region) => self.threads(region, span)?,
            Action::Lanes { dst } => self.regs[*dst] = self.lanes() as u64,
            Action::Member { dst, thread, first, end } => {
                let [thread, first, end] = [*thread, *first, *end].map(|reg| self.regs[reg] as i64);
                self.regs[*dst] = u64::from((first..end).contains(&thread));
            }
            Action::Barrier { .. } | Action::Shuffle { .. } | Action::Ballot { .. } => {
                return Err(self.fault(span, "threads meet outside of `threads!`".to_owned()));
            }
            Action::Signal { word, op, value } => self.signal(*word, *op, *value, span)?,
            Action::Wait { word, least } => {
                if let Some(waits) = self.wait(*word, *least, span)? {
                    return Err(self.fault(span, format!("deadlock: {waits}")));
                }
            }

            Action::Require { condition, format, shown } => {
                if self.regs[*condition] == 0 {
                    let (kernel, message) = (self.func.name.clone(), self.message(format, shown));
                    return Err(LaunchError::Requirement { kernel, message });
                }
            }
            Action::Expect { of, axis, extent, argument } => {
                let (expected, found) = (self.int(*extent), self.views[*of].axes[*axis].extent);
                if expected != found {
                    return Err(LaunchError::Shape { argument: argument.clone(), axis: *axis, expected, found });
                }
            }
            Action::Print { format, shown } => (self.options.print)(&self.message(format, shown)),
            Action::Assert { condition, format, shown, fault } => {
                if self.regs[*condition] == 0 {
                    let kind = if *fault { SiteKind::Fault } else { SiteKind::Assert };
                    let (location, message) = (self.location(span), self.message(format, shown));
                    return Err(kind.failure(location, self.block, message));
                }
            }
        }
        Ok(())
    }

    fn alloc(&mut self, view: Slot, storage: usize, extents: &[Size], zeroed: bool, span: Span) -> Outcome {
        let extents = extents.iter().map(|extent| match *extent {
            Size::Fixed(extent) => extent.max(0),
            Size::Dynamic(reg) => (self.regs[reg] as i64).max(0),
        });
        let whole = View::whole(storage, extents);
        self.spend(whole.len(), span)?;
        let refused = |needed| LaunchError::memory(&self.func.name, needed, 0);
        let len = usize::try_from(whole.len()).map_err(|_| refused(u64::MAX))?;
        self.storages[storage].renew(len).map_err(refused)?;
        if zeroed {
            self.storages[storage].zero();
        }
        self.views[view] = whole;
        Ok(())
    }

    fn region(&mut self, view: Slot, of: Slot, windows: &[Window], fill: Option<Reg>) {
        // The old view's axes are reused, because regions are made in loops.
        let mut region = std::mem::take(&mut self.views[view]);
        let of = &self.views[of];
        region.axes.clear();
        (region.storage, region.base, region.empty) = (of.storage, of.base, of.empty);
        region.outside = fill.map_or(of.outside, |reg| self.regs[reg]);
        for (&axis, window) in of.axes.iter().zip(windows) {
            match *window {
                Window::Drop(offset) => region.drop(axis, self.regs[offset] as i64),
                Window::Keep(offset, extent) => region.keep(axis, self.regs[offset] as i64, extent),
                Window::Rest(offset) => {
                    let offset = self.regs[offset] as i64;
                    region.keep(axis, offset, axis.extent.saturating_sub(offset).max(0));
                }
            }
        }
        self.views[view] = region;
    }

    #[inline]
    fn cell(&self, of: Slot, index: &[Reg]) -> Option<i64> {
        self.views[of].cell(index.iter().map(|&reg| self.regs[reg] as i64))
    }

    fn load(&mut self, of: Slot, index: &[Reg], span: Span) -> Outcome<u64> {
        let Some(cell) = self.cell(of, index) else { return Ok(self.views[of].outside) };
        self.touch(of, cell, Touch::Load, span)?;
        match self.storages[self.views[of].storage].get(cell) {
            Some(bits) => Ok(bits),
            None => {
                let index: Vec<i64> = index.iter().map(|&reg| self.int(reg)).collect();
                Err(self.unwritten(of, &index, span))
            }
        }
    }

    /// Reads, combines and writes a cell; gives the old encoding.
    pub(super) fn update(
        &mut self,
        of: Slot,
        cell: i64,
        (update, order): (Update, Order),
        (x, y): (u64, u64),
        span: Span,
    ) -> Outcome<u64> {
        let element = (self.views[of].storage, cell);
        self.learn(element, order);
        if let Some(blocks) = self.blocks.as_mut().filter(|_| order.acquires()) {
            blocks.acquire(element);
        }
        self.touch(of, cell, Touch::Atomic, span)?;
        if let Some(blocks) = self.blocks.as_mut().filter(|_| order.releases()) {
            blocks.release(element);
        }
        self.tell(element, order);
        let storage = &mut self.storages[self.views[of].storage];
        let Some(old) = storage.get(cell) else { return Err(self.unwritten(of, &[], span)) };
        let new = match update {
            Update::With(f) => f(old, x),
            Update::Exchange => x,
            Update::Cas => {
                if old == x {
                    y
                } else {
                    old
                }
            }
        };
        storage.set(cell, new);
        Ok(old)
    }

    fn parallel(&mut self, extents: &[Reg], indices: &[Reg], body: &'p Block, span: Span) -> Outcome {
        let extents: Vec<i64> = extents.iter().map(|&reg| self.int(reg).max(0)).collect();
        let Some(iterations) = extents.iter().try_fold(1_i64, |n, &extent| n.checked_mul(extent)) else {
            return Err(self.fault(span, format!("`parallel` over {extents:?} never ends")));
        };
        let outermost = self.iterations.as_ref().is_some_and(|iterations| !iterations.are_running());
        if outermost {
            self.iterations.iter_mut().for_each(Iterations::begin);
            self.parallel.clone_from(&extents);
        }
        let order = self.shuffler.permutation(iterations);
        let mut index = vec![0; extents.len()];
        for i in 0..iterations {
            self.spend(1, span)?;
            let iteration = order.at(i);
            unravel(iteration, &extents, &mut index);
            for (&reg, &i) in indices.iter().zip(&index) {
                self.regs[reg] = i as u64;
            }
            if let (true, Some(iterations)) = (outermost, &mut self.iterations) {
                iterations.next(iteration);
            }
            self.run(body)?;
        }
        if outermost {
            self.iterations.iter_mut().for_each(Iterations::end);
        }
        Ok(())
    }

    /// Looks whether a touch of a cell races.
    #[inline]
    pub(super) fn touch(&mut self, of: Slot, cell: i64, touch: Touch, span: Span) -> Outcome {
        let storage = self.views[of].storage;
        let info = &self.program.storages[storage];
        if let Some(iterations) = self.iterations.as_mut().filter(|_| !info.private)
            && let Some((other, now)) = iterations.touch((storage, cell), touch)
        {
            return Err(self.iterations_race(of, other, now, span));
        }
        if let Some(team) = self.team.as_mut().filter(|_| !info.private)
            && let Some((other, now)) = team.touch((storage, cell), touch)
        {
            return Err(self.threads_race((of, cell), other, now, span));
        }
        if let Some(blocks) = self.blocks.as_mut().filter(|_| info.shared)
            && let Some(other) = blocks.touch((storage, cell), touch)
        {
            return Err(self.blocks_race(of, cell, other, span));
        }
        self.touch_of_rank(of, cell, touch, span)
    }

    /// Whether blocks may race in a storage, and that is looked for.
    pub(super) fn looks_at_blocks(&self, storage: usize) -> bool {
        let info = &self.program.storages[storage];
        self.blocks.is_some() && info.shared || self.acting.is_some() && info.global
    }

    /// Looks whether a touch of all cells of a part of a view by a tile operation
    /// races. Tile operations are outside of `parallel`.
    pub(super) fn touch_all(&mut self, of: Slot, view: &View, touch: Touch, span: Span) -> Outcome {
        if !self.looks_at_blocks(view.storage) {
            return Ok(());
        }
        if self.acting.is_some() {
            return view.each(|_, cell| cell.map_or(Ok(()), |cell| self.touch_of_rank(of, cell, touch, span)));
        }
        let Some(blocks) = &mut self.blocks else { return Ok(()) };
        let found = view.each(|_, cell| match cell.map(|cell| (cell, blocks.touch((view.storage, cell), touch))) {
            Some((cell, Some(other))) => Err((cell, other)),
            _ => Ok(()),
        });
        found.map_err(|(cell, other)| self.blocks_race(of, cell, other, span))
    }

    /// Counts steps against the limit.
    pub(super) fn spend(&mut self, steps: i64, span: Span) -> Outcome {
        match self.steps_left.checked_sub(steps.unsigned_abs()) {
            Some(left) => {
                self.steps_left = left;
                Ok(())
            }
            None => {
                let limit = self.options.step_limit.unwrap_or(u64::MAX);
                Err(self.fault(span, format!("more than {limit} steps")))
            }
        }
    }

    /// The user's name for the storage of a memory value.
    pub(super) fn name(&self, of: Slot) -> String {
        let root = self.func.root(Value::new(of));
        self.func.values[root].name.as_ref().map_or_else(|| "a tile".to_owned(), |name| format!("`{name}`"))
    }

    pub(super) fn unwritten(&self, of: Slot, index: &[i64], span: Span) -> LaunchError {
        let element = if index.is_empty() { String::new() } else { format!("element {index:?} of ") };
        self.fault(span, format!("{element}{} is read before it is written", self.name(of)))
    }

    pub(super) fn fault(&self, span: Span, reason: String) -> LaunchError {
        LaunchError::Fault { location: self.location(span), block: self.block, reason }
    }

    pub(super) fn location(&self, span: Span) -> String {
        span.location(self.file)
    }

    fn message(&self, format: &Format, shown: &[Shown]) -> String {
        scalar::message(format, shown.iter().map(|&(reg, dtype)| Scalar { dtype, bits: self.regs[reg] }))
    }
}
