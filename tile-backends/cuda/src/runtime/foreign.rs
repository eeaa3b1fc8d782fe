//! Work of other libraries on a stream, in the order of the tensors that it uses.

use super::device::{self, Cuda};
use super::driver::{During, TARGET};
use cudarc::driver::sys::CUstream;
use std::any::Any;
use tile_core::launch::{LaunchError, TensorArg};

impl Cuda {
    /// Has another library queue work on the stream, such as a collective: after earlier
    /// uses of the tensors on other streams, and before later ones, as a launch would.
    ///
    /// On a stream that is captured by [`capture`](Cuda::capture) the work goes into the
    /// graph. Outputs without contents count as written when `work` succeeds. `name` is
    /// that of the work, for messages.
    ///
    /// # Safety
    /// `work` queues on the stream that it is given, and nowhere else, what reads elements
    /// of the tensors and writes those of mutable ones; it writes all elements of those
    /// without contents.
    ///
    /// # Errors
    /// That of `work`; [`LaunchError::Device`] of a tensor of another context; as a launch,
    /// where the stream is captured.
    pub unsafe fn queue_foreign(
        &self,
        name: &str,
        tensors: &mut [&mut TensorArg<'_>],
        work: &mut dyn FnMut(CUstream) -> Result<(), LaunchError>,
    ) -> Result<(), LaunchError> {
        let here = self.memory();
        for (at, tensor) in tensors.iter().enumerate() {
            if tensor.memory != here {
                return Err(LaunchError::Device {
                    argument: format!("tensor {at} of {name}"),
                    expected: device::name(here),
                    found: device::name(tensor.memory),
                });
            }
        }
        let held = tensors.iter_mut().any(|tensor| tensor.hold().is_some());
        let captured = self.capturing(name, held)?;
        if captured.is_some() && tensors.iter().any(|tensor| tensor.is_uninit()) {
            return Err(LaunchError::Uninitialised {
                argument: name.to_owned(),
                reason: "what is captured into a graph does not write it".to_owned(),
            });
        }
        self.context().bind_to_thread().during("choosing the context")?;
        let stream = &**self.stream();
        let order: &dyn Any = match &captured {
            Some(captured) => captured,
            None => stream,
        };
        let mut result = None;
        within(tensors, order, &mut || result = Some(work(stream.cu_stream())));
        result.unwrap_or_else(|| {
            Err(LaunchError::Driver {
                target: TARGET.to_owned(),
                action: format!("queueing {name}"),
                reason: "the holder of a tensor did not queue the work".to_owned(),
            })
        })?;
        for tensor in tensors {
            // SAFETY: the caller's promise; it is queued, and holders have later uses wait.
            unsafe { tensor.mark_written() };
        }
        Ok(())
    }
}

/// Calls `work` inside the holders of all tensors.
fn within(tensors: &mut [&mut TensorArg<'_>], order: &dyn Any, work: &mut dyn FnMut()) {
    match tensors {
        [] => work(),
        [tensor, rest @ ..] => match tensor.hold() {
            Some(hold) => hold.queue(order, &mut || within(rest, order, work)),
            None => within(rest, order, work),
        },
    }
}
