//! Implicit launch checks: what the host verifies before a launch, besides `require!`.
//!
//! These are: extents of the grid and of workspaces that are not negative, divisors
//! that are not 0, steps of loops that are at least 1.
//!
//! Constants are left out: they are checked when the instance is made
//! ([`tile_core::ir::Demand`]). So is what follows from extents of tensors,
//! which may be 0 and then make an empty launch.

use super::message::push_text;
use super::{Binding, Lower, Zone};
use crate::diag::Loc;
use crate::front::ast::{Expr, ExprKind};
use crate::front::infer::Class;
use crate::front::signature::Generic;
use std::collections::{HashMap, HashSet};
use tile_core::elem::{Elem, Kind};
use tile_core::ir::{BinOp, CmpOp, Format, FormatPart, Literal, Op, Type, Value, ValueDef};

impl<'a> Lower<'a> {
    /// Appends a requirement to the prologue. The message ends with the values
    /// of what `shown` names: `message: n = 5000, BN = 4096`.
    pub(super) fn required(&mut self, holds: Value, message: &str, shown: &'a Expr, loc: Loc) {
        let mut parts = Vec::new();
        if !message.is_empty() {
            push_text(&mut parts, message);
        }
        let mut args = vec![holds];
        let mut named = Vec::new();
        self.names(shown, &mut named);
        for (i, expr) in named.into_iter().enumerate() {
            // What is wrong with it has been said where it stands.
            let Ok(value) = self.scalar(expr) else { continue };
            push_text(&mut parts, &format!("{}{expr} = ", if i == 0 { ": " } else { ", " }));
            parts.push(FormatPart::Arg);
            args.push(value);
        }
        self.loc = loc;
        self.effect(Op::Require { message: Format { parts } }, &args, &[]);
    }

    /// The values that an expression names, each once, in its order.
    fn names(&mut self, expr: &'a Expr, out: &mut Vec<&'a Expr>) {
        match &expr.kind {
            ExprKind::Path(path) => {
                let text = expr.to_string();
                let is_type = path
                    .get_ident()
                    .is_some_and(|name| matches!(self.generic(&name.to_string()), Some(Generic::Elem(_))));
                if !is_type && self.literal_path(path).is_none() && out.iter().all(|known| known.to_string() != text) {
                    out.push(expr);
                }
            }
            ExprKind::Paren(inner) | ExprKind::Unary { operand: inner, .. } | ExprKind::Cast { operand: inner, .. } => {
                self.names(inner, out);
            }
            ExprKind::Binary { left, right, .. } => {
                self.names(left, out);
                self.names(right, out);
            }
            ExprKind::Method(m) if self.is_memory(&m.receiver) => self.extent_name(expr, out),
            ExprKind::Index { .. } => self.extent_name(expr, out),
            ExprKind::Method(m) => {
                self.names(&m.receiver, out);
                m.args.iter().for_each(|arg| self.names(arg, out));
            }
            ExprKind::Call { args, .. } => args.iter().for_each(|arg| {
                if !matches!(&arg.kind, ExprKind::Path(path) if path.segments.len() > 1) {
                    self.names(arg, out);
                }
            }),
            ExprKind::If(branch) => {
                self.names(&branch.condition, out);
                for block in [Some(&branch.then), branch.otherwise.as_ref()].into_iter().flatten() {
                    block.result.iter().for_each(|result| self.names(result, out));
                }
            }
            ExprKind::Int { .. }
            | ExprKind::Float { .. }
            | ExprKind::Bool(_)
            | ExprKind::Tiles { .. }
            | ExprKind::Array(_)
            | ExprKind::Tuple(_)
            | ExprKind::Full
            | ExprKind::Borrow { .. }
            | ExprKind::Block(_) => {}
        }
    }

    /// `t.dim(0)`, `t.shape()[0]`
    fn extent_name(&mut self, expr: &'a Expr, out: &mut Vec<&'a Expr>) {
        let text = expr.to_string();
        if out.iter().all(|known| known.to_string() != text) {
            out.push(expr);
        }
    }

    /// Requires an extent that the host computes to be at least 0, and to be
    /// divided by nothing that is 0. `of` is what has it.
    pub(super) fn not_negative(&mut self, value: Value, expr: &'a Expr, of: &str) {
        self.divisors_not_zero(value, &mut HashSet::new());
        if self.is_constant_value(value) || self.never_negative(value) {
            return;
        }
        self.loc = expr.loc;
        let (zero, ty) = (self.index(0), self.known(Elem::BOOL));
        let holds = self.emit(Op::Cmp { op: CmpOp::Ge }, &[value, zero], ty);
        self.required(holds, &format!("the extent `{expr}` of {of} is not negative"), expr, expr.loc);
    }

    /// Requires the divisors not to be 0 that a value of the prologue comes
    /// from, but for branches of an `if` and divisors that come from extents of
    /// tensors.
    fn divisors_not_zero(&mut self, value: Value, seen: &mut HashSet<Value>) {
        let Some(inst) = self.func.def(value).filter(|inst| !matches!(inst.op, Op::Select {} | Op::If {})) else {
            return;
        };
        if !seen.insert(value) {
            return;
        }
        let args = inst.args.clone();
        args.iter().for_each(|&arg| self.divisors_not_zero(arg, seen));
        // Once is enough.
        let Some((divisor, expr)) = self.divided.remove(&value) else { return };
        if self.is_constant_value(divisor) || self.has_extent(divisor, &mut HashSet::new()) {
            return;
        }
        self.loc = expr.loc;
        let ty = self.type_of(divisor);
        let zero = self.emit(Op::Const { value: Literal::Int(0) }, &[], ty);
        let truth = self.known(Elem::BOOL);
        let holds = self.emit(Op::Cmp { op: CmpOp::Ne }, &[divisor, zero], truth);
        self.required(holds, &format!("the divisor `{expr}` is not 0"), expr, expr.loc);
    }

    /// Requires a step that the host knows to be at least 1.
    pub(super) fn forward(&mut self, value: Value, expr: &'a Expr) {
        let mut named = Vec::new();
        self.names(expr, &mut named);
        if self.is_constant_value(value) || !named.iter().all(|name| self.is_of_host(name)) {
            return;
        }
        let outer = (self.region, self.zone, self.loc);
        (self.region, self.zone, self.loc) = (self.func.host, Zone::Prologue, expr.loc);
        if let Ok(value) = self.scalar(expr) {
            let (one, ty) = (self.index(1), self.known(Elem::BOOL));
            let holds = self.emit(Op::Cmp { op: CmpOp::Ge }, &[value, one], ty);
            self.required(holds, &format!("the step `{expr}` of a loop is at least 1"), expr, expr.loc);
        }
        (self.region, self.zone, self.loc) = outer;
    }

    /// Whether a name stands for something that the prologue knows.
    fn is_of_host(&mut self, expr: &Expr) -> bool {
        let ExprKind::Path(path) = &expr.kind else { return true };
        let Some(name) = path.get_ident() else { return true };
        match self.lookup(&name.to_string()).cloned() {
            Some(Binding::Scalar { value, .. }) => {
                value.index() < self.host_values && !matches!(self.func.values[value].def, ValueDef::Arg(..))
            }
            Some(Binding::Const { .. }) | None => true,
            Some(
                Binding::Variable { .. }
                | Binding::Memory(_)
                | Binding::Tiles(_)
                | Binding::Signals(_)
                | Binding::Thread(_)
                | Binding::Token(_)
                | Binding::Failed,
            ) => false,
        }
    }

    fn is_constant_value(&self, value: Value) -> bool {
        matches!(self.func.def(value).map(|inst| &inst.op), Some(Op::Dim { .. } | Op::Const { .. }))
    }

    /// Whether a value depends on extents of tensors.
    fn has_extent(&self, value: Value, seen: &mut HashSet<Value>) -> bool {
        seen.insert(value)
            && self.func.def(value).is_some_and(|inst| {
                matches!(inst.op, Op::Extent { .. }) || inst.args.iter().any(|&arg| self.has_extent(arg, seen))
            })
    }

    /// Whether a value of the prologue is at least 0 whatever the launch.
    pub(super) fn never_negative(&mut self, value: Value) -> bool {
        self.holds(value, &mut HashMap::new())
    }

    /// The same; `known` has what was found of the values on the way, each of which
    /// is looked at once.
    fn holds(&mut self, value: Value, known: &mut HashMap<Value, bool>) -> bool {
        if let Some(&holds) = known.get(&value) {
            return holds;
        }
        let holds = self.quotients.contains(&value) || self.defined(value, known);
        known.insert(value, holds);
        holds
    }

    fn defined(&mut self, value: Value, known: &mut HashMap<Value, bool>) -> bool {
        let unsigned = |this: &mut Self, value: Value| {
            let ty = this.type_of(value);
            match this.types.class(ty) {
                Class::Is(elem) => elem.dtype().is_some_and(|d| matches!(d.kind(), Kind::Uint | Kind::Bool)),
                Class::Any | Class::Int | Class::Float => false,
            }
        };
        let Some(inst) = self.func.def(value) else {
            // A parameter.
            return *self.func.ty(value) == Type::INDEX || unsigned(self, value);
        };
        let (op, args) = (inst.op.clone(), inst.args.clone());
        let mut holds = |arg: Value| self.holds(arg, known);
        match op {
            Op::Const { value: Literal::Int(value) } => value >= 0,
            Op::Dim { dim } => dim.never_negative(),
            Op::Extent { .. } | Op::Sym { .. } => true,
            Op::Bin { op: BinOp::Add | BinOp::Mul | BinOp::Div | BinOp::Min } | Op::If {} => {
                args.into_iter().all(&mut holds)
            }
            Op::Bin { op: BinOp::Max | BinOp::And } => args.into_iter().any(&mut holds),
            Op::Bin { op: BinOp::Rem | BinOp::Shr } => holds(args[0]),
            Op::Select {} => args[1..].iter().copied().all(&mut holds),
            Op::Cast { .. } => holds(args[0]),
            _ => unsigned(self, value),
        }
    }
}
