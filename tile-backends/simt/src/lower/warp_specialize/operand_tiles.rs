//! Tiles from which threads compute what they multiply, copied to shared memory by the producer.
//!
//! ```text
//! for k {                                      copy scale[y · BM ..] → r
//!   copy w[…] → t                              for k {
//!   parallel i, j {                              copy w[…] → t
//!     s[i, j] = scale[y · BM + i] · f(           copy x[y · BM .., k · BK ..] → u
//!       x[y · BM + i, k · BK + j],       ──►     copy gain[k · BK ..] → g
//!       gain[k · BK + j])                        parallel i, j { s[i, j] = r[i] · f(u[i, j], g[j]) }
//!   }                                            gemm s, t, acc
//!   gemm s, t, acc                             }
//! }
//! ```
//!
//! What an iteration loads from tensors it waits for, and the layouts that instructions want of an
//! operand in registers make narrow loads of it. The producer brings the tiles some stages ahead
//! ([`staged_reads`](super::staged_reads)), in whole lines. What is the same in all iterations for
//! a row is held in registers; of any other thing that is, threads find lines in L1.
//!
//! The rewrite is taken where the plan keeps its roles and schedules, and enough stages of what it
//! brought before ([`WarpSpecialization::keeps_with`]); without what is held where registers do
//! not suffice for that.

use super::loops::each_region;
use super::positions::Positions;
use super::specialization::{Limits, WarpSpecialization};
use super::staged_reads::{Place, Read, Reader, rewritten};
use crate::facts::LaunchFacts;
use crate::lower::target::Target;
use tile_core::ir::{Func, InstId, Op, RegionId};
use tile_core::pipeline::is_planned;

/// Stages that hide what a copy takes.
const ENOUGH: u32 = 3;

/// The function with the tiles that its loops of products read copied by the producer, and its
/// roles, if it has such tiles and loses nothing by it against these `roles`, which it has as it
/// is.
pub(in crate::lower) fn with_tiles(
    func: &Func,
    facts: &LaunchFacts,
    target: &Target,
    limits: Limits,
    roles: &WarpSpecialization,
) -> Option<(Func, WarpSpecialization)> {
    let Found { mut staged, held } = Found::of(func, facts, roles);
    let alone = staged.len();
    staged.extend(held);
    let mut choices = vec![&staged[..], &staged[..alone]];
    choices.dedup_by_key(|reads| reads.len());
    choices.into_iter().filter(|reads| !reads.is_empty()).find_map(|reads| {
        let (func, copies) = rewritten(func, reads);
        let with_more = super::plan(&func, facts, target, Limits { exact: true, ..limits });
        let pays = copies.is_subset(&with_more.copies) && roles.keeps_with(&with_more, ENOUGH);
        pays.then_some((func, with_more))
    })
}

/// What statements of loops read whose products warpgroups compute.
#[derive(Default)]
struct Found {
    /// What is another part in each iteration.
    staged: Vec<Read>,
    /// What is the same for a row in all of them.
    held: Vec<Read>,
}

impl Found {
    fn of(func: &Func, facts: &LaunchFacts, roles: &WarpSpecialization) -> Found {
        let positions = &Positions::new(func);
        let mut found = Found::default();
        each_region(func, func.body, &mut |outer| {
            for &id in &func.regions[outer].insts {
                let inst = &func.insts[id];
                let multiplies =
                    |region: RegionId| func.regions[region].insts.iter().any(|id| roles.gemms.contains(id));
                if matches!(inst.op, Op::For { .. }) && !is_planned(inst) && multiplies(inst.regions[0]) {
                    let around = Reader { func, facts, positions, region: outer, statement: id };
                    found.add(&around, roles, inst.regions[0]);
                }
            }
        });
        found
    }

    /// Adds what the statements of a loop read; `around` is the loop as a statement.
    fn add(&mut self, around: &Reader<'_>, roles: &WarpSpecialization, body: RegionId) {
        let func = around.func;
        for &statement in func.regions[body].insts.iter().filter(|&&id| computes(func, roles, id)) {
            let rows = func.regions[func.insts[statement].regions[0]].args.first().copied();
            for read in (Reader { region: body, statement, ..*around }).reads() {
                if read.part.places.iter().flat_map(Place::values).any(|&value| !around.is_outside(value)) {
                    self.staged.push(read);
                } else if read.part.rank() == 1 && read.index() == rows {
                    self.held.push(read.held(around.statement, around.region));
                }
            }
        }
    }
}

/// Whether a statement is a `parallel!` of the consumers.
fn computes(func: &Func, roles: &WarpSpecialization, id: InstId) -> bool {
    matches!(func.insts[id].op, Op::Parallel {}) && !roles.copies.contains(&id)
}
