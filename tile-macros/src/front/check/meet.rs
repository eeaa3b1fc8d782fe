//! Reports operations of threads that not all threads reach together.

use super::Checked;
use crate::diag::Code;
use tile_core::analysis::uniform::{Divergent, Uniformity};
use tile_core::ir::Op;

pub(super) fn check(checked: &Checked<'_>) {
    let func = checked.func;
    for Divergent { inst, under } in Uniformity::of(func).divergent {
        let line = func.insts[under].span.line;
        let (message, help) = match func.insts[inst].op {
            Op::Barrier {} if !func.insts[inst].args.is_empty() => (
                format!("not all threads of the group may come to `barrier`: they can differ in line {line}"),
                "write it, and the group, where conditions and bounds of loops are computed from values of the block",
            ),
            Op::Barrier {} => (
                format!("not all threads of the block may come to `barrier`: they can differ in line {line}"),
                "write it where conditions and bounds of loops are computed from values of the block",
            ),
            _ => (
                format!("not all threads of a warp may come to a shuffle or vote: they can differ in line {line}"),
                "write it where conditions and bounds of loops are computed from `t.warp()`, votes and values of the \
                 block",
            ),
        };
        checked.errors.report(Code::Divergence, checked.locs[inst.index()], message, help);
    }
}
