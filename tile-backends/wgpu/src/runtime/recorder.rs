//! Launches on their way to the queue, alone or several together.
//!
//! ```text
//! launch ── recorded ──┬─ no batch is open ─────────────┐
//! launch ── recorded ──┤                                ├── words written, submitted
//! launch ── recorded ──┴─ a batch ends, something waits ┘
//! ```
//! A submission costs the host more than a launch does. In a batch, launches go
//! into one command encoder until the batch ends or what was launched must be seen:
//! reads, uploads and waits submit it first, so that a program sees the order in
//! which it calls.
//!
//! Launches share one compute pass, in which wgpu places a barrier wherever one needs
//! what another wrote. Each pass is two command buffers of the driver's, its own and
//! one in front for barriers, which take longer than a launch. Workspaces are cleared
//! between passes, so a launch that has any begins a pass.
//!
//! Each launch has its words at an offset of one uniform buffer. The queue writes
//! them in front of the submission and behind those before, so every submission
//! begins at the buffer's start.

use super::context::Context;
use super::program::Program;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use tile_core::launch::LaunchError;
use wgpu::{
    BindGroup, Buffer, BufferDescriptor, BufferUsages, CommandEncoder, CommandEncoderDescriptor, ComputePass,
    ComputePassDescriptor, Device, Limits, Queue,
};

/// Bytes of the words of a submission: as many as WebGPU lets every uniform binding
/// have, so that each launch's fit.
const WORDS: usize = 1 << 16;

/// What a device records launches with.
pub(super) struct Recorder {
    /// Where launches find their words.
    words: Buffer,
    /// What offsets into it are multiples of.
    align: usize,
    recording: Mutex<Recording>,
    /// Batches that have begun and not ended.
    batches: AtomicUsize,
}

#[derive(Default)]
struct Recording {
    /// That of the last launches; it ends before its encoder does.
    pass: Option<ComputePass<'static>>,
    /// There is one while there is something to submit.
    encoder: Option<CommandEncoder>,
    words: Vec<u8>,
}

impl Recording {
    /// The pass of a launch, whose workspaces are cleared in front of it.
    fn pass(&mut self, device: &Device, workspaces: &[Buffer]) -> &mut ComputePass<'static> {
        if !workspaces.is_empty() {
            self.pass = None;
        }
        let make = || device.create_command_encoder(&CommandEncoderDescriptor::default());
        let encoder = self.encoder.get_or_insert_with(make);
        for workspace in workspaces {
            encoder.clear_buffer(workspace, 0, None);
        }
        let begin = || encoder.begin_compute_pass(&ComputePassDescriptor::default()).forget_lifetime();
        self.pass.get_or_insert_with(begin)
    }

    fn submit(&mut self, words: &Buffer, queue: &Queue) {
        self.pass = None;
        if let Some(encoder) = self.encoder.take() {
            queue.write_buffer(words, 0, &self.words);
            self.words.clear();
            queue.submit([encoder.finish()]);
        }
    }
}

/// A batch that is open.
pub(super) struct Open<'a>(&'a Recorder);

impl Drop for Open<'_> {
    fn drop(&mut self) {
        self.0.batches.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Recorder {
    pub(super) fn new(device: &Device, limits: &Limits) -> Recorder {
        let usage = BufferUsages::UNIFORM | BufferUsages::COPY_DST;
        let size = WORDS as u64;
        Recorder {
            words: device.create_buffer(&BufferDescriptor { label: None, size, usage, mapped_at_creation: false }),
            align: limits.min_uniform_buffer_offset_alignment as usize,
            recording: Mutex::default(),
            batches: AtomicUsize::new(0),
        }
    }

    /// The buffer of words, which bind groups show from its start.
    pub(super) fn words(&self) -> &Buffer {
        &self.words
    }

    fn recording(&self) -> MutexGuard<'_, Recording> {
        self.recording.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A batch that is open until the result is dropped.
    pub(super) fn open(&self) -> Open<'_> {
        self.batches.fetch_add(1, Ordering::Relaxed);
        Open(self)
    }

    /// Submits what is recorded.
    pub(super) fn flush(&self, context: &Context) -> Result<(), LaunchError> {
        let mut recording = self.recording();
        if recording.encoder.is_none() {
            return Ok(());
        }
        let submit = || recording.submit(&self.words, &context.queue);
        context.watched(&|| "submitting launches".to_owned(), submit)
    }

    /// Records a launch, and submits it unless a batch is open.
    pub(super) fn record(
        &self,
        context: &Context,
        program: &Program,
        group: &BindGroup,
        workspaces: &[Buffer],
        words: &[u32],
        [x, y, z]: [u32; 3],
    ) {
        let mut recording = self.recording();
        let mut at = recording.words.len().next_multiple_of(self.align);
        if at + size_of_val(words) > WORDS {
            recording.submit(&self.words, &context.queue);
            at = 0;
        }
        recording.words.resize(at, 0);
        recording.words.extend(words.iter().flat_map(|word| word.to_le_bytes()));
        let pass = recording.pass(&context.device, workspaces);
        pass.set_pipeline(&program.pipeline);
        pass.set_bind_group(0, group, &[at as u32]);
        pass.dispatch_workgroups(x, y, z);
        if self.batches.load(Ordering::Relaxed) == 0 {
            recording.submit(&self.words, &context.queue);
        }
    }
}
