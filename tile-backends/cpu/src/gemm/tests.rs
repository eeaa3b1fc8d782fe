//! GEMMs of every type pair at every level of this machine, against a naive loop.

mod sources;
use super::*;
use crate::level::tests::in_session;
use crate::level::{Avx2, Avx512, Baseline};
use tile_core::num::{F8E4M3, F8E5M2, bf16, f16};

/// A linear congruential generator.
struct Random(u64);

impl Random {
    fn next(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % below
    }

    fn element<T: CpuElem>(&mut self) -> T {
        if T::DTYPE.is_float() {
            T::from_f64(self.next(65) as f64 / 16.0 - 2.0)
        } else {
            T::from_i128((i128::from(self.next(1 << 31) as u64) << 31) ^ self.next(1 << 31) as i128)
        }
    }
}

/// 64-byte aligned memory.
struct Memory(Vec<[u64; 8]>, *mut u8);

impl Memory {
    fn new(bytes: usize) -> Memory {
        let mut blocks = vec![[0x5a5a_5a5a_5a5a_5a5a_u64; 8]; bytes / 64 + 2];
        let start = blocks.as_mut_ptr().cast::<u8>();
        let aligned = start.wrapping_add(start.align_offset(64));
        Memory(blocks, aligned)
    }
}

/// A matrix in memory of its own, in one of several layouts.
struct Matrix<T> {
    data: Vec<T>,
    view: View<T, 2>,
}

impl<T: CpuElem> Matrix<T> {
    fn new(rows: usize, cols: usize, layout: usize, random: &mut Random) -> Matrix<T> {
        let (r, c) = (rows as i64, cols as i64);
        let stride = match layout {
            0 => [c, 1],
            1 => [1, r],
            2 => [c + 3, 1],
            3 => [1, r + 5],
            _ => [2 * c + 1, 2],
        };
        let len = (Ord::max(r - 1, 0) * stride[0] + Ord::max(c - 1, 0) * stride[1] + 1) as usize;
        let mut data: Vec<T> = (0..len).map(|_| random.element()).collect();
        let view = View::whole(data.as_mut_ptr(), [r, c], stride);
        Matrix { data, view }
    }

    fn get(&self, i: usize, j: usize) -> T {
        let [s, t] = self.view.stride;
        self.data[(i as i64 * s + j as i64 * t) as usize]
    }
}

/// `initial + Σ a·b` and, for floats, the magnitude that errors scale with.
fn expected<A: CpuElem, B: CpuElem, C: CpuElem>(
    initial: Option<C>,
    terms: impl Iterator<Item = (A, B)>,
) -> (f64, f64, i128) {
    let mut sum = initial.map_or(0.0, |c| c.to_f64());
    let mut magnitude = sum.abs();
    let mut exact = initial.map_or(0, |c| c.to_i128());
    for (a, b) in terms {
        if C::DTYPE.is_float() {
            sum += a.to_f64() * b.to_f64();
            magnitude += (a.to_f64() * b.to_f64()).abs();
        } else {
            exact += a.to_i128() * b.to_i128() % (1 << 64);
        }
    }
    (sum, magnitude, exact)
}

fn check<C: CpuElem>(got: C, want: (f64, f64, i128), what: &str) {
    if C::DTYPE.is_float() {
        let unit = if size_of::<C>() == 8 { 1e-14 } else { 3e-6 };
        assert!((got.to_f64() - want.0).abs() <= unit * want.1, "{what}: got {got}, want {}", want.0);
    } else {
        assert_eq!(got, C::from_i128(want.2), "{what}");
    }
}

/// One problem through one entry point.
#[derive(Clone, Copy, Debug)]
struct Case {
    m: usize,
    n: usize,
    k: usize,
    layouts: [usize; 3],
    accumulate: bool,
    entry: usize,
}

fn run<L: Level, A: CpuElem, B: CpuElem, C: CpuElem>(case: Case, random: &mut Random) {
    let Case { m, n, k, layouts, accumulate, entry } = case;
    let a = Matrix::<A>::new(m, k, layouts[0], random);
    let b = Matrix::<B>::new(k, n, layouts[1], random);
    let c = Matrix::<C>::new(m, n, layouts[2], random);
    let before = c.data.clone();
    let sum = accumulator(c.view, accumulate);
    let scratch = Memory::new(gemm_scratch_bytes::<L, A, B, C>(m, n, k));
    let pa = Memory::new(packed_a_bytes::<L, A, B, C>(m, k));
    let pb = Memory::new(packed_b_bytes::<L, A, B, C>(n, k));
    // SAFETY: the level is available, the views are whole, and the memory has
    // the sizes that the library asks for.
    unsafe {
        if entry == 1 || entry == 2 {
            pack_a::<L, A, A, B, C>(a.view, A::default(), pa.1);
        }
        if entry == 1 || entry == 3 {
            pack_b::<L, B, A, B, C>(b.view, B::default(), pb.1);
        }
        match entry {
            0 => gemm::<L, A, B, C>(a.view, b.view, c.view, accumulate, scratch.1),
            1 => multiply::<L, B, A, B, C>(
                Left::Packed(pa.1),
                Right::Packed(pb.1),
                sum,
                c.view,
                k,
                PrefetchList::new([]),
            ),
            4 => {
                let a = if reads_in_place::<L, A, A, B, C>(a.view, A::default(), n) {
                    Left::InPlace(a.view)
                } else {
                    pack_a::<L, A, A, B, C>(a.view, A::default(), pa.1);
                    Left::Packed(pa.1.cast_const())
                };
                let b = Right::FusedPack(b.view, B::default(), pb.1);
                multiply::<L, B, A, B, C>(a, b, sum, c.view, k, PrefetchList::new([]));
            }
            5 => {
                let both = reads_both_in_place::<L, A, B, A, B, C>((a.view, A::default()), (b.view, B::default()));
                let a = if both || reads_in_place::<L, A, A, B, C>(a.view, A::default(), n) {
                    Left::InPlace(a.view)
                } else {
                    pack_a::<L, A, A, B, C>(a.view, A::default(), pa.1);
                    Left::Packed(pa.1.cast_const())
                };
                let b = Right::Unpacked(b.view, B::default(), pb.1);
                multiply::<L, B, A, B, C>(a, b, sum, c.view, k, PrefetchList::new([]));
            }
            2 => gemm_packed_a::<L, A, B, C>(pa.1, b.view, c.view, accumulate, scratch.1),
            _ => gemm_packed_b::<L, A, B, C>(a.view, pb.1, c.view, accumulate, scratch.1),
        }
    }
    // Memory past the ends stays as it was.
    for memory in [&scratch, &pa, &pb] {
        assert_eq!(memory.0.last(), Some(&[0x5a5a_5a5a_5a5a_5a5a; 8]), "{case:?}");
    }
    let mut touched = vec![false; before.len()];
    for i in 0..m {
        for j in 0..n {
            let at = (i as i64 * c.view.stride[0] + j as i64 * c.view.stride[1]) as usize;
            touched[at] = true;
            let want = expected(accumulate.then_some(before[at]), (0..k).map(|p| (a.get(i, p), b.get(p, j))));
            check(c.get(i, j), want, &format!("{:?} {} {} [{i}, {j}] {case:?}", L::ID, A::DTYPE, B::DTYPE));
        }
    }
    for (at, touched) in touched.into_iter().enumerate() {
        assert!(touched || c.data[at] == before[at], "element outside C changed: {case:?}");
    }
}

fn cases<L: Level, A: CpuElem, B: CpuElem, C: CpuElem>() {
    if !L::ID.available() {
        return;
    }
    let mut random = Random(0x9e37_79b9);
    let rounds = if cfg!(miri) { 2 } else { 40 };
    let limit = if cfg!(miri) { 7 } else { 70 };
    for round in 0..rounds {
        let mut extent = || 1 + random.next(limit);
        let (m, n, k) = (extent(), extent(), extent());
        let (m, n) = match round % 5 {
            0 => (m % 3 + 1, n),
            1 => (m, n % 5 + 1),
            _ => (m, n),
        };
        let case = Case {
            m,
            n,
            k,
            layouts: [random.next(5), random.next(5), [0, 2, 0, 1, 4][random.next(5)]],
            accumulate: random.next(2) == 0,
            entry: random.next(6),
        };
        run::<L, A, B, C>(case, &mut random);
    }
    run::<L, A, B, C>(Case { m: 3, n: 4, k: 0, layouts: [0; 3], accumulate: false, entry: 0 }, &mut random);
}

/// In a session, GEMMs of types that AMX has use it, unless they have few rows and panels of
/// AVX-512 serve both.
#[test]
fn sessions_choose_tile_registers() {
    fn uses<A: CpuElem, B: CpuElem, C: CpuElem>(m: i64) -> bool {
        plan::<Avx512, A, B, C>(m).tile_registers
    }
    assert!(!uses::<bf16, bf16, f32>(16));
    in_session(|| {
        assert_eq!([1, 4, 5, 16].map(uses::<bf16, bf16, f32>), [false, false, true, true]);
        assert_eq!([1, 4, 5, 16].map(uses::<u8, i8, i32>), [false, false, true, true]);
        assert_eq!([1, 16].map(uses::<i8, i8, i32>), [true; 2]);
        assert_eq!([1, 16].map(uses::<u8, u8, i32>), [true; 2]);
        assert_eq!([1, 4, 5, 16].map(uses::<i8, u8, i32>), [false, false, true, true]);
        assert_eq!([1, 16].map(uses::<f16, f16, f32>), [true; 2]);
        assert_eq!([1, 4, 5, 16].map(uses::<F8E4M3, F8E5M2, f32>), [false, false, true, true]);
        assert_eq!([4, 5].map(uses::<bf16, F8E4M3, f32>), [false, true]);
        assert!(!uses::<f32, f32, f32>(16) && !uses::<f16, bf16, f32>(16) && !uses::<F8E4M3, bf16, f32>(16));
    });
}

/// Each value times each other one, as a GEMM with one step, is the product, with its infinities
/// and NaN: that of AMX is a sum of products of parts.
#[test]
fn products_of_every_kind_of_value() {
    fn of<L: Level>(values: &[f64]) {
        if !L::ID.available() {
            return;
        }
        let n = values.len();
        let mut a: Vec<f16> = values.iter().map(|&x| f16::from_f64(x)).collect();
        let mut b = a.clone();
        let mut c = vec![0.0_f32; n * n];
        let extent = n as i64;
        let (a, b) =
            (View::whole(a.as_mut_ptr(), [extent, 1], [1, 1]), View::whole(b.as_mut_ptr(), [1, extent], [1, 1]));
        let out = View::whole(c.as_mut_ptr(), [extent; 2], [extent, 1]);
        let scratch = Memory::new(gemm_scratch_bytes::<L, f16, f16, f32>(n, n, 1));
        // SAFETY: as in `run`.
        unsafe { gemm::<L, f16, f16, f32>(a, b, out, false, scratch.1) };
        for (i, x) in values.iter().enumerate() {
            for (j, y) in values.iter().enumerate() {
                let (got, want) = (c[i * n + j], (f16::from_f64(*x).to_f64() * f16::from_f64(*y).to_f64()) as f32);
                assert!(got == want || got.is_nan() && want.is_nan(), "{:?}: {x} * {y} is {got}", L::ID);
            }
        }
    }
    let step = 2.0_f64.powi(-24);
    let positive =
        [0.0, step, 3.0 * step, 1023.0 * step, 1024.0 * step, 1.0, 1.0 + 2.0_f64.powi(-10), 1.5, 2047.0, 65504.0];
    let mut values = positive.to_vec();
    values.extend([f64::INFINITY, f64::NAN]);
    values.extend(values.clone().iter().map(|x| -x));
    of::<Baseline>(&values);
    of::<Avx2>(&values);
    of::<Avx512>(&values);
    in_session(|| of::<Avx512>(&values));
}

fn levels<A: CpuElem, B: CpuElem, C: CpuElem>() {
    cases::<Baseline, A, B, C>();
    cases::<Avx2, A, B, C>();
    cases::<Avx512, A, B, C>();
    in_session(cases::<Avx512, A, B, C>);
}

#[test]
fn wide_floats() {
    levels::<f64, f64, f64>();
    levels::<f32, f32, f32>();
}

#[test]
fn narrow_floats() {
    levels::<f16, f16, f32>();
    levels::<bf16, bf16, f32>();
    levels::<F8E4M3, F8E4M3, f32>();
    levels::<F8E5M2, F8E5M2, f32>();
}

#[test]
fn mixed_floats() {
    levels::<f16, bf16, f32>();
    levels::<bf16, f32, f32>();
    levels::<F8E4M3, F8E5M2, f32>();
    levels::<bf16, F8E4M3, f32>();
    levels::<F8E5M2, bf16, f32>();
    levels::<f32, F8E4M3, f32>();
    levels::<F8E5M2, f16, f32>();
}

#[test]
fn bytes_in_every_signedness() {
    levels::<i8, i8, i32>();
    levels::<i8, u8, i32>();
    levels::<u8, i8, i32>();
    levels::<u8, u8, i32>();
}

#[test]
fn wide_integers_wrap() {
    levels::<i16, i16, i16>();
    levels::<u16, u16, u16>();
    levels::<i32, i32, i32>();
    levels::<u32, u32, u32>();
    levels::<i64, i64, i64>();
    levels::<u64, u64, u64>();
}

/// GEMMs of these extents at every level, by every path.
fn shaped<A: CpuElem, B: CpuElem, C: CpuElem>(
    shapes: &[(usize, usize, usize)],
    layouts: fn(&mut Random) -> [usize; 3],
) {
    fn each<L: Level, A: CpuElem, B: CpuElem, C: CpuElem>(
        shapes: &[(usize, usize, usize)],
        layouts: fn(&mut Random) -> [usize; 3],
    ) {
        if !L::ID.available() {
            return;
        }
        let mut random = Random(13);
        for &(m, n, k) in shapes {
            for accumulate in [false, true] {
                let layouts = layouts(&mut random);
                run::<L, A, B, C>(Case { m, n, k, layouts, accumulate, entry: 5 }, &mut random);
            }
        }
    }
    each::<Baseline, A, B, C>(shapes, layouts);
    each::<Avx2, A, B, C>(shapes, layouts);
    each::<Avx512, A, B, C>(shapes, layouts);
    in_session(|| each::<Avx512, A, B, C>(shapes, layouts));
}

/// GEMMs of one register tile, with both operands in place.
#[test]
fn small_products() {
    fn of<T: CpuElem>() {
        let shapes = [(5, 3, 7), (6, 8, 9), (7, 4, 5), (8, 8, 8), (8, 1, 3), (8, 16, 4), (7, 2, 0)];
        shaped::<T, T, T>(&shapes, |random| [0, 2 * random.next(2), 2 * random.next(2)]);
    }
    of::<f32>();
    of::<f64>();
    of::<i32>();
}

/// Very few rows with a B that lies along N, with every remainder of steps and
/// columns.
#[test]
fn rows_that_are_swept() {
    fn of<A: CpuElem, B: CpuElem, C: CpuElem>() {
        let shapes = [(1, 1, 1), (4, 5, 4), (3, 33, 0), (1, 64, 8), (2, 35, 17), (3, 16, 9), (4, 70, 23)];
        // Miri takes minutes for the others.
        let shapes = if cfg!(miri) { &shapes[..3] } else { &shapes };
        shaped::<A, B, C>(shapes, |random| [random.next(5), 2 * random.next(2), 2 * random.next(2)]);
    }
    of::<f32, f32, f32>();
    of::<f64, f64, f64>();
    // No machine that Miri knows widens B as it is read.
    if cfg!(miri) {
        return;
    }
    of::<f16, f16, f32>();
    of::<f32, f16, f32>();
    of::<bf16, bf16, f32>();
    of::<f16, bf16, f32>();
}

/// A few rows with weights that lie along K, at every remainder of a vector.
#[test]
fn rows_along_k() {
    fn of<A: CpuElem, B: CpuElem, C: CpuElem>() {
        let short = [(1, 9, 36), (2, 3, 67), (1, 1, 1), (1, 7, 200), (2, 7, 33), (3, 4, 16), (5, 5, 31), (9, 18, 70)];
        // Long enough for several rows of every type.
        let long = [(2, 5, 1028), (3, 4, 1540), (4, 6, 2080), (5, 70, 2564), (7, 3, 3600)];
        let shapes = if cfg!(miri) { short[..2].to_vec() } else { [&short[..], &long].concat() };
        shaped::<A, B, C>(&shapes, |random| [0, 1 + 2 * random.next(2), [0, 1, 4][random.next(3)]]);
    }
    of::<f32, f32, f32>();
    of::<bf16, bf16, f32>();
    of::<u8, i8, i32>();
    // The same code for other types, which Miri takes minutes for.
    if cfg!(miri) {
        return;
    }
    of::<f64, f64, f64>();
    of::<f16, f16, f32>();
    of::<i8, i8, i32>();
    of::<i8, u8, i32>();
    of::<u8, u8, i32>();
}

/// A result in other memory than the accumulators, and accumulators that start as zeros.
#[test]
fn sums_and_results_apart() {
    let mut random = Random(5);
    for (m, n, k) in [(3, 5, 2), (9, 17, 4), (17, 40, 8)] {
        let (a, b) = (Matrix::<f32>::new(m, k, 2, &mut random), Matrix::<f32>::new(k, n, 0, &mut random));
        let (sum, out) = (Matrix::<f32>::new(m, n, 0, &mut random), Matrix::<f32>::new(m, n, 2, &mut random));
        let pb = Memory::new(packed_b_bytes::<Baseline, f32, f32, f32>(n, k));
        assert!(reads_in_place::<Baseline, f32, f32, f32, f32>(a.view, 0.0, n));
        for from in [Accumulator::Of(sum.view), Accumulator::Zeros] {
            let (a_at, b_at) = (Left::InPlace(a.view), Right::FusedPack(b.view, 0.0, pb.1));
            // SAFETY: the views are whole and the memory is large enough.
            unsafe { multiply::<Baseline, f32, f32, f32, f32>(a_at, b_at, from, out.view, k, PrefetchList::new([])) };
            for i in 0..m {
                for j in 0..n {
                    let initial = matches!(from, Accumulator::Of(_)).then(|| sum.get(i, j));
                    let want = expected(initial, (0..k).map(|p| (a.get(i, p), b.get(p, j))));
                    check(out.get(i, j), want, &format!("[{i}, {j}] of {m}, {n}, {k}"));
                }
            }
        }
    }
}

/// The schemes of CPUs that lack the instructions this one may have.
#[test]
fn schemes_of_lesser_cpus() {
    fn base<L: Level, A: CpuElem, B: CpuElem, C: CpuElem>() {
        if !L::ID.available() {
            return;
        }
        let mut random = Random(5);
        let plan = plan_of::<L, A, B>(choice::<L, A, B, C>().base);
        for _ in 0..if cfg!(miri) { 1 } else { 20 } {
            let (m, n, k) = (1 + random.next(40), 1 + random.next(40), 1 + random.next(40));
            let a = Matrix::<A>::new(m, k, random.next(5), &mut random);
            let b = Matrix::<B>::new(k, n, random.next(5), &mut random);
            let c = Matrix::<C>::new(m, n, 0, &mut random);
            let pa = Memory::new(packed_a_bytes::<L, A, B, C>(m, k));
            let pb = Memory::new(packed_b_bytes::<L, A, B, C>(n, k));
            // SAFETY: as in `run`.
            unsafe {
                macro_kernel::pack_rows(&plan, &source::<L, A, A>(a.view, A::default()), pa.1);
                macro_kernel::pack_columns(&plan, &source::<L, B, B>(b.view, B::default()), pb.1);
                let to = Target { c: bytes(c.view), start: InitialAcc::Nothing, epilogue: None };
                let (a, b) = (RowOperand::Packed(pa.1), ColumnOperand::Packed(pb.1));
                macro_kernel::multiply(&plan, a, b, &to, k, &mut PrefetchList::new([]));
            }
            for i in 0..m {
                for j in 0..n {
                    let want = expected::<A, B, C>(None, (0..k).map(|p| (a.get(i, p), b.get(p, j))));
                    check(c.get(i, j), want, &format!("{:?} {} {} {m} {n} {k} [{i}, {j}]", L::ID, A::DTYPE, B::DTYPE));
                }
            }
        }
    }
    fn each<L: Level>() {
        base::<L, bf16, bf16, f32>();
        base::<L, i8, i8, i32>();
        base::<L, u8, u8, i32>();
        base::<L, u8, i8, i32>();
        base::<L, i8, u8, i32>();
    }
    each::<Avx2>();
    each::<Avx512>();
}
