//! Facts that hold at a program point, and a prover of linear inequalities over them.
//!
//! The facts are:
//! - sums that are not negative (`k - lo`, `hi - 1 - k` in a loop), from loops,
//!   conditions, the grid and `require!`;
//! - conditions that are not linear, with their outcome;
//! - for each quotient, remainder and minimum, what its definition says.
//!
//! To prove that a sum is not negative, one atom after the other is replaced by a bound
//! of it, as in Fourier–Motzkin elimination, until numbers are left.

use super::form::{Atom, Form, Forms, Node};
use crate::elem::{Elem, Kind};
use crate::ir::{BinOp, CmpOp, Dim, Func, Op, Sym, Type, UnOp, Value, ValueDef};
use std::collections::{BTreeSet, HashMap, HashSet};

/// A condition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Pred {
    /// A sum is not negative.
    NotNegative(Form),
    /// A sum is zero.
    Zero(Form),
    /// A sum is not zero.
    NotZero(Form),
    /// A condition that is not linear has that outcome.
    Is(Form, bool),
    All(Vec<Pred>),
    Any(Vec<Pred>),
    /// Nobody knows when it holds.
    Unknown,
}

impl Pred {
    pub(super) fn not(&self) -> Pred {
        match self {
            Pred::NotNegative(form) => Pred::NotNegative(Form::int(-1).sub(form)),
            Pred::Zero(form) => Pred::NotZero(form.clone()),
            Pred::NotZero(form) => Pred::Zero(form.clone()),
            Pred::Is(form, outcome) => Pred::Is(form.clone(), !outcome),
            Pred::All(all) => Pred::Any(all.iter().map(Pred::not).collect()),
            Pred::Any(any) => Pred::All(any.iter().map(Pred::not).collect()),
            Pred::Unknown => Pred::Unknown,
        }
    }

    /// The sums in it.
    pub(super) fn forms(&self) -> Vec<&Form> {
        match self {
            Pred::NotNegative(form) | Pred::Zero(form) | Pred::NotZero(form) | Pred::Is(form, _) => vec![form],
            Pred::All(all) | Pred::Any(all) => all.iter().flat_map(Pred::forms).collect(),
            Pred::Unknown => Vec::new(),
        }
    }

    /// With each sum replaced.
    pub(super) fn map(&self, f: &mut dyn FnMut(&Form) -> Form) -> Pred {
        match self {
            Pred::NotNegative(form) => Pred::NotNegative(f(form)),
            Pred::Zero(form) => Pred::Zero(f(form)),
            Pred::NotZero(form) => Pred::NotZero(f(form)),
            Pred::Is(form, outcome) => Pred::Is(f(form), *outcome),
            Pred::All(all) => Pred::All(all.iter().map(|pred| pred.map(f)).collect()),
            Pred::Any(any) => Pred::Any(any.iter().map(|pred| pred.map(f)).collect()),
            Pred::Unknown => Pred::Unknown,
        }
    }
}

/// A sum that is not negative where others are not.
#[derive(Clone, Debug)]
struct Law {
    form: Form,
    given: Vec<Form>,
}

/// A place to come back to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    sums: usize,
    others: usize,
    dead: bool,
    context: u32,
}

/// The facts that hold at a program point; see the module.
#[derive(Debug)]
pub(super) struct Known<'f> {
    pub(super) forms: Forms<'f>,
    /// Const parameters and constants that are positive, since tiles have them as
    /// extents.
    positive: HashSet<Sym>,
    /// Sums that are not negative.
    sums: Vec<Form>,
    /// Conditions that are not linear.
    others: Vec<Pred>,
    /// Whether nothing ever comes here.
    pub(super) dead: bool,
    /// Of atoms, by what they are.
    laws: Vec<Law>,
    by_atom: HashMap<Atom, Vec<usize>>,
    lawful: usize,
    /// Comparisons of symbols that are open, which a proof may take for granted
    /// and an instance then checks.
    pub(super) open: Option<BTreeSet<Dim>>,
    depth: usize,
    /// The number of what is assumed, and of the latest such number.
    context: (u32, u32),
    /// Memo of proofs.
    asked: HashMap<(u32, usize, Form), bool>,
}

/// Steps of a proof.
const STEPS: usize = 60;

/// How many terms of a sum are worth a proof.
const TERMS: usize = 8;

/// Whether a number is not negative for symbols of some ordinary size: what holds
/// for none of them is no condition that an instance would meet.
fn holds_somewhere(dim: &Dim) -> bool {
    let number = |sym: Sym| match sym {
        Sym::Const(i) => i,
        Sym::Extern(i) => i + 1,
    };
    [[64, 64], [64, 4096], [4096, 64]].iter().any(|sizes| {
        let value = dim.eval(&|sym| Some(sizes[number(sym) as usize % 2]));
        value.is_some_and(|value| value >= 0)
    })
}

impl<'f> Known<'f> {
    pub(super) fn new(func: &'f Func) -> Known<'f> {
        let mut positive = HashSet::new();
        let mut shape = |value: Value| {
            let Some(mem) = func.ty(value).mem() else { return };
            mem.shape.iter().filter_map(|extent| extent.dim()).for_each(|dim| {
                positive.extend(dim.as_sym());
            });
        };
        func.params.iter().for_each(|param| shape(param.value));
        func.walk(func.body, &mut |_, inst| {
            if let (Op::Alloc {}, Some(result)) = (&inst.op, inst.result) {
                shape(result);
            }
        });
        Known {
            forms: Forms::new(func),
            positive,
            sums: Vec::new(),
            others: Vec::new(),
            dead: false,
            laws: Vec::new(),
            by_atom: HashMap::new(),
            lawful: 0,
            open: None,
            depth: 0,
            context: (0, 0),
            asked: HashMap::new(),
        }
    }

    /// From now on const parameters are positive.
    pub(super) fn positive_parameters(&mut self) {
        let params = self.forms.func.consts.iter().enumerate();
        let indices = params.filter(|(_, param)| param.elem == Elem::INDEX).map(|(i, _)| Sym::Const(i as u32));
        self.positive.extend(indices);
        self.changed();
    }

    pub(super) fn mark(&self) -> Mark {
        Mark { sums: self.sums.len(), others: self.others.len(), dead: self.dead, context: self.context.0 }
    }

    /// Forgets what was assumed since.
    pub(super) fn back(&mut self, mark: Mark) {
        self.sums.truncate(mark.sums);
        self.others.truncate(mark.others);
        self.dead = mark.dead;
        self.context.0 = mark.context;
    }

    fn changed(&mut self) {
        self.context.1 += 1;
        self.context.0 = self.context.1;
    }

    /// Takes for granted that a sum is not negative.
    pub(super) fn bound(&mut self, form: Form) {
        self.changed();
        self.sums.push(form);
    }

    /// The condition that a value of type `bool` is true.
    pub(super) fn condition(&mut self, value: Value) -> Pred {
        let func = self.forms.func;
        let form = self.forms.of(value);
        let opaque = Pred::Is(form, true);
        let ValueDef::Inst(id) = func.values[value].def else { return opaque };
        let inst = &func.insts[id];
        match (&inst.op, inst.args.as_slice()) {
            (Op::Un { op: UnOp::Not }, &[x]) => self.condition(x).not(),
            (Op::Bin { op: BinOp::And }, &[x, y]) => Pred::All(vec![self.condition(x), self.condition(y)]),
            (Op::Bin { op: BinOp::Or }, &[x, y]) => Pred::Any(vec![self.condition(x), self.condition(y)]),
            (Op::Cmp { op }, &[x, y]) if func.ty(x) == &Type::INDEX => {
                let (x, y) = (self.forms.of(x), self.forms.of(y));
                match op {
                    CmpOp::Eq => Pred::Zero(x.sub(&y)),
                    CmpOp::Ne => Pred::NotZero(x.sub(&y)),
                    CmpOp::Lt => Pred::NotNegative(y.sub(&x).offset(-1)),
                    CmpOp::Le => Pred::NotNegative(y.sub(&x)),
                    CmpOp::Gt => Pred::NotNegative(x.sub(&y).offset(-1)),
                    CmpOp::Ge => Pred::NotNegative(x.sub(&y)),
                }
            }
            (Op::Member {}, &[thread, first, end]) => self.between(thread, first, end),
            // `a != b` of anything is what `a == b` is not; NaN included.
            (Op::Cmp { op: CmpOp::Ne }, &[x, y]) => {
                let args = vec![self.forms.of(x), self.forms.of(y)];
                Pred::Is(self.forms.intern(Node::Op(Op::Cmp { op: CmpOp::Eq }, args, Elem::BOOL)), false)
            }
            (Op::Const { value: crate::ir::Literal::Bool(value) }, _) => match value {
                true => Pred::All(Vec::new()),
                false => Pred::Any(Vec::new()),
            },
            _ => opaque,
        }
    }

    /// Takes a condition for granted.
    pub(super) fn assume(&mut self, pred: &Pred) {
        if self.implied(&pred.not()) {
            self.dead = true;
        }
        match pred {
            Pred::NotNegative(form) => self.bound(form.clone()),
            Pred::Zero(form) => {
                self.bound(form.clone());
                self.bound(form.scale(&Dim::int(-1)));
            }
            Pred::NotZero(form) => {
                let minus = form.scale(&Dim::int(-1));
                if self.prove(form) {
                    self.bound(form.offset(-1));
                } else if self.prove(&minus) {
                    self.bound(minus.offset(-1));
                }
                self.others.push(pred.clone());
            }
            Pred::All(all) => all.iter().for_each(|pred| self.assume(pred)),
            Pred::Is(..) | Pred::Any(_) => self.others.push(pred.clone()),
            Pred::Unknown => {}
        }
    }

    /// Whether a condition follows from what is known.
    pub(super) fn implied(&mut self, pred: &Pred) -> bool {
        if self.dead {
            return true;
        }
        match pred {
            Pred::NotNegative(form) => self.prove(form),
            Pred::Zero(form) => self.prove(form) && self.prove(&form.scale(&Dim::int(-1))),
            Pred::NotZero(form) => {
                let minus = form.scale(&Dim::int(-1));
                let opposite = Pred::NotZero(minus.clone());
                self.others.iter().any(|other| other == pred || *other == opposite)
                    || self.prove(&form.offset(-1))
                    || self.prove(&minus.offset(-1))
            }
            Pred::Is(..) => self.others.contains(pred),
            Pred::All(all) => all.iter().all(|pred| self.implied(pred)),
            Pred::Any(any) => self.others.contains(pred) || any.iter().any(|pred| self.implied(pred)),
            Pred::Unknown => false,
        }
    }

    /// Whether a sum is not negative.
    pub(super) fn prove(&mut self, form: &Form) -> bool {
        if let Some(dim) = form.as_dim() {
            return self.constant(dim);
        }
        if form.terms.len() > TERMS {
            return false;
        }
        self.state_laws();
        let key = (self.context.0, self.depth, form.clone());
        if self.open.is_none()
            && let Some(&known) = self.asked.get(&key)
        {
            return known;
        }
        let open = self.open.clone();
        let proved = self.search(form, &mut Vec::new(), &mut (STEPS >> (2 * self.depth)));
        if self.open.is_none() {
            self.asked.insert(key, proved);
        } else if !proved {
            self.open = open;
        }
        proved
    }

    fn search(&mut self, form: &Form, gone: &mut Vec<Atom>, steps: &mut usize) -> bool {
        let Some(left) = steps.checked_sub(1) else { return false };
        if form.terms.len() > TERMS {
            return false;
        }
        *steps = left;
        if let Some(dim) = form.as_dim() {
            return self.constant(dim);
        }
        let atoms: Vec<(Atom, Dim)> = form.terms.iter().rev().map(|(&atom, factor)| (atom, factor.clone())).collect();
        for (atom, factor) in atoms {
            let up = factor.never_negative();
            if !up && !Dim::default().sub(&factor).never_negative() {
                continue;
            }
            if let Some((x, y)) = self.either(atom, up) {
                let rest = form.plus(&Dim::int(-1), &Form::atom(atom).scale(&factor));
                let both = [x, y].iter().all(|side| self.search(&rest.plus(&factor, side), gone, steps));
                if both {
                    return true;
                }
            }
            let bounds = self.bounds(atom, up);
            gone.push(atom);
            for bound in bounds {
                let pitch = bound.coefficient(atom);
                // factor·atom + rest with pitch·atom + r not negative.
                let next = match factor.div(&pitch) {
                    Some(times) if times.mul(&pitch) == factor => form.plus(&Dim::int(-1).mul(&times), &bound),
                    _ => {
                        let (pitch, factor) = match up {
                            true => (pitch, factor.clone()),
                            false => (Dim::default().sub(&pitch), Dim::default().sub(&factor)),
                        };
                        form.scale(&pitch).plus(&Dim::default().sub(&factor), &bound)
                    }
                };
                let again = next.terms.keys().any(|atom| gone.contains(atom));
                let open = self.open.clone();
                if !again && self.search(&next, gone, steps) {
                    gone.pop();
                    return true;
                }
                self.open = open;
            }
            gone.pop();
        }
        false
    }

    /// Whether an atom is one of two others where a sum wants it large (`up`) or
    /// small.
    fn either(&self, atom: Atom, up: bool) -> Option<(Form, Form)> {
        match self.forms.node(atom) {
            Node::Min(x, y) if up => Some((x.clone(), y.clone())),
            Node::Max(x, y) if !up => Some((x.clone(), y.clone())),
            Node::Select(_, x, y) => Some((x.clone(), y.clone())),
            _ => None,
        }
    }

    /// Sums that are not negative and bound an atom from below (`up`) or above.
    fn bounds(&mut self, atom: Atom, up: bool) -> Vec<Form> {
        let sign = |this: &Self, form: &Form| {
            let factor = form.coefficient(atom);
            let factor = if up { factor } else { Dim::default().sub(&factor) };
            factor.sub(&Dim::int(1)).at_least_zero(&|sym| this.positive.contains(&sym))
        };
        let mut found: Vec<Form> = self.sums.iter().filter(|form| sign(self, form)).cloned().collect();
        let laws: Vec<Law> =
            self.by_atom.get(&atom).into_iter().flatten().map(|&number| self.laws[number].clone()).collect();
        for Law { form, given } in laws {
            if !sign(self, &form) {
                continue;
            }
            if self.depth == 2 && !given.is_empty() {
                continue;
            }
            self.depth += 1;
            let open = self.open.take();
            let holds = given.iter().all(|given| self.prove(given));
            self.open = open;
            self.depth -= 1;
            if holds {
                found.push(form);
            }
        }
        found
    }

    /// Whether a symbolic number is not negative.
    fn constant(&mut self, dim: &Dim) -> bool {
        let positive = |sym| self.positive.contains(&sym);
        if dim.at_least_zero(&positive) {
            return true;
        }
        // Conditions on const parameters around: what is assumed, and more.
        let follows = |dim: &Dim| {
            let mut assumed = self.sums.iter().filter_map(Form::as_dim);
            assumed.any(|known| dim.sub(known).at_least_zero(&positive))
        };
        if follows(dim) {
            return true;
        }
        let negative = Dim::int(-1).sub(dim);
        let never = negative.at_least_zero(&positive) || follows(&negative);
        let Some(open) = &mut self.open else { return false };
        let mut constants = false;
        dim.symbols(&mut |sym| constants |= matches!(sym, Sym::Extern(_)));
        // At least so large, or a matter of divisions and of constants.
        let least = dim.add(&Dim::int(i64::from(u32::MAX))).never_negative();
        let decided_later =
            !never && dim.as_int().is_none() && (constants || !dim.is_polynomial() || least) && holds_somewhere(dim);
        if decided_later {
            open.insert(dim.clone());
        }
        decided_later
    }

    /// Writes down what the definitions of new atoms say.
    fn state_laws(&mut self) {
        let from = self.lawful;
        let atoms: Vec<Atom> = self.forms.since(from).collect();
        self.lawful += atoms.len();
        for atom in atoms {
            let itself = Form::atom(atom);
            match self.forms.node(atom).clone() {
                Node::Extent(..) => self.law(itself, []),
                Node::Value(value) => {
                    // A `usize` comes from the host, a small unsigned integer from anywhere.
                    if matches!(self.forms.func.values[value].def, ValueDef::Param(_))
                        && *self.forms.func.ty(value) == Type::INDEX
                    {
                        self.law(itself, []);
                    }
                }
                Node::Op(Op::Cast { .. }, args, elem) if elem == Elem::INDEX => {
                    if args.first().is_some_and(|form| self.is_small(form)) {
                        self.law(itself, []);
                    }
                }
                Node::Product(atoms) => {
                    // Not negative, if no factor is; one proof for each.
                    let plain = atoms.iter().all(|&atom| matches!(self.forms.node(atom), Node::Extent(..)));
                    if plain {
                        self.law(itself, []);
                    }
                }
                Node::Min(x, y) => {
                    self.law(x.sub(&itself), []);
                    self.law(y.sub(&itself), []);
                }
                Node::Max(x, y) => {
                    self.law(itself.sub(&x), []);
                    self.law(itself.sub(&y), []);
                }
                Node::Div(x, y) => {
                    let one = [y.offset(-1)];
                    let back = self.forms.product(&y, &itself);
                    let most = y.offset(-1);
                    self.law(back.sub(&x).add(&most), one.clone());
                    self.law(x.add(&most).sub(&back), one);
                    self.law(x.sub(&back), [x.clone()]);
                    self.law(itself, [x, y]);
                }
                Node::Rem(x, y) => {
                    self.law(y.sub(&itself).offset(-1), [y.offset(-1)]);
                    self.law(x.sub(&itself), [x.clone()]);
                    self.law(itself, [x]);
                }
                Node::Select(..) | Node::Load(..) | Node::Called(..) | Node::Op(..) => {}
            }
        }
        // Products that laws made are atoms, too.
        if self.forms.since(self.lawful).next().is_some() {
            self.state_laws();
        }
    }

    fn law<const N: usize>(&mut self, form: Form, given: [Form; N]) {
        for &atom in form.terms.keys() {
            self.by_atom.entry(atom).or_default().push(self.laws.len());
        }
        self.laws.push(Law { form, given: given.into() });
    }

    /// Whether an atom is of an unsigned type of at most 32 bits.
    fn is_small(&self, form: &Form) -> bool {
        let Some(atom) = form.as_atom() else { return false };
        let elem = match self.forms.node(atom) {
            Node::Value(value) | Node::Load(value, ..) => self.forms.func.ty(*value).elem(),
            Node::Op(_, _, elem) => *elem,
            _ => return false,
        };
        matches!(elem, Elem::Is(dtype) if dtype.kind() == Kind::Uint && dtype.bits() <= 32)
    }
}
