//! Streams, and their capture.

use super::{call, give};
use crate::capture::exchange_mode;
use crate::stream::{Stream, StreamId};
use cudarc::driver::sys::{CUevent, CUgraph, CUresult, CUstream, CUstreamCaptureMode, CUstreamCaptureStatus};
use std::ffi::c_uint;
use std::ptr::{null_mut, with_exposed_provenance_mut};

/// `CU_STREAM_NON_BLOCKING`.
const NON_BLOCKING: c_uint = 1;

#[unsafe(no_mangle)]
unsafe extern "C" fn cuStreamCreate(to: *mut CUstream, flags: c_uint) -> CUresult {
    call("cuStreamCreate", |state| {
        if flags != NON_BLOCKING {
            // Such a stream would wait for the default one.
            return Err(CUresult::CUDA_ERROR_NOT_SUPPORTED);
        }
        let id = StreamId { device: state.device()?, handle: state.handle() };
        state.streams.insert(id, Stream::default());
        // SAFETY: as the driver's.
        unsafe { give(to, with_exposed_provenance_mut(id.handle)) }
    })
}

#[unsafe(no_mangle)]
extern "C" fn cuStreamDestroy_v2(stream: CUstream) -> CUresult {
    call("cuStreamDestroy_v2", |state| {
        let id = state.stream(stream.expose_provenance())?;
        // Its work is still done.
        if let Some(stream) = state.streams.get_mut(&id) {
            stream.destroyed = true;
            stream.capture = None;
        }
        Ok(())
    })
}

#[unsafe(no_mangle)]
extern "C" fn cuStreamSynchronize(stream: CUstream) -> CUresult {
    call("cuStreamSynchronize", |state| {
        let id = state.stream(stream.expose_provenance())?;
        state.not_captured(id)?;
        state.finish(id);
        Ok(())
    })
}

/// Answers that work is left where some is, and has it done afterwards: as late as it may.
#[unsafe(no_mangle)]
extern "C" fn cuStreamQuery(stream: CUstream) -> CUresult {
    call("cuStreamQuery", |state| {
        let id = state.stream(stream.expose_provenance())?;
        state.not_captured(id)?;
        let idle = state.streams.get(&id).is_none_or(|stream| stream.queue.is_empty());
        state.finish(id);
        if idle { Ok(()) } else { Err(CUresult::CUDA_ERROR_NOT_READY) }
    })
}

#[unsafe(no_mangle)]
extern "C" fn cuStreamWaitEvent(stream: CUstream, event: CUevent, flags: c_uint) -> CUresult {
    call("cuStreamWaitEvent", |state| {
        if flags != 0 {
            return Err(CUresult::CUDA_ERROR_INVALID_VALUE);
        }
        let id = state.stream(stream.expose_provenance())?;
        state.wait(id, event.expose_provenance())
    })
}

#[unsafe(no_mangle)]
extern "C" fn cuStreamBeginCapture_v2(stream: CUstream, mode: CUstreamCaptureMode) -> CUresult {
    call("cuStreamBeginCapture_v2", |state| {
        let id = state.stream(stream.expose_provenance())?;
        state.begin_capture(id, mode)
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuStreamEndCapture(stream: CUstream, to: *mut CUgraph) -> CUresult {
    call("cuStreamEndCapture", |state| {
        let id = state.stream(stream.expose_provenance())?;
        // SAFETY: as the driver's.
        unsafe { give(to, null_mut()) }?;
        let graph = state.end_capture(id)?;
        // SAFETY: as above.
        unsafe { give(to, with_exposed_provenance_mut(graph)) }
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuThreadExchangeStreamCaptureMode(mode: *mut CUstreamCaptureMode) -> CUresult {
    call("cuThreadExchangeStreamCaptureMode", |_| {
        // SAFETY: as the driver's.
        unsafe { mode.write(exchange_mode(mode.read())) };
        Ok(())
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuStreamIsCapturing(stream: CUstream, to: *mut CUstreamCaptureStatus) -> CUresult {
    call("cuStreamIsCapturing", |state| {
        let id = state.stream(stream.expose_provenance())?;
        // SAFETY: as the driver's.
        unsafe { give(to, state.capture_status(id)) }
    })
}
