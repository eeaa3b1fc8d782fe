//! Views resolved to the part of their memory that they name.

use super::form::Form;
use super::known::Known;
use super::part::{Axis, Base};
use crate::ir::{self, Extent, Op, Value};

/// A view, by the axes of its memory.
#[derive(Clone, Debug)]
pub(super) struct View {
    pub(super) base: Base,
    /// On each axis of the memory.
    pub(super) axes: Vec<Axis>,
    /// The axis of the memory that each axis of the view is.
    shown: Vec<usize>,
}

impl Known<'_> {
    /// What a memory operand names.
    pub(super) fn view(&mut self, memory: Value) -> View {
        let func = self.forms.func;
        let whole = |this: &mut Self, base: Base| {
            let axes = this.whole(&base);
            View { shown: (0..axes.len()).collect(), base, axes }
        };
        let Some(inst) = func.def(memory).filter(|inst| inst.op.is_view()) else {
            return whole(self, Base { root: memory, shape: None });
        };
        let mut inner = self.view(inst.args[0]);
        match &inst.op {
            Op::Region { axes, .. } => {
                let mut shown = Vec::new();
                for ((axis, kept), &offset) in inner.shown.iter().zip(axes).zip(&inst.args[1..]) {
                    let start = inner.axes[*axis].lo[0].add(&self.forms.of(offset));
                    inner.axes[*axis] = match kept {
                        ir::Axis::Drop => Axis::new(start.clone(), start.offset(1)),
                        ir::Axis::Keep(Extent::Static(length)) => {
                            shown.push(*axis);
                            Axis::new(start.clone(), start.add(&Form::dim(length.clone())))
                        }
                        ir::Axis::Keep(Extent::Dyn) => {
                            shown.push(*axis);
                            Axis { lo: vec![start], hi: inner.axes[*axis].hi.clone() }
                        }
                    };
                }
                View { shown, ..inner }
            }
            Op::Permute { axes } => {
                let shown = axes.iter().map(|&axis| inner.shown[axis as usize]).collect();
                View { shown, ..inner }
            }
            Op::Reshape {} => {
                let shape = func.ty(memory).mem().map(|mem| mem.shape.clone());
                whole(self, Base { shape, ..inner.base })
            }
            _ => inner,
        }
    }

    /// The element of a view at these indices, or the view if there are none.
    pub(super) fn element(&mut self, memory: Value, indices: &[Value]) -> View {
        let mut view = self.view(memory);
        for (&axis, &index) in view.shown.iter().zip(indices) {
            let start = view.axes[axis].lo[0].add(&self.forms.of(index));
            view.axes[axis] = Axis::new(start.clone(), start.offset(1));
        }
        view
    }
}
