//! Tiles that a producer brings for threads to read beside the operands of
//! products: scales and statistics of rows. What is computed with them, under
//! several orders of what may happen at any time, that they arrive at the
//! barriers of the operands, and that those whose boxes cannot be loaded in bulk
//! stay with the threads.

use crate::common::{agree, divided, run_kernel_with, without};
use tile_core::elem::DType;
use tile_core::interp::{self, Options, scalar::Number};
use tile_core::ir::Func;
use tile_core::ir::text::parse;
use tile_core::testing::{Buffer, Rng};
use tile_simt::facts::LaunchFacts;
use tile_simt::interp::Options as Order;
use tile_simt::ir::{Home, Kernel, Op};
use tile_simt::lower::lower;

/// C = Σ (A·Bᵀ of a step of k)·(what BRING and USE make of the step's scales).
const SCALED: &str = "
    kernel scaled(%a a: global<bf16, [?, ?]>, %b b: global<bf16, [?, ?]>, %r r: global<f32, [?, ?]>,
                  %q q: global<f32, [?]>, %c c: mut global<f32, [?, ?]>)
    host {
      %m = extent %c, axis = 0 : index  %n = extent %c, axis = 1 : index  %k = extent %a, axis = 1 : index
      %t = const 64 : index  %u = const 63 : index
      %m1 = bin.add %m, %u : index  %gm = bin.div %m1, %t : index
      %n1 = bin.add %n, %u : index  %gn = bin.div %n1, %t : index
    }
    grid %gm, %gn
    body (%y: index, %x: index) {
      %as = alloc : shared<bf16, [64, 32]>  %bs = alloc : shared<bf16, [64, 32]>
      %rs = alloc : shared<f32, [64]>  %qs = alloc : shared<f32, [4]>  %rows = alloc : fragment<f32, [64]>
      %part = alloc : fragment<f32, [64, 64]>  %sum = alloc : fragment<f32, [64, 64]>
      %zero = const 0 : index  %one = const 1 : index  %four = const 4 : index
      %d = const 32 : index  %d1 = const 31 : index
      %row = bin.mul %y, %t : index  %col = bin.mul %x, %t : index
      %z = const 0 : f32  fill %sum, %z
      %k1 = bin.add %k, %d1 : index  %steps = bin.div %k1, %d : index
      %bt = permute %bs, axes = [1, 0] : shared<bf16, [32, 64]>
      for %zero, %steps, %one, kind = pipelined(3) (%i: index) {
        %at = bin.mul %i, %d : index
        %ra = region %a, %row, %at, axes = [64, 32] : global<bf16, [64, 32]>
        copy %ra, %as
        %rb = region %b, %col, %at, axes = [64, 32] : global<bf16, [64, 32]>
        copy %rb, %bs
        BRING
        gemm %as, %bt, %part
        parallel %t, %t (%e: index, %f: index) {
          %p = load %part, %e, %f : f32
          USE
          %v = load %sum, %e, %f : f32
          %v1 = fma %p, %w, %v : f32
          store %v1, %sum, %e, %f
        }
      }
      %rc = region %c, %row, %col, axes = [64, 64] : global<f32, [64, 64]>
      copy %sum, %rc
    }";

/// A scale for each row and step, as a tile.
const ROWS: &str = "%rr = region %r, %i, %row, axes = [_, 64] : global<f32, [64]>  copy %rr, %rs";

/// One for each step, four at a time.
const FOURS: &str = "
    %at4 = bin.div %i, %four : index  %from = bin.mul %at4, %four : index  %of4 = bin.sub %i, %from : index
    %rq = region %q, %from, axes = [4] : global<f32, [4]>  copy %rq, %qs";

struct Case {
    func: Func,
    inputs: Vec<Buffer>,
    expected: Buffer,
}

impl Case {
    fn new(bring: &str, used: &str, [m, n, k]: [i64; 3]) -> Case {
        let text = SCALED.replace("BRING", bring).replace("USE", used);
        let func = parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        let steps = (k + 31) / 32;
        let shapes = [
            (DType::BF16, vec![m, k]),
            (DType::BF16, vec![n, k]),
            (DType::F32, vec![steps, m]),
            (DType::F32, vec![steps]),
        ];
        Case::of(func, &shapes, &[m, n])
    }

    fn of(func: Func, shapes: &[(DType, Vec<i64>)], out: &[i64]) -> Case {
        let mut rng = Rng::new(13);
        let inputs: Vec<Buffer> = shapes.iter().map(|(ty, shape)| random(&mut rng, *ty, shape)).collect();
        let mut expected = Buffer::zeros(DType::F32, out);
        let mut args: Vec<_> = inputs.iter().map(Buffer::arg).collect();
        args.push(expected.arg_mut());
        interp::run(&func, "case", &mut args, &Options::default()).expect("the interpreter runs it");
        Case { func, inputs, expected }
    }

    fn lower(&self) -> Kernel {
        let mut out = self.expected.clone();
        let mut args: Vec<_> = self.inputs.iter().map(Buffer::arg).collect();
        args.push(out.arg_mut());
        let kernel = lower(&self.func, &LaunchFacts::of(&args), &divided()).expect("it has a lowering");
        assert_eq!(count(&kernel, |op| matches!(op, Op::WarpSpecialize { .. })), 1, "it is divided");
        kernel
    }

    fn attempt(&self, kernel: &Kernel, seed: u64) -> Result<(), String> {
        let mut found = random(&mut Rng::new(9), DType::F32, self.expected.shape());
        let mut args: Vec<_> = self.inputs.iter().map(Buffer::arg).collect();
        args.push(found.arg_mut());
        run_kernel_with(&self.func, kernel, &mut args, &Order { workers: 2, seed })?;
        agree(&self.expected, &found, true)
    }

    fn check(&self, seeds: u64) -> Kernel {
        let kernel = self.lower();
        for seed in 0..seeds {
            self.attempt(&kernel, seed).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        }
        kernel
    }
}

fn random(rng: &mut Rng, ty: DType, shape: &[i64]) -> Buffer {
    let mut buffer = Buffer::zeros(ty, shape);
    for i in 0..buffer.len() {
        buffer.set(i, Number::Int(rng.between(-4, 4).into()).encode(ty, None));
    }
    buffer
}

type Kind = fn(&Op) -> bool;

fn count(kernel: &Kernel, of: Kind) -> usize {
    let mut count = 0;
    kernel.walk(&mut |inst| count += usize::from(of(&inst.op)));
    count
}

/// Loads of threads from global memory.
fn loads(kernel: &Kernel) -> usize {
    let mut count = 0;
    kernel.walk(&mut |inst| {
        if let Op::Load { buf, .. } | Op::CopyAsync { src: buf, .. } = inst.op {
            count += usize::from(matches!(kernel.bufs[buf].home, Home::Global { .. }));
        }
    });
    count
}

/// Pairs of barriers.
fn pipelines(kernel: &Kernel) -> usize {
    kernel.bufs.values().filter(|buf| buf.name.starts_with("full_")).count()
}

/// Of two products one runs while the threads add the other.
fn overlaps(kernel: &Kernel) -> bool {
    count(kernel, |op| matches!(op, Op::WgmmaWait { pending: 1 })) > 0
}

const SIZES: [[i64; 3]; 3] = [[64, 64, 32], [132, 72, 160], [72, 68, 72]];

/// Threads read rows of scales where the product is done, or set registers
/// before.
#[test]
fn scales_arrive_with_operands() {
    for size in SIZES {
        // Operands are given back earlier.
        let kernel = Case::new(ROWS, "%w = load %rs, %e : f32", size).check(3);
        assert_eq!((pipelines(&kernel), loads(&kernel)), (2, 0));
        let kernel = Case::new(&format!("{ROWS} copy %rs, %rows"), "%w = load %rows, %e : f32", size).check(3);
        assert_eq!((pipelines(&kernel), loads(&kernel)), (1, 0));
        assert!(overlaps(&kernel));
    }
}

/// 16 bytes are the least that a box has; stages are aligned all the same.
#[test]
fn scales_of_few_bytes() {
    for size in SIZES {
        let bring = format!("{ROWS} copy %rs, %rows {FOURS} %s = load %qs, %of4 : f32");
        let used = "%w0 = load %rows, %e : f32  %w = bin.mul %w0, %s : f32";
        let kernel = Case::new(&bring, used, size).check(3);
        assert_eq!((pipelines(&kernel), loads(&kernel)), (1, 0));
        assert!(overlaps(&kernel));
    }
}

/// A box that begins inside of 16 bytes is copied by threads; operands are
/// brought all the same.
#[test]
fn rows_that_begin_anywhere_are_copied_by_threads() {
    let bring = ROWS.replace("%rr =", "%next = bin.add %row, %one : index %rr =").replace("%i, %row,", "%i, %next,");
    let kernel = Case::new(&bring, "%w = load %rs, %e : f32", [132, 72, 160]).check(2);
    assert!(loads(&kernel) > 0 && count(&kernel, |op| matches!(op, Op::TmaLoad { .. })) == 2);
}

/// Rows that do not begin at multiples of 16 bytes have no tensor map.
#[test]
fn rows_without_maps_are_copied_by_threads() {
    let kernel = Case::new(ROWS, "%w = load %rs, %e : f32", [130, 72, 160]).check(2);
    assert!(loads(&kernel) > 0 && count(&kernel, |op| matches!(op, Op::TmaLoad { .. })) == 2);
}

/// Without the barrier of the warp a stage may be given back while some of its
/// lanes still read.
#[test]
fn stages_are_given_back_when_all_lanes_have_read() {
    let case = Case::new(ROWS, "%w = load %rs, %e : f32", [132, 72, 160]);
    let kernel = without(&case.lower(), "barriers of warps", |inst| matches!(inst.op, Op::WarpBarrier {}));
    assert!((0..4).any(|seed| case.attempt(&kernel, seed).is_err()), "nothing is missed");
}

/// C = A·Bᵀ + Σ of a tile T[EXTENTS] at INDEX, one block.
const ADDED: &str = "
    kernel added(%a a: global<bf16, [?, ?]>, %b b: global<bf16, [?, ?]>, %t t: global<f32, [SHAPE]>,
                 %c c: mut global<f32, [?, ?]>)
    host { %g = const 1 : index }
    grid %g
    body (%y: index) {
      %as = alloc : shared<bf16, [64, 64]>  %bs = alloc : shared<bf16, [64, 64]>
      %ts = alloc : shared<f32, [EXTENTS]>
      %acc = alloc : fragment<f32, [64, 64]>
      %zero = const 0 : index  %n = const 64 : index
      %ra = region %a, %zero, %zero, axes = [64, 64] : global<bf16, [64, 64]>
      copy %ra, %as
      %rb = region %b, %zero, %zero, axes = [64, 64] : global<bf16, [64, 64]>
      copy %rb, %bs
      %rt = region %t, %zero, FROM, axes = [_, EXTENTS] : global<f32, [EXTENTS]>
      copy %rt, %ts
      %bt = permute %bs, axes = [1, 0] : shared<bf16, [64, 64]>
      gemm %as, %bt, %acc
      parallel %n, %n (%i: index, %j: index) {
        %x = load %acc, %i, %j : f32
        INDEX
        %w = load %ts, AT : f32
        %s = bin.add %x, %w : f32
        store %s, %acc, %i, %j
      }
      %rc = region %c, %zero, %zero, axes = [64, 64] : global<f32, [64, 64]>
      copy %acc, %rc
    }";

/// Tiles of one to four axes, more elements than a box has, some of them outside
/// of the tensor.
#[test]
fn tiles_of_any_rank() {
    let four = "%k4 = const 4 : index  %h = bin.div %j, %k4 : index  %l = bin.rem %j, %k4 : index";
    let odd = "%k9 = const 9 : index  %ij = bin.mul %i, %k9 : index  %l = bin.add %ij, %j : index";
    for (extents, index, at) in [
        (&[64_u32][..], "", "%j"),
        (&[4], four, "%l"),
        (&[768], odd, "%l"),
        (&[64, 64], "", "%i, %j"),
        (&[320, 4], four, "%i, %l"),
        (&[64, 16, 4], four, "%i, %h, %l"),
        (&[3, 64, 16, 4], four, "%zero, %i, %h, %l"),
    ] {
        let list = |of: Vec<String>| of.join(", ");
        let shape = list(std::iter::repeat_n("?".to_owned(), extents.len() + 1).collect());
        let text = ADDED
            .replace("EXTENTS", &list(extents.iter().map(u32::to_string).collect()))
            .replace("SHAPE", &shape)
            .replace("FROM", &list(extents.iter().map(|_| "%zero".to_owned()).collect()))
            .replace("INDEX", index)
            .replace("AT", at);
        let func = parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        let mut outer = vec![2];
        outer.extend(extents.iter().map(|&extent| if extent > 8 { i64::from(extent) - 4 } else { extent.into() }));
        let shapes = [(DType::BF16, vec![64, 64]), (DType::BF16, vec![64, 64]), (DType::F32, outer)];
        let kernel = Case::of(func, &shapes, &[64, 64]).check(2);
        assert_eq!(loads(&kernel), 0, "{extents:?}");
    }
}

/// What products see under other extents than it was brought in is not brought.
#[test]
fn operands_of_other_extents_are_copied_by_threads() {
    let text = "
    kernel product(%a a: global<bf16, [?, ?]>, %b b: global<bf16, [?, ?]>, %c c: mut global<f32, [?, ?]>)
    host { %g = const 1 : index }
    grid %g
    body (%y: index) {
      %as = alloc : shared<bf16, [128, 32]>  %bs = alloc : shared<bf16, [64, 64]>
      %acc = alloc : fragment<f32, [64, 64]>
      %zero = const 0 : index
      %ra = region %a, %zero, %zero, axes = [128, 32] : global<bf16, [128, 32]>
      copy %ra, %as
      %rb = region %b, %zero, %zero, axes = [64, 64] : global<bf16, [64, 64]>
      copy %rb, %bs
      %at = reshape %as : shared<bf16, [64, 64]>
      %bt = permute %bs, axes = [1, 0] : shared<bf16, [64, 64]>
      gemm %at, %bt, %acc
      %rc = region %c, %zero, %zero, axes = [64, 64] : global<f32, [64, 64]>
      copy %acc, %rc
    }";
    let func = parse(text).unwrap_or_else(|e| panic!("{e}"));
    Case::of(func, &[(DType::BF16, vec![128, 32]), (DType::BF16, vec![64, 64])], &[64, 64]).check(2);
}
