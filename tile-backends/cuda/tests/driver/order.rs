//! What outlives a launch, and in which order things are used and given back.

use crate::kernels::{axpy, tally};
use crate::{HOPPER, tensor, turn, zeros};
use cudarc::driver::sys::CUdeviceptr;
use cudarc::driver::{CudaEvent, CudaSlice, CudaStream, DevicePtr, DevicePtrMut, DeviceSlice, SyncOnDrop};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use tile_core::tensor::TensorError;
use tile_cuda::{Cuda, CudaTensorView, CudaTensorViewMut};
use tile_cuda_stand_in::{Launch, Memory};
use tile_kernel::prelude::*;

/// What `axpy` does with a = 1 and vectors of `n`.
fn add(n: usize) -> impl FnMut(&Launch, &mut Memory) -> Result<(), String> + Send {
    move |launch, memory| {
        let read = |memory: &mut Memory, number| memory.slice(launch.word(number), 4 * n).map(|bytes| bytes.to_vec());
        let (x, y) = (read(memory, 0)?, read(memory, 1)?);
        let value = |bytes: &[u8]| f32::from_le_bytes(bytes.try_into().expect("four bytes"));
        let sums = x.chunks(4).zip(y.chunks(4)).flat_map(|(x, y)| (value(x) + value(y)).to_le_bytes());
        memory.slice(launch.word(2), 4 * n)?.copy_from_slice(&sums.collect::<Vec<u8>>());
        Ok(())
    }
}

#[test]
fn streams_are_ordered_by_what_they_touch() {
    let turn = turn();
    turn.on_launch("axpy", add(64));
    let first = Cuda::new(HOPPER).expect("the stand-in has it");
    let streams = [first.new_stream().expect("one"), first.new_stream().expect("another"), first.clone()];
    let one = tensor(&streams[1], &Tensor::full([64], 1.0));
    let mut x = zeros::<f32, 1>(&streams[0], [64]);
    let mut y = zeros::<f32, 1>(&streams[1], [64]);
    for i in 0..50 {
        axpy::<64>().launch(&streams[i % 3], 1.0, &x, &one, &mut y).expect("it is launched");
        std::mem::swap(&mut x, &mut y);
    }
    assert_eq!(x.to_host().expect("nothing fails").to_vec(), [50.0; 64]);
}

/// Memory of another crate, with an event that says when it is idle.
struct Foreign {
    memory: CudaSlice<f32>,
    idle: CudaEvent,
}

impl Foreign {
    fn new(cuda: &Cuda, value: f32, n: usize) -> Foreign {
        let memory = cuda.stream().clone_htod(&vec![value; n]).expect("there is memory");
        Foreign { memory, idle: cuda.stream().context().new_event(None).expect("one") }
    }
}

impl DeviceSlice<f32> for Foreign {
    fn len(&self) -> usize {
        self.memory.len()
    }
    fn stream(&self) -> &Arc<CudaStream> {
        self.memory.stream()
    }
}

impl DevicePtr<f32> for Foreign {
    fn device_ptr<'a>(&'a self, stream: &'a CudaStream) -> (CUdeviceptr, SyncOnDrop<'a>) {
        (self.memory.device_ptr(stream).0, SyncOnDrop::Record(Some((&self.idle, stream))))
    }
}

impl DevicePtrMut<f32> for Foreign {
    fn device_ptr_mut<'a>(&'a mut self, stream: &'a CudaStream) -> (CUdeviceptr, SyncOnDrop<'a>) {
        (self.memory.device_ptr_mut(stream).0, SyncOnDrop::Record(Some((&self.idle, stream))))
    }
}

/// Anything with an address on the device is an argument, and knows when it is
/// idle, with one stream as with two.
#[test]
fn memory_of_other_kinds() {
    let turn = turn();
    let done = Arc::new(AtomicUsize::new(0));
    let mut sum = add(64);
    turn.on_launch("axpy", {
        let done = done.clone();
        move |launch, memory| {
            done.fetch_add(1, Ordering::Relaxed);
            sum(launch, memory)
        }
    });
    let cuda = Cuda::new(HOPPER).expect("the stand-in has it");
    let (x, mut y) = (Foreign::new(&cuda, 2.0, 64), Foreign::new(&cuda, 0.0, 64));
    assert!(CudaTensorView::new(&x, [65]).is_err() && CudaTensorViewMut::strided(&mut y, [40], [2]).is_err());
    let one = cuda.stream().clone_htod(&[1.0_f32; 64]).expect("there is memory");
    let run = |x: &Foreign, y: &mut Foreign| {
        let x = CudaTensorView::new(x, [8, 8]).and_then(|x| x.reshape([64])).expect("64 elements");
        let one = CudaTensorView::new(&one, [64]).expect("64 elements");
        let mut y = CudaTensorViewMut::new(y, [64]).expect("64 elements");
        axpy::<64>().launch(&cuda, 1.0, x, one, &mut y).expect("it is launched");
    };
    run(&x, &mut y);
    assert_eq!(done.load(Ordering::Relaxed), 0, "nobody waited");
    y.idle.synchronize().expect("nothing fails");
    assert_eq!(done.load(Ordering::Relaxed), 1);
    // With a second stream cudarc records the events.
    let other = cuda.new_stream().expect("another");
    run(&y, &mut Foreign::new(&cuda, 0.0, 64));
    y.idle.synchronize().expect("nothing fails");
    assert_eq!(done.load(Ordering::Relaxed), 2);
    let mut found = [0.0; 64];
    cuda.stream().memcpy_dtoh(&y.memory, &mut found).expect("nothing fails");
    cuda.synchronize().expect("nothing fails");
    assert_eq!(found, [3.0; 64]);
    drop(other);
}

/// Parts of a pool that only an address tells of: inputs and the output of one
/// allocation, as long as no byte is in two of them.
#[test]
fn parts_of_one_allocation() {
    let turn = turn();
    turn.on_launch("axpy", add(64));
    let cuda = Cuda::new(HOPPER).expect("the stand-in has it");
    let numbers: Vec<f32> = (0..1024_i16).map(f32::from).collect();
    let pool = cuda.stream().clone_htod(&numbers).expect("there is memory");
    let address = pool.device_ptr(cuda.stream()).0;
    // SAFETY: the pool has the elements, and outlives the launches; one stream uses it.
    let input = |first: u64| unsafe { CudaTensorView::<f32, 1>::from_raw_parts(&cuda, address, 4 * first, [64], [1]) };
    // SAFETY: as above.
    let output =
        |first: u64| unsafe { CudaTensorViewMut::<f32, 1>::from_raw_parts(&cuda, address, 4 * first, [64], [1]) };
    let run = |x: u64, z: u64, y: u64| {
        let (x, z, y) = (input(x), input(z), output(y));
        axpy::<64>().launch(&cuda, 1.0, x.expect("a part"), z.expect("a part"), y.expect("a part"))
    };
    run(100, 900, 164).expect("they are apart");
    let overlap = |other: &str| Err(LaunchError::Overlap { argument: "out".to_owned(), other: other.to_owned() });
    assert_eq!(run(300, 500, 363), overlap("x"));
    assert_eq!(run(500, 300, 237), overlap("y"));
    run(300, 300, 364).expect("inputs may be one");
    let found = cuda.stream().clone_dtoh(&pool).expect("nothing fails");
    cuda.synchronize().expect("nothing fails");
    for (i, &found) in found.iter().enumerate() {
        let expected = match i {
            164..228 => (i - 64) + (i - 164 + 900),
            364..428 => 2 * (i - 64),
            _ => i,
        };
        assert_eq!(found, expected as f32, "element {i}");
    }
    // SAFETY: nothing is launched on it.
    let unaligned = unsafe { CudaTensorView::<f32, 1>::from_raw_parts(&cuda, address, 6, [1], [1]) };
    let expected = TensorError::Alignment { what: "address", found: address + 6, multiple: 4 };
    assert_eq!(unaligned.map(drop), Err(expected));
    // SAFETY: as above.
    let twice = unsafe { CudaTensorViewMut::<f32, 1>::from_raw_parts(&cuda, address, 0, [2], [0]) };
    assert!(matches!(twice, Err(TensorError::Overlap { .. })));
}

#[test]
fn tensors_may_be_dropped_behind_a_launch() {
    let turn = turn();
    turn.on_launch("axpy", add(256));
    let first = Cuda::new(HOPPER).expect("the stand-in has it");
    let other = first.new_stream().expect("another");
    for _ in 0..5 {
        let mut out = zeros::<f32, 1>(&first, [256]);
        let (x, y) = (tensor(&first, &Tensor::full([256], 2.0)), tensor(&other, &Tensor::full([256], 3.0)));
        axpy::<256>().launch(&other, 1.0, &x, &y, &mut out).expect("it is launched");
        drop((x, y));
        // Their streams come to the frees before anybody waits for the launch.
        first.synchronize().expect("nothing fails");
        assert_eq!(out.to_host().expect("nothing fails").to_vec(), [5.0; 256]);
    }
    drop(other);
}

/// The test above would fail without the events that order the frees.
#[test]
fn the_stand_in_finds_uses_of_freed_memory() {
    let turn = turn();
    {
        let first = Cuda::new(HOPPER).expect("the stand-in has it");
        let other = first.new_stream().expect("another");
        // SAFETY: on purpose unordered; the stand-in's memory is never gone.
        unsafe { first.context().disable_event_tracking() };
        let mut out = zeros::<f32, 1>(&first, [32]);
        let (x, y) = (zeros::<f32, 1>(&first, [32]), zeros::<f32, 1>(&first, [32]));
        axpy::<32>().launch(&other, 1.0, &x, &y, &mut out).expect("it is queued");
        drop(x);
        first.synchronize().expect("the free is done");
        let error = other.synchronize().expect_err("the launch comes too late");
        assert!(error.to_string().contains("illegal memory access"), "{error}");
        // Everything fails from now on, launches too.
        let error = axpy::<32>().launch(&other, 1.0, &y, &y, &mut out).expect_err("the context is lost");
        assert!(matches!(error, LaunchError::Driver { .. }), "{error}");
        let faults = turn.faults();
        assert!(faults[0].contains("`axpy` runs on memory"), "{faults:?}");
    }
    turn.faults();
}

#[test]
fn devices_may_be_dropped_behind_a_launch() {
    let turn = turn();
    turn.on_launch("axpy", add(32));
    let (x, mut out);
    {
        let cuda = Cuda::new(HOPPER).expect("the stand-in has it");
        x = tensor(&cuda, &Tensor::full([32], 4.0));
        out = zeros::<f32, 1>(&cuda, [32]);
        axpy::<32>().launch(&cuda, 1.0, &x, &x, &mut out).expect("it is launched");
        tally().launch(&cuda, 1, &mut zeros(&cuda, [3])).expect("it is launched");
    }
    // Code was unloaded with the last `Cuda`, after its launches.
    assert_eq!(turn.calls().iter().filter(|&&call| call == "cuModuleUnload").count(), 2);
    assert_eq!(out.to_host().expect("nothing fails").to_vec(), [8.0; 32]);
}

#[test]
fn launches_from_many_threads() {
    let turn = turn();
    turn.on_launch("axpy", add(128));
    let cuda = Cuda::new(HOPPER).expect("the stand-in has it");
    let shared = tensor(&cuda, &Tensor::full([128], 1.0));
    cuda.synchronize().expect("nothing fails");
    thread::scope(|scope| {
        for number in 0..8 {
            let (cuda, shared) = (&cuda, &shared);
            scope.spawn(move || {
                let own = if number % 2 == 0 { cuda.clone() } else { cuda.new_stream().expect("another") };
                let mut x = tensor(&own, &Tensor::full([128], number as f32));
                let mut y = zeros::<f32, 1>(&own, [128]);
                for _ in 0..20 {
                    // Threads compile different instances, and the same.
                    match number % 3 {
                        0 => axpy::<32>().launch(&own, 1.0, &x, shared, &mut y),
                        1 => axpy::<64>().launch(&own, 1.0, &x, shared, &mut y),
                        _ => axpy::<128>().launch(&own, 1.0, &x, shared, &mut y),
                    }
                    .expect("it is launched");
                    std::mem::swap(&mut x, &mut y);
                }
                assert_eq!(x.to_host().expect("nothing fails").to_vec(), [number as f32 + 20.0; 128]);
            });
        }
    });
    assert_eq!(turn.launches().len(), 160);
}
