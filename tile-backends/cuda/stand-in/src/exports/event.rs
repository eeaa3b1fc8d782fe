//! Events.

use super::{call, give};
use crate::state::{Outcome, State};
use crate::stream::Event;
use cudarc::driver::sys::{CUevent, CUresult, CUstream};
use std::ffi::c_uint;
use std::ptr::with_exposed_provenance_mut;

/// How many records of an event there are, and have taken place.
fn progress(state: &State, event: usize) -> Outcome<(usize, usize)> {
    let known = state.events.get(&event).filter(|event| !event.destroyed);
    let known = known.ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)?;
    match known.captured {
        Some(_) => Err(CUresult::CUDA_ERROR_CAPTURED_EVENT),
        None => Ok((known.records.len(), known.done)),
    }
}

/// Does what an event waits for.
fn reach(state: &mut State, event: usize) -> Outcome {
    let (number, _) = progress(state, event)?;
    if let Some(&stream) = state.events.get(&event).and_then(|event| event.records.last()) {
        state.advance(stream, Some((event, number)));
    }
    Ok(())
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuEventCreate(to: *mut CUevent, _: c_uint) -> CUresult {
    call("cuEventCreate", |state| {
        state.device()?;
        let handle = state.handle();
        state.events.insert(handle, Event::default());
        // SAFETY: as the driver's.
        unsafe { give(to, with_exposed_provenance_mut(handle)) }
    })
}

#[unsafe(no_mangle)]
extern "C" fn cuEventDestroy_v2(event: CUevent) -> CUresult {
    call("cuEventDestroy_v2", |state| {
        let known = state.events.get_mut(&event.expose_provenance()).filter(|event| !event.destroyed);
        // Streams that wait for it still do.
        known.ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)?.destroyed = true;
        Ok(())
    })
}

#[unsafe(no_mangle)]
extern "C" fn cuEventRecord(event: CUevent, stream: CUstream) -> CUresult {
    call("cuEventRecord", |state| {
        let stream = state.stream(stream.expose_provenance())?;
        state.record(event.expose_provenance(), stream)
    })
}

#[unsafe(no_mangle)]
extern "C" fn cuEventSynchronize(event: CUevent) -> CUresult {
    call("cuEventSynchronize", |state| {
        state.may_synchronise()?;
        reach(state, event.expose_provenance())
    })
}

#[unsafe(no_mangle)]
extern "C" fn cuEventQuery(event: CUevent) -> CUresult {
    call("cuEventQuery", |state| {
        state.may_synchronise()?;
        let (records, done) = progress(state, event.expose_provenance())?;
        if done < records { Err(CUresult::CUDA_ERROR_NOT_READY) } else { Ok(()) }
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuEventElapsedTime(to: *mut f32, start: CUevent, end: CUevent) -> CUresult {
    call("cuEventElapsedTime", |state| {
        for event in [start, end] {
            let (records, done) = progress(state, event.expose_provenance())?;
            if done < records {
                return Err(CUresult::CUDA_ERROR_NOT_READY);
            }
            if records == 0 {
                return Err(CUresult::CUDA_ERROR_INVALID_HANDLE);
            }
        }
        // Nothing takes any time.
        // SAFETY: as the driver's.
        unsafe { give(to, 0.0) }
    })
}
