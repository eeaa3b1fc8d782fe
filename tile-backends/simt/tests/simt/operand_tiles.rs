//! Operands that threads compute from tensors: that the producer brings what they read, what is
//! computed with it under several orders of what may happen at any time, that a missing wait is
//! found, and what stays with the threads.

use crate::common::{agree, divided, run_kernel_with, without};
use tile_core::elem::DType;
use tile_core::interp::{self, Options, scalar::Number};
use tile_core::ir::Func;
use tile_core::ir::text::parse;
use tile_core::testing::{Buffer, Rng};
use tile_simt::facts::LaunchFacts;
use tile_simt::interp::Options as Run;
use tile_simt::ir::{Kernel, Op};
use tile_simt::lower::{Decisions, Lowering, lower_observed};

/// C = f(A)·Bᵀ in tiles of `BM`×`BN`×64; f scales rows and columns of A, and WHERE its elements
/// are.
const NORM: &str = "
    kernel norm(%a a: global<OPERAND, [?, ?]>, %b b: global<bf16, [?, ?]>, %scale scale: global<f32, [?]>,
                %gain gain: global<bf16, [?]>, %c c: mut global<f32, [?, ?]>)
    host {
      %m = extent %c, axis = 0 : index  %n = extent %c, axis = 1 : index  %k = extent %a, axis = 1 : index
      %tm = const BM : index  %um = const LM : index  %tn = const BN : index  %un = const LN : index
      %m1 = bin.add %m, %um : index  %gm = bin.div %m1, %tm : index
      %n1 = bin.add %n, %un : index  %gn = bin.div %n1, %tn : index
    }
    grid %gm, %gn
    body (%y: index, %x: index) {
      %as = alloc : shared<bf16, [BM, 64]>  %bs = alloc : shared<bf16, [BN, 64]>
      %acc = alloc : fragment<f32, [BM, BN]>
      %z = const 0 : f32  fill %acc, %z
      %zero = const 0 : index  %one = const 1 : index  %d = const 64 : index  %d1 = const 63 : index
      %k1 = bin.add %k, %d1 : index  %steps = bin.div %k1, %d : index
      %first = bin.mul %y, %tm : index  %left = bin.mul %x, %tn : index
      for %zero, %steps, %one, kind = pipelined(4) (%i: index) {
        %at = bin.mul %i, %d : index
        %rb = region %b, %left, %at, axes = [BN, 64] : global<bf16, [BN, 64]>
        copy %rb, %bs
        parallel %tm, %d (%e: index, %f: index) {
          %i0 = bin.add %first, %e : index  %i1 = bin.add %at, %f : index  WHERE
          %v0 = load %a, %i0, %i2 : OPERAND  %v = cast %v0 : f32
          %r = load %scale, %i0 : f32
          %g0 = load %gain, %i1 : bf16  %g = cast %g0 : f32
          %v1 = bin.mul %v, %r : f32  %v2 = bin.mul %v1, %g : f32
          %v3 = cast %v2 : bf16
          store %v3, %as, %e, %f
        }
        %bt = permute %bs, axes = [1, 0] : shared<bf16, [64, BN]>
        gemm %as, %bt, %acc, accumulate
      }
      %rc = region %c, %first, %left, axes = [BM, BN] : global<f32, [BM, BN]>
      copy %acc, %rc
    }";

/// The element is that of the column.
const PLACE: &str = "%i2 = bin.add %i1, %zero : index";

struct Case {
    func: Func,
    inputs: Vec<Buffer>,
    expected: Buffer,
}

impl Case {
    fn new(tile: [i64; 2], operand: DType, extents: [i64; 3]) -> Case {
        Case::at(tile, operand, extents, PLACE)
    }

    fn at([bm, bn]: [i64; 2], operand: DType, [m, n, k]: [i64; 3], place: &str) -> Case {
        let text = NORM.replace("OPERAND", &operand.to_string()).replace("WHERE", place);
        let text = text.replace("LM", &(bm - 1).to_string()).replace("LN", &(bn - 1).to_string());
        let text = text.replace("BM", &bm.to_string()).replace("BN", &bn.to_string());
        let func = parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        let mut rng = Rng::new(17);
        let shapes = [(operand, vec![m, k]), (DType::BF16, vec![n, k]), (DType::F32, vec![m]), (DType::BF16, vec![k])];
        let inputs: Vec<Buffer> = shapes.iter().map(|(ty, shape)| random(&mut rng, *ty, shape)).collect();
        let mut expected = Buffer::zeros(DType::F32, &[m, n]);
        let mut args: Vec<_> = inputs.iter().map(Buffer::arg).collect();
        args.push(expected.arg_mut());
        interp::run(&func, "case", &mut args, &Options::default()).expect("the interpreter runs it");
        Case { func, inputs, expected }
    }

    fn facts(&self) -> LaunchFacts {
        let mut out = self.expected.clone();
        let mut args: Vec<_> = self.inputs.iter().map(Buffer::arg).collect();
        args.push(out.arg_mut());
        LaunchFacts { even: true, ..LaunchFacts::of(&args) }
    }

    fn lower(&self, facts: &LaunchFacts) -> Lowering {
        let lowering = lower_observed(&self.func, facts, &divided(), &mut |_, _| {}).expect("it has a lowering");
        assert_eq!(count(&lowering.kernel, |op| matches!(op, Op::WarpSpecialize { .. })), 1, "it is divided");
        assert_eq!(count(&lowering.kernel, |op| matches!(op, Op::Mma { .. })), 0, "products are warpgroups'");
        lowering
    }

    fn attempt(&self, kernel: &Kernel, seed: u64) -> Result<(), String> {
        let mut found = random(&mut Rng::new(9), DType::F32, self.expected.shape());
        let mut args: Vec<_> = self.inputs.iter().map(Buffer::arg).collect();
        args.push(found.arg_mut());
        run_kernel_with(&self.func, kernel, &mut args, &Run { workers: 2, seed })?;
        agree(&self.expected, &found, true)
    }

    /// Runs it under several orders; the tiles that the producer brings of what threads read.
    fn check(&self, facts: &LaunchFacts) -> Vec<String> {
        let lowering = self.lower(facts);
        for seed in 0..4 {
            self.attempt(&lowering.kernel, seed).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        }
        brought(lowering.decisions().expect("a plan was taken"))
    }
}

fn random(rng: &mut Rng, ty: DType, shape: &[i64]) -> Buffer {
    let mut buffer = Buffer::zeros(ty, shape);
    for i in 0..buffer.len() {
        buffer.set(i, Number::Int(rng.between(-4, 4).into()).encode(ty, None));
    }
    buffer
}

fn count(kernel: &Kernel, of: fn(&Op) -> bool) -> usize {
    let mut count = 0;
    kernel.walk(&mut |inst| count += usize::from(of(&inst.op)));
    count
}

fn brought(decisions: &Decisions) -> Vec<String> {
    let copies = decisions.pipelines.iter().flat_map(|pipeline| &pipeline.copies);
    let mut tiles: Vec<String> = copies.map(|copy| copy.tile.clone()).filter(|tile| tile.ends_with("_s")).collect();
    tiles.sort();
    tiles
}

#[test]
fn every_type_of_what_is_read() {
    for operand in [DType::BF16, DType::F16, DType::F32, DType::I8] {
        // Ragged and whole tiles; fewer iterations than stages, and more.
        for extents in [[64, 128, 64], [136, 96, 416], [200, 152, 128]] {
            let case = Case::new([64, 128], operand, extents);
            assert_eq!(case.check(&case.facts()), ["a_s", "gain_s"], "{operand} {extents:?}");
        }
    }
}

#[test]
fn several_warpgroups() {
    for tile in [[128, 64], [128, 128], [64, 256]] {
        let case = Case::new(tile, DType::BF16, [264, 264, 200]);
        assert_eq!(case.check(&case.facts()), ["a_s", "gain_s"], "{tile:?}");
    }
}

/// The scale of a row is the same in all iterations.
#[test]
fn rows_are_held_in_registers() {
    let case = Case::new([64, 128], DType::BF16, [136, 96, 416]);
    let kernel = case.lower(&case.facts()).kernel;
    assert!(kernel.vars.iter().any(|(_, data)| data.name == "scale_f"), "a fragment of scales");
}

#[test]
fn places_that_are_no_boxes_keep_their_loads() {
    let of = |place: &str| {
        let case = Case::at([64, 128], DType::BF16, [136, 72, 96], place);
        case.check(&case.facts())
    };
    // Not at a multiple of 16 bytes; not one element for each index; what another tensor says.
    assert_eq!(of("%i2 = bin.add %i1, %one : index"), ["gain_s"]);
    assert_eq!(of("%i2 = bin.mul %i1, %d : index"), ["gain_s"]);
    assert_eq!(
        of(
            "%t = load %gain, %i1 : bf16  %t0 = cast %t : i32  %t1 = cast %t0 : index  %i2 = bin.max %t1, %zero : index"
        ),
        ["gain_s"]
    );
}

#[test]
fn what_is_the_same_in_all_iterations_keeps_its_loads() {
    let case = Case::at([64, 128], DType::BF16, [136, 72, 96], "%i2 = bin.add %f, %zero : index");
    assert_eq!(case.check(&case.facts()), ["gain_s"]);
}

#[test]
fn tensors_without_maps_keep_their_loads() {
    let case = Case::new([64, 128], DType::BF16, [136, 72, 96]);
    let mut facts = case.facts();
    facts.tensors[0].bulk = false;
    assert_eq!(case.check(&facts), ["gain_s"]);
}

#[test]
fn what_nobody_waits_for_is_found() {
    let case = Case::new([64, 128], DType::BF16, [64, 128, 512]);
    let lowering = case.lower(&case.facts());
    let pipelines = &lowering.decisions().expect("a plan was taken").pipelines;
    let number =
        pipelines.iter().position(|it| it.copies.iter().any(|copy| copy.tile == "a_s")).expect("it is brought");
    let kernel = &lowering.kernel;
    let name = if number == 0 { "full".to_owned() } else { format!("full_{number}") };
    let full = kernel.bufs.iter().find(|(_, data)| data.name == name).map(|(buf, _)| buf).expect("tiles have barriers");
    let mut waits = 0;
    let faulty = without(kernel, "consumers", |inst| {
        let here = matches!(inst.op, Op::MbarrierWait { buf } if buf == full);
        waits += usize::from(here);
        here
    });
    assert!(waits > 0);
    assert!((0..20).any(|seed| case.attempt(&faulty, seed).is_err()), "nobody waited, and nothing was found");
}
