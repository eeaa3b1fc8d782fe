//! Capture of streams into graphs, and what must not happen meanwhile.

use crate::state::{Outcome, State};
use crate::stream::{Graph, StreamId, Work};
use cudarc::driver::sys::{CUresult, CUstreamCaptureMode as Mode, CUstreamCaptureStatus as Status};
use std::cell::Cell;
use std::thread::{self, ThreadId};

/// A stream's capture.
pub(crate) struct Capture {
    pub(crate) id: usize,
    mode: Mode,
    thread: ThreadId,
    /// Whether nothing forbidden has happened.
    valid: bool,
    pub(crate) work: Vec<Work>,
}

thread_local! {
    /// How the thread keeps out of the way of captures.
    static THREAD: Cell<Mode> = const { Cell::new(Mode::CU_STREAM_CAPTURE_MODE_GLOBAL) };
}

/// Sets the thread's mode; gives the one before.
pub(crate) fn exchange_mode(mode: Mode) -> Mode {
    THREAD.replace(mode)
}

impl State {
    pub(crate) fn begin_capture(&mut self, stream: StreamId, mode: Mode) -> Outcome {
        if stream.handle < 2 {
            // The default stream is everybody's.
            return Err(CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED);
        }
        let id = self.handle();
        let found = self.streams.get_mut(&stream).ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)?;
        if found.capture.is_some() {
            return Err(CUresult::CUDA_ERROR_ILLEGAL_STATE);
        }
        found.capture = Some(Capture { id, mode, thread: thread::current().id(), valid: true, work: Vec::new() });
        Ok(())
    }

    /// The handle of the graph.
    pub(crate) fn end_capture(&mut self, stream: StreamId) -> Outcome<usize> {
        let found = self.streams.get_mut(&stream).ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)?;
        let capture = found.capture.as_ref().ok_or(CUresult::CUDA_ERROR_ILLEGAL_STATE)?;
        if capture.mode != Mode::CU_STREAM_CAPTURE_MODE_RELAXED && capture.thread != thread::current().id() {
            return Err(CUresult::CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD);
        }
        let Capture { valid, work, .. } = found.capture.take().expect("it was there");
        if !valid {
            return Err(CUresult::CUDA_ERROR_STREAM_CAPTURE_INVALIDATED);
        }
        let handle = self.handle();
        self.graphs.insert(handle, Graph { work });
        Ok(handle)
    }

    pub(crate) fn capture_status(&self, stream: StreamId) -> Status {
        match self.streams.get(&stream).and_then(|stream| stream.capture.as_ref()) {
            None => Status::CU_STREAM_CAPTURE_STATUS_NONE,
            Some(capture) if capture.valid => Status::CU_STREAM_CAPTURE_STATUS_ACTIVE,
            Some(_) => Status::CU_STREAM_CAPTURE_STATUS_INVALIDATED,
        }
    }

    /// What waits for a stream cannot be captured.
    pub(crate) fn not_captured(&mut self, stream: StreamId) -> Outcome {
        match self.streams.get_mut(&stream).and_then(|stream| stream.capture.as_mut()) {
            None => Ok(()),
            Some(capture) => {
                capture.valid = false;
                Err(CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED)
            }
        }
    }

    /// What may wait for all streams behind the scenes: not while a capture is
    /// in progress, of this thread, or of any in global mode, as far as the
    /// thread has not asked for more or less.
    pub(crate) fn may_synchronise(&mut self) -> Outcome {
        let mine = thread::current().id();
        let asked = THREAD.get();
        if asked == Mode::CU_STREAM_CAPTURE_MODE_RELAXED {
            return Ok(());
        }
        let mut outcome = Ok(());
        for capture in self.streams.values_mut().filter_map(|stream| stream.capture.as_mut()) {
            let forbidden = match capture.mode {
                Mode::CU_STREAM_CAPTURE_MODE_GLOBAL => {
                    capture.thread == mine || asked == Mode::CU_STREAM_CAPTURE_MODE_GLOBAL
                }
                Mode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL => capture.thread == mine,
                Mode::CU_STREAM_CAPTURE_MODE_RELAXED => false,
            };
            if forbidden {
                capture.valid = false;
                outcome = Err(CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED);
            }
        }
        outcome
    }

    /// What needs every stream of a device to itself.
    pub(crate) fn none_captures(&mut self, device: usize) -> Outcome {
        let streams: Vec<StreamId> = self.streams.keys().copied().filter(|stream| stream.device == device).collect();
        streams.into_iter().try_for_each(|stream| self.not_captured(stream))
    }

    pub(crate) fn record(&mut self, event: usize, stream: StreamId) -> Outcome {
        let capture = self.streams.get(&stream).and_then(|stream| stream.capture.as_ref()).map(|capture| capture.id);
        let known = self.events.get_mut(&event).filter(|event| !event.destroyed);
        let known = known.ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)?;
        known.captured = capture;
        if capture.is_none() {
            known.records.push(stream);
            let number = known.records.len();
            self.queue(stream, Work::Record { event, number });
        }
        Ok(())
    }

    pub(crate) fn wait(&mut self, stream: StreamId, event: usize) -> Outcome {
        let known = self.events.get(&event).filter(|event| !event.destroyed);
        let known = known.ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)?;
        let (captured, number) = (known.captured, known.records.len());
        match self.streams.get_mut(&stream).and_then(|stream| stream.capture.as_mut()) {
            // Of the same capture: its work is in order already.
            Some(capture) if captured == Some(capture.id) => Ok(()),
            Some(_) if captured.is_none() && number == 0 => Ok(()),
            Some(capture) => {
                capture.valid = false;
                Err(CUresult::CUDA_ERROR_STREAM_CAPTURE_ISOLATION)
            }
            // The driver would take the stream into a capture in progress; that
            // is not done here, where nothing asks for it.
            None if captured.is_some() => Err(CUresult::CUDA_ERROR_CAPTURED_EVENT),
            None if number == 0 => Ok(()),
            None => {
                self.queue(stream, Work::Wait { event, number });
                Ok(())
            }
        }
    }
}
