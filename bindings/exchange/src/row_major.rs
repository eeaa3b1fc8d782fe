//! Numbers in the bytes of a file, in row-major and little-endian order.

use crate::unusable;
use std::marker::PhantomData;
use tile_core::elem::DType;
use tile_core::num::Element;
use tile_core::tensor::{Layout, Tensor, TensorError, TensorView};

/// Bytes that are the elements of a layout.
pub(crate) struct RowMajor<'d, T, const R: usize> {
    data: &'d [u8],
    layout: Layout<R>,
    element: PhantomData<T>,
}

impl<'d, T: Element, const R: usize> RowMajor<'d, T, R> {
    /// Bytes of a tensor with these extents, whose elements are known to be of `T`.
    pub(crate) fn new(data: &'d [u8], shape: &[usize]) -> Result<Self, TensorError> {
        if cfg!(target_endian = "big") {
            return Err(unusable("numbers of a file are little-endian, and this machine's are not".to_owned()));
        }
        let shape: [usize; R] =
            shape.try_into().map_err(|_| unusable(format!("a tensor of rank {}, expected rank {R}", shape.len())))?;
        let layout = Layout::contiguous(shape)?;
        let (expected, found) = (layout.len(), data.len() / size_of::<T>());
        if expected != found {
            return Err(TensorError::Length { expected, found });
        }
        if T::DTYPE == DType::Bool && data.iter().any(|&byte| byte > 1) {
            return Err(unusable("the tensor has a `bool` that is neither 0 nor 1".to_owned()));
        }
        Ok(RowMajor { data, layout, element: PhantomData })
    }

    /// The elements where they are.
    pub(crate) fn view(self) -> Result<TensorView<'d, T, R>, TensorError> {
        let first = self.data.as_ptr().cast::<T>();
        if !first.is_aligned() {
            let (found, multiple) = (first.addr() as u64, align_of::<T>() as u64);
            return Err(TensorError::Alignment { what: "address", found, multiple });
        }
        // SAFETY: the bytes are as many as the elements of the layout, aligned, and borrowed for `'d`.
        // Every pattern of bits is a number, and a `bool`'s bytes have been looked at.
        Ok(unsafe { TensorView::from_raw(first, self.layout) })
    }

    /// The elements, copied.
    pub(crate) fn tensor(self) -> Result<Tensor<T, R>, TensorError> {
        let mut data = vec![T::default(); self.layout.len()];
        // SAFETY: there are as many bytes in both, and every pattern of them is an element.
        unsafe { std::ptr::copy_nonoverlapping(self.data.as_ptr(), data.as_mut_ptr().cast(), size_of_val(&data[..])) };
        Tensor::from_vec(data, self.layout.shape())
    }
}
