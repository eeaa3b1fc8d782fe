//! Tiles that leave for an output while a loop makes them.
//!
//! ```text
//! parallel!((BM, BN), |i, j| { t[[i, j]] = …; });
//! copy(&t, out.at_mut(…))
//! ```
//!
//! The loop may bring each part of a row to the output as soon as it is made, if
//! nothing but the copy comes after it. What is in the tile stays there, so it
//! does not matter who else reads it.

use crate::facts::Facts;
use crate::panels::Panel;
use crate::parallel::Nest;
use crate::sharing::SharingMap;
use std::collections::BTreeMap;
use tile_core::ir::{Effect, FuncKind, InstId, Op, RegionId, Value};

/// The copy behind a loop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Leaving {
    pub(crate) copy: InstId,
    /// What stands in front of it and says where it goes.
    pub(crate) place: Vec<InstId>,
}

/// By the loop that makes the tile.
pub(crate) fn find(
    facts: &Facts<'_>,
    sharing: &SharingMap,
    nests: &BTreeMap<InstId, Nest>,
    panels: &BTreeMap<Value, Panel>,
) -> BTreeMap<InstId, Leaving> {
    let func = facts.func;
    let mut found = BTreeMap::new();
    let mut region = |region: RegionId| {
        let insts = &func.regions[region].insts;
        for (at, id) in insts.iter().enumerate() {
            if let Some(nest) = nests.get(id)
                && let Some(leaving) = behind(facts, *id, nest, &insts[at + 1..])
                && let [tile, out] = func.insts[leaving.copy].args[..]
                && facts.is_result(out, sharing)
                && !panels.contains_key(&tile)
                && !facts.direct.contains_key(&tile)
            {
                found.insert(*id, leaving);
            }
        }
    };
    if func.kind == FuncKind::Kernel {
        region(func.body);
        func.walk(func.body, &mut |_, inst| {
            if !matches!(inst.op, Op::Parallel {}) {
                inst.regions.iter().copied().for_each(&mut region);
            }
        });
    }
    found
}

/// The copy that follows a loop, of a tile that the loop makes.
fn behind(facts: &Facts<'_>, id: InstId, nest: &Nest, behind: &[InstId]) -> Option<Leaving> {
    let func = facts.func;
    let quiet = |id: &&InstId| matches!(func.insts[**id].op.effect(), Effect::Pure | Effect::Alloc);
    let between = behind.iter().take_while(quiet).count();
    let &copy = behind.get(between)?;
    let ([tile, out], Op::Copy {}) = (&func.insts[copy].args[..], &func.insts[copy].op) else { return None };
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
    Some(Leaving { copy, place: facts.place(&behind[..between], *out)? })
}
