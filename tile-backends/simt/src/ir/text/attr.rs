//! How each type of attribute is written and read.

use super::parser::{Parser, Spelling};
use crate::ir::ids::{Buf, TensorMap, Val, Var};
use crate::ir::ops::{
    Cooperative, Left, Matrix, Mma, Moment, Op, Partition, Role, ShuffleMode, Special, Swizzle, Wgmma, for_each_op,
};
use tile_core::elem::DType;
use tile_core::ir::text::tokens::{Parsed, Reader, Token, format_text, literal_text};
use tile_core::ir::{AsmArm, AtomicOp, BinOp, CmpOp, Format, Id, Literal, Order, SignalOp, UnOp};
use tile_core::num::Round;

/// A type that attributes of operations have.
pub(in crate::ir) trait Attr: Sized + PartialEq {
    /// Whether the attribute is written as its name alone.
    const FLAG: bool = false;
    /// Whether it is written without its name, in front of the operands.
    const BARE: bool = false;

    /// What an attribute that is not written means.
    fn absent() -> Option<Self> {
        None
    }

    /// The value.
    fn text(&self) -> String;

    /// Reads the value.
    fn parse(p: &mut Parser<'_>) -> Parsed<Self>;
}

impl Attr for bool {
    const FLAG: bool = true;
    fn absent() -> Option<Self> {
        Some(false)
    }
    fn text(&self) -> String {
        String::new()
    }
    fn parse(_: &mut Parser<'_>) -> Parsed<Self> {
        Ok(true)
    }
}

impl Attr for u32 {
    fn text(&self) -> String {
        self.to_string()
    }
    fn parse(p: &mut Parser<'_>) -> Parsed<Self> {
        p.small()
    }
}

/// A table of eight bits.
impl Attr for u8 {
    fn text(&self) -> String {
        format!("{self:#x}")
    }
    fn parse(p: &mut Parser<'_>) -> Parsed<Self> {
        p.number("8 bits")
    }
}

/// A mask of blocks; none where it is not written.
impl Attr for u16 {
    fn absent() -> Option<Self> {
        Some(0)
    }
    fn text(&self) -> String {
        format!("{self:#x}")
    }
    fn parse(p: &mut Parser<'_>) -> Parsed<Self> {
        p.number("16 bits")
    }
}

/// An offset; zero where it is not written.
impl Attr for i64 {
    fn absent() -> Option<Self> {
        Some(0)
    }
    fn text(&self) -> String {
        self.to_string()
    }
    fn parse(p: &mut Parser<'_>) -> Parsed<Self> {
        match p.literal()? {
            Literal::Int(x) if i64::try_from(x).is_ok() => Ok(x as i64),
            _ => p.error("expected an integer of 64 bits before this"),
        }
    }
}

impl Attr for Literal {
    const BARE: bool = true;
    fn text(&self) -> String {
        literal_text(*self)
    }
    fn parse(p: &mut Parser<'_>) -> Parsed<Self> {
        p.literal()
    }
}

impl Attr for Format {
    fn text(&self) -> String {
        format_text(self)
    }
    fn parse(p: &mut Parser<'_>) -> Parsed<Self> {
        p.format()
    }
}

impl Attr for Option<Round> {
    fn absent() -> Option<Self> {
        Some(None)
    }
    fn text(&self) -> String {
        self.map_or_else(String::new, |round| round.name().to_owned())
    }
    fn parse(p: &mut Parser<'_>) -> Parsed<Self> {
        let find = |word: &str| Round::ALL.iter().find(|(_, name)| *name == word).map(|(round, _)| *round);
        p.one_of("a rounding mode", find).map(Some)
    }
}

macro_rules! named {
    ($($name:ident $what:literal;)*) => {$(
        impl Attr for $name {
            fn text(&self) -> String {
                self.name().to_owned()
            }
            fn parse(p: &mut Parser<'_>) -> Parsed<Self> {
                p.one_of($what, $name::from_name)
            }
        }
    )*};
}
named! {
    UnOp "a function of one operand";
    BinOp "a function of two operands";
    CmpOp "a comparison";
    AtomicOp "an atomic operation";
    Order "a memory order";
    SignalOp "`set` or `add`";
    DType "an element type";
}

macro_rules! words {
    ($($name:ident $what:literal { $($variant:ident $word:literal),* })*) => {$(
        impl Attr for $name {
            fn text(&self) -> String {
                match self { $($name::$variant => $word,)* }.to_owned()
            }
            fn parse(p: &mut Parser<'_>) -> Parsed<Self> {
                p.one_of($what, |word| match word { $($word => Some($name::$variant),)* _ => None })
            }
        }
    )*};
}
words! {
    ShuffleMode "`xor`, `up`, `down` or `index`" { Xor "xor", Up "up", Down "down", Index "index" }
    Moment "a moment of a timeline" {
        Start "start", Done "done", WaitThreads "wait_threads", WaitStage "wait_stage",
        WaitCopies "wait_copies", WaitMma "wait_mma", WaitStores "wait_stores", WaitBlocks "wait_blocks",
        Ready "ready", Load "load", Mma "mma", Store "store"
    }
    Role "`left`, `right` or `sum`" { Left "left", Right "right", Sum "sum" }
    Swizzle "`b32`, `b64` or `b128`" { B32 "b32", B64 "b64", B128 "b128" }
}

macro_rules! entries {
    ($($name:ident $sigil:literal $what:literal $table:ident;)*) => {$(
        impl Attr for $name {
            fn text(&self) -> String {
                self.to_string()
            }
            fn parse(p: &mut Parser<'_>) -> Parsed<Self> {
                let span = p.span();
                let number = p.sigil($sigil, $what)?;
                p.known($sigil, number, p.kernel.$table.len(), span).map(Id::new)
            }
        }
    )*};
}
entries! {
    Buf '@' "a buffer" bufs;
    Var '$' "an array of registers" vars;
    TensorMap '#' "a tensor map" maps;
}

impl Attr for Special {
    const BARE: bool = true;
    fn text(&self) -> String {
        match self {
            Special::Thread => "thread".to_owned(),
            Special::Warpgroup => "warpgroup".to_owned(),
            Special::Block(axis) => format!("block({axis})"),
            Special::Worker => "worker".to_owned(),
            Special::Workers => "workers".to_owned(),
            Special::Rank => "rank".to_owned(),
        }
    }
    fn parse(p: &mut Parser<'_>) -> Parsed<Self> {
        if p.eat_word("block")? {
            p.expect('(')?;
            let axis = p.number("8 bits")?;
            p.expect(')')?;
            return Ok(Special::Block(axis));
        }
        p.one_of("`thread`, `warpgroup`, `block`, `worker`, `workers` or `rank`", |word| match word {
            "thread" => Some(Special::Thread),
            "warpgroup" => Some(Special::Warpgroup),
            "worker" => Some(Special::Worker),
            "workers" => Some(Special::Workers),
            "rank" => Some(Special::Rank),
            _ => None,
        })
    }
}

/// `(a, b, acc)`: types of a product.
fn types_text(types: [DType; 3]) -> String {
    let [a, b, acc] = types.map(DType::name);
    format!("({a}, {b}, {acc})")
}

fn types(p: &mut Parser<'_>) -> Parsed<[DType; 3]> {
    p.expect('(')?;
    let a = DType::parse(p)?;
    p.expect(',')?;
    let b = DType::parse(p)?;
    p.expect(',')?;
    let acc = DType::parse(p)?;
    p.expect(')')?;
    Ok([a, b, acc])
}

impl Attr for Mma {
    fn text(&self) -> String {
        let sparse = if self.sparse { "sp" } else { "" };
        format!("m{}n{}k{}{sparse}{}", self.m, self.n, self.k, types_text([self.a, self.b, self.acc]))
    }
    fn parse(p: &mut Parser<'_>) -> Parsed<Self> {
        let (m, n, k, sparse) = p.one_of("a shape `m16n8k16`", |word| {
            let (m, rest) = word.strip_prefix('m')?.split_once('n')?;
            let (n, k) = rest.split_once('k')?;
            let dense = k.strip_suffix("sp");
            Some((m.parse().ok()?, n.parse().ok()?, dense.unwrap_or(k).parse().ok()?, dense.is_some()))
        })?;
        let [a, b, acc] = types(p)?;
        Ok(Mma { m, n, k, a, b, acc, sparse })
    }
}

/// `left m16n8 lanes(32)`: so many rows and columns.
impl Attr for Cooperative {
    fn text(&self) -> String {
        format!("{} m{}n{} lanes({})", self.role.text(), self.rows, self.columns, self.lanes)
    }
    fn parse(p: &mut Parser<'_>) -> Parsed<Self> {
        let role = Role::parse(p)?;
        let (rows, columns) = p.one_of("a shape `m16n16`", |word| {
            let (rows, columns) = word.strip_prefix('m')?.split_once('n')?;
            Some((rows.parse().ok()?, columns.parse().ok()?))
        })?;
        p.expect_word("lanes")?;
        p.expect('(')?;
        let lanes = p.number("8 bits")?;
        p.expect(')')?;
        Ok(Cooperative { role, rows, columns, lanes })
    }
}

impl Attr for Wgmma {
    fn text(&self) -> String {
        let sparse = if self.sparse { "sp" } else { "" };
        format!("n{}{sparse}{}", self.n, types_text([self.a, self.b, self.acc]))
    }
    fn parse(p: &mut Parser<'_>) -> Parsed<Self> {
        let (n, sparse) = p.one_of("a shape `n128`", |word| {
            let columns = word.strip_prefix('n')?;
            let dense = columns.strip_suffix("sp");
            Some((dense.unwrap_or(columns).parse().ok()?, dense.is_some()))
        })?;
        let [a, b, acc] = types(p)?;
        Ok(Wgmma { n, a, b, acc, sparse })
    }
}

impl Attr for Matrix {
    fn text(&self) -> String {
        let offset = if self.offset == 0 { String::new() } else { format!(", offset = {}", self.offset) };
        let transposed = if self.transposed { ", transposed" } else { "" };
        let (buf, swizzle) = (self.buf, self.swizzle.text());
        format!("matrix({buf}{offset}, {swizzle}, leading = {}, stride = {}{transposed})", self.leading, self.stride)
    }
    fn parse(p: &mut Parser<'_>) -> Parsed<Self> {
        p.expect_word("matrix")?;
        p.expect('(')?;
        let buf = Buf::parse(p)?;
        p.expect(',')?;
        let mut offset = 0;
        if p.eat_word("offset")? {
            p.expect('=')?;
            offset = i64::parse(p)?;
            p.expect(',')?;
        }
        let swizzle = Swizzle::parse(p)?;
        let mut number = |name: &str| {
            p.expect(',')?;
            p.expect_word(name)?;
            p.expect('=')?;
            p.small()
        };
        let (leading, stride) = (number("leading")?, number("stride")?);
        let transposed = p.eat(',')?;
        if transposed {
            p.expect_word("transposed")?;
        }
        p.expect(')')?;
        Ok(Matrix { buf, offset, swizzle, leading, stride, transposed })
    }
}

impl Attr for Left {
    fn text(&self) -> String {
        match self {
            Left::Registers => "registers".to_owned(),
            Left::Shared(matrix) => matrix.text(),
        }
    }
    fn parse(p: &mut Parser<'_>) -> Parsed<Self> {
        if p.eat_word("registers")? { Ok(Left::Registers) } else { Matrix::parse(p).map(Left::Shared) }
    }
}

impl Attr for Vec<AsmArm> {
    fn text(&self) -> String {
        format!("[{}]", self.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))
    }
    fn parse(p: &mut Parser<'_>) -> Parsed<Self> {
        p.expect('[')?;
        p.list(']', |p| p.asm_arm())
    }
}

impl Attr for Vec<Partition> {
    const BARE: bool = true;
    fn text(&self) -> String {
        let partition = |partition: &Partition| match partition.registers {
            Some(registers) => format!("{} registers {registers}", partition.threads),
            None => partition.threads.to_string(),
        };
        format!("[{}]", self.iter().map(partition).collect::<Vec<_>>().join(", "))
    }
    fn parse(p: &mut Parser<'_>) -> Parsed<Self> {
        p.expect('[')?;
        p.list(']', |p| {
            let threads = p.small()?;
            let registers = if p.eat_word("registers")? { Some(p.small()?) } else { None };
            Ok(Partition { threads, registers })
        })
    }
}

/// An attribute as text.
pub(super) struct Written {
    pub(super) name: &'static str,
    pub(super) value: String,
    pub(super) flag: bool,
    pub(super) bare: bool,
}

fn written<A: Attr>(name: &'static str, value: &A) -> Option<Written> {
    if A::absent().as_ref() == Some(value) {
        return None;
    }
    Some(Written { name, value: value.text(), flag: A::FLAG, bare: A::BARE || name == "op" })
}

fn required<A: Attr>(p: &Parser<'_>, value: Option<A>, name: &str) -> Parsed<A> {
    match value.or_else(A::absent) {
        Some(value) => Ok(value),
        None => p.error(format!("the attribute `{name}` is missing")),
    }
}

macro_rules! define_attributes {
    ($($(#[doc = $doc:literal])+ $variant:ident { $($field:ident : $ty:ty),* } = $name:literal $effect:ident;)*) => {
        /// The attributes that are to be written, in the order of the row.
        pub(super) fn print_attributes(op: &Op) -> Vec<Written> {
            match op {
                $(Op::$variant { $($field),* } => {
                    let written: [Option<Written>; _] = [$(written(stringify!($field), $field)),*];
                    written.into_iter().flatten().collect()
                })*
            }
        }

        /// Reads operands and attributes of the operation called `name`;
        /// `None` when there is no such operation.
        pub(super) fn parse_items(p: &mut Parser<'_>, name: &str) -> Parsed<Option<(Op, Vec<Val>)>> {
            match name {
                $($name => {
                    $(let mut $field: Option<$ty> = None;)*
                    let front = [$((stringify!($field), <$ty>::BARE)),*]
                        .iter()
                        .find(|(name, bare): &&(&str, bool)| *bare || *name == "op")
                        .map(|(name, _)| *name);
                    let args = p.items(front, &mut |_p, _name, _spelling| {
                        $(if _name == stringify!($field) {
                            return _p.attribute(&mut $field, _name, _spelling);
                        })*
                        Ok(false)
                    })?;
                    Ok(Some((Op::$variant { $($field: required(p, $field, stringify!($field))?),* }, args)))
                })*
                _ => Ok(None),
            }
        }
    };
}
for_each_op!(define_attributes);

impl Parser<'_> {
    /// Name suffix, operands and attributes. The token is the operation's
    /// name; what follows belongs to it up to the end of its line. `front` is
    /// the attribute that stands before the operands, if one does. `read` parses
    /// an attribute and says whether it knows it.
    fn items(
        &mut self,
        front: Option<&str>,
        read: &mut dyn FnMut(&mut Self, &str, Spelling) -> Parsed<bool>,
    ) -> Parsed<Vec<Val>> {
        let line = self.span().line;
        self.advance()?;
        if let Some(name) = front {
            if name == "op" {
                self.expect('.')?;
            }
            read(self, name, Spelling::Bare)?;
        }
        let mut args = Vec::new();
        if self.span().line != line || !matches!(self.peek(), Token::Label(_) | Token::Word(_)) {
            return Ok(args);
        }
        loop {
            match *self.peek() {
                Token::Label(_) => args.push(self.operand()?),
                Token::Word(name) if Some(name) != front => {
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

    fn attribute<A: Attr>(&mut self, place: &mut Option<A>, name: &str, spelling: Spelling) -> Parsed<bool> {
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
