//! Writing messages; [`message`](super::message) has the format.

use super::addresses::Address;
use super::asm::{Class, Operand};
use super::emitter::Emitter;
use super::int;
use super::message::{FAILED_AT, HEADER_BYTES, RECORD_WORDS, failure_bytes, record_bytes};
use super::repr::class;
use super::scalar;
use tile_core::elem::DType;
use tile_simt::ir::{Inst, Val};

impl Emitter<'_> {
    pub(super) fn print(&mut self, inst: &Inst) {
        let site = self.next_site();
        let bytes = i64::from(record_bytes(&self.sites[site]));
        let messages = self.messages();
        let reserved = self.asm.register(Class::B64);
        self.asm.line(format_args!("atom.relaxed.gpu.global.add.u64 {reserved}, [{messages}], {bytes}"));
        let capacity = self.asm.register(Class::B64);
        self.asm.line(format_args!("ld.global.u64 {capacity}, [{messages}+8]"));
        let end = self.asm.b64("add.u64", &[reserved, Operand::Int(bytes)]);
        let full = self.asm.pred("setp.gt.u64", &[end, capacity]);
        let skip = self.asm.label();
        self.asm.jump_if(full, skip);
        let record = self.asm.b64("add.u64", &[messages, reserved]);
        let start = HEADER_BYTES + failure_bytes(&self.sites);
        self.record(Address { base: record, offset: start.into() }, site, &inst.args);
        self.asm.place(skip);
    }

    pub(super) fn assert(&mut self, inst: &Inst) {
        let (condition, args) = inst.args.split_first().expect("the verifier wants a condition");
        let condition = self.register(*condition);
        let site = self.next_site();
        let messages = self.messages();
        let (holds, leave) = (self.asm.label(), self.asm.label());
        self.asm.jump_if(condition, holds);
        let failed = self.asm.register(Class::B32);
        self.asm.line(format_args!("atom.relaxed.gpu.global.exch.b32 {failed}, [{messages}+{FAILED_AT}], 1"));
        let late = scalar::truth(&mut self.asm, failed);
        self.asm.jump_if(late, leave);
        self.record(Address { base: messages, offset: HEADER_BYTES.into() }, site, args);
        self.asm.place(leave);
        self.asm.line(format_args!("exit"));
        self.asm.place(holds);
    }

    fn messages(&self) -> Operand {
        self.messages.expect("the prologue loads the message buffer of a kernel with sites")
    }

    /// The number of the site that the walk has reached.
    fn next_site(&mut self) -> usize {
        self.site += 1;
        self.site - 1
    }

    /// Writes a record.
    fn record(&mut self, at: Address, site: usize, args: &[Val]) {
        let bytes = i64::from(record_bytes(&self.sites[site]));
        let word = |emitter: &mut Self, number: u32, x: Operand| {
            let address = Address { offset: at.offset + 8 * i64::from(number), ..at };
            emitter.asm.line(format_args!("st.global.b64 {address}, {x}"));
        };
        word(self, 0, Operand::Int(site as i64 | bytes << 32));
        let [x, y, z, thread] =
            ["%ctaid.x", "%ctaid.y", "%ctaid.z", "%tid.x"].map(|name| self.asm.b32("mov.u32", &[Operand::Name(name)]));
        let blocks = self.asm.join(Class::B64, "mov.b64", &[x, y]);
        word(self, 1, blocks);
        let thread = self.asm.join(Class::B64, "mov.b64", &[z, thread]);
        word(self, 2, thread);
        for (number, &arg) in (RECORD_WORDS..).zip(args) {
            let x = self.encoding(arg);
            word(self, number, x);
        }
    }

    /// The encoding of a value, zero-extended to 64 bits.
    fn encoding(&mut self, val: Val) -> Operand {
        let ty = self.ty(val);
        let x = self.register(val);
        let asm = &mut self.asm;
        match class(ty) {
            Class::B64 => x,
            Class::B16 => asm.b64("cvt.u64.u16", &[x]),
            Class::Pred => asm.b64("selp.b64", &[Operand::Int(1), Operand::Int(0), x]),
            Class::B32 => {
                let low = if ty == DType::I32 { x } else { int::unsigned(asm, ty, x) };
                asm.b64("cvt.u64.u32", &[low])
            }
        }
    }
}
