//! Whole programs. Runs `tests/filetests/**/*.tile`, tile IR that is lowered and
//! printed; `tile-core/tests/filetests` says how a file is made, and
//! `TILE_BLESS=1` writes what comes out into the files.
//!
//! ```text
//! ; test npu 910B1       the NPU program
//! ; test npuir 910B1     its AscendNPU IR
//! ; test ascendc 910B1   its Ascend C
//! ; test plan 910B1      the program with the places of tiles, as Ascend C has them
//! ; test after 910B1 ascendc inplace   the NPU program after a pass for Ascend C
//! ; test draw 910B1 ub   a memory of that plan, drawn as SVG
//! ; test cost 910B1      how fast that can be at most
//! ```

use tile_ascend::Chip;
use tile_ascend::compile::{
    Language, compile, compile_after, compile_ascendc, compile_drawn, compile_npuir, compile_planned, compile_predicted,
};
use tile_ascend::ir::Level;
use tile_ascend::lower::Facts;
use tile_core::passes::run_passes;
use tile_golden::filetest::{self, Case};

#[test]
fn filetests() {
    let count = filetest::run_all("tests/filetests", &|case| Some(run(case)));
    assert!(count >= 30, "only {count} files found");
}

fn run(case: &Case) -> Result<String, String> {
    let words: Vec<&str> = case.command.iter().map(String::as_str).collect();
    let [what, chip, ref more @ ..] = words[..] else { return Err("no such command".to_owned()) };
    let chip = Chip::from_name(chip).ok_or("no such chip")?;
    let text = case.functions.first().ok_or("no function")?;
    let mut func = tile_core::ir::text::parse(text).map_err(|e| e.to_string())?;
    run_passes(&mut func, None).map_err(|e| e.to_string())?;
    let level = |name: &str| [Level::Ub, Level::L1, Level::L0C].into_iter().find(|level| level.name() == name);
    let made = match (what, more) {
        ("draw", [name]) => compile_drawn(&func, &Facts::default(), chip, level(name).ok_or("no such memory")?),
        ("after", [language, pass]) => {
            let language = match *language {
                "ascendc" => Language::AscendC,
                "npuir" => Language::NpuIr,
                _ => return Err("no such language".to_owned()),
            };
            compile_after(&func, &Facts::default(), chip, language, pass).map(|program| program.to_string())
        }
        (_, [_, ..]) => return Err("no such command".to_owned()),
        ("npu", _) => compile(&func, &Facts::default(), chip).map(|program| program.to_string()),
        ("npuir", _) => compile_npuir(&func, &Facts::default(), chip),
        ("ascendc", _) => compile_ascendc(&func, &Facts::default(), chip).map(|source| source.text),
        ("plan", _) => compile_planned(&func, &Facts::default(), chip).map(|program| program.to_string()),
        ("cost", _) => compile_predicted(&func, &Facts::default(), chip, &[]).map(|found| found.to_string()),
        _ => return Err("no such command".to_owned()),
    };
    Ok(made.unwrap_or_else(|error| format!("error: {error}\n")))
}
