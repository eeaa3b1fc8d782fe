//! What the compiler for Ascend NPUs says of a kernel, and the bound of its cost model.

use super::{Arguments, LARGE, Options, Report};
use crate::launches::Argument;
use crate::{Failure, usage};
use tile_core::ir::Func;
use tile_core::passes::fit;
use tile_kernel::ascend::Chip;
use tile_kernel::ascend::compile::compile_predicted;
use tile_kernel::ascend::lower::Facts;
use tile_kernel::launch::{Instance, Note};

pub(super) fn report(
    name: &str,
    instance: &Instance<'_>,
    options: &Options,
    arguments: &Arguments<'_>,
) -> Result<Report, Failure> {
    let chip = chip(name)?;
    let mut wrong = None;
    let predicted = fit(instance, |func| {
        let extents = if options.launch { extents(func, arguments) } else { Ok(Vec::new()) };
        let extents = extents.unwrap_or_else(|failure| {
            wrong = Some(failure);
            Vec::new()
        });
        compile_predicted(func, &Facts::default(), chip, &extents)
    });
    if let Some(failure) = wrong {
        return Err(failure);
    }
    let predicted = predicted?;
    let mut report = Report { device: Some(chip.name.to_owned()), ..Report::default() };
    report.figures.push(("blocks", predicted.blocks as f64, "of the grid"));
    report.figures.push(("least time", predicted.seconds * 1e6, "µs"));
    report.figures.push(("memory busy", predicted.memory * 100.0, "% of it"));
    if predicted.even < 0.75 {
        let part = predicted.even * 100.0;
        let text = format!("cores have work {part:.0} % of the time: the grid fills its last round badly");
        report.remarks.push(Note::of_all(text));
    }
    Ok(report)
}

/// The chip of a name such as `910B1` or `ascendc:910B1`.
pub(crate) fn chip(name: &str) -> Result<Chip, Failure> {
    let chip = name.strip_prefix("ascendc:").unwrap_or(name);
    let names = || Chip::ALL.iter().map(|chip| chip.name).collect::<Vec<_>>().join(", ");
    Chip::from_name(chip).ok_or_else(|| usage(format!("unknown chip `{chip}`, expected one of {}", names())))
}

/// Extents of tensors by name.
fn extents(func: &Func, arguments: &Arguments<'_>) -> Result<Vec<(String, Vec<i64>)>, Failure> {
    let arguments = arguments(func, LARGE)?;
    let named = func.params.iter().zip(arguments).filter_map(|(param, argument)| match argument {
        Argument::Tensor { shape, .. } => Some((param.name.clone(), shape)),
        Argument::Scalar(_) => None,
    });
    Ok(named.collect())
}
