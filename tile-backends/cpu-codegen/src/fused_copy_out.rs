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
//!
//! Where the copy is the tile's last reader, elements behind the end of the output's rows need not be computed:
//! the loop ends there, and what it reads, such as the weights of a norm, meets no edge of its own.

use crate::facts::Facts;
use crate::panels::Panel;
use crate::parallel::Nest;
use crate::write_ownership::WriteOwnership;
use std::collections::BTreeMap;
use tile_core::ir::{Effect, FuncKind, Inst, InstId, Op, Value};

/// The copy behind a loop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct FusedCopyOut {
    pub(crate) copy: InstId,
    /// Instructions in front of it that compute its destination.
    pub(crate) place: Vec<InstId>,
    /// Whether nothing but the copy needs what the loop does.
    pub(crate) is_last: bool,
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
    let is_last = from.rank() == to.rank() && is_last(facts, id, store, copy, *tile);
    Some(FusedCopyOut { copy, place: facts.place(between, *out)?, is_last })
}

/// Whether a loop does nothing but `store` to a tile that nobody reads behind the copy. The tile is allocated
/// beside the loop, so that no later iteration of an outer loop reads it.
fn is_last(facts: &Facts<'_>, id: InstId, store: InstId, copy: InstId, tile: Value) -> bool {
    let func = facts.func;
    let mut last = facts.home(id) == facts.region_of(tile);
    func.walk(func.insts[id].regions[0], &mut |id, inst| {
        last &=
            id == store || !matches!(inst.op.effect(), Effect::Write | Effect::Observe | Effect::Meet | Effect::Order);
    });
    for &behind in facts.behind(id).iter().filter(|&&behind| behind != copy) {
        let uses = |inst: &Inst| inst.args.iter().any(|&arg| func.ty(arg).mem().is_some() && func.root(arg) == tile);
        last &= !uses(&func.insts[behind]);
        for &region in &func.insts[behind].regions {
            func.walk(region, &mut |_, inst| last &= !uses(inst));
        }
    }
    last
}
