//! Every kernel × the element types that its parameters take × what a launch may state of its
//! tensors × every architecture.
//!
//! Default instances on Hopper are those of ordinary launches, which use programmatic dependent
//! launch, with and without L2 cache policies for their tensors, and those whose inputs but the first are
//! constants. Of other types and of other architectures a run takes one of three slices.

use crate::assembled::{Assembled, Job};
use crate::{SLICES, with_constants};
use std::collections::BTreeSet;
use tile_core::elem::DType;
use tile_core::ir::Func;
use tile_core::ir::text::parse;
use tile_core::passes::{fit, instantiate};
use tile_cuda::compile::{Compiled, LaunchFacts, compile, compile_early};
use tile_cuda::ptx::{Arch, Priority, emit_with};
use tile_golden::slice::Slices;
use tile_kernel::launch::{Instance, LaunchError};
use tile_kernels::registry::{KERNELS, each_default};
use tile_simt::ir::Home;

/// A type of each kind: its width, and whether and how a machine computes with it.
const TYPES: [DType; 9] =
    [DType::F64, DType::F32, DType::BF16, DType::F16, DType::E4M3, DType::I32, DType::I64, DType::I8, DType::U8];

/// The types of an instance: all parameters have a type that their bounds admit,
/// or the first alone has it, and the others their default.
fn choices(instance: &Instance<'_>) -> BTreeSet<Vec<DType>> {
    let symbolic = parse(instance.def().ir).expect("kernels embed well-formed text");
    let defaults = instance.elems().to_vec();
    let mut found = BTreeSet::from([defaults.clone()]);
    for dtype in TYPES {
        for several in [false, true] {
            let chosen = |i: usize| symbolic.elems[i].bound.admits(dtype) && (several || i == 0);
            let types = (0..defaults.len()).map(|i| if chosen(i) { dtype } else { defaults[i] });
            found.insert(types.collect());
        }
    }
    found
}

/// A program in which tensors that it reads have an L2 priority each, first and last alternately.
fn prioritised(compiled: &Compiled, arch: Arch) -> Option<String> {
    let read =
        compiled.kernel.bufs.iter().filter(|(_, data)| matches!(data.home, Home::Global { writable: false, .. }));
    let priorities: Vec<_> =
        read.map(|(buf, _)| buf).zip([Priority::First, Priority::Last].into_iter().cycle()).collect();
    let text = |priorities: &[_]| emit_with(&compiled.kernel, arch, priorities).expect("it was emitted without").text;
    (!priorities.is_empty()).then(|| text(&priorities))
}

/// Calls a function with each instance of every kernel that [`choices`] names: the kernel's name, its
/// default instance, and the instance. Types that a condition of the kernel excludes are left out.
pub(crate) fn each_instance(f: &mut dyn FnMut(&str, &Instance<'_>, &Instance<'_>)) {
    each_default(&mut |name, default| {
        for elems in choices(default) {
            let instance = Instance::new(default.def(), &elems, default.consts(), default.externs());
            let instance = instance.fitted(default.tuning());
            if instantiate(&instance).is_ok() {
                f(name, default, &instance);
            }
        }
    });
}

/// The texts of an instance for an architecture, none where its tiles are too large. Those that are
/// to be fast are strict, and there are more of them: with priorities, and with constants.
fn jobs(name: &str, instance: &Instance<'_>, facts: fn(&Func) -> LaunchFacts, arch: Arch, strict: bool) -> Vec<Job> {
    let compile = if strict { compile_early } else { compile };
    let compiled = match fit(instance, |func| compile(func, &facts(func), arch)) {
        Ok(compiled) => compiled,
        // An architecture may have too little shared memory.
        Err(LaunchError::Memory { .. }) => return Vec::new(),
        Err(error) => panic!("{name} for {arch}: {error}"),
    };
    let more = strict.then(|| prioritised(&compiled, arch)).flatten();
    let more = more.map(|text| Job { name: format!("{name} with priorities"), text, arch, strict });
    let constants = strict.then(|| fit(instance, |func| compile(func, &with_constants(func, facts(func)), arch)));
    let constants = constants.map(|compiled| {
        let text = compiled.unwrap_or_else(|error| panic!("{name} with constants: {error}")).emitted.text;
        Job { name: format!("{name} with constants"), text, arch, strict }
    });
    let plain = Job { name: name.to_owned(), text: compiled.emitted.text, arch, strict };
    more.into_iter().chain(constants.filter(|job| job.text != plain.text)).chain([plain]).collect()
}

#[test]
fn every_type_is_assembled() {
    let assembled = Assembled::new();
    let slices = Slices::of_environment();
    let (mut texts, mut instances, mut taken, mut constants) = (0, 0, 0, 0);
    each_instance(&mut |kernel, default, instance| {
        instances += 1;
        let name = format!("{kernel} {:?}", instance.elems());
        let is_default = instance.elems() == default.elems();
        let in_slice = slices.takes(instances, SLICES);
        if !is_default && !in_slice {
            return;
        }
        taken += 1;
        let launches: [fn(&Func) -> LaunchFacts; 2] = [LaunchFacts::strongest, LaunchFacts::weakest];
        for (i, &facts) in launches[..1 + usize::from(is_default)].iter().enumerate() {
            for &arch in Arch::ALL.iter().filter(|&&arch| in_slice || arch == Arch::Sm90a) {
                // On Hopper, default instances are to be fast.
                let jobs = jobs(&name, instance, facts, arch, arch == Arch::Sm90a && i == 0 && is_default);
                texts += usize::from(!jobs.is_empty());
                constants += jobs.iter().filter(|job| job.name.ends_with("with constants")).count();
                jobs.into_iter().for_each(|job| assembled.push(job));
            }
        }
    });
    let counted = format!("{texts} texts of {taken} of {instances} instances, {constants} with constants");
    println!("{counted}");
    assembled.finish();
    let enough = instances > 3 * KERNELS.len() && taken > instances / SLICES && texts > 2 * taken;
    assert!(enough && constants > 2, "{counted}");
}
