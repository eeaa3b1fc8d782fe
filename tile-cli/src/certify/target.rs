//! The facts of what an instance becomes for a target with threads: its thread program and its text.

use crate::emit;
use tile_kernel::launch::Instance;
use tile_verify::certify::{Fact, Standing, Subject};

/// The facts of a target, whose name is as for `emit`.
///
/// # Errors
/// Of a target without threads, or that nobody knows; and where the instance does not compile for it.
pub(super) fn facts(name: &str, instance: &Instance<'_>) -> Result<Vec<Fact>, String> {
    if !emit::has_threads(name) {
        return Err(format!(
            "`certify` expects a target with threads, such as sm_90a, wgsl or cuda-c:sm_80, not `{name}`"
        ));
    }
    let (program, text) = emit::program_and_text(name, instance)?;
    Ok(vec![barriers(&program), valid(name, &text)])
}

/// What the verifier of thread programs says of the program that the text is written from.
#[cfg(any(feature = "cc", feature = "wgpu"))]
fn barriers(program: &str) -> Fact {
    let by = "tile_simt::ir::verify on the last thread program";
    let found = tile_simt::ir::text::parse(program).map_err(|error| error.to_string()).and_then(|kernel| {
        tile_simt::ir::verify(&kernel)
            .map_err(|errors| errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
    });
    let (standing, detail) = match found {
        Ok(()) => (
            Standing::Proved,
            "all threads that a barrier or a collective instruction waits for come there; registers and shared memory \
             are addressed inside where that is known"
                .to_owned(),
        ),
        Err(errors) => (Standing::Refuted, errors),
    };
    Fact::new(Subject::BarriersUniform, standing, by, detail)
}

/// Without a target that has threads, there is no program.
#[cfg(not(any(feature = "cc", feature = "wgpu")))]
fn barriers(_: &str) -> Fact {
    Fact::new(Subject::BarriersUniform, Standing::Unknown, "none", "this build has no target with threads")
}

/// What a validator that is not ours says of the text.
fn valid(name: &str, text: &str) -> Fact {
    let (by, said) = match name.split(':').next().unwrap_or(name) {
        arch if arch.starts_with("sm_") => ("ptxas", assembled(arch, text)),
        "wgsl" => ("naga", validated(text)),
        _ => ("none", None),
    };
    let fact = |standing, detail: String| Fact::new(Subject::TextValid, standing, by, detail);
    match said {
        Some(Ok(())) => {
            fact(Standing::Observed, "it was accepted as this text for the strongest facts of a launch".to_owned())
        }
        Some(Err(reason)) => fact(Standing::Refuted, reason.trim().to_owned()),
        None => fact(Standing::Unknown, "no validator for it was found".to_owned()),
    }
}

/// What NVIDIA's assembler says; nothing where there is none.
#[cfg(feature = "cuda")]
fn assembled(arch: &str, text: &str) -> Option<Result<(), String>> {
    use tile_kernel::cuda::ptx::Arch;
    use tile_kernel::cuda::ptxas::Ptxas;

    let (assembler, arch) = (Ptxas::find()?, Arch::from_name(arch)?);
    Some(assembler.assemble(text, arch).map(drop))
}

#[cfg(not(feature = "cuda"))]
fn assembled(_: &str, _: &str) -> Option<Result<(), String>> {
    None
}

/// What naga says of a module in WGSL, with every extension that it knows.
#[cfg(feature = "wgpu")]
fn validated(text: &str) -> Option<Result<(), String>> {
    use naga::valid::{Capabilities, ValidationFlags, Validator};

    let module = match naga::front::wgsl::parse_str(text) {
        Ok(module) => module,
        Err(error) => return Some(Err(error.emit_to_string(text))),
    };
    let mut validator = Validator::new(ValidationFlags::all(), Capabilities::all());
    Some(validator.validate(&module).map(drop).map_err(|error| error.emit_to_string(text)))
}

#[cfg(not(feature = "wgpu"))]
fn validated(_: &str) -> Option<Result<(), String>> {
    None
}

#[cfg(all(test, any(feature = "cc", feature = "wgpu")))]
mod tests {
    use super::*;

    /// A program whose barrier is passed by the threads below a number.
    fn program(bound: &str) -> String {
        format!(
            "kernel k threads(32) grid(1) {{
               %t = special thread : i32
               %n = const {bound} : i32
               %c = cmp.lt %t, %n : bool
               if %c {{
                 barrier
               }}
             }}"
        )
    }

    #[test]
    fn a_barrier_that_some_threads_miss_refutes_the_claim() {
        let whole = "kernel k threads(32) grid(1) { barrier }";
        assert_eq!(barriers(whole).standing, Standing::Proved, "{:?}", barriers(whole));
        let fact = barriers(&program("16"));
        assert_eq!((fact.about.clone(), fact.standing), (Subject::BarriersUniform, Standing::Refuted), "{fact:?}");
        assert!(fact.detail.contains("expected that all threads come here"), "{fact:?}");
    }

    #[cfg(feature = "wgpu")]
    #[test]
    fn a_text_that_is_refused_refutes_the_claim() {
        assert_eq!(valid("wgsl", "@compute @workgroup_size(1) fn main() {}").standing, Standing::Observed);
        let fact = valid("wgsl", "@compute @workgroup_size(1) fn main() { let x: i32 = 1.5; }");
        assert_eq!((fact.by.as_str(), fact.standing), ("naga", Standing::Refuted), "{fact:?}");
        // Nothing is claimed of a text that nobody has read.
        assert_eq!(valid("cuda-c:sm_80", "int x = ;").standing, Standing::Unknown);
    }
}
