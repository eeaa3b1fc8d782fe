//! The operations of tile IR, one table row each.
//!
//! Pointwise operations are small enums, whose rows are in [`super::pointwise`]. Structural operations are the variants of
//! [`Op`], made by [`for_each_op`](crate::for_each_op): a row gives the variant, its typed
//! attributes, its text name, its operands, its effect and its documentation.
//! Builder, printer, parser, verifier and `docs/ops.md` follow from the rows;
//! a consumer that must know every operation matches exhaustively, so that
//! adding a row makes the compiler list what is missing.

use super::dim::{Dim, Sym};
use super::ids::CalleeId;
pub use super::pointwise::{BinOp, UnOp};
pub use super::reductions::ReduceOp;
pub use super::scans::ScanOp;
use super::schedule::{CopyHints, GemmHints};
use super::target_asm::AsmArm;
use super::types::{Extent, Literal, Span};
use crate::num::Round;

macro_rules! named_enum {
    ($(#[$outer:meta])* $name:ident { $(#[doc = $doc:literal] $variant:ident = $text:literal,)* }) => {
        $(#[$outer])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub enum $name { $(#[doc = $doc] $variant,)* }

        impl $name {
            /// Every member.
            pub const ALL: &'static [$name] = &[$($name::$variant,)*];

            /// The name in the text form.
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $text,)* }
            }

            /// The member that the text form spells `name`.
            pub fn from_name(name: &str) -> Option<$name> {
                match name { $($text => Some($name::$variant),)* _ => None }
            }

            /// What the member means, for `docs/ops.md`.
            pub fn doc(self) -> &'static str {
                match self { $($name::$variant => $doc,)* }
            }
        }
    };
}

named_enum! {
    /// Comparison; result `bool`. IEEE for floats.
    CmpOp {
        #[doc = "Equal."] Eq = "eq",
        #[doc = "Not equal."] Ne = "ne",
        #[doc = "Less."] Lt = "lt",
        #[doc = "Less or equal."] Le = "le",
        #[doc = "Greater."] Gt = "gt",
        #[doc = "Greater or equal."] Ge = "ge",
    }
}

named_enum! {
    /// Read-modify-write of one element.
    AtomicOp {
        #[doc = "Adds."] Add = "add",
        #[doc = "Maximum."] Max = "max",
        #[doc = "Minimum."] Min = "min",
        #[doc = "Bitwise and."] And = "and",
        #[doc = "Bitwise or."] Or = "or",
        #[doc = "Bitwise exclusive or."] Xor = "xor",
        #[doc = "Stores."] Exchange = "exchange",
        #[doc = "Stores the second operand if the element equals the first."] Cas = "cas",
    }
}

named_enum! {
    /// What a signal does to a word.
    SignalOp {
        #[doc = "Stores the value."] Set = "set",
        #[doc = "Adds the value."] Add = "add",
    }
}

impl Aggregate {
    /// Whether it is an index, of elements inside or outside an interval.
    pub fn searches(self) -> bool {
        match self {
            Aggregate::Min | Aggregate::Max => false,
            Aggregate::First | Aggregate::Last | Aggregate::Outside => true,
        }
    }
}

impl CmpOp {
    /// The operator that kernels and emitted text spell it by.
    pub fn operator(self) -> &'static str {
        match self {
            CmpOp::Eq => "==",
            CmpOp::Ne => "!=",
            CmpOp::Lt => "<",
            CmpOp::Le => "<=",
            CmpOp::Gt => ">",
            CmpOp::Ge => ">=",
        }
    }

    /// The comparison with its operands exchanged.
    pub fn swapped(self) -> CmpOp {
        match self {
            CmpOp::Lt => CmpOp::Gt,
            CmpOp::Le => CmpOp::Ge,
            CmpOp::Gt => CmpOp::Lt,
            CmpOp::Ge => CmpOp::Le,
            CmpOp::Eq | CmpOp::Ne => self,
        }
    }

    /// The comparison of integers that holds where this one does not.
    pub fn opposite(self) -> CmpOp {
        match self {
            CmpOp::Eq => CmpOp::Ne,
            CmpOp::Ne => CmpOp::Eq,
            CmpOp::Lt => CmpOp::Ge,
            CmpOp::Le => CmpOp::Gt,
            CmpOp::Gt => CmpOp::Le,
            CmpOp::Ge => CmpOp::Lt,
        }
    }
}

impl Order {
    /// Whether what another block wrote before it released is seen after this.
    pub fn acquires(self) -> bool {
        matches!(self, Order::Acquire | Order::AcqRel | Order::SeqCst)
    }

    /// Whether a block that acquires after this sees what was written before it.
    pub fn releases(self) -> bool {
        matches!(self, Order::Release | Order::AcqRel | Order::SeqCst)
    }
}

impl AtomicOp {
    /// What combines the element with the operand; nothing for those that store
    /// an operand as it is.
    pub fn combines(self) -> Option<BinOp> {
        Some(match self {
            AtomicOp::Add => BinOp::Add,
            AtomicOp::Max => BinOp::Max,
            AtomicOp::Min => BinOp::Min,
            AtomicOp::And => BinOp::And,
            AtomicOp::Or => BinOp::Or,
            AtomicOp::Xor => BinOp::Xor,
            AtomicOp::Exchange | AtomicOp::Cas => return None,
        })
    }
}

named_enum! {
    /// A fact about elements of a tensor along an axis.
    Aggregate {
        #[doc = "The least element that is no NaN; the greatest value of the type where there is none."] Min = "min",
        #[doc = "The greatest element that is no NaN; the least value of the type where there is none."] Max = "max",
        #[doc = "The index of the first element in the interval; the end where there is none."] First = "first",
        #[doc = "The index behind the last element in the interval; the start where there is none."] Last = "last",
        #[doc = "The index of the first element that is not in the interval; the end where there is none."] Outside = "outside",
    }
}

named_enum! {
    /// Memory order of an atomic, as in `std::sync::atomic`.
    Order {
        #[doc = "No ordering."] Relaxed = "relaxed",
        #[doc = "Later accesses stay later."] Acquire = "acquire",
        #[doc = "Earlier accesses stay earlier."] Release = "release",
        #[doc = "Both."] AcqRel = "acq_rel",
        #[doc = "Both, and one total order."] SeqCst = "seq_cst",
    }
}

/// What `region` does with one axis of its operand.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Axis {
    /// Takes the one index and drops the axis.
    Drop,
    /// Keeps that many indices from the offset on.
    Keep(Extent),
}

/// What kind of loop a `for` is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum LoopKind {
    /// One iteration after the other.
    Serial,
    /// Means the same; copies of later iterations may be in flight.
    Pipelined {
        /// Iterations in flight.
        stages: Dim,
        /// The user's order of the statements, empty when inferred.
        order: Vec<u32>,
        /// The user's stage for each statement, empty when inferred.
        stage: Vec<u32>,
        /// Where each statement that the two count begins, in the order of the
        /// source; empty without them. What passes do to instructions, their
        /// positions stay, and tell which statement they are of
        /// ([`crate::pipeline`]).
        at: Vec<Span>,
    },
}

/// A piece of a message.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum FormatPart {
    /// Literal text.
    Text(String),
    /// The next operand.
    Arg,
}

/// The text of a `print`, `assert` or `require`, with places for operands.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Format {
    /// In order.
    pub parts: Vec<FormatPart>,
}

/// What an instruction does to memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// Nothing; the result depends on the operands alone.
    Pure,
    /// Names or creates storage without touching its contents.
    Alloc,
    /// Reads memory.
    Read,
    /// Reads and writes memory.
    Write,
    /// Holds regions; does what they do.
    Control,
    /// Visible outside (messages, failures).
    Observe,
    /// Meets other threads of `threads`; stays where it stands.
    Meet,
    /// Orders what ranks do to memory; stays where it stands, and so does what
    /// touches memory that others write.
    Order,
}

/// A row of the operation table, as data.
#[derive(Clone, Copy, Debug)]
pub struct OpRow {
    /// Text name.
    pub name: &'static str,
    /// Operand names; a trailing `*` marks a list, a trailing `?` an optional.
    pub operands: &'static [&'static str],
    /// Attribute names.
    pub attributes: &'static [&'static str],
    /// Number of regions; `if` may have one or two.
    pub regions: &'static str,
    /// Effect on memory.
    pub effect: Effect,
    /// Documentation.
    pub doc: &'static str,
}

/// Calls `$m!` with the rows of the table:
/// `#[doc] Variant { field: Type, … } = "name" (operands) regions effect;`.
#[macro_export]
macro_rules! for_each_op {
    ($m:ident) => {
        $m! {
            #[doc = "A literal, converted to the result's type."]
            Const { value: Literal } = "const" () "0" Pure;
            #[doc = "The value of a symbolic extent; index."]
            Dim { dim: Dim } = "dim" () "0" Pure;
            #[doc = "The value of a const parameter or outside constant of any type."]
            Sym { sym: Sym } = "sym" () "0" Pure;
            #[doc = "A pointwise function of one operand."]
            Un { op: UnOp } = "un" (x) "0" Pure;
            #[doc = "A pointwise function of two operands."]
            Bin { op: BinOp } = "bin" (x y) "0" Pure;
            #[doc = "A comparison."]
            Cmp { op: CmpOp } = "cmp" (x y) "0" Pure;
            #[doc = "`x` if the condition holds, else `y`."]
            Select {} = "select" (condition x y) "0" Pure;
            #[doc = "`x * y + z`, rounded once."]
            Fma {} = "fma" (x y z) "0" Pure;
            #[doc = "Conversion to the result's type. Without a stated rounding: to nearest even towards a float, towards zero to an integer."]
            Cast { round: Option<Round> } = "cast" (x) "0" Pure;
            #[doc = "The same bits as another type of equal width."]
            Bits {} = "bits" (x) "0" Pure;
            #[doc = "What an instruction of the target makes of the inputs, which depends on them alone. `fallback` is the same value, and the result where the target has none of the arms."]
            Asm { arms: Vec<AsmArm> } = "asm" (fallback "inputs*") "0" Pure;
            #[doc = "The extent of one axis of a memory operand; index."]
            Extent { axis: u32 } = "extent" (memory) "0" Pure;

            #[doc = "New storage of the result's type; operands give dynamic extents of a workspace. Uninitialised, but a workspace holds zeros."]
            Alloc {} = "alloc" ("extents*") "0" Alloc;
            #[doc = "The window that starts at the offsets, one for each axis. With `filled`, the last operand is what reads outside give."]
            Region { axes: Vec<Axis>, filled: bool } = "region" (memory "offsets*" "fill?") "0" Alloc;
            #[doc = "Axis `i` of the result is axis `axes[i]` of the operand."]
            Permute { axes: Vec<u32> } = "permute" (memory) "0" Alloc;
            #[doc = "The same cells in row-major order under the result's extents."]
            Reshape {} = "reshape" (memory) "0" Alloc;
            #[doc = "The same cells read as the result's element type, of equal width."]
            Bitcast {} = "bitcast" (memory) "0" Alloc;

            #[doc = "One element; zero outside."]
            Load {} = "load" (memory "indices*") "0" Read;
            #[doc = "A fact about elements of a tensor that a kernel only reads: those inside it from the indices to `to`, exclusive, along `axis`. `first`, `last` and `outside` take the ends of the interval, inclusive. Made by passes alone."]
            Aggregate { op: Aggregate, axis: u32 } = "aggregate" (memory "indices*" to "interval*") "0" Read;
            #[doc = "Stores one element; nothing outside. `unordered`: iterations of `parallel` may collide, and then one wins."]
            Store { unordered: bool } = "store" (value memory "indices*") "0" Write;
            #[doc = "Reads, combines and writes one element indivisibly; gives the old value. `cas` takes the expected value before the new one."]
            Atomic { op: AtomicOp, order: Order } = "atomic" (memory "indices*" "values*") "0" Write;

            #[doc = "Copies every element, converting. `hints` are what the copy says to a backend about caches. `asynchronous`: it may take until the `copy_wait` of its destination, up to which nothing touches that, nor writes the source."]
            Copy { hints: CopyHints, asynchronous: bool } = "copy" (src dst) "0" Write;
            #[doc = "Waits for the asynchronous copy to `dst` that began in front of it, in the same region."]
            CopyWait {} = "copy_wait" (dst) "0" Write;
            #[doc = "Sets every element."]
            Fill {} = "fill" (dst value) "0" Write;
            #[doc = "`dst[i, …] = src[idx[i], …]`."]
            Gather {} = "gather" (src idx dst) "0" Write;
            #[doc = "`dst[idx[i], …] = src[i, …]`; colliding rows: one wins."]
            Scatter {} = "scatter" (src idx dst) "0" Write;
            #[doc = "`acc (+)= a · b`. `hints` are what the GEMM says to a backend about instructions."]
            Gemm { accumulate: bool, hints: GemmHints } = "gemm" (a b acc) "0" Write;
            #[doc = "`acc += A · b`, where `A` has 2:4 structured sparsity: `a` holds two of each four adjacent elements of a row of `A`, and `meta` the indices of both in a nibble; all others are zero."]
            GemmSp {} = "gemm_sp" (a meta b acc) "0" Write;
            #[doc = "Combines along one axis."]
            Reduce { op: ReduceOp, axis: u32, accumulate: bool } = "reduce" (src dst) "0" Write;
            #[doc = "Inclusive scan along one axis; `reverse` starts at the far end."]
            Scan { op: ScanOp, axis: u32, reverse: bool } = "scan" (src dst) "0" Write;
            #[doc = "An atomic for every element of `src` on the element of `dst` at its place."]
            AtomicTile { op: AtomicOp, order: Order } = "atomic_tile" (src dst) "0" Write;

            #[doc = "Sets a word of that rank's array, or adds to it; `u32`. What the block did before it is visible to every rank that waits for the value."]
            Signal { op: SignalOp } = "signal" (signals rank index value) "0" Order;
            #[doc = "Waits until a word of that rank's array is at least `least`; `u32`. What was done before the signals that made it so is visible after."]
            Wait {} = "wait" (signals rank index least) "0" Order;

            #[doc = "A loop over `lo, lo + step, … < hi`; the region takes the counter. Nothing when `step` < 1."]
            For { kind: LoopKind } = "for" (lo hi step) "1" Control;
            #[doc = "One region or the other. With a result, both regions yield it."]
            If {} = "if" (condition) "2" Control;
            #[doc = "The region once for each index tuple below the extents, in any order."]
            Parallel {} = "parallel" ("extents*") "1" Control;
            #[doc = "The region once for each of `count` threads, a constant, which run at the same time and meet at barriers; the region takes the thread's number."]
            Threads {} = "threads" (count) "1" Control;
            #[doc = "Waits for all threads of `threads`, or for those of the group whose `member` the operand is; what they did to memory is visible after."]
            Barrier {} = "barrier" ("member?") "0" Meet;
            #[doc = "Whether a thread of `threads` is of the group from `first` to `end`, exclusive: constants, multiples of 32."]
            Member {} = "member" (thread first end) "0" Pure;
            #[doc = "Collective in a warp: the operand of the thread at that lane; the thread's own where there is none."]
            Shuffle {} = "shuffle" (value lane) "0" Meet;
            #[doc = "Collective in a warp: a bit for each lane, set where the condition holds; `u32`."]
            Ballot {} = "ballot" (condition) "0" Meet;
            #[doc = "Lanes of a warp of the target, a power of two of at most 32; index."]
            Lanes {} = "lanes" () "0" Pure;
            #[doc = "Calls a device function."]
            Call { callee: CalleeId } = "call" ("args*") "0" Control;

            #[doc = "A launch with a false condition fails before anything runs, with the message and the values in it."]
            Require { message: Format } = "require" (condition "args*") "0" Observe;
            #[doc = "A launch in which the extent of that axis of a tensor argument differs fails with a shape error before anything runs."]
            Expect { axis: u32 } = "expect" (memory extent) "0" Observe;
            #[doc = "Prints a line."]
            Print { format: Format } = "print" ("args*") "0" Observe;
            #[doc = "Fails the launch when the condition is false. `fault`: a check that the checked mode of a device made, rather than the user's."]
            Assert { format: Format, fault: bool } = "assert" (condition "args*") "0" Observe;
        }
    };
}

macro_rules! define_ops {
    ($(#[doc = $doc:literal] $variant:ident { $($field:ident : $ty:ty),* } = $name:literal ($($operand:tt)*) $regions:literal $effect:ident;)*) => {
        /// What an instruction does. See [`OPS`] for the rows.
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        pub enum Op {
            $(
                #[doc = $doc]
                $variant {
                    $(#[doc = concat!("The attribute `", stringify!($field), "`.")] $field: $ty,)*
                },
            )*
        }

        /// Every structural operation, as data.
        pub const OPS: &[OpRow] = &[$(OpRow {
            name: $name,
            operands: &[$(operand_name!($operand),)*],
            attributes: &[$(stringify!($field),)*],
            regions: $regions,
            effect: Effect::$effect,
            doc: $doc,
        },)*];

        impl Op {
            /// The text name.
            pub fn name(&self) -> &'static str {
                match self { $(Op::$variant { .. } => $name,)* }
            }

            /// What the operation itself does to memory.
            pub fn effect(&self) -> Effect {
                match self { $(Op::$variant { .. } => Effect::$effect,)* }
            }
        }
    };
}

macro_rules! operand_name {
    ($name:ident) => {
        stringify!($name)
    };
    ($name:literal) => {
        $name
    };
}

for_each_op!(define_ops);

impl Op {
    /// Whether the result is a view: it names the storage of the first operand,
    /// or a part of it, in another way. Nothing is created, and no contents are
    /// touched.
    pub fn is_view(&self) -> bool {
        self.effect() == Effect::Alloc && !matches!(self, Op::Alloc {})
    }

    /// The row of this operation.
    pub fn row(&self) -> Option<&'static OpRow> {
        OPS.iter().find(|row| row.name == self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique() {
        for (i, row) in OPS.iter().enumerate() {
            assert!(OPS[..i].iter().all(|other| other.name != row.name), "{}", row.name);
        }
    }

    #[test]
    fn names_round_trip() {
        for op in UnOp::ALL {
            assert_eq!(UnOp::from_name(op.name()), Some(*op));
        }
        for op in BinOp::ALL {
            assert_eq!(BinOp::from_name(op.name()), Some(*op));
            assert!(!op.doc().is_empty());
        }
    }
}
