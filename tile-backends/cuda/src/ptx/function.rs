//! Functions of a module, for code too long to repeat at every use.

use super::arch::{Arch, Version};
use super::asm::{Asm, Operand};
use super::asm::{Function, Table};
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// The texts of functions and of everything that they need, each before what
/// uses it, and the version that they need.
pub(super) fn write_all<'a>(arch: Arch, called: impl Iterator<Item = &'a Function>) -> (String, Version) {
    let mut module = Module { arch, version: arch.version(), text: String::new(), written: BTreeSet::new() };
    called.for_each(|function| module.function(function));
    (module.text, module.version)
}

struct Module {
    arch: Arch,
    version: Version,
    text: String,
    /// Names of what the text has.
    written: BTreeSet<&'static str>,
}

impl Module {
    fn function(&mut self, function: &Function) {
        if !self.written.insert(function.name) {
            return;
        }
        for table in function.tables {
            self.table(table);
        }
        let mut asm = Asm::new(self.arch, false);
        let args: Vec<Operand> = (0..function.args.len() as u32).map(Operand::Arg).collect();
        let result = (function.body)(&mut asm, &args);
        asm.set(Operand::Name("out"), &format!("mov.{}", function.result.ty()), &[result]);
        asm.line(format_args!("ret"));
        self.version = self.version.max(asm.version());
        let callees: Vec<&'static Function> = asm.functions().collect();
        callees.into_iter().for_each(|callee| self.function(callee));
        let declared: Vec<String> =
            function.args.iter().zip(&args).map(|(class, arg)| format!(".reg .{} {arg}", class.ty())).collect();
        write!(
            self.text,
            "\n.func (.reg .{} out) {} ({})\n{{\n{}}}\n",
            function.result.ty(),
            function.name,
            declared.join(", "),
            asm.finish(),
        )
        .expect("writing to a string succeeds");
    }

    fn table(&mut self, table: &Table) {
        if !self.written.insert(table.name) {
            return;
        }
        let words: Vec<String> = table.words.iter().map(|word| format!("0x{word:016X}")).collect();
        writeln!(self.text, "\n.const .align 8 .b64 {}[{}] = {{{}}};", table.name, words.len(), words.join(", "))
            .expect("writing to a string succeeds");
    }
}
