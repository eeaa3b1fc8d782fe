//! Scalar operations, and the views of memory.

use super::lin::{Lin, Range};
use super::uses::constant;
use super::view::{Root, View, ViewAxis};
use super::{Item, Lane, Lower, Lowered};
use crate::ir::{Op as Thread, Val};
use tile_core::elem::DType;
use tile_core::ir::{Axis, BinOp, CmpOp, Func, Inst, Literal, Op, Space, Type, UnOp, Value};

impl Lower<'_> {
    /// Evaluates an operation that neither reads nor writes; nothing when the
    /// operation is none of those.
    pub(super) fn pure(&mut self, lane: &Lane, inst: &Inst) -> Lowered<Option<Item>> {
        let Some(result) = inst.result else { return Ok(None) };
        let func = self.func;
        let elem = func.ty(result).elem().dtype();
        let Some(ty) = elem else { return self.error(format!("{result} has no concrete type")) };
        let scalar = matches!(func.ty(result), Type::Scalar(_));
        if scalar && ty == DType::Index {
            return self.index_op(lane, inst).map(|lin| lin.map(Item::Int));
        }
        Ok(Some(match &inst.op {
            Op::Region { axes, filled } => Item::View(self.region(lane, inst, axes, *filled)?),
            Op::Permute { axes } => {
                let mut view = self.view(lane, inst.args[0])?;
                view.axes = axes.iter().map(|&axis| view.axes[axis as usize].clone()).collect();
                Item::View(view)
            }
            Op::Reshape {} => Item::View(self.reshape(lane, inst.args[0], result)?),
            Op::Bitcast {} => Item::View(View { elem: ty, ..self.view(lane, inst.args[0])? }),
            _ => match self.value_op(lane, inst, ty)? {
                Some(val) => Item::Val(val),
                None => return Ok(None),
            },
        }))
    }

    fn value_op(&mut self, lane: &Lane, inst: &Inst, ty: DType) -> Lowered<Option<Val>> {
        Ok(Some(match &inst.op {
            Op::Const { value } => self.b.constant(*value, ty),
            Op::Cmp { op } if self.is_index(inst.args[0]) => {
                let (x, y) = (self.index(lane, inst.args[0])?, self.index(lane, inst.args[1])?);
                self.compare(*op, &x, &y)
            }
            Op::Member {} => {
                let ends = [(CmpOp::Ge, 1), (CmpOp::Lt, 2)].map(|(op, end)| {
                    let (thread, end) = (self.index(lane, inst.args[0])?, self.index(lane, inst.args[end])?);
                    Ok(self.compare(op, &thread, &end))
                });
                let [from, below] = ends;
                let (from, below) = (from?, below?);
                self.b.bin(BinOp::And, from, below)
            }
            Op::Un { op } => self.with_operands(lane, inst, Thread::Un { op: *op }, ty)?,
            Op::Bin { op } if op.dot4_signs().is_some() => self.dot4(lane, inst, *op, ty)?,
            Op::Bin { op } => self.with_operands(lane, inst, Thread::Bin { op: *op }, ty)?,
            Op::Cmp { op } => self.with_operands(lane, inst, Thread::Cmp { op: *op }, ty)?,
            Op::Select {} => self.with_operands(lane, inst, Thread::Select {}, ty)?,
            Op::Fma {} => self.with_operands(lane, inst, Thread::Fma {}, ty)?,
            Op::Asm { arms } => self.with_operands(lane, inst, Thread::Asm { arms: arms.clone() }, ty)?,
            Op::Cast { round: None }
                if ty == DType::F32 && self.func.schedule.fast_math && self.is_index(inst.args[0]) =>
            {
                self.approximate_index(lane, inst.args[0])?
            }
            Op::Cast { round } => {
                let x = self.scalar(lane, inst.args[0])?;
                if self.b.ty(x) == ty && round.is_none() {
                    x
                } else {
                    self.b.value(Thread::Cast { round: *round }, &[x], ty)
                }
            }
            Op::Bits {} => self.with_operands(lane, inst, Thread::Bits {}, ty)?,
            _ => return Ok(None),
        }))
    }

    fn with_operands(&mut self, lane: &Lane, inst: &Inst, op: Thread, ty: DType) -> Lowered<Val> {
        let args = inst.args.iter().map(|&arg| self.scalar(lane, arg)).collect::<Lowered<Vec<Val>>>()?;
        Ok(self.b.value(op, &args, ty))
    }

    /// A dot product of four bytes, added to zero.
    fn dot4(&mut self, lane: &Lane, inst: &Inst, op: BinOp, ty: DType) -> Lowered<Val> {
        let signs = op.dot4_signs().expect("called for dot products");
        let [a, b] = signs.map(|signed| if signed { DType::I8 } else { DType::U8 });
        let mut args = Vec::new();
        for &arg in &inst.args {
            let word = self.scalar(lane, arg)?;
            args.push(if ty == DType::U32 { word } else { self.b.value(Thread::Bits {}, &[word], DType::U32) });
        }
        args.push(self.b.int(0, DType::I32));
        let sum = self.b.value(Thread::Dot4 { a, b }, &args, DType::I32);
        Ok(if ty == DType::I32 { sum } else { self.b.value(Thread::Bits {}, &[sum], ty) })
    }

    /// An index as a float: what elements of a thread have in common is converted once, and each
    /// adds its own distance from that, which is exact as a float. Below 2²⁴ in magnitude the sum is,
    /// too; above, it is rounded twice.
    fn approximate_index(&mut self, lane: &Lane, index: Value) -> Lowered<Val> {
        let index = self.index(lane, index)?;
        let distance = if index.constant.unsigned_abs() < 1 << 24 { index.constant } else { 0 };
        let common = self.known.narrow(&mut self.b, &index.add_int(-distance));
        let common = self.b.value(Thread::Cast { round: None }, &[common], DType::F32);
        if distance == 0 {
            return Ok(common);
        }
        let distance = self.b.constant(Literal::Float(distance as f64), DType::F32);
        Ok(self.b.bin(BinOp::Add, common, distance))
    }

    fn is_index(&self, value: Value) -> bool {
        *self.func.ty(value) == Type::INDEX
    }

    fn compare(&mut self, op: CmpOp, x: &Lin, y: &Lin) -> Val {
        let difference = self.known.range(&x.sub(y));
        let certain = match op {
            CmpOp::Lt if difference.hi < 0 => Some(true),
            CmpOp::Lt if difference.lo >= 0 => Some(false),
            CmpOp::Ge if difference.lo >= 0 => Some(true),
            CmpOp::Ge if difference.hi < 0 => Some(false),
            CmpOp::Le if difference.hi <= 0 => Some(true),
            CmpOp::Gt if difference.lo > 0 => Some(true),
            _ => None,
        };
        // A sum that might wrap decides nothing.
        let exact = [x, y, &x.sub(y)].iter().all(|lin| self.known.range(lin) != Range::ALL);
        if let (Some(holds), true) = (certain, exact) {
            return self.b.constant(Literal::Bool(holds), DType::Bool);
        }
        // The registers of both on one side, which unrolled comparisons have in common.
        if exact
            && x.as_int().is_none()
            && y.as_int().is_none()
            && let Some(between) = self.apart(op, x, y)
        {
            let constant = Lin::int(y.constant.wrapping_sub(x.constant));
            let (x, y) = self.known.pair(&mut self.b, &between, &constant);
            return self.b.cmp(op, x, y);
        }
        let (x, y) = self.known.pair(&mut self.b, x, y);
        self.b.cmp(op, x, y)
    }

    /// The registers of one side less those of the other, for a comparison with the
    /// constants' difference; `None` where that might wrap.
    ///
    /// Where it takes more than 32 bits although each side does not: what is not
    /// negative, and some k more, is below nothing that is 0 and k at most, so it may
    /// be compared with that instead.
    fn apart(&mut self, op: CmpOp, x: &Lin, y: &Lin) -> Option<Lin> {
        let between = x.sub(y).terms();
        let range = self.known.range(&between);
        let (left, right) = (x.terms(), y.terms());
        let [of_left, of_right] = [&left, &right].map(|side| self.known.range(side));
        let least = x.constant.wrapping_sub(y.constant).min(0);
        let narrow = [of_left, of_right, Range::only(least)].into_iter().all(Range::fits_i32);
        if !range.fits_i32() && narrow && of_left.lo >= 0 && matches!(op, CmpOp::Lt | CmpOp::Ge) {
            let right = self.known.bin(&mut self.b, BinOp::Max, &right, &Lin::int(least));
            let between = left.sub(&right);
            if self.known.range(&between).fits_i32() {
                return Some(between);
            }
        }
        (range != Range::ALL).then_some(between)
    }

    /// An operation with an index as its result.
    fn index_op(&mut self, lane: &Lane, inst: &Inst) -> Lowered<Option<Lin>> {
        Ok(Some(match &inst.op {
            Op::Const { value } => match value {
                Literal::Int(x) => Lin::int(*x as i64),
                Literal::Float(x) => Lin::int(*x as i64),
                Literal::Bool(x) => Lin::int(i64::from(*x)),
            },
            Op::Dim { dim } => match dim.as_int() {
                Some(x) => Lin::int(x),
                None => return self.error("an extent is not known"),
            },
            Op::Extent { axis } => self.view(lane, inst.args[0])?.axes[*axis as usize].extent.clone(),
            Op::Bin { op } if !matches!(op, BinOp::Shl | BinOp::Shr) => {
                let (x, y) = (self.index(lane, inst.args[0])?, self.index(lane, inst.args[1])?);
                self.known.bin(&mut self.b, *op, &x, &y)
            }
            Op::Un { op: UnOp::Neg } => self.index(lane, inst.args[0])?.scale(-1),
            Op::Cast { round } => {
                let x = self.scalar(lane, inst.args[0])?;
                let from = self.b.ty(x);
                let val = self.b.value(Thread::Cast { round: *round }, &[x], DType::Index);
                self.known.state(val, range_of(self.func, inst.args[0], integers(from)), 1);
                Lin::val(val)
            }
            Op::Select {} => {
                let condition = self.scalar(lane, inst.args[0])?;
                let (x, y) = (self.index(lane, inst.args[1])?, self.index(lane, inst.args[2])?);
                let (rx, ry) = (self.known.range(&x), self.known.range(&y));
                let (x, y) = self.known.pair(&mut self.b, &x, &y);
                let val = self.b.select(condition, x, y);
                self.known.state(val, Range { lo: rx.lo.min(ry.lo), hi: rx.hi.max(ry.hi) }, 1);
                Lin::val(val)
            }
            op => {
                let Some(op) = thread_op(op) else { return Ok(None) };
                Lin::val(self.with_operands(lane, inst, op, DType::Index)?)
            }
        }))
    }

    fn region(&mut self, lane: &Lane, inst: &Inst, axes: &[Axis], filled: bool) -> Lowered<View> {
        let of = self.view(lane, inst.args[0])?;
        let (offsets, fill) = if filled {
            let (fill, offsets) = inst.args[1..].split_last().expect("a filled region has a fill");
            (offsets, Some(self.scalar(lane, *fill)?))
        } else {
            (&inst.args[1..], of.fill)
        };
        let mut view = View { axes: Vec::new(), fill, ..of.clone() };
        for ((axis, of), &offset) in axes.iter().zip(of.axes).zip(offsets) {
            let offset = self.index(lane, offset)?;
            let step = self.known.mul(&mut self.b, &offset, &of.stride);
            view.base = view.base.add(&step);
            match axis {
                Axis::Drop => {
                    view.checks.extend(of.bounds.iter().map(|(shift, end)| (shift.add(&offset), end.clone())));
                    if let Some((home, shift)) = of.home {
                        view.dropped.push((home, shift.add(&offset)));
                    }
                }
                Axis::Keep(extent) => {
                    let extent = match extent.dim() {
                        Some(dim) => match dim.as_int() {
                            Some(extent) => Lin::int(extent),
                            None => return self.error("an extent is not known"),
                        },
                        None => of.extent.sub(&offset),
                    };
                    let shifted = of.bounds.iter().map(|(shift, end)| (shift.add(&offset), end.clone()));
                    let mut bounds: Vec<(Lin, Lin)> = shifted.collect();
                    bounds.push((Lin::default(), extent.clone()));
                    let home = of.home.map(|(home, shift)| (home, shift.add(&offset)));
                    view.axes.push(ViewAxis { extent, stride: of.stride, bounds, home });
                }
            }
        }
        Ok(view)
    }

    /// The cells of a whole tile under other extents.
    fn reshape(&mut self, lane: &Lane, of: Value, result: Value) -> Lowered<View> {
        let of = self.view(lane, of)?;
        let Some(extents) = super::shapes::extents(self.func, result) else {
            return self.error("the extents of a reshaped tile are not known");
        };
        let mut view = View::whole(of.root, of.elem, View::row_major(&extents).into_iter());
        // Axes of a fragment are found again where extents are kept.
        if let Root::Fragment(_) = of.root {
            let same = of.extents().as_ref() == Some(&extents);
            for (axis, new) in view.axes.iter_mut().enumerate() {
                new.home = if same { of.axes[axis].home.clone() } else { None };
            }
        }
        (view.base, view.fill) = (of.base, of.fill);
        Ok(view)
    }

    /// A scalar variable of the block or of an iteration.
    pub(super) fn variable(&mut self, result: Value) -> Lowered<Option<View>> {
        let func = self.func;
        let Some(mem) = func.ty(result).mem().filter(|mem| mem.space == Space::Local) else { return Ok(None) };
        let Some(elem) = mem.elem.dtype() else { return self.error("a variable has no concrete type") };
        let name = func.values[result].name.clone().unwrap_or_else(|| "variable".to_owned());
        if mem.rank() != 0 {
            return self.private_array(result, name, elem).map(Some);
        }
        let var = self.b.var(name, elem, 1);
        Ok(Some(View::variable(var, elem)))
    }
}

impl Lower<'_> {
    /// A private array: registers cannot be indexed, so each thread has a
    /// column of shared memory. Iterations of a thread use it one after the other.
    fn private_array(&mut self, result: Value, name: String, elem: DType) -> Lowered<View> {
        let Some(extents) = super::shapes::extents(self.func, result) else {
            return self.error("the extents of a private array are not known");
        };
        let threads = self.threads();
        let buf = match self.privates.get(&result) {
            Some(&buf) => buf,
            None => {
                let len = extents.iter().product::<u32>().max(1) * threads;
                let buf = self.b.shared(name, elem, len);
                self.privates.insert(result, buf);
                buf
            }
        };
        let axes = View::row_major(&extents).into_iter().map(|(extent, stride)| (extent, stride.scale(threads.into())));
        let thread = self.thread();
        Ok(View { base: Lin::val(thread), ..View::whole(Root::Memory(buf), elem, axes) })
    }
}

fn thread_op(op: &Op) -> Option<Thread> {
    Some(match op {
        Op::Un { op } => Thread::Un { op: *op },
        Op::Bin { op } if op.dot4_signs().is_none() => Thread::Bin { op: *op },
        Op::Fma {} => Thread::Fma {},
        Op::Asm { arms } => Thread::Asm { arms: arms.clone() },
        Op::Bits {} => Thread::Bits {},
        _ => return None,
    })
}

/// What an integer is in, which has a type of that range, by the limits that the
/// program gives it.
fn range_of(func: &Func, value: Value, of_type: Range) -> Range {
    if let Some(constant) = constant(func, value) {
        return Range::only(constant);
    }
    let Some(inst) = func.def(value) else { return of_type };
    let of = |i: usize| range_of(func, inst.args[i], of_type);
    match inst.op {
        Op::Bin { op: BinOp::Max } => of(0).max(of(1)),
        Op::Bin { op: BinOp::Min } => of(0).min(of(1)),
        _ => of_type,
    }
}

/// What a conversion from a type to an index can give.
pub(super) fn integers(from: DType) -> Range {
    match from {
        DType::Bool => Range::below(2),
        DType::U8 => Range::below(1 << 8),
        DType::U16 => Range::below(1 << 16),
        DType::U32 => Range::below(1 << 32),
        DType::I8 => Range { lo: -(1 << 7), hi: (1 << 7) - 1 },
        DType::I16 => Range { lo: -(1 << 15), hi: (1 << 15) - 1 },
        DType::I32 => Range { lo: i32::MIN.into(), hi: i32::MAX.into() },
        _ => Range::ALL,
    }
}
