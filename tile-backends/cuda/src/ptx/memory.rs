//! Loads, stores and asynchronous copies.

use super::addresses::Address;
use super::arch::Version;
use super::asm::{Class, List, Operand};
use super::emitted::EmitError;
use super::emitter::Emitter;
use super::repr::class;
use super::scalar;
use tile_core::elem::{DType, Kind};
use tile_simt::ir::{Buf, Home, Inst, Op, Val};

/// How neighbouring elements travel.
#[derive(Clone, Copy, Debug)]
enum Form {
    /// One register for each element, of this type in the instruction.
    Elements(Class, &'static str),
    /// Words that hold several.
    Words,
    /// The lower half of a word, which holds two.
    Half,
}

fn form(ty: DType, count: usize) -> Form {
    match ty.bits() {
        64 => Form::Elements(Class::B64, "b64"),
        32 => Form::Elements(Class::B32, "b32"),
        _ if class(ty) == Class::B16 && count == 1 => Form::Elements(Class::B16, "b16"),
        bits => {
            if class(ty) == Class::B16 || count * bits as usize >= 32 {
                return Form::Words;
            }
            if bits == 8 && count == 2 && ty != DType::Bool {
                return Form::Half;
            }
            Form::Elements(
                Class::B32,
                match (bits, ty.kind()) {
                    (8, Kind::Int) => "s8",
                    (8, _) => "u8",
                    (_, Kind::Int) => "s16",
                    (_, _) => "u16",
                },
            )
        }
    }
}

/// `.v2` or `.v4`, or nothing, and the registers.
fn vector(registers: &[Operand]) -> (&'static str, String) {
    match registers.len() {
        1 => ("", registers[0].to_string()),
        2 => (".v2", format!("{{{}}}", List(registers))),
        _ => (".v4", format!("{{{}}}", List(registers))),
    }
}

impl Emitter<'_> {
    /// The guard's predicate, if there is one, and the operands behind it.
    pub(super) fn guard<'i>(&mut self, inst: &'i Inst, guarded: bool) -> (Option<Operand>, &'i [Val]) {
        if guarded { (Some(self.register(inst.args[0])), &inst.args[1..]) } else { (None, &inst.args) }
    }

    /// The state space in the name of an instruction.
    pub(super) fn space(&self, buf: Buf) -> &'static str {
        if self.kernel.bufs[buf].is_shared() { "shared" } else { "global" }
    }

    pub(super) fn load(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let Op::Load { buf, offset, guarded } = inst.op else { unreachable!("called for loads") };
        let priority = self.priority(inst);
        let (guard, rest) = self.guard(inst, guarded);
        let address = self.address(buf, rest[0], offset);
        let data = &self.kernel.bufs[buf];
        let space = match data.home {
            Home::Global { writable: false, .. } if !self.early => "global.nc",
            Home::Global { .. } => "global",
            Home::Shared { .. } => "shared",
        };
        let ty = data.elem;
        let otherwise = rest.get(1).copied();
        match form(ty, inst.results.len()) {
            Form::Elements(class, access) => {
                let otherwise = otherwise.map(|val| if ty.bits() == 8 { self.byte(val) } else { self.register(val) });
                let guard = guard.map(|guard| (guard, otherwise.unwrap_or(Operand::Int(0))));
                let count = inst.results.len();
                let loaded = self.load_registers(guard, (space, &priority), access, class, count, address);
                for (&result, x) in inst.results.iter().zip(loaded) {
                    let x = if ty == DType::Bool { scalar::truth(&mut self.asm, x) } else { x };
                    self.define(result, x);
                }
            }
            Form::Words => {
                let parts = 32 / ty.bits() as usize;
                let count = inst.results.len() / parts;
                let otherwise = otherwise.map(|val| self.word(&vec![val; parts]));
                let guard = guard.map(|guard| (guard, otherwise.unwrap_or(Operand::Int(0))));
                let words = self.load_registers(guard, (space, &priority), "b32", Class::B32, count, address);
                for (parts, word) in inst.results.chunks(parts).zip(words) {
                    self.unpack(word, parts);
                }
            }
            Form::Half => {
                let otherwise = otherwise.map(|val| self.half(val, val));
                let guard = guard.map(|guard| (guard, otherwise.unwrap_or(Operand::Int(0))));
                let word = self.load_registers(guard, (space, &priority), "u16", Class::B32, 1, address)[0];
                self.unpack(word, &inst.results);
                self.short.insert(inst.results[0]);
            }
        }
        Ok(())
    }

    /// Registers with what is at an address, or what the guard comes with where
    /// it is false.
    fn load_registers(
        &mut self,
        guard: Option<(Operand, Operand)>,
        (space, (priority, policy)): (&str, &(String, String)),
        access: &str,
        class: Class,
        count: usize,
        address: Address,
    ) -> Vec<Operand> {
        let registers: Vec<Operand> = (0..count).map(|_| self.asm.register(class)).collect();
        let (dims, list) = vector(&registers);
        match guard {
            Some((guard, otherwise)) => {
                let mov = format!("mov.{}", class.ty());
                registers.iter().for_each(|&register| self.asm.set(register, &mov, &[otherwise]));
                self.asm.line(format_args!("@{guard} ld.{space}{priority}{dims}.{access} {list}, {address}{policy}"));
            }
            None => self.asm.line(format_args!("ld.{space}{priority}{dims}.{access} {list}, {address}{policy}")),
        }
        registers
    }

    /// Two values of 8 bits in the lower half of a word.
    fn half(&mut self, low: Val, high: Val) -> Operand {
        let bytes = [self.byte(low), self.byte(high)];
        self.asm.b32("prmt.b32", &[bytes[0], bytes[1], Operand::Int(0x7740)])
    }

    pub(super) fn store(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let Op::Store { buf, offset, guarded } = inst.op else { unreachable!("called for stores") };
        let (cache, policy) = self.priority(inst);
        let (guard, rest) = self.guard(inst, guarded);
        let (index, values) = (rest[0], &rest[1..]);
        let address = self.address(buf, index, offset);
        let ty = self.kernel.bufs[buf].elem;
        let (access, registers) = match form(ty, values.len()) {
            Form::Elements(Class::B32, _) if ty.bits() == 8 => {
                ("b8", values.iter().map(|&value| self.byte(value)).collect::<Vec<_>>())
            }
            Form::Elements(_, _) => {
                let access = match ty.bits() {
                    16 => "b16",
                    32 => "b32",
                    _ => "b64",
                };
                (access, values.iter().map(|&value| self.operand(value)).collect())
            }
            Form::Words => {
                let parts = 32 / ty.bits() as usize;
                ("b32", values.chunks(parts).map(|parts| self.word(parts)).collect())
            }
            Form::Half => ("u16", vec![self.half(values[0], values[1])]),
        };
        let (dims, list) = vector(&registers);
        let space = self.space(buf);
        match guard {
            Some(guard) => {
                self.asm.line(format_args!("@{guard} st.{space}{cache}{dims}.{access} {address}, {list}{policy}"));
            }
            None => self.asm.line(format_args!("st.{space}{cache}{dims}.{access} {address}, {list}{policy}")),
        }
        Ok(())
    }

    /// To the shared memory of a block of the cluster, whose barrier counts the bytes.
    pub(super) fn store_remote(&mut self, inst: &Inst) {
        let Op::StoreRemote { buf, offset, signal } = inst.op else {
            unreachable!("called for stores to other blocks")
        };
        let mut address = self.remote_address(buf, inst.args[0], inst.args[2]);
        address.offset += offset * self.kernel.bufs[buf].elem.bytes() as i64;
        let barrier = self.remote_address(signal, inst.args[1], inst.args[2]);
        let registers: Vec<Operand> = inst.args[3..].iter().map(|&value| self.operand(value)).collect();
        let (dims, list) = vector(&registers);
        self.asm.require(Version(8, 1));
        let store = format!("st.async.shared::cluster.mbarrier::complete_tx::bytes{dims}.b32");
        self.asm.line(format_args!("{store} {address}, {list}, {barrier}"));
    }

    /// With a guard the form with the size of the source in a register: what
    /// is beyond it is zeros. A predicate on the instruction would cost a
    /// branch.
    pub(super) fn copy_async(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let Op::CopyAsync { src, src_offset, dst, dst_offset, bytes, guarded } = inst.op else {
            unreachable!("called for asynchronous copies")
        };
        let (hint, policy) = self.priority(inst);
        let (guard, rest) = self.guard(inst, guarded);
        let from = self.address(src, rest[0], src_offset);
        let to = self.address(dst, rest[1], dst_offset);
        // Only whole 16 bytes can bypass L1.
        let cache = if bytes == 16 { "cg" } else { "ca" };
        match guard {
            Some(guard) => {
                let size = self.asm.b32("selp.b32", &[Operand::Int(bytes.into()), Operand::Int(0), guard]);
                self.asm
                    .line(format_args!("cp.async.{cache}.shared.global{hint} {to}, {from}, {bytes}, {size}{policy}"));
            }
            None => self.asm.line(format_args!("cp.async.{cache}.shared.global{hint} {to}, {from}, {bytes}{policy}")),
        }
        Ok(())
    }
}
