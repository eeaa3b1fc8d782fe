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
mod const_conditions;
mod derived;
mod error;
mod host_adapter;
mod instance;
mod key;
mod message;
pub mod prologue;
mod remark;
mod uninit;

pub use args::{Arg, Hold, Holder, Input, Memory, Output, ScalarArg, TensorArg, TensorParts, mark_written};
pub use check::{check_args, check_extents, check_host_args, share_bytes};
pub use const_conditions::{Side, check_condition, check_demand};
pub use derived::Derived;
pub use error::LaunchError;
pub use host_adapter::HostCopy;
pub use instance::{
    Candidate, Definition, FnDef, Instance, Kernel, KernelDef, NativeCode, ParamDef, Registered, Scalar, TileFn,
    Tunable, WithDefinition, WritesAll,
};
pub use key::InstanceKey;
pub use message::{Site, SiteKind};
pub use remark::{Remark, Remarks};
pub use uninit::{DeviceTensor, Uninit};

use std::time::Duration;

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

    /// Performance remarks on the kernels compiled so far, in order of compilation, each
    /// once. Empty where the device has none.
    fn remarks(&self) -> Vec<Remark> {
        Vec::new()
    }
}

/// A device that reads and writes this process' memory. It accepts the host
/// types of [`crate::tensor`], and calls [`check_host_args`] before it runs.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not compute in host memory",
    label = "the arguments of this device are not host tensors"
)]
pub trait HostDevice: Device {}
