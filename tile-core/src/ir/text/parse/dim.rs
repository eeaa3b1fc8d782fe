//! Parser of extents, with Rust's rules of precedence.
//!
//! A product of sums can be much longer than its text, and a chain of quotients
//! nests although its text does not; so the number of terms, the size and the
//! nesting of quotients are limited. No extent that a person writes comes near,
//! and what is within the limits is when it is printed and read again.

use super::Parser;
use crate::ir::Dim;
use crate::ir::text::tokens::{ParseError, Reader, Token};

/// How many terms an expression may have.
const MAX_TERMS: usize = 64;
/// How many terms and factors, inside quotients too.
const MAX_WEIGHT: usize = 1024;
/// How deep quotients may nest. Printed, each takes two pairs of parentheses,
/// which nest as deep as the parser goes.
const MAX_QUOTIENTS: usize = 24;

impl Parser<'_> {
    /// An extent. How deep regions are nested around it does not matter.
    pub(in crate::ir::text) fn dim(&mut self) -> Result<Dim, ParseError> {
        let around = std::mem::take(&mut self.depth);
        let dim = self.sum();
        self.depth = around;
        dim
    }

    /// `product (("+" | "-") product)*`
    fn sum(&mut self) -> Result<Dim, ParseError> {
        let mut sum = self.product()?;
        loop {
            sum = if self.eat('+')? {
                sum.add(&self.product()?)
            } else if self.eat('-')? {
                sum.sub(&self.product()?)
            } else {
                return Ok(sum);
            };
            self.limit(sum.terms(), sum.weight(), 0)?;
        }
    }

    /// `factor (("*" | "/" | "%") factor)*`
    fn product(&mut self) -> Result<Dim, ParseError> {
        let mut product = self.factor()?;
        loop {
            product = if self.eat('*')? {
                let factor = self.factor()?;
                let (m, n) = (product.terms(), factor.terms());
                self.limit(m * n, product.weight() * n + factor.weight() * m - m * n, 0)?;
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
            let inner = self.nested(Self::sum)?;
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

    fn limit(&self, terms: usize, weight: usize, quotients: usize) -> Result<(), ParseError> {
        if terms > MAX_TERMS {
            return self.error(format!("an extent has at most {MAX_TERMS} terms"));
        }
        if weight > MAX_WEIGHT {
            return self.error(format!("an extent has at most {MAX_WEIGHT} terms and factors"));
        }
        if quotients > MAX_QUOTIENTS {
            return self.error(format!("quotients nest at most {MAX_QUOTIENTS} deep"));
        }
        Ok(())
    }

    fn divided(&self, quotient: Option<Dim>) -> Result<Dim, ParseError> {
        let Some(quotient) = quotient else {
            return self.error("the divisor is zero, or the quotient leaves 64 bits");
        };
        self.limit(quotient.terms(), quotient.weight(), quotient.depth())?;
        Ok(quotient)
    }
}
