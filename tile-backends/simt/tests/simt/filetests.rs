//! Runs `tests/filetests/**/*.tile`, each a pass or a part of the lowering on a
//! small kernel; `tile-core/tests/filetests` says how a file is made.
//! `TILE_BLESS=1` writes what comes out into the files.
//!
//! ```text
//! ; test pass dce barriers    thread IR, after these passes
//! ; test verify               thread IR: whether it is well-formed
//! ; test lower warps          tile IR, lowered for warps' matrix instructions
//! ; test lower matrices       … for cooperative matrices
//! ; test lower plain          … for threads and shared memory alone
//! ; test plan roomy           … with a multiprocessor's whole memory
//! ; test lower warpgroups any … for those of warpgroups, and for any launch
//! ; test layout warps         … the layouts of its tiles
//! ; test plan warpgroups      … the strategies that were tried, and the plan of the last
//! ```
//!
//! A file with `layout` or `plan` may have a drawing of the layouts or the schedule beside it.

use crate::common::{cooperative, divided, plain, reads_back, target};
use std::path::Path;
use tile_core::ir::Func;
use tile_core::passes::{Ir, run_passes};
use tile_golden::filetest::{self, Case};
use tile_simt::facts::LaunchFacts;
use tile_simt::ir::text::{parse, print_brief};
use tile_simt::ir::{Kernel, print_errors, verify};
use tile_simt::layout::Layouts;
use tile_simt::lower::{Lowering, Target, lower, lower_observed, lower_with_layouts};
use tile_simt::passes::{PASSES, run_pass};

const DIRECTORY: &str = "tests/filetests";

#[test]
fn filetests() {
    let count = filetest::run_all(DIRECTORY, &|case| Some(run(case)));
    assert!(count >= 15, "only {count} files found");
    // Not beside it: blessing writes the files that are read here.
    drawings();
    no_pass_is_without_a_file();
}

fn drawings() {
    let mut count = 0;
    for path in filetest::paths(DIRECTORY).iter().map(|path| path.with_extension("svg")).filter(|path| path.exists()) {
        let case = Case::read(&path.with_extension("tile")).unwrap();
        tile_golden::check(&path, &drawing(&case).unwrap());
        count += 1;
    }
    assert!(count >= 2, "only {count} drawings found");
    // Those that the pages show.
    for (case, chart) in [("layout/warp", "layout"), ("plan/gemm", "schedule")] {
        let case = Case::read(Path::new(&format!("{DIRECTORY}/{case}.tile"))).unwrap();
        tile_golden::check(format!("../../docs/charts/{chart}.svg"), &drawing(&case).unwrap());
    }
}

/// The drawing of a case's layouts, or of its plan.
fn drawing(case: &Case) -> Result<String, String> {
    let (text, machine) = (&case.functions[0], &case.command[1]);
    match case.command[0].as_str() {
        "layout" => layouts(text, machine).map(|layouts| layouts.svg()),
        "plan" => Ok(observed(text, machine)?.decisions().ok_or("no plan was taken")?.svg()),
        other => Err(format!("`{other}` has nothing to draw")),
    }
}

fn no_pass_is_without_a_file() {
    let cases: Vec<Case> = filetest::paths(DIRECTORY).iter().map(|path| Case::read(path).unwrap()).collect();
    let tested =
        |name: &str| cases.iter().any(|case| case.command[0] == "pass" && case.command.iter().any(|word| word == name));
    let missing: Vec<&str> = PASSES
        .iter()
        .map(|pass| pass.name)
        .chain(["dependent_launch", "pack_f16"])
        .filter(|name| !tested(name))
        .collect();
    assert!(missing.is_empty(), "no file for {missing:?}");
}

fn run(case: &Case) -> Result<String, String> {
    let words: Vec<&str> = case.command.iter().map(String::as_str).collect();
    let text = case.functions.first().ok_or("no function")?;
    match words[..] {
        ["pass", ref names @ ..] => passes(text, names),
        ["verify"] => {
            let kernel = parse(text).map_err(|e| e.to_string())?;
            Ok(match verify(&kernel) {
                Ok(()) => "ok\n".to_owned(),
                Err(errors) => print_errors(&kernel, &errors),
            })
        }
        ["lower", machine] => lowered(text, machine, LaunchFacts::strongest),
        ["lower", machine, "any"] => lowered(text, machine, LaunchFacts::weakest),
        ["plan", machine] => planned(text, machine),
        ["layout", machine] => layouts(text, machine).map(|layouts| layouts.to_string()),
        _ => Err("no such command".to_owned()),
    }
}

fn layouts(text: &str, machine: &str) -> Result<Layouts, String> {
    let func = function(text)?;
    let lowered = lower_with_layouts(&func, &LaunchFacts::strongest(&func), &described(machine)?);
    lowered.map(|(_, layouts)| layouts).map_err(|e| e.to_string())
}

fn observed(text: &str, machine: &str) -> Result<Lowering, String> {
    let func = function(text)?;
    let lowering = lower_observed(&func, &LaunchFacts::strongest(&func), &described(machine)?, &mut |_, _| {});
    lowering.map_err(|e| e.to_string())
}

fn planned(text: &str, machine: &str) -> Result<String, String> {
    let lowering = observed(text, machine)?;
    let candidates: String = lowering.candidates.iter().map(|candidate| format!("{candidate}\n")).collect();
    Ok(format!("{candidates}\n{}", lowering.decisions().ok_or("no plan was taken")?))
}

fn passes(text: &str, names: &[&str]) -> Result<String, String> {
    let mut kernel = parse(text).map_err(|e| e.to_string())?;
    kernel.check()?;
    for name in names {
        run_pass(&mut kernel, name)?;
    }
    shown(&kernel)
}

fn lowered(text: &str, machine: &str, facts: fn(&Func) -> LaunchFacts) -> Result<String, String> {
    let func = function(text)?;
    match lower(&func, &facts(&func), &described(machine)?) {
        Ok(kernel) => shown(&kernel),
        Err(error) => Ok(format!("error: {error}\n")),
    }
}

fn function(text: &str) -> Result<Func, String> {
    let mut func = tile_core::ir::text::parse(text).map_err(|e| e.to_string())?;
    run_passes(&mut func, None).map_err(|e| e.to_string())?;
    Ok(func)
}

fn described(machine: &str) -> Result<Target, String> {
    match machine {
        "warps" => Ok(target()),
        "plain" => Ok(plain()),
        "matrices" => Ok(cooperative(32)),
        // Little memory: few stages, and short texts.
        "roomy" => Ok(divided()),
        "warpgroups" => Ok(Target { max_shared: 48 << 10, ..divided() }),
        _ => Err(format!("no machine `{machine}`")),
    }
}

/// The text of a kernel, which must be well-formed and read back.
fn shown(kernel: &Kernel) -> Result<String, String> {
    verify(kernel).map_err(|errors| print_errors(kernel, &errors))?;
    reads_back(kernel)?;
    Ok(print_brief(kernel))
}
