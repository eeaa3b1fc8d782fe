//! Cases of GEMM: layouts, element types, constant operands, user-written pipelines and epilogues.

use crate::Session;
use tile_kernel::prelude::*;
use tile_kernels::linear::{linear, linear_residual};
use tile_kernels::matmul::{
    linear_gelu, matmul, matmul_batched, matmul_e5m2_e4m3, matmul_nt, matmul_nt_tf32, matmul_split_k, matmul_tf32,
    matmul_tn, matmul_tt, matmul_u8_i8,
};
use tile_kernels::reference::{self, Array};
use tile_kernels::scaled::matmul_block_scaled;
use tile_kernels::testing::{Tolerance, array, poisoned};

const SHAPES: [[usize; 3]; 5] = [[1, 1, 1], [33, 50, 17], [64, 48, 32], [7, 100, 65], [5, 6, 0]];

fn tolerance<T: Element, O: Element>(k: usize) -> Tolerance {
    Tolerance::rounded::<O>().sum::<T::Acc>(k, 1.0)
}

fn gemms<T: Num, O: Num>(session: &dyn Session) {
    let mut random = session.random();
    for [m, n, k] in SHAPES {
        let (a, b) = (random.tensor::<T, 2>([m, k]), random.tensor::<T, 2>([k, n]));
        let expected = reference::matmul(&array(&a), &array(&b));
        let case = format!("matmul {} -> {} {m}x{n}x{k}", T::DTYPE, O::DTYPE);
        session.check(&case, [(&expected, tolerance::<T, O>(k))], |device| {
            let mut c = poisoned::<O, 2>([m, n]);
            matmul::<T, O, 32, 48, 16>().launch(device, &a, &b, &mut c)?;
            Ok([array(&c)])
        });
    }
}

pub(crate) fn products_of_every_type(session: &dyn Session) {
    gemms::<f64, f64>(session);
    gemms::<f32, f32>(session);
    gemms::<f16, f16>(session);
    gemms::<bf16, f32>(session);
    gemms::<F8E4M3, f32>(session);
    gemms::<F8E5M2, bf16>(session);
    gemms::<i8, i32>(session);
    gemms::<u8, i32>(session);
    gemms::<i32, i32>(session);
}

fn orders<T: Num>(session: &dyn Session) {
    let mut random = session.random();
    for [m, n, k] in SHAPES {
        let (a, b) = (random.tensor::<T, 2>([m, k]), random.tensor::<T, 2>([k, n]));
        let (at, bt) = (a.view().t().to_tensor(), b.view().t().to_tensor());
        let expected = reference::matmul(&array(&a), &array(&b));
        let limit = tolerance::<T, T::Acc>(k);
        let case = format!("matmul {} {m}x{n}x{k}", T::DTYPE);
        session.check(&format!("{case} nt"), [(&expected, limit)], |device| {
            let mut c = poisoned::<T::Acc, 2>([m, n]);
            matmul_nt::<T, T::Acc, 32, 48, 16>().launch(device, &a, &bt, &mut c)?;
            Ok([array(&c)])
        });
        session.check(&format!("{case} tn"), [(&expected, limit)], |device| {
            let mut c = poisoned::<T::Acc, 2>([m, n]);
            matmul_tn::<T, T::Acc, 32, 48, 16>().launch(device, &at, &b, &mut c)?;
            Ok([array(&c)])
        });
        session.check(&format!("{case} tt"), [(&expected, limit)], |device| {
            let mut c = poisoned::<T::Acc, 2>([m, n]);
            matmul_tt::<T, T::Acc, 32, 48, 16>().launch(device, &at, &bt, &mut c)?;
            Ok([array(&c)])
        });
        // The plain kernel on transposed views, into a transposed output.
        session.check(&format!("{case} strided"), [(&expected, limit)], |device| {
            let mut ct = poisoned::<T::Acc, 2>([n, m]);
            matmul_nt::<T, T::Acc, 32, 48, 16>().launch(device, &at.view().t(), &bt, &mut ct.view_mut().t())?;
            Ok([array(&ct.view().t().to_tensor())])
        });
    }
}

pub(crate) fn operand_orders(session: &dyn Session) {
    orders::<f64>(session);
    orders::<f32>(session);
    orders::<bf16>(session);
    orders::<i8>(session);
}

/// Operands that never change, each of them in several kernels and tiles: what a
/// device keeps of one launch must serve the next one and no other.
fn constants<T: Float>(session: &dyn Session) {
    let mut random = session.random();
    // Square ones, whose orders cannot be told by their extents, and ragged ones.
    for [m, n, k] in [[1, 100, 100], [16, 50, 50], [40, 96, 32], [33, 50, 17], [3, 7, 0]] {
        let [a, at] = [[m, k], [k, m]].map(|shape| random.tensor::<T, 2>(shape));
        let (b, bias) = (random.tensor::<T, 2>([n, k]), random.tensor::<T, 1>([n]));
        let (x, y) = (array(&a), array(&b));
        let nt = reference::matmul(&x, &reference::transpose(&y));
        let gelu = nt.data.iter().zip((0..m).flat_map(|_| bias.iter())).map(|(x, y)| reference::gelu(x + y.to_f64()));
        let gelu = Array::new(&[m, n], gelu.collect());
        let square =
            (n == k).then(|| [reference::matmul(&x, &y), reference::matmul(&reference::transpose(&array(&at)), &y)]);
        let [at, b] = [at, b].map(Constant::new);
        let limit = tolerance::<T, T::Acc>(k);
        let case = format!("constant {} {m}x{n}x{k}", T::DTYPE);
        for round in ["first", "second"] {
            session.check(&format!("{case} nt, {round}"), [(&nt, limit)], |device| {
                let mut c = poisoned::<T::Acc, 2>([m, n]);
                matmul_nt::<T, T::Acc, 32, 48, 16>().launch(device, &a, &b, &mut c)?;
                Ok([array(&c)])
            });
            session.check(
                &format!("{case} gelu, {round}"),
                [(&gelu, Tolerance::rounded::<T>().sum::<f32>(k + 8, 1.0))],
                |device| {
                    let mut c = poisoned::<T, 2>([m, n]);
                    linear_gelu::<T, 32, 48, 16>().launch(device, &a, &b, &bias, &mut c)?;
                    Ok([array(&c)])
                },
            );
            let Some([nn, tn]) = &square else { continue };
            session.check(&format!("{case} nn, {round}"), [(nn, limit)], |device| {
                let mut c = poisoned::<T::Acc, 2>([m, n]);
                matmul::<T, T::Acc, 32, 48, 16>().launch(device, &a, &b, &mut c)?;
                Ok([array(&c)])
            });
            session.check(&format!("{case} tn, {round}"), [(tn, limit)], |device| {
                let mut c = poisoned::<T::Acc, 2>([m, n]);
                matmul_tn::<T, T::Acc, 32, 48, 16>().launch(device, &at, &b, &mut c)?;
                Ok([array(&c)])
            });
        }
    }
}

pub(crate) fn products_of_constants(session: &dyn Session) {
    constants::<f64>(session);
    constants::<f32>(session);
    constants::<bf16>(session);
    constants::<f16>(session);
    let mut random = session.random();
    let [m, n, k] = [20, 70, 50];
    let (a, b) = (random.tensor::<i8, 2>([m, k]), random.tensor::<i8, 2>([k, n]));
    let expected = reference::matmul(&array(&a), &array(&b));
    let [a, b] = [a, b].map(Constant::new);
    session.check("constant i8", [(&expected, Tolerance::EXACT)], |device| {
        let mut c = poisoned::<i32, 2>([m, n]);
        matmul::<i8, i32, 32, 48, 16>().launch(device, &a, &b, &mut c)?;
        Ok([array(&c)])
    });
}

pub(crate) fn operands_of_two_types(session: &dyn Session) {
    let mut random = session.random();
    let [m, n, k] = [33, 50, 70];
    let (a, b) = (random.tensor::<u8, 2>([m, k]), random.tensor::<i8, 2>([k, n]));
    let expected = reference::matmul(&array(&a), &array(&b));
    session.check("u8 by i8", [(&expected, Tolerance::EXACT)], |device| {
        let mut c = poisoned::<i32, 2>([m, n]);
        matmul_u8_i8::<32, 32, 32>().launch(device, &a, &b, &mut c)?;
        Ok([array(&c)])
    });
    let (a, b) = (random.tensor::<F8E5M2, 2>([m, k]), random.tensor::<F8E4M3, 2>([k, n]));
    let expected = reference::matmul(&array(&a), &array(&b));
    session.check("e5m2 by e4m3", [(&expected, tolerance::<F8E4M3, f32>(k))], |device| {
        let mut c = poisoned::<f32, 2>([m, n]);
        matmul_e5m2_e4m3::<32, 32, 32>().launch(device, &a, &b, &mut c)?;
        Ok([array(&c)])
    });
}

/// The whole range of 8-bit integers, where a saturating or 16-bit
/// intermediate would show.
pub(crate) fn products_of_extreme_integers(session: &dyn Session) {
    let [m, n, k] = [17, 18, 300];
    let mut random = session.random();
    let mut draw = |shape| Tensor::<i8, 2>::from_fn(shape, |_| if random.below(2) == 0 { i8::MIN } else { i8::MAX });
    let (a, b) = (draw([m, k]), draw([k, n]));
    let expected = reference::matmul(&array(&a), &array(&b));
    session.check("i8 extremes", [(&expected, Tolerance::EXACT)], |device| {
        let mut c = poisoned::<i32, 2>([m, n]);
        matmul::<i8, i32, 32, 48, 16>().launch(device, &a, &b, &mut c)?;
        Ok([array(&c)])
    });
}

/// Of `f32` operands that may be rounded: tf32 has the mantissa of `f16`.
pub(crate) fn products_that_may_round(session: &dyn Session) {
    let mut random = session.random();
    for [m, n, k] in SHAPES {
        let (a, b) = (random.tensor::<f32, 2>([m, k]), random.tensor::<f32, 2>([k, n]));
        let bt = b.view().t().to_tensor();
        let expected = reference::matmul(&array(&a), &array(&b));
        let limit = tolerance::<f32, f32>(k).sum::<f16>(k, 1.0);
        session.check(&format!("tf32 nn {m}x{n}x{k}"), [(&expected, limit)], |device| {
            let mut c = poisoned::<f32, 2>([m, n]);
            matmul_tf32::<32, 48, 16>().launch(device, &a, &b, &mut c)?;
            Ok([array(&c)])
        });
        session.check(&format!("tf32 nt {m}x{n}x{k}"), [(&expected, limit)], |device| {
            let mut c = poisoned::<f32, 2>([m, n]);
            matmul_nt_tf32::<32, 48, 16>().launch(device, &a, &bt, &mut c)?;
            Ok([array(&c)])
        });
    }
}

fn scaled<O: Float>(session: &dyn Session) {
    let mut random = session.random();
    for [m, n, k] in SHAPES {
        let (a, b) = (random.tensor::<F8E4M3, 2>([m, k]), random.tensor::<F8E4M3, 2>([n, k]));
        let a_scale = random.tensor_between::<f32, 2>([k.div_ceil(32), m], 0.25, 2.0);
        let b_scale = random.tensor_between::<f32, 2>([n.div_ceil(32), k.div_ceil(32)], 0.25, 2.0);
        let arrays = [&a, &b].map(array);
        let expected = reference::block_scaled_matmul(&arrays[0], &array(&a_scale), &arrays[1], &array(&b_scale), 32);
        let case = format!("block scales -> {} {m}x{n}x{k}", O::DTYPE);
        session.check(&case, [(&expected, Tolerance::rounded::<O>().sum::<f32>(k, 8.0))], |device| {
            let mut c = poisoned::<O, 2>([m, n]);
            matmul_block_scaled::<O, 32, 16, 32>().launch(device, &a, &a_scale, &b, &b_scale, &mut c)?;
            Ok([array(&c)])
        });
    }
}

pub(crate) fn products_with_scales_of_blocks(session: &dyn Session) {
    scaled::<f32>(session);
    scaled::<bf16>(session);
}

fn activated<T: Float>(session: &dyn Session) {
    let mut random = session.random();
    for [m, n, k] in SHAPES {
        let (a, b) = (random.tensor::<T, 2>([m, k]), random.tensor::<T, 2>([n, k]));
        let bias = random.tensor::<T, 1>([n]);
        let mut expected = reference::matmul(&array(&a), &reference::transpose(&array(&b)));
        for i in 0..m {
            for j in 0..n {
                expected[[i, j]] = reference::gelu(expected[[i, j]] + array(&bias)[[j]]);
            }
        }
        let case = format!("linear_gelu {} {m}x{n}x{k}", T::DTYPE);
        session.check(&case, [(&expected, tolerance::<T, T>(k + 8))], |device| {
            let mut c = poisoned::<T, 2>([m, n]);
            linear_gelu::<T, 32, 48, 16>().launch(device, &a, &b, &bias, &mut c)?;
            Ok([array(&c)])
        });
    }
}

pub(crate) fn fused_epilogue(session: &dyn Session) {
    activated::<f32>(session);
    activated::<f16>(session);
}

fn layers<T: Float>(session: &dyn Session) {
    let mut random = session.random();
    for [m, n, k] in SHAPES {
        let (a, b) = (random.tensor::<T, 2>([m, k]), random.tensor::<T, 2>([n, k]));
        let (bias, residual) = (random.tensor::<T, 1>([n]), random.tensor::<T, 2>([m, n]));
        let mut plain = reference::matmul(&array(&a), &reference::transpose(&array(&b)));
        let mut added = plain.clone();
        for i in 0..m {
            for j in 0..n {
                plain[[i, j]] += array(&bias)[[j]];
                added[[i, j]] = plain[[i, j]] + array(&residual)[[i, j]];
            }
        }
        let limit = tolerance::<T, T>(k + 8);
        session.check(&format!("linear {} {m}x{n}x{k}", T::DTYPE), [(&plain, limit), (&added, limit)], |device| {
            let (mut c, mut d) = (poisoned::<T, 2>([m, n]), poisoned::<T, 2>([m, n]));
            linear::<T, 32, 48, 16>().launch(device, &a, &b, &bias, &mut c)?;
            linear_residual::<T, 32, 48, 16>().launch(device, &a, &b, &bias, &residual, &mut d)?;
            Ok([array(&c), array(&d)])
        });
    }
}

pub(crate) fn linear_layers(session: &dyn Session) {
    layers::<f32>(session);
    layers::<bf16>(session);
}

pub(crate) fn batches(session: &dyn Session) {
    let mut random = session.random();
    for [batch, m, n, k] in [[1, 9, 10, 11], [5, 33, 20, 18], [0, 4, 4, 4]] {
        let (a, b) = (random.tensor::<f32, 3>([batch, m, k]), random.tensor::<f32, 3>([batch, k, n]));
        let (x, y) = (array(&a), array(&b));
        let mut expected = Array::zeros(&[0]);
        for z in 0..batch {
            let part = |x: &Array, len: usize| x.data[z * len..(z + 1) * len].to_vec();
            let one = reference::matmul(&Array::new(&[m, k], part(&x, m * k)), &Array::new(&[k, n], part(&y, k * n)));
            expected.data.extend(one.data);
        }
        expected.shape = vec![batch, m, n];
        session.check(&format!("batch of {batch}"), [(&expected, tolerance::<f32, f32>(k))], |device| {
            let mut c = poisoned::<f32, 3>([batch, m, n]);
            matmul_batched::<f32, f32, 16, 16, 8>().launch(device, &a, &b, &mut c)?;
            Ok([array(&c)])
        });
        let [a, b] = [a, b].map(Constant::new);
        session.check(&format!("constant batch of {batch}"), [(&expected, tolerance::<f32, f32>(k))], |device| {
            let mut c = poisoned::<f32, 3>([batch, m, n]);
            matmul_batched::<f32, f32, 16, 16, 8>().launch(device, &a, &b, &mut c)?;
            Ok([array(&c)])
        });
    }
}

fn split<T: Num, O: Num>(session: &dyn Session) {
    let mut random = session.random();
    for [m, n, k] in [[1, 1, 1], [20, 33, 100], [16, 16, 257]] {
        let (a, b) = (random.tensor::<T, 2>([m, k]), random.tensor::<T, 2>([k, n]));
        let expected = reference::matmul(&array(&a), &array(&b));
        let case = format!("split k {} {m}x{n}x{k}", T::DTYPE);
        session.check(&case, [(&expected, tolerance::<T, O>(k))], |device| {
            let mut c = poisoned::<O, 2>([m, n]);
            matmul_split_k::<T, O, 16, 16, 16, 4>().launch(device, &a, &b, &mut c)?;
            Ok([array(&c)])
        });
    }
}

pub(crate) fn split_k(session: &dyn Session) {
    split::<f32, f32>(session);
    split::<bf16, bf16>(session);
    split::<i8, i32>(session);
}

/// C = A·B with a user-written pipeline: A's tiles are copied a step further ahead than
/// B's, and after them.
#[tile_kernel]
pub(crate) fn matmul_in_order<const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<f16, 2>,
    b: &Tensor<f16, 2>,
    c: &mut Tensor<f32, 2>,
) {
    dims!(a = [m, k], b = [k, n], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<f16>([BM, BK]);
    let mut b_s = shared::<f16>([BK, BN]);
    let mut acc = fragment::<f32>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 3, order = [0, 2, 1, 3], stage = [0, 0, 1, 2], |ko| {
        let at = ko * BK;
        copy(a.at([by * BM, at]), &mut a_s);
        copy(b.at([at, bx * BN]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

pub(crate) fn products_in_a_stated_order(session: &dyn Session) {
    let mut random = session.random();
    for [m, n, k] in SHAPES {
        let (a, b) = (random.tensor::<f16, 2>([m, k]), random.tensor::<f16, 2>([k, n]));
        let expected = reference::matmul(&array(&a), &array(&b));
        let limit = tolerance::<f16, f32>(k);
        session.check(&format!("copies {m}x{n}x{k}"), [(&expected, limit)], |device| {
            let mut c = poisoned::<f32, 2>([m, n]);
            matmul_in_order::<32, 48, 16>().launch(device, &a, &b, &mut c)?;
            Ok([array(&c)])
        });
    }
}

/// C = max(A·B, 0).
#[tile_kernel]
pub(crate) fn matmul_relu<O: Float, const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<f16, 2>,
    b: &Tensor<f16, 2>,
    c: &mut Tensor<O, 2>,
) {
    dims!(a = [m, k], b = [k, n], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<f16>([BM, BK]);
    let mut b_s = shared::<f16>([BK, BN]);
    let mut acc = fragment::<f32>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 3, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([ko * BK, bx * BN]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
    });
    parallel!((BM, BN), |i, j| {
        acc[[i, j]] = acc[[i, j]].max(0.0);
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

/// C = A·B/128, and its positive part in P.
#[tile_kernel]
pub(crate) fn matmul_scaled<const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<i8, 2>,
    b: &Tensor<i8, 2>,
    c: &mut Tensor<f16, 2>,
    p: &mut Tensor<f16, 2>,
) {
    dims!(a = [m, k], b = [k, n], c = [m, n], p = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<i8>([BM, BK]);
    let mut b_s = shared::<i8>([BK, BN]);
    let mut acc = fragment::<i32>([BM, BN]);
    let mut out = fragment::<f16>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 3, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([ko * BK, bx * BN]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
    });
    parallel!((BM, BN), |i, j| {
        out[[i, j]] = cast::<f16>(cast::<f32>(acc[[i, j]]) * 0.0078125);
    });
    copy(&out, c.at_mut([by * BM, bx * BN]));
    parallel!((BM, BN), |i, j| {
        out[[i, j]] = cast::<f16>(cast::<f32>(acc[[i, j]].max(0)) * 0.0078125);
    });
    copy(&out, p.at_mut([by * BM, bx * BN]));
}

fn positive<O: Float>(session: &dyn Session) {
    let mut random = session.random();
    for [m, n, k] in SHAPES {
        let (a, b) = (random.tensor::<f16, 2>([m, k]), random.tensor::<f16, 2>([k, n]));
        let mut expected = reference::matmul(&array(&a), &array(&b));
        expected.data.iter_mut().for_each(|x| *x = x.max(0.0));
        let limit = tolerance::<f16, O>(k);
        session.check(&format!("matmul_relu -> {} {m}x{n}x{k}", O::DTYPE), [(&expected, limit)], |device| {
            let mut c = poisoned::<O, 2>([m, n]);
            matmul_relu::<O, 32, 48, 16>().launch(device, &a, &b, &mut c)?;
            Ok([array(&c)])
        });
    }
}

/// What the way out of a cube's sums does on machines that have one.
pub(crate) fn sums_made_positive_and_scaled(session: &dyn Session) {
    positive::<f32>(session);
    positive::<f16>(session);
    positive::<bf16>(session);
    let mut random = session.random();
    for [m, n, k] in SHAPES {
        let mut draw = |shape| random.indices::<u8, 2>(shape, 256).map(|x| x as i8);
        let (a, b) = (draw([m, k]), draw([k, n]));
        let sums = reference::matmul(&array(&a), &array(&b));
        let scaled = |of: &dyn Fn(f64) -> f64| {
            Array::new(&sums.shape, sums.data.iter().map(|&x| f16::from_f32(of(x) as f32 / 128.0).to_f64()).collect())
        };
        let (all, above) = (scaled(&|x| x), scaled(&|x| x.max(0.0)));
        let limits = [(&all, Tolerance::EXACT), (&above, Tolerance::EXACT)];
        session.check(&format!("matmul_scaled {m}x{n}x{k}"), limits, |device| {
            let (mut c, mut p) = (poisoned::<f16, 2>([m, n]), poisoned::<f16, 2>([m, n]));
            matmul_scaled::<32, 32, 32>().launch(device, &a, &b, &mut c, &mut p)?;
            Ok([array(&c), array(&p)])
        });
    }
}
