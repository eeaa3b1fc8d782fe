//! Types of values, and the attribute types of instructions.

use super::dim::Dim;
use crate::elem::Elem;

/// Memory space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Space {
    /// A tensor argument or workspace.
    Global,
    /// A tile that the threads of a block share.
    Shared,
    /// A tile distributed over the registers of a block's threads.
    Fragment,
    /// Private to a loop iteration of `parallel`, or a scalar variable.
    Local,
}

impl Space {
    /// Every space with its name in the text form.
    pub const ALL: &'static [(Space, &'static str)] =
        &[(Space::Global, "global"), (Space::Shared, "shared"), (Space::Fragment, "fragment"), (Space::Local, "local")];

    /// The name in the text form.
    pub fn name(self) -> &'static str {
        match self {
            Space::Global => "global",
            Space::Shared => "shared",
            Space::Fragment => "fragment",
            Space::Local => "local",
        }
    }
}

/// The number of indices on one axis.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Extent {
    /// Known when the instance is made.
    Static(Dim),
    /// Known at launch.
    Dyn,
}

impl Extent {
    /// The symbolic extent, unless dynamic.
    pub fn dim(&self) -> Option<&Dim> {
        match self {
            Extent::Static(d) => Some(d),
            Extent::Dyn => None,
        }
    }
}

/// A piece of memory: a tensor, a tile, or a view of one.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MemTy {
    /// The memory space.
    pub space: Space,
    /// What its cells are.
    pub elem: Elem,
    /// One extent for each axis; rank 0 is a scalar variable.
    pub shape: Vec<Extent>,
}

impl MemTy {
    /// The number of axes.
    pub fn rank(&self) -> usize {
        self.shape.len()
    }
}

/// The type of a value.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    /// A scalar.
    Scalar(Elem),
    /// Memory.
    Mem(MemTy),
}

impl Type {
    /// The type of extents, offsets and counters.
    pub const INDEX: Type = Type::Scalar(Elem::INDEX);
    /// The type of conditions.
    pub const BOOL: Type = Type::Scalar(Elem::BOOL);

    /// The scalar type, if it is one.
    pub fn scalar(&self) -> Option<Elem> {
        match self {
            Type::Scalar(e) => Some(*e),
            Type::Mem(_) => None,
        }
    }

    /// The memory type, if it is one.
    pub fn mem(&self) -> Option<&MemTy> {
        match self {
            Type::Scalar(_) => None,
            Type::Mem(m) => Some(m),
        }
    }

    /// The element type of the scalar or of the memory's cells.
    pub fn elem(&self) -> Elem {
        match self {
            Type::Scalar(e) => *e,
            Type::Mem(m) => m.elem,
        }
    }
}

/// A literal. Its type is that of the value it makes, into which it is
/// converted by the rules of a cast.
#[derive(Clone, Copy, Debug)]
pub enum Literal {
    /// An integer, index or integral float.
    Int(i128),
    /// A float; infinities and NaN included.
    Float(f64),
    /// A truth value.
    Bool(bool),
}

// Literals are compared by bits, so that NaN equals itself and 0.0 differs
// from -0.0: common subexpressions and the text round trip need exactly that.
impl PartialEq for Literal {
    fn eq(&self, other: &Literal) -> bool {
        match (self, other) {
            (Literal::Int(a), Literal::Int(b)) => a == b,
            (Literal::Float(a), Literal::Float(b)) => a.to_bits() == b.to_bits(),
            (Literal::Bool(a), Literal::Bool(b)) => a == b,
            (Literal::Int(_) | Literal::Float(_) | Literal::Bool(_), _) => false,
        }
    }
}

impl Eq for Literal {}

impl std::hash::Hash for Literal {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        match self {
            Literal::Int(x) => (0_u8, *x as u64, (*x >> 64) as u64).hash(state),
            Literal::Float(x) => (1_u8, x.to_bits()).hash(state),
            Literal::Bool(x) => (2_u8, x).hash(state),
        }
    }
}

/// A position in the user's source: line from 1, column from 1. Zero when
/// unknown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord)]
pub struct Span {
    /// Line, from 1.
    pub line: u32,
    /// Column, from 1.
    pub column: u32,
}

impl Span {
    /// Of what has no position.
    pub const UNKNOWN: Span = Span { line: 0, column: 0 };

    /// `file:line:column`, or the file alone.
    pub fn location(self, file: &str) -> String {
        match self.line {
            0 => file.to_owned(),
            line => format!("{file}:{line}:{}", self.column),
        }
    }
}
