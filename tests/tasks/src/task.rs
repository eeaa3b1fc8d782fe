//! What a task is, and what its check is given.

use std::fmt;
use tile_kernel::launch::{HostDevice, LaunchError};
use tile_kernel::prelude::{Element, Tensor};
use tile_kernel::tensor::TensorError;
use tile_kernels::testing::{Mismatch, Random, Tolerance, array};

/// A module of PyTorch and a solution of it in tile kernels.
#[derive(Debug)]
pub struct Task {
    /// The name of its files.
    pub name: &'static str,
    /// The text of its module of PyTorch.
    pub python: &'static str,
    /// The text of its solution and check.
    pub source: &'static str,
    /// The sizes it is checked on; the last is the hidden one, ragged on every axis that may be.
    pub cases: &'static [Case],
}

/// A task at one size.
#[derive(Debug)]
pub struct Case {
    /// The extents, in the order of the check's parameters.
    pub size: &'static [usize],
    /// Makes inputs, launches the solution, and compares it with the reference.
    pub check: fn(&mut Run<'_>) -> Outcome,
}

/// The result of a check.
pub type Outcome = Result<(), Fault>;

/// Why a check failed.
#[derive(Debug)]
pub enum Fault {
    /// A launch failed.
    Launch(LaunchError),
    /// A tensor has no such view.
    Tensor(TensorError),
    /// An output is not what the reference says.
    Wrong {
        /// The output.
        output: &'static str,
        /// Its first wrong element.
        mismatch: Mismatch,
    },
}

impl From<LaunchError> for Fault {
    fn from(error: LaunchError) -> Fault {
        Fault::Launch(error)
    }
}

impl From<TensorError> for Fault {
    fn from(error: TensorError) -> Fault {
        Fault::Tensor(error)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Launch(error) => write!(f, "{error}"),
            Fault::Tensor(error) => write!(f, "{error}"),
            Fault::Wrong { output, mismatch } => write!(f, "`{output}`: {mismatch}"),
        }
    }
}

impl std::error::Error for Fault {}

/// A device and random data, for one check.
pub struct Run<'d> {
    /// The device that the solution is launched on.
    pub device: &'d dyn HostDevice,
    random: Random,
}

impl<'d> Run<'d> {
    /// A run on a device with the data of a seed.
    pub fn new(device: &'d dyn HostDevice, seed: u64) -> Run<'d> {
        Run { device, random: Random::new(seed) }
    }

    /// A tensor of floats between −1 and 1, or of small integers.
    pub fn tensor<T: Element, const R: usize>(&mut self, shape: [usize; R]) -> Tensor<T, R> {
        self.random.tensor(shape)
    }

    /// A tensor of numbers between `lo` and `hi`.
    pub fn between<T: Element, const R: usize>(&mut self, shape: [usize; R], lo: f64, hi: f64) -> Tensor<T, R> {
        self.random.tensor_between(shape, lo, hi)
    }

    /// A tensor of integers below `n`.
    pub fn below<T: Element, const R: usize>(&mut self, shape: [usize; R], n: usize) -> Tensor<T, R> {
        self.random.indices(shape, n)
    }

    /// Compares an output with its reference.
    ///
    /// # Errors
    /// [`Fault::Wrong`] at the first element that is further off than the tolerance.
    pub fn near<T: Element, const R: usize>(
        &self,
        output: &'static str,
        got: &Tensor<T, R>,
        expected: &Tensor<f64, R>,
        tolerance: Tolerance,
    ) -> Outcome {
        let outcome = tolerance.check(&array(got), &array(expected));
        outcome.map(drop).map_err(|mismatch| Fault::Wrong { output, mismatch })
    }
}

/// Makes the file's `TASK`: its name, the sizes of its function `check`, and the hidden size.
macro_rules! task {
    ($name:ident, [$($size:tt),+ $(,)?], hidden $hidden:tt) => {
        pub(crate) const TASK: Task = Task {
            name: stringify!($name),
            python: include_str!(concat!(stringify!($name), ".py")),
            source: include_str!(concat!(stringify!($name), ".rs")),
            cases: &[
                $(crate::task::Case { size: &$size, check: |run| check(run, $size) },)+
                crate::task::Case { size: &$hidden, check: |run| check(run, $hidden) },
            ],
        };
    };
}

pub(crate) use task;
