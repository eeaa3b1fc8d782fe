//! Prefetch for pipelined loops: finds what the next iteration's copies will read.
//!
//! A CPU has no asynchronous copies, so a pipelined loop runs serially. Its memory
//! accesses can still overlap with computation: while one iteration multiplies, the
//! lines that the next iteration copies are prefetched. A `gemm` of packed tiles
//! issues the prefetches between its register tiles; in a loop without one, the last
//! copy issues them all.
//!
//! The addresses are known when the copied region moves by a fixed distance for each
//! step of the loop counter.

use crate::facts::Facts;
use std::collections::BTreeMap;
use tile_core::ir::{Axis, Dim, Inst, InstId, LoopKind, Op, RegionId, Space, Value};

/// The region that a copy reads in the next iteration.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NextRead {
    /// The copy.
    pub(crate) copy: InstId,
    /// The view that it reads now.
    pub(crate) view: Value,
    /// How far the view moves on each of its axes.
    pub(crate) by: Vec<Dim>,
    /// How far it moves on each axis of the tensor.
    pub(crate) moved: Vec<Dim>,
}

/// Finds what to prefetch, by the `gemm` that issues it or, in loops without one, the last copy.
pub(crate) fn find(facts: &Facts<'_>) -> BTreeMap<InstId, Vec<NextRead>> {
    let func = facts.func;
    let mut found = BTreeMap::new();
    func.walk(func.body, &mut |_, inst| {
        let Op::For { kind: LoopKind::Pipelined { stages, .. } } = &inst.op else { return };
        let body = &func.regions[inst.regions[0]];
        let is_gemm = |id: &&InstId| matches!(func.insts[**id].op, Op::Gemm { .. });
        let gemm = body.insts.iter().find(is_gemm).copied();
        let Some(step) = facts.affine(inst.args[2]).as_constant().cloned() else { return };
        // With one stage the user asks for no overlap.
        if stages.as_int() == Some(1) {
            return;
        }
        let mut next = Vec::new();
        for &id in body.insts.iter().take_while(|&&id| Some(id) != gemm) {
            let copy = &func.insts[id];
            if let Op::Copy { .. } = copy.op
                && let Some((by, moved)) = movement(facts, inst.regions[0], body.args[0], copy.args[0])
            {
                next.push(NextRead {
                    copy: id,
                    view: copy.args[0],
                    by: by.iter().map(|by| by.mul(&step)).collect(),
                    moved: moved.iter().map(|by| by.mul(&step)).collect(),
                });
            }
        }
        if let Some(last) = next.last() {
            found.insert(gemm.unwrap_or(last.copy), next);
        }
    });
    found
}

/// How far a view of a tensor moves when the counter of the loop grows by 1:
/// on its own axes and on those of the tensor.
pub(crate) fn movement(facts: &Facts<'_>, body: RegionId, counter: Value, view: Value) -> Option<(Vec<Dim>, Vec<Dim>)> {
    let func = facts.func;
    if func.ty(view).mem()?.space != Space::Global {
        return None;
    }
    let Inst { op, args, .. } = func.def(view)?;
    match op {
        Op::Permute { axes } => {
            let (inner, moved) = movement(facts, body, counter, args[0])?;
            let by: Option<Vec<Dim>> = axes.iter().map(|&axis| inner.get(axis as usize).cloned()).collect();
            Some((by?, moved))
        }
        Op::Region { axes, .. } if !facts.is_made_in(args[0], body) => {
            let (mut by, mut all) = (Vec::new(), Vec::new());
            for (axis, &offset) in axes.iter().zip(&args[1..]) {
                let moved = distance(facts, body, counter, offset, &[])?;
                all.push(moved.clone());
                match axis {
                    Axis::Keep(_) => by.push(moved),
                    Axis::Drop if moved == Dim::default() => {}
                    Axis::Drop => return None,
                }
            }
            (!by.is_empty()).then_some((by, all))
        }
        _ => None,
    }
}

/// How far an offset moves when a counter of `body` grows by 1; `None` where it depends on anything else that
/// `body` computes, but the `indices` of a loop.
pub(crate) fn distance(
    facts: &Facts<'_>,
    body: RegionId,
    counter: Value,
    offset: Value,
    indices: &[Value],
) -> Option<Dim> {
    let form = facts.affine(offset);
    let args = &facts.func.regions[body].args;
    let changes = |leaf| facts.is_made_in(leaf, body) && !args.contains(&leaf) && !indices.contains(&leaf);
    let still = !form.without(counter).terms.keys().any(|&leaf| changes(leaf));
    still.then(|| form.coefficient(counter))
}
