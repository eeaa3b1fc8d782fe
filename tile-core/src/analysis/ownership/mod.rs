//! Write ownership: proves that no two blocks access a common element, one of them
//! writing.
//!
//! Blocks run at the same time and in any order, so an element that one writes
//! and another accesses is a race. Two accesses are in order if it follows from
//! their indices that blocks which meet in an element have the same block
//! indices, or that the accesses never meet:
//!
//! ```text
//! y[b*BN .. b*BN + BN]        slices: the same b
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

mod bounds;
mod equal_values;
mod prepared;

use super::access::{Access, Kind};
use super::affine::Affine;
use super::values::Values;
use crate::ir::{BinOp, Dim, Inst, Op, Sym, Type, Value, ValueDef};
use bounds::{Bounds, Source};
use equal_values::EqualValues;
use prepared::Prepared;
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

/// A possible race: two accesses by which blocks may access one element, in no order.
#[derive(Clone, Copy, Debug)]
pub struct Race<'r> {
    /// One that writes.
    pub write: &'r Access,
    /// The other; the same where one access of two blocks races with itself.
    pub other: &'r Access,
    /// A block index in which the blocks may differ.
    pub index: Value,
}

impl Assumed {
    fn join(&mut self, other: Assumed) {
        self.divisors.extend(other.divisors);
        self.positive.extend(other.positive);
    }
}

/// `dividend / divisor` and `dividend % divisor`.
#[derive(Debug)]
struct Division {
    dividend: Value,
    divisor: Value,
    quotient: Value,
    remainder: Value,
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
        let mut equal = BTreeSet::new();
        for (index, _) in &self.indices {
            if a.fixed.get(index).is_some_and(|form| b.fixed.get(index) == Some(form)) {
                equal.insert(*index);
            }
        }
        let mut needed = Assumed::default();
        let equal = loop {
            let equal_values = EqualValues::on(equal.clone());
            let mut known = equal.clone();
            for (x, y) in a.axes.iter().zip(&b.axes) {
                let (Some(x), Some(y)) = (x, y) else { continue };
                if let Some(positive) = self.never(&a, x, &b, y, &equal_values) {
                    assumed.positive.extend(positive);
                    assumed.join(needed);
                    return None;
                }
                for (leaf, positive) in self.told(&a, x, &b, y, &equal_values) {
                    needed.positive.extend(positive);
                    match a.strides.get(&leaf) {
                        Some(&index) => known.extend([index]),
                        // The offset is the same, which says nothing of the counter.
                        None if a.offsets.contains_key(&leaf) => {}
                        None => known.extend([leaf]),
                    }
                }
            }
            let equal_values = EqualValues::on(known.clone());
            for division in &self.divisions {
                let same = |value| self.is_equal(value, &equal_values);
                if !same(division.dividend) && same(division.quotient) && same(division.remainder) {
                    needed.divisors.insert(division.divisor);
                    let dividend = self.values.affine(division.dividend);
                    let mut open = dividend.terms.keys().filter(|&&leaf| !same(leaf));
                    let only = open.next().copied().filter(|_| open.next().is_none());
                    let only = only.filter(|&leaf| dividend.coefficient(leaf).as_int().is_some_and(|n| n != 0));
                    known.extend([division.dividend].into_iter().chain(only));
                }
            }
            if known == equal {
                break equal;
            }
            equal = known;
        };
        let apart = self.indices.iter().map(|(index, _)| *index).find(|index| !equal.contains(index));
        if apart.is_none() {
            assumed.join(needed);
        }
        apart
    }

    /// The first race among the accesses to one tensor or workspace; writes that
    /// meet themselves come first, reads last. Calls `assume` with each write and
    /// what the proof takes for granted that it meets no other.
    pub fn race<'r>(&self, all: &[&'r Access], assume: &mut dyn FnMut(&Access, Assumed)) -> Option<Race<'r>> {
        let (writes, reads): (Vec<&Access>, Vec<&Access>) = all.iter().partition(|access| access.kind != Kind::Read);
        let themselves = writes.iter().map(|&write| (write, write));
        let behind = |i: usize| writes[i + 1..].iter();
        let others = writes.iter().enumerate().flat_map(|(i, &write)| behind(i).map(move |&other| (write, other)));
        let read = writes.iter().flat_map(|&write| reads.iter().map(move |&read| (write, read)));
        for (write, other) in themselves.chain(others).chain(read) {
            if write.needs_no_order(other) {
                continue;
            }
            let mut assumed = Assumed::default();
            if let Some(index) = self.apart(write, other, &mut assumed) {
                return Some(Race { write, other, index });
            }
            assume(write, assumed);
        }
        None
    }

    /// Whether the access depends on a block index: at which element it is, or
    /// whether it happens.
    pub fn depends(&self, access: &Access, index: Value) -> bool {
        let access = self.prepare(access);
        let mut leaves = access.axes.iter().flatten().flat_map(|(base, _)| base.terms.keys());
        let mut seen = BTreeSet::new();
        access.fixed.contains_key(&index) || leaves.any(|&leaf| self.uses(leaf, index, &mut seen))
    }

    /// How far apart blocks are that are adjacent in `index`, and how many
    /// elements each of them accesses, on an axis where the former is less.
    pub fn overlap(&self, access: &Access, index: Value) -> Option<(Dim, Dim)> {
        let access = self.prepare(access);
        let mut axes = access.axes.iter().flatten();
        axes.find_map(|(base, len)| {
            let pitch = base.coefficient(index);
            let bounds = self.bounds(&base.without(index), &access, Source::Definitions);
            let extent = bounds.hi?.sub(&bounds.lo?).add(len);
            (pitch != Dim::default() && natural(&pitch.sub(&extent)).is_none()).then_some((pitch, extent))
        })
    }

    /// Whether a value is computed from another; `seen` is what was looked at.
    fn uses(&self, value: Value, index: Value, seen: &mut BTreeSet<Value>) -> bool {
        let inst = match self.values.func.values[value].def {
            ValueDef::Param(_) => None,
            ValueDef::Arg(region, _) => self.values.owner(region),
            ValueDef::Inst(_) => self.values.func.def(value),
        };
        let scalar = |arg: &&Value| self.values.func.ty(**arg).mem().is_none();
        let mut args = inst.into_iter().flat_map(|inst| &inst.args).filter(scalar);
        value == index || (seen.insert(value) && args.any(|&arg| self.uses(arg, index, seen)))
    }

    /// The leaves that two blocks have in common which meet on an axis, one at
    /// `x` and one at `y`.
    fn told(
        &self,
        a: &Prepared,
        (x, x_len): &(Affine, Dim),
        b: &Prepared,
        (y, y_len): &(Affine, Dim),
        equal: &EqualValues,
    ) -> Vec<(Value, BTreeSet<Sym>)> {
        let (x, y) = self.cancel(x, y, equal);
        let told = x.terms.iter().filter_map(|(&leaf, factor)| {
            if y.terms.get(&leaf) != Some(factor) || self.is_equal(leaf, equal) {
                return None;
            }
            let rest = |form: &Affine, at: &Prepared, source: Source| {
                let Bounds { lo, hi } = self.bounds(&form.without(leaf), at, source);
                Some((lo?, hi?))
            };
            let closer = |pitch: &Dim, source: Source| {
                let ((x_lo, x_hi), (y_lo, y_hi)) = (rest(&x, a, source)?, rest(&y, b, source)?);
                let mut positive = natural(&pitch.sub(&x_hi).add(&y_lo).sub(x_len))?;
                positive.extend(natural(&pitch.sub(&y_hi).add(&x_lo).sub(y_len))?);
                Some((leaf, positive))
            };
            let pitches = [factor.clone(), Dim::default().sub(factor)];
            Source::ALL.iter().find_map(|&source| pitches.iter().find_map(|pitch| closer(pitch, source)))
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
        equal: &EqualValues,
    ) -> Option<BTreeSet<Sym>> {
        let (x, y) = self.cancel(&a.substitute(x), &b.substitute(y), equal);
        let behind = |first: &Bounds, len: &Dim, second: &Bounds| match (&first.hi, &second.lo) {
            (Some(hi), Some(lo)) => natural(&lo.sub(hi).sub(len)),
            _ => None,
        };
        Source::ALL.iter().find_map(|&source| {
            let (x, y) = (self.bounds(&x, a, source), self.bounds(&y, b, source));
            behind(&x, x_len, &y).or_else(|| behind(&y, y_len, &x))
        })
    }

    /// The forms without the terms that both have in common and that are equal.
    fn cancel(&self, x: &Affine, y: &Affine, equal: &EqualValues) -> (Affine, Affine) {
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
