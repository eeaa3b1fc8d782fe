//! Kernels that request one or two vector units.

use crate::core_barriers::powers;
use crate::core_transfer::{Kind, M, chain, inputs};
use crate::programs::Kernel;
use crate::{Input, check, emitted, noise, run};
use tile_ascend::Chip;
use tile_ascend::ascendc::{self, EmitError, Source, Task, plan_memory};
use tile_ascend::ir::{BinaryOp, Level, Mmad, Op, Operand, Program, TransferHalf, Vectors};
use tile_core::elem::DType;
use tile_core::ir::BinOp;
use tile_core::num::f16;

const HALF: u32 = M / 2;

fn asked(mut program: Program, units: u32) -> Program {
    program.vectors = Vectors::Requested(units);
    program
}

#[test]
fn one_unit_does_everything_where_a_kernel_asks_for_it() {
    let program = asked(chain(2, Kind::Rows), 1);
    let planned = plan_memory(&program).expect("the tiles fit");
    assert_eq!(planned.vectors, Vectors::One("the kernel asks for it".to_owned()));
    let source = emitted(&program);
    assert_eq!(source.task, Task::Mix(1));
    assert!(!source.text.contains("GetSubBlockIdx"), "{}", source.text);
    check(&program, 2, &inputs(70, 3, Kind::Rows));
}

/// Unasked, one of them does everything.
#[test]
fn both_units_work_where_a_kernel_asks_for_it() {
    for chip in ["910B1", "950PR_9589"] {
        let mut program = asked(chain(2, Kind::Twice), 2);
        program.chip = Chip::from_name(chip).expect("it is there");
        assert_eq!(emitted(&program).task, Task::Mix(2));
        check(&program, 2, &inputs(70, 3, Kind::Twice));
    }
}

/// `y = 2·x·w`, and `z` that and, in the first half of the rows of a block, what `y`
/// has in the second. The cube writes half of that over it before it is read, if asked.
fn folded(units: u32, by_cube: bool) -> Program {
    let mut k = Kernel::new("folded");
    let [x, w] = ["x", "w"].map(|name| k.tensor(name, DType::F16, false));
    let [y, z] = ["y", "z"].map(|name| k.tensor(name, DType::F32, true));
    let rows = k.param("rows", DType::Index);
    let count = k.div_up(rows, M.into());
    k.blocks(count, |k, block| {
        let [zero, one, m, half] = [0, 1, M, HALF].map(|value| k.b.int(value.into()));
        let row = k.b.mul(block, m);
        let left = k.b.bin(BinOp::Sub, rows, row);
        let end = k.min(left, m);
        let at = k.b.mul(row, m);
        let [x_s, w_s] = ["x_s", "w_s"].map(|name| k.tile(name, Level::L1, DType::F16, &[M, M]));
        let pad = Some(k.float(0.0, DType::F16));
        let subview = k.subview(x, at, &[(m, end), (one, m)]);
        k.b.push(Op::Load { dst: x_s, subview, pad });
        let subview = k.subview(w, zero, &[(m, m), (one, m)]);
        k.b.push(Op::Load { dst: w_s, subview, pad: None });
        let s = k.tile("s", Level::L0C, DType::F32, &[M, M]);
        let init = k.b.truth(true);
        let (a_transposed, b_transposed, tf32) = (false, false, false);
        k.b.push(Op::Mmad(Mmad { dst: s, a: x_s, b: w_s, a_transposed, b_transposed, init, m, k: m, n: m, tf32 }));
        let t = k.ub("t", &[M, M]);
        k.b.push(Op::Move { dst: t, src: s, half: TransferHalf::Both });
        let two = k.float(2.0, DType::F32);
        k.b.push(Op::Binary { op: BinaryOp::Mul, dst: t, a: t, b: Operand::Scalar(two) });
        let subview = k.subview(y, at, &[(m, end), (one, m)]);
        k.b.push(Op::store(subview.clone(), t));
        if by_cube {
            k.b.push(Op::store(subview, s));
        }
        let beyond = k.b.bin(BinOp::Sub, end, half);
        let there = k.b.bin(BinOp::Max, beyond, zero);
        let past = k.b.mul(half, m);
        let from = k.b.add(at, past);
        let r = k.ub("r", &[M, M]);
        let subview = k.subview(y, from, &[(m, there), (one, m)]);
        let pad = Some(k.float(0.0, DType::F32));
        k.b.push(Op::Load { dst: r, subview, pad });
        k.b.push(Op::Binary { op: BinaryOp::Add, dst: r, a: r, b: Operand::Tile(t) });
        let subview = k.subview(z, at, &[(m, end), (one, m)]);
        k.b.push(Op::store(subview, r));
    });
    Program { vectors: Vectors::Requested(units), ..k.finish() }
}

fn folded_inputs(rows: usize, by_cube: bool) -> Vec<Input> {
    let m = M as usize;
    let halves = |count: usize, seed: u32| -> Vec<f32> {
        noise(count, seed).into_iter().map(|x| f16::from_f32(x).to_f32()).collect()
    };
    let (x, w) = (halves(rows * m, 1), halves(m * m, 2));
    let t: Vec<f32> =
        (0..rows * m).map(|i| 2.0 * (0..m).map(|q| x[i / m * m + q] * w[q * m + i % m]).sum::<f32>()).collect();
    let y: Vec<f32> = t.iter().map(|&t| if by_cube { t / 2.0 } else { t }).collect();
    let z = (0..rows * m).map(|i| {
        let (row, other) = (i / m, i + HALF as usize * m);
        t[i] + if row % m < HALF as usize && other < y.len() { y[other] } else { 0.0 }
    });
    let z = z.collect();
    vec![Input::F16(x), Input::F16(w), Input::Out(y), Input::Out(z), Input::Int(rows as i64)]
}

/// What one unit writes the other reads, on both generations; and a unit that does not
/// wait for the other is found.
#[test]
fn units_meet_in_front_of_what_the_other_writes() {
    for chip in ["910B1", "950PR_9589"] {
        let mut program = folded(2, false);
        program.chip = Chip::from_name(chip).expect("it is there");
        let planned = plan_memory(&program).expect("the tiles fit");
        assert_eq!(planned.vectors, Vectors::Both);
        assert!(planned.to_string().contains("barrier.vectors"), "{planned}");
        for rows in [64, 50, 33, 7] {
            check(&program, 2, &folded_inputs(rows, false));
        }
        let source = emitted(&program);
        let wait = if chip == "910B1" { "CrossCoreWaitFlag(10);" } else { "CrossCoreWaitFlag<1, PIPE_MTE3>(10);" };
        let set = "CrossCoreSetFlag<1, PIPE_MTE3>(10);";
        assert_eq!((source.text.matches(set).count(), source.text.matches(wait).count()), (2, 2), "{}", source.text);
        let of_one = |line: &str| format!("if (GetSubBlockIdx() == 1) {line}");
        let neither = source.text.replace(set, "").replace(wait, "");
        let texts = [source.text.replacen(wait, &of_one(wait), 1), source.text.replacen(set, &of_one(set), 1), neither];
        for text in texts {
            let found = run(&program, &Source { text, ..source.clone() }, 2, &folded_inputs(64, false));
            let expected = |fault: &String| {
                ["is not ordered behind", "still set", "nothing can go on", "is of mode"]
                    .iter()
                    .any(|part| fault.contains(part))
            };
            assert!(crate::compiler().is_none() || found.as_ref().is_err_and(expected), "{found:?}");
        }
    }
    let unasked = Program { vectors: Vectors::Undecided, ..folded(2, false) };
    let planned = plan_memory(&unasked).expect("the tiles fit");
    assert_eq!(planned.vectors, Vectors::One("`y` is written and read".to_owned()));
    check(&folded(1, false), 2, &folded_inputs(50, false));
}

/// The cube writes what both units wrote, and they read that.
#[test]
fn units_and_the_cube_wait_for_each_other() {
    for chip in ["910B1", "950PR_9589"] {
        for units in [1, 2] {
            let mut program = folded(units, true);
            program.chip = Chip::from_name(chip).expect("it is there");
            for rows in [64, 33] {
                check(&program, 2, &folded_inputs(rows, true));
            }
        }
    }
}

#[test]
fn what_cannot_be_divided_is_an_error() {
    let error = ascendc::emit(&asked(powers(2, 33), 2)).expect_err("no tile has halves");
    assert!(matches!(error, EmitError::Undivided { .. }), "{error}");
    assert_eq!(error.code(), "ascendc-vectors");
    let text = error.to_string();
    assert!(text.contains("`t` stays whole: it has 33 rows"), "{text}");
}
