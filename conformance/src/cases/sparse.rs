//! Cases of sparse GEMM: block sparse, 2:4 sparse and with scales of blocks.

use crate::Session;
use tile_kernel::elem::DType;
use tile_kernel::prelude::*;
use tile_kernels::block_sparse::{block_sparse_attention, block_sparse_matmul};
use tile_kernels::reference::{self, Mask, transpose};
use tile_kernels::sparse24::{compress, matmul_sparse24, prune};
use tile_kernels::testing::{Tolerance, array, poisoned};

/// Sums of `k` products of numbers up to 1 in `f32`. Tensor cores add products of
/// 8-bit floats with about 14 bits, cut off where the largest of an instruction's
/// terms and its sum has them.
pub(crate) fn tolerance<T: Element, O: Element>(k: usize) -> Tolerance {
    let limit = Tolerance::rounded::<O>().sum::<T::Acc>(k, 1.0);
    let coarse = matches!(T::DTYPE, DType::E4M3 | DType::E5M2);
    if coarse { limit.sum::<f16>(k.div_ceil(32), (k as f64).sqrt() / 2.0) } else { limit }
}

/// As a tensor of bytes.
fn bytes<const R: usize>(mask: &reference::Array) -> Tensor<u8, R> {
    Tensor::from_fn(mask.dims::<R>(), |at| mask[at] as u8)
}

fn gemms<T: Num>(session: &dyn Session) {
    let mut random = session.random();
    for [m, n, k] in [[1, 1, 1], [33, 50, 70], [16, 48, 64]] {
        let (a, b) = (random.tensor::<T, 2>([m, k]), random.tensor::<T, 2>([k, n]));
        let mask = random.mask(&[k.div_ceil(16), n.div_ceil(16)], 0.5);
        let expected = reference::block_sparse_matmul(&array(&a), &array(&b), &mask, 16, 16);
        let limit = Tolerance::rounded::<T>().sum::<T::Acc>(k, 1.0);
        let mask = bytes::<2>(&mask);
        session.check(&format!("block_sparse_matmul {} {m}x{n}x{k}", T::DTYPE), [(&expected, limit)], |device| {
            let mut c = poisoned::<T, 2>([m, n]);
            block_sparse_matmul::<T, 16, 16, 16>().launch(device, &a, &b, &mask, &mut c)?;
            Ok([array(&c)])
        });
    }
}

pub(crate) fn products_with_block_masks(session: &dyn Session) {
    gemms::<f32>(session);
    gemms::<bf16>(session);
}

fn attentions<T: Float>(session: &dyn Session) {
    const D: usize = 32;
    let mut random = session.random();
    for [batch, heads, kv_heads, m, n] in [[1, 1, 1, 1, 1], [2, 2, 1, 40, 50]] {
        let q = random.tensor::<T, 4>([batch, heads, m, D]);
        let k = random.tensor::<T, 4>([batch, kv_heads, n, D]);
        let v = random.tensor::<T, 4>([batch, kv_heads, n, D]);
        let mut mask = random.mask(&[batch, heads, m.div_ceil(16), n.div_ceil(16)], 0.5);
        // Every query sees something, so that the reference is defined.
        for b in 0..batch {
            for h in 0..heads {
                for x in 0..m.div_ceil(16) {
                    mask[[b, h, x, 0]] = 1.0;
                }
            }
        }
        let scale = 0.25_f32;
        let blocks = Mask::Blocks(&mask, 16, 16);
        let expected = reference::attention(&array(&q), &array(&k), &array(&v), blocks, f64::from(scale));
        let limit = Tolerance::rounded::<T>().sum::<T::Acc>(n + D, 4.0).through::<T>(0.5);
        let mask = bytes::<4>(&mask);
        session.check(&format!("block_sparse_attention {} {m}x{n}", T::DTYPE), [(&expected, limit)], |device| {
            let mut out = poisoned::<T, 4>([batch, heads, m, D]);
            block_sparse_attention::<T, 16, 16, D>().launch(device, &q, &k, &v, &mask, &mut out, scale)?;
            Ok([array(&out)])
        });
    }
}

pub(crate) fn attention_with_block_masks(session: &dyn Session) {
    attentions::<f32>(session);
    attentions::<bf16>(session);
}

fn halved<T: Num, O: Num, const BM: usize, const BN: usize, const BK: usize>(
    session: &dyn Session,
    shapes: &[[usize; 3]],
) {
    let mut random = session.random();
    for &[m, n, k] in shapes {
        let (a, b) = (prune(&random.tensor::<T, 2>([m, k])), random.tensor::<T, 2>([n, k]));
        let (kept, places) = compress(&a).expect("two of four are kept");
        let expected = reference::matmul(&array(&a), &transpose(&array(&b)));
        let limit = tolerance::<T, O>(k);
        let case = format!("matmul_sparse24 {} {BM}x{BN}x{BK} {m}x{n}x{k}", T::DTYPE);
        session.check(&case, [(&expected, limit)], |device| {
            let mut c = poisoned::<O, 2>([m, n]);
            matmul_sparse24::<T, O, BM, BN, BK>().launch(device, &kept, &places, &b, &mut c)?;
            Ok([array(&c)])
        });
    }
}

pub(crate) fn products_with_two_of_four_elements(session: &dyn Session) {
    // Rows of bytes that TMA takes, and others.
    const ALIGNED: [usize; 3] = [64, 16, 256];
    const RAGGED: [usize; 3] = [70, 24, 200];
    const SMALL: [[usize; 3]; 3] = [[1, 1, 8], [17, 20, 72], [5, 6, 0]];
    halved::<f32, f32, 16, 16, 16>(session, &SMALL);
    halved::<f64, f64, 16, 16, 8>(session, &SMALL);
    halved::<bf16, f32, 16, 8, 32>(session, &SMALL);
    halved::<i8, i32, 16, 16, 64>(session, &SMALL);
    halved::<bf16, bf16, 64, 16, 128>(session, &[ALIGNED, RAGGED]);
    halved::<f16, f32, 64, 16, 64>(session, &[ALIGNED, RAGGED]);
    halved::<u8, i32, 64, 16, 128>(session, &[ALIGNED, RAGGED]);
    halved::<F8E4M3, f32, 64, 16, 64>(session, &[ALIGNED, RAGGED]);
    halved::<F8E5M2, bf16, 64, 8, 64>(session, &[ALIGNED]);
}
