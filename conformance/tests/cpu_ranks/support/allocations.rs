//! Memory of ranks that each rank asks for by itself: the first to come allocates for all.

use std::any::Any;
use std::cell::Cell;
use std::sync::{Mutex, PoisonError};
use tile_kernel::Cpu;
use tile_kernel::launch::LaunchError;

/// What ranks have allocated, in the order in which each of them allocates. Each entry has a handle
/// for each rank that has not taken its own.
#[derive(Default)]
pub(super) struct Made(Mutex<Vec<Box<dyn Any + Send>>>);

/// The allocations of one rank.
pub(super) struct Allocations<'r> {
    devices: &'r [Cpu],
    made: &'r Made,
    count: Cell<usize>,
}

impl<'r> Allocations<'r> {
    pub(super) fn new(devices: &'r [Cpu], made: &'r Made) -> Allocations<'r> {
        Allocations { devices, made, count: Cell::new(0) }
    }

    pub(super) fn devices(&self) -> &'r [Cpu] {
        self.devices
    }

    /// The handle of a rank in its next allocation.
    pub(super) fn take<H: Send + 'static>(
        &self,
        rank: usize,
        make: impl FnOnce(&[Cpu]) -> Result<Vec<H>, LaunchError>,
    ) -> Result<H, LaunchError> {
        let at = self.count.replace(self.count.get() + 1);
        let mut made = self.made.0.lock().unwrap_or_else(PoisonError::into_inner);
        if made.len() == at {
            let handles: Vec<Option<H>> = make(self.devices)?.into_iter().map(Some).collect();
            made.push(Box::new(handles));
        }
        let handles = made[at].downcast_mut::<Vec<Option<H>>>().expect("ranks allocate alike");
        Ok(handles[rank].take().expect("a rank takes its handle once"))
    }
}
