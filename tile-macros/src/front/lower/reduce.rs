//! Lowers reductions and scans.

use super::Lower;
use super::place::{Ext, Place};
use super::shape::{Help, equal};
use super::tileop::Operand;
use crate::diag::{Code, Reported};
use crate::front::ast::Expr;
use crate::front::infer::Need;
use tile_core::elem::Elem;
use tile_core::ir::pointwise::Class;
use tile_core::ir::reductions::Reduced;
use tile_core::ir::{Axis, Extent, Op, ReduceOp, ScanOp, Value};

/// The extents of the result of a reduction.
fn reduced(shape: &[Ext], axis: usize) -> Vec<Ext> {
    let mut left = shape.to_vec();
    left.remove(axis);
    if left.is_empty() {
        left.push(Ext::int(1));
    }
    left
}

/// Whether all extents are equal whatever the instance.
fn same(a: &[Ext], b: &[Ext]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| equal(a, b))
}

impl<'a> Lower<'a> {
    /// The axis of a reduction or scan: a literal below the rank.
    fn axis(&mut self, name: &str, axis: &'a Expr, shape: &[Ext], text: &str) -> Result<usize, Reported> {
        let value = self.constant(axis, false).and_then(|dim| dim.as_int());
        match value.and_then(|value| usize::try_from(value).ok()).filter(|value| *value < shape.len()) {
            Some(value) => Ok(value),
            None => {
                let message = format!("{name}: `{axis}` is not an axis of `{text}`, which has rank {}", shape.len());
                Err(self.errors.report(Code::Rank, axis.loc, message, "name an axis by a literal, counted from 0"))
            }
        }
    }

    pub(super) fn reduce(
        &mut self,
        expr: &'a Expr,
        name: &str,
        op: ReduceOp,
        accumulate: bool,
        args: &'a [Expr],
    ) -> Result<(), Reported> {
        let [src, dst, axis] = self.exactly(args, expr.loc, &format!("{name}(&src, &mut dst, 1)"))?;
        let (src, dst) = (self.source(src), self.destination(dst));
        let (src, dst) = (src?, dst?);
        self.separate(name, &dst, &[&src])?;
        self.reduce_types(name, op, &src, &dst)?;
        let (u, xs) = self.value(&src, None)?;
        if op.row().derived && xs.iter().any(|ext| matches!(ext.extent(), Extent::Dyn)) {
            let message = format!("{name}: extents of `{}` are known at launch alone", src.place.text);
            let help = "intermediate results are tiles, which have constant extents: copy a window of it into a tile, \
                        and reduce that";
            return Err(self.errors.report(Code::Shape, src.expr.loc, message, help));
        }
        let written = axis;
        let axis = self.axis(name, axis, &xs, &src.place.text)?;
        let wanted = reduced(&xs, axis);
        let (v, ys) = self.value(&dst, Some(&wanted))?;
        let message = format!("{name}: extents differ: {}", self.shapes_text(&src.place, &xs, &dst.place, &ys));
        // With 1 in place of the axis.
        let kept = ys.len() == xs.len() && xs.len() > 1 && ys[axis].is_one();
        let compared: Vec<Ext> = if kept {
            ys.iter().enumerate().filter(|(i, _)| *i != axis).map(|(_, ext)| ext.clone()).collect()
        } else {
            ys.clone()
        };
        let gives = format!("the result of reducing axis {axis} is {}", self.shape_text(&wanted));
        let other = (0..xs.len()).find(|&other| other != axis && same(&reduced(&xs, other), &ys));
        let other_axis = other.map(|other| format!("{gives}; that of axis {other} is {}", self.shape_text(&ys)));
        let (loc, help) = match &other_axis {
            Some(help) => (written.loc, Help::Certain(help)),
            None => (dst.expr.loc, Help::General(&gives)),
        };
        if compared.len() != wanted.len() {
            let (Help::Certain(help) | Help::General(help)) = help;
            return Err(self.errors.report(Code::Shape, loc, message, help));
        }
        for (x, y) in wanted.iter().zip(&compared) {
            self.require_equal(x, y, &message, loc, help)?;
        }
        let v = if kept { self.without_axis(&dst.place, v, &ys, axis) } else { v };
        self.loc = expr.loc;
        self.effect(Op::Reduce { op, axis: axis as u32, accumulate }, &[u, v], &[]);
        Ok(())
    }

    /// The memory without an axis of extent 1.
    fn without_axis(&mut self, place: &Place, value: Value, shape: &[Ext], axis: usize) -> Value {
        let mut args = vec![value];
        args.extend((0..shape.len()).map(|_| self.index(0)));
        let axes = shape
            .iter()
            .enumerate()
            .map(|(i, ext)| if i == axis { Axis::Drop } else { Axis::Keep(ext.extent()) })
            .collect();
        let kept: Vec<Ext> = shape.iter().enumerate().filter(|(i, _)| *i != axis).map(|(_, ext)| ext.clone()).collect();
        self.memory_op(Op::Region { axes, filled: false }, &args, place, place.elem, &kept)
    }

    fn reduce_types(&mut self, name: &str, op: ReduceOp, src: &Operand<'a>, dst: &Operand<'a>) -> Result<(), Reported> {
        let quoted = format!("`{name}`");
        let row = op.row();
        if row.class == Class::Bool {
            for operand in [src, dst] {
                if operand.place.elem != Elem::BOOL {
                    let found = self.elem_text(operand.place.elem);
                    let message = format!("{name}: `{}` has elements `{found}`", operand.place.text);
                    let help = "elements are `bool`; compare into a `bool` tile first";
                    return Err(self.errors.report(Code::TypeMismatch, operand.expr.loc, message, help));
                }
            }
            return Ok(());
        }
        let need = if row.class == Class::Float { Need::Float } else { Need::Num };
        let (x, y) = (self.known(src.place.elem), self.known(dst.place.elem));
        self.need(x, need, src.expr.loc, &quoted);
        match row.gives {
            Reduced::Same => self.need(y, need, dst.expr.loc, &quoted),
            Reduced::Index => self.need(y, Need::Int, dst.expr.loc, &format!("the result of {quoted}")),
        };
        Ok(())
    }

    pub(super) fn scan(
        &mut self,
        expr: &'a Expr,
        name: &str,
        op: ScanOp,
        reverse: bool,
        args: &'a [Expr],
    ) -> Result<(), Reported> {
        let [src, dst, axis] = self.exactly(args, expr.loc, &format!("{name}(&src, &mut dst, 0)"))?;
        let (src, dst) = (self.source(src), self.destination(dst));
        let (src, dst) = (src?, dst?);
        let same = self.func.root(src.place.value) == self.func.root(dst.place.value);
        if same && !(src.place.whole && dst.place.whole && src.place.value == dst.place.value) {
            self.separate(name, &dst, &[&src])?;
        }
        self.same_elem(name, &src, &dst)?;
        let ty = self.known(src.place.elem);
        self.need(ty, Need::Num, src.expr.loc, &format!("`{name}`"));
        let shape = src.place.extents().or_else(|| dst.place.extents()).unwrap_or_default();
        let axis = self.axis(name, axis, &shape, &src.place.text)?;
        let (u, v) = self.elementwise(name, expr.loc, &src, &dst)?;
        self.loc = expr.loc;
        self.effect(Op::Scan { op, axis: axis as u32, reverse }, &[u, v], &[]);
        Ok(())
    }
}
