//! Operations that move elements out of their rows, by vector instructions alone: transposes,
//! scans, reductions of integers, argmax and argmin.

use crate::programs::Kernel;
use crate::{Input, check, emitted, noise, run};
use tile_ascend::ascendc::Source;
use tile_ascend::ir::{BinaryOp, Level, Op, Operand, Program, ReduceOp, Tile};
use tile_core::elem::DType;
use tile_core::ir::ScanOp;
use tile_core::num::Round;

/// One block that loads a tile, has it as `elem`, and stores what `make` does to it.
fn mapped(elem: DType, from: &[u32], to: &[u32], make: impl FnOnce(&mut Kernel, Tile, Tile)) -> Program {
    let mut k = Kernel::new("mapped");
    let (x, y) = (k.tensor("x", DType::F32, false), k.tensor("y", DType::F32, true));
    let one = k.b.int(1);
    k.blocks(one, |k, _| {
        let zero = k.b.int(0);
        let subview = |k: &mut Kernel, tensor, shape: &[u32]| {
            let mut axes = Vec::new();
            let mut stride = 1;
            for &extent in shape.iter().rev() {
                axes.push((k.b.int(stride), k.b.int(extent.into())));
                stride *= i64::from(extent);
            }
            axes.reverse();
            k.subview(tensor, zero, &axes)
        };
        let cast = |k: &mut Kernel, src: Tile, elem: DType, shape: &[u32]| {
            let dst = k.tile("as", Level::Ub, elem, shape);
            k.b.push(Op::Cast { dst, src, round: Some(Round::NearestEven) });
            dst
        };
        let loaded = k.ub("loaded", from);
        let load = subview(k, x, from);
        k.b.push(Op::Load { dst: loaded, subview: load, pad: None });
        let same = elem == DType::F32;
        let src = if same { loaded } else { cast(k, loaded, elem, from) };
        let dst = k.tile("made", Level::Ub, elem, to);
        make(k, dst, src);
        let made = if same { dst } else { cast(k, dst, DType::F32, to) };
        let store = subview(k, y, to);
        k.b.push(Op::store(store, made));
    });
    k.finish()
}

/// Numbers that every type has.
fn whole(count: usize) -> Vec<f32> {
    noise(count, 7).into_iter().map(|x| (x * 20.0).round()).collect()
}

/// Whether no element goes through the scalar unit.
fn is_of_vectors(source: &Source) -> bool {
    !source.text.contains("SetValue")
}

#[test]
fn matrices_are_transposed_by_squares() {
    let shapes = [[16, 8], [33, 17], [5, 3], [20, 100], [7, 16], [40, 2], [1, 24], [24, 1]];
    let each = |elem, shapes: &[[u32; 2]]| -> Vec<_> { shapes.iter().map(|&shape| (elem, shape)).collect() };
    let cases = [(DType::F32, 8), (DType::F16, 4), (DType::I32, 1), (DType::I16, 1), (DType::BF16, 1)];
    for (elem, count) in cases {
        for (elem, [m, n]) in each(elem, &shapes[8 - count..]).into_iter().chain(each(elem, &shapes[1..2])) {
            let program = mapped(elem, &[m, n], &[n, m], |k, dst, src| {
                k.b.push(Op::Transpose { dst, src, axes: vec![1, 0] });
            });
            let source = emitted(&program);
            assert!(is_of_vectors(&source), "{elem} {m}x{n}:\n{}", source.text);
            let x = whole((m * n) as usize);
            let (m, n) = (m as usize, n as usize);
            let y = (0..m * n).map(|i| x[i % m * n + i / m]).collect();
            check(&program, 1, &[Input::F32(x), Input::Out(y)]);
        }
    }
}

#[test]
fn axes_in_front_are_of_many_matrices() {
    let x = whole(3 * 20 * 12);
    let program = mapped(DType::F32, &[3, 20, 12], &[3, 12, 20], |k, dst, src| {
        k.b.push(Op::Transpose { dst, src, axes: vec![0, 2, 1] });
    });
    assert!(is_of_vectors(&emitted(&program)));
    let y = (0..720).map(|i| x[i / 240 * 240 + i % 20 * 12 + i / 20 % 12]).collect();
    check(&program, 1, &[Input::F32(x.clone()), Input::Out(y)]);
    // Rows go elsewhere whole.
    let program = mapped(DType::F32, &[3, 20, 12], &[20, 3, 12], |k, dst, src| {
        k.b.push(Op::Transpose { dst, src, axes: vec![1, 0, 2] });
    });
    assert!(is_of_vectors(&emitted(&program)));
    let y = (0..720).map(|i| x[i / 12 % 3 * 240 + i / 36 * 12 + i % 12]).collect();
    check(&program, 1, &[Input::F32(x), Input::Out(y)]);
}

/// The sums, products or extremes so far along an axis of a matrix.
fn scanned(op: ScanOp, x: &[f32], [m, n]: [usize; 2], axis: usize, reverse: bool) -> Vec<f32> {
    let so_far = |i: usize| {
        let (r, c) = (i / n, i % n);
        let (at, extent) = if axis == 0 { (r, m) } else { (c, n) };
        let before = |q: usize| if reverse { q >= at } else { q <= at };
        let line = (0..extent).filter(|&q| before(q)).map(|q| if axis == 0 { x[q * n + c] } else { x[r * n + q] });
        match op {
            ScanOp::Sum => line.sum(),
            ScanOp::Product => line.product(),
            ScanOp::Max => line.fold(f32::MIN, f32::max),
            ScanOp::Min => line.fold(f32::MAX, f32::min),
        }
    };
    (0..m * n).map(so_far).collect()
}

#[test]
fn scans_along_either_axis() {
    let every = [(0, false), (0, true), (1, false), (1, true)];
    let cases = [
        (ScanOp::Sum, DType::F32),
        (ScanOp::Product, DType::F32),
        (ScanOp::Max, DType::I32),
        (ScanOp::Min, DType::I32),
    ];
    for (op, elem) in cases {
        let shapes = [[3, 40], [5, 20], [1, 8], [17, 24], [4, 64]];
        for [m, n] in shapes.into_iter().take(if elem == DType::F32 { 5 } else { 2 }) {
            for (axis, reverse) in every.into_iter().skip(if m == 3 { 0 } else { 2 }) {
                let program = mapped(elem, &[m, n], &[m, n], |k, dst, src| {
                    k.b.push(Op::Scan { op, dst, src, axis, reverse });
                });
                // From the end, what fills up a row would come first.
                let whole_rows = n % 8 == 0 || !reverse || axis == 0;
                let source = emitted(&program);
                assert_eq!(is_of_vectors(&source), whole_rows, "{elem} {m}x{n} {axis} {reverse}:\n{}", source.text);
                let mut x = whole((m * n) as usize);
                if op == ScanOp::Product {
                    // Powers of two, whose products are exact.
                    x = (0..m * n).map(|i| [2.0, -0.5, 1.0, 0.25, -1.0, 4.0][i as usize % 6]).collect();
                }
                let y = scanned(op, &x, [m as usize, n as usize], axis as usize, reverse);
                check(&program, 1, &[Input::F32(x), Input::Out(y)]);
            }
        }
    }
}

#[test]
fn integers_and_products_along_rows() {
    let cases = [
        (ReduceOp::Sum, DType::I32),
        (ReduceOp::Max, DType::I32),
        (ReduceOp::Min, DType::I16),
        (ReduceOp::Product, DType::F32),
    ];
    for (op, elem) in cases {
        for [m, n] in [[1, 256], [3, 40], [40, 100], [17, 8]] {
            let program = mapped(elem, &[m, n], &[m, 1], |k, dst, src| {
                k.b.push(Op::Reduce { op, dst, index: None, src, axis: 1 });
            });
            let source = emitted(&program);
            assert!(is_of_vectors(&source), "{elem} {m}x{n}:\n{}", source.text);
            let few = |x: f32| if op == ReduceOp::Product { 1.0 + (x % 3.0) / 64.0 } else { x };
            let x: Vec<f32> = whole((m * n) as usize).into_iter().map(few).collect();
            let row = |row: &[f32]| match op {
                ReduceOp::Sum => row.iter().sum(),
                ReduceOp::Max => row.iter().copied().fold(f32::MIN, f32::max),
                ReduceOp::Min => row.iter().copied().fold(f32::MAX, f32::min),
                _ => row.iter().product::<f32>(),
            };
            let y = x.chunks(n as usize).map(row).collect();
            check(&program, 1, &[Input::F32(x), Input::Out(y)]);
        }
    }
}

/// The lowest place, of what is a number.
#[test]
fn places_of_extremes() {
    for (op, elem) in [(ReduceOp::ArgMax, DType::F32), (ReduceOp::ArgMin, DType::F16)] {
        for [m, n] in [[1, 512], [9, 20]] {
            let program = mapped(DType::F32, &[m, n], &[m, 1], |k, dst, src| {
                let values = k.tile("values", Level::Ub, elem, &[m, n]);
                k.b.push(match elem {
                    DType::F32 => Op::Copy { dst: values, src },
                    _ => Op::Cast { dst: values, src, round: Some(Round::NearestEven) },
                });
                let (best, index) =
                    (k.tile("best", Level::Ub, elem, &[m, 1]), k.tile("index", Level::Ub, DType::I32, &[m, 1]));
                k.b.push(Op::Reduce { op, dst: best, index: Some(index), src: values, axis: 1 });
                k.b.push(Op::Cast { dst, src: index, round: Some(Round::NearestEven) });
            });
            let source = emitted(&program);
            assert!(is_of_vectors(&source), "{elem} {m}x{n}:\n{}", source.text);
            let mut x = whole((m * n) as usize);
            // The extreme twice, and something that is no number.
            let sign = if op == ReduceOp::ArgMax { 1.0 } else { -1.0 };
            (x[5], x[9], x[2]) = (50.0 * sign, 50.0 * sign, f32::NAN);
            let place = |row: &[f32]| {
                let best = row.iter().copied().filter(|x| !x.is_nan()).map(|x| x * sign).fold(f32::MIN, f32::max);
                row.iter().position(|&x| x * sign == best).map_or(-1.0, |place| place as f32)
            };
            let y = x.chunks(n as usize).map(place).collect();
            check(&program, 1, &[Input::F32(x), Input::Out(y)]);
        }
    }
}

/// Parts that begin where a block does, every second row, and a column.
#[test]
fn parts_of_tiles() {
    type Parts = (&'static [u32], &'static [u32], &'static [i64]);
    let parts: [Parts; 4] = [
        (&[10, 40], &[6, 16], &[2, 8]),
        (&[10, 40], &[6, 11], &[2, 16]),
        (&[5, 2, 24], &[5, 1, 24], &[0, 1, 0]),
        (&[9, 20], &[9, 1], &[0, 11]),
    ];
    for (whole_shape, part, first) in parts {
        let count = |shape: &[u32]| shape.iter().product::<u32>() as usize;
        let x = whole(count(whole_shape));
        // Where the elements of the part are.
        let places: Vec<usize> = (0..count(part))
            .map(|mut i| {
                let (mut place, mut stride) = (0, 1);
                for axis in (0..part.len()).rev() {
                    place += (i % part[axis] as usize + first[axis] as usize) * stride;
                    i /= part[axis] as usize;
                    stride *= whole_shape[axis] as usize;
                }
                place
            })
            .collect();
        let program = mapped(DType::F32, whole_shape, part, |k, dst, src| {
            let at = first.iter().map(|&first| k.b.int(first)).collect();
            k.b.push(Op::Slice { dst, src, at });
        });
        let source = emitted(&program);
        assert!(is_of_vectors(&source), "{part:?} of {whole_shape:?}:\n{}", source.text);
        let y = places.iter().map(|&place| x[place]).collect();
        check(&program, 1, &[Input::F32(x.clone()), Input::Out(y)]);
        // Back to where they were, doubled.
        let program = mapped(DType::F32, whole_shape, whole_shape, |k, dst, src| {
            let at: Vec<_> = first.iter().map(|&first| k.b.int(first)).collect();
            let some = k.ub("some", part);
            k.b.push(Op::Copy { dst, src });
            k.b.push(Op::Slice { dst: some, src, at: at.clone() });
            let two = k.float(2.0, DType::F32);
            k.b.push(Op::Binary { op: BinaryOp::Mul, dst: some, a: some, b: Operand::Scalar(two) });
            k.b.push(Op::Insert { dst, src: some, at });
        });
        // What ends within a block leaves the rest of it.
        assert_eq!(is_of_vectors(&emitted(&program)), part[part.len() - 1].is_multiple_of(8));
        let mut y = x.clone();
        places.iter().for_each(|&place| y[place] *= 2.0);
        check(&program, 1, &[Input::F32(x), Input::Out(y)]);
    }
}

/// A place, a stride or a step that is another is found.
#[test]
fn what_is_wrong_in_a_transposition_or_scan_is_found() {
    let turn = mapped(DType::F32, &[64, 64], &[64, 64], |k, dst, src| {
        k.b.push(Op::Transpose { dst, src, axes: vec![1, 0] });
    });
    let scan = mapped(DType::F32, &[4, 64], &[4, 64], |k, dst, src| {
        k.b.push(Op::Scan { op: ScanOp::Sum, dst, src, axis: 1, reverse: false });
    });
    let x = whole(64 * 64);
    let y: Vec<f32> = (0..64 * 64).map(|i| x[i % 64 * 64 + i / 64]).collect();
    let sums = scanned(ScanOp::Sum, &x[..256], [4, 64], 1, false);
    let (square, line) = ([Input::F32(x.clone()), Input::Out(y)], [Input::F32(x[..256].to_vec()), Input::Out(sums)]);
    let back = ["TransDataTo5HDParams(false, false, 2, 16, 2)", "TransDataTo5HDParams(false, false, 1, 16, 2)"];
    let cases: [(&Program, &[Input; 2], [&str; 2]); 5] = [
        (&turn, &square, ["i % 2 * 8", "i % 2 * 16"]),
        (&turn, &square, ["false, 8, 64, 1", "false, 8, 63, 1"]),
        (&turn, &square, ["false, 8, 64, 1", "false, 1, 64, 1"]),
        (&scan, &line, back),
        (&scan, &line, ["PipeBarrier<PIPE_V>();", ""]),
    ];
    let expected = ["element", "which nothing has written", "needs a PipeBarrier"];
    for (program, inputs, [line, instead]) in cases {
        let right = emitted(program);
        assert!(right.text.contains(line), "{line} is not in\n{}", right.text);
        let source = Source { text: right.text.replacen(line, instead, 1), ..right };
        let found = run(program, &source, 1, inputs);
        let is_found = found.as_ref().is_err_and(|fault| expected.iter().any(|part| fault.contains(part)));
        assert!(crate::compiler().is_none() || is_found, "{line} as {instead}: {found:?}");
    }
}
