//! Race check between iterations of `parallel!`: none writes an element that another
//! accesses.
//!
//! For each store and each access to the same object (the store itself is one) it must
//! follow from the indices that two iterations which access the same element are one.
//! Axis by axis:
//!
//! ```text
//! store [a + 2*i, j]  and  access [a + 2*i, j]      i is equal, j is equal
//! store [i, k]        and  access [i, l]            i is equal; k, l of loops inside
//! store [2*i]         and  access [2*i + 1]         they never meet
//! store [i], i < n    and  access [i + n]           they never meet
//! store [i / n, i % n]                              i is equal
//! store [4*i + j], j < 4                            i is equal, j is equal
//! ```
//!
//! An index that a condition around both fixes (`if j == 0 { … }`) is equal,
//! too. What all of this leaves open is reported.

use super::Checked;
use super::form::{Atom, Form, Forms};
use crate::diag::Code;
use std::collections::{BTreeSet, HashMap, HashSet};
use tile_core::ir::{CmpOp, Dim, InstId, Op, RegionId, Space, Value, ValueDef};

/// One access to an element.
struct Access {
    inst: InstId,
    kind: Kind,
    /// The memory under permutations and reinterpretations.
    base: Value,
    index: Vec<Form>,
    /// Parallel indices that conditions fix, and to what.
    fixed: HashMap<Atom, Form>,
}

/// A parallel index.
struct Index {
    atom: Atom,
    value: Value,
    extent: Form,
}

/// What is known of two iterations that would meet.
enum Meeting {
    /// They are one.
    Same,
    /// They do not meet.
    Never,
    /// They may differ in this index.
    Apart(usize),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Load,
    Store,
    Unordered,
}

/// Reports races between iterations. Gives the memory that has some.
pub(super) fn check(checked: &Checked<'_>) -> BTreeSet<Value> {
    let mut loops = Vec::new();
    checked.func.walk(checked.func.body, &mut |id, inst| {
        if let (Op::Parallel {}, Some(&body)) = (&inst.op, inst.regions.first()) {
            loops.push((id, body));
        }
    });
    loops.into_iter().flat_map(|(id, body)| Loop::new(checked, id, body).check()).collect()
}

struct Loop<'a, 'c> {
    checked: &'a Checked<'c>,
    forms: Forms<'a>,
    /// The parallel indices that take more than one value.
    indices: Vec<Index>,
    accesses: Vec<(Value, Access)>,
    body: RegionId,
}

impl<'a, 'c> Loop<'a, 'c> {
    fn new(checked: &'a Checked<'c>, id: InstId, body: RegionId) -> Loop<'a, 'c> {
        let func = checked.func;
        let mut forms = Forms::new(func, body, checked.written(body));
        let mut indices = Vec::new();
        for (&index, &extent) in func.regions[body].args.iter().zip(&func.insts[id].args) {
            let extent = forms.form(extent);
            if !(extent.terms.is_empty() && extent.constant.as_int() == Some(1)) {
                indices.push(Index { atom: forms.atom(index), value: index, extent });
            }
        }
        Loop { checked, forms, indices, accesses: Vec::new(), body }
    }

    fn check(mut self) -> Vec<Value> {
        self.collect(self.body, &HashMap::new());
        let mut seen = HashSet::new();
        let roots = self.accesses.iter().map(|(root, _)| *root).filter(|root| seen.insert(*root));
        let races = roots.filter(|&root| {
            let before = self.checked.errors.len();
            self.object(root);
            self.checked.errors.len() > before
        });
        races.collect()
    }

    fn collect(&mut self, region: RegionId, fixed: &HashMap<Atom, Form>) {
        let func = self.checked.func;
        for &id in &func.regions[region].insts {
            let inst = &func.insts[id];
            match (&inst.op, inst.args.as_slice()) {
                (Op::Load {}, [memory, index @ ..]) => self.access(id, Kind::Load, *memory, index, fixed),
                (Op::Store { unordered }, [_, memory, index @ ..]) => {
                    let kind = if *unordered { Kind::Unordered } else { Kind::Store };
                    self.access(id, kind, *memory, index, fixed);
                }
                (Op::If {}, [condition]) => {
                    for (i, &branch) in inst.regions.iter().enumerate() {
                        let mut inner = fixed.clone();
                        if i == 0 {
                            self.fix(*condition, &mut inner);
                        }
                        self.collect(branch, &inner);
                    }
                }
                _ => inst.regions.iter().for_each(|&region| self.collect(region, fixed)),
            }
        }
    }

    /// `index == something that is the same in all iterations`, and conjunctions.
    fn fix(&mut self, condition: Value, fixed: &mut HashMap<Atom, Form>) {
        use tile_core::ir::BinOp;
        let func = self.checked.func;
        let ValueDef::Inst(id) = func.values[condition].def else { return };
        let inst = &func.insts[id];
        match (&inst.op, inst.args.as_slice()) {
            (Op::Bin { op: BinOp::And }, &[x, y]) => {
                self.fix(x, fixed);
                self.fix(y, fixed);
            }
            (Op::Cmp { op: CmpOp::Eq }, &[x, y]) if func.ty(x).elem() == tile_core::elem::Elem::INDEX => {
                for (index, other) in [(x, y), (y, x)] {
                    let other = self.forms.form(other);
                    if let Some(Index { atom, .. }) = self.indices.iter().find(|known| known.value == index)
                        && other.terms.keys().all(|&atom| self.forms.is_invariant(atom))
                    {
                        fixed.insert(*atom, other);
                    }
                }
            }
            _ => {}
        }
    }

    fn access(&mut self, inst: InstId, kind: Kind, memory: Value, index: &[Value], fixed: &HashMap<Atom, Form>) {
        let func = self.checked.func;
        let root = func.root(memory);
        if func.ty(root).mem().is_none_or(|mem| mem.space == Space::Local) {
            return;
        }
        let mut index: Vec<Form> = index.iter().map(|&value| self.forms.form(value)).collect();
        let mut base = memory;
        while let Some(view) = func.def(base) {
            match &view.op {
                Op::Permute { axes } => {
                    let mut back = index.clone();
                    for (form, &axis) in index.iter().zip(axes) {
                        back[axis as usize] = form.clone();
                    }
                    index = back;
                    base = view.args[0];
                }
                Op::Bitcast {} => base = view.args[0],
                _ => break,
            }
        }
        self.accesses.push((root, Access { inst, kind, base, index, fixed: fixed.clone() }));
    }

    /// Checks the accesses to one object.
    fn object(&self, root: Value) {
        let all: Vec<&Access> = self.accesses.iter().filter(|(r, _)| *r == root).map(|(_, access)| access).collect();
        if all.iter().all(|access| access.kind == Kind::Load) {
            return;
        }
        let name = self.checked.name(root);
        // Unordered stores may meet each other; what else touches the object must
        // touch the same element, in the same iteration.
        let ordered: Vec<&Access> = all.iter().copied().filter(|access| access.kind != Kind::Unordered).collect();
        if let Some(unordered) = all.iter().find(|access| access.kind == Kind::Unordered) {
            if let Some(other) = ordered.iter().find(|other| !same_element(unordered, other)) {
                let message = format!("`{name}` is used at another index than that of its `store_unordered`");
                let help = "an iteration may use the element that it stores, and no other";
                self.tell(other.inst, &message, help);
            } else if let Some(other) = ordered.first()
                && let Meeting::Apart(_) = self.meeting(unordered, other)
            {
                let message = format!("iterations may update one element of `{name}` at the same time");
                let help = format!(
                    "`{name}.atomic_add([…], value, Relaxed)` loses no update; `store_unordered` keeps one of the values"
                );
                self.tell(unordered.inst, &message, &help);
            }
            return;
        }
        for store in all.iter().filter(|access| access.kind == Kind::Store) {
            // First against itself, for the plainest words.
            for other in std::iter::once(store).chain(&all) {
                if let Meeting::Apart(index) = self.meeting(store, other) {
                    return self.race(&name, store, other, &all, &self.indices[index]);
                }
            }
        }
    }

    /// What follows when two iterations meet in an element, one by each access.
    fn meeting(&self, a: &Access, b: &Access) -> Meeting {
        let mut equal: HashSet<Atom> = self
            .indices
            .iter()
            .map(|index| index.atom)
            .filter(|atom| a.fixed.get(atom).is_some_and(|form| b.fixed.get(atom) == Some(form)))
            .collect();
        let axes: Vec<(&Form, &Form)> =
            if self.same_base(a, b) { a.index.iter().zip(&b.index).collect() } else { Vec::new() };
        loop {
            let mut found = None;
            for &(x, y) in &axes {
                let difference = x.minus(y);
                match (self.open(x, &equal).as_slice(), self.open(y, &equal).as_slice()) {
                    ([], []) if difference.as_int().is_some_and(|n| n != 0) => return Meeting::Never,
                    (&[p], &[q]) if p == q && x.terms.get(&p) == y.terms.get(&q) => {
                        if difference == Form::default() {
                            found = found.or_else(|| self.told_apart(p, &axes, &equal));
                        } else if self.out_of_reach(p, x, &difference) {
                            return Meeting::Never;
                        }
                    }
                    (several, _) if difference == Form::default() => {
                        found = found.or_else(|| several.iter().copied().find(|&p| self.leads(p, x, several)));
                    }
                    _ => {}
                }
            }
            match found {
                Some(atom) => equal.insert(atom),
                None => break,
            };
        }
        match self.indices.iter().position(|index| !equal.contains(&index.atom)) {
            Some(index) => Meeting::Apart(index),
            None => Meeting::Same,
        }
    }

    /// Whether a parallel index counts more than the others of a sum together:
    /// `4*i + j` with `j` below 4.
    fn leads(&self, atom: Atom, form: &Form, open: &[Atom]) -> bool {
        let of = |atom: Atom| self.indices.iter().find(|index| index.atom == atom);
        let Some(factor) = of(atom).and(form.terms.get(&atom)) else { return false };
        let rest = open.iter().filter(|&&other| other != atom).try_fold(Dim::int(1), |sum, &other| {
            let extent = &of(other)?.extent;
            let (more, factor) = (extent.constant.sub(&Dim::int(1)), form.terms.get(&other)?);
            let known = extent.terms.is_empty() && factor.never_negative();
            known.then(|| sum.add(&more.mul(factor)))
        });
        rest.is_some_and(|rest| factor.sub(&rest).never_negative())
    }

    /// The atoms of a form in which two iterations may differ.
    fn open(&self, form: &Form, equal: &HashSet<Atom>) -> Vec<Atom> {
        let differs = |atom: &&Atom| !equal.contains(*atom) && !self.forms.is_invariant(**atom);
        form.terms.keys().filter(differs).copied().collect()
    }

    /// The parallel index that is equal when this atom is: itself, or what the
    /// atom is the quotient of, when another axis is the remainder.
    fn told_apart(&self, atom: Atom, axes: &[(&Form, &Form)], equal: &HashSet<Atom>) -> Option<Atom> {
        if self.indices.iter().any(|index| index.atom == atom) {
            return Some(atom);
        }
        let division = self.forms.division(atom)?;
        let counterpart = |form: &Form| {
            self.open(form, equal).iter().filter_map(|&other| self.forms.division(other)).any(|other| {
                other.remainder != division.remainder
                    && other.numerator == division.numerator
                    && other.denominator == division.denominator
            })
        };
        let [index] = self.open(&division.numerator, equal)[..] else { return None };
        let whole = self.open(&division.denominator, equal).is_empty()
            && self.indices.iter().any(|known| known.atom == index)
            && axes.iter().any(|&(x, y)| x == y && self.open(x, equal).len() == 1 && counterpart(x));
        whole.then_some(index)
    }

    /// Whether no two values of an index make up for a difference.
    fn out_of_reach(&self, atom: Atom, form: &Form, difference: &Form) -> bool {
        let Some(index) = self.indices.iter().find(|index| index.atom == atom) else { return false };
        // Const parameters in extents and strides are positive.
        let positive = |factor: &&Dim| factor.as_int().map_or(factor.as_sym().is_some(), |n| n > 0);
        let Some(factor) = form.terms.get(&atom).filter(positive) else { return false };
        // `2*i` and `2*i + 1`.
        if let (Some(factor), Some(difference)) = (factor.as_int(), difference.as_int())
            && difference.checked_rem(factor).is_some_and(|rest| rest != 0)
        {
            return true;
        }
        // `i` and `i + n`, where `i` is less than `n`.
        let reach = index.extent.times(factor);
        [difference.clone(), Form::default().minus(difference)]
            .iter()
            .any(|difference| difference.minus(&reach).as_int().is_some_and(|rest| rest >= 0))
    }

    /// Whether two accesses go to the same memory by the same axes.
    fn same_base(&self, a: &Access, b: &Access) -> bool {
        let func = self.checked.func;
        a.base == b.base
            || match (func.def(a.base), func.def(b.base)) {
                (Some(x), Some(y)) => {
                    matches!((&x.op, &y.op), (Op::Reshape {}, Op::Reshape {}))
                        && x.args == y.args
                        && func.ty(a.base) == func.ty(b.base)
                }
                _ => false,
            }
    }

    fn race(&self, name: &str, store: &Access, other: &Access, all: &[&Access], index: &Index) {
        let word = self.checked.func.values[index.value].name.clone().unwrap_or_else(|| "_".to_owned());
        if store.inst != other.inst {
            let verb = if other.kind == Kind::Load { "reads" } else { "writes" };
            let message = format!("an iteration {verb} an element of `{name}` that another iteration writes");
            let help = "use one index for all accesses, or write to another tile";
            return self.tell(other.inst, &message, help);
        }
        let none = HashSet::new();
        let plain = store
            .index
            .iter()
            .all(|form| self.open(form, &none).iter().all(|atom| self.indices.iter().any(|index| index.atom == *atom)));
        let depends = store.index.iter().any(|form| form.terms.contains_key(&index.atom));
        let update = all.iter().any(|access| access.kind == Kind::Load && access.index == store.index);
        let (message, help) = match (plain && !depends, update) {
            (true, true) => (
                format!("iterations over `{word}` update the same element of `{name}` at the same time"),
                format!(
                    "write `for {word} in …` inside `parallel!` for a sum, reduce a tile with `reduce_sum`, or use `{name}.atomic_add(…)`"
                ),
            ),
            (true, false) => (
                format!("iterations over `{word}` write the same element of `{name}`"),
                format!(
                    "use `{word}` in the index, reduce a tile with `reduce_…`, or write `store_unordered` if any of the values will do"
                ),
            ),
            (false, _) => (
                format!("two iterations may write one element of `{name}`"),
                format!(
                    "give each parallel index its own axis; `{name}.atomic_add([…], value, Relaxed)` adds where iterations meet, `store_unordered({name}, […], value)` leaves any of the values"
                ),
            ),
        };
        self.tell(store.inst, &message, &help);
    }

    fn tell(&self, inst: InstId, message: &str, help: &str) {
        self.checked.errors.report(Code::Race, self.checked.loc(inst), message, help);
    }
}

fn same_element(a: &Access, b: &Access) -> bool {
    a.base == b.base && a.index == b.index
}
