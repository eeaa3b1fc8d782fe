//! Launches of a case on a device.

use crate::case::Case;
use crate::host::Host;
use crate::subject::{Argument, Subject};
use tile_core::interp::Interpreter;
use tile_core::launch::{Arg, Device, HostDevice, LaunchError};

/// What became of a launch.
pub(crate) enum Launched {
    /// The outputs, in order.
    Done(Vec<Host>),
    /// The device lacks something.
    Refused(String),
    /// The launch failed, or touched what it may not.
    Failed(String),
}

/// Launches a case.
pub(crate) fn launch(device: &dyn HostDevice, subject: &Subject<'_>, case: &Case) -> Launched {
    let mut arguments = case.args.clone();
    let mut args: Vec<Arg<'_>> = arguments
        .iter_mut()
        .zip(&subject.params)
        .map(|(argument, param)| match argument {
            Argument::Tensor(host) => host.arg(param.mutable),
            Argument::Scalar(scalar) => Arg::Scalar(*scalar),
        })
        .collect();
    // Devices choose tiles that they leave; the interpreter would be slow with large ones.
    let is_oracle = device.target() == Interpreter::default().target();
    let instance = if is_oracle { subject.instance } else { subject.launched };
    let launched = device.launch(instance, &mut args);
    drop(args);
    match launched {
        Err(error) if is_refusal(&error) => return Launched::Refused(error.to_string()),
        Err(error) => return Launched::Failed(error.to_string()),
        Ok(()) => {}
    }
    let mut outputs = Vec::new();
    for ((after, before), param) in arguments.into_iter().zip(&case.args).zip(&subject.params) {
        let (Argument::Tensor(after), Argument::Tensor(before)) = (after, before) else { continue };
        if param.mutable && !before.same_gaps(&after) {
            return Launched::Failed(format!("memory between the elements of output `{}` was written", param.name));
        }
        if !param.mutable && !before.same(&after) {
            return Launched::Failed(format!("input `{}` was written", param.name));
        }
        if param.mutable {
            outputs.push(after);
        }
    }
    Launched::Done(outputs)
}

/// Whether a device may answer so where it lacks something; other errors are faults.
fn is_refusal(error: &LaunchError) -> bool {
    use LaunchError::{Grid, Memory, Strides, Unavailable, Unsupported};
    matches!(error, Unsupported { .. } | Unavailable { .. } | Memory { .. } | Strides { .. } | Grid { .. })
}

/// The elements of outputs as numbers.
pub(crate) fn numbers(outputs: &[Host]) -> Vec<Vec<f64>> {
    outputs.iter().map(Host::values).collect()
}

/// Whether all elements of two runs have the same bits, NaN for NaN.
pub(crate) fn same_bits(a: &[Host], b: &[Host]) -> bool {
    a.iter().zip(b).all(|(a, b)| a.bits() == b.bits())
}
