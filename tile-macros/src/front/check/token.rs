//! Check of asynchronous copies: nothing touches their memory before the wait, and each is waited for.
//!
//! What is wrong follows from [`tile_core::analysis::async_copies`].

use super::Checked;
use crate::diag::Code;
use tile_core::analysis::async_copies::{FaultKind, faults};

pub(super) fn check(checked: &Checked<'_>) {
    let func = checked.func;
    for fault in faults(func, &|call, arg| checked.call_writes.contains(&(call, arg))) {
        let args = &func.insts[fault.copy.unwrap_or(fault.inst)].args;
        let name = |at: usize| args.get(at).map(|&value| checked.name(func.root(value))).unwrap_or_default();
        let behind = "write this behind the `wait` for the copy, or in front of the copy";
        let (message, help) = match fault.kind {
            FaultKind::Unfinished => (
                format!("nothing waits for the copy to `{}`", name(1)),
                "write `wait` of its token behind it, in the same list of statements",
            ),
            FaultKind::Read => (format!("`{}` is read before the wait for the copy to it", name(1)), behind),
            FaultKind::Written => (format!("`{}` is written before the wait for the copy to it", name(1)), behind),
            FaultKind::SourceWritten => {
                (format!("`{}` is written before the wait for the copy from it", name(0)), behind)
            }
            FaultKind::Ordered => (
                "`copy_async` in a loop that states `order` or `stage`".to_owned(),
                "write `copy`: order and stages say how far ahead it runs",
            ),
            // The wait for a token follows its copy.
            FaultKind::NotBegun => continue,
        };
        checked.errors.report(Code::InFlight, checked.loc(fault.inst), message, help);
    }
}
