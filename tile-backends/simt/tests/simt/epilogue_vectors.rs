//! Vectors that an epilogue reads: that the producer brings them, what is computed with them under
//! several orders of what may happen at any time, that a missing wait is found, and which vectors
//! stay with the threads.

use crate::common::{agree, divided, run_kernel_with, without};
use tile_core::elem::DType;
use tile_core::interp::{self, Options, scalar::Number};
use tile_core::ir::Func;
use tile_core::ir::schedule::CudaHints;
use tile_core::ir::text::parse;
use tile_core::testing::{Buffer, Rng};
use tile_simt::facts::LaunchFacts;
use tile_simt::interp::Options as Run;
use tile_simt::ir::{Kernel, Op};
use tile_simt::lower::{Decisions, Lowering, Order, Target, lower_observed, with_workspaces};

/// C = (A·Bᵀ)·row·column + a row of biases, in tiles of `m`×`n`×32; WHERE the column's scale is,
/// and what MORE is done with a sum.
const SCALED: &str = "
    kernel scaled(%a a: global<bf16, [?, ?]>, %b b: global<bf16, [?, ?]>, %row row: global<f32, [?]>,
                  %column column: global<VECTOR, [?]>, %bias bias: global<VECTOR, [?, ?]>, %c c: mut global<f32, [?, ?]>)
    host {
      %m = extent %c, axis = 0 : index  %n = extent %c, axis = 1 : index  %k = extent %a, axis = 1 : index
      %tm = const BM : index  %um = const LM : index  %tn = const BN : index  %un = const LN : index
      %m1 = bin.add %m, %um : index  %gm = bin.div %m1, %tm : index
      %n1 = bin.add %n, %un : index  %gn = bin.div %n1, %tn : index
    }
    grid %gm, %gn
    body (%y: index, %x: index) {
      %as = alloc : shared<bf16, [BM, 32]>  %bs = alloc : shared<bf16, [BN, 32]>
      %acc = alloc : fragment<f32, [BM, BN]>
      %z = const 0 : f32  fill %acc, %z
      %zero = const 0 : index  %one = const 1 : index  %d = const 32 : index  %d1 = const 31 : index
      %k1 = bin.add %k, %d1 : index  %steps = bin.div %k1, %d : index
      %first = bin.mul %y, %tm : index  %left = bin.mul %x, %tn : index
      for %zero, %steps, %one, kind = pipelined(3) (%i: index) {
        %at = bin.mul %i, %d : index
        %ra = region %a, %first, %at, axes = [BM, 32] : global<bf16, [BM, 32]>
        copy %ra, %as
        %rb = region %b, %left, %at, axes = [BN, 32] : global<bf16, [BN, 32]>
        copy %rb, %bs
        %bt = permute %bs, axes = [1, 0] : shared<bf16, [32, BN]>
        gemm %as, %bt, %acc, accumulate
      }
      parallel %tm, %tn (%e: index, %f: index) {
        %i0 = bin.add %first, %e : index
        %r = load %row, %i0 : f32
        %i1 = bin.add %f, %left : index  WHERE
        %q0 = load %column, %i2 : VECTOR  %q = cast %q0 : f32
        %p0 = load %bias, %one, %i1 : VECTOR  %p = cast %p0 : f32
        %v = load %acc, %e, %f : f32
        %v1 = bin.mul %v, %r : f32  %v2 = fma %v1, %q, %p : f32
        store %v2, %acc, %e, %f
      }
      MORE
      %rc = region %c, %first, %left, axes = [BM, BN] : global<f32, [BM, BN]>
      copy %acc, %rc
    }";

/// The column's scale is that of the column.
const PLACE: &str = "%i2 = bin.add %i1, %zero : index";

struct Case {
    func: Func,
    inputs: Vec<Buffer>,
    expected: Buffer,
}

impl Case {
    fn new(tile: [i64; 2], vector: DType, extents: [i64; 3], schedule: CudaHints) -> Case {
        Case::with(tile, vector, extents, schedule, PLACE, "")
    }

    fn with(
        [bm, bn]: [i64; 2],
        vector: DType,
        [m, n, k]: [i64; 3],
        schedule: CudaHints,
        place: &str,
        more: &str,
    ) -> Case {
        let text = SCALED.replace("VECTOR", &vector.to_string()).replace("WHERE", place).replace("MORE", more);
        let text = text.replace("LM", &(bm - 1).to_string()).replace("LN", &(bn - 1).to_string());
        let text = text.replace("BM", &bm.to_string()).replace("BN", &bn.to_string());
        let mut func = parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        func.schedule.cuda = schedule;
        let mut rng = Rng::new(13);
        let shapes = [
            (DType::BF16, vec![m, k]),
            (DType::BF16, vec![n, k]),
            (DType::F32, vec![m]),
            (vector, vec![n]),
            (vector, vec![2, n]),
        ];
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

    fn lower(&self) -> Lowering {
        self.lower_for(&self.facts())
    }

    fn lower_for(&self, facts: &LaunchFacts) -> Lowering {
        let lowering = lower_observed(&self.func, facts, &divided(), &mut |_, _| {}).expect("it has a lowering");
        let divided = count(&lowering.kernel, |op| matches!(op, Op::WarpSpecialize { .. }));
        assert_eq!(divided, 1, "it is divided");
        lowering
    }

    fn attempt(&self, kernel: &Kernel, workers: u32, seed: u64) -> Result<(), String> {
        let mut found = random(&mut Rng::new(9), DType::F32, self.expected.shape());
        let mut args: Vec<_> = self.inputs.iter().map(Buffer::arg).collect();
        args.push(found.arg_mut());
        run_kernel_with(&self.func, kernel, &mut args, &Run { workers, seed })?;
        agree(&self.expected, &found, true)
    }

    /// Runs it under several orders; what was decided.
    fn check(&self) -> Decisions {
        let lowering = self.lower();
        for seed in 0..4 {
            self.attempt(&lowering.kernel, 2, seed).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        }
        lowering.decisions().expect("a plan was taken").clone()
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

/// The vectors that the producer brings, and the stages of their pipeline.
fn brought(decisions: &Decisions) -> (Vec<&str>, u32) {
    let vectors = |tile: &str| ["row_s", "column_s", "bias_s"].contains(&tile);
    let pipeline = decisions.pipelines.iter().find(|pipeline| pipeline.copies.iter().any(|copy| vectors(&copy.tile)));
    pipeline.map_or((Vec::new(), 0), |pipeline| {
        (pipeline.copies.iter().map(|copy| copy.tile.as_str()).collect(), pipeline.stages)
    })
}

const ALL: [&str; 3] = ["row_s", "column_s", "bias_s"];

fn hints(pingpong: Option<bool>, persistent: Option<bool>) -> CudaHints {
    CudaHints { pingpong, persistent, ..CudaHints::default() }
}

#[test]
fn every_type_with_one_consumer() {
    for vector in [DType::F32, DType::F16, DType::BF16] {
        // Ragged and whole tiles; fewer iterations than stages, and more.
        for extents in [[64, 128, 32], [136, 96, 200], [200, 152, 64]] {
            let decisions = Case::new([64, 64], vector, extents, hints(Some(false), None)).check();
            assert_eq!((brought(&decisions), decisions.consumers), ((ALL.to_vec(), 2), 1), "{vector} {extents:?}");
        }
    }
}

#[test]
fn consumers_that_alternate() {
    for vector in [DType::F32, DType::BF16] {
        for extents in [[128, 128, 32], [520, 136, 72], [384, 256, 200]] {
            let decisions = Case::new([128, 128], vector, extents, hints(None, None)).check();
            assert_eq!((brought(&decisions), decisions.consumers), ((ALL.to_vec(), 2), 2), "{vector} {extents:?}");
        }
    }
}

#[test]
fn a_block_for_each_tile() {
    let decisions = Case::new([64, 64], DType::F32, [136, 72, 96], hints(None, Some(false))).check();
    assert_eq!((brought(&decisions), decisions.scheduler.persistent), ((ALL.to_vec(), 1), false));
}

#[test]
fn clusters_share_operands_alone() {
    let schedule = CudaHints { clusters: Some(2), ..hints(Some(false), None) };
    let decisions = Case::new([64, 64], DType::F32, [128, 256, 96], schedule).check();
    assert_eq!((brought(&decisions).0, decisions.scheduler.cluster), (ALL.to_vec(), 2));
    let pipelines = decisions.pipelines.iter().flat_map(|pipeline| &pipeline.copies);
    assert!(pipelines.filter(|copy| copy.multicast).all(|copy| !ALL.contains(&copy.tile.as_str())));
}

#[test]
fn who_finishes_a_loop_that_is_shared_has_its_vectors() {
    let schedule = CudaHints { split: Some(2), ..hints(Some(false), None) };
    for extents in [[128, 128, 256], [130, 72, 40]] {
        let case = Case::new([64, 64], DType::F32, extents, schedule.clone());
        let lowering = case.lower();
        let decisions = lowering.decisions().expect("a plan was taken");
        assert_eq!((brought(decisions).0, decisions.scheduler.split_k), (ALL.to_vec(), true));
        for (seed, workers) in [(0, 2), (1, 4), (2, 2), (3, 4)] {
            case.attempt(&lowering.kernel, workers, seed).unwrap_or_else(|e| panic!("{extents:?} seed {seed}: {e}"));
        }
    }
}

#[test]
fn who_has_the_end_of_a_tile_has_its_vectors() {
    for (extents, workers) in [([64, 192, 320], 4), ([128, 320, 264], 3), ([64, 64, 640], 5)] {
        let mut case = Case::new([64, 64], DType::BF16, extents, hints(Some(false), None));
        let facts = LaunchFacts { stream: 5, ..case.facts() };
        case.func = with_workspaces(&case.func, 5);
        let lowering = case.lower_for(&facts);
        let decisions = lowering.decisions().expect("a plan was taken");
        assert_eq!((brought(decisions).0, decisions.scheduler.order), (ALL.to_vec(), Order::StreamK));
        for seed in 0..6 {
            case.attempt(&lowering.kernel, workers, seed).unwrap_or_else(|e| panic!("{extents:?} seed {seed}: {e}"));
        }
    }
}

#[test]
fn as_the_user_says() {
    let decided = |stage_vectors: Option<bool>, max_shared: u32| {
        let schedule = CudaHints { stage_vectors, ..hints(Some(false), None) };
        let case = Case::new([64, 128], DType::F32, [136, 136, 200], schedule);
        let target = Target { max_shared, ..divided() };
        let lowering = lower_observed(&case.func, &case.facts(), &target, &mut |_, _| {}).expect("it has a lowering");
        case.attempt(&lowering.kernel, 2, 1).unwrap_or_else(|e| panic!("{stage_vectors:?}: {e}"));
        lowering.decisions().expect("a plan was taken").clone()
    };
    let without = decided(Some(false), 64 << 10);
    assert_eq!(brought(&without), (vec![], 0));
    // Memory for the loop's stages and the stores' buffers, and no more than alignment may cost.
    let least = u32::try_from(without.bytes).unwrap() + 1024;
    for (stage_vectors, vectors) in [(None, vec![]), (Some(true), ALL.to_vec())] {
        assert_eq!(brought(&decided(stage_vectors, least)).0, vectors, "{stage_vectors:?}");
    }
}

#[test]
fn copies_to_fragments_and_several_statements() {
    let more = "
        %held = alloc : fragment<f32, [64]>
        %rr = region %row, %first, axes = [64] : global<f32, [64]>  copy %rr, %held
        parallel %tm, %tn (%g: index, %h: index) {
          %w = load %held, %g : f32  %x0 = load %acc, %g, %h : f32
          %j1 = bin.add %left, %h : index
          %y0 = load %bias, %zero, %j1 : f32  %x1 = fma %x0, %w, %y0 : f32
          store %x1, %acc, %g, %h
        }";
    let case = Case::with([64, 64], DType::F32, [136, 72, 96], hints(Some(false), None), PLACE, more);
    let copies: Vec<String> =
        case.check().pipelines.iter().flat_map(|it| it.copies.clone()).map(|it| it.tile).collect();
    // Two rows of the bias; the row's scale, which two statements read, once.
    for (name, times) in [("row_s", 1), ("column_s", 1), ("bias_s", 2)] {
        assert_eq!(copies.iter().filter(|copy| *copy == name).count(), times, "{name}");
    }
}

#[test]
fn places_that_are_no_boxes_keep_their_loads() {
    let of = |place: &str| {
        let case = Case::with([64, 64], DType::F32, [136, 72, 96], hints(Some(false), None), place, "");
        brought(&case.check()).0.into_iter().map(str::to_owned).collect::<Vec<_>>()
    };
    // Not at a multiple of 16 bytes; not one element for each index; what another tensor says.
    assert_eq!(of("%i2 = bin.add %i1, %one : index"), ["row_s", "bias_s"]);
    assert_eq!(of("%i2 = bin.mul %i1, %d : index"), ["row_s", "bias_s"]);
    assert_eq!(
        of("%r0 = cast %r : i32  %i3 = cast %r0 : index  %i2 = bin.max %i3, %zero : index"),
        ["row_s", "bias_s"]
    );
}

#[test]
fn tensors_without_maps_keep_their_loads() {
    let case = Case::new([64, 64], DType::F32, [136, 72, 96], hints(Some(false), None));
    let mut facts = case.facts();
    facts.tensors[3].bulk = false;
    let lowering = case.lower_for(&facts);
    case.attempt(&lowering.kernel, 2, 1).unwrap();
    assert_eq!(brought(lowering.decisions().unwrap()).0, ["row_s", "bias_s"]);
}

#[test]
fn what_nobody_waits_for_is_found() {
    for (tile, extents) in [([64, 64], [256, 128, 64]), ([128, 128], [512, 128, 64])] {
        let case = Case::new(tile, DType::F32, extents, hints((tile[0] == 64).then_some(false), None));
        let kernel = case.lower().kernel;
        // The last pipeline is that of the vectors.
        let barrier = |name: &str| kernel.bufs.iter().find(|(_, data)| data.name == name).map(|(buf, _)| buf);
        for (name, role) in [("full_1", "consumers"), ("empty_1", "producer")] {
            let buf = barrier(name).expect("vectors have barriers");
            let mut waits = 0;
            let faulty = without(&kernel, role, |inst| {
                let here = matches!(inst.op, Op::MbarrierWait { buf: of } if of == buf);
                waits += usize::from(here);
                here
            });
            assert!(waits > 0, "{role}");
            let found = (0..20).any(|seed| case.attempt(&faulty, 1, seed).is_err());
            assert!(found, "{tile:?}: the {role} did not wait, and nothing was found");
        }
    }
}
