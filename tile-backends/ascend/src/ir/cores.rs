//! The two kinds of cores, their pipes, and synchronisation between them.

use super::ids::Val;

named! {
    /// The pipelines of a core, which run concurrently, each in program order.
    Pipe {
        /// The scalar unit.
        S = "S",
        /// The vector unit.
        V = "V",
        /// The cube: matrix multiplication.
        M = "M",
        /// Transfers from L1 to L0A and L0B.
        Mte1 = "MTE1",
        /// Transfers from global memory.
        Mte2 = "MTE2",
        /// Transfers to global memory.
        Mte3 = "MTE3",
        /// The fixpipe: transfers from L0C.
        Fix = "FIX",
        /// All of them.
        All = "ALL",
    }
}

named! {
    /// The two kinds of cores of an AI core.
    Core {
        /// The one that multiplies matrices.
        Cube = "cube",
        /// Those that compute on vectors.
        Vector = "vector",
    }
}

/// Synchronisation between pipes and cores, once a pass has placed it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sync {
    /// Sets a flag when `from` has finished what it was issued so far; the matching wait of `to`
    /// then passes.
    Set {
        /// The pipe that sets the flag.
        from: Pipe,
        /// The pipe that waits.
        to: Pipe,
        /// The flag of this pair; index.
        event: Val,
    },
    /// The wait that matches a `Set`.
    Wait {
        /// The pipe that sets the flag.
        from: Pipe,
        /// The pipe that waits.
        to: Pipe,
        /// The flag of this pair; index.
        event: Val,
    },
    /// A pipe barrier: what the pipe was issued so far is done before what follows.
    Barrier(Pipe),
    /// A barrier between both vector units of an AI core: either continues when all that was
    /// issued to both so far is done.
    VectorBarrier,
    /// A barrier between the cube and the vector units of an AI core: each continues when all
    /// that was issued to any of them so far is done.
    CoreBarrier,
    /// Sets a cross-core flag for the other kind of core when a pipe of this one is done so far.
    CrossSet {
        /// The unit.
        pipe: Pipe,
        /// Which flag.
        flag: u32,
    },
    /// Waits for a cross-core flag of the other kind of core.
    CrossWait {
        /// The unit that waits.
        pipe: Pipe,
        /// Which flag.
        flag: u32,
    },
}
