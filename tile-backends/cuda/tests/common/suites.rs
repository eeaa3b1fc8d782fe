//! Operations with the values to try them on, and the verdict on what came
//! out. The evaluator on the host and a device run the same suites.

use super::compare::{distance, reference, tolerance};
use super::{Step, arithmetic, conversions, elementwise, inputs_of, samples, shifts};
use std::collections::BTreeMap;
use tile_core::elem::DType;
use tile_simt::ir::Kernel;

/// Operations of one kernel.
pub(crate) struct Suite {
    pub(crate) name: String,
    pub(crate) steps: Vec<Step>,
    /// Encodings for each place and type, all equally many.
    pub(crate) inputs: Vec<Vec<(DType, Vec<u64>)>>,
    pub(crate) fast_math: bool,
}

/// What a suite gave: the worst distance of each step, and what is wrong.
#[derive(Default)]
pub(crate) struct Verdict {
    pub(crate) worst: BTreeMap<String, u64>,
    pub(crate) faults: Vec<String>,
}

impl Suite {
    fn mixed(name: String, steps: Vec<Step>, count: usize) -> Suite {
        let inputs = (inputs_of(&steps).iter().enumerate())
            .map(|(place, types)| {
                let values = |&ty: &DType| {
                    let all = samples(ty, count, 77 + place as u64);
                    // Operands meet in every combination of kinds.
                    let stride = [1, 7, 11][place];
                    (ty, (0..count).map(|i| all[(i * stride + i / all.len()) % all.len()]).collect())
                };
                types.iter().map(values).collect()
            })
            .collect();
        Suite { name, steps, inputs, fast_math: false }
    }

    /// The number of elements.
    pub(crate) fn count(&self) -> usize {
        self.inputs[0][0].1.len()
    }

    pub(crate) fn kernel(&self) -> Kernel {
        elementwise(&self.name, &self.steps, &inputs_of(&self.steps), self.fast_math)
    }

    /// Memory with the inputs and room for the results, and where in it each
    /// buffer of the kernel starts.
    pub(crate) fn memory(&self) -> (Vec<u8>, Vec<u64>) {
        let (mut memory, mut starts) = (Vec::new(), Vec::new());
        for (ty, values) in self.inputs.iter().flatten() {
            starts.push(memory.len() as u64);
            values.iter().for_each(|value| memory.extend(&value.to_le_bytes()[..ty.bytes()]));
            memory.resize(memory.len().next_multiple_of(256), 0);
        }
        for step in &self.steps {
            starts.push(memory.len() as u64);
            memory.resize((memory.len() + self.count() * step.result.bytes()).next_multiple_of(256), 0xee);
        }
        (memory, starts)
    }

    /// The verdict on what the memory holds after the kernel.
    pub(crate) fn judge(&self, who: &str, memory: &[u8], starts: &[u64]) -> Verdict {
        let mut verdict = Verdict::default();
        let results = &starts[starts.len() - self.steps.len()..];
        for (step, &start) in self.steps.iter().zip(results) {
            let bytes = step.result.bytes();
            let mut wrong = 0;
            for i in 0..self.count() {
                let mut found = [0; 8];
                found[..bytes].copy_from_slice(&memory[start as usize + i * bytes..][..bytes]);
                let found = u64::from_le_bytes(found);
                let args: Vec<u64> = (step.args.iter().enumerate())
                    .map(|(place, ty)| self.inputs[place].iter().find(|(of, _)| of == ty).expect("an input").1[i])
                    .collect();
                let expected = reference(step, &args);
                let off = distance(step, expected, found);
                if self.fast_math && is_near(expected, found) {
                    continue;
                }
                let worst = verdict.worst.entry(step.name.clone()).or_default();
                *worst = off.unwrap_or(0).max(*worst);
                if off.is_none_or(|off| off > tolerance(step)) {
                    wrong += 1;
                    if wrong <= 3 {
                        verdict.faults.push(format!(
                            "{who} {} of {args:x?}: expected {expected:x}, found {found:x} ({off:?} ulp)",
                            step.name
                        ));
                    }
                }
            }
        }
        verdict
    }
}

/// Whether an approximation of an `f32` keeps the relative error of 2⁻¹⁶.
fn is_near(expected: u64, found: u64) -> bool {
    let (expected, found) = (f32::from_bits(expected as u32), f32::from_bits(found as u32));
    (found - expected).abs() <= expected.abs() * 2_f32.powi(-16) + f32::MIN_POSITIVE
}

/// `count` values spread over a range.
fn spread(lo: f64, hi: f64, count: usize) -> impl Iterator<Item = f64> {
    (0..count).map(move |i| lo + (hi - lo) * (i as f64 + 0.37) / count as f64)
}

fn functions(ty: DType) -> Vec<Step> {
    arithmetic(ty).into_iter().filter(|step| step.args.len() == 1 && tolerance(step) > 0).collect()
}

/// Every arithmetic operation of a type.
pub(crate) fn arithmetic_of(ty: DType, count: usize) -> Suite {
    let steps = arithmetic(ty).into_iter().chain(shifts(ty)).collect();
    Suite::mixed(format!("arithmetic_{ty}"), steps, count)
}

/// Every conversion from a type.
pub(crate) fn conversions_of(ty: DType, count: usize) -> Suite {
    Suite::mixed(format!("conversions_{ty}"), conversions(ty), count)
}

/// The elementary functions where they are hard, `count` values in each range.
pub(crate) fn functions_of(ty: DType, count: usize) -> Suite {
    let ranges =
        [(-1.1, 1.1), (0.5, 2.0), (-20.0, 20.0), (-110.0, 110.0), (60_000.0, 120_000.0), (0.0, 1e-37), (-750.0, 750.0)];
    let points = ranges.iter().flat_map(|&(lo, hi)| spread(lo, hi, count));
    let points = match ty {
        DType::F32 => points.map(|x| u64::from((x as f32).to_bits())).collect(),
        _ => points.map(f64::to_bits).collect(),
    };
    Suite { name: format!("functions_{ty}"), steps: functions(ty), inputs: vec![vec![(ty, points)]], fast_math: false }
}

/// The approximations of `f32`, `count` values in each range.
pub(crate) fn approximations(count: usize) -> Suite {
    let mut steps = functions(DType::F32);
    steps.extend(arithmetic(DType::F32).into_iter().filter(|step| step.name == "div.f32" || step.name == "recip.f32"));
    let ranges = [(-1.1, 1.1), (0.5, 2.0), (-20.0, 20.0), (-80.0, 80.0), (1e3, 8e3)];
    let points: Vec<u64> =
        (ranges.iter().flat_map(|&(lo, hi)| spread(lo, hi, count))).map(|x| u64::from((x as f32).to_bits())).collect();
    let backwards = points.iter().rev().copied().collect();
    let inputs = vec![vec![(DType::F32, points)], vec![(DType::F32, backwards)]];
    Suite { name: "approximations".to_owned(), steps, inputs, fast_math: true }
}
