//! Lowering: from a parsed body to tile IR.
//!
//! One walk over the body resolves names, infers types, checks extents and
//! appends instructions. Scalar types are variables of [`super::infer`] until
//! the end, when every value gets its type.

mod activation;
mod arrange;
mod bytes;
mod call;
mod constant;
mod control;
mod elements;
mod expr;
mod filled;
mod finish;
mod gemm;
mod gemm_sp;
mod launch_checks;
mod memory;
mod message;
mod method;
mod place;
mod prologue;
mod ranks;
mod reduce;
mod resolve;
mod returned;
mod shape;
mod stmt;
mod target_asm;
mod threads;
mod tileop;
mod tiles;
mod token;
mod types;
mod unknown;
mod views;
mod whole;
mod whole_made;

use super::ast::{Expr, NodeId};
use super::file;
use super::infer::{Need, Ty, Types};
use super::parse::{Arms, Parsed, Stated};
use super::signature::{Generic, ParamKind, Signature};
use super::source::Names;
use crate::diag::{Code, Errors, Loc};
pub(crate) use constant::is_constant_name;
use place::Place;
use proc_macro2::{Ident, TokenStream};
use std::collections::{HashMap, HashSet};
use tile_core::elem::Elem;
use tile_core::ir::{
    Builder, ConstParam, DemandKind, Dim, ElemParam, Func, FuncKind, InstId, Literal, MemTy, Op, Reach, RegionId,
    Space, Span, Type, Value,
};

/// What lowering gives.
pub(crate) struct Output {
    /// The function.
    pub(crate) func: Func,
    /// The source of each instruction.
    pub(crate) locs: Vec<Loc>,
    /// The source of each condition.
    pub(crate) condition_locs: Vec<Loc>,
    /// Where constants stand that an instance may not have.
    pub(crate) demand_locs: HashMap<(DemandKind, Dim), Loc>,
    /// The path of each outside constant.
    pub(crate) externs: Vec<syn::Path>,
    /// The path of each called function, with its generic arguments.
    pub(crate) callees: Vec<(syn::Path, TokenStream)>,
    /// The type of each expression that inference decided.
    pub(crate) types: Vec<Option<Elem>>,
    /// The names that `dims!` binds.
    pub(crate) binds: HashSet<NodeId>,
    /// The tiles that a call may write.
    pub(crate) call_writes: HashSet<(InstId, Value)>,
}

/// Which part of the body is being lowered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Zone {
    /// Before the launch.
    Prologue,
    /// Once for each block.
    Block,
    /// Once for each index of `parallel!`.
    Parallel,
    /// Once for each thread of `threads!`.
    Threads,
}

impl Zone {
    /// Whether it is not the block that runs it, but each iteration or thread.
    fn is_inside(self) -> bool {
        matches!(self, Zone::Parallel | Zone::Threads)
    }

    /// The word that the body stands in.
    fn word(self) -> &'static str {
        if self == Zone::Threads { "`threads!`" } else { "`parallel!`" }
    }
}

/// What a name stands for.
#[derive(Clone)]
enum Binding<'a> {
    /// A value, and its symbolic form when it is constant.
    Scalar { value: Value, dim: Option<Dim> },
    /// A mutable variable in a cell of its own.
    Variable { cell: Value, zone: Zone },
    /// A tensor, tile or view.
    Memory(Place),
    /// An array of tiles.
    Tiles(Vec<Place>),
    /// Words by which ranks signal.
    Signals(Place),
    /// A thread.
    Thread(threads::Thread),
    /// An asynchronous copy, by its number.
    Token(usize),
    /// A `const` of the body.
    Const { value: &'a Expr, elem: Elem },
    /// Something already reported.
    Failed,
}

struct Entry<'a> {
    binding: Binding<'a>,
    loc: Loc,
    used: bool,
    parameter: bool,
}

/// The state of lowering one function.
struct Lower<'a> {
    errors: &'a Errors,
    signature: &'a Signature,
    func: Func,
    region: RegionId,
    loc: Loc,
    locs: Vec<Loc>,
    condition_locs: Vec<Loc>,
    demand_locs: HashMap<(DemandKind, Dim), Loc>,
    types: Types,
    /// By value: the type of a scalar, or of a variable's cell.
    value_types: Vec<Option<Ty>>,
    node_types: Vec<Option<Ty>>,
    stated: &'a Stated,
    arms: &'a Arms,
    binds: HashSet<NodeId>,
    call_writes: HashSet<(InstId, Value)>,
    /// The tiles that called functions give.
    given: Vec<(Value, Loc, String)>,
    /// The asynchronous copies so far.
    tokens: Vec<token::Token>,
    scopes: Vec<HashMap<String, Entry<'a>>>,
    zone: Zone,
    team: threads::Team,
    /// The indices of the loops around, the outermost first.
    indices: Vec<(String, Value)>,
    /// Those of them that are never negative.
    natural: HashSet<Value>,
    /// Whether the next `div_ceil` ends a loop from zero or more.
    counts_steps: bool,
    needs: Vec<(Ty, Need, Loc, String)>,
    /// Values whose type the context must give.
    open: Vec<(Ty, Loc, String)>,
    externs: Vec<(String, syn::Path, Ty)>,
    callees: Vec<(syn::Path, TokenStream)>,
    /// The divisor of each quotient and remainder of integers.
    divided: HashMap<Value, (Value, &'a Expr)>,
    /// How many values there were when the prologue ended.
    host_values: usize,
    /// Results of `div_ceil` that are not negative.
    quotients: HashSet<Value>,
}

/// Whether a name is a word of the language, to be called as a function.
pub(crate) fn is_word(name: &str) -> bool {
    stmt::is_statement(name)
        || stmt::is_allocation(name)
        || matches!(name, "cast" | "cast_with" | "select" | "span" | "from_bits" | "target_asm")
}

/// Whether a name is that of a function that makes memory.
pub(crate) fn is_allocation(name: &str) -> bool {
    stmt::is_allocation(name)
}

/// Whether an expression is an allocation.
pub(in crate::front) fn makes_memory(expr: &Expr) -> bool {
    stmt::makes_memory(expr)
}

/// Whether a name is that of a scan, whose operands may be one tile.
pub(crate) fn is_scan(name: &str) -> bool {
    tile_core::ir::ScanOp::from_function(name).is_some()
}

/// Whether a name is that of a method of scalars.
pub(crate) fn is_scalar_method(name: &str) -> bool {
    method::is_scalar_method(name)
}

/// Whether a call in `tile!` or index notation is that of a method of scalars, `exp(x)`, and of no tile
/// function in the file.
pub(crate) fn is_scalar_function(name: &Ident) -> bool {
    let file = file::around(name);
    let is_own = |names: &Names| names.tile_functions().any(|known| name == known);
    method::is_scalar_function(&name.to_string()) && !file.as_ref().and_then(|file| file.names()).is_some_and(is_own)
}

/// "no indices", "1 index", "2 indices"
pub(crate) fn count_of(n: usize, noun: &str) -> String {
    call::count_of(n, noun)
}

/// Lowers a body. Mistakes are in `errors`.
pub(crate) fn run(errors: &Errors, kind: FuncKind, name: &str, signature: &Signature, parsed: &Parsed) -> Output {
    let Parsed { body, nodes, stated, arms } = parsed;
    let func = Func::new(name, kind);
    let mut lower = Lower {
        errors,
        signature,
        region: func.body,
        func,
        loc: Loc::of(&signature.name),
        locs: Vec::new(),
        condition_locs: Vec::new(),
        demand_locs: HashMap::new(),
        types: Types::new(signature.elems.iter().map(|(_, bound)| *bound).collect()),
        value_types: Vec::new(),
        node_types: vec![None; *nodes],
        stated,
        arms,
        binds: HashSet::new(),
        call_writes: HashSet::new(),
        given: Vec::new(),
        tokens: Vec::new(),
        scopes: vec![HashMap::new()],
        zone: Zone::Block,
        team: threads::Team::default(),
        indices: Vec::new(),
        natural: HashSet::new(),
        counts_steps: false,
        needs: Vec::new(),
        open: Vec::new(),
        externs: Vec::new(),
        callees: Vec::new(),
        divided: HashMap::new(),
        host_values: 0,
        quotients: HashSet::new(),
    };
    lower.parameters();
    match kind {
        FuncKind::Kernel => lower.kernel_body(body),
        FuncKind::Device => lower.function_body(body),
    }
    lower.unstated();
    lower.unused_parameters();
    lower.finish()
}

impl<'a> Lower<'a> {
    fn parameters(&mut self) {
        let signature = self.signature;
        for (name, bound) in &signature.elems {
            self.func.elems.push(ElemParam { name: name.to_string(), bound: *bound });
        }
        for (name, dtype) in &signature.consts {
            self.func.consts.push(ConstParam { name: name.to_string(), elem: Elem::Is(*dtype) });
        }
        for param in &signature.params {
            let (name, kind) = (param.name.to_string(), param.kind);
            let (ty, mutable) = match kind {
                ParamKind::Tensor { elem, rank, mutable } => (memory_type(Space::Global, elem, rank), mutable),
                // Where the caller's tile lives is the caller's business.
                ParamKind::Tile { elem, rank, mutable } => (memory_type(Space::Shared, elem, rank), mutable),
                ParamKind::Peers { elem, rank, mutable } => (memory_type(Space::Global, elem, rank + 1), mutable),
                ParamKind::Signals => (memory_type(Space::Global, ranks::WORD, 2), false),
                ParamKind::Scalar(elem) => (Type::Scalar(elem), false),
            };
            let elem = ty.elem();
            let value = self.builder().param(&name, ty, mutable);
            if let Some(param) = self.func.params.last_mut() {
                param.reach = match kind {
                    ParamKind::Peers { .. } => Reach::Peers,
                    ParamKind::Signals => Reach::Signals,
                    ParamKind::Tensor { .. } | ParamKind::Tile { .. } | ParamKind::Scalar(_) => Reach::Own,
                };
            }
            let binding = match kind {
                ParamKind::Scalar(_) => {
                    let ty = self.known(elem);
                    self.set_type(value, ty);
                    Binding::Scalar { value, dim: None }
                }
                ParamKind::Tensor { rank, .. } | ParamKind::Tile { rank, .. } => {
                    Binding::Memory(Place::parameter(value, elem, rank, kind, &name))
                }
                ParamKind::Peers { rank, .. } => Binding::Memory(Place::parameter(value, elem, rank + 1, kind, &name)),
                ParamKind::Signals => Binding::Signals(Place::parameter(value, elem, 2, kind, &name)),
            };
            let entry = Entry { binding, loc: Loc::of(&param.name), used: false, parameter: true };
            self.insert(name, entry);
        }
    }

    fn unused_parameters(&mut self) {
        // Where something is wrong, a use may not have been seen.
        if !self.errors.is_empty() || self.signature.partial {
            return;
        }
        let names: Vec<(String, Loc)> = self.scopes[0]
            .iter()
            .filter(|(name, entry)| entry.parameter && !entry.used && !name.starts_with('_'))
            .map(|(name, entry)| (name.clone(), entry.loc))
            .collect();
        // In the order of the signature: the map has none.
        for param in &self.signature.params {
            let name = param.name.to_string();
            if let Some((_, loc)) = names.iter().find(|(n, _)| *n == name) {
                let help = format!("remove it, or write `_{name}` to keep it");
                self.errors.report(Code::UnusedParameter, *loc, format!("parameter `{name}` is never used"), help);
            }
        }
    }

    // Names.

    fn insert(&mut self, name: String, entry: Entry<'a>) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.insert(name, entry);
        }
    }

    fn bind(&mut self, name: &Ident, binding: Binding<'a>) {
        let entry = Entry { binding, loc: Loc::of(name), used: false, parameter: false };
        self.insert(name.to_string(), entry);
    }

    fn lookup(&mut self, name: &str) -> Option<&Binding<'a>> {
        let entry = self.scopes.iter_mut().rev().find_map(|scope| scope.get_mut(name))?;
        entry.used = true;
        Some(&entry.binding)
    }

    fn update(&mut self, name: &str, binding: Binding<'a>) {
        if let Some(entry) = self.scopes.iter_mut().rev().find_map(|scope| scope.get_mut(name)) {
            entry.binding = binding;
        }
    }

    /// Runs `f` in a scope of its own.
    fn scoped<R>(&mut self, f: impl FnOnce(&mut Self) -> R) -> R {
        self.scopes.push(HashMap::new());
        let result = f(self);
        self.scopes.pop();
        result
    }

    /// Runs `f` with instructions going to `region`.
    fn within<R>(&mut self, region: RegionId, f: impl FnOnce(&mut Self) -> R) -> R {
        let outer = std::mem::replace(&mut self.region, region);
        let result = self.scoped(f);
        self.region = outer;
        result
    }

    // Instructions.

    fn builder(&mut self) -> Builder<'_> {
        let (region, span) = (self.region, self.span());
        let mut builder = Builder::at(&mut self.func, region);
        builder.span = span;
        builder
    }

    fn span(&self) -> Span {
        self.loc.start()
    }

    fn effect(&mut self, op: Op, args: &[Value], regions: &[RegionId]) {
        self.builder().effect(op, args, regions);
        let loc = self.loc;
        self.locs.resize(self.func.insts.len(), loc);
    }

    /// Appends an instruction with a scalar result.
    fn emit(&mut self, op: Op, args: &[Value], ty: Ty) -> Value {
        self.emit_with(op, args, &[], ty)
    }

    fn emit_with(&mut self, op: Op, args: &[Value], regions: &[RegionId], ty: Ty) -> Value {
        // The type of a scalar is filled in at the end.
        let value = self.builder().value(op, args, regions, Type::BOOL);
        let loc = self.loc;
        self.locs.resize(self.func.insts.len(), loc);
        self.set_type(value, ty);
        value
    }

    /// Appends an instruction that names memory.
    fn emit_memory(&mut self, op: Op, args: &[Value], ty: MemTy) -> Value {
        let value = self.builder().value(op, args, &[], Type::Mem(ty));
        let loc = self.loc;
        self.locs.resize(self.func.insts.len(), loc);
        value
    }

    fn index(&mut self, value: i64) -> Value {
        let ty = self.known(Elem::INDEX);
        self.emit(Op::Const { value: Literal::Int(value.into()) }, &[], ty)
    }

    fn dim_value(&mut self, dim: &Dim) -> Value {
        match dim.as_int() {
            Some(value) => self.index(value),
            None => {
                let ty = self.known(Elem::INDEX);
                self.emit(Op::Dim { dim: dim.clone() }, &[], ty)
            }
        }
    }

    fn name_value(&mut self, value: Value, name: &Ident) {
        let data = &mut self.func.values[value];
        if data.name.is_none() {
            data.name = Some(name.to_string());
        }
    }

    fn generic(&self, name: &str) -> Option<Generic> {
        self.signature.generics.get(name).copied()
    }
}

fn memory_type(space: Space, elem: Elem, rank: usize) -> Type {
    Type::Mem(MemTy { space, elem, shape: vec![tile_core::ir::Extent::Dyn; rank] })
}
