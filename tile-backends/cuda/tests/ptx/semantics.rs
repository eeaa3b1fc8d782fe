//! What emitted instructions compute is what the interpreter computes, on the
//! ends of every range, specials and random values.

use crate::common::suites::{Suite, approximations, arithmetic_of, conversions_of, functions_of};
use crate::machine::{Machine, Module};
use tile_core::elem::DType;
use tile_cuda::ptx::{Arch, emit};

fn check(suite: &Suite, arches: &[Arch]) {
    let kernel = suite.kernel();
    for &arch in arches {
        let emitted = emit(&kernel, arch).unwrap_or_else(|error| panic!("{}: {error}", kernel.name));
        let module = Module::parse(&emitted.text);
        let (memory, starts) = suite.memory();
        let mut machine = Machine::new(&module, memory, starts.clone());
        for element in 0..suite.count() {
            machine.thread = (element % 128) as u32;
            machine.block[0] = (element / 128) as u32;
            machine.run();
        }
        let verdict = suite.judge(arch.name(), &machine.global, &starts);
        for (name, worst) in verdict.worst.iter().filter(|(_, worst)| **worst > 0) {
            println!("{arch} {name}: {worst} ulp");
        }
        assert!(verdict.faults.is_empty(), "{}", verdict.faults.join("\n"));
    }
}

/// One with every legalisation and one with the newest instructions.
const ARCHES: &[Arch] = &[Arch::Sm80, Arch::Sm90a];

#[test]
fn arithmetic_of_narrow_floats() {
    for ty in [DType::F16, DType::BF16, DType::E4M3, DType::E5M2] {
        check(&arithmetic_of(ty, 450), ARCHES);
    }
}

#[test]
fn arithmetic_of_f32() {
    check(&arithmetic_of(DType::F32, 1500), &[Arch::Sm80]);
}

#[test]
fn arithmetic_of_f64() {
    check(&arithmetic_of(DType::F64, 1000), &[Arch::Sm80]);
}

#[test]
fn arithmetic_of_integers() {
    for &ty in DType::ALL.iter().filter(|ty| !ty.is_float()) {
        check(&arithmetic_of(ty, 450), &[Arch::Sm80]);
    }
}

#[test]
fn functions_keep_their_bounds_where_it_is_hard() {
    check(&functions_of(DType::F32, 600), &[Arch::Sm80]);
    check(&functions_of(DType::F64, 600), &[Arch::Sm80]);
}

#[test]
fn approximations_keep_their_bound() {
    check(&approximations(600), &[Arch::Sm80]);
}

#[test]
fn conversions_between_all_types() {
    for &ty in DType::ALL {
        check(&conversions_of(ty, 450), ARCHES);
    }
}
