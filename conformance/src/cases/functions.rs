//! Functions and reductions of floats that backends may take apart: special values, large and
//! small arguments.

use crate::Session;
use tile_core::ir::pointwise::Tolerance as Units;
use tile_core::ir::{BinOp, ReduceOp, UnOp};
use tile_kernel::elem::DType;
use tile_kernel::prelude::*;
use tile_kernels::reference::Array;
use tile_kernels::testing::{Tolerance, array, poisoned};

const UNARY: usize = 12;

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
        y[[11, at]] = a.softplus();
    });
}

/// A function of one value, by its name.
type Unary = (&'static str, fn(f64) -> f64);

/// A function of two values, by its name.
type Binary = (&'static str, fn(f64, f64) -> f64);

const UNARY_REFERENCES: [Unary; UNARY] = [
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
    ("softplus", |x| x.max(0.0) + (-x.abs()).exp().ln_1p()),
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

const BINARY_REFERENCES: [Binary; BINARY] = [("copysign", f64::copysign), ("atan2", f64::atan2), ("hypot", f64::hypot)];

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

// language: §7 log1p expm1 sinh cosh tan asin acos atan
// language: §7 softplus
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

// language: §7 log1p expm1 sinh cosh tan asin acos atan
pub(crate) fn of_two_floats(session: &dyn Session) {
    of_two::<f64>(session);
    of_two::<f32>(session);
    of_two::<f16>(session);
    of_two::<bf16>(session);
}

/// Rows and columns of a reduced tile.
const ROWS: usize = 16;
const COLUMNS: usize = 64;

const REDUCTIONS: usize = 6;

/// The reductions by their rows in the output.
const OPERATIONS: [ReduceOp; REDUCTIONS] =
    [ReduceOp::MaxNan, ReduceOp::MinNan, ReduceOp::Norm2, ReduceOp::LogSumExp, ReduceOp::Mean, ReduceOp::Var];

#[tile_kernel]
fn rows<T: Float>(x: &Tensor<T, 2>, y: &mut Tensor<T, 2>) {
    dims!(x = [ROWS, COLUMNS], y = [REDUCTIONS, ROWS]);
    let mut t = fragment::<T>([ROWS, COLUMNS]);
    let mut s = fragment::<T>([ROWS]);
    copy(x.at([0, 0]), &mut t);
    reduce_max_nan(&t, &mut s, 1);
    copy(&s, y.at_mut((0, ..)));
    reduce_min_nan(&t, &mut s, 1);
    copy(&s, y.at_mut((1, ..)));
    reduce_norm2(&t, &mut s, 1);
    copy(&s, y.at_mut((2, ..)));
    reduce_logsumexp(&t, &mut s, 1);
    copy(&s, y.at_mut((3, ..)));
    reduce_mean(&t, &mut s, 1);
    copy(&s, y.at_mut((4, ..)));
    reduce_var(&t, &mut s, 1);
    copy(&s, y.at_mut((5, ..)));
}

/// The same along columns, into accumulators and with the axis kept.
#[tile_kernel]
fn columns<T: Float>(x: &Tensor<T, 2>, y: &mut Tensor<T, 2>) {
    dims!(x = [COLUMNS, ROWS], y = [REDUCTIONS, ROWS]);
    let mut t = fragment::<T>([COLUMNS, ROWS]);
    let mut s = fragment::<T>([ROWS]);
    let mut kept = fragment::<T>([1, ROWS]);
    copy(x.at([0, 0]), &mut t);
    copy(x.at((0, ..)), &mut s);
    reduce_max_nan_into(&t, &mut s, 0);
    copy(&s, y.at_mut((0, ..)));
    copy(x.at((0, ..)), &mut s);
    reduce_min_nan_into(&t, &mut s, 0);
    copy(&s, y.at_mut((1, ..)));
    copy(x.at((0, ..)), &mut s);
    reduce_norm2_into(&t, &mut s, 0);
    copy(&s, y.at_mut((2, ..)));
    copy(x.at((0, ..)), &mut s);
    reduce_logsumexp_into(&t, &mut s, 0);
    copy(&s, y.at_mut((3, ..)));
    reduce_mean(&t, &mut kept, 0);
    copy(&kept, y.at_mut([4, 0]));
    reduce_var(&t, &mut kept, 0);
    copy(&kept, y.at_mut([5, 0]));
}

/// Lines of all kinds: ordinary ones, and those that obvious formulas get wrong.
fn lines<T: Float>() -> Vec<Vec<f64>> {
    let (large, small) = match T::DTYPE {
        DType::F64 => (2_f64.powi(900), 2_f64.powi(-900)),
        DType::F16 => (2_f64.powi(15), 2_f64.powi(-14)),
        _ => (2_f64.powi(110), 2_f64.powi(-110)),
    };
    let of = |f: &dyn Fn(usize) -> f64| (0..COLUMNS).map(f).collect::<Vec<f64>>();
    let but = |at: usize, value: f64| of(&|j| if j == at { value } else { j as f64 / 16.0 - 1.0 });
    vec![
        of(&|j| (j * 37 % 64) as f64 / 32.0 - 1.0),
        of(&|j| 100.0 - j as f64),
        but(40, f64::NAN),
        but(0, f64::NAN),
        but(63, f64::INFINITY),
        but(17, f64::NEG_INFINITY),
        of(&|j| if j % 2 == 0 { f64::INFINITY } else { f64::NEG_INFINITY }),
        of(&|_| f64::NEG_INFINITY),
        of(&|j| if j == 5 { f64::NAN } else { f64::INFINITY }),
        of(&|_| f64::NAN),
        of(&|_| 0.0),
        of(&|_| -0.0),
        of(&|_| large),
        of(&|_| -large),
        of(&|j| if j % 2 == 0 { small } else { -small }),
        // The mean is large beside the differences from it.
        of(&|j| 128.0 + (j % 2) as f64),
    ]
}

/// The reductions of a line, the first four with the old element.
fn reduced(line: &[f64], old: Option<f64>) -> [f64; REDUCTIONS] {
    let all: Vec<f64> = line.iter().copied().chain(old).collect();
    let nan = all.iter().any(|x| x.is_nan());
    let or_nan = |x: f64| if nan { f64::NAN } else { x };
    let largest = all.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let size = all.iter().fold(0.0, |size: f64, x| size.max(x.abs()));
    let scale = if size > 0.0 && size.is_finite() { size } else { 1.0 };
    let shift = if largest.is_finite() { largest } else { 0.0 };
    let mean = line.iter().sum::<f64>() / line.len() as f64;
    [
        or_nan(largest),
        or_nan(all.iter().copied().fold(f64::INFINITY, f64::min)),
        all.iter().map(|x| (x / scale).powi(2)).sum::<f64>().sqrt() * scale,
        all.iter().map(|x| (x - shift).exp()).sum::<f64>().ln() + shift,
        mean,
        line.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / line.len() as f64,
    ]
}

fn of_lines<T: Float>(session: &dyn Session) {
    let lines: Vec<Vec<f64>> =
        lines::<T>().iter().map(|line| line.iter().map(|&x| T::from_f64(x).to_f64()).collect()).collect();
    // What each reduction may lose in the accumulator type, and one unit of a narrow type.
    let near = OPERATIONS.map(|op| match (op.row().tolerance.relative(COLUMNS, T::DTYPE), T::DTYPE) {
        (lost, DType::F64 | DType::F32) => lost,
        (0.0, _) => 0.0,
        (_, narrow) => 2_f64.powi(1 - format(narrow).0),
    });
    let expected = |old: bool| {
        let all: Vec<[f64; REDUCTIONS]> = lines.iter().map(|line| reduced(line, old.then_some(line[0]))).collect();
        let data = (0..REDUCTIONS).flat_map(|i| all.iter().map(move |line| T::from_f64(line[i]).to_f64()));
        Array::new(&[REDUCTIONS, ROWS], data.map(|x| if x.is_nan() { 12345.0 } else { x }).collect())
    };
    let settled = |found: Array, expected: &Array| {
        let settle = |(i, (&found, &expected)): (usize, (&f64, &f64))| match () {
            () if found.is_nan() => 12345.0,
            () if (found - expected).abs() <= near[i / ROWS] * expected.abs() => expected,
            () => found,
        };
        Array::new(&found.shape, found.data.iter().zip(&expected.data).enumerate().map(settle).collect())
    };
    let (along, into) = (expected(false), expected(true));
    let x = Tensor::from_fn([ROWS, COLUMNS], |[i, j]| T::from_f64(lines[i][j]));
    session.check(&format!("rows {}", T::DTYPE), [(&along, Tolerance::EXACT)], |device| {
        let mut y = poisoned::<T, 2>([REDUCTIONS, ROWS]);
        rows::<T>().launch(device, &x, &mut y)?;
        Ok([settled(array(&y), &along)])
    });
    let x = Tensor::from_fn([COLUMNS, ROWS], |[j, i]| T::from_f64(lines[i][j]));
    session.check(&format!("columns {}", T::DTYPE), [(&into, Tolerance::EXACT)], |device| {
        let mut y = poisoned::<T, 2>([REDUCTIONS, ROWS]);
        columns::<T>().launch(device, &x, &mut y)?;
        Ok([settled(array(&y), &into)])
    });
}

// language: §4 reduce_max_nan | reduce_min_nan | reduce_norm2 | reduce_logsumexp | reduce_mean | reduce_var (src, dst, AXIS)
pub(crate) fn reductions_of_floats(session: &dyn Session) {
    of_lines::<f64>(session);
    of_lines::<f32>(session);
    of_lines::<f16>(session);
    of_lines::<bf16>(session);
}
