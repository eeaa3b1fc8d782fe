//! Random faults of initialisation: kernels that leave a tile partly unwritten.
//!
//! A legal kernel writes a tile as soon as it is made. A fault takes that from it,
//! on every path, on one, or for a part of the tile.

use super::ast::{Ast, Expr, Mem, Pick, Stmt, View, Window};
use super::rng::Rng;
use crate::elem::Elem;
use crate::ir::{BinOp, CmpOp, Space};

/// How a tile comes to be read unwritten.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unwritten {
    /// Nothing writes it.
    Never,
    /// An `if` without `else` writes it, whose condition does not hold.
    Branch,
    /// A loop writes it that runs zero times.
    Loop,
    /// One index of its first axis is left out.
    Part,
}

impl Unwritten {
    /// Every kind.
    pub const ALL: [Unwritten; 4] = [Unwritten::Never, Unwritten::Branch, Unwritten::Loop, Unwritten::Part];
}

/// Puts the fault into one of the tiles; none if no tile has a write of that kind.
pub(super) fn seed(mut ast: Ast, fault: Unwritten, rng: &mut Rng) -> Option<Ast> {
    let mut body = std::mem::take(&mut ast.body);
    let mut places = Vec::new();
    collect(&ast, &body, fault, &mut Vec::new(), &mut places);
    let place = rng.pick(&places)?;
    let (last, path) = place.split_last()?;
    let mut list = &mut body;
    for &(at, branch) in path {
        list = inner(&mut list[at])?.into_iter().nth(branch)?;
    }
    let at = last.0;
    let write = list.remove(at);
    // What is zero here, and nobody knows but the launch.
    let zero = |ast: &Ast| {
        let extent = ast.params.iter().find_map(|param| match param {
            super::ast::Param::Input(mem, _) => Some(Expr::Extent(*mem, 0)),
            _ => None,
        });
        Some(Expr::bin(BinOp::Div, extent?, Expr::index(1_000_000)))
    };
    match fault {
        Unwritten::Never => {}
        Unwritten::Branch => {
            let condition = Expr::Cmp(CmpOp::Gt, Box::new(zero(&ast)?), Box::new(Expr::index(0)));
            list.insert(at, Stmt::If { condition, then: vec![write], otherwise: Vec::new() });
        }
        Unwritten::Loop => {
            let name = format!("k{}", ast.vars.len());
            ast.vars.push(super::ast::VarInfo { name, elem: Elem::INDEX, mutable: false });
            let var = super::ast::Var(ast.vars.len() - 1);
            let (lo, hi) = (Expr::index(0), zero(&ast)?);
            list.insert(at, Stmt::For { var, lo, hi, step: 1, stages: None, body: vec![write] });
        }
        Unwritten::Part => list.insert(at, less(&ast, write)?),
    }
    ast.body = body;
    Some(ast)
}

/// The lists of statements inside of one.
fn inner(stmt: &mut Stmt) -> Option<Vec<&mut Vec<Stmt>>> {
    match stmt {
        Stmt::For { body, .. } => Some(vec![body]),
        Stmt::If { then, otherwise, .. } => Some(vec![then, otherwise]),
        _ => None,
    }
}

/// The first write behind each allocation, by the way to it.
fn collect(
    ast: &Ast,
    list: &[Stmt],
    fault: Unwritten,
    path: &mut Vec<(usize, usize)>,
    out: &mut Vec<Vec<(usize, usize)>>,
) {
    for (i, stmt) in list.iter().enumerate() {
        match stmt {
            Stmt::Alloc(mem) if matches!(ast.mems[mem.0].space, Space::Shared | Space::Fragment) => {
                let first = list.iter().enumerate().skip(i + 1).find(|(_, stmt)| written(stmt) == Some(*mem));
                if let Some((at, write)) = first
                    && (fault != Unwritten::Part || less(ast, write.clone()).is_some())
                {
                    out.push(path.iter().copied().chain([(at, 0)]).collect());
                }
            }
            // Statements of a loop with a plan of its own are counted.
            Stmt::For { body, stages, .. } if stages.as_ref().is_none_or(super::ast::Stages::is_inferred) => {
                path.push((i, 0));
                collect(ast, body, fault, path, out);
                path.pop();
            }
            Stmt::If { then, otherwise, .. } => {
                for (branch, body) in [then, otherwise].into_iter().enumerate() {
                    path.push((i, branch));
                    collect(ast, body, fault, path, out);
                    path.pop();
                }
            }
            _ => {}
        }
    }
}

/// The tile that a statement writes as a whole.
fn written(stmt: &Stmt) -> Option<Mem> {
    let whole = |view: &View| view.window.is_none().then_some(view.mem);
    match stmt {
        Stmt::Copy(_, dst) | Stmt::Fill(dst, _) | Stmt::Clear(dst) => whole(dst),
        Stmt::Parallel { body, .. } => match body.last() {
            Some(Stmt::Store { mem, unordered: false, .. }) => Some(*mem),
            _ => None,
        },
        _ => None,
    }
}

/// A write that leaves out the first index of the first axis, or the last ones of a
/// loop.
fn less(ast: &Ast, write: Stmt) -> Option<Stmt> {
    let from_one = |view: View, ast: &Ast| {
        let super::ast::Size::Fixed(first) = ast.mems[view.mem.0].shape.first()?.clone() else { return None };
        let mut picks = vec![Pick::Span(Expr::index(1), first)];
        picks.extend(ast.mems[view.mem.0].shape[1..].iter().map(|_| Pick::All));
        let plain = view.permute.is_none() && view.reshape.is_none() && view.bitcast.is_none();
        plain.then(|| View::at(view.mem, Window::Picks(picks)))
    };
    match write {
        Stmt::Fill(dst, value) => Some(Stmt::Fill(from_one(dst, ast)?, value)),
        Stmt::Clear(dst) => Some(Stmt::Clear(from_one(dst, ast)?)),
        Stmt::Parallel { vars, mut extents, body } => {
            let first = extents.first_mut()?;
            *first = first.clone().minus(Expr::index(1));
            Some(Stmt::Parallel { vars, extents, body })
        }
        _ => None,
    }
}
