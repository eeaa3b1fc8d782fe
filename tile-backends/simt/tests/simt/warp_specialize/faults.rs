//! Seeded faults of warp-specialised kernels: the thread interpreter finds each.

use super::attention::{SCALED, Scaled};
use super::*;

/// What is taken away, one at a time, is missed under some order.
#[test]
fn what_is_left_out_is_found() {
    let func = product(DType::BF16, DType::F32, DType::BF16, [128, 64, 64], 3, [false, true]);
    let case = Case::new(&func, [256, 128, 320], [false, true]);
    missed(&case.lower(&func), &KINDS, &|kernel, order| case.attempt(&func, kernel, order));
}

/// The same where two products are in flight at once.
#[test]
fn what_is_left_out_between_two_products_is_found() {
    let func = parse(&SCALED.replace("TYPE", "bf16").replace("ROWS", "64")).expect("it is well-formed");
    let case = Scaled::new(&func, [128, 64, 224]);
    // A round, half of one, and a last iteration. One fence is enough for both
    // products, and the sum goes out by plain stores or with barriers that one tile
    // does not need.
    let kinds: Vec<_> = KINDS[..7].iter().copied().filter(|(name, _)| *name != "wgmma_fence").collect();
    missed(&case.lower(&func), &kinds, &|kernel, order| case.attempt(&func, kernel, order));
}

fn missed(kernel: &Kernel, kinds: &[(&str, Kind)], attempt: &dyn Fn(&Kernel, &Order) -> Result<(), String>) {
    for &(name, kind) in kinds {
        let total = count(kernel, kind);
        assert!(total > 0, "there is no {name}");
        for victim in 0..total {
            let mut faulty = kernel.clone();
            let mut seen = 0;
            each(&mut faulty.body, &mut |op| {
                if kind(op) {
                    if seen == victim {
                        *op = Op::Phase {};
                    }
                    seen += 1;
                }
            });
            // The verifier is not asked: phases take no operands.
            // One worker, so that every pipeline goes around.
            let found = (0..6).any(|seed| attempt(&faulty, &Order { workers: 1, seed }).is_err());
            assert!(found, "{name} number {victim} is not missed");
        }
    }
}

/// An operand of an operation as it should not be: one more, among as many as there are.
#[derive(Clone, Copy)]
struct Wrong {
    operand: usize,
    by: i128,
    of: i128,
}

/// What can be wrong with an operation on barriers: the other parity, and another stage.
fn wrongs(kernel: &Kernel, op: &Op) -> Vec<Wrong> {
    let stages = |buf: Buf| i128::from(kernel.bufs[buf].len);
    let stage = |operand, buf| Wrong { operand, by: 1, of: stages(buf) };
    let found = match *op {
        Op::MbarrierWait { buf } => vec![stage(0, buf), Wrong { operand: 1, by: 1, of: 2 }],
        Op::MbarrierArrive { buf, remote: false } | Op::MbarrierExpect { buf, .. } => vec![stage(0, buf)],
        // Where the copy goes, and whom it tells.
        Op::TmaLoad { dst, signal, .. } => {
            let elements = i128::from(kernel.bufs[dst].len);
            vec![Wrong { operand: 0, by: elements / stages(signal), of: elements }, stage(1, signal)]
        }
        _ => Vec::new(),
    };
    // There is no other stage than one.
    found.into_iter().filter(|wrong| wrong.by < wrong.of).collect()
}

/// Makes an operand of the instruction of this number, in program order, wrong.
fn make_wrong(kernel: &mut Kernel, number: usize, wrong: Wrong) {
    fn visit(block: &mut Block, vals: &mut Map<Val, DType>, left: &mut usize, wrong: Wrong) -> bool {
        for at in 0..block.insts.len() {
            if *left == 0 {
                let old = block.insts[at].args[wrong.operand];
                let ty = vals[old];
                let mut made = Vec::new();
                let mut make = |op, args: &[Val]| {
                    let result = vals.push(ty);
                    let (args, span) = (args.to_vec(), block.insts[at].span);
                    made.push(Inst {
                        op,
                        args,
                        results: vec![result],
                        blocks: Vec::new(),
                        hints: tile_core::ir::CopyHints::default(),
                        span,
                    });
                    result
                };
                let by = make(Op::Const { value: Literal::Int(wrong.by) }, &[]);
                let of = make(Op::Const { value: Literal::Int(wrong.of) }, &[]);
                let sum = make(Op::Bin { op: BinOp::Add }, &[old, by]);
                let new = make(Op::Bin { op: BinOp::Rem }, &[sum, of]);
                block.insts[at].args[wrong.operand] = new;
                block.insts.splice(at..at, made);
                return true;
            }
            *left -= 1;
            if block.insts[at].blocks.iter_mut().any(|block| visit(block, vals, left, wrong)) {
                return true;
            }
        }
        false
    }
    let mut left = number;
    assert!(visit(&mut kernel.body, &mut kernel.vals, &mut left, wrong), "there is no instruction {number}");
}

/// What is there and wrong is found, too.
#[test]
fn wrong_phases_and_stages_are_found() {
    let func = product(DType::BF16, DType::F32, DType::BF16, [128, 64, 64], 3, [false, true]);
    let case = Case::new(&func, [256, 128, 320], [false, true]);
    let kernel = case.lower(&func);
    let mut faults = Vec::new();
    let mut number = 0;
    kernel.walk(&mut |inst| {
        faults.extend(wrongs(&kernel, &inst.op).into_iter().map(|wrong| (number, inst.op.clone(), wrong)));
        number += 1;
    });
    assert!(faults.len() >= 8, "{} faults", faults.len());
    for (number, op, wrong) in faults {
        let mut faulty = kernel.clone();
        make_wrong(&mut faulty, number, wrong);
        let found = (0..6).any(|seed| case.attempt(&func, &faulty, &Order { workers: 1, seed }).is_err());
        assert!(found, "operand {} of {op:?}, plus {}, is not missed", wrong.operand, wrong.by);
    }
}
