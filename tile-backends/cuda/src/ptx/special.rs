//! Registers that the machine sets.

use super::asm::{Class, Operand};
use super::emitter::Emitter;
use tile_simt::ir::Special;

impl Emitter<'_> {
    pub(super) fn special(&mut self, what: Special) -> Operand {
        match what {
            Special::Thread => self.asm.b32("mov.u32", &[Operand::Name("%tid.x")]),
            Special::Warpgroup => self.warpgroup(),
            Special::Worker => self.asm.b32("mov.u32", &[Operand::Name("%ctaid.x")]),
            Special::Workers => self.asm.b32("mov.u32", &[Operand::Name("%nctaid.x")]),
            Special::Rank => self.asm.b32("mov.u32", &[Operand::Name("%cluster_ctarank")]),
            Special::Block(axis) => {
                let name = ["%ctaid.x", "%ctaid.y", "%ctaid.z"][(self.kernel.grid - 1 - u32::from(axis)) as usize];
                self.asm.b64("cvt.u64.u32", &[Operand::Name(name)])
            }
        }
    }

    /// The number of the warpgroup. What comes out of a shuffle is the same in
    /// the whole warp, and the assembler knows it: branches on it do not
    /// diverge, and addresses made of it stay in uniform registers.
    pub(super) fn warpgroup(&mut self) -> Operand {
        let thread = self.asm.b32("mov.u32", &[Operand::Name("%tid.x")]);
        let group = self.asm.b32("shr.u32", &[thread, Operand::Int(7)]);
        let same = self.asm.register(Class::B32);
        self.asm.line(format_args!("shfl.sync.idx.b32 {same}, {group}, 0, 31, 0xffffffff"));
        same
    }
}
