//! Dequantisation that threads do two elements at a time.
//!
//! The pass [`pack_f16`](crate::passes) turns whole numbers that are cut out of bytes, and sums and
//! products of them that are stored as 16-bit floats, into operations on pairs: what the IR spells as
//! a shift, a mask, two conversions, a sum and a product costs [`UNPACKED`] instructions an element.

use crate::lower::constant;
use rustc_hash::{FxHashMap, FxHashSet};
use tile_core::elem::DType;
use tile_core::ir::{BinOp, Func, InstId, Op, RegionId, Value};

/// Instructions for an element that is unpacked, scaled and rounded.
pub(super) const UNPACKED: f64 = 2.5;

/// Statements of a region that are done so.
#[derive(Default)]
pub(super) struct Codes {
    /// Stores of elements that are computed so.
    pub stores: FxHashSet<InstId>,
    /// What they are computed by, whose cost is the store's.
    pub within: FxHashSet<InstId>,
}

impl Codes {
    /// Those of a region of a `parallel!`.
    pub(super) fn of(func: &Func, region: RegionId) -> Codes {
        let insts = &func.regions[region].insts;
        let made = insts.iter().filter_map(|&id| Some((func.insts[id].result?, id))).collect();
        let mut codes = Codes::default();
        for &id in insts {
            let inst = &func.insts[id];
            let (Op::Store { .. }, Some(&[value, memory])) = (&inst.op, inst.args.first_chunk()) else { continue };
            let largest = match func.ty(memory).elem().dtype() {
                Some(DType::F16) => 1023,
                Some(DType::BF16) => 127,
                _ => continue,
            };
            let mut chain = Chain { func, made: &made, largest, within: Vec::new() };
            if chain.float(value) == Some(true) {
                codes.stores.insert(id);
                codes.within.extend(chain.within);
            }
        }
        codes
    }
}

/// What a stored element is computed by, as far as it has been followed.
struct Chain<'a> {
    func: &'a Func,
    /// The statements of the region, by their results.
    made: &'a FxHashMap<Value, InstId>,
    /// The largest whole number that the element's type holds beside the bit above it.
    largest: i64,
    within: Vec<InstId>,
}

impl Chain<'_> {
    /// Whether a float is computed from whole numbers by sums and products alone; nothing where it is
    /// computed by something else.
    fn float(&mut self, value: Value) -> Option<bool> {
        let Some(&id) = self.made.get(&value) else { return Some(false) };
        let inst = &self.func.insts[id];
        let is_float = |value: Value| self.func.ty(value).elem().dtype().is_none_or(|ty| ty.is_float());
        match &inst.op {
            Op::Const { .. } | Op::Dim { .. } | Op::Load {} => Some(false),
            Op::Cast { .. } if !is_float(inst.args[0]) => {
                self.whole(inst.args[0]).then(|| self.within.push(id)).map(|()| true)
            }
            Op::Cast { .. } | Op::Fma {} | Op::Bin { op: BinOp::Add | BinOp::Sub | BinOp::Mul } => {
                let mut any = false;
                for &arg in &inst.args {
                    any |= self.float(arg)?;
                }
                if any {
                    self.within.push(id);
                }
                Some(any)
            }
            _ => None,
        }
    }

    /// Whether an integer is some bits of a byte, few enough.
    fn whole(&mut self, value: Value) -> bool {
        let Some(&id) = self.made.get(&value) else { return false };
        let inst = &self.func.insts[id];
        let Op::Bin { op: BinOp::And } = inst.op else { return false };
        let masks = [1, 0].map(|at| constant(self.func, inst.args[at]));
        let at = match masks {
            [Some(mask), _] if (0..=self.largest).contains(&mask) => 0,
            [_, Some(mask)] if (0..=self.largest).contains(&mask) => 1,
            _ => return false,
        };
        self.within.push(id);
        if let Some(&shift) = self.made.get(&inst.args[at])
            && let Op::Bin { op: BinOp::Shr } = self.func.insts[shift].op
        {
            self.within.push(shift);
        }
        true
    }
}
