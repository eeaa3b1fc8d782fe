//! Answers of a device's cost model alone: nothing runs, so that the device need not be there.

use crate::search::order::by_seconds;
use crate::{Caches, Choice, Outcome, Report, Space, Stopped, Trial, TuneError, Tuner};
use tile_core::launch::{Arg, Device, Instance};

/// Why a candidate is left out.
const NOTHING: &str = "the device's cost model says nothing of it";

/// What the model expects of all candidates; the best is the one that it expects to be fastest. The
/// arguments stay as they are.
pub(crate) fn modelled<D: Device + ?Sized>(
    tuner: &Tuner<'_>,
    device: &D,
    instance: &Instance<'_>,
    args: &[Arg<'_>],
) -> Result<Report, TuneError> {
    let mut space = Space::of(instance)?;
    let trial = |choice: Choice, seconds: Option<f64>| {
        let outcome = seconds.map_or_else(|| Outcome::Failed(NOTHING.to_owned()), |_| Outcome::Expected);
        Trial { outcome, ..Trial::new(choice, seconds) }
    };
    let of = |point: &Vec<i64>| trial(Choice::own(point.clone()), device.expected(&instance.with_consts(point), args));
    let mut trials: Vec<Trial> = space.points.iter().map(of).collect();
    let stated_seconds = trials[0].expected;
    // Sorting is stable: among equals the stated instance stays.
    trials.sort_by(|x, y| by_seconds(x.expected, y.expected));
    if tuner.plans && trials[0].expected.is_some() {
        let point = trials[0].point.clone();
        for plan in device.plans(&instance.with_consts(&point), args) {
            let choice = Choice { point: point.clone(), plan: plan.overrides };
            space.plans.push(choice.clone());
            trials.push(trial(choice, plan.seconds));
        }
        trials.sort_by(|x, y| by_seconds(x.expected, y.expected));
    }
    let kernel = instance.def().name.to_owned();
    let best = &trials[0];
    let Some(seconds) = best.expected else {
        let reason = format!("{} has no cost model of it, and nothing is to be measured", device.target());
        return Err(TuneError::Space { kernel, reason });
    };
    let Choice { point: best, plan } = best.choice();
    let (caches, stopped, remarks) = (Caches::default(), Stopped::Model, Vec::new());
    let bound = tuner.bound;
    Ok(Report { kernel, space, trials, best, plan, seconds, stated_seconds, caches, bound, stopped, remarks })
}
