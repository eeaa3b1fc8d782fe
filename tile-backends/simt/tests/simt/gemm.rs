//! Matrix products and pipelines: every way an operand may lie, every type with
//! an instruction, loops of any length.

use crate::common::gemm::{change, count, product, random};
use crate::common::{agree, agree_tf32, fractions, plain, run_kernel, run_threads, run_threads_of, target};
use tile_core::elem::DType;
use tile_core::interp::{self, Options};
use tile_core::ir::Func;
use tile_core::passes::run_passes;
use tile_core::testing::{Buffer, Rng};
use tile_simt::facts::LaunchFacts;
use tile_simt::ir::{Kernel, Op};
use tile_simt::lower::{Target, lower};

/// Small integers, so that sums are exact in any order.
fn check(func: &Func, extents: [i64; 3], transposed: [bool; 2]) -> Result<(), String> {
    check_on(func, extents, transposed, &target())
}

fn check_on(func: &Func, [m, n, k]: [i64; 3], transposed: [bool; 2], target: &Target) -> Result<(), String> {
    let mut rng = Rng::new(7);
    let ty = |i: usize| func.ty(func.params[i].value).elem().dtype().expect("a concrete type");
    let flip = |t: bool, rows: i64, columns: i64| if t { [columns, rows] } else { [rows, columns] };
    let a = random(&mut rng, ty(0), flip(transposed[0], m, k));
    let b = random(&mut rng, ty(1), flip(transposed[1], k, n));
    let (mut expected, mut found) = (Buffer::zeros(ty(2), &[m, n]), Buffer::zeros(ty(2), &[m, n]));
    interp::run(func, "product", &mut [a.arg(), b.arg(), expected.arg_mut()], &Options::default())
        .map_err(|e| e.to_string())?;
    run_threads_of(func, &mut [a.arg(), b.arg(), found.arg_mut()], target)?;
    agree(&expected, &found, true)
}

const TYPES: [(DType, DType); 7] = [
    (DType::F16, DType::F32),
    (DType::BF16, DType::F32),
    (DType::I8, DType::I32),
    (DType::U8, DType::I32),
    (DType::F64, DType::F64),
    (DType::F32, DType::F32),
    (DType::I32, DType::I32),
];

#[test]
fn operands_may_lie_in_any_order() {
    for (ty, acc) in TYPES {
        for transposed in [[false, false], [false, true], [true, false], [true, true]] {
            let func = product(ty, acc, 32, 1, transposed, "shared");
            check(&func, [70, 65, 40], transposed).unwrap_or_else(|e| panic!("{ty} {transposed:?}: {e}"));
        }
    }
}

#[test]
fn the_left_operand_may_be_in_registers() {
    for (ty, acc) in TYPES {
        for transposed in [[false, false], [true, true]] {
            let func = product(ty, acc, 32, 1, transposed, "fragment");
            check(&func, [64, 64, 64], transposed).unwrap_or_else(|e| panic!("{ty} {transposed:?}: {e}"));
        }
    }
}

/// Where a software GPU executes the threads, a block is one warp, whose threads hold
/// large parts of a tile.
#[test]
fn few_threads_for_a_processor() {
    for (software_gpu, threads) in [(false, 128), (true, 32)] {
        let target = Target { software_gpu, ..plain() };
        let func = product(DType::F32, DType::F32, 32, 3, [false, true], "shared");
        let mut rng = Rng::new(5);
        let [a, b] = [random(&mut rng, DType::F32, [70, 40]), random(&mut rng, DType::F32, [65, 40])];
        let [mut expected, mut found] = [(); 2].map(|()| Buffer::zeros(DType::F32, &[70, 65]));
        interp::run(&func, "product", &mut [a.arg(), b.arg(), expected.arg_mut()], &Options::default())
            .expect("the interpreter runs it");
        let args = &mut [a.arg(), b.arg(), found.arg_mut()];
        let kernel = lower(&func, &LaunchFacts::of(args), &target).expect("it has a lowering");
        assert_eq!(kernel.threads, threads);
        run_kernel(&func, &kernel, args).expect("it runs");
        agree(&expected, &found, true).expect("it is right");
    }
}

/// Where lanes of vectors hand each other what they read, by every order of operands
/// and size of vectors.
#[test]
fn lanes_share_what_they_read() {
    for lanes in [4, 8, 16] {
        let target = Target { software_gpu: true, warp: lanes, shuffles: lanes, ..plain() };
        let orders = [[false, false], [false, true], [true, false], [true, true]];
        for (left, transposed) in
            ["shared", "fragment"].into_iter().flat_map(|left| orders.map(|transposed| (left, transposed)))
        {
            // One of the others each time.
            let (ty, acc) = TYPES[(lanes as usize + usize::from(transposed[0])) % TYPES.len()];
            for (ty, acc, k) in [(DType::F32, DType::F32, 20), (ty, acc, 16)] {
                let func = product(ty, acc, 16, 3, transposed, left);
                check_on(&func, [66, 64, k], transposed, &target)
                    .unwrap_or_else(|e| panic!("{lanes} lanes, {ty} {left} {transposed:?}: {e}"));
            }
        }
        let func = product(DType::F32, DType::F32, 32, 3, [false, true], "shared");
        let kernel = lower(&func, &LaunchFacts::strongest(&func), &target).expect("a kernel");
        // Of one operand each lane reads an element for all, and tensors are read where
        // they are.
        assert_eq!(kernel.threads, 16);
        assert!(kernel.shared_bytes() == 0, "{kernel:?}");
        let [loads, handed] =
            [count(&kernel, |op| matches!(op, Op::Load { .. })), count(&kernel, |op| matches!(op, Op::Shuffle { .. }))];
        assert!(handed > loads, "{loads} loads, {handed} handed on");
    }
}

/// Products of `f32` where the user lets operands be rounded.
#[test]
fn operands_may_be_rounded_to_tf32() {
    for left in ["shared", "fragment"] {
        for transposed in [[false, false], [false, true], [true, false], [true, true]] {
            let mut func = product(DType::F32, DType::F32, 32, 3, transposed, left);
            func.schedule.tf32 = true;
            let error = |e: String| panic!("{left} {transposed:?}: {e}");
            check(&func, [70, 65, 40], transposed).unwrap_or_else(error);
            let mut rng = Rng::new(5);
            let flip = |t: bool, rows: i64, columns: i64| if t { [columns, rows] } else { [rows, columns] };
            let a = fractions(&mut rng, &flip(transposed[0], 66, 72));
            let b = fractions(&mut rng, &flip(transposed[1], 72, 64));
            let mut found = Buffer::zeros(DType::F32, &[66, 64]);
            run_threads(&func, &mut [a.arg(), b.arg(), found.arg_mut()]).unwrap_or_else(error);
            agree_tf32([&a, &b], transposed, &found).unwrap_or_else(error);
        }
    }
    let mut func = product(DType::F32, DType::F32, 32, 3, [false, true], "shared");
    let products = |func: &Func| {
        let kernel = lower(func, &LaunchFacts::strongest(func), &target()).expect("a kernel");
        [count(&kernel, |op| matches!(op, Op::Mma { .. })), count(&kernel, |op| matches!(op, Op::LoadMatrix { .. }))]
    };
    assert_eq!(products(&func), [0, 0]);
    func.schedule.tf32 = true;
    // Per warp 32×32×32 in steps of 16×8×8, two loads of each operand a step, and
    // those of the first step before the loop.
    assert_eq!(products(&func), [32, 16 + 4]);
}

#[test]
fn pipelines_are_serial_loops_to_the_user() {
    for (ty, acc) in [(DType::F16, DType::F32), (DType::F32, DType::F32), (DType::I8, DType::I32)] {
        for stages in 1..=4 {
            // No iteration, one, fewer than stages, more; rows that are
            // multiples of an access and rows that are not.
            for k in [0, 5, 32, 48, 64, 100, 256] {
                let func = product(ty, acc, 32, stages, [false, false], "shared");
                check(&func, [64, 72, k], [false, false]).unwrap_or_else(|e| panic!("{ty} {stages} {k}: {e}"));
            }
        }
    }
}

/// The optimiser moves what does not depend on the counter in front of the loop.
#[test]
fn views_in_front_of_a_pipelined_loop_are_of_each_stage() {
    let mut func = product(DType::F16, DType::F32, 32, 3, [true, true], "shared");
    run_passes(&mut func, None).expect("it is valid");
    let kernel = lower(&func, &LaunchFacts::strongest(&func), &target()).expect("a kernel");
    assert_eq!(count(&kernel, |op| matches!(op, Op::CopyAsync { bytes: 16, .. })), 4 * 2 * 2);
    for k in [0, 32, 64, 256] {
        check(&func, [64, 72, k], [true, true]).unwrap_or_else(|e| panic!("{k}: {e}"));
    }
}

#[test]
fn the_machine_is_used() {
    let func = product(DType::F16, DType::F32, 32, 3, [false, true], "shared");
    let kernel = lower(&func, &LaunchFacts::strongest(&func), &target()).expect("a kernel");
    // Per warp 32×32×32 in steps of 16×8×16, two loads of each operand a step, and
    // those of the first step before the loop.
    assert_eq!(count(&kernel, |op| matches!(op, Op::Mma { .. })), 16);
    assert_eq!(count(&kernel, |op| matches!(op, Op::LoadMatrix { .. })), 8 + 4);
    // 64·32·2 bytes of each operand, 16 for each of 128 threads, before the
    // loop for each stage and once in it.
    assert_eq!(count(&kernel, |op| matches!(op, Op::CopyAsync { bytes: 16, .. })), 4 * 2 * 2);
    // Before the copies, before the first operands, once in the loop, after it, and
    // between the halves of the copy of the sum.
    assert_eq!(count(&kernel, |op| matches!(op, Op::Barrier {})), 5);
    // Padding would make them longer.
    assert!(kernel.bufs.values().all(|buf| !matches!(&*buf.name, "as" | "bs") || buf.len == 3 * 64 * 32));
    let serial = lower(&func, &LaunchFacts::weakest(&func), &target()).expect("a kernel");
    assert_eq!(count(&serial, |op| matches!(op, Op::CopyAsync { .. })), 0);
}

/// Words that a store to a tensor writes at least.
fn narrowest_store(kernel: &Kernel) -> usize {
    let mut narrowest = usize::MAX;
    kernel.walk(&mut |inst| {
        if let Op::Store { buf, guarded, .. } = inst.op
            && !kernel.bufs[buf].is_shared()
        {
            narrowest = narrowest.min(inst.args.len() - 1 - usize::from(guarded));
        }
    });
    narrowest
}

#[test]
fn sums_are_stored_in_whole_rows_where_stages_have_room() {
    for (stages, words) in [(3, 4), (2, 2)] {
        let func = product(DType::F16, DType::F32, 32, stages, [false, true], "shared");
        let kernel = lower(&func, &LaunchFacts::strongest(&func), &target()).expect("a kernel");
        assert_eq!(narrowest_store(&kernel), words, "{stages} stages");
    }
    // Rows that begin anywhere.
    let func = product(DType::F16, DType::F32, 32, 3, [false, true], "shared");
    let kernel = lower(&func, &LaunchFacts::weakest(&func), &target()).expect("a kernel");
    assert_eq!(narrowest_store(&kernel), 1);
}

#[test]
fn seeded_faults_are_caught() {
    let func = product(DType::F16, DType::F32, 32, 3, [false, false], "shared");
    let mut rng = Rng::new(3);
    let (a, b) = (random(&mut rng, DType::F16, [64, 192]), random(&mut rng, DType::F16, [192, 64]));
    let mut expected = Buffer::zeros(DType::F32, &[64, 64]);
    interp::run(&func, "product", &mut [a.arg(), b.arg(), expected.arg_mut()], &Options::default()).expect("runs");
    let kernel = {
        let mut found = Buffer::zeros(DType::F32, &[64, 64]);
        let args = [a.arg(), b.arg(), found.arg_mut()];
        lower(&func, &LaunchFacts::of(&args), &target()).expect("a kernel")
    };
    let attempt = |kernel: &Kernel| {
        let mut found = Buffer::zeros(DType::F32, &[64, 64]);
        run_kernel(&func, kernel, &mut [a.arg(), b.arg(), found.arg_mut()])?;
        agree(&expected, &found, true)
    };
    attempt(&kernel).expect("the kernel as it is");
    let mut insts = Vec::new();
    kernel.walk(&mut |inst| insts.push(inst.op.clone()));
    let mut seeded = 0;
    for (at, op) in insts.iter().enumerate() {
        let fault: fn(&mut Op) = match op {
            // A barrier is forgotten.
            Op::Barrier {} => |op| *op = Op::Phase {},
            // A copy is waited for too late.
            Op::CopyWait { pending: 1 } => |op| *op = Op::CopyWait { pending: 2 },
            // Groups are not told apart.
            Op::CopyCommit {} => |op| *op = Op::Phase {},
            // A copy goes to another place of its stage.
            Op::CopyAsync { .. } => |op| {
                if let Op::CopyAsync { dst_offset, .. } = op {
                    *dst_offset += 8;
                }
            },
            _ => continue,
        };
        let mut faulty = kernel.clone();
        change(&mut faulty, at, fault);
        // The barriers before and after the loop guard what this kernel does
        // not have: other uses of the tiles' memory.
        let around = matches!(op, Op::Barrier {}) && attempt(&faulty).is_ok();
        if around {
            continue;
        }
        seeded += 1;
        assert!(attempt(&faulty).is_err(), "{op:?} at {at} is not missed");
    }
    assert!(seeded >= 6, "{seeded} faults");
}
