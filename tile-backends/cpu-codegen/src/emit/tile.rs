//! Emits operations on whole tiles as calls of `tile-cpu`'s routines.

use super::memory::{op_path, order_path};
use super::{Emitter, Step};
use crate::dequantise::U4Operand;
use crate::panels::Panel;
use crate::text;
use tile_core::ir::{Dim, Func, FuncKind, Inst, InstId, Op, ReduceOp, Value};

/// Multiplications of the largest GEMM that is inlined: it takes no longer than a call.
const SMALL: i64 = 24 * 24 * 24;

impl<'f> Emitter<'_, 'f> {
    /// A statement that calls the GEMM `call` of `__cpu` for these operands, or inlines it
    /// where it is small.
    fn gemm_call(&mut self, args: &[Value], call: &str) {
        match self.is_small(args) {
            Some(small) => self.out.line(format!("__cpu::sized!({small}, {call});")),
            None => self.out.line(format!("__cpu::{call};")),
        }
    }

    /// The constant expression that says whether a GEMM is small, if it may be.
    fn is_small(&self, args: &[Value]) -> Option<String> {
        let func = self.func;
        // A tile function has its parameters at run time.
        if func.kind == FuncKind::Device {
            return None;
        }
        let extents: Vec<&Dim> = gemm_dims(func, args).into_iter().collect::<Option<_>>()?;
        let known: i64 = extents.iter().filter_map(|extent| extent.as_int()).fold(1, i64::saturating_mul);
        let unknown = extents.iter().filter(|extent| extent.as_int().is_none());
        let unknown: Vec<String> = unknown.map(|extent| text::dim(func, extent).operand()).collect();
        (known <= SMALL).then(|| match unknown.is_empty() {
            true => "true".to_owned(),
            false => format!("{} <= {}", unknown.join(" * "), SMALL / known.max(1)),
        })
    }

    pub(super) fn tile_op(&mut self, id: InstId, inst: &'f Inst) {
        let args = &inst.args;
        match &inst.op {
            Op::Copy { .. } => {
                self.copy(id, args[0], args[1]);
                if self.pipelined.contains_key(&id) {
                    let prefetch = self.prefetch_rows(id);
                    self.out.line(format!("{prefetch}.issue_all();"));
                }
            }
            Op::Fill {} => {
                let (dst, value) = (self.value(args[0]).text, self.value(args[1]).text);
                let relaxed = if self.is_racing(args[0]) { "relaxed::" } else { "" };
                self.out.line(format!("__cpu::{relaxed}fill::<L, _, _>({dst}, {value});"));
            }
            Op::Gather {} | Op::Scatter {} => self.rows_by_index(inst),
            Op::Gemm { accumulate, .. } => self.gemm(id, args, *accumulate),
            Op::GemmSp {} => self.gemm_sp(args),
            Op::Reduce { op, axis, accumulate } => self.reduce(id, args, *op, *axis, *accumulate),
            Op::Scan { op, axis, reverse } => {
                let (src, fill) = (self.value(args[0]).text, self.fill(args[0]));
                let dst = self.value(args[1]).text;
                self.out.line(format!(
                    "__cpu::scan::<L, __cpu::reduce::{:?}, _, _, _>({src}, {axis}, {dst}, {reverse}, {fill});",
                    op.row().reduction
                ));
            }
            Op::AtomicTile { op, order } => {
                let (src, dst) = self.aligned(args[0], args[1]);
                let fill = self.fill(args[0]);
                let (kind, op, order) = (format!("__cpu::atomic::{op:?}"), op_path(*op), order_path(*order));
                // What no other block accesses needs no atomicity.
                let apart = self.func.root(args[0]) != self.func.root(args[1]);
                self.out.line(if apart && !self.is_racing(args[1]) {
                    format!("__cpu::update_tile::<L, {kind}, _, _, _>({src}, {dst}, {fill});")
                } else {
                    format!("__cpu::atomic_tile::<L, _, _, _>({op}, {src}, {dst}, {fill}, {order});")
                });
            }
            _ => unreachable!("called for tile operations"),
        }
    }

    fn is_racing(&self, memory: Value) -> bool {
        self.ownership.is_racing(self.func.root(memory))
    }

    /// The fill value of a source, converted to the destination's type.
    pub(super) fn converted_fill(&mut self, src: Value, dst: Value) -> String {
        let (from, to) = (self.mem(src).elem, self.mem(dst).elem);
        let ty = self.elem(to);
        if self.facts.fill(src).is_none() {
            return format!("<{ty} as __Elem>::ZERO");
        }
        let fill = self.fill(src);
        if from == to { fill } else { format!("__Elem::to::<{ty}>({fill})") }
    }

    /// The texts of two operands of equal extents, of which the one of higher
    /// rank loses its leading axes of extent 1.
    pub(super) fn aligned(&mut self, a: Value, b: Value) -> (String, String) {
        let rank = self.mem(a).rank().min(self.mem(b).rank());
        (self.trailing(a, rank), self.trailing(b, rank))
    }

    /// The last `rank` axes of a view whose other axes have extent 1.
    fn trailing(&mut self, memory: Value, rank: usize) -> String {
        let text = self.value(memory).text;
        let all = self.mem(memory).rank();
        if all == rank {
            return text;
        }
        let axes: Vec<String> = (all - rank..all).map(|axis| axis.to_string()).collect();
        format!("{text}.squeeze([{}])", axes.join(", "))
    }

    fn copy(&mut self, id: InstId, src: Value, dst: Value) {
        if let Some(panel) = self.panels.get(&dst) {
            return self.pack(id, src, dst, *panel);
        }
        let fill = self.converted_fill(src, dst);
        if self.facts.elided.contains_key(&dst) {
            let text = self.trailing(src, self.mem(dst).rank());
            let (name, own) = (self.name(dst), self.own[&dst].clone());
            self.out.line(format!("let {name} = __cpu::read_in_place::<L, _, _>({text}, {own}, {fill});"));
            return;
        }
        let racing = (self.is_racing(src), self.is_racing(dst));
        let is_result = !racing.0 && self.ownership.is_result(self.func, dst);
        let non_temporal = if is_result { self.non_temporal(dst) } else { String::new() };
        let (src, dst) = self.aligned(src, dst);
        if is_result {
            let prefetch = self.prefetch(id).unwrap_or_else(|| "__cpu::PacedPrefetch::none()".to_owned());
            return self
                .out
                .line(format!("__cpu::copy_out::<L, _, _, _>({src}, {dst}, {fill}, {non_temporal}, {prefetch});"));
        }
        self.out.line(match racing {
            (false, false) => format!("__cpu::copy::<L, _, _, _>({src}, {dst}, {fill});"),
            (from, to) => format!("__cpu::relaxed::copy::<L, _, _, _, {from}, {to}>({src}, {dst}, {fill});"),
        });
    }

    /// A copy into a packed tile.
    fn pack(&mut self, id: InstId, src: Value, dst: Value, panel: Panel) {
        let fill = self.converted_fill(src, dst);
        let mut text = self.trailing(src, 2);
        if panel.transposed {
            text.push_str(".permute([1, 0])");
        }
        let name = self.value(dst).text;
        let types = panel.elems.map(|elem| self.elem(elem)).join(", ");
        let call = format!("__cpu::pack_{}::<L, _, {types}>({text}, {fill}, {name});", panel.side.letter());
        let fused_packing = self.fused_packing.contains_key(&id);
        let Some(shared) = self.shared.get(&id) else {
            if fused_packing {
                let operand = format!("__cpu::Operand::FusedPack({text}, {fill}, __cpu::PanelSlot::own({name}))");
                self.operands.insert(dst, operand);
                return;
            }
            // Packed memory that other blocks see is not overwritten.
            if let Some(own) = self.own.get(&dst) {
                let line = format!("{name} = {own};");
                self.out.line(line);
            }
            return self.out.line(call);
        };
        let start = self.list(&shared.start);
        let own = self.own[&dst].clone();
        let slot = self.names.fresh(Some(&format!("{name}_slot")));
        self.out.line(format!("let {slot} = {}.slot({start}, {own});", cache_name(shared.number)));
        if fused_packing {
            self.operands.insert(dst, format!("__cpu::Operand::FusedPack({text}, {fill}, {slot})"));
            return;
        }
        self.out.line(format!("{name} = {slot}.panel;"));
        self.out.open(format!("if !{slot}.ready {{"));
        self.out.line(call);
        self.out.line(format!("{slot}.publish();"));
        self.out.close("}");
    }

    fn rows_by_index(&mut self, inst: &'f Inst) {
        let (src, index, dst) = (inst.args[0], inst.args[1], inst.args[2]);
        let fill = self.converted_fill(src, dst);
        let racing = (self.is_racing(src), self.is_racing(dst));
        let args: Vec<String> = [src, index, dst].iter().map(|&arg| self.value(arg).text).collect();
        let (name, args) = (inst.op.name(), args.join(", "));
        self.out.line(match (racing, &inst.op) {
            ((false, false), _) => format!("__cpu::{name}::<L, _, _, _, _>({args}, {fill});"),
            ((from, to), Op::Gather {}) => {
                format!("__cpu::relaxed::gather::<L, _, _, _, _, {from}, {to}>({args}, {fill});")
            }
            _ => format!("__cpu::relaxed::{name}::<L, _, _, _, _>({args}, {fill});"),
        });
    }

    pub(super) fn reduce(&mut self, id: InstId, args: &[Value], op: ReduceOp, axis: u32, accumulate: bool) {
        let (mut src, fill) = (self.value(args[0]).text, self.fill(args[0]));
        if let Some(&view) = self.tails.get(&id) {
            let (view, rank) = (self.value(view).text, self.mem(args[0]).rank());
            src = format!("__cpu::without_tail::<L, __cpu::reduce::{op:?}, _, {rank}>({src}, {view}.hi[{axis}])");
        }
        let (dst, src_rank) = (self.reduced(args, axis), self.mem(args[0]).rank());
        self.out.line(match op.row().place {
            true => format!(
                "__cpu::arg_reduce::<L, __cpu::reduce::{op:?}, _, _, {src_rank}>({src}, {axis}, {dst}, {fill});"
            ),
            false => format!(
                "__cpu::reduce::<L, __cpu::reduce::{op:?}, _, _, {src_rank}>\
                 ({src}, {axis}, {dst}, {accumulate}, {fill});"
            ),
        });
    }

    /// The destination of a reduction, with the reduced axis inserted if it lacks it.
    pub(super) fn reduced(&mut self, args: &[Value], axis: u32) -> String {
        let dst = self.value(args[1]).text;
        if self.mem(args[1]).rank() < self.mem(args[0]).rank() {
            return format!("__cpu::insert_axis({dst}, {axis})");
        }
        dst
    }

    fn gemm(&mut self, id: InstId, args: &[Value], accumulate: bool) {
        if let Some(&u4) = self.u4.get(&id) {
            return self.gemm_u4(id, args, u4, accumulate);
        }
        let whole_tiles = has_whole_tiles(self, args);
        let acc = self.trailing(args[2], 2);
        let [a, b] = [0, 1].map(|i| self.panels.contains_key(&self.func.root(args[i])));
        let names = [0, 1].map(|i| match [a, b][i] {
            true => self.value(self.func.root(args[i])).text,
            false => self.trailing(args[i], 2),
        });
        let types = [0, 1, 2].map(|i| self.elem(self.mem(args[i]).elem)).join(", ");
        let [x, y] = &names;
        let call = match (a, b) {
            (true, _) => {
                let [_, _, k] = gemm_extents(self.func, args);
                let k = k.expect("tiles have static extents");
                let prefetch = self.prefetch_rows(id);
                let x = self.operand_text(args[0], x);
                let y = match b {
                    true => self.operand_text(args[1], y),
                    false => format!("__cpu::Operand::Tile({y}, scratch.rest())"),
                };
                match self.steps.get(&id) {
                    Some(Step { ends: [first, last], to, has_epilogue }) => {
                        // The last iteration has nothing to prefetch, and many loops have one.
                        let prefetch = format!("if {last} {{ __cpu::PrefetchList::new([]) }} else {{ {prefetch} }}");
                        let (function, to) = match has_epilogue {
                            false => (format!("gemm_step::<L, _, _, {types}, _>"), to.clone()),
                            true => (format!("gemm_epilogue::<L, _, _, {types}>"), format!("{to}.erased::<L>()")),
                        };
                        format!("{function}({x}, {y}, {acc}, {k}, [{first}, {last}], {to}, {prefetch})")
                    }
                    None => {
                        format!("gemm_packed::<L, _, _, {types}>({x}, {y}, {acc}, {k}, {accumulate}, {prefetch})")
                    }
                }
            }
            (false, true) => {
                format!("gemm_packed_b::<L, {types}>({x}, {y}, {acc}, {accumulate}, scratch.rest())")
            }
            (false, false) if whole_tiles => {
                format!("gemm::<L, {types}>({x}, {y}, {acc}, {accumulate}, scratch.rest())")
            }
            (false, false) => {
                let [fill_x, fill_y] = [0, 1].map(|i| self.fill(args[i]));
                return self.out.line(format!(
                    "__cpu::gemm_regions::<L, {types}>({x}, {fill_x}, {y}, {fill_y}, {acc}, {accumulate}, scratch);"
                ));
            }
        };
        self.gemm_call(args, &call);
    }
}

impl Emitter<'_, '_> {
    /// A GEMM with a packed 4-bit B, and the tile that machines need which unpack it first.
    fn gemm_u4(&mut self, id: InstId, args: &[Value], u4: U4Operand, accumulate: bool) {
        let [_, _, k] = gemm_extents(self.func, args);
        let k = k.expect("tiles have static extents");
        let prefetch = self.prefetch_rows(id);
        let name = self.value(self.func.root(args[0])).text;
        let a = self.operand_text(args[0], &name);
        let bytes = self.operands[&u4.bytes].clone();
        let [tile, acc] = [1, 2].map(|i| self.trailing(args[i], 2));
        self.out.line(format!(
            "__cpu::gemm_u4::<L, _>\
             ({a}, {bytes}, ({tile}.permute([1, 0]), scratch.rest()), {acc}, {k}, {accumulate}, {prefetch});"
        ));
    }

    /// A packed tile as an operand, or what it was to be packed from.
    fn operand_text(&mut self, arg: Value, name: &str) -> String {
        let root = self.func.root(arg);
        match self.operands.get(&root) {
            Some(text) => text.clone(),
            None => {
                let elem = self.elem(self.mem(arg).elem);
                format!("__cpu::Operand::<{elem}, {elem}>::Packed({name})")
            }
        }
    }

    fn gemm_sp(&mut self, args: &[Value]) {
        let packed = self.panels.contains_key(&self.func.root(args[2]));
        let types = [0, 2, 3].map(|i| self.elem(self.mem(args[i]).elem)).join(", ");
        let [a, places, acc] = [0, 1, 3].map(|i| self.trailing(args[i], 2));
        let line = if packed {
            let b = self.value(self.func.root(args[2])).text;
            format!("__cpu::gemm_sp_packed::<L, {types}>({a}, {places}, {b}, {acc}, scratch);")
        } else {
            let b = self.trailing(args[2], 2);
            let [fill_a, fill_places, fill_b] = [0, 1, 2].map(|i| self.fill(args[i]));
            format!(
                "__cpu::gemm_sp::<L, {types}>(({a}, {fill_a}), ({places}, {fill_places}), ({b}, {fill_b}), {acc}, scratch);"
            )
        };
        self.out.line(line);
    }

    /// What the next iteration of the loop around a `gemm` or copy reads.
    fn prefetch_rows(&mut self, here: InstId) -> String {
        let pipelined = self.pipelined;
        let mut rows = Vec::new();
        for next in pipelined.get(&here).map_or(&[][..], Vec::as_slice) {
            let view = self.value(next.view).text;
            let by: Vec<String> = next.by.iter().map(|by| text::dim(self.func, by).text).collect();
            let raw = format!("{view}.prefetch_rows([{}])", by.join(", "));
            let shared = self.shared;
            rows.push(match shared.get(&next.copy) {
                None => raw,
                Some(shared) => {
                    let start = self.list(&shared.start);
                    let moved: Vec<String> = next.moved.iter().map(|by| text::dim(self.func, by).text).collect();
                    let cache = cache_name(shared.number);
                    let of_u4 = self.u4.values().any(|u4| u4.copy == next.copy);
                    let function = if of_u4 { "prefetch_unpacked" } else { "prefetch_rows" };
                    format!("{cache}.{function}({start}, [{}], {raw})", moved.join(", "))
                }
            });
        }
        format!("__cpu::PrefetchList::new([{}])", rows.join(", "))
    }
}

/// The name of the regions that blocks share.
pub(crate) fn cache_name(number: usize) -> String {
    format!("panels_{number}")
}

/// Whether all operands of a `gemm` are tiles, of which every element exists.
fn has_whole_tiles(emitter: &Emitter<'_, '_>, args: &[Value]) -> bool {
    args.iter().all(|&arg| emitter.facts.is_whole_tile(arg))
}

/// The extents `m, n, k` of a `gemm`, where they are static.
fn gemm_dims<'f>(func: &'f Func, args: &[Value]) -> [Option<&'f Dim>; 3] {
    let last = |value: Value, back: usize| {
        let shape = &func.ty(value).mem().expect("the verifier requires memory here").shape;
        shape[shape.len() - back].dim()
    };
    [last(args[2], 2), last(args[2], 1), last(args[0], 1).or_else(|| last(args[1], 2))]
}

/// The extents `m, n, k` of a `gemm` as texts.
pub(super) fn gemm_extents(func: &Func, args: &[Value]) -> [Option<String>; 3] {
    gemm_dims(func, args).map(|extent| extent.map(|extent| text::dim(func, extent).text))
}
