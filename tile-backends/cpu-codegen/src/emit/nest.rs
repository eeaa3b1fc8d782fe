//! Emits the loop nest of a `parallel`.
//!
//! Invariant values and the rows, as views, come in front of the vector loop. The loop itself is
//! a function. It is called with slices for the interior of the row, where everything exists, and
//! once more with bounds-checked rows for the edges. Where a hoisted check can prove that no row
//! has edges (see `bounds_check`), the nest is emitted twice.

use super::memory::array_length;
use super::overlap::LoopFusion;
use super::row_mask::RowMask;
use super::{Emitter, Inner};
use crate::Writer;
use crate::parallel::{Access, Nest, Row, RowKind};
use crate::text::Text;
use std::collections::BTreeSet;
use std::mem::replace;
use tile_core::ir::{Effect, FuncKind, Inst, InstId, Op, RegionId, Space, Value, ValueDef};

/// The function of a vector loop.
pub(super) struct Loop {
    pub(super) name: String,
    fusion: LoopFusion,
    /// The block's context, if the function takes it.
    pub(super) block: Option<&'static str>,
    /// The arguments after its rows.
    pub(super) rest: Vec<String>,
    /// The condition under which it computes anything.
    pub(super) mask: Option<RowMask>,
    /// The view at whose end the tail of its rows begins, of which it computes one element.
    pub(super) tail: Option<Value>,
    written: bool,
}

impl Loop {
    /// One that is not written yet.
    pub(super) fn named(name: String, fusion: LoopFusion) -> Loop {
        Loop { name, fusion, block: None, rest: Vec::new(), mask: None, tail: None, written: false }
    }

    /// Whether its text is there.
    pub(super) fn is_written(&self) -> bool {
        self.written
    }
}

/// Which rows of a nest exist as a whole.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Version {
    /// As range analysis proves; the only version.
    Only,
    /// All of them.
    Whole,
    /// As range analysis proves, beside a version for whole rows.
    Edges,
}

impl Version {
    /// Whether all rows exist as a whole.
    fn is_whole(self, nest: &Nest) -> bool {
        self == Version::Whole || self == Version::Only && nest.rows.iter().all(|row| row.inside)
    }

    /// The argument that tells the functions of the two versions apart: each
    /// has a single caller, into which LLVM inlines it.
    pub(super) fn argument(self) -> Option<&'static str> {
        match self {
            Version::Only => None,
            Version::Whole => Some("true"),
            Version::Edges => Some("false"),
        }
    }
}

/// The part of a row that a call of the vector loop covers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// All of it: every row is known to exist.
    Whole,
    /// The interior The interior `from..to`, where all rows exist.
    Common,
    /// The edge The edge `start..end`, where some do not.
    Edge,
}

impl<'a, 'f> Emitter<'a, 'f> {
    pub(super) fn parallel(&mut self, id: InstId, inst: &'f Inst) {
        let nests = self.nests;
        let nest = &nests[&id];
        let body = inst.regions[0];
        let fusion = self.before(id);
        let arrays = self.private_arrays(body);
        if !arrays.is_empty() {
            self.out.open("{");
            self.out.line("let mut scratch = scratch;");
            for &array in &arrays {
                let inst = self.func.def(array).expect("arrays are made by instructions");
                self.memory(inst);
            }
        }
        if self.dots(body).is_some() {
            // Outside of the nest, where it is tested once.
            let bound = self.bound.clone();
            self.out.open(format!("if __cpu::has_vnni::<{}>() {{", self.level));
            self.vnni = Some(true);
            self.versions((id, inst), nest, &fusion);
            self.bound = bound;
            self.out.reopen("} else {");
            self.vnni = Some(false);
            self.versions((id, inst), nest, &fusion);
            self.vnni = None;
            self.out.close("}");
        } else {
            self.versions((id, inst), nest, &fusion);
        }
        if !arrays.is_empty() {
            self.out.close("}");
        }
        self.after(&fusion);
    }

    /// Writes the nest with and without checks of edges.
    fn versions(&mut self, (id, inst): (InstId, &'f Inst), nest: &'a Nest, fusion: &LoopFusion) {
        let body = inst.regions[0];
        let mask = self.row_mask(inst, nest);
        let tail = self.tails.get(&id).copied().filter(|_| mask.is_none() && fusion.needed.is_none());
        let mut function = Loop { mask, tail, ..Loop::named(self.names.fresh(Some("parallel")), fusion.clone()) };
        match self.bounds_check(inst, nest, body) {
            None => self.version(inst, nest, Version::Only, &mut function),
            Some(conditions) => {
                let whole = self.names.fresh(Some("whole"));
                self.out.line(format!("let {whole} = {};", conditions.join(" && ")));
                // Both versions use the names that the function is called with.
                let (bound, names) = (self.bound.clone(), self.names.clone());
                self.out.open(format!("if {whole} {{"));
                self.version(inst, nest, Version::Whole, &mut function);
                (self.bound, self.names) = (bound, names);
                self.out.reopen("} else {");
                self.version(inst, nest, Version::Edges, &mut function);
                self.out.close("}");
            }
        }
    }

    /// Writes the nest, and the function of its vector loop unless that is
    /// written.
    fn version(&mut self, inst: &'f Inst, nest: &'a Nest, version: Version, function: &mut Loop) {
        let body = inst.regions[0];
        let indices = &self.func.regions[body].args;
        let outer = &indices[..indices.len() - 1];
        for (&index, &extent) in outer.iter().zip(&inst.args) {
            let extent = self.operand(extent);
            let index = self.name(index);
            self.out.open(format!("for {index} in 0_i64..{extent} {{"));
        }
        self.vector_loop(inst, nest, version, function);
        for _ in outer {
            self.out.close("}");
        }
        if let Some(fold) = &function.fusion.fused_reductions
            && !version.is_whole(nest)
        {
            self.reduce_whole(fold);
        }
    }

    /// Private arrays that are too long or too general for Rust arrays. One
    /// serves all iterations, which run one after the other.
    fn private_arrays(&self, body: RegionId) -> Vec<Value> {
        let mut found = Vec::new();
        self.func.walk(body, &mut |_, inst| {
            if let (Op::Alloc {}, Some(value)) = (&inst.op, inst.result) {
                let ty = self.mem(value);
                if ty.space == Space::Local && ty.rank() > 0 && array_length(self.func, ty).is_none() {
                    found.push(value);
                }
            }
        });
        found
    }

    fn vector_loop(&mut self, inst: &'f Inst, nest: &'a Nest, version: Version, function: &mut Loop) {
        let body = inst.regions[0];
        let extent = inst.args.last().copied().expect("the verifier requires parallel extents");
        let n = match &function.fusion.needed {
            Some(needed) if version != Version::Whole => needed.clone(),
            _ => self.operand(extent),
        };
        self.hoist(body, nest);
        let rows: Vec<String> = nest.rows.iter().map(|row| self.row(row, nest, version, &n)).collect();
        if !function.is_written() {
            self.function(nest, body, version, &rows, function);
        }
        let live = match (&function.mask, function.tail) {
            (Some(mask), _) => Some(self.live(mask, nest)),
            (None, Some(view)) => Some(self.live_of_tail(view)),
            (None, None) => None,
        };
        let spans: Vec<String> = nest
            .rows
            .iter()
            .zip(&rows)
            .filter(|(row, _)| !row.inside && version != Version::Whole)
            .filter_map(|(row, name)| match row.kind {
                RowKind::Slice => Some(format!("{name}.unit_span()")),
                RowKind::Strided => Some(format!("{name}.span()")),
                RowKind::Relaxed => None,
            })
            .collect();
        if spans.is_empty() {
            return self.call_loop(nest, &rows, function, (version, Part::Whole), (&n, live.as_deref()));
        }
        self.out.line(format!("let (from, to) = __cpu::common({}, [{}]);", written_extent(&n), spans.join(", ")));
        self.call_loop(nest, &rows, function, (version, Part::Common), (&n, live.as_deref()));
        self.out.open(format!("if to - from < {} {{", written_extent(&n)));
        self.out.open(format!("for (start, end) in [(0, from), (to, {})] {{", written_extent(&n)));
        self.call_loop(nest, &rows, function, (version, Part::Edge), (&n, live.as_deref()));
        self.out.close("}");
        self.out.close("}");
    }

    /// Writes the loop-invariant values of the body.
    pub(super) fn hoist(&mut self, region: RegionId, nest: &Nest) {
        let func = self.func;
        for &id in &func.regions[region].insts {
            let inst = &func.insts[id];
            if inst.result.is_some_and(|value| nest.hoisted.contains(&value)) {
                debug_assert!(!matches!(inst.op.effect(), Effect::Write | Effect::Observe));
                self.inst(region, id, inst);
            }
            for &inner in &inst.regions {
                self.hoist(inner, nest);
            }
        }
    }

    /// Writes a row as a view and gives its name.
    pub(super) fn row(&mut self, row: &Row, nest: &Nest, version: Version, n: &str) -> String {
        let memory = self.value(row.memory).text;
        let index: Vec<String> = row
            .index
            .iter()
            .map(|&index| self.base(index, &[nest.index]).map_or_else(|| "0".to_owned(), |text: Text| text.text))
            .collect();
        let name = self.names.fresh(Some(&format!("{memory}_row")));
        let (axis, index, n) = (row.axis, index.join(", "), written_extent(n));
        let text = match row.step {
            step if version == Version::Whole && !row.inside => {
                format!("{memory}.whole_row({axis}, [{index}], {n}, {step})")
            }
            1 => format!("{memory}.row({axis}, [{index}], {n})"),
            step => format!("{memory}.row_by({axis}, [{index}], {n}, {step})"),
        };
        self.out.line(format!("let {name} = {text};"));
        name
    }

    /// Writes the function of the vector loop.
    pub(super) fn function(
        &mut self,
        nest: &'a Nest,
        body: RegionId,
        version: Version,
        rows: &[String],
        function: &mut Loop,
    ) {
        let depth = if self.func.kind == FuncKind::Kernel { 1 } else { 0 };
        let text = replace(&mut self.out, Writer::at(depth + 2));
        let inner = Inner {
            rows: rows.to_vec(),
            own: BTreeSet::new(),
            captured: Vec::new(),
            block: false,
            words: false,
            tables: Vec::new(),
        };
        let outside = self.inner.replace(inner);
        debug_assert!(outside.is_none(), "the verifier refuses nested `parallel`");
        let index = if self.use_counts.is_used(nest.index) { Some(self.name(nest.index)) } else { None };
        self.known = function.mask.as_ref().map(|mask| mask.condition);
        self.lane_loops(body, index.as_deref(), version);
        self.known = None;
        let Inner { captured, block, tables, .. } = self.inner.take().expect("set above");
        let loops = replace(&mut self.out, text);

        let mut params = vec!["level: L".to_owned()];
        let mut rest = Vec::new();
        let block = block.then(|| self.block());
        if block.is_some() {
            params.push("block: &__cpu::Block<'_>".to_owned());
        }
        params.push("start: i64".to_owned());
        params.push("count: i64".to_owned());
        let mut generics = self.function_generics();
        if version != Version::Only {
            generics.push("const WHOLE: bool".to_owned());
        }
        for (number, (row, name)) in nest.rows.iter().zip(rows).enumerate() {
            let elem = self.elem(self.mem(row.memory).elem);
            let bound = if row.written { "RowMut" } else { "Row" };
            generics.push(format!("R{number}: __cpu::row::{bound}<{elem}>"));
            params.push(format!("{}{name}: R{number}", if row.written { "mut " } else { "" }));
        }
        for param in self.const_params() {
            params.push(format!("{param}: i64"));
            rest.push(param);
        }
        for value in captured {
            let name = self.value(value).text;
            params.push(format!("{name}: {}", self.type_of(value)));
            rest.push(name);
        }
        let mut out = Writer::at(depth);
        // Slices that do not alias are worth something to LLVM only if what
        // is inside is inlined before the function itself is. That is what
        // its ordinary inliner does, which takes any function with a single
        // caller; functions marked `always` are inlined earlier, in the order
        // of their names. Those of device functions have many callers.
        out.line(if self.func.kind == FuncKind::Kernel { "#[inline]" } else { "#[inline(always)]" });
        out.list(&format!("unsafe fn {}<", function.name), &generics, ">(");
        for param in params {
            out.line(format!("    {param},"));
        }
        out.open(") {");
        out.open("unsafe {");
        for (view, table) in tables {
            out.line(format!("let {table} = {view}.elements();"));
        }
        debug_assert_eq!(out.depth(), depth + 2);
        out.append(loops);
        out.close("}");
        out.close("}");
        self.functions.push(out);
        (function.block, function.rest, function.written) = (block, rest, true);
    }

    fn call_loop(
        &mut self,
        nest: &Nest,
        rows: &[String],
        function: &Loop,
        (version, part): (Version, Part),
        (n, live): (&str, Option<&str>),
    ) {
        let (mut start, mut count) = match part {
            Part::Whole => ("0", written_extent(n)),
            Part::Common => ("from", "to - from".to_owned()),
            Part::Edge => ("start", "end - start".to_owned()),
        };
        // An output with non-temporal stores is computed chunk by chunk.
        let result = if part == Part::Edge { None } else { self.result_row(nest) };
        // Rows with edges have no fused copy-out and no fused reduction.
        let mut fusion = function.fusion.clone();
        if !version.is_whole(nest) {
            (fusion.copy_out, fusion.fused_reductions) = (None, None);
        }
        let reduction = fusion.fused_reductions.as_ref().map(|fold| fold.row);
        let by_parts = part != Part::Edge
            && (fusion.prefetch.is_some() || fusion.copy_out.is_some() || fusion.fused_reductions.is_some());
        let (mut ends, mut after) = (Vec::new(), Vec::new());
        if by_parts && result.is_none() {
            match &fusion.fused_reductions {
                Some(fold) => [ends, after] = self.open_reduction(&fusion, fold, &rows[fold.row], &count),
                None => ends = self.open_chunks(&fusion, start, &count),
            }
            (start, count) = ("start", "count".to_owned());
        }
        let chunks = result.map(|number| {
            let [staging, chunks] = ["staging", "chunks"].map(|hint| self.names.fresh(Some(hint)));
            let output = self.func.root(nest.rows[number].memory);
            let (row, output) = (&rows[number], self.value(output).text);
            let non_temporal = format!("__cpu::is_non_temporal(call, &{output})");
            self.out.line(format!("let mut {staging} = __cpu::StagingBuffer::new();"));
            let new = format!("__cpu::StreamingRow::new({row}, {start}, {count}, {non_temporal}, &mut {staging})");
            self.out.line(format!("let mut {chunks} = {new};"));
            self.out.open(format!("while {chunks}.advance() {{"));
            self.out.line(format!("let (start, count) = {chunks}.chunk();"));
            (start, count) = ("start", "count".to_owned());
            (number, chunks)
        });
        let whole = count.clone();
        if let Some(live) = live {
            count = self.live_part(live, start, &count);
        }
        let mut args = vec!["level".to_owned()];
        args.extend(function.block.map(str::to_owned));
        args.push(start.to_owned());
        args.push(count.clone());
        for (number, (row, name)) in nest.rows.iter().zip(rows).enumerate() {
            let fill = self.fill(row.memory);
            if let Some((result, chunks)) = &chunks
                && *result == number
            {
                args.push(format!("{chunks}.slice_mut()"));
                continue;
            }
            args.push(match (row.kind, part) {
                (RowKind::Relaxed, _) => format!("{name}.guarded({start}, {fill}).relaxed()"),
                (RowKind::Slice | RowKind::Strided, Part::Edge) if !row.inside => {
                    format!("{name}.guarded({start}, {fill})")
                }
                // Each chunk of a reduced row overwrites the one before.
                (RowKind::Slice, _) if reduction == Some(number) => format!("{name}.slice_mut(0, {count})"),
                (RowKind::Slice, _) if row.written => format!("{name}.slice_mut({start}, {count})"),
                (RowKind::Slice, _) => format!("{name}.slice({start}, {count})"),
                (RowKind::Strided, _) => format!("{name}.strided({start})"),
            });
        }
        args.extend(function.rest.iter().cloned());
        self.call_function(nest, function, version, &args);
        self.fill_behind(nest, function, (rows, reduction), live, [start, &count, &whole]);
        if let Some((_, chunks)) = chunks {
            self.out.line(format!("{chunks}.store();"));
            if let Some(prefetch) = &fusion.prefetch {
                self.out.line(format!("{prefetch}.issue_for(count);"));
            }
            self.out.close("}");
        } else if by_parts {
            for end in ends {
                self.out.line(end);
            }
            self.out.close("}");
            for line in after {
                self.out.line(line);
            }
        }
    }

    /// Writes a call of the function of a vector loop.
    fn call_function(&mut self, nest: &Nest, function: &Loop, version: Version, args: &[String]) {
        let mut generics: Vec<String> = self.function_generic_args();
        generics.extend(version.argument().map(str::to_owned));
        generics.extend(nest.rows.iter().map(|_| "_".to_owned()));
        let path = format!("Self::{}::<{}>", function.name, generics.join(", "));
        self.out.list(&format!("{path}("), args, ");");
    }

    /// The row of an output of which the kernel reads nothing, if it is all that the
    /// loop writes by rows, every iteration writes its element, and the loop does
    /// little else.
    fn result_row(&self, nest: &Nest) -> Option<usize> {
        let mut written = nest.rows.iter().enumerate().filter(|(_, row)| row.written);
        let (number, row) = written.next()?;
        let root = self.func.root(row.memory);
        let ValueDef::Arg(body, _) = self.func.values[nest.index].def else { return None };
        let mut stores = Vec::new();
        self.func.walk(body, &mut |id, inst| {
            if matches!(inst.op, Op::Store { .. }) && self.func.root(inst.args[1]) == root {
                stores.push(id);
            }
        });
        let &[store] = &stores[..] else { return None };
        let good = written.next().is_none()
            && nest.light
            && row.kind == RowKind::Slice
            && matches!(nest.accesses.get(&store), Some(Access::Row(at)) if *at == number)
            && self.func.regions[body].insts.contains(&store)
            && self.ownership.is_result(self.func, root);
        good.then_some(number)
    }

    /// The generic parameters that every function of a vector loop has.
    fn function_generics(&self) -> Vec<String> {
        let mut generics = vec!["L: __cpu::Level".to_owned()];
        if self.func.kind == FuncKind::Device {
            generics.extend(self.func.elems.iter().map(|param| format!("{}: __Elem", param.name)));
        }
        generics
    }

    pub(super) fn function_generic_args(&self) -> Vec<String> {
        let mut generics = vec!["L".to_owned()];
        if self.func.kind == FuncKind::Device {
            generics.extend(self.func.elems.iter().map(|param| param.name.clone()));
        }
        generics
    }

    /// Const parameters that are arguments: those of device functions.
    fn const_params(&self) -> Vec<String> {
        match self.func.kind {
            FuncKind::Kernel => Vec::new(),
            FuncKind::Device => self.func.consts.iter().map(|param| param.name.clone()).collect(),
        }
    }
}

/// An extent as an argument: operands have parentheses that arguments do not
/// need.
pub(super) fn written_extent(n: &str) -> String {
    match n.strip_prefix('(').and_then(|n| n.strip_suffix(')')) {
        Some(inner) if !inner.contains(['(', ')']) => inner.to_owned(),
        _ => n.to_owned(),
    }
}
