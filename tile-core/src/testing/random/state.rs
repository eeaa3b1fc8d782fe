//! State of the random-kernel generator: what it knows of the kernel so far.
//!
//! Results have to be equal on every target and in every order that the
//! language leaves open. Single operations are exact or correctly rounded, so
//! only sums and products over many floats depend on an order. They are
//! written only over values known to be *small*: integers so small that every
//! sum along the way is exact in its type. [`Fact`] is that knowledge.

use super::ast::{Ast, Expr, Mem, MemInfo, Size, Stages, Stmt, Var, VarInfo};
use super::fault::Fault;
use super::rng::Rng;
use crate::elem::{Bound, DType, Elem, Kind};
use crate::ir::{Dim, Order, Space};

/// What is known of a value, or of all elements of memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fact {
    /// An integer of at most this magnitude.
    Small(i64),
    Any,
}

impl Fact {
    pub(super) fn join(self, other: Fact) -> Fact {
        match (self, other) {
            (Fact::Small(a), Fact::Small(b)) => Fact::Small(a.max(b)),
            _ => Fact::Any,
        }
    }

    /// The bound, if it is at most `limit`.
    pub(super) fn within(self, limit: i64) -> Option<i64> {
        match self {
            Fact::Small(bound) if bound <= limit => Some(bound),
            _ => None,
        }
    }
}

/// An extent with its value.
pub(super) type Extent = (Dim, i64);

/// Memory in scope.
#[derive(Clone, Debug)]
pub(super) struct Place {
    pub mem: Mem,
    /// Concrete extents.
    pub sizes: Vec<i64>,
    /// Symbolic extents of a tile; none for a tensor.
    pub dims: Vec<Dim>,
    pub fact: Fact,
    /// Whether the code at hand may write it.
    pub writable: bool,
}

/// The surroundings of the code at hand.
#[derive(Clone, Debug, Default)]
pub(super) struct Parallel {
    /// The first index of `parallel!`, among all indices.
    pub first: usize,
    /// Memory that other iterations may be writing.
    pub hidden: Vec<Mem>,
    /// Memory that this iteration may read at one index only.
    pub own: Option<(Mem, Vec<Expr>)>,
    /// Whether it is the code of one thread, which reads no fragments.
    pub threads: bool,
}

/// The generator.
pub(super) struct Gen {
    pub rng: Rng,
    pub ast: Ast,
    /// Element types that the kernel uses.
    pub elems: Vec<Elem>,
    /// Extents that tiles may have.
    pub extents: Vec<Extent>,
    pub inputs: Vec<Place>,
    pub tiles: Vec<Place>,
    pub scalars: Vec<(Var, Fact)>,
    /// Non-negative index scalars and one above their highest value.
    pub indices: Vec<(Var, i64)>,
    /// An index scalar so large that arithmetic on it wraps.
    pub huge: Option<Var>,
    pub parallel: Parallel,
    /// The output that sums up what tiles hold, if there is one.
    pub digest: Option<Mem>,
    /// What is to be wrong with the kernel.
    pub fault: Option<Fault>,
    /// Statements that may still be written.
    pub fuel: usize,
}

/// How much of the scope there was.
pub(super) struct Mark {
    tiles: usize,
    scalars: usize,
    indices: usize,
}

impl Gen {
    pub(super) fn mark(&self) -> Mark {
        Mark { tiles: self.tiles.len(), scalars: self.scalars.len(), indices: self.indices.len() }
    }

    /// Leaves a scope.
    pub(super) fn leave(&mut self, mark: &Mark) {
        self.tiles.truncate(mark.tiles);
        self.scalars.truncate(mark.scalars);
        self.indices.truncate(mark.indices);
    }

    pub(super) fn dtype(&self, elem: Elem) -> DType {
        self.ast.dtype(elem)
    }

    pub(super) fn elem_of(&self, mem: Mem) -> Elem {
        self.ast.mems[mem.0].elem
    }

    /// What the kernel may do with values of the type.
    pub(super) fn kind(&self, elem: Elem) -> Family {
        let bound = match elem {
            Elem::Is(dtype) => {
                return match dtype.kind() {
                    Kind::Float => Family::Float,
                    Kind::Int | Kind::Uint => Family::Int,
                    Kind::Bool => Family::Bool,
                };
            }
            Elem::Param(i) | Elem::Acc(i) => self.ast.elems[i as usize].bound,
        };
        match bound {
            Bound::Float => Family::Float,
            Bound::Int => Family::Int,
            Bound::Num => Family::Num,
            Bound::Element => Family::Opaque,
        }
    }

    /// Whether values may be negative.
    pub(super) fn signed(&self, elem: Elem) -> bool {
        matches!(self.dtype(elem).kind(), Kind::Float | Kind::Int)
    }

    /// The largest magnitude up to which the type holds every integer.
    pub(super) fn capacity(&self, elem: Elem) -> i64 {
        match self.dtype(elem) {
            DType::F64 | DType::I64 | DType::U64 | DType::Index => 1 << 40,
            DType::F32 => 1 << 24,
            DType::F16 => 1 << 11,
            DType::BF16 => 1 << 8,
            DType::E4M3 => 1 << 4,
            DType::E5M2 => 1 << 3,
            DType::I32 | DType::U32 => i64::from(i32::MAX),
            DType::I16 | DType::U16 => i64::from(i16::MAX),
            DType::I8 | DType::U8 => i64::from(i8::MAX),
            DType::Bool => 1,
        }
    }

    /// What is known of values of `from` converted to `to`.
    pub(super) fn converted(&self, fact: Fact, from: Elem, to: Elem) -> Fact {
        let fact = if self.dtype(from) == DType::Bool { Fact::Small(1) } else { fact };
        let keeps = self.dtype(to) != DType::Bool && (self.signed(to) || !self.signed(from));
        match fact {
            Fact::Small(bound) if keeps && bound <= self.capacity(to) => fact,
            _ => Fact::Any,
        }
    }

    pub(super) fn var(&mut self, prefix: &str, elem: Elem, mutable: bool) -> Var {
        let name = format!("{prefix}{}", self.ast.vars.len());
        self.ast.vars.push(VarInfo { name, elem, mutable });
        Var(self.ast.vars.len() - 1)
    }

    pub(super) fn mem(&mut self, prefix: &str, elem: Elem, space: Space, shape: Vec<Size>) -> Mem {
        let name = format!("{prefix}{}", self.ast.mems.len());
        self.ast.mems.push(MemInfo { name, elem, space, shape });
        Mem(self.ast.mems.len() - 1)
    }

    /// A new tile whose contents are still to be written.
    pub(super) fn tile(&mut self, elem: Elem, extents: &[Extent], out: &mut Vec<Stmt>) -> Place {
        let space = if self.rng.chance(50) { Space::Shared } else { Space::Fragment };
        let shape = extents.iter().map(|(dim, _)| Size::Fixed(dim.clone())).collect();
        let mem = self.mem("t", elem, space, shape);
        out.push(Stmt::Alloc(mem));
        let (dims, sizes) = extents.iter().cloned().unzip();
        Place { mem, sizes, dims, fact: Fact::Any, writable: true }
    }

    /// Whether the type has arithmetic.
    pub(super) fn is_number(&self, elem: Elem) -> bool {
        !matches!(self.kind(elem), Family::Bool | Family::Opaque)
    }

    /// A memory order, most often the weakest.
    pub(super) fn order(&mut self) -> Order {
        let any = if self.rng.chance(50) { self.rng.pick(Order::ALL) } else { None };
        any.unwrap_or(Order::Relaxed)
    }

    /// How a loop is pipelined whose body has that many statements.
    pub(super) fn stages(&mut self, statements: usize) -> Stages {
        let number = self.rng.between(1, 4);
        let mut order: Vec<u32> = Vec::new();
        let mut stage = Vec::new();
        if self.rng.chance(30) {
            order.extend(0..statements as u32);
            let turn = self.rng.below(statements.max(1));
            order.rotate_left(turn);
        }
        if self.rng.chance(30) {
            stage.extend((0..statements).map(|_| self.rng.below(number as usize) as u32));
        }
        Stages { number, order, stage }
    }

    /// A rank, seldom above three.
    pub(super) fn rank(&mut self) -> usize {
        if self.rng.chance(10) { 4 + self.rng.below(2) } else { 1 + self.rng.below(3) }
    }

    pub(super) fn any_elem(&mut self) -> Elem {
        self.rng.pick(&self.elems).expect("a kernel has element types")
    }

    /// Extents of a tile of at most `cells` elements.
    pub(super) fn any_extents(&mut self, rank: usize) -> Vec<Extent> {
        let mut cells = 1;
        let mut extents = Vec::new();
        for _ in 0..rank {
            let fitting: Vec<Extent> = self.extents.iter().filter(|(_, n)| cells * n <= 400).cloned().collect();
            let extent = self.rng.pick(&fitting).unwrap_or((Dim::int(1), 1));
            cells *= extent.1;
            extents.push(extent);
        }
        extents
    }
}

/// What operations a type has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Family {
    Float,
    Int,
    /// A type parameter that may be either.
    Num,
    /// A type parameter of which nothing is known; here it is a number.
    Opaque,
    Bool,
}

impl Place {
    /// The extents of a tile.
    pub(super) fn extents(&self) -> Vec<Extent> {
        self.dims.iter().cloned().zip(self.sizes.iter().copied()).collect()
    }
}
