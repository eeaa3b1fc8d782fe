//! How long work on the device takes.

use super::context::failed;
use super::device::Wgpu;
use std::time::{Duration, Instant};
use tile_core::launch::LaunchError;
use wgpu::{BufferUsages, CommandEncoderDescriptor, Features, QuerySetDescriptor, QueryType};

/// Bytes of a timestamp.
const STAMP: u64 = 8;

impl Wgpu {
    /// What work gives, and how long the device was busy with what it submitted.
    ///
    /// Where the device has timestamps outside of passes, the time is from the
    /// beginning of the first command to the end of the last, by its clock;
    /// otherwise from the submission to the end, by the host's. Waits for the
    /// device in front and behind.
    ///
    /// # Errors
    /// Those of the work, and [`LaunchError::Driver`], as in browsers, where nothing
    /// can wait.
    pub fn measure<R>(&self, work: impl FnOnce() -> Result<R, LaunchError>) -> Result<(R, Duration), LaunchError> {
        let wanted = Features::TIMESTAMP_QUERY | Features::TIMESTAMP_QUERY_INSIDE_ENCODERS;
        self.synchronize()?;
        if !self.device().features().contains(wanted) {
            let start = Instant::now();
            let done = work()?;
            self.synchronize()?;
            return Ok((done, start.elapsed()));
        }
        let device = self.device();
        let (stamps, buffer) = self.watched(&|| "making timestamps".to_owned(), || {
            let stamps =
                device.create_query_set(&QuerySetDescriptor { label: None, ty: QueryType::Timestamp, count: 2 });
            let buffer = device.create_buffer(&wgpu::BufferDescriptor {
                label: None,
                size: 2 * STAMP,
                usage: BufferUsages::QUERY_RESOLVE | BufferUsages::COPY_SRC,
                mapped_at_creation: false,
            });
            (stamps, buffer)
        })?;
        let stamp = |index: u32| {
            self.watched(&|| "taking a timestamp".to_owned(), || {
                let mut encoder = device.create_command_encoder(&CommandEncoderDescriptor::default());
                encoder.write_timestamp(&stamps, index);
                if index == 1 {
                    encoder.resolve_query_set(&stamps, 0..2, &buffer, 0);
                }
                self.submit(encoder.finish())
            })?
        };
        stamp(0)?;
        let done = work()?;
        stamp(1)?;
        let bytes = self.read_buffer(&buffer, 0, 2 * STAMP as usize)?;
        let ticks = |at: usize| bytes[at..at + 8].try_into().map(u64::from_le_bytes);
        let (Ok(first), Ok(last)) = (ticks(0), ticks(8)) else {
            return Err(failed("reading timestamps", "too few bytes came"));
        };
        let nanoseconds = last.wrapping_sub(first) as f64 * f64::from(self.queue().get_timestamp_period());
        Ok((done, Duration::from_nanos(nanoseconds as u64)))
    }
}
