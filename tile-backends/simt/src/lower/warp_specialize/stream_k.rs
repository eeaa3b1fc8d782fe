//! Stream-K: what is left for the last round, in equal parts.
//!
//! ```text
//! four blocks, ten tiles of k iterations; two are left beside two rounds:
//!   block 0:  0        | 2 | 6         block w has iterations w · q … (w + 1) · q
//!   block 1:  1 0      | 3 | 7         of the first two tiles, q = 2 k / 4, and takes
//!   block 2:    1      | 4 | 8         every fourth of the others
//!   block 3:    1      | 5 | 9
//!
//! the beginning or the middle of a tile      its end
//!   sum → sums[block]                          for each block before, which has some of it:
//!   signal of the block                          wait for its signal; sum += sums[it]
//!                                              copy sum → c
//! ```
//!
//! A line of blocks takes whole rounds of tiles, and the last of them may be one for a
//! few. Where that costs more than adding up does, the tiles that are left are divided
//! instead, all their iterations in equal runs, one for each block (Osama, Merrill et
//! al., "Stream-K: Work-centric Parallel Decomposition for Dense Matrix-Matrix
//! Multiplication on the GPU", 2023). There are fewer such tiles than blocks, so a run
//! ends inside of a tile and begins in another one at most.
//!
//! A block gives away the beginning of a tile before it waits for that of another one, so
//! no block waits for one that waits, and mostly all is there: who gives has as much to do
//! at most as who waits. Sums are added in the order of blocks, so every launch gives the
//! same bits. Blocks have to run at once: launches say so to the device
//! ([`LaunchFacts::stream`]).
//!
//! Sums and signals are two workspaces more of the function ([`with_workspaces`]). Signals are
//! zero before the launch, and again behind it: who waits for one takes it back.

use super::persistent::{MOST, is_persistent};
use super::specialization::{Divisible, StreamK, WarpSpecialization};
use super::splittable_loops::{Sum, divisible};
use crate::facts::LaunchFacts;
use crate::ir::{Buf, Op, Val};
use crate::lower::gemm_operands::Product;
use crate::lower::lin::{Lin, Range};
use crate::lower::view::Root;
use crate::lower::{Item, Lane, Lower, Lowered};
use tile_core::elem::{DType, Elem};
use tile_core::ir::{
    AtomicOp, BinOp, Builder, CmpOp, Dim, Effect, Extent, Func, MemTy, Op as Tile, Order, Space, Type, Value, ValueDef,
};

/// A block's part of a tile.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    /// The tile's number.
    tile: Val,
    /// Of its iterations.
    from: Val,
    to: Val,
    /// Iterations of a tile.
    steps: Val,
    /// What each block has of those that are divided.
    quota: Val,
    worker: Val,
}

impl Part {
    /// What of a loop's bounds it is.
    pub(super) fn bounds(self, [lo, _, step]: [Lin; 3]) -> [Lin; 3] {
        let [from, to] = [self.from, self.to].map(|at| lo.add(&Lin::val(at)));
        [from, to, step]
    }

    /// Whether it is a tile's end.
    pub(super) fn is_end(self, b: &mut crate::ir::Builder) -> Val {
        b.cmp(CmpOp::Eq, self.to, self.steps)
    }
}

/// The loop that blocks divide among themselves in a launch, if there is one.
pub(super) fn stream_k(func: &Func, facts: &LaunchFacts, roles: &WarpSpecialization) -> Option<StreamK> {
    let divided = facts.stream > 0 && is_persistent(func) && roles.split.is_none();
    let divisible = dividable(func, roles).filter(|_| divided)?;
    let [sums, signals] = workspaces(func)?;
    Some(StreamK { divisible, sums, signals })
}

/// The loop that blocks could divide.
pub(super) fn dividable(func: &Func, roles: &WarpSpecialization) -> Option<Divisible> {
    let divisible = divisible(func, roles).filter(|_| !roles.alternates())?;
    let bounds = &func.insts[divisible.inst].args[..2];
    bounds.iter().all(|&bound| follows_from_launch(func, bound)).then_some(divisible)
}

/// Whether all blocks agree on a number before they have a tile.
fn follows_from_launch(func: &Func, value: Value) -> bool {
    match func.values[value].def {
        ValueDef::Param(_) => true,
        ValueDef::Arg(..) => false,
        ValueDef::Inst(id) => {
            let inst = &func.insts[id];
            let pure = inst.op.effect() == Effect::Pure && inst.regions.is_empty();
            pure && inst.args.iter().all(|&arg| follows_from_launch(func, arg))
        }
    }
}

/// The function with two workspaces more, for what so many blocks have of sums of its
/// product: signals, and the sums, which are written before they are read.
pub fn with_workspaces(func: &Func, blocks: u32) -> Func {
    let (mut words, mut elem) = (0, DType::F32);
    func.walk(func.body, &mut |_, inst| {
        if let Some(Product { acc, .. }) = Product::of(inst) {
            words = super::register_pressure::words(func, acc);
            elem = func.ty(acc).elem().dtype().unwrap_or(elem);
        }
    });
    let mut func = func.clone();
    let host = func.host;
    let mut builder = Builder::at(&mut func, host);
    let sums = (elem, "sums", vec![i64::from(blocks), words as i64]);
    for (elem, name, extents) in [(DType::I32, "signals", vec![i64::from(blocks)]), sums] {
        let shape = extents.into_iter().map(|extent| Extent::Static(Dim::int(extent))).collect();
        let ty = Type::Mem(MemTy { space: Space::Global, elem: Elem::Is(elem), shape });
        let value = builder.value(Tile::Alloc {}, &[], &[], ty);
        builder.name(value, name);
    }
    func
}

/// The workspaces of [`with_workspaces`], sums first.
fn workspaces(func: &Func) -> Option<[Value; 2]> {
    let insts = &func.regions[func.host].insts;
    let made = |id| Some(&func.insts[id]).filter(|inst| matches!(inst.op, Tile::Alloc {}))?.result;
    match insts[..] {
        [.., signals, sums] => Some([made(sums)?, made(signals)?]),
        _ => None,
    }
}

impl Lower<'_> {
    /// Does something for each of the block's parts of tiles, and whole ones; the block's
    /// number, and how many blocks and tiles there are.
    pub(super) fn each_part(
        &mut self,
        stream: StreamK,
        extents: &[Lin],
        counts: [Lin; 3],
        body: &mut dyn FnMut(&mut Self) -> Lowered<()>,
    ) -> Lowered<()> {
        let steps = self.steps_of(stream.divisible)?;
        let [worker, workers, total] = counts.map(|lin| self.known.register(&mut self.b, &lin, DType::I32));
        let b = &mut self.b;
        let left = b.bin(BinOp::Rem, total, workers);
        let all = b.mul(left, steps);
        let most = b.add(all, workers);
        let most = b.add_int(most, -1);
        let quota = b.bin(BinOp::Div, most, workers);
        let begin = b.mul(worker, quota);
        let begin = b.bin(BinOp::Min, begin, all);
        let end = b.add(begin, quota);
        let end = b.bin(BinOp::Min, end, all);
        let some = b.cmp(CmpOp::Lt, begin, end);
        let before_end = b.add_int(end, -1);
        let [first, last] = [begin, before_end].map(|at| b.bin(BinOp::Div, at, steps));
        let parts = b.bin(BinOp::Sub, last, first);
        let (parts, zero) = (b.add_int(parts, 1), b.int(0, DType::I32));
        let parts = b.select(some, parts, zero);
        // Of the first tile, and of the last.
        let [skipped, reached] = [(begin, first), (end, last)].map(|(at, tile)| {
            let before = b.mul(tile, steps);
            b.bin(BinOp::Sub, at, before)
        });
        let rounds = b.bin(BinOp::Div, total, workers);
        let count = b.add(parts, rounds);
        self.known.state(count, Range { lo: 0, hi: MOST }, 1);
        let outer = self.specialized.part;
        let result = self.loop_over(&Lin::default(), &Lin::val(count), &Lin::int(1), |lower, number| {
            let at = lower.known.register(&mut lower.b, &number, DType::I32);
            let b = &mut lower.b;
            let divided = b.cmp(CmpOp::Lt, at, parts);
            let of_part = b.bin(BinOp::Sub, last, at);
            let since = b.bin(BinOp::Sub, at, parts);
            let since = b.mul(since, workers);
            let of_round = b.add(left, worker);
            let of_round = b.add(of_round, since);
            let tile = b.select(divided, of_part, of_round);
            let lowest = b.add_int(parts, -1);
            let [is_last, is_first] = [zero, lowest].map(|end| b.cmp(CmpOp::Eq, at, end));
            let [is_first, is_last] = [is_first, is_last].map(|is| b.and(Some(divided), Some(is)).unwrap_or(is));
            let (from, to) = (b.select(is_first, skipped, zero), b.select(is_last, reached, steps));
            for (val, lo) in [(tile, 0), (from, 0), (to, 1)] {
                lower.known.state(val, Range { lo, hi: MOST }, 1);
            }
            lower.specialized.part = Some(Part { tile, from, to, steps, quota, worker });
            let place = lower.place_of(&Lin::val(tile), extents);
            lower.at_place(&place);
            body(lower)
        });
        self.specialized.part = outer;
        result
    }

    /// The iterations of a loop, one at least: a part of none is a whole tile's.
    fn steps_of(&mut self, divisible: Divisible) -> Lowered<Val> {
        let [lo, hi] = [0, 1].map(|bound| self.func.insts[divisible.inst].args[bound]);
        let [lo, hi] = [self.launch_value(lo)?, self.launch_value(hi)?];
        let (lo, hi) = self.known.pair(&mut self.b, &lo, &hi);
        let steps = self.b.bin(BinOp::Sub, hi, lo);
        let (steps, one) = (self.b.cast(steps, DType::I32), self.b.int(1, DType::I32));
        Ok(self.b.bin(BinOp::Max, steps, one))
    }

    /// A number that [follows from the launch](follows_from_launch), before the
    /// statements that compute it.
    fn launch_value(&mut self, value: Value) -> Lowered<Lin> {
        if !self.items.contains_key(&value)
            && let Some(inst) = self.func.def(value)
        {
            for &arg in &inst.args {
                if self.func.ty(arg).mem().is_none() {
                    self.launch_value(arg)?;
                }
            }
            if let Some(item) = self.pure(&Lane::default(), inst)? {
                self.items.insert(value, item);
            }
        }
        match self.items.get(&value) {
            Some(Item::Int(lin)) => Ok(lin.clone()),
            _ => self.index(&Lane::default(), value),
        }
    }

    /// The statements of a tile, of which who has its end does those behind the loop.
    pub(super) fn consume_part(&mut self, stream: StreamK, part: Part) -> Lowered<()> {
        let (before, behind) = stream.divisible.around(self.func);
        self.each_statement(before.iter().copied())?;
        let sum = self.sum_of(stream.divisible, |registers| registers)?;
        let (sums, signals) = (self.memory_of(stream.sums)?, self.memory_of(stream.signals)?);
        let zero = self.b.int(0, DType::I32);
        let gives = self.b.cmp(CmpOp::Lt, part.to, part.steps);
        self.b.open(None);
        let given = self.give_part(part, &sum, [sums, signals]);
        let give = self.b.close();
        self.b.open(None);
        let misses = self.b.cmp(CmpOp::Lt, zero, part.from);
        let added = self.guarded(Some(misses), &mut |lower| lower.add_parts(part, &sum, [sums, signals]));
        let finished = added.and_then(|()| self.each_statement(behind.iter().copied()));
        let finish = self.b.close();
        self.b.branch(gives, give, finish);
        given.and(finished)
    }

    /// Leaves what the block has of a sum where others find it.
    fn give_part(&mut self, part: Part, sum: &Sum, [sums, signals]: [Buf; 2]) -> Lowered<()> {
        let word = self.first_word(part.worker, sum);
        for run in sum.runs() {
            let mut args = vec![word];
            args.extend(self.registers_of(sum, run));
            self.b.effect(Op::Store { buf: sums, offset: (run * sum.threads).into(), guarded: false }, &args);
        }
        self.b.effect(Op::Barrier {}, &[]);
        self.by_first_thread(&mut |lower| {
            let one = lower.b.int(1, DType::I32);
            let (op, order) = (AtomicOp::Add, Order::Release);
            lower.b.effect(Op::Atomic { buf: signals, offset: 0, op, order, guarded: false }, &[part.worker, one]);
            Ok(())
        })
    }

    /// Adds what the blocks before have of a tile.
    fn add_parts(&mut self, part: Part, sum: &Sum, [sums, signals]: [Buf; 2]) -> Lowered<()> {
        let begin = self.b.mul(part.tile, part.steps);
        let first = self.b.bin(BinOp::Div, begin, part.quota);
        for val in [first, part.worker] {
            self.known.state(val, Range { lo: 0, hi: MOST }, 1);
        }
        self.loop_over(&Lin::val(first), &Lin::val(part.worker), &Lin::int(1), |lower, block| {
            let block = lower.known.register(&mut lower.b, &block, DType::I32);
            lower.by_first_thread(&mut |lower| {
                lower.b.effect(Op::Await { buf: signals }, &[block]);
                Ok(())
            })?;
            lower.b.effect(Op::Barrier {}, &[]);
            let word = lower.first_word(block, sum);
            for run in sum.runs() {
                let (mut values, more) = (lower.registers_of(sum, run), lower.loaded(sum, sums, run, word));
                for (total, value) in values.iter_mut().zip(more) {
                    *total = lower.b.bin(BinOp::Add, *total, value);
                }
                lower.set_registers(sum, run, values);
            }
            Ok(())
        })
    }

    /// Where a block leaves the thread's first words.
    fn first_word(&mut self, block: Val, sum: &Sum) -> Val {
        let word = self.b.mul_int(block, (sum.registers * sum.threads).into());
        self.b.add(word, sum.own)
    }

    fn memory_of(&mut self, value: Value) -> Lowered<Buf> {
        match self.view(&Lane::default(), value)?.root {
            Root::Memory(buf) => Ok(buf),
            Root::Fragment(_) | Root::Variable(_) => self.error("a workspace is no memory"),
        }
    }
}

impl WarpSpecialization {
    /// What an iteration multiplies of a loop of which blocks could take equal parts.
    pub(in crate::lower) fn divides(&self, func: &Func) -> Option<u64> {
        dividable(func, self).filter(|_| self.groups > 0)?.work(func)
    }
}
