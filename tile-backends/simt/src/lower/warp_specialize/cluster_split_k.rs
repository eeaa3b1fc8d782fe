//! A loop over k that the blocks of a cluster share.
//!
//! ```text
//! block r of a cluster
//!   acc = the sum over its part of k
//!   slice q of acc → parts of block q                        (for each other block q)
//!   wait for parts; slice r of acc += parts
//!   slice r of acc → sums of block 0                         (if r is not 0)
//!   wait for sums; the other slices of acc = sums; copy acc → c   (if r is 0)
//! ```
//!
//! A grid of few tiles leaves most of a machine idle, however long k is. Then the blocks of a
//! cluster, up to [`MOST`], work on one tile, each with an equal part of the loop's iterations.
//! Each adds up a slice of the sum, its own part first and the others' in their order, so that
//! every launch gives the same bits; the first one, which gets the slices, does alone what
//! follows the loop.
//!
//! All goes from registers to another block's shared memory, where each thread finds what the
//! threads with its own number have sent, so nobody has to know how sums lie; in slices,
//! because one block's memory takes too long to take in what all others hold. Of two blocks the
//! first adds everything.
//!
//! Who launches says how many may share ([`LaunchFacts::split`]), because only a launch
//! knows how many tiles and iterations there are, or the user does (`cuda(split)`). It is for
//! loops that are [`divisible`].
//!
//! Stores to another block are asynchronous: their bytes arrive at its barrier, as those
//! of TMA copies do. Stores that are followed by an arrival with an order of the
//! cluster's scope would each cost a fence of the whole device.
//!
//! The parity of all barriers is that of the tile's number. Who has sent a slice says
//! that it has read its parts (`told`); when the first block has all slices, it says so
//! to the others (`taken`). Nobody sends anything of the next tile before: all that was
//! sent has been read then. A block ends when that was said of its
//! last tile, because it is said to its memory.

use super::super::{Lower, Lowered};
use super::specialization::Split;
use super::specialization::WarpSpecialization;
use super::splittable_loops::{Sum, divisible};
use crate::facts::LaunchFacts;
use crate::ir::{Block, Buf, BufData, Home, Op, Val, Var};
use crate::lower::lin::Lin;
use std::ops::Range;
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp, Func};

/// The most blocks that share a tile: larger clusters are not portable (CUDA C++
/// Programming Guide, "Thread Block Clusters").
pub const MOST: u32 = 8;

/// The most bytes that a block is sent: half of what stages of a pipeline would have.
const BYTES: u64 = 112 << 10;

/// What blocks tell each other by.
#[derive(Clone, Copy, Debug)]
pub(super) struct Parts {
    /// In each block that adds: its parts come.
    given: Buf,
    /// In the first block: slices come, if others add them up.
    told: Option<Buf>,
    /// In the others: all that was sent is read.
    taken: Buf,
    /// The parity of the tile's number.
    phase: Var,
}

/// A sum and where it goes.
struct Shared {
    sum: Sum,
    /// What other blocks hold of this one's slice, in their order.
    parts: Buf,
    /// The slices of the others, of the first block; its parts again where nobody else
    /// adds.
    sums: Buf,
}

impl Shared {
    /// Bytes of so many registers of all threads.
    fn bytes(&self, registers: u32) -> u32 {
        registers * self.sum.threads * 4
    }
}

/// How many blocks may share a loop: what the user says, or the launch.
pub(super) fn most(func: &Func, facts: &LaunchFacts) -> u32 {
    func.schedule.cuda.split.unwrap_or(facts.split).min(MOST)
}

/// The loop that the blocks of a cluster are to share, if there is one.
pub(super) fn split(func: &Func, facts: &LaunchFacts, roles: &WarpSpecialization) -> Option<Split> {
    let mut blocks = most(func, facts);
    if blocks < 2 {
        return None;
    }
    let divisible = divisible(func, roles)?;
    // Warpgroups that alternate iterations all hold the sum, and send it.
    let holders = roles.groups / roles.gemm_warpgroups();
    let words = divisible.words(func) * u64::from(holders);
    let bytes = |blocks: u32| {
        let hops = if blocks == 2 { 1 } else { 2 };
        hops * u64::from(blocks - 1) * (words * 4).div_ceil(if blocks == 2 { 1 } else { blocks.into() })
    };
    while blocks > 1 && bytes(blocks) > BYTES {
        blocks /= 2;
    }
    (blocks > 1).then(|| Split { divisible, blocks, bytes: bytes(blocks) })
}

impl Lower<'_> {
    /// The barriers of a shared loop, made by one thread.
    pub(super) fn init_parts(&mut self) {
        let Some(split) = self.specialized.roles.split else { return };
        let mut barrier = |name: &str| {
            let home = Home::Shared { start: None, align: 8 };
            self.b.buf(BufData { name: name.to_owned(), elem: DType::U64, len: 1, home })
        };
        let [given, taken] = ["given", "taken"].map(&mut barrier);
        let told = (split.adders() > 1).then(|| barrier("told"));
        let (zero, warps) = (self.b.int(0, DType::I32), self.threads() / 32);
        let all = 1 + warps * (split.blocks - 1);
        for (buf, count) in [(Some(given), 1), (told, all), (Some(taken), warps)] {
            if let Some(buf) = buf {
                self.b.effect(Op::MbarrierInit { buf, count }, &[zero]);
            }
        }
        let phase = self.b.var("tiles", DType::I32, 1);
        self.specialized.parts = Some(Parts { given, told, taken, phase });
    }

    /// Begins at the first tile.
    pub(super) fn begin_parts(&mut self) {
        if let Some(parts) = self.specialized.parts {
            let zero = self.b.int(0, DType::I32);
            self.b.set(parts.phase, 0, zero);
        }
    }

    /// The bounds of the block's part of a loop that is shared.
    pub(super) fn split_bounds(&mut self, split: Split, [lo, hi, step]: [Lin; 3]) -> [Lin; 3] {
        let (blocks, rank) = (i64::from(split.blocks), self.rank());
        let all = hi.sub(&lo).add_int(blocks - 1);
        let part = self.known.bin(&mut self.b, BinOp::Div, &all, &Lin::int(blocks));
        let before = self.known.mul(&mut self.b, &rank, &part);
        let from = lo.add(&before);
        let to = self.known.bin(&mut self.b, BinOp::Min, &from.add(&part), &hi);
        [from, to, step]
    }

    /// The block's part of a tile.
    pub(super) fn consume_shared(&mut self, split: Split, parts: Parts) -> Lowered<()> {
        let (before, behind) = split.divisible.around(self.func);
        self.each_statement(before.iter().copied())?;
        let sum = self.shared_sum(split)?;
        let first = self.is_block(0);
        self.b.open(None);
        self.await_taken(parts);
        let wait = self.b.close();
        self.b.branch(first, Block::default(), wait);
        self.give(split, parts, &sum);
        self.add_up_slices(split, parts, &sum);
        let first = self.is_block(0);
        self.b.open(None);
        self.take_slices(split, parts, &sum);
        let finished = self.each_statement(behind.iter().copied());
        let then = self.b.close();
        self.b.branch(first, then, Block::default());
        let (phase, one) = (self.b.get(parts.phase, 0), self.b.int(1, DType::I32));
        let next = self.b.bin(BinOp::Xor, phase, one);
        self.b.set(parts.phase, 0, next);
        finished
    }

    /// Waits until what this block sent of its last tile was read.
    pub(super) fn end_parts(&mut self) {
        let Some(parts) = self.specialized.parts else { return };
        let first = self.is_block(0);
        self.b.open(None);
        self.await_taken(parts);
        let wait = self.b.close();
        self.b.branch(first, Block::default(), wait);
    }

    /// Whether the block has this number in its cluster.
    pub(super) fn is_block(&mut self, number: u32) -> Val {
        let rank = self.rank_val();
        let number = self.b.int(number.into(), DType::I32);
        self.b.cmp(CmpOp::Eq, rank, number)
    }

    fn rank_val(&mut self) -> Val {
        let rank = self.rank();
        self.known.register(&mut self.b, &rank, DType::I32)
    }

    /// The sum, and memory for what others send of it.
    fn shared_sum(&mut self, split: Split) -> Lowered<Shared> {
        let sum = self.sum_of(split.divisible, |registers| split.slice(registers))?;
        let slice = split.slice(sum.registers);
        let mut memory = |name: &str, slices: u32| {
            let home = Home::Shared { start: None, align: 16 };
            let len = slices * slice * sum.threads;
            self.b.buf(BufData { name: name.to_owned(), elem: sum.held.elem, len, home })
        };
        let parts = memory("parts", split.blocks - 1);
        let sums = if split.adders() > 1 { memory("sums", split.adders() - 1) } else { parts };
        Ok(Shared { sum, parts, sums })
    }

    /// Sends registers to a block, as the slice with a number of what it is sent.
    fn send(&mut self, sum: &Sum, registers: Range<u32>, [buf, signal]: [Buf; 2], block: u32, slice: &Lin) {
        let from = registers.start;
        let index = slice.add(&Lin::val(sum.own));
        let index = self.known.register(&mut self.b, &index, DType::I32);
        let (zero, block) = (self.b.int(0, DType::I32), self.b.int(block.into(), DType::I32));
        for register in registers.step_by(sum.width as usize) {
            let mut args = vec![index, zero, block];
            args.extend(self.registers_of(sum, register));
            let offset = ((register - from) * sum.threads).into();
            self.b.effect(Op::StoreRemote { buf, offset, signal }, &args);
        }
    }

    /// Sends the slices of the sum to the blocks that add them up.
    fn give(&mut self, split: Split, parts: Parts, shared: &Shared) {
        let sum = &shared.sum;
        let slice = split.slice(sum.registers);
        for block in 0..split.adders() {
            let own = self.is_block(block);
            self.b.open(None);
            // Blocks behind it have one place less to count.
            let (rank, number) = (self.rank_val(), self.b.int(block.into(), DType::I32));
            let before = self.b.add_int(rank, -1);
            let behind = self.b.cmp(CmpOp::Lt, number, rank);
            let place = self.b.select(behind, before, rank);
            let place = Lin::val(place).scale(i64::from(slice * sum.threads));
            let slice = split.slice_of(block, sum.registers);
            self.send(sum, slice, [shared.parts, parts.given], block, &place);
            let others = self.b.close();
            self.b.branch(own, Block::default(), others);
        }
    }

    /// Adds what others sent of the block's slice, and sends it to the first.
    fn add_up_slices(&mut self, split: Split, parts: Parts, shared: &Shared) {
        let sum = &shared.sum;
        let slice = split.slice(sum.registers);
        for block in 0..split.adders() {
            let own = self.is_block(block);
            self.b.open(None);
            let registers = split.slice_of(block, sum.registers);
            self.hear(parts, parts.given, shared.bytes(registers.len() as u32 * (split.blocks - 1)));
            for register in registers.clone().step_by(sum.width as usize) {
                let mut sums = self.registers_of(sum, register);
                for part in 0..split.blocks - 1 {
                    let values = self.loaded(sum, shared.parts, part * slice + register - registers.start, sum.own);
                    for (total, value) in sums.iter_mut().zip(values) {
                        *total = self.b.bin(BinOp::Add, *total, value);
                    }
                }
                self.set_registers(sum, register, sums);
            }
            if let Some(told) = parts.told.filter(|_| block > 0) {
                let place = Lin::int(i64::from((block - 1) * slice * sum.threads));
                self.send(sum, registers, [shared.sums, told], 0, &place);
                self.say_read(told, 0..1);
            }
            let then = self.b.close();
            self.b.branch(own, then, Block::default());
        }
    }

    /// Loads the slices of the other blocks, after which these may send more.
    fn take_slices(&mut self, split: Split, parts: Parts, shared: &Shared) {
        let sum = &shared.sum;
        let slice = split.slice(sum.registers);
        if let Some(told) = parts.told {
            let others = sum.registers - split.slice_of(0, sum.registers).len() as u32;
            self.hear(parts, told, shared.bytes(others));
        }
        for block in 1..split.adders() {
            let registers = split.slice_of(block, sum.registers);
            for register in registers.clone().step_by(sum.width as usize) {
                let at = (block - 1) * slice + register - registers.start;
                let values = self.loaded(sum, shared.sums, at, sum.own);
                self.set_registers(sum, register, values);
            }
        }
        self.say_read(parts.taken, 1..split.blocks);
    }

    /// Says to some blocks, once for each warp, that all is read that this one was sent.
    fn say_read(&mut self, barrier: Buf, blocks: Range<u32>) {
        self.b.effect(Op::WarpBarrier {}, &[]);
        let lane = self.b.value(Op::Elect {}, &[], DType::Bool);
        self.b.open(None);
        let zero = self.b.int(0, DType::I32);
        for block in blocks {
            let block = self.b.int(block.into(), DType::I32);
            self.b.effect(Op::MbarrierArrive { buf: barrier, remote: true }, &[zero, block]);
        }
        let then = self.b.close();
        self.b.branch(lane, then, Block::default());
    }

    /// Announces and awaits bytes of the present tile that others send.
    fn hear(&mut self, parts: Parts, barrier: Buf, bytes: u32) {
        let (zero, phase) = (self.b.int(0, DType::I32), self.b.get(parts.phase, 0));
        let thread = self.thread();
        let first = self.b.cmp(CmpOp::Eq, thread, zero);
        self.b.open(None);
        self.b.effect(Op::MbarrierExpect { buf: barrier, bytes }, &[zero]);
        let announce = self.b.close();
        self.b.branch(first, announce, Block::default());
        self.b.effect(Op::MbarrierWait { buf: barrier }, &[zero, phase]);
    }

    /// Waits until what the block sent of the tile before was read.
    fn await_taken(&mut self, parts: Parts) {
        let (zero, one) = (self.b.int(0, DType::I32), self.b.int(1, DType::I32));
        let phase = self.b.get(parts.phase, 0);
        // Of a new barrier the round before counts as over.
        let parity = self.b.bin(BinOp::Xor, phase, one);
        self.b.effect(Op::MbarrierWait { buf: parts.taken }, &[zero, parity]);
    }
}
