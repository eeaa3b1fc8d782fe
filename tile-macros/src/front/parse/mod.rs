//! Parser of kernel bodies: from Rust's syntax tree to the language's.
//!
//! Everything Rust has and kernels do not is named here, with what to write
//! instead.

pub(crate) mod attrs;
mod expr;
mod given;
mod macros;
mod optional;
mod statement_hints;
mod stmt;
mod target_asm;
mod whole;

use super::ast::{Block, NodeId};
use super::configuration::Configuration;
use super::optional::Optional;
use crate::diag::{Code, Errors, Loc, Reported};
use proc_macro2::Ident;
use quote::ToTokens;
pub(crate) use statement_hints::Stated;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use tile_core::ir::AsmArm;

/// The parser of one body.
pub(crate) struct Parser<'e> {
    errors: &'e Errors,
    configuration: &'e Configuration,
    optional: &'e Optional,
    /// The optional inputs in whose `if let` the parser is.
    open: RefCell<Vec<Ident>>,
    next: Cell<NodeId>,
    /// What statements say to backends.
    stated: RefCell<Stated>,
    /// What targets run.
    arms: RefCell<Arms>,
}

/// Instructions of targets, by the call.
pub(crate) type Arms = HashMap<NodeId, Vec<AsmArm>>;

/// A body.
pub(crate) struct Parsed {
    pub(crate) body: Block,
    /// The number of expressions in it.
    pub(crate) nodes: usize,
    /// What its statements say to backends.
    pub(crate) stated: Stated,
    /// What its targets run.
    pub(crate) arms: Arms,
}

/// Parses a body.
pub(crate) fn body(errors: &Errors, configuration: &Configuration, optional: &Optional, block: &syn::Block) -> Parsed {
    let (open, stated, arms) = (RefCell::default(), RefCell::default(), RefCell::default());
    let parser = Parser { errors, configuration, optional, open, next: Cell::new(0), stated, arms };
    let body = parser.block(block);
    let (stated, arms) = (parser.stated.into_inner(), parser.arms.into_inner());
    Parsed { body, nodes: parser.next.get(), stated, arms }
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
