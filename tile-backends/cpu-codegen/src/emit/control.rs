//! Emits loops, branches, calls and messages.

use super::Emitter;
use super::size::makes_tiles;
use crate::text;
use tile_core::ir::{Effect, Format, FormatPart, Inst, InstId, LoopKind, Op, RegionId, Type};

impl<'f> Emitter<'_, 'f> {
    pub(super) fn for_loop(&mut self, home: RegionId, id: InstId, inst: &'f Inst) {
        // A pipelined loop has the semantics of the serial one.
        let Op::For { kind: LoopKind::Serial | LoopKind::Pipelined { .. } } = &inst.op else {
            unreachable!("called for loops")
        };
        let accumulator_loops = self.accumulator_loops;
        if let Some(acc_loop) = accumulator_loops.get(&id) {
            return self.mainloop(home, id, acc_loop);
        }
        if let Some(level) = self.mainloop_levels.remove(&id) {
            return self.mainloop_level(id, level);
        }
        let region = inst.regions[0];
        let unit = self.facts.affine(inst.args[2]).as_constant().and_then(|step| step.as_int()) == Some(1);
        let range = if unit {
            let lo = self.value(inst.args[0]).receiver();
            let hi = self.operand(inst.args[1]);
            format!("{lo}..{hi}")
        } else {
            let bounds: Vec<String> = inst.args.iter().map(|&arg| self.value(arg).text).collect();
            format!("__cpu::steps({})", bounds.join(", "))
        };
        let counter = self.name(self.func.regions[region].args[0]);
        self.out.open(format!("for {counter} in {range} {{"));
        self.scope(region);
        self.out.close("}");
    }

    /// The statements of an inner region, with its own tiles.
    pub(super) fn scope(&mut self, region: RegionId) {
        if self.inner.is_none() && makes_tiles(self.func, region) {
            self.out.line("let mut scratch = scratch;");
        }
        self.region(region);
    }

    pub(super) fn branch(&mut self, inst: &'f Inst) {
        if self.inner.is_some() && inst.result.is_some() && inst.regions.iter().all(|&r| self.is_speculative(r)) {
            return self.select(inst);
        }
        let condition = self.value(inst.args[0]).text;
        let result = inst.result.filter(|&value| self.use_counts.is_used(value));
        match result {
            Some(value) => {
                let name = self.name(value);
                let ty = self.type_of(value);
                self.out.open(format!("let {name}: {ty} = if {condition} {{"));
            }
            None => self.out.open(format!("if {condition} {{")),
        }
        for (i, &region) in inst.regions.iter().enumerate() {
            if i == 1 {
                if result.is_none() && self.func.regions[region].insts.is_empty() {
                    break;
                }
                self.out.reopen("} else {");
            }
            self.scope(region);
            if result.is_some() {
                let yielded = self.func.regions[region].result.expect("an `if` with a result yields");
                let text = self.value(yielded).text;
                self.out.line(text);
            }
        }
        self.out.close(if result.is_some() { "};" } else { "}" });
    }

    /// Whether the region may run speculatively: it only computes.
    fn is_speculative(&self, region: RegionId) -> bool {
        self.func.regions[region].insts.iter().all(|&id| {
            let inst = &self.func.insts[id];
            match inst.op.effect() {
                Effect::Pure | Effect::Read => true,
                Effect::Control => {
                    matches!(inst.op, Op::If {})
                        && inst.result.is_some()
                        && inst.regions.iter().all(|&inner| self.is_speculative(inner))
                }
                Effect::Alloc | Effect::Write | Effect::Observe | Effect::Meet | Effect::Order => false,
            }
        })
    }

    /// If-conversion: both sides, then a select, because vector code has no branches.
    fn select(&mut self, inst: &'f Inst) {
        let value = inst.result.expect("only an `if` with a result becomes a choice");
        if !self.use_counts.is_used(value) {
            return;
        }
        let mut sides = Vec::new();
        for &region in &inst.regions {
            self.region(region);
            let yielded = self.func.regions[region].result.expect("an `if` with a result yields");
            sides.push(self.value(yielded).text);
        }
        let condition = self.value(inst.args[0]).text;
        let name = self.name(value);
        self.out.line(format!("let {name} = __Elem::select({condition}, {});", sides.join(", ")));
    }

    /// A call fits whatever its callee is; see `tile_cpu::block::Arguments`.
    pub(super) fn call(&mut self, inst: &'f Inst) {
        let Op::Call { callee } = inst.op else { unreachable!("called for calls") };
        let path = &self.func.callees[callee].path;
        let consts = text::const_args(self.func, callee);
        let args: Vec<String> = inst.args.iter().map(|&arg| self.value(arg).with_type()).collect();
        let text = format!("<{path}>::host(level, {}, &{consts}, {})", self.block(), text::list(&args));
        match inst.result {
            Some(value) => {
                let name = if self.use_counts.is_used(value) { self.name(value) } else { "_".to_owned() };
                let ty = self.type_of(value);
                self.out.line(format!("let {name}: {ty} = {text};"));
            }
            None => self.out.line(format!("let () = {text};")),
        }
    }

    pub(super) fn message(&mut self, inst: &'f Inst) {
        match &inst.op {
            Op::Print { format } => {
                let line = self.format(format, &inst.args);
                self.out.line(format!("__cpu::print_line(format_args!({line}));"));
            }
            Op::Assert { format, fault } => {
                let condition = self.operand(inst.args[0]);
                let message = self.format(format, &inst.args[1..]);
                let block = self.block();
                let (line, column) = (inst.span.line, inst.span.column);
                let fail = if *fault { "fault" } else { "fail" };
                self.out.open(format!("if !{condition} {{"));
                self.out.line(format!(
                    "__cpu::{fail}({block}, concat!(file!(), \":{line}:{column}\"), format_args!({message}));"
                ));
                self.out.close("}");
            }
            _ => unreachable!("requirements stand in the prologue"),
        }
    }

    /// A format and its operands, as `format_args!` takes them.
    pub(crate) fn format(&mut self, format: &Format, args: &[tile_core::ir::Value]) -> String {
        let mut pattern = String::new();
        for part in &format.parts {
            match part {
                FormatPart::Text(text) => pattern.push_str(&text.replace('{', "{{").replace('}', "}}")),
                FormatPart::Arg => pattern.push_str("{}"),
            }
        }
        let mut pieces = vec![format!("{pattern:?}")];
        for &arg in args {
            debug_assert!(matches!(self.func.ty(arg), Type::Scalar(_)));
            pieces.push(self.value(arg).with_type());
        }
        pieces.join(", ")
    }
}
