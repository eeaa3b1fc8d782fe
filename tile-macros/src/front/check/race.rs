//! Iterations of `parallel!` do not write what others use.
//!
//! For each object that is stored to, the index must tell the iterations
//! apart: every parallel index needs an axis whose form is *factor · index +
//! something all iterations agree on*, the same form in every access. Two
//! iterations that touch one element then have equal indices, so they are one.
//! An index that an `if` fixes (`if j == 0 { … }`) needs no axis.

use super::Checked;
use super::form::{Atom, Form, Forms};
use crate::diag::Code;
use std::collections::{HashMap, HashSet};
use tile_core::ir::{CmpOp, InstId, Op, RegionId, Space, Value, ValueDef};

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

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Load,
    Store,
    Unordered,
}

pub(super) fn check(checked: &Checked<'_>) {
    let mut loops = Vec::new();
    checked.func.walk(checked.func.body, &mut |id, inst| {
        if let (Op::Parallel {}, Some(&body)) = (&inst.op, inst.regions.first()) {
            loops.push((id, body));
        }
    });
    for (id, body) in loops {
        Loop::new(checked, id, body).check();
    }
}

struct Loop<'a, 'c> {
    checked: &'a Checked<'c>,
    forms: Forms<'a>,
    /// The parallel indices that take more than one value.
    indices: Vec<(Atom, Value)>,
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
                indices.push((forms.atom(index), index));
            }
        }
        Loop { checked, forms, indices, accesses: Vec::new(), body }
    }

    fn check(mut self) {
        self.collect(self.body, &HashMap::new());
        let mut seen = HashSet::new();
        let roots: Vec<Value> = self.accesses.iter().map(|(root, _)| *root).filter(|root| seen.insert(*root)).collect();
        for root in roots {
            self.object(root);
        }
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

    /// `index == something all iterations agree on`, and conjunctions.
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
                    if let Some((atom, _)) = self.indices.iter().find(|(_, value)| *value == index)
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
        let Some(store) = all.iter().find(|access| access.kind != Kind::Load) else { return };
        let name = self.checked.name(root);
        // An unordered store answers for itself; what else touches the object
        // must touch the same element.
        if let Some(unordered) = all.iter().find(|access| access.kind == Kind::Unordered) {
            if let Some(other) =
                all.iter().find(|other| other.kind != Kind::Unordered && !same_element(unordered, other))
            {
                let message = format!("`{name}` is used at another index than that of its `store_unordered`");
                let help = "an iteration may use the element that it stores, and no other";
                self.report(other.inst, &message, help);
            }
            return;
        }
        let mut owned: HashSet<Atom> = HashSet::new();
        for (index, _) in &self.indices {
            if let Some(form) = store.fixed.get(index)
                && all.iter().all(|access| access.fixed.get(index) == Some(form))
            {
                owned.insert(*index);
            }
        }
        let shared: Vec<&Form> = (0..store.index.len())
            .filter(|&axis| {
                all.iter().all(|other| self.same_base(store, other) && other.index.get(axis) == store.index.get(axis))
            })
            .filter_map(|axis| store.index.get(axis))
            .collect();
        // An axis that depends on one more index, besides those told apart
        // already, tells that one apart.
        loop {
            let next =
                self.indices.iter().map(|(atom, _)| *atom).find(|atom| {
                    !owned.contains(atom) && shared.iter().any(|form| self.tells_apart(form, *atom, &owned))
                });
            match next {
                Some(atom) => owned.insert(atom),
                None => break,
            };
        }
        let missing = self.indices.iter().find(|(atom, _)| !owned.contains(atom));
        if let Some((atom, index)) = missing {
            self.race(&name, store, &all, *atom, *index);
        }
    }

    fn tells_apart(&self, form: &Form, index: Atom, owned: &HashSet<Atom>) -> bool {
        form.terms.contains_key(&index)
            && form.terms.keys().all(|atom| *atom == index || owned.contains(atom) || self.forms.is_invariant(*atom))
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

    fn race(&self, name: &str, store: &Access, all: &[&Access], atom: Atom, index: Value) {
        let word = self.checked.func.values[index].name.clone().unwrap_or_else(|| "_".to_owned());
        let depends = |access: &Access| access.index.iter().any(|form| form.terms.contains_key(&atom));
        // Forms that contain the index in a way that cannot be seen through.
        let opaque = |access: &Access| access.index.iter().any(|form| form.terms.keys().any(|a| self.is_opaque(*a)));
        let other = all.iter().find(|access| access.index != store.index || !self.same_base(store, access));
        if !depends(store) && !opaque(store) {
            let update = all.iter().any(|access| access.kind == Kind::Load && access.index == store.index);
            if update {
                let message = format!("iterations over `{word}` update the same element of `{name}` at the same time");
                let help = format!(
                    "write `for {word} in …` inside `parallel!` for a sum, reduce a tile with `reduce_sum`, or use `{name}.atomic_add(…)`"
                );
                self.report(store.inst, &message, &help);
            } else {
                let message = format!("iterations over `{word}` write the same element of `{name}`");
                let help = format!(
                    "use `{word}` in the index, reduce a tile with `reduce_…`, or write `store_unordered` if any of the values will do"
                );
                self.report(store.inst, &message, &help);
            }
            return;
        }
        match other.filter(|_| !opaque(store)) {
            Some(other) => {
                let verb = if other.kind == Kind::Load { "reads" } else { "writes" };
                let message = format!("an iteration {verb} an element of `{name}` that another iteration writes");
                let help = "use one index for all accesses, or write to another tile";
                self.report(other.inst, &message, help);
            }
            None => {
                let message = format!("two iterations may write one element of `{name}`");
                let help = format!(
                    "give each parallel index its own axis, or write `store_unordered({name}, […], value)` if the iterations never meet or any value will do"
                );
                self.report(store.inst, &message, &help);
            }
        }
    }

    /// Whether an atom is no parallel index and differs between iterations.
    fn is_opaque(&self, atom: Atom) -> bool {
        !self.forms.is_invariant(atom) && self.indices.iter().all(|(index, _)| *index != atom)
    }

    fn report(&self, inst: InstId, message: &str, help: &str) {
        self.checked.errors.report(Code::Race, self.checked.loc(inst), message, help);
    }
}

fn same_element(a: &Access, b: &Access) -> bool {
    a.base == b.base && a.index == b.index
}
