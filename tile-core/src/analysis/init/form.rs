//! Canonical linear forms of index expressions, over numbered atoms.
//!
//! ```text
//! by * BM + 2 * i + k % 2     { by ↦ BM, i ↦ 2, (k % 2) ↦ 1 } + 0
//! ```
//!
//! Atoms are numbered by structure, so that an expression written twice is one
//! atom, and a counter can be replaced inside of quotients, too. A load is an
//! atom together with the version of its memory: two loads between which nothing
//! writes are one atom.
//!
//! Forms do not wrap, and index arithmetic does at 64 bits. They agree on what
//! stays within 64 bits.

use crate::elem::Elem;
use crate::ir::dim::MOST;
use crate::ir::{BinOp, Dim, Extent, Func, Inst, InstId, Literal, Op, Type, UnOp, Value};
use std::collections::{BTreeMap, HashMap};

/// The number of an atom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(super) struct Atom(u32);

/// `constant + Σ coefficient·atom`; no coefficient is zero.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub(super) struct Form {
    pub(super) constant: Dim,
    pub(super) terms: BTreeMap<Atom, Dim>,
}

impl Form {
    pub(super) fn int(value: i64) -> Form {
        Form::dim(Dim::int(value))
    }

    pub(super) fn dim(constant: Dim) -> Form {
        Form { constant, terms: BTreeMap::new() }
    }

    pub(super) fn atom(atom: Atom) -> Form {
        Form { constant: Dim::default(), terms: BTreeMap::from([(atom, Dim::int(1))]) }
    }

    /// The extent, if there are no atoms.
    pub(super) fn as_dim(&self) -> Option<&Dim> {
        self.terms.is_empty().then_some(&self.constant)
    }

    /// The atom, if the form is nothing else.
    pub(super) fn as_atom(&self) -> Option<Atom> {
        let (&atom, factor) = self.terms.first_key_value()?;
        let alone = self.terms.len() == 1 && factor.as_int() == Some(1) && self.constant.as_int() == Some(0);
        alone.then_some(atom)
    }

    /// `self + factor * other`
    pub(super) fn plus(&self, factor: &Dim, other: &Form) -> Form {
        let mut out = self.clone();
        out.constant = out.constant.add(&other.constant.mul(factor));
        for (&atom, coefficient) in &other.terms {
            let entry = out.terms.entry(atom).or_default();
            *entry = entry.add(&coefficient.mul(factor));
        }
        out.terms.retain(|_, coefficient| *coefficient != Dim::default());
        out
    }

    pub(super) fn add(&self, other: &Form) -> Form {
        self.plus(&Dim::int(1), other)
    }

    pub(super) fn sub(&self, other: &Form) -> Form {
        self.plus(&Dim::int(-1), other)
    }

    pub(super) fn offset(&self, by: i64) -> Form {
        self.add(&Form::int(by))
    }

    pub(super) fn scale(&self, factor: &Dim) -> Form {
        Form::default().plus(factor, self)
    }

    pub(super) fn coefficient(&self, atom: Atom) -> Dim {
        self.terms.get(&atom).cloned().unwrap_or_default()
    }
}

/// The structure of an atom.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Node {
    /// A value of which nothing else is known.
    Value(Value),
    /// A dynamic extent of a parameter or workspace.
    Extent(Value, u32),
    /// A product of atoms, sorted.
    Product(Vec<Atom>),
    /// Rounded towards zero.
    Div(Form, Form),
    /// Of [`Node::Div`].
    Rem(Form, Form),
    Min(Form, Form),
    Max(Form, Form),
    /// The second or the third, as the first says.
    Select(Form, Form, Form),
    /// An element, of memory in that version.
    Load(Value, Vec<Form>, u32),
    /// Whether a call writes all of an argument.
    Called(InstId, usize),
    /// Any other operation, and its type.
    Op(Op, Vec<Form>, Elem),
}

/// All atoms of a function, and the forms of its values.
#[derive(Debug)]
pub(super) struct Forms<'f> {
    pub(super) func: &'f Func,
    nodes: Vec<Node>,
    numbers: HashMap<Node, Atom>,
    values: HashMap<Value, Form>,
    /// Extents of tensors that the prologue states.
    extents: HashMap<(Value, u32), Form>,
    /// The first named value with that form.
    names: HashMap<Form, String>,
    versions: HashMap<Value, u32>,
    /// The latest version of anything.
    pub(super) latest: u32,
}

impl<'f> Forms<'f> {
    pub(super) fn new(func: &'f Func) -> Forms<'f> {
        Forms {
            func,
            nodes: Vec::new(),
            numbers: HashMap::new(),
            values: HashMap::new(),
            extents: HashMap::new(),
            names: HashMap::new(),
            versions: HashMap::new(),
            latest: 0,
        }
    }

    pub(super) fn node(&self, atom: Atom) -> &Node {
        &self.nodes[atom.0 as usize]
    }

    /// The most factors of a product.
    pub(super) fn degree(&self) -> u32 {
        let factors = |node: &Node| if let Node::Product(atoms) = node { atoms.len() as u32 } else { 1 };
        self.nodes.iter().map(factors).max().unwrap_or(1)
    }

    /// The atoms that were numbered since there were `from`.
    pub(super) fn since(&self, from: usize) -> impl Iterator<Item = Atom> + use<> {
        (from as u32..self.nodes.len() as u32).map(Atom)
    }

    pub(super) fn intern(&mut self, node: Node) -> Form {
        if let Some(&atom) = self.numbers.get(&node) {
            return Form::atom(atom);
        }
        let atom = Atom(self.nodes.len() as u32);
        self.nodes.push(node.clone());
        self.numbers.insert(node, atom);
        Form::atom(atom)
    }

    /// Something wrote the memory.
    pub(super) fn touch(&mut self, root: Value) {
        self.latest += 1;
        self.versions.insert(root, self.latest);
    }

    /// The form of a value.
    pub(super) fn of(&mut self, value: Value) -> Form {
        match self.values.get(&value) {
            Some(form) => form.clone(),
            None => {
                let form = self.intern(Node::Value(value));
                self.set(value, form.clone());
                form
            }
        }
    }

    fn set(&mut self, value: Value, form: Form) {
        if let Some(name) = &self.func.values[value].name
            && !form.terms.is_empty()
        {
            self.names.entry(form.clone()).or_insert_with(|| name.clone());
        }
        self.values.insert(value, form);
    }

    /// The extent of an axis of a tensor, tile or parameter.
    pub(super) fn extent(&mut self, root: Value, axis: usize) -> Form {
        let known = self.func.ty(root).mem().and_then(|mem| mem.shape.get(axis));
        if let Some(Extent::Static(dim)) = known {
            return Form::dim(dim.clone());
        }
        match self.extents.get(&(root, axis as u32)) {
            Some(form) => form.clone(),
            None => self.intern(Node::Extent(root, axis as u32)),
        }
    }

    /// The prologue states an extent.
    pub(super) fn state(&mut self, root: Value, axis: u32, extent: Form) {
        self.extents.entry((root, axis)).or_insert(extent);
    }

    /// Gives the result of an instruction its form.
    pub(super) fn define(&mut self, inst: &Inst) {
        let Some(result) = inst.result else { return };
        let Type::Scalar(elem) = *self.func.ty(result) else { return };
        let form = self.result(inst, result, elem);
        self.set(result, form);
    }

    fn result(&mut self, inst: &Inst, result: Value, elem: Elem) -> Form {
        let index = elem == Elem::INDEX;
        let args: Vec<Form> = match inst.op {
            Op::Load {} | Op::Aggregate { .. } | Op::Extent { .. } | Op::Call { .. } | Op::Atomic { .. } => Vec::new(),
            _ => inst.args.iter().map(|&arg| self.of(arg)).collect(),
        };
        match (&inst.op, args.as_slice()) {
            (Op::Const { value: Literal::Int(n) }, _) if index && i64::try_from(*n).is_ok() => {
                Form::int(i64::try_from(*n).unwrap_or_default())
            }
            (Op::Dim { dim }, _) => Form::dim(dim.clone()),
            (Op::Sym { sym }, _) if index => Form::dim(Dim::sym(*sym)),
            (Op::Extent { axis }, _) => {
                let root = self.func.root(inst.args[0]);
                if root == inst.args[0] {
                    return self.extent(root, *axis as usize);
                }
                let known = self.func.ty(inst.args[0]).mem().and_then(|mem| mem.shape[*axis as usize].dim().cloned());
                known.map_or_else(|| self.intern(Node::Value(result)), Form::dim)
            }
            (Op::Un { op: UnOp::Neg }, [x]) if index => x.scale(&Dim::int(-1)),
            (Op::Bin { op }, [x, y]) if index => match op {
                BinOp::Add => x.add(y),
                BinOp::Sub => x.sub(y),
                BinOp::Mul => self.product(x, y),
                BinOp::Div => self.quotient(x, y),
                BinOp::Rem => self.remainder(x, y),
                BinOp::Min if x == y => x.clone(),
                BinOp::Max if x == y => x.clone(),
                BinOp::Min => self.intern(Node::Min(x.min(y).clone(), x.max(y).clone())),
                BinOp::Max => self.intern(Node::Max(x.min(y).clone(), x.max(y).clone())),
                _ => self.intern(Node::Op(inst.op.clone(), args, elem)),
            },
            (Op::Cast { .. }, [x]) if index && self.func.ty(inst.args[0]) == &Type::INDEX => x.clone(),
            (Op::Select {}, [c, x, y]) if index => self.intern(Node::Select(c.clone(), x.clone(), y.clone())),
            (Op::Load {}, _) => {
                let root = self.func.root(inst.args[0]);
                let global = self.func.ty(root).mem().is_some_and(|mem| mem.space == crate::ir::Space::Global);
                // Other blocks may write an output at any time.
                if global && !self.func.is_input(root) {
                    return self.intern(Node::Value(result));
                }
                let indices = inst.args[1..].iter().map(|&arg| self.of(arg)).collect();
                let version = self.versions.get(&root).copied().unwrap_or(0);
                self.intern(Node::Load(inst.args[0], indices, version))
            }
            (
                Op::Const { .. }
                | Op::Sym { .. }
                | Op::Un { .. }
                | Op::Bin { .. }
                | Op::Cmp { .. }
                | Op::Select {}
                | Op::Fma {}
                | Op::Cast { .. }
                | Op::Bits {},
                _,
            ) => self.intern(Node::Op(inst.op.clone(), args, elem)),
            _ => self.intern(Node::Value(result)),
        }
    }

    pub(super) fn product(&mut self, x: &Form, y: &Form) -> Form {
        if !self.combine(x, y) {
            let op = Op::Bin { op: BinOp::Mul };
            return self.intern(Node::Op(op, vec![x.min(y).clone(), x.max(y).clone()], Elem::INDEX));
        }
        let mut out = x.scale(&y.constant).add(&Form { constant: Dim::default(), ..y.clone() }.scale(&x.constant));
        for (&a, p) in &x.terms {
            for (&b, q) in &y.terms {
                let factors = |forms: &Self, atom| match forms.node(atom) {
                    Node::Product(atoms) => atoms.clone(),
                    _ => vec![atom],
                };
                let mut atoms = factors(self, a);
                atoms.extend(factors(self, b));
                atoms.sort_unstable();
                let atom = self.intern(Node::Product(atoms));
                out = out.plus(&p.mul(q), &atom);
            }
        }
        out
    }

    /// Whether a product is small enough to work with.
    fn combine(&self, x: &Form, y: &Form) -> bool {
        let factors = |&atom: &Atom| if let Node::Product(atoms) = self.node(atom) { atoms.len() } else { 1 };
        let size = |form: &Form| {
            let terms = form.terms.iter().map(|(atom, coefficient)| factors(atom) + coefficient.size());
            form.constant.size() + terms.sum::<usize>()
        };
        size(x).saturating_mul(size(y)) <= MOST
    }

    pub(super) fn quotient(&mut self, x: &Form, y: &Form) -> Form {
        if let Some(exact) = self.exact(x, y) {
            return exact;
        }
        self.intern(Node::Div(x.clone(), y.clone()))
    }

    pub(super) fn remainder(&mut self, x: &Form, y: &Form) -> Form {
        match (x.as_dim(), y.as_dim()) {
            (Some(a), Some(b)) if b.as_int() != Some(0) => a.rem(b).map_or_else(Form::default, Form::dim),
            (_, Some(b)) if b.as_int().is_some_and(|b| b != 0) && self.exact(x, y).is_some() => Form::default(),
            _ => self.intern(Node::Rem(x.clone(), y.clone())),
        }
    }

    /// The quotient that leaves no remainder, for any value of the atoms.
    fn exact(&self, x: &Form, y: &Form) -> Option<Form> {
        let d = y.as_dim()?;
        if let Some(a) = x.as_dim() {
            return a.div(d).map(Form::dim);
        }
        // A symbol may be zero, and x / 0 is 0.
        let number = d.as_int().filter(|&d| d > 0)?;
        let mut out = Form::default();
        let divided = |dim: &Dim| -> Option<Dim> { (dim.rem(d)?.as_int()? == 0).then(|| dim.div(&Dim::int(number)))? };
        out.constant = divided(&x.constant)?;
        for (&atom, coefficient) in &x.terms {
            out.terms.insert(atom, divided(coefficient)?);
        }
        Some(out)
    }

    /// The form as one would write it; nothing if it has parts without names.
    pub(super) fn text(&self, form: &Form) -> Option<String> {
        if let Some(name) = self.names.get(form) {
            return Some(name.clone());
        }
        let mut out = String::new();
        for (&atom, coefficient) in &form.terms {
            let name = self.atom_text(atom)?;
            let factor = match coefficient.as_int() {
                Some(1) => name,
                Some(-1) => format!("-{name}"),
                _ => format!("{} * {name}", self.func.dim_text(coefficient)),
            };
            match (out.is_empty(), factor.strip_prefix('-')) {
                (true, _) => out = factor,
                (false, Some(rest)) => out = format!("{out} - {rest}"),
                (false, None) => out = format!("{out} + {factor}"),
            }
        }
        let constant = self.func.dim_text(&form.constant);
        Some(match (out.is_empty(), form.constant.as_int(), constant.strip_prefix('-')) {
            (true, ..) => constant,
            (_, Some(0), _) => out,
            (_, _, Some(rest)) => format!("{out} - {rest}"),
            _ => format!("{out} + {constant}"),
        })
    }

    fn atom_text(&self, atom: Atom) -> Option<String> {
        if let Some(name) = self.names.get(&Form::atom(atom)) {
            return Some(name.clone());
        }
        let operand = |form: &Form| {
            let text = self.text(form)?;
            Some(if text.contains(' ') { format!("({text})") } else { text })
        };
        match self.node(atom) {
            Node::Value(value) => self.func.values[*value].name.clone(),
            Node::Extent(root, axis) => Some(format!("{}.dim({axis})", self.func.values[*root].name.as_ref()?)),
            Node::Div(x, y) => Some(format!("{} / {}", operand(x)?, operand(y)?)),
            Node::Rem(x, y) => Some(format!("{} % {}", operand(x)?, operand(y)?)),
            Node::Load(memory, indices, _) => {
                let name = self.func.values[*memory].name.as_ref()?;
                let indices: Option<Vec<String>> = indices.iter().map(|index| self.text(index)).collect();
                Some(match indices?.as_slice() {
                    [] => name.clone(),
                    [index] => format!("{name}[{index}]"),
                    all => format!("{name}[[{}]]", all.join(", ")),
                })
            }
            Node::Op(Op::Const { value }, ..) => Some(match value {
                Literal::Int(x) => x.to_string(),
                Literal::Float(x) => format!("{x:?}"),
                Literal::Bool(x) => x.to_string(),
            }),
            Node::Op(Op::Sym { sym }, ..) => Some(self.func.symbol(*sym)),
            Node::Op(Op::Cmp { op }, args, _) => {
                let sign = op.operator();
                Some(format!("{} {sign} {}", self.text(&args[0])?, self.text(&args[1])?))
            }
            Node::Op(Op::Bin { op }, args, _) => {
                let sign = match op {
                    BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Div | BinOp::Rem => op.row().operator()?,
                    BinOp::And => "&&",
                    BinOp::Or => "||",
                    _ => return None,
                };
                Some(format!("{} {sign} {}", operand(&args[0])?, operand(&args[1])?))
            }
            Node::Op(Op::Un { op: UnOp::Not }, args, _) => Some(format!("!{}", operand(&args[0])?)),
            Node::Product(atoms) => {
                let factors: Option<Vec<String>> = atoms.iter().map(|&atom| self.atom_text(atom)).collect();
                Some(factors?.join(" * "))
            }
            _ => None,
        }
    }
}
