//! The library of a dialect: its functions and types by name, and those that a text needs.

use crate::dialect::Dialect;
use std::collections::{BTreeSet, HashMap};

/// What begins a part, before its names.
const MARK: &str = "//@ ";

/// The parts of a library.
pub(crate) struct Library {
    /// Their texts, in the order of the files.
    parts: Vec<&'static str>,
    /// The part of each name.
    names: HashMap<&'static str, usize>,
}

impl Library {
    pub(crate) fn of(dialect: &Dialect) -> Library {
        let mut library = Library { parts: Vec::new(), names: HashMap::new() };
        let parts = dialect.library.iter().flat_map(|file| file.split(MARK).skip(1));
        for part in parts {
            let (names, text) = part.split_once('\n').unwrap_or((part, ""));
            names.split_whitespace().for_each(|name| {
                library.names.insert(name, library.parts.len());
            });
            library.parts.push(text.trim_end());
        }
        library
    }

    /// The part with this name.
    pub(crate) fn find(&self, name: &str) -> Option<usize> {
        self.names.get(name).copied()
    }

    pub(crate) fn names(&self) -> impl Iterator<Item = &'static str> {
        self.names.keys().copied()
    }

    /// The text of parts and of what they refer to.
    pub(crate) fn text(&self, used: &BTreeSet<usize>) -> String {
        let mut chosen = BTreeSet::new();
        let mut waiting: Vec<usize> = used.iter().copied().collect();
        while let Some(number) = waiting.pop() {
            if chosen.insert(number) {
                waiting.extend(words(self.parts[number]).filter_map(|word| self.find(word)));
            }
        }
        chosen.into_iter().map(|number| format!("\n{}\n", self.parts[number])).collect()
    }
}

/// The identifiers of a text, outside of lines of comment.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.flat_map(|line| line.split(|c: char| !c.is_ascii_alphanumeric() && c != '_')).filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::DIALECTS;

    #[test]
    fn a_text_gets_what_it_calls_and_what_that_calls() {
        let library = Library::of(DIALECTS[0]);
        let part = library.find("f64_to_f32_odd").expect("it is in the library");
        let text = library.text(&BTreeSet::from([part]));
        let has =
            ["as_bits(", "odd_of(", "f64_to_f32_rm(", "f64_to_f32_rp(", "f64_to_f32_odd("].map(|f| text.contains(f));
        assert_eq!(has, [true; 5], "{text}");
        assert!(!text.contains("f64_to_f32_rz") && !text.contains(MARK), "{text}");
    }

    #[test]
    fn names_are_distinct() {
        for dialect in DIALECTS {
            let library = Library::of(dialect);
            let marks: usize = dialect.library.iter().map(|file| file.matches(MARK).count()).sum();
            assert_eq!(library.names.len(), marks, "{}", dialect.name);
            assert!(marks > 200, "{marks}");
        }
    }
}
