//! Kernels by their handles: `launch` on the device as on any other.

use super::{StandIn, each_fails_once, stand_in};
use tile_ascend::runtime::{Ascend, AscendTensor};
use tile_core::launch::LaunchError;
use tile_core::num::f16;
use tile_core::tensor::Tensor;
use tile_kernel::prelude::Interpreter;
use tile_kernels::elementwise::add;
use tile_kernels::matmul::{linear_gelu, matmul};
use tile_kernels::softmax::softmax;
use tile_kernels::testing::{Random, Tolerance, array, poisoned};

pub(super) fn open(stand_in: &StandIn) -> Ascend {
    let ascend = stand_in.open().expect("the stand-in has a device");
    ascend.with_toolchain(stand_in.toolchain()).expect("it takes Ascend C")
}

#[test]
fn kernels_are_launched_by_their_handles() {
    let Some(stand_in) = stand_in() else { return };
    let before = stand_in.left();
    {
        let ascend = open(&stand_in);
        let mut random = Random::new(1);
        let (x, y) = (random.tensor::<f32, 1>([1000]), random.tensor::<f32, 1>([1000]));
        let on = |host: &Tensor<f32, 1>| AscendTensor::from_host(&ascend, &host.view()).expect("there is memory");
        let (dx, dy) = (on(&x), on(&y));
        let mut sum = AscendTensor::<f32, 1>::zeros(&ascend, [1000]).expect("there is memory");
        // Twice, one on the other's result; compiled once.
        let compiled = || std::fs::read_to_string(stand_in.folder.join("log")).unwrap_or_default().lines().count();
        add::<f32, 64>().launch(&ascend, &dx, &dy, &mut sum).unwrap_or_else(|error| panic!("{error}"));
        let (once, asked) = (compiled(), stand_in.calls("aclrtBinaryGetFunction"));
        let mut twice = AscendTensor::<f32, 1>::zeros(&ascend, [1000]).expect("there is memory");
        let other = ascend.new_stream().expect("there are streams");
        add::<f32, 64>().launch(&other, &sum, &dy, &mut twice).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(compiled(), once, "the same kernel is compiled again");
        assert_eq!(stand_in.calls("aclrtBinaryGetFunction"), asked, "its entry is asked for again");
        let found = twice.to_host().unwrap_or_else(|error| panic!("{error}"));
        for i in 0..1000 {
            assert_eq!(found[[i]], x[[i]] + y[[i]] + y[[i]]);
        }
    }
    assert_eq!(stand_in.left(), before);
}

#[test]
fn results_are_the_interpreters() {
    let Some(stand_in) = stand_in() else { return };
    let ascend = open(&stand_in);
    let host = Interpreter::default();
    let mut random = Random::new(2);

    let x = random.tensor_between::<f32, 2>([7, 61], -10.0, 10.0);
    let mut expected = poisoned::<f32, 2>([7, 61]);
    softmax::<f32, 2, 64>().launch(&host, &x, &mut expected).expect("the interpreter runs it");
    let dx = AscendTensor::from_host(&ascend, &x.view()).expect("there is memory");
    let mut out = AscendTensor::<f32, 2>::zeros(&ascend, [7, 61]).expect("there is memory");
    softmax::<f32, 2, 64>().launch(&ascend, &dx, &mut out).unwrap_or_else(|error| panic!("{error}"));
    let found = out.to_host().unwrap_or_else(|error| panic!("{error}"));
    let limit = Tolerance::rounded::<f32>().sum::<f32>(256, 1.0);
    limit.check(&array(&found), &array(&expected)).unwrap_or_else(|error| panic!("softmax: {error}"));

    // The cube alone, then both kinds of cores, which meet in a workspace.
    let (m, n, k) = (40, 50, 33);
    let (a, b) = (random.tensor::<f16, 2>([m, k]), random.tensor::<f16, 2>([k, n]));
    let bias = random.tensor::<f16, 1>([n]);
    let on = |host: &Tensor<f16, 2>| AscendTensor::from_host(&ascend, &host.view()).expect("there is memory");
    let w = random.tensor::<f16, 2>([n, k]);
    let (da, db, dw) = (on(&a), on(&b), on(&w));
    let dbias = AscendTensor::from_host(&ascend, &bias.view()).expect("there is memory");
    let limit = Tolerance::rounded::<f16>().sum::<f32>(k, 2.0);
    let mut expected = poisoned::<f16, 2>([m, n]);
    let mut out = AscendTensor::<f16, 2>::zeros(&ascend, [m, n]).expect("there is memory");
    matmul::<f16, f16, 32, 32, 16>().launch(&host, &a, &b, &mut expected).expect("the interpreter runs it");
    matmul::<f16, f16, 32, 32, 16>().launch(&ascend, &da, &db, &mut out).unwrap_or_else(|error| panic!("{error}"));
    let found = out.to_host().unwrap_or_else(|error| panic!("{error}"));
    limit.check(&array(&found), &array(&expected)).unwrap_or_else(|error| panic!("matmul: {error}"));
    let kernel = linear_gelu::<f16, 32, 32, 16>();
    kernel.launch(&host, &a, &w, &bias, &mut expected).expect("the interpreter runs it");
    kernel.launch(&ascend, &da, &dw, &dbias, &mut out).unwrap_or_else(|error| panic!("{error}"));
    let found = out.to_host().unwrap_or_else(|error| panic!("{error}"));
    limit.check(&array(&found), &array(&expected)).unwrap_or_else(|error| panic!("linear_gelu: {error}"));
}

/// A kernel of both kinds of cores, which asks for the flags between them.
fn mixed(stand_in: &StandIn) -> Result<Vec<f32>, LaunchError> {
    let ascend = stand_in.open()?.with_toolchain(stand_in.toolchain())?;
    let (a, w) = (Tensor::from_fn([16, 16], |_| f16::ONE), Tensor::from_fn([16, 16], |_| f16::from_f32(1.25)));
    let bias = AscendTensor::<f16, 1>::zeros(&ascend, [16])?;
    let (a, w) = (AscendTensor::from_host(&ascend, &a.view())?, AscendTensor::from_host(&ascend, &w.view())?);
    let mut out = AscendTensor::<f16, 2>::zeros(&ascend, [16, 16])?;
    linear_gelu::<f16, 16, 16, 16>().launch(&ascend, &a, &w, &bias, &mut out)?;
    // Of so large numbers `gelu` changes nothing.
    Ok(out.to_host()?.to_vec().into_iter().map(f32::from).collect())
}

#[test]
fn every_call_of_a_kernel_of_both_kinds_of_cores_may_fail() {
    let Some(stand_in) = stand_in() else { return };
    let calls = ["aclrtGetHardwareSyncAddr", "aclrtMalloc", "aclrtLaunchKernelWithHostArgs"];
    each_fails_once(&stand_in, &calls, &mixed);
    // The same on a chip whose cores have a way on chip between them.
    stand_in.call("stand_in_reset");
    stand_in.soc("Ascend950PR_9589");
    let found = mixed(&stand_in).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(found, vec![20.0; 256]);
    stand_in.call("stand_in_reset");
}

#[test]
fn misuse_is_an_error_before_anything_is_launched() {
    let Some(stand_in) = stand_in() else { return };
    let (ascend, other) = (open(&stand_in), open(&stand_in));
    let vector = |of: &Ascend, n: usize| AscendTensor::<f32, 1>::zeros(of, [n]).expect("there is memory");
    let (x, mut out) = (vector(&ascend, 64), vector(&ascend, 64));
    let before = stand_in.calls("aclrtLaunchKernelWithHostArgs");
    let kernel = add::<f32, 64>();
    let error = kernel.launch(&ascend, &x, &vector(&ascend, 63), &mut out).expect_err("extents differ");
    assert!(matches!(&error, LaunchError::Shape { argument, .. } if argument == "y"), "{error}");
    let error = kernel.launch(&ascend, &x, &vector(&other, 64), &mut out).expect_err("another context's");
    assert!(matches!(&error, LaunchError::Device { argument, .. } if argument == "y"), "{error}");
    // A kernel that the emitter refuses says so by its code.
    let (q, mut wide) = (
        AscendTensor::<f32, 2>::zeros(&ascend, [512, 512]).expect("there is memory"),
        AscendTensor::<f32, 2>::zeros(&ascend, [512, 512]).expect("there is memory"),
    );
    let error = matmul::<f32, f32, 512, 512, 64>().launch(&ascend, &q, &q, &mut wide).expect_err("it does not fit");
    let LaunchError::Memory { detail, .. } = &error else { panic!("{error}") };
    assert!(detail.starts_with("ascendc-memory on 910B1: tiles take "), "{detail}");
    assert!(detail.contains("the largest is `acc`: [512, 512] with 1048576 bytes"), "{detail}");
    // Nothing to do is no launch.
    let mut none = vector(&ascend, 0);
    kernel.launch(&ascend, &vector(&ascend, 0), &vector(&ascend, 0), &mut none).expect("there is nothing to do");
    assert_eq!(stand_in.calls("aclrtLaunchKernelWithHostArgs"), before);
    // A call that fails is the launch's error, and the next launch works.
    stand_in.fail("aclrtLaunchKernelWithHostArgs", 0);
    let error = kernel.launch(&ascend, &x, &x, &mut out).expect_err("the call fails");
    assert!(matches!(&error, LaunchError::Driver { target, .. } if *target == "ascend"), "{error}");
    stand_in.call("stand_in_reset");
    kernel.launch(&ascend, &x, &x, &mut out).unwrap_or_else(|error| panic!("{error}"));
    ascend.synchronize().expect("nothing fails any more");
}
