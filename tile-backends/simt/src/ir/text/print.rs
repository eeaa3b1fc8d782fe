//! A kernel to text.

use super::attr::{Attr, print_attributes};
use crate::ir::{Amount, Block, Home, Inst, Kernel, Op, Side, Source, Val};
use std::fmt::{self, Display, Formatter, Write};
use tile_core::ir::Span;
use tile_core::ir::schedule::StatementHints;
use tile_core::ir::text::tokens::word_text;
use tile_core::ir::verify::{Marker, Marks, Position};

impl Display for Kernel {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Printer::new(self, true, &Marks::default(), f).kernel()
    }
}

/// The text of a kernel, with comments below instructions.
pub(crate) fn text(kernel: &Kernel, spans: bool, marks: &Marks<Position>) -> String {
    let mut text = String::new();
    Printer::new(kernel, spans, marks, &mut text).kernel().expect("writing to a string succeeds");
    text
}

struct Printer<'k, W> {
    kernel: &'k Kernel,
    spans: bool,
    marker: Marker<'k, Position>,
    next: Position,
    out: W,
}

impl<'k, W: Write> Printer<'k, W> {
    fn new(kernel: &'k Kernel, spans: bool, marks: &'k Marks<Position>, out: W) -> Self {
        Printer { kernel, spans, marker: Marker::new(marks), next: Position::default(), out }
    }

    fn kernel(&mut self) -> fmt::Result {
        let kernel = self.kernel;
        let Kernel { threads, lanes, grid, .. } = *kernel;
        write!(self.out, "kernel {} threads({threads})", word_text(&kernel.name))?;
        if lanes != Kernel::USUAL_LANES {
            write!(self.out, " lanes({lanes})")?;
        }
        write!(self.out, " grid({grid})")?;
        if kernel.persistent {
            self.out.write_str(" persistent")?;
        }
        if kernel.cluster > 1 {
            write!(self.out, " cluster({})", kernel.cluster)?;
        }
        if kernel.fast_math {
            self.out.write_str(" fast_math")?;
        }
        self.out.write_str(" {\n")?;
        self.tables()?;
        self.block(&kernel.body, 1)?;
        self.out.write_str("}\n")
    }

    /// `@line:column`, where it is known and printed.
    fn position(&mut self, Span { line, column }: Span) -> fmt::Result {
        if self.spans && line != 0 { write!(self.out, " @{line}:{column}") } else { Ok(()) }
    }

    fn tables(&mut self) -> fmt::Result {
        let kernel = self.kernel;
        for remark in &kernel.remarks {
            write!(self.out, "  remark \"{}\"", remark.text.escape_debug())?;
            self.position(remark.span)?;
            if let Some(tile) = &remark.tile {
                write!(self.out, " of {}", word_text(&tile.name))?;
                self.position(tile.span)?;
            }
            self.out.write_char('\n')?;
        }
        for param in &kernel.params {
            write!(self.out, "  param {}: {} = ", param.value, kernel.vals[param.value])?;
            writeln!(self.out, "{}", source_text(param.source))?;
        }
        for (buf, data) in kernel.bufs.iter() {
            let (name, elem) = (word_text(&data.name), data.elem);
            match data.home {
                Home::Global { of, writable } => {
                    let writable = if writable { "mut " } else { "" };
                    let constant = if kernel.constants.contains(&buf) { "constant " } else { "" };
                    writeln!(self.out, "  global {buf} {name}: {writable}{constant}{elem} = {of}")?;
                }
                Home::Shared { start, align } => {
                    let pipelined = if kernel.pipelined.contains(&buf) { " pipelined" } else { "" };
                    let start = start.map_or_else(String::new, |start| format!(" at {start}"));
                    writeln!(self.out, "  shared {buf} {name}: {elem}[{}] align {align}{pipelined}{start}", data.len)?;
                }
            }
        }
        for (map, data) in kernel.maps.iter() {
            let swizzle = data.swizzle.map_or_else(String::new, |swizzle| format!(" swizzle {}", swizzle.text()));
            let tf32 = if data.tf32 { " tf32" } else { "" };
            write!(self.out, "  map {map} of {}: {:?}{swizzle}{tf32}", data.buf, data.extents)?;
            if let Some(window) = &data.window {
                let side = |side: &Side| {
                    let parts = [&side.first, &side.step, &side.count, &side.shift].map(amount_text);
                    format!("({})", parts.join(", "))
                };
                write!(self.out, " window [{}]", window.sides.iter().map(side).collect::<Vec<_>>().join(", "))?;
            }
            self.out.write_char('\n')?;
        }
        for (var, data) in kernel.vars.iter() {
            let matrix = data.matrix.map_or_else(String::new, |matrix| format!(" {}", matrix.text()));
            writeln!(self.out, "  var {var} {}: {}[{}]{matrix}", word_text(&data.name), data.elem, data.len)?;
        }
        Ok(())
    }

    fn block(&mut self, block: &Block, depth: usize) -> fmt::Result {
        for inst in &block.insts {
            self.indent(depth)?;
            self.marker.begin(self.next.step());
            self.inst(inst, depth)?;
            self.end_line(depth)?;
        }
        Ok(())
    }

    /// Ends a line, and writes the marks of the instruction that began in it below.
    fn end_line(&mut self, depth: usize) -> fmt::Result {
        self.out.write_char('\n')?;
        for comment in self.marker.end_line() {
            self.indent(depth)?;
            writeln!(self.out, "{comment}")?;
        }
        Ok(())
    }

    fn indent(&mut self, depth: usize) -> fmt::Result {
        (0..depth).try_for_each(|_| self.out.write_str("  "))
    }

    fn inst(&mut self, inst: &Inst, depth: usize) -> fmt::Result {
        if !inst.results.is_empty() {
            write!(self.out, "{} = ", list(&inst.results))?;
        }
        self.out.write_str(inst.op.name())?;
        let attributes = print_attributes(&inst.op);
        for written in attributes.iter().filter(|written| written.bare) {
            write!(self.out, "{}{}", if written.name == "op" { '.' } else { ' ' }, written.value)?;
        }
        let mut items: Vec<String> = inst.args.iter().map(ToString::to_string).collect();
        items.extend(attributes.iter().filter(|written| !written.bare).map(|written| match written.flag {
            true => written.name.to_owned(),
            false => format!("{} = {}", written.name, written.value),
        }));
        if !items.is_empty() {
            write!(self.out, " {}", items.join(", "))?;
        }
        if let Some(&first) = inst.results.first() {
            write!(self.out, " : {}", self.kernel.vals[first])?;
        }
        if !inst.hints.is_empty() {
            write!(self.out, " hints {}", inst.hints)?;
        }
        let branches = matches!(inst.op, Op::If {});
        for (i, block) in inst.blocks.iter().enumerate() {
            if branches && i == 1 && inst.blocks.len() == 2 && *block == Block::default() {
                break;
            }
            if branches && i > 0 {
                self.out.write_str(" else")?;
            }
            if !block.args.is_empty() {
                let arg = |&arg: &Val| format!("{arg}: {}", self.kernel.vals[arg]);
                write!(self.out, " ({})", block.args.iter().map(arg).collect::<Vec<_>>().join(", "))?;
            }
            self.out.write_str(" {")?;
            self.end_line(depth + 1)?;
            self.block(block, depth + 1)?;
            self.indent(depth)?;
            self.out.write_char('}')?;
        }
        self.position(inst.span)?;
        Ok(())
    }
}

fn source_text(source: Source) -> String {
    match source {
        Source::Host(value) => format!("host {value}"),
        Source::Extent(value, axis) => format!("extent {value}, {axis}"),
        Source::Stride(value, axis) => format!("stride {value}, {axis}"),
    }
}

fn amount_text(amount: &Amount) -> String {
    let call =
        |name: &str, pair: &(Amount, Amount)| format!("{name}({}, {})", amount_text(&pair.0), amount_text(&pair.1));
    match amount {
        Amount::Int(number) => number.to_string(),
        Amount::Of(source) => source_text(*source),
        Amount::Among(pair) => call("among", pair),
        Amount::Bin(op, pair) => call(op.name(), pair),
    }
}

fn list(vals: &[Val]) -> String {
    vals.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
