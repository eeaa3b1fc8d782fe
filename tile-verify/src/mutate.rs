//! The check of the check: wrong outputs that it must reject.
//!
//! Right outputs of a case are made wrong in ways that mistakes in kernels make them. A mutation
//! that no case rejects survives: the cases or the tolerances are too weak to see such a mistake.
//! One that changes nothing in any case is no mutation, as a copy of the input is of a copy.

use crate::case::Case;
use crate::host::{decode, encode};
use crate::judge::{Expected, Output};
use crate::report::Mutations;
use crate::subject::{Argument, Subject};
use std::collections::BTreeMap;

/// How mutations of outputs fared: by name, what became of them.
#[derive(Default)]
pub(crate) struct Tally {
    found: BTreeMap<String, Fate>,
}

#[derive(Clone, Copy, Default)]
struct Fate {
    differs: bool,
    rejected: bool,
}

impl Tally {
    /// Mutates the right outputs of a case, and judges them.
    pub(crate) fn add(&mut self, subject: &Subject<'_>, case: &Case, expected: &Expected, right: &[Vec<f64>]) {
        for (number, output) in expected.outputs.iter().enumerate() {
            for (name, mut mutated) in mutations(subject, case, output, &right[number]) {
                // What is not finite tells a mutation from the right output at any tolerance.
                for (i, value) in mutated.iter_mut().enumerate() {
                    if !output.values[i].is_finite() {
                        *value = right[number][i];
                    }
                }
                let name = format!("{name} in `{}`", subject.params[output.param].name);
                let fate = self.found.entry(name).or_default();
                let same = mutated.iter().zip(&right[number]).all(|(x, y)| x == y || x.is_nan() && y.is_nan());
                if same || fate.rejected {
                    continue;
                }
                fate.differs = true;
                let mut all = right.to_vec();
                all[number] = mutated;
                let verdict = expected.judge(subject, case, &all);
                fate.rejected |= verdict.mismatch.is_some();
            }
        }
    }

    /// The score.
    pub(crate) fn score(self) -> Mutations {
        let made = || self.found.iter().filter(|(_, fate)| fate.differs);
        let survivors: Vec<String> = made().filter(|(_, fate)| !fate.rejected).map(|(name, _)| name.clone()).collect();
        let made = made().count();
        Mutations { made, rejected: made - survivors.len(), survivors }
    }
}

/// Wrong contents of an output, with what they are.
fn mutations(subject: &Subject<'_>, case: &Case, output: &Output, right: &[f64]) -> Vec<(String, Vec<f64>)> {
    let shape = &case.form.shapes[output.param];
    let mut all = vec![("zeros".to_owned(), vec![0.0; right.len()])];
    for (param, arg) in subject.params.iter().zip(&case.args) {
        let Argument::Tensor(host) = arg else { continue };
        let values = host.values();
        if !param.mutable && !values.is_empty() {
            let rounded = |&x: &f64| decode(output.dtype, encode(output.dtype, x));
            let copied = values.iter().map(rounded).cycle().take(right.len()).collect();
            all.push((format!("a copy of `{}`", param.name), copied));
        }
    }
    all.push(("elements in reverse".to_owned(), right.iter().rev().copied().collect()));
    let mut rolled = right.to_vec();
    rolled.rotate_left(right.len().min(1));
    all.push(("elements moved by one".to_owned(), rolled));
    if let [.., rows, columns] = shape[..]
        && rows > 1
        && columns > 1
    {
        all.push(("rows and columns exchanged".to_owned(), exchanged(right, rows as usize, columns as usize)));
    }
    if let Some(beyond) = beyond(output, right) {
        all.push(("an error beyond the tolerance".to_owned(), beyond));
    }
    all
}

/// Each matrix transposed, under the extents it had.
fn exchanged(right: &[f64], rows: usize, columns: usize) -> Vec<f64> {
    let transposed = |matrix: &[f64]| -> Vec<f64> {
        (0..columns).flat_map(|j| (0..rows).map(move |i| i * columns + j)).map(|at| matrix[at]).collect()
    };
    right.chunks(rows * columns).flat_map(transposed).collect()
}

/// One element off by a little more than is allowed.
fn beyond(output: &Output, right: &[f64]) -> Option<Vec<f64>> {
    let judged = (0..right.len()).filter(|&i| output.values[i].is_finite() && output.values[i].abs() < 1e4);
    let at = judged.min_by(|&i, &j| output.allowed[i].total_cmp(&output.allowed[j]))?;
    let mut mutated = right.to_vec();
    let value = output.values[at];
    let step = if output.dtype.is_float() {
        2.0 * output.allowed[at] + 4.0 * crate::numerics::roundoff(output.dtype) * value.abs().max(1e-3)
    } else {
        output.allowed[at].floor() + 1.0
    };
    mutated[at] = value + step;
    Some(mutated)
}
