//! Reductions of exactly representable numbers against plain loops, on every
//! path and level.

use super::*;
use crate::block::RowChunks;
use crate::level::{Avx2, Avx512, Baseline, LevelId};
use crate::rows::insert_axis;
use tile_core::num::{F8E4M3, bf16, f16};

fn numbers<S: CpuElem>(n: usize) -> Vec<S> {
    (0..n).map(|i| S::of_small((i * 37 % 11) as i32 - 5)).collect()
}

/// Reduces windows of an `m` by `n` matrix along both axes.
fn check<O: ReduceOp, S: CpuElem, D: CpuElem>(m: i64, n: i64, transposed: bool, clipped: bool) {
    let mut memory = numbers::<S>((m * n) as usize);
    let packed = View::packed(memory.as_mut_ptr(), [m, n]);
    let src = if transposed { packed.permute([1, 0]) } else { packed };
    let src = if clipped { src.window([-1, 2], src.extent) } else { src };
    let fill = S::of_small(7);
    for axis in [0, 1] {
        for accumulate in [false, true] {
            let kept = src.extent[1 - axis];
            let want: Vec<D> = (0..kept)
                .map(|i| {
                    let mut folded = O::identity::<S::Accum>();
                    for k in 0..src.extent[axis] {
                        let index = if axis == 0 { [k, i] } else { [i, k] };
                        // SAFETY: existing indices of a view onto the vector.
                        let x = if src.exists(index) { unsafe { *src.at(index) } } else { fill };
                        folded = O::step(folded, x.to());
                    }
                    let old = D::of_small(2);
                    if accumulate { O::merge(old.to(), folded).to() } else { folded.to() }
                })
                .collect();
            for &level in LevelId::ALL.iter().filter(|l| l.available()) {
                let mut got = vec![D::of_small(2); kept as usize];
                let dst = insert_axis(View::packed(got.as_mut_ptr(), [kept]), axis);
                // SAFETY: views onto vectors; the level is available.
                unsafe {
                    match level {
                        LevelId::Baseline => reduce::<Baseline, O, S, D, 2>(src, axis, dst, accumulate, fill),
                        LevelId::Avx2 => reduce::<Avx2, O, S, D, 2>(src, axis, dst, accumulate, fill),
                        LevelId::Avx512 | LevelId::Amx => {
                            reduce::<Avx512, O, S, D, 2>(src, axis, dst, accumulate, fill)
                        }
                    }
                }
                assert!(got == want, "{level:?} axis {axis} of {m}x{n} {:?}: {got:?} for {want:?}", S::DTYPE);
            }
        }
    }
}

/// Lanes and remainders of every kind; Miri takes only the smallest.
const SHAPES: &[(i64, i64)] = if cfg!(miri) { &[(3, 5), (2, 19)] } else { &[(3, 5), (7, 64), (33, 130), (1, 300)] };

fn every_shape<O: ReduceOp, S: CpuElem, D: CpuElem>() {
    for &(m, n) in SHAPES {
        for transposed in [false, true] {
            for clipped in [false, true] {
                check::<O, S, D>(m, n, transposed, clipped);
            }
        }
    }
}

#[test]
fn sums() {
    every_shape::<Sum, f32, f32>();
    every_shape::<Sum, f16, f32>();
    every_shape::<Sum, bf16, bf16>();
    every_shape::<Sum, i8, i32>();
    every_shape::<Sum, u8, u8>();
    every_shape::<Sum, i64, i64>();
    every_shape::<AbsSum, f64, f64>();
    every_shape::<AbsSum, i16, i16>();
}

#[test]
fn extremes() {
    every_shape::<Max, f32, f32>();
    every_shape::<Min, f16, f16>();
    every_shape::<Max, i8, i8>();
    every_shape::<Min, u32, u32>();
    every_shape::<AbsMax, f32, f32>();
    every_shape::<AbsMax, F8E4M3, f32>();
    every_shape::<AbsMax, i32, i32>();
}

#[test]
fn products_and_truth() {
    check::<Product, f32, f32>(3, 5, false, false);
    check::<Product, i32, i32>(20, 70, true, false);
    every_shape::<Any, bool, bool>();
    every_shape::<All, bool, bool>();
}

#[test]
fn extremes_ignore_nan() {
    let mut x = [f32::NAN; 40];
    let mut y = [0.0_f32];
    let run = |x: &mut [f32; 40], y: &mut [f32; 1]| {
        let (src, dst) = (View::packed(x.as_mut_ptr(), [40]), View::packed(y.as_mut_ptr(), [1]));
        // SAFETY: views onto the arrays.
        unsafe { reduce::<Baseline, Max, _, _, 1>(src, 0, dst, false, 0.0) };
        y[0]
    };
    assert_eq!(run(&mut x, &mut y), f32::NEG_INFINITY);
    x[39] = -2.0;
    assert_eq!(run(&mut x, &mut y), -2.0);
}

#[test]
fn higher_ranks_reduce_any_axis() {
    let mut x: Vec<i32> = (0..120).collect();
    let src = View::packed(x.as_mut_ptr(), [2, 3, 4, 5]);
    for axis in 0..4 {
        let mut kept: Vec<i64> = vec![2, 3, 4, 5];
        let n = kept.remove(axis);
        let mut got = vec![0; (120 / n) as usize];
        let dst = insert_axis(View::packed(got.as_mut_ptr(), [kept[0], kept[1], kept[2]]), axis);
        // SAFETY: views onto vectors.
        unsafe { reduce::<Baseline, Sum, _, _, 4>(src, axis, dst, false, 0) };
        let mut want = vec![0; got.len()];
        let inner: i64 = kept[axis.min(3)..].iter().product();
        for (i, &v) in x.iter().enumerate() {
            let i = i as i64;
            want[(i / (inner * n) * inner + i % inner) as usize] += v;
        }
        assert_eq!(got, want, "axis {axis}");
    }
}

fn check_arg<O: ArgOp, S: CpuElem>(values: &[S], m: i64, n: i64, better: impl Fn(S, S) -> bool) {
    let mut memory = values.to_vec();
    let packed = View::packed(memory.as_mut_ptr(), [m, n]);
    for src in [packed, packed.permute([1, 0]), packed.window([0, 1], [m, n])] {
        for axis in [0, 1] {
            let kept = src.extent[1 - axis];
            let fill = S::of_small(1);
            let want: Vec<i32> = (0..kept)
                .map(|i| {
                    let at = |k| {
                        let index = if axis == 0 { [k, i] } else { [i, k] };
                        // SAFETY: existing indices of a view onto the vector.
                        if src.exists(index) { unsafe { *src.at(index) } } else { fill }
                    };
                    let mut best: Option<i64> = None;
                    for k in 0..src.extent[axis] {
                        if !CpuElem::is_nan(at(k)) && best.is_none_or(|b| better(at(k), at(b))) {
                            best = Some(k);
                        }
                    }
                    best.unwrap_or(0) as i32
                })
                .collect();
            for &level in LevelId::ALL.iter().filter(|l| l.available()) {
                let mut got = vec![-1_i32; kept as usize];
                let dst = insert_axis(View::packed(got.as_mut_ptr(), [kept]), axis);
                // SAFETY: views onto vectors; the level is available.
                unsafe {
                    match level {
                        LevelId::Baseline => arg_reduce::<Baseline, O, S, i32, 2>(src, axis, dst, fill),
                        LevelId::Avx2 => arg_reduce::<Avx2, O, S, i32, 2>(src, axis, dst, fill),
                        LevelId::Avx512 | LevelId::Amx => arg_reduce::<Avx512, O, S, i32, 2>(src, axis, dst, fill),
                    }
                }
                assert_eq!(got, want, "{level:?} axis {axis} {:?}", S::DTYPE);
            }
        }
    }
}

#[test]
fn positions_of_extremes() {
    for &(m, n) in SHAPES {
        let count = (m * n) as usize;
        check_arg::<ArgMax, f32>(&numbers::<f32>(count), m, n, |a, b| a > b);
        check_arg::<ArgMin, f16>(&numbers::<f16>(count), m, n, |a, b| a < b);
        check_arg::<ArgMin, i8>(&numbers::<i8>(count), m, n, |a, b| a < b);
        check_arg::<ArgMax, u64>(&numbers::<u64>(count), m, n, |a, b| a > b);
    }
    let mut special = vec![f32::NAN; 4 * 40];
    special[40 + 17] = f32::NEG_INFINITY;
    special[80 + 3] = 2.0;
    special[80 + 39] = 2.0;
    check_arg::<ArgMax, f32>(&special, 4, 40, |a, b| a > b);
}

/// Reduces rows of a matrix chunk by chunk, as a loop that computes them does.
fn folds<L: Level, O: ReduceOp, S: CpuElem, D: CpuElem>(rows: i64, n: i64) {
    let number = |i| CpuElem::div(S::of_small((i * i % 23) as i32 * 5 - 45), S::of_small(7));
    let mut memory: Vec<S> = (0..rows * n).map(number).collect();
    let src = View::packed(memory.as_mut_ptr(), [rows, n]);
    for accumulate in [false, true] {
        let [mut want, mut got] = [(); 2].map(|()| vec![D::of_small(2); rows as usize]);
        // SAFETY: views onto vectors; the caller has the level.
        unsafe {
            reduce::<L, O, S, D, 2>(src, 1, View::packed(want.as_mut_ptr(), [rows, 1]), accumulate, S::ZERO);
            for i in 0..rows {
                let mut fold = FusedReduction::<L, O, S>::new();
                let mut parts = RowChunks::for_reduction(n);
                while parts.advance() {
                    let (start, count) = parts.chunk();
                    fold.add(std::slice::from_raw_parts(src.at([i, start]), count as usize));
                }
                fold.store(View::packed(got.as_mut_ptr(), [rows, 1]), [i, 0], accumulate);
            }
        }
        let bits = |all: &[D]| all.iter().map(|x| x.to_bits()).collect::<Vec<_>>();
        assert!(bits(&got) == bits(&want), "{n} of {:?} at {:?}", S::DTYPE, L::ID);
    }
}

#[test]
fn parts_fold_as_the_whole_does() {
    fn at<L: Level>(n: i64) {
        folds::<L, Sum, f32, f32>(2, n);
        folds::<L, Sum, f16, f16>(1, n);
        folds::<L, Product, f64, f32>(1, n);
        folds::<L, Max, i8, i32>(2, n);
        folds::<L, AbsSum, u8, i64>(1, n);
    }
    let lengths: &[i64] = if cfg!(miri) { &[1, 257] } else { &[1, 5, 64, 255, 256, 257, 700, 1024] };
    for &n in lengths {
        for level in LevelId::ALL.iter().filter(|level| level.available()) {
            match level {
                LevelId::Baseline => at::<Baseline>(n),
                LevelId::Avx2 => at::<Avx2>(n),
                LevelId::Avx512 | LevelId::Amx => at::<Avx512>(n),
            }
        }
    }
}

/// Rows of small integers that end in `tail`, reduced with it and without.
fn check_tail<L: Level, O: ReduceOp>(tail: f32) {
    const N: i64 = 200;
    for end in [0, 1, 63, 64, 65, 128, 190, 200] {
        let mut memory = numbers::<f32>(3 * N as usize);
        for row in memory.chunks_mut(N as usize) {
            row[end as usize..].fill(tail);
        }
        let tile = View::packed(memory.as_mut_ptr(), [3, N]);
        let [mut all, mut kept] = [[0.0_f32; 3]; 2];
        // SAFETY: views onto vectors; the level is available.
        unsafe {
            let short = without_tail::<L, O, f32, 2>(tile, end);
            assert!(short.extent[1] >= end && short.extent[0] == 3, "elements that are no tail stay");
            reduce::<L, O, f32, f32, 2>(tile, 1, insert_axis(View::packed(all.as_mut_ptr(), [3]), 1), false, 0.0);
            reduce::<L, O, f32, f32, 2>(short, 1, insert_axis(View::packed(kept.as_mut_ptr(), [3]), 1), false, 0.0);
        }
        assert_eq!(all.map(f32::to_bits), kept.map(f32::to_bits), "{end} {tail}");
    }
}

#[test]
fn neutral_tails_change_nothing() {
    for tail in [0.0, -0.0, 1.0, -2.0, f32::NAN, f32::INFINITY, f32::NEG_INFINITY, f32::MIN] {
        check_tail::<Baseline, Sum>(tail);
        check_tail::<Baseline, Product>(tail);
        check_tail::<Baseline, Max>(tail);
        check_tail::<Baseline, Min>(tail);
        check_tail::<Baseline, MaxNan>(tail);
        check_tail::<Baseline, AbsMax>(tail);
        check_tail::<Baseline, Any>(tail);
        check_tail::<Baseline, All>(tail);
    }
    let of_zeros = |end| {
        let mut memory = vec![0.0_f32; 400];
        // SAFETY: a view onto the vector.
        unsafe { without_tail::<Baseline, Sum, f32, 2>(View::packed(memory.as_mut_ptr(), [2, 200]), end) }.extent[1]
    };
    assert_eq!(
        [of_zeros(0), of_zeros(1), of_zeros(33), of_zeros(199)].map(|kept| kept < 200),
        [true, true, true, false]
    );
}
