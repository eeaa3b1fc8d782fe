//! Lowers expressions that name memory: tiles, tensors, and views of them.

use super::place::{Ext, Origin, Place, Window, WindowAxis};
use super::shape::Help;
use super::{Binding, Lower, Zone};
use crate::diag::{Code, Reported};
use crate::front::ast::{Expr, ExprKind, Method};
use tile_core::ir::{BinOp, ConditionKind, Literal, Op, Value};

/// Methods that give a view.
const VIEWS: [&str; 9] = ["at", "at_mut", "t", "permute", "reshape", "bitcast", "or", "rank", "rank_mut"];

impl<'a> Lower<'a> {
    /// Whether an expression names memory rather than a scalar.
    pub(super) fn is_memory(&mut self, expr: &Expr) -> bool {
        match &expr.peeled().kind {
            ExprKind::Borrow { operand, .. } => self.is_memory(operand),
            ExprKind::Path(path) => match path.get_ident() {
                Some(name) => matches!(self.lookup(&name.to_string()), Some(Binding::Memory(_))),
                None => false,
            },
            ExprKind::Index { .. } => self.array_of(expr).is_some(),
            ExprKind::Method(m) => VIEWS.contains(&m.name.to_string().as_str()) && self.is_memory(&m.receiver),
            _ => false,
        }
    }

    /// The place that an operand of a tile operation names.
    pub(super) fn place(&mut self, expr: &'a Expr) -> Result<Place, Reported> {
        match &expr.kind {
            ExprKind::Paren(inner) => self.place(inner),
            ExprKind::Borrow { operand, .. } => self.place(operand),
            ExprKind::Path(path) => {
                let Some(name) = path.get_ident() else { return Err(self.not_memory(expr)) };
                match self.lookup(&name.to_string()) {
                    Some(Binding::Memory(place)) => {
                        let place = place.clone();
                        self.names_a_rank(&place, expr)?;
                        self.stated_extents(&place, expr)?;
                        Ok(place)
                    }
                    Some(Binding::Failed) => Err(Reported),
                    Some(Binding::Tiles(_)) => Err(self.array_as_one(expr)),
                    Some(
                        Binding::Scalar { .. }
                        | Binding::Variable { .. }
                        | Binding::Const { .. }
                        | Binding::Signals(_)
                        | Binding::Thread(_)
                        | Binding::Token(_),
                    ) => Err(self.not_memory(expr)),
                    None => Err(self.unknown(name)),
                }
            }
            ExprKind::Index { index, .. } if self.array_of(expr).is_some() => self.array_element(expr, &index[0]),
            ExprKind::Method(m) => self.view(expr, m),
            ExprKind::Call { path, .. }
                if path.segments.last().is_some_and(|s| super::stmt::is_allocation(&s.ident.to_string())) =>
            {
                let help = "bind it first: `let mut tile = …;`";
                Err(self.errors.report(Code::Memory, expr.loc, "memory without a name", help))
            }
            ExprKind::Index { base, .. }
                if base.ident().is_some_and(|name| matches!(self.lookup(&name.to_string()), Some(Binding::Failed))) =>
            {
                Err(Reported)
            }
            _ => Err(self.not_memory(expr)),
        }
    }

    fn not_memory(&self, expr: &Expr) -> Reported {
        let help = "operands are `&tile`, `&mut tile`, tensors, and views such as `t.at([i, j])`";
        self.errors.report(Code::Memory, expr.loc, format!("`{expr}` is not a tile or tensor"), help)
    }

    /// Tile parameters have the extents that `dims!` states.
    fn stated_extents(&self, place: &Place, expr: &Expr) -> Result<(), Reported> {
        let given = self.is_given(place);
        if !(given || matches!(place.origin, Origin::Param { .. }))
            || place.shape.iter().all(|ext| matches!(ext, Ext::Is(_)))
        {
            return Ok(());
        }
        let blanks: Vec<&str> = place.shape.iter().map(|_| "…").collect();
        let help = match given {
            true => super::returned::stating(&place.text, place.shape.len()),
            false => format!("begin the body with `dims!({} = [{}]);`", place.text, blanks.join(", ")),
        };
        let message = format!("the extents of `{}` are not stated", place.text);
        Err(self.errors.report(Code::Dims, expr.loc, message, help))
    }

    fn view(&mut self, expr: &'a Expr, m: &'a Method) -> Result<Place, Reported> {
        let name = m.name.to_string();
        if !VIEWS.contains(&name.as_str()) {
            return Err(if self.is_memory(&m.receiver) {
                let help = match super::super::names::closest(&name, VIEWS) {
                    Some(near) => format!("did you mean `.{near}(…)`?"),
                    None => "views are `at`, `at_mut`, `t`, `permute`, `reshape`, `bitcast` and `or`".to_owned(),
                };
                self.errors.report(Code::Memory, m.name.span(), format!("tiles have no view `{name}`"), help)
            } else {
                self.not_memory(expr)
            });
        }
        let of_rank = matches!(name.as_str(), "rank" | "rank_mut");
        let base = if of_rank { self.peers(m)? } else { self.place(&m.receiver)? };
        if self.zone == Zone::Prologue {
            let help = "extents are read with `t.dim(0)`; views belong after `blocks`";
            return Err(self.errors.report(Code::Zone, expr.loc, "a view in the prologue", help));
        }
        let mut place = match name.as_str() {
            "rank" | "rank_mut" => self.part_of_rank(base, m, name == "rank_mut"),
            "at" | "at_mut" => self.at(base, m, name == "at_mut"),
            "t" => self.permuted(base, m, Some(vec![1, 0])),
            "permute" => self.permuted(base, m, None),
            "reshape" => self.reshaped(base, m),
            "bitcast" => self.recast(base, m),
            _ => self.filled(base, m),
        }?;
        place.text = expr.to_string();
        Ok(place)
    }

    fn arguments(&self, m: &Method, count: usize, usage: &str) -> Result<(), Reported> {
        if m.args.len() == count {
            return Ok(());
        }
        let message = format!("`{}` takes {} and got {}", m.name, super::call::count(count), m.args.len());
        Err(self.errors.report(Code::Arguments, m.name.span(), message, format!("write `{usage}`")))
    }

    fn at(&mut self, base: Place, m: &'a Method, mutable: bool) -> Result<Place, Reported> {
        self.arguments(m, 1, "t.at([i, j])")?;
        if mutable {
            self.writable(&base, m.receiver.loc)?;
            self.part_to_write(m)?;
            self.permuted_before(m)?;
        }
        let (items, open) = match &m.args[0].peeled().kind {
            ExprKind::Array(items) => (items.as_slice(), true),
            ExprKind::Tuple(items) => (items.as_slice(), false),
            _ => {
                let help = "write `t.at([i, j])`, or `t.at((i, span(j, LEN), ..))` to state the extents";
                let message = "`at` takes an array of offsets or a tuple of axes";
                return Err(self.errors.report(Code::Arguments, m.args[0].loc, message, help));
            }
        };
        let rank = base.rank();
        if items.len() != rank {
            let given = super::call::count_of(items.len(), "offset");
            let message = format!("`{}` has rank {rank}, but `{}` is given {given}", base.text, m.name);
            return Err(self.errors.report(Code::Rank, m.args[0].loc, message, "give one for each axis"));
        }
        for (axis, item) in items.iter().enumerate() {
            let start = match &item.peeled().kind {
                ExprKind::Call { args, .. } if args.len() == 2 => &args[0],
                ExprKind::Full | ExprKind::Call { .. } => continue,
                _ => item,
            };
            self.in_range(&base, axis, start)?;
        }
        let mut window = match base.window.clone() {
            Some(window) => window,
            None => Window::whole(self.index(0), &base.shape),
        };
        let mut failed = false;
        let visible = window.visible();
        for (&axis, item) in visible.iter().zip(items) {
            match self.window_axis(&base.text, &window.axes[axis], item, open) {
                Ok((offset, kind)) => {
                    if let Some(offset) = offset {
                        window.offsets[axis] = self.shifted(window.offsets[axis], offset);
                    }
                    window.axes[axis] = kind;
                }
                Err(Reported) => failed = true,
            }
        }
        if failed {
            return Err(Reported);
        }
        window.reorder(&visible);
        Ok(Place { window: Some(window), whole: false, ..base })
    }

    /// Reports `t.t().at_mut(…)`: views of a view are for reading, but those of
    /// `at_mut` itself.
    fn permuted_before(&self, m: &Method) -> Result<(), Reported> {
        let ExprKind::Method(inner) = &m.receiver.peeled().kind else { return Ok(()) };
        if inner.name == "at_mut"
            || inner.name == "rank_mut"
            || matches!(&inner.receiver.peeled().kind, ExprKind::Method(_))
        {
            return Ok(());
        }
        let (base, view) = (&inner.receiver, &inner.name);
        let places = match &m.args[0].peeled().kind {
            ExprKind::Array(items) if items.len() == 2 && view == "t" => format!("[{}, {}]", items[1], items[0]),
            ExprKind::Tuple(items) if items.len() == 2 && view == "t" => format!("({}, {})", items[1], items[0]),
            _ => "…".to_owned(),
        };
        let arguments: Vec<String> = inner.args.iter().map(ToString::to_string).collect();
        let message = format!("`{}` is a view for reading", m.receiver);
        let help = format!("take the region first: `{base}.at_mut({places}).{view}({})`", arguments.join(", "));
        Err(self.errors.report(Code::Memory, m.receiver.loc, message, help))
    }

    /// The sum of two offsets.
    pub(super) fn shifted(&mut self, a: Value, b: Value) -> Value {
        let is_zero =
            |value| matches!(self.func.def(value).map(|inst| &inst.op), Some(Op::Const { value: Literal::Int(0) }));
        if is_zero(a) {
            return b;
        }
        let ty = self.known(tile_core::elem::Elem::INDEX);
        self.emit(Op::Bin { op: BinOp::Add }, &[a, b], ty)
    }

    /// The offset that an item adds, and what becomes of its axis.
    fn window_axis(
        &mut self,
        text: &str,
        axis: &WindowAxis,
        item: &'a Expr,
        open: bool,
    ) -> Result<(Option<Value>, WindowAxis), Reported> {
        match &item.peeled().kind {
            ExprKind::Full if !open => match axis {
                WindowAxis::Open => {
                    let message = format!("`..` keeps an axis of `{text}`, whose extents are those of another operand");
                    let help = "state the length: `span(0, LEN)`";
                    Err(self.errors.report(Code::OpenRegion, item.loc, message, help))
                }
                WindowAxis::Keep(_) | WindowAxis::Drop => Ok((None, axis.clone())),
            },
            ExprKind::Call { path, args } if path.segments.last().is_some_and(|s| s.ident == "span") => {
                if open {
                    let help = "an array gives offsets only; write the axes as a tuple `(…)`";
                    return Err(self.errors.report(Code::Arguments, item.loc, "`span` in an array of offsets", help));
                }
                let [start, len] = args.as_slice() else {
                    let help = "write `span(start, LEN)`";
                    let message = "`span` takes a start and a length";
                    return Err(self.errors.report(Code::Arguments, item.loc, message, help));
                };
                let start = self.index_value(start, "the start of a span")?;
                let len = self.extent(len, "the length of a span")?;
                Ok((Some(start), WindowAxis::Keep(Ext::Is(len))))
            }
            ExprKind::Full => {
                let help = "an array gives offsets only; write the axes as a tuple `(…)`";
                Err(self.errors.report(Code::Arguments, item.loc, "`..` in an array of offsets", help))
            }
            _ => {
                let offset = self.index_value(item, "an offset")?;
                Ok((Some(offset), if open { WindowAxis::Open } else { WindowAxis::Drop }))
            }
        }
    }

    /// `t()` with axes given, `permute` with its argument.
    fn permuted(&mut self, base: Place, m: &'a Method, axes: Option<Vec<u32>>) -> Result<Place, Reported> {
        // A region whose extents are open may turn out to have fewer axes.
        let open = base.window.as_ref().is_some_and(Window::is_open);
        let permuted = base.window.as_ref().is_some_and(|window| window.permute.is_some());
        let rank = base.rank();
        let least = if open && !permuted { 1 } else { rank };
        let axes = match axes {
            Some(axes) => {
                self.arguments(m, 0, "tile.t()")?;
                if !(least..=rank).contains(&2) {
                    let message = format!("`t` exchanges the axes of rank 2, `{}` has rank {rank}", base.text);
                    return Err(self.errors.report(Code::Rank, m.name.span(), message, "write `.permute([…])`"));
                }
                axes
            }
            None => {
                self.arguments(m, 1, "tile.permute([1, 0, 2])")?;
                self.permutation(&base, &m.args[0], least, rank)?
            }
        };
        if let Some(window) = &base.window {
            let before = window.permute.clone().unwrap_or_else(|| (0..axes.len() as u32).collect());
            let composed = axes.iter().filter_map(|&axis| before.get(axis as usize).copied()).collect();
            let window = Window { permute: Some(composed), ..window.clone() };
            return Ok(Place { window: Some(window), ..base });
        }
        let shape: Vec<Ext> = axes.iter().filter_map(|&axis| base.shape.get(axis as usize).cloned()).collect();
        self.loc = m.name.span().into();
        let value = self.memory_op(Op::Permute { axes }, &[base.value], &base, base.elem, &shape);
        Ok(Place { value, shape, whole: false, ..base })
    }

    fn permutation(&mut self, base: &Place, arg: &'a Expr, least: usize, rank: usize) -> Result<Vec<u32>, Reported> {
        let ExprKind::Array(items) = &arg.peeled().kind else {
            return Err(self.errors.report(
                Code::Arguments,
                arg.loc,
                "`permute` takes an array of axes",
                "write `t.permute([1, 0, 2])`",
            ));
        };
        let axes: Option<Vec<u32>> =
            items.iter().map(|item| u32::try_from(self.constant(item, false)?.as_int()?).ok()).collect();
        let axes = axes.unwrap_or_default();
        let mut sorted = axes.clone();
        sorted.sort_unstable();
        if !(least..=rank).contains(&axes.len()) || sorted.iter().enumerate().any(|(i, &axis)| axis as usize != i) {
            let message = format!("`{arg}` is not an order of the {rank} axes of `{}`", base.text);
            return Err(self.errors.report(Code::Rank, arg.loc, message, "name each axis from 0 once, as literals"));
        }
        Ok(axes)
    }

    fn reshaped(&mut self, base: Place, m: &'a Method) -> Result<Place, Reported> {
        self.arguments(m, 1, "tile.reshape([A, B])")?;
        let ExprKind::Array(items) = &m.args[0].peeled().kind else {
            let help = "write `tile.reshape([A, B])`";
            return Err(self.errors.report(
                Code::Arguments,
                m.args[0].loc,
                "`reshape` takes an array of extents",
                help,
            ));
        };
        if !base.whole || !matches!(base.origin, Origin::Tile(_) | Origin::Param { .. }) {
            let help = "reshape the tile itself, or copy to a tile of the wanted extents";
            return Err(self.errors.report(Code::Memory, m.name.span(), "only whole tiles are reshaped", help));
        }
        if items.is_empty() || items.len() > 5 {
            return Err(self.errors.report(
                Code::Rank,
                m.args[0].loc,
                "tiles have rank 1 to 5",
                "give one to five extents",
            ));
        }
        let mut shape = Vec::new();
        for item in items {
            shape.push(Ext::Is(self.extent(item, "an extent")?));
        }
        self.loc = m.name.span().into();
        if let (Some(from), Some(to)) = (super::shape::product(&base.shape), super::shape::product(&shape)) {
            let message = format!(
                "reshape of `{}`: {} has another number of elements than {}",
                base.text,
                self.shape_text(&shape),
                self.shape_text(&base.shape)
            );
            let help = Help::General("choose extents with the same product");
            self.require_same(&from, &to, &message, m.args[0].loc, help)?;
        }
        let value = self.memory_op(Op::Reshape {}, &[base.value], &base, base.elem, &shape);
        Ok(Place { value, shape, ..base })
    }

    fn recast(&mut self, base: Place, m: &'a Method) -> Result<Place, Reported> {
        self.arguments(m, 0, "tile.bitcast::<U>()")?;
        let elem = self.type_argument(m.generics.as_ref(), m.name.span().into(), "tile.bitcast::<U>()")?;
        if base.window.is_some() {
            let help = "write `tile.bitcast::<U>().at(…)`";
            return Err(self.errors.report(Code::Memory, m.name.span(), "a region is not reinterpreted", help));
        }
        match (base.elem.dtype(), elem.dtype()) {
            (Some(a), Some(b)) if a.bits() == b.bits() && !a.reads_as(b) => {
                let (a, b) = (a.rust_name(), b.rust_name());
                let message = format!("bitcast of `{}`: cells of `{a}` are not read as `{b}`", base.text);
                let help = "not every byte is a `bool`; `copy` converts";
                return Err(self.errors.report(Code::TypeMismatch, m.name.span(), message, help));
            }
            (Some(a), Some(b)) if a.bits() != b.bits() => {
                let message = format!(
                    "bitcast of `{}`: `{}` has {} bits, `{}` has {}",
                    base.text,
                    a.rust_name(),
                    a.bits(),
                    b.rust_name(),
                    b.bits()
                );
                return Err(self.errors.report(
                    Code::TypeMismatch,
                    m.name.span(),
                    message,
                    "choose types of one width",
                ));
            }
            (Some(_), Some(_)) => {}
            _ => {
                let (a, b) = (self.elem_text(base.elem), self.elem_text(elem));
                let message = format!("bitcast of `{}`: `{a}` and `{b}` differ in width", base.text);
                self.condition(ConditionKind::SameWidth(base.elem, elem), message, m.name.span().into());
            }
        }
        self.loc = m.name.span().into();
        let shape = base.shape.clone();
        let value = self.memory_op(Op::Bitcast {}, &[base.value], &base, elem, &shape);
        Ok(Place { value, elem, ..base })
    }

    fn filled(&mut self, base: Place, m: &'a Method) -> Result<Place, Reported> {
        self.arguments(m, 1, "t.at([i, j]).or(0.0)")?;
        let Some(window) = base.window.clone() else {
            let help = "write `t.at([i, j]).or(value)`";
            return Err(self.errors.report(Code::Memory, m.name.span(), "`or` belongs to a region", help));
        };
        let value = self.scalar(&m.args[0])?;
        self.expect_elem(value, base.elem, &m.args[0], "the value of `or`")?;
        Ok(Place { window: Some(Window { fill: Some(value), ..window }), ..base })
    }

    /// Whether a place may be written.
    pub(super) fn is_writable(&self, place: &Place) -> bool {
        !matches!(
            place.origin,
            Origin::Tensor { mutable: false } | Origin::Param { mutable: false } | Origin::Peers { mutable: false }
        )
    }

    /// Reports a write to something that is only read.
    pub(super) fn writable(&self, place: &Place, loc: crate::diag::Loc) -> Result<(), Reported> {
        match place.origin {
            Origin::Tensor { mutable: false } => {
                let help = "declare the parameter as `&mut Tensor<…>` to make it an output";
                let message = format!("`{}` is an input and cannot be written", place.text);
                Err(self.errors.report(Code::WriteToInput, loc, message, help))
            }
            Origin::Param { mutable: false } => {
                let help = "declare the parameter as `&mut Tile<…>`";
                let message = format!("`{}` is only read by this function and cannot be written", place.text);
                Err(self.errors.report(Code::WriteToInput, loc, message, help))
            }
            Origin::Peers { mutable: false } => {
                let help = "declare the parameter as `&mut Peers<…>` to write parts of ranks";
                let message = format!("`{}` is only read by this kernel and cannot be written", place.text);
                Err(self.errors.report(Code::WriteToInput, loc, message, help))
            }
            Origin::Tensor { .. }
            | Origin::Param { .. }
            | Origin::Peers { .. }
            | Origin::Workspace
            | Origin::Tile(_) => Ok(()),
        }
    }
}
