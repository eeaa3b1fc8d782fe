//! Launches on host tensors.

use super::kernels::open;
use super::{StandIn, each_fails_once, numbers, stand_in};
use tile_core::launch::{Device as _, LaunchError};
use tile_core::tensor::Tensor;
use tile_kernel::prelude::Interpreter;
use tile_kernels::elementwise::add;
use tile_kernels::matmul::matmul;
use tile_kernels::testing::{Random, Tolerance, array, poisoned};

/// x + y, and the sum + y.
fn sums(stand_in: &StandIn) -> Result<Vec<f32>, LaunchError> {
    let device = stand_in.open()?.with_toolchain(stand_in.toolchain())?.host_adapter();
    let (x, y) = (numbers(1000, 1.0), numbers(1000, 0.5));
    let (mut z, mut w) = (Tensor::zeros([1000]), Tensor::zeros([1000]));
    add::<f32, 64>().launch(&device, &x, &y, &mut z)?;
    add::<f32, 64>().launch(&device, &z, &y, &mut w)?;
    Ok(w.to_vec())
}

#[test]
fn host_tensors_go_to_the_device_and_come_back() {
    let Some(stand_in) = stand_in() else { return };
    let before = stand_in.left();
    let found = sums(&stand_in).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(found, (0..1000).map(|i| i as f32 * 2.0).collect::<Vec<_>>());
    assert_eq!(stand_in.left(), before);

    // Parts of tensors: what is around an output stays, and a transposed input is
    // read in rows.
    let device = open(&stand_in).host_adapter();
    assert_eq!((device.target(), device.measured()), ("ascend", None));
    let mut random = Random::new(3);
    let (a, b) = (random.tensor::<f32, 2>([33, 40]), random.tensor::<f32, 2>([40, 60]));
    let (mut expected, mut found) = (poisoned::<f32, 2>([50, 64]), poisoned::<f32, 2>([50, 64]));
    let kernel = matmul::<f32, f32, 32, 32, 16>();
    let b = b.view().slice([3..36, 2..52]).expect("it is inside");
    for (out, staged) in [(&mut expected, false), (&mut found, true)] {
        let c = out.view_mut().slice([5..45, 7..57]).expect("it is inside");
        let done = if staged {
            kernel.launch(&device, a.view().t(), &b, c)
        } else {
            kernel.launch(&Interpreter::default(), a.view().t(), &b, c)
        };
        done.unwrap_or_else(|error| panic!("{error}"));
    }
    let around = |of: &Tensor<f32, 2>| -> Vec<u32> {
        let inside = |i: usize, j: usize| (5..45).contains(&i) && (7..57).contains(&j);
        let all = (0..50).flat_map(|i| (0..64).map(move |j| (i, j)));
        all.filter(|&(i, j)| !inside(i, j)).map(|(i, j)| of[[i, j]].to_bits()).collect()
    };
    assert_eq!(around(&found), around(&expected));
    let [found, expected] = [&found, &expected].map(|of| of.view().slice([5..45, 7..57]).expect("inside").to_tensor());
    let limit = Tolerance::rounded::<f32>().sum::<f32>(33, 2.0);
    limit.check(&array(&found), &array(&expected)).unwrap_or_else(|error| panic!("matmul: {error}"));
    assert!(device.measured().is_some());
}

/// Every call that a launch on host tensors makes fails once.
#[test]
fn every_call_of_a_launch_on_host_tensors_may_fail() {
    let Some(stand_in) = stand_in() else { return };
    let calls = [
        "aclrtSetCurrentContext",
        "aclrtBinaryLoadFromFile",
        "aclrtBinaryGetFunction",
        "aclrtMalloc",
        "aclrtMemcpy",
        "aclrtCreateEventWithFlag",
        "aclrtCreateEvent",
        "aclrtRecordEvent",
        "aclrtEventElapsedTime",
        "aclrtSynchronizeStream",
        "aclrtLaunchKernelWithHostArgs",
    ];
    each_fails_once(&stand_in, &calls, &sums);
}
