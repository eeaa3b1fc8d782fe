//! What emitted instructions compute is what the interpreter computes, on the
//! ends of every range, specials and random values.

mod common;
mod machine;

use common::compare::{distance, reference, tolerance};
use common::{Step, arithmetic, conversions, elementwise, inputs_of, samples, shifts};
use machine::{Machine, Module};
use std::collections::BTreeMap;
use tile_core::elem::DType;
use tile_cuda::ptx::{Arch, emit};
use tile_simt::ir::Kernel;

/// The results of each step for each element, by the emitted text.
fn run(kernel: &Kernel, steps: &[Step], inputs: &Inputs, arch: Arch) -> Vec<Vec<u64>> {
    let count = inputs[0][0].1.len();
    let emitted = emit(kernel, arch).unwrap_or_else(|error| panic!("{}: {error}", kernel.name));
    let module = Module::parse(&emitted.text);
    let mut memory: Vec<u8> = Vec::new();
    let mut params = Vec::new();
    for (ty, values) in inputs.iter().flatten() {
        params.push(memory.len() as u64);
        values.iter().for_each(|value| memory.extend(&value.to_le_bytes()[..ty.bytes()]));
        memory.resize(memory.len().next_multiple_of(16), 0);
    }
    let mut results_at = Vec::new();
    for step in steps {
        params.push(memory.len() as u64);
        results_at.push(memory.len());
        memory.resize((memory.len() + count * step.result.bytes()).next_multiple_of(16), 0xee);
    }
    let mut machine = Machine::new(&module, memory, params);
    for element in 0..count {
        machine.thread = (element % 128) as u32;
        machine.block[0] = (element / 128) as u32;
        machine.run();
    }
    (steps.iter().zip(results_at))
        .map(|(step, at)| {
            let bytes = step.result.bytes();
            let element = |i: usize| {
                let mut bits = [0; 8];
                bits[..bytes].copy_from_slice(&machine.global[at + i * bytes..][..bytes]);
                u64::from_le_bytes(bits)
            };
            (0..count).map(element).collect()
        })
        .collect()
}

/// Samples for each place and type.
type Inputs = Vec<Vec<(DType, Vec<u64>)>>;

fn mixed(steps: &[Step], count: usize) -> Inputs {
    let types = inputs_of(steps);
    (types.iter().enumerate())
        .map(|(place, types)| {
            let values = |&ty: &DType| {
                let all = samples(ty, count, 77 + place as u64);
                // Operands meet in every combination of kinds.
                let step = [1, 7, 11][place];
                (ty, (0..count).map(|i| all[(i * step + i / all.len()) % all.len()]).collect())
            };
            types.iter().map(values).collect()
        })
        .collect()
}

fn check(name: &str, steps: &[Step], count: usize, arches: &[Arch]) {
    check_on(name, steps, &mixed(steps, count), arches);
}

fn check_on(name: &str, steps: &[Step], inputs: &Inputs, arches: &[Arch]) {
    let kernel = elementwise(name, steps, &inputs_of(steps), false);
    let mut worst: BTreeMap<&str, u64> = BTreeMap::new();
    let mut faults = Vec::new();
    for &arch in arches {
        let results = run(&kernel, steps, inputs, arch);
        for (step, found) in steps.iter().zip(&results) {
            let mut wrong = 0;
            for (i, &found) in found.iter().enumerate() {
                let args: Vec<u64> = (step.args.iter().enumerate())
                    .map(|(place, ty)| inputs[place].iter().find(|(of, _)| of == ty).unwrap().1[i])
                    .collect();
                let expected = reference(step, &args);
                let off = distance(step, expected, found);
                if let Some(off) = off {
                    let worst = worst.entry(&step.name).or_default();
                    *worst = off.max(*worst);
                }
                if off.is_none_or(|off| off > tolerance(step)) {
                    wrong += 1;
                    if wrong <= 3 {
                        faults.push(format!(
                            "{arch} {} of {args:x?}: expected {expected:x}, found {found:x} ({off:?} ulp)",
                            step.name
                        ));
                    }
                }
            }
        }
    }
    for (name, worst) in worst.iter().filter(|(_, worst)| **worst > 0) {
        println!("{name}: {worst} ulp");
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// One with every legalisation and one with the newest instructions.
const ARCHES: &[Arch] = &[Arch::Sm80, Arch::Sm90a];

#[test]
fn arithmetic_of_narrow_floats() {
    for ty in [DType::F16, DType::BF16, DType::E4M3, DType::E5M2] {
        check(&format!("arithmetic_{ty}"), &arithmetic(ty), 450, ARCHES);
    }
}

#[test]
fn arithmetic_of_f32() {
    check("arithmetic_f32", &arithmetic(DType::F32), 1500, &[Arch::Sm80]);
}

#[test]
fn arithmetic_of_f64() {
    check("arithmetic_f64", &arithmetic(DType::F64), 1000, &[Arch::Sm80]);
}

#[test]
fn arithmetic_of_integers() {
    for &ty in DType::ALL.iter().filter(|ty| !ty.is_float()) {
        let steps: Vec<Step> = arithmetic(ty).into_iter().chain(shifts(ty)).collect();
        check(&format!("arithmetic_{ty}"), &steps, 450, &[Arch::Sm80]);
    }
}

fn functions(ty: DType) -> Vec<Step> {
    arithmetic(ty).into_iter().filter(|step| step.args.len() == 1 && tolerance(step) > 0).collect()
}

/// `count` values spread over a range.
fn spread(lo: f64, hi: f64, count: usize) -> impl Iterator<Item = f64> {
    (0..count).map(move |i| lo + (hi - lo) * (i as f64 + 0.37) / count as f64)
}

#[test]
fn functions_keep_their_bounds_where_it_is_hard() {
    let ranges = [(-1.1, 1.1), (0.5, 2.0), (-20.0, 20.0), (-110.0, 110.0), (60_000.0, 120_000.0), (0.0, 1e-37)];
    let points = || ranges.iter().flat_map(|&(lo, hi)| spread(lo, hi, 700));
    let singles = points().map(|x| u64::from((x as f32).to_bits())).collect();
    check_on("functions_f32", &functions(DType::F32), &vec![vec![(DType::F32, singles)]], &[Arch::Sm80]);
    let doubles = points().chain(spread(-750.0, 750.0, 700)).map(f64::to_bits).collect();
    check_on("functions_f64", &functions(DType::F64), &vec![vec![(DType::F64, doubles)]], &[Arch::Sm80]);
}

#[test]
fn approximations_keep_their_bound() {
    let mut steps = functions(DType::F32);
    steps.extend(arithmetic(DType::F32).into_iter().filter(|step| step.name == "div.f32" || step.name == "recip.f32"));
    let points = [(-1.1, 1.1), (0.5, 2.0), (-20.0, 20.0), (-80.0, 80.0), (1e3, 8e3)].into_iter();
    let points: Vec<f32> = points.flat_map(|(lo, hi)| spread(lo, hi, 1000)).map(|x| x as f32).collect();
    let bits = |x: &f32| u64::from(x.to_bits());
    let inputs: Inputs = vec![
        vec![(DType::F32, points.iter().map(bits).collect())],
        vec![(DType::F32, points.iter().rev().map(bits).collect())],
    ];
    let kernel = elementwise("approximations", &steps, &inputs_of(&steps), true);
    for (step, found) in steps.iter().zip(run(&kernel, &steps, &inputs, Arch::Sm80)) {
        for (i, found) in found.into_iter().enumerate() {
            let args: Vec<u64> = (0..step.args.len()).map(|place| inputs[place][0].1[i]).collect();
            let expected = f32::from_bits(reference(step, &args) as u32);
            let found = f32::from_bits(found as u32);
            let near = (found - expected).abs() <= expected.abs() * 2_f32.powi(-16) + f32::MIN_POSITIVE;
            let x = f32::from_bits(args[0] as u32);
            assert!(
                near || found == expected || found.is_nan() && expected.is_nan(),
                "{}({x}) = {found}, not {expected}",
                step.name
            );
        }
    }
}

#[test]
fn conversions_between_all_types() {
    for &ty in DType::ALL {
        check(&format!("conversions_{ty}"), &conversions(ty), 450, ARCHES);
    }
}
