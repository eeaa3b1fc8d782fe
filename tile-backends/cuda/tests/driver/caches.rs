//! What later launches do no more.

use crate::kernels::{axpy, inspect, product, tally};
use crate::{AMPERE, HOPPER, turn, zeros};
use std::sync::Barrier;
use std::thread;
use tile_cuda::Cuda;
use tile_cuda_stand_in::Turn;
use tile_kernel::launch::{Arg, Device, Hook, Hooked, Instance, LaunchError};
use tile_kernel::prelude::*;

#[test]
fn a_later_launch_is_one_call() {
    let turn = turn();
    let cuda = Cuda::new(HOPPER).expect("the stand-in has it");
    let x = zeros::<f32, 1>(&cuda, [512]);
    let mut out = zeros::<f32, 1>(&cuda, [512]);
    axpy::<64>().launch(&cuda, 1.0, &x, &x, &mut out).expect("it is launched");
    assert!(turn.calls().contains(&"cuModuleLoadDataEx"));
    axpy::<64>().launch(&cuda, 2.0, &x, &x, &mut out).expect("it is launched");
    assert_eq!(turn.calls(), ["cuLaunchKernelEx"]);
    // Other parameters, other facts: compiled anew.
    axpy::<32>().launch(&cuda, 1.0, &x, &x, &mut out).expect("it is launched");
    assert!(turn.calls().contains(&"cuModuleLoadDataEx"));
    let (y, mut odd) = (zeros::<f32, 1>(&cuda, [511]), zeros::<f32, 1>(&cuda, [511]));
    axpy::<64>().launch(&cuda, 1.0, &y, &y, &mut odd).expect("it is launched");
    assert!(turn.calls().contains(&"cuModuleLoadDataEx"));
    // Another extent of the same kind: the same code.
    let (y, mut out) = (zeros::<f32, 1>(&cuda, [256]), zeros::<f32, 1>(&cuda, [256]));
    turn.calls();
    axpy::<64>().launch(&cuda, 1.0, &y, &y, &mut out).expect("it is launched");
    assert_eq!(turn.calls(), ["cuLaunchKernelEx"]);
}

/// A device whose launches are prepared on another thread first; whether that compiled.
struct Prepared<'t>(&'t Turn);

impl<D: Device + ?Sized> Hook<D> for Prepared<'_> {
    fn launch(&self, device: &D, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        self.0.calls();
        let prepare = device.prepare(instance, args).expect("this device compiles");
        thread::scope(|scope| _ = scope.spawn(prepare));
        assert!(self.0.calls().contains(&"cuModuleLoadDataEx"));
        device.launch(instance, args)
    }
}

#[test]
fn launches_that_were_prepared_compile_nothing() {
    let turn = turn();
    let cuda = Cuda::new(HOPPER).expect("the stand-in has it");
    let (x, mut out) = (zeros::<f32, 1>(&cuda, [512]), zeros::<f32, 1>(&cuda, [512]));
    axpy::<64>().launch(&Hooked::new(&cuda, Prepared(&turn)), 1.0, &x, &x, &mut out).expect("it is launched");
    assert!(!turn.calls().contains(&"cuModuleLoadDataEx"));
    let (x, mut out) = (Tensor::<f32, 1>::zeros([512]), Tensor::<f32, 1>::zeros([512]));
    let host = cuda.host_adapter();
    axpy::<32>().launch(&Hooked::new(&host, Prepared(&turn)), 1.0, &x, &x, &mut out).expect("it is launched");
    assert!(!turn.calls().contains(&"cuModuleLoadDataEx"));
}

/// Tensors that no cache holds have priorities there, which are other code.
#[test]
fn large_launches_have_code_of_their_own() {
    let turn = turn();
    let cuda = Cuda::new(HOPPER).expect("the stand-in has it");
    let compiles = |n: usize| {
        let (x, mut out) = (zeros::<f32, 1>(&cuda, [n]), zeros::<f32, 1>(&cuda, [n]));
        turn.calls();
        axpy::<64>().launch(&cuda, 1.0, &x, &x, &mut out).expect("it is launched");
        turn.calls().contains(&"cuModuleLoadDataEx")
    };
    assert_eq!([1 << 10, 1 << 12].map(compiles), [true, false]);
    // With as many bytes written, three times 2²⁶ are beyond twice the cache's 50 MiB.
    assert_eq!([1 << 24, 1 << 24, 1 << 10].map(compiles), [true, false, false]);
}

/// Threads that launch a kernel for the first time at once.
#[test]
fn first_launches_compile_once() {
    let turn = turn();
    let cuda = Cuda::new(HOPPER).expect("the stand-in has it");
    cuda.new_stream().expect("several streams");
    turn.calls();
    let meeting = Barrier::new(8);
    thread::scope(|scope| {
        for number in 0..8 {
            let (cuda, meeting) = (&cuda, &meeting);
            scope.spawn(move || {
                let (x, mut out) = (zeros::<f32, 1>(cuda, [64]), zeros::<f32, 1>(cuda, [64]));
                meeting.wait();
                match number % 2 {
                    0 => axpy::<64>().launch(cuda, 1.0, &x, &x, &mut out),
                    _ => axpy::<32>().launch(cuda, 1.0, &x, &x, &mut out),
                }
                .expect("it is launched");
            });
        }
    });
    assert_eq!(turn.calls().iter().filter(|&&call| call == "cuModuleLoadDataEx").count(), 2);
    assert_eq!(turn.launches().len(), 8);
}

/// Before the first launch that allocates, whatever for, the device's pool is told to
/// keep what is free.
#[test]
fn the_pool_keeps_memory_from_the_first_launch_on() {
    let turn = turn();
    let cuda = Cuda::new(HOPPER).expect("the stand-in has it");
    let (x, mut y) = (zeros::<i32, 1>(&cuda, [9]), zeros::<i32, 1>(&cuda, [9]));
    let kinds: [&mut dyn FnMut(); 3] = [
        &mut || tally().launch(&cuda, 3, &mut zeros(&cuda, [5])).expect("it has a workspace"),
        &mut || inspect().launch(&cuda, &x, 5, &mut y).expect("it has messages"),
        &mut || {
            let (x, mut y) = (Tensor::<i32, 1>::zeros([9]), Tensor::<i32, 1>::zeros([9]));
            inspect().launch(&cuda.host_adapter(), &x, 5, &mut y).expect("its tensors are copied");
        },
    ];
    let set = |turn: &Turn| turn.calls().iter().filter(|&&call| call == "cuMemPoolSetAttribute").count();
    for (number, launch) in kinds.into_iter().enumerate() {
        launch();
        assert_eq!(set(&turn), usize::from(number == 0));
    }
    drop((x, y, cuda));
    let cuda = Cuda::new(HOPPER).expect("the stand-in has it");
    let (x, mut y) = (Tensor::<i32, 1>::zeros([9]), Tensor::<i32, 1>::zeros([9]));
    turn.calls();
    inspect().launch(&cuda.host_adapter(), &x, 5, &mut y).expect("its tensors are copied");
    let calls = turn.calls();
    let at = |name| calls.iter().position(|&call| call == name).unwrap_or_else(|| panic!("{name} in {calls:?}"));
    assert!(at("cuMemPoolGetAttribute") < at("cuMemAllocAsync"));
}

#[test]
fn streams_share_code_and_devices_do_not() {
    let turn = turn();
    let cuda = Cuda::new(HOPPER).expect("the stand-in has it");
    let launch = |cuda: &Cuda| {
        let (x, mut out) = (zeros::<f32, 1>(cuda, [64]), zeros::<f32, 1>(cuda, [64]));
        axpy::<64>().launch(cuda, 1.0, &x, &x, &mut out).expect("it is launched");
        turn.calls().contains(&"cuModuleLoadDataEx")
    };
    assert!(launch(&cuda));
    assert!(!launch(&cuda.new_stream().expect("another")));
    assert!(!launch(&Cuda::new(HOPPER).expect("the same")));
    assert!(launch(&Cuda::new(AMPERE).expect("the stand-in has it")));
}

#[test]
fn tensor_maps_are_made_once_for_each_tensor() {
    let turn = turn();
    let cuda = Cuda::new(HOPPER).expect("the stand-in has it");
    let matrix = || zeros::<f16, 2>(&cuda, [128, 128]);
    let (a, b, mut c) = (matrix(), matrix(), zeros::<f32, 2>(&cuda, [128, 128]));
    let mut launch = |a: &tile_cuda::CudaTensor<f16, 2>| {
        turn.calls();
        product::<128, 64>().launch(&cuda, a, &b, &mut c).expect("it is launched");
        turn.calls().iter().filter(|&&call| call == "cuTensorMapEncodeTiled").count()
    };
    assert_eq!([launch(&a), launch(&a)], [3, 0]);
    assert_eq!([launch(&b), launch(&a)], [1, 0]);
}
