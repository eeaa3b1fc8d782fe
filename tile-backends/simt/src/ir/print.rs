//! The text form.
//!
//! ```text
//! kernel scale threads(128) grid(1) {
//!   param %0: index = extent %0, 0
//!   global @0 x: f32
//!   shared @1 tile: f32[1024] align 16
//!   var $0 acc: f32[8]
//!   %2 = load %1 {buf = @0, offset = 4} : f32, f32
//! }
//! ```

use super::kernel::{Block, Home, Kernel, Source, Val};
use std::fmt::{self, Display, Formatter};

impl Display for Kernel {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let fast = if self.fast_math { " fast_math" } else { "" };
        let persistent = if self.persistent { " persistent" } else { "" };
        let cluster = if self.cluster > 1 { format!(" cluster({})", self.cluster) } else { String::new() };
        let (name, threads, grid) = (&self.name, self.threads, self.grid);
        writeln!(f, "kernel {name} threads({threads}) grid({grid}){persistent}{cluster}{fast} {{")?;
        for param in &self.params {
            write!(f, "  param {}: {} = ", param.value, self.vals[param.value])?;
            match param.source {
                Source::Host(value) => writeln!(f, "host {value}")?,
                Source::Extent(value, axis) => writeln!(f, "extent {value}, {axis}")?,
                Source::Stride(value, axis) => writeln!(f, "stride {value}, {axis}")?,
            }
        }
        for (buf, data) in self.bufs.iter() {
            match data.home {
                Home::Global { of, writable } => {
                    let writable = if writable { "mut " } else { "" };
                    writeln!(f, "  global {buf} {}: {writable}{} = {of}", data.name, data.elem)?;
                }
                Home::Shared { start, align } => {
                    write!(f, "  shared {buf} {}: {}[{}] align {align}", data.name, data.elem, data.len)?;
                    match start {
                        Some(start) => writeln!(f, " at {start}")?,
                        None => writeln!(f)?,
                    }
                }
            }
        }
        for (map, data) in self.maps.iter() {
            let swizzle = data.swizzle.map_or_else(String::new, |swizzle| format!(" {swizzle:?}"));
            writeln!(f, "  map {map} of {}: {:?}{swizzle}", data.buf, data.extents)?;
        }
        for (var, data) in self.vars.iter() {
            writeln!(f, "  var {var} {}: {}[{}]", data.name, data.elem, data.len)?;
        }
        self.print_block(f, &self.body, 1)?;
        writeln!(f, "}}")
    }
}

impl Kernel {
    fn print_block(&self, f: &mut Formatter<'_>, block: &Block, depth: usize) -> fmt::Result {
        let indent = "  ".repeat(depth);
        for inst in &block.insts {
            f.write_str(&indent)?;
            if !inst.results.is_empty() {
                write!(f, "{} = ", list(&inst.results))?;
            }
            f.write_str(inst.op.name())?;
            if !inst.args.is_empty() {
                write!(f, " {}", list(&inst.args))?;
            }
            let attributes: Vec<String> =
                inst.op.attributes().iter().map(|(name, text)| format!("{name} = {text}")).collect();
            if !attributes.is_empty() {
                write!(f, " {{{}}}", attributes.join(", "))?;
            }
            if let Some(&first) = inst.results.first() {
                write!(f, " : {}", self.vals[first])?;
            }
            for block in &inst.blocks {
                let args: Vec<String> = block.args.iter().map(|&arg| format!("{arg}: {}", self.vals[arg])).collect();
                let args = if args.is_empty() { String::new() } else { format!("({}) ", args.join(", ")) };
                writeln!(f, " {args}{{")?;
                self.print_block(f, block, depth + 1)?;
                write!(f, "{indent}}}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

fn list(vals: &[Val]) -> String {
    vals.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
