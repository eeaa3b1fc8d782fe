//! Parameters, and the addresses of buffers.
//!
//! The assembler folds a constant into an access but does not rearrange
//! address arithmetic, so each pair of a buffer and an index is computed once
//! in the scope where it first occurs, and offsets stay constants of the
//! access. Shared memory is addressed with 32 bits from one base, so buffers
//! of one element width even share the register of an index.

use super::addresses::{Address, Key};
use super::asm::{Class, Operand};
use super::emitted::EmitError;
use super::emitter::Emitter;
use super::repr::class;
use super::{scalar, wgmma};
use tile_core::elem::{DType, Kind};
use tile_core::ir::Id as _;
use tile_simt::ir::{Buf, Home, Op, Val};

impl Emitter<'_> {
    /// Loads the parameters; gives their declarations.
    pub(super) fn prologue(&mut self) -> Result<Vec<String>, EmitError> {
        let mut declared = Vec::new();
        for (buf, data) in self.kernel.bufs.iter() {
            match data.home {
                Home::Global { .. } => {
                    let name = format!("buf{}", buf.index());
                    let generic = self.load_param(Class::B64, "u64", &name);
                    let base = self.asm.b64("cvta.to.global.u64", &[generic]);
                    self.addresses.bases.insert(buf, base);
                    declared.push(format!(".param .u64 {name}"));
                }
                Home::Shared { start: None, .. } => {
                    return Err(EmitError::Malformed(format!("shared memory `{}` has no place", data.name)));
                }
                Home::Shared { start: Some(_), .. } => {}
            }
        }
        if self.kernel.bufs.values().any(|data| data.is_shared()) {
            let base = self.asm.b32("mov.u32", &[Operand::Name("shared_memory")]);
            self.addresses.shared = Some(base);
            if wgmma::multiplies(&self.kernel.body) {
                let within = self.asm.b32("and.b32", &[base, Operand::Int(wgmma::WITHIN_BLOCK)]);
                self.addresses.matrices = Some(self.asm.b32("shr.u32", &[within, Operand::Int(4)]));
            }
        }
        for (number, param) in self.kernel.params.iter().enumerate() {
            let (ty, name) = (self.ty(param.value), format!("arg{number}"));
            let kind = param_type(ty);
            let class = if ty == DType::Bool { Class::B32 } else { class(ty) };
            let x = self.load_param(class, kind, &name);
            let x = if ty == DType::Bool { scalar::truth(&mut self.asm, x) } else { x };
            self.define(param.value, x);
            declared.push(format!(".param .{kind} {name}"));
        }
        declared.extend(self.map_params());
        if !self.sites.is_empty() {
            let generic = self.load_param(Class::B64, "u64", "messages");
            self.messages = Some(self.asm.b64("cvta.to.global.u64", &[generic]));
            declared.push(".param .u64 messages".to_owned());
        }
        if self.kernel.has(|op| matches!(op, Op::Mark { .. })) {
            let generic = self.load_param(Class::B64, "u64", "timeline");
            let buffer = self.asm.b64("cvta.to.global.u64", &[generic]);
            self.record = Some(self.begin_record(buffer));
            declared.push(".param .u64 timeline".to_owned());
        }
        Ok(declared)
    }

    fn load_param(&mut self, class: Class, ty: &str, name: &str) -> Operand {
        let x = self.asm.register(class);
        self.asm.line(format_args!("ld.param.{ty} {x}, [{name}]"));
        x
    }

    /// The address of the element at `index + offset`.
    pub(super) fn address(&mut self, buf: Buf, index: Val, offset: i64) -> Address {
        let data = &self.kernel.bufs[buf];
        let bytes = data.elem.bytes() as i64;
        let (base, start) = match data.home {
            Home::Global { .. } => (self.addresses.bases[&buf], 0),
            Home::Shared { start, .. } => {
                let base = self.addresses.shared.expect("the prologue loads the base of shared memory");
                (base, i64::from(start.expect("the prologue checks that shared memory is planned")))
            }
        };
        if let Some(index) = self.known(index) {
            return self.within_reach(base, start.wrapping_add(index.wrapping_add(offset).wrapping_mul(bytes)));
        }
        let shift = bytes.trailing_zeros();
        let key = if data.is_shared() { Key::Shared(shift, index) } else { Key::Global(buf, index) };
        let register = match self.addresses.find(key) {
            Some(register) => register,
            None => {
                let register = if data.is_shared() {
                    self.shared_address(base, index, shift)
                } else {
                    self.global_address(base, index, shift)
                };
                self.addresses.keep(key, register);
                register
            }
        };
        self.within_reach(register, start.wrapping_add(offset.wrapping_mul(bytes)))
    }

    /// The address of an element in the shared memory of another block of the
    /// cluster, or of this one.
    pub(super) fn remote_address(&mut self, buf: Buf, index: Val, rank: Val) -> Address {
        let data = &self.kernel.bufs[buf];
        let Home::Shared { start: Some(start), .. } = data.home else {
            unreachable!("the prologue checks that shared memory is planned")
        };
        let bytes = data.elem.bytes() as i64;
        let base = match self.addresses.find(Key::Remote(rank)) {
            Some(base) => base,
            None => {
                let own = self.addresses.shared.expect("the prologue loads the base of shared memory");
                let number = self.register(rank);
                let base = self.asm.b32("mapa.shared::cluster.u32", &[own, number]);
                self.addresses.keep(Key::Remote(rank), base);
                base
            }
        };
        if let Some(index) = self.known(index) {
            return Address { base, offset: i64::from(start) + index * bytes };
        }
        let shift = bytes.trailing_zeros();
        let key = Key::RemoteByte(rank, shift, index);
        let base = match self.addresses.find(key) {
            Some(base) => base,
            None => {
                let place = self.shared_address(base, index, shift);
                self.addresses.keep(key, place);
                place
            }
        };
        Address { base, offset: start.into() }
    }

    /// An address whose offset fits into an instruction.
    fn within_reach(&mut self, base: Operand, offset: i64) -> Address {
        if i32::try_from(offset).is_ok() || matches!(base, Operand::Reg(Class::B32, _)) {
            return Address { base, offset };
        }
        Address { base: self.asm.b64("add.s64", &[base, Operand::Int(offset)]), offset: 0 }
    }

    fn global_address(&mut self, base: Operand, index: Val, shift: u32) -> Operand {
        let x = self.register(index);
        if self.ty(index) == DType::I32 {
            return self.asm.b64("mad.wide.s32", &[x, Operand::Int(1 << shift), base]);
        }
        let scaled = if shift == 0 { x } else { self.asm.b64("shl.b64", &[x, Operand::Int(shift.into())]) };
        self.asm.b64("add.s64", &[base, scaled])
    }

    fn shared_address(&mut self, base: Operand, index: Val, shift: u32) -> Operand {
        let x = self.register(index);
        let x = if self.ty(index) == DType::I32 { x } else { self.asm.b32("cvt.u32.u64", &[x]) };
        let scaled = if shift == 0 { x } else { self.asm.b32("shl.b32", &[x, Operand::Int(shift.into())]) };
        self.asm.b32("add.s32", &[base, scaled])
    }
}

/// The type of a parameter and of the instruction that loads it.
fn param_type(ty: DType) -> &'static str {
    match (ty.bits(), ty.kind()) {
        (8, Kind::Int) => "s8",
        (8, _) => "u8",
        (16, Kind::Int) => "s16",
        (16, Kind::Float) => "b16",
        (16, _) => "u16",
        (32, _) => "b32",
        (_, _) => "b64",
    }
}
