//! Lexer of the text form.

use super::error::ParseError;
use crate::ir::Span;

/// The smallest unit of the text form.
#[derive(Clone, PartialEq, Debug)]
pub enum Token<'a> {
    /// A path: identifiers joined by `::`.
    Word(&'a str),
    /// `%` and a label, without the `%`. A remainder has a space there.
    Label(&'a str),
    /// `?` and a path, without the `?`.
    Raw(&'a str),
    /// An integer.
    Int(u128),
    /// A float.
    Float(f64),
    /// A string with its escapes resolved.
    Str(String),
    /// Any other character.
    Punct(char),
    /// The end of the text.
    End,
}

impl Token<'_> {
    /// The token for a message.
    pub fn describe(&self) -> String {
        match self {
            Token::Word(w) => format!("`{w}`"),
            Token::Label(l) => format!("`%{l}`"),
            Token::Raw(r) => format!("`?{r}`"),
            Token::Int(i) => format!("`{i}`"),
            Token::Float(x) => format!("`{x:?}`"),
            Token::Str(s) => format!("{s:?}"),
            Token::Punct(c) => format!("`{c}`"),
            Token::End => "the end of the text".to_owned(),
        }
    }
}

#[derive(Debug)]
pub(super) struct Lexer<'a> {
    text: &'a str,
    at: usize,
    line: u32,
    /// Where the line starts.
    start: usize,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Lexer<'a> {
        Lexer { text, at: 0, line: 1, start: 0 }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn position(&self) -> Span {
        let column = self.text[self.start..self.at].chars().count() as u32;
        Span { line: self.line, column: column.saturating_add(1) }
    }

    fn error<T>(&self, message: impl Into<String>) -> Result<T, ParseError> {
        Err(ParseError::at(self.position(), message))
    }

    fn bump(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.at += c.len_utf8();
        if c == '\n' {
            self.line = self.line.saturating_add(1);
            self.start = self.at;
        }
        Some(c)
    }

    fn take_while(&mut self, keep: impl Fn(u8) -> bool) -> &'a str {
        let rest = self.rest();
        let length = rest.bytes().position(|b| !keep(b)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    fn skip_blank(&mut self) {
        while let Some(c) = self.peek() {
            if c == ';' {
                while self.peek().is_some_and(|c| c != '\n') {
                    self.bump();
                }
            } else if c.is_whitespace() {
                self.bump();
            } else {
                break;
            }
        }
    }

    /// The next token and where it starts.
    pub(super) fn next(&mut self) -> Result<(Token<'a>, Span), ParseError> {
        self.skip_blank();
        let span = self.position();
        let token = match self.peek() {
            None => Token::End,
            Some('"') => Token::Str(self.string()?),
            Some('%') => {
                self.bump();
                match self.take_while(is_word_byte) {
                    "" => Token::Punct('%'),
                    label => Token::Label(label),
                }
            }
            Some('?') => {
                self.bump();
                match self.path() {
                    "" => Token::Punct('?'),
                    raw => Token::Raw(raw),
                }
            }
            Some('0'..='9') => self.number()?,
            Some(c) if c.is_ascii_alphabetic() || c == '_' || self.rest().starts_with("::") => match self.path() {
                "" => {
                    self.bump();
                    Token::Punct(c)
                }
                word => Token::Word(word),
            },
            Some(c) => {
                self.bump();
                Token::Punct(c)
            }
        };
        Ok((token, span))
    }

    /// The longest path at this place; empty when there is none.
    fn path(&mut self) -> &'a str {
        let from = self.at;
        loop {
            let end = self.at;
            if self.rest().starts_with("::") {
                self.at += 2;
            } else if end != from {
                break;
            }
            if self.take_while(is_word_byte).is_empty() {
                self.at = end;
                break;
            }
        }
        &self.text[from..self.at]
    }

    fn number(&mut self) -> Result<Token<'a>, ParseError> {
        if let Some(hex) = self.rest().strip_prefix("0x") {
            self.at = self.text.len() - hex.len();
            let digits = self.take_while(|b| b.is_ascii_hexdigit());
            return match u128::from_str_radix(digits, 16) {
                Ok(value) => Ok(Token::Int(value)),
                Err(_) => self.error("expected at most 32 hexadecimal digits"),
            };
        }
        let from = self.at;
        self.take_while(|b| b.is_ascii_digit());
        let mut float = false;
        if let Some(after) = self.rest().strip_prefix('.')
            && after.starts_with(|c: char| c.is_ascii_digit())
        {
            float = true;
            self.at += 1;
            self.take_while(|b| b.is_ascii_digit());
        }
        if let Some(after) = self.rest().strip_prefix('e') {
            let digits = after.strip_prefix(['-', '+']).unwrap_or(after);
            if digits.starts_with(|c: char| c.is_ascii_digit()) {
                float = true;
                self.at = self.text.len() - digits.len();
                self.take_while(|b| b.is_ascii_digit());
            }
        }
        let text = &self.text[from..self.at];
        if float {
            // Every digit string with a point or exponent is a float.
            text.parse().map(Token::Float).or_else(|_| self.error("malformed number"))
        } else {
            text.parse().map(Token::Int).or_else(|_| self.error("the number is too large"))
        }
    }

    fn string(&mut self) -> Result<String, ParseError> {
        self.bump();
        let mut out = String::new();
        loop {
            match self.bump() {
                None | Some('\n') => return self.error("the string does not end on its line"),
                Some('"') => return Ok(out),
                Some('\\') => out.push(self.escape()?),
                Some(c) => out.push(c),
            }
        }
    }

    /// The escapes that [`char::escape_debug`] writes.
    fn escape(&mut self) -> Result<char, ParseError> {
        match self.bump() {
            Some('n') => Ok('\n'),
            Some('r') => Ok('\r'),
            Some('t') => Ok('\t'),
            Some('0') => Ok('\0'),
            Some(c @ ('"' | '\'' | '\\')) => Ok(c),
            Some('u') if self.peek() == Some('{') => {
                self.bump();
                let digits = self.take_while(|b| b.is_ascii_hexdigit());
                let code = u32::from_str_radix(digits, 16).ok().and_then(char::from_u32);
                match (code, self.bump()) {
                    (Some(c), Some('}')) => Ok(c),
                    _ => self.error("malformed `\\u{…}`"),
                }
            }
            _ => self.error("unknown escape"),
        }
    }
}

fn is_word_byte(b: u8) -> bool {
    b.is_ascii_alphanumeric() || b == b'_'
}
