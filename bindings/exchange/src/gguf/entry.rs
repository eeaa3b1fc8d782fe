//! Tensors of a file, as views.

use super::Kind;
use crate::{RowMajor, unusable};
use tile_core::num::Element;
use tile_core::tensor::{Tensor, TensorError, TensorView};

/// A tensor of a file where its bytes are, in row-major order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<'d> {
    kind: Kind,
    shape: Vec<usize>,
    data: &'d [u8],
}

impl<'d> Entry<'d> {
    pub(super) fn new(kind: Kind, shape: Vec<usize>, data: &'d [u8]) -> Entry<'d> {
        Entry { kind, shape, data }
    }

    /// The type of its elements.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Extents in elements, the axis along memory last: `[out, in]` of a weight.
    pub fn shape(&self) -> &[usize] {
        &self.shape
    }

    /// The bytes.
    pub fn data(&self) -> &'d [u8] {
        self.data
    }

    /// The bytes of a matrix, or of a row: `[rows, blocks of a row · bytes of a block]`.
    ///
    /// # Errors
    /// [`TensorError::Unusable`] for a tensor of more than two axes.
    pub fn blocks(&self) -> Result<TensorView<'d, u8, 2>, TensorError> {
        let (rows, columns) = match self.shape[..] {
            [columns] => (1, columns),
            [rows, columns] => (rows, columns),
            _ => return Err(unusable(format!("a tensor of rank {}, expected rank 1 or 2", self.shape.len()))),
        };
        TensorView::from_slice(self.data, [rows, columns / self.kind.elements() * self.kind.bytes()])
    }

    /// The numbers where they are.
    ///
    /// # Errors
    /// [`TensorError::Alignment`] for bytes at an address that no element may have, which [`Entry::tensor`] copies, and
    /// [`TensorError::Unusable`] for another element type or rank, and on machines that are not little-endian.
    pub fn view<T: Element, const R: usize>(&self) -> Result<TensorView<'d, T, R>, TensorError> {
        self.numbers::<T, R>()?.view()
    }

    /// The numbers, copied.
    ///
    /// # Errors
    /// As [`Entry::view`], but for the alignment, and [`TensorError::Memory`].
    pub fn tensor<T: Element, const R: usize>(&self) -> Result<Tensor<T, R>, TensorError> {
        self.numbers::<T, R>()?.tensor()
    }

    fn numbers<T: Element, const R: usize>(&self) -> Result<RowMajor<'d, T, R>, TensorError> {
        if self.kind.dtype() != Some(T::DTYPE) {
            return Err(unusable(format!("the tensor has elements {}, expected {}", self.kind.name(), T::DTYPE)));
        }
        RowMajor::new(self.data, &self.shape)
    }
}
