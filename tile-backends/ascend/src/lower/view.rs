//! Views of tensors and tiles.
//!
//! A view has an origin on each axis of its root, the root's axis of each of its own, and its
//! extents. A tile that is read with other extents is another root: its elements in row-major
//! order.

use super::{Code, Item, Lower, Lowered};
use crate::ir::{Tensor, Val};
use tile_core::elem::DType;
use tile_core::ir::{Axis, Extent, Inst, Op, Type, Value};

/// What a view is a view of: a tensor or a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Root {
    /// A tensor argument or workspace, and its value.
    Tensor(Tensor, Value),
    /// A tile, by the value that allocates it.
    Tile(Value),
}

/// A view.
#[derive(Clone, Debug)]
pub(super) struct View {
    pub(super) root: Root,
    pub(super) elem: DType,
    /// The extents with which a tile is read; empty for a tensor.
    pub(super) shape: Vec<u32>,
    /// Its origin on each axis of the root.
    pub(super) origin: Vec<Val>,
    /// The root's axis of each of its own.
    pub(super) axes: Vec<usize>,
    /// Extents; without one, an axis goes on to the end of the root's.
    pub(super) extents: Vec<Option<Val>>,
    /// The value of reads outside of a tensor, instead of zero.
    pub(super) fill: Option<Val>,
}

impl View {
    /// A view of a whole tensor, with origin `zero`.
    pub(super) fn tensor(tensor: Tensor, value: Value, elem: DType, rank: usize, zero: Val) -> View {
        View {
            root: Root::Tensor(tensor, value),
            elem,
            shape: Vec::new(),
            origin: vec![zero; rank],
            axes: (0..rank).collect(),
            extents: vec![None; rank],
            fill: None,
        }
    }
}

impl Lower<'_> {
    /// A view of a whole tile.
    pub(super) fn whole(&mut self, value: Value, elem: DType, shape: &[u32]) -> View {
        let zero = self.b.int(0);
        let extents = shape.iter().map(|&extent| Some(self.b.int(extent.into()))).collect();
        View {
            root: Root::Tile(value),
            elem,
            shape: shape.to_vec(),
            origin: vec![zero; shape.len()],
            axes: (0..shape.len()).collect(),
            extents,
            fill: None,
        }
    }

    pub(super) fn root_extents(&mut self, view: &View) -> Lowered<Vec<Val>> {
        match view.root {
            Root::Tensor(_, value) => Ok(self.shape(value, view.origin.len())?.0),
            Root::Tile(_) => Ok(view.shape.iter().map(|&extent| self.b.int(extent.into())).collect()),
        }
    }

    /// The root's indices of an element of a view.
    pub(super) fn root_index(&mut self, view: &View, index: &[Val]) -> Vec<Val> {
        let mut at = view.origin.clone();
        for (&axis, &index) in view.axes.iter().zip(index) {
            at[axis] = self.b.add(at[axis], index);
        }
        at
    }

    /// The extents of a view that are known.
    pub(super) fn static_extents(&mut self, view: &View) -> Lowered<Option<Vec<u32>>> {
        let mut extents = Vec::new();
        for axis in 0..view.axes.len() {
            let extent = self.view_extent(view, axis)?;
            match self.b.known_int(extent).and_then(|extent| u32::try_from(extent).ok()) {
                Some(extent) => extents.push(extent),
                None => return Ok(None),
            }
        }
        Ok(Some(extents))
    }

    pub(super) fn alloc(&mut self, inst: &Inst) -> Lowered<()> {
        let Some(value) = inst.result else { return Ok(()) };
        let Type::Mem(ty) = self.func.ty(value) else { return self.defect("an allocation of no memory") };
        let elem = self.dtype(ty.elem)?;
        if ty.rank() == 0 {
            let var = self.b.var(elem, self.func.values[value].name.clone().as_deref());
            self.items.insert(value, Item::Var(var));
            return Ok(());
        }
        let shape: Option<Vec<u32>> =
            ty.shape.iter().map(|extent| u32::try_from(extent.dim()?.as_int()?).ok()).collect();
        let Some(shape) = shape else { return self.defect("a tile of unknown extents") };
        self.homes.entry(value).or_default().shape.clone_from(&shape);
        let view = self.whole(value, elem, &shape);
        self.items.insert(value, Item::View(view));
        Ok(())
    }

    pub(super) fn view_of(&mut self, inst: &Inst) -> Lowered<View> {
        let base = self.view(inst.args[0])?;
        match &inst.op {
            Op::Region { axes, filled } => {
                let count = axes.len();
                let mut view = View { axes: Vec::new(), extents: Vec::new(), ..base.clone() };
                for (number, axis) in axes.iter().enumerate() {
                    let offset = self.scalar(inst.args[1 + number])?;
                    let root = base.axes[number];
                    view.origin[root] = self.b.add(view.origin[root], offset);
                    match axis {
                        Axis::Drop => {}
                        Axis::Keep(Extent::Static(dim)) => {
                            view.axes.push(root);
                            view.extents.push(match dim.as_int() {
                                Some(extent) => Some(self.b.int(extent)),
                                None => return self.defect("a region of unknown extent"),
                            });
                        }
                        Axis::Keep(Extent::Dyn) => {
                            view.axes.push(root);
                            view.extents.push(match base.extents[number] {
                                Some(extent) => Some(self.b.sub(extent, offset)),
                                None => None,
                            });
                        }
                    }
                }
                if *filled {
                    view.fill = Some(self.scalar(inst.args[1 + count])?);
                }
                Ok(view)
            }
            Op::Permute { axes } => {
                let pick = |axis: &u32| *axis as usize;
                let mut view = base.clone();
                view.axes = axes.iter().map(|axis| base.axes[pick(axis)]).collect();
                view.extents = axes.iter().map(|axis| base.extents[pick(axis)]).collect();
                Ok(view)
            }
            Op::Reshape {} => {
                let Some(result) = inst.result else { return self.defect("a view without a result") };
                let Type::Mem(ty) = self.func.ty(result) else { return self.defect("a view of no memory") };
                let shape: Option<Vec<u32>> =
                    ty.shape.iter().map(|extent| u32::try_from(extent.dim()?.as_int()?).ok()).collect();
                match (base.root, shape) {
                    (Root::Tile(value), Some(shape)) => Ok(self.whole(value, base.elem, &shape)),
                    _ => self.error(Code::Access, "only tiles are read under other extents"),
                }
            }
            Op::Bitcast {} => {
                let Some(result) = inst.result else { return self.defect("a view without a result") };
                let elem = self.dtype(self.func.ty(result).elem())?;
                match base.root {
                    Root::Tile(_) => Ok(View { elem, ..base }),
                    Root::Tensor(..) if elem == base.elem => Ok(base),
                    Root::Tensor(..) => {
                        self.error(Code::Access, "a tensor is read as another type; copy it to a tile first")
                    }
                }
            }
            _ => self.defect("no view"),
        }
    }
}
