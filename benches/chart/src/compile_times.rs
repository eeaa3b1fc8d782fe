//! The page of compile times, from what `benches/compile` has measured.

use serde_json::Value;
use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write as _;

const HEAD: &str = "# Compile times

How long it takes to lower a kernel: from the instance that a launch names to the text or the words that a driver or a \
vendor's compiler is given. A first launch waits for this, and for them.

`benches/compile` lowers every launch of the conformance suite, each combination of types, tiles and facts about \
its arguments once, in an optimised build, and makes this page. Raw figures are in \
[measured.jsonl](../benches/compile/measured.jsonl): microseconds on one core of a server, the least of three, and bytes of the program. \
What a target refuses is timed as well, since its launch waits as long. `cargo test -p target-tests --test work` \
bounds the work of default instances in CI: it counts allocations, which depend on no machine.

The bar: no instance takes a second, half of them less than 50 ms. What rustc takes for a crate with kernels is \
[below](#builds-of-a-crate-with-kernels).
";

const BUILDS: &str = "
## Builds of a crate with kernels

`cargo xtask compile-bars` builds scratch crates that depend on this repository, as a user's crate would, with cargo's \
default profiles. An instance is a choice of types and const parameters, compiled for the CPU at three instruction-set \
levels; its time is the difference between crates with few and more of them. ";

/// What binds a build that misses its bar, by its name.
const BINDS: &[(&str, &str)] = &[
    (
        "softmax",
        "an instance is three bodies, one for each level, of 7 to 13 KB of machine code each. Type checking, MIR and \
         the translation to LLVM's IR take less than a tenth of its time, LLVM's optimisation of those bodies the \
         rest: it shrinks with the machine code alone. Functions of their own for what a block does once would save \
         up to a quarter of it, and make short rows a tenth to a half slower ([0004](decisions/0004-routines.md)).",
    ),
    (
        "hello",
        "of the CPU time of a cold build `tile-core` and `tile-cpu` take 16 s each, `tile-macros` 7 s, `syn` 3 s, and \
         `zerocopy`, which `half` needs and for which `tile-core` waits, 5 s. Two cores that do nothing else need half \
         of it at best; on the clock other work is measured, too. Of the binary two thirds are debug information for \
         debuggers, which no dependency can leave off: with line tables alone the bar holds.",
    ),
];

/// Instances that are listed for each target.
const SLOWEST: usize = 3;

/// The times of a target.
#[derive(Default)]
struct Times<'a> {
    /// Milliseconds, with what they are of.
    all: Vec<(f64, &'a Value)>,
    refused: usize,
    largest: u64,
}

/// The page of measured lines of JSON, and of the builds of `cargo xtask compile-bars`.
///
/// # Errors
/// When a line is none of `benches/compile`, or the builds are not what the task writes.
pub fn page(lines: &str, builds: &str) -> Result<String, Box<dyn Error>> {
    let lines: Vec<Value> = lines.lines().map(serde_json::from_str).collect::<Result<_, _>>()?;
    let mut order = Vec::new();
    let mut targets: BTreeMap<&str, Times<'_>> = BTreeMap::new();
    for line in &lines {
        let times = line["targets"].as_object().ok_or("a line without targets")?;
        for (name, pair) in times {
            if !order.contains(&name.as_str()) {
                order.push(name.as_str());
            }
            let micros = pair[0].as_u64().ok_or("a target without a time")?;
            let times = targets.entry(name).or_default();
            times.all.push((micros as f64 / 1e3, line));
            match pair[1].as_u64() {
                Some(bytes) => times.largest = times.largest.max(bytes),
                None => times.refused += 1,
            }
        }
    }
    let mut out = HEAD.to_owned();
    write!(
        out,
        "\n| target | instances | refused | median | 95 % | most | largest program |\n|---|---|---|---|---|---|---|\n"
    )?;
    for name in &order {
        let times = targets.get_mut(name).ok_or("a target is lost")?;
        times.all.sort_by(|a, b| a.0.total_cmp(&b.0));
        let at = |share: usize| times.all[(times.all.len() - 1) * share / 100].0;
        let (median, most) = (at(50), at(100));
        writeln!(
            out,
            "| {name} | {} | {} | {median:.1} ms | {:.1} ms | {most:.1} ms | {} KB |",
            times.all.len(),
            times.refused,
            at(95),
            times.largest.div_ceil(1000)
        )?;
    }
    write!(
        out,
        "\nThe slowest of each target:\n\n| target | kernel | case | constants | time |\n|---|---|---|---|---|\n"
    )?;
    for name in &order {
        let mut seen = Vec::new();
        for (time, line) in targets[name].all.iter().rev() {
            let text = |key: &str| line[key].as_str().unwrap_or_default().replace('_', " ");
            let kernel = line["kernel"].as_str().ok_or("a line without a kernel")?;
            if seen.contains(&kernel) {
                continue;
            }
            seen.push(kernel);
            let consts = line["consts"].to_string().replace(',', ", ");
            writeln!(out, "| {name} | `{kernel}` | {} | {} {consts} | {time:.1} ms |", text("case"), text("elems"))?;
            if seen.len() == SLOWEST {
                break;
            }
        }
    }
    write_builds(&mut out, &serde_json::from_str(builds)?)?;
    Ok(out)
}

fn write_builds(out: &mut String, builds: &Value) -> Result<(), Box<dyn Error>> {
    let machine = builds["machine"].as_str().ok_or("builds without a machine")?;
    write!(out, "{BUILDS}Measured on {machine}; other work ran on the machine, so times are upper bounds.\n\n")?;
    out.push_str("| build | of | measured | bar |\n|---|---|---|---|\n");
    let mut short = Vec::new();
    for row in builds["builds"].as_array().ok_or("no builds")? {
        let text = |key: &str| row[key].as_str().ok_or_else(|| format!("a build without `{key}`"));
        let number = |key: &str| row[key].as_f64().ok_or_else(|| format!("a build without `{key}`"));
        let unit = text("unit")?;
        let (value, bar) = (number("value")?, number("bar")?);
        let missed = if value > bar { ", missed" } else { "" };
        if value > bar && !short.contains(&text("name")?) {
            short.push(text("name")?);
        }
        writeln!(out, "| `{}` | {} | {value} {unit} | {bar} {unit}{missed} |", text("name")?, text("what")?)?;
    }
    let binds: Vec<_> = BINDS.iter().filter(|(name, _)| short.contains(name)).collect();
    if !binds.is_empty() {
        out.push_str("\nWhat binds where a bar is missed:\n\n");
    }
    for (name, what) in binds {
        writeln!(out, "- `{name}`: {what}")?;
    }
    Ok(())
}
