//! Launches on host and device tensors, in the order of streams, and what goes wrong.

use crate::stand_in::{alone, control, device, stand_in};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tile_cc::hip::runtime::{Hiprtc, VENDOR, open};
use tile_cc::runtime::{Api, Compiler, Gpu, GpuTensor};
use tile_kernel::launch::Device;
use tile_kernel::prelude::*;

/// z = a · x + b · y, where no x is negative; each argument in a place of its own.
#[tile_kernel]
fn combined<const N: usize>(a: f32, x: &Tensor<f32, 1>, b: i32, y: &Tensor<f32, 1>, z: &mut Tensor<f32, 1>) {
    dims!(x = [n], y = [n], z = [n]);
    let [block] = blocks([n.div_ceil(N)]);
    parallel!(N, |i| {
        z[block * N + i] = a * x[block * N + i] + cast::<f32>(b) * y[block * N + i];
    });
}

/// y = 2 · x, where no x is negative.
#[tile_kernel]
fn doubled<const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [n], y = [n]);
    let [block] = blocks([n.div_ceil(N)]);
    let mut x_f = fragment::<f32>([N]);
    copy(x.at([block * N]), &mut x_f);
    parallel!(N, |i| {
        assert!(x_f[i] >= 0.0, "found {}", x_f[i]);
        x_f[i] = x_f[i] + x_f[i];
    });
    copy(&x_f, y.at_mut([block * N]));
}

#[test]
fn tensors_of_a_device_are_launched_on_and_given_back() -> Result<(), LaunchError> {
    let _alone = alone();
    let Some(gpu) = device(1) else { return Ok(()) };
    let live: unsafe extern "C" fn() -> i32 = control("stand_in_live");
    // SAFETY: the stand-in's function.
    let live = || unsafe { live() };
    let before = live();
    assert_eq!(gpu.target(), "hip");
    let x = GpuTensor::from_host(&gpu, &Tensor::from([1.0_f32, 2.0, 3.0]).view())?;
    let y = GpuTensor::from_host(&gpu, &Tensor::from([10.0_f32, 20.0, 30.0]).view())?;
    let mut z = GpuTensor::<f32, 1>::zeros(&gpu, [3])?;
    let start = gpu.record()?;
    combined::<64>().launch(&gpu, 0.5, &x, -2, &y, &mut z)?;
    assert_eq!(gpu.record()?.since(&start)?, Duration::from_micros(250), "the stand-in's time");
    drop(start);
    assert_eq!(z.to_host()?.to_vec(), [-19.5, -39.0, -58.5]);
    // On another stream, behind the launch on the first.
    let other = gpu.with_new_stream()?;
    let mut w = GpuTensor::<f32, 1>::zeros(&other, [3])?;
    combined::<64>().launch(&other, 2.0, &z, 1, &x, &mut w)?;
    combined::<64>().launch(&gpu, 1.0, &w, 0, &x, &mut z)?;
    assert_eq!(z.to_host()?.to_vec(), [-38.0, -76.0, -114.0]);
    assert_eq!(live(), before + 4 + 1 + 1, "four tensors, a module, and a stream");
    drop((x, y, z, w, other, gpu));
    assert_eq!(live(), before - 1, "nor the first stream");
    Ok(())
}

#[test]
fn mistakes_are_told_before_a_launch() -> Result<(), LaunchError> {
    let _alone = alone();
    let (Some(first), Some(other)) = (device(0), device(3)) else { return Ok(()) };
    let x = GpuTensor::from_host(&first, &Tensor::from([1.0_f32, -2.0]).view())?;
    let mut here = GpuTensor::<f32, 1>::zeros(&first, [2])?;
    let mut elsewhere = GpuTensor::<f32, 1>::zeros(&other, [2])?;
    let error = doubled::<64>().launch(&first, &x, &mut elsewhere).expect_err("`y` is elsewhere").to_string();
    assert!(error.contains("`y`") && error.contains("HIP device 0"), "{error}");
    let error = doubled::<64>().launch(&first, &x, &mut here).expect_err("one is negative").to_string();
    assert!(error.contains("found -2"), "{error}");
    Ok(())
}

#[test]
fn memory_that_is_not_there_is_an_error() -> Result<(), LaunchError> {
    let _alone = alone();
    let Some(gpu) = device(2) else { return Ok(()) };
    let limit: unsafe extern "C" fn(usize) = control("stand_in_limit");
    // SAFETY: the stand-in's function.
    unsafe { limit(1 << 20) };
    let made = GpuTensor::<f32, 1>::zeros(&gpu, [1 << 20]);
    // SAFETY: as above.
    unsafe { limit(usize::MAX) };
    let error = made.expect_err("it is too large").to_string();
    assert!(error.contains("allocating 4194304 bytes") && error.contains("out of memory (status 2)"), "{error}");
    GpuTensor::<f32, 1>::zeros(&gpu, [1 << 20]).map(drop)
}

#[test]
fn an_error_of_queued_work_is_that_of_what_waits() -> Result<(), LaunchError> {
    let _alone = alone();
    let Some(gpu) = device(2) else { return Ok(()) };
    let fail: unsafe extern "C" fn() = control("stand_in_fail");
    let x = GpuTensor::from_host(&gpu, &Tensor::from([1.0_f32]).view())?;
    let mut z = GpuTensor::<f32, 1>::zeros(&gpu, [1])?;
    combined::<64>().launch(&gpu, 1.0, &x, 1, &x, &mut z)?;
    // SAFETY: the stand-in's function.
    unsafe { fail() };
    combined::<64>().launch(&gpu, 1.0, &x, 1, &x, &mut z)?;
    let error = gpu.synchronize().expect_err("a launch failed").to_string();
    assert!(error.contains("waiting for a stream: launch failure (status 719)"), "{error}");
    assert_eq!(z.to_host()?.to_vec(), [2.0]);
    Ok(())
}

#[test]
fn libraries_that_do_not_do_are_told() {
    let error = Api::open(&VENDOR, Path::new("/nowhere/libamdhip64.so")).expect_err("there is none").to_string();
    assert!(error.contains("hip") && error.contains("/nowhere/libamdhip64.so"), "{error}");
    if std::env::var_os("TILE_HIP").is_none() && std::env::var_os("ROCM_PATH").is_none() {
        let error = open(0).expect_err("there is no library").to_string();
        assert!(error.contains("libamdhip64.so"), "{error}");
        let error = tile_kernel::host_device("hip").err().map(|error| error.to_string());
        assert!(error.is_some_and(|error| error.contains("libamdhip64.so")));
    }
    let Some(stand_in) = stand_in() else { return };
    let error = Api::open(&VENDOR, &stand_in.old).expect_err("it is old").to_string();
    assert!(error.contains("is of version 50731921, expected 60000000 (6.0) or newer"), "{error}");
    let error = Api::open(&VENDOR, &stand_in.compiler).expect_err("it is another library").to_string();
    assert!(error.contains("the runtime library lacks `hipRuntimeGetVersion`"), "{error}");
}

#[test]
fn devices_and_compilers_that_do_not_do_are_told() {
    let _alone = alone();
    let Some(stand_in) = stand_in() else { return };
    let with = |compiler: Hiprtc, ordinal| {
        let api = Api::open(&VENDOR, &stand_in.runtime).expect("it opens");
        Gpu::open(&api, Arc::new(compiler), ordinal)
    };
    let error = with(Hiprtc::at(&stand_in.compiler), 5).expect_err("there are five").to_string();
    assert!(error.contains("there is no device 5, devices are numbered below 5"), "{error}");
    let error = with(Hiprtc::at(&stand_in.compiler), 4).expect_err("nobody knows it").to_string();
    assert!(
        error.contains("device 4 is `AMD Radeon VII` of architecture `gfx906`, expected one of gfx90a, gfx942"),
        "{error}"
    );
    let gpu = with(Hiprtc::at(Path::new("/nowhere/libhiprtc.so")), 0).expect("the device is there");
    let (x, mut y) = (Tensor::from([1.0_f32]), Tensor::from([0.0_f32]));
    let error = doubled::<64>().launch(&gpu.host_adapter(), &x, &mut y).expect_err("no compiler").to_string();
    assert!(error.contains("/nowhere/libhiprtc.so"), "{error}");
    let compiler = Hiprtc::at(&stand_in.compiler);
    let told =
        compiler.compile("extern \"C\" __global__ void __attribute__((a(b))) k() { x = y; }", gpu.dialect(), "k");
    let told = told.expect_err("`y` is nothing").to_string();
    assert!(told.contains("compiling kernel `k`") && told.contains("HIPRTC_ERROR_COMPILATION"), "{told}");
    assert!(told.contains("undeclared identifier 'y'"), "{told}");
}
