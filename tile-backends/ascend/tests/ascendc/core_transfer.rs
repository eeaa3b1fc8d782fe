//! Programs with dependences between both kinds of cores: two vector units, software pipelining,
//! and the faults that are found when a part of the synchronisation is missing.

use crate::programs::Kernel;
use crate::{Input, check, emitted, noise, run};
use tile_ascend::ascendc::{Source, Task, plan_memory};
use tile_ascend::ir::{
    BinaryOp, Level, Mmad, Op, Operand, Program, ReduceOp, Tile, TransferHalf, UnaryOp, Val, Vectors,
};
use tile_core::elem::DType;
use tile_core::num::Round;
use tile_core::num::f16;

pub(crate) const M: u32 = 32;
const K: u32 = 32;
const N: u32 = 48;
const D: u32 = 32;

/// What the vectors do with the scores of an iteration.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Kind {
    /// Each row by itself.
    Rows,
    /// Something over all rows.
    Columns,
    /// As `Rows`; the result is stored twice.
    Twice,
}

/// `o = Σ (2 · x[i] · w) · v · most(x[i] · w)`, where `most` is of a row, or `o` of
/// the largest element of each column.
pub(crate) fn chain(stages: u32, kind: Kind) -> Program {
    let mut k = Kernel::new("chain");
    let x = k.tensor("x", DType::F16, false);
    let w = k.tensor("w", DType::F16, false);
    let v = k.tensor("v", DType::F16, false);
    let out = k.tensor("o", DType::F32, true);
    let rows = k.param("rows", DType::Index);
    let n = k.param("n", DType::Index);
    let count = k.div_up(rows, M.into());
    k.blocks(count, |k, block| {
        let [zero, one, m, kk, nn, d] = [0, 1, M, K, N, D].map(|value| k.b.int(value.into()));
        let row = k.b.mul(block, m);
        let left = k.b.sub(rows, row);
        let end = k.min(left, m);
        let wide = k.b.mul(n, kk);
        let [w_s, v_s] =
            [("w_s", [K, N]), ("v_s", [N, D])].map(|(name, shape)| k.tile(name, Level::L1, DType::F16, &shape));
        let subview = k.subview(w, zero, &[(nn, kk), (one, nn)]);
        k.b.push(Op::Load { dst: w_s, subview, pad: None });
        let subview = k.subview(v, zero, &[(d, nn), (one, d)]);
        k.b.push(Op::Load { dst: v_s, subview, pad: None });
        let o = k.ub("o", &[M, D]);
        let none = k.float(0.0, DType::F32);
        k.b.push(Op::Fill { dst: o, value: none });
        k.looped("i", zero, n, one, stages, |k, i| {
            let x_s = k.tile("x_s", Level::L1, DType::F16, &[M, K]);
            let from = k.b.mul(row, wide);
            let along = k.b.mul(i, kk);
            let at = k.b.add(from, along);
            let subview = k.subview(x, at, &[(wide, end), (one, kk)]);
            let pad = Some(k.float(0.0, DType::F16));
            k.b.push(Op::Load { dst: x_s, subview, pad });
            let s = k.tile("s", Level::L0C, DType::F32, &[M, N]);
            multiply(k, s, (x_s, w_s), (m, kk, nn));
            let t = k.ub("t", &[M, N]);
            k.b.push(Op::Move { dst: t, src: s, half: TransferHalf::Both });
            let (most, axis) = match kind {
                Kind::Columns => (k.ub("most", &[1, N]), 0),
                Kind::Rows | Kind::Twice => (k.ub("most", &[M, 1]), 1),
            };
            k.b.reduce(ReduceOp::Max, most, t, axis);
            let two = k.float(2.0, DType::F32);
            k.b.push(Op::Binary { op: BinaryOp::Mul, dst: t, a: t, b: Operand::Scalar(two) });
            if kind == Kind::Columns {
                k.b.push(Op::Binary { op: BinaryOp::Sub, dst: t, a: t, b: Operand::Tile(most) });
            }
            let p = k.tile("p", Level::Ub, DType::F16, &[M, N]);
            k.b.push(Op::Cast { dst: p, src: t, round: Some(Round::NearestEven) });
            let p_s = k.tile("p_s", Level::L1, DType::F16, &[M, N]);
            k.b.push(Op::Move { dst: p_s, src: p, half: TransferHalf::Both });
            let sums = k.tile("sums", Level::L0C, DType::F32, &[M, D]);
            multiply(k, sums, (p_s, v_s), (m, nn, d));
            let u = k.ub("u", &[M, D]);
            k.b.push(Op::Move { dst: u, src: sums, half: TransferHalf::Both });
            if kind != Kind::Columns {
                k.b.push(Op::Binary { op: BinaryOp::Mul, dst: u, a: u, b: Operand::Tile(most) });
            }
            k.b.push(Op::Binary { op: BinaryOp::Add, dst: o, a: o, b: Operand::Tile(u) });
        });
        k.b.push(Op::Unary { op: UnaryOp::Abs, dst: o, src: o });
        let at = k.b.mul(row, d);
        let subview = k.subview(out, at, &[(d, end), (one, d)]);
        if kind == Kind::Twice {
            k.b.push(Op::store(subview.clone(), o));
        }
        k.b.push(Op::store(subview, o));
    });
    k.finish()
}

fn multiply(k: &mut Kernel, dst: Tile, (a, b): (Tile, Tile), (m, depth, n): (Val, Val, Val)) {
    let init = k.b.truth(true);
    let (a_transposed, b_transposed) = (false, false);
    k.b.push(Op::Mmad(Mmad { dst, a, b, a_transposed, b_transposed, init, m, k: depth, n, tf32: false }));
}

/// What a launch of it gets and gives.
pub(crate) fn inputs(rows: usize, n: usize, kind: Kind) -> Vec<Input> {
    let halves = |count: usize, seed: u32| -> Vec<f32> {
        noise(count, seed).into_iter().map(|x| f16::from_f32(x * 0.5).to_f32()).collect()
    };
    let [m, k, nn, d] = [M, K, N, D].map(|extent| extent as usize);
    let (x, w, v) = (halves(rows * n * k, 1), halves(k * nn, 2), halves(nn * d, 3));
    let mut out = vec![0.0_f32; rows * d];
    for (block, first) in (0..rows).step_by(m).enumerate() {
        for i in 0..n {
            let there = |r: usize| block * m + r < rows;
            let score = |r: usize, j: usize| -> f32 {
                if !there(r) {
                    return 0.0;
                }
                (0..k).map(|q| x[(first + r) * n * k + i * k + q] * w[q * nn + j]).sum()
            };
            let s: Vec<Vec<f32>> = (0..m).map(|r| (0..nn).map(|j| score(r, j)).collect()).collect();
            let of_column = |j: usize| s.iter().map(|row| row[j]).fold(f32::MIN, f32::max);
            let columns: Vec<f32> = (0..nn).map(of_column).collect();
            for r in (0..m).filter(|&r| there(r)) {
                let most = s[r].iter().copied().fold(f32::MIN, f32::max);
                for c in 0..d {
                    let p = |j: usize| match kind {
                        Kind::Rows | Kind::Twice => 2.0 * s[r][j],
                        Kind::Columns => 2.0 * s[r][j] - columns[j],
                    };
                    let sum: f32 = (0..nn).map(|j| f16::from_f32(p(j)).to_f32() * v[j * d + c]).sum();
                    out[(first + r) * d + c] += if kind == Kind::Columns { sum } else { sum * most };
                }
            }
        }
    }
    out.iter_mut().for_each(|x| *x = x.abs());
    vec![Input::F16(x), Input::F16(w), Input::F16(v), Input::Out(out), Input::Int(rows as i64), Input::Int(n as i64)]
}

#[test]
fn both_units_work_in_loops_of_any_length() {
    let program = chain(2, Kind::Rows);
    let planned = plan_memory(&program).expect("the tiles fit");
    assert_eq!(planned.vectors, Vectors::Both);
    let text = planned.to_string();
    assert!(text.contains("send p for p_s") && text.contains("p_s = receive p"), "{text}");
    assert_eq!(emitted(&program).task, Task::Mix(2));
    for (rows, n) in [(64, 5), (50, 2), (70, 1), (33, 0), (5, 3)] {
        check(&program, 2, &inputs(rows, n, Kind::Rows));
    }
}

#[test]
fn a_loop_of_one_stage_is_not_skewed() {
    let program = chain(1, Kind::Rows);
    let text = plan_memory(&program).expect("the tiles fit").to_string();
    assert!(!text.contains("send ") && !text.contains("receive "), "{text}");
    check(&program, 2, &inputs(70, 3, Kind::Rows));
}

/// Both units have all of the tile, one hands it over, and the rest has halves.
#[test]
fn what_goes_across_rows_is_computed_twice() {
    let program = chain(2, Kind::Columns);
    let planned = plan_memory(&program).expect("the tiles fit");
    assert_eq!(planned.vectors, Vectors::Both);
    let text = planned.to_string();
    assert!(text.contains("ub t: f32[32, 48]") && text.contains("ub o.2: f32[16, 32]"), "{text}");
    check(&program, 2, &inputs(70, 3, Kind::Columns));
}

#[test]
fn what_has_no_order_between_units_is_of_one() {
    let program = chain(2, Kind::Twice);
    let planned = plan_memory(&program).expect("the tiles fit");
    assert_eq!(planned.vectors, Vectors::One("`o` is written by 2 statements".to_owned()));
    assert!(planned.to_string().contains("\nvectors one, `o` is written by 2 statements\n"), "{planned}");
    assert_eq!(emitted(&program).task, Task::Mix(1));
    check(&program, 2, &inputs(70, 3, Kind::Twice));
}

/// Each is found in the loop of the cube or of the vectors, and replaced.
#[test]
fn what_is_missing_between_cores_is_found() {
    let program = chain(2, Kind::Rows);
    let right = emitted(&program);
    // For one of the units alone.
    let first = |line: &str| format!("if (GetSubBlockIdx() == 0) {line}");
    let waits = "nothing can go on";
    let early = "not ordered behind|nothing has written|still set|is set, and was|nothing can go on|element";
    let cases: Vec<(bool, &str, String, &str)> = vec![
        (false, "CrossCoreSetFlag<2, PIPE_MTE2>(1);", first("CrossCoreSetFlag<2, PIPE_MTE2>(1);"), waits),
        (false, "CrossCoreSetFlag<2, PIPE_MTE3>(2);", first("CrossCoreSetFlag<2, PIPE_MTE3>(2);"), waits),
        (false, "CrossCoreWaitFlag(0);", first("CrossCoreWaitFlag(0);"), early),
        (false, "CrossCoreWaitFlag(3);", first("CrossCoreWaitFlag(3);"), early),
        (false, "CrossCoreSetFlag<2, PIPE_MTE3>(2);", "CrossCoreSetFlag<2, PIPE_V>(2);".to_owned(), early),
        (false, " + GetSubBlockIdx() * ", " + 0 * ".to_owned(), "element"),
        (false, "DataCopyPad(between_2, p,", first("DataCopyPad(between_2, p,"), early),
        (false, "slot1 = (slot1 + 1) % 3;", String::new(), early),
        (true, "CrossCoreWaitFlag(2);", String::new(), early),
        (true, "slot2 = (slot2 + 1) % 2;", String::new(), early),
        (true, "CrossCoreSetFlag<2, PIPE_FIX>(0);", String::new(), waits),
    ];
    let cases = cases.iter().map(|(of_cube, line, instead, expected)| (*of_cube, *line, instead.as_str(), *expected));
    find(&program, &right, &cases.collect::<Vec<_>>());
}

/// What is replaced in the loop of the cube or of the vectors is found, as one of
/// what is expected.
pub(crate) fn find(program: &Program, right: &Source, cases: &[(bool, &str, &str, &str)]) {
    let (cube, vectors) = right.text.split_once("if ASCEND_IS_AIV").expect("it is a mixed kernel");
    let mark = "for (int64_t i = 0";
    let inputs = inputs(64, 4, Kind::Rows);
    assert_eq!(run(program, right, 2, &inputs), Ok(()));
    let mut wrong = Vec::new();
    for &(of_cube, line, instead, expected) in cases {
        let replace = |text: &str| {
            let (head, body) = text.split_once(mark).expect("there is a loop");
            assert!(body.contains(line), "{line} is not in\n{body}");
            format!("{head}{mark}{}", body.replacen(line, instead, 1))
        };
        let text = match of_cube {
            true => format!("{}if ASCEND_IS_AIV{vectors}", replace(cube)),
            false => format!("{cube}if ASCEND_IS_AIV{}", replace(vectors)),
        };
        let source = Source { text, ..right.clone() };
        let found = run(program, &source, 2, &inputs);
        if !found.as_ref().is_err_and(|fault| expected.split('|').any(|part| fault.contains(part))) {
            wrong.push(format!("{line} as {instead}: {found:?}"));
        }
    }
    assert!(crate::compiler().is_none() || wrong.is_empty(), "{}", wrong.join("\n"));
}
