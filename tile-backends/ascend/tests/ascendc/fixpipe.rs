//! Fixpipe epilogues: accumulators with ReLU, scaling and conversion on their way out of L0C, and
//! those that have none.

use crate::programs::Kernel;
use crate::{Input, check, emitted, noise, run};
use tile_ascend::Chip;
use tile_ascend::ascendc::{Source, Task};
use tile_ascend::ir::{BinaryOp, Level, Mmad, Op, Operand, Program, Tile, TransferHalf, UnaryOp};
use tile_core::elem::DType;
use tile_core::ir::Literal;
use tile_core::num::{Round, f16};

const M: u32 = 32;
const CHIPS: [&str; 2] = ["910B1", "950PR_9589"];

/// `y` is what statements make of the sums of `x·w` in the vector memory.
fn kernel(chip: &str, of: DType, to: DType, make: impl Fn(&mut Kernel, Tile) -> Tile) -> Program {
    let mut k = Kernel::new("out");
    k.b.program.chip = Chip::from_name(chip).expect("it is there");
    let [x, w] = ["x", "w"].map(|name| k.tensor(name, of, false));
    let y = k.tensor("y", to, true);
    let blocks = k.b.int(1);
    k.blocks(blocks, |k, _| {
        let [zero, one, m] = [0, 1, M].map(|value| k.b.int(value.into()));
        let [a, b] = ["a", "b"].map(|name| k.tile(name, Level::L1, of, &[M, M]));
        for (dst, tensor) in [(a, x), (b, w)] {
            let subview = k.subview(tensor, zero, &[(m, m), (one, m)]);
            k.b.push(Op::Load { dst, subview, pad: None });
        }
        let elem = if of == DType::I8 { DType::I32 } else { DType::F32 };
        let s = k.tile("s", Level::L0C, elem, &[M, M]);
        let init = k.b.truth(true);
        let (a_transposed, b_transposed, tf32) = (false, false, false);
        k.b.push(Op::Mmad(Mmad { dst: s, a, b, a_transposed, b_transposed, init, m, k: m, n: m, tf32 }));
        let t = k.tile("t", Level::Ub, elem, &[M, M]);
        k.b.push(Op::Move { dst: t, src: s, half: TransferHalf::Both });
        let out = make(k, t);
        let subview = k.subview(y, zero, &[(m, m), (one, m)]);
        k.b.push(Op::store(subview, out));
    });
    k.finish()
}

fn cast(k: &mut Kernel, src: Tile, elem: DType) -> Tile {
    let dst = k.tile("c", Level::Ub, elem, &[M, M]);
    k.b.push(Op::Cast { dst, src, round: Some(Round::NearestEven) });
    dst
}

fn with(k: &mut Kernel, op: BinaryOp, a: Tile, b: f64) -> Tile {
    let elem = k.b.elem(a);
    let dst = k.tile("r", Level::Ub, elem, &[M, M]);
    let b = k.b.literal(if elem == DType::I32 { Literal::Int(b as i128) } else { Literal::Float(b) }, elem);
    k.b.push(Op::Binary { op, dst, a, b: Operand::Scalar(b) });
    dst
}

fn relu(k: &mut Kernel, src: Tile) -> Tile {
    with(k, BinaryOp::Max, src, 0.0)
}

fn scaled(k: &mut Kernel, src: Tile, by: f64) -> Tile {
    let float = cast(k, src, DType::F32);
    with(k, BinaryOp::Mul, float, by)
}

/// Multiplies matrices of so many rows and columns.
fn product(x: &[f32], w: &[f32]) -> Vec<f32> {
    let m = M as usize;
    (0..m * m).map(|at| (0..m).map(|q| x[at / m * m + q] * w[q * m + at % m]).sum()).collect()
}

fn floats() -> [Vec<f32>; 2] {
    [1, 2].map(|seed| noise((M * M) as usize, seed).into_iter().map(|x| f16::from_f32(x).to_f32()).collect())
}

fn bytes() -> [Vec<i8>; 2] {
    [3, 4].map(|seed| noise((M * M) as usize, seed).into_iter().map(|x| (x * 127.0) as i8).collect())
}

/// Its results are right, and wrong without one of its statements.
fn check_and_break(program: &Program, inputs: &[Input], statements: &[(&str, &str)]) {
    let source = emitted(program);
    assert_eq!(source.task, Task::Cube, "{}", source.text);
    check(program, 1, inputs);
    if crate::compiler().is_none() {
        return;
    }
    for (from, to) in statements {
        assert_eq!(source.text.matches(from).count(), 1, "{from}\n{}", source.text);
        let broken = Source { text: source.text.replace(from, to), ..source.clone() };
        assert!(run(program, &broken, 1, inputs).is_err(), "nothing tells {from:?} from {to:?}");
    }
}

#[test]
fn the_larger_of_sums_and_zero_is_stored_by_the_cube() {
    let [x, w] = floats();
    let expected: Vec<f32> = product(&x, &w).into_iter().map(|x| x.max(0.0)).collect();
    for chip in CHIPS {
        let program = kernel(chip, DType::F16, DType::F32, relu);
        let inputs = [Input::F16(x.clone()), Input::F16(w.clone()), Input::Out(expected.clone())];
        check_and_break(&program, &inputs, &[("fix.reluEn = true;", "")]);
        // Before the conversion and behind it.
        let inputs = [Input::F16(x.clone()), Input::F16(w.clone()), Input::OutF16(expected.clone())];
        let before = |k: &mut Kernel, t| {
            let t = relu(k, t);
            cast(k, t, DType::F16)
        };
        let behind = |k: &mut Kernel, t| {
            let t = cast(k, t, DType::F16);
            k.b.push(Op::Unary { op: UnaryOp::Relu, dst: t, src: t });
            t
        };
        for program in [kernel(chip, DType::F16, DType::F16, before), kernel(chip, DType::F16, DType::F16, behind)] {
            check_and_break(&program, &inputs, &[("fix.reluEn = true;", "")]);
        }
    }
}

#[test]
fn sums_of_integers_are_scaled_by_the_cube() {
    let [x, w] = bytes();
    let [fx, fw] = [&x, &w].map(|of| of.iter().map(|&x| f32::from(x)).collect::<Vec<f32>>());
    let sums = product(&fx, &fw);
    let inputs = |expected: Vec<f32>| {
        let rounded = expected.into_iter().map(|x| f16::from_f32(x).to_f32()).collect();
        [Input::I8(x.clone()), Input::I8(w.clone()), Input::OutF16(rounded)]
    };
    for chip in CHIPS {
        let program = kernel(chip, DType::I8, DType::F16, |k, t| {
            let t = scaled(k, t, 0.0078125);
            cast(k, t, DType::F16)
        });
        let expected = inputs(sums.iter().map(|x| x / 128.0).collect());
        check_and_break(&program, &expected, &[("fix.deqScalar = 0x3c000000;", "fix.deqScalar = 0x3f800000;")]);
        // What is too large becomes infinite.
        let program = kernel(chip, DType::I8, DType::F16, |k, t| {
            let t = relu(k, t);
            let t = scaled(k, t, 4.0);
            cast(k, t, DType::F16)
        });
        let expected = inputs(sums.iter().map(|x| x.max(0.0) * 4.0).collect());
        check_and_break(&program, &expected, &[("fix.reluEn = true;", ""), ("0x40800000", "0x40000000")]);
    }
}

/// Vector units do what the way out does not, or does otherwise.
#[test]
fn other_epilogues_are_the_vector_units() {
    type Make = fn(&mut Kernel, Tile) -> Tile;
    let floats: [(&str, Make); 4] = [
        ("a larger bound", |k, t| with(k, BinaryOp::Max, t, 1.0)),
        ("the smaller", |k, t| with(k, BinaryOp::Min, t, 0.0)),
        ("a factor", |k, t| with(k, BinaryOp::Mul, t, 0.5)),
        ("sums that vectors read again", |k, t| {
            let r = relu(k, t);
            k.b.push(Op::Binary { op: BinaryOp::Add, dst: r, a: r, b: Operand::Tile(t) });
            r
        }),
    ];
    let integers: [(&str, Make); 3] = [
        ("a factor that is no power of two", |k, t| {
            let t = scaled(k, t, 0.01);
            cast(k, t, DType::F16)
        }),
        ("a factor below zero", |k, t| {
            let t = scaled(k, t, -0.5);
            cast(k, t, DType::F16)
        }),
        ("two factors", |k, t| {
            let t = scaled(k, t, 0.5);
            let t = with(k, BinaryOp::Mul, t, 0.5);
            cast(k, t, DType::F16)
        }),
    ];
    for (what, make) in floats {
        let source = emitted(&kernel(CHIPS[0], DType::F16, DType::F32, make));
        assert!(source.task.is_mixed(), "{what}:\n{}", source.text);
    }
    for (what, make) in integers {
        let source = emitted(&kernel(CHIPS[0], DType::I8, DType::F16, make));
        assert!(source.task.is_mixed(), "{what}:\n{}", source.text);
    }
}
