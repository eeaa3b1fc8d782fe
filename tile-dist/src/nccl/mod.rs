//! Ranks on CUDA devices: data by NCCL, agreement and the first meeting by the host's queues.
//!
//! Collectives are queued on the stream of the rank's device and return. What becomes of
//! them, [`World::synchronize`](crate::World::synchronize) says: it waits no longer than the
//! timeout, and ends what a lost rank left running.

mod comm;
mod library;

use crate::call::{Call, Kind, ReduceOp, Signature};
use crate::error::DistError;
use crate::host::{self, Host};
use crate::place::{self, Place};
use crate::transport::{Message, Transport};
use crate::world::World;
use comm::Comm;
use cudarc::driver::sys::{self, CUresult, CUstream};
use library::{FLOAT8, IN_PROGRESS, SUCCESS, dotted};
use std::ffi::c_int;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tile_core::elem::DType;
use tile_core::launch::{LaunchError, TensorArg, TensorParts};
use tile_cuda::Cuda;

impl World<Cuda> {
    /// Runs a closure as ranks that are threads of this process, one on each device; gives
    /// what each returns, by ranks. One device is a world of one, without NCCL.
    ///
    /// # Errors
    /// [`DistError::Argument`] without devices; [`DistError::Library`] of a missing or old
    /// NCCL, which `TILE_NCCL` names or the loader finds; [`DistError::Environment`] unless
    /// `NCCL_NVLS_ENABLE` is `0`.
    ///
    /// # Panics
    /// With the panic of a rank, once all have ended.
    pub fn local<T: Send>(devices: &[Cuda], run: impl Fn(World<Cuda>) -> T + Sync) -> Result<Vec<T>, DistError> {
        if devices.is_empty() {
            return Err(DistError::argument("devices", "1 or more devices", "none"));
        }
        let timeout = place::timeout()?;
        let hosts = host::threads(devices.len(), timeout);
        let ranks = hosts.into_iter().zip(devices);
        let results =
            host::each(ranks, |(host, cuda)| Ok(run(World::over(cuda.clone(), Nccl::new(cuda, host, timeout)?))));
        results.into_iter().collect()
    }

    /// Meets the other processes that a launcher started, on the device of the local rank.
    /// A process on its own is a world of one, without NCCL.
    ///
    /// # Errors
    /// As [`World::from_env`] and [`World::local`].
    pub fn cuda_from_env() -> Result<World<Cuda>, DistError> {
        let place = Place::from_env()?;
        let cuda = Cuda::new(place.local_rank)?.new_stream()?;
        World::cuda_connect(&cuda, &place)
    }

    /// Meets the other processes of a world.
    ///
    /// # Errors
    /// As [`World::connect`] and [`World::local`].
    pub fn cuda_connect(cuda: &Cuda, place: &Place) -> Result<World<Cuda>, DistError> {
        let timeout = place::timeout()?;
        let host = host::connect(place, timeout)?;
        Ok(World::over(cuda.clone(), Nccl::new(cuda, host, timeout)?))
    }
}

/// Ranks on CUDA devices, seen from one of them.
struct Nccl {
    cuda: Cuda,
    control: Host,
    /// None of a world of one.
    comm: Option<Comm>,
    timeout: Duration,
    /// Whether ranks agree on collectives before they queue them.
    checked: bool,
    broken: Mutex<Option<DistError>>,
}

impl Nccl {
    fn new(cuda: &Cuda, control: Host, timeout: Duration) -> Result<Nccl, DistError> {
        cuda.context().bind_to_thread().map_err(|error| driver("choosing the context", error.0))?;
        let comm = match control.size() {
            1 => None,
            _ => Some(Comm::new(&control, timeout)?),
        };
        Ok(Nccl { cuda: cuda.clone(), control, comm, timeout, checked: true, broken: Mutex::new(None) })
    }

    /// An error of NCCL or the driver ends the world.
    fn guarded(&self, work: impl FnOnce() -> Result<(), DistError>) -> Result<(), DistError> {
        if let Some(error) = &*self.broken.lock().unwrap_or_else(PoisonError::into_inner) {
            return Err(DistError::Broken { reason: error.to_string() });
        }
        work().inspect_err(|error| {
            if !error.is_recoverable() {
                *self.broken.lock().unwrap_or_else(PoisonError::into_inner) = Some(error.clone());
                if let Some(comm) = &self.comm {
                    comm.abort();
                }
            }
        })
    }

    /// Queues work of NCCL on tensors; what it fails with, and then NCCL is done queueing.
    fn queue(
        &self,
        name: &str,
        tensors: &mut [&mut TensorArg<'_>],
        mut work: impl FnMut(CUstream) -> Result<(), DistError>,
    ) -> Result<(), DistError> {
        let mut error = None;
        let deadline = Instant::now() + self.timeout;
        let mut queue = |stream| {
            let done =
                work(stream).and_then(|()| self.comm.as_ref().map_or(Ok(()), |comm| comm.settle(name, deadline)));
            done.map_err(|failed| {
                let reason = failed.to_string();
                error = Some(failed);
                LaunchError::Driver { target: "cuda".to_owned(), action: format!("queueing {name}"), reason }
            })
        };
        // SAFETY: NCCL queues on the stream of its call what reads inputs and writes outputs,
        // all of them, as the extents were checked.
        let queued = unsafe { self.cuda.queue_foreign(name, tensors, &mut queue) };
        match error {
            Some(error) => Err(error),
            None => Ok(queued?),
        }
    }

    /// What all ranks must agree on, of this rank's tensors, which lie without gaps.
    fn check(&self, call: &Call<'_, '_>) -> Result<Signature, DistError> {
        let signature = call.check(self.size())?;
        for (name, tensor) in [("input", &call.input), ("output", &call.output)] {
            if let Some(tensor) = tensor {
                contiguous(name, tensor)?;
            }
        }
        if let (Kind::AllReduce(_) | Kind::ReduceScatter(_), Some(dtype), Some(comm)) =
            (call.kind, signature.dtype, &self.comm)
        {
            reduced(dtype, comm.library.version)?;
        }
        Ok(signature)
    }

    /// Queues the collective.
    fn enqueue(&self, call: &mut Call<'_, '_>) -> Result<(), DistError> {
        let (kind, size) = (call.kind, self.size());
        let Some(read) = call.read().map(|read| (read.address, read.dtype, read.bytes() as usize)) else {
            return Ok(());
        };
        let (from, dtype, bytes) = read;
        let to = call.output.as_ref().map_or(from, |output| output.address);
        let mut tensors: Vec<&mut TensorArg<'_>> = Vec::new();
        tensors.extend(call.input.as_deref_mut());
        tensors.extend(call.output.as_deref_mut());
        let name = kind.to_string();
        let Some(comm) = &self.comm else {
            return self.queue(&name, &mut tensors, |stream| copy(from, to, bytes, stream));
        };
        let count = bytes / dtype.bytes();
        self.queue(&name, &mut tensors, |stream| {
            let (nccl, handle, stream) = (comm.library, comm.handle(), stream.cast());
            // SAFETY: the tensors have as many elements, on the device of the communicator.
            let status = unsafe {
                match kind {
                    Kind::AllReduce(op) => {
                        (nccl.all_reduce)(from, to, count, number(dtype), operation(op), handle, stream)
                    }
                    Kind::ReduceScatter(op) => {
                        (nccl.reduce_scatter)(from, to, count / size, number(dtype), operation(op), handle, stream)
                    }
                    Kind::AllGather => (nccl.all_gather)(from, to, bytes, BYTES, handle, stream),
                    Kind::Broadcast(root) => (nccl.broadcast)(from, to, bytes, BYTES, root as c_int, handle, stream),
                    Kind::AllToAll => {
                        let part = bytes / size;
                        comm.grouped(|| {
                            let each = (0..size).flat_map(|rank| {
                                let (from, to, peer) =
                                    (from.wrapping_add(rank * part), to.wrapping_add(rank * part), rank as c_int);
                                let sent = (nccl.send)(from, part, BYTES, peer, handle, stream);
                                [sent, (nccl.recv)(to, part, BYTES, peer, handle, stream)]
                            });
                            each.fold(SUCCESS, worst)
                        })
                    }
                    Kind::Barrier => SUCCESS,
                }
            };
            comm.check(&name, status)
        })
    }
}

impl Transport for Nccl {
    fn name(&self) -> &'static str {
        if self.comm.is_some() { "nccl" } else { "nothing" }
    }

    fn rank(&self) -> usize {
        self.control.rank()
    }

    fn size(&self) -> usize {
        self.control.size()
    }

    fn set_timeout(&mut self, timeout: Duration) {
        self.timeout = timeout;
        self.control.set_timeout(timeout);
    }

    fn set_checked(&mut self, checked: bool) {
        self.checked = checked;
    }

    fn collective(&self, call: &mut Call<'_, '_>) -> Result<(), DistError> {
        self.guarded(|| {
            let own = self.check(call);
            // A barrier is the agreement itself.
            match self.checked || call.kind == Kind::Barrier {
                true => self.control.agree(call.kind, own)?,
                false => own.map(|_| ())?,
            }
            self.enqueue(call)
        })
    }

    fn messages(&self, messages: &mut [Message<'_, '_>]) -> Result<(), DistError> {
        self.guarded(|| {
            let mut list = Vec::new();
            let mut tensors = Vec::new();
            for message in messages {
                host::check_message(message, self.size())?;
                let (name, sends, peer, tensor) = match message {
                    Message::Send(to, tensor) => ("input", true, *to, tensor),
                    Message::Recv(from, tensor) => ("output", false, *from, tensor),
                };
                contiguous(name, tensor)?;
                list.push((sends, peer as c_int, tensor.address, tensor.bytes() as usize));
                tensors.push(&mut **tensor);
            }
            let Some(comm) = &self.comm else { return self.to_itself(&list, &mut tensors) };
            self.queue("messages", &mut tensors, |stream| {
                let (nccl, handle, stream) = (comm.library, comm.handle(), stream.cast());
                let status = comm.grouped(|| {
                    // SAFETY: the tensors have as many bytes, on the device of the communicator.
                    let each = list.iter().map(|&(sends, peer, address, bytes)| unsafe {
                        match sends {
                            true => (nccl.send)(address, bytes, BYTES, peer, handle, stream),
                            false => (nccl.recv)(address, bytes, BYTES, peer, handle, stream),
                        }
                    });
                    each.fold(SUCCESS, worst)
                });
                comm.check("messages", status)
            })
        })
    }

    fn synchronize(&self) -> Result<(), DistError> {
        self.guarded(|| {
            // The world may have come to another thread.
            self.cuda.context().bind_to_thread().map_err(|error| driver("choosing the context", error.0))?;
            let began = Instant::now();
            loop {
                // SAFETY: the stream is there.
                match unsafe { sys::cuStreamQuery(self.cuda.stream().cu_stream()) } {
                    CUresult::CUDA_SUCCESS => return Ok(()),
                    CUresult::CUDA_ERROR_NOT_READY => {}
                    other => return Err(driver("waiting for collectives", other)),
                }
                if let Some(comm) = &self.comm {
                    comm.check("collectives", comm.state())?;
                }
                if began.elapsed() >= self.timeout {
                    let (action, waited) = ("a collective on the device".to_owned(), self.timeout);
                    return Err(DistError::Unfinished { during: action, waited });
                }
                comm::pause(began);
            }
        })
    }
}

impl Nccl {
    /// A world of one: what it sends comes back to it, in order.
    fn to_itself(
        &self,
        list: &[(bool, c_int, *mut u8, usize)],
        tensors: &mut [&mut TensorArg<'_>],
    ) -> Result<(), DistError> {
        let of = |sends: bool| list.iter().filter(move |message| message.0 == sends);
        let lengths = |sends: bool| of(sends).map(|message| message.3).collect::<Vec<_>>();
        if lengths(true) != lengths(false) {
            let [expected, found] = [true, false].map(|sends| format!("{:?} bytes", lengths(sends)));
            return Err(DistError::argument("messages to this rank itself", expected, found));
        }
        self.queue("messages", tensors, |stream| {
            of(true).zip(of(false)).try_for_each(|(sent, got)| copy(sent.2, got.2, sent.3, stream))
        })
    }
}

impl Drop for Nccl {
    fn drop(&mut self) {
        let done = self.synchronize();
        if let (Ok(()), Some(comm)) = (done, &self.comm) {
            comm.destroy();
        }
    }
}

/// Copies on the device.
fn copy(from: *mut u8, to: *mut u8, bytes: usize, stream: CUstream) -> Result<(), DistError> {
    if from == to || bytes == 0 {
        return Ok(());
    }
    // SAFETY: both tensors have as many bytes.
    let status = unsafe { sys::cuMemcpyDtoDAsync_v2(to.addr() as u64, from.addr() as u64, bytes, stream) };
    match status {
        CUresult::CUDA_SUCCESS => Ok(()),
        other => Err(driver("copying a tensor", other)),
    }
}

fn driver(action: &str, status: CUresult) -> DistError {
    let (target, action) = ("cuda".to_owned(), action.to_owned());
    DistError::Launch(LaunchError::Driver { target, action, reason: format!("{status:?}") })
}

/// NCCL knows no strides.
fn contiguous(name: &str, tensor: &TensorParts<'_>) -> Result<(), DistError> {
    match host::is_contiguous(tensor) {
        true => Ok(()),
        false => Err(DistError::argument(
            name,
            "elements in row-major order without gaps",
            format!("extents {:?} by strides {:?}", tensor.shape, tensor.strides),
        )),
    }
}

/// What only moves is bytes.
const BYTES: c_int = 1;

/// NCCL's number of an element type that it reduces.
fn number(dtype: DType) -> c_int {
    match dtype {
        DType::I8 => 0,
        DType::I32 => 2,
        DType::U32 => 3,
        DType::I64 => 4,
        DType::U64 => 5,
        DType::F16 => 6,
        DType::F32 => 7,
        DType::F64 => 8,
        DType::BF16 => 9,
        DType::E4M3 => 10,
        DType::E5M2 => 11,
        _ => BYTES,
    }
}

fn operation(op: ReduceOp) -> c_int {
    match op {
        ReduceOp::Sum => 0,
        ReduceOp::Prod => 1,
        ReduceOp::Max => 2,
        ReduceOp::Min => 3,
        ReduceOp::Avg => 4,
    }
}

/// Whether the library reduces an element type.
fn reduced(dtype: DType, version: c_int) -> Result<(), DistError> {
    match dtype {
        DType::E4M3 | DType::E5M2 if version < FLOAT8 => Err(DistError::argument(
            "element type",
            format!("one that NCCL {} reduces, 8-bit floats need {}", dotted(version), dotted(FLOAT8)),
            dtype.name(),
        )),
        _ => Ok(()),
    }
}

/// The first that is wrong of two statuses; one in progress is right.
fn worst(first: library::Status, second: library::Status) -> library::Status {
    if first == SUCCESS || first == IN_PROGRESS { second } else { first }
}
