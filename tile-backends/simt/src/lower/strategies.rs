//! The order in which ways to lower a function are tried: the first one that works is taken.
//!
//! | tried first | if it is refused |
//! |---|---|
//! | cooperative matrices | without them |
//! | sparse GEMMs as they are | expanded where no instruction takes them |
//! | operands in registers, then through shared memory | as they are |
//! | warp specialisation | with less shared memory, fewer tiles of the producer, or none |
//! | two stages of tiles that are loaded to registers | one |

use super::error::LowerError;
use super::target::Target;
use super::warp_specialize::{Brings, Limits, WarpSpecialization, plan};
use super::{
    Lower, arrange, copy_elision, gemm, infer, pipeline, register_operands, shared_operands, sparse, two_level_gemm,
};
use crate::facts::LaunchFacts;
use crate::ir::{Kernel, print_errors, verify};
use crate::layout::Layouts;
use crate::passes::{self, Observer};
use std::borrow::Cow;
use tile_core::ir::{Func, InstId, Span};
use tile_core::passes::Ir;
use tile_core::passes::instrument::timed;

/// [`lower_observed`], whose time is measured there.
pub(super) fn lower_arranged(
    func: &Func,
    facts: &LaunchFacts,
    target: &Target,
    observe: Observer<'_>,
) -> Result<(Kernel, Layouts), LowerError> {
    let func = &*arrange::arranged(func)?;
    // Matrices may not be multiplied under a condition.
    let target = match target.cooperative.is_empty() || arrange::copies_alone_are_ahead(func)? {
        true => Cow::Borrowed(target),
        false => Cow::Owned(Target { cooperative: Vec::new(), ..target.clone() }),
    };
    let target = &*target;
    match lower_whole(func, facts, target, observe) {
        // Sums need room to leave cooperative matrices.
        Err(LowerError::Memory { .. }) if !target.cooperative.is_empty() => {
            lower_whole(func, facts, &Target { cooperative: Vec::new(), ..target.clone() }, observe)
        }
        done => done,
    }
}

/// [`lower_observed`] with all that the target has.
fn lower_whole(
    func: &Func,
    facts: &LaunchFacts,
    target: &Target,
    observe: Observer<'_>,
) -> Result<(Kernel, Layouts), LowerError> {
    let func = &*two_level_gemm::in_two_levels(func, target);
    let func = &*copy_elision::held(func, target);
    let roles = plan(func, facts, target, Limits::default());
    let sparse = sparse::sparse_products(func);
    if sparse.is_empty() {
        return lower_products(func, facts, target, roles, observe);
    }
    // Warpgroups take all of them as they are, or warps do; what no instruction
    // takes is dense.
    if sparse.iter().all(|id| roles.gemms.contains(id))
        && let Ok(done) = lower_products(func, facts, target, roles, observe)
    {
        return Ok(done);
    }
    let dense: Vec<InstId> =
        sparse.into_iter().filter(|id| !gemm::takes_sparse(func, target, &func.insts[*id])).collect();
    let func = sparse::expanded(func, &dense);
    let roles = plan(&func, facts, target, Limits::default());
    lower_products(&func, facts, target, roles, observe)
}

/// [`lower_with_layouts`], where every sparse product has an instruction; `roles`
/// are those of a division without limits.
fn lower_products(
    func: &Func,
    facts: &LaunchFacts,
    target: &Target,
    roles: WarpSpecialization,
    observe: Observer<'_>,
) -> Result<(Kernel, Layouts), LowerError> {
    if let Some(held) = register_operands::operands_held(func, &roles) {
        let direct = plan(&held, facts, target, Limits::default());
        if direct.gemms == roles.gemms
            && let Ok(done) = divide(&held, facts, target, direct, observe)
        {
            return Ok(done);
        }
    }
    // Operands in shared memory, where that lets the function be divided, or loops of
    // it begin products ahead.
    let shared = match roles.groups {
        0 => shared_operands::operands_in_shared(func),
        _ => shared_operands::operands_with_copies(func),
    };
    if let Some(shared) = shared {
        let other = plan(&shared, facts, target, Limits::default());
        if (if roles.groups == 0 { other.groups > 0 } else { other.issues_more_early(&roles) })
            && let Ok(done) = divide(&shared, facts, target, other, observe)
            && done.0.is_divided()
        {
            return Ok(done);
        }
    }
    let divided = roles.groups > 0;
    match divide(func, facts, target, roles, observe) {
        Err(LowerError::Unsupported { .. }) if divided => {
            attempt(func, facts, target, WarpSpecialization::default(), observe)
        }
        done => done,
    }
}

/// Lowers a function, warp-specialised where that is planned; `roles` are those of a
/// division without limits.
fn divide(
    func: &Func,
    facts: &LaunchFacts,
    target: &Target,
    mut roles: WarpSpecialization,
    observe: Observer<'_>,
) -> Result<(Kernel, Layouts), LowerError> {
    // What statements exchange in shared memory is known once they are lowered:
    // pipelines that left too little for it are made again with less.
    let mut limits = Limits::default();
    loop {
        let divided = roles.groups > 0;
        let (gathered, im2cols) = (roles.has_gathers(), roles.has_im2col());
        let pingpong = roles.has_warpgroup_pingpong();
        match attempt(func, facts, target, roles, observe) {
            Err(LowerError::Memory { needed, available }) if divided && limits.reserve < available => {
                limits.reserve += needed - available;
            }
            // The plan could not see that they would wait for each other.
            Err(LowerError::Unsupported { .. }) if pingpong => limits.warpgroup_pingpong = false,
            Err(LowerError::Unsupported { .. }) if im2cols => limits = limits.bringing(Brings::Gathers),
            // Nor whether runs of what is gathered are aligned.
            Err(LowerError::Unsupported { .. }) if gathered => limits = limits.bringing(Brings::TmaTiles),
            // What the plan could not see, such as where boxes begin: threads
            // that copy for themselves have no such limits.
            Err(LowerError::Unsupported { .. }) if divided && limits.brings != Brings::Operands => {
                limits = limits.bringing(Brings::Operands);
            }
            done => return done,
        }
        roles = plan(func, facts, target, limits);
    }
}

fn attempt(
    func: &Func,
    facts: &LaunchFacts,
    target: &Target,
    roles: WarpSpecialization,
    observe: Observer<'_>,
) -> Result<(Kernel, Layouts), LowerError> {
    let layouts = infer::infer(func, target, &roles)?;
    let pipelines = pipeline::plan(func, target, &roles, &layouts)?;
    // What statements exchange is known when they are lowered, and may need the room
    // of second stages.
    let single = pipelines.with_single_stages().map(|single| (single, layouts.clone(), roles.clone()));
    match (attempt_pipelines(func, facts, target, (layouts, roles, pipelines), observe), single) {
        (Err(LowerError::Memory { .. }), Some((single, layouts, roles))) => {
            attempt_pipelines(func, facts, target, (layouts, roles, single), observe)
        }
        (done, _) => done,
    }
}

/// [`attempt`] with what was decided.
fn attempt_pipelines(
    func: &Func,
    facts: &LaunchFacts,
    target: &Target,
    (layouts, roles, pipelines): (infer::Layouts, WarpSpecialization, pipeline::Pipelines),
    observe: Observer<'_>,
) -> Result<(Kernel, Layouts), LowerError> {
    let mut lower = Lower::new(func, facts, target, layouts, roles, pipelines);
    lower.params()?;
    if lower.specialized.roles.groups > 0 {
        lower.divided()?
    } else if lower.is_persistent() {
        lower.b.kernel().persistent = true;
        lower.each_tile(&mut |lower| lower.block(func.body))?
    } else {
        lower.block(func.body)?
    }
    let (threads, tiles) = (lower.threads, lower.tiles);
    let mut kernel = lower.b.finish();
    observe("threads", &kernel);
    if passes::divides(&kernel) {
        let reason = "its partitions would branch on what the kernel writes".to_owned();
        return Err(LowerError::Unsupported { span: Span::default(), reason });
    }
    passes::run(&mut kernel, &target.passes(), observe).map_err(|stop| LowerError::of_passes(stop, target))?;
    timed(Kernel::NAME, "verifier", || verify(&kernel))
        .map_err(|errors| LowerError::IllFormed(print_errors(&kernel, &errors)))?;
    let layouts = Layouts::new(threads, tiles.into_iter().map(|(_, tile)| tile).collect(), &kernel);
    Ok((kernel, layouts))
}
