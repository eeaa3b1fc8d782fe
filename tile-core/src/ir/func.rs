//! Functions of tile IR: kernels and device functions, with their tables.

use super::dim::{Dim, Sym};
use super::ids::{CalleeId, InstId, Map, RegionId, Value};
use super::ops::Op;
use super::schedule::{CopyHints, GemmHints, Schedule};
use super::types::{Span, Type};
use crate::elem::{Bound, Elem};

/// What a function is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FuncKind {
    /// Launched over a grid of blocks.
    Kernel,
    /// Called by kernels and other device functions.
    Device,
}

/// A type parameter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ElemParam {
    /// As the user wrote it.
    pub name: String,
    /// Its trait bound.
    pub bound: Bound,
}

/// A const parameter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConstParam {
    /// As the user wrote it.
    pub name: String,
    /// `index` or `bool`.
    pub elem: Elem,
}

/// A constant of the surrounding Rust code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Extern {
    /// The path as the user wrote it, without spaces.
    pub path: String,
    /// Its type.
    pub elem: Elem,
}

/// Whose memory a tensor parameter is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Reach {
    /// The memory of the rank that runs the kernel.
    #[default]
    Own,
    /// Memory of all ranks; the first axis is the rank.
    Peers,
    /// Words of all ranks by which ranks signal; the first axis is the rank.
    Signals,
}

impl Reach {
    /// Every one with its word in the text form; the own rank's memory has none.
    pub const ALL: &'static [(Reach, &'static str)] = &[(Reach::Peers, "peers"), (Reach::Signals, "signals")];

    /// The word in the text form.
    pub fn word(self) -> Option<&'static str> {
        Reach::ALL.iter().find(|(reach, _)| *reach == self).map(|(_, word)| *word)
    }
}

/// A parameter of the function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Param {
    /// As the user wrote it.
    pub name: String,
    /// The value that stands for it in the body; its type is the parameter's.
    pub value: Value,
    /// Whether the function may write it (`&mut`). Scalars never.
    pub mutable: bool,
    /// Whether it is a tile that a device function gives: it comes without contents, the
    /// function writes all of it, and where it lives the function says.
    pub returned: bool,
    /// Whose memory it is, of a tensor.
    pub reach: Reach,
}

/// A device function that the function calls.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Callee {
    /// The path as the user wrote it, without spaces or generic arguments.
    pub path: String,
    /// The const arguments, in the callee's order.
    pub consts: Vec<Dim>,
}

/// What a [`Condition`] states.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ConditionKind {
    /// Two extents are equal.
    Equal(Dim, Dim),
    /// The first is a multiple of the second.
    Multiple(Dim, Dim),
    /// The first is at most the second.
    AtMost(Dim, Dim),
    /// Two element types are equal.
    SameElem(Elem, Elem),
    /// Cells of one element type may be read as the other: their widths are
    /// equal, and neither is `bool` unless both are.
    SameWidth(Elem, Elem),
}

/// Something the symbolic checks could not decide, checked when an instance
/// is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Condition {
    /// What must hold.
    pub kind: ConditionKind,
    /// What to tell the user when it does not.
    pub message: String,
    /// Where it comes from.
    pub span: Span,
}

/// A list of instructions with the values it introduces.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Region {
    /// Block indices, loop counters, parallel indices.
    pub args: Vec<Value>,
    /// In order.
    pub insts: Vec<InstId>,
    /// The value of the region, where its instruction has a result.
    pub result: Option<Value>,
}

/// An instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inst {
    /// What it does.
    pub op: Op,
    /// On what.
    pub args: Vec<Value>,
    /// The regions it holds.
    pub regions: Vec<RegionId>,
    /// What it makes.
    pub result: Option<Value>,
    /// Where the user wrote it.
    pub span: Span,
}

impl Inst {
    /// What the instruction says about caches.
    pub fn copy_hints(&self) -> CopyHints {
        match self.op {
            Op::Copy { hints, .. } => hints,
            _ => CopyHints::default(),
        }
    }

    /// What the instruction says about how a GEMM is made.
    pub fn gemm_hints(&self) -> GemmHints {
        match self.op {
            Op::Gemm { hints, .. } => hints,
            _ => GemmHints::default(),
        }
    }

    /// The memory that the instruction itself writes to, through whatever view.
    pub fn written(&self) -> Option<Value> {
        match self.op {
            Op::Copy { .. }
            | Op::CopyWait {}
            | Op::Gather {}
            | Op::Scatter {}
            | Op::Gemm { .. }
            | Op::GemmSp {}
            | Op::Reduce { .. }
            | Op::Scan { .. }
            | Op::AtomicTile { .. } => self.args.last().copied(),
            Op::Fill {} | Op::Atomic { .. } => self.args.first().copied(),
            Op::Store { .. } => self.args.get(1).copied(),
            _ => None,
        }
    }
}

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueDef {
    /// Parameter number `.0` of the function.
    Param(u32),
    /// Argument number `.1` of a region.
    Arg(RegionId, u32),
    /// The result of an instruction.
    Inst(InstId),
}

/// What is known of a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ValueData {
    /// Its type.
    pub ty: Type,
    /// Where it comes from.
    pub def: ValueDef,
    /// The user's name for it, for messages and readable text.
    pub name: Option<String>,
}

/// A kernel or device function.
#[derive(Clone, Debug)]
pub struct Func {
    /// Name in dumps and errors.
    pub name: String,
    /// Kernel or device function.
    pub kind: FuncKind,
    /// Type parameters.
    pub elems: Vec<ElemParam>,
    /// Const parameters.
    pub consts: Vec<ConstParam>,
    /// Outside constants.
    pub externs: Vec<Extern>,
    /// Parameters.
    pub params: Vec<Param>,
    /// Called functions.
    pub callees: Map<CalleeId, Callee>,
    /// What instances must satisfy.
    pub conditions: Vec<Condition>,
    /// How to run it.
    pub schedule: Schedule,
    /// Evaluated by the host before the launch; its values are visible in
    /// `body`. Empty for device functions.
    pub host: RegionId,
    /// Grid extents, host values, slowest axis first; empty for one block.
    pub grid: Vec<Value>,
    /// Why no two blocks access one element without an order, in the user's
    /// words, where the user states it; see [`crate::analysis::ownership`] for
    /// what is proved. Kernels with a grid only.
    pub disjoint: Option<String>,
    /// Executed by each block. Its arguments are the block indices; its
    /// result is what a device function returns.
    pub body: RegionId,
    /// All values.
    pub values: Map<Value, ValueData>,
    /// All instructions.
    pub insts: Map<InstId, Inst>,
    /// All regions.
    pub regions: Map<RegionId, Region>,
}

impl Func {
    /// An empty function.
    pub fn new(name: impl Into<String>, kind: FuncKind) -> Func {
        let mut regions = Map::new();
        let host = regions.push(Region::default());
        let body = regions.push(Region::default());
        Func {
            name: name.into(),
            kind,
            elems: Vec::new(),
            consts: Vec::new(),
            externs: Vec::new(),
            params: Vec::new(),
            callees: Map::new(),
            conditions: Vec::new(),
            schedule: Schedule::default(),
            host,
            grid: Vec::new(),
            disjoint: None,
            body,
            values: Map::new(),
            insts: Map::new(),
            regions,
        }
    }

    /// The type of a value.
    pub fn ty(&self, value: Value) -> &Type {
        &self.values[value].ty
    }

    /// The instruction that makes a value, if one does.
    pub fn def(&self, value: Value) -> Option<&Inst> {
        match self.values[value].def {
            ValueDef::Inst(inst) => Some(&self.insts[inst]),
            ValueDef::Param(_) | ValueDef::Arg(..) => None,
        }
    }

    /// The storage a memory value is a view of: a parameter or an `alloc`.
    pub fn root(&self, mut memory: Value) -> Value {
        while let Some(inst) = self.def(memory).filter(|inst| inst.op.is_view())
            && let Some(&of) = inst.args.first()
        {
            memory = of;
        }
        memory
    }

    /// Whether memory is, or is a view of, a tensor that nothing writes during
    /// a launch: neither the function nor another rank.
    pub fn is_input(&self, memory: Value) -> bool {
        match self.values[self.root(memory)].def {
            ValueDef::Param(number) => {
                let param = &self.params[number as usize];
                !param.mutable && param.reach == Reach::Own
            }
            ValueDef::Arg(..) | ValueDef::Inst(_) => false,
        }
    }

    /// Whose memory this is, or is a view of.
    pub fn reach(&self, memory: Value) -> Reach {
        match self.values[self.root(memory)].def {
            ValueDef::Param(number) => self.params[number as usize].reach,
            ValueDef::Arg(..) | ValueDef::Inst(_) => Reach::Own,
        }
    }

    /// Whether the function takes memory of other ranks.
    pub fn has_ranks(&self) -> bool {
        self.params.iter().any(|param| param.reach != Reach::Own)
    }

    /// The spelling of a symbol.
    pub fn symbol(&self, sym: Sym) -> String {
        match sym {
            Sym::Const(i) => self.consts.get(i as usize).map_or_else(|| format!("?c{i}"), |c| c.name.clone()),
            Sym::Extern(i) => self.externs.get(i as usize).map_or_else(|| format!("?x{i}"), |e| e.path.clone()),
        }
    }

    /// The text of an extent in terms of the function's symbols, as it stands
    /// alone.
    pub fn dim_text(&self, dim: &Dim) -> String {
        let text = dim.text(&|sym| self.symbol(sym));
        let alone =
            if dim.is_quotient() { text.strip_prefix('(').and_then(|text| text.strip_suffix(')')) } else { None };
        alone.map_or_else(|| text.clone(), str::to_owned)
    }

    /// The text of an element type in terms of the function's parameters.
    pub fn elem_text(&self, elem: Elem) -> String {
        let param = |i: u32| self.elems.get(i as usize).map_or_else(|| format!("?t{i}"), |p| p.name.clone());
        match elem {
            Elem::Is(d) => d.name().to_owned(),
            Elem::Param(i) => param(i),
            Elem::Acc(i) => format!("{}::Acc", param(i)),
        }
    }

    /// Every instruction reachable from `region`, outer before inner, in
    /// program order.
    pub fn walk(&self, region: RegionId, f: &mut dyn FnMut(InstId, &Inst)) {
        for &id in &self.regions[region].insts {
            let inst = &self.insts[id];
            f(id, inst);
            for &inner in &inst.regions {
                self.walk(inner, f);
            }
        }
    }

    /// Visits an instruction and those inside of it, outer ones first.
    pub fn walk_inst(&self, inst: &Inst, f: &mut dyn FnMut(&Inst)) {
        f(inst);
        for &inner in &inst.regions {
            self.walk(inner, &mut |_, inst| f(inst));
        }
    }

    /// Whether every type and extent is concrete.
    pub fn is_concrete(&self) -> bool {
        self.elems.is_empty() && self.consts.is_empty() && self.externs.is_empty()
    }
}
