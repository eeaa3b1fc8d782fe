//! Memory of a board.

use crate::board::name;
use std::any::Any;
use tile_core::launch::{Holder, Memory};
use tile_device::{DeviceMemory, DeviceMemoryMut};

/// What an address of a board differs in from the host's: dereferenced on the host, it faults.
const APART: u64 = 1 << 62;

/// The host's address of a byte of a board.
pub(crate) fn on_host(address: *mut u8, base: *mut u8) -> *mut u8 {
    base.with_addr((address.addr() as u64 ^ APART) as usize)
}

/// An allocation of a board.
pub struct Block {
    pub(crate) board: usize,
    // Words, so that every element type is aligned.
    words: Vec<u128>,
}

impl Block {
    pub(crate) fn new(board: usize, bytes: usize) -> Block {
        Block { board, words: vec![0; bytes.div_ceil(16).max(1)] }
    }

    fn pointer(&self) -> *mut u8 {
        self.words.as_ptr().cast_mut().cast()
    }

    pub(crate) fn write(&mut self, bytes: &[u8]) {
        let to = self.words.as_mut_ptr().cast::<u8>();
        assert!(bytes.len() <= 16 * self.words.len());
        // SAFETY: the block is as long.
        unsafe { to.copy_from_nonoverlapping(bytes.as_ptr(), bytes.len()) };
    }

    pub(crate) fn read(&self, bytes: &mut [u8]) {
        assert!(bytes.len() <= 16 * self.words.len());
        // SAFETY: the block is as long, and all of it is initialised.
        unsafe { self.pointer().copy_to_nonoverlapping(bytes.as_mut_ptr(), bytes.len()) };
    }
}

/// Launches are done when they return, so nothing has to be ordered; they ask for the memory's
/// pointer.
impl Holder for Block {
    fn reading(&self, queue: &dyn Any, work: &mut dyn FnMut()) {
        if let Some(base) = queue.downcast_ref::<Base>() {
            base.0.set(self.pointer());
        }
        work();
    }

    fn writing(&mut self, queue: &dyn Any, work: &mut dyn FnMut()) {
        if let Some(base) = queue.downcast_ref::<Base>() {
            base.0.set(self.words.as_mut_ptr().cast());
        }
        work();
    }
}

/// What a launch asks a holder with.
pub(crate) struct Base(pub(crate) std::cell::Cell<*mut u8>);

impl DeviceMemory for Block {
    fn address(&self) -> u64 {
        self.pointer().expose_provenance() as u64 ^ APART
    }

    fn memory(&self) -> Memory {
        Memory::Device(self.board as u64)
    }

    fn device_name(&self) -> String {
        name(self.memory())
    }

    fn holder(&self) -> &dyn Holder {
        self
    }
}

impl DeviceMemoryMut for Block {
    fn holder_mut(&mut self) -> &mut dyn Holder {
        self
    }
}
