//! Partial shadow body of a kernel with errors: the statements without an error that
//! use no name of one with an error.
//!
//! So rustc's errors stand beside the macro's, and no error is reported twice.

use crate::diag::Loc;
use crate::front::ast::{Block, DimsEntry, Expr, ExprKind, Format, FormatPart, Let, Name, Stmt, StmtKind, WholeTarget};
use proc_macro2::LineColumn;
use std::collections::HashSet;
use std::ptr::from_ref;

/// The statements and values of blocks that are left out.
#[derive(Default)]
pub(crate) struct LeftOut {
    places: Vec<LineColumn>,
    /// Names that a mistake would have bound, or that stand for nothing.
    names: HashSet<String>,
    stmts: HashSet<*const Stmt>,
    results: HashSet<*const Expr>,
}

impl LeftOut {
    /// Of a body with mistakes at these places.
    pub(crate) fn of(body: &Block, mistakes: &[Loc]) -> LeftOut {
        let mut out = LeftOut { places: mistakes.iter().map(|loc| loc.first.start()).collect(), ..LeftOut::default() };
        // A name with a mistake has it wherever it stands.
        let mut names = HashSet::new();
        in_block(body, &mut |expr| {
            if let ExprKind::Path(path) | ExprKind::Call { path, .. } = &expr.kind
                && let Some(name) = path.get_ident()
                && out.places.contains(&name.span().start())
            {
                names.insert(name.to_string());
            }
        });
        out.names = names;
        out.block(body);
        out
    }

    pub(super) fn leaves_out(&self, stmt: &Stmt) -> bool {
        self.stmts.contains(&from_ref(stmt))
    }

    pub(super) fn leaves_out_result(&self, result: &Expr) -> bool {
        self.results.contains(&from_ref(result))
    }

    fn touches(&self, loc: Loc) -> bool {
        self.places.iter().any(|place| (loc.first.start()..loc.last.end()).contains(place))
    }

    fn is_wrong(&self, expr: &Expr) -> bool {
        let mut wrong = self.touches(expr.loc);
        in_expr(expr, &mut |expr| {
            if let ExprKind::Path(path) | ExprKind::Call { path, .. } = &expr.kind {
                wrong |= path.get_ident().is_some_and(|name| self.names.contains(&name.to_string()));
            }
        });
        wrong
    }

    fn block(&mut self, block: &Block) {
        for stmt in &block.stmts {
            self.stmt(stmt);
        }
        if let Some(result) = &block.result
            && self.is_wrong(result)
        {
            self.results.insert(from_ref(result));
        }
    }

    fn stmt(&mut self, stmt: &Stmt) {
        let blocks = blocks(&stmt.kind);
        let mut wrong = exprs(&stmt.kind).into_iter().any(|expr| self.is_wrong(expr));
        wrong |= match (&stmt.kind, blocks.is_empty()) {
            (StmtKind::Failed { .. }, _) => true,
            (_, true) => self.touches(stmt.loc),
            // What is wrong inside is left out there.
            (_, false) => self.places.contains(&stmt.loc.first.start()),
        };
        if wrong {
            self.stmts.insert(from_ref(stmt));
        } else {
            for block in blocks {
                self.block(block);
            }
        }
        for name in bound(&stmt.kind) {
            if wrong {
                self.names.insert(name);
            } else {
                self.names.remove(&name);
            }
        }
    }
}

/// The blocks of a statement.
fn blocks(stmt: &StmtKind) -> Vec<&Block> {
    match stmt {
        StmtKind::For { body, .. }
        | StmtKind::Parallel { body, .. }
        | StmtKind::Threads { body, .. }
        | StmtKind::Block(body) => vec![body],
        StmtKind::Pipelined(pipelined) => vec![&pipelined.body],
        StmtKind::Group(group) => vec![&group.body],
        StmtKind::If(branch) => [Some(&branch.then), branch.otherwise.as_ref()].into_iter().flatten().collect(),
        _ => Vec::new(),
    }
}

/// The expressions of a statement, but those in its blocks.
fn exprs(stmt: &StmtKind) -> Vec<&Expr> {
    fn format(format: &Format) -> Vec<&Expr> {
        let names = format.parts.iter().filter_map(|part| match part {
            FormatPart::Name(name) => Some(&**name),
            FormatPart::Text(_) | FormatPart::Arg(_) => None,
        });
        format.args.iter().chain(names).collect()
    }
    match stmt {
        StmtKind::Let(Let { value, .. }) | StmtKind::Const { value, .. } => vec![value],
        StmtKind::Lets { lets, .. } => lets.iter().map(|one| &one.value).collect(),
        StmtKind::Given { call, .. } => vec![call],
        StmtKind::Shape { memory, .. } => vec![memory],
        StmtKind::Blocks { extents, .. } | StmtKind::Parallel { extents, .. } => extents.iter().collect(),
        StmtKind::Threads { count, .. } => vec![count],
        StmtKind::Group(group) => vec![&group.thread, &group.range.lo, &group.range.hi],
        StmtKind::Assign { target, value, .. } => vec![target, value],
        StmtKind::Whole(whole) => match &whole.target {
            WholeTarget::Tile(target) => vec![target, &whole.value],
            WholeTarget::Made { .. } => vec![&whole.value],
        },
        StmtKind::For { range, step, .. } => [&range.lo, &range.hi].into_iter().chain(step).collect(),
        StmtKind::Pipelined(p) => vec![&p.range.lo, &p.range.hi, &p.stages],
        StmtKind::If(branch) => vec![&branch.condition],
        StmtKind::Dims(entries) => entries.iter().flat_map(|entry| entry.extents.iter().flatten()).collect(),
        StmtKind::Require { condition, .. } => vec![condition],
        StmtKind::Print { format: message } => format(message),
        StmtKind::Assert { condition, format: message } => {
            let mut all = format(message);
            all.push(condition);
            all
        }
        StmtKind::Expr(expr) => vec![expr],
        StmtKind::Block(_) | StmtKind::Failed { .. } => Vec::new(),
    }
}

/// The names that a statement binds for those behind it.
fn bound(stmt: &StmtKind) -> Vec<String> {
    let of = |names: &[Name]| -> Vec<String> {
        names.iter().filter_map(|name| name.ident.as_ref()).map(ToString::to_string).collect()
    };
    match stmt {
        StmtKind::Let(Let { name, .. }) => of(std::slice::from_ref(name)),
        StmtKind::Lets { lets, .. } => lets.iter().flat_map(|one| of(std::slice::from_ref(&one.name))).collect(),
        StmtKind::Given { tiles, .. } => tiles.iter().flat_map(|tile| of(std::slice::from_ref(&tile.name))).collect(),
        StmtKind::Shape { names, .. } | StmtKind::Blocks { names, .. } => of(names),
        StmtKind::Whole(whole) => match &whole.target {
            WholeTarget::Tile(_) => Vec::new(),
            WholeTarget::Made { name, .. } => of(std::slice::from_ref(name)),
        },
        StmtKind::Const { name, .. } => vec![name.to_string()],
        StmtKind::Dims(entries) => {
            let extents = |entry: &DimsEntry| {
                entry.extents.iter().flatten().filter_map(Expr::ident).map(ToString::to_string).collect::<Vec<_>>()
            };
            entries.iter().flat_map(extents).collect()
        }
        StmtKind::Failed { names, .. } => names.iter().map(ToString::to_string).collect(),
        _ => Vec::new(),
    }
}

/// Visits every expression in a block.
pub(crate) fn in_block(block: &Block, f: &mut dyn FnMut(&Expr)) {
    for stmt in &block.stmts {
        for expr in exprs(&stmt.kind) {
            in_expr(expr, f);
        }
        for block in blocks(&stmt.kind) {
            in_block(block, f);
        }
    }
    if let Some(result) = &block.result {
        in_expr(result, f);
    }
}

/// Visits an expression and every one in it.
pub(crate) fn in_expr(expr: &Expr, f: &mut dyn FnMut(&Expr)) {
    f(expr);
    match &expr.kind {
        ExprKind::Int { .. } | ExprKind::Float { .. } | ExprKind::Bool(_) | ExprKind::Path(_) | ExprKind::Full => {}
        ExprKind::Unary { operand, .. }
        | ExprKind::Cast { operand, .. }
        | ExprKind::Borrow { operand, .. }
        | ExprKind::Paren(operand) => in_expr(operand, f),
        ExprKind::Tiles { tile, count } => {
            in_expr(tile, f);
            in_expr(count, f);
        }
        ExprKind::Binary { left, right, .. } => {
            in_expr(left, f);
            in_expr(right, f);
        }
        ExprKind::Call { args, .. } | ExprKind::Array(args) | ExprKind::Tuple(args) => {
            args.iter().for_each(|arg| in_expr(arg, f));
        }
        ExprKind::Method(m) => {
            in_expr(&m.receiver, f);
            m.args.iter().for_each(|arg| in_expr(arg, f));
        }
        ExprKind::Index { base, index, .. } => {
            in_expr(base, f);
            index.iter().for_each(|index| in_expr(index, f));
        }
        ExprKind::If(branch) => {
            in_expr(&branch.condition, f);
            in_block(&branch.then, f);
            branch.otherwise.iter().for_each(|block| in_block(block, f));
        }
        ExprKind::Block(block) => in_block(block, f),
    }
}
