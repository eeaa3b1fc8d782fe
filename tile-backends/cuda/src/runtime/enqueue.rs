//! The call of the driver.

use super::stack::Stack;
use super::tensor_map::TensorMap;
use cudarc::driver::sys::{self, CUlaunchAttributeID as AttributeId};
use cudarc::driver::{CudaStream, DriverError};
use std::ffi::c_void;
use std::ptr::{self, null_mut};

/// What an entry takes, in order.
#[derive(Default)]
pub(super) struct Values {
    /// Pointers and scalars.
    pub(super) words: Stack<u64, 48>,
    pub(super) maps: Stack<TensorMap, 4>,
    /// The message buffer.
    pub(super) messages: Option<u64>,
    /// The buffer of the timeline.
    pub(super) timeline: Option<u64>,
}

/// An entry and the threads that run it.
pub(super) struct Work {
    pub(super) function: sys::CUfunction,
    /// Fastest axis first.
    pub(super) grid: [u32; 3],
    /// Threads of a block.
    pub(super) threads: u32,
    /// Bytes of dynamic shared memory of a block.
    pub(super) shared: u32,
    /// Whether it may start before the launch in front of it is done; it then
    /// waits by itself.
    pub(super) early: bool,
    /// Whether its blocks wait for each other, so that the device has to run all at once.
    pub(super) together: bool,
}

/// Calls the driver.
///
/// # Safety
/// The context is bound, the function is of a module that was loaded into it
/// and stays loaded until the work is done, the values are what it takes, and
/// it waits by itself if it may start early.
pub(super) unsafe fn enqueue(work: &Work, stream: &CudaStream, values: &Values) -> Result<(), DriverError> {
    let mut parameters = Stack::<*mut c_void, 48>::default();
    // The driver copies as many bytes as each parameter of the entry has, the
    // low ones: machines with this driver are little endian.
    values.words.as_slice().iter().for_each(|word| parameters.push(ptr::from_ref(word).cast_mut().cast()));
    values.maps.as_slice().iter().for_each(|map| parameters.push(map.as_ptr().cast_mut()));
    values
        .messages
        .iter()
        .chain(&values.timeline)
        .for_each(|address| parameters.push(ptr::from_ref(address).cast_mut().cast()));
    let early = sys::CUlaunchAttribute {
        id: AttributeId::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION,
        pad: [0; 4],
        value: sys::CUlaunchAttributeValue { programmaticStreamSerializationAllowed: 1 },
    };
    let together = sys::CUlaunchAttribute {
        id: AttributeId::CU_LAUNCH_ATTRIBUTE_COOPERATIVE,
        pad: [0; 4],
        value: sys::CUlaunchAttributeValue { cooperative: 1 },
    };
    let mut attributes = Stack::<sys::CUlaunchAttribute, 2>::default();
    for (attribute, asked) in [(early, work.early), (together, work.together)] {
        if asked {
            attributes.push(attribute);
        }
    }
    let [x, y, z] = work.grid;
    let config = sys::CUlaunchConfig {
        gridDimX: x,
        gridDimY: y,
        gridDimZ: z,
        blockDimX: work.threads,
        blockDimY: 1,
        blockDimZ: 1,
        sharedMemBytes: work.shared,
        hStream: stream.cu_stream(),
        attrs: attributes.as_mut_slice().as_mut_ptr(),
        numAttrs: attributes.as_slice().len() as u32,
    };
    let parameters = parameters.as_mut_slice().as_mut_ptr();
    // SAFETY: the caller's promise; configuration, attributes and parameters
    // live through the call, which copies them.
    unsafe { sys::cuLaunchKernelEx(&raw const config, work.function, parameters, null_mut()) }.result()
}
