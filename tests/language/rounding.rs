//! Tests of §2 of the language: conversions with a stated rounding, down to four bits.

use crate::everywhere;
use std::fmt::Debug;
use tile_kernel::prelude::*;

/// The modes, in the order of the rows of [`in_every_mode`].
const MODES: [Round; 4] = [Round::NearestEven, Round::TowardZero, Round::Up, Round::Down];

#[tile_kernel]
fn in_every_mode<S: Num, T: Num>(x: &Tensor<S, 1>, y: &mut Tensor<T, 2>) {
    dims!(x = [n], y = [4, n]);
    parallel!(n, |i| {
        y[[0, i]] = cast_with::<T>(x[i], Round::NearestEven);
        y[[1, i]] = cast_with::<T>(x[i], Round::TowardZero);
        y[[2, i]] = cast_with::<T>(x[i], Round::Up);
        y[[3, i]] = cast_with::<T>(x[i], Round::Down);
    });
}

/// The same as one tile operation cannot say it: through tiles.
#[tile_kernel]
fn through_tiles<S: Num, T: Num, const N: usize>(x: &Tensor<S, 1>, y: &mut Tensor<T, 1>) {
    dims!(x = [n], y = [n]);
    let [b] = blocks([n.div_ceil(N)]);
    let mut s = shared::<S>([N]);
    let mut t = fragment::<T>([N]);
    copy(x.at([b * N]), &mut s);
    parallel!(N, |i| {
        t[i] = cast_with::<T>(s[i], Round::TowardZero);
    });
    copy(&t, y.at_mut([b * N]));
}

/// What a format can hold, by value: every finite value, the lowest first.
struct Format {
    values: Vec<f64>,
    /// Whether there are infinities.
    infinite: bool,
    /// Whether what is too large becomes the largest finite value rather than
    /// an infinity.
    saturates: bool,
}

impl Format {
    /// A format of up to 16 bits, from all of its encodings.
    fn of<T: Num>(codes: u32, decode: impl Fn(u32) -> T, saturates: bool) -> Format {
        let (mut values, others): (Vec<f64>, Vec<f64>) =
            (0..codes).map(|code| decode(code).to_f64()).partition(|x| x.is_finite());
        values.sort_by(f64::total_cmp);
        Format { values, infinite: others.into_iter().any(f64::is_infinite), saturates }
    }

    /// The result of a conversion, by its meaning.
    fn rounded(&self, x: f64, mode: Round) -> f64 {
        let (values, last) = (&self.values, self.values.len() - 1);
        if !x.is_finite() {
            return if self.infinite || x.is_nan() { x } else { values[last].copysign(x) };
        }
        // By magnitude, so that only the directed modes know of signs.
        let magnitude = x.abs();
        let above = values.partition_point(|&value| value < magnitude);
        if values.get(above) == Some(&magnitude) {
            return x;
        }
        let (down, up) = (values[above - 1], values.get(above).copied());
        // Beyond the last value follows the one that more exponents would allow.
        let spacing = values[last] - values[last - 1];
        let next = up.unwrap_or(down + spacing);
        let away = match mode {
            // Both neighbours are even or odd by the number of their spacing.
            Round::NearestEven => {
                let (below, beyond) = (magnitude - down, next - magnitude);
                below > beyond || below == beyond && (down / (next - down)) % 2.0 != 0.0
            }
            Round::TowardZero => false,
            Round::Up => x > 0.0,
            Round::Down => x < 0.0,
        };
        let infinity = if self.saturates { values[last] } else { f64::INFINITY };
        (if away { up.unwrap_or(infinity) } else { down }).copysign(x)
    }

    /// Values, midpoints between them, and what is just beside; beyond the ends.
    fn inputs(&self, step: usize) -> Vec<f64> {
        let positive = self.values.iter().copied().filter(|&x| x >= 0.0).collect::<Vec<f64>>();
        let (last, before) = (positive[positive.len() - 1], positive[positive.len() - 2]);
        let mut pairs: Vec<[f64; 2]> = positive.windows(2).step_by(step).map(|pair| [pair[0], pair[1]]).collect();
        pairs.extend([[before, last], [last, last + (last - before)]]);
        let between = |[a, b]: [f64; 2]| {
            let middle = a / 2.0 + b / 2.0;
            // The last two become the midpoint in `f32`, which must not be on the way.
            let [more, less] = [1.0 + 2_f64.powi(-40), 1.0 - 2_f64.powi(-40)].map(|factor| middle * factor);
            [a, middle, middle + (b - a) / 64.0, middle - (b - a) / 64.0, a + (b - a) / 64.0, more, less]
        };
        let mut inputs: Vec<f64> = pairs.into_iter().flat_map(between).collect();
        inputs.extend([last * 1.5, 1e30, f64::INFINITY]);
        inputs.extend(inputs.clone().iter().map(|x| -x));
        inputs
    }
}

fn same(found: f64, expected: f64) -> bool {
    found == expected && found.is_sign_negative() == expected.is_sign_negative() || found.is_nan() && expected.is_nan()
}

fn check<S: Num, T: Num>(inputs: &[f64], expected: impl Fn(f64, Round) -> f64) {
    let inputs: Vec<S> = inputs.iter().map(|&x| S::from_f64(x)).collect();
    let n = inputs.len();
    let x = Tensor::from(inputs.clone());
    everywhere(|name, device| {
        let mut y = Tensor::<T, 2>::zeros([4, n]);
        in_every_mode::<S, T>().launch(device, &x, &mut y).unwrap();
        let mut z = Tensor::<T, 1>::zeros([n]);
        through_tiles::<S, T, 32>().launch(device, &x, &mut z).unwrap();
        for (i, x) in inputs.iter().enumerate() {
            for (row, mode) in MODES.into_iter().enumerate() {
                let (found, expected) = (y[[row, i]].to_f64(), expected(x.to_f64(), mode));
                let what = format!("{name}: {} {x} to {}, {mode:?}", S::DTYPE, T::DTYPE);
                assert!(same(found, expected), "{what}: {found}, expected {expected}");
            }
            assert!(same(z[[i]].to_f64(), expected(x.to_f64(), MODES[1])), "{name}: {x} through tiles");
        }
    });
}

// language: §2 cast_with::<U>(x, MODE)
#[test]
fn floats_round_as_stated() {
    fn narrow<T: Num>(codes: u32, decode: impl Fn(u32) -> T, saturates: bool, step: usize) {
        let format = Format::of(codes, decode, saturates);
        let mut inputs = format.inputs(step);
        inputs.push(f64::NAN);
        check::<f64, T>(&inputs, |x, mode| format.rounded(x, mode));
        check::<f32, T>(&inputs, |x, mode| format.rounded(x, mode));
    }
    narrow(1 << 8, |code| F8E4M3::from_bits(code as u8), true, 1);
    narrow(1 << 8, |code| F8E5M2::from_bits(code as u8), true, 1);
    narrow(1 << 16, |code| f16::from_bits(code as u16), false, 211);
    narrow(1 << 16, |code| bf16::from_bits(code as u16), false, 211);
}

/// The neighbours of a number among the values of `f32`, and the nearest.
fn single(x: f64, mode: Round) -> f64 {
    let nearest = x as f32;
    let (below, above) = match f64::from(nearest) {
        value if value > x => (nearest.next_down(), nearest),
        value if value < x => (nearest, nearest.next_up()),
        _ => (nearest, nearest),
    };
    f64::from(match mode {
        Round::NearestEven => nearest,
        Round::TowardZero if x > 0.0 => below,
        Round::TowardZero | Round::Up => above,
        Round::Down => below,
    })
}

#[test]
fn doubles_round_to_singles_as_stated() {
    let mut inputs = vec![0.0, -0.0, 1e300, f64::MAX, f64::from(f32::MAX) * (1.0 + 2_f64.powi(-30)), f64::INFINITY];
    for exponent in [-160, -149, -140, -126, -1, 0, 1, 24, 100, 127] {
        let unit = 2_f64.powi(exponent);
        let tail = [0.0, 1e-9, 2_f64.powi(-24), 2_f64.powi(-24) * 1.000001, 2_f64.powi(-23) * 1.5, 0.3, 0.999_999_99];
        inputs.extend(tail.map(|tail| unit * (1.0 + tail)));
    }
    inputs.extend(inputs.clone().iter().map(|x| -x));
    // The sign of zero is that of what was rounded.
    check::<f64, f32>(&inputs, |x, mode| single(x, mode).copysign(x));
    // What every format holds stays as it is.
    check::<f32, f64>(&[0.5, -3.0, 1e10, f64::INFINITY], |x, _| x);
    check::<bf16, f32>(&[0.5, -3.0, 96.0], |x, _| x);
}

/// A number as an integer of `T`, in a mode.
fn whole<T: Int>(x: f64, mode: Round) -> f64 {
    let x = match mode {
        Round::NearestEven => x.round_ties_even(),
        Round::TowardZero => x.trunc(),
        Round::Up => x.ceil(),
        Round::Down => x.floor(),
    };
    let bits = i32::try_from(T::DTYPE.bits()).expect("few bits");
    let signed = T::from_i128(-1).to_i128() < 0;
    let (low, high) = if signed { (-2_f64.powi(bits - 1), 2_f64.powi(bits - 1)) } else { (0.0, 2_f64.powi(bits)) };
    let x = if x.is_nan() { 0.0 } else { x.max(low) };
    // The highest value as `to_f64` gives it.
    if x >= high { T::from_i128(high as i128 - 1).to_f64() } else { x + 0.0 }
}

// language: §2 float → integer or index
#[test]
fn floats_round_to_integers_as_stated() {
    fn to<T: Int>() {
        let mut inputs = vec![0.0, 1e30, f64::INFINITY];
        for whole in [0.0, 1.0, 2.0, 6.0, 7.0, 126.0, 127.0, 128.0, 254.0, 255.0, 32_767.0, 65_535.0] {
            inputs.extend([0.0, 0.25, 0.5, 0.75].map(|part| whole + part));
        }
        inputs.extend([0.499_999_97, 0.500_000_06, 2_147_483_647.0, 4_294_967_295.0, 4_611_686_018_427_387_904.0]);
        inputs.extend(inputs.clone().iter().map(|x| -x));
        inputs.push(f64::NAN);
        let expected = |x: f64, mode| whole::<T>(x, mode) + 0.0;
        check::<f64, T>(&inputs, expected);
        check::<f32, T>(&inputs, expected);
        check::<f16, T>(&inputs, expected);
        check::<bf16, T>(&inputs, expected);
    }
    to::<i8>();
    to::<u8>();
    to::<i16>();
    to::<u16>();
    to::<i32>();
    to::<u32>();
    to::<i64>();
    to::<u64>();
}

// language: §2 integer → float
#[test]
fn integers_round_to_floats_as_stated() {
    fn check<S: Int + Debug, T: Num>(inputs: &[i128], format: impl Fn(f64, Round) -> f64) {
        let x: Vec<S> = inputs.iter().map(|&x| S::from_i128(x)).collect();
        everywhere(|name, device| {
            let mut y = Tensor::<T, 2>::zeros([4, x.len()]);
            in_every_mode::<S, T>().launch(device, &Tensor::from(x.clone()), &mut y).unwrap();
            for (i, x) in x.iter().enumerate() {
                for (row, mode) in MODES.into_iter().enumerate() {
                    // Of at most 53 bits, so that `f64` has them all.
                    let expected = format(x.to_i128() as f64, mode);
                    assert_eq!(y[[row, i]].to_f64(), expected, "{name}: {} {x:?}, {mode:?}", S::DTYPE);
                }
            }
        });
    }
    let near = |power: i128| [power - 3, power - 1, power, power + 1, power + 2, power + 3];
    let mut wide: Vec<i128> = [1 << 24, 1 << 25, 1 << 30, 5 << 27].into_iter().flat_map(near).collect();
    wide.extend(wide.clone().iter().map(|x| -x));
    check::<i32, f32>(&wide, single);
    check::<i64, f32>(&[(1 << 52) + 1, (1 << 40) + 1, -(1 << 40) - 1], single);
    check::<i64, f64>(&[1 << 52, 77, -(1 << 62)], |x, _| x);
    // What is between two neighbours among the doubles, and just below 2^64.
    everywhere(|name, device| {
        let (low, high) = (2_f64.powi(53), 2_f64.powi(53) + 2.0);
        let mut y = Tensor::<f64, 2>::zeros([4, 2]);
        let x = Tensor::from([(1_i64 << 53) + 1, -(1 << 53) - 1]);
        in_every_mode::<i64, f64>().launch(device, &x, &mut y).unwrap();
        assert_eq!(y, Tensor::from([[low, -low], [low, -low], [high, -low], [low, -high]]), "{name}");
        let top = 2_f64.powi(64);
        let mut y = Tensor::<f64, 2>::zeros([4, 1]);
        in_every_mode::<u64, f64>().launch(device, &Tensor::from([u64::MAX]), &mut y).unwrap();
        assert_eq!(y, Tensor::from([[top], [top.next_down()], [top], [top.next_down()]]), "{name}");
        // Modes are of roundings: integers are cut as ever.
        let mut y = Tensor::<i8, 2>::zeros([4, 1]);
        in_every_mode::<i32, i8>().launch(device, &Tensor::from([300]), &mut y).unwrap();
        assert_eq!(y, Tensor::from([[44]; 4]), "{name}");
    });
    let half = Format::of(1 << 16, |code| f16::from_bits(code as u16), false);
    let small: Vec<i128> = [2048, 4096, 65_504, 65_519, 65_520, 70_000].into_iter().flat_map(near).collect();
    check::<i32, f16>(&small, |x, mode| half.rounded(x, mode));
    let eight = Format::of(1 << 8, |code| F8E4M3::from_bits(code as u8), true);
    let codes: Vec<i128> = (-128..128).collect();
    check::<i8, F8E4M3>(&codes, |x, mode| eight.rounded(x, mode));
}

/// Numbers rounded to four bits in each mode, two to a byte, signed and not;
/// and what the bytes hold.
#[tile_kernel]
fn four_bits(x: &Tensor<f32, 1>, packed: &mut Tensor<u8, 3>, y: &mut Tensor<f32, 3>) {
    dims!(x = [n], packed = [2, 4, n / 2], y = [2, 4, n]);
    let mut q = workspace::<i32>([4, n]);
    parallel!(n, |i| {
        q[[0, i]] = cast_with::<i32>(x[i], Round::NearestEven);
        q[[1, i]] = cast_with::<i32>(x[i], Round::TowardZero);
        q[[2, i]] = cast_with::<i32>(x[i], Round::Up);
        q[[3, i]] = cast_with::<i32>(x[i], Round::Down);
    });
    parallel!((4, n / 2), |mode, i| {
        let low = q[[mode, 2 * i]];
        let high = q[[mode, 2 * i + 1]];
        packed[[0, mode, i]] = cast::<u8>(low.clamp(-8, 7) & 15 | high.clamp(-8, 7) << 4);
        packed[[1, mode, i]] = cast::<u8>(low.clamp(0, 15) | high.clamp(0, 15) << 4);
    });
    parallel!((4, n / 2), |mode, i| {
        // The sign is that of the upper bit.
        let signed = cast::<i8>(packed[[0, mode, i]]);
        y[[0, mode, 2 * i]] = cast::<f32>(signed << 4 >> 4);
        y[[0, mode, 2 * i + 1]] = cast::<f32>(signed >> 4);
        let unsigned = packed[[1, mode, i]];
        y[[1, mode, 2 * i]] = cast::<f32>(unsigned & 15);
        y[[1, mode, 2 * i + 1]] = cast::<f32>(unsigned >> 4);
    });
}

// language: §2 four bits
#[test]
fn four_bits_are_rounded_clamped_and_packed() {
    // Every code, every midpoint, what is just beside, and what is out of range.
    let mut values = vec![f32::NAN, f32::INFINITY, f32::NEG_INFINITY, 1e9, -1e9, -0.0];
    for code in -9_i8..=16 {
        let (code, middle) = (f32::from(code), f32::from(code) + 0.5);
        values.extend([code, middle, middle.next_up(), middle.next_down(), code + 0.125, code - 0.125]);
    }
    assert!(values.len().is_multiple_of(2));
    everywhere(|name, device| {
        let n = values.len();
        let mut packed = Tensor::zeros([2, 4, n / 2]);
        let mut y = Tensor::zeros([2, 4, n]);
        four_bits().launch(device, &Tensor::from(values.clone()), &mut packed, &mut y).unwrap();
        for (i, &x) in values.iter().enumerate() {
            for (row, mode) in MODES.into_iter().enumerate() {
                let whole = whole::<i32>(f64::from(x), mode);
                for (form, [low, high]) in [[-8.0, 7.0], [0.0, 15.0]].into_iter().enumerate() {
                    let code = whole.clamp(low, high);
                    assert_eq!(f64::from(y[[form, row, i]]), code, "{name}: {x} in {mode:?}");
                    let byte: u8 = packed[[form, row, i / 2]];
                    let nibble = if i % 2 == 0 { byte & 15 } else { byte >> 4 };
                    assert_eq!(nibble, code as i8 as u8 & 15, "{name}: {x} in {mode:?}");
                }
            }
        }
    });
}
