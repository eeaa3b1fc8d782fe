//! What outputs should be, how far from it they may be, and the comparison.
//!
//! The distance that is allowed follows from the kernel, not from a constant. A result is as good
//! as its type and its accumulators let it be if it is the exact result of inputs that differ by
//! their rounding errors (backward error, Wilkinson).
//!
//! So the reference is evaluated again on inputs
//! that differ by up to `(n + 8)·u` of themselves, at random: `u` is the roundoff of the kernel's
//! intermediate type and `n` how many additions follow one another, both from the IR. What that
//! changes is allowed, and so are the roundings of the output and of a few functions.

use crate::args::{Args, Reference, Value};
use crate::array::index_of;
use crate::case::Case;
use crate::error::ReferenceError;
use crate::host::{decode, encode, number};
use crate::numerics::{largest, roundoff, smallest};
use crate::options::Options;
use crate::own::Own;
use crate::random::Random;
use crate::subject::{Argument, Subject};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use tile_core::elem::DType;
use tile_core::launch::LaunchError;

/// What the outputs of a case should be.
#[derive(Clone, Debug)]
pub(crate) struct Expected {
    pub outputs: Vec<Output>,
    /// Whether results that are not finite may stand where finite ones should.
    pub leaves_range: bool,
}

/// What an output should be.
#[derive(Clone, Debug)]
pub(crate) struct Output {
    /// The parameter's position.
    pub param: usize,
    pub dtype: DType,
    pub values: Vec<f64>,
    /// How far each element may be off.
    pub allowed: Vec<f64>,
}

/// How outputs compare.
#[derive(Clone, Debug, Default)]
pub(crate) struct Verdict {
    /// The largest part of what is allowed that an error takes.
    pub worst: f64,
    /// Results that are not finite where the reference is, and that extreme data explain.
    pub unjudged: usize,
    pub mismatch: Option<Mismatch>,
}

/// An element that is wrong.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Mismatch {
    pub param: usize,
    pub index: Vec<usize>,
    pub found: f64,
    pub expected: f64,
    pub allowed: f64,
}

/// Why nothing is expected of a case.
pub(crate) enum NoExpectation {
    Reference(ReferenceError),
    Launch(LaunchError),
}

/// Evaluations with other rounding errors: with relative ones, and with those of the middle number.
const RELATIVE: u64 = 3;

/// The arguments of a case in `f64`.
pub(crate) fn args(subject: &Subject<'_>, case: &Case) -> Args {
    let one = |(param, arg): (&crate::subject::Param, &Argument)| {
        let value = match arg {
            Argument::Scalar(scalar) => Value::Scalar(number(*scalar)),
            Argument::Tensor(host) => {
                Value::Tensor { shape: host.extents(), data: Arc::new(host.values()), mutable: param.mutable }
            }
        };
        (param.name.clone(), value)
    };
    Args { args: subject.params.iter().zip(&case.args).map(one).collect() }
}

/// Evaluates a reference; its panics are errors.
pub(crate) fn evaluate(reference: &dyn Reference, mut args: Args) -> Result<Args, ReferenceError> {
    let evaluated = catch_unwind(AssertUnwindSafe(|| reference.evaluate(&mut args).map(|()| args)));
    evaluated.unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        let text = text.or_else(|| panic.downcast_ref::<&str>().map(|&text| text.to_owned()));
        Err(ReferenceError::Panicked { message: text.unwrap_or_else(|| "without a message".to_owned()) })
    })
}

/// What a reference expects of a case.
pub(crate) fn expect(
    subject: &Subject<'_>,
    case: &Case,
    reference: &dyn Reference,
    options: &Options,
) -> Result<Expected, NoExpectation> {
    let given = args(subject, case);
    let right = evaluate(reference, given.clone()).map_err(NoExpectation::Reference)?;
    let centre: Vec<Arc<Vec<f64>>> = right.outputs().cloned().collect();
    let depth = subject.accumulation(&case.form).map_err(NoExpectation::Launch)?;
    let changes = changes(subject, case, reference, &given, &centre, depth, false)?;
    Ok(expected(subject, case, &centre, &changes, depth, options))
}

/// What the interpreter's outputs expect of a device's. They are off by their own rounding errors,
/// which are bounded in the same way from the kernel in `f64`.
pub(crate) fn expect_from(
    subject: &Subject<'_>,
    case: &Case,
    outputs: &[Vec<f64>],
    own: &Own,
    options: &Options,
) -> Result<Expected, NoExpectation> {
    let given = args(subject, case);
    let right = evaluate(own, given.clone()).map_err(NoExpectation::Reference)?;
    let exact: Vec<Arc<Vec<f64>>> = right.outputs().cloned().collect();
    let depth = subject.accumulation(&case.form).map_err(NoExpectation::Launch)?;
    let mut changes = changes(subject, case, own, &given, &exact, depth, !own.wide)?;
    for ((changes, exact), outputs) in changes.iter_mut().zip(&exact).zip(outputs) {
        for ((change, exact), output) in changes.iter_mut().zip(exact.iter()).zip(outputs) {
            let off = (exact - output).abs();
            *change += if off.is_finite() { off } else { 0.0 };
        }
    }
    let centre: Vec<Arc<Vec<f64>>> = outputs.iter().map(|values| Arc::new(values.clone())).collect();
    Ok(expected(subject, case, &centre, &changes, depth, options))
}

/// By how much outputs change with the rounding errors of inputs: the most of each element.
fn changes(
    subject: &Subject<'_>,
    case: &Case,
    reference: &dyn Reference,
    given: &Args,
    centre: &[Arc<Vec<f64>>],
    depth: u64,
    coarse: bool,
) -> Result<Vec<Vec<f64>>, NoExpectation> {
    let unit = subject.arithmetic.roundoff() * (depth as f64 + 8.0);
    let mut changes: Vec<Vec<f64>> = centre.iter().map(|values| vec![0.0; values.len()]).collect();
    if unit == 0.0 {
        return Ok(changes);
    }
    for round in 0..=RELATIVE {
        let mut random = Random::new(case.seed.wrapping_add(round << 32) ^ 0xa076_1d64);
        let other = perturbed(subject, given, unit, coarse, round == RELATIVE, &mut random);
        let other = evaluate(reference, other).map_err(NoExpectation::Reference)?;
        for ((most, centre), other) in changes.iter_mut().zip(centre).zip(other.outputs()) {
            for ((most, x), y) in most.iter_mut().zip(centre.iter()).zip(other.iter()) {
                let change = (x - y).abs();
                *most = most.max(if change.is_finite() { change } else { 0.0 });
            }
        }
    }
    Ok(changes)
}

/// Inputs of floats with other rounding errors; `coarse` ones show in the input's own type. Zeros
/// stay, and signs do.
fn perturbed(
    subject: &Subject<'_>,
    given: &Args,
    unit: f64,
    coarse: bool,
    absolute: bool,
    random: &mut Random,
) -> Args {
    let mut args = given.clone();
    for (param, (_, value)) in subject.params.iter().zip(&mut args.args) {
        let Value::Tensor { data, .. } = value else { continue };
        if !param.dtype.is_float() || param.mutable && !param.read {
            continue;
        }
        let own = if coarse { 4.0 * roundoff(param.dtype) } else { 0.0 };
        let unit = unit.max(own).min(0.25);
        let middle = if absolute { middle(data) } else { 0.0 };
        for x in Arc::make_mut(data) {
            let mut part = || random.sign() * random.between(0.5, 1.0) * unit;
            let moved = *x * (1.0 + part()) + part() * middle;
            if *x != 0.0 && x.is_finite() && moved * *x > 0.0 {
                *x = moved;
            }
        }
    }
    args
}

/// The median of magnitudes.
fn middle(data: &[f64]) -> f64 {
    let mut all: Vec<f64> = data.iter().map(|x| x.abs()).filter(|x| x.is_finite()).collect();
    all.sort_by(f64::total_cmp);
    all.get(all.len() / 2).copied().unwrap_or(0.0)
}

/// What is allowed around a centre.
fn expected(
    subject: &Subject<'_>,
    case: &Case,
    centre: &[Arc<Vec<f64>>],
    changes: &[Vec<f64>],
    depth: u64,
    options: &Options,
) -> Expected {
    let arithmetic = &subject.arithmetic;
    let unit = arithmetic.roundoff();
    let outputs = subject.params.iter().enumerate().filter(|(_, param)| param.mutable);
    let outputs = outputs.zip(centre.iter().zip(changes)).map(|((at, param), (centre, changes))| {
        let dtype = param.dtype;
        let tiny = arithmetic.dtype.map_or(0.0, |dtype| (depth as f64 + 2.0) * smallest(dtype));
        let allowed = |(x, change): (&f64, &f64)| {
            if !dtype.is_float() {
                return *change;
            }
            if unit == 0.0 {
                return 0.0;
            }
            let own = (2.0 * roundoff(dtype) + 8.0 * unit) * x.abs() + smallest(dtype) + tiny;
            options.roundings * (own + 2.0 * change)
        };
        let allowed = centre.iter().zip(changes).map(allowed).collect();
        Output { param: at, dtype, values: centre.to_vec(), allowed }
    });
    Expected { outputs: outputs.collect(), leaves_range: case.data.leaves_range() }
}

impl Expected {
    /// Compares outputs, in order.
    pub(crate) fn judge(&self, subject: &Subject<'_>, case: &Case, found: &[Vec<f64>]) -> Verdict {
        let mut verdict = Verdict::default();
        for (output, found) in self.outputs.iter().zip(found) {
            for (i, &found) in found.iter().enumerate() {
                let (expected, allowed) = (output.values[i], output.allowed[i]);
                match compare(output.dtype, expected, allowed, found) {
                    Some(part) => verdict.worst = verdict.worst.max(part),
                    None if self.leaves_range && expected.is_finite() && !found.is_finite() => verdict.unjudged += 1,
                    None => {
                        let shape = &case.form.shapes[output.param];
                        let shape: Vec<usize> = shape.iter().map(|&extent| extent as usize).collect();
                        let index = index_of(i, &shape);
                        debug_assert!(subject.params[output.param].mutable, "outputs are compared");
                        let mismatch = Mismatch { param: output.param, index, found, expected, allowed };
                        verdict.mismatch.get_or_insert(mismatch);
                    }
                }
            }
        }
        verdict
    }
}

/// The part of what is allowed that a result is off, none where it is wrong.
fn compare(dtype: DType, expected: f64, allowed: f64, found: f64) -> Option<f64> {
    if found == expected || found.is_nan() && expected.is_nan() {
        return Some(0.0);
    }
    if !expected.is_finite() {
        return None;
    }
    let rounded = decode(dtype, encode(dtype, expected));
    if found == rounded || found.is_nan() && rounded.is_nan() {
        return Some(0.0);
    }
    let difference = (found - expected).abs();
    if difference <= allowed {
        return Some(difference / allowed);
    }
    // What may be beyond the largest number may be infinite, or saturate.
    let beyond = dtype.is_float() && expected.abs() + allowed >= largest(dtype);
    let is_end = found.is_infinite() || found.abs() == largest(dtype);
    (beyond && is_end && found.signum() == expected.signum()).then_some(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_near_or_wrong() {
        let (nan, inf) = (f64::NAN, f64::INFINITY);
        for (expected, allowed, found, fine) in [
            (1.0, 0.1, 1.05, true),
            (1.0, 0.1, 1.2, false),
            (1.0, 0.1, nan, false),
            (nan, 0.1, nan, true),
            (nan, 0.1, 1.0, false),
            (inf, 0.1, inf, true),
            (inf, 0.1, -inf, false),
            (inf, 0.1, 1e30, false),
            (1e39, 0.0, inf, true),
            (1e39, 0.0, -inf, false),
            (0.1, 0.0, f64::from(0.1_f32), true),
        ] {
            assert_eq!(compare(DType::F32, expected, allowed, found).is_some(), fine, "{expected} {allowed} {found}");
        }
        assert!(compare(DType::I32, 3.0, 0.0, 4.0).is_none());
    }
}
