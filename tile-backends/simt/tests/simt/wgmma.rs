//! Matrix instructions of a warpgroup: every type, every way an operand may
//! lie.

use crate::common::run_passes;
use tile_core::elem::DType;
use tile_core::interp::scalar::Number;
use tile_core::ir::{CopyHints, Literal, Span, Value};
use tile_core::testing::Rng;
use tile_simt::interp::{Options, run};
use tile_simt::ir::{
    Block, Buf, BufData, Builder, Home, Inst, Kernel, Left, Matrix, Op, Source, Special, Swizzle, TensorMapData, Val,
    Wgmma, print_errors, verify,
};

const ROWS: u32 = 64;

/// A product of one tile, in steps of 32 bytes of `k`.
#[derive(Clone, Copy, Debug)]
struct Case {
    ty: DType,
    acc: DType,
    columns: u32,
    depth: u32,
    swizzle: Swizzle,
    /// Operands of which rows run along `m` or `n`.
    transposed: [bool; 2],
    registers: bool,
}

impl Case {
    fn width(self) -> u32 {
        self.ty.bytes() as u32
    }

    /// Extents of an operand in global memory.
    fn extents(self, operand: usize) -> [u32; 2] {
        let rows = if operand == 0 { ROWS } else { self.columns };
        if self.transposed[operand] { [self.depth, rows] } else { [rows, self.depth] }
    }

    /// How an operand lies, from the first element of step `k` on. Panels of the
    /// swizzle's span lie one after the other.
    fn matrix(self, operand: usize, buf: Buf, k: u32) -> Matrix {
        let (span, [down, _]) = (self.swizzle.span(), self.extents(operand));
        let transposed = self.transposed[operand];
        let byte = match transposed {
            true => k * span,
            false => k * self.width() / span * down * span + k * self.width() % span,
        };
        let offset = (byte / self.width()).into();
        let leading = if transposed { down * span } else { 0 };
        Matrix { buf, offset, swizzle: self.swizzle, leading, stride: 8 * span, transposed }
    }

    fn kernel(self) -> Kernel {
        let mut b = Builder::new("product", 128);
        let global = |b: &mut Builder, number: usize, elem| {
            let home = Home::Global { of: Value::new(number), writable: number == 2 };
            b.buf(BufData { name: format!("g{number}"), elem, len: 0, home })
        };
        let tensors = [global(&mut b, 0, self.ty), global(&mut b, 1, self.ty), global(&mut b, 2, self.acc)];
        let tiles = [0, 1].map(|operand| {
            let [down, across] = self.extents(operand);
            let home = Home::Shared { start: None, align: 1024 };
            b.buf(BufData { name: format!("s{operand}"), elem: self.ty, len: down * across, home })
        });
        let full = b.shared("full", DType::U64, 1);
        let sum = b.var("sum", self.acc, self.columns / 2);
        let thread = b.special(Special::Thread);
        let zero = b.int(0, DType::I32);
        let first = b.below(thread, 1);
        b.open(None);
        b.effect(Op::MbarrierInit { buf: full, count: 1 }, &[zero]);
        b.effect(Op::MbarrierFence {}, &[]);
        let bytes = (ROWS + self.columns) * self.depth * self.width();
        b.effect(Op::MbarrierExpect { buf: full, bytes }, &[zero]);
        for operand in 0..2 {
            let [down, across] = self.extents(operand);
            let panel = self.swizzle.span() / self.width();
            let extents = vec![down, panel];
            let map = b.map(TensorMapData {
                buf: tensors[operand],
                extents,
                swizzle: Some(self.swizzle),
                tf32: false,
                window: None,
            });
            for number in 0..across / panel {
                let offset = (number * down * panel).into();
                let column = b.int((number * panel).into(), DType::I32);
                let op = Op::TmaLoad { map, dst: tiles[operand], offset, signal: full, multicast: 0 };
                b.effect(op, &[zero, zero, zero, column]);
            }
        }
        let then = b.close();
        b.branch(first, then, Block::default());
        b.effect(Op::Barrier {}, &[]);
        b.effect(Op::MbarrierWait { buf: full }, &[zero, zero]);
        // One more than the product, from the start.
        let one = b.constant(Literal::Int(1), self.acc);
        (0..self.columns / 2).for_each(|at| b.set(sum, at, one));
        let step = 32 / self.width();
        let mut words: Vec<Vec<Val>> = Vec::new();
        for k in (0..self.depth).step_by(step as usize).filter(|_| self.registers) {
            words.push((0..4).map(|number| self.word(&mut b, tensors[0], thread, k, number)).collect());
        }
        b.effect(Op::WgmmaFence {}, &[]);
        for (number, k) in (0..self.depth).step_by(step as usize).enumerate() {
            let left = match self.registers {
                true => Left::Registers,
                false => Left::Shared(self.matrix(0, tiles[0], k)),
            };
            let right = self.matrix(1, tiles[1], k);
            let shape = Wgmma { n: self.columns as u16, a: self.ty, b: self.ty, acc: self.acc, sparse: false };
            let mut args = if self.registers { words[number].clone() } else { vec![zero] };
            args.push(zero);
            b.effect(Op::Wgmma { shape, sum, at: 0, left, right, conditional: false }, &args);
        }
        b.effect(Op::WgmmaCommit {}, &[]);
        b.effect(Op::WgmmaWait { pending: 0 }, &[]);
        let (row, c) = self.place(&mut b, thread);
        let start = b.mul_int(row, self.columns.into());
        let c = b.mul_int(c, 2);
        let start = b.add(start, c);
        for at in 0..self.columns / 2 {
            let offset = (8 * (at / 4) + at % 2 + at % 4 / 2 * 8 * self.columns).into();
            let x = b.get(sum, at);
            b.effect(Op::Store { buf: tensors[2], offset, guarded: false }, &[start, x]);
        }
        let mut kernel = b.finish();
        run_passes(&mut kernel);
        verify(&kernel).unwrap_or_else(|errors| panic!("{}", print_errors(&kernel, &errors)));
        kernel
    }

    /// A thread's first row, and its place in four.
    fn place(self, b: &mut Builder, thread: Val) -> (Val, Val) {
        let warp = b.div_int(thread, 32);
        let lane = b.rem_int(thread, 32);
        let (g, c) = (b.div_int(lane, 4), b.rem_int(lane, 4));
        let rows = b.mul_int(warp, 16);
        (b.add(rows, g), c)
    }

    /// A word of the left operand: `number & 1` eight rows further, `number & 2`
    /// sixteen bytes.
    fn word(self, b: &mut Builder, a: Buf, thread: Val, k: u32, number: u32) -> Val {
        let (row, c) = self.place(b, thread);
        let per = 4 / self.width();
        let c = b.mul_int(c, per.into());
        let start = b.mul_int(row, self.depth.into());
        let start = b.add(start, c);
        let offset = (number % 2 * 8 * self.depth + k + number / 2 * 4 * per).into();
        let parts = b.values(Op::Load { buf: a, offset, guarded: false }, &[start], self.ty, per as usize);
        match parts[..] {
            [part] => b.value(Op::Bits {}, &[part], DType::U32),
            _ => b.value(Op::Pack {}, &parts, DType::U32),
        }
    }

    fn check(self, kernel: &Kernel, seed: u64) -> Result<(), String> {
        let mut rng = Rng::new(11);
        let lowest = if self.ty == DType::U8 { 0 } else { -4 };
        let values: Vec<Vec<i64>> = (0..2)
            .map(|operand| (0..self.extents(operand).iter().product::<u32>()).map(|_| rng.between(lowest, 4)).collect())
            .collect();
        let encode = |ty: DType, x: i64| Number::Int(x.into()).encode(ty, None).to_le_bytes()[..ty.bytes()].to_vec();
        let bytes = |values: &Vec<i64>| values.iter().flat_map(|&x| encode(self.ty, x)).collect::<Vec<u8>>();
        let mut globals =
            vec![bytes(&values[0]), bytes(&values[1]), vec![0; (ROWS * self.columns) as usize * self.acc.bytes()]];
        let extents = |value: Value| match value.index() {
            2 => [ROWS, self.columns],
            operand => self.extents(operand),
        };
        let host = |source: Source| match source {
            Source::Extent(value, axis) => extents(value)[axis as usize].into(),
            Source::Stride(value, 0) => extents(value)[1].into(),
            Source::Stride(..) | Source::Host(_) => 1,
        };
        let options = Options { seed, ..Options::default() };
        run(kernel, &[1], &options, &host, &mut globals, &mut |_| {}).map_err(|e| e.to_string())?;
        let element = |operand: usize, row: u32, k: u32| {
            let [_, across] = self.extents(operand);
            let at = if self.transposed[operand] { k * across + row } else { row * across + k };
            values[operand][at as usize]
        };
        for row in 0..ROWS {
            for column in 0..self.columns {
                let sum = 1 + (0..self.depth).map(|k| element(0, row, k) * element(1, column, k)).sum::<i64>();
                let at = (row * self.columns + column) as usize * self.acc.bytes();
                let found = &globals[2][at..at + self.acc.bytes()];
                if found != encode(self.acc, sum) {
                    return Err(format!("element {row}, {column} is {found:?}, expected {sum}"));
                }
            }
        }
        Ok(())
    }
}

fn check(case: Case) {
    let kernel = case.kernel();
    for seed in [0, 1] {
        case.check(&kernel, seed).unwrap_or_else(|e| panic!("{case:?} {seed}: {e}"));
    }
}

const PLAIN: Case = Case {
    ty: DType::F16,
    acc: DType::F32,
    columns: 64,
    depth: 64,
    swizzle: Swizzle::B128,
    transposed: [false, false],
    registers: false,
};

#[test]
fn every_type_has_its_fragments() {
    for (ty, acc) in [
        (DType::F16, DType::F32),
        (DType::F16, DType::F16),
        (DType::BF16, DType::F32),
        (DType::F32, DType::F32),
        (DType::E4M3, DType::F32),
        (DType::E5M2, DType::F32),
        (DType::I8, DType::I32),
        (DType::U8, DType::I32),
    ] {
        for registers in [false, true] {
            check(Case { ty, acc, registers, depth: 128 / ty.bytes() as u32, ..PLAIN });
        }
    }
}

#[test]
fn operands_lie_in_any_order() {
    for swizzle in [Swizzle::B32, Swizzle::B64, Swizzle::B128] {
        for transposed in [[false, false], [false, true], [true, false], [true, true]] {
            for depth in [64, 128] {
                check(Case { swizzle, transposed, depth, ..PLAIN });
            }
        }
        check(Case { swizzle, columns: 128, transposed: [false, true], registers: true, ..PLAIN });
        check(Case { ty: DType::I8, acc: DType::I32, swizzle, depth: 128, columns: 24, ..PLAIN });
    }
}

/// Changes the instructions of the kernel; a fault says so in whatever order.
fn faulty(case: Case, f: impl Fn(&mut Vec<Inst>), message: &str) {
    let mut kernel = case.kernel();
    f(&mut kernel.body.insts);
    for seed in 0..4 {
        let found = case.check(&kernel, seed).expect_err(message);
        assert!(found.contains(message), "seed {seed}: expected {message}, found {found}");
    }
}

fn inst(op: Op, args: &[Val]) -> Inst {
    Inst {
        op,
        args: args.to_vec(),
        results: Vec::new(),
        blocks: Vec::new(),
        hints: CopyHints::default(),
        span: Span::default(),
    }
}

fn position(insts: &[Inst], which: fn(&Op) -> bool) -> usize {
    insts.iter().position(|inst| which(&inst.op)).expect("the kernel has one")
}

#[test]
fn registers_are_fenced_and_waited_for() {
    let without = |which: fn(&Op) -> bool| move |insts: &mut Vec<Inst>| insts.retain(|inst| !which(&inst.op));
    faulty(PLAIN, without(|op| matches!(op, Op::WgmmaFence {})), "touched after the last fence");
    faulty(PLAIN, without(|op| matches!(op, Op::WgmmaWait { .. })), "is not waited for");
    faulty(PLAIN, without(|op| matches!(op, Op::WgmmaCommit {})), "is not waited for");
    let pending = |insts: &mut Vec<Inst>| {
        let at = position(insts, |op| matches!(op, Op::WgmmaWait { .. }));
        insts[at].op = Op::WgmmaWait { pending: 1 };
    };
    faulty(PLAIN, pending, "is not waited for");
    // The fence is before the left operand.
    let early = |insts: &mut Vec<Inst>| {
        let at = position(insts, |op| matches!(op, Op::WgmmaFence {}));
        let fence = insts.remove(at);
        let at = position(insts, |op| matches!(op, Op::Load { .. }));
        insts.insert(at, fence);
    };
    faulty(Case { registers: true, ..PLAIN }, early, "was computed after the last fence");
    // The left operand changes while it is read.
    let change = |insts: &mut Vec<Inst>| {
        let word = insts[position(insts, |op| matches!(op, Op::Pack {}))].clone();
        let at = position(insts, |op| matches!(op, Op::WgmmaWait { .. }));
        insts.insert(at, word);
    };
    faulty(Case { registers: true, ..PLAIN }, change, "changes while a matrix instruction reads it");
}

#[test]
fn operands_stay_until_they_are_waited_for() {
    let overwrite = |insts: &mut Vec<Inst>| {
        let wgmma = insts[position(insts, |op| matches!(op, Op::Wgmma { .. }))].clone();
        let set = insts[position(insts, |op| matches!(op, Op::Pack {}))].clone();
        let Op::Wgmma { right, .. } = wgmma.op else { unreachable!("it is one") };
        let value = set.args[0];
        let at = position(insts, |op| matches!(op, Op::WgmmaWait { .. }));
        let store = Op::Store { buf: right.buf, offset: 0, guarded: false };
        insts.insert(at, inst(store, &[wgmma.args[4], value]));
    };
    faulty(Case { registers: true, ..PLAIN }, overwrite, "that a matrix instruction reads");
    // What a thread writes is fenced before it is read.
    let write = |fence: bool| {
        move |insts: &mut Vec<Inst>| {
            let value = insts[position(insts, |op| matches!(op, Op::Pack {}))].args[0];
            let thread = insts[position(insts, |op| matches!(op, Op::Special { .. }))].results[0];
            let Op::Wgmma { right, .. } = insts[position(insts, |op| matches!(op, Op::Wgmma { .. }))].op else {
                unreachable!("it is one")
            };
            let mut more = vec![inst(Op::Store { buf: right.buf, offset: 0, guarded: false }, &[thread, value])];
            more.extend(fence.then(|| inst(Op::ProxyFence {}, &[])));
            more.push(inst(Op::Barrier {}, &[]));
            let at = position(insts, |op| matches!(op, Op::WgmmaFence {}));
            insts.splice(at..at, more);
        }
    };
    faulty(Case { registers: true, ..PLAIN }, write(false), "with no proxy fence between");
    faulty(Case { registers: true, ..PLAIN }, write(true), "expected");
    // Half of a warpgroup.
    let diverge = |insts: &mut Vec<Inst>| {
        let condition = insts[position(insts, |op| matches!(op, Op::If {}))].args[0];
        let at = position(insts, |op| matches!(op, Op::WgmmaWait { .. }));
        let wait = insts.remove(at);
        let blocks = vec![Block { args: Vec::new(), insts: vec![wait] }, Block::default()];
        insts.insert(at, Inst { blocks, ..inst(Op::If {}, &[condition]) });
    };
    faulty(PLAIN, diverge, "some threads of a warpgroup are elsewhere");
}

#[test]
fn atoms_are_aligned() {
    let shift = |by: i64| {
        move |insts: &mut Vec<Inst>| {
            let at = position(insts, |op| matches!(op, Op::Wgmma { .. }));
            if let Op::Wgmma { right, .. } = &mut insts[at].op {
                right.offset += by;
            }
        }
    };
    faulty(PLAIN, shift(64), "does not begin at rows that are aligned");
    faulty(PLAIN, shift(56), "does not lie in rows of 128 bytes");
    faulty(PLAIN, shift(8 * 64), "reaches out of");
    faulty(Case { transposed: [false, true], ..PLAIN }, shift(16), "does not lie in rows of 128 bytes");
}

#[test]
fn stored_matrices_are_those_that_were_loaded() {
    for transposed in [[false, false], [true, true], [true, false]] {
        let mut b = Builder::new("transpose", 32);
        let home = |number, writable| Home::Global { of: Value::new(number), writable };
        let [x, y] = [0, 1].map(|number| {
            b.buf(BufData { name: format!("g{number}"), elem: DType::F16, len: 0, home: home(number, number == 1) })
        });
        let [from, to] = ["from", "to"].map(|name| b.shared(name, DType::F16, 4 * 64));
        let thread = b.special(Special::Thread);
        let row = b.mul_int(thread, 8);
        let copy = |b: &mut Builder, from, to| {
            let parts = b.values(Op::Load { buf: from, offset: 0, guarded: false }, &[row], DType::F16, 8);
            let args: Vec<Val> = std::iter::once(row).chain(parts).collect();
            b.effect(Op::Store { buf: to, offset: 0, guarded: false }, &args);
        };
        copy(&mut b, x, from);
        b.effect(Op::Barrier {}, &[]);
        let load = Op::LoadMatrix { buf: from, offset: 0, transposed: transposed[0] };
        let mut args = vec![row];
        args.extend(b.values(load, &[row], DType::U32, 4));
        b.effect(Op::StoreMatrix { buf: to, offset: 0, transposed: transposed[1] }, &args);
        b.effect(Op::Barrier {}, &[]);
        copy(&mut b, to, y);
        let mut kernel = b.finish();
        run_passes(&mut kernel);
        verify(&kernel).unwrap_or_else(|errors| panic!("{}", print_errors(&kernel, &errors)));
        let values: Vec<u16> = (0..256).collect();
        let bytes = |values: &[u16]| values.iter().flat_map(|x| x.to_le_bytes()).collect::<Vec<u8>>();
        let mut globals = vec![bytes(&values), vec![0; 512]];
        run(&kernel, &[1], &Options::default(), &|_| 0, &mut globals, &mut |_| {}).expect("runs");
        let place = |i: u16| i / 64 * 64 + if transposed[0] == transposed[1] { i % 64 } else { i % 8 * 8 + i % 64 / 8 };
        assert_eq!(globals[1], bytes(&(0..256).map(place).collect::<Vec<u16>>()), "{transposed:?}");
    }
}
