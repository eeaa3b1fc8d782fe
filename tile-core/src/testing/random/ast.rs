//! Syntax tree of random kernels: close to the source language, and complete, so that
//! both output forms follow from it.

use super::super::Buffer;
use crate::elem::{Bound, DType, Elem};
use crate::ir::{AtomicOp, BinOp, CmpOp, Dim, Literal, Order, ReduceOp, ScanOp, Space, UnOp};
use crate::launch::Scalar;
use crate::num::Round;

/// A scalar name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Var(pub usize);

/// A name of memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Mem(pub usize);

#[derive(Clone, Debug)]
pub(super) struct VarInfo {
    pub name: String,
    pub elem: Elem,
    pub mutable: bool,
}

/// An extent of memory.
#[derive(Clone, Debug)]
pub(super) enum Size {
    Fixed(Dim),
    /// Named by `dims!`, or given to `workspace`.
    Named(Var),
}

#[derive(Clone, Debug)]
pub(super) struct MemInfo {
    pub name: String,
    pub elem: Elem,
    pub space: Space,
    pub shape: Vec<Size>,
}

/// What is passed for a parameter.
#[derive(Clone, Debug)]
pub(super) enum Param {
    Input(Mem, Buffer),
    Output { mem: Mem, before: Buffer, exact: bool },
    Scalar(Var, Scalar),
}

#[derive(Clone, Debug)]
pub(super) struct TypeParam {
    pub name: String,
    pub bound: Bound,
    pub dtype: DType,
}

#[derive(Clone, Debug)]
pub(super) struct ConstInfo {
    pub name: String,
    /// `index`, or `bool` for a flag.
    pub elem: Elem,
    pub value: i64,
}

/// A function of scalars, called by the kernel.
#[derive(Clone, Debug)]
pub(super) struct Function {
    pub name: String,
    pub params: Vec<Var>,
    pub body: Expr,
}

/// A constant of the code around the kernel.
#[derive(Clone, Debug)]
pub(super) struct ExternInfo {
    pub name: String,
    pub elem: Elem,
    pub value: Scalar,
}

#[derive(Clone, Debug)]
pub(super) struct Ast {
    pub name: String,
    pub fast_math: bool,
    pub elems: Vec<TypeParam>,
    pub consts: Vec<ConstInfo>,
    pub externs: Vec<ExternInfo>,
    pub functions: Vec<Function>,
    pub params: Vec<Param>,
    pub vars: Vec<VarInfo>,
    pub mems: Vec<MemInfo>,
    /// `let`s, workspaces and requirements after `dims!`.
    pub host: Vec<Stmt>,
    /// Block indices and grid extents.
    pub grid: Vec<(Var, Expr)>,
    pub body: Vec<Stmt>,
}

#[derive(Clone, Debug)]
pub(super) enum Expr {
    Literal(Literal, Elem),
    Var(Var),
    /// A constant expression as an index.
    Dim(Dim),
    Extern(usize),
    /// A const parameter that is a flag.
    Flag(usize),
    /// The extent of an axis.
    Extent(Mem, u32),
    Call(usize, Vec<Expr>),
    Load(Mem, Vec<Expr>),
    Un(UnOp, Box<Expr>),
    Bin(BinOp, Box<Expr>, Box<Expr>),
    Cmp(CmpOp, Box<Expr>, Box<Expr>),
    Select(Box<Expr>, Box<Expr>, Box<Expr>),
    /// The same, as an `if` expression.
    If(Box<Expr>, Box<Expr>, Box<Expr>),
    Fma(Box<Expr>, Box<Expr>, Box<Expr>),
    Cast(Elem, Option<Round>, Box<Expr>),
    Bits(Elem, Box<Expr>),
    DivCeil(Box<Expr>, Box<Expr>),
    /// What a thread knows of itself.
    Thread(Var, Own),
    /// The value of another lane, and which.
    Shuffle(Var, Shuffle, Box<Expr>, Box<Expr>),
    Vote(Var, Vote, Box<Expr>),
}

/// A number of a thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Own {
    Index,
    Lane,
    Warp,
}

/// How a shuffle says whose value it gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shuffle {
    Idx,
    Xor,
    Up,
    Down,
}

/// What a vote asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Vote {
    Any,
    All,
    Ballot,
}

/// One axis of a region.
#[derive(Clone, Debug)]
pub(super) enum Pick {
    Index(Expr),
    Span(Expr, Dim),
    All,
}

/// Where a view starts.
#[derive(Clone, Debug)]
pub(super) enum Window {
    /// `t.at([…])`; the extents follow from the other operand.
    At(Vec<Expr>, Vec<Dim>),
    /// `t.at((…))`.
    Picks(Vec<Pick>),
}

/// A view: its parts are applied in this order.
#[derive(Clone, Debug)]
pub(super) struct View {
    pub mem: Mem,
    pub reshape: Option<Vec<Dim>>,
    pub bitcast: Option<Elem>,
    pub window: Option<Window>,
    pub fill: Option<Expr>,
    pub permute: Option<Vec<u32>>,
}

impl View {
    pub(super) fn whole(mem: Mem) -> View {
        View { mem, reshape: None, bitcast: None, window: None, fill: None, permute: None }
    }

    pub(super) fn at(mem: Mem, window: Window) -> View {
        View { window: Some(window), ..View::whole(mem) }
    }
}

/// How a loop is pipelined.
#[derive(Clone, Debug)]
pub(super) struct Stages {
    pub number: i64,
    /// Overrides for each statement of the body, empty where there are none.
    pub order: Vec<u32>,
    pub stage: Vec<u32>,
}

impl Stages {
    /// Whether nothing is overridden.
    pub(super) fn is_inferred(&self) -> bool {
        self.order.is_empty() && self.stage.is_empty()
    }
}

#[derive(Clone, Debug)]
pub(super) enum Stmt {
    /// Also makes a variable, when it is mutable.
    Let(Var, Expr),
    Assign(Var, Expr),
    /// A tile, local array or workspace.
    Alloc(Mem),
    Copy(View, View),
    /// An asynchronous copy to a whole tile.
    Begin(View, Mem),
    /// The wait for it.
    Complete(Mem),
    Fill(View, Expr),
    Clear(View),
    Gather {
        src: View,
        rows: Mem,
        dst: View,
    },
    Scatter {
        src: View,
        rows: Mem,
        dst: View,
    },
    Gemm {
        a: View,
        b: View,
        acc: View,
        accumulate: bool,
    },
    GemmSp {
        a: View,
        meta: View,
        b: View,
        acc: View,
    },
    Reduce {
        op: ReduceOp,
        src: View,
        dst: View,
        axis: u32,
        accumulate: bool,
    },
    Scan {
        op: ScanOp,
        src: View,
        dst: View,
        axis: u32,
        reverse: bool,
    },
    AtomicTile {
        op: AtomicOp,
        order: Order,
        src: View,
        dst: View,
    },
    Parallel {
        vars: Vec<Var>,
        extents: Vec<Expr>,
        body: Vec<Stmt>,
    },
    Threads {
        count: Dim,
        thread: Var,
        body: Vec<Stmt>,
    },
    Barrier(Var),
    /// What the threads from a first one to an end do, with a name for each as one of them.
    Group {
        thread: Var,
        member: Var,
        threads: [i64; 2],
        body: Vec<Stmt>,
    },
    /// A barrier of a group, by the name in it.
    Meet(Var),
    For {
        var: Var,
        lo: Expr,
        hi: Expr,
        step: i64,
        stages: Option<Stages>,
        body: Vec<Stmt>,
    },
    If {
        condition: Expr,
        then: Vec<Stmt>,
        otherwise: Vec<Stmt>,
    },
    Store {
        mem: Mem,
        index: Vec<Expr>,
        value: Expr,
        unordered: bool,
    },
    Atomic {
        op: AtomicOp,
        order: Order,
        mem: Mem,
        index: Vec<Expr>,
        /// The value, or what is expected and what is stored then.
        values: Vec<Expr>,
    },
    Require(Expr, String),
    Assert(Expr, String),
}

impl Ast {
    /// The type of an expression.
    pub(super) fn elem(&self, expr: &Expr) -> Elem {
        match expr {
            Expr::Literal(_, elem) | Expr::Cast(elem, ..) | Expr::Bits(elem, _) => *elem,
            Expr::Var(var) => self.vars[var.0].elem,
            Expr::Dim(_) | Expr::Extent(..) | Expr::DivCeil(..) => Elem::INDEX,
            Expr::Flag(_) => Elem::BOOL,
            Expr::Call(i, _) => self.elem(&self.functions[*i].body),
            Expr::Extern(i) => self.externs[*i].elem,
            Expr::Load(mem, _) => self.mems[mem.0].elem,
            Expr::Un(op, x) => match op {
                UnOp::IsNan | UnOp::IsFinite => Elem::BOOL,
                UnOp::CountOnes | UnOp::LeadingZeros => Elem::Is(DType::U32),
                _ => self.elem(x),
            },
            Expr::Bin(_, x, _) | Expr::Select(_, x, _) | Expr::If(_, x, _) | Expr::Fma(x, ..) => self.elem(x),
            Expr::Cmp(..) | Expr::Vote(_, Vote::Any | Vote::All, _) => Elem::BOOL,
            Expr::Thread(..) => Elem::INDEX,
            Expr::Shuffle(_, _, x, _) => self.elem(x),
            Expr::Vote(_, Vote::Ballot, _) => Elem::Is(DType::U32),
        }
    }

    /// The concrete type of an element.
    pub(super) fn dtype(&self, elem: Elem) -> DType {
        match elem {
            Elem::Is(dtype) => dtype,
            Elem::Param(i) => self.elems[i as usize].dtype,
            Elem::Acc(i) => self.elems[i as usize].dtype.acc(),
        }
    }
}

/// Shorthands.
impl Expr {
    pub(super) fn int(value: i64, elem: Elem) -> Expr {
        Expr::Literal(Literal::Int(value.into()), elem)
    }

    pub(super) fn index(value: i64) -> Expr {
        Expr::Dim(Dim::int(value))
    }

    pub(super) fn bin(op: BinOp, x: Expr, y: Expr) -> Expr {
        Expr::Bin(op, Box::new(x), Box::new(y))
    }

    pub(super) fn plus(self, y: Expr) -> Expr {
        Expr::bin(BinOp::Add, self, y)
    }

    pub(super) fn minus(self, y: Expr) -> Expr {
        Expr::bin(BinOp::Sub, self, y)
    }

    pub(super) fn times(self, y: Expr) -> Expr {
        Expr::bin(BinOp::Mul, self, y)
    }

    pub(super) fn un(op: UnOp, x: Expr) -> Expr {
        Expr::Un(op, Box::new(x))
    }

    pub(super) fn cast(self, elem: Elem) -> Expr {
        Expr::Cast(elem, None, Box::new(self))
    }
}
