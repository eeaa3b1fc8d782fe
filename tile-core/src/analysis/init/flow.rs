//! Forward dataflow analysis: walks a function and records which memory is written.
//!
//! ```text
//! clear(t[0..8])        t[0..8]
//! if c { clear(t) }     t[0..8]; t, if c
//! for k in 0..n {       in an iteration: t[0..8]; t, if c; u[0..k]; v, if k > 0
//!     u[k] = 1;
//!     clear(v);
//! }                     t[0..8]; t, if c; u[0..n]; v, if n > 0
//! ```
//!
//! What is written stays written, so a body is walked twice: once for what an
//! iteration writes, and once for its reads, with what earlier iterations have
//! written. Iterations of `parallel` and blocks of the grid see nothing of each
//! other.

mod control;
use super::form::{Atom, Form, Node};
use super::known::{Known, Pred};
use super::part::{Base, Cause, Inside, Part};
use super::view::View;
use super::{CallNeed, Contents, Need, ParamContents, Passed, Unwritten, reason};
use crate::ir::{Func, FuncKind, InstId, Op, RegionId, Space, Value};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::rc::Rc;

pub(super) struct Flow<'f, 'c> {
    func: &'f Func,
    calls: &'c dyn Fn(InstId, usize) -> Passed,
    pub(super) known: Known<'f>,
    /// By memory, in the order of the writes.
    parts: HashMap<Value, Vec<Part>>,
    /// Outputs and parameters: what is read of them may be what a caller wrote.
    given: HashSet<Value>,
    /// Of those, the ones that are read before they are written, and by which calls
    /// if by these alone.
    read: HashSet<Value>,
    read_by: HashMap<Value, BTreeSet<(InstId, usize)>>,
    /// Calls that must write all they are passed, else these are read, too.
    read_unless: HashMap<Value, BTreeSet<(InstId, usize)>>,
    reported: HashSet<Value>,
    /// Above zero in a walk for writes alone.
    silent: usize,
    /// For each region the values that it makes, as a range of places in a walk.
    spans: HashMap<RegionId, (usize, usize)>,
    places: Rc<HashMap<Value, usize>>,
    /// The threads that are walked.
    team: Option<Team>,
    out: Contents,
}

/// A `threads` that is walked.
#[derive(Clone)]
struct Team {
    inst: InstId,
    body: RegionId,
    /// The thread's number, with the first one and the end of all.
    indices: Vec<(Form, Form, Form)>,
    inside: Inside,
    /// What was written in front of it.
    before: HashMap<Value, Vec<Part>>,
    /// Counters of the loops around, which threads at a barrier have in common.
    counters: Vec<Atom>,
}

impl<'f, 'c> Flow<'f, 'c> {
    pub(super) fn new(func: &'f Func, calls: &'c dyn Fn(InstId, usize) -> Passed) -> Flow<'f, 'c> {
        let mut flow = Flow {
            func,
            calls,
            known: Known::new(func),
            parts: HashMap::new(),
            given: HashSet::new(),
            read: HashSet::new(),
            read_by: HashMap::new(),
            read_unless: HashMap::new(),
            reported: HashSet::new(),
            silent: 0,
            spans: HashMap::new(),
            places: Rc::default(),
            team: None,
            out: Contents::default(),
        };
        let given = func.params.iter().filter(|param| param.mutable && !param.returned);
        flow.given.extend(given.map(|param| param.value));
        let mut places = HashMap::new();
        flow.place(func.body, &mut places);
        flow.places = Rc::new(places);
        flow
    }

    fn place(&mut self, region: RegionId, places: &mut HashMap<Value, usize>) {
        let start = places.len();
        for &arg in &self.func.regions[region].args {
            places.insert(arg, places.len());
        }
        for &id in &self.func.regions[region].insts {
            if let Some(result) = self.func.insts[id].result {
                places.insert(result, places.len());
            }
            self.func.insts[id].regions.iter().for_each(|&inner| self.place(inner, places));
        }
        self.spans.insert(region, (start, places.len()));
    }

    pub(super) fn run(mut self) -> Contents {
        let func = self.func;
        self.host();
        let mark = self.known.mark();
        let inside = self.inside(func.body);
        let mut grid = Vec::new();
        for (&index, &extent) in func.regions[func.body].args.iter().zip(&func.grid) {
            let (form, hi) = (self.known.forms.of(index), self.known.forms.of(extent));
            self.known.bound(form.clone());
            self.known.bound(hi.sub(&form).offset(-1));
            grid.push((form, Form::default(), hi));
        }
        self.region(func.body);
        self.known.back(mark);
        let params: Vec<Value> = func.params.iter().filter(|param| param.mutable).map(|param| param.value).collect();
        let parts: HashMap<Value, Vec<Part>> = params
            .iter()
            .map(|param| {
                let parts = self.parts.remove(param).unwrap_or_default();
                let parts = parts.into_iter().map(|part| match func.kind {
                    FuncKind::Kernel => self.all(&part, &grid, &inside, InstId::new(0)),
                    FuncKind::Device => part,
                });
                (*param, parts.collect())
            })
            .collect();
        let mut left = Vec::new();
        for param in params {
            let (written, written_by) = self.written(param, &parts[&param]);
            if !self.given.contains(&param) {
                let need = |&(inst, arg): &(InstId, usize)| CallNeed { inst, arg, root: param, need: Need::Written };
                self.out.calls.extend(written_by.iter().map(need));
            }
            let read_by = self.read_by.remove(&param).unwrap_or_default();
            let read_unless = self.read_unless.remove(&param).unwrap_or_default();
            let (touched, read) = (!parts[&param].is_empty(), self.read.contains(&param));
            let positive = false;
            let contents = ParamContents { read, read_by, read_unless, written, written_by, positive, touched };
            self.out.params.insert(param, contents);
            if !written && touched && func.kind == FuncKind::Kernel {
                left.push(param);
            }
        }
        self.known.positive_parameters();
        for param in left {
            if self.written(param, &parts[&param]).0
                && let Some(contents) = self.out.params.get_mut(&param)
            {
                (contents.written, contents.positive) = (true, true);
            }
        }
        self.out.degree = self.known.forms.degree();
        self.out
    }

    /// What the prologue says.
    fn host(&mut self) {
        let func = self.func;
        for &id in &func.regions[func.host].insts {
            let inst = &func.insts[id];
            match (&inst.op, inst.args.as_slice()) {
                (Op::Expect { axis }, &[memory, extent]) => {
                    let extent = self.known.forms.of(extent);
                    self.known.forms.state(memory, *axis, extent);
                }
                (Op::Require { .. }, &[condition, ..]) => {
                    let condition = self.known.condition(condition);
                    self.known.assume(&condition);
                }
                _ => self.known.forms.define(inst),
            }
        }
    }

    /// Whether all of a parameter is written in the end, if calls write all of what
    /// they are passed.
    fn written(&mut self, param: Value, parts: &[Part]) -> (bool, BTreeSet<(InstId, usize)>) {
        let base = Base { root: param, shape: None };
        let whole = self.known.whole(&base);
        if self.known.covered(parts, &base, &whole) {
            return (true, BTreeSet::new());
        }
        let called = called(parts);
        let mark = self.known.mark();
        called.iter().for_each(|&call| self.trust(call));
        let covered = self.known.covered(parts, &base, &whole);
        self.known.back(mark);
        if covered { (true, called) } else { (false, BTreeSet::new()) }
    }

    fn trust(&mut self, (inst, arg): (InstId, usize)) {
        let atom = self.known.forms.intern(Node::Called(inst, arg));
        self.known.assume(&Pred::Is(atom, true));
    }

    fn region(&mut self, region: RegionId) {
        for &id in &self.func.regions[region].insts {
            self.inst(id);
        }
    }

    fn inst(&mut self, id: InstId) {
        let func = self.func;
        let inst = &func.insts[id];
        let arg = |i: usize| inst.args[i];
        let rest = |from: usize| inst.args.get(from..).unwrap_or_default();
        match &inst.op {
            Op::Alloc {} => {
                if let Some(result) = inst.result {
                    self.parts.remove(&result);
                }
            }
            Op::Load {} | Op::Aggregate { .. } => {
                self.read(id, arg(0), rest(1));
                self.known.forms.define(inst);
            }
            Op::Store { .. } => self.write(id, arg(1), rest(2)),
            Op::Atomic { .. } => {
                let rank = func.ty(arg(0)).mem().map_or(0, |mem| mem.rank());
                self.read(id, arg(0), &rest(1)[..rank]);
                self.write(id, arg(0), &rest(1)[..rank]);
                self.known.forms.define(inst);
            }
            Op::Copy { .. } | Op::Scan { .. } => {
                self.read(id, arg(0), &[]);
                self.write(id, arg(1), &[]);
            }
            Op::Fill {} => self.write(id, arg(0), &[]),
            Op::Gather {} => {
                self.read(id, arg(0), &[]);
                self.read(id, arg(1), &[]);
                self.write(id, arg(2), &[]);
            }
            Op::Scatter {} => {
                self.read(id, arg(0), &[]);
                self.read(id, arg(1), &[]);
                self.write_somewhere(id, arg(2));
            }
            Op::Gemm { accumulate, .. } => {
                self.read(id, arg(0), &[]);
                self.read(id, arg(1), &[]);
                if *accumulate {
                    self.read(id, arg(2), &[]);
                }
                self.write(id, arg(2), &[]);
            }
            Op::GemmSp {} => {
                inst.args.iter().for_each(|&arg| self.read(id, arg, &[]));
                self.write(id, arg(3), &[]);
            }
            Op::Reduce { accumulate, .. } => {
                self.read(id, arg(0), &[]);
                if *accumulate {
                    self.read(id, arg(1), &[]);
                }
                self.write(id, arg(1), &[]);
            }
            Op::AtomicTile { .. } => {
                self.read(id, arg(0), &[]);
                self.read(id, arg(1), &[]);
                self.write(id, arg(1), &[]);
            }
            Op::Call { .. } => {
                for (i, &arg) in inst.args.iter().enumerate() {
                    if func.ty(arg).mem().is_some() {
                        match (self.calls)(id, i) {
                            Passed::Read => self.read(id, arg, &[]),
                            Passed::Mutable => self.pass(id, i, arg),
                        }
                    }
                }
                self.known.forms.define(inst);
            }
            Op::For { .. } => self.serial(id, inst),
            Op::Parallel {} => self.parallel(id, inst),
            Op::Threads {} => self.threads(id, inst),
            Op::Barrier {} => self.meet(inst),
            Op::If {} => self.branch(id, inst),
            Op::Const { .. }
            | Op::Dim { .. }
            | Op::Sym { .. }
            | Op::Un { .. }
            | Op::Bin { .. }
            | Op::Cmp { .. }
            | Op::Select {}
            | Op::Fma {}
            | Op::Cast { .. }
            | Op::Bits {}
            | Op::Extent { .. }
            | Op::Lanes {}
            | Op::Member {}
            | Op::Shuffle {}
            | Op::Ballot {}
            | Op::Asm { .. } => self.known.forms.define(inst),
            Op::Region { .. }
            | Op::Permute { .. }
            | Op::Reshape {}
            | Op::Bitcast {}
            | Op::Signal { .. }
            | Op::Wait {}
            // Up to here nothing reads what the copy writes.
            | Op::CopyWait {}
            | Op::Require { .. }
            | Op::Expect { .. }
            | Op::Print { .. }
            | Op::Assert { .. } => {}
        }
    }

    /// Whether memory starts without contents. Inputs and workspaces do not, and
    /// a variable is made with its value.
    fn tracked(&self, root: Value) -> bool {
        let made = self.func.def(root).is_some_and(|inst| matches!(inst.op, Op::Alloc {}));
        let mem = self.func.ty(root).mem();
        let tile = made && mem.is_some_and(|mem| mem.space != Space::Global && mem.rank() > 0);
        tile || self.func.params.iter().any(|param| param.value == root && param.mutable)
    }

    fn read(&mut self, id: InstId, memory: Value, indices: &[Value]) {
        let root = self.func.root(memory);
        if self.silent > 0 || !self.tracked(root) || self.reported.contains(&root) || self.read.contains(&root) {
            return;
        }
        let View { base, axes, .. } = self.known.element(memory, indices);
        let parts = self.parts.get(&root).cloned().unwrap_or_default();
        if self.known.covered(&parts, &base, &axes) {
            return;
        }
        if self.given.contains(&root) {
            let calls = called(&parts);
            let mark = self.known.mark();
            calls.iter().for_each(|&call| self.trust(call));
            match !calls.is_empty() && self.known.covered(&parts, &base, &axes) {
                true => self.read_unless.entry(root).or_default().extend(calls),
                false => _ = self.read.insert(root),
            }
            self.known.back(mark);
            return;
        }
        // What an instance can decide, and what calls answer for.
        let mark = self.known.mark();
        self.known.open = Some(BTreeSet::new());
        let mut covered = self.known.covered(&parts, &base, &axes);
        let calls = called(&parts);
        if !covered && !calls.is_empty() {
            self.known.open = Some(BTreeSet::new());
            calls.iter().for_each(|&call| self.trust(call));
            covered = self.known.covered(&parts, &base, &axes);
            if covered {
                let needs = calls.iter().map(|&(inst, arg)| CallNeed { inst, arg, root, need: Need::Written });
                self.out.calls.extend(needs);
            }
        }
        self.known.back(mark);
        let open = self.known.open.take().unwrap_or_default();
        if covered {
            self.out.conditions.extend(open.into_iter().map(|dim| (id, root, dim)));
            return;
        }
        self.reported.insert(root);
        let path = reason::of(&mut self.known, &parts, &base, &axes);
        self.out.unwritten.push(Unwritten { inst: id, root, path });
    }

    fn write(&mut self, id: InstId, memory: Value, indices: &[Value]) {
        let root = self.func.root(memory);
        self.known.forms.touch(root);
        if self.tracked(root) {
            let View { base, axes, .. } = self.known.element(memory, indices);
            self.add(Part { base, axes, guards: Vec::new(), by: id });
        }
    }

    /// A write to rows that memory names.
    fn write_somewhere(&mut self, id: InstId, memory: Value) {
        let root = self.func.root(memory);
        self.known.forms.touch(root);
        if self.tracked(root) {
            let View { base, axes, .. } = self.known.view(memory);
            let part = Part { base, axes, guards: Vec::new(), by: id };
            let part = self.known.guarded(part, Pred::Unknown, Cause::Elements);
            self.add(part);
        }
    }

    /// A tile is passed to a function that may read and write it.
    fn pass(&mut self, id: InstId, arg: usize, memory: Value) {
        let root = self.func.root(memory);
        let View { base, axes, .. } = self.known.view(memory);
        let parts = self.parts.get(&root).cloned().unwrap_or_default();
        self.known.forms.touch(root);
        if !self.tracked(root) || self.known.covered(&parts, &base, &axes) {
            return;
        }
        if self.given.contains(&root) {
            self.read_by.entry(root).or_default().insert((id, arg));
        } else if self.silent == 0 {
            self.out.calls.push(CallNeed { inst: id, arg, root, need: Need::NotRead });
        }
        let written = self.known.forms.intern(Node::Called(id, arg));
        let part = Part { base, axes, guards: Vec::new(), by: id };
        let part = self.known.guarded(part, Pred::Is(written, true), Cause::Called(id, arg));
        self.add(part);
    }

    fn add(&mut self, part: Part) {
        let parts = self.parts.entry(part.base.root).or_default();
        let known = &mut self.known;
        let mut without = parts.iter().filter(|old| old.guards.is_empty());
        if !parts.contains(&part) && !without.any(|old| known.missing(old, &part.base, &part.axes).is_empty()) {
            parts.push(part);
        }
    }
}

/// The calls that are to write parts.
fn called(parts: &[Part]) -> BTreeSet<(InstId, usize)> {
    let calls = parts.iter().flat_map(|part| &part.guards).filter_map(|guard| match guard.cause {
        Cause::Called(inst, arg) => Some((inst, arg)),
        _ => None,
    });
    calls.collect()
}
