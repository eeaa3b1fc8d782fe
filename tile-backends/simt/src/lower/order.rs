//! Accesses of tensors and workspaces that must come in order.
//!
//! ```text
//! parallel!(n, |i| w.atomic_add([b], …));      every thread adds
//!                                          ◄── barrier
//! parallel!(1, |i| y[b] = w[[b]]);             one reads what all have added
//! ```
//!
//! The statements of a block come one after the other; its threads do not. What
//! one statement writes to global memory another thread may read or write in the
//! next, so there all threads meet in between: a barrier orders what was done to
//! global memory in front of it, too. (For shared memory, a pass over thread IR
//! knows bytes; see [`crate::passes`].)
//!
//! Nothing is in the way of tensors that nobody writes, of atomic operations of one kind whose
//! results nobody looks at, nor of accesses that lie apart: at indices `c + Σ cᵢ·xᵢ` of the
//! same leaves on some axis, in intervals that do not meet.
//!
//! Of what another iteration of a loop accessed, the loop's counter is a whole number of steps
//! away. Other blocks are in no order anyhow, but for what an atomic operation tells them or
//! hears from them: what the block did is past in front of one that releases, and begins behind
//! one that acquires.

use super::uses::constant;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
use tile_core::ir::{AtomicOp, Axis, BinOp, Extent, Func, Inst, InstId, Op, Order, RegionId, Space, Value};

/// How memory is accessed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Read,
    Write,
    /// Combined with what is there, by an operation whose order does not show.
    Combine(AtomicOp),
}

/// `constant + Σ coefficient·leaf`.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
struct Form {
    constant: i64,
    terms: BTreeMap<Value, i64>,
}

impl Form {
    fn add(mut self, other: &Form, factor: i64) -> Form {
        self.constant = self.constant.wrapping_add(other.constant.wrapping_mul(factor));
        for (&leaf, &coefficient) in &other.terms {
            let sum = self.terms.entry(leaf).or_default();
            *sum = sum.wrapping_add(coefficient.wrapping_mul(factor));
        }
        self.terms.retain(|_, coefficient| *coefficient != 0);
        self
    }
}

/// So many indices from one on.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Span {
    from: Form,
    len: i64,
}

/// A loop.
#[derive(Debug)]
struct Loop {
    counter: Value,
    step: Option<i64>,
    /// What is made anew in each iteration.
    inside: FxHashSet<Value>,
}

impl Loop {
    fn of(func: &Func, inst: &Inst) -> Loop {
        let body = inst.regions[0];
        let mut inside: FxHashSet<Value> = func.regions[body].args.iter().copied().collect();
        func.walk(body, &mut |_, inst| {
            inside.extend(inst.result);
            inside.extend(inst.regions.iter().flat_map(|&region| &func.regions[region].args));
        });
        Loop { counter: func.regions[body].args[0], step: constant(func, inst.args[2]), inside }
    }
}

/// What a statement does to a tensor or workspace.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Access {
    root: Value,
    kind: Kind,
    /// Where on each axis of the root; nothing where it is not known.
    spans: Vec<Option<Span>>,
    /// Other threads' accesses, before and after, are in order with it, of
    /// whatever memory.
    releases: bool,
    acquires: bool,
    /// The loop, by its body, of which it was an earlier iteration.
    earlier: Option<RegionId>,
}

/// The statements in front of which the threads of a block meet.
pub(super) fn meetings(func: &Func) -> FxHashSet<InstId> {
    let mut order = Meetings { func, loops: FxHashMap::default(), found: FxHashSet::default() };
    order.region(func.body, &mut Vec::new());
    order.found
}

struct Meetings<'f> {
    func: &'f Func,
    loops: FxHashMap<RegionId, Loop>,
    found: FxHashSet<InstId>,
}

impl Meetings<'_> {
    /// The statements of a region, after what is pending.
    fn region(&mut self, region: RegionId, pending: &mut Vec<Access>) {
        let func = self.func;
        for &id in &func.regions[region].insts {
            let inst = &func.insts[id];
            match inst.op {
                Op::For { .. } => self.repeat(inst, pending),
                Op::If {} => {
                    let mut after = Vec::new();
                    for &side in &inst.regions {
                        let mut inside = pending.clone();
                        self.region(side, &mut inside);
                        unite(&mut after, inside);
                    }
                    *pending = after;
                }
                _ => {
                    let accesses = accesses(func, inst);
                    let meet = |later: &Access| pending.iter().any(|earlier| self.in_order(earlier, later));
                    if self.found.contains(&id) || accesses.iter().any(meet) {
                        self.found.insert(id);
                        pending.clear();
                    }
                    unite(pending, accesses);
                }
            }
        }
    }

    /// A loop: its body comes after what is before, and after itself.
    fn repeat(&mut self, inst: &Inst, pending: &mut Vec<Access>) {
        let (func, body) = (self.func, inst.regions[0]);
        self.loops.entry(body).or_insert_with(|| Loop::of(func, inst));
        loop {
            let before = self.found.len();
            let mut once = pending.clone();
            self.region(body, &mut once);
            let mut again = pending.clone();
            unite(&mut again, once.iter().map(|access| Access { earlier: Some(body), ..access.clone() }).collect());
            self.region(body, &mut again);
            if self.found.len() == before {
                // The body may not run at all.
                unite(pending, once);
                return;
            }
        }
    }

    /// Whether one access has to be past when the other begins.
    fn in_order(&self, earlier: &Access, later: &Access) -> bool {
        let free = match (earlier.kind, later.kind) {
            (Kind::Read, Kind::Read) => true,
            (Kind::Combine(one), Kind::Combine(other)) => one == other,
            _ => false,
        };
        earlier.acquires || later.releases || earlier.root == later.root && !free && !self.apart(earlier, later)
    }

    fn apart(&self, earlier: &Access, later: &Access) -> bool {
        let repeated = earlier.earlier.and_then(|body| self.loops.get(&body));
        earlier.spans.iter().zip(&later.spans).any(|spans| match spans {
            (Some(earlier), Some(later)) => spans_apart(earlier, later, repeated),
            _ => false,
        })
    }
}

/// Whether intervals do not meet; the later one is that of a later iteration of
/// the loop, if there is one.
fn spans_apart(earlier: &Span, later: &Span, repeated: Option<&Loop>) -> bool {
    if earlier.from.terms != later.from.terms {
        return false;
    }
    let shift = match repeated {
        None => 0,
        Some(repeated) => {
            let anew = |leaf: &Value| *leaf != repeated.counter && repeated.inside.contains(leaf);
            if earlier.from.terms.keys().any(anew) {
                return false;
            }
            let coefficient = earlier.from.terms.get(&repeated.counter).copied().unwrap_or(0);
            match repeated.step {
                Some(step) if step > 0 => coefficient.saturating_mul(step),
                _ if coefficient == 0 => 0,
                _ => return false,
            }
        }
    };
    // One shift away or more, all in the same direction.
    let from = later.from.constant.saturating_add(shift);
    let above = earlier.from.constant.saturating_add(earlier.len) <= from;
    let below = from.saturating_add(later.len) <= earlier.from.constant;
    above && shift >= 0 || below && shift <= 0
}

/// Adds what is not there yet.
fn unite(mine: &mut Vec<Access>, theirs: Vec<Access>) {
    for access in theirs {
        if !mine.contains(&access) {
            mine.push(access);
        }
    }
}

/// What a statement, and what is inside of it, does to memory that somebody
/// writes.
fn accesses(func: &Func, inst: &Inst) -> Vec<Access> {
    let mut found = Vec::new();
    let mut ranges = FxHashMap::default();
    own_accesses(func, inst, &ranges, &mut found);
    for &region in &inst.regions {
        inside(func, inst, region, &mut ranges, &mut found);
    }
    found
}

/// Those in a region of a statement. `ranges` are the extents of the indices of
/// iterations around.
fn inside(func: &Func, holder: &Inst, region: RegionId, ranges: &mut FxHashMap<Value, i64>, found: &mut Vec<Access>) {
    if matches!(holder.op, Op::Parallel {} | Op::Threads {}) {
        for (&arg, &extent) in func.regions[region].args.iter().zip(&holder.args) {
            ranges.extend(constant(func, extent).map(|extent| (arg, extent)));
        }
    }
    for &id in &func.regions[region].insts {
        let inst = &func.insts[id];
        own_accesses(func, inst, ranges, found);
        for &inner in &inst.regions {
            inside(func, inst, inner, ranges, found);
        }
    }
}

fn own_accesses(func: &Func, inst: &Inst, ranges: &FxHashMap<Value, i64>, found: &mut Vec<Access>) {
    if inst.op.is_view() || matches!(inst.op, Op::Extent { .. } | Op::Alloc {}) {
        return;
    }
    let target = inst.written();
    for (position, &arg) in inst.args.iter().enumerate() {
        let Some(mem) = func.ty(arg).mem().filter(|mem| mem.space == Space::Global) else { continue };
        if func.is_input(arg) {
            continue;
        }
        let kind = match inst.op {
            _ if target != Some(arg) => Kind::Read,
            Op::AtomicTile { op, .. } => combining(op),
            Op::Atomic { op, .. } if inst.result.is_none_or(|old| !is_used(func, old)) => combining(op),
            _ => Kind::Write,
        };
        let indices = match inst.op {
            Op::Load {} | Op::Store { .. } | Op::Atomic { .. } => &inst.args[position + 1..=position + mem.rank()],
            _ => &[],
        };
        // Indices that are in memory may be any.
        let known = !matches!(inst.op, Op::Gather {} | Op::Scatter {});
        let spans =
            view_spans(func, arg, ranges).filter(|_| known).map(|view_spans| view_spans.spans(func, indices, ranges));
        let order = match inst.op {
            Op::Atomic { order, .. } | Op::AtomicTile { order, .. } if kind != Kind::Read => order,
            _ => Order::Relaxed,
        };
        found.push(Access {
            root: func.root(arg),
            kind,
            spans: spans.unwrap_or_default(),
            releases: matches!(order, Order::Release | Order::AcqRel | Order::SeqCst),
            acquires: matches!(order, Order::Acquire | Order::AcqRel | Order::SeqCst),
            earlier: None,
        });
    }
}

/// Operations whose order does not show where nobody looks at what was there.
fn combining(op: AtomicOp) -> Kind {
    if op.combines().is_some() { Kind::Combine(op) } else { Kind::Write }
}

fn is_used(func: &Func, value: Value) -> bool {
    let mut used = func.regions.values().any(|region| region.result == Some(value));
    func.walk(func.body, &mut |_, inst| used |= inst.args.contains(&value));
    used
}

/// Where a view lies.
struct ViewSpans {
    /// For each axis of the view that of the root.
    axes: Vec<usize>,
    /// On each axis of the root.
    root: Vec<Option<Span>>,
}

impl ViewSpans {
    /// The intervals of the whole view, or of an element at these indices.
    fn spans(mut self, func: &Func, indices: &[Value], ranges: &FxHashMap<Value, i64>) -> Vec<Option<Span>> {
        for (axis, &index) in std::mem::take(&mut self.axes).into_iter().zip(indices) {
            self.narrow(axis, form(func, index), 1, ranges);
        }
        self.root
    }

    /// Of an axis so many elements from a distance on.
    fn narrow(&mut self, axis: usize, distance: Form, len: i64, ranges: &FxHashMap<Value, i64>) {
        let whole = self.root[axis].take();
        self.root[axis] = whole.and_then(|whole| swept(whole.from.add(&distance, 1), len, ranges));
    }
}

/// An interval from a form on, over all iterations around.
fn swept(mut from: Form, mut len: i64, ranges: &FxHashMap<Value, i64>) -> Option<Span> {
    for (leaf, coefficient) in from.terms.clone() {
        let Some(&extent) = ranges.get(&leaf) else { continue };
        let reach = coefficient.checked_mul((extent - 1).max(0))?;
        from.terms.remove(&leaf);
        from.constant = from.constant.checked_add(reach.min(0))?;
        len = len.checked_add(reach.abs())?;
    }
    Some(Span { from, len })
}

/// Where a view lies; nothing for one whose axes are no root's.
fn view_spans(func: &Func, memory: Value, ranges: &FxHashMap<Value, i64>) -> Option<ViewSpans> {
    let known = |extent: &Extent| extent.dim().and_then(|dim| dim.as_int()).unwrap_or(i64::MAX);
    let Some(inst) = func.def(memory).filter(|inst| inst.op.is_view()) else {
        let shape = &func.ty(memory).mem()?.shape;
        let root = shape.iter().map(|extent| Some(Span { from: Form::default(), len: known(extent) }));
        return Some(ViewSpans { axes: (0..shape.len()).collect(), root: root.collect() });
    };
    let mut inner = view_spans(func, inst.args[0], ranges)?;
    match &inst.op {
        Op::Region { axes, .. } => {
            let mut kept = Vec::new();
            for ((at, axis), &offset) in std::mem::take(&mut inner.axes).into_iter().zip(axes).zip(&inst.args[1..]) {
                let len = match axis {
                    Axis::Drop => 1,
                    Axis::Keep(extent) => {
                        kept.push(at);
                        known(extent)
                    }
                };
                inner.narrow(at, form(func, offset), len, ranges);
            }
            Some(ViewSpans { axes: kept, ..inner })
        }
        Op::Permute { axes } => {
            Some(ViewSpans { axes: axes.iter().map(|&axis| inner.axes[axis as usize]).collect(), root: inner.root })
        }
        Op::Bitcast {} => Some(inner),
        _ => None,
    }
}

/// An index as a sum.
fn form(func: &Func, value: Value) -> Form {
    if let Some(constant) = constant(func, value) {
        return Form { constant, terms: BTreeMap::new() };
    }
    let leaf = || Form { constant: 0, terms: BTreeMap::from([(value, 1)]) };
    let Some(Inst { op: Op::Bin { op }, args, .. }) = func.def(value) else { return leaf() };
    let [a, b] = [args[0], args[1]];
    match op {
        BinOp::Add => form(func, a).add(&form(func, b), 1),
        BinOp::Sub => form(func, a).add(&form(func, b), -1),
        BinOp::Mul => match (constant(func, a), constant(func, b)) {
            (Some(factor), _) => Form::default().add(&form(func, b), factor),
            (_, Some(factor)) => Form::default().add(&form(func, a), factor),
            _ => leaf(),
        },
        _ => leaf(),
    }
}
