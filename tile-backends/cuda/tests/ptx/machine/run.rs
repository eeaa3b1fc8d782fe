//! Execution.

use super::parse::{Arg, Function, Instruction, Module};
use super::{convert, float, int, mask, width};

const TABLES_AT: u64 = 1 << 40;
const SHARED_AT: u64 = 1 << 20;

/// The memory that threads share.
pub(crate) struct Machine<'m> {
    module: &'m Module,
    pub(crate) global: Vec<u8>,
    pub(crate) shared: Vec<u8>,
    /// What the entry's parameters hold.
    pub(crate) params: Vec<u64>,
    pub(crate) thread: u32,
    pub(crate) block: [u32; 3],
}

/// What an instruction does to control.
enum Next {
    Following,
    Jump(usize),
    Return,
    Exit,
}

struct Frame<'m> {
    function: &'m Function,
    registers: Vec<u64>,
}

impl<'m> Machine<'m> {
    pub(crate) fn new(module: &'m Module, global: Vec<u8>, params: Vec<u64>) -> Machine<'m> {
        Machine { module, global, shared: vec![0; 1 << 16], params, thread: 0, block: [0; 3] }
    }

    /// Runs the entry as one thread.
    pub(crate) fn run(&mut self) {
        let function = &self.module.functions[&self.module.entry];
        let mut frame = Frame { function, registers: vec![0; function.registers.len()] };
        self.body(&mut frame);
    }

    /// Runs to the end; whether the thread goes on.
    fn body(&mut self, frame: &mut Frame<'m>) -> bool {
        let mut at = 0;
        while let Some(instruction) = frame.function.code.get(at) {
            at += 1;
            if instruction.guard.is_some_and(|(guard, negated)| (frame.registers[guard] != 0) == negated) {
                continue;
            }
            match self.step(frame, instruction) {
                Next::Following => {}
                Next::Jump(to) => at = to,
                Next::Return => return true,
                Next::Exit => return false,
            }
        }
        true
    }

    fn read(&self, frame: &Frame<'m>, arg: &Arg) -> u64 {
        match arg {
            Arg::Reg(number) => frame.registers[*number],
            Arg::Number(x) => *x,
            Arg::Name(name) => match name.as_str() {
                "%tid.x" => self.thread.into(),
                "%ctaid.x" => self.block[0].into(),
                "%ctaid.y" => self.block[1].into(),
                "%ctaid.z" => self.block[2].into(),
                "shared_memory" => SHARED_AT,
                _ if self.module.tables.contains_key(name) => TABLES_AT,
                _ => panic!("name {name}"),
            },
            Arg::Address(base, offset) => self.read(frame, base).wrapping_add(*offset as u64),
            other => panic!("read of {other:?}"),
        }
    }

    fn write(frame: &mut Frame<'m>, arg: &Arg, x: u64) {
        match arg {
            Arg::Reg(number) => frame.registers[*number] = x,
            other => panic!("write of {other:?}"),
        }
    }

    /// Bytes of memory, at an address of a space.
    fn memory(&mut self, space: &str, at: u64, bytes: usize) -> &mut [u8] {
        let (memory, at) = match space {
            "global" => (&mut self.global, at),
            _ => (&mut self.shared, at - SHARED_AT),
        };
        assert!(at.is_multiple_of(bytes as u64), "an address is a multiple of the size");
        &mut memory[at as usize..][..bytes]
    }

    fn load(&mut self, space: &str, ty: &str, at: u64) -> u64 {
        let bytes = width(ty) as usize / 8;
        if space == "const" {
            let table = self.module.tables.values().next().expect("a text with tables");
            return table[((at - TABLES_AT) / 8) as usize];
        }
        let mut x = [0; 8];
        x[..bytes].copy_from_slice(self.memory(space, at, bytes));
        let x = u64::from_le_bytes(x);
        // Registers are wider than narrow integers.
        if bytes < 4 && ty.starts_with('s') { mask("b32", int::value(ty, x) as u64) } else { x }
    }

    fn store(&mut self, space: &str, ty: &str, at: u64, x: u64) {
        let bytes = width(ty) as usize / 8;
        self.memory(space, at, bytes).copy_from_slice(&x.to_le_bytes()[..bytes]);
    }

    fn step(&mut self, frame: &mut Frame<'m>, instruction: &'m Instruction) -> Next {
        let parts = &instruction.parts[..];
        let (name, ty) = (parts[0], *parts.last().unwrap());
        let part = parts.get(1).copied().unwrap_or("");
        let args = &instruction.args[..];
        let is_float = ty.starts_with('f') || ty.starts_with("bf");
        let result = match name {
            "bra" => {
                let Arg::Target(to) = args[0] else { panic!("a jump has a target") };
                return Next::Jump(to);
            }
            "ret" => return Next::Return,
            "exit" => return Next::Exit,
            "bar" | "fence" => return Next::Following,
            "call" => {
                self.call(frame, args);
                return Next::Following;
            }
            "ld" => {
                self.execute_load(frame, parts, args);
                return Next::Following;
            }
            "st" => {
                let values = if let Arg::Vector(values) = &args[1] { &values[..] } else { &args[1..] };
                let at = self.read(frame, &args[0]);
                for (i, value) in values.iter().enumerate() {
                    let x = self.read(frame, value);
                    self.store(part, ty, at + i as u64 * u64::from(width(ty) / 8), x);
                }
                return Next::Following;
            }
            "atom" | "red" => {
                self.atomic(frame, parts, args);
                return Next::Following;
            }
            "mov" => match (&args[0], &args[1]) {
                (Arg::Vector(to), from) => {
                    let (x, bits) = (self.read(frame, from), width(ty) / to.len() as u32);
                    for (i, to) in to.iter().enumerate() {
                        Self::write(frame, to, (x >> (i as u32 * bits)) & ((1 << bits) - 1));
                    }
                    return Next::Following;
                }
                (_, Arg::Vector(from)) => {
                    let bits = width(ty) / from.len() as u32;
                    from.iter().enumerate().map(|(i, x)| self.read(frame, x) << (i as u32 * bits)).sum()
                }
                (_, from) => mask(ty, self.read(frame, from)),
            },
            _ => {
                let values: Vec<u64> = args[1..].iter().map(|arg| self.read(frame, arg)).collect();
                compute(name, part, parts, ty, is_float, &values, frame)
            }
        };
        Self::write(frame, &args[0], result);
        Next::Following
    }

    fn execute_load(&mut self, frame: &mut Frame<'m>, parts: &[&str], args: &[Arg]) {
        let ty = *parts.last().unwrap();
        let space = *parts[1..].iter().find(|part| matches!(**part, "param" | "global" | "shared" | "const")).unwrap();
        let to = if let Arg::Vector(to) = &args[0] { &to[..] } else { &args[..1] };
        if space == "param" {
            let Arg::Address(name, _) = &args[1] else { panic!("a parameter has a name") };
            let Arg::Reg(register) = **name else { panic!("a parameter has a name") };
            let names = &frame.function.params;
            let at = names.iter().position(|(name, _)| frame.function.registers[name] == register).unwrap();
            let x = self.params[at];
            let x = if width(ty) < 32 && ty.starts_with('s') { mask("b32", int::value(ty, x) as u64) } else { x };
            return Self::write(frame, &to[0], x);
        }
        let at = self.read(frame, &args[1]);
        for (i, to) in to.iter().enumerate() {
            let x = self.load(space, ty, at + i as u64 * u64::from(width(ty) / 8));
            Self::write(frame, to, x);
        }
    }

    fn call(&mut self, frame: &mut Frame<'m>, args: &[Arg]) {
        let (Arg::Vector(results), Arg::Name(name), Arg::Vector(values)) = (&args[0], &args[1], &args[2]) else {
            panic!("a call has results, a name and operands")
        };
        let function = &self.module.functions[name];
        let mut inner = Frame { function, registers: vec![0; function.registers.len()] };
        for ((name, _), value) in function.params.iter().zip(values) {
            inner.registers[function.registers[name]] = self.read(frame, value);
        }
        assert!(self.body(&mut inner), "functions return");
        Self::write(frame, &results[0], inner.registers[function.registers["out"]]);
    }

    fn atomic(&mut self, frame: &mut Frame<'m>, parts: &[&str], args: &[Arg]) {
        let ty = *parts.last().unwrap();
        let space = if parts.contains(&"shared") { "shared" } else { "global" };
        let (to, args) = if parts[0] == "atom" { (Some(&args[0]), &args[1..]) } else { (None, args) };
        let at = self.read(frame, &args[0]);
        let x = self.read(frame, &args[1]);
        let old = self.load(space, ty, at);
        let op = *parts
            .iter()
            .find(|p| matches!(**p, "add" | "min" | "max" | "and" | "or" | "xor" | "exch" | "cas"))
            .unwrap();
        let new = match op {
            "exch" => x,
            "cas" if old == mask(ty, x) => self.read(frame, &args[2]),
            "cas" => old,
            _ if ty.starts_with('f') || ty.starts_with("bf") => float::binary(op, "rn", ty, old, x),
            _ => int::binary(op, "", ty, old, x),
        };
        self.store(space, ty, at, new);
        if let Some(to) = to {
            Self::write(frame, to, old);
        }
    }
}

/// The result of an instruction that only computes.
fn compute(
    name: &str,
    part: &str,
    parts: &[&str],
    ty: &str,
    is_float: bool,
    values: &[u64],
    frame: &mut Frame<'_>,
) -> u64 {
    let x = values[0];
    match (name, values) {
        ("cvta", _) => x,
        ("cvt", &[high, low]) => convert::narrow_pair(parts[parts.len() - 2], high, low),
        ("cvt", _) if ty.ends_with("x2") => convert::widen_pair(ty, x),
        ("cvt", _) => convert::single(part, parts[parts.len() - 2], ty, x),
        ("setp", &[x, y]) if is_float => float::compare(part, ty, x, y).into(),
        ("setp", &[x, y]) => int::compare(part, ty, x, y).into(),
        ("selp", &[x, y, condition]) => mask(ty, if condition != 0 { x } else { y }),
        ("fma", &[x, y, z]) if parts.contains(&"sat") => float::saturate(ty, float::fma(part, ty, x, y, z)),
        ("fma", &[x, y, z]) => float::fma(part, ty, x, y, z),
        ("mad", &[x, y, z]) if part == "wide" => int::binary("mul", "wide", ty, x, y).wrapping_add(z),
        ("mad", &[x, y, z]) => {
            let product = int::binary("mul", "lo", ty, x, y);
            int::binary("add", "", ty, product, z)
        }
        ("bfe", &[x, start, len]) => int::bit_field(ty, x, start, len),
        ("prmt", &[x, y, selector]) => int::permute(x, y, selector),
        // The carry lives between two neighbouring instructions.
        ("add", &[x, y]) if part == "cc" => {
            let (sum, carry) = x.overflowing_add(y);
            frame.registers.push(carry.into());
            sum
        }
        ("addc", &[x, y]) => x.wrapping_add(y).wrapping_add(frame.registers.pop().expect("a carry")),
        (_, &[x, y]) if is_float => float::binary(name, part, ty, x, y),
        (_, &[x, y]) => int::binary(name, part, ty, x, y),
        (_, &[x]) if is_float => float::unary(name, ty, x),
        (_, &[x]) => int::unary(name, ty, x),
        _ => panic!("instruction {}", parts.join(".")),
    }
}
