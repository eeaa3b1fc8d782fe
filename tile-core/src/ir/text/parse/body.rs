//! Parser of regions and instructions.

use super::{Parser, Spelling};
use crate::ir::text::attr::{self, Attr};
use crate::ir::text::tokens::{ParseError, Parsed, Reader, Token};
use crate::ir::{Id, Inst, RegionId, Span, Value, ValueDef};

impl Parser<'_> {
    pub(super) fn region(&mut self, id: RegionId) -> Parsed<()> {
        if self.eat('(')? {
            self.list(')', |p| p.region_arg(id))?;
        }
        self.expect('{')?;
        while !self.eat('}')? {
            if self.eat_word("yield")? {
                self.func.regions[id].result = Some(self.operand()?);
                self.expect('}')?;
                break;
            }
            self.inst(id)?;
        }
        Ok(())
    }

    fn region_arg(&mut self, id: RegionId) -> Parsed<()> {
        let number = self.func.regions[id].args.len() as u32;
        let value = self.define(ValueDef::Arg(id, number))?;
        if self.token != Token::Punct(':') {
            self.func.values[value].name = Some(self.name()?);
        }
        self.expect(':')?;
        self.func.values[value].ty = self.ty()?;
        self.func.regions[id].args.push(value);
        Ok(())
    }

    fn inst(&mut self, region: RegionId) -> Parsed<()> {
        let id = Id::new(self.func.insts.len());
        let mut result = None;
        if matches!(self.token, Token::Label(_)) {
            let value = self.define(ValueDef::Inst(id))?;
            if self.token != Token::Punct('=') {
                self.func.values[value].name = Some(self.name()?);
            }
            self.expect('=')?;
            result = Some(value);
        }
        let (token, span) = (self.token.clone(), self.span);
        let Token::Word(name) = token else { return self.expected("an operation") };
        let Some(items) = attr::parse_items(self, name)? else {
            return Err(ParseError::at(span, format!("there is no operation `{name}`")));
        };
        // The instruction takes its number before those that it holds.
        let inst = Inst { op: items.op, args: items.args, regions: Vec::new(), result, span: Span::default() };
        self.func.insts.push(inst);
        self.func.regions[region].insts.push(id);
        if let Some(value) = result {
            self.expect(':')?;
            self.func.values[value].ty = self.ty()?;
        }
        if matches!(self.token, Token::Punct('(' | '{')) {
            loop {
                let inner = self.func.regions.push(Default::default());
                self.func.insts[id].regions.push(inner);
                self.nested(|p| p.region(inner))?;
                if !self.eat_word("else")? {
                    break;
                }
            }
        }
        self.func.insts[id].span = self.position()?;
        Ok(())
    }

    /// Name suffix, operands and attributes. The token is the operation's
    /// name; what follows belongs to it up to the end of its line. `read`
    /// parses an attribute and says whether it knows it.
    pub(in crate::ir::text) fn items(
        &mut self,
        names: &[&str],
        bare: bool,
        read: &mut dyn FnMut(&mut Self, &str, Spelling) -> Parsed<bool>,
    ) -> Parsed<Vec<Value>> {
        let line = self.span.line;
        self.advance()?;
        if names.contains(&"op") {
            self.expect('.')?;
            read(self, "op", Spelling::Bare)?;
        }
        let mut args = Vec::new();
        if let ([only], true) = (names, bare) {
            read(self, only, Spelling::Bare)?;
            return Ok(args);
        }
        if self.span.line != line || !matches!(self.token, Token::Label(_) | Token::Word(_)) {
            return Ok(args);
        }
        loop {
            match self.token {
                Token::Label(_) => args.push(self.operand()?),
                Token::Word(name) if name != "op" => {
                    if !read(self, name, Spelling::Named)? {
                        return self.error(format!("the operation has no attribute `{name}`"));
                    }
                }
                _ => return self.expected("an operand or an attribute"),
            }
            if !self.eat(',')? {
                return Ok(args);
            }
        }
    }

    /// An attribute of the current operation.
    pub(in crate::ir::text) fn attribute<A: Attr>(
        &mut self,
        place: &mut Option<A>,
        name: &str,
        spelling: Spelling,
    ) -> Parsed<bool> {
        if place.is_some() {
            return self.error(format!("the attribute `{name}` is given twice"));
        }
        if spelling == Spelling::Named {
            self.advance()?;
            if !A::FLAG {
                self.expect('=')?;
            }
        }
        *place = Some(A::parse(self)?);
        Ok(true)
    }
}
