//! Cases of kernels with user-written schedules: the order of tiles, persistent blocks, registers,
//! and transposed GEMMs.
//!
//! None of it changes what a kernel computes.

use super::sparse::tolerance;
use crate::Session;
use tile_kernel::prelude::*;
use tile_kernels::reference::{self, Array, Mask};
use tile_kernels::testing::{Tolerance, array, poisoned};

/// C = A·B, with the schedule that some items state.
macro_rules! matmul {
    ($name:ident: $($items:tt)*) => {
        #[tile_kernel($($items)*)]
        pub(crate) fn $name<T: Float, const BM: usize, const BN: usize, const BK: usize>(
            a: &Tensor<T, 2>,
            b: &Tensor<T, 2>,
            c: &mut Tensor<T, 2>,
        ) {
            dims!(a = [m, k], b = [k, n], c = [m, n]);
            let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
            let mut a_s = shared::<T>([BM, BK]);
            let mut b_s = shared::<T>([BK, BN]);
            let mut acc = fragment::<T::Acc>([BM, BN]);
            clear(&mut acc);
            pipelined!(0..k.div_ceil(BK), stages = 3, |ko| {
                copy(a.at([by * BM, ko * BK]), &mut a_s);
                copy(b.at([ko * BK, bx * BN]), &mut b_s);
                gemm(&a_s, &b_s, &mut acc);
            });
            copy(&acc, c.at_mut([by * BM, bx * BN]));
        }
    };
}

// Like the cases of `warpgroups`: ping-pong of two warpgroups, and clusters in which blocks
// multicast their rows of A to each other.
matmul!(in_turn: cuda(pingpong = true));
matmul!(in_clusters: cuda(clusters = 2));
matmul!(in_bands_of_three: cuda(raster = 3, persistent = true, registers = [56, 200]));
matmul!(in_own_blocks: cuda(raster = 2, persistent = false));
matmul!(in_own_clusters: cuda(clusters = 2, persistent = false, raster = 1));
matmul!(in_own_parts: cuda(split = 2, persistent = false));
matmul!(as_transposes: cuda(swap = true));
matmul!(as_they_are: cuda(swap = false));

/// Some GEMMs by a kernel.
macro_rules! gemms {
    ($session:ident, $name:ident::<$bm:literal, $bn:literal, $bk:literal>, $shapes:expr) => {
        let mut random = $session.random();
        for [m, n, k] in $shapes {
            let (a, b) = (random.tensor::<bf16, 2>([m, k]), random.tensor::<bf16, 2>([k, n]));
            let expected = reference::matmul(&array(&a), &array(&b));
            let case = format!("{} {m}x{n}x{k}", stringify!($name));
            $session.check(&case, [(&expected, tolerance::<bf16, bf16>(k))], |device| {
                let mut c = poisoned::<bf16, 2>([m, n]);
                $name::<bf16, $bm, $bn, $bk>().launch(device, &a, &b, &mut c)?;
                Ok([array(&c)])
            });
        }
    };
}

/// More rows of tiles than a band of the threadblock swizzle has, and a last band that is not whole.
pub(crate) fn tiles_in_bands_of_three(session: &dyn Session) {
    gemms!(session, in_bands_of_three::<64, 32, 64>, [[64 * 5 - 24, 72, 96], [64, 40, 8], [200, 24, 160]]);
}

pub(crate) fn tiles_of_their_own_blocks(session: &dyn Session) {
    gemms!(session, in_own_blocks::<64, 32, 64>, [[64 * 5 - 24, 72, 96], [64, 40, 8], [200, 24, 160]]);
}

/// Of numbers of columns of blocks that are even and odd: those have no clusters.
pub(crate) fn tiles_of_their_own_clusters(session: &dyn Session) {
    gemms!(session, in_own_clusters::<64, 32, 64>, [[136, 120, 96], [72, 80, 64]]);
}

/// Of even and odd numbers of iterations, and of fewer than there are blocks.
pub(crate) fn loops_of_their_own_clusters(session: &dyn Session) {
    gemms!(session, in_own_parts::<64, 32, 64>, [[136, 72, 320], [72, 80, 256], [16, 40, 8]]);
}

/// Rows of tiles that are an instruction's and that are not, either way.
pub(crate) fn products_as_transposes(session: &dyn Session) {
    gemms!(session, as_transposes::<128, 64, 64>, [[136, 72, 96], [8, 64, 40]]);
    gemms!(session, as_transposes::<16, 64, 64>, [[24, 72, 96]]);
    gemms!(session, as_they_are::<128, 64, 64>, [[136, 72, 96]]);
    gemms!(session, as_they_are::<16, 64, 64>, [[24, 72, 96], [8, 64, 40]]);
}

/// Attention with a causal mask for `q`, `k`, `v` of as many rows, run as some items say.
macro_rules! attention {
    ($name:ident: $($items:tt)*) => {
        #[tile_kernel($($items)*)]
        fn $name<T: Float, const BM: usize, const BN: usize, const D: usize>(
            q: &Tensor<T, 3>,
            k: &Tensor<T, 3>,
            v: &Tensor<T, 3>,
            out: &mut Tensor<T, 3>,
        ) {
            dims!(q = [heads, n, D], k = [heads, n, D], v = [heads, n, D], out = [heads, n, D]);
            let [h, x] = blocks([heads, n.div_ceil(BM)]);
            let mut q_s = shared::<T>([BM, D]);
            let mut k_s = shared::<T>([BN, D]);
            let mut v_s = shared::<T>([BN, D]);
            let mut s = fragment::<T::Acc>([BM, BN]);
            let mut p = fragment::<T>([BM, BN]);
            let mut o = fragment::<T::Acc>([BM, D]);
            let mut top = fragment::<T::Acc>([BM]);
            let mut old = fragment::<T::Acc>([BM]);
            let mut sum = fragment::<T::Acc>([BM]);
            copy(q.at([h, x * BM, 0]), &mut q_s);
            clear(&mut o);
            clear(&mut sum);
            fill(&mut top, -1.0e30);
            let last = n.min(x * BM + BM);
            pipelined!(0..last.div_ceil(BN), stages = 2, |y| {
                copy(k.at([h, y * BN, 0]), &mut k_s);
                gemm_set(&q_s, k_s.t(), &mut s);
                parallel!((BM, BN), |i, j| {
                    let seen = n.min(x * BM + i + 1);
                    s[[i, j]] = select(y * BN + j < seen, s[[i, j]] * 0.25, T::Acc::NEG_INFINITY);
                });
                copy(&top, &mut old);
                reduce_max_into(&s, &mut top, 1);
                parallel!(BM, |i| {
                    old[i] = (old[i] - top[i]).exp();
                    sum[i] *= old[i];
                });
                parallel!((BM, BN), |i, j| {
                    s[[i, j]] = (s[[i, j]] - top[i]).exp();
                });
                reduce_sum_into(&s, &mut sum, 1);
                parallel!((BM, D), |i, d| {
                    o[[i, d]] *= old[i];
                });
                copy(&s, &mut p);
                copy(v.at([h, y * BN, 0]), &mut v_s);
                gemm(&p, &v_s, &mut o);
            });
            parallel!((BM, D), |i, d| {
                o[[i, d]] /= sum[i];
            });
            copy(&o, out.at_mut([h, x * BM, 0]));
        }
    };
}

attention!(attention_in_own_blocks: cuda(persistent = false));
attention!(attention_in_bands: cuda(raster = 2, registers = [32, 224]));
attention!(attention_of_transposes: cuda(raster = 1, swap = true));

/// Attention by a kernel.
macro_rules! attends {
    ($session:ident, $name:ident, $shapes:expr) => {
        let mut random = $session.random();
        for [heads, n] in $shapes {
            let [q, k, v] = [(); 3].map(|()| random.tensor::<bf16, 3>([heads, n, 64]));
            let whole = |x: &Tensor<bf16, 3>| array(x).reshape(&[1, heads, n, 64]);
            let expected = reference::attention(&whole(&q), &whole(&k), &whole(&v), Mask::Causal, 0.25);
            let expected = expected.reshape(&[heads, n, 64]);
            let limit = Tolerance::rounded::<bf16>().sum::<f32>(n + 64, 4.0).through::<bf16>(0.5);
            $session.check(&format!("{} {heads}x{n}", stringify!($name)), [(&expected, limit)], |device| {
                let mut out = poisoned::<bf16, 3>([heads, n, 64]);
                $name::<bf16, 128, 64, 64>().launch(device, &q, &k, &v, &mut out)?;
                Ok([array(&out)])
            });
        }
    };
}

/// Tiles of different work, which lines of blocks take in pairs by themselves.
pub(crate) fn attention_as_its_user_says(session: &dyn Session) {
    attends!(session, attention_in_own_blocks, [[3, 300], [1, 40]]);
    attends!(session, attention_in_bands, [[3, 300], [1, 40]]);
    attends!(session, attention_of_transposes, [[2, 200]]);
}

/// C = A·B, of which A is read once and B by all, and C is not read again.
#[tile_kernel]
fn kept<T: Float, const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    c: &mut Tensor<T, 2>,
) {
    dims!(a = [m, k], b = [k, n], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<T>([BM, BK]);
    let mut b_s = shared::<T>([BK, BN]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 3, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s, cuda(l2 = evict_first, l1 = no_allocate));
        copy(b.at([ko * BK, bx * BN]), &mut b_s, cuda(l2 = evict_last));
        gemm(&a_s, &b_s, &mut acc);
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]), cuda(l2 = evict_first));
}

/// y = x + 1, of elements that no cache keeps.
#[tile_kernel]
fn passing<T: Float, const N: usize>(x: &Tensor<T, 1>, y: &mut Tensor<T, 1>) {
    dims!(x = [n], y = [n]);
    let [b] = blocks([n.div_ceil(N)]);
    let mut t = fragment::<T>([N]);
    copy(x.at([b * N]), &mut t, cuda(l1 = no_allocate, l2 = evict_normal));
    tile!(t += 1.0);
    copy(&t, y.at_mut([b * N]), cuda(l1 = evict_first, l2 = evict_first));
}

/// By TMA, asynchronous copies and threads, of whole tiles and edges.
pub(crate) fn copies_with_hints(session: &dyn Session) {
    gemms!(session, kept::<64, 32, 64>, [[136, 72, 96], [72, 80, 320]]);
    gemms!(session, kept::<16, 16, 16>, [[24, 17, 33]]);
    let mut random = session.random();
    for n in [1000, 77] {
        let x = random.tensor::<f32, 1>([n]);
        let expected = Array::new(&[n], array(&x).data.iter().map(|x| x + 1.0).collect());
        let rounded = Tolerance::rounded::<f32>();
        session.check(&format!("passing {n}"), [(&expected, rounded)], |device| {
            let mut y = poisoned::<f32, 1>([n]);
            passing::<f32, 256>().launch(device, &x, &mut y)?;
            Ok([array(&y)])
        });
    }
}
