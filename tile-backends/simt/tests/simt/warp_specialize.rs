//! Kernels divided into a producer and consumers: what they compute, under
//! several orders of what may happen at any time, and that the interpreter finds
//! what is left out.

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

/// Attention: two products, the left operand of the second in registers.
const ATTENTION: &str = "
    kernel attention(%q q: global<bf16, [?, 64]>, %k k: global<bf16, [?, 64]>, %v v: global<bf16, [?, 64]>,
                     %o o: mut global<f32, [?, 64]>)
    host {
      %m = extent %q, axis = 0 : index  %n = extent %k, axis = 0 : index
      %t = const 64 : index  %u = const 63 : index
      %m1 = bin.add %m, %u : index  %gm = bin.div %m1, %t : index
      %n1 = bin.add %n, %u : index  %gn = bin.div %n1, %t : index
    }
    grid %gm
    body (%y: index) {
      %qs = alloc : shared<bf16, [64, 64]>  %ks = alloc : shared<bf16, [64, 64]>  %vs = alloc : shared<bf16, [64, 64]>
      %s = alloc : fragment<f32, [64, 64]>  %p = alloc : fragment<bf16, [64, 64]>  %sum = alloc : fragment<f32, [64, 64]>
      %top = alloc : fragment<f32, [64]>
      %zero = const 0 : index  %one = const 1 : index  %c64 = const 64 : index
      %row = bin.mul %y, %t : index
      %rq = region %q, %row, %zero, axes = [64, 64] : global<bf16, [64, 64]>
      copy %rq, %qs
      %z = const 0 : f32  fill %sum, %z  fill %top, %z
      for %zero, %gn, %one, kind = pipelined(2) (%i: index) {
        %at = bin.mul %i, %t : index
        %rk = region %k, %at, %zero, axes = [64, 64] : global<bf16, [64, 64]>
        copy %rk, %ks
        %kt = permute %ks, axes = [1, 0] : shared<bf16, [64, 64]>
        gemm %qs, %kt, %s
        reduce.max %s, %top, axis = 1, accumulate
        parallel %c64, %c64 (%a: index, %b: index) {
          %x = load %s, %a, %b : f32
          %w = load %top, %a : f32
          %d = bin.sub %x, %w : f32
          store %d, %s, %a, %b
        }
        parallel %c64, %c64 (%e: index, %f: index) {
          %x2 = load %sum, %e, %f : f32
          %two = const 2 : f32
          %y2 = bin.mul %x2, %two : f32
          store %y2, %sum, %e, %f
        }
        copy %s, %p
        %rv = region %v, %at, %zero, axes = [64, 64] : global<bf16, [64, 64]>
        copy %rv, %vs
        gemm %p, %vs, %sum, accumulate
      }
      %ro = region %o, %row, %zero, axes = [64, 64] : global<f32, [64, 64]>
      copy %sum, %ro
    }";

#[test]
fn products_that_follow_each_other() {
    attend(ATTENTION, &[(64, 64), (100, 300), (130, 130), (64, 8)], 4);
}

/// Tiles that have more to do the further on they are, and some nothing at all,
/// are taken from both ends of the grid.
#[test]
fn tiles_of_uneven_work() {
    let text = ATTENTION.replace(
        "for %zero, %gn, %one",
        "%three = const 3 : index  %less = bin.sub %y, %one : index  %most = bin.min %less, %three : index
         for %zero, %most, %one",
    );
    attend(&text, &[(64, 64), (64 * 5, 300), (64 * 6, 200), (64 * 2, 64)], 2);
}

/// Several lines of such tiles: pairs of the first ones, then single tiles, those with
/// the most work first, whether they begin or end a line.
#[test]
fn lines_of_uneven_work() {
    let lines = ATTENTION
        .replace("grid %gm", "grid %gh, %gl")
        .replace("body (%y: index)", "body (%h: index, %near: index)")
        .replace("bin.div %m1, %t : index", "bin.div %m1, %t : index  %gl = const 3 : index  %gl1 = const 2 : index  %gm2 = bin.add %gm, %gl1 : index  %gh = bin.div %gm2, %gl : index")
        .replace("%row = bin.mul", "%h3 = bin.mul %h, %gl : index  %y = bin.add %h3, %near : index  %row = bin.mul");
    let most = "%less = bin.sub %gl, %near : index";
    for (count, least) in [("%near", ""), ("%less", most)] {
        let text = lines.replace(
            "for %zero, %gn, %one",
            &format!("{least}  %most = bin.min {count}, %gn : index  for %zero, %most, %one"),
        );
        attend(&text, &[(64 * 3, 64), (64 * 14, 150), (64 * 21, 130)], 2);
    }
}

fn attend(text: &str, extents: &[(i64, i64)], seeds: u64) {
    let func = parse(text).expect("it is well-formed");
    for &(m, n) in extents {
        let mut rng = Rng::new(3);
        let [q, k, v] = [m, n, n].map(|rows| random(&mut rng, DType::BF16, &[rows, 64]));
        let mut expected = Buffer::zeros(DType::F32, &[m, 64]);
        let run = &mut [q.arg(), k.arg(), v.arg(), expected.arg_mut()];
        interp::run(&func, "attention", run, &Options::default()).expect("the interpreter runs it");
        let facts = LaunchFacts::of(&[q.arg(), k.arg(), v.arg(), expected.arg_mut()]);
        let kernel = lower(&func, &facts, &divided()).expect("it has a lowering");
        assert!(is_divided(&kernel));
        // One product is pending while the other is waited for.
        assert!(count(&kernel, |op| matches!(op, Op::WgmmaWait { pending: 1 })) > 0);
        for seed in 0..seeds {
            let mut found = random(&mut rng, DType::F32, &[m, 64]);
            let args = &mut [q.arg(), k.arg(), v.arg(), found.arg_mut()];
            run_kernel_with(&func, &kernel, args, &Order { workers: 2, seed })
                .unwrap_or_else(|e| panic!("{m}×{n} seed {seed}: {e}"));
            agree(&expected, &found, false).unwrap_or_else(|e| panic!("{m}×{n} seed {seed}: {e}"));
        }
    }
}

/// C = Σ (A·Bᵀ of a step of k)·(scale of the step and row)·(scale of the step):
/// the product of an iteration is added to a sum by the threads.
const SCALED: &str = "
    kernel scaled(%a a: global<TYPE, [?, ?]>, %b b: global<TYPE, [?, ?]>, %r r: global<f32, [?, ?]>,
                  %q q: global<f32, [?]>, %c c: mut global<f32, [?, ?]>)
    host {
      %m = extent %c, axis = 0 : index  %n = extent %c, axis = 1 : index  %k = extent %a, axis = 1 : index
      %t = const ROWS : index  %u = const ROWS : index
      %m1 = bin.add %m, %u : index  %gm = bin.div %m1, %t : index
      %s = const 64 : index  %s1 = bin.add %n, %s : index  %gn = bin.div %s1, %s : index
    }
    grid %gm, %gn
    body (%y: index, %x: index) {
      %as = alloc : shared<TYPE, [ROWS, 32]>  %bs = alloc : shared<TYPE, [64, 32]>
      %rows = alloc : fragment<f32, [ROWS]>
      %part = alloc : fragment<f32, [ROWS, 64]>  %sum = alloc : fragment<f32, [ROWS, 64]>
      %zero = const 0 : index  %one = const 1 : index  %d = const 32 : index  %d1 = const 31 : index
      %row = bin.mul %y, %t : index  %col = bin.mul %x, %s : index
      %z = const 0 : f32  fill %sum, %z
      %k1 = bin.add %k, %d1 : index  %steps = bin.div %k1, %d : index
      %bt = permute %bs, axes = [1, 0] : shared<TYPE, [32, 64]>
      for %zero, %steps, %one, kind = pipelined(3) (%i: index) {
        %at = bin.mul %i, %d : index
        %ra = region %a, %row, %at, axes = [ROWS, 32] : global<TYPE, [ROWS, 32]>
        copy %ra, %as
        %rb = region %b, %col, %at, axes = [64, 32] : global<TYPE, [64, 32]>
        copy %rb, %bs
        %rr = region %r, %i, %row, axes = [_, ROWS] : global<f32, [ROWS]>
        copy %rr, %rows
        %scale = load %q, %i : f32
        gemm %as, %bt, %part
        parallel %t, %s (%e: index, %f: index) {
          %p = load %part, %e, %f : f32
          %w = load %rows, %e : f32
          %ws = bin.mul %w, %scale : f32
          %v = load %sum, %e, %f : f32
          %v1 = fma %p, %ws, %v : f32
          store %v1, %sum, %e, %f
        }
      }
      %rc = region %c, %row, %col, axes = [ROWS, 64] : global<f32, [ROWS, 64]>
      copy %sum, %rc
    }";

struct Scaled {
    inputs: [Buffer; 4],
    expected: Buffer,
}

impl Scaled {
    fn new(func: &Func, [m, n, k]: [i64; 3]) -> Scaled {
        let mut rng = Rng::new(11);
        let ty = func.ty(func.params[0].value).elem().dtype().expect("a concrete type");
        let steps = (k + 31) / 32;
        let inputs = [(ty, vec![m, k]), (ty, vec![n, k]), (DType::F32, vec![steps, m]), (DType::F32, vec![steps])]
            .map(|(ty, shape)| random(&mut rng, ty, &shape));
        let mut expected = Buffer::zeros(DType::F32, &[m, n]);
        let [a, b, r, q] = &inputs;
        let args = &mut [a.arg(), b.arg(), r.arg(), q.arg(), expected.arg_mut()];
        interp::run(func, "scaled", args, &Options::default()).expect("the interpreter runs it");
        Scaled { inputs, expected }
    }

    fn lower(&self, func: &Func) -> Kernel {
        let mut out = self.expected.clone();
        let [a, b, r, q] = &self.inputs;
        let facts = LaunchFacts::of(&[a.arg(), b.arg(), r.arg(), q.arg(), out.arg_mut()]);
        lower(func, &facts, &divided()).expect("it has a lowering")
    }

    fn attempt(&self, func: &Func, kernel: &Kernel, order: &Order) -> Result<(), String> {
        let mut found = random(&mut Rng::new(9), DType::F32, self.expected.shape());
        let [a, b, r, q] = &self.inputs;
        let args = &mut [a.arg(), b.arg(), r.arg(), q.arg(), found.arg_mut()];
        run_kernel_with(func, kernel, args, order)?;
        agree(&self.expected, &found, true)
    }
}

/// Of two products one runs while the threads add the other.
fn overlaps(kernel: &Kernel) -> bool {
    count(kernel, |op| matches!(op, Op::WgmmaWait { pending: 1 })) > 0
}

/// For none to ten steps of k, also where stages are fewer than steps.
#[test]
fn products_that_threads_add() {
    for (ty, rows, product) in
        [("e4m3", "128", "gemm %as, %bt, %part"), ("bf16", "64", "fill %part, %z gemm %as, %bt, %part, accumulate")]
    {
        let text = SCALED.replace("TYPE", ty).replace("ROWS", rows).replace("gemm %as, %bt, %part", product);
        let func = parse(&text).expect("it is well-formed");
        let kernel = Scaled::new(&func, [136, 72, 160]).lower(&func);
        assert!(is_divided(&kernel) && overlaps(&kernel), "{ty} {rows}");
        for k in [0, 16, 64, 80, 128, 160, 224, 320] {
            let case = Scaled::new(&func, [136, 72, k]);
            for seed in 0..2 {
                let order = Order { workers: 2, seed };
                case.attempt(&func, &kernel, &order).unwrap_or_else(|e| panic!("{ty} {rows} {k} seed {seed}: {e}"));
            }
        }
    }
}

/// What an iteration leaves to the next, or to what is behind the loop, has one
/// place.
#[test]
fn products_that_are_used_elsewhere_are_not_doubled() {
    let text = SCALED.replace("TYPE", "bf16").replace("ROWS", "64");
    for (from, to) in [
        // After the loop.
        ("copy %sum, %rc", "copy %part, %sum copy %sum, %rc"),
        // In the next iteration.
        ("copy %rr, %rows", "%o = load %rows, %zero : f32 copy %rr, %rows"),
        // One stage.
        ("pipelined(3)", "serial"),
        // Registers.
        ("%rc = region", "%last = load %more, %zero, %zero : f32 %rc = region"),
    ] {
        let mut text = text.replace(from, to);
        let kept = "%more = alloc : fragment<f32, [64, 224]> fill %more, %z";
        for (name, alloc) in [("%more", kept), ("%o =", "fill %rows, %z")] {
            if to.contains(name) {
                text = text.replace("fill %sum, %z", &format!("fill %sum, %z {alloc}"));
            }
        }
        let func = parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        let case = Scaled::new(&func, [64, 64, 96]);
        let kernel = case.lower(&func);
        assert!(is_divided(&kernel) && !overlaps(&kernel), "{to}");
        let order = Order { workers: 2, seed: 1 };
        case.attempt(&func, &kernel, &order).unwrap_or_else(|e| panic!("{to}: {e}"));
    }
}

#[test]
fn kernels_that_speak_are_not_divided() {
    let text = ATTENTION.replace("copy %sum, %ro", "copy %sum, %ro  print format = \"done\"");
    let Ok(func) = parse(&text) else { panic!("the text is well-formed") };
    let kernel = lower(&func, &LaunchFacts::strongest(&func), &divided()).expect("it has a lowering");
    assert!(!is_divided(&kernel));
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

/// What is taken away, one at a time, is missed under some order.
#[test]
fn what_is_left_out_is_found() {
    let func = product(DType::BF16, DType::F32, DType::BF16, [128, 64, 64], 3, [false, true]);
    let case = Case::new(&func, [256, 128, 320], [false, true]);
    missed(&case.lower(&func), &KINDS, &|kernel, order| case.attempt(&func, kernel, order));
}

/// The same where two products are in flight at once.
#[test]
fn what_is_left_out_between_two_products_is_found() {
    let func = parse(&SCALED.replace("TYPE", "bf16").replace("ROWS", "64")).expect("it is well-formed");
    let case = Scaled::new(&func, [128, 64, 224]);
    // A round, half of one, and a last iteration. One fence is enough for both
    // products, and the sum goes out by plain stores or with barriers that one tile
    // does not need.
    let kinds: Vec<_> = KINDS[..7].iter().copied().filter(|(name, _)| *name != "wgmma_fence").collect();
    missed(&case.lower(&func), &kinds, &|kernel, order| case.attempt(&func, kernel, order));
}

fn missed(kernel: &Kernel, kinds: &[(&str, Kind)], attempt: &dyn Fn(&Kernel, &Order) -> Result<(), String>) {
    for &(name, kind) in kinds {
        let total = count(kernel, kind);
        assert!(total > 0, "there is no {name}");
        for victim in 0..total {
            let mut faulty = kernel.clone();
            let mut seen = 0;
            each(&mut faulty.body, &mut |op| {
                if kind(op) {
                    if seen == victim {
                        *op = Op::Phase {};
                    }
                    seen += 1;
                }
            });
            // The verifier is not asked: phases take no operands.
            // One worker, so that every pipeline goes around.
            let found = (0..6).any(|seed| attempt(&faulty, &Order { workers: 1, seed }).is_err());
            assert!(found, "{name} number {victim} is not missed");
        }
    }
}

/// An operand of an operation as it should not be: one more, among as many as there are.
#[derive(Clone, Copy)]
struct Wrong {
    operand: usize,
    by: i128,
    of: i128,
}

/// What can be wrong with an operation on barriers: the other parity, and another stage.
fn wrongs(kernel: &Kernel, op: &Op) -> Vec<Wrong> {
    let stages = |buf: Buf| i128::from(kernel.bufs[buf].len);
    let stage = |operand, buf| Wrong { operand, by: 1, of: stages(buf) };
    let found = match *op {
        Op::MbarrierWait { buf } => vec![stage(0, buf), Wrong { operand: 1, by: 1, of: 2 }],
        Op::MbarrierArrive { buf, remote: false } | Op::MbarrierExpect { buf, .. } => vec![stage(0, buf)],
        // Where the copy goes, and whom it tells.
        Op::TmaLoad { dst, signal, .. } => {
            let elements = i128::from(kernel.bufs[dst].len);
            vec![Wrong { operand: 0, by: elements / stages(signal), of: elements }, stage(1, signal)]
        }
        _ => Vec::new(),
    };
    // There is no other stage than one.
    found.into_iter().filter(|wrong| wrong.by < wrong.of).collect()
}

/// Makes an operand of the instruction of this number, in program order, wrong.
fn make_wrong(kernel: &mut Kernel, number: usize, wrong: Wrong) {
    fn visit(block: &mut Block, vals: &mut Map<Val, DType>, left: &mut usize, wrong: Wrong) -> bool {
        for at in 0..block.insts.len() {
            if *left == 0 {
                let old = block.insts[at].args[wrong.operand];
                let ty = vals[old];
                let mut made = Vec::new();
                let mut make = |op, args: &[Val]| {
                    let result = vals.push(ty);
                    let (args, span) = (args.to_vec(), block.insts[at].span);
                    made.push(Inst { op, args, results: vec![result], blocks: Vec::new(), span });
                    result
                };
                let by = make(Op::Const { value: Literal::Int(wrong.by) }, &[]);
                let of = make(Op::Const { value: Literal::Int(wrong.of) }, &[]);
                let sum = make(Op::Bin { op: BinOp::Add }, &[old, by]);
                let new = make(Op::Bin { op: BinOp::Rem }, &[sum, of]);
                block.insts[at].args[wrong.operand] = new;
                block.insts.splice(at..at, made);
                return true;
            }
            *left -= 1;
            if block.insts[at].blocks.iter_mut().any(|block| visit(block, vals, left, wrong)) {
                return true;
            }
        }
        false
    }
    let mut left = number;
    assert!(visit(&mut kernel.body, &mut kernel.vals, &mut left, wrong), "there is no instruction {number}");
}

/// What is there and wrong is found, too.
#[test]
fn wrong_phases_and_stages_are_found() {
    let func = product(DType::BF16, DType::F32, DType::BF16, [128, 64, 64], 3, [false, true]);
    let case = Case::new(&func, [256, 128, 320], [false, true]);
    let kernel = case.lower(&func);
    let mut faults = Vec::new();
    let mut number = 0;
    kernel.walk(&mut |inst| {
        faults.extend(wrongs(&kernel, &inst.op).into_iter().map(|wrong| (number, inst.op.clone(), wrong)));
        number += 1;
    });
    assert!(faults.len() >= 8, "{} faults", faults.len());
    for (number, op, wrong) in faults {
        let mut faulty = kernel.clone();
        make_wrong(&mut faulty, number, wrong);
        let found = (0..6).any(|seed| case.attempt(&func, &faulty, &Order { workers: 1, seed }).is_err());
        assert!(found, "operand {} of {op:?}, plus {}, is not missed", wrong.operand, wrong.by);
    }
}

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
