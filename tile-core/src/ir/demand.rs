//! Implicit requirements of an instance, besides the function's own conditions.
//!
//! Extents, steps and numbers of stages are at least 1, and divisors are not 0.
//!
//! All follow from the instructions, so nothing is stored. The macro asserts
//! them where rustc has values for the parameters, [`specialize`] checks them
//! for every other device.
//!
//! [`specialize`]: crate::passes::specialize

use super::{Axis, BinOp, Dim, Extent, Func, Inst, InstId, Literal, LoopKind, Op, Space, Type, Value};
use std::collections::{HashMap, HashSet};

/// Something that must hold of an instance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Demand {
    /// The instruction that asks for it; `None` for a condition.
    pub inst: Option<InstId>,
    /// The value in question.
    pub dim: Dim,
    /// The kind of requirement.
    pub kind: DemandKind,
    /// What the value is: "extent `BN` of `t`".
    pub subject: String,
}

/// A kind of requirement on a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DemandKind {
    /// It is at least 1.
    Positive,
    /// It is not 0.
    NotZero,
}

impl DemandKind {
    /// Whether a value is as demanded.
    pub const fn met(self, value: i64) -> bool {
        match self {
            DemandKind::Positive => value >= 1,
            DemandKind::NotZero => value != 0,
        }
    }

    /// What was expected, in words.
    pub const fn expected(self) -> &'static str {
        match self {
            DemandKind::Positive => "at least 1",
            DemandKind::NotZero => "another number",
        }
    }
}

impl Func {
    /// The implicit requirements of an instance of this function, in an order in which each
    /// demand's value exists when those before are met.
    pub fn demands(&self) -> Vec<Demand> {
        let mut list = List::new(self);
        for region in [self.host, self.body] {
            self.walk(region, &mut |id, inst| list.inst(id, inst));
        }
        for &extent in &self.grid {
            list.constant(None, extent, "`blocks`");
        }
        list.out
    }

    /// The divisors in an expression that must not be 0.
    pub fn divisor_demands(&self, dim: &Dim) -> Vec<Demand> {
        let mut list = List::new(self);
        list.divisors(None, dim);
        list.out
    }
}

struct List<'f> {
    func: &'f Func,
    known: HashSet<(DemandKind, Dim)>,
    values: HashMap<Value, Option<Dim>>,
    out: Vec<Demand>,
}

impl<'f> List<'f> {
    fn new(func: &'f Func) -> List<'f> {
        List { func, known: HashSet::new(), values: HashMap::new(), out: Vec::new() }
    }

    fn push(&mut self, inst: Option<InstId>, kind: DemandKind, dim: &Dim, subject: impl FnOnce(String) -> String) {
        if dim.as_int().is_some_and(|value| kind.met(value)) || !self.known.insert((kind, dim.clone())) {
            return;
        }
        let subject = subject(self.func.dim_text(dim));
        self.out.push(Demand { inst, dim: dim.clone(), kind, subject });
    }

    fn divisors(&mut self, inst: Option<InstId>, dim: &Dim) {
        for divisor in dim.divisors() {
            self.push(inst, DemandKind::NotZero, &divisor, |text| format!("divisor `{text}`"));
        }
    }

    /// An extent of what `of` names.
    fn extent(&mut self, inst: Option<InstId>, extent: &Extent, of: &str) {
        if let Extent::Static(dim) = extent {
            self.divisors(inst, dim);
            self.push(inst, DemandKind::Positive, dim, |text| format!("extent `{text}` of {of}"));
        }
    }

    /// The symbolic value of an index that the instance fixes. A number alone
    /// is none: passes make such from anything.
    fn dim(&mut self, value: Value) -> Option<Dim> {
        self.symbolic(value).filter(|dim| dim.as_int().is_none())
    }

    fn symbolic(&mut self, value: Value) -> Option<Dim> {
        if let Some(known) = self.values.get(&value) {
            return known.clone();
        }
        let func = self.func;
        let found = func.def(value).filter(|_| *func.ty(value) == Type::INDEX).and_then(|inst| match &inst.op {
            Op::Const { value: Literal::Int(value) } => i64::try_from(*value).ok().map(Dim::int),
            Op::Dim { dim } => Some(dim.clone()),
            Op::Sym { sym } => Some(Dim::sym(*sym)),
            Op::Bin { op } => {
                let (a, b) = (self.symbolic(inst.args[0])?, self.symbolic(inst.args[1])?);
                match op {
                    BinOp::Add => Some(a.add(&b)),
                    BinOp::Sub => Some(a.sub(&b)),
                    BinOp::Mul => Some(a.mul(&b)),
                    BinOp::Div => a.div(&b),
                    BinOp::Rem => a.rem(&b),
                    _ => None,
                }
            }
            _ => None,
        });
        let small = found.filter(|dim| dim.weight() <= 64 && dim.depth() <= 8);
        self.values.insert(value, small.clone());
        small
    }

    fn constant(&mut self, inst: Option<InstId>, value: Value, of: &str) {
        if let Some(dim) = self.dim(value) {
            self.extent(inst, &Extent::Static(dim), of);
        }
    }

    /// Memory in messages.
    fn name(&self, value: Value, space: Space) -> String {
        let name = self.func.values[self.func.root(value)].name.as_deref();
        name.map_or_else(|| format!("a {} tile", space.name()), |name| format!("`{name}`"))
    }

    fn inst(&mut self, id: InstId, inst: &Inst) {
        let at = Some(id);
        match &inst.op {
            Op::Alloc {} | Op::Reshape {} => {
                let Some((result, mem)) = inst.result.and_then(|result| Some((result, self.func.ty(result).mem()?)))
                else {
                    return;
                };
                let mut of = self.name(result, mem.space);
                if let Op::Reshape {} = inst.op {
                    of.insert_str(0, "a reshape of ");
                }
                for extent in &mem.shape {
                    self.extent(at, extent, &of);
                }
            }
            Op::Region { axes, .. } => {
                let Some(mem) = self.func.ty(inst.args[0]).mem() else { return };
                let of = format!("a region of {}", self.name(inst.args[0], mem.space));
                for axis in axes {
                    if let Axis::Keep(extent) = axis {
                        self.extent(at, extent, &of);
                    }
                }
            }
            Op::Dim { dim } => self.divisors(at, dim),
            Op::Bin { op: BinOp::Div | BinOp::Rem } => {
                if let Some(divisor) = self.dim(inst.args[1]) {
                    self.push(at, DemandKind::NotZero, &divisor, |text| format!("divisor `{text}`"));
                }
            }
            Op::For { kind } => {
                if let Some(step) = self.dim(inst.args[2]) {
                    self.push(at, DemandKind::Positive, &step, |text| format!("step `{text}` of a loop"));
                }
                if let LoopKind::Pipelined { stages, .. } = kind {
                    self.divisors(at, stages);
                    self.push(at, DemandKind::Positive, stages, |text| format!("number of stages `{text}`"));
                }
            }
            Op::Parallel {} => {
                for &extent in &inst.args {
                    self.constant(at, extent, "`parallel!`");
                }
            }
            Op::Threads {} => self.constant(at, inst.args[0], "`threads!`"),
            Op::Call { callee } => {
                let Some(callee) = self.func.callees.get(*callee) else { return };
                for dim in &callee.consts {
                    self.divisors(at, dim);
                }
            }
            _ => {}
        }
    }
}
