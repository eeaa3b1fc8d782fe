//! The reader of a kernel's text: its tokens, and what is known of the kernel so far.

use crate::ir::{Kernel, Val};
use rustc_hash::FxHashMap;
use std::ops::{Deref, DerefMut};
use tile_core::ir::text::tokens::Tokens;

/// How an attribute is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Spelling {
    /// As its value.
    Bare,
    /// With its name in front.
    Named,
}

/// Reads one kernel, token by token, with one token of look-ahead.
pub(in crate::ir) struct Parser<'a> {
    pub(super) tokens: Tokens<'a>,
    pub(super) labels: FxHashMap<&'a str, Val>,
    pub(super) kernel: Kernel,
}

impl<'a> Deref for Parser<'a> {
    type Target = Tokens<'a>;

    fn deref(&self) -> &Tokens<'a> {
        &self.tokens
    }
}

impl<'a> DerefMut for Parser<'a> {
    fn deref_mut(&mut self) -> &mut Tokens<'a> {
        &mut self.tokens
    }
}
