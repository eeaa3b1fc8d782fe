//! Lowers scalars of a block.

use super::access::storage;
use super::iteration_values::{Lane, Space, What};
use super::view::{Root, View};
use super::{Code, Item, Lower, Lowered};
use crate::ir::{Op as Npu, ScalarOp, Val};
use tile_core::elem::{DType, Kind};
use tile_core::ir::{BinOp, CmpOp, Inst, Literal, Op, UnOp, Value};

impl Lower<'_> {
    /// The literal of a value, if it is one.
    pub(super) fn constant(&mut self, value: Value) -> Option<Val> {
        let func = self.func;
        let elem = func.ty(value).scalar()?.dtype()?;
        match &func.def(value)?.op {
            Op::Const { value } => Some(self.literal(*value, elem)),
            Op::Dim { dim } => dim.as_int().map(|x| self.b.int(x)),
            _ => None,
        }
    }

    /// A literal, converted to the type.
    pub(super) fn literal(&mut self, literal: Literal, elem: DType) -> Val {
        let value = match (literal, elem) {
            (Literal::Int(x), _) if elem.is_float() => Literal::Float(x as f64),
            (Literal::Bool(x), DType::Bool) => Literal::Bool(x),
            (Literal::Int(x), DType::Bool) => Literal::Bool(x != 0),
            (Literal::Bool(x), _) => Literal::Int(x.into()),
            (literal, _) => literal,
        };
        self.b.literal(value, elem)
    }

    /// A numeric constant of any type.
    pub(super) fn number(&mut self, x: f64, elem: DType) -> Val {
        let literal = if elem.is_float() { Literal::Float(x) } else { Literal::Int(x as i128) };
        self.literal(literal, elem)
    }

    pub(super) fn zero(&mut self, elem: DType) -> Val {
        self.literal(Literal::Int(0), elem)
    }

    pub(super) fn scalar_inst(&mut self, inst: &Inst) -> Lowered<Val> {
        let Some(result) = inst.result else { return self.defect("a scalar without a result") };
        let elem = self.dtype(self.func.ty(result).elem())?;
        match &inst.op {
            Op::Load {} => self.load_scalar(inst, elem),
            Op::Extent { axis } => self.extent(inst.args[0], *axis),
            Op::Const { value } => Ok(self.literal(*value, elem)),
            Op::Dim { dim } => match dim.as_int() {
                Some(x) => Ok(self.b.int(x)),
                None => self.defect("a symbol without a value"),
            },
            Op::Sym { .. } => self.defect("a symbol without a value"),
            _ => {
                let args = inst.args.iter().map(|&arg| self.scalar(arg)).collect::<Lowered<Vec<Val>>>()?;
                self.scalar_op(&inst.op, &args, elem)
            }
        }
    }

    /// A scalar operation.
    pub(super) fn scalar_op(&mut self, op: &Op, args: &[Val], elem: DType) -> Lowered<Val> {
        match op {
            Op::Un { op: op @ (UnOp::Neg | UnOp::Not) } => Ok(self.b.scalar(ScalarOp::Un(*op), args, elem)),
            Op::Un { op: op @ (UnOp::CountOnes | UnOp::LeadingZeros) } => {
                self.error(Code::Function, format!("`{}` of a block's scalar has no lowering", op.name()))
            }
            Op::Un { op } => {
                // The scalar unit has few functions; a vector of one element has all.
                let space = Space { extents: vec![1] };
                let lane = self.lane_scalar(args[0]);
                let result = self.lane_un(*op, &lane, elem, &space)?;
                self.lane_value(&result, &space)
            }
            Op::Bin { op: BinOp::Pow } => self.error(Code::Function, "`powf` of a block's scalar has no lowering"),
            Op::Bin { op } => Ok(self.scalar_bin(*op, args[0], args[1])),
            Op::Cmp { op } => Ok(self.b.cmp(*op, args[0], args[1])),
            Op::Select {} => Ok(self.b.choose(args[0], args[1], args[2])),
            Op::Fma {} => {
                let product = self.b.bin(BinOp::Mul, args[0], args[1]);
                Ok(self.b.bin(BinOp::Add, product, args[2]))
            }
            Op::Asm { .. } => Ok(args[0]),
            Op::Cast { round } => Ok(self.convert(args[0], elem, *round)),
            Op::Bits {} => self.error(Code::Function, "bits of a block's scalar have no lowering"),
            _ => self.defect("no scalar operation"),
        }
    }

    /// A binary operation on scalars of one type, shifts included.
    pub(super) fn scalar_bin(&mut self, op: BinOp, x: Val, y: Val) -> Val {
        match op {
            BinOp::Shl | BinOp::Shr => self.scalar_shift(op, x, y),
            _ => self.b.bin(op, x, y),
        }
    }

    /// A shift by an amount of any type. Hardware and languages leave amounts outside of the
    /// width undefined, so they are clamped: the result is zero, or copies of the sign.
    fn scalar_shift(&mut self, op: BinOp, x: Val, y: Val) -> Val {
        let (elem, by) = (self.b.ty(x), self.b.ty(y));
        let width = i64::from(elem.bits());
        let signs = op == BinOp::Shr && elem.kind() != Kind::Uint;
        let edge = if signs { width - 1 } else { 0 };
        if let Some(amount) = self.b.known_int(y) {
            let inside = (0..width).contains(&amount);
            if !inside && !signs {
                return self.zero(elem);
            }
            let amount = self.literal(Literal::Int(if inside { amount } else { edge }.into()), elem);
            return self.b.bin(op, x, amount);
        }
        let end = self.literal(Literal::Int(width.into()), by);
        let mut inside = self.b.cmp(CmpOp::Lt, y, end);
        if by.kind() != Kind::Uint {
            let none = self.zero(by);
            let natural = self.b.cmp(CmpOp::Ge, y, none);
            inside = self.b.bin(BinOp::And, inside, natural);
        }
        let edge = self.literal(Literal::Int(edge.into()), by);
        let amount = self.b.choose(inside, y, edge);
        let amount = self.convert(amount, elem, None);
        let shifted = self.b.bin(op, x, amount);
        if signs {
            return shifted;
        }
        let zero = self.zero(elem);
        self.b.choose(inside, shifted, zero)
    }

    /// Conversion of a scalar.
    pub(super) fn convert(&mut self, x: Val, elem: DType, round: Option<tile_core::num::Round>) -> Val {
        if self.b.ty(x) == elem {
            return x;
        }
        if let Some(literal) = self.b.program.vals[x].constant {
            match (literal, elem.is_float()) {
                (Literal::Int(_), true) => return self.literal(literal, elem),
                (Literal::Int(value), false) if elem == DType::I32 && i32::try_from(value).is_ok() => {
                    return self.literal(literal, elem);
                }
                (Literal::Int(_), false) if elem == DType::Index => return self.literal(literal, elem),
                _ => {}
            }
        }
        let range = self.b.range(x);
        let from = self.b.ty(x);
        let val = self.b.scalar(ScalarOp::Cast(round), &[x], elem);
        if elem == DType::Index {
            let range = match from {
                DType::I32 => (i32::MIN.into(), i32::MAX.into()),
                DType::U32 => (0, u32::MAX.into()),
                DType::U8 | DType::Bool => (0, 255),
                _ => range,
            };
            self.b.bound(val, range);
        }
        val
    }

    /// The single element of a value that vector units compute.
    fn lane_value(&mut self, lane: &Lane, space: &Space) -> Lowered<Val> {
        if let What::Scalar(val) = lane.what {
            return Ok(val);
        }
        let mut tile = self.materialize(lane, space)?;
        if self.b.elem(tile) == DType::Bool {
            tile = self.convert_tile(tile, DType::Bool, DType::F32, None)?;
        }
        let dst = self.b.val(self.b.elem(tile), None);
        let zero = self.b.int(0);
        self.b.push(Npu::Peek { dst, src: tile, at: vec![zero] });
        Ok(self.convert(dst, lane.elem, None))
    }

    pub(super) fn extent(&mut self, memory: Value, axis: u32) -> Lowered<Val> {
        let view = self.view(memory)?;
        self.view_extent(&view, axis as usize)
    }

    pub(super) fn view_extent(&mut self, view: &View, axis: usize) -> Lowered<Val> {
        match view.extents.get(axis) {
            Some(Some(extent)) => Ok(*extent),
            Some(None) => {
                let root = view.axes[axis];
                let extents = self.root_extents(view)?;
                Ok(self.b.sub(extents[root], view.origin[root]))
            }
            None => self.defect("an axis that is not there"),
        }
    }

    /// Whether indices are in bounds; `None` if they always are.
    pub(super) fn inside(&mut self, index: &[Val], extents: &[Val]) -> Option<Val> {
        let zero = self.b.int(0);
        let mut all = None;
        for (&index, &extent) in index.iter().zip(extents) {
            for check in [self.b.cmp(CmpOp::Ge, index, zero), self.b.cmp(CmpOp::Lt, index, extent)] {
                if self.b.known_int(check) != Some(1) {
                    all = Some(all.map_or(check, |all| self.b.bin(BinOp::And, all, check)));
                }
            }
        }
        all
    }

    /// Loads one element as a scalar of the block.
    fn load_scalar(&mut self, inst: &Inst, elem: DType) -> Lowered<Val> {
        if let Some(Item::Var(var)) = self.items.get(&inst.args[0]) {
            let var = *var;
            let dst = self.b.val(elem, None);
            self.b.push(Npu::Get { dst, var });
            return Ok(dst);
        }
        if let DType::E4M3 | DType::E5M2 = elem {
            return self.error(Code::Element, format!("the scalar unit has no {elem}"));
        }
        let view = self.view(inst.args[0])?;
        let index = inst.args[1..].iter().map(|&arg| self.scalar(arg)).collect::<Lowered<Vec<Val>>>()?;
        let at = self.root_index(&view, &index);
        let extents = self.root_extents(&view)?;
        let inside = self.inside(&at, &extents);
        let (zero, one) = (self.b.int(0), self.b.int(1));
        let mut safe = Vec::new();
        for (&index, &extent) in at.iter().zip(&extents) {
            let last = self.b.sub(extent, one);
            let index = self.b.bin(BinOp::Min, index, last);
            safe.push(self.b.bin(BinOp::Max, index, zero));
        }
        let value = match view.root {
            Root::Tensor(tensor, value) => {
                let (_, strides) = self.shape(value, safe.len())?;
                let mut offset = zero;
                for (&index, &stride) in safe.iter().zip(&strides) {
                    let term = self.b.mul(index, stride);
                    offset = self.b.add(offset, term);
                }
                let dst = self.b.val(storage(elem), None);
                self.b.push(Npu::Read { dst, tensor, offset });
                dst
            }
            Root::Tile(value) => {
                let src = self.vector_tile(value, &view.shape, view.elem)?;
                let dst = self.b.val(storage(elem), None);
                self.b.push(Npu::Peek { dst, src, at: safe });
                dst
            }
        };
        let value = self.convert(value, elem, None);
        Ok(match inside {
            Some(inside) => {
                let outside = match view.fill {
                    Some(fill) => fill,
                    None => self.zero(elem),
                };
                self.b.choose(inside, value, outside)
            }
            None => value,
        })
    }

    /// Assigns a variable of the block.
    pub(super) fn store_scalar(&mut self, inst: &Inst) -> Lowered<()> {
        match self.items.get(&inst.args[1]) {
            Some(Item::Var(var)) => {
                let var = *var;
                let value = self.scalar(inst.args[0])?;
                self.b.push(Npu::Set { var, value });
                Ok(())
            }
            _ => self.error(Code::Access, "an element is written outside of `parallel!`"),
        }
    }
}
