//! Asynchronous copies of the user: where they begin and end in thread programs, what they bring under
//! several orders of what may happen at any time, that missing waits and barriers are found, and what is
//! said of copies that no instruction makes by itself.

use crate::common::gemm::{change, count, random};
use crate::common::{agree, divided, plain, run_kernel_with, target};
use tile_core::elem::DType;
use tile_core::interp;
use tile_core::ir::Func;
use tile_core::ir::text::parse;
use tile_core::testing::{Buffer, Rng};
use tile_simt::facts::LaunchFacts;
use tile_simt::interp::Options as Run;
use tile_simt::ir::{Block, Kernel, Op};
use tile_simt::lower::{AsyncPlace, Lowering, Target, lower_observed};

/// C = A·Bᵀ + R in tiles of 64×64×32, of which the one of R is on its way during the loop.
const RESIDUAL: &str = "
    kernel residual(%a a: global<f16, [?, ?]>, %b b: global<f16, [?, ?]>, %r r: global<FROM, [?, ?]>,
                    %c c: mut global<f32, [?, ?]>)
    host {
      %m = extent %c, axis = 0 : index  %n = extent %c, axis = 1 : index  %k = extent %a, axis = 1 : index
      %t = const 64 : index  %u = const 63 : index
      %m1 = bin.add %m, %u : index  %gm = bin.div %m1, %t : index
      %n1 = bin.add %n, %u : index  %gn = bin.div %n1, %t : index
    }
    grid %gm, %gn
    body (%y: index, %x: index) {
      %as = alloc : shared<f16, [64, 32]>  %bs = alloc : shared<f16, [64, 32]>
      %rs r_s = alloc : SPACE<TO, [64, 64]>
      %acc = alloc : fragment<f32, [64, 64]>
      %z = const 0 : f32  fill %acc, %z
      %zero = const 0 : index  %one = const 1 : index  %d = const 32 : index  %d1 = const 31 : index
      %k1 = bin.add %k, %d1 : index  %steps = bin.div %k1, %d : index
      %first = bin.mul %y, %t : index  %left = bin.mul %x, %t : index
      %rr = region %SOURCE, %first, %left, axes = [64, 64] : global<FROM, [64, 64]>
      copy %rr, %rs, asynchronous
      for %zero, %steps, %one, kind = pipelined(3) (%i: index) {
        %at = bin.mul %i, %d : index
        %ra = region %a, %first, %at, axes = [64, 32] : global<f16, [64, 32]>
        copy %ra, %as
        %rb = region %b, %left, %at, axes = [64, 32] : global<f16, [64, 32]>
        copy %rb, %bs
        %bt = permute %bs, axes = [1, 0] : shared<f16, [32, 64]>
        gemm %as, %bt, %acc, accumulate
      }
      copy_wait %rs
      parallel %t, %t (%e: index, %f: index) {
        %v = load %acc, %e, %f : f32
        %r0 = load %rs, %e, %f : TO  %r1 = cast %r0 : f32
        %w = bin.add %v, %r1 : f32
        store %w, %acc, %e, %f
      }
      %rc = region %c, %first, %left, axes = [64, 64] : global<f32, [64, 64]>
      copy %acc, %rc
    }";

fn func(text: &str) -> Func {
    parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// With R of one type, its tile of another.
fn residual([from, to]: [DType; 2], space: &str) -> Func {
    let names = [("FROM", from.name()), ("TO", to.name()), ("SPACE", space), ("SOURCE", "r")];
    func(&names.iter().fold(RESIDUAL.to_owned(), |text, (word, name)| text.replace(word, name)))
}

fn lowered(func: &Func, facts: &LaunchFacts, target: &Target) -> Lowering {
    lower_observed(func, facts, target, &mut |_, _| {}).unwrap_or_else(|error| panic!("{error}"))
}

/// What became of the copy.
fn place(lowering: &Lowering) -> AsyncPlace {
    let copies = &lowering.decisions().expect("a plan").asynchronous;
    assert_eq!(copies.len(), 1, "{copies:?}");
    copies[0].place.clone()
}

/// Whether a target gives what the interpreter gives, in several orders.
fn check(func: &Func, [m, n, k]: [i64; 3], from: DType, target: &Target) -> Lowering {
    let mut rng = Rng::new(5);
    let (a, b) = (random(&mut rng, DType::F16, [m, k]), random(&mut rng, DType::F16, [n, k]));
    let r = random(&mut rng, from, [m, n]);
    let mut expected = Buffer::zeros(DType::F32, &[m, n]);
    let options = interp::Options::default();
    interp::run(func, "residual", &mut [a.arg(), b.arg(), r.arg(), expected.arg_mut()], &options).expect("it runs");
    let facts = LaunchFacts::of(&[a.arg(), b.arg(), r.arg(), expected.arg_mut()]);
    let lowering = lowered(func, &facts, target);
    for seed in 0..4 {
        let run = Run { seed, ..Run::default() };
        let mut found = Buffer::zeros(DType::F32, &[m, n]);
        let mut args = [a.arg(), b.arg(), r.arg(), found.arg_mut()];
        run_kernel_with(func, &lowering.kernel, &mut args, &run).unwrap_or_else(|error| panic!("{seed}: {error}"));
        agree(&expected, &found, true).unwrap_or_else(|error| panic!("{seed}: {error}"));
    }
    lowering
}

const F32: [DType; 2] = [DType::F32, DType::F32];

/// The instructions of a kind before the outermost loop of MMAs, in it, and behind it.
fn around_the_loop(kernel: &Kernel, of: fn(&Op) -> bool) -> [usize; 3] {
    fn within(block: &Block, of: fn(&Op) -> bool) -> usize {
        let one = |inst: &tile_simt::ir::Inst| {
            usize::from(of(&inst.op)) + inst.blocks.iter().map(|block| within(block, of)).sum::<usize>()
        };
        block.insts.iter().map(one).sum()
    }
    let multiplies = |op: &Op| matches!(op, Op::Mma { .. });
    let mut found = [0; 3];
    let mut place = 0;
    for inst in &kernel.body.insts {
        let inner: usize = inst.blocks.iter().map(|block| within(block, of)).sum();
        if inst.blocks.iter().any(|block| within(block, multiplies) > 0) {
            found[1] += inner;
            place = 2;
        } else {
            found[place] += inner + usize::from(of(&inst.op));
        }
    }
    found
}

#[test]
fn a_copy_is_on_its_way_during_the_loop() {
    for extents in [[128, 64, 96], [70, 68, 40]] {
        let lowering = check(&residual(F32, "shared"), extents, DType::F32, &target());
        assert_eq!(place(&lowering), AsyncPlace::Between);
        // The tile of R and two stages of those of A and B, of which 128 threads copy 16 bytes at a time.
        let [before, inside, behind] = around_the_loop(&lowering.kernel, |op| matches!(op, Op::CopyAsync { .. }));
        assert!(before > 2 * inside && inside > 0 && behind == 0, "{extents:?}: {before}, {inside}, {behind}");
        let waits = around_the_loop(&lowering.kernel, |op| matches!(op, Op::CopyWait { .. }));
        // That of the loop's end and that of the tile.
        assert_eq!(waits[2], 2, "{extents:?}");
        assert_eq!(lowering.kernel.remarks, [], "{extents:?}");
    }
}

#[test]
fn the_producer_makes_copies_ahead_of_their_waits() {
    let target = divided();
    for extents in [[128, 64, 96], [72, 72, 40]] {
        let lowering = check(&residual(F32, "shared"), extents, DType::F32, &target);
        assert!(lowering.kernel.is_divided());
        assert_eq!(place(&lowering), AsyncPlace::Producer);
        assert_eq!(count(&lowering.kernel, |op| matches!(op, Op::CopyAsync { .. })), 0);
    }
    // TMA does not convert.
    let lowering = check(&residual([DType::BF16, DType::F32], "shared"), [128, 64, 96], DType::BF16, &target);
    assert!(lowering.kernel.is_divided());
    assert_eq!(place(&lowering), AsyncPlace::Wait);
    let remark = "asynchronous copy of `r` to `r_s`: the producer cannot make it, so threads make it at the wait";
    assert_eq!(lowering.kernel.remarks[0].text, remark);
}

#[test]
fn what_no_instruction_copies_is_copied_at_once() {
    let f32 = [DType::F32, DType::F32];
    let cases = [
        (residual([DType::BF16, DType::F32], "shared"), DType::BF16, target(), "it converts bf16 to f32"),
        (residual(f32, "fragment"), DType::F32, target(), "`r_s` is in registers"),
        (residual(f32, "shared"), DType::F32, plain(), "the target has no asynchronous copies"),
        (
            func(
                &RESIDUAL.replace("SOURCE", "c").replace("FROM", "f32").replace("TO", "f32").replace("SPACE", "shared"),
            ),
            DType::F32,
            target(),
            "the kernel writes `c`",
        ),
    ];
    for (func, from, target, reason) in cases {
        let lowering = check(&func, [70, 65, 40], from, &target);
        assert_eq!(place(&lowering), AsyncPlace::Start(reason.to_owned()));
        let remarks = lowering.kernel.remarks.iter().filter(|remark| remark.text.contains(reason)).count();
        assert_eq!(remarks, usize::from(target.copy_async), "{reason}");
    }
}

#[test]
fn rows_that_begin_anywhere_are_remarked() {
    // Rows of 65 halves: no other row begins at a word.
    let func = residual([DType::F16, DType::F16], "shared");
    let lowering = check(&func, [70, 65, 40], DType::F16, &target());
    assert!(
        lowering.kernel.remarks[0].text.contains("its rows do not begin at words"),
        "{:?}",
        lowering.kernel.remarks
    );
}

/// Two copies are on their way at a time, and the tiles have been read before.
const TWO: &str = "
    kernel two(%x x: global<f32, [?, ?]>, %y y: mut global<f32, [?, ?]>)
    host { %m = extent %x, axis = 0 : index  %d = const 64 : index  %g = bin.div %m, %d : index }
    grid %g
    body (%b: index) {
      %zero = const 0 : index  %one = const 1 : index  %two = const 2 : index  %n = const 64 : index
      %s = alloc : shared<f32, [64, 16]>
      %t = alloc : shared<f32, [64, 16]>
      %first = bin.mul %b, %n : index
      for %zero, %two, %one (%i: index) {
        %d0 = const 16 : index  %left = bin.mul %i, %d0 : index
        %p = region %x, %first, %left, axes = [64, 16] : global<f32, [64, 16]>
        %q = region %y, %first, %left, axes = [64, 16] : global<f32, [64, 16]>
        copy %p, %s, asynchronous
        copy %p, %t, asynchronous
        copy_wait %s
        parallel %n, %d0 (%e: index, %f: index) {
          %last = const 15 : index  %c = bin.sub %last, %f : index
          %v = load %s, %e, %c : f32
          %f0 = bin.add %f, %left : index  %e0 = bin.add %e, %first : index
          store %v, %y, %e0, %f0
        }
        copy_wait %t
        %tt = permute %t, axes = [0, 1] : shared<f32, [64, 16]>
        parallel %n, %d0 (%g0: index, %h0: index) {
          %row = const 63 : index  %r = bin.sub %row, %g0 : index
          %v1 = load %tt, %r, %h0 : f32
          %h1 = bin.add %h0, %left : index  %g1 = bin.add %g0, %first : index
          %w = load %y, %g1, %h1 : f32
          %u = bin.sub %w, %v1 : f32
          store %u, %y, %g1, %h1
        }
      }
    }";

#[test]
fn seeded_faults_are_found() {
    let func = func(TWO);
    let mut rng = Rng::new(6);
    let x = random(&mut rng, DType::F32, [128, 32]);
    let mut expected = Buffer::zeros(DType::F32, &[128, 32]);
    interp::run(&func, "two", &mut [x.arg(), expected.arg_mut()], &interp::Options::default()).expect("it runs");
    let kernel = lowered(&func, &LaunchFacts::of(&[x.arg(), expected.arg_mut()]), &target()).kernel;
    let attempt = |kernel: &Kernel| -> Result<(), String> {
        for seed in 0..4 {
            let mut found = Buffer::zeros(DType::F32, &[128, 32]);
            run_kernel_with(&func, kernel, &mut [x.arg(), found.arg_mut()], &Run { seed, ..Run::default() })?;
            agree(&expected, &found, true)?;
        }
        Ok(())
    };
    attempt(&kernel).expect("the kernel as it is");
    let mut insts = Vec::new();
    kernel.walk(&mut |inst| insts.push(inst.op.clone()));
    let waits: Vec<&Op> = insts.iter().filter(|op| matches!(op, Op::CopyWait { .. })).collect();
    assert_eq!(waits, [&Op::CopyWait { pending: 1 }, &Op::CopyWait { pending: 0 }]);
    let mut seeded = 0;
    for (at, op) in insts.iter().enumerate() {
        let fault: fn(&mut Op) = match op {
            // A copy is not waited for, or too late.
            Op::CopyWait { .. } => |op| *op = Op::CopyWait { pending: 2 },
            // Groups are not told apart.
            Op::CopyCommit {} => |op| *op = Op::Phase {},
            // The barrier in front of copies, or behind a wait, is forgotten.
            Op::Barrier {} => |op| *op = Op::Phase {},
            _ => continue,
        };
        let mut faulty = kernel.clone();
        change(&mut faulty, at, fault);
        // Barriers of other statements stand beside some.
        let found = attempt(&faulty);
        if matches!(op, Op::Barrier {}) && found.is_ok() {
            continue;
        }
        seeded += 1;
        assert!(found.is_err(), "{op:?} at {at} is not missed");
    }
    assert!(seeded >= 5, "{seeded} faults");
}
