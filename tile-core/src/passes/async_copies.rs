//! Completion of asynchronous copies: those that a backend makes at once are plain copies, and nothing
//! waits for them.
//!
//! Before:
//! ```text
//! copy %x, %t, asynchronous
//! gemm %a, %b, %c, accumulate
//! copy_wait %t
//! ```
//! After, completed at the beginning:
//! ```text
//! copy %x, %t
//! gemm %a, %b, %c, accumulate
//! ```
//! After, completed at the wait:
//! ```text
//! gemm %a, %b, %c, accumulate
//! copy %x, %t
//! ```
//!
//! Nothing between the two can tell when the copy is made ([`async_copies`](crate::analysis::async_copies)),
//! but for a source that other blocks may write: such a copy is completed where it begins.

use crate::ir::{Func, InstId, Op, RegionId};
use std::borrow::Cow;

/// What becomes of an asynchronous copy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Completion {
    /// It stays as it is.
    Kept,
    /// It is a plain copy where it begins.
    AtStart,
    /// It is a plain copy where it is waited for; where it begins, if its source is memory that the kernel
    /// writes.
    AtWait,
}

/// A function whose asynchronous copies are completed as `how` says. Instructions keep their numbers.
pub fn complete_copies<'f>(func: &'f Func, how: &dyn Fn(&Func, InstId) -> Completion) -> Cow<'f, Func> {
    let mut found = Vec::new();
    for (region, data) in func.regions.iter() {
        for (place, &copy) in data.insts.iter().enumerate() {
            if let Op::Copy { asynchronous: true, .. } = func.insts[copy].op
                && let done = how(func, copy)
                && done != Completion::Kept
                && let Some(wait) = wait_for(func, &data.insts[place..])
            {
                found.push((region, copy, wait, done == Completion::AtWait && func.is_input(func.insts[copy].args[0])));
            }
        }
    }
    if found.is_empty() {
        return Cow::Borrowed(func);
    }
    let mut completed = func.clone();
    for (region, copy, wait, later) in found {
        complete(&mut completed, region, copy, wait, later);
    }
    Cow::Owned(completed)
}

/// The wait for an asynchronous copy, in its region.
pub fn wait_of(func: &Func, copy: InstId) -> Option<InstId> {
    let (_, region) = func.regions.iter().find(|(_, region)| region.insts.contains(&copy))?;
    let place = region.insts.iter().position(|&id| id == copy)?;
    wait_for(func, &region.insts[place..])
}

/// The wait for the first of these instructions, which is a copy.
fn wait_for(func: &Func, insts: &[InstId]) -> Option<InstId> {
    let tile = func.root(func.insts[*insts.first()?].args[1]);
    insts.iter().copied().find(|&id| {
        let inst = &func.insts[id];
        matches!(inst.op, Op::CopyWait {}) && func.root(inst.args[0]) == tile
    })
}

fn complete(func: &mut Func, region: RegionId, copy: InstId, wait: InstId, later: bool) {
    if let Op::Copy { asynchronous, .. } = &mut func.insts[copy].op {
        *asynchronous = false;
    }
    let insts = &mut func.regions[region].insts;
    if later {
        insts.retain(|&id| id != copy);
        insts.iter_mut().filter(|id| **id == wait).for_each(|id| *id = copy);
    } else {
        insts.retain(|&id| id != wait);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::{parse, print};
    use crate::ir::verify::verify;

    fn kernel(source: &str) -> Func {
        let text = format!(
            "kernel k(%x x: global<f32, [8]>, %y y: mut global<f32, [8]>)
             body {{
               %n = const 1.0 : f32
               %s = alloc : shared<f32, [8]>
               %t = alloc : shared<f32, [8]>
               copy {source}, %s, asynchronous
               fill %t, %n
               copy_wait %s
             }}"
        );
        parse(&text).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    fn names(func: &Func) -> Vec<&'static str> {
        let insts = func.regions[func.body].insts.iter();
        insts.map(|&id| func.insts[id].op.name()).filter(|name| !matches!(*name, "const" | "alloc")).collect()
    }

    #[test]
    fn copies_are_made_where_they_begin_or_where_they_are_waited_for() {
        let cases = [
            ("%x", Completion::AtStart, ["copy", "fill"]),
            ("%x", Completion::AtWait, ["fill", "copy"]),
            ("%y", Completion::AtWait, ["copy", "fill"]),
        ];
        for (source, how, order) in cases {
            let func = kernel(source);
            let completed = complete_copies(&func, &|_, _| how);
            assert_eq!(names(&completed), order, "{source} {how:?}");
            assert!(verify(&completed).is_ok() && !print(&completed).contains("asynchronous"), "{source} {how:?}");
        }
        let func = kernel("%x");
        assert!(matches!(complete_copies(&func, &|_, _| Completion::Kept), Cow::Borrowed(_)));
    }
}
