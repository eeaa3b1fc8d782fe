//! `--roofs`: what a device does at most, and the least time that a launch takes on it.

use crate::{Failure, flags, usage};
use lexopt::Parser;
use std::time::Duration;
use tile_core::analysis::work::Work;
use tile_core::passes::instantiate;
use tile_kernel::launch::{Arg, Instance};
use tile_profile::Roofs;
use tile_tune::Space;

/// The value of the flag, `20,100`: gigabytes and billions of operations a second.
pub(crate) fn read(parser: &mut Parser) -> Result<Roofs, Failure> {
    let text = flags::value(parser)?;
    let wrong = || usage(format!("`--roofs` has `{text}`, expected GB/s and GFLOP/s, as in `20,100`"));
    let (bytes, operations) = text.split_once(',').ok_or_else(wrong)?;
    let number = |text: &str| text.parse::<f64>().ok().filter(|number| *number > 0.0 && number.is_finite());
    let (bytes, operations) = number(bytes).zip(number(operations)).ok_or_else(wrong)?;
    Ok(Roofs { bytes: bytes * 1e9, operations: operations * 1e9 })
}

/// The least time that any instance of a tuning list takes; none where a list has no work.
pub(crate) fn bound(roofs: &Roofs, instance: &Instance<'_>, args: &[Arg<'_>]) -> Option<Duration> {
    let seconds = |point: &Vec<i64>| {
        let func = instantiate(&instance.with_consts(point)).ok()?;
        Some(roofs.seconds(&Work::of(&func, args).ok()?))
    };
    let least = Space::of(instance).ok()?.points.iter().filter_map(seconds).min_by(f64::total_cmp)?;
    Duration::try_from_secs_f64(least).ok().filter(|least| !least.is_zero())
}
