//! Launches that are captured into graphs.

use crate::kernels::{axpy, inspect, product, tally};
use crate::{HOPPER, SMALL, tensor, turn, zeros};
use tile_cuda::cudarc::driver::sys::{CUgraphInstantiate_flags, CUstreamCaptureMode};
use tile_cuda::{Cuda, CudaTensorView, CudaTensorViewMut, Graph};
use tile_cuda_stand_in::{Attribute, Launch, Memory};
use tile_kernel::prelude::*;

/// out = x + y, vectors of 64.
fn add(launch: &Launch, memory: &mut Memory) -> Result<(), String> {
    let mut read = |number| memory.slice(launch.word(number), 256).map(|bytes| bytes.to_vec());
    let (x, y) = (read(0)?, read(1)?);
    let value = |bytes: &[u8]| f32::from_le_bytes(bytes.try_into().expect("four bytes"));
    let sums = x.chunks(4).zip(y.chunks(4)).flat_map(|(x, y)| (value(x) + value(y)).to_le_bytes());
    memory.slice(launch.word(2), 256)?.copy_from_slice(&sums.collect::<Vec<u8>>());
    Ok(())
}

fn stream() -> Cuda {
    Cuda::new(HOPPER).and_then(|cuda| cuda.new_stream()).expect("the stand-in has it")
}

/// A kernel's first launch may be in a capture; the graph does it again and
/// again, and keeps the code.
#[test]
fn a_graph_launches_again_and_again() {
    let turn = turn();
    turn.on_launch("axpy", add);
    let cuda = stream();
    let (mut x, one) = (zeros::<f32, 1>(&cuda, [64]), tensor(&cuda, &Tensor::full([64], 1.0)));
    let mut y = zeros::<f32, 1>(&cuda, [64]);
    // SAFETY: the tensors outlive the graph and are of its stream.
    let graph: Graph = unsafe {
        cuda.capture(|cuda| {
            axpy::<64>().launch(cuda, 1.0, &x, &one, &mut y)?;
            axpy::<64>().launch(cuda, 1.0, &y, &one, &mut x)
        })
    }
    .expect("it is captured");
    assert!(turn.launches().iter().all(|launch| launch.captured));
    assert_eq!(x.to_host().expect("nothing has run").to_vec(), [0.0; 64]);
    graph.cudarc().upload().expect("there is room");
    drop(cuda);
    for _ in 0..3 {
        graph.launch().expect("it is launched");
    }
    assert_eq!(x.to_host().expect("nothing fails").to_vec(), [6.0; 64]);
    // Tensors are used and freed like any others.
    let again = graph.cuda().clone();
    drop(graph);
    axpy::<64>().launch(&again, 1.0, &x, &one, &mut y).expect("it is launched");
    assert_eq!(y.to_host().expect("nothing fails").to_vec(), [7.0; 64]);
}

/// Asking for an address must not have the captured stream wait for what was done before.
#[test]
fn views_are_made_in_a_capture() {
    let turn = turn();
    turn.on_launch("axpy", add);
    let cuda = stream();
    let (x, mut y) = (tensor(&cuda, &Tensor::full([64], 1.0)), zeros::<f32, 1>(&cuda, [64]));
    let mut slices = [(); 2].map(|()| cuda.stream().alloc_zeros::<f32>(64).expect("there is room"));
    let [from, to] = &mut slices;
    // SAFETY: the tensors and slices outlive the graph and are of its stream.
    let graph = unsafe {
        cuda.capture(|cuda| {
            axpy::<64>().launch(cuda, 1.0, x.view(), x.view(), y.view_mut())?;
            let view = CudaTensorView::new(from.as_view(), [64]).expect("as many elements");
            let out = CudaTensorViewMut::new(to.as_view_mut(), [64]).expect("as many elements");
            axpy::<64>().launch(cuda, 1.0, view, y.view(), out)
        })
    }
    .expect("it is captured");
    graph.launch().expect("it is launched");
    assert_eq!(y.to_host().expect("nothing fails").to_vec(), [2.0; 64]);
    let mut out = [0.0; 64];
    cuda.stream().memcpy_dtoh(&slices[1], &mut out).expect("nothing fails");
    cuda.synchronize().expect("nothing fails");
    assert_eq!(out, [2.0; 64]);
}

#[test]
fn memory_of_launches_is_the_graphs() {
    let turn = turn();
    let cuda = stream();
    let mut count = zeros::<i32, 1>(&cuda, [5]);
    let (a, b) = (zeros::<f16, 2>(&cuda, [2048, 2047]), zeros::<f16, 2>(&cuda, [2047, 2048]));
    let mut c = zeros::<f32, 2>(&cuda, [2048, 2048]);
    // SAFETY: the tensors outlive the graph and are of its stream.
    let graph = unsafe {
        cuda.capture(|cuda| {
            tally().launch(cuda, 3, &mut count)?;
            product::<128, 64>().launch(cuda, &a, &b, &mut c)
        })
    }
    .expect("it is captured");
    assert_eq!(turn.launches().len(), 3, "one of them copies");
    for _ in 0..2 {
        graph.launch().expect("it is launched");
        cuda.synchronize().expect("its memory is allocated and freed each time");
    }
}

#[test]
fn what_has_to_wait_is_refused() {
    let turn = turn();
    turn.on_launch("axpy", add);
    let cuda = stream();
    let (x, mut y) = (zeros::<i32, 1>(&cuda, [9]), zeros::<i32, 1>(&cuda, [9]));
    // SAFETY: there is no graph.
    let refused = unsafe { cuda.capture(|cuda| inspect().launch(cuda, &x, 5, &mut y)) }.expect_err("it has messages");
    let LaunchError::Unsupported { kernel, reason, .. } = refused else { panic!("{refused}") };
    assert_eq!(kernel, "inspect");
    assert!(reason.contains("captured into a graph, and its messages are read"), "{reason}");
    // The stream is as it was.
    inspect().launch(&cuda, &x, 5, &mut y).expect("it is launched");
    let (x, mut out) = (Tensor::<f32, 1>::full([64], 1.0), Tensor::<f32, 1>::zeros([64]));
    // SAFETY: as above.
    let staged = unsafe { cuda.capture(|cuda| axpy::<64>().launch(&cuda.host_adapter(), 1.0, &x, &x, &mut out)) };
    assert!(matches!(staged, Err(LaunchError::Unsupported { .. })), "{staged:?}");
    axpy::<64>().launch(&cuda.host_adapter(), 1.0, &x, &x, &mut out).expect("it is launched");
    assert_eq!(out.to_vec(), [2.0; 64]);
    // A device that allocates at once has nothing to capture.
    let small = Cuda::new(SMALL).and_then(|cuda| cuda.new_stream()).expect("the stand-in has it");
    let mut count = zeros::<i32, 1>(&small, [5]);
    // SAFETY: as above.
    let refused = unsafe { small.capture(|cuda| tally().launch(cuda, 3, &mut count)) };
    assert!(matches!(refused, Err(LaunchError::Unsupported { .. })), "{refused:?}");
    // SAFETY: as above.
    let default = unsafe { Cuda::new(HOPPER).expect("the stand-in has it").capture(|_| Ok(())) };
    assert!(default.expect_err("it is the default stream").to_string().contains("`new_stream` makes one"));
}

/// A capture that nobody answers for.
#[test]
fn safe_launches_are_not_captured_unawares() {
    let turn = turn();
    turn.on_launch("axpy", add);
    let cuda = stream();
    let (x, mut y) = (tensor(&cuda, &Tensor::full([64], 1.0)), zeros::<f32, 1>(&cuda, [64]));
    let stream = cuda.stream();
    stream.begin_capture(CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL).expect("it begins");
    let refused = axpy::<64>().launch(&cuda, 1.0, &x, &x, &mut y).expect_err("the tensors may go");
    let graph = stream.end_capture(CUgraphInstantiate_flags(0)).expect("the capture is whole");
    assert!(refused.to_string().contains("`Cuda::capture`"), "{refused}");
    drop(graph);
    axpy::<64>().launch(&cuda, 1.0, &x, &x, &mut y).expect("it is launched");
    assert_eq!(y.to_host().expect("nothing fails").to_vec(), [2.0; 64]);
}

/// As PyTorch does: a stream of its own, in the strictest mode; who lent it
/// answers for the tensors. The kernel is compiled meanwhile.
#[test]
fn borrowed_streams_are_captured_by_their_owner() {
    let turn = turn();
    turn.on_launch("axpy", add);
    let cuda = stream();
    let slice = cuda.stream().clone_htod(&[1.0_f32; 64]).expect("there is memory");
    let view = CudaTensorView::new(slice.as_view(), [64]).expect("64 elements");
    let mut y = zeros::<f32, 1>(&cuda, [64]);
    let owner = cuda.stream();
    // SAFETY: the stream lives; tensors outlive the graph.
    let lent = unsafe { cuda.on_borrowed(owner.cu_stream()) };
    owner.begin_capture(CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_GLOBAL).expect("it begins");
    axpy::<64>().launch(&lent, 1.0, &view, &view, &mut y).expect("it is captured");
    let graph = owner.end_capture(CUgraphInstantiate_flags(0)).expect("the capture is whole").expect("there is one");
    let launches = turn.launches();
    assert_eq!(launches[0].attributes, [Attribute::ProgrammaticStreamSerialization(true)]);
    assert!(launches[0].captured);
    graph.launch().expect("it is launched");
    assert_eq!(y.to_host().expect("nothing fails").to_vec(), [2.0; 64]);
}

/// The wait for a context ends captures of its streams, by anybody; what could not be
/// waited for is not unloaded.
#[test]
fn code_stays_when_a_capture_is_in_the_way() {
    let turn = turn();
    turn.on_launch("axpy", add);
    let cuda = stream();
    let owner = cuda.context().new_stream().expect("another");
    let (x, mut y) = (tensor(&cuda, &Tensor::full([64], 1.0)), zeros::<f32, 1>(&cuda, [64]));
    axpy::<64>().launch(&cuda, 1.0, &x, &x, &mut y).expect("it is launched");
    owner.begin_capture(CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_GLOBAL).expect("it begins");
    std::thread::spawn(|| drop(cuda)).join().expect("it does not panic");
    assert!(!turn.calls().contains(&"cuModuleUnload"));
    assert!(owner.end_capture(CUgraphInstantiate_flags(0)).is_err(), "somebody waited");
    assert_eq!(y.to_host().expect("nothing fails").to_vec(), [2.0; 64]);
    drop((x, y, owner));
    assert_eq!(turn.faults(), [""; 0]);
}

/// One that has launched nothing has nothing to wait for.
#[test]
fn captures_go_on_where_nothing_is_unloaded() {
    let _turn = turn();
    let cuda = stream();
    let owner = cuda.context().new_stream().expect("another");
    owner.begin_capture(CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_GLOBAL).expect("it begins");
    drop(cuda);
    drop(owner.end_capture(CUgraphInstantiate_flags(0)).expect("the capture is whole"));
}

#[test]
fn the_stand_in_has_the_rules_of_capture() {
    let turn = turn();
    {
        let cuda = stream();
        let other = cuda.new_stream().expect("another");
        let owner = cuda.stream();
        let begin =
            || owner.begin_capture(CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL).expect("it begins");
        let end = |why: &str| {
            let ended = owner.end_capture(CUgraphInstantiate_flags(0));
            let error = ended.err().unwrap_or_else(|| panic!("{why}"));
            assert!(error.to_string().contains("due to a previous error"), "{why}: {error}");
        };
        begin();
        assert!(owner.synchronize().is_err());
        end("a wait");
        let event = other.stream().record_event(None).expect("it is recorded");
        begin();
        assert!(owner.wait(&event).is_err());
        end("work outside");
        begin();
        assert!(cuda.context().synchronize().is_err());
        end("a wait for all");
        begin();
        let inside = owner.record_event(None).expect("it is recorded");
        owner.wait(&inside).expect("it is of the capture");
        assert!(other.stream().wait(&inside).is_err(), "it is of a capture");
        drop(owner.end_capture(CUgraphInstantiate_flags(0)).expect("it is whole"));
    }
    turn.faults();
}
