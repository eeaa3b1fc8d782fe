//! Facts of a launch as words: what, beside the instance, the code of a program depends on.

use super::stack::Stack;
use tile_core::launch::Arg;
use tile_simt::facts;

/// Facts of a launch as words, one for each tensor.
pub(super) type Words = Stack<u32, 16>;

/// The facts of arguments.
pub(super) fn words(args: &[Arg<'_>]) -> Words {
    let mut words = Words::default();
    facts::words(args).for_each(|word| words.push(word));
    words
}
