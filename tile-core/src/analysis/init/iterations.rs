//! Iterations: what is written once all iterations of a loop are done.

use super::form::{Atom, Form, Node};
use super::known::{Known, Pred};
use super::part::{Axis, Cause, Changing, Counter, Guard, Part};
use crate::ir::{Dim, Value};

impl Known<'_> {
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

    /// That a number is at least the first and below the end.
    pub(super) fn between(&mut self, number: Value, first: Value, end: Value) -> Pred {
        let [number, first, end] = [number, first, end].map(|value| self.forms.of(value));
        Pred::All([number.sub(&first), end.sub(&number).offset(-1)].map(Pred::NotNegative).into())
    }

    pub(super) fn changes(&self, pred: &Pred, counter: &Counter) -> bool {
        *pred == Pred::Unknown || pred.forms().iter().any(|form| self.moves(form, &counter.changing))
    }

    /// Whether a sum changes from one iteration to the next.
    pub(super) fn moves(&self, form: &Form, changing: &Changing) -> bool {
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
    pub(super) fn swept(&mut self, axis: &Axis, counter: &Counter, los: &[Form], his: &[Form]) -> Option<Axis> {
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
    pub(super) fn whole_quotient(&mut self, x: &Form, d: &Form) -> Form {
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
