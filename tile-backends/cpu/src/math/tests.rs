//! Measures the largest error of every function at every available level
//! against `libm` in `f64`, and prints the table of `docs/math.md`:
//! `cargo test -p tile-cpu --release math -- --nocapture --test-threads 1`; with
//! `TILE_EVERY_F32` in the environment, that of functions of one `f32` over all of
//! them.

#[cfg(target_arch = "x86_64")]
use crate::level::Avx512;
use crate::level::{Avx2, Baseline, Level, LevelId};
use crate::math::{double, single};
use crate::scalar::CpuElem;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

/// Every `STEP`-th `f32` pattern is tried; a prime, so that all low bits vary.
const STEP: usize = if cfg!(miri) {
    30_000_001
} else if cfg!(debug_assertions) {
    60_013
} else {
    997
};
/// Values tried in each range of special interest.
const DENSE: u32 = if cfg!(miri) {
    20
} else if cfg!(debug_assertions) {
    6_000
} else {
    400_000
};

trait Function<T> {
    fn eval<L: Level>(x: T, y: T) -> T;
}

#[inline(always)]
fn eval_all<T: Copy, F: Function<T>, L: Level>(xs: &[(T, T)], out: &mut [T]) {
    for (o, &(x, y)) in out.iter_mut().zip(xs) {
        *o = F::eval::<L>(x, y);
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,fma,f16c")]
fn eval_avx2<T: Copy, F: Function<T>>(xs: &[(T, T)], out: &mut [T]) {
    eval_all::<T, F, Avx2>(xs, out);
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,fma,f16c,avx512f,avx512bw,avx512dq,avx512vl")]
fn eval_avx512<T: Copy, F: Function<T>>(xs: &[(T, T)], out: &mut [T]) {
    eval_all::<T, F, Avx512>(xs, out);
}

fn eval_at<T: Copy, F: Function<T>>(level: LevelId, xs: &[(T, T)], out: &mut [T]) {
    match level {
        LevelId::Baseline => eval_all::<T, F, Baseline>(xs, out),
        // SAFETY: only called with available levels.
        #[cfg(target_arch = "x86_64")]
        LevelId::Avx2 => unsafe { eval_avx2::<T, F>(xs, out) },
        // SAFETY: as above.
        #[cfg(target_arch = "x86_64")]
        LevelId::Avx512 | LevelId::Amx => unsafe { eval_avx512::<T, F>(xs, out) },
        #[cfg(not(target_arch = "x86_64"))]
        LevelId::Avx2 | LevelId::Avx512 | LevelId::Amx => unreachable!("not available on this architecture"),
    }
}

/// The error of `y` in units of the last place of the exact `reference`.
fn ulp_error_f32(y: f32, reference: f64) -> f64 {
    let rounded = reference as f32;
    if rounded.is_nan() || y.is_nan() {
        return if rounded.is_nan() && y.is_nan() { 0.0 } else { f64::INFINITY };
    }
    if y == rounded {
        // Covers infinities; finite values may still be half an ulp off.
        if y.is_infinite() {
            return 0.0;
        }
    } else if rounded.is_infinite() || y.is_infinite() {
        // The largest finite value is one ulp below infinity.
        return if y.abs() >= f32::MAX && rounded.abs() >= f32::MAX && (y > 0.0) == (rounded > 0.0) {
            1.0
        } else {
            f64::INFINITY
        };
    }
    let exponent = (reference.abs().to_bits() >> 52) as i32 - 1023;
    // A power of two, from its bits: this runs for every operand at every level.
    let per_ulp = f64::from_bits(((1023 + 23 - Ord::max(exponent, -126)) as u64) << 52);
    (f64::from(y) - reference).abs() * per_ulp
}

/// Like [`ulp_error_f32`], of a reference that is itself rounded.
fn ulp_error_f64(y: f64, reference: f64) -> f64 {
    if y.is_nan() || reference.is_nan() {
        return if y.is_nan() && reference.is_nan() { 0.0 } else { f64::INFINITY };
    }
    let key = |x: f64| {
        let bits = x.to_bits() as i64;
        if bits < 0 { i64::MIN.wrapping_sub(bits) } else { bits }
    };
    (i128::from(key(y)) - i128::from(key(reference))).unsigned_abs() as f64
}

const SPECIAL: [f32; 13] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    f32::INFINITY,
    f32::NEG_INFINITY,
    f32::NAN,
    f32::MAX,
    f32::MIN,
    f32::MIN_POSITIVE,
    1e-45,
    -1e-45,
    0.5,
];

fn inputs(ranges: &[(f32, f32)]) -> Vec<f32> {
    let mut xs: Vec<f32> = (0..=u32::MAX).step_by(STEP).map(f32::from_bits).collect();
    xs.extend(SPECIAL);
    for &(lo, hi) in ranges {
        xs.extend((0..DENSE).map(|i| lo + (hi - lo) * (f64::from(i) / f64::from(DENSE)) as f32));
    }
    xs
}

struct Worst {
    at: (f64, f64),
    error: f64,
}

fn worst<T: Copy + Default + Into<f64>, F: Function<T>>(
    level: LevelId,
    xs: &[(T, T)],
    references: &[f64],
    error: impl Fn(T, f64) -> f64,
) -> Worst {
    let mut out = vec![T::default(); xs.len()];
    eval_at::<T, F>(level, xs, &mut out);
    let mut worst = Worst { at: (0.0, 0.0), error: -1.0 };
    for ((&y, &r), &(x, e)) in out.iter().zip(references).zip(xs) {
        let err = error(y, r);
        if err > worst.error {
            worst = Worst { at: (x.into(), e.into()), error: err };
        }
    }
    worst
}

fn levels() -> impl Iterator<Item = LevelId> {
    LevelId::ALL.iter().copied().filter(|l| l.available())
}

fn check<T: Copy + Default + Into<f64>, F: Function<T>>(
    name: &str,
    xs: &[(T, T)],
    reference: impl Fn(T, T) -> f64,
    bound: f64,
    error: impl Fn(T, f64) -> f64,
) {
    let references: Vec<f64> = xs.iter().map(|&(x, y)| reference(x, y)).collect();
    let mut row = format!("| {name} |");
    for level in levels() {
        let w = worst::<T, F>(level, xs, &references, &error);
        row += &format!(" {:.3} |", w.error);
        assert!(w.error <= bound, "{name} at {level:?}: error {} at {:?}", w.error, w.at);
    }
    println!("{row}");
}

/// Whether functions of one `f32` are to be tried on all of them, which takes
/// minutes for each in a release build.
fn everything() -> bool {
    std::env::var_os("TILE_EVERY_F32").is_some()
}

/// [`check`] of all patterns, piece by piece.
fn check_every<F: Function<f32>>(name: &str, reference: impl Fn(f64) -> f64 + Sync) {
    const PIECES: u32 = 1 << 12;
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let next = AtomicU32::new(0);
    let errors = Mutex::new(vec![0.0_f64; LevelId::ALL.len()]);
    let work = || {
        loop {
            let piece = next.fetch_add(1, Ordering::Relaxed);
            if piece >= PIECES {
                break;
            }
            let patterns = (0..u32::MAX / PIECES + 1).map(|i| piece * (u32::MAX / PIECES + 1) + i);
            let xs: Vec<_> = patterns.map(|bits| (f32::from_bits(bits), 0.0)).collect();
            let references: Vec<f64> = xs.iter().map(|&(x, _)| reference(f64::from(x))).collect();
            for level in levels() {
                let w = worst::<f32, F>(level, &xs, &references, ulp_error_f32);
                assert!(w.error <= 2.0, "{name} at {level:?}: error {} at {:?}", w.error, w.at);
                let error = &mut errors.lock().unwrap()[level.number() as usize];
                *error = error.max(w.error);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(work);
        }
    });
    println!("| {name} | {:.3?} |", errors.into_inner().unwrap());
}

macro_rules! accurate_f32 {
    ($($name:ident $reference:expr, [$($range:expr),*];)*) => {$(
        #[test]
        fn $name() {
            struct F;
            impl Function<f32> for F {
                #[inline(always)]
                fn eval<L: Level>(x: f32, _: f32) -> f32 {
                    <f32 as CpuElem>::$name::<L, false>(x)
                }
            }
            if everything() {
                return check_every::<F>(concat!("f32 ", stringify!($name)), $reference);
            }
            let xs: Vec<_> = inputs(&[$($range),*]).into_iter().map(|x| (x, 0.0)).collect();
            check::<f32, F>(concat!("f32 ", stringify!($name)), &xs, |x, _| ($reference)(f64::from(x)), 2.0, ulp_error_f32);
        }
    )*};
}

fn logistic(x: f64) -> f64 {
    if x < 0.0 { libm::exp(x) / (1.0 + libm::exp(x)) } else { 1.0 / (1.0 + libm::exp(-x)) }
}

accurate_f32! {
    exp libm::exp, [(-104.0, 89.0), (-1.0, 1.0)];
    exp2 libm::exp2, [(-151.0, 129.0), (-1.0, 1.0)];
    ln libm::log, [(0.5, 2.0), (0.99, 1.01), (0.0, 100.0)];
    log2 libm::log2, [(0.5, 2.0), (0.99, 1.01), (0.0, 100.0)];
    log10 libm::log10, [(0.5, 2.0), (0.99, 1.01), (0.0, 100.0)];
    tanh libm::tanh, [(-10.0, 10.0), (-1.0, 1.0)];
    erf libm::erf, [(-4.0, 4.0), (-1.0, 1.0)];
    sigmoid logistic, [(-104.0, 20.0), (-1.0, 1.0)];
    sqrt f64::sqrt, [(0.0, 4.0)];
    rsqrt |x| 1.0 / f64::sqrt(x), [(0.0, 4.0)];
    recip |x| 1.0 / x, [(-4.0, 4.0)];
    floor libm::floor, [(-4.0, 4.0)];
    ceil libm::ceil, [(-4.0, 4.0)];
    trunc libm::trunc, [(-4.0, 4.0)];
    round libm::round, [(-4.0, 4.0)];
    round_ties_even f64::round_ties_even, [(-4.0, 4.0)];
}

/// Inputs of the trigonometric functions.
fn angles(limit: f32) -> Vec<(f32, f32)> {
    let mut xs = inputs(&[(-4.0, 4.0), (-1000.0, 1000.0), (-1e5, 1e5), (1e6, 2e9), (2e9, 1e12), (1e38, f32::MAX)]);
    // That nearest to a multiple of π/2 among all.
    let nearest = 16_367_173.0 * 2.0_f32.powi(72);
    xs.extend([nearest, -nearest]);
    // Both sides of where bits of 2/π begin to be left out, one exponent and
    // the next.
    for exponent in 20..127 {
        let power = 2.0_f32.powi(exponent);
        xs.extend([power, power.next_down(), power * 1.7, -power]);
    }
    // Values next to multiples of π/2, where the reduction cancels most.
    let step = if cfg!(miri) { 50_000_017 } else { 10_007 };
    for n in (0..1_367_130_551_i64).step_by(step).chain(0..1000) {
        let x = (n as f64 * std::f64::consts::FRAC_PI_2) as f32;
        xs.extend([x, x.next_up(), -x]);
    }
    xs.retain(|x| x.abs() <= limit || !x.is_finite());
    xs.into_iter().map(|x| (x, 0.0)).collect()
}

macro_rules! angle {
    ($($name:ident)*) => {$(
        #[test]
        fn $name() {
            struct F<const FAST: bool>;
            impl<const FAST: bool> Function<f32> for F<FAST> {
                #[inline(always)]
                fn eval<L: Level>(x: f32, _: f32) -> f32 {
                    single::$name::<L, FAST>(x)
                }
            }
            let name = concat!("f32 ", stringify!($name));
            if everything() {
                return check_every::<F<false>>(name, libm::$name);
            }
            check::<f32, F<false>>(name, &angles(f32::MAX), |x, _| libm::$name(f64::from(x)), 2.0, ulp_error_f32);
            // The fast error is stated absolutely.
            let mut xs = angles(8192.0);
            xs.retain(|x| x.0.is_finite());
            check::<f32, F<true>>(&format!("{name}, fast, absolute 1e-6"), &xs, |x, _| libm::$name(f64::from(x)), 1.0, |y, r| {
                (f64::from(y) - r).abs() / 1e-6
            });
        }
    )*};
}
angle! { sin cos }

#[test]
fn powf() {
    struct F;
    impl Function<f32> for F {
        #[inline(always)]
        fn eval<L: Level>(x: f32, y: f32) -> f32 {
            single::powf::<L, false>(x, y)
        }
    }
    let mut pairs = Vec::new();
    let exponents = [2.0, 3.0, -1.0, 0.5, -0.5, 1.5, 10.0, -7.0, 0.1, 100.3];
    for &x in &SPECIAL {
        for &y in SPECIAL.iter().chain(&exponents) {
            pairs.push((x, y));
            pairs.push((y, x));
        }
    }
    let bases = inputs(&[(0.0, 10.0), (0.9, 1.1)]);
    for (i, &x) in bases.iter().enumerate() {
        pairs.push((x, exponents[i % exponents.len()]));
        // An exponent that takes `x` anywhere in the range of results.
        let log = libm::log2(f64::from(x).abs());
        let target = (i % 290) as f64 - 150.0 + (i % 17) as f64 / 17.0;
        pairs.push((x.abs(), (target / log) as f32));
    }
    check::<f32, F>("f32 powf", &pairs, |x, y| f64::powf(f64::from(x), f64::from(y)), 2.0, ulp_error_f32);
    let negative_zero = F::eval::<Baseline>(-0.0, 3.0);
    assert!(negative_zero == 0.0 && negative_zero.is_sign_negative());
}

macro_rules! fast_f32 {
    ($($name:ident = $f:ident $reference:expr, [$($range:expr),*], zero $flush:expr;)*) => {$(
        #[test]
        fn $name() {
            struct F;
            impl Function<f32> for F {
                #[inline(always)]
                fn eval<L: Level>(x: f32, _: f32) -> f32 {
                    <f32 as CpuElem>::$f::<L, true>(x)
                }
            }
            let mut xs = inputs(&[$($range),*]);
            // Where the fast form is defined: normal operands and results.
            xs.retain(|&x| x == 0.0 || !x.is_subnormal());
            let xs: Vec<_> = xs.into_iter().map(|x| (x, 0.0)).collect();
            check::<f32, F>(concat!("f32 ", stringify!($f), ", fast"), &xs, |x, _| ($reference)(f64::from(x)), 64.0, |y, r| {
                let range: std::ops::Range<f64> = $flush;
                if y == 0.0 && r.abs() < range.start || y == f32::INFINITY && r > range.end { 0.0 } else { ulp_error_f32(y, r) }
            });
        }
    )*};
}
fast_f32! {
    fast_exp = exp libm::exp, [(-87.0, 88.0), (-1.0, 1.0)], zero 1.7e-38..1.6e38;
    fast_exp2 = exp2 libm::exp2, [(-126.0, 127.0), (-1.0, 1.0)], zero 1.2e-38..1.7e38;
    fast_ln = ln libm::log, [(0.5, 2.0), (0.99, 1.01)], zero 0.0..f64::MAX;
    fast_log2 = log2 libm::log2, [(0.5, 2.0), (0.99, 1.01)], zero 0.0..f64::MAX;
    fast_tanh = tanh libm::tanh, [(-10.0, 10.0), (-1.0, 1.0)], zero 0.0..f64::MAX;
    fast_sigmoid = sigmoid logistic, [(-80.0, 20.0), (-1.0, 1.0)], zero 1e-37..f64::MAX;
}

macro_rules! accurate_f64 {
    ($($name:ident = $f:ident $reference:expr, $bound:literal, [$($range:expr),*];)*) => {$(
        #[test]
        fn $name() {
            struct F;
            impl Function<f64> for F {
                #[inline(always)]
                fn eval<L: Level>(x: f64, _: f64) -> f64 {
                    double::$f::<L, false>(x)
                }
            }
            let mut xs: Vec<f64> = inputs(&[$($range),*]).into_iter().map(f64::from).collect();
            // The same again with low mantissa bits and the full exponent range.
            let wide: Vec<f64> = xs.iter().flat_map(|x| [x * 1.000_000_01, x * x * x * x, 5e-324, 1e-310, f64::MAX]).collect();
            xs.extend(wide);
            let xs: Vec<_> = xs.into_iter().map(|x| (x, 0.0)).collect();
            check::<f64, F>(concat!("f64 ", stringify!($f)), &xs, |x, _| ($reference)(x), $bound, ulp_error_f64);
        }
    )*};
}
accurate_f64! {
    f64_exp = exp libm::exp, 2.0, [(-746.0, 710.0), (-1.0, 1.0)];
    f64_exp2 = exp2 libm::exp2, 2.0, [(-1076.0, 1025.0), (-1.0, 1.0)];
    f64_ln = ln libm::log, 2.0, [(0.5, 2.0), (0.99, 1.01)];
    f64_log2 = log2 libm::log2, 2.0, [(0.5, 2.0), (0.99, 1.01)];
    f64_log10 = log10 libm::log10, 2.0, [(0.5, 2.0), (0.99, 1.01)];
    f64_sigmoid = sigmoid logistic, 3.0, [(-746.0, 40.0), (-1.0, 1.0)];
}

#[test]
fn rounding_keeps_the_sign_of_zero() {
    fn check<L: Level>() {
        assert!(<f32 as CpuElem>::ceil::<L, false>(-0.7).is_sign_negative());
        assert!(<f32 as CpuElem>::round::<L, false>(-0.2).is_sign_negative());
        assert!(<f64 as CpuElem>::floor::<L, false>(-0.0).is_sign_negative());
        assert_eq!(<f64 as CpuElem>::round_ties_even::<L, false>(2.5), 2.0);
        assert_eq!(<f64 as CpuElem>::round::<L, false>(-2.5), -3.0);
        assert_eq!(<f32 as CpuElem>::round::<L, false>(0.499_999_97), 0.0);
        assert_eq!(<f64 as CpuElem>::floor::<L, false>(4.6e15), 4.6e15);
    }
    check::<Baseline>();
    check::<Avx2>();
}
