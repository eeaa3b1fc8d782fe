//! Fused copy-out: a vector loop stores its result to the output as it computes it.
//!
//! ```text
//! parallel!((BM, BN), |i, j| { t[[i, j]] = …; });
//! copy(&t, out.at_mut(…))
//! ```
//!
//! If only the copy follows the loop, each chunk of a row goes to the output, by
//! non-temporal stores where the output is large, as soon as it is computed. The chunk also
//! stays in the tile, so other readers of the tile do not matter.

use crate::facts::Facts;
use crate::panels::Panel;
use crate::parallel::Nest;
use crate::write_ownership::WriteOwnership;
use std::collections::BTreeMap;
use tile_core::ir::{FuncKind, InstId, Op, Value};

/// The copy behind a loop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct FusedCopyOut {
    pub(crate) copy: InstId,
    /// Instructions in front of it that compute its destination.
    pub(crate) place: Vec<InstId>,
}

/// Finds the fused copies, by the loop that computes the tile.
pub(crate) fn find(
    facts: &Facts<'_>,
    ownership: &WriteOwnership,
    nests: &BTreeMap<InstId, Nest>,
    panels: &BTreeMap<Value, Panel>,
) -> BTreeMap<InstId, FusedCopyOut> {
    let func = facts.func;
    if func.kind != FuncKind::Kernel {
        return BTreeMap::new();
    }
    let leaves = |copy_out: &FusedCopyOut| {
        let copy = &func.insts[copy_out.copy];
        let (tile, out) = (copy.args[0], copy.args[1]);
        ownership.is_result(facts.func, out) && !panels.contains_key(&tile) && !facts.elided.contains_key(&tile)
    };
    let found = nests.iter().filter_map(|(&id, nest)| Some((id, behind(facts, id, nest)?)));
    found.filter(|(_, copy_out)| leaves(copy_out)).collect()
}

/// The copy that follows a loop, of a tile that the loop computes.
fn behind(facts: &Facts<'_>, id: InstId, nest: &Nest) -> Option<FusedCopyOut> {
    let func = facts.func;
    let (between, copy) = facts.next(facts.behind(id))?;
    let ([tile, out], Op::Copy { .. }) = (&func.insts[copy].args[..], &func.insts[copy].op) else { return None };
    let (from, to) = (func.ty(*tile).mem()?, func.ty(*out).mem()?);
    let store = nest.makes(facts, id, *tile)?;
    if from.rank() > to.rank() {
        return None;
    }
    // Nothing else touches either.
    let mut others = false;
    func.walk(func.insts[id].regions[0], &mut |id, inst| {
        for &arg in &inst.args {
            let touches = func.ty(arg).mem().is_some() && [*tile, func.root(*out)].contains(&func.root(arg));
            others |= touches && id != store && !(arg == *tile && matches!(inst.op, Op::Load {}));
        }
    });
    if others {
        return None;
    }
    Some(FusedCopyOut { copy, place: facts.place(between, *out)? })
}
