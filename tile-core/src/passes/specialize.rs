//! Specialisation: binds type parameters, const parameters and outside constants.
//!
//! Before, for `T = f32`, `BM = 64`:
//! ```text
//! kernel k<T: Float, const BM: index>(%0 x: global<T, [?]>)
//! condition multiple(BM, 16), "BM is a multiple of 16"
//! body {
//!   %1 = alloc : shared<T::Acc, [2*BM]>
//!   %2 = dim 2*BM : index
//! }
//! ```
//! After:
//! ```text
//! kernel k(%0 x: global<f32, [?]>)
//! body {
//!   %1 = alloc : shared<f32, [128]>
//!   %2 = const 128 : index
//! }
//! ```
//!
//! No symbol, type parameter or condition is left. What the symbolic checks
//! could not decide is decided here, with the values in the message; so are
//! the extents of tiles, which must be positive.

use super::fold::literal;
use crate::elem::{Bound, DType, Elem};
use crate::ir::verify::{print_errors, verify};
use crate::ir::{
    Axis, Condition, ConditionKind, Demand, Dim, Extent, Func, InstId, Literal, LoopKind, Op, Span, Sym, Type, Value,
};
use crate::launch::Scalar;
use std::fmt;

/// Why a function has no instance for the given parameters.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SpecializeError {
    /// Too many or too few type, const or outside constants.
    Count {
        /// What is counted.
        what: &'static str,
        /// As many as the function has.
        expected: usize,
        /// As many as were given.
        found: usize,
    },
    /// A type that the parameter's bound does not admit.
    Bound {
        /// The parameter.
        param: String,
        /// Its bound.
        bound: Bound,
        /// The type.
        found: DType,
    },
    /// A constant of another type than declared.
    Constant {
        /// The constant.
        name: String,
        /// Its declared type.
        expected: DType,
        /// The type of its value.
        found: DType,
    },
    /// A negative const parameter.
    Negative {
        /// The parameter.
        name: String,
        /// Its value.
        value: i64,
    },
    /// The function itself is ill-formed.
    Malformed {
        /// Its text with what is wrong.
        text: String,
    },
    /// A condition of the function is false.
    Condition {
        /// The condition's own message.
        message: String,
        /// The two sides with their values.
        values: String,
        /// Where it comes from.
        span: Span,
    },
    /// An extent, step or divisor that an instance cannot have.
    Demand {
        /// What it is, its value, and what was expected.
        text: String,
        /// Where it comes from.
        span: Span,
    },
    /// An extent that is zero or negative.
    Extent {
        /// The extent in terms of the function's symbols.
        text: String,
        /// Its value.
        value: i64,
    },
    /// An extent without a value: a division by zero or an overflow.
    NoValue {
        /// The extent in terms of the function's symbols.
        text: String,
    },
}

impl fmt::Display for SpecializeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SpecializeError::Count { what, expected, found } => write!(f, "{found} {what} given, expected {expected}"),
            SpecializeError::Bound { param, bound, found } => {
                write!(f, "`{param}` is {found}, which is not `{}`", bound.name())
            }
            SpecializeError::Constant { name, expected, found } => {
                write!(f, "constant `{name}` is of type {found}, expected {expected}")
            }
            SpecializeError::Condition { message, values, .. } => {
                let colon = if values.is_empty() { "" } else { ": " };
                write!(f, "{message}{colon}{values}")
            }
            SpecializeError::Demand { text, .. } => f.write_str(text),
            SpecializeError::Negative { name, value } => write!(f, "`{name}` is {value}, expected at least 0"),
            SpecializeError::Malformed { text } => write!(f, "the function is ill-formed\n{text}"),
            SpecializeError::Extent { text, value } => write!(f, "extent `{text}` is {value}, expected at least 1"),
            SpecializeError::NoValue { text } => write!(f, "extent `{text}` divides by zero or leaves 64 bits"),
        }
    }
}

impl std::error::Error for SpecializeError {}

impl SpecializeError {
    /// Where the condition that is broken comes from, if known.
    pub fn span(&self) -> Span {
        match self {
            SpecializeError::Condition { span, .. } | SpecializeError::Demand { span, .. } => *span,
            _ => Span::default(),
        }
    }
}

type Result<T> = std::result::Result<T, SpecializeError>;

/// The instance of a function for the given parameters: one type
/// for each type parameter, one value for each const parameter (flags are 0 or
/// 1) and each outside constant.
///
/// # Errors
/// When the parameters do not fit the function or break its conditions.
pub fn specialize(func: &Func, elems: &[DType], consts: &[i64], externs: &[Scalar]) -> Result<Func> {
    verify(func).map_err(|errors| SpecializeError::Malformed { text: print_errors(func, &errors) })?;
    let binding = Binding::new(func, elems, consts, externs)?;
    for condition in &func.conditions {
        if let ConditionKind::Equal(a, b) | ConditionKind::Multiple(a, b) | ConditionKind::AtMost(a, b) =
            &condition.kind
        {
            for divisor in func.divisor_demands(a).iter().chain(&func.divisor_demands(b)) {
                binding.meet(divisor, condition.span)?;
            }
        }
        binding.check(condition)?;
    }
    for demand in func.demands() {
        let span = demand.inst.map_or_else(Span::default, |inst| func.insts[inst].span);
        binding.meet(&demand, span)?;
    }
    let mut out = func.clone();
    // Only what is reachable has been verified.
    let (values, insts) = reachable(func);
    for value in values {
        binding.ty(&mut out.values[value].ty)?;
    }
    for inst in insts {
        binding.op(&mut out.insts[inst].op)?;
    }
    for callee in out.callees.values_mut() {
        for dim in &mut callee.consts {
            *dim = Dim::int(binding.dim(dim)?);
        }
    }
    out.elems.clear();
    out.consts.clear();
    out.externs.clear();
    out.conditions.clear();
    Ok(out)
}

fn reachable(func: &Func) -> (Vec<Value>, Vec<InstId>) {
    let mut values: Vec<Value> = func.params.iter().map(|param| param.value).collect();
    let mut insts = Vec::new();
    for region in [func.host, func.body] {
        values.extend(&func.regions[region].args);
        func.walk(region, &mut |id, inst| {
            insts.push(id);
            values.extend(inst.result);
            values.extend(inst.regions.iter().flat_map(|&inner| &func.regions[inner].args));
        });
    }
    (values, insts)
}

/// The values of a function's parameters.
struct Binding<'a> {
    func: &'a Func,
    elems: &'a [DType],
    consts: &'a [i64],
    externs: &'a [Scalar],
}

fn count(what: &'static str, expected: usize, found: usize) -> Result<()> {
    if expected == found { Ok(()) } else { Err(SpecializeError::Count { what, expected, found }) }
}

impl<'a> Binding<'a> {
    fn new(func: &'a Func, elems: &'a [DType], consts: &'a [i64], externs: &'a [Scalar]) -> Result<Self> {
        count("type parameters", func.elems.len(), elems.len())?;
        count("const parameters", func.consts.len(), consts.len())?;
        count("outside constants", func.externs.len(), externs.len())?;
        for (param, &found) in func.elems.iter().zip(elems) {
            if !param.bound.admits(found) {
                return Err(SpecializeError::Bound { param: param.name.clone(), bound: param.bound, found });
            }
        }
        for (param, &value) in func.consts.iter().zip(consts) {
            if value < 0 {
                return Err(SpecializeError::Negative { name: param.name.clone(), value });
            }
        }
        let binding = Binding { func, elems, consts, externs };
        for (constant, value) in func.externs.iter().zip(externs) {
            let expected = binding.dtype(constant.elem);
            if expected != value.dtype {
                return Err(SpecializeError::Constant { name: constant.path.clone(), expected, found: value.dtype });
            }
        }
        Ok(binding)
    }

    fn dtype(&self, elem: Elem) -> DType {
        match elem {
            Elem::Is(dtype) => dtype,
            Elem::Param(i) => self.elems[i as usize],
            Elem::Acc(i) => self.elems[i as usize].acc(),
        }
    }

    fn sym(&self, sym: Sym) -> Literal {
        match sym {
            Sym::Const(i) => {
                let value = self.consts[i as usize];
                match self.func.consts[i as usize].elem {
                    Elem::BOOL => Literal::Bool(value != 0),
                    _ => Literal::Int(value.into()),
                }
            }
            // A NaN stays a NaN; its payload has no literal.
            Sym::Extern(i) => literal(self.externs[i as usize]).unwrap_or(Literal::Float(f64::NAN)),
        }
    }

    fn dim(&self, dim: &Dim) -> Result<i64> {
        let value = |sym| match self.sym(sym) {
            Literal::Int(x) => i64::try_from(x).ok(),
            // A flag that is passed on.
            Literal::Bool(x) => Some(x.into()),
            Literal::Float(_) => None,
        };
        dim.eval(&value).ok_or_else(|| SpecializeError::NoValue { text: self.func.dim_text(dim) })
    }

    fn extent(&self, extent: &mut Extent) -> Result<()> {
        let Extent::Static(dim) = extent else { return Ok(()) };
        let value = self.dim(dim)?;
        if value < 1 {
            return Err(SpecializeError::Extent { text: self.func.dim_text(dim), value });
        }
        *dim = Dim::int(value);
        Ok(())
    }

    fn elem(&self, elem: &mut Elem) {
        *elem = Elem::Is(self.dtype(*elem));
    }

    fn ty(&self, ty: &mut Type) -> Result<()> {
        match ty {
            Type::Scalar(elem) => {
                self.elem(elem);
                Ok(())
            }
            Type::Mem(mem) => {
                self.elem(&mut mem.elem);
                mem.shape.iter_mut().try_for_each(|extent| self.extent(extent))
            }
        }
    }

    fn op(&self, op: &mut Op) -> Result<()> {
        match op {
            Op::Dim { dim } => *op = Op::Const { value: Literal::Int(self.dim(dim)?.into()) },
            Op::Sym { sym } => *op = Op::Const { value: self.sym(*sym) },
            Op::Region { axes, .. } => {
                for axis in axes {
                    if let Axis::Keep(extent) = axis {
                        self.extent(extent)?;
                    }
                }
            }
            Op::For { kind: LoopKind::Pipelined { stages, .. } } => {
                let mut extent = Extent::Static(stages.clone());
                self.extent(&mut extent)?;
                if let Extent::Static(dim) = extent {
                    *stages = dim;
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn check(&self, condition: &Condition) -> Result<()> {
        let (holds, values) = match &condition.kind {
            ConditionKind::Equal(a, b) => self.compare(a, b, |a, b| a == b)?,
            ConditionKind::Multiple(a, b) => self.compare(a, b, |a, b| a.checked_rem(b) == Some(0))?,
            ConditionKind::AtMost(a, b) => self.compare(a, b, |a, b| a <= b)?,
            ConditionKind::SameElem(a, b) => self.compare_elems(*a, *b, |a, b| a == b),
            ConditionKind::SameWidth(a, b) => self.compare_elems(*a, *b, DType::reads_as),
        };
        if holds {
            return Ok(());
        }
        Err(SpecializeError::Condition { message: condition.message.clone(), values, span: condition.span })
    }

    fn meet(&self, demand: &Demand, span: Span) -> Result<()> {
        let value = self.dim(&demand.dim)?;
        if demand.kind.met(value) {
            return Ok(());
        }
        let text = format!("{} is {value}, expected {}", demand.subject, demand.kind.expected());
        Err(SpecializeError::Demand { text, span })
    }

    fn compare(&self, a: &Dim, b: &Dim, holds: impl Fn(i64, i64) -> bool) -> Result<(bool, String)> {
        let (x, y) = (self.dim(a)?, self.dim(b)?);
        let side = |dim: &Dim, value: i64| match dim.as_int() {
            Some(_) => None,
            None => Some(format!("{} = {value}", self.func.dim_text(dim))),
        };
        Ok((holds(x, y), sides([side(a, x), side(b, y)])))
    }

    fn compare_elems(&self, a: Elem, b: Elem, holds: impl Fn(DType, DType) -> bool) -> (bool, String) {
        let (x, y) = (self.dtype(a), self.dtype(b));
        let side = |elem: Elem, value: DType| match elem {
            Elem::Is(_) => None,
            Elem::Param(_) | Elem::Acc(_) => Some(format!("{} = {}", self.func.elem_text(elem), value.rust_name())),
        };
        (holds(x, y), sides([side(a, x), side(b, y)]))
    }
}

/// The sides of a condition that have values of their own.
fn sides(sides: [Option<String>; 2]) -> String {
    let known: Vec<String> = sides.into_iter().flatten().collect();
    known.join(", ")
}
