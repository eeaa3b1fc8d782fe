//! Literals, element types, types, extents, symbols.

use super::{Parsed, Parser};
use crate::elem::Elem;
use crate::ir::text::attr::Attr;
use crate::ir::text::lex::Token;
use crate::ir::text::names::{find_elem, find_space, find_sym};
use crate::ir::{Extent, Literal, MemTy, Sym, Type};

impl Parser<'_> {
    pub(in crate::ir::text) fn literal(&mut self) -> Parsed<Literal> {
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
