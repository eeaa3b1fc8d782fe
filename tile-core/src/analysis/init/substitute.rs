//! Atoms inside symbolic sums: whether a sum mentions one, and sums with one replaced.

use super::form::{Atom, Form, Forms, Node};

impl<'f> Forms<'f> {
    /// The form with an atom replaced, inside of others, too.
    pub(super) fn replace(&mut self, form: &Form, from: Atom, to: &Form) -> Form {
        let mut out = Form::dim(form.constant.clone());
        for (&atom, coefficient) in &form.terms {
            let inner = self.replace_atom(atom, from, to);
            out = out.plus(coefficient, &inner);
        }
        out
    }

    pub(super) fn replace_atom(&mut self, atom: Atom, from: Atom, to: &Form) -> Form {
        if atom == from {
            return to.clone();
        }
        if !self.mentions_atom(atom, from) {
            return Form::atom(atom);
        }
        let node = self.node(atom).clone();
        let mut all = |forms: &[Form]| -> Vec<Form> { forms.iter().map(|form| self.replace(form, from, to)).collect() };
        match node {
            Node::Product(atoms) => {
                let factors: Vec<Form> = atoms.iter().map(|&atom| self.replace_atom(atom, from, to)).collect();
                factors.iter().fold(Form::int(1), |all, factor| self.product(&all, factor))
            }
            Node::Div(x, y) => {
                let all = all(&[x, y]);
                self.quotient(&all[0], &all[1])
            }
            Node::Rem(x, y) => {
                let all = all(&[x, y]);
                self.remainder(&all[0], &all[1])
            }
            Node::Min(x, y) => {
                let all = all(&[x, y]);
                self.intern(Node::Min(all[0].clone(), all[1].clone()))
            }
            Node::Max(x, y) => {
                let all = all(&[x, y]);
                self.intern(Node::Max(all[0].clone(), all[1].clone()))
            }
            Node::Select(c, x, y) => {
                let all = all(&[c, x, y]);
                self.intern(Node::Select(all[0].clone(), all[1].clone(), all[2].clone()))
            }
            Node::Load(memory, indices, version) => {
                let indices = all(&indices);
                self.intern(Node::Load(memory, indices, version))
            }
            Node::Op(op, args, elem) => {
                let args = all(&args);
                self.intern(Node::Op(op, args, elem))
            }
            Node::Value(_) | Node::Extent(..) | Node::Called(..) => Form::atom(atom),
        }
    }

    /// The parts of an atom.
    pub(super) fn parts(&self, atom: Atom) -> Vec<Atom> {
        let of = |forms: &[&Form]| forms.iter().flat_map(|form| form.terms.keys().copied()).collect();
        match self.node(atom) {
            Node::Value(_) | Node::Extent(..) | Node::Called(..) => Vec::new(),
            Node::Product(atoms) => atoms.clone(),
            Node::Div(x, y) | Node::Rem(x, y) | Node::Min(x, y) | Node::Max(x, y) => of(&[x, y]),
            Node::Select(c, x, y) => of(&[c, x, y]),
            Node::Load(_, args, _) | Node::Op(_, args, _) => of(&args.iter().collect::<Vec<_>>()),
        }
    }

    /// Whether an atom is another, or has it as a part.
    pub(super) fn mentions_atom(&self, atom: Atom, other: Atom) -> bool {
        atom == other || (other < atom && self.parts(atom).into_iter().any(|part| self.mentions_atom(part, other)))
    }

    pub(super) fn mentions(&self, form: &Form, other: Atom) -> bool {
        form.terms.keys().any(|&atom| self.mentions_atom(atom, other))
    }

    /// Whether a form has a part that satisfies a condition.
    pub(super) fn any(&self, form: &Form, test: &dyn Fn(Atom, &Node) -> bool) -> bool {
        form.terms.keys().any(|&atom| self.any_atom(atom, test))
    }

    pub(super) fn any_atom(&self, atom: Atom, test: &dyn Fn(Atom, &Node) -> bool) -> bool {
        test(atom, self.node(atom)) || self.parts(atom).into_iter().any(|part| self.any_atom(part, test))
    }
}
