//! Control flow of the analysis: serial and parallel loops, and branches.

use super::super::form::Form;
use super::super::known::Pred;
use super::super::part::{Cause, Changing, Counter, Inside, Part};
use super::{Flow, Team};
use crate::ir::{Inst, InstId, Op, RegionId, Value};
use std::collections::HashMap;
use std::rc::Rc;

impl<'f, 'c> Flow<'f, 'c> {
    /// What a region writes changes in each iteration.
    pub(super) fn touch(&mut self, region: RegionId) {
        let func = self.func;
        func.walk(region, &mut |_, inst| {
            if let Some(memory) = inst.written() {
                self.known.forms.touch(func.root(memory));
            }
            if let Op::Call { .. } = inst.op {
                let tiles = inst.args.iter().filter(|&&arg| func.ty(arg).mem().is_some());
                tiles.for_each(|&arg| self.known.forms.touch(func.root(arg)));
            }
        });
    }

    /// The parts that were added since there were `before`.
    pub(super) fn new_parts(&self, before: &HashMap<Value, Vec<Part>>) -> Vec<Part> {
        let mut roots: Vec<Value> = self.parts.keys().copied().collect();
        roots.sort_unstable();
        let old = |root: &Value| before.get(root).map_or(0, Vec::len);
        roots.iter().flat_map(|root| self.parts[root].get(old(root)..).unwrap_or_default().to_vec()).collect()
    }

    pub(super) fn serial(&mut self, id: InstId, inst: &Inst) {
        let [lo, hi, step] = [0, 1, 2].map(|i| self.known.forms.of(inst.args[i]));
        let body = inst.regions[0];
        let k = self.known.forms.of(self.func.regions[body].args[0]);
        let Some(atom) = k.as_atom() else { return };
        let inside = self.inside(body);
        self.touch(body);
        let mark = self.known.mark();
        let before = self.parts.clone();
        for form in [k.sub(&lo), hi.sub(&k).offset(-1), step.offset(-1)] {
            self.known.bound(form);
        }
        if let Some(team) = &mut self.team {
            team.counters.push(atom);
        }
        self.silent += 1;
        self.region(body);
        self.silent -= 1;
        let mut written = self.new_parts(&before);
        self.parts.clone_from(&before);
        let counter = Counter { atom, lo, hi, step, inst: id, changing: Changing::Inside(inside) };
        // Nothing is reported in a walk for writes.
        if self.silent == 0 {
            for part in written {
                self.earlier(&part, &counter);
            }
            let entry = self.parts.clone();
            self.touch(body);
            self.region(body);
            written = self.new_parts(&entry);
        }
        if let Some(team) = &mut self.team {
            team.counters.pop();
        }
        self.parts = before;
        self.known.back(mark);
        self.touch(body);
        for part in self.known.joined(written) {
            let part = self.known.over(&part, &counter);
            self.add(part);
        }
    }

    /// Adds what earlier iterations have written for this one.
    pub(super) fn earlier(&mut self, part: &Part, counter: &Counter) {
        let (atom, k) = (counter.atom, Form::atom(counter.atom));
        let later = Pred::NotNegative(k.sub(&counter.lo).sub(&counter.step));
        let first = self.known.with(part, atom, &counter.lo);
        let last = self.known.with(part, atom, &k.sub(&counter.step));
        for moved in [last, first] {
            // What else changes, others iterations had other values of.
            let frozen = self.known.with(&moved, atom, &Form::default());
            if self.known.part_changes(&frozen, &counter.changing) {
                continue;
            }
            let mark = self.known.mark();
            self.known.assume(&later);
            let known = &mut self.known;
            let guards = moved.guards.iter().filter(|guard| !known.implied(&guard.pred)).cloned().collect();
            self.known.back(mark);
            let moved = Part { guards, ..moved };
            let moved = self.known.guarded(moved, later.clone(), Cause::Later(counter.inst));
            self.add(moved);
        }
        // All of them together.
        let so_far = Counter { hi: k, ..counter.clone() };
        let all = self.known.over(part, &so_far);
        if all.axes != part.axes && all.guards.iter().all(|guard| guard.pred != Pred::Unknown) {
            self.add(all);
        }
    }

    pub(super) fn parallel(&mut self, id: InstId, inst: &Inst) {
        let body = inst.regions[0];
        let inside = self.inside(body);
        self.touch(body);
        let mark = self.known.mark();
        let before = self.parts.clone();
        let mut indices = Vec::new();
        for (&index, &extent) in self.func.regions[body].args.iter().zip(&inst.args) {
            let (i, extent) = (self.known.forms.of(index), self.known.forms.of(extent));
            self.known.bound(i.clone());
            self.known.bound(extent.sub(&i).offset(-1));
            indices.push((i, Form::default(), extent));
        }
        self.region(body);
        let written = self.new_parts(&before);
        self.parts = before;
        self.known.back(mark);
        self.touch(body);
        let mut all: Vec<Part> = Vec::new();
        for part in self.known.joined(written) {
            let part = self.all(&part, &indices, &inside, id);
            all.push(Part { by: id, ..part });
        }
        all.into_iter().for_each(|part| self.add(part));
    }

    /// Threads are iterations that see each other's writes behind a barrier.
    pub(super) fn threads(&mut self, id: InstId, inst: &Inst) {
        let body = inst.regions[0];
        let indices: Vec<(Form, Form, Form)> = (self.func.regions[body].args.iter().zip(&inst.args))
            .map(|(&index, &count)| (self.known.forms.of(index), Form::default(), self.known.forms.of(count)))
            .collect();
        let (before, inside) = (self.parts.clone(), self.inside(body));
        self.team = Some(Team { inst: id, body, indices, inside, before, counters: Vec::new() });
        self.parallel(id, inst);
        self.team = None;
    }

    /// A barrier: what each thread has written, all have, or all of the group.
    pub(super) fn meet(&mut self, barrier: &Inst) {
        let Some(mut team) = self.team.clone() else { return };
        self.touch(team.body);
        let member = barrier.args.first().and_then(|&member| self.func.def(member));
        if let (Some(member), [(thread, _, _)]) = (member, team.indices.as_slice()) {
            let [first, end] = [1, 2].map(|i| self.known.forms.of(member.args[i]));
            team.indices = vec![(thread.clone(), first, end)];
        }
        let inside = Inside { still: team.counters, ..team.inside };
        let written = self.new_parts(&team.before);
        for part in self.known.joined(written) {
            let part = self.all(&part, &team.indices, &inside, team.inst);
            self.add(Part { by: team.inst, ..part });
        }
    }

    /// What all iterations over some indices, each with its ends, write, the last index varying fastest.
    pub(super) fn all(&mut self, part: &Part, indices: &[(Form, Form, Form)], inside: &Inside, inst: InstId) -> Part {
        let mut part = part.clone();
        for (index, lo, hi) in indices.iter().rev() {
            let Some(atom) = index.as_atom() else { continue };
            let (lo, hi, step) = (lo.clone(), hi.clone(), Form::int(1));
            // The others stand still meanwhile.
            let others = indices.iter().filter_map(|(other, ..)| other.as_atom()).filter(|&other| other != atom);
            let still = inside.still.iter().copied().chain(others).collect();
            let changing = Changing::Inside(Inside { still, ..inside.clone() });
            let counter = Counter { atom, lo, hi, step, inst, changing };
            part = match self.known.over_quotients(&part, &counter) {
                Some(part) => part,
                None => self.known.over(&part, &counter),
            };
        }
        part
    }

    pub(super) fn branch(&mut self, id: InstId, inst: &Inst) {
        let condition = self.known.condition(inst.args[0]);
        let before = self.parts.clone();
        let mut written: Vec<(Pred, Vec<Part>)> = Vec::new();
        for (i, &branch) in inst.regions.iter().enumerate() {
            let condition = if i == 0 { condition.clone() } else { condition.not() };
            let mark = self.known.mark();
            self.known.assume(&condition);
            self.region(branch);
            self.known.back(mark);
            written.push((condition, self.new_parts(&before)));
            self.parts.clone_from(&before);
        }
        inst.regions.iter().for_each(|&branch| self.touch(branch));
        self.known.forms.define(inst);
        for (i, (condition, parts)) in written.iter().enumerate() {
            let other = written.get(1 - i).map(|(pred, parts)| (pred.clone(), parts.as_slice()));
            for part in parts {
                let both = other.as_ref().is_some_and(|(pred, others)| self.writes_too(part, pred, others, &before));
                let part = match both {
                    true => part.clone(),
                    false => self.known.guarded(part.clone(), condition.clone(), Cause::Taken(id, i == 0)),
                };
                self.add(part);
            }
        }
    }

    /// Whether what one branch writes is written at the end of the other one, too.
    pub(super) fn writes_too(
        &mut self,
        part: &Part,
        other: &Pred,
        parts: &[Part],
        before: &HashMap<Value, Vec<Part>>,
    ) -> bool {
        if part.guards.iter().any(|guard| guard.pred == Pred::Unknown) {
            return false;
        }
        let mark = self.known.mark();
        self.known.assume(other);
        part.guards.iter().for_each(|guard| self.known.assume(&guard.pred));
        let mut all = before.get(&part.base.root).cloned().unwrap_or_default();
        all.extend(parts.iter().filter(|other| other.base.root == part.base.root).cloned());
        let covered = self.known.covered(&all, &part.base, &part.axes);
        self.known.back(mark);
        covered
    }

    pub(super) fn inside(&self, region: RegionId) -> Inside {
        let version = self.known.forms.latest;
        Inside { places: Rc::clone(&self.places), span: self.spans[&region], version, still: Vec::new() }
    }
}
