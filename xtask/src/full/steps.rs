//! The steps of `cargo xtask full`, in the order in which workers take them.

use crate::lint;
use tile_golden::slice::Slices;

/// One piece of work: commands of the shell, run one after the other in the root.
pub(crate) struct Step {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    /// Steps that have to be done before: those that build what this one runs.
    pub(crate) needs: &'static [&'static str],
    pub(crate) commands: Vec<String>,
    /// The slice of a matrix that this is, as `(index, count)`.
    pub(crate) slice: Option<(usize, usize)>,
    /// Whether it runs where there is no driver of Vulkan.
    pub(crate) without_vulkan: bool,
}

fn step<C: Into<String>>(
    name: &'static str,
    about: &'static str,
    needs: &'static [&'static str],
    commands: impl IntoIterator<Item = C>,
) -> Step {
    let commands = commands.into_iter().map(Into::into).collect();
    Step { name, about, needs, commands, slice: None, without_vulkan: true }
}

/// The command that tests every package that `cargo test` leaves out, and the command line with all
/// targets. Steps add flags that choose tests and leave packages and features as they are: so they share
/// one build. The benchmark of compile times has no tests.
fn backend_tests(default_members: &[String]) -> String {
    // The macro stays, because with it `tile-core` has the features that `cargo test` has built it with.
    let excluded = default_members.iter().filter(|package| !["tile-cli", "tile-macros"].contains(&&***package));
    let exclude: String = excluded.map(|package| format!(" --exclude {package}")).collect();
    let features = "tasks-tests/wgpu,tile-capi/registry,tile-cli/ascend,tile-cli/cuda,tile-cli/wgpu,tile-exchange/dlpack,tile-exchange/gguf,tile-exchange/safetensors";
    format!("cargo test --workspace{exclude} --exclude tile-compile-times --features {features}")
}

/// The shared cases on the device of WebGPU, under Khronos' validation layer. A fixed
/// seed makes the same data and random programs each time; without one they are new.
fn device(tests: &str, environment: &str, arguments: &str) -> String {
    let run = format!("{tests} --test webgpu-device -- --require-device {arguments}");
    format!("{environment} WGPU_VALIDATION=1 {run}").trim_start().to_owned()
}

/// What every kind of WebGPU device runs.
const COMMON: &str = "--random 20 own:: in_flight:: errors:: functions:: layer:: normalisation:: selection:: random::";

/// The kinds of WebGPU device beside the default one.
fn kinds(tests: &str) -> Vec<(&'static str, &'static str, Vec<String>)> {
    let device = |environment: &str, arguments: &str| device(tests, environment, arguments);
    let width = |environment: &str, seed: u32, groups: &str| {
        device(&format!("LP_NATIVE_VECTOR_WIDTH={environment}"), &format!("--seed {seed} {COMMON} {groups}"))
    };
    vec![
        (
            "webgpu-spirv",
            "kernels as SPIR-V",
            vec![device(
                "TILE_WGPU_SPIRV=always TILE_WGPU_WITHOUT=software",
                "--seed 1 functions:: normalisation:: matmul:: coop::modules",
            )],
        ),
        (
            "webgpu-core",
            "the core of WGSL alone, and wgpu's own checks of indices",
            vec![device(
                "TILE_WGPU_CHECKS=1 TILE_WGPU_WITHOUT=subgroups,f16,fma,software",
                &format!("--seed 1000000 {COMMON} elementwise:: experts:: rearrangement:: regions:: sequence::"),
            )],
        ),
        (
            "webgpu-folded",
            "grids that are folded, as those beyond an axis are",
            vec![device(
                "TILE_WGPU_LIMITS=folded",
                "--seed 1 elementwise:: normalisation:: rearrangement:: selection::",
            )],
        ),
        (
            "webgpu-lanes",
            "operand loads shared by the lanes of a subgroup, by the rule and in every kernel",
            vec![
                device("", "--seed 1 attention::attention_forward"),
                device("TILE_WGPU_LANES=1", "--seed 1 matmul::products_in_a_stated_order"),
            ],
        ),
        // Mesa compiles four times as long where four invocations share loads.
        (
            "webgpu-width-128",
            "subgroups of 4 invocations",
            vec![width("128 TILE_WGPU_LANES=0", 2_000_000, "matmul:: sparse::")],
        ),
        (
            "webgpu-width-512",
            "subgroups of 16 invocations",
            vec![width(
                "512",
                3_000_000,
                "attention::attention_forward attention::attention_gradients attention::attention_of_nothing \
                 convolution:: decoding:: quantised:: matmul::operands_of matmul::products_of_every_type",
            )],
        ),
    ]
}

/// All steps of a run.
pub(crate) fn steps(slices: Slices, default_members: &[String]) -> Vec<Step> {
    let tests = backend_tests(default_members);
    let mut steps = vec![backends(&tests)];
    steps.extend(folders(slices));
    steps.extend([
        step(
            "lint",
            "format and clippy of every package and feature, and archives of the published crates",
            &[],
            [lint::FORMAT.to_owned(), lint::clippy(), "cargo xtask package".to_owned()],
        ),
        // Without the variable, as in `cargo test`, a missing rust-analyzer is no failure.
        step("editors", "completion and hover with rust-analyzer", &[], ["cargo test --test editors"]),
        step("examples", "every example at a small size", &[], ["cargo build --examples", ".ci/examples"]),
        step(
            "wgpu-modules",
            "every kernel's module through naga's writers, Tint and spirv-val",
            &[],
            [format!("{tests} --test modules --test spirv -- --nocapture")],
        ),
    ]);
    steps.extend(webgpu(slices, &tests));
    steps.extend(others());
    steps.extend(machines(slices));
    steps
}

/// Steps with build folders of their own, which wait for no other step: Miri, the fuzzers, and kernels in
/// frameworks. A run takes one of them.
fn folders(slices: Slices) -> Vec<Step> {
    let mut steps = one_of(
        slices,
        [
            step("miri-core", "undefined behaviour in tensors and interpreter", &[], [".ci/miri core"]),
            step("adapters-candle", "kernels as ops of candle", &[], [".ci/adapters candle"]),
            step("miri-cpu", "undefined behaviour in the CPU runtime", &[], [".ci/miri cpu"]),
            step("adapters-burn", "kernels as ops of burn", &[], [".ci/adapters burn"]),
            step("models", "whole models beside candle's operations", &[], [".ci/models"]),
            step(
                "fuzz",
                "parsers, verifiers, passes and interpreter on any bytes",
                &[],
                ["TILE_FUZZ_SECONDS=20 .ci/fuzz"],
            ),
        ],
    );
    let candle = steps.iter().any(|step| step.name == "adapters-candle");
    if let Some(models) = steps.iter_mut().find(|step| step.name == "models" && candle) {
        // Both build candle into one folder.
        models.needs = &["adapters-candle"];
    }
    steps
}

/// The tests of every package that `cargo test` leaves out, but those of WebGPU, which have steps of
/// their own.
fn backends(tests: &str) -> Step {
    step(
        "backends",
        "tests of every package that `cargo test` leaves out",
        &[],
        [
            format!("{tests} --exclude wgpu-tests --no-fail-fast"),
            // With the macro for the same reason as above.
            "cargo test -p tile-kernel -p tile-macros --features tile-kernel/registry --doc registry".to_owned(),
        ],
    )
}

/// Other processors, other levels of this one, other libraries of CUDA, a vendor's crate, and examples
/// on every backend: a run takes one.
fn machines(slices: Slices) -> Vec<Step> {
    one_of(
        slices,
        [
            step("targets", "the CPU backend compiled for other machines", &[], [".ci/targets"]),
            step("aarch64", "tests and emitted kernels under qemu", &[], [".ci/aarch64"]),
            step(
                "levels",
                "the CPU library without code for AVX-512, and kernels on the model of AMX",
                &[],
                [
                    "TILE_CPU_AMX=model TILE_CPU_LEVEL=amx cargo test --test epilogue",
                    // With the macro, its tests among it, for the same reason as above.
                    "cargo test -p tile-cpu -p tile-macros --no-default-features --features tile-cpu/avx2 --lib --test random",
                    "cargo clippy -p tile-cpu --no-default-features --features avx2 -- -D warnings",
                    "cargo clippy -p tile-cpu --no-default-features -- -D warnings",
                ],
            ),
            // Three minutes on two cores: archives, a build of their crates, and sixty texts.
            step(
                "out-of-tree",
                "a vendor's crate on packaged copies of the crates it depends on",
                &["lint"],
                ["cargo xtask out-of-tree"],
            ),
            step(
                "wheel",
                "the Python package, packages of users, and kernels from source",
                &["backends"],
                [".ci/wheel"],
            ),
            step("frameworks", "one cudarc beside candle, CubeCL and DLPack", &[], [".ci/frameworks"]),
            step(
                "examples-backends",
                "every example with every backend, and what the compiler makes of every kernel",
                &["backends", "examples"],
                ["if [ -n \"${TILE_VULKAN:-}\" ]; then .ci/examples backends wgpu; else .ci/examples backends; fi"],
            ),
        ],
    )
}

/// Steps of which a run takes one.
fn one_of(slices: Slices, steps: impl IntoIterator<Item = Step>) -> Vec<Step> {
    let steps: Vec<Step> = steps.into_iter().collect();
    let count = steps.len();
    let taken = steps.into_iter().enumerate().filter(|(index, _)| slices.takes(*index, count));
    taken.map(|(index, step)| Step { slice: Some((index, count)), ..step }).collect()
}

/// What runs on the device of WebGPU: the default kind, or, in every second run, another kind or a browser.
fn webgpu(slices: Slices, tests: &str) -> Vec<Step> {
    let on_device = |step: Step| Step { without_vulkan: false, ..step };
    let default = step(
        "webgpu",
        "the shared cases, of which a run takes half, and random kernels, divided as for a GPU",
        &["wgpu-modules"],
        [device(tests, "TILE_WGPU_WITHOUT=software", "--seed 1 --random 300")],
    );
    let kinds = kinds(tests)
        .into_iter()
        .map(|(name, about, commands)| on_device(step(name, about, &["wgpu-modules"], commands)));
    let web = step("web", "the page of examples/web in a browser", &[], [".ci/web"]);
    let mut steps = Vec::new();
    if slices.takes(0, 2) {
        steps.push(Step { slice: Some((0, 2)), ..on_device(default) });
    }
    if slices.takes(1, 2) {
        steps.extend(one_of(slices.inside(2), kinds.chain([web])));
    }
    steps
}

/// What waits for no other step.
fn others() -> Vec<Step> {
    vec![
        step("rustdoc", "documentation without warnings", &[], [lint::doc()]),
        step("main-job", "the README's first command", &[], ["cargo run --release --example matmul -- --size 512"]),
    ]
}

/// Keeps the steps of these names, and what they need.
pub(crate) fn restrict(steps: &mut Vec<Step>, names: &[&String]) {
    let mut kept: Vec<&str> = names.iter().map(|name| name.as_str()).collect();
    let mut at = 0;
    while at < kept.len() {
        let needs = steps.iter().find(|step| step.name == kept[at]).map_or(&[][..], |step| step.needs);
        for need in needs {
            if !kept.contains(need) {
                kept.push(need);
            }
        }
        at += 1;
    }
    steps.retain(|step| kept.contains(&step.name));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique_and_needs_exist_in_every_slice() {
        for seed in 0..42 {
            let steps = steps(Slices::Of(seed), &[]);
            for (index, step) in steps.iter().enumerate() {
                assert!(!steps[..index].iter().any(|other| other.name == step.name), "{}", step.name);
                assert!(step.needs.iter().all(|need| steps.iter().any(|other| other.name == *need)), "{}", step.name);
                assert!(!step.commands.is_empty() && !step.about.is_empty());
            }
        }
        let all = steps(Slices::All, &[]);
        assert_eq!(all.iter().filter(|step| step.slice.is_some()).count(), kinds("").len() + 15);
    }

    #[test]
    fn a_restricted_run_has_what_its_steps_need() {
        let mut steps = steps(Slices::All, &[]);
        restrict(&mut steps, &[&"examples-backends".to_owned()]);
        let names: Vec<&str> = steps.iter().map(|step| step.name).collect();
        assert_eq!(names, ["backends", "examples", "examples-backends"]);
    }
}
