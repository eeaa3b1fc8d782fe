//! A chip that need not be there: a device that answers by the performance model, and runs nothing.

use crate::ascendc::Prediction;
use crate::chip::Chip;
use crate::compile::compile_predicted;
use crate::lower::Facts;
use tile_core::launch::{Arg, Device, HostDevice, Identity, Instance, LaunchError, Verdict};
use tile_core::passes::instantiate;

/// The performance model of a chip as a device, for a search that measures nothing
/// (`tile_tune::Tuner::by_model`). It takes tensors of the host, of which extents alone matter, and
/// launches nothing.
#[derive(Clone, Copy, Debug)]
pub struct ChipModel {
    chip: Chip,
}

impl ChipModel {
    /// Of a chip.
    pub const fn new(chip: Chip) -> ChipModel {
        ChipModel { chip }
    }

    /// The chip.
    pub const fn chip(&self) -> Chip {
        self.chip
    }
}

impl HostDevice for ChipModel {}

impl Device for ChipModel {
    fn target(&self) -> &'static str {
        "ascend"
    }

    /// Fails: there is no device.
    fn launch(&self, _: &Instance<'_>, _: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        let reason = format!("this is the performance model of an {}, which launches nothing", name(self.chip));
        Err(LaunchError::Unavailable { target: "ascend".to_owned(), reason })
    }

    fn identity(&self) -> Identity {
        identity(self.chip)
    }

    fn expected(&self, instance: &Instance<'_>, args: &[Arg<'_>]) -> Option<f64> {
        expected(self.chip, instance, args)
    }

    fn verdict(&self, instance: &Instance<'_>, args: &[Arg<'_>]) -> Option<Verdict> {
        verdict(self.chip, instance, args)
    }
}

fn name(chip: Chip) -> String {
    format!("Ascend{chip}")
}

/// Which device a chip is, for answers that are kept.
pub(crate) fn identity(chip: Chip) -> Identity {
    Identity { name: name(chip), architecture: name(chip), driver: String::new() }
}

/// Seconds that the performance model expects of a launch of exactly this instance.
pub(crate) fn expected(chip: Chip, instance: &Instance<'_>, args: &[Arg<'_>]) -> Option<f64> {
    predicted(chip, instance, args).map(|predicted| predicted.seconds)
}

/// What the performance model says of a launch of exactly this instance.
pub(crate) fn verdict(chip: Chip, instance: &Instance<'_>, args: &[Arg<'_>]) -> Option<Verdict> {
    let predicted = predicted(chip, instance, args)?;
    let (binds, busy) = predicted.bound();
    Some(Verdict { seconds: predicted.seconds, binds, busy })
}

fn predicted(chip: Chip, instance: &Instance<'_>, args: &[Arg<'_>]) -> Option<Prediction> {
    let func = instantiate(&instance.with_consts(instance.consts())).ok()?;
    let extents = func.params.iter().zip(args).filter_map(|(param, arg)| match arg {
        Arg::Tensor(tensor) => Some((param.name.clone(), tensor.shape.to_vec())),
        Arg::Scalar(_) => None,
    });
    let extents: Vec<(String, Vec<i64>)> = extents.collect();
    let predicted = compile_predicted(&func, &Facts::default(), chip, &extents).ok()?;
    Some(predicted).filter(|it| it.seconds.is_finite() && it.seconds > 0.0)
}
