//! Functions that WGSL lacks, written in WGSL.
//!
//! The files under `polyfills/` hold functions alone. A module gets those that it
//! calls and those that these call, in the order of the files.

use std::collections::{BTreeSet, HashMap};
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

/// The functions in the order of the files, and their numbers by their names.
struct Library {
    functions: Vec<Function>,
    numbers: HashMap<&'static str, usize>,
}

static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
    let mut functions: Vec<Function> = FILES.iter().flat_map(|file| functions(file)).collect();
    let numbers = functions.iter().enumerate().map(|(number, function)| (function.name, number)).collect();
    for (own, function) in functions.iter_mut().enumerate() {
        function.calls = called(function.text, &numbers).filter(|&number| number != own).collect();
    }
    Library { functions, numbers }
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

/// The functions that a text calls, some of them several times: the identifiers in front of parentheses.
fn called<'t>(text: &'t str, numbers: &'t HashMap<&str, usize>) -> impl Iterator<Item = usize> + 't {
    text.match_indices('(').filter_map(|(end, _)| {
        let name = text[..end].rsplit(|c: char| !c.is_ascii_alphanumeric() && c != '_').next()?;
        numbers.get(name).copied()
    })
}

/// The functions that a text needs.
pub(super) fn needed(text: &str) -> String {
    let Library { functions, numbers } = &*LIBRARY;
    let mut chosen = BTreeSet::new();
    let mut waiting: Vec<usize> = called(text, numbers).collect();
    while let Some(number) = waiting.pop() {
        if chosen.insert(number) {
            waiting.extend(&functions[number].calls);
        }
    }
    chosen.into_iter().map(|number| format!("{}\n", functions[number].text)).collect()
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
        let names: BTreeSet<&str> = LIBRARY.functions.iter().map(|function| function.name).collect();
        assert_eq!(names.len(), LIBRARY.functions.len());
        assert!(LIBRARY.functions.len() > 60);
    }
}
