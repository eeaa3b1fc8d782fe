//! Conversion of a matrix to the types of each library, and the peers' GEMM.

use candle_core::{Device, WithDType};
use tile_kernel::prelude::{Element, Tensor, TensorView};

/// A tensor of candle with the elements of ours.
pub(crate) fn candle<T: Element + WithDType, const R: usize>(
    x: &Tensor<T, R>,
) -> candle_core::Result<candle_core::Tensor> {
    candle_core::Tensor::from_vec(x.to_vec(), &x.shape()[..], &Device::Cpu)
}

/// The layouts of the operands of a GEMM: which are stored transposed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Order {
    /// C = A·B.
    NN,
    /// C = A·Bᵀ.
    NT,
    /// C = Aᵀ·B.
    TN,
}

impl Order {
    /// In the names of works; A·B has none.
    pub(crate) fn suffix(self) -> &'static str {
        match self {
            Order::NN => "",
            Order::NT => " nt",
            Order::TN => " tn",
        }
    }

    /// The operands as A and B are multiplied.
    pub(crate) fn operands<'a, T: Element>(
        self,
        a: &'a Tensor<T, 2>,
        b: &'a Tensor<T, 2>,
    ) -> [TensorView<'a, T, 2>; 2] {
        let (a, b) = (a.view(), b.view());
        match self {
            Order::NN => [a, b],
            Order::NT => [a, b.t()],
            Order::TN => [a.t(), b],
        }
    }
}

/// The GEMM of the crate `gemm`.
pub(crate) fn gemm<T: Element>(order: Order, a: &Tensor<T, 2>, b: &Tensor<T, 2>, c: &mut Tensor<T, 2>, threads: usize) {
    let [a, b] = order.operands(a, b);
    let ([m, k], [_, n]) = (a.shape(), b.shape());
    let ([a_rs, a_cs], [b_rs, b_cs], [c_rs, c_cs]) = (a.strides(), b.strides(), c.strides());
    let threads = if threads > 1 { gemm::Parallelism::Rayon(threads) } else { gemm::Parallelism::None };
    let (zero, one) = (T::from_f64(0.0), T::from_f64(1.0));
    let (a, b, c) = (a.as_ptr(), b.as_ptr(), c.view_mut().as_mut_ptr());
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

/// The GEMM of the crate `faer`.
pub(crate) fn faer<T: Element + faer::traits::ComplexField>(
    order: Order,
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    c: &mut Tensor<T, 2>,
    threads: usize,
) {
    use faer::{Accum, MatMut, MatRef, Par};
    let ([ra, ca], [rb, cb], [m, n]) = (a.shape(), b.shape(), c.shape());
    let (Some(a), Some(b), Some(c)) = (a.as_slice(), b.as_slice(), c.as_mut_slice()) else { return };
    let (a, b) = (MatRef::from_row_major_slice(a, ra, ca), MatRef::from_row_major_slice(b, rb, cb));
    let (a, b) = match order {
        Order::NN => (a, b),
        Order::NT => (a, b.transpose()),
        Order::TN => (a.transpose(), b),
    };
    let par = if threads > 1 { Par::rayon(threads) } else { Par::Seq };
    let one = T::from_f64_impl(1.0);
    faer::linalg::matmul::matmul(MatMut::from_row_major_slice_mut(c, m, n), Accum::Replace, a, b, one, par);
}
