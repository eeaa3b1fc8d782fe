//! What compilers may not know of floats.
//!
//! WGSL lets a compiler suppose that no float is infinite or NaN, and reassociate sums. Mesa's
//! does so where it sees that an operand is zero (`0.0 * x` is zero to it), if only because an
//! element that is never in its tensor is read, and where terms cancel: `x - x` is zero,
//! `(x + y) - x` is `y`, and a compensated sum compensates nothing.
//!
//! Tile IR's floats are those of IEEE 754, so a compiler is kept from seeing either:
//! [`OPAQUE_ZERO`] is a word that is zero in every launch, which only the launch knows. With it,
//! `x | zero` is `x`.
//!
//! That costs an instruction where terms cancel and none elsewhere: a zero comes from a
//! register instead of a literal.

use super::repr::{Repr, Types};
use std::collections::{HashMap, HashSet};
use tile_core::elem::DType;
use tile_core::ir::{BinOp, UnOp};
use tile_simt::ir::{Inst, Kernel, Op, Val};

/// The name of the word.
pub(super) const OPAQUE_ZERO: &str = "nought";

/// Terms of a sum that are told apart. No compiler looks far.
const TERMS: usize = 8;

/// The encoding of a float, as a value of which nothing is known.
pub(super) fn encoded(types: Types, ty: DType, bits: u32) -> String {
    let word = if bits == 0 { OPAQUE_ZERO.to_owned() } else { format!("(0x{bits:x}u | {OPAQUE_ZERO})") };
    match types.repr(ty) {
        Repr::F32 => format!("f32_of({word})"),
        Repr::F16 => format!("f16_of({word})"),
        _ => word,
    }
}

/// A float of which nothing is known.
pub(super) fn hidden(types: Types, ty: DType, x: &str) -> String {
    match types.repr(ty) {
        Repr::F32 => format!("f32_of(bitcast<u32>({x}) | {OPAQUE_ZERO})"),
        // Conversions are exact, and nothing looks through the word in between.
        Repr::F16 => format!("f16(f32_of(bitcast<u32>(f32({x})) | {OPAQUE_ZERO}))"),
        _ => format!("({x} | {OPAQUE_ZERO})"),
    }
}

/// What a compiler may find out about a kernel's values.
pub(super) struct FloatHazards {
    /// The values that floats are sums of, products with constants counting as what
    /// is multiplied.
    terms: HashMap<Val, Vec<Val>>,
    /// Conditions that are the same in every launch, and other constants.
    decided: HashSet<Val>,
}

impl FloatHazards {
    pub(super) fn of(kernel: &Kernel) -> FloatHazards {
        let mut hazards = FloatHazards { terms: HashMap::new(), decided: HashSet::new() };
        kernel.walk(&mut |inst| hazards.note(kernel, inst));
        hazards
    }

    fn note(&mut self, kernel: &Kernel, inst: &Inst) {
        let args = &inst.args;
        let Some(&result) = inst.results.first() else { return };
        let decided = match inst.op {
            Op::Const { .. } => true,
            Op::Cmp { .. } => args[0] == args[1] || args.iter().all(|&arg| self.is_decided(arg)),
            Op::Bin { op: BinOp::And } => args.iter().any(|&arg| self.is_decided(arg)),
            _ => false,
        };
        if decided {
            self.decided.insert(result);
        }
        if !kernel.vals[result].is_float() {
            return;
        }
        let terms = match inst.op {
            Op::Un { op: UnOp::Neg } => self.terms(args[0]),
            Op::Bin { op: BinOp::Mul } if self.is_decided(args[1]) => self.terms(args[0]),
            Op::Bin { op: BinOp::Mul } if self.is_decided(args[0]) => self.terms(args[1]),
            Op::Bin { op: BinOp::Add | BinOp::Sub } => [self.terms(args[0]), self.terms(args[1])].concat(),
            _ => return,
        };
        if terms.len() <= TERMS {
            self.terms.insert(result, terms);
        }
    }

    fn terms(&self, val: Val) -> Vec<Val> {
        self.terms.get(&val).cloned().unwrap_or_else(|| vec![val])
    }

    /// Whether a value is seen to be the same in every launch.
    pub(super) fn is_decided(&self, val: Val) -> bool {
        self.decided.contains(&val)
    }

    /// Whether terms of a sum of floats may cancel.
    pub(super) fn cancel(&self, inst: &Inst) -> bool {
        let Op::Bin { op: BinOp::Add | BinOp::Sub } = inst.op else { return false };
        let (x, y) = (self.terms(inst.args[0]), self.terms(inst.args[1]));
        x.iter().any(|term| y.contains(term))
    }
}
