//! Whole texts of what Hopper has: clusters, TMA, `wgmma`, and warp specialisation.

use super::golden::{global, golden, golden_with, parsed, shared, store};
use tile_core::elem::DType;
use tile_core::ir::schedule::{CudaCopyHints, Eviction};
use tile_core::ir::{AtomicOp, CmpOp, CopyHints, Format, Literal, Order, Span, Value};
use tile_cuda::ptx::{Arch, EmitError, Priority, emit};
use tile_simt::ir::{
    Amount, Buf, BufData, Builder, Home, Inst, Left, Matrix, Op, Partition, Side, Source, Special, Swizzle,
    TensorMapData, Val, Wgmma, Window,
};

#[test]
fn barriers_of_a_cluster() {
    let mut b = Builder::new("barriers", 64);
    b.kernel().persistent = true;
    b.kernel().cluster = 2;
    let bars = shared(&mut b, "bars", DType::U64, 4);
    let (worker, rank) = (b.special(Special::Worker), b.special(Special::Rank));
    let (one, stage) = (b.int(1, DType::I32), b.rem_int(worker, 4));
    b.effect(Op::MbarrierInit { buf: bars, count: 2 }, &[one]);
    b.effect(Op::MbarrierFence {}, &[]);
    b.effect(Op::ClusterBarrier {}, &[]);
    b.effect(Op::MbarrierArrive { buf: bars, remote: false }, &[stage]);
    b.effect(Op::MbarrierArrive { buf: bars, remote: true }, &[stage, rank]);
    b.effect(Op::MbarrierArrive { buf: bars, remote: true }, &[one, rank]);
    b.effect(Op::MbarrierExpect { buf: bars, bytes: 4096 }, &[stage]);
    b.effect(Op::CopyArrive { buf: bars }, &[stage]);
    b.effect(Op::MbarrierWait { buf: bars }, &[stage, one]);
    b.effect(Op::MbarrierWait { buf: bars }, &[one, stage]);
    golden("barriers", &b.finish(), &[Arch::Sm90a, Arch::Sm120]);
}

#[test]
fn signals_of_other_blocks() {
    let mut b = Builder::new("signals", 64);
    b.kernel().persistent = true;
    let words = global(&mut b, "signals", DType::I32, true);
    let (worker, one) = (b.special(Special::Worker), b.int(1, DType::I32));
    let (op, order) = (AtomicOp::Add, Order::Release);
    b.effect(Op::Atomic { buf: words, offset: 0, op, order, guarded: false }, &[worker, one]);
    let before = b.add_int(worker, -1);
    b.effect(Op::Await { buf: words }, &[before]);
    b.effect(Op::Await { buf: words }, &[one]);
    golden("signals", &b.finish(), &[Arch::Sm80, Arch::Sm90a]);
}

#[test]
fn stores_to_other_blocks() {
    let mut b = Builder::new("remote", 64);
    b.kernel().persistent = true;
    b.kernel().cluster = 4;
    let (sums, bars) = (shared(&mut b, "sums", DType::F32, 512), shared(&mut b, "bars", DType::U64, 2));
    let (thread, rank) = (b.special(Special::Thread), b.special(Special::Rank));
    let (zero, three, one) = (b.int(0, DType::I32), b.int(3, DType::I32), b.int(1, DType::I32));
    b.effect(Op::MbarrierInit { buf: bars, count: 1 }, &[one]);
    b.effect(Op::MbarrierFence {}, &[]);
    b.effect(Op::ClusterBarrier {}, &[]);
    let first = b.mul_int(thread, 4);
    let x = b.cast(thread, DType::F32);
    let signal = bars;
    b.effect(Op::StoreRemote { buf: sums, offset: 256, signal }, &[first, one, three, x, x, x, x]);
    b.effect(Op::StoreRemote { buf: sums, offset: 0, signal }, &[first, zero, rank, x, x]);
    b.effect(Op::StoreRemote { buf: sums, offset: -1, signal }, &[one, one, zero, x]);
    let kernel = b.finish();
    golden("remote", &kernel, &[Arch::Sm90a, Arch::Sm120]);
    let error = emit(&kernel, Arch::Sm89).expect_err("Ada has no clusters");
    assert!(matches!(error, EmitError::Unsupported { .. }), "{error}");
}

#[test]
fn bulk_copies() {
    let mut b = Builder::new("bulk", 32);
    let (x, y) = (global(&mut b, "x", DType::BF16, false), global(&mut b, "y", DType::F32, true));
    let tile = shared(&mut b, "tile", DType::BF16, 4096);
    let line = shared(&mut b, "line", DType::F32, 64);
    let bars = shared(&mut b, "bars", DType::U64, 1);
    let from = b.map(TensorMapData {
        buf: x,
        extents: vec![1, 64, 64],
        swizzle: Some(Swizzle::B128),
        tf32: false,
        window: None,
    });
    let to = b.map(TensorMapData { buf: y, extents: vec![64], swizzle: None, tf32: false, window: None });
    let side = || Side { first: Amount::Int(0), step: Amount::Int(1), count: Amount::Int(7), shift: Amount::Int(2) };
    let places = b.map(TensorMapData {
        buf: x,
        extents: vec![64, 1, 1, 64],
        swizzle: Some(Swizzle::B128),
        tf32: false,
        window: Some(Window { sides: vec![side(), side()] }),
    });
    let n = b.param(Source::Extent(Value::new(0), 0), DType::I32);
    let zero = b.int(0, DType::I32);
    let chosen = b.value(Op::Elect {}, &[], DType::Bool);
    b.open(None);
    let follow = Op::TmaLoad { map: places, dst: tile, offset: 0, signal: bars, multicast: 0 };
    b.effect(follow, &[zero, zero, n, n, zero, zero, zero, n]);
    let load = |multicast| Op::TmaLoad { map: from, dst: tile, offset: 0, signal: bars, multicast };
    b.effect(load(0), &[zero, zero, n, zero, zero]);
    b.effect(load(5), &[n, zero, zero, n, n]);
    b.effect(Op::ProxyFence {}, &[]);
    b.effect(Op::TmaStore { map: to, src: line, offset: 32, add: false }, &[zero, n]);
    b.effect(Op::TmaStore { map: to, src: line, offset: 0, add: true }, &[zero, n]);
    b.effect(Op::TmaCommit {}, &[]);
    b.effect(Op::TmaWait { pending: 1, written: false }, &[]);
    b.effect(Op::TmaWait { pending: 0, written: true }, &[]);
    let then = b.close();
    b.open(None);
    let otherwise = b.close();
    b.branch(chosen, then, otherwise);
    let kernel = b.finish();
    golden("tma", &kernel, &[Arch::Sm90a, Arch::Sm100]);
    golden_with("tma_evict_first", &kernel, &[Arch::Sm90a], &[(x, Priority::First)]);
    let mut hinted = kernel.clone();
    hinted.body.insts.iter_mut().flat_map(|inst| &mut inst.blocks).flat_map(|block| &mut block.insts).for_each(
        |inst| {
            if matches!(inst.op, Op::TmaLoad { .. } | Op::TmaStore { .. }) {
                inst.hints.cuda = CudaCopyHints { l1: Some(Eviction::NoAllocate), l2: Some(Eviction::Last) };
            }
        },
    );
    golden("tma_copy_hints", &hinted, &[Arch::Sm90a]);
}

/// A matrix of 64 columns of 16 bits, permuted.
pub(super) fn matrix(buf: Buf, offset: i64, transposed: bool) -> Matrix {
    Matrix { buf, offset, swizzle: Swizzle::B128, leading: 8192, stride: 1024, transposed }
}

#[test]
fn products_of_warpgroups() {
    let mut b = Builder::new("wgmma", 128);
    let out = global(&mut b, "out", DType::U32, true);
    let tile = b.buf(BufData {
        name: "tile".to_owned(),
        elem: DType::F16,
        len: 16384,
        home: Home::Shared { start: Some(1024), align: 1024 },
    });
    let bytes = b.buf(BufData {
        name: "bytes".to_owned(),
        elem: DType::I8,
        len: 16384,
        home: Home::Shared { start: Some(65536), align: 1024 },
    });
    let (float, int) = (b.var("float", DType::F32, 8), b.var("int", DType::I32, 16));
    let (zero, one, four) = (b.int(0, DType::I32), b.int(1, DType::I32), b.int(4, DType::I32));
    let shape = Wgmma { n: 16, a: DType::F16, b: DType::F16, acc: DType::F32, sparse: false };
    let stage = b.open(Some(DType::I32)).unwrap();
    let more = b.cmp(CmpOp::Ne, stage, zero);
    let at = b.mul_int(stage, 4096);
    let words = b.values(Op::LoadMatrix { buf: tile, offset: 0, transposed: false }, &[at], DType::U32, 4);
    b.effect(Op::WgmmaFence {}, &[]);
    let left = Left::Shared(matrix(tile, 0, false));
    let right = matrix(tile, 8192, false);
    b.effect(Op::Wgmma { shape, sum: float, at: 0, left, right, conditional: true }, &[more, at, at]);
    let left = Left::Shared(matrix(tile, 16, true));
    let right = matrix(tile, 8208, true);
    b.effect(Op::Wgmma { shape, sum: float, at: 0, left, right, conditional: false }, &[at, zero]);
    let args: Vec<Val> = words.into_iter().chain([at]).collect();
    b.effect(Op::Wgmma { shape, sum: float, at: 0, left: Left::Registers, right, conditional: false }, &args);
    b.effect(Op::WgmmaCommit {}, &[]);
    b.effect(Op::WgmmaWait { pending: 1 }, &[]);
    let body = b.close();
    b.repeat(zero, four, one, body);
    let shape = Wgmma { n: 8, a: DType::U8, b: DType::I8, acc: DType::I32, sparse: false };
    let (left, right) = (Left::Shared(matrix(bytes, 0, false)), matrix(bytes, 8192, false));
    b.effect(Op::WgmmaFence {}, &[]);
    b.effect(Op::Wgmma { shape, sum: int, at: 4, left, right, conditional: false }, &[zero, zero]);
    b.effect(Op::WgmmaCommit {}, &[]);
    b.effect(Op::WgmmaWait { pending: 0 }, &[]);
    let x = b.get(int, 4);
    let x = b.value(Op::Bits {}, &[x], DType::U32);
    store(&mut b, out, zero, &[x]);
    b.effect(Op::StoreMatrix { buf: tile, offset: 8, transposed: false }, &[zero, x]);
    b.effect(Op::StoreMatrix { buf: tile, offset: 8, transposed: true }, &[zero, x, x, x, x]);
    let kernel = b.finish();
    golden("wgmma", &kernel, &[Arch::Sm90a]);
    let error = emit(&kernel, Arch::Sm100).expect_err("it has other products");
    assert_eq!(error, EmitError::Unsupported { arch: Arch::Sm100, what: "`wgmma_fence`".to_owned() });
}

#[test]
fn teams_of_warpgroups() {
    let make = |groups: &[(u32, Option<u32>)]| {
        let mut b = Builder::new("teams", 384);
        b.effect(Op::Barrier {}, &[]);
        let blocks = Vec::from_iter(groups.iter().map(|_| {
            b.open(None);
            b.effect(Op::Barrier {}, &[]);
            b.close()
        }));
        let partition = |&(threads, registers): &_| Partition { threads, registers };
        b.warp_specialize(groups.iter().map(partition).collect(), blocks);
        b.effect(Op::Barrier {}, &[]);
        b.finish()
    };
    golden("warpgroups", &make(&[(128, Some(40)), (256, Some(232))]), &[Arch::Sm90a]);
    let plain = make(&[(256, None), (128, None)]);
    assert!(emit(&plain, Arch::Sm80).is_ok_and(|emitted| emitted.text.contains("bar.sync 1, 256")));
    let mut asserts = make(&[(384, None)]);
    let ok = asserts.vals.push(DType::Bool);
    let inst = |op, args, results| Inst {
        op,
        args,
        results,
        blocks: Vec::new(),
        hints: CopyHints::default(),
        span: Span::default(),
    };
    let literal = inst(Op::Const { value: Literal::Bool(true) }, vec![], vec![ok]);
    let assert = inst(Op::Assert { format: Format { parts: Vec::new() }, fault: false }, vec![ok], vec![]);
    asserts.body.insts.splice(0..0, [literal, assert]);
    assert!(emit(&asserts, Arch::Sm90a).is_err(), "a thread that left would be waited for");
    // The second is what the machine has, but not what the block starts with.
    for wrong in [
        &[(128, Some(40)), (256, Some(240))],
        &[(128, Some(64)), (256, Some(224))],
        &[(128, Some(20)), (256, Some(24))],
    ] {
        let error = emit(&make(wrong), Arch::Sm90a).expect_err("there are not so many registers");
        assert!(matches!(error, EmitError::Malformed(_)), "{error}");
    }
}

#[test]
fn types_of_warpgroups_products() {
    let line = |tile: usize, places: &str, shape: &str, sum: &str| {
        let matrix = |offset| format!("matrix(@{tile}, {offset}b128, leading = 8192, stride = 1024)");
        let (left, right) = (matrix(""), matrix("offset = 8192, "));
        format!("wgmma %0, %0{places}, shape = {shape}, sum = {sum}, at = 0, left = {left}, right = {right}\n")
    };
    let mut body = String::new();
    let types = [("bf16", "f32", "$0"), ("e4m3", "f32", "$0"), ("e5m2", "f32", "$0"), ("i8", "i32", "$1")];
    for (number, (ty, acc, sum)) in types.into_iter().enumerate() {
        body += &line(number + 1, "", &format!("n8({ty}, {ty}, {acc})"), sum);
        body += &line(number + 1, ", %1", &format!("n8sp({ty}, {ty}, {acc})"), sum);
    }
    let text = format!(
        "kernel wgmma_types threads(128) grid(1) {{
          global @0 out: mut u32 = %0
          shared @1 halves: bf16[16384] align 1024 at 0
          shared @2 fine: e4m3[32768] align 1024 at 32768
          shared @3 wide: e5m2[32768] align 1024 at 65536
          shared @4 bytes: i8[32768] align 1024 at 98304
          var $0 float: f32[4]
          var $1 int: i32[4]
          %0 = const 0 : i32
          %1 = const 68 : u32
          wgmma_fence
          {body}
          wgmma_commit
          wgmma_wait pending = 0
          %2 = get var = $1, at = 0 : i32
          %3 = bits %2 : u32
          store %0, %3, buf = @0
        }}"
    );
    golden("wgmma_types", &parsed(&text), &[Arch::Sm90a]);
}

#[test]
fn barriers_of_parts_of_a_block() {
    let text = "kernel barrier_parts threads(384) grid(1) {
      global @0 y: mut f32 = %0
      shared @1 tile: f32[384] align 128 at 0
      shared @2 anchor: u32[1] align 16 at 1536
      %0 = special thread : i32
      %1 = const 0 : i32
      %2 = cast %0 : u32
      warp_specialize [128, 256] {
        barrier
        warp_barrier
      } {
        anchor %1, %2, buf = @2
        group_barrier
        %3 = load %0, buf = @1 : f32
        store %0, %3, buf = @0
      }
      barrier
    }";
    golden("barrier_parts", &parsed(text), &[Arch::Sm90a]);
}
