//! Products whose operands threads write themselves: codes of four bits that
//! are unpacked, windows of images and rows that are gathered, scores that are
//! masked. What they compute, under several orders of what may happen at any
//! time, and that the interpreter finds what is left out.

mod added;
mod exchanged;
mod scattered;

use crate::common::{agree, divided, run_kernel_with, without};
use tile_core::elem::DType;
use tile_core::interp::{self, Options, scalar::Number};
use tile_core::ir::Func;
use tile_core::ir::text::parse;
use tile_core::launch::{Arg, Scalar};
use tile_core::passes::{run_passes, specialize};
use tile_core::testing::{Buffer, Rng};
use tile_simt::facts::LaunchFacts;
use tile_simt::interp::Options as Order;
use tile_simt::ir::text::print_brief;
use tile_simt::ir::{Block, Inst, Kernel, Op};
use tile_simt::lower::{Target, lower};

const INT4: &str = include_str!("computed_operands/matmul_int4.tile");
const CONV2D: &str = include_str!("computed_operands/conv2d.tile");
const BACKWARD: &str = include_str!("computed_operands/attention_backward_fused.tile");
const LINEAR_ATTENTION: &str = include_str!("computed_operands/linear_attention.tile");
const MLA: &str = include_str!("computed_operands/mla_decode.tile");

fn instance(text: &str, consts: &[i64]) -> Func {
    let generic = parse(text).expect("it is well-formed");
    // The one constant that kernels take from Rust.
    let externs: Vec<Scalar> = generic.externs.iter().map(|_| Scalar::new(std::f32::consts::LOG2_E)).collect();
    let mut func = specialize(&generic, &[DType::BF16], consts, &externs).expect("the parameters fit");
    run_passes(&mut func, None).expect("the passes hold");
    func
}

fn random(rng: &mut Rng, ty: DType, shape: &[i64], [lo, hi]: [i64; 2]) -> Buffer {
    let mut buffer = Buffer::zeros(ty, shape);
    for i in 0..buffer.len() {
        buffer.set(i, Number::Int(rng.between(lo, hi).into()).encode(ty, None));
    }
    buffer
}

/// Arguments of a kernel: inputs, outputs and scalars, in this order.
struct Case {
    func: Func,
    inputs: Vec<Buffer>,
    expected: Vec<Buffer>,
    scalars: Vec<Scalar>,
    /// Whether TMA copies may follow its windows.
    windows: bool,
    /// How many blocks may share a tile's loop.
    split: u32,
    /// The numbers of the inputs that never change.
    constants: Vec<usize>,
}

fn args<'a>(inputs: &'a [Buffer], outputs: &'a mut [Buffer], scalars: &[Scalar]) -> Vec<Arg<'a>> {
    let inputs = inputs.iter().map(Buffer::arg);
    let outputs = outputs.iter_mut().map(Buffer::arg_mut);
    inputs.chain(outputs).chain(scalars.iter().copied().map(Arg::Scalar)).collect()
}

impl Case {
    fn new(func: Func, inputs: Vec<Buffer>, mut expected: Vec<Buffer>, scalars: Vec<Scalar>) -> Case {
        // Blocks of some cases write the same values to one element.
        let options = Options { check_races: false, ..Options::default() };
        interp::run(&func, "case", &mut args(&inputs, &mut expected, &scalars), &options)
            .expect("the interpreter runs it");
        Case { func, inputs, expected, scalars, windows: true, split: 1, constants: vec![] }
    }

    fn lower(&self) -> Kernel {
        let mut outputs = self.expected.clone();
        let facts = LaunchFacts::of(&args(&self.inputs, &mut outputs, &self.scalars));
        let mut facts = LaunchFacts { windows: self.windows, split: self.split, ..facts };
        self.constants.iter().for_each(|&number| facts.tensors[number].constant = true);
        let target = Target { dependent_launch: !self.constants.is_empty(), ..divided() };
        let kernel = lower(&self.func, &facts, &target).expect("it has a lowering");
        assert!(count(&kernel, |op| matches!(op, Op::WarpSpecialize { .. })) == 1, "it is divided");
        assert!(count(&kernel, |op| matches!(op, Op::Mma { .. })) == 0, "its products are those of warpgroups");
        kernel
    }

    fn attempt(&self, kernel: &Kernel, seed: u64) -> Result<(), String> {
        let mut rng = Rng::new(seed);
        let poison = |buffer: &Buffer| random(&mut rng, buffer.dtype(), buffer.shape(), [-4, 4]);
        let mut found: Vec<Buffer> = self.expected.iter().map(poison).collect();
        let order = Order { workers: 2 * self.split, seed };
        run_kernel_with(&self.func, kernel, &mut args(&self.inputs, &mut found, &self.scalars), &order)?;
        self.expected.iter().zip(&found).try_for_each(|(expected, found)| agree(expected, found, false))
    }

    fn check(&self, seeds: u64) {
        let kernel = self.lower();
        for seed in 0..seeds {
            self.attempt(&kernel, seed).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        }
    }
}

fn count(kernel: &Kernel, of: Kind) -> usize {
    let mut count = 0;
    kernel.walk(&mut |inst| count += usize::from(of(&inst.op)));
    count
}

fn int4(text: &str, [m, n, k]: [i64; 3], consts: &[i64]) -> Case {
    let mut rng = Rng::new(5);
    let a = random(&mut rng, DType::BF16, &[m, k], [-2, 2]);
    let packed = random(&mut rng, DType::U8, &[n, k / 2], [0, 255]);
    let scale = random(&mut rng, DType::BF16, &[n, k / consts[2]], [1, 2]);
    Case::new(instance(text, consts), vec![a, packed, scale], vec![Buffer::zeros(DType::BF16, &[m, n])], vec![])
}

/// Unpacked weights: tiles seen under other extents, more rows or fewer than an
/// instruction has.
#[test]
fn codes_are_unpacked() {
    let case = int4(INT4, [128, 96, 384], &[128, 32, 128]);
    // One stage is written while the other is multiplied.
    let kernel = case.lower();
    let slots = kernel.pipelined.iter().filter(|buf| !kernel.bufs[**buf].name.starts_with("staging"));
    assert_eq!(slots.count(), 1);
    case.check(4);
}

/// The same where as many rows of weights as an instruction has go to registers:
/// they are nowhere in memory.
#[test]
fn codes_are_unpacked_in_registers() {
    for (extents, consts, seeds) in [
        ([128, 128, 384], [128, 64, 128], 2),
        ([70, 200, 256], [64, 128, 64], 2),
        ([20, 136, 256], [16, 64, 128], 2),
        ([20, 136, 640], [16, 64, 128], 3),
        ([64, 64, 128], [64, 64, 128], 1),
        ([60, 64, 1408], [64, 64, 128], 2),
        ([5, 264, 256], [8, 256, 128], 1),
        ([140, 192, 192], [128, 192, 64], 1),
        ([300, 256, 256], [256, 128, 128], 1),
        ([100, 128, 256], [48, 128, 128], 1),
    ] {
        let case = int4(INT4, extents, &consts);
        let kernel = case.lower();
        assert!(kernel.bufs.values().all(|buf| buf.name != "w_s"));
        case.check(seeds);
    }
}

/// Where warpgroups take iterations alternately, each has stages of its own, however
/// many there is room for; with less than one for each, one warpgroup takes all.
#[test]
fn stages_change_no_hands() {
    for (extents, consts, slots) in [
        ([60, 64, 1408], [64, 64, 128], Some([9, 9])),
        // Several tiles of a block: each begins where the last one ended.
        ([60, 264, 896], [64, 64, 128], Some([9, 9])),
        ([16, 64, 3584], [16, 64, 256], Some([12, 12])),
        ([64, 64, 2048], [64, 64, 512], None),
    ] {
        let case = int4(INT4, extents, &consts);
        let kernel = case.lower();
        let slots_of = |name: &str| kernel.bufs.values().find(|buf| buf.name == name).map(|buf| buf.len);
        let found = slots_of("parts").and_then(|_| Some([slots_of("full_0")?, slots_of("full_1")?]));
        assert_eq!(found, slots, "{consts:?}");
        case.check(3);
    }
}

/// Stages that a hint states are those there are; where they are none of each warpgroup's own, one
/// warpgroup takes all iterations.
#[test]
fn stated_stages_change_no_hands() {
    for stages in 1..=7 {
        let mut case = int4(INT4, [20, 136, 1408], &[16, 64, 128]);
        case.func.schedule.gpu.stages = Some(stages);
        let kernel = case.lower();
        assert_eq!(kernel.bufs.values().any(|buf| buf.name == "parts"), stages.is_multiple_of(3), "{stages} stages");
        case.check(3);
    }
}

/// Blocks of a cluster share the loop, and in each block warpgroups take its iterations alternately:
/// parts of several iterations for each warpgroup, of fewer than there are warpgroups, and of none.
#[test]
fn blocks_share_what_warpgroups_alternate() {
    for split in [2, 4, 8] {
        for extents in [[60, 64, 1408], [60, 264, 896], [16, 64, 256], [9, 136, 640]] {
            let case = Case { split, ..int4(INT4, extents, &[16, 64, 128]) };
            let kernel = case.lower();
            assert_eq!(kernel.cluster, split);
            let is_named = |name: &str| kernel.bufs.values().filter(|buf| buf.name == name).count();
            // What warpgroups add up in a block, and what blocks do.
            assert_eq!(is_named("parts"), 2);
            assert_eq!(is_named("given"), 1);
            case.check(3);
        }
    }
}

/// A block that does not wait for what others send of its slice is found.
#[test]
fn what_blocks_do_not_wait_for_is_found() {
    let case = Case { split: 2, ..int4(INT4, [16, 64, 1408], &[16, 64, 128]) };
    let kernel = case.lower();
    let wrong = without(&kernel, "waits for slices", |inst| match inst.op {
        Op::MbarrierWait { buf } => kernel.bufs[buf].name == "given",
        _ => false,
    });
    assert!((0..6).any(|seed| case.attempt(&wrong, seed).is_err()), "without a wait it runs all the same");
}

fn conv2d(shape: [i64; 3]) -> Case {
    conv2d_of(CONV2D, shape)
}

fn conv2d_of(text: &str, [stride, pad, dilation]: [i64; 3]) -> Case {
    let mut rng = Rng::new(6);
    let (side, window) = (9, 3);
    let out = (side + 2 * pad - dilation * (window - 1) - 1) / stride + 1;
    let x = random(&mut rng, DType::BF16, &[2, side, side, 72], [-2, 2]);
    let filter = random(&mut rng, DType::BF16, &[window, window, 72, 40], [-2, 2]);
    let out = Buffer::zeros(DType::BF16, &[2 * out * out, 40]);
    Case::new(
        instance(text, &[64, 32, 32]),
        vec![x, filter],
        vec![out],
        [stride, pad, dilation].map(|x| Scalar::index(x as usize)).to_vec(),
    )
}

/// The producer's threads copy them, and no consumer's thread writes to memory
/// that is multiplied.
fn is_fetched(kernel: &Kernel) -> bool {
    count(kernel, |op| matches!(op, Op::CopyAsync { .. })) > 0
        && count(kernel, |op| matches!(op, Op::CopyArrive { .. })) > 0
}

#[test]
fn windows_are_gathered() {
    for (shape, seeds) in [([1, 1, 1], 3), ([2, 0, 2], 2), ([1, 3, 1], 1), ([3, 2, 1], 1)] {
        let case = Case { windows: false, ..conv2d(shape) };
        assert!(is_fetched(&case.lower()));
        case.check(seeds);
    }
}

/// One thread has TMA copies follow the windows.
fn is_followed(kernel: &Kernel) -> bool {
    kernel.maps.values().any(|map| map.window.is_some()) && count(kernel, |op| matches!(op, Op::CopyAsync { .. })) == 0
}

#[test]
fn windows_are_followed() {
    for (shape, seeds) in [([1, 1, 1], 3), ([2, 0, 2], 2), ([1, 3, 1], 2), ([3, 2, 1], 2), ([2, 3, 3], 1)] {
        let case = conv2d(shape);
        assert!(is_followed(&case.lower()), "{shape:?}");
        case.check(seeds);
    }
}

/// As many as the output has, however it is written.
#[test]
fn windows_are_known_by_their_places() {
    let plane = "%69 = bin.mul %25, %37 : index\n    %70 = bin.div %68, %69 : index";
    let twice = "%69 = bin.div %68, %37 : index\n    %70 = bin.div %69, %25 : index";
    let others = [
        (plane, twice, true),
        // No padding above, and padding where the window is read.
        ("%75 = bin.sub %74, %4 : index\n    %76 = cast %75", "%76 = cast %74", true),
        (
            "%104 = bin.mul %91, %5 : index",
            "%150 = bin.mul %91, %5 : index\n      %104 = bin.sub %150, %4 : index",
            true,
        ),
        // Rows of the tile that are no neighbours, in the window or out of it.
        ("%67 = bin.mul %56, %66 : index", "%67 = bin.mul %65, %65 : index", false),
        ("%73 = bin.rem %72, %25 : index", "%73 = bin.rem %72, %37 : index", false),
        ("%77 = bin.rem %68, %37 : index", "%77 = bin.rem %67, %37 : index", false),
        ("%105 col = bin.add %103, %104 : index", "%105 col = bin.add %103, %96 : index", false),
        ("%108 = bin.add %89, %97 : index", "%108 = bin.add %96, %97 : index", false),
        (
            "%108 = bin.add %89, %97 : index",
            "%150 = const 2 : index\n      %151 = bin.mul %97, %150 : index\n      %108 = bin.add %89, %151 : index",
            false,
        ),
    ];
    for (from, to, followed) in others {
        assert!(CONV2D.contains(from), "{from}");
        let case = conv2d_of(&CONV2D.replace(from, to), [1, 1, 1]);
        assert_eq!(is_followed(&case.lower()), followed, "{to}");
        case.check(1);
    }
}

/// A condition says where there is an element, instead of the tensor's bounds.
#[test]
fn elements_are_chosen() {
    let load = "%109 = load %0, %107, %101, %105, %108 : T\n      store %109, %61, %96, %97";
    let chosen = "%109 = load %0, %107, %101, %105, %108 : T
      %150 = const 2 : index
      %151 = bin.rem %96, %150 : index
      %152 = const 0 : index
      %153 = cmp.eq %151, %152 : bool
      %154 = const 0 : T
      %155 = select %153, %154, %109 : T
      store %155, %61, %96, %97";
    assert!(CONV2D.contains(load));
    let case = conv2d_of(&CONV2D.replace(load, chosen), [1, 1, 1]);
    assert!(is_fetched(&case.lower()));
    case.check(2);
}

/// What changes the elements, or needs what a producer does not know, stays with
/// the consumers.
#[test]
fn what_is_computed_is_no_gather() {
    let doubled =
        CONV2D.replace("store %109, %61, %96, %97", "%150 = bin.add %109, %109 : T\n      store %150, %61, %96, %97");
    // Numbers from a tensor that the kernel writes to, times zero.
    let counted = CONV2D.replace(
        "%68 pixel = bin.add %67, %65 : index",
        "%150 = load %2, %67, %65 : T
    %151 = cast %150 : index
    %152 = const 1 : index
    %153 = bin.sub %5, %152 : index
    %154 = bin.mul %151, %153 : index
    %155 = bin.add %67, %65 : index
    %68 pixel = bin.add %155, %154 : index",
    );
    for text in [doubled, counted] {
        assert_ne!(text, CONV2D);
        let case = conv2d_of(&text, [1, 1, 1]);
        assert!(!is_fetched(&case.lower()));
    }
}

#[test]
fn what_is_left_out_of_gathers_is_found() {
    let case = Case { windows: false, ..conv2d([1, 1, 1]) };
    let kernel = case.lower();
    let is_empty_wait = |kernel: &Kernel, inst: &Inst| matches!(inst.op, Op::MbarrierWait { buf } if kernel.bufs[buf].name.starts_with("empty"));
    type Fault<'f> = (&'f str, &'f dyn Fn(&Inst) -> bool);
    let faults: [Fault<'_>; 4] = [
        ("no proxy fence", &|inst| matches!(inst.op, Op::ProxyFence {})),
        ("nobody can go on", &|inst| matches!(inst.op, Op::CopyArrive { .. })),
        ("write byte", &|inst| is_empty_wait(&kernel, inst)),
        ("", &|inst| matches!(inst.op, Op::CopyAsync { .. })),
    ];
    for (message, which) in faults {
        let wrong = without(&kernel, message, which);
        let found = case.attempt(&wrong, 1).expect_err(message);
        assert!(found.contains(message), "expected {message}, found {found}");
    }
}

/// Products of masked scores, and sums that are written back as operands.
#[test]
fn scores_are_masked() {
    let mut rng = Rng::new(7);
    let func = instance(LINEAR_ATTENTION, &[64, 64, 64]);
    let [q, k, v] = [0; 3].map(|_| random(&mut rng, DType::BF16, &[1, 2, 150, 64], [-1, 1]));
    let outputs = vec![Buffer::zeros(DType::BF16, &[1, 2, 150, 64]), Buffer::zeros(DType::F32, &[1, 2, 64, 64])];
    Case::new(func, vec![q, k, v], outputs, vec![]).check(3);
}

type Kind = fn(&Op) -> bool;

#[test]
fn what_is_left_out_is_found() {
    // Codes come before the other operand: what that waits for would hide that
    // nobody waits for them. They are too many to share its barriers.
    let [a, codes, rest] = ["%37 = const", "%43 = const", "%51 = dim"].map(|line| INT4.find(line).expect("a line"));
    let text = [&INT4[..a], &INT4[codes..rest], &INT4[a..codes], &INT4[rest..]].concat();
    let case = int4(&text, [64, 128, 1024], &[64, 128, 64]);
    case.check(2);
    let kernel = case.lower();
    let faults: [(&str, Kind); 3] = [
        ("fence", |op| matches!(op, Op::ProxyFence {})),
        ("barrier", |op| matches!(op, Op::Barrier {})),
        ("warp barrier", |op| matches!(op, Op::WarpBarrier {})),
    ];
    for (name, which) in faults {
        let wrong = without(&kernel, name, |inst| which(&inst.op));
        let found = (0..8).any(|seed| case.attempt(&wrong, seed).is_err());
        assert!(found, "without a {name} it runs all the same");
    }
}

/// The whole programs, beside the kernels they are of; `TILE_BLESS=1` writes them.
#[test]
fn programs_are_as_written() {
    for (name, text, consts) in [
        ("attention_backward_fused", BACKWARD, &[32, 64, 64, 0][..]),
        ("conv2d", CONV2D, &[64, 32, 32]),
        ("matmul_int4", INT4, &[8, 64, 128]),
    ] {
        let func = instance(text, consts);
        let kernel = lower(&func, &LaunchFacts::strongest(&func), &divided()).expect("it has a lowering");
        tile_golden::check(format!("tests/simt/computed_operands/{name}.thread"), &print_brief(&kernel));
    }
}
