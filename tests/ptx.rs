//! Every kernel of the list, for every architecture: its thread program reads
//! back from its own text, and it compiles to PTX that the toolkit's assembler
//! accepts.

use std::collections::BTreeMap;
use tile_core::passes::fit;
use tile_cuda::compile::{Compiled, LaunchFacts, compile};
use tile_cuda::ptx::Arch;
use tile_cuda::ptxas::Ptxas;
use tile_kernel::launch::LaunchError;
use tile_kernels::registry::KERNELS;
use tile_simt::ir::text::parse;

/// What becomes of each kernel, by architecture and name. A kernel without a
/// tuning list may need more memory for its tiles than an architecture has, and
/// nothing else.
fn compile_all(facts: fn(&tile_core::ir::Func) -> LaunchFacts, check: &mut dyn FnMut(&str, &Compiled, Arch)) {
    let mut refused: BTreeMap<String, String> = BTreeMap::new();
    for arch in Arch::ALL {
        for entry in KERNELS {
            (entry.with)(&mut |kernel| {
                kernel.with_instance(&mut |instance| match fit(instance, |func| compile(func, &facts(func), *arch)) {
                    Ok(compiled) => {
                        let text = compiled.kernel.to_string();
                        let back = parse(&text).unwrap_or_else(|error| panic!("{error} in\n{text}"));
                        assert!(back == compiled.kernel, "{} reads back as another kernel from\n{text}", entry.name);
                        check(entry.name, &compiled, *arch);
                    }
                    Err(LaunchError::Memory { .. }) if instance.tuning().is_empty() => {}
                    Err(error) => {
                        refused.insert(format!("{} for {}", entry.name, arch.name()), error.to_string());
                    }
                });
            });
        }
    }
    assert!(refused.is_empty(), "{refused:#?}");
}

#[test]
fn every_kernel_is_assembled() {
    let ptxas = Ptxas::find();
    if ptxas.is_none() {
        println!("{}", Ptxas::missing());
    }
    let mut count = 0;
    let mut refused: BTreeMap<String, String> = BTreeMap::new();
    compile_all(LaunchFacts::strongest, &mut |name, compiled, arch| {
        count += 1;
        // One architecture of each kind of matrix instruction.
        let assembled = matches!(arch, Arch::Sm80 | Arch::Sm90a);
        let Some(ptxas) = ptxas.as_ref().filter(|_| assembled) else { return };
        let complaint = match ptxas.assemble(&compiled.emitted.text, arch) {
            Err(error) => Some(error),
            // On Hopper nothing is spilled, and no waits are put between matrix
            // instructions: messages of that are numbered so.
            Ok(report) if arch == Arch::Sm90a && (report.spills > 0 || report.text.contains("C75")) => {
                Some(report.text)
            }
            Ok(_) => None,
        };
        refused.extend(complaint.map(|complaint| (format!("{name} for {}", arch.name()), complaint)));
    });
    assert!(refused.is_empty(), "{refused:#?}");
    assert!(count > 4 * KERNELS.len(), "{count} texts");
}

#[test]
fn every_kernel_compiles_for_any_launch() {
    let mut count = 0;
    compile_all(LaunchFacts::weakest, &mut |_, _, _| count += 1);
    assert!(count > 4 * KERNELS.len(), "{count} texts");
}
