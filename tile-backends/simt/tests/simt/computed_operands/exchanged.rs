//! Operands that threads compute and exchange through shared memory.

use super::*;

fn gradients(text: &str, consts: [i64; 4], [heads, m, n]: [i64; 3]) -> Case {
    let mut rng = Rng::new(9);
    let d = consts[2];
    let [q, d_out] = [0; 2].map(|_| random(&mut rng, DType::BF16, &[1, heads, m, d], [-1, 1]));
    let [k, v] = [0; 2].map(|_| random(&mut rng, DType::BF16, &[1, 1, n, d], [-1, 1]));
    let [lse, delta] = [[4, 6], [-1, 1]].map(|range| random(&mut rng, DType::F32, &[1, heads, m], range));
    let d_q = Buffer::zeros(DType::F32, &[1, heads, m, d]);
    let [d_k, d_v] = [0; 2].map(|_| Buffer::zeros(DType::BF16, &[1, 1, n, d]));
    let (inputs, outputs) = (vec![q, k, v, d_out, lse, delta], vec![d_q, d_k, d_v]);
    Case::new(instance(text, &consts), inputs, outputs, vec![Scalar::new(0.125_f32)])
}

/// One run of a kernel that adds to zeros.
fn added_up(case: &Case, kernel: &Kernel, seed: u64) -> Result<(), String> {
    let zeros = |buffer: &Buffer| Buffer::zeros(buffer.dtype(), buffer.shape());
    let mut found: Vec<Buffer> = case.expected.iter().map(zeros).collect();
    let order = Order { workers: 2, seed };
    run_kernel_with(&case.func, kernel, &mut args(&case.inputs, &mut found, &case.scalars), &order)?;
    case.expected.iter().zip(&found).try_for_each(|(expected, found)| agree(expected, found, false))
}

/// Five products of one step: two that are in flight at once, two whose left
/// operands are registers, and one of a tile that all warpgroups wrote, which
/// they share by columns, of one panel or of two. That one is added in bulk. Where
/// they share all by columns, no left operand is in registers. The first product
/// is begun an iteration ahead, and once before the loop, if tiles come by TMA
/// copies and have two stages, and registers suffice.
#[test]
fn gradients_are_added_up() {
    let one_slot = BACKWARD.replace("pipelined(2)", "pipelined(1)");
    assert_ne!(one_slot, BACKWARD);
    for (text, consts, m, n, ahead) in [
        (BACKWARD, [64, 64, 64, 1], 100, 150, true),
        // TMA copies bring rows of whole 16 bytes.
        (BACKWARD, [64, 128, 128, 0], 70, 130, false),
        // dS is read from shared memory, which leaves registers for the next scores.
        (BACKWARD, [64, 128, 128, 1], 132, 130, true),
        (BACKWARD, [64, 128, 64, 1], 132, 130, true),
        (BACKWARD, [64, 64, 256, 1], 132, 70, false),
        (BACKWARD, [64, 64, 256, 0], 20, 70, false),
        (BACKWARD, [32, 64, 256, 1], 100, 70, true),
        (&one_slot, [64, 64, 64, 0], 130, 64, false),
    ] {
        let case = gradients(text, consts, [2, m, n]);
        let kernel = case.lower();
        assert_eq!(kernel.bufs.values().any(|buf| buf.name == "exchanged"), consts[2] == 256);
        assert!(count(&kernel, |op| matches!(op, Op::TmaStore { add: true, .. })) > 0);
        assert_eq!(count(&kernel, |op| matches!(op, Op::Atomic { .. })), 0);
        let products = count(&kernel, |op| matches!(op, Op::WgmmaCommit {}));
        assert_eq!(products, if ahead { 1 + 5 } else { 5 }, "{consts:?}");
        for seed in 0..2 {
            added_up(&case, &kernel, seed).unwrap_or_else(|e| panic!("{consts:?} seed {seed}: {e}"));
        }
    }
}

/// Who writes an operand anew has met those who multiplied it when they were done,
/// not only when they had begun to; if there are stages ahead, nothing else makes it
/// wait.
#[test]
fn what_is_left_out_of_exchanges_is_found() {
    let case = gradients(BACKWARD, [32, 64, 256, 0], [1, 132, 64]);
    let mut wrong = case.lower();
    assert!(remove_waits_before_barriers(&mut wrong.body) > 0);
    assert!((0..6).any(|seed| added_up(&case, &wrong, seed).is_err()), "without a wait it runs all the same");
}

/// Removes the last wait for products before each barrier; how many.
fn remove_waits_before_barriers(block: &mut Block) -> usize {
    let mut removed = 0;
    let (mut wait, mut at) = (None, 0);
    while at < block.insts.len() {
        match block.insts[at].op {
            Op::WgmmaWait { .. } => wait = Some(at),
            Op::Barrier {} => {
                if let Some(before) = wait.take() {
                    block.insts.remove(before);
                    (removed, at) = (removed + 1, at - 1);
                }
            }
            _ => {}
        }
        at += 1;
    }
    let inner = block.insts.iter_mut().flat_map(|inst| &mut inst.blocks);
    removed + inner.map(remove_waits_before_barriers).sum::<usize>()
}

fn latent(text: &str, [heads, d, rope]: [i64; 3], lens: [i32; 2], consts: [i64; 2]) -> Case {
    let mut rng = Rng::new(10);
    let mut tensor = |shape: &[i64]| random(&mut rng, DType::BF16, shape, [-1, 1]);
    let inputs = vec![
        tensor(&[2, heads, d]),
        tensor(&[2, heads, rope]),
        tensor(&[2, 170, d]),
        tensor(&[2, 170, rope]),
        Buffer::new(&[2], &lens),
    ];
    let outputs = vec![Buffer::zeros(DType::F32, &[2, 2, heads, d]), Buffer::zeros(DType::F32, &[2, 2, heads])];
    let consts = [consts[0], consts[1], d, rope];
    Case::new(instance(text, &consts), inputs, outputs, vec![Scalar::new(0.0625_f32)])
}

/// How many barriers hand something over.
fn handings(kernel: &Kernel) -> usize {
    kernel.bufs.values().filter(|buf| buf.name.starts_with("taken_")).count()
}

/// Rows that two warpgroups share by columns: they make the weights alternately, and
/// weights go from each to both.
#[test]
fn columns_are_shared() {
    let case = latent(MLA, [70, 512, 32], [130, 50], [64, 64]);
    let kernel = case.lower();
    assert_eq!((kernel.threads, handings(&kernel)), (3 * 128, 1));
    case.check(2);
}

/// No iterations, one, an even and an odd number of them; tiles of one stage, of
/// which nothing may be begun early.
#[test]
fn warpgroups_alternate() {
    let one_slot = MLA.replace("pipelined(2)", "pipelined(1)");
    assert_ne!(one_slot, MLA);
    for (text, lens, seeds) in [(MLA, [0, 20], 2), (MLA, [64, 128], 2), (MLA, [170, 65], 2), (&one_slot, [161, 64], 2)]
    {
        let case = latent(text, [64, 384, 16], lens, [64, 32]);
        assert_eq!(handings(&case.lower()), 1);
        case.check(seeds);
    }
}

/// Where what one makes alone goes elsewhere, too, or reads the sum that all
/// share, all do everything together.
#[test]
fn who_meets_does_not_alternate() {
    let twice = MLA.replace("    copy %52, %53\n", "    copy %52, %53\n    copy %53, %52\n");
    assert_ne!(twice, MLA);
    let case = latent(&twice, [64, 384, 16], [50, 32], [64, 32]);
    assert_eq!(handings(&case.lower()), 0);
    case.check(1);
}

#[test]
fn what_is_left_out_of_pingpong_is_found() {
    let case = latent(MLA, [64, 384, 16], [97, 64], [64, 32]);
    let kernel = case.lower();
    let named = |buf, name: &str| kernel.bufs[buf].name.starts_with(name);
    type Fault<'f> = (&'f str, &'f dyn Fn(&Inst) -> bool);
    let faults: [Fault<'_>; 5] = [
        (
            "no wait for what is handed over",
            &|inst| matches!(inst.op, Op::MbarrierWait { buf } if named(buf, "handed_")),
        ),
        ("no wait for who takes it", &|inst| matches!(inst.op, Op::MbarrierWait { buf } if named(buf, "taken_"))),
        ("nothing handed over", &|inst| matches!(inst.op, Op::MbarrierArrive { buf, .. } if named(buf, "handed_"))),
        ("no proxy fence", &|inst| matches!(inst.op, Op::ProxyFence {})),
        ("no warp barrier", &|inst| matches!(inst.op, Op::WarpBarrier {})),
    ];
    for (name, which) in faults {
        let wrong = without(&kernel, name, which);
        assert!((0..6).any(|seed| case.attempt(&wrong, seed).is_err()), "{name}: it runs all the same");
    }
}
