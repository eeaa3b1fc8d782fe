//! Choice of an instance for a launch: where the user leaves tile sizes to the device, those of
//! the tuning list that the cost model expects to be fastest.

use super::context::Context;
use crate::compile::compile;
use crate::ptx::{Arch, target};
use tile_core::launch::{Arg, Instance, Planned, Verdict};
use tile_core::passes::{candidates, instantiate};
use tile_simt::lower::alternatives;
use tile_simt::model::{Launch, aligned_facts};

/// What was chosen for a class of launches.
#[derive(Debug)]
pub(super) enum Choice {
    /// The const parameters of an instance.
    Consts(Vec<i64>),
    /// Nothing: the class's representative is no launch of the kernel, or nothing fits.
    Unknown,
}

/// How many instances are lowered to see whether they fit, best first.
const TRIES: usize = 4;

/// Seconds that a launch of exactly this instance is expected to take.
pub(super) fn expected(device: &Context, arch: Arch, instance: &Instance<'_>, args: &[Arg<'_>]) -> Option<f64> {
    Some(modelled(arch, instance, args)?.seconds(&device.gpu))
}

/// What the model says of a launch of exactly this instance.
pub(super) fn verdict(device: &Context, arch: Arch, instance: &Instance<'_>, args: &[Arg<'_>]) -> Option<Verdict> {
    Some(modelled(arch, instance, args)?.verdict(&device.gpu))
}

fn modelled(arch: Arch, instance: &Instance<'_>, args: &[Arg<'_>]) -> Option<Launch> {
    let func = instantiate(&instance.with_consts(instance.consts())).ok()?;
    Launch::of(&func, &aligned_facts(args), args, &target(arch)).ok()?
}

/// The other schedules of exactly this instance, those first that are expected to be fastest.
pub(super) fn plans(device: &Context, arch: Arch, instance: &Instance<'_>, args: &[Arg<'_>]) -> Vec<Planned> {
    let exact = instance.with_consts(instance.consts());
    let Ok(func) = instantiate(&exact) else { return Vec::new() };
    let Ok(facts) = aligned_facts(args).with_grid(&func, args) else { return Vec::new() };
    let found = alternatives(&func, &facts, &target(arch)).into_iter();
    let mut plans: Vec<Planned> = found
        .map(|overrides| Planned {
            seconds: expected(device, arch, &exact.with_overrides(&overrides), args),
            overrides,
        })
        .collect();
    // Sorting is stable: what the model sees no difference in stays in the order of the list.
    let seconds = |plan: &Planned| plan.seconds.unwrap_or(f64::INFINITY);
    plans.sort_by(|x, y| seconds(x).total_cmp(&seconds(y)));
    plans
}

/// Chooses for launches like this one.
pub(super) fn choose(device: &Context, arch: Arch, instance: &Instance<'_>, args: &[Arg<'_>]) -> Choice {
    let (facts, target) = (aligned_facts(args), target(arch));
    let with = |consts: &[i64]| instantiate(&instance.with_consts(consts));
    let mut ranked: Vec<(f64, Vec<i64>)> = Vec::new();
    for consts in candidates(instance).unwrap_or_default() {
        // Values that break a condition of the kernel together are no instance, and those that
        // break a requirement none for this launch.
        let Ok(Ok(Some(launch))) = with(&consts).map(|func| Launch::of(&func, &facts, args, &target)) else { continue };
        ranked.push((launch.seconds(&device.gpu), consts));
    }
    ranked.sort_by(|x, y| x.0.total_cmp(&y.0));
    let available = device.max_shared.min(arch.max_shared());
    let fits = |consts: &[i64]| {
        let compiled = with(consts).and_then(|func| compile(&func, &facts, arch));
        compiled.is_ok_and(|compiled| compiled.emitted.shared_bytes <= available)
    };
    let found = ranked.into_iter().take(TRIES).find(|(_, consts)| fits(consts));
    found.map_or(Choice::Unknown, |(_, consts)| Choice::Consts(consts))
}
