//! Every kernel of the examples as WGSL, for devices with little and with more:
//! naga accepts the module and writes it for Vulkan, Metal and DirectX; and what
//! no device runs is refused for a reason that is listed here. Tint, the compiler
//! of browsers, takes them, too.

use std::collections::BTreeMap;
use std::process::Command;
use tile_core::elem::DType;
use tile_core::ir::Func;
use tile_core::passes::fit;
use tile_kernel::launch::LaunchError;
use tile_kernels::registry::KERNELS;
use tile_simt::facts::LaunchFacts;
use tile_wgpu::compile::compile;
use tile_wgpu::wgsl::{Class, Cooperative};
use wgpu_tests::accepted;

/// Kernels that WGSL cannot say, and why.
const REFUSED: &[(&str, &str)] = &[
    ("matmul_split_k", "atomics that order other accesses"),
    ("matmul_int4_split_k", "atomics that order other accesses"),
];

/// Kernels whose tiles are their meaning, and too large for 32 KiB of workgroup
/// memory.
const LARGE: &[&str] = &["block_sparse_attention", "flash_decoding", "mamba2_chunk_scan", "mamba2_chunk_state"];

/// Those that are too large for 16 KiB besides.
const LARGE_FOR_LITTLE: &[&str] = &[
    "attention_backward_fused",
    "attention_backward_kv",
    "attention_backward_q",
    "hadamard",
    "linear_attention",
    "mla_decode",
    "top_k",
];

/// What a launch is known to be.
type Known = fn(&Func) -> LaunchFacts;

fn refusals(class: &Class, launches: &[Known]) -> BTreeMap<&'static str, String> {
    let mut refused = BTreeMap::new();
    let mut wrong = Vec::new();
    for entry in KERNELS {
        (entry.with)(&mut |kernel| {
            kernel.with_definition(&mut |instance| {
                for facts in launches {
                    let made = fit(instance, |func| compile(func, &facts(func), class));
                    match made {
                        Ok(compiled) => {
                            if let Err(error) = accepted(&compiled.emitted.text, class) {
                                let text: String = error.lines().take(12).collect::<Vec<_>>().join("\n");
                                wrong.push(format!("{}: {text}", entry.name));
                            }
                        }
                        Err(LaunchError::Unsupported { reason, .. }) => {
                            refused.insert(entry.name, reason);
                        }
                        Err(LaunchError::Memory { needed, .. }) => {
                            refused.insert(entry.name, format!("tiles of {needed} bytes"));
                        }
                        Err(error) => wrong.push(format!("{}: {error}", entry.name)),
                    }
                }
            });
        });
    }
    assert!(wrong.is_empty(), "{} are wrong\n{}", wrong.len(), wrong.join("\n"));
    refused
}

/// Asks Tint about every kernel that browsers may run, for launches of each kind;
/// what it refuses, with its words. Nothing without Tint.
fn tint_refuses(launches: &[(&str, Known)]) -> Option<BTreeMap<String, String>> {
    let package = std::env::var_os("TILE_TINT")?;
    // Extensions that are spelled alike by naga and by browsers.
    let class = Class { subgroup: 1, ..Class::DESKTOP };
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tint.mjs");
    let file = std::env::temp_dir().join(format!("tile-tint-{}.wgsl", std::process::id()));
    let mut refused = BTreeMap::new();
    for entry in KERNELS {
        (entry.with)(&mut |kernel| {
            kernel.with_definition(&mut |instance| {
                for (name, facts) in launches {
                    // What is refused here, and why, the other tests know.
                    let Ok(compiled) = fit(instance, |func| compile(func, &facts(func), &class)) else { continue };
                    std::fs::write(&file, compiled.emitted.text).expect("a file in a temporary folder");
                    let said =
                        Command::new("node").arg(script).arg(&package).arg(&file).output().expect("Node.js starts");
                    let text = String::from_utf8_lossy(&said.stdout);
                    if text.trim() != "taken" {
                        let errors = String::from_utf8_lossy(&said.stderr);
                        refused.insert(format!("{} for the {name} launches", entry.name), format!("{text}{errors}"));
                    }
                }
            });
        });
    }
    std::fs::remove_file(&file).expect("the file is still there");
    Some(refused)
}

fn check(class: &Class, launches: &[Known], large: &[&[&'static str]]) {
    let refused = refusals(class, launches);
    println!("{} kernels, {} refused", KERNELS.len(), refused.len());
    for (name, reason) in &refused {
        println!("  {name}: {reason}");
    }
    let mut expected: BTreeMap<&str, &str> = REFUSED.iter().copied().collect();
    expected.extend(large.iter().flat_map(|names| names.iter()).map(|&name| (name, "tiles of ")));
    let same = refused.len() == expected.len()
        && refused.iter().all(|(name, reason)| expected.get(name).is_some_and(|why| reason.contains(why)));
    assert!(same, "{refused:#?}\nare not\n{expected:#?}");
}

#[test]
fn browsers() {
    let launches: [(&str, Known); 2] = [("strongest", LaunchFacts::strongest), ("weakest", LaunchFacts::weakest)];
    match tint_refuses(&launches) {
        None => println!("Tint is not asked: TILE_TINT names no package of it (`.ci/tint`)"),
        Some(refused) => assert!(refused.is_empty(), "{refused:#?}"),
    }
}

#[test]
fn devices_of_computers() {
    check(&Class::DESKTOP, &[LaunchFacts::strongest, LaunchFacts::weakest], &[LARGE]);
}

#[test]
fn devices_with_small_subgroups() {
    check(&Class { subgroup: 4, ..Class::DESKTOP }, &[LaunchFacts::strongest], &[LARGE]);
}

/// Their dialect is naga's alone: Tint knows no such extension.
#[test]
fn devices_with_cooperative_matrices() {
    // Default instances are of `f32`.
    let shapes = vec![(DType::F16, DType::F32, [16; 3]), (DType::F32, DType::F32, [16; 3])];
    let class = Class { cooperative: Some(Cooperative { shapes, vectors: true }), ..Class::DESKTOP };
    check(&class, &[LaunchFacts::strongest, LaunchFacts::weakest], &[LARGE]);
}

/// As on Metal: of `f32`, 8×8, read from arrays of their elements.
#[test]
fn devices_with_small_cooperative_matrices() {
    let cooperative = Cooperative { shapes: vec![(DType::F32, DType::F32, [8; 3])], vectors: false };
    let class = Class { cooperative: Some(cooperative), ..Class::DESKTOP };
    check(&class, &[LaunchFacts::strongest], &[LARGE]);
}

#[test]
fn the_least_that_webgpu_has() {
    check(&Class::MINIMAL, &[LaunchFacts::strongest], &[LARGE, LARGE_FOR_LITTLE]);
}
