//! The table of schedule hints: one row for each, in the namespace of the backend that reads it.
//!
//! ```text
//! /// What the hint does, and where it holds (Markdown, also the entry in docs/language.md).
//! name: type {
//!     values: which it takes,
//!     example: "name = value",
//!     was / excludes / needs: where it has them,
//! };
//! ```
//!
//! A new hint is a row here and its use in the backend; `TILE_BLESS=1 cargo test -p tile-core
//! --test tables ops_doc` writes the entry, and `tests/language` asks for a test of it.

use super::values::Value as _;
use super::{Exclusion, Hint, Namespace, Need, Schedule, Setting, TileLayout, Unit, Values};

macro_rules! hints {
    ($(
        #[doc = $about:literal]
        $Space:ident $space:ident {
            $($(#[doc = $doc:literal])* $name:ident: $ty:ty { $($key:ident: $value:expr,)* };)*
        }
    )*) => {
        $(
            #[doc = $about]
            ///
            /// A field that is `None` is left to the backend.
            #[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
            pub struct $Space {
                $($(#[doc = $doc])* pub $name: Option<$ty>,)*
            }
        )*

        /// The namespaces, in the order of the text form.
        pub const NAMESPACES: &[Namespace] =
            &[$(Namespace { name: stringify!($space), doc: $about },)*];

        /// The table.
        pub const HINTS: &[Hint] = &[$($(
            Hint {
                space: stringify!($space),
                name: stringify!($name),
                doc: concat!($($doc, "\n",)*),
                get: |schedule: &Schedule| schedule.$space.$name.as_ref().map(|value| value.setting()),
                set: |schedule: &mut Schedule, setting: Setting| {
                    if let Some(value) = <$ty>::of(setting) {
                        schedule.$space.$name = Some(value);
                    }
                },
                $($key: $value,)*
                ..Hint::ROW
            },
        )*)*];
    };
}

hints! {
    /// Hints of GPUs, read by the backends of NVIDIA GPUs and of WebGPU.
    GpuHints gpu {
        /// The threads of a block.
        threads: u32 {
            values: Values::Range(1, 1024),
            example: "threads = 128",
        };
        /// How elements of tiles of these names lie. Of shared tiles, `linear` is row-major, each row behind
        /// the one before; `padded` has 16 bytes between rows. With `swizzle32`, `swizzle64` and
        /// `swizzle128` the 16-byte chunks of rows of so many bytes are permuted by an exclusive or
        /// with the row's number, as TMA copies write them and `wgmma` reads them.
        ///
        /// Of fragments, `mma` is how accumulators of the `mma.m16n8k*` of a warp lie in registers, and
        /// `wgmma` how those of a warpgroup's instructions do; with `rows` each row is held by the lanes
        /// of one warp. Left out, a tile lies as the instructions that take it want, or so that accesses
        /// are wide and columns spread over banks.
        ///
        /// What is stated holds for every access, or the kernel is an error that names the tile, what
        /// is stated and what stands against it: an instruction that reads another order (`wgmma` a
        /// permuted one, cooperative matrices rows), a GEMM whose instruction holds a fragment otherwise,
        /// rows that are no multiple of the permuted bytes, or a view that finds elements by rows. Where a tile is read in the tensor and has no
        /// memory of its own, it says nothing.
        layout: Vec<(String, TileLayout)> {
            values: Values::Tiles(TileLayout::WORDS),
            example: "layout(a_s = swizzle128, b_s = padded)",
        };
        /// How many iterations' copies may be in flight in each `pipelined!` loop, in place of what
        /// its `stages` says. Loops that state `order` or `stage` keep theirs.
        stages: u32 {
            values: Values::Range(1, 16),
            example: "stages = 4",
        };
    }

    /// Hints of NVIDIA GPUs.
    CudaHints cuda {
        /// Ping-pong schedule: whether warpgroups alternate blocks, one in its epilogue while
        /// another is in its mainloop. It holds where a kernel is one loop of GEMMs, as long in
        /// every block, whose operands come from tensors, and where the accumulators of a block
        /// fit in the registers of one warpgroup.
        pingpong: bool {
            values: Values::Flag,
            example: "pingpong = true",
            was: Some("turns"),
        };
        /// Cluster multicast: with 2, blocks that are adjacent on the last axis of the grid form
        /// a cluster, and load for each other parts of the tiles that both multiply. It holds for
        /// tiles of `gemm`'s operands that do not depend on that axis, where it has an even number
        /// of blocks. Left out, it is 1.
        clusters: u32 {
            values: Values::OneOf(&[1, 2]),
            example: "clusters = 2",
        };
        /// Split-K: among how many blocks of a cluster the iterations of a block's loop are
        /// divided. Left out, each launch decides by its grid, and blocks may also take equal
        /// parts of the tiles that are left for the last wave of a grid (stream-K); with a number
        /// they do not.
        ///
        /// It holds where a kernel clears one accumulator, adds GEMMs to it in one loop with steps
        /// of one whose operands come from tensors, and does nothing else before or in it; of a
        /// smaller number of iterations some blocks have none.
        split: u32 {
            values: Values::OneOf(&[1, 2, 4, 8]),
            example: "split = 4",
            excludes: &[Exclusion {
                other: "clusters",
                holds: |schedule| schedule.cuda.divides_loops() && schedule.cuda.multicasts(),
                why: "the blocks of a cluster either share one tile or have a tile each",
            }],
        };
        /// Threadblock swizzle: in which order blocks are taken. Groups have so many rows, which
        /// are the last axis but one, and within a group blocks are taken column by column. With 1
        /// it is the order of `blocks`, the last axis fastest. A number above 1 needs a grid of two
        /// axes or three.
        ///
        /// Left out, the backend also decides whether the first and the last block of a line are
        /// taken together where their work differs, which no stated order does.
        raster: u32 {
            values: Values::Range(1, 64),
            example: "raster = 8",
            needs: Some(Need {
                met: |func| func.schedule.cuda.raster.is_none_or(|rows| rows < 2) || func.grid.len() > 1,
                why: "it groups rows of tiles, and the grid has one axis",
                help: "give `blocks` two axes or three, or remove the hint",
            }),
        };
        /// Persistent kernel: whether as many blocks as a device runs at once are launched, each of
        /// which takes several of the grid, or each of the grid is. With `false` nothing is done
        /// that needs persistent blocks: there is no ping-pong schedule, no load balancing, and a
        /// launch does not divide loops by itself; `split` and `clusters` hold.
        persistent: bool {
            values: Values::Flag,
            example: "persistent = true",
            excludes: &[Exclusion {
                other: "pingpong",
                holds: |schedule| (schedule.cuda.persistent, schedule.cuda.pingpong) == (Some(false), Some(true)),
                why: "a ping-pong schedule needs persistent blocks",
            }],
        };
        /// How many registers a producer thread and a consumer thread have, in warp-specialised
        /// kernels whose threads hand registers to each other (Hopper). Threads come in warpgroups
        /// of 128, of which one is the producer and one to three are consumers; where they are to
        /// have more than a block has, the kernel is an error that says what fits. Fewer than the
        /// compiler's own choice let values spill.
        registers: [u32; 2] {
            values: Values::Multiples8(24, CudaHints::MOST_REGISTERS),
            example: "registers = [40, 232]",
        };
        /// Whether GEMMs are computed as their transposes, whose rows are the GEMM's columns, by
        /// instructions of 64 rows and as few as 8 columns (Hopper). Left out, a GEMM is transposed
        /// if its tile has rows that are no multiple of 64, or if its right operand alone can come
        /// from registers.
        ///
        /// `true` holds where the GEMM has columns in multiples of 64 and its left operand is not in
        /// registers; with `false`, GEMMs that could be computed in no other way are left to other
        /// instructions.
        swap: bool {
            values: Values::Flag,
            example: "swap = true",
        };
        /// Whether the producer of a warp-specialised kernel (Hopper) copies to shared memory what
        /// an epilogue reads of vectors: scales and biases of rows or columns, read behind the loop
        /// of GEMMs at an index of a `parallel!` on the last axis of a tensor that the kernel does
        /// not write. They then arrive during the loop. Left out, it is so where that takes no
        /// stage of a loop's pipeline.
        ///
        /// `true` holds where TMA can copy the vectors, and may take stages; with `false` they are
        /// loaded where they are read.
        stage_vectors: bool {
            values: Values::Flag,
            example: "stage_vectors = true",
        };
    }

    /// Hints of Ascend NPUs.
    AscendHints ascend {
        /// With how many vector units of an AI core a kernel works that multiplies on the cube and
        /// computes on vectors. Left out, each of two units takes one half of a tile's rows where
        /// that needs no order between them.
        ///
        /// With 2, units wait for each other in front of accesses to tensors that are written and
        /// read, or written several times; where no tile can be halved, the kernel is an error that
        /// says why. AscendNPU IR leaves it to the vendor's compiler.
        vectors: u32 {
            values: Values::OneOf(&[1, 2]),
            example: "vectors = 2",
        };
        /// On which unit of an AI core tiles of these names are to be. Left out, accumulators stay
        /// with the cube while only GEMMs touch them and leave it by themselves where a `copy`
        /// stores them, tiles that are only copied from tensors and multiplied go to the cube, and
        /// everything else is on the vector units.
        ///
        /// A tile on `vector` is in their memory behind each statement: GEMMs are added to it there,
        /// it is cleared there, and what is copied from or to a tensor passes through. A tile on
        /// `cube` never is: where a statement needs it there (`parallel!`, reductions, conversions on
        /// the way in, elements), the kernel is an error that names the tile and the statement.
        units: Vec<(String, Unit)> {
            values: Values::Tiles(Unit::WORDS),
            example: "units(acc = vector, a_s = cube)",
        };
    }
}
