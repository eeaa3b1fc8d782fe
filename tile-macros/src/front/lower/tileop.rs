//! Tile operations: which operands, which extents, which element types.

use super::place::{Ext, Origin, Place};
use super::shape::{equal, squeezed};
use super::{Lower, Zone};
use crate::diag::{Code, Loc, Reported};
use crate::front::ast::Expr;
use crate::front::infer::Need;
use tile_core::elem::{DType, Elem};
use tile_core::ir::{AtomicOp, ConditionKind, Literal, Op, ReduceOp, ScanOp, Value};

/// The operations that are not reductions.
pub(super) const OPERATIONS: &[&str] = &[
    "copy",
    "fill",
    "clear",
    "gather",
    "scatter",
    "gemm",
    "gemm_set",
    "cumsum",
    "cummax",
    "cumsum_rev",
    "cummax_rev",
    "atomic_add",
    "atomic_max",
    "atomic_min",
];

const REDUCTIONS: &[(&str, ReduceOp)] = &[
    ("sum", ReduceOp::Sum),
    ("max", ReduceOp::Max),
    ("min", ReduceOp::Min),
    ("product", ReduceOp::Product),
    ("abs_max", ReduceOp::AbsMax),
    ("abs_sum", ReduceOp::AbsSum),
    ("any", ReduceOp::Any),
    ("all", ReduceOp::All),
    ("argmax", ReduceOp::ArgMax),
    ("argmin", ReduceOp::ArgMin),
];

/// Whether a name is that of a reduction.
pub(super) fn is_reduction(name: &str) -> bool {
    reduction(name).is_some()
}

/// The operation of `reduce_…`, and whether it is an `_into`.
fn reduction(name: &str) -> Option<(ReduceOp, bool)> {
    let word = name.strip_prefix("reduce_")?;
    let find = |word: &str| REDUCTIONS.iter().find(|(text, _)| *text == word).map(|(_, op)| *op);
    match find(word) {
        Some(op) => Some((op, false)),
        None => match find(word.strip_suffix("_into")?)? {
            ReduceOp::ArgMax | ReduceOp::ArgMin => None,
            op => Some((op, true)),
        },
    }
}

/// An operand with what is known of it.
struct Operand<'a> {
    place: Place,
    expr: &'a Expr,
}

impl<'a> Lower<'a> {
    /// A tile operation as a statement.
    pub(super) fn tile_operation(&mut self, expr: &'a Expr, name: &str, args: &'a [Expr]) -> Result<(), Reported> {
        match self.zone {
            Zone::Block => {}
            Zone::Prologue => {
                let message = format!("`{name}` in the prologue");
                return Err(self.errors.report(Code::Zone, expr.loc, message, "put it after `blocks`"));
            }
            Zone::Parallel => {
                let help = "inside, elements are read and written: `t[[i, j]]`; move the operation outside";
                let message = format!("`{name}` inside `parallel!`");
                return Err(self.errors.report(Code::Zone, expr.loc, message, help));
            }
        }
        match name {
            "copy" => self.copy(expr, args),
            "fill" | "clear" => self.fill(expr, name, args),
            "gather" | "scatter" => self.gather(expr, name, args),
            "gemm" | "gemm_set" => self.gemm(expr, name, args),
            "cumsum" => self.scan(expr, name, ScanOp::Sum, false, args),
            "cummax" => self.scan(expr, name, ScanOp::Max, false, args),
            "cumsum_rev" => self.scan(expr, name, ScanOp::Sum, true, args),
            "cummax_rev" => self.scan(expr, name, ScanOp::Max, true, args),
            "atomic_add" => self.atomic_tile(expr, name, AtomicOp::Add, args),
            "atomic_max" => self.atomic_tile(expr, name, AtomicOp::Max, args),
            "atomic_min" => self.atomic_tile(expr, name, AtomicOp::Min, args),
            _ => match reduction(name) {
                Some((op, accumulate)) => self.reduce(expr, name, op, accumulate, args),
                None => Err(Reported),
            },
        }
    }

    fn source(&mut self, expr: &'a Expr) -> Result<Operand<'a>, Reported> {
        Ok(Operand { place: self.place(expr)?, expr })
    }

    fn destination(&mut self, expr: &'a Expr) -> Result<Operand<'a>, Reported> {
        let place = self.place(expr)?;
        self.writable(&place, expr.loc)?;
        if place.window.as_ref().is_some_and(|window| window.fill.is_some()) {
            let help = "`or` gives what reads outside see; a write outside does nothing";
            return Err(self.errors.report(Code::Memory, expr.loc, "a destination with `or`", help));
        }
        Ok(Operand { place, expr })
    }

    /// A destination shares no memory with a source.
    fn separate(&self, name: &str, dst: &Operand<'_>, sources: &[&Operand<'_>]) -> Result<(), Reported> {
        let root = self.func.root(dst.place.value);
        for source in sources {
            if self.func.root(source.place.value) == root {
                let message = format!(
                    "`{name}` reads and writes the same memory: `{}` and `{}`",
                    source.place.text, dst.place.text
                );
                let help = "copy to another tile first, or work on elements in `parallel!`";
                return Err(self.errors.report(Code::Overlap, dst.expr.loc, message, help));
            }
        }
        Ok(())
    }

    fn value(&mut self, operand: &Operand<'a>, wanted: Option<&[Ext]>) -> Result<(Value, Vec<Ext>), Reported> {
        self.resolve(&operand.place, wanted, operand.expr.loc)
    }

    /// Two operands of equal extents: values of the same rank.
    fn elementwise(
        &mut self,
        name: &str,
        loc: Loc,
        a: &Operand<'a>,
        b: &Operand<'a>,
    ) -> Result<(Value, Value), Reported> {
        let (x, y) = (a.place.extents(), b.place.extents());
        if x.is_none() && y.is_none() {
            let message = format!("{name}: neither `{}` nor `{}` states its extents", a.place.text, b.place.text);
            let help = "state them on one side: `t.at((span(i, M), span(j, N)))`";
            return Err(self.errors.report(Code::OpenRegion, loc, message, help));
        }
        let (u, xs) = self.value(a, y.as_deref())?;
        let (v, ys) = self.value(b, x.as_deref().or(Some(&xs)))?;
        let rank = xs.len().min(ys.len());
        let (u, xs) = self.squeeze(&a.place, u, xs, rank);
        let (v, ys) = self.squeeze(&b.place, v, ys, rank);
        let message = format!("{name}: extents differ: {}", self.shapes_text(&a.place, &xs, &b.place, &ys));
        if xs.len() != ys.len() {
            return Err(self.errors.report(Code::Shape, loc, message, "operands have the same rank"));
        }
        let swapped = xs.len() == 2 && equal(&xs[0], &ys[1]) && equal(&xs[1], &ys[0]);
        let help = if swapped { format!("did you mean `{}.t()`?", bare(a)) } else { String::new() };
        for (x, y) in xs.iter().zip(&ys) {
            self.require_equal(x, y, &message, loc, &help)?;
        }
        Ok((u, v))
    }

    fn copy(&mut self, expr: &'a Expr, args: &'a [Expr]) -> Result<(), Reported> {
        let [src, dst] = self.exactly(args, expr.loc, "copy(src, dst)")?;
        let (src, dst) = (self.source(src), self.destination(dst));
        let (src, dst) = (src?, dst?);
        self.separate("copy", &dst, &[&src])?;
        let (src, dst) = self.elementwise("copy", expr.loc, &src, &dst)?;
        self.loc = expr.loc;
        self.effect(Op::Copy {}, &[src, dst], &[]);
        Ok(())
    }

    fn fill(&mut self, expr: &'a Expr, name: &str, args: &'a [Expr]) -> Result<(), Reported> {
        let (dst, value) = if name == "clear" {
            let [dst] = self.exactly(args, expr.loc, "clear(&mut tile)")?;
            (self.destination(dst)?, None)
        } else {
            let [dst, value] = self.exactly(args, expr.loc, "fill(&mut tile, value)")?;
            (self.destination(dst)?, Some(value))
        };
        let (memory, _) = self.value(&dst, None)?;
        let value = match value {
            Some(value) => {
                let result = self.scalar(value)?;
                self.expect_elem(result, dst.place.elem, value, "the value of `fill`")?;
                result
            }
            None => {
                self.loc = expr.loc;
                let ty = self.known(dst.place.elem);
                self.emit(Op::Const { value: Literal::Int(0) }, &[], ty)
            }
        };
        self.loc = expr.loc;
        self.effect(Op::Fill {}, &[memory, value], &[]);
        Ok(())
    }

    fn gather(&mut self, expr: &'a Expr, name: &str, args: &'a [Expr]) -> Result<(), Reported> {
        let [src, idx, dst] = self.exactly(args, expr.loc, &format!("{name}(src, &idx, dst)"))?;
        let (src, idx, dst) = (self.source(src), self.source(idx), self.destination(dst));
        let (src, idx, dst) = (src?, idx?, dst?);
        self.separate(name, &dst, &[&src, &idx])?;
        let elem = self.known(idx.place.elem);
        self.need(elem, Need::Int, idx.expr.loc, &format!("the indices of `{name}`"));
        self.same_elem(name, &src, &dst)?;
        let (i, is) = self.value(&idx, None)?;
        if is.len() != 1 {
            let message = format!("{name}: the indices `{}` have rank {}", idx.place.text, is.len());
            return Err(self.errors.report(Code::Rank, idx.expr.loc, message, "indices have rank 1"));
        }
        let (x, xs) = self.value(&src, None)?;
        let (y, ys) = self.value(&dst, None)?;
        let message = format!(
            "{name}: extents differ: {}, `{}` is {}",
            self.shapes_text(&src.place, &xs, &dst.place, &ys),
            idx.place.text,
            self.shape_text(&is)
        );
        if xs.len() != ys.len() {
            return Err(self.errors.report(
                Code::Shape,
                expr.loc,
                message,
                "source and destination have the same rank",
            ));
        }
        let rows = if name == "gather" { &ys[0] } else { &xs[0] };
        let help = "one index for each row, and rows of equal extents";
        self.require_equal(rows, &is[0], &message, expr.loc, help)?;
        for (a, b) in xs.iter().zip(&ys).skip(1) {
            self.require_equal(a, b, &message, expr.loc, help)?;
        }
        self.loc = expr.loc;
        let op = if name == "gather" { Op::Gather {} } else { Op::Scatter {} };
        self.effect(op, &[x, i, y], &[]);
        Ok(())
    }

    /// Two operands of one element type.
    fn same_elem(&mut self, name: &str, a: &Operand<'_>, b: &Operand<'_>) -> Result<(), Reported> {
        let (x, y) = (a.place.elem, b.place.elem);
        if x == y {
            return Ok(());
        }
        let message = format!(
            "{name}: element types differ: `{}` has `{}`, `{}` has `{}`",
            a.place.text,
            self.elem_text(x),
            b.place.text,
            self.elem_text(y)
        );
        Err(self.errors.report(Code::TypeMismatch, b.expr.loc, message, "use one type; `copy` converts"))
    }

    fn gemm(&mut self, expr: &'a Expr, name: &str, args: &'a [Expr]) -> Result<(), Reported> {
        let [a, b, acc] = self.exactly(args, expr.loc, &format!("{name}(&a, &b, &mut acc)"))?;
        let (a, b, acc) = (self.source(a), self.source(b), self.destination(acc));
        let (a, b, acc) = (a?, b?, acc?);
        self.separate(name, &acc, &[&a, &b])?;
        self.gemm_types(name, &a, &b, &acc)?;
        let known = |operand: &Operand<'_>| operand.place.extents().map(|shape| squeezed(&shape, 2).to_vec());
        let (x, y, z) = (known(&a), known(&b), known(&acc));
        let pick =
            |shape: &Option<Vec<Ext>>, axis: usize| shape.as_ref().filter(|s| s.len() == 2).map(|s| s[axis].clone());
        let pair = |p: Option<Ext>, q: Option<Ext>| Some([p?, q?]);
        let wanted = [pair(pick(&z, 0), pick(&y, 0)), pair(pick(&x, 1), pick(&z, 1)), pair(pick(&x, 0), pick(&y, 1))];
        let mut values = Vec::new();
        for (operand, wanted) in [&a, &b, &acc].into_iter().zip(&wanted) {
            let (value, shape) = self.value(operand, wanted.as_ref().map(|w| w.as_slice()))?;
            let (value, shape) = self.squeeze(&operand.place, value, shape, 2);
            if shape.len() != 2 {
                let message = format!("{name}: `{}` is {}", operand.place.text, self.shape_text(&shape));
                return Err(self.errors.report(Code::Rank, operand.expr.loc, message, "operands have rank 2"));
            }
            values.push((value, shape));
        }
        let [(u, x), (v, y), (w, z)] = <[(Value, Vec<Ext>); 3]>::try_from(values).map_err(|_| Reported)?;
        let message = format!("{name}: inner extents differ: {}", self.shapes_text(&a.place, &x, &b.place, &y));
        let help = if equal(&x[1], &y[1]) {
            format!("did you mean `{}.t()`?", bare(&b))
        } else if equal(&x[0], &y[0]) {
            format!("did you mean `{}.t()`?", bare(&a))
        } else {
            String::new()
        };
        let inner = self.require_equal(&x[1], &y[0], &message, expr.loc, &help);
        let message = format!("{name}: rows differ: {}", self.shapes_text(&a.place, &x, &acc.place, &z));
        let rows = self.require_equal(&x[0], &z[0], &message, expr.loc, "the accumulator is [rows of a, columns of b]");
        inner?;
        rows?;
        let message = format!("{name}: columns differ: {}", self.shapes_text(&b.place, &y, &acc.place, &z));
        self.require_equal(&y[1], &z[1], &message, expr.loc, "the accumulator is [rows of a, columns of b]")?;
        self.loc = expr.loc;
        self.effect(Op::Gemm { accumulate: name == "gemm" }, &[u, v, w], &[]);
        Ok(())
    }

    fn gemm_types(&mut self, name: &str, a: &Operand<'_>, b: &Operand<'_>, acc: &Operand<'_>) -> Result<(), Reported> {
        let (x, y, z) = (a.place.elem, b.place.elem, acc.place.elem);
        let mixed = |x: DType, y: DType| {
            x.bits() == 8 && y.bits() == 8 && (x.is_float() && y.is_float() || x.is_int() && y.is_int())
        };
        match (x.dtype(), y.dtype()) {
            _ if x == y => {}
            (Some(p), Some(q)) if mixed(p, q) => {}
            (Some(_), Some(_)) => {
                let message = format!(
                    "{name}: operand types differ: `{}` has `{}`, `{}` has `{}`",
                    a.place.text,
                    self.elem_text(x),
                    b.place.text,
                    self.elem_text(y)
                );
                let help = "operands have one type, or are both 8-bit floats or both 8-bit integers; `copy` converts";
                return Err(self.errors.report(Code::TypeMismatch, b.expr.loc, message, help));
            }
            // Which pairs of equal width multiply is known with the instance.
            _ => {
                let message =
                    format!("{name}: operand types `{}` and `{}` differ", self.elem_text(x), self.elem_text(y));
                self.condition(ConditionKind::SameWidth(x, y), message, b.expr.loc);
            }
        }
        if x == Elem::BOOL {
            let message = format!("{name}: `{}` has elements `bool`", a.place.text);
            return Err(self.errors.report(Code::TypeMismatch, a.expr.loc, message, "copy to `u8` tiles first"));
        }
        let wanted = x.acc();
        if wanted == z {
            return Ok(());
        }
        let message = format!(
            "{name}: `{}` has elements `{}`, the accumulator of `{}` has `{}`",
            acc.place.text,
            self.elem_text(z),
            self.elem_text(x),
            self.elem_text(wanted)
        );
        match (wanted.dtype(), z.dtype()) {
            (Some(_), Some(_)) => {
                let help = format!("write `fragment::<{}>([M, N])`", self.elem_text(wanted));
                Err(self.errors.report(Code::TypeMismatch, acc.expr.loc, message, help))
            }
            _ => {
                self.condition(ConditionKind::SameElem(wanted, z), message, acc.expr.loc);
                Ok(())
            }
        }
    }

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

    fn reduce(
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
        let axis = self.axis(name, axis, &xs, &src.place.text)?;
        let mut wanted = xs.clone();
        wanted.remove(axis);
        if wanted.is_empty() {
            wanted.push(Ext::int(1));
        }
        let (v, ys) = self.value(&dst, Some(&wanted))?;
        let message = format!("{name}: extents differ: {}", self.shapes_text(&src.place, &xs, &dst.place, &ys));
        let help = format!("the result of reducing axis {axis} is {}", self.shape_text(&wanted));
        // With 1 in place of the axis.
        let kept = ys.len() == xs.len() && xs.len() > 1 && ys[axis].is_one();
        let compared: Vec<Ext> = if kept {
            ys.iter().enumerate().filter(|(i, _)| *i != axis).map(|(_, ext)| ext.clone()).collect()
        } else {
            ys.clone()
        };
        if compared.len() != wanted.len() {
            return Err(self.errors.report(Code::Shape, expr.loc, message, help));
        }
        for (x, y) in wanted.iter().zip(&compared) {
            self.require_equal(x, y, &message, expr.loc, &help)?;
        }
        let v = if kept { self.without_axis(&dst.place, v, &ys, axis) } else { v };
        self.loc = expr.loc;
        self.effect(Op::Reduce { op, axis: axis as u32, accumulate }, &[u, v], &[]);
        Ok(())
    }

    /// The memory without an axis of extent 1.
    fn without_axis(&mut self, place: &Place, value: Value, shape: &[Ext], axis: usize) -> Value {
        use tile_core::ir::Axis;
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
        match op {
            ReduceOp::Any | ReduceOp::All => {
                for operand in [src, dst] {
                    if operand.place.elem != Elem::BOOL {
                        let found = self.elem_text(operand.place.elem);
                        let message = format!("{name}: `{}` has elements `{found}`", operand.place.text);
                        let help = "elements are `bool`; compare into a `bool` tile first";
                        return Err(self.errors.report(Code::TypeMismatch, operand.expr.loc, message, help));
                    }
                }
                Ok(())
            }
            ReduceOp::ArgMax | ReduceOp::ArgMin => {
                let (x, y) = (self.known(src.place.elem), self.known(dst.place.elem));
                self.need(x, Need::Num, src.expr.loc, &quoted);
                self.need(y, Need::Int, dst.expr.loc, &format!("the result of {quoted}"));
                Ok(())
            }
            ReduceOp::Sum | ReduceOp::Max | ReduceOp::Min | ReduceOp::Product | ReduceOp::AbsMax | ReduceOp::AbsSum => {
                let (x, y) = (self.known(src.place.elem), self.known(dst.place.elem));
                self.need(x, Need::Num, src.expr.loc, &quoted);
                self.need(y, Need::Num, dst.expr.loc, &quoted);
                Ok(())
            }
        }
    }

    fn scan(
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

    fn atomic_tile(&mut self, expr: &'a Expr, name: &str, op: AtomicOp, args: &'a [Expr]) -> Result<(), Reported> {
        let [src, dst, order] = self.exactly(args, expr.loc, &format!("{name}(&src, dst, Relaxed)"))?;
        let (src, dst) = (self.source(src), self.destination(dst));
        let order = self.order(order);
        let (src, dst) = (src?, dst?);
        self.separate(name, &dst, &[&src])?;
        if let Origin::Tile(_) = dst.place.origin {
            self.atomic_memory(&dst.place, dst.expr.loc)?;
        }
        self.same_elem(name, &src, &dst)?;
        let ty = self.known(src.place.elem);
        self.need(ty, Need::Num, src.expr.loc, &format!("`{name}`"));
        let (u, v) = self.elementwise(name, expr.loc, &src, &dst)?;
        self.loc = expr.loc;
        self.effect(Op::AtomicTile { op, order: order? }, &[u, v], &[]);
        Ok(())
    }
}

/// The operand without `&`, for suggestions.
fn bare(operand: &Operand<'_>) -> String {
    operand.place.text.trim_start_matches("&mut ").trim_start_matches('&').to_owned()
}
