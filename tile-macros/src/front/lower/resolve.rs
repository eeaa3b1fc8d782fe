//! Places as memory: the operations that make the view that a place names.

use super::Lower;
use super::place::{Ext, Origin, Place, Window, WindowAxis};
use crate::diag::{Code, Reported};
use tile_core::ir::{MemTy, Op, Space, Value};

impl<'a> Lower<'a> {
    /// Appends a view of `base`.
    pub(super) fn memory_op(
        &mut self,
        op: Op,
        args: &[Value],
        base: &Place,
        elem: tile_core::elem::Elem,
        shape: &[Ext],
    ) -> Value {
        let space = match base.origin {
            Origin::Tensor { .. } | Origin::Peers { .. } | Origin::Workspace => Space::Global,
            Origin::Param { .. } => Space::Shared,
            Origin::Tile(space) => space,
        };
        self.emit_memory(op, args, MemTy { space, elem, shape: shape.iter().map(Ext::extent).collect() })
    }

    /// The value of a place, as an operand whose extents are `wanted` where
    /// the place leaves them open.
    pub(super) fn resolve(
        &mut self,
        place: &Place,
        wanted: Option<&[Ext]>,
        loc: crate::diag::Loc,
    ) -> Result<(Value, Vec<Ext>), Reported> {
        let Some(window) = &place.window else { return Ok((place.value, place.shape.clone())) };
        self.loc = loc;
        let axes = self.window_axes(place, window, wanted, loc)?;
        let kept: Vec<Ext> = axes
            .iter()
            .filter_map(|axis| if let WindowAxis::Keep(ext) = axis { Some(ext.clone()) } else { None })
            .collect();
        let mut args = vec![place.value];
        args.extend(&window.offsets);
        args.extend(window.fill);
        let axes = axes
            .iter()
            .map(|axis| match axis {
                WindowAxis::Keep(ext) => tile_core::ir::Axis::Keep(ext.extent()),
                WindowAxis::Drop | WindowAxis::Open => tile_core::ir::Axis::Drop,
            })
            .collect();
        let op = Op::Region { axes, filled: window.fill.is_some() };
        let value = self.memory_op(op, &args, place, place.elem, &kept);
        let Some(permute) = window.permute.as_ref().filter(|axes| axes.len() == kept.len()) else {
            return Ok((value, kept));
        };
        let shape: Vec<Ext> = permute.iter().filter_map(|&axis| kept.get(axis as usize).cloned()).collect();
        let value = self.memory_op(Op::Permute { axes: permute.clone() }, &[value], place, place.elem, &shape);
        Ok((value, shape))
    }

    /// Closes the open axes: aligned to the right, leading axes dropped.
    pub(super) fn window_axes(
        &mut self,
        place: &Place,
        window: &Window,
        wanted: Option<&[Ext]>,
        loc: crate::diag::Loc,
    ) -> Result<Vec<WindowAxis>, Reported> {
        if !window.is_open() {
            return Ok(window.axes.clone());
        }
        let Some(wanted) = wanted else {
            let message = format!("the extents of `{}` are not known here", place.text);
            let help = "state them: `t.at((span(i, M), span(j, N)))`";
            return Err(self.errors.report(Code::OpenRegion, loc, message, help));
        };
        let visible = window.visible();
        let rank = visible.len();
        let leading = wanted.len().saturating_sub(rank);
        if wanted[..leading].iter().any(|ext| !ext.is_one()) {
            let message = format!(
                "`{}` has rank {rank}, the other operand {} has rank {}",
                place.text,
                self.shape_text(wanted),
                wanted.len()
            );
            return Err(self.errors.report(Code::Rank, loc, message, "operands have the same rank"));
        }
        let wanted = &wanted[leading..];
        if window.permute.is_some() && wanted.len() != rank {
            let message = format!("`{}` has rank {rank}, the other operand has rank {}", place.text, wanted.len());
            return Err(self.errors.report(Code::Rank, loc, message, "state the extents: `t.at((i, span(j, N)))`"));
        }
        if wanted.iter().any(|ext| !matches!(ext, Ext::Is(_))) {
            let message = format!("the extents of `{}` are not known when the instance is made", place.text);
            let help = "a region has constant extents; state them: `t.at((span(i, M), span(j, N)))`";
            return Err(self.errors.report(Code::OpenRegion, loc, message, help));
        }
        let mut axes = vec![WindowAxis::Drop; window.axes.len()];
        for (&axis, ext) in visible[rank - wanted.len()..].iter().zip(wanted) {
            axes[axis] = WindowAxis::Keep(ext.clone());
        }
        Ok(axes)
    }
}
