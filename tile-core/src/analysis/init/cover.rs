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
use super::part::{Axis, Base, Cause, Guard, Part};
use crate::ir::Extent;

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
        if let Pred::All(all) = pred {
            return all.into_iter().fold(part, |part, pred| self.guarded(part, pred, cause));
        }
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
}
