//! Sinking of copies: a copy from an input that one branch alone reads stands in that branch.
//!
//! Before:
//! ```text
//! for … (%y: index) {
//!   copy %ids, %t
//!   if %known { parallel … { … } } else { parallel … { … load %t, %j … } }
//! }
//! ```
//! After:
//! ```text
//! for … (%y: index) {
//!   if %known { parallel … { … } } else {
//!     copy %ids, %t
//!     parallel … { … load %t, %j … }
//!   }
//! }
//! ```
//!
//! Branches that [`split_masks`](super::split_masks()) makes read less than what stood there. Copies to
//! fragments alone are sunk: those to shared memory are made ahead of their iteration.

use crate::ir::{Func, InstId, Op, RegionId, Space, Value};
use crate::pipeline::is_planned;
use std::borrow::Cow;
use std::collections::HashMap;

/// A function with such copies sunk; not one of [`PASSES`](super::PASSES), because a branch is cheap
/// where many threads take it together.
pub fn sink_copies(func: &Func) -> Cow<'_, Func> {
    let mut moves = Vec::new();
    let readers = readers(func);
    func.walk(func.body, &mut |_, inst| {
        if matches!(inst.op, Op::For { .. }) && !is_planned(inst) {
            moves.extend(sunk(func, inst.regions[0], &readers));
        }
    });
    if moves.is_empty() {
        return Cow::Borrowed(func);
    }
    let mut sunk = func.clone();
    // The last one first, so that they keep their order.
    for (copy, from, to) in moves.into_iter().rev() {
        sunk.regions[from].insts.retain(|&id| id != copy);
        sunk.regions[to].insts.insert(0, copy);
    }
    Cow::Owned(sunk)
}

/// The instructions that read a tile, by tile.
fn readers(func: &Func) -> HashMap<Value, Vec<InstId>> {
    let mut readers: HashMap<Value, Vec<InstId>> = HashMap::new();
    func.walk(func.body, &mut |id, inst| {
        let overwritten = match inst.op {
            Op::Copy { .. } => Some(inst.args[1]),
            Op::Fill {} => Some(inst.args[0]),
            _ => None,
        };
        for &arg in inst.args.iter().filter(|&&arg| func.ty(arg).mem().is_some() && Some(arg) != overwritten) {
            readers.entry(func.root(arg)).or_default().push(id);
        }
    });
    readers
}

/// Copies of a region, the region, and the branch into which they sink.
fn sunk(func: &Func, region: RegionId, readers: &HashMap<Value, Vec<InstId>>) -> Vec<(InstId, RegionId, RegionId)> {
    let mut moves = Vec::new();
    let insts = &func.regions[region].insts;
    for (place, &copy) in insts.iter().enumerate() {
        let inst = &func.insts[copy];
        let Op::Copy { .. } = inst.op else { continue };
        let tile = inst.args[1];
        let own = func.def(tile).is_some_and(|def| matches!(def.op, Op::Alloc {}));
        let fragment = func.ty(tile).mem().is_some_and(|mem| mem.space == Space::Fragment);
        let (true, true, Some(readers)) = (own && fragment, func.is_input(inst.args[0]), readers.get(&tile)) else {
            continue;
        };
        let after = &insts[place + 1..];
        // Nothing else writes the tile before the branch.
        let touches = |id: InstId| {
            let mut touches = false;
            func.walk_inst(&func.insts[id], &mut |inst| {
                touches |= inst.args.iter().any(|&arg| func.ty(arg).mem().is_some() && func.root(arg) == tile);
            });
            touches
        };
        let Some(branch) = after.iter().copied().find(|&id| touches(id)) else { continue };
        let Op::If {} = func.insts[branch].op else { continue };
        let holds = |region: RegionId| {
            let mut inside = Vec::new();
            func.walk(region, &mut |id, _| inside.push(id));
            readers.iter().all(|reader| inside.contains(reader))
        };
        let into = func.insts[branch].regions.iter().copied().find(|&region| holds(region));
        moves.extend(into.map(|into| (copy, region, into)));
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::{parse, print};

    /// A loop with a copy, of which `then`, `otherwise` and `behind` read or write parts.
    fn kernel(then: &str, otherwise: &str, behind: &str) -> Func {
        let text = format!(
            "kernel k(%x x: global<f32, [8]>, %o o: mut global<f32, [8]>)
             body {{
               %zero = const 0 : index  %one = const 1 : index  %two = const 2 : index  %four = const 4 : index
               %nothing = const 0.0 : f32
               %t = alloc : fragment<f32, [4]>
               %s = alloc : fragment<f32, [4]>
               fill %t, %nothing
               fill %s, %nothing
               for %zero, %two, %one (%y: index) {{
                 %start = bin.mul %y, %four : index
                 %part = region %x, %start, axes = [4] : global<f32, [4]>
                 copy %part, %t
                 %first = cmp.eq %y, %zero : bool
                 if %first {{ {then} }} else {{ {otherwise} }}
                 {behind}
               }}
             }}"
        );
        parse(&text).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    #[test]
    fn copies_sink_into_the_branch_that_reads_them() {
        let read = "parallel %four (%i: index) { %v = load %t, %i : f32 store %v, %s, %i }";
        let other = "parallel %four (%j: index) { %w = load %t, %j : f32 store %w, %s, %j }";
        for (then, otherwise) in [(read, ""), ("", read)] {
            let func = kernel(then, otherwise, "");
            let sunk = sink_copies(&func);
            let text = print(&sunk);
            let lines: Vec<&str> = text.lines().map(str::trim).collect();
            let copy = lines.iter().position(|line| line.starts_with("copy ")).expect("a copy");
            assert!(lines[copy + 1].starts_with("parallel "), "{text}");
            assert!(lines[..copy].iter().any(|line| line.starts_with("if ")), "{text}");
        }
        let writes = "fill %t, %nothing";
        for (then, otherwise, behind) in [(read, other, ""), (read, "", other), ("", "", read), (writes, "", "")] {
            assert!(
                matches!(sink_copies(&kernel(then, otherwise, behind)), Cow::Borrowed(_)),
                "{then}, {otherwise}, {behind}"
            );
        }
    }
}
