//! Tests of every kernel of the list as PTX, for every architecture.
//!
//! A kernel's thread IR reads back from its own text, and the toolkit's assembler accepts its PTX.
//! Of kernels that are to be fast, the machine code (SASS) is checked.

mod assembled;
mod grid;
mod overrides;
mod sass;
mod split;

use std::collections::BTreeMap;
use tile_core::ir::Func;
use tile_core::passes::fit;
use tile_cuda::compile::{LaunchFacts, compile};
use tile_cuda::ptx::Arch;
use tile_kernel::launch::LaunchError;
use tile_kernels::registry::{KERNELS, each_default};
use tile_simt::ir::text::parse;

/// How many slices the combinations are that are assembled beside each kernel's default on Hopper.
const SLICES: usize = 3;

/// What is known of launches whose inputs but the first are constants, such as weights.
fn with_constants(func: &Func, mut facts: LaunchFacts) -> LaunchFacts {
    let tensors = func.params.iter().filter(|param| func.ty(param.value).mem().is_some());
    for (known, _) in facts.tensors.iter_mut().zip(tensors).skip(1).filter(|(_, param)| !param.mutable) {
        known.constant = true;
    }
    facts
}

/// Default instances, for launches of which most is known and for any. A kernel
/// without a tuning list may need more memory for its tiles than an architecture
/// has, and nothing else.
#[test]
fn every_thread_program_reads_back() {
    let mut refused: BTreeMap<String, String> = BTreeMap::new();
    let mut count = 0;
    each_default(&mut |name, instance| {
        let launches: [fn(&Func) -> LaunchFacts; 2] = [LaunchFacts::strongest, LaunchFacts::weakest];
        for (arch, facts) in Arch::ALL.iter().flat_map(|arch| launches.map(|facts| (*arch, facts))) {
            match fit(instance, |func| compile(func, &facts(func), arch)) {
                Ok(compiled) => {
                    count += 1;
                    let text = compiled.kernel.to_string();
                    let back = parse(&text).unwrap_or_else(|error| panic!("{error} in\n{text}"));
                    assert!(back == compiled.kernel, "{name} reads back otherwise from\n{text}");
                }
                Err(LaunchError::Memory { .. }) if instance.tuning().is_empty() => {}
                Err(error) => {
                    refused.insert(format!("{name} for {}", arch.name()), error.to_string());
                }
            }
        }
    });
    assert!(refused.is_empty(), "{refused:#?}");
    assert!(count > 8 * KERNELS.len(), "{count} programs");
}

/// Nothing of a text depends on the order in which a hash table yields its
/// entries: tables of one process are seeded differently, so a second compilation
/// would show it.
#[test]
fn a_kernel_compiles_to_one_text() {
    let mut differ = Vec::new();
    let mut count = 0;
    for &arch in Arch::ALL {
        for entry in KERNELS {
            (entry.with)(&mut |kernel| {
                kernel.with_definition(&mut |instance| {
                    let text = || {
                        let compiled = fit(instance, |func| compile(func, &LaunchFacts::strongest(func), arch));
                        compiled.ok().map(|compiled| compiled.emitted.text)
                    };
                    let first = text();
                    count += usize::from(first.is_some());
                    if first != text() {
                        differ.push(format!("{} for {arch}", entry.name));
                    }
                });
            });
        }
    }
    assert!(differ.is_empty(), "{differ:#?}");
    assert!(count > 4 * KERNELS.len(), "{count} texts");
}
