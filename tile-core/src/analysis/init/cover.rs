//! Coverage: whether the parts of memory that are known to be written contain what a
//! read accesses.
//!
//! A [`Part`] is a hyperrectangle: on each axis of the memory the indices between lower
//! and upper bounds, which are symbolic sums. It holds under conditions ([`Guard`]):
//! those of branches around the write, and that a loop runs. A read is covered if it
//! lies in a part whose guards hold. It is also covered if what remains of it is: under
//! the opposite of a guard, or outside of a part.

use super::form::{Atom, Form, Node};
use super::known::{Known, Pred};
use crate::ir::{Dim, Extent, InstId, Value};
use std::collections::HashMap;
use std::rc::Rc;

/// Indices of one axis.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Axis {
    /// They are at least each of these.
    pub(super) lo: Vec<Form>,
    /// They are below each of these.
    pub(super) hi: Vec<Form>,
}

impl Axis {
    pub(super) fn new(lo: Form, hi: Form) -> Axis {
        Axis { lo: vec![lo], hi: vec![hi] }
    }

    fn forms(&self) -> impl Iterator<Item = &Form> {
        self.lo.iter().chain(&self.hi)
    }
}

/// Memory by its axes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Base {
    pub(super) root: Value,
    /// The extents of a `reshape`, if it is seen through one.
    pub(super) shape: Option<Vec<Extent>>,
}

/// Why a part is written on some paths alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cause {
    /// A loop runs.
    Runs(InstId),
    /// An iteration is not the first of a loop.
    Later(InstId),
    /// A branch is taken, the first or the second.
    Taken(InstId, bool),
    /// A function writes all of an argument.
    Called(InstId, usize),
    /// Iterations write elements of which no hyperrectangle is known.
    Elements,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Guard {
    pub(super) pred: Pred,
    pub(super) cause: Cause,
}

/// A hyperrectangle that something has written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Part {
    pub(super) base: Base,
    pub(super) axes: Vec<Axis>,
    pub(super) guards: Vec<Guard>,
    /// What wrote it: an operation, or the `parallel` that is done with it.
    pub(super) by: InstId,
}

/// What a region makes, and what memory holds in it.
#[derive(Clone, Debug)]
pub(super) struct Inside {
    /// For each value its place in a walk.
    pub(super) places: Rc<HashMap<Value, usize>>,
    /// Places in the region.
    pub(super) span: (usize, usize),
    /// The latest version of memory in front of it.
    pub(super) version: u32,
    /// Counters of the region that keep their values.
    pub(super) still: Vec<Atom>,
}

impl Inside {
    fn makes(&self, value: Value) -> bool {
        self.places.get(&value).is_some_and(|place| (self.span.0..self.span.1).contains(place))
    }
}

/// What changes from one iteration to the next.
#[derive(Clone, Debug)]
pub(super) enum Changing {
    Inside(Inside),
    /// One atom.
    Only(Atom),
}

/// A counter and its range.
#[derive(Clone, Debug)]
pub(super) struct Counter {
    pub(super) atom: Atom,
    pub(super) lo: Form,
    pub(super) hi: Form,
    pub(super) step: Form,
    /// The loop.
    pub(super) inst: InstId,
    pub(super) changing: Changing,
}

/// How often a read is split.
const DEPTH: usize = 3;

/// In how many ways.
const WAYS: usize = 4;

/// How many parts are looked at, the latest first.
const PARTS: usize = 24;

impl Known<'_> {
    /// All of the memory.
    pub(super) fn whole(&mut self, base: &Base) -> Vec<Axis> {
        let rank = self.rank(base);
        (0..rank).map(|axis| Axis::new(Form::int(0), self.end(base, axis))).collect()
    }

    fn rank(&self, base: &Base) -> usize {
        match &base.shape {
            Some(shape) => shape.len(),
            None => self.forms.func.ty(base.root).mem().map_or(0, |mem| mem.rank()),
        }
    }

    /// The extent of an axis.
    pub(super) fn end(&mut self, base: &Base, axis: usize) -> Form {
        match base.shape.as_ref().and_then(|shape| shape.get(axis)) {
            Some(Extent::Static(dim)) => Form::dim(dim.clone()),
            _ => self.forms.extent(base.root, axis),
        }
    }

    /// Whether parts cover a hyperrectangle.
    pub(super) fn covered(&mut self, parts: &[Part], base: &Base, axes: &[Axis]) -> bool {
        if self.covered_in(parts, base, axes, DEPTH) {
            return true;
        }
        // Seen in another way, all is still all.
        let mut bases: Vec<&Base> = Vec::new();
        for part in parts.iter().filter(|part| part.base.root == base.root && part.base != *base) {
            if !bases.contains(&&part.base) {
                bases.push(&part.base);
            }
        }
        bases.into_iter().any(|base| {
            let whole = self.whole(base);
            self.covered_in(parts, base, &whole, DEPTH)
        })
    }

    fn covered_in(&mut self, parts: &[Part], base: &Base, axes: &[Axis], depth: usize) -> bool {
        if self.dead || self.is_empty(base, axes) {
            return true;
        }
        let (mut guarded, mut partial) = (Vec::new(), Vec::new());
        for part in parts.iter().rev().take(PARTS) {
            let missing = self.missing(part, base, axes);
            let open: Vec<&Guard> = part.guards.iter().filter(|guard| !self.implied(&guard.pred)).collect();
            match (missing.as_slice(), open.as_slice()) {
                ([], []) => return true,
                ([], _) if open.iter().all(|guard| guard.pred != Pred::Unknown) => guarded.push(open),
                (&[axis], []) => partial.push((part, axis)),
                _ => {}
            }
        }
        if depth == 0 {
            return false;
        }
        for open in guarded.into_iter().take(WAYS) {
            let mark = self.mark();
            let done = open.iter().all(|guard| {
                let inner = self.mark();
                self.assume(&guard.pred.not());
                let done = self.without(parts, base, axes, &guard.pred, depth - 1);
                self.back(inner);
                self.assume(&guard.pred);
                done
            });
            self.back(mark);
            if done {
                return true;
            }
        }
        for (part, axis) in partial.into_iter().take(WAYS) {
            let Axis { lo, hi } = &part.axes[axis];
            let rest = lo.iter().map(|form| (form, true)).chain(hi.iter().map(|form| (form, false)));
            let done = rest.into_iter().all(|(form, below)| {
                let mut axes = axes.to_vec();
                match below {
                    true => axes[axis].hi.push(form.clone()),
                    false => axes[axis].lo.push(form.clone()),
                }
                let others: Vec<Part> = parts.iter().filter(|other| *other != part).cloned().collect();
                self.covered_in(&others, base, &axes, depth - 1)
            });
            if done {
                return true;
            }
        }
        false
    }

    /// Whether the rest is covered where a guard does not hold. In the first
    /// iteration the counter has its first value.
    fn without(&mut self, parts: &[Part], base: &Base, axes: &[Axis], guard: &Pred, depth: usize) -> bool {
        if let Pred::NotNegative(form) = guard
            && let Some((atom, value)) = self.pinned(form)
        {
            let parts: Vec<Part> = parts.iter().map(|part| self.with(part, atom, &value)).collect();
            let axes: Vec<Axis> = axes.iter().map(|axis| self.with_axis(axis, atom, &value)).collect();
            return self.covered_in(&parts, base, &axes, depth);
        }
        self.covered_in(parts, base, axes, depth)
    }

    /// The atom that is known where `form` is negative: `k` is `lo` where
    /// `k - lo - 1` is, if it is at least `lo`.
    fn pinned(&mut self, form: &Form) -> Option<(Atom, Form)> {
        let least = form.offset(1);
        let (&atom, _) =
            form.terms.iter().rev().find(|&(&atom, factor)| {
                factor.as_int() == Some(1) && matches!(self.forms.node(atom), Node::Value(_))
            })?;
        let value = Form::atom(atom).sub(&least);
        (!self.forms.mentions(&value, atom) && self.prove(&least)).then_some((atom, value))
    }

    /// The axes on which a hyperrectangle is not known to lie in a part.
    pub(super) fn missing(&mut self, part: &Part, base: &Base, axes: &[Axis]) -> Vec<usize> {
        if part.base != *base {
            return vec![0, 1];
        }
        (0..axes.len()).filter(|&axis| !self.lies_in(&part.axes[axis], base, axis, &axes[axis])).collect()
    }

    /// Whether what exists of the indices `inner` is among `outer`.
    fn lies_in(&mut self, outer: &Axis, base: &Base, axis: usize, inner: &Axis) -> bool {
        let end = self.end(base, axis);
        let above = outer.lo.iter().all(|outer| {
            self.prove(&Form::default().sub(outer)) || inner.lo.iter().any(|inner| self.prove(&inner.sub(outer)))
        });
        above
            && outer
                .hi
                .iter()
                .all(|outer| inner.hi.iter().any(|inner| self.prove(&outer.sub(inner))) || self.prove(&outer.sub(&end)))
    }

    /// Whether no index of the memory is in a hyperrectangle.
    fn is_empty(&mut self, base: &Base, axes: &[Axis]) -> bool {
        let open = self.open.take();
        let empty = (0..axes.len()).any(|axis| {
            let end = self.end(base, axis);
            let Axis { lo, hi } = &axes[axis];
            // Nothing is read of what is outside.
            let outside = lo.iter().any(|lo| self.prove(&lo.sub(&end)))
                || hi.iter().any(|hi| self.prove(&Form::default().sub(hi)));
            outside || lo.iter().any(|lo| hi.iter().any(|hi| self.prove(&lo.sub(hi))))
        });
        self.open = open;
        empty
    }

    /// The part with an atom replaced.
    pub(super) fn with(&mut self, part: &Part, atom: Atom, to: &Form) -> Part {
        let guards = part.guards.iter().map(|guard| {
            let pred = guard.pred.map(&mut |form| self.forms.replace(form, atom, to));
            Guard { pred, cause: guard.cause }
        });
        let guards = guards.collect();
        let axes = part.axes.iter().map(|axis| self.with_axis(axis, atom, to)).collect();
        Part { axes, guards, ..part.clone() }
    }

    fn with_axis(&mut self, axis: &Axis, atom: Atom, to: &Form) -> Axis {
        let mut all = |forms: &[Form]| forms.iter().map(|form| self.forms.replace(form, atom, to)).collect();
        Axis { lo: all(&axis.lo), hi: all(&axis.hi) }
    }

    /// The part, written under one more condition.
    pub(super) fn guarded(&mut self, mut part: Part, pred: Pred, cause: Cause) -> Part {
        if !self.implied(&pred) {
            part.guards.push(Guard { pred, cause });
        }
        part
    }

    /// The parts, with the union of each two adjacent ones.
    pub(super) fn joined(&mut self, mut parts: Vec<Part>) -> Vec<Part> {
        let mut at = 0;
        while at < parts.len() && parts.len() < PARTS {
            for other in 0..at {
                let both = [(at, other), (other, at)].into_iter().find_map(|(a, b)| {
                    let (a, b) = (parts[a].clone(), parts[b].clone());
                    self.neighbours(&a, &b)
                });
                if let Some(both) = both.filter(|both| !parts.contains(both)) {
                    parts.push(both);
                }
            }
            at += 1;
        }
        parts
    }

    /// The second part behind the first one on one axis, as one.
    fn neighbours(&mut self, a: &Part, b: &Part) -> Option<Part> {
        if a.base != b.base || a.guards != b.guards || a.axes.len() != b.axes.len() {
            return None;
        }
        let mut differ = (0..a.axes.len()).filter(|&axis| a.axes[axis] != b.axes[axis]);
        let (Some(axis), None) = (differ.next(), differ.next()) else { return None };
        let (first, second) = (&a.axes[axis], &b.axes[axis]);
        let ([lo], [end], [start], [hi]) =
            (first.lo.as_slice(), first.hi.as_slice(), second.lo.as_slice(), second.hi.as_slice())
        else {
            return None;
        };
        let meet = self.prove(&start.sub(lo)) && self.prove(&end.sub(start)) && self.prove(&hi.sub(end));
        let mut both = a.clone();
        both.axes[axis] = Axis::new(lo.clone(), hi.clone());
        meet.then_some(both)
    }

    /// What is written when all iterations are done that write the part.
    pub(super) fn over(&mut self, part: &Part, counter: &Counter) -> Part {
        let lost = |cause| {
            let guards = vec![Guard { pred: Pred::Unknown, cause }];
            Part { guards, ..part.clone() }
        };
        let (mut los, mut his) = (vec![counter.lo.clone()], vec![counter.hi.clone()]);
        let runs = Pred::NotNegative(counter.hi.sub(&counter.lo).offset(-1));
        let depends = part.axes.iter().flat_map(Axis::forms).any(|form| self.moves(form, &counter.changing));
        if !depends {
            // One iteration that writes it is enough.
            for value in [counter.lo.clone(), counter.hi.offset(-1)] {
                let once = self.with(part, counter.atom, &value);
                let guards = once.guards.iter().filter(|guard| !self.implied(&guard.pred)).cloned().collect::<Vec<_>>();
                let last = value != counter.lo && counter.step != Form::int(1);
                let changing = guards.iter().any(|guard| self.changes(&guard.pred, counter));
                if !last && !changing {
                    let once = Part { guards, ..once };
                    return self.guarded(once, runs, Cause::Runs(counter.inst));
                }
            }
        }
        let mut guards = Vec::new();
        for guard in &part.guards {
            if !self.changes(&guard.pred, counter) {
                guards.push(guard.clone());
                continue;
            }
            let Pred::NotNegative(form) = &guard.pred else { return lost(guard.cause) };
            let factor = form.coefficient(counter.atom).as_int();
            let rest = form.plus(&Dim::int(-factor.unwrap_or(0)), &Form::atom(counter.atom));
            match factor {
                _ if self.moves(&rest, &counter.changing) => return lost(guard.cause),
                // `atom` is at least `-rest`, or at most `rest`.
                Some(1) if counter.step == Form::int(1) => los.push(Form::default().sub(&rest)),
                Some(-1) => his.push(rest.offset(1)),
                _ => return lost(guard.cause),
            }
        }
        let mut out = Part { guards, ..part.clone() };
        if !depends {
            for lo in &los {
                for hi in &his {
                    let pred = Pred::NotNegative(hi.sub(lo).offset(-1));
                    out = self.guarded(out, pred, Cause::Runs(counter.inst));
                }
            }
            return out;
        }
        let changing = |this: &Self, axis: &Axis| axis.forms().any(|form| this.moves(form, &counter.changing));
        let dependent: Vec<usize> = (0..part.axes.len()).filter(|&axis| changing(self, &part.axes[axis])).collect();
        let &[axis] = dependent.as_slice() else { return lost(Cause::Elements) };
        match self.swept(&part.axes[axis], counter, &los, &his) {
            Some(swept) => out.axes[axis] = swept,
            None => return lost(Cause::Elements),
        }
        out
    }

    fn changes(&self, pred: &Pred, counter: &Counter) -> bool {
        *pred == Pred::Unknown || pred.forms().iter().any(|form| self.moves(form, &counter.changing))
    }

    /// Whether a sum changes from one iteration to the next.
    fn moves(&self, form: &Form, changing: &Changing) -> bool {
        match changing {
            Changing::Only(atom) => self.forms.mentions(form, *atom),
            Changing::Inside(inside) => self.forms.any(form, &|atom, node| match node {
                Node::Value(value) => inside.makes(*value) && !inside.still.contains(&atom),
                Node::Load(memory, _, version) => *version > inside.version || inside.makes(*memory),
                _ => false,
            }),
        }
    }

    /// Whether a part changes from one iteration to the next.
    pub(super) fn part_changes(&self, part: &Part, changing: &Changing) -> bool {
        part.axes.iter().flat_map(Axis::forms).any(|form| self.moves(form, changing))
            || part.guards.iter().any(|guard| guard.pred == Pred::Unknown)
            || part.guards.iter().flat_map(|guard| guard.pred.forms()).any(|form| self.moves(form, changing))
    }

    /// The indices that intervals cover which move with a counter, each starting
    /// where or before the last one ends.
    fn swept(&mut self, axis: &Axis, counter: &Counter, los: &[Form], his: &[Form]) -> Option<Axis> {
        let moves = |this: &Self, form: &Form| this.moves(form, &counter.changing);
        let mut out = Axis { lo: Vec::new(), hi: Vec::new() };
        let (mut start, mut end) = (None, None);
        for (forms, still, moving) in [(&axis.lo, &mut out.lo, &mut start), (&axis.hi, &mut out.hi, &mut end)] {
            for form in forms {
                match moves(self, form) {
                    false => still.push(form.clone()),
                    true if moving.is_none() => *moving = Some(form.clone()),
                    true => return None,
                }
            }
        }
        let (start, end) = (start?, end?);
        let pitch = start.coefficient(counter.atom);
        if pitch != end.coefficient(counter.atom) {
            return None;
        }
        let base = start.plus(&Dim::int(-1), &Form::atom(counter.atom).scale(&pitch));
        let length = end.sub(&start);
        if moves(self, &base) || moves(self, &length) {
            return None;
        }
        let step = counter.step.as_dim()?.clone();
        let stride = pitch.mul(&step);
        let at = |form: &Form| base.plus(&Dim::int(1), &form.scale(&pitch));
        if pitch.never_negative() {
            if !self.prove(&length.sub(&Form::dim(stride))) {
                return None;
            }
            out.lo.extend(los.iter().map(&at));
            out.hi.extend(his.iter().map(&at));
            return Some(out);
        }
        // Downwards: `[base - p·k, base - p·k + length)` for `k` from `lo` to `hi - 1`.
        let down = Form::dim(Dim::default().sub(&pitch));
        if step.as_int() != Some(1) || !self.prove(&length.sub(&down)) {
            return None;
        }
        out.lo.extend(his.iter().map(|hi| at(hi).add(&down)));
        out.hi.extend(los.iter().map(|lo| at(lo).add(&down)));
        Some(out)
    }

    /// The part over a counter that is split: `k / d` and `k % d` are two
    /// counters, of `hi / d` and `d` values. None if it is not.
    pub(super) fn over_quotients(&mut self, part: &Part, counter: &Counter) -> Option<Part> {
        let (mut quotient, mut remainder) = (None, None);
        for form in part.axes.iter().flat_map(Axis::forms) {
            for &atom in form.terms.keys() {
                match self.forms.node(atom) {
                    Node::Div(x, d) if x.as_atom() == Some(counter.atom) => quotient = Some((atom, d.clone())),
                    Node::Rem(x, d) if x.as_atom() == Some(counter.atom) => remainder = Some((atom, d.clone())),
                    _ => {}
                }
            }
        }
        let divisor = remainder.as_ref().or(quotient.as_ref())?.1.clone();
        if quotient.as_ref().is_some_and(|(_, d)| *d != divisor) || !self.prove(&divisor) {
            return None;
        }
        let mut part = part.clone();
        let ones = (Form::default(), Form::int(1));
        let mut one = |this: &mut Self, atom: Atom, hi: Form| {
            let changing = Changing::Only(atom);
            let (lo, step) = ones.clone();
            part = this.over(&part, &Counter { atom, lo, hi, step, inst: counter.inst, changing });
        };
        match (quotient, remainder) {
            (Some((q, _)), Some((r, _))) => {
                // Without a divisor there are no remainders, and nothing is claimed.
                let rows = self.whole_quotient(&counter.hi, &divisor);
                one(self, r, divisor);
                one(self, q, rows);
            }
            (Some((q, _)), None) => {
                if !self.prove(&divisor.offset(-1)) {
                    return None;
                }
                let rows = self.forms.quotient(&counter.hi.add(&divisor).offset(-1), &divisor);
                one(self, q, rows);
            }
            (None, Some((r, _))) => {
                let fewer = self.forms.intern(Node::Min(counter.hi.clone(), divisor));
                one(self, r, fewer);
            }
            (None, None) => return None,
        }
        (!self.part_changes(&part, &counter.changing)).then_some(part)
    }

    /// `x / d`, where `d` is not zero.
    fn whole_quotient(&mut self, x: &Form, d: &Form) -> Form {
        if let Some(dim) = d.as_dim()
            && let Some(quotients) = std::iter::once(&x.constant)
                .chain(x.terms.values())
                .map(|c| c.div(dim).filter(|q| q.mul(dim) == *c))
                .collect::<Option<Vec<Dim>>>()
        {
            let mut out = Form::dim(quotients[0].clone());
            out.terms = x.terms.keys().copied().zip(quotients[1..].iter().cloned()).collect();
            return out;
        }
        if let (Some(d), Some(x)) = (d.as_atom(), x.as_atom())
            && let Node::Product(mut factors) = self.forms.node(x).clone()
            && let Some(position) = factors.iter().position(|&factor| factor == d)
        {
            factors.remove(position);
            return match factors.as_slice() {
                [one] => Form::atom(*one),
                _ => self.forms.intern(Node::Product(factors)),
            };
        }
        self.forms.quotient(x, d)
    }
}
