//! Views: where the elements of a memory value are.
//!
//! As in the interpreter, a view is an affine map from indices to places with
//! bounds for each axis, the bounds of all views around it.

use super::lin::Lin;
use crate::ir::{Buf, Val, Var};
use tile_core::elem::DType;

/// What a view is a view of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Root {
    /// Global or shared memory.
    Memory(Buf),
    /// A fragment, by its number.
    Fragment(usize),
    /// A scalar variable.
    Variable(Var),
}

/// One axis of a view.
#[derive(Clone, Debug)]
pub(super) struct ViewAxis {
    /// The number of indices.
    pub(super) extent: Lin,
    /// Distance between neighbours, in elements.
    pub(super) stride: Lin,
    /// Shift and end: an index has an element if, shifted, it lies in `0..end`. The
    /// extent is among them, except where [`View::with_rank`] added the axis.
    pub(super) bounds: Vec<(Lin, Lin)>,
    /// The axis of a fragment and the shift; none where axes were regrouped.
    pub(super) home: Option<(usize, Lin)>,
}

impl ViewAxis {
    /// Takes an equal number for the extent of a whole tensor's axis, and gives the one before.
    pub(super) fn replace_extent(&mut self, extent: &Lin) -> Lin {
        let own = std::mem::replace(&mut self.extent, extent.clone());
        for (_, end) in self.bounds.iter_mut().filter(|(_, end)| *end == own) {
            end.clone_from(extent);
        }
        own
    }
}

/// Where the elements of a memory value are.
#[derive(Clone, Debug)]
pub(super) struct View {
    pub(super) root: Root,
    pub(super) elem: DType,
    /// Where index 0 on every axis would be, in elements.
    pub(super) base: Lin,
    /// Indices that were dropped, and the ends they must lie below.
    pub(super) checks: Vec<(Lin, Lin)>,
    /// Axes of a fragment that were dropped, at which index.
    pub(super) dropped: Vec<(usize, Lin)>,
    /// What reads outside give; zero otherwise.
    pub(super) fill: Option<Val>,
    pub(super) axes: Vec<ViewAxis>,
}

impl View {
    /// A scalar variable.
    pub(super) fn variable(var: Var, elem: DType) -> View {
        let root = Root::Variable(var);
        let (checks, dropped, axes) = (Vec::new(), Vec::new(), Vec::new());
        View { root, elem, base: Lin::default(), checks, dropped, fill: None, axes }
    }

    /// A tile or tensor of these extents and strides.
    pub(super) fn whole(root: Root, elem: DType, axes: impl Iterator<Item = (Lin, Lin)>) -> View {
        let axis = |(i, (extent, stride)): (usize, (Lin, Lin))| ViewAxis {
            bounds: vec![(Lin::default(), extent.clone())],
            home: Some((i, Lin::default())),
            extent,
            stride,
        };
        let axes = axes.enumerate().map(axis).collect();
        View { root, elem, base: Lin::default(), checks: Vec::new(), dropped: Vec::new(), fill: None, axes }
    }

    /// A whole tile whose axes follow each other the other way around in memory.
    pub(super) fn transposed(mut self) -> View {
        self.axes.reverse();
        for (i, axis) in self.axes.iter_mut().enumerate() {
            axis.home = Some((i, Lin::default()));
        }
        self
    }

    /// Extents that are all known, with the strides of row-major order.
    pub(super) fn row_major(extents: &[u32]) -> Vec<(Lin, Lin)> {
        let mut stride = 1;
        let mut axes: Vec<(Lin, Lin)> = Vec::new();
        for &extent in extents.iter().rev() {
            axes.push((Lin::int(extent.into()), Lin::int(stride)));
            stride *= i64::from(extent);
        }
        axes.reverse();
        axes
    }

    /// The view with so many axes: leading axes have one index, and are dropped
    /// or added.
    pub(super) fn with_rank(mut self, rank: usize) -> View {
        while self.axes.len() > rank {
            let axis = self.axes.remove(0);
            self.checks.extend(axis.bounds);
            self.dropped.extend(axis.home);
        }
        while self.axes.len() < rank {
            let (extent, stride) = (Lin::int(1), Lin::default());
            self.axes.insert(0, ViewAxis { extent, stride, bounds: Vec::new(), home: None });
        }
        self
    }

    /// Whether its axes are those of what it is a view of, from their start on.
    pub(super) fn is_in_place(&self) -> bool {
        let own = |(i, axis): (usize, &ViewAxis)| matches!(&axis.home, Some((home, shift)) if *home == i && shift.as_int() == Some(0));
        self.dropped.is_empty() && self.axes.iter().enumerate().all(own)
    }

    /// Where an index is in what it is a view of, which has so many axes, none of
    /// them regrouped.
    pub(super) fn coordinates(&self, index: &[Lin], rank: usize) -> Vec<Lin> {
        let mut at = vec![Lin::default(); rank];
        for (axis, index) in self.axes.iter().zip(index) {
            if let Some((home, shift)) = &axis.home {
                at[*home] = index.add(shift);
            }
        }
        for (home, shift) in &self.dropped {
            at[*home] = shift.clone();
        }
        at
    }

    /// The extents, where all are known.
    pub(super) fn extents(&self) -> Option<Vec<u32>> {
        self.axes.iter().map(|axis| axis.extent.as_int().and_then(|x| u32::try_from(x).ok())).collect()
    }
}
