//! Extents, by Rust's rules of precedence.
//!
//! A product of sums can be much longer than its text, so the number of terms
//! is limited; no extent that a person writes comes near.

use super::{ParseError, Parser};
use crate::ir::Dim;
use crate::ir::text::lex::Token;

/// How many terms an expression may have.
const MAX_TERMS: usize = 64;

impl Parser<'_> {
    /// `product (("+" | "-") product)*`
    pub(in crate::ir::text) fn dim(&mut self) -> Result<Dim, ParseError> {
        let mut sum = self.product()?;
        loop {
            sum = if self.eat('+')? {
                sum.add(&self.product()?)
            } else if self.eat('-')? {
                sum.sub(&self.product()?)
            } else {
                return Ok(sum);
            };
            self.limit(sum.terms())?;
        }
    }

    /// `factor (("*" | "/" | "%") factor)*`
    fn product(&mut self) -> Result<Dim, ParseError> {
        let mut product = self.factor()?;
        loop {
            product = if self.eat('*')? {
                let factor = self.factor()?;
                self.limit(product.terms().saturating_mul(factor.terms()))?;
                product.mul(&factor)
            } else if self.eat('/')? {
                let divisor = self.factor()?;
                self.divided(product.div(&divisor))?
            } else if self.eat('%')? {
                let divisor = self.factor()?;
                self.divided(product.rem(&divisor))?
            } else {
                return Ok(product);
            };
        }
    }

    fn factor(&mut self) -> Result<Dim, ParseError> {
        if self.eat('-')? {
            return self.nested(|p| Ok(p.factor()?.mul(&Dim::int(-1))));
        }
        if self.eat('(')? {
            let inner = self.nested(Self::dim)?;
            self.expect(')')?;
            return Ok(inner);
        }
        match *self.peek() {
            // The magnitude of the lowest number wraps to it, as does its
            // negation.
            Token::Int(magnitude) => match u64::try_from(magnitude) {
                Ok(magnitude) if magnitude <= i64::MIN.unsigned_abs() => {
                    self.advance()?;
                    Ok(Dim::int(magnitude as i64))
                }
                _ => self.error("the extent does not fit 64 bits"),
            },
            _ => self.sym().map(Dim::sym),
        }
    }

    fn limit(&self, terms: usize) -> Result<(), ParseError> {
        if terms > MAX_TERMS { self.error(format!("an extent has at most {MAX_TERMS} terms")) } else { Ok(()) }
    }

    fn divided(&self, quotient: Option<Dim>) -> Result<Dim, ParseError> {
        quotient.map_or_else(|| self.error("the divisor is zero, or the quotient leaves 64 bits"), Ok)
    }
}
