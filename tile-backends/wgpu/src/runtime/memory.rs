//! Buffers, and the numbers that stand for their addresses.

use super::context::failed;
use super::device::Wgpu;
use super::units::{VECTOR, WORD};
use std::any::Any;
use std::cell::RefCell;
use std::future::poll_fn;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Poll, Waker};
use std::time::Duration;
use tile_core::launch::{self, Holder, LaunchError};
use tile_device::{DeviceMemory, DeviceMemoryMut};
use wgpu::{Buffer, BufferDescriptor, BufferUsages, MapMode};

/// What starts of buffers are multiples of, as addresses.
const ALIGN: u64 = 4096;

/// What is done, in errors.
const READING: &str = "reading from the device";

/// How long bytes that another thread's poll brings are waited for at a time.
const BETWEEN_POLLS: Duration = Duration::from_millis(10);

/// A buffer of a device, from a byte on.
#[derive(Debug)]
pub struct Memory {
    pub(super) wgpu: Wgpu,
    pub(super) buffer: Buffer,
    /// The byte of the buffer from which on it is this memory.
    pub(super) offset: u64,
    /// The number that stands for that byte's address.
    pub(super) address: u64,
}

/// What tensors of a launch put their buffers into, each with the address of the buffer's
/// first byte.
#[derive(Default)]
pub(super) struct Collected(pub(super) RefCell<Vec<(u64, Buffer)>>);

impl Memory {
    /// So many bytes, all zero.
    pub(super) fn zeros(wgpu: &Wgpu, bytes: u64) -> Result<Memory, LaunchError> {
        wgpu.alive()?;
        let size = bytes.next_multiple_of(VECTOR).max(VECTOR);
        let most = wgpu.shared().limits.max_buffer_size;
        if size > most {
            return Err(failed("allocating a tensor", format!("of {bytes} bytes; a buffer has at most {most}")));
        }
        let usage = BufferUsages::STORAGE | BufferUsages::COPY_SRC | BufferUsages::COPY_DST;
        let descriptor = BufferDescriptor { label: None, size, usage, mapped_at_creation: false };
        let buffer = wgpu.watched(&|| "allocating a tensor".to_owned(), || wgpu.device().create_buffer(&descriptor))?;
        Ok(Memory::of(wgpu, buffer))
    }

    /// A buffer that there is.
    pub(super) fn of(wgpu: &Wgpu, buffer: Buffer) -> Memory {
        Memory::part(wgpu, buffer, 0)
    }

    /// A buffer that there is, from a byte on. Each such part has addresses of its own,
    /// by which parts of one buffer never meet: launches compare their bytes.
    pub(super) fn part(wgpu: &Wgpu, buffer: Buffer, offset: u64) -> Memory {
        static NEXT: AtomicU64 = AtomicU64::new(ALIGN);
        // One more between buffers: what ends one never begins the next.
        let start = NEXT.fetch_add(buffer.size().next_multiple_of(ALIGN) + ALIGN, Ordering::Relaxed);
        Memory { wgpu: wgpu.clone(), buffer, offset, address: start + offset }
    }

    /// Overwrites the first bytes of a memory that is a whole buffer: up to the end of a
    /// word.
    pub(super) fn write(&self, bytes: &[u8]) -> Result<(), LaunchError> {
        self.wgpu.alive()?;
        // Behind launches that read what is overwritten.
        self.wgpu.flush()?;
        let whole = bytes.len() / 4 * 4;
        self.wgpu.watched(&|| "writing to the device".to_owned(), || {
            let queue = self.wgpu.queue();
            if whole > 0 {
                queue.write_buffer(&self.buffer, 0, &bytes[..whole]);
            }
            if whole < bytes.len() {
                let mut last = [0; 4];
                last[..bytes.len() - whole].copy_from_slice(&bytes[whole..]);
                queue.write_buffer(&self.buffer, whole as u64, &last);
            }
        })
    }

    /// Overwrites ranges of bytes, each of whole words ([`WORD`]), with parts of `bytes`:
    /// the first byte here, the first there, and how many.
    pub(super) fn write_ranges(&self, ranges: &[(u64, usize, usize)], bytes: &[u8]) -> Result<(), LaunchError> {
        self.wgpu.alive()?;
        // Behind launches that read what is overwritten.
        self.wgpu.flush()?;
        self.wgpu.watched(&|| "writing to the device".to_owned(), || {
            for &(to, from, count) in ranges {
                self.wgpu.queue().write_buffer(&self.buffer, self.offset + to, &bytes[from..from + count]);
            }
        })
    }

    /// The first bytes, once everything that writes them is done.
    pub(super) fn read(&self, bytes: usize) -> Result<Vec<u8>, LaunchError> {
        self.wgpu.read_buffer(&self.buffer, self.offset, bytes)
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        self.wgpu.shared().groups.forget(&self.buffer);
    }
}

impl Wgpu {
    /// Begins to read so many bytes of a buffer from one on; they come when the device
    /// is done. The buffer has whole words of them.
    pub(super) fn begin_read(&self, buffer: &Buffer, offset: u64, bytes: usize) -> Result<Reading, LaunchError> {
        self.alive()?;
        // Copies are of whole words.
        let first = offset / WORD * WORD;
        let before = (offset - first) as usize;
        let size = ((before + bytes) as u64).next_multiple_of(WORD).max(WORD);
        let staging = self.shared().staging.take(self.shared(), size, READING)?;
        self.watched(&|| READING.to_owned(), || {
            let mut encoder = self.device().create_command_encoder(&wgpu::CommandEncoderDescriptor::default());
            encoder.copy_buffer_to_buffer(buffer, first, &staging, 0, size);
            self.submit(encoder.finish())
        })??;
        Ok(Reading { wgpu: self.clone(), buffer: staging, size, bytes: before..before + bytes })
    }

    /// So many bytes of a buffer from one on, once everything that writes them is done.
    pub(super) fn read_buffer(&self, buffer: &Buffer, offset: u64, bytes: usize) -> Result<Vec<u8>, LaunchError> {
        let reading = self.begin_read(buffer, offset, bytes)?;
        let (sender, receiver) = mpsc::channel();
        reading.map(move |result| {
            // Who waits is below.
            let _ = sender.send(result);
        });
        // A poll that ends gives out no callbacks that another thread's took first:
        // that thread calls them, after this one may have returned here. Polled
        // again, so that a device which is lost meanwhile ends the wait.
        loop {
            self.synchronize()?;
            match receiver.recv_timeout(BETWEEN_POLLS) {
                Ok(Ok(())) => return reading.finish(),
                Ok(Err(error)) => return Err(failed(READING, error)),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(failed(READING, "the device did not answer")),
            }
        }
    }
}

/// Bytes on their way to the host.
pub(super) struct Reading {
    wgpu: Wgpu,
    /// One of the device's pool.
    buffer: Buffer,
    /// What is mapped of it.
    size: u64,
    /// Those that were asked for.
    bytes: Range<usize>,
}

/// What a buffer that is being mapped has come to, and who waits for it.
#[derive(Default)]
struct Mapping {
    result: Option<Result<(), String>>,
    waker: Option<Waker>,
}

impl Reading {
    /// The bytes, when somebody has polled the device.
    pub(super) async fn arrived(self) -> Result<Vec<u8>, LaunchError> {
        let state: Arc<Mutex<Mapping>> = Arc::default();
        let done = state.clone();
        self.map(move |result| {
            let mut state = done.lock().unwrap_or_else(PoisonError::into_inner);
            state.result = Some(result);
            if let Some(waker) = state.waker.take() {
                waker.wake();
            }
        });
        let mapped = poll_fn(|context| {
            let mut state = state.lock().unwrap_or_else(PoisonError::into_inner);
            match state.result.take() {
                Some(result) => Poll::Ready(result),
                None => {
                    state.waker = Some(context.waker().clone());
                    Poll::Pending
                }
            }
        });
        mapped.await.map_err(|error| failed(READING, error))?;
        self.wgpu.told()?;
        self.finish()
    }

    /// Asks for the bytes; `done` is called when they are here.
    fn map(&self, done: impl FnOnce(Result<(), String>) + Send + 'static) {
        self.buffer
            .map_async(MapMode::Read, ..self.size, move |result| done(result.map_err(|error| error.to_string())));
    }

    /// The bytes, of a buffer that was mapped.
    fn finish(self) -> Result<Vec<u8>, LaunchError> {
        self.wgpu.alive()?;
        let view = self.buffer.get_mapped_range(..self.size).map_err(|e| failed(READING, e.to_string()))?;
        let bytes = view[self.bytes.clone()].to_vec();
        drop(view);
        self.buffer.unmap();
        self.wgpu.shared().staging.give(self.buffer);
        Ok(bytes)
    }
}

impl DeviceMemory for Memory {
    fn address(&self) -> u64 {
        self.address
    }

    fn memory(&self) -> launch::Memory {
        self.wgpu.memory()
    }

    fn device_name(&self) -> String {
        self.wgpu.name().to_owned()
    }

    fn holder(&self) -> &dyn Holder {
        self
    }
}

impl DeviceMemoryMut for Memory {
    fn holder_mut(&mut self) -> &mut dyn Holder {
        self
    }
}

impl Holder for Memory {
    fn reading(&self, queue: &dyn Any, work: &mut dyn FnMut()) {
        if let Some(collected) = queue.downcast_ref::<Collected>() {
            collected.0.borrow_mut().push((self.address - self.offset, self.buffer.clone()));
        }
        work();
    }

    fn writing(&mut self, queue: &dyn Any, work: &mut dyn FnMut()) {
        self.reading(queue, work);
    }
}
