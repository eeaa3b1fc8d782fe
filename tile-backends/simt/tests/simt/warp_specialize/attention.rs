//! Warp-specialised kernels of several GEMMs, of uneven work, and of scales that threads multiply.

use super::*;

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
pub(super) const SCALED: &str = "
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

pub(super) struct Scaled {
    inputs: [Buffer; 4],
    expected: Buffer,
}

impl Scaled {
    pub(super) fn new(func: &Func, [m, n, k]: [i64; 3]) -> Scaled {
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

    pub(super) fn lower(&self, func: &Func) -> Kernel {
        let mut out = self.expected.clone();
        let [a, b, r, q] = &self.inputs;
        let facts = LaunchFacts::of(&[a.arg(), b.arg(), r.arg(), q.arg(), out.arg_mut()]);
        lower(func, &facts, &divided()).expect("it has a lowering")
    }

    pub(super) fn attempt(&self, func: &Func, kernel: &Kernel, order: &Order) -> Result<(), String> {
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
