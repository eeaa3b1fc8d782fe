//! Values of indices in a block: bounds of loops and conditions, for blocks at chosen places of the
//! grid.

use crate::elem::DType;
use crate::ir::{BinOp, CmpOp, Func, Inst, Literal, Op, UnOp, Value};
use crate::launch::prologue::{Plan, Prologue, Source};
use std::cell::RefCell;
use std::collections::HashMap;

/// What a number that a kernel reads from a tensor is taken to be: a length, an index.
const READ: i64 = 4096;

/// The indices that a block knows.
pub struct Numbers<'a> {
    func: &'a Func,
    prologue: &'a Prologue,
    plan: &'a Plan,
    /// Block indices and counters of loops.
    given: HashMap<Value, i64>,
    known: RefCell<HashMap<Value, Option<i64>>>,
}

impl<'a> Numbers<'a> {
    /// Those of the block at a place of the grid.
    pub fn new(func: &'a Func, prologue: &'a Prologue, plan: &'a Plan, block: [i64; 3]) -> Numbers<'a> {
        let args = &func.regions[func.body].args;
        let given = args.iter().copied().zip(block.into_iter().skip(3 - args.len().min(3))).collect();
        Numbers { func, prologue, plan, given, known: RefCell::default() }
    }

    /// Sets the counter of a loop.
    pub fn set(&mut self, counter: Value, value: i64) {
        self.given.insert(counter, value);
        self.known.get_mut().clear();
    }

    /// An index, or a condition as 0 or 1; nothing where it is not known.
    pub fn get(&self, value: Value) -> Option<i64> {
        if let Some(&given) = self.given.get(&value) {
            return Some(given);
        }
        if let Some(&known) = self.known.borrow().get(&value) {
            return known;
        }
        let found = self.evaluate(value);
        self.known.borrow_mut().insert(value, found);
        found
    }

    fn evaluate(&self, value: Value) -> Option<i64> {
        let ty = self.func.ty(value).elem().dtype()?;
        if let Some(slot) = self.prologue.slot(Source::Host(value)) {
            return (!ty.is_float()).then(|| self.plan.get(slot) as i64);
        }
        let Inst { op, args, .. } = self.func.def(value)?;
        let get = |at: usize| self.get(args[at]);
        match op {
            Op::Const { value: Literal::Int(known) } => i64::try_from(*known).ok(),
            Op::Const { value: Literal::Bool(known) } => Some(i64::from(*known)),
            Op::Dim { dim } => dim.as_int(),
            Op::Extent { axis } => {
                let slot = self.prologue.slot(Source::Extent(self.func.root(args[0]), *axis))?;
                Some(self.plan.get(slot) as i64)
            }
            Op::Bin { op } => binary(*op, get(0)?, get(1)?),
            Op::Un { op: UnOp::Neg } => get(0)?.checked_neg(),
            Op::Un { op: UnOp::Not } if ty == DType::Bool => Some(1 - get(0)?),
            Op::Cmp { op } => Some(i64::from(compare(*op, get(0)?, get(1)?))),
            Op::Select {} => {
                if get(0)? != 0 {
                    get(1)
                } else {
                    get(2)
                }
            }
            Op::Cast { .. } if !ty.is_float() => get(0),
            Op::Load {} if !ty.is_float() => Some(READ),
            _ => None,
        }
    }
}

fn binary(op: BinOp, x: i64, y: i64) -> Option<i64> {
    match op {
        BinOp::Add => x.checked_add(y),
        BinOp::Sub => x.checked_sub(y),
        BinOp::Mul => x.checked_mul(y),
        BinOp::Div => x.checked_div(y),
        BinOp::Rem => x.checked_rem(y),
        BinOp::Min => Some(x.min(y)),
        BinOp::Max => Some(x.max(y)),
        BinOp::And => Some(x & y),
        BinOp::Or => Some(x | y),
        _ => None,
    }
}

fn compare(op: CmpOp, x: i64, y: i64) -> bool {
    match op {
        CmpOp::Eq => x == y,
        CmpOp::Ne => x != y,
        CmpOp::Lt => x < y,
        CmpOp::Le => x <= y,
        CmpOp::Gt => x > y,
        CmpOp::Ge => x >= y,
    }
}
