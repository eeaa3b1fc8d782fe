//! The schedules by which a function could be lowered instead of the planner's own: what a tuner
//! tries of stages, roles, split-K, threadblock swizzle and persistence.
//!
//! Each is one hint ([`Overrides`]) that the kernel leaves open. It counts where it fits the kernel
//! and gives a plan with other [`Decisions`] than the planner's own and than those before it.

use super::decisions::Decisions;
use super::strategy::{Failure, Traits};
use super::{Planner, describe};
use crate::facts::LaunchFacts;
use crate::lower::warp_specialize::MOST_SHARING;
use crate::lower::{Target, prepare::prepared};
use tile_core::ir::Func;
use tile_core::ir::schedule::{HINTS, Hint, Overrides, Setting};

/// The hints that are tried, each with its settings, in the order in which they are.
const TRIED: &[(&str, &str, &[Setting])] = &[
    ("cuda", "raster", &[number(1), number(4), number(8), number(16)]),
    ("cuda", "split", &[number(1), number(2), number(4), number(8)]),
    ("cuda", "pingpong", &[FALSE, TRUE]),
    ("cuda", "persistent", &[FALSE, TRUE]),
    ("gpu", "stages", &[number(2), number(3), number(4), number(6), number(8)]),
    ("gpu", "threads", &[number(64), number(128), number(256), number(384)]),
    ("cuda", "clusters", &[number(2)]),
    ("cuda", "swap", &[FALSE, TRUE]),
    ("cuda", "stage_vectors", &[FALSE, TRUE]),
];

const TRUE: Setting = Setting::Flag(true);
const FALSE: Setting = Setting::Flag(false);

const fn number(number: u32) -> Setting {
    Setting::Number(number)
}

/// What tells two schedules apart: decisions where a launch divides no loops, and where it may.
type Seen = [Option<Decisions>; 2];

/// The hints that lower a function otherwise on launches of which the facts hold, in a fixed order.
/// Whether each can be lowered to the end is for the lowering to say.
pub fn alternatives(func: &Func, facts: &LaunchFacts, target: &Target) -> Vec<Overrides> {
    let mut seen: Vec<Seen> = vec![seen(func, facts, target)];
    let mut found = Vec::new();
    for &(space, name, settings) in TRIED {
        let Some(hint) = HINTS.iter().find(|hint| (hint.space, hint.name) == (space, name)) else { continue };
        for setting in settings.iter().filter(|_| (hint.get)(&func.schedule).is_none()) {
            let overrides = one(hint, setting);
            let mut other = func.clone();
            if overrides.apply(&mut other).is_err() {
                continue;
            }
            let made = self::seen(&other, facts, target);
            if made[0].is_some() && !seen.contains(&made) {
                seen.push(made);
                found.push(overrides);
            }
        }
    }
    found
}

fn one(hint: &Hint, setting: &Setting) -> Overrides {
    Overrides::of(|schedule| (hint.set)(schedule, setting.clone()))
}

fn seen(func: &Func, facts: &LaunchFacts, target: &Target) -> Seen {
    [1, MOST_SHARING].map(|split| planned(func, &LaunchFacts { split, stream: 0, ..facts.clone() }, target))
}

/// The decisions of the first strategy of which there is a plan.
fn planned(func: &Func, facts: &LaunchFacts, target: &Target) -> Option<Decisions> {
    let func = prepared(func, target);
    let mut planner = Planner::new(&func, facts, target).ok()?;
    let mut strategy = planner.first();
    loop {
        let mut had = Traits::default();
        match planner.plan(strategy, &mut had) {
            Ok(plan) if strategy.needs_specialisation() && plan.roles.groups == 0 => {
                strategy = strategy.after(&Failure::NoGain, &had)?;
            }
            Ok(plan) => return Some(describe::decisions(&plan)),
            Err(failure) => strategy = strategy.after(&failure, &had)?,
        }
    }
}
