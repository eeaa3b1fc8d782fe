//! Loads of constants while the launch in front runs: what kernels compute, under several orders of
//! what may happen at any time, that only loads of constants go in front of the wait, and that the
//! interpreter finds any other.

use crate::common::gemm::{Case, product};
use crate::common::{divided, reads_back, without};
use tile_core::elem::DType;
use tile_core::ir::text::parse;
use tile_simt::facts::LaunchFacts;
use tile_simt::interp::Options as Order;
use tile_simt::ir::{Block, Inst, Kernel, Op};
use tile_simt::lower::{Target, lower, lower_observed, with_workspaces};

fn target() -> Target {
    Target { dependent_launch: true, ..divided() }
}

/// A product in tiles of 64×64×64.
fn case(extents: [i64; 3]) -> Case {
    let func = product(DType::BF16, DType::F32, 64, 3, [false, true], "shared");
    Case::new(func, 5, [DType::BF16, DType::F32], extents, [false, true])
}

/// The program of a product whose operands with these numbers are constants.
fn lowered(case: &Case, constants: &[usize], split: u32) -> Kernel {
    lower(&case.func, &facts(case, constants, split), &target()).expect("it has a lowering")
}

fn facts(case: &Case, constants: &[usize], split: u32) -> LaunchFacts {
    let mut facts = LaunchFacts { split, ..case.facts() };
    constants.iter().for_each(|&number| facts.tensors[number].constant = true);
    facts
}

/// In program order, whether each wait for the launch in front and each TMA load is a load, by role.
fn by_role(kernel: &Kernel) -> Vec<Vec<bool>> {
    fn visit(block: &Block, found: &mut Vec<bool>) {
        for inst in &block.insts {
            match inst.op {
                Op::LaunchWait {} => found.push(false),
                Op::TmaLoad { .. } => found.push(true),
                _ => inst.blocks.iter().for_each(|block| visit(block, found)),
            }
        }
    }
    let roles = kernel.body.insts.iter().find(|inst| matches!(inst.op, Op::WarpSpecialize { .. }));
    let of = |role: &Block| {
        let mut found = Vec::new();
        visit(role, &mut found);
        found
    };
    roles.expect("it has roles").blocks.iter().map(of).collect()
}

#[test]
fn constants_are_loaded_in_front_of_the_wait() {
    let case = case([130, 72, 776]);
    // Each role waits once: one that computes behind nothing, the producer behind the constants' copies.
    assert_eq!(by_role(&lowered(&case, &[1], 1)), [vec![false], vec![true, false, true]]);
    assert_eq!(by_role(&lowered(&case, &[0, 1], 1)), [vec![false], vec![true, true, false]]);
    // Without constants all wait in front of the roles.
    let plain = lowered(&case, &[], 1);
    assert!(by_role(&plain).iter().flatten().all(|&load| load));
    assert!(plain.body.insts.iter().any(|inst| matches!(inst.op, Op::LaunchWait {})));
    reads_back(&lowered(&case, &[1], 1)).expect("constants have a text");
}

#[test]
fn results_are_the_same() {
    for constants in [&[0][..], &[1], &[0, 1]] {
        for (split, extents) in [(1, [130, 200, 776]), (1, [64, 64, 8]), (4, [64, 64, 1024]), (2, [24, 72, 320])] {
            let case = case(extents);
            let kernel = lowered(&case, constants, split);
            for seed in 0..4 {
                for workers in [split, 2 * split] {
                    case.attempt(&case.func, &kernel, &Order { workers, seed })
                        .unwrap_or_else(|e| panic!("{constants:?} {extents:?} split {split} seed {seed}: {e}"));
                }
            }
        }
    }
}

#[test]
fn blocks_divide_what_is_left() {
    for (extents, workers) in [([64, 192, 320], 4), ([128, 320, 264], 3), ([64, 64, 64], 5)] {
        let case = case(extents);
        let func = with_workspaces(&case.func, 5);
        let facts = LaunchFacts { stream: 5, ..facts(&case, &[1], 1) };
        let kernel = lower(&func, &facts, &target()).expect("it has a lowering");
        assert!(by_role(&kernel)[1][0], "a constant is loaded first");
        for seed in 0..4 {
            case.attempt(&func, &kernel, &Order { workers, seed })
                .unwrap_or_else(|e| panic!("{extents:?} by {workers} seed {seed}: {e}"));
        }
    }
}

#[test]
fn other_loads_in_front_of_the_wait_are_found() {
    let case = case([64, 64, 256]);
    let mut kernel = lowered(&case, &[1], 1);
    let early = kernel.constants.pop_first().expect("it has a constant");
    let fault = case.attempt(&case.func, &kernel, &Order { workers: 1, seed: 0 }).expect_err("it may be written");
    assert!(fault.contains("launches before"), "{fault}");
    // And a role that does not wait.
    kernel.constants.insert(early);
    let mut waits = 0;
    let second = |inst: &Inst| {
        waits += u32::from(matches!(inst.op, Op::LaunchWait {}));
        waits == 2 && matches!(inst.op, Op::LaunchWait {})
    };
    let without = without(&kernel, "no wait", second);
    let fault = case.attempt(&case.func, &without, &Order { workers: 1, seed: 0 }).expect_err("a may be written");
    assert!(fault.contains("launches before"), "{fault}");
}

#[test]
fn the_plan_says_which_pipelines_are_early() {
    let case = case([64, 64, 256]);
    let text = |constants: &[usize]| {
        let facts = facts(&case, constants, 1);
        let lowering = lower_observed(&case.func, &facts, &target(), &mut |_, _| {}).expect("it has a lowering");
        lowering.decisions().expect("it has a plan").to_string()
    };
    let [plain, early] = [text(&[]), text(&[1])];
    assert!(!plain.contains("ahead of the launch"), "{plain}");
    let lines: Vec<&str> = early.lines().map(str::trim).collect();
    let at = lines.iter().position(|line| line.ends_with("of constants, ahead of the launch in front"));
    assert!(at.is_some_and(|at| lines[at + 1] == "%15 TMA tile"), "{early}");
}

#[test]
fn what_depends_on_tensors_waits() {
    // Rows of b are at an offset that a tensor holds, which the launch in front may write.
    let func = parse(
        "kernel k(%a a: global<bf16, [?, ?]>, %b b: global<bf16, [?, ?]>, %o o: global<i32, [1]>, \
         %c c: mut global<f32, [?, ?]>) body {
          %as = alloc : shared<bf16, [64, 64]>  %bs = alloc : shared<bf16, [64, 64]>
          %acc = alloc : fragment<f32, [64, 64]>
          %z = const 0 : f32  fill %acc, %z
          %zero = const 0 : index  %one = const 1 : index  %d = const 64 : index  %steps = const 4 : index
          %first32 = load %o, %zero : i32  %first = cast %first32 : index
          for %zero, %steps, %one, kind = pipelined(3) (%i: index) {
            %at = bin.mul %i, %d : index
            %ra = region %a, %zero, %at, axes = [64, 64] : global<bf16, [64, 64]>
            copy %ra, %as
            %rb = region %b, %first, %at, axes = [64, 64] : global<bf16, [64, 64]>
            copy %rb, %bs
            %bt = permute %bs, axes = [1, 0] : shared<bf16, [64, 64]>
            gemm %as, %bt, %acc, accumulate
          }
          %rc = region %c, %zero, %zero, axes = [64, 64] : global<f32, [64, 64]>
          copy %acc, %rc
        }",
    )
    .expect("well-formed");
    let mut facts = LaunchFacts::strongest(&func);
    facts.tensors[1].constant = true;
    let kernel = lower(&func, &facts, &target()).expect("it has a lowering");
    assert!(by_role(&kernel).iter().flatten().all(|&load| load), "the wait is in front of the roles");
}
