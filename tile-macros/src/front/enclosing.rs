//! The items around and beside a function, read from its source file.
//!
//! A macro sees the tokens of one item. That an item is a method, or has the name of a
//! module, would be reported by rustc alone, once for each item that the macro writes,
//! so the source [`file`] is asked: what stands in front of braces tells. Where nothing
//! is known, nothing is reported.

use super::file;
use proc_macro2::Ident;

/// Why a function can be no kernel where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// In an `impl` or `trait`.
    Method,
    /// Beside a type or module of its name: the keyword.
    Beside(&'static str),
}

/// What declares a name of types.
const TYPES: [&str; 6] = ["mod", "struct", "enum", "union", "trait", "type"];

/// Looks around the function of a name; `None` where it is in order or nothing
/// is known.
pub(super) fn wrong(name: &Ident) -> Option<Place> {
    let start = name.span().start();
    let file = file::around(name)?;
    let source = file.text.as_str();
    let text = name.to_string();
    // Most files hold neither.
    let declared = TYPES.iter().any(|word| source.contains(&format!("{word} {text}")));
    if !declared && !source.contains("impl") && !source.contains("trait") {
        return None;
    }
    around(source, &text, start.line, start.column)
}

/// Lines count from 1, columns from 0.
fn around(source: &str, name: &str, line: usize, column: usize) -> Option<Place> {
    let before: usize = source.split_inclusive('\n').take(line.checked_sub(1)?).map(str::len).sum();
    let rest = source.get(before..)?;
    let place = before + rest.char_indices().nth(column).map_or(rest.len(), |(i, _)| i);
    // Each open brace: its number, and whether it is that of an `impl`.
    let mut open = vec![(0, false)];
    let (mut braces, mut header, mut at) = (0, String::new(), 0);
    let (mut found, mut declared) = (None, Vec::new());
    while let Some(c) = source[at..].chars().next() {
        if found.is_none() && at >= place {
            found = open.last().copied();
        }
        let skip = skipped(&source[at..]);
        if skip > 0 {
            at += skip;
            header.push(' ');
            continue;
        }
        at += c.len_utf8();
        if !matches!(c, '{' | '}' | ';') {
            header.push(c);
            continue;
        }
        let words: Vec<&str> = header.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
        let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
        let is = |word: &str| words.contains(&word);
        if !is("cfg") && !is("fn") && !is("impl") && c != '}' {
            let names = words.windows(2).find_map(|pair| match pair {
                [word, after] if *after == name => TYPES.iter().find(|known| *known == word),
                _ => None,
            });
            declared.extend(names.map(|word| (open.last().map(|(number, _)| *number), *word)));
        }
        match c {
            '{' => {
                braces += 1;
                open.push((braces, (is("impl") || is("trait")) && !is("fn")));
            }
            '}' => {
                open.pop();
            }
            _ => {}
        }
        header.clear();
    }
    let (number, method) = found?;
    if method {
        return Some(Place::Method);
    }
    let beside = declared.into_iter().find(|(brace, _)| *brace == Some(number));
    beside.map(|(_, word)| Place::Beside(word))
}

/// The length of a comment, text or character at the beginning.
fn skipped(text: &str) -> usize {
    let until = |from: usize, end: &str| {
        text.get(from..).and_then(|rest| rest.find(end)).map_or(text.len(), |at| from + at + end.len())
    };
    if text.starts_with("//") {
        return until(2, "\n");
    }
    if text.starts_with("/*") {
        return until(2, "*/");
    }
    let raw = text.strip_prefix('r').map(|rest| rest.len() - rest.trim_start_matches('#').len());
    if let Some(hashes) = raw
        && text[1 + hashes..].starts_with('"')
    {
        return until(2 + hashes, &format!("\"{}", "#".repeat(hashes)));
    }
    let escaped = |quote: char| {
        let mut before = ' ';
        for (i, c) in text.char_indices().skip(1) {
            if c == quote && before != '\\' {
                return i + c.len_utf8();
            }
            before = if before == '\\' && c == '\\' { ' ' } else { c };
        }
        text.len()
    };
    if text.starts_with('"') {
        return escaped('"');
    }
    // A character, and no lifetime.
    let mut chars = text.chars();
    match (chars.next(), chars.next(), chars.next()) {
        (Some('\''), Some('\\'), _) | (Some('\''), Some(_), Some('\'')) => escaped('\''),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::{Place, around};

    /// What is wrong with the function `k` in a text.
    fn here(source: &str) -> Option<Place> {
        let at = source.find("fn k").expect("a function") + 3;
        let line = source[..at].matches('\n').count() + 1;
        let column = source[..at].chars().rev().take_while(|&c| c != '\n').count();
        around(source, "k", line, column)
    }

    #[test]
    fn the_innermost_brace_decides() {
        for (source, method) in [
            ("fn k() {}", false),
            ("impl A {\n    fn k() {}\n}", true),
            ("pub trait A { fn k(); }", true),
            ("unsafe impl<T: Fn()> A<T> for B where T: C {\n fn a() { 1; }\n fn k() }", true),
            ("impl A { fn a() {} }\nfn k() {}", false),
            ("mod a { fn k() {} }", false),
            ("impl A { fn a() { fn k() {} } }", false),
            ("impl A { const B: () = { fn k() {} }; }", false),
            ("fn a(x: impl A) { fn k() {} }", false),
            ("// impl A {\nfn k() {}", false),
            ("/* impl A { */ mod a { fn k() {} }", false),
            ("mod a { const T: &str = \"\\\"impl A {\"; fn k() {} }", false),
            ("mod a { const T: &str = r#\"impl A { \" \"#; fn k() {} }", false),
            ("mod a { const T: char = '{'; const U: &'static str = \"é\"; fn k() {} }", false),
            ("impl<'a> A<'a> { const T: char = '\\''; const U: char = '}'; fn k() {} }", true),
        ] {
            assert_eq!(here(source), method.then_some(Place::Method), "{source}");
        }
    }

    #[test]
    fn names_beside_it_clash() {
        for (source, beside) in [
            ("mod k;\nfn k() {}", Some("mod")),
            ("fn k() {}\npub(crate) mod k { }", Some("mod")),
            ("fn a() { struct k; fn k() {} }", Some("struct")),
            ("#[derive(Debug)] enum k { A }\nfn k() {}", Some("enum")),
            ("type k<T> = A<T>; fn k() {}", Some("type")),
            ("mod a { mod k {} } fn k() {}", None),
            ("mod k {}\nmod a { fn k() {} }", None),
            ("#[cfg(test)] mod k {} fn k() {}", None),
            ("mod kernels; struct A { k: u8 } fn k() {}", None),
            ("fn k() { let x = 1; }", None),
        ] {
            assert_eq!(here(source), beside.map(Place::Beside), "{source}");
        }
    }
}
