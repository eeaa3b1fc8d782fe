//! Which values are the same for which threads, and whether barriers and collective
//! instructions are reached by all threads that they wait for.
//!
//! A barrier that some threads of a block pass by is a hang, or worse, and an instruction of a
//! whole warp that some lanes skip has no meaning. Both follow from what the program branches
//! on: a thread comes to an instruction together with those for which every condition and bound
//! around it is the same.
//!
//! So the analysis asks of each value *which bits of the thread's number it may change with*
//! ([`Varies`]). None of them: it is the same in the whole block, and may be branched on around
//! a barrier. Only those above the lane's: it is the same in each warp, as the number of the
//! warp is, and may be branched on around a shuffle.
//!
//! Values are followed forward. A register that the machine sets says by itself what it changes
//! with; arithmetic changes with what its operands do, and where these are the thread's number
//! and constants alone, it is computed for every thread, so that `thread / 32` and
//! `thread < 64` are known for what they are.
//!
//! A lane's value that all lanes of a group read is the same in the group, and `x op` the `x`
//! of the lane across is the same in both. An array of registers is what is ever written to it,
//! and changes with what the writes depend on; that takes several rounds, because loops hand
//! values back.
//!
//! # Memory
//! Threads that read one place read one value, if nothing writes it meanwhile. For memory that
//! the kernel only reads that is so. For shared memory it is, too: a write of another thread
//! between two reads at one place of the program, with no barrier between all three, would be a
//! race, and lowered programs have none (the pass `barriers`; the thread interpreter looks for
//! them).
//!
//! Global memory that the kernel writes is other blocks' as well, which no barrier orders, so
//! loads of it count as different in every thread.
//!
//! # Teams
//! A partition runs a program of its own: what all its threads agree on is enough, for its
//! barriers are its own. Among the threads of a partition of one warpgroup the number of the
//! warpgroup does not change.

mod each;
mod walk;

use super::VerifyError;
use super::ids::Val;
use super::kernel::Kernel;
use tile_core::ir::Id as _;
use walk::Walk;
pub use walk::meets;

/// The bits of a thread's number that a value may change with: bits 0 to 6 are those of
/// the number in the warpgroup, bit 7 stands for all above.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Varies(u8);

impl Varies {
    /// It is the same for all threads.
    pub const NOT: Varies = Varies(0);
    /// With the number in the warpgroup.
    pub const IN_WARPGROUPS: Varies = Varies(0x7f);
    /// From thread to thread.
    pub const EVERYWHERE: Varies = Varies(0xff);

    /// With the number in groups of so many threads, such as warps: a power of two.
    pub fn within(threads: u32) -> Varies {
        if threads > 128 { Varies::EVERYWHERE } else { Varies((threads - 1) as u8) }
    }

    /// With what either does.
    #[must_use]
    pub fn and(self, other: Varies) -> Varies {
        Varies(self.0 | other.0)
    }

    /// With what both do.
    #[must_use]
    pub fn common(self, other: Varies) -> Varies {
        Varies(self.0 & other.0)
    }

    /// With what it does, but for some bits.
    #[must_use]
    pub fn but(self, other: Varies) -> Varies {
        Varies(self.0 & !other.0)
    }

    /// Whether it is the same for all threads.
    pub fn is_not(self) -> bool {
        self == Varies::NOT
    }

    /// Where it changes, in a kernel with so many lanes to a warp.
    fn text(self, lanes: u32) -> &'static str {
        match self {
            Varies::NOT => "is the same for all threads",
            varies if !varies.common(Varies::within(lanes)).is_not() => "may change inside of a warp",
            varies if !varies.common(Varies::IN_WARPGROUPS).is_not() => "may change inside of a warpgroup",
            _ => "may change from warpgroup to warpgroup",
        }
    }
}

/// Who looks at a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eye {
    /// This project, by all that is said above.
    Ours,
    /// The same, in a launch in which no other block writes what this one reads.
    Alone,
    /// A compiler that knows of no bits of a number, trusts no memory that anything
    /// writes and no exchange between lanes, as the uniformity analysis of WGSL. To it
    /// conditions and bounds around what waits for other threads ([`meets`]) are known to
    /// be the same for all: whoever emits a program for it says so of those that vary.
    Strict,
}

/// What is known of a kernel's values.
#[derive(Debug)]
pub struct Uniformity {
    vals: Vec<Varies>,
    kept: bool,
}

impl Uniformity {
    /// What an eye sees of a well-formed kernel.
    pub fn of(kernel: &Kernel, eye: Eye) -> Uniformity {
        let walk = Walk::through(kernel, eye);
        Uniformity { vals: walk.vals, kept: walk.errors.is_empty() }
    }

    /// Whether all threads come to each barrier and collective instruction.
    pub(crate) fn is_kept(&self) -> bool {
        self.kept
    }

    /// What a value may change with.
    pub fn varies(&self, val: Val) -> Varies {
        self.vals[val.index()]
    }
}

/// Whether all threads come to each barrier and collective instruction of a kernel that
/// is well-formed otherwise.
pub(super) fn check(kernel: &Kernel) -> Result<(), Vec<VerifyError>> {
    let errors = Walk::through(kernel, Eye::Ours).errors;
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}
