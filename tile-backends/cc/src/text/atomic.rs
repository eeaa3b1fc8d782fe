//! Atomics.
//!
//! What the library has is one call. The rest is an exchange of what a function makes of the old
//! value, again if something came between. Orders are fences around an atomic that has none.

use super::emitted::EmitError;
use super::emitter::Emitter;
use super::scalar;
use super::types::suffix;
use tile_core::elem::DType;
use tile_core::ir::{AtomicOp, Order};
use tile_simt::ir::{Inst, Op};

impl Emitter<'_> {
    pub(super) fn atomic(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let Op::Atomic { buf, offset, op, order, guarded } = inst.op else { unreachable!("called for atomics") };
        let (guard, rest) = self.guard(inst, guarded);
        let ty = self.kernel.bufs[buf].elem;
        let at = self.pointer(buf, rest[0], offset);
        let values = self.operands(&rest[1..]);
        let text = self.exchanged(op, ty, &at, &values)?;
        let fence = |emitter: &mut Self, name: Option<&str>| name.map_or(Ok(()), |name| emitter.statement(name, None));
        let (before, after) = match order {
            Order::Relaxed => (None, None),
            Order::Acquire => (None, Some("fence")),
            Order::Release => (Some("fence"), None),
            Order::AcqRel => (Some("fence"), Some("fence")),
            Order::SeqCst => (Some("fence_sc"), Some("fence")),
        };
        let wanted = inst.results.first().copied().filter(|result| self.read.contains(result));
        match (guard, wanted) {
            (None, Some(result)) => {
                fence(self, before)?;
                self.define(result, &text);
                return fence(self, after);
            }
            (Some(guard), Some(result)) => {
                let (ty, name) = (self.helpers.ty(ty), Emitter::name(result));
                self.line(format!("{ty} {name} = {{}};"));
                self.body.open(format!("if ({guard}) {{"));
                fence(self, before)?;
                self.line(format!("{name} = {text};"));
                self.place(result, name);
            }
            (guard, None) => {
                match guard {
                    Some(guard) => self.body.open(format!("if ({guard}) {{")),
                    None => self.body.open("{"),
                }
                fence(self, before)?;
                self.line(format!("{text};"));
            }
        }
        fence(self, after)?;
        self.body.close("}");
        Ok(())
    }

    /// The exchange of an element, which gives the old value.
    fn exchanged(&mut self, op: AtomicOp, ty: DType, at: &str, values: &[String]) -> Result<String, EmitError> {
        let native = format!("atomic_{}_{}", op.name(), suffix(ty));
        match (op, values) {
            (AtomicOp::Cas, [expected, new]) => self.helpers.call("atomic_cas", &[at, expected, new]),
            (_, [x]) if self.helpers.has(&native) => self.helpers.call(&native, &[at, x]),
            (_, [x]) => {
                let new = match op.combines() {
                    None => x.clone(),
                    Some(function) => scalar::bin(&mut self.helpers, function, ty, ["old", x], None)?,
                };
                let ty = self.helpers.ty(ty);
                let next = format!("[=]({ty} old) -> {ty} {{ return {new}; }}");
                self.helpers.call("atomic_update", &[at, &next])
            }
            _ => Err(EmitError::Malformed(format!("atomic {} of {} operands", op.name(), values.len()))),
        }
    }
}
