//! What a plan decided, as data that tools read and text that people read.

use crate::lower::{Engine, LowerError, StatedGemm};
use std::fmt::{self, Display, Formatter};
use tile_core::ir::schedule::TileLayout;
use tile_core::ir::{CopyHints, Span};

/// A strategy that was tried.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// What it does differently from the kernel as written.
    pub strategy: String,
    /// What came of it.
    pub outcome: Outcome,
}

/// What came of a strategy.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// It is how the kernel is lowered.
    Chosen(Box<Decisions>),
    /// The kernel has nothing that it is about.
    Inapplicable,
    /// It costs more than the next one and gives nothing for it.
    NoGain,
    /// It cannot be lowered.
    Refused(LowerError),
}

impl Candidate {
    /// The plan, if it is the one that is followed.
    pub fn decisions(&self) -> Option<&Decisions> {
        match &self.outcome {
            Outcome::Chosen(decisions) => Some(decisions),
            Outcome::Inapplicable | Outcome::NoGain | Outcome::Refused(_) => None,
        }
    }
}

/// ```text
/// operands in registers: not applicable
/// operands as written; 13312 bytes reserved: chosen
/// ```
impl Display for Candidate {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.strategy)?;
        match &self.outcome {
            Outcome::Chosen(_) => f.write_str("chosen"),
            Outcome::Inapplicable => f.write_str("not applicable"),
            Outcome::NoGain => f.write_str("no gain"),
            Outcome::Refused(error) => error.fmt(f),
        }
    }
}

/// The decisions of the plan that a kernel is lowered by.
#[derive(Clone, PartialEq, Debug)]
pub struct Decisions {
    /// The kernel's name.
    pub kernel: String,
    /// Threads of a block that compute a tile.
    pub threads: u32,
    /// Groups of consumers that take tiles of the grid alternately (ping-pong): 2, or 1.
    pub consumers: u32,
    /// Threads of the producer, which copies for the others; 0 without warp specialisation.
    pub producer: u32,
    /// Blocks that a multiprocessor is to run at once, where warps are specialised.
    pub blocks: Option<u32>,
    /// Which tiles of the grid a block takes.
    pub scheduler: Scheduler,
    /// The multistage pipelines, in program order.
    pub pipelines: Vec<Pipeline>,
    /// The loops, in program order.
    pub loops: Vec<Loop>,
    /// What computes each GEMM, in program order.
    pub gemms: Vec<(Span, Engine)>,
    /// The GEMMs that say how they are made, in program order.
    pub stated_gemms: Vec<StatedGemm>,
    /// Tiles that go to global memory by way of shared memory: where the user wrote it, to which
    /// tensor, and how.
    pub stores: Vec<(Span, String, StoreKind)>,
    /// The asynchronous copies of the user, in program order.
    pub asynchronous: Vec<AsyncCopy>,
    /// Copies with hints of the user: where, between which memories, and the hints.
    pub hints: Vec<(Span, [String; 2], CopyHints)>,
    /// Shared tiles of which the kernel states a layout: where, the name, the layout, and whether the
    /// tile has memory of its own, so that it holds.
    pub layouts: Vec<(Span, String, TileLayout, bool)>,
    /// Bytes of shared memory of the pipelines and of what TMA stores are made from.
    pub bytes: u64,
}

/// A multistage pipeline.
#[derive(Clone, PartialEq, Debug)]
pub struct Pipeline {
    /// Stages.
    pub stages: u32,
    /// Whether the user says how many.
    pub stated: bool,
    /// Whether it is filled while the launch in front may still run: with constants.
    pub early: bool,
    /// Parts of a stage that are waited for one after the other.
    pub pieces: u32,
    /// Copies that fill a stage.
    pub copies: Vec<StagedCopy>,
}

/// A copy to a stage of a pipeline.
#[derive(Clone, PartialEq, Debug)]
pub struct StagedCopy {
    /// Where the user wrote it.
    pub span: Span,
    /// The shared tile.
    pub tile: String,
    /// How bytes get there.
    pub kind: CopyKind,
    /// Whether one block of a cluster copies for all.
    pub multicast: bool,
}

/// How bytes get from global to shared memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CopyKind {
    /// TMA, a box of the tensor.
    TmaTile,
    /// TMA, the places of a window.
    TmaIm2col,
    /// Asynchronous copies by threads of the producer, which compute addresses.
    Gather,
    /// Asynchronous copies by all threads (`cp.async`).
    CpAsync,
    /// Loads to registers ahead, stores when the stage is free.
    Registers,
}

/// A loop.
#[derive(Clone, PartialEq, Debug)]
pub struct Loop {
    /// Where it is.
    pub span: Span,
    /// In which order its iterations do what.
    pub schedule: Vec<Schedule>,
}

/// How iterations of a loop overlap beyond loads ahead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Schedule {
    /// The GEMM is in flight over the end of an iteration.
    Mainloop,
    /// The second GEMM is in flight beside what threads compute for the next.
    GemmOverlap,
    /// The first GEMM is issued an iteration ahead.
    EarlyIssue,
    /// Threads add the sum of the GEMM before while one is in flight.
    TwoLevel,
    /// Warpgroups compute scores of iterations alternately.
    WarpgroupPingpong,
    /// Warpgroups take iterations alternately.
    IntraBlockSplitK,
    /// Metadata of the next sparse GEMM is read beside this one.
    MetadataPrefetch,
    /// Statements are as many iterations ahead as the user says.
    UserStages,
}

/// An asynchronous copy of the user.
#[derive(Clone, PartialEq, Debug)]
pub struct AsyncCopy {
    /// Where it begins.
    pub span: Span,
    /// Where it is waited for.
    pub wait: Span,
    /// The tensor.
    pub from: String,
    /// The tile.
    pub to: String,
    /// When it is made.
    pub place: AsyncPlace,
}

/// When an asynchronous copy is made.
#[derive(Clone, PartialEq, Debug)]
pub enum AsyncPlace {
    /// By itself, from where it begins to the wait (`cp.async`).
    Between,
    /// By the producer, ahead of the wait.
    Producer,
    /// By the threads, at the wait.
    Wait,
    /// By the threads, where it begins, for this reason.
    Start(String),
}

/// Which tiles of the grid a block takes, in which order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scheduler {
    /// Whether blocks stay and take several tiles one after the other.
    pub persistent: bool,
    /// In which order.
    pub order: Order,
    /// Blocks of a cluster.
    pub cluster: u32,
    /// Whether the blocks of a cluster share the loop of a tile.
    pub split_k: bool,
}

/// The order in which tiles of the grid are taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// Row by row.
    Rows,
    /// In bands of so many rows, column by column (threadblock swizzle).
    Bands(u32),
    /// Tiles with much work beside those with little, as the last axis of the grid says.
    Balanced,
    /// Every other wave in the opposite order of blocks.
    Waves,
    /// Row by row; blocks take equal parts of those that are left for the last wave.
    StreamK,
}

/// How a tile goes from shared to global memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoreKind {
    /// TMA, a box of the tensor.
    Tma,
    /// Threads, 16 bytes of a row at a time, to rows of any places.
    ScatteredRows,
}

/// ```text
/// copy r to r_s @9:19 asynchronous, to the wait @15:5
/// ```
impl Display for AsyncCopy {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let AsyncCopy { span, wait, from, to, place } = self;
        write!(f, "copy {from} to {to}{} asynchronous, ", At(*span))?;
        match place {
            AsyncPlace::Between => write!(f, "to the wait{}", At(*wait)),
            AsyncPlace::Producer => write!(f, "by the producer, to the wait{}", At(*wait)),
            AsyncPlace::Wait => write!(f, "made at the wait{}", At(*wait)),
            AsyncPlace::Start(reason) => write!(f, "made at once: {reason}"),
        }
    }
}

impl Display for StoreKind {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            StoreKind::Tma => "TMA",
            StoreKind::ScatteredRows => "scattered rows",
        })
    }
}

impl Display for CopyKind {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            CopyKind::TmaTile => "TMA tile",
            CopyKind::TmaIm2col => "TMA im2col",
            CopyKind::Gather => "gather by the producer",
            CopyKind::CpAsync => "asynchronous copy",
            CopyKind::Registers => "through registers",
        })
    }
}

impl Display for Schedule {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Schedule::Mainloop => "mainloop",
            Schedule::GemmOverlap => "second GEMM beside the next scores",
            Schedule::EarlyIssue => "first GEMM an iteration ahead",
            Schedule::TwoLevel => "two-level accumulation",
            Schedule::WarpgroupPingpong => "warpgroup ping-pong",
            Schedule::IntraBlockSplitK => "intra-block split-K",
            Schedule::MetadataPrefetch => "metadata prefetch",
            Schedule::UserStages => "stages of the user",
        })
    }
}

/// ```text
/// persistent blocks; bands of 8 rows; split-K over clusters of 4 blocks
/// ```
impl Display for Scheduler {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(if self.persistent { "persistent blocks" } else { "a block each" })?;
        match self.order {
            Order::Rows => {}
            Order::Bands(rows) => write!(f, "; bands of {rows} rows")?,
            Order::Balanced => f.write_str("; balanced along the last axis")?,
            Order::Waves => f.write_str("; every other wave in opposite order")?,
            Order::StreamK => f.write_str("; stream-K in the last wave")?,
        }
        match (self.cluster, self.split_k) {
            (1, _) => Ok(()),
            (blocks, true) => write!(f, "; split-K over clusters of {blocks} blocks"),
            (blocks, false) => write!(f, "; multicast in clusters of {blocks} blocks"),
        }
    }
}

/// ```text
/// plan of matmul
///   threads 256 compute, 128 copy
///   blocks 1 on a multiprocessor
///   tiles persistent blocks; bands of 8 rows
///   pipeline of 4 stages
///     a_s @11:9 TMA tile
///     b_s @12:9 TMA tile
///   loop @10:5 mainloop
///   gemm @13:9 tensor cores, of a warpgroup
///   gemm @13:9 gpu(mma = wgmma, policy = rows), as stated; 2 by 1 parts
///   store c @15:5 TMA
///   copy b to b_s @12:9 cuda(l2 = evict_last)
///   tile a_s @7:9 swizzle64, as stated
///   131136 bytes of stages and barriers
/// ```
impl Display for Decisions {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "plan of {}", self.kernel)?;
        write!(f, "  threads {} compute", self.threads)?;
        match (self.consumers, self.producer) {
            (_, 0) => writeln!(f)?,
            (1, producer) => writeln!(f, ", {producer} copy")?,
            (consumers, producer) => writeln!(f, " a tile, {consumers} tiles at once, {producer} copy")?,
        }
        if let Some(blocks) = self.blocks {
            writeln!(f, "  blocks {blocks} on a multiprocessor")?;
        }
        writeln!(f, "  tiles {}", self.scheduler)?;
        for pipeline in &self.pipelines {
            write!(f, "  pipeline of {} {}", pipeline.stages, if pipeline.stages == 1 { "stage" } else { "stages" })?;
            if pipeline.pieces > 1 {
                write!(f, " in {} pieces", pipeline.pieces)?;
            }
            let early = if pipeline.early { ", of constants, ahead of the launch in front" } else { "" };
            writeln!(f, "{}{early}", if pipeline.stated { ", as stated" } else { "" })?;
            for copy in &pipeline.copies {
                let multicast = if copy.multicast { ", multicast" } else { "" };
                writeln!(f, "    {}{} {}{multicast}", copy.tile, At(copy.span), copy.kind)?;
            }
        }
        for all in &self.loops {
            write!(f, "  loop{}", At(all.span))?;
            for (number, schedule) in all.schedule.iter().enumerate() {
                write!(f, "{} {schedule}", if number == 0 { "" } else { "," })?;
            }
            writeln!(f, "{}", if all.schedule.is_empty() { " in order" } else { "" })?;
        }
        for (span, engine) in &self.gemms {
            writeln!(f, "  gemm{} {engine}", At(*span))?;
        }
        for StatedGemm { span, hints, parts } in &self.stated_gemms {
            write!(f, "  gemm{} {hints}, as stated", At(*span))?;
            match parts {
                Some([down, across]) => writeln!(f, "; {down} by {across} parts")?,
                None => writeln!(f)?,
            }
        }
        for (span, tensor, kind) in &self.stores {
            writeln!(f, "  store {tensor}{} {kind}", At(*span))?;
        }
        for (span, [from, to], hints) in &self.hints {
            writeln!(f, "  copy {from} to {to}{} {hints}", At(*span))?;
        }
        for copy in &self.asynchronous {
            writeln!(f, "  {copy}")?;
        }
        for (span, tile, layout, holds) in &self.layouts {
            let without = if *holds { "" } else { "; it is read in the tensor" };
            writeln!(f, "  tile {tile}{} {}, as stated{without}", At(*span), layout.name())?;
        }
        match self.bytes {
            0 => Ok(()),
            bytes => writeln!(f, "  {bytes} bytes of stages and barriers"),
        }
    }
}

/// A place, if it is known.
struct At(Span);

impl Display for At {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0 == Span::default() {
            true => Ok(()),
            false => write!(f, " @{}:{}", self.0.line, self.0.column),
        }
    }
}
