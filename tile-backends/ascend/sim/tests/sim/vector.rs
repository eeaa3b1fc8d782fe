//! Each family of vector instructions, as the compiler selects them for one operation, against
//! plain Rust: whole repetitions, tails, and padded rows.

use crate::common::*;

/// Whole repeats, a tail, rows of less than a block and of no whole blocks.
const SHAPES: &[&[usize]] = &[&[16, 128], &[1000], &[5, 37], &[3, 4]];

type Unary = (&'static str, fn(f64) -> f64);

/// Operations of one operand, all in one kernel.
fn unary(elem: Elem, ops: &[Unary]) {
    let Some(tools) = tools(0) else { return };
    for shape in SHAPES {
        let positive = Tensor::new(elem, shape, |i| 0.25 + (i % 97) as f64 / 16.0);
        let input = Tensor::random(elem, shape, 1);
        let ty = ub(elem.name(), shape);
        let lines: String = ops
            .iter()
            .enumerate()
            .map(|(i, (op, _))| {
                let of = usize::from(["vln", "vsqrt", "vrsqrt", "vrec"].contains(op));
                format!("    hivm.hir.{op} ins(%i{of} : {ty}) outs(%o{i} : {ty})\n")
            })
            .collect();
        let outputs = vec![(elem, shape.to_vec()); ops.len()];
        let found = run_vector(&tools, &[input.clone(), positive.clone()], &outputs, &[], &lines);
        for ((op, f), found) in ops.iter().zip(found) {
            let from = if ["vln", "vsqrt", "vrsqrt", "vrec"].contains(op) { &positive } else { &input };
            found.expect(&format!("{op} {} {shape:?}", elem.name()), |i| elem.round(f(from.data[i])), elem.tolerance());
        }
    }
}

#[test]
fn unary_floats() {
    for elem in [F32, F16] {
        unary(
            elem,
            &[
                ("vexp", f64::exp),
                ("vabs", f64::abs),
                ("vrelu", |x| x.max(0.0)),
                ("vln", f64::ln),
                ("vsqrt", f64::sqrt),
                ("vrsqrt", |x| 1.0 / x.sqrt()),
                ("vrec", |x| 1.0 / x),
            ],
        );
    }
}

#[test]
fn unary_integers() {
    unary(I32, &[("vabs", f64::abs), ("vrelu", |x| x.max(0.0)), ("vnot", |x| -x - 1.0)]);
    unary(I16, &[("vabs", f64::abs), ("vnot", |x| -x - 1.0)]);
    unary(I8, &[("vnot", |x| -x - 1.0)]);
}

/// What a result is called, and its elements.
type Expected = (String, Box<dyn Fn(usize) -> f64>);

type Binary = (&'static str, fn(f64, f64) -> f64);

/// Operations of two operands: two tensors, a tensor and a number, and a tensor and
/// a column that is broadcast.
fn binary(elem: Elem, ops: &[Binary]) {
    let Some(tools) = tools(0) else { return };
    for shape in SHAPES {
        let a = Tensor::random(elem, shape, 2);
        // No zeros, for divisions, and no large ones, for products.
        let b = Tensor::new(elem, shape, |i| (1 + i % 5) as f64 * if i % 3 == 0 { -1.0 } else { 1.0 });
        let column = Tensor::new(elem, &[shape[0], 1], |i| (i % 4 + 1) as f64);
        let ty = ub(elem.name(), shape);
        let number = if elem.is_float() { "3.0" } else { "3" };
        let mut lines = format!("    %s = arith.constant {number} : {}\n", elem.name());
        let mut outputs = Vec::new();
        let mut expected: Vec<Expected> = Vec::new();
        for &(op, f) in ops {
            let bits = ["vand", "vor", "vxor"].contains(&op);
            let (x, y, c) = (a.clone(), b.clone(), column.clone());
            lines += &format!("    hivm.hir.{op} ins(%i0, %i1 : {ty}, {ty}) outs(%o{} : {ty})\n", outputs.len());
            outputs.push((elem, shape.to_vec()));
            let (p, q) = (x.clone(), y.clone());
            expected.push((op.into(), Box::new(move |i| elem.round(f(p.data[i], q.data[i])))));
            if bits {
                continue;
            }
            if elem != I8 {
                lines += &format!(
                    "    hivm.hir.{op} ins(%i0, %s : {ty}, {}) outs(%o{} : {ty})\n",
                    elem.name(),
                    outputs.len()
                );
                outputs.push((elem, shape.to_vec()));
                let p = x.clone();
                expected.push((format!("{op} with a number"), Box::new(move |i| elem.round(f(p.data[i], 3.0)))));
            }
            if shape.len() == 2 {
                let col = ub(elem.name(), &[shape[0], 1]);
                lines += &format!(
                    "    hivm.hir.{op} ins(%i0, %i2 : {ty}, {col}) outs(%o{} : {ty}) broadcast = [1]\n",
                    outputs.len()
                );
                outputs.push((elem, shape.to_vec()));
                let n = shape[1];
                expected
                    .push((format!("{op} with a column"), Box::new(move |i| elem.round(f(x.data[i], c.data[i / n])))));
            }
        }
        let found = run_vector(&tools, &[a, b, column], &outputs, &[], &lines);
        for (found, (what, reference)) in found.iter().zip(&expected) {
            found.expect(&format!("{what} {} {shape:?}", elem.name()), reference, elem.tolerance());
        }
    }
}

const ARITHMETIC: &[Binary] =
    &[("vadd", |a, b| a + b), ("vsub", |a, b| a - b), ("vmul", |a, b| a * b), ("vmax", f64::max), ("vmin", f64::min)];

#[test]
fn binary_f32() {
    binary(F32, ARITHMETIC);
    binary(F32, &[("vdiv", |a, b| a / b)]);
}

#[test]
fn binary_f16() {
    binary(F16, ARITHMETIC);
    binary(F16, &[("vdiv", |a, b| a / b)]);
}

#[test]
fn binary_integers() {
    binary(I32, ARITHMETIC);
    binary(I16, ARITHMETIC);
}

#[test]
fn bits() {
    let bits: &[Binary] = &[
        ("vand", |a, b| (a as i64 & b as i64) as f64),
        ("vor", |a, b| (a as i64 | b as i64) as f64),
        ("vxor", |a, b| (a as i64 ^ b as i64) as f64),
    ];
    for elem in [I32, I16, I8] {
        binary(elem, bits);
    }
}
