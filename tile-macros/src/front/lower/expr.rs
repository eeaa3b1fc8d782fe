//! Lowers scalar expressions.

use super::constant::is_constant_path;
use super::{Binding, Lower};
use crate::diag::{Code, Loc, Reported};
use crate::front::ast::{Binary, BinaryKind, Block, Expr, ExprKind, If, Unary};
use crate::front::infer::{Class, Need, Ty};
use crate::front::signature::Generic;
use tile_core::elem::{DType, Elem};
use tile_core::ir::{BinOp, Literal, Op, Sym, UnOp, Value};

impl<'a> Lower<'a> {
    /// Lowers a scalar expression.
    pub(super) fn scalar(&mut self, expr: &'a Expr) -> Result<Value, Reported> {
        let outer = std::mem::replace(&mut self.loc, expr.loc);
        let result = self.scalar_kind(expr);
        self.loc = outer;
        result
    }

    fn scalar_kind(&mut self, expr: &'a Expr) -> Result<Value, Reported> {
        match &expr.kind {
            ExprKind::Int { value, suffix, .. } => {
                Ok(self.literal(expr, Literal::Int(*value), suffix.map_or(Class::Int, |d| Class::Is(d.into()))))
            }
            ExprKind::Float { value, suffix, .. } => {
                Ok(self.literal(expr, Literal::Float(*value), suffix.map_or(Class::Float, |d| Class::Is(d.into()))))
            }
            ExprKind::Bool(token) => Ok(self.literal(expr, Literal::Bool(token.value), Class::Is(Elem::BOOL))),
            ExprKind::Path(path) => self.name(expr, path),
            ExprKind::Paren(inner) => self.scalar(inner),
            ExprKind::Unary { op, operand } => self.unary(expr, *op, operand),
            ExprKind::Binary { op, left, right } => self.binary(expr, *op, left, right),
            ExprKind::Cast { operand, ty } => {
                let elem = self.signature.elem(self.errors, ty);
                let value = self.scalar(operand)?;
                let elem = elem?;
                if elem.dtype().is_none() {
                    let help = format!("write `cast::<{}>({operand})`", self.elem_text(elem));
                    return Err(self.errors.report(
                        Code::TypeMismatch,
                        expr.loc,
                        "`as` converts to concrete types",
                        help,
                    ));
                }
                Ok(self.convert(value, elem, None))
            }
            ExprKind::Call { path, args } => self.call(expr, path, args, true)?.ok_or(Reported),
            ExprKind::Method(m) => self.method(expr, m),
            ExprKind::Index { base, index, array } => self.element(base, index, *array),
            ExprKind::If(branch) => self.if_value(expr, branch),
            ExprKind::Block(block) => {
                let Some(result) = &block.result else {
                    return Err(self.errors.report(
                        Code::NoValue,
                        expr.loc,
                        "this block has no value",
                        "end it with one",
                    ));
                };
                self.scoped(|this| {
                    this.stmts(&block.stmts);
                    this.scalar(result)
                })
            }
            ExprKind::Borrow { .. } if self.is_memory(expr) => Err(self.memory_as_value(expr)),
            ExprKind::Borrow { operand, .. } => {
                let help = format!("write `{operand}`");
                Err(self.errors.report(Code::NotScalar, expr.loc, "there are no references to scalars", help))
            }
            ExprKind::Tiles { .. } => {
                let help = format!("bind it first: `let mut tiles = {expr};`");
                Err(self.errors.report(Code::Memory, expr.loc, "memory without a name", help))
            }
            ExprKind::Array(_) | ExprKind::Tuple(_) | ExprKind::Full => {
                let help = "arrays of indices stand in `t[[i, j]]`, `t.at([i, j])` and `blocks([…])`";
                Err(self.errors.report(Code::NotScalar, expr.loc, format!("`{expr}` is not a scalar"), help))
            }
        }
    }

    pub(super) fn memory_as_value(&self, expr: &Expr) -> Reported {
        let help = "read one element `t[[i, j]]`, or use a tile operation such as `copy`";
        self.errors.report(Code::NotScalar, expr.loc, format!("`{expr}` is a tile or tensor, not a scalar"), help)
    }

    /// A tile or tensor of so many axes in a scalar's place.
    fn element_of(&self, expr: &Expr, rank: usize) -> Reported {
        let element = match rank {
            0 => format!("{expr}[[]]"),
            1 => format!("{expr}[i]"),
            _ => format!("{expr}[[{}]]", ["i", "j", "k", "l", "m"][..rank.min(5)].join(", ")),
        };
        let help = format!("read one element `{element}`, or use a tile operation such as `copy`");
        self.errors.report(Code::NotScalar, expr.loc, format!("`{expr}` is a tile or tensor, not a scalar"), help)
    }

    fn literal(&mut self, expr: &Expr, value: Literal, class: Class) -> Value {
        let ty = self.types.fresh(class);
        self.note(expr.id, ty);
        self.emit(Op::Const { value }, &[], ty)
    }

    fn name(&mut self, expr: &'a Expr, path: &'a syn::Path) -> Result<Value, Reported> {
        if let Some(name) = path.get_ident() {
            let text = name.to_string();
            match self.lookup(&text).cloned() {
                Some(Binding::Scalar { value, .. }) => return Ok(value),
                Some(Binding::Variable { cell, .. }) => {
                    let ty = self.type_of(cell);
                    return Ok(self.emit(Op::Load {}, &[cell], ty));
                }
                Some(Binding::Memory(place)) => {
                    self.names_a_rank(&place, expr)?;
                    return Err(self.element_of(expr, place.rank()));
                }
                Some(Binding::Signals(_)) => {
                    let help = format!("write `{text}.rank(r).set(i, value)`, `add` or `wait`");
                    return Err(self.errors.report(
                        Code::NotScalar,
                        expr.loc,
                        format!("`{text}` are signals, not a number"),
                        help,
                    ));
                }
                Some(Binding::Tiles(_)) => return Err(self.array_as_one(expr)),
                Some(Binding::Thread(_)) => return Err(self.thread_as_value(expr)),
                Some(Binding::Token(_)) => return Err(self.token_as_value(expr)),
                Some(Binding::Const { value, elem }) => {
                    let result = self.scalar(value)?;
                    self.expect_elem(result, elem, value, &format!("constant `{text}`"))?;
                    return Ok(result);
                }
                Some(Binding::Failed) => return Err(Reported),
                None => {}
            }
            match self.generic(&text) {
                Some(Generic::Const(i, DType::Index)) => {
                    return Ok(self.dim_value(&tile_core::ir::Dim::sym(Sym::Const(i))));
                }
                Some(Generic::Const(i, dtype)) => {
                    let ty = self.known(dtype.into());
                    return Ok(self.emit(Op::Sym { sym: Sym::Const(i) }, &[], ty));
                }
                Some(Generic::Elem(_)) => {
                    let message = format!("`{text}` is a type, not a value");
                    let help = format!("convert to it with `cast::<{text}>(x)`, or write a literal");
                    return Err(self.errors.report(Code::NotScalar, expr.loc, message, help));
                }
                None => {}
            }
            if !is_constant_path(path) {
                return Err(self.unknown(name));
            }
        }
        match self.literal_path(path) {
            Some(Ok((value, elem))) => {
                let ty = self.known(elem);
                if elem.dtype().is_none() {
                    self.need(ty, Need::Float, expr.loc, &format!("`{expr}`"));
                }
                return Ok(self.emit(Op::Const { value }, &[], ty));
            }
            Some(Err(help)) => {
                return Err(self.errors.report(Code::UnknownName, expr.loc, format!("cannot find `{expr}`"), help));
            }
            None => {}
        }
        if !is_constant_path(path) {
            let message = format!("`{expr}` is not the name of a constant");
            return Err(self.errors.report(Code::UnknownName, expr.loc, message, "constants are written in capitals"));
        }
        let (index, ty) = self.extern_of(path);
        self.note(expr.id, ty);
        Ok(self.emit(Op::Sym { sym: Sym::Extern(index) }, &[], ty))
    }

    fn unary(&mut self, expr: &'a Expr, op: Unary, operand: &'a Expr) -> Result<Value, Reported> {
        // A negative literal is one literal: `-128` is an `i8`.
        if let Unary::Neg(_) = op {
            match &operand.kind {
                ExprKind::Int { value, suffix, .. } => {
                    let class = suffix.map_or(Class::Int, |d| Class::Is(d.into()));
                    let value = self.literal(operand, Literal::Int(value.wrapping_neg()), class);
                    let ty = self.type_of(value);
                    self.need(ty, Need::Negative, expr.loc, &format!("`{expr}`"));
                    return Ok(value);
                }
                ExprKind::Float { value, suffix, .. } => {
                    let class = suffix.map_or(Class::Float, |d| Class::Is(d.into()));
                    return Ok(self.literal(operand, Literal::Float(-value), class));
                }
                _ => {}
            }
        }
        let value = self.scalar(operand)?;
        let ty = self.type_of(value);
        let (op, need, sign) = match op {
            Unary::Neg(_) => (UnOp::Neg, Need::Signed, "-"),
            Unary::Not(_) => (UnOp::Not, Need::Bits, "!"),
        };
        self.need(ty, need, expr.loc, &format!("`{sign}`"));
        Ok(self.emit(Op::Un { op }, &[value], ty))
    }

    fn binary(&mut self, expr: &'a Expr, op: Binary, left: &'a Expr, right: &'a Expr) -> Result<Value, Reported> {
        if let BinaryKind::Also | BinaryKind::Else = op.kind {
            return self.logical(expr, op.kind == BinaryKind::Also, left, right);
        }
        let (a, b) = (self.scalar(left), self.scalar(right));
        let (a, b) = (a?, b?);
        self.apply(op, (a, left), (b, right), expr.loc)
    }

    /// A binary operator on lowered operands.
    pub(super) fn apply(
        &mut self,
        op: Binary,
        (a, left): (Value, &Expr),
        (b, right): (Value, &'a Expr),
        loc: Loc,
    ) -> Result<Value, Reported> {
        let text = format!("`{}`", crate::front::text(&op.token));
        match op.kind {
            BinaryKind::Bin(op @ (BinOp::Shl | BinOp::Shr)) => {
                let (ty, amount) = (self.type_of(a), self.type_of(b));
                // A literal amount has the type of what it shifts.
                if self.types.class(amount) == Class::Int {
                    let _ = self.types.unify(amount, ty);
                }
                self.need(ty, Need::Int, loc, &text);
                self.need(amount, Need::Int, right.loc, "the amount of a shift");
                Ok(self.emit(Op::Bin { op }, &[a, b], ty))
            }
            BinaryKind::Bin(op) => {
                if op == BinOp::Xor {
                    self.no_power((a, left), right, loc)?;
                }
                let ty = self.agree((a, left), (b, right), loc)?;
                let need = match op {
                    BinOp::And | BinOp::Or | BinOp::Xor => Need::Bits,
                    _ => Need::Num,
                };
                self.need(ty, need, loc, &text);
                let divides = matches!(op, BinOp::Div | BinOp::Rem);
                if divides {
                    self.divides(right, ty)?;
                }
                let value = self.emit(Op::Bin { op }, &[a, b], ty);
                if divides {
                    self.divided.insert(value, (b, right));
                }
                Ok(value)
            }
            BinaryKind::Cmp(op) => {
                self.agree((a, left), (b, right), loc)?;
                let ty = self.known(Elem::BOOL);
                Ok(self.emit(Op::Cmp { op }, &[a, b], ty))
            }
            BinaryKind::Also | BinaryKind::Else => {
                let op = if op.kind == BinaryKind::Also { BinOp::And } else { BinOp::Or };
                let ty = self.known(Elem::BOOL);
                Ok(self.emit(Op::Bin { op }, &[a, b], ty))
            }
        }
    }

    /// Reports `x ^ 2` of floats, which is no power.
    fn no_power(&mut self, (a, left): (Value, &Expr), right: &Expr, loc: Loc) -> Result<(), Reported> {
        let ty = self.type_of(a);
        let float = match self.types.class(ty) {
            Class::Float => true,
            Class::Is(elem) => Need::Float.met(elem, self.types.bound(elem)),
            Class::Any | Class::Int => false,
        };
        if !float {
            return Ok(());
        }
        let found = self.class_text(ty, super::types::is_literal(left));
        let message = format!("`^`: expected {}, found {found}", Need::Bits.words());
        let base = match &left.kind {
            ExprKind::Unary { .. } | ExprKind::Binary { .. } | ExprKind::Cast { .. } => format!("({left})"),
            _ => left.to_string(),
        };
        let help = match &right.peeled().kind {
            ExprKind::Int { value: 2, .. } => format!("`^` is bitwise; a square is `{base} * {base}`"),
            ExprKind::Int { value, .. } => format!("`^` is bitwise; a power is `{base}.powf({value}.0)`"),
            _ => format!("`^` is bitwise; a power is `{base}.powf({right})`"),
        };
        Err(self.errors.report(Code::TypeMismatch, loc, message, help))
    }

    /// `&&` and `||`. The right side runs lazily only where that can be seen.
    fn logical(&mut self, expr: &'a Expr, also: bool, left: &'a Expr, right: &'a Expr) -> Result<Value, Reported> {
        let what = if also { "an operand of `&&`" } else { "an operand of `||`" };
        let a = self.scalar(left).and_then(|a| self.expect_elem(a, Elem::BOOL, left, what).map(|()| a));
        if !observable(right) {
            let b = self.scalar(right)?;
            self.expect_elem(b, Elem::BOOL, right, what)?;
            let ty = self.known(Elem::BOOL);
            let op = if also { BinOp::And } else { BinOp::Or };
            return Ok(self.emit(Op::Bin { op }, &[a?, b], ty));
        }
        let (a, ty) = (a?, self.known(Elem::BOOL));
        let (lazy, short) = (self.builder().region(&[]), self.builder().region(&[]));
        let b = self.within(lazy, |this| {
            let b = this.scalar(right)?;
            this.expect_elem(b, Elem::BOOL, right, what)?;
            Ok(b)
        })?;
        let known = self.within(short, |this| {
            this.loc = expr.loc;
            let ty = this.known(Elem::BOOL);
            this.emit(Op::Const { value: Literal::Bool(!also) }, &[], ty)
        });
        self.func.regions[lazy].result = Some(b);
        self.func.regions[short].result = Some(known);
        let regions = if also { [lazy, short] } else { [short, lazy] };
        Ok(self.emit_with(Op::If {}, &[a], &regions, ty))
    }

    fn if_value(&mut self, expr: &'a Expr, branch: &'a If) -> Result<Value, Reported> {
        let condition = self.condition_value(&branch.condition);
        let Some(otherwise) = &branch.otherwise else {
            let help = "add `else { … }` with a value";
            return Err(self.errors.report(Code::NoValue, expr.loc, "an `if` without `else` has no value", help));
        };
        if self.zone == super::Zone::Prologue {
            return self.if_prologue(expr, condition, &branch.then, otherwise);
        }
        let mut results = Vec::new();
        let mut regions = Vec::new();
        for block in [&branch.then, otherwise] {
            let region = self.builder().region(&[]);
            regions.push(region);
            let Some(result) = &block.result else {
                self.within(region, |this| this.stmts(&block.stmts));
                let help = "end both branches with a value, without `;`";
                let message = "this branch of the `if` has no value";
                results.push(Err(self.errors.report(Code::NoValue, expr.loc, message, help)));
                continue;
            };
            let value = self.within(region, |this| {
                this.stmts(&block.stmts);
                this.scalar(result)
            });
            if let Ok(value) = value {
                self.func.regions[region].result = Some(value);
            }
            results.push(value.map(|value| (value, &**result)));
        }
        let (Some(Ok(then)), Some(Ok(other))) = (results.first().copied(), results.get(1).copied()) else {
            return Err(Reported);
        };
        let ty = self.agree(then, other, expr.loc)?;
        Ok(self.emit_with(Op::If {}, &[condition?], &regions, ty))
    }

    /// The host computes both branches: nothing in them can be seen.
    fn if_prologue(
        &mut self,
        expr: &'a Expr,
        condition: Result<Value, Reported>,
        then: &'a Block,
        otherwise: &'a Block,
    ) -> Result<Value, Reported> {
        let mut results = Vec::new();
        for block in [then, otherwise] {
            match (&block.result, block.stmts.first()) {
                (Some(result), None) => results.push(self.scalar(result).map(|value| (value, &**result))),
                (_, Some(stmt)) => {
                    let help = "write the value alone, or put the `if` after `blocks`";
                    return Err(self.errors.report(
                        Code::Zone,
                        stmt.loc,
                        "a statement in an `if` of the prologue",
                        help,
                    ));
                }
                (None, None) => {
                    let message = "this branch of the `if` has no value";
                    return Err(self.errors.report(Code::NoValue, expr.loc, message, "end both branches with a value"));
                }
            }
        }
        let (Some(Ok(a)), Some(Ok(b))) = (results.first().copied(), results.get(1).copied()) else {
            return Err(Reported);
        };
        let ty = self.agree(a, b, expr.loc)?;
        Ok(self.emit(Op::Select {}, &[condition?, a.0, b.0], ty))
    }

    /// A condition of type `bool`.
    pub(super) fn condition_value(&mut self, expr: &'a Expr) -> Result<Value, Reported> {
        let value = self.scalar(expr)?;
        self.expect_elem(value, Elem::BOOL, expr, "a condition")?;
        Ok(value)
    }

    /// A value of type `usize`.
    pub(super) fn index_value(&mut self, expr: &'a Expr, what: &str) -> Result<Value, Reported> {
        let value = self.scalar(expr)?;
        self.expect_elem(value, Elem::INDEX, expr, what)?;
        Ok(value)
    }

    /// Converts, when the type is not already the wanted one.
    pub(super) fn convert(&mut self, value: Value, elem: Elem, round: Option<tile_core::num::Round>) -> Value {
        let ty = self.known(elem);
        self.emit(Op::Cast { round }, &[value], ty)
    }

    /// The type variable of a value to be decided by its context.
    pub(super) fn fresh_open(&mut self, expr: &Expr, what: String) -> Ty {
        let ty = self.types.fresh(Class::Any);
        self.note(expr.id, ty);
        self.open.push((ty, expr.loc, what));
        ty
    }
}

/// The magnitude of a negative integer literal.
pub(super) fn negative(expr: &Expr) -> Option<i128> {
    match &expr.peeled().kind {
        ExprKind::Unary { op: Unary::Neg(_), operand } => match &operand.kind {
            ExprKind::Int { value, .. } if *value > 0 => Some(*value),
            _ => None,
        },
        _ => None,
    }
}

/// Whether leaving out the evaluation of an expression can be seen.
fn observable(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Int { .. } | ExprKind::Float { .. } | ExprKind::Bool(_) | ExprKind::Path(_) | ExprKind::Full => false,
        ExprKind::Unary { operand, .. }
        | ExprKind::Cast { operand, .. }
        | ExprKind::Borrow { operand, .. }
        | ExprKind::Paren(operand) => observable(operand),
        ExprKind::Binary { left, right, .. } => observable(left) || observable(right),
        ExprKind::Call { path, args } => !super::call::is_pure(path) || args.iter().any(observable),
        ExprKind::Method(m) => {
            m.name.to_string().starts_with("atomic_") || observable(&m.receiver) || m.args.iter().any(observable)
        }
        ExprKind::Index { base, index, .. } => observable(base) || index.iter().any(observable),
        ExprKind::Array(items) | ExprKind::Tuple(items) => items.iter().any(observable),
        ExprKind::If(_) | ExprKind::Block(_) | ExprKind::Tiles { .. } => true,
    }
}
