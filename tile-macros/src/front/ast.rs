//! Syntax tree of kernel bodies: Rust's cut down to the language.
//!
//! The bodies of `parallel!` and `pipelined!` are parsed. Whoever walks it needs no
//! wildcard arm for the rest of Rust.

use crate::diag::Loc;
use proc_macro2::{Ident, Span};
use std::cell::OnceCell;
use std::fmt;
use tile_core::elem::{DType, Elem};
use tile_core::ir::{BinOp, CmpOp};

/// Numbers an expression, to attach what inference finds out about it.
pub(crate) type NodeId = usize;

/// An expression.
#[derive(Clone)]
pub(crate) struct Expr {
    pub(crate) id: NodeId,
    pub(crate) loc: Loc,
    /// For rustc.
    pub(crate) attrs: Vec<syn::Attribute>,
    pub(crate) kind: ExprKind,
}

#[derive(Clone)]
pub(crate) enum ExprKind {
    Int {
        value: i128,
        suffix: Option<DType>,
        token: syn::LitInt,
    },
    Float {
        value: f64,
        suffix: Option<DType>,
        token: syn::LitFloat,
    },
    Bool(syn::LitBool),
    Path(syn::Path),
    Unary {
        op: Unary,
        operand: Box<Expr>,
    },
    Binary {
        op: Binary,
        left: Box<Expr>,
        right: Box<Expr>,
    },
    Cast {
        operand: Box<Expr>,
        ty: syn::Type,
    },
    Call {
        path: syn::Path,
        args: Vec<Expr>,
    },
    Method(Method),
    Index {
        base: Box<Expr>,
        index: Vec<Expr>,
        array: bool,
    },
    If(Box<If>),
    Array(Vec<Expr>),
    Tuple(Vec<Expr>),
    /// `[shared::<T>([M, N]); 2]`, and `[0.0; 4]`, whose `tile` is a value
    Tiles {
        tile: Box<Expr>,
        count: Box<Expr>,
    },
    /// `..`
    Full,
    Borrow {
        mutable: bool,
        operand: Box<Expr>,
    },
    Paren(Box<Expr>),
    Block(Block),
}

/// A method call.
#[derive(Clone)]
pub(crate) struct Method {
    pub(crate) receiver: Box<Expr>,
    pub(crate) name: Ident,
    pub(crate) generics: Option<syn::AngleBracketedGenericArguments>,
    pub(crate) args: Vec<Expr>,
}

/// A unary operator.
#[derive(Clone, Copy)]
pub(crate) enum Unary {
    Neg(Span),
    Not(Span),
}

/// What a binary operator does.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum BinaryKind {
    Bin(BinOp),
    Cmp(CmpOp),
    /// `&&`
    Also,
    /// `||`
    Else,
}

/// A binary operator with its token.
#[derive(Clone, Copy)]
pub(crate) struct Binary {
    pub(crate) kind: BinaryKind,
    pub(crate) token: syn::BinOp,
}

/// `if`, as statement or expression.
#[derive(Clone)]
pub(crate) struct If {
    pub(crate) condition: Expr,
    pub(crate) then: Block,
    pub(crate) otherwise: Option<Block>,
}

/// Statements and perhaps a value.
#[derive(Clone, Default)]
pub(crate) struct Block {
    pub(crate) stmts: Vec<Stmt>,
    pub(crate) result: Option<Box<Expr>>,
}

/// A statement.
#[derive(Clone)]
pub(crate) struct Stmt {
    pub(crate) loc: Loc,
    /// For rustc.
    pub(crate) attrs: Vec<syn::Attribute>,
    pub(crate) kind: StmtKind,
}

#[derive(Clone)]
pub(crate) enum StmtKind {
    Let(Let),
    /// `let (a, b) = (x, y);`, or `let [a, b] = [x, y];`: none of the values sees the names.
    Lets {
        array: bool,
        lets: Vec<Let>,
    },
    /// `let a: Tile<f32, 2> = f(…);`, `let (a, b): (Tile<f32, 2>, Tile<f32, 1>) = f(…);`
    Given {
        tuple: bool,
        tiles: Vec<Given>,
        call: Expr,
    },
    /// `let [a, b] = x.shape();`
    Shape {
        names: Vec<Name>,
        memory: Expr,
    },
    /// `let [y, x] = blocks([…]);`, perhaps with `disjoint = "…"`.
    Blocks {
        names: Vec<Name>,
        path: syn::Path,
        extents: Vec<Expr>,
        /// `disjoint = "…"`
        disjoint: Option<syn::LitStr>,
    },
    Const {
        name: Ident,
        ty: syn::Type,
        value: Expr,
    },
    Assign {
        target: Expr,
        op: Option<Binary>,
        value: Expr,
    },
    For {
        counter: Name,
        range: Range,
        step: Option<Expr>,
        body: Block,
    },
    Pipelined(Pipelined),
    Parallel {
        extents: Vec<Expr>,
        indices: Vec<Name>,
        body: Block,
    },
    /// `threads!(N, |t| { … })`
    Threads {
        count: Expr,
        thread: Name,
        body: Block,
    },
    /// `t.group(first..end, |g| { … })`
    Group(Box<Group>),
    /// `tile!(s = …)`, `let s = tile!(…);`
    Whole(Box<Whole>),
    If(If),
    Dims(Vec<DimsEntry>),
    Require {
        condition: Expr,
        message: syn::LitStr,
    },
    Print {
        format: Format,
    },
    Assert {
        condition: Expr,
        format: Format,
    },
    Expr(Expr),
    Block(Block),
    /// Something already reported that would have bound these names; its tokens
    /// are for editors.
    Failed {
        names: Vec<Ident>,
        tokens: proc_macro2::TokenStream,
    },
}

/// A binding's name; `None` for `_`.
#[derive(Clone)]
pub(crate) struct Name {
    pub(crate) ident: Option<Ident>,
    pub(crate) span: Span,
}

/// `lo..hi`.
#[derive(Clone)]
pub(crate) struct Range {
    pub(crate) lo: Expr,
    pub(crate) hi: Expr,
}

/// `thread.group(range, |member| { … })`.
#[derive(Clone)]
pub(crate) struct Group {
    pub(crate) thread: Expr,
    pub(crate) word: Ident,
    pub(crate) range: Range,
    pub(crate) member: Name,
    pub(crate) body: Block,
}

/// `pipelined!(range, stages = …, |k| { … })`.
#[derive(Clone)]
pub(crate) struct Pipelined {
    pub(crate) counter: Name,
    pub(crate) range: Range,
    pub(crate) stages: Expr,
    pub(crate) order: Vec<u32>,
    pub(crate) stage: Vec<u32>,
    pub(crate) body: Block,
}

/// `let name: ty = value`.
#[derive(Clone)]
pub(crate) struct Let {
    pub(crate) name: Name,
    pub(crate) mutable: Option<syn::Token![mut]>,
    pub(crate) ty: Option<syn::Type>,
    pub(crate) value: Expr,
}

/// A tile that a function gives, in `let name: ty = f(…)`.
#[derive(Clone)]
pub(crate) struct Given {
    pub(crate) name: Name,
    pub(crate) mutable: Option<syn::Token![mut]>,
    pub(crate) ty: syn::Type,
}

/// `tile!(s = value)`, or `let s = tile!(value);`.
#[derive(Clone)]
pub(crate) struct Whole {
    pub(crate) target: WholeTarget,
    pub(crate) op: Option<Binary>,
    /// The indices of `|i, j| value`, as many as are written.
    pub(crate) indices: Vec<Name>,
    pub(crate) value: Expr,
    /// Names that do not occur in the statement: for a tile, and for five indices.
    pub(crate) free: Vec<Ident>,
    /// What it stands for, once that is known.
    pub(crate) nest: OnceCell<Nest>,
}

/// What a whole-tile expression is written to.
#[derive(Clone)]
pub(crate) enum WholeTarget {
    Tile(Box<Expr>),
    /// A tile that the statement makes.
    Made {
        name: Name,
        mutable: Option<syn::Token![mut]>,
    },
}

/// The `parallel!` that a whole-tile expression stands for.
#[derive(Clone)]
pub(crate) struct Nest {
    /// The type of the elements of the tile that the statement makes.
    pub(crate) made: Option<Elem>,
    pub(crate) extents: Vec<Expr>,
    pub(crate) indices: Vec<Name>,
    pub(crate) body: Block,
}

/// `a = [m, k]` in `dims!`.
#[derive(Clone)]
pub(crate) struct DimsEntry {
    pub(crate) memory: Ident,
    /// `None` for `_`.
    pub(crate) extents: Vec<Option<Expr>>,
}

/// A message with places for values.
#[derive(Clone)]
pub(crate) struct Format {
    pub(crate) literal: Option<syn::LitStr>,
    pub(crate) parts: Vec<FormatPart>,
    /// The positional arguments as written.
    pub(crate) args: Vec<Expr>,
}

#[derive(Clone)]
pub(crate) enum FormatPart {
    Text(String),
    /// Positional argument.
    Arg(usize),
    /// `{name}`.
    Name(Box<Expr>),
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.ident {
            Some(ident) => ident.fmt(f),
            None => f.write_str("_"),
        }
    }
}

impl Expr {
    /// The expression without parentheses around it.
    pub(crate) fn peeled(&self) -> &Expr {
        match &self.kind {
            ExprKind::Paren(inner) => inner.peeled(),
            _ => self,
        }
    }

    /// Whether the expression is `..`.
    pub(crate) fn is_full(&self) -> bool {
        matches!(self.kind, ExprKind::Full)
    }

    /// The name, if the expression is just one.
    pub(crate) fn ident(&self) -> Option<&Ident> {
        match &self.peeled().kind {
            ExprKind::Path(path) => path.get_ident(),
            _ => None,
        }
    }
}

struct List<'a>(&'a [Expr]);

impl fmt::Display for List<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, expr) in self.0.iter().enumerate() {
            write!(f, "{}{expr}", if i == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

/// The expression as the user would write it, for messages.
impl fmt::Display for Expr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            ExprKind::Int { token, .. } => write!(f, "{token}"),
            ExprKind::Float { token, .. } => write!(f, "{token}"),
            ExprKind::Bool(token) => write!(f, "{}", token.value),
            ExprKind::Path(path) => f.write_str(&super::text(path)),
            ExprKind::Unary { op: Unary::Neg(_), operand } => write!(f, "-{operand}"),
            ExprKind::Unary { op: Unary::Not(_), operand } => write!(f, "!{operand}"),
            ExprKind::Binary { op, left, right } => write!(f, "{left} {} {right}", super::text(&op.token)),
            ExprKind::Cast { operand, ty } => write!(f, "{operand} as {}", super::text(ty)),
            ExprKind::Call { path, args } => write!(f, "{}({})", super::text(path), List(args)),
            ExprKind::Method(m) => {
                let generics = m.generics.as_ref().map(super::text).unwrap_or_default();
                write!(f, "{}.{}{generics}({})", m.receiver, m.name, List(&m.args))
            }
            ExprKind::Index { base, index, array: true } if index.iter().any(Expr::is_full) => {
                write!(f, "{base}[{}]", List(index))
            }
            ExprKind::Index { base, index, array: true } => write!(f, "{base}[[{}]]", List(index)),
            ExprKind::Index { base, index, array: false } => write!(f, "{base}[{}]", List(index)),
            ExprKind::If(_) => f.write_str("if … { … } else { … }"),
            ExprKind::Array(items) => write!(f, "[{}]", List(items)),
            ExprKind::Tuple(items) => write!(f, "({})", List(items)),
            ExprKind::Tiles { tile, count } => write!(f, "[{tile}; {count}]"),
            ExprKind::Full => f.write_str(".."),
            ExprKind::Borrow { mutable, operand } => write!(f, "&{}{operand}", if *mutable { "mut " } else { "" }),
            ExprKind::Paren(inner) => write!(f, "({inner})"),
            ExprKind::Block(_) => f.write_str("{ … }"),
        }
    }
}
