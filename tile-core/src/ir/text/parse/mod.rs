//! Text to a function.
//!
//! Here is what all parts share: tokens, names, labels. The parts are the
//! header, regions with their instructions, and the small things that types and
//! attributes are made of.

mod atom;
mod body;
mod dim;
mod header;

use super::lex::{Lexer, Token};
use crate::ir::{Func, FuncKind, Span, Type, Value, ValueData, ValueDef};
use std::collections::HashMap;
use std::fmt;

/// How deep regions, and the parentheses of an extent, may nest.
const MAX_DEPTH: usize = 64;

/// Why a text is not a function.
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
    pub(super) fn at(span: Span, message: impl Into<String>) -> ParseError {
        ParseError { line: span.line, column: span.column, message: message.into() }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)
    }
}

impl std::error::Error for ParseError {}

/// Reads one function.
///
/// # Errors
/// When the text is not of the form that the [module](super) describes.
pub fn parse(text: &str) -> Result<Func, ParseError> {
    let mut parser = Parser::new(text)?;
    parser.func()?;
    parser.finish()
}

type Parsed<T> = Result<T, ParseError>;

/// A label of the text: its value, where it was first met, and whether its
/// definition has been met. Uses may come first, so that text can show the
/// verifier what it must refuse.
#[derive(Clone, Copy)]
struct Label {
    value: Value,
    first: Span,
    defined: bool,
}

/// How an attribute is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Spelling {
    /// As its value, where no other attribute can stand.
    Bare,
    /// With its name in front.
    Named,
}

/// Reads one function, token by token, with one token of look-ahead.
pub(crate) struct Parser<'a> {
    lexer: Lexer<'a>,
    token: Token<'a>,
    span: Span,
    labels: HashMap<&'a str, Label>,
    func: Func,
    depth: usize,
}

impl<'a> Parser<'a> {
    fn new(text: &'a str) -> Parsed<Parser<'a>> {
        let mut lexer = Lexer::new(text);
        let (token, span) = lexer.next()?;
        let func = Func::new("", FuncKind::Kernel);
        Ok(Parser { lexer, token, span, labels: HashMap::new(), func, depth: 0 })
    }

    pub(super) fn error<T>(&self, message: impl Into<String>) -> Parsed<T> {
        Err(ParseError::at(self.span, message))
    }

    fn expected<T>(&self, what: &str) -> Parsed<T> {
        self.error(format!("expected {what}, found {}", self.token.describe()))
    }

    pub(super) fn peek(&self) -> &Token<'a> {
        &self.token
    }

    pub(super) fn advance(&mut self) -> Parsed<Token<'a>> {
        let (token, span) = self.lexer.next()?;
        self.span = span;
        Ok(std::mem::replace(&mut self.token, token))
    }

    /// Runs `parse` one level deeper.
    pub(super) fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        if self.depth == MAX_DEPTH {
            return self.error(format!("nesting is limited to {MAX_DEPTH} levels"));
        }
        self.depth += 1;
        let result = parse(self);
        self.depth -= 1;
        result
    }

    pub(super) fn eat(&mut self, c: char) -> Parsed<bool> {
        let found = self.token == Token::Punct(c);
        if found {
            self.advance()?;
        }
        Ok(found)
    }

    pub(super) fn expect(&mut self, c: char) -> Parsed<()> {
        if self.eat(c)? { Ok(()) } else { self.expected(&format!("`{c}`")) }
    }

    pub(super) fn eat_word(&mut self, word: &str) -> Parsed<bool> {
        let found = matches!(self.token, Token::Word(w) if w == word);
        if found {
            self.advance()?;
        }
        Ok(found)
    }

    pub(super) fn expect_word(&mut self, word: &str) -> Parsed<()> {
        if self.eat_word(word)? { Ok(()) } else { self.expected(&format!("`{word}`")) }
    }

    /// Items up to `end`, separated by commas, the last one optional.
    pub(super) fn list<T>(&mut self, end: char, item: impl Fn(&mut Self) -> Parsed<T>) -> Parsed<Vec<T>> {
        let mut items = Vec::new();
        while !self.eat(end)? {
            items.push(item(self)?);
            if !self.eat(',')? {
                self.expect(end)?;
                break;
            }
        }
        Ok(items)
    }

    /// A word that `find` knows.
    pub(super) fn one_of<T>(&mut self, what: &str, find: impl Fn(&str) -> Option<T>) -> Parsed<T> {
        let found = match &self.token {
            Token::Word(word) => find(word),
            _ => None,
        };
        match found {
            Some(item) => {
                self.advance()?;
                Ok(item)
            }
            None => self.expected(what),
        }
    }

    /// A name, quoted or not.
    fn name(&mut self) -> Parsed<String> {
        match &self.token {
            Token::Word(word) => {
                let name = (*word).to_owned();
                self.advance()?;
                Ok(name)
            }
            _ => self.string(),
        }
    }

    pub(super) fn string(&mut self) -> Parsed<String> {
        match &mut self.token {
            Token::Str(text) => {
                let text = std::mem::take(text);
                self.advance()?;
                Ok(text)
            }
            _ => self.expected("a string"),
        }
    }

    pub(super) fn integer(&mut self) -> Parsed<u128> {
        match self.token {
            Token::Int(value) => {
                self.advance()?;
                Ok(value)
            }
            _ => self.expected("an integer"),
        }
    }

    pub(super) fn small(&mut self) -> Parsed<u32> {
        let span = self.span;
        u32::try_from(self.integer()?).map_err(|_| ParseError::at(span, "the number does not fit 32 bits"))
    }

    fn finish(self) -> Parsed<Func> {
        let undefined = self.labels.iter().filter(|(_, label)| !label.defined).min_by_key(|(_, label)| label.first);
        match undefined {
            Some((name, label)) => Err(ParseError::at(label.first, format!("`%{name}` is never defined"))),
            None => Ok(self.func),
        }
    }

    /// `@line:column`, if present.
    fn position(&mut self) -> Parsed<Span> {
        if !self.eat('@')? {
            return Ok(Span::default());
        }
        let line = self.small()?;
        self.expect(':')?;
        Ok(Span { line, column: self.small()? })
    }

    /// The value of the label at this place.
    fn label(&mut self) -> Parsed<&'a str> {
        let Token::Label(name) = self.token else { return self.expected("a value") };
        if !self.labels.contains_key(name) {
            let data = ValueData { ty: Type::BOOL, def: ValueDef::Param(u32::MAX), name: None };
            let value = self.func.values.push(data);
            self.labels.insert(name, Label { value, first: self.span, defined: false });
        }
        Ok(name)
    }

    fn define(&mut self, def: ValueDef) -> Parsed<Value> {
        let name = self.label()?;
        let Some(label) = self.labels.get_mut(name) else { return self.expected("a value") };
        if std::mem::replace(&mut label.defined, true) {
            return self.error(format!("`%{name}` is defined twice"));
        }
        let value = label.value;
        self.func.values[value].def = def;
        self.advance()?;
        Ok(value)
    }

    fn operand(&mut self) -> Parsed<Value> {
        let name = self.label()?;
        let value = self.labels[name].value;
        self.advance()?;
        Ok(value)
    }
}
