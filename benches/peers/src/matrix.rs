//! The same matrix in the types of each library.

use candle_core::{Device, WithDType};
use tile_kernel::prelude::{Element, Tensor};

/// A tensor of candle with the elements of ours.
pub(crate) fn candle<T: Element + WithDType, const R: usize>(
    x: &Tensor<T, R>,
) -> candle_core::Result<candle_core::Tensor> {
    candle_core::Tensor::from_vec(x.to_vec(), &x.shape()[..], &Device::Cpu)
}

/// C = A·B by the crate `gemm`.
pub(crate) fn gemm<T: Element>(a: &Tensor<T, 2>, b: &Tensor<T, 2>, c: &mut Tensor<T, 2>, threads: usize) {
    let ([m, k], [_, n]) = (a.shape(), b.shape());
    let ([a_rs, a_cs], [b_rs, b_cs], [c_rs, c_cs]) = (a.strides(), b.strides(), c.strides());
    let threads = if threads > 1 { gemm::Parallelism::Rayon(threads) } else { gemm::Parallelism::None };
    let (zero, one) = (T::from_f64(0.0), T::from_f64(1.0));
    let (a, b, c) = (a.view().as_ptr(), b.view().as_ptr(), c.view_mut().as_mut_ptr());
    let s = |stride: usize| stride as isize;
    // SAFETY: pointers, extents and strides are those of the tensors, and the
    // output is borrowed mutably.
    unsafe {
        gemm::gemm(
            m,
            n,
            k,
            c,
            s(c_cs),
            s(c_rs),
            false,
            a,
            s(a_cs),
            s(a_rs),
            b,
            s(b_cs),
            s(b_rs),
            zero,
            one,
            false,
            false,
            false,
            threads,
        );
    }
}

/// C = A·B by the crate `faer`.
pub(crate) fn faer<T: Element + faer::traits::ComplexField>(
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    c: &mut Tensor<T, 2>,
    threads: usize,
) {
    use faer::{Accum, MatMut, MatRef, Par};
    let ([m, k], [_, n]) = (a.shape(), b.shape());
    let (Some(a), Some(b), Some(c)) = (a.as_slice(), b.as_slice(), c.as_mut_slice()) else { return };
    let (a, b) = (MatRef::from_row_major_slice(a, m, k), MatRef::from_row_major_slice(b, k, n));
    let par = if threads > 1 { Par::rayon(threads) } else { Par::Seq };
    let one = T::from_f64_impl(1.0);
    faer::linalg::matmul::matmul(MatMut::from_row_major_slice_mut(c, m, n), Accum::Replace, a, b, one, par);
}
