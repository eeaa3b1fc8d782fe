//! Functions that WGSL lacks, written in WGSL.
//!
//! The files under `polyfills/` hold functions alone. A module gets those that it
//! calls and those that these call, in the order of the files.

use std::collections::BTreeSet;
use std::sync::LazyLock;

const FILES: [&str; 5] = [
    include_str!("polyfills/wide.wgsl"),
    include_str!("polyfills/integer.wgsl"),
    include_str!("polyfills/float.wgsl"),
    include_str!("polyfills/narrow.wgsl"),
    include_str!("polyfills/math.wgsl"),
];

/// A function: its name, its text, and which functions of the library it calls.
struct Function {
    name: &'static str,
    text: &'static str,
    calls: Vec<usize>,
}

static FUNCTIONS: LazyLock<Vec<Function>> = LazyLock::new(|| {
    let mut functions: Vec<Function> = FILES.iter().flat_map(|file| functions(file)).collect();
    let names: Vec<&str> = functions.iter().map(|function| function.name).collect();
    for (own, function) in functions.iter_mut().enumerate() {
        let called = |&number: &usize| number != own && calls(function.text, names[number]);
        function.calls = (0..names.len()).filter(called).collect();
    }
    functions
});

fn functions(file: &'static str) -> impl Iterator<Item = Function> {
    let starts: Vec<usize> = file.match_indices("\nfn ").map(|(at, _)| at + 1).collect();
    starts.into_iter().map(move |start| {
        let rest = &file[start..];
        let end = rest.find("\n}\n").map_or(rest.len(), |end| end + 3);
        let text = &rest[..end];
        let name = text["fn ".len()..].split('(').next().unwrap_or_default();
        Function { name, text, calls: Vec::new() }
    })
}

/// Whether a text calls a function.
fn calls(text: &str, name: &str) -> bool {
    text.match_indices(name).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let inside = before.is_some_and(|c| c.is_ascii_alphanumeric() || c == '_');
        !inside && text[at + name.len()..].starts_with('(')
    })
}

/// The functions that a text needs.
pub(super) fn needed(text: &str) -> String {
    let mut chosen = BTreeSet::new();
    let mut waiting: Vec<usize> = (0..FUNCTIONS.len()).filter(|&number| calls(text, FUNCTIONS[number].name)).collect();
    while let Some(number) = waiting.pop() {
        if chosen.insert(number) {
            waiting.extend(&FUNCTIONS[number].calls);
        }
    }
    chosen.into_iter().map(|number| format!("{}\n", FUNCTIONS[number].text)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_gets_what_it_calls_and_what_that_calls() {
        let needed = needed("let x = ln_f32(y); let z = xadd64(1); add64;");
        let names: Vec<&str> = needed.lines().filter_map(|line| line.strip_prefix("fn ")?.split('(').next()).collect();
        assert_eq!(names, ["f32_of", "log_parts", "log_specials", "ln_f32"]);
    }

    #[test]
    fn names_are_distinct() {
        let names: BTreeSet<&str> = FUNCTIONS.iter().map(|function| function.name).collect();
        assert_eq!(names.len(), FUNCTIONS.len());
        assert!(FUNCTIONS.len() > 60);
    }
}
