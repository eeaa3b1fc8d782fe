//! The table of features: what of the language has a lowering, in which of the emitters' languages
//! and for which chips.
//!
//! A cell says `yes`, or which types are refused, by which code; it is that of all chips where it
//! names none. Features of one part that are alike in all cells share a row.

use crate::cells::{cell_text, types};
use crate::features::{Feature, features, forgotten};
use crate::{Language, code};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use tile_ascend::Chip;
use tile_ascend::lower::Code;
use tile_core::elem::DType;
use tile_core::ir::Func;
use tile_core::launch::LaunchError;
use tile_core::passes::run_passes;

/// A chip of each generation.
const CHIPS: [&str; 2] = ["910B1", "950PR_9589"];

/// What is refused of a feature, by types and codes.
type Cell = Vec<(DType, &'static str)>;

/// The code by which a function is refused.
///
/// # Errors
/// What is wrong with the refusal.
fn refusal(language: &Language, func: &Func, chip: Chip) -> Result<Option<&'static str>, String> {
    let reason = match (language.text)(func, chip) {
        Ok(_) => return Ok(None),
        Err(LaunchError::Unsupported { reason, .. } | LaunchError::Memory { detail: reason, .. }) => reason,
        Err(error) => return Err(format!("no refusal: {error}")),
    };
    let code = code(&reason).ok_or_else(|| format!("no code: {reason}"))?;
    match reason.strip_prefix(&format!("{code} on {chip}: ")) {
        _ if code == Code::Defect.name() => Err(reason),
        None | Some("") => Err(format!("no chip, or no reason: {reason}")),
        Some(_) => Ok(Some(code)),
    }
}

/// What is found of a feature.
#[derive(Default)]
struct Found {
    types: Vec<DType>,
    /// For each language and chip.
    cells: Vec<Cell>,
    /// What is wrong.
    wrong: Vec<String>,
}

fn find(languages: &[Language], feature: &Feature) -> Found {
    let mut found = Found { cells: vec![Cell::new(); languages.len() * CHIPS.len()], ..Found::default() };
    for (elem, mut func) in feature.funcs() {
        let what = format!("{}, {}, {elem}", feature.part, feature.name);
        run_passes(&mut func, None).unwrap_or_else(|error| panic!("{what}: {error}"));
        let columns = languages.iter().flat_map(|language| CHIPS.iter().map(move |chip| (language, chip)));
        for (cell, (language, chip)) in found.cells.iter_mut().zip(columns) {
            let chip = Chip::from_name(chip).expect("a chip of the table");
            match refusal(language, &func, chip) {
                Ok(code) => cell.extend(code.map(|code| (elem, code))),
                Err(reason) => found.wrong.push(format!("{what}, {}: {reason}", language.name)),
            }
        }
        found.types.push(elem);
    }
    found
}

/// What the cells of a language say: one thing, or one for each chip.
fn column(cells: &[Cell], types: usize) -> String {
    let text = |cell: &Cell| {
        let quoted: Vec<(DType, String)> = cell.iter().map(|(elem, code)| (*elem, format!("`{code}`"))).collect();
        cell_text(&quoted, types)
    };
    let texts: Vec<String> = cells.iter().map(text).collect();
    if texts.iter().all(|text| *text == texts[0]) {
        return texts[0].clone();
    }
    let texts = CHIPS.iter().zip(texts).map(|(chip, text)| format!("{chip}: {text}"));
    texts.collect::<Vec<String>>().join(". ")
}

/// The cells of a row, and the features that have them.
type Row<'f> = (String, Vec<&'f str>);

/// Writes the table, and gives the codes that are in it.
pub(crate) fn table(languages: &[Language], out: &mut String) -> BTreeSet<&'static str> {
    let features = features();
    let missing = forgotten(&features);
    assert!(missing.is_empty(), "no function of `features` has {missing:?}");
    let (next, rows) = (AtomicUsize::new(0), Mutex::new(BTreeMap::new()));
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(2, Into::into) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(feature) = features.get(number) else { return };
                    let found = find(languages, feature);
                    rows.lock().expect("no panic").insert(number, found);
                }
            });
        }
    });
    let rows = rows.into_inner().expect("no panic");
    let wrong: Vec<&str> = rows.values().flat_map(|found| &found.wrong).map(String::as_str).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let mut codes = BTreeSet::new();
    let mut parts: Vec<(&str, Vec<Row<'_>>)> = Vec::new();
    for (feature, Found { types: of, cells, .. }) in features.iter().zip(rows.values()) {
        codes.extend(cells.iter().flatten().map(|(_, code)| *code));
        let cells: Vec<String> = cells.chunks(CHIPS.len()).map(|cells| column(cells, of.len())).collect();
        let cells = format!("{} | {}", types(feature, of), cells.join(" | "));
        if parts.last().is_none_or(|(part, _)| *part != feature.part) {
            parts.push((&feature.part, Vec::new()));
        }
        let Some((_, lines)) = parts.last_mut() else { continue };
        match lines.iter_mut().find(|(other, _)| *other == cells) {
            Some((_, names)) => names.push(&feature.name),
            None => lines.push((cells, vec![&feature.name])),
        }
    }
    let columns = languages.iter().map(|language| language.name).collect::<Vec<&str>>().join(" | ");
    for (part, lines) in parts {
        let _ = writeln!(out, "\n### {part}\n\n| feature | types | {columns} |");
        let _ = writeln!(out, "|---|---|{}", "---|".repeat(languages.len()));
        for (cells, names) in lines {
            let _ = writeln!(out, "| {} | {cells} |", names.join("; "));
        }
    }
    codes
}
