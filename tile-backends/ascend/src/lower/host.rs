//! What the host computes before a launch: tensors with their extents and strides, scalars, and
//! workspaces.

use super::view::View;
use super::{Item, Lower, Lowered, access};
use crate::ir::{Source, Tensor, TensorData, Val};
use tile_core::elem::{DType, Elem};
use tile_core::ir::{InstId, MemTy, Op, Type, Value};

impl Lower<'_> {
    /// Declares tensors and workspaces, and computes the prologue's values.
    pub(super) fn host(&mut self) -> Lowered<()> {
        let func = self.func;
        let host = &func.regions[func.host].insts;
        for &id in host {
            let inst = &func.insts[id];
            if let Op::Expect { axis } = inst.op {
                self.equal.insert((inst.args[0], axis), inst.args[1]);
            }
        }
        for param in &func.params {
            if let Type::Mem(ty) = func.ty(param.value) {
                self.tensor(param.value, ty, param.name.clone(), param.mutable, false)?;
            }
        }
        for param in &func.params {
            if let Type::Scalar(elem) = func.ty(param.value) {
                let elem = self.dtype(*elem)?;
                let val = self.b.param(Source::Host(param.value), elem, &param.name);
                self.items.insert(param.value, Item::Scalar(val));
            }
        }
        // A scalar that requires an extent comes first.
        for param in &func.params {
            if let Type::Mem(ty) = func.ty(param.value) {
                self.shape(param.value, ty.rank())?;
            }
        }
        for &id in host {
            self.host_inst(id)?;
        }
        Ok(())
    }

    pub(super) fn tensor(
        &mut self,
        value: Value,
        ty: &MemTy,
        name: String,
        writable: bool,
        workspace: bool,
    ) -> Lowered<Tensor> {
        let elem = self.dtype(ty.elem)?;
        let stored = access::storage(elem);
        let tensor = self.b.tensor(TensorData { name, elem: stored, of: value, writable, workspace });
        let zero = self.b.int(0);
        let view = View::tensor(tensor, value, elem, ty.rank(), zero);
        self.items.insert(value, Item::View(view));
        Ok(tensor)
    }

    pub(super) fn dtype(&self, elem: Elem) -> Lowered<DType> {
        match elem.dtype() {
            Some(dtype) => Ok(dtype),
            None => self.defect("an element type is not known"),
        }
    }

    /// Extents and strides of a tensor argument.
    pub(super) fn shape(&mut self, value: Value, rank: usize) -> Lowered<(Vec<Val>, Vec<Val>)> {
        if let Some(shape) = self.shapes.get(&value) {
            return Ok(shape.clone());
        }
        let name = self.func.values[value].name.clone().unwrap_or_else(|| "tensor".to_owned());
        let mut extents = Vec::new();
        for axis in 0..rank as u32 {
            extents.push(self.tensor_extent(value, axis, &name)?);
        }
        let strides = if self.facts.strided {
            (0..rank as u32)
                .map(|axis| {
                    if axis as usize + 1 == rank {
                        return self.b.int(1);
                    }
                    let stride = self.b.param(Source::Stride(value, axis), DType::Index, &format!("{name}_s{axis}"));
                    self.b.bound(stride, (0, 1 << 40));
                    stride
                })
                .collect()
        } else {
            self.row_major(&extents)
        };
        self.shapes.insert(value, (extents.clone(), strides.clone()));
        Ok((extents, strides))
    }

    pub(super) fn row_major(&mut self, extents: &[Val]) -> Vec<Val> {
        let mut strides = vec![self.b.int(1); extents.len()];
        for axis in (1..extents.len()).rev() {
            strides[axis - 1] = self.b.mul(strides[axis], extents[axis]);
        }
        strides
    }

    pub(super) fn tensor_extent(&mut self, value: Value, axis: u32, name: &str) -> Lowered<Val> {
        if let Some(&extent) = self.facts.extents.get(&(value, axis)) {
            return Ok(self.b.int(extent));
        }
        let Type::Mem(ty) = self.func.ty(value) else { return self.defect("no tensor") };
        if let Some(extent) = ty.shape[axis as usize].dim().and_then(|dim| dim.as_int()) {
            return Ok(self.b.int(extent));
        }
        // Equal to an extent of another tensor, or to a constant.
        if let Some(&other) = self.equal.get(&(value, axis)) {
            match self.func.def(other).map(|inst| (&inst.op, &inst.args)) {
                Some((Op::Const { .. } | Op::Dim { .. }, _)) => {
                    if let Some(known) = self.constant(other) {
                        return Ok(known);
                    }
                }
                Some((Op::Extent { axis: of }, args)) if (args[0], *of) != (value, axis) => {
                    let (root, of) = (args[0], *of);
                    if let Some((extents, _)) = self.shapes.get(&root) {
                        return Ok(extents[of as usize]);
                    }
                }
                _ => {}
            }
        }
        let param = self.b.param(Source::Extent(value, axis), DType::Index, &format!("{name}_{axis}"));
        self.b.bound(param, (i64::from(!self.facts.may_be_empty), 1 << 40));
        Ok(param)
    }

    pub(super) fn host_inst(&mut self, id: InstId) -> Lowered<()> {
        let inst = &self.func.insts[id];
        self.b.span = inst.span;
        match &inst.op {
            // The host checks them before the launch.
            Op::Require { .. } | Op::Expect { .. } | Op::Print { .. } | Op::Assert { .. } => Ok(()),
            Op::Alloc {} => {
                let Some(value) = inst.result else { return Ok(()) };
                let Type::Mem(ty) = self.func.ty(value) else { return Ok(()) };
                let name = self.func.values[value].name.clone().unwrap_or_else(|| "workspace".to_owned());
                self.tensor(value, ty, name, true, true)?;
                let mut extents = Vec::new();
                let mut dynamic = inst.args.iter();
                for extent in &ty.shape {
                    extents.push(match extent.dim().and_then(|dim| dim.as_int()) {
                        Some(extent) => self.b.int(extent),
                        None => match dynamic.next() {
                            Some(&arg) => self.scalar(arg)?,
                            None => return self.defect("a workspace without its extents"),
                        },
                    });
                }
                let strides = self.row_major(&extents);
                self.shapes.insert(value, (extents, strides));
                Ok(())
            }
            _ => {
                let Some(value) = inst.result else { return self.defect("a statement in the prologue") };
                let inlined = matches!(
                    inst.op,
                    Op::Const { .. }
                        | Op::Dim { .. }
                        | Op::Extent { .. }
                        | Op::Bin { .. }
                        | Op::Select {}
                        | Op::Cmp { .. }
                ) && matches!(self.func.ty(value).elem().dtype(), Some(DType::Index | DType::Bool))
                    || matches!(inst.op, Op::Const { .. });
                let item = if inlined {
                    self.scalar_inst(inst)?
                } else {
                    let elem = self.dtype(self.func.ty(value).elem())?;
                    let name = self.func.values[value].name.clone();
                    self.b.param(Source::Host(value), elem, name.as_deref().unwrap_or("host"))
                };
                self.named(value, item);
                self.items.insert(value, Item::Scalar(item));
                Ok(())
            }
        }
    }
}
