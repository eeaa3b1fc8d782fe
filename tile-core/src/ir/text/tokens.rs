//! Token reader shared by the parsers of tile IR and of the backends' IRs: tokens with
//! one of look-ahead, and the small things that every text form is made of.

use super::lex::Lexer;
use crate::ir::schedule::{Namespace, StatementHints};
use crate::ir::{AsmArm, Format, FormatPart, Literal, Span};
use std::ops::DerefMut;

pub use super::error::{ParseError, Parsed};
pub use super::lex::Token;
pub use super::names::word_text;

/// How deep blocks, and the parentheses of an extent, may nest.
const MAX_DEPTH: usize = 64;

/// The tokens of a text, one of which can be looked at.
#[derive(Debug)]
pub struct Tokens<'a> {
    lexer: Lexer<'a>,
    pub(super) token: Token<'a>,
    pub(super) span: Span,
    pub(super) depth: usize,
}

impl<'a> Tokens<'a> {
    /// The tokens of a text.
    ///
    /// # Errors
    /// When the first token is malformed, as every method that goes on to a
    /// token that is.
    pub fn new(text: &'a str) -> Parsed<Tokens<'a>> {
        let mut lexer = Lexer::new(text);
        let (token, span) = lexer.next()?;
        Ok(Tokens { lexer, token, span, depth: 0 })
    }

    /// An error at the token.
    pub fn error<T>(&self, message: impl Into<String>) -> Parsed<T> {
        Err(ParseError::at(self.span, message))
    }

    /// An error that names the token and what should stand there.
    pub fn expected<T>(&self, what: &str) -> Parsed<T> {
        self.error(format!("expected {what}, found {}", self.token.describe()))
    }

    /// The token.
    pub fn peek(&self) -> &Token<'a> {
        &self.token
    }

    /// Where the token starts.
    pub fn span(&self) -> Span {
        self.span
    }

    /// Goes on to the next token; gives this one.
    pub fn advance(&mut self) -> Parsed<Token<'a>> {
        let (token, span) = self.lexer.next()?;
        self.span = span;
        Ok(std::mem::replace(&mut self.token, token))
    }

    /// Goes on if the token is this character.
    pub fn eat(&mut self, c: char) -> Parsed<bool> {
        let found = self.token == Token::Punct(c);
        if found {
            self.advance()?;
        }
        Ok(found)
    }

    /// This character.
    pub fn expect(&mut self, c: char) -> Parsed<()> {
        if self.eat(c)? { Ok(()) } else { self.expected(&format!("`{c}`")) }
    }

    /// Goes on if the token is this word.
    pub fn eat_word(&mut self, word: &str) -> Parsed<bool> {
        let found = matches!(self.token, Token::Word(w) if w == word);
        if found {
            self.advance()?;
        }
        Ok(found)
    }

    /// This word.
    pub fn expect_word(&mut self, word: &str) -> Parsed<()> {
        if self.eat_word(word)? { Ok(()) } else { self.expected(&format!("`{word}`")) }
    }

    /// A word that `find` knows.
    pub fn one_of<T>(&mut self, what: &str, find: impl Fn(&str) -> Option<T>) -> Parsed<T> {
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
    pub fn name(&mut self) -> Parsed<String> {
        match &self.token {
            Token::Word(word) => {
                let name = (*word).to_owned();
                self.advance()?;
                Ok(name)
            }
            _ => self.string(),
        }
    }

    /// A string.
    pub fn string(&mut self) -> Parsed<String> {
        match &mut self.token {
            Token::Str(text) => {
                let text = std::mem::take(text);
                self.advance()?;
                Ok(text)
            }
            _ => self.expected("a string"),
        }
    }

    /// An integer without sign.
    pub fn integer(&mut self) -> Parsed<u128> {
        match self.token {
            Token::Int(value) => {
                self.advance()?;
                Ok(value)
            }
            _ => self.expected("an integer"),
        }
    }

    /// An integer of at most 32 bits.
    pub fn small(&mut self) -> Parsed<u32> {
        let span = self.span;
        u32::try_from(self.integer()?).map_err(|_| ParseError::at(span, "the number does not fit 32 bits"))
    }

    /// `@line:column`, if present.
    pub fn position(&mut self) -> Parsed<Span> {
        if !self.eat('@')? {
            return Ok(Span::default());
        }
        let line = self.small()?;
        self.expect(':')?;
        Ok(Span { line, column: self.small()? })
    }

    /// An arm of an instruction of the target: `sm_80 "neg.s32 {0}, {1};"`.
    pub fn asm_arm(&mut self) -> Parsed<AsmArm> {
        Ok(AsmArm { target: self.name()?, text: self.string()? })
    }

    /// What a statement says to a backend: `cuda(l2 = evict_first, l1 = no_allocate)`.
    pub fn statement_hints<H: StatementHints>(&mut self) -> Parsed<H> {
        let mut hints = H::default();
        let of = |word: &str| Namespace::of(word).filter(|space| H::rows(space).next().is_some());
        let space = self.one_of(&format!("a namespace of hints of {}", H::OF), of)?;
        self.expect('(')?;
        loop {
            let of = |word: &str| H::rows(space).find(|hint| hint.name == word);
            let hint = self.one_of(&format!("a hint of {}", H::OF), of)?;
            self.expect('=')?;
            let with = |word: &str| {
                let mut hints = hints.clone();
                (hint.set)(&mut hints, word).then_some(hints)
            };
            hints = self.one_of(&(hint.values)(), with)?;
            if !self.eat(',')? {
                self.expect(')')?;
                return Ok(hints);
            }
        }
    }

    /// A literal, as [`literal_text`] writes it.
    pub fn literal(&mut self) -> Parsed<Literal> {
        let negative = self.eat('-')?;
        let literal = match self.token {
            Token::Int(magnitude) => {
                let value = if negative { 0_i128.checked_sub_unsigned(magnitude) } else { magnitude.try_into().ok() };
                match value {
                    Some(value) => Literal::Int(value),
                    None => return self.error("the integer does not fit 128 bits"),
                }
            }
            Token::Float(x) => Literal::Float(if negative { -x } else { x }),
            Token::Word("inf") => Literal::Float(if negative { f64::NEG_INFINITY } else { f64::INFINITY }),
            Token::Word("nan") if !negative => return self.nan(),
            Token::Word("true") if !negative => Literal::Bool(true),
            Token::Word("false") if !negative => Literal::Bool(false),
            _ => return self.expected("a literal"),
        };
        self.advance()?;
        Ok(literal)
    }

    fn nan(&mut self) -> Parsed<Literal> {
        self.advance()?;
        if !self.eat('(')? {
            return Ok(Literal::Float(f64::NAN));
        }
        match u64::try_from(self.integer()?).map(f64::from_bits) {
            Ok(x) if x.is_nan() => {
                self.expect(')')?;
                Ok(Literal::Float(x))
            }
            _ => self.error("these are not the bits of a NaN"),
        }
    }

    /// A format, as [`format_text`] writes it.
    pub fn format(&mut self) -> Parsed<Format> {
        let source = self.string()?;
        let mut parts = Vec::new();
        let mut text = String::new();
        let mut chars = source.chars();
        while let Some(c) = chars.next() {
            if c != '{' && c != '}' {
                text.push(c);
                continue;
            }
            match (c, chars.next()) {
                ('{', Some('}')) => {
                    if !text.is_empty() {
                        parts.push(FormatPart::Text(std::mem::take(&mut text)));
                    }
                    parts.push(FormatPart::Arg);
                }
                (_, Some(next)) if next == c => text.push(c),
                _ => return self.error("a brace in a format stands in `{}`, `{{` or `}}`"),
            }
        }
        if !text.is_empty() {
            parts.push(FormatPart::Text(text));
        }
        Ok(Format { parts })
    }
}

/// Reading of things in things, by a parser around [`Tokens`].
pub trait Reader<'a>: DerefMut<Target = Tokens<'a>> {
    /// Runs `parse` one level deeper.
    ///
    /// # Errors
    /// Those of `parse`, and when the level is too deep.
    fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        if self.depth == MAX_DEPTH {
            return self.error(format!("nesting is limited to {MAX_DEPTH} levels"));
        }
        self.depth += 1;
        let result = parse(self);
        self.depth -= 1;
        result
    }

    /// Items up to `end`, separated by commas, the last one optional.
    ///
    /// # Errors
    /// Those of `item`, and when something else stands between.
    fn list<T>(&mut self, end: char, item: impl Fn(&mut Self) -> Parsed<T>) -> Parsed<Vec<T>> {
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
}

impl<'a, P: DerefMut<Target = Tokens<'a>>> Reader<'a> for P {}

/// The text of a literal.
pub fn literal_text(literal: Literal) -> String {
    match literal {
        Literal::Int(x) => x.to_string(),
        Literal::Bool(x) => x.to_string(),
        Literal::Float(x) if x.to_bits() == f64::NAN.to_bits() => "nan".to_owned(),
        Literal::Float(x) if x.is_nan() => format!("nan({:#x})", x.to_bits()),
        // Shortest text that reads back as the same number.
        Literal::Float(x) => format!("{x:?}"),
    }
}

/// The text of a format, as in Rust: `{}` for an operand, `{{` and `}}` for
/// braces.
pub fn format_text(format: &Format) -> String {
    let mut text = String::new();
    for part in &format.parts {
        match part {
            FormatPart::Text(t) => text.push_str(&t.replace('{', "{{").replace('}', "}}")),
            FormatPart::Arg => text.push_str("{}"),
        }
    }
    format!("\"{}\"", text.escape_debug())
}
