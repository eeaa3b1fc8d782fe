//! Rules about functions: how long they are, and how deeply control flow is nested.

use crate::exceptions::Findings;
use crate::shape::functions;
use crate::sources::{relative, written_sources};
use std::fs;

/// Lines of the longest function.
const LINES: usize = 80;

/// The deepest nesting of `if`, `match`, loops and closures with bodies.
const DEPTH: usize = 5;

/// A function has one job, too.
#[test]
fn functions_are_short_and_flat() {
    let (mut long, mut deep) = (Findings::default(), Findings::default());
    for path in written_sources() {
        let name = relative(&path);
        // What is to be refused is often no Rust.
        if name.starts_with("tests/ui/") {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let found = functions(&text).unwrap_or_else(|e| panic!("{name}:{}: {e}", e.span().start().line));
        for (function, lines, depth) in found {
            let subject = format!("{name}::{function}");
            if lines > LINES {
                long.exceeds(&subject, lines);
            }
            if depth > DEPTH {
                deep.exceeds(&subject, depth);
            }
        }
    }
    long.check("function", &format!("functions of more than {LINES} lines"));
    deep.check("nesting", &format!("control flow nested more than {DEPTH} deep"));
}

#[test]
fn tables_count_as_their_longest_arm() {
    let text = "impl T {\n    fn f(&self) {\n        if a {\n        } else if b {\n            for _ in c {\n            }\n        }\n        match d {\n            1 => {\n            }\n            _ => 3,\n        }\n    }\n}\n";
    assert_eq!(functions(text).unwrap(), [("T::f".to_owned(), 12 - 5 + 2, 2)]);
}
