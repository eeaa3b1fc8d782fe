//! Loops and branches.

use super::asm::Operand;
use super::emitted::EmitError;
use super::emitter::Emitter;
use super::repr::{class, int_type};
use super::wgmma;
use tile_simt::ir::Inst;

impl Emitter<'_> {
    /// The test stands at the end, so that an iteration has one jump; whether
    /// there is a first one is tested before, unless constants say so.
    pub(super) fn for_loop(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let &[lo, hi, step] = &inst.args[..] else { unreachable!("the verifier wants three operands") };
        let body = &inst.blocks[0];
        let ty = self.ty(lo);
        let int = int_type(ty);
        let (known_lo, known_hi, known_step) = (self.known(lo), self.known(hi), self.known(step));
        let (lo, hi, step) = (self.operand(lo), self.operand(hi), self.operand(step));
        let counter = self.asm.value(class(ty), &format!("mov.{}", class(ty).ty()), &[lo]);
        self.define(body.args[0], counter);
        let (start, end) = (self.asm.label(), self.asm.label());
        if known_step.is_none_or(|step| step < 1) {
            let stuck = self.asm.pred(&format!("setp.lt.{int}"), &[step, Operand::Int(1)]);
            self.asm.jump_if(stuck, end);
        }
        if !matches!((known_lo, known_hi), (Some(lo), Some(hi)) if lo < hi) {
            let empty = self.asm.pred(&format!("setp.ge.{int}"), &[counter, hi]);
            self.asm.jump_if(empty, end);
        }
        self.asm.place(start);
        if wgmma::multiplies(body) {
            self.asm.line(format_args!(".pragma \"nounroll\""));
        }
        self.block(body)?;
        self.asm.set(counter, &format!("add.{int}"), &[counter, step]);
        let more = self.asm.pred(&format!("setp.lt.{int}"), &[counter, hi]);
        self.asm.jump_if(more, start);
        self.asm.place(end);
        Ok(())
    }

    pub(super) fn branch(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let condition = self.register(inst.args[0]);
        let [then, otherwise] = &inst.blocks[..] else { unreachable!("the verifier wants two blocks") };
        let end = self.asm.label();
        match (then.insts.is_empty(), otherwise.insts.is_empty()) {
            (true, true) => return Ok(()),
            (false, true) => {
                self.asm.jump_unless(condition, end);
                self.block(then)?;
            }
            (true, false) => {
                self.asm.jump_if(condition, end);
                self.block(otherwise)?;
            }
            (false, false) => {
                let other = self.asm.label();
                self.asm.jump_unless(condition, other);
                self.block(then)?;
                self.asm.jump(end);
                self.asm.place(other);
                self.block(otherwise)?;
            }
        }
        self.asm.place(end);
        Ok(())
    }
}
