//! Whole modules. Runs `tests/filetests/**/*.tile`, tile IR that is lowered and
//! printed as WGSL; `tile-core/tests/filetests` says how a file is made, and
//! `TILE_BLESS=1` writes what comes out into the files.
//!
//! ```text
//! ; test wgsl          for launches on tensors like most
//! ; test wgsl any      for any launch
//! ; test wgsl extended for devices with extensions, and launches like most
//! ; test wgsl lanes    for devices with subgroups of 32
//! ; test wgsl f16_matrices  … with cooperative matrices of 16×16 floats of 16 bits
//! ; test wgsl f32_matrices … with those of 8×8 floats of 32 bits
//! ; test pass narrow_integers   thread IR, after passes that WGSL alone has
//! ; test spirv         as SPIR-V, for devices with matrices of floats and of bytes
//! ```

use tile_core::elem::DType::{self, F16, F32};
use tile_core::ir::Func;
use tile_core::passes::{Ir, run_passes};
use tile_golden::filetest::{self, Case};
use tile_simt::facts::LaunchFacts;
use tile_wgpu::compile::compile;
use tile_wgpu::spirv::disassembly;
use tile_wgpu::wgsl::{Class, Cooperative, PASSES};

#[test]
fn filetests() {
    let count = filetest::run_all("tests/filetests", &|case| Some(run(case)));
    assert!(count >= 8, "only {count} files found");
}

fn run(case: &Case) -> Result<String, String> {
    let words: Vec<&str> = case.command.iter().map(String::as_str).collect();
    let text = case.functions.first().ok_or("no function")?;
    if let ["pass", ref names @ ..] = words[..] {
        return passes(text, names);
    }
    let extended = Class { subgroup: 4, f16: true, fma: true, ..Class::MINIMAL };
    let (facts, class): (fn(&Func) -> LaunchFacts, Class) = match words[..] {
        ["wgsl"] => (LaunchFacts::strongest, Class::MINIMAL),
        ["wgsl", "any"] => (LaunchFacts::weakest, Class::MINIMAL),
        ["wgsl", "extended"] => (LaunchFacts::strongest, extended),
        ["wgsl", "lanes"] => (LaunchFacts::strongest, Class { subgroup: 32, ..Class::MINIMAL }),
        ["wgsl", "f16_matrices"] => (LaunchFacts::strongest, matrices(&[(F16, F32, [16; 3])], true)),
        ["wgsl", "f32_matrices"] => (LaunchFacts::strongest, matrices(&[(F32, F32, [8; 3])], false)),
        ["spirv"] => (LaunchFacts::strongest, Class::spirv()),
        _ => return Err("no such command".to_owned()),
    };
    let mut func = tile_core::ir::text::parse(text).map_err(|e| e.to_string())?;
    run_passes(&mut func, None).map_err(|e| e.to_string())?;
    match compile(&func, &facts(&func), &class) {
        Ok(compiled) => match &compiled.spirv {
            Some(words) => {
                let without = compiled.without_matrices.map(|reason| format!("; without matrices: {reason}\n"));
                Ok(without.unwrap_or_default() + &disassembly(words).map_err(|e| e.to_string())?)
            }
            None => accepted(&compiled.emitted.text, &class),
        },
        Err(error) => Ok(format!("error: {error}\n")),
    }
}

/// The text of a thread program after passes.
fn passes(text: &str, names: &[&str]) -> Result<String, String> {
    let mut kernel = tile_simt::ir::text::parse(text).map_err(|e| e.to_string())?;
    kernel.check()?;
    for name in names {
        let pass = PASSES.iter().find(|pass| pass.name == *name).ok_or_else(|| format!("no pass `{name}`"))?;
        if (pass.when)(&kernel, &()) {
            let Ok(()) = (pass.run)(&mut kernel, &());
        }
    }
    kernel.check()?;
    Ok(kernel.to_string())
}

/// Devices with cooperative matrices.
fn matrices(shapes: &[(DType, DType, [u8; 3])], vectors: bool) -> Class {
    let cooperative = Some(Cooperative { shapes: shapes.to_vec(), vectors });
    Class { subgroup: 32, f16: true, cooperative, ..Class::MINIMAL }
}

/// The text, which naga takes as WGSL with the extensions of the class alone.
fn accepted(text: &str, class: &Class) -> Result<String, String> {
    use naga::valid::{Capabilities, ValidationFlags, Validator};
    let module = naga::front::wgsl::parse_str(text).map_err(|error| error.emit_to_string(text))?;
    let mut capabilities = Capabilities::SHADER_FLOAT16_IN_FLOAT32;
    capabilities.set(Capabilities::SUBGROUP, class.subgroup > 1);
    capabilities.set(Capabilities::SHADER_FLOAT16, class.f16);
    capabilities.set(Capabilities::COOPERATIVE_MATRIX, class.cooperative.is_some());
    let mut validator = Validator::new(ValidationFlags::all(), capabilities);
    validator.validate(&module).map_err(|error| error.emit_to_string(text))?;
    Ok(text.to_owned())
}
