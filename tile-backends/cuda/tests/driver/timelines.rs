//! Launches that record a timeline: the buffer, what is made of it, and that a graph has none.

use crate::kernels::axpy;
use crate::{HOPPER, turn, zeros};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tile_cuda::Cuda;
use tile_cuda::ptx::timeline::{ROW_WORDS, SITE_BITS};
use tile_kernel::prelude::*;

#[test]
fn launches_keep_what_they_recorded() {
    let turn = turn();
    let plain = Cuda::new(HOPPER).and_then(|cuda| cuda.new_stream()).expect("the stand-in has it");
    let cuda = plain.with_timelines();
    let (x, mut y) = (zeros::<f32, 1>(&cuda, [128]), zeros::<f32, 1>(&cuda, [128]));
    let z = zeros::<f32, 1>(&cuda, [128]);
    // As the device would: the second block runs for 200 cycles, which are 100 nanoseconds.
    let count = Arc::new(AtomicUsize::new(0));
    let counted = count.clone();
    turn.on_launch("axpy", move |launch, memory| {
        counted.store(launch.params.len(), Ordering::Relaxed);
        let (buffer, row) = (launch.word(launch.params.len() - 1), 8 * u64::from(ROW_WORDS));
        assert!(memory.slice(buffer, 2 * row as usize)?.iter().all(|&byte| byte == 0), "rows begin as zeros");
        let head = [1000, 50, 1100, 250, 7 | 1 << 32];
        let marks = [50 << SITE_BITS, 250 << SITE_BITS | 1];
        let bytes: Vec<u8> = head.iter().chain(&marks).flat_map(|word: &u64| word.to_le_bytes()).collect();
        memory.slice(buffer + row, bytes.len())?.copy_from_slice(&bytes);
        Ok(())
    });
    axpy::<64>().launch(&cuda, 1.0, &x, &z, &mut y).expect("it is launched");
    let timelines = cuda.timelines();
    let [timeline] = &timelines[..] else { panic!("one launch: {timelines:?}") };
    let [group] = &timeline.groups[..] else { panic!("one block: {timeline:?}") };
    assert_eq!((timeline.kernel.as_str(), group.block, group.multiprocessor), ("axpy", 1, 7));
    assert_eq!(group.nanoseconds(), 100.0);
    assert_eq!(cuda.timelines(), [], "they were taken");
    // A profiler records a launch on host tensors in the same way, in the form of all devices.
    let adapter = plain.host_adapter();
    let profiled = tile_profile::Profile::new().with_timelines().on(&adapter);
    let (host_x, host_z, mut out) = (Tensor::zeros([128]), Tensor::zeros([128]), Tensor::zeros([128]));
    axpy::<64>().launch(&profiled, 1.0, &host_x, &host_z, &mut out).expect("it is launched");
    let insides = profiled.hook().insides();
    let [lane] = &insides[0].timeline.lanes[..] else { panic!("one block: {insides:?}") };
    assert_eq!((&*lane.place, lane.ran), ("block 1 on multiprocessor 7", [0.0, 100.0]));
    assert!(profiled.hook().html("stand-in").contains("block 1 on multiprocessor 7, warpgroup 0"));
    // A stream without is as it was, and has another program.
    let before = count.load(Ordering::Relaxed);
    turn.on_launch("axpy", move |launch, _| {
        assert_eq!(launch.params.len() + 1, before, "no buffer is passed");
        Ok(())
    });
    axpy::<64>().launch(&plain, 1.0, &x, &z, &mut y).expect("it is launched");
    assert_eq!(plain.timelines(), []);
    // SAFETY: there is no graph.
    let refused = unsafe { cuda.capture(|cuda| axpy::<64>().launch(cuda, 1.0, &x, &z, &mut y)) };
    let LaunchError::Unsupported { reason, .. } = refused.expect_err("it has a timeline") else { panic!() };
    assert!(reason.contains("captured into a graph, and its timeline is read"), "{reason}");
}
