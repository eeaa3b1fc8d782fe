//! Lowers atomics in a `parallel!`.
//!
//! On tensors they are stores that combine. On a tile, which is private to a block, the scalar
//! unit performs them one after the other, as the elements are known at run time alone.

use super::iteration_values::{Affine, Lane, What};
use super::iterations::Iterations;
use super::view::{Root, View};
use super::{Code, Lower, Lowered};
use crate::ir::{Block, Op as Npu, Tile, Val};
use tile_core::elem::DType;
use tile_core::ir::{AtomicOp, BinOp, CmpOp, Inst, Value};

impl Lower<'_> {
    pub(super) fn lane_atomic(&mut self, run: &mut Iterations, inst: &Inst, op: AtomicOp) -> Lowered<()> {
        let view = self.view(inst.args[0])?;
        let rank = view.axes.len();
        let used = inst.result.is_some_and(|result| {
            let mut used = false;
            self.func.walk(self.func.body, &mut |_, inst| used |= inst.args.contains(&result));
            used
        });
        let at = self.element_of(run, &view, &inst.args[1..=rank])?;
        let operand = inst.args.get(rank + 1).copied();
        let Some(operand) = operand else { return self.defect("an atomic without an operand") };
        let value = self.lane(run, operand)?;
        match view.root {
            Root::Tensor(..) if used => self.error(Code::Atomic, "the old value of an element of a tensor is used"),
            Root::Tensor(..) => {
                self.has_atomic(op, view.elem)?;
                let tile = self.materialize(&value, &run.space)?;
                let tile = self.narrowed(tile, view.elem)?;
                self.store_lanes(run, &view, &at, tile, Some(op), false)
            }
            Root::Tile(of) => {
                let old = self.atomic_elements(run, &view, of, &at, &value, op, used)?;
                if let (Some(old), Some(result)) = (old, inst.result) {
                    run.lanes.insert(result, Lane { elem: view.elem, what: What::Tile(old) });
                }
                Ok(())
            }
        }
    }

    /// The index of an element in an iteration: sums of its counters, or numbers of a tile.
    fn element_index(&mut self, numbers: &[Result<Tile, Affine>], place: &[Val]) -> Vec<Val> {
        let mut index = Vec::new();
        for number in numbers {
            index.push(match number {
                Err(affine) => {
                    let all = vec![2; place.len()];
                    self.at_place(affine, place, &all).base
                }
                Ok(tile) => {
                    let val = self.b.val(DType::I32, None);
                    self.b.push(Npu::Peek { dst: val, src: *tile, at: place.to_vec() });
                    self.convert(val, DType::Index, None)
                }
            });
        }
        index
    }

    /// Combines with elements of a tile, one iteration after the other: the elements are known at
    /// run time alone.
    #[allow(clippy::too_many_arguments, reason = "what an atomic consists of")]
    fn atomic_elements(
        &mut self,
        run: &Iterations,
        view: &View,
        of: Value,
        at: &[Lane],
        value: &Lane,
        op: AtomicOp,
        used: bool,
    ) -> Lowered<Option<Tile>> {
        let Some(combine) = op.combines() else {
            return self.error(Code::Atomic, format!("{} of an element of a tile", op.name()));
        };
        if !matches!(view.elem, DType::I32 | DType::U32 | DType::F32) {
            return self.error(Code::Atomic, format!("atomics on a tile of {}", view.elem));
        }
        let home = self.vector_tile(of, &view.shape, view.elem)?;
        let elem = self.computed(view.elem)?;
        let extents = run.space.extents.clone();
        let operands = match value.what {
            What::Scalar(val) => Err(self.convert(val, elem, None)),
            _ => {
                let tile = self.materialize(value, &run.space)?;
                Ok(self.repeated(tile, &extents))
            }
        };
        let mut numbers = Vec::new();
        for lane in at {
            numbers.push(match &lane.what {
                What::Affine(affine) => Err(affine.clone()),
                _ => {
                    let number = self.materialize(lane, &run.space)?;
                    Ok(self.repeated(number, &extents))
                }
            });
        }
        let mask = match run.mask.tile {
            Some(mask) => {
                let number = self.convert_tile(mask, DType::Bool, DType::F32, None)?;
                Some(self.repeated(number, &extents))
            }
            None => None,
        };
        let old = used.then(|| self.b.tile(elem, &extents));
        if let Some(dst) = old {
            let value = self.zero(elem);
            self.b.push(Npu::Fill { dst, value });
        }
        let bounds: Vec<Val> = view.shape.iter().map(|&extent| self.b.int(extent.into())).collect();
        let stored = self.b.elem(home);
        self.elements_within(&extents, &run.mask.limits, &mut |lower, place| {
            let index = lower.element_index(&numbers, place);
            let mut runs = lower.inside(&index, &bounds).unwrap_or(lower.b.truth(true));
            if let Some(mask) = mask {
                let val = lower.b.val(DType::F32, None);
                lower.b.push(Npu::Peek { dst: val, src: mask, at: place.to_vec() });
                let zero = lower.zero(DType::F32);
                let holds = lower.b.cmp(CmpOp::Ne, val, zero);
                runs = lower.b.bin(BinOp::And, runs, holds);
            }
            lower.b.open();
            let before = lower.b.val(stored, None);
            lower.b.push(Npu::Peek { dst: before, src: home, at: index.clone() });
            let more = match operands {
                Err(val) => val,
                Ok(src) => {
                    let dst = lower.b.val(elem, None);
                    lower.b.push(Npu::Peek { dst, src, at: place.to_vec() });
                    dst
                }
            };
            let more = lower.convert(more, stored, None);
            let value = lower.b.bin(combine, before, more);
            lower.b.push(Npu::Poke { dst: home, at: index, value });
            if let Some(old) = old {
                let before = lower.convert(before, elem, None);
                lower.b.push(Npu::Poke { dst: old, at: place.to_vec(), value: before });
            }
            let then = lower.b.close();
            lower.b.push(Npu::If { condition: runs, then, otherwise: Block::default() });
            Ok(())
        })?;
        if home != self.vector_buffer(of)? {
            self.write_whole(of, home)?;
        }
        self.written(of);
        Ok(old)
    }
}
