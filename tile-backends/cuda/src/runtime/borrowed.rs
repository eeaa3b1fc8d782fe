//! Memory that views borrow.
//!
//! Views of cudarc's slices are held as they are. Whatever else implements its
//! [`DevicePtr`] is held by reference: managed memory, allocations of other
//! crates. Such memory may be read by the host, or freed, as soon as its event
//! says that it is idle, while cudarc records events only when a context has
//! several streams, for slices need none otherwise. So a launch records the
//! event itself where cudarc would not.
//!
//! That `device_ptr` gives the address of as many elements as `len` says, and
//! the same one each time, is what cudarc's own copies trust its implementors
//! with, and what launches do.
//!
//! Memory of other allocators, as libraries with pools hand it out, has an address alone.
//! Launches on it are ordered by their stream, and what else uses it by the caller.

use super::device::{memory, name};
use super::graph::Captured;
use cudarc::driver::sys::CUstreamCaptureStatus as Status;
use cudarc::driver::{
    CudaContext, CudaStream, CudaView, CudaViewMut, DevicePtr, DevicePtrMut, DeviceSlice, SyncOnDrop,
};
use std::any::Any;
use std::sync::Arc;
use tile_core::launch::{Holder, Memory};
use tile_core::num::Element;
use tile_device::{DeviceMemory, DeviceMemoryMut};

/// Memory that a [`CudaTensorView`](crate::CudaTensorView) borrows: a `CudaView`,
/// or a reference to anything that implements cudarc's [`DevicePtr`].
pub struct Borrowed<'a, T> {
    memory: Read<'a, T>,
    address: u64,
}

enum Read<'a, T> {
    View(CudaView<'a, T>),
    Other(&'a (dyn DevicePtr<T> + Sync)),
    Raw(Raw),
}

/// So many elements, whose uses on other streams something else orders.
#[derive(Clone)]
struct Raw {
    len: usize,
    stream: Arc<CudaStream>,
}

impl<T> DeviceSlice<T> for Raw {
    fn len(&self) -> usize {
        self.len
    }
    fn stream(&self) -> &Arc<CudaStream> {
        &self.stream
    }
}

impl Raw {
    /// Queues work in the order of its stream, which is all the order there is.
    fn queue(queue: &dyn Any, work: &mut dyn FnMut()) {
        if queue.is::<CudaStream>() || queue.is::<Captured>() {
            work();
        }
    }
}

/// The address of memory. cudarc, when asked, has the stream that it is told wait for the memory's
/// last use, and takes note of one more: that is the memory's own stream, unless it is captured,
/// which must not wait for work outside of the capture.
fn address_of<T>(memory: &(impl DevicePtr<T> + ?Sized)) -> u64 {
    let stream = memory.stream();
    let captured = !stream.cu_stream().is_null()
        && stream.context().is_managing_stream_synchronization()
        && stream.capture_status().is_ok_and(|status| status != Status::CU_STREAM_CAPTURE_STATUS_NONE);
    match captured {
        true => memory.device_ptr(&stream.context().default_stream()).0,
        false => memory.device_ptr(stream).0,
    }
}

impl<'a, T> From<CudaView<'a, T>> for Borrowed<'a, T> {
    fn from(view: CudaView<'a, T>) -> Self {
        let address = address_of(&view);
        Borrowed::at(view, address)
    }
}

impl<'a, T, P: DevicePtr<T> + Sync> From<&'a P> for Borrowed<'a, T> {
    fn from(memory: &'a P) -> Self {
        Borrowed { address: address_of(memory), memory: Read::Other(memory) }
    }
}

impl<'a, T> Borrowed<'a, T> {
    /// A view whose address is known.
    pub(super) fn at(view: CudaView<'a, T>, address: u64) -> Self {
        Borrowed { memory: Read::View(view), address }
    }
}

impl<T> Borrowed<'_, T> {
    /// So many elements at an address.
    ///
    /// # Safety
    /// They are there, initialised, until the work that is launched on them is done;
    /// before it is, nothing writes them but what comes behind it.
    pub(super) unsafe fn raw(address: u64, len: usize, stream: &Arc<CudaStream>) -> Self {
        Borrowed { memory: Read::Raw(Raw { len, stream: stream.clone() }), address }
    }

    fn slice(&self) -> &dyn DeviceSlice<T> {
        match &self.memory {
            Read::View(view) => view,
            Read::Other(memory) => *memory,
            Read::Raw(raw) => raw,
        }
    }

    /// The number of elements.
    pub(super) fn len(&self) -> usize {
        self.slice().len()
    }

    pub(super) fn context(&self) -> &Arc<CudaContext> {
        self.slice().stream().context()
    }
}

impl<T> Clone for Borrowed<'_, T> {
    fn clone(&self) -> Self {
        let memory = match &self.memory {
            Read::View(view) => Read::View(view.slice(..)),
            Read::Other(memory) => Read::Other(*memory),
            Read::Raw(raw) => Read::Raw(raw.clone()),
        };
        Borrowed { memory, address: self.address }
    }
}

impl<T: Element> DeviceMemory for Borrowed<'_, T> {
    fn address(&self) -> u64 {
        self.address
    }

    fn memory(&self) -> Memory {
        memory(self.context())
    }

    fn device_name(&self) -> String {
        name(self.memory())
    }

    fn holder(&self) -> &dyn Holder {
        self
    }
}

impl<T: Element> Holder for Borrowed<'_, T> {
    fn reading(&self, queue: &dyn Any, work: &mut dyn FnMut()) {
        match &self.memory {
            Read::View(view) => reading(view, queue, work),
            Read::Other(memory) => tracked(queue, work, |stream| memory.device_ptr(stream).1),
            Read::Raw(_) => Raw::queue(queue, work),
        }
    }
    fn writing(&mut self, _: &dyn Any, _: &mut dyn FnMut()) {
        unreachable!("a shared view is never an output")
    }
}

/// What can be read and written.
trait Access<T>: DevicePtr<T> + DevicePtrMut<T> {}
impl<T, P: DevicePtr<T> + DevicePtrMut<T>> Access<T> for P {}

/// Memory that a [`CudaTensorViewMut`](crate::CudaTensorViewMut) borrows: a
/// `CudaViewMut`, or a mutable reference to anything that implements cudarc's
/// [`DevicePtr`] and [`DevicePtrMut`].
pub struct BorrowedMut<'a, T> {
    memory: Write<'a, T>,
    address: u64,
}

enum Write<'a, T> {
    View(CudaViewMut<'a, T>),
    Other(&'a mut (dyn Access<T> + Send + Sync)),
    Raw(Raw),
}

impl<'a, T> From<CudaViewMut<'a, T>> for BorrowedMut<'a, T> {
    fn from(view: CudaViewMut<'a, T>) -> Self {
        let address = address_of(&view);
        BorrowedMut::at(view, address)
    }
}

impl<'a, T, P: DevicePtr<T> + DevicePtrMut<T> + Send + Sync> From<&'a mut P> for BorrowedMut<'a, T> {
    fn from(memory: &'a mut P) -> Self {
        BorrowedMut { address: address_of(memory), memory: Write::Other(memory) }
    }
}

impl<'a, T> BorrowedMut<'a, T> {
    /// A view whose address is known.
    pub(super) fn at(view: CudaViewMut<'a, T>, address: u64) -> Self {
        BorrowedMut { memory: Write::View(view), address }
    }
}

impl<T> BorrowedMut<'_, T> {
    /// So many elements at an address.
    ///
    /// # Safety
    /// As of [`Borrowed::raw`], and nothing else reads them meanwhile.
    pub(super) unsafe fn raw(address: u64, len: usize, stream: &Arc<CudaStream>) -> Self {
        BorrowedMut { memory: Write::Raw(Raw { len, stream: stream.clone() }), address }
    }

    fn slice(&self) -> &dyn DeviceSlice<T> {
        match &self.memory {
            Write::View(view) => view,
            Write::Other(memory) => &**memory,
            Write::Raw(raw) => raw,
        }
    }

    /// The number of elements.
    pub(super) fn len(&self) -> usize {
        self.slice().len()
    }

    pub(super) fn context(&self) -> &Arc<CudaContext> {
        self.slice().stream().context()
    }
}

impl<T: Element> DeviceMemory for BorrowedMut<'_, T> {
    fn address(&self) -> u64 {
        self.address
    }

    fn memory(&self) -> Memory {
        memory(self.context())
    }

    fn device_name(&self) -> String {
        name(self.memory())
    }

    fn holder(&self) -> &dyn Holder {
        self
    }
}

impl<T: Element> DeviceMemoryMut for BorrowedMut<'_, T> {
    fn holder_mut(&mut self) -> &mut dyn Holder {
        self
    }
}

impl<T: Element> Holder for BorrowedMut<'_, T> {
    fn reading(&self, queue: &dyn Any, work: &mut dyn FnMut()) {
        match &self.memory {
            Write::View(view) => reading(view, queue, work),
            Write::Other(memory) => tracked(queue, work, |stream| memory.device_ptr(stream).1),
            Write::Raw(_) => Raw::queue(queue, work),
        }
    }
    fn writing(&mut self, queue: &dyn Any, work: &mut dyn FnMut()) {
        match &mut self.memory {
            Write::View(view) => writing(view, queue, work),
            Write::Other(memory) => tracked(queue, work, |stream| memory.device_ptr_mut(stream).1),
            Write::Raw(_) => Raw::queue(queue, work),
        }
    }
}

/// Queues work that reads. The guard makes the stream wait for writes before,
/// and when it is dropped, has later writes wait for the work.
pub(super) fn reading<T>(memory: &impl DevicePtr<T>, queue: &dyn Any, work: &mut dyn FnMut()) {
    if let Some(stream) = queue.downcast_ref::<CudaStream>() {
        let (_, _guard) = memory.device_ptr(stream);
        work();
    } else if queue.is::<Captured>() {
        work();
    }
}

/// Queues work that reads and writes, likewise.
pub(super) fn writing<T>(memory: &mut impl DevicePtrMut<T>, queue: &dyn Any, work: &mut dyn FnMut()) {
    if let Some(stream) = queue.downcast_ref::<CudaStream>() {
        let (_, _guard) = memory.device_ptr_mut(stream);
        work();
    } else if queue.is::<Captured>() {
        work();
    }
}

/// Queues work on memory that `guard` makes the stream wait for, and leaves a
/// record of it.
fn tracked<'s>(queue: &'s dyn Any, work: &mut dyn FnMut(), guard: impl FnOnce(&'s CudaStream) -> SyncOnDrop<'s>) {
    if let Some(stream) = queue.downcast_ref::<CudaStream>() {
        let guard = guard(stream);
        work();
        if let SyncOnDrop::Record(Some((event, on))) = &guard
            && !on.context().is_managing_stream_synchronization()
        {
            on.context().record_err(event.record(on));
        }
    } else if queue.is::<Captured>() {
        work();
    }
}
