//! Vectors that an epilogue reads, copied to shared memory by the producer.
//!
//! ```text
//! for k { …; gemm s, t, acc }          for k { …; gemm s, t, acc }
//! parallel i, j {                      copy row[y · BM ..] → r; copy bias[x · BN ..] → q
//!   … row[y · BM + i] …         ──►    parallel i, j {
//!   … bias[x · BN + j] …                 … r[i] … q[j] …
//! }                                    }
//! ```
//!
//! Loads of an epilogue begin when its products have ended, and nothing overlaps them. The
//! producer begins the copies ([`staged_reads`](super::staged_reads)) when it has begun those of
//! the loop, which is some stages ahead of the products, so that they delay none of them, and
//! consumers wait for a barrier on which their bytes have mostly arrived. They have one stage for
//! a tile of the grid.
//!
//! The rewrite is taken where it costs nothing else ([`WarpSpecialization::keeps_with`]), or as
//! the user says (`cuda(stage_vectors)`).

use super::positions::Positions;
use super::specialization::{Limits, WarpSpecialization};
use super::staged_reads::{Read, Reader, rewritten};
use crate::facts::LaunchFacts;
use crate::lower::target::Target;
use tile_core::ir::{Func, InstId, Op, RegionId};

/// Stages of which one more or less makes no difference.
const MANY: u32 = 8;

/// The function with the vectors of its epilogues copied by the producer, and its roles, if it
/// has such vectors and loses nothing by it against these `roles`, which it has as it is.
pub(in crate::lower) fn with_vectors(
    func: &Func,
    facts: &LaunchFacts,
    target: &Target,
    limits: Limits,
    roles: &WarpSpecialization,
) -> Option<(Func, WarpSpecialization)> {
    let mut reads = Vec::new();
    epilogue_reads(func, facts, roles, &Positions::new(func), func.body, &mut reads);
    if reads.is_empty() || func.schedule.cuda.stage_vectors == Some(false) {
        return None;
    }
    let (func, copies) = rewritten(func, &reads);
    let mut staged = super::plan(&func, facts, target, Limits { exact: true, ..limits });
    // What vectors have in common with neighbours is little.
    staged.square = roles.square;
    let pays = match func.schedule.cuda.stage_vectors {
        Some(true) => staged.gemms == roles.gemms,
        _ => roles.keeps_with(&staged, MANY),
    };
    (copies.is_subset(&staged.copies) && pays).then_some((func, staged))
}

/// Finds what statements read behind a region's last loop of products, and in its branches.
fn epilogue_reads(
    func: &Func,
    facts: &LaunchFacts,
    roles: &WarpSpecialization,
    positions: &Positions,
    region: RegionId,
    found: &mut Vec<Read>,
) {
    let insts = &func.regions[region].insts;
    let multiplies = |id: InstId| {
        let mut found = false;
        for &inner in &func.insts[id].regions {
            func.walk(inner, &mut |id, _| found |= roles.gemms.contains(&id));
        }
        found
    };
    let last = insts.iter().rposition(|&id| matches!(func.insts[id].op, Op::For { .. }) && multiplies(id));
    for &statement in last.map_or(&[][..], |last| &insts[last + 1..]) {
        let reads = Reader { func, facts, positions, region, statement }.reads();
        found.extend(reads.into_iter().filter(|read| read.part.rank() == 1));
    }
    for &id in insts.iter().filter(|&&id| matches!(func.insts[id].op, Op::If {})) {
        func.insts[id].regions.iter().for_each(|&inner| epilogue_reads(func, facts, roles, positions, inner, found));
    }
}
