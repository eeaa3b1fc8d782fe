//! Rules about the book's pages: the summary, links, languages of blocks, quotations and messages.

use crate::CHAPTERS;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the pages.
fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// The root of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A fenced block of a page.
struct Block<'p> {
    /// What stands behind the fence, `rust,no_run`.
    language: &'p str,
    text: String,
    /// The file that the line in front of the block says it is from.
    from: Option<&'p str>,
}

/// The blocks of a page.
fn blocks(page: &str) -> Vec<Block<'_>> {
    let mut out = Vec::new();
    let (mut open, mut before) = (None::<Block<'_>>, "");
    for line in page.lines() {
        match (line.strip_prefix("```"), &mut open) {
            (Some(_), Some(_)) => out.extend(open.take()),
            (Some(language), None) => {
                let from = before.strip_prefix("<!-- from: ").and_then(|rest| rest.strip_suffix(" -->"));
                open = Some(Block { language, text: String::new(), from });
            }
            (None, Some(block)) => block.text.extend([line, "\n"]),
            (None, None) => before = line,
        }
    }
    assert!(open.is_none(), "a block without an end");
    out
}

/// The text of a page outside of its blocks and code spans.
fn prose(page: &str) -> String {
    let text = page.split("\n```").step_by(2).collect::<Vec<_>>().join("\n");
    text.split('`').step_by(2).collect()
}

/// The targets of the links of a text.
fn links(text: &str) -> impl Iterator<Item = &str> {
    text.split("](").skip(1).filter_map(|rest| rest.split(')').next())
}

/// Paths of the pages below a folder, but of the summary.
fn pages(dir: &Path, out: &mut BTreeSet<String>) {
    for entry in fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            pages(&path, out);
        } else if path.extension().is_some_and(|extension| extension == "md") {
            let path = path.strip_prefix(source()).unwrap();
            let parts: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
            out.insert(parts.join("/"));
        }
    }
    out.remove("SUMMARY.md");
}

/// The anchor of a heading: lower case, spaces as hyphens, without punctuation.
fn anchor(heading: &str) -> String {
    let kept = heading.trim().chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.flat_map(char::to_lowercase).map(|c| if c == ' ' { '-' } else { c }).collect()
}

/// The book, the crate and the folder have the same chapters.
#[test]
fn the_summary_names_every_chapter_once() {
    let mut there = BTreeSet::new();
    pages(&source(), &mut there);
    let summary = fs::read_to_string(source().join("SUMMARY.md")).unwrap();
    let mut named: Vec<&str> = links(&summary).collect();
    let mut tested: Vec<&str> = CHAPTERS.iter().map(|(path, _)| *path).collect();
    assert_eq!(named, tested, "the summary and the crate, in order");
    named.sort_unstable();
    tested.sort_unstable();
    assert_eq!(tested, there.iter().collect::<Vec<_>>());
    assert!(tested.len() > 20);
}

/// A chapter's links lead to files, and to headings of pages.
#[test]
fn links_lead_somewhere() {
    let mut dead = Vec::new();
    for (chapter, text) in CHAPTERS {
        let text = prose(text);
        for link in links(&text).filter(|link| !link.contains("://")) {
            let (file, heading) = link.split_once('#').unwrap_or((link, ""));
            let path = source().join(chapter).parent().unwrap().join(file);
            let headings = || {
                let page = fs::read_to_string(&path).unwrap_or_default();
                page.lines()
                    .filter_map(|line| line.strip_prefix('#'))
                    .map(|h| anchor(h.trim_start_matches('#')))
                    .any(|h| h == heading)
            };
            if file.is_empty() || !path.is_file() || !(heading.is_empty() || headings()) {
                dead.push(format!("{chapter} -> {link}"));
            }
        }
    }
    assert!(dead.is_empty(), "dead links:\n{}", dead.join("\n"));
}

/// Rust is compiled and run, unless it is to be refused; all else says what it is.
#[test]
fn blocks_are_tested() {
    let mut found = Vec::new();
    let mut rust = 0;
    for (chapter, text) in CHAPTERS {
        for block in blocks(text) {
            match block.language {
                "rust" | "rust,compile_fail" => rust += 1,
                "text" | "sh" | "toml" | "python" => {}
                other => found.push(format!("{chapter}: `{other}`")),
            }
        }
    }
    assert!(found.is_empty(), "blocks of no language that the book has:\n{}", found.join("\n"));
    assert!(rust > 20, "found only {rust} blocks of Rust");
}

/// Each lesson has one whole program, whose kernel is launched and compared.
#[test]
fn lessons_launch_a_kernel_and_compare() {
    let lessons: Vec<_> = CHAPTERS.iter().filter(|(path, _)| path.starts_with("lessons/")).collect();
    assert_eq!(lessons.len(), 10);
    for (lesson, text) in lessons {
        let rust: Vec<Block<'_>> = blocks(text).into_iter().filter(|block| block.language == "rust").collect();
        let [program] = &rust[..] else { panic!("{lesson}: {} programs", rust.len()) };
        for part in ["#[tile_kernel", ".launch(&Cpu::new()", "fn main()", "assert"] {
            let launches = part == ".launch(&Cpu::new()" && program.text.contains(".launch(&cpu");
            assert!(program.text.contains(part) || launches, "{lesson}: no `{part}`");
        }
    }
}

/// A block that says it is from a file is there, comment markers left out.
#[test]
fn quotations_are_literal() {
    let mut quoted = 0;
    for (chapter, text) in CHAPTERS {
        for (block, from) in blocks(text).into_iter().filter_map(|block| block.from.map(|from| (block, from))) {
            let file = fs::read_to_string(root().join(from)).unwrap_or_else(|e| panic!("{chapter}: {from}: {e}"));
            let file: Vec<&str> = file.lines().map(|line| line.strip_prefix("//! ").unwrap_or(line)).collect();
            let file: Vec<&str> = file.into_iter().map(|line| if line == "//!" { "" } else { line }).collect();
            assert!(file.join("\n").contains(block.text.trim_end()), "{chapter}: not in {from}:\n{}", block.text);
            quoted += 1;
        }
    }
    assert!(quoted > 5, "found only {quoted} quotations");
}

/// Messages of the compiler are those that its tests have.
#[test]
fn messages_are_the_compilers() {
    let mut known = String::new();
    let ui = fs::read_dir(root().join("tests/ui")).unwrap();
    for folder in ui.map(|entry| entry.unwrap().path()).filter(|path| path.is_dir()) {
        let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        for file in files.filter(|path| path.extension().is_some_and(|extension| extension == "stderr")) {
            known += &fs::read_to_string(file).unwrap();
        }
    }
    let mut found = 0;
    for (chapter, text) in CHAPTERS {
        for block in blocks(text).into_iter().filter(|block| block.language == "text") {
            let message = |line: &&str| line.starts_with("error: ") || line.trim_start().starts_with("help: ");
            for line in block.text.lines().filter(message) {
                assert!(known.contains(&format!("{line}\n")), "{chapter}: no test has the message\n{line}");
                found += 1;
            }
        }
    }
    assert!(found > 3, "found only {found} messages");
}

#[test]
fn pages_are_read_as_markdown_reads_them() {
    let page = "text [a](b.md#c)\n<!-- from: x.rs -->\n```text\n[d](e)\n```\n\n```rust,no_run\nf\n```\n";
    let found: Vec<_> = blocks(page).into_iter().map(|b| (b.language, b.text, b.from)).collect();
    assert_eq!(found, [("text", "[d](e)\n".to_owned(), Some("x.rs")), ("rust,no_run", "f\n".to_owned(), None)]);
    assert_eq!(links(&prose(page)).collect::<Vec<_>>(), ["b.md#c"]);
    assert_eq!(anchor(" 7.4 Accuracy, of `f32`"), "74-accuracy-of-f32");
}

/// Times of a work at each level, in microseconds of each run.
fn level_times(file: &str, name: &str, sides: [&str; 3]) -> String {
    let path = root().join(file);
    let text = fs::read_to_string(&path).unwrap();
    let results: serde_json::Value = serde_json::from_str(&text).unwrap();
    let runs: Vec<&serde_json::Value> = results["runs"].as_array().unwrap().iter().collect();
    let cell = |side: &str| {
        let time = |run: &&serde_json::Value| {
            let work = run["works"].as_array().unwrap().iter().find(|work| work["name"] == name).unwrap();
            format!("{:.0}", 1e3 * work[side].as_f64().unwrap())
        };
        runs.iter().map(time).collect::<Vec<_>>().join("; ")
    };
    sides.map(cell).join(" | ")
}

/// The chapter on levels has the times that were measured.
#[test]
fn levels_stand_side_by_side() {
    let mut table = "| work | formula | tiles | threads, or by hand |\n|---|---|---|---|\n".to_owned();
    let [gpu, cpu] = ["tests/gpu/results/formulas-h200.json", "benches/peers/levels-zen4.json"];
    for (work, file, name, expert) in [
        ("softmax, `f32` 8192×4096, H200", gpu, "levels softmax f32 8192x4096", "threads"),
        ("softmax, `f32` 4096×4096, a core of Zen 4", cpu, "levels softmax f32 4096x4096", "threads"),
        ("GEMM, `bf16` 4096³, H200", gpu, "matmul bf16 4096x4096x4096", "hand"),
        ("GEMM, `bf16` 512×14336×4096, H200", gpu, "matmul bf16 512x14336x4096", "hand"),
    ] {
        table += &format!("| {work} | {} |\n", level_times(file, name, ["formula", "tile", expert]));
    }
    let path = source().join("levels.md");
    let page = fs::read_to_string(&path).unwrap();
    let (begin, end) =
        ("<!-- times: written by `TILE_BLESS=1 cargo test -p tile-book --lib` -->\n", "<!-- end of times -->");
    let (before, rest) = page.split_once(begin).unwrap();
    let (_, after) = rest.split_once(end).unwrap();
    tile_golden::check(path.to_str().unwrap(), &format!("{before}{begin}\n{table}\n{end}{after}"));
}
