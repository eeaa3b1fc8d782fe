//! The machine's peak arithmetic rate, measured.
//!
//! The measurement is a loop of independent FMAs on registers, enough of them to hide their
//! latency. A GEMM can approach this rate and not exceed it, so the fraction of it that a kernel
//! reaches is comparable between machines.

use std::time::Instant;

/// The arithmetic of a GEMM's inner loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// FMAs of `f64`.
    F64,
    /// FMAs of `f32`; also for types that are widened to `f32`.
    F32,
    /// Dot products of `bf16` pairs accumulated in `f32`; widened to `f32` where the
    /// machine has no such instruction.
    BF16,
    /// Dot products of 8-bit integers accumulated in `i32`.
    I8,
}

/// Operations per second of `threads` threads together; an FMA counts as two. `None` where this
/// program knows no instruction to measure.
pub fn peak(unit: Unit, threads: usize) -> Option<f64> {
    let burst = burst(unit)?;
    let rate = || {
        // The best of several bursts: interruptions only ever slow one down.
        (0..8).fold(0.0_f64, |best, _| {
            let start = Instant::now();
            let operations = burst(200_000);
            best.max(operations / start.elapsed().as_secs_f64())
        })
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(rate)).collect();
        workers.into_iter().map(|worker| worker.join().ok()).sum()
    })
}

/// A function that executes the given number of rounds of FMAs and returns the number of
/// operations.
type Burst = fn(u32) -> f64;

/// Independent accumulators, enough to hide the latency of an FMA.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
const CHAINS: usize = 12;

#[cfg(target_arch = "x86_64")]
fn burst(unit: Unit) -> Option<Burst> {
    use std::arch::x86_64::*;
    use std::hint::black_box;

    macro_rules! burst {
        ($feature:literal, $zero:expr, $value:expr, |$sum:ident, $x:ident| $step:expr, $lanes:literal) => {{
            #[target_feature(enable = $feature)]
            fn rounds(n: u32) {
                let $x = black_box($value);
                let mut sums = [$zero; CHAINS];
                for _ in 0..n {
                    for $sum in &mut sums {
                        *$sum = $step;
                    }
                }
                black_box(sums);
            }
            |n| {
                // SAFETY: chosen below only after the feature was detected.
                unsafe { rounds(n) };
                f64::from(n) * (CHAINS * 2 * $lanes) as f64
            }
        }};
    }

    let avx512 = is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512bw");
    let avx2 = is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma");
    let burst: Burst = match unit {
        Unit::F64 if avx512 => {
            burst!("avx512f", _mm512_setzero_pd(), _mm512_set1_pd(0.5), |s, x| _mm512_fmadd_pd(*s, x, x), 8)
        }
        Unit::F64 if avx2 => {
            burst!("avx2,fma", _mm256_setzero_pd(), _mm256_set1_pd(0.5), |s, x| _mm256_fmadd_pd(*s, x, x), 4)
        }
        Unit::BF16 if avx512 && is_x86_feature_detected!("avx512bf16") => burst!(
            "avx512f,avx512bf16",
            _mm512_setzero_ps(),
            // SAFETY: both are 64 bytes of plain numbers.
            unsafe { std::mem::transmute::<__m512i, __m512bh>(_mm512_set1_epi16(0x3f00)) },
            |s, x| _mm512_dpbf16_ps(*s, x, x),
            32
        ),
        Unit::I8 if avx512 && is_x86_feature_detected!("avx512vnni") => burst!(
            "avx512f,avx512vnni",
            _mm512_setzero_si512(),
            _mm512_set1_epi8(1),
            |s, x| _mm512_dpbusd_epi32(*s, x, x),
            64
        ),
        Unit::F32 | Unit::BF16 if avx512 => {
            burst!("avx512f", _mm512_setzero_ps(), _mm512_set1_ps(0.5), |s, x| _mm512_fmadd_ps(*s, x, x), 16)
        }
        Unit::F32 | Unit::BF16 if avx2 => {
            burst!("avx2,fma", _mm256_setzero_ps(), _mm256_set1_ps(0.5), |s, x| _mm256_fmadd_ps(*s, x, x), 8)
        }
        _ => return None,
    };
    Some(burst)
}

#[cfg(target_arch = "aarch64")]
fn burst(unit: Unit) -> Option<Burst> {
    use std::arch::aarch64::*;
    use std::hint::black_box;

    macro_rules! burst {
        ($value:expr, |$sum:ident, $x:ident| $step:expr, $lanes:literal) => {{
            #[target_feature(enable = "neon")]
            fn rounds(n: u32) {
                let $x = black_box($value);
                let mut sums = [$value; CHAINS];
                for _ in 0..n {
                    for $sum in &mut sums {
                        *$sum = $step;
                    }
                }
                black_box(sums);
            }
            |n| {
                // SAFETY: every AArch64 that Rust's standard targets name has NEON.
                unsafe { rounds(n) };
                f64::from(n) * (CHAINS * 2 * $lanes) as f64
            }
        }};
    }
    let burst: Burst = match unit {
        Unit::F64 => burst!(vdupq_n_f64(0.5), |s, x| vfmaq_f64(*s, x, x), 2),
        Unit::F32 | Unit::BF16 => burst!(vdupq_n_f32(0.5), |s, x| vfmaq_f32(*s, x, x), 4),
        Unit::I8 => return None,
    };
    Some(burst)
}

#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
fn burst(_: Unit) -> Option<Burst> {
    None
}
