//! Every copy path against element-by-element copying.

use super::{copy, copy_out, fill};
use crate::gemm::PacedPrefetch;
use crate::level::{Avx2, Avx512, Baseline, Level, LevelId};
use crate::scalar::CpuElem;
use crate::view::View;
use tile_core::num::{bf16, f16};

fn numbers<S: CpuElem>(n: usize) -> Vec<S> {
    (0..n).map(|i| S::of_small((i * 7 % 253) as i32)).collect()
}

/// Copies at every available level and compares with the definition.
fn check<S: CpuElem, D: CpuElem, const R: usize>(
    memory: usize,
    src_of: impl Fn(*mut S) -> View<S, R>,
    dst_of: impl Fn(*mut D) -> View<D, R>,
) {
    let mut input = numbers::<S>(memory);
    let src = src_of(input.as_mut_ptr());
    let (untouched, filled) = (D::of_small(3), D::of_small(5));
    let mut want = vec![untouched; memory];
    let dst = dst_of(want.as_mut_ptr());
    for flat in 0..dst.extent.iter().product::<i64>() {
        let mut index = [0; R];
        let mut rest = flat;
        for axis in (0..R).rev() {
            index[axis] = rest % dst.extent[axis];
            rest /= dst.extent[axis];
        }
        if dst.exists(index) {
            // SAFETY: existing indices of views onto the vectors.
            unsafe { *dst.at(index) = if src.exists(index) { (*src.at(index)).to() } else { filled } };
        }
    }
    let run = |level: LevelId| {
        let mut got = vec![untouched; memory];
        let dst = dst_of(got.as_mut_ptr());
        // SAFETY: views onto vectors; the level is available.
        unsafe {
            match level {
                LevelId::Baseline => copy::<Baseline, S, D, R>(src, dst, filled),
                LevelId::Avx2 => copy::<Avx2, S, D, R>(src, dst, filled),
                LevelId::Avx512 | LevelId::Amx => copy::<Avx512, S, D, R>(src, dst, filled),
            }
        }
        got
    };
    for &level in LevelId::ALL.iter().filter(|l| l.available()) {
        assert!(run(level) == want, "{level:?} {:?} -> {:?}", src.stride, dst.stride);
    }
}

fn both_types(test: impl Fn(bool)) {
    test(false);
    test(true);
}

#[test]
fn windows_fill_and_clip() {
    both_types(|half| {
        for (row, col) in [(0, 0), (-3, 5), (8, -2), (-40, 0), (5, 9), (0, 30)] {
            let places: &[_] = if cfg!(miri) { &[(-2, 3)] } else { &[(0, 0), (-2, 3), (4, -1)] };
            for &(to_row, to_col) in places {
                let src = |p| View::packed(p, [20, 24]).window([row, col], [12, 16]);
                if half {
                    let dst = |p| View::packed(p, [16, 20]).window([to_row, to_col], [12, 16]);
                    check::<f32, f16, 2>(480, src, dst);
                } else {
                    let dst = |p| View::packed(p, [16, 20]).window([to_row, to_col], [12, 16]);
                    check::<f32, f32, 2>(480, src, dst);
                }
            }
        }
    });
}

#[test]
fn contiguous_tiles_join_their_rows() {
    check::<bf16, f32, 3>(480, |p| View::packed(p, [5, 6, 16]), |p| View::packed(p, [5, 6, 16]));
    check::<i32, i32, 3>(480, |p| View::packed(p, [5, 6, 16]), |p| View::packed(p, [5, 6, 16]));
    check::<u8, f32, 2>(512, |p| View::packed(p, [8, 64]), |p| View::packed(p, [8, 64]));
}

#[test]
fn transposing_copies() {
    let shapes: &[_] = if cfg!(miri) { &[(17, 19), (3, 8)] } else { &[(16, 32), (17, 35), (3, 40), (64, 5)] };
    for &(m, n) in shapes {
        let memory = (m * n) as usize;
        let packed = [n, m];
        check::<f32, f32, 2>(memory, |p| View::packed(p, packed).permute([1, 0]), |p| View::packed(p, [m, n]));
        check::<f16, f16, 2>(memory, |p| View::packed(p, [m, n]), |p| View::packed(p, packed).permute([1, 0]));
        check::<f32, bf16, 2>(memory, |p| View::packed(p, packed).permute([1, 0]), |p| View::packed(p, [m, n]));
        check::<f64, f64, 2>(memory, |p| View::packed(p, packed).permute([1, 0]), |p| View::packed(p, [m, n]));
        check::<u8, u8, 2>(memory, |p| View::packed(p, packed).permute([1, 0]), |p| View::packed(p, [m, n]));
    }
    check::<f32, f32, 4>(
        2 * 20 * 3 * 18,
        |p| View::packed(p, [2, 20, 3, 18]).permute([0, 3, 2, 1]).window([0, -1, 0, 3], [2, 18, 3, 20]),
        |p| View::packed(p, [2, 18, 3, 20]),
    );
}

#[test]
fn arbitrary_strides() {
    let every_third = |p| View::whole(p, [10, 7], [40, 3]);
    check::<f32, f32, 2>(400, every_third, |p| View::packed(p, [10, 7]));
    check::<f32, i8, 2>(400, |p| View::packed(p, [10, 7]), |p| View::whole(p, [10, 7], [40, 3]));
    let broadcast = |p| View::whole(p, [10, 7], [1, 0]);
    check::<f16, f32, 2>(400, broadcast, |p| View::packed(p, [10, 7]));
    check::<i64, i64, 5>(96, |p| View::packed(p, [2, 3, 1, 4, 4]), |p| View::packed(p, [2, 3, 1, 4, 4]));
    check::<f32, f32, 1>(64, |p| View::packed(p, [40]).window([-5], [50]), |p| View::packed(p, [50]));
}

#[test]
fn fills_only_what_exists() {
    fn check<L: Level>() {
        let mut memory = [0_i32; 48];
        let all = View::packed(memory.as_mut_ptr(), [6, 8]);
        // SAFETY: views onto the array.
        unsafe {
            fill::<L, _, 2>(all, 1);
            fill::<L, _, 2>(all.window([-1, 5], [3, 9]), 2);
            fill::<L, _, 2>(all.permute([1, 0]).window([0, 4], [2, 1]), 3);
        }
        for (i, x) in memory.iter().enumerate() {
            let (r, c) = (i / 8, i % 8);
            assert_eq!(
                *x,
                if r < 2 && c >= 5 {
                    2
                } else if r == 4 && c < 2 {
                    3
                } else {
                    1
                }
            );
        }
    }
    check::<Baseline>();
}

/// Rows of every length around a line and of every distance from one, by
/// non-temporal stores and not, and nothing beyond them.
#[test]
fn non_temporal_copies() {
    fn each<L: Level>() {
        if !L::ID.available() {
            return;
        }
        let from: Vec<f32> = (0..2 * 600).map(|i| i as f32).collect();
        for (n, first) in [(256, 0), (257, 1), (300, 3), (271, 15), (512, 16), (255, 2)] {
            let mut to = vec![-1.0_f32; 2 * 600];
            let start = first as usize;
            let src = View::whole(from.as_ptr().cast_mut(), [2, n], [600, 1]);
            let dst = View::whole(to.as_mut_ptr().wrapping_add(start), [2, n], [560, 1]);
            // SAFETY: both have two rows of that length.
            unsafe { copy_out::<L, f32, f32, 2>(src, dst, 0.0, true, PacedPrefetch::none()) };
            for (i, &x) in to.iter().enumerate() {
                let (row, column) = (i.wrapping_sub(start) / 560, i.wrapping_sub(start) % 560);
                let inside = i >= start && row < 2 && column < n as usize;
                assert_eq!(x, if inside { from[row * 600 + column] } else { -1.0 }, "{n} from {first}: {i}");
            }
            // Where the source has less, and where types differ, it is a copy.
            let mut halves = vec![f16::from_f32(-1.0); 2 * 600];
            let half = View::whole(halves.as_mut_ptr(), [2, n], [600, 1]);
            // SAFETY: as above.
            unsafe {
                copy_out::<L, f32, f16, 2>(src, half, f16::from_f32(0.0), true, PacedPrefetch::none());
                copy_out::<L, f32, f32, 2>(src.window([1, 0], [2, n]), dst, 7.0, true, PacedPrefetch::none());
            }
            assert_eq!((halves[3].to_f32(), to[start], to[start + 560]), (3.0, 600.0, 7.0));
        }
    }
    each::<Baseline>();
    each::<Avx2>();
    each::<Avx512>();
}
