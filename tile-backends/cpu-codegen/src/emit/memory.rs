//! Emits storage, views of it, and accesses to single elements.

use super::{Emitter, Inner};
use crate::panels::Panel;
use crate::parallel::{Access, table_length};
use crate::text;
use tile_core::ir::{Aggregate, AtomicOp, Axis, Extent, Func, FuncKind, Inst, InstId, MemTy, Op, Order, Space, Value};

/// Whether a private array can be a Rust array: its length is a literal or one
/// const parameter.
pub(super) fn array_length(emitter_func: &Func, mem: &MemTy) -> Option<String> {
    let mut numbers = 1_i64;
    let mut symbol = None;
    for extent in &mem.shape {
        let dim = extent.dim()?;
        match (dim.as_int(), dim.as_sym()) {
            (Some(n), _) => numbers = numbers.checked_mul(n)?,
            (None, Some(sym)) if emitter_func.kind == FuncKind::Kernel && symbol.is_none() => symbol = Some(sym),
            _ => return None,
        }
    }
    match symbol {
        None => Some(numbers.to_string()),
        Some(sym) if numbers == 1 => Some(emitter_func.symbol(sym)),
        Some(_) => None,
    }
}

impl<'f> Emitter<'_, 'f> {
    /// Writes operations that allocate storage or make views of it.
    pub(super) fn memory(&mut self, inst: &'f Inst) {
        let value = inst.result.expect("operations that name storage have a result");
        let ty = self.mem(value);
        if let Op::Alloc {} = inst.op {
            return self.alloc(value, ty);
        }
        if self.panels.contains_key(&self.func.root(value)) {
            // The transpose of a packed tile exists in `gemm` alone.
            return;
        }
        let source = self.value(inst.args[0]).text;
        let text = match &inst.op {
            Op::Region { axes, .. } => self.region_text(&source, inst, axes),
            Op::Permute { axes } => {
                let axes: Vec<String> = axes.iter().map(u32::to_string).collect();
                format!("{source}.permute([{}])", axes.join(", "))
            }
            Op::Reshape {} => {
                let extents = text::static_extents(self.func, &ty.shape).expect("reshaped tiles have static extents");
                format!("__cpu::View::packed({source}.ptr, {extents})")
            }
            _ => format!("{source}.cast::<{}>()", self.elem(ty.elem)),
        };
        let name = match &self.func.values[value].name {
            Some(_) => self.name(value),
            None => {
                let name = self.names.fresh(Some(&format!("{source}_at")));
                self.bind(value, name.clone());
                name
            }
        };
        self.out.line(format!("let {name} = {text};"));
    }

    fn region_text(&mut self, source: &str, inst: &'f Inst, axes: &[Axis]) -> String {
        let offsets = &inst.args[1..=axes.len()];
        let start = self.list(offsets);
        let mut extents = Vec::new();
        let mut kept = Vec::new();
        for (i, axis) in axes.iter().enumerate() {
            match axis {
                Axis::Drop => extents.push("1".to_owned()),
                Axis::Keep(extent) => {
                    kept.push(i.to_string());
                    extents.push(match extent {
                        Extent::Static(dim) => text::dim(self.func, dim).text,
                        Extent::Dyn => match self.value(offsets[i]).text.as_str() {
                            "0" => format!("{source}.extent[{i}]"),
                            offset => format!("__cpu::rest({source}.extent[{i}], {offset})"),
                        },
                    });
                }
            }
        }
        let window = format!("{source}.window({start}, [{}])", extents.join(", "));
        if kept.len() == axes.len() { window } else { format!("{window}.squeeze([{}])", kept.join(", ")) }
    }

    fn alloc(&mut self, value: Value, ty: &'f MemTy) {
        let elem = self.elem(ty.elem);
        if self.is_variable(value) {
            let name = self.name(value);
            self.out.line(format!("let mut {name} = <{elem} as __Elem>::ZERO;"));
            return;
        }
        if self.facts.elided.contains_key(&value) {
            // The view that is copied into it takes the name.
            let own = self.names.fresh(self.func.values[value].name.as_deref());
            let extents = text::static_extents(self.func, &ty.shape).expect("tiles have static extents");
            self.out.line(format!("let {own} = scratch.tile::<{elem}, {}>({extents});", ty.rank()));
            self.own.insert(value, own);
            return;
        }
        let name = self.name(value);
        if let Some(panel) = self.panels.get(&value) {
            let (function, arguments) = panel_call(self.func, panel, ty);
            if self.shared.values().any(|shared| shared.tile == value) {
                // The tile is where its contents are, here or in the cache.
                let own = self.names.fresh(Some(&format!("{name}_own")));
                self.out.line(format!("let {own} = scratch.{function}({arguments});"));
                if !self.fused_packing.values().any(|&tile| tile == value) {
                    self.out.line(format!("let mut {name} = {own};"));
                }
                self.own.insert(value, own);
            } else {
                self.out.line(format!("let {name} = scratch.{function}({arguments});"));
            }
            return;
        }
        let extents = text::static_extents(self.func, &ty.shape).expect("tiles have static extents");
        match array_length(self.func, ty).filter(|_| ty.space == Space::Local) {
            Some(length) => {
                let cells = self.names.fresh(Some(&format!("{name}_cells")));
                self.out.line(format!("let mut {cells} = [<{elem} as __Elem>::ZERO; {length}];"));
                self.out.line(format!("let {name} = __cpu::View::packed({cells}.as_mut_ptr(), {extents});"));
            }
            None => {
                let rank = ty.rank();
                self.out.line(format!("let {name} = scratch.tile::<{elem}, {rank}>({extents});"));
            }
        }
    }

    /// What reads outside a view give, as a value of the view's element type.
    pub(super) fn fill(&mut self, memory: Value) -> String {
        let elem = self.mem(memory).elem;
        let ty = self.elem(elem);
        match self.facts.fill(memory) {
            None => format!("<{ty} as __Elem>::ZERO"),
            Some(fill) => {
                let from = self.func.ty(fill).elem();
                let text = self.value(fill).text;
                if from == elem { text } else { format!("__cpu::bitcast::<{}, {ty}>({text})", self.elem(from)) }
            }
        }
    }

    /// How an access in the vector loop or in front of it is made; accesses elsewhere are
    /// checked.
    fn access(&self, id: InstId, memory: Value) -> Access {
        let planned = self.nests.values().find_map(|nest| nest.accesses.get(&id).copied());
        match planned {
            Some(access) => access,
            None if self.ownership.is_racing(self.func.root(memory)) => Access::Relaxed,
            None => Access::Checked,
        }
    }

    pub(super) fn load(&mut self, id: InstId, inst: &'f Inst) {
        let value = inst.result.expect("a load has a result");
        let memory = inst.args[0];
        let text = if self.is_variable(memory) {
            self.value(memory).text
        } else {
            let access = self.access(id, memory);
            match (access, &self.inner) {
                (Access::Row(number), Some(Inner { rows, .. })) => format!("{}.get(lane)", rows[number]),
                _ => {
                    let view = self.value(memory).text;
                    let index = self.list(&inst.args[1..]);
                    match access {
                        Access::Inside if self.is_table(id) => {
                            let index = self.value(inst.args[1]).text;
                            let (table, length) = self.table(memory, &view);
                            format!("__cpu::pick::<_, {length}>(&{table}, {index})")
                        }
                        Access::Inside => format!("{view}.load_inside({index})"),
                        Access::Relaxed => format!("{view}.load_relaxed({index}, {})", self.fill(memory)),
                        Access::Checked | Access::Row(_) => format!("{view}.load({index}, {})", self.fill(memory)),
                    }
                }
            }
        };
        let name = self.name(value);
        self.out.line(format!("let {name} = {text};"));
    }

    /// The name of the row that has the four bytes of a word, in a vector loop that reads words.
    pub(super) fn word_row(&self, value: Value) -> Option<&str> {
        let Inner { rows, .. } = self.inner.as_ref().filter(|inner| inner.words)?;
        let number = self.nests.values().find_map(|nest| nest.words.get(&value))?;
        rows.get(*number).map(String::as_str)
    }

    /// A fact about elements of an input along an axis.
    pub(super) fn aggregate(&mut self, inst: &'f Inst, op: Aggregate, axis: u32) {
        let rank = self.mem(inst.args[0]).rank();
        let view = self.value(inst.args[0]).text;
        let (from, rest) = (self.list(&inst.args[1..=rank]), &inst.args[rank + 1..]);
        let rest: Vec<String> = rest.iter().map(|&arg| self.value(arg).text).collect();
        let (to, interval) = rest.split_first().expect("an aggregate has an end");
        let interval = interval.join(", ");
        let asked = match op {
            Aggregate::Min => "least()".to_owned(),
            Aggregate::Max => "greatest()".to_owned(),
            Aggregate::First => format!("first({interval}, true)"),
            Aggregate::Last => format!("last({interval})"),
            Aggregate::Outside => format!("first({interval}, false)"),
        };
        let name = self.name(inst.result.expect("an aggregate has a result"));
        self.out.line(format!("let {name} = {view}.line({from}, {axis}, {to}).{asked};"));
    }

    fn is_table(&self, load: InstId) -> bool {
        self.inner.is_some() && self.nests.values().any(|nest| nest.tables.contains(&load))
    }

    /// The array that a small table's elements are in, and its length.
    fn table(&mut self, memory: Value, view: &str) -> (String, i64) {
        let length = table_length(self.func, memory).expect("the plan admits small tables alone");
        let inner = self.inner.as_ref().expect("tables are read in vector loops");
        if let Some((_, table)) = inner.tables.iter().find(|(known, _)| known == view) {
            return (table.clone(), length);
        }
        let table = self.names.fresh(Some(&format!("{view}_all")));
        if let Some(inner) = &mut self.inner {
            inner.tables.push((view.to_owned(), table.clone()));
        }
        (table, length)
    }

    pub(super) fn store(&mut self, id: InstId, inst: &'f Inst) {
        let memory = inst.args[1];
        let stored = self.value(inst.args[0]).text;
        if self.is_variable(memory) {
            let name = self.value(memory).text;
            self.out.line(format!("{name} = {stored};"));
            return;
        }
        let access = self.access(id, memory);
        if let (Access::Row(number), Some(Inner { rows, .. })) = (access, &self.inner) {
            let line = format!("{}.set(lane, {stored});", rows[number]);
            return self.out.line(line);
        }
        let method = match access {
            Access::Inside => "store_inside",
            Access::Relaxed => "store_relaxed",
            Access::Checked | Access::Row(_) => "store",
        };
        let view = self.value(memory).text;
        let index = self.list(&inst.args[2..]);
        self.out.line(format!("{view}.{method}({index}, {stored});"));
    }

    pub(super) fn atomic(&mut self, id: InstId, inst: &'f Inst) {
        let Op::Atomic { op, order } = inst.op else { unreachable!("called for atomics") };
        let memory = inst.args[0];
        let rank = self.mem(memory).rank();
        let values: Vec<String> = inst.args[1 + rank..].iter().map(|&value| self.value(value).text).collect();
        let values = values.join(", ");
        let order = order_path(order);
        let text = match (op, self.access(id, memory), &self.inner) {
            // What no other block accesses needs no atomicity.
            (op, Access::Row(number), Some(Inner { rows, .. })) => {
                format!("{}.update(lane, {}, {values})", rows[number], op_path(op))
            }
            (op, access, _) => {
                let view = self.value(memory).text;
                let index = self.list(&inst.args[1..=rank]);
                match (op, access) {
                    (AtomicOp::Cas, _) => format!("{view}.compare_exchange({index}, {values}, {order})"),
                    (op, Access::Relaxed) => format!("{view}.atomic({}, {index}, {values}, {order})", op_path(op)),
                    (op, _) => format!("{view}.update({}, {index}, {values})", op_path(op)),
                }
            }
        };
        match inst.result.filter(|&value| self.use_counts.is_used(value)) {
            Some(value) => {
                let name = self.name(value);
                self.out.line(format!("let {name} = {text};"));
            }
            None => self.out.line(format!("{text};")),
        }
    }
}

/// The function that makes a packed tile, with its type arguments, and its
/// arguments: the extents of the operand.
pub(super) fn panel_call(func: &Func, panel: &Panel, ty: &MemTy) -> (String, String) {
    let types = panel.elems.map(|elem| text::elem(func, elem)).join(", ");
    let mut extents: Vec<String> =
        ty.shape.iter().map(|e| text::dim(func, e.dim().expect("tiles have static extents")).text).collect();
    if panel.transposed {
        extents.reverse();
    }
    (format!("panel_{}::<L, {types}>", panel.side.letter()), extents.join(", "))
}

/// The backend's name of an atomic operation.
pub(super) fn op_path(op: AtomicOp) -> String {
    format!("__cpu::AtomicOp::{op:?}")
}

/// The backend's name of a memory order.
pub(super) fn order_path(order: Order) -> String {
    format!("__cpu::Order::{order:?}")
}
