//! Atomics: functions of WGSL, or loops that exchange words.

use super::emitted::EmitError;
use super::emitter::Emitter;
use super::memory::Access;
use super::repr::Types;
use super::scalar;
use tile_core::elem::{DType, Kind};
use tile_core::ir::{AtomicOp, Id as _};
use tile_simt::ir::{Inst, Op};

impl Emitter<'_> {
    /// Replaces the word of an access by what `new` makes of it; where `unless`
    /// gives a condition that holds, leaves it. Gives the name of the word that
    /// was there.
    pub(super) fn exchange(
        &mut self,
        access: &Access,
        new: impl FnOnce(&mut Self, &str) -> String,
        unless: Option<&dyn Fn(&str) -> String>,
    ) -> String {
        let (name, at) = (self.memory.array(access.buf).name.clone(), self.unit_of(access));
        let (seen, result) = (self.fresh("seen"), self.fresh("result"));
        self.line(&format!("var {seen} = atomicLoad(&{name}[{at}]);"));
        self.open("loop {");
        if let Some(unless) = unless {
            let stop = unless(&seen);
            self.line(&format!("if ({stop}) {{ break; }}"));
        }
        let new = new(self, &seen);
        self.line(&format!("let {result} = atomicCompareExchangeWeak(&{name}[{at}], {seen}, {new});"));
        self.line(&format!("if ({result}.exchanged) {{ break; }}"));
        self.line(&format!("{seen} = {result}.old_value;"));
        self.close("}");
        seen
    }

    pub(super) fn atomic(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let Op::Atomic { buf, offset, op, guarded, .. } = inst.op else { unreachable!("called for atomics") };
        let ty = self.kernel.bufs[buf].elem;
        if ty.bits() == 64 {
            return Err(EmitError::Unsupported {
                what: "atomics of 64 bits".to_owned(),
                lacking: "WGSL has none, and SHADER_INT64_ATOMIC_ALL_OPS is not used".to_owned(),
            });
        }
        let (guard, rest) = self.guard(inst, guarded);
        let result = inst.results.first().copied();
        if let Some(result) = result {
            self.line(&format!("var v{}: {};", result.index(), self.types.repr(ty).name()));
        }
        self.open(&guard.map_or_else(|| "{".to_owned(), |guard| format!("if ({guard}) {{")));
        let access = self.access(buf, rest[0], offset, 1);
        let values: Vec<String> = rest[1..].iter().map(|&value| self.operand(value)).collect();
        let old = match native(op, ty) {
            Some(name) => {
                let (array, at) = (self.memory.array(buf).name.clone(), self.unit_of(&access));
                let (old, x) = (self.fresh("old"), self.types.encoding(ty, &values[0]));
                self.line(&format!("let {old} = {name}(&{array}[{at}], {x});"));
                self.types.decoding(ty, &old, false)
            }
            None => self.exchanged(&access, op, &values),
        };
        if let Some(result) = result {
            self.line(&format!("v{} = {old};", result.index()));
        }
        self.close("}");
        if let Some(result) = result {
            self.place(result);
        }
        Ok(())
    }

    /// The old element of an atomic that is a loop.
    pub(super) fn exchanged(&mut self, access: &Access, op: AtomicOp, values: &[String]) -> String {
        let (types, ty) = (self.types, access.ty);
        let bits = ty.bits();
        let shift = (bits < 32).then(|| {
            let shift = self.fresh("shift");
            self.line(&format!("let {shift} = {};", Self::shift_of(access)));
            shift
        });
        let part = |word: &str| match &shift {
            Some(shift) => types.decoding(ty, &format!("({word} >> {shift})"), true),
            None => types.decoding(ty, word, false),
        };
        let placed = |value: &str| match &shift {
            Some(shift) => format!("({} << {shift})", types.encoding(ty, value)),
            None => types.encoding(ty, value),
        };
        let expected = (op == AtomicOp::Cas).then(|| placed(&values[0]));
        let mask = shift.as_ref().map(|shift| format!("(0x{:x}u << {shift})", (1_u32 << bits) - 1));
        let differs = expected.map(|expected| {
            let mask = mask.clone();
            move |word: &str| match &mask {
                Some(mask) => format!("({word} & {mask}) != {expected}"),
                None => format!("{word} != {expected}"),
            }
        });
        let unless: Option<&dyn Fn(&str) -> String> = differs.as_ref().map(|f| f as _);
        let seen = self.exchange(
            access,
            |emitter, seen| {
                let old = emitter.fresh("old");
                emitter.line(&format!("let {old} = {};", part(seen)));
                let new = emitter.fresh("new");
                let value = updated(types, op, ty, &old, values);
                emitter.line(&format!("let {new} = {value};"));
                match &mask {
                    Some(mask) => format!("({seen} & ~{mask}) | {}", placed(&new)),
                    None => placed(&new),
                }
            },
            unless,
        );
        part(&seen)
    }
}

/// The function of WGSL that does an atomic on words, if there is one.
pub(super) fn native(op: AtomicOp, ty: DType) -> Option<&'static str> {
    if ty.bits() != 32 {
        return None;
    }
    let word = ty.kind() != Kind::Float;
    Some(match op {
        AtomicOp::Exchange => "atomicExchange",
        AtomicOp::Add if word => "atomicAdd",
        AtomicOp::And if word => "atomicAnd",
        AtomicOp::Or if word => "atomicOr",
        AtomicOp::Xor if word => "atomicXor",
        AtomicOp::Max if ty == DType::U32 => "atomicMax",
        AtomicOp::Min if ty == DType::U32 => "atomicMin",
        _ => return None,
    })
}

/// What an atomic makes of an element.
pub(super) fn updated(types: Types, op: AtomicOp, ty: DType, old: &str, values: &[String]) -> String {
    let Some(combine) = op.combines() else {
        return values[usize::from(op == AtomicOp::Cas)].clone();
    };
    scalar::bin(types, combine, ty, old, &values[0], None).expect("the verifier wants an operation that the type has")
}
