//! Printer of tile IR: from a function to text.

use super::attr::{self, Attr};
use super::printer::{PrintOptions, Printer};
use crate::elem::Elem;
use crate::ir::schedule::NAMESPACES;
use crate::ir::verify::Marks;
use crate::ir::{Condition, ConditionKind, Dim, Func, FuncKind, Inst, InstId, RegionId, Type, Value};
use std::fmt::Write;

/// No well-formed function nests as deep.
const MAX_INDENT: usize = 256;

/// The text of a function, complete.
pub fn print(func: &Func) -> String {
    print_with(func, PrintOptions::default())
}

/// The text of a function.
pub fn print_with(func: &Func, options: PrintOptions) -> String {
    print_marked(func, options, &Marks::default())
}

/// The text of a type in terms of the function's parameters and symbols.
pub fn type_text(func: &Func, ty: &Type) -> String {
    let marks = Marks::default();
    let mut printer = Printer::blank(func, PrintOptions::default(), &marks);
    printer.ty(ty);
    printer.text
}

/// The text of a function with comments under instructions.
pub(crate) fn print_marked(func: &Func, options: PrintOptions, marks: &Marks<InstId>) -> String {
    let mut printer = Printer::new(func, options, marks);
    printer.func();
    printer.text
}

impl<'f> Printer<'f> {
    fn new(func: &'f Func, options: PrintOptions, marks: &'f Marks<InstId>) -> Self {
        let mut printer = Printer::blank(func, options, marks);
        printer.entered = vec![false; func.regions.len()];
        for param in &func.params {
            printer.number(param.value);
        }
        printer.number_region(func.host);
        printer.number_region(func.body);
        printer.entered.fill(false);
        printer
    }

    fn number(&mut self, value: Value) {
        let next = self.labels.len();
        self.labels.entry(value).or_insert(next);
    }

    /// Whether the region exists and is met for the first time.
    fn enter(&mut self, id: RegionId) -> bool {
        match self.entered.get_mut(id.index()) {
            _ if self.indent > MAX_INDENT => false,
            Some(entered) => !std::mem::replace(entered, true),
            None => false,
        }
    }

    fn number_region(&mut self, id: RegionId) {
        if !self.enter(id) {
            return;
        }
        let region = &self.func.regions[id];
        for &arg in &region.args {
            self.number(arg);
        }
        for inst in region.insts.iter().filter_map(|&inst| self.func.insts.get(inst)) {
            if let Some(result) = inst.result {
                self.number(result);
            }
            self.indent += 1;
            for &inner in &inst.regions {
                self.number_region(inner);
            }
            self.indent -= 1;
        }
    }

    fn func(&mut self) {
        let func = self.func;
        self.text.push_str(match func.kind {
            FuncKind::Kernel => "kernel ",
            FuncKind::Device => "device ",
        });
        self.word(&func.name);
        self.generics();
        self.params();
        self.schedule();
        for (id, callee) in func.callees.iter() {
            let _ = write!(self.text, "callee {id} = ");
            self.word(&callee.path);
            if !callee.consts.is_empty() {
                self.text.push('<');
                let mut first = true;
                for dim in &callee.consts {
                    self.separate(&mut first);
                    self.dim(dim);
                }
                self.text.push('>');
            }
            self.text.push('\n');
        }
        for condition in &func.conditions {
            self.condition(condition);
        }
        if func.regions.get(func.host).is_none_or(|r| *r != Default::default()) {
            self.text.push_str("host ");
            self.region(func.host);
            self.text.push('\n');
        }
        if !func.grid.is_empty() {
            self.text.push_str("grid ");
            let mut first = true;
            for &value in &func.grid {
                self.separate(&mut first);
                self.label(value);
            }
            self.text.push('\n');
        }
        if let Some(reason) = &func.disjoint {
            self.text.push_str("disjoint ");
            self.string(reason);
            self.text.push('\n');
        }
        self.text.push_str("body ");
        self.region(func.body);
        self.text.push('\n');
    }

    fn generics(&mut self) {
        let func = self.func;
        if func.elems.is_empty() && func.consts.is_empty() && func.externs.is_empty() {
            return;
        }
        let mut first = true;
        self.text.push('<');
        for elem in &func.elems {
            self.separate(&mut first);
            self.word(&elem.name);
            let _ = write!(self.text, ": {}", elem.bound.name());
        }
        let consts = func.consts.iter().map(|c| ("const ", &c.name, c.elem));
        let externs = func.externs.iter().map(|e| ("extern ", &e.path, e.elem));
        for (keyword, name, elem) in consts.chain(externs) {
            self.separate(&mut first);
            self.text.push_str(keyword);
            self.word(name);
            self.text.push_str(": ");
            self.elem(elem);
        }
        self.text.push('>');
    }

    fn params(&mut self) {
        self.text.push('(');
        for param in &self.func.params {
            self.text.push_str("\n  ");
            self.label(param.value);
            self.text.push(' ');
            self.word(&param.name);
            self.text.push_str(match (param.returned, param.mutable) {
                (true, _) => ": return ",
                (false, true) => ": mut ",
                (false, false) => ": ",
            });
            if let Some(word) = param.reach.word() {
                self.text.push_str(word);
                self.text.push(' ');
            }
            self.ty_of(param.value);
            self.text.push(',');
        }
        self.text.push_str(if self.func.params.is_empty() { ")\n" } else { "\n)\n" });
    }

    fn schedule(&mut self) {
        let schedule = &self.func.schedule;
        if *schedule == Default::default() {
            return;
        }
        self.text.push_str("schedule ");
        let mut first = true;
        let flags =
            [("fast_math", schedule.fast_math), ("tf32", schedule.tf32), ("two_level_sums", schedule.two_level_sums)];
        for (name, _) in flags.iter().filter(|(_, set)| *set) {
            self.separate(&mut first);
            self.text.push_str(name);
        }
        for space in NAMESPACES {
            let hints = space.hints().filter_map(|hint| Some((hint.get)(schedule)?.named(hint.name)));
            let hints: Vec<String> = hints.collect();
            if !hints.is_empty() {
                self.separate(&mut first);
                let _ = write!(self.text, "{}({})", space.name, hints.join(", "));
            }
        }
        self.text.push('\n');
    }

    fn condition(&mut self, condition: &Condition) {
        self.text.push_str("condition ");
        match &condition.kind {
            ConditionKind::Equal(a, b) => self.two_dims("equal", a, b),
            ConditionKind::Multiple(a, b) => self.two_dims("multiple", a, b),
            ConditionKind::AtMost(a, b) => self.two_dims("at_most", a, b),
            ConditionKind::SameElem(a, b) => self.two_elems("same_elem", *a, *b),
            ConditionKind::SameWidth(a, b) => self.two_elems("same_width", *a, *b),
        }
        self.text.push_str(", ");
        self.string(&condition.message);
        self.span(condition.span);
        self.text.push('\n');
    }

    fn two_dims(&mut self, name: &str, a: &Dim, b: &Dim) {
        let _ = write!(self.text, "{name}(");
        self.dim(a);
        self.text.push_str(", ");
        self.dim(b);
        self.text.push(')');
    }

    fn two_elems(&mut self, name: &str, a: Elem, b: Elem) {
        let _ = write!(self.text, "{name}(");
        self.elem(a);
        self.text.push_str(", ");
        self.elem(b);
        self.text.push(')');
    }

    fn region(&mut self, id: RegionId) {
        if !self.enter(id) {
            let _ = write!(self.text, "?{id}");
            return;
        }
        let region = &self.func.regions[id];
        if !region.args.is_empty() {
            self.text.push('(');
            let mut first = true;
            for &arg in &region.args {
                self.separate(&mut first);
                self.label(arg);
                self.name(arg);
                self.text.push_str(": ");
                self.ty_of(arg);
            }
            self.text.push_str(") ");
        }
        self.text.push('{');
        self.indent += 1;
        self.mark();
        for &id in &region.insts {
            self.line();
            self.marker.begin(id);
            match self.func.insts.get(id) {
                Some(inst) => self.inst(inst),
                None => {
                    let _ = write!(self.text, "?{id}");
                }
            }
            self.mark();
        }
        if let Some(result) = region.result {
            self.line();
            self.text.push_str("yield ");
            self.label(result);
        }
        self.indent -= 1;
        self.line();
        self.text.push('}');
    }

    /// Writes the marks of the last instruction, below the line it starts.
    fn mark(&mut self) {
        for comment in self.marker.end_line() {
            self.line();
            self.text.push_str(&comment);
        }
    }

    fn inst(&mut self, inst: &Inst) {
        if let Some(result) = inst.result {
            self.label(result);
            self.name(result);
            self.text.push_str(" = ");
        }
        self.text.push_str(inst.op.name());
        let mut attributes = attr::print_attributes(&inst.op, self);
        if let Some(suffix) = attributes.iter().position(|a| a.name == "op") {
            self.text.push('.');
            self.text.push_str(&attributes.remove(suffix).value);
        }
        let bare = inst.op.row().is_some_and(|row| row.operands.is_empty() && row.attributes.len() == 1);
        let mut first = true;
        for &arg in &inst.args {
            self.item(&mut first);
            self.label(arg);
        }
        for attribute in attributes {
            self.item(&mut first);
            match (attribute.flag, bare) {
                (true, _) => self.text.push_str(attribute.name),
                (false, true) => self.text.push_str(&attribute.value),
                (false, false) => {
                    let _ = write!(self.text, "{} = {}", attribute.name, attribute.value);
                }
            }
        }
        if let Some(result) = inst.result {
            self.text.push_str(" : ");
            self.ty_of(result);
        }
        for (i, &region) in inst.regions.iter().enumerate() {
            self.text.push_str(if i == 0 { " " } else { " else " });
            self.region(region);
        }
        self.span(inst.span);
    }
    fn item(&mut self, first: &mut bool) {
        self.text.push_str(if std::mem::replace(first, false) { " " } else { ", " });
    }

    fn ty_of(&mut self, value: Value) {
        match self.func.values.get(value) {
            Some(data) => self.ty(&data.ty),
            None => self.text.push('?'),
        }
    }

    fn ty(&mut self, ty: &Type) {
        match ty {
            Type::Scalar(elem) => self.elem(*elem),
            Type::Mem(mem) => {
                self.text.push_str(mem.space.name());
                self.text.push('<');
                self.elem(mem.elem);
                self.text.push_str(", ");
                mem.shape.print(self);
                self.text.push('>');
            }
        }
    }
}
