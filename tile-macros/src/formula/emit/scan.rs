//! Recurrences: each row is walked step by step, rows beside each other, a tile of steps at a time.
//!
//! ```text
//! a_s, b_s = tiles of what a step reads, loaded along memory's rows
//! for j_in in 0..steps { parallel!(BI, |i_in| { carry[i_in] = a_s[[i_in, j_in]] * carry[i_in] + …; … }); }
//! ```
//!
//! What does not depend on the value before is computed for a whole tile first. Steps do not go beyond
//! the end of a row, so that the carry is right behind each tile.

use super::print::here;
use super::{Axis, Emitter, Scope};
use crate::diag::Reported;
use crate::formula::value::{BEFORE, Kind, Reduce, Scalar, Value, hole, in_parentheses, names_in, part, replaced};
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};
use std::rc::Rc;
use syn::{BinOp, Expr, Stmt, UnOp};
use tile_core::elem::{DType, Elem};

/// A step of a scan, and the tiles of what it reads.
struct Step<'a> {
    /// The axes of a tile of values, in the order of memory.
    order: &'a [Axis],
    along: &'a Ident,
    parts: Vec<Value>,
    /// Tiles that were made, by the text of what they hold.
    made: Vec<(String, Value)>,
    loads: TokenStream,
}

impl Emitter<'_> {
    /// A value for each element of a tile of rows.
    pub(super) fn scan(
        &mut self,
        reduce: &Rc<Reduce>,
        scope: &Scope,
        out: &mut TokenStream,
    ) -> Result<Value, Reported> {
        let axis = self.running_axis(reduce, scope)?;
        let rows = self.running_rows(reduce, scope);
        let elem = self.elem(&reduce.body);
        let (order, _) = self.order(&reduce.body, &rows, &axis);
        let carry = match self.carried(reduce) {
            Some(carry) => carry,
            None => self.begin_carry(reduce, scope, out)?,
        };
        let Value::Tile { name: carry, .. } = carry else { return Ok(carry) };
        let body = self.prepare(&reduce.body, scope, out)?;
        let (carry, runs) = (here(&carry, &rows), self.shared("runs", &order, elem));
        // Elements beyond the end of a row are no steps.
        self.allocations.extend(quote!(clear(&mut #runs);));
        let (loads, value) = self.step(&body, &carry, elem, &order, &axis.index);
        out.extend(loads);
        let at = here(&runs, &order);
        let step = self.parallel(&rows, quote!(#carry = #value; #at = #carry;));
        out.extend(self.steps(reduce.kind, &axis, step));
        Ok(Value::Tile { name: runs, axes: order.into_iter().map(|axis| axis.index).collect(), elem })
    }

    /// The loop over the steps of a tile.
    fn steps(&mut self, kind: Kind, axis: &Axis, step: TokenStream) -> TokenStream {
        let Axis { index, from, tile, local, whole, beyond } = axis;
        let binding = names_in(&step)
            .contains(&index.to_string())
            .then(|| if *whole { quote!(let #index = #local;) } else { quote!(let #index = #from + #local;) });
        let len = self.extent(index);
        let steps = match (*whole, *beyond) {
            (true, false) => tile.clone(),
            (true, true) => quote!(#len.min(#tile)),
            (false, _) => quote!((#len - #from).min(#tile)),
        };
        if kind == Kind::ScanBack {
            let [steps_name, back] = ["steps", "back"].map(|base| self.fresh(base));
            return quote! {
                let #steps_name = #steps;
                for #back in 0..#steps_name {
                    let #local = #steps_name - 1 - #back;
                    #binding
                    #step
                }
            };
        }
        quote!(for #local in 0..#steps { #binding #step })
    }

    /// What loads the tiles of a step, and the value that it gives.
    fn step(
        &mut self,
        body: &Value,
        carry: &TokenStream,
        elem: Elem,
        order: &[Axis],
        along: &Ident,
    ) -> (TokenStream, TokenStream) {
        let scalar = match body {
            Value::Scalar(scalar) => scalar.clone(),
            other => Rc::new(Scalar { template: syn::parse_quote!(__0), parts: vec![other.clone()] }),
        };
        let (parts, made, loads) = (Vec::new(), Vec::new(), TokenStream::new());
        let mut step = Step { order, along, parts, made, loads };
        let template = self.staged(&scalar, &scalar.template, &mut step);
        let value = replaced(template.to_token_stream(), &mut |ident| match part(ident) {
            Some(part) => Some(in_parentheses(self.print(&step.parts[part]))),
            None if ident == BEFORE => Some(carry.clone()),
            None => self.neutral(&ident.to_string(), elem),
        });
        (step.loads, value)
    }

    /// The expression with tiles for what does not depend on the value before.
    fn staged(&mut self, scalar: &Scalar, expr: &Expr, step: &mut Step<'_>) -> Expr {
        if !names_in(expr).contains(BEFORE) {
            let value = scalar.sub(expr);
            if let Some(tile) = self.tile_of(&value, is_truth(expr), step) {
                step.parts.push(tile);
                let hole = hole(step.parts.len() - 1);
                return syn::parse_quote!(#hole);
            }
        }
        let mut expr = expr.clone();
        match &mut expr {
            Expr::Path(path) => {
                if let Some(part) = path.path.get_ident().and_then(part) {
                    step.parts.push(scalar.parts[part].clone());
                    let hole = hole(step.parts.len() - 1);
                    return syn::parse_quote!(#hole);
                }
            }
            Expr::Paren(inner) => *inner.expr = self.staged(scalar, &inner.expr, step),
            Expr::Group(inner) => *inner.expr = self.staged(scalar, &inner.expr, step),
            Expr::Unary(unary) => *unary.expr = self.staged(scalar, &unary.expr, step),
            Expr::Cast(cast) => *cast.expr = self.staged(scalar, &cast.expr, step),
            Expr::Binary(binary) => {
                *binary.left = self.staged(scalar, &binary.left, step);
                *binary.right = self.staged(scalar, &binary.right, step);
            }
            Expr::MethodCall(call) => {
                *call.receiver = self.staged(scalar, &call.receiver, step);
                call.args.iter_mut().for_each(|argument| *argument = self.staged(scalar, argument, step));
            }
            Expr::Call(call) => {
                call.args.iter_mut().for_each(|argument| *argument = self.staged(scalar, argument, step));
            }
            Expr::If(branch) => {
                *branch.cond = self.staged(scalar, &branch.cond, step);
                self.staged_block(scalar, &mut branch.then_branch, step);
                if let Some((_, otherwise)) = &mut branch.else_branch {
                    **otherwise = self.staged(scalar, otherwise, step);
                }
            }
            Expr::Block(block) => self.staged_block(scalar, &mut block.block, step),
            _ => {}
        }
        expr
    }

    fn staged_block(&mut self, scalar: &Scalar, block: &mut syn::Block, step: &mut Step<'_>) {
        if let [Stmt::Expr(value, None)] = block.stmts.as_mut_slice() {
            *value = self.staged(scalar, value, step);
        }
    }

    /// The tile of a value that a step reads; none of what reads nothing, or is no number.
    fn tile_of(&mut self, value: &Value, is_truth: bool, step: &mut Step<'_>) -> Option<Value> {
        let elem = self.types.value(value).filter(|elem| !is_truth && *elem != Elem::Is(DType::Bool))?;
        if matches!(value, Value::Scalar(scalar) if scalar.parts.is_empty()) {
            return None;
        }
        let free = value.free(&self.indices);
        // What a tile of rows holds is read as it is.
        if matches!(value, Value::Tile { .. }) && !free.contains(&step.along.to_string()) {
            return Some(value.clone());
        }
        let key = value.key();
        if let Some((_, tile)) = step.made.iter().find(|(known, _)| *known == key) {
            return Some(tile.clone());
        }
        let axes: Vec<Axis> =
            step.order.iter().filter(|axis| free.contains(&axis.index.to_string())).cloned().collect();
        let (name, axes) = self.load_part(value, elem, &axes, step);
        let tile = Value::Tile { name, axes: axes.into_iter().map(|axis| axis.index).collect(), elem };
        step.made.push((key, tile.clone()));
        Some(tile)
    }

    /// Makes a tile of a value over axes, in the order in which a tensor has it.
    fn load_part(&mut self, value: &Value, elem: Elem, axes: &[Axis], step: &mut Step<'_>) -> (Ident, Vec<Axis>) {
        // Steps read other elements than a thread's own.
        let along = axes.iter().any(|axis| axis.index == *step.along);
        let space = if along { Emitter::shared } else { Emitter::fragment };
        if let Value::Read(read) = value
            && let Some((order, region)) = self.region_of(read, &axes.iter().collect::<Vec<_>>())
            && !order.is_empty()
        {
            let order: Vec<Axis> = order.into_iter().cloned().collect();
            let tile = space(self, &format!("{}_s", read.tensor), &order, elem);
            step.loads.extend(quote!(copy(#region, &mut #tile);));
            return (tile, order);
        }
        let tile = space(self, "part", axes, elem);
        let (at, value) = (here(&tile, axes), self.print(value));
        step.loads.extend(self.parallel(axes, quote!(#at = #value;)));
        (tile, axes.to_vec())
    }
}

/// Whether an expression is a condition, whose operands have another type.
fn is_truth(expr: &Expr) -> bool {
    match expr {
        Expr::Paren(inner) => is_truth(&inner.expr),
        Expr::Unary(unary) => matches!(unary.op, UnOp::Not(_)),
        Expr::Binary(binary) => matches!(
            binary.op,
            BinOp::Lt(_)
                | BinOp::Le(_)
                | BinOp::Gt(_)
                | BinOp::Ge(_)
                | BinOp::Eq(_)
                | BinOp::Ne(_)
                | BinOp::And(_)
                | BinOp::Or(_)
        ),
        Expr::MethodCall(call) => call.method.to_string().starts_with("is_"),
        // Of what other functions give nothing is known.
        Expr::Call(call) => match &*call.func {
            Expr::Path(path) => {
                path.path.segments.last().is_none_or(|last| last.ident != "cast" && last.ident != "select")
            }
            _ => true,
        },
        _ => false,
    }
}
