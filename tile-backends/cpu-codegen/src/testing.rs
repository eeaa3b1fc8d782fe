//! Helpers of the unit tests.

use tile_core::ir::Func;
use tile_core::ir::text::parse;
use tile_core::ir::verify::{print_errors, verify};

/// The function of a text with some of it replaced, one pair after the other.
pub(crate) fn func(text: &str, replaced: &[(&str, &str)]) -> Func {
    let text = replaced.iter().fold(text.to_owned(), |text, (from, to)| text.replace(from, to));
    let func = parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    if let Err(errors) = verify(&func) {
        panic!("{}", print_errors(&func, &errors));
    }
    func
}
