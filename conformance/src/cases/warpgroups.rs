//! Cases of large tiles, which Hopper multiplies with warpgroup instructions (wgmma) and loads by
//! TMA.
//!
//! They have at least 64 rows, or as many of the transpose, and tensors whose rows TMA takes. On
//! other targets they are tiles like others.

use super::attention;
use super::experts;
use super::matmul::matmul_in_order;
use super::overrides::{in_clusters, in_turn};
use super::regions::through_memory_of;
use super::sparse::tolerance;
use crate::Session;
use tile_kernel::prelude::*;
use tile_kernels::conv::conv2d;
use tile_kernels::decoding::combine_splits;
use tile_kernels::matmul::{matmul, matmul_nt, matmul_nt_tf32, matmul_tf32};
use tile_kernels::mla::mla_decode;
use tile_kernels::quant::matmul_int4;
use tile_kernels::quant_words::{matmul_int4_words, repack_int4};
use tile_kernels::reference::{self, Window, transpose};
use tile_kernels::scaled::matmul_block_scaled;
use tile_kernels::testing::{Tolerance, array, poisoned};

/// GEMM in both layouts of the right operand.
fn gemms<T: Num, O: Num, const BM: usize, const BN: usize, const BK: usize>(
    session: &dyn Session,
    shapes: &[[usize; 3]],
) {
    let mut random = session.random();
    for &[m, n, k] in shapes {
        let (a, b) = (random.tensor::<T, 2>([m, k]), random.tensor::<T, 2>([k, n]));
        let bt = b.view().t().to_tensor();
        let expected = reference::matmul(&array(&a), &array(&b));
        let case = format!("{} -> {} {BM}x{BN}x{BK} {m}x{n}x{k}", T::DTYPE, O::DTYPE);
        session.check(&format!("matmul {case}"), [(&expected, tolerance::<T, O>(k))], |device| {
            let mut c = poisoned::<O, 2>([m, n]);
            matmul::<T, O, BM, BN, BK>().launch(device, &a, &b, &mut c)?;
            Ok([array(&c)])
        });
        session.check(&format!("matmul_nt {case}"), [(&expected, tolerance::<T, O>(k))], |device| {
            let mut c = poisoned::<O, 2>([m, n]);
            matmul_nt::<T, O, BM, BN, BK>().launch(device, &a, &bt, &mut c)?;
            Ok([array(&c)])
        });
    }
}

/// Two tiles, of which the last and the last step are cut.
const RAGGED: [usize; 3] = [40, 144, 112];

pub(crate) fn large_tiles_of_floats(session: &dyn Session) {
    gemms::<bf16, bf16, 64, 128, 64>(session, &[RAGGED]);
    gemms::<f16, f32, 64, 128, 64>(session, &[RAGGED]);
    gemms::<F8E4M3, bf16, 64, 128, 64>(session, &[RAGGED]);
    gemms::<F8E5M2, f32, 64, 64, 64>(session, &[RAGGED]);
}

pub(crate) fn large_tiles_of_integers(session: &dyn Session) {
    gemms::<i8, i32, 64, 128, 64>(session, &[RAGGED]);
    gemms::<u8, i32, 64, 128, 64>(session, &[RAGGED]);
}

/// C = A·Bᵀ of bytes without and with a sign.
#[tile_kernel]
fn bytes_nt<const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<u8, 2>,
    b: &Tensor<i8, 2>,
    c: &mut Tensor<i32, 2>,
) {
    dims!(a = [m, k], b = [n, k], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<u8>([BM, BK]);
    let mut b_s = shared::<i8>([BN, BK]);
    let mut acc = fragment::<i32>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 3, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([bx * BN, ko * BK]), &mut b_s);
        gemm(&a_s, b_s.t(), &mut acc);
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

/// C = A·Bᵀ of both 8-bit floats.
#[tile_kernel]
fn floats_nt<const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<F8E5M2, 2>,
    b: &Tensor<F8E4M3, 2>,
    c: &mut Tensor<f32, 2>,
) {
    dims!(a = [m, k], b = [n, k], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<F8E5M2>([BM, BK]);
    let mut b_s = shared::<F8E4M3>([BN, BK]);
    let mut acc = fragment::<f32>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 3, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([bx * BN, ko * BK]), &mut b_s);
        gemm(&a_s, b_s.t(), &mut acc);
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

/// C = A·Bᵀ of 8-bit floats, each step of k added in `f32`.
#[tile_kernel(two_level_sums)]
pub fn two_level_nt<const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<F8E4M3, 2>,
    b: &Tensor<F8E4M3, 2>,
    c: &mut Tensor<f32, 2>,
) {
    dims!(a = [m, k], b = [n, k], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<F8E4M3>([BM, BK]);
    let mut b_s = shared::<F8E4M3>([BN, BK]);
    let mut acc = fragment::<f32>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 3, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([bx * BN, ko * BK]), &mut b_s);
        gemm(&a_s, b_s.t(), &mut acc);
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

pub(crate) fn large_tiles_in_a_stated_order(session: &dyn Session) {
    let mut random = session.random();
    let [m, n, k] = RAGGED;
    let (a, b) = (random.tensor::<f16, 2>([m, k]), random.tensor::<f16, 2>([k, n]));
    let expected = reference::matmul(&array(&a), &array(&b));
    session.check("copies", [(&expected, tolerance::<f16, f32>(k))], |device| {
        let mut c = poisoned::<f32, 2>([m, n]);
        matmul_in_order::<64, 128, 32>().launch(device, &a, &b, &mut c)?;
        Ok([array(&c)])
    });
}

pub(crate) fn sums_in_two_levels(session: &dyn Session) {
    let mut random = session.random();
    let [m, n, k] = RAGGED;
    let (a, b) = (random.tensor::<F8E4M3, 2>([m, k]), random.tensor::<F8E4M3, 2>([n, k]));
    let expected = reference::matmul(&array(&a), &transpose(&array(&b)));
    let limit = tolerance::<F8E4M3, f32>(k);
    session.check("by warpgroups", [(&expected, limit)], |device| {
        let mut c = poisoned::<f32, 2>([m, n]);
        two_level_nt::<64, 128, 64>().launch(device, &a, &b, &mut c)?;
        Ok([array(&c)])
    });
    session.check("of few rows", [(&expected, limit)], |device| {
        let mut c = poisoned::<f32, 2>([m, n]);
        two_level_nt::<16, 64, 32>().launch(device, &a, &b, &mut c)?;
        Ok([array(&c)])
    });
}

/// Of two types, also where the transposed GEMM is computed because rows are few.
pub(crate) fn large_tiles_of_two_types(session: &dyn Session) {
    fn both<const BM: usize, const BN: usize>(session: &dyn Session) {
        let mut random = session.random();
        let [m, n, k] = RAGGED;
        let (a, b) = (random.tensor::<u8, 2>([m, k]), random.tensor::<i8, 2>([n, k]));
        let expected = reference::matmul(&array(&a), &transpose(&array(&b)));
        session.check(&format!("u8 by i8 {BM}x{BN}"), [(&expected, Tolerance::EXACT)], |device| {
            let mut c = poisoned::<i32, 2>([m, n]);
            bytes_nt::<BM, BN, 64>().launch(device, &a, &b, &mut c)?;
            Ok([array(&c)])
        });
        let (a, b) = (random.tensor::<F8E5M2, 2>([m, k]), random.tensor::<F8E4M3, 2>([n, k]));
        let expected = reference::matmul(&array(&a), &transpose(&array(&b)));
        session.check(&format!("e5m2 by e4m3 {BM}x{BN}"), [(&expected, tolerance::<F8E4M3, f32>(k))], |device| {
            let mut c = poisoned::<f32, 2>([m, n]);
            floats_nt::<BM, BN, 64>().launch(device, &a, &b, &mut c)?;
            Ok([array(&c)])
        });
    }
    both::<64, 128>(session);
    both::<16, 64>(session);
}

pub(crate) fn large_tiles_that_may_round(session: &dyn Session) {
    let mut random = session.random();
    let [m, n, k] = RAGGED;
    let (a, b) = (random.tensor::<f32, 2>([m, k]), random.tensor::<f32, 2>([k, n]));
    let bt = b.view().t().to_tensor();
    let expected = reference::matmul(&array(&a), &array(&b));
    let limit = Tolerance::rounded::<f32>().sum::<f32>(k, 1.0).sum::<f16>(k, 1.0);
    session.check("matmul_tf32", [(&expected, limit)], |device| {
        let mut c = poisoned::<f32, 2>([m, n]);
        matmul_tf32::<64, 128, 32>().launch(device, &a, &b, &mut c)?;
        Ok([array(&c)])
    });
    session.check("matmul_nt_tf32", [(&expected, limit)], |device| {
        let mut c = poisoned::<f32, 2>([m, n]);
        matmul_nt_tf32::<64, 128, 32>().launch(device, &a, &bt, &mut c)?;
        Ok([array(&c)])
    });
}

/// More rows of tiles than a band of the threadblock swizzle has, and a last band that is not whole.
pub(crate) fn grids_of_several_bands(session: &dyn Session) {
    gemms::<bf16, bf16, 64, 16, 32>(session, &[[64 * 10 - 24, 40, 32]]);
}

/// As many bytes of k as an instruction of a warp takes.
pub(crate) fn narrow_types_by_warps(session: &dyn Session) {
    gemms::<i8, i32, 32, 48, 32>(session, &[[33, 50, 80]]);
    gemms::<u8, i32, 32, 48, 32>(session, &[[33, 50, 80]]);
    gemms::<F8E4M3, f32, 32, 48, 32>(session, &[[33, 50, 80]]);
    gemms::<F8E5M2, f32, 32, 48, 32>(session, &[[33, 50, 80]]);
}

/// Ping-pong with odd and even numbers of tiles, and numbers of steps that leave stages of
/// either parity to the next tile.
pub(crate) fn tiles_taken_in_turn(session: &dyn Session) {
    let mut random = session.random();
    for [m, n, k] in [[64, 40, 64], [200, 24, 96], [130, 64, 160]] {
        let (a, b) = (random.tensor::<bf16, 2>([m, k]), random.tensor::<bf16, 2>([k, n]));
        let expected = reference::matmul(&array(&a), &array(&b));
        session.check(&format!("in turn {m}x{n}x{k}"), [(&expected, tolerance::<bf16, bf16>(k))], |device| {
            let mut c = poisoned::<bf16, 2>([m, n]);
            in_turn::<bf16, 64, 32, 32>().launch(device, &a, &b, &mut c)?;
            Ok([array(&c)])
        });
    }
}

/// Of numbers of columns of blocks that are even and odd: those have no clusters.
pub(crate) fn tiles_shared_by_clusters(session: &dyn Session) {
    let mut random = session.random();
    for [m, n, k] in [[64, 64, 160], [136, 120, 96], [72, 80, 64], [16, 256, 8]] {
        let (a, b) = (random.tensor::<bf16, 2>([m, k]), random.tensor::<bf16, 2>([k, n]));
        let expected = reference::matmul(&array(&a), &array(&b));
        session.check(&format!("in clusters {m}x{n}x{k}"), [(&expected, tolerance::<bf16, bf16>(k))], |device| {
            let mut c = poisoned::<bf16, 2>([m, n]);
            in_clusters::<bf16, 64, 32, 64>().launch(device, &a, &b, &mut c)?;
            Ok([array(&c)])
        });
    }
}

/// Two GEMMs whose accumulators the threads combine.
pub(crate) fn scales_of_large_blocks(session: &dyn Session) {
    let mut random = session.random();
    for [m, n, k] in [[64, 72, 512], [40, 16, 176]] {
        let (a, b) = (random.tensor::<F8E4M3, 2>([m, k]), random.tensor::<F8E4M3, 2>([n, k]));
        let a_scale = random.tensor_between::<f32, 2>([k.div_ceil(128), m], 0.25, 2.0);
        let b_scale = random.tensor_between::<f32, 2>([n.div_ceil(128), k.div_ceil(128)], 0.25, 2.0);
        let arrays = [&a, &b].map(array);
        let expected = reference::block_scaled_matmul(&arrays[0], &array(&a_scale), &arrays[1], &array(&b_scale), 128);
        let limit = Tolerance::rounded::<bf16>().sum::<f32>(k, 8.0).sum::<f16>(k.div_ceil(32), 8.0);
        session.check(&format!("scales of 128 {m}x{n}x{k}"), [(&expected, limit)], |device| {
            let mut c = poisoned::<bf16, 2>([m, n]);
            matmul_block_scaled::<bf16, 64, 64, 128>().launch(device, &a, &a_scale, &b, &b_scale, &mut c)?;
            Ok([array(&c)])
        });
    }
}

/// Convolutions that TMA im2col serves, and some that it does not.
pub(crate) fn windows_of_images(session: &dyn Session) {
    let mut random = session.random();
    let cases = [
        ([1, 9, 8, 32], [3, 3, 32], Window { stride: 1, pad: 1, dilation: 1 }),
        ([2, 7, 7, 40], [2, 3, 24], Window { stride: 2, pad: 2, dilation: 2 }),
    ];
    for ([batch, h, w, c], [kh, kw, f], window) in cases {
        let x = random.tensor::<bf16, 4>([batch, h, w, c]);
        let filter = random.tensor::<bf16, 4>([kh, kw, c, f]);
        let expected = reference::conv2d(&array(&x), &array(&filter), window);
        let pixels = batch * window.output(h, kh) * window.output(w, kw);
        let limit = Tolerance::rounded::<bf16>().sum::<f32>(kh * kw * c, 1.0);
        session.check(&format!("windows {:?} {window:?}", x.shape()), [(&expected, limit)], |device| {
            let mut out = poisoned::<bf16, 2>([pixels, f]);
            let Window { stride, pad, dilation } = window;
            conv2d::<bf16, 64, 32, 32>().launch(device, &x, &filter, &mut out, stride, pad, dilation)?;
            Ok([array(&out)])
        });
    }
}

/// Weights that threads unpack to where instructions read them.
pub(crate) fn large_tiles_of_four_bits(session: &dyn Session) {
    let mut random = session.random();
    for [m, n, k] in [[70, 72, 128], [20, 64, 256]] {
        let a = random.tensor::<bf16, 2>([m, k]);
        let packed = random.indices::<u8, 2>([n, k / 2], 256);
        let scale = random.tensor_between::<bf16, 2>([k / 64, n], 0.01, 0.1);
        let expected =
            reference::matmul(&array(&a), &transpose(&reference::dequant_int4(&array(&packed), &array(&scale))));
        let limit = Tolerance::rounded::<bf16>().sum::<f32>(k, 1.0).sum::<bf16>(k, 0.5);
        session.check(&format!("matmul_int4 64x64x64 {m}x{n}x{k}"), [(&expected, limit)], |device| {
            let mut c = poisoned::<bf16, 2>([m, n]);
            matmul_int4::<bf16, 64, 64, 64, 1>().launch(device, &a, &packed, &scale, &mut c)?;
            Ok([array(&c)])
        });
        session.check(&format!("matmul_int4 16x64x64 {m}x{n}x{k}"), [(&expected, limit)], |device| {
            let mut c = poisoned::<bf16, 2>([m, n]);
            matmul_int4::<bf16, 16, 64, 64, 1>().launch(device, &a, &packed, &scale, &mut c)?;
            Ok([array(&c)])
        });
        session.check(
            &format!("matmul_int4 16x64x64, two groups in a step, {m}x{n}x{k}"),
            [(&expected, limit)],
            |device| {
                let mut c = poisoned::<bf16, 2>([m, n]);
                matmul_int4::<bf16, 16, 64, 64, 2>().launch(device, &a, &packed, &scale, &mut c)?;
                Ok([array(&c)])
            },
        );
        session.check(
            &format!("matmul_int4_words 8x64x64, two groups in a step, {m}x{n}x{k}"),
            [(&expected, limit)],
            |device| {
                let (mut words, mut c) = (poisoned::<u32, 2>([n, k / 8]), poisoned::<bf16, 2>([m, n]));
                repack_int4::<64, 64>().launch(device, &packed, &mut words)?;
                matmul_int4_words::<bf16, 8, 64, 64, 2>().launch(device, &a, &words, &scale, &mut c)?;
                Ok([array(&c)])
            },
        );
    }
}

/// Warpgroup ping-pong: warpgroups compute scores alternately, where they share the rows of an
/// accumulator.
pub(crate) fn latent_attention_in_turns(session: &dyn Session) {
    const DC: usize = 256;
    const DR: usize = 32;
    let mut random = session.random();
    let (batch, heads, keys, splits) = (2, 40, 150, 2);
    let q = random.tensor::<bf16, 3>([batch, heads, DC]);
    let q_rope = random.tensor::<bf16, 3>([batch, heads, DR]);
    let c = random.tensor::<bf16, 3>([batch, keys, DC]);
    let k_rope = random.tensor::<bf16, 3>([batch, keys, DR]);
    let (lens, scale) = ([150, 33], 0.125_f32);
    let inputs = [&array(&q), &array(&q_rope), &array(&c), &array(&k_rope)];
    let expected = reference::latent_attention(inputs, &lens, f64::from(scale));
    let lens = Tensor::from(lens);
    let limit = Tolerance::rounded::<bf16>().sum::<f32>(keys + DC + DR, 4.0).through::<bf16>(0.5);
    session.check("mla_decode 64x32", [(&expected, limit)], |device| {
        let (mut part, mut lse) = (poisoned([splits, batch, heads, DC]), poisoned([splits, batch, heads]));
        let mut out = poisoned::<bf16, 3>([batch, heads, DC]);
        mla_decode::<bf16, 64, 32, DC, DR>()
            .launch(device, &q, &q_rope, &c, &k_rope, &lens, &mut part, &mut lse, scale)?;
        combine_splits::<bf16, DC>().launch(device, &part, &lse, &mut out)?;
        Ok([array(&out)])
    });
}

/// batch, query heads, key heads, queries, keys.
const PART: [usize; 5] = [1, 2, 1, 70, 90];

pub(crate) fn attention_by_warpgroups(session: &dyn Session) {
    attention::forward::<bf16, 64, 64, 64, true>(session, &[PART]);
    attention::forward::<bf16, 128, 64, 64, false>(session, &[PART]);
    attention::forward::<f16, 64, 64, 128, true>(session, &[PART]);
    // Half an instruction of a warp more than whole ones, and none of a warpgroup's.
    attention::forward::<f16, 64, 72, 64, true>(session, &[PART]);
    // Twelve warps, by which eight columns of instructions do not divide.
    attention::forward::<bf16, 192, 136, 64, false>(session, &[[1, 1, 1, 200, 300]]);
}

pub(crate) fn gradients_by_warpgroups(session: &dyn Session) {
    attention::backward::<bf16, 64, 64, 64, true>(session, &[[1, 2, 1, 40, 72]]);
    attention::backward::<bf16, 64, 64, 128, false>(session, &[[1, 1, 1, 64, 40]]);
    attention::backward::<bf16, 64, 64, 256, true>(session, &[[1, 1, 1, 40, 64]]);
}

/// Rows that are gathered to tiles of a GEMM.
pub(crate) fn experts_by_warpgroups(session: &dyn Session) {
    experts::layer::<bf16, 64, 64, 32>(session, &[13], [64, 32, 64]);
}

/// Copies in bulk do not overtake what was stored by threads.
pub(crate) fn what_warpgroups_wrote_is_what_they_read(session: &dyn Session) {
    through_memory_of::<f16, 128>(session);
    through_memory_of::<bf16, 64>(session);
}

/// Rows that take more than 32 KiB, of a length that is no multiple of anything.
pub(crate) fn largest_of_very_many(session: &dyn Session) {
    super::edges::tops::<8224>(session, 8220);
}
