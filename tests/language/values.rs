//! Tests of §2 of the language: element types, conversions, statements.

use crate::{count, everywhere};
use tile_kernel::prelude::*;

/// Two values, converted.
#[tile_kernel]
fn convert<T: Element, U: Element>(x: &Tensor<T, 1>, y: &mut Tensor<U, 1>) {
    dims!(x = [n], y = [n]);
    parallel!(n, |i| {
        y[i] = cast::<U>(x[i]);
    });
}

/// What every device converts the values to.
fn converted<T: Element, U: Element>(x: &[T]) -> Vec<U> {
    let mut results: Vec<Vec<U>> = Vec::new();
    everywhere(|name, device| {
        let mut y = Tensor::<U, 1>::zeros([x.len()]);
        convert::<T, U>().launch(device, TensorView::from(x), &mut y).unwrap();
        let y = y.to_vec();
        assert!(results.iter().all(|other| format!("{other:?}") == format!("{y:?}")), "{name}: {y:?}, {results:?}");
        results.push(y);
    });
    results.swap_remove(0)
}

/// A product, rounded to its type.
#[tile_kernel]
fn multiply_add<T: Num>(x: &Tensor<T, 1>, y: &mut Tensor<T, 1>) {
    parallel!(1, |i| {
        y[i] = x[i] * x[i + 1] + x[i + 2];
    });
}

fn multiplied<T: Num>(x: [T; 3]) -> T {
    let mut results: Vec<T> = Vec::new();
    everywhere(|_, device| {
        let mut y = Tensor::<T, 1>::zeros([1]);
        multiply_add::<T>().launch(device, &Tensor::from(x), &mut y).unwrap();
        results.push(y[[0]]);
    });
    assert!(results.iter().all(|x| *x == results[0]), "{results:?}");
    results[0]
}

// language: §2
// language: §2 f64 f32 f16 bf16
// language: §2 F8E4M3 F8E5M2
#[test]
fn floats_round_each_operation() {
    assert_eq!(multiplied([0.1_f64, 0.2, 0.3]), 0.1 * 0.2 + 0.3);
    assert_eq!(multiplied([0.1_f32, 0.2, 0.3]), 0.1 * 0.2 + 0.3);
    // Not contracted: the square of 1 + 2⁻¹² is rounded before 1 is taken off.
    let x = 1.0 + 2_f32.powi(-12);
    assert_eq!(multiplied([x, x, -1.0]), x * x - 1.0);
    let half = f16::from_f32;
    assert_eq!(multiplied([half(1.001), half(3.0), half(0.0)]), half(half(1.001).to_f32() * 3.0));
    let brain = bf16::from_f32;
    assert_eq!(multiplied([brain(1.01), brain(3.0), brain(1.0)]).to_f32(), 4.03125);
    // 17 is between 16 and 18 of three bits of fraction, and ties to even.
    let e4m3 = |x| F8E4M3::from_f64(x);
    assert_eq!(multiplied([e4m3(1.0), e4m3(16.0), e4m3(1.0)]).to_f64(), 16.0);
    let e5m2 = |x| F8E5M2::from_f64(x);
    assert_eq!(multiplied([e5m2(3.0), e5m2(3.0), e5m2(0.0)]).to_f64(), 8.0);
}

// language: §2 i8…i64 u8…u64
#[test]
fn integers_wrap() {
    assert_eq!(multiplied([100_i8, 2, 1]), 100_i8.wrapping_mul(2).wrapping_add(1));
    assert_eq!(multiplied([i16::MAX, 3, 1]), i16::MAX.wrapping_mul(3).wrapping_add(1));
    assert_eq!(multiplied([i32::MIN, -1, 0]), i32::MIN);
    assert_eq!(multiplied([i64::MIN, -1, -1]), i64::MAX);
    assert_eq!(multiplied([200_u8, 200, 200]), 200_u8.wrapping_mul(200).wrapping_add(200));
    assert_eq!(multiplied([u16::MAX, u16::MAX, 5]), 6);
    assert_eq!(multiplied([u32::MAX, 2, 3]), 1);
    assert_eq!(multiplied([u64::MAX, u64::MAX, 0]), 1);
}

#[tile_kernel]
fn logic(x: &Tensor<bool, 1>, y: &mut Tensor<bool, 1>) {
    dims!(x = [2], y = [6]);
    parallel!(1, |i| {
        let a = x[i];
        let b = x[i + 1];
        y[i] = a && b;
        y[i + 1] = a || b;
        y[i + 2] = !a;
        y[i + 3] = a ^ b;
        y[i + 4] = a & b | a;
        y[i + 5] = a == b;
    });
}

// language: §2 bool
#[test]
fn truth_values() {
    everywhere(|name, device| {
        for (a, b) in [(false, false), (false, true), (true, false), (true, true)] {
            let mut y = Tensor::<bool, 1>::zeros([6]);
            logic().launch(device, &Tensor::from([a, b]), &mut y).unwrap();
            assert_eq!(y.to_vec(), [a && b, a || b, !a, a ^ b, a & b | a, a == b], "{name}");
        }
    });
    assert_eq!(size_of::<bool>(), 1);
}

#[tile_kernel]
fn indices(i: usize, j: usize, y: &mut Tensor<i64, 1>) {
    let less = i - j;
    parallel!(1, |k| {
        y[k] = cast::<i64>(less);
        y[k + 1] = cast::<i64>(less / 2);
        y[k + 2] = cast::<i64>(less % 3);
        y[k + 3] = if less < 0 { 1 } else { 0 };
        y[k + 4] = cast::<i64>(less.max(0));
        y[k + 5] = cast::<i64>(i * j + k);
    });
}

// language: §2 usize
#[test]
fn indices_are_signed() {
    everywhere(|name, device| {
        let mut y = Tensor::zeros([6]);
        indices().launch(device, 3, 10, &mut y).unwrap();
        assert_eq!(y.to_vec(), [-7, -3, -1, 1, 0, 30], "{name}");
    });
}

// language: §2 float → narrower float
#[test]
fn floats_to_narrower_floats() {
    let x = [1.0_f64 + 2_f64.powi(-24), 1e300, -1e300, f64::NAN, 1e-50];
    let y: Vec<f32> = converted(&x);
    assert_eq!((y[0], y[1], y[2], y[4]), (1.0, f32::INFINITY, f32::NEG_INFINITY, 0.0));
    assert!(y[3].is_nan());
    let halves: Vec<f16> = converted(&[1e6_f32, -1e6, 65_519.0, 2049.0, 2051.0]);
    let halves: Vec<f32> = halves.into_iter().map(f16::to_f32).collect();
    assert_eq!(halves, [f32::INFINITY, f32::NEG_INFINITY, 65_504.0, 2048.0, 2052.0]);
    let brains: Vec<bf16> = converted(&[f32::MAX, 1.0 + 2_f32.powi(-8)]);
    assert!(brains[0].to_f32() == f32::INFINITY && brains[1].to_f32() == 1.0);
    let small: Vec<F8E4M3> = converted(&[1e6_f32, -1e6, 449.0, 17.0, f32::NAN]);
    let small: Vec<f64> = small.into_iter().map(Element::to_f64).collect();
    assert!(small[..4] == [448.0, -448.0, 448.0, 16.0] && small[4].is_nan(), "{small:?}");
    let small: Vec<F8E5M2> = converted(&[1e6_f32, -1e6, 9.0]);
    let small: Vec<f64> = small.into_iter().map(Element::to_f64).collect();
    assert_eq!(small, [57_344.0, -57_344.0, 8.0]);
}

#[tile_kernel]
fn rounded(x: &Tensor<f32, 1>, y: &mut Tensor<i32, 2>) {
    dims!(x = [n], y = [n, 5]);
    parallel!(n, |i| {
        y[[i, 0]] = x[i] as i32;
        y[[i, 1]] = cast_with::<i32>(x[i], Round::NearestEven);
        y[[i, 2]] = cast_with::<i32>(x[i], Round::TowardZero);
        y[[i, 3]] = cast_with::<i32>(x[i], Round::Up);
        y[[i, 4]] = cast_with::<i32>(x[i], Round::Down);
    });
}

// language: §2 float → integer or index
#[test]
fn floats_to_integers() {
    let x = [2.9_f32, -2.9, 300.0, -300.0, f32::INFINITY, f32::NAN];
    assert_eq!(converted::<f32, i8>(&x), [2, -2, 127, -128, 127, 0]);
    assert_eq!(converted::<f32, u8>(&x), [2, 0, 255, 0, 255, 0]);
    assert_eq!(converted::<f32, i64>(&x), [2, -2, 300, -300, i64::MAX, 0]);
    assert_eq!(converted::<f64, u64>(&[1e30, -1.0, 0.99]), [u64::MAX, 0, 0]);
    everywhere(|name, device| {
        let mut y = Tensor::zeros([3, 5]);
        rounded().launch(device, &Tensor::from([2.5, -2.5, 3.5]), &mut y).unwrap();
        assert_eq!(y, Tensor::from([[2, 2, 2, 3, 2], [-2, -2, -2, -2, -3], [3, 4, 3, 4, 3]]), "{name}");
    });
}

// language: §2 integer → float
#[test]
fn integers_to_others() {
    assert_eq!(converted::<i32, f32>(&[16_777_217, -16_777_219]), [16_777_216.0, -16_777_220.0]);
    assert_eq!(converted::<u64, f64>(&[u64::MAX]), [18_446_744_073_709_551_616.0]);
    assert_eq!(converted::<i32, f16>(&[70_000, -3]).map_to(f16::to_f32), [f32::INFINITY, -3.0]);
    assert_eq!(converted::<i32, i8>(&[300, -129, -1]), [44, 127, -1]);
    assert_eq!(converted::<i8, u16>(&[-1, 5]), [65_535, 5]);
    assert_eq!(converted::<u8, i64>(&[255]), [255]);
    assert_eq!(converted::<bool, f32>(&[true, false]), [1.0, 0.0]);
    assert_eq!(converted::<bool, i16>(&[true, false]), [1, 0]);
    assert_eq!(converted::<f32, bool>(&[0.0, -0.0, 0.5, f32::NAN]), [false, false, true, true]);
    assert_eq!(converted::<i32, bool>(&[0, 256]), [false, true]);
}

trait MapTo<T> {
    fn map_to<U>(self, f: impl Fn(T) -> U) -> Vec<U>;
}

impl<T> MapTo<T> for Vec<T> {
    fn map_to<U>(self, f: impl Fn(T) -> U) -> Vec<U> {
        self.into_iter().map(f).collect()
    }
}

mod config {
    pub(super) const ROWS: usize = 2;
    pub(super) const BIAS: i32 = 1000;
}

#[tile_kernel]
fn statements(x: &Tensor<i32, 1>, n: usize, y: &mut Tensor<i32, 1>) {
    const STEP: usize = 2;
    dims!(y = [8]);
    let [b] = blocks([config::ROWS]);
    // A variable of the block.
    let mut sum = 0;
    for i in 0..n {
        if i % 2 == 0 {
            sum += x[i];
        } else if i == 3 {
            sum *= 3;
        } else {
            sum -= 1;
        }
    }
    for i in (1..n).step_by(STEP) {
        sum ^= x[i];
    }
    sum %= 1000;
    sum <<= 2;
    sum >>= 1;
    sum |= 1;
    sum &= 0xfff;
    sum /= 2;
    let base: i32 = if b == 0 { sum } else { -sum };
    parallel!(4, |i| {
        // A variable of the iteration.
        let mut own = base;
        own += cast::<i32>(i) + config::BIAS;
        let sign = if i < 2 { 1 } else { -1 };
        y[b * 4 + i] = own * sign;
    });
}

// language: §2.1
#[test]
fn scalars_and_statements() {
    everywhere(|name, device| {
        let x = [5, 9, 100, 4, 77_i32];
        let mut sum = 0;
        for (i, value) in x.into_iter().enumerate() {
            if i % 2 == 0 {
                sum += value;
            } else if i == 3 {
                sum *= 3;
            } else {
                sum -= 1;
            }
        }
        sum = (((((sum ^ x[1] ^ x[3]) % 1000) << 2) >> 1) | 1) & 0xfff;
        sum /= 2;
        let value = |b: i32, i: i32| (if b == 0 { sum } else { -sum } + i + 1000) * if i < 2 { 1 } else { -1 };
        let mut y = Tensor::zeros([8]);
        statements().launch(device, &Tensor::from(x), 5, &mut y).unwrap();
        let expected: Vec<i32> = (0..2).flat_map(|b| (0..4).map(move |i| value(b, i))).collect();
        assert_eq!(y.to_vec(), expected, "{name}");
    });
    assert_eq!(count::<u8, 1>([3]).to_vec(), [0, 1, 2]);
}
