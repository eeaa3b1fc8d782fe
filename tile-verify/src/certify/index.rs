//! Index arithmetic: up to which extents no operation on indices leaves 64 bits.
//!
//! Every index value gets an interval, from extents between 0 and a limit. The largest limit of the
//! form 2ᵏ under which no operation can wrap is the answer; an index that is read from memory, or
//! converted from another type, has every value.

use std::cell::RefCell;
use std::collections::HashMap;
use tile_core::elem::DType;
use tile_core::ir::{BinOp, Func, Inst, Literal, Op, RegionId, UnOp, Value, ValueDef};

/// The largest exponent that is tried: extents are at most 2⁶².
const MOST: u32 = 62;

/// The largest `k` for which index arithmetic stays within 64 bits, whatever extents and whole
/// scalars up to 2ᵏ are.
///
/// # Errors
/// What arithmetic may wrap at any extents, in words.
pub(super) fn limit(func: &Func) -> Result<u32, String> {
    let mut reason = String::new();
    let owners = owners(func);
    for bits in (0..=MOST).rev() {
        match (Intervals { func, owners: &owners, extent: 1 << bits, known: RefCell::default() }).check() {
            Ok(()) => return Ok(bits),
            Err(why) => reason = why,
        }
    }
    Err(reason)
}

/// The instruction that holds each region.
fn owners(func: &Func) -> HashMap<RegionId, Inst> {
    let mut owners = HashMap::new();
    for region in [func.host, func.body] {
        func.walk(region, &mut |_, inst| {
            owners.extend(inst.regions.iter().map(|&inner| (inner, inst.clone())));
        });
    }
    owners
}

type Interval = (i128, i128);

struct Intervals<'f> {
    func: &'f Func,
    owners: &'f HashMap<RegionId, Inst>,
    extent: i128,
    known: RefCell<HashMap<Value, Interval>>,
}

const ALL: Interval = (i64::MIN as i128, i64::MAX as i128);

impl Intervals<'_> {
    /// Whether no operation on indices wraps.
    fn check(&self) -> Result<(), String> {
        let mut wrong = None;
        for region in [self.func.host, self.func.body] {
            self.func.walk(region, &mut |_, inst| {
                let is_index = inst.result.is_some_and(|value| self.is_index(value));
                if is_index && wrong.is_none() && self.exact(inst).is_some_and(|of| of.0 < ALL.0 || of.1 > ALL.1) {
                    wrong = Some(format!("`{}` in line {} may wrap", name(inst), inst.span.line));
                }
                // Steps of a loop end beyond its bound.
                if let Op::For { .. } = inst.op {
                    let ((_, hi), (_, step)) = (self.of(inst.args[1]), self.of(inst.args[2]));
                    if hi + step > ALL.1 && wrong.is_none() {
                        wrong = Some(format!("the counter of the loop in line {} may wrap", inst.span.line));
                    }
                }
            });
        }
        wrong.map_or(Ok(()), Err)
    }

    fn is_index(&self, value: Value) -> bool {
        self.func.ty(value).mem().is_none() && self.func.ty(value).elem().dtype() == Some(DType::Index)
    }

    /// The interval of an index.
    fn of(&self, value: Value) -> Interval {
        if let Some(&known) = self.known.borrow().get(&value) {
            return known;
        }
        let found = match self.func.values[value].def {
            ValueDef::Param(_) => (-self.extent, self.extent),
            ValueDef::Arg(region, at) => self.counter(region, at as usize),
            ValueDef::Inst(id) => self.exact(&self.func.insts[id]).unwrap_or(ALL),
        };
        // What wraps is anything.
        let found = if found.0 < ALL.0 || found.1 > ALL.1 { ALL } else { found };
        self.known.borrow_mut().insert(value, found);
        found
    }

    /// The interval of a block index or a counter, where its region runs.
    fn counter(&self, region: RegionId, at: usize) -> Interval {
        let below = |end: Value, lo: i128| (lo, (self.of(end).1 - 1).max(lo));
        if region == self.func.body {
            return self.func.grid.get(at).map_or(ALL, |&extent| below(extent, 0));
        }
        match self.owners.get(&region).map(|inst| (&inst.op, &inst.args)) {
            Some((Op::Parallel {} | Op::Threads {}, extents)) => {
                extents.get(at).map_or(ALL, |&extent| below(extent, 0))
            }
            Some((Op::For { .. }, bounds)) => below(bounds[1], self.of(bounds[0]).0),
            _ => ALL,
        }
    }

    /// The exact interval of an operation's result, which may be wider than 64 bits; none where it
    /// is not arithmetic.
    fn exact(&self, inst: &Inst) -> Option<Interval> {
        let of = |at: usize| self.of(inst.args[at]);
        Some(match &inst.op {
            Op::Const { value: Literal::Int(x) } => (*x, *x),
            Op::Dim { dim } => dim.as_int().map_or(ALL, |x| (i128::from(x), i128::from(x))),
            Op::Extent { .. } => (0, self.extent),
            Op::Un { op: UnOp::Neg } => (-of(0).1, -of(0).0),
            Op::Select {} => hull([of(1).0, of(1).1, of(2).0, of(2).1]),
            Op::Bin { op } => {
                let (x, y) = (of(0), of(1));
                match op {
                    BinOp::Add => (x.0 + y.0, x.1 + y.1),
                    BinOp::Sub => (x.0 - y.1, x.1 - y.0),
                    BinOp::Mul => hull([x.0 * y.0, x.0 * y.1, x.1 * y.0, x.1 * y.1]),
                    BinOp::Div if y.0 > 0 => hull([x.0 / y.0, x.0 / y.1, x.1 / y.0, x.1 / y.1]),
                    // By nothing, or less, the magnitude does not grow; the smallest by -1 wraps.
                    BinOp::Div => hull([x.0, x.1, -x.0, -x.1, 0]),
                    BinOp::Rem => hull([x.0.min(0), x.1.max(0)]),
                    BinOp::Min => (x.0.min(y.0), x.1.min(y.1)),
                    BinOp::Max => (x.0.max(y.0), x.1.max(y.1)),
                    BinOp::Shl => return Some((ALL.0 * 2, ALL.1 * 2)),
                    _ => ALL,
                }
            }
            _ => return None,
        })
    }
}

fn hull<const N: usize>(ends: [i128; N]) -> Interval {
    (ends.iter().copied().min().unwrap_or(0), ends.iter().copied().max().unwrap_or(0))
}

fn name(inst: &Inst) -> &'static str {
    match &inst.op {
        Op::Bin { op } => op.name(),
        Op::Un { op } => op.name(),
        op => op.name(),
    }
}
