//! Memory: where it is made, and views of its parts.

use super::{Resolved, Resolver, malformed};
use crate::interp::program::{Action, Size, StorageInfo, Window, number};
use crate::ir::{Axis, Inst, Op, Space, Value};

impl Resolver<'_> {
    /// Memory or a view of it.
    pub(super) fn view(&mut self, inst: &Inst) -> Resolved<Action> {
        Ok(match (&inst.op, inst.args.as_slice()) {
            (Op::Alloc {}, extents) => self.alloc(inst, extents)?,
            (Op::Region { axes, filled }, &[memory, ref rest @ ..]) => {
                let (view, _) = self.result(inst)?;
                let (offsets, fill) = match (filled, rest) {
                    (false, offsets) => (offsets, None),
                    (true, [offsets @ .., fill]) => (offsets, Some(number(*fill))),
                    (true, []) => return Err(malformed(inst)),
                };
                if offsets.len() != axes.len() || axes.len() != self.mem(memory)?.rank() {
                    return Err(format!("{} axes and {} offsets", axes.len(), offsets.len()));
                }
                let windows: Resolved<Vec<Window>> = axes
                    .iter()
                    .zip(offsets)
                    .map(|(axis, &offset)| match axis {
                        Axis::Drop => Ok(Window::Drop(number(offset))),
                        Axis::Keep(extent) => Ok(match self.fixed(extent)? {
                            Some(extent) => Window::Keep(number(offset), extent.max(0)),
                            None => Window::Rest(number(offset)),
                        }),
                    })
                    .collect();
                Action::Region { view, of: self.source(memory)?, windows: windows?, fill }
            }
            (Op::Permute { axes }, &[memory]) => {
                let rank = self.mem(memory)?.rank() as u32;
                let mut sorted = axes.clone();
                sorted.sort_unstable();
                if !sorted.into_iter().eq(0..rank) {
                    return Err(format!("{axes:?} is no permutation of {rank} axes"));
                }
                Action::Permute { view: self.result(inst)?.0, of: self.source(memory)?, axes: axes.clone() }
            }
            (Op::Reshape {}, &[memory]) => {
                let (view, result) = self.result(inst)?;
                let extents = self.mem(result)?.shape.iter();
                let extents: Resolved<Option<Vec<i64>>> = extents.map(|extent| self.fixed(extent)).collect();
                let extents = extents?.ok_or("the extents of the result are not constant")?;
                Action::Reshape { view, of: self.source(memory)?, extents }
            }
            (Op::Bitcast {}, &[memory]) => {
                let (view, result) = self.result(inst)?;
                self.same_width(memory, result)?;
                Action::Alias { view, of: self.source(memory)? }
            }
            _ => return Err(malformed(inst)),
        })
    }

    fn alloc(&mut self, inst: &Inst, operands: &[Value]) -> Resolved<Action> {
        let result = inst.result.ok_or("has no result")?;
        let ty = self.mem(result)?;
        let zeroed = ty.space == Space::Global;
        let mut operands = operands.iter();
        let mut extents = Vec::with_capacity(ty.rank());
        for extent in &ty.shape {
            extents.push(match self.fixed(extent)? {
                Some(extent) => Size::Fixed(extent),
                None => Size::Dynamic(number(*operands.next().ok_or("too few extents")?)),
            });
        }
        self.storages.push(StorageInfo { private: self.parallel, shared: zeroed, global: zeroed, of_ranks: false });
        Ok(Action::Alloc { view: number(result), storage: self.storages.len() - 1, extents, zeroed })
    }
}
