//! Type inference of scalars by unification.
//!
//! Literals, outside constants and results of calls have no type of their own;
//! they take it from what they meet. Each starts as a variable; two values
//! that must agree are unified, and at the end a literal that met nothing gets
//! its default.

use tile_core::elem::{Bound, DType, Elem};

/// A type variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ty(u32);

/// What is known of a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Class {
    /// Nothing.
    Any,
    /// The type of an integer literal.
    Int,
    /// The type of a float literal.
    Float,
    /// Everything.
    Is(Elem),
}

/// Why two types do not agree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Clash {
    /// Two different types.
    Differ(Elem, Elem),
    /// An integer literal where a float is wanted.
    IntLiteral(Elem),
    /// A float literal where something else is wanted.
    FloatLiteral(Elem),
    /// A literal of a type parameter that has none, by its bound.
    NoLiteral { elem: Elem, wanted: Bound },
    /// An integer literal and a float literal.
    Literals,
}

enum Node {
    Link(Ty),
    Root(Class),
}

/// The variables of one function.
pub(crate) struct Types {
    nodes: Vec<Node>,
    bounds: Vec<Bound>,
}

impl Types {
    /// No variables; the bounds of the function's type parameters.
    pub(crate) fn new(bounds: Vec<Bound>) -> Types {
        Types { nodes: Vec::new(), bounds }
    }

    /// A new variable.
    pub(crate) fn fresh(&mut self, class: Class) -> Ty {
        self.nodes.push(Node::Root(class));
        Ty(self.nodes.len() as u32 - 1)
    }

    fn root(&self, mut ty: Ty) -> Ty {
        while let Some(Node::Link(next)) = self.nodes.get(ty.0 as usize) {
            ty = *next;
        }
        ty
    }

    /// What is known.
    pub(crate) fn class(&self, ty: Ty) -> Class {
        match self.nodes.get(self.root(ty).0 as usize) {
            Some(Node::Root(class)) => *class,
            Some(Node::Link(_)) | None => Class::Any,
        }
    }

    /// The type, if known.
    pub(crate) fn elem(&self, ty: Ty) -> Option<Elem> {
        match self.class(ty) {
            Class::Is(elem) => Some(elem),
            Class::Any | Class::Int | Class::Float => None,
        }
    }

    /// The bound that a type parameter, or the accumulator of one, satisfies.
    pub(crate) fn bound(&self, elem: Elem) -> Option<Bound> {
        match elem {
            Elem::Is(_) => None,
            Elem::Param(i) | Elem::Acc(i) => Some(self.bounds.get(i as usize).copied().unwrap_or(Bound::Element)),
        }
    }

    /// Makes two variables one.
    pub(crate) fn unify(&mut self, a: Ty, b: Ty) -> Result<(), Clash> {
        let (a, b) = (self.root(a), self.root(b));
        if a == b {
            return Ok(());
        }
        let class = self.join(self.class(a), self.class(b))?;
        self.nodes[a.0 as usize] = Node::Link(b);
        self.nodes[b.0 as usize] = Node::Root(class);
        Ok(())
    }

    fn join(&self, a: Class, b: Class) -> Result<Class, Clash> {
        match (a, b) {
            (Class::Any, other) | (other, Class::Any) => Ok(other),
            (Class::Int, Class::Int) => Ok(Class::Int),
            (Class::Float, Class::Float) => Ok(Class::Float),
            (Class::Int, Class::Float) | (Class::Float, Class::Int) => Err(Clash::Literals),
            (Class::Is(x), Class::Is(y)) if x == y => Ok(Class::Is(x)),
            (Class::Is(x), Class::Is(y)) => Err(Clash::Differ(x, y)),
            (Class::Is(elem), Class::Int) | (Class::Int, Class::Is(elem)) => match (elem.dtype(), self.bound(elem)) {
                (Some(d), _) if d.is_int() => Ok(Class::Is(elem)),
                (Some(_), _) => Err(Clash::IntLiteral(elem)),
                (None, Some(Bound::Element) | None) => Err(Clash::NoLiteral { elem, wanted: Bound::Num }),
                (None, Some(Bound::Num | Bound::Float | Bound::Int)) => Ok(Class::Is(elem)),
            },
            (Class::Is(elem), Class::Float) | (Class::Float, Class::Is(elem)) => match (elem.dtype(), self.bound(elem))
            {
                (Some(d), _) if d.is_float() => Ok(Class::Is(elem)),
                (Some(_), _) => Err(Clash::FloatLiteral(elem)),
                (None, Some(Bound::Float)) => Ok(Class::Is(elem)),
                (None, _) => Err(Clash::NoLiteral { elem, wanted: Bound::Float }),
            },
        }
    }

    /// The type at the end: literals that met nothing get their default.
    pub(crate) fn settled(&self, ty: Ty) -> Option<Elem> {
        match self.class(ty) {
            Class::Is(elem) => Some(elem),
            Class::Int => Some(Elem::I32),
            Class::Float => Some(Elem::F32),
            Class::Any => None,
        }
    }
}

/// What an operation asks of its operands' type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Need {
    /// Any number.
    Num,
    /// A float.
    Float,
    /// A float or a signed integer.
    Signed,
    /// What a negative number can be, or a type parameter.
    Negative,
    /// An integer.
    Int,
    /// An integer or `bool`.
    Bits,
    /// `i32` or `u32`.
    Word,
    /// A number of 16, 32 or 64 bits whose type is known.
    Register,
    /// A type with an order: anything.
    Any,
}

impl Need {
    /// Whether a type meets the need.
    pub(crate) fn met(self, elem: Elem, bound: Option<Bound>) -> bool {
        match (elem.dtype(), self) {
            (_, Need::Any) => true,
            (Some(d), Need::Register) => tile_core::ir::target_asm::is_register(d),
            (Some(d), Need::Word) => matches!(d, DType::I32 | DType::U32),
            (None, Need::Register | Need::Word) => false,
            (Some(d), Need::Num) => d != DType::Bool,
            (Some(d), Need::Float) => d.is_float(),
            (Some(d), Need::Int) => d.is_int(),
            (Some(d), Need::Bits) => d.is_int() || d == DType::Bool,
            (Some(d), Need::Signed | Need::Negative) => {
                d.is_float() || (d.kind() == tile_core::elem::Kind::Int && d != DType::Index)
            }
            (None, Need::Num | Need::Negative) => bound != Some(Bound::Element),
            (None, Need::Float | Need::Signed) => bound == Some(Bound::Float),
            (None, Need::Int | Need::Bits) => bound == Some(Bound::Int),
        }
    }

    /// The bound that would meet the need.
    pub(crate) fn bound(self) -> Bound {
        match self {
            Need::Any | Need::Register | Need::Word => Bound::Element,
            Need::Num | Need::Negative => Bound::Num,
            Need::Float | Need::Signed => Bound::Float,
            Need::Int | Need::Bits => Bound::Int,
        }
    }

    /// What to do where it is not met.
    pub(crate) fn help(self) -> &'static str {
        match self {
            Need::Num => "convert to a number first: `cast::<i32>(x)`, or `copy` to a tile of numbers",
            Need::Float => "convert to a float first: `cast::<f32>(x)`",
            Need::Signed => "convert to a signed type first: `cast::<i32>(x)`",
            Need::Negative => {
                "unsigned types and indices have no negative numbers: write a difference, `i - 1`, or a signed type"
            }
            Need::Int => "convert to an integer first: `cast::<i32>(x)`, or `copy` to a tile of integers",
            Need::Bits => "convert to an integer first: `cast::<u32>(x)`, or compare",
            Need::Register => "convert it first: `cast::<u32>(x)`",
            Need::Word => "a word holds four bytes: read it from a tile of words, or put it together by shifts",
            Need::Any => "use a scalar",
        }
    }

    /// The need in words.
    pub(crate) fn words(self) -> &'static str {
        match self {
            Need::Any => "a scalar",
            Need::Register => "a number of 16, 32 or 64 bits",
            Need::Num => "a number",
            Need::Float => "a float",
            Need::Negative => "a signed number",
            Need::Signed => "a float or a signed integer",
            Need::Int => "an integer",
            Need::Bits => "an integer or `bool`",
            Need::Word => "`i32` or `u32`",
        }
    }
}
