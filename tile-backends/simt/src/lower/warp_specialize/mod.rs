//! Warp specialisation: one warp loads tiles, the other warps compute.
//!
//! Where the target has TMA copies and multiplies tiles in shared memory,
//! a kernel that does both is divided. The body is walked twice:
//!
//! ```text
//! for k {                       producer                  consumers
//!   copy a[k] → s        ──►    for k {                   for k {
//!   copy b[k] → t                 wait empty[stage]          wait full[stage]
//!   gemm s, t, acc                copy a[k], b[k]           gemm s, t, acc
//! }                               (arrives at full)         arrive at empty[stage]
//! copy acc → c                  }                         }
//!                                                         copy acc → c
//! ```
//!
//! Tiles that one statement uses first and one uses last share a [`Pipeline`] of stages with two
//! barriers each: `full`, on which the copies' bytes arrive, and `empty`, on which every
//! consumer warp arrives; a few bytes that threads read beside them, a scale for each row,
//! arrive there, too.
//!
//! What multiplies only gives back stages an iteration later ([`mainloop`]), or is done by one
//! warpgroup after the other ([`intra_block_split_k`]), also where threads add the products
//! ([`added_products`]).
//!
//! Of two products that follow each other the second is begun late ([`gemm_overlap`]), of more
//! than two the first early ([`early_issue`]); two products that the threads add are begun at once
//! ([`two_level`]); what a sparse one needs in registers is read beside the one before
//! ([`metadata_prefetch`]); where warpgroups share rows, they may make scores alternately
//! ([`warpgroup_pingpong`]). Where sums take long to write out, two warpgroups may take tiles
//! alternately ([`pingpong`]).
//!
//! Vectors that an epilogue reads are brought beside the last products ([`epilogue_vectors`]), and
//! tiles from which threads compute operands ahead of them ([`operand_tiles`]).
//!
//! Neighbours may bring each other what both multiply ([`multicast`]), or share a tile's loop
//! where there are few tiles ([`cluster_split_k`]), and what is left of rounds of tiles may be
//! divided among all blocks ([`stream_k`]). A pipeline lives as long as the block and its stages are
//! taken alternately, so the producer runs ahead across loops, and across tiles where blocks are
//! persistent ([`persistent`]).
//!
//! What the producer needs, it computes itself from what the host passes, loop
//! counters and tensors that nobody writes; a copy that needs more stays with
//! the consumers ([`plan`]).

mod added_products;
mod balance;
mod candidates;
mod cluster_split_k;
mod consumer;
mod describe;
mod double_buffer;
mod early_issue;
mod early_loads;
mod epilogue_vectors;
mod gathered_operands;
mod gemm_overlap;
mod im2col;
mod im2col_copy;
mod in_flight;
mod intra_block_split_k;
mod loops;
mod mainloop;
mod metadata_prefetch;
mod multicast;
mod operand;
mod operand_tiles;
mod outline;
mod peers;
mod persistent;
mod pingpong;
mod plan;
mod positions;
mod producer;
mod producer_gather;
mod producer_hoist;
mod register_pressure;
mod register_split;
mod scatter_epilogue;
mod smem_budget;
mod specialization;
mod splittable_loops;
mod staged_reads;
mod stream_k;
mod strength_reduce;
mod tma_epilogue;
mod two_level;
mod user_stages;
mod warpgroup_pingpong;

pub use cluster_split_k::MOST as MOST_SHARING;
pub(super) use epilogue_vectors::with_vectors;
pub(in crate::lower) use metadata_prefetch::Words;
pub(super) use operand_tiles::with_tiles;
pub use persistent::MOST as MOST_BLOCKS;
pub(super) use plan::plan;
pub(super) use register_pressure::held;
pub(super) use specialization::{Brings, Limits, WarpSpecialization};
pub use stream_k::with_workspaces;

use super::lin::{Lin, Range};
use super::view::View;
use super::{Item, Lower, Lowered};
use crate::ir::{Buf, BufData, Home, Op, Partition, Val, Var};
use operand::Format;
use rustc_hash::{FxHashMap, FxHashSet};
use specialization::Pipeline;
use tile_core::elem::DType;
use tile_core::ir::{CmpOp, RegionId, Value};

/// Boxes of tensors begin at a multiple of so many bytes of a row: an H200 calls
/// anything else an illegal instruction.
const ALIGNED: i64 = 16;

/// Threads of a warpgroup.
pub(super) const GROUP: u32 = 128;

/// Words of fragments to a thread of two warpgroups, of which more leave the producer
/// few registers.
const CROWDED: u64 = 176;

/// The most words of fragments to a thread of a block that is one of two with one
/// consumer warpgroup each.
const MOST_OF_TWO: u64 = 176;

/// The two barriers and the tiles of a pipeline.
#[derive(Clone, Debug)]
struct Barriers {
    full: Buf,
    empty: Buf,
}

/// Where the producer or a consumer is in a pipeline.
#[derive(Clone, Copy, Debug)]
struct PipelineState {
    stage: Var,
    phase: Var,
    /// The stage before, while it is not given back.
    before: Var,
}

/// What is made of [`WarpSpecialization`].
#[derive(Default)]
pub(super) struct State {
    pub(super) roles: WarpSpecialization,
    /// By pipeline.
    barriers: Vec<Barriers>,
    /// By pipeline, for the role that is being lowered.
    states: Vec<PipelineState>,
    /// Tiles of the pipelines, by the value that allocates them.
    tiles: FxHashMap<Value, View>,
    /// In the order in which they were begun.
    pending: Vec<in_flight::Pending>,
    /// The producer's loop that is being lowered, if it gathers.
    pub(super) hoisting: Option<producer_hoist::Hoisting>,
    /// The loop that is being lowered, if it is a mainloop.
    pub(super) mainloop: Option<mainloop::InMainloop>,
    /// The loop that is being lowered, if its products overlap.
    overlapping: Option<gemm_overlap::Overlapping>,
    /// The pipelines whose stages are given back already.
    released: FxHashSet<usize>,
    /// The loop that is being lowered, if it issues the first product early.
    early_issue: Option<early_issue::Iteration>,
    /// By the body of a loop with warpgroup ping-pong.
    handovers: FxHashMap<RegionId, warpgroup_pingpong::Handover>,
    /// See [`Op::Anchor`] and [`Op::Keep`].
    anchor: Option<Buf>,
    /// The order barriers of consumers that take tiles alternately.
    order: Option<pingpong::Order>,
    /// By tile of two stages that iterations write alternately.
    double_buffers: FxHashMap<Value, double_buffer::DoubleBuffer>,
    /// What blocks of a cluster that share a loop tell each other by.
    parts: Option<cluster_split_k::Parts>,
    /// Which pipelines the lane that is being lowered fills, those that wait for no launch or the others;
    /// nothing where one lane fills all.
    early: Option<bool>,
    /// The part of a tile that is being lowered, where blocks divide some.
    part: Option<stream_k::Part>,
    /// What TMA stores are made from, by the type of their elements.
    staging: FxHashMap<DType, Buf>,
    /// How the tiles of buffers lie.
    pub(super) formats: FxHashMap<Buf, Format>,
}

impl State {
    pub(super) fn new(roles: WarpSpecialization) -> State {
        State { roles, ..State::default() }
    }
}

impl Lower<'_> {
    /// The block, divided into consumers and a producer.
    pub(super) fn divided(&mut self) -> Lowered<()> {
        self.b.kernel().persistent = self.is_persistent();
        let (own, consumers) = (self.threads(), self.specialized.roles.consumers);
        let warpgroups = own / GROUP * consumers;
        let pipelines = self.specialized.roles.pipelines.clone();
        for (number, pipeline) in pipelines.iter().enumerate() {
            self.pipeline_memory(number, pipeline)?;
        }
        let order = (consumers > 1).then(|| self.order_barriers());
        self.handover_memory()?;
        self.by_first_thread(&mut |lower| {
            for (barriers, pipeline) in lower.specialized.barriers.clone().iter().zip(&pipelines) {
                for stage in 0..pipeline.stages * pipeline.pieces {
                    let at = lower.b.int(stage.into(), DType::I32);
                    let cluster = if lower.is_shared(pipeline) { lower.cluster() } else { 1 };
                    let (full, empty) = (lower.fillers(pipeline), lower.emptiers(pipeline) * cluster);
                    lower.b.effect(Op::MbarrierInit { buf: barriers.full, count: full }, &[at]);
                    lower.b.effect(Op::MbarrierInit { buf: barriers.empty, count: empty }, &[at]);
                }
            }
            for (order, consumer) in
                order.iter().flat_map(|order| (0..consumers).map(move |consumer| (*order, consumer)))
            {
                let at = lower.b.int(consumer.into(), DType::I32);
                lower.b.effect(Op::MbarrierInit { buf: order, count: own / lower.target.warp }, &[at]);
            }
            lower.init_handovers();
            lower.init_parts();
            lower.b.effect(Op::MbarrierFence {}, &[]);
            Ok(())
        })?;
        let cluster = self.cluster();
        self.b.kernel().cluster = cluster;
        self.b.effect(if cluster > 1 { Op::ClusterBarrier {} } else { Op::Barrier {} }, &[]);
        let items = self.items.clone();
        let mut blocks = Vec::new();
        for partition in 0..=consumers {
            self.items.clone_from(&items);
            self.b.open(None);
            self.begin_pipelines(&pipelines);
            if partition < consumers {
                self.begin_handovers();
            }
            let result = if partition == consumers { self.producer() } else { self.consumer(order, partition) };
            blocks.push(self.b.close());
            result?;
        }
        let registers = self.registers(warpgroups)?;
        let mut partitions =
            vec![Partition { threads: own, registers: registers.map(|[_, consumer]| consumer) }; consumers as usize];
        partitions.push(Partition { threads: GROUP, registers: registers.map(|[producer, _]| producer) });
        self.b.warp_specialize(partitions, blocks);
        Ok(())
    }

    /// Shared memory of a pipeline.
    fn pipeline_memory(&mut self, number: usize, pipeline: &Pipeline) -> Lowered<()> {
        let mut barrier = |name: &str| {
            let name = format!("{name}_{number}");
            let home = Home::Shared { start: None, align: 8 };
            self.b.buf(BufData { name, elem: DType::U64, len: pipeline.stages * pipeline.pieces, home })
        };
        let barriers = Barriers { full: barrier("full"), empty: barrier("empty") };
        self.specialized.barriers.push(barriers);
        let func = self.func;
        for &copy in &pipeline.copies {
            let tile = gathered_operands::tile_of(func, copy);
            let view = self.formatted(tile, self.specialized.roles.tiles[&tile], pipeline.stages)?;
            self.specialized.tiles.insert(tile, view);
        }
        Ok(())
    }

    /// The tile that an allocation stands for, if a pipeline has it.
    pub(super) fn pipeline_tile(&self, value: Value) -> Option<View> {
        self.specialized.tiles.get(&value).cloned()
    }

    /// Begins every pipeline at its first stage.
    fn begin_pipelines(&mut self, pipelines: &[Pipeline]) {
        self.specialized.states.clear();
        let zero = self.b.int(0, DType::I32);
        for _ in pipelines {
            let state = PipelineState {
                stage: self.b.var("stage", DType::I32, 1),
                phase: self.b.var("phase", DType::I32, 1),
                before: self.b.var("before", DType::I32, 1),
            };
            self.b.set(state.stage, 0, zero);
            self.b.set(state.phase, 0, zero);
            self.specialized.states.push(state);
        }
    }

    /// The current stage.
    fn stage_now(&mut self, pipeline: usize, stages: u32) -> Val {
        let own = self.own_stage(pipeline).or((stages == 1).then_some(0));
        if let Some(own) = own {
            return self.b.int(own.into(), DType::I32);
        }
        let stage = self.b.get(self.specialized.states[pipeline].stage, 0);
        self.known.state(stage, Range::below(stages.into()), 1);
        stage
    }

    /// The parity of the present round.
    fn phase_now(&mut self, pipeline: usize) -> Val {
        self.b.get(self.specialized.states[pipeline].phase, 0)
    }

    /// The barrier of a stage's piece.
    fn piece_of(&mut self, pipeline: &Pipeline, stage: Val, piece: &Lin) -> Val {
        let index = Lin::val(stage).scale(pipeline.pieces.into()).add(piece);
        self.known.register(&mut self.b, &index, DType::I32)
    }

    /// Goes to the next stage; a new round begins after the last.
    fn advance(&mut self, pipeline: usize, stages: u32) {
        let state = self.specialized.states[pipeline];
        let stages = if self.own_stage(pipeline).is_some() { 1 } else { stages };
        let (stage, phase) = self.state_after(pipeline, stages);
        if stages > 1 {
            self.b.set(state.stage, 0, stage);
        }
        self.b.set(state.phase, 0, phase);
    }

    /// The next stage, and its parity.
    fn state_after(&mut self, pipeline: usize, stages: u32) -> (Val, Val) {
        let state = self.specialized.states[pipeline];
        let (zero, one) = (self.b.int(0, DType::I32), self.b.int(1, DType::I32));
        let phase = self.b.get(state.phase, 0);
        let flipped = self.b.bin(tile_core::ir::BinOp::Xor, phase, one);
        if stages == 1 {
            return (zero, flipped);
        }
        let stage = self.b.get(state.stage, 0);
        let next = self.b.add_int(stage, 1);
        let end = self.b.int(stages.into(), DType::I32);
        let wraps = self.b.cmp(CmpOp::Eq, next, end);
        let next = self.b.select(wraps, zero, next);
        let phase = self.b.select(wraps, flipped, phase);
        self.known.state(next, Range::below(stages.into()), 1);
        (next, phase)
    }

    /// Lets the view of a pipeline's tile show one stage.
    fn show_stage(&mut self, tile: Value, stage: Val, stages: u32) -> Lowered<View> {
        let Some(whole) = self.pipeline_tile(tile) else { return self.error("a pipeline has no such tile") };
        let view = self.stage_view(whole, &Lin::val(stage), stages)?;
        self.items.insert(tile, Item::View(view.clone()));
        Ok(view)
    }
}
