//! The interface between typed kernel handles and devices: instances, arguments,
//! errors.
//!
//! A handle knows its types at compile time; a device sees an erased
//! [`Instance`] (IR text, dtypes, constants, native host code) and erased
//! [`Arg`]s. The traits [`Input`] and [`Output`] tie the two: a device states
//! which Rust types it accepts for a `&Tensor<T, R>` parameter, so a wrong
//! dtype, rank or device is a type error at `cargo check`, and everything that
//! depends on values is a [`LaunchError`] before anything is written.

mod args;
mod check;
mod checks;
mod const_conditions;
mod derived;
mod error;
mod hooked;
mod host_adapter;
mod instance;
mod key;
mod message;
mod outline;
pub mod prologue;
mod ranks;
mod remark;
mod timeline;
mod uninit;

pub use crate::ir::schedule::Overrides;
pub use crate::ir::{Note, NotedTile, Span};
pub use args::{
    Arg, Given, Hold, Holder, Input, Memory, Output, ScalarArg, TensorArg, TensorParts, mark_written, with_given,
};
pub use check::{check_args, check_extents, check_host_args, share_bytes};
pub use checks::{Bounds, Checks};
pub use const_conditions::{Side, check_condition, check_demand};
pub use derived::Derived;
pub use error::LaunchError;
pub use hooked::{Hook, Hooked};
pub use host_adapter::HostCopy;
pub use instance::{
    Candidate, Definition, FnDef, Instance, Kernel, KernelDef, NativeCode, ParamDef, Registered, Scalar, TileFn,
    Tunable, WithDefinition, WritesAll,
};
pub use key::InstanceKey;
pub use message::{Site, SiteKind};
pub use outline::LaunchOutline;
pub use ranks::{PeersInput, PeersOutput, SignalsInput};
pub use remark::{Remark, Remarks};
pub use timeline::{EventTotal, Lane, LaneEvent, LaunchTimeline};
pub use uninit::{DeviceTensor, Uninit};

use std::time::{Duration, Instant};

/// A device, which runs kernels: the CPU, the interpreter, a GPU stream.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a device",
    label = "expected a device, such as `&Cpu::new()`",
    note = "`launch` takes the device first, then the kernel's arguments"
)]
pub trait Device {
    /// The name of the device's kind, as in `--target`.
    fn target(&self) -> &'static str;

    /// Checks the arguments and runs the instance on them.
    ///
    /// Arguments are in the kernel's parameter order. Returns once outputs may
    /// be used through this device's own types.
    ///
    /// # Errors
    /// Nothing has been written when the error is about the arguments.
    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError>;

    /// How long the kernel of the last launch ran, where the device measures
    /// it: one that also copies tensors in a launch, so that the time of the
    /// call says little of the kernel.
    fn measured(&self) -> Option<Duration> {
        None
    }

    /// Runs `work`, which launches on this device, waits until it is done, and gives the time that
    /// took.
    ///
    /// # Errors
    /// Those of `work`.
    fn timed(&self, work: &mut dyn FnMut() -> Result<(), LaunchError>) -> Result<Duration, LaunchError> {
        let start = Instant::now();
        work()?;
        Ok(start.elapsed())
    }

    /// Has the next launch on these arguments read them from memory, behind the launches so far;
    /// `false` where the device has no way to empty its caches.
    ///
    /// # Errors
    /// [`LaunchError::Driver`], as when memory is short.
    fn evict(&self, args: &[Arg<'_>]) -> Result<bool, LaunchError> {
        let _ = args;
        Ok(false)
    }

    /// Copies a tensor in this device's memory to the host, behind the launches so far: the bytes from
    /// its first element to the end of its last. Nothing where the device has no such memory, or the
    /// tensor has no contents.
    ///
    /// # Errors
    /// [`LaunchError::Driver`].
    fn read_tensor(&self, tensor: &mut TensorArg<'_>) -> Result<Option<Vec<u8>>, LaunchError> {
        let _ = tensor;
        Ok(None)
    }

    /// Overwrites an output in this device's memory, in front of later launches; `false` where the
    /// device has no such memory, or the bytes are of another number.
    ///
    /// # Safety
    /// [`read_tensor`](Device::read_tensor) gave the bytes, of this tensor or of another with the same
    /// element type and strides.
    ///
    /// # Errors
    /// [`LaunchError::Driver`].
    unsafe fn write_tensor(&self, tensor: &mut TensorArg<'_>, bytes: &[u8]) -> Result<bool, LaunchError> {
        let _ = (tensor, bytes);
        Ok(false)
    }

    /// Which device it is, for measurements that are kept.
    fn identity(&self) -> Identity {
        let name = self.target().to_owned();
        Identity { architecture: name.clone(), name, driver: String::new() }
    }

    /// Whether it compiles instances from their IR, so that it runs any: the CPU runs those that
    /// have native code.
    fn compiles(&self) -> bool {
        true
    }

    /// Seconds that the device's cost model expects of a launch of exactly this instance; nothing
    /// where it has no model, or the instance cannot be launched on the arguments.
    fn expected(&self, instance: &Instance<'_>, args: &[Arg<'_>]) -> Option<f64> {
        let _ = (instance, args);
        None
    }

    /// What the device's cost model says of a launch of exactly this instance, in words of the
    /// device; nothing where [`expected`](Device::expected) says nothing, or the model is of times
    /// alone.
    fn verdict(&self, instance: &Instance<'_>, args: &[Arg<'_>]) -> Option<Verdict> {
        let _ = (instance, args);
        None
    }

    /// Other schedules by which the device could run exactly this instance on arguments like these,
    /// those first that its cost model expects to be fastest; none where it has no choice.
    fn plans(&self, instance: &Instance<'_>, args: &[Arg<'_>]) -> Vec<Planned> {
        let _ = (instance, args);
        Vec::new()
    }

    /// Copies host tensors to the device's memory for several launches on them; nothing where launches
    /// copy nothing.
    ///
    /// # Errors
    /// When the arguments do not fit the kernel, and [`LaunchError::Driver`].
    fn stage(&self, instance: &Instance<'_>, args: &[Arg<'_>]) -> Result<Option<Box<dyn Staged + '_>>, LaunchError> {
        let _ = (instance, args);
        Ok(None)
    }

    /// What compiles the program of such a launch, on any thread, so that the launch waits for no
    /// compiler; nothing where a launch compiles nothing. What fails here fails in the launch, too.
    fn prepare(&self, instance: &Instance<'_>, args: &[Arg<'_>]) -> Option<Preparation<'_>> {
        let _ = (instance, args);
        None
    }

    /// Launches, waits until that is done, and gives what happened when inside the kernel. Recording
    /// takes time of its own.
    ///
    /// # Errors
    /// Those of a launch; [`LaunchError::Unsupported`] where the device records nothing, before
    /// anything is written.
    fn timeline(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<LaunchTimeline, LaunchError> {
        let _ = args;
        Err(LaunchError::Unsupported {
            kernel: instance.def().name.to_owned(),
            target: self.target().to_owned(),
            reason: "this device records no timeline inside kernels; `cpu` and `cuda` do".to_owned(),
        })
    }

    /// Performance remarks on the kernels compiled so far, in order of compilation, each
    /// once. Empty where the device has none.
    fn remarks(&self) -> Vec<Remark> {
        Vec::new()
    }
}

/// What a cost model says of a launch: see [`Device::verdict`].
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    /// Seconds that it expects.
    pub seconds: f64,
    /// What takes most of that time, such as `memory` or `tensor cores`.
    pub binds: String,
    /// The part of the time for which that is busy.
    pub busy: f64,
}

/// A schedule by which a device could run an instance: see [`Device::plans`].
#[derive(Clone, PartialEq, Debug)]
pub struct Planned {
    /// The hints that make it, in place of the kernel's own.
    pub overrides: Overrides,
    /// Seconds that the device's cost model expects of a launch, where it has one.
    pub seconds: Option<f64>,
}

/// Compiles a program for later launches: see [`Device::prepare`].
pub type Preparation<'d> = Box<dyn FnOnce() + Send + 'd>;

/// A device that reads and writes this process' memory. It accepts the host
/// types of [`crate::tensor`], and calls [`check_host_args`] before it runs.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not compute in host memory",
    label = "the arguments of this device are not host tensors"
)]
pub trait HostDevice: Device {}

/// Arguments in a device's memory, for several launches: see [`Device::stage`]. Each method takes the
/// arguments of the host that they were made of, and fails on others.
pub trait Staged {
    /// Calls a function with a device that takes them, waits until what it launched is done, and gives
    /// the time that took.
    ///
    /// # Errors
    /// Those of the function, and [`LaunchError::Driver`].
    fn timed(&mut self, args: &[Arg<'_>], launch: &mut StagedLaunch<'_>) -> Result<Duration, LaunchError>;

    /// Copies outputs to the host.
    ///
    /// # Errors
    /// [`LaunchError::Driver`].
    fn fetch(&mut self, args: &mut [Arg<'_>]) -> Result<(), LaunchError>;

    /// Copies outputs to the device again: others than those that launches left there.
    ///
    /// # Errors
    /// [`LaunchError::Driver`].
    fn send(&mut self, args: &[Arg<'_>]) -> Result<(), LaunchError>;
}

/// What [`Staged::timed`] calls.
pub type StagedLaunch<'f> = dyn FnMut(&dyn Device, &mut [Arg<'_>]) -> Result<(), LaunchError> + 'f;

/// Which device something was measured on.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Identity {
    /// The device's name, as its maker gives it.
    pub name: String,
    /// The class of devices that run the same code alike, such as `sm_90a`.
    pub architecture: String,
    /// The version of its driver; empty where it has none.
    pub driver: String,
}
