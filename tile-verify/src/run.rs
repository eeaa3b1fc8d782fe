//! The run of a verification: cases, devices, checks.

use crate::args::Reference;
use crate::case::{Case, draw, make};
use crate::error::VerifyError;
use crate::host::{Host, decode};
use crate::judge::{Expected, NoExpectation, expect, expect_from};
use crate::launch::{Launched, launch, numbers, same_bits};
use crate::mutate::Tally;
use crate::options::Options;
use crate::own::Own;
use crate::report::{CaseRow, Determinism, DeviceRow, Failure, Finding, Input, Outcome, Report, Tolerance};
use crate::shrink::shrink;
use crate::subject::{Argument, Subject, is_named, smallest};
use tile_core::elem::DType;
use tile_core::interp::{Interpreter, scalar};
use tile_core::ir::text::parse;
use tile_core::launch::{HostDevice, Instance, Scalar};

/// A device by its name, or why it is not there.
pub(crate) type Opened<'d> = (&'d str, Result<&'d dyn HostDevice, String>);

/// The most elements of an input that a report shows.
const SHOWN: usize = 24;

/// What says what outputs should be.
enum Oracle<'r> {
    Reference(&'r dyn Reference),
    /// The interpreter, and the kernel in `f64` for the tolerance.
    Interpreter(Own),
}

struct Run<'r, 'i> {
    subject: &'r Subject<'i>,
    options: &'r Options,
    oracle: Oracle<'r>,
}

/// Verifies an instance on devices, against a reference or else the interpreter.
pub(crate) fn run(
    instance: &Instance<'_>,
    options: &Options,
    devices: &[Opened<'_>],
    reference: Option<&dyn Reference>,
) -> Result<Report, VerifyError> {
    let consts = smallest(instance)?;
    let small = instance.with_consts(&consts);
    let chosen = if consts == instance.consts() { instance } else { &small };
    let subject = &Subject::new(chosen)?.launched_as(instance);
    options.check(subject)?;
    let oracle = reference.map_or_else(|| Oracle::Interpreter(Own::new(subject)), Oracle::Reference);
    let run = Run { subject, options, oracle };
    let cases = draw(subject, options)?;
    let (mut findings, mut tally) = (Vec::new(), Tally::default());
    let mut expected = Vec::new();
    for case in &cases {
        expected.push(match run.expect(case)? {
            Ok(expected) => Some(expected),
            Err(finding) => {
                if findings.is_empty() {
                    findings.push(run.failure("interpreter", &Interpreter::default(), case, finding)?);
                }
                None
            }
        });
    }
    let mut rows = Vec::new();
    let mut right: Vec<Option<Vec<Vec<f64>>>> = vec![None; cases.len()];
    for (name, device) in devices {
        rows.push(match device {
            Err(reason) => DeviceRow::new(name, Outcome::Absent, Some(reason.clone())),
            Ok(device) => run.device(name, *device, &cases, &expected, &mut right, &mut findings)?,
        });
    }
    if rows.iter().all(|row| row.ran == 0) && findings.is_empty() {
        let told = |row: &DeviceRow| format!("{}: {}", row.name, row.reason.as_deref().unwrap_or("nothing"));
        return Err(VerifyError::Devices { reason: rows.iter().map(told).collect::<Vec<_>>().join("; ") });
    }
    for ((case, expected), right) in cases.iter().zip(&expected).zip(&right) {
        if let (Some(expected), Some(right)) = (expected, right) {
            tally.add(subject, case, expected, right);
        }
    }
    let cases: Vec<CaseRow> = cases.iter().map(|case| run.row(case)).collect::<Result<_, _>>()?;
    Ok(Report {
        kernel: instance.def().name.to_owned(),
        parameters: parameters(instance),
        seed: options.seed,
        tolerance: Tolerance {
            arithmetic: subject.arithmetic.dtype.map(|dtype| dtype.name().to_owned()),
            accumulation: cases.iter().map(|case| case.accumulation).max().unwrap_or(0),
            roundings: options.roundings,
        },
        cases,
        devices: rows,
        mutation: tally.score(),
        determinism: run.determinism(),
        batch_invariance: options.batch.clone(),
        findings,
    })
}

impl DeviceRow {
    fn new(name: &str, outcome: Outcome, reason: Option<String>) -> DeviceRow {
        DeviceRow { name: name.to_owned(), outcome, ran: 0, refused: 0, reason, worst: 0.0, unjudged: 0 }
    }
}

impl Run<'_, '_> {
    /// What is expected of a case; a finding where the interpreter fails.
    fn expect(&self, case: &Case) -> Result<Result<Expected, Finding>, VerifyError> {
        let expected = match &self.oracle {
            Oracle::Reference(reference) => expect(self.subject, case, *reference, self.options),
            Oracle::Interpreter(own) => match launch(&Interpreter::default(), self.subject, case) {
                Launched::Done(outputs) => expect_from(self.subject, case, &numbers(&outputs), own, self.options),
                Launched::Failed(message) | Launched::Refused(message) => return Ok(Err(Finding::Launch { message })),
            },
        };
        expected.map(Ok).map_err(|error| match error {
            NoExpectation::Reference(error) => VerifyError::Reference { case: case.text(self.subject), error },
            NoExpectation::Launch(error) => VerifyError::Instance(error),
        })
    }

    fn determinism(&self) -> Determinism {
        match (self.options.deterministic, self.subject.arithmetic.unordered) {
            (false, _) => Determinism::Waived,
            (true, true) => Determinism::Atomics,
            (true, false) => Determinism::Required,
        }
    }

    fn row(&self, case: &Case) -> Result<CaseRow, VerifyError> {
        Ok(CaseRow {
            arguments: self.subject.text(&case.form),
            data: case.data,
            layout: case.layout.text(),
            accumulation: self.subject.accumulation(&case.form)?,
        })
    }

    /// Runs all cases on a device. Outputs that are right are kept for the check of the check.
    fn device(
        &self,
        name: &str,
        device: &dyn HostDevice,
        cases: &[Case],
        expected: &[Option<Expected>],
        right: &mut [Option<Vec<Vec<f64>>>],
        findings: &mut Vec<Failure>,
    ) -> Result<DeviceRow, VerifyError> {
        let mut row = DeviceRow::new(name, Outcome::Right, None);
        // One finding of a kind says enough.
        let mut found: Vec<std::mem::Discriminant<Finding>> = Vec::new();
        for (number, (case, expected)) in cases.iter().zip(expected).enumerate() {
            let Some(expected) = expected else { continue };
            let mut finding = match launch(device, self.subject, case) {
                Launched::Refused(reason) => {
                    row.refused += 1;
                    row.reason.get_or_insert(reason);
                    continue;
                }
                Launched::Failed(message) => Some(Finding::Launch { message }),
                Launched::Done(outputs) => {
                    row.ran += 1;
                    let values = numbers(&outputs);
                    let verdict = expected.judge(self.subject, case, &values);
                    row.worst = row.worst.max(verdict.worst);
                    row.unjudged += verdict.unjudged;
                    let finding = verdict.mismatch.map(|mismatch| self.mismatch(mismatch));
                    if finding.is_none() {
                        right[number].get_or_insert(values);
                    }
                    finding
                }
            };
            if finding.is_none() {
                finding = self.repeats(device, case).or_else(|| self.batch(device, case));
            }
            let Some(finding) = finding else { continue };
            row.outcome = Outcome::Wrong;
            let kind = std::mem::discriminant(&finding);
            if !found.contains(&kind) {
                found.push(kind);
                findings.push(self.failure(name, device, case, finding)?);
            }
        }
        if row.ran == 0 && row.outcome == Outcome::Right {
            row.outcome = Outcome::Refused;
        }
        Ok(row)
    }

    fn mismatch(&self, mismatch: crate::judge::Mismatch) -> Finding {
        Finding::Mismatch {
            output: self.subject.params[mismatch.param].name.clone(),
            index: mismatch.index,
            found: format!("{:?}", mismatch.found),
            expected: format!("{:?}", mismatch.expected),
            allowed: mismatch.allowed,
        }
    }

    /// Whether a second launch differs.
    fn repeats(&self, device: &dyn HostDevice, case: &Case) -> Option<Finding> {
        if self.determinism() != Determinism::Required {
            return None;
        }
        match (launch(device, self.subject, case), launch(device, self.subject, case)) {
            (Launched::Done(a), Launched::Done(b)) if !same_bits(&a, &b) => Some(Finding::Nondeterministic),
            _ => None,
        }
    }

    /// Whether rows differ in a launch with fewer of them.
    fn batch(&self, device: &dyn HostDevice, case: &Case) -> Option<Finding> {
        let extent = self.options.batch.as_ref()?;
        let at = self.subject.free.iter().position(|free| is_named(&free.name, extent))?;
        let full = case.form.free[at];
        let Launched::Done(all) = launch(device, self.subject, case) else { return None };
        for alone in [1, full / 2] {
            let mut free = case.form.free.clone();
            free[at] = alone;
            if alone < 1 || alone >= full {
                continue;
            }
            let Ok(form) = self.subject.form(free, &case.form.scalars) else { continue };
            let mut part = make(self.subject, self.options, form, case.data, case.layout, case.seed);
            for (argument, whole) in part.args.iter_mut().zip(&case.args) {
                if let (Argument::Tensor(host), Argument::Tensor(whole)) = (argument, whole) {
                    take(host, whole);
                }
            }
            let Launched::Done(mut some) = launch(device, self.subject, &part) else { continue };
            let differs = some.iter_mut().zip(&all).any(|(some, all)| {
                let before = some.bits();
                take(some, all);
                some.bits() != before
            });
            if differs {
                return Some(Finding::BatchVariant { extent: extent.clone(), alone });
            }
        }
        None
    }

    /// What is wrong with a case, if anything is.
    fn finding(&self, device: &dyn HostDevice, case: &Case) -> Option<Finding> {
        match launch(device, self.subject, case) {
            Launched::Refused(_) => None,
            Launched::Failed(message) => Some(Finding::Launch { message }),
            Launched::Done(outputs) => {
                let expected = self.expect(case).ok()?.ok()?;
                let verdict = expected.judge(self.subject, case, &numbers(&outputs));
                let finding = verdict.mismatch.map(|mismatch| self.mismatch(mismatch));
                finding.or_else(|| self.repeats(device, case)).or_else(|| self.batch(device, case))
            }
        }
    }

    fn failure(
        &self,
        name: &str,
        device: &dyn HostDevice,
        case: &Case,
        finding: Finding,
    ) -> Result<Failure, VerifyError> {
        let kind = std::mem::discriminant(&finding);
        let mut fails = |case: &Case| {
            let finding = self.finding(device, case);
            finding.filter(|finding| std::mem::discriminant(finding) == kind)
        };
        let (smallest, finding) = shrink(self.subject, self.options, case.clone(), finding, &mut fails);
        let inputs = self.subject.params.iter().zip(&smallest.args);
        let inputs = inputs.filter(|(param, _)| param.rank.is_some() && (!param.mutable || param.read));
        let inputs = inputs.filter_map(|(param, argument)| match argument {
            Argument::Tensor(host) => Some(shown(&param.name, host)),
            Argument::Scalar(_) => None,
        });
        Ok(Failure {
            device: name.to_owned(),
            finding,
            inputs: inputs.collect(),
            case: self.row(&smallest)?,
            first: case.text(self.subject),
        })
    }
}

/// Copies the elements that a larger tensor has at the same indices.
fn take(host: &mut Host, whole: &Host) {
    let (own, other) = (host.extents(), whole.extents());
    for i in 0..host.len() {
        let index = crate::array::index_of(i, &own);
        if let Some(at) = crate::array::place(&other, &index) {
            host.set(i, whole.get(at));
        }
    }
}

fn shown(name: &str, host: &Host) -> Input {
    let text = |i| {
        let value = decode(host.dtype, host.get(i));
        let is_plain = value == 0.0 || !value.is_finite() || (1e-4..1e16).contains(&value.abs());
        let scalar = Scalar { dtype: host.dtype, bits: host.get(i) };
        if is_plain || !host.dtype.is_float() { scalar::text(scalar) } else { format!("{value:e}") }
    };
    let elements: Vec<String> = (0..host.len().min(SHOWN)).map(text).collect();
    Input { name: name.to_owned(), more: host.len() - elements.len(), elements }
}

/// `T = f32`, `BM = 64`.
pub(crate) fn parameters(instance: &Instance<'_>) -> Vec<String> {
    let Ok(func) = parse(instance.def().ir) else { return Vec::new() };
    let elems =
        func.elems.iter().zip(instance.elems()).map(|(param, dtype): (_, &DType)| format!("{} = {dtype}", param.name));
    let consts = func.consts.iter().zip(instance.consts()).map(|(param, value)| format!("{} = {value}", param.name));
    elems.chain(consts).collect()
}
