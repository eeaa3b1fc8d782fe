//! Scans against the definition.

use super::scan;
use crate::level::{Avx2, Avx512, Baseline, LevelId};
use crate::reduce::{Max, ReduceOp, Sum};
use crate::scalar::CpuElem;
use crate::view::View;
use tile_core::num::{bf16, f16};

fn check<O: ReduceOp, S: CpuElem, D: CpuElem>(m: i64, n: i64) {
    let mut memory: Vec<S> = (0..m * n).map(|i| S::of_small((i * 37 % 11) as i32 - 5)).collect();
    let packed = View::packed(memory.as_mut_ptr(), [m, n]);
    let fill = S::of_small(3);
    for (src, clip) in [(packed, false), (packed.permute([1, 0]), false), (packed.window([1, -1], [m, n]), true)] {
        for (axis, reverse) in [(0, false), (0, true), (1, false), (1, true)] {
            let length = src.extent[axis];
            let mut want = vec![D::ZERO; (m * n) as usize];
            let target = |p: *mut D| {
                let all = View::packed(p, src.extent);
                if clip { all.window([0, 0], [m - 1, n]).window([0, 0], src.extent) } else { all }
            };
            let dst = target(want.as_mut_ptr());
            for line in 0..src.extent[1 - axis] {
                let mut folded = O::identity::<S::Accum>();
                for i in 0..length {
                    let k = if reverse { length - 1 - i } else { i };
                    let index = if axis == 0 { [k, line] } else { [line, k] };
                    // SAFETY: existing indices of views onto the vectors.
                    unsafe {
                        folded = O::step(folded, if src.exists(index) { *src.at(index) } else { fill }.to());
                        if dst.exists(index) {
                            *dst.at(index) = folded.to();
                        }
                    }
                }
            }
            for &level in LevelId::ALL.iter().filter(|l| l.available()) {
                let mut got = vec![D::ZERO; want.len()];
                let dst = target(got.as_mut_ptr());
                // SAFETY: views onto vectors; the level is available.
                unsafe {
                    match level {
                        LevelId::Baseline => scan::<Baseline, O, S, D, 2>(src, axis, dst, reverse, fill),
                        LevelId::Avx2 => scan::<Avx2, O, S, D, 2>(src, axis, dst, reverse, fill),
                        LevelId::Avx512 | LevelId::Amx => scan::<Avx512, O, S, D, 2>(src, axis, dst, reverse, fill),
                    }
                }
                assert!(got == want, "{level:?} axis {axis} reverse {reverse} of {m}x{n}");
            }
        }
    }
}

#[test]
fn every_path_follows_the_definition() {
    let shapes: &[_] = if cfg!(miri) { &[(3, 5), (2, 19)] } else { &[(3, 5), (7, 64), (33, 130)] };
    for &(m, n) in shapes {
        check::<Sum, f32, f32>(m, n);
        check::<Sum, f16, f32>(m, n);
        check::<Sum, bf16, bf16>(m, n);
        check::<Sum, i8, i32>(m, n);
        check::<Max, f64, f64>(m, n);
        check::<Max, i16, i16>(m, n);
    }
}

#[test]
fn in_place() {
    let mut x: Vec<f32> = (0..64 * 3).map(|i| (i % 7) as f32).collect();
    let before = x.clone();
    let view = View::packed(x.as_mut_ptr(), [3, 64]);
    // SAFETY: one view of one vector.
    unsafe { scan::<Baseline, Sum, _, _, 2>(view, 0, view, false, 0.0) };
    for i in 0..64 {
        assert_eq!(x[128 + i], before[i] + before[64 + i] + before[128 + i]);
    }
}

#[test]
fn narrow_sums_round_once_for_each_result() {
    // 2048 + 1 is not an f16, but two of the ones together are seen.
    let mut x = [f16::from_f32(2048.0), f16::ONE, f16::ONE];
    let view = View::packed(x.as_mut_ptr(), [3]);
    // SAFETY: a view onto the array.
    unsafe { scan::<Baseline, Sum, _, _, 1>(view, 0, view, false, f16::ZERO) };
    assert_eq!(x.map(f16::to_f32), [2048.0, 2048.0, 2050.0]);
}
