//! Lowers statements.

use super::{Binding, Lower, Zone};
use crate::diag::{Code, Loc, Reported};
use crate::front::ast::{Binary, Expr, ExprKind, Let, Method, Name, Stmt, StmtKind};
use proc_macro2::Ident;
use tile_core::elem::Elem;
use tile_core::ir::{MemTy, Op, Space, Value};

/// Whether a name is that of an operation that stands as a statement.
pub(super) fn is_statement(name: &str) -> bool {
    super::tileop::OPERATIONS.contains(&name)
        || name == "store_unordered"
        || super::tileop::is_reduction(name)
        || super::is_scan(name)
}

/// Whether a name is that of a function that makes memory.
pub(super) fn is_allocation(name: &str) -> bool {
    matches!(name, "shared" | "fragment" | "local" | "workspace")
}

/// Whether an expression is an allocation.
pub(in crate::front) fn makes_memory(expr: &Expr) -> bool {
    let ExprKind::Call { path, .. } = &expr.peeled().kind else { return false };
    path.segments.last().is_some_and(|word| is_allocation(&word.ident.to_string()))
}

/// What to write instead of an assignment to a constant.
const VARIABLE: &str = "declare a variable: `let mut x = …;`";

impl<'a> Lower<'a> {
    /// Lowers statements. Each mistake is reported and the rest goes on.
    pub(super) fn stmts(&mut self, stmts: &'a [Stmt]) {
        for stmt in stmts {
            self.stmt(stmt);
        }
    }

    /// A block in statement position.
    pub(super) fn block(&mut self, block: &'a crate::front::ast::Block) {
        self.stmts(&block.stmts);
        if let Some(result) = &block.result {
            // Reported where it happens.
            let _ = self.expr_stmt(result);
        }
    }

    pub(super) fn stmt(&mut self, stmt: &'a Stmt) {
        self.loc = stmt.loc;
        let result = match &stmt.kind {
            StmtKind::Let(one) => self.lets(stmt.loc, std::slice::from_ref(one)),
            StmtKind::Lets { lets, .. } => self.lets(stmt.loc, lets),
            StmtKind::Given { tiles, call, .. } => self.given(stmt.loc, tiles, call),
            StmtKind::Shape { names, memory } => self.shape_stmt(names, memory),
            StmtKind::Const { name, ty, value } => self.const_stmt(name, ty, value),
            StmtKind::Assign { target, op, value } => self.assign(target, *op, value),
            StmtKind::For { counter, range, step, body } => self.for_stmt(counter, range, step.as_ref(), body),
            StmtKind::Pipelined(p) => self.pipelined(stmt.loc, p),
            StmtKind::Parallel { extents, indices, body, .. } => self.parallel(stmt.loc, extents, indices, body),
            StmtKind::Threads { count, thread, body } => self.threads(stmt.loc, count, thread, body),
            StmtKind::Group(group) => self.group(stmt.loc, group),
            StmtKind::Whole(whole) => self.whole(stmt.loc, whole),
            StmtKind::If(branch) => self.if_stmt(branch),
            StmtKind::Print { format } => self.print(stmt.loc, format),
            StmtKind::Assert { condition, format } => self.assert(stmt.loc, condition, format),
            StmtKind::Expr(expr) => self.expr_stmt(expr),
            StmtKind::Block(block) => {
                self.scoped(|this| this.block(block));
                Ok(())
            }
            StmtKind::Failed { names, .. } => {
                for name in names {
                    self.bind(name, Binding::Failed);
                }
                Ok(())
            }
            StmtKind::Dims(entries) => self.dims(stmt.loc, entries),
            StmtKind::Require { condition, message } => self.require(stmt.loc, condition, message),
            StmtKind::Blocks { names, .. } => {
                for name in names.iter().filter_map(|name| name.ident.as_ref()) {
                    self.bind(name, Binding::Failed);
                }
                let help = "write it once, after the prologue, at the top of the body";
                Err(self.errors.report(Code::Zone, stmt.loc, "`blocks` is not possible here", help))
            }
        };
        // Every error has been reported where it happened.
        let _ = result;
    }

    /// Binds names to values, none of which sees the names.
    fn lets(&mut self, loc: Loc, lets: &'a [Let]) -> Result<(), Reported> {
        let bindings: Vec<Result<Binding<'a>, Reported>> = lets
            .iter()
            .map(|Let { name, mutable, ty, value }| self.let_binding(loc, name, mutable.is_some(), ty.as_ref(), value))
            .collect();
        for (one, binding) in lets.iter().zip(bindings) {
            if let Some(ident) = &one.name.ident {
                self.bind(ident, binding.unwrap_or(Binding::Failed));
            }
        }
        Ok(())
    }

    fn let_binding(
        &mut self,
        loc: Loc,
        name: &'a Name,
        mutable: bool,
        ty: Option<&'a syn::Type>,
        value: &'a Expr,
    ) -> Result<Binding<'a>, Reported> {
        if let ExprKind::Call { path, args } = &value.peeled().kind
            && let Some(segment) = path.segments.last()
            && is_allocation(&segment.ident.to_string())
        {
            return self.allocation(name, ty, segment, args);
        }
        if let Some(args) = super::token::begun(value) {
            return self.token(name, value, args);
        }
        if let ExprKind::Tiles { tile, count } = &value.peeled().kind {
            return match makes_memory(tile) {
                true => self.array(name, ty, tile, count),
                false => self.array_of_values(name, ty, tile, count),
            };
        }
        if self.is_memory(value) {
            if let Some(ty) = ty {
                let help = "leave out the type of a view";
                return Err(self.errors.report(Code::ElementType, Loc::of(ty), "a view has no type to write", help));
            }
            let mut place = self.place(value)?;
            if let Some(ident) = &name.ident {
                place.text = ident.to_string();
            }
            return Ok(Binding::Memory(place));
        }
        let elem = ty.map(|ty| self.signature.elem(self.errors, ty)).transpose();
        let dim = if mutable { None } else { self.constant(value, false) };
        let result = self.scalar(value)?;
        if let Some(elem) = elem? {
            let what = name.ident.as_ref().map_or_else(|| "the value".to_owned(), |name| format!("`{name}`"));
            self.expect_elem(result, elem, value, &what)?;
        }
        // A literal stays a number of whatever type its uses ask for.
        let dim = dim.filter(|dim| dim.as_int().is_none());
        self.loc = loc;
        if !mutable {
            if let Some(ident) = &name.ident {
                self.name_value(result, ident);
            }
            return Ok(Binding::Scalar { value: result, dim });
        }
        if self.zone == Zone::Prologue {
            let help = "remove `mut`, or move it after `blocks`";
            return Err(self.errors.report(Code::Zone, loc, "a mutable variable in the prologue", help));
        }
        let ty = self.type_of(result);
        let cell =
            self.emit_memory(Op::Alloc {}, &[], MemTy { space: Space::Local, elem: Elem::BOOL, shape: Vec::new() });
        self.set_type(cell, ty);
        if let Some(ident) = &name.ident {
            self.name_value(cell, ident);
        }
        self.effect(Op::Store { unordered: false }, &[result, cell], &[]);
        Ok(Binding::Variable { cell, zone: self.zone })
    }

    fn shape_stmt(&mut self, names: &'a [Name], memory: &'a Expr) -> Result<(), Reported> {
        let place = self.measured(memory).and_then(|place| {
            let rank = place.shape.len() - place.front();
            if place.window.is_some() || rank != names.len() {
                let message = format!("`{}` has rank {rank}, but {} bound", place.text, names.len());
                return Err(self.errors.report(Code::Rank, memory.loc, message, "bind one name for each axis"));
            }
            Ok(place)
        });
        for (axis, name) in names.iter().enumerate() {
            let Some(ident) = &name.ident else { continue };
            match &place {
                Ok(place) => {
                    let axis = place.front() + axis;
                    let value = self.extent_value(place, axis);
                    self.name_value(value, ident);
                    let dim = match &place.shape[axis] {
                        super::place::Ext::Is(dim) => Some(dim.clone()),
                        super::place::Ext::Named(_) | super::place::Ext::Dyn => None,
                    };
                    self.bind(ident, Binding::Scalar { value, dim });
                }
                Err(Reported) => self.bind(ident, Binding::Failed),
            }
        }
        Ok(())
    }

    fn const_stmt(&mut self, name: &'a Ident, ty: &'a syn::Type, value: &'a Expr) -> Result<(), Reported> {
        match self.signature.elem(self.errors, ty) {
            Ok(elem) => {
                self.bind(name, Binding::Const { value, elem });
                Ok(())
            }
            Err(Reported) => {
                self.bind(name, Binding::Failed);
                Err(Reported)
            }
        }
    }

    fn assign(&mut self, target: &'a Expr, op: Option<Binary>, value: &'a Expr) -> Result<(), Reported> {
        let loc = self.loc;
        match &target.peeled().kind {
            ExprKind::Index { base, index, array } => {
                let place = self.element_place(base);
                if let Ok(place) = &place {
                    self.writable(place, base.loc)?;
                    self.unfilled(place, base.loc)?;
                    if !self.zone.is_inside() {
                        let help = "write `parallel!(N, |i| { … })`, or a tile operation such as `fill`";
                        let message = format!("an element of `{}` is written outside `parallel!`", place.text);
                        return Err(self.errors.report(Code::Zone, target.loc, message, help));
                    }
                }
                let value_result = self.scalar(value);
                let place = place?;
                let indices = self.indices(&place, index, *array, base.loc)?;
                let mut args = vec![place.value];
                args.extend(indices);
                let mut result = value_result?;
                self.loc = loc;
                match op {
                    Some(op) => {
                        let ty = self.known(place.elem);
                        let old = self.emit(Op::Load {}, &args, ty);
                        result = self.apply(op, (old, target), (result, value), loc)?;
                    }
                    None => self.expect_elem(result, place.elem, value, &format!("an element of `{}`", place.text))?,
                }
                args.insert(0, result);
                self.effect(Op::Store { unordered: false }, &args, &[]);
                Ok(())
            }
            ExprKind::Path(path) => {
                let Some(name) = path.get_ident() else {
                    return Err(self.errors.report(
                        Code::NotAssignable,
                        target.loc,
                        "a constant is not assigned",
                        VARIABLE,
                    ));
                };
                let cell = self.variable(name)?;
                let mut result = self.scalar(value)?;
                self.loc = loc;
                let ty = self.type_of(cell);
                match op {
                    Some(op) => {
                        let old = self.emit(Op::Load {}, &[cell], ty);
                        result = self.apply(op, (old, target), (result, value), loc)?;
                    }
                    None => self.expect(result, ty, value, &format!("`{name}`"))?,
                }
                self.effect(Op::Store { unordered: false }, &[result, cell], &[]);
                Ok(())
            }
            ExprKind::Unary { .. } | ExprKind::Method(_) => {
                let help = "write `copy(src, dst)` for regions, `t[[i, j]] = x` for elements";
                Err(self.errors.report(Code::NotAssignable, target.loc, format!("`{target}` is not assigned"), help))
            }
            _ => {
                let help = "assign to a `let mut` variable, or to an element `t[[i, j]]`";
                Err(self.errors.report(Code::NotAssignable, target.loc, format!("`{target}` is not assigned"), help))
            }
        }
    }

    /// The cell of a variable that may be assigned here.
    fn variable(&mut self, name: &Ident) -> Result<Value, Reported> {
        let text = name.to_string();
        let loc = Loc::of(name);
        match self.lookup(&text).cloned() {
            Some(Binding::Variable { cell, zone }) => {
                if self.zone.is_inside() && !zone.is_inside() {
                    let word = self.zone.word();
                    let message = format!("`{text}` belongs to the block and is assigned inside {word}");
                    let help = "store to a tile and reduce it, or declare the variable inside";
                    return Err(self.errors.report(Code::Race, loc, message, help));
                }
                Ok(cell)
            }
            Some(Binding::Scalar { .. } | Binding::Thread(_) | Binding::Token(_)) => {
                let help = format!("declare it with `let mut {text}`, unless it is a parameter, index or extent");
                Err(self.errors.report(Code::NotAssignable, loc, format!("`{text}` is not a variable"), help))
            }
            Some(Binding::Signals(_)) => {
                let help = format!("write `{text}.rank(r).set(i, value)`");
                Err(self.errors.report(
                    Code::NotAssignable,
                    loc,
                    format!("the signals `{text}` are not assigned"),
                    help,
                ))
            }
            Some(Binding::Memory(_) | Binding::Tiles(_)) => {
                let help = format!("write `copy(src, &mut {text})` or `fill(&mut {text}, value)`");
                Err(self.errors.report(Code::NotAssignable, loc, format!("the tile `{text}` is not assigned"), help))
            }
            Some(Binding::Const { .. }) => {
                Err(self.errors.report(Code::NotAssignable, loc, format!("`{text}` is a constant"), VARIABLE))
            }
            Some(Binding::Failed) => Err(Reported),
            None if super::constant::is_constant_path(&syn::Path::from(name.clone())) => {
                Err(self.errors.report(Code::NotAssignable, loc, format!("`{text}` is a constant"), VARIABLE))
            }
            None => Err(self.unknown(name)),
        }
    }

    /// An expression as a statement.
    pub(super) fn expr_stmt(&mut self, expr: &'a Expr) -> Result<(), Reported> {
        self.loc = expr.loc;
        match &expr.kind {
            ExprKind::Paren(inner) => self.expr_stmt(inner),
            ExprKind::Call { path, args } => {
                let name = path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
                if name == "store_unordered" {
                    return self.store_unordered(expr, args);
                }
                if is_statement(&name) {
                    return self.tile_operation(expr, &name, args);
                }
                match self.call(expr, path, args, false)? {
                    None => Ok(()),
                    Some(_) => Err(self.unused(expr)),
                }
            }
            ExprKind::Method(m) => {
                if let Some(thread) = self.thread_of(&m.receiver) {
                    return self.thread_statement(expr, m, thread);
                }
                if let Some(token) = self.token_of(&m.receiver) {
                    return self.wait_for(expr, m, token);
                }
                if let Some(done) = self.signal_statement(expr, m) {
                    return done;
                }
                self.scalar(expr)?;
                if is_atomic(m) { Ok(()) } else { Err(self.unused(expr)) }
            }
            ExprKind::If(branch) => self.if_stmt(branch),
            ExprKind::Block(block) => {
                self.scoped(|this| this.block(block));
                Ok(())
            }
            _ => {
                self.scalar(expr)?;
                Err(self.unused(expr))
            }
        }
    }

    pub(super) fn unused(&self, expr: &Expr) -> Reported {
        let help = "bind it with `let`, or remove the statement";
        self.errors.report(Code::UnusedResult, expr.loc, format!("the value of `{expr}` is not used"), help)
    }

    fn store_unordered(&mut self, expr: &'a Expr, args: &'a [Expr]) -> Result<(), Reported> {
        let [dst, index, value] = self.exactly(args, expr.loc, "store_unordered(t, [i, j], value)")?;
        if !self.zone.is_inside() {
            let help = "it belongs inside `parallel!`";
            return Err(self.errors.report(Code::Zone, expr.loc, "`store_unordered` outside `parallel!`", help));
        }
        let place = self.whole_place(dst, "`store_unordered` to")?;
        self.writable(&place, dst.loc)?;
        let (indices, array) = match &index.peeled().kind {
            ExprKind::Array(items) => (items.as_slice(), true),
            _ => (std::slice::from_ref(index), false),
        };
        let indices = self.indices(&place, indices, array, index.loc)?;
        let result = self.scalar(value)?;
        self.expect_elem(result, place.elem, value, &format!("an element of `{}`", place.text))?;
        let mut args = vec![result, place.value];
        args.extend(indices);
        self.effect(Op::Store { unordered: true }, &args, &[]);
        Ok(())
    }
}

fn is_atomic(m: &Method) -> bool {
    m.name.to_string().starts_with("atomic_")
}
