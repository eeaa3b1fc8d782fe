//! Parser of kernel bodies: from Rust's syntax tree to the language's.
//!
//! Everything Rust has and kernels do not is named here, with what to write
//! instead.

pub(crate) mod attrs;
mod expr;
mod macros;
mod optional;
mod stmt;
mod whole;

use super::ast::{Block, NodeId};
use super::configuration::Configuration;
use super::optional::Optional;
use crate::diag::{Code, Errors, Loc, Reported};
use proc_macro2::Ident;
use quote::ToTokens;
use std::cell::{Cell, RefCell};

/// The parser of one body.
pub(crate) struct Parser<'e> {
    errors: &'e Errors,
    configuration: &'e Configuration,
    optional: &'e Optional,
    /// The optional inputs in whose `if let` the parser is.
    open: RefCell<Vec<Ident>>,
    next: Cell<NodeId>,
}

/// Parses a body; also the number of expressions in it.
pub(crate) fn body(
    errors: &Errors,
    configuration: &Configuration,
    optional: &Optional,
    block: &syn::Block,
) -> (Block, usize) {
    let parser = Parser { errors, configuration, optional, open: RefCell::default(), next: Cell::new(0) };
    let block = parser.block(block);
    (block, parser.next.get())
}

impl Parser<'_> {
    fn id(&self) -> NodeId {
        let id = self.next.get();
        self.next.set(id + 1);
        id
    }

    fn unsupported(&self, tokens: &impl ToTokens, what: &str, help: &str) -> Reported {
        self.errors.report(Code::Syntax, Loc::of(tokens), format!("{what} in a kernel"), help)
    }

    fn malformed(&self, loc: impl Into<Loc>, message: impl AsRef<str>, help: &str) -> Reported {
        self.errors.report(Code::Malformed, loc, message, help)
    }
}
