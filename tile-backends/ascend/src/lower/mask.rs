//! Masks: which iterations of a `parallel!` run.
//!
//! A condition that bounds one index narrows the subviews of stores; any other becomes a tile of
//! `bool`, by which stores to tiles select.

use super::iteration_values::{Affine, Lane, What};
use super::iterations::{Iterations, Mask};
use super::{Lower, Lowered};
use crate::ir::{BinaryOp, Tile};
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp, Op, Value};

impl Lower<'_> {
    /// The iterations of a mask for which a condition holds, or does not.
    pub(super) fn masked(
        &mut self,
        run: &Iterations,
        outer: &Mask,
        condition: &Lane,
        negated: bool,
        value: Value,
    ) -> Lowered<Mask> {
        let mut mask = outer.clone();
        if mask.limits.len() < run.space.extents.len() {
            mask.limits.resize(run.space.extents.len(), None);
        }
        if self.limit(run, &mut mask, value, negated)? {
            return Ok(mask);
        }
        let tile = match condition.what {
            What::Scalar(val) => {
                // All or none.
                let zero = self.b.int(0);
                let extent = self.b.int(run.space.extents[0].into());
                let (lo, hi) = mask.limits[0].unwrap_or((zero, extent));
                let end = if negated { self.b.choose(val, lo, hi) } else { self.b.choose(val, hi, lo) };
                mask.limits[0] = Some((lo, end));
                return Ok(mask);
            }
            _ => self.materialize(condition, &run.space)?,
        };
        let tile = if negated { self.unary(crate::ir::UnaryOp::Not, tile) } else { tile };
        mask.tile = Some(match mask.tile {
            Some(other) => self.both(BinaryOp::And, other, tile),
            None => tile,
        });
        Ok(mask)
    }

    /// Narrows the range of an index, if a condition is a bound on one.
    fn limit(&mut self, run: &Iterations, mask: &mut Mask, value: Value, negated: bool) -> Lowered<bool> {
        let Some(inst) = self.func.def(value) else { return Ok(false) };
        let Op::Cmp { op } = inst.op else {
            if let (Op::Bin { op: BinOp::And }, false) = (&inst.op, negated) {
                let mut both = mask.clone();
                for &arg in &inst.args {
                    if !self.limit(run, &mut both, arg, false)? {
                        return Ok(false);
                    }
                }
                *mask = both;
                return Ok(true);
            }
            return Ok(false);
        };
        let (x, y) = (self.lane(run, inst.args[0])?, self.lane(run, inst.args[1])?);
        if x.elem != DType::Index {
            return Ok(false);
        }
        let difference = self.lane_bin(BinOp::Sub, &x, &y, &run.space)?;
        let What::Affine(affine) = difference.what else { return Ok(false) };
        let moving: Vec<usize> = (0..affine.by.len()).filter(|&axis| affine.by[axis] != 0).collect();
        let [axis] = moving[..] else { return Ok(false) };
        let by = affine.by[axis];
        if by.abs() != 1 {
            return Ok(false);
        }
        let op = match (op, negated) {
            (op, false) => op,
            (CmpOp::Lt, true) => CmpOp::Ge,
            (CmpOp::Le, true) => CmpOp::Gt,
            (CmpOp::Gt, true) => CmpOp::Le,
            (CmpOp::Ge, true) => CmpOp::Lt,
            (CmpOp::Eq | CmpOp::Ne, true) => return Ok(false),
        };
        let (zero, one) = (self.b.int(0), self.b.int(1));
        let extent = self.b.int(run.space.extents[axis].into());
        // index `op` bound
        let (op, bound) = if by == 1 {
            (op, self.b.sub(zero, affine.base))
        } else {
            let flipped = match op {
                CmpOp::Lt => CmpOp::Gt,
                CmpOp::Le => CmpOp::Ge,
                CmpOp::Gt => CmpOp::Lt,
                CmpOp::Ge => CmpOp::Le,
                other => other,
            };
            (flipped, affine.base)
        };
        let (lo, hi) = mask.limits[axis].unwrap_or((zero, extent));
        let (from, to) = match op {
            CmpOp::Lt => (None, Some(bound)),
            CmpOp::Le => (None, Some(self.b.add(bound, one))),
            CmpOp::Ge => (Some(bound), None),
            CmpOp::Gt => (Some(self.b.add(bound, one)), None),
            CmpOp::Eq => (Some(bound), Some(self.b.add(bound, one))),
            CmpOp::Ne => return Ok(false),
        };
        let lo = from.map_or(lo, |from| self.b.bin(BinOp::Max, lo, from));
        let lo = self.b.bin(BinOp::Min, lo, extent);
        let hi = to.map_or(hi, |to| self.b.bin(BinOp::Min, hi, to));
        let hi = self.b.bin(BinOp::Max, hi, lo);
        mask.limits[axis] = Some((lo, hi));
        Ok(true)
    }

    /// The mask as a tile; `None` if all iterations run.
    pub(super) fn mask_tile(&mut self, run: &Iterations) -> Lowered<Option<Tile>> {
        let mut all = run.mask.tile;
        let zero = self.b.int(0);
        for (axis, limit) in run.mask.limits.clone().into_iter().enumerate() {
            let Some((lo, hi)) = limit else { continue };
            let mut by = vec![0; run.space.extents.len()];
            by[axis] = 1;
            let index = Lane { elem: DType::Index, what: What::Affine(Affine { base: zero, by }) };
            let extent = i64::from(run.space.extents[axis]);
            for (op, bound, always) in [(CmpOp::Ge, lo, 0), (CmpOp::Lt, hi, extent)] {
                if self.b.known_int(bound) == Some(always) {
                    continue;
                }
                let bound = self.lane_scalar(bound);
                let holds = self.lane_cmp(op, &index, &bound, &run.space)?;
                let tile = self.materialize(&holds, &run.space)?;
                all = Some(match all {
                    Some(other) => self.both(BinaryOp::And, other, tile),
                    None => tile,
                });
            }
        }
        Ok(all)
    }
}
