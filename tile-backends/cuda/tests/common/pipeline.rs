//! The state of a multistage pipeline in a kernel: its stage, and the parity of its barriers.

use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp};
use tile_simt::ir::{Builder, Val, Var};

/// The stage, and the parity of how often all stages have been used.
#[derive(Clone, Copy)]
pub(super) struct PipelineState {
    state: Var,
    stages: u32,
}

impl PipelineState {
    pub(super) fn new(b: &mut Builder, name: &str, stages: u32, parity: i64) -> PipelineState {
        let state = b.var(name, DType::I32, 2);
        let (zero, parity) = (b.int(0, DType::I32), b.int(parity, DType::I32));
        b.set(state, 0, zero);
        b.set(state, 1, parity);
        PipelineState { state, stages }
    }

    pub(super) fn now(self, b: &mut Builder) -> (Val, Val) {
        (b.get(self.state, 0), b.get(self.state, 1))
    }

    pub(super) fn advance(self, b: &mut Builder) {
        let (stage, parity) = self.now(b);
        let next = b.add_int(stage, 1);
        let (limit, zero, one) = (b.int(self.stages.into(), DType::I32), b.int(0, DType::I32), b.int(1, DType::I32));
        let around = b.cmp(CmpOp::Eq, next, limit);
        let next = b.select(around, zero, next);
        let other = b.bin(BinOp::Xor, parity, one);
        let parity = b.select(around, other, parity);
        b.set(self.state, 0, next);
        b.set(self.state, 1, parity);
    }
}
