//! The operands of matrix products, dense and sparse.

use super::uses::is_fragment;
use tile_core::ir::schedule::{GpuGemmHints, MmaChoice};
use tile_core::ir::{Func, Inst, Op, RegionId, Value};

/// What a product multiplies.
#[derive(Clone, Copy, Debug)]
pub(super) struct Product {
    /// Left and right.
    pub(super) factors: [Value; 2],
    /// Where the left one's elements belong, if it holds two of each four.
    pub(super) places: Option<Value>,
    /// The sum.
    pub(super) acc: Value,
    /// Whether it adds to what the sum holds.
    pub(super) accumulate: bool,
    /// What the user says of its instruction and of how warps divide it.
    pub(super) hints: GpuGemmHints,
}

impl Product {
    /// The product that an instruction is.
    pub(super) fn of(inst: &Inst) -> Option<Product> {
        match (&inst.op, &inst.args[..]) {
            (&Op::Gemm { accumulate, hints }, &[a, b, acc]) => {
                Some(Product { factors: [a, b], places: None, acc, accumulate, hints: hints.gpu })
            }
            (Op::GemmSp {}, &[a, places, b, acc]) => {
                let hints = GpuGemmHints::default();
                Some(Product { factors: [a, b], places: Some(places), acc, accumulate: true, hints })
            }
            _ => None,
        }
    }

    /// Whether the user leaves it to instructions of a kind, of which one has that shape if it is given.
    pub(super) fn may_be(&self, kind: MmaChoice, shape: Option<[u16; 3]>) -> bool {
        self.hints.mma.is_none_or(|stated| match stated {
            MmaChoice::Shape(stated) => shape == Some(stated),
            stated => stated == kind,
        })
    }

    /// Elements of the right operand's k for each of the left one's.
    pub(super) fn spread(&self) -> u32 {
        if self.places.is_some() { 2 } else { 1 }
    }
}

/// Whether an instruction is a product.
pub(super) fn is_product(inst: &Inst) -> bool {
    matches!(inst.op, Op::Gemm { .. } | Op::GemmSp {})
}

/// How many products a region has, and those inside of it.
pub(super) fn products_within(func: &Func, region: RegionId) -> usize {
    let mut count = 0;
    func.walk(region, &mut |_, inst| count += usize::from(is_product(inst)));
    count
}

/// Whether rows of products are looked at as a whole: then a warp should hold
/// whole rows.
pub(super) fn by_rows(func: &Func) -> bool {
    let mut found = false;
    func.walk(func.body, &mut |_, inst| match &inst.op {
        Op::Reduce { .. } | Op::Scan { .. } | Op::Gemm { .. } => found |= is_fragment(func, inst.args[0]),
        _ => {}
    });
    found
}
