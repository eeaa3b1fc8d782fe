//! Ranks that work together, seen from one of them.

use crate::call::{Call, Kind, Reduce, ReduceOp, tensor};
use crate::error::DistError;
use crate::group::Group;
use crate::host;
use crate::place::{self, Place};
use crate::transport::Transport;
use std::fmt;
use std::time::Duration;
use tile_core::launch::{Device, HostDevice, Input, Output, TensorArg};
use tile_core::num::Element;

/// Ranks that work together, seen from one of them: its number, its device, and
/// collectives on tensors of that device.
///
/// All ranks call the same collectives in the same order. Inputs and outputs are borrowed
/// as for a launch. An error leaves no rank waiting: see [`DistError`].
pub struct World<D> {
    device: D,
    transport: Box<dyn Transport>,
}

impl<D: HostDevice> World<D> {
    /// Runs a closure as `size` ranks, each a thread of this process with a clone of the
    /// device; gives what each returns, by ranks.
    ///
    /// ```
    /// use tile_dist::{DistError, ReduceOp, World};
    /// use tile_kernel::prelude::*;
    ///
    /// let sums = World::threads(&Cpu::new(), 4, |world| {
    ///     let x = Tensor::from([world.rank() as f32, 1.0]);
    ///     let mut y = Tensor::zeros([2]);
    ///     world.all_reduce(ReduceOp::Sum, &x, &mut y)?;
    ///     Ok::<_, DistError>(y)
    /// })?;
    /// for sum in sums {
    ///     assert_eq!(sum?.to_vec(), [6.0, 4.0]);
    /// }
    /// # Ok::<(), DistError>(())
    /// ```
    ///
    /// # Errors
    /// [`DistError::Argument`] of a world without ranks; [`DistError::Environment`] of a
    /// timeout that cannot be.
    ///
    /// # Panics
    /// With the panic of a rank, once all have ended.
    pub fn threads<T: Send>(device: &D, size: usize, run: impl Fn(World<D>) -> T + Sync) -> Result<Vec<T>, DistError>
    where
        D: Clone + Send,
    {
        if size == 0 {
            return Err(DistError::argument("size", "1 or more ranks", "0"));
        }
        let ranks = host::threads(size, place::timeout()?);
        let worlds = ranks.into_iter().map(|rank| World::over(device.clone(), rank));
        Ok(host::each(worlds, run))
    }

    /// Meets the other processes that a launcher started: [`connect`](World::connect) to
    /// the place of [`Place::from_env`]. A process on its own is a world of one.
    ///
    /// ```
    /// # use tile_dist::{DistError, World};
    /// # use tile_kernel::prelude::*;
    /// let world = World::from_env(Cpu::new())?;
    /// assert_eq!((world.rank(), world.size()), (0, 1));
    /// # Ok::<(), DistError>(())
    /// ```
    ///
    /// # Errors
    /// [`DistError::Environment`] and [`DistError::Rendezvous`].
    pub fn from_env(device: D) -> Result<World<D>, DistError> {
        World::connect(device, &Place::from_env()?)
    }

    /// Meets the other processes of a world, over TCP.
    ///
    /// # Errors
    /// [`DistError::Rendezvous`] if they do not all come within the timeout, which is 60
    /// seconds or what `TILE_DIST_TIMEOUT` says.
    pub fn connect(device: D, place: &Place) -> Result<World<D>, DistError> {
        if place.rank >= place.size {
            let expected = format!("a rank below {}", place.size);
            return Err(DistError::argument("place", expected, place.rank.to_string()));
        }
        Ok(World::over(device, host::connect(place, place::timeout()?)?))
    }
}

impl<D: Device> World<D> {
    /// A world over any transport, which has to know the memory of the device's tensors.
    pub fn over(device: D, transport: impl Transport + 'static) -> World<D> {
        World { device, transport: Box::new(transport) }
    }

    /// The number of this rank, below [`size`](World::size).
    pub fn rank(&self) -> usize {
        self.transport.rank()
    }

    /// The number of ranks.
    pub fn size(&self) -> usize {
        self.transport.size()
    }

    /// This rank's device, for launches.
    pub fn device(&self) -> &D {
        &self.device
    }

    /// How long a rank waits for another one: 60 seconds, or what `TILE_DIST_TIMEOUT`
    /// says in seconds, unless it is set here.
    pub fn set_timeout(&mut self, timeout: Duration) {
        self.transport.set_timeout(timeout);
    }

    /// Whether ranks tell each other what they call before data moves; they do unless it is
    /// set here, on all ranks between the same collectives.
    ///
    /// Without it, collectives over NCCL are queued without a word to other ranks, which
    /// saves a message each way. Each rank still checks its own arguments, but what is wrong
    /// on one is an error there alone; others wait for it until the timeout. What differs
    /// among ranks is not found: outputs may have any values, or nobody comes to an end
    /// before the timeout. Worlds in host memory and barriers always agree.
    pub fn set_checked(&mut self, checked: bool) {
        self.transport.set_checked(checked);
    }

    /// Waits until all collectives are done. Those in host memory are when they return;
    /// those of a device are queued on its stream, and what a lost rank leaves running there
    /// is an error here, within the timeout.
    ///
    /// # Errors
    /// See [`DistError`].
    pub fn synchronize(&self) -> Result<(), DistError> {
        self.transport.synchronize()
    }

    fn collective<'a>(
        &self,
        kind: Kind,
        mut input: Option<TensorArg<'a>>,
        mut output: Option<TensorArg<'a>>,
    ) -> Result<(), DistError> {
        self.transport.collective(&mut Call { kind, input: input.as_mut(), output: output.as_mut() })
    }

    /// Every rank gets the reduction of all ranks' inputs, element by element.
    ///
    /// The output has the input's extents.
    ///
    /// # Errors
    /// See [`DistError`].
    pub fn all_reduce<T: Reduce, const R: usize>(
        &self,
        op: ReduceOp,
        input: impl Input<D, T, R>,
        mut output: impl Output<D, T, R>,
    ) -> Result<(), DistError> {
        self.collective(Kind::AllReduce(op), tensor(input.arg()), tensor(output.arg_mut()))
    }

    /// As [`all_reduce`](World::all_reduce), in place of the input.
    ///
    /// # Errors
    /// See [`DistError`].
    pub fn all_reduce_in_place<T: Reduce, const R: usize>(
        &self,
        op: ReduceOp,
        mut tensor_: impl Output<D, T, R>,
    ) -> Result<(), DistError> {
        self.collective(Kind::AllReduce(op), None, tensor(tensor_.arg_mut()))
    }

    /// Rank `r` gets part `r` of the reduction of all ranks' inputs, which are cut into as
    /// many parts as ranks on axis 0.
    ///
    /// # Errors
    /// See [`DistError`].
    pub fn reduce_scatter<T: Reduce, const R: usize>(
        &self,
        op: ReduceOp,
        input: impl Input<D, T, R>,
        mut output: impl Output<D, T, R>,
    ) -> Result<(), DistError> {
        self.collective(Kind::ReduceScatter(op), tensor(input.arg()), tensor(output.arg_mut()))
    }

    /// Every rank gets the inputs of all ranks, one after the other on axis 0.
    ///
    /// # Errors
    /// See [`DistError`].
    pub fn all_gather<T: Element, const R: usize>(
        &self,
        input: impl Input<D, T, R>,
        mut output: impl Output<D, T, R>,
    ) -> Result<(), DistError> {
        self.collective(Kind::AllGather, tensor(input.arg()), tensor(output.arg_mut()))
    }

    /// Rank `r` gets part `r` of each rank's input, which is cut into as many parts as
    /// ranks on axis 0, one after the other. The output has the input's extents.
    ///
    /// # Errors
    /// See [`DistError`].
    pub fn all_to_all<T: Element, const R: usize>(
        &self,
        input: impl Input<D, T, R>,
        mut output: impl Output<D, T, R>,
    ) -> Result<(), DistError> {
        self.collective(Kind::AllToAll, tensor(input.arg()), tensor(output.arg_mut()))
    }

    /// Every rank's tensor becomes that of rank `root`.
    ///
    /// # Errors
    /// See [`DistError`].
    pub fn broadcast<T: Element, const R: usize>(
        &self,
        root: usize,
        mut tensor_: impl Output<D, T, R>,
    ) -> Result<(), DistError> {
        self.collective(Kind::Broadcast(root), None, tensor(tensor_.arg_mut()))
    }

    /// Nobody goes on before all ranks have come.
    ///
    /// # Errors
    /// See [`DistError`].
    pub fn barrier(&self) -> Result<(), DistError> {
        self.collective(Kind::Barrier, None, None)
    }

    /// Sends a tensor to rank `to`, which [receives](World::recv) it.
    ///
    /// # Errors
    /// See [`DistError`].
    pub fn send<T: Element, const R: usize>(&self, to: usize, input: impl Input<D, T, R>) -> Result<(), DistError> {
        self.group().send(to, input).run()
    }

    /// Receives the next tensor that rank `from` [sends](World::send) to this one.
    ///
    /// # Errors
    /// See [`DistError`]; [`DistError::Disagree`] where it has other extents or another
    /// element type, on this rank alone: the sender has gone on.
    pub fn recv<T: Element, const R: usize>(&self, from: usize, output: impl Output<D, T, R>) -> Result<(), DistError> {
        self.group().recv(from, output).run()
    }

    /// Several sends and receives that do not wait for each other.
    ///
    /// ```
    /// # use tile_dist::{DistError, World};
    /// # use tile_kernel::prelude::*;
    /// // Each rank's tensor goes to the next one.
    /// let ranks = World::threads(&Cpu::new(), 3, |world| {
    ///     let (next, last) = ((world.rank() + 1) % 3, (world.rank() + 2) % 3);
    ///     let x = Tensor::from([world.rank() as u32]);
    ///     let mut y = Tensor::<u32, 1>::zeros([1]);
    ///     world.group().send(next, &x).recv(last, &mut y).run()?;
    ///     assert_eq!(y[[0]], last as u32);
    ///     Ok::<_, DistError>(())
    /// })?;
    /// ranks.into_iter().collect::<Result<(), DistError>>()?;
    /// # Ok::<(), DistError>(())
    /// ```
    pub fn group(&self) -> Group<'_, '_, D> {
        Group::new(&*self.transport)
    }
}

impl<D: Device> fmt::Debug for World<D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.transport.name();
        write!(f, "rank {} of {} over {name}, on {}", self.rank(), self.size(), self.device.target())
    }
}
