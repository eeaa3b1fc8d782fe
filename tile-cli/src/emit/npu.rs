//! The NPU targets: AscendNPU IR and Ascend C.

use super::options::Options;
use super::tile::{lowered, stages};
use tile_core::ir::text::print;
use tile_core::passes::fit;
use tile_kernel::ascend::Chip;
use tile_kernel::ascend::compile::{
    Language, compile, compile_after, compile_ascendc, compile_drawn, compile_npuir, compile_planned, compile_predicted,
};
use tile_kernel::ascend::ir::Level;
use tile_kernel::ascend::lower::Facts;
use tile_kernel::launch::Instance;

/// What was asked for of an instance, for what `npuir:CHIP` or `ascendc:CHIP` names.
pub(crate) fn text(name: &str, options: &Options, instance: &Instance<'_>) -> Result<String, String> {
    let (language, chip) = name.split_once(':').unwrap_or((name, ""));
    let language = match language {
        "npuir" => Language::NpuIr,
        "ascendc" => Language::AscendC,
        _ => return Err(format!("unknown target `{name}`, expected `npuir:CHIP` or `ascendc:CHIP`")),
    };
    let names: Vec<&str> = Chip::ALL.iter().map(|chip| chip.name).collect();
    let unknown = || format!("unknown chip `{chip}`, expected one of {}", names.join(", "));
    let chip = Chip::from_name(chip).ok_or_else(unknown)?;
    if let Some(stem) = &options.memory_svg {
        return draw_memories(stem, instance, chip);
    }
    let facts = Facts::default();
    let text = match options.after.as_deref() {
        None if language == Language::NpuIr => fit(instance, |func| compile_npuir(func, &facts, chip)),
        None => fit(instance, |func| Ok(compile_ascendc(func, &facts, chip)?.text)),
        Some("npu") => fit(instance, |func| Ok(compile(func, &facts, chip)?.to_string())),
        Some(pass) if pass.starts_with("npu:") => {
            let pass = &pass["npu:".len()..];
            let names: Vec<&str> = std::iter::once("lower").chain(language.passes().map(|pass| pass.name)).collect();
            if !names.contains(&pass) {
                return Err(format!("unknown pass `{pass}`, expected `npu:` with one of {}", names.join(", ")));
            }
            fit(instance, |func| Ok(compile_after(func, &facts, chip, language, pass)?.to_string()))
        }
        Some("memory") => fit(instance, |func| Ok(compile_planned(func, &facts, chip)?.to_string())),
        Some("cost") => {
            let extents = extents(options.extents.as_deref().unwrap_or(""))?;
            fit(instance, |func| Ok(compile_predicted(func, &facts, chip, &extents)?.to_string()))
        }
        Some(other) if stages().contains(&other) => return Ok(print(&lowered(instance, other)?)),
        Some(other) => {
            return Err(format!(
                "unknown pass `{other}`, expected `npu`, `npu:PASS`, `memory`, `cost` or one of tile IR"
            ));
        }
    };
    text.map_err(|e| e.to_string())
}

/// `a=4096x1024,b=1024x512`: extents of tensors.
fn extents(text: &str) -> Result<Vec<(String, Vec<i64>)>, String> {
    let one = |part: &str| {
        let wrong = || format!("`--extents` has `{part}`, expected a tensor and its extents, as in `a=4096x1024`");
        let (name, extents) = part.split_once('=').ok_or_else(wrong)?;
        let extents: Result<Vec<i64>, _> = extents.split('x').map(str::parse).collect();
        Ok((name.to_owned(), extents.map_err(|_| wrong())?))
    };
    text.split(',').filter(|part| !part.is_empty()).map(one).collect()
}

/// Writes a drawing of each of a chip's memories; gives their names.
fn draw_memories(stem: &str, instance: &Instance<'_>, chip: Chip) -> Result<String, String> {
    let mut written = String::new();
    for level in [Level::L1, Level::L0C, Level::Ub] {
        let drawing = fit(instance, |func| compile_drawn(func, &Facts::default(), chip, level));
        let file = format!("{stem}.{}.svg", level.name());
        std::fs::write(&file, drawing.map_err(|e| e.to_string())?).map_err(|e| format!("{file}: {e}"))?;
        written += &format!("{file}\n");
    }
    Ok(written)
}
