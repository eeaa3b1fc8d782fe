//! Plan of a kernel: every decision that is made before its thread IR is written.
//!
//! ```text
//! tile IR ──► Planner ── Strategy ──► Plan ──► lowering ──► thread IR
//!                 ▲                               │
//!                 └──── the next strategy ◄───────┘ what was needed
//! ```
//!
//! A [`Strategy`] says which of the known ways a function is lowered. The [`Planner`] rewrites
//! the function accordingly and decides warp roles, pipelines and layouts; the lowering follows
//! the [`Plan`] and decides no more of these. What only the lowering can find out (the bytes
//! that statements exchange in shared memory, where TMA boxes begin) it answers as an error,
//! from which the next strategy follows ([`search`]). [`Decisions`] is the plan for people and
//! tools, `emit --after plan`; the strategies that were tried are `emit --after candidates`.

mod alternatives;
mod decisions;
mod describe;
mod search;
mod strategy;
mod svg;

pub use alternatives::alternatives;
pub use decisions::{
    AsyncCopy, AsyncPlace, Candidate, CopyKind, Decisions, Loop, Order, Outcome, Pipeline, Schedule, Scheduler,
    StagedCopy, StoreKind,
};
pub(super) use describe::{name, staged};
pub(super) use search::search;

use super::infer::{self, Layouts};
use super::pipeline;
use super::pipeline_plan::Pipelines;
use super::warp_specialize::{Limits, WarpSpecialization, plan as roles_of, with_tiles, with_vectors};
use super::{
    LowerError, Target, arrange, async_copies, copy_elision, gemm, register_operands, shared_operands, sparse,
    stated_gemms, stated_layouts, two_level_gemm,
};
use crate::facts::LaunchFacts;
use std::borrow::Cow;
use std::rc::Rc;
use strategy::{Failure, Operands, Sparse, Strategy, Traits};
use tile_core::ir::{Func, InstId};
use tile_core::passes::{Completion, complete_copies};

/// See the module.
#[derive(Clone)]
pub(super) struct Plan {
    /// The function that is lowered, after the strategy's rewrites.
    pub(super) func: Rc<Func>,
    /// What of the target it uses.
    pub(super) target: Rc<Target>,
    pub(super) roles: WarpSpecialization,
    pub(super) layouts: Layouts,
    pub(super) pipelines: Pipelines,
    /// What became of asynchronous copies.
    pub(super) asynchronous: Rc<[AsyncCopy]>,
    /// See [`Strategy`].
    pub(super) narrow_exchange: bool,
}

/// A function after some rewrites, with its warp roles where nothing limits these.
#[derive(Clone)]
pub(super) struct Rewritten {
    pub(super) func: Rc<Func>,
    pub(super) roles: WarpSpecialization,
    /// The asynchronous copies that it had.
    pub(super) asynchronous: Rc<[AsyncCopy]>,
}

/// Makes plans of a function, of which it keeps what several have in common.
pub(super) struct Planner<'a> {
    /// In the user's order of statements.
    func: Cow<'a, Func>,
    facts: &'a LaunchFacts,
    target: Rc<Target>,
    /// Whether the target's cooperative matrices can be used.
    cooperative: bool,
    /// The function with operands as written, and what of the target it may use.
    base: Option<((bool, Sparse), Rewritten, Rc<Target>)>,
    /// The same with operands elsewhere, where that is possible.
    moved: Option<(Strategy, Option<Rewritten>)>,
}

impl<'a> Planner<'a> {
    /// For launches of a function of which the facts hold.
    ///
    /// # Errors
    /// When the user's order of statements cannot be followed.
    pub(super) fn new(func: &'a Func, facts: &'a LaunchFacts, target: &Target) -> Result<Planner<'a>, LowerError> {
        let func = arrange::arranged(func)?;
        // Matrices may not be multiplied under a condition.
        let cooperative = !target.cooperative.is_empty() && arrange::copies_alone_are_ahead(&func)?;
        Ok(Planner { func, facts, target: Rc::new(target.clone()), cooperative, base: None, moved: None })
    }

    /// The strategy that is tried first.
    pub(super) fn first(&mut self) -> Strategy {
        self.first_with(self.cooperative)
    }

    /// Sparse GEMMs stay as they are where warpgroups take all of them, or none is left
    /// to expand.
    fn first_with(&mut self, cooperative: bool) -> Strategy {
        let (base, _) = self.base(cooperative, Sparse::AsIs);
        let taken = sparse::sparse_products(&base.func).iter().all(|id| base.roles.gemms.contains(id));
        Strategy::first(cooperative, if taken { Sparse::AsIs } else { Sparse::Expanded })
    }

    /// The function with operands as written.
    pub(super) fn as_written(&mut self, strategy: Strategy) -> Rewritten {
        self.base(strategy.cooperative, strategy.sparse).0
    }

    /// The function with operands in registers, where that is possible.
    pub(super) fn in_registers(&mut self, strategy: Strategy) -> Option<Rewritten> {
        self.moved(strategy.with_operands(Operands::Registers))
    }

    fn base(&mut self, cooperative: bool, sparse: Sparse) -> (Rewritten, Rc<Target>) {
        let key = (cooperative, sparse);
        if let Some((made, base, target)) = &self.base
            && *made == key
        {
            return (base.clone(), target.clone());
        }
        let target = match cooperative || self.target.cooperative.is_empty() {
            true => self.target.clone(),
            false => Rc::new(Target { cooperative: Vec::new(), ..(*self.target).clone() }),
        };
        let func = two_level_gemm::in_two_levels(&self.func, &target);
        let mut func = copy_elision::held(&func, &target).into_owned();
        if sparse == Sparse::Expanded {
            let dense: Vec<InstId> = sparse::sparse_products(&func)
                .into_iter()
                .filter(|id| !gemm::takes_sparse(&func, &target, &func.insts[*id]))
                .collect();
            func = sparse::expanded(&func, &dense);
        }
        let base = self.with_roles(func, &target);
        self.base = Some((key, base.clone(), target.clone()));
        (base, target)
    }

    /// A function with its roles, and with asynchronous copies where these have them.
    fn with_roles(&self, func: Func, target: &Target) -> Rewritten {
        let later = complete_copies(&func, &|_, _| Completion::AtWait);
        let roles = roles_of(&later, self.facts, target, Limits::default());
        let (asynchronous, func) = match roles.groups {
            0 => {
                let how = |func: &Func, copy: InstId| async_copies::completion(func, target, copy);
                (async_copies::of(&func, target), complete_copies(&func, &how).into_owned())
            }
            _ => (async_copies::at_waits(&func), later.into_owned()),
        };
        Rewritten { func: Rc::new(func), roles, asynchronous: asynchronous.into() }
    }

    /// The function with operands where a strategy has them; nothing where it cannot have them
    /// there, or need not.
    fn moved(&mut self, strategy: Strategy) -> Option<Rewritten> {
        let key = strategy.with_operands(strategy.operands);
        if let Some((made, moved)) = &self.moved
            && *made == key
        {
            return moved.clone();
        }
        let (base, target) = self.base(strategy.cooperative, strategy.sparse);
        let moved = self.move_operands(strategy.operands, &base, &target);
        self.moved = Some((key, moved.clone()));
        moved
    }

    fn move_operands(&self, operands: Operands, base: &Rewritten, target: &Target) -> Option<Rewritten> {
        let Rewritten { func, roles, asynchronous } = base;
        let specialised = roles.groups > 0;
        let func = match operands {
            Operands::AsWritten => return Some(base.clone()),
            Operands::Registers => register_operands::operands_held(func, roles)?,
            // Where that lets warps be specialised, or loops begin GEMMs ahead.
            Operands::Shared if specialised => shared_operands::operands_with_copies(func)?,
            Operands::Shared => shared_operands::operands_in_shared(func)?,
        };
        let Rewritten { func, roles: moved, asynchronous: further } = self.with_roles(func, target);
        let gains = match operands {
            Operands::AsWritten => true,
            Operands::Registers => moved.gemms == roles.gemms,
            Operands::Shared if specialised => moved.issues_more_early(roles),
            Operands::Shared => moved.groups > 0,
        };
        let asynchronous = asynchronous.iter().filter(|copy| !further.contains(copy)).chain(&*further).cloned();
        gains.then(|| Rewritten { func, roles: moved, asynchronous: asynchronous.collect() })
    }

    /// The plan of a strategy. It leaves in `had` what another strategy could have less of.
    fn plan(&mut self, strategy: Strategy, had: &mut Traits) -> Result<Plan, Failure> {
        let base = self.as_written(strategy);
        had.sparse = !sparse::sparse_products(&base.func).is_empty();
        had.specialises = base.roles.groups > 0;
        let Rewritten { func, roles, asynchronous } = self.moved(strategy).ok_or(Failure::Inapplicable)?;
        let (_, target) = self.base(strategy.cooperative, strategy.sparse);
        let roles = match strategy.specialise {
            false => WarpSpecialization::default(),
            // Who copies for itself does not wait for a producer.
            true if async_copies::are_kept(&func) => WarpSpecialization::default(),
            true if strategy.limits == Limits::default() => roles,
            true => roles_of(&func, self.facts, &target, strategy.limits),
        };
        had.specialised = roles.groups > 0;
        let tiles = strategy.tiles && had.specialised;
        let staged = tiles.then(|| with_tiles(&func, self.facts, &target, strategy.limits, &roles)).flatten();
        had.tiles = staged.is_some();
        let (func, roles) = staged.map_or((func, roles), |(func, roles)| (Rc::new(func), roles));
        let vectors = strategy.vectors && had.specialised;
        let staged = vectors.then(|| with_vectors(&func, self.facts, &target, strategy.limits, &roles)).flatten();
        had.vectors = staged.is_some();
        let (func, roles) = staged.map_or((func, roles), |(func, roles)| (Rc::new(func), roles));
        (had.gathers, had.im2col) = (roles.has_gathers(), roles.has_im2col());
        had.pingpong = roles.has_warpgroup_pingpong();
        stated_layouts::check(&func, &target, &roles).map_err(Failure::Error)?;
        let layouts = infer::infer(&func, &target, &roles).map_err(Failure::Error)?;
        stated_gemms::check(&func, &target, &roles, layouts.threads).map_err(Failure::Error)?;
        let mut pipelines = pipeline::plan(&func, &target, &roles, &layouts).map_err(Failure::Error)?;
        let single = pipelines.with_single_stages();
        had.second_stages = single.is_some();
        if let (true, Some(single)) = (strategy.single_stage, single) {
            pipelines = single;
        }
        let narrow_exchange = strategy.narrow_exchange;
        let asynchronous = async_copies::brought(&func, &roles, &asynchronous);
        Ok(Plan { func, target, roles, layouts, pipelines, asynchronous, narrow_exchange })
    }
}
