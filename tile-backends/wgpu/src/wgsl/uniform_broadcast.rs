//! What invocations branch on around barriers, where nothing shows that it is the same
//! for all.
//!
//! Compilers refuse a barrier under a condition, or in a loop whose bounds, they cannot
//! see to be the same for all invocations of a workgroup. Of memory that anything writes
//! they see nothing: neither of a tensor nor of workgroup memory, whatever barriers
//! stand around. Such a value is stored by the first invocation and read by all with
//! `workgroupUniformLoad`, which has barriers of its own around it and whose result is
//! the same by definition.

use super::emitter::Emitter;
use super::repr::Repr;
use tile_simt::ir::{Eye, Inst, Kernel, Uniformity, meets};

/// The variable.
const NAME: &str = "agreed";

/// What is agreed on.
pub(super) struct UniformBroadcasts {
    seen: Uniformity,
    used: bool,
}

impl UniformBroadcasts {
    pub(super) fn of(kernel: &Kernel) -> UniformBroadcasts {
        UniformBroadcasts { seen: Uniformity::of(kernel, Eye::Strict), used: false }
    }

    /// Bytes of workgroup memory, which variables take in sixteens.
    pub(super) fn bytes(&self) -> u32 {
        if self.used { 16 } else { 0 }
    }

    /// What stands in front of the functions.
    pub(super) fn declaration(&self) -> &'static str {
        if self.used { "var<workgroup> agreed: vec2<u32>;\n" } else { "" }
    }
}

impl Emitter<'_> {
    /// An operand of a loop or branch, the same for all invocations where barriers stand
    /// inside.
    pub(super) fn broadcast(&mut self, inst: &Inst, number: usize) -> String {
        let val = inst.args[number];
        let own = self.operand(val);
        if self.broadcasts.seen.varies(val).is_not() || !meets(inst) {
            return own;
        }
        self.broadcasts.used = true;
        let (ty, name) = (self.ty(val), self.fresh(NAME));
        let is_wide = self.types.repr(ty) == Repr::Wide;
        let sent = if is_wide { own } else { format!("vec2<u32>({}, 0u)", self.types.encoding(ty, &own)) };
        self.line(&format!("if (thread == 0u) {{ {NAME} = {sent}; }}"));
        let text = format!("workgroupUniformLoad(&{NAME})");
        if is_wide {
            self.line(&format!("let {name} = {text};"));
        } else {
            let value = self.types.decoding(ty, &format!("{text}.x"), false);
            self.line(&format!("let {name} = {value};"));
        }
        name
    }
}
