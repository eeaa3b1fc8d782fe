//! Lowers whole-tile expressions: writes the `parallel!` that they stand for.
//!
//! ```text
//! tile!(s = exp2(s * scale - top[.., None]))
//! parallel!((s.dim(0), s.dim(1)), |i, j| s[[i, j]] = (s[[i, j]] * scale - top[i]).exp2())
//! ```
//!
//! The `parallel!` is lowered as one that the user wrote, so that nothing behind the
//! front end knows of whole-tile expressions.

use super::place::Ext;
use super::shape::Help;
use super::{Binding, Lower};
use crate::diag::{Code, Loc, Reported};
use crate::front::ast::{Block, Expr, ExprKind, If, Method, Name, Nest, Stmt, StmtKind, Whole, WholeTarget};
use proc_macro2::Ident;
use tile_core::ir::Dim;
use tile_core::ir::dim::Same;

/// The extents of an operand along the axes of a whole-tile expression. `None`: it has
/// one element for all indices, or as many as there are.
pub(super) type Along = Vec<Option<Ext>>;

/// The tile that is written.
pub(super) struct Target<'w> {
    pub(super) text: String,
    /// The tile.
    pub(super) tile: Expr,
    pub(super) loc: Loc,
    pub(super) extents: Vec<Dim>,
    /// The index of each axis.
    pub(super) indices: Vec<Name>,
    /// Those of them that the user has named.
    pub(super) named: &'w [Name],
}

impl<'a> Lower<'a> {
    /// `tile!(s = …)`, `let s = tile!(…);`
    pub(super) fn whole(&mut self, loc: Loc, whole: &'a Whole) -> Result<(), Reported> {
        let made = match &whole.target {
            WholeTarget::Tile(tile) => {
                self.whole_zone(loc)?;
                let target = self.whole_target(tile, whole)?;
                let nest = self.nest(&target, whole)?;
                let nest = whole.nest.get_or_init(|| nest);
                return self.parallel(loc, &nest.extents, &nest.indices, &nest.body);
            }
            WholeTarget::Made { name, .. } => name,
        };
        let binding = self.whole_zone(loc).and_then(|()| self.made(loc, made, whole));
        if let Some(ident) = &made.ident {
            self.bind(ident, binding.clone().map_or(Binding::Failed, Binding::Memory));
        }
        binding.map(|_| ())
    }

    fn whole_zone(&self, loc: Loc) -> Result<(), Reported> {
        if self.zone.is_inside() {
            let message = format!("`tile!` inside {}", self.zone.word());
            return Err(self.errors.report(Code::Zone, loc, message, "write the element: `t[[i, j]] = …`"));
        }
        Ok(())
    }

    /// The tile that is assigned.
    fn whole_target<'w>(&mut self, tile: &'a Expr, whole: &'w Whole) -> Result<Target<'w>, Reported> {
        let name = match &tile.peeled().kind {
            ExprKind::Path(_) | ExprKind::Index { .. } if self.is_memory(tile) => tile.peeled().clone(),
            ExprKind::Path(_) => {
                let Err(reported) = self.place(tile) else { return Err(Reported) };
                return Err(reported);
            }
            _ => {
                let help = "write the tile by its name; a part of a tensor is written by `copy(&s, y.at_mut([…]))`";
                let message = format!("`tile!` assigns to a tile, and `{tile}` is none");
                return Err(self.errors.report(Code::NotAssignable, tile.loc, message, help));
            }
        };
        let place = self.place(tile)?;
        self.writable(&place, tile.loc)?;
        let extents: Option<Vec<Dim>> = place.extents().and_then(|extents| extents.iter().map(constant).collect());
        let Some(extents) = extents else {
            let help = format!("compute a tile and store it: `copy(&s, {}.at_mut([…]))`", place.text);
            let message = format!("`{}` is not a tile with constant extents", place.text);
            return Err(self.errors.report(Code::UnknownExtent, tile.loc, message, help));
        };
        let indices = self.whole_indices(whole, extents.len(), &place.text)?;
        Ok(Target { text: place.text, tile: name, loc: tile.loc, extents, indices, named: &whole.indices })
    }

    /// The index of each axis: the user's, or a name that the statement does not have.
    pub(super) fn whole_indices(&self, whole: &Whole, rank: usize, text: &str) -> Result<Vec<Name>, Reported> {
        if !whole.indices.is_empty() && whole.indices.len() != rank {
            let loc = Loc::at(whole.indices[0].span);
            let message =
                format!("`{text}` has rank {rank}, but `tile!` has {}", super::count_of(whole.indices.len(), "index"));
            return Err(self.errors.report(Code::Rank, loc, message, "name one index for each axis"));
        }
        let free = whole.free.iter().skip(1).map(|ident| Name { ident: Some(ident.clone()), span: ident.span() });
        let named = whole.indices.iter().cloned().map(Some).chain(std::iter::repeat(None));
        Ok(free.zip(named).take(rank).map(|(free, name)| name.filter(|n| n.ident.is_some()).unwrap_or(free)).collect())
    }

    /// The `parallel!`.
    pub(super) fn nest(&mut self, target: &Target<'_>, whole: &'a Whole) -> Result<Nest, Reported> {
        let value = self.elementwise_value(target, &whole.value)?;
        let tile = target.tile.clone();
        let extents = (0..target.extents.len()).map(|axis| {
            let token = syn::LitInt::new(&axis.to_string(), target.loc.first);
            let kind = ExprKind::Int { value: axis as i128, suffix: None, token };
            let args = vec![self.new_node(target.loc, kind)];
            let name = Ident::new("dim", target.loc.first);
            let method = Method { receiver: Box::new(tile.clone()), name, generics: None, args };
            self.new_node(target.loc, ExprKind::Method(method))
        });
        let extents = extents.collect();
        let index: Vec<Expr> = target.indices.iter().map(|name| self.index_node(name, target.loc)).collect();
        let target_element = self.element_node(tile, index, target.loc);
        let assign = StmtKind::Assign { target: target_element, op: whole.op, value };
        let stmt = Stmt { loc: target.loc.to(whole.value.loc), attrs: Vec::new(), kind: assign };
        let body = Block { stmts: vec![stmt], result: None };
        Ok(Nest { made: None, extents, indices: target.indices.clone(), body })
    }

    pub(super) fn new_node(&mut self, loc: Loc, kind: ExprKind) -> Expr {
        self.node_types.push(None);
        Expr { id: self.node_types.len() - 1, loc, attrs: Vec::new(), kind }
    }

    fn index_node(&mut self, name: &Name, loc: Loc) -> Expr {
        let ident = name.ident.clone().map(|mut ident| {
            ident.set_span(ident.span().located_at(loc.first));
            ident
        });
        match ident {
            Some(ident) => self.new_node(loc, ExprKind::Path(ident.into())),
            None => self.new_node(loc, ExprKind::Full),
        }
    }

    fn element_node(&mut self, base: Expr, index: Vec<Expr>, loc: Loc) -> Expr {
        let array = index.len() != 1;
        self.new_node(loc, ExprKind::Index { base: Box::new(base), index, array })
    }

    /// The value with each tile in it as the element at the indices.
    fn elementwise_value(&mut self, target: &Target<'_>, expr: &'a Expr) -> Result<Expr, Reported> {
        let boxed = |this: &mut Self, inner: &'a Expr| this.elementwise_value(target, inner).map(Box::new);
        let kind = match &expr.kind {
            _ if self.is_operand(expr, target.named) => return self.operand(target, expr),
            ExprKind::Unary { op, operand } => ExprKind::Unary { op: *op, operand: boxed(self, operand)? },
            ExprKind::Binary { op, left, right } => {
                let (left, right) = (boxed(self, left), boxed(self, right));
                ExprKind::Binary { op: *op, left: left?, right: right? }
            }
            ExprKind::Cast { operand, ty } => ExprKind::Cast { operand: boxed(self, operand)?, ty: ty.clone() },
            ExprKind::Paren(inner) => ExprKind::Paren(boxed(self, inner)?),
            ExprKind::Call { path, args } => {
                let args = self.elementwise_values(target, args)?;
                match (as_method(path), args.split_first()) {
                    (Some(name), Some((receiver, rest))) => {
                        let receiver = self.receiver(receiver.clone());
                        let (name, args) = (name.clone(), rest.to_vec());
                        ExprKind::Method(Method { receiver: Box::new(receiver), name, generics: None, args })
                    }
                    _ => ExprKind::Call { path: path.clone(), args },
                }
            }
            // What memory itself has: `t.dim(0)`.
            ExprKind::Method(m) if self.is_memory(&m.receiver) && !super::is_scalar_method(&m.name.to_string()) => {
                return Ok(expr.clone());
            }
            ExprKind::Method(m) => {
                let receiver = boxed(self, &m.receiver);
                let args = self.elementwise_values(target, &m.args);
                let (name, generics) = (m.name.clone(), m.generics.clone());
                ExprKind::Method(Method { receiver: receiver?, name, generics, args: args? })
            }
            ExprKind::Index { base, index, array } => {
                let index = self.elementwise_values(target, index)?;
                ExprKind::Index { base: base.clone(), index, array: *array }
            }
            ExprKind::If(branch) => {
                let condition = self.elementwise_value(target, &branch.condition)?;
                let then = self.elementwise_block(target, &branch.then)?;
                let otherwise = branch.otherwise.as_ref().map(|block| self.elementwise_block(target, block));
                let otherwise = otherwise.transpose()?;
                ExprKind::If(Box::new(If { condition, then, otherwise }))
            }
            ExprKind::Block(block) => ExprKind::Block(self.elementwise_block(target, block)?),
            ExprKind::Borrow { operand, .. } if self.is_operand(operand, target.named) => {
                let help = format!("write `{operand}`");
                return Err(self.errors.report(Code::NotScalar, expr.loc, "tiles stand in `tile!` without `&`", help));
            }
            _ => expr.kind.clone(),
        };
        Ok(Expr { kind, ..expr.clone() })
    }

    fn elementwise_values(&mut self, target: &Target<'_>, exprs: &'a [Expr]) -> Result<Vec<Expr>, Reported> {
        let all: Vec<Result<Expr, Reported>> = exprs.iter().map(|expr| self.elementwise_value(target, expr)).collect();
        all.into_iter().collect()
    }

    fn elementwise_block(&mut self, target: &Target<'_>, block: &'a Block) -> Result<Block, Reported> {
        if let Some(stmt) = block.stmts.first() {
            let help = "write `parallel!` for more than one expression";
            return Err(self.errors.report(Code::Malformed, stmt.loc, "a statement inside of `tile!`", help));
        }
        let result = block.result.as_ref().map(|result| self.elementwise_value(target, result).map(Box::new));
        Ok(Block { stmts: Vec::new(), result: result.transpose()? })
    }

    /// What a method is called on, in parentheses where the call would take less of it.
    fn receiver(&mut self, expr: Expr) -> Expr {
        match expr.kind {
            ExprKind::Unary { .. } | ExprKind::Binary { .. } | ExprKind::Cast { .. } | ExprKind::If(_) => {
                self.new_node(expr.loc, ExprKind::Paren(Box::new(expr)))
            }
            _ => expr,
        }
    }

    /// Whether an expression is a tile, tensor or view, as a whole or with `..` or `None`.
    pub(super) fn is_operand(&mut self, expr: &Expr, named: &[Name]) -> bool {
        match &expr.kind {
            ExprKind::Path(path) => !is_named(path, named) && self.is_memory(expr),
            ExprKind::Method(_) => self.is_memory(expr),
            ExprKind::Index { base, index, .. } => {
                (self.is_memory(base) && index.iter().any(is_axis)) || self.is_memory(expr)
            }
            _ => false,
        }
    }

    /// An operand's element at the indices.
    fn operand(&mut self, target: &Target<'_>, expr: &'a Expr) -> Result<Expr, Reported> {
        let rank = target.extents.len();
        let along = self.along(expr)?;
        if along.len() != rank {
            return Err(self.other_rank(target, expr, &along));
        }
        for (axis, (ext, known)) in along.iter().zip(&target.extents).enumerate() {
            let Some(ext) = ext else { continue };
            let message = format!(
                "tile!: extents differ along axis {axis}: `{}` has {}, `{expr}` has {}",
                target.text,
                self.shape_text(&[Ext::Is(known.clone())]),
                self.shape_text(std::slice::from_ref(ext))
            );
            let general = "operands have the extents of the tile; `[.., None]` repeats one along an axis";
            let other = other_axis(target, expr, &along);
            let help = other.as_deref().map_or(Help::General(general), Help::Certain);
            match ext {
                Ext::Is(dim) => self.require_same(dim, known, &message, expr.loc, help)?,
                Ext::Named(_) | Ext::Dyn => {
                    let help = "copy it to a tile, or take a region: `x.at([…])`";
                    let message = format!("the extents of `{expr}` are not those of a tile");
                    return Err(self.errors.report(Code::UnknownExtent, expr.loc, message, help));
                }
            }
        }
        let (base, index) = match &expr.kind {
            ExprKind::Index { base, index, .. } if self.is_memory(base) => {
                let mut all = Vec::new();
                let mut axes = target.indices.iter();
                for item in index {
                    match &item.kind {
                        ExprKind::Full => all.extend(axes.next().map(|name| self.index_node(name, item.loc))),
                        _ if is_axis(item) => drop(axes.next()),
                        _ => all.push(self.elementwise_value(target, item)?),
                    }
                }
                ((**base).clone(), all)
            }
            _ => (expr.clone(), target.indices.iter().map(|name| self.index_node(name, expr.loc)).collect()),
        };
        Ok(self.element_node(base, index, expr.loc))
    }

    /// Reports an operand with other axes than the tile.
    fn other_rank(&self, target: &Target<'_>, expr: &Expr, along: &Along) -> Reported {
        let (rank, wanted) = (along.len(), target.extents.len());
        let message = format!("`{}` has rank {wanted}, but `{expr}` has {rank}", target.text);
        let help = match (&expr.kind, along.as_slice()) {
            (ExprKind::Path(_), [Some(Ext::Is(ext))]) if wanted == 2 => {
                let [rows, columns] = [0, 1].map(|axis| target.extents[axis].same(ext) == Same::Yes);
                match (rows, columns) {
                    (true, false) => format!("write `{expr}[.., None]`, one element for each row"),
                    (false, true) => format!("write `{expr}[None, ..]`, one element for each column"),
                    _ => format!("write `{expr}[.., None]`, one element for each row, or `{expr}[None, ..]`"),
                }
            }
            (ExprKind::Path(_), along) if rank < wanted => {
                let mut axes = vec!["None"; wanted - rank];
                axes.extend(along.iter().map(|_| ".."));
                format!("name the axes that it lacks, as in `{expr}[{}]`", axes.join(", "))
            }
            (ExprKind::Index { .. }, _) => "write `..` or `None` for each axis of the tile".to_owned(),
            _ => "take one index of an axis: `t[0, .., ..]`".to_owned(),
        };
        self.errors.report(Code::Rank, expr.loc, message, help)
    }

    /// The extents of an operand along the indices.
    pub(super) fn along(&mut self, expr: &'a Expr) -> Result<Along, Reported> {
        let (base, index) = match &expr.kind {
            ExprKind::Index { base, index, .. } if self.is_memory(base) => (&**base, Some(index)),
            _ => (expr, None),
        };
        let extents = self.view_extents(base)?;
        let Some(index) = index else { return Ok(extents) };
        let axes = index.iter().filter(|item| item.is_full() || !is_axis(item)).count();
        if axes != extents.len() {
            let message =
                format!("`{base}` has rank {}, but `{expr}` names {}", extents.len(), super::count_of(axes, "axis"));
            let help = "write `..` for each axis of the tile, and `None` for those that it lacks";
            return Err(self.errors.report(Code::Rank, expr.loc, message, help));
        }
        let (mut along, mut extents) = (Vec::new(), extents.into_iter());
        for item in index {
            match &item.kind {
                ExprKind::Full => along.extend(extents.next()),
                _ if is_axis(item) => along.push(None),
                _ => drop(extents.next()),
            }
        }
        Ok(along)
    }

    /// The extents of a tile, tensor or view; `None` for those that another operand decides.
    fn view_extents(&mut self, expr: &'a Expr) -> Result<Along, Reported> {
        let ExprKind::Method(m) = &expr.peeled().kind else {
            let place = self.place(expr)?;
            return Ok(match place.extents() {
                Some(extents) => extents.into_iter().map(Some).collect(),
                None => vec![None; place.rank()],
            });
        };
        let base = self.view_extents(&m.receiver)?;
        let items = match m.args.first().map(|arg| &arg.peeled().kind) {
            Some(ExprKind::Array(items) | ExprKind::Tuple(items)) => items.as_slice(),
            _ => &[],
        };
        let tuple = matches!(m.args.first().map(|arg| &arg.peeled().kind), Some(ExprKind::Tuple(_)));
        Ok(match m.name.to_string().as_str() {
            "at" | "at_mut" if tuple => {
                let mut kept = Vec::new();
                for (item, ext) in items.iter().zip(base) {
                    match &item.peeled().kind {
                        ExprKind::Full => kept.push(ext),
                        ExprKind::Call { args, .. } if args.len() == 2 => {
                            kept.push(self.constant(&args[1], true).map(Ext::Is));
                        }
                        _ => {}
                    }
                }
                kept
            }
            "at" | "at_mut" => vec![None; base.len()],
            "t" => base.into_iter().rev().collect(),
            "permute" => {
                let axes = items.iter().filter_map(|item| usize::try_from(self.constant(item, false)?.as_int()?).ok());
                let axes: Vec<usize> = axes.collect();
                axes.into_iter().map(|axis| base.get(axis).cloned().flatten()).collect()
            }
            "reshape" => items.iter().map(|item| self.constant(item, true).map(Ext::Is)).collect(),
            _ => base,
        })
    }
}

/// What to write for a row or a column whose elements fit the tile's other axis.
fn other_axis(target: &Target<'_>, expr: &Expr, along: &Along) -> Option<String> {
    let ExprKind::Index { base, index, .. } = &expr.kind else { return None };
    let ([first, second], [rows, columns]) = (index.as_slice(), target.extents.as_slice()) else { return None };
    let fits = |ext: &Option<Ext>, extent: &Dim| matches!(ext, Some(Ext::Is(dim)) if dim.same(extent) == Same::Yes);
    match along.as_slice() {
        [None, ext] if second.is_full() && fits(ext, rows) => {
            Some(format!("write `{base}[.., None]`, one element for each row"))
        }
        [ext, None] if first.is_full() && fits(ext, columns) => {
            Some(format!("write `{base}[None, ..]`, one element for each column"))
        }
        _ => None,
    }
}

/// Whether an item of an index is `..` or `None`.
fn is_axis(item: &Expr) -> bool {
    item.is_full() || item.ident().is_some_and(|name| name == "None")
}

/// The name of a scalar method that is written as a function: `exp(x)`.
pub(super) fn as_method(path: &syn::Path) -> Option<&Ident> {
    path.get_ident().filter(|name| super::is_scalar_function(name))
}

fn is_named(path: &syn::Path, named: &[Name]) -> bool {
    path.get_ident().is_some_and(|name| named.iter().any(|known| known.ident.as_ref() == Some(name)))
}

pub(super) fn constant(ext: &Ext) -> Option<Dim> {
    match ext {
        Ext::Is(dim) => Some(dim.clone()),
        Ext::Named(_) | Ext::Dyn => None,
    }
}
