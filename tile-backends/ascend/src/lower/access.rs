//! Loads and stores of views.

use super::view::{Root, View};
use super::{Code, Lower, Lowered};
use crate::ir::{Axis, Fixpipe, Op as Npu, Subview, Tile, Val};
use tile_core::elem::DType;
use tile_core::ir::{AtomicOp, BinOp, CmpOp, Literal};
use tile_core::num::{F8E4M3, F8E5M2};

/// One axis of a tile in a tensor: the tensor axes that it advances along, and by which distance.
#[derive(Clone, Debug, Default)]
pub(super) struct Steps {
    /// Axes of the tensor, and the distance on each.
    pub(super) on: Vec<(usize, i64)>,
    /// The tile's extent.
    pub(super) extent: u32,
    /// A range of indices that limits it further.
    pub(super) limit: Option<(Val, Val)>,
}

impl Lower<'_> {
    /// The subview of a tensor at `origin` with those steps, and how much of each of its axes
    /// exists.
    pub(super) fn subview(&mut self, root: Root, origin: &[Val], steps: &[Steps]) -> Lowered<Subview> {
        let Root::Tensor(tensor, value) = root else { return self.defect("a subview of a tile") };
        let (extents, strides) = self.shape(value, origin.len())?;
        let zero = self.b.int(0);
        let mut offset = zero;
        for (&at, &stride) in origin.iter().zip(&strides) {
            let term = self.b.mul(at, stride);
            offset = self.b.add(offset, term);
        }
        let mut axes = Vec::new();
        let mut stepped = vec![false; origin.len()];
        for step in steps {
            let count = self.b.int(step.extent.into());
            let (mut first, mut end) = step.limit.unwrap_or((zero, count));
            let mut stride = zero;
            for &(axis, by) in &step.on {
                let several = steps.iter().filter(|other| other.on.iter().any(|on| on.0 == axis)).count() > 1;
                stepped[axis] = true;
                let factor = self.b.int(by);
                let term = self.b.mul(strides[axis], factor);
                stride = self.b.add(stride, term);
                if several {
                    self.surely_inside(origin, &extents, axis, steps)?;
                    continue;
                }
                // by·i + at is at least 0 and below the extent.
                let (at, extent) = (origin[axis], extents[axis]);
                let below = self.b.sub(extent, at);
                let missing = self.b.sub(zero, at);
                let (below, missing) =
                    if by == 1 { (below, missing) } else { (self.ceil_div(below, by), self.ceil_div(missing, by)) };
                first = self.b.bin(BinOp::Max, first, missing);
                end = self.b.bin(BinOp::Min, end, below);
            }
            first = self.b.bin(BinOp::Min, first, count);
            end = self.b.clamp(end, first, count);
            axes.push(Axis { stride, first, end });
        }
        // An index on an axis without steps is in bounds or not for the whole tile.
        let fixed: Vec<usize> = (0..origin.len()).filter(|&axis| !stepped[axis]).collect();
        let at: Vec<Val> = fixed.iter().map(|&axis| origin[axis]).collect();
        let within: Vec<Val> = fixed.iter().map(|&axis| extents[axis]).collect();
        if let Some(inside) = self.inside(&at, &within)
            && let Some(axis) = axes.first_mut()
        {
            axis.end = self.b.choose(inside, axis.end, axis.first);
        }
        Ok(Subview { tensor, offset, axes })
    }

    fn ceil_div(&mut self, x: Val, by: i64) -> Val {
        let (more, by) = (self.b.int(by - 1), self.b.int(by));
        let zero = self.b.int(0);
        let x = self.b.bin(BinOp::Max, x, zero);
        let x = self.b.add(x, more);
        self.b.bin(BinOp::Div, x, by)
    }

    /// Checks that several steps along one tensor axis stay in bounds: a partly existing range
    /// would not be rectangular.
    fn surely_inside(&mut self, origin: &[Val], extents: &[Val], axis: usize, steps: &[Steps]) -> Lowered<()> {
        let mut last = origin[axis];
        for step in steps {
            for &(_, by) in step.on.iter().filter(|on| on.0 == axis) {
                let far = self.b.int(by * (i64::from(step.extent) - 1));
                last = self.b.add(last, far);
            }
        }
        match self.inside(&[origin[axis], last], &[extents[axis]; 2]) {
            None => Ok(()),
            Some(_) => self.error(
                Code::Access,
                "two indices of `parallel!` move along one axis of a tensor, which may end between them; \
                 copy a tile of it first",
            ),
        }
    }

    fn steps(&mut self, view: &View, extents: &[u32]) -> Vec<Steps> {
        view.axes
            .iter()
            .zip(extents)
            .map(|(&axis, &extent)| Steps { on: vec![(axis, 1)], extent, limit: None })
            .collect()
    }

    /// Loads a view of a tensor; returns how much of each axis exists.
    pub(super) fn load_subview(&mut self, view: &View, dst: Tile, pad: Option<Val>) -> Lowered<Vec<Val>> {
        let shape = self.b.shape(dst);
        let origin = view.origin.clone();
        let steps = self.steps(view, &shape);
        let subview = self.subview(view.root, &origin, &steps)?;
        let ends = subview.axes.iter().map(|axis| axis.end).collect();
        let pad = pad.filter(|_| !self.is_full(&subview, &shape));
        self.b.push(Npu::Load { dst, subview, pad });
        Ok(ends)
    }

    pub(super) fn is_full(&self, subview: &Subview, shape: &[u32]) -> bool {
        let full = |(axis, &extent): (&Axis, &u32)| {
            self.b.known_int(axis.first) == Some(0) && self.b.known_int(axis.end) == Some(extent.into())
        };
        subview.axes.iter().zip(shape).all(full)
    }

    pub(super) fn fill_of(&mut self, view: &View) -> Lowered<Val> {
        match view.fill {
            Some(fill) => self.stored(fill),
            None => Ok(self.zero(storage(view.elem))),
        }
    }

    /// A scalar as tiles store it: an 8-bit float as its code.
    pub(super) fn stored(&mut self, val: Val) -> Lowered<Val> {
        let code = match (self.b.ty(val), self.b.program.vals[val].constant) {
            (DType::E4M3, Some(Literal::Float(x))) => F8E4M3::from_f64(x).to_bits(),
            (DType::E5M2, Some(Literal::Float(x))) => F8E5M2::from_f64(x).to_bits(),
            (DType::Bool, Some(Literal::Bool(x))) => x.into(),
            (DType::Bool, _) => return Ok(self.convert(val, storage(DType::Bool), None)),
            (elem @ (DType::E4M3 | DType::E5M2), _) => {
                return self.error(Code::Element, format!("the scalar unit has no {elem}, except for constants"));
            }
            _ => return Ok(val),
        };
        Ok(self.b.literal(Literal::Int(code.into()), DType::U8))
    }

    /// The order of a view's axes in its root; `None` if it is the view's own.
    fn order(view: &View) -> Option<Vec<usize>> {
        let mut order: Vec<usize> = (0..view.axes.len()).collect();
        order.sort_by_key(|&axis| view.axes[axis]);
        (order.iter().enumerate().any(|(i, &axis)| i != axis)).then_some(order)
    }

    /// Reads the elements of a view, with these extents, into a tile in the vector memory.
    pub(super) fn read_view(&mut self, view: &View, extents: &[u32]) -> Lowered<Tile> {
        let Some(order) = Self::order(view) else { return self.read_straight(view, extents) };
        let mut straight = view.clone();
        straight.axes = order.iter().map(|&axis| view.axes[axis]).collect();
        straight.extents = order.iter().map(|&axis| view.extents[axis]).collect();
        let sorted: Vec<u32> = order.iter().map(|&axis| extents[axis]).collect();
        let src = self.read_straight(&straight, &sorted)?;
        // Axis i of the view is where the sorted ones have it.
        let axes =
            (0..extents.len()).map(|axis| order.iter().position(|&of| of == axis).unwrap_or(axis) as u32).collect();
        let dst = self.b.tile(self.b.elem(src), extents);
        self.b.push(Npu::Transpose { dst, src, axes });
        Ok(dst)
    }

    fn read_straight(&mut self, view: &View, extents: &[u32]) -> Lowered<Tile> {
        match view.root {
            Root::Tensor(..) => {
                if extents.is_empty() {
                    return self.error(Code::Access, "one element is copied; read it by its indices");
                }
                let dst = self.b.tile(storage(view.elem), extents);
                let pad = self.fill_of(view)?;
                self.load_subview(view, dst, Some(pad))?;
                Ok(dst)
            }
            Root::Tile(value) => {
                let whole = self.vector_tile(value, &view.shape, view.elem)?;
                let origin = view.origin.clone();
                let mut region = vec![1; view.shape.len()];
                for (&axis, &extent) in view.axes.iter().zip(extents) {
                    region[axis] = extent;
                }
                let part = self.slice(whole, &origin, &region)?;
                Ok(self.reshaped(part, extents))
            }
        }
    }

    /// A slice of a tile, in bounds.
    pub(super) fn slice(&mut self, src: Tile, at: &[Val], extents: &[u32]) -> Lowered<Tile> {
        if self.b.shape(src) == extents {
            return Ok(src);
        }
        self.lies_inside(src, at, extents)?;
        let dst = self.b.tile(self.b.elem(src), extents);
        self.b.push(Npu::Slice { dst, src, at: at.to_vec() });
        Ok(dst)
    }

    fn lies_inside(&mut self, tile: Tile, at: &[Val], extents: &[u32]) -> Lowered<()> {
        let shape = self.b.shape(tile);
        for ((&at, &extent), &whole) in at.iter().zip(extents).zip(&shape) {
            let room = self.b.int(i64::from(whole) - i64::from(extent));
            let zero = self.b.int(0);
            let checks = [self.b.cmp(CmpOp::Ge, at, zero), self.b.cmp(CmpOp::Le, at, room)];
            if checks.into_iter().any(|check| self.b.known_int(check) != Some(1)) {
                return self.error(
                    Code::Access,
                    "a part of a tile may reach over the tile's end; bounds that are constants show that it does not",
                );
            }
        }
        Ok(())
    }

    /// Writes a tile to a view of these extents.
    pub(super) fn write_view(
        &mut self,
        view: &View,
        src: Tile,
        extents: &[u32],
        atomic: Option<AtomicOp>,
    ) -> Lowered<()> {
        let Some(order) = Self::order(view) else { return self.write_straight(view, src, extents, atomic) };
        let mut straight = view.clone();
        straight.axes = order.iter().map(|&axis| view.axes[axis]).collect();
        straight.extents = order.iter().map(|&axis| view.extents[axis]).collect();
        let sorted: Vec<u32> = order.iter().map(|&axis| extents[axis]).collect();
        let dst = self.b.tile(self.b.elem(src), &sorted);
        let axes = order.iter().map(|&axis| axis as u32).collect();
        let src = self.reshaped(src, extents);
        self.b.push(Npu::Transpose { dst, src, axes });
        self.write_straight(&straight, dst, &sorted, atomic)
    }

    fn write_straight(&mut self, view: &View, src: Tile, extents: &[u32], atomic: Option<AtomicOp>) -> Lowered<()> {
        let src = self.reshaped(src, extents);
        match view.root {
            Root::Tensor(..) => {
                let origin = view.origin.clone();
                let steps = self.steps(view, extents);
                let subview = self.subview(view.root, &origin, &steps)?;
                self.b.push(Npu::Store { subview, src, atomic, fixpipe: Fixpipe::default() });
                Ok(())
            }
            Root::Tile(value) => {
                if self.is_whole(view)? {
                    return self.write_whole(value, src);
                }
                let mut region = vec![1; view.shape.len()];
                for (&axis, &extent) in view.axes.iter().zip(extents) {
                    region[axis] = extent;
                }
                let src = self.reshaped(src, &region);
                let origin = view.origin.clone();
                self.insert(value, &view.shape, view.elem, src, &origin)
            }
        }
    }

    /// Overwrites a slice of a tile of the kernel, with these extents.
    pub(super) fn insert(
        &mut self,
        value: super::Value,
        shape: &[u32],
        elem: DType,
        src: Tile,
        at: &[Val],
    ) -> Lowered<()> {
        let dst = self.vector_tile(value, shape, elem)?;
        self.lies_inside(dst, at, &self.b.shape(src))?;
        self.b.push(Npu::Insert { dst, src, at: at.to_vec() });
        let home = self.vector_buffer(value)?;
        if dst == home {
            self.written(value);
            return Ok(());
        }
        self.write_whole(value, dst)
    }
}

/// The element type of a tile that holds elements of a tensor of that type.
pub(super) fn storage(elem: DType) -> DType {
    match elem {
        DType::Bool | DType::E4M3 | DType::E5M2 => DType::U8,
        other => other,
    }
}
