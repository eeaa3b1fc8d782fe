//! A warp-specialised GEMM, and data for it.

use crate::common::run_passes;
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp, Format, Value};
use tile_simt::ir::{
    Block, Buf, BufData, Builder, Home, Kernel, Left, Matrix, Op, Partition, Source, Special, Swizzle, TensorMapData,
    Val, Var, Wgmma, print_errors, verify,
};

pub(crate) const ROWS: u32 = 128;
pub(crate) const COLUMNS: u32 = 128;
pub(crate) const DEPTH: u32 = 64;
pub(crate) const STAGES: u32 = 3;
const SHAPE: Wgmma = Wgmma { n: COLUMNS as u16, a: DType::F16, b: DType::F16, acc: DType::F32, sparse: false };
const SWIZZLE: Swizzle = Swizzle::B128;

/// What may be done wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wrong {
    Nothing,
    FullParity,
    EmptyParity,
    LoadStage,
    MultiplyStage,
    EarlyRelease,
    LoadTooMany,
    EarlyLook,
    TouchAfterFence,
    NoTail,
    OtherRank,
}

/// The kinds of kernels.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kind {
    /// `b` is [N, K], not [K, N].
    pub(crate) transposed: bool,
    /// Blocks of a cluster, which share the rows of `a`.
    pub(crate) cluster: u32,
    pub(crate) persistent: bool,
    pub(crate) wrong: Wrong,
}

pub(crate) const PLAIN: Kind = Kind { transposed: false, cluster: 1, persistent: false, wrong: Wrong::Nothing };

pub(crate) struct Gemm {
    b: Builder,
    kind: Kind,
    tensors: [Buf; 3],
    tiles: [Buf; 3],
    full: Buf,
    empty: Buf,
    acc: Var,
}

impl Gemm {
    pub(crate) fn new(kind: Kind) -> Gemm {
        let mut b = Builder::new("gemm", 384);
        b.kernel().grid = 2;
        b.kernel().cluster = kind.cluster;
        b.kernel().persistent = kind.persistent;
        let tensors = ["a", "b", "c"].map(|name| {
            let of = Value::new(["a", "b", "c"].iter().position(|other| *other == name).expect("one of them"));
            let home = Home::Global { of, writable: name == "c" };
            b.buf(BufData { name: name.to_owned(), elem: DType::F16, len: 0, home })
        });
        let mut tile = |name: &str, len: u32| {
            let home = Home::Shared { start: None, align: 1024 };
            b.buf(BufData { name: name.to_owned(), elem: DType::F16, len, home })
        };
        let tiles =
            [tile("as", STAGES * ROWS * DEPTH), tile("bs", STAGES * DEPTH * COLUMNS), tile("cs", ROWS * COLUMNS)];
        let [full, empty] = ["full", "empty"].map(|name| b.shared(name, DType::U64, STAGES));
        let acc = b.var("acc", DType::F32, COLUMNS / 2);
        Gemm { b, kind, tensors, tiles, full, empty, acc }
    }

    fn int(&mut self, x: i64) -> Val {
        self.b.int(x, DType::I32)
    }

    /// What follows `if condition`.
    fn when(&mut self, condition: Val, f: impl FnOnce(&mut Gemm)) {
        self.b.open(None);
        f(self);
        let then = self.b.close();
        self.b.branch(condition, then, Block::default());
    }

    fn repeat(&mut self, [lo, hi, step]: [Val; 3], f: impl FnOnce(&mut Gemm, Val)) {
        let counter = self.b.open(Some(DType::I32)).expect("a counter");
        f(self, counter);
        let body = self.b.close();
        self.b.repeat(lo, hi, step, body);
    }

    /// How many tiles an axis of a tensor has.
    fn tiles_of(&mut self, tensor: usize, axis: u32, tile: u32) -> Val {
        let extent = self.b.param(Source::Extent(Value::new(tensor), axis), DType::Index);
        let extent = self.b.cast(extent, DType::I32);
        let up = self.b.add_int(extent, i64::from(tile) - 1);
        self.b.div_int(up, tile.into())
    }

    fn depth_axis(&self) -> (usize, u32) {
        (0, 1)
    }

    /// Runs `f` for each tile of this block: how many there were before, and
    /// the tile's place.
    fn each_tile(&mut self, f: impl FnOnce(&mut Gemm, Val, [Val; 2])) {
        if !self.kind.persistent {
            let zero = self.int(0);
            let at = [0, 1].map(|axis| {
                let index = self.b.special(Special::Block(axis));
                self.b.cast(index, DType::I32)
            });
            return f(self, zero, at);
        }
        let (worker, workers) = (self.b.special(Special::Worker), self.b.special(Special::Workers));
        let (down, across) = (self.tiles_of(2, 0, ROWS), self.tiles_of(2, 1, COLUMNS));
        let all = self.b.mul(down, across);
        self.repeat([worker, all, workers], |g, tile| {
            let done = g.b.bin(BinOp::Sub, tile, worker);
            let done = g.b.bin(BinOp::Div, done, workers);
            let at = [BinOp::Div, BinOp::Rem].map(|op| g.b.bin(op, tile, across));
            f(g, done, at);
        });
    }

    /// Slot and parity of a step.
    fn stage(&mut self, step: Val) -> (Val, Val) {
        let stage = self.b.rem_int(step, STAGES.into());
        let round = self.b.div_int(step, STAGES.into());
        let parity = self.b.rem_int(round, 2);
        (stage, parity)
    }

    fn begin(&mut self) {
        let thread = self.b.special(Special::Thread);
        let first = self.b.below(thread, 1);
        let cluster = self.kind.cluster;
        self.when(first, |g| {
            for stage in 0..STAGES {
                let stage = g.int(stage.into());
                g.b.effect(Op::MbarrierInit { buf: g.full, count: 1 }, &[stage]);
                g.b.effect(Op::MbarrierInit { buf: g.empty, count: 2 * cluster }, &[stage]);
            }
            g.b.effect(Op::MbarrierFence {}, &[]);
        });
        self.b.effect(if cluster > 1 { Op::ClusterBarrier {} } else { Op::Barrier {} }, &[]);
    }

    fn produce(&mut self) {
        let thread = self.b.special(Special::Thread);
        let warp = self.b.below(thread, 32);
        self.when(warp, |g| {
            let elected = g.b.value(Op::Elect {}, &[], DType::Bool);
            g.when(elected, |g| {
                let (tensor, axis) = g.depth_axis();
                let steps = g.tiles_of(tensor, axis, DEPTH);
                g.each_tile(|g, done, at| {
                    let more = i64::from(g.kind.wrong == Wrong::LoadTooMany);
                    let (zero, one, steps_here) = (g.int(0), g.int(1), g.b.add_int(steps, more));
                    let before = g.b.mul(done, steps);
                    g.repeat([zero, steps_here, one], |g, step| {
                        let number = g.b.add(before, step);
                        g.load(number, step, at);
                    });
                    if !g.kind.persistent && g.kind.cluster > 1 && g.kind.wrong != Wrong::NoTail {
                        let stages = g.int(STAGES.into());
                        g.repeat([zero, stages, one], |g, step| {
                            let number = g.b.add(steps, step);
                            g.await_empty(number);
                        });
                    }
                });
            });
        });
    }

    fn await_empty(&mut self, number: Val) -> Val {
        let (stage, parity) = self.stage(number);
        let one = self.int(1);
        let mut other = self.b.bin(BinOp::Sub, one, parity);
        if self.kind.wrong == Wrong::EmptyParity {
            other = parity;
        }
        self.b.effect(Op::MbarrierWait { buf: self.empty }, &[stage, other]);
        stage
    }

    /// The loads of a step, the `number`th of all.
    fn load(&mut self, number: Val, step: Val, [y, x]: [Val; 2]) {
        let stage = self.await_empty(number);
        let bytes = (ROWS + COLUMNS) * DEPTH * 2;
        self.b.effect(Op::MbarrierExpect { buf: self.full, bytes }, &[stage]);
        let [row, column] = [self.b.mul_int(y, ROWS.into()), self.b.mul_int(x, COLUMNS.into())];
        let k = self.b.mul_int(step, DEPTH.into());
        let mut to = stage;
        if self.kind.wrong == Wrong::LoadStage {
            let next = self.b.add_int(stage, 1);
            to = self.b.rem_int(next, STAGES.into());
        }
        let (full, kind) = (self.full, self.kind);
        let swizzle = Some(SWIZZLE);
        // Rows of `a`, each block of a cluster its part for all.
        let part = ROWS / kind.cluster;
        let map = self.b.map(TensorMapData {
            buf: self.tensors[0],
            extents: vec![part, DEPTH],
            swizzle,
            tf32: false,
            window: None,
        });
        let multicast = if kind.cluster > 1 { (1 << kind.cluster) - 1 } else { 0 };
        let rank = self.b.special(Special::Rank);
        let mine = if kind.cluster > 1 { self.b.mul_int(rank, part.into()) } else { self.int(0) };
        let start = self.b.mul_int(to, (ROWS * DEPTH).into());
        let within = self.b.mul_int(mine, DEPTH.into());
        let start = self.b.add(start, within);
        let row = self.b.add(row, mine);
        self.b.effect(
            Op::TmaLoad { map, dst: self.tiles[0], offset: 0, signal: full, multicast },
            &[start, stage, row, k],
        );
        let start = self.b.mul_int(to, (DEPTH * COLUMNS).into());
        if kind.transposed {
            let map = self.b.map(TensorMapData {
                buf: self.tensors[1],
                extents: vec![COLUMNS, DEPTH],
                swizzle,
                tf32: false,
                window: None,
            });
            let op = Op::TmaLoad { map, dst: self.tiles[1], offset: 0, signal: full, multicast: 0 };
            self.b.effect(op, &[start, stage, column, k]);
            return;
        }
        let map = self.b.map(TensorMapData {
            buf: self.tensors[1],
            extents: vec![DEPTH, 64],
            swizzle,
            tf32: false,
            window: None,
        });
        for panel in 0..COLUMNS / 64 {
            let column = self.b.add_int(column, (64 * panel).into());
            let offset = (panel * DEPTH * 64).into();
            let op = Op::TmaLoad { map, dst: self.tiles[1], offset, signal: full, multicast: 0 };
            self.b.effect(op, &[start, stage, k, column]);
        }
    }

    fn consume(&mut self) {
        let (tensor, axis) = self.depth_axis();
        let steps = self.tiles_of(tensor, axis, DEPTH);
        self.each_tile(|g, done, at| {
            let (zero, one) = (g.int(0), g.int(1));
            let before = g.b.mul(done, steps);
            g.repeat([zero, steps, one], |g, step| {
                let number = g.b.add(before, step);
                g.multiply(number, step);
            });
            g.store(at);
        });
    }

    fn multiply(&mut self, number: Val, step: Val) {
        let warpgroup = self.b.special(Special::Warpgroup);
        let consumer = self.b.add_int(warpgroup, -1);
        let (stage, mut parity) = self.stage(number);
        if self.kind.wrong == Wrong::FullParity {
            let one = self.int(1);
            parity = self.b.bin(BinOp::Sub, one, parity);
        }
        let from = if self.kind.wrong == Wrong::MultiplyStage { self.int(0) } else { stage };
        if self.kind.wrong == Wrong::EarlyLook {
            let index = self.b.mul_int(from, (ROWS * DEPTH).into());
            let look = Op::Load { buf: self.tiles[0], offset: 0, guarded: false };
            let seen = self.b.value(look, &[index], DType::F16);
            self.b.effect(Op::Print { format: Format::default() }, &[seen]);
        }
        self.b.effect(Op::MbarrierWait { buf: self.full }, &[stage, parity]);
        let [a, bs] = [(0, ROWS), (1, COLUMNS)].map(|(_, extent)| self.b.mul_int(from, (extent * DEPTH).into()));
        let half = self.b.mul_int(consumer, (64 * DEPTH).into());
        let a = self.b.add(a, half);
        let zero = self.int(0);
        let add = self.b.cmp(CmpOp::Ne, step, zero);
        self.b.effect(Op::WgmmaFence {}, &[]);
        if self.kind.wrong == Wrong::TouchAfterFence {
            let x = self.b.constant(tile_core::ir::Literal::Int(0), DType::F32);
            self.b.set(self.acc, 3, x);
        }
        for k in 0..DEPTH / 16 {
            let atoms = |buf, offset: u32, transposed| Matrix {
                buf,
                offset: offset.into(),
                swizzle: SWIZZLE,
                leading: if transposed { DEPTH * 128 } else { 0 },
                stride: 1024,
                transposed,
            };
            let left = Left::Shared(atoms(self.tiles[0], 16 * k, false));
            let right = match self.kind.transposed {
                true => atoms(self.tiles[1], 16 * k, false),
                false => atoms(self.tiles[1], 16 * k * 64, true),
            };
            let conditional = k == 0;
            let op = Op::Wgmma { shape: SHAPE, sum: self.acc, at: 0, left, right, conditional };
            let args = [add, a, bs];
            self.b.effect(op, if conditional { &args } else { &args[1..] });
        }
        self.b.effect(Op::WgmmaCommit {}, &[]);
        if self.kind.wrong == Wrong::EarlyRelease {
            self.release(stage);
        }
        self.b.effect(Op::WgmmaWait { pending: 0 }, &[]);
        if self.kind.wrong != Wrong::EarlyRelease {
            self.release(stage);
        }
    }

    /// One thread of a warpgroup gives a stage back to each block.
    fn release(&mut self, stage: Val) {
        let thread = self.b.special(Special::Thread);
        let within = self.b.rem_int(thread, 128);
        let first = self.b.below(within, 1);
        self.when(first, |g| {
            if g.kind.cluster == 1 {
                g.b.effect(Op::MbarrierArrive { buf: g.empty, remote: false }, &[stage]);
                return;
            }
            for rank in 0..g.kind.cluster {
                let rank = g.int(i64::from(rank) + i64::from(g.kind.wrong == Wrong::OtherRank));
                g.b.effect(Op::MbarrierArrive { buf: g.empty, remote: true }, &[stage, rank]);
            }
        });
    }

    /// Each warpgroup its rows, in tiles of 64×64.
    fn store(&mut self, [y, x]: [Val; 2]) {
        let thread = self.b.special(Special::Thread);
        let warpgroup = self.b.special(Special::Warpgroup);
        let lane = self.b.rem_int(thread, 32);
        let within = self.b.rem_int(thread, 128);
        let warp = self.b.div_int(within, 32);
        let consumer = self.b.add_int(warpgroup, -1);
        let tile = self.b.mul_int(consumer, (64 * COLUMNS).into());
        // Rows of a swizzled tile: lane l gives row l % 16, chunk 2q + l / 16.
        let rows = self.b.mul_int(warp, 16);
        let low = self.b.rem_int(lane, 16);
        let row = self.b.add(rows, low);
        let high = self.b.div_int(lane, 16);
        let turn = self.b.rem_int(row, 8);
        let start = self.b.mul_int(row, 64);
        let start = self.b.add(tile, start);
        for panel in 0..COLUMNS / 64 {
            for q in 0..4 {
                let words: Vec<Val> = (0..4)
                    .map(|word| {
                        let at = panel * 32 + q * 8 + word * 2;
                        let pair = [0, 1].map(|i| {
                            let x = self.b.get(self.acc, at + i);
                            self.b.cast(x, DType::F16)
                        });
                        self.b.value(Op::Pack {}, &pair, DType::U32)
                    })
                    .collect();
                let chunk = self.b.add_int(high, (2 * q).into());
                let chunk = self.b.bin(BinOp::Xor, chunk, turn);
                let index = self.b.mul_int(chunk, 8);
                let index = self.b.add(start, index);
                let offset = (panel * 64 * 64).into();
                let args = [index, words[0], words[1], words[2], words[3]];
                self.b.effect(Op::StoreMatrix { buf: self.tiles[2], offset, transposed: false }, &args);
            }
        }
        self.b.effect(Op::ProxyFence {}, &[]);
        self.b.effect(Op::Barrier {}, &[]);
        let first = self.b.below(within, 1);
        self.when(first, |g| {
            let extents = vec![64, 64];
            let map = g.b.map(TensorMapData {
                buf: g.tensors[2],
                extents,
                swizzle: Some(SWIZZLE),
                tf32: false,
                window: None,
            });
            let [row, column] = [g.b.mul_int(y, ROWS.into()), g.b.mul_int(x, COLUMNS.into())];
            let half = g.b.mul_int(consumer, 64);
            let row = g.b.add(row, half);
            for panel in 0..COLUMNS / 64 {
                let column = g.b.add_int(column, (64 * panel).into());
                let offset = (panel * 64 * 64).into();
                g.b.effect(Op::TmaStore { map, src: g.tiles[2], offset, add: false }, &[tile, row, column]);
            }
            g.b.effect(Op::TmaCommit {}, &[]);
            g.b.effect(Op::TmaWait { pending: 0, written: false }, &[]);
        });
        self.b.effect(Op::Barrier {}, &[]);
    }

    pub(crate) fn kernel(mut self) -> Kernel {
        self.begin();
        self.b.open(None);
        self.produce();
        let producer = self.b.close();
        self.b.open(None);
        self.consume();
        let consumers = self.b.close();
        let partition = |threads| Partition { threads, registers: None };
        self.b.warp_specialize(vec![partition(128), partition(256)], vec![producer, consumers]);
        let mut kernel = self.b.finish();
        run_passes(&mut kernel);
        verify(&kernel).unwrap_or_else(|errors| panic!("{}", print_errors(&kernel, &errors)));
        kernel
    }
}
