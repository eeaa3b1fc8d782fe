//! Parser of `if let Some(x) = x { … } else { … }`, which asks for an optional input: of
//! the two branches one is there.

use super::Parser;
use crate::diag::{Code, Loc, Reported};
use crate::front::ast::{Block, ExprKind, If, Let, Name, Stmt, StmtKind};
use proc_macro2::Ident;
use syn::{Expr, Pat};

/// What an `if` is.
pub(super) enum Branch {
    If(Box<If>),
    /// What is left of one that is decided.
    Block(Block),
}

impl From<Branch> for ExprKind {
    fn from(branch: Branch) -> ExprKind {
        match branch {
            Branch::If(branch) => ExprKind::If(branch),
            Branch::Block(block) => ExprKind::Block(block),
        }
    }
}

impl Parser<'_> {
    /// An `if`, or one branch of an `if let`.
    pub(super) fn branch(&self, e: &syn::ExprIf) -> Result<Branch, Reported> {
        let Expr::Let(condition) = &*e.cond else { return self.if_else(e).map(|branch| Branch::If(Box::new(branch))) };
        let Some((name, input, given)) = self.asked(condition) else {
            return self.expr(&e.cond).and(Err(Reported));
        };
        if !given {
            return match e.else_branch.as_ref().map(|(_, branch)| &**branch) {
                None => Ok(Branch::Block(Block::default())),
                Some(Expr::Block(b)) => Ok(Branch::Block(self.block(&b.block))),
                Some(Expr::If(inner)) => self.branch(inner),
                Some(other) => self.expr(other).and(Err(Reported)),
            };
        }
        let alias = name.ident.as_ref().filter(|ident| *ident != input).is_some();
        if !alias && name.ident.is_some() {
            self.open.borrow_mut().push(input.clone());
        }
        let mut block = self.block(&e.then_branch);
        if alias {
            let loc = Loc::of(&condition.pat);
            let value = self.node(Loc::of(input), ExprKind::Path(input.clone().into()));
            let kind = StmtKind::Let(Let { name, mutable: None, ty: None, value });
            block.stmts.insert(0, Stmt { loc, attrs: Vec::new(), kind });
        } else if name.ident.is_some() {
            self.open.borrow_mut().pop();
        }
        Ok(Branch::Block(block))
    }

    /// `Some(name) = input`, and whether it is there.
    fn asked<'s>(&self, condition: &'s syn::ExprLet) -> Option<(Name, &'s Ident, bool)> {
        let Expr::Path(path) = super::stmt::peel(&condition.expr) else { return None };
        let input = path.path.get_ident()?;
        let given = self.optional.given(input)?;
        let Pat::TupleStruct(some) = &*condition.pat else { return None };
        match (some.path.segments.last()?.ident == "Some", some.elems.first()) {
            (true, Some(inner)) if some.elems.len() == 1 => Some((self.name(inner).ok()?, input, given)),
            _ => None,
        }
    }

    /// `x.is_some()` of an optional input.
    pub(super) fn is_given(&self, e: &syn::ExprMethodCall) -> Option<ExprKind> {
        let Expr::Path(path) = super::stmt::peel(&e.receiver) else { return None };
        let given = self.optional.given(path.path.get_ident()?)?;
        let value = match e.method.to_string().as_str() {
            "is_some" => given,
            "is_none" => !given,
            _ => return None,
        };
        Some(ExprKind::Bool(syn::LitBool::new(value, e.method.span())))
    }

    /// Refuses an optional input outside of its `if let`.
    pub(super) fn not_optional(&self, path: &syn::Path) -> Result<(), Reported> {
        let Some(name) = path.get_ident().filter(|name| self.optional.given(name).is_some()) else { return Ok(()) };
        if self.open.borrow().contains(name) {
            return Ok(());
        }
        let help = format!("read it in `if let Some({name}) = {name} {{ … }}`; its extents stand in `dims!`");
        Err(self.errors.report(Code::Memory, Loc::of(name), format!("the input `{name}` may not be given"), help))
    }
}
