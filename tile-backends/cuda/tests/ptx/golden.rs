//! Whole texts for each family of instructions. `TILE_BLESS=1` rewrites them.

use super::golden_sm90::matrix;
use crate::common::{Step, arithmetic, conversions, elementwise, inputs_of};
use std::path::PathBuf;
use tile_core::elem::DType;
use tile_core::ir::{AtomicOp, BinOp, CmpOp, Format, FormatPart, Literal, Order, SignalOp, UnOp, Value};
use tile_cuda::ptx::{Arch, EmitError, Priority, emit, emit_with};
use tile_simt::ir::{
    Buf, BufData, Builder, Home, Kernel, Left, Mma, Moment, Op, ShuffleMode, Source, Special, Val, Wgmma,
};

/// Compares the thread program, as comments, and its text with a file.
pub(super) fn golden(name: &str, kernel: &Kernel, arches: &[Arch]) {
    golden_with(name, kernel, arches, &[]);
}

/// The same, of loads with priorities.
pub(super) fn golden_with(name: &str, kernel: &Kernel, arches: &[Arch], priorities: &[(Buf, Priority)]) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/filetests");
    for &arch in arches {
        let emitted = emit_with(kernel, arch, priorities).unwrap_or_else(|error| panic!("{name} for {arch}: {error}"));
        let program: String = kernel.to_string().lines().map(|line| format!("// {line}\n")).collect();
        let text = program + &emitted.text;
        let file = folder.join(format!("{name}.{arch}.ptx"));
        tile_golden::check(&file, &text);
    }
}

/// One kernel with some of the steps.
fn steps(name: &str, all: Vec<Step>, names: &[&str], arches: &[Arch]) {
    let chosen: Vec<Step> = all.into_iter().filter(|step| names.contains(&step.name.as_str())).collect();
    assert_eq!(chosen.len(), names.len(), "every name is a step");
    golden(name, &elementwise(name, &chosen, &inputs_of(&chosen), false), arches);
}

pub(super) fn global(b: &mut Builder, name: &str, elem: DType, writable: bool) -> Buf {
    let number = b.kernel().bufs.len();
    b.buf(BufData { name: name.to_owned(), elem, len: 0, home: Home::Global { of: Value::new(number), writable } })
}

pub(super) fn shared(b: &mut Builder, name: &str, elem: DType, len: u32) -> Buf {
    let start = b.kernel().shared_bytes().next_multiple_of(128);
    b.buf(BufData { name: name.to_owned(), elem, len, home: Home::Shared { start: Some(start), align: 128 } })
}

pub(super) fn load(b: &mut Builder, buf: Buf, index: Val, count: usize) -> Vec<Val> {
    let elem = b.kernel().bufs[buf].elem;
    b.values(Op::Load { buf, offset: 0, guarded: false }, &[index], elem, count)
}

pub(super) fn store(b: &mut Builder, buf: Buf, index: Val, values: &[Val]) {
    let args: Vec<Val> = std::iter::once(index).chain(values.iter().copied()).collect();
    b.effect(Op::Store { buf, offset: 0, guarded: false }, &args);
}

#[test]
fn integers() {
    let names = ["add.u8", "neg.u8", "leading_zeros.u8", "div.u8"];
    steps("int_u8", arithmetic(DType::U8), &names, &[Arch::Sm80]);
    let names = ["mul.i32", "div.i32", "rem.i32", "abs.i32", "lt.i32", "select.i32", "fma.i32"];
    steps("int_i32", arithmetic(DType::I32), &names, &[Arch::Sm80]);
}

#[test]
fn division_by_constants() {
    let mut b = Builder::new("divide", 32);
    let (x, y) = (global(&mut b, "x", DType::I32, true), global(&mut b, "y", DType::U64, true));
    let thread = b.special(Special::Thread);
    let (signed, unsigned) = (load(&mut b, x, thread, 1)[0], load(&mut b, y, thread, 1)[0]);
    for divisor in [7, -8, 1] {
        let divisor = b.int(divisor, DType::I32);
        let (q, r) = (b.bin(BinOp::Div, signed, divisor), b.bin(BinOp::Rem, signed, divisor));
        store(&mut b, x, thread, &[q]);
        store(&mut b, x, thread, &[r]);
    }
    for divisor in [7, 10, 16] {
        let divisor = b.int(divisor, DType::U64);
        let (q, r) = (b.bin(BinOp::Div, unsigned, divisor), b.bin(BinOp::Rem, unsigned, divisor));
        store(&mut b, y, thread, &[q]);
        store(&mut b, y, thread, &[r]);
    }
    golden("divide", &b.finish(), &[Arch::Sm80]);
}

#[test]
fn floats() {
    let names = ["add.f32", "div.f32", "fma.f32", "max_nan.f32", "round.f32", "is_finite.f32", "ne.f32"];
    steps("float_f32", arithmetic(DType::F32), &names, &[Arch::Sm80]);
    let names = ["add.bf16", "mul.bf16", "div.bf16", "lt.bf16", "floor.bf16"];
    steps("float_bf16", arithmetic(DType::BF16), &names, &[Arch::Sm80, Arch::Sm90a]);
    steps("float_e4m3", arithmetic(DType::E4M3), &["add.e4m3", "fma.e4m3"], &[Arch::Sm80, Arch::Sm89]);
}

#[test]
fn functions() {
    let names = ["exp.f32", "ln.f32", "rsqrt.f32"];
    steps("math_f32", arithmetic(DType::F32), &names, &[Arch::Sm80]);
    steps("math_call", arithmetic(DType::F32), &["sin.f32", "pow.f32"], &[Arch::Sm80]);
    let fast: Vec<Step> = arithmetic(DType::F32)
        .into_iter()
        .filter(|step| ["exp.f32", "tanh.f32", "ln.f32", "div.f32", "mul.f32"].contains(&step.name.as_str()))
        .collect();
    golden("math_fast", &elementwise("math_fast", &fast, &inputs_of(&fast), true), &[Arch::Sm80]);
}

#[test]
fn casts() {
    let names = ["cast.f64.bf16.default", "cast.f64.i8.default", "cast.f64.f16.rp"];
    steps("cast_f64", conversions(DType::F64), &names, &[Arch::Sm80]);
    let names = ["cast.f32.e5m2.default", "cast.f32.bf16.rm", "cast.f32.u64.rn", "cast.f32.bool.default"];
    steps("cast_f32", conversions(DType::F32), &names, &[Arch::Sm80, Arch::Sm90a]);
    let names = ["cast.i64.f16.default", "cast.i64.u8.default", "bits.i64.f64"];
    steps("cast_i64", conversions(DType::I64), &names, &[Arch::Sm80]);
}

#[test]
fn timelines() {
    let mut b = Builder::new("timelines", 256);
    b.kernel().grid = 2;
    let tile = shared(&mut b, "tile", DType::F32, 256);
    let thread = b.special(Special::Thread);
    let x = b.constant(Literal::Float(1.0), DType::F32);
    b.effect(Op::Mark { moment: Moment::Start }, &[]);
    store(&mut b, tile, thread, &[x]);
    b.effect(Op::Mark { moment: Moment::WaitThreads }, &[]);
    b.effect(Op::Barrier {}, &[]);
    b.effect(Op::Mark { moment: Moment::Ready }, &[]);
    b.effect(Op::Mark { moment: Moment::Done }, &[]);
    golden("timelines", &b.finish(), &[Arch::Sm80, Arch::Sm90a]);
}

#[test]
fn memory() {
    let mut b = Builder::new("memory", 64);
    b.kernel().grid = 2;
    let x = global(&mut b, "x", DType::F32, false);
    let y = global(&mut b, "y", DType::BF16, true);
    let tile = shared(&mut b, "tile", DType::BF16, 1024);
    let row = b.special(Special::Block(0));
    let pitch = b.param(Source::Stride(Value::new(0), 0), DType::Index);
    let thread = b.special(Special::Thread);
    let wide = b.cast(thread, DType::Index);
    let guard = b.below(wide, 60);
    let start = b.mul(row, pitch);
    let index = b.add(start, wide);
    // Eight values of f32, rounded in pairs, as one vector of bf16.
    let mut values = Vec::new();
    for offset in [0, 4] {
        values.extend(b.values(Op::Load { buf: x, offset, guarded: true }, &[guard, index], DType::F32, 4));
    }
    let narrow: Vec<Val> = values.iter().map(|&value| b.cast(value, DType::BF16)).collect();
    let at = b.mul_int(thread, 8);
    store(&mut b, tile, at, &narrow);
    b.effect(Op::Barrier {}, &[]);
    let moved = load(&mut b, tile, at, 8);
    let args: Vec<Val> = [guard, index].into_iter().chain(moved).collect();
    b.effect(Op::Store { buf: y, offset: 16, guarded: true }, &args);
    golden("memory", &b.finish(), &[Arch::Sm80]);
}

#[test]
fn bytes_of_a_word() {
    let mut b = Builder::new("bytes", 32);
    let codes = global(&mut b, "codes", DType::U8, false);
    let signed = global(&mut b, "signed", DType::I8, false);
    let y = global(&mut b, "y", DType::F32, true);
    let thread = b.special(Special::Thread);
    let at = b.mul_int(thread, 4);
    // Codes of four bits: the low ones less 8, the high ones as they are.
    let [mask, four] = [15, 4].map(|number| b.int(number, DType::U8));
    let eight = b.constant(Literal::Float(8.0), DType::F32);
    let bytes = load(&mut b, codes, at, 4);
    let mut sums = Vec::new();
    for byte in bytes {
        let [low, high] = [(BinOp::And, mask), (BinOp::Shr, four)].map(|(op, by)| b.bin(op, byte, by));
        let [low, high] = [low, high].map(|code| b.cast(code, DType::F32));
        let low = b.bin(BinOp::Sub, low, eight);
        sums.push(b.bin(BinOp::Mul, low, high));
    }
    store(&mut b, y, at, &sums);
    let bytes = load(&mut b, signed, at, 4);
    let floats: Vec<Val> = bytes.iter().map(|&byte| b.cast(byte, DType::F32)).collect();
    b.effect(Op::Store { buf: y, offset: 128, guarded: false }, &[&[at], &floats[..]].concat());
    golden("bytes", &b.finish(), &[Arch::Sm80]);
}

#[test]
fn products_of_four_bytes() {
    let mut b = Builder::new("dot4", 32);
    let (x, y) = (global(&mut b, "x", DType::I8, false), global(&mut b, "y", DType::U8, false));
    let z = global(&mut b, "z", DType::I32, true);
    let thread = b.special(Special::Thread);
    let at = b.mul_int(thread, 4);
    let mut sum = b.int(0, DType::I32);
    for (left, a) in [(x, DType::I8), (y, DType::U8)] {
        for (right, b_type) in [(x, DType::I8), (y, DType::U8)] {
            let bytes = [left, right].map(|buf| load(&mut b, buf, at, 4));
            let words = bytes.map(|bytes| b.value(Op::Pack {}, &bytes, DType::U32));
            sum = b.value(Op::Dot4 { a, b: b_type }, &[words[0], words[1], sum], DType::I32);
        }
    }
    store(&mut b, z, thread, &[sum]);
    golden("dot4", &b.finish(), &[Arch::Sm80]);
}

#[test]
fn packed_roundings() {
    let mut b = Builder::new("pack", 32);
    let (x, y) = (global(&mut b, "x", DType::F32, false), global(&mut b, "y", DType::E4M3, true));
    let thread = b.special(Special::Thread);
    let at = b.mul_int(thread, 4);
    let values = load(&mut b, x, at, 4);
    let narrow: Vec<Val> = values.iter().map(|&value| b.cast(value, DType::E4M3)).collect();
    let word = b.value(Op::Pack {}, &narrow, DType::U32);
    let parts = b.values(Op::Unpack {}, &[word], DType::E4M3, 4);
    store(&mut b, y, at, &parts);
    golden("pack", &b.finish(), &[Arch::Sm80, Arch::Sm89]);
}

#[test]
fn pairs() {
    let mut b = Builder::new("pairs", 32);
    let (x, y) = (global(&mut b, "x", DType::U32, false), global(&mut b, "y", DType::U32, true));
    let codes = global(&mut b, "codes", DType::U8, false);
    let thread = b.special(Special::Thread);
    let at = b.mul_int(thread, 4);
    let words = load(&mut b, x, at, 2);
    let bytes = load(&mut b, codes, at, 4);
    // The word that the bytes were cut out of.
    let word = b.value(Op::Pack {}, &bytes, DType::U32);
    let zero = b.int(0, DType::U32);
    let mut results = vec![b.value(Op::Bytes { select: 0x4140 }, &[word, zero], DType::U32)];
    results.push(b.value(Op::Logic { table: 0xea }, &[results[0], words[0], words[1]], DType::U32));
    for elem in [DType::F16, DType::BF16] {
        use BinOp::{Add, Max, MaxNan, Min, MinNan, Mul, Sub};
        for op in [Add, Sub, Mul, Min, Max, MinNan, MaxNan] {
            results.push(b.value(Op::BinPacked { op, elem }, &words, DType::U32));
        }
        results.push(b.value(Op::FmaPacked { elem }, &[words[0], words[1], word], DType::U32));
    }
    let sum = results.into_iter().reduce(|x, y| b.bin(BinOp::Xor, x, y)).unwrap();
    store(&mut b, y, thread, &[sum]);
    golden("packed_f16", &b.finish(), &[Arch::Sm80, Arch::Sm90a]);
}

#[test]
fn atomics() {
    let mut b = Builder::new("atomics", 32);
    let thread = b.special(Special::Thread);
    let (f32, i8, bf16) = (
        global(&mut b, "f32", DType::F32, true),
        global(&mut b, "i8", DType::I8, true),
        shared(&mut b, "bf16", DType::BF16, 64),
    );
    for (buf, op, order) in [
        (f32, AtomicOp::Add, Order::Relaxed),
        (f32, AtomicOp::Max, Order::SeqCst),
        (i8, AtomicOp::Add, Order::AcqRel),
        (bf16, AtomicOp::Add, Order::Relaxed),
    ] {
        let elem = b.kernel().bufs[buf].elem;
        let x = b.cast(thread, elem);
        b.effect(Op::Atomic { buf, offset: 0, op, order, guarded: false }, &[thread, x]);
    }
    golden("atomics", &b.finish(), &[Arch::Sm80, Arch::Sm90a]);
}

#[test]
fn matrices() {
    let mut b = Builder::new("matrices", 32);
    let (x, y) = (global(&mut b, "x", DType::F16, false), global(&mut b, "y", DType::F32, true));
    let tile = shared(&mut b, "tile", DType::F16, 1024);
    let thread = b.special(Special::Thread);
    let guard = b.below(thread, 30);
    let at = b.mul_int(thread, 8);
    let copy = |src_offset, dst_offset, guarded| Op::CopyAsync {
        src: x,
        src_offset,
        dst: tile,
        dst_offset,
        bytes: 16,
        guarded,
    };
    b.effect(copy(0, 0, false), &[at, at]);
    b.effect(copy(256, 256, true), &[guard, at, at]);
    b.effect(Op::CopyCommit {}, &[]);
    b.effect(Op::CopyWait { pending: 0 }, &[]);
    b.effect(Op::Barrier {}, &[]);
    let acc = b.var("acc", DType::F32, 4);
    let left = b.values(Op::LoadMatrix { buf: tile, offset: 0, transposed: false }, &[at], DType::U32, 4);
    let right = b.values(Op::LoadMatrix { buf: tile, offset: 256, transposed: true }, &[at], DType::U32, 2);
    let before: Vec<Val> = (0..4).map(|i| b.get(acc, i)).collect();
    let args: Vec<Val> = left.into_iter().chain(right).chain(before).collect();
    let mma = Mma { m: 16, n: 8, k: 16, a: DType::F16, b: DType::F16, acc: DType::F32, sparse: false };
    let after = b.values(Op::Mma { mma }, &args, DType::F32, 4);
    after.iter().enumerate().for_each(|(i, &value)| b.set(acc, i as u32, value));
    let packed = b.value(Op::Cast { round: None }, &[after[0]], DType::F16);
    let other = b.value(Op::Cast { round: None }, &[after[1]], DType::F16);
    let word = b.value(Op::Pack {}, &[packed, other], DType::U32);
    let parts = b.values(Op::Unpack {}, &[word], DType::F16, 2);
    let sum = b.add(parts[0], parts[1]);
    let sum = b.cast(sum, DType::F32);
    store(&mut b, y, thread, &[sum]);
    golden("matrices", &b.finish(), &[Arch::Sm80]);
}

#[test]
fn products_of_tf32() {
    let make = |warpgroup: bool| {
        let mut b = Builder::new("tf32", 128);
        let out = global(&mut b, "out", DType::F32, true);
        let home = Home::Shared { start: Some(0), align: 1024 };
        let tile = b.buf(BufData { name: "tile".to_owned(), elem: DType::F32, len: 4096, home });
        let acc = b.var("acc", DType::F32, 4);
        let at = b.int(0, DType::I32);
        if warpgroup {
            let shape = Wgmma { n: 8, a: DType::F32, b: DType::F32, acc: DType::F32, sparse: false };
            let [left, right] = [0, 2048].map(|offset| matrix(tile, offset, false));
            b.effect(Op::WgmmaFence {}, &[]);
            let left = Left::Shared(left);
            b.effect(Op::Wgmma { shape, sum: acc, at: 0, left, right, conditional: false }, &[at, at]);
            b.effect(Op::WgmmaCommit {}, &[]);
            b.effect(Op::WgmmaWait { pending: 0 }, &[]);
        } else {
            let words = b.values(Op::LoadMatrix { buf: tile, offset: 0, transposed: false }, &[at], DType::U32, 4);
            let right = load(&mut b, tile, at, 2);
            let right: Vec<Val> = right.iter().map(|&x| b.value(Op::Bits {}, &[x], DType::U32)).collect();
            let round = |x: Val| b.value(Op::RoundTf32 {}, &[x], DType::U32);
            let mut args: Vec<Val> = words.into_iter().chain(right).map(round).collect();
            args.extend((0..4).map(|i| b.get(acc, i)));
            let mma = Mma { m: 16, n: 8, k: 8, a: DType::F32, b: DType::F32, acc: DType::F32, sparse: false };
            let sums = b.values(Op::Mma { mma }, &args, DType::F32, 4);
            sums.iter().enumerate().for_each(|(i, &value)| b.set(acc, i as u32, value));
        }
        let sums: Vec<Val> = (0..4).map(|i| b.get(acc, i)).collect();
        store(&mut b, out, at, &sums);
        b.finish()
    };
    golden("tf32", &make(false), &[Arch::Sm80]);
    golden("tf32", &make(true), &[Arch::Sm90a]);
}

#[test]
fn warps_and_control() {
    let mut b = Builder::new("control", 32);
    let x = global(&mut b, "x", DType::F64, true);
    let n = b.param(Source::Extent(Value::new(0), 0), DType::Index);
    let thread = b.special(Special::Thread);
    let (zero, one) = (b.int(0, DType::Index), b.int(1, DType::Index));
    let i = b.open(Some(DType::Index)).unwrap();
    let value = load(&mut b, x, i, 1)[0];
    let other = b.shuffle(ShuffleMode::Xor, 16, value);
    let less = b.cmp(CmpOp::Lt, value, other);
    b.open(None);
    store(&mut b, x, i, &[other]);
    let then = b.close();
    b.open(None);
    let root = b.un(UnOp::Sqrt, value);
    store(&mut b, x, i, &[root]);
    let otherwise = b.close();
    b.branch(less, then, otherwise);
    let body = b.close();
    b.repeat(zero, n, one, body);
    let format = Format { parts: vec![FormatPart::Arg] };
    let ok = b.cmp(CmpOp::Gt, n, zero);
    b.effect(Op::Print { format: format.clone() }, &[thread]);
    b.effect(Op::Assert { format, fault: false }, &[ok, n]);
    golden("control", &b.finish(), &[Arch::Sm80]);
}

#[test]
fn launches_that_start_early() {
    let mut b = Builder::new("early", 128);
    let (x, y) = (global(&mut b, "x", DType::F32, false), global(&mut b, "y", DType::F32, true));
    let bars = shared(&mut b, "bars", DType::U64, 1);
    let thread = b.special(Special::Thread);
    let zero = b.int(0, DType::I32);
    b.effect(Op::MbarrierInit { buf: bars, count: 1 }, &[zero]);
    let value = load(&mut b, x, thread, 1);
    store(&mut b, y, thread, &value);
    let mut kernel = b.finish();
    tile_simt::passes::run_pass(&mut kernel, "dependent_launch").expect("it takes every kernel");
    golden("dependent_launch", &kernel, &[Arch::Sm90a, Arch::Sm120]);
    let error = emit(&kernel, Arch::Sm89).expect_err("Ada has no such launches");
    assert!(matches!(error, EmitError::Unsupported { .. }), "{error}");
}

#[test]
fn priorities_of_loads() {
    let mut b = Builder::new("priorities", 32);
    let (x, y) = (global(&mut b, "x", DType::F32, false), global(&mut b, "y", DType::BF16, false));
    let (z, out) = (global(&mut b, "z", DType::F32, false), global(&mut b, "out", DType::F32, true));
    let thread = b.special(Special::Thread);
    let four = b.int(4, DType::I32);
    let guard = b.cmp(CmpOp::Lt, thread, four);
    let all = load(&mut b, x, thread, 4);
    let some = b.values(Op::Load { buf: y, offset: 8, guarded: true }, &[guard, thread], DType::BF16, 8);
    // One element has the usual priority, as has a tensor of which nothing is said.
    let one = load(&mut b, x, thread, 1);
    let others = load(&mut b, z, thread, 4);
    let cast = b.value(Op::Cast { round: None }, &[some[7]], DType::F32);
    store(&mut b, out, thread, &[all[3], one[0], others[0], cast]);
    let priorities = [(x, Priority::First), (y, Priority::Last)];
    golden_with("priorities", &b.finish(), &[Arch::Sm80, Arch::Sm90a], &priorities);
}

#[test]
fn what_an_architecture_lacks_is_named() {
    let lacks = |op: Op, arch| {
        let mut b = Builder::new("lacks", 128);
        b.effect(op, &[]);
        emit(&b.finish(), arch).expect_err("it lacks it").to_string()
    };
    assert_eq!(lacks(Op::ProxyFence {}, Arch::Sm89), "sm_89 has no `proxy_fence`");
    assert_eq!(lacks(Op::TmaCommit {}, Arch::Sm80), "sm_80 has no `tma_commit`");
    assert_eq!(lacks(Op::WgmmaCommit {}, Arch::Sm120), "sm_120 has no `wgmma_commit`");
    let mut b = Builder::new("cluster", 32);
    b.kernel().cluster = 2;
    assert_eq!(
        emit(&b.finish(), Arch::Sm86).expect_err("it lacks them").to_string(),
        "sm_86 has no clusters of blocks"
    );
}

/// Products of warps, one of each shape, of words that lie one after the other.
fn mma(name: &str, shapes: &[Mma], arches: &[Arch]) {
    let mut b = Builder::new(name, 32);
    let (words, wide) = (global(&mut b, "words", DType::U32, false), global(&mut b, "wide", DType::F64, true));
    let sums = [DType::F32, DType::I32].map(|elem| global(&mut b, elem.name(), elem, true));
    let lane = b.special(Special::Thread);
    for &mma in shapes {
        let kept = u32::from(mma.k) / if mma.sparse { 2 } else { 1 };
        let per = 32 * (32 / mma.a.bits()).max(1);
        let count = |rows: u8, k: u32| (u32::from(rows) * k / per) as usize;
        let (left, right) = (count(mma.m, kept), count(mma.n, mma.k.into()));
        let operands = if mma.a == DType::F64 { wide } else { words };
        let sum = match mma.acc {
            DType::F64 => wide,
            acc => sums[usize::from(acc == DType::I32)],
        };
        let mut args = load(&mut b, operands, lane, left);
        args.extend(load(&mut b, operands, lane, right));
        args.extend(load(&mut b, sum, lane, usize::from(mma.m) * usize::from(mma.n) / 32));
        if mma.sparse {
            args.extend(load(&mut b, words, lane, 1));
        }
        let count = args.len() - left - right - usize::from(mma.sparse);
        let found = b.values(Op::Mma { mma }, &args, mma.acc, count);
        store(&mut b, sum, lane, &found);
    }
    golden(name, &b.finish(), arches);
}

#[test]
fn products_of_warps() {
    let shape = |ty: DType, acc: DType, [m, n, k]: [u8; 3]| Mma { m, n, k, a: ty, b: ty, acc, sparse: false };
    let sparse = |mma: Mma| Mma { k: 2 * mma.k, sparse: true, ..mma };
    let bf16 = shape(DType::BF16, DType::F32, [16, 8, 16]);
    let integers = [DType::I8, DType::U8].map(|ty| shape(ty, DType::I32, [16, 8, 32]));
    let double = shape(DType::F64, DType::F64, [8, 8, 4]);
    mma("mma", &[bf16, integers[0], integers[1], double], &[Arch::Sm80]);
    let half = shape(DType::F16, DType::F32, [16, 8, 16]);
    mma("mma_sp", &[half, bf16, integers[0], integers[1]].map(sparse), &[Arch::Sm80]);
    let mixed = Mma { b: DType::I8, ..shape(DType::U8, DType::I32, [16, 8, 16]) };
    let short = [half, bf16].map(|mma| Mma { k: 8, ..mma });
    let rounded = shape(DType::F32, DType::F32, [16, 8, 4]);
    mma("mma_short", &[short[0], short[1], Mma { k: 16, ..integers[0] }, mixed, rounded], &[Arch::Sm80, Arch::Sm120]);
    let narrow = [DType::E4M3, DType::E5M2].map(|ty| shape(ty, DType::F32, [16, 8, 32]));
    mma("mma_f8", &[narrow[0], narrow[1], sparse(narrow[0]), sparse(narrow[1])], &[Arch::Sm89]);
}

/// A thread program from its text.
pub(super) fn parsed(text: &str) -> Kernel {
    tile_simt::ir::text::parse(text).unwrap_or_else(|error| panic!("{error} in\n{text}"))
}

#[test]
fn remarks() {
    let text = "kernel remarks threads(32) grid(1) {
      remark \"one\"
      remark \"and two\"
    }";
    golden("remarks", &parsed(text), &[Arch::Sm80]);
}

#[test]
fn rank_signals() {
    let mut b = Builder::new("rank_signals", 32);
    let thread = b.special(Special::Thread);
    let words = global(&mut b, "words", DType::U32, true);
    let value = b.cast(thread, DType::U32);
    for op in [SignalOp::Set, SignalOp::Add] {
        b.effect(Op::Signal { buf: words, op }, &[thread, value]);
    }
    b.effect(Op::WaitSignal { buf: words }, &[thread, value]);
    b.effect(Op::Trap {}, &[]);
    golden("rank_signals", &b.finish(), &[Arch::Sm80]);
}
