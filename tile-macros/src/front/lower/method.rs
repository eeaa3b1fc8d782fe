//! Lowers methods of scalars, and the extents of memory.

use super::activation::Activation;
use super::place::Place;
use super::{Lower, Zone};
use crate::diag::{Code, Reported};
use crate::front::ast::{Expr, ExprKind, Method};
use crate::front::infer::{Class, Need};
use crate::front::{foreign, names};
use tile_core::elem::{DType, Elem};
use tile_core::ir::pointwise::{self, Gives, PointwiseRow};
use tile_core::ir::{AtomicOp, BinOp, CmpOp, Literal, Op, Order, UnOp, Value};

/// The operation of one operand that is the method of this name.
fn unary(name: &str) -> Option<UnOp> {
    UnOp::ALL.iter().copied().find(|op| op.row().method() == Some(name))
}

/// The operation of two operands of one type that is the method of this name.
fn binary(name: &str) -> Option<BinOp> {
    BinOp::ALL.iter().copied().find(|op| op.row().method() == Some(name))
}

/// What a row asks of operands.
fn need(row: PointwiseRow) -> Need {
    match row.class {
        pointwise::Class::Number => Need::Num,
        pointwise::Class::Float => Need::Float,
        pointwise::Class::Integer => Need::Int,
        pointwise::Class::Word => Need::Word,
        pointwise::Class::Bits | pointwise::Class::Bool => Need::Bits,
    }
}

/// Methods with a shape of their own.
const OTHER: &[&str] = &["clamp", "mul_add", "to_bits", "div_ceil", "rem_euclid"];

const ATOMICS: &[(&str, AtomicOp, Need)] = &[
    ("atomic_add", AtomicOp::Add, Need::Num),
    ("atomic_max", AtomicOp::Max, Need::Num),
    ("atomic_min", AtomicOp::Min, Need::Num),
    ("atomic_and", AtomicOp::And, Need::Int),
    ("atomic_or", AtomicOp::Or, Need::Int),
    ("atomic_xor", AtomicOp::Xor, Need::Int),
    ("atomic_exchange", AtomicOp::Exchange, Need::Any),
    ("atomic_cas", AtomicOp::Cas, Need::Any),
];

const ORDERS: &[(&str, Order)] = &[
    ("Relaxed", Order::Relaxed),
    ("Acquire", Order::Acquire),
    ("Release", Order::Release),
    ("AcqRel", Order::AcqRel),
    ("SeqCst", Order::SeqCst),
];

/// Whether scalars have a method of this name.
pub(super) fn is_scalar_method(name: &str) -> bool {
    scalar_methods().any(|known| known == name)
}

/// Whether a method of scalars may be written as a function: `exp(x)`. Names of activation functions
/// are often those of `#[tile_fn]`s.
pub(super) fn is_scalar_function(name: &str) -> bool {
    Activation::named(name).is_none() && is_scalar_method(name)
}

/// The type that a method such as `to_f32` or `as_u8` of other languages converts to.
fn conversion(name: &str) -> Option<&str> {
    let to = ["to_", "as_", "into_"].iter().find_map(|before| name.strip_prefix(before))?;
    DType::from_rust_name(to).map(|_| to)
}

fn scalar_methods() -> impl Iterator<Item = &'static str> {
    let unary = UnOp::ALL.iter().filter_map(|op| op.row().method());
    let binary = BinOp::ALL.iter().filter_map(|op| op.row().method());
    let activations = Activation::ALL.iter().map(|(name, _)| *name);
    unary.chain(binary).chain(OTHER.iter().copied()).chain(activations)
}

impl<'a> Lower<'a> {
    /// A method call with a value.
    pub(super) fn method(&mut self, expr: &'a Expr, m: &'a Method) -> Result<Value, Reported> {
        let name = m.name.to_string();
        let counts_steps = std::mem::take(&mut self.counts_steps);
        if let Some(thread) = self.thread_of(&m.receiver) {
            return self.thread_value(expr, m, thread);
        }
        if self.token_of(&m.receiver).is_some() {
            return Err(self.token_value(expr));
        }
        if let Some(place) = self.signals_of(&m.receiver) {
            return self.signals_value(expr, m, &place);
        }
        self.unknown_module(m)?;
        if self.is_memory(&m.receiver) {
            return self.memory_method(expr, m, &name);
        }
        if let Some(op) = unary(&name) {
            let (value, []) = self.operands(m)?;
            let ty = self.type_of(value);
            self.need(ty, need(op.row()), m.name.span().into(), &format!("`{name}`"));
            let ty = match op.row().gives {
                Gives::Same => ty,
                Gives::Bool => self.known(Elem::BOOL),
                Gives::Word => self.known(Elem::Is(DType::U32)),
            };
            return Ok(self.emit(Op::Un { op }, &[value], ty));
        }
        if let Some(op) = binary(&name) {
            let (x, [y]) = self.operands(m)?;
            let ty = self.agree((x, &m.receiver), (y, &m.args[0]), expr.loc)?;
            self.need(ty, need(op.row()), m.name.span().into(), &format!("`{name}`"));
            return Ok(self.emit(Op::Bin { op }, &[x, y], ty));
        }
        if let Some(function) = Activation::named(&name) {
            let (x, []) = self.operands(m)?;
            let ty = self.type_of(x);
            self.need(ty, Need::Float, m.name.span().into(), &format!("`{name}`"));
            return Ok(self.activation(function, x));
        }
        match name.as_str() {
            "clamp" => {
                let (x, [lo, hi]) = self.operands(m)?;
                let ty = self.agree((x, &m.receiver), (lo, &m.args[0]), expr.loc)?;
                self.agree((x, &m.receiver), (hi, &m.args[1]), expr.loc)?;
                self.need(ty, Need::Num, m.name.span().into(), "`clamp`");
                let below = self.emit(Op::Bin { op: BinOp::Min }, &[hi, x], ty);
                Ok(self.emit(Op::Bin { op: BinOp::Max }, &[lo, below], ty))
            }
            "mul_add" => {
                let (x, [y, z]) = self.operands(m)?;
                let ty = self.agree((x, &m.receiver), (y, &m.args[0]), expr.loc)?;
                self.agree((x, &m.receiver), (z, &m.args[1]), expr.loc)?;
                self.need(ty, Need::Float, m.name.span().into(), "`mul_add`");
                Ok(self.emit(Op::Fma {}, &[x, y, z], ty))
            }
            "div_ceil" => {
                let (x, [y]) = self.operands(m)?;
                self.expect_elem(x, Elem::INDEX, &m.receiver, "`div_ceil`")?;
                self.expect_elem(y, Elem::INDEX, &m.args[0], "`div_ceil`")?;
                let index = self.known(Elem::INDEX);
                self.divides(&m.args[0], index)?;
                let quotient = self.quotient_rounded_up(x, y, counts_steps);
                self.divided.insert(quotient, (y, &m.args[0]));
                if self.never_negative(x) && self.never_negative(y) {
                    self.quotients.insert(quotient);
                }
                Ok(quotient)
            }
            "rem_euclid" => {
                let (x, [y]) = self.operands(m)?;
                let ty = self.agree((x, &m.receiver), (y, &m.args[0]), expr.loc)?;
                self.need(ty, Need::Num, m.name.span().into(), "`rem_euclid`");
                self.divides(&m.args[0], ty)?;
                // The remainder has the sign of the dividend: one divisor more makes it positive.
                let rest = self.emit(Op::Bin { op: BinOp::Rem }, &[x, y], ty);
                let zero = self.emit(Op::Const { value: Literal::Int(0) }, &[], ty);
                let truth = self.known(Elem::BOOL);
                let negative = self.emit(Op::Cmp { op: CmpOp::Lt }, &[rest, zero], truth);
                let size = self.emit(Op::Un { op: UnOp::Abs }, &[y], ty);
                let more = self.emit(Op::Bin { op: BinOp::Add }, &[rest, size], ty);
                Ok(self.emit(Op::Select {}, &[negative, more, rest], ty))
            }
            "to_bits" => self.encoded(m),
            _ => Err(self.no_method(m, &name)),
        }
    }

    fn quotient_rounded_up(&mut self, x: Value, y: Value, counts_steps: bool) -> Value {
        let before = self.func.insts.len();
        let quotient = if counts_steps && self.is_natural(y) {
            self.builder().steps(x, y)
        } else {
            let natural = std::mem::take(&mut self.natural);
            let quotient = self.builder().div_ceil(x, y, &|value| natural.contains(&value));
            self.natural = natural;
            quotient
        };
        let (loc, ty) = (self.loc, self.known(Elem::INDEX));
        self.locs.resize(self.func.insts.len(), loc);
        let made: Vec<Value> = self.func.insts.values().skip(before).filter_map(|inst| inst.result).collect();
        for value in made {
            self.set_type(value, ty);
        }
        quotient
    }

    fn no_method(&mut self, m: &'a Method, name: &str) -> Reported {
        if self.scalar(&m.receiver).is_err() {
            return Reported;
        }
        let help = match name {
            "powi" => "write the product, or `x.powf(3.0)`".to_owned(),
            "ln_1p" => "write `x.log1p()`".to_owned(),
            "exp_m1" => "write `x.expm1()`".to_owned(),
            "pow" => "write the product".to_owned(),
            "log" => "write `x.ln()`, `x.log2()` or `x.log10()`".to_owned(),
            "fract" => "write `x - x.floor()`".to_owned(),
            "signum" => "write `select(x < 0.0, -1.0, 1.0)`".to_owned(),
            "into" => "write `cast::<T>(x)`".to_owned(),
            _ if let Some(to) = conversion(name) => format!("write `cast::<{to}>(x)`"),
            "square" => "write the product".to_owned(),
            "wrapping_add" | "wrapping_sub" | "wrapping_mul" => "integer `+ - *` wrap".to_owned(),
            "at" | "at_mut" | "t" | "permute" | "reshape" | "bitcast" | "dim" | "shape" => {
                "this is a method of tiles and tensors".to_owned()
            }
            _ => match names::closest(name, scalar_methods()) {
                Some(near) => format!("did you mean `{near}`?"),
                None => "a `#[tile_fn]` can be called as a function".to_owned(),
            },
        };
        self.errors.report(Code::UnknownMethod, m.name.span(), format!("scalars have no method `{name}`"), help)
    }

    /// The receiver and exactly `N` arguments.
    fn operands<const N: usize>(&mut self, m: &'a Method) -> Result<(Value, [Value; N]), Reported> {
        let receiver = self.scalar(&m.receiver);
        if m.args.len() != N {
            let message = format!("`{}` takes {} and got {}", m.name, super::call::count(N), m.args.len());
            let places = ["a", "b", "c"].get(..N).unwrap_or_default().join(", ");
            let help = format!("write `x.{}({places})`", m.name);
            return Err(self.errors.report(Code::Arguments, m.name.span(), message, help));
        }
        let all: Vec<Result<Value, Reported>> = m.args.iter().map(|e| self.scalar(e)).collect();
        let all: Result<Vec<Value>, Reported> = all.into_iter().collect();
        let args = <[Value; N]>::try_from(all?).map_err(|_| Reported)?;
        Ok((receiver?, args))
    }

    fn encoded(&mut self, m: &'a Method) -> Result<Value, Reported> {
        let (value, []) = self.operands(m)?;
        let ty = self.type_of(value);
        if self.types.class(ty) == Class::Float {
            let f32 = self.known(Elem::F32);
            let _ = self.types.unify(ty, f32);
        }
        match self.types.elem(ty).and_then(Elem::dtype).and_then(encoding) {
            Some(bits) => {
                let ty = self.known(bits.into());
                Ok(self.emit(Op::Bits {}, &[value], ty))
            }
            None => {
                let message =
                    format!("`to_bits` needs a concrete float, `{}` is {}", m.receiver, self.class_text(ty, false));
                Err(self.errors.report(
                    Code::TypeMismatch,
                    m.name.span(),
                    message,
                    "convert it first: `cast::<f32>(x)`",
                ))
            }
        }
    }

    /// Methods of tiles and tensors that give scalars.
    fn memory_method(&mut self, expr: &'a Expr, m: &'a Method, name: &str) -> Result<Value, Reported> {
        if let Some(&(_, op, need)) = ATOMICS.iter().find(|(n, ..)| *n == name) {
            return self.atomic(expr, m, op, need);
        }
        match name {
            "ranks" => self.ranks_of(m),
            "dim" => {
                let place = self.measured(&m.receiver)?;
                let front = place.front();
                let axis = match m.args.as_slice() {
                    [axis] => self.constant(axis, false).and_then(|dim| dim.as_int()),
                    _ => None,
                };
                let rank = place.shape.len() - front;
                match axis.and_then(|axis| usize::try_from(axis).ok()).filter(|axis| *axis < rank) {
                    Some(axis) if place.window.is_none() => Ok(self.extent_value(&place, front + axis)),
                    _ => {
                        let message = format!("`dim` takes an axis of `{}`: a literal below {rank}", place.text);
                        Err(self.errors.report(Code::Rank, expr.loc, message, "write `t.dim(0)` for the first axis"))
                    }
                }
            }
            "shape" => {
                let help = "write `let [m, n] = t.shape();`, or `t.dim(0)`";
                Err(self.errors.report(Code::NotScalar, expr.loc, "`shape` gives an array", help))
            }
            "at" | "at_mut" | "t" | "permute" | "reshape" | "bitcast" | "or" | "rank" | "rank_mut" => {
                Err(self.memory_as_value(expr))
            }
            _ => {
                let known =
                    ATOMICS.iter().map(|row| row.0).chain(["dim", "shape", "at", "at_mut", "permute", "reshape"]);
                let help = match (names::closest(name, known), foreign::instead(name)) {
                    (Some(near), _) => format!("did you mean `{near}`?"),
                    (None, Some(help)) if !scalar_methods().any(|scalar| scalar == name) => help.to_owned(),
                    (None, _) => "elementwise functions apply to elements: `t[[i, j]].exp()` in `parallel!`".to_owned(),
                };
                let message = format!("tiles and tensors have no method `{name}`");
                Err(self.errors.report(Code::UnknownMethod, m.name.span(), message, help))
            }
        }
    }

    /// `t.shape()[0]`
    pub(super) fn shape_entry(
        &mut self,
        base: &'a Expr,
        index: &'a [Expr],
        array: bool,
    ) -> Result<Option<Value>, Reported> {
        let ExprKind::Method(m) = &base.peeled().kind else { return Ok(None) };
        if m.name != "shape" || array || index.len() != 1 || !self.is_memory(&m.receiver) {
            return Ok(None);
        }
        let place = self.measured(&m.receiver)?;
        let front = place.front();
        let rank = place.shape.len() - front;
        let axis = self.constant(&index[0], false).and_then(|dim| usize::try_from(dim.as_int()?).ok());
        match axis.filter(|axis| *axis < rank && place.window.is_none()) {
            Some(axis) => Ok(Some(self.extent_value(&place, front + axis))),
            None => {
                let message = format!("`{}` has rank {rank}", place.text);
                Err(self.errors.report(Code::Rank, index[0].loc, message, "name an axis by a literal"))
            }
        }
    }

    fn atomic(&mut self, expr: &'a Expr, m: &'a Method, op: AtomicOp, need: Need) -> Result<Value, Reported> {
        let values = if op == AtomicOp::Cas { 2 } else { 1 };
        self.atomic_arity(m, values)?;
        if self.zone == Zone::Prologue {
            let help = "atomics belong after `blocks`";
            return Err(self.errors.report(Code::Zone, expr.loc, "an atomic in the prologue", help));
        }
        let place = self.element_place(&m.receiver)?;
        self.atomic_memory(&place, m.receiver.loc)?;
        let place = self.whole_place(&m.receiver, "an atomic on")?;
        self.writable(&place, m.receiver.loc)?;
        let (index, array) = match &m.args[0].peeled().kind {
            ExprKind::Array(items) => (items.as_slice(), true),
            _ => (&m.args[..1], false),
        };
        let indices = self.indices(&place, index, array, m.args[0].loc)?;
        let mut args = vec![place.value];
        args.extend(indices);
        for value in &m.args[1..=values] {
            let v = self.scalar(value)?;
            self.expect_elem(v, place.elem, value, &format!("the value of `{}`", m.name))?;
            args.push(v);
        }
        let order = self.order(&m.args[values + 1])?;
        let ty = self.known(place.elem);
        self.need(ty, need, m.name.span().into(), &format!("`{}`", m.name));
        Ok(self.emit(Op::Atomic { op, order }, &args, ty))
    }

    fn atomic_arity(&self, m: &Method, values: usize) -> Result<(), Reported> {
        let usage = match values {
            1 => format!("t.{}([i, j], value, Relaxed)", m.name),
            _ => format!("t.{}([i, j], expected, new, Relaxed)", m.name),
        };
        if m.args.len() == values + 2 {
            return Ok(());
        }
        let message = format!("`{}` takes {} and got {}", m.name, super::call::count(values + 2), m.args.len());
        Err(self.errors.report(Code::Arguments, m.name.span(), message, format!("write `{usage}`")))
    }

    /// Atomics act on memory that others see.
    pub(super) fn atomic_memory(&self, place: &Place, loc: crate::diag::Loc) -> Result<(), Reported> {
        use super::place::Origin;
        use tile_core::ir::Space;
        match place.origin {
            Origin::Tile(space @ (Space::Fragment | Space::Local)) => {
                let message = format!("`{}` is a {} tile, which has no atomics", place.text, space.name());
                let help = "make it a `shared` tile, or a tensor";
                Err(self.errors.report(Code::Memory, loc, message, help))
            }
            Origin::Peers { .. } => {
                let message = format!("`{}` is memory of ranks, which has no atomics", place.text);
                let help = "ranks count by signals: `s.rank(r).add(i, 1)`";
                Err(self.errors.report(Code::Memory, loc, message, help))
            }
            Origin::Tile(_) | Origin::Param { .. } | Origin::Tensor { .. } | Origin::Workspace => Ok(()),
        }
    }

    /// A memory order.
    pub(super) fn order(&self, expr: &Expr) -> Result<Order, Reported> {
        let name = match &expr.peeled().kind {
            ExprKind::Path(path) => path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default(),
            _ => String::new(),
        };
        match ORDERS.iter().find(|(text, _)| *text == name) {
            Some((_, order)) => Ok(*order),
            None => {
                let help = "it is one of `Relaxed`, `Acquire`, `Release`, `AcqRel`, `SeqCst`";
                Err(self.errors.report(Code::Arguments, expr.loc, format!("`{expr}` is not a memory order"), help))
            }
        }
    }
}

/// The unsigned integer that holds a float's encoding.
pub(super) fn encoding(dtype: DType) -> Option<DType> {
    match (dtype.is_float(), dtype.bits()) {
        (true, 64) => Some(DType::U64),
        (true, 32) => Some(DType::U32),
        (true, 16) => Some(DType::U16),
        (true, 8) => Some(DType::U8),
        _ => None,
    }
}
