//! Mutations of filetests: texts cut, doubled, swapped and inserted into, from a fixed
//! seed.

use std::fs;
use std::path::Path;

/// A generator of no importance (SplitMix64).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ (x >> 31)
    }

    fn below(&mut self, end: usize) -> usize {
        (self.next() % end.max(1) as u64) as usize
    }

    fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}

/// Every function of the filetests in the folders, on its own.
pub(crate) fn corpus(folders: &[&str]) -> Vec<String> {
    // Crates at several depths include this file.
    let above = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().map(|folder| folder.join("tests/filetests"));
    let root = above.into_iter().find(|folder| folder.join("pass").exists()).expect("the workspace has filetests");
    let mut texts = Vec::new();
    for folder in folders {
        collect(&root.join(folder), &mut texts);
    }
    texts
}

fn collect(directory: &Path, texts: &mut Vec<String>) {
    let mut paths: Vec<_> = fs::read_dir(directory).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            collect(&path, texts);
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        for line in text.lines().filter(|line| !line.starts_with(';')) {
            if line.starts_with("kernel ") || line.starts_with("device ") || texts.is_empty() {
                texts.push(String::new());
            }
            let last = texts.last_mut().unwrap();
            last.push_str(line);
            last.push('\n');
        }
    }
}

/// Where a token may begin or end.
fn boundaries(text: &str) -> Vec<usize> {
    let kind = |c: char| (c.is_alphanumeric() || c == '_', c.is_whitespace());
    let mut out = vec![0, text.len()];
    for ((_, a), (i, b)) in text.char_indices().zip(text.char_indices().skip(1)) {
        if kind(a) != kind(b) || !kind(a).0 {
            out.push(i);
        }
    }
    out
}

const TOKENS: &[&str] = &[
    "%0",
    "%1",
    "%7",
    "?",
    "?c0",
    "?t0",
    "?x9",
    "0",
    "-1",
    "64",
    "9223372036854775807",
    "1.5",
    "inf",
    "nan",
    "true",
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    ",",
    ":",
    "=",
    "@1:1",
    "index",
    "f32",
    "bool",
    "i8",
    "T",
    "T::Acc",
    "BM",
    "shared<f32, [4]>",
    "global<f32, [?]>",
    "local<index, []>",
    "mut",
    "yield %0",
    "else",
    "host {",
    "grid %0",
    "body {",
    "\"",
    "\\",
    ";",
    "%",
    "/ 0",
    "* 2",
    "filled",
    "accumulate",
    "axis = 0",
    "axes = [0]",
    "pipelined(2)",
    "copy %0, %1",
    "é",
    "\0",
    "\n",
];

/// The pieces of a text between boundaries that begin as `like` does, so that
/// one can stand for another: labels, words, numbers.
fn alike<'t>(text: &'t str, like: &str) -> Vec<&'t str> {
    let class = |piece: &str| piece.chars().next().map(|c| (c.is_alphabetic(), c.is_ascii_digit(), c.is_whitespace()));
    let cuts = boundaries(text);
    let mut cuts = cuts[2..].to_vec();
    cuts.sort_unstable();
    cuts.windows(2).map(|w| &text[w[0]..w[1]]).filter(|piece| class(piece) == class(like)).collect()
}

/// A line cut, doubled or moved.
fn damage_line(random: &mut Random, text: &mut String) {
    let mut lines: Vec<&str> = text.lines().collect();
    if lines.is_empty() {
        return;
    }
    let from = random.below(lines.len());
    match random.below(3) {
        0 => drop(lines.remove(from)),
        1 => lines.insert(from, lines[from]),
        _ => {
            let line = lines.remove(from);
            lines.insert(random.below(lines.len() + 1), line);
        }
    }
    *text = lines.join("\n");
}

/// A piece replaced by one like it, from this text or another.
fn damage_piece(random: &mut Random, text: &mut String, texts: &[String]) {
    let mut cuts = boundaries(text);
    cuts.sort_unstable();
    let at = random.below(cuts.len() - 1);
    let (a, b) = (cuts[at], cuts[at + 1]);
    let source = if random.below(3) == 0 { random.pick(texts).clone() } else { text.clone() };
    let pieces = alike(&source, &text[a..b]);
    if !pieces.is_empty() {
        let piece = *random.pick::<&str>(&pieces);
        text.replace_range(a..b, piece);
    }
}

/// Anything anywhere.
fn damage_anywhere(random: &mut Random, text: &mut String, texts: &[String]) {
    let cuts = boundaries(text);
    let (a, b) = (*random.pick(&cuts), *random.pick(&cuts));
    let (a, b) = (a.min(b), a.max(b).min(a.min(b) + 1 + random.below(24)));
    let b = (b..=text.len()).find(|&i| text.is_char_boundary(i)).unwrap_or(text.len());
    match random.below(4) {
        0 => text.replace_range(a..b, ""),
        1 => text.replace_range(a..b, random.pick::<&str>(TOKENS)),
        2 => text.insert_str(a, random.pick::<&str>(TOKENS)),
        _ => {
            let other = random.pick(texts);
            let from = *random.pick(&boundaries(other));
            let to = (from + random.below(40)..=other.len()).find(|&i| other.is_char_boundary(i));
            text.insert_str(a, &other[from..to.unwrap_or(other.len())]);
        }
    }
}

/// How many texts to try.
pub(crate) fn count() -> usize {
    std::env::var("TILE_MUTATIONS").ok().and_then(|count| count.parse().ok()).unwrap_or(3000)
}

/// A text damaged in one to three places.
pub(crate) fn damaged(random: &mut Random, texts: &[String]) -> String {
    let mut text = random.pick(texts).clone();
    for _ in 0..=random.below(3) {
        match random.below(8) {
            0 => damage_anywhere(random, &mut text, texts),
            1 | 2 => damage_line(random, &mut text),
            _ => damage_piece(random, &mut text, texts),
        }
    }
    text
}
