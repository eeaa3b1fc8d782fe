//! Text form of attributes: how each type of attribute is printed and parsed.

use super::parse::Parser;
use super::printer::Printer;
use super::tokens::{ParseError, Reader, format_text, literal_text};
use crate::for_each_op;
use crate::ir::ops::{
    Aggregate, AtomicOp, Axis, BinOp, CmpOp, Format, LoopKind, Op, Order, ReduceOp, ScanOp, SignalOp, UnOp,
};
use crate::ir::{AsmArm, CalleeId, CopyHints, Dim, Extent, GemmHints, Literal, Span, Sym, Value};
use crate::num::Round;
use std::fmt::Write;

/// A type that attributes of operations have.
pub(crate) trait Attr: Sized + PartialEq {
    /// Whether the attribute is written as its name alone.
    const FLAG: bool = false;

    /// What an attribute that is not written means.
    fn absent() -> Option<Self> {
        None
    }

    /// Writes the value.
    fn print(&self, out: &mut Printer<'_>);

    /// Reads the value.
    fn parse(p: &mut Parser<'_>) -> Result<Self, ParseError>;
}

impl Attr for bool {
    const FLAG: bool = true;
    fn absent() -> Option<Self> {
        Some(false)
    }
    fn print(&self, _: &mut Printer<'_>) {}
    fn parse(_: &mut Parser<'_>) -> Result<Self, ParseError> {
        Ok(true)
    }
}

impl Attr for u32 {
    fn print(&self, out: &mut Printer<'_>) {
        let _ = write!(out.text, "{self}");
    }
    fn parse(p: &mut Parser<'_>) -> Result<Self, ParseError> {
        p.small()
    }
}

impl Attr for String {
    fn print(&self, out: &mut Printer<'_>) {
        out.string(self);
    }
    fn parse(p: &mut Parser<'_>) -> Result<Self, ParseError> {
        p.string()
    }
}

impl Attr for Dim {
    fn print(&self, out: &mut Printer<'_>) {
        out.dim(self);
    }
    fn parse(p: &mut Parser<'_>) -> Result<Self, ParseError> {
        p.dim()
    }
}

impl Attr for Sym {
    fn print(&self, out: &mut Printer<'_>) {
        out.sym(*self);
    }
    fn parse(p: &mut Parser<'_>) -> Result<Self, ParseError> {
        p.sym()
    }
}

impl Attr for CalleeId {
    fn print(&self, out: &mut Printer<'_>) {
        let _ = write!(out.text, "{self}");
    }
    fn parse(p: &mut Parser<'_>) -> Result<Self, ParseError> {
        p.callee()
    }
}

impl Attr for Literal {
    fn print(&self, out: &mut Printer<'_>) {
        out.text.push_str(&literal_text(*self));
    }
    fn parse(p: &mut Parser<'_>) -> Result<Self, ParseError> {
        p.literal()
    }
}

impl Attr for Axis {
    fn print(&self, out: &mut Printer<'_>) {
        match self {
            Axis::Drop => out.text.push('_'),
            Axis::Keep(extent) => out.extent(extent),
        }
    }
    fn parse(p: &mut Parser<'_>) -> Result<Self, ParseError> {
        if p.eat_word("_")? { Ok(Axis::Drop) } else { Ok(Axis::Keep(p.extent()?)) }
    }
}

impl Attr for Extent {
    fn print(&self, out: &mut Printer<'_>) {
        out.extent(self);
    }
    fn parse(p: &mut Parser<'_>) -> Result<Self, ParseError> {
        p.extent()
    }
}

impl Attr for AsmArm {
    fn print(&self, out: &mut Printer<'_>) {
        let _ = write!(out.text, "{self}");
    }
    fn parse(p: &mut Parser<'_>) -> Result<Self, ParseError> {
        p.asm_arm()
    }
}

macro_rules! statement_hints {
    ($($ty:ty),*) => {
        $(impl Attr for $ty {
            fn absent() -> Option<Self> {
                Some(Self::default())
            }
            fn print(&self, out: &mut Printer<'_>) {
                let _ = write!(out.text, "{self}");
            }
            fn parse(p: &mut Parser<'_>) -> Result<Self, ParseError> {
                p.statement_hints()
            }
        })*
    };
}

statement_hints!(CopyHints, GemmHints);

impl<A: Attr> Attr for Vec<A> {
    fn print(&self, out: &mut Printer<'_>) {
        out.text.push('[');
        for (i, item) in self.iter().enumerate() {
            if i > 0 {
                out.text.push_str(", ");
            }
            item.print(out);
        }
        out.text.push(']');
    }
    fn parse(p: &mut Parser<'_>) -> Result<Self, ParseError> {
        p.expect('[')?;
        p.list(']', A::parse)
    }
}

impl Attr for LoopKind {
    fn absent() -> Option<Self> {
        Some(LoopKind::Serial)
    }
    fn print(&self, out: &mut Printer<'_>) {
        match self {
            LoopKind::Serial => out.text.push_str("serial"),
            LoopKind::Pipelined { stages, order, stage, at } => {
                out.text.push_str("pipelined(");
                out.dim(stages);
                for (name, list) in [("order", order), ("stage", stage)] {
                    if !list.is_empty() {
                        let _ = write!(out.text, ", {name} = ");
                        list.print(out);
                    }
                }
                if !at.is_empty() && out.options.spans {
                    let at: Vec<String> = at.iter().map(|at| format!("{}:{}", at.line, at.column)).collect();
                    let _ = write!(out.text, ", at = [{}]", at.join(", "));
                }
                out.text.push(')');
            }
        }
    }
    fn parse(p: &mut Parser<'_>) -> Result<Self, ParseError> {
        if p.eat_word("serial")? {
            return Ok(LoopKind::Serial);
        }
        p.expect_word("pipelined")?;
        p.expect('(')?;
        let stages = p.dim()?;
        let (mut order, mut stage, mut at) = (Vec::new(), Vec::new(), Vec::new());
        while p.eat(',')? {
            if p.eat_word("at")? {
                p.expect('=')?;
                p.expect('[')?;
                at = p.list(']', |p| {
                    let line = p.small()?;
                    p.expect(':')?;
                    Ok(Span { line, column: p.small()? })
                })?;
                continue;
            }
            let list = if p.eat_word("order")? {
                &mut order
            } else {
                p.expect_word("stage")?;
                &mut stage
            };
            p.expect('=')?;
            *list = Attr::parse(p)?;
        }
        p.expect(')')?;
        Ok(LoopKind::Pipelined { stages, order, stage, at })
    }
}

impl Attr for Format {
    fn print(&self, out: &mut Printer<'_>) {
        out.text.push_str(&format_text(self));
    }
    fn parse(p: &mut Parser<'_>) -> Result<Self, ParseError> {
        p.format()
    }
}

/// Not written when `None`.
impl<A: Attr> Attr for Option<A> {
    fn absent() -> Option<Self> {
        Some(None)
    }
    fn print(&self, out: &mut Printer<'_>) {
        if let Some(value) = self {
            value.print(out);
        }
    }
    fn parse(p: &mut Parser<'_>) -> Result<Self, ParseError> {
        A::parse(p).map(Some)
    }
}

impl Attr for Round {
    fn print(&self, out: &mut Printer<'_>) {
        out.text.push_str(self.name());
    }
    fn parse(p: &mut Parser<'_>) -> Result<Self, ParseError> {
        p.one_of("a rounding mode", |word| Round::ALL.iter().find(|(_, name)| *name == word).map(|(round, _)| *round))
    }
}

macro_rules! named {
    ($($name:ident $what:literal;)*) => {$(
        impl Attr for $name {
            fn print(&self, out: &mut Printer<'_>) {
                out.text.push_str(self.name());
            }
            fn parse(p: &mut Parser<'_>) -> Result<Self, ParseError> {
                p.one_of($what, $name::from_name)
            }
        }
    )*};
}
named! {
    UnOp "a function of one operand";
    BinOp "a function of two operands";
    CmpOp "a comparison";
    ReduceOp "a reduction";
    ScanOp "a scan";
    AtomicOp "an atomic operation";
    Aggregate "an aggregate";
    Order "a memory order";
    SignalOp "`set` or `add`";
}

/// An attribute as text.
pub(super) struct Written {
    pub(super) name: &'static str,
    pub(super) value: String,
    pub(super) flag: bool,
}

fn written<A: Attr>(name: &'static str, value: &A, out: &mut Printer<'_>) -> Option<Written> {
    if A::absent().as_ref() == Some(value) {
        return None;
    }
    Some(Written { name, value: out.apart(|out| value.print(out)), flag: A::FLAG })
}

/// What follows an operation's name.
pub(super) struct Items {
    pub(super) op: Op,
    pub(super) args: Vec<Value>,
}

fn required<A: Attr>(p: &Parser<'_>, value: Option<A>, name: &str) -> Result<A, ParseError> {
    match value.or_else(A::absent) {
        Some(value) => Ok(value),
        None => p.error(format!("the attribute `{name}` is missing")),
    }
}

macro_rules! define_attributes {
    ($(#[doc = $doc:literal] $variant:ident { $($field:ident : $ty:ty),* } = $name:literal ($($operand:tt)*) $regions:literal $effect:ident;)*) => {
        /// The attributes that are to be written, in the order of the row.
        pub(super) fn print_attributes(op: &Op, _out: &mut Printer<'_>) -> Vec<Written> {
            match op {
                $(Op::$variant { $($field),* } => {
                    let written: [Option<Written>; _] = [$(written(stringify!($field), $field, _out)),*];
                    written.into_iter().flatten().collect()
                })*
            }
        }

        /// Reads operands and attributes of the operation called `name`;
        /// `None` when there is no such operation.
        pub(super) fn parse_items(p: &mut Parser<'_>, name: &str) -> Result<Option<Items>, ParseError> {
            match name {
                $($name => {
                    $(let mut $field: Option<$ty> = None;)*
                    let names: &[&str] = &[$(stringify!($field)),*];
                    let operands: &[&str] = &[$(stringify!($operand)),*];
                    let args = p.items(names, operands.is_empty(), &mut |_p, _name, _spelling| {
                        $(if _name == stringify!($field) {
                            return _p.attribute(&mut $field, _name, _spelling);
                        })*
                        Ok(false)
                    })?;
                    Ok(Some(Items { op: Op::$variant { $($field: required(p, $field, stringify!($field))?),* }, args }))
                })*
                _ => Ok(None),
            }
        }
    };
}
for_each_op!(define_attributes);
