//! Atomics.
//!
//! What the hardware has is one instruction. The rest is a loop that computes
//! the new value from the old and exchanges them if nothing has come between;
//! elements of 8 bits are exchanged with the word around them. Elements in
//! shared memory are ordered for the block, others for the device.

use super::addresses::Address;
use super::arch::Arch;
use super::asm::{Asm, Class, List, Operand};
use super::emitted::EmitError;
use super::emitter::Emitter;
use super::repr::{canonical, class};
use super::scalar;
use tile_core::elem::{DType, Kind};
use tile_core::ir::{AtomicOp, Order};
use tile_simt::ir::{Inst, Op};

/// An atomic on one element.
struct Access {
    /// `global` or `shared`, with the scope of the order before it.
    space: String,
    /// Modifier of the order.
    order: &'static str,
    op: AtomicOp,
    ty: DType,
    address: Address,
    /// The operand, or for `cas` the expected and the new value.
    values: Vec<Operand>,
}

impl Emitter<'_> {
    pub(super) fn atomic(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let Op::Atomic { buf, offset, op, order, guarded } = inst.op else { unreachable!("called for atomics") };
        let (guard, rest) = self.guard(inst, guarded);
        let address = self.address(buf, rest[0], offset);
        let shared = self.kernel.bufs[buf].is_shared();
        let scope = if shared { "cta" } else { "gpu" };
        let end = self.asm.label();
        let values = rest[1..].iter().map(|&value| self.register(value)).collect();
        if let Some(guard) = guard {
            self.asm.jump_unless(guard, end);
        }
        let order = match order {
            Order::Relaxed => "relaxed",
            Order::Acquire => "acquire",
            Order::Release => "release",
            Order::AcqRel => "acq_rel",
            Order::SeqCst => {
                self.asm.line(format_args!("fence.sc.{scope}"));
                "acq_rel"
            }
        };
        let space = format!("{scope}.{}", self.space(buf));
        let access = Access { space, order, op, ty: self.kernel.bufs[buf].elem, address, values };
        let wanted = !inst.results.is_empty();
        let old = match native(self.asm.arch, op, access.ty) {
            Some(name) => self.single(&access, &name, wanted),
            None => self.exchange_loop(&access)?,
        };
        if guard.is_some() {
            self.asm.place(end);
        }
        if let (Some(&result), Some(old)) = (inst.results.first(), old) {
            self.define(result, old);
        }
        Ok(())
    }

    /// An instruction; the old value if it is wanted.
    fn single(&mut self, access: &Access, name: &str, wanted: bool) -> Option<Operand> {
        let Access { space, order, op, ty, address, values } = access;
        let reduces = !matches!(op, AtomicOp::Exchange | AtomicOp::Cas) && matches!(*order, "relaxed" | "release");
        if !wanted && reduces {
            self.asm.line(format_args!("red.{order}.{space}.{name} {address}, {}", values[0]));
            return None;
        }
        let raw = memory_class(*ty);
        let values: Vec<Operand> = values.iter().map(|&x| encoded(&mut self.asm, *ty, x)).collect();
        let old = self.asm.register(raw);
        self.asm.line(format_args!("atom.{order}.{space}.{name} {old}, {address}, {}", List(&values)));
        Some(decoded(&mut self.asm, *ty, old))
    }

    /// A loop around compare-and-swap.
    fn exchange_loop(&mut self, access: &Access) -> Result<Option<Operand>, EmitError> {
        let Access { space, order, ty, .. } = access;
        if ty.bits() == 8 {
            return self.byte_loop(access).map(Some);
        }
        let (class, address) = (memory_class(*ty), access.address);
        let bits = class.ty();
        let old = self.asm.register(class);
        self.asm.line(format_args!("ld.relaxed.{space}.{bits} {old}, {address}"));
        let again = self.asm.label();
        self.asm.place(again);
        let value = decoded(&mut self.asm, *ty, old);
        let new = self.updated(access, value)?;
        let new = encoded(&mut self.asm, *ty, new);
        let found = self.asm.register(class);
        self.asm.line(format_args!("atom.{order}.{space}.cas.{bits} {found}, {address}, {old}, {new}"));
        let changed = self.asm.pred(&format!("setp.ne.{bits}"), &[found, old]);
        self.asm.set(old, &format!("mov.{bits}"), &[found]);
        self.asm.jump_if(changed, again);
        Ok(Some(decoded(&mut self.asm, *ty, old)))
    }

    /// The loop for an element of 8 bits, on the word around it.
    fn byte_loop(&mut self, access: &Access) -> Result<Operand, EmitError> {
        let Access { space, order, ty, address, .. } = access;
        let wide = address.base_is_wide();
        let (class, s) = if wide { (Class::B64, "64") } else { (Class::B32, "32") };
        let asm = &mut self.asm;
        let at = asm.value(class, &format!("add.s{s}"), &[address.base, Operand::Int(address.offset)]);
        let word = asm.value(class, &format!("and.b{s}"), &[at, Operand::Int(-4)]);
        let low = if wide { asm.b32("cvt.u32.u64", &[at]) } else { at };
        let lane = asm.b32("and.b32", &[low, Operand::Int(3)]);
        let shift = asm.b32("shl.b32", &[lane, Operand::Int(3)]);
        let mask = asm.b32("shl.b32", &[Operand::Int(0xff), shift]);
        let keep = asm.b32("not.b32", &[mask]);
        let old = asm.register(Class::B32);
        asm.line(format_args!("ld.relaxed.{space}.b32 {old}, [{word}]"));
        let again = asm.label();
        asm.place(again);
        let value = self.byte_of(*ty, old, shift);
        let new = self.updated(access, value)?;
        let new = if *ty == DType::Bool { scalar::number(&mut self.asm, new) } else { new };
        let asm = &mut self.asm;
        let byte = asm.b32("and.b32", &[new, Operand::Int(0xff)]);
        let byte = asm.b32("shl.b32", &[byte, shift]);
        let rest = asm.b32("and.b32", &[old, keep]);
        let merged = asm.b32("or.b32", &[rest, byte]);
        let found = asm.register(Class::B32);
        asm.line(format_args!("atom.{order}.{space}.cas.b32 {found}, [{word}], {old}, {merged}"));
        let changed = asm.pred("setp.ne.b32", &[found, old]);
        asm.set(old, "mov.b32", &[found]);
        asm.jump_if(changed, again);
        Ok(self.byte_of(*ty, old, shift))
    }

    /// The element of 8 bits that starts at a bit of a word.
    fn byte_of(&mut self, ty: DType, word: Operand, shift: Operand) -> Operand {
        let op = if ty == DType::I8 { "bfe.s32" } else { "bfe.u32" };
        let byte = self.asm.b32(op, &[word, shift, Operand::Int(8)]);
        if ty == DType::Bool { scalar::truth(&mut self.asm, byte) } else { byte }
    }

    /// What replaces `old`.
    fn updated(&mut self, access: &Access, old: Operand) -> Result<Operand, EmitError> {
        let Access { op, ty, values, .. } = access;
        let Some(function) = op.combines() else {
            if *op == AtomicOp::Exchange {
                return Ok(values[0]);
            }
            // Encodings are compared; only elements of 8 bits come here.
            let (a, b) = match ty {
                DType::Bool => (scalar::number(&mut self.asm, old), scalar::number(&mut self.asm, values[0])),
                _ => (old, values[0]),
            };
            let equal = self.asm.pred("setp.eq.b32", &[a, b]);
            return Ok(scalar::select(&mut self.asm, *ty, equal, values[1], old));
        };
        scalar::bin(&mut self.asm, function, *ty, old, values[0])
            .ok_or_else(|| EmitError::Malformed(format!("atomic {} is not defined for {ty}", op.name())))
    }
}

/// A value of 16 bits or more as it is exchanged with memory.
fn encoded(asm: &mut Asm, ty: DType, x: Operand) -> Operand {
    if memory_class(ty) == class(ty) { x } else { asm.b16("cvt.u16.u32", &[x]) }
}

/// The value of what is exchanged with memory.
fn decoded(asm: &mut Asm, ty: DType, x: Operand) -> Operand {
    if memory_class(ty) == class(ty) {
        return x;
    }
    let wide = asm.b32("cvt.u32.u16", &[x]);
    canonical(asm, ty, wide)
}

impl Address {
    fn base_is_wide(&self) -> bool {
        matches!(self.base, Operand::Reg(Class::B64, _))
    }
}

/// The register in which an element of 16 bits or more is exchanged.
fn memory_class(ty: DType) -> Class {
    match ty.bits() {
        16 => Class::B16,
        32 => Class::B32,
        _ => Class::B64,
    }
}

/// The operation and type in an instruction's name, where there is one.
fn native(arch: Arch, op: AtomicOp, ty: DType) -> Option<String> {
    let (bits, signed) = (ty.bits(), ty.kind() == Kind::Int);
    let name = match (op, ty, bits) {
        (AtomicOp::Add, DType::F64, _) => "add.f64",
        (AtomicOp::Add, DType::F32, _) => "add.f32",
        (AtomicOp::Add, DType::F16, _) => "add.noftz.f16",
        (AtomicOp::Add, DType::BF16, _) if arch >= Arch::Sm90a => "add.noftz.bf16",
        (AtomicOp::Cas, _, 16) => "cas.b16",
        (_, _, 8 | 16) => return None,
        (AtomicOp::Add, _, 32) => "add.u32",
        (AtomicOp::Add, _, _) => "add.u64",
        (AtomicOp::Max | AtomicOp::Min, _, _) => {
            if ty.is_float() {
                return None;
            }
            let kind = if signed { "s" } else { "u" };
            return Some(format!("{}.{kind}{bits}", op.name()));
        }
        (AtomicOp::And | AtomicOp::Or | AtomicOp::Xor, _, _) => {
            if ty.is_float() {
                return None;
            }
            return Some(format!("{}.b{bits}", op.name()));
        }
        (AtomicOp::Exchange, _, _) => return Some(format!("exch.b{bits}")),
        (AtomicOp::Cas, _, _) => return Some(format!("cas.b{bits}")),
    };
    Some(name.to_owned())
}
