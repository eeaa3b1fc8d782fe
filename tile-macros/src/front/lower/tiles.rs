//! Lowers arrays of tiles, and loops over their indices.
//!
//! An array is as many tiles as it is long, and an index a constant; a loop whose counter
//! is one is unrolled:
//!
//! ```text
//! let mut acc = [fragment::<f32>([M, N]); 2];    acc_0 = alloc …; acc_1 = alloc …
//! for i in 0..2 { clear(&mut acc[i]); }          fill acc_0, 0; fill acc_1, 0
//! ```

use super::place::Place;
use super::{Binding, Lower};
use crate::diag::{Code, Loc, Reported};
use crate::front::ast::{Block, Expr, ExprKind, Name, Range};
use crate::front::shadow::{in_block, in_expr};

/// The most tiles of an array, and iterations of a loop that is unrolled.
const MOST: i64 = 64;

impl<'a> Lower<'a> {
    /// `let mut tiles = [shared::<T>([M, N]); 2];`
    pub(super) fn array(
        &mut self,
        name: &'a Name,
        ty: Option<&'a syn::Type>,
        tile: &'a Expr,
        count: &'a Expr,
    ) -> Result<Binding<'a>, Reported> {
        let length = self.constant(count, false).and_then(|dim| dim.as_int());
        let Some(length) = length.filter(|length| (1..=MOST).contains(length)) else {
            let message = format!("the length of an array of tiles is a number from 1 to {MOST}, but `{count}` is not");
            let help = "an axis of a tile may have any constant extent: `t.at((i, .., ..))` is a part of one";
            return Err(self.errors.report(Code::NotConstant, count.loc, message, help));
        };
        let ExprKind::Call { path, args } = &tile.peeled().kind else { return Err(Reported) };
        let segment = path.segments.last().ok_or(Reported)?;
        let mut tiles: Vec<Place> = Vec::new();
        for i in 0..length {
            let Binding::Memory(mut place) = self.allocation(name, ty, segment, args)? else { return Err(Reported) };
            self.func.values[place.value].name = Some(format!("{name}_{i}"));
            place.text = format!("{name}[{i}]");
            tiles.push(place);
        }
        Ok(Binding::Tiles(tiles))
    }

    /// The array of which an expression is an element: `tiles[0]`.
    pub(super) fn array_of(&mut self, expr: &Expr) -> Option<Vec<Place>> {
        let ExprKind::Index { base, index, array: false } = &expr.peeled().kind else { return None };
        let name = base.ident().filter(|_| index.len() == 1)?;
        match self.lookup(&name.to_string()) {
            Some(Binding::Tiles(tiles)) => Some(tiles.clone()),
            _ => None,
        }
    }

    /// `tiles[0]`
    pub(super) fn array_element(&mut self, expr: &'a Expr, index: &'a Expr) -> Result<Place, Reported> {
        let tiles = self.array_of(expr).ok_or(Reported)?;
        let Some(at) = self.constant(index, false).and_then(|dim| dim.as_int()) else {
            let help = "write a number or the counter of a `for` over numbers, which is unrolled; a tile with one more \
                        axis takes any index: `t.at((i, .., ..))`";
            let message = format!("the index of an array of tiles is constant, but `{index}` is not");
            return Err(self.errors.report(Code::NotConstant, index.loc, message, help));
        };
        match usize::try_from(at).ok().and_then(|at| tiles.get(at)) {
            Some(place) => Ok(place.clone()),
            None => {
                let message = format!("`{expr}` is beyond an array of {}", super::count_of(tiles.len(), "tile"));
                let help = format!("indices go from 0 to {}", tiles.len() - 1);
                Err(self.errors.report(Code::OutOfRange, index.loc, message, help))
            }
        }
    }

    /// Reports an array in a tile's place.
    pub(super) fn array_as_one(&self, expr: &Expr) -> Reported {
        let message = format!("`{expr}` is an array of tiles");
        self.errors.report(Code::Memory, expr.loc, message, format!("name one of them: `{expr}[0]`"))
    }

    /// Whether a counter is in the index of an array of tiles.
    pub(super) fn indexes_tiles(&mut self, counter: &Name, body: &Block) -> bool {
        let Some(counter) = &counter.ident else { return false };
        let mut found = false;
        in_block(body, &mut |expr| {
            if let ExprKind::Index { index, .. } = &expr.kind
                && self.array_of(expr).is_some()
            {
                index.iter().for_each(|index| in_expr(index, &mut |e| found |= e.ident() == Some(counter)));
            }
        });
        found
    }

    /// A loop whose counter is the index of an array of tiles: its body as many times.
    pub(super) fn unrolled(
        &mut self,
        loc: Loc,
        counter: &'a Name,
        range: &'a Range,
        step: Option<&'a Expr>,
        body: &'a Block,
    ) -> Result<(), Reported> {
        let mut number = |expr: &'a Expr| {
            self.constant(expr, false).and_then(|dim| dim.as_int()).ok_or_else(|| {
                let message = format!("`{counter}` is the index of an array of tiles, and `{expr}` is no number");
                let help = "a loop over an array is unrolled: its bounds are literals or constants of the body, as in `for i in 0..2`";
                self.errors.report(Code::NotConstant, expr.loc, message, help)
            })
        };
        let (lo, hi) = (number(&range.lo)?, number(&range.hi)?);
        let step = step.map(&mut number).transpose()?.unwrap_or(1).max(1);
        let Some(times) = hi.checked_sub(lo).filter(|times| *times <= MOST) else {
            let message = format!("a loop over an array of tiles has at most {MOST} iterations");
            let help = "index a tile with one more axis: `t.at((i, .., ..))`";
            return Err(self.errors.report(Code::NotConstant, range.hi.loc, message, help));
        };
        for at in (0..times).step_by(step as usize).map(|i| lo + i) {
            self.loc = loc;
            let value = self.index(at);
            let dim = Some(tile_core::ir::Dim::int(at));
            self.indices.push((counter.to_string(), value));
            self.scoped(|this| {
                if let Some(ident) = &counter.ident {
                    this.bind(ident, Binding::Scalar { value, dim });
                }
                this.block(body);
            });
            self.indices.pop();
        }
        Ok(())
    }
}
