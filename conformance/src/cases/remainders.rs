//! Remainders of floats: exact, with special values, subnormal numbers and quotients of any size.

use crate::Session;
use tile_kernel::elem::DType;
use tile_kernel::prelude::*;
use tile_kernels::reference::Array;
use tile_kernels::testing::{Tolerance, array, poisoned};

const ROWS: usize = 2;

#[tile_kernel]
fn remainders<T: Num>(x: &Tensor<T, 1>, y: &Tensor<T, 1>, z: &mut Tensor<T, 2>) {
    dims!(x = [n], y = [n], z = [ROWS, n]);
    let [b] = blocks([n.div_ceil(64)]);
    parallel!(64, |i| {
        let at = b * 64 + i;
        z[[0, at]] = x[at] % y[at];
        z[[1, at]] = x[at].rem_euclid(y[at]);
    });
}

/// Of scalars of the launch and of the block, in variables and in loops.
#[tile_kernel]
fn wrapped<T: Float>(angles: &Tensor<T, 1>, turn: T, shift: T, z: &mut Tensor<T, 1>) {
    dims!(angles = [n], z = [n]);
    let start = shift % turn;
    let [b] = blocks([n.div_ceil(16)]);
    let mut first = angles[b * 16] + start;
    first %= turn;
    parallel!(16, |i| {
        let mut sum = angles[b * 16 + i];
        for _k in 0..3 {
            sum = (sum + first) % turn;
        }
        z[b * 16 + i] = sum;
    });
}

/// Magnitudes: zeros, subnormal numbers, powers of two and their neighbours, the largest number.
fn values<T: Float>() -> Vec<T> {
    let (digits, least, most) = match T::DTYPE {
        DType::F64 => (53, -1022, 1023),
        DType::F32 => (24, -126, 127),
        DType::BF16 => (8, -126, 127),
        _ => (11, -14, 15),
    };
    let two = |n: i32| 2_f64.powi(n);
    let last = two(1 - digits);
    // Powers below the least normal number of `f64` are products.
    let smallest = two(least) * last;
    let mut sizes = vec![
        0.0,
        smallest,
        3.0 * smallest,
        two(least) - smallest,
        two(least),
        two(least) * (1.0 + last),
        two(least / 2) * 1.25,
        0.1,
        1.0 - last / 2.0,
        1.0,
        1.0 + last,
        1.5,
        std::f64::consts::PI,
        7.0,
        360.0,
        two(digits - 1) - 1.0,
        two(digits.min(most)) - 2.0,
        two(most / 2) * (1.0 + 5.0 * last),
        two(most),
        two(most) * (2.0 - last),
        f64::INFINITY,
        f64::NAN,
    ];
    sizes.extend(sizes.clone().into_iter().filter(|x| !x.is_nan()).map(|x| -x).collect::<Vec<f64>>());
    sizes.into_iter().map(T::from_f64).collect()
}

/// What no other value is, for NaN and for a zero with the wrong sign.
fn settled(found: f64, expected: f64) -> f64 {
    match () {
        () if found.is_nan() => 12345.0,
        () if found == 0.0 && expected == 0.0 && found.is_sign_negative() != expected.is_sign_negative() => 54321.0,
        () => found,
    }
}

fn compared(found: &Array, expected: &Array) -> Array {
    let pairs = found.data.iter().zip(&expected.data);
    Array::new(&found.shape, pairs.map(|(&found, &expected)| settled(found, expected)).collect())
}

/// `f64::rem_euclid`, its sum rounded to the type.
fn euclid<T: Float>(x: f64, y: f64) -> f64 {
    let rest = x % y;
    if rest < 0.0 { T::from_f64(rest + y.abs()).to_f64() } else { rest }
}

fn of_pairs<T: Float>(session: &dyn Session) {
    let values = values::<T>();
    let pairs: Vec<(T, T)> = values.iter().flat_map(|&x| values.iter().map(move |&y| (x, y))).collect();
    let n = pairs.len();
    let [x, y] = [0, 1].map(|i| Tensor::from(pairs.iter().map(|&(x, y)| [x, y][i]).collect::<Vec<T>>()));
    let wide: Vec<(f64, f64)> = pairs.iter().map(|&(x, y)| (x.to_f64(), y.to_f64())).collect();
    let rows = wide.iter().map(|&(x, y)| x % y).chain(wide.iter().map(|&(x, y)| euclid::<T>(x, y)));
    let expected = Array::new(&[ROWS, n], rows.map(|x| if x.is_nan() { 12345.0 } else { x }).collect());
    let normal =
        T::from_f64(if T::DTYPE == DType::F64 { f64::MIN_POSITIVE } else { f32::MIN_POSITIVE.into() }).to_f64();
    session.check(&format!("remainders {}", T::DTYPE), [(&expected, Tolerance::EXACT)], |device| {
        let mut z = poisoned::<T, 2>([ROWS, n]);
        remainders::<T>().launch(device, &x, &y, &mut z)?;
        let mut found = compared(&array(&z), &expected);
        if device.target() == "webgpu" {
            // `rest < 0` and `rest + |y|` may take subnormal numbers as zero there.
            for (i, &(x, y)) in wide.iter().enumerate() {
                if [x % y, y].iter().any(|part| part.abs() < normal) {
                    found.data[n + i] = expected.data[n + i];
                }
            }
        }
        Ok([found])
    });
}

fn of_scalars<T: Float>(session: &dyn Session) {
    const N: usize = 48;
    let of = |x: f64| T::from_f64(x);
    let angles: Vec<T> = (0..N).map(|i| of(i as f64 * 0.75 - 11.0)).collect();
    let (turn, shift) = (of(6.25), of(-40.5));
    let sum = |x: T, y: T| of(x.to_f64() + y.to_f64());
    let rest = |x: T| of(x.to_f64() % turn.to_f64());
    let start = rest(shift);
    let expected = (0..N).map(|i| {
        let first = rest(sum(angles[i / 16 * 16], start));
        (0..3).fold(angles[i], |x, _| rest(sum(x, first))).to_f64()
    });
    let expected = Array::new(&[N], expected.collect());
    let angles = Tensor::from(angles);
    session.check(&format!("wrapped {}", T::DTYPE), [(&expected, Tolerance::EXACT)], |device| {
        let mut z = poisoned::<T, 1>([N]);
        wrapped::<T>().launch(device, &angles, turn, shift, &mut z)?;
        Ok([compared(&array(&z), &expected)])
    });
}

// language: §7 %
pub(crate) fn remainders_of_floats(session: &dyn Session) {
    of_pairs::<f64>(session);
    of_pairs::<f32>(session);
    of_pairs::<f16>(session);
    of_pairs::<bf16>(session);
    of_scalars::<f64>(session);
    of_scalars::<f32>(session);
    of_scalars::<f16>(session);
}
