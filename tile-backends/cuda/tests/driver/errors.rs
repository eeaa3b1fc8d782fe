//! What the driver answers becomes an error of the launch.

use crate::kernels::{axpy, roomy, tally};
use crate::{HOPPER, SMALL, TOO_OLD, turn, zeros};
use tile_cuda::{Cuda, CudaTensor, devices};
use tile_cuda_stand_in::CUresult;
use tile_kernel::prelude::*;

#[test]
fn devices_that_are_too_old_or_missing() {
    let _turn = turn();
    let error = Cuda::new(TOO_OLD).expect_err("it is too old").to_string();
    assert_eq!(
        error,
        "target cuda is not available: device 1 (stand-in T) has compute capability 7.5, 8.0 or newer is needed"
    );
    let error = Cuda::new(9).expect_err("there are fewer").to_string();
    assert!(error.contains("there is no device 9, devices are numbered below 4"), "{error}");
    let found: Vec<_> =
        devices().expect("there are some").into_iter().map(|device| (device.name, device.arch)).collect();
    assert_eq!(found.len(), 4);
    assert_eq!(found[1], ("stand-in T".to_owned(), None));
}

/// What a process says that has another driver: it is looked for once.
fn with_driver(variable: &str, value: &str) -> String {
    let program = std::env::current_exe().expect("a test is a program");
    let mut child = std::process::Command::new(program);
    child.args(["--exact", "errors::drivers_that_are_too_old_or_without_devices", "--nocapture"]);
    let output = child.env(variable, value).env("TILE_DRIVER_CHILD", "1").output().expect("it starts");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn drivers_that_are_too_old_or_without_devices() {
    if std::env::var_os("TILE_DRIVER_CHILD").is_some() {
        let _turn = turn();
        for error in [Cuda::new(HOPPER).err(), devices().err()].into_iter().flatten() {
            assert!(matches!(error, LaunchError::Unavailable { .. }), "{error:?}");
            println!("\nfound: {error}");
        }
        return;
    }
    for (variable, value, expected) in [
        ("TILE_STAND_IN_VERSION", "11080", "the NVIDIA driver supports CUDA 11.8, 12.0 or newer is needed"),
        ("TILE_STAND_IN_START", "100", "there is an NVIDIA driver, but no device on this machine"),
    ] {
        let said = with_driver(variable, value);
        let line = format!("found: target cuda is not available: {expected}");
        assert_eq!(said.lines().filter(|said| **said == line).count(), 2, "{said}");
    }
}

#[test]
fn what_the_driver_refuses() {
    let turn = turn();
    let cuda = Cuda::new(HOPPER).expect("the stand-in has it");
    let x = zeros::<f32, 1>(&cuda, [64]);
    let mut out = zeros::<f32, 1>(&cuda, [64]);
    let mut launch = || axpy::<64>().launch(&cuda, 1.0, &x, &x, &mut out).map_err(|error| error.to_string());

    turn.say("ptxas error: line 7");
    turn.fail("cuModuleLoadDataEx", CUresult::CUDA_ERROR_INVALID_PTX);
    let error = launch().expect_err("it is refused");
    assert!(error.starts_with("cuda: assembling kernel `axpy`: a PTX JIT compilation failed"), "{error}");
    assert!(error.ends_with("\nptxas error: line 7"), "{error}");
    // A failure is not kept.
    launch().expect("it is launched");

    turn.fail("cuLaunchKernelEx", CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES);
    let error = launch().expect_err("it is refused");
    assert!(
        error.contains("launching kernel `axpy` with 32 threads a block: too many resources")
            || error.contains("threads a block: too many resources"),
        "{error}"
    );
    turn.fail("cuLaunchKernelEx", CUresult::CUDA_ERROR_ILLEGAL_ADDRESS);
    let error = launch().expect_err("something before it failed");
    assert!(error.contains("an illegal memory access was encountered (CUDA_ERROR_ILLEGAL_ADDRESS)"), "{error}");
    // An error without a name.
    turn.fail("cuLaunchKernelEx", CUresult::CUDA_ERROR_UNKNOWN);
    assert!(launch().expect_err("it is refused").ends_with("error 999"));
    launch().expect("it is launched");
}

#[test]
fn memory_that_there_is_not() {
    let turn = turn();
    let cuda = Cuda::new(HOPPER).expect("the stand-in has it");
    let error = CudaTensor::<f32, 2>::zeros(&cuda, [1 << 20, 1 << 20]).expect_err("there is less");
    assert!(error.to_string().contains("out of memory"), "{error}");
    let mut y = zeros::<i32, 1>(&cuda, [8]);
    turn.fail("cuMemAllocAsync", CUresult::CUDA_ERROR_OUT_OF_MEMORY);
    let error = tally().launch(&cuda, 1, &mut y).expect_err("there is none for the workspace");
    let LaunchError::Memory { kernel, needed, available, .. } = error else { panic!("{error}") };
    assert_eq!((kernel.as_str(), needed), ("tally", 256));
    assert!(available > 1 << 30);
    tally().launch(&cuda, 1, &mut y).expect("it is launched");
}

#[test]
fn tiles_that_do_not_fit() {
    let turn = turn();
    let small = Cuda::new(SMALL).expect("the stand-in has it");
    let tensors = |cuda: &Cuda| (zeros::<f32, 2>(cuda, [256, 256]), zeros::<f32, 2>(cuda, [256, 256]));
    let (x, mut y) = tensors(&small);
    let error = roomy::<128, 256>().launch(&small, &x, &mut y).expect_err("there are 99 KiB");
    // Rows of 1 KiB, padded by 16 bytes.
    assert_eq!(error, LaunchError::memory("roomy", 128 * 1040, 99 << 10));
    assert_eq!(error.to_string(), "kernel `roomy` needs 133120 bytes of tile memory, 101376 are available");
    // The default instance leaves the choice to the device: of those that fit it takes what it
    // expects to be fastest, here more blocks of 32 rows.
    <roomy>::default().launch(&small, &x, &mut y).expect("one of the list fits");
    <roomy>::default().launch(&small, &x, &mut y).expect("it is kept");
    small.synchronize().expect("it is as large as was allowed");
    let launches = turn.launches();
    assert_eq!(launches.iter().map(|launch| (launch.grid[0], launch.shared)).collect::<Vec<_>>(), [(8, 32 * 1040); 2]);
    // What is named is made, and nothing else.
    assert!(roomy::<128, 256>().launch(&small, &x, &mut y).is_err());
    let wide = || (zeros::<f32, 2>(&small, [8, 1024]), zeros::<f32, 2>(&small, [8, 1024]));
    let (x, mut y) = wide();
    let error = <roomy<128, 1024>>::default().launch(&small, &x, &mut y).expect_err("none fits");
    assert_eq!(error, LaunchError::memory("roomy", 32 * 4112, 99 << 10));
    let large = Cuda::new(HOPPER).expect("the stand-in has it");
    let (x, mut y) = tensors(&large);
    <roomy>::default().launch(&large, &x, &mut y).expect("there are 227 KiB");
    large.synchronize().expect("it is as large as was allowed");
    assert_eq!(turn.launches()[0].shared, 32 * 1040);
}

/// A launch that failed shows in the calls that come after it.
#[test]
fn failures_of_queued_work() {
    let turn = turn();
    {
        let cuda = Cuda::new(HOPPER).expect("the stand-in has it");
        turn.on_launch("axpy", |_, _| Err("an access outside".to_owned()));
        let x = zeros::<f32, 1>(&cuda, [64]);
        let mut out = zeros::<f32, 1>(&cuda, [64]);
        axpy::<64>().launch(&cuda, 1.0, &x, &x, &mut out).expect("it is queued");
        let error = out.to_host().expect_err("the launch failed");
        assert!(error.to_string().starts_with("cuda: waiting for the stream: an illegal memory access"), "{error}");
        assert!(cuda.synchronize().is_err());
        assert!(axpy::<64>().launch(&cuda, 1.0, &x, &x, &mut out).is_err());
        assert_eq!(turn.faults(), ["`axpy`: an access outside"]);
    }
    turn.faults();
}
