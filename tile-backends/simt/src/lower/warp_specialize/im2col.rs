//! Which gathers are windows that TMA copies can follow.
//!
//! ```text
//! p = first + i                                   rows of the tile are places
//! a[i, j] = x[p / (h·w), p / w % h · step + top + r, p % w · step + left + s, c + j]
//! ```
//!
//! A gather ([`gather`](super::gathered_operands)) is one if its rows, numbered on from a
//! first one, are the places of a window: on the axes but the last the digits of
//! that number, each times a step and with a start, and shifted alike in all
//! rows; and if its columns are neighbours. Indices are read as polynomials, so
//! that `h·w` is known to be `h` times `w` wherever it is computed, with digits of
//! the number as atoms.
//!
//! What stands in a launch, steps, starts and the digits' bounds, becomes part of
//! the tensor map, for instructions take nothing of it; what moves becomes
//! coordinates and shifts.

use super::gathered_operands::Move;
use super::positions::Positions;
use crate::facts::LaunchFacts;
use crate::ir::{Amount, SIDES, Side, Source, Window};
use crate::lower::shapes::extents;
use crate::lower::uses::{constant, is_fragment};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use tile_core::elem::DType;
use tile_core::ir::{BinOp, Func, Inst, InstId, Op, RegionId, Value, ValueDef};

/// The most places of a copy.
const PLACES: u32 = 1024;

/// A gather whose rows are places of a window.
#[derive(Clone, Debug)]
pub(super) struct Im2col {
    /// The tensor.
    pub(super) source: Value,
    /// The number of the first row.
    pub(super) first: Sum,
    /// What the digits' distances and bounds are, where they start, and how far
    /// they are shifted, for each axis but the first and the last.
    pub(super) sides: Vec<Digits>,
    /// How many numbers one of the first axis has.
    pub(super) image: Sum,
    /// What is added to the first index.
    pub(super) outer: Sum,
    /// The first column.
    pub(super) column: Sum,
    /// The same for the tensor map.
    pub(super) window: Window,
}

/// An axis of a window.
#[derive(Clone, Debug)]
pub(super) struct Digits {
    /// The distance of two numbers whose digits differ by one.
    pub(super) below: Sum,
    pub(super) count: Sum,
    pub(super) step: Sum,
    pub(super) start: Sum,
    pub(super) shift: Sum,
}

/// What a polynomial is of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Atom {
    /// An index that is the same in all rows.
    Value(Value),
    /// The row, or the column.
    Axis(usize),
    /// A digit of the row's number, which wraps nowhere.
    Digit(usize),
}

/// A sum of products, by their factors in order; none is zero.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Sum {
    terms: BTreeMap<Vec<Atom>, i64>,
}

impl Sum {
    fn int(number: i64) -> Sum {
        Sum::product(Vec::new(), number)
    }

    fn atom(atom: Atom) -> Sum {
        Sum::product(vec![atom], 1)
    }

    fn product(factors: Vec<Atom>, by: i64) -> Sum {
        let mut sum = Sum::default();
        sum.put(factors, by);
        sum
    }

    fn put(&mut self, factors: Vec<Atom>, by: i64) {
        let entry = self.terms.entry(factors).or_default();
        *entry = entry.wrapping_add(by);
        self.terms.retain(|_, by| *by != 0);
    }

    fn add(mut self, other: &Sum, by: i64) -> Sum {
        other.terms.iter().for_each(|(factors, c)| self.put(factors.clone(), c.wrapping_mul(by)));
        self
    }

    fn times(&self, other: &Sum) -> Sum {
        let mut product = Sum::default();
        for (x, c) in &self.terms {
            for (y, d) in &other.terms {
                let mut factors = [&x[..], &y[..]].concat();
                factors.sort_unstable();
                product.put(factors, c.wrapping_mul(*d));
            }
        }
        product
    }

    /// The terms of which something holds, and the others.
    fn split(self, which: impl Fn(&[Atom]) -> bool) -> [Sum; 2] {
        let (some, rest) = self.terms.into_iter().partition(|(factors, _)| which(factors));
        [Sum { terms: some }, Sum { terms: rest }]
    }

    fn is_uniform(&self) -> bool {
        self.terms.keys().flatten().all(|atom| matches!(atom, Atom::Value(_)))
    }

    /// Its terms: values, and what their product is taken by.
    pub(super) fn terms(&self) -> impl Iterator<Item = (Vec<Value>, i64)> {
        let value = |atom: &Atom| match atom {
            Atom::Value(value) => Some(*value),
            Atom::Axis(_) | Atom::Digit(_) => None,
        };
        self.terms.iter().map(move |(factors, by)| (factors.iter().filter_map(value).collect(), *by))
    }

    /// The values it is of.
    fn values(&self) -> impl Iterator<Item = Value> {
        self.terms().flat_map(|(values, _)| values)
    }
}

/// A quotient of the row's number, or the remainder of one.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Digit {
    of: Sum,
    below: Sum,
    count: Option<Sum>,
}

impl Im2col {
    /// What its places depend on.
    pub(super) fn sources(&self) -> Vec<Value> {
        let sums = [&self.first, &self.outer, &self.column];
        let shifts = self.sides.iter().map(|side| &side.shift);
        sums.into_iter().chain(shifts).flat_map(|sum| sum.values().collect::<Vec<_>>()).collect()
    }
}

impl Positions {
    /// How a gather im2cols over its tensor, if it does.
    pub(super) fn im2col(&self, func: &Func, facts: &LaunchFacts, gather: InstId) -> Option<Im2col> {
        let inst = &func.insts[gather];
        let moved = Move::of(func, inst).filter(|moved| moved.condition.is_none())?;
        let load = &func.insts[moved.load];
        let (&source, indices) = load.args.split_first()?;
        let inner = indices.len().checked_sub(2).filter(|inner| (1..=SIDES).contains(inner))?;
        let places = extents(func, func.insts[moved.store].args[1])?.first().copied()?;
        let copied = facts.windows && facts.tensor(func, source).is_some_and(|facts| facts.bulk) && places <= PLACES;
        if func.root(source) != source || !copied {
            return None;
        }
        let mut reader = Reader::new(func, self);
        let read =
            |reader: &mut Reader<'_>| indices.iter().map(|&index| reader.read(index)).collect::<Option<Vec<Sum>>>();
        let sums = reader.within(inst, read)?;
        let (last, rows) = sums.split_last()?;
        let column = last.clone().add(&Sum::atom(Atom::Axis(1)), -1);
        let (digits, mut below) = (reader.digits, Sum::int(1));
        let mut sides = Vec::new();
        let mut number: Option<Sum> = None;
        let mut same = |digit: &Digit| *number.get_or_insert_with(|| digit.of.clone()) == digit.of;
        for sum in rows[1..].iter().rev() {
            let (digit, step, rest) = part(&digits, sum)?;
            let count = digit.count.clone().filter(|_| digit.below == below && same(digit))?;
            let [start, shift] = rest.split(|factors| self.stands(func, factors));
            let next = below.times(&count);
            sides.push(Digits { below: std::mem::replace(&mut below, next), count, step, start, shift });
        }
        sides.reverse();
        let (digit, step, outer) = part(&digits, &rows[0])?;
        let whole = digit.count.is_none() && digit.below == below && step == Sum::int(1) && same(digit);
        let first = number.filter(|_| whole)?.add(&Sum::atom(Atom::Axis(0)), -1);
        let uniform = [&first, &outer, &column].into_iter().chain(sides.iter().map(|side| &side.shift));
        let natural =
            first.terms().all(|(values, by)| by > 0 && values.iter().all(|&value| self.is_natural(func, value)));
        if !uniform.into_iter().all(Sum::is_uniform) || sides.len() != inner || !natural {
            return None;
        }
        let side = |side: &Digits| {
            let standing =
                |sum: &Sum| sum.terms.keys().all(|factors| self.stands(func, factors)).then(|| self.sum(func, sum));
            Some(Side {
                first: standing(&side.start)??,
                step: standing(&side.step)??,
                count: standing(&side.count)??,
                shift: self.sum(func, &side.shift)?,
            })
        };
        let window = Window { sides: sides.iter().map(side).collect::<Option<_>>()? };
        Some(Im2col { source, first, sides, image: below, outer, column, window })
    }

    /// Whether factors are what a launch passes.
    fn stands(&self, func: &Func, factors: &[Atom]) -> bool {
        factors.iter().all(|atom| match *atom {
            Atom::Value(value) => self.is_passed(func, value),
            Atom::Axis(_) | Atom::Digit(_) => false,
        })
    }

    /// Whether an index is known not to be negative.
    fn is_natural(&self, func: &Func, value: Value) -> bool {
        match func.values[value].def {
            ValueDef::Param(_) => false,
            ValueDef::Arg(region, _) => match self.holder.get(&region).map(|&id| &func.insts[id]) {
                Some(inst) => !matches!(inst.op, Op::For { .. }) || self.is_natural(func, inst.args[0]),
                None => region == func.body,
            },
            ValueDef::Inst(id) => match func.insts[id].op {
                Op::Const { .. } | Op::Dim { .. } => constant(func, value).is_some_and(|number| number >= 0),
                Op::Extent { .. } => true,
                Op::Bin { op: BinOp::Add | BinOp::Mul | BinOp::Div | BinOp::Rem | BinOp::Min | BinOp::Max } => {
                    func.insts[id].args.iter().all(|&arg| self.is_natural(func, arg))
                }
                _ => false,
            },
        }
    }

    fn is_passed(&self, func: &Func, value: Value) -> bool {
        let outside = match func.values[value].def {
            ValueDef::Inst(id) => !self.of.contains_key(&id),
            ValueDef::Param(_) => true,
            ValueDef::Arg(..) => false,
        };
        outside && func.ty(value).scalar().and_then(|elem| elem.dtype()) == Some(DType::Index)
    }

    /// A sum as a launch computes it.
    fn sum(&self, func: &Func, sum: &Sum) -> Option<Amount> {
        let mut total = None;
        // What is taken away comes last.
        let mut terms: Vec<(Vec<Value>, i64)> = sum.terms().collect();
        terms.sort_by_key(|term| term.1 < 0);
        for (values, by) in terms {
            let mut product = Amount::Int(u32::try_from(by.unsigned_abs()).ok()?);
            for value in values {
                product = product.times(self.amount(func, value)?);
            }
            total = Some(match total {
                None if by > 0 => product,
                before => {
                    let op = if by > 0 { BinOp::Add } else { BinOp::Sub };
                    Amount::Bin(op, Box::new((before.unwrap_or(Amount::Int(0)), product)))
                }
            });
        }
        Some(total.unwrap_or(Amount::Int(0)))
    }

    /// What an index can be in a launch.
    fn amount(&self, func: &Func, value: Value) -> Option<Amount> {
        if let Some(number) = constant(func, value) {
            return Some(Amount::Int(u32::try_from(number).ok()?));
        }
        if self.is_passed(func, value) {
            return Some(Amount::Of(Source::Host(value)));
        }
        match func.values[value].def {
            ValueDef::Param(_) => None,
            ValueDef::Arg(region, number) if region == func.body => {
                let extent = self.amount(func, *func.grid.get(number as usize)?)?;
                Some(Amount::Among(Box::new((Amount::Int(0), extent))))
            }
            ValueDef::Arg(region, _) => {
                let inst = &func.insts[*self.holder.get(&region)?];
                let Op::For { .. } = inst.op else { return None };
                Some(Amount::Among(Box::new((self.amount(func, inst.args[0])?, self.amount(func, inst.args[1])?))))
            }
            ValueDef::Inst(id) => {
                let inst = &func.insts[id];
                let Op::Bin { op: op @ (BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Div | BinOp::Rem) } = inst.op
                else {
                    return None;
                };
                Some(Amount::Bin(op, Box::new((self.amount(func, inst.args[0])?, self.amount(func, inst.args[1])?))))
            }
        }
    }
}

/// The digit of an index, the step it is taken by, and the rest.
fn part<'d>(digits: &'d [Digit], sum: &Sum) -> Option<(&'d Digit, Sum, Sum)> {
    let digit = |factors: &[Atom]| {
        factors.iter().find_map(|atom| if let Atom::Digit(number) = atom { Some(*number) } else { None })
    };
    let number = sum.terms.keys().find_map(|factors| digit(factors))?;
    let [moving, rest] = sum.clone().split(|factors| digit(factors).is_some());
    let mut step = Sum::default();
    for (mut factors, by) in moving.terms {
        let at = factors.iter().position(|atom| *atom == Atom::Digit(number))?;
        factors.remove(at);
        step.put(factors, by);
    }
    (step.is_uniform() && rest.is_uniform()).then_some((digits.get(number)?, step, rest))
}

/// Reads indices.
struct Reader<'r> {
    func: &'r Func,
    positions: &'r Positions,
    /// The statements that are being read.
    inside: Vec<RegionId>,
    /// Their indices.
    axes: FxHashMap<Value, usize>,
    digits: Vec<Digit>,
    /// How many indices of 32 bits were read.
    narrow: usize,
}

impl<'r> Reader<'r> {
    fn new(func: &'r Func, positions: &'r Positions) -> Reader<'r> {
        Reader { func, positions, inside: Vec::new(), axes: FxHashMap::default(), digits: Vec::new(), narrow: 0 }
    }

    /// Reads in a `parallel!`.
    fn within<T>(&mut self, parallel: &Inst, read: impl FnOnce(&mut Self) -> T) -> T {
        let region = parallel.regions[0];
        self.axes.extend(self.func.regions[region].args.iter().enumerate().map(|(axis, &arg)| (arg, axis)));
        self.inside.push(region);
        let result = read(self);
        self.inside.pop();
        result
    }

    fn read(&mut self, value: Value) -> Option<Sum> {
        let func = self.func;
        if let Some(&axis) = self.axes.get(&value) {
            return Some(Sum::atom(Atom::Axis(axis)));
        }
        if let Some(number) = constant(func, value) {
            return Some(Sum::int(number));
        }
        let ValueDef::Inst(id) = func.values[value].def else { return Some(Sum::atom(Atom::Value(value))) };
        let inst = &func.insts[id];
        match inst.op {
            Op::Bin { op: BinOp::Add } => Some(self.read(inst.args[0])?.add(&self.read(inst.args[1])?, 1)),
            Op::Bin { op: BinOp::Sub } => Some(self.read(inst.args[0])?.add(&self.read(inst.args[1])?, -1)),
            Op::Bin { op: BinOp::Mul } => Some(self.read(inst.args[0])?.times(&self.read(inst.args[1])?)),
            // Coordinates of copies have 32 bits, too.
            Op::Cast { .. } if self.is_index(value) && self.is_index(inst.args[0]) => {
                self.narrow += 1;
                self.read(inst.args[0])
            }
            Op::Load {} if is_fragment(func, inst.args[0]) => self.read_fragment(inst),
            // Nothing outside depends on the row.
            _ if !self.positions.of.get(&id).is_some_and(|region| self.inside.contains(region)) => {
                Some(Sum::atom(Atom::Value(value)))
            }
            Op::Bin { op: op @ (BinOp::Div | BinOp::Rem) } => self.read_digit(op, inst.args[0], inst.args[1]),
            _ => None,
        }
    }

    fn is_index(&self, value: Value) -> bool {
        let ty = self.func.ty(value).scalar().and_then(|elem| elem.dtype());
        matches!(ty, Some(DType::Index | DType::I32))
    }

    /// What was stored to a fragment for the row.
    fn read_fragment(&mut self, load: &Inst) -> Option<Sum> {
        let func = self.func;
        let &[fragment, row] = &load.args[..] else { return None };
        if self.read(row)? != Sum::atom(Atom::Axis(0)) || func.root(fragment) != fragment {
            return None;
        }
        let writes = |id: &InstId| func.insts[*id].written() == Some(fragment);
        let store = self.positions.of.keys().copied().find(writes)?;
        let Op::Store { .. } = func.insts[store].op else { return None };
        let statement = &func.insts[*self.positions.holder.get(&self.positions.of[&store])?];
        let Op::Parallel {} = statement.op else { return None };
        self.within(statement, |reader| reader.read(func.insts[store].args[0]))
    }

    /// A digit of the row's number.
    fn read_digit(&mut self, op: BinOp, dividend: Value, by: Value) -> Option<Sum> {
        let narrow = self.narrow;
        let (dividend, by) = (self.read(dividend)?, self.read(by)?);
        let standing = by.terms.keys().all(|factors| self.positions.stands(self.func, factors));
        if !standing || self.narrow != narrow {
            return None;
        }
        let single = || match dividend.terms.iter().next()? {
            (factors, 1) if dividend.terms.len() == 1 => match factors[..] {
                [Atom::Digit(number)] => self.digits.get(number).cloned(),
                _ => None,
            },
            _ => None,
        };
        let before = match single() {
            Some(digit) => digit,
            None => {
                let first = dividend.clone().add(&Sum::atom(Atom::Axis(0)), -1);
                Digit { of: Some(dividend).filter(|_| first.is_uniform())?, below: Sum::int(1), count: None }
            }
        };
        let digit = match (op, &before.count) {
            (BinOp::Div, None) => Digit { below: before.below.times(&by), ..before },
            (BinOp::Rem, None) => Digit { count: Some(by), ..before },
            _ => return None,
        };
        let known = self.digits.iter().position(|known| *known == digit);
        let number = known.unwrap_or_else(|| {
            self.digits.push(digit);
            self.digits.len() - 1
        });
        Some(Sum::atom(Atom::Digit(number)))
    }
}
