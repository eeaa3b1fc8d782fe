//! Uninitialised outputs: the stand-in's memory is noise until it is written.

use super::kernels::open;
use super::stand_in;
use tile_ascend::runtime::AscendTensor;
use tile_core::launch::LaunchError;
use tile_core::tensor::Tensor;
use tile_kernel::prelude::*;
use tile_kernels::elementwise::add;

/// Adds to what its output holds.
#[tile_kernel]
fn accumulate(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [n], y = [n]);
    let [b] = blocks([n.div_ceil(64)]);
    let mut s = fragment::<f32>([64]);
    let mut t = fragment::<f32>([64]);
    copy(x.at([b * 64]), &mut s);
    copy(y.at([b * 64]), &mut t);
    parallel!(64, |i| {
        t[i] += s[i];
    });
    copy(&t, y.at_mut([b * 64]));
}

#[test]
fn nothing_is_cleared() {
    let Some(stand_in) = stand_in() else { return };
    let before = stand_in.left();
    {
        let ascend = open(&stand_in);
        let host = Tensor::from_fn([1000], |[i]| i as f32 * 0.5);
        let x = AscendTensor::from_host(&ascend, &host.view()).expect("there is memory");
        let cleared = stand_in.calls("aclrtMemsetAsync");
        let mut sum = AscendTensor::<f32, 1>::uninit(&ascend, [1000]).expect("there is memory");
        assert_eq!((sum.shape(), sum.is_written()), ([1000], false));
        add::<f32, 64>().launch(&ascend, &x, &x, &mut sum).unwrap_or_else(|error| panic!("{error}"));
        // On another stream, on the result.
        let sum = sum.into_tensor().expect("the launch writes all of it");
        let other = ascend.new_stream().expect("there are streams");
        let mut twice = AscendTensor::<f32, 1>::uninit(&ascend, [1000]).expect("there is memory");
        add::<f32, 64>().launch(&other, &sum, &sum, &mut twice).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(stand_in.calls("aclrtMemsetAsync"), cleared);
        let found = twice.into_tensor().expect("the launch writes all of it").to_host();
        let found = found.unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(found.to_vec(), host.iter().map(|x| 4.0 * x).collect::<Vec<_>>());
        let empty = AscendTensor::<f32, 1>::uninit(&ascend, [0]).expect("there is memory");
        assert!(empty.into_tensor().is_ok());
    }
    assert_eq!(stand_in.left(), before);
}

#[test]
fn launches_that_may_not_write_all_are_refused() {
    let Some(stand_in) = stand_in() else { return };
    let ascend = open(&stand_in);
    let x = AscendTensor::<f32, 1>::zeros(&ascend, [100]).expect("there is memory");
    let mut y = AscendTensor::<f32, 1>::uninit(&ascend, [100]).expect("there is memory");
    let error = accumulate().launch(&ascend, &x, &mut y).expect_err("it reads what there is");
    assert!(matches!(&error, LaunchError::Uninitialised { argument, .. } if argument == "y"), "{error}");
    // A launch that fails leaves it as it is, the driver's failures among them.
    let short = AscendTensor::<f32, 1>::zeros(&ascend, [99]).expect("there is memory");
    let error = add::<f32, 64>().launch(&ascend, &x, &short, &mut y).expect_err("an extent differs");
    assert!(matches!(error, LaunchError::Shape { .. }), "{error}");
    stand_in.fail("aclrtLaunchKernelWithHostArgs", 0);
    let error = add::<f32, 64>().launch(&ascend, &x, &x, &mut y).expect_err("it was asked to fail");
    assert!(matches!(error, LaunchError::Driver { .. }), "{error}");
    let mut y = y.into_tensor().map(drop).expect_err("nothing has written it");
    // Once it is written, it is an output like any other.
    add::<f32, 64>().launch(&ascend, &x, &x, &mut y).unwrap_or_else(|error| panic!("{error}"));
    accumulate().launch(&ascend, &x, &mut y).unwrap_or_else(|error| panic!("{error}"));
    let found = y.into_tensor().expect("it is written").to_host().unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(found.to_vec(), [0.0; 100]);
}

/// Bytes that no kernel wrote, as where one failed, are read as some `bool`.
#[test]
fn bytes_of_booleans_are_made_so() {
    let Some(stand_in) = stand_in() else { return };
    let ascend = stand_in.open().expect("the stand-in has a device");
    let bytes = AscendTensor::from_host(&ascend, &Tensor::from([0_u8, 1, 0xab, 2]).view()).expect("there is memory");
    // SAFETY: the memory has the elements, and is dropped last; the bytes stand for what
    // is left when a kernel fails.
    let flags = unsafe { AscendTensor::<bool, 1>::from_raw_parts(&ascend, bytes.address(), 0, [4], [1]) };
    let found = flags.expect("a part").to_host().unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(found.to_vec(), [false, true, true, true]);
}
