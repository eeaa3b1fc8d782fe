//! Ends a vector loop where its mask does: behind that, the loop stores one value, which needs no computation.
//!
//! ```text
//! parallel!((BM, BN), |i, j| { t[[i, j]] = select(j < n, f(i, j), 0.0); });
//! ```
//!
//! The condition compares an index that moves with the vector index with a bound that does not move. So it holds
//! for the first iterations of a row and for no others. The function of the loop takes those, without the
//! condition; the rest of the row is filled.

use super::Emitter;
use super::nest::Loop;
use crate::parallel::{Access, Nest, RowKind};
use tile_core::ir::{CmpOp, Dim, Effect, Inst, Op, RegionId, Space, Type, Value};

/// The mask of a vector loop.
#[derive(Clone, Debug)]
pub(super) struct RowMask {
    /// The condition, which holds in the iterations that the loop's function takes.
    pub(super) condition: Value,
    /// What is compared with the bound, and whether it may be equal.
    index: Value,
    bound: Value,
    inclusive: bool,
    /// What the loop stores elsewhere.
    absent: Value,
    /// The number of the row that it stores to.
    pub(super) row: usize,
}

impl<'f> Emitter<'_, 'f> {
    /// The mask of a nest that does nothing but store to a tile, under a mask.
    pub(super) fn row_mask(&mut self, inst: &'f Inst, nest: &Nest) -> Option<RowMask> {
        let (func, body) = (self.func, inst.regions[0]);
        if !nest.words.is_empty() || self.dots(body).is_some() {
            return None;
        }
        let mut effects = Vec::new();
        func.walk(body, &mut |id, inst| {
            if !matches!(inst.op.effect(), Effect::Pure | Effect::Read) {
                effects.push(id);
            }
        });
        let &[store] = &effects[..] else { return None };
        let Op::Store { .. } = func.insts[store].op else { return None };
        let Some(&Access::Row(row)) = nest.accesses.get(&store) else { return None };
        let memory = func.ty(nest.rows[row].memory).mem()?;
        let is_tile = nest.rows[row].kind == RowKind::Slice && nest.rows[row].inside && memory.space != Space::Global;
        let select = func.def(func.insts[store].args[0]).filter(|inst| matches!(inst.op, Op::Select {}))?;
        let &[condition, _, absent] = &select.args[..] else { return None };
        let compare = func.def(condition)?;
        let Op::Cmp { op } = compare.op else { return None };
        let (index, bound, op) = match self.moves(compare.args[0], nest, body) {
            true => (compare.args[0], compare.args[1], op),
            false => (compare.args[1], compare.args[0], op.swapped()),
        };
        let good = is_tile
            && func.regions[body].insts.contains(&store)
            && matches!(op, CmpOp::Lt | CmpOp::Le)
            && self.moves(index, nest, body)
            && self.stays(bound, nest, body)
            && (nest.hoisted.contains(&absent)
                || !self.facts.is_made_in(absent, body)
                || self.constant(absent).is_some());
        good.then_some(RowMask { condition, index, bound, inclusive: op == CmpOp::Le, absent, row })
    }

    /// Whether a number is the vector index plus what stays the same along a row.
    fn moves(&self, value: Value, nest: &Nest, body: RegionId) -> bool {
        self.is_index_sum(value, body) && self.facts.affine(value).coefficient(nest.index) == Dim::int(1)
    }

    /// Whether a number is the same along a row.
    fn stays(&self, value: Value, nest: &Nest, body: RegionId) -> bool {
        self.is_index_sum(value, body) && self.facts.affine(value).coefficient(nest.index) == Dim::default()
    }

    fn is_index_sum(&self, value: Value, body: RegionId) -> bool {
        *self.func.ty(value) == Type::INDEX && self.is_sum_of(value, body, &self.func.regions[body].args)
    }

    /// Writes the number of iterations of a row in which its mask holds, and gives its name.
    pub(super) fn live(&mut self, mask: &RowMask, nest: &Nest) -> String {
        let bound = self.value(mask.bound).receiver();
        let first = self.base(mask.index, &[nest.index]).map_or_else(|| "0".to_owned(), |text| text.text);
        let more = if mask.inclusive { ".saturating_add(1)" } else { "" };
        let live = self.names.fresh(Some("live"));
        self.out.line(format!("let {live} = {bound}{more}.saturating_sub({first});"));
        live
    }

    /// Writes how many of the iterations `start..start + count` the mask takes, and gives the name.
    pub(super) fn live_part(&mut self, live: &str, start: &str, count: &str) -> String {
        let part = self.names.fresh(Some("part"));
        self.out.line(format!("let {part} = __cpu::live_part({live}, {start}, {count});"));
        part
    }

    /// Fills what the loop's function, which was given `part` of `count` elements from `start` on, left out of its
    /// rows. The row with the number `reduction` holds these elements alone.
    pub(super) fn fill_behind(
        &mut self,
        nest: &Nest,
        function: &Loop,
        (rows, reduction): (&[String], Option<usize>),
        live: Option<&str>,
        [start, part, count]: [&str; 3],
    ) {
        if let Some(mask) = &function.mask {
            let first = if reduction == Some(mask.row) { "0" } else { start };
            let (row, absent) = (&rows[mask.row], self.value(mask.absent).with_type());
            self.out.line(format!("{row}.slice_mut({first} + {part}, {count} - {part}).fill({absent});"));
        }
        if let (Some(_), Some(live)) = (function.tail, live) {
            for (_, row) in nest.rows.iter().zip(rows).filter(|(row, _)| row.written) {
                self.fill_tail(row, live, [start, part, count]);
            }
        }
    }

    /// Writes the number of iterations that compute a row and one element of its tail, which begins where a view ends,
    /// and gives its name.
    pub(super) fn live_of_tail(&mut self, view: Value) -> String {
        let (name, last) = (self.value(view).text, self.mem(view).rank() - 1);
        let live = self.names.fresh(Some("live"));
        self.out.line(format!("let {live} = __cpu::with_tail({name}.hi[{last}]);"));
        live
    }

    /// Fills the rest of what the loop's function stored `part` elements of, from `start` of `row` on, with the last
    /// of the row's `live` elements.
    fn fill_tail(&mut self, row: &str, live: &str, [start, part, count]: [&str; 3]) {
        self.out.open(format!("if {part} < {count} {{"));
        self.out.line(format!("let last = {row}.slice({live} - 1, 1)[0];"));
        self.out.line(format!("{row}.slice_mut({start} + {part}, {count} - {part}).fill(last);"));
        self.out.close("}");
    }
}
