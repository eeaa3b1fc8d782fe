//! Text to a kernel.

use super::attr::{Attr, parse_items};
use super::parser::Parser;
use crate::ir::{
    Amount, Block, Buf, BufData, Cooperative, Home, Inst, Kernel, Op, Param, Side, Source, Swizzle, TensorMapData, Val,
    VarData, Window,
};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use tile_core::elem::DType;
use tile_core::ir::text::tokens::{ParseError, Parsed, Reader, Token, Tokens};
use tile_core::ir::{BinOp, CopyHints, Map, Note, NotedTile, Span, Value};

/// Reads one kernel.
///
/// # Errors
/// When the text is not of the form that the [module](super) describes.
pub fn parse(text: &str) -> Result<Kernel, ParseError> {
    let mut parser = Parser { tokens: Tokens::new(text)?, labels: FxHashMap::default(), kernel: empty() };
    parser.kernel()?;
    Ok(parser.kernel)
}

fn empty() -> Kernel {
    Kernel {
        name: String::new(),
        threads: 0,
        lanes: Kernel::USUAL_LANES,
        grid: 0,
        persistent: false,
        cluster: 1,
        fast_math: false,
        remarks: Vec::new(),
        params: Vec::new(),
        bufs: Map::new(),
        pipelined: BTreeSet::new(),
        constants: BTreeSet::new(),
        maps: Map::new(),
        vars: Map::new(),
        vals: Map::new(),
        body: Block::default(),
    }
}

impl<'a> Parser<'a> {
    fn kernel(&mut self) -> Parsed<()> {
        self.expect_word("kernel")?;
        self.kernel.name = self.name()?;
        self.expect_word("threads")?;
        self.kernel.threads = self.parenthesised()?;
        if self.eat_word("lanes")? {
            self.kernel.lanes = self.parenthesised()?;
        }
        self.expect_word("grid")?;
        self.kernel.grid = self.parenthesised()?;
        self.kernel.persistent = self.eat_word("persistent")?;
        if self.eat_word("cluster")? {
            self.kernel.cluster = self.parenthesised()?;
            if self.kernel.cluster < 2 {
                return self.error("a cluster has at least 2 blocks");
            }
        }
        self.kernel.fast_math = self.eat_word("fast_math")?;
        self.expect('{')?;
        self.tables()?;
        self.kernel.body.insts = self.insts()?;
        match self.peek() {
            Token::End => Ok(()),
            _ => self.expected("the end of the text"),
        }
    }

    fn parenthesised(&mut self) -> Parsed<u32> {
        self.expect('(')?;
        let number = self.small()?;
        self.expect(')')?;
        Ok(number)
    }

    fn tables(&mut self) -> Parsed<()> {
        while self.eat_word("remark")? {
            let mut remark = Note::at(Span::default(), self.string()?);
            remark.span = self.position()?;
            if self.eat_word("of")? {
                remark.tile = Some(NotedTile { name: self.name()?, span: self.position()? });
            }
            self.kernel.remarks.push(remark);
        }
        while self.eat_word("param")? {
            self.param()?;
        }
        loop {
            if self.eat_word("global")? {
                self.global()?;
            } else if self.eat_word("shared")? {
                self.shared()?;
            } else {
                break;
            }
        }
        while self.eat_word("map")? {
            self.map()?;
        }
        while self.eat_word("var")? {
            let (name, elem) = self.named('$', "an array of registers", self.kernel.vars.len(), DType::parse)?;
            let len = self.len()?;
            let matrix = match self.peek() {
                Token::Word("left" | "right" | "sum") => Some(Cooperative::parse(self)?),
                _ => None,
            };
            self.kernel.vars.push(VarData { name, elem, len, matrix });
        }
        Ok(())
    }

    fn param(&mut self) -> Parsed<()> {
        let label = self.label()?;
        self.expect(':')?;
        let ty = DType::parse(self)?;
        let value = self.define(label, ty)?;
        self.expect('=')?;
        let source = self.source()?;
        self.kernel.params.push(Param { source, value });
        Ok(())
    }

    fn source(&mut self) -> Parsed<Source> {
        if self.eat_word("host")? {
            return Ok(Source::Host(self.tile_value()?));
        }
        let extent = self.eat_word("extent")?;
        if !extent && !self.eat_word("stride")? {
            return self.expected("`host`, `extent` or `stride`");
        }
        let of = self.tile_value()?;
        self.expect(',')?;
        let axis = self.small()?;
        Ok(if extent { Source::Extent(of, axis) } else { Source::Stride(of, axis) })
    }

    fn global(&mut self) -> Parsed<()> {
        let (name, (writable, constant, elem)) = self.named('@', "a buffer", self.kernel.bufs.len(), |p| {
            Ok((p.eat_word("mut")?, p.eat_word("constant")?, DType::parse(p)?))
        })?;
        self.expect('=')?;
        let of = self.tile_value()?;
        let buf = self.kernel.bufs.push(BufData { name, elem, len: 0, home: Home::Global { of, writable } });
        if constant {
            self.kernel.constants.insert(buf);
        }
        Ok(())
    }

    fn shared(&mut self) -> Parsed<()> {
        let (name, elem) = self.named('@', "a buffer", self.kernel.bufs.len(), DType::parse)?;
        let len = self.len()?;
        self.expect_word("align")?;
        let align = self.small()?;
        let pipelined = self.eat_word("pipelined")?;
        let start = if self.eat_word("at")? { Some(self.small()?) } else { None };
        let buf = self.kernel.bufs.push(BufData { name, elem, len, home: Home::Shared { start, align } });
        if pipelined {
            self.kernel.pipelined.insert(buf);
        }
        Ok(())
    }

    fn map(&mut self) -> Parsed<()> {
        self.next_entry('#', "a tensor map", self.kernel.maps.len())?;
        self.expect_word("of")?;
        let buf = Buf::parse(self)?;
        self.expect(':')?;
        self.expect('[')?;
        let extents = self.list(']', |p| p.small())?;
        let swizzle = if self.eat_word("swizzle")? { Some(Swizzle::parse(self)?) } else { None };
        let tf32 = self.eat_word("tf32")?;
        let window = if self.eat_word("window")? { Some(self.window()?) } else { None };
        self.kernel.maps.push(TensorMapData { buf, extents, swizzle, tf32, window });
        Ok(())
    }

    fn window(&mut self) -> Parsed<Window> {
        self.expect('[')?;
        let sides = self.list(']', |p| {
            p.expect('(')?;
            let first = p.amount()?;
            p.expect(',')?;
            let step = p.amount()?;
            p.expect(',')?;
            let count = p.amount()?;
            p.expect(',')?;
            let shift = p.amount()?;
            p.expect(')')?;
            Ok(Side { first, step, count, shift })
        })?;
        Ok(Window { sides })
    }

    fn amount(&mut self) -> Parsed<Amount> {
        let Token::Word(name) = *self.peek() else { return Ok(Amount::Int(self.small()?)) };
        if matches!(name, "host" | "extent" | "stride") {
            return Ok(Amount::Of(self.source()?));
        }
        let op = match self.eat_word("among")? {
            true => None,
            false => Some(BinOp::parse(self)?),
        };
        self.expect('(')?;
        let pair = self.nested(|p| {
            let x = p.amount()?;
            p.expect(',')?;
            Ok(Box::new((x, p.amount()?)))
        })?;
        self.expect(')')?;
        Ok(match op {
            None => Amount::Among(pair),
            Some(op) => Amount::Bin(op, pair),
        })
    }

    /// `[length]`
    fn len(&mut self) -> Parsed<u32> {
        self.expect('[')?;
        let len = self.small()?;
        self.expect(']')?;
        Ok(len)
    }

    /// The number of the next entry of a table.
    fn next_entry(&mut self, sigil: char, what: &str, next: usize) -> Parsed<()> {
        let span = self.span();
        match self.sigil(sigil, what)? {
            number if number as usize == next => Ok(()),
            _ => Err(ParseError::at(span, format!("{what} is numbered in order, the next one is `{sigil}{next}`"))),
        }
    }

    /// An entry's number and name, and what follows the colon.
    fn named<T>(
        &mut self,
        sigil: char,
        what: &str,
        next: usize,
        item: impl FnOnce(&mut Self) -> Parsed<T>,
    ) -> Parsed<(String, T)> {
        self.next_entry(sigil, what, next)?;
        let name = self.name()?;
        self.expect(':')?;
        Ok((name, item(self)?))
    }

    /// The number behind a sigil.
    pub(super) fn sigil(&mut self, sigil: char, what: &str) -> Parsed<u32> {
        if !self.eat(sigil)? {
            return self.expected(&format!("{what} `{sigil}0`"));
        }
        self.small()
    }

    /// The position of an entry that must be there.
    pub(super) fn known(&self, sigil: char, number: u32, count: usize, span: Span) -> Parsed<usize> {
        match number as usize {
            number if number < count => Ok(number),
            _ => Err(ParseError::at(span, format!("there is no `{sigil}{number}`"))),
        }
    }

    /// An integer of a type.
    pub(super) fn number<T: TryFrom<u128>>(&mut self, width: &str) -> Parsed<T> {
        let span = self.span();
        let fits = |_| ParseError::at(span, format!("the number does not fit {width}"));
        T::try_from(self.integer()?).map_err(fits)
    }

    /// A value of the tile function.
    fn tile_value(&mut self) -> Parsed<Value> {
        let span = self.span();
        match self.label()?.parse::<u32>() {
            Ok(number) => Ok(Value::new(number as usize)),
            Err(_) => Err(ParseError::at(span, "expected a number of 32 bits behind `%`")),
        }
    }

    fn label(&mut self) -> Parsed<&'a str> {
        match *self.peek() {
            Token::Label(name) => {
                self.advance()?;
                Ok(name)
            }
            _ => self.expected("a value"),
        }
    }

    fn define(&mut self, label: &'a str, ty: DType) -> Parsed<Val> {
        let value = self.kernel.vals.push(ty);
        match self.labels.insert(label, value) {
            None => Ok(value),
            Some(_) => self.error(format!("`%{label}` is defined twice")),
        }
    }

    pub(super) fn operand(&mut self) -> Parsed<Val> {
        let span = self.span();
        let label = self.label()?;
        let undefined = || ParseError::at(span, format!("`%{label}` is not defined above"));
        self.labels.get(label).copied().ok_or_else(undefined)
    }

    /// Instructions up to the closing brace.
    fn insts(&mut self) -> Parsed<Vec<Inst>> {
        let mut insts = Vec::new();
        while !self.eat('}')? {
            insts.push(self.inst()?);
        }
        Ok(insts)
    }

    fn inst(&mut self) -> Parsed<Inst> {
        let mut labels = Vec::new();
        if matches!(self.peek(), Token::Label(_)) {
            labels.push(self.label()?);
            while self.eat(',')? {
                labels.push(self.label()?);
            }
            self.expect('=')?;
        }
        let span = self.span();
        let Token::Word(name) = *self.peek() else { return self.expected("an operation") };
        let Some((op, args)) = parse_items(self, name)? else {
            return Err(ParseError::at(span, format!("there is no operation `{name}`")));
        };
        let mut results = Vec::new();
        if !labels.is_empty() {
            self.expect(':')?;
            let ty = DType::parse(self)?;
            for label in labels {
                results.push(self.define(label, ty)?);
            }
        }
        let hints = if self.eat_word("hints")? { self.statement_hints()? } else { CopyHints::default() };
        let blocks = self.blocks(&op)?;
        Ok(Inst { op, args, results, blocks, hints, span: self.position()? })
    }

    fn blocks(&mut self, op: &Op) -> Parsed<Vec<Block>> {
        let mut blocks = Vec::new();
        let branches = matches!(op, Op::If {});
        while matches!(self.peek(), Token::Punct('{' | '(')) || branches && self.eat_word("else")? {
            let block = self.nested(Self::block)?;
            blocks.push(block);
        }
        if branches && blocks.len() == 1 {
            blocks.push(Block::default());
        }
        Ok(blocks)
    }

    fn block(&mut self) -> Parsed<Block> {
        let mut args = Vec::new();
        if self.eat('(')? {
            args = self.list(')', |p| {
                let label = p.label()?;
                p.expect(':')?;
                let ty = DType::parse(p)?;
                p.define(label, ty)
            })?;
        }
        self.expect('{')?;
        Ok(Block { args, insts: self.insts()? })
    }
}
