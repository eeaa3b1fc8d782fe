//! Parser of tile IR: from text to a function.
//!
//! This module has what all parts share: tokens, names, labels. The parts are the
//! header, regions with their instructions, and the small things that types and
//! attributes are made of.

mod atom;
mod body;
mod dim;
mod header;

use super::tokens::{ParseError, Parsed, Token, Tokens};
use crate::ir::{Func, FuncKind, Span, Type, Value, ValueData, ValueDef};
use std::collections::HashMap;
use std::ops::{Deref, DerefMut};

/// Reads one function.
///
/// # Errors
/// When the text is not of the form that the [module](super) describes.
pub fn parse(text: &str) -> Result<Func, ParseError> {
    let mut parser = Parser::new(text)?;
    parser.func()?;
    parser.finish()
}

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
    tokens: Tokens<'a>,
    labels: HashMap<&'a str, Label>,
    func: Func,
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

impl<'a> Parser<'a> {
    fn new(text: &'a str) -> Parsed<Parser<'a>> {
        let func = Func::new("", FuncKind::Kernel);
        Ok(Parser { tokens: Tokens::new(text)?, labels: HashMap::new(), func })
    }

    fn finish(self) -> Parsed<Func> {
        let undefined = self.labels.iter().filter(|(_, label)| !label.defined).min_by_key(|(_, label)| label.first);
        match undefined {
            Some((name, label)) => Err(ParseError::at(label.first, format!("`%{name}` is never defined"))),
            None => Ok(self.func),
        }
    }

    /// The value of the label at this place.
    fn label(&mut self) -> Parsed<&'a str> {
        let Token::Label(name) = self.token else { return self.expected("a value") };
        if !self.labels.contains_key(name) {
            let data = ValueData { ty: Type::BOOL, def: ValueDef::Param(u32::MAX), name: None };
            let value = self.func.values.push(data);
            let first = self.span;
            self.labels.insert(name, Label { value, first, defined: false });
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
