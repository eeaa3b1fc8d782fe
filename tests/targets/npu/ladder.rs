//! The record of what the vendor's compilers refuse of the kernels' AscendNPU IR.
//!
//! A test of `tile-ascend` writes it (`tests/ladder`):
//!
//! ```text
//! # for 910B1: 1404
//! mamba2_chunk_scan f16 open for 910B1, one buffer: tools-memory
//! matmul_u8_i8 - open by 1.1.0, several buffers: tools-compile
//! ```

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

const LADDER: &str = include_str!("../../../tile-backends/ascend/tests/ladder.txt");

/// A line of the list: a kernel, its types and extents, who refuses it, and why.
struct Line {
    kernel: &'static str,
    types: &'static str,
    setting: &'static str,
    /// `for` a chip, or `by` a version.
    asked: &'static str,
    buffers: &'static str,
    why: &'static str,
}

fn lines() -> impl Iterator<Item = Line> {
    let lines = LADDER.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| read(line).unwrap_or_else(|| panic!("not understood: {line}")))
}

fn read(line: &'static str) -> Option<Line> {
    let (what, why) = line.split_once(": tools-")?;
    let (what, buffers) = what.split_once(", ")?;
    let [kernel, types, setting] = what.splitn(4, ' ').take(3).collect::<Vec<&str>>().try_into().ok()?;
    let asked = what.splitn(4, ' ').nth(3)?;
    Some(Line { kernel, types, setting, asked, buffers, why })
}

/// What the first lines say of something: a number.
fn heads(of: &str) -> impl Iterator<Item = (&'static str, usize)> {
    let of = format!("# {of}");
    LADDER.lines().filter_map(move |line| {
        let (name, count) = line.strip_prefix(of.as_str())?.split_once(": ")?;
        Some((name, count.parse().ok()?))
    })
}

/// What is refused of a kernel, where it is asked for so; nothing where all is taken.
fn summary(kernel: &str, asked: &str) -> Option<String> {
    // What differs in buffers alone, then in extents, then in types, is one.
    let mut buffers: BTreeMap<_, BTreeSet<&str>> = BTreeMap::new();
    for line in lines().filter(|line| line.kernel == kernel && line.asked == asked) {
        buffers.entry((line.types, line.why, line.setting)).or_default().insert(line.buffers);
    }
    let mut settings: BTreeMap<_, Vec<&str>> = BTreeMap::new();
    for ((types, why, setting), buffers) in buffers {
        settings.entry((types, why, buffers)).or_default().push(setting);
    }
    let mut types: BTreeMap<_, Vec<String>> = BTreeMap::new();
    for ((of, why, buffers), settings) in settings {
        let of = of.replace(',', "/");
        types.entry((settings, buffers, why)).or_default().push(of);
    }
    let texts = types.into_iter().map(|((settings, buffers, why), types)| {
        let types = if types == ["-"] { String::new() } else { format!("{} ", types.join(", ")) };
        let settings = if settings.len() == 3 { "with any extents".to_owned() } else { settings.join(", ") };
        let one = asked.starts_with("for ").then_some(&buffers).filter(|buffers| buffers.len() == 1);
        let with: String = one.into_iter().flatten().map(|buffers| format!(", {buffers}")).collect();
        format!("{types}{settings}{with}: {why}")
    });
    let texts: Vec<String> = texts.collect();
    (!texts.is_empty()).then(|| texts.join("; "))
}

/// What the newest compiler refuses of a kernel for a chip; nothing where it takes all.
pub(crate) fn refused(kernel: &str, chip: &str) -> Option<String> {
    summary(kernel, &format!("for {chip}"))
}

/// How much was asked, and what older compilers refuse.
pub(crate) fn asked(out: &mut String) {
    out.push_str("| asked | points | taken | too little memory | another error |\n|---|---|---|---|---|\n");
    for word in ["for ", "by "] {
        for (name, points) in heads(word) {
            let asked = format!("{word}{name}");
            let count = |of: fn(&str) -> bool| lines().filter(|line| line.asked == asked && of(line.why)).count();
            let (memory, other) = (count(|why| why == "memory"), count(|why| why != "memory"));
            let taken = points - memory - other;
            let whom = if word == "for " { format!("1.2.0 for {name}") } else { format!("{name} for 910B1") };
            let _ = writeln!(out, "| {whom} | {points} | {taken} | {memory} | {other} |");
        }
    }
    let again: Vec<(&str, usize)> = heads("compiled again, ").collect();
    if let [(_, alike), (_, other)] = again[..] {
        let _ = writeln!(
            out,
            "\nA text that was compiled before, for another chip of its generation mostly, became the same program but \
             for what it says of the chip's cores in {alike} of {} cases.",
            alike + other,
        );
    }
    let none: Vec<String> = heads("no program, ").map(|(why, count)| format!("{count} ({why})")).collect();
    let _ = writeln!(
        out,
        "Combinations of a kernel with types that its bounds admit, extents and a chip that have no program: {}.\n",
        none.join(", "),
    );
    let versions: BTreeSet<&str> = lines().filter_map(|line| line.asked.strip_prefix("by ")).collect();
    for version in versions.into_iter().rev() {
        let kernels: BTreeSet<&str> = lines().map(|line| line.kernel).collect();
        let refused = kernels.into_iter().filter_map(|kernel| {
            let summary = summary(kernel, &format!("by {version}"))?;
            Some(format!("`{kernel}` ({summary})"))
        });
        let refused: Vec<String> = refused.collect();
        let _ = writeln!(out, "- Version {version} refuses: {}.", refused.join(", "));
    }
}
