//! Kernels that print or assert: the buffer, and the wait for it.

use crate::kernels::{inspect, lookup};
use crate::{HOPPER, turn, zeros};
use tile_cuda::Cuda;
use tile_cuda::ptx::message::{FAILED_AT, HEADER_BYTES};
use tile_kernel::launch::Checks;
use tile_kernel::prelude::*;

#[test]
fn a_launch_waits_for_its_messages() {
    let turn = turn();
    let cuda = Cuda::new(HOPPER).expect("the stand-in has it");
    let (x, mut y) = (zeros::<i32, 1>(&cuda, [9]), zeros::<i32, 1>(&cuda, [9]));
    // As the device would: element 4 is 77, in thread 4.
    turn.on_launch("inspect", |launch, memory| {
        let buffer = launch.word(launch.params.len() - 1);
        let room = u64::from_le_bytes(memory.slice(buffer + 8, 8)?.try_into().expect("eight bytes"));
        assert!(room > 1 << 16, "the log has {room} bytes");
        memory.slice(buffer + u64::from(FAILED_AT), 1)?[0] = 1;
        let words = [48_u64 << 32, 0, 4 << 32, 4, 77, 4];
        let record: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        memory.slice(buffer + u64::from(HEADER_BYTES), record.len())?.copy_from_slice(&record);
        Ok(())
    });
    let error = inspect().launch(&cuda, &x, 5, &mut y).expect_err("it says so");
    let LaunchError::Assertion { location, block, message } = error else { panic!("{error}") };
    assert_eq!((block, message.as_str()), ([0, 0, 0], "element 4 is 77 (i = 4)"));
    assert!(location.contains("kernels.rs:"), "{location}");
    turn.on_launch("inspect", |_, _| Ok(()));
    turn.calls();
    inspect().launch(&cuda, &x, 5, &mut y).expect("nothing is reported");
    let calls = turn.calls();
    let at = |name| calls.iter().position(|&call| call == name).unwrap_or_else(|| panic!("{name} in {calls:?}"));
    assert!(at("cuMemAllocAsync") < at("cuLaunchKernelEx"));
    assert!(at("cuLaunchKernelEx") < at("cuStreamSynchronize"));
    assert!(at("cuStreamSynchronize") < at("cuMemFreeAsync"));
}

#[test]
fn a_checked_stream_reports_faults() {
    let turn = turn();
    let cuda = Cuda::checked(HOPPER).expect("the stand-in has it");
    assert_eq!(cuda.checks(), Checks::USUAL);
    let (x, at, mut y) = (zeros::<i32, 1>(&cuda, [5]), zeros::<i32, 1>(&cuda, [9]), zeros::<i32, 1>(&cuda, [9]));
    // As the device would: place 7 of five, in thread 2.
    turn.on_launch("lookup", |launch, memory| {
        let buffer = launch.word(launch.params.len() - 1);
        memory.slice(buffer + u64::from(FAILED_AT), 1)?[0] = 1;
        let words = [40_u64 << 32, 0, 2 << 32, 7, 5];
        let record: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        memory.slice(buffer + u64::from(HEADER_BYTES), record.len())?.copy_from_slice(&record);
        Ok(())
    });
    let error = lookup().launch(&cuda, &x, &at, &mut y).expect_err("it says so");
    let LaunchError::Fault { location, block, reason } = error else { panic!("{error}") };
    assert_eq!(block, [0, 0, 0]);
    assert_eq!(reason, "kernel `lookup` reads `x[7]`, and the extents of `x` are [5]");
    assert!(location.contains("kernels.rs:"), "{location}");
    // Other streams of the context run other code, which is not waited for.
    turn.on_launch("lookup", |_, _| Ok(()));
    turn.calls();
    let plain = Cuda::new(HOPPER).expect("the stand-in has it");
    lookup().launch(&plain, &x, &at, &mut y).expect("nothing is looked for");
    assert!(!turn.calls().contains(&"cuStreamSynchronize"), "nothing waits");
}
