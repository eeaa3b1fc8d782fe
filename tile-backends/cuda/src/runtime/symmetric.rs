//! Memory of several devices of one process, which kernels on each of them reach.
//!
//! Each device has a part. All parts are mapped behind each other in one range of addresses, which
//! is the same for every device, so that a kernel sees a tensor whose first axis is the rank:
//!
//! ```text
//! address          + stride          + 2·stride
//! │ part of rank 0 │ part of rank 1  │ …           (the driver's virtual memory management)
//! ```

use super::device::{self, Cuda};
use super::driver::{During, TARGET};
use cudarc::driver::CudaContext;
use cudarc::driver::sys;
use std::marker::PhantomData;
use std::sync::Arc;
use tile_core::launch::{Arg, LaunchError, PeersInput, PeersOutput, SignalsInput, TensorArg, TensorParts};
use tile_core::num::Element;
use tile_core::tensor::Tensor;
use tile_device::allocation;

/// A tensor that each of several devices has, seen from one: a parameter `&Peers<T, R>` or
/// `&mut Peers<T, R>` of kernels.
///
/// It is filled with zeros. [`write`](CudaSymmetric::write) and [`read`](CudaSymmetric::read) are of
/// this device's part; they wait for the device's stream, and are in no order with other devices but
/// that of signals.
pub struct CudaSymmetric<T: Element, const R: usize> {
    mapped: Arc<Mapped>,
    rank: usize,
    device: Cuda,
    shape: [usize; R],
    /// Extents and strides with the axis of ranks.
    extents: Vec<i64>,
    strides: Vec<i64>,
    elem: PhantomData<T>,
}

/// Words of each of several devices, all 0 at first, by which blocks signal each other: a parameter
/// `&Signals` of kernels.
pub struct CudaSignals(CudaSymmetric<u32, 1>);

/// Parts of several devices, mapped in one range of addresses.
struct Mapped {
    base: sys::CUdeviceptr,
    /// From one part to the next.
    stride: usize,
    /// Bytes that are reserved.
    reserved: usize,
    parts: Vec<sys::CUmemGenericAllocationHandle>,
    contexts: Vec<Arc<CudaContext>>,
}

impl<T: Element, const R: usize> CudaSymmetric<T, R> {
    /// A tensor on each of these devices, in their order: the rank of a device is its place in the
    /// list.
    ///
    /// # Errors
    /// [`LaunchError::Unavailable`] where a device does not reach another's memory, and
    /// [`LaunchError::Driver`], as when memory is short.
    pub fn zeros(devices: &[Cuda], shape: [usize; R]) -> Result<Vec<Self>, LaunchError> {
        let (layout, bytes) = allocation::<T, R>(TARGET, shape)?;
        let mapped = Arc::new(Mapped::new(devices, bytes.max(1))?);
        let mut extents = vec![devices.len() as i64];
        let mut strides = vec![(mapped.stride / size_of::<T>()) as i64];
        extents.extend(shape.iter().map(|&extent| extent as i64));
        strides.extend(layout.strides().map(|stride| stride as i64));
        let of_rank = |(rank, device): (usize, &Cuda)| CudaSymmetric {
            mapped: Arc::clone(&mapped),
            rank,
            device: device.clone(),
            shape,
            extents: extents.clone(),
            strides: strides.clone(),
            elem: PhantomData,
        };
        Ok(devices.iter().enumerate().map(of_rank).collect())
    }

    /// The extents of each device's part.
    pub fn shape(&self) -> [usize; R] {
        self.shape
    }

    /// Which part is this device's.
    pub fn rank(&self) -> usize {
        self.rank
    }

    /// Copies a tensor to this device's part, behind what is queued on its stream.
    ///
    /// # Errors
    /// [`LaunchError::Shape`] where the extents differ, and [`LaunchError::Driver`].
    pub fn write(&mut self, tensor: &Tensor<T, R>) -> Result<(), LaunchError> {
        for (axis, (&expected, &found)) in self.shape.iter().zip(&tensor.shape()).enumerate() {
            if expected != found {
                let (expected, found) = (expected as i64, found as i64);
                return Err(LaunchError::Shape { argument: "symmetric".to_owned(), axis, expected, found });
            }
        }
        self.settle()?;
        let values = tensor.to_vec();
        // SAFETY: the part has as many elements, and nothing queued on this device touches it.
        let copied = unsafe { sys::cuMemcpyHtoD_v2(self.part(), values.as_ptr().cast(), size_of_val(&values[..])) };
        copied.result().during("copying to symmetric memory")
    }

    /// Copies this device's part, behind what is queued on its stream.
    ///
    /// # Errors
    /// [`LaunchError::Driver`].
    pub fn read(&self) -> Result<Tensor<T, R>, LaunchError> {
        self.settle()?;
        let mut values = vec![T::default(); self.shape.iter().product()];
        // SAFETY: the part has as many elements, of plain numbers.
        let copied = unsafe { sys::cuMemcpyDtoH_v2(values.as_mut_ptr().cast(), self.part(), size_of_val(&values[..])) };
        copied.result().during("copying from symmetric memory")?;
        Ok(Tensor::from_vec(values, self.shape).expect("as many values as the extents say"))
    }

    fn settle(&self) -> Result<(), LaunchError> {
        self.device.context().bind_to_thread().during("choosing the context")?;
        self.device.stream().synchronize().during("waiting for the stream")
    }

    fn part(&self) -> sys::CUdeviceptr {
        self.mapped.base + (self.rank * self.mapped.stride) as u64
    }

    fn parts(&self, mutable: bool) -> Arg<'_> {
        let parts = TensorParts {
            dtype: T::DTYPE,
            address: std::ptr::without_provenance_mut(self.mapped.base as usize),
            memory: device::memory(self.device.context()),
            shape: &self.extents,
            strides: &self.strides,
            mutable,
        };
        // SAFETY: all elements are mapped for the device and initialised, until the last of the
        // ranks' tensors is dropped, which waits for all devices. Other devices read and write them
        // meanwhile as kernels of ranks may.
        Arg::Tensor(unsafe { TensorArg::new(parts) })
    }
}

impl CudaSignals {
    /// So many words on each of these devices, in their order.
    ///
    /// # Errors
    /// Those of [`CudaSymmetric::zeros`].
    pub fn new(devices: &[Cuda], words: usize) -> Result<Vec<CudaSignals>, LaunchError> {
        Ok(CudaSymmetric::zeros(devices, [words])?.into_iter().map(CudaSignals).collect())
    }
}

impl<T: Element, const R: usize> PeersInput<Cuda, T, R> for &CudaSymmetric<T, R> {
    fn arg(&self) -> Arg<'_> {
        self.parts(false)
    }
}

impl<T: Element, const R: usize> PeersOutput<Cuda, T, R> for &mut CudaSymmetric<T, R> {
    fn arg_mut(&mut self) -> Arg<'_> {
        self.parts(true)
    }
}

impl SignalsInput<Cuda> for &CudaSignals {
    fn arg(&self) -> Arg<'_> {
        self.0.parts(false)
    }
}

impl Mapped {
    fn new(devices: &[Cuda], bytes: usize) -> Result<Mapped, LaunchError> {
        let contexts: Vec<Arc<CudaContext>> = devices.iter().map(|device| Arc::clone(device.context())).collect();
        reach(&contexts)?;
        let ordinals: Vec<usize> = contexts.iter().map(|context| context.ordinal()).collect();
        let properties: Vec<_> = ordinals.iter().copied().map(place).collect();
        let mut step = 1;
        for of_device in &properties {
            let mut least = 0;
            let minimum = sys::CUmemAllocationGranularity_flags::CU_MEM_ALLOC_GRANULARITY_MINIMUM;
            // SAFETY: the call reads the properties and writes one number.
            unsafe { sys::cuMemGetAllocationGranularity(&raw mut least, of_device, minimum) }
                .result()
                .during("asking for the granularity of symmetric memory")?;
            step = step.max(least);
        }
        let stride = bytes.checked_next_multiple_of(step);
        let reserved = stride.and_then(|stride| stride.checked_mul(devices.len()));
        let Some((stride, reserved)) = stride.zip(reserved).filter(|_| !devices.is_empty()) else {
            return Err(LaunchError::memory("symmetric memory", u64::MAX, 0));
        };
        let mut base = 0;
        // SAFETY: the call writes one address.
        unsafe { sys::cuMemAddressReserve(&raw mut base, reserved, 0, 0, 0) }
            .result()
            .during("reserving addresses of symmetric memory")?;
        let mut mapped = Mapped { base, stride, reserved, parts: Vec::new(), contexts };
        let flags = sys::CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
        // Each device once, where several ranks share one.
        let first = |&rank: &usize| !ordinals[..rank].contains(&ordinals[rank]);
        let open = |rank: usize| sys::CUmemAccessDesc { location: properties[rank].location, flags };
        let access: Vec<sys::CUmemAccessDesc> = (0..ordinals.len()).filter(first).map(open).collect();
        for (rank, of_device) in properties.iter().enumerate() {
            let (mut part, at) = (0, base + (rank * stride) as u64);
            // SAFETY: the range is reserved and this part of it not mapped; what is made is given back
            // when `mapped` is dropped.
            let made = unsafe {
                sys::cuMemCreate(&raw mut part, stride, of_device, 0).result().and_then(|()| {
                    let result = sys::cuMemMap(at, stride, 0, part, 0).result();
                    match result {
                        Ok(()) => mapped.parts.push(part),
                        Err(_) => _ = sys::cuMemRelease(part),
                    }
                    result
                })
            };
            made.during("allocating symmetric memory")?;
            // SAFETY: the part is mapped, and the list has as many entries as it says.
            unsafe { sys::cuMemSetAccess(at, stride, access.as_ptr(), access.len()) }
                .result()
                .during("opening symmetric memory to the devices")?;
            mapped.contexts[rank].bind_to_thread().during("choosing the context")?;
            // SAFETY: the part is mapped and may be written.
            let cleared = unsafe { sys::cuMemsetD8_v2(at, 0, stride).result() };
            cleared.and_then(|()| unsafe { sys::cuCtxSynchronize().result() }).during("clearing symmetric memory")?;
        }
        Ok(mapped)
    }
}

/// Memory of a device.
fn place(ordinal: usize) -> sys::CUmemAllocationProp {
    // SAFETY: zeros are properties that ask for nothing.
    let mut properties: sys::CUmemAllocationProp = unsafe { std::mem::zeroed() };
    properties.type_ = sys::CUmemAllocationType_enum::CU_MEM_ALLOCATION_TYPE_PINNED;
    properties.location.type_ = sys::CUmemLocationType_enum::CU_MEM_LOCATION_TYPE_DEVICE;
    // The number behind the type has another name in bindings of other versions.
    // SAFETY: a location is two words, its type and the number.
    unsafe { (&raw mut properties.location).cast::<i32>().add(1).write(ordinal as i32) };
    properties
}

/// Checks that each device reaches the memory of all others.
fn reach(contexts: &[Arc<CudaContext>]) -> Result<(), LaunchError> {
    for (from, to) in contexts.iter().flat_map(|from| contexts.iter().map(move |to| (from, to))) {
        if from.ordinal() == to.ordinal() {
            continue;
        }
        let mut can = 0;
        // SAFETY: the devices are there, and the call writes one number.
        unsafe { sys::cuDeviceCanAccessPeer(&raw mut can, from.cu_device(), to.cu_device()) }
            .result()
            .during("asking whether devices reach each other")?;
        if can == 0 {
            let reason = format!("device {} does not reach the memory of device {}", from.ordinal(), to.ordinal());
            return Err(LaunchError::Unavailable { target: TARGET.to_owned(), reason });
        }
    }
    Ok(())
}

impl Drop for Mapped {
    /// Waits for all devices, whose kernels may still reach the memory.
    fn drop(&mut self) {
        for context in &self.contexts {
            // A context that is lost runs nothing any more.
            if context.bind_to_thread().is_ok() {
                // SAFETY: the context is bound.
                let _ = unsafe { sys::cuCtxSynchronize() };
            }
        }
        for (rank, &part) in self.parts.iter().enumerate() {
            // SAFETY: the part was mapped there, and nothing uses it any more.
            unsafe {
                let _ = sys::cuMemUnmap(self.base + (rank * self.stride) as u64, self.stride);
                let _ = sys::cuMemRelease(part);
            }
        }
        // SAFETY: the range was reserved, and nothing is mapped in it.
        let _ = unsafe { sys::cuMemAddressFree(self.base, self.reserved) };
    }
}
