//! Tensors that own memory of a board.

use crate::board::{Board, TARGET};
use crate::memory::Block;
use crate::view::{BoardView, BoardViewMut};
use std::marker::PhantomData;
use tile_core::launch::{LaunchError, Uninit};
use tile_core::num::Element;
use tile_core::tensor::{Layout, Tensor, TensorView};
use tile_device::{DeviceMemory as _, allocation, check_upload, in_order};

/// A tensor of rank `R` in memory of a board, in row-major order.
pub struct BoardTensor<T: Element, const R: usize> {
    memory: Block,
    layout: Layout<R>,
    elements: PhantomData<T>,
}

impl<T: Element, const R: usize> BoardTensor<T, R> {
    /// Every element zero, or `false`.
    ///
    /// # Errors
    /// [`LaunchError::Driver`] where no memory is as large.
    pub fn zeros(board: &Board, shape: [usize; R]) -> Result<Self, LaunchError> {
        let (layout, bytes) = allocation::<T, R>(TARGET, shape)?;
        Ok(BoardTensor { memory: Block::new(board.ordinal(), bytes), layout, elements: PhantomData })
    }

    /// An output without contents, for a kernel that writes all of it.
    ///
    /// # Errors
    /// [`LaunchError::Driver`] where no memory is as large.
    pub fn uninit(board: &Board, shape: [usize; R]) -> Result<Uninit<Self>, LaunchError> {
        BoardTensor::zeros(board, shape).map(Uninit::new)
    }

    /// A copy of a tensor in host memory.
    ///
    /// # Errors
    /// [`LaunchError::Driver`] where no memory is as large.
    pub fn from_host(board: &Board, host: &TensorView<'_, T, R>) -> Result<Self, LaunchError> {
        let mut tensor = BoardTensor::zeros(board, host.shape())?;
        tensor.upload(host)?;
        Ok(tensor)
    }

    /// Overwrites all elements.
    ///
    /// # Errors
    /// [`LaunchError::Shape`] when extents differ.
    pub fn upload(&mut self, host: &TensorView<'_, T, R>) -> Result<(), LaunchError> {
        check_upload(&self.layout, host.shape())?;
        let elements = &*in_order(host);
        // SAFETY: elements are plain numbers without padding.
        let bytes = unsafe { std::slice::from_raw_parts(elements.as_ptr().cast(), size_of_val(elements)) };
        self.memory.write(bytes);
        Ok(())
    }

    /// A copy in host memory.
    pub fn to_host(&self) -> Tensor<T, R> {
        let mut host = Tensor::<T, R>::zeros(self.layout.shape());
        if let Some(elements) = host.as_mut_slice() {
            // SAFETY: elements are plain numbers, and the block holds elements of this type.
            let bytes = unsafe { std::slice::from_raw_parts_mut(elements.as_mut_ptr().cast(), size_of_val(elements)) };
            self.memory.read(bytes);
        }
        host
    }

    /// All of it.
    pub fn view(&self) -> BoardView<'_, T, R> {
        BoardView::whole(&self.memory, self.layout)
    }

    /// All of it, to be written.
    pub fn view_mut(&mut self) -> BoardViewMut<'_, T, R> {
        BoardViewMut::whole(&mut self.memory, self.layout)
    }

    fn address(&self) -> u64 {
        self.memory.address()
    }
}

tile_device::arguments!(Board: BoardTensor);
