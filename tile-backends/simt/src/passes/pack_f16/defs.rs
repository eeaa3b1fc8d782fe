//! Where values come from.

use crate::ir::{Block, Op, Val};
use rustc_hash::FxHashMap;
use std::rc::Rc;
use tile_core::elem::{DType, Kind};
use tile_core::interp::scalar::eval_literal;
use tile_core::ir::{BinOp, Map};

/// What makes a value.
pub(super) struct Def {
    pub(super) op: Op,
    pub(super) args: Vec<Val>,
    pub(super) results: Vec<Val>,
}

/// Every value's definition and type.
pub(super) struct Defs {
    of: FxHashMap<Val, Rc<Def>>,
    types: Map<Val, DType>,
}

impl Defs {
    pub(super) fn of(body: &Block, vals: &Map<Val, DType>) -> Defs {
        let mut defs = Defs { of: FxHashMap::default(), types: vals.clone() };
        defs.collect(body);
        defs
    }

    fn collect(&mut self, block: &Block) {
        for inst in &block.insts {
            // What is looked through computes, or loads several values.
            let useful = !inst.results.is_empty() && inst.blocks.is_empty();
            if useful {
                let def = Def { op: inst.op.clone(), args: inst.args.clone(), results: inst.results.clone() };
                let def = Rc::new(def);
                self.of.extend(inst.results.iter().map(|&result| (result, Rc::clone(&def))));
            }
            inst.blocks.iter().for_each(|block| self.collect(block));
        }
    }

    pub(super) fn get(&self, val: Val) -> Option<Rc<Def>> {
        self.of.get(&val).cloned()
    }

    pub(super) fn ty(&self, val: Val) -> DType {
        self.types[val]
    }

    /// The encoding of a constant.
    pub(super) fn constant(&self, val: Val) -> Option<u64> {
        let def = self.of.get(&val)?;
        match def.op {
            Op::Const { value } => Some(eval_literal(value, self.ty(val)).bits),
            // Of an integer that both types have.
            Op::Cast { .. } if self.ty(val).is_int() && self.ty(def.args[0]).is_int() => {
                let least = |ty: DType| ty.bits() - u32::from(ty.kind() != Kind::Uint);
                let room = least(self.ty(val)).min(least(self.ty(def.args[0])));
                self.constant(def.args[0]).filter(|&bits| bits <= u64::MAX >> (64 - room))
            }
            _ => None,
        }
    }

    /// The largest number that an integer can be, if it is known not to be
    /// negative.
    pub(super) fn most(&self, val: Val) -> Option<u64> {
        let ty = self.ty(val);
        if !ty.is_int() {
            return None;
        }
        let by_type = (ty.kind() == Kind::Uint).then(|| u64::MAX >> (64 - ty.bits()));
        let Some(def) = self.of.get(&val) else { return by_type };
        let most = |i: usize| self.most(def.args[i]);
        // What the type can hold without a sign.
        let room = (u64::MAX >> (64 - ty.bits())) >> u32::from(ty.kind() != Kind::Uint);
        let by_value = match def.op {
            Op::Const { .. } => self.constant(val),
            Op::Bin { op: BinOp::And } => match (most(0), most(1)) {
                (Some(x), Some(y)) => Some(x.min(y)),
                (x, y) => x.or(y),
            },
            Op::Bin { op: BinOp::Shr } => match self.constant(def.args[1]) {
                Some(by) => most(0).map(|x| x.checked_shr(by.min(63) as u32).unwrap_or(0)),
                None => most(0),
            },
            Op::Bin { op: BinOp::Mul } => most(0).and_then(|x| x.checked_mul(most(1)?)),
            Op::Bin { op: BinOp::Add } => most(0).and_then(|x| x.checked_add(most(1)?)),
            Op::Cast { .. } => most(0),
            _ => None,
        };
        match (by_value.filter(|&x| x <= room), by_type) {
            (Some(x), Some(y)) => Some(x.min(y)),
            (x, y) => x.or(y),
        }
    }
}
