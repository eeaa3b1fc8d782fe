//! What the vendor's compilers refuse of the text that kernels become, which the tests of
//! `tile-ascend` list (`tests/ladder.rs`):
//!
//! ```text
//! mamba2_chunk_scan open for 910B1, one buffer: tools-memory
//! matmul_u8_i8 open by 1.1.0: tools-compile
//! ```

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

const LADDER: &str = include_str!("../../../tile-backends/ascend/tests/ladder.txt");

/// A line of the list: a kernel, its setting, who refuses it, and why.
struct Line {
    kernel: &'static str,
    setting: &'static str,
    by: By,
    why: &'static str,
}

enum By {
    /// The compiler for a chip, with so many buffers.
    Chip(&'static str, &'static str),
    /// An older compiler.
    Version(&'static str),
}

fn lines() -> impl Iterator<Item = Line> {
    LADDER.lines().map(|line| read(line).unwrap_or_else(|| panic!("not understood: {line}")))
}

fn read(line: &'static str) -> Option<Line> {
    let (what, why) = line.split_once(": tools-")?;
    let (kernel, rest) = what.split_once(' ')?;
    let (setting, by) = match rest.split_once(" for ") {
        Some((setting, rest)) => {
            let (chip, buffers) = rest.split_once(", ")?;
            (setting, By::Chip(chip, buffers))
        }
        None => {
            let (setting, version) = rest.split_once(" by ")?;
            (setting, By::Version(version))
        }
    };
    Some(Line { kernel, setting, by, why })
}

/// What the newest compiler refuses of a kernel for a chip; nothing where it takes all.
pub(crate) fn refused(kernel: &str, chip: &str) -> Option<String> {
    // Those with one buffer and with several are one.
    let mut found: BTreeMap<(&str, &str), BTreeSet<&str>> = BTreeMap::new();
    for line in lines().filter(|line| line.kernel == kernel) {
        if let By::Chip(of, buffers) = line.by
            && of == chip
        {
            found.entry((line.setting, line.why)).or_default().insert(buffers);
        }
    }
    let texts = found.into_iter().map(|((setting, why), buffers)| {
        let with = match buffers.len() {
            1 => buffers.iter().map(|buffers| format!(", {buffers}")).collect(),
            _ => String::new(),
        };
        format!("{setting}{with}: {why}")
    });
    let texts: Vec<String> = texts.collect();
    (!texts.is_empty()).then(|| texts.join("; "))
}

/// What older compilers refuse.
pub(crate) fn older(out: &mut String) {
    let mut found: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for line in lines() {
        if let By::Version(version) = line.by {
            found.entry(version).or_default().push(format!("`{}` ({})", line.kernel, line.why));
        }
    }
    for (version, kernels) in found.iter().rev() {
        let _ = writeln!(out, "- Version {version} refuses, for 910B1: {}.", kernels.join(", "));
    }
}
