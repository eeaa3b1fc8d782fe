//! Rules about comments and Markdown: first sentences, lengths of paragraphs, retired words.

use crate::exceptions::Findings;
use crate::sources::{files, relative, root, written_sources};
use std::fs;
use std::path::Path;

/// Words of the longest paragraph.
const WORDS: usize = 90;

/// Words of the longest cell of a table, in pages that people write: `docs/targets/*/api.md` lists
/// the cases of tests.
const CELL: usize = 40;

/// Characters of the longest first sentence of a module.
const SENTENCE: usize = 200;

/// Phrases of `docs/glossary.md`, "Retired words", that mean nothing else wherever they stand, and
/// the cell of the table that retires them. Others have everyday meanings, and need a reader.
const RETIRED: &[(&str, &[&str])] = &[
    ("products (of tiles, of matrices)", &["products of tiles", "products of matrices", "product of matrices"]),
    ("multiply-add", &["multiply-add", "multiply-adds"]),
    ("sums (of a GEMM)", &["sums of products", "sums of a product", "sums of a gemm"]),
    ("under way", &["under way"]),
    ("in turn, turns (schedule)", &["in turns"]),
    ("relay, baton", &["baton", "batons"]),
    ("first cache, second cache, last cache", &["first cache", "second cache", "last cache"]),
    ("near and far caches", &["near cache", "near caches", "far cache", "far caches"]),
    ("bulk copies, boxes", &["bulk copy", "bulk copies", "bulk store", "bulk stores"]),
    ("window that slides", &["window that slides", "windows that slide"]),
    ("streaming loop", &["streaming loop", "streaming loops"]),
    ("stores past the caches", &["past the caches", "past caches"]),
    ("coming, soon, asked for ahead", &["asked for ahead", "asks for ahead"]),
    ("blocks that stay", &["blocks that stay"]),
    ("rows of a band", &["rows of a band", "row of a band"]),
    ("slab", &["slab", "slabs"]),
    ("lanes read for each other", &["read for each other"]),
    ("opaque, NOUGHT", &["nought"]),
    ("take codes apart", &["codes apart"]),
];

/// Which comments a paragraph is of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// `//!`.
    Module,
    /// `///`.
    Item,
    /// `//`, or what is no documentation.
    Comment,
    /// Markdown.
    Page,
}

/// Consecutive lines of text, without their markers.
struct Paragraph {
    /// The number of the first line.
    line: usize,
    kind: Kind,
    text: String,
}

/// Puts lines together to paragraphs; blank lines, list items, rows of tables, headings and blocks
/// of code divide them.
#[derive(Default)]
struct Reader {
    out: Vec<Paragraph>,
    open: Option<Paragraph>,
    fence: bool,
}

impl Reader {
    fn line(&mut self, number: usize, kind: Kind, text: &str) {
        let text = text.trim();
        if self.open.as_ref().is_some_and(|open| open.kind != kind) {
            self.end();
        }
        if text.starts_with("```") {
            self.end();
            self.fence = !self.fence;
        } else if self.fence || text.is_empty() {
            self.end();
        } else {
            let item = text.split_once(' ').is_some_and(|(first, _)| {
                matches!(first, "-" | "*" | "+")
                    || first.strip_suffix('.').is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()))
            });
            if item || text.starts_with('|') || text.starts_with('#') {
                self.end();
            }
            match &mut self.open {
                Some(open) => open.text = format!("{} {text}", open.text),
                none => *none = Some(Paragraph { line: number, kind, text: text.to_owned() }),
            }
        }
    }

    fn end(&mut self) {
        self.out.extend(self.open.take());
    }

    /// Ends a run of comments: nothing goes on behind code.
    fn gap(&mut self) {
        self.end();
        self.fence = false;
    }
}

/// The paragraphs of a source's comments.
fn comments(text: &str) -> Vec<Paragraph> {
    let mut reader = Reader::default();
    for (number, line) in text.lines().enumerate() {
        let line = line.trim_start();
        let markers = [("//!", Kind::Module), ("///", Kind::Item), ("//", Kind::Comment)];
        match markers.iter().find_map(|(marker, kind)| Some((line.strip_prefix(marker)?, *kind))) {
            Some((rest, kind)) => reader.line(number + 1, kind, rest),
            None => reader.gap(),
        }
    }
    reader.gap();
    reader.out
}

/// The paragraphs of a page.
fn page(text: &str) -> Vec<Paragraph> {
    let mut reader = Reader::default();
    text.lines().enumerate().for_each(|(number, line)| reader.line(number + 1, Kind::Page, line));
    reader.gap();
    reader.out
}

/// Every source and page with its paragraphs.
fn everything() -> Vec<(String, Vec<Paragraph>)> {
    let read = |path: &Path| fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let sources = written_sources().into_iter().map(|path| (relative(&path), comments(&read(&path))));
    let pages = files("md").into_iter().map(|path| (relative(&path), page(&read(&path))));
    sources.chain(pages).collect()
}

/// The first sentence of a text, with its `.` or `:`.
fn first_sentence(text: &str) -> Option<&str> {
    let ends = text.char_indices().filter(|(_, c)| matches!(c, '.' | ':'));
    let abbreviations = ["et al.", "e.g.", "i.e.", "etc."];
    ends.map(|(at, c)| (&text[..at + c.len_utf8()], &text[at + c.len_utf8()..]))
        .find(|(head, tail)| {
            (tail.is_empty() || tail.starts_with(' ')) && !abbreviations.iter().any(|short| head.ends_with(short))
        })
        .map(|(head, _)| head)
}

/// Whether a phrase stands in a text in lower case as whole words.
fn occurrences(text: &str, phrase: &str) -> usize {
    let word = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == '-');
    text.match_indices(phrase)
        .filter(|(at, _)| !word(text[..*at].chars().next_back()) && !word(text[at + phrase.len()..].chars().next()))
        .count()
}

/// Every module says first, in one sentence, what it is.
#[test]
fn modules_begin_with_a_sentence() {
    let mut findings = Findings::default();
    for path in written_sources() {
        let paragraphs = comments(&fs::read_to_string(&path).unwrap());
        let Some(head) = paragraphs.iter().find(|p| p.kind == Kind::Module) else { continue };
        let sentence = first_sentence(&head.text);
        if sentence.is_none_or(|sentence| sentence.chars().count() > SENTENCE) {
            findings.add(&relative(&path), head.text.clone());
        }
    }
    findings.check("header", &format!("no first sentence of at most {SENTENCE} characters that ends in `.` or `:`"));
}

/// A paragraph that is longer is a list, a table, or two paragraphs.
#[test]
fn paragraphs_are_short() {
    let mut findings = Findings::default();
    for (path, paragraphs) in everything() {
        for paragraph in paragraphs {
            let words = paragraph.text.split_whitespace().count();
            if words > WORDS {
                findings.add(&path, format!("{path}:{}: {words} words", paragraph.line));
            }
        }
    }
    findings.check("paragraph", &format!("paragraphs of more than {WORDS} words"));
}

/// A table is read across: what is longer stands in front of it or behind.
#[test]
fn cells_are_short() {
    let mut findings = Findings::default();
    for (path, paragraphs) in everything() {
        if path.starts_with("docs/targets/") && path.ends_with("/api.md") {
            continue;
        }
        for row in paragraphs.iter().filter(|paragraph| paragraph.text.starts_with('|')) {
            for cell in row.text.replace("\\|", " ").split('|') {
                let words = cell.split_whitespace().count();
                if words > CELL {
                    findings.add(&path, format!("{path}:{}: {words} words", row.line));
                }
            }
        }
    }
    findings.check("cell", &format!("cells of more than {CELL} words"));
}

/// Retired words stay retired, in comments and in pages.
#[test]
fn retired_words_are_not_used() {
    let glossary = fs::read_to_string(root().join("docs/glossary.md")).unwrap();
    for (cell, _) in RETIRED {
        assert!(glossary.contains(&format!("\n| {cell} |")), "docs/glossary.md does not retire `{cell}`");
    }
    let mut findings = Findings::default();
    for (path, paragraphs) in everything() {
        // The list of retired words itself.
        if path == "docs/glossary.md" {
            continue;
        }
        for paragraph in paragraphs {
            // Not in code spans: names of files and functions.
            let text: Vec<&str> = paragraph.text.split('`').step_by(2).collect();
            let text = text.join("`").to_lowercase();
            for phrase in RETIRED.iter().flat_map(|(_, phrases)| *phrases) {
                for _ in 0..occurrences(&text, phrase) {
                    findings.add(&path, format!("{path}:{}: `{phrase}`", paragraph.line));
                }
            }
        }
    }
    findings.check("word", "retired words; docs/glossary.md has the ones to write");
}

#[test]
fn paragraphs_end_where_markdown_ends_them() {
    let text = "//! One\n//! two.\n//!\n//! - three\n//!   four\n//! | five |\n//! ```\n//! six\n//! ```\n/// seven\nfn f() {}\n// eight\n";
    let found: Vec<(usize, String)> = comments(text).into_iter().map(|p| (p.line, p.text)).collect();
    let expected = [(1, "One two."), (4, "- three four"), (6, "| five |"), (10, "seven"), (12, "eight")];
    assert_eq!(found, expected.map(|(line, text)| (line, text.to_owned())));
    assert_eq!(first_sentence("By A et al. in 1.5 steps: so. Then"), Some("By A et al. in 1.5 steps:"));
    assert_eq!(first_sentence("No end"), None);
    assert_eq!(occurrences("a slab, slabs and a slab", "slab"), 2);
}
