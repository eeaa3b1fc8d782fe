//! Host adapter: launches on host tensors, by way of a device whose memory the host cannot address.
//!
//! Each tensor is copied to the device, the kernel runs, and outputs are copied back. It serves
//! programs that have their data on the host, and tests that run one case on every device.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tile_core::elem::DType;
use tile_core::launch::{
    Arg, Device, Hold, HostCopy, HostDevice, Identity, Instance, LaunchError, LaunchOutline, LaunchTimeline, Memory,
    Planned, Preparation, Remark, Staged, StagedLaunch, TensorArg, TensorParts, Verdict, check_host_args, mark_written,
};

/// A device that the host adapter drives.
pub trait Staging: Device + Clone {
    /// Device memory for a tensor, for as long as a launch takes.
    type Buffer<'d>
    where
        Self: 'd;

    /// Whether kernels need the elements of the last axis to be neighbours. A tensor whose are not
    /// is copied in row-major order.
    const CONTIGUOUS_ROWS: bool = false;

    /// Refuses a launch that cannot be waited for.
    ///
    /// # Errors
    /// The reason.
    fn check_ready(&self, kernel: &str) -> Result<(), LaunchError> {
        let _ = kernel;
        Ok(())
    }

    /// A buffer with these bytes, for a launch of this kernel.
    ///
    /// # Errors
    /// [`LaunchError::Driver`], as when memory is short.
    fn upload(&self, bytes: &[u8], kernel: &str) -> Result<Self::Buffer<'_>, LaunchError>;

    /// The address of a buffer's first byte, or a number that stands for it.
    fn address(&self, buffer: &Self::Buffer<'_>) -> u64;

    /// The device that addresses mean something to.
    fn memory(&self) -> Memory;

    /// What orders the uses of a buffer, if the runtime asks for it.
    fn hold<'b>(&self, buffer: &'b mut Self::Buffer<'_>, mutable: bool) -> Option<Hold<'b>>;

    /// Runs what queues a launch, waits until it is done, and gives the time that the kernel took.
    ///
    /// # Errors
    /// Those of the launch, and [`LaunchError::Driver`].
    fn time(&self, launch: &mut dyn FnMut() -> Result<(), LaunchError>) -> Result<Duration, LaunchError>;

    /// Reads a buffer from its first byte on.
    ///
    /// # Errors
    /// [`LaunchError::Driver`].
    fn download(&self, buffer: &mut Self::Buffer<'_>, bytes: &mut [u8]) -> Result<(), LaunchError>;
}

/// A device that takes host tensors, and is done when a launch returns.
#[derive(Clone)]
pub struct HostAdapter<D> {
    device: D,
    /// The time that the last kernel took.
    last: Arc<Mutex<Option<Duration>>>,
    /// The time that all kernels took.
    total: Arc<Mutex<Duration>>,
}

impl<D: Staging> HostAdapter<D> {
    /// Launches on host tensors by way of this device.
    pub fn new(device: D) -> HostAdapter<D> {
        HostAdapter { device, last: Arc::default(), total: Arc::default() }
    }

    /// The device.
    pub fn device(&self) -> &D {
        &self.device
    }

    /// Calls a function with the device and the arguments copied there, and copies outputs back.
    fn staged(
        &self,
        instance: &Instance<'_>,
        args: &mut [Arg<'_>],
        launch: &mut StagedLaunch<'_>,
    ) -> Result<(), LaunchError> {
        let mut copies = Copies::new(&self.device, instance, args)?;
        let time = copies.timed(args, launch)?;
        copies.fetch(args)?;
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = Some(time);
        *self.total.lock().unwrap_or_else(PoisonError::into_inner) += time;
        Ok(())
    }
}

/// The tensors of a launch, copied to a device.
struct Copies<'d, D: Staging> {
    device: &'d D,
    kernel: &'static str,
    tensors: Vec<(HostCopy, D::Buffer<'d>)>,
    /// What they are copies of.
    of: Vec<Place>,
}

/// Where a tensor of the host is.
#[derive(PartialEq, Eq)]
struct Place {
    dtype: DType,
    address: usize,
    shape: Vec<i64>,
    strides: Vec<i64>,
    mutable: bool,
}

impl Place {
    fn of(tensor: &TensorArg<'_>) -> Place {
        let (shape, strides) = (tensor.shape.to_vec(), tensor.strides.to_vec());
        Place { dtype: tensor.dtype, address: tensor.address.addr(), shape, strides, mutable: tensor.mutable }
    }
}

impl<'d, D: Staging> Copies<'d, D> {
    fn new(device: &'d D, instance: &Instance<'_>, args: &[Arg<'_>]) -> Result<Self, LaunchError> {
        let kernel = instance.def().name;
        check_host_args(instance, args, device.target())?;
        device.check_ready(kernel)?;
        let mut tensors = Vec::new();
        for tensor in args.iter().filter_map(tensor) {
            let copy = copied(device, tensor)?;
            let buffer = device.upload(&copy.bytes, kernel)?;
            tensors.push((copy, buffer));
        }
        Ok(Copies { device, kernel, tensors, of: args.iter().filter_map(tensor).map(Place::of).collect() })
    }

    /// Fails where the arguments are others than those that were copied.
    fn check(&self, args: &[Arg<'_>]) -> Result<(), LaunchError> {
        if args.iter().filter_map(tensor).map(Place::of).collect::<Vec<_>>() == self.of {
            return Ok(());
        }
        Err(LaunchError::Driver {
            target: self.device.target().to_owned(),
            action: format!("launching `{}` on copies of its tensors", self.kernel),
            reason: "the arguments are others than those that were copied".to_owned(),
        })
    }
}

impl<D: Staging> Staged for Copies<'_, D> {
    fn timed(&mut self, args: &[Arg<'_>], launch: &mut StagedLaunch<'_>) -> Result<Duration, LaunchError> {
        self.check(args)?;
        let device = self.device;
        let mut staged = self.tensors.iter_mut();
        let mut device_args: Vec<Arg<'_>> = Vec::new();
        for arg in args {
            match arg {
                Arg::Scalar(scalar) => device_args.push(Arg::Scalar(*scalar)),
                Arg::Tensor(tensor) => device_args.extend(staged.next().map(|(copy, buffer)| {
                    let address = (device.address(buffer) as usize).wrapping_add(copy.first);
                    let parts = TensorParts {
                        address: std::ptr::without_provenance_mut(address),
                        memory: device.memory(),
                        strides: &copy.strides,
                        ..**tensor
                    };
                    // SAFETY: the copy holds the elements that were there, by these strides, and
                    // nobody else knows its memory, which lives until the launch is done.
                    Arg::Tensor(match device.hold(buffer, tensor.mutable) {
                        Some(hold) => unsafe { TensorArg::held(parts, hold) },
                        None => unsafe { TensorArg::new(parts) },
                    })
                })),
            }
        }
        device.time(&mut || launch(device, &mut device_args))
    }

    fn fetch(&mut self, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        self.check(args)?;
        let tensors = args.iter().filter_map(tensor).zip(&mut self.tensors);
        for (tensor, (copy, buffer)) in tensors.filter(|(tensor, _)| tensor.mutable) {
            self.device.download(buffer, &mut copy.bytes)?;
            // SAFETY: elements of a mutable argument, those that were copied, borrowed for the launch.
            unsafe { copy.back(tensor) };
        }
        // SAFETY: the arguments are checked, and all of each output was copied back.
        unsafe { mark_written(args) };
        Ok(())
    }

    fn send(&mut self, args: &[Arg<'_>]) -> Result<(), LaunchError> {
        self.check(args)?;
        let tensors = args.iter().filter_map(tensor).zip(&mut self.tensors);
        for (tensor, (copy, buffer)) in tensors.filter(|(tensor, _)| tensor.mutable) {
            *copy = copied(self.device, tensor)?;
            *buffer = self.device.upload(&copy.bytes, self.kernel)?;
        }
        Ok(())
    }
}

fn tensor<'a, 't>(arg: &'a Arg<'t>) -> Option<&'a TensorArg<'t>> {
    match arg {
        Arg::Tensor(tensor) => Some(tensor),
        Arg::Scalar(_) => None,
    }
}

/// The bytes of a tensor of the host, as the device needs them.
fn copied<D: Staging>(device: &D, tensor: &TensorArg<'_>) -> Result<HostCopy, LaunchError> {
    // Uninitialised outputs have no gaps.
    let gapped = D::CONTIGUOUS_ROWS
        && !tensor.is_uninit()
        && matches!((tensor.shape.last(), tensor.strides.last()), (Some(2..), Some(stride)) if *stride != 1);
    if !gapped {
        // SAFETY: elements of an argument, borrowed for the launch.
        return Ok(unsafe { HostCopy::of_arg(tensor) });
    }
    // SAFETY: as above.
    let copy = unsafe { HostCopy::in_rows(tensor) };
    copy.ok_or_else(|| LaunchError::Driver {
        target: device.target().to_owned(),
        action: "copying a tensor in rows".to_owned(),
        reason: "the host's memory does not suffice".to_owned(),
    })
}

impl<D: Staging> HostDevice for HostAdapter<D> {}

impl<D: Staging> Device for HostAdapter<D> {
    fn target(&self) -> &'static str {
        self.device.target()
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        self.staged(instance, args, &mut |device, args| device.launch(instance, args))
    }

    fn timeline(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<LaunchTimeline, LaunchError> {
        let mut timeline = None;
        self.staged(instance, args, &mut |device, args| {
            timeline = Some(device.timeline(instance, args)?);
            Ok(())
        })?;
        timeline.ok_or_else(|| LaunchError::Driver {
            target: self.device.target().to_owned(),
            action: "recording a timeline".to_owned(),
            reason: "the device did not launch".to_owned(),
        })
    }

    fn stage(&self, instance: &Instance<'_>, args: &[Arg<'_>]) -> Result<Option<Box<dyn Staged + '_>>, LaunchError> {
        Ok(Some(Box::new(Copies::new(&self.device, instance, args)?)))
    }

    fn measured(&self) -> Option<Duration> {
        *self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn remarks(&self) -> Vec<Remark> {
        self.device.remarks()
    }

    /// The time of kernels alone, without copies.
    fn timed(&self, work: &mut dyn FnMut() -> Result<(), LaunchError>) -> Result<Duration, LaunchError> {
        let total = || *self.total.lock().unwrap_or_else(PoisonError::into_inner);
        let before = total();
        work()?;
        Ok(total().saturating_sub(before))
    }

    fn identity(&self) -> Identity {
        self.device.identity()
    }

    fn evict(&self, args: &[Arg<'_>]) -> Result<bool, LaunchError> {
        self.device.evict(args)
    }

    fn expected(&self, instance: &Instance<'_>, args: &[Arg<'_>]) -> Option<f64> {
        self.device.expected(instance, args)
    }

    fn verdict(&self, instance: &Instance<'_>, args: &[Arg<'_>]) -> Option<Verdict> {
        self.device.verdict(instance, args)
    }

    fn plans(&self, instance: &Instance<'_>, args: &[Arg<'_>]) -> Vec<Planned> {
        self.device.plans(instance, args)
    }

    fn prepare(&self, instance: &Instance<'_>, args: &[Arg<'_>]) -> Option<Preparation<'_>> {
        let outline = LaunchOutline::of(instance, args).in_memory(self.device.memory());
        // SAFETY: a preparation is about what arguments look like.
        unsafe { outline.with(|instance, args| self.device.prepare(instance, args)) }
    }
}

impl<D: Device> fmt::Debug for HostAdapter<D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "HostAdapter({})", self.device.target())
    }
}
