//! Kernels divided into a producer and consumers: what they compute, under
//! several orders of what may happen at any time, and that the interpreter finds
//! what is left out.

mod attention;
mod faults;

use crate::common::{agree, agree_tf32, divided, fractions, run_kernel_with, without};
use tile_core::elem::DType;
use tile_core::interp::{self, Options};
use tile_core::ir::text::parse;
use tile_core::ir::{BinOp, Func, Literal, Map};
use tile_core::testing::{Buffer, Rng};
use tile_simt::facts::LaunchFacts;
use tile_simt::interp::Options as Order;
use tile_simt::ir::{Block, Buf, Inst, Kernel, Op, Val};
use tile_simt::lower::lower;

/// C = A·B in tiles of `m`×`n`×`k`, an operand stored transposed or not.
fn product(ty: DType, acc: DType, out: DType, [m, n, k]: [usize; 3], stages: u32, transposed: [bool; 2]) -> Func {
    let shape = |t: bool, rows: usize, columns: usize| if t { (columns, rows) } else { (rows, columns) };
    let (a, b) = (shape(transposed[0], m, k), shape(transposed[1], k, n));
    let at = |t: bool, row: &str, column: &str| if t { format!("{column}, {row}") } else { format!("{row}, {column}") };
    let view = |t: bool, of: &str, rows: usize, columns: usize| {
        if t {
            (format!("%{of}t = permute %{of}, axes = [1, 0] : shared<{ty}, [{rows}, {columns}]>"), format!("{of}t"))
        } else {
            (String::new(), of.to_owned())
        }
    };
    let ((turn_a, use_a), (turn_b, use_b)) = (view(transposed[0], "as", m, k), view(transposed[1], "bs", k, n));
    let text = format!(
        "kernel product(%a a: global<{ty}, [?, ?]>, %b b: global<{ty}, [?, ?]>, %c c: mut global<{out}, [?, ?]>)
        host {{
          %m = extent %c, axis = 0 : index  %n = extent %c, axis = 1 : index
          %k = extent %a, axis = {ka} : index
          %tm = const {m} : index  %um = const {m1} : index  %tn = const {n} : index  %un = const {n1} : index
          %m1 = bin.add %m, %um : index  %gm = bin.div %m1, %tm : index
          %n1 = bin.add %n, %un : index  %gn = bin.div %n1, %tn : index
        }}
        grid %gm, %gn
        body (%y: index, %x: index) {{
          %as = alloc : shared<{ty}, [{a0}, {a1}]>  %bs = alloc : shared<{ty}, [{b0}, {b1}]>
          %acc = alloc : fragment<{acc}, [{m}, {n}]>
          %z = const 0 : {acc}  fill %acc, %z
          %zero = const 0 : index  %one = const 1 : index  %d = const {k} : index  %d1 = const {k1} : index
          %k1 = bin.add %k, %d1 : index  %steps = bin.div %k1, %d : index
          %row = bin.mul %y, %tm : index  %col = bin.mul %x, %tn : index
          for %zero, %steps, %one, kind = pipelined({stages}) (%i: index) {{
            %at0 = bin.mul %i, %d : index
            %ra = region %a, {pa}, axes = [{a0}, {a1}] : global<{ty}, [{a0}, {a1}]>
            copy %ra, %as
            %rb = region %b, {pb}, axes = [{b0}, {b1}] : global<{ty}, [{b0}, {b1}]>
            copy %rb, %bs
            {turn_a} {turn_b}
            gemm %{use_a}, %{use_b}, %acc, accumulate
          }}
          %rc = region %c, %row, %col, axes = [{m}, {n}] : global<{out}, [{m}, {n}]>
          copy %acc, %rc
        }}",
        ka = usize::from(!transposed[0]),
        m1 = m - 1,
        n1 = n - 1,
        k1 = k - 1,
        a0 = a.0,
        a1 = a.1,
        b0 = b.0,
        b1 = b.1,
        pa = at(transposed[0], "%row", "%at0"),
        pb = at(transposed[1], "%at0", "%col"),
    );
    parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

fn random(rng: &mut Rng, ty: DType, shape: &[i64]) -> Buffer {
    let mut buffer = Buffer::zeros(ty, shape);
    for i in 0..buffer.len() {
        let value = if ty == DType::U8 { rng.between(0, 9) } else { rng.between(-4, 4) };
        buffer.set(i, interp::scalar::Number::Int(value.into()).encode(ty, None));
    }
    buffer
}

struct Case {
    a: Buffer,
    b: Buffer,
    expected: Buffer,
}

impl Case {
    fn new(func: &Func, [m, n, k]: [i64; 3], transposed: [bool; 2]) -> Case {
        let mut rng = Rng::new(7);
        let ty = |i: usize| func.ty(func.params[i].value).elem().dtype().expect("a concrete type");
        let flip = |t: bool, rows: i64, columns: i64| if t { [columns, rows] } else { [rows, columns] };
        let a = random(&mut rng, ty(0), &flip(transposed[0], m, k));
        let b = random(&mut rng, ty(1), &flip(transposed[1], k, n));
        let mut expected = Buffer::zeros(ty(2), &[m, n]);
        interp::run(func, "product", &mut [a.arg(), b.arg(), expected.arg_mut()], &Options::default())
            .expect("the interpreter runs it");
        Case { a, b, expected }
    }

    fn lower(&self, func: &Func) -> Kernel {
        let mut out = self.expected.clone();
        let facts = LaunchFacts::of(&[self.a.arg(), self.b.arg(), out.arg_mut()]);
        lower(func, &facts, &divided()).expect("it has a lowering")
    }

    fn attempt(&self, func: &Func, kernel: &Kernel, order: &Order) -> Result<(), String> {
        let mut found = random(&mut Rng::new(9), self.expected.dtype(), self.expected.shape());
        run_kernel_with(func, kernel, &mut [self.a.arg(), self.b.arg(), found.arg_mut()], order)?;
        agree(&self.expected, &found, true)
    }
}

fn count(kernel: &Kernel, of: Kind) -> usize {
    let mut count = 0;
    kernel.walk(&mut |inst| count += usize::from(of(&inst.op)));
    count
}

fn is_divided(kernel: &Kernel) -> bool {
    count(kernel, |op| matches!(op, Op::WarpSpecialize { .. })) == 1
}

/// Runs a product for several extents under several orders.
fn check(func: &Func, extents: &[[i64; 3]], transposed: [bool; 2], seeds: u64) {
    for &size in extents {
        let case = Case::new(func, size, transposed);
        let kernel = case.lower(func);
        assert!(is_divided(&kernel), "{size:?} {transposed:?}\n{}", tile_core::ir::text::print(func));
        for seed in 0..seeds {
            let order = Order { workers: 2, seed };
            case.attempt(func, &kernel, &order).unwrap_or_else(|e| panic!("{size:?} {transposed:?} seed {seed}: {e}"));
        }
    }
}

const ORDERS: [[bool; 2]; 4] = [[false, false], [false, true], [true, false], [true, true]];

#[test]
fn every_order_of_operands() {
    for transposed in ORDERS {
        let func = product(DType::BF16, DType::F32, DType::BF16, [128, 64, 64], 3, transposed);
        check(&func, &[[128, 64, 64], [144, 72, 200], [264, 136, 136]], transposed, 3);
    }
}

/// Three warpgroups have no registers for an instruction of 256 columns while 512
/// threads share them: two divide the columns instead.
#[test]
fn wide_instructions() {
    let of_192: Kind = |op| matches!(op, Op::Wgmma { shape, .. } if shape.n == 192);
    let of_128: Kind = |op| matches!(op, Op::Wgmma { shape, .. } if shape.n == 128);
    for (tile, threads, wide) in [([192, 192, 64], 512, of_192), ([192, 256, 64], 384, of_128)] {
        let func = product(DType::BF16, DType::F32, DType::BF16, tile, 3, [false, true]);
        let kernel = Case::new(&func, [192, 256, 64], [false, true]).lower(&func);
        assert!(is_divided(&kernel));
        assert!(count(&kernel, wide) > 0 && kernel.threads == threads, "{tile:?}: {} threads", kernel.threads);
    }
}

#[test]
fn every_type() {
    for (ty, acc, out, k) in [
        (DType::F16, DType::F32, DType::F16, 64),
        (DType::F16, DType::F32, DType::F32, 64),
        (DType::E4M3, DType::F32, DType::BF16, 128),
        (DType::I8, DType::I32, DType::I32, 64),
        (DType::U8, DType::I32, DType::I32, 32),
    ] {
        let transposed = [false, true];
        let func = product(ty, acc, out, [64, 32, k], 2, transposed);
        check(&func, &[[96, 64, 160]], transposed, 2);
    }
}

/// Products of `f32` where the user lets operands be rounded: the copies do, on
/// their way.
#[test]
fn operands_rounded_to_tf32() {
    for (tile, transposed) in [
        ([128, 64, 32], [false, true]),
        ([24, 64, 64], [false, true]),
        // The left operand through registers, of the product or of its transpose.
        ([128, 40, 32], [true, true]),
        ([32, 128, 16], [false, false]),
    ] {
        let mut func = product(DType::F32, DType::F32, DType::F32, tile, 3, transposed);
        let [m, n, k] = [132, 72, 52];
        let exact = Case::new(&func, [m, n, k], transposed);
        assert!(!is_divided(&exact.lower(&func)), "{tile:?}: nobody allowed it");
        func.schedule.tf32 = true;
        check(&func, &[[m, n, k]], transposed, 1);
        let mut rng = Rng::new(5);
        let flip = |t: bool, rows: i64, columns: i64| if t { [columns, rows] } else { [rows, columns] };
        let a = fractions(&mut rng, &flip(transposed[0], m, k));
        let b = fractions(&mut rng, &flip(transposed[1], k, n));
        let kernel = exact.lower(&func);
        for seed in 1..3 {
            let mut found = random(&mut rng, DType::F32, &[m, n]);
            let args = &mut [a.arg(), b.arg(), found.arg_mut()];
            run_kernel_with(&func, &kernel, args, &Order { workers: 2, seed })
                .unwrap_or_else(|e| panic!("{tile:?}: {e}"));
            agree_tf32([&a, &b], transposed, &found).unwrap_or_else(|e| panic!("{tile:?}: {e}"));
        }
    }
}

/// One to three warpgroups, panels of 32 to 128 bytes, wide sums, pipelines of any
/// depth, and depths that the loop does not reach.
#[test]
fn every_division() {
    for (tile, stages) in [
        ([64_usize, 16, 16], 2),
        ([64, 32, 32], 4),
        ([192, 48, 64], 3),
        ([128, 96, 96], 1),
        ([256, 64, 64], 2),
        ([64, 320, 64], 2),
        ([64, 40, 64], 5),
        ([16, 128, 64], 3),
        ([8, 64, 64], 2),
        ([24, 192, 64], 2),
    ] {
        for transposed in [[false, true], [false, false]] {
            // Rows of a tile are whole panels.
            if !transposed[1] && !tile[1].is_multiple_of(16) {
                continue;
            }
            let func = product(DType::BF16, DType::F32, DType::BF16, tile, stages, transposed);
            check(&func, &[[200, 336, 136]], transposed, 1);
        }
    }
}

/// Rows whose pitch is not a multiple of 16 bytes have no tensor maps.
#[test]
fn tensors_without_maps_are_not_divided() {
    let func = product(DType::BF16, DType::F32, DType::BF16, [128, 64, 64], 3, [false, false]);
    let case = Case::new(&func, [130, 67, 69], [false, false]);
    let kernel = case.lower(&func);
    assert!(!is_divided(&kernel));
    case.attempt(&func, &kernel, &Order::default()).expect("it runs all the same");
}

/// C = A[:, BY..]·B[:, BY..]ᵀ, one tile.
const SHIFTED: &str = "
    kernel product(%a a: global<bf16, [?, ?]>, %b b: global<bf16, [?, ?]>, %c c: mut global<bf16, [?, ?]>)
    host { %g = const 1 : index }
    grid %g
    body (%y: index) {
      %as = alloc : shared<bf16, [64, 64]>  %bs = alloc : shared<bf16, [64, 64]>
      %acc = alloc : fragment<f32, [64, 64]>
      %zero = const 0 : index  %by = const BY : index
      %ra = region %a, %zero, %by, axes = [64, 64] : global<bf16, [64, 64]>
      copy %ra, %as
      %rb = region %b, %zero, %by, axes = [64, 64] : global<bf16, [64, 64]>
      copy %rb, %bs
      %bt = permute %bs, axes = [1, 0] : shared<bf16, [64, 64]>
      gemm %as, %bt, %acc
      %rc = region %c, %zero, %zero, axes = [64, 64] : global<bf16, [64, 64]>
      copy %acc, %rc
    }";

/// A box that begins inside of 16 bytes of a row cannot be loaded in bulk.
#[test]
fn boxes_that_begin_anywhere_are_copied_by_threads() {
    for (by, divided) in [(8, true), (3, false)] {
        let text = SHIFTED.replace("BY", &by.to_string());
        let func = parse(&text).expect("it is well-formed");
        let case = Case::new(&func, [64, 64, 64], [false, true]);
        let kernel = case.lower(&func);
        assert_eq!(is_divided(&kernel), divided, "{by}");
        case.attempt(&func, &kernel, &Order::default()).unwrap_or_else(|e| panic!("{by}: {e}"));
    }
}

fn each(block: &mut Block, f: &mut dyn FnMut(&mut Op)) {
    for inst in &mut block.insts {
        f(&mut inst.op);
        inst.blocks.iter_mut().for_each(|block| each(block, f));
    }
}

/// Whether an operation is of a kind.
type Kind = fn(&Op) -> bool;

const KINDS: [(&str, Kind); 9] = [
    ("mbarrier_wait", |op| matches!(op, Op::MbarrierWait { .. })),
    ("mbarrier_arrive", |op| matches!(op, Op::MbarrierArrive { .. })),
    ("mbarrier_expect", |op| matches!(op, Op::MbarrierExpect { .. })),
    ("mbarrier_fence", |op| matches!(op, Op::MbarrierFence {})),
    ("wgmma_fence", |op| matches!(op, Op::WgmmaFence {})),
    ("wgmma_wait", |op| matches!(op, Op::WgmmaWait { .. })),
    ("wgmma_commit", |op| matches!(op, Op::WgmmaCommit {})),
    ("proxy_fence", |op| matches!(op, Op::ProxyFence {})),
    ("group_barrier", |op| matches!(op, Op::GroupBarrier {})),
];

/// Consumers of a kernel.
fn consumers(kernel: &Kernel) -> usize {
    let mut consumers = 0;
    kernel.walk(&mut |inst| {
        if let Op::WarpSpecialize { partitions } = &inst.op {
            consumers = partitions.len() - 1;
        }
    });
    consumers
}

#[test]
fn consumers_take_tiles_alternately() {
    for (tile, stages, threads) in
        [([128, 128, 32], 3, None), ([64, 256, 32], 2, None), ([128, 160, 32], 12, None), ([64, 64, 32], 1, Some(256))]
    {
        let mut func = product(DType::BF16, DType::F32, DType::BF16, tile, stages, [false, true]);
        // Small tiles are shared unless asked for.
        func.schedule.gpu.threads = threads;
        func.schedule.cuda.pingpong = threads.map(|_| true);
        let [m, n, _] = tile.map(|extent| extent as i64);
        let sizes = [[m, n, 32], [4 * m + 8, n, 72], [m, 2 * n, 424]];
        assert_eq!(consumers(&Case::new(&func, sizes[0], [false, true]).lower(&func)), 2, "{tile:?}");
        check(&func, &sizes, [false, true], 3);
    }
}

#[test]
fn tiles_that_are_shared() {
    let func = |tile, turns| {
        let mut func = product(DType::BF16, DType::F32, DType::BF16, tile, 3, [false, true]);
        func.schedule.cuda.pingpong = turns;
        func
    };
    let small = [64, 64, 32];
    for func in [func([128, 128, 32], Some(false)), func([128, 256, 32], Some(true)), func([64, 128, 32], None)] {
        assert_eq!(consumers(&Case::new(&func, [64, 64, 32], [false, true]).lower(&func)), 1);
    }
    assert_eq!(
        consumers(&Case::new(&func(small, Some(true)), [64, 64, 32], [false, true]).lower(&func(small, Some(true)))),
        2
    );
}

#[test]
fn what_consumers_do_not_tell_each_other_is_found() {
    let func = product(DType::BF16, DType::F32, DType::BF16, [128, 128, 32], 2, [false, true]);
    // More steps than stages.
    let case = Case::new(&func, [256, 128, 512], [false, true]);
    let order = |kernel: &Kernel| kernel.bufs.iter().find(|(_, data)| data.name == "order").map(|(buf, _)| buf);
    let kernel = case.lower(&func);
    let order = order(&kernel).expect("consumers alternate");
    let mut waits = 0;
    let kernel = without(&kernel, "waits for the other", |inst| {
        let waits_here = matches!(inst.op, Op::MbarrierWait { buf } if buf == order);
        waits += usize::from(waits_here);
        waits_here
    });
    assert_eq!(waits, 2);
    let found = (0..20).any(|seed| case.attempt(&func, &kernel, &Order { workers: 1, seed }).is_err());
    assert!(found, "nobody waited for the other, and nothing was found");
}
