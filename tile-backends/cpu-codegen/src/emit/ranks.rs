//! Emits signals and waits of ranks, and what a launch knows of them.

use super::Emitter;
use crate::write_ownership::WriteOwnership;
use tile_core::ir::{Func, Inst, Op, Reach, SignalOp, ValueDef};

impl<'f> Emitter<'_, 'f> {
    /// A signal or a wait, behind which the block ends where the launch fails.
    pub(super) fn order(&mut self, inst: &'f Inst) {
        let [signals, rank, index, value] = inst.args[..] else { unreachable!("the verifier counts operands") };
        let ValueDef::Param(number) = self.func.values[signals].def else {
            unreachable!("the verifier requires a parameter")
        };
        let function = match inst.op {
            Op::Signal { op: SignalOp::Set } => "set_word",
            Op::Signal { op: SignalOp::Add } => "add_to_word",
            _ => "wait_for_word",
        };
        let (at, value) = (self.list(&[rank, index]), self.value(value).text);
        let (line, column) = (inst.span.line, inst.span.column);
        let location = format!("concat!(file!(), \":{line}:{column}\")");
        self.out.open(format!("if !__cpu::{function}(call, block.index, {number}, {at}, {value}, {location}) {{"));
        self.out.line("return;");
        self.out.close("}");
    }
}

/// The constant that says how a kernel reaches other ranks, if it does.
pub(crate) fn constant(func: &Func, ownership: &WriteOwnership) -> Option<String> {
    if !func.has_ranks() {
        return None;
    }
    let of = |reach: Reach| {
        let params = func.params.iter().enumerate().filter(|(_, param)| param.reach == reach);
        params.map(|(number, _)| number.to_string()).collect::<Vec<_>>().join(", ")
    };
    let (peers, signals) = (of(Reach::Peers), of(Reach::Signals));
    let mut waits = false;
    func.walk(func.body, &mut |_, inst| waits |= matches!(inst.op, Op::Wait {}));
    let refused = ownership.refused.map(|id| func.insts[id].op.name());
    Some(format!(
        "const RANKS: Option<__cpu::HostRanks> = Some(__cpu::HostRanks {{ peers: &[{peers}], signals: &[{signals}], \
         waits: {waits}, refused: {refused:?} }});"
    ))
}
