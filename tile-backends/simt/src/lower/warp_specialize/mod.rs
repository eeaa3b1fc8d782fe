//! Teams: one warp moves tiles, the others multiply them.
//!
//! Where the target copies boxes of tensors in bulk and multiplies tiles in
//! shared memory, a kernel that does both is divided. The body is walked twice:
//!
//! ```text
//! for k {                       producer                  consumers
//!   copy a[k] → s        ──►    for k {                   for k {
//!   copy b[k] → t                 wait empty[slot]          wait full[slot]
//!   gemm s, t, acc                copy a[k], b[k]           gemm s, t, acc
//! }                               (arrives at full)         arrive at empty[slot]
//! copy acc → c                  }                         }
//!                                                         copy acc → c
//! ```
//!
//! Tiles that one statement uses first and one uses last share a [`Ring`] of slots with two
//! barriers each: `full`, on which the copies' bytes arrive, and `empty`, on which every
//! consumer warp arrives; a few bytes that threads read beside them, a scale for each row,
//! arrive there, too.
//!
//! What multiplies only gives back slots an iteration later ([`mainloop`]), or is done by one
//! warpgroup after the other ([`intra_block_split_k`]); of two products that follow each other
//! the second is begun late ([`gemm_overlap`]), of more than two the first early
//! ([`early_issue`]); two products that the threads add are begun at once ([`two_level`]); what
//! a sparse one needs in registers is read beside the one before ([`metadata_prefetch`]); where
//! warpgroups share rows, they may make scores alternately ([`warpgroup_pingpong`]). Where sums
//! take long to write out, two warpgroups may take tiles alternately ([`pingpong`]).
//!
//! Neighbours may bring each other what both multiply ([`multicast`]), or share a tile's loop
//! where there are few tiles ([`cluster_split_k`]), and what is left of rounds of tiles may be
//! divided among all blocks ([`stream_k`]). A ring lives as long as the block and its slots are
//! taken alternately, so the producer runs ahead across loops, and across tiles where blocks are
//! persistent ([`persistent`]).
//!
//! What the producer needs, it computes itself from what the host passes, loop
//! counters and tensors that nobody writes; a copy that needs more stays with
//! the consumers ([`plan`]).

mod balance;
mod cluster_split_k;
mod consumer;
mod double_buffer;
mod early_issue;
mod gathered_operands;
mod gemm_overlap;
mod im2col;
mod im2col_copy;
mod in_flight;
mod intra_block_split_k;
mod mainloop;
mod metadata_prefetch;
mod multicast;
mod operand;
mod outline;
mod persistent;
mod pingpong;
mod plan;
mod producer;
mod producer_gather;
mod producer_hoist;
mod register_pressure;
mod register_split;
mod smem_budget;
mod splittable_loops;
mod stream_k;
mod strength_reduce;
mod tma_epilogue;
mod two_level;
mod user_stages;
mod warpgroup_pingpong;

pub use cluster_split_k::MOST as MOST_SHARING;
pub(in crate::lower) use metadata_prefetch::Words;
pub use persistent::MOST as MOST_BLOCKS;
pub(super) use plan::{Brings, Limits, WarpSpecialization, plan};
pub(super) use register_pressure::held;
pub use stream_k::with_slots;

use super::lin::{Lin, Range};
use super::view::View;
use super::{Item, Lower, Lowered};
use crate::ir::{Buf, BufData, Home, Op, Partition, Val, Var};
use operand::Format;
use plan::Ring;
use std::collections::HashMap;
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

/// The two barriers and the tiles of a ring.
#[derive(Clone, Debug)]
struct Slots {
    full: Buf,
    empty: Buf,
}

/// A team's place in a ring.
#[derive(Clone, Copy, Debug)]
struct Turn {
    slot: Var,
    phase: Var,
    /// The slot before, while it is not given back.
    before: Var,
}

/// What is made of [`WarpSpecialization`].
#[derive(Default)]
pub(super) struct State {
    pub(super) roles: WarpSpecialization,
    /// By ring.
    slots: Vec<Slots>,
    /// By ring, for the team that is being lowered.
    turns: Vec<Turn>,
    /// Tiles of the rings, by the value that allocates them.
    tiles: HashMap<Value, View>,
    /// In the order in which they were begun.
    pending: Vec<in_flight::Pending>,
    /// The producer's loop that is being lowered, if it gathers.
    pub(super) hoisting: Option<producer_hoist::Hoisting>,
    /// The loop that is being lowered, if it streams.
    pub(super) streaming: Option<mainloop::Streaming>,
    /// The loop that is being lowered, if it is skewed.
    skewing: Option<gemm_overlap::Skewing>,
    /// The loop that is being lowered, if it is to begin the next iteration.
    ahead: Option<early_issue::Iteration>,
    /// By the body of a loop in which warpgroups take turns.
    handings: HashMap<RegionId, warpgroup_pingpong::Handing>,
    /// See [`Op::Anchor`] and [`Op::Keep`].
    anchor: Option<Buf>,
    /// Whose turn it is, of consumers that take tiles in turn.
    order: Option<pingpong::Order>,
    /// By tile of two slots that iterations write in turn.
    flips: HashMap<Value, double_buffer::Flip>,
    /// What blocks of a cluster that share a loop tell each other by.
    parts: Option<cluster_split_k::Parts>,
    /// The part of a tile that is being lowered, where blocks divide some.
    part: Option<stream_k::Part>,
    /// What TMA stores are made from, by the type of their elements.
    staging: HashMap<DType, Buf>,
    /// How the tiles of buffers lie.
    pub(super) formats: HashMap<Buf, Format>,
}

impl State {
    pub(super) fn new(roles: WarpSpecialization) -> State {
        State { roles, ..State::default() }
    }
}

impl Lower<'_> {
    /// The block, divided into consumers and a producer.
    pub(super) fn divided(&mut self) -> Lowered<()> {
        self.b.kernel().persistent = self.stays();
        let (own, turns) = (self.threads(), self.specialized.roles.turns);
        let consumers = own / GROUP * turns;
        let rings = self.specialized.roles.rings.clone();
        for (number, ring) in rings.iter().enumerate() {
            self.ring_memory(number, ring)?;
        }
        let told = (turns > 1).then(|| self.turn_barriers());
        self.relay_memory()?;
        self.by_first_thread(&mut |lower| {
            for (slots, ring) in lower.specialized.slots.clone().iter().zip(&rings) {
                for slot in 0..ring.stages * ring.pieces {
                    let at = lower.b.int(slot.into(), DType::I32);
                    let cluster = if lower.is_shared(ring) { lower.cluster() } else { 1 };
                    let (full, empty) = (lower.fillers(ring), lower.emptiers(ring) * cluster);
                    lower.b.effect(Op::MbarrierInit { buf: slots.full, count: full }, &[at]);
                    lower.b.effect(Op::MbarrierInit { buf: slots.empty, count: empty }, &[at]);
                }
            }
            for (told, consumer) in told.iter().flat_map(|told| (0..turns).map(move |consumer| (*told, consumer))) {
                let at = lower.b.int(consumer.into(), DType::I32);
                lower.b.effect(Op::MbarrierInit { buf: told, count: own / lower.target.warp }, &[at]);
            }
            lower.init_relays();
            lower.init_parts();
            lower.b.effect(Op::MbarrierFence {}, &[]);
            Ok(())
        })?;
        let cluster = self.cluster();
        self.b.kernel().cluster = cluster;
        self.b.effect(if cluster > 1 { Op::ClusterBarrier {} } else { Op::Barrier {} }, &[]);
        let items = self.items.clone();
        let mut blocks = Vec::new();
        for partition in 0..=turns {
            self.items.clone_from(&items);
            self.b.open(None);
            self.take_turns(&rings);
            if partition < turns {
                self.begin_relays();
            }
            let result = if partition == turns { self.producer() } else { self.consumer(told, partition) };
            blocks.push(self.b.close());
            result?;
        }
        let registers = self.registers(consumers)?;
        let mut partitions =
            vec![Partition { threads: own, registers: registers.map(|[_, consumer]| consumer) }; turns as usize];
        partitions.push(Partition { threads: GROUP, registers: registers.map(|[producer, _]| producer) });
        self.b.warp_specialize(partitions, blocks);
        Ok(())
    }

    /// Shared memory of a ring.
    fn ring_memory(&mut self, number: usize, ring: &Ring) -> Lowered<()> {
        let mut barriers = |name: &str| {
            let name = format!("{name}_{number}");
            let home = Home::Shared { start: None, align: 8 };
            self.b.buf(BufData { name, elem: DType::U64, len: ring.stages * ring.pieces, home })
        };
        let slots = Slots { full: barriers("full"), empty: barriers("empty") };
        self.specialized.slots.push(slots);
        let func = self.func;
        for &copy in &ring.copies {
            let tile = gathered_operands::tile_of(func, copy);
            let view = self.formatted(tile, self.specialized.roles.tiles[&tile], ring.stages)?;
            self.specialized.tiles.insert(tile, view);
        }
        Ok(())
    }

    /// The tile that an allocation stands for, if a ring has it.
    pub(super) fn ring_tile(&self, value: Value) -> Option<View> {
        self.specialized.tiles.get(&value).cloned()
    }

    /// Begins every ring at its first slot.
    fn take_turns(&mut self, rings: &[Ring]) {
        self.specialized.turns.clear();
        let zero = self.b.int(0, DType::I32);
        for _ in rings {
            let turn = Turn {
                slot: self.b.var("slot", DType::I32, 1),
                phase: self.b.var("phase", DType::I32, 1),
                before: self.b.var("before", DType::I32, 1),
            };
            self.b.set(turn.slot, 0, zero);
            self.b.set(turn.phase, 0, zero);
            self.specialized.turns.push(turn);
        }
    }

    /// The slot whose turn it is.
    fn slot_now(&mut self, ring: usize, stages: u32) -> Val {
        if stages == 1 {
            return self.b.int(0, DType::I32);
        }
        let slot = self.b.get(self.specialized.turns[ring].slot, 0);
        self.known.state(slot, Range::below(stages.into()), 1);
        slot
    }

    /// The parity of the present round.
    fn phase_now(&mut self, ring: usize) -> Val {
        self.b.get(self.specialized.turns[ring].phase, 0)
    }

    /// The barrier of a slot's piece.
    fn piece_of(&mut self, ring: &Ring, slot: Val, piece: &Lin) -> Val {
        let index = Lin::val(slot).scale(ring.pieces.into()).add(piece);
        self.known.register(&mut self.b, &index, DType::I32)
    }

    /// The next slot's turn; a new round after the last.
    fn next_turn(&mut self, ring: usize, stages: u32) {
        let turn = self.specialized.turns[ring];
        let (slot, phase) = self.turn_after(ring, stages);
        if stages > 1 {
            self.b.set(turn.slot, 0, slot);
        }
        self.b.set(turn.phase, 0, phase);
    }

    /// The slot whose turn is next, and its parity.
    fn turn_after(&mut self, ring: usize, stages: u32) -> (Val, Val) {
        let turn = self.specialized.turns[ring];
        let (zero, one) = (self.b.int(0, DType::I32), self.b.int(1, DType::I32));
        let phase = self.b.get(turn.phase, 0);
        let flipped = self.b.bin(tile_core::ir::BinOp::Xor, phase, one);
        if stages == 1 {
            return (zero, flipped);
        }
        let slot = self.b.get(turn.slot, 0);
        let next = self.b.add_int(slot, 1);
        let end = self.b.int(stages.into(), DType::I32);
        let wraps = self.b.cmp(CmpOp::Eq, next, end);
        let next = self.b.select(wraps, zero, next);
        let phase = self.b.select(wraps, flipped, phase);
        self.known.state(next, Range::below(stages.into()), 1);
        (next, phase)
    }

    /// Lets the view of a ring's tile show one slot.
    fn show_slot(&mut self, tile: Value, slot: Val, stages: u32) -> Lowered<View> {
        let Some(whole) = self.ring_tile(tile) else { return self.error("a ring has no such tile") };
        let view = self.slot_view(whole, &Lin::val(slot), stages)?;
        self.items.insert(tile, Item::View(view.clone()));
        Ok(view)
    }
}
