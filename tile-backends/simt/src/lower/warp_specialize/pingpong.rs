//! Ping-pong: consumers that take tiles alternately; while one writes out its sums, the other
//! multiplies.
//!
//! ```text
//! consumer 0     multiply tile 0 │ write tile 0    │ multiply tile 2 │ write tile 2
//! consumer 1                     │ multiply tile 1 │ write tile 1    │ multiply tile 3
//! ```
//!
//! Each consumer is one warpgroup and a partition of its own, so a barrier of its threads is one of
//! that warpgroup, and has fragments, tiles and staging of its own.
//!
//! The producer knows nothing of it: it brings the tiles of one tile of the grid after another,
//! and a stage is used, and given back, by the one consumer whose tile it is for. So a consumer
//! skips as many stages of a pipeline as the other takes, which are as many as it takes itself: the
//! loop has as many iterations for every tile. Of what is brought once for a tile, each consumer
//! has a stage of its own.
//!
//! That a consumer may begin to multiply, the other tells it by a barrier that
//! counts arrivals, when it has begun its last product. It would otherwise take
//! the end of a stage's round for that of the round after the next, of which a
//! parity says nothing.

use super::super::Lower;
use super::super::lin::{Lin, Range};
use super::GROUP;
use super::loops::steps_by_one;
use super::loops::{factors, most_held};
use super::persistent::is_persistent;
use super::specialization::CONSUMERS;
use super::specialization::WarpSpecialization;
use crate::ir::{Block, Buf, BufData, Home, Op, Val, Var};
use crate::lower::gemm::wgmma;
use tile_core::elem::DType;
use tile_core::ir::{BinOp, Effect, Func, Value, ValueDef};

/// The order barriers, by which consumers tell each other to begin.
#[derive(Clone, Copy, Debug)]
pub(super) struct Order {
    /// A barrier for each.
    barriers: Buf,
    /// The consumer that is being lowered.
    pub(super) consumer: u32,
    /// The parity of the phase that it waits for next.
    parity: Var,
}

/// Words of sums that a thread holds where a tile is worth a consumer of its own:
/// 64 rows of 256, or 128 of 128. Smaller tiles are for small products, in which
/// there is one for a block, or none.
const WORTH: u64 = 128;

/// Whether fragments of so many words are to be held by one warpgroup, while
/// another does the same for another tile.
pub(super) fn is_pingpong(func: &Func, held: u64) -> bool {
    let words = held / u64::from(GROUP);
    let worth = func.schedule.cuda.pingpong.unwrap_or(words >= WORTH && func.schedule.gpu.threads.is_none());
    worth
        && is_persistent(func)
        && words <= most_held(CONSUMERS)
        && func.schedule.gpu.threads.is_none_or(|threads| threads == CONSUMERS * GROUP)
}

/// Whether tiles of a plan for one warpgroup can be taken alternately: all that the
/// producer brings is for one loop, which has as many iterations in all tiles, or once for a
/// tile, and the loop's product needs nothing that threads load or write: one warpgroup would
/// do that while the tensor cores wait.
pub(super) fn allows_pingpong(func: &Func, roles: &WarpSpecialization) -> bool {
    let [(&body, mainloop)] = roles.mainloops.iter().collect::<Vec<_>>()[..] else { return false };
    let holder = func.regions[func.body].insts.iter().map(|&id| &func.insts[id]).find(|it| it.regions.contains(&body));
    let Some(holder) = holder else { return false };
    roles.groups == 1
        && steps_by_one(func, holder)
        && roles.pipelines.iter().all(|pipeline| {
            pipeline.region == func.body || pipeline.region == body && pipeline.last == mainloop.product
        })
        && roles.gemms.len() == 1
        && !roles.has_gathers()
        && !wgmma::gathers(func, &func.insts[mainloop.product])
        && factors(func, mainloop.product).iter().all(|&tile| roles.has_tile(tile))
        && holder.args[..2].iter().all(|&bound| is_even(func, bound))
}

/// Whether a value is the same in all tiles of the grid.
fn is_even(func: &Func, value: Value) -> bool {
    match func.values[value].def {
        ValueDef::Param(_) => true,
        ValueDef::Arg(..) => false,
        ValueDef::Inst(id) => {
            let inst = &func.insts[id];
            inst.op.effect() == Effect::Pure
                && inst.regions.is_empty()
                && inst.args.iter().all(|&arg| is_even(func, arg))
        }
    }
}

impl Lower<'_> {
    /// The order barriers.
    pub(super) fn order_barriers(&mut self) -> Buf {
        let home = Home::Shared { start: None, align: 8 };
        self.b.buf(BufData { name: "order".to_owned(), elem: DType::U64, len: CONSUMERS, home })
    }

    /// Begins the program of one of two consumers.
    pub(super) fn begin_order(&mut self, barriers: Buf, consumer: u32) {
        let parity = self.b.var("parity", DType::I32, 1);
        // Of a new barrier the round before counts as over: that of consumer 0.
        let first = self.b.int(i64::from(consumer == 0), DType::I32);
        self.b.set(parity, 0, first);
        self.specialized.order = Some(Order { barriers, consumer, parity });
    }

    /// Waits for the other consumer to have begun its products, if there is one.
    pub(super) fn await_order(&mut self, lo: &Lin, hi: &Lin) {
        let Some(order) = self.specialized.order else { return };
        if order.consumer == 1 {
            self.skip_iterations(lo, hi);
        }
        let at = self.b.int(order.consumer.into(), DType::I32);
        let parity = self.b.get(order.parity, 0);
        self.b.effect(Op::MbarrierWait { buf: order.barriers }, &[at, parity]);
        let one = self.b.int(1, DType::I32);
        let next = self.b.bin(BinOp::Xor, parity, one);
        self.b.set(order.parity, 0, next);
    }

    /// Tells the other consumer that it may begin its products.
    pub(super) fn pass_order(&mut self) {
        let Some(order) = self.specialized.order else { return };
        let lane = self.b.value(Op::Elect {}, &[], DType::Bool);
        self.b.open(None);
        let other = self.b.int((1 - order.consumer).into(), DType::I32);
        self.b.effect(Op::MbarrierArrive { buf: order.barriers, remote: false }, &[other]);
        let arrive = self.b.close();
        self.b.branch(lane, arrive, Block::default());
    }

    /// Leaves to the other consumer what it takes after this one.
    pub(super) fn end_order(&mut self, lo: &Lin, hi: &Lin) {
        if self.specialized.order.is_some_and(|order| order.consumer == 0) {
            self.skip_iterations(lo, hi);
        }
    }

    /// The stage that is this consumer's own, of what is brought once for a tile: of
    /// [`CONSUMERS`] stages, each has one.
    pub(super) fn own_stage(&self, pipeline: usize) -> Option<u32> {
        let once = self.specialized.roles.pipelines[pipeline].region == self.func.body;
        self.specialized.order.filter(|_| once).map(|order| order.consumer)
    }

    /// Skips as many stages of the loop's pipelines as it takes.
    fn skip_iterations(&mut self, lo: &Lin, hi: &Lin) {
        let zero = self.b.int(0, DType::I32);
        let steps = hi.sub(lo);
        let steps = self.known.register(&mut self.b, &steps, DType::I32);
        let steps = self.b.bin(BinOp::Max, steps, zero);
        let body = self.func.body;
        for (number, pipeline) in self.pipelines_where(|pipeline| pipeline.region != body) {
            let stages = i64::from(pipeline.stages);
            let state = self.specialized.states[number];
            let stage = self.b.get(state.stage, 0);
            let end = self.b.add(stage, steps);
            let rounds = self.b.div_int(end, stages);
            let before = self.b.mul_int(rounds, -stages);
            let stage = self.b.add(end, before);
            self.known.state(stage, Range::below(stages), 1);
            self.b.set(state.stage, 0, stage);
            let phase = self.b.get(state.phase, 0);
            let phase = self.flipped(phase, rounds);
            self.b.set(state.phase, 0, phase);
        }
    }

    /// A parity after so many rounds.
    fn flipped(&mut self, parity: Val, rounds: Val) -> Val {
        let one = self.b.int(1, DType::I32);
        let odd = self.b.bin(BinOp::And, rounds, one);
        self.b.bin(BinOp::Xor, parity, odd)
    }
}
