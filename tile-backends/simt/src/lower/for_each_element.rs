//! Visiting the elements of a tile, each by the thread that holds it.

use super::lin::{Lin, Range};
use super::{Lower, Lowered};
use crate::ir::{Block, Op, Val};
use crate::layout::Fragment;
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp};

/// More runs than this are visited by a loop, where registers need not be
/// named.
const UNROLLED: u32 = 16;

/// Called with the coordinates of a run of neighbours.
pub(super) type Visit<'v, 'f> = dyn FnMut(&mut Lower<'f>, &[Vec<Lin>]) -> Lowered<()> + 'v;

impl<'f> Lower<'f> {
    /// Visits the elements of a tile in runs of `vector` along the last axis.
    /// With `looped`, the body may be visited in a loop, and must not touch
    /// fragments.
    pub(super) fn sweep(
        &mut self,
        layout: &Fragment,
        extents: &[Lin],
        vector: u32,
        looped: bool,
        visit: &mut Visit<'_, 'f>,
    ) -> Lowered<()> {
        let base = self.base(layout);
        let runs = layout.registers() / vector;
        let outer = layout.register_modes().last().copied().filter(|mode| mode.extent > 1);
        match outer {
            Some(mode) if looped && runs > UNROLLED && runs / mode.extent * vector > 0 => {
                let inner = layout.registers() / mode.extent;
                let zero = self.b.int(0, DType::I32);
                let end = self.b.int(mode.extent.into(), DType::I32);
                let one = self.b.int(1, DType::I32);
                let counter = self.b.open(Some(DType::I32)).expect("a loop has a counter");
                self.known.state(counter, Range::below(mode.extent.into()), 1);
                let mut base = base;
                if let Some(axis) = mode.axis {
                    let axis = &mut base[usize::from(axis)];
                    *axis = axis.add(&Lin::val(counter).scale(mode.stride.into()));
                }
                let result = self.runs(layout, &base, extents, inner, vector.min(inner), visit);
                let body = self.b.close();
                self.b.repeat(zero, end, one, body);
                result
            }
            _ => self.runs(layout, &base, extents, layout.registers(), vector, visit),
        }
    }

    fn runs(
        &mut self,
        layout: &Fragment,
        base: &[Lin],
        extents: &[Lin],
        registers: u32,
        vector: u32,
        visit: &mut Visit<'_, 'f>,
    ) -> Lowered<()> {
        for first in (0..registers).step_by(vector as usize) {
            let coordinates = |register: u32| -> Vec<Lin> {
                base.iter().zip(layout.offset(register)).map(|(base, by)| base.add_int(by.into())).collect()
            };
            let run: Vec<Vec<Lin>> = (first..first + vector).map(coordinates).collect();
            let mut inside = None;
            for (axis, end) in extents.iter().enumerate() {
                // The last of a run lies inside where the first does, because
                // runs divide the extents.
                let holds = self.inside(&run[0][axis], end);
                inside = match holds {
                    Some(holds) => self.b.and(inside, Some(holds)),
                    None => inside,
                };
            }
            self.guarded(inside, &mut |lower| visit(lower, &run))?;
        }
        Ok(())
    }

    /// Does something where a condition holds; always, if there is none.
    pub(super) fn guarded(
        &mut self,
        condition: Option<Val>,
        body: &mut dyn FnMut(&mut Lower<'f>) -> Lowered<()>,
    ) -> Lowered<()> {
        let Some(condition) = condition else { return body(self) };
        self.b.open(None);
        let result = body(self);
        let then = self.b.close();
        self.b.branch(condition, then, Block::default());
        result
    }

    /// Whether `0 <= x < end`; nothing when that is certain.
    pub(super) fn inside(&mut self, x: &Lin, end: &Lin) -> Option<Val> {
        if self.known.is_inside(x, end) {
            return None;
        }
        let (x, end) = self.known.pair(&mut self.b, x, end);
        // One comparison without sign covers both ends.
        let wide = if self.b.ty(x) == DType::I32 { DType::U32 } else { DType::U64 };
        let (x, end) = (self.unsigned(x, wide), self.unsigned(end, wide));
        Some(self.b.cmp(CmpOp::Lt, x, end))
    }

    fn unsigned(&mut self, x: Val, ty: DType) -> Val {
        self.b.value(Op::Bits {}, &[x], ty)
    }

    /// Visits every index tuple below extents that are known only at launch.
    pub(super) fn sweep_unknown(&mut self, extents: &[Lin], visit: &mut Visit<'_, 'f>) -> Lowered<()> {
        let total = extents.iter().fold(Lin::int(1), |total, extent| {
            // An empty axis empties the whole, whatever its sign.
            let extent = self.known.bin(&mut self.b, BinOp::Max, extent, &Lin::default());
            self.known.mul(&mut self.b, &total, &extent)
        });
        let thread = self.thread();
        let lo = self.b.cast(thread, DType::Index);
        let hi = self.known.register(&mut self.b, &total, DType::Index);
        let threads = self.threads();
        let step = self.b.int(threads.into(), DType::Index);
        let counter = self.b.open(Some(DType::Index)).expect("a loop has a counter");
        self.known.state(counter, Range::NATURAL, 1);
        let mut rest = Lin::val(counter);
        let mut index = Vec::new();
        for (axis, extent) in extents.iter().enumerate().rev() {
            if axis == 0 {
                index.push(rest.clone());
            } else {
                index.push(self.known.bin(&mut self.b, BinOp::Rem, &rest, extent));
                rest = self.known.bin(&mut self.b, BinOp::Div, &rest, extent);
            }
        }
        index.reverse();
        let result = visit(self, &[index]);
        let body = self.b.close();
        self.b.repeat(lo, hi, step, body);
        result
    }
}
