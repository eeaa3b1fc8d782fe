//! Linear forms of indices, to compare them and to see what they depend on.
//!
//! ```text
//! by * BM + 2 * i + k     { by*BM ↦ 1, i ↦ 2, k ↦ 1 } + 0
//! ```
//!
//! A form is a sum of atoms with constant factors. Atoms are numbered by
//! structure, so that the same expression written twice has one form.

use std::collections::{BTreeMap, HashMap, HashSet};
use tile_core::ir::{BinOp, Dim, Func, Literal, Op, RegionId, Value, ValueDef};

/// The number of an atom.
pub(super) type Atom = usize;

/// A sum.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Form {
    pub(super) terms: BTreeMap<Atom, Dim>,
    pub(super) constant: Dim,
}

/// The structure of an atom.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Node {
    Value(Value),
    Op(Op, Vec<Node>),
    Sum(Vec<(Atom, Dim)>, Dim),
}

/// Forms of the values in one `parallel`.
pub(super) struct Forms<'a> {
    func: &'a Func,
    /// Values made inside.
    inside: HashSet<Value>,
    /// Memory written inside.
    written: HashSet<Value>,
    numbers: HashMap<Node, Atom>,
    /// By atom: whether all iterations see the same value.
    invariant: Vec<bool>,
    /// Atoms that are quotients and remainders.
    divisions: HashMap<Atom, Division>,
}

/// `numerator / denominator`, or `%`.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Division {
    pub(super) remainder: bool,
    pub(super) numerator: Form,
    pub(super) denominator: Form,
}

impl<'a> Forms<'a> {
    pub(super) fn new(func: &'a Func, body: RegionId, written: HashSet<Value>) -> Forms<'a> {
        let mut inside: HashSet<Value> = func.regions[body].args.iter().copied().collect();
        func.walk(body, &mut |_, inst| {
            inside.extend(inst.result);
            for &region in &inst.regions {
                inside.extend(&func.regions[region].args);
            }
        });
        Forms { func, inside, written, numbers: HashMap::new(), invariant: Vec::new(), divisions: HashMap::new() }
    }

    /// Whether all iterations see the same value of an atom.
    pub(super) fn is_invariant(&self, atom: Atom) -> bool {
        self.invariant.get(atom).copied().unwrap_or(false)
    }

    /// What an atom divides, if it is a quotient or remainder.
    pub(super) fn division(&self, atom: Atom) -> Option<&Division> {
        self.divisions.get(&atom)
    }

    /// The atom of a value by itself, such as a parallel index.
    pub(super) fn atom(&mut self, value: Value) -> Atom {
        let invariant = !self.inside.contains(&value);
        self.number(Node::Value(value), invariant)
    }

    fn number(&mut self, node: Node, invariant: bool) -> Atom {
        let next = self.numbers.len();
        let atom = *self.numbers.entry(node).or_insert(next);
        if atom == next {
            self.invariant.push(invariant);
        }
        atom
    }

    /// The form of an index.
    pub(super) fn form(&mut self, value: Value) -> Form {
        let func = self.func;
        let ValueDef::Inst(id) = func.values[value].def else { return self.single(value) };
        let inst = &func.insts[id];
        match (&inst.op, inst.args.as_slice()) {
            (Op::Const { value: Literal::Int(n) }, _) => match i64::try_from(*n) {
                Ok(n) => Form { terms: BTreeMap::new(), constant: Dim::int(n) },
                Err(_) => self.single(value),
            },
            (Op::Dim { dim }, _) => Form { terms: BTreeMap::new(), constant: dim.clone() },
            (Op::Bin { op: BinOp::Add }, &[x, y]) => {
                let (x, y) = (self.form(x), self.form(y));
                add(&x, &y, &Dim::int(1))
            }
            (Op::Bin { op: BinOp::Sub }, &[x, y]) => {
                let (x, y) = (self.form(x), self.form(y));
                add(&x, &y, &Dim::int(-1))
            }
            (Op::Bin { op: BinOp::Mul }, &[x, y]) => {
                let (x, y) = (self.form(x), self.form(y));
                match (x.terms.is_empty(), y.terms.is_empty()) {
                    (true, _) => add(&Form::default(), &y, &x.constant),
                    (_, true) => add(&Form::default(), &x, &y.constant),
                    (false, false) => self.compound(value),
                }
            }
            (Op::Bin { op: op @ (BinOp::Div | BinOp::Rem) }, &[x, y]) => {
                let division =
                    Division { remainder: *op == BinOp::Rem, numerator: self.form(x), denominator: self.form(y) };
                let form = self.compound(value);
                if let Some((&atom, _)) = form.terms.first_key_value() {
                    self.divisions.insert(atom, division);
                }
                form
            }
            _ => self.compound(value),
        }
    }

    fn single(&mut self, value: Value) -> Form {
        let atom = self.atom(value);
        Form { terms: BTreeMap::from([(atom, Dim::int(1))]), constant: Dim::int(0) }
    }

    fn compound(&mut self, value: Value) -> Form {
        let (node, invariant) = self.node(value);
        let atom = self.number(node, invariant);
        Form { terms: BTreeMap::from([(atom, Dim::int(1))]), constant: Dim::int(0) }
    }

    /// The structure of a value, and whether all iterations see the same.
    fn node(&mut self, value: Value) -> (Node, bool) {
        let func = self.func;
        let ValueDef::Inst(id) = func.values[value].def else {
            return (Node::Value(value), !self.inside.contains(&value));
        };
        let inst = &func.insts[id];
        let structural = match &inst.op {
            Op::Bin { op: BinOp::Add | BinOp::Sub } => {
                let form = self.form(value);
                let invariant = form.terms.keys().all(|&atom| self.is_invariant(atom));
                return (Node::Sum(form.terms.into_iter().collect(), form.constant), invariant);
            }
            Op::Const { .. } | Op::Dim { .. } | Op::Sym { .. } => true,
            Op::Un { .. }
            | Op::Bin { .. }
            | Op::Cmp { .. }
            | Op::Select {}
            | Op::Fma {}
            | Op::Asm { .. }
            | Op::Cast { .. }
            | Op::Bits {} => true,
            // The same element gives the same value while nothing writes it.
            Op::Load {} => !self.written.contains(&func.root(inst.args[0])),
            _ => false,
        };
        if !structural {
            return (Node::Value(value), !self.inside.contains(&value));
        }
        let (mut nodes, mut invariant) = (Vec::new(), true);
        for &arg in &inst.args {
            let (node, same) = if func.ty(arg).mem().is_some() {
                (Node::Value(arg), !self.inside.contains(&arg))
            } else {
                self.node(arg)
            };
            nodes.push(node);
            invariant &= same;
        }
        // Casts to different types are different.
        nodes.extend(inst.result.filter(|_| matches!(inst.op, Op::Cast { .. } | Op::Bits {})).map(|result| {
            let elem = func.ty(result).elem();
            Node::Op(Op::Const { value: Literal::Int(elem_number(elem)) }, Vec::new())
        }));
        (Node::Op(inst.op.clone(), nodes), invariant)
    }
}

fn elem_number(elem: tile_core::elem::Elem) -> i128 {
    use tile_core::elem::Elem;
    match elem {
        Elem::Is(dtype) => dtype as i128,
        Elem::Param(i) => 1000 + i128::from(i),
        Elem::Acc(i) => 1_000_000_000_000 + i128::from(i),
    }
}

impl Form {
    /// `self - other`
    pub(super) fn minus(&self, other: &Form) -> Form {
        add(self, other, &Dim::int(-1))
    }

    /// `factor * self`
    pub(super) fn times(&self, factor: &Dim) -> Form {
        add(&Form::default(), self, factor)
    }

    /// The value, if the form is a number.
    pub(super) fn as_int(&self) -> Option<i64> {
        if self.terms.is_empty() { self.constant.as_int() } else { None }
    }
}

/// `a + factor * b`
fn add(a: &Form, b: &Form, factor: &Dim) -> Form {
    let mut sum = a.clone();
    for (&atom, coefficient) in &b.terms {
        let entry = sum.terms.entry(atom).or_default();
        *entry = entry.add(&coefficient.mul(factor));
    }
    sum.terms.retain(|_, coefficient| coefficient.as_int() != Some(0));
    sum.constant = sum.constant.add(&b.constant.mul(factor));
    sum
}
