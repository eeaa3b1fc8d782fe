//! Forms of epilogues: pairs of columns that are computed together, outputs of a byte, and outputs
//! that a condition chooses. That each keeps its sum in registers and leaves by TMA, and what is
//! computed under several orders of what may happen at any time.

use crate::common::{agree, divided, run_kernel_with};
use tile_core::elem::DType;
use tile_core::interp::{self, Options, scalar::Number};
use tile_core::ir::Func;
use tile_core::ir::text::parse;
use tile_core::testing::{Buffer, Rng};
use tile_simt::facts::LaunchFacts;
use tile_simt::interp::Options as Run;
use tile_simt::ir::{Home, Kernel, Op};
use tile_simt::lower::{Lowering, lower_observed};

/// A product of `a` and `b`ᵀ in tiles of 64×64×32, and what is done with its sum.
const PRODUCT: &str = "
    kernel product(%a a: global<bf16, [?, ?]>, %b b: global<bf16, [?, ?]>, OUTPUTS)
    host {
      %m = extent %a, axis = 0 : index  %n = extent %b, axis = 0 : index  %k = extent %a, axis = 1 : index
      %t = const 64 : index  %u = const 63 : index
      %m1 = bin.add %m, %u : index  %gm = bin.div %m1, %t : index
      %n1 = bin.add %n, %u : index  %gn = bin.div %n1, %t : index
    }
    grid %gm, %gn
    body (%y: index, %x: index) {
      %as = alloc : shared<bf16, [64, 32]>  %bs = alloc : shared<bf16, [64, 32]>
      %acc = alloc : fragment<f32, [64, 64]>
      %z = const 0 : f32  fill %acc, %z
      %zero = const 0 : index  %one = const 1 : index  %d = const 32 : index  %d1 = const 31 : index
      %k1 = bin.add %k, %d1 : index  %steps = bin.div %k1, %d : index
      %first = bin.mul %y, %t : index  %left = bin.mul %x, %t : index
      for %zero, %steps, %one, kind = pipelined(3) (%i: index) {
        %at = bin.mul %i, %d : index
        %ra = region %a, %first, %at, axes = [64, 32] : global<bf16, [64, 32]>
        copy %ra, %as
        %rb = region %b, %left, %at, axes = [64, 32] : global<bf16, [64, 32]>
        copy %rb, %bs
        %bt = permute %bs, axes = [1, 0] : shared<bf16, [32, 64]>
        gemm %as, %bt, %acc, accumulate
      }
      EPILOGUE
    }";

/// (a, b) of each pair of columns becomes (a - 2·b, 2·a + b).
const PAIRS: &str = "
      %two = const 2 : index  %half = const 32 : index  %by = const 2 : f32
      %turned = alloc : fragment<f32, [64, 64]>
      parallel %t, %half (%e: index, %f: index) {
        %even = bin.mul %f, %two : index  %odd = bin.add %even, %one : index
        %p = load %acc, %e, %even : f32  %q = load %acc, %e, %odd : f32
        %p2 = bin.mul %p, %by : f32  %q2 = bin.mul %q, %by : f32
        %r = bin.sub %p, %q2 : f32  %s = bin.add %p2, %q : f32
        store %r, %turned, %e, %even
        store %s, %turned, %e, %odd
      }
      %rc = region %c, %first, %left, axes = [64, 64] : global<bf16, [64, 64]>
      copy %turned, %rc";

/// Columns below 64 go to one tensor, others to another.
const BRANCHES: &str = "
      %low = cmp.lt %x, %one : bool
      if %low {
        %rc = region %c, %first, %left, axes = [64, 64] : global<bf16, [64, 64]>
        copy %acc, %rc
      } else {
        %right = bin.sub %left, %t : index
        %re = region %e, %first, %right, axes = [64, 64] : global<f32, [64, 64]>
        copy %acc, %re
      }";

const COPY: &str = "
      %rc = region %c, %first, %left, axes = [64, 64] : global<TYPE, [64, 64]>
      copy %acc, %rc";

/// A kernel with its inputs, and what the interpreter gives.
struct Case {
    func: Func,
    inputs: Vec<Buffer>,
    expected: Vec<Buffer>,
}

impl Case {
    fn new(epilogue: &str, [m, n, k]: [i64; 3], outputs: &[(DType, i64)]) -> Case {
        let output = |(at, (ty, _)): (usize, &(DType, i64))| {
            let name = ["c", "e"][at];
            format!("%{name} {name}: mut global<{ty}, [?, ?]>")
        };
        let declared: Vec<String> = outputs.iter().enumerate().map(output).collect();
        let text = PRODUCT.replace("OUTPUTS", &declared.join(", ")).replace("EPILOGUE", epilogue);
        let func = parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        let mut rng = Rng::new(17);
        let inputs = vec![random(&mut rng, DType::BF16, &[m, k]), random(&mut rng, DType::BF16, &[n, k])];
        let mut expected: Vec<Buffer> = outputs.iter().map(|&(ty, width)| Buffer::zeros(ty, &[m, width])).collect();
        let mut args: Vec<_> = inputs.iter().map(Buffer::arg).collect();
        args.extend(expected.iter_mut().map(Buffer::arg_mut));
        interp::run(&func, "case", &mut args, &Options::default()).expect("the interpreter runs it");
        Case { func, inputs, expected }
    }

    fn lower(&self) -> Lowering {
        let mut out = self.expected.clone();
        let mut args: Vec<_> = self.inputs.iter().map(Buffer::arg).collect();
        args.extend(out.iter_mut().map(Buffer::arg_mut));
        let facts = LaunchFacts { even: true, ..LaunchFacts::of(&args) };
        lower_observed(&self.func, &facts, &divided(), &mut |_, _| {}).expect("it has a lowering")
    }

    /// Runs it under several orders; the kernel.
    fn check(&self) -> Kernel {
        let kernel = self.lower().kernel;
        assert_eq!(count(&kernel, |op| matches!(op, Op::WarpSpecialize { .. })), 1, "it is divided");
        for seed in 0..4 {
            let mut rng = Rng::new(9);
            let shapes = self.expected.iter().map(|out| (out.dtype(), out.shape()));
            let mut found: Vec<Buffer> = shapes.map(|(ty, shape)| random(&mut rng, ty, shape)).collect();
            let mut args: Vec<_> = self.inputs.iter().map(Buffer::arg).collect();
            args.extend(found.iter_mut().map(Buffer::arg_mut));
            run_kernel_with(&self.func, &kernel, &mut args, &Run { workers: 2, seed })
                .unwrap_or_else(|e| panic!("seed {seed}: {e}"));
            for (expected, found) in self.expected.iter().zip(&found) {
                agree(expected, found, true).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
            }
        }
        kernel
    }
}

/// Numbers whose sums the narrowest type has exactly.
fn random(rng: &mut Rng, ty: DType, shape: &[i64]) -> Buffer {
    let mut buffer = Buffer::zeros(ty, shape);
    for i in 0..buffer.len() {
        buffer.set(i, Number::Int(rng.between(-2, 2).into()).encode(ty, None));
    }
    buffer
}

fn count(kernel: &Kernel, of: fn(&Op) -> bool) -> usize {
    let mut count = 0;
    kernel.walk(&mut |inst| count += usize::from(of(&inst.op)));
    count
}

fn bulk_stores(kernel: &Kernel) -> usize {
    count(kernel, |op| matches!(op, Op::TmaStore { .. }))
}

/// Whether a fragment has a home in shared memory, where threads exchange its elements.
fn is_exchanged(kernel: &Kernel) -> bool {
    kernel.bufs.iter().any(|(_, buf)| matches!(buf.home, Home::Shared { .. }) && buf.name.ends_with("_home"))
}

#[test]
fn pairs_of_columns_stay_in_registers() {
    for extents in [[64, 128, 64], [136, 96, 200]] {
        let kernel = Case::new(PAIRS, extents, &[(DType::BF16, extents[1])]).check();
        assert_eq!(bulk_stores(&kernel), 1);
        assert!(!is_exchanged(&kernel), "threads exchange nothing");
    }
}

#[test]
fn runs_that_threads_share_go_through_memory() {
    // Four columns are those of two threads.
    let quads = PAIRS.replace("%two = const 2", "%two = const 4").replace("%half = const 32", "%half = const 16");
    let quads = quads.replace("parallel", "fill %turned, %z parallel");
    let case = Case::new(&quads, [64, 128, 64], &[(DType::BF16, 128)]);
    let kernel = case.lower().kernel;
    assert!(is_exchanged(&kernel), "threads exchange columns");
    let mut found = random(&mut Rng::new(9), DType::BF16, &[64, 128]);
    let mut args: Vec<_> = case.inputs.iter().map(Buffer::arg).collect();
    args.push(found.arg_mut());
    run_kernel_with(&case.func, &kernel, &mut args, &Run { workers: 2, seed: 0 }).expect("it runs");
    agree(&case.expected[0], &found, true).expect("it is right");
}

#[test]
fn outputs_of_a_byte_leave_in_bulk() {
    for ty in [DType::E4M3, DType::E5M2, DType::I8] {
        for extents in [[64, 128, 32], [136, 80, 40]] {
            let epilogue = COPY.replace("TYPE", &ty.to_string());
            let kernel = Case::new(&epilogue, extents, &[(ty, extents[1])]).check();
            assert_eq!(bulk_stores(&kernel), 1, "{ty}");
        }
    }
}

#[test]
fn outputs_that_a_condition_chooses_leave_in_bulk() {
    for extents in [[64, 128, 64], [136, 104, 200]] {
        let outputs = [(DType::BF16, 64), (DType::F32, extents[1] - 64)];
        let kernel = Case::new(BRANCHES, extents, &outputs).check();
        // Two panels of 32 columns of the wider type.
        assert_eq!(bulk_stores(&kernel), 3);
    }
}
