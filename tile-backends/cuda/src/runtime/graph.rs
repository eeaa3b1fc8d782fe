//! Launches captured into graphs.
//!
//! A graph holds addresses, so whoever launches it must keep the memory; the
//! borrows of the launches that were captured are over long before. That is a
//! promise that [`Cuda::capture`] asks for. Events, by which `cudarc` orders the
//! uses of a tensor, mean nothing to a graph that is launched again and again,
//! and waiting for one from outside ends a capture: captured launches record
//! and await none.
//!
//! Everything else that a launch does may be captured: its memory is allocated,
//! cleared and freed by nodes of the graph, and a kernel may be compiled
//! meanwhile (`module`). What has to wait for the kernel cannot: messages.

use super::device::{Cuda, Order};
use super::driver::{During, TARGET, failed};
use cudarc::driver::sys::{CUgraphInstantiate_flags, CUstreamCaptureMode, CUstreamCaptureStatus};
use cudarc::driver::{CudaGraph, CudaStream, DriverError};
use std::fmt;
use std::sync::Arc;
use tile_core::launch::{Arg, Instance, LaunchError};

/// What holders of tensors are told instead of a stream: the work goes into a
/// graph, whose owner keeps its order.
pub(super) struct Captured;

/// Launches that were captured, to be launched together.
///
/// It keeps the kernels loaded.
pub struct Graph {
    // Dropped first.
    graph: CudaGraph,
    cuda: Cuda,
}

/// A capture in progress, which ends in any case.
struct Capturing<'s>(Option<&'s Arc<CudaStream>>);

impl Capturing<'_> {
    fn end(&mut self) -> Result<Option<CudaGraph>, DriverError> {
        self.0.take().map_or(Ok(None), |stream| stream.end_capture(CUgraphInstantiate_flags(0)))
    }
}

impl Drop for Capturing<'_> {
    fn drop(&mut self) {
        // Whoever gave up has said why.
        let _ = self.end();
    }
}

impl Cuda {
    /// Captures the launches that `record` makes into a graph; none of them
    /// runs. The stream must be one that was made by
    /// [`new_stream`](Cuda::new_stream) or by `cudarc`, as the default stream
    /// cannot be captured.
    ///
    /// ```no_run
    /// use tile_cuda::{Cuda, CudaTensor};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let cuda = Cuda::new(0)?.new_stream()?;
    /// let x = CudaTensor::<f32, 2>::zeros(&cuda, [128, 64])?;
    /// let mut y = CudaTensor::<f32, 2>::zeros(&cuda, [128, 64])?;
    /// // SAFETY: both tensors outlive the graph, and nothing but this stream
    /// // uses them.
    /// let graph = unsafe {
    ///     cuda.capture(|cuda| {
    ///         // first().launch(cuda, &x, &mut y)?;
    ///         // second().launch(cuda, &y, &mut z)?;
    ///         Ok(())
    ///     })
    /// }?;
    /// for _ in 0..1000 {
    ///     graph.launch()?;
    /// }
    /// graph.cudarc().upload()?;
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Safety
    /// As long as the graph lives, so do the tensors that were launched on, at
    /// their addresses. A launch of the graph uses them like the launches that
    /// were captured, which `cudarc` does not see: work of other streams on
    /// them, and their release if they were made on another stream, is put in
    /// order by the caller.
    ///
    /// # Errors
    /// That of `record`; [`LaunchError::Driver`] when the stream cannot be
    /// captured, or `record` did what cannot be.
    pub unsafe fn capture(&self, record: impl FnOnce(&Cuda) -> Result<(), LaunchError>) -> Result<Graph, LaunchError> {
        let action = "capturing a stream";
        let stream = self.stream();
        if stream.cu_stream().is_null() {
            return Err(LaunchError::Driver {
                target: TARGET.to_owned(),
                action: action.to_owned(),
                reason: "the default stream cannot be captured, `new_stream` makes one that can".to_owned(),
            });
        }
        stream.begin_capture(CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED).during(action)?;
        let mut capturing = Capturing(Some(stream));
        record(&self.ordered(Order::Captured))?;
        let graph = capturing.end().during(action)?.ok_or_else(|| LaunchError::Driver {
            target: TARGET.to_owned(),
            action: action.to_owned(),
            reason: "there is no graph".to_owned(),
        })?;
        Ok(Graph { graph, cuda: self.clone() })
    }

    /// Whether a launch on these arguments is captured by leave of the graph's
    /// owner. Then it runs later, if at all, so no output may wait for its contents.
    pub(super) fn captured(
        &self,
        instance: &Instance<'_>,
        args: &mut [Arg<'_>],
    ) -> Result<Option<Captured>, LaunchError> {
        let held = |arg: &mut Arg<'_>| match arg {
            Arg::Tensor(tensor) => tensor.hold().is_some(),
            Arg::Scalar(_) => false,
        };
        let captured = self.capturing(instance.def().name, args.iter_mut().any(held))?;
        let uninit = |arg: &Arg<'_>| matches!(arg, Arg::Tensor(tensor) if tensor.is_uninit());
        if captured.is_some()
            && let Some(at) = args.iter().position(uninit)
        {
            return Err(LaunchError::Uninitialised {
                argument: instance.def().params[at].name.to_owned(),
                reason: "a launch that is captured into a graph does not write it: pass `CudaTensor::zeros`, or \
                         launch once before the capture"
                    .to_owned(),
            });
        }
        Ok(captured)
    }

    /// Whether work on tensors, some of which are `held`, is captured by leave of the
    /// graph's owner.
    pub(super) fn capturing(&self, name: &str, held: bool) -> Result<Option<Captured>, LaunchError> {
        if self.order() == Order::Captured {
            return Ok(Some(Captured));
        }
        // Tensors that nobody holds leave no event behind, and the default
        // stream is never captured.
        if self.stream().cu_stream().is_null() || !held || !self.is_capturing()? {
            return Ok(None);
        }
        match self.order() {
            Order::Owner | Order::Captured => Ok(Some(Captured)),
            Order::Tracked => Err(unsupported(
                name,
                "the stream is captured into a graph, which would keep addresses of tensors that are borrowed for \
                 this launch alone; capture it by `Cuda::capture`, which says what to promise",
            )),
        }
    }

    /// Refuses what cannot be captured.
    pub(super) fn must_not_capture(&self, kernel: &str, why: &str) -> Result<(), LaunchError> {
        match self.is_capturing()? {
            true => Err(unsupported(kernel, &format!("the stream is captured into a graph, and {why}"))),
            false => Ok(()),
        }
    }

    /// Refuses to allocate for a launch that is captured where the device has
    /// no allocations in the order of a stream, which a graph would repeat.
    pub(super) fn must_allocate(&self, kernel: &str) -> Result<(), LaunchError> {
        match self.context().has_async_alloc() {
            true => Ok(()),
            false => self.must_not_capture(kernel, "the device cannot allocate memory in one"),
        }
    }

    fn is_capturing(&self) -> Result<bool, LaunchError> {
        if self.stream().cu_stream().is_null() {
            return Ok(false);
        }
        let status = self.stream().capture_status().during("asking whether a stream is captured")?;
        Ok(status != CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_NONE)
    }
}

fn unsupported(kernel: &str, reason: &str) -> LaunchError {
    LaunchError::Unsupported { kernel: kernel.to_owned(), target: TARGET.to_owned(), reason: reason.to_owned() }
}

impl Graph {
    /// Queues all its launches, in their order, on the stream they were
    /// captured on.
    ///
    /// # Errors
    /// [`LaunchError::Driver`] also when work that was queued before has failed.
    pub fn launch(&self) -> Result<(), LaunchError> {
        self.graph.launch().map_err(|error| failed("launching a graph", error))
    }

    /// The graph, as `cudarc` has it.
    pub fn cudarc(&self) -> &CudaGraph {
        &self.graph
    }

    /// The stream.
    pub fn cuda(&self) -> &Cuda {
        &self.cuda
    }
}

impl fmt::Debug for Graph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Graph").field("cuda", &self.cuda).finish_non_exhaustive()
    }
}
