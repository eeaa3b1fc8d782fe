//! Places: tensors, tiles, and views of them whose extents are not known yet.

use super::super::signature::ParamKind;
use tile_core::elem::Elem;
use tile_core::ir::{Dim, Extent, Func, Space, Value};

/// The extent of one axis as far as it is known.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Ext {
    /// Known when the instance is made.
    Is(Dim),
    /// Known at launch, and equal to this value.
    Named(Value),
    /// Known at launch.
    Dyn,
}

impl Ext {
    pub(super) fn int(value: i64) -> Ext {
        Ext::Is(Dim::int(value))
    }

    pub(super) fn is_one(&self) -> bool {
        matches!(self, Ext::Is(dim) if dim.as_int() == Some(1))
    }

    pub(super) fn extent(&self) -> Extent {
        match self {
            Ext::Is(dim) => Extent::Static(dim.clone()),
            Ext::Named(_) | Ext::Dyn => Extent::Dyn,
        }
    }

    fn text(&self, func: &Func) -> String {
        match self {
            Ext::Is(dim) => func.dim_text(dim),
            Ext::Named(value) => func.values[*value].name.clone().unwrap_or_else(|| "_".to_owned()),
            Ext::Dyn => "_".to_owned(),
        }
    }
}

/// Extents in brackets, for messages.
pub(super) fn shape_text(func: &Func, shape: &[Ext]) -> String {
    let parts: Vec<String> = shape.iter().map(|ext| ext.text(func)).collect();
    format!("[{}]", parts.join(", "))
}

/// What memory a place is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Origin {
    /// A parameter of a kernel.
    Tensor {
        mutable: bool,
    },
    /// A parameter of a tile function.
    Param {
        mutable: bool,
    },
    /// A parameter of a kernel that is memory of all ranks.
    Peers {
        mutable: bool,
    },
    Workspace,
    Tile(Space),
}

/// One axis of a region.
#[derive(Clone, Debug)]
pub(super) enum WindowAxis {
    Drop,
    Keep(Ext),
    /// The extent is that of the other operand.
    Open,
}

/// A region, not yet an instruction.
#[derive(Clone, Debug)]
pub(super) struct Window {
    pub(super) offsets: Vec<Value>,
    pub(super) axes: Vec<WindowAxis>,
    pub(super) fill: Option<Value>,
    /// Axis `i` of the result is kept axis `permute[i]`.
    pub(super) permute: Option<Vec<u32>>,
}

impl Window {
    /// The whole of something, at offset `zero` on every axis.
    pub(super) fn whole(zero: Value, shape: &[Ext]) -> Window {
        let axes = shape.iter().cloned().map(WindowAxis::Keep).collect();
        Window { offsets: vec![zero; shape.len()], axes, fill: None, permute: None }
    }

    /// The axes that are not dropped, in the order in which the region has
    /// them.
    pub(super) fn visible(&self) -> Vec<usize> {
        let kept: Vec<usize> =
            (0..self.axes.len()).filter(|&axis| !matches!(self.axes[axis], WindowAxis::Drop)).collect();
        match &self.permute {
            None => kept,
            Some(order) => {
                // An order of fewer axes is one of the last.
                let last = &kept[kept.len() - order.len()..];
                order.iter().map(|&axis| last[axis as usize]).collect()
            }
        }
    }

    pub(super) fn is_open(&self) -> bool {
        self.axes.iter().any(|axis| matches!(axis, WindowAxis::Open))
    }

    /// After some of the axes that were `visible` have been dropped: puts the
    /// others in the order they had.
    pub(super) fn reorder(&mut self, visible: &[usize]) {
        for (number, axis) in self.axes.iter_mut().enumerate() {
            // Of an open region with an order of its last axes.
            if !visible.contains(&number) {
                *axis = WindowAxis::Drop;
            }
        }
        let left: Vec<usize> =
            visible.iter().copied().filter(|&axis| !matches!(self.axes[axis], WindowAxis::Drop)).collect();
        let place = |axis: usize| left.iter().filter(|&&other| other < axis).count() as u32;
        let order: Vec<u32> = left.iter().map(|&axis| place(axis)).collect();
        self.permute = (!order.is_sorted()).then_some(order);
    }

    /// The indices on every axis of an element of the region.
    pub(super) fn element<R>(&self, index: &[R], mut sum: impl FnMut(Value, Option<&R>) -> Value) -> Vec<Value> {
        let visible = self.visible();
        let at = |axis: usize| visible.iter().position(|&known| known == axis).and_then(|i| index.get(i));
        self.offsets.iter().enumerate().map(|(axis, &offset)| sum(offset, at(axis))).collect()
    }
}

/// A tensor, tile or view.
#[derive(Clone, Debug)]
pub(super) struct Place {
    /// The memory, of which `window` is a part.
    pub(super) value: Value,
    pub(super) elem: Elem,
    /// The extents of `value`.
    pub(super) shape: Vec<Ext>,
    pub(super) window: Option<Window>,
    pub(super) origin: Origin,
    /// Whether the value is the whole of what was allocated or passed.
    pub(super) whole: bool,
    /// As the user wrote it.
    pub(super) text: String,
}

impl Place {
    /// A parameter of which nothing but the rank is known.
    pub(super) fn parameter(value: Value, elem: Elem, rank: usize, kind: ParamKind, name: &str) -> Place {
        let origin = match kind {
            ParamKind::Tensor { mutable, .. } => Origin::Tensor { mutable },
            ParamKind::Tile { mutable, .. } => Origin::Param { mutable },
            ParamKind::Peers { mutable, .. } => Origin::Peers { mutable },
            ParamKind::Signals => Origin::Peers { mutable: false },
            ParamKind::Scalar(_) => Origin::Param { mutable: false },
        };
        Place { value, elem, shape: vec![Ext::Dyn; rank], window: None, origin, whole: true, text: name.to_owned() }
    }

    /// The extents, unless the other operand decides them.
    pub(super) fn extents(&self) -> Option<Vec<Ext>> {
        let Some(window) = &self.window else { return Some(self.shape.clone()) };
        let mut kept = Vec::new();
        for axis in &window.axes {
            match axis {
                WindowAxis::Drop => {}
                WindowAxis::Keep(ext) => kept.push(ext.clone()),
                WindowAxis::Open => return None,
            }
        }
        Some(match &window.permute {
            None => kept,
            Some(axes) => axes.iter().filter_map(|&axis| kept.get(axis as usize).cloned()).collect(),
        })
    }

    /// How many axes stand in front of those of the user: that of ranks.
    pub(super) fn front(&self) -> usize {
        usize::from(matches!(self.origin, Origin::Peers { .. }) && self.window.is_none())
    }

    /// The number of axes; an open window has at most this many.
    pub(super) fn rank(&self) -> usize {
        self.window.as_ref().map_or(self.shape.len(), |window| window.visible().len())
    }
}
