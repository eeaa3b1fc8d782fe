//! Elements of memory: indices, and the places that hold an element.

use super::Lower;
use super::expr::negative;
use super::place::Origin;
use crate::diag::{Code, Loc, Reported};
use crate::front::ast::Expr;
use tile_core::elem::Elem;
use tile_core::ir::{BinOp, CmpOp, Literal, Op, Space, Value};

impl<'a> Lower<'a> {
    /// Lowers the indices of an element, one for each axis of the memory.
    pub(super) fn indices(
        &mut self,
        place: &super::place::Place,
        index: &'a [Expr],
        array: bool,
        loc: Loc,
    ) -> Result<Vec<Value>, Reported> {
        let rank = place.rank();
        if index.len() != rank || (!array && rank != 1) {
            let message = format!(
                "`{}` has rank {rank}, but is indexed by {}",
                place.text,
                super::call::count_of(index.len(), "index")
            );
            let help = match rank {
                1 => "write `t[i]`",
                _ => "write one index for each axis: `t[[i, j]]`",
            };
            return Err(self.errors.report(Code::Rank, loc, message, help));
        }
        for (axis, e) in index.iter().enumerate() {
            if let Some(back) = negative(e) {
                let message = format!("index `{e}` is negative");
                let help = match &place.window {
                    None => format!("count from the end: `{}.dim({axis}) - {back}`", place.text),
                    Some(_) => "add the offset to the index of the tile or tensor itself".to_owned(),
                };
                return Err(self.errors.report(Code::TypeMismatch, e.loc, message, help));
            }
        }
        let all: Vec<Result<Value, Reported>> = index.iter().map(|e| self.index_value(e, "an index")).collect();
        let all: Vec<Value> = all.into_iter().collect::<Result<_, Reported>>()?;
        for (axis, expr) in index.iter().enumerate() {
            self.in_range(place, axis, expr)?;
        }
        Ok(match &place.window {
            None => all,
            Some(window) => window.element(&all, |offset, index| match index {
                Some(&index) => self.shifted(offset, index),
                None => offset,
            }),
        })
    }

    /// `t[[i, j]]` as a value.
    pub(super) fn element(&mut self, base: &'a Expr, index: &'a [Expr], array: bool) -> Result<Value, Reported> {
        if let Some(value) = self.shape_entry(base, index, array)? {
            return Ok(value);
        }
        let place = self.element_place(base)?;
        let indices = self.indices(&place, index, array, base.loc)?;
        let mut args = vec![place.value];
        args.extend(&indices);
        let ty = self.known(place.elem);
        let value = self.emit(Op::Load {}, &args, ty);
        match place.window.as_ref().and_then(|window| window.fill) {
            None => Ok(value),
            Some(fill) => {
                let inside = self.inside(&place, &indices);
                Ok(self.emit(Op::Select {}, &[inside, value, fill], ty))
            }
        }
    }

    /// Whether an element exists.
    pub(super) fn inside(&mut self, place: &super::place::Place, indices: &[Value]) -> Value {
        let ty = self.known(Elem::BOOL);
        let zero = self.index(0);
        let mut all = None;
        for (axis, &index) in indices.iter().enumerate() {
            let extent = self.extent_value(place, axis);
            let tests = [
                self.emit(Op::Cmp { op: CmpOp::Ge }, &[index, zero], ty),
                self.emit(Op::Cmp { op: CmpOp::Lt }, &[index, extent], ty),
            ];
            for test in tests {
                all = Some(match all {
                    None => test,
                    Some(before) => self.emit(Op::Bin { op: BinOp::And }, &[before, test], ty),
                });
            }
        }
        all.unwrap_or_else(|| self.emit(Op::Const { value: Literal::Bool(true) }, &[], ty))
    }

    /// The tile or tensor of an element access.
    pub(super) fn element_place(&mut self, base: &'a Expr) -> Result<super::place::Place, Reported> {
        if !self.is_memory(base) {
            return Err(match self.scalar(base) {
                Ok(_) => {
                    let message = format!("`{base}` is a scalar and has no elements");
                    self.errors.report(Code::NotScalar, base.loc, message, format!("write `{base}`"))
                }
                Err(Reported) => Reported,
            });
        }
        if self.zone == super::Zone::Prologue {
            let help = "read elements after `blocks`";
            let message = format!("an element of `{base}` is read in the prologue");
            return Err(self.errors.report(Code::Zone, base.loc, message, help));
        }
        let place = self.place(base)?;
        if self.zone == super::Zone::Threads && matches!(place.origin, Origin::Tile(Space::Fragment)) {
            let message = format!("an element of the fragment `{}` is accessed inside `threads!`", place.text);
            let help = "other threads may hold it: copy the fragment to a `shared` tile in front";
            return Err(self.errors.report(Code::Memory, base.loc, message, help));
        }
        Ok(place)
    }

    /// The tile or tensor itself, for what regions do not have.
    pub(super) fn whole_place(&mut self, base: &'a Expr, what: &str) -> Result<super::place::Place, Reported> {
        let place = self.element_place(base)?;
        if place.window.is_some() {
            let help = "name the tile or tensor itself, with the offset added to the index";
            return Err(self.errors.report(Code::Memory, base.loc, format!("{what} a region"), help));
        }
        Ok(place)
    }
}
