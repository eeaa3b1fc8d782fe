//! A warp-specialised GEMM: one warpgroup has tiles copied into a pipeline of
//! stages, two multiply them and copy the result out.

use super::pipeline::PipelineState;
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp, Value};
use tile_simt::ir::{
    Buf, BufData, Builder, Home, Kernel, Left, Matrix, Op, Partition, Source, Special, Swizzle, TensorMap,
    TensorMapData, Val, Var, Wgmma,
};

/// Rows of a tile, and those of one warpgroup.
pub(crate) const ROWS: u32 = 128;
const HALF: u32 = 64;
/// Threads of a block: a warpgroup that copies, two that multiply.
const THREADS: u32 = 384;

/// `out[m, n] = Σ left[m, k] · right[n, k]`.
#[derive(Clone, Debug)]
pub(crate) struct Gemm {
    pub(crate) left: DType,
    pub(crate) right: DType,
    pub(crate) sum: DType,
    /// `bf16` goes out by TMA copies, the type of the sum by plain stores.
    pub(crate) out: DType,
    /// Columns of a tile.
    pub(crate) columns: u32,
    pub(crate) stages: u32,
    /// How tiles are permuted, which tells their depth.
    pub(crate) swizzle: Swizzle,
    /// Blocks that share tiles of the right operand.
    pub(crate) cluster: u32,
    /// The left operand is stored as `left[k, m]`.
    pub(crate) left_transposed: bool,
    /// The right operand is stored as `right[k, n]`.
    pub(crate) right_transposed: bool,
    /// The left operand goes through registers, in tiles of the widest
    /// permutation.
    pub(crate) registers: bool,
    /// The warpgroups that multiply are one team.
    pub(crate) joint: bool,
}

impl Gemm {
    /// Of two operands of one type.
    pub(crate) fn of(operand: DType, sum: DType) -> Gemm {
        Gemm {
            left: operand,
            right: operand,
            sum,
            out: sum,
            columns: 128,
            stages: 4,
            swizzle: Swizzle::B128,
            cluster: 1,
            left_transposed: false,
            right_transposed: false,
            registers: false,
            joint: false,
        }
    }

    /// What is known to be fast: tiles of 128 by 256, blocks in pairs.
    pub(crate) fn large() -> Gemm {
        Gemm { out: DType::BF16, columns: 256, cluster: 2, ..Gemm::of(DType::BF16, DType::F32) }
    }

    /// Elements of `k` in a tile.
    pub(crate) fn depth(&self) -> u32 {
        self.swizzle.span() / self.left.bytes() as u32
    }

    /// The kernel. Its scalars are the numbers of tiles by rows, columns and
    /// depth, then the rows and columns of the result and the distance between
    /// its rows.
    pub(crate) fn kernel(&self, name: &str) -> Kernel {
        Writer::new(self, name).write()
    }

    /// Columns of a transposed operand that lie side by side.
    fn slab(&self) -> u32 {
        self.depth()
    }

    /// Elements of a stage of each operand.
    fn stage(&self) -> [u32; 2] {
        [ROWS * self.depth(), self.columns * self.depth()]
    }
}

struct Writer<'a> {
    of: &'a Gemm,
    b: Builder,
    /// Tiles of the operands, then the result's.
    tiles: [Buf; 2],
    result: Buf,
    bars: Buf,
    out: Buf,
    maps: [TensorMap; 2],
    out_map: Option<TensorMap>,
    /// Numbers of tiles, then rows, columns and pitch.
    scalars: [Val; 6],
    thread: Val,
    rank: Val,
}

impl<'a> Writer<'a> {
    fn new(of: &'a Gemm, name: &str) -> Writer<'a> {
        let mut b = Builder::new(name, THREADS);
        b.kernel().persistent = true;
        b.kernel().cluster = of.cluster;
        let operand = |b: &mut Builder, name: &str, elem, number, writable| {
            let home = Home::Global { of: Value::new(number), writable };
            b.buf(BufData { name: name.to_owned(), elem, len: 0, home })
        };
        let left = operand(&mut b, "left", of.left, 0, false);
        let right = operand(&mut b, "right", of.right, 1, false);
        let out = operand(&mut b, "out", of.out, 2, true);
        let shared = |b: &mut Builder, name: &str, elem, len| {
            let start = b.kernel().shared_bytes().next_multiple_of(1024);
            b.buf(BufData { name: name.to_owned(), elem, len, home: Home::Shared { start: Some(start), align: 1024 } })
        };
        let [left_stage, right_stage] = of.stage();
        let tiles = [
            shared(&mut b, "left_tiles", of.left, of.stages * left_stage),
            shared(&mut b, "right_tiles", of.right, of.stages * right_stage),
        ];
        // Two buffers of 64 by 64 for each warpgroup.
        let result = shared(&mut b, "result", DType::BF16, 2 * 2 * HALF * HALF);
        let bars = shared(&mut b, "bars", DType::U64, 2 * of.stages);
        let depth = of.depth();
        let boxes = |rows, transposed| if transposed { vec![depth, of.slab()] } else { vec![rows, depth] };
        let mut map = |buf, extents, swizzle| {
            b.map(TensorMapData { buf, extents, swizzle: Some(swizzle), tf32: false, window: None })
        };
        let maps = [
            map(left, boxes(ROWS, of.left_transposed), of.swizzle),
            map(right, boxes(of.columns / of.cluster, of.right_transposed), of.swizzle),
        ];
        let out_map = (of.out == DType::BF16).then(|| map(out, vec![HALF, HALF], Swizzle::B128));
        let scalars = [0, 1, 2, 3, 4, 5].map(|i| b.param(Source::Host(Value::new(10 + i)), DType::I32));
        let thread = b.special(Special::Thread);
        let rank = if of.cluster > 1 { b.special(Special::Rank) } else { b.int(0, DType::I32) };
        Writer { of, b, tiles, result, bars, out, maps, out_map, scalars, thread, rank }
    }

    fn int(&mut self, x: i64) -> Val {
        self.b.int(x, DType::I32)
    }

    fn when(&mut self, condition: Val, then: impl FnOnce(&mut Self)) {
        self.b.open(None);
        then(self);
        let then = self.b.close();
        self.b.open(None);
        let otherwise = self.b.close();
        self.b.branch(condition, then, otherwise);
    }

    fn count(&mut self, [lo, hi, step]: [Val; 3], body: impl FnOnce(&mut Self, Val)) {
        let i = self.b.open(Some(DType::I32)).expect("a loop has a counter");
        body(self, i);
        let block = self.b.close();
        self.b.repeat(lo, hi, step, block);
    }

    /// Calls `body` with the row and column of each tile of this block.
    fn each_tile(&mut self, body: impl FnOnce(&mut Self, Val, Val)) {
        let cluster = i64::from(self.of.cluster);
        let (worker, workers) = (self.b.special(Special::Worker), self.b.special(Special::Workers));
        let (first, step) = (self.b.div_int(worker, cluster), self.b.div_int(workers, cluster));
        let [rows, columns, ..] = self.scalars;
        let rows = self.b.add_int(rows, cluster - 1);
        let rows = self.b.div_int(rows, cluster);
        let all = self.b.mul(rows, columns);
        self.count([first, all, step], |w, tile| {
            let row = w.b.bin(BinOp::Div, tile, columns);
            let column = w.b.bin(BinOp::Rem, tile, columns);
            let row = w.b.mul_int(row, cluster);
            let row = w.b.add(row, w.rank);
            let row = w.b.mul_int(row, ROWS.into());
            let column = w.b.mul_int(column, w.of.columns.into());
            body(w, row, column);
        });
    }

    fn write(mut self) -> Kernel {
        let (zero, stages) = (self.int(0), i64::from(self.of.stages));
        let first = self.b.cmp(CmpOp::Eq, self.thread, zero);
        self.when(first, |w| {
            for stage in 0..stages {
                let (full, empty) = (w.int(stage), w.int(stages + stage));
                // Each of 8 warps of each block of the cluster.
                w.b.effect(Op::MbarrierInit { buf: w.bars, count: 1 }, &[full]);
                w.b.effect(Op::MbarrierInit { buf: w.bars, count: 8 * w.of.cluster }, &[empty]);
            }
            w.b.effect(Op::MbarrierFence {}, &[]);
        });
        let all = if self.of.cluster > 1 { Op::ClusterBarrier {} } else { Op::Barrier {} };
        self.b.effect(all, &[]);
        let group = self.b.special(Special::Warpgroup);
        let mut blocks = Vec::new();
        self.b.open(None);
        self.load();
        blocks.push(self.b.close());
        let mut partitions = vec![Partition { threads: 128, registers: Some(40) }];
        if self.of.joint {
            self.b.open(None);
            let one = self.int(1);
            let half = self.b.bin(BinOp::Sub, group, one);
            self.multiply(half);
            blocks.push(self.b.close());
            partitions.push(Partition { threads: 256, registers: Some(232) });
        } else {
            for half in 0..2 {
                self.b.open(None);
                let half = self.int(half);
                self.multiply(half);
                blocks.push(self.b.close());
                partitions.push(Partition { threads: 128, registers: Some(232) });
            }
        }
        self.b.warp_specialize(partitions, blocks);
        self.b.finish()
    }

    /// One thread starts the copies.
    fn load(&mut self) {
        let warp = self.b.below(self.thread, 32);
        self.when(warp, |w| {
            let chosen = w.b.value(Op::Elect {}, &[], DType::Bool);
            w.when(chosen, |w| {
                let state = PipelineState::new(&mut w.b, "loading", w.of.stages, 1);
                let (zero, one, depth) = (w.int(0), w.int(1), w.scalars[2]);
                w.each_tile(|w, row, column| {
                    w.count([zero, depth, one], |w, k| w.load_stage(state, row, column, k));
                });
                // The others may still say that they are done with a stage.
                for _ in 0..w.of.stages {
                    w.wait(state, true);
                    state.advance(&mut w.b);
                }
            });
        });
    }

    /// Waits for a stage to be empty, or full; gives its number.
    fn wait(&mut self, state: PipelineState, empty: bool) -> Val {
        let (stage, parity) = state.now(&mut self.b);
        let first = if empty { i64::from(self.of.stages) } else { 0 };
        let bar = self.b.add_int(stage, first);
        self.b.effect(Op::MbarrierWait { buf: self.bars }, &[bar, parity]);
        stage
    }

    fn load_stage(&mut self, state: PipelineState, row: Val, column: Val, k: Val) {
        let [left_stage, right_stage] = self.of.stage();
        let bytes = (left_stage + right_stage) * self.of.left.bytes() as u32;
        let stage = self.wait(state, true);
        self.b.effect(Op::MbarrierExpect { buf: self.bars, bytes }, &[stage]);
        let depth = self.of.depth();
        let k = self.b.mul_int(k, depth.into());
        let shares = [1, self.of.cluster];
        let sides = [
            (row, ROWS, left_stage, self.of.left_transposed),
            (column, self.of.columns, right_stage, self.of.right_transposed),
        ];
        for (side, (at, extent, len, transposed)) in sides.into_iter().enumerate() {
            let index = self.b.mul_int(stage, len.into());
            let (map, dst, share) = (self.maps[side], self.tiles[side], extent / shares[side]);
            let multicast = if shares[side] > 1 { (1 << shares[side]) - 1 } else { 0 };
            let copy = |offset| Op::TmaLoad { map, dst, offset, signal: self.bars, multicast };
            if transposed {
                let slab = self.of.slab();
                for first in (0..extent).step_by(slab as usize) {
                    let at = self.b.add_int(at, first.into());
                    self.b.effect(copy(i64::from(first * depth)), &[index, stage, k, at]);
                }
                continue;
            }
            let mine = if share == extent { self.b.int(0, DType::I32) } else { self.rank };
            let own = self.b.mul_int(mine, share.into());
            let at = self.b.add(at, own);
            let own = self.b.mul_int(mine, i64::from(share * depth));
            let index = self.b.add(index, own);
            self.b.effect(copy(0), &[index, stage, at, k]);
        }
        state.advance(&mut self.b);
    }

    /// The warpgroup with the rows of one half.
    fn multiply(&mut self, half: Val) {
        let of = self.of;
        let sum = self.b.var("sum", of.sum, of.columns / 2);
        let state = PipelineState::new(&mut self.b, "multiplying", of.stages, 0);
        let before = self.b.var("before", DType::I32, 1);
        let (zero, one, depth) = (self.int(0), self.int(1), self.scalars[2]);
        self.each_tile(|w, row, column| {
            w.count([zero, depth, one], |w, k| {
                let stage = w.wait(state, false);
                let more = w.b.cmp(CmpOp::Ne, k, zero);
                w.multiply_stage(sum, stage, half, more);
                if of.registers {
                    // Their registers are written for the next stage.
                    w.b.effect(Op::WgmmaWait { pending: 0 }, &[]);
                    w.release(stage);
                } else {
                    w.b.effect(Op::WgmmaWait { pending: 1 }, &[]);
                    w.when(more, |w| {
                        let stage = w.b.get(before, 0);
                        w.release(stage);
                    });
                    w.b.set(before, 0, stage);
                }
                state.advance(&mut w.b);
            });
            if !of.registers {
                w.b.effect(Op::WgmmaWait { pending: 0 }, &[]);
                let some = w.b.cmp(CmpOp::Gt, depth, zero);
                w.when(some, |w| {
                    let stage = w.b.get(before, 0);
                    w.release(stage);
                });
            }
            let down = w.b.mul_int(half, HALF.into());
            let row = w.b.add(row, down);
            match w.out_map {
                Some(map) => w.store_boxes(map, sum, half, row, column),
                None => w.store_elements(sum, row, column),
            }
        });
        if self.out_map.is_some() {
            let leader = self.leader();
            self.when(leader, |w| w.b.effect(Op::TmaWait { pending: 0, written: true }, &[]));
        }
    }

    fn multiply_stage(&mut self, sum: Var, stage: Val, half: Val, more: Val) {
        let of = self.of;
        let (bytes, depth, span) = (of.left.bytes() as u32, of.depth(), of.swizzle.span());
        let [left_stage, right_stage] = of.stage();
        let shape = Wgmma { n: of.columns as u16, a: of.left, b: of.right, acc: of.sum, sparse: false };
        let start = self.b.mul_int(stage, left_stage.into());
        let down = self.b.mul_int(half, i64::from(HALF * depth));
        let left = self.b.add(start, down);
        let right = self.b.mul_int(stage, right_stage.into());
        let matrix = |buf, step: u32, transposed: bool| Matrix {
            buf,
            offset: i64::from(if transposed { step * 16 * of.slab() } else { step * 32 / bytes }),
            swizzle: of.swizzle,
            leading: if transposed { depth * span } else { 0 },
            stride: 8 * span,
            transposed,
        };
        let mut words = Vec::new();
        if of.registers {
            for step in 0..span / 32 {
                words.push(self.fragment(left, step));
            }
        }
        self.b.effect(Op::WgmmaFence {}, &[]);
        for step in 0..span / 32 {
            let conditional = step == 0;
            let mut args = if conditional { vec![more] } else { Vec::new() };
            let operand = if of.registers {
                args.extend(&words[step as usize]);
                Left::Registers
            } else {
                args.push(left);
                Left::Shared(matrix(self.tiles[0], step, of.left_transposed))
            };
            args.push(right);
            let right = matrix(self.tiles[1], step, of.right_transposed);
            self.b.effect(Op::Wgmma { shape, sum, at: 0, left: operand, right, conditional }, &args);
        }
        self.b.effect(Op::WgmmaCommit {}, &[]);
    }

    /// Row and number of the 16-byte chunk that this lane addresses in a
    /// warp's 16 rows.
    fn lane_place(&mut self) -> (Val, Val) {
        let in_group = self.b.rem_int(self.thread, 128);
        let (warp, lane) = (self.b.div_int(in_group, 32), self.b.rem_int(self.thread, 32));
        let (row, chunk) = (self.b.rem_int(lane, 16), self.b.div_int(lane, 16));
        let down = self.b.mul_int(warp, 16);
        let eight = self.b.rem_int(row, 8);
        (self.b.add(down, row), self.b.bin(BinOp::Xor, chunk, eight))
    }

    /// The left operand of one step in registers: chunks of 16 bytes have the
    /// same place in every type's fragment.
    fn fragment(&mut self, start: Val, step: u32) -> Vec<Val> {
        let chunk_len = 16 / i64::from(self.of.left.bits() / 8);
        let (row, chunk) = self.lane_place();
        let step = self.int(2 * i64::from(step));
        let chunk = self.b.bin(BinOp::Xor, chunk, step);
        let row = self.b.mul_int(row, self.of.depth().into());
        let chunk = self.b.mul_int(chunk, chunk_len);
        let at = self.b.add(row, chunk);
        let at = self.b.add(start, at);
        let load = Op::LoadMatrix { buf: self.tiles[0], offset: 0, transposed: false };
        self.b.values(load, &[at], DType::U32, 4)
    }

    /// A lane of each warp says that it is done with a stage.
    fn release(&mut self, stage: Val) {
        let empty = self.b.add_int(stage, self.of.stages.into());
        let lane = self.b.rem_int(self.thread, 32);
        let some = self.b.below(lane, self.of.cluster.into());
        self.when(some, |w| {
            let remote = w.of.cluster > 1;
            let args = if remote { vec![empty, lane] } else { vec![empty] };
            w.b.effect(Op::MbarrierArrive { buf: w.bars, remote }, &args);
        });
    }

    fn leader(&mut self) -> Val {
        let (in_group, zero) = (self.b.rem_int(self.thread, 128), self.int(0));
        self.b.cmp(CmpOp::Eq, in_group, zero)
    }

    fn store_boxes(&mut self, map: TensorMap, sum: Var, half: Val, row: Val, column: Val) {
        let leader = self.leader();
        let (lane_row, chunk) = self.lane_place();
        let lane_row = self.b.mul_int(lane_row, HALF.into());
        let mine = self.b.mul_int(half, i64::from(2 * HALF * HALF));
        for number in 0..self.of.columns / HALF {
            let buffer = self.b.add_int(mine, i64::from(number % 2 * HALF * HALF));
            let line = self.b.add(buffer, lane_row);
            self.when(leader, |w| w.b.effect(Op::TmaWait { pending: 1, written: false }, &[]));
            self.b.effect(Op::Barrier {}, &[]);
            for q in 0..4 {
                let step = self.int(2 * i64::from(q));
                let chunk = self.b.bin(BinOp::Xor, chunk, step);
                let across = self.b.mul_int(chunk, 8);
                let at = self.b.add(line, across);
                let mut args = vec![at];
                for word in 0..4 {
                    let parts = [0, 1].map(|i| {
                        let x = self.b.get(sum, number * 32 + q * 8 + word * 2 + i);
                        self.b.cast(x, DType::BF16)
                    });
                    args.push(self.b.value(Op::Pack {}, &parts, DType::U32));
                }
                self.b.effect(Op::StoreMatrix { buf: self.result, offset: 0, transposed: false }, &args);
            }
            self.b.effect(Op::ProxyFence {}, &[]);
            self.b.effect(Op::Barrier {}, &[]);
            self.when(leader, |w| {
                let column = w.b.add_int(column, i64::from(number * HALF));
                w.b.effect(Op::TmaStore { map, src: w.result, offset: 0, add: false }, &[buffer, row, column]);
                w.b.effect(Op::TmaCommit {}, &[]);
            });
        }
    }

    fn store_elements(&mut self, sum: Var, row: Val, column: Val) {
        let [_, _, _, rows, columns, pitch] = self.scalars;
        let in_group = self.b.rem_int(self.thread, 128);
        let (warp, lane) = (self.b.div_int(in_group, 32), self.b.rem_int(self.thread, 32));
        let (down, quarter) = (self.b.div_int(lane, 4), self.b.rem_int(lane, 4));
        let sixteen = self.b.mul_int(warp, 16);
        let down = self.b.add(sixteen, down);
        let row = self.b.add(row, down);
        let across = self.b.mul_int(quarter, 2);
        let column = self.b.add(column, across);
        for register in 0..self.of.columns / 2 {
            let row = self.b.add_int(row, i64::from(register / 2 % 2 * 8));
            let column = self.b.add_int(column, i64::from(register / 4 * 8 + register % 2));
            let (below, left) = (self.b.cmp(CmpOp::Lt, row, rows), self.b.cmp(CmpOp::Lt, column, columns));
            let guard = self.b.bin(BinOp::And, below, left);
            let start = self.b.mul(row, pitch);
            let at = self.b.add(start, column);
            let x = self.b.get(sum, register);
            self.b.effect(Op::Store { buf: self.out, offset: 0, guarded: true }, &[guard, at, x]);
        }
    }
}
