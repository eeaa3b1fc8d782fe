//! Functions of floats that backends may take apart: special values and large arguments.

use crate::Session;
use tile_core::ir::pointwise::Tolerance as Units;
use tile_core::ir::{BinOp, UnOp};
use tile_kernel::elem::DType;
use tile_kernel::prelude::*;
use tile_kernels::reference::Array;
use tile_kernels::testing::{Tolerance, array, poisoned};

const UNARY: usize = 11;

/// Rows of the functions of angles, and the largest angle that NPUs take (`docs/math.md`).
const ANGLES: std::ops::Range<usize> = 0..3;
const LARGEST_ON_NPUS: f64 = 65504.0;

#[tile_kernel]
fn unary<T: Float>(x: &Tensor<T, 1>, y: &mut Tensor<T, 2>) {
    dims!(x = [n], y = [UNARY, n]);
    let [b] = blocks([n.div_ceil(64)]);
    parallel!(64, |i| {
        let at = b * 64 + i;
        let a = x[at];
        y[[0, at]] = a.sin();
        y[[1, at]] = a.cos();
        y[[2, at]] = a.tan();
        y[[3, at]] = a.log1p();
        y[[4, at]] = a.expm1();
        y[[5, at]] = a.sinh();
        y[[6, at]] = a.cosh();
        y[[7, at]] = a.asin();
        y[[8, at]] = a.acos();
        y[[9, at]] = a.atan();
        y[[10, at]] = a.tanh();
    });
}

const UNARY_REFERENCES: [(&str, fn(f64) -> f64); UNARY] = [
    ("sin", f64::sin),
    ("cos", f64::cos),
    ("tan", f64::tan),
    ("log1p", f64::ln_1p),
    ("expm1", f64::exp_m1),
    ("sinh", f64::sinh),
    ("cosh", f64::cosh),
    ("asin", f64::asin),
    ("acos", f64::acos),
    ("atan", f64::atan),
    ("tanh", f64::tanh),
];

const BINARY: usize = 3;

#[tile_kernel]
fn binary<T: Float>(x: &Tensor<T, 1>, y: &Tensor<T, 1>, z: &mut Tensor<T, 2>) {
    dims!(x = [n], y = [n], z = [BINARY, n]);
    let [b] = blocks([n.div_ceil(64)]);
    parallel!(64, |i| {
        let at = b * 64 + i;
        let c = x[at];
        let d = y[at];
        z[[0, at]] = c.copysign(d);
        z[[1, at]] = c.atan2(d);
        z[[2, at]] = c.hypot(d);
    });
}

const BINARY_REFERENCES: [(&str, fn(f64, f64) -> f64); BINARY] =
    [("copysign", f64::copysign), ("atan2", f64::atan2), ("hypot", f64::hypot)];

/// Special values of the type, and numbers on both sides of where decompositions change.
fn values<T: Float>() -> Vec<T> {
    let positive = [
        0.0,
        1e-3,
        0.1,
        0.3,
        0.414,
        0.45,
        0.499,
        0.5,
        0.51,
        0.75,
        0.999,
        1.0,
        1.05,
        1.15,
        1.5,
        2.0,
        2.4,
        2.5,
        3.1,
        7.7,
        19.0,
        22.0,
        60.0,
        88.8,
        100.0,
        1e3,
        6e4,
        f64::INFINITY,
        f64::NAN,
    ];
    let both = |x: f64| [Some(x), (!x.is_nan()).then_some(-x)].into_iter().flatten();
    let mut all: Vec<T> = positive.into_iter().flat_map(both).map(T::from_f64).collect();
    if matches!(T::DTYPE, DType::F32 | DType::F64) {
        // The last is nearer to a multiple of π/2 than any other.
        let large = [1e-30, 1e6, 3e9, 1e20, 3e30, 16_367_173.0 * 2_f64.powi(72)];
        all.extend(large.into_iter().flat_map(|x| [x, -x]).map(T::from_f64));
    }
    all
}

/// Significant bits, and the exponent of the least normal number.
fn format(dtype: DType) -> (i32, i32) {
    match dtype {
        DType::F64 => (53, -1022),
        DType::F32 => (24, -126),
        DType::BF16 => (8, -126),
        _ => (11, -14),
    }
}

/// What is as near as allowed becomes what is expected; NaN becomes a number that nothing else is.
fn settled<T: Float>(found: f64, expected: f64, units: u64) -> f64 {
    if found.is_nan() {
        return 12345.0;
    }
    if expected == 0.0 && found == 0.0 && expected.is_sign_negative() != found.is_sign_negative() {
        return 54321.0;
    }
    let (digits, least) = format(T::DTYPE);
    let exponent = if expected == 0.0 { least } else { (expected.abs().log2().floor() as i32).max(least) };
    let unit = 2_f64.powi(exponent - digits + 1);
    if (found - expected).abs() <= units as f64 * unit { expected } else { found }
}

/// Rows of expected values, as the type has them, and the units that each row allows.
fn expected<T: Float>(rows: Vec<(Units, Vec<f64>)>) -> (Array, Vec<u64>) {
    let n = rows[0].1.len();
    let units = rows.iter().flat_map(|(tolerance, row)| vec![tolerance.ulps(T::DTYPE); row.len()]).collect();
    let shape = [rows.len(), n];
    let values = rows.into_iter().flat_map(|(_, row)| row).map(|x| T::from_f64(x).to_f64());
    (Array::new(&shape, values.map(|x| if x.is_nan() { 12345.0 } else { x }).collect()), units)
}

fn compared<T: Float>(found: &Array, expected: &Array, units: &[u64]) -> Array {
    let pairs = found.data.iter().zip(&expected.data).zip(units);
    Array::new(&found.shape, pairs.map(|((&found, &expected), &units)| settled::<T>(found, expected, units)).collect())
}

fn of_one<T: Float>(session: &dyn Session) {
    let values = values::<T>();
    let n = values.len();
    let x = Tensor::from(values.clone());
    let rows = UNARY_REFERENCES.map(|(name, f)| {
        let row = UnOp::from_name(name).expect("an operation").row();
        (row.tolerance, values.iter().map(|x| f(x.to_f64())).collect())
    });
    let (expected, units) = expected::<T>(rows.into());
    session.check(&format!("functions of one {}", T::DTYPE), [(&expected, Tolerance::EXACT)], |device| {
        let mut y = poisoned::<T, 2>([UNARY, n]);
        unary::<T>().launch(device, &x, &mut y)?;
        let mut found = compared::<T>(&array(&y), &expected, &units);
        if matches!(device.target(), "npu" | "twin") {
            for i in ANGLES.flat_map(|row| row * n..(row + 1) * n) {
                if values[i % n].to_f64().abs() > LARGEST_ON_NPUS {
                    found.data[i] = expected.data[i];
                }
            }
        }
        Ok([found])
    });
}

pub(crate) fn of_one_float(session: &dyn Session) {
    of_one::<f64>(session);
    of_one::<f32>(session);
    of_one::<f16>(session);
    of_one::<bf16>(session);
}

fn of_two<T: Float>(session: &dyn Session) {
    let values = values::<T>();
    let pairs: Vec<(T, T)> = values.iter().flat_map(|&x| values.iter().map(move |&y| (x, y))).collect();
    let n = pairs.len();
    let x = Tensor::from(pairs.iter().map(|pair| pair.0).collect::<Vec<T>>());
    let y = Tensor::from(pairs.iter().map(|pair| pair.1).collect::<Vec<T>>());
    let rows = BINARY_REFERENCES.map(|(name, f)| {
        let row = BinOp::from_name(name).expect("an operation").row();
        // A NaN has no sign that counts.
        let value = |&(x, y): &(T, T)| match (name, y.to_f64()) {
            ("copysign", y) if y.is_nan() => f(x.to_f64(), 1.0),
            (_, y) => f(x.to_f64(), y),
        };
        (row.tolerance, pairs.iter().map(value).collect())
    });
    let (expected, units) = expected::<T>(rows.into());
    session.check(&format!("functions of two {}", T::DTYPE), [(&expected, Tolerance::EXACT)], |device| {
        let mut z = poisoned::<T, 2>([BINARY, n]);
        binary::<T>().launch(device, &x, &y, &mut z)?;
        Ok([compared::<T>(&array(&z), &expected, &units)])
    });
}

pub(crate) fn of_two_floats(session: &dyn Session) {
    of_two::<f64>(session);
    of_two::<f32>(session);
    of_two::<f16>(session);
    of_two::<bf16>(session);
}
