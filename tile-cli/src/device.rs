//! What commands that launch kernels have in common: flags, devices, launches.

use crate::buffers::Buffer;
use crate::kernels::{Kernels, Named};
use crate::launches::{self, Given};
use crate::parameters::generic;
use crate::{Failure, flags, usage};
use lexopt::Parser;
use tile_core::passes::instantiate;
use tile_kernel::launch::{Arg, Instance};
use tile_kernel::{AnyHostDevice, host_device};

/// The flags of [`Launches::flag`], for messages.
pub(crate) fn expected() -> String {
    format!("`--device NAME`, `--with PARAMETERS`, {}", launches::FLAGS)
}

/// What a command does with an instance and the arguments of a launch.
type Launch<'f> = dyn FnMut(&Instance<'_>, Vec<Buffer>) -> Result<(), Failure> + 'f;

/// The launches that a command line describes.
#[derive(Default)]
pub(crate) struct Launches {
    device: Option<String>,
    pub(crate) with: Option<String>,
    given: Given,
    /// One for each `--dims`.
    dims: Vec<Given>,
}

impl Launches {
    /// Reads a flag, if it is one of these.
    pub(crate) fn flag(&mut self, flag: &str, parser: &mut Parser) -> Result<bool, Failure> {
        match flag {
            "device" => self.device = Some(flags::value(parser)?),
            "with" => self.with = Some(flags::value(parser)?),
            "dims" => {
                let mut given = Given::default();
                given.flag(flag, parser)?;
                self.dims.push(given);
            }
            _ => return self.given.flag(flag, parser),
        }
        Ok(true)
    }

    /// Whether a device is named.
    pub(crate) fn names_device(&self) -> bool {
        self.device.is_some()
    }

    /// The device, the CPU if none is named.
    pub(crate) fn device(&self) -> Result<AnyHostDevice, Failure> {
        let name = self.device.as_deref().unwrap_or("cpu");
        host_device(name).map_err(|error| usage(error.to_string()))
    }

    /// What the command line states of launches, one for each `--dims`.
    pub(crate) fn stated(&self) -> Vec<Given> {
        match &self.dims[..] {
            [] => vec![self.given.clone()],
            dims => dims.iter().map(|given| self.given.with(given)).collect(),
        }
    }

    /// The kernels of the names, or all with a default instance.
    pub(crate) fn kernels<'k>(&self, kernels: &'k Kernels<'_>, names: &[String]) -> Result<Vec<&'k Named>, Failure> {
        let mut listed = kernels.named(names)?;
        if names.is_empty() {
            listed.retain(|kernel| kernel.registered().default.is_some());
        }
        Ok(listed)
    }

    /// Calls a function with the instance of a kernel, and what arguments each launch has. Extents
    /// that are not given are `otherwise`.
    pub(crate) fn each(&self, kernel: &Named, otherwise: i64, f: &mut Launch<'_>) -> Result<(), Failure> {
        let generic = generic(kernel)?;
        let mut failed = None;
        let single = [Given::default()];
        let dims = if self.dims.is_empty() { &single[..] } else { &self.dims };
        let mut all = |instance: &Instance<'_>| {
            let func = instantiate(instance)?;
            for given in dims {
                let arguments = self.given.with(given).arguments(&generic, &func, otherwise)?;
                let buffers = arguments.iter().enumerate().map(|(number, argument)| Buffer::new(argument, number));
                f(instance, buffers.collect())?;
            }
            Ok::<(), Failure>(())
        };
        let result = kernel.instance(self.with.as_deref(), &mut |instance| {
            all(instance).map_err(|failure| {
                let message = failure.to_string();
                failed = Some(failure);
                message
            })
        });
        match failed {
            Some(failure) => Err(failure),
            None => result,
        }
    }
}

/// The arguments of a launch.
pub(crate) fn args(buffers: &mut [Buffer]) -> Vec<Arg<'_>> {
    buffers.iter_mut().map(Buffer::arg).collect()
}

/// The extents of a launch in words.
pub(crate) fn shapes(buffers: &[Buffer]) -> String {
    let shapes = buffers.iter().filter_map(|buffer| match buffer {
        Buffer::Tensor { shape, .. } => Some(shape.iter().map(i64::to_string).collect::<Vec<_>>().join("x")),
        Buffer::Scalar(_) => None,
    });
    shapes.collect::<Vec<_>>().join(" ")
}
