//! Graphs.

use super::{call, give};
use crate::stream::Work;
use cudarc::driver::sys::{CUgraph, CUgraphExec, CUresult, CUstream};
use std::ptr::with_exposed_provenance_mut;

#[unsafe(no_mangle)]
unsafe extern "C" fn cuGraphInstantiateWithFlags(to: *mut CUgraphExec, graph: CUgraph, _: u64) -> CUresult {
    call("cuGraphInstantiateWithFlags", |state| {
        let graph = state.graphs.get(&graph.expose_provenance()).ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)?.clone();
        let handle = state.handle();
        state.executables.insert(handle, graph);
        // SAFETY: as the driver's.
        unsafe { give(to, with_exposed_provenance_mut(handle)) }
    })
}

#[unsafe(no_mangle)]
extern "C" fn cuGraphUpload(graph: CUgraphExec, stream: CUstream) -> CUresult {
    call("cuGraphUpload", |state| {
        state.stream(stream.expose_provenance())?;
        let known = state.executables.contains_key(&graph.expose_provenance());
        if known { Ok(()) } else { Err(CUresult::CUDA_ERROR_INVALID_HANDLE) }
    })
}

#[unsafe(no_mangle)]
extern "C" fn cuGraphLaunch(graph: CUgraphExec, stream: CUstream) -> CUresult {
    call("cuGraphLaunch", |state| {
        let stream = state.stream(stream.expose_provenance())?;
        let graph = state.executables.get(&graph.expose_provenance()).ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)?;
        let work = Work::Graph(graph.clone());
        state.queue(stream, work);
        Ok(())
    })
}

#[unsafe(no_mangle)]
extern "C" fn cuGraphExecDestroy(graph: CUgraphExec) -> CUresult {
    call("cuGraphExecDestroy", |state| {
        state.executables.remove(&graph.expose_provenance()).map(|_| ()).ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)
    })
}

#[unsafe(no_mangle)]
extern "C" fn cuGraphDestroy(graph: CUgraph) -> CUresult {
    call("cuGraphDestroy", |state| {
        state.graphs.remove(&graph.expose_provenance()).map(|_| ()).ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)
    })
}
