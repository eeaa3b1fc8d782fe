//! Parser of element types, types, extents and symbols.

use super::Parser;
use crate::elem::Elem;
use crate::ir::text::attr::Attr;
use crate::ir::text::names::{find_elem, find_space, find_sym};
use crate::ir::text::tokens::{Parsed, Token};
use crate::ir::{Extent, MemTy, Sym, Type};

impl Parser<'_> {
    pub(in crate::ir::text) fn elem(&mut self) -> Parsed<Elem> {
        let found = match self.token {
            Token::Word(name) => find_elem(&self.func, name),
            Token::Raw(raw) => {
                let (number, acc) = match raw.strip_suffix("::Acc") {
                    Some(number) => (number, true),
                    None => (raw, false),
                };
                let number = number.strip_prefix('t').and_then(|n| n.parse().ok());
                number.map(|n| if acc { Elem::Acc(n) } else { Elem::Param(n) })
            }
            _ => None,
        };
        match found {
            Some(elem) => {
                self.advance()?;
                Ok(elem)
            }
            None => self.expected("an element type"),
        }
    }

    pub(super) fn ty(&mut self) -> Parsed<Type> {
        let space = match self.token {
            Token::Word(word) => find_space(word),
            _ => None,
        };
        let Some(space) = space else { return Ok(Type::Scalar(self.elem()?)) };
        self.advance()?;
        self.expect('<')?;
        let elem = self.elem()?;
        self.expect(',')?;
        let shape = Vec::<Extent>::parse(self)?;
        self.expect('>')?;
        Ok(Type::Mem(MemTy { space, elem, shape }))
    }

    pub(in crate::ir::text) fn extent(&mut self) -> Parsed<Extent> {
        if self.eat('?')? { Ok(Extent::Dyn) } else { Ok(Extent::Static(self.dim()?)) }
    }

    pub(in crate::ir::text) fn sym(&mut self) -> Parsed<Sym> {
        let found = match &self.token {
            Token::Word(name) => find_sym(&self.func, name),
            Token::Str(name) => find_sym(&self.func, name),
            Token::Raw(raw) => {
                let number = |prefix: char| raw.strip_prefix(prefix).and_then(|n| n.parse::<u32>().ok());
                number('c').map(Sym::Const).or_else(|| number('x').map(Sym::Extern))
            }
            _ => None,
        };
        match found {
            Some(sym) => {
                self.advance()?;
                Ok(sym)
            }
            None => self.expected("a const parameter or outside constant"),
        }
    }
}
