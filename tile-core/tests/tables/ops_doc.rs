//! Generates `docs/ops.md` from the operation table and the schedule hints of `docs/language.md`
//! from theirs, and checks both.
//!
//! `TILE_BLESS=1 cargo test` writes them.

use std::fmt::Write;
use std::fs;
use tile_core::ir::ops::OPS;
use tile_core::ir::pointwise::{Cost, Tolerance};
use tile_core::ir::reductions::Roundings;
use tile_core::ir::schedule::{COPY_HINTS, GEMM_HINTS, HINTS, StatementHint};
use tile_core::ir::{AtomicOp, BinOp, CmpOp, Effect, OpRow, Order, ReduceOp, ScanOp, SignalOp, UnOp};

fn effect(effect: Effect) -> (&'static str, &'static str) {
    match effect {
        Effect::Pure => ("Computations", "The result depends on the operands alone."),
        Effect::Alloc => ("Storage and views", "Name or create storage without touching its contents."),
        Effect::Read => ("Reads", "Read memory."),
        Effect::Write => ("Writes", "Write memory, some of them after reading it."),
        Effect::Control => ("Control", "Do what their regions, or the called function, do."),
        Effect::Observe => ("Messages and checks", "Visible outside."),
        Effect::Meet => ("Threads that meet", "Wait for other threads of `threads`, or exchange values with them."),
        Effect::Order => ("Signals between ranks", "Order what ranks do to memory."),
    }
}

fn operation(out: &mut String, row: &OpRow) {
    let operands: Vec<String> = row
        .operands
        .iter()
        .map(|name| match name.strip_suffix('*') {
            Some(list) => format!("{list}…"),
            None => (*name).to_owned(),
        })
        .collect();
    let suffix = if row.attributes.contains(&"op") { ".*op*" } else { "" };
    let attributes: Vec<&str> = row.attributes.iter().copied().filter(|name| *name != "op").collect();
    let _ = writeln!(
        out,
        "| `{}`{suffix} | {} | {} | {} | {} |",
        row.name,
        operands.join(", "),
        attributes.join(", "),
        if row.regions == "0" { "" } else { row.regions },
        cell(row.doc)
    );
}

fn cell(doc: &str) -> String {
    doc.trim().replace('|', "\\|")
}

fn members(out: &mut String, name: &str, what: &str, rows: impl Iterator<Item = (&'static str, &'static str)>) {
    let _ = writeln!(out, "\n### `{name}`\n\n{what}\n\n| name | meaning |\n|---|---|");
    for (name, doc) in rows {
        let _ = writeln!(out, "| `{name}` | {} |", cell(doc));
    }
}

/// Members with the unit that they cost and how far results may be from the reference.
fn costed(
    out: &mut String,
    name: &str,
    what: &str,
    rows: impl Iterator<Item = (&'static str, &'static str, Cost, String)>,
) {
    let _ = writeln!(out, "\n### `{name}`\n\n{what}\n\n| name | meaning | cost | tolerance |\n|---|---|---|---|");
    for (name, doc, cost, tolerance) in rows {
        let _ = writeln!(out, "| `{name}` | {} | {} | {tolerance} |", cell(doc), cost.name());
    }
}

fn ulps(tolerance: Tolerance) -> String {
    match tolerance {
        Tolerance::Exact => String::new(),
        Tolerance::Ulps { single, double } => format!("{single}, {double} ulps"),
    }
}

fn roundings(tolerance: Roundings) -> String {
    match tolerance {
        Roundings::None => String::new(),
        Roundings::Each(n) => format!("{n} for each element"),
    }
}

fn document() -> String {
    let mut out = String::from(
        "# Operations of the tile IR\n\n\
         Generated from the operation table (`tile-core/src/ir/ops.rs`); `TILE_BLESS=1 cargo test` writes this file.\n\
         The text form is described in `tile-core/src/ir/text/mod.rs`, what the verifier demands in \
         `tile-core/src/ir/verify/mod.rs`, and what a kernel means in [language.md](language.md).\n\n\
         An operand with `…` is a list, one with `?` may be absent.\n",
    );
    let effects = [
        Effect::Pure,
        Effect::Alloc,
        Effect::Read,
        Effect::Write,
        Effect::Control,
        Effect::Meet,
        Effect::Order,
        Effect::Observe,
    ];
    for kind in effects {
        let (title, what) = effect(kind);
        let _ = writeln!(
            out,
            "\n## {title}\n\n{what}\n\n| operation | operands | attributes | regions | meaning |\n|---|---|---|---|---|"
        );
        OPS.iter().filter(|row| row.effect == kind).for_each(|row| operation(&mut out, row));
    }
    out.push_str("\n## Members of `op` and `order`\n");
    out.push_str(
        "\nCosts are execution units (`tile_core::ir::pointwise::Cost`). A tolerance is in units in the last place of \
         `f32` and of `f64`, or in roundings of the accumulator type; where there is none, results are exact or rounded \
         once. Under `fast_math` other tolerances hold ([math.md](math.md)).\n",
    );
    macro_rules! pointwise {
        ($name:literal $what:literal $ty:ty) => {
            costed(
                &mut out,
                $name,
                $what,
                <$ty>::ALL.iter().map(|op| (op.name(), op.doc(), op.row().cost, ulps(op.row().tolerance))),
            );
        };
    }
    macro_rules! list {
        ($name:literal $what:literal $ty:ty) => {
            members(&mut out, $name, $what, <$ty>::ALL.iter().map(|op| (op.name(), op.doc())));
        };
    }
    pointwise!("un" "Pointwise functions of one operand; the result has its type unless said otherwise." UnOp);
    pointwise!("bin" "Pointwise functions of two operands of one type; shift amounts may be of any integer type." BinOp);
    list!("cmp" "Comparisons; the result is `bool`, floats compare as IEEE says." CmpOp);
    let reduction = |op: ReduceOp| (op.row().cost, roundings(op.row().tolerance));
    let reductions = ReduceOp::ALL.iter().map(|&op| (op.name(), op.doc(), reduction(op).0, reduction(op).1));
    costed(&mut out, "reduce", "How elements along an axis combine.", reductions);
    let scans = ScanOp::ALL.iter().map(|op| (op.name(), op.doc(), reduction(op.row().reduction)));
    let scans = scans.map(|(name, doc, (cost, tolerance))| (name, doc, cost, tolerance));
    costed(&mut out, "scan", "How elements combine along an axis.", scans);
    list!("atomic" "What happens to the element, indivisibly." AtomicOp);
    list!("signal" "What happens to the word." SignalOp);
    list!("order" "Memory orders of atomics, as in `std::sync::atomic`." Order);
    out
}

#[test]
fn the_document_is_current() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/ops.md");
    tile_golden::check(path, &document());
}

/// The entry of a hint: an item of a list, whose paragraphs after the first are indented.
fn entry(example: &str, values: &str, doc: &str) -> String {
    let mut paragraphs = vec![String::new()];
    for line in doc.lines().map(str::trim) {
        match (line, paragraphs.last_mut()) {
            ("", _) | (_, None) => paragraphs.push(String::new()),
            (line, Some(text)) if text.is_empty() => text.push_str(line),
            (line, Some(text)) => {
                text.push(' ');
                text.push_str(line);
            }
        }
    }
    format!("- `{example}`, {values}. {}\n", paragraphs.join("\n\n  "))
}

/// A text with entries between two marks.
fn with_entries(text: &str, mark: &str, entries: &str) -> String {
    let (head, rest) = text.split_once(&format!("<!-- {mark}:")).unwrap();
    let (says, rest) = rest.split_once('\n').unwrap();
    let end = format!("<!-- end of {mark} -->");
    let (_, tail) = rest.split_once(&end).unwrap();
    format!("{head}<!-- {mark}:{says}\n{entries}{end}{tail}")
}

/// The entries of a table of hints of statements.
fn statement<H>(rows: &[StatementHint<H>]) -> String {
    rows.iter().map(|hint| entry(&hint.example(), &(hint.values)(), hint.doc)).collect()
}

#[test]
fn the_hints_are_current() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/language.md");
    let found = fs::read_to_string(path).unwrap();
    let hints: String =
        HINTS.iter().map(|hint| entry(&hint.example_item(), &hint.values.to_string(), hint.doc)).collect();
    let document = with_entries(&found, "hints", &hints);
    let document = with_entries(&document, "copy hints", &statement(COPY_HINTS));
    tile_golden::check(path, &with_entries(&document, "GEMM hints", &statement(GEMM_HINTS)));
}
