//! How long what loads bring stays in L2.
//!
//! Left alone, lines that were read and lines that were written leave it in the order
//! in which they came. Both ways of saying otherwise pay, each for other launches:
//!
//! - A kernel that reads tensors, computes a little and writes others is bound by
//!   memory, and memory is slower the more often it turns from reading to writing. If
//!   what was read is the last to go, lines that were written leave soon, in the order
//!   in which they were made.
//! - Weights that come once are in the way of what the launch before has written. If
//!   they are the first to go, they make room for each other.
//!
//! What that gains is in `docs/decisions/0014-l2-priorities.md`. Which
//! of a launch's tensors deserve what, only the launch knows
//! ([`l2_priority`](crate::l2_priority)), so kernels are compiled for it. A parameter that says
//! so would cost no registers, but TMA copies that name the usual priority are slower
//! than those that name none: products of 4096³ by a tenth.

use super::arch::Version;
use super::asm::Operand;
use super::emitter::Emitter;
use super::priority::Priority;
use tile_core::ir::schedule::Eviction;
use tile_simt::ir::{Buf, Inst, Op};

/// Bytes that a load has at least, to have the priority of its tensor: less is scalars
/// and indices.
const WIDE: u32 = 16;

impl Emitter<'_> {
    /// Makes the policies of tensors, and those that copies state.
    pub(super) fn make_policies(&mut self, priorities: &[(Buf, Priority)]) {
        for &(buf, priority) in priorities {
            let policy = self.policy(priority);
            self.policies.push((buf, policy));
        }
        let kernel = self.kernel;
        kernel.walk(&mut |inst| {
            if let Some(Some(priority)) = stated(inst) {
                self.policy(priority);
            }
        });
    }

    /// The register with a policy, which is made once.
    fn policy(&mut self, priority: Priority) -> Operand {
        if let Some(&(_, policy)) = self.made_policies.iter().find(|(of, _)| *of == priority) {
            return policy;
        }
        self.asm.require(Version(7, 4));
        let name = if priority == Priority::Last { "evict_last" } else { "evict_first" };
        let all = Operand::F32(1.0_f32.to_bits());
        let policy = self.asm.b64(&format!("createpolicy.fractional.L2::{name}.b64"), &[all]);
        self.made_policies.push((priority, policy));
        policy
    }

    /// What an access to global memory says of caches: parts of its name, and its last operand.
    /// Only accesses of threads pass through L1.
    pub(super) fn priority(&mut self, inst: &Inst) -> (String, String) {
        let kernel = self.kernel;
        let wide = |buf: Buf| inst.results.len() as u32 * kernel.bufs[buf].elem.bits() >= 8 * WIDE;
        let tensor = match inst.op {
            Op::Load { buf, .. } if wide(buf) => Some(buf),
            Op::TmaLoad { map, .. } => Some(kernel.maps[map].buf),
            _ => None,
        };
        let policy = match stated(inst) {
            Some(priority) => priority.map(|priority| self.policy(priority)),
            None => self.policies.iter().find(|(of, _)| Some(*of) == tensor).map(|&(_, policy)| policy),
        };
        let threads = matches!(inst.op, Op::Load { .. } | Op::Store { .. });
        let mut name = String::new();
        if let Some(eviction) = inst.hints.cuda.l1.filter(|_| threads) {
            self.asm.require(Version(7, 4));
            name = format!(".L1::{}", eviction.name());
        }
        match policy {
            Some(policy) => (name + ".L2::cache_hint", format!(", {policy}")),
            None => (name, String::new()),
        }
    }
}

/// The priority in L2 that a copy states; inside, nothing for the usual one.
fn stated(inst: &Inst) -> Option<Option<Priority>> {
    Some(match inst.hints.cuda.l2? {
        Eviction::First => Some(Priority::First),
        Eviction::Last => Some(Priority::Last),
        Eviction::Normal | Eviction::NoAllocate => None,
    })
}
