//! GEMMs at the edges of tensors, against a naive loop.

use super::*;
use crate::gemm::{packed_a_bytes, packed_b_bytes};
use crate::level::{Avx2, Avx512, Baseline};

/// Memory for packed operands.
fn memory(bytes: usize) -> (Vec<[u64; 8]>, *mut u8) {
    let mut blocks = vec![[0_u64; 8]; bytes / 64 + 2];
    let start = blocks.as_mut_ptr().cast::<u8>();
    let aligned = start.wrapping_add(start.align_offset(64));
    (blocks, aligned)
}

/// Tiles of this size, of tensors of `m` by `ka`, `kb` by `n` and `m` by `n`
/// elements, starting `at` in all of them.
const TILE: i64 = 24;

struct Edges {
    a: [i64; 2],
    b: [i64; 2],
    at: [i64; 3],
    fills: [f32; 2],
}

fn step<L: Level>(edges: &Edges) {
    if !L::ID.available() {
        return;
    }
    let Edges { a: [m, ka], b: [kb, n], at: [i0, j0, k0], fills: [fill_a, fill_b] } = *edges;
    let value = |i: i64, j: i64| ((i * 7 + j * 5) % 13 - 6) as f32;
    let matrix = |rows: i64, cols: i64| -> Vec<f32> { (0..rows * cols).map(|x| value(x / cols, x % cols)).collect() };
    let (mut a, mut b, mut c) = (matrix(m, ka), matrix(kb, n), vec![f32::NAN; (m * n) as usize]);
    // A step of K that one operand lacks is still multiplied by the other's elements.
    b[((kb - 1) * n) as usize] = f32::INFINITY;
    let size = TILE as usize;
    let (_own_a, own_a) = memory(packed_a_bytes::<L, f32, f32, f32>(size, size));
    let (_own_b, own_b) = memory(packed_b_bytes::<L, f32, f32, f32>(size, size));
    let mut acc = vec![f32::NAN; size * size];
    let tile = [TILE, TILE];
    let a_view = View::packed(a.as_mut_ptr(), [m, ka]).window([i0, k0], tile);
    let b_view = View::packed(b.as_mut_ptr(), [kb, n]).window([k0, j0], tile);
    let c_view = View::packed(c.as_mut_ptr(), [m, n]).window([i0, j0], tile);
    let sum = View::packed(acc.as_mut_ptr(), tile);
    // SAFETY: views say what exists, and the memory is as large as is asked for.
    unsafe {
        gemm_step::<L, f32, f32, f32, f32, f32, f32>(
            Operand::FusedPack(a_view, fill_a, PanelSlot::own(own_a)),
            Operand::FusedPack(b_view, fill_b, PanelSlot::own(own_b)),
            sum,
            TILE,
            [true, true],
            c_view,
            PrefetchList::new([]),
        );
    }
    let read = |x: &[f32], [rows, cols]: [i64; 2], i: i64, j: i64, fill: f32| {
        if (0..rows).contains(&i) && (0..cols).contains(&j) { x[(i * cols + j) as usize] } else { fill }
    };
    for i in Ord::max(i0, 0)..Ord::min(i0 + TILE, m) {
        for j in Ord::max(j0, 0)..Ord::min(j0 + TILE, n) {
            let terms = (k0..k0 + TILE).map(|k| read(&a, [m, ka], i, k, fill_a) * read(&b, [kb, n], k, j, fill_b));
            let (want, got) = (terms.sum::<f32>(), c[(i * n + j) as usize]);
            assert!(got == want || got.is_nan() && want.is_nan(), "{:?} [{i}, {j}]: {got} for {want}", L::ID);
        }
    }
}

#[test]
fn what_does_not_exist_is_left_out() {
    let cases = [
        // Nothing, K, rows and columns extend beyond the edge.
        Edges { a: [24, 24], b: [24, 24], at: [0, 0, 0], fills: [0.0; 2] },
        Edges { a: [30, 29], b: [29, 31], at: [24, 24, 24], fills: [0.0; 2] },
        Edges { a: [25, 40], b: [40, 60], at: [24, 24, 24], fills: [0.0; 2] },
        // Operands that end differently, values for what does not exist, starts in front.
        Edges { a: [24, 20], b: [24, 24], at: [0, 0, 0], fills: [0.0; 2] },
        Edges { a: [24, 24], b: [19, 20], at: [0, 0, 0], fills: [0.0; 2] },
        Edges { a: [20, 20], b: [20, 20], at: [0, 0, 0], fills: [1.0, 2.0] },
        Edges { a: [20, 20], b: [20, 20], at: [-3, -2, -5], fills: [0.0; 2] },
    ];
    // Miri takes half a minute for each: what hangs over everywhere, has values there, and
    // starts in front.
    let few = |&(number, _): &(usize, &Edges)| !cfg!(miri) || [1, 5, 6].contains(&number);
    for (_, edges) in cases.iter().enumerate().filter(few) {
        step::<Baseline>(edges);
        step::<Avx2>(edges);
        step::<Avx512>(edges);
    }
}

/// Operands that are read in place, B by parts of vectors.
#[test]
fn rows_that_are_no_whole_vectors() {
    let sizes: &[[i64; 2]] = if cfg!(miri) { &[[8, 8]] } else { &[[1, 3], [2, 9], [8, 8], [13, 5], [24, 24]] };
    // With Miri all of a vector's remainders, but not all numbers of vectors.
    for n in (1..=TILE).filter(|n| !cfg!(miri) || n % 5 == 1 || *n == TILE) {
        for &[m, k] in sizes {
            let edges = Edges { a: [m, k], b: [k, n], at: [0, 0, 0], fills: [0.0; 2] };
            step::<Baseline>(&edges);
            step::<Avx2>(&edges);
            step::<Avx512>(&edges);
        }
    }
}

/// A row of an image that a tap of a filter moves begins, or lies, outside.
#[test]
fn no_more_of_k_is_multiplied_than_exists() {
    let (rows, k, columns) = (6, 5, 7);
    let (mut a, mut b) = (vec![0.0_f32; 30], vec![0.0_f32; 35]);
    let filter = View::packed(b.as_mut_ptr(), [k, columns]).window([0, 0], [TILE, TILE]);
    for start in [[0, 0], [-1, 0], [2, 0], [rows, 0], [-TILE, 0]] {
        let image = View::packed(a.as_mut_ptr(), [rows, k]).window(start, [TILE, TILE]);
        let [a, b] =
            [image, filter].map(|view| Operand::FusedPack(view, 0.0_f32, PanelSlot::own(std::ptr::null_mut())));
        // SAFETY: nothing is packed.
        let (a, b, [m, n], steps) = unsafe { step_of(a, b, ([TILE, TILE], TILE), [rows, columns]) };
        assert_eq!((m, n, steps), (rows, columns, k), "{start:?}");
        assert_eq!((a.extent([0, 0]), b.extent([0, 0])), ([rows, k], [k, columns]), "{start:?}");
    }
}
