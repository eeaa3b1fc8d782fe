//! Contents of tensors in device memory, read and written by their arguments.

use crate::kernels::axpy;
use crate::{HOPPER, tensor, turn, zeros};
use tile_cuda::Cuda;
use tile_kernel::launch::{Arg, Device, Hook, Hooked, Instance, LaunchError};
use tile_kernel::prelude::*;

/// Instead of a launch of `axpy`, gives the output the contents of `x`.
struct Copies;

impl<D: Device + ?Sized> Hook<D> for Copies {
    fn launch(&self, device: &D, _: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        let [_, Arg::Tensor(x), _, Arg::Tensor(out)] = args else { panic!("they are those of `axpy`") };
        let bytes = device.read_tensor(x)?.expect("it is this device's memory");
        assert_eq!(device.read_tensor(out)?, Some(vec![0; bytes.len()]));
        // SAFETY: the bytes are of a tensor of the same type and strides.
        let written = |tensor: &mut _, bytes: &[u8]| unsafe { device.write_tensor(tensor, bytes) };
        assert!(!written(x, &bytes)?, "an input is not written");
        assert!(!written(out, &bytes[4..])?, "all of it is written, or nothing");
        assert!(written(out, &bytes)?);
        assert_eq!(device.read_tensor(out)?, Some(bytes));
        Ok(())
    }
}

#[test]
fn arguments_are_read_and_written() {
    let _turn = turn();
    let cuda = Cuda::new(HOPPER).and_then(|cuda| cuda.new_stream()).expect("the stand-in has it");
    let host = Tensor::from_fn([100], |[i]| i as f32);
    let (x, mut out) = (tensor(&cuda, &host), zeros::<f32, 1>(&cuda, [100]));
    axpy::<64>().launch(&Hooked::new(&cuda, Copies), 1.0, &x, &x, &mut out).expect("nothing fails");
    assert_eq!(out.to_host().expect("it is there"), host);
    // What is captured into a graph runs later.
    // SAFETY: nothing is captured.
    let captured =
        unsafe { cuda.capture(|cuda| axpy::<64>().launch(&Hooked::new(cuda, Copies), 1.0, &x, &x, &mut out)) };
    let refused = captured.expect_err("the elements are not there").to_string();
    assert!(refused.contains("captured into a graph"), "{refused}");
}
