//! Write ownership: whether blocks that access a common element are one block.
//!
//! Blocks run at the same time and in any order, so an element that one writes
//! and another accesses is a race. Two accesses are in order if it follows from
//! their indices that blocks which meet in an element have the same block
//! indices, or that the accesses never meet:
//!
//! ```text
//! y[b*BN .. b*BN + BN]        slabs: the same b
//! y[i, j], grid [i, j]        each axis tells one index
//! y[b / h, b % h]             quotient and remainder: the same b
//! if b == 0 { y[0] }          a condition fixes b
//! for t in (b..n).step_by(G)  a loop over the grid's extent G: t tells b
//! y[0 .. BN], y[BN .. 2*BN]   they never meet
//! ```
//!
//! # The proof
//! Let the accesses meet on an axis, and let both indices be `E·x + r`, where
//! `r` and the extents of the accesses vary by less than `E`: then `x` is the
//! same for both. This is repeated with what is then known to be equal, until
//! each block index is, or no axis says more.
//!
//! Symbols are extents and const parameters, which are not negative. Index
//! arithmetic wraps at 64 bits and the proof does not; see [`Affine`].

use super::access::{Access, Interval};
use super::affine::Affine;
use super::values::Values;
use crate::elem::Elem;
use crate::ir::{BinOp, CmpOp, Dim, Inst, Op, Sym, Type, Value, ValueDef};
use std::collections::{BTreeMap, BTreeSet};

/// The write ownership of one function.
#[derive(Debug)]
pub struct Ownership<'a, 'f> {
    values: &'a Values<'f>,
    /// The block indices that take more than one value, with the grid's extents.
    indices: Vec<(Value, Affine)>,
    /// Quotients and remainders: dividend, divisor, and both results.
    divisions: Vec<Division>,
}

/// What a proof takes for granted, to be checked when an instance or a launch is
/// made.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Assumed {
    /// Values of the host that divide block indices: they are positive.
    pub divisors: BTreeSet<Value>,
    /// Symbols that are positive.
    pub positive: BTreeSet<Sym>,
}

/// `dividend / divisor` and `dividend % divisor`.
#[derive(Debug)]
struct Division {
    dividend: Value,
    divisor: Value,
    quotient: Value,
    remainder: Value,
}

/// What bounds an index; both ends included.
#[derive(Clone, Debug, Default)]
struct Bounds {
    lo: Option<Dim>,
    hi: Option<Dim>,
}

/// An access in the form that the proof compares.
#[derive(Debug)]
struct Prepared {
    /// For each axis, where the interval starts and how long it is.
    axes: Vec<Option<(Affine, Dim)>>,
    /// What conditions say that block indices are.
    fixed: BTreeMap<Value, Affine>,
    /// Block indices that conditions say are not zero.
    nonzero: BTreeSet<Value>,
    /// Counters of loops that start at a place of the block: what is added to
    /// that place is at most this.
    offsets: BTreeMap<Value, Option<Dim>>,
    /// Counters that tell the block index behind them.
    strides: BTreeMap<Value, Value>,
}

impl<'a, 'f> Ownership<'a, 'f> {
    /// The ownership of a function's blocks.
    pub fn new(values: &'a Values<'f>) -> Ownership<'a, 'f> {
        let func = values.func;
        let one = Affine::constant(Dim::int(1));
        let indices = func.regions[func.body].args.iter().zip(&func.grid);
        let indices = indices.map(|(&index, &extent)| (index, values.affine(extent)));
        let indices = indices.filter(|(_, extent)| *extent != one).collect();
        Ownership { values, indices, divisions: divisions(values) }
    }

    /// Whether the grid has one block, whatever the arguments are.
    pub fn is_alone(&self) -> bool {
        self.indices.is_empty()
    }

    /// A block index in which two blocks may differ that meet in an element, one
    /// by each access; none when they are one block or never meet.
    ///
    /// What the proof takes for granted is added to `assumed`.
    pub fn apart(&self, a: &Access, b: &Access, assumed: &mut Assumed) -> Option<Value> {
        let (a, b) = (self.prepare(a), self.prepare(b));
        let mut equal: BTreeSet<Value> = BTreeSet::new();
        for (index, _) in &self.indices {
            if a.fixed.get(index).is_some_and(|form| b.fixed.get(index) == Some(form)) {
                equal.insert(*index);
            }
        }
        let mut needed = Assumed::default();
        loop {
            let mut known = equal.clone();
            for (x, y) in a.axes.iter().zip(&b.axes) {
                let (Some(x), Some(y)) = (x, y) else { continue };
                if let Some(positive) = self.never(&a, x, &b, y, &equal) {
                    assumed.positive.extend(positive);
                    return None;
                }
                for (leaf, positive) in self.told(&a, x, &b, y, &equal) {
                    needed.positive.extend(positive);
                    match a.strides.get(&leaf) {
                        Some(&index) => known.extend([index]),
                        // The offset is the same, which says nothing of the counter.
                        None if a.offsets.contains_key(&leaf) => {}
                        None => known.extend([leaf]),
                    }
                }
            }
            for division in &self.divisions {
                let same = |value| self.is_equal(value, &known);
                if !same(division.dividend) && same(division.quotient) && same(division.remainder) {
                    needed.divisors.insert(division.divisor);
                    let dividend = self.values.affine(division.dividend);
                    let mut open = dividend.terms.keys().filter(|&&leaf| !self.is_equal(leaf, &known));
                    let only = open.next().copied().filter(|_| open.next().is_none());
                    known.extend([division.dividend].into_iter().chain(only));
                }
            }
            if known == equal {
                break;
            }
            equal = known;
        }
        let apart = self.indices.iter().map(|(index, _)| *index).find(|index| !equal.contains(index));
        if apart.is_none() {
            assumed.divisors.append(&mut needed.divisors);
            assumed.positive.append(&mut needed.positive);
        }
        apart
    }

    /// Whether the access depends on a block index: at which element it is, or
    /// whether it happens.
    pub fn depends(&self, access: &Access, index: Value) -> bool {
        let access = self.prepare(access);
        access.fixed.contains_key(&index)
            || access.axes.iter().flatten().any(|(base, _)| base.terms.keys().any(|&leaf| self.uses(leaf, index)))
    }

    /// How far apart blocks are that are neighbours in `index`, and how many
    /// elements each of them accesses, on an axis where the former is less.
    pub fn overlap(&self, access: &Access, index: Value) -> Option<(Dim, Dim)> {
        let access = self.prepare(access);
        let mut axes = access.axes.iter().flatten();
        axes.find_map(|(base, len)| {
            let pitch = base.coefficient(index);
            let bounds = self.bounds(&base.without(index), &access);
            let extent = bounds.hi?.sub(&bounds.lo?).add(len);
            (pitch != Dim::default() && natural(&pitch.sub(&extent)).is_none()).then_some((pitch, extent))
        })
    }

    /// Whether a value is computed from another.
    fn uses(&self, value: Value, index: Value) -> bool {
        value == index
            || match self.values.func.values[value].def {
                ValueDef::Param(_) => false,
                ValueDef::Arg(region, _) => self.values.owner(region).is_some_and(|inst| self.args_use(inst, index)),
                ValueDef::Inst(_) => self.values.func.def(value).is_some_and(|inst| self.args_use(inst, index)),
            }
    }

    fn args_use(&self, inst: &Inst, index: Value) -> bool {
        let scalars = inst.args.iter().filter(|&&arg| self.values.func.ty(arg).mem().is_none());
        scalars.into_iter().any(|&arg| self.uses(arg, index))
    }

    /// The leaves that two blocks have in common which meet on an axis, one at
    /// `x` and one at `y`.
    fn told(
        &self,
        a: &Prepared,
        (x, x_len): &(Affine, Dim),
        b: &Prepared,
        (y, y_len): &(Affine, Dim),
        equal: &BTreeSet<Value>,
    ) -> Vec<(Value, BTreeSet<Sym>)> {
        let (x, y) = self.cancel(x, y, equal);
        let told = x.terms.iter().filter_map(|(&leaf, factor)| {
            if y.terms.get(&leaf) != Some(factor) || self.is_equal(leaf, equal) {
                return None;
            }
            let rest = |form: &Affine, at: &Prepared| {
                let Bounds { lo, hi } = self.bounds(&form.without(leaf), at);
                Some((lo?, hi?))
            };
            let ((x_lo, x_hi), (y_lo, y_hi)) = (rest(&x, a)?, rest(&y, b)?);
            let closer = |pitch: &Dim| {
                let mut positive = natural(&pitch.sub(&x_hi).add(&y_lo).sub(x_len))?;
                positive.extend(natural(&pitch.sub(&y_hi).add(&x_lo).sub(y_len))?);
                Some((leaf, positive))
            };
            closer(factor).or_else(|| closer(&Dim::default().sub(factor)))
        });
        told.collect()
    }

    /// Whether the intervals have no index in common, and which symbols are then
    /// positive.
    fn never(
        &self,
        a: &Prepared,
        (x, x_len): &(Affine, Dim),
        b: &Prepared,
        (y, y_len): &(Affine, Dim),
        equal: &BTreeSet<Value>,
    ) -> Option<BTreeSet<Sym>> {
        let (x, y) = self.cancel(&a.substitute(x), &b.substitute(y), equal);
        let (x, y) = (self.bounds(&x, a), self.bounds(&y, b));
        let behind = |first: &Bounds, len: &Dim, second: &Bounds| match (&first.hi, &second.lo) {
            (Some(hi), Some(lo)) => natural(&lo.sub(hi).sub(len)),
            _ => None,
        };
        behind(&x, x_len, &y).or_else(|| behind(&y, y_len, &x))
    }

    /// The forms without what both have in common and agree on.
    fn cancel(&self, x: &Affine, y: &Affine, equal: &BTreeSet<Value>) -> (Affine, Affine) {
        let (mut x, mut y) = (x.clone(), y.clone());
        x.terms.retain(|&leaf, factor| {
            let both = y.terms.get(&leaf) == Some(factor) && self.is_equal(leaf, equal);
            if both {
                y.terms.remove(&leaf);
            }
            !both
        });
        (x, y)
    }

    /// Whether a value is the same in two blocks that agree on others.
    fn is_equal(&self, value: Value, equal: &BTreeSet<Value>) -> bool {
        let func = self.values.func;
        if equal.contains(&value) {
            return true;
        }
        match func.values[value].def {
            ValueDef::Param(_) => true,
            ValueDef::Arg(..) => false,
            ValueDef::Inst(_) if !self.values.is_made_in(value, func.body) => true,
            ValueDef::Inst(id) => {
                let inst = &func.insts[id];
                let fixed = match &inst.op {
                    Op::Load {} => func.is_input(inst.args[0]),
                    Op::Extent { .. } => true,
                    op => op.effect() == crate::ir::Effect::Pure,
                };
                let same = |&arg: &Value| match func.ty(arg) {
                    Type::Mem(_) => self.is_input_itself(arg),
                    Type::Scalar(_) => self.is_equal(self.values.canonical(arg), equal),
                };
                fixed && inst.args.iter().all(same)
            }
        }
    }

    /// Whether memory is a tensor parameter and no view.
    fn is_input_itself(&self, memory: Value) -> bool {
        matches!(self.values.func.values[memory].def, ValueDef::Param(_))
    }

    fn prepare(&self, access: &Access) -> Prepared {
        let mut prepared = Prepared {
            axes: Vec::new(),
            fixed: BTreeMap::new(),
            nonzero: BTreeSet::new(),
            offsets: BTreeMap::new(),
            strides: BTreeMap::new(),
        };
        for &(condition, holds) in &access.conditions {
            self.fix(condition, holds, &mut prepared);
        }
        for interval in &access.axes {
            let axis = match interval {
                Interval::From { base, len } => Some((self.unfold(base, &mut prepared), len.clone())),
                Interval::Any => None,
            };
            prepared.axes.push(axis);
        }
        prepared
    }

    /// Writes counters of loops that start where the block's index says as that
    /// place and an offset.
    fn unfold(&self, form: &Affine, prepared: &mut Prepared) -> Affine {
        let mut out = Affine::constant(form.constant.clone());
        for (&leaf, factor) in &form.terms {
            let term = self.start(leaf, prepared).unwrap_or_else(|| Affine::leaf(leaf));
            out = out.add(&term.scale(factor));
        }
        out
    }

    fn start(&self, counter: Value, prepared: &mut Prepared) -> Option<Affine> {
        let ValueDef::Arg(region, _) = self.values.func.values[counter].def else { return None };
        let owner = self.values.owner(region)?;
        let (Op::For { .. }, &[lo, hi, step]) = (&owner.op, owner.args.as_slice()) else { return None };
        let (lo, step) = (self.values.affine(lo), self.values.affine(step));
        // `t = c·(b + G·k) + rest`
        for (index, extent) in &self.indices {
            let factor = lo.coefficient(*index);
            if factor != Dim::default() && step == extent.scale(&factor) {
                prepared.strides.insert(counter, *index);
                return Some(lo.without(*index).add(&Affine::leaf(counter).scale(&factor)));
            }
        }
        if lo.as_constant().is_some() {
            return None;
        }
        let most = |end: Value| self.values.affine(end).add(&lo.scale(&Dim::int(-1))).as_constant().cloned();
        let most = self.least_of(hi).into_iter().find_map(most).map(|len| len.sub(&Dim::int(1)));
        let lo = self.unfold(&lo, prepared);
        prepared.offsets.insert(counter, most);
        Some(lo.add(&Affine::leaf(counter)))
    }

    /// Values of which an index is at most the least.
    fn least_of(&self, value: Value) -> Vec<Value> {
        match self.values.func.def(value) {
            Some(Inst { op: Op::Bin { op: BinOp::Min }, args, .. }) => {
                args.iter().flat_map(|&arg| self.least_of(arg)).collect()
            }
            _ => vec![value],
        }
    }

    /// What a condition says of block indices.
    fn fix(&self, condition: Value, holds: bool, prepared: &mut Prepared) {
        let func = self.values.func;
        let Some(inst) = func.def(condition) else { return };
        match (&inst.op, inst.args.as_slice()) {
            (Op::Bin { op: BinOp::And }, &[x, y]) if holds => {
                self.fix(x, true, prepared);
                self.fix(y, true, prepared);
            }
            (Op::Bin { op: BinOp::Or }, &[x, y]) if !holds => {
                self.fix(x, false, prepared);
                self.fix(y, false, prepared);
            }
            (Op::Un { op: crate::ir::UnOp::Not }, &[x]) => self.fix(x, !holds, prepared),
            (Op::Cmp { op }, &[x, y]) if func.ty(x).elem() == Elem::INDEX => {
                let (x, y) = (self.values.affine(x), self.values.affine(y));
                self.compare(&x, *op, holds, &y, prepared);
                self.compare(&y, op.swapped(), holds, &x, prepared);
            }
            _ => {}
        }
    }

    /// `index op other`, or its opposite, of a block index and what all blocks
    /// agree on.
    fn compare(&self, index: &Affine, op: CmpOp, holds: bool, other: &Affine, prepared: &mut Prepared) {
        let known = self.indices.iter().find(|(known, _)| *index == Affine::leaf(*known));
        let Some((index, _)) = known else { return };
        let none = BTreeSet::new();
        if !other.terms.keys().all(|&leaf| self.is_equal(leaf, &none)) {
            return;
        }
        let is = |n: i64| other.as_constant().and_then(Dim::as_int) == Some(n);
        match (op, holds) {
            (CmpOp::Eq, true) | (CmpOp::Ne, false) => {
                prepared.fixed.insert(*index, other.clone());
            }
            (CmpOp::Lt, true) | (CmpOp::Ge, false) if is(1) => {
                prepared.fixed.insert(*index, Affine::default());
            }
            (CmpOp::Le, true) | (CmpOp::Gt, false) if is(0) => {
                prepared.fixed.insert(*index, Affine::default());
            }
            (CmpOp::Eq, false) | (CmpOp::Ne, true) | (CmpOp::Gt, true) | (CmpOp::Le, false) if is(0) => {
                prepared.nonzero.insert(*index);
            }
            (CmpOp::Ge, true) | (CmpOp::Lt, false) if is(1) => {
                prepared.nonzero.insert(*index);
            }
            _ => {}
        }
    }

    fn bounds(&self, form: &Affine, at: &Prepared) -> Bounds {
        let mut out = Bounds { lo: Some(form.constant.clone()), hi: Some(form.constant.clone()) };
        let sum = |a: Option<Dim>, b: Option<Dim>, factor: &Dim| Some(a?.add(&b?.mul(factor)));
        for (&leaf, factor) in &form.terms {
            let Bounds { lo, hi } = self.leaf(leaf, at);
            let (low, high) = if factor.never_negative() {
                (lo, hi)
            } else if Dim::default().sub(factor).never_negative() {
                (hi, lo)
            } else {
                (None, None)
            };
            out = Bounds { lo: sum(out.lo, low, factor), hi: sum(out.hi, high, factor) };
        }
        out
    }

    fn leaf(&self, leaf: Value, at: &Prepared) -> Bounds {
        let zero = Some(Dim::default());
        if let Some((_, extent)) = self.indices.iter().find(|(index, _)| *index == leaf) {
            let lo = if at.nonzero.contains(&leaf) { Some(Dim::int(1)) } else { zero };
            return Bounds { lo, hi: extent.as_constant().map(|extent| extent.sub(&Dim::int(1))) };
        }
        if let Some(most) = at.offsets.get(&leaf) {
            return Bounds { lo: zero, hi: most.clone() };
        }
        if at.strides.contains_key(&leaf) {
            return Bounds { lo: zero, hi: None };
        }
        match self.values.leaf_range(leaf) {
            Some(range) => Bounds { lo: Some(range.lo), hi: Some(range.hi) },
            None => self.computed(leaf, at),
        }
    }

    /// The bounds of a counter or of the result of an operation.
    fn computed(&self, leaf: Value, at: &Prepared) -> Bounds {
        let func = self.values.func;
        let of = |value: Value| self.bounds(&self.values.affine(value), at);
        let natural = |bounds: &Bounds| bounds.lo.as_ref().is_some_and(Dim::never_negative);
        match func.values[leaf].def {
            ValueDef::Arg(region, _) => match self.values.owner(region) {
                Some(Inst { op: Op::Parallel {}, .. }) => Bounds { lo: Some(Dim::default()), hi: None },
                Some(Inst { op: Op::For { .. }, args, .. }) => {
                    let hi = self.least_of(args[1]).into_iter().find_map(|end| of(end).hi);
                    Bounds { lo: of(args[0]).lo, hi: hi.map(|end| end.sub(&Dim::int(1))) }
                }
                _ => Bounds::default(),
            },
            ValueDef::Param(_) => Bounds::default(),
            ValueDef::Inst(id) => match (&func.insts[id].op, func.insts[id].args.as_slice()) {
                (Op::Extent { .. }, _) => Bounds { lo: Some(Dim::default()), hi: None },
                (Op::Bin { op: BinOp::Rem }, &[x, y]) if natural(&of(x)) => {
                    let divisor = self.values.affine(y).as_constant().cloned();
                    // The remainder by zero is zero.
                    let hi = divisor.filter(|d| d.as_int() != Some(0)).map(|d| d.sub(&Dim::int(1)));
                    Bounds { lo: Some(Dim::default()), hi: hi.filter(Dim::never_negative) }
                }
                (Op::Bin { op: BinOp::Div }, &[x, y]) if natural(&of(x)) && natural(&of(y)) => {
                    Bounds { lo: Some(Dim::default()), hi: None }
                }
                (Op::Bin { op: BinOp::Min }, &[x, y]) => {
                    let lo = (natural(&of(x)) && natural(&of(y))).then(Dim::default);
                    Bounds { lo, hi: of(x).hi.or(of(y).hi) }
                }
                (Op::Bin { op: BinOp::Max }, &[x, y]) => Bounds { lo: of(x).lo.or(of(y).lo), hi: None },
                _ => Bounds::default(),
            },
        }
    }
}

impl Prepared {
    /// The form with the block indices that conditions fix.
    fn substitute(&self, form: &Affine) -> Affine {
        self.fixed
            .iter()
            .fold(form.clone(), |form, (&index, is)| form.without(index).add(&is.scale(&form.coefficient(index))))
    }
}

/// Whether a number is not negative, and which symbols have to be positive for
/// that.
fn natural(dim: &Dim) -> Option<BTreeSet<Sym>> {
    let mut positive = BTreeSet::new();
    if dim.never_negative() {
        return Some(positive);
    }
    dim.symbols(&mut |sym| {
        if !Values::is_of_host(sym) {
            positive.insert(sym);
        }
    });
    let one_more = |sym| positive.contains(&sym).then(|| Dim::sym(sym).add(&Dim::int(1)));
    dim.substitute(&one_more).is_some_and(|dim| dim.never_negative()).then_some(positive)
}

/// Every index of which the body has both the quotient and the remainder by one
/// divisor of the host.
fn divisions(values: &Values<'_>) -> Vec<Division> {
    let func = values.func;
    let mut found: BTreeMap<(Value, Value), [Option<Value>; 2]> = BTreeMap::new();
    for (result, data) in func.values.iter() {
        if let ValueDef::Inst(inst) = data.def
            && let Inst { op: Op::Bin { op }, args, .. } = &func.insts[inst]
            && let Some(which) = [BinOp::Div, BinOp::Rem].iter().position(|is| is == op)
            && data.ty == Type::INDEX
        {
            let divisor = values.canonical(args[1]);
            if !values.is_made_in(divisor, func.body) || values.affine(divisor).as_constant().is_some() {
                let pair = found.entry((values.canonical(args[0]), divisor)).or_default();
                pair[which].get_or_insert(values.canonical(result));
            }
        }
    }
    let both = |((dividend, divisor), [quotient, remainder]): ((Value, Value), [Option<Value>; 2])| {
        Some(Division { dividend, divisor, quotient: quotient?, remainder: remainder? })
    };
    found.into_iter().filter_map(both).collect()
}
