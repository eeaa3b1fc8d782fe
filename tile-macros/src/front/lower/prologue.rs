//! Lowers the host prologue and the two kinds of body.

use super::place::{Ext, Origin, Place};
use super::shape::Help;
use super::{Binding, Lower, Zone};
use crate::diag::{Code, Loc, Reported};
use crate::front::ast::{BinaryKind, Block, DimsEntry, Expr, ExprKind, Let, Name, Stmt, StmtKind, WholeTarget};
use crate::front::file;
use crate::front::source::Known;
use proc_macro2::Ident;
use tile_core::elem::{DType, Elem};
use tile_core::ir::{BinOp, CmpOp, ConditionKind, Dim, FuncKind, Op, Type, Value};

impl<'a> Lower<'a> {
    /// The body of a kernel: prologue, `blocks`, block code.
    pub(super) fn kernel_body(&mut self, body: &'a Block) {
        self.zone = Zone::Prologue;
        self.region = self.func.host;
        self.scopes.push(std::collections::HashMap::new());
        let grid = body.stmts.iter().position(|stmt| matches!(stmt.kind, StmtKind::Blocks { .. }));
        for (i, stmt) in body.stmts.iter().enumerate() {
            if let (Some(at), StmtKind::Blocks { names, extents, disjoint, .. }) = (grid, &stmt.kind)
                && at == i
            {
                self.blocks(stmt.loc, names, extents);
                self.func.disjoint = disjoint.as_ref().map(syn::LitStr::value);
                self.begin_block_code();
                continue;
            }
            let prologue = is_prologue(stmt);
            if self.zone == Zone::Prologue && !prologue {
                match grid {
                    None => self.begin_block_code(),
                    Some(_) => {
                        self.misplaced(stmt);
                        continue;
                    }
                }
            }
            self.stmt(stmt);
        }
        if self.zone == Zone::Prologue {
            self.begin_block_code();
        }
        if let Some(result) = &body.result {
            // Reported where it happens.
            let _ = self.expr_stmt(result);
        }
        self.scopes.pop();
    }

    fn begin_block_code(&mut self) {
        self.zone = Zone::Block;
        self.region = self.func.body;
        self.host_values = self.func.values.len();
    }

    /// Something before `blocks` that belongs after it.
    fn misplaced(&mut self, stmt: &'a Stmt) {
        // Much has words of its own for where it stands.
        let before = self.errors.len();
        if let StmtKind::Let(_)
        | StmtKind::Lets { .. }
        | StmtKind::Given { .. }
        | StmtKind::Print { .. }
        | StmtKind::Assert { .. }
        | StmtKind::Expr(_)
        | StmtKind::Failed { .. } = &stmt.kind
        {
            self.stmt(stmt);
            if self.errors.len() > before || matches!(stmt.kind, StmtKind::Failed { .. }) {
                return;
            }
        }
        let help = "the prologue has `dims!`, `require!`, `workspace` and `let` of scalars; move this after `blocks`";
        self.errors.report(Code::Zone, stmt.loc, "this statement stands before `blocks`", help);
        let names: Vec<&Name> = match &stmt.kind {
            StmtKind::Let(one) => vec![&one.name],
            StmtKind::Lets { lets, .. } => lets.iter().map(|one| &one.name).collect(),
            StmtKind::Given { tiles, .. } => tiles.iter().map(|tile| &tile.name).collect(),
            StmtKind::Whole(whole) => match &whole.target {
                WholeTarget::Made { name, .. } => vec![name],
                WholeTarget::Tile(_) => Vec::new(),
            },
            _ => Vec::new(),
        };
        for ident in names.into_iter().filter_map(|name| name.ident.as_ref()) {
            self.bind(ident, Binding::Failed);
        }
    }

    /// The body of a tile function.
    pub(super) fn function_body(&mut self, body: &'a Block) {
        self.scopes.push(std::collections::HashMap::new());
        self.stmts(&body.stmts);
        match (&body.result, self.signature.result) {
            (Some(result), None) if !self.signature.tiles.is_empty() => {
                // Reported where it happens.
                let _ = self.gives(result);
            }
            (Some(result), Some(elem)) => {
                if let Ok(value) = self.scalar(result)
                    && self.expect_elem(value, elem, result, "the result").is_ok()
                {
                    let region = self.func.body;
                    self.func.regions[region].result = Some(value);
                }
            }
            (Some(result), None) => {
                // Reported where it happens.
                let _ = self.expr_stmt(result);
            }
            // What is wrong there is said.
            (None, None) if self.signature.tiles.is_empty() => {}
            (None, _) if body.stmts.last().is_some_and(|last| matches!(last.kind, StmtKind::Failed { .. })) => {}
            (None, _) => {
                let loc = body.stmts.last().map_or_else(|| Loc::of(&self.signature.name), |stmt| stmt.loc);
                self.errors.report(
                    Code::NoValue,
                    loc,
                    format!("`{}` returns a value, but its body ends without one", self.signature.name),
                    "end the body with an expression, without `;`",
                );
            }
        }
        self.scopes.pop();
    }

    fn blocks(&mut self, loc: Loc, names: &'a [Name], extents: &'a [Expr]) {
        let bind_failed = |this: &mut Self| {
            for ident in names.iter().filter_map(|name| name.ident.as_ref()) {
                this.bind(ident, Binding::Failed);
            }
        };
        if names.len() != extents.len() || names.is_empty() || names.len() > 3 {
            let count = super::call::count_of;
            let message = format!("`blocks` has {} and {}", count(extents.len(), "extent"), count(names.len(), "name"));
            self.errors.report(Code::Arguments, loc, message, "one name for each axis, one to three axes");
            return bind_failed(self);
        }
        let all: Vec<Result<Value, Reported>> =
            extents.iter().map(|e| self.index_value(e, "an extent of `blocks`")).collect();
        let all: Result<Vec<Value>, Reported> = all.into_iter().collect();
        let Ok(grid) = all else { return bind_failed(self) };
        for (&value, expr) in grid.iter().zip(extents) {
            if self.positive(expr, "an extent of `blocks`").is_ok() {
                self.not_negative(value, expr, "`blocks`");
            }
        }
        self.func.grid = grid;
        let body = self.func.body;
        for name in names {
            let text = name.ident.as_ref().map(ToString::to_string);
            let value = self.builder().region_arg(body, Type::INDEX, text.as_deref());
            if let Some(ident) = &name.ident {
                self.bind(ident, Binding::Scalar { value, dim: None });
            }
        }
    }

    pub(super) fn dims(&mut self, loc: Loc, entries: &'a [DimsEntry]) -> Result<(), Reported> {
        let given = |this: &mut Self, entry: &DimsEntry| match this.lookup(&entry.memory.to_string()).cloned() {
            Some(Binding::Memory(place)) => this.is_given(&place),
            Some(Binding::Failed) => true,
            _ => false,
        };
        if self.zone != Zone::Prologue
            && self.func.kind == FuncKind::Kernel
            && !entries.iter().all(|entry| given(self, entry))
        {
            let help = "put it at the top of the body";
            return Err(self.errors.report(Code::Zone, loc, "`dims!` outside the prologue", help));
        }
        let mut waiting = Vec::new();
        for (number, entry) in entries.iter().enumerate() {
            let later = entries[number..].iter().flat_map(|entry| &entry.extents).flatten();
            let later: Vec<&Ident> = later.filter_map(Expr::ident).collect();
            let result = self.dims_entry(entry, &later, &mut waiting);
            if result.is_err() {
                if self.func.kind == FuncKind::Device || given(self, entry) {
                    self.update(&entry.memory.to_string(), Binding::Failed);
                }
                // Names that the entry would have bound stay silent.
                for extent in &entry.extents {
                    if let Some(expr) = extent
                        && let Some(ident) = expr.ident()
                        && self.binds(expr)
                    {
                        self.bind(ident, Binding::Failed);
                    }
                }
            }
        }
        for (memory, axis, expr) in waiting {
            self.loc = expr.loc;
            if self.dims_extent(&memory, axis, expr).is_err() && self.func.kind == FuncKind::Device {
                self.update(&memory, Binding::Failed);
            }
        }
        Ok(())
    }

    /// Whether an extent is computed from a name that nothing has bound, and that one of `later` binds.
    fn waits(&mut self, expr: &Expr, later: &[&Ident]) -> bool {
        if expr.ident().is_some() {
            return false;
        }
        let text = expr.to_string();
        let mut names = text.split(|c: char| !c.is_alphanumeric() && c != '_');
        names.any(|name| self.lookup(name).is_none() && later.iter().any(|ident| *ident == name))
    }

    /// Whether an extent in `dims!` is a new name.
    fn binds(&mut self, expr: &Expr) -> bool {
        let Some(ident) = expr.ident() else { return false };
        let text = ident.to_string();
        self.lookup(&text).is_none()
            && self.generic(&text).is_none()
            && !super::constant::is_constant_path(&syn::Path::from(ident.clone()))
    }

    /// `x = [m, 2 * n]`. Extents that are computed from names of `later` are for `waiting`.
    fn dims_entry(
        &mut self,
        entry: &'a DimsEntry,
        later: &[&Ident],
        waiting: &mut Vec<(String, usize, &'a Expr)>,
    ) -> Result<(), Reported> {
        let text = entry.memory.to_string();
        let place = match self.lookup(&text).cloned() {
            Some(Binding::Memory(place)) => place,
            Some(Binding::Failed) => return Err(Reported),
            Some(_) => {
                let message = format!("`{text}` is a scalar and has no extents");
                return Err(self.errors.report(
                    Code::Dims,
                    Loc::of(&entry.memory),
                    message,
                    "`dims!` names tensors and tiles",
                ));
            }
            None => return Err(self.unknown(&entry.memory)),
        };
        let parameter = matches!(place.origin, Origin::Tensor { .. } | Origin::Param { .. } | Origin::Peers { .. });
        if !place.whole || !(parameter || self.is_given(&place)) {
            let message = format!("`{text}` is not a parameter: its extents are known");
            let help = "`dims!` names parameters, and tiles that functions give";
            return Err(self.errors.report(Code::Dims, Loc::of(&entry.memory), message, help));
        }
        let front = place.front();
        let rank = place.shape.len() - front;
        if entry.extents.len() != rank {
            let message = format!(
                "`{text}` has rank {rank}, but `dims!` states {}",
                super::call::count_of(entry.extents.len(), "extent")
            );
            return Err(self.errors.report(Code::Rank, Loc::of(&entry.memory), message, "state one for each axis"));
        }
        for (axis, extent) in (front..).zip(&entry.extents) {
            if let Some(expr) = extent {
                if self.waits(expr, later) {
                    waiting.push((text.clone(), axis, expr));
                    continue;
                }
                self.loc = expr.loc;
                self.dims_extent(&text, axis, expr)?;
            }
        }
        Ok(())
    }

    fn dims_extent(&mut self, memory: &str, axis: usize, expr: &'a Expr) -> Result<(), Reported> {
        let Some(Binding::Memory(mut place)) = self.lookup(memory).cloned() else { return Err(Reported) };
        let tile = matches!(place.origin, Origin::Param { .. } | Origin::Tile(_));
        let named = self.func.kind == FuncKind::Device && !tile;
        self.unbound_capital(memory, expr)?;
        if named && !self.binds(expr) {
            let message = format!("`{expr}` is stated of the tensor `{memory}` in a tile function");
            let help = "there `dims!` names extents of tensors, each by a name of its own, or `_`; state what they are \
                        in the kernel";
            return Err(self.errors.report(Code::Dims, expr.loc, message, help));
        }
        if self.binds(expr) && !tile {
            self.binds.insert(expr.id);
            let value = self.extent_value(&place, axis);
            if let Some(ident) = expr.ident() {
                self.name_value(value, ident);
                self.bind(ident, Binding::Scalar { value, dim: None });
            }
            if matches!(place.shape[axis], Ext::Dyn) {
                place.shape[axis] = Ext::Named(value);
            }
        } else if let Some(dim) = self.constant(expr, true) {
            if let Ext::Is(known) = &place.shape[axis] {
                let known = known.clone();
                let text = self.shape_text(&[Ext::Is(known.clone()), Ext::Is(dim.clone())]);
                let axis = axis - place.front();
                let message = format!("axis {axis} of `{memory}` is stated twice, as {text}");
                return self.require_same(&known, &dim, &message, expr.loc, Help::Certain("state it once"));
            }
            if !tile {
                let value = self.dim_value(&dim);
                self.effect(Op::Expect { axis: axis as u32 }, &[place.value, value], &[]);
            }
            place.shape[axis] = Ext::Is(dim);
        } else if tile {
            let help = "extents of tiles are const parameters, constants and literals";
            let message = format!("`{expr}` is not constant");
            return Err(self.errors.report(Code::NotConstant, expr.loc, message, help));
        } else {
            let value = self.index_value(expr, "an extent")?;
            self.effect(Op::Expect { axis: axis as u32 }, &[place.value, value], &[]);
            if matches!(place.shape[axis], Ext::Dyn) {
                place.shape[axis] = Ext::Named(value);
            }
        }
        self.state(&place);
        self.update(memory, Binding::Memory(place));
        Ok(())
    }

    /// Reports a name in capitals that `dims!` would bind if it were not.
    fn unbound_capital(&mut self, memory: &str, expr: &Expr) -> Result<(), Reported> {
        let Some(ident) = expr.ident() else { return Ok(()) };
        let text = ident.to_string();
        if self.lookup(&text).is_some() || self.generic(&text).is_some() {
            return Ok(());
        }
        match file::look(ident) {
            Known::Absent | Known::Unlikely if super::constant::is_constant_path(&ident.clone().into()) => {}
            _ => return Ok(()),
        }
        self.bind(ident, Binding::Failed);
        let message = format!("`{text}` is not known, and `dims!` binds names in lower case alone");
        let help = format!(
            "write `dims!({memory} = [{}])` to bind it; a const parameter is `const {text}: usize`",
            text.to_lowercase()
        );
        Err(self.errors.report(Code::Dims, expr.loc, message, help))
    }

    /// Writes the known extents of a parameter into its type.
    fn state(&mut self, place: &Place) {
        if let Type::Mem(mem) = &mut self.func.values[place.value].ty {
            mem.shape = place.shape.iter().map(Ext::extent).collect();
        }
    }

    /// An extent of a workspace: constant, or a value of the prologue.
    pub(super) fn workspace_extent(&mut self, expr: &'a Expr) -> Result<(Ext, Option<Value>), Reported> {
        if let Some(dim) = self.constant(expr, true) {
            self.positive(expr, "an extent of a workspace")?;
            return Ok((Ext::Is(dim), None));
        }
        let value = self.index_value(expr, "an extent of a workspace")?;
        self.not_negative(value, expr, "a workspace");
        Ok((Ext::Named(value), Some(value)))
    }

    pub(super) fn require(&mut self, loc: Loc, condition: &'a Expr, message: &'a syn::LitStr) -> Result<(), Reported> {
        if self.func.kind == FuncKind::Device || self.zone != Zone::Prologue {
            let help = "put it in the prologue of the kernel; in block code write `assert!`";
            return Err(self.errors.report(Code::Zone, loc, "`require!` outside the prologue", help));
        }
        if let Some(kinds) = self.constant_conditions(condition) {
            for kind in kinds {
                self.condition(kind, message.value(), loc);
            }
            return Ok(());
        }
        let value = self.condition_value(condition)?;
        self.required(value, &message.value(), condition, loc);
        Ok(())
    }

    /// The condition as conditions on the instance, when it is about constants
    /// alone and has one of their forms.
    fn constant_conditions(&mut self, expr: &'a Expr) -> Option<Vec<ConditionKind>> {
        let ExprKind::Binary { op, left, right } = &expr.peeled().kind else { return None };
        if op.kind == BinaryKind::Also {
            let mut all = self.constant_conditions(left)?;
            all.extend(self.constant_conditions(right)?);
            return Some(all);
        }
        let BinaryKind::Cmp(cmp) = op.kind else { return None };
        if !self.is_constant(left) || !self.is_constant(right) {
            return None;
        }
        // `a % b == 0`
        if let (CmpOp::Eq, ExprKind::Binary { op, left: a, right: b }) = (cmp, &left.peeled().kind)
            && op.kind == BinaryKind::Bin(BinOp::Rem)
            && self.constant(right, true)?.as_int() == Some(0)
        {
            return Some(vec![ConditionKind::Multiple(self.constant(a, true)?, self.constant(b, true)?)]);
        }
        let (a, b) = (self.constant(left, true)?, self.constant(right, true)?);
        let one = Dim::int(1);
        Some(vec![match cmp {
            CmpOp::Eq => ConditionKind::Equal(a, b),
            CmpOp::Le => ConditionKind::AtMost(a, b),
            CmpOp::Lt => ConditionKind::AtMost(a.add(&one), b),
            CmpOp::Ge => ConditionKind::AtMost(b, a),
            CmpOp::Gt => ConditionKind::AtMost(b.add(&one), a),
            CmpOp::Ne => return None,
        }])
    }

    /// Whether an expression is constant and of type `usize`, without taking
    /// outside constants for granted unless a const parameter is near.
    fn is_constant(&mut self, expr: &'a Expr) -> bool {
        match &expr.peeled().kind {
            ExprKind::Int { suffix, .. } => matches!(suffix, None | Some(DType::Index)),
            ExprKind::Binary { left, right, .. } => self.is_constant(left) && self.is_constant(right),
            ExprKind::Method(m) if m.name == "div_ceil" => {
                self.is_constant(&m.receiver) && m.args.iter().all(|arg| self.is_constant(arg))
            }
            ExprKind::Path(path) => match path.get_ident().map(ToString::to_string) {
                Some(name) => match self.lookup(&name) {
                    Some(Binding::Scalar { dim, .. }) => dim.is_some(),
                    Some(Binding::Const { elem, .. }) => *elem == Elem::INDEX,
                    Some(_) => false,
                    None => match self.generic(&name) {
                        Some(crate::front::signature::Generic::Const(_, dtype)) => dtype == DType::Index,
                        Some(crate::front::signature::Generic::Elem(_)) => false,
                        None => super::constant::is_constant_path(path),
                    },
                },
                None => super::constant::is_constant_path(path),
            },
            _ => false,
        }
    }
}

/// Whether a statement can stand before the block code.
fn is_prologue(stmt: &Stmt) -> bool {
    match &stmt.kind {
        StmtKind::Dims(_) | StmtKind::Require { .. } | StmtKind::Const { .. } | StmtKind::Shape { .. } => true,
        StmtKind::Let(one) => is_prologue_let(one),
        StmtKind::Lets { lets, .. } => lets.iter().all(is_prologue_let),
        StmtKind::Failed { .. } => true,
        StmtKind::Blocks { .. }
        | StmtKind::Given { .. }
        | StmtKind::Assign { .. }
        | StmtKind::For { .. }
        | StmtKind::Pipelined(_)
        | StmtKind::Parallel { .. }
        | StmtKind::Threads { .. }
        | StmtKind::Group(_)
        | StmtKind::Whole(_)
        | StmtKind::If(_)
        | StmtKind::Print { .. }
        | StmtKind::Assert { .. }
        | StmtKind::Expr(_)
        | StmtKind::Block(_) => false,
    }
}

fn is_prologue_let(one: &Let) -> bool {
    match &one.value.peeled().kind {
        ExprKind::Call { path, .. } if path.segments.last().is_some_and(|s| s.ident == "workspace") => true,
        _ => one.mutable.is_none() && is_host(&one.value),
    }
}

/// Whether the host can evaluate an expression: it reads no elements, takes no
/// views and calls no functions.
fn is_host(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Int { .. } | ExprKind::Float { .. } | ExprKind::Bool(_) | ExprKind::Path(_) => true,
        ExprKind::Unary { operand, .. } | ExprKind::Cast { operand, .. } | ExprKind::Paren(operand) => is_host(operand),
        ExprKind::Binary { left, right, .. } => is_host(left) && is_host(right),
        ExprKind::Call { path, args } => super::call::is_pure(path) && args.iter().all(is_host),
        ExprKind::Method(m) => {
            let name = m.name.to_string();
            !name.starts_with("atomic_")
                && !matches!(name.as_str(), "at" | "at_mut" | "t" | "permute" | "reshape" | "bitcast" | "or")
                && is_host(&m.receiver)
                && m.args.iter().all(is_host)
        }
        ExprKind::If(branch) => {
            let block = |block: &Block| block.stmts.is_empty() && block.result.as_deref().is_some_and(is_host);
            is_host(&branch.condition) && block(&branch.then) && branch.otherwise.as_ref().is_some_and(block)
        }
        ExprKind::Index { base, .. } => matches!(&base.peeled().kind, ExprKind::Method(m) if m.name == "shape"),
        ExprKind::Tiles { .. }
        | ExprKind::Array(_)
        | ExprKind::Tuple(_)
        | ExprKind::Full
        | ExprKind::Borrow { .. }
        | ExprKind::Block(_) => false,
    }
}
