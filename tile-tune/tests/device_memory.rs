//! Searches for tensors in a device's own memory: their results are compared, too, where the device
//! gives them out.

use tile_core::elem::DType;
use tile_core::launch::{
    Arg, Device, Input, Instance, LaunchError, Memory, Output, TensorArg, TensorParts, mark_written,
};
use tile_kernel::prelude::*;
use tile_tune::{Outcome, Report, Tuner};

/// `y += x`.
#[tile_kernel(default(N = 16), tune(N = [16, 32, 64]))]
fn add<const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [n], y = [n]);
    let [i] = blocks([n.div_ceil(N)]);
    parallel!(N, |j| {
        y[i * N + j] += x[i * N + j];
    });
}

/// A device with memory that no other addresses, of which some instances compute something else.
#[derive(Default)]
struct Far {
    wrong: i64,
    /// Whether it keeps what it has to itself.
    closed: bool,
}

const MEMORY: Memory = Memory::Device(7);

/// A tensor there: every `step`th of the elements.
struct FarTensor {
    elements: Vec<f32>,
    shape: [i64; 1],
    strides: [i64; 1],
}

impl FarTensor {
    fn new(elements: Vec<f32>, step: i64) -> FarTensor {
        let shape = [elements.len() as i64 / step];
        FarTensor { elements, shape, strides: [step] }
    }

    fn parts(&self, mutable: bool) -> TensorParts<'_> {
        let address = self.elements.as_ptr().cast_mut().cast();
        let (shape, strides) = (&self.shape, &self.strides);
        TensorParts { dtype: DType::F32, address, memory: MEMORY, shape, strides, mutable }
    }
}

impl Input<Far, f32, 1> for &FarTensor {
    fn arg(&self) -> Arg<'_> {
        // SAFETY: elements of a vector, borrowed.
        Arg::Tensor(unsafe { TensorArg::new(self.parts(false)) })
    }
}

impl Output<Far, f32, 1> for &mut FarTensor {
    fn arg_mut(&mut self) -> Arg<'_> {
        let address = self.elements.as_mut_ptr().cast();
        // SAFETY: elements of a vector, borrowed exclusively.
        Arg::Tensor(unsafe { TensorArg::new(TensorParts { address, ..self.parts(true) }) })
    }
}

impl Device for Far {
    fn target(&self) -> &'static str {
        "far"
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        let here = |arg: &Arg<'_>| match arg {
            // SAFETY: the argument's elements, for as long as the launch takes.
            Arg::Tensor(tensor) => Arg::Tensor(unsafe {
                let (shape, strides) = (tensor.shape.to_vec().leak(), tensor.strides.to_vec().leak());
                TensorArg::new(TensorParts { memory: Memory::Host, shape, strides, ..**tensor })
            }),
            Arg::Scalar(scalar) => Arg::Scalar(*scalar),
        };
        let mut hosted: Vec<Arg<'_>> = args.iter().map(here).collect();
        Interpreter::default().launch(instance, &mut hosted)?;
        if instance.consts() == [self.wrong]
            && let Arg::Tensor(y) = &args[1]
        {
            // SAFETY: an output of `f32`s with one element at least, borrowed for the launch.
            unsafe { y.address.cast::<f32>().write(-1.0) };
        }
        // SAFETY: the launch is done.
        unsafe { mark_written(args) };
        Ok(())
    }

    fn read_tensor(&self, tensor: &mut TensorArg<'_>) -> Result<Option<Vec<u8>>, LaunchError> {
        // SAFETY: the tensor's bytes, which are initialised.
        let bytes = || unsafe { std::slice::from_raw_parts(tensor.address, tensor.span()) }.to_vec();
        Ok((tensor.memory == MEMORY && !self.closed).then(bytes))
    }

    unsafe fn write_tensor(&self, tensor: &mut TensorArg<'_>, bytes: &[u8]) -> Result<bool, LaunchError> {
        assert_eq!((tensor.memory, bytes.len(), tensor.mutable), (MEMORY, tensor.span(), true));
        // SAFETY: an output, borrowed exclusively.
        unsafe { tensor.address.copy_from_nonoverlapping(bytes.as_ptr(), bytes.len()) };
        Ok(true)
    }
}

fn tune(device: &Far, y: &mut FarTensor) -> Report {
    let x = FarTensor::new((0..100).map(|i| i as f32).collect(), 1);
    Tuner::new().tune(device, |device| add::default().launch(device, &x, y)).unwrap()
}

fn is_wrong(report: &Report) -> bool {
    let trial = report.trials.iter().find(|trial| trial.point == [32]).expect("it was tried");
    matches!(trial.outcome, Outcome::Wrong(_))
}

#[test]
fn results_in_device_memory_are_compared() {
    let mut y = FarTensor::new(vec![1.0; 100], 1);
    let report = tune(&Far { wrong: 32, ..Far::default() }, &mut y);
    assert!(is_wrong(&report), "{report:?}");
    assert_eq!(report.remarks, [""; 0]);
    let expected: Vec<f32> = (0..100).map(|i| 1.0 + i as f32).collect();
    assert_eq!(y.elements, expected, "one launch is left of all");
}

#[test]
fn what_cannot_be_compared_is_a_remark() {
    let closed = Far { closed: true, wrong: 32 };
    let with_gaps = Far { wrong: 32, ..Far::default() };
    for (device, step) in [(closed, 1), (with_gaps, 2)] {
        let report = tune(&device, &mut FarTensor::new(vec![1.0; 100 * step as usize], step));
        assert!(!is_wrong(&report));
        assert!(report.remarks.iter().any(|remark| remark.starts_with("results were not compared: ")), "{report:?}");
    }
}
