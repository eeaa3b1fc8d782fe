//! Tensors that cube and vector units access alternately.

use crate::core_transfer::M;
use crate::programs::Kernel;
use crate::{Input, check, emitted, noise, run};
use tile_ascend::Chip;
use tile_ascend::ascendc::Source;
use tile_ascend::ir::{BinaryOp, Level, Mmad, Op, Operand, Program, Val};
use tile_core::elem::DType;
use tile_core::ir::BinOp;
use tile_core::num::f16;

/// `y = 2y · w` so many times, doubled by the vector units and multiplied by the cube;
/// `z` is the last product. Blocks are of `tall` rows.
pub(crate) fn powers(times: i64, tall: u32) -> Program {
    let mut k = Kernel::new("powers");
    let w = k.tensor("w", DType::F16, false);
    let y = k.tensor("y", DType::F16, true);
    let z = k.tensor("z", DType::F32, true);
    let rows = k.param("rows", DType::Index);
    let count = k.div_up(rows, tall.into());
    k.blocks(count, |k, block| {
        let [zero, one, m, height, times] = [0, 1, M.into(), tall.into(), times].map(|value| k.b.int(value));
        let row = k.b.mul(block, height);
        let left = k.b.bin(BinOp::Sub, rows, row);
        let end = k.min(left, height);
        let at = k.b.mul(row, m);
        let step = |k: &mut Kernel, _: Val| {
            let pad = Some(k.float(0.0, DType::F16));
            let t = k.tile("t", Level::Ub, DType::F16, &[tall, M]);
            let subview = k.subview(y, at, &[(m, end), (one, m)]);
            k.b.push(Op::Load { dst: t, subview: subview.clone(), pad });
            k.b.push(Op::Binary { op: BinaryOp::Add, dst: t, a: t, b: Operand::Tile(t) });
            k.b.push(Op::store(subview.clone(), t));
            let y_s = k.tile("y_s", Level::L1, DType::F16, &[tall, M]);
            let w_s = k.tile("w_s", Level::L1, DType::F16, &[M, M]);
            k.b.push(Op::Load { dst: y_s, subview: subview.clone(), pad });
            let of_w = k.subview(w, zero, &[(m, m), (one, m)]);
            k.b.push(Op::Load { dst: w_s, subview: of_w, pad: None });
            let s = k.tile("s", Level::L0C, DType::F32, &[tall, M]);
            let init = k.b.truth(true);
            let (a_transposed, b_transposed, tf32) = (false, false, false);
            k.b.push(Op::Mmad(Mmad {
                dst: s,
                a: y_s,
                b: w_s,
                a_transposed,
                b_transposed,
                init,
                m: height,
                k: m,
                n: m,
                tf32,
            }));
            k.b.push(Op::store(subview, s));
            let subview = k.subview(z, at, &[(m, end), (one, m)]);
            k.b.push(Op::store(subview, s));
        };
        k.looped("time", zero, times, one, 1, step);
    });
    k.finish()
}

fn powers_inputs(rows: usize, times: usize) -> Vec<Input> {
    let m = M as usize;
    let round = |x: f32| f16::from_f32(x).to_f32();
    let w: Vec<f32> = noise(m * m, 2).into_iter().map(|x| round(x / 16.0)).collect();
    let first: Vec<f32> = noise(rows * m, 1).into_iter().map(round).collect();
    let mut z = first.clone();
    for _ in 0..times {
        let y: Vec<f32> = z.iter().map(|&x| round(2.0 * round(x))).collect();
        z = (0..rows * m).map(|i| (0..m).map(|q| y[i / m * m + q] * w[q * m + i % m]).sum()).collect();
    }
    vec![Input::F16(w), Input::F16(first), Input::Out(z), Input::Int(rows as i64)]
}

#[test]
fn cores_wait_for_each_other_in_front_of_what_the_other_writes() {
    for chip in ["910B1", "950PR_9589"] {
        let mut program = powers(3, M);
        program.chip = Chip::from_name(chip).expect("it is there");
        for rows in [64, 50, 33, 7] {
            check(&program, 2, &powers_inputs(rows, 3));
        }
    }
}

/// A core that does not wait for the other kind, or does not say that it is done, is
/// found.
#[test]
fn a_core_that_does_not_wait_is_found() {
    let program = powers(2, M);
    let source = emitted(&program);
    let (set, wait) = ("CrossCoreSetFlag<2, PIPE_", "CrossCoreWaitFlag(9);");
    // In front of the vectors' load of an iteration, and of the cube's.
    assert_eq!((source.text.matches(set).count(), source.text.matches(wait).count()), (4, 4), "{}", source.text);
    let without = |at: usize| {
        let (place, _) = source.text.match_indices(wait).nth(at).expect("there are four");
        format!("{}{}", &source.text[..place], &source.text[place + wait.len()..])
    };
    let silent = source.text.replacen(&format!("{set}MTE3>(9);"), "", 1);
    for text in (0..4).map(without).chain([silent]) {
        let found = run(&program, &Source { text, ..source.clone() }, 2, &powers_inputs(64, 2));
        let expected = |fault: &String| {
            ["is not ordered behind", "still set", "nothing can go on"].iter().any(|part| fault.contains(part))
        };
        assert!(crate::compiler().is_none() || found.as_ref().is_err_and(expected), "{found:?}");
    }
}
