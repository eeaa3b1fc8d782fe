//! Conversions between every pair of types that the compiler takes, in every rounding mode, and
//! comparisons with selects on their results.

use crate::common::*;
use std::slice;

type Rounding = (&'static str, fn(f64) -> f64);

const ROUNDINGS: &[Rounding] = &[
    ("rint", f64::round_ties_even),
    ("round", f64::round),
    ("floor", f64::floor),
    ("ceil", f64::ceil),
    ("trunc", f64::trunc),
];

/// Converts one tensor in several roundings.
fn cast(from: Elem, to: Elem, roundings: &[Rounding], reference: impl Fn(f64, fn(f64) -> f64) -> f64) {
    let Some(tools) = tools(0) else { return };
    for shape in [&[16, 128][..], &[5, 37], &[1000]] {
        let mut random = Random::new(7);
        // Halves, so that ties are among them; and what is out of range of bytes.
        let input = Tensor::new(from, shape, |i| match i % 3 {
            0 => (random.unit() * 20.0).round() / 2.0,
            1 => random.unit() * 100.0,
            _ => random.unit() * 300.0,
        });
        let input = if from.is_float() { input } else { Tensor::random(from, shape, 8) };
        let (a, b) = (ub(from.name(), shape), ub(to.name(), shape));
        let lines: String = roundings
            .iter()
            .enumerate()
            .map(|(i, (mode, _))| {
                format!("    hivm.hir.vcast ins(%i0 : {a}) outs(%o{i} : {b}) round_mode = <{mode}>\n")
            })
            .collect();
        let outputs = vec![(to, shape.to_vec()); roundings.len()];
        let found = run_vector(&tools, slice::from_ref(&input), &outputs, &[], &lines);
        for ((mode, rounding), found) in roundings.iter().zip(found) {
            let what = format!("{} to {} by {mode} {shape:?}", from.name(), to.name());
            found.expect(&what, |i| reference(input.data[i], *rounding), 0.0);
        }
    }
}

fn clamp(to: Elem) -> impl Fn(f64, fn(f64) -> f64) -> f64 {
    let (low, high) = match to {
        I8 => (-128.0, 127.0),
        I16 => (-32768.0, 32767.0),
        _ => (-2147483648.0, 2147483647.0),
    };
    move |x, rounding| rounding(x).clamp(low, high)
}

#[test]
fn floats_to_integers() {
    for to in [I16, I32, I64] {
        cast(F32, to, ROUNDINGS, clamp(to));
    }
    cast(F16, I32, ROUNDINGS, clamp(I32));
    cast(Bf16, I32, ROUNDINGS, clamp(I32));
}

/// Bytes are clamped only by way of half floats.
#[test]
fn halves_to_bytes() {
    cast(F16, I8, ROUNDINGS, clamp(I8));
}

/// To a float of fewer digits, by hand: in units of its last place.
fn narrow(digits: i32) -> impl Fn(f64, fn(f64) -> f64) -> f64 {
    move |x, rounding| {
        if x == 0.0 {
            return x;
        }
        let unit = 2f64.powi(x.abs().log2().floor() as i32 - digits);
        rounding(x / unit) * unit
    }
}

#[test]
fn floats_to_narrower_floats() {
    cast(F32, F16, ROUNDINGS, narrow(10));
    cast(F32, Bf16, ROUNDINGS, narrow(7));
}

#[test]
fn exact_conversions() {
    let rint = &ROUNDINGS[..1];
    for (from, to) in [(F16, F32), (Bf16, F32), (I8, F16), (I16, F16), (I16, F32), (I32, F32), (I64, F32)] {
        cast(from, to, rint, |x, _| x);
    }
}

type Compare = (&'static str, fn(f64, f64) -> bool);

/// Compares two tensors, and a tensor with a number, and selects by the result
/// between tensors and numbers.
fn compare(elem: Elem, modes: &[Compare]) {
    let Some(tools) = tools(0) else { return };
    for shape in [&[16, 128][..], &[1000], &[5, 37]] {
        let mut random = Random::new(3);
        let a = Tensor::new(elem, shape, |_| (random.unit() * 4.0).round());
        let b = Tensor::new(elem, shape, |_| (random.unit() * 4.0).round());
        let (ty, mask, scalar) = (ub(elem.name(), shape), ub("i1", shape), elem.name());
        let one = if elem.is_float() { "1.0" } else { "1" };
        let mut lines = format!("    %s = arith.constant {one} : {scalar}\n");
        for (i, (mode, _)) in modes.iter().enumerate() {
            let (m, n) = (2 * i, 2 * i + 1);
            lines +=
                &format!("    hivm.hir.vcmp ins(%i0, %i1 : {ty}, {ty}) outs(%t{m} : {mask}) compare_mode = <{mode}>\n");
            lines += &format!("    hivm.hir.vsel ins(%t{m}, %i0, %i1 : {mask}, {ty}, {ty}) outs(%o{m} : {ty})\n");
            lines += &format!(
                "    hivm.hir.vcmp ins(%i0, %s : {ty}, {scalar}) outs(%t{n} : {mask}) compare_mode = <{mode}>\n"
            );
            lines += &format!("    hivm.hir.vsel ins(%t{n}, %i0, %s : {mask}, {ty}, {scalar}) outs(%o{n} : {ty})\n");
        }
        let outputs = vec![(elem, shape.to_vec()); 2 * modes.len()];
        let temps = vec![("i1", shape.to_vec()); 2 * modes.len()];
        let found = run_vector(&tools, &[a.clone(), b.clone()], &outputs, &temps, &lines);
        for (pair, (mode, f)) in found.chunks(2).zip(modes) {
            let (p, q) = (&a.data, &b.data);
            let what = format!("{mode} {} {shape:?}", elem.name());
            pair[0].expect(&what, |i| if f(p[i], q[i]) { p[i] } else { q[i] }, 0.0);
            pair[1].expect(&format!("{what} with a number"), |i| if f(p[i], 1.0) { p[i] } else { 1.0 }, 0.0);
        }
    }
}

const ALL: &[Compare] = &[
    ("eq", |a, b| a == b),
    ("ne", |a, b| a != b),
    ("lt", |a, b| a < b),
    ("le", |a, b| a <= b),
    ("gt", |a, b| a > b),
    ("ge", |a, b| a >= b),
];

#[test]
fn comparisons_of_floats() {
    compare(F32, ALL);
    compare(F16, ALL);
}

#[test]
fn comparisons_of_integers() {
    compare(I32, &ALL[..2]);
    compare(I32, &ALL[2..]);
    compare(I16, &ALL[2..]);
}
