//! A library that ships tuned answers: launches that leave parameters open take them.
#![cfg(feature = "tune")]

use std::ptr::null_mut;
use std::sync::LazyLock;
use tile_capi::{DLDataType, DLDevice, DLTensor, Device, Failure, Kernels, LEFT_OUT, Prepared};
use tile_kernel::launch::{Definition, Overrides};
use tile_kernel::prelude::*;
use tile_tune::{Caches, KernelKey, Row, Table};

/// The instance that ran.
#[tile_kernel(default(N = 4), tune(N = [2, 4, 8]))]
fn chosen<const N: usize>(out: &mut Tensor<f32, 1>) {
    dims!(out = [n]);
    let [b] = blocks([n.div_ceil(N)]);
    parallel!(N, |i| {
        out[b * N + i] = cast::<f32>(N);
    });
}

/// A table for the interpreter, which has measured six elements.
static TABLES: LazyLock<[Table; 1]> = LazyLock::new(|| {
    let mut table = Table::new("interpreter");
    <chosen>::default().with_definition(&mut |instance| {
        let consts = [("N".to_owned(), 8)].into();
        let (plan, seconds, expected, caches) = (Overrides::default(), 1.0, false, Caches::Hot);
        let row = Row { numbers: vec![6], consts, plan, seconds, expected, caches };
        table.add("a device", KernelKey::of(instance), row);
    });
    [table]
});

/// What a launch of `chosen` with such parameters leaves in six elements, each time of two.
fn ran(kernels: &Kernels, consts: &[i64]) -> Result<Vec<f32>, Failure> {
    let device = Device::open("interpreter", 0)?;
    let kernel = Prepared::new(&device, kernels, "chosen", &[], consts)?;
    let (mut data, mut shape) = (vec![0.0_f32; 6], [6_i64]);
    let tensor = DLTensor {
        data: data.as_mut_ptr().cast(),
        device: DLDevice { device_type: DLDevice::CPU, device_id: 0 },
        ndim: 1,
        dtype: DLDataType { code: 2, bits: 32, lanes: 1 },
        shape: shape.as_mut_ptr(),
        strides: null_mut(),
        byte_offset: 0,
    };
    // The second finds what the first looked up.
    for _ in 0..2 {
        // SAFETY: the tensor and its elements live through the launch, and nothing else uses them.
        unsafe { kernel.launch(&[&raw const tensor], &[], null_mut()) }?;
    }
    Ok(data)
}

#[test]
fn open_parameters_are_answered_and_stated_ones_stay() -> Result<(), Failure> {
    let plain = Kernels::new(|kernels| kernels.add(&<chosen>::default()));
    let shipping = Kernels::new(|kernels| {
        kernels.add(&<chosen>::default());
        kernels.tuned(&*TABLES);
    });
    for (consts, stated) in [(&[][..], None), (&[LEFT_OUT], None), (&[4], Some(4.0)), (&[2], Some(2.0))] {
        assert_eq!(ran(&shipping, consts)?, [stated.unwrap_or(8.0); 6], "{consts:?}");
        assert_eq!(ran(&plain, consts)?, [stated.unwrap_or(4.0); 6], "{consts:?}");
    }
    Ok(())
}
