//! The targets and the device as users have them: texts, launches on host and device tensors, and what
//! goes wrong.

mod common;

use common::{device, library, mxcc};
use std::path::Path;
use tile_cc::Dialect;
use tile_cc::compile::{LaunchFacts, compile};
use tile_core::passes::fit;
use tile_kernel::launch::{Definition, Device};
use tile_kernel::prelude::*;
use tile_kernel::{backends, host_device};
use tile_maca::dialect::{C500, C600};
use tile_maca::mxcc::Mxcc;
use tile_maca::runtime::Api;
use tile_maca::{Maca, MacaTensor};

/// c = a · b.
#[tile_kernel]
fn product<T: Num, const M: usize, const K: usize>(a: &Tensor<T, 2>, b: &Tensor<T, 2>, c: &mut Tensor<T::Acc, 2>) {
    dims!(a = [m, k], b = [k, n], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(M), n.div_ceil(M)]);
    let mut a_s = shared::<T>([M, K]);
    let mut b_s = shared::<T>([K, M]);
    let mut acc = fragment::<T::Acc>([M, M]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(K), stages = 2, |step| {
        copy(a.at([by * M, step * K]), &mut a_s);
        copy(b.at([step * K, bx * M]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
    });
    copy(&acc, c.at_mut([by * M, bx * M]));
}

/// y = 2 · x, where no x is negative.
#[tile_kernel]
fn doubled<const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [n], y = [n]);
    let [b] = blocks([n.div_ceil(N)]);
    let mut x_f = fragment::<f32>([N]);
    copy(x.at([b * N]), &mut x_f);
    parallel!(N, |i| {
        assert!(x_f[i] >= 0.0, "found {}", x_f[i]);
        x_f[i] = x_f[i] + x_f[i];
    });
    copy(&x_f, y.at_mut([b * N]));
}

fn text(kernel: &impl Definition, dialect: &Dialect) -> String {
    let mut text = String::new();
    kernel.with_definition(&mut |instance| {
        let compiled = fit(instance, |func| compile(func, &LaunchFacts::strongest(func), dialect));
        text = compiled.expect("the dialect has all of it").emitted.text;
    });
    text
}

#[test]
fn products_are_matrix_instructions_by_subdevice() {
    let has = |text: String, call: &str| assert!(text.contains(call), "{call} is not in\n{text}");
    let lacks = |text: String| assert!(!text.contains("__builtin_mxc_mma"), "an instruction is in\n{text}");
    has(text(&product::<f32, 32, 16>(), &C500), "__builtin_mxc_mma_16x16x4f32(");
    lacks(text(&product::<f32, 32, 16>(), &C600));
    for dialect in [&C500, &C600] {
        has(text(&product::<f16, 32, 32>(), dialect), "__builtin_mxc_mma_16x16x16f16(");
        lacks(text(&product::<f64, 32, 16>(), dialect));
    }
    lacks(text(&product::<bf16, 32, 32>(), &C500));
    has(text(&product::<bf16, 32, 32>(), &C600), "__builtin_mxc_mma_16x16x16bf16(");
    has(text(&product::<i8, 32, 32>(), &C500), "__builtin_mxc_mma_16x16x16i8(");
    has(text(&product::<i8, 32, 32>(), &C600), "__builtin_mxc_mma_16x16x32i8(");
    // Exact in f16, of which a C500 has an instruction.
    has(text(&product::<F8E4M3, 32, 32>(), &C500), "__builtin_mxc_mma_16x16x16f16(");
    has(text(&product::<F8E4M3, 32, 32>(), &C600), "__builtin_mxc_mma_16x16x32f8(");
    has(text(&product::<F8E5M2, 32, 32>(), &C600), "__builtin_mxc_mma_16x16x32bf8(");
}

#[test]
fn registered_targets_and_devices_are_found_by_name() {
    tile_maca::register().expect("the names are free");
    assert!(tile_maca::register().is_err(), "they are taken");
    assert!(tile_cc::dialect("maca:c500").is_some() && tile_cc::dialect("maca:c600").is_some());
    assert!(backends().iter().any(|backend| backend.name == "maca"));
    if std::env::var_os("MACA_PATH").is_none() && std::env::var_os("TILE_MACA_RUNTIME").is_none() {
        let error = host_device("maca").err().expect("there is no library").to_string();
        assert!(error.contains("maca") && error.contains("libmcruntime.so"), "{error}");
    }
}

#[test]
fn tensors_of_a_device_are_launched_on_and_given_back() -> Result<(), LaunchError> {
    let Some(first) = device(0) else { return Ok(()) };
    let other = device(1).expect("it is there");
    let host = Tensor::from([[1.0_f32, 2.0], [3.0, 4.0]]);
    let x = MacaTensor::from_host(&first, &host.view())?;
    let mut y = MacaTensor::<f32, 1>::zeros(&first, [2])?;
    let row = x.view().slice([1..2, 0..2]).expect("inside").reshape([2]).expect("no gaps");
    doubled::<64>().launch(&first, &row, &mut y)?;
    assert_eq!(y.to_host()?.to_vec(), [6.0, 8.0]);
    assert_eq!(format!("{:?}", x.view().t()), "f32[2, 2] by [1, 2] on MACA device 0");
    let mut elsewhere = MacaTensor::<f32, 1>::zeros(&other, [2])?;
    let error = doubled::<64>().launch(&first, &row, &mut elsewhere).expect_err("`y` is elsewhere").to_string();
    assert!(error.contains("`y`") && error.contains("MACA device 1"), "{error}");

    let negative = MacaTensor::from_host(&first, &Tensor::from([1.0_f32, -2.0]).view())?;
    let error = doubled::<64>().launch(&first, &negative, &mut y).expect_err("one is negative").to_string();
    assert!(error.contains("found -2"), "{error}");

    // Ragged extents, by way of host tensors.
    let (m, n, k) = (37, 35, 50);
    let a = Tensor::from_fn([m, k], |[i, j]| ((i * 7 + j * 3) % 5) as f32 - 2.0);
    let b = Tensor::from_fn([k, n], |[i, j]| ((i * 2 + j * 5) % 7) as f32 - 3.0);
    let mut c = Tensor::<f32, 2>::zeros([m, n]);
    product::<f32, 32, 16>().launch(&first.host_adapter(), &a, &b, &mut c)?;
    for (i, j) in (0..m).flat_map(|i| (0..n).map(move |j| (i, j))) {
        let sum: f32 = (0..k).map(|l| a[[i, l]] * b[[l, j]]).sum();
        assert_eq!(c[[i, j]], sum, "at {i}, {j}");
    }
    Ok(())
}

#[test]
fn what_goes_wrong_is_told() {
    let error = Api::at(Path::new("/nowhere/libmcruntime.so")).expect_err("there is none").to_string();
    assert!(error.contains("/nowhere/libmcruntime.so"), "{error}");
    let Some(library) = library() else { return };
    let with = |mxcc: Mxcc, ordinal| Maca::with(Api::at(library).expect("it opens"), mxcc, ordinal);
    let error = with(mxcc(), 3).expect_err("there are three").to_string();
    assert!(error.contains("there is no device 3, devices are numbered below 3"), "{error}");
    let error = with(mxcc(), 2).expect_err("nobody knows it").to_string();
    assert!(
        error.contains("device 2 is `MetaX N260`, expected a name of the form `MetaX C5…` or `MetaX C6…`"),
        "{error}"
    );
    let maca = with(Mxcc::at("/nowhere/mxcc"), 0).expect("the device is there");
    let (x, mut y) = (Tensor::from([1.0_f32]), Tensor::from([0.0_f32]));
    let error = doubled::<64>().launch(&maca.host_adapter(), &x, &mut y).expect_err("no compiler").to_string();
    assert!(error.contains("compiling kernel `doubled` with /nowhere/mxcc"), "{error}");
    let told = mxcc().compile("int x = y;", maca.subdevice(), "k").expect_err("`y` is nothing").to_string();
    assert!(told.contains("undeclared identifier 'y'"), "{told}");
    assert_eq!(maca.target(), "maca");
}
