//! Tests of kernels as SPIR-V: placeholders of cooperative matrices are replaced, modules are
//! deterministic, and `spirv-val` accepts all of them.
//!
//! ```sh
//! apt-get install spirv-tools
//! ```
//!
//! `TILE_SPIRV_VAL` names another program than `spirv-val`. Releases before 2023.4 know no
//! cooperative matrices; they check the other modules.

use std::process::Command;
use tile_core::elem::DType;
use tile_core::passes::fit;
use tile_kernel::launch::Kernel;
use tile_kernel::prelude::*;
use tile_kernels::matmul::{matmul, matmul_nt, matmul_tn, matmul_tt};
use tile_kernels::registry::KERNELS;
use tile_simt::facts::LaunchFacts;
use tile_wgpu::compile::{Compiled, compile};
use tile_wgpu::spirv::disassembly;
use tile_wgpu::wgsl::{Class, Cooperative, Spirv};

/// The class of an NVIDIA GPU, and one with matrices of other extents.
fn classes() -> [Class; 2] {
    let shapes = vec![(DType::F16, DType::F32, [16, 8, 16]), (DType::U8, DType::I32, [16, 16, 16])];
    let cooperative = Some(Cooperative { shapes, vectors: true });
    [Class::spirv(), Class { cooperative, ..Class::spirv() }]
}

/// Products whose operands some class has matrices for.
fn products() -> Vec<Box<dyn Kernel>> {
    vec![
        Box::new(matmul::<i8, i32, 64, 64, 64>()),
        Box::new(matmul_nt::<i8, i32, 64, 64, 64>()),
        Box::new(matmul_tn::<i8, i32, 64, 64, 64>()),
        Box::new(matmul_tt::<u8, i32, 64, 64, 64>()),
        Box::new(matmul::<u8, i32, 32, 64, 32>()),
        Box::new(matmul::<f16, f32, 128, 128, 32>()),
        Box::new(matmul_tt::<f16, f16, 64, 64, 32>()),
    ]
}

/// Hands over what kernels become: products for launches that know much and little and
/// for all classes, others for the former and the first.
fn each(classes: &[Class], see: &mut dyn FnMut(&str, &Compiled)) {
    for (number, class) in classes.iter().enumerate() {
        for (known, facts) in [LaunchFacts::strongest, LaunchFacts::weakest].into_iter().enumerate() {
            let mut one = |name: &str, instance: &tile_kernel::launch::Instance<'_>| {
                // What is refused, and why, the tests of WGSL know.
                if let Ok(compiled) = fit(instance, |func| compile(func, &facts(func), class)) {
                    see(name, &compiled);
                }
            };
            for kernel in products() {
                kernel.with_instance(&mut |instance| one(instance.def().name, instance));
            }
            for entry in KERNELS.iter().filter(|_| number + known == 0) {
                (entry.with)(&mut |kernel| kernel.with_definition(&mut |instance| one(entry.name, instance)));
            }
        }
    }
}

fn has_matrices(compiled: &Compiled) -> bool {
    compiled.emitted.stand_ins.is_some()
}

/// The validator and whether it knows matrices; nothing where there is none.
fn validator() -> Option<(String, bool)> {
    let name = std::env::var("TILE_SPIRV_VAL").unwrap_or_else(|_| "spirv-val".to_owned());
    let said = Command::new(&name).arg("--version").output().ok()?;
    let text = String::from_utf8_lossy(&said.stdout).into_owned();
    let version = text.split(" v").nth(1)?;
    let mut parts = version.split(|c: char| !c.is_ascii_digit()).filter_map(|part| part.parse::<u32>().ok());
    let version = (parts.next()?, parts.next()?);
    Some((name, version >= (2023, 4)))
}

#[test]
fn modules_are_valid() {
    let Some((validator, knows)) = validator() else {
        println!("modules are not validated: there is no spirv-val");
        return;
    };
    let file = std::env::temp_dir().join(format!("tile-spirv-{}.spv", std::process::id()));
    let (mut seen, mut left_out, mut wrong) = (0, 0, Vec::new());
    each(&classes(), &mut |name, compiled| {
        if has_matrices(compiled) && !knows {
            left_out += 1;
            return;
        }
        let words = compiled.spirv.as_ref().expect("the class wants SPIR-V");
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        std::fs::write(&file, bytes).expect("a file in a temporary folder");
        let said = Command::new(&validator).args(["--target-env", "vulkan1.3"]).arg(&file).output();
        let said = said.expect("it started before");
        seen += 1;
        if !said.status.success() {
            wrong.push(format!("{name}: {}", String::from_utf8_lossy(&said.stderr)));
        }
    });
    std::fs::remove_file(&file).expect("the file is still there");
    println!("{seen} modules are valid, {left_out} have matrices that {validator} does not know");
    assert!(seen + left_out > 80, "only {seen} modules");
    assert!(wrong.is_empty(), "{} are wrong\n{}", wrong.len(), wrong.join("\n"));
}

/// Capabilities and what of a module's text needs them. A driver that compiles one way
/// for matrices and another for sums over subgroups must not be told of both in vain.
const NEEDS: [(&str, &[&str]); 9] = [
    ("CooperativeMatrixKHR", &["OpTypeCooperativeMatrixKHR"]),
    ("GroupNonUniform", &["OpGroupNonUniformElect", "BuiltIn Subgroup", "BuiltIn NumSubgroups"]),
    ("GroupNonUniformVote", &["OpGroupNonUniformAll", "OpGroupNonUniformAny"]),
    ("GroupNonUniformBallot", &["OpGroupNonUniformBallot", "OpGroupNonUniformBroadcast"]),
    ("GroupNonUniformShuffle", &["OpGroupNonUniformShuffle ", "OpGroupNonUniformShuffleXor"]),
    ("GroupNonUniformShuffleRelative", &["OpGroupNonUniformShuffleUp", "OpGroupNonUniformShuffleDown"]),
    ("GroupNonUniformQuad", &["OpGroupNonUniformQuad"]),
    ("Float16", &["OpTypeFloat 16"]),
    (
        "GroupNonUniformArithmetic",
        &[
            "OpGroupNonUniformIAdd",
            "OpGroupNonUniformFAdd",
            "OpGroupNonUniformIMul",
            "OpGroupNonUniformFMul",
            "OpGroupNonUniformSM",
            "OpGroupNonUniformUM",
            "OpGroupNonUniformFM",
            "OpGroupNonUniformBitwise",
            "OpGroupNonUniformLogical",
        ],
    ),
];

#[test]
fn modules_declare_what_they_use_alone() {
    let (mut seen, mut of_matrices) = (0, 0);
    each(&classes(), &mut |name, compiled| {
        let text = disassembly(compiled.spirv.as_ref().expect("the class wants SPIR-V")).expect("a module");
        seen += 1;
        of_matrices += usize::from(has_matrices(compiled));
        let declared: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("OpCapability ")).collect();
        assert_eq!(declared.contains(&"CooperativeMatrixKHR"), has_matrices(compiled), "{name}");
        for (capability, needs) in NEEDS {
            let used = needs.iter().any(|part| text.contains(part));
            assert!(used || !declared.contains(&capability), "{name} declares {capability} and does not use it");
        }
    });
    assert!(seen > 80 && of_matrices >= 8, "{seen} modules, {of_matrices} of matrices");
}

#[test]
fn products_are_of_matrices() {
    let mut seen = 0;
    for class in classes() {
        for kernel in products() {
            kernel.with_instance(&mut |instance| {
                let make = || fit(instance, |func| compile(func, &LaunchFacts::strongest(func), &class));
                let compiled = make().expect("a product is for every class");
                if !has_matrices(&compiled) {
                    return;
                }
                seen += 1;
                let words = compiled.spirv.expect("the class wants SPIR-V");
                assert_eq!(Some(&words), make().expect("as before").spirv.as_ref(), "a module depends on the run");
                let text = disassembly(&words).expect("a module");
                for part in ["OpCooperativeMatrixMulAddKHR", "OpCooperativeMatrixLoadKHR", "Logical Vulkan"] {
                    assert!(text.contains(part), "{part} is missing");
                }
                // No function and no structure stands in for anything any more.
                let calls = text.lines().filter(|line| line.contains("OpName") && line.contains("coop_"));
                let named: Vec<&str> = calls.filter(|line| !line.contains("x")).collect();
                assert!(named.is_empty(), "{named:?}");
            });
        }
    }
    assert!(seen >= 8, "{seen} of two classes' products are of matrices");
}

#[test]
fn conditions_of_blocks_hold_products() {
    // Whether a block multiplies is read from a tensor, which WGSL's checks cannot see
    // to be the same for all.
    let class = Class::spirv();
    let mut found = false;
    for entry in KERNELS.iter().filter(|entry| entry.name == "block_sparse_matmul") {
        (entry.with)(&mut |kernel| {
            kernel.with_definition(&mut |instance| {
                let mut class = class.clone();
                // Default instances are of `f32`.
                if let Some(cooperative) = &mut class.cooperative {
                    cooperative.shapes.push((DType::F32, DType::F32, [16, 16, 8]));
                }
                let compiled = fit(instance, |func| compile(func, &LaunchFacts::strongest(func), &class));
                let compiled = compiled.expect("a block-sparse product");
                assert_eq!(compiled.without_matrices, None);
                found = has_matrices(&compiled);
            });
        });
    }
    assert!(found, "a product under a condition has no matrices");
}

#[test]
fn what_is_not_asked_for_is_wgsl() {
    let class = Class { spirv: Spirv::Matrices, ..Class::spirv() };
    each(&[class], &mut |name, compiled| {
        assert_eq!(compiled.spirv.is_some(), has_matrices(compiled), "{name}");
    });
}
