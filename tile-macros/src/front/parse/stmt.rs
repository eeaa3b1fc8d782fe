//! Parser of statements: from Rust's syntax tree to the language's.

use super::expr::assignment;
use super::optional::Branch;
use super::{Parser, attrs};
use crate::diag::{Loc, Reported};
use crate::front::ast::{Binary, BinaryKind, Block, Expr, ExprKind, Let, Name, Range, Stmt, StmtKind};
use proc_macro2::Ident;
use quote::ToTokens;
use syn::punctuated::Punctuated;

const VALUES: &str = "use several variables";
const FUNCTION: &str = "write a `#[tile_fn]` outside the kernel";

impl Parser<'_> {
    /// Parses a block. Statements that fail leave a marker.
    pub(super) fn block(&self, block: &syn::Block) -> Block {
        let mut out = Block::default();
        let mut kept = Vec::new();
        for stmt in &block.stmts {
            match self.attributes(&statement_attributes(stmt), "a statement") {
                Ok(Some(carried)) => kept.push((stmt, carried)),
                Ok(None) => {}
                Err(Reported) => kept.push((stmt, Vec::new())),
            }
        }
        let last = kept.len().wrapping_sub(1);
        for (i, (stmt, carried)) in kept.into_iter().enumerate() {
            let plain;
            let stmt = match statement_attributes(stmt).is_empty() {
                true => stmt,
                false => {
                    plain = without_attributes(stmt.clone());
                    &plain
                }
            };
            let loc = Loc::of(stmt);
            let failed = |names| StmtKind::Failed { names, tokens: stmt.to_token_stream() };
            let kind = match stmt {
                syn::Stmt::Expr(expr, None) if i == last && is_value(expr) => match self.expr(expr) {
                    Ok(value) => {
                        out.result = Some(Box::new(Expr { attrs: carried, ..value }));
                        continue;
                    }
                    Err(Reported) => failed(Vec::new()),
                },
                syn::Stmt::Expr(expr, _) => self.statement(expr).unwrap_or_else(|Reported| failed(Vec::new())),
                syn::Stmt::Local(local) => self.local(local).unwrap_or_else(|Reported| {
                    let mut names = Vec::new();
                    bound_names(&local.pat, &mut names);
                    failed(names)
                }),
                syn::Stmt::Item(item) => self.item(item).unwrap_or_else(|Reported| failed(Vec::new())),
                syn::Stmt::Macro(m) => self.macro_statement(&m.mac).unwrap_or_else(|Reported| failed(Vec::new())),
            };
            out.stmts.push(Stmt { loc, attrs: carried, kind });
        }
        out
    }

    /// The statement that an expression with attributes is; `None` where a
    /// condition leaves it out.
    pub(super) fn attributed(&self, expr: &syn::Expr) -> Result<Option<Stmt>, Reported> {
        let loc = Loc::of(expr);
        let (own, plain) = attrs::detached(expr.clone());
        let Some(attrs) = self.attributes(&own, "a statement")? else { return Ok(None) };
        Ok(Some(Stmt { loc, attrs, kind: self.statement(&plain)? }))
    }

    /// An expression in statement position.
    pub(super) fn statement(&self, expr: &syn::Expr) -> Result<StmtKind, Reported> {
        match expr {
            // Invisible braces, of a fragment that a macro passed on.
            syn::Expr::Group(e) => self.statement(&e.expr),
            syn::Expr::Assign(e) => {
                let (target, value) = (self.expr(&e.left), self.expr(&e.right));
                Ok(StmtKind::Assign { target: target?, op: None, value: value? })
            }
            syn::Expr::Binary(e) if assignment(&e.op).is_some() => {
                let op = assignment(&e.op).map(|op| Binary { kind: BinaryKind::Bin(op), token: e.op });
                let (target, value) = (self.expr(&e.left), self.expr(&e.right));
                Ok(StmtKind::Assign { target: target?, op, value: value? })
            }
            syn::Expr::ForLoop(e) => self.for_loop(e),
            syn::Expr::If(e) => Ok(match self.branch(e)? {
                Branch::If(branch) => StmtKind::If(*branch),
                Branch::Block(block) => StmtKind::Block(block),
            }),
            syn::Expr::Block(e) if e.label.is_none() => Ok(StmtKind::Block(self.block(&e.block))),
            syn::Expr::Macro(e) => self.macro_statement(&e.mac),
            syn::Expr::MethodCall(e) if group_body(e).is_some() => {
                self.group_of_threads(e, group_body(e).ok_or(Reported)?)
            }
            other => {
                let expr = self.expr(other)?;
                match &expr.kind {
                    ExprKind::Call { .. } | ExprKind::Method(_) => Ok(StmtKind::Expr(expr)),
                    _ => {
                        let help = "bind it with `let`, or remove the statement";
                        Err(self.malformed(expr.loc, "this statement has no effect", help))
                    }
                }
            }
        }
    }

    fn local(&self, local: &syn::Local) -> Result<StmtKind, Reported> {
        let (pattern, ty) = match &local.pat {
            syn::Pat::Type(typed) => (&*typed.pat, Some((*typed.ty).clone())),
            other => (other, None),
        };
        let Some(init) = &local.init else {
            let help = "give it a value: `let mut x = 0.0;`; tiles are made by `shared` and `fragment`";
            return Err(self.unsupported(local, "there is no `let` without a value", help));
        };
        if let Some((token, _)) = &init.diverge {
            return Err(self.unsupported(token, "there is no `let … else`", "write `if`"));
        }
        if let (syn::Pat::Slice(names), syn::Expr::Call(call)) = (pattern, peel(&init.expr))
            && let Some(path) = blocks_path(call)
        {
            return self.blocks(names, path, call);
        }
        if let (syn::Pat::Ident(p), syn::Expr::Macro(e)) = (pattern, peel(&init.expr))
            && e.mac.path.is_ident("tile")
            && p.by_ref.is_none()
            && p.subpat.is_none()
        {
            if let Some(ty) = ty {
                let help = "leave out the type; `cast::<f32>(…)` inside `tile!` states that of the elements";
                return Err(self.malformed(Loc::of(&ty), "a tile that `tile!` makes has no type to write", help));
            }
            let name = Name { ident: Some(p.ident.clone()), span: p.ident.span() };
            return self.whole(&e.mac, Some((name, p.mutability)));
        }
        if let Some(given) = self.given(pattern, ty.as_ref(), &init.expr) {
            return given;
        }
        let (names, array) = match pattern {
            syn::Pat::Tuple(p) => (Some(&p.elems), false),
            syn::Pat::Slice(p) => (Some(&p.elems), true),
            _ => (None, false),
        };
        let values = match peel(&init.expr) {
            syn::Expr::Tuple(e) if !array => Some(&e.elems),
            syn::Expr::Array(e) if array => Some(&e.elems),
            _ => None,
        };
        if let (Some(names), Some(values)) = (names, values) {
            return self.lets(pattern, names, ty.as_ref(), values, array);
        }
        let value = match peel(&init.expr) {
            syn::Expr::Repeat(e) if makes_memory(&e.expr) || matches!(pattern, syn::Pat::Ident(_)) => {
                let (tile, count) = (self.expr(&e.expr), self.expr(&e.len));
                let kind = ExprKind::Tiles { tile: Box::new(tile?), count: Box::new(count?) };
                self.node(Loc::of(e), kind)
            }
            _ => self.expr(&init.expr)?,
        };
        match pattern {
            syn::Pat::Ident(p) if p.by_ref.is_none() && p.subpat.is_none() => {
                let name = Name { ident: Some(p.ident.clone()), span: p.ident.span() };
                Ok(StmtKind::Let(Let { name, mutable: p.mutability, ty, value }))
            }
            syn::Pat::Wild(p) => {
                let name = Name { ident: None, span: p.underscore_token.span };
                Ok(StmtKind::Let(Let { name, mutable: None, ty, value }))
            }
            syn::Pat::Slice(p) => self.array_pattern(p, value),
            other => {
                let help = "write one `let` for each name; `let [y, x] = blocks([…])` names block indices";
                Err(self.unsupported(other, "there are no such patterns", help))
            }
        }
    }

    /// `let (a, b) = (x, y);`, `let [a, b] = [x, y];`
    fn lets(
        &self,
        pattern: &syn::Pat,
        names: &Punctuated<syn::Pat, syn::Token![,]>,
        ty: Option<&syn::Type>,
        values: &Punctuated<syn::Expr, syn::Token![,]>,
        array: bool,
    ) -> Result<StmtKind, Reported> {
        let count = crate::front::lower::count_of;
        if names.len() != values.len() {
            let message = format!("{} for {}", count(names.len(), "name"), count(values.len(), "value"));
            return Err(self.malformed(Loc::of(pattern), message, "write one name for each value"));
        }
        let types: Vec<Option<syn::Type>> = match ty {
            None => vec![None; names.len()],
            Some(syn::Type::Tuple(ty)) if !array && ty.elems.len() == names.len() => {
                ty.elems.iter().cloned().map(Some).collect()
            }
            Some(syn::Type::Array(ty)) if array => vec![Some((*ty.elem).clone()); names.len()],
            Some(ty) => {
                let help = "write one `let` for each name, each with its type";
                return Err(self.malformed(Loc::of(ty), "this is not a type of the names", help));
            }
        };
        let mut lets = Vec::new();
        for ((pattern, ty), value) in names.iter().zip(types).zip(values) {
            let (plain, mutable) = plain(pattern);
            lets.push((self.name(&plain), mutable, ty, self.expr(value)));
        }
        let lets: Result<Vec<Let>, Reported> = lets
            .into_iter()
            .map(|(name, mutable, ty, value)| Ok(Let { name: name?, mutable, ty: ty.filter(is_stated), value: value? }))
            .collect();
        Ok(StmtKind::Lets { array, lets: lets? })
    }

    /// `let [y, x] = blocks([…]);` and `let [y, x] = blocks([…], disjoint = "…");`
    fn blocks(&self, names: &syn::PatSlice, path: &syn::Path, call: &syn::ExprCall) -> Result<StmtKind, Reported> {
        let names: Result<Vec<Name>, Reported> = names.elems.iter().map(|p| self.name(p)).collect();
        for attributes in std::iter::once(call.attrs.as_slice()).chain(call.args.iter().map(attrs::of)) {
            self.no_attributes(attributes, "a part of an expression")?;
        }
        let mut args = call.args.iter();
        let extents = match args.next().map(peel) {
            Some(syn::Expr::Array(extents)) => self.exprs(&extents.elems),
            _ => {
                let help = "write `let [y, x] = blocks([rows, columns]);`";
                return Err(self.malformed(Loc::of(call), "`blocks` takes an array of extents", help));
            }
        };
        let mut disjoint = None;
        for arg in args {
            disjoint = Some(self.disjoint(arg, disjoint.is_some())?);
        }
        Ok(StmtKind::Blocks { names: names?, path: path.clone(), extents: extents?, disjoint })
    }

    /// `disjoint = "…"`
    fn disjoint(&self, arg: &syn::Expr, again: bool) -> Result<syn::LitStr, Reported> {
        let help = "`disjoint = \"…\"` says why no two blocks access one element; there are no other items";
        let is_disjoint = |left: &syn::Expr| matches!(left, syn::Expr::Path(p) if p.path.is_ident("disjoint"));
        match arg {
            syn::Expr::Assign(item) if is_disjoint(&item.left) && !again => match peel(&item.right) {
                syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(reason), .. })
                    if !reason.value().trim().is_empty() =>
                {
                    Ok(reason.clone())
                }
                other => {
                    let help = "write why: `disjoint = \"each row is listed once\"`";
                    Err(self.malformed(Loc::of(other), "`disjoint` takes a reason, a text that is not empty", help))
                }
            },
            syn::Expr::Assign(item) => {
                Err(self.malformed(Loc::of(&item.left), "`blocks` takes extents and `disjoint`", help))
            }
            other => Err(self.malformed(Loc::of(other), "`blocks` takes extents and `disjoint`", help)),
        }
    }

    /// `let [m, n] = t.shape();`
    fn array_pattern(&self, pattern: &syn::PatSlice, value: Expr) -> Result<StmtKind, Reported> {
        let names: Result<Vec<Name>, Reported> = pattern.elems.iter().map(|p| self.name(p)).collect();
        let names = names?;
        match value.kind {
            ExprKind::Method(m) if m.name == "shape" && m.args.is_empty() => {
                Ok(StmtKind::Shape { names, memory: *m.receiver })
            }
            _ => {
                let help = "arrays are given by `blocks([…])`, `t.shape()` and `[x, y]`";
                Err(self.malformed(value.loc, format!("`{value}` is not an array"), help))
            }
        }
    }

    /// A plain name or `_`.
    pub(super) fn name(&self, pattern: &syn::Pat) -> Result<Name, Reported> {
        match pattern {
            syn::Pat::Ident(p) if p.by_ref.is_none() && p.subpat.is_none() && p.mutability.is_none() => {
                self.no_attributes(&p.attrs, "a name")?;
                Ok(Name { ident: Some(p.ident.clone()), span: p.ident.span() })
            }
            syn::Pat::Wild(p) => Ok(Name { ident: None, span: p.underscore_token.span }),
            other => Err(self.malformed(Loc::of(other), "expected a name or `_`", "write a plain name for each value")),
        }
    }

    fn for_loop(&self, e: &syn::ExprForLoop) -> Result<StmtKind, Reported> {
        if let Some(label) = &e.label {
            return Err(self.unsupported(label, "there are no labels", "remove the label"));
        }
        let counter = self.name(&e.pat);
        let body = self.block(&e.body);
        self.bare(&e.expr)?;
        let (range, step) = match peel(&e.expr) {
            syn::Expr::MethodCall(m) if m.method == "step_by" && m.args.len() == 1 => {
                (&*m.receiver, m.args.first().map(|step| self.expr(step)).transpose()?)
            }
            _ => (&*e.expr, None),
        };
        Ok(StmtKind::For { counter: counter?, range: self.range(range)?, step, body })
    }

    /// Refuses attributes on an expression and on what is in its parentheses.
    fn bare(&self, expr: &syn::Expr) -> Result<(), Reported> {
        self.no_attributes(attrs::of(expr), "a part of an expression")?;
        match expr {
            syn::Expr::Paren(e) => self.bare(&e.expr),
            syn::Expr::Group(e) => self.bare(&e.expr),
            _ => Ok(()),
        }
    }

    /// `lo..hi`.
    pub(super) fn range(&self, expr: &syn::Expr) -> Result<Range, Reported> {
        self.bare(expr)?;
        match peel(expr) {
            syn::Expr::Range(syn::ExprRange { start: Some(lo), end: Some(hi), .. }) if matches!(&**hi, syn::Expr::MethodCall(m) if m.method == "step_by" || m.method == "rev") =>
            {
                let syn::Expr::MethodCall(m) = &**hi else { return Err(Reported) };
                let (lo, hi) = (crate::front::text(lo), crate::front::text(&m.receiver));
                let message = format!("`{}` is called on the end of the range", m.method);
                let help = match m.args.first() {
                    Some(step) => format!("write `({lo}..{hi}).step_by({})`", crate::front::text(step)),
                    None => "count up and compute the index: `let i = n - 1 - i;`".to_owned(),
                };
                Err(self.malformed(m.method.span(), message, &help))
            }
            syn::Expr::Range(syn::ExprRange { start: Some(lo), end: Some(hi), limits, .. }) => {
                if let syn::RangeLimits::Closed(token) = limits {
                    return Err(self.unsupported(token, "there are no closed ranges", "write `a..b + 1`"));
                }
                let (lo, hi) = (self.expr(lo), self.expr(hi));
                Ok(Range { lo: lo?, hi: hi? })
            }
            syn::Expr::MethodCall(m) if m.method == "rev" => {
                let help = "count up and compute the index: `let i = n - 1 - i;`";
                Err(self.unsupported(&m.method, "there is no `rev`", help))
            }
            other => {
                let help = "write `for i in a..b` or `for i in (a..b).step_by(s)`";
                Err(self.malformed(Loc::of(other), "expected a range `a..b`", help))
            }
        }
    }

    fn item(&self, item: &syn::Item) -> Result<StmtKind, Reported> {
        match item {
            syn::Item::Const(c) => {
                Ok(StmtKind::Const { name: c.ident.clone(), ty: (*c.ty).clone(), value: self.expr(&c.expr)? })
            }
            syn::Item::Fn(f) => {
                let help = "make it a `#[tile_fn]` outside the kernel";
                Err(self.unsupported(&f.sig, "there are no functions", help))
            }
            syn::Item::Use(u) => Err(self.unsupported(u, "there is no `use`", "put it outside the kernel")),
            syn::Item::Static(s) => Err(self.unsupported(s, "there is no `static`", "write `const`")),
            syn::Item::Struct(item) => Err(self.unsupported(&item.struct_token, "there is no `struct`", VALUES)),
            syn::Item::Enum(item) => Err(self.unsupported(&item.enum_token, "there is no `enum`", VALUES)),
            syn::Item::Union(item) => Err(self.unsupported(&item.union_token, "there is no `union`", VALUES)),
            syn::Item::Impl(item) => Err(self.unsupported(&item.impl_token, "there is no `impl`", FUNCTION)),
            syn::Item::Trait(item) => Err(self.unsupported(&item.trait_token, "there is no `trait`", FUNCTION)),
            syn::Item::Macro(item) => Err(self.unsupported(&item.mac.path, "there are no macro definitions", FUNCTION)),
            syn::Item::Type(item) => {
                let help = "write element types by their own names";
                Err(self.unsupported(&item.type_token, "there is no `type`", help))
            }
            syn::Item::Mod(item) => {
                Err(self.unsupported(&item.mod_token, "there is no `mod`", "put it outside the kernel"))
            }
            other => Err(self.unsupported(other, "there are no items but `const`", "put it outside the kernel")),
        }
    }
}

/// Whether a type is not `_`.
fn is_stated(ty: &syn::Type) -> bool {
    !matches!(ty, syn::Type::Infer(_))
}

/// Whether a last expression without `;` can be the block's value.
fn is_value(expr: &syn::Expr) -> bool {
    match expr {
        syn::Expr::Assign(_) | syn::Expr::ForLoop(_) | syn::Expr::Macro(_) => false,
        syn::Expr::Binary(e) => assignment(&e.op).is_none(),
        syn::Expr::Group(e) => is_value(&e.expr),
        _ => true,
    }
}

/// A pattern without its `mut`, and that.
pub(super) fn plain(pattern: &syn::Pat) -> (syn::Pat, Option<syn::Token![mut]>) {
    match pattern {
        syn::Pat::Ident(p) => (syn::Pat::Ident(syn::PatIdent { mutability: None, ..p.clone() }), p.mutability),
        other => (other.clone(), None),
    }
}

/// The statement without the attributes in front of it.
fn without_attributes(stmt: syn::Stmt) -> syn::Stmt {
    match stmt {
        syn::Stmt::Local(local) => syn::Stmt::Local(syn::Local { attrs: Vec::new(), ..local }),
        syn::Stmt::Macro(m) => syn::Stmt::Macro(syn::StmtMacro { attrs: Vec::new(), ..m }),
        syn::Stmt::Item(syn::Item::Const(c)) => {
            syn::Stmt::Item(syn::Item::Const(syn::ItemConst { attrs: Vec::new(), ..c }))
        }
        syn::Stmt::Item(item) => syn::Stmt::Item(item),
        syn::Stmt::Expr(expr, semi) => syn::Stmt::Expr(attrs::detached(expr).1, semi),
    }
}

/// The attributes in front of a statement.
fn statement_attributes(stmt: &syn::Stmt) -> Vec<syn::Attribute> {
    match stmt {
        syn::Stmt::Local(local) => local.attrs.clone(),
        syn::Stmt::Item(item) => attrs::of_item(item).to_vec(),
        syn::Stmt::Macro(m) => m.attrs.clone(),
        syn::Stmt::Expr(expr, _) if attrs::any(expr) => attrs::detached(expr.clone()).0,
        syn::Stmt::Expr(..) => Vec::new(),
    }
}

/// The path of `blocks`, if that is what is called.
fn blocks_path(call: &syn::ExprCall) -> Option<&syn::Path> {
    match &*call.func {
        syn::Expr::Path(f) if f.qself.is_none() && f.path.segments.last().is_some_and(|s| s.ident == "blocks") => {
            Some(&f.path)
        }
        _ => None,
    }
}

/// Whether an expression is a call that makes a tile.
fn makes_memory(expr: &syn::Expr) -> bool {
    let syn::Expr::Call(call) = peel(expr) else { return false };
    let syn::Expr::Path(path) = &*call.func else { return false };
    path.path.segments.last().is_some_and(|word| crate::front::lower::is_allocation(&word.ident.to_string()))
}

/// The closure of `t.group(first..end, |g| { … })`, if that is what is called.
fn group_body(call: &syn::ExprMethodCall) -> Option<&syn::ExprClosure> {
    match call.args.get(1).map(peel) {
        Some(syn::Expr::Closure(closure)) if call.method == "group" && call.args.len() == 2 => Some(closure),
        _ => None,
    }
}

pub(super) fn peel(expr: &syn::Expr) -> &syn::Expr {
    match expr {
        syn::Expr::Paren(e) => peel(&e.expr),
        syn::Expr::Group(e) => peel(&e.expr),
        other => other,
    }
}

/// The names that a pattern would bind.
fn bound_names(pattern: &syn::Pat, names: &mut Vec<Ident>) {
    match pattern {
        syn::Pat::Ident(p) => names.push(p.ident.clone()),
        syn::Pat::Type(p) => bound_names(&p.pat, names),
        syn::Pat::Slice(p) => p.elems.iter().for_each(|p| bound_names(p, names)),
        syn::Pat::Tuple(p) => p.elems.iter().for_each(|p| bound_names(p, names)),
        syn::Pat::Paren(p) => bound_names(&p.pat, names),
        _ => {}
    }
}
