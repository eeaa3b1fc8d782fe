//! Writing instructions: registers, operands, labels and lines.
//!
//! PTX registers are untyped here: the bit types `.b16`, `.b32` and `.b64` are
//! accepted wherever an instruction wants a type of that width, so a register
//! holds an integer or a float and reinterpreting it costs nothing. Every
//! instruction writes a register of its own; the assembler's allocator packs
//! them.

use super::arch::{Arch, Version};
use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

/// What kind of register.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Class {
    Pred,
    B16,
    B32,
    B64,
}

impl Class {
    const ALL: [Class; 4] = [Class::Pred, Class::B16, Class::B32, Class::B64];

    fn prefix(self) -> char {
        match self {
            Class::Pred => 'p',
            Class::B16 => 'h',
            Class::B32 => 'r',
            Class::B64 => 'd',
        }
    }

    /// The type in a declaration.
    pub(super) fn ty(self) -> &'static str {
        match self {
            Class::Pred => "pred",
            Class::B16 => "b16",
            Class::B32 => "b32",
            Class::B64 => "b64",
        }
    }
}

/// An operand of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Operand {
    /// A register.
    Reg(Class, u32),
    /// An integer in an instruction.
    Int(i64),
    /// The encoding of an `f32` in an instruction.
    F32(u32),
    /// The encoding of an `f64` in an instruction.
    F64(u64),
    /// A register or symbol with a name.
    Name(&'static str),
    /// An argument of a [`Function`].
    Arg(u32),
}

impl fmt::Display for Operand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Operand::Reg(class, number) => write!(f, "%{}{number}", class.prefix()),
            Operand::Int(i64::MIN) => f.write_str("0x8000000000000000"),
            Operand::Int(x) => write!(f, "{x}"),
            Operand::F32(bits) => write!(f, "0f{bits:08X}"),
            Operand::F64(bits) => write!(f, "0d{bits:016X}"),
            Operand::Name(name) => f.write_str(name),
            Operand::Arg(number) => write!(f, "a{number}"),
        }
    }
}

impl From<i64> for Operand {
    fn from(x: i64) -> Operand {
        Operand::Int(x)
    }
}

/// A place to jump to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Label(u32);

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "L{}", self.0)
    }
}

/// The body of a function under construction.
#[derive(Debug)]
pub(super) struct Asm {
    pub(super) arch: Arch,
    /// Whether approximations are welcome.
    pub(super) fast: bool,
    /// The version that the instructions so far need.
    version: Version,
    text: String,
    registers: [u32; 4],
    labels: u32,
    /// The functions that the instructions so far call, by name.
    functions: BTreeMap<&'static str, &'static Function>,
}

/// An operand list, as in `{a, b}` or `a, b`.
pub(super) struct List<'a>(pub(super) &'a [Operand]);

impl fmt::Display for List<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, operand) in self.0.iter().enumerate() {
            write!(f, "{}{operand}", if i == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

impl Asm {
    pub(super) fn new(arch: Arch, fast: bool) -> Asm {
        Asm {
            arch,
            fast,
            version: arch.version(),
            text: String::new(),
            registers: [0; 4],
            labels: 0,
            functions: BTreeMap::new(),
        }
    }

    /// Notes that an instruction needs this version.
    pub(super) fn require(&mut self, version: Version) {
        self.version = self.version.max(version);
    }

    pub(super) fn version(&self) -> Version {
        self.version
    }

    /// A register that nothing uses yet.
    pub(super) fn register(&mut self, class: Class) -> Operand {
        let number = &mut self.registers[class as usize];
        *number += 1;
        Operand::Reg(class, *number - 1)
    }

    /// A line of any form.
    pub(super) fn line(&mut self, line: fmt::Arguments<'_>) {
        writeln!(self.text, "  {line};").expect("writing to a string succeeds");
    }

    /// Instructions of the user, in a scope of their own.
    pub(super) fn scope(&mut self, text: &str) {
        let end = if text.ends_with([';', '}']) { "" } else { ";" };
        writeln!(self.text, "  {{ {text}{end} }}").expect("writing to a string succeeds");
    }

    /// `op dst, args`.
    pub(super) fn set(&mut self, dst: Operand, op: &str, args: &[Operand]) {
        self.line(format_args!("{op} {dst}, {}", List(args)));
    }

    fn made(&mut self, class: Class, op: &str, args: &[Operand]) -> Operand {
        let dst = self.register(class);
        self.set(dst, op, args);
        dst
    }

    /// An instruction with a new predicate as its result.
    pub(super) fn pred(&mut self, op: &str, args: &[Operand]) -> Operand {
        self.made(Class::Pred, op, args)
    }

    /// An instruction with a new 16-bit result.
    pub(super) fn b16(&mut self, op: &str, args: &[Operand]) -> Operand {
        self.made(Class::B16, op, args)
    }

    /// An instruction with a new 32-bit result.
    pub(super) fn b32(&mut self, op: &str, args: &[Operand]) -> Operand {
        self.made(Class::B32, op, args)
    }

    /// An instruction with a new 64-bit result.
    pub(super) fn b64(&mut self, op: &str, args: &[Operand]) -> Operand {
        self.made(Class::B64, op, args)
    }

    /// An instruction with a new result of that class.
    pub(super) fn value(&mut self, class: Class, op: &str, args: &[Operand]) -> Operand {
        self.made(class, op, args)
    }

    /// The parts of a register, lowest first.
    pub(super) fn split<const N: usize>(&mut self, parts: Class, op: &str, whole: Operand) -> [Operand; N] {
        let dst = [(); N].map(|()| self.register(parts));
        self.line(format_args!("{op} {{{}}}, {whole}", List(&dst)));
        dst
    }

    /// A register of parts, lowest first.
    pub(super) fn join(&mut self, class: Class, op: &str, parts: &[Operand]) -> Operand {
        let dst = self.register(class);
        self.line(format_args!("{op} {dst}, {{{}}}", List(parts)));
        dst
    }

    /// A label that is not placed yet.
    pub(super) fn label(&mut self) -> Label {
        self.labels += 1;
        Label(self.labels - 1)
    }

    pub(super) fn place(&mut self, label: Label) {
        writeln!(self.text, "{label}:").expect("writing to a string succeeds");
    }

    /// Jumps.
    pub(super) fn jump(&mut self, to: Label) {
        self.line(format_args!("bra {to}"));
    }

    /// Jumps where the predicate holds.
    pub(super) fn jump_if(&mut self, condition: Operand, to: Label) {
        self.line(format_args!("@{condition} bra {to}"));
    }

    /// Jumps where the predicate does not hold.
    pub(super) fn jump_unless(&mut self, condition: Operand, to: Label) {
        self.line(format_args!("@!{condition} bra {to}"));
    }

    /// A call of a function that the module will have.
    pub(super) fn call(&mut self, function: &'static Function, args: &[Operand]) -> Operand {
        self.functions.insert(function.name, function);
        let result = self.register(function.result);
        self.line(format_args!("call ({result}), {}, ({})", function.name, List(args)));
        result
    }

    /// The functions that are called.
    pub(super) fn functions(&self) -> impl Iterator<Item = &'static Function> {
        self.functions.values().copied()
    }

    /// The declarations of all registers, then the lines.
    pub(super) fn finish(self) -> String {
        let mut body = String::new();
        for class in Class::ALL {
            let count = self.registers[class as usize];
            if count > 0 {
                writeln!(body, "  .reg .{} %{}<{count}>;", class.ty(), class.prefix())
                    .expect("writing to a string succeeds");
            }
        }
        body + &self.text
    }
}

/// A function with one result.
#[derive(Debug)]
pub(super) struct Function {
    /// Its name in the text.
    pub(super) name: &'static str,
    /// What it takes.
    pub(super) args: &'static [Class],
    /// What it gives.
    pub(super) result: Class,
    /// Constants in memory that it reads.
    pub(super) tables: &'static [&'static Table],
    /// Writes its instructions, given the operands, and gives the result.
    pub(super) body: fn(&mut Asm, &[Operand]) -> Operand,
}

/// An array of 64-bit words in constant memory.
#[derive(Debug)]
pub(super) struct Table {
    /// Its name in the text.
    pub(super) name: &'static str,
    /// Its words.
    pub(super) words: &'static [u64],
}
