//! Tests of every kernel of the examples as WGSL, for devices with minimum limits and with more.
//!
//! naga validates the module and writes it for Vulkan, Metal and DirectX, and Tint, the compiler
//! of browsers, accepts it; for each class of devices a run takes one of two slices of the kernels.
//! What no device runs is refused for a reason that is listed here.

#[path = "launched.rs"]
mod support;

use std::collections::BTreeMap;
use std::sync::LazyLock;
use std::time::{Duration, Instant};
use tile_core::elem::DType;
use tile_core::ir::{Func, Space};
use tile_core::passes::{fit, instantiate};
use tile_golden::slice::Slices;
use tile_kernel::launch::{Instance, Kernel as _, LaunchError};
use tile_kernels::registry::{KERNELS, each_default};
use tile_simt::facts::LaunchFacts;
use tile_simt::lower::{LowerError, lower, shared_at_least};
use tile_wgpu::compile::{compile, compile_instance};
use tile_wgpu::wgsl::{Class, Cooperative};
use wgpu_tests::{accepted, tint_refuses, turned_around, with_halves};

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
    "matmul_q4_k",
    "matmul_q4_k_dynamic",
    "matmul_q6_k",
    "matmul_q6_k_dynamic",
    "mla_decode",
    "top_k",
];

/// What a launch is known to be.
type Known = fn(&Func) -> LaunchFacts;

fn refusals(class: &Class, launches: &[Known]) -> BTreeMap<&'static str, String> {
    let mut refused = BTreeMap::new();
    let mut wrong = Vec::new();
    let (slices, mut number) = (Slices::of_environment(), 0);
    each_default(&mut |name, instance| {
        number += 1;
        for facts in launches {
            match fit(instance, |func| compile(func, &facts(func), class)) {
                Ok(compiled) if !slices.takes(number, 3) => drop(compiled),
                Ok(compiled) => {
                    if let Err(error) = accepted(&compiled.emitted.text, class) {
                        let text: String = error.lines().take(12).collect::<Vec<_>>().join("\n");
                        wrong.push(format!("{name}: {text}"));
                    }
                }
                Err(LaunchError::Unsupported { reason, .. }) => {
                    refused.insert(name, reason);
                }
                Err(LaunchError::Memory { needed, .. }) => {
                    refused.insert(name, format!("tiles of {needed} bytes"));
                }
                Err(error) => wrong.push(format!("{name}: {error}")),
            }
        }
    });
    assert!(wrong.is_empty(), "{} are wrong\n{}", wrong.len(), wrong.join("\n"));
    refused
}

/// What browsers are given: extensions that are spelled alike by naga and by them.
const BROWSER: Class = Class { subgroup: 1, ..Class::DESKTOP };

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
    let mut modules = BTreeMap::new();
    let mut each = |name: &str, default: &Instance<'_>| {
        for elems in with_halves(default) {
            let instance = Instance::new(default.def(), &elems, default.consts(), default.externs());
            let instance = instance.fitted(default.tuning());
            for (known, facts) in &launches {
                // What is refused here, and why, the other tests know.
                let Ok(compiled) = fit(&instance, |func| compile(func, &facts(func), &BROWSER)) else { continue };
                modules.insert(format!("{name} of {elems:?} for the {known} launches"), compiled.emitted.text);
            }
        }
    };
    for entry in KERNELS {
        (entry.with)(&mut |kernel| kernel.with_definition(&mut |instance| each(entry.name, instance)));
    }
    let halves = modules.keys().filter(|name| name.contains("F16")).count();
    assert!(halves > KERNELS.len(), "only {halves} modules are of halves");
    println!("{} modules of default instances, {halves} of halves", modules.len());
    is_taken(&modules);
}

/// Has Tint take modules.
fn is_taken(modules: &BTreeMap<String, String>) {
    match tint_refuses(modules) {
        None => println!("Tint is not asked: TILE_TINT names no package of it (`.ci/tint`)"),
        Some(refused) => assert_eq!(refused, Ok(BTreeMap::new())),
    }
}

/// Barriers under conditions, and in loops, that are read from memory that the kernel
/// writes: as many are agreed on, and Tint sees that.
#[test]
fn what_is_branched_on_is_agreed_on() {
    let mut modules = BTreeMap::new();
    turned_around().with_instance(&mut |instance| {
        for class in [BROWSER, Class::MINIMAL] {
            let compiled = fit(instance, |func| compile(func, &LaunchFacts::strongest(func), &class));
            let text = compiled.expect("it is compiled").emitted.text;
            let agreed = text.matches("workgroupUniformLoad").count();
            assert_eq!(agreed, 2, "{text}");
            accepted(&text, &class).unwrap_or_else(|error| panic!("{error}"));
            // Without, it is refused: Tint looks, and so the test can fail.
            let without: String = text.lines().map(|line| seen_by_nobody(line) + "\n").collect();
            modules.insert(format!("{} threads", class.max_threads), text);
            if let Some(refused) = tint_refuses(&BTreeMap::from([("without".to_owned(), without.clone())])) {
                let refused = refused.expect("Tint answers");
                assert!(refused["without"].contains("uniform"), "{refused:?}\n{without}");
            }
        }
    });
    is_taken(&modules);
}

/// A line with a load of which nothing is known in the place of one that is the same for
/// all.
fn seen_by_nobody(line: &str) -> String {
    line.replace("workgroupUniformLoad(&agreed)", "agreed")
}

/// What a first launch may wait for this project, over and above what wgpu and the driver
/// take. Parsing what is made here is wgpu's.
const MOST: Duration = Duration::from_millis(50);

/// How much slower builds that are not optimised are, at most, on a software GPU that others
/// use as well: 96 ms was seen on an idle one.
const UNOPTIMISED: u32 = 8;

/// How long this thread has run, where Linux says so: other programs do not count.
/// Elsewhere it is the time of a clock.
fn ran() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let ran = told.and_then(|told| told.split(' ').next()?.parse().ok()).map(Duration::from_nanos);
    ran.unwrap_or_else(|| START.elapsed())
}

/// What is known of a launch of an instance in the best case.
fn facts(instance: &Instance<'_>) -> LaunchFacts {
    LaunchFacts::strongest(&instantiate(instance).expect("the default instance is one"))
}

/// How long it takes to make the modules of every kernel.
#[test]
fn modules_are_made_in_time() {
    let most = if cfg!(debug_assertions) { MOST * UNOPTIMISED } else { MOST };
    let mut late = Vec::new();
    for (known, class) in [("WGSL", Class::DESKTOP), ("SPIR-V", Class::spirv())] {
        println!("milliseconds to {known}, at most {}", most.as_millis());
        each_default(&mut |name, instance| {
            let mut made = None;
            // Others may have the caches for a while, not each time.
            for _ in 0..3 {
                let start = ran();
                let compiled = compile_instance(instance, &facts(instance), &class);
                let taken = ran() - start;
                if compiled.is_ok() && made.is_none_or(|before| taken < before) {
                    made = Some(taken);
                }
                if made.is_none_or(|made| made <= most) {
                    break;
                }
            }
            let Some(made) = made else { return };
            println!("{:9.2} {name}", made.as_secs_f64() * 1e3);
            if made > most {
                late.push(format!("{name} takes {made:?}"));
            }
        });
    }
    assert!(late.is_empty(), "{}", late.join(", "));
}

/// Elements of a fragment of 128×128.
const MOST_CELLS: i64 = 1 << 14;

/// Elements of the largest fragment of a concrete function.
fn largest_fragment(func: &Func) -> i64 {
    let mut most = 0;
    func.walk(func.body, &mut |_, inst| {
        let memory = inst.result.and_then(|result| func.ty(result).mem());
        let Some(memory) = memory.filter(|memory| memory.space == Space::Fragment) else { return };
        let extents = memory.shape.iter().map(|extent| extent.dim().and_then(|dim| dim.as_int()).unwrap_or(1));
        most = most.max(extents.product());
    });
    most
}

/// Of the instances in tuning lists, those that are passed over because their tiles alone
/// are too large do not fit; and most that do not fit are passed over. Tiles for large GPUs alone
/// are left out: lowering each for a device that has no room for it takes a second and more.
#[test]
fn no_instance_that_fits_is_passed_over() {
    for (known, class) in [("processors", Class::SOFTWARE_GPU), ("GPUs", Class::DESKTOP)] {
        let (mut all, mut fitting, mut left) = (0, 0, 0);
        let mut each = |name: &str, func: &Func| {
            if largest_fragment(func) > MOST_CELLS {
                return;
            }
            let target = class.of_kernel(func).target();
            let passed_over = shared_at_least(func, &target) > target.max_shared.into();
            let fits = match lower(func, &LaunchFacts::strongest(func), &target) {
                Ok(_) => true,
                Err(LowerError::Memory { .. }) => false,
                // Nor is it a question there.
                Err(_) => return,
            };
            assert!(!(fits && passed_over), "{name} fits with tiles of {}", shared_at_least(func, &target));
            all += 1;
            fitting += usize::from(fits);
            left += usize::from(!fits && !passed_over);
        };
        for entry in KERNELS {
            (entry.with)(&mut |kernel| {
                kernel.with_definition(&mut |instance| {
                    let visited = fit(instance, |func| {
                        each(entry.name, func);
                        Err::<(), _>(LaunchError::memory(entry.name, 1, 0))
                    });
                    assert!(visited.is_err(), "each is said not to fit");
                });
            });
        }
        println!("{known}: of {all} instances {fitting} fit; of the others {left} are lowered to know");
        assert!(left * 2 < all - fitting, "{left} are lowered to know");
    }
}

/// The conformance suite, as launches compile it: instances of other types and
/// tiles, views, extents that no tile divides.
#[test]
fn modules_of_launches() {
    for case in tile_conformance::cases().filter(|case| !case.large) {
        support::enter(case.function());
        case.run(&support::Compiling);
    }
    let modules = support::finish();
    println!("{} modules of launches", modules.len());
    assert!(modules.len() > 400, "the cases launch more than {}", modules.len());
    is_taken(&modules);
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
