//! Hoisted bounds checks: one check in front of a loop nest instead of one for each row.
//!
//! Finding where a row meets the edges of its tensor costs about as much as computing a
//! hundred bytes of the row. Most indices are affine in the parallel indices with coefficients
//! that are not negative. Such an index is least in the first iteration of the nest and greatest
//! in the last one. So two checks for each row, in front of the nest, tell whether any iteration
//! meets an edge. If none does, a version of the nest without bounds checks runs.

use super::Emitter;
use crate::parallel::{Nest, Row, RowKind};
use crate::text;
use crate::use_counts::is_sum;
use tile_core::ir::{BinOp, Inst, Op, RegionId, Type, Value};

impl<'f> Emitter<'_, 'f> {
    /// The conditions under which all rows of a nest exist, if there are rows
    /// that need not, and iterations that share the check.
    pub(super) fn bounds_check(&mut self, inst: &'f Inst, nest: &Nest, body: RegionId) -> Option<Vec<String>> {
        let counts = self.list(&inst.args);
        self.bounds_check_within(&counts, nest, body)
    }

    /// The same where each index runs up to one of `counts`, an array.
    pub(super) fn bounds_check_within(&mut self, counts: &str, nest: &Nest, body: RegionId) -> Option<Vec<String>> {
        let indices = &self.func.regions[body].args;
        let rows: Vec<&Row> = nest.rows.iter().filter(|row| !row.inside).collect();
        let known = |row: &&Row| {
            row.kind != RowKind::Relaxed
                && !self.facts.is_made_in(row.memory, body)
                && row.index.iter().all(|&index| self.is_monotonic(index, body, indices))
        };
        if indices.len() < 2 || rows.is_empty() || !rows.iter().all(known) {
            return None;
        }
        let mut conditions = Vec::new();
        for row in rows {
            let condition = self.row_bounds(row, indices, counts);
            if !conditions.contains(&condition) {
                conditions.push(condition);
            }
        }
        for &number in nest.words.values() {
            let row = &nest.rows[number];
            let condition = format!("{}.stride[{}] == 1", self.value(row.memory).text, row.axis);
            if !row.inside && !conditions.contains(&condition) {
                conditions.push(condition);
            }
        }
        Some(conditions)
    }

    /// Whether an index is a sum of the nest's indices, each times a number
    /// that is not negative, and of values from outside of the body.
    fn is_monotonic(&self, index: Value, body: RegionId, indices: &[Value]) -> bool {
        let form = self.facts.affine(index);
        self.is_sum_of(index, body, indices) && indices.iter().all(|&i| form.coefficient(i).never_negative())
    }

    pub(super) fn is_sum_of(&self, index: Value, body: RegionId, indices: &[Value]) -> bool {
        let is_constant = |value: Value| self.facts.affine(value).as_constant().is_some();
        if indices.contains(&index) || !self.facts.is_made_in(index, body) || is_constant(index) {
            return true;
        }
        let Some(inst) = self.func.def(index).filter(|inst| is_sum(inst)) else { return false };
        let is_linear = match inst.op {
            Op::Bin { op: BinOp::Mul } => inst.args.iter().any(|&arg| is_constant(arg)),
            Op::Cast { .. } => *self.func.ty(inst.args[0]) == Type::INDEX,
            _ => true,
        };
        is_linear && inst.args.iter().all(|&arg| self.is_sum_of(arg, body, indices))
    }

    /// The condition that all elements of a row exist in all iterations.
    fn row_bounds(&mut self, row: &Row, indices: &[Value], counts: &str) -> String {
        let memory = self.value(row.memory).text;
        let (mut first, mut steps) = (Vec::new(), Vec::new());
        for &index in &row.index {
            first.push(self.base(index, indices).map_or_else(|| "0".to_owned(), |text| text.text));
            let form = self.facts.affine(index);
            let by: Vec<String> =
                indices.iter().map(|&index| text::dim(self.func, &form.coefficient(index)).text).collect();
            steps.push(format!("[{}]", by.join(", ")));
        }
        let (first, steps) = (first.join(", "), steps.join(", "));
        match row.kind {
            RowKind::Slice => format!("{memory}.has_rows({}, [{first}], [{steps}], {counts})", row.axis),
            RowKind::Strided | RowKind::Relaxed => format!("{memory}.has([{first}], [{steps}], {counts})"),
        }
    }
}
