//! Finishes lowering: gives every value its inferred type.

use super::{Lower, Output};
use crate::diag::Code;
use crate::front::infer::Need;
use tile_core::elem::Elem;
use tile_core::ir::{Type, Value};

impl Lower<'_> {
    /// Settles the types and gives the function.
    pub(super) fn finish(mut self) -> Output {
        // A type that an erroneous statement would have decided is not missed.
        let silent = !self.errors.is_empty();
        for (ty, loc, what) in std::mem::take(&mut self.open) {
            // One variable may stand for several values; one message is enough.
            if !silent && self.types.settled(ty).is_none() {
                let f32 = self.known(Elem::F32);
                let _ = self.types.unify(ty, f32);
                let help = "annotate it: `let y: f32 = …;`";
                self.errors.report(Code::UnknownType, loc, format!("{what} is not known here"), help);
            }
        }
        for (ty, need, loc, what) in std::mem::take(&mut self.needs) {
            let Some(elem) = self.types.settled(ty) else { continue };
            let bound = self.types.bound(elem);
            if need.met(elem, bound) {
                continue;
            }
            let help = match elem {
                Elem::Is(_) => need.help().to_owned(),
                _ if need == Need::Register => need.help().to_owned(),
                Elem::Param(i) | Elem::Acc(i) => {
                    let name = self.func.elem_text(Elem::Param(i));
                    format!("bound the type parameter: `{name}: {}`", need.bound().name())
                }
            };
            let message = format!("{what}: expected {}, found `{}`", need.words(), self.elem_text(elem));
            self.errors.report(Code::TypeMismatch, loc, message, help);
        }
        for i in 0..self.func.values.len() {
            let value = Value::new(i);
            let Some(elem) = self.value_types.get(i).copied().flatten().and_then(|ty| self.types.settled(ty)) else {
                continue;
            };
            match &mut self.func.values[value].ty {
                Type::Scalar(slot) => *slot = elem,
                Type::Mem(mem) => mem.elem = elem,
            }
        }
        let mut externs = Vec::new();
        for (known, (_, path, ty)) in self.func.externs.iter_mut().zip(std::mem::take(&mut self.externs)) {
            known.elem = self.types.settled(ty).unwrap_or(Elem::INDEX);
            externs.push(path);
        }
        let types = self.node_types.iter().map(|ty| ty.and_then(|ty| self.types.settled(ty))).collect();
        Output {
            func: self.func,
            locs: self.locs,
            condition_locs: self.condition_locs,
            demand_locs: self.demand_locs,
            externs,
            callees: self.callees,
            types,
            binds: self.binds,
            call_writes: self.call_writes,
        }
    }
}
