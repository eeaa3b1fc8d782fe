//! Lowers tile operations, and checks their operands, extents and element types.

use super::place::{Ext, Origin, Place};
use super::shape::{EQUAL, Help, equal};
use super::{Lower, Zone};
use crate::diag::{Code, Loc, Reported};
use crate::front::ast::{Expr, ExprKind};
use crate::front::infer::Need;
use tile_core::ir::dim::Same;
use tile_core::ir::{AtomicOp, CopyHints, Literal, Op, ReduceOp, ScanOp, Space, Value};

/// The operations that are neither reductions nor scans.
pub(super) const OPERATIONS: &[&str] = &[
    "copy",
    "copy_async",
    "fill",
    "clear",
    "gather",
    "scatter",
    "gemm",
    "gemm_set",
    "gemm_sp",
    "atomic_add",
    "atomic_max",
    "atomic_min",
];

/// The names of tile operations, the commonest form of each.
pub(super) fn words() -> impl Iterator<Item = &'static str> {
    let scans = ScanOp::ALL.iter().flat_map(|op| [op.row().function, op.row().reverse]);
    OPERATIONS.iter().copied().chain(scans).chain(ReduceOp::ALL.iter().map(|op| op.row().function))
}

/// Whether a name is that of a reduction.
pub(super) fn is_reduction(name: &str) -> bool {
    reduction(name).is_some()
}

/// The operation of `reduce_…`, and whether it is an `_into`.
fn reduction(name: &str) -> Option<(ReduceOp, bool)> {
    let find = |op: &&ReduceOp| op.row().function == name || op.row().into == Some(name);
    ReduceOp::ALL.iter().find(find).map(|op| (*op, op.row().into == Some(name)))
}

/// An operand with what is known of it.
pub(super) struct Operand<'a> {
    pub(super) place: Place,
    pub(super) expr: &'a Expr,
}

impl<'a> Lower<'a> {
    /// A tile operation as a statement.
    pub(super) fn tile_operation(&mut self, expr: &'a Expr, name: &str, args: &'a [Expr]) -> Result<(), Reported> {
        self.in_block(expr, name)?;
        match name {
            "copy" => self.copy(expr, args),
            "copy_async" => Err(self.dropped(expr)),
            "fill" | "clear" => self.fill(expr, name, args),
            "gather" | "scatter" => self.gather(expr, name, args),
            "gemm" | "gemm_set" => self.gemm(expr, name, args),
            "gemm_sp" => self.gemm_sp(expr, args),
            "atomic_add" => self.atomic_tile(expr, name, AtomicOp::Add, args),
            "atomic_max" => self.atomic_tile(expr, name, AtomicOp::Max, args),
            "atomic_min" => self.atomic_tile(expr, name, AtomicOp::Min, args),
            _ => match (reduction(name), ScanOp::from_function(name)) {
                (Some((op, accumulate)), _) => self.reduce(expr, name, op, accumulate, args),
                (None, Some((op, reverse))) => self.scan(expr, name, op, reverse, args),
                (None, None) => Err(Reported),
            },
        }
    }

    /// Reports an operation on tiles outside of block code.
    pub(super) fn in_block(&self, expr: &Expr, name: &str) -> Result<(), Reported> {
        match self.zone {
            Zone::Block => Ok(()),
            Zone::Prologue => {
                let message = format!("`{name}` in the prologue");
                Err(self.errors.report(Code::Zone, expr.loc, message, "put it after `blocks`"))
            }
            zone @ (Zone::Parallel | Zone::Threads) => {
                let help = "inside, elements are read and written: `t[[i, j]]`; move the operation outside";
                let message = format!("`{name}` inside {}", zone.word());
                Err(self.errors.report(Code::Zone, expr.loc, message, help))
            }
        }
    }

    pub(super) fn source(&mut self, expr: &'a Expr) -> Result<Operand<'a>, Reported> {
        Ok(Operand { place: self.place(expr)?, expr })
    }

    pub(super) fn destination(&mut self, expr: &'a Expr) -> Result<Operand<'a>, Reported> {
        let place = self.place(expr)?;
        self.writable(&place, expr.loc)?;
        self.unfilled(&place, expr.loc)?;
        Ok(Operand { place, expr })
    }

    /// A destination has no fill.
    pub(super) fn unfilled(&self, place: &Place, loc: Loc) -> Result<(), Reported> {
        if place.window.as_ref().is_some_and(|window| window.fill.is_some()) {
            let help = "`or` gives what reads outside see; a write outside does nothing";
            return Err(self.errors.report(Code::Memory, loc, "a destination with `or`", help));
        }
        Ok(())
    }

    /// A destination shares no memory with a source.
    pub(super) fn separate(&self, name: &str, dst: &Operand<'_>, sources: &[&Operand<'_>]) -> Result<(), Reported> {
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

    pub(super) fn value(
        &mut self,
        operand: &Operand<'a>,
        wanted: Option<&[Ext]>,
    ) -> Result<(Value, Vec<Ext>), Reported> {
        self.resolve(&operand.place, wanted, operand.expr.loc)
    }

    /// Two operands of equal extents: values of the same rank.
    pub(super) fn elementwise(
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
            let help = self.rank_help(a, &xs, b, &ys);
            return Err(self.errors.report(Code::Shape, b.expr.loc, message, help));
        }
        let swapped = xs.len() == 2 && !equal(&xs[0], &ys[0]) && equal(&xs[0], &ys[1]) && equal(&xs[1], &ys[0]);
        let help = format!("did you mean `{}`?", with_transposed(a));
        let (loc, help) = if swapped { (a.expr.loc, Help::Certain(&help)) } else { (b.expr.loc, EQUAL) };
        for (x, y) in xs.iter().zip(&ys) {
            self.require_equal(x, y, &message, loc, help)?;
        }
        Ok((u, v))
    }

    /// What to write where two operands have another number of axes.
    fn rank_help(&self, a: &Operand<'a>, xs: &[Ext], b: &Operand<'a>, ys: &[Ext]) -> String {
        let all_equal = |x: &[Ext], y: &[Ext]| x.iter().zip(y).all(|(x, y)| equal(x, y));
        let (less, more) = if xs.len() < ys.len() { (xs, ys) } else { (ys, xs) };
        // One index of the larger operand was meant.
        if less.len() + 1 == more.len() && all_equal(less, &more[1..]) {
            let larger = if xs.len() < ys.len() { b } else { a };
            let view = if xs.len() < ys.len() { "at_mut" } else { "at" };
            let kept = vec![".."; less.len()].join(", ");
            return format!("take one index of the first axis: `{}.{view}((i, {kept}))`", bare(larger));
        }
        let elements = |shape: &[Ext]| super::shape::product(shape);
        if a.place.window.is_none()
            && matches!(a.place.origin, Origin::Tile(_))
            && let (Some(x), Some(y)) = (elements(xs), elements(ys))
            && x.same(&y) == Same::Yes
        {
            return format!("operands have the same rank: `{}.reshape({})`", bare(a), self.shape_text(ys));
        }
        "operands have the same rank".to_owned()
    }

    fn copy(&mut self, expr: &'a Expr, args: &'a [Expr]) -> Result<(), Reported> {
        let [src, dst] = self.exactly(args, expr.loc, "copy(src, dst)")?;
        let is_written = |operand: &Expr| matches!(operand.kind, ExprKind::Borrow { mutable: true, .. });
        if is_written(src) && !is_written(dst) {
            let help = format!("write `copy({dst}, {src})`");
            return Err(self.errors.report(Code::Arguments, src.loc, "`copy` takes the destination last", help));
        }
        let (src, dst) = (self.source(src), self.destination(dst));
        let (src, dst) = (src?, dst?);
        self.separate("copy", &dst, &[&src])?;
        let (src, dst) = self.elementwise("copy", expr.loc, &src, &dst)?;
        self.loc = expr.loc;
        let hints = self.hints_of(expr, [src, dst])?;
        self.effect(Op::Copy { hints, asynchronous: false }, &[src, dst], &[]);
        Ok(())
    }

    /// What a copy says about caches.
    pub(super) fn hints_of(&self, expr: &Expr, operands: [Value; 2]) -> Result<CopyHints, Reported> {
        let Some(&(loc, hints)) = self.stated.copies.get(&expr.id) else { return Ok(CopyHints::default()) };
        let global = |value: Value| self.func.ty(value).mem().is_some_and(|mem| mem.space == Space::Global);
        if !operands.into_iter().any(global) {
            let help = "remove the hint; it stands on copies from and to tensors and workspaces";
            return Err(self.errors.report(Code::Memory, loc, "a hint about caches on a copy between tiles", help));
        }
        Ok(hints)
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
            let help = "source and destination have the same rank";
            return Err(self.errors.report(Code::Shape, dst.expr.loc, message, help));
        }
        let (rows, others, other) =
            if name == "gather" { (&ys[0], &xs[0], "scatter") } else { (&xs[0], &ys[0], "gather") };
        let other_way = format!("did you mean `{other}`?");
        let help = if !equal(rows, &is[0]) && equal(others, &is[0]) {
            Help::Certain(&other_way)
        } else {
            Help::General("one index for each row, and rows of equal extents")
        };
        self.require_equal(rows, &is[0], &message, idx.expr.loc, help)?;
        let help = Help::General("one index for each row, and rows of equal extents");
        for (a, b) in xs.iter().zip(&ys).skip(1) {
            self.require_equal(a, b, &message, dst.expr.loc, help)?;
        }
        self.loc = expr.loc;
        let op = if name == "gather" { Op::Gather {} } else { Op::Scatter {} };
        self.effect(op, &[x, i, y], &[]);
        Ok(())
    }

    /// Two operands of one element type.
    pub(super) fn same_elem(&mut self, name: &str, a: &Operand<'_>, b: &Operand<'_>) -> Result<(), Reported> {
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

/// The operand with its axes exchanged, for suggestions.
pub(super) fn with_transposed(operand: &Operand<'_>) -> String {
    let text = bare(operand);
    text.strip_suffix(".t()").map_or_else(|| format!("{text}.t()"), str::to_owned)
}

/// The operand without `&`.
pub(super) fn bare(operand: &Operand<'_>) -> String {
    operand.place.text.trim_start_matches("&mut ").trim_start_matches('&').to_owned()
}

/// An operand as it stands in a call: tiles are borrowed, views are not.
pub(super) fn written(text: &str) -> String {
    let name = text.chars().all(|c| c.is_alphanumeric() || c == '_');
    if name { format!("&{text}") } else { text.to_owned() }
}
