//! Inlining: replaces calls by the bodies of device functions.
//!
//! Before:
//! ```text
//! kernel k(…)
//! callee fn0 = scale<64>
//! body {
//!   call %tile, %factor, callee = fn0
//! }
//!
//! device scale<T: Num, const N: index>(%0 x: mut shared<T, [N]>, %1 by: T)
//! body {
//!   %2 = dim N : index
//!   parallel %2 (%3 i: index) {
//!     %4 = load %0, %3 : T
//!     …
//! ```
//! After:
//! ```text
//! body {
//!   %2 = const 64 : index
//!   parallel %2 (%3 i: index) {
//!     %4 = load %tile, %3 : f32
//!     …
//! ```
//!
//! The callee's type parameters are those of its arguments, its const
//! parameters are the call's. A tile parameter becomes the argument, so its
//! extents and element type must be equal; where the tile lives is the
//! caller's matter, and views inside follow. Instructions take the position of
//! the call, since positions mean the caller's file.
//!
//! A tile that a function gives is the last kind of parameter (`return`). The caller
//! allocates it in front of the call, and the function says where it lives:
//!
//! ```text
//! %acc = alloc : fragment<f32, [64, 64]>       %acc = alloc : shared<f32, [64, 64]>
//! call %x, %acc, callee = fn0                  fill %acc, …
//!
//! device f(%0 x: …, %1 t: return shared<f32, [64, 64]>)
//! ```

use super::specialize::{SpecializeError, specialize};
use crate::elem::{DType, Elem};
use crate::ir::text::{ParseError, type_text};
use crate::ir::{
    Axis, CalleeId, Extent, Func, FuncKind, Inst, InstId, MemTy, Op, RegionId, Space, Span, Type, Value, ValueData,
    ValueDef,
};
use crate::launch::Scalar;
use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

/// How deep calls may nest.
const MAX_DEPTH: usize = 64;
/// How many instructions a function may have once its calls are replaced.
/// Functions that call others twice grow with every level of calls.
const MAX_INSTS: usize = 1 << 18;

/// A function that may be called, with what it needs to be linked.
pub trait Function {
    /// The function, symbolic.
    ///
    /// # Errors
    /// When its text cannot be read.
    fn func(&self) -> Result<Arc<Func>, ParseError>;
    /// The values of its outside constants.
    fn externs(&self) -> Vec<Scalar>;
    /// The function that its callee number `index` is.
    fn callee(&self, index: usize) -> Option<&dyn Function>;
}

/// Why a call cannot be replaced by the function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InlineError {
    /// The function, as the call spells it.
    pub callee: String,
    /// Where it is called.
    pub span: Span,
    /// What is wrong.
    pub cause: InlineCause,
}

/// What is wrong with a call.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum InlineCause {
    /// Nothing says what the function is.
    Missing,
    /// The function's text cannot be read.
    Parse(ParseError),
    /// What is called is a kernel.
    Kernel,
    /// Another number of arguments than parameters.
    Arguments {
        /// The number of parameters.
        expected: usize,
        /// The number of arguments.
        found: usize,
    },
    /// An argument that does not fit its parameter.
    Parameter {
        /// The parameter.
        name: String,
        /// Its type.
        expected: String,
        /// The argument's type.
        found: String,
    },
    /// The function gives another type than the call takes, or nothing.
    Result {
        /// What the call takes.
        expected: String,
        /// What the function gives.
        found: String,
    },
    /// Neither an argument nor the result says what a type parameter is.
    Undetermined {
        /// The type parameter.
        param: String,
    },
    /// The function has no instance for these arguments.
    Specialize(SpecializeError),
    /// The function calls itself, or calls nest too deep.
    Recursion,
    /// With the function in the place of the call, the caller is too long.
    TooLong,
    /// A call inside the function is wrong.
    Inside(Box<InlineError>),
}

impl fmt::Display for InlineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "call of `{}`: ", self.callee)?;
        match &self.cause {
            InlineCause::Missing => f.write_str("the function is not linked"),
            InlineCause::Parse(e) => write!(f, "its text is malformed: {e}"),
            InlineCause::Kernel => f.write_str("a kernel cannot be called"),
            InlineCause::Arguments { expected, found } => write!(f, "{found} arguments given, expected {expected}"),
            InlineCause::Parameter { name, expected, found } => {
                write!(f, "parameter `{name}` is {expected}, the argument is {found}")
            }
            InlineCause::Result { expected, found } => write!(f, "gives {found}, expected {expected}"),
            InlineCause::Undetermined { param } => write!(f, "neither arguments nor result say what `{param}` is"),
            InlineCause::Specialize(e) => e.fmt(f),
            InlineCause::Recursion => f.write_str("functions cannot be recursive"),
            InlineCause::TooLong => write!(f, "calls make the function longer than {MAX_INSTS} instructions"),
            InlineCause::Inside(e) => e.fmt(f),
        }
    }
}

impl std::error::Error for InlineError {}

/// The function that callee number `.0` is.
pub type Callees<'a> = dyn Fn(usize) -> Option<&'a dyn Function> + 'a;

/// Replaces every call in a concrete, well-formed function; `callee` gives the
/// functions behind its callees.
///
/// # Errors
/// The first call that cannot be replaced.
pub fn inline_calls<'a>(func: &mut Func, callee: &Callees<'a>) -> Result<(), InlineError> {
    Inliner::default().calls(func, callee)
}

type Key = (usize, Vec<DType>, Vec<i64>);

#[derive(Default)]
struct Inliner {
    /// The functions being inlined, outermost first.
    open: Vec<usize>,
    /// Instances made so far, free of calls.
    made: HashMap<Key, Arc<Func>>,
}

impl Inliner {
    fn calls<'a>(&mut self, func: &mut Func, callee: &Callees<'a>) -> Result<(), InlineError> {
        let mut splicer = Splicer { func, renamed: HashMap::new() };
        let body = splicer.func.body;
        splicer.region(body, &mut |caller, id| {
            let inst = &caller.insts[id];
            let Op::Call { callee: number } = inst.op else { return Ok(None) };
            let fitting = |func: Arc<Func>| match caller.insts.len() + func.insts.len() > MAX_INSTS {
                true => Err(InlineCause::TooLong),
                false => Ok(func),
            };
            let result = self.instance(caller, inst, number, callee(number.index())).and_then(fitting);
            result.map(Some).map_err(|cause| InlineError {
                callee: caller.callees[number].path.clone(),
                span: inst.span,
                cause,
            })
        })?;
        func.callees = Default::default();
        Ok(())
    }

    /// The function that a call means, concrete and free of calls.
    fn instance(
        &mut self,
        caller: &Func,
        call: &Inst,
        number: CalleeId,
        function: Option<&dyn Function>,
    ) -> Result<Arc<Func>, InlineCause> {
        let function = function.ok_or(InlineCause::Missing)?;
        let symbolic = function.func().map_err(InlineCause::Parse)?;
        if symbolic.kind == FuncKind::Kernel {
            return Err(InlineCause::Kernel);
        }
        let (expected, found) = (symbolic.params.len(), call.args.len());
        if expected != found {
            return Err(InlineCause::Arguments { expected, found });
        }
        let elems = bind(caller, call, &symbolic)?;
        let consts = caller.callees[number].consts.iter();
        // A specialised caller has numbers for const arguments.
        let consts: Vec<i64> = consts.map(|dim| dim.as_int().unwrap_or_default()).collect();
        let address = std::ptr::from_ref(function).cast::<()>().addr();
        let key = (address, elems, consts);
        if let Some(made) = self.made.get(&key) {
            return fits(caller, call, made).map(|()| made.clone());
        }
        if self.open.contains(&address) || self.open.len() == MAX_DEPTH {
            return Err(InlineCause::Recursion);
        }
        let mut func = specialize(&symbolic, &key.1, &key.2, &function.externs()).map_err(InlineCause::Specialize)?;
        fits(caller, call, &func)?;
        self.open.push(address);
        self.calls(&mut func, &|i| function.callee(i)).map_err(|e| InlineCause::Inside(Box::new(e)))?;
        self.open.pop();
        let func = Arc::new(func);
        self.made.insert(key, func.clone());
        Ok(func)
    }
}

/// The type parameters of a callee, from the arguments and the result.
fn bind(caller: &Func, call: &Inst, callee: &Func) -> Result<Vec<DType>, InlineCause> {
    let params = callee.params.iter().map(|param| param.value).zip(call.args.iter().copied());
    let results = callee.regions[callee.body].result.into_iter().zip(call.result);
    let pairs: Vec<(Value, Value)> = params.chain(results).collect();
    let found = |wanted: usize| {
        pairs.iter().find_map(|&(inside, outside)| match callee.ty(inside).elem() {
            Elem::Param(i) if i as usize == wanted => caller.ty(outside).elem().dtype(),
            _ => None,
        })
    };
    let undetermined = |i: usize| InlineCause::Undetermined { param: callee.elems[i].name.clone() };
    (0..callee.elems.len()).map(|i| found(i).ok_or_else(|| undetermined(i))).collect()
}

/// Whether arguments and result of a call are those of a concrete function.
fn fits(caller: &Func, call: &Inst, callee: &Func) -> Result<(), InlineCause> {
    for (param, &arg) in callee.params.iter().zip(&call.args) {
        let (expected, found) = (callee.ty(param.value), caller.ty(arg));
        if !accepts(expected, found) {
            return Err(InlineCause::Parameter {
                name: param.name.clone(),
                expected: type_text(callee, expected),
                found: type_text(caller, found),
            });
        }
    }
    let expected = call.result.map(|value| caller.ty(value));
    let found = callee.regions[callee.body].result.map(|value| callee.ty(value));
    // A call may leave the result unused.
    if expected.is_none() || expected == found {
        return Ok(());
    }
    let text = |ty: Option<&Type>| ty.map_or_else(|| "nothing".to_owned(), |ty| type_text(caller, ty));
    Err(InlineCause::Result { expected: text(expected), found: text(found) })
}

/// Whether a parameter takes an argument: the same scalar, or a tensor or a tile
/// of the same element type and extents, wherever the tile lives.
fn accepts(param: &Type, arg: &Type) -> bool {
    match (param, arg) {
        (Type::Scalar(a), Type::Scalar(b)) => a == b,
        (Type::Mem(a), Type::Mem(b)) => {
            let fits = |(a, b): (&Extent, &Extent)| *a == Extent::Dyn || a == b;
            (a.space == Space::Global) == (b.space == Space::Global)
                && a.elem == b.elem
                && a.rank() == b.rank()
                && a.shape.iter().zip(&b.shape).all(fits)
        }
        (Type::Scalar(_), Type::Mem(_)) | (Type::Mem(_), Type::Scalar(_)) => false,
    }
}

/// The tiles that a function gives, and where they live.
fn returned(func: &Func) -> impl Iterator<Item = (Value, Space)> + '_ {
    let tiles = func.params.iter().filter(|param| param.returned);
    tiles.filter_map(|param| Some((param.value, func.ty(param.value).mem()?.space)))
}

/// Copies bodies into a caller.
struct Splicer<'f> {
    func: &'f mut Func,
    /// Results of calls that are gone.
    renamed: HashMap<Value, Value>,
}

/// The function that an instruction calls, if it is a call.
type Find<'a> = dyn FnMut(&Func, InstId) -> Result<Option<Arc<Func>>, InlineError> + 'a;

impl Splicer<'_> {
    fn current(&self, value: Value) -> Value {
        self.renamed.get(&value).copied().unwrap_or(value)
    }

    fn region(&mut self, id: RegionId, find: &mut Find<'_>) -> Result<(), InlineError> {
        let mut out = Vec::new();
        for inst in std::mem::take(&mut self.func.regions[id].insts) {
            let args: Vec<Value> = self.func.insts[inst].args.iter().map(|&arg| self.current(arg)).collect();
            self.func.insts[inst].args.clone_from(&args);
            let Some(callee) = find(self.func, inst)? else {
                out.push(inst);
                for inner in self.func.insts[inst].regions.clone() {
                    self.region(inner, find)?;
                }
                continue;
            };
            let (span, result) = (self.func.insts[inst].span, self.func.insts[inst].result);
            let map = callee.params.iter().map(|param| param.value).zip(args).collect();
            let mut copy = Copy { from: &callee, to: self.func, map, span };
            copy.insts(callee.body, &mut out);
            let given = callee.regions[callee.body].result.map(|value| copy.map[&value]);
            let returned: Vec<(Value, Space)> =
                returned(&callee).map(|(param, space)| (copy.map[&param], space)).collect();
            returned.into_iter().for_each(|(tile, space)| self.settle(tile, space));
            if let (Some(result), Some(given)) = (result, given) {
                self.renamed.insert(result, given);
            }
        }
        let region = &mut self.func.regions[id];
        region.insts = out;
        region.result = region.result.map(|value| self.renamed.get(&value).copied().unwrap_or(value));
        Ok(())
    }

    /// Puts a tile that a function gives, and the views of it, where the function has it.
    fn settle(&mut self, tile: Value, space: Space) {
        let root = self.func.root(tile);
        let made = self.func.def(root).is_some_and(|inst| matches!(inst.op, Op::Alloc {}));
        if !made && !self.func.params.iter().any(|param| param.value == root && param.returned) {
            return;
        }
        for i in 0..self.func.values.len() {
            let value = Value::new(i);
            if self.func.root(value) == root
                && let Type::Mem(mem) = &mut self.func.values[value].ty
            {
                mem.space = space;
            }
        }
    }
}

struct Copy<'a> {
    from: &'a Func,
    to: &'a mut Func,
    map: HashMap<Value, Value>,
    span: Span,
}

impl Copy<'_> {
    fn value(&mut self, from: Value, ty: Type, def: ValueDef) -> Value {
        let name = self.from.values[from].name.clone();
        let value = self.to.values.push(ValueData { ty, def, name });
        self.map.insert(from, value);
        value
    }

    fn insts(&mut self, region: RegionId, out: &mut Vec<InstId>) {
        for &id in &self.from.regions[region].insts {
            let inst = &self.from.insts[id];
            let args: Vec<Value> = inst.args.iter().map(|arg| self.map[arg]).collect();
            let new = InstId::new(self.to.insts.len());
            let ty = inst.result.map(|result| self.result_type(inst, result, &args));
            self.to.insts.push(Inst { op: inst.op.clone(), args, regions: Vec::new(), result: None, span: self.span });
            let result = inst.result.zip(ty).map(|(result, ty)| self.value(result, ty, ValueDef::Inst(new)));
            self.to.insts[new].result = result;
            out.push(new);
            for &inner in &inst.regions {
                let inner = self.region(inner);
                self.to.insts[new].regions.push(inner);
            }
        }
    }

    fn region(&mut self, from: RegionId) -> RegionId {
        let source = &self.from.regions[from];
        let id = self.to.regions.push(Default::default());
        for (i, &arg) in source.args.iter().enumerate() {
            let ty = self.from.ty(arg).clone();
            let arg = self.value(arg, ty, ValueDef::Arg(id, i as u32));
            self.to.regions[id].args.push(arg);
        }
        let mut insts = Vec::new();
        self.insts(from, &mut insts);
        let result = source.result.map(|value| self.map[&value]);
        let region = &mut self.to.regions[id];
        region.insts = insts;
        region.result = result;
        id
    }

    /// The type of a copied result. A view is one of what the caller passes.
    fn result_type(&self, inst: &Inst, result: Value, args: &[Value]) -> Type {
        let ty = self.from.ty(result);
        let of = args.first().and_then(|&arg| self.to.ty(arg).mem());
        let (Type::Mem(view), Some(of)) = (ty, of) else { return ty.clone() };
        let shape = match &inst.op {
            Op::Region { axes, .. } => axes
                .iter()
                .filter_map(|axis| match axis {
                    Axis::Keep(extent) => Some(extent.clone()),
                    Axis::Drop => None,
                })
                .collect(),
            Op::Permute { axes } => axes.iter().map(|&axis| of.shape[axis as usize].clone()).collect(),
            Op::Bitcast {} => of.shape.clone(),
            Op::Reshape {} => view.shape.clone(),
            _ => return ty.clone(),
        };
        Type::Mem(MemTy { space: of.space, elem: view.elem, shape })
    }
}
