//! Why a text cannot be read.

use crate::ir::Span;
use std::fmt;

/// Why a text cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
    /// What was expected.
    pub message: String,
}

impl ParseError {
    /// An error at a place of the text.
    pub fn at(span: Span, message: impl Into<String>) -> ParseError {
        ParseError { line: span.line, column: span.column, message: message.into() }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)
    }
}

impl std::error::Error for ParseError {}

/// What reading gives.
pub type Parsed<T> = Result<T, ParseError>;
