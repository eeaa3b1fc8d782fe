//! Emits a fused epilogue as an implementation of `tile_cpu::EpilogueLoop`.
//!
//! The implementation is a function of any part of the accumulators, which the GEMM calls while
//! it runs. Values of the block that it mentions are its context. The vector loop inside is
//! emitted like any other. For a full-width register tile the width is a constant, so that the
//! loop unrolls completely.

use super::Emitter;
use super::nest::{Loop, Version, written_extent};
use super::overlap::LoopFusion;
use crate::Writer;
use crate::device::all_quiet;
use crate::epilogue::{Epilogue, To};
use crate::parallel::{Nest, Row, RowKind};
use crate::text;
use std::mem::replace;
use tile_core::ir::{Inst, Op, Value};

/// The columns of an accumulator tile that a call of the vector loop covers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Columns {
    /// All columns of a full-width register tile, where all rows exist.
    Wide,
    /// The interior The interior `from..to`, where all rows exist.
    Common,
    /// The edge The edge `start..end`, where some do not.
    Edge,
}

impl<'a, 'f> Emitter<'a, 'f> {
    /// Writes the epilogue and the variable that binds it to a GEMM into `acc`, and gives that
    /// variable's name.
    pub(super) fn epilogue(&mut self, epilogue: &Epilogue, acc: Value) -> String {
        let (func, nests) = (self.func, self.nests);
        let (inst, nest) = (&func.insts[epilogue.nest], &nests[&epilogue.nest]);
        let out = self.output(epilogue);
        // Only elements that the output has matter.
        let conditions = self.bounds_check_within(&format!("{out}.hi"), nest, inst.regions[0]);
        let all_inside = nest.rows.iter().all(|row| row.inside);
        let whole = match &conditions {
            Some(conditions) => conditions.join(" && "),
            None => all_inside.to_string(),
        };
        let has_wide = conditions.is_some() || all_inside;
        let captured = self.implementation(epilogue, nest, inst, acc, has_wide);
        let context: Vec<String> = captured.iter().map(|&value| format!("{},", self.value(value).text)).collect();
        let number = self.first_epilogue + epilogue.number;
        let name = self.names.fresh(Some("epilogue"));
        let args = ["block.with(scratch)".to_owned(), format!("({})", context.join(" ")), out, whole];
        self.out.list(&format!("let {name} = __cpu::BoundEpilogue::<Self, {number}>::new("), &args, ");");
        name
    }

    /// The name of the output region that belongs to the accumulators.
    fn output(&mut self, epilogue: &Epilogue) -> String {
        let func = self.func;
        let inst = &func.insts[epilogue.store];
        match epilogue.to {
            To::Copied { copy, .. } => self.value(func.insts[copy].args[1]).text,
            To::Stored => {
                let nest = &func.insts[epilogue.nest];
                let counters = &func.regions[nest.regions[0]].args;
                let (out, index) = (inst.args[1], &inst.args[2..]);
                let start: Vec<String> = index
                    .iter()
                    .map(|&index| self.base(index, counters).map_or_else(|| "0".to_owned(), |text| text.text))
                    .collect();
                let mut extents = vec!["1".to_owned(); index.len() - 2];
                extents.extend(nest.args.iter().map(|&extent| written_extent(&self.operand(extent))));
                let name = self.value(out).text;
                let window = format!("{name}.window([{}], [{}])", start.join(", "), extents.join(", "));
                let window = match index.len() {
                    2 => window,
                    rank => format!("{window}.squeeze([{}, {}])", rank - 2, rank - 1),
                };
                let name = self.names.fresh(Some(&format!("{name}_at")));
                self.out.line(format!("let {name} = {window};"));
                name
            }
        }
    }

    /// Writes the implementation, and gives the values of the block that it captures.
    fn implementation(
        &mut self,
        epilogue: &Epilogue,
        nest: &'a Nest,
        inst: &'f Inst,
        acc: Value,
        has_wide: bool,
    ) -> Vec<Value> {
        let func = self.func;
        let body = inst.regions[0];
        let statements = replace(&mut self.out, Writer::at(3));
        let bound = self.bound.clone();
        self.epilogue_scope = Some(super::EpilogueScope::default());
        let [part, context, acc_name] = ["part", "context", "acc"].map(|name| self.names.fresh(Some(name)));
        self.bind(acc, acc_name.clone());
        self.out.line(format!("let {acc_name} = {part}.acc;"));
        let mut function = Loop::named(self.names.fresh(Some("epilogue")), LoopFusion::default());
        if has_wide {
            // Both versions use the names that the function is called with.
            let (bound, names) = (self.bound.clone(), self.names.clone());
            self.out.open("if WIDE {");
            self.rows(nest, inst, &part, Version::Whole, &mut function);
            (self.bound, self.names) = (bound, names);
            self.out.reopen("} else {");
            self.rows(nest, inst, &part, Version::Edges, &mut function);
            self.out.close("}");
        } else {
            self.rows(nest, inst, &part, Version::Edges, &mut function);
        }
        let captured = self.epilogue_scope.take().expect("set above").captured;
        self.bound = bound;
        let text = replace(&mut self.out, statements);

        let of = |value: Value| self.mem(value).elem;
        let computed = of(func.insts[epilogue.store].args[1]);
        let out = match epilogue.to {
            To::Copied { copy, .. } => of(func.insts[copy].args[1]),
            To::Stored => computed,
        };
        let [acc_elem, computed, out] = [of(acc), computed, out].map(|elem| text::elem(func, elem));
        let mut paths = Vec::new();
        func.walk(body, &mut |_, inst| {
            if let Op::Call { callee } = inst.op {
                paths.push(func.callees[callee].path.as_str());
            }
        });
        let types: Vec<String> = captured.iter().map(|&value| format!("{},", self.type_of(value))).collect();
        let names: Vec<String> = captured.iter().map(|&value| format!("{},", self.value(value).text)).collect();
        let mut all = Writer::at(1);
        for (name, ty) in
            [("Acc", acc_elem), ("Computed", computed), ("Out", out), ("Context", format!("({})", types.join(" ")))]
        {
            all.line(format!("type {name} = {ty};"));
        }
        all.line(format!("const SIDE_EFFECT_FREE: bool = {};", all_quiet(paths)));
        all.line("");
        all.line("#[inline(always)]");
        all.open("unsafe fn run<L: __cpu::Level, const WIDE: bool>(");
        all.line("level: L,");
        all.line("block: &__cpu::Block<'_>,");
        all.line(format!("{context}: Self::Context,"));
        all.line(format!("{part}: &__cpu::EpilogueTile<Self::Acc, Self::Computed, Self::Out>,"));
        all.close(") {");
        let mut body = Writer::at(2);
        body.open("unsafe {");
        body.line(format!("let ({}) = {context};", names.join(" ")));
        body.append(text);
        body.close("}");
        all.append(body);
        all.line("}");
        self.epilogues.push(all);
        captured
    }

    /// Writes the loop over the rows of an accumulator tile.
    fn rows(&mut self, nest: &'a Nest, inst: &'f Inst, part: &str, version: Version, function: &mut Loop) {
        let body = inst.regions[0];
        let counter = self.name(self.func.regions[body].args[0]);
        self.out.open(format!("for {counter} in {part}.rows() {{"));
        let n = self.operand(inst.args[1]);
        self.hoist(body, nest);
        let (_, others) = nest.rows.split_last().expect("the store has a row");
        let mut rows: Vec<String> = others.iter().map(|row| self.row(row, nest, version, &n)).collect();
        let name = self.names.fresh(Some("computed_row"));
        self.out.line(format!("let {name} = {part}.computed.row(1, [{counter}, 0], {});", written_extent(&n)));
        rows.push(name);
        if !function.is_written() {
            self.function(nest, body, Version::Whole, &rows, function);
        }
        if version == Version::Whole {
            self.out.line(format!("let [from, _] = {part}.columns();"));
            self.part_of_row(nest, &rows, function, Columns::Wide);
        } else {
            self.columns(nest, part, &rows, function);
        }
        self.out.line(format!("{part}.store_row::<L, {}>({counter});", version == Version::Whole));
        self.out.close("}");
    }

    /// Writes the columns of a row of which elements may be missing.
    fn columns(&mut self, nest: &Nest, part: &str, rows: &[String], function: &Loop) {
        let span = |(row, name): (&Row, &String)| match row.kind {
            _ if row.inside => None,
            RowKind::Slice => Some(format!("{name}.unit_span()")),
            RowKind::Strided | RowKind::Relaxed => Some(format!("{name}.span()")),
        };
        let spans: Vec<String> = nest.rows.iter().zip(rows).filter_map(span).collect();
        self.out.line(format!("let (from, to) = {part}.common([{}]);", spans.join(", ")));
        self.part_of_row(nest, rows, function, Columns::Common);
        if !spans.is_empty() {
            self.out.line(format!("let [start, end] = {part}.columns();"));
            self.out.open("if to - from < end - start {");
            self.out.open("for (start, end) in [(start, from), (to, end)] {");
            self.part_of_row(nest, rows, function, Columns::Edge);
            self.out.close("}");
            self.out.close("}");
        }
    }

    /// Writes a call of the vector loop.
    fn part_of_row(&mut self, nest: &Nest, rows: &[String], function: &Loop, columns: Columns) {
        let (start, count, version) = match columns {
            Columns::Wide => ("from", "const { __cpu::wide::<L, Self::Acc>() }", Version::Whole),
            Columns::Common => ("from", "to - from", Version::Edges),
            Columns::Edge => ("start", "end - start", Version::Edges),
        };
        let mut args = vec!["level".to_owned()];
        args.extend(function.block.map(str::to_owned));
        args.extend([start.to_owned(), count.to_owned()]);
        for (row, name) in nest.rows.iter().zip(rows) {
            args.push(match row.kind {
                _ if columns == Columns::Edge && !row.inside => {
                    let fill = self.fill(row.memory);
                    format!("{name}.guarded({start}, {fill})")
                }
                RowKind::Slice if row.written => format!("{name}.slice_mut({start}, {count})"),
                RowKind::Slice => format!("{name}.slice({start}, {count})"),
                RowKind::Strided | RowKind::Relaxed => format!("{name}.strided({start})"),
            });
        }
        args.extend(function.rest.iter().cloned());
        let mut generics = self.function_generic_args();
        generics.extend(version.argument().map(str::to_owned));
        generics.extend(nest.rows.iter().map(|_| "_".to_owned()));
        let path = format!("Self::{}::<{}>", function.name, generics.join(", "));
        self.out.list(&format!("{path}("), &args, ");");
    }
}
