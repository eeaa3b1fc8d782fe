//! Reductions along every axis, and data movement: broadcasts, transposes, gathers, scans, sorts,
//! atomic stores.

use crate::common::*;
use ascend_sim::{Arg, Options};
use std::slice;

type Fold = (&'static str, f64, fn(f64, f64) -> f64);

/// Reduces along each axis alone.
fn reduce(elem: Elem, shapes: &[&[usize]], folds: &[Fold]) {
    let Some(tools) = tools(1) else { return };
    for shape in shapes {
        let input = Tensor::random(elem, shape, 5);
        let from = ub(elem.name(), shape);
        let mut lines = String::new();
        let mut outputs = Vec::new();
        let mut cases = Vec::new();
        for fold in folds {
            for axis in 0..shape.len() {
                let mut to = shape.to_vec();
                to[axis] = 1;
                let n = outputs.len();
                lines += &format!(
                    "    hivm.hir.vreduce <{}> ins(%i0 : {from}) outs(%o{n} : {}) reduce_dims = [{axis}]\n",
                    fold.0,
                    ub(elem.name(), &to)
                );
                outputs.push((elem, to));
                cases.push((fold, axis));
            }
        }
        let found = run_vector(&tools, slice::from_ref(&input), &outputs, &[], &lines);
        for (found, (fold, axis)) in found.iter().zip(cases) {
            let inner: usize = shape[axis + 1..].iter().product();
            let n = shape[axis];
            let what = format!("{} {} {shape:?} along {axis}", fold.0, elem.name());
            let reference = |i: usize| {
                let (outer, rest) = (i / inner, i % inner);
                elem.round((0..n).fold(fold.1, |sum, k| fold.2(sum, input.data[(outer * n + k) * inner + rest])))
            };
            // Sums of a float are as far off as their terms are many.
            found.expect(&what, reference, elem.tolerance() * if fold.0 == "sum" { n as f64 } else { 1.0 });
        }
    }
}

const FOLDS: &[Fold] =
    &[("sum", 0.0, |a, b| a + b), ("max", f64::NEG_INFINITY, f64::max), ("min", f64::INFINITY, f64::min)];

#[test]
fn reductions_of_floats() {
    for elem in [F32, F16] {
        reduce(elem, &[&[16, 128], &[5, 37], &[1000], &[4, 6, 24], &[3, 8]], FOLDS);
    }
}

#[test]
fn reductions_of_integers() {
    for elem in [I32, I16] {
        reduce(elem, &[&[16, 128], &[5, 37]], FOLDS);
    }
    reduce(I32, &[&[4, 40]], &[("prod", 1.0, |a, b| ((a as i32).wrapping_mul(b as i32)) as f64)]);
}

/// Least and greatest elements with their places.
#[test]
fn places_of_extremes() {
    let Some(tools) = tools(1) else { return };
    for elem in [F32, F16] {
        for shape in [[16usize, 128], [5, 40]] {
            let input = Tensor::random(elem, &shape, 6);
            let column = [shape[0], 1];
            let (a, v, n) = (ub(elem.name(), &shape), ub(elem.name(), &column), ub("i32", &column));
            let mut lines = String::new();
            for (i, op) in ["max_with_index_left", "min_with_index_left"].iter().enumerate() {
                lines += &format!(
                    "    hivm.hir.vreduce <{op}> ins(%i0 : {a}) outs(%o{}, %o{} : {v}, {n}) reduce_dims = [1]\n",
                    2 * i,
                    2 * i + 1
                );
            }
            let outputs: Vec<_> = [elem, I32, elem, I32].iter().map(|&e| (e, column.to_vec())).collect();
            let found = run_vector(&tools, slice::from_ref(&input), &outputs, &[], &lines);
            let place = |row: usize, greater: fn(f64, f64) -> bool| {
                let row = &input.data[row * shape[1]..][..shape[1]];
                (0..shape[1]).fold(0, |best, i| if greater(row[i], row[best]) { i } else { best })
            };
            for (pair, greater) in found.chunks(2).zip([(|a, b| a > b) as fn(f64, f64) -> bool, |a, b| a < b]) {
                let what = format!("{} {shape:?}", elem.name());
                pair[1].expect(&format!("place, {what}"), |i| place(i, greater) as f64, 0.0);
                pair[0].expect(&what, |i| input.data[i * shape[1] + place(i, greater)], 0.0);
            }
        }
    }
}

/// Rows, columns and numbers over tiles.
#[test]
fn broadcasts() {
    let Some(tools) = tools(1) else { return };
    for elem in [F32, F16, I32, I16, I8, Bf16] {
        for (r, c) in [(16usize, 128usize), (5, 37), (7, 8)] {
            let column = Tensor::random(elem, &[r, 1], 1);
            let row = Tensor::random(elem, &[1, c], 2);
            let tile = ub(elem.name(), &[r, c]);
            let number = if elem.is_float() { "2.5" } else { "7" };
            let name = elem.name();
            let lines = format!(
                "    %s = arith.constant {number} : {name}\n    hivm.hir.vbrc ins(%i0 : {}) outs(%o0 : {tile}) broadcast_dims = [1]\n    hivm.hir.vbrc ins(%i1 : {}) outs(%o1 : {tile}) broadcast_dims = [0]\n    hivm.hir.vbrc ins(%s : {name}) outs(%o2 : {tile})\n",
                ub(name, &[r, 1]),
                ub(name, &[1, c])
            );
            let outputs = vec![(elem, vec![r, c]); 3];
            let found = run_vector(&tools, &[column.clone(), row.clone()], &outputs, &[], &lines);
            let what = format!("{name} {r}x{c}");
            found[0].expect(&format!("column, {what}"), |i| column.data[i / c], 0.0);
            found[1].expect(&format!("row, {what}"), |i| row.data[i % c], 0.0);
            found[2].expect(&format!("number, {what}"), |_| if elem.is_float() { 2.5 } else { 7.0 }, 0.0);
        }
    }
}

#[test]
fn transposes() {
    let Some(tools) = tools(1) else { return };
    for elem in [F32, F16, I32, I16, I8] {
        for (r, c) in [(32usize, 64usize), (64, 32)] {
            let input = Tensor::random(elem, &[r, c], 1);
            let lines = format!(
                "    hivm.hir.vtranspose ins(%i0 : {}) outs(%o0 : {}) permutation = [1, 0]\n",
                ub(elem.name(), &[r, c]),
                ub(elem.name(), &[c, r])
            );
            let found = run_vector(&tools, slice::from_ref(&input), &[(elem, vec![c, r])], &[], &lines);
            found[0].expect(&format!("{} {r}x{c}", elem.name()), |i| input.data[i % r * c + i / r], 0.0);
        }
    }
}

/// Gathers, counts, scans, joins and interleaves.
#[test]
fn lines() {
    let Some(tools) = tools(1) else { return };
    for elem in [F32, F16, I32] {
        let n = 96;
        let (a, b) = (Tensor::random(elem, &[n], 1), Tensor::random(elem, &[n], 2));
        let places = Tensor::new(I32, &[n], |i| ((i * 37 + 5) % n) as f64);
        let (ty, long, words, name) = (ub(elem.name(), &[n]), ub(elem.name(), &[2 * n]), ub("i32", &[n]), elem.name());
        let lines = format!(
            "    %c0 = arith.constant 0 : index\n    %c3 = arith.constant 3 : index\n    hivm.hir.vgather ins(%i0 : {ty}) indices(%i2 : {words}) outs(%o0 : {ty})\n    hivm.hir.vconcat dim(0) ins(%i0, %i1 : {ty}, {ty}) outs(%o1 : {long})\n    hivm.hir.vinterleave ins(%i0, %i1 : {ty}, {ty}) outs(%o2 : {long}) interleave_channel_nums = 2\n    hivm.hir.varange offset[%c0] strides[%c3] outs(%o3 : {words})\n"
        );
        let outputs = [(elem, vec![n]), (elem, vec![2 * n]), (elem, vec![2 * n]), (I32, vec![n])];
        let found = run_vector(&tools, &[a.clone(), b.clone(), places.clone()], &outputs, &[], &lines);
        found[0].expect(&format!("gather {name}"), |i| a.data[places.data[i] as usize], 0.0);
        found[1].expect(&format!("concat {name}"), |i| if i < n { a.data[i] } else { b.data[i - n] }, 0.0);
        found[2].expect(&format!("interleave {name}"), |i| [&a, &b][i % 2].data[i / 2], 0.0);
        found[3].expect("arange", |i| 3.0 * i as f64, 0.0);
    }
}

#[test]
fn scans() {
    let Some(tools) = tools(1) else { return };
    for elem in [F32, F16, I32] {
        for (axis, shape) in [(0, [24usize, 48usize]), (1, [24, 48])] {
            let input = Tensor::new(elem, &shape, |i| (i % 7) as f64 - 3.0);
            let ty = ub(elem.name(), &shape);
            let lines =
                format!("    hivm.hir.vcumsum ins(%i0 : {ty}) outs(%o0 : {ty}) cum_dims = [{axis}] reverse = false\n");
            let found = run_vector(&tools, slice::from_ref(&input), &[(elem, shape.to_vec())], &[], &lines);
            let reference = |i: usize| {
                let (r, c) = (i / shape[1], i % shape[1]);
                if axis == 0 {
                    (0..=r).map(|k| input.data[k * shape[1] + c]).sum()
                } else {
                    (0..=c).map(|k| input.data[r * shape[1] + k]).sum()
                }
            };
            found[0].expect(&format!("{} along {axis}", elem.name()), reference, 0.0);
        }
    }
}

/// Two blocks combine what they have with what is there.
#[test]
fn atomic_stores() {
    let Some(tools) = tools(1) else { return };
    for elem in [F32, F16, I32, I16] {
        for (kind, f) in [("add", (|a, b| a + b) as fn(f64, f64) -> f64), ("max", f64::max), ("min", f64::min)] {
            let n = 200;
            let input = Tensor::random(elem, &[n], 3);
            let text = vector_kernel(
                slice::from_ref(&input),
                &[(elem, vec![n])],
                &[],
                &format!("    hivm.hir.copy ins(%i0 : {ty}) outs(%o0 : {ty})\n", ty = ub(elem.name(), &[n])),
            );
            let (head, tail) = text.rsplit_once("    return").unwrap();
            let text = format!("{} atomic = <{kind}>\n    return{tail}", head.trim_end());
            let program = program(&tools, &text, "kernel", &Options::default());
            let there = Tensor::random(elem, &[n], 4);
            let (mut a, mut out) = (input.bytes(), there.bytes());
            let blocks = 2;
            program
                .run([blocks, 1, 1], &mut [Arg::Buffer(&mut a), Arg::Buffer(&mut out)])
                .unwrap_or_else(|fault| panic!("{kind} {}: {fault}", elem.name()));
            let found = Tensor::from_bytes(elem, &[n], &out);
            found.expect(
                &format!("{kind} {}", elem.name()),
                |i| (0..blocks).fold(there.data[i], |sum, _| elem.round(f(sum, input.data[i]))),
                elem.tolerance(),
            );
        }
    }
}

#[test]
fn sorts() {
    let Some(tools) = tools(1) else { return };
    for elem in [F32, F16] {
        for n in [32usize, 128, 64] {
            let mut random = Random::new(9);
            let input = Tensor::new(elem, &[n], |i| (i as f64 * 0.37 + random.unit() * 40.0).round());
            let ty = ub(elem.name(), &[n]);
            let lines =
                format!("    hivm.hir.vsort ins(%i0 : {ty}) outs(%o0 : {ty}) descending = true sort_axis = 0\n");
            let found = run_vector(&tools, slice::from_ref(&input), &[(elem, vec![n])], &[], &lines);
            let mut sorted = input.data.clone();
            sorted.sort_by(|a, b| b.total_cmp(a));
            found[0].expect(&format!("{} {n}", elem.name()), |i| sorted[i], 0.0);
        }
    }
}
