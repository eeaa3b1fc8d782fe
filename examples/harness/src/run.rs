//! The frame of an example: it parses flags, launches, times, checks, and prints a line for each
//! measurement.

use crate::{Args, Sample, Target, measure};
use std::process::ExitCode;
use std::time::{Duration, Instant};
use tile_kernel::elem::DType;
use tile_kernel::launch::Device;
use tile_kernel::prelude::{Element, LaunchError};
use tile_kernels::testing::{Error, Mismatch, Random};

/// The amount of work of one launch.
#[derive(Clone, Copy, Debug)]
pub enum Work {
    /// Arithmetic operations; an FMA counts as two.
    Operations(f64),
    /// Bytes that must be read and written once.
    Bytes(f64),
}

impl Work {
    /// The operations of a GEMM of an m×k and a k×n matrix.
    pub fn product([m, n, k]: [usize; 3]) -> Work {
        Work::Operations(2.0 * m as f64 * n as f64 * k as f64)
    }

    /// The bytes of `count` elements of `T`.
    pub fn elements<T: Element>(count: usize) -> Work {
        Work::Bytes((count * size_of::<T>()) as f64)
    }

    /// Billions of operations, or of bytes, per second.
    pub fn rate(self, seconds: f64) -> f64 {
        match self {
            Work::Operations(n) | Work::Bytes(n) => n / seconds / 1e9,
        }
    }

    /// The unit of the rate.
    pub fn unit(self) -> &'static str {
        match self {
            Work::Operations(_) => "GFLOP/s",
            Work::Bytes(_) => "GB/s",
        }
    }
}

/// A running example: its flags, its random data, and whether results were right so far.
#[derive(Debug)]
pub struct Run {
    args: Args,
    device: Option<Target>,
    /// Random data.
    pub random: Random,
    failed: bool,
}

/// Runs an example: reads the flags, prints a line for each measurement and for what
/// the device did in a slow way, and exits with failure when a result is wrong or a launch fails.
pub fn run(example: fn(&mut Run) -> Result<(), LaunchError>) -> ExitCode {
    let mut run = Run { args: Args::parse(), device: None, random: Random::new(Random::fresh_seed()), failed: false };
    let outcome = example(&mut run);
    run.device.iter().flat_map(Device::remarks).for_each(|remark| println!("note: {remark}"));
    match outcome {
        Ok(()) if !run.failed => ExitCode::SUCCESS,
        Ok(()) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

impl Run {
    /// The device that the flags ask for.
    ///
    /// # Errors
    /// When this machine or build lacks it.
    pub fn device(&mut self) -> Result<Target, LaunchError> {
        let device = self.args.device()?;
        self.device = Some(device.clone());
        Ok(device)
    }

    /// The number of threads that the flags ask for.
    pub fn threads(&self) -> usize {
        self.args.threads()
    }

    /// The extents: those of `--size`, the last one repeated, or `default`.
    pub fn size<const R: usize>(&self, default: [usize; R]) -> [usize; R] {
        self.args.size(default)
    }

    /// The element type of `--dtype`, one of those that the example knows;
    /// the first one by default.
    pub fn dtype(&self, known: &[DType]) -> DType {
        self.args.dtype(known)
    }

    /// Measures a launch: the call, or the kernel alone where the device
    /// measures it.
    ///
    /// # Errors
    /// When the launch fails.
    pub fn time(&self, mut launch: impl FnMut() -> Result<(), LaunchError>) -> Result<Sample, LaunchError> {
        const BUDGET: Duration = Duration::from_millis(300);
        launch()?;
        let measured = || self.device.as_ref().and_then(Device::measured);
        if measured().is_some() {
            let (start, mut seconds) = (Instant::now(), Vec::new());
            while seconds.len() < 3 || start.elapsed() < BUDGET {
                launch()?;
                seconds.extend(measured().map(|time| time.as_secs_f64()));
            }
            return Ok(Sample::of(seconds));
        }
        let mut failure = Ok(());
        let sample = measure(BUDGET, || failure = failure.clone().and(launch()));
        failure.map(|()| sample)
    }

    /// What a measurement gives, where the device can launch what is measured; where
    /// it lacks something, prints what.
    ///
    /// # Errors
    /// All others.
    pub fn if_possible(&self, measured: Result<Sample, LaunchError>) -> Result<Option<Sample>, LaunchError> {
        match measured {
            Err(error @ LaunchError::Unsupported { .. }) => {
                println!("{error}");
                Ok(None)
            }
            measured => measured.map(Some),
        }
    }

    /// Prints a measurement and notes whether the result was right.
    pub fn report<T: Element>(&mut self, name: &str, work: Work, time: &Sample, checked: Result<Error, Mismatch>) {
        let seconds = time.median();
        let verdict = match checked {
            Ok(error) => error.to_string(),
            Err(mismatch) => {
                self.failed = true;
                format!("WRONG: {mismatch}")
            }
        };
        let milliseconds = seconds * 1e3;
        let rate = format!("{:8.2} {}", work.rate(seconds), work.unit());
        println!("{name:<44} {:<5} {milliseconds:9.3} ms {rate} {verdict}", T::DTYPE);
    }
}
