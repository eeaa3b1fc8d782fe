//! GEMMs with a packed 4-bit B, against a naive loop over the unpacked values.

use super::*;
use crate::block::PanelSlot;
use crate::gemm::{gemm_scratch_bytes, packed_a_bytes, packed_b_bytes};
use crate::level::tests::in_session;
use crate::level::{Avx2, Avx512, Baseline};

/// Memory of so many bytes, for packed operands.
fn memory(bytes: usize) -> (Vec<[u64; 8]>, *mut u8) {
    let mut blocks = vec![[0x5a5a_5a5a_5a5a_5a5a_u64; 8]; bytes / 64 + 2];
    let start = blocks.as_mut_ptr().cast::<u8>();
    let aligned = start.wrapping_add(start.align_offset(64));
    (blocks, aligned)
}

/// A GEMM of `m` by `2 * half` and `half` bytes by `n`.
#[derive(Clone, Copy, Debug)]
struct Case {
    m: i64,
    n: i64,
    half: i64,
    accumulate: bool,
    /// Whether the bytes of a column, or those of a row, are adjacent.
    along: bool,
    /// How much of the bytes hangs over the end of rows and columns, and what is
    /// there instead.
    beyond: [i64; 2],
    fill: u8,
}

fn product<L: Level>(case: Case) {
    if !L::ID.available() {
        return;
    }
    let Case { m, n, half, accumulate, along, beyond, fill } = case;
    let k = 2 * half;
    let mut a: Vec<i8> = (0..m * k).map(|x| (x * 37 + x / 5 - 128) as i8).collect();
    let mut bytes: Vec<u8> = (0..half * n).map(|x| (x * 91 + x / 7) as u8).collect();
    let mut c: Vec<i32> = (0..m * n).map(|x| x as i32 * 1000).collect();
    let before = c.clone();
    let [rows, columns] = [half - beyond[0], n - beyond[1]];
    let stride = if along { [1, half] } else { [n, 1] };
    let src = View { hi: [rows, columns], ..View::whole(bytes.as_mut_ptr(), [half, n], stride) };
    let (_a, own_a) = memory(packed_a_bytes::<L, i8, u8, i32>(m as usize, k as usize));
    let (_b, own_b) = memory(packed_b_bytes::<L, i8, u8, i32>(n as usize, half as usize));
    let (_scratch, scratch) = memory(gemm_scratch_bytes::<L, i8, u8, i32>(m as usize, n as usize, k as usize));
    let mut tile = vec![0xff_u8; (n * k) as usize];
    // SAFETY: views say what exists, and the memory is as large as is asked for.
    unsafe {
        gemm_u4::<L, i8>(
            Operand::FusedPack(View::packed(a.as_mut_ptr(), [m, k]), 0, PanelSlot::own(own_a)),
            Operand::FusedPack(src, fill, PanelSlot::own(own_b)),
            (View::packed(tile.as_mut_ptr(), [n, k]), scratch),
            View::packed(c.as_mut_ptr(), [m, n]),
            k,
            accumulate,
            PrefetchList::new([]),
        );
    }
    let byte = |p: i64, j: i64| match p < rows && j < columns {
        true => bytes[(p * stride[0] + j * stride[1]) as usize],
        false => fill,
    };
    for i in 0..m {
        for j in 0..n {
            let code = |p: i64| if p < half { byte(p, j) & 15 } else { byte(p - half, j) >> 4 };
            let sum: i32 = (0..k).map(|p| i32::from(a[(i * k + p) as usize]) * i32::from(code(p))).sum();
            let at = (i * n + j) as usize;
            let want = if accumulate { before[at] + sum } else { sum };
            assert_eq!(c[at], want, "{:?} [{i}, {j}] of {case:?}", L::ID);
        }
    }
}

fn levels(case: Case) {
    product::<Baseline>(case);
    product::<Avx2>(case);
    product::<Avx512>(case);
    in_session(|| product::<Avx512>(case));
}

const CASE: Case = Case { m: 1, n: 1, half: 4, accumulate: false, along: true, beyond: [0; 2], fill: 0 };

#[test]
fn every_height_and_width() {
    let heights: &[i64] = if cfg!(miri) { &[1, 3] } else { &[1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 14, 15, 28, 29, 40] };
    let widths: &[i64] = if cfg!(miri) { &[5] } else { &[1, 15, 16, 17, 32, 33, 64, 70] };
    for &m in heights {
        for (number, &n) in widths.iter().enumerate() {
            let accumulate = (m as usize + number).is_multiple_of(2);
            levels(Case { m, n, half: 20, accumulate, ..CASE });
        }
    }
}

#[test]
fn every_length() {
    // Extents that are no whole units are unpacked first.
    let halves: &[i64] = if cfg!(miri) { &[1, 8, 30] } else { &[1, 2, 3, 4, 8, 12, 16, 30, 64, 128] };
    for &half in halves {
        for (m, along) in [(1, true), (6, false), (20, true)] {
            levels(Case { m, n: if cfg!(miri) { 3 } else { 35 }, half, along, ..CASE });
        }
    }
}

#[test]
fn bytes_that_do_not_exist() {
    for (beyond, fill) in [([0, 3], 0), ([5, 0], 0), ([5, 3], 0), ([1, 1], 0x7b), ([8, 20], 0xf0)] {
        for (m, along) in [(1, false), (5, true)] {
            levels(Case { m, n: 20, half: 8, accumulate: true, along, beyond, fill });
        }
    }
}
