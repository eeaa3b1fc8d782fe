//! Whole programs. Runs `tests/filetests/**/*.tile`, tile IR that is lowered and
//! printed; `tile-core/tests/filetests` says how a file is made, and
//! `TILE_BLESS=1` writes what comes out into the files.
//!
//! ```text
//! ; test npu 910B1       the NPU program
//! ; test npuir 910B1     its AscendNPU IR
//! ; test ascendc 910B1   its Ascend C
//! ; test cost 910B1      how fast that can be at most
//! ```

#[path = "../../../tile-core/tests/filetests/case.rs"]
mod case;

use case::Case;
use tile_ascend::Chip;
use tile_ascend::compile::{compile, compile_ascendc, compile_npuir, compile_planned, compile_predicted};
use tile_ascend::lower::Facts;
use tile_core::passes::run_passes;

#[test]
fn filetests() {
    let count = case::run_all("tests/filetests", &|case| Some(run(case)));
    assert!(count >= 30, "only {count} files found");
}

fn run(case: &Case) -> Result<String, String> {
    let words: Vec<&str> = case.command.iter().map(String::as_str).collect();
    let [what, chip] = words[..] else { return Err("no such command".to_owned()) };
    let chip = Chip::from_name(chip).ok_or("no such chip")?;
    let text = case.functions.first().ok_or("no function")?;
    let mut func = tile_core::ir::text::parse(text).map_err(|e| e.to_string())?;
    run_passes(&mut func, None).map_err(|e| e.to_string())?;
    let made = match what {
        "npu" => compile(&func, &Facts::default(), chip).map(|program| program.to_string()),
        "npuir" => compile_npuir(&func, &Facts::default(), chip),
        "ascendc" => compile_ascendc(&func, &Facts::default(), chip).map(|source| source.text),
        "plan" => compile_planned(&func, &Facts::default(), chip).map(|program| program.to_string()),
        "cost" => compile_predicted(&func, &Facts::default(), chip, &[]).map(|found| found.to_string()),
        _ => return Err("no such command".to_owned()),
    };
    Ok(made.unwrap_or_else(|error| format!("error: {error}\n")))
}
