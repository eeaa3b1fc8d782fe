//! Rows that are gathered by index, and sums whose rows are scattered.

use super::{Case, count, instance, is_fetched, random};
use crate::common::{agree, run_kernel_with, without};
use tile_core::elem::DType;
use tile_core::interp::scalar::Number;
use tile_core::ir::text::parse;
use tile_core::passes::run_passes;
use tile_core::testing::{Buffer, Rng};
use tile_simt::interp::Options as Order;
use tile_simt::ir::{Home, Inst, Kernel, Op};

const MOE: &str = include_str!("moe_matmul.tile");

/// 80 slots of 40 tokens, some of them of nobody, by experts of which the last is none; so many
/// columns of results of a type.
fn moe(tiles: [i64; 3], columns: i64, out: DType) -> Case {
    let mut rng = Rng::new(8);
    let x = random(&mut rng, DType::BF16, &[40, 72], [-2, 2]);
    let w = random(&mut rng, DType::BF16, &[3, columns, 72], [-2, 2]);
    let experts_of_tiles = [2, 0, 1, 3];
    let mut slots = Buffer::zeros(DType::I32, &[tiles[0] * 4]);
    for i in 0..slots.len() {
        // Each slot at most once: rows of the output are written once.
        let slot = if i % 5 == 0 || i >= 80 { -1 } else { (i as i64 * 7) % 80 };
        slots.set(i, Number::Int(slot.into()).encode(DType::I32, None));
    }
    let mut experts = Buffer::zeros(DType::I32, &[4]);
    for (i, expert) in experts_of_tiles.into_iter().enumerate() {
        experts.set(i, Number::Int(i64::from(expert).into()).encode(DType::I32, None));
    }
    let mut text = MOE.to_owned();
    let parts =
        ["%4 y: mut global<", "%25 y_s = alloc : fragment<", "%65 = region %4, %62, %64, axes = [?, BN] : global<"];
    for part in parts {
        text = text.replace(&format!("{part}T,"), &format!("{part}{out},"));
    }
    let [bm, bn, bk] = tiles;
    let y = Buffer::zeros(out, &[80, columns]);
    Case::new(instance(&text, &[bm, bn, bk, 2]), vec![x, w, slots, experts], vec![y], vec![])
}

/// Runs a kernel on outputs of zeros: rows of nobody keep what they had.
fn attempt(case: &Case, kernel: &Kernel, seed: u64) -> Result<(), String> {
    let mut found = case.expected.clone();
    found.iter_mut().for_each(|buffer| *buffer = Buffer::zeros(buffer.dtype(), buffer.shape()));
    let order = Order { workers: 2, seed };
    run_kernel_with(&case.func, kernel, &mut super::args(&case.inputs, &mut found, &[]), &order)?;
    agree(&case.expected[0], &found[0], false)
}

/// The bytes of each store to a tensor.
fn store_bytes(kernel: &Kernel) -> Vec<usize> {
    let mut bytes = Vec::new();
    kernel.walk(&mut |inst| {
        if let Op::Store { buf, guarded, .. } = inst.op
            && let data = &kernel.bufs[buf]
            && matches!(data.home, Home::Global { .. })
        {
            bytes.push((inst.args.len() - 1 - usize::from(guarded)) * data.elem.bytes());
        }
    });
    bytes
}

#[test]
fn rows_are_gathered_and_scattered_in_wide_stores() {
    let cases = [
        ([64, 32, 32], 80, DType::BF16, true),
        ([64, 64, 32], 80, DType::F32, true),
        ([128, 64, 64], 96, DType::BF16, true),
        ([128, 192, 32], 192, DType::BF16, true),
        // Rows begin anywhere.
        ([64, 32, 32], 76, DType::BF16, false),
    ];
    for (tiles, columns, out, wide) in cases {
        let case = moe(tiles, columns, out);
        let kernel = case.lower();
        assert!(is_fetched(&kernel));
        let bytes = store_bytes(&kernel);
        assert!(!bytes.is_empty() && bytes.iter().all(|&bytes| (bytes == 16) == wide), "{tiles:?}: {bytes:?}");
        for seed in 0..2 {
            attempt(&case, &kernel, seed).unwrap_or_else(|e| panic!("{tiles:?}, {columns}, {out}, seed {seed}: {e}"));
        }
    }
}

/// A kernel that scatters a sum, and copies it as well: TMA stores read the same buffers.
const BOTH: &str = include_str!("../../filetests/plan/scatter.tile");

#[test]
fn buffers_are_shared_with_tma_stores() {
    let (text, _) = BOTH.split_once("\n; operands").expect("a plan follows");
    let text = text.replace(
        "scatter %c_s",
        "%dt = region %d, %i, %j, axes = [64, 32] : global<bf16, [64, 32]>\n  copy %c_s, %dt\n  scatter %c_s",
    );
    let text = text.replace("%c c: mut", "%d d: mut global<bf16, [?, ?]>,\n  %c c: mut");
    let mut func = parse(&text).expect("it is well-formed");
    run_passes(&mut func, None).expect("the passes hold");
    let mut rng = Rng::new(3);
    let a = random(&mut rng, DType::BF16, &[256, 64], [-2, 2]);
    let b = random(&mut rng, DType::BF16, &[2, 96, 64], [-2, 2]);
    let rows = |len: i64, row: &dyn Fn(i64) -> i64| {
        let mut rows = Buffer::zeros(DType::I32, &[len]);
        (0..len).for_each(|i| rows.set(i as usize, Number::Int(row(i).into()).encode(DType::I32, None)));
        rows
    };
    let (list, number) = (rows(256, &|i| 255 - i), rows(4, &|i| i % 2));
    let outputs = [Buffer::zeros(DType::BF16, &[256, 96]), Buffer::zeros(DType::BF16, &[256, 96])];
    let case = Case::new(func, vec![a, b, list, number], outputs.into(), vec![]);
    let kernel = case.lower();
    assert!(count(&kernel, |op| matches!(op, Op::TmaStore { .. })) > 0, "one of them is a TMA store");
    assert!(store_bytes(&kernel).contains(&16), "the other is not");
    case.check(3);
    let wrong = without(&kernel, "wait", &|inst: &Inst| matches!(inst.op, Op::TmaWait { .. }));
    case.attempt(&wrong, 1).expect_err("nobody waits for TMA stores");
}

#[test]
fn buffers_are_in_order() {
    let case = moe([64, 64, 32], 128, DType::F32);
    let kernel = case.lower();
    assert!(count(&kernel, |op| matches!(op, Op::GroupBarrier {})) > 2, "panels take turns");
    let wrong = without(&kernel, "barrier", &|inst: &Inst| matches!(inst.op, Op::GroupBarrier {}));
    let found = attempt(&case, &wrong, 1).expect_err("nothing is in order");
    assert!(found.contains("that thread"), "{found}");
}
