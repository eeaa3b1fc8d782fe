//! Errors of a device: wrong arguments, what it lacks, and its loss.

use super::own::{attempt, counting, expect, increment, large, ordered, product};
use crate::report;
use crate::support::wgpu;
use tile_kernel::prelude::*;
use tile_kernels::softmax::softmax;
use tile_kernels::testing::poisoned;

/// y = x + 1 and z = x + 2.
#[tile_kernel]
pub(super) fn apart(x: &Tensor<i32, 1>, y: &mut Tensor<i32, 1>, z: &mut Tensor<i32, 1>) {
    dims!(x = [n], y = [n], z = [n]);
    let [b] = blocks([n]);
    parallel!(1, |i| {
        y[b + i] = x[b + i] + 1;
        z[b + i] = x[b + i] + 2;
    });
}

pub(crate) fn wrong_arguments_are_errors() {
    let wgpu = wgpu();
    let input = WgpuTensor::from_host(&wgpu, &counting(10).view());
    let (Some(input), Some(mut output)) =
        (attempt("an input", input), attempt("a result", WgpuTensor::<i32, 1>::zeros(&wgpu, [11])))
    else {
        return;
    };
    let launched = increment::<32>().launch(&wgpu, &input, &mut output);
    expect("another extent", matches!(launched, Err(LaunchError::Shape { .. })), &launched);
    let uploaded = output.upload(&counting(10).view());
    expect("an upload of another extent", matches!(uploaded, Err(LaunchError::Shape { .. })), &uploaded);
    // What a kernel requires, and nothing is written then.
    let x = Tensor::<f32, 2>::zeros([2, 65]);
    let mut out = poisoned::<f32, 2>([2, 65]);
    let launched = softmax::<f32, 2, 64>().launch(&wgpu.host_adapter(), &x, &mut out);
    expect("longer rows", matches!(launched, Err(LaunchError::Requirement { .. })), &launched);
    expect("longer rows", out.iter().all(|x| x.is_nan()), &out);
}

pub(crate) fn what_the_device_lacks_is_an_error() {
    let device = wgpu().host_adapter();
    let (x, mut y) = (Tensor::<f32, 1>::zeros([4]), Tensor::<f32, 1>::zeros([4]));
    let launched = large().launch(&device, &x, &mut y);
    expect("too large tiles", matches!(launched, Err(LaunchError::Memory { .. })), &launched);
    let mut counts = Tensor::<i32, 1>::zeros([4]);
    let launched = ordered().launch(&device, &mut counts);
    let refused = matches!(&launched, Err(LaunchError::Unsupported { reason, .. }) if reason.contains("relaxed"));
    expect("atomics that order", refused, &launched);
    let a = Tensor::<f64, 2>::zeros([4, 4]);
    let mut c = Tensor::<f64, 2>::zeros([4, 4]);
    let launched = product::<f64, 16, 16>().launch(&device, &a, &a, &mut c);
    let refused = matches!(&launched, Err(LaunchError::Unsupported { reason, .. }) if reason.contains("SHADER_F64"));
    expect("64-bit floats", refused, &launched);
}

pub(crate) fn losses_are_passed_on() {
    let ours = wgpu();
    let theirs = || Wgpu::from_wgpu(ours.device().clone(), ours.queue().clone());
    let said = "the program said so";
    let told = |found: &LaunchError| matches!(found, LaunchError::Driver { reason, .. } if reason.contains(said));
    let lost = theirs();
    lost.mark_lost(said);
    let made = WgpuTensor::<f32, 1>::zeros(&lost, [16]);
    expect("a loss that the program tells", made.as_ref().is_err_and(told), &made);
    expect("another handle of the device", ours.synchronize().is_ok(), "an error");
    // One that comes to be known while launches are on their way.
    let losing = theirs();
    let tensors = [(); 2].map(|()| WgpuTensor::<i32, 1>::zeros(&losing, [16]));
    let [Ok(x), Ok(mut y)] = tensors else { return report::fail("tensors", "refused") };
    let batch = losing.batch(|| {
        increment::<32>().launch(&losing, &x, &mut y)?;
        losing.mark_lost(said);
        Ok(())
    });
    expect("a loss during a batch", batch.as_ref().is_err_and(told), &batch);
}

pub(crate) fn lost_devices_are_errors() {
    let Some(wgpu) = attempt("a device", Wgpu::new()) else { return };
    let tensors = [(); 2].map(|()| WgpuTensor::from_host(&wgpu, &counting(16).view()));
    let [Ok(x), Ok(mut y)] = tensors else { return report::fail("tensors", "refused") };
    if attempt("a launch", increment::<32>().launch(&wgpu, &x, &mut y)).is_none() {
        return;
    }
    wgpu.device().destroy();
    // Callbacks are made by polling.
    let waited = wgpu.synchronize();
    let lost = |check: &str, found: Result<(), LaunchError>| {
        let told =
            matches!(&found, Err(LaunchError::Driver { reason, .. }) if reason.contains("it is lost: Destroyed"));
        expect(check, told, &found);
    };
    lost("waiting", waited);
    lost("polling", wgpu.poll());
    lost("reading", x.to_host().map(|_| ()));
    lost("allocating", WgpuTensor::<f32, 1>::zeros(&wgpu, [16]).map(|_| ()));
    lost("an upload", y.upload(&counting(16).view()));
    // One that is compiled, and one that is not.
    lost("a launch", increment::<32>().launch(&wgpu, &x, &mut y));
    lost("another launch", increment::<64>().launch(&wgpu, &x, &mut y));
    lost("a batch", wgpu.batch(|| increment::<32>().launch(&wgpu, &x, &mut y)));
    lost("measuring", wgpu.measure(|| Ok(())).map(|_| ()));
    lost("a launch on the host's tensors", {
        let (x, mut y) = (counting(16), counting(16));
        increment::<32>().launch(&wgpu.host_adapter(), &x, &mut y)
    });
}
