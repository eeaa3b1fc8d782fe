//! Text to a function.

use super::attr::{self, Attr};
use super::lex::{Lexer, Token};
use super::print::{find_elem, find_space, find_sym};
use crate::elem::{Bound, Elem};
use crate::ir::{
    Callee, CalleeId, Condition, ConditionKind, ConstParam, ElemParam, Extent, Extern, Func, FuncKind, Id, Inst,
    Literal, MemTy, Param, RegionId, Span, Sym, Type, Value, ValueData, ValueDef,
};
use std::collections::HashMap;
use std::fmt;

/// How deep regions, and expressions, may nest.
pub(super) const MAX_DEPTH: usize = 64;

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
    pub(super) func: Func,
    pub(super) depth: usize,
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

    fn func(&mut self) -> Parsed<()> {
        self.func.kind = self.one_of("`kernel` or `device`", |word| match word {
            "kernel" => Some(FuncKind::Kernel),
            "device" => Some(FuncKind::Device),
            _ => None,
        })?;
        self.func.name = self.name()?;
        if self.eat('<')? {
            self.list('>', Self::generic)?;
        }
        self.expect('(')?;
        self.list(')', Self::param)?;
        if self.eat_word("schedule")? {
            self.schedule()?;
        }
        while self.eat_word("callee")? {
            self.callee_line()?;
        }
        while self.eat_word("condition")? {
            let condition = self.condition()?;
            self.func.conditions.push(condition);
        }
        if self.eat_word("host")? {
            self.region(self.func.host)?;
        }
        if self.eat_word("grid")? {
            loop {
                let value = self.operand()?;
                self.func.grid.push(value);
                if !self.eat(',')? {
                    break;
                }
            }
        }
        self.expect_word("body")?;
        self.region(self.func.body)?;
        if self.token != Token::End {
            return self.expected("the end of the text");
        }
        Ok(())
    }

    fn finish(self) -> Parsed<Func> {
        let undefined = self.labels.iter().filter(|(_, label)| !label.defined).min_by_key(|(_, label)| label.first);
        match undefined {
            Some((name, label)) => Err(ParseError::at(label.first, format!("`%{name}` is never defined"))),
            None => Ok(self.func),
        }
    }

    fn generic(&mut self) -> Parsed<()> {
        if self.eat_word("const")? {
            let name = self.name()?;
            self.expect(':')?;
            let elem = self.elem()?;
            self.func.consts.push(ConstParam { name, elem });
        } else if self.eat_word("extern")? {
            let path = self.name()?;
            self.expect(':')?;
            let elem = self.elem()?;
            self.func.externs.push(Extern { path, elem });
        } else {
            let name = self.name()?;
            self.expect(':')?;
            let bound = self
                .one_of("a bound", |word| Bound::ALL.iter().find(|(_, name)| *name == word).map(|(bound, _)| *bound))?;
            self.func.elems.push(ElemParam { name, bound });
        }
        Ok(())
    }

    fn param(&mut self) -> Parsed<()> {
        let value = self.define(ValueDef::Param(self.func.params.len() as u32))?;
        let name = self.name()?;
        self.expect(':')?;
        let mutable = self.eat_word("mut")?;
        let ty = self.ty()?;
        let data = &mut self.func.values[value];
        data.name = Some(name.clone());
        data.ty = ty;
        self.func.params.push(Param { name, value, mutable });
        Ok(())
    }

    fn schedule(&mut self) -> Parsed<()> {
        loop {
            if self.eat_word("threads")? {
                self.expect('=')?;
                self.func.schedule.threads = Some(self.small()?);
            } else {
                self.expect_word("fast_math")?;
                self.func.schedule.fast_math = true;
            }
            if !self.eat(',')? {
                return Ok(());
            }
        }
    }

    fn callee_line(&mut self) -> Parsed<()> {
        let next = self.func.callees.len();
        if self.callee()? != CalleeId::new(next) {
            return self.error(format!("callees are numbered in order, the next one is `fn{next}`"));
        }
        self.expect('=')?;
        let path = self.name()?;
        let consts = if self.eat('<')? { self.list('>', Self::dim)? } else { Vec::new() };
        self.func.callees.push(Callee { path, consts });
        Ok(())
    }

    pub(super) fn callee(&mut self) -> Parsed<CalleeId> {
        self.one_of("a callee `fn0`, `fn1`, …", |word| {
            let number: u32 = word.strip_prefix("fn")?.parse().ok()?;
            Some(CalleeId::new(number as usize))
        })
    }

    fn condition(&mut self) -> Parsed<Condition> {
        let kind = match self.token {
            Token::Word("equal") => self.pair(Self::dim, ConditionKind::Equal)?,
            Token::Word("multiple") => self.pair(Self::dim, ConditionKind::Multiple)?,
            Token::Word("at_most") => self.pair(Self::dim, ConditionKind::AtMost)?,
            Token::Word("same_elem") => self.pair(Self::elem, ConditionKind::SameElem)?,
            Token::Word("same_width") => self.pair(Self::elem, ConditionKind::SameWidth)?,
            _ => return self.expected("`equal`, `multiple`, `at_most`, `same_elem` or `same_width`"),
        };
        self.expect(',')?;
        let message = self.string()?;
        Ok(Condition { kind, message, span: self.position()? })
    }

    fn pair<T, R>(&mut self, item: fn(&mut Self) -> Parsed<T>, make: fn(T, T) -> R) -> Parsed<R> {
        self.advance()?;
        self.expect('(')?;
        let a = item(self)?;
        self.expect(',')?;
        let b = item(self)?;
        self.expect(')')?;
        Ok(make(a, b))
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

    fn region(&mut self, id: RegionId) -> Parsed<()> {
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
    pub(super) fn items(
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
    pub(super) fn attribute<A: Attr>(&mut self, place: &mut Option<A>, name: &str, spelling: Spelling) -> Parsed<bool> {
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

    pub(super) fn literal(&mut self) -> Parsed<Literal> {
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

    fn elem(&mut self) -> Parsed<Elem> {
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

    fn ty(&mut self) -> Parsed<Type> {
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

    pub(super) fn extent(&mut self) -> Parsed<Extent> {
        if self.eat('?')? { Ok(Extent::Dyn) } else { Ok(Extent::Static(self.dim()?)) }
    }

    pub(super) fn sym(&mut self) -> Parsed<Sym> {
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
